"""The state that is stored along with answers: a game that is not played to it again does not go on."""

from __future__ import annotations

import pytest

from farfield.games import Settings
from farfield.players import ask
from farfield.players.random_player import RandomPlayer
from farfield.table import entries
from farfield.table.entries import Entry
from farfield.table.playing import CannotResume, Playing


def played(seed: int = 5, most: int = 10_000) -> tuple[Playing, list[Entry]]:
    """A Duel between two who play at random, and everything that is stored of it."""
    playing = Playing(Settings.of("Garen", "Lux", seed=seed), shared_screen=True)
    player = RandomPlayer(seed)
    said: list[Entry] = []
    while not playing.game.over and len(said) < most:
        decision = playing.game.decisions()[0]
        said.append(playing.answer(decision, ask(player, playing.game, decision), decision.seat))
    return playing, said


def resumed(playing: Playing, lines: list[str], engine: str = "0.0.1") -> Playing:
    return Playing.resume(playing.settings, True, lines, engine)


def test_every_new_turn_and_the_end_are_checked() -> None:
    playing, said = played()
    turns = playing.game.turn
    checked = [entry for entry in said if entry.hash]
    assert playing.game.over and said[-1].hash and len(checked) > turns
    short, few = played(most=8)
    assert short.game.turn >= 1 and any(entry.hash for entry in few)
    conceded = short.concede(0)
    assert conceded.hash == f"{short.game.hash():016x}"
    lines = [entries.say(entry) for entry in (*few, conceded)]
    assert [entries.read(line) for line in lines] == [*few, conceded]
    assert resumed(short, lines).game.hash() == short.game.hash()
    assert entries.read("concede seat 0").hash == ""  # as it was stored before


def test_a_state_that_is_another_one_is_found_wherever_it_stands() -> None:
    playing, said = played(most=60)
    said.append(playing.concede(1))
    lines = [entries.say(entry) for entry in said]
    assert resumed(playing, lines).game.hash() == playing.game.hash()
    for n, entry in enumerate(said):
        if not entry.hash:
            continue
        other = f"{int(entry.hash, 16) ^ 1:016x}"
        changed = [*lines[:n], lines[n].replace(entry.hash, other), *lines[n + 1 :]]
        with pytest.raises(CannotResume) as told:
            resumed(playing, changed)
        assert told.value.message_id == "room-other-version"
        with pytest.raises(CannotResume) as told:
            resumed(playing, changed, engine=playing.engine)
        assert told.value.message_id == "room-damaged" and told.value.params["n"] == n + 1
