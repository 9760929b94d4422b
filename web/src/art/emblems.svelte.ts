import { SvelteMap } from 'svelte/reactivity'

/** The emblems: which card has which, and the drawings, each loaded when a card that has it is first seen. */
interface Table {
  thrall: string[]
  places: [home: string, away: string]
  signature: string
  back: string
  cards: Record<string, string>
}

const drawings = new SvelteMap<string, string>()
const asked = new Set<string>()
let table = $state.raw<Table | null>(null)

const file = (name: string): Promise<Response> => fetch(new URL(__EMBLEMS__ + name, document.baseURI))

/** Whoever needs no emblem does not wait for one: without it a card is its ground and its words. */
async function load(name: string): Promise<void> {
  try {
    const answer = await file(`${name}.svg`)
    if (!answer.ok) return
    const found = /<svg[^>]*>(.*)<\/svg>/s.exec(await answer.text())
    if (found) drawings.set(name, found[1]!)
  } catch {
    asked.delete(name) // the line is lost: asked for again when the card is next drawn
  }
}

let loading: Promise<void> | undefined
export const loadTable = (): Promise<void> =>
  (loading ??= file('cards.json')
    .then((answer) => answer.json())
    .then((found: Table) => void (table = found))
    .catch(() => void (loading = undefined)))

/** The drawing of this name, or nothing until it has come. */
export function drawing(name: string | undefined): string {
  if (!name) return ''
  const found = drawings.get(name)
  if (found === undefined && !asked.has(name)) {
    asked.add(name)
    void load(name)
  }
  return found ?? ''
}

/** The emblems of these cards, all there: a picture that is saved is drawn once. */
export async function allOf(cards: string[]): Promise<void> {
  await loadTable()
  const names = new Set([...cards.map((card) => table?.cards[card]), table?.signature])
  await Promise.all([...names].filter((name): name is string => !!name && !drawings.has(name)).map((name) => (asked.add(name), load(name))))
}

const named = (pick: (table: Table) => string | undefined): string => {
  if (!table) void loadTable()
  return table ? drawing(pick(table)) : ''
}
export const emblemOf = (card: string): string => named((one) => one.cards[card])
export const helmOf = (step: number): string => named((one) => one.thrall[step])
export const towerOf = (away: boolean): string => named((one) => one.places[away ? 1 : 0])
export const laurels = (): string => named((one) => one.signature)
export const backSign = (): string => named((one) => one.back)
