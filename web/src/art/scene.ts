import { asImage, chance, n1, type Chance } from './paint'

/** Dawn at home, ember at the NPC's end: the skies of a lane from Base to NPC Base. */
export const LANE_SKIES: [string, string, string][] = [
  ['#16385c', '#4f8bb5', '#f4e2b4'],
  ['#113a44', '#3c8a80', '#e4ebb4'],
  ['#3a3122', '#9a7b3c', '#f6dfa2'],
  ['#281b46', '#74457f', '#f3b0a0'],
  ['#2a0d13', '#7a1f22', '#f08a4b'],
]
const SKIES: [string, string, string][] = [
  ['#284b63', '#d98f5c', '#f7d9a0'],
  ['#1d2b53', '#6a4f8f', '#f0a7a0'],
  ['#123c4a', '#3f8f86', '#e9e6b0'],
  ['#3b2340', '#a0455a', '#f7b27a'],
  ['#22324a', '#5c7f9e', '#dfe9ee'],
  ['#2b2a1d', '#8a7a3a', '#f3df9a'],
]

const skyOf = (name: string, spot?: number): [string, string, string] => (spot === undefined ? SKIES[Math.floor(chance(`${name}?`)() * SKIES.length)]! : LANE_SKIES[spot]!)
function hill(y: number, a: number, fill: string, w: number, h: number, r: Chance): string {
  let d = `M-5 ${n1(y)}`
  for (let x = 0; x <= w + 44; x += 44) d += `Q${x + 22} ${n1(y - a * (0.2 + r()))} ${x + 44} ${n1(y + (r() - 0.5) * a * 0.4)}`
  return `<path d="${d}V${h + 4}H-5Z" fill="${fill}"/>`
}

/** A landscape by name: sky, sun, far hills, its landmark against the light, near ground. */
export function sky(name: string, icon: string, w: number, h: number, spot?: number): string {
  const r = chance(`${name}!`)
  const [deep, mid, light] = skyOf(name, spot)
  const sun = w * (0.2 + r() * 0.6)
  const size = Math.min(w * 0.92, h * 0.74)
  const scale = Math.round((size / 512) * 1000) / 1000
  const mark = (dx: number, dy: number, how: string): string => (icon ? `<g transform="translate(${n1((w - size) / 2 + dx)} ${n1(h - size * 1.07 + dy)}) scale(${scale})" ${how}>${icon}</g>` : '')
  return `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".66" stop-color="${mid}"/><stop offset="1" stop-color="${light}"/></linearGradient><rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="${n1(sun)}" cy="${n1(h * 0.46)}" r="${n1(Math.min(w, h) * 0.17)}" fill="${light}" opacity=".88"/><circle cx="${n1(sun)}" cy="${n1(h * 0.46)}" r="${n1(Math.min(w, h) * 0.3)}" fill="${light}" opacity=".18"/>${hill(h * 0.8, h * 0.16, `${deep}aa`, w, h, r)}${mark(2, 3, 'fill="#000" opacity=".35"')}${mark(0, 0, 'fill="#141a22"')}${mark(-2, -2, `fill="${light}" opacity=".2"`)}${hill(h * 0.96, h * 0.07, '#10161d', w, h, r)}`
}

/** Above the front line of a place. Where it is narrow or low, its sides or its sky are cut away; the ground stays. */
export const above = (name: string, icon: string, spot?: number, w = 260): string => asImage(w, 330, sky(name, icon, w, 330, spot), ' preserveAspectRatio="xMidYMax slice"')

/** A low band, as on a phone: the landmark stands at its right, away from what lies at the left. */
export function band(name: string, icon: string, spot?: number): string {
  const r = chance(`${name}!`)
  const [deep, mid, light] = skyOf(name, spot)
  const [w, h, size] = [390, 120, 84]
  const mark = (how: string): string => (icon ? `<g transform="translate(${w - size - 18} ${h - 20 - size}) scale(.164)" ${how}>${icon}</g>` : '')
  return asImage(w, h, `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".7" stop-color="${mid}"/><stop offset="1" stop-color="${light}"/></linearGradient><rect width="${w}" height="${h}" fill="url(#sky)"/><circle cx="${n1(w * (0.5 + r() * 0.18))}" cy="48" r="20" fill="${light}" opacity=".8"/>${hill(96, 16, `${deep}aa`, w, h, r)}${mark('fill="#10161d"')}${hill(112, 8, '#10161d', w, h, r)}`, ' preserveAspectRatio="xMaxYMax slice"')
}

/** Below the front line: a road towards whoever looks. */
export function below(name: string, spot?: number): string {
  const r = chance(`${name}.`)
  const [deep, mid, light] = skyOf(name, spot)
  const [w, h] = [300, 260]
  const ridges = [0.16, 0.42, 0.7].map((k) => hill(h * k, h * 0.06, '#0b101638', w, h, r)).join('')
  return asImage(w, h, `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${mid}"/><stop offset=".55" stop-color="${deep}"/></linearGradient><rect width="${w}" height="${h}" fill="${deep}"/><rect width="${w}" height="${h}" fill="url(#g)" opacity=".8"/>${ridges}<path d="M126 0L60 ${h}H240L174 0Z" fill="${light}" opacity=".12"/>`, ' preserveAspectRatio="xMidYMin slice"')
}
