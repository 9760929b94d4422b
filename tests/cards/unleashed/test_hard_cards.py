"""The hardest cards of Unleashed (Mind, Order, Chaos and battlefields), where others meddle with them."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    a,
    deal,
    draw,
    gain_xp,
    have,
    pay_less,
    spell,
    unit,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.terms import ORDER
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    settle_chain,
    settle_in_any_order,
    spell_card,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
POST = unit_card("Post")
HERE, THERE, YONDER = plain_field("Here"), plain_field("There"), plain_field("Yonder")
ZILEAN, ASHE = "Zilean, Time Mage", "Ashe, Focused"


@shows("Keeper of Masks")
def test_keeper_of_masks_answers_from_face_down_with_three_bodies_and_no_second_pair() -> None:
    """The copies were played as Reflections: what they copy has not been played."""
    zap = spell_card("Zap", Action, deal(1, a(unit.enemy)))
    fields = [Field(HERE, controller=0, units={0: [OGRE]}, facedown={0: "Keeper of Masks"})]
    game = Position(seats=[Seat(), Seat(hand=[zap])], fields=fields, active=1).start()
    do(game, "play Zap", "play Keeper of Masks")
    settle(game)
    assert at_field(game) == ["Keeper of Masks"] * 3 + ["Ogre"]


@shows("Keeper of Masks")
def test_keeper_of_masks_lends_its_copies_nothing_that_it_was_given() -> None:
    armor = gear_card("Aura", have(unit.yours.named("Keeper of Masks").nontoken, 3))
    game = Position(seats=[Seat(hand=["Keeper of Masks"], runes="Mind 2", base=[armor]), Seat()]).start()
    do(game, "play Keeper of Masks")
    settle(game)
    masks = sorted(game.might(x.id) for x in game.objects() if x.printed.name == "Keeper of Masks")
    assert masks == [1, 1, 4]


@shows(ZILEAN, "Sprite Burst")
def test_zilean_doubles_one_of_two_tokens_ready_like_it() -> None:
    fields = [Field(HERE, controller=0, units={0: [ZILEAN]})]
    game = Position(seats=[Seat(hand=["Sprite Burst"], runes="Mind 5"), Seat()], fields=fields).start()
    do(game, "play Sprite Burst")
    settle(game)
    while question(game) != "main":
        do(game, "yes" if "yes" in offered(game) else "at Here")
        settle(game)
    sprites = [x for x in game.objects() if x.printed.name == "Sprite"]
    assert (at_field(game).count("Sprite"), [x.exhausted for x in sprites]) == (3, [False] * 3)


@shows("Blue Sentinel")
def test_two_blue_sentinels_let_the_battlefield_and_each_other_trigger_three_times() -> None:
    school = plain_field("School", when(you.hold_here, gain_xp(1)))
    fields = [Field(school, controller=0, units={0: ["Blue Sentinel", "Blue Sentinel"]})]
    game = Position(seats=[Seat(), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle_in_any_order(game)
    assert (xp(game), len(game.sides[0].power)) == ([3, 0], 6)


@shows("The Academy")
def test_the_academy_asks_for_what_is_printed_though_the_spell_costs_less() -> None:
    lesson = spell_card("Lesson", draw(1), energy=2)
    fields = [Field("The Academy", controller=0, units={0: [OGRE]})]
    cheap = gear_card("Cheap", pay_less(spell, 1))
    seats = [Seat(hand=[lesson], exhausted_runes="Mind 3", base=[cheap]), Seat()]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    do(game, "play Lesson", "yes")
    settle(game)
    assert (len(hand(game, 0)), sum(not game.card(x).exhausted for x in game.sides[0].runes)) == (3, 0)


@shows(ASHE)
def test_ashe_waits_for_the_opponent_she_has_chosen() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [OGRE]}),
        Field(THERE, controller=2, units={2: [GIANT]}),
        Field(YONDER),
    ]
    seats = [Seat(hand=[ASHE], runes="Order 6"), Seat(hand=[POST]), Seat(hand=["Gust"])]
    game = Position(seats=seats, fields=fields, mode=Skirmish()).start()
    do(game, f"play {ASHE}", "pick seat 2")
    settle(game)
    assert (banished(game, 2), hand(game, 1)) == (["Gust"], ["Post"])
    do(game, "end")
    settle(game)
    assert banished(game, 2) == ["Gust"]  # the other one held
    do(game, "end")
    settle(game)
    assert (banished(game, 2), "Gust" in hand(game, 2)) == ([], True)


@shows("Bone Skewer")
def test_bone_skewer_from_face_down_brings_them_to_its_own_battlefield_as_they_play_it() -> None:
    """What they play has its play effect, and theirs it is."""
    scout = unit_card("Scout", when(I.am_played, draw(1)), energy=5)
    zap = spell_card("Zap", Action, gain_xp(1))
    fields = [
        Field(HERE, controller=0, units={0: [GIANT]}, facedown={0: "Bone Skewer"}),
        Field(THERE, controller=0, units={0: [POST]}),
    ]
    game = Position(seats=[Seat(), Seat(hand=[zap, scout])], fields=fields, active=1, every_window=True).start()
    do(game, "play Zap", "pass", "play Bone Skewer")  # nothing to choose: it is there
    settle_chain(game)
    do(game, "pick Scout")
    settle_chain(game)
    assert (at_field(game), piece(game, "Scout").stunned, len(hand(game, 1))) == (["Giant", "Scout"], True, 1)


@shows("Atakhan")
def test_atakhan_saves_nothing_with_a_token_and_no_more_than_he_costs() -> None:
    seats = [Seat(hand=["Atakhan"], energy=9, power="Order 3", base=["Recruit"]), Seat()]
    assert "play Atakhan" not in offered(Position(seats=seats).start())
    whale = unit_card("Whale", energy=12, domains=ORDER, power=(ORDER,) * 4)
    game = Position(seats=[Seat(hand=["Atakhan"], base=[whale]), Seat()]).start()
    do(game, "play Atakhan")
    settle(game)
    assert base(game, 0) == ["Atakhan"]


@shows("Altar of Blood")
@pytest.mark.parametrize(("power", "saved"), [("A 6", 2), ("A 5", 1)])
def test_altar_of_blood_is_paid_for_each_of_several(power: str, saved: int) -> None:
    fields = [Field("Altar of Blood", controller=0, units={0: [unit_card("One"), unit_card("Two")]})]
    game = Position(seats=[Seat(power=power), Seat(base=[GIANT])], fields=fields, active=1).start()
    do(game, "move Giant")
    settle(game)
    while question(game) != "main":
        do(game, "yes" if "yes" in offered(game) else offered(game)[0])
        settle(game)
    assert len(base(game, 0)) == saved


@shows("The List")
def test_the_list_minds_a_tag_that_was_chosen() -> None:
    """Ivern is a Poro if he has chosen so."""
    seats = [Seat(hand=["Ivern, Friend to All", "The List"], runes="Order 7"), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Ivern, Friend to All", "name Poro")
    settle(game)
    do(game, "play The List", "name Poro")
    settle(game)
    do(game, "use The List")
    settle(game)
    assert might(game, "Ivern, Friend to All") == 4


@shows("Baron Nashor")
def test_units_move_to_the_pit_from_another_battlefield() -> None:
    fields = [Field(HERE, controller=0, units={0: [POST]})]
    game = Position(seats=[Seat(hand=["Baron Nashor"], runes="Chaos 10"), Seat()], fields=fields).start()
    do(game, "play Baron Nashor")
    settle(game)
    do(game, "move Post")
    assert offered(game) == ["at Baron Pit", "at base 0"]
