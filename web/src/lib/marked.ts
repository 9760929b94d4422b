export interface Block {
  text: string
  items?: string[]
}

/** Paragraphs and lists. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n{2,}/)) {
    let plain: string[] = []
    let items: string[] = []
    const flush = (): void => {
      if (plain.length) found.push({ text: plain.join(' ') })
      if (items.length) found.push({ text: '', items })
      plain = []
      items = []
    }
    for (const line of part.split('\n')) {
      const item = /^\s*[-*•]\s+(.*)$/.exec(line)
      if (item) {
        if (plain.length) flush()
        items.push(item[1]!)
      } else if (items.length && /^\s+/.test(line)) items[items.length - 1] += ' ' + line.trim()
      else {
        if (items.length) flush()
        if (line.trim()) plain.push(line.trim())
      }
    }
    flush()
  }
  return found
}

export type Span = ['text' | 'strong' | 'em' | 'code', string]

export function spans(words: string): Span[] {
  return words.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).filter(Boolean).map((part): Span => {
    if (part.startsWith('**') && part.length > 4) return ['strong', part.slice(2, -2)]
    if (part.startsWith('`') && part.length > 2) return ['code', part.slice(1, -1)]
    if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return ['em', part.slice(1, -1)]
    return ['text', part]
  })
}
