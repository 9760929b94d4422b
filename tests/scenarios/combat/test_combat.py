"""A combat from its opening to its end (CR 459-466)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Hidden,
    I,
    Reaction,
    Shield,
    a,
    alone,
    battlefield,
    destination,
    draw,
    gain_xp,
    give,
    have,
    kill,
    me,
    move,
    play_token,
    recall,
    return_to_hand,
    stun,
    unit,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.conditions import OneOnOne
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.verbs import TO_THERE, GainControl, PlayTokens
from farfield.rules.game import Game
from farfield.rules.terms import E_COMBAT_END, E_COMBAT_START, E_COMBAT_WON, E_DEALT, E_STUNNED, THIS_COMBAT, THIS_TURN
from tests.scenarios.table import (
    at_field,
    base,
    chain,
    chain_items,
    controller,
    damage_to,
    do,
    hand,
    happened,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

EAST = plain_field("East")
WEST = plain_field("West")


def fight(attackers: list[object], defenders: list[object], **more: object) -> Game:
    """Units of seat 0 have just come to a battlefield that seat 1 controls and defends."""
    seats = [Seat(hand=more.get("hand0", ())), Seat(hand=more.get("hand1", ()))]  # type: ignore[arg-type]
    fields = [Field(EAST, controller=1, units={0: attackers, 1: defenders}), Field(WEST)]  # type: ignore[dict-item]
    return Position(seats=seats, fields=fields, every_window=bool(more.get("every_window"))).start()


@pytest.mark.clause("CR 464", "CR 323.13", "core 21.3", "CR 459", "core 21 Step 1")
def test_moving_onto_enemies_begins_a_combat_with_the_mover_as_attacker() -> None:
    game = Position(
        seats=[Seat(base=[unit_card("Charger")]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard")]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "move Charger", "at East")
    arena = game.arenas[0]
    assert (arena.combat, arena.attacker, arena.defender) == (True, 0, 1)
    assert (question(game), seat_asked(game)) == ("focus", 0)
    assert (piece(game, "Charger").role, piece(game, "Guard").role) == (1, 2)


@pytest.mark.clause("CR 464", "core 21.2", "core 21.5", "CR 464.2.e", "core 21.4")
def test_start_of_combat_comes_before_attack_and_defend_triggers_and_the_defender_resolves_first() -> None:
    herald = unit_card("Herald", when(When(E_COMBAT_START), gain_xp(1)))
    charger = unit_card("Charger", when(I.attack, draw(1)))
    guard = unit_card("Guard", when(I.defend, draw(1)))
    game = fight([charger, herald], [guard], every_window=True)
    assert chain(game) == ["Herald", "Charger", "Guard"]
    settle_chain(game)
    order = [f"ability-resolves {name}" for name in ("Guard", "Charger", "Herald")]
    assert happened(game, "resolves", "ability-resolves") == order  # the log says that it is not the units
    assert (question(game), seat_asked(game)) == ("focus", 0)  # the combat chain did not pass focus


@pytest.mark.clause("CR 383.4.e", "core 18.11")
def test_a_unit_that_leaves_and_returns_does_not_attack_a_second_time() -> None:
    charger = unit_card("Charger", when(I.attack, draw(1)))
    out = spell_card("Out", Action, recall(a(unit.yours.named("Charger"))))
    target = a(unit.yours.named("Charger"))
    back = spell_card("Back", Action, move(target, destination(battlefield, target)))
    game = fight([charger, unit_card("Friend")], [unit_card("Guard", might=9)], hand0=[out, back])
    settle_chain(game)
    assert len(hand(game, 0)) == 3
    do(game, "play Out")
    assert piece(game, "Charger").role == 0
    do(game, "play Back", "pick East")
    assert chain_items(game) == []
    assert len(happened(game, "triggers")) == 1


@pytest.mark.clause("CR 323.2", "core 21.3")
def test_units_that_arrive_later_get_their_designation_and_trigger() -> None:
    late = unit_card("Late", when(I.defend, draw(1)))
    target = a(unit.yours)
    come = spell_card("Come", Action, move(target, destination(battlefield, target)))
    game = Position(
        seats=[Seat(), Seat(hand=[come], base=[late])],
        fields=[Field(EAST, controller=1, units={0: [unit_card("Charger")], 1: [unit_card("Guard")]}), Field(WEST)],
    ).start()
    assert seat_asked(game) == 1
    do(game, "play Come", "pick Late", "pick East")
    settle(game)
    assert happened(game, "triggers") == ["triggers Late"]


@pytest.mark.clause("CR 465", "CR 465.2.a", "core 21.6", "core 21 Step 2", "CR 465.2.d", "core 21.10")
def test_both_sides_deal_their_might_at_the_same_moment() -> None:
    game = fight([unit_card("Charger", might=3)], [unit_card("Guard", might=3)])
    assert at_field(game) == []
    assert trash(game, 0) == ["Charger"]
    assert trash(game, 1) == ["Guard"]
    assert controller(game) is None
    assert points(game) == [0, 0]
    assert happened(game, "loses-control", "no-result") == ["no-result East", "loses-control East"]


@pytest.mark.clause("CR 465.2.a", "CR 423.1.b", "CR 143.2.b")
def test_stunned_units_and_negative_might_add_nothing() -> None:
    weak = unit_card("Weak", might=1)
    game = fight(
        [Piece(unit_card("Dazed", might=5), stunned=True), unit_card("Charger", might=2), weak],
        [unit_card("Guard", might=3)],
        hand1=[spell_card("Wither", Action, give(a(unit.named("Weak")), -4))],
    )
    do(game, "play Wither")
    assert might(game, "Weak") == -3
    settle(game)
    do(game, "pick Dazed")
    assert damage_to(game, "Guard") == [2]  # not 2 - 3, and not 5 more
    assert base(game, 0) == ["Charger", "Dazed", "Weak"]
    assert at_field(game) == ["Guard"]


@pytest.mark.clause("CR 466.1", "CR 466.1.a.1", "core 21.11", "CR 143.3.b", "core 7.5")
def test_the_combat_cleanup_heals_units_everywhere() -> None:
    game = Position(
        seats=[Seat(base=[Piece(unit_card("Elsewhere", might=4), damage=3)]), Seat()],
        fields=[
            Field(EAST, controller=1, units={0: [unit_card("Charger", might=5)], 1: [unit_card("Guard", might=2)]}),
            Field(WEST),
        ],
        every_window=True,
    ).start()
    assert piece(game, "Elsewhere").damage == 3
    settle(game)
    assert damage_to(game, "Charger") == [2]
    assert (piece(game, "Charger").damage, piece(game, "Elsewhere").damage) == (0, 0)


@pytest.mark.clause("CR 466.1.a.2", "CR 466.3", "core 21.12", "core 21.15")
def test_a_tie_recalls_the_attackers_and_nobody_wins() -> None:
    """Both sides are stunned and so alive when the cleanup comes to recalling."""
    strong = unit_card("Strong", when(When(E_COMBAT_WON, me=True), draw(1)), might=2)
    wall = unit_card("Wall", when(When(E_COMBAT_WON, me=True), draw(1)), might=2)
    game = fight([Piece(strong, stunned=True)], [Piece(wall, stunned=True)])
    assert base(game, 0) == ["Strong"]
    assert at_field(game) == ["Wall"]
    assert happened(game, "recalled", "no-result", "wins-combat") == ["recalled Strong", "no-result East"]
    assert (hand(game, 0), hand(game, 1)) == ([], [])
    assert (controller(game), points(game)) == (1, [0, 0])


@pytest.mark.clause("CR 466.3", "core 21.12")
def test_the_only_side_left_wins_and_all_its_units_share_the_result() -> None:
    boast = unit_card("Boaster", when(When(E_COMBAT_WON, me=True), draw(1)), might=4)
    game = fight([unit_card("Charger", might=3)], [boast, boast])
    do(game, "pick Boaster")  # gets the 3 damage
    assert trash(game, 0) == ["Charger"]
    assert len(hand(game, 1)) == 2  # both won
    assert happened(game, "wins-combat") == ["wins-combat East"]
    assert (controller(game), points(game)) == (1, [0, 0])  # it kept what it had: no conquer


@pytest.mark.clause("CR 466.5", "core 21.13", "CR 469", "core 22.1")
def test_the_winner_of_a_combat_takes_the_battlefield_and_conquers() -> None:
    game = fight([unit_card("Charger", might=5)], [unit_card("Guard", might=2)])
    assert at_field(game) == ["Charger"]
    assert controller(game) == 0
    assert points(game) == [1, 0]
    assert game.places[game.battlefields[0]].contested_by == -1


@pytest.mark.clause("CR 466.5", "core 21.13")
def test_a_facedown_card_of_the_loser_is_trashed_with_the_battlefield() -> None:
    game = Position(
        seats=[Seat(), Seat()],
        fields=[
            Field(
                EAST,
                controller=1,
                units={0: [unit_card("Charger", might=5)], 1: [unit_card("Guard")]},
                facedown={1: "Gust"},
            ),
            Field(WEST),
        ],
        every_window=True,
    ).start()
    assert trash(game, 1) == []
    settle(game)
    assert trash(game, 1) == ["Guard", "Gust"]


@pytest.mark.clause("CR 466.7", "core 21.14")
def test_assault_and_this_combat_still_count_while_conquering_and_end_after_it() -> None:
    proud = unit_card("Proud", Assault(2), when(I.conquer, gain_xp(1)), might=2)
    cheer = spell_card("Cheer", Action, give(a(unit.yours), 1, until=THIS_COMBAT))
    game = fight([proud], [unit_card("Guard", might=1)], hand0=[cheer], every_window=True)
    do(game, "play Cheer", "pass", "pass", "pass", "pass")
    assert chain(game) == ["Proud"]  # its conquer trigger is on the chain
    assert controller(game) == 0
    assert might(game, "Proud") == 2 + 2 + 1
    settle(game)
    assert might(game, "Proud") == 2
    assert piece(game, "Proud").role == 0


@pytest.mark.clause("CR 466.7")
def test_end_of_combat_effects_come_after_control_is_settled() -> None:
    mourner = unit_card("Mourner", when(When(E_COMBAT_END), draw(1)), when(I.conquer, gain_xp(1)), might=5)
    game = fight([mourner], [unit_card("Guard")], every_window=True)
    do(game, "pass", "pass")
    settle_chain(game)
    assert happened(game, "conquers", "triggers", "gains-xp", "draws") == [
        "conquers East",
        "triggers Mourner",
        "gains-xp",
        "triggers Mourner",
        "draws Vanguard Sergeant",
    ]


@pytest.mark.clause("A14", "CR 465")
def test_when_one_side_is_gone_there_is_no_damage_but_the_whole_resolution() -> None:
    slay = spell_card("Slay", Action, kill(a(unit.enemy)))
    victor = unit_card("Victor", when(When(E_COMBAT_WON, me=True), draw(1)), might=4)
    game = fight([Piece(victor, damage=3)], [unit_card("Guard", might=3)], hand0=[slay])
    do(game, "play Slay")
    settle(game)
    assert damage_to(game, "Victor") == []
    assert piece(game, "Victor").damage == 0  # healed
    assert hand(game, 0) == ["Vanguard Sergeant"]  # it won the combat
    assert controller(game) == 0
    assert points(game) == [1, 0]


@pytest.mark.clause("A15", "CR 466.3", "CR 323.13")
def test_no_result_with_both_sides_left_stages_a_new_combat() -> None:
    """The only defender dies and its Deathknell plays a new one before the result is looked at."""
    nest = unit_card("Nest", Deathknell(play_token(RECRUIT, here=True)), might=2)
    charger = unit_card("Charger", when(I.attack, gain_xp(1)), might=4)
    game = fight([charger], [nest])
    assert happened(game, "combat", "no-result", "wins-combat") == [
        "combat East",
        "no-result East",
        "combat East",
        "wins-combat East",
    ]
    assert game.sides[0].xp == 2  # it attacked in both combats
    assert at_field(game) == ["Charger"]
    assert points(game) == [1, 0]


@pytest.mark.clause("A16", "CR 466.5")
def test_a_surprise_defender_that_outlasts_the_attack_conquers() -> None:
    """Nobody controls the battlefield; the defender came during the showdown and holds its ground."""
    target = a(unit.yours)
    come = spell_card("Come", Action, move(target, destination(battlefield, target)))
    wall = Piece(unit_card("Wall", might=5), stunned=True)
    game = Position(
        seats=[Seat(base=[unit_card("Charger", might=2)]), Seat(hand=[come], base=[wall])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Charger", "at East", "play Come", "pick East")
    settle(game)
    assert base(game, 0) == ["Charger"]
    assert at_field(game) == ["Wall"]
    assert controller(game) == 1
    assert points(game) == [0, 1]


@pytest.mark.clause("A17", "CR 323.2.b", "CR 383.4.f")
def test_a_unit_that_changes_sides_in_a_combat_changes_its_designation() -> None:
    turncoat = unit_card("Turncoat", when(I.attack_or_defend, draw(1)), might=2)
    steal = spell_card("Steal", Action, GainControl(a(unit.enemy), until=THIS_TURN))
    game = fight([turncoat, unit_card("Charger", might=1)], [unit_card("Guard", might=3)], hand1=[steal])
    assert hand(game, 0) == ["Vanguard Sergeant"]
    do(game, "play Steal", "pick Turncoat")
    settle_chain(game)
    assert piece(game, "Turncoat").role == 2
    assert hand(game, 1) == ["Vanguard Sergeant"]  # its defend trigger belongs to the new controller
    settle(game)
    do(game, "pick Guard")
    assert trash(game, 0) == ["Charger"]
    assert at_field(game) == ["Guard", "Turncoat"]


@pytest.mark.clause("CR 462", "core 21.1")
def test_a_unit_that_an_effect_would_play_into_a_foreign_combat_goes_to_its_base() -> None:
    summon = spell_card("Summon", Action, PlayTokens(RECRUIT, Number(1), where=TO_THERE, place=a(battlefield)))
    game = Position(
        seats=[Seat(), Seat(), Seat(hand=[summon])],
        fields=[Field(EAST, controller=1, units={0: [unit_card("One")], 1: [unit_card("Two")]}), Field(WEST)],
    ).start()
    assert (question(game), seat_asked(game)) == ("focus", 2)  # everybody may act in every showdown
    do(game, "play Summon", "pick East")
    assert base(game, 2) == ["Recruit"]
    assert "Recruit" not in happened(game, "contests")


@pytest.mark.clause("CR 740.2", "CR 740.3", "core 21.15")
@pytest.mark.parametrize(("friends", "lonely", "duelist"), [(0, 5, 4), (1, 3, 3)])
def test_alone_and_one_on_one(friends: int, lonely: int, duelist: int) -> None:
    """Alone: no other friendly unit there. One on one: both sides are alone."""
    loner = unit_card("Lonely", have(me, 2, while_=alone(me)), might=3)
    duel = unit_card("Duelist", have(me, 1, while_=OneOnOne()), might=3)
    game = fight([loner, *[unit_card("Friend")] * friends], [duel], every_window=True)
    assert (might(game, "Lonely"), might(game, "Duelist")) == (lonely, duelist)


@pytest.mark.clause("CR 323.9", "CR 323.10")
def test_a_staged_combat_is_unstaged_when_one_side_leaves_before_it_opens() -> None:
    runner = unit_card("Runner", when(I.move, draw(1)))
    flee = spell_card("Flee", Reaction, return_to_hand(a(unit.yours)))
    game = Position(
        seats=[Seat(base=[runner]), Seat(hand=[flee])],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Guard")]}), Field(WEST)],
    ).start()
    do(game, "move Runner", "at East")
    place = game.places[game.battlefields[0]]
    assert place.combat_staged
    do(game, "play Flee")
    settle(game)
    assert happened(game, "combat") == []
    assert happened(game, "showdown") == ["showdown East"]  # contested all the same
    assert controller(game) == 0


@pytest.mark.clause("CR 466", "core 21 Step 3")
def test_triggers_of_each_part_of_the_resolution_are_done_before_the_next() -> None:
    nest = unit_card("Nest", Deathknell(draw(1)), might=1)
    victor = unit_card("Victor", when(When(E_COMBAT_WON, me=True), gain_xp(1)), when(I.conquer, draw(1)), might=4)
    game = fight([victor], [nest], every_window=True)
    do(game, "pass", "pass")
    assert chain(game) == ["Nest"]
    assert controller(game) == 1  # the result has not been looked at
    do(game, "pass", "pass")
    assert chain(game) == ["Victor"]
    assert controller(game) == 1
    do(game, "pass", "pass")
    assert controller(game) == 0
    assert chain(game) == ["Victor"]
    assert offered(game) == ["pass"]


@pytest.mark.clause("CR 465.3", "CR 417.6.c", "core 21.10")
def test_triggers_on_the_damage_wait_for_the_combat_cleanup() -> None:
    angry = unit_card("Angry", when(When(E_DEALT, me=True), stun(a(unit.enemy))), might=5)
    game = fight([angry], [unit_card("Guard", might=2)], every_window=True)
    do(game, "pass", "pass")
    # Damage dealt, the cleanup killed Guard and healed Angry; only then the trigger looked for a target: none.
    assert trash(game, 1) == ["Guard"]
    assert chain(game) == []
    assert piece(game, "Angry").damage == 0


@pytest.mark.clause("CR 383.3.d", "core 12.8", "CR 464.2.e")
def test_only_attack_and_defend_triggers_have_the_order_of_the_combat() -> None:
    """Seat 1 attacks in seat 0's turn. Later in that combat simultaneous triggers go by the turn again."""
    lure = spell_card("Lure", Action, move(a(unit.enemy, "foe"), destination(battlefield, name="there")))
    storm = spell_card("Storm", Action, stun(a(unit.named("Guard"))))
    guard = unit_card("Guard", when(I.defend, gain_xp(1)), when(When(E_STUNNED), draw(1)), might=3)
    charger = unit_card("Charger", when(I.attack, gain_xp(1)), when(When(E_STUNNED), draw(1)), might=3)
    game = Position(
        seats=[Seat(hand=[lure, storm]), Seat(base=[charger])],
        fields=[Field(EAST, controller=0, units={0: [guard]}), Field(WEST)],
        every_window=True,
    ).start()
    do(game, "play Lure", "pick East", "pass", "pass")
    assert (game.arenas[0].attacker, game.turn_seat) == (1, 0)
    assert chain(game) == ["Charger", "Guard"]  # attacker's first
    settle_chain(game)
    do(game, "pass", "play Storm", "pass", "pass")
    assert chain(game) == ["Guard", "Charger"]  # the turn player's first


@pytest.mark.clause("CR 461.1", "CR 323.13", "CR 460")
def test_of_several_staged_combats_the_turn_player_picks_one() -> None:
    scatter = spell_card(
        "Scatter",
        Action,
        move(a(unit.yours.named("One"), "one"), destination(battlefield, name="x")),
        move(a(unit.yours.named("Two"), "two"), destination(battlefield, name="y")),
    )
    game = Position(
        seats=[Seat(base=[unit_card("One", might=5), unit_card("Two", might=5)], hand=[scatter]), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [unit_card("Guard")]}),
            Field(WEST, controller=1, units={1: [unit_card("Watch")]}),
        ],
        every_window=True,
    ).start()
    do(game, "play Scatter", "pick East", "pick West", "pass", "pass")
    assert (question(game), seat_asked(game)) == ("showdown", 0)
    assert offered(game) == ["at East", "at West"]
    do(game, "at West")
    assert piece(game, "Two").role == 1
    assert piece(game, "One").role == 0  # its combat has not begun
    settle(game)
    assert happened(game, "combat") == ["combat West", "combat East"]
    assert points(game) == [2, 0]


@pytest.mark.clause("CR 323.2", "CR 811", "CR 814")
def test_a_unit_from_hidden_defends_in_the_combat_it_is_played_into() -> None:
    lurker = unit_card("Lurker", Hidden, Shield(2), when(I.defend, gain_xp(1)), might=2, energy=9)
    game = Position(
        seats=[Seat(base=[unit_card("Charger", might=4)]), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [unit_card("Guard", might=1)]}, facedown={1: lurker}),
            Field(WEST),
        ],
    ).start()
    do(game, "move Charger", "at East", "play Lurker")
    settle_chain(game)
    assert (piece(game, "Lurker").role, might(game, "Lurker"), game.sides[1].xp) == (2, 4, 1)
    do(game, "pick Guard")
    assert trash(game, 0) == ["Charger"]
    assert at_field(game) == ["Lurker"]


@pytest.mark.clause("CR 465.2.d", "CR 383.3.d")
def test_what_triggers_on_the_damage_of_a_combat_is_of_one_moment() -> None:
    """Two units of a player were dealt damage together: the player orders their triggers."""
    tough = unit_card("Tough", when(When(E_DEALT, me=True), draw(1)), might=3)
    proud = unit_card("Proud", when(When(E_DEALT, me=True), gain_xp(1)), might=3)
    game = fight([unit_card("Charger", might=4)], [tough, proud], every_window=True)
    do(game, "pass", "pass", "pick Tough")
    assert question(game) == "order"
    assert (seat_asked(game), offered(game)) == (1, ["pick Proud", "pick Tough"])
