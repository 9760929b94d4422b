import { settings } from './settings.svelte'

const small = matchMedia('(max-width: 59.99rem)')
const wide = matchMedia('(min-width: 80rem)')
const night = matchMedia('(prefers-color-scheme: dark)')

/** How much room there is, and whether it is night. */
class Screen {
  /** A phone: places are bands, the hand is a drawer. */
  narrow = $state(small.matches)
  /** Room for a column beside the board. */
  wide = $state(wide.matches)
  #night = $state(night.matches)

  constructor() {
    small.addEventListener?.('change', () => (this.narrow = small.matches))
    wide.addEventListener?.('change', () => (this.wide = wide.matches))
    night.addEventListener?.('change', () => (this.#night = night.matches))
  }

  get theme(): 'light' | 'dark' {
    const wished = settings.all.theme
    return wished === 'system' ? (this.#night ? 'dark' : 'light') : wished
  }
}

export const screen = new Screen()
