import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Inspector from '../src/parts/Inspector.svelte'
import { card, face, view } from './things'

const shown = (type: string, more: Parameters<typeof view>[0] = {}) => {
  render(Inspector, { card: card(1, 'Void Gate'), faces: { 'Void Gate': face('Void Gate', { type }) }, view: view(more) })
  return screen.queryAllByText(/gives NPCs and their Thralls nothing/).length > 0
}

test('a battlefield says that NPCs get nothing of it, where that holds', () => {
  expect(shown('battlefield')).toBe(true)
})
test.each([
  ['unit', {}], ['battlefield', { mode: 'duel' }], ['battlefield', { options: { 'thralls-use-battlefields': 'on' } }],
] as const)('and not on a %s in %o', (type, more) => {
  expect(shown(type, more)).toBe(false)
})
test('a Strike shows what Mighty Strikes add to it, and nothing without them', () => {
  const strike = (options: Record<string, string>) =>
    render(Inspector, { card: card(1, 'Strike'), faces: { Strike: face('Strike', { type: 'gear', might: -1, token: true }) }, view: view({ options }) })
  strike({})
  expect(screen.queryByText(/^\+/)).toBeNull()
  strike({ 'mighty-strikes': '2' })
  expect(screen.getByText('+2')).toBeTruthy()
})
