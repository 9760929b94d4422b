"""Between the games of a Match programs choose a battlefield, say who begins, and take from their sideboards what
answers the deck they have met: legally, the same each time, and only from what they have seen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.catalogue import printed, supported
from farfield.decks import Deck, as_played, builtin, legality
from farfield.games import Match, match_records
from farfield.players import answer_all, ask, between_games
from farfield.players.between_games import Shown, answers, battlefield, exchange, shown, speaks_of, use
from farfield.players.by_name import PREPARED, PROGRAMS
from farfield.players.sight import Sight
from tests.games.met import after_a_game, jax
from tests.scenarios.table import question

JAX = jax()
GEAR, SPELLS, PLAIN = "Long Sword", "Gust", "Stalwart Poro"


def fields(deck: Deck, *names: str) -> Deck:
    return replace(deck, battlefields=names)


# --- battlefields, and who begins


def test_a_deck_with_more_gear_brings_the_battlefield_of_gear() -> None:
    names = ("Ornn's Forge", "The Academy", "Black Flame Altar")
    for deck, wanted in (("Ornn of Spiritforged", "Ornn's Forge"), ("Lux of Origins", "The Academy")):
        game = Match.of(fields(as_played(builtin(deck), "match"), *names), "Garen", seed=1, any_deck=True).start()
        option = battlefield(game, game.decisions()[0])
        assert game.card(option.thing).printed.name == wanted


@pytest.fixture
def nothing_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only texts count."""
    monkeypatch.setattr(between_games, "worth_held", lambda name: 0.0)


@pytest.mark.usefixtures("nothing_learned")
def test_a_text_that_makes_cards_dearer_is_about_them_and_suits_them_ill() -> None:
    assert speaks_of("Mystic Vortex").dearer and not speaks_of("Ornn's Forge").dearer
    reactions = [printed("Wind Wall")] * 3
    assert between_games.worth_of_battlefield(printed("Mystic Vortex"), reactions) < 0
    assert between_games.worth_of_battlefield(printed("Kinkou Temple"), reactions) == 0


def test_what_was_learned_of_a_battlefield_counts_for_who_holds_it() -> None:
    assert any(between_games.worth_held(name) for name in ("Void Gate", "Startipped Peak", "Trifarian War Camp"))
    assert between_games.worth_held("no battlefield") == 0


def test_which_battlefield_is_taken_hangs_on_nothing_that_is_hidden() -> None:
    match = Match.of("Garen", "Lux", seed=3)
    game = match.start()
    wanted = battlefield(game, game.decisions()[0])
    for deal in range(8):
        seen = game.imagine(0, deal)
        assert battlefield(seen, seen.decisions()[0]) == wanted
    other = Match.of("Garen", "Lux", seed=4).start()
    assert battlefield(other, other.decisions()[0]) == wanted  # and on no seed


@pytest.mark.usefixtures("nothing_learned")
def test_battlefields_that_suit_alike_are_not_taken_in_their_order() -> None:
    firsts = set()
    for name in ("Annie", "Garen", "Lux", "Master Yi", "Jinx of Origins", "Sett of Origins", "Ahri of Origins"):
        deck = fields(as_played(builtin(name), "match"), "Altar of Blood", "Obelisk of Power", "The Papertree")
        game = Match.of(deck, "Garen", seed=1, any_deck=True).start()
        options = game.decisions()[0].options
        firsts.add(options.index(battlefield(game, game.decisions()[0])))
    assert len(firsts) > 1


def test_who_may_say_who_begins_begins() -> None:
    match = Match.of("Garen", "Lux", seed=3)
    game = match.start()
    game.concede(1)
    match.finish(game)
    game = match.start()
    for _ in range(2):
        game.choose(game.decisions()[0], game.decisions()[0].options[0])
    decision = game.decisions()[0]
    assert (question(game), decision.seat) == ("player", 1)
    option = between_games.at_once(Sight(game, decision.seat), decision)
    assert option is not None and option.seat == 1


@pytest.mark.parametrize("name", ["easy", "normal", "hard", "expert", "rule-of-thumb"])
def test_every_level_brings_the_battlefield_that_suits_it_and_begins(name: str) -> None:
    match = Match.of("Garen", "Lux", seed=3)
    game = match.start()
    game.concede(1)
    match.finish(game)
    game = match.start()
    for asked in ("choose", "choose", "player"):
        decision = game.decisions()[0]
        option = ask(PROGRAMS[name](1), game, decision)
        assert question(game) == asked and option == between_games.at_once(Sight(game, decision.seat), decision)
        game.choose(decision, option)
    assert game.first_seat == 1


def test_nothing_else_is_answered_at_once() -> None:
    game = Match.of("Garen", "Lux", seed=3).start()
    for _ in range(60):
        decision = game.decisions()[0]
        assert (between_games.at_once(Sight(game, decision.seat), decision) is None) == (
            question(game) != "choose" or game.turn > 0
        )
        game.choose(decision, decision.options[-1])


# --- sideboards


def test_cards_are_answers_to_what_they_take_away() -> None:
    assert answers("Detonate") == answers("Disarming Rake") == (("gear", 0),)
    assert answers("Wind Wall") == (("spells", 0),)
    assert answers("Firestorm") == (("small", 3),)
    for name in ("Disintegrate", "Pack of Wonders", "Jayce, Man of Progress", "Unchecked Power"):
        assert answers(name) == ()


def test_an_answer_is_worth_what_there_is_to_answer() -> None:
    much, none = Shown((GEAR,) * 4 + (PLAIN,) * 8), Shown((SPELLS,) * 4 + (PLAIN,) * 8)
    assert use("Detonate", much) == 2 and use("Detonate", none) == 0
    assert use("Disarming Rake", none) == 0.5  # a unit is a unit
    assert use("Wind Wall", much) == 0 and use("Wind Wall", none) > 1
    assert use(PLAIN, much) == use(PLAIN, none) == 1


def test_against_gear_what_kills_gear_comes_in_and_leaves_again() -> None:
    met = after_a_game(JAX, "Ornn of Spiritforged")
    assert shown(met.played, 0).share("gear") > 0.3
    out, into = exchange(met, 0)
    assert "Disarming Rake" in into and not {"Disarming Rake", JAX.champion} & set(out)
    met.swap(0, out, into)
    assert not legality(met.decks[0], "match")
    assert exchange(met, 0) == ((), ())  # once after each game
    other = after_a_game(met.decks[0], "Garen")
    assert "Disarming Rake" in exchange(other, 0)[0]


def test_nothing_is_exchanged_before_much_is_seen_or_where_it_may_not_be() -> None:
    assert exchange(Match.of(JAX, "Ornn of Spiritforged", seed=5), 0) == ((), ())
    early = after_a_game(JAX, "Ornn of Spiritforged", 12)
    assert len(shown(early.played, 0).cards) < between_games.ENOUGH
    assert exchange(early, 0) == ((), ())
    without = Match.of(JAX, "Ornn of Spiritforged", seed=5, sideboards=False)
    game = without.start()
    answer_all(game, [PROGRAMS["easy"](1), PROGRAMS["easy"](2)], 400)
    if not game.over:
        game.concede(0)
    without.finish(game)
    assert exchange(without, 0) == ((), ())


def test_what_was_not_seen_does_not_count() -> None:
    """The opponent's hand and deck may hold anything: the exchange is the same."""
    met = after_a_game(JAX, "Ornn of Spiritforged", 200)
    wanted = exchange(met, 0)
    assert wanted[0]
    (played,) = met.played
    for deal in range(5):
        met.played[0] = played.imagine(0, deal)
        assert exchange(met, 0) == wanted


@pytest.mark.parametrize("name", ["Ahri of Origins", "Azir of Spiritforged", "Annie with gear", "Zed of Vendetta"])
def test_what_is_exchanged_is_legal_and_is_kept_with_the_match(name: str) -> None:
    for other in ("Ornn of Spiritforged", "Garen", "Lux of Origins"):
        match = after_a_game(as_played(builtin(name), "match"), other)
        for seat in (0, 1):
            out, into = exchange(match, seat)
            assert len(out) == len(into) <= between_games.MOST
            assert exchange(match, seat) == (out, into)
            match.swap(seat, out, into)
        again, _ = match_records.read(match_records.write(match))
        assert again.decks == match.decks


def test_those_that_exchange_are_programs_and_never_the_frozen_ones() -> None:
    assert set(PROGRAMS) > PREPARED
    assert not {name for name in PREPARED if name.startswith("thumb-") or name in ("easy", "random")}


def test_every_card_can_be_judged() -> None:
    seen = Shown((GEAR, SPELLS, PLAIN))
    for name in supported():
        assert 0 <= use(name, seen) <= between_games.TWICE
        speaks_of(name)
