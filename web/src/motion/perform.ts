import type { Face, Line, View } from '../contract'
import type { Spot } from '../lib/travel'
import { node } from '../stage/places'
import { finish, later } from './clock'
import { t } from '../lib/words.svelte'
import { clash, conquer, death, each, exhaust, fly, hit, ring, strike, turn } from './effects'
import { sound, type Sound } from './sound'

export { finish } from './clock'

/** What happened, and how it was before. */
export interface Happened {
  lines: Line[]
  before: ReadonlyMap<string, Spot>
  /** The board before, where it is known: nobody writes down who was exhausted. */
  was?: View | undefined
  view: View
  faces: Record<string, Face>
  /** The seats at this screen. */
  you: readonly number[]
}

const card = (id: number | undefined): Element | null => (id ? node(`card ${id}`) : null)
/** Where a battlefield is, by its card. */
function field(view: View, id: number | undefined): Element | null {
  const place = view.places.find((one) => one.card?.id === id)
  return place ? node(`place ${place.index}`) : null
}
/** What comes one after another, this many milliseconds apart. */
const APART = 130
const SLOT: Record<string, Sound> = { unit: 'unit', spell: 'spell', gear: 'gear' }

/** Effects and sounds for lines that are told, or that have just come true, one after another. */
export function perform(what: Happened): void {
  finish()
  const leaning = spent(what).flatMap((id) => card(id) ?? [])
  if (leaning.length) sound('exhaust')
  for (const node of new Set(leaning)) exhaust(node)
  let wait = 0
  for (const line of what.lines.slice(-24)) {
    const ms = wait
    if (effect(line, what, ms)) wait += APART
  }
}

/** Whoever is exhausted now and was not before. Runes pay so often that their coins say enough. */
function spent({ was, view }: Happened): number[] {
  const lying = (on: View): { id: number; exhausted?: boolean }[] => [...on.places.flatMap((one) => [...one.units, ...one.gear]), ...on.sides.flatMap((one) => one.legends)]
  const ready = new Set(was ? lying(was).flatMap((one) => (one.exhausted ? [] : one.id)) : [])
  return lying(view).flatMap((one) => (one.exhausted && ready.has(one.id) ? one.id : []))
}

function effect(line: Line, all: Happened, ms: number): boolean {
  const { lines, before, view, faces, you } = all
  const ours = view.sides[line.by]?.team === view.sides[you[0] ?? 0]?.team
  const does = (name: Sound | undefined, play: () => void = () => {}): true => {
    later(ms, () => {
      if (name) sound(name)
      play()
    })
    return true
  }
  switch (line.kind) {
    case 'turn':
      return does(undefined, () => turn(t('turn-n', { n: line.turn })))
    case 'draws':
      return does('draw')
    case 'plays':
      return does(SLOT[faces[line.names[0] ?? '']?.type ?? ''] ?? 'spell')
    case 'moves':
      return does('march')
    case 'enthralled':
      return does('deal')
    case 'enthrall-paid':
      return does('pay', () => each(line.objects, 120, (id) => void (card(id) && ring(card(id)!, 'gold'))))
    case 'advance':
    case 'rush':
      return does('verb')
    case 'merge':
      return does('verb', () => void (card(line.objects[0]) && ring(card(line.objects[0])!, 'gold', `${line.args[1]}`)))
    case 'thrall':
      return does('unit', () => {
        const to = card(line.objects[0])
        const from = document.querySelector('.stage .becomes-cost .cost, .stage .becomes-might .might')
        if (to && from) fly('number', String(line.args[1] ?? ''), from.getBoundingClientRect(), to.getBoundingClientRect(), () => ring(to, 'gold'))
        else if (to) ring(to, 'gold')
      })
    case 'strike-made':
      return does('gear', () => void (card(line.objects[1]) && ring(card(line.objects[1])!, 'bad')))
    case 'strike':
      return does('strike', () => void (card(line.objects[1]) && strike(card(line.objects[1])!)))
    case 'dealt': {
      const said = lines.slice(lines.indexOf(line)).find((one) => one.kind !== 'dealt')?.kind === 'combat-damage'
      const there = said ? null : card(line.objects[0])
      return said ? false : does('hit', () => void (there?.isConnected && hit(there, line.args[0] ?? 0)))
    }
    case 'combat-damage':
      return does('hit', () => {
        const place = line.objects.map((id) => card(id)?.closest('.place')).find(Boolean)
        if (place) clash(place)
        line.objects.forEach((id, i) => void (card(id) && line.args[i] && hit(card(id)!, line.args[i]!)))
      })
    case 'dies': {
      const was = before.get(String(line.objects[0]))
      return does('death', () => void (was && !card(line.objects[0]) && death(was.node, was.box)))
    }
    case 'buffed':
    case 'empowered':
      return does('buff', () => void (card(line.objects[0]) && ring(card(line.objects[0])!, 'good')))
    case 'gets-might':
      return does('buff', () => void (card(line.objects[0]) && ring(card(line.objects[0])!, (line.args[0] ?? 0) < 0 ? 'bad' : 'good', `${(line.args[0] ?? 0) > 0 ? '+' : '−'}${Math.abs(line.args[0] ?? 0)}`)))
    case 'stunned':
      return does('exhaust', () => void (card(line.objects[0]) && ring(card(line.objects[0])!, 'bad', '✷')))
    case 'conquers':
    case 'gains-control':
      return line.kind === 'gains-control' && lines.some((one) => one.kind === 'conquers' && one.objects[0] === line.objects[0]) ? false : does('conquer', () => void (field(view, line.objects[0]) && conquer(field(view, line.objects[0])!, ours)))
    case 'holds':
      return does('conquer', () => void (field(view, line.objects[0]) && ring(field(view, line.objects[0])!, 'gold')))
    case 'nearfield-lost':
      return does(undefined, () => void (field(view, line.objects[0]) && ring(field(view, line.objects[0])!, 'bad')))
    case 'gains-points':
      return score(line, all, ms)
    default:
      return false
  }
}

/** A point goes from where it was won or lost to the score. */
function score(line: Line, { lines, view }: Happened, ms: number): true {
  const n = line.args[1] ?? 0
  const from = lines.slice(0, lines.indexOf(line)).findLast((one) => ['conquers', 'holds', 'nearfield-lost'].includes(one.kind))
  const team = view.sides[line.by]?.team
  const where = from ? field(view, from.objects[0]) : fieldOf(view, n)
  later(ms, () => {
    const pills = [...document.querySelectorAll('.score .points')]
    const players = view.sides.filter((one) => one.is_player)
    const teams = [...new Set(players.map((one) => one.team))]
    const to = pills[pills.length > 1 ? Math.max(0, teams.indexOf(team ?? 0)) : 0]?.querySelector('b')
    sound(n < 0 ? 'lost-point' : 'won-point')
    const start = where ?? document.querySelector('.stage')
    if (to && start) fly(n < 0 ? 'lost' : 'point', n < 0 ? `−${-n}` : `+${n}`, start.getBoundingClientRect(), to.getBoundingClientRect(), () => ring(to, n < 0 ? 'bad' : 'gold'))
  })
  return true
}

/** In a lane a point is won at the Farfield and lost at the Nearfield. */
function fieldOf(view: View, n: number): Element | null {
  if (view.mode !== 'lanes') return null
  const place = view.places.find((one) => one.arena === view.seat && one.spot === (n < 0 ? 1 : 3))
  return place ? node(`place ${place.index}`) : null
}
