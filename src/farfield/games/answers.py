"""A single answer as text: `play Gust`, `pick Daring Poro at Void Gate`, `end turn` (what UCI is to chess).

`choices` writes every option of a decision so that no two read alike; `parse` finds the option a text means. Texts say
what the answering seat may know and no more: a card it cannot see is a `hidden card`.

>>> from farfield.games import Field, Position, Seat
>>> game = Position(
...     seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
...     fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro", "Daring Poro"]}), Field()],
... ).start()
>>> decision = game.decisions()[0]
>>> choices(game, decision)
['play Gust', 'end turn']
>>> answer(game, "play gust")
>>> choices(game, game.decisions()[0])
["pick seat 1's Daring Poro at Void Gate #1", "pick seat 1's Daring Poro at Void Gate #2"]
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from farfield.cards.names import name_key
from farfield.errors import IllegalAnswer, Message, Param, excerpt, game_is_over
from farfield.games.why_not import why_not
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    AUTO,
    CONCEDE,
    DONE,
    END_TURN,
    HIDE,
    INVITE,
    LET_GO,
    MODE,
    MOVE,
    NO,
    NUMBER,
    OVERRULE,
    PASS,
    PICK,
    PLAY,
    PUT_BACK,
    Q_ASSIGN,
    Q_DESTINATION,
    Q_NAME,
    QUESTION_NAMES,
    WAIT_FOR_ME,
    YES,
)

_WORDS: Final = {
    PASS: "pass",
    END_TURN: "end turn",
    DONE: "done",
    YES: "yes",
    NO: "no",
    AUTO: "auto",
    CONCEDE: "concede",
    WAIT_FOR_ME: "wait",
    LET_GO: "let go",
    OVERRULE: "overrule",
}
_ACTS: Final = {PLAY: "play", MOVE: "move", HIDE: "hide", PICK: "pick", PUT_BACK: "set aside"}


_NUMBERED = re.compile(r" #[0-9]+$")


class UnreadableAnswer(IllegalAnswer):
    """A text that is none of the options of a decision; the game is unchanged. `near` holds the nearest ones."""

    def __init__(
        self, message_id: str, text: str, params: dict[str, Param], near: Iterable[str] = (), why: Message | None = None
    ) -> None:
        self.near: tuple[str, ...] = tuple(near)
        self.why: Message | None = why
        super().__init__(message_id, text, params, why.clause if why is not None else None)


# --- options in words


def choices(game: Game, decision: Decision) -> list[str]:
    """Every option of a decision as text, in the order of its options; no two are alike."""
    out = [say_plainly(game, decision, option) for option in decision.options]
    for text in _repeated(out):
        # The same words: say how they differ, as far as a person could see it.
        for i, option in enumerate(decision.options):
            if out[i] == text:
                out[i] += game.marks(option.thing)
    for text in _repeated(out):
        count = 0
        for i in range(len(out)):
            if out[i] == text:
                count += 1
                out[i] = f"{text} #{count}"
    return out


def say(game: Game, decision: Decision, option: Option) -> str:
    """One option of a decision as text."""
    if option not in decision.options:
        raise not_among(decision)
    return choices(game, decision)[decision.options.index(option)]


def not_among(decision: Decision) -> IllegalAnswer:
    return IllegalAnswer(
        "answer-not-offered",
        "That option is not offered for this {question} decision. Answer with one of its {count} options.",
        {"question": QUESTION_NAMES[decision.kind], "count": len(decision.options)},
    )


def _repeated(texts: list[str]) -> list[str]:
    return [text for text in dict.fromkeys(texts) if texts.count(text) > 1]


def say_plainly(game: Game, decision: Decision, option: Option) -> str:
    """The words of an option by itself; another may have the same."""
    verb, seat = option.verb, decision.seat
    if verb in _WORDS:
        return _WORDS[verb]
    if verb == AT:
        return f"at {game.place_name(option.place, seat)}"
    if verb == MODE:
        return f"mode {option.number + 1}"
    if verb == NUMBER and decision.kind == Q_NAME:
        return f"name {game.word(option.number)}"
    if verb == NUMBER:
        return f"number {option.number}"
    if verb == ACTIVATE:
        which = f"ability {option.which + 1} of " if len(game.activated(option.thing)) > 1 else ""
        return f"use {which}{game.object_name(option.thing, seat)}"
    if verb == INVITE:
        return f"invite seat {option.seat}"
    if verb == PICK and not option.is_thing:
        if decision.kind == Q_DESTINATION:
            return f"pick {game.place_name(option.place_picked, seat)}"
        return f"pick seat {option.seat}"
    if verb == PICK and decision.kind == Q_ASSIGN:
        return f"assign {option.amount} to {game.object_name(option.thing, seat)}"
    return f"{_ACTS[verb]} {game.object_name(option.thing, seat)}"


# --- text to option


def parse(text: str, game: Game, decision: Decision) -> Option:
    """The option of a decision that a text means.

    Case, accents and punctuation do not matter, and where, whose and which may be left out as long as only one option
    fits. Raises `UnreadableAnswer`, with the nearest options and, where the game can tell, why it is not possible.
    """
    texts = choices(game, decision)
    given = " ".join(text.split())
    if given in texts:
        return decision.options[texts.index(given)]
    fit = _fitting(given, texts)
    if fit and len({_NUMBERED.sub("", texts[i]) for i in fit}) == 1:
        return decision.options[fit[0]]  # one, or several that nobody could tell apart
    params: dict[str, Param] = {"text": excerpt(given), "question": QUESTION_NAMES[decision.kind]}
    if fit:
        near = [texts[i] for i in fit]
        params["options"] = _listed(near)
        words = '"{text}" could be any of: {options}. Write one of these in full.'
        raise UnreadableAnswer("answer-ambiguous", words, params, near)
    near = difflib.get_close_matches(given, texts, n=3, cutoff=0.6) or texts[:8]
    params["options"] = _listed(near)
    why = why_not(game, decision.seat, given)
    if why is not None and why.id not in ("why-not-unclear", "why-not-not-asked"):
        params["why"] = str(Message(why.id, why.text, why.params))
        words = '"{text}" is not possible now: {why} Offered are, for example: {options}.'
        raise UnreadableAnswer("answer-not-possible", words, params, near, why)
    words = '"{text}" is no option of this {question} decision. Write one of its options, for example: {options}.'
    raise UnreadableAnswer("answer-unknown", words, params, near)


def _fitting(given: str, texts: list[str]) -> list[int]:
    """Options whose text is the given one in another spelling; or else those that go on where it ends."""
    key = name_key(given)
    if not key:
        return []
    keys = [name_key(text) for text in texts]
    same = [i for i, other in enumerate(keys) if other == key]
    if same:
        return same
    bare = [name_key(_without_owner(text)) for text in texts]
    same = [i for i, other in enumerate(bare) if other == key]
    if same:
        return same
    words = [_plain_words(text) for text in texts]
    begin = _plain_words(given)
    longer = [i for i, other in enumerate(words) if other[: len(begin)] == begin]
    if longer:
        return longer
    words = [_plain_words(_without_owner(text)) for text in texts]
    return [i for i, other in enumerate(words) if other[: len(begin)] == begin]


def _plain_words(text: str) -> list[str]:
    return [key for key in (name_key(word) for word in text.split()) if key]


def _without_owner(text: str) -> str:
    """`pick seat 1's Daring Poro` as `pick Daring Poro`."""
    verb, _, rest = text.partition(" seat ")
    number, _, name = rest.partition("'s ")
    return f"{verb} {name}" if number.isdigit() and name else text


def _listed(texts: list[str]) -> str:
    return "; ".join(texts)


def answer(game: Game, text: str, seat: int = -1) -> None:
    """Answer an open decision with a text; with `seat`, only one that this seat is asked. `concede` needs a seat.

    Where several decisions are open, the first one that the text answers is meant. `move Daring Poro to Void Gate` and
    `play Daring Poro at Void Gate` answer what and where together. Raises `UnreadableAnswer` and changes nothing if the
    text answers nothing.
    """
    if game.over:
        raise game_is_over()
    if seat >= 0 and name_key(text) == "concede":
        game.concede(seat)
        return
    problem: UnreadableAnswer | None = None
    for decision in game.asked_of(seat) if seat >= 0 else game.decisions():
        try:
            option = parse(text, game, decision)
        except UnreadableAnswer as error:
            if _both_at_once(game, decision, text):
                return
            problem = problem or error
        else:
            game.choose(decision, option, seat)
            return
    if problem is not None:
        raise problem
    words = "Seat {seat} is not asked anything now. Open decisions are those of: {seats}."
    open_to = ", ".join(f"seat {d.seat}" for d in game.decisions()) or "nobody"
    raise UnreadableAnswer("answer-not-asked", words, {"seat": seat, "seats": open_to})


_WHERE = re.compile(r"\s*((?:play|move|hide)\s.+)\s(?:to|at)\s(.+)", re.IGNORECASE)


def _both_at_once(game: Game, decision: Decision, text: str) -> bool:
    """`move Daring Poro to Void Gate`: the answer to what, and right away the one to where. True if it was that."""
    found = _WHERE.fullmatch(text)
    if found is None:
        return False
    trial = game.copy()
    for table in (trial, game):  # on a copy first: both or none
        try:
            now = next(x for x in table.decisions() if x.id == decision.id)
            table.choose(now, parse(found[1], table, now))
            then = next(x for x in table.decisions() if x.arena == decision.arena and x.seat == decision.seat)
            table.choose(then, parse(f"at {found[2]}", table, then))
        except (UnreadableAnswer, StopIteration):
            return False
    return True
