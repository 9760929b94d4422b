import { settings } from '../lib/settings.svelte'

/** The one clock of all effects: it goes as fast as things are told, and stands still where motion is not wanted. */
export const OUT = 'cubic-bezier(.16,1,.3,1)'
export const IN = 'cubic-bezier(.5,0,.9,.4)'
export const BACK = 'cubic-bezier(.34,1.4,.64,1)'

/** How long what usually takes `ms` takes now. */
export const lasts = (ms: number): number => Math.round(ms * Math.min(1.6, Math.max(0.45, (settings.all.pace || 1.4) / 1.4)))

const running = new Set<Animation>()
let timers: ReturnType<typeof setTimeout>[] = []

/** Something begins after a while; `finish` leaves it out. */
export function later(ms: number, what: () => void): void {
  if (ms <= 0) what()
  else timers.push(setTimeout(what, lasts(ms)))
}

/** Every animation goes through here: with less motion nothing travels, and what appears only stays for its time. */
export function animate(node: Element, frames: Keyframe[], ms: number, easing = OUT, done?: () => void): void {
  const still = settings.still
  const shown = still ? frames.map(({ opacity, offset }) => ({ ...(opacity === undefined ? { opacity: 1 } : { opacity }), ...(offset === undefined || offset === null ? {} : { offset }) })) : frames
  const one = node.animate(shown, { duration: lasts(ms), easing: still ? 'steps(1, end)' : easing })
  running.add(one)
  const end = (): void => {
    running.delete(one)
    done?.()
  }
  one.finished.then(end, end)
}

/** Whatever runs is over: somebody wants to go on. */
export function finish(): void {
  for (const one of timers) clearTimeout(one)
  timers = []
  for (const one of [...running]) one.finish()
}
