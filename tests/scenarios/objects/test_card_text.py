"""How card text is read, and what is printed on a card (core-rules 1 and 6)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Accelerate,
    Assault,
    Equip,
    Ganking,
    I,
    Legion,
    Shield,
    Tank,
    a,
    attach,
    banish,
    battlefield,
    cant,
    card_,
    cost,
    deal,
    discard,
    draw,
    gear,
    give,
    grant,
    kill,
    me,
    permanent,
    pick,
    play_me_to,
    recycle,
    unit,
    when,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import MOVE_AT_ALL, PLAY_UNITS_HERE
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import DOMAIN_NAMES, GEAR, SPELL
from tests.scenarios.table import (
    at_field,
    base,
    do,
    gear_card,
    hand,
    keyword,
    might,
    odd,
    offered,
    piece,
    plain_field,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)


@pytest.mark.clause("CR 052", "CR 185")
def test_a_token_that_was_played_is_no_card():
    """Legion asks for another card played this turn; the Recruit of the Drummer is none."""
    legionary = unit_card("Legionary", Legion(when(I.am_played, draw(1))))
    game = Position(seats=[Seat(hand=[legionary], base=["Noxian Drummer"]), Seat()], fields=[Field()]).start()
    do(game, "move Noxian Drummer")
    settle(game)
    assert at_field(game) == ["Noxian Drummer", "Recruit"]
    do(game, "play Legionary", "at base 0")
    assert hand(game, 0) == []


@pytest.mark.clause("CR 052")
def test_a_card_in_text_is_no_token_rune_legend_or_battlefield():
    away = spell_card("Away", banish(a(card_)))
    mine = ["Daring Poro", "Mystic Poro", "Gold", "Recruit"]
    game = Position(seats=[Seat(hand=[away], runes="Fury 1", legend="Dark Child", base=mine), Seat()]).start()
    do(game, "play Away")
    assert offered(game) == ["pick Daring Poro", "pick Mystic Poro"]


@pytest.mark.clause("CR 053")
def test_a_card_that_speaks_of_itself_means_no_other_copy():
    runner = unit_card("Runner", when(I.move, give(me, 3)))
    game = Position(seats=[Seat(base=[runner, runner]), Seat()], fields=[Field()]).start()
    do(game, "move Runner", "done")
    settle(game)
    (moved,) = game.places[game.battlefields[0]].units
    (stayed,) = game.places[0].units
    assert [game.might(id) for id in (moved, stayed)] == [5, 2]


@pytest.mark.clause("CR 054")
def test_a_prohibition_beats_a_permission():
    no_entry = plain_field("No Entry", cant(PLAY_UNITS_HERE, battlefield.here))
    scout = unit_card("Scout", play_me_to(battlefield.open))
    game = Position(seats=[Seat(hand=[scout]), Seat()], fields=[Field(no_entry), Field("Void Gate")]).start()
    do(game, "play Scout")
    assert offered(game) == ["at Void Gate", "at base 0"]


@pytest.mark.clause("CR 054")
def test_a_unit_that_cannot_move_does_not_move_even_with_ganking():
    stuck = unit_card("Stuck", Ganking, cant(MOVE_AT_ALL, me))
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: [stuck, "Recruit"]}), Field("Void Gate")]
    ).start()
    assert offered(game) == ["end", "move Recruit"]


@pytest.mark.clause("CR 055")
def test_as_much_as_possible_is_done_and_the_rest_skipped():
    trade = spell_card("Trade", discard(3), draw(2))
    game = Position(seats=[Seat(hand=[trade, "Gust"]), Seat()]).start()
    do(game, "play Trade")
    settle(game)
    assert trash(game, 0) == ["Gust", "Trade"]
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2


@pytest.mark.clause("CR 128.6")
def test_nobody_must_show_that_they_hold_a_card_of_a_kind():
    bury = spell_card("Bury", recycle(pick(unit.yours.in_hand)), draw(1))
    game = Position(seats=[Seat(hand=[bury, "Daring Poro", "Gust"]), Seat()]).start()
    do(game, "play Bury")
    assert question(game) == "choose"
    assert offered(game) == ["done", "pick Daring Poro"]
    do(game, "done")
    assert hand(game, 0) == ["Daring Poro", "Gust", "Vanguard Sergeant"]


@pytest.mark.clause("CR 128.6")
def test_an_unqualified_demand_binds():
    bury = spell_card("Bury", recycle(pick(card_.yours.in_hand)))
    game = Position(seats=[Seat(hand=[bury, "Daring Poro", "Gust"]), Seat()]).start()
    do(game, "play Bury")
    assert offered(game) == ["pick Daring Poro", "pick Gust"]


@pytest.mark.clause("core 6.1")
def test_what_a_card_costs_is_what_is_printed_on_it():
    """Eager Apprentice makes the spell cheaper to play, but it still costs 5 for whatever asks."""
    game = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 4", legend="Lady of Luminosity"), Seat()],
        fields=[
            Field(controller=0, units={0: ["Eager Apprentice"]}),
            Field("Void Gate", 1, {1: ["Mega-Mech"]}),
        ],
    ).start()
    do(game, "play Falling Comet", "pick Mega-Mech")
    settle(game)
    assert runes(game, 0) == (0, 4)
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 185.3.a")
def test_a_token_costs_nothing():
    sweep = spell_card("Sweep", kill(a(unit.costing_at_most(0))))
    game = Position(seats=[Seat(hand=[sweep]), Seat(base=["Recruit", "Daring Poro", "Mech"])]).start()
    do(game, "play Sweep")
    assert offered(game) == ["pick Mech", "pick Recruit"]


@pytest.mark.clause("CR 133.7", "CR 133.8")
def test_supertypes_and_tags_are_only_there_to_be_asked_for():
    call = spell_card("Call", give(a(unit.champion), 1), give(a(unit.tagged("Poro")), 1))
    game = Position(
        seats=[Seat(hand=[call], base=["Annie, Fiery", "Tibbers", "Daring Poro", "Recruit"]), Seat()]
    ).start()
    do(game, "play Call")  # one champion: Tibbers is a Signature unit; one Poro
    settle(game)
    assert [might(game, name) for name in ("Annie, Fiery", "Tibbers", "Daring Poro", "Recruit")] == [5, 7, 3, 1]


@pytest.mark.clause("CR 133", "CR 161.1", "CR 171", "CR 175")
def test_permanents_are_units_and_gear():
    crush = spell_card("Crush", kill(a(permanent)))
    game = Position(
        seats=[Seat(hand=[crush], base=["Gold", "Recruit"], runes="Fury 1", legend="Dark Child"), Seat()]
    ).start()
    do(game, "play Crush")
    assert offered(game) == ["pick Gold", "pick Recruit"]


@pytest.mark.clause("CR 134.2", "CR 135.2.e", "CR 134")
@pytest.mark.parametrize("domain", DOMAIN_NAMES.values())
def test_power_of_a_domain_is_paid_with_that_domain_and_any_power_with_every_domain(domain):
    own = spell_card("Own", draw(1), power=(domain_mask(domain),))
    any_ = spell_card("Any", draw(1), power=(domain_mask("A"),))
    for paid in DOMAIN_NAMES.values():
        game = Position(seats=[Seat(hand=[own, any_], runes=f"{paid} 1"), Seat()]).start()
        assert offered(game) == (["end", "play Any", "play Own"] if paid == domain else ["end", "play Any"])


@pytest.mark.clause("CR 135.2.e.6")
@pytest.mark.parametrize(
    ("domains", "runes_", "may"),
    [
        ("", "Chaos 2", True),  # domainless: any Power
        ("Fury", "Chaos 2", False),
        ("Fury", "Fury 2", True),
        ("Fury|Chaos", "Chaos 2", True),  # either
        ("Fury|Chaos", "Mind 2", False),
    ],
)
def test_the_cards_own_power_follows_its_domains(domains, runes_, may):
    quick = unit_card("Quick", Accelerate, domains=domain_mask(domains) if domains else 0)
    game = Position(seats=[Seat(hand=[quick], runes=runes_), Seat()], fields=[]).start()
    do(game, "play Quick")
    assert (question(game) == "optional-cost") == may


@pytest.mark.clause("CR 135.2")
def test_instructions_run_at_resolution_from_top_to_bottom():
    first_draw = spell_card("Draw then discard", draw(1), discard(1))
    game = Position(seats=[Seat(hand=[first_draw], deck=["Gust"]), Seat()]).start()
    do(game, "play Draw then discard")
    settle(game)
    assert trash(game, 0) == ["Draw then discard", "Gust"]


BLADE = gear_card(
    "Blade",
    Equip(cost(1)),
    *odd(GEAR, Tank),
    when(I.am_played, draw(1)),
    tags=("Equipment",),
    might_bonus=2,
    effect_text=(Assault(1), when(I.move, draw(1))),
)


@pytest.mark.clause("CR 135.4", "CR 136", "CR 720", "CR 725", "CR 137", "CR 150")
def test_effect_text_and_might_bonus_join_the_wearer_while_attached():
    game = Position(
        seats=[Seat(hand=[BLADE], base=["Recruit"], runes="Fury 1", deck=["Gust", "Flash"]), Seat()], fields=[Field()]
    ).start()
    do(game, "play Blade")
    assert hand(game, 0) == ["Gust"]  # unattached, its printed text works
    assert keyword(game, "Blade", "Tank") == 1
    assert (might(game, "Recruit"), keyword(game, "Recruit", "Assault")) == (1, 0)
    do(game, "use Blade")
    settle(game)
    assert (might(game, "Recruit"), keyword(game, "Recruit", "Assault")) == (3, 1)
    assert keyword(game, "Blade", "Tank") == 0  # printed text is inactive now
    assert offered(game) == ["end", "move Recruit"]  # its Equip too
    do(game, "move Recruit")
    settle(game)
    assert hand(game, 0) == ["Flash", "Gust"]  # "I" is the wearer
    assert at_field(game) == ["Blade", "Recruit"]


@pytest.mark.clause("CR 137")
def test_a_might_bonus_means_nothing_to_a_wearer_without_might():
    hang = spell_card("Hang", *odd(SPELL, attach(a(gear.equipment), a(gear.token))))
    game = Position(seats=[Seat(hand=[hang], base=[BLADE, "Gold"]), Seat()]).start()
    do(game, "play Hang")
    settle(game)
    assert piece(game, "Blade").attached_to == piece(game, "Gold").id
    assert base(game, 0) == ["Blade", "Gold"]
    assert piece(game, "Gold").printed.might == 0


@pytest.mark.clause("CR 720", "CR 725")
def test_text_granted_to_an_attached_card_stays_active():
    bless = spell_card("Bless", *odd(SPELL, grant(a(gear), Shield(1))))
    game = Position(seats=[Seat(hand=[bless], base=[BLADE, "Recruit"], runes="Fury 1"), Seat()]).start()
    do(game, "use Blade")
    settle(game)
    do(game, "play Bless")
    settle(game)
    assert keyword(game, "Blade", "Shield") == 1
    assert keyword(game, "Blade", "Tank") == 0


@pytest.mark.clause("CR 055")
def test_a_target_that_is_gone_does_not_stop_the_rest():
    poke = spell_card("Poke", deal(1, a(unit.enemy)), draw(1))
    game = Position(
        seats=[Seat(hand=[poke]), Seat(hand=["Gust"], runes="Chaos 1")],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    do(game, "play Poke", "play Gust")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert hand(game, 1) == ["Daring Poro"]
