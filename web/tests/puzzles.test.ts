import { expect, test } from 'vitest'
import type { PuzzleInfo } from '../src/contract'
import { dailyNumber, following, graded, puzzling, shared } from '../src/lib/puzzles.svelte'
import { sha256 } from '../src/lib/sha'

const puzzle = (number: number, hard: number): PuzzleInfo => ({ number, mode: 'duel', mode_name: 'Duel', goal: 'Win the game this turn.', hard, of: 4, length: 3, legends: ['A', 'B'], seat: 0 })
const hex = (text: string): string => sha256(text).map((word) => word.toString(16).padStart(8, '0')).join('')

test('a hash is that of the standard', () => {
  expect(hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(hex('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1')
})

test('the puzzle of a day is that of the terminal', () => {
  // As `farfield.puzzles.shelf.daily_number` says.
  const days = { '2026-11-18': 52, '2026-11-19': 27, '2026-11-20': 57, '2026-11-21': 42, '2026-11-22': 49, '2026-11-23': 24, '2026-11-24': 34, '2026-11-25': 22 }
  for (const [day, number] of Object.entries(days)) expect(dailyNumber(day, 60), day).toBe(number)
  expect(dailyNumber('2026-01-02', 5)).toBe(1)
})

test('what is solved stays as it was solved, and the next is the easiest that is not', () => {
  const all = [puzzle(1, 3), puzzle(2, 0), puzzle(3, 1)]
  expect(graded(all).map((one) => one.number)).toEqual([2, 3, 1])
  puzzling.note([2, '2026-11-18'], (now) => ({ tries: now.tries + 1 }))
  puzzling.note([2, '2026-11-18'], () => ({ solved: true }))
  puzzling.note([2], (now) => ({ tries: now.tries + 1, hints: 9 }))
  expect(puzzling.of(2)).toEqual({ tries: 1, hints: 0, shown: false, solved: true })
  expect(puzzling.of('2026-11-18').solved).toBe(true)
  expect(following(all, 1)?.number).toBe(3)
  expect(following(all, 3)?.number).toBe(1)
})

test('a result to share says how it went and not what it was', () => {
  const said = shared(puzzle(7, 3), { tries: 3, hints: 1, shown: false, solved: true }, 'Farfield · Puzzle of the day 2026-11-18', 'http://x/#/puzzles')
  expect(said).toBe('Farfield · Puzzle of the day 2026-11-18\nDuel ◆◆◆◇\n🟥🟥🟩💡\nhttp://x/#/puzzles')
  expect(said).not.toContain('Win')
})
