"""LL 9: the ten modifiers, each by itself, some together, and the presets."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, I, Reaction, a, deal, draw, gain_xp, unit, when
from farfield.cards.tokens import GOLD
from farfield.games import Piece, Settings, start
from farfield.games.settings import BadSettings
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.modes.lane_legends import thralls
from farfield.rules.modes.lane_legends.modifiers import (
    DEFAULT_HEAD_START,
    PRESETS,
    REACTION_ONLY,
    REACTION_OR_ACTION,
    Modifiers,
    preset,
)
from farfield.rules.terms import ACTION, CALM, E_MOVED, ENEMY, FURY, MIND, REACTION, UNIT
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    NPC,
    Lane,
    Spot,
    Thrall,
    act,
    at,
    fight_on,
    holder,
    keep_all,
    lanes,
    new_table,
    offered_to,
    open_questions,
    pile,
    ready_runes,
    told,
    unit_named,
    whole_lane,
)
from tests.scenarios.table import base, equipment, gear_card, runes, spell_card, unit_card

SPARK = spell_card("Spark", energy=2)
QUICK = spell_card("Quick", Reaction, deal(1, a(unit)), energy=2, printed_speed=REACTION)


def costing(*power: int, text: tuple[int, ...] = ()):
    return unit_card("Costly", might=0, energy=0, power=power, text_icons=text)


# --- LL 9


@pytest.mark.clause("LL 9")
def test_modifiers_are_options_of_the_table_shown_and_recorded():
    settings = Settings.of("Lux", seed=1, mode="lanes", options="mighty-strikes 3, gold-pays")
    assert dict(settings.options) == {"mighty-strikes": "3", "gold-pays": "on"}
    assert Settings.parse(settings.text()) == settings
    assert start(settings).mode.table_options() == [("mighty-strikes", "3"), ("gold-pays", "on")]


@pytest.mark.clause("LL 9")
@pytest.mark.parametrize(
    "options", ["faster-units 1", "mighty-strikes 1", "extra-runes 0", "head-start moon 3", "easy"]
)
def test_a_modifier_out_of_range_is_refused(options: str):
    with pytest.raises(BadSettings):
        Settings.of("Lux", seed=1, mode="lanes", options=options)


@pytest.mark.clause("LL 9")
def test_the_four_presets():
    assert PRESETS == ("calm", "standard", "storm", "nightmare")
    assert preset("calm").options() == [("extra-runes", "1"), ("printed-cost-only", "on")]
    assert preset("standard").options() == []
    start_of = ("head-start", "farfield 5 + midfield 3")
    assert preset("storm").options() == [("mighty-strikes", "2"), start_of]
    assert preset("nightmare").options() == [
        ("faster-units", "2"), ("reaction-spells", "reaction"), ("mighty-strikes", "2"), start_of,
        ("recycle-costs", "on"),
    ]  # fmt: skip


# --- harder


@pytest.mark.clause("LL 9.1")
def test_faster_units_move_the_k_mightiest_of_each_place():
    game = lanes(
        Lane(deck=[], deals=[MOVES], mid=Spot(thralls=[1, 3, 2]), far=Spot(thralls=[4]), at_npc=[5, 6]),
        phase="enthralled",
        modifiers=Modifiers(faster_units=2),
    )
    fight_on(game)
    assert whole_lane(game) == {
        "near": ["Thrall 2", "Thrall 3"],
        "mid": ["Thrall 0", "Thrall 1", "Thrall 4"],
        "far": ["Thrall 5", "Thrall 6"],
        "npc base": ["Thrall 1"],
    }


@pytest.mark.clause("LL 9.1", "LL 5.1")
def test_those_of_one_place_move_together():
    one_or_more = When(E_MOVED, types=UNIT, subject_side=ENEMY, once=True)
    watcher = unit_card("Watcher", when(one_or_more, gain_xp(1)))
    game = lanes(
        Lane(deck=[], deals=[MOVES], base=[watcher], far=Spot(thralls=[4, 3]), at_npc=[5, 6]),
        phase="enthralled",
        modifiers=Modifiers(faster_units=2),
    )
    fight_on(game)
    assert told(game, "moves") == ["moves Thrall"] * 4
    assert game.sides[0].xp == 2, "one move from the Farfield, one from the Base"


@pytest.mark.clause("LL 9.2")
def test_a_reaction_spell_merges_after_the_second_cards_thrall_is_there():
    second = equipment("Axe", energy=1, bonus=3)
    game = lanes(
        Lane(deck=[], deals=[QUICK, second], at_npc=[1]),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=REACTION_ONLY),
    )
    # 1 and 2 and the Axe's 1 + 3 are merged; then the Axe's own deed: a Strike for it, and a move.
    assert whole_lane(game) == {"far": ["Thrall 7 with 1 Strike"]}
    assert told(game, "merge", "strike-made") == ["merge Thrall", "strike-made Strike Thrall"]


@pytest.mark.clause("LL 9.2")
def test_what_is_printed_counts_also_where_the_text_does_not_work_yet():
    unknown = spell_card("Unknown", energy=2, printed_speed=REACTION)
    game = lanes(
        Lane(deck=[], deals=[unknown, SPARK], at_npc=[1]),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=REACTION_ONLY),
    )
    assert whole_lane(game) == {"far": ["Thrall 5"]}


@pytest.mark.clause("LL 9.2")
def test_without_the_modifier_the_merge_comes_first():
    game = lanes(Lane(deck=[], deals=[QUICK, gear_card("Lamp", energy=1)], at_npc=[1]), phase="enthralled")
    assert whole_lane(game) == {"far": ["Thrall 3 with 1 Strike"], "npc base": ["Thrall 1"]}


@pytest.mark.clause("LL 9.2")
def test_with_no_second_card_it_merges_all_the_same():
    game = lanes(
        Lane(deck=[], deals=[QUICK], at_npc=[1]),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=REACTION_ONLY),
    )
    assert whole_lane(game) == {"npc base": ["Thrall 3"]}


@pytest.mark.clause("LL 9.2")
def test_a_second_spell_rushes_the_merged_thrall():
    game = lanes(
        Lane(deck=[], deals=[QUICK, SPARK], at_npc=[1]),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=REACTION_ONLY),
    )
    assert whole_lane(game) == {"far": ["Thrall 5"]}


@pytest.mark.clause("LL 9.2")
@pytest.mark.parametrize(
    ("level", "thralls"), [(REACTION_ONLY, ["Thrall 1", "Thrall 3"]), (REACTION_OR_ACTION, ["Thrall 4"])]
)
def test_an_action_spell_counts_only_where_the_table_says_so(level: int, thralls: list[str]):
    swift = spell_card("Swift", Action, deal(1, a(unit)), energy=2, printed_speed=ACTION)
    game = lanes(
        Lane(deck=[], deals=[swift, spell_card("Next", energy=1)], at_npc=[1]),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=level),
    )
    assert at(game, "far") == thralls


@pytest.mark.clause("LL 9.2")
def test_both_cards_are_paid_for():
    game = lanes(
        Lane(
            deck=[],
            runes="Fury 2, Calm 2",
            deals=[spell_card("Quick", Reaction, power=(FURY,), printed_speed=REACTION), costing(CALM)],
        ),
        phase="enthralled",
        modifiers=Modifiers(reaction_spells=REACTION_ONLY),
    )
    assert ready_runes(game) == ["Calm Rune", "Fury Rune"]


@pytest.mark.clause("LL 9.3")
def test_a_strike_has_its_own_domain_and_bonus_whatever_other_tables_play_with():
    made = {(domains, bonus): thralls.strike_card(domains, bonus) for domains in range(1, 64) for bonus in range(100)}
    assert all((x.domains, x.might_bonus) == key for key, x in made.items())


@pytest.mark.clause("LL 9.3")
def test_mighty_strikes_give_might_while_they_are_worn():
    game = lanes(
        Lane(deck=[], deals=[gear_card("Lamp", energy=1)], at_npc=[4]),
        phase="enthralled",
        modifiers=Modifiers(mighty_strikes=2),
    )
    assert at(game, "far") == ["Thrall 6 with 1 Strike"]


@pytest.mark.clause("LL 9.3", "B24")
def test_a_merge_does_not_count_the_bonus_of_strikes_twice():
    game = lanes(
        Lane(deck=[], deals=[SPARK], at_npc=[Thrall(4, strikes=2)]),
        phase="enthralled",
        modifiers=Modifiers(mighty_strikes=2),
    )
    assert at(game, "npc base") == ["Thrall 10 with 2 Strikes"], "4 + 2, and 4 for the two Strikes"


@pytest.mark.clause("LL 9.4")
def test_a_head_start_stands_in_every_lane_and_controls_without_a_showdown():
    game = new_table(2, options="head-start")
    for seat in (0, 1):
        assert (at(game, "far", seat), at(game, "mid", seat)) == (["Thrall 5"], ["Thrall 3"])
        assert (holder(game, "far", seat), holder(game, "mid", seat), holder(game, "near", seat)) == (
            NPC,
            NPC,
            "nobody",
        )
    assert told(game, "showdown", "contests") == []
    assert DEFAULT_HEAD_START == ((3, 5), (2, 3))


@pytest.mark.clause("LL 9.4")
def test_a_head_start_of_ones_own():
    game = new_table(1, options="head-start nearfield 2 + base 7")
    assert whole_lane(game) == {"near": ["Thrall 2"], "npc base": ["Thrall 7"]}


@pytest.mark.clause("LL 9.5")
def test_costs_are_paid_by_recycling_runes_ready_or_exhausted():
    game = lanes(
        Lane(deck=[], exhausted_runes="Fury 1", runes="Calm 1", rune_deck="Mind 1", deals=[costing(FURY)]),
        phase="enthralled",
        modifiers=Modifiers(recycle_costs=True),
    )
    assert (ready_runes(game), runes(game, 0)) == (["Calm Rune"], (1, 0))
    assert len(game.sides[0].rune_deck) == 2


@pytest.mark.clause("LL 9.5")
def test_the_automatic_payment_recycles_exhausted_runes_first():
    game = lanes(
        Lane(deck=[], exhausted_runes="Fury 1", runes="Fury 1", deals=[costing(FURY)]),
        phase="enthralled",
        modifiers=Modifiers(recycle_costs=True),
    )
    assert open_questions(game) == [(0, "pay")]
    act(game, 0, "auto")
    assert runes(game, 0) == (1, 0)


@pytest.mark.clause("LL 9.5", "B16")
def test_a_ready_rune_recycled_for_an_enthrall_cost_gives_no_energy():
    """An Enthrall Cost is no price in Energy or Power, and no window is open in which Add abilities could be used."""
    game = lanes(
        Lane(deck=[], runes="Fury 1", deals=[costing(FURY)]),
        phase="enthralled",
        modifiers=Modifiers(recycle_costs=True),
    )
    assert (runes(game, 0), game.sides[0].energy, told(game, "adds")) == ((0, 0), 0, [])


@pytest.mark.clause("LL 9.5")
def test_where_nobody_can_pay_runes_are_still_only_exhausted():
    game = lanes(
        Lane(deck=[], runes="Calm 1", deals=[costing(FURY)]),
        Lane(deck=[], runes="Mind 1"),
        phase="enthralled",
        modifiers=Modifiers(recycle_costs=True),
    )
    fight_on(game)
    assert (runes(game, 0), runes(game, 1)) == ((0, 1), (0, 1))


# --- easier


@pytest.mark.clause("LL 9.6")
def test_extra_runes_in_the_first_channel_phase():
    game = new_table(2, options="extra-runes 2")
    keep_all(game)
    assert [sum(runes(game, seat)) for seat in (0, 1)] == [5, 5]


@pytest.mark.clause("LL 9.7")
def test_champions_begin_in_base_and_the_first_awaken_phase_readies_them():
    game = new_table(1, options="champions-out")
    champion = game.sides[0].chosen_champion
    assert base(game, 0) == [champion]
    assert game.sides[0].champion == []
    assert unit_named(game, champion).exhausted
    assert told(game, "plays", "triggers") == [], "it was not played"
    keep_all(game)
    assert not unit_named(game, champion).exhausted


@pytest.mark.clause("LL 9.7")
def test_what_champions_in_base_would_do_when_played_does_not_happen():
    greeter = unit_card("Greeter", when(I.am_played, draw(1)))
    game = lanes(Lane(champion=greeter), modifiers=Modifiers(champions_out=True))
    assert base(game, 0) == ["Greeter"]
    assert told(game, "triggers", "draws") == []


@pytest.mark.clause("LL 9.8")
def test_only_the_icons_of_the_cost_count():
    lane = Lane(deck=[], runes="Fury 3", deals=[costing(FURY, text=(FURY,))])
    game = lanes(lane, phase="enthralled", modifiers=Modifiers(printed_cost_only=True))
    assert len(ready_runes(game)) == 2


@pytest.mark.clause("LL 9.9", "B37")
def test_cards_come_from_the_sideboard_until_it_is_empty():
    game = lanes(
        Lane(
            deck=["Vanguard Sergeant"] * 2,
            deals=[unit_card("From Deck")],
            sideboard=[unit_card("Spare")],
            rune_deck="Fury 4",
        ),
        phase="enthralled",
        modifiers=Modifiers(sideboard_first=True),
    )
    assert pile(game) == ["Spare"]
    fight_on(game)
    act(game, 0, "end")
    assert pile(game) == ["Spare", "From Deck"]


@pytest.mark.clause("LL 9.9")
def test_a_deck_without_a_sideboard_begins_with_its_main_deck():
    game = lanes(
        Lane(deals=[unit_card("From Deck")]),
        Lane(deals=[unit_card("Other")], sideboard=[unit_card("Spare")] * 3),
        phase="enthralled",
        modifiers=Modifiers(sideboard_first=True),
    )
    assert (pile(game, 0), pile(game, 1)) == (["From Deck"], ["Spare"])


@pytest.mark.clause("LL 9.9", "B37")
def test_sideboards_of_up_to_ten_cards_are_shuffled_and_need_not_be_equal():
    orders = set()
    for seed in range(4):
        game = start(["Annie with gear", "Garen"], seed=seed, mode="lanes", options="sideboard-first")
        assert [len(side.sideboard) for side in game.sides[:2]] == [10, 0]
        orders.add(tuple(game.card(id).printed.name for id in game.sides[0].sideboard))
    assert len(orders) > 1


# --- LL 9.10


def with_gold(*deals, gold: int = 1, **lane):
    return Lane(deck=[], base=[GOLD] * gold, deals=deals, **lane)


GOLD_PAYS = Modifiers(gold_pays=True)


@pytest.mark.clause("LL 9.10")
def test_gold_pays_one_icon_of_any_colour():
    game = lanes(with_gold(costing(MIND), runes="Fury 2"), phase="enthralled", modifiers=GOLD_PAYS)
    assert offered_to(game, 0) == ["auto", "pick Fury Rune", "pick Gold"]
    act(game, 0, "pick Gold")
    assert (base(game, 0), len(ready_runes(game))) == ([], 2)


@pytest.mark.clause("LL 9.10")
@pytest.mark.parametrize(("runes", "left"), [("Mind 1", ["Gold"]), ("Fury 2", [])])
def test_the_automatic_payment_takes_a_rune_before_gold_and_gold_before_two_runes(runes: str, left: list[str]):
    game = lanes(with_gold(costing(MIND), runes=runes), phase="enthralled", modifiers=GOLD_PAYS)
    act(game, 0, "auto")
    assert (base(game, 0), len(ready_runes(game))) == (left, 0 if left else 2)


@pytest.mark.clause("LL 9.10")
def test_who_kept_their_gold_from_one_icon_may_be_asked_for_the_next():
    game = lanes(
        Lane(deck=[], deals=[costing(MIND, MIND)]),
        with_gold(),
        Lane(deck=[], runes="Mind 2"),
        phase="enthralled",
        modifiers=GOLD_PAYS,
    )
    act(game, 0, "pick seat 1")
    act(game, 1, "done")
    assert (open_questions(game), ready_runes(game, 2)) == ([(0, "player")], ["Mind Rune"])
    assert offered_to(game, 0) == ["pick seat 1", "pick seat 2"]


@pytest.mark.clause("LL 9.10")
def test_having_gold_is_never_a_duty():
    game = lanes(with_gold(costing(MIND)), Lane(deck=[], runes="Mind 1"), phase="enthralled", modifiers=GOLD_PAYS)
    assert offered_to(game, 0) == ["auto", "done", "pick Gold"]
    act(game, 0, "done")
    fight_on(game)
    assert (base(game, 0), ready_runes(game, 1)) == (["Gold"], [])


@pytest.mark.clause("LL 9.10")
def test_gold_may_pay_for_a_teammate_and_need_not():
    for word, left in (("pick Gold", []), ("done", ["Gold"])):
        game = lanes(
            Lane(deck=[], runes="Fury 1", deals=[costing(MIND)]), with_gold(), phase="enthralled", modifiers=GOLD_PAYS
        )
        assert open_questions(game) == [(1, "pay")]
        act(game, 1, word)
        fight_on(game)
        assert base(game, 1) == left
        assert ready_runes(game, 0) == (["Fury Rune"] if word == "pick Gold" else [])


@pytest.mark.clause("LL 9.10")
def test_exhausted_gold_and_gold_without_the_modifier_pay_nothing():
    spent = Lane(deck=[], base=[Piece(GOLD, exhausted=True)], deals=[costing(MIND)])
    game = lanes(spent, phase="enthralled", modifiers=GOLD_PAYS)
    assert (base(game, 0), told(game, "all-runes-exhausted")) == (["Gold"], ["all-runes-exhausted"])
    game = lanes(with_gold(costing(MIND)), phase="enthralled")
    assert (base(game, 0), told(game, "all-runes-exhausted")) == (["Gold"], ["all-runes-exhausted"])


# --- together


@pytest.mark.clause("LL 9", "LL 9.1", "LL 9.3")
def test_modifiers_combine():
    """Two advance from the Base, one with a Strike of +2; a rune is recycled for the one icon of the cost."""
    m = Modifiers(faster_units=2, mighty_strikes=2, recycle_costs=True, printed_cost_only=True)
    game = lanes(
        Lane(deck=[], runes="Fury 2", at_npc=[Thrall(3, strikes=1)], deals=[costing(FURY, text=(FURY,))]),
        phase="enthralled",
        modifiers=m,
    )
    assert at(game, "far") == ["Thrall 1", "Thrall 5 with 1 Strike"]
    assert runes(game, 0) == (1, 0)
