"""Spells of Origins: Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, deal, draw, give, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    controller,
    deck,
    do,
    gear_card,
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
ZAP = spell_card("Zap", Action, deal(1, a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Charm")
def test_charm_moves_an_enemy_from_a_battlefield_to_its_base_or_another_battlefield() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]}), Field(THERE)]
    seats = [Seat(hand=["Charm"], runes="Calm 1", base=["Mega-Mech"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Charm")
    assert offered(game) == ["pick Giant", "pick Ogre"]  # not one's own Mega-Mech
    do(game, "pick Ogre")
    assert offered(game) == ["pick There", "pick base 1"]  # not where it is, and not the other player's base
    do(game, "pick base 1")
    assert (base(game, 1), at_field(game)) == (["Giant", "Ogre"], [])
    assert controller(game) is None


@shows("Charm")
def test_charm_draws_an_enemy_out_of_its_base_into_a_combat() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]}), Field(THERE, controller=0, units={0: ["Recruit"]})]
    game = Position(seats=[Seat(hand=["Charm"], runes="Calm 1"), Seat(base=[OGRE])], fields=fields).start()
    do(game, "play Charm")
    assert offered(game) == ["pick Here", "pick There"]
    do(game, "pick Here")
    settle(game)
    assert (trash(game, 1), at_field(game)) == (["Ogre"], ["Mega-Mech"])


@shows("Charm")
def test_charm_is_for_ones_own_turn() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(hand=["Charm"], runes="Calm 1"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Ogre", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])


@shows("Defy")
@pytest.mark.parametrize(
    ("energy", "power", "countered"), [(4, 1, True), (0, 0, True), (5, 0, False), (5, 1, False), (1, 2, False)]
)
def test_defy_counters_a_spell_of_at_most_four_energy_and_one_power(energy: int, power: int, countered: bool) -> None:
    bolt = spell_card("Bolt", deal(3, a(unit)), energy=energy, power=(63,) * power)
    seats = [Seat(hand=[bolt], runes="Fury 9"), Seat(hand=["Defy"], runes="Calm 1", base=[GIANT])]
    game = Position(seats=seats, every_window=True).start()
    do(game, "play Bolt", "pass")
    assert offered(game) == (["pass", "play Defy"] if countered else ["pass"])
    if countered:
        do(game, "play Defy")
        settle(game)
        assert (piece(game, "Giant").damage, trash(game, 0), trash(game, 1)) == (0, ["Bolt"], ["Defy"])


@shows("Find Your Center")
@pytest.mark.parametrize(("mine", "theirs", "price"), [(7, 4, 3), (0, 5, 1), (0, 7, 1)])
def test_find_your_center_is_cheaper_while_an_opponent_is_within_three_of_the_victory_score(
    mine: int, theirs: int, price: int
) -> None:
    seats = [Seat(hand=["Find Your Center"], runes="Calm 4", rune_deck="Calm 2", points=mine), Seat(points=theirs)]
    game = Position(seats=seats).start()
    do(game, "play Find Your Center")
    settle(game)
    assert runes(game, 0) == (4 - price, price + 1)  # the one channeled is exhausted
    assert (len(hand(game, 0)), len(game.sides[0].rune_deck)) == (1, 1)


@shows("Rune Prison")
def test_rune_prison_stuns_any_unit_and_it_deals_no_combat_damage() -> None:
    seats = [Seat(hand=["Rune Prison"], runes="Calm 2", base=["Stalwart Poro"]), Seat(base=[GIANT])]
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE)]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "at Here")
    assert (seat_asked(game), question(game)) == (0, "focus")
    do(game, "play Rune Prison")
    assert offered(game) == ["pick Giant", "pick Recruit", "pick Stalwart Poro"]
    do(game, "pick Giant")
    settle(game)
    assert piece(game, "Giant").stunned
    assert (at_field(game), base(game, 1)) == (["Recruit"], ["Giant"])
    assert might(game, "Giant") == 9
    do(game, "end")
    assert not piece(game, "Giant").stunned


@shows("Stand United")
def test_stand_united_buffs_one_and_makes_every_friendly_buff_count_twice_this_turn() -> None:
    seats = [
        Seat(hand=["Stand United"], runes="Calm 3", base=[Piece("Playful Phantom", buffed=1), "Recruit", "Sprite"]),
        Seat(base=[Piece(OGRE, buffed=1)]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Stand United")
    assert offered(game) == ["pick Playful Phantom", "pick Recruit", "pick Sprite"]  # not the enemy
    do(game, "pick Recruit")
    settle(game)
    assert [might(game, x) for x in ("Recruit", "Playful Phantom", "Sprite", "Ogre")] == [3, 7, 3, 5]
    do(game, "end")
    assert [might(game, x) for x in ("Recruit", "Playful Phantom", "Sprite", "Ogre")] == [2, 6, 3, 5]


@shows("Stand United")
def test_stand_united_counts_for_buffs_that_come_later_in_the_turn() -> None:
    seats = [Seat(hand=["Stand United"], runes="Calm 3", base=["Recruit", "Lee Sin, Ascetic"]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Stand United", "pick Recruit")
    settle(game)
    do(game, "use Lee Sin, Ascetic")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Lee Sin, Ascetic")) == (3, 7)


@shows("Stand United", "Block")
@pytest.mark.parametrize("name", ["Stand United", "Block"])
def test_a_hidden_spell_with_action_is_hidden_for_one_power_and_played_for_nothing(name: str) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(hand=[name], runes="Calm 1"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    assert offered(game) == ["end", f"hide {name}", "move Recruit"]
    do(game, f"hide {name}", "end", "move Ogre")
    assert (seat_asked(game), f"play {name}" in offered(game)) == (0, True)
    do(game, f"play {name}")
    if question(game) == "target":
        do(game, "pick Recruit")
    settle(game)
    assert trash(game, 0)[0] == name


@shows("Find Your Center", "Rune Prison", "Stand United", "Block", "Last Stand")
@pytest.mark.parametrize("name", ["Find Your Center", "Rune Prison", "Stand United", "Block", "Last Stand"])
def test_a_spell_with_action_is_played_from_the_hand_in_a_showdown_only_with_focus(name: str) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(hand=[name], runes="Calm 3"), Seat(hand=[ZAP], base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Zap", "pick Ogre", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])  # no Reaction
    do(game, "pass", "move Ogre", "pass")
    assert (question(game), offered(game)) == ("focus", ["pass", f"play {name}"])


@shows("Block")
def test_block_makes_a_unit_a_tank_with_shield_three() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit", "Daring Poro"]}), Field(THERE)]
    seats = [Seat(hand=["Block"], runes="Calm 2"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Ogre", "at Here", "pass", "play Block")
    assert offered(game) == ["pick Daring Poro", "pick Ogre", "pick Recruit"]
    do(game, "pick Recruit")
    settle_chain(game)
    assert (keyword(game, "Recruit", "Shield"), keyword(game, "Recruit", "Tank")) == (3, 1)
    assert might(game, "Recruit") == 4  # while it defends
    settle(game)
    # Ogre's 4 had to go to the Recruit, which took all of them
    assert (at_field(game), trash(game, 1)) == (["Daring Poro"], ["Ogre"])


@shows("Block")
def test_block_outlasts_the_combat() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Playful Phantom"]}), Field(THERE)]
    seats = [Seat(hand=["Block"], runes="Calm 2", base=[gear_card("Trinket")]), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Ogre", "at Here", "play Block")
    assert offered(game) == ["pick Ogre", "pick Playful Phantom"]
    do(game, "pick Playful Phantom")
    settle(game)
    assert (at_field(game), keyword(game, "Playful Phantom", "Shield")) == (["Playful Phantom"], 3)


@shows("Block")
def test_block_lasts_this_turn() -> None:
    game = Position(seats=[Seat(hand=["Block"], runes="Calm 2", base=[OGRE]), Seat()]).start()
    do(game, "play Block")
    settle(game)
    assert might(game, "Ogre") == 4  # it does not defend
    do(game, "end")
    assert (keyword(game, "Ogre", "Shield"), keyword(game, "Ogre", "Tank")) == (0, 0)


@shows("Discipline")
def test_discipline_gives_any_unit_two_this_turn_as_a_reaction_and_draws() -> None:
    seats = [Seat(hand=[ZAP], base=["Recruit"]), Seat(hand=["Discipline"], runes="Calm 2", base=["Tentacle"])]
    game = Position(seats=seats).start()
    do(game, "play Zap", "pick Tentacle", "play Discipline")
    assert offered(game) == ["pick Recruit", "pick Tentacle"]
    do(game, "pick Tentacle")
    settle(game)
    assert (might(game, "Tentacle"), base(game, 1), len(hand(game, 1))) == (3, ["Tentacle"], 1)
    do(game, "end")
    assert might(game, "Tentacle") == 1


TOP = ["Mountain Drake", "Eclipse Herald", "Charm", "Poro Herder", "Seal of Focus", "Mega-Mech"]


@shows("Reinforce")
def test_reinforce_plays_a_unit_of_the_top_five_for_five_energy_less() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE)]
    game = Position(seats=[Seat(hand=["Reinforce"], runes="Calm 8", deck=TOP), Seat()], fields=fields).start()
    do(game, "play Reinforce")
    settle(game)
    assert offered(game) == ["done", "pick Eclipse Herald", "pick Mountain Drake", "pick Poro Herder"]
    do(game, "pick Eclipse Herald")
    assert offered(game) == ["at Here", "at base 0"]
    do(game, "at Here")
    settle(game)
    assert at_field(game) == ["Eclipse Herald", "Recruit"]
    assert runes(game, 0) == (1, 6)  # 5 Energy, then 2 Energy and the Power by an exhausted one
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == (
        "Mega-Mech",
        ["Charm", "Mountain Drake", "Poro Herder", "Seal of Focus"],
    )
    assert banished(game, 0) == []


@shows("Reinforce")
def test_reinforce_may_take_nothing_and_recycles_all_five() -> None:
    game = Position(seats=[Seat(hand=["Reinforce"], runes="Calm 5", deck=TOP), Seat()]).start()
    do(game, "play Reinforce", "done")
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:]), base(game, 0)) == ("Mega-Mech", sorted(TOP[:5]), [])


@shows("Reinforce")
def test_reinforce_leaves_banished_what_cannot_be_paid() -> None:
    game = Position(seats=[Seat(hand=["Reinforce"], runes="Calm 8", deck=TOP), Seat()]).start()
    do(game, "play Reinforce", "pick Mountain Drake")  # 9 - 5 = 4, and three runes are left
    assert (banished(game, 0), base(game, 0), runes(game, 0)) == (["Mountain Drake"], [], (3, 5))


@shows("Wind Wall")
def test_wind_wall_counters_any_spell_and_no_ability() -> None:
    seats = [Seat(hand=["Singularity"], runes="Mind 8"), Seat(hand=["Wind Wall"], runes="Calm 3", base=[GIANT, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Singularity", "pick Giant", "pick Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Wind Wall"])
    do(game, "play Wind Wall")
    settle(game)
    assert (piece(game, "Giant").damage, base(game, 1)) == (0, ["Giant", "Ogre"])
    assert (trash(game, 0), trash(game, 1)) == (["Singularity"], ["Wind Wall"])
    ability = Position(
        seats=[Seat(base=["Orb of Regret", OGRE]), Seat(hand=["Wind Wall"], runes="Calm 3")], every_window=True
    ).start()
    do(ability, "use Orb of Regret", "pass")
    assert (seat_asked(ability), offered(ability)) == (1, ["pass"])


@shows("Last Stand")
def test_last_stand_doubles_the_might_this_turn_and_the_unit_dies_at_its_next_beginning() -> None:
    seats = [Seat(hand=["Last Stand"], runes="Calm 3", base=[Piece(OGRE, buffed=1)]), Seat(base=[GIANT])]
    fields = [Field(HERE, controller=0, units={0: ["Daring Poro"]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Last Stand")
    assert offered(game) == ["pick Daring Poro", "pick Ogre"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), keyword(game, "Ogre", "Temporary")) == (10, 1)
    do(game, "end")
    assert (might(game, "Ogre"), keyword(game, "Ogre", "Temporary")) == (5, 1)
    do(game, "end")
    assert (trash(game, 0), at_field(game)) == (["Last Stand", "Ogre"], ["Daring Poro"])


@shows("Last Stand")
def test_last_stand_kills_before_the_battlefield_is_held() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    game = Position(seats=[Seat(hand=["Last Stand"], runes="Calm 3"), Seat()], fields=fields).start()
    do(game, "play Last Stand")
    settle(game)
    do(game, "end", "end")
    assert (at_field(game), points(game)) == ([], [0, 0])


@shows("Party Favors")
@pytest.mark.parametrize(
    ("choices", "cards", "channeled"),
    [(("mode 0", "mode 0"), (2, 1, 1), (0, 0, 0)), (("mode 0", "mode 1"), (1, 1, 0), (1, 0, 1))],
)
def test_party_favors_gives_you_one_of_what_each_other_player_chooses(
    choices: tuple[str, str], cards: tuple[int, ...], channeled: tuple[int, ...]
) -> None:
    others = [Seat(rune_deck="Fury 3"), Seat(rune_deck="Mind 3")]
    seats = [Seat(hand=["Party Favors"], runes="Calm 3", rune_deck="Calm 3"), *others]
    game = Position(seats=seats, mode=Skirmish()).start()
    do(game, "play Party Favors")
    for seat, choice in enumerate(choices, start=1):
        assert (seat_asked(game), offered(game)) == (seat, ["mode 0", "mode 1"])
        do(game, choice)
    assert tuple(len(hand(game, seat)) for seat in range(3)) == cards
    assert tuple(runes(game, seat)[1] - (3 if seat == 0 else 0) for seat in range(3)) == channeled
    assert [runes(game, seat)[0] for seat in range(3)] == [0, 0, 0]


@shows("Mystic Reversal")
@pytest.mark.parametrize(("new", "hit"), [("done", "Ogre"), ("pick Giant", "Giant")])
def test_mystic_reversal_takes_a_spell_and_may_choose_anew(new: str, hit: str) -> None:
    seats = [
        Seat(hand=["Incinerate"], runes="Fury 2"),
        Seat(hand=["Mystic Reversal"], runes="Calm 4", base=[]),
    ]
    fields = [Field(HERE, controller=1, units={1: [OGRE]}), Field(THERE, controller=0, units={0: [GIANT]})]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Incinerate", "pick Ogre")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Mystic Reversal"])
    do(game, "play Mystic Reversal")
    assert (seat_asked(game), offered(game)) == (1, ["done", "pick Giant"])
    do(game, new)
    settle(game)
    assert {x: piece(game, x).damage for x in ("Giant", "Ogre") if x == hit} == {hit: 2}
    assert piece(game, "Giant" if hit == "Ogre" else "Ogre").damage == 0


@shows("Mystic Reversal")
def test_mystic_reversal_makes_you_the_one_whose_spell_it_is() -> None:
    """Draw 1 is drawn by whoever controls it; the card goes to its owner's trash."""
    thought = spell_card("Thought", draw(1))
    game = Position(seats=[Seat(hand=[thought]), Seat(hand=["Mystic Reversal"], runes="Calm 4")]).start()
    do(game, "play Thought", "play Mystic Reversal")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (0, 1)
    assert (trash(game, 0), trash(game, 1)) == (["Thought"], ["Mystic Reversal"])


@shows("Mystic Reversal")
@pytest.mark.parametrize(("new", "strength"), [("done", (4, 9)), ("pick Giant", (4, 10))])
def test_mystic_reversal_makes_your_units_the_friendly_ones(new: str, strength: tuple[int, int]) -> None:
    """What is left as it was chosen may be no legal target any more."""
    cheer = spell_card("Cheer", give(a(unit.friendly), 1))
    seats = [Seat(hand=[cheer], base=[OGRE]), Seat(hand=["Mystic Reversal"], runes="Calm 4", base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Cheer", "play Mystic Reversal")
    assert offered(game) == ["done", "pick Giant"]
    do(game, new)
    settle(game)
    assert (might(game, "Ogre"), might(game, "Giant")) == strength
