"""Fury cards of the starter decks."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    do,
    hand,
    might,
    offered,
    piece,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Disintegrate")
def test_disintegrate_kills_in_a_showdown_and_draws():
    game = Position(
        seats=[Seat(hand=["Disintegrate"], runes="Fury 4"), Seat(base=["Daring Poro", "Petty Officer"])],
        fields=[Field(), Field("Void Gate")],
        active=1,
    ).start()
    do(game, "move Daring Poro", "at Startipped Peak", "done")
    assert question(game) == "focus"
    assert offered(game) == ["pass", "play Disintegrate"]
    do(game, "play Disintegrate")  # the only unit at a battlefield
    settle_chain(game)
    assert trash(game, 1) == ["Daring Poro"]
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert runes(game, 0) == (0, 4)


@shows("Disintegrate")
def test_disintegrate_draws_nothing_when_the_unit_lives():
    game = Position(
        seats=[Seat(hand=["Disintegrate"], runes="Fury 4"), Seat(base=["Daring Poro"])],
        fields=[Field(controller=1, units={1: ["Vanguard Sergeant"]}), Field("Void Gate", 0, {0: ["Mega-Mech"]})],
    ).start()
    do(game, "play Disintegrate")
    assert offered(game) == ["pick Mega-Mech", "pick Vanguard Sergeant"]  # not the one in base
    do(game, "pick Vanguard Sergeant")
    settle(game)
    assert at_field(game) == ["Vanguard Sergeant"]
    assert piece(game, "Mega-Mech").damage == 0
    assert hand(game, 0) == []


@shows("Disintegrate")
def test_disintegrate_draws_nothing_when_the_unit_dies_later():
    """4 Might survives the 3; Stupefy then lowers the Might, and that is not a kill by Disintegrate."""
    game = Position(
        seats=[
            Seat(hand=["Disintegrate", "Stupefy"], runes="Fury 4, Mind 1", deck=["Gust", "Flash", "Confront"]),
            Seat(),
        ],
        fields=[Field(controller=1, units={1: [Piece("Petty Officer", damage=1)]})],
    ).start()
    do(game, "play Disintegrate")
    settle(game)
    assert piece(game, "Petty Officer").damage == 4
    do(game, "play Stupefy")
    settle(game)
    assert trash(game, 1) == ["Petty Officer"]
    assert hand(game, 0) == ["Gust"]  # from Stupefy alone


@shows("Disintegrate")
def test_disintegrate_draws_nothing_when_the_death_is_replaced():
    game = Position(
        seats=[
            Seat(hand=["Disintegrate"], runes="Fury 4"),
            Seat(hand=["Highlander"], runes="Calm 4"),
        ],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Disintegrate", "play Highlander")
    settle(game)
    assert base(game, 1) == ["Daring Poro"]
    assert hand(game, 0) == []


@shows("Pouty Poro")
def test_pouty_poro_makes_opponents_pay_to_choose_it():
    fields = [Field(controller=1, units={1: ["Pouty Poro", "Daring Poro"]})]
    game = Position(seats=[Seat(hand=["Incinerate"], runes="Fury 3"), Seat()], fields=fields).start()
    do(game, "play Incinerate", "pick Pouty Poro")
    settle(game)
    assert trash(game, 1) == ["Pouty Poro"]
    # 2 Energy and 1 Power: the recycled rune was exhausted for Energy first
    assert runes(game, 0) == (1, 1)


@shows("Pouty Poro")
def test_pouty_poro_is_not_offered_to_who_cannot_pay():
    game = Position(
        seats=[Seat(hand=["Incinerate"], energy=2), Seat()],
        fields=[Field(controller=1, units={1: ["Pouty Poro", "Daring Poro", "Stalwart Poro"]})],
    ).start()
    do(game, "play Incinerate")
    assert offered(game) == ["pick Daring Poro", "pick Stalwart Poro"]


@shows("Pouty Poro")
def test_pouty_poro_costs_its_own_player_nothing_more():
    game = Position(
        seats=[Seat(hand=["En Garde"], energy=1), Seat()],
        fields=[Field(controller=0, units={0: ["Pouty Poro"]})],
    ).start()
    do(game, "play En Garde")
    settle(game)
    assert might(game, "Pouty Poro") == 4


@shows("Annie, Fiery")
def test_annie_fiery_adds_one_to_each_damage_of_your_spells():
    game = Position(
        seats=[Seat(hand=["Singularity"], runes="Mind 8", base=["Annie, Fiery"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech", "Mountain Drake"]})],
    ).start()
    do(game, "play Singularity", "pick Mega-Mech", "pick Mountain Drake")
    settle(game)
    assert piece(game, "Mega-Mech").damage == 7
    assert piece(game, "Mountain Drake").damage == 7


@shows("Annie, Fiery")
def test_annie_fiery_adds_to_abilities_but_not_to_the_opponents_spells_or_to_combat():
    game = Position(
        seats=[
            Seat(base=["Annie, Fiery", "Crackshot Corsair"]),
            Seat(hand=["Incinerate"], runes="Fury 2"),
        ],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    do(game, "move Crackshot Corsair", "done")
    settle_chain(game)
    assert piece(game, "Mountain Drake").damage == 2  # the ability's 1, and 1 more
    do(game, "pass", "play Incinerate", "pick Crackshot Corsair")
    settle_chain(game)
    assert piece(game, "Crackshot Corsair").damage == 2
    settle(game)
    assert trash(game, 0) == ["Crackshot Corsair"]
    assert at_field(game) == ["Mountain Drake"]  # 2 and 3 of combat damage are no 10


@shows("Annie, Fiery")
def test_annie_fiery_does_not_make_damage_out_of_none():
    """Gentlemen's Duel: the units deal the damage, not the spell, so there is no bonus."""
    game = Position(
        seats=[Seat(hand=["Gentlemen's Duel"], runes="Body 7", base=["Annie, Fiery"]), Seat(base=["Mountain Drake"])],
    ).start()
    do(game, "play Gentlemen's Duel")
    settle(game)
    assert piece(game, "Mountain Drake").damage == 7
    assert trash(game, 0) == ["Annie, Fiery", "Gentlemen's Duel"]


@shows("Firestorm")
def test_firestorm_chooses_a_battlefield_and_hits_only_enemies_there():
    game = Position(
        seats=[Seat(hand=["Firestorm"], runes="Fury 7"), Seat(base=["Daring Poro"])],
        fields=[
            Field("Void Gate", 1, {1: ["Vanguard Sergeant", "Petty Officer"]}),
            Field("Startipped Peak", 0, {0: ["Stalwart Poro"]}),
        ],
    ).start()
    do(game, "play Firestorm")
    assert question(game) == "target"
    assert offered(game) == ["pick Startipped Peak", "pick Void Gate"]
    do(game, "pick Void Gate")
    settle(game)
    assert trash(game, 1) == ["Vanguard Sergeant"]
    assert piece(game, "Petty Officer").damage == 4  # Void Gate adds 1
    assert piece(game, "Stalwart Poro").damage == 0
    assert piece(game, "Daring Poro").damage == 0


@shows("Firestorm")
def test_firestorm_may_be_played_where_nobody_is_and_waits_for_ones_own_turn():
    game = Position(
        seats=[Seat(hand=["Firestorm"], runes="Fury 7", base=["Daring Poro"]), Seat()], fields=[Field()]
    ).start()
    assert offered(game) == ["end", "move Daring Poro", "play Firestorm"]
    do(game, "move Daring Poro")
    assert question(game) == "main"  # the showdown went by: without Action it was not offered there
    do(game, "play Firestorm")
    settle(game)
    assert piece(game, "Daring Poro").damage == 0
    assert trash(game, 0) == ["Firestorm"]


@shows("Incinerate")
def test_incinerate_deals_two_in_a_showdown():
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(base=["Noxian Drummer", "Sprite"])],
        fields=[Field(controller=0, units={0: ["Mega-Mech"]})],
        active=1,
        every_window=True,
    ).start()
    do(game, "move Noxian Drummer", "done")
    settle_chain(game)
    do(game, "pass")
    assert seat_asked(game) == 0
    assert offered(game) == ["pass", "play Incinerate"]
    do(game, "play Incinerate")
    assert offered(game) == ["pick Mega-Mech", "pick Noxian Drummer", "pick Recruit"]
    do(game, "pick Noxian Drummer")
    settle_chain(game)
    assert piece(game, "Noxian Drummer").damage == 2
