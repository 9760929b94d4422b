"""People at a table: taking back by consent, chat, pings, absence, the clock, languages, why not, previews."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from farfield.games import Record, Settings
from tests.table.serving import Server, keep_hands, two

# --- taking back


def test_in_solo_play_anything_is_taken_back_at_once(server: Server) -> None:
    made = server.room({"kind": "here"}, seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        first = ann.tables[0]
        assert not first["undo"]["possible"]
        ann.send("undo", seat=0)
        assert ann.hear_until("refused")["to"] == "undo"
        ann.hear_until("table")
        tables = [first]
        dice = random.Random(3)
        for _ in range(12):
            ask = ann.asked(0)
            tables.append(ann.answer(0, ask, dice.choice(ask["options"])))
        for before in reversed(tables[:-1]):
            ann.send("undo", seat=0)
            now = ann.hear_until("table")
            assert now["view"] == before["view"] and without_numbers(now["asks"]) == without_numbers(before["asks"])
            assert now["seq"] > before["seq"]
            assert ann.hear_until("undo-answered")["text"].startswith("You have ")
        assert len(ann.log[0]) == first["view"]["sides"][0]["hand_count"]


def without_numbers(asks: list[Any]) -> list[Any]:
    return [{**ask, "id": 0} for ask in asks]


def test_no_number_stands_for_two_questions_and_a_late_answer_meets_none(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Garen with gear"}, seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        numbers: dict[int, Any] = {}
        dice = random.Random(4)
        late = ann.asked(0), ann.asked(0)["options"][0]
        for _ in range(60):
            ask = ann.asked(0)
            assert numbers.setdefault(ask["id"], ask) == ask
            if dice.random() < 0.3 and ann.tables[0]["undo"]["possible"]:
                late = ask, dice.choice(ask["options"])
                ann.send("undo", seat=0)
                ann.hear_until("undo-answered")
                assert ann.asked(0)["id"] not in numbers
                refused = ann.answer(0, *late)
                assert (refused["type"], refused["code"]) == ("refused", "answer-stale")
                assert str(late[0]["id"]) in refused["text"].replace(",", "")
                ann.hear_until("table")
            else:
                ann.answer(0, ask, dice.choice(ask["options"]))
        last = ann.asked(0)
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:  # the same numbers for who comes back
        ann.hear_until("table")
        assert ann.asked(0) == last


def test_what_others_would_lose_is_taken_back_only_if_they_agree(server: Server) -> None:
    with two(server, seed="8") as (ann, bob, _):
        keep_hands(ann, bob)
        before = ann.tables[0]["view"]
        ann.send("undo", seat=0)  # cards were drawn since: everybody must agree
        asked = bob.hear_until("undo-asked")
        assert asked["by"] == 0 and asked["seats"] == [1] and asked["text"].startswith("Ann would like")
        wished = ann.hear_until("undo-asked")["text"]  # and she sees that it is out, and with whom it waits
        assert wished.startswith("You would like") and "Bob" in wished
        ann.send("undo", seat=0)
        assert ann.hear_until("refused")["code"] == "undo-pending"
        ann.send("consent", seat=0, yes=True)
        assert ann.hear_until("refused")["code"] == "undo-not-asked"
        bob.send("consent", seat=1, yes=False)
        denied = ann.hear_until("undo-answered")
        assert not denied["yes"] and "Bob" in denied["text"]
        ann.silence()
        assert ann.tables[0]["view"] == before
        ann.send("undo", seat=0)
        bob.hear_until("undo-asked")
        ask = ann.asked(0)
        ann.answer(0, ask, ask["options"][0])  # she has changed her mind: nothing is to be taken back any more
        assert not bob.hear_until("undo-answered")["yes"]
        ann.send("undo", seat=0)  # of this nobody else is concerned
        assert ann.hear_until("undo-answered")["by"] == 0
        ann.silence()
        ann.send("undo", seat=0)
        bob.hear_until("undo-asked")
        bob.send("consent", seat=1, yes=True)
        assert ann.hear_until("undo-answered")["text"].startswith("You have ")
        assert bob.hear_until("undo-answered")["text"].startswith("Ann has ")
        ann.silence()
        assert ann.tables[0]["asks"][0]["kind"] == "mulligan"


# --- chat and pings


def test_chat_reaches_everybody_is_kept_short_and_is_limited(server: Server) -> None:
    with two(server) as (ann, bob, made):
        ann.send("chat", seat=0, text="  Good\nluck,\x07 Bob! <b>x</b> ")
        line = bob.hear_until("chat")
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Good luck, Bob! <b>x</b>")
        bob.send("chat", seat=1, phrase="thanks")
        heard = ann.hear_until("chat")  # her own line first
        heard = ann.hear_until("chat")
        assert heard["phrase"] == "thanks" and heard["text"] == ""
        ann.send("chat", seat=0, text=" \n ")
        assert ann.hear_until("refused")["code"] == "chat-empty"
        for _ in range(8):
            ann.send("chat", seat=0, text="again")
        ann.silence()
        refused = [x for x in ann.heard if x["type"] == "refused" and x["code"] == "chat-rate"]
        assert len(refused) == 4 and "5" in refused[0]["text"]
        bob.send("chat", seat=1, text="I can still speak")
        bob.hear_until("chat")
    with server.sit(made["room"], made["bob"]) as bob:  # who comes back reads what was said
        bob.hear_until("table")
        bob.silence()
        said = [x["text"] for x in bob.heard if x["type"] == "chat"]
        assert said[0] == "Good luck, Bob! <b>x</b>" and said[-1] == "I can still speak"


def test_a_ping_shows_each_seat_its_own_name_of_the_object(server: Server) -> None:
    with two(server) as (ann, bob, _):
        legend = ann.tables[0]["view"]["sides"][0]["legends"][0]["id"]
        theirs = bob.tables[1]["view"]["sides"][0]["legends"][0]["id"]
        assert legend != theirs
        ann.send("ping", seat=0, card=legend)
        assert bob.hear_until("ping")["card"] == theirs
        ann.send("ping", seat=0, place=2)
        assert bob.hear_until("ping")["place"] == 2
        own = ann.tables[0]["view"]["sides"][0]["hand"][0]["id"]
        ann.send("ping", seat=0, card=own)  # a card Bob cannot see: he hears nothing
        ann.send("ping", seat=0, card=12345)
        assert ann.hear_until("refused")["code"] == "wire-gone"
        bob.silence()
        assert len([x for x in bob.heard if x["type"] == "ping"]) == 2


def test_each_seat_at_one_screen_hears_a_ping_by_its_own_name_of_the_object(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "here"})
    secrets = [seat["secret"] for seat in made["seats"]]
    with server.sit(made["room"], *secrets) as both, server.sit(made["room"], made["host"]) as host:
        both.hear_until("table")
        both.hear_until("table")
        host.hear_until("welcome")
        names = [both.tables[seat]["view"]["sides"][1]["legends"][0]["id"] for seat in (0, 1)]
        assert names[0] != names[1]
        both.send("ping", seat=1, card=names[1])
        heard = [both.hear_until("ping") for _ in names]
        assert [(x["to"], x["card"], x["seat"]) for x in heard] == [(0, names[0], 1), (1, names[1], 1)]
        hidden = both.tables[0]["view"]["sides"][0]["hand"][0]["id"]
        both.send("ping", seat=0, card=hidden)
        both.send("ping", seat=0, place=0)
        heard = [both.hear_until("ping") for _ in range(3)]
        assert [(x["to"], x["card"]) for x in heard] == [(0, hidden), (0, 0), (1, 0)]
        assert [host.hear_until("ping")["to"] for _ in range(2)] == [-1, -1]


# --- absence


def test_who_is_absent_is_shown_and_the_host_lends_the_seat_to_a_program_and_back(server: Server) -> None:
    with two(server) as (ann, bob, made):
        keep_hands(ann, bob)
        ann.send("lend", seat=1, on=True)
        refused = ann.hear_until("refused")
        assert refused["code"] == "room-present" and "Bob" in refused["text"]
        bob.socket.close()
        while ann.hear_until("room")["room"]["seats"][1]["present"]:
            pass
        for _ in range(60):  # Ann plays until Bob is waited for
            ann.silence()
            if (ask := ann.asked(0)) is None:
                break
            ann.answer(0, ask, ask["options"][-1])
        assert ann.tables[0]["seats"][1]["waited"]
        ann.send("lend", seat=1, on=True)
        while ann.asked(0) is None and not ann.tables[0]["over"]:
            ann.hear_until("table")
        assert ann.tables[0]["seats"][1]["lent"]
        ann.send("lend", seat=1, on=False)
        ann.silence()
        assert not ann.tables[0]["seats"][1]["lent"]
        with server.sit(made["room"], made["bob"]) as back:
            assert back.hear_until("table")["seat"] == 1


@pytest.mark.slow
def test_nobody_holds_the_others_for_ever_where_a_clock_runs(server: Server) -> None:
    with two(server, mode="duel", clock=1) as (ann, bob, _):
        waited = next(seat for seat, player in ((0, ann), (1, bob)) if player.asked(seat))
        player = (ann, bob)[waited]
        ask = player.asked(waited)
        assert 0 < player.tables[waited]["deadline"] <= 1
        while player.asked(waited) == ask:
            player.hear_until("table")  # a program has answered


# --- words


def test_the_language_can_be_changed_in_a_running_game(server: Server) -> None:
    made = server.room({"kind": "here"}, seed="2")
    with server.sit(made["room"], made["seats"][0]["secret"], lang="en") as ann:
        ann.hear_until("table")
        english = ann.tables[0]["asks"][0]["title"], [line["text"] for line in ann.log[0]]
        titles = {english[0]}
        for lang in ("de", "es", "fr"):
            ann.send("lang", lang=lang)
            table = ann.hear_until("table")
            titles.add(table["asks"][0]["title"])
            assert len(ann.log[0]) == len(english[1]) and [x["text"] for x in ann.log[0]] != english[1]
        assert len(titles) == 4


def test_why_not_names_the_reason_and_the_clause(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Garen with gear"}, seed="2")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        while ann.asked(0)["kind"] != "main":
            ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])
        offered = {card for option in ann.asked(0)["options"] for card in option.get("cards", [])}
        hand = ann.tables[0]["view"]["sides"][0]["hand"]
        wrong = next(card for card in hand if card["id"] not in offered)
        ann.send("why", seat=0, card=wrong["id"], id=9)
        told = ann.hear_until("why")
        assert told["id"] == 9 and not told["lines"][0]["possible"]
        assert wrong["name"] in told["lines"][0]["reason"] and told["lines"][0]["clause"].startswith(("CR", "LL"))
        ann.send("why", seat=0, place=1)
        assert ann.hear_until("why")["lines"]
        for nonsense in ({"card": 77}, {"place": 99}, {}):
            ann.send("why", seat=0, **nonsense)
            assert ann.hear_until("refused")["code"] == "wire-gone"


def test_a_preview_tells_what_an_answer_would_do_and_changes_nothing(server: Server) -> None:
    made = server.room({"kind": "here"}, seed="2")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        while ann.asked(0)["kind"] != "main":
            ann.answer(0, ann.asked(0), ann.asked(0)["options"][-1])
        before = ann.tables[0]
        ask = ann.asked(0)
        for option in ask["options"]:
            ann.send("preview", seat=0, ask=ask["id"], verb=option["verb"], a=option["a"], b=option["b"], id=3)
            told = ann.hear_until("preview")
            assert told["id"] == 3 and (told["lines"] or told["next"])
            texts = [line["text"] for line in told["lines"]]
            assert texts.count("Action Phase.") <= 1, "the two steps of the Action Phase are one to people"
            assert not any("?" in text for text in texts), "what is not known yet has words of its own"
        ann.send("lang", lang="en")
        assert ann.hear_until("table")["view"] == before["view"]


def test_the_mulligan_says_what_is_kept_and_foretells_nothing_of_one_card(server: Server) -> None:
    made = server.room({"kind": "here"}, seed="2")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        ask = ann.asked(0)
        texts = {option["verb"]: option["text"] for option in ask["options"]}
        assert ask["kind"] == "mulligan" and texts["done"] == "Keep all"
        first = next(option for option in ask["options"] if option["verb"] == "aside")
        ann.send("preview", seat=0, ask=ask["id"], verb="aside", a=first["a"], b=first["b"], id=3)
        told = ann.hear_until("preview")
        assert (told["lines"], told["next"]) == ([], "")  # the same is asked again: nothing to say
        ann.answer(0, ask, first)
        ask = ann.asked(0)
        assert ask["kind"] == "mulligan" and ask["picked"] == first["cards"]
        assert [option["text"] for option in ask["options"] if option["verb"] == "done"] == ["Keep the rest"]


def test_a_problem_is_kept_with_the_game_and_gets_a_number(server: Server) -> None:
    with two(server) as (ann, bob, made):
        keep_hands(ann, bob)
        ann.send("report", text="This looks wrong.")
        bob.send("report", text="To me too.")
        numbers = [x.hear_until("reported")["number"] for x in (ann, bob)]
        assert abs(numbers[1] - numbers[0]) == 1
    with closing(sqlite3.connect(server.folder / "table.db")) as db:
        for number, words in zip(numbers, ("This looks wrong.", "To me too.")):
            found = db.execute("SELECT room, text, snapshot FROM reports WHERE number = ?", [number]).fetchone()
            assert found[:2] == (made["room"], words)
            game = Record.parse(found[2]).replay()  # all of it, hands included, as far as it was played
            lines = db.execute("SELECT said FROM answers WHERE room = ? ORDER BY seq", [made["room"]]).fetchall()
            assert len(game.answers or ()) == len(lines) >= 2
            assert isinstance(game.origin, Settings)
            assert [seat.name for seat in game.origin.seats] == ["Ann", "Bob"]
            assert game.view(0).seat == 0 and game.turn == ann.tables[0]["view"]["turn"]


def test_full_control_stops_at_every_window(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Garen with gear"}, seed="7")
    stops: list[int] = []
    for every in (False, True):
        copy = server.room({"kind": "here", "deck": "Garen with gear"}, seed="7") if every else made
        with server.sit(copy["room"], copy["seats"][0]["secret"]) as ann:
            ann.hear_until("table")
            ann.send("prefs", seat=0, every_window=every)
            assert ann.hear_until("table")["every_window"] == every
            count = 0
            while not ann.tables[0]["over"] and ann.tables[0]["view"]["turn"] < 5:
                ask = ann.asked(0)
                count += len(ask["options"]) == 1
                ann.answer(0, ask, ask["options"][0])
            stops.append(count)
    assert stops[1] > stops[0]


def test_whoever_wants_to_be_asked_for_consent_says_so_in_the_game_and_in_the_next(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Lux"}, {"kind": "here", "deck": "Annie"}, seed="138")
    room, secret = made["room"], made["seats"][1]["secret"]
    with server.sit(room, secret) as bea:
        assert not bea.hear_until("table")["asks_consent"]
        bea.send("prefs", seat=1, every_window=False, asks_consent=True)
        assert bea.hear_until("table")["asks_consent"]
        bea.send("prefs", seat=1, every_window=True)  # says nothing of it
        assert bea.hear_until("table")["asks_consent"]
    with server.sit(room, secret) as bea:
        assert bea.hear_until("table")["asks_consent"]
        bea.send("concede", seat=1)
        while not bea.hear_until("table")["over"]:
            pass
        bea.send("prefs", seat=1, every_window=True, asks_consent=False)
        assert bea.hear_until("refused")["code"] == "game-over"
        server.post(f"/api/rooms/{room}/rematch", {}, secret=made["host"])
        while (table := bea.hear_until("table"))["over"]:
            pass
        assert table["asks_consent"]
        bea.send("prefs", seat=1, every_window=True, asks_consent=False)
        assert not bea.hear_until("table")["asks_consent"]


# --- step by step


def test_what_the_npc_did_is_shown_step_by_step_as_it_was(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Garen"}, seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        while ann.tables[0]["view"]["turn"] < 3:
            ask = ann.asked(0)
            ann.answer(0, ask, ask["options"][-1])
        told = [line for line in ann.log[0] if line["kind"] in ("thrall", "moves")]
        assert told
        ann.send("steps", seat=0, lines=[line["n"] for line in told], id=5)
        heard = ann.hear_until("steps")
        assert heard["id"] == 5 and [step["n"] for step in heard["steps"]] == [line["n"] for line in told]
        for line, step in zip(told, heard["steps"]):
            at = line["args"][2] if line["kind"] == "thrall" else line["args"][1]
            (there,) = [place for place in step["places"] if place["index"] == at]
            assert line["objects"][0] in [unit["id"] for unit in there["units"]]
        assert ann.faces["Thrall"]["words"] and ann.faces["Thrall"]["token"]
        now = ann.tables[0]["view"]
        last = ann.log[0][-1]["n"]
        ann.send("steps", seat=0, lines=[last, last + 1], id=6)
        (step,) = ann.hear_until("steps")["steps"]
        assert [x["units"] for x in step["places"]] == [x["units"] for x in now["places"]]


def test_all_that_an_opponent_does_in_a_duel_is_shown_step_by_step(server: Server) -> None:
    """Every answer of a program comes with its own lines, none is lost between them, and each has its moment."""
    made = server.room({"kind": "here", "deck": "Garen"}, {"kind": "program"}, mode="duel", seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        while ann.tables[0]["view"]["turn"] < 11 and not ann.tables[0]["over"]:
            ask = ann.asked(0)
            if ask is None:
                ann.hear_until("table")
            else:
                ann.answer(0, ask, ask["options"][-1])
        lines = ann.log[0]
        assert [line["n"] for line in lines] == list(range(len(lines)))
        theirs = [line for line in lines if line["by"] == 1]
        assert {"turn", "plays", "moves"} <= {line["kind"] for line in theirs}
        told = [line for line in theirs if line["turn"] and line["kind"] in ("turn", "plays", "moves", "gains-points")]
        ann.send("steps", seat=0, lines=[line["n"] for line in told], id=5)
        steps = ann.hear_until("steps")["steps"]
        assert [step["n"] for step in steps] == [line["n"] for line in told]
        for line, step in zip(told, steps):
            assert [side["index"] for side in step["sides"]] == [0, 1] and step["arena"]["waiting_for"] == -1
            assert step["turn"] == line["turn"] and step["phase_name"]
            assert not any(card["name"] for card in step["sides"][1]["hand"] if not card.get("public"))
            if line["kind"] == "moves":
                (there,) = [place for place in step["places"] if place["index"] == line["args"][1]]
                assert line["objects"][0] in [unit["id"] for unit in there["units"]]
            if line["kind"] == "gains-points":
                assert step["sides"][1]["points"] == line["args"][2]
        ann.send("steps", seat=1, lines=[0])
        assert ann.hear_until("refused")["code"] == "room-not-yours"
        ann.send("steps", seat=0, lines=[])
        assert ann.hear_until("error")["code"]


def test_where_the_game_itself_asks_why_not_speaks_of_no_card(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Garen"}, seed="6")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        legend = ann.hear_until("table")["view"]["sides"][0]["legends"][0]["id"]
        ann.send("why", seat=0, card=legend, id=4)
        lines = ann.hear_until("why")["lines"]
        assert lines and not any("–" in line["reason"] for line in lines), lines


def test_a_seat_chooses_while_playing_whether_it_taps_its_runes_itself(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Lux"}, seed="7")
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        assert not ann.tables[0]["full_control"]
        ann.send("prefs", seat=0, every_window=True, full_control=True)
        assert ann.hear_until("table")["full_control"]
        ann.send("prefs", seat=0, every_window=True)
        assert ann.hear_until("table")["full_control"]
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        assert ann.hear_until("table")["full_control"]
        ann.send("prefs", seat=0, every_window=True, full_control=False)
        assert not ann.hear_until("table")["full_control"]
