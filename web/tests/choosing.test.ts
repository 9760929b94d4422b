import { describe, expect, test } from 'vitest'
import { calm, followUp, inTheMiddle, offersOn, onTable, pressable } from '../src/lib/choosing'
import { ask, card, choice, side, view } from './things'

describe('answers and what they are about', () => {
  const move = choice('move', 7001, { cards: [7001], text: 'Move Thrall #1' })
  const twin = choice('move', 7002, { cards: [7002], text: 'Move Thrall #2' })
  const at = choice('at', 3, { place: 3 })
  const asks = [ask(1, [move, twin, at, choice('end')])]

  test('a stack of equal cards offers one answer, for its first', () => {
    const found = offersOn(asks, { kind: 'card', ids: [7001, 7002] }, view())
    expect(found.map((one) => one.choice)).toEqual([move])
  })
  test('a place is meant by its index or by its battlefield', () => {
    expect(offersOn(asks, { kind: 'place', index: 3 }, view())).toHaveLength(1)
    const pick = choice('pick', 5003, { cards: [5003] })
    expect(offersOn([ask(2, [pick])], { kind: 'place', index: 4 }, view())).toHaveLength(1)
    expect(offersOn([ask(2, [pick])], { kind: 'place', index: 3 }, view())).toHaveLength(0)
  })
  test('what lies on the table needs no button of its own', () => {
    const deck = choice('pick', 9999, { cards: [9999] })
    const there = pressable(view({ sides: [side(0, { hand: [card(7001, 'Gust')] }), side(1)] }))
    expect([move, at, deck, choice('end')].map((one) => onTable(one, there))).toEqual([true, true, false, false])
  })
  test('what is asked before the first turn stands in the middle; on a small screen what is about the hand stays below it', () => {
    const empty = view({ turn: 0, places: [], sides: [side(0, { hand: [card(7001, 'Gust')] }), side(1)] })
    const battlefield = ask(1, [choice('pick', 77, { cards: [77] })])
    const mulligan = ask(2, [choice('pick', 7001, { cards: [7001] }), choice('done')], { kind: 'mulligan' })
    const first = ask(3, [choice('yes'), choice('no')])
    expect([battlefield, mulligan, first, undefined].map((one) => inTheMiddle(one, empty, false))).toEqual([true, true, true, true])
    expect([battlefield, mulligan, first, undefined].map((one) => inTheMiddle(one, empty, true))).toEqual([true, false, true, false])
    expect(inTheMiddle(battlefield, view({ turn: 1 }), false)).toBe(false)
  })
  test('passing comes before ending the turn, and asks that are waited for come first', () => {
    const waits = ask(3, [choice('end'), choice('pass')])
    expect(calm([ask(2, [choice('done')], { waited: false }), waits])).toEqual({ ask: waits, choice: choice('pass') })
    expect(calm([])).toBeUndefined()
  })
  test('a drag answers where to, and never another kind of question', () => {
    const where = ask(4, [at, choice('at', 2, { place: 2 })], { kind: 'place' })
    expect(followUp([where], { kind: 'place', index: 3 }, view())?.choice).toEqual(at)
    expect(followUp([ask(5, [at], { kind: 'pay' })], { kind: 'place', index: 3 }, view())).toBeUndefined()
    expect(followUp([where], { kind: 'place', index: 0 }, view())).toBeUndefined()
  })
})
