import type { CatalogueCard, DeckVerdicts } from '../contract'
import { api } from './api'
import { told } from './start.svelte'
import { words } from './words.svelte'

/** Every card with its words, in the language of the page; loaded when somebody looks at decks. */
class CardCatalogue {
  cards = $state.raw<CatalogueCard[]>([])
  known = $derived(new Map(this.cards.map((card) => [card.face.name, card])))
  problem = $state.raw<string[]>([])
  #lang = ''

  async load(): Promise<void> {
    const lang = words.lang
    if (this.#lang === lang) return
    this.#lang = lang
    try {
      const found = (await api.cards(lang)).cards
      if (lang === words.lang) this.cards = found
      this.problem = []
    } catch (error) {
      this.#lang = ''
      this.problem = told(error)
    }
  }
}

export const catalogue = new CardCatalogue()

/** Lists that were judged already: a shelf is looked at again and again. */
const judged = new Map<string, Promise<DeckVerdicts>>()
export function verdictsOn(text: string): Promise<DeckVerdicts> {
  const key = `${words.lang} ${text}`
  let found = judged.get(key)
  if (!found) {
    found = api.checkDeck({ text, lang: words.lang })
    judged.set(key, found)
    found.catch(() => judged.delete(key))
    if (judged.size > 200) judged.delete(judged.keys().next().value!)
  }
  return found
}
