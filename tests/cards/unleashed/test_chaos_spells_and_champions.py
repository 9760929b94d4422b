"""Spells, gear and champions of Unleashed: Chaos."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Reaction,
    a,
    battlefield,
    deal,
    destination,
    draw,
    enter_ready,
    kill,
    move,
    move_to_base,
    permanent,
    unit,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import CHAOS
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import (
    ambushes,
    deflects,
    is_a_reaction,
    is_hidden,
)
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    happened,
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

EVELYNN, KHAZIX, PYKE, SYNDRA = (
    "Evelynn, Entrancing",
    "Kha'Zix, Mutating Horror",
    "Pyke, Returned",
    "Syndra, Transcendent",
)
DIANA, VEX = "Diana, No Longer Human", "Vex, Apathetic"


@shows("Lunar Boon", "Star-Crossed", "Abandon")
def test_spells_that_are_reactions() -> None:
    is_a_reaction("Lunar Boon", 3)
    is_a_reaction("Star-Crossed", 3, "Chaos 1")
    is_a_reaction("Abandon", 2)


@shows("Isolate")
@pytest.mark.parametrize(("others", "cards"), [(["Bird"], 1), (["Bird", "Recruit"], 0), ([], 0)])
def test_isolate_sends_an_enemy_home_and_draws_if_another_is_left_alone(others: list[str], cards: int) -> None:
    fields = [
        Field(HERE, controller=1, units={1: [GIANT, *others]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    seats = [Seat(hand=["Isolate"], runes="Chaos 2"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Isolate")
    if others:
        do(game, "pick Giant")
    settle(game)
    assert (base(game, 1), at_field(game), len(hand(game, 0))) == (["Giant", "Ogre"], others, cards)


@shows("Isolate")
def test_isolate_asks_for_an_enemy_alone_where_it_left() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [GIANT]}),
        Field(THERE, controller=1, units={1: [OGRE]}),
    ]
    seats = [Seat(hand=["Isolate"], runes="Chaos 2"), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Isolate", "pick Giant")
    settle(game)
    assert hand(game, 0) == []  # Ogre is alone, but elsewhere


@shows("Lunar Boon")
def test_lunar_boon_discards_then_draws_two() -> None:
    game = Position(
        seats=[Seat(hand=["Lunar Boon", TRINKET, ZAP], runes="Chaos 3", deck=["Gust", "Flash", OGRE]), Seat()]
    ).start()
    do(game, "play Lunar Boon")
    settle(game)
    do(game, "pick Trinket")
    assert (trash(game, 0), hand(game, 0)) == (["Lunar Boon", "Trinket"], ["Flash", "Gust", "Zap"])


@shows("Star-Crossed")
def test_star_crossed_returns_one_of_each_side() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [
        Seat(hand=["Star-Crossed"], runes="Chaos 4", base=[OGRE, "Mega-Mech", TRINKET]),
        Seat(base=[unit_card("Away"), gear_card("Lamp")]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Star-Crossed")
    assert offered(game) == ["pick Mega-Mech", "pick Ogre"]
    do(game, "pick Ogre")
    assert offered(game) == ["pick Away", "pick Giant"]
    do(game, "pick Giant")
    settle(game)
    assert (hand(game, 0), hand(game, 1)) == (["Ogre"], ["Giant"])


@shows("Abandon")
def test_abandon_sends_a_spell_back_to_its_owners_hand_and_predicts() -> None:
    seats = [Seat(hand=["Abandon"], runes="Chaos 2", deck=["Gust", "Flash"], base=[OGRE]), Seat(hand=[ZAP])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap", "play Abandon")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Gust"])
    do(game, "pick Gust")
    assert (hand(game, 1), trash(game, 1), piece(game, "Ogre").damage, deck(game, 0)) == (
        ["Zap"],
        [],
        0,
        ["Flash", "Gust"],
    )


@shows("Existential Dread")
@pytest.mark.parametrize("stunned", [True, False])
def test_existential_dread_stuns_an_attacker_or_returns_a_stunned_one(stunned: bool) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]}), Field(THERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(hand=["Existential Dread"], runes="Chaos 1"), Seat(base=[Piece(OGRE, stunned=stunned)])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Ogre", "at Here", "play Existential Dread")
    settle(game)
    assert (hand(game, 1), damage_to(game, "Mega-Mech")) == (["Ogre"] if stunned else [], [])


@shows("Existential Dread")
def test_existential_dread_chooses_no_friend_who_attacks() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(hand=["Existential Dread"], runes="Chaos 1", base=[OGRE]), Seat()]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Ogre")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])


@shows("Existential Dread")
@pytest.mark.parametrize(("energy", "offers"), [(3, True), (2, False)])
def test_existential_dread_is_repeated_for_two(energy: int, offers: bool) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Mega-Mech"]})]
    seats = [Seat(hand=["Existential Dread"], energy=energy, power="Chaos 1"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Ogre", "play Existential Dread")
    assert (question(game) == "optional-cost") == offers
    if offers:
        do(game, "yes")
        settle(game)
        assert hand(game, 1) == ["Ogre"]  # stunned first, then returned


@shows("Blast Cone")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_blast_cone_may_move_an_enemy_and_then_stun_it(answer: str) -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(hand=["Blast Cone"], runes="Chaos 5", base=["Sprite", TRINKET]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Blast Cone")
    settle(game)
    do(game, "yes")
    if question(game) == "destination":
        do(game, "pick base 1")
    settle(game)
    assert (base(game, 1), offered(game)) == (["Giant"], ["no", "yes"])
    do(game, answer)
    settle(game)
    assert (piece(game, "Giant").stunned, piece(game, "Blast Cone").exhausted) == (answer == "yes", answer == "yes")


@shows("Blast Cone")
def test_blast_cone_may_move_nobody_and_minds_your_moves_of_enemies_alone() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]}), Field(THERE)]
    push = spell_card("Push", move_to_base(a(unit)))
    seats = [Seat(hand=["Blast Cone", push, push], runes="Chaos 5", base=["Sprite"]), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Blast Cone")
    settle(game)
    do(game, "no")
    settle(game)
    assert (question(game), at_field(game)) == ("main", ["Giant"])
    do(game, "move Sprite", "at There")
    settle(game)
    assert question(game) == "main"  # a friend
    do(game, "end", "move Giant")
    settle(game)
    assert question(game) == "main"  # the enemy moved it


@shows("Scryer's Bloom")
def test_scryers_bloom_waits_a_turn_then_predicts_draws_and_gains_xp() -> None:
    seats = [Seat(hand=["Scryer's Bloom"], runes="Chaos 3", deck=["Gust", "Flash", OGRE, GIANT]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Scryer's Bloom")
    settle(game)
    assert (piece(game, "Scryer's Bloom").exhausted, offered(game)) == (True, ["end"])
    game = Position(
        seats=[Seat(base=["Scryer's Bloom"], runes="Chaos 1", deck=["Gust", "Flash", OGRE]), Seat()]
    ).start()
    do(game, "use Scryer's Bloom")
    settle(game)
    assert offered(game) == ["done", "pick Flash", "pick Gust"]
    do(game, "pick Gust", "done")
    settle(game)
    assert (hand(game, 0), xp(game), trash(game, 0), runes(game, 0)) == (["Flash"], [1, 0], ["Scryer's Bloom"], (0, 1))
    for base_, runes_ in (([Piece("Scryer's Bloom", exhausted=True)], "Chaos 1"), (["Scryer's Bloom"], "")):
        game = Position(seats=[Seat(base=base_, runes=runes_), Seat()]).start()
        assert offered(game) == ["end"]


@shows("The List")
def test_the_list_weakens_a_unit_with_the_tag_it_names() -> None:
    poro, cat = unit_card("Furry", might=5, tags=("Poro",)), unit_card("Tabby", might=5, tags=("Cat",))
    seats = [Seat(hand=["The List"], runes="Chaos 1", base=["Daring Poro"]), Seat(base=[poro, cat])]
    game = Position(seats=seats).start()
    do(game, "play The List", "name Poro")
    settle(game)
    do(game, "use The List")
    assert offered(game) == ["pick Daring Poro", "pick Furry"]
    do(game, "pick Furry")
    settle(game)
    assert (might(game, "Furry"), might(game, "Tabby"), piece(game, "The List").exhausted) == (3, 5, True)
    do(game, "end")
    assert might(game, "Furry") == 5


@shows("Bone Skewer")
@pytest.mark.parametrize("answer", ["pick Ogre", "done"])
def test_bone_skewer_makes_an_opponent_play_a_unit_to_a_battlefield_stunned(answer: str) -> None:
    dear = unit_card("Ogre", might=4, energy=9, domains=CHAOS, power=(CHAOS,))
    fields = [Field(HERE, controller=0, units={0: [GIANT]}), Field(THERE)]
    seats = [Seat(hand=["Bone Skewer", unit_card("Mine")], runes="Chaos 3"), Seat(hand=[dear, TRINKET])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "play Bone Skewer")
    assert offered(game) == ["pick Here", "pick There"]
    do(game, "pick Here")
    settle_chain(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Ogre"])
    assert happened(game, "reveals") == ["reveals Ogre Trinket"]
    do(game, answer)
    settle_chain(game)
    if answer == "done":
        assert (question(game), hand(game, 1)) == ("main", ["Ogre", "Trinket"])
    else:
        assert (at_field(game), piece(game, "Ogre").stunned, piece(game, "Ogre").controller) == (
            ["Giant", "Ogre"],
            True,
            1,
        )


@shows("Bone Skewer")
def test_bone_skewer_is_hidden() -> None:
    is_hidden("Bone Skewer")


@shows("Conscription")
@pytest.mark.parametrize(("have", "answer"), [(5, "yes"), (5, "no"), (4, "")])
def test_conscription_takes_a_small_unit_or_any_for_five_xp(have: int, answer: str) -> None:
    armed = Piece(GIANT, attached=["Doran's Blade"])
    fields = [
        Field(HERE, controller=1, units={1: [OGRE, unit_card("Three", might=3), armed]}),
        Field(THERE, controller=0, units={0: ["Sprite"]}),
    ]
    seats = [Seat(hand=["Conscription"], runes="Chaos 7", xp=have, base=["Bird"]), Seat(base=[unit_card("Away")])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Conscription")
    if answer:
        do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre", "pick Three"]
        do(game, "pick Giant")
    settle(game)
    taken = "Giant" if answer == "yes" else "Three"
    assert (taken in base(game, 0), piece(game, taken).controller, piece(game, taken).exhausted) == (True, 0, True)
    assert xp(game)[0] == (0 if answer == "yes" else have)


@shows("Heedless Resurrection")
@pytest.mark.parametrize(
    ("energy", "power", "offers"),
    [(3, (CHAOS,), True), (4, (CHAOS,), False), (3, (CHAOS, CHAOS), False), (2, (), True)],
)
def test_heedless_resurrection_plays_a_unit_that_costs_no_more_than_the_killed(
    energy: int, power: tuple[int, ...], offers: bool
) -> None:
    victim = unit_card("Victim", energy=3, domains=CHAOS, power=(CHAOS,))
    idol = gear_card("Idol", energy=3, domains=CHAOS, power=(CHAOS,))
    back = unit_card("Back", energy=energy, domains=CHAOS, power=power)
    seats = [
        Seat(
            hand=["Heedless Resurrection"],
            energy=2,
            power="Chaos 1",
            base=[victim, idol],
            trash=[back, gear_card("Old")],
        ),
        Seat(hand=[ZAP], base=[unit_card("Rich", energy=9)], trash=[OGRE]),
    ]
    game = Position(seats=seats, active=1).start()
    do(game, "play Zap")
    assert (question(game) == "priority") == offers
    if offers:
        do(game, "play Heedless Resurrection")
        settle(game)
        assert (base(game, 0), trash(game, 0)) == (["Back", "Idol"], ["Heedless Resurrection", "Old", "Victim"])
        assert game.sides[0].energy == 0


@shows("Cursed Sarcophagus")
def test_cursed_sarcophagus_banishes_your_dead_units_and_lets_you_play_them() -> None:
    cheap = unit_card("Cheap", energy=1)
    seats = [
        Seat(hand=["Cursed Sarcophagus"], runes="Chaos 6", trash=[cheap, GIANT, TRINKET], banished=[OGRE]),
        Seat(trash=[unit_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Cursed Sarcophagus")
    settle(game)
    assert (banished(game, 0), trash(game, 0), trash(game, 1)) == (["Cheap", "Giant", "Ogre"], ["Trinket"], ["Theirs"])
    do(game, "use Cursed Sarcophagus")
    assert offered(game) == ["pick Cheap", "pick Giant"]
    do(game, "pick Cheap")
    settle(game)
    assert (base(game, 0), piece(game, "Cursed Sarcophagus").exhausted) == (["Cheap", "Cursed Sarcophagus"], True)
    assert runes(game, 0) == (1, 4)  # four and a recycled one for the gear, one for the unit


@shows(EVELYNN)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_evelynn_may_lure_an_enemy_here_from_face_down_on_your_turn(answer: str) -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Mega-Mech"]}, facedown={0: EVELYNN}),
        Field(THERE, controller=1, units={1: [OGRE]}),
    ]
    game = Position(seats=[Seat(base=["Sprite"]), Seat(base=[GIANT])], fields=fields, every_window=True).start()
    do(game, f"play {EVELYNN}")
    settle_chain(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Ogre")
        settle_chain(game)
    assert ("Ogre" in at_field(game)) == (answer == "yes")


@shows(EVELYNN)
@pytest.mark.parametrize("how", ["on their turn", "from hand"])
def test_evelynn_lures_nobody_otherwise(how: str) -> None:
    fields = [
        Field(HERE, controller=0, units={0: ["Mega-Mech"]}, facedown={} if how == "from hand" else {0: EVELYNN}),
        Field(THERE, controller=1, units={1: [OGRE]}),
    ]
    seats = [Seat(hand=[EVELYNN] if how == "from hand" else [], runes="Chaos 2"), Seat(hand=[ZAP])]
    game = Position(seats=seats, fields=fields, active=0 if how == "from hand" else 1).start()
    if how == "from hand":
        do(game, f"play {EVELYNN}", "at Here")
    else:
        do(game, "play Zap", f"play {EVELYNN}")
    settle(game)
    assert (question(game), at_field(game)) == ("main", [EVELYNN, "Mega-Mech"])


@shows(EVELYNN, PYKE)
@pytest.mark.parametrize("name", [EVELYNN, PYKE])
def test_who_is_hidden_and_stands_behind_the_others(name: str) -> None:
    is_hidden(name)
    fields = [Field(HERE, controller=0, units={0: [name, OGRE]})]
    game = Position(seats=[Seat(), Seat(base=[unit_card("Knight", might=5)])], fields=fields, active=1).start()
    do(game, "move Knight")
    settle(game)
    assert (damage_to(game, "Ogre"), damage_to(game, name)) == ([4], [1])


@shows(KHAZIX)
@pytest.mark.parametrize(("enemies", "strength"), [(["Mega-Mech"], 6), (["Mega-Mech", "Bird"], 4)])
@pytest.mark.parametrize("attacks", [True, False])
def test_khazix_feeds_on_an_enemy_alone_here(enemies: list[str], strength: int, attacks: bool) -> None:
    fields = [
        Field(HERE, controller=1 if attacks else 0, units={1: enemies} if attacks else {0: [KHAZIX]}),
        Field(THERE, controller=1, units={1: [GIANT]}),
    ]
    seats = [Seat(base=[KHAZIX] if attacks else []), Seat(base=[] if attacks else enemies)]
    game = Position(seats=seats, fields=fields, active=0 if attacks else 1, every_window=True).start()
    do(game, f"move {KHAZIX if attacks else enemies[0]}", "at Here")
    if question(game) == "move-more":
        do(game, f"pick {enemies[1]}" if len(enemies) > 1 else "done")
    settle_chain(game)
    assert (might(game, KHAZIX), xp(game)) == (strength, [2 if strength == 6 else 0, 0])


@shows(KHAZIX)
def test_khazix_keeps_it_for_the_turn() -> None:
    fields = [Field(HERE, controller=1, units={1: ["Bird"]})]
    game = Position(seats=[Seat(base=[KHAZIX]), Seat()], fields=fields).start()
    do(game, f"move {KHAZIX}")
    settle(game)
    assert (question(game), might(game, KHAZIX)) == ("main", 6)
    do(game, "end")
    assert might(game, KHAZIX) == 4


@shows(KHAZIX, DIANA)
def test_who_ambushes() -> None:
    ambushes(KHAZIX, 4, "Chaos 1")
    ambushes(DIANA, 4, "Chaos 1")


@shows(PYKE)
def test_pyke_is_paid_gold_for_the_first_enemy_that_dies_in_a_turn() -> None:
    fields = [Field(HERE, controller=0, units={0: [PYKE]})]
    seats = [Seat(hand=[BOLT] * 4, base=["Sprite"]), Seat(base=[GIANT, OGRE, TRINKET])]
    game = Position(seats=seats, fields=fields).start()
    for victim, gold in (("Sprite", 0), ("Trinket", 0), ("Ogre", 1), ("Giant", 1)):
        do(game, "play Bolt", f"pick {victim}")
        settle(game)
        assert base(game, 0).count("Gold") == gold
    assert piece(game, "Gold").exhausted


@shows(PYKE)
def test_pyke_is_paid_nothing_in_his_base() -> None:
    game = Position(seats=[Seat(hand=[BOLT], base=[PYKE]), Seat(base=[GIANT])]).start()
    do(game, "play Bolt", "pick Giant")
    settle(game)
    assert base(game, 0) == [PYKE]


@shows(SYNDRA)
@pytest.mark.parametrize(
    ("power", "energy", "where", "offers"),
    [
        ("Chaos 1", 2, "Here", True),
        ("Chaos 1", 1, "Here", False),
        ("Fury 1", 2, "Here", False),
        ("Chaos 1", 2, "There", False),
    ],
)
def test_syndra_lets_your_spells_be_repeated_in_a_showdown_of_hers(
    power: str, energy: int, where: str, offers: bool
) -> None:
    fields = [Field(HERE, controller=0, units={0: [SYNDRA]}), Field(THERE, controller=0, units={0: ["Mega-Mech"]})]
    seats = [Seat(hand=[STUDY], energy=energy, power=power), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", f"at {where}", "play Study")
    assert (question(game) == "optional-cost") == offers
    if offers:
        do(game, "yes")
        settle_chain(game)
        assert len(hand(game, 0)) == 2


@shows(SYNDRA)
def test_syndra_gives_it_neither_outside_of_a_showdown_nor_to_enemies() -> None:
    fields = [Field(HERE, controller=0, units={0: [SYNDRA]})]
    game = Position(seats=[Seat(hand=[STUDY], energy=2, power="Chaos 1"), Seat()], fields=fields).start()
    do(game, "play Study")
    settle(game)
    assert (question(game), len(hand(game, 0))) == ("main", 1)
    seats = [Seat(), Seat(hand=[STUDY], base=[GIANT], energy=2, power="Chaos 1")]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Study")
    assert question(game) != "optional-cost"


@shows(DIANA)
def test_diana_no_longer_human_grows_with_each_spell_you_play() -> None:
    seats = [Seat(hand=[STUDY, STUDY, TRINKET], base=[DIANA]), Seat(hand=[STUDY])]
    game = Position(seats=seats).start()
    do(game, "play Study")
    settle(game)
    assert might(game, DIANA) == 5
    do(game, "play Trinket")
    settle(game)
    assert might(game, DIANA) == 5
    do(game, "end")
    assert might(game, DIANA) == 3
    do(game, "play Study")
    settle(game)
    assert might(game, DIANA) == 3  # an opponent's


@shows(VEX)
def test_vex_stuns_what_an_opponent_plays_and_they_cannot_move_it() -> None:
    hasty = unit_card("Hasty", enter_ready())
    fields = [Field(HERE, controller=0, units={0: [VEX]}), Field(THERE)]
    shove = spell_card("Shove", Reaction, move(a(unit.enemy), destination(battlefield.open)))
    seats = [Seat(hand=[shove]), Seat(hand=[hasty, TRINKET, STUDY])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "play Trinket")
    settle(game)
    do(game, "play Hasty")
    settle(game)
    assert (piece(game, "Hasty").stunned, piece(game, "Hasty").exhausted, offered(game)) == (
        True,
        False,
        ["end", "play Study"],
    )
    do(game, "play Study", "play Shove")
    settle(game)
    assert at_field(game, 1) == ["Hasty"]  # you can
    do(game, "end", "end")
    assert "move Hasty" in offered(game)


@shows(VEX)
def test_vex_minds_neither_your_units_nor_any_from_her_base() -> None:
    hasty = unit_card("Hasty", enter_ready())
    fields = [Field(HERE, controller=0, units={0: [VEX]})]
    game = Position(seats=[Seat(hand=[hasty]), Seat()], fields=fields).start()
    do(game, "play Hasty", "at base 0")
    settle(game)
    assert (piece(game, "Hasty").stunned, "move Hasty" in offered(game)) == (False, True)
    game = Position(seats=[Seat(base=[VEX]), Seat(hand=[hasty])], active=1).start()
    do(game, "play Hasty")
    settle(game)
    assert (piece(game, "Hasty").stunned, "move Hasty" in offered(game)) == (False, True)


@shows(VEX)
def test_vex_deflects() -> None:
    deflects(VEX)
