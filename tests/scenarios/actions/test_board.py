"""Actions on the board (actions 2)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deathknell,
    Hidden,
    I,
    Reaction,
    a,
    attach,
    battlefield,
    buff,
    channel,
    choose,
    cost,
    deal,
    deed,
    destination,
    detach,
    dies,
    disempower,
    double_might,
    draw,
    each_player,
    empower,
    every,
    exhaust,
    exhaust_me,
    fight,
    gain_points,
    gain_xp,
    gear,
    give,
    heal,
    it,
    kill,
    me,
    might_of,
    move,
    prevent,
    ready,
    recall,
    stun,
    swap_might,
    unit,
    use,
    when,
    you,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.stated_costs import SPEND_BUFF, SPEND_XP
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    E_BUFFED,
    E_DEALT,
    E_DIED,
    E_EMPOWERED,
    E_EXHAUSTED,
    E_GAINED_POINT,
    E_HEALED,
    E_READIED,
    E_STUNNED,
    ENEMY,
    YOURS,
    EventKind,
)
from tests.scenarios.table import (
    NONE,
    at_field,
    base,
    chain,
    controller,
    damage_to,
    do,
    gear_card,
    hand,
    happened,
    might,
    name_of,
    offered,
    phase,
    piece,
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


def witness(*kinds: EventKind) -> Printed:
    """A unit that gains 1 Might for each such event."""
    return unit_card("Witness", when(When(*kinds), give(me, 1)), might=0)


# --- exhaust and ready


@pytest.mark.clause("CR 414", "CR 415")
def test_exhausting_what_is_exhausted_and_readying_what_is_ready_is_no_event():
    tire = spell_card("Tire", exhaust(a(unit.named("Recruit"))))
    wake = spell_card("Wake", ready(a(unit.named("Recruit"))))
    game = Position(
        seats=[Seat(hand=[tire, tire, wake, wake], base=["Recruit", witness(E_EXHAUSTED, E_READIED)]), Seat()]
    ).start()
    for spell_, exhausted, events in (("Tire", True, 1), ("Tire", True, 1), ("Wake", False, 2), ("Wake", False, 2)):
        do(game, f"play {spell_}")
        settle(game)
        assert (piece(game, "Recruit").exhausted, might(game, "Witness")) == (exhausted, events)


@pytest.mark.clause("CR 414", "CR 414.4")
def test_an_exhausted_object_cannot_pay_by_exhausting():
    lamp = gear_card("Lamp", use(exhaust_me(), draw(1)))
    game = Position(seats=[Seat(base=[Piece(lamp, exhausted=True)]), Seat()]).start()
    assert offered(game) == ["end"]


# --- deal and heal


@pytest.mark.clause("CR 417")
def test_only_a_positive_number_is_damage():
    none = spell_card("None", deal(NONE, a(unit.named("Mech"))))
    game = Position(seats=[Seat(hand=[none], base=["Annie, Fiery", witness(E_DEALT)]), Seat(base=["Mech"])]).start()
    do(game, "play None")
    settle(game)
    assert (damage_to(game, "Mech"), might(game, "Witness")) == ([], 0)  # and no bonus damage either


@pytest.mark.clause("CR 417", "CR 411")
def test_the_one_whose_spell_or_unit_deals_is_responsible():
    """A fight: each unit deals its own damage, for its own controller."""
    duel = spell_card("Duel", choose(a(unit.friendly, "one")), fight(it("one"), a(unit.enemy, "two")))
    game = Position(seats=[Seat(hand=[duel], base=["Mega-Mech"]), Seat(base=["Petty Officer"])]).start()
    do(game, "play Duel")
    settle(game)
    dealt = {e.names[0]: e.args for e in game.events() if e.kind == "dealt"}
    assert dealt == {"Petty Officer": [8, 0], "Mega-Mech": [5, 1]}
    assert piece(game, "Mega-Mech").marks == [0, 5]


@pytest.mark.clause("CR 417")
def test_when_a_unit_deals_it_the_spell_is_not_the_source():
    """Bonus damage of spells and abilities does not apply."""
    bite = spell_card("Bite", deal(2, a(unit.enemy), by=a(unit.friendly)))
    game = Position(seats=[Seat(hand=[bite], base=["Annie, Fiery"]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Bite")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [2]


@pytest.mark.clause("CR 418")
def test_healing_clears_all_damage_and_only_what_is_damaged_is_healed():
    mend = spell_card("Mend", heal(every(unit.named("Mega-Mech", "Mech"))))
    game = Position(
        seats=[Seat(hand=[mend], base=[Piece("Mega-Mech", damage=5), "Mech", witness(E_HEALED)]), Seat()]
    ).start()
    do(game, "play Mend")
    settle(game)
    assert (piece(game, "Mega-Mech").damage, piece(game, "Mega-Mech").marks) == (0, None)
    assert might(game, "Witness") == 1


@pytest.mark.clause("CR 418")
def test_clearing_damage_at_the_end_of_the_turn_is_healing_too():
    fresh = unit_card("Fresh", when(When(E_HEALED, me=True), draw(1)))
    game = Position(seats=[Seat(base=[Piece(fresh, damage=1)]), Seat()]).start()
    do(game, "end")
    assert hand(game, 0) == ["Vanguard Sergeant"]


# --- stun, buff, empower


@pytest.mark.clause("CR 423")
def test_a_stunned_unit_deals_no_combat_damage_but_keeps_its_might():
    daze = spell_card("Daze", stun(a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[daze], base=["Mech"]), Seat()], fields=[Field(controller=1, units={1: ["Petty Officer"]})]
    ).start()
    do(game, "play Daze")
    settle(game)
    assert might(game, "Petty Officer") == 5
    do(game, "move Mech")
    assert damage_to(game, "Mech") == []
    assert damage_to(game, "Petty Officer") == [3]
    assert (at_field(game), base(game, 0)) == (["Petty Officer"], ["Mech"])  # 3 are not enough against 5


@pytest.mark.clause("CR 423")
def test_stunning_a_stunned_unit_is_possible_but_no_event():
    daze = spell_card("Daze", stun(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[daze, daze], base=[witness(E_STUNNED)]), Seat(base=["Mech"])]).start()
    do(game, "play Daze")
    settle(game)
    do(game, "play Daze")
    settle(game)
    assert might(game, "Witness") == 1


@pytest.mark.clause("CR 426", "CR 701", "CR 705", "actions Buff")
def test_a_unit_has_at_most_one_buff():
    cheer = spell_card("Cheer", buff(a(unit.named("Mech"))))
    game = Position(seats=[Seat(hand=[cheer, cheer], base=["Mech", witness(E_BUFFED)]), Seat()]).start()
    do(game, "play Cheer")
    settle(game)
    assert (might(game, "Mech"), piece(game, "Mech").buffs) == (4, 1)
    do(game, "play Cheer")  # may be chosen all the same
    settle(game)
    assert (might(game, "Mech"), might(game, "Witness")) == (4, 1)
    do(game, "end")
    assert might(game, "Mech") == 4  # a counter does not end with the turn


@pytest.mark.clause("CR 745", "CR 705")
def test_a_buff_is_spent_from_a_unit_one_controls():
    rite = gear_card("Rite", use(cost(deed(SPEND_BUFF, 1, unit.yours)), draw(1)))
    game = Position(
        seats=[Seat(base=[rite, Piece("Mech", buffed=True), "Recruit"]), Seat(base=[Piece("Tentacle", buffed=True)])]
    ).start()
    do(game, "use Rite")  # only the Mech can pay
    settle(game)
    assert (piece(game, "Mech").buffs, piece(game, "Tentacle").buffs) == (0, 1)
    assert hand(game, 0) == ["Vanguard Sergeant"]
    assert "use Rite" not in offered(game)


@pytest.mark.clause("CR 441", "CR 442")
def test_empowered_is_on_or_off():
    on = spell_card("On", empower(a(unit.named("Mech"))))
    off = spell_card("Off", disempower(a(unit.named("Mech"))))
    game = Position(seats=[Seat(hand=[on, on, off, off], base=["Mech", witness(E_EMPOWERED)]), Seat()]).start()
    for spell_, state, events in (("On", 1, 1), ("On", 1, 1), ("Off", 0, 1), ("Off", 0, 1)):
        do(game, f"play {spell_}")
        settle(game)
        assert (piece(game, "Mech").empowered, might(game, "Witness")) == (state, events)


# --- kill


@pytest.mark.clause("CR 428")
def test_a_permanent_that_is_killed_goes_to_its_owners_trash_at_once():
    slay = spell_card("Slay", kill(a(unit.enemy)), draw(1))
    game = Position(seats=[Seat(hand=[slay]), Seat(base=["Mountain Drake"])]).start()
    do(game, "play Slay")
    settle(game)
    assert trash(game, 1) == ["Mountain Drake"]
    assert happened(game, "dies", "draws") == ["dies Mountain Drake", "draws Vanguard Sergeant"]


@pytest.mark.clause("CR 428")
def test_abilities_on_ones_own_death_remember_the_place_and_the_might_it_had():
    bomb = unit_card("Bomb", Deathknell(deal(might_of(me), every(unit.enemy.here))))
    slay = spell_card("Slay", Action, kill(a(unit.named("Bomb"))))
    game = Position(
        seats=[Seat(hand=[slay], base=["Mega-Mech", "Sprite"]), Seat()],
        fields=[Field("Trifarian War Camp", 1, {1: [Piece(bomb, buffed=True), "Mountain Drake"]})],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech", "done", "play Slay")
    settle_chain(game)
    assert trash(game, 1) == ["Bomb"]
    assert damage_to(game, "Mega-Mech") == [4]  # 2, a buff and the War Camp
    assert damage_to(game, "Sprite") == []


@pytest.mark.clause("CR 428", "CR 411")
def test_a_death_by_damage_is_attributed_to_the_spell_that_just_dealt_it():
    hunter = unit_card("Hunter", when(When(E_DIED, actor=YOURS), draw(1)))
    poke = spell_card("Poke", deal(3, a(unit.enemy)))
    weaken = spell_card("Weaken", give(a(unit.enemy), -3))
    killed = Position(seats=[Seat(hand=[poke], base=[hunter]), Seat(base=["Mech"])]).start()
    do(killed, "play Poke")
    settle(killed)
    assert hand(killed, 0) == ["Vanguard Sergeant"]
    weakened = Position(seats=[Seat(hand=[weaken], base=[hunter]), Seat(base=[Piece("Mech", damage=1)])]).start()
    do(weakened, "play Weaken")
    settle(weakened)
    assert base(weakened, 1) == []  # it died, but nobody killed it
    assert hand(weakened, 0) == []


@pytest.mark.clause("CR 428")
def test_in_combat_the_opposing_units_kill():
    hunter = unit_card("Hunter", when(When(E_DIED, actor=YOURS), draw(1)))
    game = Position(
        seats=[Seat(base=["Mega-Mech", hunter]), Seat(base=[hunter])],
        fields=[Field(controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "move Mega-Mech", "done")
    assert (hand(game, 0), hand(game, 1)) == (["Vanguard Sergeant"], [])


# --- move, recall


@pytest.mark.clause("CR 420", "CR 445")
def test_a_move_by_an_effect_does_not_exhaust_and_is_a_move():
    walker = a(unit.friendly)
    step = spell_card("Step", move(walker, destination(battlefield, walker)))
    runner = unit_card("Runner", when(I.move, draw(1)))
    game = Position(seats=[Seat(hand=[step], base=[runner]), Seat()], fields=[Field()]).start()
    do(game, "play Step")
    settle(game)
    assert at_field(game) == ["Runner"]
    assert not piece(game, "Runner").exhausted
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 454", "CR 458", "actions Recall")
def test_a_recall_is_no_move_and_keeps_everything():
    home = spell_card("Home", recall(a(unit)))
    runner = unit_card("Runner", when(I.move, draw(1)))
    game = Position(
        seats=[Seat(hand=[home]), Seat()],
        fields=[Field(controller=1, units={1: [Piece(runner, exhausted=True, damage=1, buffed=True)]})],
    ).start()
    before = piece(game, "Runner").id
    do(game, "play Home")
    settle(game)
    back = piece(game, "Runner")
    assert base(game, 1) == ["Runner"]
    assert (back.id, back.exhausted, back.damage, back.buffs) == (before, True, 1, 1)
    assert hand(game, 1) == []
    assert controller(game) is None


# --- hide


@pytest.mark.clause("CR 421", "CR 811", "CR 421.2")
def test_hiding_pays_one_power_uses_no_chain_and_is_no_play():
    veil = spell_card("Veil", Hidden, draw(1), energy=5)
    student = unit_card("Student", when(you.hide(), give(me, 1)), when(you.play(unit), give(me, 5)))
    game = Position(
        seats=[Seat(hand=[veil], runes="Fury 1", base=[student]), Seat()],
        fields=[Field(controller=0, units={0: ["Recruit"]})],
        every_window=True,
    ).start()
    do(game, "hide Veil")
    assert (runes(game, 0), hand(game, 0)) == ((0, 0), [])
    assert [name_of(game, id) for id in game.places[game.battlefields[0]].facedown] == ["Veil"]
    assert (question(game), chain(game)) == ("priority", ["Student"])  # nothing but the trigger on hiding
    settle(game)
    assert might(game, "Student") == 3
    assert game.sides[0].history[0] == 0


# --- channel, double, swap


@pytest.mark.clause("CR 430")
def test_channelling_takes_as_many_as_there_are_without_penalty():
    more = spell_card("More", channel(3))
    tired = spell_card("Tired", channel(1, exhausted=True))
    game = Position(seats=[Seat(hand=[more, tired], rune_deck="Fury 2"), Seat()]).start()
    do(game, "play Tired")
    settle(game)
    assert runes(game, 0) == (0, 1)
    do(game, "play More")
    settle(game)
    assert (runes(game, 0), points(game)) == ((1, 1), [0, 0])


@pytest.mark.clause("CR 432")
def test_doubling_adds_the_value_of_now_as_a_fixed_increase():
    twice = spell_card("Twice", double_might(a(unit.friendly)))
    cheer = spell_card("Cheer", give(a(unit.friendly), 1))
    game = Position(seats=[Seat(hand=[twice, cheer], base=["Mech"]), Seat()]).start()
    do(game, "play Twice")
    settle(game)
    assert might(game, "Mech") == 6
    do(game, "play Cheer")
    settle(game)
    assert might(game, "Mech") == 7  # not 8
    do(game, "end")
    assert might(game, "Mech") == 3


@pytest.mark.clause("CR 432")
def test_doubling_never_makes_a_negative_might_worse():
    weaken = spell_card("Weaken", give(a(unit.friendly), -5))
    twice = spell_card("Twice", double_might(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[twice, weaken], base=["Mech"]), Seat()]).start()
    do(game, "play Weaken")
    settle(game)
    do(game, "play Twice")
    settle(game)
    assert might(game, "Mech") == -2


@pytest.mark.clause("CR 433")
def test_swapping_moves_the_difference_and_does_not_recalculate():
    swap = spell_card("Swap", swap_might(a(unit.friendly), a(unit.enemy)))
    cheer = spell_card("Cheer", give(a(unit.friendly), 1))
    game = Position(seats=[Seat(hand=[swap, cheer], base=["Recruit"]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Swap")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Mega-Mech")) == (8, 1)
    do(game, "play Cheer")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Mega-Mech")) == (9, 1)


@pytest.mark.clause("CR 433", "CR 143.2.b")
def test_swapping_reads_might_below_zero_as_zero():
    """The difference is taken of what is read; the changes work on the true values."""
    swap = spell_card("Swap", swap_might(a(unit.friendly), a(unit.enemy)))
    weak = Piece("Recruit", might=-3)
    game = Position(seats=[Seat(hand=[swap], base=[weak]), Seat(base=["Mega-Mech"])]).start()
    do(game, "play Swap")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Mega-Mech")) == (6, 0)


@pytest.mark.clause("CR 433")
def test_swapping_equal_values_does_nothing():
    swap = spell_card("Swap", swap_might(a(unit.friendly), a(unit.enemy)))
    game = Position(seats=[Seat(hand=[swap], base=["Mech"]), Seat(base=["Sprite"])]).start()
    do(game, "play Swap")
    settle(game)
    assert happened(game, "gets-might") == []


# --- attach and detach


@pytest.mark.clause("CR 434", "CR 435")
def test_attaching_and_detaching():
    ring = gear_card("Ring", might_bonus=2, tags=("Equipment",))
    on = spell_card("On", attach(a(gear), a(unit)))
    off = spell_card("Off", detach(a(gear)))
    game = Position(
        seats=[Seat(hand=[on, off], base=[ring]), Seat()], fields=[Field(controller=0, units={0: ["Recruit"]})]
    ).start()
    do(game, "play On")
    settle(game)
    assert (at_field(game), might(game, "Recruit")) == (["Recruit", "Ring"], 3)
    do(game, "play Off")
    settle(game)
    assert (at_field(game), base(game, 0), might(game, "Recruit")) == (["Recruit"], ["Ring"], 1)  # recalled


# --- prevent


@pytest.mark.clause("CR 437")
def test_prevention_shrinks_by_what_it_stops():
    ward = spell_card("Ward", prevent(a(unit.friendly), 3))
    poke = spell_card("Poke", deal(2, a(unit)))
    game = Position(seats=[Seat(hand=[ward, poke, poke], base=["Mega-Mech", witness(E_DEALT)]), Seat()]).start()
    do(game, "play Ward", "pick Mega-Mech")
    settle(game)
    do(game, "play Poke", "pick Mega-Mech")
    settle(game)
    mech = piece(game, "Mega-Mech")
    assert (mech.damage, mech.prevent, might(game, "Witness")) == (0, 1, 0)  # it was not dealt
    do(game, "play Poke", "pick Mega-Mech")
    settle(game)
    assert (mech.damage, mech.prevent, might(game, "Witness")) == (1, 0, 1)


@pytest.mark.clause("CR 437")
def test_prevent_all_never_runs_out_and_ends_with_the_turn():
    ward = spell_card("Ward", prevent(a(unit.friendly)))
    poke = spell_card("Poke", deal(9, a(unit)))
    game = Position(seats=[Seat(hand=[ward, poke, poke], base=["Mech"]), Seat(hand=[poke])]).start()
    do(game, "play Ward")
    settle(game)
    for _ in range(2):
        do(game, "play Poke")
        settle(game)
    assert (base(game, 0), damage_to(game, "Mech")) == (["Mech"], [])
    do(game, "end", "play Poke")
    settle(game)
    assert base(game, 0) == []


@pytest.mark.clause("CR 437")
def test_prevention_counts_bonus_damage_in():
    ward = spell_card("Ward", Reaction, prevent(a(unit.friendly), 1))
    game = Position(
        seats=[Seat(hand=["Incinerate"], runes="Fury 2"), Seat(hand=[ward])],
        fields=[Field("Void Gate", 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Incinerate", "play Ward")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [2]  # 2 and 1 bonus, less 1


# --- points and XP


@pytest.mark.clause("CR 194", "CR 468.1")
def test_points_are_gained_and_lost_and_every_score_is_a_gain():
    gain = spell_card("Gain", gain_points(2))
    lose = spell_card("Lose", each_player(gain_points(-5), side=ENEMY))
    fan = unit_card("Fan", when(When(E_GAINED_POINT, actor=YOURS), draw(1)))
    game = Position(
        seats=[Seat(hand=[gain, lose], base=["Recruit", fan], points=1), Seat(points=3)], fields=[Field()]
    ).start()
    do(game, "play Gain")
    settle(game)
    assert (points(game), hand(game, 0)) == ([3, 3], ["Lose", "Vanguard Sergeant"])
    do(game, "play Lose")
    settle(game)
    assert points(game) == [3, 0]
    do(game, "move Recruit", "done")
    settle(game)
    assert (points(game), len(hand(game, 0))) == ([4, 0], 2)


@pytest.mark.clause("CR 730", "CR 728", "CR 733")
def test_xp_is_gained_and_spent():
    learn = spell_card("Learn", gain_xp(2))
    school = gear_card("School", use(cost(deed(SPEND_XP, 3)), draw(1)))
    game = Position(seats=[Seat(hand=[learn, learn], base=[school]), Seat(xp=7)]).start()
    assert "use School" not in offered(game)
    for _ in range(2):
        do(game, "play Learn")
        settle(game)
    assert [side.xp for side in game.sides] == [4, 7]
    do(game, "use School")
    settle(game)
    assert [side.xp for side in game.sides] == [1, 7]
    assert hand(game, 0) == ["Vanguard Sergeant"]


@pytest.mark.clause("CR 408", "CR 410.1", "CR 419.2")
def test_discretionary_actions_need_ones_own_open_main_phase():
    """In the opponent's turn nothing but what is faster may be begun."""
    lamp = gear_card("Lamp", use(exhaust_me(), draw(1)))
    quick = spell_card("Quick", Reaction, draw(1))
    veil = spell_card("Veil", Hidden, draw(1))
    game = Position(
        seats=[
            Seat(hand=["Confront"], runes="Body 2"),
            Seat(hand=[quick, veil, "Daring Poro"], runes="Order 3", base=[lamp, "Mech"]),
        ],
        fields=[Field("Void Gate", controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "play Confront")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Quick"])
    settle_chain(game)
    do(game, "end")
    assert (phase(game), seat_asked(game)) == ("main", 1)
    assert offered(game) == [
        "end", "hide Veil", "move Mech", "move Recruit", "play Daring Poro", "play Quick", "play Veil", "use Lamp",
    ]  # fmt: skip


@pytest.mark.clause("CR 428")
def test_deaths_of_others_are_seen_by_who_watches():
    mourner = unit_card("Mourner", when(dies(unit.friendly), draw(1)))
    slay = spell_card("Slay", kill(every(unit.token)))
    game = Position(seats=[Seat(hand=[slay], base=[mourner, "Mech"]), Seat(base=["Sprite", mourner])]).start()
    do(game, "play Slay")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 1)
