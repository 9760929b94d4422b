import type { Line } from '../contract'
import { settings } from './settings.svelte'

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

/** The latest happenings, told line by line at a chosen pace; one can go back. */
export class Story {
  lines = $state.raw<Line[]>([])
  at = $state(0)
  last = $state.raw<Line[]>([])
  playing = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  get line(): Line | undefined {
    return this.lines[this.at]
  }
  get objects(): ReadonlySet<number> {
    return new Set(this.line?.objects ?? [])
  }

  tell(lines: Line[], lane: number): void {
    const told = lines.filter((line) => TOLD.has(line.kind) && (line.lane === lane || line.lane < 0))
    const pace = settings.all.pace
    if (!pace || told.length < 2 || !told.some((line) => STARTS.has(line.kind))) return
    const more = this.playing ? [...this.lines, ...told] : told
    if (!this.playing) this.at = 0
    this.lines = more
    this.playing = true
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (!this.playing) return
    this.#timer = setTimeout(() => {
      if (this.at + 1 < this.lines.length) {
        this.at += 1
        this.#wait()
      } else this.end()
    }, settings.all.pace * 1000 + 200)
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
    else this.at = Math.max(0, next)
  }
  /** Once more from the end: what was just told. */
  again(): void {
    if (this.lines.length || !this.last.length) return
    this.lines = this.last
    this.at = this.last.length - 1
  }
  end(): void {
    clearTimeout(this.#timer)
    if (this.lines.length) this.last = this.lines
    this.playing = false
    this.lines = []
    this.at = 0
  }
}
