import type { Face } from '../contract'
import { FRONTS, MOTIFS, SPARKS, type Box } from './ground'
import { chance, down, n1, paintOf, type Chance } from './paint'

/** What a picture is drawn from: facts and nothing else. */
export type Facts = Pick<Face, 'name' | 'type' | 'supertypes' | 'domains' | 'rarity' | 'token'>

export const isChampion = (face: Facts): boolean => face.supertypes.includes('champion')
export const isSignature = (face: Facts): boolean => face.supertypes.includes('signature')
const stands = (face: Facts): boolean => isChampion(face) || face.type === 'legend'

/** Sky and light of a domain, its motif, and sparks. */
function ground(domain: string, box: Box, r: Chance): string {
  const p = paintOf(domain)
  const { w, h, cx, cy } = box
  let s = `<rect width="${w}" height="${h}" fill="url(#g${domain})"/><ellipse cx="${cx}" cy="${n1(cy - 6)}" rx="${n1(w * 0.62)}" ry="${n1(w * 0.56)}" fill="url(#l${domain})"/>`
  s += MOTIFS[domain]!(box, p, r)
  for (let i = 0; i < 9; i++) {
    const size = n1(0.5 + r() * 0.9)
    s += `<path d="${SPARKS[domain]}" transform="translate(${n1(r() * w)} ${n1(r() * h)}) scale(${size}) rotate(${n1((r() - 0.5) * 60)})" fill="${p.light}" opacity="${n1(0.35 + r() * 0.45)}"/>`
  }
  return s
}

const lights = (domain: string): string => {
  const p = paintOf(domain)
  return `${down(`g${domain}`, p.deep, p.mid, p.mid)}<radialGradient id="l${domain}"><stop stop-color="${p.light}" stop-opacity=".5"/><stop offset=".5" stop-color="${p.light}" stop-opacity=".2"/><stop offset="1" stop-color="${p.light}" stop-opacity="0"/></radialGradient>`
}

/** The drawing three times: a dark rim with its shadow, a white edge, and the body. */
export function emblem(icon: string, fill: string, cx: number, cy: number, size: number, tilt = 0): string {
  if (!icon) return ''
  const k = size / 512
  const at = (dx: number, dy: number, how: string): string => `<g transform="translate(${n1(cx - size / 2 + dx)} ${n1(cy - size / 2 + dy)}) scale(${Math.round(k * 1000) / 1000})" ${how}>${icon}</g>`
  const step = size / 150
  return `<g transform="rotate(${n1(tilt)} ${cx} ${cy})">${at(2.5 * step, 5 * step, 'fill="#0b0805" stroke="#0b0805" stroke-width="16" stroke-linejoin="round" opacity=".62"')}${at(0, -2 * step, 'fill="#fff" opacity=".9"')}${at(0, 0, `fill="${fill}"`)}</g>`
}

/** Behind the emblem: the ring and sunburst of champions and legends, the burst of a spell, the plate of gear. */
function behind(face: Facts, { cx, cy }: Box, size: number, domain: string): string {
  const p = paintOf(domain)
  const at = (R: number, t: number): string => `${n1(cx + R * Math.cos(t))} ${n1(cy + R * Math.sin(t))}`
  if (stands(face)) {
    let burst = ''
    for (let i = 0; i < 28; i++) burst += `${i ? 'L' : 'M'}${at(size * (i % 2 ? 0.7 : 0.83), i * 0.2244)}`
    return `<path d="${burst}Z" fill="#fff3cf" opacity=".17"/><circle cx="${cx}" cy="${cy}" r="${n1(size * 0.62)}" fill="none" stroke="#ffe7a8" stroke-width="2.4" opacity=".85"/>`
  }
  if (face.type === 'spell') {
    let rays = ''
    for (let i = 0; i < 12; i++) {
      const t = i * 0.5236 + 0.26
      rays += `M${at(size * 0.5, t - 0.05)}L${at(size * 0.86, t)}L${at(size * 0.5, t + 0.05)}Z`
    }
    return `<path d="${rays}" fill="${p.light}" opacity=".55"/><circle cx="${cx}" cy="${cy}" r="${n1(size * 0.5)}" fill="${p.deep}" opacity=".34"/>`
  }
  if (face.type === 'gear') {
    const [k, c] = [size * 0.6, size * 0.252]
    const plate = `M${n1(cx - c)} ${n1(cy - k)}H${n1(cx + c)}L${n1(cx + k)} ${n1(cy - c)}V${n1(cy + c)}L${n1(cx + c)} ${n1(cy + k)}H${n1(cx - c)}L${n1(cx - k)} ${n1(cy + c)}V${n1(cy - c)}Z`
    return `<path d="${plate}" fill="${p.deep}" opacity=".45"/><path d="${plate}" fill="none" stroke="${p.light}" stroke-width="2.5" opacity=".6"/>`
  }
  return ''
}

/** The picture of a card: ground and motif of its domains, its emblem in their light, variation by its name. */
export function art(face: Facts, icon: string, box: Box, size: number): string {
  const { w, h, cx, cy } = box
  const r = chance(face.name)
  const domains = face.domains.filter((one) => MOTIFS[one])
  const [first, second] = [domains[0] ?? 'none', domains[1]]
  const last = second ?? first
  const seam = `L${n1(w * 0.12)} ${n1(h * 0.86)}L${n1(w * 0.46)} ${n1(h * 0.55)}L${n1(w * 0.5)} ${n1(h * 0.38)}L${n1(w * 0.94)} 0`
  const gold = stands(face) && last !== 'Order'
  let s = `<defs>${lights(first)}${second ? lights(second) : ''}${gold ? down('em', '#fffdf4', '#ffeeb5', '#eab54a') : down('em', '#fff', '#fff6e2', paintOf(last).light)}<radialGradient id="vig" cy=".42" r=".75"><stop offset=".55" stop-color="#05070a" stop-opacity="0"/><stop offset="1" stop-color="#05070a" stop-opacity=".62"/></radialGradient></defs>`
  s += ground(first, box, r)
  if (second) {
    s += `<clipPath id="half"><path d="M${w} 0V${h}H0${seam}Z"/></clipPath><g clip-path="url(#half)">${ground(second, box, r)}</g><path d="M0 ${h}${seam}" fill="none" stroke="#ffe7a8" stroke-width="3.5"/>`
  }
  s += behind(face, box, size, last) + emblem(icon, 'url(#em)', cx, cy, size, (r() - 0.5) * 10)
  s += FRONTS[first]!(box, paintOf(first), r)
  if (second) s += `<clipPath id="right"><path d="M${w / 2} 0H${w}V${h}H${w / 2}Z"/></clipPath><g clip-path="url(#right)">${FRONTS[second]!(box, paintOf(second), r)}</g>`
  return `${s}<rect width="${w}" height="${h}" fill="url(#vig)"/>`
}
