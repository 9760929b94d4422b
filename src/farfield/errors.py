"""What Farfield says when something is not possible: a message id, its parameters and the clause.

The words shown to people live in the Fluent files and are found by the message id. The plain English text kept here is
the fallback for a log, a traceback or a language that lacks the message; it names the thing and the remedy.

This module imports the standard library only, so that every part of Farfield, ``rules`` included, may use it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Param = str | int
"""A parameter of a message."""


def excerpt(text: str, most: int = 60) -> str:
    """What somebody typed, fit to be repeated in a message: not too long, and only what can be shown.

    >>> excerpt("Jinx\\x1b[31m"), excerpt("a" * 100, most=5)
    ('Jinx�[31m', 'aaaaa…')
    """
    shown = "".join(ch if ch.isprintable() else "\ufffd" for ch in text[:most])
    return shown + "…" if len(text) > most else shown


@dataclass(frozen=True, slots=True)
class Message:
    """Something to tell a person: an id to find its words by, parameters, a clause and an English fallback.

    >>> str(Message("deck-too-small", "The main deck has {count} cards; it needs 40.", {"count": 39}, "CR 103.2"))
    'The main deck has 39 cards; it needs 40. [CR 103.2]'
    """

    id: str
    text: str
    params: Mapping[str, Param] = field(default_factory=dict, hash=False)
    clause: str | None = None

    def __str__(self) -> str:
        words = self.text.format_map(self.params)
        return f"{words} [{self.clause}]" if self.clause else words


class FarfieldError(Exception):
    """Base of every error Farfield raises on purpose. ``str(error)`` is plain English; see `Message`."""

    def __init__(
        self, message_id: str, text: str, params: Mapping[str, Param] | None = None, clause: str | None = None
    ) -> None:
        self.message_id: str = message_id
        self.text: str = text
        self.params: dict[str, Param] = dict(params or {})
        self.clause: str | None = clause
        super().__init__(str(self.message))

    @property
    def message(self) -> Message:
        """The same content as a value that can be stored, compared and put into any language."""
        return Message(self.message_id, self.text, self.params, self.clause)

    def __str__(self) -> str:
        return str(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        # Subclasses have constructors of their own; copying and sending between processes must not call those.
        return _restore, (type(self),), self.__dict__


def _restore(kind: type[FarfieldError]) -> FarfieldError:
    return kind.__new__(kind)


class IllegalAnswer(FarfieldError):
    """An answer that is not possible; the game is unchanged."""


def stale_decision(decision: int) -> IllegalAnswer:
    return IllegalAnswer(
        "answer-stale",
        "Decision {decision} is not open any more. Ask the game for its open decisions and answer one of those.",
        {"decision": decision},
    )


def wrong_seat(seat: int, asked: int) -> IllegalAnswer:
    return IllegalAnswer(
        "answer-wrong-seat",
        "Seat {seat} cannot answer this decision; it is asked of seat {asked}.",
        {"seat": seat, "asked": asked},
        "CR 312",
    )


def not_offered(question: str, count: int) -> IllegalAnswer:
    return IllegalAnswer(
        "answer-not-offered",
        "That option is not offered for this {question} decision. Answer with one of its {count} options.",
        {"question": question, "count": count},
    )


def game_is_over() -> IllegalAnswer:
    return IllegalAnswer("game-over", "The game is over; nothing more can be done in it.", {}, "CR 472")


def game_is_broken() -> IllegalAnswer:
    return IllegalAnswer(
        "game-broken",
        "This game stopped in the middle of an answer and keeps no record, so it cannot go on. Copy the game again "
        "that it was made from.",
    )


def unknown_seat(seat: int, seats: int) -> IllegalAnswer:
    return IllegalAnswer(
        "seat-unknown",
        "There is no player at seat {seat}; seats are numbered from 0 to {last}, and must still be in the game.",
        {"seat": seat, "last": seats - 1},
    )


def unknown_wish(wishes: int, most: int) -> IllegalAnswer:
    return IllegalAnswer(
        "wish-unknown",
        "{wishes} is no set of wishes. Give a number from 0 to {most}: the sum of what the seat wants to be asked.",
        {"wishes": wishes, "most": most},
    )


class CardTextError(FarfieldError):
    """A card whose text cannot work; raised as the card is defined. `fault` says what is wrong and what is right."""

    def __init__(self, fault: str, card: str = "", line: int = 0, at: str = "") -> None:
        self.fault: str = fault
        self.card: str = card
        self.line: int = line
        self.at: str = at
        where = f"{at}: " if at else ""
        if not card:  # a word by itself, before it is known whose text it is in
            text = "{where}this cannot work: {fault}."
            super().__init__("card-word-cannot-work", text, {"where": where, "fault": fault})
            return
        super().__init__(
            "card-text-cannot-work",
            "{where}{card}, line {line} of its text: {fault}.",
            {"where": where, "card": card, "line": line, "fault": fault},
        )

    def of(self, card: str, line: int) -> CardTextError:
        """The same, now that it is known in which line of which card's text it is."""
        return CardTextError(self.fault, card, line)

    def found_at(self, at: str) -> CardTextError:
        """The same, now that it is known where in the sources the card is defined."""
        return CardTextError(self.fault, self.card, self.line, at)


class TooManyObjects(FarfieldError):
    """More objects than a game can hold at once."""


def too_many_objects(most: int) -> TooManyObjects:
    return TooManyObjects(
        "too-many-objects",
        "A game holds {most} objects at once, and this would be more. Leave some out.",
        {"most": most},
    )


class Endless(FarfieldError):
    """What an answer sets off never comes to an end."""


def endless() -> Endless:
    return Endless(
        "never-ends", "This would set off texts that set each other off for ever. Choose something else.", clause="A62"
    )
