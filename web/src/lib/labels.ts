import type { Side, View } from '../contract'
import type { Offer } from './choosing'
import { tokens } from './domains'
import { t } from './words.svelte'

/** Words with signs, for whoever hears them: `[M]` is Might. */
export const spoken = (words: string): string =>
  tokens(words)
    .map((token) => {
      if (token.kind === 'energy') return t('pip-energy', { n: token.text })
      if (token.kind === 'domain') return token.domains.join(' / ')
      if (token.kind === 'any') return t('pip-any')
      if (token.kind === 'own') return t('pip-own')
      if (token.kind === 'might') return 'Might'
      return token.kind === 'exhaust' ? t('pip-exhaust') : token.text
    })
    .join('')

/** What can be done with it; its own name is not said again. */
function doable(name: string, offers: Offer[]): string {
  if (offers.length > 1) return t('mark-several', { n: offers.length })
  const text = offers[0]?.choice.text ?? ''
  return text.toLowerCase().startsWith(name.toLowerCase()) ? t('mark-choosable') : text
}

/** What something on the table is called where nothing can be seen: its name, how it is, what can be done. */
export const label = (name: string, state: (string | undefined)[], offers: Offer[], called = name): string =>
  [called, ...state, doable(name, offers)].filter(Boolean).map((one) => spoken(one!)).join(', ')

/** A Main Deck that will soon be too small to draw from: in Lane Legends whoever does so loses for all (LL 3.2). */
export const runsOut = (view: View, side: Side): string => {
  if (view.mode !== 'lanes' || !side.is_player || side.deck_count > LOW) return ''
  return side.deck_count ? t('zone-deck-low', { n: side.deck_count }) : t('zone-deck-empty')
}

/** About two turns: a card a turn is drawn, and one dealt. */
const LOW = 4
