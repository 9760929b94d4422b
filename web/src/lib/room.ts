/** How large things may be where there is so much room: what does not fit becomes smaller; equal ones are stacked before they come here. */
export interface Fit {
  /** Of a tile. */
  tile: number
  /** Of a Thrall's shield. */
  shield: number
  /** Too small for a name. */
  narrow: boolean
}

export const TILE = 4 / 3
export const NARROW = 8 / 7
export const SHIELD = 66 / 76
/** What a finger can hit. */
export const TOUCH = 44
/** The smallest tile: as high as a finger needs. */
const SMALL = 50

/** The largest width at which so many of this shape fit into a box, in rows of equal length. */
export function widest(count: number, w: number, h: number, ratio: number, gap: number): number {
  let best = 0
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns)
    best = Math.max(best, Math.min((w - (columns - 1) * gap) / columns, ((h - (rows - 1) * gap) / rows) * ratio))
  }
  return Math.floor(best)
}

/** Tiles lose their names below this width. */
const NAMED = 80
const clamp = (least: number, x: number, most: number): number => Math.max(least, Math.min(x, most))

/** How high a zone must be at least, when everything in it is as small as a finger allows. */
export function least({ tiles, shields }: Held, w: number, gap = 3): number {
  if (!tiles && !shields) return 0
  const [wide, high] = tiles ? [SMALL, TOUCH] : [TOUCH, Math.ceil(TOUCH / SHIELD)]
  const columns = Math.max(1, Math.floor((w - 9 + gap) / (wide + gap)))
  const rows = Math.ceil((tiles + shields) / columns)
  return rows * (shields ? Math.max(high, Math.ceil(TOUCH / SHIELD)) : high) + (rows - 1) * gap + 8
}

/** How large tiles and shields are in a zone that holds both. */
export function fitZone(tiles: number, shields: number, w: number, h: number, most = { tile: 112, shield: 66 }, gap = 5): Fit {
  if (!w || !h) return { ...most, narrow: most.tile < NAMED }
  if (!tiles) return { tile: most.tile, shield: clamp(TOUCH, widest(shields, w, h, SHIELD, gap), most.shield), narrow: false }
  const all = tiles + shields
  const named = widest(all, w, h, TILE, gap)
  if (named >= NAMED && most.tile >= NAMED) {
    const tile = Math.min(named, most.tile)
    return { tile, shield: Math.min(most.shield, Math.round((tile / TILE) * SHIELD)), narrow: false }
  }
  const tile = clamp(SMALL, widest(all, w, h, NARROW, 3), Math.min(most.tile, NAMED))
  return { tile, shield: clamp(TOUCH, Math.round((tile / NARROW) * SHIELD), most.shield), narrow: true }
}

/** What lies in a band of a phone: above and below its front line. */
export interface Held {
  tiles: number
  shields: number
}
const HEAD = 26
const GAP = 4
const PAD = 6

/** How high a row of these is, and how high all their rows are in a band of this width. */
function tall({ tiles, shields }: Held, w: number, tile: number, shield: number): number {
  if (!tiles && !shields) return 0
  const each = tiles ? Math.max(tile, shields ? shield : 0) : shield
  const high = Math.max(tiles ? tile / NARROW : 0, shields ? shield / SHIELD : 0)
  const columns = Math.max(1, Math.floor((w - 2 * PAD + GAP) / (each + GAP)))
  const rows = Math.ceil((tiles + shields) / columns)
  return rows * high + (rows - 1) * GAP + PAD
}

/** How the room above and below the front line is shared, for places side by side: evenly, unless one side needs more of it somewhere. */
export function share(places: Held[][], wide: number, high: number): [up: string, down: string] {
  const need = [0, 1].map((side) => Math.max(0, ...places.map((zones) => least(zones[side]!, wide))))
  const even = !high || need.every((one) => one <= high / 2)
  return even ? ['1fr', '1fr'] : [`${Math.max(need[0]!, 40)}fr`, `${Math.max(need[1]!, 40)}fr`]
}

/** The largest sizes at which bands of this width find room one below the other; if none does, the smallest, and the lane scrolls. */
export function fitBands(bands: Held[][], w: number, h: number, least = HEAD + 22): Fit {
  const steps = [64, 60, 56, 53, 51]
  for (const tile of steps) {
    const shield = Math.max(TOUCH, Math.round(tile * 0.8))
    const high = bands.reduce((sum, zones) => sum + Math.max(least, HEAD + zones.reduce((n, zone) => n + tall(zone, w, tile, shield), 0)) + GAP, 0)
    if (!h || high <= h) return { tile, shield, narrow: true }
  }
  return { tile: steps.at(-1)!, shield: TOUCH, narrow: true }
}

/** A hand of so many cards in so much room: how far each lies from the one before, and whether a finger can tell them apart. */
export function fan(count: number, w: number, card: number): { step: number; apart: boolean } {
  if (count < 2 || !w) return { step: card + 8, apart: true }
  const step = Math.min(card + 8, (w - card) / (count - 1))
  return { step, apart: step >= TOUCH }
}
