/** SHA-256 of a short text, as big-endian words. A page without https has no `crypto.subtle`, and the puzzle of the day is the same everywhere. */
const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The first bits of the fractional parts of roots of primes, as the standard has them. */
function constants(): { k: number[]; h: number[] } {
  const k: number[] = []
  const h: number[] = []
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0
  for (let n = 2; k.length < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (h.length < 8) h.push(fraction(Math.sqrt(n)))
    k.push(fraction(Math.cbrt(n)))
  }
  return { k, h }
}
const { k: K, h: H } = constants()

export function sha256(text: string): number[] {
  const bytes = new TextEncoder().encode(text)
  const words = new Array<number>((((bytes.length + 8) >> 6) + 1) * 16).fill(0)
  bytes.forEach((byte, i) => (words[i >> 2]! |= byte << (24 - (i % 4) * 8)))
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8)
  words[words.length - 1] = bytes.length * 8
  const out = [...H]
  for (let at = 0; at < words.length; at += 16) {
    const w = words.slice(at, at + 16)
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!
      const b = w[i - 2]!
      w[i] = ((rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)) + w[i - 7]! + (rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)) + w[i - 16]!) | 0
    }
    let [a, b, c, d, e, f, g, h] = out as [number, number, number, number, number, number, number, number]
    for (let i = 0; i < 64; i++) {
      const x = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
      const y = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + x) | 0, c, b, a, (x + y) | 0]
    }
    for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) out[i] = (out[i]! + x) | 0
  }
  return out.map((x) => x >>> 0)
}
