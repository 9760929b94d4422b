import type { Line, Replay, Score, View } from '../contract'
import { toldElsewhere } from './origins'

/** A moment of a game: after so many answers, or right after a line of its log. */
export interface Moment {
  at: number
  /** -1: the whole answer. */
  line: number
}

/** In an address: `12` is a line of the log, `@40` what stands after forty answers. */
export function momentIn(words: string | undefined): Moment | undefined {
  if (/^\d{1,7}$/.test(words ?? '')) return { at: -1, line: Number(words) }
  return /^@\d{1,7}$/.test(words ?? '') ? { at: Number(words!.slice(1)), line: -1 } : undefined
}
export const addressOf = ({ at, line }: Moment): string => (line >= 0 ? String(line) : `@${at}`)

/** After which answer a line was written. */
export const answerOf = (told: number[], line: number): number => {
  const found = told.findIndex((lines) => lines > line)
  return found < 0 ? told.length : found + 1
}
export const lastLine = ({ told, before }: Pick<Replay, 'told' | 'before'>, at: number): number => (at > 0 ? (told[Math.min(at, told.length) - 1] ?? 0) : before) - 1

/** One event on or back. The last event of an answer is the answer itself: after it somebody is asked again. */
export function byEvent(replay: Replay, now: Moment, by: 1 | -1): Moment {
  const { told, before } = replay
  const line = (now.line >= 0 ? now.line : lastLine(replay, now.at)) + by
  if (line < before) return { at: 0, line: -1 }
  if (line >= (told.at(-1) ?? 0)) return { at: told.length, line: -1 }
  const at = answerOf(told, line)
  return line === lastLine(replay, at) ? { at, line: -1 } : { at, line }
}

export function byDecision({ answers }: Replay, now: Moment, by: 1 | -1): Moment {
  const at = by > 0 ? (now.line >= 0 ? now.at : now.at + 1) : now.at - 1
  return { at: Math.min(answers, Math.max(0, at)), line: -1 }
}

export function byTurn({ turns, answers }: Replay, now: Moment, turn: number, by: 1 | -1): Moment {
  const wanted = by > 0 ? turns.findIndex((one) => one > turn) : turns.indexOf(Math.max(0, turns[Math.max(0, now.at - 1)] === turn && turns.indexOf(turn) < now.at ? turn : turn - 1))
  return { at: wanted < 0 ? (by > 0 ? answers : 0) : wanted, line: -1 }
}

/** A line at which nothing is to be seen: whoever steps from event to event steps over it. */
export const dull = (line: Line | undefined): boolean => line !== undefined && (line.kind === 'phase' || toldElsewhere(line))

/** Each team's score as steps over the answers, and where it swings. */
export interface ScoreLine {
  side: number
  path: string
  swings: { at: number; total: number; by: number }[]
}

export function scoreLines(scores: Score[], view: View, answers: number): ScoreLine[] {
  const team = (side: number): number => view.sides[side]?.team ?? side
  const sides = view.sides.filter((one, i, all) => one.is_player && all.findIndex((other) => other.team === one.team) === i).map((one) => one.index)
  const top = Math.max(view.victory_score, 1, ...scores.map((one) => one.total))
  const foot = Math.min(0, ...scores.map((one) => one.total))
  const y = (points: number): number => Math.round((1 - (points - foot) / (top - foot)) * 1000) / 10
  const x = (at: number): number => Math.round((at / Math.max(1, answers)) * 10000) / 10
  return sides.map((side) => {
    const swings: ScoreLine['swings'] = []
    let before = 0
    for (const one of scores.filter((score) => team(score.side) === team(side))) {
      // What one answer scores several times, as in the lanes of a team, is one swing.
      const same = swings.at(-1)?.at === one.answer ? swings.pop() : undefined
      const by = one.total - before + (same?.by ?? 0)
      if (by) swings.push({ at: one.answer, total: one.total, by })
      before = one.total
    }
    return { side, swings, path: swings.reduce((drawn, one) => `${drawn}H${x(one.at)}V${y(one.total)}`, `M0 ${y(0)}`) + 'H1000' }
  })
}
