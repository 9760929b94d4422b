import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Line, Step } from '../src/contract'
import { Link } from '../src/lib/link.svelte'
import { born, toldElsewhere } from '../src/lib/origins'
import { statusOf, titled } from '../src/lib/seats'
import { settings } from '../src/lib/settings.svelte'
import { deflected, keywordsOf, stacks, wornBy } from '../src/lib/stacks'
import { differing, merged } from '../src/lib/steps'
import { arena, ask, card, choice, line, side, table, view } from './things'

const thrall = (id: number, might = 3) => card(id, 'Thrall', { might, controller: 1 })
const step = (n: number, at: Record<number, number[]>): Step => ({
  n,
  places: view().places.map((one) => ({ ...one, units: (at[one.index] ?? []).map((id) => thrall(id)) })),
  sides: [side(0, { points: n })],
  arena: arena(),
  turn: 1,
  turn_seat: 0,
  phase_name: `phase ${n}`,
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
    vi.advanceTimersByTime(2800)
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
  test('back leads to what happened last, also if it was not told; its boards are asked for then', () => {
    arrive()
    link.story.end()
    const own = [line(5, 'plays', { by: 0 }), line(6, 'dies', { objects: [71] })]
    link.take({ type: 'log', seat: 0, since: 5, older: false, fresh: false, lines: own })
    link.take(table({ seq: 3, view: view({ places: step(6, { 4: [70] }).places }) }))
    expect(link.telling).toBe(false)
    link.story.again()
    expect([link.story.line?.n, units(1), units(4)]).toEqual([6, [], [70]])
    expect(said.at(-1)).toMatchObject({ type: 'steps', lines: [5, 6] })
    link.take({ type: 'steps', id: 0, seat: 0, steps: [step(5, { 1: [71], 4: [70] }), step(6, { 4: [70] })] })
    link.story.step(-1)
    expect([link.story.line?.n, units(1)]).toEqual([5, [71]])
    link.story.step(-1)
    expect(link.story.line?.n, 'and on into what was told before').toBe(4)
  })
  test('what was taken back cannot be gone back to', () => {
    arrive()
    link.story.end()
    link.take({ type: 'log', seat: 0, since: 2, older: false, fresh: false, lines: [line(2, 'draws')] })
    expect(link.story.last.map((one) => one.n)).toEqual([1])
    expect(Object.keys(link.story.steps)).toEqual(['1'])
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
  test('nor in a Duel while something is told', () => {
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
    link.take({ type: 'refused', to: 'steps', id: 0, code: 'room-not-begun', text: 'Nothing there.', clause: '' })
    expect(link.notice).toBeNull()
    expect([units(1), units(4)]).toEqual([[71], [70]])
    expect(link.story.line?.n).toBe(1)
  })
  test('another seat at the same screen sees its own board', () => {
    arrive()
    expect(link.story.shown(view({ seat: 1 })).places[1]!.units).toEqual([])
  })
  test('the strips of other lanes do not tell how it ends: they stay as they were when the telling began', () => {
    const [own, other] = [view().places[1]!, { ...view().places[2]!, index: 12, arena: 1 }]
    const board = (here: number[], there: number[], showdown: number) => view({
      places: [{ ...own, units: here.map((id) => thrall(id)) }, { ...other, units: there.map((id) => thrall(id)) }],
      arenas: [arena(), arena({ index: 1, showdown, waiting_for: showdown })],
    })
    const told = { ...step(1, {}), places: [{ ...own, units: [thrall(70), thrall(71)] }], arena: arena() }
    const shown = merged(board([71], [81, 82], 12), told, board([70], [81], -1))
    expect(shown.places.map((one) => one.units.map((unit) => unit.id))).toEqual([[70, 71], [81]])
    expect([shown.arenas[1]!.showdown, shown.arenas[1]!.waiting_for], 'whom they wait for is known at once').toEqual([-1, 12])
  })
  test('a battlefield that something has left, or that changed hands, differs', () => {
    const before = view().places.map((one) => (one.index === 2 ? { ...one, units: [thrall(9)] } : one))
    const after = view().places.map((one) => (one.index === 3 ? { ...one, controller: 0 } : one))
    expect(differing(before, after)).toEqual([5001, 5002])
  })
})

describe('what an opponent does in a Duel', () => {
  let link: Link
  let said: Record<string, unknown>[]
  const duel = { mode: 'duel', sides: [side(0), side(1, { is_player: true })] }
  const log = (since: number, ...lines: Line[]) => link.take({ type: 'log', seat: 0, since, lines, older: false, fresh: false })
  const theirs = (n: number, kind: string) => line(n, kind, { by: 1 })
  const told = () => link.story.lines.map((one) => one.n)
  const asked = () => said.filter((one) => one.type === 'steps').map((one) => one.lines)
  const arrive = (...numbers: number[]) => link.take({ type: 'steps', id: 0, seat: 0, steps: numbers.map((n) => step(n, {})) })
  beforeEach(() => {
    vi.useFakeTimers()
    settings.set('pace', 1.4)
    said = []
    const ear = { readyState: 1, send: (text: string) => said.push(JSON.parse(text) as Record<string, unknown>), close() {} }
    link = new Link('abc', [], () => ear as unknown as WebSocket)
    link.open()
    link.take({ type: 'welcome', contract: 1, version: '', you: [0], host: true, room: { seats: [] } as never })
    log(0, line(0, 'turn'))
    link.take(table({ view: view(duel) }))
  })
  afterEach(() => {
    link.close()
    vi.useRealTimers()
  })
  test('one play is told, also if it is the only line; one’s own plays are not', () => {
    log(1, line(1, 'plays', { by: 0 }), line(2, 'dies'))
    expect(told()).toEqual([])
    log(3, line(3, 'resolves', { by: 0 }), line(4, 'stunned', { by: 0 }))
    expect(told()).toEqual([])
    log(5, theirs(5, 'plays'))
    expect([told(), asked()]).toEqual([[5], [[5]]])
  })
  test('what comes while something is told is told after it, in order, and nothing is left out', () => {
    const now = (seq: number) => table({ seq, view: view({ ...duel, sides: [side(0, { points: 6 }), side(1, { is_player: true })] }) })
    log(1, theirs(1, 'turn'), theirs(2, 'channels'), theirs(3, 'plays'))
    link.take(now(2))
    log(4, theirs(4, 'moves'))
    link.take(now(3))
    log(5, theirs(5, 'conquers'), theirs(6, 'gains-points'))
    link.take(now(4))
    expect(told()).toEqual([1, 3, 4, 5, 6])
    expect(asked(), 'one question at a time').toEqual([[1, 3]])
    expect(link.view.sides[0]!.points, 'until the board comes').toBe(0)
    arrive(1, 3)
    expect(asked()).toEqual([[1, 3], [4, 5, 6]])
    const seen: unknown[] = []
    for (let n = 0; n < 5; n += 1) {
      seen.push([link.story.line?.n, link.view.sides[0]!.points, link.view.phase_name])
      if (n === 1) arrive(4, 5, 6)
      vi.advanceTimersByTime(n === 1 ? 2150 : 1650)
    }
    expect(seen).toEqual([1, 3, 4, 5, 6].map((n) => [n, n, `phase ${n}`]))
    expect([link.telling, link.view.sides[0]!.points]).toEqual([false, 6])
  })
  test('while one has stopped it, too; and what was told already can be looked at again with it', () => {
    log(1, theirs(1, 'plays'), theirs(2, 'moves'))
    arrive(1, 2)
    link.story.pause()
    log(3, theirs(3, 'plays'))
    expect([told(), link.story.at, link.story.playing]).toEqual([[1, 2, 3], 0, false])
    link.story.end()
    link.story.again()
    log(4, theirs(4, 'plays'))
    expect([told(), link.story.line?.n]).toEqual([[1, 2, 3, 4], 3])
  })
  test('boards that were asked for too often are asked for again', () => {
    log(1, theirs(1, 'plays'))
    link.take({ type: 'refused', to: 'steps', id: 0, code: 'wire-rate', text: 'Too many.', clause: '' })
    vi.advanceTimersByTime(1100)
    expect(asked()).toEqual([[1], [1]])
  })
  test('the end of the game is told like everything else', () => {
    log(1, theirs(1, 'holds'), theirs(2, 'gains-points'), theirs(3, 'wins'))
    link.take(table({ seq: 2, view: view(duel), over: { winners: [1] } as never }))
    expect([told(), link.telling]).toEqual([[1, 2, 3], true])
  })
  test('after the line was lost, what happened meanwhile is told', () => {
    log(1, line(1, 'draws', { by: 0 }))
    link.take({ type: 'welcome', contract: 1, version: '', you: [0], host: true, room: { seats: [] } as never })
    const all = [line(0, 'turn'), line(1, 'draws', { by: 0 }), theirs(2, 'turn'), theirs(3, 'plays')]
    link.take({ type: 'log', seat: 0, since: 0, lines: all, older: false, fresh: true })
    expect(told()).toEqual([2, 3])
    link.take({ type: 'log', seat: 0, since: 0, lines: all, older: false, fresh: true })
    expect(told(), 'another language, or another game').toEqual([])
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
  test('Deflect is shown as it comes: the rules have taken the counters off already', () => {
    const shown = (keywords: Record<string, number>, counters: number[]) => keywordsOf(card(1, 'Poro', { keywords, counters }))
    expect(shown({ Deflect: 1, Tank: 1 }, [])).toEqual([['Deflect', 1], ['Tank', 1]])
    expect(shown({ Deflect: 1, Tank: 1 }, [1, 1])).toEqual([['Deflect', 1], ['Tank', 1]])
    expect(shown({ Tank: 1 }, [1, 2])).toEqual([['Tank', 1]])
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
    expect(toldElsewhere(line(1, 'detached', { names: ['Strike'] }))).toBe(true)
    expect(toldElsewhere(line(1, 'creates', { names: ['Recruit'] }))).toBe(false)
    expect(toldElsewhere(line(1, 'attached', { names: ['Cloth Armor', 'Thrall'] }))).toBe(false)
    expect(toldElsewhere(line(1, 'thrall', { names: ['Thrall'] }))).toBe(false)
  })
})

test('a game of several people is listed by their names, as they are called now', () => {
  const seat = (name: string, kind: string) => ({ name, kind })
  const info = (...seats: object[]) => ({ mode_name: 'Lane Legends', seats }) as never
  expect(titled(info(seat('Inés', 'here'), seat('Zoé', 'elsewhere'), seat('Bot', 'program')), 'Player 2')).toBe('Lane Legends · Inés, Zoé')
  expect(titled(info(seat('Inés', 'here'), seat('Bot', 'program')), 'Duel')).toBe('Duel')
})

test('who has finished, whom we wait for and who is away is a sign and a word', () => {
  const seat = { seat: 1, name: 'Bo', kind: 'elsewhere' as const, program: '', deck: '', legend: '', present: true, joined: true, lent: false, waited: false, passed: false, consents: false }
  expect(statusOf(seat)).toBeUndefined()
  expect(statusOf({ ...seat, waited: true })?.kind).toBe('acts')
  expect(statusOf({ ...seat, passed: true })?.kind).toBe('done')
  expect(statusOf({ ...seat, waited: true, present: false })?.kind).toBe('away')
  expect(statusOf({ ...seat, lent: true, present: false })?.kind).toBe('lent')
  expect(statusOf({ ...seat, kind: 'program', present: false })).toBeUndefined()
  expect(statusOf(undefined, true)?.word).toBe('seat-done')
})
