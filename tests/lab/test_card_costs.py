"""What a decision costs with one card in play: every card can be put on that table, and the dear ones are named."""

from __future__ import annotations

import pytest
from rich.console import Console

from farfield.cards.facts import facts
from farfield.cli.bench import cards_table
from farfield.lab import card_costs
from farfield.lab.card_costs import CardCost, Report, all_cards, measure, table_with


@pytest.mark.parametrize("letter", sorted({name[0] for name in all_cards()}))
def test_every_card_can_be_put_on_the_table(letter: str) -> None:
    for name in all_cards():
        if name[0] != letter:
            continue
        game = table_with(name)
        assert len(game.decisions()) == 1, name
        assert any(card.printed.name == name for card in game.objects()), name


def test_each_kind_of_card_is_where_it_works() -> None:
    def zones(name: str) -> list[str]:
        game = table_with(name)
        found = [game.card(id) for place in game.places for id in [*place.units, *place.gear, place.card] if id]
        board = [card for card in found if card.printed.name == name]
        side = game.sides[0]
        held = [id for id in side.hand if game.card(id).printed.name == name]
        return (
            ["board"] * len(board)
            + ["hand"] * len(held)
            + ["legend"] * (name in [game.card(x).printed.name for x in side.legends])
        )

    kinds = {facts(name).type: name for name in all_cards()}
    assert zones(kinds["unit"]) == ["board", "board", "hand"]
    assert zones(kinds["spell"]) == ["hand"]
    assert zones(kinds["battlefield"]) == ["board"]
    assert zones(kinds["legend"]) == ["legend"]
    assert zones("Long Sword") == ["board", "board", "hand"], "worn, and lying in the base"


def test_what_costs_more_than_three_times_the_median_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = {"Gust": 10.0, "Cleave": 31.0, "Stalwart Poro": 9.0, "Petty Officer": 10.0, "Void Gate": 29.0}
    monkeypatch.setattr(card_costs, "cost_of", lambda name, *args, **more: costs[name])
    report = measure(list(costs))
    assert [x["card"] for x in report["cards"]][:2] == ["Cleave", "Void Gate"]
    assert (report["median_us"], report["over"], report["cards"][0]["times"]) == (10.0, ["Cleave"], 3.1)


def test_a_card_is_really_played_with() -> None:
    report = measure(["Gust", "Void Gate"], rounds=1, games=1)
    assert all(x["us"] > 0 for x in report["cards"])


def test_the_table_lists_the_slowest() -> None:
    cards = [CardCost(card=f"Card {i}", us=50.0 - i, times=5.0 - i / 10) for i in range(30)]
    report = Report(engine="compiled", median_us=10.0, cards=cards, over=["Card 0"], notes=[])
    console = Console(width=120)
    with console.capture() as said:
        console.print(cards_table(report))
    text = said.get()
    assert "Card 0" in text and "Card 19" in text and "Card 20" not in text
    assert "1 of them over 3 times the median" in text
