"""Gear of Order, of Origins."""

from __future__ import annotations

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.symbols import domain_mask
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    chain,
    controller,
    deck,
    do,
    might,
    offered,
    piece,
    points,
    question,
    seat_asked,
    settle,
    trash,
)


@shows("Forge of the Future")
def test_forge_of_the_future_plays_a_recruit_at_your_base():
    game = Position(
        seats=[Seat(hand=["Forge of the Future"], runes="Order 2"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]})],
    ).start()
    do(game, "play Forge of the Future")
    assert base(game, 0) == ["Forge of the Future", "Recruit"]
    assert (at_field(game), piece(game, "Recruit").exhausted) == (["Daring Poro"], True)


@shows("Forge of the Future")
def test_forge_of_the_future_recycles_up_to_four_cards_from_trashes_for_its_death():
    game = Position(
        seats=[Seat(base=["Forge of the Future"], trash=["Gust", "Flash"], deck=[]), Seat(trash=["Stupefy"] * 3)]
    ).start()
    do(game, "use Forge of the Future")
    settle(game)
    mine = ["pick Flash", "pick Forge of the Future", "pick Gust"]
    assert offered(game) == ["done", *mine, "pick Stupefy", "pick Stupefy", "pick Stupefy"]
    do(game, "pick Gust", "pick Stupefy", "pick Stupefy", "pick Stupefy")
    assert question(game) == "main"  # four are all
    assert (deck(game, 0), trash(game, 0), trash(game, 1)) == (["Gust"], ["Flash", "Forge of the Future"], [])
    assert deck(game, 1)[-3:] == ["Stupefy"] * 3


@shows("Forge of the Future")
def test_forge_of_the_future_may_recycle_nothing():
    game = Position(seats=[Seat(base=["Forge of the Future"], trash=["Gust"]), Seat()]).start()
    do(game, "use Forge of the Future")
    settle(game)
    do(game, "done")
    assert trash(game, 0) == ["Forge of the Future", "Gust"]


SOLARI = Position(
    seats=[Seat(base=["Petty Officer", "Symbol of the Solari"]), Seat()],
    fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]}), Field("Startipped Peak", 1, {1: ["Recruit"]})],
)


@shows("Symbol of the Solari")
def test_symbol_of_the_solari_recalls_both_sides_when_your_attack_ends_in_a_tie():
    game = Position(
        seats=[Seat(base=["Mystic Poro", "Symbol of the Solari"]), Seat(base=["Sai Scout"])],
        fields=[
            Field("Void Gate", 1, {1: [Piece("Mega-Mech", stunned=True), Piece("Recruit", stunned=True)]}),
            Field(controller=0, units={0: ["Daring Poro"]}),
        ],
    ).start()
    do(game, "move Mystic Poro", "at Void Gate", "pick Mega-Mech")  # it deals its 2 there
    assert base(game, 0) == ["Mystic Poro", "Symbol of the Solari"]
    assert base(game, 1) == ["Mega-Mech", "Recruit", "Sai Scout"]
    assert (at_field(game), controller(game), points(game)) == ([], None, [0, 0])
    assert at_field(game, 1) == ["Daring Poro"]  # no other battlefield


@shows("Symbol of the Solari")
def test_symbol_of_the_solari_does_nothing_without_a_tie():
    game = SOLARI.start()
    do(game, "move Petty Officer", "at Startipped Peak")
    settle(game)
    assert (at_field(game, 1), points(game)) == (["Petty Officer"], [1, 0])
    lost = SOLARI.start()
    do(lost, "move Petty Officer", "at Void Gate")
    settle(lost)
    assert (at_field(lost), trash(lost, 0)) == (["Mega-Mech"], ["Petty Officer"])


@shows("Symbol of the Solari")
def test_symbol_of_the_solari_does_nothing_for_a_defender():
    game = Position(
        seats=[Seat(base=[Piece("Mystic Poro")]), Seat(base=["Symbol of the Solari"])],
        fields=[Field("Void Gate", 1, {1: [Piece("Mega-Mech", stunned=True)]})],
    ).start()
    do(game, "move Mystic Poro")
    settle(game)
    assert (base(game, 0), at_field(game), controller(game)) == (["Mystic Poro"], ["Mega-Mech"], 1)


@shows("Vanguard Helm")
def test_vanguard_helm_buffs_another_friendly_unit_when_a_buffed_one_dies():
    game = Position(
        seats=[
            Seat(
                hand=["Vengeance"],
                runes="Order 4",
                base=["Vanguard Helm", Piece("Daring Poro", buffed=True), "Mystic Poro", "Recruit"],
            ),
            Seat(base=["Sai Scout"]),
        ],
    ).start()
    do(game, "play Vengeance", "pick Daring Poro")
    settle(game)
    assert offered(game) == ["pick Mystic Poro", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Mystic Poro")) == (2, 2)


@shows("Vanguard Helm")
@pytest.mark.parametrize("dying", ["Daring Poro", "Mega-Mech"])
def test_vanguard_helm_buffs_nobody_for_an_unbuffed_or_an_enemy_unit(dying: str):
    game = Position(
        seats=[
            Seat(hand=["Vengeance"], runes="Order 4", base=["Vanguard Helm", "Daring Poro", "Recruit"]),
            Seat(base=[Piece("Mega-Mech", buffed=True)]),
        ],
    ).start()
    do(game, "play Vengeance", f"pick {dying}")
    settle(game)
    assert (question(game), might(game, "Recruit")) == ("main", 1)


HOOK = Seat(
    base=["Baited Hook", "Daring Poro"],
    energy=1,
    power="Order 1",
    deck=["Vanguard Sergeant", "Eager Apprentice", "Mystic Poro", "Gust", "Sneaky Deckhand", "Pouty Poro"],
)


@pytest.mark.clause("CR 359.3.e.13")
@shows("Baited Hook")
def test_baited_hook_plays_a_unit_up_to_one_mightier_than_the_killed_one():
    game = Position(seats=[HOOK, Seat(base=["Recruit"])]).start()
    do(game, "use Baited Hook")  # the only friendly unit
    settle(game)
    assert offered(game) == ["done", "pick Eager Apprentice", "pick Mystic Poro", "pick Sneaky Deckhand"]
    do(game, "pick Eager Apprentice")
    settle(game)
    assert (base(game, 0), trash(game, 0)) == (["Baited Hook", "Eager Apprentice"], ["Daring Poro"])
    assert (banished(game, 0), game.sides[0].energy, game.sides[0].power) == ([], 0, [])
    assert deck(game, 0)[0] == "Pouty Poro"
    assert sorted(deck(game, 0)[1:]) == ["Gust", "Mystic Poro", "Sneaky Deckhand", "Vanguard Sergeant"]


@shows("Baited Hook")
def test_baited_hook_may_play_nothing_and_recycles_all_five():
    game = Position(seats=[HOOK, Seat()]).start()
    do(game, "use Baited Hook")
    settle(game)
    do(game, "done")
    assert (base(game, 0), trash(game, 0), deck(game, 0)[0]) == (["Baited Hook"], ["Daring Poro"], "Pouty Poro")
    assert (len(deck(game, 0)), piece(game, "Baited Hook").exhausted) == (6, True)


@shows("Baited Hook")
def test_baited_hook_leaves_what_cannot_be_played_in_banishment():
    """Cruel Patron asks for a friendly unit's life, and only its own cost is ignored."""
    game = Position(
        seats=[Seat(base=["Baited Hook", "Petty Officer"], runes="Order 2", deck=["Cruel Patron", "Gust"]), Seat()]
    ).start()
    do(game, "use Baited Hook")
    settle(game)
    do(game, "pick Cruel Patron")
    assert (base(game, 0), banished(game, 0), deck(game, 0)) == (["Baited Hook"], ["Cruel Patron"], ["Gust"])


@pytest.mark.clause("CR 359.3.e.14")
@shows("Baited Hook")
def test_baited_hook_finds_nothing_when_the_death_was_replaced():
    game = Position(
        seats=[
            Seat(
                base=["Baited Hook", "Daring Poro"],
                hand=["Highlander"],
                runes="Order 2, Calm 4",
                deck=["Mystic Poro", "Gust"],
            ),
            Seat(),
        ]
    ).start()
    for step in ("play Highlander", "use Baited Hook"):
        do(game, step)
        settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Baited Hook", "Daring Poro"])  # there is no killed unit
    assert sorted(deck(game, 0)) == ["Gust", "Mystic Poro"]


@shows("Baited Hook")
def test_baited_hook_measures_the_killed_unit_as_it_was_buff_and_all():
    bait = Piece("Daring Poro", buffed=True)
    deck_ = ["Vanguard Sergeant", "Petty Officer"]
    game = Position(seats=[Seat(base=["Baited Hook", bait], runes="Order 2", deck=deck_), Seat()]).start()
    do(game, "use Baited Hook")
    settle(game)
    assert offered(game) == ["done", "pick Vanguard Sergeant"]  # 4, not 5


@shows("Baited Hook")
def test_baited_hook_chooses_among_friendly_units_and_needs_one():
    game = Position(
        seats=[Seat(base=["Baited Hook", "Daring Poro", "Mega-Mech"], runes="Order 2"), Seat(base=["Sai Scout"])]
    ).start()
    do(game, "use Baited Hook")
    assert offered(game) == ["pick Daring Poro", "pick Mega-Mech"]
    none = Position(seats=[Seat(base=["Baited Hook"], runes="Order 2"), Seat(base=["Sai Scout"])]).start()
    assert offered(none) == ["end"]


@shows("Seal of Unity")
def test_seal_of_unity_adds_an_order_for_its_exhaustion_and_nobody_can_react():
    game = Position(seats=[Seat(base=["Seal of Unity"]), Seat()], full_control=True, every_window=True).start()
    do(game, "use Seal of Unity")
    assert (chain(game), seat_asked(game), offered(game)) == ([], 0, ["end"])
    assert (piece(game, "Seal of Unity").exhausted, game.sides[0].power) == (True, [domain_mask("Order")])


@shows("Seal of Unity")
def test_seal_of_unity_can_be_used_as_a_reaction():
    game = Position(
        seats=[Seat(hand=["Disintegrate"], runes="Fury 4"), Seat(base=["Seal of Unity"], hand=["Gust"], energy=1)],
        fields=[Field(controller=1, units={1: ["Pouty Poro", "Mystic Poro"]})],
        full_control=True,
    ).start()
    do(game, "play Disintegrate", "pick Mystic Poro", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Gust", "use Seal of Unity"])
    do(game, "use Seal of Unity")
    assert game.sides[1].power == [domain_mask("Order")]
