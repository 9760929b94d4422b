"""Which abilities fired in a game that was played: those without which it would have gone another way.

The recorded answers are given again in the same game, but for one card that lacks one ability (`ledger.without`). An
ability fired if an answer is no longer possible, something else is told, or the board looks different at the end. That
needs nothing but what everybody can do with a game, whatever kind of ability it is, and costs the engine nothing.

Merely to be offered is not to fire, nor to be asked what comes first where it makes no difference: if such a question
is not asked any more, the game goes on without its answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from farfield.cards.catalogue import printed
from farfield.rules.effects.kinds_of_ability import Activated, Keyword
from farfield.rules.game import Answer, Game
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Decision, Happening, Option
from farfield.rules.state.questions import to_use
from farfield.rules.terms import ACTIVATE, DONE, END_TURN, NO, PASS, Q_ORDER
from tests.cards.ledger import without

Ability = tuple[str, int]
"""A card and which of its lines; an Equipment's effect text is counted on."""

DECLINED: Final = (PASS, NO, DONE, END_TURN)
ENTERED: Final = ("plays", "plays-token", "creates", "channels", "enters")
"""Lines of the log that tell of something that has come into play."""


@cache
def lines(card: str) -> int:
    """How many abilities the tests can take away from a card."""
    face = printed(card)
    return len(face.abilities) + len(face.effect_text)


@cache
def lacking(card: str, number: int) -> Printed:
    return without(printed(card), number)


def replaced(loadout: Loadout, face: Printed) -> Loadout:
    """The same cards, with this one in place of those of its name."""

    def look(card: Printed) -> Printed:
        return face if card.name == face.name else card

    return Loadout(
        loadout.name,
        look(loadout.legend),
        look(loadout.champion) if loadout.champion is not None else None,
        [look(card) for card in loadout.main],
        [look(card) for card in loadout.runes],
        [look(card) for card in loadout.battlefields],
        [look(card) for card in loadout.sideboard],
    )


def in_play(game: Game) -> set[str]:
    """The names of everything that has been in play: played, made, channeled, or there from the beginning."""
    out = {name for event in game.events() if event.kind in ENTERED for name in event.names if name}
    out |= {game.card(id).printed.name for side in game.sides for id in side.legends}
    return out | {game.card(game.places[place].card).original.name for place in game.battlefields}


class Given(NamedTuple):
    """An answer of the record, and where the question was asked: other questions may have other numbers."""

    answer: Answer
    arena: int


def given(game: Game, again: Game) -> list[Given]:
    """The answers of a game, given again from the beginning. That ends in the same state, whatever was played."""
    out: list[Given] = []
    for answer in game.answers or []:
        decision = again.find_decision(answer.decision)
        assert decision is not None, f"{answer} answers nothing any more"
        out.append(Given(answer, decision.arena))
        again.give(answer)
    assert again.hash() == game.hash(), "the same answers made another game"
    return out


def fired(game: Game, answers: list[Given], ability: Ability, other: Callable[[Printed], Game]) -> bool:
    """Would this game have gone another way without the ability? `other` begins it once more with another face."""
    try:
        less = other(lacking(*ability))
        for x in answers:
            decision, option = meant(less, x, ability)
            if decision is not None:
                less.choose(decision, option, x.answer.seat)
            elif x.answer.option.verb not in DECLINED and x.answer.kind != Q_ORDER:
                return True
    except Exception:  # as in the ledger: what the rest of the card cannot do without is missed
        return True
    return told(less.events()) != told(game.events()) or str(less) != str(game)


def meant(less: Game, given: Given, ability: Ability) -> tuple[Decision | None, Option]:
    """The question that the answer belongs to now, if it is still there, and what the answer is called there."""
    answer = given.answer
    option = renumbered(less, answer.option, ability)
    for decision in less.offers(answer.seat) if answer.decision < 0 else less.decisions():
        if decision.arena == given.arena and decision.kind == answer.kind and decision.may_answer(answer.seat):
            if option in decision.options:
                return decision, option
    return None, option


def renumbered(less: Game, option: Option, ability: Ability) -> Option:
    """Of several activated abilities of a card those after the missing one have moved up."""
    if option.verb == ACTIVATE:
        card = less.find(option.thing)
        if card is not None and card.printed.name == ability[0]:
            position = place_among_activated(*ability)
            if 0 <= position < option.which:
                return to_use(option.thing, option.which - 1)
            if position == option.which:
                return to_use(option.thing, -1)  # which nobody offers
    return option


@cache
def place_among_activated(card: str, number: int) -> int:
    """Which of the card's activated abilities this line is; -1: none."""
    face = printed(card)
    if number >= len(face.abilities):
        return -1
    at = 0
    for i, line in enumerate(face.abilities):
        found = [line] if isinstance(line, Activated) else line.implied if isinstance(line, Keyword) else []
        count = sum(isinstance(x, Activated) for x in found)
        if i == number:
            return at if count else -1
        at += count
    return -1


def told(events: list[Happening]) -> list[tuple[str, list[int], list[int]]]:
    return [(event.kind, [int(id) for id in event.objects], event.args) for event in events]
