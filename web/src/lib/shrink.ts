/** Words that must fit where they stand: their letters become smaller, step by step, down to `least`. */
export function shrink(node: HTMLElement, least = 0.66): { destroy(): void } | undefined {
  if (typeof ResizeObserver === 'undefined') return
  let drawn = 0
  const look = (): void => {
    drawn = 0
    for (let fit = 1; fit >= least; fit -= 0.04) {
      node.style.setProperty('--fit', fit.toFixed(2))
      if (node.scrollHeight <= node.clientHeight + 1 && node.scrollWidth <= node.clientWidth + 1) return
    }
  }
  const later = (): void => void (drawn ||= requestAnimationFrame(look))
  const sizes = new ResizeObserver(later)
  sizes.observe(node)
  const words = new MutationObserver(later)
  words.observe(node, { childList: true, subtree: true, characterData: true })
  void document.fonts?.ready.then(() => node.isConnected && look())
  look()
  return {
    destroy() {
      cancelAnimationFrame(drawn)
      sizes.disconnect()
      words.disconnect()
    },
  }
}
