"""What a program tries out when it weighs a decision, and what it leaves alone."""

from __future__ import annotations

from typing import Protocol

from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    AUTO,
    DONE,
    END_TURN,
    MAIN,
    MOVE,
    NO,
    OVERRULE,
    PASS,
    PICK,
    PLAY,
    Q_ASSIGN,
    Q_FOCUS,
    Q_MOVE_MORE,
    Q_PAY,
    Q_TARGET,
)

WIDTH = 8  # answers to a part of an action that are tried out


class Step:
    """An answer that was tried out, and the question it is for."""

    __slots__ = ("kind", "option", "options")

    def __init__(self, decision: Decision, option: Option) -> None:
        self.kind = decision.kind
        self.options = decision.options
        self.option = option

    def fits(self, decision: Decision) -> bool:
        """Is this the question that was expected?"""
        return self.kind == decision.kind and self.options == decision.options


class Trying(Protocol):
    """Who tries out one action."""

    def begin(self) -> None: ...

    def try_out(
        self, game: Game, decision: Decision, option: Option, depth: int, line: list[Step]
    ) -> tuple[float, Game]: ...


class Course:
    """Some answers that were tried out one after another, and where they lead."""

    __slots__ = ("game", "now", "steps", "value")

    def __init__(self, value: float, game: Game, now: Decision | None, steps: list[Step]) -> None:
        self.value = value
        self.game = game
        self.now = now  # the question for the next action, if there can be one
        self.steps = steps


def worth_trying(game: Game, decision: Decision, tricks: int) -> list[Option]:
    """The answers to a part of an action that are tried out, few enough to try them all.

    `tricks`: how many cards and abilities in a showdown that the action has opened.
    """
    options = decision.options
    if decision.kind == Q_PAY and options[0].verb == AUTO:
        return options[:1]
    if decision.kind == Q_ASSIGN:
        return [deadliest(game, options)]
    if decision.kind == Q_MOVE_MORE:
        # With whom a unit moves: the Mightiest come first, so each of them is added or nobody more is.
        units = [option for option in options if option.verb == PICK]
        rest = [option for option in options if option.verb != PICK]
        return rest + sorted(units, key=lambda option: -might(game, option))[:1]
    if decision.kind == Q_FOCUS:
        passing = quiet(options)
        return [passing, *[option for option in distinct(game, decision) if option is not passing][:tricks]]
    return near(game, decision, distinct(game, decision))[:WIDTH]


def near(game: Game, decision: Decision, options: list[Option]) -> list[Option]:
    """Targets in the lane that asks, where there are any: a strict window is about what goes on there, and elsewhere
    there are too many to try them all."""
    if len(game.arenas) == 1 or game.phase == MAIN or decision.kind != Q_TARGET:
        return options
    places = game.places
    here: list[Option] = []
    found = False
    for option in options:
        card = game.find(option.thing) if option.verb == PICK else None
        if card is not None and card.place >= 0 and places[card.place].arena != decision.arena:
            continue
        here.append(option)
        found = found or card is not None
    return here if found else options


def deadliest(game: Game, options: list[Option]) -> Option:
    """Damage for the Mightiest that dies of it; where nobody would, for whom there is most."""
    best, top = options[0], (False, -1)
    for option in options:
        card = game.find(option.thing)
        found = card is not None and option.which >= max(1, game.might(card.id) - card.damage), option.which
        if found > top:
            best, top = option, found
    return best


def might(game: Game, option: Option) -> int:
    card = game.find(option.thing)
    return game.might(card.id) if card is not None else 0


def distinct(game: Game, decision: Decision) -> list[Option]:
    """The answers without those that are about an object just like that of another."""
    out: list[Option] = []
    seen: set[tuple[object, ...]] = set()
    for option in decision.options:
        card = game.find(option.thing) if option.verb in (PLAY, MOVE, PICK) else None
        if card is not None and card.mods is None and card.attachments is None:
            like = (
                option.verb, option.which, card.printed.name, card.zone, card.place, card.owner, card.controller,
                card.exhausted, card.stunned, card.damage, card.buffs, card.role, card.attached_to,
            )  # fmt: skip
            if like in seen:
                continue
            seen.add(like)
        out.append(option)
    return out


def question_in(game: Game, arena: int) -> Decision | None:
    """What an arena asks."""
    for decision in game.decisions():
        if decision.arena == arena:
            return decision
    return None


def quiet(options: list[Option]) -> Option:
    """The answer that does the least."""
    for option in options:
        if option.verb in (PASS, OVERRULE, DONE, NO, END_TURN):
            return option
    return options[0]
