"""Units of Unleashed: Chaos, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, Reaction, a, deal, draw, give, kill, permanent, ready, unit, when
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    happened,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
STUDY = spell_card("Study", Reaction, draw(1))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Bewitching Spirit")
@pytest.mark.parametrize("who", [0, 1])
def test_bewitching_spirit_lets_a_player_discard(who: int) -> None:
    seats = [Seat(hand=["Bewitching Spirit", TRINKET, STUDY], runes="Chaos 3"), Seat(hand=[TRINKET, STUDY])]
    game = Position(seats=seats).start()
    do(game, "play Bewitching Spirit")
    settle(game)
    assert offered(game) == ["pick seat 0", "pick seat 1"]
    do(game, f"pick seat {who}")
    settle(game)
    assert (seat_asked(game), offered(game)) == (who, ["pick Study", "pick Trinket"])
    do(game, "pick Trinket")
    assert (trash(game, who), hand(game, who), len(hand(game, 1 - who))) == (["Trinket"], ["Study"], 2)


@shows("Crescent Guardian")
@pytest.mark.parametrize(
    ("before", "answer", "exhausted"), [("Study", "yes", False), ("Study", "no", True), ("Trinket", "", True)]
)
def test_crescent_guardian_may_enter_ready_for_chaos_after_a_spell(before: str, answer: str, exhausted: bool) -> None:
    seats = [Seat(hand=["Crescent Guardian", STUDY, TRINKET], energy=4, power="Chaos 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, f"play {before}")
    settle(game)
    do(game, "play Crescent Guardian")
    assert (question(game) == "optional-cost") == bool(answer)
    if answer:
        do(game, answer)
    settle(game)
    assert piece(game, "Crescent Guardian").exhausted == exhausted


@shows("Crescent Guardian")
def test_crescent_guardian_asks_for_a_spell_of_yours_and_for_chaos() -> None:
    seats = [Seat(hand=["Crescent Guardian", STUDY], energy=4, power="Fury 1"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Study")
    settle(game)
    do(game, "play Crescent Guardian")
    settle(game)
    assert piece(game, "Crescent Guardian").exhausted
    lure = unit_card("Lure", when(I.am_played, draw(1)))
    seats = [Seat(hand=["Crescent Guardian", lure], energy=4, power="Chaos 1"), Seat(hand=[STUDY])]
    game = Position(seats=seats).start()
    do(game, "play Lure", "play Study")
    settle(game)
    do(game, "play Crescent Guardian")
    settle(game)
    assert piece(game, "Crescent Guardian").exhausted  # the spell was an opponent's


@shows("Evershade Stalker")
def test_evershade_stalker_discards_then_draws() -> None:
    seats = [
        Seat(hand=["Evershade Stalker", TRINKET, STUDY], runes="Chaos 3", deck=["Gust", "Flash"]),
        Seat(hand=[STUDY]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Evershade Stalker")
    settle(game)
    assert offered(game) == ["pick Study", "pick Trinket"]  # not what it will draw
    do(game, "pick Trinket")
    assert (trash(game, 0), hand(game, 0), hand(game, 1)) == (["Trinket"], ["Gust", "Study"], ["Study"])


@shows("Megatusk")
def test_megatusk_lets_your_units_here_gank_for_three_xp() -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Megatusk", OGRE]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    game = Position(seats=[Seat(xp=3), Seat()], fields=fields).start()
    do(game, "use Megatusk")
    settle(game)
    assert (xp(game), [keyword(game, x, "Ganking") for x in ("Megatusk", "Ogre", "Sprite")]) == ([0, 0], [1, 1, 0])
    do(game, "end")
    assert keyword(game, "Ogre", "Ganking") == 0
    game = Position(seats=[Seat(xp=2, base=["Megatusk"]), Seat(xp=9)], fields=[Field(HERE)]).start()
    assert offered(game) == ["end", "move Megatusk"]


@shows("Mister Root")
def test_mister_root_gains_two_xp_as_he_moves_to_a_battlefield() -> None:
    game = Position(seats=[Seat(base=["Mister Root"]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Mister Root")
    settle(game)
    assert xp(game) == [2, 0]
    do(game, "end", "end", "move Mister Root")
    settle(game)
    assert (base(game, 0), xp(game)) == (["Mister Root"], [2, 0])


@shows("Mister Root")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_mister_root_may_be_accelerated(answer: str, exhausted: bool) -> None:
    game = Position(seats=[Seat(hand=["Mister Root"], runes="Chaos 3"), Seat()]).start()
    do(game, "play Mister Root", answer)
    settle(game)
    assert piece(game, "Mister Root").exhausted == exhausted


@shows("Vicious Snapjaws")
def test_vicious_snapjaws_gain_one_xp_as_other_friends_die() -> None:
    seats = [Seat(hand=[BOLT] * 4, base=["Vicious Snapjaws", OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    for victim, gained in (("Ogre", 1), ("Giant", 1), ("Trinket", 1), ("Vicious Snapjaws", 1)):
        do(game, "play Bolt")
        if question(game) == "target":
            do(game, f"pick {victim}")
        settle(game)
        assert xp(game) == [gained, 0]


@shows("Walking Roost")
def test_walking_roost_lets_an_opponent_play_a_bird_where_they_like() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]})]
    game = Position(seats=[Seat(hand=["Walking Roost"], runes="Chaos 5"), Seat()], fields=fields).start()
    do(game, "play Walking Roost")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["at Here", "at base 1"])
    do(game, "at Here")
    settle(game)
    assert (at_field(game), base(game, 0), might(game, "Bird"), keyword(game, "Bird", "Deflect")) == (
        ["Bird", "Ogre"],
        ["Walking Roost"],
        1,
        1,
    )


@shows("Walking Roost")
@pytest.mark.parametrize(("power", "offers"), [("Fury 1", True), ("", False)])
def test_walking_roost_deflects(power: str, offers: bool) -> None:
    game = Position(seats=[Seat(base=["Walking Roost"]), Seat(hand=[ZAP], power=power)], active=1).start()
    assert ("play Zap" in offered(game)) == offers


@shows("Angler Beast")
def test_angler_beast_returns_all_units_of_up_to_two() -> None:
    fields = [Field(HERE, controller=1, units={1: [unit_card("Two")]})]
    seats = [
        Seat(hand=["Angler Beast"], runes="Chaos 6", base=[unit_card("One", might=1), "Bird", TRINKET]),
        Seat(base=[unit_card("Three", might=3), Piece(unit_card("Strong"), buffed=True)]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Angler Beast")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == (["One"], ["Two"])
    assert (base(game, 0), base(game, 1)) == (["Angler Beast", "Trinket"], ["Strong", "Three"])


@shows("Insightful Investigator")
@pytest.mark.parametrize(("have", "answer"), [(2, "yes"), (2, "no"), (1, "")])
def test_insightful_investigator_may_spend_two_xp_to_change_a_card(have: int, answer: str) -> None:
    seats = [
        Seat(hand=["Insightful Investigator", STUDY], runes="Chaos 3", xp=have),
        Seat(hand=["Gust", "Flash"], xp=5, deck=["Smite"]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Insightful Investigator")
    settle(game)
    assert happened(game, "reveals") == ["reveals Gust Flash"]
    assert offered(game) == (["no", "yes"] if answer else ["end", "play Study"])
    if answer:
        do(game, answer)
    if answer == "yes":
        assert (seat_asked(game), offered(game)) == (0, ["pick Flash", "pick Gust"])
        do(game, "pick Gust")
        assert (hand(game, 1), trash(game, 1), hand(game, 0)) == (["Flash", "Smite"], ["Gust"], ["Study"])
    else:
        assert (hand(game, 1), trash(game, 1)) == (["Flash", "Gust"], [])
    assert xp(game) == [0 if answer == "yes" else have, 5]


@shows("Insightful Investigator")
def test_insightful_investigator_draws_them_nothing_for_an_empty_hand() -> None:
    game = Position(seats=[Seat(hand=["Insightful Investigator"], runes="Chaos 3", xp=2), Seat()]).start()
    do(game, "play Insightful Investigator")
    settle(game)
    if question(game) == "may":
        do(game, "yes")
    assert (hand(game, 1), trash(game, 1)) == ([], [])


@shows("Sinister Poro")
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 1)), ("no", (1, 0))])
def test_sinister_poro_may_pay_one_to_send_an_enemy_here_home(answer: str, left: tuple[int, int]) -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT, OGRE]}), Field(THERE, controller=1, units={1: ["Mega-Mech"]})]
    seats = [Seat(base=["Sinister Poro"], runes="Chaos 1"), Seat()]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Sinister Poro", "at Here", answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Giant")
        settle_chain(game)
    assert (base(game, 1), runes(game, 0)) == (["Giant"] if answer == "yes" else [], left)


@shows("Maduli the Gatekeeper")
@pytest.mark.parametrize(
    ("enemies", "comes"), [([unit_card("Five", might=5)], True), ([OGRE, unit_card("Two")], False)]
)
def test_maduli_moves_to_an_enemy_battlefield_where_he_is_greater(enemies: list[object], comes: bool) -> None:
    fields = [
        Field(HERE, controller=1, units={1: enemies}),  # type: ignore[dict-item]
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    seats = [Seat(base=[Piece("Maduli the Gatekeeper", exhausted=True)], runes="Chaos 1"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "use Maduli the Gatekeeper")  # to Here, where else
    settle_chain(game)
    assert ("Maduli the Gatekeeper" in at_field(game), question(game)) == (comes, "focus" if comes else "main")
    assert runes(game, 0) == (0, 0)


@shows("Maduli the Gatekeeper")
def test_maduli_asks_for_chaos_and_for_somebody_to_overcome() -> None:
    there = [Field(HERE, controller=1, units={1: ["Bird"]})]
    for power, fields, uses in (("Chaos 1", there, 1), ("Fury 1", there, 0), ("Chaos 1", [Field(HERE)], 0)):
        seats = [Seat(base=[Piece("Maduli the Gatekeeper", exhausted=True)], power=power), Seat()]
        game = Position(seats=seats, fields=fields).start()
        assert offered(game) == ["end", *["use Maduli the Gatekeeper"] * uses]


@shows("Maduli the Gatekeeper")
def test_maduli_cannot_be_readied() -> None:
    wake = spell_card("Wake", ready(a(unit)))
    seats = [
        Seat(hand=[wake], base=[Piece("Maduli the Gatekeeper", exhausted=True), Piece(OGRE, exhausted=True)]),
        Seat(),
    ]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "end", "end")
    assert (piece(game, "Maduli the Gatekeeper").exhausted, piece(game, "Ogre").exhausted) == (True, False)


@shows("Baron Nashor")
def test_baron_nashor_makes_his_pit_and_enters_there() -> None:
    seats = [Seat(hand=["Baron Nashor"], runes="Chaos 10", base=["Sprite"]), Seat(hand=[ZAP], base=[GIANT])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "play Baron Nashor")
    settle(game)
    assert (at_field(game, 1), len(game.battlefields)) == (["Baron Nashor"], 2)
    assert [might(game, x) for x in ("Sprite", "Giant", "Baron Nashor")] == [5, 9, 12]
    do(game, "end", "play Zap")
    settle(game)
    assert damage_to(game, "Sprite") == [1]  # he cannot be chosen


@shows("Baron Nashor")
def test_a_second_baron_nashor_enters_wherever_he_may() -> None:
    seats = [Seat(hand=["Baron Nashor", "Baron Nashor"], runes="Chaos 20"), Seat()]
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Baron Nashor")
    settle(game)
    do(game, "play Baron Nashor")
    assert (question(game), "at Here" in offered(game), len(game.battlefields)) == ("place", True, 2)


@shows("Baron Nashor")
def test_baron_nashor_may_be_chosen_by_friends() -> None:
    heal_ = spell_card("Cheer", give(a(unit.friendly), 1))
    game = Position(seats=[Seat(hand=[heal_], base=["Baron Nashor"]), Seat()]).start()
    do(game, "play Cheer")
    settle(game)
    assert might(game, "Baron Nashor") == 13
