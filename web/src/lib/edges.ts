/** Where something scrolls: at which edges there is more. look.css fades it out there, so that nobody takes the cut for the end. */
export function edges(node: HTMLElement): { destroy(): void } | undefined {
  if (typeof ResizeObserver === 'undefined') return
  const look = (): void => {
    const more = [
      node.scrollTop > 2 && 'up',
      node.scrollHeight - node.clientHeight - node.scrollTop > 2 && 'down',
      node.scrollLeft > 2 && 'left',
      node.scrollWidth - node.clientWidth - node.scrollLeft > 2 && 'right',
    ].filter(Boolean).join(' ')
    if (node.dataset.more !== more) node.dataset.more = more
  }
  const sizes = new ResizeObserver(look)
  const watch = (): void => {
    sizes.disconnect()
    sizes.observe(node)
    for (const child of node.children) sizes.observe(child)
    look()
  }
  const children = new MutationObserver(watch)
  children.observe(node, { childList: true })
  node.addEventListener('scroll', look, { passive: true })
  watch()
  return {
    destroy() {
      sizes.disconnect()
      children.disconnect()
      node.removeEventListener('scroll', look)
    },
  }
}
