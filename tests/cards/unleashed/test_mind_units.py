"""Units of Unleashed: Mind, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    Temporary,
    a,
    cost,
    deal,
    draw,
    exhausting_me,
    give,
    kill,
    me,
    permanent,
    unit,
    use,
    use_effects,
    when,
)
from farfield.games import Field, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
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
    settle_in_any_order,
    spell_card,
    trash,
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
GHOST = unit_card("Ghost", Temporary(), might=3)
TRINKET = gear_card("Trinket")
BOLT = spell_card("Bolt", Reaction, kill(a(permanent)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Dramatic Visionary")
@pytest.mark.parametrize(
    ("answers", "first"),
    [
        (["done", "pick Flash"], ["Flash", "Gust", "Smite"]),
        (["pick Gust", "done"], ["Flash", "Smite", "Gust"]),
        (["pick Flash", "pick Gust"], ["Smite"]),
    ],
)
def test_dramatic_visionary_predicts_two_as_it_dies(answers: list[str], first: list[str]) -> None:
    seats = [Seat(base=["Dramatic Visionary"], deck=["Gust", "Flash", "Smite"]), Seat(hand=[BOLT])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Bolt")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Flash", "pick Gust"])
    do(game, *answers)
    assert (question(game), deck(game, 0)[: len(first)]) == ("main", first)


@shows("Fate Weaver")
@pytest.mark.parametrize("answer", ["pick Meteor", "done"])
def test_fate_weaver_may_draw_a_spell_of_four_or_more_from_the_top_four(answer: str) -> None:
    meteor, spark = spell_card("Meteor", draw(1), energy=4), spell_card("Spark", draw(1), energy=3)
    fifth, big = spell_card("Comet", draw(1), energy=6), unit_card("Big", energy=7)
    seats = [Seat(hand=["Fate Weaver"], runes="Mind 5", deck=[spark, meteor, big, OGRE, fifth]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Fate Weaver")
    settle(game)
    assert offered(game) == ["done", "pick Meteor"]
    do(game, answer)
    taken = answer == "pick Meteor"
    assert happened(game, "reveals") == (["reveals Meteor"] if taken else [])
    assert (hand(game, 0), deck(game, 0)[0], len(deck(game, 0))) == (["Meteor"] if taken else [], "Comet", 5 - taken)


@shows("Icevale Archer")
@pytest.mark.parametrize(("answer", "mights", "left"), [("yes", (2, 8, 4), (0, 1)), ("no", (2, 9, 4), (1, 0))])
def test_icevale_archer_may_pay_one_to_weaken_a_unit_here(
    answer: str, mights: tuple[int, ...], left: tuple[int, int]
) -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [
        Seat(base=["Icevale Archer"], runes="Mind 1"),
        Seat(base=[OGRE]),
    ]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Icevale Archer")
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Icevale Archer"]
        do(game, "pick Giant")
    settle_chain(game)
    assert (tuple(might(game, x) for x in ("Icevale Archer", "Giant", "Ogre")), runes(game, 0)) == (mights, left)
    settle(game)
    assert (question(game), might(game, "Giant")) == ("main", mights[1])  # after the combat, too
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Ruined Rex")
@pytest.mark.parametrize("place", ["base", "battlefield"])
def test_ruined_rex_deals_four_to_an_enemy_as_it_dies(place: str) -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE] if place == "battlefield" else []})]
    seats = [Seat(hand=[BOLT], base=["Ruined Rex", "Sprite"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Bolt", "pick Ruined Rex")
    settle(game)
    if place == "battlefield":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Giant")
        settle(game)
    assert (piece(game, "Giant").damage, base(game, 0)) == (4, ["Sprite"])


@shows("Spectral Centaur")
def test_spectral_centaur_grows_as_other_friends_die() -> None:
    seats = [Seat(hand=[BOLT, BOLT, BOLT], base=["Spectral Centaur", OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Bolt", "pick Ogre")
    settle(game)
    assert might(game, "Spectral Centaur") == 7
    do(game, "play Bolt", "pick Giant")
    settle(game)
    do(game, "play Bolt", "pick Trinket")
    settle(game)
    assert might(game, "Spectral Centaur") == 7  # neither for an enemy nor for gear
    do(game, "end")
    assert might(game, "Spectral Centaur") == 5


@shows("Spectral Centaur")
def test_spectral_centaur_does_not_count_itself() -> None:
    seats = [Seat(hand=[BOLT], base=["Spectral Centaur"]), Seat()]
    game = Position(seats=seats, every_window=True).start()
    do(game, "play Bolt", "pass", "pass")
    assert (question(game), trash(game, 0)) == ("main", ["Bolt", "Spectral Centaur"])


@shows("Chakram Dancer")
def test_chakram_dancer_ambushes_and_shields_your_other_units_here() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE, "Bird"]}), Field(THERE, controller=0, units={0: ["Sprite"]})]
    seats = [Seat(hand=["Chakram Dancer"], runes="Mind 3", base=["Mega-Mech"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at Here")
    settle_chain(game)
    do(game, "pass", "play Chakram Dancer")
    if question(game) == "place":
        do(game, "at Here")
    settle_chain(game)
    shields = [keyword(game, x, "Shield") for x in ("Ogre", "Bird", "Chakram Dancer", "Sprite", "Mega-Mech", "Giant")]
    assert (shields, might(game, "Ogre")) == ([1, 1, 0, 0, 0, 0], 5)


@shows("Chakram Dancer")
def test_chakram_dancers_shield_lasts_this_turn() -> None:
    game = Position(seats=[Seat(hand=["Chakram Dancer"], runes="Mind 3", base=[OGRE]), Seat(base=[GIANT])]).start()
    do(game, "play Chakram Dancer")
    settle(game)
    assert [keyword(game, x, "Shield") for x in ("Ogre", "Giant")] == [1, 0]
    do(game, "end")
    assert keyword(game, "Ogre", "Shield") == 0


@shows("Gustwalker")
def test_gustwalker_hunts_two_as_it_conquers_and_as_it_holds() -> None:
    game = Position(seats=[Seat(base=["Gustwalker"]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Gustwalker")
    settle(game)
    assert (xp(game), might(game, "Gustwalker")) == ([2, 0], 3)
    do(game, "end", "end")
    settle(game)
    assert (xp(game), might(game, "Gustwalker")) == ([4, 0], 4)


@shows("Gustwalker")
@pytest.mark.parametrize(("have", "strength"), [(2, 3), (3, 4)])
def test_gustwalker_is_stronger_and_ganks_at_level_three(have: int, strength: int) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Gustwalker"]}), Field(THERE)]
    game = Position(seats=[Seat(xp=have), Seat(xp=9)], fields=fields).start()
    assert might(game, "Gustwalker") == strength
    do(game, "move Gustwalker")
    places = offered(game) if question(game) == "destination" else []
    assert ("at There" in places or at_field(game, 1) == ["Gustwalker"]) == (have == 3)


@shows("Petal Pixie")
def test_petal_pixie_counts_your_temporary_units_at_its_battlefield() -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Petal Pixie", GHOST, "Sprite", OGRE]}),
        Field(THERE, controller=0, units={0: [unit_card("Wisp", Temporary())]}),
    ]
    seats = [Seat(base=[unit_card("Shade", Temporary())]), Seat(base=["Sprite"])]
    game = Position(seats=seats, fields=fields, active=1).start()
    assert might(game, "Petal Pixie") == 4
    do(game, "move Sprite", "at Here")
    assert might(game, "Petal Pixie") == 4


@shows("Petal Pixie")
def test_petal_pixie_has_nothing_of_it_in_a_base() -> None:
    game = Position(seats=[Seat(base=["Petal Pixie", GHOST]), Seat()]).start()
    assert might(game, "Petal Pixie") == 2


@shows("Soul Shepherd")
def test_soul_shepherd_gives_your_unit_tokens_one() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    game = Position(seats=[Seat(base=["Soul Shepherd", "Sprite", OGRE]), Seat(base=["Mech"])], fields=fields).start()
    assert [might(game, x) for x in ("Recruit", "Sprite", "Ogre", "Soul Shepherd", "Mech")] == [2, 4, 4, 3, 3]


@shows("Keeper of Masks")
def test_keeper_of_masks_brings_two_copies_of_itself_here() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Keeper of Masks"], runes="Mind 2"), Seat()], fields=fields).start()
    do(game, "play Keeper of Masks", "at Here")
    settle(game)
    assert at_field(game) == ["Keeper of Masks", "Keeper of Masks", "Keeper of Masks", "Ogre"]
    masks = [x for x in game.objects() if x.printed.name == "Keeper of Masks"]
    assert [game.might(x.id) for x in masks] == [1, 1, 1]
    do(game, "end", "end")
    settle_in_any_order(game)
    assert (at_field(game), trash(game, 0)) == (["Ogre"], ["Keeper of Masks"])  # each of them is Temporary


@shows("Keeper of Masks")
def test_keeper_of_masks_may_be_hidden() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Keeper of Masks"], runes="Mind 1"), Seat()], fields=fields).start()
    do(game, "hide Keeper of Masks", "end")
    assert seat_asked(game) == 1


@shows("Sprite Queen")
def test_sprite_queen_brings_a_ready_sprite_and_another_each_beginning() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Sprite Queen"], runes="Mind 7"), Seat()], fields=fields).start()
    do(game, "play Sprite Queen", "at base 0")
    settle(game)
    assert (base(game, 0), piece(game, "Sprite").exhausted) == (["Sprite", "Sprite Queen"], False)
    first = piece(game, "Sprite").id
    do(game, "end")
    assert base(game, 1) == []
    do(game, "end")
    settle_in_any_order(game)
    assert (base(game, 0), piece(game, "Sprite").exhausted) == (["Sprite", "Sprite Queen"], False)
    assert piece(game, "Sprite").id != first


@shows("Blue Sentinel")
def test_blue_sentinel_lets_hold_effects_here_trigger_once_more() -> None:
    warden = unit_card("Warden", when(I.hold, draw(1)))
    fields = [
        Field(HERE, controller=0, units={0: ["Blue Sentinel", warden]}),
        Field(THERE, controller=0, units={0: [unit_card("Guard", when(I.hold, give(me, 1)))]}),
    ]
    well = gear_card("Well", use(cost("A", "A", exhausting_me), draw(1)))
    game = Position(seats=[Seat(base=[well]), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle_in_any_order(game)
    assert (len(hand(game, 0)), might(game, "Guard")) == (3, 3)  # two, and the one of the turn
    assert "use Well" in offered(game)


@shows("Blue Sentinel")
def test_blue_sentinel_has_two_more_while_it_defends() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Blue Sentinel"]})]
    game = Position(seats=[Seat(), Seat(base=[GIANT])], fields=fields, active=1, every_window=True).start()
    assert might(game, "Blue Sentinel") == 4
    do(game, "move Giant")
    assert might(game, "Blue Sentinel") == 6


@shows("Blue Sentinel")
def test_blue_sentinel_adds_in_the_main_phase_that_comes_next() -> None:
    echo = spell_card("Echo", use_effects(I.hold, a(unit.friendly)))
    well = gear_card("Well", use(cost("A", exhausting_me), draw(1)))
    game = Position(seats=[Seat(hand=[echo], base=["Blue Sentinel", well]), Seat()]).start()
    do(game, "play Echo")
    settle(game)
    assert "use Well" not in offered(game)
    do(game, "end", "end")
    assert "use Well" in offered(game)
