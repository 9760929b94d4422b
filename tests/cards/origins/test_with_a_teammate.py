"""Origins in 2v2: what is friendly reaches the teammate's things too, what is yours or what you do does not.

Seats 0 and 2 are a team.
"""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, buff, gain_xp, kill, ready, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    base,
    do,
    hand,
    happened,
    might,
    names,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    unit_card,
)

FIELDS = [Field(plain_field(name)) for name in ("North", "East", "West")]
MATE, FOE = unit_card("Mate"), unit_card("Foe")


def table(mine: Seat, mate: Seat, foe: Seat | None = None) -> Game:
    return Position(seats=[mine, foe or Seat(base=[FOE]), mate, Seat()], fields=FIELDS, mode=TwoVsTwo()).start()


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        ("Pit Rookie", ["pick Mate", "pick Own"]),
        ("Kinkou Monk", ["done", "pick Mate", "pick Own"]),
        ("Challenge", ["pick Mate", "pick Own"]),
    ],
)
@shows("Pit Rookie", "Kinkou Monk", "Challenge")
def test_a_friendly_unit_may_be_the_teammates(name: str, choices: list[str]):
    game = table(Seat(hand=[name], base=[unit_card("Own")], energy=5, power="Body 1"), Seat(base=[MATE]))
    do(game, f"play {name}")
    assert offered(game) == choices


@shows("Unlicensed Armory")
def test_unlicensed_armory_saves_a_teammates_unit_and_its_own_player_pays():
    slay = spell_card("Slay", kill(a(unit.named("Mate"))))
    game = table(Seat(hand=[slay, "Gust"], base=["Unlicensed Armory"], power="Fury 1"), Seat(base=[MATE]))
    do(game, "use Unlicensed Armory", "pick Gust")
    settle(game)
    do(game, "play Slay")
    settle(game)
    assert (question(game), seat_asked(game)) == ("replace", 0)
    do(game, "yes")
    assert (base(game, 2), game.sides[0].power) == (["Mate"], [])


@shows("Shakedown")
def test_shakedown_asks_the_controller_of_the_unit_and_chooses_no_teammates_unit():
    mine = Seat(hand=["Shakedown"], energy=2, power="Fury 1", deck=["Gust", "Flash"])
    game = table(mine, Seat(base=[MATE]))
    do(game, "play Shakedown")
    settle(game)
    assert seat_asked(game) == 1
    do(game, "yes")
    assert hand(game, 0) == ["Flash", "Gust"]


@shows("Magma Wurm")
def test_magma_wurm_readies_what_the_teammate_plays():
    game = table(Seat(base=["Magma Wurm"]), Seat(hand=[MATE]))
    do(game, "end", "end", "play Mate")
    assert not piece(game, "Mate").exhausted


@shows("Overt Operation")
def test_overt_operation_spends_only_your_buffs_and_buffs_the_teammates_units():
    own, mate = (Piece(unit_card(x), exhausted=True, buffed=1) for x in ("Own", "Mate"))
    game = table(
        Seat(hand=["Overt Operation"], base=[own], energy=5, power="Body 2"), Seat(base=[mate, unit_card("Plain")])
    )
    do(game, "play Overt Operation")
    settle(game)
    assert offered(game) == ["done", "pick Own"]
    do(game, "pick Own")
    assert [piece(game, x).exhausted for x in ("Own", "Mate")] == [False, True]
    assert [piece(game, x).buffs for x in ("Own", "Mate", "Plain", "Foe")] == [1, 1, 1, 0]


@shows("Pirate's Haven", "Mistfall")
def test_haven_and_mistfall_look_at_friendly_units_and_at_what_you_do():
    wake, cheer = spell_card("Wake", ready(a(unit.named("Mate")))), spell_card("Cheer", buff(a(unit.named("Mate"))))
    tired = Piece(MATE, exhausted=True)
    haven = table(Seat(hand=[wake], base=["Pirate's Haven"]), Seat(base=[tired]))
    do(haven, "play Wake")
    settle(haven)
    assert might(haven, "Mate") == 3
    fall = table(Seat(hand=[cheer], base=["Mistfall"], power="Body 1"), Seat(base=[tired]))
    do(fall, "play Cheer")
    settle(fall)
    do(fall, "yes")
    settle(fall)
    assert not piece(fall, "Mate").exhausted
    theirs = table(Seat(base=["Mistfall", "Pirate's Haven"], power="Body 1"), Seat(hand=[cheer], base=[tired]))
    do(theirs, "end", "end")
    settle(theirs)
    assert might(theirs, "Mate") == 2  # the teammate readied it
    do(theirs, "play Cheer")
    settle(theirs)
    assert (question(theirs), seat_asked(theirs)) == ("main", 2)


@shows("Sky Splitter", "Kadregrin the Infernal", "Herald of Scales")
def test_your_units_and_your_dragons_are_not_the_teammates():
    big = unit_card("Big", might=9)
    for energy, choices in ((7, ["end"]), (8, ["end", "play Sky Splitter"])):
        sky = Position(
            seats=[Seat(hand=["Sky Splitter"], energy=energy, power="Fury 1"), Seat(), Seat(base=[big]), Seat()],
            fields=[Field(plain_field(), 1, {1: [FOE]}), *FIELDS[1:]],
            mode=TwoVsTwo(),
        ).start()
        assert [x for x in offered(sky) if x != "invite seat 2"] == choices
    mine = Seat(hand=["Kadregrin the Infernal"], energy=9, power="Fury 2", deck=["Gust", "Flash"])
    dragon = table(mine, Seat(base=[big]))
    do(dragon, "play Kadregrin the Infernal")
    settle(dragon)
    assert hand(dragon, 0) == ["Gust"]
    wyrm = unit_card("Wyrm", energy=3, tags=("Dragon",))
    herald = table(Seat(hand=[wyrm], energy=2), Seat(base=["Herald of Scales"]))
    assert offered(herald) == ["end", "invite seat 2"]


@shows("Draven, Showboat")
def test_draven_counts_the_points_of_the_team():
    game = table(Seat(base=["Draven, Showboat"]), Seat(points=4))
    assert might(game, "Draven, Showboat") == 7


@shows("Cithria of Cloudfield", "Darius, Trifarian")
def test_what_the_teammate_plays_is_not_played_by_you():
    game = table(Seat(base=["Cithria of Cloudfield", "Darius, Trifarian"]), Seat(hand=[MATE, MATE]))
    do(game, "end", "end", "play Mate", "play Mate")
    assert (might(game, "Cithria of Cloudfield"), might(game, "Darius, Trifarian")) == (1, 5)


@shows("Brynhir Thundersong")
def test_brynhir_thundersong_does_not_silence_the_teammate():
    think = spell_card("Think", Action, gain_xp(1))
    game = table(
        Seat(hand=["Brynhir Thundersong"], base=[unit_card("Own")], energy=6), Seat(hand=[think]), Seat(hand=[think])
    )
    do(game, "play Brynhir Thundersong")
    settle(game)
    do(game, "move Own", "at North")
    assert (seat_asked(game), offered(game)) == (2, ["pass", "play Think"])


@shows("The Dreaming Tree")
def test_the_dreaming_tree_draws_for_who_chooses_a_teammates_unit_there():
    cheer = spell_card("Cheer", buff(a(unit.at_battlefield)))
    game = Position(
        seats=[Seat(hand=[cheer], deck=["Gust"]), Seat(), Seat(deck=["Flash"]), Seat()],
        fields=[Field("The Dreaming Tree", 2, {2: [MATE]}), *FIELDS[1:]],
        mode=TwoVsTwo(),
    ).start()
    do(game, "play Cheer")
    settle(game)
    assert (hand(game, 0), hand(game, 2)) == (["Gust"], [])


@pytest.mark.parametrize("name", ["Sun Disc", "Confront"])
@shows("Sun Disc", "Confront")
def test_the_units_you_play_are_not_those_that_the_teammate_plays(name: str):
    mine = Seat(hand=["Confront", unit_card("First"), unit_card("Next")], base=["Sun Disc"], energy=2)
    game = table(mine, Seat(hand=[MATE]))
    do(game, *(["play First", "use Sun Disc"] if name == "Sun Disc" else ["play Confront"]))
    settle(game)
    do(game, "invite seat 2", "play Mate", "play Next")
    assert (piece(game, "Mate").exhausted, piece(game, "Next").exhausted) == (True, False)


@shows("Vi, Destructive")
def test_vi_recycles_no_card_of_the_teammates_trash():
    game = table(Seat(base=["Vi, Destructive"]), Seat(trash=["Gust"]))
    assert "use Vi, Destructive" not in offered(game)


@shows("Arena Bar")
def test_arena_bar_buffs_a_teammates_exhausted_unit():
    game = table(Seat(base=["Arena Bar"]), Seat(base=[Piece(MATE, exhausted=True)]))
    do(game, "use Arena Bar")
    settle(game)
    assert piece(game, "Mate").buffs == 1


@shows("Sabotage")
def test_sabotage_shows_the_hand_of_the_one_opponent_alone():
    game = Position(
        seats=[Seat(hand=["Sabotage"], energy=1, power="Body 1"), Seat(hand=["Gust"]), Seat(), Seat(hand=["Flash"])],
        fields=FIELDS,
        mode=TwoVsTwo(),
    ).start()
    do(game, "play Sabotage", "pick seat 1")
    settle(game)
    assert (happened(game, "reveals"), hand(game, 3)) == (["reveals Gust"], ["Flash"])


@shows("Hallowed Tomb")
@pytest.mark.parametrize(("whose", "asked"), [("mine", True), ("the teammate's", False)])
def test_hallowed_tomb_looks_at_your_champion_alone(whose: str, asked: bool):
    """Of the teammate's Champion Zone it does not ask either."""
    garen = "Garen, Rugged"
    dead, other = Seat(chosen_champion=garen, trash=[garen]), Seat(champion="Lux, Crownguard")
    game = Position(
        seats=[Seat(), dead if asked else Seat(), Seat(), other if asked else dead],
        fields=[Field("Hallowed Tomb", 1, {1: [FOE]}), *FIELDS[1:]],
        mode=TwoVsTwo(),
    ).start()
    do(game, "end")
    assert (question(game) == "may") is asked
    if asked:
        do(game, "yes")
        settle(game)
        assert names(game, game.sides[1].champion) == [garen]


@shows("Sigil of the Storm")
def test_sigil_of_the_storm_leaves_the_teammates_runes_alone():
    game = Position(
        seats=[Seat(base=[MATE]), Seat(), Seat(runes="Fury 1"), Seat()],
        fields=[Field("Sigil of the Storm"), *FIELDS[1:]],
        mode=TwoVsTwo(),
    ).start()
    do(game, "move Mate", "at Sigil of the Storm")
    settle(game)
    assert (question(game), runes(game, 2)) == ("main", (1, 0))
