"""Whatever is added to the state is copied and hashed: every field of every class, looked at one by one.

These read the fields by their slots, which only the interpreted engine has, so they are no bulk tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random

import pytest

from farfield.players import ask
from farfield.rules.chain.resolving import Run
from farfield.rules.game import Game
from farfield.rules.state import Arena, Card, Context, Decision, Item, Lasting, Mod, Option, Place, Side, State
from farfield.rules.state.dice import Dice
from farfield.rules.turn.frames import Frame
from tests.insides import state_of, text_of
from tests.properties.test_games_are_values import KINDS, any_open, begin
from tests.random_games import player_for

DERIVED = {
    # Worked out from the rest when asked, and kept until the version changes.
    (Card, "version"), (Card, "might"), (Card, "kw"), (Arena, "version"), (Arena, "asked"), (Arena, "clean"),
    (Arena, "asked_home"), (Arena, "asked_afar"), (Arena, "looked_afar"),
    (Arena, "listeners"), (Arena, "statics"), (State, "ties"), (State, "asks"), (State, "governed"),
    (State, "forbids"), (State, "ruled"),
    # What never changes, or is named by something that is hashed.
    (State, "mode"), (Card, "printed"), (Card, "original"), (Item, "ability"), (Lasting, "ability"), (Mod, "ability"),
    (Mod, "part"), (Decision, "arena"), (Decision, "clause"), (State, "seed"),
    # What somebody looks at the game with, and a moment between two answers.
    (State, "events"), (State, "pictures"), (State, "veil"), (State, "latest_seat"), (State, "found"),
}  # fmt: skip
SHARED = (Mod, Option, Decision)
"""Objects that are never changed once made: a copy of a game may hold the same ones."""


PARTS = (State, Side, Place, Arena, Context, Lasting, Frame, Card, Dice)


SLOTS: dict[type, list[str]] = {}


def slots(kind: type) -> list[str]:
    if kind not in SLOTS:
        SLOTS[kind] = [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]
    return SLOTS[kind]


def parts_of(x: object) -> Iterator[tuple[str, object]]:
    if isinstance(x, list | tuple):
        yield from ((str(i), part) for i, part in enumerate(x))
    elif isinstance(x, dict):
        yield from ((str(key), part) for key, part in x.items())
    elif isinstance(x, (*PARTS, *SHARED)):
        yield from ((name, getattr(x, name)) for name in slots(type(x)))


def differences(x: object, y: object, path: str = "game") -> Iterator[str]:
    """Where two values differ; what is no part of the state (printed cards, abilities …) must be the same object."""
    if x is y:
        return
    ours, theirs = list(parts_of(x)), list(parts_of(y))
    if type(x) is not type(y) or len(ours) != len(theirs):
        yield path
    elif ours:
        for (name, one), (_, other) in zip(ours, theirs, strict=True):
            yield from differences(one, other, f"{path}.{name}")
    elif x != y:
        yield path


def shared(x: object, y: object, path: str = "game") -> Iterator[str]:
    """Objects of a game that are also objects of its copy, though somebody might change them in place."""
    if isinstance(x, Card) and x.zone < 9:
        return  # off the board a card is never changed in place
    if path == "game.departed":
        return  # nor once it has left
    if x is y and isinstance(x, PARTS):
        yield path
    if not isinstance(x, (*PARTS, list, dict)):
        return
    for (name, one), (_, other) in zip(parts_of(x), parts_of(y), strict=True):
        yield from shared(one, other, f"{path}.{name}")


def moments(kind: str, seed: int, answers: int) -> Iterator[Game]:
    """A game at every decision, in the middle of anything."""
    game = begin(kind, seed)
    state_of(game).events = None  # copies carry no history
    player, dice = player_for(seed), Random(seed)
    for _ in range(answers):
        if game.over:
            return
        yield game
        decision = any_open(game, dice)
        game.choose(decision, ask(player, game, decision))


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_is_equal_in_every_field_and_shares_nothing_that_changes(kind: str) -> None:
    frames: set[type] = set()
    for game in moments(kind, 5, 60):
        twin = game.copy()
        assert list(differences(state_of(game), state_of(twin))) == []
        assert list(shared(state_of(game), state_of(twin))) == []
        for mine, its in zip(game.arenas, twin.arenas, strict=True):
            frames |= {type(frame) for frame in mine.stack}
            for frame in its.stack:
                if isinstance(frame, Run) and not frame.inline and any(x.id == frame.item.id for x in its.chain):
                    assert any(x is frame.item for x in its.chain), "a resolution works on the item of its own chain"
    assert len(frames) >= 3, "the game was looked at in the middle of several things"


class Nothing(Enum):
    CHANGED = 0


def changed(value: object) -> object:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "!"
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [*value, 1]
    return Nothing.CHANGED


def hashed_objects(s: State) -> list[object]:
    """One of each kind that the state holds, all sides and arenas."""
    out: list[object] = [s, *s.sides, *s.places, *s.arenas, *s.lasting]
    for card in s.cards:
        if card.id >= 0 and card.zone == 9:
            out += [card, *(card.mods or ())]
    for a in s.arenas:
        out += a.chain
        if a.question is not None:
            out.append(a.question)
    return out


def test_every_field_is_part_of_the_hash() -> None:
    seen: set[tuple[type, str]] = set()
    for kind, seed in (("wild", 3), ("wild", 5), ("arenas", 5), ("teams", 7)):
        for number, game in enumerate(moments(kind, seed, 150)):
            if number % 5:
                continue
            before = text_of(game)
            for x in hashed_objects(state_of(game)):
                for name in slots(type(x)):
                    value = getattr(x, name)
                    other = changed(value)
                    key = (type(x), name)
                    if key in DERIVED or other is Nothing.CHANGED or (type(x), name) in seen:
                        continue
                    seen.add(key)
                    setattr(x, name, other)
                    assert text_of(game) != before, f"{type(x).__name__}.{name} is not hashed"
                    setattr(x, name, value)
            assert text_of(game) == before
    assert {State, Side, Place, Card, Arena, Item, Decision, Lasting, Mod} <= {kind for kind, _ in seen}
