import type { Arena, Ask, Card, Choice, Face, Line, Place, Side, Table, View } from '../src/contract'

/** Small tables for tests: only what a test says differs from an empty one. */
export const card = (id: number, name: string, more: Partial<Card> = {}): Card => ({
  id, name, owner: 0, controller: 0, on_board: true, public: true, ...more,
})

export const face = (name: string, more: Partial<Face> = {}): Face => ({
  name, type: 'unit', type_name: 'unit', supertypes: [], energy: 2, power: ['Fury'], might: 3, might_bonus: -1, domains: ['Fury'],
  tags: [], speed: '', words: [], worn: [], keywords: {}, supported: true, token: false, rarity: 'common', ...more,
})

export const place = (index: number, spot: number, more: Partial<Place> = {}): Place => ({
  index, arena: 0, side: spot === 0 ? 0 : spot === 4 ? 1 : -1, spot, name: `place ${index}`, card: null, controller: -1,
  contested_by: -1, showdown_staged: false, combat_staged: false, scored_by: [], units: [], gear: [], facedown: [], ...more,
})

export const side = (index: number, more: Partial<Side> = {}): Side => ({
  index, name: index ? 'NPC' : 'Ahri', team: index, is_player: index === 0, lost: false, points: 0, xp: 0, energy: 0, power: [],
  cards_played: 0, hand_count: 0, hand: [], deck_count: 30, deck: [], rune_deck_count: 10, rune_deck: [], sideboard_count: 0,
  pile: [], trash: [], banished: [], champion: [], legends: [], runes: [], ...more,
})

export const arena = (more: Partial<Arena> = {}): Arena => ({
  index: 0, state: 'neutral open', chain: [], showdown: -1, combat: false, combat_step: 0, attacker: -1, defender: -1, focus: -1,
  priority: -1, done: false, passed: [], waiting_for: 0, forecast: null, ...more,
})

export const view = (more: Partial<View> = {}): View => ({
  seat: 0, mode: 'lanes', options: {}, turn: 1, turn_seat: 0, first_seat: 0, order: [0], phase: 'main', phase_name: 'Action Phase',
  victory_score: 5, winners: [], sides: [side(0), side(1)],
  places: [
    place(0, 0),
    place(1, 4),
    place(2, 1, { card: card(5001, 'Void Gate') }),
    place(3, 2, { card: card(5002, 'Startipped Peak') }),
    place(4, 3, { card: card(5003, 'Baron Pit') }),
  ],
  arenas: [arena()], ...more,
})

export const choice = (verb: string, a = 0, more: Partial<Choice> = {}): Choice => ({ verb, a, b: 0, text: `${verb} ${a}`, ...more })

export const ask = (id: number, options: Choice[], more: Partial<Ask> = {}): Ask => ({
  id, lane: 0, kind: 'main', title: 'Your move.', more: '', words: '', clause: 'CR 316', subject: 0, least: 0, most: 0, picked: [],
  options, team: false, waited: true, ...more,
})

export const line = (n: number, kind: string, more: Partial<Line> = {}): Line => ({
  n, text: `${kind} ${n}`, kind, turn: 1, lane: 0, clause: '', objects: [], names: [], args: [], by: -1, ...more,
})

export const table = (more: Partial<Table> = {}): Table => ({
  type: 'table', seq: 1, seat: 0, view: view(), asks: [], seats: [], undo: { possible: true, free: true }, deadline: 0,
  every_window: false, asks_consent: false, full_control: false, over: null, match: null, between: null, lesson: null, puzzle: null, ...more,
})
