import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, test, vi } from 'vitest'
import Log from '../src/parts/Log.svelte'
import { line } from './things'

const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => line(from + i, 'plays'))
const first = () => document.querySelector('.line')!.textContent

describe('the log', () => {
  test('shows the older lines that it asked for', async () => {
    const older = vi.fn()
    const shown = render(Log, { lines: lines(30, 60), look: () => {}, older, many: 40 })
    await fireEvent.click(screen.getByText('Earlier lines'))
    expect(older).toHaveBeenCalledOnce()
    await shown.rerender({ lines: lines(0, 60) })
    expect(first()).toContain('plays 0')
    expect(screen.queryByText('Earlier lines')).toBeNull()
  })
  test('hides nothing for good, however long the game is', async () => {
    render(Log, { lines: lines(0, 70), look: () => {}, many: 40 })
    expect(first()).toContain('plays 30')
    await fireEvent.click(screen.getByText('Earlier lines'))
    expect(first()).toContain('plays 0')
  })
})
