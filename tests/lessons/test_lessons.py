"""Every lesson can be done as its hint says, is not done from the start, and says when it cannot be done any more."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import farfield
from farfield import words
from farfield.cards.catalogue import printed, supported
from farfield.games import Position, Record, answer, choices, record, undo
from farfield.lessons import LESSONS, PARTS, Lesson, UnknownLesson, lesson, standing
from farfield.players import ask
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.game import Game
from farfield.rules.terms import Q_MAIN
from farfield.words.messages import LANGUAGES, Messages

NEAR, MID, FAR = "at Void Gate", "at Startipped Peak", "at Trifarian War Camp"

AS_INTENDED: list[tuple[str, list[str]]] = [
    ("unit", ["play Daring Poro"]),
    ("move", ["move First Mate", MID, "move Vanguard Sergeant"]),
    ("combat", ["move Vanguard Sergeant", MID, "pick Daring Poro"]),
    ("combat", ["move Daring Poro", MID, "pick Vanguard Sergeant"]),
    ("spell", ["move Vanguard Sergeant", MID, "play En Garde"]),
    ("spell", ["play En Garde", "move Vanguard Sergeant", MID]),
    ("enthralled", ["play Daring Poro", NEAR, "end turn"]),
    ("score", ["move Garen, Rugged", FAR, "move Daring Poro", "end turn"]),
    ("score", ["move Daring Poro", "done", "move Garen, Rugged", FAR, "end turn"]),
    ("strike", ["play Lecturing Yordle", NEAR, "end turn"]),
    ("strike", ["move Vanguard Sergeant", MID, "end turn", "no"]),
    ("recycle", ["play Mystic Poro", "at base", "pick Daring Poro", "end turn"]),
]
ASTRAY: list[tuple[str, list[str]]] = [
    ("unit", ["end turn"]),
    ("move", ["move First Mate", MID, "end turn", "no"]),
    ("combat", ["move Vanguard Sergeant", MID, "done"]),
    ("spell", ["move Vanguard Sergeant", MID, "pass"]),
    ("enthralled", ["end turn"]),
    ("score", ["move Garen, Rugged", FAR, "end turn"]),
    ("strike", ["end turn"]),
    ("recycle", ["play Mystic Poro", "at base", "done", "end turn"]),
]


def begin(one: Lesson) -> Game:
    game = one.position.start()
    pass_on(game)
    return game


def pass_on(game: Game) -> None:
    """As the table does: where nothing but passing is possible, nobody is asked."""
    while not game.over:
        found = [d for d in game.decisions() if len(d.options) == 1 and d.kind != Q_MAIN]
        if not found:
            return
        game.choose(found[0], found[0].options[0])


def play(game: Game, *said: str) -> None:
    for line in said:
        answer(game, line)
        pass_on(game)


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_begins_with_something_to_do(one: Lesson) -> None:
    game = begin(one)
    assert standing(one, game.view(0)) == "open"
    decision = game.decisions()[0]
    assert decision.seat == 0 and len(decision.options) > 1, choices(game, decision)


@pytest.mark.parametrize(("id", "said"), AS_INTENDED)
def test_a_lesson_is_done_by_its_last_step_and_not_before(id: str, said: list[str]) -> None:
    one = lesson(id)
    game = begin(one)
    for line in said:
        assert standing(one, game.view(0)) == "open"
        play(game, line)
    assert standing(one, game.view(0)) == "done"


@pytest.mark.parametrize(("id", "said"), ASTRAY)
def test_who_goes_astray_is_told_and_can_take_back(id: str, said: list[str]) -> None:
    one = lesson(id)
    game = begin(one)
    play(game, *said)
    assert standing(one, game.view(0)) == "lost"
    undo(game, 0, count=len(game.answers or ()))
    assert standing(one, game.view(0)) == "open"


def test_the_little_game_is_won_by_simple_play_and_lost_by_giving_up() -> None:
    one = lesson("game")
    assert any(standing(one, by_rules_of_thumb(one, seed).view(0)) == "done" for seed in range(6))
    other = begin(one)
    other.concede(0)
    assert standing(one, other.view(0)) == "lost"


def by_rules_of_thumb(one: Lesson, seed: int) -> Game:
    game = begin(one)
    player = RuleOfThumb(seed)
    while not game.over:
        decision = game.decisions()[0]
        game.choose(decision, ask(player, game, decision))
    return game


def test_every_lesson_is_tried_both_ways() -> None:
    ids = [one.id for one in LESSONS]
    assert list(dict.fromkeys(id for id, _ in AS_INTENDED)) == ids[:-1] == [id for id, _ in ASTRAY]
    with pytest.raises(UnknownLesson, match="Choose one of: unit, move"):
        lesson("flying")


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: one.id)
def test_a_lesson_is_a_position_like_any_other(one: Lesson) -> None:
    assert Position.parse(one.position.text()) == one.position
    game = begin(one)
    play(game, choices(game, game.decisions()[0])[0])
    assert Record.parse(record(game).text()).replay().hash() == game.hash()
    seat = one.position.seats[0]
    named = [*seat.hand, *(seat.deck or ()), *(x for x in (seat.legend, seat.champion) if x is not None)]
    assert {str(name) for name in named} <= supported()


# --- words


@cache
def bodies(lang: str) -> dict[str, ftl.Message]:
    file = Path(farfield.__file__).parent / "words" / lang / "lessons.ftl"
    parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ftl.Message)}


COMMON = {
    "lesson-head": ("n", "count", "title"),
    "lesson-goal": ("goal",),
    "lesson-done": ("text",),
    "lesson-lost": ("text",),
    "lesson-word-hint": (),
    "lesson-word-again": (),
    "lesson-keys": ("hint", "undo", "again", "help"),
    "lesson-more": ("quit",),
    "unknown-lesson": ("lesson", "lessons"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_lesson_has_all_its_words(lang: str) -> None:
    own = {f"lesson-{one.id}-{part}" for one in LESSONS for part in PARTS}
    assert set(bodies(lang)) == own | set(COMMON)
    said = Messages(lang)
    for id in sorted(own):
        text = said.get(id)
        assert text.strip() == text and len(text) <= 480, id
        assert text.endswith(".") or id.endswith("-title"), id
        assert lang == "en" or text != Messages("en").get(id), id
        strays = {"the", "your", "and", "with", "you", "this"} & set(re.findall(r"[a-zà-ÿ’]+", text.casefold()))
        assert lang == "en" or not strays, (id, strays)
        assert lang != "fr" or not re.search(r" [:;!?»]|« |'", text), text
    for id, names in COMMON.items():
        text = said.get(id, **dict.fromkeys(names, "Xyzzy"))
        assert text.count("Xyzzy") == len(names), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_a_lesson_names_are_there(lang: str) -> None:
    """A hint that speaks of a card nobody sees would be worse than none."""
    for one in LESSONS:
        text = one.position.text()
        for part in PARTS:
            said = Messages(lang).get(f"lesson-{one.id}-{part}")
            for name in re.findall(r"(?:Daring|Vanguard|Lecturing|Mystic|Falling|First|En) [A-Z][a-z]+", said):
                assert name in text, (one.id, part, name)


def test_what_the_hints_count_on_is_printed() -> None:
    def says(name: str) -> str:
        return " ".join(words.card_text(printed(name), "en"))

    assert "[Assault]" in says("Daring Poro")
    assert "[Tank]" in says("Lecturing Yordle")
    assert "[Vision]" in says("Mystic Poro")
    assert "[Reaction]" in says("En Garde")
    costs = {"Daring Poro": 2, "Vanguard Sergeant": 4, "Falling Comet": 5, "Vanguard Attendant": 6}
    assert {name: printed(name).energy for name in costs} == costs
