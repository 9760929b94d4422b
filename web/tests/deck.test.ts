import { describe, expect, test } from 'vitest'
import type { CatalogueCard, Face } from '../src/contract'
import { ANY, blank, curve, domainsOf, fitsLegend, put, putInto, search, sum, shareRunes, sorted, textOf, withLegend } from '../src/lib/deck'

function card(name: string, more: Partial<Face> = {}, rest: Partial<CatalogueCard> = {}): CatalogueCard {
  const face: Face = {
    name, type: 'unit', type_name: 'Unit', supertypes: [], energy: 2, power: [], might: 2, might_bonus: -1, domains: ['Fury'], tags: [], speed: '',
    words: [], worn: [], keywords: {}, supported: true, token: false, rarity: 'common', ...more,
  }
  return { face, set: 'OGN', most: 3, champion: '', banned: [], ...rest }
}
const jinx = card('Loose Cannon', { type: 'legend', domains: ['Fury', 'Chaos'], energy: -1 }, { champion: 'Jinx', most: 1 })
const rebel = card('Jinx, Rebel', { supertypes: ['champion'], domains: ['Chaos'], power: ['Chaos'] }, { champion: 'Jinx' })
const gust = card('Gust', { type: 'spell', domains: ['Chaos'], energy: 1, words: ['Bringe eine Unit auf die Hand zurück.'] })
const calm = card('Still Water', { domains: ['Calm'] })
const place = card('Altar', { type: 'battlefield', domains: [], energy: -1 }, { most: 1 })
const all = [jinx, rebel, gust, calm, place]
const known = new Map(all.map((one) => [one.face.name, one]))

describe('a deck being built', () => {
  test('is written as the server reads it, the Chosen Champion apart', () => {
    const draft = { ...blank(), name: ' My  deck ', legend: 'Loose Cannon', champion: 'Jinx, Rebel', main: { 'Jinx, Rebel': 2, Gust: 3 }, battlefields: ['Altar'], runes: { 'Fury Rune': 5, 'Chaos Rune': 7 } }
    expect(textOf(draft)).toBe('About\nName My deck\n\nLegend:\n1 Loose Cannon\n\nChampion:\n1 Jinx, Rebel\n\nMainDeck:\n1 Jinx, Rebel\n3 Gust\n\nBattlefields:\n1 Altar\n\nRunes:\n5 Fury Rune\n7 Chaos Rune\n')
    expect(curve(draft, known)).toEqual([0, 3, 2, 0, 0, 0, 0, 0])
    expect(domainsOf(draft, known)).toEqual([['Chaos', 5]])
    expect(shareRunes(draft, known)).toEqual({ 'Fury Rune': 4, 'Chaos Rune': 8 })
  })
  test('holds no more of a card than it may, and none below none', () => {
    expect(put({ Gust: 3 }, 'Gust', 1, 3)).toEqual({ Gust: 3 })
    expect(put({ Gust: 1 }, 'Gust', -1)).toEqual({})
    expect(put({}, 'Gust', -1)).toEqual({})
  })
  test('has a sideboard of ten, and both together no more of a card than it may', () => {
    const full = { ...blank(), main: { Gust: 2 }, sideboard: { Rebel: 9 } }
    const one = putInto(full, 'sideboard', 'Gust', 1, 3)
    expect(one.sideboard).toEqual({ Rebel: 9, Gust: 1 })
    expect(putInto(one, 'main', 'Gust', 1, 3)).toEqual(one)
    expect(sum(putInto(one, 'sideboard', 'Calm', 1, 3).sideboard)).toBe(10)
    expect(putInto(one, 'sideboard', 'Gust', -1, 3).sideboard).toEqual({ Rebel: 9 })
  })
  test('with another legend loses what its domains do not allow', () => {
    const draft = { ...blank(), main: { 'Still Water': 3, Gust: 2 }, champion: 'Still Water' }
    expect(withLegend(draft, jinx, known)).toMatchObject({ legend: 'Loose Cannon', champion: '', main: { Gust: 2 } })
  })
})

describe('searching', () => {
  test('first for a legend, then for what fits it', () => {
    expect(search(all, ANY, undefined)).toEqual([jinx])
    expect(search(all, ANY, jinx)).toEqual([rebel, gust, place])
    expect(fitsLegend(card('Theirs', { supertypes: ['signature'] }, { champion: 'Lux' }), jinx)).toBe(false)
  })
  test('by words on the card, accents or not, all of them', () => {
    expect(search(all, { ...ANY, words: 'ZURUCK hand' }, jinx)).toEqual([gust])
    expect(search(all, { ...ANY, words: 'zurück nirgendwo' }, jinx)).toEqual([])
    expect(search(all, { ...ANY, type: 'champion' }, jinx)).toEqual([rebel])
    expect(search(all, { ...ANY, cost: 1 }, jinx)).toEqual([gust])
  })
  test('a name comes before words, cheap before dear, places last', () => {
    expect(sorted([place, rebel, gust]).map((one) => one.face.name)).toEqual(['Gust', 'Jinx, Rebel', 'Altar'])
    expect(sorted([gust, rebel], 'jinx')[0]).toBe(rebel)
  })
})
