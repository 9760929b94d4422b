import { getContext, setContext } from 'svelte'
import type { Card, Face, View } from '../contract'
import type { Offer, Thing } from './choosing'

/** What the pieces on the table need to know: a running game and a replay both are one. */
export interface Board {
  readonly view: View
  readonly faces: Record<string, Face>
  /** The seat whose eyes we use. */
  readonly me: number
  /** Objects the story tells of right now. */
  readonly told: ReadonlySet<number>
  readonly pinged: ReadonlySet<string>
  offers(thing: Thing): Offer[]
  picked(id: number): boolean
  /** Would this rune pay for what is asked or shown? */
  pays?(id: number): boolean
  press(thing: Thing): void
  /** Let go over something after dragging a card. */
  drop(thing: Thing, goal: Thing): void
  look(card: Card | null): void
  enlarge(card: Card): void
  hover(thing: Thing | null): void
  /** A card is held over something. */
  aim?(thing: Thing, goal: Thing | null): void
}

const KEY = Symbol('board')
export const giveBoard = (board: Board): Board => setContext(KEY, board)
export const useBoard = (): Board => getContext<Board>(KEY)
