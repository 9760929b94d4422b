import { afterEach, expect, test, vi } from 'vitest'
import { fit } from '../src/lib/fit'

/** A box whose words take this much room at each size. */
function box(usual: number, small: number): HTMLElement {
  const node = document.createElement('div')
  document.body.append(node)
  Object.defineProperty(node, 'clientWidth', { get: () => 100 })
  Object.defineProperty(node, 'scrollWidth', { get: () => (node.dataset.fit ? small : usual) })
  return node
}

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

test.each([
  ['what has room stays as it is', 100, 100, ''],
  ['what has none is a step smaller', 220, 100, 'small'],
  ['what is still too long ends with dots', 330, 220, 'small cut'],
])('%s', (_, usual, small, expected) => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
  const node = box(usual, small)
  const fitted = fit(node, true)
  expect(node.dataset.fit).toBe(expected)
  fitted?.destroy()
})

test('a large card shows everything', () => {
  const node = box(330, 220)
  expect(fit(node, false)).toBeUndefined()
  expect(node.dataset.fit).toBeUndefined()
})
