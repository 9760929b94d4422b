import { tick } from 'svelte'
import type {
  Answer, Ask, Card, ChatLine, Face, Hinted, Line, Log, RoomInfo, Table, ToClient, ToServer, UndoAsked, View, WhyLine,
} from '../contract'
import { CONTRACT } from '../contract'
import { Boards } from './boards'
import { followUp, lying, offersOn, sameAnyway, type Offer, type Thing } from './choosing'
import { Foretelling } from './foretelling.svelte'
import { perform } from './motion'
import { settings } from './settings.svelte'
import { Story } from './story.svelte'
import { tellable } from './telling'
import { spots, travel } from './travel'
import { Wire } from './wire'
import { t } from './words.svelte'

export type Status = 'connecting' | 'open' | 'lost' | 'closed'

export interface Notice {
  text: string
  clause: string
  lines: WhyLine[]
  /** What one may do about it. */
  act?: { text: string; does: () => void }
}

/** What the server tells of a room, kept as the page asks for it. The line heals by itself. */
export abstract class Hearing {
  status = $state<Status>('connecting')
  info = $state.raw<RoomInfo | null>(null)
  you = $state.raw<number[]>([])
  host = $state(false)
  tables = $state.raw<Record<number, Table>>({})
  logs = $state.raw<Record<number, Line[]>>({})
  faces = $state.raw<Record<string, Face>>({})
  chat = $state.raw<ChatLine[]>([])
  notice = $state.raw<Notice | null>(null)
  undoAsked = $state.raw<UndoAsked | null>(null)
  menu = $state.raw<Offer[] | null>(null)
  looked = $state.raw<Card | null>(null)
  enlarged = $state.raw<Card | null>(null)
  pinged = $state.raw<ReadonlySet<string>>(new Set())
  busy = $state(false)
  /** What was asked for as a hint, and how much of it is shown: where to look, what to do, why. */
  hint = $state.raw<{ ask: number; strength: number; found: Hinted | null } | null>(null)
  /** The latest answer has been on its way for a while, and nobody has said that it is stored. */
  unstored = $state(false)
  protected late: ReturnType<typeof setTimeout> | undefined
  story = new Story()
  readonly foretelling = new Foretelling((message) => this.say(message), () => ++this.number, () => this.seat)
  readonly #boards = new Boards((message) => this.say(message), () => this.seat, (steps, asked) => this.story.take(steps, asked))
  readonly #wire: Wire

  /** The turn would be ended though something could still be done: it is asked once. */
  ending = $state.raw<Offer | null>(null)
  /** All that may be chosen is chosen, one after another. */
  protected every: { kind: string; subject: number } | null = null

  #seat = $state(-1)
  protected number = 0
  protected goal: Thing | null = null
  /** An answer that nobody has taken or refused yet. It names its question, so it can be sent again when the line is back. */
  protected sent: Answer | null = null
  /** The latest log is one of another game, or in another language. */
  #fresh = false
  /** Something was taken back: whoever returns to a question answers it themselves. */
  #tookBack = false
  /** The latest answer was given by the page, for it does not matter which; and the lines that came of such ones. */
  #byItself = false
  unasked = $state.raw<ReadonlySet<number>>(new Set())
  /** The line is back, and we do not know yet whether our answer has arrived. */
  #unsure = false
  /** The number of an answer whose question is gone: was it taken, or somebody faster? That is asked, and nobody waits for it. */
  #asking = 0
  /** Seats whose log comes once more after the line was lost. */
  #returned = new Set<number>()
  /** Lines that came since the table did: what has just happened. */
  #news: Line[] = []
  constructor(
    readonly room: string,
    readonly secrets: string[],
    opens: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#wire = new Wire(room, opens, {
      opened: () => this.say({ type: 'hello', secrets: this.secrets, lang: settings.all.lang, contract: CONTRACT }),
      heard: (message) => this.take(message),
      lost: () => this.#lost(),
      say: (message) => this.say(message),
    })
    this.story.turning = () => {
      const before = spots()
      const told = this.story.line
      const was = this.table && this.view
      void tick().then(() => {
        travel(before, settings.travel)
        // A line that has just come up, not one that is told for the second time because its board has come.
        const line = this.story.line
        if (line && line !== told && line.n > (told?.n ?? -1)) this.#perform([line], before, was)
      })
    }
    this.story.wanting = (lines) => this.#boards.want(lines)
  }

  /** What the page does by itself when a table has come: an answer that follows from the one before. */
  abstract answer(offer: Offer): void
  protected abstract chooseOn(): void

  // --- the line

  open(): void {
    this.#wire.open()
  }

  #lost(): void {
    this.status = 'lost'
    this.busy = false
    this.goal = this.every = null
    if (!this.hint?.found) this.hint = null // nobody will answer it: it may be asked for again
    this.#boards.forget()
  }

  close(): void {
    this.#boards.forget()
    clearTimeout(this.late)
    this.story.end()
    this.#wire.close()
  }

  say(message: ToServer): boolean {
    return this.#wire.say(message)
  }

  take(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        if (this.status === 'lost') this.notice = null // it spoke of the line, or of a table that may have changed
        this.status = 'open'
        this.#wire.welcomed()
        if (this.sent && message.room.game !== this.info?.game) this.sent = null // another game asks by the same numbers
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
      case 'preview':
        this.foretelling.take(message.id, message)
        break
      case 'hint':
        if (this.hint?.ask !== message.ask) break
        this.hint = { ...this.hint, found: message }
        if (message.place >= 0) this.#pinged(0, message.place)
        break
      case 'refused':
        if (message.to === 'hint') {
          this.hint = null // an answer may be on its way: it is not what was refused
          this.notice = { text: message.text, clause: message.clause, lines: [] }
          break
        }
        if (message.to === 'preview') {
          this.foretelling.refused(message.id)
          break
        }
        if (message.to === 'steps') {
          this.#boards.refused(message.code === 'wire-rate')
          break
        }
        if (message.to === 'answer' && this.#asking && message.id === this.#asking) {
          if (this.sent?.id === this.#asking) this.sent = null
          this.#asking = 0
          this.notice = { text: t('answer-lost'), clause: '', lines: [] } // whatever is answered meanwhile goes on
          break
        }
        this.busy = false
        this.goal = this.every = null
        if (message.to === 'answer') this.sent = null
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
        this.#boards.take(message.seat === this.seat ? message.steps : null)
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
        this.#wire.end()
        this.notice = { text: message.text, clause: '', lines: [] }
        break
      case 'stored':
        // Nobody can take it away any more: it need not be sent again when the line is lost now.
        if (this.sent?.id === message.id) this.sent = null
        if (this.#asking === message.id) this.#asking = 0
        this.unstored = false
        clearTimeout(this.late)
        break
      case 'alive':
        break
    }
  }

  #table(table: Table): void {
    const before = table.seat === this.seat ? spots() : null
    const news = this.#news.splice(0)
    const was = this.tables[table.seat]?.view
    if (before) {
      void tick().then(() => {
        travel(before, settings.travel)
        if (!this.telling) this.#perform(news, before, was)
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
    this.foretelling.forget(this.asks)
    if (this.info) this.info = { ...this.info, seats: table.seats }
    if (!this.asks.some((one) => one.id === this.ending?.ask.id)) this.ending = null
    if (!this.asks.some((one) => one.id === this.hint?.ask)) this.hint = null
    if (this.#unsure && settings.all.askSame) this.say({ type: 'prefs', seat: table.seat, every_window: table.every_window, asks_same: true })
    this.#sendAgain(table)
    if (this.every && table.seat === this.seat) this.chooseOn()
    if (this.goal && table.seat === this.seat) {
      const goal = this.goal
      this.goal = null
      const found = followUp(table.asks, goal, table.view)
      if (found) this.answer(found)
    }
    this.#turnTo()
    if (this.busy || table.seat !== this.seat) return
    this.foretelling.lookAhead(this.ask, table.view)
    this.#sayWhatIsTheSame(table)
  }

  /** Where every answer is the same, nobody is asked, unless they want to be, or have just come back to it. */
  #sayWhatIsTheSame(table: Table): void {
    const took = this.#tookBack
    this.#tookBack = false
    if (settings.all.askSame || took) return
    const offer = sameAnyway(this.ask, table.view)
    if (!offer) return
    this.#byItself = true
    this.answer(offer)
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
    const sent = this.sent
    const unsure = this.#unsure
    if (seat === this.seat) this.#unsure = false
    if (sent?.seat !== seat) return
    const open = asks.some((ask) => ask.id === sent.ask && ask.options.some((one) => one.verb === sent.verb && one.a === sent.a && one.b === sent.b))
    if (unsure) {
      // With its own number: it is given, or known to be stored already, or refused, and never given twice.
      const said = this.say(sent)
      this.busy = said && open
      this.#asking = said && !open ? (sent.id ?? 0) : 0
      if (open) this.notice = { text: t('answer-again'), clause: '', lines: [] }
    } else if (!open && this.#asking !== sent.id) this.sent = null // it has been taken, or somebody was faster
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
      if (this.#byItself && lines[0]) this.unasked = new Set([...this.unasked, lines[0].n])
      this.#byItself = false
      const before = this.tables[seat]?.view ?? null
      this.#boards.want(this.story.tell(tellable(lines, before, seat, this.you), before))
      // Who is asked the same again must see why.
      const refusal = lines.findLast((line) => line.kind === 'no-consent' && !this.you.includes(line.by))
      if (refusal) this.notice = { text: refusal.text, clause: refusal.clause, lines: [] }
    } else if (seat === this.seat && !older) {
      this.story.end(fresh)
      this.story.takeBack(since)
      this.#tookBack = !fresh
      this.#boards.forget()
    }
  }

  /** The line was lost, and the whole log comes again: what we know of it is not news. */
  #afterReturn(log: Log): Log {
    if (!log.fresh || !this.#returned.delete(log.seat)) return log
    const last = this.logs[log.seat]?.at(-1)
    const same = last && log.lines.findIndex((line) => line.n === last.n && line.text === last.text)
    return same === undefined || same < 0 ? log : { ...log, since: last!.n + 1, lines: log.lines.slice(same + 1), fresh: false }
  }

  #pinged(id: number, place: number): void {
    const key = id ? `card ${id}` : `place ${place}`
    this.pinged = new Set([...this.pinged, key])
    setTimeout(() => {
      this.pinged = new Set([...this.pinged].filter((one) => one !== key))
    }, 3000)
  }

  #perform(lines: Line[], before: ReturnType<typeof spots>, was: View | undefined): void {
    if (this.table) perform({ lines, before, was, view: this.view, faces: this.faces, you: this.you })
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
      this.looked = this.enlarged = this.notice = this.menu = this.ending = this.hint = null
      this.goal = this.every = null
      this.foretelling.forget([])
      this.sent = null
      this.story.end(true)
      this.#boards.forget()
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
    return this.hint?.found && !this.telling ? new Set(this.hint.found.cards) : this.story.objects
  }
  /** Hints are for who plays alone, in a team or against programs: between people they would not be fair, and a lesson has its own. */
  get hintable(): boolean {
    const people = (this.info?.seats ?? []).filter((one) => one.kind !== 'program')
    const teams = new Set(people.map((one) => this.table?.view.sides[one.seat]?.team))
    return teams.size === 1 && !this.table?.over && !this.table?.lesson && Boolean(this.ask?.waited)
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
}
