import { describe, expect, test } from 'vitest'
import { briefs, headed, shorter } from '../src/lib/brief'

const PLACE = 'at Void Gate (Nearfield, Ada)'

describe('what a question says of units that lie on the table', () => {
  test('answers say what tells them apart and no more', () => {
    expect(briefs(['Nobody', `Poro (2 [M], yours, in your base)`])).toEqual(['Nobody', 'Poro (2 [M])'])
    expect(briefs([`Thrall (1 [M], wears Strike, the NPC, ${PLACE})`, `Thrall (5 [M], the NPC, ${PLACE})`])).toEqual(['Thrall (1 [M])', 'Thrall (5 [M])'])
    expect(briefs([`Garen, Rugged (5 [M], yours, in your base)`, `Tibbers (7 [M], Bea's, ${PLACE})`])).toEqual(['Garen, Rugged (5 [M], yours)', "Tibbers (7 [M], Bea's)"])
  })
  test('of equal ones the place, then what they wear; a number stays', () => {
    expect(briefs([`Poro (2 [M], yours, in your base)`, `Poro (2 [M], yours, ${PLACE})`])).toEqual(['Poro (2 [M], in your base)', `Poro (2 [M], ${PLACE})`])
    expect(briefs([`Poro (2 [M], wears Long Sword, Doran's Ring, yours, ${PLACE})`, `Poro (2 [M], yours, ${PLACE})`])).toEqual(["Poro (2 [M], wears Long Sword, Doran's Ring)", 'Poro (2 [M])'])
    expect(briefs([`2 damage to Thrall (2 [M], the NPC, ${PLACE}) #1`, `2 damage to Thrall (2 [M], the NPC, ${PLACE}) #2`])).toEqual(['2 damage to Thrall (2 [M]) #1', '2 damage to Thrall (2 [M]) #2'])
  })
  test('what is no unit stays as it is', () => {
    expect(briefs(['Fury Rune (yours, exhausted)', 'Pass', 'Move Poro (2 [M]) from Void Gate (Nearfield)'])).toEqual(['Fury Rune (yours, exhausted)', 'Pass', 'Move Poro (2 [M]) from Void Gate (Nearfield)'])
  })
  test('a title keeps the Might alone', () => {
    expect(shorter(`Where to with Mystic Poro (7 [M], wears 2× Long Sword, Serrated Dirk, yours, ${PLACE})?`)).toBe('Where to with Mystic Poro (7 [M])?')
  })
  test('a long question is headed by its first sentence; a short one stays whole', () => {
    const long = 'Mystic Poro: recycle it, or leave it on top of your Main Deck?'
    const more = 'What you recycle goes to the bottom, and the next card dealt to the NPC comes from there.'
    expect(headed(`${long} ${more}`)).toEqual([long, ` ${more}`])
    expect(headed('Showdown at Void Gate (Midfield): you have focus. Do something?')).toEqual(['Showdown at Void Gate (Midfield): you have focus. Do something?', ''])
    expect(headed('Program 2 begins. Mulligan: you may set aside up to 2 cards and draw as many new ones.')[1], 'its head would say nothing').toBe('')
    expect(headed('')).toEqual(['', ''])
  })
})
