"""Champions of Origins: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    I,
    Reaction,
    a,
    cost,
    counter,
    deal,
    draw,
    exhaust_me,
    kill,
    spell_on_chain,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
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
SLAY = spell_card("Slay", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")
RUBBISH = ["Charm", "Defy", "Flash", "Gust"]

MUNDO = "Dr. Mundo, Expert"


@shows(MUNDO)
@pytest.mark.parametrize(("mine", "strength"), [(RUBBISH, 10), ([], 6)])
def test_mundo_has_one_more_for_each_card_in_your_trash(mine: list[str], strength: int) -> None:
    game = Position(seats=[Seat(base=[MUNDO], trash=mine), Seat(trash=["Gust"])]).start()
    assert might(game, MUNDO) == strength


@shows(MUNDO)
def test_mundo_recycles_three_of_your_choice_at_your_beginning() -> None:
    game = Position(seats=[Seat(base=[MUNDO], trash=RUBBISH), Seat(trash=["Gust"])], active=1).start()
    do(game, "end")
    assert (seat_asked(game), offered(game)) == (0, [f"pick {x}" for x in RUBBISH])
    do(game, "pick Charm", "pick Flash")
    assert offered(game) == ["pick Defy", "pick Gust"]  # three, and no fewer
    do(game, "pick Gust")
    settle(game)
    assert (trash(game, 0), might(game, MUNDO), sorted(deck(game, 0)[-3:])) == (["Defy"], 7, ["Charm", "Flash", "Gust"])
    do(game, "end")
    assert (trash(game, 0), trash(game, 1)) == (["Defy"], ["Gust"])  # not at the opponent's


@shows(MUNDO)
def test_mundo_recycles_what_there_is() -> None:
    game = Position(seats=[Seat(base=[MUNDO], trash=["Charm", "Gust"]), Seat()], active=1).start()
    do(game, "end")
    settle(game)
    assert (trash(game, 0), might(game, MUNDO)) == ([], 6)


EKKO = "Ekko, Recurrent"


@shows(EKKO)
@pytest.mark.parametrize(("answer", "left", "ready"), [("yes", [], 3), ("no", [EKKO], 0)])
def test_ekko_may_be_recycled_to_ready_your_runes_when_he_dies(answer: str, left: list[str], ready: int) -> None:
    seats = [Seat(base=[EKKO], exhausted_runes="Mind 3"), Seat(hand=[SLAY], exhausted_runes="Fury 1")]
    game = Position(seats=seats, active=1).start()
    do(game, "play Slay")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["no", "yes"])
    do(game, answer)
    settle(game)
    assert (trash(game, 0), runes(game, 0), runes(game, 1)) == (left, (ready, 3 - ready), (0, 1))
    assert (deck(game, 0)[-1] == EKKO) is (answer == "yes")


HEIMER = "Heimerdinger, Inventor"


@shows(HEIMER)
def test_heimerdinger_has_the_exhaust_abilities_of_friendly_gear_units_and_legend() -> None:
    cannon = unit_card("Cannon", use(exhaust_me(), deal(2, a(unit.enemy))), when(I.am_played, draw(1)))
    dear = gear_card("Dear", use(cost(1), draw(1)))  # nothing is exhausted for this
    for here, uses in (
        ([cannon], [f"use {HEIMER}"]),
        ([Piece(gear_card("Orb", use(exhaust_me(), draw(1))), exhausted=True)], [f"use {HEIMER}"]),
        ([dear], []),
        ([], []),
    ):
        game = Position(seats=[Seat(base=[HEIMER, *here], energy=1), Seat(base=[GIANT, "Orb of Regret"])]).start()
        assert [x for x in offered(game) if HEIMER in x and "use" in x] == uses
    legend = Position(seats=[Seat(base=[HEIMER], legend="Blind Monk", energy=1), Seat()]).start()
    do(legend, f"use {HEIMER}")
    settle(legend)
    assert (piece(legend, HEIMER).buffs, piece(legend, "Blind Monk").exhausted) == (1, False)


@shows(HEIMER)
def test_heimerdinger_is_exhausted_himself_and_pays_the_rest() -> None:
    cannon = unit_card("Cannon", use(exhaust_me(1), deal(2, a(unit.enemy))))
    game = Position(seats=[Seat(base=[HEIMER, cannon], energy=1), Seat(base=[GIANT])]).start()
    do(game, f"use {HEIMER}")
    settle(game)
    assert (damage_to(game, "Giant"), piece(game, HEIMER).exhausted, piece(game, "Cannon").exhausted) == (
        [2],
        True,
        False,
    )
    assert "use Cannon" not in offered(game)  # the Energy is spent


@shows(HEIMER)
def test_two_heimerdingers_lend_each_other_nothing_new() -> None:
    orb = gear_card("Orb", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[HEIMER, HEIMER, orb]), Seat()]).start()
    assert [x for x in offered(game) if x.startswith("use")] == [f"use {HEIMER}", f"use {HEIMER}", "use Orb"]


KAISA = "Kai'Sa, Evolutionary"
FREE, CHEAP, FAIR = (spell_card(f"{n} Energy", draw(n + 1), energy=n, power=(63,)) for n in (0, 1, 2))


@shows(KAISA)
def test_kaisa_plays_a_spell_from_the_trash_that_costs_less_than_your_points_and_recycles_it() -> None:
    seats = [Seat(base=[KAISA], trash=[FREE, CHEAP, FAIR, OGRE], points=1, power="Mind 1"), Seat(trash=[FREE])]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, f"move {KAISA}")
    settle(game)
    assert (points(game), offered(game)) == ([2, 0], ["no", "yes"])
    do(game, "yes")
    assert offered(game) == ["pick 0 Energy", "pick 1 Energy"]
    do(game, "pick 1 Energy")
    settle(game)
    assert (len(hand(game, 0)), game.sides[0].power) == (2, [])  # its Power was paid, its Energy was not
    assert (deck(game, 0)[-1], trash(game, 0)) == ("1 Energy", ["0 Energy", "2 Energy", "Ogre"])


@shows(KAISA)
def test_kaisa_may_leave_the_spell_and_is_not_asked_where_none_is_cheap_enough() -> None:
    seats = [Seat(base=[KAISA], trash=[FREE], runes="Mind 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, f"move {KAISA}", "no")
    settle(game)
    assert (trash(game, 0), hand(game, 0), points(game)) == (["0 Energy"], [], [1, 0])
    dear = Position(seats=[Seat(base=[KAISA], trash=[CHEAP], runes="Mind 1"), Seat()], fields=[Field(HERE)]).start()
    do(dear, f"move {KAISA}")
    settle(dear)
    assert (question(dear), points(dear)) == ("main", [1, 0])


@shows(KAISA)
def test_kaisa_recycles_the_spell_though_it_was_countered() -> None:
    seats = [
        Seat(base=[KAISA], trash=[FREE], runes="Mind 1"),
        Seat(hand=[spell_card("No", Reaction, counter(a(spell_on_chain)))]),
    ]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, f"move {KAISA}", "yes")
    while not offered(game)[-1].startswith("play"):
        do(game, "pass")
    do(game, "play No")
    settle(game)
    assert (hand(game, 0), trash(game, 0), deck(game, 0)[-1]) == ([], [], "0 Energy")


@shows(KAISA)
def test_kaisa_moves_from_battlefield_to_battlefield() -> None:
    fields = [Field(HERE, controller=0, units={0: [KAISA]}), Field(THERE)]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, f"move {KAISA}")
    assert offered(game) == ["at There", "at base 0"]


MALZAHAR = "Malzahar, Fanatic"
COSTLY = spell_card("Costly", Action, draw(1), power=(1, 2))


@shows(MALZAHAR)
def test_malzahar_kills_a_friendly_unit_or_gear_for_two_power_of_any_domain() -> None:
    seats = [Seat(base=[MALZAHAR, OGRE, TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats, full_control=True).start()
    do(game, f"use {MALZAHAR}")
    assert offered(game) == [f"pick {MALZAHAR}", "pick Ogre", "pick Trinket"]
    do(game, "pick Trinket")
    assert (trash(game, 0), piece(game, MALZAHAR).exhausted) == (["Trinket"], True)
    assert (question(game), len(game.sides[0].power)) == ("main", 2)  # at once, and nobody reacts
    assert f"use {MALZAHAR}" not in offered(game)


@shows(MALZAHAR)
def test_malzahar_pays_in_showdowns_and_not_for_a_reaction() -> None:
    quick = spell_card("Quick", Reaction, draw(1), power=(1, 2))
    seats = [Seat(base=[MALZAHAR, OGRE], hand=[COSTLY, quick]), Seat(base=[GIANT], hand=[spell_card("Think", draw(1))])]
    game = Position(seats=seats, fields=[Field(HERE)], active=1, every_window=True, full_control=True).start()
    do(game, "play Think", "pass")
    assert (seat_asked(game), offered(game)) == (0, ["pass"])
    do(game, "pass", "move Giant", "pass")
    assert (question(game), offered(game)) == ("focus", ["pass", f"use {MALZAHAR}"])


VIKTOR = "Viktor, Innovator"


@shows(VIKTOR)
def test_viktor_makes_a_recruit_in_your_base_for_each_card_you_play_in_an_opponents_turn() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(base=[VIKTOR], hand=["Sprite Call", "Stupefy"], runes="Mind 5"), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "play Sprite Call")
    do(game, "pass", "at base 0")
    settle_chain(game)
    assert base(game, 0) == ["Recruit", "Sprite", VIKTOR]  # the Sprite, and the Recruit itself, are no cards
    assert piece(game, "Recruit").exhausted and might(game, "Recruit") == 1


@shows(VIKTOR)
@pytest.mark.parametrize(("player", "active"), [(0, 0), (1, 1), (1, 0)])
def test_viktor_makes_nothing_in_your_own_turn_nor_for_the_opponents_cards(player: int, active: int) -> None:
    think = spell_card("Think", Reaction, draw(1))
    seats = [Seat(hand=[think] if player == seat else [], base=[[VIKTOR], []][seat]) for seat in (0, 1)]
    fields = [Field(HERE)]
    if player != active:
        seats[active] = Seat(hand=[SLAY], base=[VIKTOR, OGRE])
    game = Position(seats=seats, fields=fields, active=active).start()
    if player != active:
        do(game, "play Slay", "pick Ogre")
    do(game, "play Think")
    settle(game)
    assert base(game, 0) == [VIKTOR]


AHRI = "Ahri, Inquisitive"


@shows(AHRI)
@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("whom", "left"), [("Giant", 7), ("Daring Poro", 1), ("Recruit", 1)])
def test_ahri_inquisitive_takes_two_from_an_enemy_here_when_she_attacks_or_defends(
    attacks: bool, whom: str, left: int
) -> None:
    foes = [Piece(GIANT), Piece("Daring Poro"), Piece("Recruit")]
    fields = [
        Field(HERE, controller=0 if not attacks else 1, units={0: [AHRI]} if not attacks else {1: foes}),
        Field(THERE, controller=1, units={1: [OGRE]}),
    ]
    seats = [Seat(base=[AHRI] if attacks else []), Seat(base=[] if attacks else foes)]
    game = Position(seats=seats, fields=fields, active=0 if attacks else 1, every_window=True).start()
    if attacks:
        do(game, f"move {AHRI}", "at Here")
    else:
        do(game, "move Giant", "at Here", "pick Daring Poro", "pick Recruit")
    assert (seat_asked(game), offered(game)) == (0, ["pick Daring Poro", "pick Giant", "pick Recruit"])
    do(game, f"pick {whom}")
    settle_chain(game)
    assert might(game, whom) == left


@shows(AHRI)
def test_ahri_inquisitive_weakens_for_the_whole_turn() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=[AHRI]), Seat()], fields=fields).start()
    do(game, f"move {AHRI}")
    settle(game)
    assert (trash(game, 0), might(game, "Giant")) == ([AHRI], 7)
    do(game, "end")
    assert might(game, "Giant") == 9


TEEMO = "Teemo, Strategist"
TRAPS = ["Block", "Sprite Call"]


@shows(TEEMO)
@pytest.mark.parametrize(("traps", "damage"), [(2, [2]), (1, [1]), (0, [])])
def test_teemo_reveals_five_and_deals_one_for_each_with_hidden(traps: int, damage: list[int]) -> None:
    top = [*TRAPS[:traps], *["Gust"] * (5 - traps), "Block", "Flash"]
    fields = [Field(HERE, controller=0, units={0: [TEEMO, OGRE]}), Field(THERE, controller=1, units={1: ["Recruit"]})]
    seats = [Seat(deck=top), Seat(base=[Piece(GIANT, attached=["Cloth Armor"]), "Mega-Mech"])]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move Giant", "at Here", "pick Mega-Mech")
    assert (seat_asked(game), offered(game)) == (0, ["pick Giant", "pick Mega-Mech"])
    do(game, "pick Giant")
    settle_chain(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Mega-Mech")) == (damage, [])
    assert (deck(game, 0)[:2], sorted(deck(game, 0)[2:])) == (["Block", "Flash"], sorted(top[:5]))


@shows(TEEMO)
def test_teemo_does_nothing_when_he_attacks() -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    game = Position(seats=[Seat(base=[TEEMO], deck=["Block"]), Seat()], fields=fields, every_window=True).start()
    do(game, f"move {TEEMO}")
    assert (question(game), deck(game, 0)) == ("focus", ["Block"])


@shows(TEEMO)
def test_teemo_comes_out_of_hiding_to_defend() -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]})]
    seats = [Seat(hand=[TEEMO], runes="Fury 1", deck=["Block", "Gust"]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields).start()
    do(game, f"hide {TEEMO}", "end", "move Giant")
    assert (seat_asked(game), offered(game)) == (0, ["pass", f"play {TEEMO}"])
    do(game, f"play {TEEMO}")
    settle_chain(game)
    assert (at_field(game), damage_to(game, "Giant")) == (["Giant", "Ogre", TEEMO], [1])
