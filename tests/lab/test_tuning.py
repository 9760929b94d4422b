"""`farfield lab tune`: which swaps there are, that deals are paired, that luck is no help, and what helps is found."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from farfield.cards.facts import facts
from farfield.cli import main
from farfield.decks import builtin, legality, starter_decks
from farfield.lab import tuning
from farfield.lab.plans import BadPlan
from farfield.lab.tuning import Deal, Plan, Swap

GAREN = builtin("Garen")
POOL = ("Vanguard Captain", "Keeper of Law", "Cull the Weak", "Facebreaker", "Petty Officer", "Gust")
PLAN = Plan(GAREN, tuple(starter_decks()[:2]), POOL, games=400)


def scripted(monkeypatch: pytest.MonkeyPatch, good: str = "", by: float = 0.0) -> list[Deal]:
    """Nothing is played: luck decides, the same for all on one deal but for a little; one card may be good."""
    played: list[Deal] = []

    def play(deal: Deal) -> list[float]:
        played.append(deal)
        luck = Random(f"{deal.plan.seed} {deal.stage} {deal.number}").random()
        own = Random(f"{deal.plan.seed} {deal.stage} {deal.number} {deal.swap}")
        chance = luck if own.random() < 0.7 else own.random()
        better = by if deal.swap is not None and deal.swap.into == good else 0.0
        return [float(chance < 0.5 + better), 10 * (0.5 + better - chance)]

    monkeypatch.setattr(tuning, "play", play)
    return played


def test_a_swap_takes_all_copies_and_leaves_the_chosen_champion() -> None:
    every = tuning.swaps(PLAN)
    assert {swap.into for swap in every} == {x for x in POOL if set(facts(x).domains) <= {"Body", "Order"}}
    for swap in every:
        deck = swap.of(PLAN.base)
        assert deck.size == GAREN.size and deck.champion == GAREN.champion
        held = GAREN.copies(swap.out) - (swap.out == GAREN.champion)
        assert swap.copies <= held and deck.copies(swap.out) == GAREN.copies(swap.out) - swap.copies
    assert all(not legality(swap.of(PLAN.base), "duel") for swap in tuning.legal(PLAN, every, 20))


def test_every_card_comes_in_once_before_any_comes_in_twice() -> None:
    every = tuning.swaps(replace(PLAN, pool=None))
    ins = {swap.into for swap in every}
    assert len(ins) > 150
    first = Counter(swap.into for swap in every[: len(ins) // 2])
    assert max(first.values()) == 1


def test_a_starter_deck_that_is_changed_brings_three_battlefields() -> None:
    assert (len(GAREN.battlefields), len(PLAN.base.battlefields)) == (1, 3)
    assert replace(PLAN, mode="lanes").base == PLAN.base


@pytest.mark.parametrize("games", [160, 400, 1001, 4000, 20_000])
@pytest.mark.parametrize("mode", ["duel", "lanes"])
def test_no_more_games_are_planned_than_asked_for(games: int, mode: str) -> None:
    plan = replace(PLAN, games=games, mode=mode)
    for candidates in (1, 3, 10, 100, 5000):
        wanted, used, done = tuning.rounds(plan, candidates), 0, 0
        for one in wanted:
            used += (one.deals - done) * (one.swaps + 1) * plan.each
            assert one.swaps <= candidates and one.deals > done
            done = one.deals
        assert used + plan.tested * (plan.finalists + 1) * plan.each <= games
        assert plan.tested >= tuning.LEAST


def test_the_new_card_lies_where_the_old_one_lay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anybody acts, the same deal differs in nothing but the swapped cards."""
    monkeypatch.setattr("farfield.lab.playing.MOST_ANSWERS", 0)
    seen: list[list[str]] = []

    def share(game, seat):
        side = game.sides[seat]
        seen.append([game.card(id).printed.name for id in [*side.hand, *side.deck]])
        return 0.5

    monkeypatch.setattr(tuning, "share", share)
    swap = Swap(3, "Noxian Drummer", "Keeper of Law")
    tuning.play(Deal(PLAN, None, "screen", 5))
    tuning.play(Deal(PLAN, swap, "screen", 5))
    for before, after in ((seen[0], seen[2]), (seen[1], seen[3])):
        changed = {(one, other) for one, other in zip(before, after, strict=True) if one != other}
        assert changed == {("Noxian Drummer", "Keeper of Law")}


def test_a_good_card_is_found_and_its_interval_holds_what_it_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    played = scripted(monkeypatch, "Keeper of Law", 0.2)
    found = tuning.tune(replace(PLAN, games=4000))
    assert found.helping and found.helping[0].swap.into == "Keeper of Law"
    assert found.helping[0].difference.low < 0.2 < found.helping[0].difference.high
    assert not {deal.swap for deal in played if deal.stage == "test"} - {one.swap for one in found.tested} - {None}
    assert found.games == 2 * len(played) <= 4000
    assert found.tally.played == 2 * PLAN.each * 100


def test_luck_is_not_taken_for_help(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty searches where all swaps are alike: at most one in twenty may find something, and some luck beyond it."""
    scripted(monkeypatch)
    wrong = sum(bool(tuning.tune(replace(PLAN, seed=seed, mode=mode)).helping) for seed in range(20) for mode in MODES)
    assert wrong <= 5


MODES = ("duel", "lanes")


def test_an_interrupted_search_goes_on_and_any_number_of_workers_finds_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = scripted(monkeypatch, "Cull the Weak", 0.1)
    expected = tuning.as_json(PLAN, tuning.tune(PLAN))
    number = len(played)
    keep = tmp_path / "kept.jsonl"

    def tell(done: int, total: int, about: str) -> None:
        if done == 200:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tuning.tune(PLAN, keep=keep, tell=tell)
    played.clear()
    assert tuning.as_json(PLAN, tuning.tune(PLAN, keep=keep)) == expected
    assert len(played) == number - 100


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"games": 100}, "too few to tell one swap from luck. Ask for 160 at least"),
        ({"games": -4}, "too few"),
        ({"games": 10**9}, "more than anybody has time for"),
        ({"pool": ()}, "No card of the pool may take the place"),
        ({"pool": ("Gust",)}, "No card of the pool may take the place"),
        ({"player": "nobody"}, "no program called"),
        ({"preset": "rain"}, "Choose from: calm"),
    ],
)
def test_what_cannot_be_searched_is_said(change: dict[str, object], words: str) -> None:
    with pytest.raises(BadPlan, match=words):
        tuning.tune(replace(PLAN, **change))  # type: ignore[arg-type]


def test_a_pool_is_cards_sets_and_files(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("# what I own\nMainDeck:\n3 Gust\n2x Keeper of Law\n\nCull the Weak\n", encoding="utf-8")
    assert tuning.pool_of([str(file), "gust"]) == ("Gust", "Keeper of Law", "Cull the Weak")
    assert len(tuning.pool_of(["OGS"]) or ()) > 20
    assert tuning.pool_of([]) is None  # all cards
    for nothing in ("", "# none of them\n\n"):
        file.write_text(nothing, encoding="utf-8")
        with pytest.raises(BadPlan, match="There is no card in "):
            tuning.pool_of([str(file)])
    with pytest.raises(match="No released card is called"):
        tuning.pool_of(["Guust of nowhere"])
    with pytest.raises(BadPlan, match="is not complete, so it cannot be tried"):
        tuning.pool_of(["RAD-001"])


def test_the_command_proposes_swaps_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    scripted(monkeypatch, "Keeper of Law", 0.3)
    typed = ["lab", "tune", "Garen", "--games", "1000", "--cores", "1", "--pool", "Keeper of Law"]
    monkeypatch.setenv("FARFIELD_LANG", "de")
    monkeypatch.setenv("COLUMNS", "200")
    assert main(typed) == 0
    shown = capsys.readouterr().out
    assert "→ Keeper of Law" in shown and "Hilft" in shown and "Nichts hilft" not in shown
    monkeypatch.setenv("FARFIELD_LANG", "en")
    assert main([*typed, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["tested"][0]["helps"] and told["tested"][0]["into"] == "Keeper of Law"
    scripted(monkeypatch)
    assert main(typed) == 0
    assert "Nothing helps for certain" in capsys.readouterr().out
    assert main([*typed, "--pool", "no such card"]) == 1
    assert "no such card" in capsys.readouterr().err
