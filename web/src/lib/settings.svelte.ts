import { keep, recall } from './kept'
import { LANGUAGES, wished, words, type Language } from './words.svelte'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'less'
/** Seconds a line of the NPC's phase stays; 0: it is not told step by step. */
export const PACES = [0, 0.7, 1.4, 2.8] as const

interface Kept {
  lang: Language
  theme: Theme
  motion: Motion
  size: number
  pace: number
  mirror: boolean
  sound: boolean
  /** How loud, of 100. */
  volume: number
  name: string
  mute: boolean
  /** Ask before a turn is ended in which something could still be done. */
  askEnd: boolean
  /** Ask also where every answer is the same. */
  askSame: boolean
}

/** Nobody wants to be surprised by a phone. */
const hears = (): boolean => typeof matchMedia !== 'undefined' && matchMedia('(pointer: fine)').matches

const usual: Kept = {
  lang: 'en', theme: 'system', motion: 'system', size: 100, pace: 1.4, mirror: false, sound: hears(), volume: 60, name: '', mute: false,
  askEnd: true, askSame: false,
}

class Settings {
  all = $state<Kept>({ ...usual, lang: wished(typeof navigator === 'undefined' ? [] : navigator.languages) })

  constructor() {
    Object.assign(this.all, recall<Partial<Kept>>('settings', {}))
    if (!LANGUAGES.includes(this.all.lang)) this.all.lang = 'en'
  }

  set<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.all[key] = value
    keep('settings', $state.snapshot(this.all))
    this.apply()
  }

  apply(): void {
    const root = document.documentElement
    root.dataset.theme = this.all.theme
    root.dataset.motion = this.all.motion
    root.dataset.size = String(this.all.size)
    if (words.lang !== this.all.lang) void words.use(this.all.lang)
  }

  get still(): boolean {
    return this.all.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  /** How long a card travels, in milliseconds. */
  get travel(): number {
    return this.still ? 0 : 260
  }
}

export const settings = new Settings()
