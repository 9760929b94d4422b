/** Paint is the same in light and dark: a card looks the same for everybody. Each domain has a deep, a middle and a light tone. */
export interface Paint {
  deep: string
  mid: string
  light: string
}

export const PAINTS: Record<string, Paint> = {
  Fury: { deep: '#4a0d12', mid: '#b3262b', light: '#ffb08a' },
  Calm: { deep: '#06352f', mid: '#14806a', light: '#b6f3d2' },
  Mind: { deep: '#0b2a55', mid: '#2b78c6', light: '#b9e6ff' },
  Body: { deep: '#3a1e0a', mid: '#a4571a', light: '#ffd09a' },
  Chaos: { deep: '#200d3d', mid: '#6b35a8', light: '#e4c2ff' },
  Order: { deep: '#4f3c07', mid: '#b38d1a', light: '#fff3b8' },
}
export const PLAIN: Paint = { deep: '#232b33', mid: '#5b6874', light: '#e2e9ef' }
export const paintOf = (domain: string | undefined): Paint => PAINTS[domain ?? ''] ?? PLAIN

/** The metal of a frame tells how rare a card is: iron, bronze, silver, gold; tokens are pewter, Thralls ember. */
export const METALS: Record<string, [string, string, string]> = {
  common: ['#aab4bf', '#66717d', '#3e464f'],
  uncommon: ['#e3ab7c', '#9a5f33', '#5d3516'],
  rare: ['#f7fbff', '#a9bace', '#62748a'],
  epic: ['#fff0b8', '#d9a63a', '#8f5f10'],
  token: ['#c9c3b6', '#8b8577', '#5b564b'],
  thrall: ['#ff9d8f', '#c23a38', '#6d1118'],
}
/** So many studs at the foot. */
export const STUDS: Record<string, number> = { common: 1, uncommon: 2, rare: 3, epic: 4 }

/** A rounded number: a tenth of a unit is enough for a picture. */
export const n1 = (x: number): number => Math.round(x * 10) / 10

export const down = (id: string, a: string, b: string, c: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${a}"/><stop offset=".5" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></linearGradient>`
export const metal = (id: string, kind: string): string => {
  const [a, b, c] = METALS[kind] ?? METALS['common']!
  return `<linearGradient id="${id}" x2="1" y2="1"><stop stop-color="${a}"/><stop offset=".35" stop-color="${b}"/><stop offset=".6" stop-color="${a}"/><stop offset="1" stop-color="${c}"/></linearGradient>`
}

/** A number for a name: the same everywhere and for ever (FNV-1a). */
export function hash(name: string): number {
  let h = 2166136261
  for (const letter of name) h = Math.imul(h ^ letter.charCodeAt(0), 16777619)
  return h >>> 0
}

/** Numbers from 0 to 1 that hang on a name alone. */
export type Chance = () => number
export function chance(name: string): Chance {
  let h = hash(name)
  return () => {
    h = (Math.imul(h ^ (h >>> 15), 2246822507) + 0x9e3779b9) | 0
    h ^= h >>> 13
    return (h >>> 0) / 4294967296
  }
}

/** A drawing as an address that an image takes. */
export const asImage = (w: number, h: number, inside: string, how = ''): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"${how}>${inside}</svg>`)}`
