import { describe, expect, test } from 'vitest'
import { pieces, runeDomain, tokens } from '../src/lib/domains'
import { nearest } from '../src/lib/keys'
import { blocks, spans } from '../src/lib/marked'
import { stacks } from '../src/lib/stacks'
import { card } from './things'

describe('stacks', () => {
  test('equal Thralls are one with a count, the mightiest first; hurt, chosen and armed ones stand apart', () => {
    const thrall = (id: number, might: number, more = {}) => card(id, 'Thrall', { might, controller: 1, ...more })
    const armed = thrall(5, 3)
    const sword = card(6, 'Strike', { attached_to: 5 })
    const all = [thrall(1, 3), thrall(2, 5), thrall(3, 3), thrall(4, 3, { damage: 1 }), armed, sword, thrall(7, 3)]
    const found = stacks(all, all, (id) => id === 7)
    expect(found.map((one) => one.cards.map((each) => each.id))).toEqual([[2], [1, 3], [4], [5], [7]])
    expect(found[3]!.worn).toEqual([sword])
  })
})

describe('bracket tokens', () => {
  test('costs, Might, keywords and clauses are told apart', () => {
    expect(tokens('Pay [2] [Fury]: +1 [M]. [LL 3.5]').map((one) => one.kind)).toEqual([
      'text', 'energy', 'text', 'domain', 'text', 'might', 'text', 'clause',
    ])
    expect(tokens('[Body|Order][A][Exhaust][Shield 2]')).toEqual([
      { kind: 'domain', domains: ['Body', 'Order'] }, { kind: 'any' }, { kind: 'exhaust' }, { kind: 'keyword', text: 'Shield 2' },
    ])
    const kept = pieces('Gib +2 [M]. Kostet [5], falls')
    expect(kept.map((one) => [one.before, one.token.kind, one.after])).toEqual([
      ['', 'text', ''], ['+2 ', 'might', '.'], ['', 'text', ''], ['', 'energy', ','], ['', 'text', ''],
    ])
    expect(kept.map((one) => (one.token.kind === 'text' ? one.token.text : ''))).toEqual(['Gib ', '', ' Kostet ', '', ' falls'])
    expect(runeDomain('Chaos Rune')?.letters).toBe('Ch')
  })
})

describe('arrow keys', () => {
  const box = (left: number, top: number) => new DOMRect(left, top, 10, 10)
  test('go to the nearest in their direction, and nowhere where there is none', () => {
    const others = [box(100, 0), box(50, 40), box(0, 100)]
    expect(nearest(box(0, 0), others, 'ArrowRight')).toBe(0)
    expect(nearest(box(0, 0), others, 'ArrowDown')).toBe(2)
    expect(nearest(box(0, 0), others, 'ArrowUp')).toBe(-1)
  })
})

describe('marks of the rules pages', () => {
  test('paragraphs, lists and stress; HTML stays text', () => {
    expect(blocks('One\ntwo\n- a\n  more\n- b\n\nThree')).toEqual([{ text: 'One two' }, { text: '', items: ['a more', 'b'] }, { text: 'Three' }])
    expect(spans('**a** *b* `c` <i>')).toEqual([['strong', 'a'], ['text', ' '], ['em', 'b'], ['text', ' '], ['code', 'c'], ['text', ' <i>']])
  })
  test('what stands between fences stays as it is', () => {
    expect(blocks('One\n\n```\na:\n  - b\n```')).toEqual([{ text: 'One' }, { text: '', code: 'a:\n  - b' }])
  })
  test('other clauses are links, in every language', () => {
    expect(spans('`core-rules.md` Abschnitt 14. [CR 12]')).toEqual([['clause', 'core 14'], ['text', '. '], ['cite', 'CR 12']])
    expect(spans('`core-rules.md` sección 8.3-8.4')).toEqual([['clause', 'core 8.3'], ['text', '-8.4']])
    expect(spans('`keywords.md` 5.3 (LL 8.3; B9), ALL 3, XB9, `actions.md`')).toEqual([
      ['clause', 'keywords 5.3'], ['text', ' ('], ['clause', 'LL 8.3'], ['text', '; '], ['clause', 'B9'],
      ['text', '), ALL 3, XB9, '], ['code', 'actions.md'],
    ])
  })
  test('costs are signs, with or without quotes; other brackets are words', () => {
    expect(spans('`[1]`[C]: [do X] `[>]`')).toEqual([['sign', '[1]'], ['sign', '[C]'], ['text', ': [do X] '], ['text', '›']])
    expect(tokens('[C][E]')).toEqual([{ kind: 'own' }, { kind: 'exhaust' }])
  })
})
