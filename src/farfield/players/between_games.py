"""What a program does between the games of a Match: its battlefield, who begins, and what it takes from its sideboard.

All of it is counted from what the seat may know. A battlefield is the better, the more cards of the own deck its text
is about and the more it was worth to whoever held it in the games that were learned from. A card of the sideboard
comes in if it answers what the opponent has shown (their gear, their spells, their small units) more than a card of
the Main Deck does, and one that answers nothing they have goes out for it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import printed
from farfield.games.match import BadMatch, Match
from farfield.rules.effects import verbs
from farfield.rules.effects.kinds_of_ability import CostChange
from farfield.rules.effects.parts import Number, Objects, Part
from farfield.rules.effects.select import HasKeyword, HasTag, Select, Target
from farfield.rules.game import Game
from farfield.rules.modes.match import Match as MatchMode
from farfield.rules.printed import Printed
from farfield.rules.state import Decision, Option
from farfield.rules.terms import FRIENDLY, GEAR, Q_CHOOSE, Q_PLAYER, SPELL, UNIT, YOURS

from .duel_value import AT_BATTLEFIELD, OTHER, learned
from .sight import Sight

SUITS: Final = 0.3  # log odds for a battlefield whose text is about every card of the deck
ENOUGH: Final = 8  # cards that the opponent must have shown before anything is exchanged
MOST: Final = 4  # cards that are exchanged after one game
MARGIN: Final = 0.5  # how much better the card that comes must be
USUAL: Final = {"gear": 0.15, "spells": 0.3, "small": 0.5}
"""How much of a deck is gear and spells, and of its units small, where an answer to it is a card like any other."""
SMALL: Final = 4  # more damage than this to many units is for other enemies, and for friends too
TWICE: Final = 2.0  # however much there is to answer, a card is not worth more


# --- before a game


def at_once(sight: Sight, decision: Decision) -> Option | None:
    """The battlefield to bring, or who is to begin; None if it is not this that is asked."""
    if not isinstance(sight.mode, MatchMode) or sight.turn:
        return None
    if decision.kind == Q_PLAYER:
        # 213 of 360 Duels between starter decks were won by whoever began (54 % to 64 %, the rule of thumb).
        return next((option for option in decision.options if option.seat == decision.seat), None)
    return battlefield(sight.known(), decision) if decision.kind == Q_CHOOSE else None


def battlefield(game: Game, decision: Decision) -> Option:
    """The one that suits the own deck best; which of several is taken hangs on who meets."""
    side = game.sides[decision.seat]
    own = [game.card(id).printed for id in (*side.deck, *side.hand, *side.champion)]
    met = sorted(game.card(id).printed.name for each in game.sides for id in each.legends)
    found = list(decision.options)
    Random(f"{met} {[face.name for face in sorted(own, key=lambda face: face.name)]}").shuffle(found)
    return max(found, key=lambda option: worth_of_battlefield(game.card(option.thing).printed, own))


def worth_of_battlefield(face: Printed, own: Sequence[Printed]) -> float:
    """As log odds, for a seat with these cards."""
    about = speaks_of(face.name)
    share = sum(map(about.fits, own)) / len(own) if own else 0.0
    return worth_held(face.name) + SUITS * share * (-1 if about.dearer else 1)


def worth_held(name: str) -> float:
    """What a battlefield was worth to whoever held it, in the games that were learned from."""
    known = learned().cards.get(name)
    return (known[AT_BATTLEFIELD] - known[AT_BATTLEFIELD + OTHER]) / 2 if known is not None else 0.0


@dataclass(frozen=True)
class About:
    """The cards that a text is about, besides units, of which nearly every battlefield speaks."""

    types: int
    keywords: frozenset[int]
    tags: frozenset[str]
    dearer: bool
    """It makes them cost more."""

    def fits(self, face: Printed) -> bool:
        if face.types & self.types or not self.tags.isdisjoint(face.tags):
            return True
        return any(face.kw[keyword] for keyword in self.keywords)


@cache
def speaks_of(name: str) -> About:
    types, dearer = 0, False
    keywords: set[int] = set()
    tags: set[str] = set()
    for part in every_part(printed(name).abilities):
        said = getattr(part, "what", 0) or getattr(part, "types", 0)
        types |= said if said in (GEAR, SPELL) else 0
        if isinstance(part, HasKeyword):
            keywords.add(part.keyword)
        if isinstance(part, HasTag):
            tags.update(part.tags)
        if isinstance(part, CostChange):
            dearer = dearer or any(isinstance(x, Number) and x.n > 0 for x in (part.energy, part.power))
    return About(types, frozenset(keywords), frozenset(tags), dearer)


def every_part(parts: Iterable[Part]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from every_part(part.children())


# --- after a game


@dataclass(frozen=True)
class Shown:
    """What a seat has seen of the opponent's deck."""

    cards: tuple[str, ...]

    def share(self, what: str, least: int = 0) -> float:
        """How much of it is gear or spells; of its units, how many have no more Might than this."""
        faces = [printed(name) for name in self.cards]
        units = [face for face in faces if face.types & UNIT]
        if what == "small":
            return sum(face.might <= least for face in units) / len(units) if units else 0.0
        return sum(bool(face.types & (GEAR if what == "gear" else SPELL)) for face in faces) / len(faces)


def shown(games: Sequence[Game], seat: int) -> Shown:
    """Of each card as many as were seen in one game, when it was over."""
    most: Counter[str] = Counter()
    for game in games:
        view = game.view(seat)
        seen = [x for place in view.places for x in (*place.units, *place.gear, *place.facedown)]
        for side in view.sides:
            seen += [*side.hand, *side.deck, *side.trash, *side.banished, *side.champion]
        most |= Counter(x.name for x in seen if x.owner != seat and x.name and not printed(x.name).token)
    return Shown(tuple(sorted(most.elements())))


@cache
def answers(name: str) -> tuple[tuple[str, int], ...]:
    """What of an opponent's a card is an answer to; with small units goes the damage."""
    out: set[tuple[str, int]] = set()
    for part in every_part(printed(name).abilities):
        if isinstance(part, verbs.Counter):
            out.add(("spells", 0))
        elif isinstance(part, verbs.Kill | verbs.Banish | verbs.ReturnToHand):
            one = described(part.objects)
            if one is not None and one.what == GEAR and one.side not in (FRIENDLY, YOURS):
                out.add(("gear", 0))
        elif isinstance(part, verbs.Deal) and isinstance(part.objects, Select) and isinstance(part.amount, Number):
            if part.objects.what & UNIT and part.objects.side not in (FRIENDLY, YOURS) and part.amount.n <= SMALL:
                out.add(("small", part.amount.n))
    return tuple(sorted(out))


def described(objects: Objects) -> Select | None:
    found = objects.select if isinstance(objects, Target) else objects
    return found if isinstance(found, Select) else None


def use(name: str, seen: Shown) -> float:
    """How much a card is good for against what was seen: 1 for one like any other. A unit is always a unit too."""
    found = [min(TWICE, seen.share(what, least) / USUAL[what]) for what, least in answers(name)]
    if not found:
        return 1.0
    return (1.0 + max(found)) / 2 if printed(name).types & UNIT else max(found)


def exchange(match: Match, seat: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What leaves the Main Deck of a seat before the next game of a match, and what comes in; nothing is done yet."""
    seen = shown(match.played, seat)
    if not match.sideboards or not match.results or match.results[-1].winner is None or match.over:
        return (), ()
    if len(seen.cards) < ENOUGH or any((x.games, x.seat) == (len(match.results), seat) for x in match.exchanges):
        return (), ()
    trial = copy(match)
    trial.decks, trial.exchanges = match.decks[:], []
    out: list[str] = []
    into: list[str] = []
    while len(out) < MOST and (found := better(trial, seat, seen, out, into)) is not None:
        out.append(found[0])
        into.append(found[1])
    return tuple(out), tuple(into)


def better(trial: Match, seat: int, seen: Shown, gone: Sequence[str], come: Sequence[str]) -> tuple[str, str] | None:
    """One card for another that is legal and pays, exchanged in the trial: of the best those that leave the curve and
    the kinds of card most as they were."""
    deck = trial.decks[seat]
    outs = [name for _, name in deck.main if name not in come and name != deck.champion]
    ins = [name for _, name in deck.sideboard if name not in gone]
    pairs = [(one, two) for two in ins for one in outs if use(two, seen) - use(one, seen) >= MARGIN]

    def order(pair: tuple[str, str]) -> tuple[float, bool, int, str, str]:
        one, two = map(printed, pair)
        apart = abs(one.energy - two.energy)
        return use(one.name, seen) - use(two.name, seen), one.types != two.types, apart, one.name, two.name

    for one, two in sorted(pairs, key=order):
        try:
            trial.swap(seat, [one], [two])
        except BadMatch:
            continue
        return one, two
    return None
