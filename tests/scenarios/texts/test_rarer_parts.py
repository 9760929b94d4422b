"""Parts of the card language that few cards use: each is played once."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Equip,
    I,
    Legion,
    Reaction,
    a,
    add,
    additional,
    at_least,
    attach,
    battlefield,
    bonus_damage,
    burn,
    cant,
    card_,
    change,
    choose,
    cost,
    costs_less,
    counters_on,
    deal,
    deed,
    draw,
    enter_ready,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    have,
    if_,
    it,
    kill,
    lasts,
    look_at_top,
    me,
    might_of,
    move_to_base,
    paid,
    play_card,
    put_counters,
    put_in_champion_zone,
    put_in_hand,
    put_on_top,
    ready,
    recycle,
    rule,
    spell,
    spend_counters,
    state_is,
    stun,
    that,
    this_card,
    two,
    unit,
    use,
    wearer,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.game import Game
from farfield.rules.objects import counters
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import E_BURNED, E_RECYCLED, ENEMY, REACTION, SPELL, TRASH, UNIT, YOURS
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    might,
    name_of,
    offered,
    piece,
    points,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)


def play(game: Game, name: str, *answers: str) -> None:
    do(game, f"play {name}", *answers)
    settle(game)


# --- prohibitions


def test_a_prohibition_for_a_turn_binds_only_the_unit_that_was_chosen():
    root = spell_card("Root", choose(a(unit)), lasts(cant(ab.MOVE_AT_ALL, it())))
    game = Position(seats=[Seat(hand=[root], base=["Mech", "Recruit"]), Seat()], fields=[Field()]).start()
    play(game, "Root", "pick Mech")
    assert offered(game) == ["end", "move Recruit"]


def test_a_prohibition_for_a_turn_binds_all_it_describes():
    snare = spell_card("Snare", lasts(cant(ab.MOVE_AT_ALL, unit.tagged("Mech"))))
    game = Position(seats=[Seat(hand=[snare], base=["Mech", "Recruit"]), Seat()], fields=[Field()]).start()
    play(game, "Snare")
    assert offered(game) == ["end", "move Recruit"]


def test_a_prohibition_a_unit_is_given():
    root = spell_card("Root", change(a(unit), cant(ab.MOVE_AT_ALL, me)))
    game = Position(seats=[Seat(hand=[root], base=["Mech", "Recruit"]), Seat()], fields=[Field()]).start()
    play(game, "Root", "pick Mech")
    assert offered(game) == ["end", "move Recruit"]


# --- buffs that are worth more


def test_something_makes_buffs_worth_more():
    banner = gear_card("Banner", rule(ab.BUFF_VALUE, 1, unit.friendly))
    game = Position(
        seats=[Seat(base=[banner, Piece("Mech", buffed=True), "Recruit"]), Seat(base=[Piece("Bird", buffed=True)])]
    ).start()
    assert (might(game, "Mech"), might(game, "Recruit")) == (5, 1)
    assert might(game, "Bird") == piece(game, "Bird").printed.might + 1  # not the opponent's


def test_buffs_are_worth_more_for_a_turn():
    feast = spell_card("Feast", lasts(rule(ab.BUFF_VALUE, 2, unit.friendly)))
    game = Position(seats=[Seat(hand=[feast], base=[Piece("Mech", buffed=True), "Recruit"]), Seat()]).start()
    assert might(game, "Mech") == 4
    play(game, "Feast")
    assert (might(game, "Mech"), might(game, "Recruit")) == (6, 1)
    do(game, "end")
    assert might(game, "Mech") == 4


@pytest.mark.clause("CR 701", "CR 389")
def test_the_buffs_of_one_chosen_unit_are_worth_more():
    feast = spell_card("Feast", choose(a(unit.friendly)), lasts(rule(ab.BUFF_VALUE, 2, it())))
    base = [Piece("Mech", buffed=True), Piece("Recruit", buffed=True)]
    game = Position(seats=[Seat(hand=[feast], base=base), Seat()]).start()
    play(game, "Feast", "pick Mech")
    assert (might(game, "Mech"), might(game, "Recruit")) == (6, 2)  # the unit that was not chosen has its usual buff
    do(game, "end")
    assert might(game, "Mech") == 4


# --- what was, and who wears it


def test_reading_what_left():
    burned = When(E_BURNED, types=UNIT, actor=YOURS)
    relic = gear_card("Relic", when(burned, give(a(unit.friendly), might_of(that))))
    fire = spell_card("Fire", burn(1))
    game = Position(seats=[Seat(hand=[fire], base=[relic, "Recruit"], deck=["Mountain Drake", "Gust"]), Seat()]).start()
    play(game, "Fire")
    drake = piece(game, "Mountain Drake")
    assert drake.zone == TRASH
    assert might(game, "Recruit") == 1 + drake.printed.might


def test_an_equipment_speaks_of_its_wearer():
    spur = equipment("Spur", use(cost(0), attach(me, a(unit.yours)), ready(wearer)), bonus=1)
    game = Position(seats=[Seat(base=[spur, Piece("Mech", exhausted=True)]), Seat()], fields=[Field()]).start()
    do(game, "use Spur")
    settle(game)
    assert (might(game, "Mech"), piece(game, "Mech").exhausted) == (4, False)


def test_gear_comes_off_a_unit_that_goes_into_the_hand():
    spur = equipment("Spur", Equip(cost(0)), bonus=1)
    fetch = spell_card("Fetch", put_in_hand(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[fetch], base=[spur, "Daring Poro"]), Seat()], fields=[Field()]).start()
    do(game, "use Spur")
    settle(game)
    play(game, "Fetch")
    assert (hand(game, 0), base(game, 0), piece(game, "Spur").attached_to) == (["Daring Poro"], ["Spur"], 0)


@pytest.mark.clause("CR 108.3")
def test_gear_comes_off_a_champion_that_goes_into_its_zone():
    spur = equipment("Spur", Equip(cost(0)), bonus=1)
    home = spell_card("Home", put_in_champion_zone(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=[home], champion="Annie, Fiery", base=[spur], runes="Fury 8"), Seat()], fields=[Field()]
    ).start()
    play(game, "Annie, Fiery")
    do(game, "use Spur")
    settle(game)
    play(game, "Home")
    assert [name_of(game, id) for id in game.sides[0].champion] == ["Annie, Fiery"]
    assert (base(game, 0), piece(game, "Spur").attached_to) == (["Spur"], 0)


# --- combat


@pytest.mark.clause("A12")
@pytest.mark.parametrize(("defender", "drawn"), [("Recruit", 1), ("Mountain Drake", 0)])
def test_excess_damage_is_what_was_assigned_beyond_lethal(defender, drawn):
    brute = unit_card("Brute", when(I.conquer, draw(1), if_=at_least(am.Excess(), 5)), might=12)
    game = Position(seats=[Seat(base=[brute]), Seat()], fields=[Field(controller=1, units={1: [defender]})]).start()
    do(game, "move Brute")
    settle(game)
    assert (at_field(game), len(hand(game, 0))) == (["Brute"], drawn)


def test_in_a_combat():
    ardent = unit_card("Ardent", have(me, 3, while_=state_is(me, se.IN_A_COMBAT)))
    game = Position(
        seats=[Seat(base=[ardent]), Seat()],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    assert might(game, "Ardent") == 2
    do(game, "move Ardent")
    assert (question(game), might(game, "Ardent")) == ("focus", 5)


# --- where it comes from, where it is


def test_a_card_is_cheaper_when_it_is_not_played_from_the_hand():
    drag = spell_card("Drag", costs_less(2, while_=co.FromHand(elsewhere=True)), draw(1), energy=2)
    again = spell_card("Again", play_card(a(card_.yours.in_trash)))
    game = Position(seats=[Seat(hand=[drag, again], trash=[drag], runes="Fury 1"), Seat()]).start()
    assert offered(game) == ["end", "play Again"]  # two Energy from the hand
    play(game, "Again")
    assert (len(hand(game, 0)), runes(game, 0)) == (2, (1, 0))


def test_a_play_trigger_knows_where_the_card_was_played_from():
    """Its own, and that of another card; as its condition and in its effect."""
    guest = unit_card("Guest", when(I.am_played, gain_xp(1), if_=co.FromHand()))
    ghost = unit_card("Ghost", when(I.am_played, if_(co.FromHand(elsewhere=True), gain_xp(10))))
    monk = unit_card("Monk", when(you.play(spell), gain_xp(100), if_=co.FromHand(elsewhere=True)))
    raise_ = spell_card("Raise", play_card(a(card_.yours.in_trash)))
    for name, gained in (("Guest", 1), ("Ghost", 0)):
        game = Position(seats=[Seat(hand=[guest, ghost], base=[monk]), Seat()]).start()
        play(game, name)
        assert xp(game) == [gained, 0]
    for card, gained in ((guest, 0), (ghost, 10), (spell_card("Plan", draw(1)), 100)):
        game = Position(seats=[Seat(hand=[raise_], trash=[card], base=[monk]), Seat()]).start()
        play(game, "Raise")
        settle(game)
        assert xp(game) == [gained, 0]


def test_the_top_card_of_the_deck():
    seer = unit_card("Seer", have(me, 2, while_=co.ThereIs(se.Select(UNIT, YOURS, se.TOP_OF_DECK), 1, -1)))
    for top, value in (("Daring Poro", 4), ("Gust", 2)):
        game = Position(seats=[Seat(base=[seer], deck=[top, "Daring Poro"]), Seat(deck=["Daring Poro"])]).start()
        assert might(game, "Seer") == value


def test_units_that_entered_this_turn():
    drill = spell_card("Drill", give(se.Select(UNIT, YOURS, filters=(se.Is(se.PLAYED_THIS_TURN),)), 2))
    game = Position(seats=[Seat(hand=[drill, "Daring Poro"], base=["Mech"], runes="Order 4"), Seat()]).start()
    play(game, "Daring Poro")
    poro = might(game, "Daring Poro")
    play(game, "Drill")
    assert (might(game, "Daring Poro"), might(game, "Mech")) == (poro + 2, 3)


def test_a_battlefield_that_was_nobodys():
    scout = unit_card("Scout", when(I.conquer, draw(1), if_=co.WasUncontrolled()), might=5)
    for owner, drawn in ((None, 1), (1, 0)):
        field = Field() if owner is None else Field(controller=1, units={1: ["Recruit"]})
        game = Position(seats=[Seat(base=[scout]), Seat()], fields=[field]).start()
        do(game, "move Scout")
        settle(game)
        assert (points(game), len(hand(game, 0))) == ([1, 0], drawn)


def test_a_card_that_speaks_of_itself_where_it_went():
    phoenix = unit_card("Phoenix", when(I.die, put_in_hand(this_card(TRASH))))
    doom = spell_card("Doom", kill(a(unit)))
    game = Position(seats=[Seat(hand=[doom], base=[phoenix]), Seat()]).start()
    play(game, "Doom")
    assert (hand(game, 0), trash(game, 0)) == (["Phoenix"], ["Doom"])


# --- several at once


@pytest.mark.parametrize(("once", "drawn"), [(True, 1), (False, 2)])
def test_one_or_more_trigger_once(once, drawn):
    shrine = gear_card("Shrine", when(When(E_RECYCLED, actor=YOURS, once=once), draw(1)))
    tidy = spell_card("Tidy", recycle(two(card_.yours.in_trash)))
    game = Position(
        seats=[Seat(hand=[tidy], base=[shrine], trash=["Gust", "Flash"], deck=["Stupefy"] * 4), Seat()]
    ).start()
    play(game, "Tidy", "pick Gust")  # the other one is then the only one left
    assert (trash(game, 0), hand(game, 0)) == (["Tidy"], ["Stupefy"] * drawn)


def test_looking_for_a_kind_of_card_among_the_top_ones():
    seek = spell_card("Seek", look_at_top(3, unit), put_in_hand(it("chosen")), recycle(it("rest")))
    game = Position(seats=[Seat(hand=[seek], deck=["Gust", "Daring Poro", "Flash", "Stupefy"]), Seat()]).start()
    do(game, "play Seek")
    assert offered(game) == ["done", "pick Daring Poro"]
    do(game, "pick Daring Poro")
    settle(game)
    assert hand(game, 0) == ["Daring Poro"]


def test_nothing_need_be_found():
    """CR 128.6: what has to fit a quality in a private zone need not be found."""
    seek = spell_card("Seek", look_at_top(2, unit), put_in_hand(it("chosen")))
    game = Position(seats=[Seat(hand=[seek], deck=["Daring Poro", "Flash", "Stupefy"]), Seat()]).start()
    do(game, "play Seek", "done")
    settle(game)
    assert hand(game, 0) == []


@pytest.mark.parametrize(
    ("group", "second"),
    [
        (se.Group(same_controller=True), ["pick Recruit", "pick Tentacle"]),
        (se.Group(same_place=True), ["pick Recruit"]),
        (se.Group(one_per_place=True), ["pick Sand Soldier", "pick Tentacle"]),
    ],
    ids=["of one player", "at one place", "one of each place"],
)
def test_chosen_together(group, second):
    hush = spell_card("Hush", stun(se.Target(unit.select(), 0, -1, "", group)))
    game = Position(
        seats=[Seat(hand=[hush], base=["Sand Soldier"]), Seat(base=["Tentacle"])],
        fields=[Field(controller=1, units={1: ["Mech", "Recruit"]})],
    ).start()
    do(game, "play Hush", "pick Mech")
    assert (question(game), offered(game)) == ("target", ["done", *second])


# --- legal when it was chosen, not any more


@pytest.mark.clause("CR 359.3.e.2", "CR 359.3.e.5")
@pytest.mark.parametrize(
    ("noun", "name", "trashed", "banned", "champion"),
    [
        (card_.in_trash, "Gust", ["Gust"], [], None),
        (card_.in_banishment, "Gust", [], ["Gust"], None),
        (unit.in_champion_zone, "Annie, Fiery", [], [], "Annie, Fiery"),
    ],
    ids=["trash", "banishment", "champion zone"],
)
def test_a_card_that_left_its_zone_is_no_legal_target(noun, name, trashed, banned, champion):
    fetch = spell_card("Fetch", put_on_top(a(noun)), draw(1))
    quick = spell_card("Quick", Reaction, put_in_hand(a(noun)))
    holder = Seat(hand=[quick], deck=["Stupefy"], trash=trashed, banished=banned, champion=champion)
    game = Position(seats=[Seat(hand=[fetch], deck=["Flash"]), holder]).start()
    do(game, "play Fetch", "play Quick")
    settle(game)
    assert (hand(game, 1), deck(game, 1), hand(game, 0)) == ([name], ["Stupefy"], ["Flash"])


@pytest.mark.clause("CR 359.3.e.2")
def test_a_unit_that_left_the_chosen_battlefield_is_no_legal_target():
    hush = spell_card("Hush", choose(a(battlefield)), stun(a(unit.there)))
    away = spell_card("Away", Reaction, move_to_base(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=[hush]), Seat(hand=[away])], fields=[Field(controller=1, units={1: ["Mech"]})]
    ).start()
    do(game, "play Hush", "play Away")
    settle(game)
    assert (base(game, 1), piece(game, "Mech").stunned) == (["Mech"], False)


# --- costs


def test_an_optional_cost_may_be_offered_because_a_later_one_makes_the_card_cheaper():
    gate = spell_card("Gate", additional(cost(1)), additional(cost(0, deed(cs.DISCARD)), cheaper=3), draw(1), energy=3)
    game = Position(seats=[Seat(hand=[gate, "Gust"], deck=["Flash"], runes="Fury 1"), Seat()]).start()
    do(game, "play Gate")
    assert (question(game), offered(game)) == ("optional-cost", ["no", "yes"])
    do(game, "yes")
    settle(game)
    assert (hand(game, 0), trash(game, 0), runes(game, 0)) == (["Flash"], ["Gate", "Gust"], (0, 1))


@pytest.mark.clause("CR 812")
def test_an_additional_cost_that_a_keyword_governs():
    pact = spell_card("Pact", Legion(additional(cost(1))), if_(paid(), draw(2)))
    first = spell_card("First", gain_xp(1))
    game = Position(seats=[Seat(hand=[pact, pact, first], runes="Fury 1"), Seat()]).start()
    play(game, "Pact")
    assert (len(hand(game, 0)), runes(game, 0)) == (2, (1, 0))  # nothing was played before: it was not asked
    do(game, "play Pact", "yes")
    settle(game)
    assert (len(hand(game, 0)), runes(game, 0)) == (3, (0, 1))


def test_power_that_is_only_for_spells():
    font = gear_card("Font", use(exhaust_me(), add(0, "Fury", only=spell), speed=REACTION))
    bolt = spell_card("Bolt", draw(1), power=(domain_mask("Fury"),))
    squire = unit_card("Squire", power=(domain_mask("Fury"),))
    game = Position(seats=[Seat(hand=[bolt, squire], base=[font], deck=["Flash"]), Seat()]).start()
    assert offered(game) == ["end", "play Bolt"]
    play(game, "Bolt")
    assert (hand(game, 0), piece(game, "Font").exhausted) == (["Flash", "Squire"], True)


def test_spells_of_opponents_cost_power_more():
    ward = gear_card("Ward", ab.CostChange(types=SPELL, actor=ENEMY, power=1))
    bolt = spell_card("Bolt", draw(1))
    poor = Position(seats=[Seat(hand=[bolt]), Seat(base=[ward])]).start()
    assert offered(poor) == ["end"]
    rich = Position(seats=[Seat(hand=[bolt], runes="Fury 1"), Seat(base=[ward])]).start()
    play(rich, "Bolt")
    assert (len(hand(rich, 0)), runes(rich, 0)) == (1, (0, 0))  # the rune was recycled


# --- damage and counters


def test_bonus_damage_for_a_turn():
    rage = spell_card("Rage", lasts(bonus_damage(2)))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[rage, bolt]), Seat(base=["Mountain Drake"])]).start()
    play(game, "Rage")
    play(game, "Bolt")
    assert damage_to(game, "Mountain Drake") == [3]


@pytest.mark.clause("CR 741")
def test_counters_of_several_kinds_lie_beside_each_other():
    mark = spell_card("Mark", put_counters(a(unit), 7, 2), put_counters(it(), 8, 1))
    tally = spell_card("Tally", draw(counters_on(7, every(unit))), spend_counters(every(unit.yours), 7, 2))
    game = Position(seats=[Seat(hand=[mark, tally], base=["Mech"], deck=["Gust"] * 4), Seat()]).start()
    play(game, "Mark")
    assert (counters.count(piece(game, "Mech"), 7), counters.count(piece(game, "Mech"), 8)) == (2, 1)
    play(game, "Tally")
    assert hand(game, 0) == ["Gust", "Gust"]
    assert (counters.count(piece(game, "Mech"), 7), counters.count(piece(game, "Mech"), 8)) == (0, 1)


def test_counters_on_nothing_are_no_number():
    tally = spell_card("Tally", draw(counters_on(7, every(unit))), gain_xp(1))
    game = Position(seats=[Seat(hand=[tally], deck=["Gust"] * 4), Seat()]).start()
    play(game, "Tally")
    assert (hand(game, 0), game.sides[0].xp) == ([], 1)


def test_a_passive_takes_might_away_for_a_turn():
    fog = spell_card("Fog", lasts(have(unit.enemy, -1)))
    game = Position(seats=[Seat(hand=[fog], base=["Recruit"]), Seat(base=["Mech"])]).start()
    play(game, "Fog")
    assert (might(game, "Mech"), might(game, "Recruit")) == (2, 1)
    do(game, "end")
    assert might(game, "Mech") == 3


# --- how things enter


def test_gear_may_enter_exhausted():
    rust = gear_card("Rust", ab.Enters(every(gear.enemy), exhausted=True))
    lamp = gear_card("Lamp", have(unit.friendly, 1))
    game = Position(seats=[Seat(hand=[lamp]), Seat(base=[rust])]).start()
    do(game, "play Lamp")
    assert piece(game, "Lamp").exhausted


def test_the_next_unit_enters_ready_and_only_that_one():
    haste = spell_card("Haste", lasts(enter_ready(unit.friendly), uses=1))
    game = Position(seats=[Seat(hand=[haste, unit_card("First"), unit_card("Second")]), Seat()]).start()
    play(game, "Haste")
    do(game, "play First")
    do(game, "play Second")
    assert (piece(game, "First").exhausted, piece(game, "Second").exhausted) == (False, True)
