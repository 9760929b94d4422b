import type { Step, ToServer } from '../contract'

/** So many boards are asked for at once; and how long we wait when it was too often. */
const MOST = 60
const LATER = 1000

/** Asks for the boards of lines that are told, one question at a time: meanwhile more lines may come. */
export class Boards {
  /** Lines whose boards are wanted, and those that were asked for. */
  #wanted: number[] = []
  #asked: number[] = []
  #asking: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly ask: (message: Extract<ToServer, { type: 'steps' }>) => boolean,
    private readonly seat: () => number,
    private readonly come: (steps: Step[], asked: number[]) => void,
  ) {}

  want(lines: number[]): void {
    this.#wanted.push(...lines)
    this.#next()
  }

  take(steps: Step[] | null): void {
    if (steps) this.come(steps, this.#asked)
    this.#asked = []
    this.#next()
  }

  /** Too often, or there are none. */
  refused(often: boolean): void {
    if (often) this.#wanted = [...this.#asked, ...this.#wanted]
    else this.come([], this.#asked)
    this.#asked = []
    this.#asking = setTimeout(() => this.#next(), LATER)
  }

  forget(): void {
    clearTimeout(this.#asking)
    this.#wanted = []
    this.#asked = []
  }

  #next(): void {
    clearTimeout(this.#asking)
    if (this.#asked.length || !this.#wanted.length) return
    this.#asked = this.#wanted.splice(0, MOST)
    if (!this.ask({ type: 'steps', seat: this.seat(), lines: this.#asked })) this.forget()
  }
}
