import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../src/lib/api'
import Standing from '../src/parts/Standing.svelte'
import { card, face, place, side, view } from './things'

const game = { room: 'r', host: '', seats: [{ seat: 0, secret: 's' }], invitations: [], title: 'Lane Legends', touched: 0, over: false }
const legend = face('Dark Child', { type: 'legend', domains: ['Fury', 'Chaos'] })
const mine = card(1, 'Poro', { might: 2, controller: 0 })
const theirs = card(2, 'Thrall', { might: 5, controller: 1 })
const lane = view({
  mode: 'lanes', turn: 4, victory_score: 5,
  sides: [side(0, { points: 3, team: 0, is_player: true, legends: [card(9, 'Dark Child')] }), side(1, { team: 1, is_player: false })],
  places: [
    place(2, 0, { spot: 4, controller: 1 }), // as they come from the server: the Bases first
    place(0, 0, { units: [mine], controller: 0, spot: 0 }),
    place(1, 0, { units: [mine, theirs, { ...theirs, stunned: true }], controller: 1, spot: 1, card: card(5, 'Void Gate') }),
  ],
})

afterEach(() => vi.restoreAllMocks())

test('a game that was left shows its legend, its score and who stands where with how much Might', async () => {
  const asked = vi.spyOn(api, 'replay').mockResolvedValue({ view: lane, faces: [legend] } as never)
  const { container } = render(Standing, { game })
  expect(await screen.findByText('3')).toBeTruthy()
  expect(asked.mock.calls[0]![0]).toBe('r')
  expect(asked.mock.calls[0]![1]).toMatchObject({ at: -1, seat: 0 })
  expect(container.querySelectorAll('.legend').length).toBe(1)
  const places = [...container.querySelectorAll('.place')]
  expect(places.map((one) => one.textContent!.replace(/\s+/g, ''))).toEqual(['◆2', '☠5◆2', ''])
  expect(places.map((one) => one.classList.contains('foe'))).toEqual([false, true, true])
})

test('where nothing can be known of it, nothing is drawn and nothing is said', async () => {
  vi.spyOn(api, 'replay').mockRejectedValue(new Error('gone'))
  const { container } = render(Standing, { game })
  await new Promise((then) => setTimeout(then))
  expect(container.textContent!.trim()).toBe('')
})
