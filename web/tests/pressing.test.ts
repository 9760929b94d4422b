import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Link } from '../src/lib/link.svelte'
import Question from '../src/parts/Question.svelte'
import Board from './Board.test.svelte'
import { ask, card, choice, place, table } from './things'

const touch = { pointerType: 'touch', pointerId: 1, button: 0 }
const LONG = 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a browser tells of a finger that rests and is lifted. */
async function hold(node: HTMLElement, time: number): Promise<void> {
  await fireEvent.pointerEnter(node, touch)
  await fireEvent.pointerDown(node, touch)
  await vi.advanceTimersByTimeAsync(time)
}
async function lift(node: HTMLElement): Promise<void> {
  await fireEvent.pointerUp(node, touch)
  await fireEvent.pointerLeave(node, touch)
  await fireEvent.focus(node)
  await fireEvent.click(node)
  await vi.advanceTimersByTimeAsync(LONG)
}

describe('an answer under a finger', () => {
  let link: Link
  let end: HTMLElement
  beforeEach(() => {
    link = new Link('x', [])
    link.seat = 0
    link.take(table({ asks: [ask(1, [choice('end', 0, { text: 'End your turn' })])] }))
    render(Question, { link })
    end = screen.getByText('End your turn').closest('button')!
  })
  afterEach(() => link.close())

  test('is given by a tap, without a preview', async () => {
    const answer = vi.spyOn(link, 'answer').mockReturnValue()
    const say = vi.spyOn(link, 'say').mockReturnValue(true)
    await hold(end, 200)
    await lift(end)
    expect(answer).toHaveBeenCalledOnce()
    expect(say).not.toHaveBeenCalled()
  })
  test('is only looked at by a long hold: lifting the finger closes that, and gives no answer', async () => {
    const answer = vi.spyOn(link, 'answer').mockReturnValue()
    const say = vi.spyOn(link, 'say').mockReturnValue(true)
    await hold(end, LONG)
    const asked = say.mock.lastCall![0]
    expect(asked).toMatchObject({ type: 'preview', verb: 'end' })
    link.take({ type: 'preview', id: (asked as { id: number }).id, lines: [{ text: 'x', certain: true, unanswered: false, kind: 'turn', objects: [], args: [], by: -1 }], next: '', assumed: [], pays: [] })
    expect(link.preview).not.toBeNull()
    await lift(end)
    expect(answer).not.toHaveBeenCalled()
    expect(link.preview).toBeNull()
    await hold(end, 100)
    await lift(end)
    expect(answer).toHaveBeenCalledOnce()
  })
  test('shows what it would do to a mouse and to the keyboard', async () => {
    const say = vi.spyOn(link, 'say').mockReturnValue(true)
    await fireEvent.pointerEnter(end, { pointerType: 'mouse' })
    await vi.advanceTimersByTimeAsync(LONG)
    expect(say).toHaveBeenCalledTimes(1)
    await fireEvent.pointerLeave(end, { pointerType: 'mouse' })
    const { id } = say.mock.calls[0]![0] as { id: number }
    link.take({ type: 'preview', id, lines: [], next: 'x', assumed: [], pays: [] })
    expect(link.preview).toBeNull()
    await fireEvent.focus(end)
    await vi.advanceTimersByTimeAsync(LONG)
    expect(link.preview).not.toBeNull()
    expect(say).toHaveBeenCalledTimes(1) // what is known is not asked again
  })
})

describe('what lies on the table under a finger', () => {
  const poro = card(8100, 'Daring Poro', { might: 2 })
  const pick = choice('pick', 8100, { cards: [8100], text: 'Daring Poro' })

  test.each([['a unit that can be chosen', /^Daring Poro/, [pick]], ['a place to go to', /^place 0/, [choice('pick', 3, { place: 0, text: 'Base' })]]])(
    'a long hold chooses nothing: %s', async (_, label, options) => {
      render(Board, { place: place(0, 0, { units: [poro] }), table: table({ asks: [ask(1, options)] }) })
      const press = vi.spyOn(Link.prototype, 'press').mockReturnValue()
      const node = screen.getByLabelText(label, { selector: 'button' })
      await hold(node, LONG)
      await lift(node)
      expect(press).not.toHaveBeenCalled()
      await hold(node, 100)
      await lift(node)
      expect(press).toHaveBeenCalledOnce()
      press.mockRestore()
    })
})
