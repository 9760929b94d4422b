import type { CatalogueCard, DeckInfo } from '../contract'

/** A deck being built: what is in it, whether it is whole or not. The server judges it; here it is only put together. */
export interface Draft {
  name: string
  legend: string
  champion: string
  main: Record<string, number>
  runes: Record<string, number>
  battlefields: string[]
  sideboard: Record<string, number>
  /** Its name on the shelf, if it came from there: keeping it replaces that one and no other. */
  shelved?: string
}

export const RUNES = 12
export const FULL = 40
/** So many cards a sideboard may hold (CR 103.2.e). */
export const ASIDE = 10
export const TOP = 7
/** Sets have one name in every language. */
export const SETS: Record<string, string> = { OGN: 'Origins', OGS: 'Proving Grounds', SFD: 'Spiritforged', UNL: 'Unleashed', VEN: 'Vendetta' }

export const blank = (): Draft => ({ name: '', legend: '', champion: '', main: {}, runes: {}, battlefields: [], sideboard: {} })

const counted = (cards: { count: number; name: string }[]): Record<string, number> => Object.fromEntries(cards.map((one) => [one.name, one.count]))

export const draftOf = (deck: DeckInfo): Draft => ({
  name: deck.name, legend: deck.legend, champion: deck.champion, main: counted(deck.main), runes: counted(deck.runes),
  battlefields: [...deck.battlefields], sideboard: counted(deck.sideboard),
})

export const sum = (cards: Record<string, number>): number => Object.values(cards).reduce((all, one) => all + one, 0)

/** The list in the common format, as the server reads it. The Chosen Champion is one of the Main Deck's cards. */
export function textOf(draft: Draft): string {
  const main = Object.entries(draft.main).map(([name, n]) => [name, name === draft.champion ? n - 1 : n] as const)
  const parts: [string, (readonly [string, number])[]][] = [
    ['Legend', draft.legend ? [[draft.legend, 1]] : []],
    ['Champion', draft.champion ? [[draft.champion, 1]] : []],
    ['MainDeck', main],
    ['Battlefields', draft.battlefields.map((name) => [name, 1] as const)],
    ['Runes', Object.entries(draft.runes)],
    ['Sideboard', Object.entries(draft.sideboard)],
  ]
  const name = draft.name.replace(/\s+/g, ' ').trim()
  const said = parts.map(([head, cards]) => [head, cards.filter(([, n]) => n > 0)] as const).filter(([, cards]) => cards.length)
  return (name ? `About\nName ${name}\n\n` : '') + said.map(([head, cards]) => `${head}:\n${cards.map(([card, n]) => `${n} ${card}\n`).join('')}`).join('\n')
}

export type Known = ReadonlyMap<string, CatalogueCard>

/** May it be in a deck of this legend? Only what everybody sees on the card: the verdicts know the rest. */
export function fitsLegend(card: CatalogueCard, legend: CatalogueCard | undefined): boolean {
  if (!legend || card.face.type === 'legend') return true
  if (!card.face.domains.every((one) => legend.face.domains.includes(one))) return false
  return !card.face.supertypes.includes('signature') || card.champion === legend.champion
}

export const mayBeChosen = (card: CatalogueCard, legend: CatalogueCard | undefined): boolean =>
  card.face.supertypes.includes('champion') && card.face.type === 'unit' && legend !== undefined && card.champion === legend.champion

/** Cards by Energy cost, the last column is everything from `TOP` on. */
export function curve(draft: Draft, known: Known): number[] {
  const out = Array<number>(TOP + 1).fill(0)
  for (const [name, n] of Object.entries(draft.main)) out[Math.min(TOP, Math.max(0, known.get(name)?.face.energy ?? 0))]! += n
  return out
}

export function domainsOf(draft: Draft, known: Known): [string, number][] {
  const out = new Map<string, number>()
  for (const [name, n] of Object.entries(draft.main)) for (const domain of known.get(name)?.face.domains ?? []) out.set(domain, (out.get(domain) ?? 0) + n)
  return [...out].sort((x, y) => y[1] - x[1])
}

/** Twelve runes, shared out as the costs ask for them; each domain gets at least four. */
export function shareRunes(draft: Draft, known: Known): Record<string, number> {
  const [one, two] = known.get(draft.legend)?.face.domains ?? []
  if (!one) return draft.runes
  if (!two) return { [`${one} Rune`]: RUNES }
  const weight = (domain: string): number =>
    Object.entries(draft.main).reduce((all, [name, n]) => {
      const face = known.get(name)?.face
      return all + n * ((face?.power.filter((icon) => icon === domain).length ?? 0) * 2 + (face?.domains.includes(domain) ? 1 : 0))
    }, 0)
  const [x, y] = [weight(one), weight(two)]
  const share = Math.min(RUNES - 4, Math.max(4, x + y ? Math.round((RUNES * x) / (x + y)) : RUNES / 2))
  return { [`${one} Rune`]: share, [`${two} Rune`]: RUNES - share }
}

/** One more or one fewer; at 0 the card is gone. */
export function put(cards: Record<string, number>, name: string, by: number, most = 99): Record<string, number> {
  const n = Math.min(most, Math.max(0, (cards[name] ?? 0) + by))
  const { [name]: _, ...rest } = cards
  return n ? (name in cards ? { ...cards, [name]: n } : { ...rest, [name]: n }) : rest
}

/** One more or one fewer in the Main Deck or the sideboard; both together hold so many of a name. */
export function putInto(draft: Draft, into: 'main' | 'sideboard', name: string, by: number, most: number): Draft {
  const elsewhere = draft[into === 'main' ? 'sideboard' : 'main'][name] ?? 0
  const cards = put(draft[into], name, by, Math.max(draft[into][name] ?? 0, most - elsewhere))
  return into === 'sideboard' && by > 0 && sum(cards) > ASIDE ? draft : { ...draft, [into]: cards }
}

/** Another legend: what its domains do not allow leaves the deck, with its champion. */
export function withLegend(draft: Draft, legend: CatalogueCard, known: Known): Draft {
  const stays = (name: string): boolean => {
    const card = known.get(name)
    return card !== undefined && fitsLegend(card, legend)
  }
  const main = Object.fromEntries(Object.entries(draft.main).filter(([name]) => stays(name)))
  const chosen = known.get(draft.champion)
  const champion = chosen && mayBeChosen(chosen, legend) ? draft.champion : ''
  const made = { ...draft, legend: legend.face.name, champion, main, sideboard: Object.fromEntries(Object.entries(draft.sideboard).filter(([name]) => stays(name))) }
  return { ...made, runes: shareRunes(made, known) }
}

/** What was searched for: every word somewhere on the card, in its name, its kind or its text. */
export interface Wish {
  words: string
  domains: string[]
  type: string
  cost: number
  set: string
  plays: boolean
}
export const ANY: Wish = { words: '', domains: [], type: '', cost: -1, set: '', plays: true }

const plain = (words: string): string => words.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase()
const said = new WeakMap<CatalogueCard, string>()
function wordsOf(card: CatalogueCard): string {
  let found = said.get(card)
  if (found === undefined) {
    const { name, type_name, tags, supertypes, domains, words, worn, rarity } = card.face
    found = plain([name, type_name, ...tags, ...supertypes, ...domains, rarity, card.champion, ...words, ...worn].join(' ').replace(/[[\]]/g, ' '))
    said.set(card, found)
  }
  return found
}

export function search(cards: readonly CatalogueCard[], wish: Wish, legend: CatalogueCard | undefined): CatalogueCard[] {
  const wanted = plain(wish.words).split(/\s+/).filter(Boolean)
  return cards.filter((card) => {
    const { face } = card
    if (wish.plays && !face.supported) return false
    if (wish.type ? (wish.type === 'champion' ? !mayBeChosen(card, legend) : face.type !== wish.type) : legend ? face.type === 'legend' || face.type === 'rune' : face.type !== 'legend') return false
    if (!fitsLegend(card, legend)) return false
    if (wish.domains.length && !wish.domains.some((one) => face.domains.includes(one))) return false
    if (wish.cost >= 0 && Math.min(TOP, Math.max(0, face.energy)) !== wish.cost) return false
    if (wish.set && card.set !== wish.set) return false
    const text = wordsOf(card)
    return wanted.every((one) => text.includes(one))
  })
}

/** By cost, then by name; a search for a name finds that card first. */
export function sorted(cards: CatalogueCard[], words = ''): CatalogueCard[] {
  const wanted = plain(words.trim())
  const first = (card: CatalogueCard): number => (wanted && plain(card.face.name).includes(wanted) ? 0 : 1)
  const cost = ({ face }: CatalogueCard): number => (face.type === 'battlefield' ? 100 : face.energy)
  return [...cards].sort((x, y) => first(x) - first(y) || cost(x) - cost(y) || x.face.name.localeCompare(y.face.name))
}
