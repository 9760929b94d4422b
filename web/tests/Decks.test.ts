import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeckInfo, DeckVerdicts } from '../src/contract'
import { words } from '../src/lib/words.svelte'
import DeckView from '../src/parts/DeckView.svelte'
import NearestVersion from '../src/parts/NearestVersion.svelte'
import Verdicts from '../src/parts/Verdicts.svelte'

const deck: DeckInfo = {
  name: 'Jinx', about: '', legend: 'Loose Cannon', champion: 'Jinx, Rebel', domains: [], main: [{ count: 3, name: 'Gust' }], runes: [],
  battlefields: [], sideboard: [], substitutes: [], text: '', legal: {}, supported: false, unsupported: ['Loose Cannon', 'Jinx, Rebel'],
}

afterEach(() => words.use('en'))

test('a deck that cannot be chosen says why, and which of its cards do not work yet', () => {
  const { container } = render(DeckView, { deck })
  const why = screen.getByText('✗ Cannot be chosen yet: 2 of its cards do not work here yet').closest('details')!
  expect([...why.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Loose Cannon', 'Jinx, Rebel'])
  expect(container.querySelectorAll('details').length).toBe(2)
})

test('what a pasted list says twice is said twice, and breaks nothing', async () => {
  const twice = { ok: false, reasons: ['No such card: Xyzzy.', 'No such card: Xyzzy.'] }
  render(Verdicts, { verdicts: { formed: twice, legal: {}, supported: { ok: true, reasons: [] }, notes: [], deck: null, nearest: null }, mode: 'lanes' })
  expect(screen.getAllByText('No such card: Xyzzy.').length).toBe(2)
  render(DeckView, { deck: { ...deck, unsupported: ['Gust', 'Gust'], battlefields: ['Void Gate', 'Void Gate'], main: [...deck.main, ...deck.main] } })
  await fireEvent.click(screen.getByText('What is in it'))
  expect(screen.getAllByText('✗ Cannot be chosen yet: 2 of its cards do not work here yet').length).toBe(1)
})

test('one that can be chosen has nothing to explain', () => {
  render(DeckView, { deck: { ...deck, supported: true, unsupported: [] } })
  expect(screen.queryByText(/Cannot be chosen/)).toBeNull()
})

test('in French a verdict has a space before its colon', async () => {
  const verdicts: DeckVerdicts = { formed: { ok: true, reasons: [] }, legal: {}, supported: { ok: true, reasons: [] }, notes: [], deck: null, nearest: null }
  await words.use('fr')
  render(Verdicts, { verdicts, mode: 'lanes' })
  expect(screen.getByText(/Bien formé/).textContent).toBe('✓ Bien formé\u00a0: Oui')
})

test('the nearest version says what it exchanges, and is taken only by its button', async () => {
  const take = vi.fn()
  const swaps = [{ count: 2, out: 'Chemtech Enforcer', into: 'Pouty Poro' }]
  render(NearestVersion, { nearest: { swaps, name: 'Jinx', text: '', legal: {} }, take })
  expect(screen.getByText('2 × Chemtech Enforcer → Pouty Poro')).toBeTruthy()
  expect(take).not.toHaveBeenCalled()
  await fireEvent.click(screen.getByRole('button', { name: 'Take this version' }))
  expect(take).toHaveBeenCalledOnce()
})
