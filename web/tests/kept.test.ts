import { beforeEach, describe, expect, test } from 'vitest'
import { keepDeck, keepRoom, keepSeat, room, rooms, shelf, unlike, type KeptRoom } from '../src/lib/kept'

const one = (id: string, touched: number, more: Partial<KeptRoom> = {}): KeptRoom => ({
  room: id, host: 'h', seats: [{ seat: 0, secret: 's' }], invitations: [], title: id, touched, over: false, ...more,
})

describe('rooms this browser has a seat in', () => {
  beforeEach(() => localStorage.clear())

  test('a new secret of a seat takes the place of the old one; other seats and the host’s place stay', () => {
    keepRoom(one('a', 1, { seats: [{ seat: 0, secret: 'zero' }, { seat: 1, secret: 'old' }] }))
    keepSeat('a', { seat: 1, secret: 'new' }, 'x')
    expect(room('a')).toMatchObject({ host: 'h', title: 'a', seats: [{ seat: 0, secret: 'zero' }, { seat: 1, secret: 'new' }] })
    keepSeat('b', { seat: 2, secret: 'two' }, 'By invitation')
    expect(room('b')).toMatchObject({ host: '', title: 'By invitation', seats: [{ seat: 2, secret: 'two' }] })
  })
  test('however many there are, an unfinished game is never forgotten; of finished ones and lessons the oldest are', () => {
    keepRoom(one('unfinished', 0))
    for (let n = 1; n <= 40; n += 1) {
      keepRoom(one(`over ${n}`, 2 * n, { over: true }))
      keepRoom(one(`lesson ${n}`, 2 * n + 1, { lesson: true }))
      keepRoom(one(`open ${n}`, 100 + n))
    }
    const kept = rooms().map((each) => each.room)
    expect(kept).toContain('unfinished')
    expect(kept.filter((each) => each.startsWith('open'))).toHaveLength(40)
    expect(kept.filter((each) => /over|lesson/.test(each))).toHaveLength(30)
    expect(kept).toContain('over 40')
    expect(kept).not.toContain('over 1')
  })
})

test('a list that is not the one on the shelf gets a name of its own', () => {
  localStorage.clear()
  keepDeck({ name: unlike('Annie', 'one'), text: 'one' })
  keepDeck({ name: unlike('Annie', 'two'), text: 'two' })
  keepDeck({ name: unlike('Annie', 'three'), text: 'three' })
  keepDeck({ name: unlike('Annie', 'one'), text: 'one' })
  expect(shelf().map((one) => `${one.name}: ${one.text}`).sort()).toEqual(['Annie 2: two', 'Annie 3: three', 'Annie: one'])
})
