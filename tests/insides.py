"""The engine's insides: the one door to a game's state, for what no position can say and no answer does.

All else asks the `Game`, as players do; `tests/test_one_way_in.py` says who may come here for the state itself.
"""

from __future__ import annotations

from collections.abc import Iterable

from farfield.rules import movement
from farfield.rules.deciding import options
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId, PlaceId, SeatId
from farfield.rules.knowing import statehash, visibility
from farfield.rules.objects import changing_hands, counters, zones
from farfield.rules.state import Card, Decision, Happening, Option, State
from farfield.rules.terms import Q_FOCUS, Q_MAIN, Q_PRIORITY
from farfield.rules.turn import loop


def state_of(game: Game) -> State:
    return game.state


def text_of(game: Game) -> str:
    """All that makes a game what it is, as text: what its hash is made of."""
    return statehash.text_of(game.state)


def card_texts(game: Game) -> list[tuple[str, str]]:
    """Of each card what the hash is made of, and the same said in full."""
    return [(statehash.card_text(x), statehash.full_text(x)) for x in game.state.cards if x.id >= 0]


# --- what the rules say by themselves, before moment and price are looked at


def move_refusal(game: Game, unit: Card, dest: PlaceId) -> int:
    """Why a unit may not go to a place, whoever moves it."""
    return movement.move_refusal(game.state, game.arenas[0], unit, dest)


def presence_refusal(game: Game, seat: int, place: PlaceId) -> int:
    """Why units of a seat may not be at a place."""
    return movement.may_be_at(game.state, SeatId(seat), place)


def trigger_order(game: Game, arena: int) -> list[SeatId]:
    """In which order what triggers at one moment in an arena goes on its chain, by controller."""
    return game.mode.trigger_order(game.state, game.arenas[arena])


def alias_of(game: Game, viewer: int) -> visibility.Alias:
    """The names that a viewer knows objects by."""
    return visibility.alias_of(game.state, viewer)


FRESH = {Q_MAIN: options.main_options, Q_PRIORITY: options.reactions, Q_FOCUS: options.actions}


def would_be_offered(game: Game, decision: Decision) -> list[Option]:
    """What a question of the moment would offer if it were asked only now."""
    s = game.state.copy()
    return FRESH[decision.kind](s, s.arenas[decision.arena], decision.seat)


def out_of_date(game: Game) -> list[str]:
    """The open questions in the middle of something that would be others if they were asked only now."""
    found: list[str] = []
    for a in game.arenas:
        old = a.question
        if old is None or not a.stack or a.stack[-1].stands():
            continue
        s = game.state.copy()
        b = s.arenas[a.index]
        b.question = None
        b.stack[-1].step(s, b)
        new = s.arenas[a.index].question
        if new is None or not loop.same(old, new):
            found.append(f"{old} would be {new}")
    return found


# --- what nobody has done, but is so


def make_known(game: Game, id: int, seats: int = -1) -> None:
    """Everybody, or the seats of these bits, knows a card where it is, as after an effect has shown it."""
    zones.know(game.state, ObjectId(id), seats)


def exhaust(game: Game, id: int) -> None:
    game.card(id).exhausted = True


def give_counters(game: Game, id: int, kind: int, n: int) -> None:
    counters.put(game.state, ObjectId(id), kind, n)


def score(game: Game, seat: int, points: int) -> None:
    game.sides[seat].points = points


def win(game: Game, seats: Iterable[int]) -> None:
    """These have won a game that is over."""
    game.state.game_won_by = [SeatId(seat) for seat in seats]


def held_as_the_turn_began(game: Game, place: int, seat: int) -> None:
    game.places[place].at_start = SeatId(seat)


def change_hands(game: Game, card: Card, to: int) -> None:
    """Another side controls a card from now on, and the game goes on from there."""
    s = game.state
    a = s.arenas[0]
    changing_hands.give(s, a, card, SeatId(to))
    a.question = None
    loop.advance(s)


def tell(game: Game, events: list[Happening]) -> None:
    """A game that kept no events has had these."""
    game.state.events = events


def turns_to_come(game: Game) -> list[SeatId]:
    """Whose extra turns are still to be taken."""
    return game.state.extra_turns
