import { cleanup, render, screen } from '@testing-library/svelte'
import { describe, expect, test } from 'vitest'
import Dock from './Dock.test.svelte'
import { side, table, view } from './things'

describe('the Main Deck of a player', () => {
  const show = (deck_count: number, mode = 'lanes') => {
    cleanup()
    render(Dock, { table: table({ view: view({ mode, sides: [side(0, { deck_count }), side(1)] }) }) })
  }
  test('is a warning when it is empty, before the player and on the strip', () => {
    show(0)
    expect(screen.getByText(/Main Deck 0: the next card drawn from it loses the game/)).toBeTruthy()
    expect(screen.getByLabelText(/^Main Deck 0: /).textContent).toBe('⚠ 0')
  })
  test('says so before it is', () => {
    show(4)
    expect(screen.getByText(/Main Deck 4: once it is empty/)).toBeTruthy()
    expect(screen.getByLabelText(/^Main Deck 4: /).textContent).toBe('⚠ 4')
    show(5)
    expect(screen.queryByText(/loses the game/)).toBeNull()
    expect(screen.queryByText(/⚠/)).toBeNull()
  })
  test('warns only in Lane Legends: elsewhere one plays on', () => {
    show(0, 'duel')
    expect(screen.queryByText(/⚠/)).toBeNull()
  })
})
