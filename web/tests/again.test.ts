import { afterEach, describe, expect, test } from 'vitest'
import type { Result } from '../src/contract'
import { isOpen, laneOf, shared, STAGES, starsOf } from '../src/lib/challenges'
import { dailyOf, dateOf, history, playedOf, remember, streak, summed, type Played } from '../src/lib/history'
import { card, side, view } from './things'

afterEach(() => localStorage.clear())
const played = (more: Partial<Played> = {}): Played => ({
  room: 'a', game: 0, mode: 'lanes', legend: 'Dark Child', won: true, turns: 4, points: 5, goal: 5, swings: [0, 2, -1, 4], when: 1, ...more,
})

describe('the daily lane', () => {
  test('is the same for everybody on a day, and another one on the next', () => {
    expect(laneOf('2026-11-17')).toEqual({ deck: 'Lux with gear', options: { 'mighty-strikes': '2' }, seed: '3631253399' })
    expect(laneOf('2026-11-18').seed).not.toBe(laneOf('2026-11-17').seed)
    expect(Number(laneOf('2026-11-17').seed)).toBeLessThan(2 ** 32)
    expect(dateOf(new Date(2026, 10, 7))).toBe('2026-11-07')
  })
  test('counts as it was played first, and days in a row are counted to today or yesterday', () => {
    remember(played({ room: 'a', daily: '2026-11-16', won: false }))
    remember(played({ room: 'b', daily: '2026-11-16' }))
    remember(played({ room: 'c', daily: '2026-11-15' }))
    expect(dailyOf('2026-11-16')?.room).toBe('a')
    expect(streak(history(), new Date(2026, 10, 17))).toBe(2)
    expect(streak(history(), new Date(2026, 10, 18))).toBe(0)
  })
  test('is shared without telling what was dealt', () => {
    expect(shared(played(), 'Farfield · Daily lane 2026-11-17', 'https://table/#/daily')).toBe('Farfield · Daily lane 2026-11-17\n★ 5/5 · 4\n⬜🟩🟥🟩\nhttps://table/#/daily')
  })
})

describe('the campaign', () => {
  test('opens stage by stage, and has a star each for winning, losing no point, and a second legend', () => {
    const [one, two] = [STAGES[0]!, STAGES[1]!]
    expect([isOpen(0, []), isOpen(1, [])]).toEqual([true, false])
    const first = [played({ stage: one.id })]
    expect(starsOf(one.id, first)).toEqual([true, false, false])
    expect([isOpen(1, first), isOpen(2, first)]).toEqual([true, false])
    expect(starsOf(one.id, [...first, played({ stage: one.id, swings: [1, 4], legend: 'Lady of Luminosity' })])).toEqual([true, true, true])
    expect(starsOf(two.id, [played({ stage: two.id, won: false })])).toEqual([false, false, false])
  })
})

describe('what a browser remembers', () => {
  test('a game once, as it ended last, by legend and mode', () => {
    const then = view({ sides: [side(0, { legends: [card(1, 'Dark Child')], points: 3 }), side(1)] })
    const over: Result = { winners: [1], text: '', points: [{ turn: 2, side: 0, total: 2 }, { turn: 3, side: 0, total: 1 }, { turn: 3, side: 0, total: 3 }], turns: 4, seed: '', answers: 9 }
    const lost = playedOf(over, then, 0, { room: 'x', stage: 'calm' }, 0, 7)
    expect(lost).toEqual({ room: 'x', game: 0, mode: 'lanes', legend: 'Dark Child', won: false, turns: 4, points: 3, goal: 5, swings: [0, 2, 1, 0], when: 7, stage: 'calm' })
    remember(lost)
    remember({ ...lost, won: true })
    remember({ ...lost, game: 1, mode: 'duel', turns: 8 })
    expect(history().length).toBe(2)
    expect(summed(history(), (one) => one.legend)).toEqual([{ name: 'Dark Child', games: 2, won: 1, turns: 6 }])
    expect(summed(history(), (one) => one.mode).map((one) => one.name)).toEqual(['duel', 'lanes'])
  })
})
