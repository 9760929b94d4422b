import type { Card } from '../contract'

/** Equal cards shown as one, with a count. */
export interface Stack {
  key: number
  cards: Card[]
  /** What is attached to it: shown with its bearer. */
  worn: Card[]
}

const look = (card: Card): string =>
  JSON.stringify([
    card.name, card.controller, card.might ?? 0, card.exhausted ?? false, card.stunned ?? false, card.damage ?? 0,
    card.buffs ?? 0, card.empowered ?? 0, card.prevent ?? 0, card.role ?? '', card.copy_of ?? '', card.counters ?? [],
    Object.entries(card.keywords ?? {}).sort(),
  ])

/** Units and gear of a place as stacks: the mightiest first, equal ones together, chosen ones
 * `apart`; what is worn goes with its bearer. */
export function stacks(cards: Card[], all: Card[] = cards, apart: (id: number) => boolean = () => false): Stack[] {
  const found = new Map<string, Stack>()
  for (const card of cards) {
    if (card.attached_to && all.some((bearer) => bearer.id === card.attached_to)) continue
    const worn = all.filter((one) => one.attached_to === card.id)
    const key = worn.length ? `#${card.id}` : `${apart(card.id)}${look(card)}`
    const stack = found.get(key)
    if (stack) stack.cards.push(card)
    else found.set(key, { key: card.id, cards: [card], worn })
  }
  return [...found.values()].sort((x, y) => (y.cards[0]?.might ?? 0) - (x.cards[0]?.might ?? 0))
}
