import { n1, type Chance, type Paint } from './paint'

/** Where a drawing is: its box, and the middle of its emblem. */
export interface Box {
  w: number
  h: number
  cx: number
  cy: number
}
type Motif = (box: Box, p: Paint, r: Chance) => string

const path = (d: string, fill: string, opacity: number): string => `<path d="${d}" fill="${fill}" opacity="${n1(opacity * 10) / 10}"/>`
const flame = (x: number, b: number, t: number, lean: number, h: number): string =>
  `M${n1(x - b)} ${h}C${n1(x - b)} ${n1(h - t * 0.5)} ${n1(x + lean * 1.4)} ${n1(h - t * 0.55)} ${n1(x + lean)} ${n1(h - t)}C${n1(x + lean + b)} ${n1(h - t * 0.6)} ${n1(x + b * 1.1)} ${n1(h - t * 0.4)} ${n1(x + b)} ${h}Z`
function wave(y: number, a: number, from: number, w: number, step: number): string {
  let d = `M${n1(from)} ${n1(y)}`
  for (let x = from; x < w + step; x += step) d += `q${step / 4} ${n1(-a)} ${step / 2} 0t${step / 2} 0`
  return d
}

/** One large motif for each domain: the ground tells the domain also without its colour. */
export const MOTIFS: Record<string, Motif> = {
  Fury({ w, h }, p, r) {
    let s = ''
    for (let k = 0; k < 2; k++)
      for (let i = -1; i < 6; i++) s += path(flame(((i + r() * 0.6 + k * 0.5) * w) / 5, w * (0.1 + r() * 0.06), h * (0.28 + r() * 0.34) * (k ? 0.72 : 1), (r() - 0.3) * w * 0.2, h), k ? p.light : p.mid, k ? 0.3 : 0.55)
    return s
  },
  Calm({ w, h }, p, r) {
    let s = ''
    for (let i = 0; i < 6; i++) {
      const line = wave(h * (0.34 + i * 0.115), 9 + r() * 9, -80 + r() * 60, w, 60)
      s += path(`${line}V${h + 30}H-90Z`, i % 2 ? p.deep : p.light, i % 2 ? 0.28 : 0.13) + `<path d="${line}" fill="none" stroke="${p.light}" stroke-width="2" opacity=".38"/>`
    }
    return s
  },
  Mind({ w, cx, cy }, p, r) {
    let s = ''
    const turn = r() * 60 - 30
    for (let i = 0; i < 4; i++) {
      const R = w * (0.26 + i * 0.15)
      const angle = turn + i * 31
      s += `<ellipse cx="${cx}" cy="${cy}" rx="${n1(R)}" ry="${n1(R * 0.42)}" transform="rotate(${n1(angle)} ${cx} ${cy})" fill="none" stroke="${p.light}" stroke-width="${i % 2 ? 1.6 : 2.6}" opacity=".48"/>`
      const [a, t] = [r() * 6.28, (angle * Math.PI) / 180]
      const [x, y] = [Math.cos(a) * R, Math.sin(a) * R * 0.42]
      s += `<circle cx="${n1(cx + x * Math.cos(t) - y * Math.sin(t))}" cy="${n1(cy + x * Math.sin(t) + y * Math.cos(t))}" r="${n1(4 + r() * 4)}" fill="${p.light}" opacity=".85"/>`
    }
    return s
  },
  Body({ w, h }, p, r) {
    let s = ''
    for (let k = 0; k < 3; k++)
      for (let x = -30; x < w; ) {
        const wide = w * (0.2 + r() * 0.18)
        const top = h - h * (0.62 - k * 0.16) * (0.55 + r() * 0.5)
        const peak = x + wide * (0.3 + r() * 0.4)
        s += path(`M${n1(x)} ${h}L${n1(peak)} ${n1(top)}L${n1(x + wide)} ${h}Z`, p.deep, 0.42 + k * 0.12)
        s += path(`M${n1(peak)} ${n1(top)}L${n1(x + wide)} ${h}L${n1(peak + wide * 0.06)} ${h}Z`, p.light, 0.2 - k * 0.03)
        x += wide * 0.72
      }
    return s
  },
  Chaos({ w, cx, cy }, p, r) {
    let s = ''
    const from = r() * 6.28
    const way = r() > 0.5 ? 1 : -1
    for (let arm = 0; arm < 5; arm++) {
      let [out, back] = ['', '']
      for (let i = 0; i <= 14; i++) {
        const R = w * (0.1 + i * 0.065)
        const a = from + way * i * 0.23 + arm * 1.2566
        const b = a + (0.06 + i * 0.012) * 2.4
        out += `${i ? 'L' : 'M'}${n1(cx + R * Math.cos(a))} ${n1(cy + R * Math.sin(a))}`
        back = `L${n1(cx + R * Math.cos(b))} ${n1(cy + R * Math.sin(b))}${back}`
      }
      s += path(`${out}${back}Z`, arm % 2 ? p.light : p.deep, arm % 2 ? 0.2 : 0.5)
    }
    return s
  },
  Order({ w, h, cx, cy }, p, r) {
    let s = ''
    const from = r() * 0.26
    const R = h * 1.2
    for (let i = 0; i < 16; i++) {
      const [a, b] = [from + i * 0.3927, from + i * 0.3927 + 0.17]
      s += path(`M${cx} ${cy}L${n1(cx + R * Math.cos(a))} ${n1(cy + R * Math.sin(a))}L${n1(cx + R * Math.cos(b))} ${n1(cy + R * Math.sin(b))}Z`, p.light, 0.3)
    }
    return `${s}<circle cx="${cx}" cy="${cy}" r="${n1(w * 0.36)}" fill="none" stroke="${p.light}" stroke-width="3" opacity=".55"/>`
  },
  none({ w, h }, _, r) {
    let s = ''
    for (let k = 0; k < 3; k++) {
      const y = h * (0.55 + k * 0.13)
      s += path(`M-10 ${n1(y)}C${n1(w * 0.25)} ${n1(y - h * (0.1 + r() * 0.16))} ${n1(w * 0.4)} ${n1(y + h * 0.06)} ${n1(w * 0.6)} ${n1(y - h * r() * 0.1)}S${w} ${n1(y - h * 0.1)} ${w + 10} ${n1(y)}V${h + 5}H-10Z`, '#0d1218', 0.3 + k * 0.14)
    }
    return s
  },
}

/** What stands before the emblem's feet, so that it is in the scene and not on it. */
export const FRONTS: Record<string, Motif> = {
  Fury({ w, h }, p, r) {
    let s = ''
    for (let i = -1; i < 9; i++) s += path(flame(((i + r() * 0.7) * w) / 8, w * (0.07 + r() * 0.04), h * (0.13 + r() * 0.17), (r() - 0.35) * w * 0.1, h), i % 2 ? p.deep : p.mid, 0.92)
    return s
  },
  Calm({ w, h }, p, r) {
    let s = ''
    for (let k = 0; k < 2; k++) {
      const line = wave(h * (0.8 + k * 0.09), 11, -70 + r() * 50, w, 50)
      s += path(`${line}V${h + 20}H-80Z`, k ? p.deep : p.mid, 0.9) + `<path d="${line}" fill="none" stroke="${p.light}" stroke-width="2.4" opacity=".75"/>`
    }
    return s
  },
  Mind({ w, h }, p) {
    let lines = `M0 ${n1(h * 0.84)}H${w}M0 ${n1(h * 0.885)}H${w}M0 ${n1(h * 0.95)}H${w}`
    for (let i = -6; i <= 6; i++) lines += `M${n1(w / 2 + i * w * 0.07)} ${n1(h * 0.84)}L${n1(w / 2 + i * w * 0.17)} ${h}`
    return path(`M0 ${n1(h * 0.84)}H${w}V${h}H0Z`, p.deep, 0.75) + `<path d="${lines}" stroke="${p.light}" stroke-width="1.6" fill="none" opacity=".6"/>`
  },
  Body({ w, h }, p, r) {
    let s = ''
    for (let x = -20; x < w; ) {
      const wide = w * (0.14 + r() * 0.14)
      const t = h * (0.1 + r() * 0.16)
      const top = x + wide * (0.3 + r() * 0.4)
      s += path(`M${n1(x - 8)} ${h}L${n1(top - wide * 0.16)} ${n1(h - t)}L${n1(top + wide * 0.2)} ${n1(h - t * 0.92)}L${n1(x + wide + 8)} ${h}Z`, p.deep, 1)
      s += path(`M${n1(top - wide * 0.16)} ${n1(h - t)}L${n1(top + wide * 0.2)} ${n1(h - t * 0.92)}L${n1(top + wide * 0.1)} ${n1(h - t * 0.6)}Z`, p.light, 0.6)
      x += wide * 0.8
    }
    return s
  },
  Chaos({ w, h }, p, r) {
    let s = ''
    for (let i = 0; i < 9; i++) {
      const x = ((i + r() * 0.6) * w) / 8.4
      const t = h * (0.1 + r() * 0.22)
      const lean = (r() - 0.5) * 46
      s += path(`M${n1(x - 13)} ${h}L${n1(x + lean)} ${n1(h - t)}L${n1(x + 12)} ${h}Z`, p.deep, 0.95)
      s += path(`M${n1(x + lean)} ${n1(h - t)}L${n1(x + 12)} ${h}L${n1(x + 3)} ${h}Z`, p.light, 0.5)
    }
    return s
  },
  Order({ w, h }, p) {
    let s = ''
    for (let k = 0; k < 3; k++) {
      const y = n1(h * (0.83 + k * 0.06))
      const a = n1(w * (0.16 - k * 0.08))
      s += path(`M${a} ${y}H${n1(w - a)}V${h}H${a}Z`, p.deep, 0.62 + k * 0.16) + `<path d="M${a} ${y}H${n1(w - a)}" stroke="${p.light}" stroke-width="2.4" opacity=".85"/>`
    }
    return s
  },
  none({ w, h }, p) {
    return path(`M-5 ${n1(h * 0.86)}Q${n1(w * 0.3)} ${n1(h * 0.76)} ${n1(w * 0.55)} ${n1(h * 0.86)}T${w + 5} ${n1(h * 0.83)}V${h}H-5Z`, p.deep, 1)
  },
}

/** Sparks in the air: a flame, a leaf, a star, a stone, a shard, a cross, a dot. */
export const SPARKS: Record<string, string> = {
  Fury: 'M0-6Q4 0 0 6Q-4 0 0-6Z',
  Calm: 'M-5 0Q0-5 5 0Q0 5-5 0Z',
  Mind: 'M0-5L1.2-1.2 5 0 1.2 1.2 0 5-1.2 1.2-5 0-1.2-1.2Z',
  Body: 'M-4-2L1-5 5 1-1 4Z',
  Chaos: 'M-5-3L6 0-3 4Z',
  Order: 'M-1-5H1V-1H5V1H1V5H-1V1H-5V-1H-1Z',
  none: 'M-2 0A2 2 0 1 0 2 0A2 2 0 1 0-2 0',
}
