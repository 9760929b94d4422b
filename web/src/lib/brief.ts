/** "Mystic Poro (7 [M], wears Long Sword, yours, at Void Gate)": a unit as the server tells it from any other. */
interface Unit {
  before: string
  might: string
  worn: string
  whose: string
  at: string
  after: string
}

function read(text: string): Unit | undefined {
  const found = /\((-?\d+ \[M\]), /.exec(text)
  if (!found) return undefined
  const parts: string[] = ['']
  let depth = 0
  for (let i = found.index + found[0].length; i < text.length; i++) {
    const one = text[i]!
    if (one === '(') depth++
    if (one === ')' && depth-- === 0) {
      const [whose = '', at = ''] = parts.slice(-2)
      return { before: text.slice(0, found.index), might: found[1]!, worn: parts.slice(0, -2).join(', '), whose, at, after: text.slice(i + 1) }
    }
    if (!depth && text.startsWith(', ', i)) {
      parts.push('')
      i++
    } else parts[parts.length - 1] += one
  }
  return undefined
}

/** Answers of one question, told apart by what they need for that and no more: the rest stands on the table beside them. */
export function briefs(texts: string[]): string[] {
  const units = texts.map(read)
  const sides = new Set(units.flatMap((one) => one?.whose ?? [])).size > 1
  return units.map((one, i) => {
    if (!one) return texts[i]!
    const like = units.filter((other) => other && other.before === one.before && other.might === one.might && (!sides || other.whose === one.whose))
    const places = new Set(like.map((other) => other!.at)).size > 1
    const here = like.filter((other) => other!.at === one.at)
    const worn = new Set(here.map((other) => other!.worn)).size > 1
    const marks = [one.might, worn ? one.worn : '', sides ? one.whose : '', places ? one.at : ''].filter(Boolean)
    return `${one.before}(${marks.join(', ')})${one.after}`
  })
}

/** A question about one of several of a name: the table shows which. */
export function shorter(text: string): string {
  const one = read(text)
  return one ? `${one.before}(${one.might})${shorter(one.after)}` : text
}

/** What is asked, and what is said besides it: a long question is read at its first sentence. */
export function headed(text: string): [string, string] {
  const found = /[.?!] (?=\p{Lu})/u.exec(text.slice(24))
  const at = found ? found.index + 25 : text.length
  return text.length - at > 40 ? [text.slice(0, at), text.slice(at)] : [text, '']
}
