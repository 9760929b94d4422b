/** What a question is about is brought into sight, whole. */
export interface Span {
  top: number
  bottom: number
}

/** How far to scroll so that the first of these are seen whole: as many of them, in this order, as have room together. */
export function shift(room: Span, boxes: Span[]): number {
  const tall = room.bottom - room.top
  let seen: Span | undefined
  for (const box of boxes) {
    const both: Span = { top: Math.min(box.top, seen?.top ?? box.top), bottom: Math.max(box.bottom, seen?.bottom ?? box.bottom) }
    if (!seen || both.bottom - both.top <= tall) seen = both
  }
  if (!seen || seen.top < room.top) return seen ? seen.top - room.top : 0
  return Math.max(0, Math.min(seen.bottom - room.bottom, seen.top - room.top))
}

/** Where units fight: those one may choose first, then the others there, then the name of the place. */
export function fighting(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('.board .place.fight [data-thing]')]
  const rank = (one: HTMLElement): number => (one.classList.contains('title') ? 2 : one.classList.contains('legal') ? 0 : 1)
  return all.sort((x, y) => rank(x) - rank(y))
}

export const legal = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.board .legal[data-thing]')]

/** What lies before oneself: the base and the hand. */
export const own = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.board .duel > .place.base, .board #hand')]

const within = (room: Span, box: Span): boolean => box.top >= room.top && box.bottom <= room.bottom

/** Bring them into sight in their room; if one is enough, nothing moves where one of them is. */
export function reveal(things: HTMLElement[], room: Span, scroll: (by: number) => void, one = false): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect())
  if (one && boxes.some((box) => within(room, box))) return
  const by = shift(room, one ? boxes.slice(0, 1) : boxes)
  if (Math.abs(by) > 1) scroll(by)
}

/** How much of a room's edges is faded out while there is more (look.css). */
const FADE = 38

/** Names of places that stay in sight while what is below them scrolls. */
const stays = (name: Element | null): boolean => name !== null && getComputedStyle(name).position === 'sticky'

/** On a wide screen only parts of the board scroll: each brings its own into sight. */
export function revealInParts(things: HTMLElement[], one = false): void {
  const rooms = new Map<HTMLElement, HTMLElement[]>()
  for (const thing of things) {
    const room = thing.closest<HTMLElement>('.lanes [data-more]')
    if (room && stays(thing.closest('.place > header'))) {
      if (one) return
    } else if (room) rooms.set(room, [...(rooms.get(room) ?? []), thing])
    else if (one && thing.closest('.lanes')) return // it is where nothing scrolls
  }
  for (const [node, some] of rooms) {
    const box = node.getBoundingClientRect()
    const fades = node.scrollHeight - node.clientHeight > 2 ? FADE : 0
    const names = [...node.querySelectorAll<HTMLElement>('.place > header')].filter(stays).map((name) => name.offsetHeight)
    const above = names.length ? Math.max(...names) : node.scrollTop > 0 ? fades : 0
    reveal(some, { top: box.top + above, bottom: box.bottom - fades }, (by) => node.scrollBy({ top: by }), one)
    if (one) return
  }
}
