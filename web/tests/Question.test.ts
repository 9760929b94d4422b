import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, test } from 'vitest'
import { Link } from '../src/lib/link.svelte'
import Question from '../src/parts/Question.svelte'
import { arena, ask, card, choice, face, line, place, side, table, view } from './things'

describe('the question', () => {
  let link: Link
  afterEach(() => link.close())
  const show = (told: Parameters<typeof table>[0], faces = [face('Baron Pit', { words: ['A sentence of its own.'] })]): void => {
    link = new Link('x', [])
    link.seat = 0
    link.take({ type: 'faces', faces })
    link.take(table(told))
    render(Question, { link })
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
  test('says everything in words where it all lies in other lanes', () => {
    const there = { arenas: [arena(), arena({ index: 1 })], places: [place(0, 0), place(1, 1, { arena: 1, units })] }
    show({ view: view(there), asks: [ask(1, targets, { kind: 'target' })] })
    expect(screen.getAllByText(/^Target/)).toHaveLength(7)
  })
  test('says what a card does that lies nowhere on the table', () => {
    show({ asks: [ask(1, [choice('pick', 77, { cards: [77], text: 'Baron Pit (yours)' })])] })
    expect(screen.getByText('A sentence of its own.')).toBeTruthy()
  })
  test('says that something is still being told, and comes after it', async () => {
    show({ asks: [ask(1, [choice('end')])], view: view({ sides: [side(0), side(1)] }) })
    expect(screen.queryByText(/Being told/)).toBeNull()
    link.story.tell([line(1, 'turn'), line(2, 'thrall')], 0)
    expect(await screen.findByText(/Being told: step 1 of 2. After that:/)).toBeTruthy()
    link.story.end()
    await expect.poll(() => screen.queryByText(/Being told/)).toBeNull()
  })
})
