/** What this browser remembers: settings, seats in running games, pasted decks. Storage may be refused; then nothing is. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`farfield.${key}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`farfield.${key}`, JSON.stringify(value))
  } catch {
    // a private window: the page works without
  }
}

/** A room this browser has a seat in. */
export interface KeptRoom {
  room: string
  host: string
  seats: { seat: number; secret: string }[]
  invitations: { seat: number; secret: string }[]
  title: string
  touched: number
  over: boolean
  /** A lesson: not a game one would come back to. */
  lesson?: boolean
}

export const rooms = (): KeptRoom[] => recall<KeptRoom[]>('rooms', []).sort((x, y) => y.touched - x.touched)
export const room = (id: string): KeptRoom | undefined => rooms().find((one) => one.room === id)

export function keepRoom(one: KeptRoom): void {
  keep('rooms', [one, ...rooms().filter((other) => other.room !== one.room)].slice(0, 30))
}

export function forgetRoom(id: string): void {
  keep('rooms', rooms().filter((one) => one.room !== id))
}

export interface KeptDeck {
  name: string
  text: string
}

export const shelf = (): KeptDeck[] => recall<KeptDeck[]>('decks', [])

export function keepDeck(deck: KeptDeck): void {
  keep('decks', [deck, ...shelf().filter((other) => other.name !== deck.name)].slice(0, 50))
}

export function dropDeck(name: string): void {
  keep('decks', shelf().filter((one) => one.name !== name))
}
