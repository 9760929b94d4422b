"""Zones: what may be where (core-rules 3)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Hidden,
    a,
    attach,
    banish,
    card_,
    gear,
    kill,
    legend,
    recycle,
    return_to_hand,
    there_is,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import HIDE_ROOM, RuleChange
from farfield.rules.effects.verbs import GainControl, GainPoints
from farfield.rules.terms import SPELL
from tests.scenarios.table import (
    NONE,
    at_field,
    banished,
    base,
    chain,
    controller,
    do,
    gear_card,
    hand,
    name_of,
    odd,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)


@pytest.mark.clause("CR 107.1")
def test_an_attached_card_stays_in_a_base_that_is_not_its_controllers():
    lend = spell_card("Lend", attach(a(gear.yours), a(unit.enemy)))
    ring = gear_card("Ring", might_bonus=1)
    game = Position(seats=[Seat(hand=[lend], base=[ring]), Seat(base=["Recruit"])]).start()
    do(game, "play Lend")
    settle(game)
    assert base(game, 0) == []
    assert base(game, 1) == ["Recruit", "Ring"]
    assert piece(game, "Ring").controller == 0


@pytest.mark.clause("CR 107.1")
def test_a_base_holds_permanents_and_runes_of_its_player():
    game = Position(
        seats=[Seat(hand=["Recruit the Vanguard"], runes="Order 6", rune_deck="Fury 1", base=["Gold"]), Seat()]
    ).start()
    do(game, "play Recruit the Vanguard")
    assert base(game, 0) == ["Gold", "Recruit", "Recruit", "Recruit", "Recruit"]
    own = game.sides[0].base
    assert {game.card(id).place for id in game.sides[0].runes} == {own}


@pytest.mark.clause("CR 107.2", "CR 170.6")
def test_a_battlefield_holds_any_number_of_units():
    many = ["Recruit"] * 30
    game = Position(seats=[Seat(base=["Sprite"]), Seat()], fields=[Field(controller=0, units={0: many})]).start()
    do(game, "move Sprite")
    assert at_field(game) == [*many, "Sprite"]


SNARE = spell_card("Snare", Hidden)
PIT = spell_card("Pit", Hidden)


@pytest.mark.clause("CR 107.3")
def test_a_facedown_zone_holds_one_card_and_only_its_controllers():
    fields = [
        Field("Void Gate", 0, {0: ["Recruit"]}),
        Field("Startipped Peak", 1, {1: ["Sprite"]}),
        Field("Trifarian War Camp"),
    ]
    game = Position(seats=[Seat(hand=[SNARE, PIT], runes="Fury 2"), Seat()], fields=fields).start()
    assert {"hide Snare", "hide Pit"} <= set(offered(game))
    do(game, "hide Snare")  # nowhere but at the Void Gate, so it is not asked
    assert [name_of(game, id) for id in game.places[game.battlefields[0]].facedown] == ["Snare"]
    assert "hide Pit" not in offered(game)  # no room any more


@pytest.mark.clause("CR 107.3")
def test_when_the_capacity_shrinks_the_controller_trashes_the_surplus():
    blow = spell_card("Blow", kill(a(unit.tagged("Recruit"))))
    more = RuleChange(HIDE_ROOM, 1, None, there_is(unit.yours.here.tagged("Recruit")))
    game = Position(
        seats=[Seat(hand=[SNARE, PIT], runes="Fury 2"), Seat(hand=[blow])],
        fields=[Field(plain_field("Roomy", more), 0, {0: ["Recruit", "Sprite"]})],
    ).start()
    do(game, "hide Snare", "hide Pit", "end", "play Blow")
    settle(game)
    assert (question(game), seat_asked(game)) == ("choose", 0)
    assert offered(game) == ["pick Pit", "pick Snare"]
    do(game, "pick Pit")
    assert trash(game, 0) == ["Pit"]
    assert [name_of(game, id) for id in game.places[game.battlefields[0]].facedown] == ["Snare"]


@pytest.mark.clause("CR 107.4", "core 7 Legends")
@pytest.mark.parametrize("verb", [kill, banish, return_to_hand, recycle])
def test_a_champion_legend_never_leaves_its_zone(verb):
    away = spell_card("Away", *odd(SPELL, verb(a(legend))))
    game = Position(seats=[Seat(hand=[away]), Seat(legend="Dark Child")]).start()
    do(game, "play Away")  # it can be chosen all the same
    settle(game)
    assert [name_of(game, id) for id in game.sides[1].legends] == ["Dark Child"]
    assert trash(game, 0) == ["Away"]


@pytest.mark.clause("CR 108.1")
def test_the_chain_is_shared_and_holds_what_is_being_played():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=["En Garde"], runes="Calm 1")],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "play Incinerate", "pass", "play En Garde")
    assert chain(game) == ["Incinerate", "En Garde"]
    assert hand(game, 0) == hand(game, 1) == []
    assert trash(game, 0) == trash(game, 1) == []


@pytest.mark.clause("CR 108.2", "CR 056")
def test_a_card_goes_to_the_trash_of_its_owner():
    game = Position(
        seats=[Seat(hand=["Final Spark"], runes="Mind 8"), Seat(base=["Daring Poro"])],
    ).start()
    do(game, "play Final Spark")
    settle(game)
    assert (trash(game, 0), trash(game, 1)) == (["Final Spark"], ["Daring Poro"])


@pytest.mark.clause("CR 108.3")
def test_the_chosen_champion_is_played_from_the_champion_zone_and_does_not_return_by_itself():
    game = Position(
        seats=[Seat(champion="Annie, Fiery", runes="Fury 6"), Seat(hand=["Final Spark"], runes="Mind 8")]
    ).start()
    assert offered(game) == ["end", "play Annie, Fiery"]
    do(game, "play Annie, Fiery")
    assert base(game, 0) == ["Annie, Fiery"]
    assert game.sides[0].champion == []
    do(game, "end", "play Final Spark")
    settle(game)
    assert trash(game, 0) == ["Annie, Fiery"]
    assert game.sides[0].champion == []


@pytest.mark.clause("CR 108.6")
def test_banishment_is_each_players_own():
    away = spell_card("Away", banish(a(unit)))
    game = Position(seats=[Seat(hand=[away]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Away")
    settle(game)
    assert (banished(game, 0), banished(game, 1)) == ([], ["Daring Poro"])
    assert trash(game, 1) == []


@pytest.mark.clause("CR 108.7")
def test_a_hand_has_no_maximum_size():
    game = Position(seats=[Seat(hand=["Mega-Mech"] * 15), Seat()]).start()
    do(game, "end", "end")
    assert hand(game, 0) == ["Mega-Mech"] * 15 + ["Vanguard Sergeant"]


@pytest.mark.clause("CR 355.10.a.1")
def test_objects_in_public_zones_can_be_targets():
    """Board, trash, Champion Zone, Facedown Zone and Legend Zone; what lies in a hand is not offered."""
    game = Position(
        seats=[
            Seat(hand=[spell_card("Point", banish(a(card_.in_trash)), GainPoints(NONE))]),
            Seat(trash=["Gust"], hand=["Flash"], banished=["Confront"]),
        ],
    ).start()
    do(game, "play Point")
    settle(game)
    assert (trash(game, 1), banished(game, 1)) == ([], ["Confront", "Gust"])
    facedown = Position(
        seats=[Seat(hand=[spell_card("Unearth", banish(a(card_.facedown)))]), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Recruit"]}, {1: "Gust"}), Field("Startipped Peak", 0, {0: ["Sprite"]})],
    ).start()
    do(facedown, "play Unearth")
    settle(facedown)
    assert banished(facedown, 1) == ["Gust"]
    champion = Position(
        seats=[Seat(hand=[spell_card("Exile", banish(a(unit.in_champion_zone)))]), Seat(champion="Annie, Fiery")]
    ).start()
    do(champion, "play Exile")
    settle(champion)
    assert banished(champion, 1) == ["Annie, Fiery"]


@pytest.mark.clause("CR 055")
def test_a_spell_whose_every_instruction_is_impossible_is_still_played():
    game = Position(seats=[Seat(hand=["Cannon Barrage"], runes="Body 3"), Seat()]).start()
    do(game, "play Cannon Barrage")
    settle(game)
    assert trash(game, 0) == ["Cannon Barrage"]
    assert controller(game) is None


@pytest.mark.clause("CR 056", "CR 127")
def test_a_stolen_unit_returns_to_its_owners_hand():
    take = spell_card("Take", GainControl(a(unit.enemy)))
    drop = spell_card("Drop", return_to_hand(a(unit)))
    game = Position(seats=[Seat(hand=[take, drop]), Seat(base=[unit_card("Thief")])]).start()
    do(game, "play Take")
    settle(game)
    assert base(game, 0) == ["Thief"]  # recalled: it lay in a base that was not its controller's
    assert (piece(game, "Thief").controller, piece(game, "Thief").owner) == (0, 1)
    do(game, "play Drop")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == ([], ["Thief"])
