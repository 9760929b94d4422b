import type { Card, View } from '../contract'

/** Equal cards shown as one, with a count. */
export interface Stack {
  key: number
  cards: Card[]
  /** What is attached to them: shown with its bearers. */
  worn: Card[]
}

/** What each of a stack wears, equal things once with their number. */
export function wornBy(stack: Stack): [name: string, count: number][] {
  const found = new Map<string, number>()
  for (const one of stack.worn) found.set(one.name, (found.get(one.name) ?? 0) + 1)
  return [...found].map(([name, count]) => [name, count / stack.cards.length])
}

/** Deflected counters (LL 6.5): kinds and numbers take turns; the only kind there is has the number 1. */
export function deflected(card: Card): number {
  const list = card.counters ?? []
  for (let i = 0; i + 1 < list.length; i += 2) if (list[i] === 1) return list[i + 1]!
  return 0
}

/** The keywords of a card with their values. */
export const keywordsOf = (card: Card): [word: string, value: number][] => Object.entries(card.keywords ?? {})

/** What a Strike adds to the Might of who wears it is an option of the table (LL 9.3). */
export const strikeBonus = (card: Card, view: View | undefined): number =>
  card.name === 'Strike' ? Number(view?.options['mighty-strikes'] ?? 0) : 0

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
    const key = `${apart(card.id)}${look(card)}${worn.map(look).sort().join()}`
    const stack = found.get(key)
    if (stack) {
      stack.cards.push(card)
      stack.worn.push(...worn)
    } else found.set(key, { key: card.id, cards: [card], worn })
  }
  return [...found.values()].sort((x, y) => (y.cards[0]?.might ?? 0) - (x.cards[0]?.might ?? 0))
}
