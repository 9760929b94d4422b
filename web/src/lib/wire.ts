import type { ToClient, ToServer } from '../contract'

const WAITS = [500, 1000, 2000, 4000, 8000]
/** How often we ask whether the other end is still there, and how long it may keep silent when something was asked. */
const BEAT = 15_000
const PATIENCE = 10_000
/** What is always answered. */
const ANSWERED = new Set<ToServer['type']>(['hello', 'alive', 'answer'])

/** Who listens at the end of a wire. */
export interface Listener {
  opened(): void
  heard(message: ToClient): void
  lost(): void
}

/** The wire to a room. When it breaks, or the other end keeps silent, it is laid anew until somebody closes it. */
export class Wire {
  #socket: WebSocket | null = null
  #tries = 0
  /** It broke, and is to be laid anew after a while. */
  #broken = false
  #ended = false
  #retry: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Somebody comes back to this page, or the machine to the net: the wire may have died unnoticed. */
  readonly #back = (): void => {
    if (document.visibilityState === 'hidden' || this.#ended) return
    if (this.#broken) this.#again(0)
    else this.listener.say({ type: 'alive' })
  }

  constructor(
    private readonly room: string,
    private readonly opens: (url: string) => WebSocket,
    private readonly listener: Listener & { say(message: ToServer): boolean },
  ) {}

  open(): void {
    const url = new URL(`api/rooms/${this.room}/table`, location.href.split('#')[0])
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = this.opens(url.href)
    this.#socket = socket
    this.#listen()
    socket.onopen = () => this.listener.opened()
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      clearTimeout(this.#silence)
      this.#silence = undefined
      this.listener.heard(JSON.parse(String(event.data)) as ToClient)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
    if (this.#beat !== undefined) return
    this.#beat = setInterval(() => this.listener.say({ type: 'alive' }), BEAT)
    addEventListener('online', this.#back)
    document.addEventListener('visibilitychange', this.#back)
  }

  /** The other end knows us: whatever breaks from now on is tried again soon. */
  welcomed(): void {
    this.#broken = false
    this.#tries = 0
  }

  say(message: ToServer): boolean {
    if (this.#socket?.readyState !== 1) return false
    this.#socket.send(JSON.stringify(message))
    if (ANSWERED.has(message.type)) this.#listen()
    return true
  }

  /** There is nothing more to come; a socket that is still open may stay so. */
  end(): void {
    this.#ended = true
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    clearInterval(this.#beat)
    removeEventListener('online', this.#back)
    document.removeEventListener('visibilitychange', this.#back)
  }

  close(): void {
    this.end()
    this.#socket?.close()
  }

  /** A wire that is cut without a word is noticed by its silence. A busy server gets more time at every try. */
  #listen(): void {
    this.#silence ??= setTimeout(() => this.#lost(), PATIENCE * (1 + Math.min(this.#tries, 3)))
  }

  #lost(): void {
    if (this.#ended) return
    this.#broken = true
    this.listener.lost()
    this.#again(WAITS[Math.min(this.#tries++, WAITS.length - 1)]!)
  }

  #again(wait: number): void {
    const old = this.#socket
    this.#socket = null
    old?.close()
    clearTimeout(this.#silence)
    this.#silence = undefined
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.open(), wait)
  }
}
