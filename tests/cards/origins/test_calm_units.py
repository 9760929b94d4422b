"""Units of Origins: Calm, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, every, gear, kill, ready, something, stun, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
DAZE = spell_card("Daze", Action, stun(a(unit)))
SLAY = spell_card("Slay", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Clockwork Keeper")
@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", 1, (0, 1)), ("no", 0, (0, 2))])
def test_clockwork_keeper_draws_if_the_power_was_paid(answer: str, drawn: int, left: tuple[int, int]) -> None:
    game = Position(seats=[Seat(hand=["Clockwork Keeper"], runes="Calm 2"), Seat()]).start()
    do(game, "play Clockwork Keeper")
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (base(game, 0), len(hand(game, 0))) == (["Clockwork Keeper"], drawn)
    assert runes(game, 0) == left  # the rune that gave Energy is recycled for the Power


@shows("Clockwork Keeper")
def test_clockwork_keeper_asks_for_no_power_but_calm() -> None:
    game = Position(seats=[Seat(hand=["Clockwork Keeper"], runes="Fury 3"), Seat()]).start()
    do(game, "play Clockwork Keeper")
    settle(game)
    assert (base(game, 0), hand(game, 0), runes(game, 0)) == (["Clockwork Keeper"], [], (1, 2))


@shows("Solari Shieldbearer")
def test_solari_shieldbearer_stuns_any_unit_when_played() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(hand=["Solari Shieldbearer"], runes="Calm 3"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Solari Shieldbearer")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Solari Shieldbearer"]
    do(game, "pick Giant")
    settle(game)
    assert [piece(game, x).stunned for x in ("Giant", "Ogre", "Solari Shieldbearer")] == [True, False, False]
    assert piece(game, "Solari Shieldbearer").exhausted


@shows("Sunlit Guardian")
def test_sunlit_guardian_takes_the_damage_first_and_has_one_more_while_it_defends() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sunlit Guardian", GIANT]})]
    game = Position(seats=[Seat(), Seat(base=[OGRE])], fields=fields, active=1, every_window=True).start()
    assert might(game, "Sunlit Guardian") == 3
    do(game, "move Ogre")
    assert might(game, "Sunlit Guardian") == 4
    settle(game)
    # Ogre's 4 could not be dealt to the Giant; and without Shield they would have been one more than lethal
    assert (at_field(game), trash(game, 0)) == (["Giant"], ["Sunlit Guardian"])


@shows("Sunlit Guardian")
@pytest.mark.parametrize(("damage", "left"), [(3, ["Giant", "Sunlit Guardian"]), (4, ["Giant"])])
def test_sunlit_guardian_defends_with_four(damage: int, left: list[str]) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Sunlit Guardian", GIANT]})]
    foe = unit_card("Foe", might=damage)
    game = Position(seats=[Seat(), Seat(base=[foe])], fields=fields, active=1).start()
    do(game, "move Foe")
    settle(game)
    assert at_field(game) == left


TRINKET = gear_card("Trinket")


@shows("Adaptatron")
@pytest.mark.parametrize(
    ("answers", "buffs", "left"), [(("no",), 0, ["Trinket"]), (("yes",), 1, [])], ids=["declined", "taken"]
)
def test_adaptatron_may_kill_a_gear_when_it_conquers_and_is_then_buffed(
    answers: tuple[str, ...], buffs: int, left: list[str]
) -> None:
    game = Position(seats=[Seat(base=["Adaptatron"]), Seat(base=[TRINKET, OGRE])], fields=[Field(HERE)]).start()
    do(game, "move Adaptatron")
    settle(game)
    assert (controller(game), question(game), offered(game)) == (0, "may", ["no", "yes"])
    do(game, *answers)
    settle(game)
    assert ([x for x in base(game, 1) if x != "Ogre"], piece(game, "Adaptatron").buffs) == (left, buffs)
    assert might(game, "Adaptatron") == 3 + buffs


@shows("Adaptatron")
def test_adaptatron_chooses_among_all_gear_and_gets_no_second_buff() -> None:
    seats = [
        Seat(base=[Piece("Adaptatron", buffed=1), gear_card("Mine")]),
        Seat(base=[TRINKET, OGRE]),
    ]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Adaptatron", "yes")
    assert offered(game) == ["pick Mine", "pick Trinket"]
    do(game, "pick Mine")
    settle(game)
    assert (base(game, 0), trash(game, 0), might(game, "Adaptatron")) == ([], ["Mine"], 4)


@shows("Adaptatron")
def test_adaptatron_is_not_buffed_where_there_is_no_gear() -> None:
    game = Position(seats=[Seat(base=["Adaptatron"]), Seat(base=[OGRE])], fields=[Field(HERE)]).start()
    do(game, "move Adaptatron")
    settle(game)
    assert (question(game), might(game, "Adaptatron")) == ("main", 3)


@shows("Adaptatron")
def test_adaptatron_is_not_buffed_if_the_gear_was_gone() -> None:
    seats = [Seat(base=["Adaptatron"]), Seat(hand=[spell_card("Hurry", Reaction, kill(a(gear)))], base=[TRINKET])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Adaptatron", "pass", "yes", "play Hurry")
    settle(game)
    assert (trash(game, 1), might(game, "Adaptatron")) == (["Hurry", "Trinket"], 3)


@shows("Eclipse Herald")
@pytest.mark.parametrize(
    ("whom", "readied", "strength"), [("Ogre", True, 8), ("Recruit", False, 7)], ids=["enemy", "friend"]
)
def test_eclipse_herald_is_readied_and_grows_when_you_stun_an_enemy(whom: str, readied: bool, strength: int) -> None:
    seats = [Seat(hand=[DAZE], base=[Piece("Eclipse Herald", exhausted=True), "Recruit"]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Daze", f"pick {whom}")
    settle(game)
    assert (piece(game, "Eclipse Herald").exhausted, might(game, "Eclipse Herald")) == (not readied, strength)
    do(game, "end")
    assert might(game, "Eclipse Herald") == 7


@shows("Eclipse Herald")
def test_eclipse_herald_does_not_mind_what_is_stunned_already_or_by_the_opponent() -> None:
    herald = Piece("Eclipse Herald", exhausted=True)
    game = Position(seats=[Seat(hand=[DAZE], base=[herald]), Seat(base=[Piece(OGRE, stunned=True)])]).start()
    do(game, "play Daze", "pick Ogre")
    settle(game)
    assert (piece(game, "Eclipse Herald").exhausted, might(game, "Eclipse Herald")) == (True, 7)
    game = Position(seats=[Seat(base=[herald]), Seat(hand=[DAZE], base=[OGRE])], active=1).start()
    do(game, "play Daze", "pick Ogre")
    settle(game)
    assert (piece(game, "Eclipse Herald").exhausted, might(game, "Eclipse Herald")) == (True, 7)


@shows("Poro Herder")
@pytest.mark.parametrize(
    ("mine", "theirs", "fed"), [(["Daring Poro"], [], True), (["Recruit"], ["Daring Poro"], False)]
)
def test_poro_herder_is_buffed_and_draws_if_you_control_a_poro(mine: list[str], theirs: list[str], fed: bool) -> None:
    game = Position(seats=[Seat(hand=["Poro Herder"], runes="Calm 3", base=mine), Seat(base=theirs)]).start()
    do(game, "play Poro Herder")
    settle(game)
    assert (might(game, "Poro Herder"), len(hand(game, 0))) == ((4, 1) if fed else (3, 0))


@shows("Poro Herder")
def test_poro_herder_asks_for_the_poro_once_as_it_is_played() -> None:
    seats = [
        Seat(hand=["Poro Herder"], runes="Calm 3", base=["Daring Poro"]),
        Seat(hand=[spell_card("Ambush", Reaction, kill(a(unit.tagged("Poro"))))]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Poro Herder", "play Ambush")
    settle(game)
    assert (base(game, 0), might(game, "Poro Herder"), len(hand(game, 0))) == (["Poro Herder"], 4, 1)


@shows("Wizened Elder")
@pytest.mark.parametrize(("buffs", "strength"), [(0, 4), (1, 6)])
def test_wizened_elder_has_one_more_while_buffed(buffs: int, strength: int) -> None:
    game = Position(seats=[Seat(base=[Piece("Wizened Elder", buffed=buffs), Piece(OGRE, buffed=1)]), Seat()]).start()
    assert (might(game, "Wizened Elder"), might(game, "Ogre")) == (strength, 5)


@shows("Mageseeker Warden")
@pytest.mark.parametrize(("at", "places"), [("Here", ["base 1"]), ("base", ["There", "base 1"])])
def test_mageseeker_warden_keeps_the_units_of_opponents_in_their_base_while_at_a_battlefield(
    at: str, places: list[str]
) -> None:
    mine = ["Mageseeker Warden"]
    fields = [
        Field(HERE, controller=0, units={0: mine if at == "Here" else ["Recruit"]}),
        Field(THERE, controller=1, units={1: [OGRE]}),
    ]
    seats = [Seat(base=mine if at == "base" else []), Seat(hand=["Mega-Mech"], runes="Calm 7")]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Mega-Mech")
    if len(places) > 1:
        assert offered(game) == [f"at {x}" for x in places]
        do(game, "at base 1")
    assert base(game, 1) == ["Mega-Mech"]


@shows("Mageseeker Warden")
def test_mageseeker_warden_is_about_tokens_and_hidden_units_too() -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Mageseeker Warden"]}),
        Field(THERE, controller=1, units={1: [OGRE]}, facedown={1: "Blastcone Fae"}),
    ]
    game = Position(seats=[Seat(), Seat(hand=["Sprite Call"], runes="Mind 3")], fields=fields, active=1).start()
    assert "play Blastcone Fae" not in offered(game)  # it could come nowhere but There
    do(game, "play Sprite Call")
    settle(game)
    assert base(game, 1) == ["Sprite"]


@shows("Mageseeker Warden")
def test_mageseeker_warden_lets_its_own_side_play_units_anywhere() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mageseeker Warden"]}), Field(THERE)]
    game = Position(seats=[Seat(hand=["Mega-Mech"], runes="Calm 7"), Seat()], fields=fields).start()
    do(game, "play Mega-Mech")
    assert offered(game) == ["at Here", "at base 0"]


@shows("Mageseeker Warden")
@pytest.mark.parametrize("here", [True, False])
def test_mageseeker_warden_keeps_abilities_from_readying_enemy_units_and_gear(here: bool) -> None:
    rouse = spell_card("Rouse", ready(every(something.friendly)))
    fields = [Field(HERE, controller=0, units={0: ["Mageseeker Warden"] if here else ["Recruit"]})]
    tired = [Piece(OGRE, exhausted=True), Piece(TRINKET, exhausted=True)]
    seats = [
        Seat(base=[] if here else ["Mageseeker Warden"]),
        Seat(hand=[rouse], base=tired, exhausted_runes="Fury 1", legend=Piece("Dark Child", exhausted=True)),
    ]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Rouse")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Ogre", "Trinket")] == [here, here]
    assert (runes(game, 1), piece(game, "Dark Child").exhausted) == ((1, 0), False)


@shows("Mageseeker Warden")
def test_mageseeker_warden_neither_minds_its_friends_nor_the_awakening() -> None:
    rouse = spell_card("Rouse", ready(every(unit)))
    fields = [Field(HERE, controller=0, units={0: ["Mageseeker Warden", Piece("Recruit", exhausted=True)]})]
    seats = [Seat(hand=[rouse]), Seat(base=[Piece(OGRE, exhausted=True)])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Rouse")
    settle(game)
    assert (piece(game, "Recruit").exhausted, piece(game, "Ogre").exhausted) == (False, True)
    do(game, "end")
    assert not piece(game, "Ogre").exhausted  # by the turn itself, and no spell or ability


@shows("Tasty Faefolk")
@pytest.mark.parametrize(("answer", "exhausted", "left"), [("yes", False, (0, 7)), ("no", True, (1, 7))])
def test_tasty_faefolk_accelerates_for_one_energy_and_one_power(
    answer: str, exhausted: bool, left: tuple[int, int]
) -> None:
    game = Position(seats=[Seat(hand=["Tasty Faefolk"], runes="Calm 8"), Seat()]).start()
    do(game, "play Tasty Faefolk", answer)
    settle(game)
    assert (piece(game, "Tasty Faefolk").exhausted, runes(game, 0)) == (exhausted, left)


@shows("Tasty Faefolk")
def test_tasty_faefolk_channels_two_exhausted_runes_and_draws_when_it_dies() -> None:
    seats = [Seat(base=["Tasty Faefolk"], rune_deck="Calm 3"), Seat(hand=[SLAY], rune_deck="Fury 3")]
    game = Position(seats=seats, active=1).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0), runes(game, 0), len(hand(game, 0))) == (["Tasty Faefolk"], (0, 2), 1)
    assert (runes(game, 1), hand(game, 1)) == ((0, 0), [])


@shows("Whiteflame Protector")
def test_whiteflame_protector_gives_a_unit_eight_this_turn() -> None:
    seats = [Seat(hand=["Whiteflame Protector"], runes="Calm 8", base=["Recruit"]), Seat(base=[OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Whiteflame Protector")
    assert offered(game) == ["pick Ogre", "pick Recruit", "pick Whiteflame Protector"]
    do(game, "pick Recruit")
    settle(game)
    assert [might(game, x) for x in ("Recruit", "Ogre", "Whiteflame Protector")] == [9, 4, 8]
    do(game, "end")
    assert might(game, "Recruit") == 1
