"""Gear, spells, runes, battlefields, legends, tokens, and several types at once (core-rules 7.7 to the end of 7)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Deathknell,
    Reaction,
    a,
    banish,
    battlefield,
    become_copy,
    channel,
    cost,
    count,
    deal,
    dies,
    draw,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    have,
    kill,
    legend,
    me,
    move_to_base,
    ready,
    recycle,
    return_to_hand,
    rune,
    spell,
    stun,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.printed import Printed
from farfield.rules.terms import GEAR, LEGEND, RUNE, SPELL, UNIT
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    controller,
    deck,
    do,
    gear_card,
    hand,
    happened,
    might,
    name_of,
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
    xp,
)

# --- gear


@pytest.mark.clause("CR 149", "CR 152")
def test_gear_enters_ready_at_its_players_base():
    lamp = gear_card("Lamp", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(hand=[lamp]), Seat()], fields=[Field(controller=0, units={0: ["Recruit"]})]).start()
    do(game, "play Lamp")  # no place is asked for
    assert base(game, 0) == ["Lamp"]
    assert not piece(game, "Lamp").exhausted
    do(game, "use Lamp")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert piece(game, "Lamp").exhausted


@pytest.mark.clause("CR 149")
def test_gear_cannot_be_reacted_to_and_cannot_move():
    lamp = gear_card("Lamp")
    game = Position(seats=[Seat(hand=[lamp]), Seat()], fields=[Field()], every_window=True).start()
    do(game, "play Lamp")
    assert question(game) == "main"
    assert offered(game) == ["end"]
    assert game.why_not_move(0, piece(game, "Lamp").id, game.battlefields[0]) == reasons.NOT_A_UNIT


# --- spells


@pytest.mark.clause("CR 155", "CR 158")
def test_a_spell_is_played_on_ones_own_turn_in_an_open_state_and_goes_to_the_trash():
    study = spell_card("Study", draw(1))
    game = Position(
        seats=[Seat(hand=[study, "Confront"], runes="Body 2"), Seat(hand=[study])], fields=[Field()], every_window=True
    ).start()
    other = game.sides[1].hand[0]
    assert game.why_not_play(1, other) == reasons.NOT_YOUR_TURN
    do(game, "play Confront")
    assert offered(game) == ["pass"]  # a closed state
    do(game, "pass")
    assert offered(game) == ["pass"]
    settle(game)
    do(game, "play Study")
    assert chain(game) == ["Study"]
    settle(game)
    assert trash(game, 0) == ["Confront", "Study"]


@pytest.mark.clause("CR 158.3", "CR 321")
def test_what_a_resolution_causes_waits_until_it_is_finished():
    """The unit is lethally damaged by the first instruction and still takes the second: no cleanup in between."""
    twice = spell_card("Twice", deal(1, every(unit.enemy)), deal(1, every(unit.enemy)))
    bell = unit_card("Bell", Deathknell(draw(1)), might=1)
    game = Position(seats=[Seat(hand=[twice]), Seat(base=[bell])]).start()
    do(game, "play Twice")
    settle(game)
    assert happened(game, "dealt", "dies", "triggers") == ["dealt Bell", "dealt Bell", "triggers Bell", "dies Bell"]
    assert hand(game, 1) == ["Vanguard Sergeant"]


# --- runes


@pytest.mark.clause("CR 160", "CR 164", "CR 430.2.a")
def test_runes_are_channelled_ready_and_recycle_to_the_rune_deck():
    more = spell_card("More", channel(2))
    less = spell_card("Less", recycle(a(rune)))
    game = Position(seats=[Seat(hand=[more, less], rune_deck="Fury 1, Chaos 1, Mind 1", deck=["Gust"]), Seat()]).start()
    do(game, "play More")
    settle(game)
    assert runes(game, 0) == (2, 0)
    assert hand(game, 0) == ["Less"]  # channelled, not drawn
    assert game.sides[0].history[0] == 1  # and not played: the spell is the only card played
    do(game, "play Less", offered_rune(game))
    settle(game)
    assert runes(game, 0) == (1, 0)
    assert len(game.sides[0].rune_deck) == 2
    assert deck(game, 0) == ["Gust"]


def offered_rune(game) -> str:
    return f"pick {name_of(game, game.sides[0].runes[0])}"


@pytest.mark.clause("CR 164.2")
def test_an_exhausted_rune_can_still_be_recycled_for_power():
    burst = spell_card("Burst", draw(1), power=(1,))
    game = Position(seats=[Seat(hand=[burst], exhausted_runes="Fury 1"), Seat()]).start()
    do(game, "play Burst")
    settle(game)
    assert runes(game, 0) == (0, 0)
    assert hand(game, 0) == ["Vanguard Sergeant"]


# --- battlefields


@pytest.mark.clause("CR 169", "CR 172")
@pytest.mark.parametrize("verb", [kill, banish, return_to_hand, recycle, move_to_base])
def test_a_battlefield_can_be_chosen_but_never_leaves(verb):
    away = spell_card("Away", *odd(SPELL, verb(a(battlefield))))
    game = Position(seats=[Seat(hand=[away]), Seat()], fields=[Field("Void Gate")]).start()
    do(game, "play Away")
    settle(game)
    assert trash(game, 0) == ["Away"]
    assert name_of(game, game.places[game.battlefields[0]].card) == "Void Gate"


@pytest.mark.clause("CR 169")
def test_battlefields_may_have_abilities_of_every_kind():
    temple = plain_field("Temple", have(unit.here, 1), when(you.conquer_here, draw(1)), use(cost(1), draw(1)))
    game = Position(seats=[Seat(base=["Recruit"], runes="Fury 1"), Seat()], fields=[Field(temple)]).start()
    assert offered(game) == ["end", "move Recruit"]  # nobody controls it yet
    do(game, "move Recruit")
    settle(game)
    assert (controller(game), might(game, "Recruit")) == (0, 2)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert offered(game) == ["end", "use Temple"]
    do(game, "use Temple")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"] * 2


@pytest.mark.clause("CR 170.11")
def test_open_is_neither_occupied_nor_controlled():
    mark = spell_card("Mark", deal(1, every(unit.at(battlefield.open))))
    fields = [
        Field(plain_field("Held"), 0, {0: ["Recruit"]}),
        Field(plain_field("Empty one")),
        Field(plain_field("Empty two")),
    ]
    game = Position(seats=[Seat(hand=[mark]), Seat()], fields=fields).start()
    do(game, "play Mark")
    assert offered(game) == ["pick Empty one", "pick Empty two"]


# --- legends


@pytest.mark.clause("CR 173", "CR 176")
def test_a_legend_may_have_abilities_of_every_kind_and_cannot_be_killed_or_moved():
    sage = Printed(
        "Sage",
        LEGEND,
        abilities=(have(unit.friendly, 1), when(you.play(spell), draw(1)), use(exhaust_me(), stun(a(unit.enemy)))),
    )
    slay = spell_card("Slay", *odd(SPELL, kill(a(legend))))
    game = Position(seats=[Seat(legend=sage, base=["Recruit"], hand=[slay]), Seat(base=["Mech"])]).start()
    assert might(game, "Recruit") == 2
    do(game, "use Sage")
    settle(game)
    assert piece(game, "Mech").stunned
    assert piece(game, "Sage").exhausted
    assert offered(game) == ["end", "move Recruit", "play Slay"]
    do(game, "play Slay")
    settle(game)
    assert [name_of(game, id) for id in game.sides[0].legends] == ["Sage"]
    assert hand(game, 0) == ["Vanguard Sergeant"]  # its trigger


# --- several types


GOLEM = Printed("Golem", UNIT | GEAR, might=3)


@pytest.mark.clause("CR 177", "CR 178")
def test_a_unit_that_is_gear_too_is_a_unit_first():
    smash = spell_card("Smash", kill(a(gear)))
    game = Position(
        seats=[Seat(hand=[GOLEM, smash]), Seat()], fields=[Field(controller=0, units={0: ["Recruit"]})]
    ).start()
    do(game, "play Golem")
    assert offered(game) == ["at Startipped Peak", "at base 0"]  # wherever a unit may be
    do(game, "at Startipped Peak")
    assert piece(game, "Golem").exhausted
    assert at_field(game) == ["Golem", "Recruit"]  # not recalled as stray gear
    do(game, "play Smash")  # and an effect that names gear finds it
    settle(game)
    assert trash(game, 0) == ["Golem", "Smash"]


@pytest.mark.clause("CR 177", "CR 178")
def test_a_unit_that_is_gear_too_moves_and_takes_damage():
    poke = spell_card("Poke", deal(2, a(unit)))
    game = Position(seats=[Seat(base=[GOLEM], hand=[poke]), Seat()], fields=[Field()]).start()
    assert might(game, "Golem") == 3
    do(game, "move Golem")
    assert at_field(game) == ["Golem"]
    do(game, "play Poke")
    settle(game)
    assert piece(game, "Golem").damage == 2


@pytest.mark.clause("CR 177", "A67")
def test_a_card_of_two_types_is_a_gear_among_others():
    """Patched Porobot counts the others, and is one of them for the second."""
    gears = ["Doran's Blade"] * 2
    for before, drawn in ((gears, 0), ([*gears, "Patched Porobot"], 1)):
        seats = [Seat(hand=["Patched Porobot"], base=before, runes="Mind 2", deck=["Gust"]), Seat()]
        game = Position(seats=seats).start()
        do(game, "play Patched Porobot")
        settle(game)
        assert len(hand(game, 0)) == drawn


@pytest.mark.clause("CR 178")
def test_a_unit_that_is_a_rune_too_recycles_to_the_rune_deck():
    walker = Printed("Walking Rune", UNIT | RUNE, might=2, domains=1)
    bury = spell_card("Bury", recycle(a(unit)))
    game = Position(seats=[Seat(base=[walker], hand=[bury], deck=["Gust"]), Seat()]).start()
    do(game, "play Bury")
    settle(game)
    assert [name_of(game, id) for id in game.sides[0].rune_deck] == ["Walking Rune"]
    assert deck(game, 0) == ["Gust"]


# --- tokens


@pytest.mark.clause("core 7 Tokens")
@pytest.mark.parametrize("verb", [kill, banish, return_to_hand, recycle])
def test_a_token_ceases_to_exist_outside_board_and_chain(verb):
    away = spell_card("Away", verb(a(unit)))
    game = Position(seats=[Seat(hand=[away]), Seat(base=["Recruit"], deck=["Gust"])]).start()
    do(game, "play Away")
    settle(game)
    side = game.sides[1]
    assert base(game, 1) == []
    assert (side.trash, side.banished, side.hand) == ([], [], [])
    assert deck(game, 1) == ["Gust"]


@pytest.mark.clause("core 7 Tokens", "A22")
def test_a_token_that_is_killed_did_die():
    mourner = unit_card("Mourner", when(dies(unit), draw(1)))
    slay = spell_card("Slay", kill(a(unit.token)))
    game = Position(seats=[Seat(hand=[slay], base=[mourner]), Seat(base=["Recruit"])]).start()
    do(game, "play Slay")
    settle(game)
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("core 7 Tokens")
def test_playing_a_token_uses_the_normal_process_and_triggers():
    drill = unit_card("Drill", when(you.play(unit), give(me, 1)))
    game = Position(
        seats=[Seat(hand=["Recruit the Vanguard"], runes="Order 6", base=[drill]), Seat()],
        fields=[Field(controller=0, units={0: ["Mech"]})],
    ).start()
    do(game, "play Recruit the Vanguard")
    assert question(game) == "place"  # wherever a unit may be played
    do(game, "at base 0", "at base 0", "at Startipped Peak", "at Startipped Peak")
    settle(game)
    assert at_field(game) == ["Mech", "Recruit", "Recruit"]
    assert might(game, "Drill") == 6


@pytest.mark.clause("core 7 Tokens")
def test_unit_tokens_enter_exhausted_and_have_no_domain_or_cost():
    game = Position(seats=[Seat(hand=["Faithful Manufactor"], runes="Order 3"), Seat()]).start()
    do(game, "play Faithful Manufactor")
    made = piece(game, "Recruit")
    assert (made.exhausted, made.printed.domains, made.printed.energy, made.printed.power) == (True, 0, 0, ())


@pytest.mark.clause("CR 173")
def test_a_legend_can_be_exhausted_and_readied_like_others():
    wake = spell_card("Wake", ready(a(legend)))
    sage = Printed("Sage", LEGEND, abilities=(use(exhaust_me(), draw(1)),))
    game = Position(seats=[Seat(legend=sage, hand=[wake]), Seat()]).start()
    do(game, "use Sage")
    settle(game)
    assert piece(game, "Sage").exhausted
    do(game, "play Wake")
    settle(game)
    assert not piece(game, "Sage").exhausted


@pytest.mark.clause("CR 155")
def test_reaction_widens_when_a_spell_may_be_played():
    quick = spell_card("Quick", Reaction, draw(1))
    game = Position(seats=[Seat(hand=["Confront"], runes="Body 2"), Seat(hand=[quick])]).start()
    do(game, "play Confront")
    assert offered(game) == ["pass", "play Quick"]


@pytest.mark.clause("CR 164")
def test_a_rune_is_exhausted_and_readied_but_is_no_permanent():
    wake = spell_card("Wake", ready(a(rune)))
    game = Position(seats=[Seat(hand=[wake], exhausted_runes="Fury 1"), Seat()]).start()
    do(game, "play Wake")
    settle(game)
    assert runes(game, 0) == (1, 0)


@pytest.mark.clause("CR 124")
def test_a_played_unit_is_not_the_card_it_was_in_hand():
    game = Position(seats=[Seat(hand=["Daring Poro"], runes="Order 2"), Seat()]).start()
    before = piece(game, "Daring Poro").id
    do(game, "play Daring Poro")
    assert piece(game, "Daring Poro").id != before
    assert game.find(before) is None


@pytest.mark.clause("CR 179", "CR 477.1")
def test_a_token_that_becomes_a_copy_of_a_card_stays_a_token_and_a_card_a_card() -> None:
    mirror = spell_card("Mirror", become_copy(every(unit.named("Recruit")), every(unit.named("Left"))))
    mirror_back = spell_card("Mirror back", become_copy(every(unit.named("Left")), every(unit.named("Recruit"))))
    tell = spell_card("Tell", gain_xp(count(unit.token)), gain_xp(count(unit.nontoken, 10)))
    left = unit_card("Left", might=4)
    for magic, name in ((mirror, "Mirror"), (mirror_back, "Mirror back")):
        game = Position(seats=[Seat(hand=[magic, tell], base=["Recruit", left]), Seat()]).start()
        do(game, f"play {name}", "play Tell")
        assert xp(game) == [1 + 10, 0]
