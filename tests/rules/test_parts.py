"""Parts never change: neither what an author wrote nor what a card has, whatever is compiled and played."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from importlib import import_module

import pytest

from farfield.cards import catalogue, tokens
from farfield.cards.language import additional, cost
from farfield.cards.written import modules
from farfield.rules.effects.defining import defined
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import SAME, Ability, Effect, Part
from farfield.rules.effects.program import Program, Slot
from farfield.rules.effects.sorts import ALL_TYPES, WORN
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.printed import Printed
from farfield.rules.terms import E_DEFENDS, ENEMY, FRIENDLY, GEAR, IN_BASE, MAIN, UNIT
from tests.random_games import Tally, play_out
from tests.wild_deck import wild
from tests.words.every_part import PARTS

Lines = tuple[Ability | Effect, ...]

WORN_TEXT = ", as worn"
"""Behind the name of an Equipment whose effect text is meant."""


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ())]


def picture(x: object) -> object:
    """Everything that can be read from a part or a program, as plain values."""
    if isinstance(x, Part | Program | Slot):
        return (type(x).__name__, [(name, picture(getattr(x, name))) for name in slots(type(x)) if hasattr(x, name)])
    if isinstance(x, tuple | list):
        return [picture(y) for y in x]
    if isinstance(x, Printed):
        return x.name
    assert x is None or isinstance(x, int | str), x
    return x


def within(part: Part) -> Iterator[Part]:
    yield part
    for child in part.children():
        yield from within(child)


@pytest.fixture(scope="module")
def written() -> dict[str, Lines]:
    """The trees of all cards and drafts as their authors wrote them, not compiled."""
    out: dict[str, Lines] = {}

    def note(name: str, *lines: Ability | Effect, attached: tuple[Ability, ...] = (), lacks: str = "") -> None:
        out[name] = lines
        if attached:
            out[f"{name}{WORN_TEXT}"] = attached

    catalogue.texts()  # before anything is noted: importing the modules for the first time defines the cards
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "card", note)
        patch.setattr(catalogue, "draft", note)
        for module in modules():
            runpy.run_path(str(import_module(module).__file__))
    asked_for = additional(cost(1))
    out.update({kind.__name__: (asked_for, part) for kind, part in PARTS.items()})
    assert len(out) > 250
    return out


def test_compiling_changes_nothing_that_an_author_wrote(written: dict[str, Lines]) -> None:
    for name, lines in written.items():
        before = picture(lines)
        text = catalogue.text(*lines)
        types = UNIT | WORN if name.endswith(WORN_TEXT) else ALL_TYPES
        first, second = (defined(name, text, types, checks=False) for _ in range(2))
        assert picture(lines) == before, name
        assert picture(first) == picture(second), name
        assert not any(line is other for line, other in zip(first, second, strict=True)), name


def test_whatever_a_part_consists_of_is_among_its_children(written: dict[str, Lines]) -> None:
    for name, lines in written.items():
        for part in [x for line in lines for x in within(line)]:
            values = [getattr(part, slot) for slot in slots(type(part)) if hasattr(part, slot)]
            held = [x for value in values for x in (value if isinstance(value, tuple | list) else (value,))]
            children = part.children()
            missed = [x for x in held if isinstance(x, Part) and not any(x is child for child in children)]
            assert not missed, f"{name}: {type(part).__name__} does not go over {missed}"


def test_a_part_rebuilt_is_the_same_part(written: dict[str, Lines]) -> None:
    for name, lines in written.items():
        for part in [x for line in lines for x in within(line)]:
            assert picture(part.rebuilt(SAME)) == picture(part), f"{name}: {type(part).__name__}"


def test_an_event_is_rebuilt_with_all_that_it_asks_for() -> None:
    when = When(
        E_DEFENDS,
        me=True,
        other=True,
        types=GEAR,
        actor=FRIENDLY,
        subject_side=ENEMY,
        place=IN_BASE,
        nth=2,
        once=True,
        by_spell=True,
        with_units=True,
        least=4,
        phase=MAIN,
    )
    assert picture(when.rebuilt(SAME)) == picture(when)


def test_what_a_card_has_is_compiled_once(written: dict[str, Lines]) -> None:
    for name in ("Gust", "Stalwart Poro"):
        card = catalogue.printed(name)
        assert all(line.compiled for line in card.abilities)
        assert all(x is y for x, y in zip(defined(name, card.abilities), card.abilities, strict=True))


@pytest.mark.slow
def test_playing_changes_nothing_of_what_a_card_has() -> None:
    faces = [*[catalogue.printed(name) for name in sorted(catalogue.claimed())], *tokens.TOKENS.values()]
    before = [picture([*face.abilities, *face.effect_text]) for face in faces]
    for seed in range(4):
        game: Game = new_game(Duel(), [wild(seed), wild(seed + 100)], seed)
        play_out(game, seed, Tally())
    for face, picture_before in zip(faces, before, strict=True):
        assert picture([*face.abilities, *face.effect_text]) == picture_before, face.name
