import type { Line, Step, View } from '../contract'
import { settings } from './settings.svelte'
import { differing, merged } from './steps'
import type { Tellable } from './telling'

/** So long we wait for a board before its line is told without. */
const PATIENCE = 2500
const LOOK = 100
/** A card that comes on the stage is looked at for longer, and so is what it does. */
const LONGER: Record<string, number> = { enthralled: 1.7, advance: 1.4, merge: 1.4, rush: 1.4, 'strike-made': 1.4, plays: 1.3, 'combat-damage': 1.4 }
/** So many lines one can go back at most. */
const KEPT = 60

/** The latest happenings, told line by line at a chosen pace, each with the board as it was then; one can go back. */
export class Story {
  lines = $state.raw<Line[]>([])
  at = $state(0)
  /** What was told last and what came since: one can go back through it. */
  last = $state.raw<Line[]>([])
  /** Somebody has gone back: boards may still have to come. */
  #back = $state(false)
  playing = $state(false)
  /** The lane after each told line, by the line's number. */
  steps = $state.raw<Record<number, Step>>({})
  /** The board before the first of them. */
  before = $state.raw<View | null>(null)
  /** Lines whose boards are still to come. */
  #due = new Set<number>()
  /** Called before another board is shown. */
  turning: () => void = () => {}
  /** Called when boards of these lines are wanted after all. */
  wanting: (lines: number[]) => void = () => {}
  /** Everything on the table asks for the board: it is put together once for each step. */
  #seen: { now: View; step: Step; view: View } | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  get line(): Line | undefined {
    return this.lines[this.at]
  }

  /** The board of the told line, or where it has none the latest before it. */
  #step(at: number): Step | undefined {
    const found = this.lines.slice(0, at + 1).findLast((one) => this.steps[one.n])
    return found && this.steps[found.n]
  }

  /** What the line speaks of, and whatever is not as it was one step before. */
  objects: ReadonlySet<number> = $derived.by(() => {
    const line = this.line
    if (!line) return new Set()
    const step = this.steps[line.n]
    const old = this.#step(this.at - 1)?.places ?? this.before?.places
    return new Set([...line.objects, ...(step && old ? differing(old, step.places) : [])])
  })

  /** The board to show: as it was at the line that is told, else as it is now. */
  shown(now: View): View {
    if (!this.line || (this.before && this.before.seat !== now.seat)) return now
    if (this.#back && !this.steps[this.line.n]) return now
    const step = this.#step(this.at)
    if (!step) return this.before ?? now
    if (this.#seen?.now !== now || this.#seen.step !== step) this.#seen = { now, step, view: merged(now, step, this.before) }
    return this.#seen.view
  }

  /** Tell these lines after those that are still told, or keep them for whoever goes back. The answer: for which lines boards
   * are wanted. */
  tell({ lines: told, worth }: Tellable, before: View | null = null): number[] {
    if (!settings.all.pace || !told.length) return []
    if (!worth) {
      if (!this.lines.length) this.#keep(told, before)
      return []
    }
    if (!this.lines.length) {
      this.at = 0
      this.steps = {}
      this.before = before
      this.#due.clear()
      this.playing = true
    }
    const idle = !this.lines.length
    this.lines = [...this.lines, ...told]
    if (before) for (const line of told) this.#due.add(line.n)
    if (idle) this.#wait(before ? PATIENCE : undefined)
    return before ? told.map((line) => line.n) : []
  }

  #keep(lines: Line[], before: View | null): void {
    if (!this.last.length) {
      this.steps = {}
      this.#due.clear()
      this.before = before
    }
    this.last = [...this.last, ...lines]
    if (this.last.length <= KEPT) return
    this.last = this.last.slice(-KEPT)
    this.before = null
  }

  /** Boards have come, for all of `asked` that there are. */
  take(steps: Step[], asked: number[]): void {
    this.turning()
    const first = this.line !== undefined && this.#due.has(this.line.n)
    for (const n of asked) this.#due.delete(n)
    this.steps = { ...this.steps, ...Object.fromEntries(steps.map((step) => [step.n, step])) }
    if (!steps.length && !Object.keys(this.steps).length) this.before = null // there are none: the board of now must do
    if (first) this.#wait()
  }

  #wait(time = (settings.all.pace * 1000 + 200) * (LONGER[this.line?.kind ?? ''] ?? 1), patience = PATIENCE): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      const next = this.lines[this.at + 1]
      if (!next) this.end()
      else if (this.#due.has(next.n) && patience > 0) this.#wait(LOOK, patience - LOOK)
      else {
        this.turning()
        this.at += 1
        this.#wait()
      }
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
  /** Once more from the end: what has just happened. */
  again(): void {
    if (this.lines.length || !this.last.length) return
    this.turning()
    this.lines = this.last
    this.at = this.last.length - 1
    this.#back = true
    const missing = this.last.map((line) => line.n).filter((n) => !this.steps[n])
    for (const n of missing) this.#due.add(n)
    if (missing.length) this.wanting(missing)
  }
  /** From this line on, it has not happened. */
  takeBack(since: number): void {
    this.last = this.last.filter((line) => line.n < since)
    this.steps = Object.fromEntries(Object.entries(this.steps).filter(([n]) => Number(n) < since))
    this.#due = new Set([...this.#due].filter((n) => n < since))
  }
  /** All is told; `forget` what it was if another game has begun. */
  end(forget = false): void {
    clearTimeout(this.#timer)
    if (this.lines.length) {
      this.turning()
      this.last = this.lines
    }
    if (forget) this.last = []
    this.playing = this.#back = false
    this.lines = []
    this.at = 0
  }
}
