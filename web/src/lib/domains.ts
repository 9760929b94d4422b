/** Each domain has a colour (look.css), a symbol and two letters, so that none of the three is needed alone. */
export interface Domain {
  name: string
  letters: string
  path: string
}

const made = (name: string, letters: string, path: string): [string, Domain] => [name, { name, letters, path }]

export const DOMAINS: Record<string, Domain> = Object.fromEntries([
  made('Fury', 'Fu', 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 3 3 5 1-2 2-5 1-10z'),
  made('Calm', 'Ca', 'M4 20C4 10 10 4 20 4c0 10-6 16-14 16l6-8-8 8z'),
  made('Mind', 'Mi', 'M12 5c5 0 8 4 10 7-2 3-5 7-10 7S4 15 2 12c2-3 5-7 10-7zm0 3.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z'),
  made('Body', 'Bo', 'M12 2l8.7 5v10L12 22l-8.7-5V7zM12 7l-4.3 2.5v5L12 17l4.3-2.5v-5z'),
  made('Chaos', 'Ch', 'M12 2l2 7 7-3-5 6 5 6-7-3-2 7-2-7-7 3 5-6-5-6 7 3z'),
  made('Order', 'Or', 'M12 2l3 7h7l-6 4 3 8-7-5-7 5 3-8-6-4h7z'),
])

export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'energy'; text: string }
  | { kind: 'domain'; domains: string[] }
  | { kind: 'any' }
  | { kind: 'own' }
  | { kind: 'might' }
  | { kind: 'exhaust' }
  | { kind: 'clause'; text: string }
  | { kind: 'keyword'; text: string }

/** Words with bracket tokens, taken apart: `[2]`, `[Fury]`, `[A]`, `[C]`, `[M]`, `[Exhaust]`, `[Shield 2]`, `[LL 3.5]`. */
export function tokens(words: string): Token[] {
  const found: Token[] = []
  for (const part of words.split(/(\[[^\][]+\])/)) {
    if (!part) continue
    const inner = part.startsWith('[') && part.endsWith(']') ? part.slice(1, -1) : ''
    if (!inner) found.push({ kind: 'text', text: part })
    else if (/^\d+$/.test(inner)) found.push({ kind: 'energy', text: inner })
    else if (inner === 'A') found.push({ kind: 'any' })
    else if (inner === 'M') found.push({ kind: 'might' })
    else if (inner === 'C') found.push({ kind: 'own' })
    else if (inner === 'Exhaust' || inner === 'E') found.push({ kind: 'exhaust' })
    else if (/^(CR|LL|AC|KW|B)\s?\d/.test(inner)) found.push({ kind: 'clause', text: inner })
    else if (inner.split('|').every((one) => one in DOMAINS)) found.push({ kind: 'domain', domains: inner.split('|') })
    else found.push({ kind: 'keyword', text: inner })
  }
  return found
}

/** A sign and what must not part from it at the end of a line: the number before it, the full stop after it. */
export interface Piece {
  token: Token
  before: string
  after: string
}

export function pieces(words: string): Piece[] {
  const found = tokens(words).map((token): Piece => ({ token, before: '', after: '' }))
  found.forEach((piece, i) => {
    if (['text', 'keyword', 'clause'].includes(piece.token.kind)) return
    const left = found[i - 1]?.token
    const right = found[i + 1]?.token
    if (left?.kind === 'text') {
      piece.before = /[^\s]*\d\s$|[(+-]$/.exec(left.text)?.[0] ?? ''
      left.text = left.text.slice(0, left.text.length - piece.before.length)
    }
    if (right?.kind === 'text') {
      piece.after = /^[.,;:!?)…»”]+/.exec(right.text)?.[0] ?? ''
      right.text = right.text.slice(piece.after.length)
    }
  })
  return found
}

/** The domain a basic rune gives. */
export const runeDomain = (name: string): Domain | undefined => DOMAINS[name.split(' ')[0] ?? '']

/** A seat's sign: its number is a shape, so that nobody needs the colour. */
export const SIGNS = ['◆', '●', '▲', '■', '★', '✚', '⬟', '▼'] as const
export const sign = (seat: number): string => SIGNS[seat % SIGNS.length] ?? '◆'
