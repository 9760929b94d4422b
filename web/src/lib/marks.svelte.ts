import type { Arrow } from '../stage/scene'

/** What is drawn over the table for a moment: where somebody would go, if the card they point at were dealt. */
class Marks {
  arrows = $state.raw<Arrow[]>([])
}
export const marks = new Marks()
