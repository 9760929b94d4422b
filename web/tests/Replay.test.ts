import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Replay as Moment, ToClient } from '../src/contract'
import { api, Refusal } from '../src/lib/api'
import { keepRoom } from '../src/lib/kept'
import { addressOf, byDecision, byEvent, byTurn, momentIn, scoreLines } from '../src/lib/replaying'
import Replay from '../src/pages/Replay.svelte'
import { view } from './things'

const moment: Moment = { game: 1, games: 2, at: 0, answers: 3, turns: [0, 1, 1], told: [1, 2, 3], names: [], view: view(), lines: [], faces: [], over: null, line: -1, scores: [], running: false, before: 0 }
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
  const asked = vi.spyOn(api, 'replay').mockImplementation((_id, { at }) => Promise.resolve({ ...moment, at }))
  const seen = () => asked.mock.calls.map((call) => call[1].at)
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
  await fireEvent.keyDown(screen.getByRole('combobox', { name: 'Which game' }), { key: 'ArrowLeft' })
  await fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true })
  expect(seen().length, 'they have a meaning of their own there').toBe(before)
  expect(seen().every((at) => at >= 0 && at <= 3)).toBe(true)
})

describe('a game that is still played', () => {
  /** The other end of the page's line. */
  class Mouth {
    onmessage: ((event: { data: string }) => void) | null = null
    closed = false
    constructor() {
      mouths.push(this)
    }
    close() {
      this.closed = true
    }
    tell(message: ToClient) {
      this.onmessage!({ data: JSON.stringify(message) })
    }
  }
  let mouths: Mouth[]
  beforeEach(() => {
    mouths = []
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', Mouth)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('goes on also for whoever has only its address and may not listen', async () => {
    const asked = vi.spyOn(api, 'replay').mockResolvedValue({ ...moment, at: 3, running: true })
    render(Replay, { id: 'other', seat: 0, where: '@3' })
    await vi.advanceTimersByTimeAsync(10)
    expect([asked.mock.calls.length, mouths.length]).toEqual([1, 1])
    mouths[0]!.tell({ type: 'refused', to: 'hello', id: 0, code: 'x', text: 'Not yours.', clause: '' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked.mock.calls.length).toBeGreaterThan(4)
    expect([screen.queryByRole('alert'), mouths.length, mouths[0]!.closed]).toEqual([null, 1, true])
  })
  test('is fetched again where something happens while it is being fetched', async () => {
    const asked = vi.spyOn(api, 'replay').mockImplementation(async () => {
      await new Promise((go) => setTimeout(go, 2000))
      return { ...moment, at: 3, running: true }
    })
    render(Replay, { id: 'abc', seat: 0, watch: true })
    await vi.advanceTimersByTimeAsync(2100)
    mouths[0]!.tell({ type: 'moved', seq: 1 })
    await vi.advanceTimersByTimeAsync(600)
    mouths[0]!.tell({ type: 'moved', seq: 2 })
    await vi.advanceTimersByTimeAsync(6000)
    expect(asked.mock.calls.length).toBe(3)
  })
})

const long: Moment = { ...moment, answers: 4, turns: [0, 1, 1, 2], told: [4, 4, 7, 9], before: 2 }

test('by event every line of the log is a moment, and the last of an answer is the answer', () => {
  const walk: string[] = []
  let now = { at: 0, line: -1 }
  for (let i = 0; i < 9; i++) walk.push(addressOf((now = byEvent(long, now, 1))))
  expect(walk).toEqual(['2', '@1', '4', '5', '@3', '7', '@4', '@4', '@4'])
  const back: string[] = []
  for (let i = 0; i < 8; i++) back.push(addressOf((now = byEvent(long, now, -1))))
  expect(back).toEqual(['7', '@3', '5', '4', '@1', '2', '@0', '@0'])
})

test('by decision and by turn, from the middle of an answer too', () => {
  expect(byDecision(long, { at: 3, line: 5 }, 1)).toEqual({ at: 3, line: -1 })
  expect(byDecision(long, { at: 3, line: -1 }, 1)).toEqual({ at: 4, line: -1 })
  expect(byDecision(long, { at: 0, line: -1 }, -1)).toEqual({ at: 0, line: -1 })
  expect(byTurn(long, { at: 0, line: -1 }, 0, 1)).toEqual({ at: 1, line: -1 })
  expect(byTurn(long, { at: 4, line: -1 }, 2, 1)).toEqual({ at: 4, line: -1 })
})

test('an address is a line of the log or a number of answers, and nothing else', () => {
  expect(momentIn('12')).toEqual({ at: -1, line: 12 })
  expect(momentIn('@40')).toEqual({ at: 40, line: -1 })
  expect([momentIn('-'), momentIn('@'), momentIn('1e9'), momentIn(undefined), momentIn('99999999999')]).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('what one answer scores in several lanes is one swing', () => {
  const scores = [[4, -1], [4, -2], [7, -1], [9, 0], [9, -1]].map(([answer, total]) => ({ answer: answer!, side: 0, total: total! }))
  const [line] = scoreLines(scores, view(), 10)
  expect(line!.swings).toEqual([{ at: 4, total: -2, by: -2 }, { at: 7, total: -1, by: 1 }])
})

test('the score is a line with its swings', () => {
  const [line] = scoreLines([{ answer: 1, side: 0, total: 1 }, { answer: 3, side: 0, total: 0 }], view({ victory_score: 4 }), 4)
  expect(line!.swings).toEqual([{ at: 1, total: 1, by: 1 }, { at: 3, total: 0, by: -1 }])
  expect(line!.path).toBe('M0 100H250V75H750V100H1000')
})
