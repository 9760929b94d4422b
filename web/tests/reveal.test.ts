import { describe, expect, test } from 'vitest'
import { shift } from '../src/lib/reveal'

describe('how far to scroll', () => {
  const room = { top: 100, bottom: 300 }
  const box = (top: number, bottom: number) => ({ top, bottom })

  test('not at all where everything is seen, or where there is nothing', () => {
    expect(shift(room, [box(100, 150), box(200, 300)])).toBe(0)
    expect(shift(room, [])).toBe(0)
  })
  test('until what is cut off is whole, upwards and downwards', () => {
    expect(shift(room, [box(280, 340)])).toBe(40)
    expect(shift(room, [box(60, 120)])).toBe(-40)
    expect(shift(room, [box(150, 160), box(280, 340)])).toBe(40)
  })
  test('as many as have room together, the first ones first', () => {
    expect(shift(room, [box(290, 350), box(20, 60), box(200, 250)])).toBe(50)
  })
  test('what is larger than the room begins at its top', () => {
    expect(shift(room, [box(150, 500)])).toBe(50)
  })
})
