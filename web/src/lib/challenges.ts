import { hash } from '../art/paint'
import type { Played } from './history'

/** A lane of Lane Legends with modifiers. */
export interface Lane {
  deck: string
  options: Record<string, string>
}

const DECKS = ['Annie', 'Garen', 'Lux', 'Master Yi', 'Annie with gear', 'Garen with gear', 'Lux with gear', 'Master Yi with gear']
const HEAD_START = { 'head-start': 'farfield 5 + midfield 3' }
const MIGHTY = { 'mighty-strikes': '2' }
const FASTER = { 'faster-units': '2' }
const REACTIONS = { 'reaction-spells': 'reaction' }
const RECYCLED = { 'recycle-costs': 'on' }
const CALM = { 'extra-runes': '1', 'printed-cost-only': 'on' }

/** By the day of the week: whoever plays every day meets them all. */
const WEEK: Record<string, string>[] = [CALM, {}, MIGHTY, HEAD_START, { 'champions-out': 'on', ...MIGHTY }, FASTER, { ...HEAD_START, ...RECYCLED }]

/** The lane of a day: the same deck, modifiers and seed for everybody. */
export function laneOf(date: string): Lane & { seed: string } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return { deck: DECKS[hash(`deck ${date}`) % DECKS.length]!, options: WEEK[weekday]!, seed: String(hash(`lane ${date}`)) }
}

/** The result of a day, to be sent to friends: how it went, and nothing of what was dealt. */
export function shared(played: Played, title: string, address: string): string {
  const squares = played.swings.map((by) => (by > 0 ? '🟩' : by < 0 ? '🟥' : '⬜')).join('')
  return `${title}\n${played.won ? '★' : '✗'} ${played.points}/${played.goal} · ${played.turns}\n${squares}\n${address}`
}

export interface Stage {
  id: string
  options: Record<string, string>
}

/** The campaign: one modifier after another, and in the end all of them. */
export const STAGES: Stage[] = [
  { id: 'calm', options: CALM },
  { id: 'plain', options: {} },
  { id: 'mighty', options: MIGHTY },
  { id: 'head-start', options: HEAD_START },
  { id: 'champions', options: { 'champions-out': 'on', ...MIGHTY, ...HEAD_START } },
  { id: 'faster', options: FASTER },
  { id: 'recycled', options: { ...RECYCLED, ...HEAD_START } },
  { id: 'reactions', options: { ...REACTIONS, ...MIGHTY } },
  { id: 'all', options: { ...FASTER, ...REACTIONS, ...MIGHTY, ...HEAD_START, ...RECYCLED } },
]

/** Won; won without ever losing a point; won with two legends. */
export function starsOf(stage: string, all: Played[]): [boolean, boolean, boolean] {
  const won = all.filter((one) => one.stage === stage && one.won)
  return [won.length > 0, won.some((one) => one.swings.every((by) => by >= 0)), new Set(won.map((one) => one.legend)).size > 1]
}

/** A stage opens when the one before it was won. */
export const isOpen = (at: number, all: Played[]): boolean => at === 0 || starsOf(STAGES[at - 1]!.id, all)[0]
