import type { Result, View } from '../contract'
import { keep, recall, type KeptRoom } from './kept'

/** A game of one's own that is over, as this browser remembers it. Nothing of it is sent anywhere. */
export interface Played {
  room: string
  game: number
  mode: string
  legend: string
  won: boolean
  turns: number
  points: number
  goal: number
  /** What each turn has brought. */
  swings: number[]
  when: number
  daily?: string
  stage?: string
}

const MOST = 500
export const history = (): Played[] => recall<Played[]>('played', [])

/** What the score did, turn by turn: how much was won or lost in each. */
export function swingsOf(result: Result, view: View, me: number): number[] {
  const team = view.sides[me]?.team
  const mine = result.points.filter((one) => view.sides[one.side]?.team === team)
  const total = (turn: number): number => mine.filter((one) => one.turn <= turn).at(-1)?.total ?? 0
  return Array.from({ length: result.turns }, (_, i) => total(i + 1) - total(i))
}

export function playedOf(result: Result, view: View, me: number, kept: Pick<KeptRoom, 'room' | 'daily' | 'stage'>, game: number, when: number): Played {
  const team = view.sides[me]?.team
  const { room, daily, stage } = kept
  return {
    room, game, mode: view.mode, legend: view.sides[me]?.legends[0]?.name ?? '', won: result.winners.some((seat) => view.sides[seat]?.team === team),
    turns: result.turns, points: view.sides[me]?.points ?? 0, goal: view.victory_score, swings: swingsOf(result, view, me), when,
    ...(daily ? { daily } : {}), ...(stage ? { stage } : {}),
  }
}

/** Once for each game; what is taken back after its end and ended anew counts as it ended last. */
export function remember(played: Played): void {
  const others = history().filter((one) => one.room !== played.room || one.game !== played.game)
  keep('played', [played, ...others].slice(0, MOST))
}

/** A daily lane counts once: as it was played first. */
export const dailyOf = (date: string): Played | undefined => history().findLast((one) => one.daily === date)

export interface Sum {
  name: string
  games: number
  won: number
  turns: number
}

/** Games by a name: how many, how many won, and how many turns they took on average. */
export function summed(all: Played[], by: (one: Played) => string): Sum[] {
  const found = new Map<string, Played[]>()
  for (const one of all) found.set(by(one), [...(found.get(by(one)) ?? []), one])
  return [...found]
    .map(([name, games]) => ({ name, games: games.length, won: games.filter((one) => one.won).length, turns: games.reduce((sum, one) => sum + one.turns, 0) / games.length }))
    .sort((x, y) => y.games - x.games || x.name.localeCompare(y.name))
}

/** So many days in a row, up to today or yesterday, with a daily lane. */
export function streak(all: Played[], today: Date): number {
  const days = new Set(all.map((one) => one.daily))
  const at = new Date(today)
  let found = 0
  if (!days.has(dateOf(at))) at.setDate(at.getDate() - 1)
  while (days.has(dateOf(at))) {
    found++
    at.setDate(at.getDate() - 1)
  }
  return found
}

/** A day where the player is: `2026-11-17`. */
export const dateOf = (day: Date): string =>
  `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`
