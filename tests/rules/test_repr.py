"""What a person sees who prints a game, or looks at one in a debugger: words, and nothing that is hidden."""

from __future__ import annotations

import farfield
from farfield.cards.catalogue import printed
from farfield.cards.language import Reaction, Shield, a, deal, unit
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.lane_legends.lane_table import Lane, Spot, lanes
from tests.scenarios.table import do, spell_card


def a_game() -> farfield.Game:
    seats = [Seat(hand=["Gust"], runes="Chaos 2"), Seat(hand=["Incinerate"], points=3)]
    field = Field("Void Gate", controller=1, units={1: ["Daring Poro", Piece("Petty Officer", damage=2)]})
    return Position(seats=seats, fields=[field, Field("Startipped Peak")]).start()


def test_a_game_is_one_line() -> None:
    assert repr(a_game()) == "<Game: duel, turn 5 of seat 0, main, points 0:3 of 8, waiting for seat 0>"


def test_a_game_that_is_over_says_who_won() -> None:
    game = a_game()
    game.concede(0)
    assert repr(game).endswith("points 0:3 of 8, won by seat 1>")
    game = Position(seats=[Seat(), Seat(), Seat(), Seat()], teams=[0, 1, 0, 1]).start()
    game.concede(0)
    assert repr(game).endswith("won by seats 1 and 3>")


def test_printing_a_game_shows_the_board_as_a_watcher_sees_it() -> None:
    shown = str(a_game())
    assert "Void Gate (of seat 1): Daring Poro 2 of seat 1; Petty Officer 5 with 2 damage of seat 1" in shown
    assert "1 in hand" in shown
    assert "Gust" not in shown and "Incinerate" not in shown


def test_printing_a_game_names_what_is_fought_over_and_what_a_spell_is_about() -> None:
    bolt = spell_card("Bolt", Reaction, deal(1, a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[bolt], base=["Daring Poro"]), Seat(hand=[bolt])],
        fields=[Field("Void Gate", controller=1, units={1: ["Petty Officer"]})],
    ).start()
    do(game, "move Daring Poro")
    assert "combat at Void Gate, focus with seat 0" in str(game)
    here = "Petty Officer 5 (defending) of seat 1; Daring Poro 3 (attacking, exhausted) of seat 0"
    assert f"Void Gate (of seat 1, contested by seat 0): {here}" in str(game)
    do(game, "play Bolt")
    assert "chain: Bolt on Petty Officer 5 (defending), of seat 0" in str(game)


def test_printing_a_lane_game_goes_lane_by_lane_and_calls_the_npc_so() -> None:
    shown = str(lanes(Lane(at_npc=[3]))).splitlines()
    assert "base of the NPC: Thrall 3 of the NPC" in shown
    shown = str(lanes(Lane(), Lane(far=Spot(thralls=[2])))).splitlines()
    assert [line for line in shown if line.startswith("lane of")] == ["lane of seat 0:", "lane of seat 1:"]
    assert "  Far (of the NPC of lane 1): Thrall 2 of the NPC of lane 1" in shown


def test_what_a_game_hands_out_can_be_read() -> None:
    game = a_game()
    poro = next(card for card in game.objects() if card.printed.name == "Daring Poro")
    assert repr(poro) == f"<Daring Poro ({poro.id}) of side 1, place {poro.place}>"
    gust = game.card(game.sides[0].hand[0])
    assert repr(gust) == f"<Gust ({gust.id}) of side 0, hand>"
    assert repr(game.places[0]) == "<Place 0: base of side 0, 0 units, 0 gear>"
    assert repr(game.places[poro.place]).startswith(f"<Place {poro.place}: battlefield ")
    assert repr(game.arenas[0]) == "<Arena 0: 0 on the chain, asks seat 0>"
    assert repr(game.sides[1]) == "<Side 1: 3 points, 1 in hand, 10 in deck>"


def test_printing_a_view_shows_the_hand_of_its_seat_only_and_what_it_is_asked() -> None:
    shown = str(a_game().view(0))
    assert "1 in hand (Gust)" in shown
    assert "Incinerate" not in shown
    assert "asked: main (CR 316.5): play Gust; end" in shown


def test_decisions_and_options_name_what_is_done() -> None:
    game = a_game()
    [decision] = game.decisions()
    gust = game.view(0).sides[0].hand[0]
    assert repr(gust) == "<Gust>"
    assert repr(decision).startswith(f"<Decision {decision.id}: seat 0, main (CR 316.5): play ")
    assert repr(decision.options[-1]) == "<Option end>"


def test_views_of_a_part_of_the_table_can_be_read() -> None:
    seen = a_game().view(0)
    assert repr(seen) == "<View of seat 0: duel, turn 5 of seat 0, main, points 0:3 of 8, waiting for seat 0>"
    assert repr(seen.places[2]).startswith("<Void Gate (of side 1): Daring Poro 2 of side 1")
    assert repr(seen.arenas[0]) == "<Arena 0: neutral open, 0 on the chain, waiting for 0>"
    assert repr(seen.sides[0]).startswith("<seat 0 (")


def test_keywords_and_abilities_say_what_they_are() -> None:
    assert repr(Shield(2)) == "<Shield 2>"
    [ability] = printed("Incinerate").abilities[-1:]
    assert repr(ability).startswith("SpellText(")
    assert "Deal(amount=" in repr(ability)
    [ability] = printed("Crackshot Corsair").abilities
    chosen = "Target(least=1, most=1, select=Select(side=enemy, what=unit, where=here))"
    assert repr(ability) == (
        f"Triggered(effect=Deal(amount=Number(n=1), objects={chosen}), when=When(kinds=(attacks), me=True))"
    )


def test_what_is_on_the_chain_says_what_it_is() -> None:
    bolt = spell_card("Bolt", Reaction, deal(1, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[bolt]), Seat(base=["Daring Poro"])], every_window=True).start()
    do(game, "play Bolt")
    [item] = game.arenas[0].chain
    assert repr(item) == f"<Item {item.id} of side 0: card {item.card}>"
