import { CONTRACT } from '../contract'
import { Refusal } from './api'
import { Wire } from './wire'
import { words } from './words.svelte'

/** All who watch hear of the same move at once: within this time each comes for it. */
const SPREAD = 500
/** How often somebody looks whom the server does not tell. */
const LOOK = 3000
/** A server that is busy, or that hands the room on, is asked once more after this. */
const RESPITE = 500

/**
 * Looks whenever something has happened in a game that is still played, until it is stopped. Whoever may not listen, for they
 * have only the address of a game, looks from time to time. While nobody sees the page nothing is fetched; then what was missed.
 */
export function following(
  room: string,
  secret: string | undefined,
  { look, closed }: { look: () => void; closed: (text: string) => void },
  opens: (url: string) => WebSocket = (url) => new WebSocket(url),
): () => void {
  let missed = false
  let coming: ReturnType<typeof setTimeout> | undefined
  let looking: ReturnType<typeof setInterval> | undefined
  const hidden = (): boolean => document.visibilityState === 'hidden'
  const now = (): void => {
    clearTimeout(coming)
    coming = undefined
    missed = hidden()
    if (!missed) look()
  }
  const soon = (): void => {
    if (hidden()) missed = true
    else coming ??= setTimeout(now, Math.random() * SPREAD)
  }
  const back = (): void => {
    if (missed) now()
  }
  const wire: Wire = new Wire(room, opens, {
    opened: () => wire.say({ type: 'hello', secrets: secret ? [secret] : [], lang: words.lang, contract: CONTRACT, looks_back: Boolean(secret) }),
    heard: (message) => {
      if (message.type === 'closed') {
        stop()
        closed(message.text)
      } else if (message.type === 'refused') {
        wire.close()
        looking ??= setInterval(now, LOOK)
      } else if (message.type === 'welcome') {
        wire.welcomed()
        soon()
      } else if (message.type === 'moved') soon()
    },
    lost: () => {},
    say: (message) => wire.say(message),
  })
  function stop(): void {
    clearTimeout(coming)
    clearInterval(looking)
    document.removeEventListener('visibilitychange', back)
    wire.close()
  }
  document.addEventListener('visibilitychange', back)
  wire.open()
  return stop
}

/** What is only read may be asked for again, once, when the server had no time for it. */
export async function patiently<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503) throw error
    await new Promise((go) => setTimeout(go, RESPITE + Math.random() * SPREAD))
    return read()
  }
}
