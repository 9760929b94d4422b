import type { Card, View } from '../contract'
import type { Foretold } from '../lib/foretelling.svelte'
import type { Arrow } from './scene'

export interface Fight {
  place: number
  /** The Might each side has in it. */
  ours: number
  theirs: number
  end: 'won' | 'lost' | 'none' | 'open'
}

/** What an answer would do to the pieces on the table. */
export interface Outcome {
  dead: number[]
  hurt: Map<number, number>
  might: Map<number, number>
  arrows: Arrow[]
  /** Who goes where, of those that lie on the board now. */
  moves: { card: number; to: number }[]
  /** Places and who would control them. */
  holders: Map<number, number>
  points: { place: number; n: number; side: number }[]
  fights: Fight[]
  /** Something of it depends on what is hidden or random, and is left out. */
  unsure: boolean
  assumed: string[]
}

export const empty = (one: Outcome): boolean =>
  !one.dead.length && !one.hurt.size && !one.might.size && !one.arrows.length && !one.holders.size && !one.points.length && !one.fights.length

/** From the events that are foretold, as far as they are certain and in this turn. `source`: the card the answer is about. */
export function outcomeOf(told: Foretold, view: View, me: number, source = 0): Outcome {
  const found: Outcome = { dead: [], hurt: new Map(), might: new Map(), arrows: [], moves: [], holders: new Map(), points: [], fights: [], unsure: false, assumed: told.assumed }
  const team = view.sides[me]?.team
  const where = new Map<number, number>()
  const cards = new Map<number, Card>()
  for (const place of view.places)
    for (const one of place.units) {
      where.set(one.id, place.index)
      cards.set(one.id, one)
    }
  const at = (id: number | undefined): number => view.places.find((one) => one.card?.id === id)?.index ?? -1
  const ours = (id: number): boolean => view.sides[cards.get(id)?.controller ?? -1]?.team === team
  const add = (to: Map<number, number>, id: number | undefined, n: number): void => {
    if (id && cards.has(id)) to.set(id, (to.get(id) ?? 0) + n)
  }
  let fight: Fight | undefined
  let last = -1
  const ended = (): void => {
    if (!fight) return
    const here = [...where].filter(([id, place]) => place === fight!.place && !found.dead.includes(id))
    const we = here.some(([id]) => ours(id))
    const they = here.some(([id]) => !ours(id))
    fight.end = we && they ? 'open' : we ? 'won' : they ? 'lost' : 'none'
    fight = undefined
  }
  for (const line of told.lines) {
    if (!line.certain) {
      found.unsure = true
      break
    }
    if (line.kind === 'turn') break
    const id = line.objects[0] ?? 0
    const n = line.args[0] ?? 0
    switch (line.kind) {
      case 'moves': {
        const to = line.args[1] ?? -1
        if (!where.has(id)) break
        found.moves.push({ card: id, to })
        found.arrows.push({ from: `card ${id}`, to: `place ${to}`, kind: ours(id) ? 'own' : 'march' })
        where.set(id, to)
        break
      }
      case 'chooses':
        if (line.by === me && source) for (const target of line.objects) if (target && target !== source) found.arrows.push({ from: `card ${source}`, to: `card ${target}`, kind: 'aim' })
        break
      case 'strike':
        found.arrows.push({ from: `card ${id}`, to: `card ${line.objects[1]}`, kind: 'aim' })
        break
      case 'combat':
        ended()
        fight = { place: at(id), ours: 0, theirs: 0, end: 'open' }
        if (fight.place >= 0) found.fights.push(fight)
        break
      case 'dealt':
        add(found.hurt, id, n)
        break
      // What was dealt one by one just before is not counted again.
      case 'combat-damage':
        line.objects.forEach((unit, i) => {
          if (!found.hurt.has(unit)) add(found.hurt, unit, line.args[i] ?? 0)
          if (fight && ours(unit)) fight.theirs += line.args[i] ?? 0
          else if (fight) fight.ours += line.args[i] ?? 0
        })
        break
      case 'dies':
        if (cards.has(id)) found.dead.push(id)
        break
      case 'gets-might':
        add(found.might, id, n)
        break
      case 'buffed':
        add(found.might, id, 1)
        break
      case 'conquers':
      case 'gains-control':
      case 'holds':
        last = at(id)
        if (last >= 0 && view.places[last]?.controller !== line.by) found.holders.set(last, line.by)
        break
      case 'loses-control':
        if (at(id) >= 0) found.holders.set(at(id), -1)
        break
      case 'gains-points':
        found.points.push({ place: last, n: line.args[1] ?? 0, side: line.by })
        break
      case 'recalled':
        ended() // who is left after a fight without a winner goes home: that is no loss
        where.delete(id)
        break
    }
  }
  ended()
  return found
}
