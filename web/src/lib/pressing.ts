import type { Card } from '../contract'
import type { Board } from './board'
import type { Offer, Thing } from './choosing'
import type { Link } from './link.svelte'

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

/** A finger that only taps wants to answer; what the answer would do is shown to a finger that rests. */
const byTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch'
/** Where there is no mouse, a browser makes one up where a finger tapped last, and it enters whatever comes to lie there. */
const madeUp = (event: Event): boolean => event.type === 'pointerenter' && matchMedia('(any-hover: none)').matches

/** An answer of the question: a click gives it, dwelling on it shows what it would do, and a long hold never gives it. */
export function answering(node: HTMLElement, given: { link: Link; offer: Offer }) {
  let now = given
  let touch = false
  let held: ReturnType<typeof setTimeout> | undefined
  const show = (): void => now.link.hoverOffer(now.offer)
  const hide = (event: Event): void => {
    clearTimeout(held)
    if (event.type === 'blur') touch = false
    now.link.hoverOffer(null)
  }
  const down = (event: Event): void => {
    touch = byTouch(event)
    if (!touch) return
    held = setTimeout(() => {
      swallowClick()
      show()
    }, LONG)
  }
  const enter = (event: Event): void => {
    if (!touch && !byTouch(event) && !madeUp(event)) show()
  }
  const menu = (event: Event): void => {
    if (touch) event.preventDefault()
  }
  const click = (): void => {
    clearTimeout(held)
    now.link.answer(now.offer)
  }
  const on: [string, EventListener][] = [
    ['pointerdown', down], ['pointerenter', enter], ['focus', enter], ['pointerleave', hide], ['pointercancel', hide], ['blur', hide],
    ['contextmenu', menu], ['click', click],
  ]
  for (const [name, what] of on) node.addEventListener(name, what)
  return {
    update(next: { link: Link; offer: Offer }) {
      now = next
    },
    destroy() {
      clearTimeout(held)
      for (const [name, what] of on) node.removeEventListener(name, what)
    },
  }
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
  let touched = false

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
    touched = byTouch(event)
    start = { x: event.clientX, y: event.clientY, id: event.pointerId, touch: touched }
    held = setTimeout(() => {
      long = true
      if (!start?.touch) return
      now.board.hover(now.thing)
      if (now.card && !now.drags) enlarge()
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
      now.board.aim?.(now.thing, dropThing(over))
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
    if (dragged) now.board.aim?.(now.thing, null)
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
  const enter = (event: Event): void => {
    if (now.card) now.board.look(now.card)
    if (!touched && !byTouch(event) && !madeUp(event)) now.board.hover(now.thing)
  }
  const leave = (event: Event): void => {
    if (event.type === 'blur') touched = false
    now.board.hover(null)
  }
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
