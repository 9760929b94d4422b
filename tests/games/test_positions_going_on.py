"""Positions in the middle of a turn: items on the chain, showdowns, combats; and what the table agreed on."""

from __future__ import annotations

import random
from typing import Any

import pytest

from farfield.cards.language import (
    Deathknell,
    I,
    Reaction,
    a,
    cost,
    counter,
    deal,
    draw,
    kill,
    ready,
    spell_on_chain,
    that,
    up_to,
    use,
    when,
)
from farfield.cards.language import unit as any_unit
from farfield.games import MODES, BadPosition, Field, Happened, Known, OnChain, Piece, Position, Seat, Showdown, start
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.terms import E_MOVED, UNIT
from tests.games.random_play import play_on
from tests.scenarios.table import (
    asked,
    at_field,
    base,
    chain,
    controller,
    do,
    hand,
    offered,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

GATE, PEAK = "Void Gate", "Startipped Peak"
PORO = "Daring Poro"


def duel(mine: Seat, theirs: Seat, *fields: Field, **more: Any) -> Position:
    return Position(seats=[mine, theirs], fields=fields or [Field(GATE), Field(PEAK)], **more)


def again(position: Position) -> Position:
    """Written down and read, where a text can hold its cards."""
    return Position.parse(position.text())


# --- what the table agreed on


def test_a_running_duel_keeps_what_its_table_agreed_on() -> None:
    game = start(["Garen", "Lux"], seed=7, options="rulebook")
    while game.decisions()[0].kind == 0:  # the mulligans
        game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    position = Position.of(game)
    assert "Options: rulebook" in position.text()
    for kept in (position, again(position)):
        assert kept.start().view(0).options == [("rulebook", "on")]
    assert Position.of(again(position).start()) == position


@pytest.mark.parametrize("mode", ["duel", "match", "skirmish", "war", "2v2"])
def test_options_are_kept_in_every_mode(mode: str) -> None:
    rules = MODES[mode].rules((("rulebook", "on"),))
    seats = [Seat(deck=["Gust"], turns=2)] * rules.seats_most
    position = Position(seats, [Field(), Field(GATE)], mode=rules)
    assert Position.of(position.start()) == position == again(position)
    assert position != Position(seats, [Field(), Field(GATE)], mode=MODES[mode].rules())


def test_who_wants_to_be_asked_when_is_kept_seat_by_seat() -> None:
    position = duel(Seat(asked=["windows"]), Seat(asked=["main", "control"]))
    assert Position.of(position.start().copy()).seats[1].asked == ("control", "main")
    assert again(position) == position
    assert Position.of(duel(Seat(), Seat(), every_window=True).start()).seats[0].asked is None


def test_what_others_know_of_hands_and_decks_is_kept() -> None:
    position = duel(
        Seat(hand=[Known("Gust", [1]), "Flash"], deck=["Gust", Known("Flash")], rune_deck="Fury 1, Chaos 2 known"),
        Seat(),
    )
    assert again(position) == position
    game = again(position).start()
    view = game.view(1)
    assert [card.name for card in view.sides[0].hand] == ["Gust"]
    assert [(card.position, card.name) for card in view.sides[0].deck] == [(1, "Flash")]
    assert [(card.position, card.name) for card in view.sides[0].rune_deck] == [(1, "Chaos Rune"), (2, "Chaos Rune")]
    assert Position.of(game).seats[0] == Position.of(position.start()).seats[0]


# --- on the chain


@pytest.mark.clause("CR 338")
def test_a_spell_on_the_chain_resolves_for_its_target() -> None:
    position = duel(
        Seat(),
        Seat(hand=["Gust"], runes="Chaos 2"),
        Field(GATE, controller=1, units={1: [PORO, PORO]}),
        chain=[OnChain("Gust", 0, [f"{PORO} at {GATE} #2"], energy=1)],
        every_window=True,
    )
    assert again(position) == position
    game = again(position).start()
    assert (question(game), seat_asked(game), chain(game)) == ("priority", 0, ["Gust"])
    settle(game)
    assert (at_field(game), hand(game, 1), trash(game, 0)) == ([PORO], sorted([PORO, "Gust"]), ["Gust"])


@pytest.mark.clause("CR 338")
def test_passes_say_whose_priority_it_is() -> None:
    item = OnChain("Gust", 0, [f"{PORO} at {GATE}"], passes=1)
    field = Field(GATE, controller=1, units={1: [PORO]})
    game = duel(Seat(), Seat(), field, chain=[item], every_window=True).start()
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "pass")
    assert at_field(game) == []


@pytest.mark.clause("CR 425")
def test_an_item_may_have_chosen_another_item() -> None:
    no = spell_card("No", Reaction, counter(a(spell_on_chain)))
    bolt = spell_card("Bolt", draw(1))
    game = duel(Seat(deck=[PORO]), Seat(), chain=[OnChain(bolt, 0), OnChain(no, 1, ["item 0"])]).start()
    assert (hand(game, 0), trash(game, 0), trash(game, 1)) == ([], ["Bolt"], ["No"])


def test_an_item_whose_target_has_left_finds_nothing() -> None:
    bolt = spell_card("Bolt", kill(a(any_unit)))
    game = duel(
        Seat(), Seat(), Field(GATE, controller=1, units={1: [PORO]}), chain=[OnChain(bolt, 0, ["gone"])]
    ).start()
    assert at_field(game) == [PORO]


def test_a_pending_item_asks_for_what_it_needs() -> None:
    position = duel(
        Seat(runes="Chaos 1"),
        Seat(),
        Field(GATE, controller=1, units={1: [PORO, PORO]}),
        chain=[OnChain("Gust", 0, pending=True)],
    )
    game = again(position).start()
    assert (question(game), chain(game)) == ("target", ["Gust?"])
    do(game, f"pick {PORO}")
    settle(game)
    assert (at_field(game), runes(game, 0)) == ([PORO], (0, 1))


@pytest.mark.clause("CR 376")
def test_activated_and_triggered_abilities_on_the_chain() -> None:
    """The ability that was put there last resolves first."""
    healer = unit_card("Smith", use(cost(1), ready(a(any_unit))), when(I.move, draw(1)))
    game = duel(
        Seat(base=[healer, Piece(PORO, exhausted=True)], deck=["Gust"]),
        Seat(),
        chain=[
            OnChain(seat=0, use="Smith in seat 0's base", targets=[f"{PORO} in seat 0's base"]),
            OnChain(seat=0, trigger="Smith in seat 0's base"),
        ],
        every_window=True,
    ).start()
    do(game, "pass", "pass")
    assert (hand(game, 0), [x for x in base(game, 0) if x == PORO]) == (["Gust"], [PORO])
    assert game.view(0).places[0].units[1].exhausted
    do(game, "pass", "pass")
    assert not game.view(0).places[0].units[1].exhausted


@pytest.mark.clause("CR 359.3.e.12")
def test_an_ability_of_what_has_left_is_written_with_what_it_was() -> None:
    knell = unit_card("Knell", Deathknell(draw(1)), might=3)
    item = OnChain(seat=0, left=Piece(knell, damage=3), left_from=GATE)
    game = duel(Seat(deck=["Gust"], trash=[knell]), Seat(), chain=[item], every_window=True).start()
    assert (chain(game), at_field(game)) == (["Knell"], [])
    assert Position.of(game).chain == (item,)
    do(game, "pass", "pass")
    assert hand(game, 0) == ["Gust"]


def test_a_trigger_that_speaks_of_its_event_is_told_what_happened() -> None:
    hunter = unit_card("Hunter", when(When(E_MOVED, types=UNIT), deal(1, that)))
    field = Field(PEAK, controller=1, units={1: [Piece(PORO)]})
    happened = Happened("moved", f"{PORO} at {PEAK}", by=1, at=PEAK)
    item = OnChain(seat=0, trigger="Hunter in seat 0's base", happened=happened)
    game = duel(Seat(base=[hunter]), Seat(), field, chain=[item], every_window=True).start()
    assert Position.of(game).chain == (item,)
    do(game, "pass", "pass")
    assert game.view(0).places[2].units[0].damage == 1
    untold = duel(Seat(base=[hunter]), Seat(), field, chain=[OnChain(seat=0, trigger="Hunter in seat 0's base")])
    with pytest.raises(BadPosition, match="This ability of Hunter speaks of what set it off"):
        untold.start()


def test_repeats_modes_costs_and_optional_targets_are_kept() -> None:
    twice = spell_card("Twice", deal(1, up_to(2, any_unit)))
    field = Field(PEAK, controller=1, units={1: [Piece("Maddened Marauder"), PORO]})
    item = OnChain(
        twice,
        0,
        [[f"Maddened Marauder at {PEAK}", f"{PORO} at {PEAK}"]],
        again=[[[]], [[f"Maddened Marauder at {PEAK}"]]],
        paid=[0],
        energy=2,
        power=1,
        origin="trash",
        then="banish",
    )
    game = duel(Seat(), Seat(), field, chain=[item], every_window=True).start()
    assert Position.of(game).chain == (item,)
    settle(game)
    assert [unit.damage for unit in game.view(0).places[2].units] == [2, 1]
    assert game.view(0).sides[0].banished[0].name == "Twice"


# --- showdowns and combats


@pytest.mark.clause("CR 348")
def test_a_showdown_goes_on_with_whoever_has_focus() -> None:
    """Seat 0 came to an empty battlefield; seat 1 has focus, and when all have passed seat 0 conquers it."""
    field = Field(GATE, units={0: [PORO]}, showdown=Showdown(focus=1, passes=1))
    position = duel(Seat(), Seat(), field, every_window=True)
    assert again(position) == position
    game = again(position).start()
    assert (question(game), seat_asked(game), controller(game)) == ("focus", 1, None)
    do(game, "pass")
    assert (question(game), controller(game), points(game)) == ("main", 0, [1, 0])


@pytest.mark.clause("CR 464")
def test_a_combat_goes_on_with_its_attackers_and_defenders() -> None:
    """What triggers as units attack has triggered already: the Corsair's ability does not trigger again."""
    field = Field(
        GATE,
        controller=1,
        units={0: ["Crackshot Corsair"], 1: [Piece(PORO, exhausted=True)]},
        showdown=Showdown(focus=0, attacker=0, defender=1),
    )
    position = duel(Seat(hand=["Gust"], runes="Chaos 1"), Seat(), field)
    assert again(position) == position
    game = again(position).start()
    assert (question(game), offered(game), chain(game)) == ("focus", ["pass", "play Gust"], [])
    view = game.view(0).places[2]
    assert sorted((unit.name, unit.role) for unit in view.units) == [("Crackshot Corsair", 1), (PORO, 2)]
    assert Position.of(game) == Position.of(position.start())
    do(game, "pass")
    assert (at_field(game), trash(game, 1), controller(game)) == (["Crackshot Corsair"], [PORO], 0)


@pytest.mark.clause("CR 465")
def test_a_combat_may_be_past_its_showdown() -> None:
    units = {0: ["Maddened Marauder"], 1: [PORO, "Crackshot Corsair"]}
    field = Field(GATE, controller=1, units=units, showdown=Showdown(0, 0, 1, step="damage"))
    game = again(duel(Seat(), Seat(), field)).start()
    assert (question(game), seat_asked(game)) == ("assign", 0)


@pytest.mark.clause("CR 346")
def test_a_chain_in_a_showdown_says_whether_focus_passes_after_it() -> None:
    bolt = spell_card("Bolt", draw(1))
    for stays, holder in ((False, 1), (True, 0)):
        field = Field(GATE, units={0: [PORO]}, showdown=Showdown(focus=0, focus_stays=stays))
        game = duel(Seat(), Seat(), field, chain=[OnChain(bolt, 0)], every_window=True).start()
        do(game, "pass", "pass")
        assert (question(game), seat_asked(game)) == ("focus", holder)


# --- what can be done only so often


@pytest.mark.clause("CR 383.3.e")
def test_what_was_used_as_often_as_it_may_be_is_kept() -> None:
    once = unit_card("Once", use(cost(0), draw(1), times=1))
    field = Field(GATE, controller=0, units={0: [once]})
    assert offered(duel(Seat(), Seat(), field).start()) == ["end", "move Once", "use Once"]
    used = duel(Seat(), Seat(), field, used=[f"ability of Once at {GATE}"])
    assert offered(used.start()) == ["end", "move Once"]
    assert Position.of(used.start()).used == used.used
    with pytest.raises(BadPosition, match=r'"trigger of Once at Void Gate" is nothing .* Once has: ability'):
        duel(Seat(), Seat(), field, used=[f"trigger of Once at {GATE}"]).start()


# --- Lane Legends


@pytest.mark.clause("LL 6.5")
def test_a_strike_on_the_chain_and_the_deflect_that_answers_it() -> None:
    """The unit was chosen by a Strike and its player has paid: the Strike is countered, the unit keeps a counter."""
    near = Field(
        PEAK,
        controller=0,
        units={0: [PORO], 1: [Piece("Thrall 5", came_from=1)]},
        showdown=Showdown(focus=1, attacker=1, defender=0),
    )
    position = Position(
        seats=[Seat(npc_base=["Fury Strike"])],
        fields=[near, Field("Fortified Position", controller=1), Field(GATE)],
        mode=MODES["lanes"].rules(),
        phase="enthralled",
        chain=[
            OnChain(
                seat=1, strike=f"Thrall 5 at {PEAK}", gear="Fury Strike in seat 1's base", targets=[f"{PORO} at {PEAK}"]
            ),
            OnChain(
                seat=0,
                trigger=f"{PORO} at {PEAK}",
                happened=Happened("chosen", "itself", by=1, at=PEAK, cause="item 0"),
            ),
        ],
        every_window=True,
    )
    assert again(position) == position
    game = again(position).start()
    assert (game.view(0).phase, chain(game)) == (11, ["Thrall", PORO])
    assert Position.of(game).chain == position.chain
    do(game, "pass")
    assert chain(game) == []
    assert [(x.name, x.counters) for x in game.view(0).places[2].units if x.controller == 0] == [(PORO, [1, 1])]
    settle(game)
    assert trash(game, 0) == [PORO]  # of combat damage


@pytest.mark.clause("LL 5.7")
def test_an_attacking_thrall_remembers_where_it_came_from() -> None:
    near = Field(
        PEAK,
        controller=0,
        units={0: ["Stormclaw Ursine"], 1: [Piece("Thrall 3", came_from=1)]},
        showdown=Showdown(focus=1, attacker=1, defender=0, step="damage"),
    )
    stunned = Piece("Stormclaw Ursine", stunned=True)
    near = Field(PEAK, 0, {**near.units, 0: [stunned]}, showdown=near.showdown)
    fields = [near, Field("Fortified Position", controller=1), Field(GATE)]
    game = again(Position([Seat()], fields, mode=MODES["lanes"].rules(), phase="enthralled")).start()
    assert [unit.name for unit in game.view(0).places[3].units] == ["Thrall"]


# --- what is refused


def fight(**more: Any) -> Position:
    return duel(Seat(), Seat(), Field(GATE, controller=1, units={0: [PORO], 1: [PORO]}, showdown=Showdown(0, **more)))


def waiting(*items: OnChain) -> Position:
    return duel(Seat(), Seat(), Field(GATE, controller=1, units={1: [PORO]}), chain=items)


ONE = [f"{PORO} at {GATE}"]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (fight(attacker=0), "at Void Gate only one is given. Give both, or neither"),
        (fight(attacker=0, defender=0), "seat 0 attacks seat 0, and they are on one side"),
        (fight(attacker=0, defender=5), "Who defends at Void Gate: there is no seat 5"),
        (fight(attacker=0, defender=1, step="lunch"), 'No part of a combat is called "lunch"'),
        (fight(step="damage"), "Nobody attacks at Void Gate, so it is no combat"),
        (fight(passes=9), "passes of focus is 9"),
        (
            duel(Seat(), Seat(), Field(GATE, showdown=Showdown(0)), Field(PEAK, showdown=Showdown(1))),
            "Showdowns are going on at Void Gate and at Startipped Peak, and only one can at a time",
        ),
        (waiting(OnChain("Gustt", 0, ONE)), 'No released card is called "Gustt"'),
        (waiting(OnChain(PORO, 0)), f"{PORO} is item 0 of the chain, where only spells wait"),
        (waiting(OnChain(seat=0)), "Item 0 of the chain must be one thing"),
        (waiting(OnChain("Gust", 0, use=f"{PORO} at {GATE}")), "Item 0 of the chain must be one thing"),
        (waiting(OnChain("Gust", 7, ONE)), "The controller of item 0 of the chain: there is no seat 7"),
        (waiting(OnChain("Gust", 0)), "Gust on the chain has chosen nothing. Give a target for each of its choices"),
        (waiting(OnChain("Gust", 0, ["Daring Pero at Void Gate"])), 'Did you mean "Daring Poro at Void Gate"?'),
        (waiting(OnChain("Gust", 0, [ONE[0], ONE[0]])), "Gust asks for 1 choices, and 2 are given"),
        (waiting(OnChain("Gust", 0, ONE, modes=[1])), "Gust on the chain has 0 modes to choose from"),
        (waiting(OnChain(seat=1, use=ONE[0])), f"{PORO} has 0 abilities of this kind, and number 0 is on the chain"),
        (
            waiting(OnChain("Gust", 0, ONE, passes=1), OnChain("Gust", 0, ONE)),
            "Passes of priority belong to the newest",
        ),
        (waiting(OnChain("Gust", 0, ONE, lane=1)), "the lane is 1"),
        (waiting(OnChain("Gust", 0, ONE, origin="sleeve")), '"sleeve" cannot be there. Write one of: hand, trash'),
        (waiting(OnChain(seat=0, left=PORO)), "is of something that has left the board. Say from where"),
        (waiting(OnChain(seat=0, strike=ONE[0])), "Item 0 of the chain is a Strike, and it does not say which"),
        (duel(Seat(), Seat(), used=["a nap"]), '"a nap" is nothing that can be used only so often a turn'),
    ],
)
def test_what_is_refused(position: Position, words: str) -> None:
    for attempt in (position.start, position.text, position.check):
        with pytest.raises(BadPosition) as caught:
            attempt()
        assert words in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Of: seat 0\n", "", '[Item 0] has no line "Of:"'),
        ("Choice 0:", "Choise 0:", 'there is no "Choise 0" here'),
        ("Choice 0:", "Choice 0: gone\nChoice 0:", "Choice 0 is given twice"),
        ("[Item 0]", "[Item 1]", 'there is no "[Item 1]" here'),
        ("focus seat 0", "focus me", '"me" is no seat'),
        ("focus seat 0; ", "", "the showdown does not say who has focus"),
        ("seat 0 attacks seat 1", "seat 0 attacks", '"seat 0 attacks" is nothing about a showdown'),
        (
            "Choice 0:",
            "Happened by: seat 1\nChoice 0:",
            '"Happened by" says more of what happened, and nothing says what',
        ),
        ("Hand: Gust", "Hand: Gust (known)", '"Gust (known)" is no card in a hand or deck'),
    ],
)
def test_a_damaged_text_names_the_line_and_the_remedy(old: str, new: str, words: str) -> None:
    units = {0: [PORO], 1: [PORO]}
    field = Field(GATE, controller=1, units=units, showdown=Showdown(0, 0, 1))
    text = duel(Seat(hand=["Gust"]), Seat(), field, chain=[OnChain("Gust", 0, [f"seat 1's {PORO} at {GATE}"])]).text()
    assert old in text
    with pytest.raises(BadPosition, match=r"^Line ") as caught:
        Position.parse(text.replace(old, new, 1))
    assert words in str(caught.value)


def test_what_goes_on_is_played_to_an_end() -> None:
    """A position that begins in the middle of something is a game like any other."""
    position = fight(attacker=0, defender=1)
    for seed in range(5):
        game = play_on(position.start(), random.Random(seed), 30)
        assert game.over or asked(game)
