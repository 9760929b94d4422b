import { settings } from './settings.svelte'

/** As in the styles of the parts: below 43.75rem, or low as well as small (a page enlarged to 200 %). */
const small = matchMedia('(max-width: 43.74rem), (max-height: 37.49rem) and (max-width: 63.99rem)')
const wide = matchMedia('(min-width: 80rem) and (min-height: 37.5rem)')
const tall = matchMedia('(max-width: 63.99rem)')
const night = matchMedia('(prefers-color-scheme: dark)')

/** How much room there is, and whether it is night. */
class Screen {
  /** A phone: places are bands, the hand is a drawer. */
  narrow = $state(small.matches)
  /** Room for a column beside the board. */
  wide = $state(wide.matches)
  /** Places are tall and slim. */
  slim = $state(tall.matches)
  #night = $state(night.matches)

  constructor() {
    small.addEventListener?.('change', () => (this.narrow = small.matches))
    wide.addEventListener?.('change', () => (this.wide = wide.matches))
    tall.addEventListener?.('change', () => (this.slim = tall.matches))
    night.addEventListener?.('change', () => (this.#night = night.matches))
  }

  /** Which of the two themes is shown. */
  get theme(): 'light' | 'dark' {
    const wished = settings.all.theme
    return wished === 'system' ? (this.#night ? 'dark' : 'light') : wished
  }
}

export const screen = new Screen()
