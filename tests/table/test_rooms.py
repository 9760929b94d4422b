"""Rooms: waiting for others, invitations, rematch, export and import, replay, deletion, other versions."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farfield.games import Record
from farfield.games.modes import MODES
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.faces import face
from farfield.table.setting_up import names_for
from farfield.words import keyword_help
from tests.table.serving import Player, Server


def play(player: Player, seats: tuple[int, ...], answers: int, dice: random.Random | None = None) -> None:
    """Let the seats of a connection answer, so many times or until the game is over."""
    for _ in range(answers):
        player.silence()
        asked = [seat for seat in seats if player.asked(seat)]
        if not asked or player.tables[seats[0]]["over"]:
            return
        ask = player.asked(asked[0])
        option = dice.choice(ask["options"]) if dice else ask["options"][-1]
        assert player.answer(asked[0], ask, option)["type"] == "table"


def test_a_solo_game_of_lane_legends_begins_with_one_call(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann", "deck": "Lux with gear"}, preset="storm", lang="de")
    with server.sit(made["room"], made["host"], made["seats"][0]["secret"], lang="de") as ann:
        welcome = ann.hear_until("welcome")
        assert welcome["you"] == [0] and welcome["host"] and welcome["contract"] == 1
        assert welcome["room"]["options"] == {"mighty-strikes": "2", "head-start": "farfield 5 + midfield 3"}
        assert "Strike" in welcome["room"]["sentences"][0] and "[LL 9.3]" in welcome["room"]["sentences"][0]
        ann.hear_until("table")
        table = ann.tables[0]
        assert {place["spot"] for place in table["view"]["places"]} == {0, 1, 2, 3, 4}
        named = {card["name"] for side in table["view"]["sides"] for card in side["hand"]}
        assert named and named <= set(ann.faces)
        assert table["asks"][0]["kind"] == "mulligan" and table["asks"][0]["waited"]


def test_who_sits_elsewhere_is_waited_for_and_may_bring_a_deck(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"}, {"kind": "elsewhere", "name": "Guest"})
    assert len(made["invitations"]) == 1
    with server.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann:
        assert not ann.hear_until("welcome")["room"]["started"]
        ann.send("answer", seat=0, ask=1, verb="pass")
        assert ann.hear_until("refused")["code"] == "room-not-begun"
        body = {"invitation": made["invitations"][0]["secret"], "name": "Bob"}
        seat = server.post(f"/api/rooms/{made['room']}/join", body)
        assert seat["seat"] == 1 and seat["secret"] != made["invitations"][0]["secret"]
        status, problem = server.call("POST", f"/api/rooms/{made['room']}/join", body)
        assert status == 403 and problem["id"] == "room-invitation-used"
        with server.sit(made["room"], seat["secret"], lang="fr") as bob:
            bob.hear_until("welcome")
            bob.send("sit", seat=1, name="Bobby", deck="Annie with gear")
            bob.hear_until("room")
            bob.send("sit", seat=1, deck="Legend:\nNobody\n")
            assert bob.hear_until("refused")["to"] == "sit"
            bob.send("begin")
            assert bob.hear_until("refused")["code"] == "room-not-host"
            ann.send("begin")
            table = bob.hear_until("table")
            assert [(x["name"], x["deck"], x["present"]) for x in table["seats"]] == [
                ("Ann", "Annie with gear", True),
                ("Bobby", "Annie with gear", True),
            ]
            bob.send("sit", seat=1, deck="Lux")
            assert bob.hear_until("refused")["code"] == "room-begun"


def test_before_the_game_everybody_is_told_what_a_deck_is_called_and_nothing_of_its_list(server: Server) -> None:
    lists = {deck["name"]: deck["text"] for deck in server.get("/api/start")["decks"]}
    named = lists["Lux"].replace("Name Lux", "Name My secret plan")
    nameless = "Legend:" + lists["Garen"].partition("Legend:")[2]
    seats = [{"kind": "here", "deck": deck} for deck in (named, nameless, "annie", "")]
    made = server.room(*seats, {"kind": "elsewhere"}, any_deck=True)
    told = server.get(f"/api/rooms/{made['room']}")  # without any secret
    assert not told["started"]
    assert [seat["deck"] for seat in told["seats"]] == ["My secret plan", told["seats"][1]["deck"], "Annie", "", ""]
    assert "Legend" not in told["seats"][1]["deck"] and "\n" not in told["seats"][1]["deck"]
    assert all(len(seat["deck"]) < 60 for seat in told["seats"])


def test_a_new_invitation_takes_the_seat_over(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "elsewhere"}, start=True)
    room = made["room"]
    first = server.post(f"/api/rooms/{room}/join", {"invitation": made["invitations"][0]["secret"]})
    void = server.post(f"/api/rooms/{room}/seats/1/invite", {}, made["host"])
    with server.sit(room, first["secret"]) as bob:
        bob.hear_until("table")  # the seat is filled again
        assert server.call("POST", f"/api/rooms/{room}/join", {"invitation": void["secret"]})[0] == 403
        again = server.post(f"/api/rooms/{room}/seats/1/invite", {}, made["host"])
        second = server.post(f"/api/rooms/{room}/join", {"invitation": again["secret"]})
        assert bob.hear_until("seated")["seat"] == 1
        assert "taken your seat" in bob.hear_until("closed")["text"]
        with pytest.raises(ConnectionClosed):
            bob.hear()
    with server.sit(room, first["secret"]) as bob:
        assert bob.hear_until("refused", "welcome")["code"] == "room-secret"
    with server.sit(room, second["secret"]) as eve:
        assert eve.hear_until("welcome")["you"] == [1]
    with server.sit(room, first["secret"], second["secret"]) as same:  # a browser that had this seat before
        assert same.hear_until("refused", "welcome")["you"] == [1]
    with server.sit(room, first["secret"], made["host"], made["seats"][0]["secret"]) as ann:
        welcome = ann.hear_until("refused", "welcome")
        assert (welcome["you"], welcome["host"]) == ([0], True)


def test_programs_play_their_seats(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "program", "program": "random"}, mode="duel", seed="5")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        for _ in range(80):
            while ann.asked(0) is None and not ann.tables[0]["over"]:
                ann.hear()
            if ann.tables[0]["over"] or ann.tables[0]["view"]["turn"] > 3:
                break
            ask = ann.asked(0)
            ann.answer(0, ask, ask["options"][-1])
        assert ann.tables[0]["over"] or ann.tables[0]["view"]["turn"] > 3
        assert any(line["kind"] == "plays" and line["text"].startswith("Program 1 ") for line in ann.log[0])


def test_a_rematch_keeps_seats_and_secrets_and_may_change_the_rules(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"}, seed="5")
    with server.sit(made["room"], made["host"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        ann.send("concede", seat=0)
        over = ann.hear_until("table")["over"]
        assert over["winners"] == [] and over["seed"] == "5" and over["text"]
        info = server.post(f"/api/rooms/{made['room']}/rematch", {"preset": "nightmare"}, made["host"])
        assert info["game"] == 1 and info["seed"] not in ("", "5") and "faster-units" in info["options"]
        table = ann.hear_until("table")
        assert table["over"] is None and table["view"]["options"]["recycle-costs"] == "on"
        assert ann.log[0][0]["n"] == 0 and ann.log[0][-1]["turn"] == 0
    old = server.get(f"/api/rooms/{made['room']}/replay?game=0")
    assert old["over"]["seed"] == "5" and old["game"] == 0
    assert server.call("GET", f"/api/rooms/{made['room']}/replay?game=7")[0] == 404


@pytest.mark.slow
def test_a_game_is_exported_and_imported_whole_and_from_any_moment(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"}, seed="11")
    secret = made["seats"][0]["secret"]
    with server.sit(made["room"], secret) as ann:
        ann.hear_until("table")
        play(ann, (0,), 25, random.Random(2))
        view = ann.tables[0]["view"]
    told = server.get(f"/api/rooms/{made['room']}/export", secret)
    assert told["whole"]
    given = len(Record.parse(told["record"]).answers)
    copy = server.post("/api/rooms/import", {"record": told["record"]})
    with server.sit(copy["room"], copy["seats"][0]["secret"]) as ann:
        assert ann.hear_until("table")["view"] == view
        play(ann, (0,), 3)
    early = server.post("/api/rooms/import", {"record": told["record"], "at": 4})
    with server.sit(early["room"], early["seats"][0]["secret"]) as ann:
        table = ann.hear_until("table")
        then = server.get(f"/api/rooms/{made['room']}/replay?at=4", secret)
        assert table["view"] == then["view"] and then["answers"] == given and len(then["turns"]) == given
    status, problem = server.call(
        "POST", "/api/rooms/import", {"record": told["record"].replace("Ann", "Bob", 1)[:-40]}
    )
    assert status == 400 and problem["text"]


@pytest.mark.slow
def test_a_replay_shows_every_moment_of_a_finished_game_to_whoever_has_the_address(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "here"}, mode="duel", seed="2", undo="asked")
    secrets = [seat["secret"] for seat in made["seats"]]
    with server.sit(made["room"], *secrets) as both:
        both.hear_until("table")
        play(both, (0, 1), 12)
        both.send("concede", seat=1)
        both.hear_until("table")
        both.silence()
        last = both.tables[0]
    record = server.get(f"/api/rooms/{made['room']}/export")["record"]  # to save it, or to play on from any moment
    assert Record.parse(record).replay().over
    then = server.post("/api/rooms/import", {"record": record, "at": 5})
    assert server.get(f"/api/rooms/{then['room']}/replay")["answers"] == 5
    whole = server.get(f"/api/rooms/{made['room']}/replay?seat=0")
    assert whole["view"] == last["view"] and whole["over"]["winners"] == [0]
    assert whole["at"] == whole["answers"] == len(whole["told"]) > 5
    assert whole["told"][-1] == len(whole["lines"]) and whole["told"] == sorted(whole["told"])
    for at in range(0, whole["answers"], 3):
        then = server.get(f"/api/rooms/{made['room']}/replay?at={at}&seat=1&lang=de")
        assert then["over"] is None and then["view"]["seat"] == 1
        assert not at or len(then["lines"]) == whole["told"][at - 1]
        assert {card["name"] for card in then["view"]["sides"][1]["hand"]} <= {face["name"] for face in then["faces"]}


def test_a_deleted_room_is_gone_and_everybody_is_told(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["seats"][0]["secret"], lang="es") as ann:
        ann.hear_until("table")
        assert server.call("DELETE", f"/api/rooms/{made['room']}", secret=made["host"])[0] == 204
        assert ann.hear_until("closed")["text"]
    assert server.call("GET", f"/api/rooms/{made['room']}")[0] == 404
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        assert ann.hear()["code"] == "room-unknown"


def test_a_game_of_another_version_that_plays_differently_says_so(own_server: Server) -> None:
    made = own_server.room({"kind": "here"}, seed="3")
    secret = made["seats"][0]["secret"]
    with own_server.sit(made["room"], secret) as ann:
        ann.hear_until("table")
        play(ann, (0,), 3)
    own_server.kill()
    with closing(sqlite3.connect(own_server.folder / "table.db")) as db:
        db.execute("UPDATE games SET engine = '0.0.1'")
        db.commit()
    own_server.start()
    with own_server.sit(made["room"], secret) as ann:
        assert ann.hear_until("table", "refused")["type"] == "table"  # an older version that plays the same
    own_server.kill()
    with closing(sqlite3.connect(own_server.folder / "table.db")) as db:
        db.execute("UPDATE answers SET said = replace(said, 'question 0', 'question 7'), check_sum = ''")
        db.commit()
    own_server.start()
    with own_server.sit(made["room"], secret) as ann:
        refused = ann.hear_until("table", "refused")
        assert refused["code"] == "room-other-version" and "0.0.1" in refused["text"]
        ann.send("concede", seat=0)
        assert ann.hear_until("refused")["code"] == "room-other-version"


def test_decks_are_judged_three_times(server: Server) -> None:
    good = server.post("/api/decks/check", {"text": server.get("/api/start")["decks"][4]["text"]})
    assert good["formed"]["ok"] and good["legal"]["lanes"]["ok"] and good["supported"]["ok"]
    bad = server.post("/api/decks/check", {"text": "Legend:\n1 Gust\nMainDeck:\n3 Nothing at all", "lang": "de"})
    assert not bad["formed"]["ok"] and bad["deck"] is None and "Nothing at all" in " ".join(bad["formed"]["reasons"])
    short = server.post("/api/decks/check", {"text": "Legend:\nLoose Cannon\nMainDeck:\n3 Jinx, Rebel\n2 Gusst"})
    assert short["formed"]["ok"] and not short["legal"]["duel"]["ok"] and "Gusst" in short["notes"][0]


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr"])
def test_the_start_page_knows_every_mode_option_preset_and_deck(server: Server, lang: str) -> None:
    told = server.get(f"/api/start?lang={lang}")
    modes = {mode["id"]: mode for mode in told["modes"]}
    assert set(modes) == {"duel", "match", "lanes", "skirmish", "war", "2v2"}
    assert [preset["id"] for preset in modes["lanes"]["presets"]] == ["calm", "standard", "storm", "nightmare"]
    for name, mode in modes.items():
        assert [x["id"] for x in mode["options"]] == [x.name for x in MODES[name].options if x.for_people]
        assert all(x["sentence"] and x["clause"] for x in mode["options"])
    assert all(deck["about"] and deck["main"] for deck in told["decks"]) and len(told["decks"]) > 8
    assert all(deck["supported"] and deck["unsupported"] == [] for deck in told["decks"]), "every card works"
    assert [(x["code"], x["name"], x["complete"], x["total"]) for x in told["sets"]] == [
        ("OGN", "Origins", 296, 296),
        ("OGS", "Proving Grounds", 24, 24),
        ("SFD", "Spiritforged", 224, 224),
        ("UNL", "Unleashed", 223, 223),
        ("VEN", "Vendetta", 168, 168),
    ]
    assert {x[kind] for x in told["sets"] for kind in ("partial", "absent")} == {0}


def test_rules_and_cards_are_found(server: Server) -> None:
    assert server.get("/api/rules/LL%204.3")["clauses"][0]["id"] == "LL 4.3"
    assert any(x["ours"] for x in server.get("/api/rules?page=lane-legends")["clauses"])
    assert server.get("/api/rules?find=emptied%20battlefield%20protects")["total"] == 1
    assert server.get("/api/rules?find=Strikes&lang=fr") == server.get("/api/rules?find=Strike&lang=fr")
    assert server.get("/api/rules?find=Strike")["total"] > server.get("/api/rules/Strike")["total"]
    for lang in ("en", "de", "es", "fr"):
        for call in (f"/api/rules/CR%20323.6?lang={lang}", f"/api/rules?find=core%209.5&lang={lang}"):
            told = server.get(call)["clauses"][0]
            assert (told["id"], told["lang"]) == ("core 9.5", lang)
    assert server.get("/api/rules/core%209.5?lang=de")["clauses"][0]["title"] == "Kontrolle verlieren"
    assert server.get("/api/rules?find=TODLICHER%20Schaden&lang=de")["clauses"][0]["id"] == "core 7.3"
    assert server.call("GET", "/api/rules/CR%20999.99")[0] == 404
    found: Any = server.get("/api/cards/stalwart%20poro?lang=de")
    assert found["face"]["name"] == "Stalwart Poro" and found["face"]["keywords"]["Shield"]
    assert server.call("GET", "/api/cards/nobody")[0] == 404
    words = [server.get(f"/api/keywords?lang={lang}")["keywords"] for lang in ("en", "de", "es", "fr")]
    assert len(words[0]) > 20 and len({told["Tank"] for told in words}) == 4
    assert {frozenset(told) for told in words} == {frozenset(words[0])}
    modes = {mode: server.get(f"/api/keywords?mode={mode}")["keywords"] for mode in ("lanes", "duel")}
    assert modes["lanes"]["Ganking"] != modes["duel"]["Ganking"] and "Strike" not in modes["duel"]


@pytest.mark.parametrize("mode", ["lanes", "duel"])
def test_a_card_at_the_table_explains_its_keywords_as_the_mode_has_them(server: Server, mode: str) -> None:
    program: list[dict[str, object]] = [{"kind": "program"}] if mode == "duel" else []
    made = server.room({"kind": "here", "deck": "Master Yi"}, *program, mode=mode, seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        read = {word: means for one in ann.faces.values() for word, means in one["keywords"].items()}
        assert read == {word: keyword_help(word, "en", mode) for word in read}
        assert read
    means = face("Pouty Poro", "en", mode)
    assert means is not None and means.keywords["Deflect"] == keyword_help("Deflect", "en", mode)


def test_the_rules_have_contents_and_every_section_can_be_read(server: Server) -> None:
    told = {lang: server.get(f"/api/contents?lang={lang}")["pages"] for lang in ("en", "de", "es", "fr")}
    assert [x["page"] for x in told["en"]] == [
        "lane-legends", "core-rules", "actions", "keywords", "open-questions",
    ]  # fmt: skip
    assert len({tuple((x["page"], len(x["sections"])) for x in pages) for pages in told.values()}) == 1
    assert all(title for pages in told.values() for x in pages for title in x["sections"])
    core = next(x for x in told["de"] if x["page"] == "core-rules")
    part = core["sections"].index("16. Kosten")
    read = server.get(f"/api/rules?page=core-rules&part={part}&lang=de")["clauses"]
    assert {x["section"] for x in read} == {"16. Kosten"} and {x["part"] for x in read} == {part}
    assert [x["label"] for x in read][:2] == ["16.1", "16.2"]
    every = [server.get(f"/api/rules?page={x['page']}")["total"] for x in told["en"]]
    parts = [
        sum(server.get(f"/api/rules?page={x['page']}&part={n}")["total"] for n in range(len(x["sections"])))
        for x in told["en"]
    ]
    assert parts == every
    tank = server.get("/api/rules/keyword%20Tank?lang=fr")["clauses"][0]
    assert (tank["label"], tank["title"], tank["named"]) == ("", "Tank", True)
    assert server.get("/api/rules?page=core-rules&part=99")["clauses"] == []


def test_eight_lanes_are_played_at_one_table(server: Server) -> None:
    seats: list[dict[str, object]] = [{"kind": "here", "name": f"P{n}"} for n in range(8)]
    made = server.room(*seats, seed="8")
    with server.sit(made["room"], *(seat["secret"] for seat in made["seats"])) as everybody:
        while len(everybody.tables) < 8:
            everybody.hear_until("table")
        view = everybody.tables[7]["view"]
        assert len(view["arenas"]) == 8 and view["victory_score"] == 26
        play(everybody, tuple(range(8)), 20)
        assert {seat["name"] for seat in everybody.tables[0]["seats"]} == {f"P{n}" for n in range(8)}


def test_a_name_is_one_line_that_can_be_read_and_twins_are_numbered() -> None:
    seats = [SeatWish("here", "\u202eAnn\x1b"), SeatWish("here", "Ann"), SeatWish("here", " ", "Lux with gear")]
    assert names_for(CreateRoom("lanes", seats)) == ["Ann", "Ann 2", "(player 3)"]
