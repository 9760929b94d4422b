// Written by `python -m tools.make_contract` from src/farfield/table (seen, bodies, messages). Do not edit.

export const CONTRACT = 1;

/** A card or another object. Without a name it is one the seat does not know. */
export interface Card {
  id: number;
  name: string;
  owner: number;
  controller: number;
  /** In play; what follows is said only then. */
  on_board?: boolean;
  /** Everybody knows it. */
  public?: boolean;
  /** In a deck: how many cards lie above it. */
  position?: number;
  /** In a deck: as things are, this one is dealt to the NPC next. */
  dealt_next?: boolean;
  might?: number;
  keywords?: Record<string, number>;
  /** What is really printed on it, where its face is another's. */
  copy_of?: string;
  exhausted?: boolean;
  stunned?: boolean;
  damage?: number;
  buffs?: number;
  empowered?: number;
  prevent?: number;
  counters?: number[];
  role?: "" | "attacker" | "defender";
  attached_to?: number;
  attachments?: number[];
  /** Facedown: the turn it was hidden on. */
  hidden_on?: number;
}

/** A base (`side` is whose) or a battlefield (`side` is -1 and `card` is the battlefield itself). */
export interface Place {
  index: number;
  /** Which lane it is in; 0 where there are no lanes. */
  arena: number;
  side: number;
  /** Where in its lane: 0 Base, 1 Nearfield, 2 Midfield, 3 Farfield, 4 NPC Base; 0 where there are no lanes. */
  spot: number;
  /** In words, in the language of the connection. */
  name: string;
  card: Card | null;
  controller: number;
  contested_by: number;
  showdown_staged: boolean;
  combat_staged: boolean;
  scored_by: number[];
  units: Card[];
  gear: Card[];
  facedown: Card[];
}

/** A player or an NPC side. Of hands and decks: how many cards, and those the seat knows. */
export interface Side {
  index: number;
  name: string;
  team: number;
  is_player: boolean;
  lost: boolean;
  points: number;
  xp: number;
  energy: number;
  power: string[];
  cards_played: number;
  hand_count: number;
  hand: Card[];
  deck_count: number;
  deck: Card[];
  rune_deck_count: number;
  rune_deck: Card[];
  sideboard_count: number;
  /** The Enthralled Pile. */
  pile: Card[];
  trash: Card[];
  banished: Card[];
  champion: Card[];
  legends: Card[];
  runes: Card[];
}

/** A card or ability on the chain, the first one at the bottom. */
export interface Item {
  id: number;
  seat: number;
  source: number;
  /** Of the card, or of the ability's source; a Strike that is used goes by its own. */
  name: string;
  /** A card is played; otherwise an ability is used or has triggered. */
  card: boolean;
  /** What it says, in the language of the connection. */
  words: string;
  finalized: boolean;
  /** The place a unit or gear will come to. */
  destination: number;
  modes: number[];
  /** What its choices hold: objects; -1 - n is place or player n. */
  targets: number[][];
}

/**
 * What the next card dealt to the NPC would make the Thralls of a lane do, as everybody can see now. How mighty the
 * new Thrall is depends on the card: it moves or gets the Strike instead, where it is the mightier one.
 */
export interface Forecast {
  /** A unit: these Thralls take one step, in this order. */
  advance: number[];
  /** A unit: where its second Thrall would come to. */
  second: number;
  /** A gear: the Thrall that gets a Strike and takes a step; 0: there is only the new one. */
  wearer: number;
  /** A spell: how many Thralls of the NPC Base merge with the new one, or rush ahead after a second spell … */
  merged: number;
  /** … and the Might they have. */
  might: number;
}

/** Where one chain runs: the whole table, or one lane. */
export interface Arena {
  index: number;
  state: "neutral closed" | "neutral open" | "showdown closed" | "showdown open";
  chain: Item[];
  /** The battlefield with the ongoing showdown. */
  showdown: number;
  combat: boolean;
  combat_step: number;
  attacker: number;
  defender: number;
  focus: number;
  priority: number;
  /** Whoever takes the turn here has finished it. */
  done: boolean;
  passed: number[];
  /** The seat that is asked. */
  waiting_for: number;
  /** Of a lane. */
  forecast: Forecast | null;
}

/** Everything a seat may know at this moment. */
export interface View {
  seat: number;
  mode: string;
  options: Record<string, string>;
  turn: number;
  turn_seat: number;
  first_seat: number;
  order: number[];
  phase: string;
  /** In words, in the language of the connection. */
  phase_name: string;
  victory_score: number;
  winners: number[];
  /** Players first, then NPC sides. */
  sides: Side[];
  places: Place[];
  arenas: Arena[];
}

/** A possible answer, and what on the table it is about: mark that. */
export interface Choice {
  verb: string;
  a: number;
  b: number;
  text: string;
  cards?: number[];
  place?: number;
  seat?: number;
  lane?: number;
  /** What playing the card costs as printed, in bracket tokens: `[2] [Fury]`. */
  cost?: string;
}

/** A question to the seat. Answer it with its `id` and one of its options. */
export interface Ask {
  id: number;
  lane: number;
  kind: string;
  title: string;
  /** How many are still to be chosen, where that is not simply one; how much damage is left to assign; else empty. */
  more: string;
  /** The words of the card or ability that asks; else empty. */
  words: string;
  clause: string;
  subject: number;
  least: number;
  most: number;
  picked: number[];
  options: Choice[];
  /** Teammates may answer it as well. */
  team: boolean;
  /** Somebody waits for this seat's answer. Otherwise the seat may step in, or leave it. */
  waited: boolean;
}

/** A line of the log. Everybody's lines have the same numbers, also where they say less. */
export interface Line {
  n: number;
  text: string;
  kind: string;
  turn: number;
  lane: number;
  clause: string;
  /** Names of the objects as they were then; 0 for one the seat may not know. */
  objects: number[];
  names: string[];
  args: number[];
  /** The side whose doing it is; -1 where it is nobody's. */
  by: number;
}

/** What is printed on a card, in our words. */
export interface Face {
  name: string;
  type: string;
  type_name: string;
  supertypes: string[];
  /** -1 where nothing is printed. */
  energy: number;
  /** One entry for each icon: a domain, two joined by `|`, or `A` for any. */
  power: string[];
  /** -1 where nothing is printed. */
  might: number;
  /** Of Equipment; -1 where nothing is printed. */
  might_bonus: number;
  domains: string[];
  tags: string[];
  speed: string;
  words: string[];
  /** Of Equipment: what it gives whoever wears it. */
  worn: string[];
  /** Keywords in its words, each with what it means. */
  keywords: Record<string, string>;
  supported: boolean;
  token: boolean;
  /** `common`, `uncommon`, `rare`, `epic` or `token`; empty for what a mode makes itself. */
  rarity: string;
}

export interface PuzzleInfo {
  /** From 1; a number never stands for another puzzle. */
  number: number;
  mode: string;
  mode_name: string;
  goal: string;
  /** How many of the programs that were asked do not solve it. */
  hard: number;
  /** So many were asked. */
  of: number;
  /** Answers that are enough. */
  length: number;
  /** Of each seat. */
  legends: string[];
  /** Whose part one plays; programs have the others. */
  seat: number;
}

/** `GET /api/puzzles`: in the order of their numbers. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
}

/** A turn in which much was given away. */
export interface ReviewPoint {
  /** After so many answers it began. */
  at: number;
  turn: number;
  seat: number;
  /** What would have been better, and by how much. */
  text: string;
}

/**
 * `GET /api/rooms/{room}/review?game=`: the turning points of a game that is over. Each call looks through a part
 * of it: call again until all of it is.
 */
export interface Review {
  /** So many answers were looked through … */
  looked: number;
  /** … of so many. */
  of: number;
  /** Empty until everything was. */
  points: ReviewPoint[];
}

/** `GET /api/puzzles/{number}/solution`: what to answer, one after another. */
export interface PuzzleSolution {
  steps: string[];
}

/**
 * The puzzle that is played at a table, and how it stands. Where it is decided nobody is asked any more, until
 * something is taken back.
 */
export interface PuzzleSeen {
  number: number;
  goal: string;
  hard: number;
  of: number;
  length: number;
  standing: "done" | "lost" | "open";
  /** What everybody may rely on. */
  rules: string;
}

/** Something a table may agree on. */
export interface OptionInfo {
  id: string;
  kind: "choice" | "flag" | "number" | "text";
  sentence: string;
  clause: string;
  default: string;
  least: number;
  most: number;
  choices: string[];
}

export interface PresetInfo {
  id: string;
  name: string;
  options: Record<string, string>;
  /** What it changes; nothing is what the plain rules say. */
  sentences: string[];
}

export interface ModeInfo {
  id: string;
  name: string;
  seats_least: number;
  seats_most: number;
  options: OptionInfo[];
  presets: PresetInfo[];
}

export interface DeckCard {
  count: number;
  name: string;
}

/** A deck's contents, and what may be said of it. */
export interface DeckInfo {
  name: string;
  /** Two sentences on how a built-in deck plays; empty for others. */
  about: string;
  legend: string;
  champion: string;
  domains: string[];
  main: DeckCard[];
  runes: DeckCard[];
  battlefields: string[];
  sideboard: DeckCard[];
  /** Battlefields that stand in where a mode needs three. */
  substitutes: string[];
  /** The list in the common format, to keep and to paste. */
  text: string;
  /** By mode. */
  legal: Record<string, boolean>;
  /** Whether it can be chosen: the engine plays all its cards. */
  supported: boolean;
  /** Those it does not play yet. */
  unsupported: string[];
}

export interface ProgramInfo {
  id: "easy" | "expert" | "hard" | "normal" | "random" | "rule-of-thumb";
  name: string;
}

/** How many cards of a set are played in full, as `farfield cards` counts them. */
export interface SetInfo {
  code: string;
  name: string;
  total: number;
  complete: number;
  partial: number;
  absent: number;
}

/** `GET /api/start`: what can be played here. */
export interface StartInfo {
  version: string;
  contract: number;
  languages: string[];
  engine: "compiled" | "interpreted";
  modes: ModeInfo[];
  decks: DeckInfo[];
  programs: ProgramInfo[];
  phrases: string[];
  /** Rooms nobody has touched for so long are deleted; 0: never. */
  expiry_days: number;
  sets: SetInfo[];
}

/** `POST /api/decks/check` */
export interface CheckDeck {
  text: string;
  lang?: "de" | "en" | "es" | "fr";
}

export interface Verdict {
  ok: boolean;
  /** What keeps it from being so, each with its line or card and the remedy. */
  reasons: string[];
}

/** So many copies of one card for as many of another. */
export interface DeckSwap {
  count: number;
  out: string;
  into: string;
}

/** The nearest version of a deck that works here: to be shown, and taken only if somebody says so. */
export interface NearestDeck {
  swaps: DeckSwap[];
  name: string;
  /** The list, to keep and to play. */
  text: string;
  /** By mode. */
  legal: Record<string, boolean>;
}

/** Three verdicts on a list, each by itself; and the deck, if it is one. */
export interface DeckVerdicts {
  formed: Verdict;
  /** By mode. */
  legal: Record<string, Verdict>;
  supported: Verdict;
  /** What was guessed in reading it. */
  notes: string[];
  deck: DeckInfo | null;
  /** Of a deck with cards that do not work here yet, if there is such a version. */
  nearest: NearestDeck | null;
}

/** A card that a deck may hold. */
export interface CatalogueCard {
  /** Its keywords have no explanations here: `GET /api/cards/{name}` has them. */
  face: Face;
  set: string;
  /** So many copies a deck may hold. */
  most: number;
  /** Of a legend, a champion or a signature card: whose it is. */
  champion: string;
  /** Where: names of ban lists, such as `duel-1v1`. */
  banned: string[];
}

/** `GET /api/cards`: every card in the order of its set, with our words in the language of the request. */
export interface Catalogue {
  cards: CatalogueCard[];
}

/** `POST /api/decks/build`: a legal deck from a legend and wishes, as `farfield deck new` makes it. */
export interface BuildDeck {
  legend: string;
  wishes?: string[];
  name?: string;
  lang?: "de" | "en" | "es" | "fr";
}

export interface DeckBuilt {
  deck: DeckInfo;
  /** What was chosen, and which wishes could not be granted. */
  notes: string[];
}

/** `POST /api/decks/write`: the deck of a list in every format. */
export interface WriteDeck {
  text: string;
  lang?: "de" | "en" | "es" | "fr";
}

export interface DeckFormat {
  id: string;
  /** Empty if the format cannot say this deck. */
  text: string;
  /** What the format leaves out, or why it cannot say it. */
  notes: string[];
}

export interface DeckWritten {
  formats: DeckFormat[];
}

export interface RuleClause {
  id: string;
  page: string;
  section: string;
  title: string;
  /** Markdown. */
  text: string;
  /** The official numbers it restates. */
  numbers: string[];
  /** A ruling of ours. */
  ours: boolean;
  /** The language it is written in: English where the one asked for lacks it. */
  lang: string;
  /** Its number on the page; empty for those that go by their title. */
  label: string;
  /** It has a title of its own, and not only that of its section. */
  named: boolean;
  /** Which section of its page, from 0: `GET /api/rules?page=&part=` has all of it. */
  part: number;
}

export interface RulesPage {
  page: string;
  sections: string[];
}

/** `GET /api/contents`: every page of the rules reference with the titles of its sections. */
export interface RulesContents {
  pages: RulesPage[];
}

/** `GET /api/rules?find=`, `GET /api/rules?page=&part=` and `GET /api/rules/{clause}` */
export interface RulesFound {
  clauses: RuleClause[];
  total: number;
}

/** `GET /api/cards/{name}` */
export interface CardFound {
  face: Face;
  codes: string[];
  banned: string[];
}

/** `GET /api/keywords`: every keyword with what it means. */
export interface Glossary {
  keywords: Record<string, string>;
}

/** Every error over HTTP: what is wrong and what would be right, in the language of the request. */
export interface Problem {
  id: string;
  text: string;
  clause: string;
  /** Everything else that is wrong, one sentence each. */
  more: string[];
}

export interface SeatWish {
  kind?: "elsewhere" | "here" | "program";
  /** Empty: by a number, in the language of whoever reads it. */
  name?: string;
  /** The name of a built-in deck, or a whole list; empty for one of the built-in decks. */
  deck?: string;
  program?: "easy" | "expert" | "hard" | "normal" | "random" | "rule-of-thumb";
  /** Offer each rune, and everything else that gives Energy or Power, by itself. */
  full_control?: boolean;
  /** Ask before a teammate chooses something of this seat's (LL 8.4). */
  asks_consent?: boolean;
}

/** `POST /api/rooms` */
export interface CreateRoom {
  mode: string;
  seats: SeatWish[];
  options?: Record<string, string>;
  preset?: string;
  lang?: "de" | "en" | "es" | "fr";
  /** Empty: free where one person or one screen plays, asked elsewhere. */
  undo?: "" | "asked" | "free";
  any_deck?: boolean;
  /** As text: JavaScript has no such numbers. Empty: one nobody can guess. */
  seed?: string;
  /** Seconds after which a program answers for whoever the others wait for; 0: no clock. */
  clock?: number;
  /** Between opponents: minutes away after which a seat may be given away without its owner; 0: never. */
  absence?: number;
  /** Who may have it then: a program, so that nobody sees the hand, or also a person, who does. */
  absence_to?: "person" | "program";
  /** A match: the best of 1, 3 or 5 games. */
  games?: number;
  /** A match: cards may be exchanged with the sideboard between games. */
  sideboards?: boolean;
  /** Learn: one of `GET /api/lessons`, for a single seat at this screen. The game begins from its position. */
  lesson?: string;
  /** One of `GET /api/puzzles`, by its number, in its mode: one person at this screen, in its seat. */
  puzzle?: number;
  /** Whoever has the address may watch while it is played, and sees what everybody may know. */
  watch?: boolean;
  /** Begin at once, or wait until the host says so; unless told, wait only for those who sit elsewhere. */
  start?: boolean | null;
}

export interface LessonInfo {
  id: string;
  title: string;
  goal: string;
}

/** `GET /api/lessons`: in their order. */
export interface Lessons {
  lessons: LessonInfo[];
}

/** The lesson that is played at a table, in words, and how it stands. */
export interface LessonSeen {
  id: string;
  /** From 1. */
  number: number;
  count: number;
  /** The one after it; empty for the last. */
  next: string;
  /** `lost`: the goal is out of reach, unless something is taken back. */
  standing: "done" | "lost" | "open";
  title: string;
  intro: string;
  goal: string;
  hint: string;
  /** What to say when it is done. */
  done: string;
  /** Why the goal is out of reach. */
  lost: string;
}

export interface SeatSecret {
  seat: number;
  secret: string;
}

/** What opens the room. Nobody else ever sees these secrets; the server keeps only their hashes. */
export interface RoomMade {
  room: string;
  /** Lets its holder start, lend seats, invite again, rematch and delete. */
  host: string;
  /** The seats at this screen. */
  seats: SeatSecret[];
  /** For those elsewhere, each good for one who joins with it: `#/room/ROOM/join/SECRET`. */
  invitations: SeatSecret[];
}

/** `POST /api/rooms/{room}/join`: take the seat of an invitation; its secret is used up. */
export interface Join {
  invitation: string;
  name?: string;
}

/** `POST /api/rooms/import`: a room that goes on with a saved game, all seats at this screen. */
export interface ImportRoom {
  record: string;
  lang?: "de" | "en" | "es" | "fr";
  /** Only the first so many answers: play on from there. */
  at?: number;
}

/** `POST /api/rooms/{room}/rematch` (host): the same seats and decks, a new game. */
export interface Rematch {
  /** Others than before. */
  options?: Record<string, string> | null;
  /** In a room for learning: another lesson than before. */
  lesson?: string;
  preset?: string;
  seed?: string;
}

/**
 * `GET /api/rooms/{room}/export` (a seat's secret): the whole record where nobody has anything to hide any more;
 * before that, what the seat itself has seen.
 */
export interface Exported {
  whole: boolean;
  /** The record as text; empty unless `whole`. */
  record: string;
  view: View | null;
  lines: Line[];
}

/** After so many answers a side has so many points. */
export interface Score {
  answer: number;
  side: number;
  total: number;
}

/**
 * `GET /api/rooms/{room}/replay?at=&line=&seat=&game=&since=`: the table after so many answers, or right after a
 * line of the log.
 *
 * Whoever has the address may see a game that is over; before that, only the holder of the seat's secret. Without a
 * seat it is seen as by somebody who only watches; a running game only where its players allow that.
 */
export interface Replay {
  /** Which game of the room, from 0. */
  game: number;
  /** How many the room has. */
  games: number;
  at: number;
  /** How many there are in all. */
  answers: number;
  /** For every answer: the turn it was given in. */
  turns: number[];
  /** For every answer: how many lines the log has after it. Line n belongs to the first answer with more than n. */
  told: number[];
  names: string[];
  view: View;
  /** The log up to this moment, from line `since` on; numbers as in play. */
  lines: Line[];
  faces: Face[];
  over: Result | null;
  /** Right after which line of the log; -1: after a whole answer. */
  line: number;
  /** Every change of the score in the whole game. */
  scores: Score[];
  /** It is not over yet: more answers will come. */
  running: boolean;
  /** So many lines were written before the first answer: they have no moments of their own. */
  before: number;
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "elsewhere" | "here" | "program";
  program: string;
  deck: string;
  legend: string;
  /** A person: somebody holds this seat now. */
  present: boolean;
  /** Elsewhere: the invitation was taken. */
  joined: boolean;
  /** The host has given the seat of an absent player to a program. */
  lent: boolean;
  /** Somebody waits for this seat. */
  waited: boolean;
  /** Has passed in the window that is open, or finished the turn. */
  passed: boolean;
  /** Is asked whether they agree to what a teammate wants to choose. */
  consents: boolean;
}

export interface Points {
  turn: number;
  side: number;
  total: number;
}

/** Why it ended. */
export interface Result {
  winners: number[];
  text: string;
  points: Points[];
  turns: number;
  /** Empty while the match it belongs to goes on between people who do not share a screen. */
  seed: string;
  answers: number;
}

/** A game of a match that has ended. */
export interface MatchGame {
  /** Which game of the room, from 0. */
  game: number;
  /** -1: it was not decided. */
  winner: number;
  /** What each seat brought; it cannot bring it again after a decided game. */
  battlefields: string[];
}

/** How a match stands. */
export interface MatchInfo {
  /** The best of so many. */
  games: number;
  /** Which game is played now, or was played last, from 1. */
  number: number;
  /** Games won by each seat. */
  score: number[];
  /** Who has won the match; -1: it goes on. */
  winner: number;
  /** The score, and who has won, in a sentence. */
  text: string;
  played: MatchGame[];
}

/** After a game of a match, before the next: what a seat may exchange, and who is ready. */
export interface Between {
  may_exchange: boolean;
  main: DeckCard[];
  sideboard: DeckCard[];
  ready: number[];
  /** The next game begins when these seats are ready. */
  waits_for: number[];
}

export interface RoomInfo {
  room: string;
  /** Which game of the room, from 0; -1 before the first. */
  game: number;
  mode: string;
  mode_name: string;
  options: Record<string, string>;
  /** What the table agreed on, a sentence each. */
  sentences: string[];
  undo: "asked" | "free";
  clock: number;
  seats: SeatInfo[];
  started: boolean;
  /** Empty while it is secret. */
  seed: string;
  /** A hash of the seed; empty before the game has begun. */
  commitment: string;
  match: MatchInfo | null;
  /** Whoever has the address may watch. */
  watch: boolean;
  /**
   * Between opponents: minutes away after which a seat may be given away without its owner; 0: never, or nobody hides
   * anything here.
   */
  absence: number;
  /** Who may have it then. */
  absence_to: "person" | "program";
}

export interface UndoInfo {
  /** The seat has given an answer that could be taken back. */
  possible: boolean;
  /** It happens at once. Otherwise it does so only where nobody else is concerned, and the others are asked. */
  free: boolean;
}

/** The first message: which seats this connection holds. The secrets of several seats may come from one screen. */
export interface Hello {
  type: "hello";
  secrets: string[];
  lang?: "de" | "en" | "es" | "fr";
  contract?: number;
  /** Who looks at the replay sits nowhere meanwhile, and is only told when something has happened. */
  looks_back?: boolean;
}

/** An option of an open question, by the names the seat knows. */
export interface Answer {
  type: "answer";
  seat: number;
  ask: number;
  verb: string;
  a?: number;
  b?: number;
  /** Comes back with `stored` or `refused`. Take another one for every answer. */
  id?: number;
}

/** Why is this not possible? About a card, or moving or playing a card to a place, or a place by itself. */
export interface Why {
  type: "why";
  seat: number;
  card?: number;
  place?: number;
  id?: number;
}

/** What would this answer do? With a `place` or a `card` it is dragged there: that answers what is asked next. */
export interface Preview {
  type: "preview";
  seat: number;
  ask: number;
  verb: string;
  a?: number;
  b?: number;
  id?: number;
  place?: number;
  card?: number;
}

/** Take back the seat's latest answer, or its whole latest action. */
export interface Undo {
  type: "undo";
  seat: number;
  action?: boolean;
  id?: number;
}

/** May what was asked for be taken back? */
export interface Consent {
  type: "consent";
  seat: number;
  yes: boolean;
}

export interface Concede {
  type: "concede";
  seat: number;
  id?: number;
}

/** Everything is sent again in this language. */
export interface Lang {
  type: "lang";
  lang: "de" | "en" | "es" | "fr";
}

/** How a seat is asked. */
export interface Prefs {
  type: "prefs";
  seat: number;
  /** Stop at every chance to act, also where only passing is possible. Otherwise the server passes there by itself. */
  every_window: boolean;
  /** Lane Legends: ask before a teammate chooses something of this seat's (LL 8.4). Null: as before. */
  asks_consent?: boolean | null;
  /** Offer each rune, and everything else that gives Energy or Power, by itself. Null: as before. */
  full_control?: boolean | null;
  /**
   * Ask also where every answer comes to the same. Null: as before; nobody is at first, and it is not stored: whoever
   * wants it says so each time they connect.
   */
  asks_same?: boolean | null;
}

/** Let others watch the running game, or not any more: they see what everybody may know. */
export interface Watch {
  type: "watch";
  seat: number;
  on: boolean;
}

/** Words or a quick phrase to the room. */
export interface Chat {
  type: "chat";
  seat: number;
  text?: string;
  phrase?: "good-luck" | "hello" | "help-me" | "i-can-help" | "one-moment" | "sorry" | "thanks" | "wait" | "well-played" | "your-turn" | null;
}

/** Point at an object or a place. */
export interface Ping {
  type: "ping";
  seat: number;
  card?: number;
  place?: number;
}

/**
 * Give the seat of an absent player to a program, or back: the host, or whose seat it is; and everybody who plays
 * here may lend a seat that nobody has held for a minute.
 */
export interface Lend {
  type: "lend";
  seat: number;
  on: boolean;
}

/** Before the game begins: another name or deck for one's own seat; the name also later. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
  deck?: string;
  id?: number;
}

/** Host: begin the game. */
export interface Begin {
  type: "begin";
  id?: number;
}

/**
 * After a game of a match: cards of the Main Deck for as many of the sideboard, each by name, and whether this seat
 * is ready for the next game.
 */
export interface Exchange {
  type: "exchange";
  seat: number;
  out?: string[];
  into?: string[];
  ready?: boolean;
  id?: number;
}

/** Report a problem: the server keeps a snapshot of the game. */
export interface Report {
  type: "report";
  text: string;
}

/** The lines of the log before this number. */
export interface OlderLines {
  type: "older-lines";
  seat: number;
  before: number;
}

/**
 * How was the seat's lane, or the table, right after each of these lines of the log? To show step by step what
 * opponents and NPCs did.
 */
export interface Steps {
  type: "steps";
  seat: number;
  lines: number[];
  id?: number;
}

/** What would a good player do here? Answered with the same; refused where people play against each other. */
export interface Hint {
  type: "hint";
  seat: number;
  ask: number;
  id?: number;
}

/** Is anybody there? Answered with the same. */
export interface Alive {
  type: "alive";
  id?: number;
}

/** The connection holds these seats. */
export interface Welcome {
  type: "welcome";
  contract: number;
  version: string;
  you: number[];
  host: boolean;
  room: RoomInfo;
}

/** Who is there, who is waited for, what was agreed on: whenever any of it changes. */
export interface RoomNews {
  type: "room";
  room: RoomInfo;
}

/** To somebody who only watches or looks back: something has happened. What, `GET …/replay` tells. */
export interface Moved {
  type: "moved";
  seq: number;
}

/** The table as one held seat sees it: whenever it changes. It replaces what came before. */
export interface Table {
  type: "table";
  /** Counts what happened in the game; never goes back, not even when something is taken back. */
  seq: number;
  seat: number;
  view: View;
  /** What the seat may answer now; those with `waited` first. */
  asks: Ask[];
  seats: SeatInfo[];
  undo: UndoInfo;
  /** Seconds until a program answers for the seat; 0: no clock runs. */
  deadline: number;
  every_window: boolean;
  /** The seat is asked before a teammate chooses something of its own (LL 8.4). */
  asks_consent: boolean;
  /** The seat is offered each rune by itself. */
  full_control: boolean;
  over: Result | null;
  /** A match: how it stands, the game on the table included if it is over. */
  match: MatchInfo | null;
  /** A match that goes on after this game: what the seat may do before the next. */
  between: Between | null;
  /** A lesson: what it says and how it stands. */
  lesson: LessonSeen | null;
  /** A puzzle: its goal and how it stands. */
  puzzle: PuzzleSeen | null;
}

/**
 * Lines of the log. Those from `since` on, if there were any, are to be forgotten first (`older` lines go before
 * all others instead).
 */
export interface Log {
  type: "log";
  seat: number;
  since: number;
  lines: Line[];
  older: boolean;
  /** All lines that came before are void: a new game, or another language. */
  fresh: boolean;
}

/** Cards that the next messages speak of; each once for a connection and language. */
export interface Faces {
  type: "faces";
  faces: Face[];
}

export interface WhyLine {
  /** What one might want to do. */
  what: string;
  possible: boolean;
  reason: string;
  clause: string;
}

export interface WhyNot {
  type: "why";
  id: number;
  lines: WhyLine[];
}

export interface PreviewLine {
  text: string;
  /** Otherwise it depends on something hidden or random. */
  certain: boolean;
  /** Only if nobody responds. */
  unanswered: boolean;
  /** As of a line of the log; so are the objects and numbers it is about. */
  kind: string;
  objects: number[];
  args: number[];
  by: number;
}

export interface Previewed {
  type: "preview";
  id: number;
  lines: PreviewLine[];
  /** What would be asked next, in words; empty if that is not certain. */
  next: string;
  /** Answers that were assumed: `damage` is assigned so that it kills the most Might, who moves goes `alone`. */
  assumed: string[];
  /** The seat's runes that would pay for it. */
  pays: number[];
}

/**
 * This connection's own answer is stored, and nobody can take it away but by taking back. It comes before the table
 * that shows what came of it. Who sends the same answer with the same `id` once more hears the same once more.
 */
export interface Stored {
  type: "stored";
  /** The answer's own number, as it was sent. */
  id: number;
  seat: number;
  game: number;
  /** The number of the entry in the log of the game. */
  entry: number;
}

/** Nothing was changed, and why. */
export interface Refused {
  type: "refused";
  /** The `type` of the message that is refused. */
  to: string;
  id: number;
  code: string;
  text: string;
  clause: string;
}

/** A player wants to take something back: say yes or no with `consent`. */
export interface UndoAsked {
  type: "undo-asked";
  by: number;
  /** Who is asked and has not answered yet. */
  seats: number[];
  text: string;
}

export interface UndoAnswered {
  type: "undo-answered";
  by: number;
  yes: boolean;
  text: string;
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
  /** Seconds since 1970. */
  at: number;
}

/** A connection that holds several seats hears it once for each that can see the object. */
export interface Pinged {
  type: "ping";
  seat: number;
  name: string;
  /** By the name that the seat `to` has for it; 0: a place. */
  card: number;
  place: number;
  /** Which of one's own seats this is for; -1 for a host without a seat. */
  to: number;
}

/**
 * A lane, or where there are no lanes the whole table, right after line `n` of the log: its places, sides and
 * chain.
 */
export interface Step {
  n: number;
  places: Place[];
  sides: Side[];
  /** Without whom everybody waits for. */
  arena: Arena;
  turn: number;
  turn_seat: number;
  /** In words, in the language of the connection. */
  phase_name: string;
}

/** Lines whose moment is not known any more have no step. */
export interface Stepped {
  type: "steps";
  id: number;
  seat: number;
  steps: Step[];
}

/** What a good player would do, at three strengths, from what the seat may know: show no more than was asked for. */
export interface Hinted {
  type: "hint";
  id: number;
  ask: number;
  /** The first: where to look. Mark `cards` and `place` on the table. */
  nudge: string;
  cards: number[];
  place: number;
  /** The second: what to do, an option of the question. */
  verb: string;
  a: number;
  b: number;
  /** The option, in words. */
  text: string;
  /** The third: why, the most important first; in a Duel also how likely the seat is to win. */
  reasons: string[];
}

export interface Reported {
  type: "reported";
  number: number;
  text: string;
}

/** Somebody else has taken this seat by a new invitation: the connection holds it no longer. */
export interface Seated {
  type: "seated";
  seat: number;
  text: string;
}

/**
 * Something everybody here should know: a seat has a new invitation, or has been taken over with one; or something
 * went wrong, and the game was taken up again from what is stored.
 */
export interface Told {
  type: "told";
  text: string;
}

/** The room is gone, or somebody else has taken the last seat one had there. */
export interface Closed {
  type: "closed";
  text: string;
}

/** A message that could not be read. Nothing was changed. */
export interface BadMessage {
  type: "error";
  code: string;
  text: string;
}

export interface StillAlive {
  type: "alive";
  id: number;
}

export type ToServer =
  | Hello
  | Answer
  | Why
  | Preview
  | Undo
  | Consent
  | Concede
  | Lang
  | Prefs
  | Watch
  | Chat
  | Ping
  | Lend
  | Sit
  | Begin
  | Exchange
  | Report
  | OlderLines
  | Steps
  | Hint
  | Alive;

export type ToClient =
  | Welcome
  | RoomNews
  | Moved
  | Table
  | Log
  | Faces
  | WhyNot
  | Previewed
  | Stored
  | Refused
  | UndoAsked
  | UndoAnswered
  | ChatLine
  | Pinged
  | Stepped
  | Hinted
  | Reported
  | Seated
  | Told
  | Closed
  | BadMessage
  | StillAlive;
