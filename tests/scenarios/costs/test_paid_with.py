"""What pays is spoken of: by targets, by places, by the price itself; and any number of them (CR 355.16, 356)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    a,
    abilities_less,
    cost,
    exhaust_me,
    exhausting,
    gain_xp,
    gear,
    kill,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

PORO = "Daring Poro"
MECH = "Mega-Mech"


# --- objects that paid


@pytest.mark.clause("CR 355.16", "CR 357")
def test_a_target_is_judged_by_the_unit_that_is_killed_for_it() -> None:
    """Heedless Resurrection: no more Energy and no more Power than the killed unit."""
    seats = [Seat(hand=["Heedless Resurrection"], base=[PORO, MECH], trash=[PORO, "Jeweled Colossus"], runes="Chaos 2")]
    game = Position(seats=[*seats, Seat()], fields=[]).start()
    do(game, "play Heedless Resurrection")
    assert question(game) == "cost-choice"
    do(game, f"pick {PORO}")
    settle(game)
    assert sorted(base(game, 0)) == [PORO, MECH], "only the Poro of the trash costs no more"
    assert sorted(trash(game, 0)) == [PORO, "Heedless Resurrection", "Jeweled Colossus"]


@pytest.mark.clause("A57", "CR 355.16")
def test_what_leaves_nothing_to_choose_is_not_paid_with() -> None:
    """The cost is chosen so that the target will be legal."""
    seats = [Seat(hand=["Heedless Resurrection"], base=[PORO, MECH], trash=[MECH], runes="Chaos 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Heedless Resurrection")
    settle(game)
    assert sorted(base(game, 0)) == [PORO, MECH]
    assert trash(game, 0).count(MECH) == 1, "the Mech died, as only it allowed a Mech, and the other came back"


@pytest.mark.clause("CR 383.3.b", "CR 355.16")
def test_what_a_trigger_is_paid_with_lowers_the_price() -> None:
    """Rumble, Hotheaded: the Poro with 2 Might is recycled first, then the Mech costs 2 less."""
    seats = [Seat(base=["Rumble, Hotheaded", PORO], trash=[MECH], runes="Mind 6"), Seat()]
    game = Position(seats=seats, fields=[Field(plain_field("East"))]).start()
    do(game, "move Rumble, Hotheaded", "done", "yes")
    assert deck(game, 0)[-1] == PORO
    do(game, "at base 0")
    settle(game)
    assert base(game, 0) == [MECH]
    assert runes(game, 0) == (1, 5), "7 less 2"


@pytest.mark.clause("CR 355.16")
def test_without_any_legal_pair_it_cannot_be_played() -> None:
    seats = [Seat(hand=["Heedless Resurrection"], base=[PORO], trash=[MECH], runes="Chaos 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "play Heedless Resurrection")


@pytest.mark.clause("CR 355.4", "CR 357")
def test_a_unit_is_moved_to_where_the_one_is_that_paid() -> None:
    """Forgotten Signpost: a different unit goes to the location of the one that was exhausted."""
    fields = [Field(plain_field(), controller=0, units={0: [MECH]})]
    game = Position(seats=[Seat(base=["Forgotten Signpost", PORO]), Seat()], fields=fields).start()
    do(game, "use Forgotten Signpost", f"pick {MECH}")
    settle(game)
    assert at_field(game) == [PORO, MECH]
    assert piece(game, MECH).exhausted
    assert not piece(game, PORO).exhausted


@pytest.mark.clause("CR 356.4", "CR 355.16")
def test_a_price_is_read_from_what_pays() -> None:
    """Atakhan: ten and three, less what the killed unit costs."""
    seats = [Seat(hand=["Atakhan"], base=[MECH], runes="Order 6"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    energy = piece(game, MECH).printed.energy
    do(game, "play Atakhan")
    settle(game)
    assert base(game, 0) == ["Atakhan"]
    assert trash(game, 0) == [MECH]
    ready, exhausted = runes(game, 0)
    assert ready + exhausted == 3
    assert ready == 6 - (10 - energy)


@pytest.mark.clause("CR 356.4")
def test_nothing_killed_takes_nothing_off() -> None:
    seats = [Seat(hand=["Atakhan"], runes="Order 9"), Seat(base=[MECH])]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "play Atakhan"), "an enemy unit pays nothing"


# --- any number


@pytest.mark.clause("CR 356.4", "CR 204")
def test_any_number_may_be_killed_each_for_a_power_less() -> None:
    """Commander Ledros: six and four; each unit that is killed takes one Power off."""
    seats = [Seat(hand=["Commander Ledros"], base=[PORO, MECH, "Petty Officer"], runes="Order 6"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Commander Ledros", f"pick {PORO}")
    assert offered(game) == ["done", f"pick {MECH}", "pick Petty Officer"]
    do(game, "done")
    assert base(game, 0) == ["Commander Ledros", MECH, "Petty Officer"]
    assert runes(game, 0) == (0, 3), "six for the Energy, three of them recycled"


@pytest.mark.clause("CR 355.16")
def test_as_many_as_the_price_needs_must_be_chosen() -> None:
    seats = [Seat(hand=["Commander Ledros"], base=[PORO, MECH], energy=6, runes="Order 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Commander Ledros")
    assert offered(game) == [f"pick {PORO}", f"pick {MECH}"], "to be done already would be no choice"
    do(game, f"pick {PORO}")
    assert base(game, 0) == ["Commander Ledros"], "without both it could not be paid"


@pytest.mark.clause("CR 356.4")
def test_any_number_of_buffs_also_of_one_unit() -> None:
    """Kraken Hunter: each buff takes one Power off."""
    seats = [Seat(hand=["Kraken Hunter"], base=[Piece(MECH, buffed=2)], runes="Fury 3"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Kraken Hunter")
    settle(game)
    assert "Kraken Hunter" in base(game, 0)
    assert piece(game, MECH).buffs == 0
    assert runes(game, 0) == (0, 3)


@pytest.mark.clause("CR 204.3")
def test_any_number_is_paid_as_it_resolves() -> None:
    """Albus Ferros: a rune for each buff that is spent, none if none is."""
    seats = [Seat(hand=["Albus Ferros"], base=[Piece(MECH, buffed=True)], runes="Order 4", rune_deck="Order 3"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play Albus Ferros")
    settle(game)
    assert offered(game) == ["number 0", "number 1"]
    do(game, "number 1")
    assert runes(game, 0) == (0, 5)
    assert piece(game, MECH).buffs == 0


@pytest.mark.clause("CR 204.3")
def test_any_amount_of_power_is_paid_as_it_resolves() -> None:
    """Bullet Time: that much damage to all enemy units at the battlefield."""
    fields = [Field(plain_field(), controller=1, units={1: [MECH, PORO]})]
    game = Position(seats=[Seat(hand=["Bullet Time"], runes="Body 3"), Seat()], fields=fields).start()
    do(game, "play Bullet Time")
    settle(game)
    assert offered(game) == ["number 0", "number 1", "number 2", "number 3"]
    do(game, "number 2")
    assert at_field(game) == [MECH]
    assert piece(game, MECH).damage == 2
    assert sum(runes(game, 0)) == 1


@pytest.mark.clause("CR 429.2")
def test_power_becomes_energy_without_anybody_reacting() -> None:
    """Hextech Anomaly and Ancient Henge resolve at once, though they ask how much."""
    big = spell_card("Big", gain_xp(1), energy=3)
    game = Position(seats=[Seat(hand=[big], base=["Hextech Anomaly"], runes="Mind 2"), Seat()], fields=[]).start()
    do(game, "use Hextech Anomaly", "number 1")
    assert question(game) == "main"
    assert game.sides[0].energy == 2  # one is what the rune gave before it was recycled
    assert runes(game, 0) == (1, 0)
    do(game, "play Big")
    settle(game)
    assert xp(game) == [1, 0]


# --- other things that are done to pay


@pytest.mark.clause("CR 428", "CR 383.3.b")
def test_what_died_recycles_itself_to_pay() -> None:
    """Ekko, Recurrent: from the trash to ready the runes."""
    end = spell_card("End", kill(a(unit)))
    seats = [Seat(hand=[end], base=["Ekko, Recurrent"], exhausted_runes="Mind 2"), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "play End")
    settle(game)
    do(game, "yes")
    settle(game)
    assert runes(game, 0) == (2, 0)
    assert trash(game, 0) == ["End"]
    assert deck(game, 0)[-1] == "Ekko, Recurrent"


@pytest.mark.clause("CR 383.3.b", "CR 440")
def test_burning_pays_as_it_goes_on_the_chain() -> None:
    """Shadow Order Disciple."""
    fields = [Field(plain_field())]
    game = Position(seats=[Seat(base=["Shadow Order Disciple"], deck=[PORO, MECH]), Seat()], fields=fields).start()
    do(game, "move Shadow Order Disciple")
    do(game, "yes")
    assert trash(game, 0) == [PORO], "paid before it resolves"
    settle(game)
    assert deck(game, 0) == [MECH]


@pytest.mark.clause("CR 203.3")
def test_only_my_own_buff_pays() -> None:
    """Sett, Brawler."""
    seats = [Seat(base=["Sett, Brawler", Piece(MECH, buffed=True)]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    assert not offers(game, "use Sett, Brawler")
    seats = [Seat(base=[Piece("Sett, Brawler", buffed=True)]), Seat()]
    game = Position(seats=seats, fields=[]).start()
    do(game, "use Sett, Brawler")
    settle(game)
    assert might(game, "Sett, Brawler") == 8


@pytest.mark.clause("CR 203.3")
def test_only_a_card_of_the_kind_is_discarded_to_pay() -> None:
    """Mel, Defiant Soul."""
    game = Position(seats=[Seat(hand=[PORO], base=["Mel, Defiant Soul"]), Seat()], fields=[]).start()
    assert not offers(game, "use Mel, Defiant Soul")
    game = Position(seats=[Seat(hand=[PORO, "Gust"], base=["Mel, Defiant Soul"]), Seat()], fields=[]).start()
    do(game, "use Mel, Defiant Soul")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Gust"], [PORO])


@pytest.mark.clause("CR 204", "CR 355")
def test_a_paid_cost_decides_what_may_be_chosen() -> None:
    """Conscription: any enemy unit for 5 XP, else only a small one."""
    fields = [Field(plain_field(), controller=1, units={1: [MECH]})]
    seats = [Seat(hand=["Conscription"], runes="Chaos 5", xp=5), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Conscription")
    settle(game)
    assert xp(game) == [0, 0], "there was no other way to play it"
    assert base(game, 0) == [MECH]
    assert piece(game, MECH).exhausted


@pytest.mark.clause("CR 204", "CR 355")
def test_unpaid_only_the_usual_may_be_chosen() -> None:
    fields = [Field(plain_field(), controller=1, units={1: [MECH, PORO]})]
    seats = [Seat(hand=["Conscription"], runes="Chaos 5", xp=5), Seat()]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Conscription", "no")
    settle(game)
    assert base(game, 0) == [PORO]
    assert xp(game) == [5, 0]
    game = Position(seats=[Seat(hand=["Conscription"], runes="Chaos 5", xp=4), Seat()], fields=fields[:0]).start()
    assert not offers(game, "play Conscription")


@pytest.mark.clause("A58", "CR 357.3")
def test_one_who_exhausts_itself_may_be_killed_as_well() -> None:
    """Malzahar, Fanatic: he may be the friendly unit that is killed."""
    game = Position(seats=[Seat(base=["Malzahar, Fanatic"]), Seat()], fields=[]).start()
    do(game, "use Malzahar, Fanatic")
    assert trash(game, 0) == ["Malzahar, Fanatic"]
    assert len(game.sides[0].power) == 2
    spent = unit_card("Spent", use(exhaust_me(exhausting(unit.friendly)), gain_xp(1)))
    game = Position(seats=[Seat(base=[spent]), Seat()], fields=[]).start()
    assert not offers(game, "use Spent"), "nobody is exhausted twice"


@pytest.mark.clause("A60", "CR 206")
def test_others_read_the_printed_energy_of_an_ability() -> None:
    """However cheap it was, a text that asks what an ability costs is told what is printed."""
    well = gear_card("Well", use(cost(3), gain_xp(1)))
    sale = gear_card("Sale", abilities_less(gear.friendly, 2))
    ear = unit_card("Ear", when(you.use(gear, costing=3), gain_xp(10)))
    game = Position(seats=[Seat(base=[well, sale, ear], runes="Fury 1"), Seat()], fields=[]).start()
    do(game, "use Well")
    settle(game)
    assert xp(game) == [11, 0]
    assert runes(game, 0) == (0, 1)
