import type { Card, Place, Side, Step, View } from '../contract'

/** The board of one step: its lane, or the whole table, as it was. The other lanes stay as they were when the telling
 * began, or their strips would give away how it ends; whom they wait for is known at once. */
export function merged(now: View, step: Step, before: View | null = null): View {
  const old = before?.arenas.length === now.arenas.length ? before : now
  const then = (one: Side): Side => {
    const found = step.sides.find((other) => other.index === one.index)
    const mate = step.sides.find((other) => other.is_player && other.team === one.team)
    return found ?? (mate ? { ...one, points: mate.points } : one) // a team has one score
  }
  return {
    ...now,
    turn: step.turn,
    turn_seat: step.turn_seat,
    phase_name: step.phase_name,
    places: now.places.map((one) => step.places.find((other) => other.index === one.index) ?? old.places.find((other) => other.index === one.index) ?? one),
    sides: now.sides.map(then),
    arenas: now.arenas.map((one, i) => (one.index === step.arena.index ? step.arena : { ...one, showdown: old.arenas[i]!.showdown, combat: old.arenas[i]!.combat })),
  }
}

const state = ({ id: _, ...card }: Card, place: number): string => JSON.stringify([place, card])

function cards(places: Place[]): Map<number, string> {
  const found = new Map<number, string>()
  for (const place of places) for (const one of [...place.units, ...place.gear, ...place.facedown]) found.set(one.id, state(one, place.index))
  return found
}

/** What is new, elsewhere or otherwise than before; and the battlefields that something has left, or that changed hands. */
export function differing(before: Place[], after: Place[]): number[] {
  const old = cards(before)
  const now = cards(after)
  const found = [...now].filter(([id, how]) => old.get(id) !== how).map(([id]) => id)
  for (const place of after) {
    const was = before.find((one) => one.index === place.index)
    if (!place.card || !was) continue
    const gone = was.units.some((one) => !now.has(one.id))
    if (gone || was.controller !== place.controller || was.contested_by !== place.contested_by) found.push(place.card.id)
  }
  return found
}
