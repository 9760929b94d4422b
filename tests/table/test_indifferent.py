"""What nobody need be asked: every answer comes to the same. Whatever could make a difference is asked."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytest import MonkeyPatch

from farfield.games import Field, Position, Seat
from farfield.games.modes import MODES
from farfield.games.position import Piece
from farfield.games.settings import SeatSettings, Settings
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.rules.terms import END_TURN, PLAY, Q_FOCUS, Q_MAIN, Q_PRIORITY, Q_TARGET
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.entries import Entry
from farfield.table.playing import Playing
from farfield.table.server.meter import Meter
from tests.table.nobody import some_rooms

FIELDS = (Field("Void Gate"), Field("Trifarian War Camp"), Field("Fortified Position"))
MATE = "First Mate"  # when played, it readies another unit


def sitting(position: Position, seats: int, mode: str) -> Playing:
    people = [SeatSettings(SeatSettings.of("Annie with gear").deck, f"P{n}", every_window=True) for n in range(seats)]
    return Playing(Settings.of(*people, seed=5, mode=mode), True, position=position)


def alone(seat: Seat, turn: int = 5) -> Playing:
    position = Position([seat], FIELDS, mode=MODES["lanes"].rules(), turn=turn, every_window=True)
    return sitting(position, 1, "lanes")


def against(seat: Seat, opponent: Seat) -> Playing:
    return sitting(Position([seat, opponent], FIELDS[:2], every_window=True), 2, "duel")


def do(playing: Playing, verb: int, name: str = "") -> list[Entry]:
    """Play something or end the turn, and what the table answers by itself after it."""
    (decision,) = playing.game.decisions()
    for option in decision.options:
        if option.verb == verb and (not name or playing.game.card(option.thing).printed.name == name):
            playing.answer(decision, option, decision.seat)
            nobody = [False] * playing.game.players
            return playing.pass_on(nobody, nobody)
    raise AssertionError(f"{name} is not offered: {decision}")


def asked(playing: Playing) -> Decision:
    return playing.game.decisions()[0]


def chosen(said: list[Entry]) -> list[Entry]:
    return [entry for entry in said if entry.question == Q_TARGET]


def mate(*base: str | Piece) -> Seat:
    return Seat(hand=[MATE], base=list(base), runes="Body 4")


def test_which_ready_unit_to_ready_is_not_asked() -> None:
    playing = alone(mate("Daring Poro", "Petty Officer"))
    (entry,) = chosen(do(playing, PLAY, MATE))
    assert asked(playing).kind == Q_MAIN and entry.kind == "auto"
    assert playing.can_take_back(0), "whoever wonders takes the card back as ever"


def test_which_exhausted_unit_to_ready_is_asked() -> None:
    playing = alone(mate(Piece("Daring Poro", exhausted=True), "Petty Officer"))
    assert chosen(do(playing, PLAY, MATE)) == []
    assert asked(playing).kind == Q_TARGET and len(asked(playing).options) == 2


def test_which_of_two_that_nothing_tells_apart_is_not_asked() -> None:
    tired = Piece("Daring Poro", exhausted=True)
    playing = alone(mate(tired, tired))
    assert len(chosen(do(playing, PLAY, MATE))) == 1
    assert sum(card.exhausted for card in playing.game.objects() if card.printed.name == "Daring Poro") == 1


def test_which_runes_to_ready_that_are_readied_anyway_is_not_asked() -> None:
    """Alone nobody has a turn before one's own, in which all of them are readied."""
    playing = alone(Seat(legend="Dark Child", runes="Fury 3", exhausted_runes="Fury 1, Chaos 1", rune_deck="Fury 4"))
    (entry,) = chosen(do(playing, END_TURN))
    assert (entry.kind, entry.verb) == ("auto", "done") and playing.game.turn == 6
    assert not any(playing.game.card(id).exhausted for id in playing.game.sides[0].runes)


def test_runes_that_could_be_used_before_that_are_asked_about() -> None:
    """On an opponent's turn a Reaction could be paid with them."""
    playing = against(
        Seat(hand=["Gust"], legend="Dark Child", runes="Fury 3", exhausted_runes="Fury 1, Chaos 2"), Seat()
    )
    assert chosen(do(playing, END_TURN)) == []
    assert asked(playing).kind == Q_TARGET


@pytest.mark.parametrize(("hand", "is_asked"), [([], False), (["Gust"], True)])
def test_an_opponent_who_holds_a_card_might_make_a_difference(hand: list[str], is_asked: bool) -> None:
    """Whatever it is: the target might be gone before it is readied."""
    playing = against(mate("Daring Poro", "Petty Officer"), Seat(hand=hand, runes="Chaos 2"))
    do(playing, PLAY, MATE)
    assert (asked(playing).kind == Q_TARGET) == is_asked


def test_whoever_wants_everything_offered_is_asked() -> None:
    playing = alone(mate("Daring Poro", "Petty Officer"))
    playing.turn_control(0)
    do(playing, PLAY, MATE)
    assert asked(playing).kind == Q_TARGET
    (decision,) = playing.game.decisions()
    assert playing.pass_on([True], [False]) == [] and asked(playing) is decision


@pytest.mark.parametrize("asks", [True, False])
def test_whoever_wants_to_be_asked_the_same_is_asked(asks: bool) -> None:
    playing = alone(mate("Daring Poro", "Petty Officer"))
    (decision,) = playing.game.decisions()
    playing.answer(decision, next(x for x in decision.options if x.verb == PLAY), 0)
    while playing.pass_on([False], [False], [asks]):
        pass
    assert (asked(playing).kind == Q_TARGET) == asks


@pytest.mark.parametrize("at_ease", [True, False])
def test_a_server_with_much_to_do_asks_everybody(tmp_path: Path, monkeypatch: MonkeyPatch, at_ease: bool) -> None:
    """To try every answer takes time, and that is for those who wait for an answer of their own."""
    wanted: list[Sequence[bool]] = []

    def pass_on(self: Playing, every: Sequence[bool], elsewhere: Sequence[bool], asks: Sequence[bool]) -> list[Entry]:
        wanted.append(asks)
        return []

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here")]))
            room = await rooms.find(made.room)
            watch = room.outside.watch
            assert isinstance(watch, Meter) and watch.has_time()
            watch.crowd.has_much_time = at_ease
            monkeypatch.setattr(Playing, "pass_on", pass_on)
            room.pass_on()

    asyncio.run(main())
    assert wanted == [[not at_ease]]


def test_between_people_elsewhere_everybody_is_asked() -> None:
    playing = against(mate("Daring Poro", "Petty Officer"), Seat())
    playing.guarded = True
    do(playing, PLAY, MATE)
    assert asked(playing).kind == Q_TARGET


def whereto(game: Game, decision: Decision, number: int) -> str:
    """How it looks to the seat once it is asked again, if it gives this answer and goes on as calmly as can be."""
    game = game.copy()
    game.choose(decision, decision.options[number])
    for _ in range(200):
        now = game.arenas[decision.arena].question
        if now is None or now.kind not in (Q_TARGET, Q_PRIORITY, Q_FOCUS, decision.kind) or game.over:
            break
        if now.kind in (Q_PRIORITY, Q_FOCUS) and now.seat == decision.seat and len(now.options) > 1:
            if not game.arenas[decision.arena].chain:
                break
        game.choose(now, now.options[-1])
    return str(game.view(decision.seat))


@pytest.mark.parametrize("deck", ["Annie with gear", "Jayce of Vendetta"])
def test_in_whole_games_the_board_looks_the_same_after_every_other_answer(deck: str) -> None:
    answered: Counter[int] = Counter()
    for seed in range(2):
        seat = SeatSettings(SeatSettings.of(deck).deck, "P0", every_window=True)
        playing = Playing(Settings.of(seat, seed=seed, mode="lanes"), True)
        eager = EagerPlayer(seed)
        for _ in range(150):
            if playing.game.over:
                break
            (decision,) = playing.game.decisions()
            answer = playing.changes_nothing(decision)
            if answer is not None:
                answered[decision.kind] += 1
                ends = {whereto(playing.game, decision, n) for n in range(len(decision.options))}
                assert len(ends) == 1, decision
            playing.answer(decision, answer or ask(eager, playing.game, decision), decision.seat)
    assert answered
