"""What a good player would do here, and why: only from what the seat may know.

>>> import farfield
>>> game = farfield.start(["Garen", "Lux"], seed=7)
>>> found = hint(game, game.decisions()[0])
>>> found.option in game.decisions()[0].options
True

A hint has three strengths: what to look at (`nudge`), what to do (`option`), and why (`reasons`; except in Lane
Legends also how likely the seat is to win with it and without it). All are messages, whose words `farfield.words`
knows in every language. In the terminal it is the command `hint`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from farfield.errors import Message, Param
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.lane import FARFIELD, NEARFIELD
from farfield.rules.state import Decision, Option, Place
from farfield.rules.terms import (
    ACTIVATE,
    DONE,
    END_TURN,
    HIDE,
    MOVE,
    NO,
    OVERRULE,
    PASS,
    PLAY,
    PUT_BACK,
    Q_MAIN,
    Q_MULLIGAN,
    Verb,
)

from . import ask
from .duel_sense import after_the_turn
from .duel_turn import answer, play_on
from .duel_value import chance as likely
from .levels import HARD, HARD_LANES, SEVERAL
from .search import Quick, Search
from .several_value import learned_for
from .trying_out import Step, question_in, quiet

MOST_REASONS: Final = 3
SECONDS: Final = 0.5  # to think
WORLDS: Final = 3  # imagined games over which a chance is averaged
NOTHING: Final = (PASS, OVERRULE, DONE, NO, END_TURN)
NUDGES: Final[dict[Verb, tuple[str, str]]] = {
    PLAY: ("hint-nudge-play", "Look at what you could play."),
    MOVE: ("hint-nudge-move", "Look at who could move, and where."),
    ACTIVATE: ("hint-nudge-use", "Look at the abilities you could use."),
    HIDE: ("hint-nudge-hide", "Look at what you could hide."),
}


@dataclass(frozen=True)
class Hint:
    option: Option
    """What to answer."""
    nudge: Message
    reasons: tuple[Message, ...]
    """The most important first."""
    chance: float | None
    """Of winning, as it is guessed once the own turn has been finished as quickly as programs do in thought; None in
    Lane Legends, where points are guessed instead."""
    without: float | None
    """The same if the question is answered with what does the least; in a Main Phase the turn ends with it. None if
    that is the hint."""

    @property
    def likely(self) -> Message | None:
        """How likely a win is, and whether the hint matters for it."""
        return how_likely(self.chance, self.without)


def how_likely(chance: float | None, without: float | None) -> Message | None:
    """In whole percent: who reads the same number twice wonders what the hint is for."""
    if chance is None:
        return None
    percent = round(100 * chance)
    if without is None:
        return told("hint-chance-now", "Your chance to win, as the program guesses: {percent} %.", percent=percent)
    if percent == round(100 * without):
        text = "For your chance to win it hardly matters: {percent} % either way, as the program guesses."
        return told("hint-chance-same", text, percent=percent)
    text = "Your chance to win, as the program guesses: {percent} %, without it {without} %."
    return told("hint-chance", text, percent=percent, without=round(100 * without))


def hint(game: Game, decision: Decision, seed: int = 0, seconds: float = SECONDS) -> Hint:
    """What to do, for the seat that is asked. The same seed gives the same hint, if `seconds` is 0: no clock."""
    player = Search(seed, HARD, seconds, HARD_LANES, SEVERAL)
    option = ask(player, game, decision)
    passing = quiet(decision.options)
    seen = game.imagine(decision.seat, seed, PREF_ASK_IN_MAIN)
    against = not isinstance(game.mode, LaneLegends)
    then = course(seen.copy(), decision, [Step(decision, option), *player.plan], quick=against)
    instead = seen.copy()
    if decision.kind != Q_MAIN:
        instead = course(instead, decision, [Step(decision, passing)], quick=against)
    chances: list[float | None] = [None, None]
    if against:
        then, instead = [at_the_end(one, decision.seat) for one in (then, instead)]
        worlds = imagined(game, decision.seat, seed)
        chances = [on_average(worlds, decision, one, plan) for one, plan in ((option, player.plan), (passing, []))]
    nudge = nudge_to(decision, option)
    if decision.kind == Q_MULLIGAN:  # what is drawn in one imagined game or another is no reason
        found: tuple[Message, ...] = (why_mulligan(game, option),)
    elif option == passing:  # what comes by itself is no reason either
        found = ()
    else:
        found = tuple(reasons(then, instead, decision.seat))[:MOST_REASONS]
    if chances[0] == 1 and chances[1] != 1:  # perhaps only with the actions after it
        found = (Message("hint-wins", "It wins the game."),)
    if not found:
        found = (Message("hint-nothing-better", "Nothing else seems better."),)
    return Hint(option, nudge, found, chances[0], chances[1] if option != passing else None)


def nudge_to(decision: Decision, option: Option) -> Message:
    """Where to look for this answer."""
    nothing = ("hint-nudge-wait", "Nothing more seems worth doing now.")
    choose = ("hint-nudge-choose", "One of these answers seems better than the others.")
    return Message(*NUDGES.get(option.verb, nothing if option.verb in NOTHING else choose))


def why_mulligan(game: Game, option: Option) -> Message:
    """As those that play decide it: in Lane Legends by trying out, elsewhere by what can be paid early."""
    if isinstance(game.mode, LaneLegends):
        return Message("hint-mulligan-tried", "Of all mulligans it begins best, on average over many imagined games.")
    card = game.find(option.thing) if option.verb == PUT_BACK else None
    if card is None:
        return Message("hint-keep-early", "Everything in this hand can be played early enough.")
    return told("hint-back-dear", "{card} is too dear for the first turns.", card=card.printed.name)


def course(game: Game, decision: Decision, steps: list[Step], quick: bool) -> Game:
    """An imagined game after one action of a seat, where everybody else lets it. What the steps do not answer is
    answered quickly or, in Lane Legends, for which that was not made, with what does the least."""
    player = Quick()
    for _ in range(60):
        now = None if game.over else question_in(game, decision.arena)
        if now is None or (now.kind == Q_MAIN and now.id != decision.id):
            break
        if quick:
            option = answer(game, now, decision.seat, player, steps)
        else:
            own = now.seat == decision.seat
            option = steps.pop(0).option if own and steps and steps[0].fits(now) else quiet(now.options)
        game.choose(now, option)
    return game


def imagined(game: Game, seat: int, seed: int) -> list[Game]:
    """Some games of which one may be the one that is played, for all the seat knows."""
    return [game.imagine(seat, seed + number, PREF_ASK_IN_MAIN) for number in range(WORLDS)]


def on_average(worlds: list[Game], decision: Decision, option: Option, plan: list[Step]) -> float:
    """The chance to win with this answer, if the turn is then finished as planned and quickly."""
    total = 0.0
    for world in worlds:
        game = world.copy()
        game.choose(same(game, decision), option)
        play_on(game, decision.seat, Quick(), plan[:])
        total += chance(at_the_end(game, decision.seat), decision.seat)
    return total / len(worlds)


def same(game: Game, decision: Decision) -> Decision:
    """The question in an imagined game."""
    found = game.find_decision(decision.id)
    assert found is not None
    return found


def at_the_end(game: Game, seat: int) -> Game:
    return game if game.over or game.turn_seat != seat else after_the_turn(game, seat)


def chance(game: Game, seat: int) -> float:
    if game.over:
        return float(seat in game.winners)
    return likely(learned_for(game).log_odds(game, seat))


def reasons(then: Game, instead: Game, seat: int) -> Iterable[Message]:
    """What is better in one game than in the other."""
    if then.over and seat in then.winners:
        yield Message("hint-wins", "It wins the game.")
        return
    if instead.over and seat not in instead.winners and not then.over:
        yield Message("hint-saves", "Otherwise they win at once.")
    x, y = then.standing(), instead.standing()
    points = x.points[seat] - y.points[seat]
    if points > 0:
        yield told("hint-points", "It brings {n} points.", n=points)
    others = [side for side in range(len(x.points)) if x.team[side] != x.team[seat]]
    spared = sum(y.points[side] - x.points[side] for side in others)
    if spared > 0:
        yield told("hint-spares", "They score {n} points less.", n=spared)
    fields = [place for place in then.places if place.side < 0]
    threat = max((x.in_base[side] for side in others), default=0)
    for i, place in enumerate(fields):
        if x.controllers[i] != seat or i >= len(y.controllers) or y.controllers[i] == seat:
            continue
        name = then.card(place.card).printed.name if place.card else ""
        if name and place.lane_spot > 0:
            yield held_in_lane(then, place, seat, name, y.controllers[i] in others)
        elif name and x.at[i][seat] > threat:
            yield told("hint-holds", "You hold {place}, and what stands in their base cannot take it.", place=name)
        elif name:
            yield told("hint-takes", "You hold {place}.", place=name)
    gone = [unit for unit in sorted(units(instead, others)) if unit not in units(then, others)]
    if gone:
        names = ", ".join(instead.card(unit).printed.name for unit in gone)
        yield told("hint-removes", "It takes off the board: {units}.", units=names)
    might = x.worth[seat] - y.worth[seat]
    if might > 0:
        yield told("hint-might", "You have {n} more Might on the board.", n=might)
    cards = x.hand[seat] - y.hand[seat]
    if cards > 0:
        yield told("hint-cards", "You have {n} more cards in hand.", n=cards)


def held_in_lane(game: Game, place: Place, seat: int, name: str, back: bool) -> Message:
    """What a battlefield of a lane is good for, and whether what stands one place before it could take it (LL 3.3, 3.5,
    5.2). `back`: from the NPC."""
    before = [x for x in game.places if x.arena == place.arena and x.lane_spot == place.lane_spot + 1]
    theirs = sum(game.might(id) for x in before for id in x.units if game.card(id).controller != seat)
    safe = theirs < sum(game.might(id) for id in place.units if game.card(id).controller == seat)
    if place.lane_spot == FARFIELD and safe:
        text = "You hold {place} (Farfield): +1 point next turn, and what stands in the NPC Base cannot take it."
        return told("hint-holds-farfield", text, place=name)
    if place.lane_spot == FARFIELD:
        return told("hint-takes-farfield", "You hold {place} (Farfield): +1 point next turn.", place=name)
    if place.lane_spot == NEARFIELD and back:
        text = "You take {place} (Nearfield) from the NPC: otherwise it costs a point."
        return told("hint-frees-nearfield", text, place=name)
    if safe:
        text = "You hold {place}, and what stands one place before it cannot take it."
        return told("hint-holds-lane", text, place=name)
    return told("hint-takes", "You hold {place}.", place=name)


def told(id: str, text: str, **params: Param) -> Message:
    return Message(id, text, params)


def units(game: Game, sides: list[int]) -> set[int]:
    """The units of these sides that are on the board."""
    return {id for place in game.places for id in place.units if game.card(id).controller in sides}
