"""Which lane a line of the log is about: the page tells each player what happens in theirs."""

from __future__ import annotations

from farfield.cards.language import a, deal, stun, unit
from farfield.rules.game import Game
from farfield.table.views import Sight
from farfield.words.messages import Messages
from tests.scenarios.lane_legends.lane_table import Lane, Spot, act, lanes, pass_all, step_in
from tests.scenarios.table import spell_card, unit_card


def lanes_of(game: Game, *kinds: str) -> list[tuple[str, int]]:
    """The lines of these kinds with their lanes; every seat is told the same."""
    found = [
        [(line.kind, line.lane) for line in Sight(game, ["Ann", "Bea"], seat, Messages("en")).lines(0)]
        for seat in range(2)
    ]
    assert found[0] == found[1]
    return [line for line in found[0] if line[0] in kinds]


def test_a_spell_on_the_chain_of_another_lane_is_told_there_and_so_is_what_it_does() -> None:
    mark = spell_card("Mark", stun(a(unit.enemy)), deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[mark]), Lane(far=Spot(thralls=[5, 6])))
    step_in(game, 0, 1, "play Mark")
    assert lanes_of(game, "plays") == [("plays", 1)]
    act(game, 0, "pick Thrall", "pick Thrall")
    pass_all(game)
    assert lanes_of(game, "stunned", "dealt") == [("stunned", 1), ("dealt", 1)]
    assert lanes_of(game, "plays") == [("plays", 1)], "also when it has left the chain"


def test_the_damage_of_a_combat_is_told_in_its_lane_also_if_everybody_dies_and_a_turn_in_all() -> None:
    game = lanes(Lane(), Lane(base=[unit_card("Bear", might=5)], near=Spot(thralls=[5])))
    act(game, 1, "move Bear")
    kinds = ("combat", "combat-damage", "dies")
    assert lanes_of(game, *kinds) == [("combat", 1), ("combat-damage", 1), ("dies", 1), ("dies", 1)]
    act(game, 0, "end")
    act(game, 1, "end")
    assert lanes_of(game, "turn")[-1] == ("turn", -1)
