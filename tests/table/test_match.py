"""A match at the table: a series of games in one room, with sideboards in between, through crashes and files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from farfield.decks import as_played, builtin, write
from farfield.games import match_records
from farfield.players import between_games
from tests.games.met import gear_was_met
from tests.table.serving import Player, Server

GAREN = replace(as_played(builtin("Garen"), "match"), sideboard=((2, "Cannon Barrage"), (1, "Mobilize")))
DECK = write(GAREN)
SPARE = next(name for _, name in GAREN.main if name not in (GAREN.champion, "Cannon Barrage", "Mobilize"))
HERE: tuple[dict[str, object], ...] = (
    {"kind": "here", "name": "Ann", "deck": DECK},
    {"kind": "here", "name": "Bo", "deck": "Lux"},
)


def a_match(server: Server, *seats: dict[str, object], **more: object) -> Any:
    seated = seats or HERE
    known: dict[str, object] = {"seed": "7"} if all(seat["kind"] == "here" for seat in seated) else {}
    return server.room(*seated, mode="match", **{**known, **more})


def secrets_of(made: Any) -> list[str]:
    return [seat["secret"] for seat in made["seats"]]


@contextmanager
def sitting(server: Server, made: Any) -> Iterator[Player]:
    """Everybody at one screen."""
    with server.sit(made["room"], *secrets_of(made)) as player:
        for _ in made["seats"]:
            player.hear_until("table")
        yield player


def concede(player: Player, seat: int) -> None:
    player.send("concede", seat=seat)
    player.silence()
    assert player.tables[seat]["over"]


def ready(player: Player, seat: int, **more: object) -> None:
    player.send("exchange", seat=seat, **more)
    player.silence()


def choose_battlefields(player: Player, *names: str) -> None:
    for seat in (0, 1):
        ask = player.asked(seat)
        if ask and ask["kind"] == "choose":
            texts = [option["text"] for option in ask["options"]]
            wanted = next((i for i, text in enumerate(texts) for name in names if name in text), 0)
            player.answer(seat, ask, ask["options"][wanted])
            player.silence()


def test_a_match_is_a_series_of_games_in_one_room(server: Server) -> None:
    made = a_match(server)
    with sitting(server, made) as both:
        assert both.tables[0]["match"] == {
            "games": 3, "number": 1, "score": [0, 0], "winner": -1, "played": [],
            "text": "The match stands: Ann 0, Bo 0.",
        }  # fmt: skip
        assert not both.tables[0]["between"]
        first = [option["text"] for option in both.asked(0)["options"]]
        assert len(first) == 3
        choose_battlefields(both)
        assert both.asked(0)["kind"] == "mulligan" or both.asked(1)["kind"] == "mulligan"
        concede(both, 0)
        match, between = both.tables[1]["match"], both.tables[0]["between"]
        assert (match["score"], match["number"], match["winner"]) == ([0, 1], 1, -1)
        assert match["played"][0]["winner"] == 1
        brought = match["played"][0]["battlefields"]
        assert between["may_exchange"]
        assert {card["name"]: card["count"] for card in between["sideboard"]} == {"Cannon Barrage": 2, "Mobilize": 1}
        assert not both.tables[1]["between"]["may_exchange"]  # the starter deck has no sideboard
        ready(both, 0, out=[SPARE], into=["cannon barrage"])
        assert both.tables[1]["between"]["waits_for"] == [1]
        assert both.tables[0]["over"]
        ready(both, 1)
        assert not both.tables[0]["over"]
        assert both.tables[0]["match"]["number"] == 2
        assert not any(brought[0] in option["text"] for option in both.asked(0)["options"])
        choose_battlefields(both)
        assert both.asked(0)["kind"] == "player"  # who lost says who begins
        assert not both.asked(1)
        both.answer(0, both.asked(0), both.asked(0)["options"][1])
        both.silence()
        assert both.tables[0]["view"]["first_seat"] == 1
        concede(both, 0)
        match = both.tables[0]["match"]
        assert (match["score"], match["winner"]) == ([0, 2], 1)
        assert match["text"] == "The match stands: Ann 0, Bo 2. Bo wins the match."
        assert not both.tables[0]["between"]
        both.send("exchange", seat=0)
        assert both.hear_until("refused")["code"] == "room-not-between"
    told = server.get(f"/api/rooms/{made['room']}?lang=de")
    assert told["match"]["text"].endswith("Bo gewinnt das Match.")
    assert any("Match über 3 Spiele" in sentence for sentence in told["sentences"])


def test_a_match_has_an_odd_number_of_games(server: Server) -> None:
    for games, code in ((2, "match-length"), (7, "wire-schema")):
        status, told = server.call("POST", "/api/rooms", {"mode": "match", "seats": [{}, {}], "games": games})
        assert (status, told["id"]) == (400, code)


def test_a_wrong_exchange_is_refused_and_changes_nothing(server: Server) -> None:
    made = a_match(server)
    with sitting(server, made) as both:
        both.send("exchange", seat=0, out=[SPARE], into=["Mobilize"])
        assert both.hear_until("refused")["code"] == "room-not-between"
        choose_battlefields(both)
        concede(both, 1)
        before = both.tables[0]["between"]
        for wrong, code in (
            ({"out": [SPARE], "into": []}, "match-uneven-swap"),
            ({"out": [SPARE], "into": ["Teemo, Scout"]}, "match-not-there"),
            ({"out": ["No such card"], "into": ["Mobilize"]}, "match-not-there"),
            ({"out": [SPARE, SPARE], "into": ["Mobilize", "Mobilize"]}, "match-not-there"),
        ):
            both.send("exchange", seat=0, **wrong)
            refused = both.hear_until("refused")
            assert (refused["to"], refused["code"]) == ("exchange", code)
            assert refused["text"]
        both.send("exchange", seat=0, out=[SPARE] * 11, into=["Mobilize"] * 11)
        assert both.hear_until("error")["code"] == "wire-schema"
        both.silence()
        assert both.tables[0]["between"] == before
        ready(both, 0, out=[SPARE], into=["Mobilize"], ready=False)
        now = both.tables[0]["between"]
        assert now["ready"] == []
        assert {"count": 1, "name": SPARE} in now["sideboard"]
    single = server.room({"kind": "here"}, {"kind": "here"}, mode="duel", seed="3")
    with sitting(server, single) as both:
        both.send("exchange", seat=0)
        assert both.hear_until("refused")["code"] == "room-no-match"


def test_taking_back_the_end_of_a_game_takes_back_what_came_after(server: Server) -> None:
    made = a_match(server)
    with sitting(server, made) as both:
        choose_battlefields(both)
        concede(both, 0)
        ready(both, 0, out=[SPARE], into=["Mobilize"], ready=False)
        both.send("undo", seat=0)
        assert both.hear_until("undo-answered", "refused")["type"] == "undo-answered"
        both.silence()
        assert not both.tables[0]["over"]
        assert both.tables[0]["match"]["score"] == [0, 0]
        concede(both, 1)
        assert both.tables[0]["match"]["score"] == [1, 0]
        assert {card["name"]: card["count"] for card in both.tables[0]["between"]["sideboard"]} == {
            "Cannon Barrage": 2,
            "Mobilize": 1,
        }


@pytest.mark.slow
def test_a_killed_server_goes_on_between_and_within_the_games_of_a_match(own_server: Server) -> None:
    made = a_match(own_server)

    def killed(before: Player) -> dict[int, Any]:
        before.silence()
        seen = {seat: table_of(before, seat) for seat in (0, 1)}
        own_server.kill()
        return seen

    def table_of(player: Player, seat: int) -> Any:
        return {key: player.tables[seat][key] for key in ("view", "asks", "over", "match", "between")}

    with sitting(own_server, made) as both:
        choose_battlefields(both)
        concede(both, 0)
        ready(both, 0, out=[SPARE], into=["Cannon Barrage"])
        seen = killed(both)
    own_server.start()
    with sitting(own_server, made) as both:
        assert {seat: table_of(both, seat) for seat in (0, 1)} == seen
        assert both.tables[1]["between"]["ready"] == [0]
        ready(both, 1)
        assert both.tables[0]["match"]["number"] == 2
        choose_battlefields(both)
        both.answer(0, both.asked(0), both.asked(0)["options"][0])
        seen = killed(both)
    own_server.start()
    with sitting(own_server, made) as both:
        assert {seat: table_of(both, seat) for seat in (0, 1)} == seen
        concede(both, 1)
        assert both.tables[0]["match"]["score"] == [1, 1]
        assert {"count": 1, "name": SPARE} in both.tables[0]["between"]["sideboard"]
        killed(both)
    own_server.start()
    with sitting(own_server, made) as both:
        ready(both, 0)
        ready(both, 1)
        assert both.tables[0]["match"]["number"] == 3
        ask = both.asked(1)
        assert ask["kind"] == "player"  # the third game has the battlefields that are left
        both.answer(1, ask, ask["options"][0])
        both.silence()
        concede(both, 1)
        assert both.tables[0]["match"]["winner"] == 0


def test_a_program_answers_for_itself_in_every_game(server: Server) -> None:
    made = a_match(server, {"kind": "here", "name": "Ann"}, {"kind": "program", "name": "Robo", "program": "random"})
    with sitting(server, made) as ann:
        for number in (1, 2):
            while not ann.asked(0) or ann.asked(0)["kind"] != "mulligan":
                if ann.asked(0):
                    ann.answer(0, ann.asked(0), ann.asked(0)["options"][0])
                else:
                    ann.hear()
            assert ann.tables[0]["match"]["number"] == number
            concede(ann, 0)
            if number == 1:
                assert ann.tables[0]["between"]["waits_for"] == [0]
                ready(ann, 0)
        assert ann.tables[0]["match"]["winner"] == 1


def test_a_program_takes_from_its_sideboard_what_answers_the_deck_it_has_met(server: Server) -> None:
    match = gear_was_met()
    out, into = between_games.exchange(match, 0)
    made = server.post("/api/rooms/import", {"record": match_records.write(match)})
    with sitting(server, made) as ann:
        ready(ann, 1)
        assert "Robo has exchanged cards with the sideboard." in str(ann.heard)
        assert ann.tables[1]["match"]["number"] == 2
    whole = server.get(f"/api/rooms/{made['room']}/export", secrets_of(made)[0])["record"]
    assert f"=== exchange | seat 0 | out {'; '.join(out)} | in {'; '.join(into)}" in whole


def test_a_rematch_is_a_new_match_with_the_decks_as_they_were(server: Server) -> None:
    made = a_match(server, games=1, sideboards=False)
    with sitting(server, made) as both:
        choose_battlefields(both)
        concede(both, 1)
        assert both.tables[0]["match"]["winner"] == 0
        server.post(f"/api/rooms/{made['room']}/rematch", {}, made["host"])
        both.silence()
        match = both.tables[0]["match"]
        assert (match["number"], match["score"], match["played"]) == (1, [0, 0], [])
        assert len(both.asked(0)["options"]) == 3
        choose_battlefields(both)
        concede(both, 0)
        assert both.tables[0]["match"]["played"][0]["game"] == 1


def test_games_of_a_match_are_exported_imported_and_replayed(server: Server) -> None:
    made = a_match(server)
    ann = secrets_of(made)[0]
    path = f"/api/rooms/{made['room']}"
    with sitting(server, made) as both:
        choose_battlefields(both)
        concede(both, 0)
        ready(both, 0, out=[SPARE], into=["Mobilize"])
        ready(both, 1)
        choose_battlefields(both)
        before = both.tables[0]
    replays = [server.get(f"{path}/replay?game={number}&seat=0", ann) for number in (0, 1)]
    assert [(one["game"], one["games"]) for one in replays] == [(0, 2), (1, 2)]
    assert replays[0]["over"]
    assert replays[1]["over"] is None
    whole = server.get(f"{path}/export", ann)["record"]
    assert whole.startswith("Farfield match 1")
    again = server.post("/api/rooms/import", {"record": whole})
    with sitting(server, again) as both:
        assert both.tables[0]["match"] == before["match"]
        assert [x["text"] for x in both.asked(0)["options"]] == [x["text"] for x in before["asks"][0]["options"]]
        both.answer(0, both.asked(0), both.asked(0)["options"][0])
        both.silence()
        concede(both, 1)
        assert both.tables[0]["match"]["score"] == [1, 1]
        assert {"count": 1, "name": SPARE} in both.tables[0]["between"]["sideboard"]
    single = server.get(f"{path}/export?game=0", ann)["record"]
    assert single.startswith("Farfield record 1")
    alone = server.post("/api/rooms/import", {"record": single, "at": 1})
    with sitting(server, alone) as both:
        assert not both.tables[0]["match"]
        choose_battlefields(both)
        concede(both, 1)
        assert not both.tables[0]["between"]
        server.post(f"/api/rooms/{alone['room']}/rematch", {}, alone["host"])
        both.silence()
        assert both.tables[0]["match"]["number"] == 1
    status, told = server.call("POST", "/api/rooms/import", {"record": whole.replace("=== settings", "=== setting")})
    assert (status, told["id"]) == (400, "match-part")


def test_while_a_match_goes_on_elsewhere_nobody_looks_into_the_other_deck(server: Server) -> None:
    made = a_match(server, HERE[0], {"kind": "elsewhere", "name": "Bo", "deck": "Lux"}, start=True)
    path = f"/api/rooms/{made['room']}"
    ann = made["seats"][0]["secret"]
    bo = server.post(f"{path}/join", {"invitation": made["invitations"][0]["secret"]})["secret"]
    with server.sit(made["room"], ann) as one, server.sit(made["room"], bo) as two:
        one.hear_until("table")
        two.hear_until("table")
        concede(one, 0)
        assert server.get(path)["seed"] == one.tables[0]["over"]["seed"] == ""
        assert server.get(f"{path}/export?game=0", bo)["whole"] is False
        assert server.call("GET", f"{path}/replay?game=0&seat=0", secret=bo)[1]["id"] == "room-still-runs"
        own = server.get(f"{path}/replay?game=0&seat=1", bo)
        assert own["game"] == 0 and own["over"]["seed"] == ""
        ready(one, 0)
        assert one.tables[0]["over"]
        ready(two, 1)
        one.silence()
        assert one.tables[0]["over"] is None
        concede(two, 1)
        one.silence()
        assert two.tables[1]["match"]["score"] == [1, 1]
        assert "main" in two.tables[1]["between"]
        two.silence()
        assert SPARE not in str(two.tables[1]["between"])
        ready(two, 1)
        ready(one, 0)
        two.silence()
        concede(two, 1)
        two.silence()
        assert two.tables[1]["over"]["seed"]
    assert server.get(f"{path}/replay?game=0&seat=0", bo)["over"]["seed"]
    assert server.get(f"{path}/export", bo)["whole"] is True
    assert server.get(path)["seed"]


def test_a_match_goes_on_without_somebody_who_is_away(server: Server) -> None:
    made = a_match(server, HERE[0], {"kind": "elsewhere", "name": "Bo", "deck": "Lux"}, start=True)
    with server.sit(made["room"], made["seats"][0]["secret"], made["host"]) as one:
        one.hear_until("table")
        concede(one, 0)
        ready(one, 0)
        assert one.tables[0]["between"]["waits_for"] == [1]
        one.send("lend", seat=1, on=True)
        one.silence()
        assert one.tables[0]["match"]["number"] == 2
