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

const within = (room: Span, box: Span): boolean => box.top >= room.top && box.bottom <= room.bottom

/** Bring them into sight in their room; if one is enough, nothing moves where one of them is. */
export function reveal(things: HTMLElement[], room: Span, scroll: (by: number) => void, one = false): void {
  const boxes = things.map((thing) => thing.getBoundingClientRect())
  if (one && boxes.some((box) => within(room, box))) return
  const by = shift(room, one ? boxes.slice(0, 1) : boxes)
  if (Math.abs(by) > 1) scroll(by)
}

/** Only a crowded lane of a phone scrolls: what is meant comes into sight there. */
export function bring(things: HTMLElement[], one = false): void {
  const room = document.querySelector<HTMLElement>('.board .lanes')
  if (!room || room.scrollHeight - room.clientHeight < 3) return
  const box = room.getBoundingClientRect()
  reveal(things.filter((thing) => room.contains(thing)), { top: box.top + 4, bottom: box.bottom - 4 }, (by) => room.scrollBy({ top: by }), one)
}
