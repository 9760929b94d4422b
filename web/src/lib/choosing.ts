import type { Ask, Card, Choice, View } from '../contract'
import { stacks } from './stacks'

/** Something on the table one can press. */
export type Thing =
  | { kind: 'card'; ids: number[] }
  | { kind: 'place'; index: number }
  | { kind: 'side'; index: number }
  | { kind: 'lane'; index: number }

/** An answer one could give, and to which question. */
export interface Offer {
  ask: Ask
  choice: Choice
  /** Where the card was let go: what is asked next may be answered by that. */
  goal?: Thing
}

export const card = (...ids: number[]): Thing => ({ kind: 'card', ids })

/** Is this answer about that thing? */
export function touches(choice: Choice, thing: Thing, view: View): boolean {
  if (thing.kind === 'card') return (choice.cards ?? []).some((id) => thing.ids.includes(id))
  if (thing.kind === 'place') {
    const own = view.places[thing.index]?.card?.id
    return choice.place === thing.index || (own !== undefined && (choice.cards ?? []).includes(own))
  }
  if (thing.kind === 'side') return choice.seat === thing.index
  return choice.lane === thing.index
}

/** All answers about a thing; of several equal ones in a stack only the first. */
export function offersOn(asks: Ask[], thing: Thing, view: View): Offer[] {
  const found: Offer[] = []
  const said = new Set<string>()
  for (const ask of asks) {
    for (const choice of ask.options) {
      if (!touches(choice, thing, view)) continue
      const same = `${ask.id} ${choice.verb} ${choice.b} ${choice.text.replace(/ #\d+$/, '')}`
      if (said.has(same)) continue
      said.add(same)
      found.push({ ask, choice })
    }
  }
  return found
}

/** The answers of a question. Those that say the same but for a number are one row, which gives the first of them. */
export function rows(ask: Ask): { offer: Offer; times: number }[] {
  const found = new Map<string, { offer: Offer; times: number }>()
  for (const choice of ask.options) {
    const words = choice.text.replace(/ #\d+$/, '')
    const key = words === choice.text ? `${choice.verb} ${choice.a} ${choice.b}` : `${choice.verb} ${choice.b} ${choice.cost ?? ''} ${words}`
    const same = found.get(key)
    if (same) same.times++
    else found.set(key, { offer: { ask, choice }, times: 1 })
  }
  return [...found.values()]
}

/** Everything that lies where one can press it. Cards one looks at in a deck do not. */
export function pressable(view: View): Set<number> {
  const found = new Set(lying(view).map((one) => one.id))
  for (const arena of view.arenas) for (const item of arena.chain) found.add(item.id)
  return found
}

export function lying(view: View): Card[] {
  const places = view.places.flatMap((one) => [...(one.card ? [one.card] : []), ...one.units, ...one.gear, ...one.facedown])
  const sides = view.sides.flatMap((one) => [...one.hand, ...one.trash, ...one.banished, ...one.champion, ...one.legends, ...one.runes])
  return [...places, ...sides]
}

/** Is the answer shown on the table, so that it need not be a button of its own? */
export const onTable = (choice: Choice, there: Set<number>): boolean =>
  (choice.place ?? -1) >= 0 || (choice.cards ?? []).some((id) => there.has(id))

/** Which lane to look at to answer what this seat is waited for; one's own where that does as well. What one only may do
 * turns nobody away from what they read. */
export function laneOf(ask: Ask | undefined, view: View, me: number): number {
  if (!ask?.waited || view.arenas.length < 2) return me
  const lanes = new Set<number>()
  for (const place of view.places) {
    const here = pressable({ ...view, places: [place], sides: [], arenas: [] })
    if (ask.options.some((one) => one.place === place.index || (one.cards ?? []).some((id) => here.has(id)))) lanes.add(place.arena)
  }
  if (view.arenas[ask.lane] && (!lanes.size || lanes.has(ask.lane))) return ask.lane
  return !lanes.size || lanes.has(me) ? me : Math.min(...lanes)
}

/** Nobody waits for it: a lane where one may step in. */
export const offered = (ask: Ask): boolean => ask.kind === 'help' && !ask.waited && !ask.options.some((one) => one.verb === 'let-go')

/** Before the first turn the table is empty: what is asked then (battlefields, who begins, the mulligan) stands in its middle.
 * On a small screen what is about the hand stays below it, where the cards are. */
export function inTheMiddle(ask: Ask | undefined, view: View, narrow: boolean): boolean {
  if (view.turn > 0) return false
  const there = pressable(view)
  return narrow ? ask !== undefined && !ask.options.some((one) => onTable(one, there)) : true
}

/** Answers that go on without doing anything, in the order one would try them. */
export const CALM_VERBS = ['pass', 'done', 'end', 'no'] as const

export function calm(asks: Ask[]): Offer | undefined {
  const first = asks.find((ask) => ask.waited) ?? asks[0]
  if (!first) return undefined
  for (const verb of CALM_VERBS) {
    const choice = first.options.find((one) => one.verb === verb)
    if (choice) return { ask: first, choice }
  }
  return undefined
}

/** A drag says two things at once: after the card was taken, the question where to is answered by where it was let go. */
const FOLLOWS = ['place', 'destination', 'target', 'hide', 'choose']

export function followUp(asks: Ask[], goal: Thing, view: View): Offer | undefined {
  for (const ask of asks) {
    if (!FOLLOWS.includes(ask.kind) || !ask.waited) continue
    const found = offersOn([ask], goal, view)
    if (found.length === 1) return found[0]
  }
  return undefined
}

/** What could still be done in a main phase before the turn is ended. Runes by themselves change nothing. */
export function undone(ask: Ask | undefined, view: View): Choice[] {
  if (ask?.kind !== 'main') return []
  const runes = new Set(view.sides.flatMap((side) => side.runes.map((one) => one.id)))
  return ask.options.filter((one) => !CALM_VERBS.some((verb) => verb === one.verb) && !(one.cards?.length && one.cards.every((id) => runes.has(id))))
}

/** Where up to so many may be chosen and no more lie there: one button for all of them. */
export function allOf(ask: Ask | undefined): Choice[] {
  if (!ask?.waited || !UP_TO.includes(ask.kind) || !ask.options.some((one) => one.verb === 'done')) return []
  const picks = ask.options.filter((one) => one.verb === 'pick')
  return picks.length > 1 && (ask.kind === 'move-more' || picks.length <= ask.most) ? picks : []
}
const UP_TO = ['move-more', 'target', 'choose']

/** Is it only "done" that is said where none of what may be chosen is? Of one card looked at (CR 436) and of choices made before (CR 752) it is said what becomes of them. */
export function plainlyDone(ask: Ask): boolean {
  const stays = ask.clause === 'CR 752' || (ask.clause === 'CR 436' && ask.options.length === 2)
  return (ask.kind === 'target' || ask.kind === 'choose') && !stays
}

/** Of up to so many of one's runes: as many as may be, exhausted ones first, for those are the ones that gain from it. */
export function runesOf(ask: Ask | undefined, view: View): Choice[] {
  if (!ask?.waited || !UP_TO.includes(ask.kind) || !ask.options.some((one) => one.verb === 'done')) return []
  const picks = ask.options.filter((one) => one.verb === 'pick')
  const runes = new Map(view.sides.flatMap((side) => side.runes.map((one) => [one.id, one])))
  const rune = (one: Choice): Card | undefined => runes.get(one.cards?.[0] ?? 0)
  const left = ask.most - (view.arenas[ask.lane]?.chain.at(-1)?.targets.flat().length ?? 0)
  if (picks.length <= left || !picks.every(rune)) return []
  return picks.filter((one) => rune(one)!.exhausted).slice(0, Math.max(0, left))
}

/** Of something that was begun and can still be left: a unit on its way, a card that looks for its place or target. */
export function begun(ask: Ask | undefined, view: View, seat: number): boolean {
  if (!ask?.waited || !BEGUN.includes(ask.kind)) return false
  if (ask.kind === 'destination' || ask.kind === 'move-more') return ask.picked.length > 0
  const item = view.arenas[ask.lane]?.chain.at(-1)
  return item !== undefined && !item.finalized && item.seat === seat
}
const BEGUN = ['destination', 'move-more', 'place', 'target', 'hide', 'optional-cost', 'pay', 'mode']

/** One of several that cannot be told apart must be chosen: it does not matter which. The first of them, or nothing. */
export function sameAnyway(ask: Ask | undefined, view: View): Offer | undefined {
  if (!ask?.waited || !SAME.includes(ask.kind) || ask.options.length < 2) return undefined
  const ids = ask.options.map((one) => (one.verb === 'pick' && one.b === ask.options[0]!.b && one.cards?.length === 1 ? one.cards[0]! : 0))
  const place = view.places.find((one) => one.units.some((unit) => unit.id === ids[0]))
  const same = place && stacks(place.units, [...place.units, ...place.gear]).find((stack) => ids.every((id) => stack.cards.some((card) => card.id === id)))
  return same && { ask, choice: ask.options[0]! }
}
const SAME = ['target', 'choose', 'assign', 'cost-choice']
