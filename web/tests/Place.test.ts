import { cleanup, render, screen } from '@testing-library/svelte'
import Board from './Board.test.svelte'
import { describe, expect, test } from 'vitest'
import { arena, ask, card, choice, face, place, side, table, view } from './things'

describe('a place on the table', () => {
  const thralls = [1, 2, 3].map((n) => card(8000 + n, 'Thrall', { might: 4, controller: 1 }))
  const mine = card(8100, 'Daring Poro', { might: 2, exhausted: true, damage: 1, stunned: true })
  const field = place(2, 1, { card: card(5001, 'Void Gate'), controller: 1, contested_by: 0, units: [...thralls, mine] })

  test('says who holds and contests it, stacks equal Thralls, and tells a unit’s state in words', () => {
    render(Board, { place: field, table: table() })
    expect(screen.getByText(/Nearfield/)).toBeTruthy()
    expect(screen.getByLabelText(/^3 × Thrall, Might 4/)).toBeTruthy()
    expect(screen.getByLabelText('Daring Poro, Might 2, exhausted, stunned, 1 damage')).toBeTruthy()
    expect(screen.getByText(/contested: Ahri/)).toBeTruthy()
  })
  test('marks what can be used by outline and sign, and nothing else', () => {
    const asks = [ask(1, [choice('pick', 8002, { cards: [8002], text: 'Thrall' })])]
    render(Board, { place: field, table: table({ asks }), faces: [face('Thrall')] })
    expect(screen.getByLabelText(/× Thrall/).classList.contains('legal')).toBe(true)
    expect(screen.getByLabelText(/^Daring Poro/).classList.contains('legal')).toBe(false)
    expect(document.querySelectorAll('.mark')).toHaveLength(1)
  })
  test('equal Thralls with Strikes stack, and Might, Strikes and Deflected counters can be read', () => {
    const two = [1, 2].map((n) => card(8000 + n, 'Thrall', { might: 4, controller: 1 }))
    const strikes = [1, 2].map((n) => card(8200 + n, 'Strike', { controller: 1, attached_to: 8000 + n }))
    const brave = card(8100, 'Daring Poro', { might: 2, counters: [1, 2] })
    render(Board, { place: place(2, 1, { units: [...two, brave], gear: strikes }), table: table() })
    expect(screen.getByLabelText('2 × Thrall, Might 4, Strike')).toBeTruthy()
    expect(screen.getByLabelText('Daring Poro, Might 2, Deflected counters: 2')).toBeTruthy()
  })
  test('gear that nobody wears says what it adds and does; a Strike what Mighty Strikes add', () => {
    const gear = [card(8300, 'Doran’s Blade'), card(8301, 'Strike', { controller: 1 })]
    const faces = [
      face('Doran’s Blade', { type: 'gear', might: -1, might_bonus: 2, words: ['[Equip] [Fury]'], worn: ['[Assault]'] }),
      face('Strike', { type: 'gear', might: -1, token: true, words: ['Told elsewhere.'] }),
    ]
    render(Board, { place: place(2, 1, { gear }), table: table({ view: view({ options: { 'mighty-strikes': '3' } }) }), faces })
    expect(screen.getByLabelText('Doran’s Blade, +2 Might, Equip Fury, Assault')).toBeTruthy()
    expect(screen.getByLabelText('Strike, +3 Might')).toBeTruthy()
  })
  test('the chain has a title, with or without a showdown', () => {
    const item = { id: 1, seat: 1, source: 8001, name: 'Strike', card: false, words: '', finalized: true, destination: -1, modes: [], targets: [] }
    for (const showdown of [-1, 2]) {
      render(Board, { place: field, table: table({ view: view({ arenas: [arena({ chain: [item], showdown })] }) }) })
      expect(screen.getByText('On the chain, the latest first')).toBeTruthy()
      expect(screen.getByText('next')).toBeTruthy()
      cleanup()
    }
  })
  test('the next Enthralled Card is told where it is known, and only then', () => {
    const known = (dealt_next: boolean) => [side(0, { deck_count: 20, deck: [card(1, 'Gust', { on_board: false, position: 19, dealt_next })] }), side(1)]
    render(Board, { place: field, table: table({ view: view({ sides: known(true) }) }) })
    expect(screen.getByText(/Dealt next: Gust/)).toBeTruthy()
    cleanup()
    render(Board, { place: field, table: table({ view: view({ sides: known(false) }) }) })
    expect(screen.queryByText(/Dealt next/)).toBeNull()
  })
  test('a showdown is at a battlefield, and in whose lane only where that must be said', () => {
    const gate = (index: number, name: string) => place(index, 1, { card: card(5000 + index, 'Void Gate'), name })
    const at = (places: ReturnType<typeof place>[]) => table({ view: view({ places, arenas: [arena({ showdown: 0, combat: true })] }) })
    render(Board, { place: field, table: at([gate(0, 'Void Gate (Nearfield, Ahri)')]) })
    expect(screen.getByText('⚔ Combat at Void Gate')).toBeTruthy()
    cleanup()
    render(Board, { place: field, table: at([gate(0, 'Void Gate (Nearfield, Ahri)'), gate(1, 'Void Gate (Nearfield, Bo)')]) })
    expect(screen.getByText('⚔ Combat at Void Gate (Nearfield, Ahri)')).toBeTruthy()
  })
})
