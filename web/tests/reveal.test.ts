import { describe, expect, test } from 'vitest'
import { revealInParts, shift } from '../src/lib/reveal'

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

describe('in a lane that scrolls under the names of its places', () => {
  const at = (node: Element | null, top: number, bottom: number): void => {
    node!.getBoundingClientRect = () => ({ top, bottom }) as DOMRect
  }
  const lane = (): { node: HTMLElement; name: HTMLElement; unit: HTMLElement; by: number[] } => {
    document.body.innerHTML = `<div class="lanes"><div data-more=""><div class="place"><header style="position: sticky"><button class="title"></button></header><button class="unit"></button></div></div></div>`
    const [node, head, name, unit] = ['[data-more]', 'header', '.title', '.unit'].map((one) => document.querySelector<HTMLElement>(one)!)
    const by: number[] = []
    node!.scrollBy = ((to: ScrollToOptions) => by.push(to.top!)) as never
    Object.defineProperty(head!, 'offsetHeight', { value: 60 })
    at(node!, 100, 400)
    at(name!, 110, 140)
    return { node: node!, name: name!, unit: unit!, by }
  }
  test('what lies under a name comes out below it', () => {
    const { unit, by } = lane()
    at(unit, 120, 170)
    revealInParts([unit])
    expect(by).toEqual([-40])
  })
  test('the names themselves are always seen: they move nothing, and one of them is enough', () => {
    const { name, unit, by } = lane()
    at(unit, 500, 550)
    revealInParts([name])
    revealInParts([name, unit], true)
    expect(by).toEqual([])
    revealInParts([name, unit])
    expect(by).toEqual([150])
  })
})
