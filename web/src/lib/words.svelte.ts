import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import en from '../words/en.ftl?raw'

export const LANGUAGES = ['en', 'de', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

const others: Record<string, () => Promise<{ default: string }>> = {
  de: () => import('../words/de.ftl?raw'),
  es: () => import('../words/es.ftl?raw'),
  fr: () => import('../words/fr.ftl?raw'),
}

function bundleOf(lang: Language, text: string): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  bundle.addResource(new FluentResource(text))
  return bundle
}

/** Everything the page itself says. Sentences about a game come from the server, in the same language. */
class Words {
  lang = $state<Language>('en')
  #bundle = $state.raw(bundleOf('en', en))

  async use(lang: Language): Promise<void> {
    const text = lang === 'en' ? en : (await others[lang]!()).default
    this.#bundle = bundleOf(lang, text)
    this.lang = lang
    document.documentElement.lang = lang
  }

  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value
    return pattern ? this.#bundle.formatPattern(pattern, args) : id
  }
}

export const words = new Words()
export const t = (id: string, args: Record<string, FluentVariable> = {}): string => words.say(id, args)

/** The language somebody's browser asks for, if it is one of ours. */
export function wished(languages: readonly string[]): Language {
  for (const one of languages) {
    const found = LANGUAGES.find((lang) => one.toLowerCase().startsWith(lang))
    if (found) return found
  }
  return 'en'
}
