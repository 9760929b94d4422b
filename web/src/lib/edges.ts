/** Where something scrolls: at which edges there is more. look.css fades it out there, so that nobody takes the cut for the end. */
export function edges(node: HTMLElement): { destroy(): void } | undefined {
  if (typeof ResizeObserver === 'undefined') return
  let gone = false
  let flying = false
  let drawn = 0
  const look = (): void => {
    const style = getComputedStyle(node)
    const scrolls = (how: string): boolean => how === 'auto' || how === 'scroll'
    const [x, y] = [scrolls(style.overflowX), scrolls(style.overflowY)]
    const more = [
      y && node.scrollTop > 2 && 'up',
      y && node.scrollHeight - node.clientHeight - node.scrollTop > 2 && 'down',
      x && node.scrollLeft > 2 && 'left',
      x && node.scrollWidth - node.clientWidth - node.scrollLeft > 2 && 'right',
    ].filter(Boolean).join(' ')
    if (node.dataset.more !== more) node.dataset.more = more
    land()
  }
  /** A card on its way makes its box larger, and nothing tells when it has arrived. */
  const land = (): void => {
    const moving = flying ? [] : node.getAnimations({ subtree: true }).filter((one) => one.playState === 'running')
    if (!moving.length) return
    flying = true
    void Promise.allSettled(moving.map((one) => one.finished)).then(() => {
      flying = false
      if (!gone) look()
    })
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    drawn = 0
    sizes.disconnect()
    sizes.observe(node)
    for (const child of node.children) sizes.observe(child)
    look()
  }
  const children = new MutationObserver(() => (drawn ||= requestAnimationFrame(watch)))
  children.observe(node, { childList: true, subtree: true })
  node.addEventListener('scroll', look, { passive: true })
  watch()
  return {
    destroy() {
      gone = true
      cancelAnimationFrame(drawn)
      sizes.disconnect()
      children.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}
