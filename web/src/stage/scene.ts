import type { Face, Line, View } from '../contract'

/** What the NPC does for a card, by its type (LL 4.3). */
export type Verb = 'advance' | 'strike' | 'merge' | 'rush'

/** One of the things that happen for a dealt card. */
export interface Part {
  id: 'paid' | 'unpaid' | 'free' | 'thrall' | Verb | 'second' | 'again'
  n: number
  state: 'done' | 'now' | 'next'
}

/** From something on the table to something else: keys as of `data-drop`, or the card on the stage. */
export interface Arrow {
  from: string
  to: string
  kind: 'march' | 'aim' | 'pay' | 'own' | 'lost'
}

export interface Scene {
  /** A card is dealt to the NPC, somebody plays a card, or something else happens. */
  kind: 'deal' | 'play' | 'plain'
  /** Whose card it is that lies on the stage; empty: none. */
  card: string
  verb: Verb | ''
  parts: Part[]
  arrows: Arrow[]
  /** The number that becomes a Thrall's Might: the card's cost, or the Might of the unit. */
  becomes: '' | 'cost' | 'might'
}

const VERBS: Record<string, Verb> = { advance: 'advance', 'strike-made': 'strike', merge: 'merge', rush: 'rush' }
/** What happens while cards are dealt; anything else ends it. */
const DEALING = new Set(['enthralled', 'enthrall-paid', 'gold-paid', 'all-runes-exhausted', 'thrall', 'creates', 'moves', 'contests', 'attached', 'recycles', ...Object.keys(VERBS)])
const PLAYS = new Set(['plays', 'uses', 'triggers'])
/** Here a play is over, and what comes then is somebody else's doing. */
const ENDS = new Set(['phase', 'turn', 'ends-turn', 'plays', 'uses', 'triggers', 'showdown-ends', 'combat', 'enthralled'])

const EMPTY: Scene = { kind: 'plain', card: '', verb: '', parts: [], arrows: [], becomes: '' }

/** What stands on the stage while this line is told. `log`: all lines, also those that are told only later. */
export function sceneAt(log: Line[], n: number, faces: Record<string, Face>, view: View): Scene {
  const at = log.findIndex((line) => line.n === n)
  if (at < 0) return EMPTY
  const line = log[at]!
  const npc = (one: Line): boolean => view.sides[one.by]?.is_player === false
  const lane = (one: Line): boolean => one.lane === line.lane || one.lane < 0
  if (DEALING.has(line.kind) && view.mode === 'lanes') {
    let first = at
    while (first >= 0 && lane(log[first]!) && DEALING.has(log[first]!.kind) && log[first]!.kind !== 'enthralled') first--
    if (log[first]?.kind === 'enthralled') return dealt(log, first, at, faces, npc)
  }
  if (line.kind === 'moves') return { ...EMPTY, arrows: marches([line], npc) }
  if (line.kind === 'strike') return { ...EMPTY, arrows: [{ from: card(line.objects[0]), to: card(line.objects[1]), kind: 'aim' }] }
  return played(log, at, view) ?? EMPTY
}

const card = (id: number | undefined): string => `card ${id ?? 0}`
const marches = (moves: Line[], npc: (line: Line) => boolean): Arrow[] =>
  moves.map((one) => ({ from: card(one.objects[0]), to: `place ${one.args[1]}`, kind: npc(one) ? 'march' : 'own' }))

function dealt(log: Line[], first: number, at: number, faces: Record<string, Face>, npc: (line: Line) => boolean): Scene {
  const start = log[first]!
  const name = start.names[0] ?? ''
  const face = faces[name]
  let end = first + 1
  while (log[end] && DEALING.has(log[end]!.kind) && log[end]!.kind !== 'enthralled') end++
  const own = log.slice(first, end).filter((line) => line.lane === start.lane)
  const now = log[at]!
  const made = own.filter((line) => line.kind === 'thrall')
  const acts = own.find((line) => VERBS[line.kind])
  const verb = acts ? VERBS[acts.kind]! : expected(log, first, faces)
  const second = face?.type === 'unit' ? made[1] : undefined
  const found: { id: Part['id']; n: number; from: number; to: number }[] = []
  const add = (id: Part['id'], n: number, some: Line[]): void => {
    if (some.length) found.push({ id, n, from: some[0]!.n, to: some.at(-1)!.n })
  }
  const paid = own.filter((line) => line.kind === 'enthrall-paid' || line.kind === 'gold-paid')
  if (paid.length) add('paid', paid.reduce((n, line) => n + (line.kind === 'gold-paid' ? 1 : (line.args[1] ?? 0)), 0), paid)
  add('unpaid', 0, own.filter((line) => line.kind === 'all-runes-exhausted'))
  if (!found.length && face && !face.power.length) found.push({ id: 'free', n: 0, from: start.n, to: start.n })
  add('thrall', made[0]?.args[1] ?? 0, made.slice(0, 1))
  const moves = own.filter((line) => line.kind === 'moves' && (!second || line.n < second.n))
  if (verb && acts) add(verb, verb === 'merge' ? (acts.args[1] ?? 0) : moves.length, [acts, ...(verb === 'merge' ? [] : moves)])
  if (second) add('second', second.args[1] ?? 0, [second])
  const next = log[end]
  if (next?.kind === 'enthralled' && next.lane === start.lane) found.push({ id: 'again', n: 0, from: next.n, to: next.n })
  const state = (one: { from: number; to: number }): Part['state'] => (now.n < one.from ? 'next' : now.n > one.to ? 'done' : 'now')
  const arrows: Arrow[] = []
  if (now.kind === 'enthrall-paid') for (const rune of now.objects) arrows.push({ from: 'stage', to: card(rune), kind: 'pay' })
  if (now.kind === 'advance' || now.kind === 'rush') arrows.push(...marches(moves, npc))
  if (now.kind === 'strike-made') arrows.push({ from: 'stage', to: card(now.objects[1]), kind: 'aim' })
  if (now.kind === 'moves') arrows.push(...marches([now], npc))
  return {
    kind: 'deal', card: name, verb, arrows,
    parts: found.map((one) => ({ id: one.id, n: one.n, state: one.id === 'free' && now === start ? 'now' : state(one) })),
    becomes: now === made[0] ? 'cost' : now === second ? 'might' : '',
  }
}

/** What its type will make the NPC do, while it is still to come: somebody is asked how to pay. */
function expected(log: Line[], first: number, faces: Record<string, Face>): Verb | '' {
  const type = (line: Line | undefined): string => faces[line?.names[0] ?? '']?.type ?? ''
  const now = type(log[first])
  if (now !== 'spell') return now === 'unit' ? 'advance' : now === 'gear' ? 'strike' : ''
  const phase = log.slice(0, first).findLastIndex((line) => line.kind === 'phase')
  return log.slice(phase + 1, first).some((line) => line.kind === 'enthralled' && line.lane === log[first]!.lane && type(line) === 'spell') ? 'rush' : 'merge'
}

/** Somebody's card or ability, with what it aims at, until all that it does is told. */
function played(log: Line[], at: number, view: View): Scene | undefined {
  const here = log[at]!
  let first = at
  while (first >= 0 && !PLAYS.has(log[first]!.kind) && !ENDS.has(log[first]!.kind)) first--
  const line = log[first]
  if (!line || !PLAYS.has(line.kind) || !line.names[0] || line.names[0] === 'Thrall') return undefined
  if (line.by === view.seat && here.by === view.seat) return undefined
  const targets: number[] = []
  for (const one of log.slice(first + 1)) {
    if (ENDS.has(one.kind) || one.kind === 'resolves' || one.kind === 'ability-resolves') break
    if (one.kind === 'chooses' && one.by === line.by) targets.push(...one.objects.filter(Boolean))
  }
  const resolved = log.slice(first + 1, at + 1).some((one) => one.kind === 'resolves' || one.kind === 'ability-resolves')
  const arrows: Arrow[] = resolved ? [] : targets.map((id) => ({ from: 'stage', to: card(id), kind: 'aim' }))
  return { ...EMPTY, kind: 'play', card: line.names[0], arrows }
}
