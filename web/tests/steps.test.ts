import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Step } from '../src/contract'
import { Link } from '../src/lib/link.svelte'
import { born, toldElsewhere } from '../src/lib/origins'
import { statusOf } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { deflected, stacks, wornBy } from '../src/lib/stacks'
import { differing } from '../src/lib/steps'
import { arena, ask, card, choice, line, side, table, view } from './things'

const thrall = (id: number, might = 3) => card(id, 'Thrall', { might, controller: 1 })
const step = (n: number, at: Record<number, number[]>): Step => ({
  n,
  places: view().places.map((one) => ({ ...one, units: (at[one.index] ?? []).map((id) => thrall(id)) })),
  side: side(0),
  arena: arena(),
})

describe('what the NPC does, step by step', () => {
  let link: Link
  let said: Record<string, unknown>[]
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set('pace', 1.4)
    said = []
    const ear = { readyState: 1, send: (text: string) => said.push(JSON.parse(text) as Record<string, unknown>), close() {} }
    link = new Link('abc', [], () => ear as unknown as WebSocket)
    link.open()
    link.take({ type: 'welcome', contract: 1, version: '', you: [0], host: true, room: { seats: [] } as never })
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'turn')], older: false, fresh: false })
    link.take(table({ view: view({ places: step(0, { 1: [70] }).places }) }))
    link.take({
      type: 'log', seat: 0, since: 1, older: false, fresh: false,
      lines: [line(1, 'enthralled'), line(2, 'thrall', { objects: [71] }), line(3, 'draws'), line(4, 'moves', { objects: [70] })],
    })
    link.take(table({ seq: 2, view: view({ places: step(4, { 1: [71], 4: [70] }).places }) }))
  })
  afterEach(() => {
    link.close()
    vi.useRealTimers()
  })
  const units = (index: number) => link.view.places[index]!.units.map((one) => one.id)
  const arrive = () =>
    link.take({ type: 'steps', id: 0, seat: 0, steps: [step(1, { 1: [70] }), step(2, { 1: [70, 71] }), step(4, { 1: [71], 4: [70] })] })

  test('the boards of the told lines are asked for, and until they come the board is as it was before', () => {
    expect(said.at(-1)).toMatchObject({ type: 'steps', seat: 0, lines: [1, 2, 4] })
    expect([units(1), units(4)]).toEqual([[70], []])
  })
  test('each line shows its own board and marks what is new or elsewhere; one can go back a step', () => {
    arrive()
    expect([units(1), units(4)]).toEqual([[70], []])
    expect([...link.told]).toEqual([])
    vi.advanceTimersByTime(1700)
    expect(units(1)).toEqual([70, 71])
    expect([...link.told]).toEqual([71])
    link.story.step(1)
    expect([units(1), units(4)]).toEqual([[71], [70]])
    expect([...link.told]).toEqual([70])
    link.story.step(-1)
    expect(units(1)).toEqual([70, 71])
    link.story.end()
    expect([units(1), units(4)]).toEqual([[71], [70]])
    link.story.again()
    link.story.step(-1)
    expect(units(1)).toEqual([70, 71])
  })
  test('nothing can be answered on a board of before: pressing it skips to the board of now', () => {
    const asks = [ask(7, [choice('move', 71, { cards: [71] })])]
    link.take(table({ seq: 3, asks, view: view({ places: step(4, { 1: [71], 4: [70] }).places }) }))
    arrive()
    expect([link.telling, link.offers({ kind: 'card', ids: [71] })]).toEqual([true, []])
    link.press({ kind: 'card', ids: [71] })
    expect([link.telling, link.busy]).toEqual([false, false])
    expect(link.offers({ kind: 'card', ids: [71] })).toHaveLength(1)
  })
  test('nor in a Duel while something is told, though its board is the one of now', () => {
    const asks = [ask(7, [choice('move', 71, { cards: [71] })])]
    link.story.end()
    link.take(table({ seq: 3, asks, view: view({ mode: 'duel' }) }))
    expect(link.offers({ kind: 'card', ids: [71] })).toHaveLength(1)
    link.take({ type: 'log', seat: 0, since: 5, older: false, fresh: false, lines: [line(5, 'combat', { lane: -1 }), line(6, 'dies', { lane: -1 })] })
    expect([link.telling, link.offers({ kind: 'card', ids: [71] })]).toEqual([true, []])
    link.press({ kind: 'card', ids: [71] })
    expect([link.telling, link.busy]).toEqual([false, false])
    expect(link.offers({ kind: 'card', ids: [71] })).toHaveLength(1)
  })
  test('without the boards it is told all the same, over the board as it is now', () => {
    link.take({ type: 'refused', to: 'steps', id: 0, code: 'wire-rate', text: 'Too many.', clause: '' })
    expect(link.notice).toBeNull()
    expect([units(1), units(4)]).toEqual([[71], [70]])
    expect(link.story.line?.n).toBe(1)
  })
  test('another seat at the same screen sees its own board', () => {
    arrive()
    expect(link.story.shown(view({ seat: 1 })).places[1]!.units).toEqual([])
  })
  test('a battlefield that something has left, or that changed hands, differs', () => {
    const before = view().places.map((one) => (one.index === 2 ? { ...one, units: [thrall(9)] } : one))
    const after = view().places.map((one) => (one.index === 3 ? { ...one, controller: 0 } : one))
    expect(differing(before, after)).toEqual([5001, 5002])
  })
})

describe('Thralls and Strikes', () => {
  const strike = (id: number, on: number) => card(id, 'Strike', { controller: 1, attached_to: on })
  test('equal Thralls with equally many Strikes are one stack that says how many each has', () => {
    const all = [thrall(1), thrall(2), thrall(3), strike(11, 1), strike(12, 1), strike(21, 2), strike(22, 2)]
    const found = stacks(all)
    expect(found.map((one) => one.cards.map((two) => two.id))).toEqual([[1, 2], [3]])
    expect(wornBy(found[0]!)).toEqual([['Strike', 2]])
  })
  test('a unit’s Deflected counters are counted', () => {
    expect(deflected(card(1, 'Poro', { counters: [1, 2] }))).toBe(2)
    expect(deflected(card(1, 'Poro', { counters: [7, 3] }))).toBe(0)
    expect(deflected(card(1, 'Poro'))).toBe(0)
  })
  test('a Thrall comes from the card that was dealt in its lane', () => {
    const lines = [
      line(1, 'enthralled', { turn: 3, lane: 1 }), line(2, 'enthralled', { turn: 3 }), line(3, 'thrall', { turn: 3, objects: [42] }),
      line(4, 'moves', { turn: 3, objects: [42] }),
    ]
    expect(born(42, lines).map((one) => one.n)).toEqual([2, 3])
    expect(born(43, lines)).toEqual([])
    expect(born(42, lines.slice(2)).map((one) => one.n)).toEqual([3])
  })
  test('a new Thrall or Strike is told once', () => {
    expect(toldElsewhere(line(1, 'creates', { names: ['Thrall'] }))).toBe(true)
    expect(toldElsewhere(line(1, 'attached', { names: ['Strike', 'Thrall'] }))).toBe(true)
    expect(toldElsewhere(line(1, 'recalled', { names: ['Strike'] }))).toBe(true)
    expect(toldElsewhere(line(1, 'creates', { names: ['Recruit'] }))).toBe(false)
    expect(toldElsewhere(line(1, 'attached', { names: ['Cloth Armor', 'Thrall'] }))).toBe(false)
    expect(toldElsewhere(line(1, 'thrall', { names: ['Thrall'] }))).toBe(false)
  })
})

test('who has finished, whom we wait for and who is away is a sign and a word', () => {
  const seat = { seat: 1, name: 'Bo', kind: 'elsewhere' as const, program: '', deck: '', legend: '', present: true, joined: true, lent: false, waited: false, passed: false }
  expect(statusOf(seat)).toBeUndefined()
  expect(statusOf({ ...seat, waited: true })?.kind).toBe('acts')
  expect(statusOf({ ...seat, passed: true })?.kind).toBe('done')
  expect(statusOf({ ...seat, waited: true, present: false })?.kind).toBe('away')
  expect(statusOf({ ...seat, lent: true, present: false })?.kind).toBe('lent')
  expect(statusOf({ ...seat, kind: 'program', present: false })).toBeUndefined()
  expect(statusOf(undefined, true)?.word).toBe('seat-done')
})
