/** The arrow keys go from thing to thing on the table, to the nearest in that direction. */
export function nearest(from: DOMRect, others: DOMRect[], key: string): number {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0]
  const x = from.left + from.width / 2
  const y = from.top + from.height / 2
  let best = -1
  let least = Infinity
  others.forEach((box, i) => {
    const ox = box.left + box.width / 2 - x
    const oy = box.top + box.height / 2 - y
    const along = ox * dx! + oy * dy!
    const aside = Math.abs(ox * dy!) + Math.abs(oy * dx!)
    if (along <= 4) return
    const far = along + aside * 2.2
    if (far < least) {
      least = far
      best = i
    }
  })
  return best
}

export function step(key: string): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('[data-thing]:not(:disabled)')].filter((one) => one.offsetParent)
  if (!things.length) return false
  const now = document.activeElement as HTMLElement | null
  if (!now || !things.includes(now)) {
    things.find((one) => one.classList.contains('legal'))?.focus() ?? things[0]!.focus()
    return true
  }
  const others = things.filter((one) => one !== now)
  const found = nearest(now.getBoundingClientRect(), others.map((one) => one.getBoundingClientRect()), key)
  others[found]?.focus()
  return true
}

/** Is somebody writing? Then letters are letters. */
export const writing = (node: EventTarget | null): boolean =>
  node instanceof HTMLElement && (node.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(node.tagName))
