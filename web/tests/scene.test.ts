import { describe, expect, test } from 'vitest'
import { sceneAt } from '../src/stage/scene'
import { face, line, side, view } from './things'

const faces = { Tibbers: face('Tibbers', { power: ['Fury', 'Chaos'], energy: 8, might: 7 }), Bow: face('Bow', { type: 'gear', power: [] }), Gust: face('Gust', { type: 'spell', power: [] }) }
const seen = view({ sides: [side(0), side(1, { is_player: false })] })
const unit = [
  line(10, 'phase'),
  line(11, 'enthralled', { by: 0, names: ['Tibbers'], objects: [900], args: [0, 0] }),
  line(12, 'enthrall-paid', { by: 0, objects: [31, 32], names: ['Fury Rune', 'Chaos Rune'], args: [0, 2, 2] }),
  line(13, 'creates', { by: 1, objects: [50], args: [1, 1] }),
  line(14, 'thrall', { by: 1, objects: [50], args: [1, 8, 1] }),
  line(15, 'advance', { by: 1, args: [1] }),
  line(16, 'moves', { by: 1, objects: [41], args: [3, 2, 1] }),
  line(17, 'contests', { by: 1 }),
  line(18, 'moves', { by: 1, objects: [50], args: [1, 4, 1] }),
  line(19, 'thrall', { by: 1, objects: [51], args: [1, 7, 3] }),
  line(20, 'showdown', { by: 1 }),
]
const at = (n: number, log = unit) => sceneAt(log, n, faces, seen)

describe('what stands on the stage', () => {
  test('a dealt unit with its verb, from its first line to its last, and no longer', () => {
    for (const n of [11, 12, 14, 15, 16, 18, 19]) expect(at(n)).toMatchObject({ kind: 'deal', card: 'Tibbers', verb: 'advance' })
    expect(at(20)).toMatchObject({ kind: 'plain', card: '' })
    expect(at(99)).toMatchObject({ kind: 'plain', card: '' })
  })
  test('its parts in their order, each with its number, done, now or next', () => {
    const parts = (n: number) => at(n).parts.map((one) => `${one.id} ${one.n} ${one.state}`)
    expect(parts(11)).toEqual(['paid 2 next', 'thrall 8 next', 'advance 2 next', 'second 7 next'])
    expect(parts(16)).toEqual(['paid 2 done', 'thrall 8 done', 'advance 2 now', 'second 7 next'])
    expect(parts(19)).toEqual(['paid 2 done', 'thrall 8 done', 'advance 2 done', 'second 7 now'])
  })
  test('which number becomes Might, and when', () => {
    expect([11, 14, 15, 19].map((n) => at(n).becomes)).toEqual(['', 'cost', '', 'might'])
  })
  test('arrows to the runes that pay, and from the Thralls that will move to where they go; then of each that moves', () => {
    expect(at(12).arrows).toEqual([{ from: 'stage', to: 'card 31', kind: 'pay' }, { from: 'stage', to: 'card 32', kind: 'pay' }])
    const first = { from: 'card 41', to: 'place 2', kind: 'march' }
    const then = { from: 'card 50', to: 'place 4', kind: 'march' }
    expect([at(15).arrows, at(16).arrows, at(18).arrows]).toEqual([[first, then], [first], [then]])
  })
  test('a spell, then the card that follows it', () => {
    const log = [
      line(1, 'enthralled', { names: ['Gust'], by: 0 }), line(2, 'thrall', { by: 1, objects: [60], args: [1, 1, 1] }), line(3, 'merge', { by: 1, objects: [61], args: [1, 4, 2, 0] }),
      line(4, 'enthralled', { names: ['Bow'], by: 0 }), line(5, 'thrall', { by: 1, objects: [62], args: [1, 3, 1] }), line(6, 'strike-made', { by: 1, objects: [70, 61], args: [1, 1] }),
    ]
    expect(at(3, log)).toMatchObject({ card: 'Gust', verb: 'merge' })
    expect(at(3, log).parts.map((one) => one.id)).toEqual(['free', 'thrall', 'merge', 'again'])
    expect(at(6, log)).toMatchObject({ card: 'Bow', verb: 'strike', arrows: [{ from: 'stage', to: 'card 61', kind: 'aim' }] })
  })
  test('a card whose payment is still asked for says what it will do all the same', () => {
    const log = [line(1, 'phase'), line(2, 'enthralled', { names: ['Gust'] }), line(3, 'thrall', { args: [1, 1, 1] }), line(4, 'merge', { args: [1, 1, 1, 0] }), line(5, 'enthralled', { names: ['Gust'] })]
    expect([at(2, log).verb, at(5, log).verb]).toEqual(['merge', 'rush'])
    expect(at(1, [line(1, 'enthralled', { names: ['Tibbers'] })])).toMatchObject({ verb: 'advance', parts: [] })
  })
  test('what an opponent plays, with an arrow to its target until it resolves; not what one plays oneself', () => {
    const duel = view({ mode: 'duel', sides: [side(0), side(1, { is_player: true })] })
    const log = [
      line(1, 'plays', { by: 1, names: ['Gust'], objects: [5] }), line(2, 'chooses', { by: 1, objects: [77], args: [1, 2] }),
      line(3, 'resolves', { by: 1, names: ['Gust'] }), line(4, 'dies', { objects: [77] }), line(5, 'phase'), line(6, 'plays', { by: 0, names: ['Bow'] }),
    ]
    const play = (n: number) => sceneAt(log, n, faces, duel)
    expect(play(1)).toMatchObject({ kind: 'play', card: 'Gust', arrows: [{ from: 'stage', to: 'card 77', kind: 'aim' }] })
    expect(play(4)).toMatchObject({ kind: 'play', card: 'Gust', arrows: [] })
    expect(play(6)).toMatchObject({ kind: 'plain', card: '' })
  })
})
