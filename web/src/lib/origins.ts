import type { Line } from '../contract'

/** Lines in which a token comes to be, and the one before them that says for which card. */
const MADE = new Set(['thrall', 'merge', 'strike-made'])
const CAUSE = 'enthralled'

/** A Thrall or a Strike that comes or goes on is told in words of its own, and a Strike that comes off as it goes back: the plain line
 * beside it says nothing more. */
const OWN_WORDS = new Set(['Thrall', 'Strike'])
export const toldElsewhere = (line: Line): boolean =>
  line.names.length > 0 &&
  (['creates', 'attached'].includes(line.kind) ? line.names.every((name) => OWN_WORDS.has(name)) : line.kind === 'detached' && line.names.join() === 'Strike')

/** Where a Thrall or a Strike came from: the card that was dealt, and what was made of it. Older lines may be missing. */
export function born(id: number, lines: Line[]): Line[] {
  const at = lines.findLastIndex((line) => MADE.has(line.kind) && line.objects[0] === id)
  const made = lines[at]
  if (!made) return []
  const cause = lines.slice(0, at).findLast((line) => line.kind === CAUSE && line.turn === made.turn && line.lane === made.lane)
  return cause ? [cause, made] : [made]
}
