import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SeatInfo } from '../src/contract'
import { Link } from '../src/lib/link.svelte'
import { screen as page } from '../src/lib/screen.svelte'
import Question from '../src/parts/Question.svelte'
import { arena, ask, card, choice, face, line, place, side, table, view } from './things'

describe('the question', () => {
  let link: Link
  afterEach(() => link.close())
  const show = (told: Parameters<typeof table>[0], faces = [face('Baron Pit', { words: ['A sentence of its own.'] })], middle = false): void => {
    link = new Link('x', [])
    link.seat = 0
    link.take({ type: 'faces', faces })
    link.take(table(told))
    render(Question, { link, middle })
  }
  const poro = card(8100, 'Daring Poro')
  const targets = [0, 1, 2, 3, 4, 5, 6].map((n) => choice('pick', 8100 + n, { cards: [8100 + n], text: `Target ${n}` }))
  const units = targets.map((one) => ({ ...poro, id: one.a }))

  test('says that what is marked on the table can be pressed, and keeps the list for whoever wants it', () => {
    show({ view: view({ places: [place(0, 0, { units })] }), asks: [ask(1, targets, { kind: 'target', title: 'Choose a target.' })] })
    expect(screen.getByText(/marked ▸ on the table/)).toBeTruthy()
    expect(screen.queryByText('Target 0')).toBeNull()
    expect(screen.getByText('All options in words (7)')).toBeTruthy()
  })
  test('a list that was opened closes with its question, but not while one goes on choosing', async () => {
    const told = (id: number, more: Parameters<typeof ask>[2]) => table({ view: view({ places: [place(0, 0, { units })] }), asks: [ask(id, targets, more)] })
    show(told(1, { kind: 'target', title: 'Choose a target.' }))
    await fireEvent.click(screen.getByText('All options in words (7)'))
    expect(screen.getByText('Target 0')).toBeTruthy()
    link.take(told(2, { kind: 'target', title: 'Choose a target.' }))
    flushSync()
    expect(screen.getByText('Target 0')).toBeTruthy()
    link.take(told(3, { kind: 'main' }))
    flushSync()
    expect(screen.queryByText('Target 0')).toBeNull()
    link.take(told(4, { kind: 'main' }))
    flushSync()
    await fireEvent.click(screen.getByText('All options in words (7)'))
    link.take(told(5, { kind: 'main' }))
    flushSync()
    expect(screen.queryByText('Target 0')).toBeNull()
  })
  test.each([
    ['up to two units', 2, { kind: 'target', clause: 'CR 355' }, 'Choose none'],
    ['several cards one looks at', 2, { kind: 'choose', clause: 'CR 436' }, 'Choose none'],
    ['one card one looks at', 1, { kind: 'choose', clause: 'CR 436' }, 'As the server says'],
    ['targets that were chosen before', 2, { kind: 'target', clause: 'CR 752' }, 'As the server says'],
  ])('who chooses none of %s reads what that means', (_, n, more, said) => {
    show({ asks: [ask(1, [...targets.slice(0, n), choice('done', 0, { text: 'As the server says' })], more)] })
    expect(document.querySelector('[data-verb="done"]')!.textContent).toContain(said)
  })
  test('on a small screen nothing foretold lies over the question about taking back', () => {
    page.wide = false
    show({ asks: [ask(1, [choice('end')])] })
    link.foretelling.shown = { lines: [{ text: 'The turn ends.', certain: true, unanswered: false, kind: 'turn', objects: [], args: [], by: -1 }], next: '', assumed: [], pays: [] }
    flushSync()
    expect(screen.queryByText('The turn ends.')).toBeTruthy()
    link.take({ type: 'undo-asked', by: 1, seats: [0], text: 'Bea would like to take back.' })
    flushSync()
    page.wide = true
    expect(screen.queryByText('The turn ends.')).toBeNull()
  })
  test('keeps the NPC’s card in sight with its Power icons while its Enthrall Cost is paid', async () => {
    show({ asks: [ask(1, [choice('auto')], { kind: 'pay', clause: 'LL 4.1', subject: 6200 })] }, [face('Tibbers', { power: ['Fury', 'Fury'] })])
    expect(screen.queryByRole('button', { name: /Tibbers/ })).toBeNull()
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'enthralled', { objects: [6200], names: ['Tibbers'] })], older: false, fresh: true })
    flushSync()
    const dealt = screen.getByRole('button', { name: /Tibbers/ })
    expect(dealt.querySelectorAll('.coin')).toHaveLength(2)
    await fireEvent.click(dealt)
    expect(link.enlarged?.name).toBe('Tibbers')
  })
  test('says everything in words where it all lies in other lanes', () => {
    const there = { arenas: [arena(), arena({ index: 1 })], places: [place(0, 0), place(1, 1, { arena: 1, units })] }
    show({ view: view(there), asks: [ask(1, targets, { kind: 'target' })] })
    expect(screen.getAllByText(/^Target/)).toHaveLength(7)
  })
  test('says whose lane another question is about', () => {
    const sides = [side(0), side(1, { name: 'Bo', is_player: true }), side(2)]
    const there = view({ arenas: [arena(), arena({ index: 1 })], sides })
    show({ view: there, asks: [ask(1, [choice('end')]), ask(2, [choice('pass')], { lane: 1, title: 'You may step in.' })] })
    expect(screen.getByText('You may step in.').closest('summary')!.textContent).toMatch(/Bo\s+You may step in/)
  })
  test('where nobody waits there is one button for each lane, and what is asked there comes with it', async () => {
    const sides = [side(0), side(1, { name: 'Bo', is_player: true }), side(2, { name: 'Cy', is_player: true })]
    const there = view({ arenas: [arena(), arena({ index: 1 }), arena({ index: 2 })], sides })
    const help = (lane: number) => ask(1 + lane, [choice('pass', lane)], { lane, waited: false, title: 'You may step in.' })
    show({ view: there, asks: [ask(1, [choice('end')]), help(1), help(2)] })
    expect(screen.queryByText('You may step in.')).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: /Cy/ }))
    expect(screen.getAllByText('You may step in.')).toHaveLength(1)
    expect(screen.getByText('pass 2')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: /Cy/ }))
    expect(screen.queryByText('pass 2')).toBeNull()
  })
  describe('while nobody waits for us', () => {
    const seat = (n: number, name: string, waited: boolean): SeatInfo => ({ seat: n, name, waited, kind: 'elsewhere', program: '', deck: '', legend: '', present: true, joined: true, lent: false, passed: false, consents: false })
    const sides = [side(0), side(1, { name: 'Bo', is_player: true }), side(2, { name: 'Cy', is_player: true })]
    const help = ask(3, [choice('play', 7, { text: 'Play Firestorm' })], { lane: 1, kind: 'help', waited: false, title: 'You may step in.' })
    const comet = { id: 90, seat: 1, card: true, source: 0, name: 'Falling Comet', targets: [], finalized: false, destination: -1, modes: [], words: '' }
    const wait = (arenas: ReturnType<typeof arena>[]): string => {
      show({ view: view({ arenas, sides }), asks: [help] })
      link.take({ type: 'room', room: { seats: [seat(0, 'Ahri', false), seat(1, 'Bo', true), seat(2, 'Cy', false)] } } as never)
      flushSync()
      return document.querySelector('.wait')!.textContent
    }
    test.each([
      ['who plays what in our lane', [arena({ waiting_for: 1, chain: [comet] }), arena({ index: 1, waiting_for: 1 })], 'Waiting for Bo to play Falling Comet in your lane …'],
      ['who is asked in our lane', [arena({ waiting_for: 1 }), arena({ index: 1, waiting_for: -1 })], 'Waiting for Bo, in your lane …'],
      ['who plays in a lane of their own', [arena({ waiting_for: -1 }), arena({ index: 1, waiting_for: 1 })], 'Waiting for Bo …'],
      ['who plays in the lane of a third', [arena({ waiting_for: -1 }), arena({ index: 1, waiting_for: -1 }), arena({ index: 2, waiting_for: 1 })], 'Waiting for Bo (in the lane of Cy) …'],
    ])('it is said for %s', (_, arenas, said) => {
      expect(wait(arenas)).toBe(said)
      expect(screen.queryByText('Play Firestorm')).toBeNull()
    })
    test('it is said whose consent is asked for', () => {
      show({ view: view({ arenas: [arena({ waiting_for: 1 }), arena({ index: 1 })], sides }) })
      link.take({ type: 'room', room: { seats: [seat(0, 'Ahri', false), { ...seat(1, 'Bo', true), consents: true }] } } as never)
      flushSync()
      expect(document.querySelector('.wait')!.textContent).toBe('Waiting for Bo to agree …')
    })
    test('where to step in is one press away, with whose lane it is', async () => {
      wait([arena({ waiting_for: 1 }), arena({ index: 1 })])
      await fireEvent.click(screen.getByRole('button', { name: '● Bo' }))
      expect(screen.getByText('Play Firestorm')).toBeTruthy()
    })
    test('a lane that waits because we asked for it says so at once', () => {
      const held = { ...help, options: [...help.options, choice('let-go', 0, { text: 'Go on without me' })], title: 'This lane waits for you.' }
      show({ view: view({ arenas: [arena(), arena({ index: 1 })], sides }), asks: [held] })
      expect(screen.getByRole('heading', { name: 'This lane waits for you.' })).toBeTruthy()
      expect(screen.getByText('Go on without me')).toBeTruthy()
    })
  })
  test('of a long list the answers that say the same are one, which gives the first; and what was chosen is said', async () => {
    const body = card(9001, 'Body Rune', { controller: 1, owner: 1 })
    const runes = [1, 2, 3, 4, 5, 6].map((n) => choice('pick', n, { text: `Chaos Rune (yours) #${n}` }))
    show({ view: view({ sides: [side(0), side(1, { name: 'Bo', is_player: true, runes: [body] })] }), asks: [ask(1, [choice('done', 0, { text: 'Done' }), ...runes], { picked: [9001] })] })
    const answer = vi.spyOn(link, 'answer').mockReturnValue()
    expect(screen.getAllByText(/Chaos Rune/)).toHaveLength(1)
    expect(screen.getByText('×6')).toBeTruthy()
    expect(screen.getByText('Chosen so far (1): Body Rune (Bo)')).toBeTruthy()
    await fireEvent.click(screen.getByText(/Chaos Rune/))
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ choice: runes[0] }))
  })
  test('says what a card does that lies nowhere on the table', () => {
    show({ asks: [ask(1, [choice('pick', 77, { cards: [77], text: 'Baron Pit (yours)' })])] })
    expect(screen.getByText('A sentence of its own.')).toBeTruthy()
  })
  test('and shows it, in the answer and to whoever points at that', async () => {
    show({ asks: [ask(1, [choice('pick', 77, { cards: [77], text: 'Recycle Baron Pit (yours)' }), choice('done', 0, { text: 'Leave it on top' })])] })
    expect(document.querySelectorAll('[data-option] img.seen').length).toBe(1)
    await fireEvent.pointerEnter(document.querySelector('[data-option="1"]')!)
    expect(link.looked).toMatchObject({ id: 77, name: 'Baron Pit' })
  })
  test('in the middle of the empty table a battlefield is a card with its words, and one press brings it', async () => {
    const bring = choice('pick', 77, { cards: [77], text: 'Baron Pit (yours)' })
    show({ view: view({ turn: 0, places: [] }), asks: [ask(1, [bring], { title: 'Which one?' })] }, undefined, true)
    const answer = vi.spyOn(link, 'answer').mockReturnValue()
    const card = document.querySelector('.cards [data-option="1"]')!
    const said = [...card.children].map((one) => one.textContent).filter(Boolean) // its picture says nothing
    expect(said).toEqual(['1', 'Baron Pit', 'unit', 'A sentence of its own.'])
    await fireEvent.click(card)
    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ choice: bring }))
  })
  test('in the middle the hand below is the list', () => {
    const hand = [card(7001, 'Gust')]
    const away = choice('pick', 7001, { cards: [7001], text: 'Set aside Gust' })
    show({ view: view({ turn: 0, sides: [side(0, { hand }), side(1)] }), asks: [ask(1, [choice('done', 0, { text: 'Keep' }), away])] }, undefined, true)
    expect(screen.getByText('Keep')).toBeTruthy()
    expect(screen.getByText(/marked ▸ on the table/)).toBeTruthy()
    expect(screen.queryByText('Set aside Gust')).toBeNull()
  })
  test.each(['lanes', 'duel'])('says that something is still being told, and comes after it: %s', async (mode) => {
    const end = choice('end', 0, { text: 'End your turn' })
    show({ asks: [ask(1, [end])], view: view({ mode, sides: [side(0), side(1)] }) })
    expect(screen.queryByText(/Being told/)).toBeNull()
    expect(screen.getByText('End your turn')).toBeTruthy()
    link.story.tell({ lines: [line(1, 'turn'), line(2, 'combat')], worth: true })
    link.story.pause() // or it would go on by itself
    expect(await screen.findByText(/Being told: step 1 of 2. After that:/)).toBeTruthy()
    expect(screen.queryByText('End your turn')).toBeNull()
    await fireEvent.click(screen.getByText('Skip'))
    await expect.poll(() => screen.queryByText(/Being told/)).toBeNull()
    expect(screen.getByText('End your turn')).toBeTruthy()
  })
  test('whose seat a program plays takes it back with one press, and is not asked until then', async () => {
    const mine: SeatInfo = { seat: 0, name: 'Bo', kind: 'elsewhere', program: '', deck: '', legend: '', present: true, joined: true, lent: true, waited: true, passed: false, consents: false }
    show({ seats: [mine], asks: [ask(1, [choice('end', 0, { text: 'End your turn' })])] })
    expect(screen.getByText('A program plays for you.')).toBeTruthy()
    expect(screen.queryByText('End your turn')).toBeNull()
    const say = vi.spyOn(link, 'say').mockReturnValue(true)
    await fireEvent.click(screen.getByText('Take my seat back'))
    expect(say).toHaveBeenCalledWith({ type: 'lend', seat: 0, on: false })
    link.take(table({ seats: [{ ...mine, lent: false }], asks: link.asks }))
    expect(await screen.findByText('End your turn')).toBeTruthy()
  })
})
