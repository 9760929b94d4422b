import type {
  BuildDeck, CardFound, Catalogue, CheckDeck, CreateRoom, DeckBuilt, DeckVerdicts, DeckWritten, Exported, ImportRoom, Join, Glossary, Problem, Rematch, Replay, RoomInfo, RoomMade,
  RulesContents, RulesFound, SeatSecret, StartInfo, Lessons, Puzzles, PuzzleSolution, Review,
} from '../contract'
import { words } from './words.svelte'

/** What the server refused, in its own words. */
export class Refusal extends Error {
  constructor(readonly problem: Problem, readonly status = 0) {
    super(problem.text)
  }
}

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': words.lang } // what is refused is told in it
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  if (secret) headers.Authorization = `Bearer ${secret}`
  const answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  if (!answer.ok) {
    const found: unknown = await answer.json().catch(() => null)
    const problem = found as Problem | null
    throw new Refusal(
      problem?.text ? { ...problem, more: problem.more ?? [] } : { id: '', text: `${answer.status}`, clause: '', more: [] },
      answer.status,
    )
  }
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T)
}

const q = (values: Record<string, string | number>): string =>
  '?' + new URLSearchParams(Object.entries(values).map(([k, v]) => [k, String(v)])).toString()

export const api = {
  start: (lang: string) => call<StartInfo>('GET', `api/start${q({ lang })}`),
  checkDeck: (body: CheckDeck) => call<DeckVerdicts>('POST', 'api/decks/check', body),
  cards: (lang: string) => call<Catalogue>('GET', `api/cards${q({ lang })}`),
  buildDeck: (body: BuildDeck) => call<DeckBuilt>('POST', 'api/decks/build', body),
  writeDeck: (body: CheckDeck) => call<DeckWritten>('POST', 'api/decks/write', body),
  create: (body: CreateRoom) => call<RoomMade>('POST', 'api/rooms', body),
  look: (room: string) => call<RoomInfo>('GET', `api/rooms/${room}`),
  join: (room: string, body: Join) => call<SeatSecret>('POST', `api/rooms/${room}/join`, body),
  invite: (room: string, seat: number, host: string) => call<SeatSecret>('POST', `api/rooms/${room}/seats/${seat}/invite`, {}, host),
  importGame: (body: ImportRoom) => call<RoomMade>('POST', 'api/rooms/import', body),
  /** A game of the room, or without a number all that is played there: the whole match. */
  exportGame: (room: string, secret: string, lang: string, game?: number) =>
    call<Exported>('GET', `api/rooms/${room}/export${q({ lang, ...(game === undefined ? {} : { game }) })}`, undefined, secret),
  rematch: (room: string, body: Rematch, secret: string) => call<unknown>('POST', `api/rooms/${room}/rematch`, body, secret),
  remove: (room: string, secret: string) => call<unknown>('DELETE', `api/rooms/${room}`, undefined, secret),
  /** `at` below 0: as it stands now. */
  replay: (room: string, moment: { at: number; line: number; seat: number | 'watch'; lang: string; since: number }, secret?: string, game?: number) => {
    const { at, line, ...rest } = moment
    return call<Replay>('GET', `api/rooms/${room}/replay${q({ ...rest, ...(at >= 0 ? { at } : {}), ...(line >= 0 ? { line } : {}), ...(game === undefined ? {} : { game }) })}`, undefined, secret)
  },
  rules: (find: string, lang: string) => call<RulesFound>('GET', `api/rules${q({ find, lang })}`),
  rule: (clause: string, lang: string) => call<RulesFound>('GET', `api/rules/${encodeURIComponent(clause)}${q({ lang })}`),
  contents: (lang: string) => call<RulesContents>('GET', `api/contents${q({ lang })}`),
  section: (page: string, part: number, lang: string) => call<RulesFound>('GET', `api/rules${q({ page, part, lang })}`),
  /** The next part of it, or all of it. */
  review: (room: string, game: number, lang: string) => call<Review>('GET', `api/rooms/${room}/review${q({ game, lang })}`),
  puzzles: (lang: string) => call<Puzzles>('GET', `api/puzzles${q({ lang })}`),
  solution: (number: number, lang: string) => call<PuzzleSolution>('GET', `api/puzzles/${number}/solution${q({ lang })}`),
  lessons: (lang: string) => call<Lessons>('GET', `api/lessons${q({ lang })}`),
  keywords: (lang: string, mode = '') => call<Glossary>('GET', `api/keywords${q({ lang, mode })}`),
  card: (name: string, lang: string) => call<CardFound>('GET', `api/cards/${encodeURIComponent(name)}${q({ lang })}`),
}
