import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ToClient } from '../src/contract'
import { Refusal } from '../src/lib/api'
import { following, patiently } from '../src/lib/following'

const moved: ToClient = { type: 'moved', seq: 1 }
const busy = (status: number): Refusal => new Refusal({ id: 'wire-busy', text: 'Busy.', clause: '', more: [] }, status)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a game that goes on', () => {
  let sockets: { readyState: number; onopen?: () => void; onmessage?: (event: { data: string }) => void; send: ReturnType<typeof vi.fn>; close: () => void }[]
  let look: ReturnType<typeof vi.fn<() => void>>
  let closed: ReturnType<typeof vi.fn<(text: string) => void>>
  let stop: () => void
  let seen: DocumentVisibilityState
  const hear = (message: ToClient): void => sockets.at(-1)!.onmessage!({ data: JSON.stringify(message) })
  const turn = (to: DocumentVisibilityState): void => {
    seen = to
    document.dispatchEvent(new Event('visibilitychange'))
  }
  beforeEach(() => {
    sockets = []
    seen = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen)
    look = vi.fn()
    closed = vi.fn()
    stop = following('abc', undefined, { look, closed }, () => {
      sockets.push({ readyState: 1, send: vi.fn(), close() { this.readyState = 3 } })
      return sockets.at(-1) as unknown as WebSocket
    })
    sockets[0]!.onopen!()
  })
  afterEach(() => stop())

  test('is not fetched by everybody at the same moment, and once for what comes together', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.8)
    hear(moved)
    hear(moved)
    vi.advanceTimersByTime(390)
    expect(look).not.toHaveBeenCalled()
    vi.advanceTimersByTime(110)
    expect(look).toHaveBeenCalledTimes(1)
  })
  test('is not fetched while nobody sees the page, and once when somebody does', () => {
    hear(moved)
    turn('hidden')
    vi.advanceTimersByTime(1000)
    hear(moved)
    vi.advanceTimersByTime(1000)
    expect(look).not.toHaveBeenCalled()
    turn('visible')
    vi.advanceTimersByTime(1000)
    expect(look).toHaveBeenCalledTimes(1)
    turn('hidden')
    turn('visible')
    vi.advanceTimersByTime(1000)
    expect(look, 'nothing was missed').toHaveBeenCalledTimes(1)
  })
  test('is looked at from time to time by whoever may not listen, also only while it is seen', () => {
    hear({ type: 'refused', to: 'hello', id: 0, code: 'x', text: 'No.', clause: '' })
    vi.advanceTimersByTime(9500)
    expect(look).toHaveBeenCalledTimes(3)
    turn('hidden')
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(3)
    turn('visible')
    expect(look).toHaveBeenCalledTimes(4)
    expect(sockets, 'it is not tried again').toHaveLength(1)
    stop()
    vi.advanceTimersByTime(60_000)
    expect(look).toHaveBeenCalledTimes(4)
  })
  test('that is closed says so, and is left alone', () => {
    hear(moved)
    hear({ type: 'closed', text: 'The room is gone.' } as ToClient)
    vi.advanceTimersByTime(60_000)
    expect(closed).toHaveBeenCalledWith('The room is gone.')
    expect(look).not.toHaveBeenCalled()
  })
})

describe('a server without time', () => {
  const tried = async (...answers: (Refusal | string)[]): Promise<[unknown, number]> => {
    let n = 0
    const read = (): Promise<string> => {
      const one = answers[n++]!
      return one instanceof Refusal ? Promise.reject(one) : Promise.resolve(one)
    }
    const found = patiently(read).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2000)
    return [await found, n]
  }
  test('is asked once more', async () => expect(await tried(busy(503), 'found')).toEqual(['found', 2]))
  test('and not a third time', async () => expect(await tried(busy(503), busy(503), 'found')).toEqual([busy(503), 2]))
  test('but what it refuses stays refused', async () => expect(await tried(busy(403), 'found')).toEqual([busy(403), 1]))
})
