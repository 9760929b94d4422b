const small = matchMedia('(max-width: 59.99rem)')

/** Where there is no room beside the board: what is asked stands below it, and the page itself scrolls. */
class Screen {
  narrow = $state(small.matches)

  constructor() {
    small.addEventListener?.('change', () => (this.narrow = small.matches))
  }
}

export const screen = new Screen()
