import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ToClient } from '../src/contract'
import { Link } from '../src/lib/link.svelte'
import { settings } from '../src/lib/settings.svelte'
import { t } from '../src/lib/words.svelte'
import { arena, ask, card, choice, line, place, table, view } from './things'

/** A server that only listens. */
class Ear {
  readyState = 1
  heard: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  send(text: string) {
    this.heard.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.readyState = 3
  }
}

const welcome: ToClient = { type: 'welcome', contract: 1, version: '', you: [0], host: true, room: { seats: [] } as never }

describe('the line to a room', () => {
  let ears: Ear[]
  let link: Link
  beforeEach(() => {
    vi.useFakeTimers()
    ears = []
    link = new Link('abc', ['secret'], () => {
      const ear = new Ear()
      ears.push(ear)
      return ear as unknown as WebSocket
    })
    link.open()
    ears[0]!.onopen!()
    ears[0]!.onmessage!({ data: JSON.stringify(welcome) })
  })
  afterEach(() => {
    link.close()
    vi.useRealTimers()
  })
  const last = () => ears.at(-1)!.heard.at(-1)

  test('an answer that is stored is not sent again, and one that is not stored for long is told to be on its way', () => {
    const now = table({ asks: [ask(9, [choice('pass', 0), choice('play', 1)])] })
    link.take(now)
    link.answer({ ask: link.asks[0]!, choice: choice('play', 1) })
    const { id } = last() as { id: number }
    vi.advanceTimersByTime(2900)
    expect(link.unstored).toBe(false)
    vi.advanceTimersByTime(200)
    expect(link.unstored).toBe(true)
    link.take({ type: 'stored', id, seat: 0, game: 0, entry: 3 })
    expect(link.unstored).toBe(false)
    ears[0]!.onclose!()
    vi.advanceTimersByTime(600)
    ears[1]!.onopen!()
    link.take(welcome)
    link.take(now)
    expect(ears[1]!.heard.some((one) => one.type === 'answer')).toBe(false)
  })
  test('says hello with its secrets, and again after the line was lost', () => {
    expect(ears[0]!.heard[0]).toMatchObject({ type: 'hello', secrets: ['secret'] })
    ears[0]!.onclose!()
    expect(link.status).toBe('lost')
    link.take(table({ asks: [ask(9, [choice('pass', 0)])] }))
    ears[0]!.readyState = 3
    link.answer(link.asks.map((one) => ({ ask: one, choice: one.options[0]! }))[0]!)
    expect(link.notice).not.toBeNull()
    vi.advanceTimersByTime(600)
    ears[1]!.onopen!()
    expect(ears[1]!.heard[0]).toMatchObject({ type: 'hello' })
    link.take(welcome)
    expect(link.status).toBe('open')
    expect(link.notice).toBeNull()
  })
  test('an answer that did not arrive is sent again when the line is back, if its question is still open', () => {
    const asks = [ask(9, [choice('pass', 0)])]
    const returns = (...open: typeof asks) => {
      ears.at(-1)!.onclose!()
      vi.advanceTimersByTime(600)
      ears.at(-1)!.onopen!()
      link.take(welcome)
      link.take(table({ asks: open }))
    }
    link.take(table({ asks }))
    link.answer({ ask: asks[0]!, choice: asks[0]!.options[0]! })
    returns(...asks)
    expect(last()).toMatchObject({ type: 'answer', ask: 9, verb: 'pass' })
    expect([link.busy, link.notice?.text]).toEqual([true, t('answer-again')])
    const { id } = last() as { id: number }
    returns(ask(10, [choice('pass', 0)]))
    expect(last(), 'was it taken?').toMatchObject({ type: 'answer', ask: 9, id })
    expect([link.busy, link.notice], 'nobody waits for that').toEqual([false, null])
    link.take({ type: 'stored', id, seat: 0, game: 0, entry: 3 })
    expect(link.notice).toBeNull()
    returns(...asks)
    expect(last(), 'and is forgotten').toMatchObject({ type: 'hello' })
  })
  test('an answer that was stored when the server was killed is asked for by its own number, as often as the line breaks', () => {
    const asks = [ask(9, [choice('pass', 0), choice('play', 6001)])]
    link.take(table({ asks }))
    link.answer({ ask: asks[0]!, choice: asks[0]!.options[1]! })
    const sent = last()
    for (let n = 0; n < 3; n++) {
      ears.at(-1)!.onclose!()
      vi.advanceTimersByTime(10_000)
      ears.at(-1)!.onopen!()
      link.take(welcome)
      link.take(table({ asks: [ask(10, [choice('pass', 0)])] }))
      expect(last()).toEqual(sent)
      link.take(table({ asks: [ask(11, [choice('pass', 0)])] }))
      expect(ears.at(-1)!.heard.filter((one) => one.type === 'answer'), 'once on every line').toHaveLength(1)
    }
  })
  test('nor is an answer given to the game that was begun meanwhile, which asks by the same numbers', () => {
    const asks = [ask(9, [choice('pass', 0)])]
    link.take(table({ asks }))
    link.answer({ ask: asks[0]!, choice: asks[0]!.options[0]! })
    ears[0]!.onclose!()
    vi.advanceTimersByTime(600)
    ears[1]!.onopen!()
    link.take({ ...welcome, room: { seats: [], game: 1 } as never })
    link.take(table({ asks }))
    expect(last()).toMatchObject({ type: 'hello' })
  })
  test('an answer that is neither stored nor asked for any more is told to be lost, and the next one goes on', () => {
    const asks = [ask(9, [choice('pass', 0)])]
    link.take(table({ asks }))
    link.answer({ ask: asks[0]!, choice: asks[0]!.options[0]! })
    const { id } = last() as { id: number }
    ears[0]!.onclose!()
    vi.advanceTimersByTime(600)
    ears[1]!.onopen!()
    link.take(welcome)
    const next = ask(10, [choice('pass', 0)])
    link.take(table({ asks: [next] }))
    link.answer({ ask: next, choice: next.options[0]! })
    expect(last()).toMatchObject({ ask: 10, id: id + 1 })
    link.take({ type: 'refused', to: 'answer', id, code: 'answer-stale', text: 'stale', clause: '' })
    expect([link.busy, link.notice?.text]).toEqual([true, t('answer-lost')])
    link.take({ type: 'stored', id: id + 1, seat: 0, game: 0, entry: 4 })
    link.take(table({ asks: [] }))
    expect(link.busy).toBe(false)
  })
  test('nor is one lost that was given while nobody heard it', () => {
    const asks = [ask(9, [choice('pass', 0)])]
    link.take(table({ asks }))
    ears[0]!.onclose!()
    ears[0]!.readyState = 3
    link.answer({ ask: asks[0]!, choice: asks[0]!.options[0]! })
    expect(link.busy).toBe(false)
    vi.advanceTimersByTime(600)
    ears[1]!.onopen!()
    link.take(welcome)
    link.take(table({ asks }))
    expect(last()).toMatchObject({ type: 'answer', ask: 9, verb: 'pass' })
    link.take(table({ asks }))
    expect(ears[1]!.heard.filter((one) => one.type === 'answer')).toHaveLength(1)
  })
  test('one press on a thing with one answer gives it, with several asks which, with none asks why', () => {
    const play = choice('play', 6001, { cards: [6001] })
    const use = choice('use', 6002, { cards: [6002] })
    const move = choice('move', 6002, { cards: [6002] })
    link.take(table({ asks: [ask(9, [play, use, move])] }))
    link.press({ kind: 'card', ids: [6001] })
    expect(last()).toMatchObject({ type: 'answer', seat: 0, ask: 9, verb: 'play', a: 6001 })
    link.take(table({ asks: [ask(10, [play, use, move])] }))
    link.press({ kind: 'card', ids: [6002] })
    expect(link.menu?.map((one) => one.choice.verb)).toEqual(['use', 'move'])
    link.press({ kind: 'card', ids: [7777] })
    expect(last()).toMatchObject({ type: 'why', card: 7777 })
  })
  test('a line that died without a word is noticed by its silence, and heals', () => {
    link.take(table({ asks: [ask(9, [choice('end')])] }))
    link.answer({ ask: link.asks[0]!, choice: choice('end') })
    expect(link.busy).toBe(true)
    vi.advanceTimersByTime(11_000)
    expect([link.status, link.busy]).toEqual(['lost', false])
    expect(ears[0]!.readyState).toBe(3)
    ears[0]!.onclose!() // the browser notices later: that is no second loss
    vi.advanceTimersByTime(600)
    expect(ears).toHaveLength(2)
    vi.advanceTimersByTime(25_000) // not even a greeting
    expect(ears).toHaveLength(3)
    ears[2]!.onopen!()
    ears[2]!.onmessage!({ data: JSON.stringify(welcome) })
    expect(link.status).toBe('open')
  })
  test('a line on which everything is answered lives on', () => {
    for (let n = 0; n < 20; n += 1) {
      vi.advanceTimersByTime(8_000)
      if (last()!.type === 'alive') ears[0]!.onmessage!({ data: '{"type":"alive","id":0}' })
    }
    expect([link.status, ears.length]).toEqual(['open', 1])
    expect(ears[0]!.heard.filter((one) => one.type === 'alive').length).toBeGreaterThan(5)
  })
  test('who comes back to the page need not wait until the line is tried again', () => {
    dispatchEvent(new Event('online'))
    expect(last()).toMatchObject({ type: 'alive' })
    ears[0]!.onclose!()
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(1)
    expect(ears).toHaveLength(2)
  })
  test('what everybody should know is shown', () => {
    link.take({ type: 'told', text: 'Somebody else sits there now.' })
    expect(link.notice?.text).toBe('Somebody else sits there now.')
  })
  test('what was said in the language before is taken away', () => {
    link.take({ type: 'why', id: 1, lines: [] })
    expect(link.notice).not.toBeNull()
    link.speak('de')
    expect(last()).toMatchObject({ type: 'lang', lang: 'de' })
    expect(link.notice).toBeNull()
  })
  test('a second press before the answer came is not sent', () => {
    link.take(table({ asks: [ask(9, [choice('play', 6001, { cards: [6001] })])] }))
    link.press({ kind: 'card', ids: [6001] })
    link.press({ kind: 'card', ids: [6001] })
    expect(ears[0]!.heard.filter((one) => one.type === 'answer')).toHaveLength(1)
  })
  test('a battlefield says what it does at one press; where to go, why not', () => {
    const pit = card(7001, 'Baron Pit')
    const there = view({ places: [place(2, 2, { card: pit })] })
    link.take(table({ view: there, asks: [ask(9, [choice('end')])] }))
    link.press({ kind: 'place', index: 2 })
    expect(link.enlarged).toEqual(pit)
    link.take(table({ seq: 2, view: there, asks: [ask(10, [choice('at', 0, { place: 0 })], { kind: 'destination' })] }))
    link.press({ kind: 'place', index: 2 })
    expect(last()).toMatchObject({ type: 'why', place: 2 })
  })
  test('a card let go over a place is played there: two answers from one drag', () => {
    link.take(table({ asks: [ask(9, [choice('play', 6001, { cards: [6001] })])] }))
    link.drop({ kind: 'card', ids: [6001] }, { kind: 'place', index: 2 })
    link.take(table({ seq: 2, asks: [ask(11, [choice('at', 0, { place: 0 }), choice('at', 2, { place: 2 })], { kind: 'place' })] }))
    expect(last()).toMatchObject({ type: 'answer', ask: 11, verb: 'at', a: 2 })
  })
  test('where a card was let go is forgotten with the menu, and while an answer is under way nothing is taken', () => {
    const [play, hide] = [choice('play', 6001, { cards: [6001] }), choice('hide', 6001, { cards: [6001] })]
    const where = ask(11, [choice('at', 0, { place: 0 }), choice('at', 2, { place: 2 })], { kind: 'place' })
    const answers = () => ears[0]!.heard.filter((one) => one.type === 'answer').map((one) => one.ask)
    link.take(table({ asks: [ask(9, [play, hide])] }))
    link.drop({ kind: 'card', ids: [6001] }, { kind: 'place', index: 2 })
    expect(link.menu).toHaveLength(2)
    link.menu = null
    link.answer({ ask: link.asks[0]!, choice: play })
    link.drop({ kind: 'card', ids: [6001] }, { kind: 'place', index: 2 })
    link.take(table({ seq: 2, asks: [where] }))
    expect(answers()).toEqual([9])
    link.take(table({ seq: 3, asks: [ask(12, [play, hide])] }))
    link.drop({ kind: 'card', ids: [6001] }, { kind: 'place', index: 2 })
    link.answer(link.menu![0]!)
    link.take(table({ seq: 4, asks: [{ ...where, id: 13 }] }))
    expect(answers(), 'the menu leads there').toEqual([9, 12, 13])
  })
  test('a refusal is shown, and one can go on', () => {
    link.take(table({ asks: [ask(9, [choice('end')])] }))
    link.answer({ ask: link.asks[0]!, choice: choice('end') })
    link.take({ type: 'refused', to: 'answer', id: 1, code: 'stale', text: 'Too late.', clause: 'CR 1' })
    expect(link.notice).toMatchObject({ text: 'Too late.', clause: 'CR 1' })
    expect(link.busy).toBe(false)
    link.take(table({ over: { winners: [] } as never }))
    expect(link.notice).not.toBeNull()
    link.take(table({ asks: [ask(1, [choice('end')])] }))
    expect(link.notice, 'of the game before').toBeNull()
  })
  describe('a hint', () => {
    const found = { type: 'hint', id: 1, ask: 9, place: -1, cards: [6001] } as unknown as ToClient
    const asked = () => ears.flatMap((one) => one.heard).filter((one) => one.type === 'hint').length
    const now = table({ asks: [ask(9, [choice('pass', 0), choice('end')])], seats: [{ seat: 0, kind: 'here' } as never] })
    beforeEach(() => link.take(now))
    test('that is refused says why, and an answer on its way stays so', () => {
      link.advise()
      expect(link.hint).toMatchObject({ ask: 9, found: null })
      link.answer({ ask: link.asks[0]!, choice: choice('pass', 0) })
      link.take({ type: 'refused', to: 'hint', id: 1, code: 'wire-rate', text: 'Not so fast.', clause: '' })
      expect([link.notice?.text, link.hint, link.busy]).toEqual(['Not so fast.', null, true])
    })
    test('that nobody answered before the line was lost can be asked for again', () => {
      link.advise()
      ears[0]!.onclose!()
      vi.advanceTimersByTime(600)
      ears[1]!.onopen!()
      link.take(welcome)
      link.take(now)
      link.advise()
      expect(asked()).toBe(2)
    })
    test('that was found outlives the line, but not its language', () => {
      link.advise()
      link.take(found)
      ears[0]!.onclose!()
      expect(link.hint?.found).toMatchObject({ cards: [6001] })
      link.speak('de')
      expect(link.hint).toBeNull()
    })
    test('is not given in a lesson, which has its own', () => {
      expect(link.hintable).toBe(true)
      link.take({ ...now, lesson: { id: 'first' } as never })
      link.advise()
      expect([link.hintable, asked()]).toEqual([false, 0])
    })
  })
  test('who is taken into a new game by the host is told so', () => {
    const ended = table({ over: { winners: [] } as never })
    const log = (fresh: boolean) => link.take({ type: 'log', seat: 0, since: 0, lines: [], older: false, fresh })
    for (const [host, fresh, said] of [[false, true, t('rematch-begun')], [true, true, undefined], [false, false, undefined]] as const) {
      link.take({ ...welcome, host })
      link.take(ended)
      log(fresh)
      link.take(table({ asks: [ask(1, [choice('end')])] }))
      expect(link.notice?.text, `${host} ${fresh}`).toBe(said)
    }
  })
  test('lines that were taken back are forgotten', () => {
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'turn'), line(1, 'draws'), line(2, 'plays')], older: false, fresh: false })
    link.take({ type: 'log', seat: 0, since: 2, lines: [line(2, 'moves')], older: false, fresh: false })
    expect(link.lines.map((one) => one.kind)).toEqual(['turn', 'draws', 'moves'])
  })
  test('older lines come before the others, and only once', () => {
    link.take({ type: 'log', seat: 0, since: 2, lines: [line(2, 'plays')], older: false, fresh: false })
    for (let n = 0; n < 2; n += 1) {
      link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'turn'), line(1, 'draws')], older: true, fresh: false })
    }
    expect(link.lines.map((one) => one.n)).toEqual([0, 1, 2])
  })
  test('who does not want to hear others hears nothing and sees nothing of what they point at', () => {
    const hello = { type: 'chat', n: 0, seat: 1, name: 'Bo', text: '', phrase: 'hello', at: 0 } as const
    const ping = { type: 'ping', seat: 1, name: 'Bo', card: 42, place: -1, to: 0 } as const
    settings.set('mute', true)
    link.take(hello)
    link.take(ping)
    expect([link.heard, [...link.pinged]]).toEqual([[], []])
    link.take({ ...ping, seat: 0, card: 43 })
    expect([...link.pinged], 'what one points at oneself').toEqual(['card 43'])
    settings.set('mute', false)
    link.take(ping)
    expect(link.heard).toHaveLength(1)
    link.take({ ...ping, card: 44, to: 1 })
    expect([...link.pinged], 'but not by the name another seat has for it').toEqual(['card 43', 'card 42'])
  })
  test('a wish to take back takes the place of what was said before, until it is answered or the line is lost', () => {
    link.take({ type: 'undo-answered', by: 1, yes: true, text: 'Bea has taken back.' })
    link.take({ type: 'undo-asked', by: 0, seats: [1], text: 'Waiting for Bea.' })
    expect([link.notice, link.undoAsked?.text]).toEqual([null, 'Waiting for Bea.'])
    link.take(welcome)
    expect(link.undoAsked).toBeNull()
  })
  test('whoever did not get a teammate’s consent is told so; who refused it knows', () => {
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'no-consent', { by: 0 })], older: false, fresh: false })
    expect(link.notice).toBeNull()
    link.take({ type: 'log', seat: 0, since: 1, lines: [line(1, 'no-consent', { by: 1, text: 'Bea does not agree.', clause: 'LL 8.4' })], older: false, fresh: false })
    expect(link.notice).toEqual({ text: 'Bea does not agree.', clause: 'LL 8.4', lines: [] })
  })
  test('the large card is shown as it is now, and not at all once it has left the board', () => {
    const there = (...units: ReturnType<typeof card>[]) => table({ view: view({ places: [place(0, 0, { units })] }) })
    link.take(there(card(9, 'Thrall', { damage: 0 })))
    link.enlarge(card(9, 'Thrall', { damage: 0 }))
    link.take(there(card(9, 'Thrall', { damage: 2 })))
    expect(link.looked?.damage).toBe(2)
    link.take(there())
    expect(link.looked).toBeNull()
    link.enlarge(card(0, 'Singularity', { on_board: false }))
    link.take(there())
    expect(link.looked?.name, 'a card that was looked up in the log').toBe('Singularity')
  })
  test('the NPC’s phase is told line by line, and one can go back', () => {
    settings.set('pace', 1.4)
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'turn')], older: false, fresh: false })
    link.take({ type: 'log', seat: 0, since: 1, lines: [line(1, 'enthralled', { objects: [42] }), line(2, 'thrall'), line(3, 'advance')], older: false, fresh: false })
    expect([...link.told]).toEqual([42])
    vi.advanceTimersByTime(2800)
    expect(link.story.line?.n).toBe(2)
    link.story.step(-1)
    expect(link.story.line?.n).toBe(1)
    vi.advanceTimersByTime(9000)
    expect(link.story.line?.n).toBe(1)
  })
  test('a lesson, which begins with an empty log, is told from its first line on; the next one tells nothing of it', () => {
    settings.set('pace', 1.4)
    const empty = { type: 'log', seat: 0, since: 0, lines: [], older: false, fresh: true } as const
    link.take({ ...empty, lines: [] })
    link.take({ ...empty, lines: [line(0, 'turn'), line(1, 'enthralled')], fresh: false })
    expect(link.story.line?.n).toBe(0)
    link.story.end()
    expect(link.story.last).toHaveLength(2)
    link.take({ ...empty, lines: [] })
    expect(link.story.last).toEqual([])
  })
  test('what an answer would do is asked for once, when one dwells on it', async () => {
    link.take(table({ asks: [ask(9, [choice('play', 6001, { cards: [6001] })])] }))
    link.hover({ kind: 'card', ids: [6001] })
    await Promise.resolve()
    vi.advanceTimersByTime(300)
    const asked = last()!
    expect(asked).toMatchObject({ type: 'preview', ask: 9, a: 6001 })
    link.take({ type: 'preview', id: asked.id as number, lines: [{ text: 'x', certain: true, unanswered: false, kind: 'turn', objects: [], args: [], by: -1 }], next: '', assumed: [], pays: [] })
    expect(link.preview?.lines).toHaveLength(1)
    link.hover(null)
    await Promise.resolve()
    expect(link.preview).toBeNull()
    link.hover({ kind: 'card', ids: [6001] })
    await Promise.resolve()
    vi.advanceTimersByTime(300)
    expect(link.preview?.lines).toHaveLength(1)
    expect(ears[0]!.heard.filter((one) => one.type === 'preview')).toHaveLength(1)
  })
  test('what an answer would have done is not shown once another question is asked', async () => {
    link.take(table({ asks: [ask(9, [choice('play', 6001, { cards: [6001] })])] }))
    link.hover({ kind: 'card', ids: [6001] })
    await Promise.resolve()
    vi.advanceTimersByTime(300)
    const asked = last()!
    link.take(table({ asks: [ask(10, [choice('end')])] }))
    link.take({ type: 'preview', id: asked.id as number, lines: [{ text: 'x', certain: true, unanswered: false, kind: 'turn', objects: [], args: [], by: -1 }], next: '', assumed: [], pays: [] })
    expect(link.preview).toBeNull()
  })
  test('what is chosen as a target is marked until it is all chosen, and pressed again says how to take it back', () => {
    const item = { id: 7001, seat: 0, source: 1, name: 'Dark Child', card: false, words: '', finalized: false, destination: -1, modes: [], targets: [[3001]] }
    const told = (finalized: boolean) => table({ asks: [ask(9, [choice('pick', 3002, { cards: [3002] })], { kind: 'target' })], view: view({ arenas: [arena({ chain: [{ ...item, finalized }] })] }) })
    link.take(told(false))
    expect([link.picked(3001), link.picked(3002)]).toEqual([true, false])
    link.press({ kind: 'card', ids: [3001] })
    expect(link.notice?.text).toBe('Already chosen. ↶ takes it back.')
    link.take(told(true))
    expect(link.picked(3001)).toBe(false)
  })
  test('who stands beside a unit that moves is asked for next, and says so when pressed', () => {
    const units = [card(8001, 'Poro'), card(8002, 'Yordle'), card(8003, 'Tired', { exhausted: true })]
    const moves = (picked: number[]) => table({ asks: [ask(9, [choice('pick', 2, { place: 2 })], { kind: 'destination', picked })], view: view({ places: [place(0, 0, { units })] }) })
    link.take(moves([8001]))
    expect(link.goingAlong).toEqual([8002])
    const heard = ears[0]!.heard.length
    link.press({ kind: 'card', ids: [8002] })
    expect(link.notice?.text).toMatch(/you are asked who else goes along/)
    expect(ears[0]!.heard).toHaveLength(heard)
    link.press({ kind: 'card', ids: [8003] })
    expect(last()).toMatchObject({ type: 'why', card: 8003 })
    link.take(moves([]))
    expect(link.goingAlong).toBeNull()
  })
  test('at a shared screen it turns to whoever is asked', () => {
    link.take({ type: 'welcome', contract: 1, version: '', you: [0, 1], host: true, room: { seats: [] } as never })
    link.take(table({ seat: 0, asks: [] }))
    link.take(table({ seat: 1, asks: [ask(3, [choice('end')])] }))
    expect(link.seat).toBe(1)
    expect(link.mine).toBe(true)
  })
  test('at a shared screen nobody sees what the one before looked at', async () => {
    link.take({ ...welcome, you: [0, 1] })
    const play = choice('play', 6001, { cards: [6001] })
    link.take(table({ seat: 0, asks: [ask(3, [play])] }))
    link.enlarge(card(6001, 'Stacked Deck'))
    link.hover({ kind: 'card', ids: [6001] })
    await Promise.resolve()
    vi.advanceTimersByTime(300)
    const asked = last()!.id as number
    link.take({ type: 'why', id: 9, lines: [{ what: 'Play Stacked Deck' } as never] })
    link.take({ type: 'log', seat: 0, since: 0, lines: [line(0, 'turn')], older: false, fresh: false })
    link.take({ type: 'log', seat: 0, since: 1, lines: [line(1, 'turn'), line(2, 'plays')], older: false, fresh: false })
    link.take(table({ seat: 1, asks: [ask(4, [choice('end')])] }))
    link.take(table({ seat: 0, asks: [] }))
    expect(link.seat).toBe(1)
    link.take({ type: 'preview', id: asked, lines: [{ text: 'x', certain: true, unanswered: false, kind: 'turn', objects: [], args: [], by: -1 }], next: '', assumed: [], pays: [] })
    expect([link.looked, link.enlarged, link.notice, link.preview, link.menu]).toEqual([null, null, null, null, null])
    expect([link.story.lines, link.story.last]).toEqual([[], []])
  })
})
