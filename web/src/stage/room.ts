export interface Box {
  x: number
  y: number
  w: number
  h: number
}

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

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
