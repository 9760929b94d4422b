"""Champions of Origins: Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, buff, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Ahri, Alluring")
def test_ahri_alluring_scores_one_more_when_she_holds() -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Ahri, Alluring"]}),
        Field(THERE, controller=0, units={0: ["Recruit"]}),
    ]
    game = Position(seats=[Seat(), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert points(game) == [3, 0]


@shows("Ahri, Alluring")
def test_ahri_alluring_scores_nothing_more_when_she_conquers_or_is_at_home() -> None:
    seats = [Seat(base=["Ahri, Alluring"]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE, controller=0, units={0: ["Recruit"]})]).start()
    do(game, "move Ahri, Alluring", "at Here")
    settle(game)
    assert points(game) == [1, 0]
    game = Position(seats=seats, fields=[Field(HERE, controller=0, units={0: ["Recruit"]})], active=1).start()
    do(game, "end")
    settle(game)
    assert points(game) == [1, 0]


@shows("Ahri, Alluring")
def test_ahri_alluring_may_score_the_last_point() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Ahri, Alluring"]}), Field(THERE)]
    game = Position(seats=[Seat(points=6), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert (points(game), game.winners) == ([8, 0], [0])


BLITZ = "Blitzcrank, Impassive"


@shows(BLITZ)
@pytest.mark.parametrize(("answer", "here"), [("yes", ["Ogre"]), ("no", [])])
def test_blitzcrank_may_pull_an_enemy_to_the_battlefield_he_is_played_to(answer: str, here: list[str]) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(hand=[BLITZ], runes="Calm 5"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, f"play {BLITZ}", "at Here")
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Ogre")
    settle_chain(game)
    assert at_field(game) == [BLITZ, *here, "Recruit"]
    assert at_field(game, 1) == ["Giant"]


@shows(BLITZ)
def test_blitzcrank_pulls_nobody_to_a_base() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    game = Position(seats=[Seat(hand=[BLITZ], runes="Calm 5"), Seat(base=[OGRE])], fields=fields).start()
    do(game, f"play {BLITZ}", "at base 0")
    assert (question(game), base(game, 0), base(game, 1)) == ("main", [BLITZ], ["Ogre"])


@shows(BLITZ)
def test_blitzcrank_is_assigned_damage_first() -> None:
    fields = [Field(HERE, controller=0, units={0: [BLITZ, GIANT]})]
    game = Position(seats=[Seat(), Seat(base=["Playful Phantom"])], fields=fields, active=1).start()
    do(game, "move Playful Phantom")
    settle(game)
    assert (at_field(game), trash(game, 0)) == (["Giant"], [BLITZ])


@shows(BLITZ)
def test_blitzcrank_returns_to_his_owners_hand_when_he_holds() -> None:
    fields = [Field(HERE, controller=0, units={0: [BLITZ, "Recruit"]})]
    game = Position(seats=[Seat(), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert (points(game), at_field(game)) == ([1, 0], ["Recruit"])
    assert BLITZ in hand(game, 0)


CAIT = "Caitlyn, Patrolling"


@shows(CAIT)
def test_caitlyn_is_assigned_damage_last() -> None:
    fields = [Field(HERE, controller=0, units={0: [CAIT, OGRE]})]
    game = Position(seats=[Seat(), Seat(base=["Vanguard Sergeant"])], fields=fields, active=1).start()
    do(game, "move Vanguard Sergeant")
    settle(game)
    assert (at_field(game), trash(game, 0)) == ([CAIT], ["Ogre"])


@shows(CAIT)
def test_caitlyn_at_a_battlefield_shoots_for_her_might_at_any_battlefield() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [Piece(CAIT, buffed=1)]}),
        Field(THERE, controller=1, units={1: [GIANT]}),
    ]
    game = Position(seats=[Seat(), Seat(base=[OGRE])], fields=fields).start()
    do(game, f"use {CAIT}")
    assert offered(game) == [f"pick {CAIT}", "pick Giant"]  # not the one in its base
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Giant"), piece(game, CAIT).exhausted) == ([4], True)
    assert f"use {CAIT}" not in offered(game)


@shows(CAIT)
def test_caitlyn_at_home_does_not_shoot_nor_in_the_opponents_turn() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]}), Field(THERE)]
    game = Position(seats=[Seat(base=[CAIT]), Seat()], fields=fields).start()
    assert offered(game) == ["end", f"move {CAIT}"]
    there = [Field(HERE, controller=1, units={1: [GIANT]}), Field(THERE, controller=0, units={0: [CAIT]})]
    game = Position(seats=[Seat(), Seat(base=[OGRE])], fields=there, active=1, every_window=True).start()
    do(game, "move Ogre", "at There", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])


SONA = "Sona, Harmonious"


@shows(SONA)
def test_sona_readies_up_to_four_runes_at_the_end_of_your_turn() -> None:
    fields = [Field(HERE, controller=0, units={0: [SONA]})]
    game = Position(seats=[Seat(exhausted_runes="Calm 5"), Seat(exhausted_runes="Fury 1")], fields=fields).start()
    do(game, "end")
    assert offered(game) == ["done", *["pick Calm Rune"] * 5]
    do(game, *["pick Calm Rune"] * 4)
    settle(game)
    assert (runes(game, 0), seat_asked(game)) == ((4, 1), 1)


@shows(SONA)
@pytest.mark.parametrize("count", [0, 1])
def test_sona_may_ready_fewer(count: int) -> None:
    fields = [Field(HERE, controller=0, units={0: [SONA]})]
    game = Position(seats=[Seat(exhausted_runes="Calm 5"), Seat()], fields=fields).start()
    do(game, "end", *["pick Calm Rune"] * count, "done")
    settle(game)
    assert runes(game, 0) == (count, 5 - count)


@shows(SONA)
def test_sona_readies_nothing_at_home_or_at_the_end_of_the_opponents_turn() -> None:
    game = Position(seats=[Seat(base=[SONA], exhausted_runes="Calm 5"), Seat()]).start()
    do(game, "end")
    assert (runes(game, 0), seat_asked(game), question(game)) == ((0, 5), 1, "main")
    fields = [Field(HERE, controller=1, units={1: [SONA]})]
    game = Position(seats=[Seat(), Seat(exhausted_runes="Calm 5", asked=["main", "windows"])], fields=fields).start()
    do(game, "end")
    assert (question(game), points(game)) == ("main", [0, 1])


@shows(SONA)
def test_sona_readies_the_runes_of_a_teammate_too() -> None:
    fields = [Field(HERE, controller=0, units={0: [SONA]}), Field(THERE), Field(plain_field("Yonder"))]
    runes_ = ("Calm 1", "Fury 1", "Mind 1", "Body 1")
    game = Position(seats=[Seat(exhausted_runes=x) for x in runes_], fields=fields, mode=TwoVsTwo()).start()
    do(game, "end")
    assert offered(game) == ["done", "pick Calm Rune", "pick Mind Rune"]


@shows("Taric, Protector")
def test_taric_has_shield_and_tank_and_gives_shield_to_his_friends_here() -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Taric, Protector", OGRE, "Stalwart Poro"]}),
        Field(THERE, controller=0, units={0: ["Recruit"]}),
    ]
    game = Position(seats=[Seat(), Seat(base=["Playful Phantom"])], fields=fields, active=1, every_window=True).start()
    names = ("Taric, Protector", "Ogre", "Stalwart Poro", "Recruit", "Playful Phantom")
    assert [keyword(game, x, "Shield") for x in names] == [1, 1, 2, 0, 0]
    do(game, "move Playful Phantom", "at Here")
    assert (might(game, "Taric, Protector"), might(game, "Ogre")) == (5, 5)
    settle(game)
    assert trash(game, 0) == ["Taric, Protector"]  # all 5 were to be dealt to him


@shows("Taric, Protector")
def test_taric_gives_no_shield_to_an_enemy_here() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=["Taric, Protector"]), Seat()], fields=fields, every_window=True).start()
    do(game, "move Taric, Protector")
    assert (keyword(game, "Giant", "Shield"), might(game, "Giant"), might(game, "Taric, Protector")) == (0, 9, 4)


YASUO = "Yasuo, Remorseful"


@shows(YASUO)
def test_yasuo_deals_his_might_to_an_enemy_here_when_he_attacks() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [GIANT, OGRE]}),
        Field(THERE, controller=1, units={1: ["Recruit"]}),
    ]
    seats = [Seat(base=[Piece(YASUO, buffed=1)]), Seat(base=["Tentacle"])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, f"move {YASUO}", "at Here")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle_chain(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Ogre")) == ([7], [])


@shows(YASUO)
def test_yasuo_does_nothing_when_he_defends() -> None:
    fields = [Field(HERE, controller=0, units={0: [YASUO]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    do(game, "move Giant")
    assert (question(game), damage_to(game, "Giant")) == ("focus", [])


LEE = "Lee Sin, Ascetic"


@shows(LEE)
def test_lee_sin_buffs_himself_again_and_again() -> None:
    game = Position(seats=[Seat(base=[Piece(LEE, buffed=2)]), Seat()]).start()
    assert might(game, LEE) == 7
    do(game, f"use {LEE}")
    settle(game)
    assert (piece(game, LEE).buffs, might(game, LEE), piece(game, LEE).exhausted) == (3, 8, True)
    assert f"use {LEE}" not in offered(game)


@shows(LEE)
def test_lee_sin_takes_the_buffs_of_others_too_and_gives_his_friends_no_more_than_one() -> None:
    cheer = spell_card("Cheer", buff(a(unit)))
    seats = [Seat(hand=[cheer, cheer], base=[Piece(LEE, buffed=1), Piece(OGRE, buffed=1)]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Cheer", f"pick {LEE}")
    settle(game)
    do(game, "play Cheer", "pick Ogre")
    settle(game)
    assert (might(game, LEE), might(game, "Ogre")) == (7, 5)


@shows(LEE)
def test_lee_sin_has_one_more_while_he_defends() -> None:
    fields = [Field(HERE, controller=0, units={0: [LEE]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    assert might(game, LEE) == 5
    do(game, "move Giant")
    assert might(game, LEE) == 6


LEONA = "Leona, Zealot"


@shows(LEONA)
@pytest.mark.parametrize(("mine", "theirs", "ready"), [(7, 4, False), (0, 5, True), (0, 6, True)])
def test_leona_enters_ready_while_an_opponent_is_within_three_of_the_victory_score(
    mine: int, theirs: int, ready: bool
) -> None:
    seats = [Seat(hand=[LEONA], runes="Calm 6", points=mine), Seat(points=theirs)]
    game = Position(seats=seats).start()
    do(game, f"play {LEONA}")
    settle(game)
    assert piece(game, LEONA).exhausted is not ready


@shows(LEONA)
def test_leona_takes_eight_might_from_stunned_enemies_here_but_not_below_one() -> None:
    mighty = unit_card("Mighty", might=12)
    theirs = [*[Piece(x, stunned=True) for x in (GIANT, OGRE, mighty)], Piece("Playful Phantom")]
    fields = [
        Field(HERE, controller=1, units={0: [LEONA, Piece("Mega-Mech", stunned=True)], 1: theirs}),
        Field(THERE, controller=1, units={1: [Piece("Mountain Drake", stunned=True)]}),
    ]
    game = Position(seats=[Seat(), Seat()], fields=fields, every_window=True).start()
    names = ("Giant", "Ogre", "Mighty", "Playful Phantom", "Mega-Mech", "Mountain Drake")
    assert [might(game, x) for x in names] == [1, 1, 4, 5, 8, 10]
