"""Who has given no name is called by a number in the language of whoever reads, everywhere; a name that somebody typed
stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.setting_up import names_for, typed_name
from farfield.words.messages import LANGUAGES
from tests.cli.terminal import Terminal
from tests.table.serving import Player, Server

NAMES = {
    "en": ("You", "Player 1", "Program 1"),
    "de": ("Du", "Spieler 1", "Programm 1"),
    "es": ("Tú", "Jugador 1", "Programa 1"),
    "fr": ("Vous", "Joueur 1", "Programme 1"),
}


def test_programs_are_counted_and_players_are_called_by_their_seats() -> None:
    kinds = [SeatWish("program"), SeatWish("here"), SeatWish("program", "Robo"), SeatWish("program")]
    assert names_for(CreateRoom("war", kinds)) == ["(program 1)", "(player 2)", "Robo", "(program 3)"]
    assert names_for(CreateRoom("lanes", [SeatWish("here")])) == ["(you)"]


@pytest.mark.parametrize("typed", ["(player 2)", "(you)", " (program\u202e 1) "])
def test_nobody_is_called_like_somebody_without_a_name_by_typing_it(typed: str) -> None:
    assert typed_name(typed) == ""
    assert names_for(CreateRoom("lanes", [SeatWish("here", typed), SeatWish("here", "Ann")])) == ["(player 1)", "Ann"]


@pytest.mark.parametrize("typed", ["Player 1", "Programm 1", "Du", "(you 1)", "(player)", "(Program 1)", "(Ann)"])
def test_whatever_else_somebody_types_is_their_name(typed: str, server: Server) -> None:
    made = server.room({"kind": "here", "name": typed}, lang="en")
    with server.sit(made["room"], made["seats"][0]["secret"], lang="fr") as ann:
        table = ann.hear_until("table")
        assert table["seats"][0]["name"] == table["view"]["sides"][0]["name"] == typed


def everything(player: Player) -> str:
    """All that was said to a connection, but the faces of cards."""
    return str([message for message in player.heard if message["type"] != "faces"])


def test_two_readers_of_one_table_read_the_names_each_in_their_language(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "program", "program": "random"}, mode="duel", seed="3")
    secret = made["seats"][0]["secret"]
    with server.sit(made["room"], secret, lang="en") as ann, server.sit(made["room"], secret, lang="de") as anna:
        for reader in (ann, anna):
            reader.hear_until("table")
            reader.silence()
        while len(ann.log[0]) < 30:
            ask = ann.asked(0)
            if ask is None:
                ann.hear()
            else:
                ann.answer(0, ask, ask["options"][-1])
        ann.send("chat", seat=0, text="Hello")
        ann.send("ping", seat=0, place=0)
        for reader in (ann, anna):
            reader.hear_until("ping")
        for reader, lang, other in ((ann, "en", "de"), (anna, "de", "en")):
            _, player, program = NAMES[lang]
            said = everything(reader)
            assert [seat["name"] for seat in reader.tables[0]["seats"]] == [player, program]
            assert [side["name"] for side in reader.tables[0]["view"]["sides"]] == [player, program]
            assert any(program in line["text"] for line in reader.log[0])
            assert [m["name"] for m in reader.heard if m["type"] in ("chat", "ping")] == [player, player]
            assert not [name for name in NAMES[other] if f"{name} " in said or f"{name}'" in said]
            assert "(player" not in said and "(program" not in said
        anna.send("lang", lang="fr")
        french = list(NAMES["fr"][1:])
        anna.hear_until("table")
        while [seat["name"] for seat in anna.tables[0]["seats"]] != french:  # what was on its way is told in German yet
            anna.hear_until("table")
        assert [side["name"] for side in anna.tables[0]["view"]["sides"]] == french


def test_the_result_the_replay_the_export_and_the_match_name_them_too(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "program"}, mode="match", games=1)
    path = f"/api/rooms/{made['room']}"
    with server.sit(made["room"], made["seats"][0]["secret"], lang="es") as ann:
        ann.hear_until("table")
        ann.send("concede", seat=0)
        while not (told := ann.hear_until("table"))["over"]:
            pass
        assert "Programa 1" in told["over"]["text"]
        assert "Jugador 1 0, Programa 1 1" in told["match"]["text"]
        assert "Programa 1" in told["match"]["text"].partition(".")[2]
    shown = server.get(f"{path}/replay?seat=0&lang=fr")
    assert shown["names"] == list(NAMES["fr"][1:])
    assert [seat["name"] for seat in server.get(f"{path}?lang=de")["seats"]] == list(NAMES["de"][1:])
    again = server.post("/api/rooms/import", {"record": server.get(f"{path}/export")["record"]})
    with server.sit(again["room"], again["seats"][0]["secret"], lang="de") as ann:
        assert [seat["name"] for seat in ann.hear_until("table")["seats"]] == list(NAMES["de"][1:])


def test_what_is_refused_names_them_too(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "elsewhere"}, mode="duel", start=True)
    joined = server.post(f"/api/rooms/{made['room']}/join", {"invitation": made["invitations"][0]["secret"]})
    with server.sit(made["room"], made["host"], lang="de") as host, server.sit(made["room"], joined["secret"]) as bob:
        host.hear_until("welcome")
        bob.hear_until("table")
        host.send("lend", seat=1, on=True)
        assert host.hear_until("refused")["text"].startswith("Spieler 2 ")
        asked = server.call("POST", f"/api/rooms/{made['room']}/rematch?lang=fr", {}, made["host"])
        assert asked[0] == 403 and "Joueur 2" in asked[1]["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_names_them_too(
    lang: str, server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = server.room({"kind": "here"}, {"kind": "program"}, mode="duel", seed="3")
    told = server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])
    file = tmp_path / "game.txt"
    file.write_text(told["record"], encoding="utf-8")
    ran = Terminal(monkeypatch, capsys).run("play", "--resume", str(file), "--lang", lang, "--script", "quit; quit")
    assert all(name in ran.out for name in NAMES[lang][1:]), ran
    assert "(player 1)" not in ran.out and "(program 1)" not in ran.out
