import { art, emblem, isChampion, isSignature, type Facts } from './picture'
import { asImage, chance, down, metal, n1, STUDS } from './paint'
import { sky } from './scene'

/** Outlines by type, in a box of 250 × 350: the shape says what a card is before any colour does. */
export const OUTLINES = {
  unit: 'M7 23Q7 7 23 7H227Q243 7 243 23V327Q243 343 227 343H23Q7 343 7 327Z',
  champion: 'M7 34Q7 19 22 19H92Q108 19 125 5Q142 19 158 19H228Q243 19 243 34V327Q243 343 227 343H23Q7 343 7 327Z',
  spell: 'M7 96C7 40 62 7 125 7S243 40 243 96V327Q243 343 227 343H23Q7 343 7 327Z',
  gear: 'M39 7H211L243 39V311L211 343H39L7 311V39Z',
  legend: 'M7 19Q7 7 19 7H231Q243 7 243 19V300L125 345L7 300Z',
  token: 'M7 15H17V7H233V15H243V335H233V343H17V335H7Z',
  field: 'M7 32L32 7H318L343 32V243H7Z',
} as const
export type Shape = keyof typeof OUTLINES

export const shapeOf = (face: Facts): Shape => {
  if (face.type === 'battlefield') return 'field'
  if (face.type === 'legend') return 'legend'
  if (face.token || face.supertypes.includes('token')) return 'token'
  if (isChampion(face)) return 'champion'
  return face.type === 'spell' || face.type === 'gear' ? face.type : 'unit'
}
const metalOf = (face: Facts): string => (face.token || !face.rarity ? 'token' : face.rarity)

export type Theme = 'light' | 'dark'
const PLATES: Record<Theme, string> = { dark: '#18202a', light: '#fdf8ec' }

const studs = (n: number, cx: number, y: number): string =>
  Array.from({ length: n }, (_, i) => `<path d="M${cx - (n - 1) * 8 + i * 16} ${y - 6}l6 6-6 6-6-6z" fill="#fff7dc" stroke="#14100a" stroke-width="2"/>`).join('')
const CROWN = '<path d="M112 18l4 9 9-12 9 12 4-9 3 20h-32z" fill="#ffe9a6" stroke="#2a1c00" stroke-width="2"/>'
const SEAL = 'M30 2l7 7 10-2 2 10 9 6-5 9 3 10-10 3-4 9-10-3-9 5-6-8-10-1-1-10-8-7 6-8-2-10 10-3 5-9 9 4z'
/** The wax seal of a signature card. */
const seal = (x: number, y: number, size: number, laurels: string): string =>
  `<g transform="translate(${x} ${y}) scale(${n1((size / 60) * 10) / 10})"><path d="${SEAL}" fill="#a3161f" stroke="#2a0507" stroke-width="2"/><g transform="translate(13 13) scale(.066)" fill="#ffd9c9">${laurels}</g></g>`

function rim(outline: string, dashed: boolean): string {
  return `<path d="${outline}" fill="none" stroke="#0b0e12" stroke-width="14"/><path d="${outline}" fill="none" stroke="url(#m)" stroke-width="9"${dashed ? ' stroke-dasharray="16 6"' : ''}/><path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.4"/>`
}

/** The upper edge of the plate with the words: its form, too, tells the type. */
function lip(shape: Shape, y: number): string {
  if (shape === 'legend') return `M0 ${y}H100L125 ${y + 8}L150 ${y}H250`
  if (shape === 'spell') return `M0 ${y + 8}Q125 ${y - 18} 250 ${y + 8}`
  if (shape === 'gear') return `M0 ${y}H92L104 ${y - 10}H146L158 ${y}H250`
  return `M0 ${y}H108L125 ${y + 5}L142 ${y}H250`
}

/** Drawings that many faces share. */
export interface Signs {
  laurels: string
}

/** A whole card. `plate` is where its words begin, of 350; 0: a bare card, all picture. */
export function card(face: Facts, icon: string, signs: Signs, theme: Theme, plate: number): string {
  const shape = shapeOf(face)
  if (shape === 'field') return field(face, icon, theme, plate && plate < 220 ? 330 : 250)
  const outline = OUTLINES[shape]
  const big = shape === 'champion' || shape === 'legend' ? 136 : 152
  const box = plate ? { w: 250, h: plate + 8, cx: 128, cy: n1(shape === 'legend' ? Math.min(104, plate * 0.5) : plate * 0.525) } : { w: 250, h: 350, cx: 104, cy: 188 }
  const inside = art(face, icon, box, n1(big * Math.min(1, (plate || 352) / 212)))
  const edge = lip(shape, plate)
  const words = plate ? `<path d="${edge}V350H0Z" fill="${PLATES[theme]}"/><path d="${edge}" fill="none" stroke="url(#m)" stroke-width="5"/>` : ''
  return asImage(
    250,
    350,
    `<defs>${metal('m', metalOf(face))}</defs><clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">${inside}${words}</g>${rim(outline, shape === 'token')}${shape === 'champion' ? CROWN : ''}${studs(STUDS[metalOf(face)] ?? 0, 125, shape === 'legend' ? 336 : 343)}${isSignature(face) ? seal(195, 14, 42, signs.laurels) : ''}`,
  )
}

/** A battlefield is a landscape; with its words below it, it is higher. */
function field(face: Facts, icon: string, theme: Theme, h: number): string {
  const outline = OUTLINES.field.replace('243', String(h - 7))
  return asImage(
    350,
    h,
    `<defs>${metal('m', metalOf(face))}</defs><clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">${sky(face.name, icon, 350, 172)}<path d="M0 166H350V${h}H0Z" fill="${PLATES[theme]}"/><path d="M0 166H350" stroke="url(#m)" stroke-width="5"/></g>${rim(outline, false)}${studs(STUDS[metalOf(face)] ?? 0, 175, h - 7)}`,
  )
}

/** A card in play: its picture alone, lying. Narrow where there are many. */
export function tile(face: Facts, icon: string, signs: Signs, narrow: boolean): string {
  const w = narrow ? 192 : 224
  const shape = shapeOf(face)
  const r = w - 4
  const outline =
    shape === 'champion' ? `M4 14Q4 10 8 10H${w / 2 - 18}L${w / 2} 2L${w / 2 + 18} 10H${r - 4}Q${r} 10 ${r} 14V160Q${r} 164 ${r - 4} 164H8Q4 164 4 160Z`
    : shape === 'gear' ? `M20 4H${r - 16}L${r} 20V148L${r - 16} 164H20L4 148V20Z`
    : `M4 14Q4 4 14 4H${r - 10}Q${r} 4 ${r} 14V154Q${r} 164 ${r - 10} 164H14Q4 164 4 154Z`
  const scrim = '<linearGradient id="sc" x2="0" y2="1"><stop offset=".48" stop-color="#05070a" stop-opacity="0"/><stop offset=".86" stop-color="#05070a" stop-opacity=".86"/></linearGradient>'
  const picture = face.type === 'battlefield' ? sky(face.name, icon, w, 168) : art(face, icon, { w, h: 168, cx: narrow ? w * 0.54 : 124, cy: narrow ? 78 : 70 }, narrow ? 122 : 112)
  return asImage(
    w,
    168,
    `<defs>${metal('m', metalOf(face))}${scrim}</defs><clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)">${picture}${narrow ? '' : `<rect width="${w}" height="168" fill="url(#sc)"/>`}</g><path d="${outline}" fill="none" stroke="#0b0e12" stroke-width="8"/><path d="${outline}" fill="none" stroke="url(#m)" stroke-width="5"${shape === 'token' ? ' stroke-dasharray="14 5"' : ''}/>${isSignature(face) && !narrow ? seal(178, 8, 36, signs.laurels) : ''}`,
  )
}

export const THRALL = 'M33 2L41 8 55 6 57 18 63 22V50L33 74 3 50V22L9 18 11 6 25 8Z'
/** A Thrall: iron and ember, pointed. Its helm grows with its Might. */
export const helm = (might: number): number => (might <= 3 ? 0 : might <= 6 ? 1 : might <= 10 ? 2 : might <= 15 ? 3 : 4)
export function thrall(icon: string): string {
  return asImage(
    66,
    76,
    `<defs>${metal('m', 'thrall')}${down('th', '#3a2226', '#1b1215', '#4a0e14')}${down('em', '#fff', '#ffd0c6', '#ff7a6b')}</defs><path d="${THRALL}" fill="url(#th)" stroke="#07080a" stroke-width="4"/><path d="${THRALL}" fill="none" stroke="url(#m)" stroke-width="2.4"/>${emblem(icon, 'url(#em)', 33, 27, 38)}<path d="M5 44L33 40 61 44V50L33 72 5 50Z" fill="#0b0507" opacity=".72"/>`,
  )
}

/** The back of every card: bronze weave on night, no domain. `lying` for a facedown card in play. */
export function back(lying: boolean, icon: string): string {
  const [w, h] = lying ? [224, 168] : [250, 350]
  const [cx, cy] = [w / 2, h / 2]
  let weave = ''
  const r = chance('back')
  for (let x = -h; x < w + h; x += 26) weave += `M${x} 0L${x + h} ${h}M${x} ${h}L${x + h} 0`
  let rays = ''
  for (let i = 0; i < 24; i++) {
    const t = i * 0.2618 + r() * 0.01
    const R = Math.min(w, h) * (i % 2 ? 0.34 : 0.42)
    rays += `${i ? 'L' : 'M'}${n1(cx + R * Math.cos(t))} ${n1(cy + R * Math.sin(t))}`
  }
  const outline = lying ? 'M4 14Q4 4 14 4H210Q220 4 220 14V154Q220 164 210 164H14Q4 164 4 154Z' : OUTLINES.unit
  const size = Math.min(w, h) * 0.5
  return asImage(
    w,
    h,
    `<defs>${metal('m', 'uncommon')}${down('n', '#22303f', '#141d28', '#0b1118')}${down('em', '#fff0cf', '#d9a86a', '#9a5f33')}</defs><clipPath id="o"><path d="${outline}"/></clipPath><g clip-path="url(#o)"><rect width="${w}" height="${h}" fill="url(#n)"/><path d="${weave}" stroke="#9a6a3c" stroke-width="2" opacity=".5" fill="none"/><path d="${rays}Z" fill="#0e151d" stroke="#c9935a" stroke-width="3"/>${emblem(icon, 'url(#em)', cx, cy, size)}</g><path d="${outline}" fill="none" stroke="#0b0e12" stroke-width="${lying ? 8 : 14}"/><path d="${outline}" fill="none" stroke="url(#m)" stroke-width="${lying ? 5 : 9}"/>`,
  )
}
