import type { Face } from '../contract'
import { backSign, emblemOf, helmOf, laurels, towerOf } from './emblems.svelte'
import * as frames from './frames'
import { isSignature } from './picture'
import { above, band, below } from './scene'

/** Each picture is drawn once and kept; those that still wait for their emblem are drawn again with it. */
const kept = new Map<string, string>()
function once(key: string, complete: boolean, draw: () => string): string {
  const found = kept.get(key)
  if (found !== undefined) return found
  const made = draw()
  if (complete) kept.set(key, made)
  return made
}

const signs = (face: Face): frames.Signs => ({ laurels: isSignature(face) ? laurels() : '' })
const ready = (icon: string, face: Face): boolean => Boolean(icon) && (!isSignature(face) || Boolean(laurels()))

export function cardImage(face: Face, theme: frames.Theme, plate: number): string {
  const icon = emblemOf(face.name)
  return once(`${face.name}|${theme}|${plate}`, ready(icon, face), () => frames.card(face, icon, signs(face), theme, plate))
}
export function tileImage(face: Face, narrow: boolean): string {
  const icon = emblemOf(face.name)
  return once(`${face.name}|tile${narrow ? 1 : 0}`, ready(icon, face), () => frames.tile(face, icon, signs(face), narrow))
}
export function thrallImage(might: number): string {
  const icon = helmOf(frames.helm(might))
  return once(`thrall|${frames.helm(might)}`, Boolean(icon), () => frames.thrall(icon))
}
export function backImage(lying: boolean): string {
  const icon = backSign()
  return once(`back|${lying}`, Boolean(icon), () => frames.back(lying, icon))
}

/** The landscape of a place: its name, or a base of ours or the NPC's. `spot`: where in a lane; none where there are no lanes. */
export function landscape(part: 'above' | 'slim' | 'wide' | 'band' | 'below', name: string, base: '' | 'home' | 'away', spot?: number): string {
  if (part === 'below') return once(`below|${name}|${spot}`, true, () => below(name, spot))
  const icon = base ? towerOf(base === 'away') : emblemOf(name)
  return once(`${part}|${name}|${base}|${spot}`, Boolean(icon), () => (part === 'band' ? band(name, icon, spot) : above(name, icon, spot, part === 'wide' ? 470 : part === 'slim' ? 130 : base ? 170 : 260)))
}
