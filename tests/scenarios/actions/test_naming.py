"""Naming a card or a tag (actions: Name / guess)."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import lexicon
from farfield.cards.facts import facts
from farfield.cards.language import I, cant, exhaust_me, give, spell, unit, use, when
from farfield.decks import MODES
from farfield.games import Field, Position, Seat, answers
from farfield.rules.effects.kinds_of_ability import PLAY_CARDS
from farfield.rules.effects.names import IsNamedHere, Name
from farfield.rules.effects.select import Target
from farfield.rules.game import Game
from farfield.rules.state.lexicon import TAG
from farfield.rules.terms import ENEMY, SPELL
from tests.scenarios.table import (
    asked,
    do,
    gear_card,
    happened,
    might,
    offered,
    question,
    seat_asked,
    settle,
    unit_card,
)


def name(game: Game, word: str) -> None:
    answers.answer(game, f"name {word}")


def choices(game: Game) -> list[str]:
    return answers.choices(game, asked(game))


CENSOR = unit_card("Censor", when(I.am_played, Name(SPELL)), cant(PLAY_CARDS, spell._with(IsNamedHere()), actor=ENEMY))


@pytest.mark.clause("CR 759", "CR 763")
def test_a_name_must_be_that_of_a_card_of_the_format():
    game = Position(seats=[Seat(hand=[CENSOR]), Seat()]).start()
    do(game, "play Censor")
    assert (question(game), seat_asked(game)) == ("name", 0)
    named = {text.removeprefix("name ") for text in choices(game)}
    assert {"Gust", "Final Spark", "Incinerate"} <= named
    assert all(facts(word).type == "spell" for word in named)
    banned = MODES["duel"].ban_list
    assert not [word for word in named if any(entry.startswith(f"{banned}@") for entry in facts(word).banned)]
    # cards that are in nobody's deck may be named as well: the choice tells nothing
    assert len(named) > 200


@pytest.mark.clause("CR 759")
def test_what_was_named_counts_for_the_object_that_asked():
    game = Position(
        seats=[Seat(hand=[CENSOR, "Gust"], runes="Chaos 1"), Seat(hand=["Gust", "En Garde"], runes="Chaos 1")],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "play Censor")
    settle(game)
    name(game, "Gust")
    assert happened(game, "names") == ["names Gust"]  # everybody hears it
    do(game, "play Gust")  # only opponents cannot
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play En Garde"])


@pytest.mark.clause("CR 759")
def test_without_the_object_the_name_is_forgotten():
    game = Position(
        seats=[Seat(hand=[CENSOR]), Seat(hand=["Final Spark", "Gust"], runes="Mind 9", deck=["Cannon Barrage"])],
        fields=[Field(controller=1, units={1: ["Tentacle"]})],
    ).start()
    do(game, "play Censor")
    settle(game)
    name(game, "Gust")
    do(game, "end", "no")
    assert offered(game) == ["end", "move Tentacle", "play Final Spark"]
    do(game, "play Final Spark", "pick Censor")
    settle(game)
    assert offered(game) == ["end", "move Tentacle", "play Gust"]


@pytest.mark.clause("CR 759", "CR 763")
def test_a_tag_is_named_from_the_tags_that_exist():
    roll = gear_card(
        "Roll", when(I.am_played, Name(TAG)), use(exhaust_me(), give(Target(unit._with(IsNamedHere()).select()), -2))
    )
    game = Position(seats=[Seat(hand=[roll]), Seat(base=["Daring Poro", "Mystic Poro", "Mega-Mech"])]).start()
    do(game, "play Roll")
    words = {text.removeprefix("name ") for text in choices(game)}
    assert {"Poro", "Demacia", "Garen"} <= words
    assert "Daring Poro" not in words
    name(game, "Poro")
    do(game, "use Roll")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro"]
    do(game, "pick Mystic Poro")
    settle(game)
    assert might(game, "Mystic Poro") == 0


def test_no_token_can_be_named():
    words = lexicon(None).words
    assert "Gust" in words
    assert not {"Sprite", "Gold", "Brush"} & set(words)
