import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Link } from '../src/lib/link.svelte'
import TakingBack from '../src/parts/TakingBack.svelte'

test('who is asked about taking back says yes or no; who wishes it sees with whom it waits', async () => {
  const said: unknown[] = []
  const ear = { readyState: 1, send: (text: string) => said.push(JSON.parse(text)), close() {} }
  const link = new Link('x', [], () => ear as unknown as WebSocket)
  link.open()
  link.you = [0]
  render(TakingBack, { link })
  link.take({ type: 'undo-asked', by: 0, seats: [1], text: 'Waiting for Bea.' })
  flushSync()
  expect(screen.getByRole('alert').textContent).toContain('Waiting for Bea.')
  expect(screen.queryByRole('button')).toBeNull()
  link.take({ type: 'undo-asked', by: 1, seats: [0], text: 'Bea would like to take back.' })
  flushSync()
  await fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(said.at(-1)).toEqual({ type: 'consent', seat: 0, yes: true })
  link.take({ type: 'undo-answered', by: 1, yes: true, text: 'Bea has taken back.' })
  flushSync()
  expect(screen.queryByRole('alert')).toBeNull()
  link.close()
})
