import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { edges } from '../src/lib/edges'

describe('where there is more', () => {
  let node: HTMLElement
  let end: (() => void) | undefined
  const sizes = { scrollHeight: 100, clientHeight: 100, scrollWidth: 100, clientWidth: 100, scrollTop: 0, scrollLeft: 0 }
  const box = (more: Partial<typeof sizes>): void => {
    for (const [name, value] of Object.entries(more)) Object.defineProperty(node, name, { value, configurable: true })
  }
  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} })
    node = document.createElement('div')
    node.style.overflowX = node.style.overflowY = 'auto'
    document.body.append(node)
    box(sizes)
  })
  afterEach(() => {
    end?.()
    node.remove()
    vi.unstubAllGlobals()
  })
  const watch = (): void => void (end = edges(node)?.destroy)

  test('is told by side', () => {
    box({ scrollHeight: 300, scrollTop: 50, scrollWidth: 200 })
    watch()
    expect(node.dataset.more).toBe('up down right')
  })
  test('is nowhere where nothing scrolls, however far something sticks out', () => {
    node.style.overflowX = node.style.overflowY = 'visible'
    box({ scrollHeight: 300, scrollWidth: 200 })
    watch()
    expect(node.dataset.more).toBe('')
  })
  test('is looked at again when something comes in deep inside', async () => {
    const row = node.appendChild(document.createElement('div'))
    watch()
    box({ scrollHeight: 300 })
    row.append(document.createElement('b'))
    await expect.poll(() => node.dataset.more).toBe('down')
  })
  test('is looked at again when a card has landed', async () => {
    let land = (): void => {}
    const flight = { playState: 'running', finished: new Promise<void>((done) => (land = done)) }
    node.getAnimations = () => [flight as unknown as Animation]
    box({ scrollHeight: 300 })
    watch()
    expect(node.dataset.more).toBe('down')
    box(sizes)
    node.getAnimations = () => []
    land()
    await expect.poll(() => node.dataset.more).toBe('')
  })
})
