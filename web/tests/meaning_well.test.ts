import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ToServer } from '../src/contract'
import { allOf, begun, runesOf, sameAnyway, undone } from '../src/lib/choosing'
import { idle } from '../src/lib/foretelling.svelte'
import { Link } from '../src/lib/link.svelte'
import { settings } from '../src/lib/settings.svelte'
import Question from '../src/parts/Question.svelte'
import { arena, ask, card, choice, line, place, side, table, view } from './things'

const poro = card(81, 'Poro')
const yordle = card(82, 'Yordle')
const rune = card(90, 'Fury Rune')
const here = view({ places: [place(0, 0, { units: [poro, yordle] })], sides: [side(0, { runes: [rune] }), side(1)] })
const move = choice('move', 81, { cards: [81], text: 'Move Poro' })
const end = choice('end', 0, { text: 'Finish the turn' })
const tap = choice('use', 90, { cards: [90], text: 'Exhaust Fury Rune' })

describe('buttons that mean well', () => {
  let link: Link
  let said: ToServer[]
  beforeEach(() => {
    settings.all.askEnd = true
    link = new Link('x', [])
    link.seat = 0
    said = []
    link.say = (message) => (said.push(message), true)
  })
  afterEach(() => link.close())
  const answers = () => said.filter((one) => one.type === 'answer').map((one) => [one.verb, one.a])

  test('ending a turn in which something can be done is asked about once', async () => {
    link.take(table({ view: here, asks: [ask(1, [move, end])] }))
    render(Question, { link })
    await fireEvent.click(screen.getByText('Finish the turn'))
    expect(answers()).toEqual([])
    expect(screen.getByRole('alertdialog').textContent).toContain('Poro')
    await fireEvent.click(screen.getByText('Go on with the turn'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await fireEvent.click(screen.getByText('Finish the turn'))
    await fireEvent.click(screen.getByText('Finish the turn'))
    expect(answers()).toEqual([['end', 0]])
  })
  test('not where nothing is left but runes, and not for whoever does not want it', () => {
    expect(undone(ask(1, [tap, end]), here)).toEqual([])
    link.take(table({ view: here, asks: [ask(1, [tap, end])] }))
    link.answer({ ask: link.asks[0]!, choice: end })
    settings.all.askEnd = false
    link.take(table({ view: here, asks: [ask(2, [move, end])] }))
    link.answer({ ask: link.asks[0]!, choice: end })
    expect(answers()).toEqual([['end', 0], ['end', 0]])
  })
  test('of up to so many all are offered first, chosen one after another', async () => {
    const along = (id: number, left: number[]) => ask(id, [...left.map((n) => choice('pick', n, { cards: [n], text: `Unit ${n}` })), choice('done', 0, { text: 'Nobody else' })], { kind: 'move-more', subject: 7, picked: [7] })
    link.take(table({ view: here, asks: [along(1, [81, 82])] }))
    render(Question, { link })
    const buttons = screen.getAllByRole('button').map((one) => one.textContent?.trim())
    expect(buttons[0]).toBe('All 2: Poro, Yordle')
    expect(document.querySelectorAll('.option.main').length).toBe(1)
    await fireEvent.click(screen.getByText('All 2: Poro, Yordle'))
    link.take(table({ view: here, asks: [along(2, [82])] }))
    link.take(table({ view: here, asks: [along(3, [])] }))
    expect(answers()).toEqual([['pick', 81], ['pick', 82], ['done', 0]])
    link.take(table({ view: here, asks: [along(4, [81, 82])] }))
    expect(answers().length).toBe(3)
  })
  test('not where more are offered than may be chosen', () => {
    const picks = [1, 2, 3].map((n) => choice('pick', n))
    expect(allOf(ask(1, [...picks, choice('done')], { kind: 'target', most: 2 }))).toEqual([])
    expect(allOf(ask(1, [...picks, choice('done')], { kind: 'target', most: 3 }))).toEqual(picks)
    expect(allOf(ask(1, picks, { kind: 'target', most: 3 }))).toEqual([])
  })
  test('of more runes than may be chosen those that are exhausted are one button', () => {
    const runes = [card(90, 'Fury Rune'), card(91, 'Fury Rune', { exhausted: true }), card(92, 'Calm Rune', { exhausted: true }), card(93, 'Calm Rune', { exhausted: true })]
    const now = view({ sides: [side(0, { runes }), side(1)] })
    const picks = runes.map((one) => choice('pick', one.id, { cards: [one.id] }))
    const ready = ask(1, [choice('done'), ...picks], { kind: 'target', most: 2 })
    expect(runesOf(ready, now).map((one) => one.a)).toEqual([91, 92])
    expect(runesOf(ask(1, [choice('done'), ...picks, choice('pick', 81, { cards: [81] })], { kind: 'target', most: 2 }), now)).toEqual([])
    link.take(table({ view: now, asks: [ready] }))
    render(Question, { link })
    expect(document.querySelector('.option.main')?.textContent).toContain('These 2: Fury Rune, Calm Rune (exhausted)')
    expect(screen.getByText('Choose none')).toBeTruthy()
  })
  test('what would change nothing is not left to be done', () => {
    const ring = card(85, 'Ring', { attached_to: 81 })
    const now = view({ places: [place(0, 0, { units: [poro, yordle], gear: [ring] })] })
    const wear = choice('use', 85, { cards: [85], text: 'Use Ring' })
    link.take(table({ view: now, asks: [ask(1, [wear, end])] }))
    expect(link.left).toEqual([wear])
    const { id } = said.find((one) => one.type === 'preview') as { id: number }
    const attached = (by: number) => ({ text: '', certain: true, unanswered: false, kind: 'attached', objects: [85, by], args: [], by: 0 })
    link.take({ type: 'preview', id, lines: [attached(81)], next: 'You are asked: Your move.', assumed: [], pays: [90] })
    expect(link.left).toEqual([])
    link.answer({ ask: link.asks[0]!, choice: end })
    expect(answers()).toEqual([['end', 0]])
    expect(idle({ lines: [attached(82)], next: '', assumed: [], pays: [] }, now)).toBe(false)
    expect(idle({ lines: [], next: 'You are asked: where to?', assumed: [], pays: [] }, now)).toBe(false)
  })
  test('the runes that would pay are known while it is asked, and change with what is chosen', () => {
    const auto = choice('auto')
    link.take(table({ view: here, asks: [ask(1, [auto, choice('pick', 90, { cards: [90] })], { kind: 'pay' })] }))
    const { id } = said.find((one) => one.type === 'preview') as { id: number }
    link.take({ type: 'preview', id, lines: [], next: '', assumed: [], pays: [90] })
    expect([link.pays(90), link.pays(91)]).toEqual([true, false])
    render(Question, { link })
    expect(document.querySelector('.option.main')?.textContent).toContain('Fury')
    link.take(table({ view: here, asks: [ask(2, [auto], { kind: 'pay' })] }))
    expect(link.pays(90)).toBe(false)
  })
  test('nobody is asked which of several that are the same, but for whoever has just taken it back', () => {
    const twins = [card(71, 'Thrall', { might: 2 }), card(72, 'Thrall', { might: 2 })]
    const now = view({ places: [place(0, 0, { units: [...twins, card(73, 'Thrall', { might: 3 })] })] })
    const which = (id: number, ids: number[]) => ask(id, ids.map((n) => choice('pick', n, { cards: [n] })), { kind: 'target' })
    expect(sameAnyway(which(1, [71, 73]), now)).toBeUndefined()
    link.take(table({ view: now, asks: [which(1, [71, 72])] }))
    expect(answers()).toEqual([['pick', 71]])
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'chooses')], older: false, fresh: false })
    expect([...link.unasked]).toEqual([0])
    link.take({ type: 'log', seat: 0, since: 0, lines: [], older: false, fresh: false })
    link.take(table({ view: now, asks: [which(2, [71, 72])] }))
    settings.all.askSame = true
    link.take(table({ view: now, asks: [which(3, [71, 72])] }))
    settings.all.askSame = false
    expect(answers().length).toBe(1)
  })
  test('the runes that would pay stay ringed while one looks at another, until that one would pay', () => {
    const told = (...pays: number[]) => ({ lines: [], next: '', assumed: [], pays })
    link.foretelling.paid = told(90)
    expect(link.pays(90)).toBe(true)
    link.foretelling.shown = told()
    expect(link.pays(90)).toBe(true)
    link.foretelling.shown = told(91)
    expect([link.pays(90), link.pays(91)]).toEqual([false, true])
  })
  test('whoever wants to be asked what changes nothing tells the server, in the settings and each time they come', () => {
    const welcome = { type: 'welcome', room: { seats: [] }, you: [0], host: true } as never
    const wishes = () => said.filter((one) => one.type === 'prefs').map((one) => [one.every_window, one.asks_same])
    link.take(welcome)
    link.take(table({ view: here, asks: [] }))
    expect(wishes()).toEqual([])
    link.askSame(true)
    expect([settings.all.askSame, wishes()]).toEqual([true, [[false, true]]])
    link.take(welcome)
    link.take(table({ view: here, asks: [] }))
    link.take(table({ view: here, asks: [] }))
    link.askSame(false)
    expect(wishes()).toEqual([[false, true], [false, true], [false, false]])
  })
  test('what was begun is left by a button, by the unit itself, and as long as it is on its way', async () => {
    const where = ask(1, [choice('at', 2, { place: 2 })], { kind: 'destination', picked: [81] })
    link.take(table({ view: here, asks: [where] }))
    render(Question, { link })
    await fireEvent.click(screen.getByRole('button', { name: /Leave it/ }))
    expect(said.at(-1)).toMatchObject({ type: 'undo' })
    link.press({ kind: 'card', ids: [81] })
    expect(said.filter((one) => one.type === 'undo').length).toBe(2)
    const item = { id: 1, card: 5, seat: 0, name: 'Gust', finalized: false, targets: [] } as never
    expect(begun(ask(1, [], { kind: 'target' }), view({ arenas: [arena({ chain: [item] })] }), 0)).toBe(true)
    expect(begun(ask(1, [], { kind: 'target' }), view({ arenas: [arena({ chain: [item] })] }), 1)).toBe(false)
    expect(begun(ask(1, [], { kind: 'assign' }), here, 0)).toBe(false)
    link.take(table({ view: here, asks: [where], undo: { possible: false, free: false } }))
    flushSync()
    expect(screen.queryByRole('button', { name: /Leave it/ })).toBeNull()
  })
})
