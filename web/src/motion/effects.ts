import { settings } from '../lib/settings.svelte'
import { animate, BACK, IN, later, OUT } from './clock'
import './effects.css'

/** The small set of effects. Each is given boxes or nodes, leaves nothing behind, and changes nothing on the board itself. */
let over: HTMLElement | undefined

function layer(): HTMLElement {
  if (!over?.isConnected) {
    over = document.createElement('div')
    over.className = 'motion'
    over.setAttribute('aria-hidden', 'true')
    document.body.append(over)
  }
  return over
}

function put(kind: string, text: string, box: { left: number; top: number; width: number; height: number }): HTMLElement {
  const one = document.createElement('span')
  one.className = kind
  one.textContent = text
  one.style.left = `${box.left + box.width / 2}px`
  one.style.top = `${box.top + box.height / 2}px`
  layer().append(one)
  return one
}

const middle = (box: DOMRect): { x: number; y: number } => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 })

/** A number or a point goes from one place to another and is gone when it has arrived. Without motion it shows at its goal. */
export function fly(kind: 'number' | 'point' | 'lost', text: string, from: DOMRect, to: DOMRect, arrived?: () => void): void {
  const one = put(kind, text, settings.still ? to : from)
  const a = middle(from)
  const b = middle(to)
  const dx = b.x - a.x
  const dy = b.y - a.y
  const high = Math.min(90, Math.hypot(dx, dy) * 0.25)
  animate(one, [
    { transform: 'translate(-50%, -50%) scale(1)', opacity: 1 },
    { transform: `translate(calc(-50% + ${dx / 2}px), calc(-50% + ${dy / 2 - high}px)) scale(1.5)`, opacity: 1, offset: 0.5 },
    { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(1)`, opacity: 1 },
  ], 620, OUT, () => {
    one.remove()
    arrived?.()
  })
}

/** So much damage; it rises and fades. */
export function hit(node: Element, n: number): void {
  const one = put('hit', `−${n}`, node.getBoundingClientRect())
  animate(one, [
    { transform: 'translate(-50%, -50%) scale(0.6)', opacity: 1 },
    { transform: 'translate(-50%, -80%) scale(1.25)', opacity: 1, offset: 0.25 },
    { transform: 'translate(-50%, -120%) scale(1)', opacity: 0 },
  ], 900, OUT, () => one.remove())
  if (!settings.still) animate(node, [{ transform: 'none' }, { transform: 'translateX(-5px)' }, { transform: 'translateX(5px)' }, { transform: 'none' }], 220, 'linear')
}

/** What has left the board lies there once more for a moment, greys and sinks. */
export function death(node: Element, box: DOMRect): void {
  const ghost = node.cloneNode(true) as HTMLElement
  for (const name of ['id', 'data-drop', 'data-thing', 'aria-label']) ghost.removeAttribute(name)
  ghost.setAttribute('inert', '')
  ghost.classList.add('ghost')
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` })
  layer().append(ghost)
  const skull = put('skull', '☠', box)
  animate(skull, [{ transform: 'translate(-50%, -50%) scale(0.5)', opacity: 0 }, { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.3 }, { transform: 'translate(-50%, -50%)', opacity: 0 }], 760, OUT, () => skull.remove())
  animate(ghost, [
    { transform: 'none', filter: 'brightness(2)', opacity: 1 },
    { transform: 'none', filter: 'grayscale(1)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(14px) rotate(4deg)', filter: 'grayscale(1)', opacity: 0 },
  ], 760, IN, () => ghost.remove())
}

/** A ring around something: it has become stronger, or it has just arrived. */
export function ring(node: Element, kind: 'good' | 'gold' | 'bad' = 'good', text = ''): void {
  const box = node.getBoundingClientRect()
  const one = put(`ring ${kind}`, '', box)
  Object.assign(one.style, { width: `${box.width + 10}px`, height: `${box.height + 10}px` })
  animate(one, [{ transform: 'translate(-50%, -50%) scale(0.8)', opacity: 0.2 }, { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.35 }, { transform: 'translate(-50%, -50%) scale(1.08)', opacity: 0 }], 700, OUT, () => one.remove())
  if (!text) return
  const said = put(`hit ${kind}`, text, box)
  animate(said, [{ transform: 'translate(-50%, -50%)', opacity: 1 }, { transform: 'translate(-50%, -120%)', opacity: 0 }], 900, OUT, () => said.remove())
}

/** A blade across its target. */
export function strike(node: Element): void {
  const box = node.getBoundingClientRect()
  const one = put('blade', '', box)
  Object.assign(one.style, { width: `${Math.max(box.width, box.height) * 1.5}px` })
  animate(one, [{ transform: 'translate(-50%, -50%) rotate(-38deg) scaleX(0)', opacity: 1 }, { transform: 'translate(-50%, -50%) rotate(-38deg) scaleX(1)', opacity: 1, offset: 0.5 }, { transform: 'translate(-50%, -50%) rotate(-38deg) scaleX(1)', opacity: 0 }], 480, OUT, () => one.remove())
}

/** Both sides of a place step to the line and back. */
export function clash(place: Element): void {
  if (settings.still) return
  for (const [zone, dy] of [['.units.foe', 14], ['.units.own', -14]] as const)
    for (const node of place.querySelectorAll(`${zone} > *`)) animate(node, [{ transform: 'none' }, { transform: `translateY(${dy}px)` }, { transform: 'none' }], 420, IN)
}

/** A place changes hands: a flag runs over it. */
export function conquer(place: Element, ours: boolean): void {
  const box = place.getBoundingClientRect()
  const one = put(`flagged ${ours ? 'ours' : 'theirs'}`, '', box)
  Object.assign(one.style, { width: `${box.width}px`, height: `${box.height}px` })
  animate(one, [{ transform: 'translate(-50%, -50%)', clipPath: 'inset(0 100% 0 0)', opacity: 0.85 }, { transform: 'translate(-50%, -50%)', clipPath: 'inset(0)', opacity: 0.7, offset: 0.45 }, { transform: 'translate(-50%, -50%)', clipPath: 'inset(0)', opacity: 0 }], 900, BACK, () => one.remove())
}

/** It is exhausted: it leans over, as it lies from now on. */
export function exhaust(node: Element): void {
  animate(node, [{ transform: 'none', opacity: 1 }, { transform: 'rotate(9deg) scale(0.94)', opacity: 0.7, offset: 0.5 }, { transform: 'none', opacity: 1 }], 320, BACK)
}

/** Another turn: it is called out over the board. */
export function turn(words: string): void {
  const board = document.querySelector('.board .lanes') ?? document.querySelector('.board')
  if (!board) return
  const one = put('turned', words, board.getBoundingClientRect())
  animate(one, [
    { transform: 'translate(-80%, -50%)', opacity: 0 },
    { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.25 },
    { transform: 'translate(-50%, -50%)', opacity: 1, offset: 0.75 },
    { transform: 'translate(-20%, -50%)', opacity: 0 },
  ], 1000, OUT, () => one.remove())
}

/** Several of a kind come one after another. */
export function each<T>(some: T[], apart: number, what: (one: T, i: number) => void): void {
  some.forEach((one, i) => later(i * apart, () => what(one, i)))
}
