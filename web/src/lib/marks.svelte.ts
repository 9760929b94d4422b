import type { Arrow } from '../stage/scene'

/** What is drawn over the table for a moment: where somebody would go, if the card they point at were dealt. */
class Marks {
  arrows = $state.raw<Arrow[]>([])
  /** What an answer would do is drawn on the pieces: its sentences wait for a key. */
  drawn = $state(false)
  /** They are wanted all the same. */
  words = $state(false)
}
export const marks = new Marks()
