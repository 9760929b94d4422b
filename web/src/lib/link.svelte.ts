import type { Answer, Ask, Card, Choice } from '../contract'
import type { Board } from './board'
import { allOf, begun, offersOn, runesOf, type Offer, type Thing } from './choosing'
import type { Foretold } from './foretelling.svelte'
import { Hearing } from './hearing.svelte'
import { finish } from './motion'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

/** An answer that is not stored by then is told to be on its way. */
const LATE = 3000

/** The line to a room from the side of whoever sits there: what they press, drag, ask and say. What is told: `Hearing`. */
export class Link extends Hearing implements Board {
  answer(offer: Offer, sure = false): void {
    if (this.busy) return
    const { ask, choice } = offer
    if (!sure && choice.verb === 'end' && settings.all.askEnd && this.ending?.ask.id !== ask.id && this.left.length) {
      this.ending = offer
      return
    }
    this.ending = null
    const message: Answer = {
      type: 'answer', seat: this.seat, ask: ask.id, verb: choice.verb, a: choice.a, b: choice.b, id: ++this.number,
    }
    this.notice = null
    this.menu = null
    this.story.end()
    finish()
    this.busy = this.say(message)
    this.sent = message
    clearTimeout(this.late)
    if (this.busy) this.late = setTimeout(() => (this.unstored = this.sent === message && this.busy), LATE)
    this.goal = this.busy ? (offer.goal ?? null) : null
    if (!this.busy) this.notice = { text: t('link-lost'), clause: '', lines: [] }
  }

  /** What would a good player do? A little more each time it is asked for at the same question. */
  advise(): void {
    const { ask, hint } = this
    if (!this.hintable || this.telling || !ask) return
    if (hint?.ask === ask.id) {
      if (hint.found) this.hint = { ...hint, strength: Math.min(3, hint.strength + 1) }
    } else if (this.say({ type: 'hint', seat: this.seat, ask: ask.id, id: ++this.number })) this.hint = { ask: ask.id, strength: 1, found: null }
  }

  /** Of up to so many: every one that is offered, or as many runes as may be. */
  chooseAll(ask: Ask): void {
    const first = this.#nextOfAll(ask)
    if (!first || this.busy) return
    this.answer({ ask, choice: first })
    this.every = this.busy ? { kind: ask.kind, subject: ask.subject } : null
  }
  #nextOfAll(ask: Ask): Choice | undefined {
    return runesOf(ask, this.table!.view)[0] ?? allOf(ask)[0] ?? ask.options.find((one) => one.verb === 'pick')
  }
  protected chooseOn(): void {
    const ask = this.every && this.asks.find((one) => one.waited && one.kind === this.every!.kind && one.subject === this.every!.subject)
    const next = (ask && this.#nextOfAll(ask)) ?? ask?.options.find((one) => one.verb === 'done')
    if (!ask || !next || next.verb !== 'pick') this.every = null
    if (ask && next) this.answer({ ask, choice: next })
  }

  /** Something was begun that can still be left as if nothing had been. */
  get begun(): boolean {
    return !this.telling && !this.busy && Boolean(this.table?.undo.possible) && begun(this.ask, this.table!.view, this.seat)
  }
  cancel(): void {
    if (this.ending) this.ending = null
    else if (this.begun) this.undo()
  }

  press(thing: Thing): void {
    this.ending = null
    if (this.telling) return this.story.end() // whoever wants to go on sees first with what
    const found = this.offers(thing)
    if (found.length === 1) this.answer(found[0]!)
    else if (found.length) this.menu = found
    else if (this.begun && this.ask!.kind === 'destination' && thing.kind === 'card' && thing.ids.some((id) => this.ask!.picked.includes(id))) this.cancel()
    else if (thing.kind === 'card' && thing.ids.some((id) => this.picked(id))) this.notice = { text: t('picked-already'), clause: '', lines: [] }
    else if (this.goingAlong && thing.kind === 'card' && thing.ids.some((id) => this.goingAlong!.includes(id))) this.notice = { text: t('hint-move-more'), clause: '', lines: [] }
    else if (!this.#ownPay(thing)) this.#read(thing)
  }

  /** What cannot be used now says why; a battlefield says what it does first, and why not from there. */
  #read(thing: Thing): void {
    const card = thing.kind === 'place' && this.ask?.kind !== 'destination' ? this.table?.view.places.find((one) => one.index === thing.index)?.card : null
    if (card) this.enlarge(card)
    else this.why(thing)
  }

  /** A rune of one's own, while runes pay by themselves: whoever wants to choose which can say so. */
  #ownPay(thing: Thing): boolean {
    const own = this.table?.view.sides[this.seat]?.runes ?? []
    if (this.table?.full_control || this.ask?.kind !== 'main' || thing.kind !== 'card' || !own.some((one) => thing.ids.includes(one.id))) return false
    const does = (): void => {
      this.notice = null
      this.say({ type: 'prefs', seat: this.seat, every_window: this.table!.every_window, full_control: true })
    }
    this.notice = { text: t('runes-alone'), clause: '', lines: [], act: { text: t('set-control'), does } }
    return true
  }

  /** Where to is asked of a unit: who stands beside it, ready, is asked for afterwards. */
  get goingAlong(): number[] | null {
    const ask = this.ask
    if (ask?.kind !== 'destination' || !ask.picked.length) return null
    const here = this.table?.view.places.find((place) => place.units.some((one) => ask.picked.includes(one.id)))
    const others = here?.units.filter((one) => one.controller === this.seat && !one.exhausted && !ask.picked.includes(one.id)) ?? []
    return others.length ? others.map((one) => one.id) : null
  }

  drop(thing: Thing, goal: Thing): void {
    if (this.telling) return this.story.end()
    const target = offersOn(this.asks, goal, this.table!.view)
    const chosen = this.#towards(thing, goal)
    if (chosen.length === 1) this.answer(chosen[0]!)
    else if (chosen.length) this.menu = chosen
    else if (target.length === 1) this.answer(target[0]!)
    else this.why(thing, goal)
  }

  /** What taking this there could mean. */
  #towards(thing: Thing, goal: Thing): Offer[] {
    const found = this.offers(thing)
      .filter((one) => ['play', 'move', 'hide', 'use', 'pick'].includes(one.choice.verb))
      .map((one) => ({ ...one, goal }))
    const toPlace = goal.kind === 'place' ? found.filter((one) => one.choice.verb !== 'use') : found
    return toPlace.length ? toPlace : found
  }

  aim(thing: Thing, goal: Thing | null): void {
    const found = goal && !this.telling ? this.#towards(thing, goal) : []
    this.hoverOffer(found.length === 1 ? found[0]! : null)
  }

  why(thing: Thing, goal?: Thing): void {
    const id = ++this.number
    const place = goal?.kind === 'place' ? goal.index : thing.kind === 'place' ? thing.index : -1
    if (thing.kind === 'card') this.say({ type: 'why', seat: this.seat, card: thing.ids[0]!, place, id })
    else if (place >= 0) this.say({ type: 'why', seat: this.seat, place, id })
  }

  hover(thing: Thing | null): void {
    const found = thing ? this.offers(thing) : []
    this.hoverOffer(found.length === 1 ? found[0]! : null)
  }

  /** What an answer would do is asked for when somebody dwells on it. */
  hoverOffer(offer: Offer | null): void {
    // A focused button that leaves the page says so while the page is being drawn: nothing may change at that moment.
    queueMicrotask(() => this.foretelling.dwell(this.busy ? null : offer))
  }

  get preview(): Foretold | null {
    return this.foretelling.shown
  }
  /** The answer it is about. */
  get previewed(): Offer | null {
    return this.foretelling.of
  }
  /** Would this rune pay for what is asked, or for what somebody dwells on? */
  pays(id: number): boolean {
    return this.foretelling.pays.includes(id)
  }
  /** What could still be done before the turn is ended. */
  get left(): Choice[] {
    return this.table ? this.foretelling.left(this.ask, this.table.view) : []
  }

  look(card: Card | null): void {
    queueMicrotask(() => card && (this.looked = card))
  }
  enlarge(card: Card): void {
    this.looked = card
    this.enlarged = card
  }
  undo(): void {
    if (this.table?.undo.possible) this.say({ type: 'undo', seat: this.seat, id: ++this.number })
    else this.notice = { text: t('undo-nothing'), clause: '', lines: [] }
  }
  takeBack(): void {
    this.say({ type: 'lend', seat: this.seat, on: false })
  }
  everyWindow(on: boolean): void {
    this.say({ type: 'prefs', seat: this.seat, every_window: on })
  }
  /** Whether one is asked what changes nothing. */
  askSame(on: boolean): void {
    settings.set('askSame', on)
    this.say({ type: 'prefs', seat: this.seat, every_window: this.table!.every_window, asks_same: on })
  }
  concede(): void {
    this.say({ type: 'concede', seat: this.seat, id: ++this.number })
  }
  speak(lang: 'en' | 'de' | 'es' | 'fr'): void {
    this.notice = this.menu = this.hint = null // they were said in the language before
    this.say({ type: 'lang', lang })
  }

  /** The page's title and a short tone tell that it is my turn. */
  get title(): string {
    return (this.mine ? `● ${t('title-your-turn')} – ` : '') + 'Farfield'
  }
  get wantsSound(): boolean {
    return settings.all.sound
  }
}
