"""Lines of the log that few games have: each is told once, of whom it speaks and by which clause."""

from __future__ import annotations

from farfield.cards.language import Reaction, a, draw, put_in_champion_zone, unit
from farfield.cards.tokens import MECH
from farfield.games import Position, Seat
from farfield.rules.effects.creating import Replace
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from tests.scenarios.lane_legends.lane_table import Lane, act, lanes, step_in
from tests.scenarios.table import NONE, do, spell_card, unit_card

LEFT = unit_card("Left", might=3)


def lines(game: Game, *kinds: str) -> list[tuple[str, list[str], list[int], str]]:
    return [(e.kind, e.names, e.args, e.clause) for e in game.events() if e.kind in kinds]


def test_who_concedes_is_told_and_that_they_are_removed() -> None:
    game = Position(seats=[Seat(), Seat(), Seat()], mode=Skirmish()).start()
    game.concede(2)
    assert [(kind, args) for kind, _, args, _ in lines(game, "concedes", "removed")] == [
        ("concedes", [2]),
        ("removed", [2]),
    ]
    game.concede(1)
    assert lines(game, "wins") == [("wins", [], [0], "CR 472")]


def test_a_champion_that_goes_back_to_its_zone_is_told() -> None:
    back = spell_card("Back", put_in_champion_zone(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[back], base=[LEFT], chosen_champion="Left"), Seat()]).start()
    do(game, "play Back")
    assert lines(game, "to-champion-zone") == [("to-champion-zone", ["Left"], [0], "CR 108.3")]


def test_what_is_replaced_and_swapped_back_is_told() -> None:
    mask = spell_card("Mask", Replace(a(unit.enemy), MECH))
    unmask = spell_card("Unmask", Replace(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[mask, unmask]), Seat(base=[LEFT])]).start()
    do(game, "play Mask", "play Unmask")
    assert lines(game, "replaced", "swapped-back") == [
        ("replaced", ["Left"], [0], "CR 438"),
        ("swapped-back", ["Left"], [1], "CR 438"),
    ]


def test_who_asks_to_wait_and_lets_go_is_told() -> None:
    jolt = spell_card("Jolt", Reaction, draw(NONE))
    game = lanes(Lane(hand=[jolt, jolt]), Lane(hand=[jolt]))
    act(game, 0, "play Jolt")
    step_in(game, 1, 0, "wait")
    step_in(game, 1, 0, "let-go")
    assert lines(game, "asks-to-wait", "lets-go") == [
        ("asks-to-wait", [], [1, 0], "LL 2.7"),
        ("lets-go", [], [1, 0], "LL 2.7"),
    ]


def test_an_npc_whose_players_deck_is_empty_is_told_to_do_nothing() -> None:
    game = lanes(Lane(deck=[]), phase="enthralled")
    assert [(kind, args) for kind, _, args, _ in lines(game, "nothing-enthralled")] == [("nothing-enthralled", [0, 0])]
