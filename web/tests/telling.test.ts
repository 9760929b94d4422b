import { describe, expect, test } from 'vitest'
import { tellable } from '../src/lib/telling'
import type { Line } from '../src/contract'
import { line, side, view } from './things'

const numbers = (lines: Line[]) => lines.map((one) => one.n)
const told = (lines: Line[], seat = 0, you = [seat]) => {
  const sides = [side(0), side(1, { is_player: true }), side(2, { is_player: false }), side(3, { is_player: false })]
  const found = tellable(lines, view({ sides }), seat, you)
  return found.worth ? numbers(found.lines) : []
}
const mine = (n: number, kind: string, by = 0) => line(n, kind, { by, lane: 0 })

describe('what is told in a lane', () => {
  test('how a combat ends, also after an answer of one’s own; its damage once', () => {
    const end = [line(1, 'dealt'), line(2, 'dealt'), line(3, 'combat-damage'), line(4, 'dies'), line(5, 'dies'), mine(6, 'wins-combat', 2)]
    expect(told(end)).toEqual([3, 4, 5, 6])
    expect(told([mine(1, 'plays'), line(2, 'dealt'), line(3, 'combat-damage'), line(4, 'dies'), line(5, 'no-result', { lane: -1 })])).toEqual([1, 3, 4, 5])
  })
  test('what the NPC does after an answer: where it goes, and what an ability of its does', () => {
    expect(told([mine(1, 'moves', 2), mine(2, 'conquers', 2)])).toEqual([1, 2])
    expect(told([line(1, 'ability-resolves', { by: 2, lane: -1 }), line(2, 'stunned'), line(3, 'dealt'), line(4, 'dies')])).toEqual([2, 3, 4])
  })
  test('not what one does oneself, though one can go back to it', () => {
    const own = [mine(1, 'plays'), mine(2, 'resolves'), line(3, 'dealt'), line(4, 'dies')]
    expect(told(own)).toEqual([])
    expect(numbers(tellable(own, view(), 0, [0]).lines)).toEqual([1, 3, 4])
  })
  test('what a teammate plays into it, and what that does, with the play that led to it', () => {
    expect(told([line(1, 'plays', { by: 1, lane: 0 })])).toEqual([1])
    expect(told([line(1, 'resolves', { by: 1, lane: -1 }), line(2, 'dealt'), line(3, 'dies')])).toEqual([2, 3])
    const both = [line(1, 'plays', { by: 1, lane: 1 }), line(2, 'resolves', { by: 1, lane: -1 }), line(3, 'gets-might'), line(4, 'gets-might', { lane: 1 })]
    expect(told(both)).toEqual([1, 3])
  })
  test('not what a teammate does in their own, nor who sits at the same screen', () => {
    expect(told([line(1, 'plays', { by: 1, lane: 1 }), line(2, 'dealt', { lane: 1 }), line(3, 'combat-damage', { lane: 1 }), line(4, 'dies', { lane: 1 })])).toEqual([])
    expect(told([line(1, 'ability-resolves', { by: 1, lane: 1 }), line(2, 'phase', { lane: -1 }), mine(3, 'draws')])).toEqual([])
    expect(told([line(1, 'plays', { by: 1, lane: 0 })], 0, [0, 1])).toEqual([])
  })
})
