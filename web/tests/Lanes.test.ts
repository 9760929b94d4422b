import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ask } from '../src/contract'
import { laneOf } from '../src/lib/choosing'
import { Link } from '../src/lib/link.svelte'
import Table from '../src/pages/Table.svelte'
import { arena, ask, card, choice, place, side, table, view } from './things'

const thrall = card(7001, 'Thrall', { controller: 2, owner: 2, might: 8 })
const poro = card(7002, 'Daring Poro', { might: 2 })
/** Ahri's lane and Bo's; in Bo's a showdown. */
const both = view({
  sides: [side(0), side(1, { name: 'Bo', is_player: true, team: 0 }), side(2, { name: 'NPC', team: 1 })],
  places: [place(0, 0, { units: [poro] }), place(1, 2, { card: card(5001, 'Void Gate') }), place(2, 2, { arena: 1, card: card(5002, 'Baron Pit'), units: [thrall] })],
  arenas: [arena(), arena({ index: 1, showdown: 2, combat: true, focus: 0 })],
})
const main = ask(1, [choice('end'), choice('move', 7002, { cards: [7002] })])
const focus = ask(2, [choice('pass')], { lane: 1, kind: 'focus', title: 'You have focus.' })
const target = ask(3, [choice('pick', 7001, { cards: [7001] })], { lane: 1, kind: 'target', title: 'Choose a target.' })
const help = ask(4, [choice('play', 7003)], { lane: 1, kind: 'help', waited: false, title: 'You may step in.' })

test('a question is looked at where it is asked, or where its answers lie; an offer to step in turns nobody', () => {
  const near = ask(5, [choice('pick', 7001, { cards: [7001] }), choice('pick', 7002, { cards: [7002] })])
  const far = ask(6, [choice('pick', 7001, { cards: [7001] })])
  const cost = ask(7, [choice('pick', 7002, { cards: [7002] })], { lane: 1 })
  const there = (one: Ask) => laneOf(one, both, 0)
  expect([main, focus, target, help, near, far, cost].map(there)).toEqual([0, 1, 1, 0, 0, 1, 0])
  expect(laneOf(undefined, both, 0)).toBe(0)
  expect(laneOf(ask(1, [choice('pass')], { lane: -1 }), both, 0)).toBe(0)
})

describe('the lane that is looked at', () => {
  let link: Link
  const seen = () => screen.getByRole('region', { name: /: lane$/ }).getAttribute('aria-label')
  const asked = async (...asks: Ask[]): Promise<void> => {
    link.take(table({ view: both, asks }))
    await tick()
  }
  beforeEach(() => {
    link = new Link('x', [])
    link.take({ type: 'welcome', room: null, you: [0], host: true } as never)
    link.take(table({ view: both, asks: [main, help] }))
    render(Table, { link })
  })
  afterEach(() => link.close())

  test('is the one a question can only be answered in, with its combat and its marks; afterwards one’s own again', async () => {
    expect(seen()).toBe('Ahri: lane')
    expect(screen.queryByRole('region', { name: 'Chain' })).toBeNull()
    await asked(target)
    expect(seen()).toBe('Bo: lane')
    expect(screen.getByRole('region', { name: 'Chain' }).textContent).toContain('Baron Pit')
    expect(document.querySelectorAll('.lane .legal[data-thing]')).toHaveLength(1)
    await asked(main)
    expect(seen()).toBe('Ahri: lane')
  })
  test('stays what somebody has chosen while the same question stands, and after it', async () => {
    await asked(focus)
    await fireEvent.click(screen.getByRole('button', { name: 'Back to my lane' }))
    expect(seen()).toBe('Ahri: lane')
    await asked(focus, help)
    expect(seen()).toBe('Ahri: lane')
    await asked(main)
    await fireEvent.click(screen.getByRole('group', { name: 'All lanes' }).querySelectorAll('button')[1]!)
    await asked(main, help)
    expect(seen()).toBe('Bo: lane')
  })
  test('is the one in which somebody wants to step in', async () => {
    const button = screen.getByRole('button', { name: '● Bo', expanded: false })
    await fireEvent.click(button)
    expect(seen()).toBe('Bo: lane')
    await fireEvent.click(button)
    expect(seen()).toBe('Ahri: lane')
  })

  test('with teammates the settings say whether one is asked before they choose what is one’s own, and change it', async () => {
    const say = vi.spyOn(link, 'say').mockReturnValue(true)
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Settings' }))
    const box = await screen.findByLabelText<HTMLInputElement>(/before a teammate chooses/)
    expect(box.checked).toBe(false)
    await fireEvent.click(box)
    expect(say).toHaveBeenCalledWith({ type: 'prefs', seat: 0, every_window: false, asks_consent: true })
    link.take(table({ view: both, asks: [main], asks_consent: true }))
    await tick()
    expect(box.checked).toBe(true)
    link.take(table({ asks: [main] })) // alone there is nobody to ask
    await tick()
    expect(screen.queryByLabelText(/before a teammate chooses/)).toBeNull()
  })
})
