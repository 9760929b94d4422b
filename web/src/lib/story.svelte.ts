import type { Line, Step, View } from '../contract'
import { settings } from './settings.svelte'
import { differing, merged } from './steps'

/** What one wants to have told; the rest is seen, or read in the log. */
const TOLD = new Set([
  'advance', 'burned', 'burns-out', 'combat', 'combat-damage', 'conquers', 'deflected', 'dies', 'enthrall-paid', 'enthralled',
  'gains-points', 'holds', 'merge', 'moves', 'nearfield-lost', 'nothing-enthralled', 'plays', 'rush', 'strike', 'strike-made',
  'thrall', 'turn', 'wins-combat',
])
/** Where one of these happened, the game itself has acted: that is told step by step. */
const STARTS = new Set([
  'advance', 'combat', 'enthralled', 'merge', 'nearfield-lost', 'nothing-enthralled', 'rush', 'strike', 'thrall', 'turn',
])
/** So many boards are asked for at once; and so long we wait for them before the lines are told without. */
const MOST = 60
const PATIENCE = 2500

/** The latest happenings, told line by line at a chosen pace, each with the board as it was then; one can go back. */
export class Story {
  lines = $state.raw<Line[]>([])
  at = $state(0)
  last = $state.raw<Line[]>([])
  playing = $state(false)
  /** The lane after each told line, by the line's number. */
  steps = $state.raw<Record<number, Step>>({})
  /** The board before the first of them. */
  before = $state.raw<View | null>(null)
  waiting = $state(false)
  /** Called before another board is shown. */
  turning: () => void = () => {}
  /** Everything on the table asks for the board: it is put together once for each step. */
  #seen: { now: View; step: Step; view: View } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  get line(): Line | undefined {
    return this.lines[this.at]
  }

  /** What the line speaks of, and whatever is not as it was one step before. */
  objects: ReadonlySet<number> = $derived.by(() => {
    const line = this.line
    if (!line) return new Set()
    const step = this.steps[line.n]
    const earlier = this.lines.slice(0, this.at).findLast((one) => this.steps[one.n])
    const old = earlier ? this.steps[earlier.n]!.places : this.before?.places
    return new Set([...line.objects, ...(step && old ? differing(old, step.places) : [])])
  })

  /** The board to show: as it was at the line that is told, else as it is now. */
  shown(now: View): View {
    const line = this.line
    if (!line || (this.before && this.before.seat !== now.seat)) return now
    const step = this.steps[line.n]
    if (step) {
      if (this.#seen?.now !== now || this.#seen.step !== step) this.#seen = { now, step, view: merged(now, step) }
      return this.#seen.view
    }
    return this.waiting && this.before ? this.before : now
  }

  /** Tell these lines of a lane. The answer: for which of them boards are wanted. */
  tell(lines: Line[], lane: number, before: View | null = null): number[] {
    const told = lines.filter((line) => TOLD.has(line.kind) && (line.lane === lane || line.lane < 0))
    const pace = settings.all.pace
    if (!pace || told.length < 2 || !told.some((line) => STARTS.has(line.kind))) return []
    if (!this.playing) {
      this.at = 0
      this.steps = {}
      this.before = before
    }
    this.lines = this.playing ? [...this.lines, ...told] : told
    this.playing = true
    this.waiting = before !== null
    this.#wait(this.waiting ? PATIENCE : undefined)
    return told.slice(0, MOST).map((line) => line.n)
  }

  /** The boards have come. */
  take(steps: Step[]): void {
    this.turning()
    this.steps = { ...this.steps, ...Object.fromEntries(steps.map((step) => [step.n, step])) }
    if (!this.waiting) return
    this.waiting = false
    this.#wait()
  }

  #wait(time = settings.all.pace * 1000 + 200): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      this.waiting = false
      if (this.at + 1 < this.lines.length) {
        this.turning()
        this.at += 1
        this.#wait()
      } else this.end()
    }, time)
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.playing = false
  }
  resume(): void {
    this.playing = true
    this.#wait()
  }
  step(by: number): void {
    this.pause()
    const next = this.at + by
    if (next >= this.lines.length) this.end()
    else {
      this.turning()
      this.at = Math.max(0, next)
    }
  }
  /** Once more from the end: what was just told. */
  again(): void {
    if (this.lines.length || !this.last.length) return
    this.turning()
    this.lines = this.last
    this.at = this.last.length - 1
  }
  /** All is told; `forget` what it was if another game has begun. */
  end(forget = false): void {
    clearTimeout(this.#timer)
    if (this.lines.length) {
      this.turning()
      this.last = this.lines
    }
    if (forget) this.last = []
    this.playing = false
    this.waiting = false
    this.lines = []
    this.at = 0
  }
}
