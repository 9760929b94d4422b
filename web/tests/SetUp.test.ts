import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import type { ModeInfo, StartInfo } from '../src/contract'
import SetUp from '../src/pages/SetUp.svelte'

const mode = (id: string, seats: number): ModeInfo => ({ id, name: id, seats_least: 1, seats_most: seats, options: [], presets: [] })
const info: StartInfo = {
  version: '', contract: 1, languages: ['en'], engine: 'compiled', decks: [], programs: [], phrases: [], expiry_days: 0, sets: [],
  modes: [mode('lanes', 4), mode('duel', 2), mode('match', 2), mode('2v2', 4)],
}
const seed = () => screen.queryByLabelText('Seed (empty: a new one)')
const seat = (n: number, kind: string) => fireEvent.change(screen.getAllByLabelText('Who sits here')[n]!, { target: { value: kind } })

test('nobody chooses the seed where opponents sit elsewhere', async () => {
  render(SetUp, { info, way: 'duel' })
  expect(seed(), 'an opponent elsewhere').toBeNull()
  await seat(1, 'here')
  expect(seed(), 'at one screen').not.toBeNull()
  await seat(1, 'elsewhere')
  await seat(0, 'program')
  expect(seed(), 'against a program').not.toBeNull()
})

test('where all play together anybody may', () => {
  render(SetUp, { info, way: 'coop' })
  expect(seed()).not.toBeNull()
})

test('in two teams it depends on who is whose teammate', async () => {
  render(SetUp, { info, way: 'own' })
  await fireEvent.change(screen.getByLabelText('Mode'), { target: { value: '2v2' } })
  for (let n = 1; n < 4; n++) await fireEvent.click(screen.getByText(/Add a seat|\+/))
  await seat(2, 'elsewhere')
  expect(seed(), 'a teammate').not.toBeNull()
  await seat(1, 'elsewhere')
  expect(seed(), 'an opponent').toBeNull()
})

test('a name that nobody typed is left to the server; it stands there only as a hint', async () => {
  render(SetUp, { info, way: 'duel' })
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Name/)
  expect(names().map((one) => [one.value, one.placeholder])).toEqual([['', 'Player 1'], ['', 'Player 2']])
  await seat(0, 'program')
  await seat(1, 'program')
  expect(names().map((one) => [one.value, one.placeholder])).toEqual([['', 'Program 1'], ['', 'Program 2']])
})

test('the modifiers of a difficulty are ticked, and can be taken out or changed', async () => {
  const option = { kind: 'flag' as const, clause: '', default: 'on', least: 0, most: 0, choices: [] }
  const options = [
    { ...option, id: 'recycle-costs', sentence: 'Recycle' },
    { ...option, id: 'mighty-strikes', kind: 'number' as const, default: '1', most: 5, sentence: 'Strikes' },
    { ...option, id: 'gold-pays', sentence: 'Gold' },
  ]
  const presets: ModeInfo['presets'] = [
    { id: 'standard', name: 'Standard', options: {}, sentences: [] },
    { id: 'storm', name: 'Storm', options: { 'recycle-costs': 'on', 'mighty-strikes': '2' }, sentences: [] },
  ]
  const lanes = { ...mode('lanes', 4), options, presets }
  const made = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', made)
  render(SetUp, { info: { ...info, modes: [lanes] }, way: 'own' })
  const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true }).map((one) => one.checked)
  expect(ticked()).toEqual([false, false, false])
  await fireEvent.click(screen.getByLabelText('Storm'))
  expect(ticked()).toEqual([true, true, false])
  expect(screen.getByDisplayValue('2')).toBeTruthy()
  await fireEvent.click(screen.getByText('Recycle'))
  await fireEvent.click(screen.getByText('Gold'))
  expect(ticked()).toEqual([false, true, true])
  await fireEvent.submit(document.querySelector('form')!)
  expect(JSON.parse(String(made.mock.lastCall![1]!.body))).toMatchObject({ preset: 'storm', options: { 'recycle-costs': 'off', 'gold-pays': 'on' } })
  vi.unstubAllGlobals()
})
