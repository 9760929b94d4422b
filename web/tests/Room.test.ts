import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSeat } from '../src/lib/kept'
import { words } from '../src/lib/words.svelte'
import Room from '../src/pages/Room.svelte'

class NoSocket {
  static readonly OPEN = 1
  readyState = 0
  send(): void {}
  close(): void {}
}

/** Whatever is asked for is refused so. */
function refuse(status: number, id: string, text: string) {
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify({ id, text, clause: '', more: [] }), { status })))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('WebSocket', NoSocket)
  return asked
}

async function take(): Promise<void> {
  await fireEvent.input(screen.getByLabelText(/Name/), { target: { value: 'Bea' } })
  await fireEvent.submit(document.querySelector('form')!)
}

afterEach(async () => {
  cleanup() // or it would ask again in the other language
  vi.unstubAllGlobals()
  localStorage.clear()
  await words.use('en')
})

test('whoever is invited needs no name, as nobody does: the browser stops them in no language', async () => {
  refuse(404, 'room-unknown', 'There is no such room.')
  render(Room, { id: 'aRoom', invitation: 'aSecret' })
  expect((await screen.findByLabelText('Name')).hasAttribute('required')).toBe(false)
})

test.each([
  [403, 'room-invitation-used', 'This invitation was used already.'],
  [404, 'room-unknown', 'There is no such room.'],
  [403, 'room-held', 'Bob is here.'],
])('an invitation that is refused with %i %s says why, and leads back to the start', async (status, id, text) => {
  const asked = refuse(status, id, text)
  render(Room, { id: 'aRoom', invitation: 'aSecret' })
  await take()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
  expect(screen.getByRole('heading').textContent).toBe('You are invited to a game')
  expect(screen.getByText('Start page').getAttribute('href')).toBe('#/')
  expect(asked.mock.calls.map(([path]) => path)).toEqual(['api/rooms/aRoom', 'api/rooms/aRoom/join'])
})

test('it is refused in the language of the page, not of the browser', async () => {
  await words.use('de')
  const asked = refuse(403, 'room-invitation-used', 'Schon benutzt.')
  render(Room, { id: 'aRoom', invitation: 'aSecret' })
  await take()
  await screen.findByRole('alert')
  expect(asked.mock.calls.at(-1)![1]!.headers).toMatchObject({ 'Accept-Language': 'de' })
})

test('who opens the link once more comes back to the seat that was taken with it', async () => {
  refuse(403, 'room-invitation-used', 'This invitation was used already.')
  keepSeat('aRoom', { seat: 1, secret: 'mine' }, 'Joined game')
  render(Room, { id: 'aRoom', invitation: 'aSecret' })
  await take()
  expect(await screen.findByText('Connecting …')).toBeTruthy()
  expect(location.hash).toBe('#/room/aRoom')
})

test('an invitation says who is at the table and what is played, and the language can be changed there', async () => {
  const seat = { seat: 0, name: 'Ann', kind: 'here', joined: true }
  const info = { mode_name: 'Duel', sentences: ['The rulebook’s own way.'], seats: [seat, { ...seat, seat: 1, name: 'Program 1', kind: 'program' }, { ...seat, seat: 2, name: 'Player 3', kind: 'elsewhere', joined: false }] }
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(info)))))
  render(Room, { id: 'aRoom', invitation: 'aSecret' })
  expect(await screen.findByText('At the table: Ann')).toBeTruthy()
  expect(screen.getByText('Duel')).toBeTruthy()
  expect(screen.getByText('The rulebook’s own way.')).toBeTruthy()
  expect(screen.getByText('Help').getAttribute('href')).toBe('#/help')
  await fireEvent.click(screen.getByRole('button', { name: /Settings/ }))
  expect(await screen.findByLabelText('Language')).toBeTruthy()
})
