import type { Arrow } from './scene'

export interface Point {
  x: number
  y: number
}

/** Where on the page a thing lies, by its key (`card 5`, `place 2`), if anything of it is to be seen. */
export function node(key: string): Element | null {
  if (key === 'stage') return document.querySelector('.stage .shown')
  const [kind, id] = key.split(' ')
  if (!id) return null
  if (kind === 'item') return document.querySelector(`.chain [data-item="${id}"]`)
  const some = kind === 'place' ? document.querySelectorAll(`.board .place[data-drop="${key}"]`) : document.querySelectorAll(`.board [data-drop^="card "][data-drop~="${id}"]`)
  return [...some].find((one) => one.getClientRects().length) ?? null
}

export function centre(one: Element): Point {
  const box = one.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

export function found(key: string): Point | undefined {
  const one = node(key)
  return one ? centre(one) : undefined
}

/** Where an arrow begins: at the edge towards its goal, so that it covers no number. */
export function edge(key: string, to: Point): Point | undefined {
  const box = node(key)?.getBoundingClientRect()
  if (!box) return undefined
  const mid = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  // Out of the top of the card on the stage: the verb and its reason stand beside it.
  if (key === 'stage') return { x: Math.min(box.right - 10, Math.max(box.left + 10, to.x)), y: box.top + 6 }
  return Math.abs(to.x - mid.x) > Math.abs(to.y - mid.y) ? { x: mid.x, y: box.top + box.height * 0.16 } : { x: box.right - box.width * 0.1, y: mid.y }
}

/** Where an arrow ends: at a place on the side of whoever goes there, next to the front line. */
export function goal(key: string, kind: Arrow['kind']): Point | undefined {
  if (!key.startsWith('place ')) return found(key)
  const place = node(key)
  if (!place) return undefined
  const zone = place.querySelector(kind === 'march' ? '.units.foe' : '.units.own') ?? place
  const box = (zone.getClientRects().length ? zone : place).getBoundingClientRect()
  const band = place.classList.contains('band')
  return { x: box.left + (band ? Math.min(44, box.width / 2) : box.width / 2), y: kind === 'march' ? Math.max(box.top + 18, box.bottom - (band ? box.height / 2 : 44)) : Math.min(box.bottom - 14, box.top + 44) }
}
