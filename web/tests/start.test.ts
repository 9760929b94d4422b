import { expect, test } from 'vitest'
import type { DeckInfo } from '../src/contract'
import { cardsTold, grouped } from '../src/lib/start.svelte'

test('the cards that are played in full are counted in all and set by set', () => {
  const sets = [
    { code: 'OGN', name: 'Origins', total: 296, complete: 296, partial: 0, absent: 0 },
    { code: 'VEN', name: 'Vendetta', total: 168, complete: 160, partial: 5, absent: 3 },
  ]
  expect(cardsTold(sets)).toBe('456 of 464 cards can be played in full: Origins 296 of 296, Vendetta 160 of 168. In part: 5; known by their numbers only: 3.')
})

test('a menu of decks tells apart what is sold from our own lists of the same legend', () => {
  const decks = ['Annie', 'Annie with gear', 'Jinx of Origins', 'Annie of Origins', 'Zed of Vendetta', 'Jinx', 'Zed'].map((name) => ({ name }) as DeckInfo)
  expect(grouped(decks).map(([title, some]) => [title, some.map((one) => one.name)])).toEqual([
    ['To begin with', ['Annie', 'Annie with gear']],
    ['Origins', ['Jinx of Origins', 'Annie of Origins']],
    ['Vendetta', ['Zed of Vendetta']],
    ['Champion decks, as sold', ['Jinx', 'Zed']],
  ])
})
