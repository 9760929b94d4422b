import type { Ask, Choice, Previewed, ToServer, View } from '../contract'
import { CALM_VERBS, undone, type Offer } from './choosing'

/** What an answer would do. */
export type Foretold = Omit<Previewed, 'type' | 'id'>

/** So long somebody dwells on an answer before it is asked what it would do. */
const DWELL = 160
/** Of more than so many answers it is not looked into whether any would do anything: surely one would. */
const LOOKED = 8

/** What happens on the way to an effect, and is none by itself. */
const BY_THE_WAY = new Set([
  'ability-resolves', 'ability-withdrawn', 'adds', 'chooses', 'declines', 'detached', 'phase', 'plays', 'resolves', 'showdown',
  'showdown-ends', 'triggers', 'uses', 'withdrawn',
])

/** Would this play, move or ability change anything but runes and hands? What is not certain, or asks on, might. */
export function idle(told: Foretold, view: View): boolean {
  if (told.next && told.lines.length === 0) return false
  const worn = (gear: number | undefined, by: number | undefined): boolean => view.places.some((place) => place.gear.some((one) => one.id === gear && one.attached_to === by))
  return told.lines.length > 0 && told.lines.every((line) => {
    if (line.kind === 'recycles') return line.objects.every((id) => told.pays.includes(id))
    if (line.kind === 'attached') return worn(line.objects[0], line.objects[1])
    return line.certain && BY_THE_WAY.has(line.kind)
  })
}

const keyOf = ({ ask, choice, goal }: Offer): string =>
  `${ask.id} ${choice.verb} ${choice.a} ${choice.b} ${goal?.kind === 'place' ? goal.index : -1} ${goal?.kind === 'card' ? goal.ids[0]! : 0}`

/** Asks what answers would do, for whoever dwells on one, and before it is said that something is left to do. */
export class Foretelling {
  /** What the answer somebody dwells on would do, and which it is. */
  shown = $state.raw<Foretold | null>(null)
  of = $state.raw<Offer | null>(null)
  /** What paying automatically would take, while it is asked with what to pay. */
  paid = $state.raw<Foretold | null>(null)
  /** Answers of the open question that would change nothing, by verb and object. */
  #idle = $state.raw<ReadonlySet<string>>(new Set())
  #judged = -1
  #known = new Map<string, Foretold>()
  #asked = new Map<number, string>()
  #then = new Map<string, (told: Foretold) => void>()
  #key = ''
  #dwelling: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly say: (message: ToServer) => boolean,
    private readonly number: () => number,
    private readonly seat: () => number,
  ) {}

  dwell(offer: Offer | null): void {
    clearTimeout(this.#dwelling)
    if (!offer) {
      this.#key = ''
      this.shown = null
      return
    }
    this.of = offer
    this.#key = keyOf(offer)
    this.shown = this.#known.get(this.#key) ?? null
    if (!this.shown) this.#dwelling = setTimeout(() => this.#ask(offer), DWELL)
  }

  #ask(offer: Offer): void {
    const { ask, choice, goal } = offer
    if ([...this.#asked.values()].includes(keyOf(offer))) return // it is on its way
    const id = this.number()
    const there = goal ? { place: goal.kind === 'place' ? goal.index : -1, card: goal.kind === 'card' ? goal.ids[0]! : 0 } : {}
    this.#asked.set(id, keyOf(offer))
    this.say({ type: 'preview', seat: this.seat(), ask: ask.id, verb: choice.verb, a: choice.a, b: choice.b, id, ...there })
  }

  take(id: number, told: Foretold): void {
    const key = this.#asked.get(id)
    if (key === undefined) return
    this.#asked.delete(id)
    this.#known.set(key, told)
    if (key === this.#key) this.shown = told
    const then = this.#then.get(key)
    this.#then.delete(key)
    then?.(told)
  }

  /** Too many at once, or the question is gone. */
  refused(id: number): void {
    this.#asked.delete(id)
  }

  #foretell(offer: Offer, then: (told: Foretold) => void): void {
    const known = this.#known.get(keyOf(offer))
    if (known) return then(known)
    this.#then.set(keyOf(offer), then)
    this.#ask(offer)
  }

  /** Another table: what was foretold is void, and so is whatever belongs to a question that is gone. */
  forget(asks: Ask[]): void {
    this.#known.clear()
    this.#then.clear()
    this.#asked.clear()
    this.shown = this.paid = null
    if (!asks.some((one) => this.#key.startsWith(`${one.id} `))) this.dwell(null)
    if (!asks.some((one) => one.id === this.#judged)) {
      this.#judged = -1
      this.#idle = new Set()
    }
  }

  /** Look ahead for the question that is open: what it would take to pay, and whether anything is worth doing. */
  lookAhead(ask: Ask | undefined, view: View): void {
    const auto = ask?.kind === 'pay' ? ask.options.find((one) => one.verb === 'auto') : undefined
    if (ask?.waited && auto) this.#foretell({ ask, choice: auto }, (told) => (this.paid = told))
    const left = undone(ask, view)
    if (!ask?.waited || ask.id === this.#judged || !left.length || left.length > LOOKED) return
    this.#judged = ask.id
    this.#judge(ask, left, view)
  }

  /** One after another, until one is found that would change something. */
  #judge(ask: Ask, [next, ...rest]: Choice[], view: View): void {
    if (!next || ask.id !== this.#judged) return
    this.#foretell({ ask, choice: next }, (told) => {
      if (ask.id !== this.#judged || !idle(told, view)) return
      this.#idle = new Set([...this.#idle, `${next.verb} ${next.a} ${next.b}`])
      this.#judge(ask, rest, view)
    })
  }

  /** What could still be done in a main phase, without what would change nothing. */
  left(ask: Ask | undefined, view: View): Choice[] {
    const found = undone(ask, view)
    return ask?.id === this.#judged ? found.filter((one) => !this.#idle.has(`${one.verb} ${one.a} ${one.b}`)) : found
  }

  /** Runes that would pay for what somebody dwells on, or for what is asked. */
  get pays(): readonly number[] {
    const dwelt = this.shown && !CALM_VERBS.some((verb) => verb === this.of?.choice.verb) ? this.shown.pays : []
    return dwelt.length ? dwelt : (this.paid?.pays ?? []) // what is only begun with another rune pays nothing yet
  }
}
