"""Legends of Origins and their signature cards: Kai'Sa, Volibear, Jinx, Darius, Ahri, Lee Sin."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.language import Action, Reaction, a, deal, draw, exhaust_me, kill, move_to_base, unit, use
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    gear_card,
    hand,
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
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Daughter of the Void")
def test_daughter_of_the_void_adds_power_of_any_domain_for_spells_alone() -> None:
    thought = spell_card("Thought", draw(1), power=(1,))
    brute = unit_card("Brute", power=(1,))
    lens = gear_card("Lens", use(exhaust_me("A"), draw(1)))
    seats = [Seat(legend="Daughter of the Void", hand=[thought, brute], base=[lens]), Seat()]
    game = Position(seats=seats, full_control=True).start()
    do(game, "use Daughter of the Void")
    assert (offered(game), piece(game, "Daughter of the Void").exhausted) == (["end", "play Thought"], True)
    do(game, "play Thought")
    settle(game)
    assert (trash(game, 0), game.sides[0].power) == (["Thought"], [])


@shows("Daughter of the Void")
def test_daughter_of_the_void_pays_for_a_reaction_in_the_opponents_turn() -> None:
    answer = spell_card("Answer", Reaction, draw(1), power=(2, 2))
    for power, payable in (("", False), ("Calm 1", True)):
        seats = [Seat(legend="Daughter of the Void", hand=[answer], power=power), Seat(hand=[ZAP], base=[OGRE])]
        game = Position(seats=seats, active=1, every_window=True).start()
        do(game, "play Zap", "pass")
        assert ("play Answer" in offered(game)) is payable


@shows("Icathian Rain")
def test_icathian_rain_deals_two_six_times_to_the_same_or_to_others() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]})]
    seats = [Seat(hand=["Icathian Rain"], runes="Fury 7", base=[TRINKET]), Seat(base=[GIANT, OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Icathian Rain")
    for whom in ("Giant", "Ogre", "Giant", "Mega-Mech", "Ogre", "Giant"):
        assert offered(game) == ["pick Giant", "pick Mega-Mech", "pick Ogre"]
        do(game, f"pick {whom}")
    settle(game)
    assert [damage_to(game, x) for x in ("Giant", "Ogre", "Mega-Mech")] == [[2, 2, 2], [2, 2], [2]]
    assert trash(game, 1) == ["Ogre"]


@shows("Relentless Storm")
@pytest.mark.parametrize(("answer", "found"), [("yes", (0, 1)), ("no", (0, 0))])
def test_relentless_storm_may_be_exhausted_to_channel_when_you_play_a_mighty_unit(
    answer: str, found: tuple[int, int]
) -> None:
    five = unit_card("Five", might=5)
    seats = [Seat(legend="Relentless Storm", hand=[five], rune_deck="Fury 2"), Seat(rune_deck="Fury 2")]
    game = Position(seats=seats).start()
    do(game, "play Five")
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (runes(game, 0), piece(game, "Relentless Storm").exhausted) == (found, answer == "yes")


@shows("Relentless Storm")
def test_relentless_storm_does_not_mind_four_might_a_spell_the_opponent_or_being_exhausted() -> None:
    for seat, card, tired in ((0, OGRE, False), (0, ZAP, False), (1, GIANT, False), (0, GIANT, True)):
        seats = [
            Seat(legend=Piece("Relentless Storm", exhausted=tired), rune_deck="Fury 2", base=["Playful Phantom"]),
            Seat(rune_deck="Fury 2"),
        ]
        seats[seat] = replace(seats[seat], hand=[card])
        game = Position(seats=seats, active=seat).start()
        do(game, f"play {card.name}")
        settle(game)
        assert (question(game), runes(game, 0)) == ("main", (0, 0))


@shows("Stormbringer")
def test_stormbringer_deals_a_units_might_to_all_enemies_at_a_battlefield_and_moves_it_there() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [OGRE, GIANT]}),
        Field(THERE, controller=0, units={0: ["Mega-Mech"]}),
    ]
    seats = [
        Seat(hand=["Stormbringer"], runes="Fury 8", base=["Playful Phantom", "Recruit", TRINKET]),
        Seat(base=["Sprite"]),
    ]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "play Stormbringer")
    assert offered(game) == ["pick Playful Phantom", "pick Recruit"]  # not the one at a battlefield
    do(game, "pick Playful Phantom")
    assert offered(game) == ["pick Here", "pick There"]
    do(game, "pick Here")
    settle_chain(game)
    assert (damage_to(game, "Ogre"), damage_to(game, "Giant"), trash(game, 1)) == ([5], [5], ["Ogre"])
    assert (at_field(game), question(game)) == (["Giant", "Playful Phantom"], "focus")  # and a combat begins
    assert (damage_to(game, "Sprite"), damage_to(game, "Mega-Mech")) == ([], [])


@shows("Stormbringer")
def test_stormbringer_does_not_hurt_friends_there() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE)]
    game = Position(seats=[Seat(hand=["Stormbringer"], runes="Fury 8", base=[GIANT]), Seat()], fields=fields).start()
    do(game, "play Stormbringer", "pick Here")
    settle(game)
    assert at_field(game) == ["Giant", "Recruit"]


@shows("Loose Cannon")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (1, 3), (2, 3)])
def test_loose_cannon_draws_at_your_beginning_with_one_card_or_none(held: int, after: int) -> None:
    game = Position(seats=[Seat(legend="Loose Cannon", hand=["Gust"] * held), Seat(hand=["Gust"])], active=1).start()
    do(game, "end")
    settle(game)
    assert len(hand(game, 0)) == after  # one is the turn's own


@shows("Loose Cannon")
def test_loose_cannon_does_not_draw_in_the_opponents_turn_and_counts_when_it_resolves() -> None:
    game = Position(seats=[Seat(legend="Loose Cannon"), Seat(hand=["Gust"] * 3)]).start()
    do(game, "end")
    settle(game)
    assert (hand(game, 0), len(hand(game, 1))) == ([], 4)
    think = spell_card("Think", Reaction, draw(2))
    game = Position(seats=[Seat(legend="Loose Cannon", hand=[think]), Seat()], active=1).start()
    do(game, "end", "play Think")
    settle(game)
    assert len(hand(game, 0)) == 3  # two by the spell, and one of the turn


ROCKET = "Super Mega Death Rocket!"


@shows(ROCKET)
def test_the_rocket_deals_five_to_any_unit() -> None:
    seats = [Seat(hand=[ROCKET], runes="Fury 4", base=[OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, f"play {ROCKET}")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert damage_to(game, "Giant") == [5]


@shows(ROCKET)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_rocket_may_come_back_from_the_trash_for_a_card_when_you_conquer(answer: str) -> None:
    seats = [Seat(hand=["Gust", "Flash"], trash=[ROCKET], base=[OGRE]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Ogre")
    settle(game)
    assert (controller(game), offered(game)) == (0, ["no", "yes"])
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Flash", "pick Gust"]
        do(game, "pick Gust")
        settle(game)
        assert (hand(game, 0), trash(game, 0)) == (["Flash", ROCKET], ["Gust"])
    else:
        assert (hand(game, 0), trash(game, 0)) == (["Flash", "Gust"], [ROCKET])


@shows(ROCKET)
def test_the_rocket_needs_a_card_and_your_own_conquest() -> None:
    game = Position(seats=[Seat(trash=[ROCKET], base=[OGRE]), Seat()], fields=[Field(HERE)]).start()
    do(game, "move Ogre")
    settle(game)
    assert (question(game), trash(game, 0)) == ("main", [ROCKET])
    seats = [Seat(trash=[ROCKET], hand=["Gust"]), Seat(base=[OGRE])]
    theirs = Position(seats=seats, fields=[Field(HERE)], active=1).start()
    do(theirs, "move Ogre")
    settle(theirs)
    assert (question(theirs), controller(theirs), trash(theirs, 0)) == ("main", 1, [ROCKET])
    held = Position(
        seats=[Seat(trash=[ROCKET], hand=["Gust"]), Seat()],
        fields=[Field(HERE, controller=0, units={0: [OGRE]})],
        active=1,
    ).start()
    do(held, "end")
    assert (question(held), points(held)) == ("main", [1, 0])


@shows("Hand of Noxus")
def test_hand_of_noxus_adds_one_energy_once_a_card_was_played_this_turn() -> None:
    free, dear = spell_card("Free", draw(1)), spell_card("Dear", draw(1), energy=1)
    seats = [Seat(legend="Hand of Noxus", hand=[free, dear]), Seat()]
    game = Position(seats=seats, full_control=True).start()
    assert offered(game) == ["end", "play Free", "use Hand of Noxus"]  # for nothing, but it may be exhausted
    do(game, "play Free")
    settle(game)
    assert offered(game) == ["end", "play Dear", "use Hand of Noxus"]
    do(game, "use Hand of Noxus")
    assert (game.sides[0].energy, piece(game, "Hand of Noxus").exhausted) == (1, True)
    assert offered(game) == ["end", "play Dear"]


@shows("Hand of Noxus")
def test_hand_of_noxus_that_is_exhausted_before_any_other_card_adds_nothing() -> None:
    """Legion stands behind the price, so it is asked as the ability resolves, not before it is paid."""
    dear = spell_card("Dear", draw(1), energy=1)
    game = Position(seats=[Seat(legend="Hand of Noxus", hand=[dear]), Seat()], full_control=True).start()
    do(game, "use Hand of Noxus")
    assert (game.sides[0].energy, piece(game, "Hand of Noxus").exhausted) == (0, True)
    assert offered(game) == ["end"]


@shows("Hand of Noxus")
def test_hand_of_noxus_serves_a_reaction() -> None:
    dear = spell_card("Dear", Reaction, draw(1), energy=1)
    seats = [Seat(legend="Hand of Noxus", hand=[dear], this_turn={"cards": 1}), Seat(hand=[ZAP], base=[OGRE])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Dear"])


GUILLOTINE = "Noxian Guillotine"


@shows(GUILLOTINE)
def test_noxian_guillotine_kills_a_unit_the_next_time_it_takes_damage_this_turn() -> None:
    seats = [Seat(hand=[GUILLOTINE, ZAP, ZAP], runes="Fury 4", base=[OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, f"play {GUILLOTINE}")
    assert offered(game) == ["pick Giant", "pick Ogre"]
    do(game, "pick Giant")
    settle(game)
    assert base(game, 1) == ["Giant"]
    do(game, "play Zap", "pick Ogre")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (["Ogre", "Trinket"], ["Giant"])
    do(game, "play Zap", "pick Giant")
    settle(game)
    assert trash(game, 1) == ["Giant"]


@shows(GUILLOTINE)
def test_noxian_guillotine_is_over_at_the_end_of_the_turn() -> None:
    seats = [Seat(hand=[GUILLOTINE], runes="Fury 4"), Seat(hand=[ZAP], base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, f"play {GUILLOTINE}")
    settle(game)
    do(game, "end", "play Zap")
    settle(game)
    assert (base(game, 1), damage_to(game, "Giant")) == (["Giant"], [1])


@shows(GUILLOTINE)
def test_noxian_guillotine_kills_at_once_after_another_card() -> None:
    seats = [Seat(hand=[GUILLOTINE], runes="Fury 4", this_turn={"cards": 1}), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, f"play {GUILLOTINE}")
    settle(game)
    assert (trash(game, 1), damage_to(game, "Giant")) == (["Giant"], [])


@shows("Nine-Tailed Fox")
def test_nine_tailed_fox_takes_one_from_each_enemy_that_attacks_your_battlefield_but_not_below_one() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mountain Drake"]}), Field(THERE)]
    seats = [Seat(legend="Nine-Tailed Fox"), Seat(base=["Sand Soldier", "Recruit"])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Sand Soldier", "at Here", "pick Recruit", "pick Nine-Tailed Fox")
    settle_chain(game)
    assert [might(game, x) for x in ("Sand Soldier", "Recruit", "Mountain Drake")] == [1, 1, 10]


@shows("Nine-Tailed Fox")
def test_nine_tailed_fox_lasts_this_turn() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]}), Field(THERE)]
    game = Position(seats=[Seat(legend="Nine-Tailed Fox"), Seat(base=[GIANT])], fields=fields, active=1).start()
    do(game, "move Giant", "at Here")
    settle(game)
    assert (at_field(game), might(game, "Giant")) == (["Giant"], 8)
    do(game, "end")
    assert might(game, "Giant") == 9


@shows("Nine-Tailed Fox")
def test_nine_tailed_fox_does_not_mind_your_own_attack_nor_a_showdown_at_an_open_battlefield() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]}), Field(THERE)]
    game = Position(
        seats=[Seat(legend="Nine-Tailed Fox", base=[OGRE]), Seat()], fields=fields, every_window=True
    ).start()
    do(game, "move Ogre", "at Here")
    assert (question(game), might(game, "Ogre"), might(game, "Giant")) == ("focus", 4, 9)
    game = Position(seats=[Seat(legend="Nine-Tailed Fox"), Seat(base=[OGRE])], fields=[Field(HERE)], active=1).start()
    do(game, "move Ogre")
    settle(game)
    assert might(game, "Ogre") == 4


@shows("Nine-Tailed Fox")
def test_nine_tailed_fox_guards_no_other_players_battlefield() -> None:
    fields = [Field(HERE, controller=2, units={2: [GIANT]}), Field(THERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(legend="Nine-Tailed Fox"), Seat(base=[OGRE]), Seat()]
    game = Position(seats=seats, fields=fields, active=1, mode=Skirmish(), every_window=True).start()
    do(game, "move Ogre", "at Here")
    assert (question(game), might(game, "Ogre")) == ("focus", 4)


CROWD = [
    Field(HERE, controller=1, units={1: [OGRE, "Recruit", "Sprite", Piece(GIANT, attached=["Cloth Armor"])]}),
    Field(THERE, controller=0, units={0: ["Tentacle", "Sand Soldier"]}),
]


@shows("Fox-Fire")
def test_fox_fire_kills_units_at_one_battlefield_with_no_more_than_four_might_together() -> None:
    game = Position(seats=[Seat(hand=["Fox-Fire"], runes="Calm 3"), Seat(base=["Daring Poro"])], fields=CROWD).start()
    do(game, "play Fox-Fire")
    assert offered(game) == ["done", "pick Ogre", "pick Recruit", "pick Sand Soldier", "pick Sprite", "pick Tentacle"]
    do(game, "pick Sprite")
    assert offered(game) == ["done", "pick Recruit"]  # 3 and 1: the same battlefield, and 4 in all
    do(game, "pick Recruit")
    settle(game)
    assert (at_field(game), at_field(game, 1)) == (["Cloth Armor", "Giant", "Ogre"], ["Sand Soldier", "Tentacle"])


@shows("Fox-Fire")
@pytest.mark.parametrize(("picks", "left"), [(["done"], 5), (["pick Ogre"], 4), (["pick Recruit", "done"], 4)])
def test_fox_fire_kills_any_number(picks: list[str], left: int) -> None:
    game = Position(seats=[Seat(hand=["Fox-Fire"], runes="Calm 3"), Seat()], fields=CROWD).start()
    do(game, "play Fox-Fire", *picks)
    settle(game)
    assert (len(at_field(game)), trash(game, 0)) == (left, ["Fox-Fire"])


@shows("Fox-Fire")
def test_fox_fire_is_hidden_for_any_power_and_played_in_a_showdown() -> None:
    fields = [Field(HERE, controller=0, units={0: [GIANT]})]
    game = Position(seats=[Seat(hand=["Fox-Fire"], runes="Fury 1"), Seat(base=[OGRE])], fields=fields).start()
    do(game, "hide Fox-Fire", "end", "move Ogre")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Fox-Fire"])
    do(game, "play Fox-Fire", "pick Ogre")
    settle_chain(game)
    assert (at_field(game), trash(game, 1)) == (["Giant"], ["Ogre"])


@shows("Fox-Fire", "Noxian Guillotine")
@pytest.mark.parametrize("name", ["Fox-Fire", "Noxian Guillotine"])
def test_a_signature_spell_with_action_is_played_in_a_showdown_and_is_no_reaction(name: str) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    seats = [Seat(hand=[name], runes="Fury 4"), Seat(hand=[ZAP], base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "play Zap", "pick Ogre", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])
    do(game, "pass", "move Ogre", "pass")
    assert (question(game), offered(game)) == ("focus", ["pass", f"play {name}"])


@shows("Blind Monk")
def test_blind_monk_buffs_a_friend_for_one_energy() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(legend="Blind Monk", runes="Calm 1", base=["Recruit", TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "use Blind Monk")
    assert offered(game) == ["pick Ogre", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (might(game, "Recruit"), runes(game, 0), piece(game, "Blind Monk").exhausted) == (2, (0, 1), True)


@shows("Blind Monk")
@pytest.mark.parametrize(("energy", "tired", "ready"), [(1, False, True), (0, False, False), (1, True, False)])
def test_blind_monk_wants_the_energy_and_to_be_ready(energy: int, tired: bool, ready: bool) -> None:
    seats = [Seat(legend=Piece("Blind Monk", exhausted=tired), energy=energy, base=[OGRE]), Seat()]
    assert ("use Blind Monk" in offered(Position(seats=seats).start())) is ready


RAGE = "Dragon's Rage"


@shows(RAGE)
def test_dragons_rage_moves_an_enemy_which_then_fights_another_at_its_destination() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [unit_card("Three", might=3), Piece(GIANT, attached=["Cloth Armor"])]}),
        Field(THERE, controller=0, units={0: ["Recruit"]}),
    ]
    seats = [Seat(hand=[RAGE], runes="Calm 4", base=["Mega-Mech"]), Seat(base=[OGRE, "Sprite"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {RAGE}")
    assert offered(game) == ["pick Giant", "pick Ogre", "pick Sprite", "pick Three"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Here", "pick There"]
    do(game, "pick Here")
    assert offered(game) == ["pick Giant", "pick Three"]  # enemies there, and not the one that moved
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Ogre"), damage_to(game, "Giant"), damage_to(game, "Three")) == ([9], [4], [])
    assert (trash(game, 1), at_field(game)) == (["Ogre"], ["Cloth Armor", "Giant", "Three"])


@shows(RAGE)
def test_dragons_rage_asks_for_nobody_when_the_unit_is_gone_before_it_is_moved() -> None:
    slay = spell_card("Slay", Reaction, kill(a(unit.friendly)))
    fields = [Field(HERE, controller=1, units={1: [GIANT, unit_card("Three", might=3)]}), Field(THERE)]
    seats = [Seat(hand=[RAGE], runes="Calm 4"), Seat(hand=[slay], base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {RAGE}", "pick Ogre", "pick Here", "play Slay", "pick Ogre")
    settle(game)
    assert (question(game), trash(game, 1), damage_to(game, "Giant")) == ("main", ["Ogre", "Slay"], [])


@shows(RAGE)
def test_dragons_rage_asks_where_the_other_is_and_not_where_the_moved_one_has_gone_since() -> None:
    away = spell_card("Away", Reaction, move_to_base(a(unit.friendly)))
    fields = [Field(HERE, controller=1, units={1: [unit_card("Three", might=3), GIANT]})]
    seats = [Seat(hand=[RAGE], runes="Calm 4"), Seat(hand=[away], base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"play {RAGE}", "pick Ogre", "pass", "pick Giant", "play Away", "pick Ogre")
    settle(game)
    assert (damage_to(game, "Ogre"), damage_to(game, "Giant")) == ([9], [4])


@shows(RAGE)
def test_dragons_rage_does_not_make_it_fight_your_own_unit_there() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Recruit"]})]
    game = Position(
        seats=[Seat(hand=[RAGE], runes="Calm 4"), Seat(base=[OGRE])], fields=fields, every_window=True
    ).start()
    do(game, f"play {RAGE}")
    settle_chain(game)
    assert (at_field(game), damage_to(game, "Ogre"), question(game)) == (["Ogre", "Recruit"], [], "focus")


@shows(RAGE)
def test_dragons_rage_may_move_one_home_and_does_no_more_where_it_is_alone() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]}), Field(THERE)]
    game = Position(seats=[Seat(hand=[RAGE], runes="Calm 4"), Seat()], fields=fields).start()
    do(game, f"play {RAGE}", "pick base 1")
    settle(game)
    assert (base(game, 1), damage_to(game, "Ogre"), question(game)) == (["Ogre"], [], "main")
