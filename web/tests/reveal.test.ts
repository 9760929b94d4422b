import { describe, expect, test } from 'vitest'
import { bring, shift } from '../src/lib/reveal'

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

describe('in a crowded lane that scrolls', () => {
  const at = (node: Element | null, top: number, bottom: number): void => {
    node!.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  }
  const lane = (high: number): { unit: HTMLElement; by: number[] } => {
    document.body.innerHTML = '<div class="board"><div class="lanes"><button class="unit"></button></div></div>'
    const [node, unit] = ['.lanes', '.unit'].map((one) => document.querySelector<HTMLElement>(one)!)
    const by: number[] = []
    node!.scrollBy = ((to: ScrollToOptions) => by.push(to.top!)) as never
    Object.defineProperty(node!, 'scrollHeight', { value: high })
    Object.defineProperty(node!, 'clientHeight', { value: 300 })
    at(node!, 100, 400)
    return { unit: unit!, by }
  }
  test('what is meant comes into sight, and nothing moves where all of it is', () => {
    const { unit, by } = lane(600)
    at(unit, 420, 470)
    bring([unit])
    expect(by).toEqual([74])
    at(unit, 200, 250)
    bring([unit])
    expect(by).toEqual([74])
  })
  test('nothing moves where everything has room', () => {
    const { unit, by } = lane(300)
    at(unit, 420, 470)
    bring([unit])
    expect(by).toEqual([])
  })
})
