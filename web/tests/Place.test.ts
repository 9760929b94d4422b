import { render, screen } from '@testing-library/svelte'
import Board from './Board.test.svelte'
import { describe, expect, test } from 'vitest'
import { ask, card, choice, face, place, table } from './things'

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
})
