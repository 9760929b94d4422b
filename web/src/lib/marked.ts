export interface Block {
  text: string
  items?: string[]
  /** Lines that stay as they are. */
  code?: string
}

/** Paragraphs, lists, and what stands between fences. */
export function blocks(text: string): Block[] {
  const found: Block[] = []
  for (const part of text.split(/\n{2,}/)) {
    const fenced = /^```\n([^]*)\n```$/.exec(part)
    if (fenced) {
      found.push({ text: '', code: fenced[1]! })
      continue
    }
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

/** `sign` is a bracket token such as `[A]`, `cite` the official numbers that a clause restates. */
export type Span = ['text' | 'strong' | 'em' | 'code' | 'clause' | 'sign' | 'cite', string]

const PAGES: Record<string, string> = { 'core-rules': 'core', actions: 'actions', keywords: 'keywords', 'lane-legends': 'LL' }
/** ``core-rules.md` section 14``, in any language: the clause `core 14`. */
const POINTER = /^`([a-z-]+)\.md` (?:\p{L}+ )?([0-9][0-9.]*)$/u
const SIGN = /^`?(\[(?:\d+|[ACEM>]|Reaction)\])`?$/
const MARKS = /(`?\[(?:\d+|[ACEM>]|Reaction)\]`?|\[CR [^\]]+\]|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`(?:core-rules|actions|keywords|lane-legends)\.md` (?:\p{L}+ )?[0-9]+(?:\.[0-9]+)?|`[^`]+`|(?<![\p{L}0-9])(?:LL [0-9]+(?:\.[0-9]+)?|[AB][0-9]{1,2})(?![\p{L}0-9]))/u

export function spans(words: string): Span[] {
  return words.split(MARKS).filter(Boolean).map((part): Span => {
    const pointer = POINTER.exec(part)
    if (pointer) return ['clause', `${PAGES[pointer[1]!]} ${pointer[2]}`]
    const sign = SIGN.exec(part)
    if (sign) return sign[1] === '[>]' ? ['text', '›'] : ['sign', sign[1]!]
    if (part.startsWith('[CR ')) return ['cite', part.slice(1, -1)]
    if (/^(?:LL [0-9]|[AB][0-9])[0-9.]*$/.test(part)) return ['clause', part]
    if (part.startsWith('**') && part.length > 4) return ['strong', part.slice(2, -2)]
    if (part.startsWith('`') && part.length > 2) return ['code', part.slice(1, -1)]
    if (part.startsWith('*') && part.endsWith('*') && part.length > 2) return ['em', part.slice(1, -1)]
    return ['text', part]
  })
}
