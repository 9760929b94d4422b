import { describe, expect, it } from 'vitest'
import { fan, fitBands, fitZone, least, NARROW, share, SHIELD, TILE, TOUCH, widest } from '../src/lib/room'

/** Do so many of this size fit into a box, as they would be laid out in rows? */
function fits(count: number, wide: number, ratio: number, w: number, h: number, gap = 5): boolean {
  const columns = Math.max(1, Math.floor((w + gap) / (wide + gap)))
  const rows = Math.ceil(count / columns)
  return wide <= w && rows * (wide / ratio) + (rows - 1) * gap <= h + 1
}

describe('how large things are', () => {
  it('whatever is promised fits, and nothing larger would', () => {
    for (let count = 1; count <= 14; count++)
      for (const [w, h] of [[236, 180], [140, 130], [330, 90]] as const)
        for (const ratio of [TILE, NARROW, SHIELD]) {
          const wide = widest(count, w, h, ratio, 5)
          expect(fits(count, wide, ratio, w, h)).toBe(true)
          expect(fits(count, wide + 4, ratio, w, h)).toBe(false)
        }
  })
  it('a few are large, many are small, and none is too small for a finger', () => {
    const few = fitZone(2, 0, 236, 180)
    const many = fitZone(9, 0, 236, 180)
    expect(few).toEqual({ tile: 112, shield: 66, narrow: false })
    expect(many.tile).toBeLessThan(80)
    expect(many.narrow).toBe(true)
    const crowd = fitZone(20, 0, 100, 60)
    expect(crowd.tile / NARROW).toBeGreaterThanOrEqual(TOUCH - 0.5)
    expect(fitZone(0, 40, 100, 60).shield).toBe(TOUCH)
  })
  it('before anything is measured, things have their usual size', () => {
    expect(fitZone(3, 2, 0, 0)).toEqual({ tile: 112, shield: 66, narrow: false })
  })
  it('five bands of a phone share one size, the largest at which all fit', () => {
    const empty = [{ tiles: 0, shields: 0 }, { tiles: 0, shields: 0 }]
    const full = [{ tiles: 0, shields: 12 }, { tiles: 6, shields: 0 }]
    const one = [{ tiles: 0, shields: 2 }, { tiles: 2, shields: 0 }]
    expect(fitBands([empty, empty, empty, empty, empty], 372, 540).tile).toBe(64)
    const crowded = fitBands([one, one, full, one, one], 372, 700)
    expect(crowded.tile).toBeLessThan(64)
    expect(crowded.shield).toBeGreaterThanOrEqual(TOUCH)
  })
  it('the front line stands in the middle, unless one side needs more room', () => {
    const some = [{ tiles: 0, shields: 2 }, { tiles: 2, shields: 0 }]
    const crowd = [{ tiles: 0, shields: 12 }, { tiles: 1, shields: 0 }]
    expect(share([some, some], 220, 300)).toEqual(['1fr', '1fr'])
    const [up, down] = share([some, crowd], 220, 240)
    expect(parseInt(up)).toBe(least(crowd[0]!, 220))
    expect(parseInt(up)).toBeGreaterThan(parseInt(down))
  })
  it('a hand is spread as wide as there is room, and says whether fingers can tell its cards apart', () => {
    expect(fan(3, 900, 134)).toEqual({ step: 142, apart: true })
    expect(fan(13, 880, 134).step).toBeCloseTo(62.2, 1)
    expect(fan(13, 360, 76).apart).toBe(false)
    expect(fan(1, 360, 76).apart).toBe(true)
  })
})
