import type { SeatInfo } from '../contract'
import { t } from './words.svelte'

/** Whoever has given no name is called so, in the language in which the game began. */
const NAMELESS = new Set(['You', 'Du', 'Tú', 'Vous'])

/** What a seat is called in the language that is spoken now. */
export const called = (name: string | undefined): string => (name !== undefined && NAMELESS.has(name) ? t('you') : (name ?? ''))

/** What a seat is about, as a sign and a word: who has finished, whom we wait for, who is away. */
export interface Status {
  kind: 'acts' | 'done' | 'away' | 'lent'
  sign: string
  word: string
}

export function statusOf(seat: SeatInfo | undefined, done = false): Status | undefined {
  if (!seat) return done ? { kind: 'done', sign: '✓', word: 'seat-done' } : undefined
  if (seat.kind !== 'program' && !seat.lent && !seat.present) return { kind: 'away', sign: '⌀', word: 'seat-absent' }
  if (seat.waited) return { kind: 'acts', sign: '…', word: 'seat-waited' }
  if (seat.lent) return { kind: 'lent', sign: '⚙', word: 'seat-lent' }
  if (seat.passed || done) return { kind: 'done', sign: '✓', word: 'seat-done' }
  return undefined
}
