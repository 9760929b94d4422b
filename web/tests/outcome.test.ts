import { describe, expect, test } from 'vitest'
import type { PreviewLine } from '../src/contract'
import { empty, outcomeOf } from '../src/stage/outcome'
import { freest } from '../src/stage/room'
import { card, place, side, view } from './things'

const line = (kind: string, objects: number[] = [], args: number[] = [], more: Partial<PreviewLine> = {}): PreviewLine => ({ text: kind, certain: true, unanswered: false, kind, objects, args, by: -1, ...more })
const table = view({
  sides: [side(0), side(1, { is_player: false })],
  places: [
    place(0, 0, { units: [card(10, 'Poro', { might: 4 })] }),
    place(2, 1, { index: 1, card: card(500, 'Void Gate'), controller: 1, units: [card(20, 'Thrall', { might: 4, controller: 1 }), card(21, 'Thrall', { might: 11, controller: 1 })] }),
  ],
})
const told = (lines: PreviewLine[], assumed: string[] = []) => ({ lines, next: '', assumed, pays: [] })
const attack = [line('moves', [10], [0, 1, 0]), line('combat', [500], [0, 1]), line('dealt', [20], [4]), line('dealt', [10], [15]), line('combat-damage', [20, 10], [4, 15])]

describe('what an answer would do to the pieces', () => {
  test('a fight: the Might of both sides, who is hurt, who dies, and how it ends', () => {
    const found = outcomeOf(told([...attack, line('dies', [10]), line('dies', [20])], ['damage']), table, 0)
    expect(found.fights).toEqual([{ place: 1, ours: 4, theirs: 15, end: 'lost' }])
    expect([...found.hurt]).toEqual([[20, 4], [10, 15]])
    expect([found.dead, found.assumed, found.holders.size]).toEqual([[10, 20], ['damage'], 0])
    expect(found.arrows).toEqual([{ from: 'card 10', to: 'place 1', kind: 'own' }])
  })
  test('in a combat that has begun already, each is hurt once', () => {
    const found = outcomeOf(told(attack.slice(2)), table, 0)
    expect([...found.hurt]).toEqual([[20, 4], [10, 15]])
  })
  test('won, with the new controller and a point; both dead; both left', () => {
    const won = outcomeOf(told([...attack, line('dies', [20]), line('dies', [21]), line('conquers', [500], [0], { by: 0 }), line('gains-points', [], [0, 1, 1], { by: 0 })]), table, 0)
    expect([won.fights[0]!.end, [...won.holders], won.points]).toEqual(['won', [[1, 0]], [{ place: 1, n: 1, side: 0 }]])
    expect(outcomeOf(told([...attack, line('dies', [10]), line('dies', [20]), line('dies', [21])]), table, 0).fights[0]!.end).toBe('none')
    expect(outcomeOf(told([...attack, line('recalled', [10])]), table, 0).fights[0]!.end).toBe('open')
  })
  test('a spell points from its card to its target, and what it deals is no fight', () => {
    const found = outcomeOf(told([line('plays', [7], [0], { by: 0 }), line('chooses', [20], [0, 1], { by: 0 }), line('dealt', [20], [3])]), table, 0, 7)
    expect(found.arrows).toEqual([{ from: 'card 7', to: 'card 20', kind: 'aim' }])
    expect([[...found.hurt], found.fights, found.dead]).toEqual([[[20, 3]], [], []])
  })
  test('only what is certain, and only this turn', () => {
    const open = outcomeOf(told([line('dies', [10]), line('dies', [20], [], { certain: false }), line('dies', [21])]), table, 0)
    expect([open.dead, open.unsure]).toEqual([[10], true])
    expect(empty(outcomeOf(told([line('ends-turn'), line('turn'), line('dies', [20])]), table, 0))).toBe(true)
  })
})

test('what is said of it stands where it covers nothing that is concerned, and within the screen', () => {
  const goal = { x: 400, y: 100, w: 200, h: 500 }
  const keep = [{ x: 620, y: 200, w: 300, h: 400 }, { x: 410, y: 300, w: 180, h: 200 }]
  const box = freest({ w: 290, h: 150 }, goal, keep, { w: 1000, h: 800 })
  expect(box.x + box.w <= 400 || box.y >= 500).toBe(true)
  const small = freest({ w: 290, h: 150 }, goal, keep, { w: 320, h: 400 })
  expect([small.x >= 0, small.x + small.w <= 320, small.y >= 0, small.y + small.h <= 400]).toEqual([true, true, true, true])
})
