/** Cards travel: where each lay before the table changed, and from there to where it lies now (FLIP). */
export interface Spot {
  node: HTMLElement
  box: DOMRect
  name: string
}

const NEAR = 4
const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.board [data-drop^="card "]')]
const ids = (node: HTMLElement): string[] => (node.dataset.drop ?? '').split(' ').slice(1)

/** Before the change. */
export function spots(): Map<string, Spot> {
  const found = new Map<string, Spot>()
  for (const node of cards()) {
    const box = node.getBoundingClientRect()
    for (const id of ids(node)) found.set(id, { node, box, name: node.dataset.name ?? '' })
  }
  return found
}

/**
 * After it. A card that goes through a hidden zone or into play is a new object with a new name; it comes from where
 * one that was called the same has just left.
 */
export function travel(before: Map<string, Spot>, time: number): void {
  if (!time || !before.size) return
  const nodes = cards()
  const now = new Set(nodes.flatMap(ids))
  const gone = [...before].filter(([id]) => !now.has(id)).map(([, spot]) => spot)
  const moves: [HTMLElement, number, number][] = []
  for (const node of nodes) {
    let from = ids(node).map((id) => before.get(id)).find(Boolean)
    if (!from && node.dataset.name) {
      const at = gone.findIndex((spot) => spot.name === node.dataset.name)
      if (at >= 0) from = gone.splice(at, 1)[0]
    }
    if (!from) continue
    const to = node.getBoundingClientRect()
    const dx = from.box.left - to.left
    const dy = from.box.top - to.top
    if (Math.abs(dx) > NEAR || Math.abs(dy) > NEAR) moves.push([node, dx, dy])
  }
  for (const [node, dx, dy] of moves) {
    node.animate([{ transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 }, { transform: 'none', zIndex: 5 }], {
      duration: time,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    })
  }
}
