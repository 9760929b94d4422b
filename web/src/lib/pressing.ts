import type { Card } from '../contract'
import type { Board } from './board'
import type { Thing } from './choosing'

export interface Pressed {
  board: Board
  thing: Thing
  card?: Card | null
  /** May it be taken and let go elsewhere? */
  drags?: boolean
}

const FAR = 8
const LONG = 450

/** What an element marked with data-drop stands for. */
export function dropThing(node: Element | null): Thing | null {
  const found = node?.closest<HTMLElement>('[data-drop]')?.dataset.drop?.split(' ')
  if (!found) return null
  const numbers = found.slice(1).map(Number)
  if (found[0] === 'card') return { kind: 'card', ids: numbers }
  if (found[0] === 'place' || found[0] === 'side' || found[0] === 'lane') return { kind: found[0], index: numbers[0]! }
  return null
}

export const dropName = (thing: Thing): string =>
  thing.kind === 'card' ? `card ${thing.ids.join(' ')}` : `${thing.kind} ${thing.index}`

/** What a finger opens lies under it: the click that follows when it is lifted is for nothing in there. */
function swallowClick(): void {
  const end = (): void => {
    removeEventListener('click', stop, true)
    for (const name of ['pointerdown', 'keydown']) removeEventListener(name, end, true)
  }
  const stop = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    end()
  }
  addEventListener('click', stop, true)
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, end, true) // another press: there was no such click
}

/** Click, drag, long press, hover and focus: all of them on anything that lies on the table. Keys click by themselves. */
export function pressing(node: HTMLElement, given: Pressed) {
  let now = given
  let start: { x: number; y: number; id: number; touch: boolean } | null = null
  let ghost: HTMLElement | null = null
  let over: Element | null = null
  let held: ReturnType<typeof setTimeout> | undefined
  let long = false
  let swallow = false

  const drop = (): void => {
    ghost?.remove()
    ghost = null
    over?.classList.remove('over')
    over = null
    clearTimeout(held)
    start = null
    for (const [name, what] of far) removeEventListener(name, what)
  }
  const lift = (): void => {
    const box = node.getBoundingClientRect()
    ghost = node.cloneNode(true) as HTMLElement
    ghost.removeAttribute('id')
    ghost.setAttribute('aria-hidden', 'true')
    const style = ghost.style
    style.position = 'fixed'
    style.left = `${box.left}px`
    style.top = `${box.top}px`
    style.width = `${box.width}px`
    style.height = `${box.height}px`
    style.pointerEvents = 'none'
    style.zIndex = '90'
    style.opacity = '0.9'
    style.transition = 'none'
    document.body.append(ghost)
  }
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return
    swallow = false
    long = false
    for (const [name, what] of far) addEventListener(name, what)
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, touch: event.pointerType === 'touch' }
    held = setTimeout(() => {
      long = true
      if (start?.touch && now.card && !now.drags) enlarge()
    }, LONG)
  }
  const enlarge = (): void => {
    swallowClick()
    if (now.card?.name) now.board.enlarge(now.card)
  }
  const move = (event: PointerEvent): void => {
    if (!start || event.pointerId !== start.id) return
    const dx = event.clientX - start.x
    const dy = event.clientY - start.y
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return
      if (start.touch && !long) return drop()
      clearTimeout(held)
      if (!now.drags) return
      lift()
    }
    if (!ghost) return
    ghost.style.transform = `translate(${dx}px, ${dy}px)`
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-drop]') ?? null
    if (under !== over) {
      over?.classList.remove('over')
      over = under
      over?.classList.add('over')
    }
  }
  const up = (): void => {
    const goal = ghost ? dropThing(over) : null
    const dragged = ghost !== null
    if (!dragged && long && start?.touch) enlarge()
    if (dragged) {
      swallow = true
      setTimeout(() => (swallow = false))
    }
    drop()
    if (!dragged || !goal || dropName(goal) === dropName(now.thing)) return
    now.board.drop(now.thing, goal)
  }
  const click = (event: MouseEvent): void => {
    if (swallow) {
      swallow = false
      event.preventDefault()
      return
    }
    now.board.press(now.thing)
  }
  const enter = (): void => {
    if (now.card) now.board.look(now.card)
    now.board.hover(now.thing)
  }
  const leave = (): void => now.board.hover(null)
  const menu = (event: Event): void => {
    if (!now.card?.name) return
    event.preventDefault()
    if (!start?.touch) now.board.enlarge(now.card)
  }
  const still = (event: TouchEvent): void => {
    if (long && now.drags) event.preventDefault()
  }
  // A quick hand is off the card before it is taken: what follows is heard everywhere.
  const far: [string, EventListener][] = [['pointermove', move as EventListener], ['pointerup', up], ['pointercancel', drop]]
  const on: [string, EventListener, AddEventListenerOptions?][] = [
    ['pointerdown', down as EventListener], ['click', click as EventListener], ['pointerenter', enter], ['focus', enter],
    ['pointerleave', leave], ['blur', leave], ['contextmenu', menu], ['touchmove', still as EventListener, { passive: false }],
  ]
  for (const [name, what, how] of on) node.addEventListener(name, what, how)
  return {
    update(next: Pressed) {
      now = next
    },
    destroy() {
      drop()
      for (const [name, what] of on) node.removeEventListener(name, what)
    },
  }
}
