"""Gear of Origins: Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, every, kill, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
SLAY = spell_card("Slay", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Mask of Foresight")
@pytest.mark.parametrize(("foe", "strength"), [(1, 5), (0, 5)], ids=["attacks", "defends"])
def test_mask_of_foresight_gives_one_to_a_friend_that_attacks_or_defends_alone(foe: int, strength: int) -> None:
    """Seat 0 moves; the mask is that of the attacker or that of the defender."""
    masks = [["Mask of Foresight"] if seat != foe else [] for seat in (0, 1)]
    mine, theirs = unit_card("Attacker", might=4), unit_card("Defender", might=4)
    fields = [Field(HERE, controller=1, units={1: [theirs]})]
    game = Position(seats=[Seat(base=[mine, *masks[0]]), Seat(base=masks[1])], fields=fields, every_window=True).start()
    do(game, "move Attacker", "pass", "pass")
    assert (might(game, "Attacker"), might(game, "Defender")) == ((strength, 4) if foe == 1 else (4, strength))
    settle(game)
    winner = "Attacker" if foe == 1 else "Defender"
    assert (at_field(game), might(game, winner)) == ([winner], strength)
    do(game, "end")
    assert might(game, winner) == 4


@shows("Mask of Foresight")
def test_mask_of_foresight_gives_nothing_to_two_attackers_nor_to_the_enemy() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(base=[OGRE, "Recruit", "Mask of Foresight"]), Seat()]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Ogre", "pick Recruit")
    assert [might(game, x) for x in ("Ogre", "Recruit", "Giant")] == [4, 1, 9]
    assert question(game) == "focus"  # nothing triggered


@shows("Mask of Foresight")
def test_mask_of_foresight_does_not_mind_a_showdown_without_combat() -> None:
    game = Position(seats=[Seat(base=[OGRE, "Mask of Foresight"]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Ogre")
    settle(game)
    assert (at_field(game), might(game, "Ogre")) == (["Ogre"], 4)


@shows("Spirit's Refuge")
def test_spirits_refuge_buffs_a_friend_as_it_is_played() -> None:
    seats = [Seat(hand=["Spirit's Refuge"], runes="Calm 2", base=["Recruit", GIANT]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Spirit's Refuge")
    assert offered(game) == ["pick Giant", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Giant")) == (2, 9)
    assert (keyword(game, "Recruit", "Deflect"), keyword(game, "Giant", "Deflect")) == (1, 0)


@shows("Spirit's Refuge")
def test_spirits_refuge_gives_deflect_to_buffed_friends_that_have_none() -> None:
    """Not one more to who has it, not twice by two of them, not to enemies."""
    buffed = [Piece(x, buffed=1) for x in ("Recruit", "Pouty Poro")]
    seats = [Seat(base=["Spirit's Refuge", *buffed, GIANT]), Seat(base=[Piece(OGRE, buffed=1)])]
    for refuges in ([], ["Spirit's Refuge"]):
        more = [Seat(base=[*seats[0].base, *refuges]), seats[1]]
        game = Position(seats=more).start()
        found = [keyword(game, x, "Deflect") for x in ("Recruit", "Pouty Poro", "Giant", "Ogre")]
        assert found == [1, 1, 0, 0]


@shows("Spirit's Refuge")
def test_spirits_refuge_makes_opponents_pay_one_power() -> None:
    zap = spell_card("Zap", deal(1, a(unit.enemy)))
    for power, payable in (("", False), ("Calm 1", True)):
        seats = [Seat(hand=[zap], power=power), Seat(base=["Spirit's Refuge", Piece(GIANT, buffed=1)])]
        assert ("play Zap" in offered(Position(seats=seats).start())) is payable


@shows("Solari Shrine")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_solari_shrine_may_be_exhausted_to_draw_when_you_kill_a_stunned_enemy(answer: str, drawn: int) -> None:
    seats = [Seat(hand=[SLAY], base=["Solari Shrine"]), Seat(base=[Piece(OGRE, stunned=True)])]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["no", "yes"])
    do(game, answer)
    settle(game)
    assert (len(hand(game, 0)), piece(game, "Solari Shrine").exhausted) == (drawn, answer == "yes")


@shows("Solari Shrine")
def test_solari_shrine_draws_for_a_kill_by_the_damage_of_a_spell() -> None:
    bolt = spell_card("Bolt", deal(4, a(unit)))
    seats = [Seat(hand=[bolt], base=["Solari Shrine"]), Seat(base=[Piece(OGRE, stunned=True)])]
    game = Position(seats=seats).start()
    do(game, "play Bolt")
    settle(game)
    assert (trash(game, 1), offered(game)) == (["Ogre"], ["no", "yes"])


@shows("Solari Shrine")
def test_solari_shrine_draws_for_a_kill_in_combat() -> None:
    fields = [Field(HERE, controller=1, units={1: [Piece(OGRE, stunned=True)]})]
    game = Position(seats=[Seat(base=[GIANT, "Solari Shrine"]), Seat()], fields=fields).start()
    do(game, "move Giant")
    settle(game)
    assert (trash(game, 1), offered(game)) == (["Ogre"], ["no", "yes"])


@shows("Solari Shrine")
@pytest.mark.parametrize(
    ("whose", "victim", "exhausted"),
    [
        (0, Piece(OGRE), False),
        (0, Piece(OGRE, stunned=True), True),
        (1, Piece(OGRE, stunned=True), False),
    ],
    ids=["not stunned", "exhausted", "killed by the opponent"],
)
def test_solari_shrine_draws_for_nothing_else(whose: int, victim: Piece, exhausted: bool) -> None:
    hands = [[SLAY] if seat == whose else [] for seat in (0, 1)]
    shrine = Piece("Solari Shrine", exhausted=exhausted)
    game = Position(
        seats=[Seat(hand=hands[0], base=[shrine]), Seat(hand=hands[1], base=[victim])], active=whose
    ).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 1)[0], question(game), hand(game, 0)) == ("Ogre", "main", [])


@shows("Solari Shrine")
def test_solari_shrine_does_not_draw_for_a_friend() -> None:
    seats = [Seat(hand=[SLAY], base=["Solari Shrine", Piece(OGRE, stunned=True)]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0), question(game), hand(game, 0)) == (["Ogre", "Slay"], "main", [])


@shows("Zhonya's Hourglass")
def test_zhonyas_hourglass_dies_in_place_of_a_friend_who_is_healed_exhausted_and_recalled() -> None:
    fields = [Field(HERE, controller=0, units={0: [Piece(OGRE, damage=3)]})]
    seats = [Seat(base=["Zhonya's Hourglass"]), Seat(hand=[spell_card("Zap", deal(1, a(unit)))])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Zap")
    settle(game)
    assert (base(game, 0), trash(game, 0), at_field(game)) == (["Ogre"], ["Zhonya's Hourglass"], [])
    assert (piece(game, "Ogre").damage, piece(game, "Ogre").exhausted) == (0, True)


@shows("Zhonya's Hourglass")
def test_zhonyas_hourglass_saves_one_of_two_that_would_die_at_once() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE, "Recruit"]})]
    storm = spell_card("Storm", deal(9, every(unit)))
    seats = [Seat(base=["Zhonya's Hourglass"]), Seat(hand=[storm], base=["Tentacle"])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Storm")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Ogre", "pick Recruit"])
    do(game, "pick Ogre")
    assert (base(game, 0), trash(game, 0), trash(game, 1)) == (["Ogre"], ["Zhonya's Hourglass"], ["Storm"])
    assert at_field(game) == []


@shows("Zhonya's Hourglass")
def test_zhonyas_hourglass_does_not_save_an_enemy() -> None:
    game = Position(seats=[Seat(hand=[SLAY], base=["Zhonya's Hourglass"]), Seat(base=[OGRE])]).start()
    do(game, "play Slay")
    settle(game)
    assert (base(game, 0), trash(game, 1)) == (["Zhonya's Hourglass"], ["Ogre"])


@shows("Zhonya's Hourglass")
def test_zhonyas_hourglass_is_hidden_and_revealed_in_time() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=["Zhonya's Hourglass"], runes="Mind 1"), Seat(hand=[SLAY])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "hide Zhonya's Hourglass")
    assert runes(game, 0) == (0, 0)  # any Power
    do(game, "end", "play Slay")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Zhonya's Hourglass"])
    do(game, "play Zhonya's Hourglass")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Ogre"], ["Zhonya's Hourglass"])


@shows("Seal of Focus", "Seal of Insight")
@pytest.mark.parametrize(("seal", "domain"), [("Seal of Focus", "Calm"), ("Seal of Insight", "Mind")])
def test_a_seal_is_exhausted_for_one_power_of_its_domain_at_any_time(seal: str, domain: str) -> None:
    """In the opponent's turn, for a Reaction that costs Power, and without a chance to react."""
    answer = {"Calm": "Defy", "Mind": "Smoke Screen"}[domain]
    seats = [Seat(hand=[SLAY]), Seat(hand=[answer], energy=2, base=[seal, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    assert offered(game) == ["pass", f"play {answer}"]
    do(game, f"play {answer}")
    assert (piece(game, seal).exhausted, game.sides[1].power) == (True, [])
    other = {"Calm": "Smoke Screen", "Mind": "Defy"}[domain]
    wrong = Position(
        seats=[Seat(hand=[SLAY]), Seat(hand=[other], energy=2, base=[seal, OGRE])], every_window=True
    ).start()
    do(wrong, "play Slay", "pass")
    assert offered(wrong) == ["pass"]
