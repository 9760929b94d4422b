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

test('the arrow keys step from anywhere on the page, but not out of a list or the slider', async () => {
  const asked = vi.spyOn(api, 'replay').mockImplementation((_id, at) => Promise.resolve({ ...moment, at }))
  const seen = () => asked.mock.calls.map((call) => call[1])
  render(Replay, { id: 'abc', seat: 0 })
  await screen.findByText('0/3')
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft' })
  for (const n of [1, 2, 3]) {
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
    await screen.findByText(`${n}/3`)
  }
  await fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await fireEvent.keyDown(screen.getByText('Save to a file'), { key: 'ArrowLeft' })
  await screen.findByText('2/3')
  await expect.poll(() => seen().at(-1)).toBe(2)
  const before = seen().length
  await fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft' })
  await fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowLeft' })
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
  expect(seen().length, 'they have a meaning of their own there').toBe(before)
  expect(seen().every((at) => at >= 0 && at <= 3)).toBe(true)
})
