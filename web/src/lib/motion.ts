import type { Happened } from '../motion/perform'
import type { Sound } from '../motion/sound'

/** The stage, effects and sounds are loaded when the first of them is wanted; nothing ever waits for them. */
let loading: Promise<typeof import('../stage/later')> | undefined
export function load(): NonNullable<typeof loading> {
  loading ??= import('../stage/later')
  loading.catch(() => (loading = undefined))
  return loading
}
const ignore = (): void => {}

export function perform(what: Happened): void {
  if (what.lines.length) void load().then((motion) => motion.perform(what), ignore)
}
export function sound(name: Sound): void {
  void load().then((motion) => motion.sound(name), ignore)
}
/** Somebody goes on: whatever still runs is over. */
export function finish(): void {
  void loading?.then((motion) => motion.finish(), ignore)
}
