import type { Line, View } from '../contract'

/** What one wants to have told; the rest is seen, or read in the log. */
const TOLD = new Set([
  'advance', 'all-lose', 'all-runes-exhausted', 'burned', 'burns-out', 'combat', 'combat-damage', 'concedes', 'conquers', 'deflected', 'dies',
  'enthrall-paid', 'enthralled', 'gains-points', 'gold-paid', 'holds', 'merge', 'moves', 'nearfield-lost', 'no-result', 'nothing-enthralled',
  'plays', 'recalled', 'rush', 'strike', 'strike-made', 'thrall', 'turn', 'wins', 'wins-combat',
])
/** And besides, where somebody else acts: whatever they do, and what it does. */
const OTHERS = new Set([
  'ability-countered', 'attached', 'banished', 'brings', 'buffed', 'chooses', 'counters', 'countered', 'creates', 'dealt', 'discards',
  'empowered', 'extra-turn', 'gains-control', 'gains-xp', 'gets-might', 'hides', 'mulligans', 'names', 'no-final-point',
  'plays-token', 'returned', 'reveals', 'saved', 'showdown', 'stunned', 'uses',
])
/** Where one of these happened, the game itself has acted, or is over, or a combat has come to its end: that is told step by
 * step, also where an answer of one's own has led to it. */
const STARTS = new Set([
  'advance', 'all-lose', 'combat', 'combat-damage', 'enthralled', 'merge', 'nearfield-lost', 'nothing-enthralled', 'rush', 'strike',
  'thrall', 'turn', 'wins',
])
/** Somebody's doing whose effects come with the lines after it. */
const CAUSES = new Set(['plays', 'uses', 'triggers', 'resolves', 'ability-resolves'])

export interface Tellable {
  lines: Line[]
  /** It is told by itself; otherwise to whoever goes back. */
  worth: boolean
}

/** What is to be told of lines that came together, by whoever sits at this screen (`you`), with the eyes of `seat`. */
export function tellable(all: Line[], view: View | null, seat: number, you: number[]): Tellable {
  const lines = all.filter((_, i) => !saidInTotal(all, i))
  const elses = (line: Line): boolean => line.by >= 0 && !you.includes(line.by)
  if (view?.mode !== 'lanes') {
    const here = lines.filter((line) => line.lane <= 0)
    return chosen(here, here.some(elses), () => false)
  }
  const npc = (line: Line): boolean => view.sides[line.by]?.is_player === false
  const mate = (line: Line): boolean => elses(line) && !npc(line)
  const { here, mates } = inLane(lines, seat, mate)
  const story = chosen(here, mates || here.some((line) => npc(line) && CAUSES.has(line.kind)), npc)
  return mates ? story : { ...story, worth: story.worth && story.lines.length > 1 }
}

function chosen(here: Line[], others: boolean, npc: (line: Line) => boolean): Tellable {
  const told = here.filter((line) => TOLD.has(line.kind) || (others && OTHERS.has(line.kind)))
  const worth = others ? told.length > 0 : told.length > 1 && told.some((line) => STARTS.has(line.kind) || npc(line))
  // Who goes back wants to see also what their own answers did.
  return { lines: worth ? told : here.filter((line) => TOLD.has(line.kind) || OTHERS.has(line.kind)), worth }
}

/** What happened in one's lane or to everybody; and what a teammate did elsewhere that had an effect here. */
function inLane(lines: Line[], seat: number, mate: (line: Line) => boolean): { here: Line[]; mates: boolean } {
  const here: Line[] = []
  let causes: Line[] = []
  let mates = false
  for (const line of lines) {
    if (line.kind === 'phase' || line.kind === 'turn') causes = []
    if (mate(line) && line.lane !== seat && CAUSES.has(line.kind)) causes.push(line)
    else if (line.lane === seat) {
      mates ||= mate(line) || causes.length > 0
      here.push(...causes, line)
      causes = []
    } else if (line.lane < 0) here.push(line)
  }
  return { here, mates }
}

/** The damage of a combat is one line that sums up those before it. */
function saidInTotal(lines: Line[], at: number): boolean {
  return lines[at]!.kind === 'dealt' && lines.slice(at).find((line) => line.kind !== 'dealt')?.kind === 'combat-damage'
}
