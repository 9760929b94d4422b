import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spots, travel } from '../src/lib/travel'

/** A board whose cards lie where a test says. */
function board(cards: [drop: string, name: string, x: number][]): HTMLElement[] {
  document.body.innerHTML = '<div class="board"></div>'
  return cards.map(([drop, name, x]) => {
    const node = document.createElement('button')
    node.dataset.drop = drop
    node.dataset.name = name
    node.getBoundingClientRect = () => new DOMRect(x, 0, 10, 10)
    node.animate = vi.fn() as never
    document.querySelector('.board')!.append(node)
    return node
  })
}
const start = (node: HTMLElement) => vi.mocked(node.animate).mock.calls[0]?.[0]

beforeEach(() => document.body.replaceChildren())
afterEach(() => document.body.replaceChildren())

test('a card comes from where it lay, a new object from where its namesake left, and what stayed does not move', () => {
  board([['card 1', 'Poro', 0], ['card 2', 'Gust', 50], ['card 3 4', 'Thrall', 90]])
  const before = spots()
  const [poro, mate, thrall, other] = board([['card 1', 'Poro', 30], ['card 9', 'Gust', 80], ['card 4', 'Thrall', 90], ['card 8', 'Lux', 0]])
  travel(before, 200)
  expect(start(poro!)).toMatchObject([{ transform: 'translate(-30px, 0px)' }, { transform: 'none' }])
  expect(start(mate!)).toMatchObject([{ transform: 'translate(-30px, 0px)' }, { transform: 'none' }])
  expect(start(thrall!)).toBeUndefined()
  expect(start(other!)).toBeUndefined()
})

test('nothing moves where somebody wants less motion', () => {
  board([['card 1', 'Poro', 0]])
  const before = spots()
  const [poro] = board([['card 1', 'Poro', 30]])
  travel(before, 0)
  expect(start(poro!)).toBeUndefined()
})
