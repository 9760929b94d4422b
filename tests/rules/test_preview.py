"""What an answer would do, told before it is given, without telling what is hidden (ux 2)."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, burn, counter, deal, draw, spell_on_chain, unit
from farfield.errors import IllegalAnswer
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.knowing.preview import Foreseen
from farfield.rules.state import Option
from farfield.rules.terms import FURY, PLAY, Q_MAIN
from tests.scenarios.table import asked, do, spell_card, words


def foreseen(game: Game, what: str) -> list[Foreseen]:
    decision = asked(game)
    (option,) = [o for o in decision.options if words(game, o, decision.kind) == what]
    return game.preview(decision, option, decision.seat).events


def kinds(events: list[Foreseen]) -> list[str]:
    return [x.event.kind for x in events]


def test_a_preview_tells_the_outcome_of_a_combat() -> None:
    game = Position(
        seats=[Seat(base=["Mega-Mech"]), Seat()], fields=[Field(controller=1, units={1: ["Recruit"]}), Field()]
    ).start()
    do(game, "move Mega-Mech")
    decision = asked(game)
    at = next(o for o in decision.options if o.a == game.battlefields[0])
    outcome = game.preview(decision, at, 0)
    told = kinds(outcome.events)
    assert [x for x in told if x in ("moves", "combat", "dies", "conquers")] == ["moves", "combat", "dies", "conquers"]
    assert all(x.certain for x in outcome.events)
    assert (outcome.next_seat, outcome.next_kind) == (0, Q_MAIN)
    assert game.places[game.battlefields[0]].controller == 1  # nothing has happened


def test_what_would_be_drawn_is_not_told() -> None:
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study], deck=["Gust", "Flash", "Daring Poro"]), Seat()]).start()
    (line,) = [x for x in foreseen(game, "play Study") if x.event.kind == "draws"]
    assert (line.event.names, line.event.objects) == ([""], [0])


def test_what_depends_on_hidden_cards_is_marked_uncertain() -> None:
    """Burning turns up a card nobody knows; that one is burned is certain, which one is not told."""
    blaze = spell_card("Blaze", burn(1))
    game = Position(seats=[Seat(hand=[blaze], deck=["Gust", "Flash", "Daring Poro"]), Seat()]).start()
    (line,) = [x for x in foreseen(game, "play Blaze") if x.event.kind == "burned"]
    assert (line.event.names, line.certain) == ([""], True)


def test_what_happens_only_if_nobody_answers_is_marked_so() -> None:
    bolt = spell_card("Bolt", Action, deal(2, a(unit.enemy)))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain)))
    for hand in ([deny], ["Gust"]):
        game = Position(seats=[Seat(hand=[bolt]), Seat(hand=hand, base=["Mega-Mech"])]).start()
        events = foreseen(game, "play Bolt")
        dealt = [x for x in events if x.event.kind == "dealt"]
        assert [(x.event.names, x.event.args, x.unanswered) for x in dealt] == [(["Mega-Mech"], [2, 0], True)]
        assert not events[0].unanswered
        assert events[0].event.kind == "plays"


def test_a_preview_of_a_stale_or_foreign_decision_is_refused() -> None:
    game = Position(seats=[Seat(hand=["Gust"]), Seat()]).start()
    decision = asked(game)
    with pytest.raises(IllegalAnswer, match="not offered"):
        game.preview(decision, Option(PLAY, 5), 0)
    with pytest.raises(IllegalAnswer, match="asked of seat 0"):
        game.preview(decision, decision.options[0], 1)


def test_a_preview_becomes_plain_values() -> None:
    study = spell_card("Study", draw(1))
    game = Position(seats=[Seat(hand=[study]), Seat()]).start()
    decision = asked(game)
    plain = game.preview(decision, decision.options[0], 0).plain()
    assert set(plain) == {"events", "next_seat", "next_kind"}


def test_an_outcome_goes_on_through_the_answers_that_most_would_give() -> None:
    """Dragged to a battlefield: it goes there alone, and its damage kills the most Might that it can."""
    game = Position(
        seats=[Seat(base=["Mega-Mech", "Recruit"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mega-Mech", "Recruit", "Vanguard Sergeant"]}), Field()],
    ).start()
    decision = asked(game)
    (option,) = [o for o in decision.options if words(game, o, decision.kind) == "move Mega-Mech"]
    plain = game.preview(decision, option, 0)
    assert (kinds(plain.events), plain.assumed) == ([], [])  # where to is asked
    outcome = game.preview_outcome(decision, option, 0, place=game.battlefields[0])
    assert outcome.assumed == ["goal", "alone", "damage"]
    told = kinds(outcome.events)
    assert [x for x in told if x in ("moves", "combat", "combat-damage")] == ["moves", "combat", "combat-damage"]
    dead = sorted(x.event.names[0] for x in outcome.events if x.event.kind == "dies")
    assert dead == ["Mega-Mech", "Mega-Mech"]  # all of it goes to the Mightiest
    assert all(x.certain for x in outcome.events)


def test_an_outcome_towards_nothing_that_is_asked_ends_at_the_question() -> None:
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(), Field()]).start()
    decision = asked(game)
    (option,) = [o for o in decision.options if words(game, o, decision.kind) == "move Recruit"]
    outcome = game.preview_outcome(decision, option, 0, place=game.sides[1].base)
    assert (kinds(outcome.events), outcome.assumed, outcome.next_seat) == ([], [], 0)


def test_a_preview_names_the_runes_that_would_pay() -> None:
    """What is recycled for its Power is exhausted for the Energy before (ruling A20)."""
    study = spell_card("Study", draw(1), energy=1, power=(FURY,))
    game = Position(seats=[Seat(hand=[study], runes="Fury 1, Calm 2"), Seat()]).start()
    decision = asked(game)
    (option,) = [o for o in decision.options if words(game, o, decision.kind).startswith("play Study")]
    runes = {game.name_for(0, id): game.card(id).printed.name for id in game.sides[0].runes}
    assert [runes[id] for id in game.preview(decision, option, 0).pays] == ["Fury Rune"]
