import { untrack } from 'svelte'
import type { PuzzleInfo } from '../contract'
import { api } from './api'
import { forgetRoom, keep, keepRoom, recall, room as kept, rooms } from './kept'
import { route } from './route.svelte'
import { settings } from './settings.svelte'
import { sha256 } from './sha'
import { t, words } from './words.svelte'

/** How somebody fared with a puzzle, until it was solved. */
export interface Tried {
  tries: number
  hints: number
  /** The solution was looked at. */
  shown: boolean
  solved: boolean
}

const NEW: Tried = { tries: 0, hints: 0, shown: false, solved: false }

/** What was tried in this browser: by the number of the puzzle, and for that of a day by its date. */
class Puzzling {
  all = $state.raw<Readonly<Record<string, Tried>>>(recall('puzzles', {}))

  of(key: number | string): Tried {
    return this.all[key] ?? NEW
  }
  /** What is solved stays as it was solved. */
  note(keys: (number | string)[], change: (now: Tried) => Partial<Tried>): void {
    // Whoever notes something does not want to hear of it: what is noted must not be noted again because of that.
    untrack(() => {
      const open = keys.filter((key) => !this.of(key).solved)
      if (!open.length) return
      this.all = { ...this.all, ...Object.fromEntries(open.map((key) => [key, { ...this.of(key), ...change(this.of(key)) }])) }
      keep('puzzles', this.all)
    })
  }
}

export const puzzling = new Puzzling()

/** Under which names something is noted that happens in a room. */
export const keysOf = (room: string, number: number): (number | string)[] => {
  const day = kept(room)?.day
  return day ? [number, day] : [number]
}

/** A room for this puzzle; those of puzzles and lessons before it are not needed any more. `day`: as that of this day. */
export async function begin(one: PuzzleInfo, day = ''): Promise<void> {
  const seats = one.legends.map((_, seat) => (seat === one.seat ? { kind: 'here' as const, name: settings.all.name } : { kind: 'program' as const, program: 'rule-of-thumb' as const }))
  const made = await api.create({ mode: one.mode, seats, puzzle: one.number, lang: words.lang })
  for (const old of rooms().filter((other) => other.lesson)) {
    void api.remove(old.room, old.host).catch(() => undefined)
    forgetRoom(old.room)
  }
  keepRoom({ ...made, title: t('puzzle-n', { n: one.number }), touched: Date.now(), over: false, lesson: true, ...(day ? { day } : {}) })
  puzzling.note(keysOf(made.room, one.number), (now) => ({ tries: now.tries + 1 }))
  route.go('room', made.room)
}

/** The same from its beginning. */
export async function again(room: string, number: number): Promise<void> {
  await api.rematch(room, {}, kept(room)?.host ?? '')
  puzzling.note(keysOf(room, number), (now) => ({ tries: now.tries + 1 }))
}

const before = (date: string): string => {
  const day = new Date(`${date}T12:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

/** Those that draw the highest two lots of a day. */
function highest(date: string, count: number): [number, number] {
  const lots = Array.from({ length: count }, (_, i) => ({ n: i + 1, lot: sha256(`${date} ${i + 1}`) }))
  lots.sort((x, y) => {
    const at = x.lot.findIndex((word, i) => word !== y.lot[i])
    return at < 0 ? 0 : x.lot[at]! - y.lot[at]!
  })
  return [lots.at(-1)!.n, (lots.at(-2) ?? lots.at(-1)!).n]
}

/** The number of the puzzle of a day, as `farfield puzzle` finds it: the same for everybody, and no day that of the day before. */
export function dailyNumber(date: string, count: number): number {
  // Whether the day before took its second hangs on the day before that, and so on; it is asked seldom, and never far back.
  const [first, second] = highest(date, count)
  const past = before(date)
  return count > 2 && highest(past, count).includes(first) && dailyNumber(past, count) === first ? second : first
}

/** The easiest first; one's own order of going through them. */
export const graded = (all: readonly PuzzleInfo[]): PuzzleInfo[] => [...all].sort((x, y) => x.hard - y.hard || x.number - y.number)

/** The next one that is not solved, after this one and then from the beginning. */
export function following(all: readonly PuzzleInfo[], number: number): PuzzleInfo | undefined {
  const order = graded(all)
  const at = order.findIndex((one) => one.number === number)
  return [...order.slice(at + 1), ...order.slice(0, Math.max(at, 0))].find((one) => !puzzling.of(one.number).solved)
}

/** To be sent to friends: how it went, and nothing of what it was. */
export function shared(one: PuzzleInfo, tried: Tried, title: string, address: string): string {
  const grade = '◆'.repeat(one.hard) + '◇'.repeat(one.of - one.hard)
  const tries = '🟥'.repeat(Math.min(Math.max(tried.tries - 1, 0), 20)) + (tried.solved ? '🟩' : '🟥')
  return `${title}\n${one.mode_name} ${grade}\n${tries}${'💡'.repeat(Math.min(tried.hints, 20))}${tried.shown ? '👁' : ''}\n${address}`
}
