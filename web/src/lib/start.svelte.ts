import type { CreateRoom, DeckInfo, RoomMade, SeatWish, SetInfo, StartInfo } from '../contract'
import { api, Refusal } from './api'
import { keepRoom, type KeptRoom } from './kept'
import { route } from './route.svelte'
import { t, words } from './words.svelte'

/** What can be played here, in the language of the page. */
class Offered {
  info = $state.raw<StartInfo | null>(null)
  problem = $state.raw<string[]>([])
  #lang = ''

  async load(): Promise<void> {
    if (this.#lang === words.lang && this.info) return
    this.#lang = words.lang
    try {
      this.info = await api.start(words.lang)
      this.problem = []
    } catch (error) {
      this.#lang = ''
      this.problem = told(error)
    }
  }

  deck(name: string) {
    return this.info?.decks.find((one) => one.name === name)
  }
}

export const offered = new Offered()

/** An error in sentences. */
export const told = (error: unknown): string[] =>
  error instanceof Refusal ? [error.problem.text, ...error.problem.more] : [t('link-lost')]

/** A built-in deck goes by its English name; people read it in theirs. */
export function deckCalled(name: string): string {
  if (name.endsWith(' with gear')) return t('deck-gear', { name: name.slice(0, -' with gear'.length) })
  const [, of = '', set = ''] = /^(.+) of (Origins|Spiritforged|Unleashed|Vendetta)$/.exec(name) ?? []
  return set ? t('deck-of-set', { name: of, set }) : name
}

/** Built-in decks as a menu lists them: those to begin with, then set by set, then those that are sold. */
export function grouped(decks: DeckInfo[]): [string, DeckInfo[]][] {
  const found = new Map<string, DeckInfo[]>()
  for (const deck of decks) {
    const set = / of (\w+)$/.exec(deck.name)?.[1]
    const label = set ?? (found.size > 1 || found.has('Origins') ? t('decks-sold') : t('decks-first'))
    found.set(label, [...(found.get(label) ?? []), deck])
  }
  return [...found]
}

/** How many cards are played in full, in all and set by set. */
export function cardsTold(sets: SetInfo[]): string {
  const sum = (kind: 'total' | 'complete' | 'partial' | 'absent') => sets.reduce((n, one) => n + one[kind], 0)
  const each = sets.map(({ name, complete, total }) => t('about-set', { name, complete, total })).join(', ')
  return t('about-cards', { complete: sum('complete'), total: sum('total'), partial: sum('partial'), absent: sum('absent'), each })
}

export function enter(made: RoomMade, title: string, mark: Pick<KeptRoom, 'daily' | 'stage'> = {}): void {
  keepRoom({ ...made, ...mark, title, touched: Date.now(), over: false })
  route.go('room', made.room)
}

export async function create(wish: CreateRoom, title: string, mark: Pick<KeptRoom, 'daily' | 'stage'> = {}): Promise<void> {
  enter(await api.create({ ...wish, lang: words.lang }), title, mark)
}

type Kind = NonNullable<SeatWish['kind']>

/** Other ways to play: the mode, and who sits there to begin with. */
export const WAYS = {
  coop: { title: 'setup-coop', why: 'setup-coop-why', mode: 'lanes', kinds: ['here', 'elsewhere'] },
  hotseat: { title: 'setup-hotseat', why: 'setup-hotseat-why', mode: 'lanes', kinds: ['here', 'here'] },
  duel: { title: 'setup-duel', why: 'setup-duel-why', mode: 'duel', kinds: ['here', 'elsewhere'] },
  match: { title: 'setup-match', why: 'setup-match-why', mode: 'match', kinds: ['here', 'program'] },
  own: { title: 'setup-own', why: 'setup-own-why', mode: 'lanes', kinds: ['here'] },
} as const satisfies Record<string, { title: string; why: string; mode: string; kinds: readonly Kind[] }>
export type Way = keyof typeof WAYS
export const isWay = (words: string): words is Way => words in WAYS
