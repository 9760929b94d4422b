import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Replay as Moment } from '../src/contract'
import { api, Refusal } from '../src/lib/api'
import { keepRoom } from '../src/lib/kept'
import Replay from '../src/pages/Replay.svelte'
import { view } from './things'

const moment: Moment = { game: 1, games: 2, at: 0, answers: 3, turns: [0, 1, 1, 1], told: [0, 1, 2, 3], names: [], view: view(), lines: [], faces: [], over: null }
let saved: { name: string; text: Promise<string> }[]

beforeEach(() => {
  saved = []
  keepRoom({ room: 'abc', host: '', seats: [{ seat: 0, secret: 'mine' }], invitations: [], title: '', touched: 1, over: false })
  vi.spyOn(api, 'replay').mockResolvedValue(moment)
  let text = Promise.resolve('')
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    text = (blob as Blob).text()
    return 'blob:one'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text })
  })
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

test('the game that is shown is saved to a file from here', async () => {
  const exported = vi.spyOn(api, 'exportGame').mockResolvedValue({ whole: true, record: 'the record', view: null, lines: [] })
  render(Replay, { id: 'abc', seat: 0, game: 1 })
  await fireEvent.click(await screen.findByText('Save to a file'))
  await expect.poll(() => saved.length).toBe(1)
  expect(exported).toHaveBeenCalledWith('abc', 'mine', 'en', 1)
  expect([saved[0]!.name, await saved[0]!.text]).toEqual(['abc-2.farfield.txt', 'the record'])
})

test('what the server refuses is said, and nothing is saved', async () => {
  vi.spyOn(api, 'exportGame').mockRejectedValue(new Refusal({ id: 'x', text: 'Not yours.', clause: '', more: [] }))
  render(Replay, { id: 'abc', seat: 0 })
  await fireEvent.click(await screen.findByText('Save to a file'))
  expect(await screen.findByText('Not yours.')).toBeTruthy()
  expect(saved).toEqual([])
})
