"""Safety: a seat gets its own view and nothing more, and nothing that is sent can harm the table."""

from __future__ import annotations

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from farfield.cards.facts import all_facts
from farfield.games import Field, Position, Seat
from farfield.games.settings import SeatSettings, Settings
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.rules.game import Game
from farfield.rules.terms import PLAY, Q_TARGET
from farfield.table import consent, messages, setting_up
from farfield.table.bodies import CreateRoom, SeatWish
from farfield.table.dispatch import handle
from farfield.table.faces import face
from farfield.table.live import Room
from farfield.table.playing import Playing
from farfield.table.server import socket
from farfield.table.server.client_files import HEADERS
from farfield.table.server.serving import WEBSOCKET_BYTES
from farfield.table.views import Sight
from farfield.words.messages import Messages
from tests.insides import tell
from tests.table.nobody import Ear, some_rooms
from tests.table.serving import PATIENCE, Server

GEAR = ("Garen with gear", "Lux with gear", "Annie with gear")
PAIRS = ("Garen", "Lux", "Annie", "Master Yi")
HIDING = [("duel", 2, 21), ("skirmish", 3, 8), ("lanes", 3, 5), ("2v2", 4, 8), ("match", 2, 21)]


# --- nothing leaks


def at_the_table(mode: str, seats: int, seed: int) -> Playing:
    decks = PAIRS if mode == "2v2" else GEAR
    sitting = [SeatSettings(SeatSettings.of(decks[n]).deck, f"P{n}", every_window=True) for n in range(seats)]
    return Playing(Settings.of(*sitting, seed=seed, mode=mode, undo="asked"), shared_screen=False)


async def told(room: Room, seat: int) -> list[bytes]:
    """Everything a seat is sent and can ask for: the table, its questions, the log, the faces; why not, of everything
    it can point at; and what each answer would do."""
    ear = Ear()
    ear.seats = [seat]
    room.show(ear)
    (table,) = ear.of("table")
    for card in {id for id, _ in cards_in(table["view"]) if id}:
        await handle(room, ear, messages.Why(seat, card))
        await handle(room, ear, messages.Why(seat, card, place=0))
    for place in range(len(table["view"]["places"])):
        await handle(room, ear, messages.Why(seat, place=place))
    for asked in table["asks"]:
        for option in asked["options"]:
            await handle(room, ear, messages.Preview(seat, asked["id"], option["verb"], option["a"], option["b"]))
    return ear.heard


@pytest.mark.parametrize(("mode", "seats"), [("duel", 2), ("lanes", 1), ("lanes", 3), ("2v2", 4), ("match", 2)])
def test_what_is_sent_is_what_the_seat_may_see_and_nothing_more(mode: str, seats: int) -> None:
    """Card by card the same as `Game.view`, which is proved not to leak; and every name in it is known to the seat."""
    playing = at_the_table(mode, seats, seed=8)
    eager, dice = EagerPlayer(3), random.Random(1)
    for step in range(160):
        if playing.game.over:
            break
        decision = dice.choice(playing.game.decisions())
        playing.answer(decision, ask(eager, playing.game, decision), decision.seat)
        if step % 8:
            continue
        for seat in range(seats):
            plain = playing.game.view(seat).plain()
            view = Sight(playing.game, ["Ann", "Bob", "Cid", "Dee"], seat, Messages("en")).view()
            sent = msgspec.json.decode(msgspec.json.encode(view))
            assert cards_in(sent) == cards_in(plain)
            for theirs, ours in zip(plain["sides"], sent["sides"], strict=True):  # type: ignore[call-overload]
                counts = ("hand_count", "deck_count", "rune_deck_count", "points", "energy", "power", "lost")
                assert {key: theirs[key] for key in counts} == {key: ours[key] for key in counts}


def cards_in(value: Any) -> list[tuple[int, str]]:
    """Every card in a view, in order, with its name."""
    if isinstance(value, dict):
        own = [(value["id"], value["name"])] if "owner" in value and "id" in value else []
        inner = [value[key] for key in sorted(value) if key not in ("decisions", "offers")]
        return own + [card for part in inner for card in cards_in(part)]
    if isinstance(value, list):
        return [card for part in value for card in cards_in(part)]
    return []


@pytest.mark.parametrize(("mode", "seats", "seed"), HIDING)
def test_what_a_seat_cannot_know_changes_nothing_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str, seats: int, seed: int
) -> None:
    """Exchange everything hidden from a seat: the same bytes are sent, also after something was taken back."""
    monkeypatch.setattr(setting_up, "random_seed", lambda: seed)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            decks = PAIRS if mode == "2v2" else GEAR
            wishes = [SeatWish("elsewhere" if n else "here", f"P{n}", decks[n]) for n in range(seats)]
            made = await rooms.make(CreateRoom(mode, wishes, undo="free", start=True))
            room = await rooms.find(made.room)
            eager = EagerPlayer(5)
            exchanged = 0
            for step in range(1, 91):
                decision = room.running().game.decisions()[0]
                await room.play(decision, ask(eager, room.running().game, decision), decision.seat)
                if room.running().game.over:
                    break
                if step % 30 == 0:
                    await consent.undo(room, messages.Undo(decision.seat))
                if step % 15 == 0:
                    exchanged += sum([await looks_the_same(room, seat) for seat in range(seats)])
            assert exchanged >= 6

    asyncio.run(main())


async def looks_the_same(room: Room, seat: int) -> bool:
    """Whether anything at all was exchanged."""
    playing = room.running()
    real, before = playing.game, await told(room, seat)
    playing.game = other = real.imagine(seat, seed=99)
    tell(other, real.events())
    other.answers = real.answers
    try:
        assert await told(room, seat) == before
    finally:
        playing.game = real
    return everything(other) != everything(real)


def everything(game: Game) -> list[str]:
    return [card.printed.name for card in game.objects()]


def test_no_number_of_the_game_itself_leaves_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seed = 1_234_567_890_123
    monkeypatch.setattr(setting_up, "random_seed", lambda: seed)

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            no_number_leaks(room, await told(room, 0), seed)

    asyncio.run(main())


def no_number_leaks(room: Room, heard: list[bytes], seed: int) -> None:
    ids = {card.id for card in room.running().game.objects() if card.id >= 4096}
    numbers = {int(x) for x in re.findall(rb"\d{4,}", b"\n".join(heard))}
    assert numbers and not ids & numbers and seed not in numbers


@pytest.mark.parametrize("asked", [False, True])
def test_a_facedown_card_is_only_a_facedown_card_to_an_opponent(tmp_path: Path, asked: bool) -> None:
    """Whatever is asked about it, also while something else is to be chosen."""
    position = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 12"), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Mega-Mech", "Daring Poro"]}, facedown={1: "Flash"}),
            Field("The Arena's Greatest"),
        ],
    )

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            room.playing = playing = Playing(room.running().settings, shared_screen=False, position=position)
            playing.position = None  # it is no lesson
            (main_phase,) = playing.game.decisions()
            if asked:
                play = next(option for option in main_phase.options if option.verb == PLAY)
                playing.answer(main_phase, play, 0)
                assert playing.game.decisions()[0].kind == Q_TARGET
            (there,) = [place for place in playing.game.places if place.facedown]
            name = playing.game.name_for(0, there.facedown[0])
            ear = Ear()
            ear.seats = [0]
            await handle(room, ear, messages.Why(0, name))
            await handle(room, ear, messages.Why(0, name, place=0))
            for line in (ear.of("why")[0]["lines"], ear.of("why")[1]["lines"]):
                assert [x["possible"] for x in line] == [False] and "facedown card" in line[0]["what"]
                assert "facedown" in line[0]["reason"]
            heard = await told(room, 0)
            assert b"Flash" not in b"".join([*ear.heard, *heard])
            no_number_leaks(room, [*ear.heard, *heard], 0)
            owner = Ear()
            owner.seats = [1]
            await handle(room, owner, messages.Why(1, playing.game.name_for(1, there.facedown[0])))
            assert b"Flash" in owner.heard[0]

    asyncio.run(main())


def test_a_connection_hears_only_of_the_seats_it_holds(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}, mode="duel", undo="asked")
    with server.sit(made["room"], made["seats"][1]["secret"]) as bob:
        welcome = bob.hear_until("welcome")
        assert welcome["you"] == [1] and not welcome["host"]
        bob.hear_until("table")
        bob.silence()
        assert list(bob.tables) == [1]
        assert {x["seat"] for x in bob.heard if x["type"] in ("table", "log")} == {1}
        assert bob.tables[1]["view"]["sides"][0]["hand"] == []


def test_the_seed_is_told_where_nobody_hides_anything_and_otherwise_only_its_hash(server: Server) -> None:
    solo = server.room({"kind": "here"}, seed="1234")
    assert server.get(f"/api/rooms/{solo['room']}")["seed"] == "1234"
    apart = server.room({"kind": "here"}, {"kind": "elsewhere"}, mode="duel", start=True)
    info = server.get(f"/api/rooms/{apart['room']}")
    assert info["seed"] == "" and len(info["commitment"]) == 64


def test_while_hands_are_hidden_a_seat_exports_and_replays_only_its_own_side(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "elsewhere"}, mode="duel", start=True)
    secret = made["seats"][0]["secret"]
    told = server.get(f"/api/rooms/{made['room']}/export", secret)
    assert not told["whole"] and told["record"] == "" and told["view"]["seat"] == 0
    assert server.call("GET", f"/api/rooms/{made['room']}/replay?seat=0")[0] == 403
    assert server.call("GET", f"/api/rooms/{made['room']}/replay?seat=1", secret=secret)[0] == 403
    assert server.get(f"/api/rooms/{made['room']}/replay?seat=0", secret)["view"]["sides"][1]["hand"] == []


# --- secrets


def test_nobody_gets_in_without_a_secret_and_nobody_acts_for_another_seat(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "here"}, mode="duel")
    with server.sit(made["room"], "x" * 32) as stranger:
        assert stranger.hear_until("refused", "welcome")["code"] == "room-secret"
        stranger.send("chat", seat=0, text="hello")
        assert stranger.hear()["code"] == "wire-hello"
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        for wish in ({"type": "concede"}, {"type": "chat", "text": "I am Bob"}, {"type": "undo"}):
            ann.socket.send(json.dumps({**wish, "seat": 1}))
            assert ann.hear_until("refused")["code"] == "room-not-yours"
        ann.send("lend", seat=1, on=True)
        assert ann.hear_until("refused")["code"] == "room-absence"
        ann.send("begin")
        assert ann.hear_until("refused")["code"] == "room-not-host"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [("DELETE", "", None), ("POST", "/rematch", {}), ("POST", "/seats/1/invite", {}), ("GET", "/export", None)],
)
def test_what_needs_a_secret_is_refused_without_it(server: Server, method: str, path: str, body: object) -> None:
    made = server.room({"kind": "here"}, {"kind": "here"})
    for secret in ("", "y" * 32, made["seats"][0]["secret"] if path != "/export" else made["host"]):
        status, problem = server.call(method, f"/api/rooms/{made['room']}{path}", body, secret)
        assert status == 403 and problem["text"]
    assert server.get(f"/api/rooms/{made['room']}")["started"]


def test_the_data_holds_no_secret(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "elsewhere"})
    kept = b"".join(file.read_bytes() for file in server.folder.iterdir())
    for secret in (made["host"], made["seats"][0]["secret"], made["invitations"][0]["secret"]):
        assert secret.encode() not in kept
    assert made["room"].encode() in kept


# --- bad messages


BAD = [
    ("", "truncated"),
    ("[]", "object"),
    ('{"type": "cheat"}', "cheat"),
    ('{"seat": 0}', "type"),
    ('{"type": "answer", "seat": "0", "ask": 1, "verb": "pass"}', "$.seat"),
    ('{"type": "answer", "seat": 0, "ask": 1, "verb": "pass", "more": 1}', "more"),
    ('{"type": "chat", "seat": 0, "text": "%s"}' % ("x" * 301), "300"),
    ('{"type": "chat", "seat": 0, "phrase": "rude"}', "rude"),
    ('{"type": "answer", "seat": -1, "ask": 1, "verb": "pass"}', ">= 0"),
    ('{"type": "lang", "lang": "tlh"}', "tlh"),
    ('{"type": "why", "seat": 0, "card": 1e999}', ""),
    ("\x00", ""),
]


def test_a_bad_message_gets_a_clear_error_and_changes_nothing(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        ann.silence()
        before = ann.tables[0]
        for text, named in BAD:
            ann.socket.send(text)
            error = ann.hear()
            assert error["type"] == "error" and error["code"] == "wire-schema", error
            assert named in error["text"], error
        ann.socket.send('{"type": "chat", "seat": 0, "text": "%s"}' % ("x" * 200_000))
        error = ann.hear()
        assert error["code"] == "wire-size" and "128,000" in error["text"]
        ann.send("hello", secrets=[made["seats"][0]["secret"]], contract=999)
        assert ann.hear()["code"] == "wire-contract"
        ann.send("hello", secrets=[made["seats"][0]["secret"]])
        ann.hear_until("table")
        assert ann.tables[0]["view"] == before["view"] and ann.tables[0]["asks"] == before["asks"]


def test_of_a_message_that_is_far_too_long_not_even_its_end_is_waited_for(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        ann.socket.send("x" * (WEBSOCKET_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            ann.hear_until("never")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_answers_that_are_not_offered_are_refused_with_the_reason(server: Server) -> None:
    made = server.room({"kind": "here"})
    with server.sit(made["room"], made["seats"][0]["secret"], lang="de") as ann:
        ann.hear_until("table")
        ask = ann.asked(0)
        for wrong in ({"ask": 5}, {"verb": "concede"}, {"verb": "nonsense"}, {"a": 2**52}, {"a": -(2**60)}):
            answer = {"seat": 0, "ask": ask["id"], "verb": ask["options"][0]["verb"], **wrong}
            ann.send("answer", **answer, id=41)
            refused = ann.hear_until("refused")
            assert refused["to"] == "answer" and refused["id"] == 41 and refused["text"]
            ann.hear_until("table")
            assert ann.asked(0) == ask


def test_a_message_of_a_megabyte_ends_the_connection_and_only_that(server: Server) -> None:
    made = server.room({"kind": "here"})
    where = f"{server.url.replace('http', 'ws')}/api/rooms/{made['room']}/table"
    with connect(where) as line, pytest.raises(ConnectionClosed):
        line.send("x" * 1_100_000)
        while True:
            line.recv(PATIENCE)
    assert server.get(f"/api/rooms/{made['room']}")["started"]


class Chatterbox:
    """Somebody who says anything but hello, again and again."""

    said = 0

    async def receive_data(self, mode: str) -> str:
        await asyncio.sleep(0.3)
        self.said += 1
        return '{"type": "alive"}'


def test_who_does_not_say_hello_in_time_is_not_listened_to_whatever_else_they_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 1.0)

    async def main() -> int:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish()]))
            stranger: Any = Chatterbox()
            await socket.listen(stranger, await rooms.find(made.room), Ear())
            return int(stranger.said)

    assert asyncio.run(main()) < 5 < socket.MOST_MISTAKES


def test_a_flood_is_read_later_and_nobody_else_waits_for_it(server: Server) -> None:
    made = server.room({"kind": "here"}, {"kind": "here"})
    secrets = [seat["secret"] for seat in made["seats"]]
    with server.sit(made["room"], secrets[0]) as loud, server.sit(made["room"], secrets[1]) as quiet:
        loud.hear_until("table")
        quiet.hear_until("table")
        for n in range(180):
            loud.send("alive", id=n)
        quiet.silence()  # at once
        for n in range(180):
            assert loud.hear_until("alive")["id"] == n


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"mode": "lanes", "seats": []}, "seats"),
        ({"mode": "lanes", "seats": [{}] * 9}, "8"),
        ({"mode": "chess", "seats": [{}]}, "chess"),
        ({"mode": "lanes", "seats": [{"deck": "Nobody's deck"}]}, "Nobody"),
        ({"mode": "lanes", "seats": [{"deck": "Legend:\n1 Gust"}]}, "legend"),
        ({"mode": "lanes", "seats": [{}], "options": {"faster-units": "1"}}, "faster-units"),
        ({"mode": "lanes", "seats": [{}], "seed": "-1"}, "seed"),
        ({"mode": "lanes", "seats": [{}], "seed": str(2**256)}, str(2**256)),
        ({"mode": "duel", "seats": [{}]}, "Duel"),
        ({"mode": "lanes", "seats": [{"kind": "program"}]}, "person"),
        ({"mode": "lanes", "seats": [{"name": "x" * 41}]}, "40"),
    ],
)
def test_a_room_that_cannot_be_is_refused_by_name(server: Server, body: dict[str, Any], named: str) -> None:
    status, problem = server.call("POST", "/api/rooms", body)
    assert status == 400 and named in problem["text"], problem


def test_a_body_that_is_too_long_is_refused(server: Server) -> None:
    status, problem = server.call("POST", "/api/decks/check", raw=b'{"text": "' + b"x" * 300_000 + b'"}')
    assert status == 413 and "256,000" in problem["text"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/", b"", 200),
        ("GET", "/api/start", b"", 200),
        ("GET", "/api/nothing", b"", 404),
        ("GET", "/../../etc/passwd", b"", 404),
        ("GET", "/api/rooms/nowhere", b"", 404),
        ("POST", "/api/rooms", b"nonsense", 400),
        ("POST", "/api/rooms", b'{"mode": "lanes", "seats": []}', 400),
        ("PUT", "/api/rooms", b"{}", 405),
        ("POST", "/api/decks/check", b'{"text": "' + b"x" * 300_000 + b'"}', 413),
    ],
)
def test_every_answer_forbids_the_page_everything_else(
    server: Server, method: str, path: str, body: bytes, status: int
) -> None:
    """Also what is refused before any call of ours has heard of it."""
    request = urllib.request.Request(server.url + path, body or None, method=method)
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        assert answer.status == status
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert answer.headers["Cache-Control"] == ("no-cache" if path == "/" else "no-store")
        for name in HEADERS:
            assert len(answer.headers.get_all(name)) == 1


@pytest.mark.parametrize(("site", "status"), [("cross-site", 403), ("same-origin", 201), ("none", 201), ("", 201)])
def test_the_page_of_another_site_makes_no_room_here(server: Server, site: str, status: int) -> None:
    """As browsers say it: `text/plain` needs no leave, and only this computer can reach the table."""
    body = json.dumps({"mode": "lanes", "seats": [{}]}).encode()
    headers = {"Content-Type": "text/plain", **({"Sec-Fetch-Site": site} if site else {})}
    try:
        with urllib.request.urlopen(urllib.request.Request(server.url + "/api/rooms", body, headers)) as answer:
            assert answer.status == status
    except urllib.error.HTTPError as error:
        with error:
            assert error.code == status and json.loads(error.read())["id"] == "wire-elsewhere"


# --- two answers to one question


def test_of_two_answers_to_one_question_one_wins_and_the_other_is_told(server: Server) -> None:
    made = server.room({"kind": "here"})
    secret = made["seats"][0]["secret"]
    with server.sit(made["room"], secret) as one, server.sit(made["room"], secret) as two:
        for player in (one, two):
            player.hear_until("table")
        one.silence()
        ask = one.asked(0)
        assert two.asked(0) == ask
        option = ask["options"][-1]
        for player in (one, two):
            player.send("answer", seat=0, ask=ask["id"], verb=option["verb"], a=option["a"], b=option["b"])
        for player in (one, two):
            player.silence()
        refused = [x for player in (one, two) for x in player.heard if x["type"] == "refused"]
        assert [x["code"] for x in refused] == ["answer-stale"]
        assert one.tables[0]["asks"] == two.tables[0]["asks"] != [ask]


def test_every_card_there_is_has_a_face() -> None:
    for card in all_facts():
        made = face(card.name, "fr")
        assert made is not None and made.name == card.name
