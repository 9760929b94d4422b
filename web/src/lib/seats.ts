import type { RoomInfo, SeatInfo } from '../contract'

/** What a seat is called; whoever has given no name is named by the server, in the language of the page. */
export const called = (name: string | undefined): string => name ?? ''

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

/** What a game is called in the list of one's games: by who plays there, as soon as there are several. */
export function titled(info: RoomInfo, before: string): string {
  const people = info.seats.filter((one) => one.kind !== 'program')
  return people.length > 1 ? `${info.mode_name} · ${people.map((one) => called(one.name)).join(', ')}` : before
}
