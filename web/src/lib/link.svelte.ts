import { tick } from 'svelte'
import type {
  Answer, Ask, Card, ChatLine, Face, Line, Log, Previewed, RoomInfo, Table, ToClient, ToServer, UndoAsked, View, WhyLine,
} from '../contract'
import { CONTRACT } from '../contract'
import type { Board } from './board'
import { begun, followUp, lying, offersOn, undone, type Offer, type Thing } from './choosing'
import { finish, perform } from './motion'
import { settings } from './settings.svelte'
import { spots, travel } from './travel'
import { Story } from './story.svelte'
import { tellable } from './telling'
import { t } from './words.svelte'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

/** What an answer would do. */
export type Foretold = Omit<Previewed, 'type' | 'id'>

export interface Notice {
  text: string
  clause: string
  lines: WhyLine[]
}

const WAITS = [500, 1000, 2000, 4000, 8000]
/** How often we ask whether the other end is still there, and how long it may keep silent when something was asked. */
const BEAT = 15_000
const PATIENCE = 10_000
/** So many boards are asked for at once; and how long we wait when it was too often. */
const BOARDS = 60
const LATER = 1000
/** An answer that is not stored by then is told to be on its way. */
const LATE = 3000
/** What is always answered. */
const ANSWERED = new Set<ToServer['type']>(['hello', 'alive', 'answer'])

/** The line to a room: what the server tells, and what we say to it. It heals by itself. */
export class Link implements Board {
  status = $state<Status>('connecting')
  info = $state.raw<RoomInfo | null>(null)
  you = $state.raw<number[]>([])
  host = $state(false)
  tables = $state.raw<Record<number, Table>>({})
  logs = $state.raw<Record<number, Line[]>>({})
  faces = $state.raw<Record<string, Face>>({})
  chat = $state.raw<ChatLine[]>([])
  notice = $state.raw<Notice | null>(null)
  preview = $state.raw<Foretold | null>(null)
  /** The answer it is about. */
  previewed = $state.raw<Offer | null>(null)
  undoAsked = $state.raw<UndoAsked | null>(null)
  menu = $state.raw<Offer[] | null>(null)
  looked = $state.raw<Card | null>(null)
  enlarged = $state.raw<Card | null>(null)
  pinged = $state.raw<ReadonlySet<string>>(new Set())
  busy = $state(false)
  /** The latest answer has been on its way for a while, and nobody has said that it is stored. */
  unstored = $state(false)
  #late: ReturnType<typeof setTimeout> | undefined
  story = new Story()

  #seat = $state(-1)
  #socket: WebSocket | null = null
  #tries = 0
  #ended = false
  #number = 0
  #goal: Thing | null = null
  /** An answer that nobody has taken or refused yet. It names its question, so it can be sent again when the line is back. */
  #sent: Answer | null = null
  /** The latest log is one of another game, or in another language. */
  #fresh = false
  /** The line is back, and we do not know yet whether our answer has arrived. */
  #unsure = false
  /** Seats whose log comes once more after the line was lost. */
  #returned = new Set<number>()
  /** Lines whose boards are wanted, and those that were asked for. */
  #wanted: number[] = []
  #asked: number[] = []
  /** Lines that came since the table did: what has just happened. */
  #news: Line[] = []
  #asking: ReturnType<typeof setTimeout> | undefined
  #previews = new Map<number, string>()
  #known = new Map<string, Foretold>()
  #hovering: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Somebody comes back to this page, or the machine to the net: the line may have died unnoticed. */
  readonly #back = (): void => {
    if (document.visibilityState === 'hidden' || this.#ended || this.status === 'closed') return
    if (this.status === 'lost') this.#again(0)
    else this.say({ type: 'alive' })
  }

  constructor(
    readonly room: string,
    readonly secrets: string[],
    private readonly opens: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.story.turning = () => {
      const before = spots()
      const told = this.story.line
      void tick().then(() => {
        travel(before, settings.travel)
        // A line that has just come up, not one that is told for the second time because its board has come.
        const line = this.story.line
        if (line && line !== told && line.n > (told?.n ?? -1)) this.#perform([line], before)
      })
    }
    this.story.wanting = (lines) => {
      this.#wanted.push(...lines)
      this.#askSteps()
    }
  }

  // --- the line

  open(): void {
    const url = new URL(`api/rooms/${this.room}/table`, location.href.split('#')[0])
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = this.opens(url.href)
    this.#socket = socket
    this.#listen()
    socket.onopen = () => {
      this.say({ type: 'hello', secrets: this.secrets, lang: settings.all.lang, contract: CONTRACT })
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      clearTimeout(this.#silence)
      this.#silence = undefined
      this.take(JSON.parse(String(event.data)) as ToClient)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    if (this.#beat !== undefined) return
    this.#beat = setInterval(() => this.say({ type: 'alive' }), BEAT)
    addEventListener('online', this.#back)
    document.addEventListener('visibilitychange', this.#back)
  }

  /** A line that is cut without a word is noticed by its silence. A busy server gets more time at every try. */
  #listen(): void {
    this.#silence ??= setTimeout(() => this.#lost(), PATIENCE * (1 + Math.min(this.#tries, 3)))
  }

  #lost(): void {
    if (this.#ended || this.status === 'closed') return
    this.status = 'lost'
    this.busy = false
    this.#goal = this.#all = null
    this.#forgetSteps()
    this.#again(WAITS[Math.min(this.#tries++, WAITS.length - 1)]!)
  }

  #again(wait: number): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    clearTimeout(this.#silence)
    this.#silence = undefined
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.open(), wait)
  }

  close(): void {
    this.#ended = true
    this.#forgetSteps()
    clearTimeout(this.#retry)
    clearTimeout(this.#late)
    clearTimeout(this.#silence)
    clearInterval(this.#beat)
    removeEventListener('online', this.#back)
    document.removeEventListener('visibilitychange', this.#back)
    this.story.end()
    this.#socket?.close()
  }

  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(message))
    if (ANSWERED.has(message.type)) this.#listen()
    return true
  }

  take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        if (this.status === 'lost') this.notice = null // it spoke of the line, or of a table that may have changed
        this.status = 'open'
        this.#tries = 0
        this.info = message.room
        this.you = message.you
        this.host = message.host
        this.undoAsked = null // whoever is still asked is told so again
        this.#returned = new Set(message.you)
        this.#unsure = true
        if (!message.you.includes(this.seat)) this.seat = message.you[0] ?? -1
        break
      case 'room':
        this.info = message.room
        break
      case 'table':
        this.#table(message)
        break
      case 'log':
        this.#log(message)
        break
      case 'faces':
        this.faces = { ...this.faces, ...Object.fromEntries(message.faces.map((face) => [face.name, face])) }
        break
      case 'why':
        this.notice = { text: '', clause: '', lines: message.lines }
        break
      case 'preview': {
        const key = this.#previews.get(message.id)
        this.#previews.delete(message.id)
        if (key !== undefined) this.#known.set(key, message)
        if (key !== undefined && key === this.#hoveredKey) this.preview = message
        break
      }
      case 'refused':
        if (message.to === 'preview') break
        if (message.to === 'steps') {
          if (message.code === 'wire-rate') this.#wanted = [...this.#asked, ...this.#wanted]
          else this.story.take([], this.#asked)
          this.#asked = []
          this.#asking = setTimeout(() => this.#askSteps(), LATER)
          break
        }
        this.busy = false
        this.#goal = this.#all = null
        if (message.to === 'answer') this.#sent = null
        this.notice = { text: message.text, clause: message.clause, lines: [] }
        break
      case 'undo-asked':
        this.undoAsked = message
        this.notice = null // it may speak of what was taken back before
        break
      case 'undo-answered':
        this.undoAsked = null
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'chat':
        if (!this.chat.some((one) => one.n === message.n)) this.chat = [...this.chat, message].slice(-200)
        break
      case 'ping':
        // Each of the seats at this screen has its own name for a card.
        if (message.to >= 0 && message.to !== this.seat) break
        if (!settings.all.mute || this.you.includes(message.seat)) this.#pinged(message.card, message.place)
        break
      case 'steps':
        if (message.seat === this.seat) this.story.take(message.steps, this.#asked)
        this.#asked = []
        this.#askSteps()
        break
      case 'told':
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'reported':
      case 'error':
        this.busy = false
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'seated':
        this.you = this.you.filter((seat) => seat !== message.seat)
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'closed':
        this.status = 'closed'
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'stored':
        // Nobody can take it away any more: it need not be sent again when the line is lost now.
        if (this.#sent?.id === message.id) this.#sent = null
        this.unstored = false
        clearTimeout(this.#late)
        break
      case 'alive':
        break
    }
  }

  #table(table: Table): void {
    const before = table.seat === this.seat ? spots() : null
    const news = this.#news.splice(0)
    if (before) {
      void tick().then(() => {
        travel(before, settings.travel)
        if (!this.telling) this.#perform(news, before)
      })
    }
    if (this.tables[table.seat]?.over && !table.over) {
      this.looked = null // of the game before
      // Nobody is taken away from the end of a game without a word.
      this.notice = this.host || !this.#fresh ? null : { text: t('rematch-begun'), clause: '', lines: [] }
    }
    if (table.seat === this.seat) this.#seeAgain(table.view)
    this.tables = { ...this.tables, [table.seat]: table }
    this.busy = this.unstored = false
    this.menu = null
    this.#known.clear()
    this.preview = null
    // What was to be foretold of a question that is gone comes too late.
    if (!this.asks.some((one) => this.#hoveredKey.startsWith(`${one.id} `))) this.#hovered(null)
    if (this.info) this.info = { ...this.info, seats: table.seats }
    if (!this.asks.some((one) => one.id === this.ending?.ask.id)) this.ending = null
    this.#sendAgain(table)
    if (this.#all && table.seat === this.seat) this.#chooseOn()
    if (this.#goal && table.seat === this.seat) {
      const goal = this.#goal
      this.#goal = null
      const found = followUp(table.asks, goal, table.view)
      if (found) this.answer(found)
    }
    this.#turnTo()
  }

  /** The large card is shown as it is now; if it lay on the board and is gone, not at all. */
  #seeAgain(view: View): void {
    const id = this.looked?.id
    if (!id) return
    const now = lying(view).find((one) => one.id === id)
    if (now) this.looked = now
    else if (this.looked!.on_board) this.looked = null
  }

  #sendAgain({ seat, asks }: Table): void {
    const sent = this.#sent
    const unsure = this.#unsure
    if (seat === this.seat) this.#unsure = false
    if (sent?.seat !== seat) return
    const open = asks.some((ask) => ask.id === sent.ask && ask.options.some((one) => one.verb === sent.verb && one.a === sent.a && one.b === sent.b))
    if (!open) this.#sent = null // it has been taken, or somebody was faster
    else if (unsure) {
      this.busy = this.say(sent)
      this.notice = { text: t('answer-again'), clause: '', lines: [] }
    }
  }

  /** At a shared screen: to whom the game turns now. */
  #turnTo(): void {
    if (this.you.length < 2 || this.table?.asks.some((ask) => ask.waited)) return
    const next = this.you.find((seat) => this.tables[seat]?.asks.some((ask) => ask.waited))
    if (next !== undefined) this.seat = next
  }

  #log(message: Log): void {
    const { seat, since, lines, older, fresh } = this.#afterReturn(message)
    if (!older) this.#fresh = fresh
    const now = fresh ? [] : (this.logs[seat] ?? [])
    const kept = older ? now : now.filter((line) => line.n < since)
    const first = kept[0]?.n ?? Infinity // who asks twice for older lines gets them twice
    this.logs = { ...this.logs, [seat]: older ? [...lines.filter((line) => line.n < first), ...kept] : [...kept, ...lines] }
    const goesOn = !older && !fresh && kept.length === now.length
    if (seat === this.seat && goesOn) {
      this.#news.push(...lines)
      const before = this.tables[seat]?.view ?? null
      this.#wanted.push(...this.story.tell(tellable(lines, before, seat, this.you), before))
      this.#askSteps()
      // Who is asked the same again must see why.
      const refusal = lines.findLast((line) => line.kind === 'no-consent' && !this.you.includes(line.by))
      if (refusal) this.notice = { text: refusal.text, clause: refusal.clause, lines: [] }
    } else if (seat === this.seat && !older) {
      this.story.end(fresh)
      this.story.takeBack(since)
      this.#forgetSteps()
    }
  }

  /** The line was lost, and the whole log comes again: what we know of it is not news. */
  #afterReturn(log: Log): Log {
    if (!log.fresh || !this.#returned.delete(log.seat)) return log
    const last = this.logs[log.seat]?.at(-1)
    const same = last && log.lines.findIndex((line) => line.n === last.n && line.text === last.text)
    return same === undefined || same < 0 ? log : { ...log, since: last!.n + 1, lines: log.lines.slice(same + 1), fresh: false }
  }

  /** One question at a time: meanwhile more lines may have come. */
  #askSteps(): void {
    clearTimeout(this.#asking)
    if (this.#asked.length || !this.#wanted.length) return
    this.#asked = this.#wanted.splice(0, BOARDS)
    if (!this.say({ type: 'steps', seat: this.seat, lines: this.#asked })) this.#forgetSteps()
  }
  #forgetSteps(): void {
    clearTimeout(this.#asking)
    this.#wanted = []
    this.#asked = []
  }

  #pinged(id: number, place: number): void {
    const key = id ? `card ${id}` : `place ${place}`
    this.pinged = new Set([...this.pinged, key])
    setTimeout(() => {
      this.pinged = new Set([...this.pinged].filter((one) => one !== key))
    }, 3000)
  }

  #perform(lines: Line[], before: ReturnType<typeof spots>): void {
    if (this.table) perform({ lines, before, view: this.view, faces: this.faces, you: this.you })
  }

  // --- what the page asks

  get table(): Table | undefined {
    return this.tables[this.seat]
  }
  /** The board to show: as it is, or as it was at the step that is told. */
  get view() {
    return this.story.shown(this.table!.view)
  }
  get me(): number {
    return this.seat
  }
  /** The seat whose eyes this page uses. */
  get seat(): number {
    return this.#seat
  }
  /** Whoever sits down there sees nothing of what somebody else looked at. */
  set seat(seat: number) {
    if (seat === this.#seat) return
    if (this.#seat >= 0) {
      this.looked = this.enlarged = this.notice = this.menu = this.ending = null
      this.#goal = this.#all = null
      this.#hovered(null)
      this.#known.clear()
      this.#sent = null
      this.story.end(true)
      this.#forgetSteps()
    }
    this.#seat = seat
  }
  get asks(): Ask[] {
    return this.table?.asks ?? []
  }
  get ask(): Ask | undefined {
    return this.asks.find((one) => one.waited) ?? this.asks[0]
  }
  get lines(): Line[] {
    return this.logs[this.seat] ?? []
  }
  get told(): ReadonlySet<number> {
    return this.story.objects
  }
  /** What others said, for whoever wants to hear it. */
  get heard(): ChatLine[] {
    return settings.all.mute ? [] : this.chat
  }
  get mine(): boolean {
    return this.you.some((seat) => this.tables[seat]?.asks.some((ask) => ask.waited) && !this.tables[seat]?.over)
  }

  /** Something is told, in lanes with the board as it was then: what can be done comes after it. */
  get telling(): boolean {
    return this.story.line !== undefined
  }
  /** A program plays for this seat: whoever it belongs to was away, or silent for long. */
  get lent(): boolean {
    return (this.info?.seats ?? this.table?.seats ?? []).some((one) => one.seat === this.seat && one.lent)
  }

  offers(thing: Thing): Offer[] {
    return this.table && !this.telling ? offersOn(this.asks, thing, this.table.view) : []
  }

  /** Chosen for what is asked now: for a cost or an order, or as a target of what is being put on the chain. */
  picked(id: number): boolean {
    return this.asks.some((ask) => ask.picked.includes(id) || (ask.kind === 'target' && this.#aimed(ask).includes(id)))
  }

  /** What has been chosen so far where several are. Who is on the way is no choice of that kind. */
  chosen(ask: Ask): number[] {
    if (ask.kind === 'destination') return []
    return [...new Set([...ask.picked, ...(ask.kind === 'target' ? this.#aimed(ask) : [])])]
  }

  #aimed(ask: Ask): number[] {
    const item = this.table?.view.arenas[ask.lane]?.chain.at(-1)
    return item && !item.finalized ? item.targets.flat() : []
  }

  // --- what a person does

  /** The turn would be ended though something could still be done: it is asked once. */
  ending = $state.raw<Offer | null>(null)
  /** All that may be chosen is chosen, one after another. */
  #all: { kind: string; subject: number } | null = null

  answer(offer: Offer, sure = false): void {
    if (this.busy) return
    const { ask, choice } = offer
    if (!sure && choice.verb === 'end' && settings.all.askEnd && this.ending?.ask.id !== ask.id && undone(ask, this.table!.view).length) {
      this.ending = offer
      return
    }
    this.ending = null
    const message: Answer = {
      type: 'answer', seat: this.seat, ask: ask.id, verb: choice.verb, a: choice.a, b: choice.b, id: ++this.#number,
    }
    this.notice = null
    this.menu = null
    this.story.end()
    finish()
    this.busy = this.say(message)
    this.#sent = message
    clearTimeout(this.#late)
    if (this.busy) this.#late = setTimeout(() => (this.unstored = this.#sent === message && this.busy), LATE)
    this.#goal = this.busy ? (offer.goal ?? null) : null
    if (!this.busy) this.notice = { text: t('link-lost'), clause: '', lines: [] }
  }

  /** Of up to so many: every one that is offered. */
  chooseAll(ask: Ask): void {
    const first = ask.options.find((one) => one.verb === 'pick')
    if (!first || this.busy) return
    this.answer({ ask, choice: first })
    this.#all = this.busy ? { kind: ask.kind, subject: ask.subject } : null
  }
  #chooseOn(): void {
    const ask = this.#all && this.asks.find((one) => one.waited && one.kind === this.#all!.kind && one.subject === this.#all!.subject)
    const next = ask?.options.find((one) => one.verb === 'pick') ?? ask?.options.find((one) => one.verb === 'done')
    if (!ask || !next || next.verb !== 'pick') this.#all = null
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
    else this.why(thing)
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
    const id = ++this.#number
    const place = goal?.kind === 'place' ? goal.index : thing.kind === 'place' ? thing.index : -1
    if (thing.kind === 'card') this.say({ type: 'why', seat: this.seat, card: thing.ids[0]!, place, id })
    else if (place >= 0) this.say({ type: 'why', seat: this.seat, place, id })
  }

  #hoveredKey = ''

  hover(thing: Thing | null): void {
    const found = thing ? this.offers(thing) : []
    this.hoverOffer(found.length === 1 ? found[0]! : null)
  }

  /** What an answer would do is asked for when somebody dwells on it. */
  hoverOffer(offer: Offer | null): void {
    // A focused button that leaves the page says so while the page is being drawn: nothing may change at that moment.
    queueMicrotask(() => this.#hovered(offer))
  }

  #hovered(offer: Offer | null): void {
    clearTimeout(this.#hovering)
    if (!offer || this.busy) {
      this.#hoveredKey = ''
      this.preview = null
      return
    }
    const { ask, choice, goal } = offer
    const place = goal?.kind === 'place' ? goal.index : -1
    const card = goal?.kind === 'card' ? goal.ids[0]! : 0
    const key = `${ask.id} ${choice.verb} ${choice.a} ${choice.b} ${place} ${card}`
    this.previewed = offer
    this.#hoveredKey = key
    const known = this.#known.get(key)
    this.preview = known ?? null
    if (known) return
    this.#hovering = setTimeout(() => {
      const id = ++this.#number
      this.#previews.set(id, key)
      this.say({ type: 'preview', seat: this.seat, ask: ask.id, verb: choice.verb, a: choice.a, b: choice.b, id, ...(goal ? { place, card } : {}) })
    }, 160)
  }

  look(card: Card | null): void {
    queueMicrotask(() => card && (this.looked = card))
  }
  enlarge(card: Card): void {
    this.looked = card
    this.enlarged = card
  }
  undo(): void {
    if (this.table?.undo.possible) this.say({ type: 'undo', seat: this.seat, id: ++this.#number })
    else this.notice = { text: t('undo-nothing'), clause: '', lines: [] }
  }
  takeBack(): void {
    this.say({ type: 'lend', seat: this.seat, on: false })
  }
  everyWindow(on: boolean): void {
    this.say({ type: 'prefs', seat: this.seat, every_window: on })
  }
  concede(): void {
    this.say({ type: 'concede', seat: this.seat, id: ++this.#number })
  }
  speak(lang: 'en' | 'de' | 'es' | 'fr'): void {
    this.notice = this.menu = null // they were said in the language before
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
