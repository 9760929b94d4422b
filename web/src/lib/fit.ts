/** Words on a small card (FaceCard): a step smaller where they have no room, and dots at the end of the last line where that is not enough.
 * What has no room flows into a second column out of sight, so that no line is ever cut in two. */
export function fit(node: HTMLElement, on: boolean): { destroy(): void } | undefined {
  if (!on || typeof ResizeObserver === 'undefined') return
  let drawn = 0
  const over = (): boolean => node.scrollWidth - node.clientWidth > 2
  const look = (): void => {
    drawn = 0
    node.dataset.fit = ''
    if (over()) node.dataset.fit = 'small'
    if (!over()) return
    node.dataset.fit = 'small cut'
    const { x, y, tall } = lastWord(node)
    node.style.setProperty('--x', `${x}px`)
    node.style.setProperty('--y', `${y}px`)
    node.style.setProperty('--tall', `${tall}px`)
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const words = new MutationObserver(() => (drawn ||= requestAnimationFrame(look)))
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

/** Where the dots go: behind the last word in sight that leaves them room in its line. */
function lastWord(node: HTMLElement): { x: number; y: number; tall: number } {
  const box = node.getBoundingClientRect()
  const dots = parseFloat(getComputedStyle(node).fontSize)
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const seen: DOMRect[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.parentElement?.closest('.sr')) continue
    for (const word of text.data.matchAll(/\S+/g)) {
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      seen.push(...[...range.getClientRects()].filter((one) => one.width > 0 && one.left < box.right))
    }
  }
  const middle = (one: DOMRect): number => (one.top + one.bottom) / 2
  const low = Math.max(...seen.map(middle), box.top)
  const line = seen.filter((one) => low - middle(one) < dots / 2)
  const [top, bottom] = [Math.min(...line.map((one) => one.top)), Math.max(...line.map((one) => one.bottom))]
  const right = Math.max(box.left, ...line.map((one) => one.right).filter((one) => one <= box.right - dots))
  return line.length ? { x: right - box.left, y: top - box.top, tall: bottom - top } : { x: 0, y: 0, tall: dots }
}
