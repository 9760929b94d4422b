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
  /** A lesson or a puzzle: not a game one would come back to. */
  lesson?: boolean
  /** The lane of this day. */
  daily?: string
  /** The puzzle of this day. */
  day?: string
  /** A stage of the campaign. */
  stage?: string
}

export const rooms = (): KeptRoom[] => recall<KeptRoom[]>('rooms', []).sort((x, y) => y.touched - x.touched)
export const room = (id: string): KeptRoom | undefined => rooms().find((one) => one.room === id)

/** So many finished games and lessons are remembered. Whoever forgets an unfinished one loses a seat for ever. */
const FINISHED = 30

export function keepRoom(one: KeptRoom): void {
  const all = [one, ...rooms().filter((other) => other.room !== one.room)]
  const done = all.filter((other) => other.over || other.lesson).slice(FINISHED)
  keep('rooms', all.filter((other) => !done.includes(other)))
}

/** A seat was taken with an invitation. A secret of the same seat from before opens nothing any more. */
export function keepSeat(id: string, seat: { seat: number; secret: string }, title: string): void {
  const known = room(id)
  const others = known?.seats.filter((one) => one.seat !== seat.seat) ?? []
  keepRoom({
    room: id, host: known?.host ?? '', seats: [...others, seat], invitations: known?.invitations ?? [],
    title: known?.title ?? title, touched: Date.now(), over: false,
  })
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

/** A pasted list takes no other deck's name: two lists of one legend are told apart, and neither is lost. */
export function unlike(name: string, text: string): string {
  const taken = new Map(shelf().map((one) => [one.name, one.text]))
  let found = name
  for (let n = 2; taken.has(found) && taken.get(found) !== text; n++) found = `${name} ${n}`
  return found
}

export function dropDeck(name: string): void {
  keep('decks', shelf().filter((one) => one.name !== name))
}
