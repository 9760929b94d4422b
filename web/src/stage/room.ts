export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

/** Where in this zone somebody of this size could still stand without covering anybody; nowhere if it is full. */
export function standing(size: { w: number; h: number }, zone: Box, others: Box[]): Box | undefined {
  for (const scale of [1, 0.7]) {
    const [w, h] = [size.w * scale, size.h * scale]
    for (let y = zone.y + 4; y + h <= zone.y + zone.h; y += 12)
      for (const dx of [0.5, 0.9, 0.1]) {
        const box = { x: zone.x + (zone.w - w) * dx, y, w, h }
        if (w <= zone.w && others.every((one) => !shared(box, one))) return box
      }
  }
  return undefined
}

/** Where something of this size covers the least of what must stay in sight, next to its goal: beside it, below or above. */
export function freest(size: { w: number; h: number }, goal: Box, keep: Box[], screen: { w: number; h: number }): Box {
  const { w, h } = size
  const gap = 8
  const mid = goal.x + (goal.w - w) / 2
  const low = goal.y + goal.h
  const spots: [number, number][] = [
    [goal.x + goal.w + gap, goal.y + goal.h / 2], [goal.x - w - gap, goal.y + goal.h / 2], [mid, low - h - gap], [mid, low + gap],
    [mid, goal.y - h - gap], [goal.x + goal.w + gap, low - h], [goal.x - w - gap, low - h], [mid, goal.y + 44], [gap, screen.h * 0.62], [screen.w - w - gap, screen.h * 0.62],
  ]
  let best: Box | undefined
  let least = Infinity
  for (const [x, y] of spots) {
    const box = { x: Math.max(gap, Math.min(screen.w - w - gap, x)), y: Math.max(gap, Math.min(screen.h - h - gap, y)), w, h }
    const covered = keep.reduce((sum, one) => sum + shared(box, one), 0)
    if (covered < least) {
      least = covered
      best = box
    }
  }
  return best!
}
