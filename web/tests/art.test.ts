import { describe, expect, it } from 'vitest'
import { back, card, helm, OUTLINES, shapeOf, thrall, tile } from '../src/art/frames'
import { PAINTS } from '../src/art/paint'
import { above, band, below } from '../src/art/scene'
import { face } from './things'

const drawn = (image: string): string => decodeURIComponent(image.slice(image.indexOf(',') + 1))
const SIGNS = { laurels: '<path d="M9 9"/>' }
const ICON = '<path d="M1 2"/>'

describe('pictures of cards', () => {
  it('a card looks the same every time, and unlike any other of its domain', () => {
    const one = card(face('Incinerate', { type: 'spell', might: -1 }), ICON, SIGNS, 'dark', 222)
    expect(card(face('Incinerate', { type: 'spell', might: -1 }), ICON, SIGNS, 'dark', 222)).toBe(one)
    expect(card(face('Firestorm', { type: 'spell', might: -1 }), ICON, SIGNS, 'dark', 222)).not.toBe(one)
  })
  it('the outline tells the type', () => {
    expect(shapeOf(face('Jinx', { supertypes: ['champion'] }))).toBe('champion')
    expect(shapeOf(face('Recruit', { token: true }))).toBe('token')
    const shapes = [shapeOf(face('A')), shapeOf(face('B', { type: 'spell' })), shapeOf(face('C', { type: 'gear' })), shapeOf(face('D', { type: 'legend' })), shapeOf(face('E', { type: 'battlefield' }))]
    expect(shapes).toEqual(['unit', 'spell', 'gear', 'legend', 'field'])
    expect(new Set(Object.values(OUTLINES)).size).toBe(Object.keys(OUTLINES).length)
  })
  it('the metal tells the rarity, with as many studs', () => {
    const studs = (rarity: string): number => drawn(card(face('Gust', { rarity }), ICON, SIGNS, 'dark', 222)).split('l6 6-6 6-6-6z').length - 1
    expect(['common', 'uncommon', 'rare', 'epic'].map(studs)).toEqual([1, 2, 3, 4])
  })
  it('a signature has its seal, a champion its crown, two domains their seam', () => {
    const seal = drawn(card(face('Tibbers', { supertypes: ['signature'], domains: ['Fury', 'Chaos'] }), ICON, SIGNS, 'dark', 222))
    expect(seal).toContain('M9 9')
    expect(seal).toContain(PAINTS['Fury']!.mid)
    expect(seal).toContain(PAINTS['Chaos']!.mid)
    const plain = drawn(card(face('Annie'), ICON, SIGNS, 'dark', 222))
    expect(plain).not.toContain('M9 9')
    expect(drawn(card(face('Annie', { supertypes: ['champion'] }), ICON, SIGNS, 'dark', 222))).toContain('M112 18l4 9')
    expect(plain).not.toContain('M112 18l4 9')
  })
  it('only the plate follows the theme', () => {
    const of = (theme: 'light' | 'dark'): string => drawn(card(face('Annie'), ICON, SIGNS, theme, 222))
    expect(of('light')).not.toBe(of('dark'))
    expect(of('light').replace('#fdf8ec', '#18202a')).toBe(of('dark'))
  })
  it('the helm of a Thrall grows with its Might', () => {
    expect([1, 3, 4, 6, 7, 10, 11, 15, 16, 40].map(helm)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  })
  it('every drawing is well-formed, also before its emblem has come', () => {
    const all = [card(face('Annie'), '', SIGNS, 'light', 0), card(face('Void Gate', { type: 'battlefield' }), ICON, SIGNS, 'dark', 1), tile(face('Gold', { type: 'gear', token: true, domains: [] }), ICON, SIGNS, true), thrall(ICON), back(true, ICON), back(false, ''), above('Void Gate', ICON, 3), band('Base', ICON, 0), below('Void Gate')]
    for (const image of all) {
      const found = new DOMParser().parseFromString(drawn(image), 'image/svg+xml')
      expect(found.querySelector('parsererror')).toBeNull()
      expect(drawn(image)).not.toMatch(/NaN|undefined/)
    }
  })
})
