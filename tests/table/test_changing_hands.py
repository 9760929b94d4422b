"""Seats that change hands: new invitations, seats that move elsewhere, lending, and what no host may do alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from farfield.table import messages, showing
from farfield.table.bodies import CreateRoom, Join, Rematch, SeatWish
from farfield.table.dispatch import handle
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.seating import PATIENCE
from farfield.table.setting_up import BadRoom
from tests.table.nobody import Ear, some_rooms
from tests.table.serving import Player, Server, keep_hands, two


def hand_of(player: Player, seat: int) -> list[Any]:
    hand: list[Any] = player.tables[seat]["view"]["sides"][seat]["hand"]
    return hand


# --- invitations


def test_no_host_takes_an_opponents_seat_because_their_line_dropped(server: Server) -> None:
    with two(server, mode="duel") as (ann, bob, made):
        path = f"/api/rooms/{made['room']}"
        for there in (True, False):
            status, problem = server.call("POST", f"{path}/seats/1/invite", {}, made["host"])
            assert (status, problem["id"]) == (403, "room-only-program") and "Bob" in problem["text"]
            ann.send("lend", seat=1, on=True)
            assert ann.hear_until("refused")["code"] == "room-absence"
            if there:
                bob.socket.close()
                while ann.hear_until("room")["room"]["seats"][1]["present"]:
                    pass
        given = server.post(f"{path}/seats/1/invite", {}, made["bob"])  # but Bob may give it away
        assert "Bob" in ann.hear_until("told")["text"], "everybody hears of it"
        with server.sit(made["room"], made["bob"]) as back:  # also if he looks in once more
            assert hand_of(back, back.hear_until("table")["seat"])
            taken = server.post(f"{path}/join", {"invitation": given["secret"]})
            assert back.hear_until("seated")["seat"] == 1
        assert "Bob" in ann.hear_until("told")["text"]
        with server.sit(made["room"], made["bob"]) as gone:
            assert gone.hear_until("refused", "welcome")["code"] == "room-secret"
        with server.sit(made["room"], made["bob"], taken["secret"]) as same:  # a browser that kept both secrets
            assert same.hear_until("refused", "welcome")["you"] == [1]


async def opponents(rooms: Rooms, mode: str = "duel", **more: Any) -> tuple[Room, Ear, Ear, str, str]:
    """Ann, who is the host, and Bob elsewhere; the host's secret and Bob's."""
    seats = [SeatWish("here", "Ann"), SeatWish("elsewhere", "Bob")]
    made = await rooms.make(CreateRoom(mode, seats, start=True, **more))
    room = await rooms.find(made.room)
    bobs = (await rooms.join(room.room, Join(made.invitations[0].secret))).secret
    ann, bob = await Ear.at(room, made.host, made.seats[0].secret), await Ear.at(room, bobs)
    return room, ann, bob, made.host, bobs


def test_what_a_table_agrees_on_is_told_to_whoever_sits_down(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            for more, words in (
                ({}, "away for 10 minutes may be played for by a program"),
                ({"absence": 3, "absence_to": "person"}, "who then sees its hand"),
                ({"absence": 0}, "Nobody’s seat is given away"),
            ):
                room, *_ = await opponents(rooms, **more)
                assert any(words in sentence for sentence in showing.info(room, "en").sentences)
            room, *_ = await opponents(rooms, "lanes")
            assert not any("away" in sentence for sentence in showing.info(room, "en").sentences)

    asyncio.run(main())


def test_after_the_absence_that_was_agreed_a_program_plays_and_the_owner_comes_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, ann, bob, host, bobs = await opponents(rooms, absence=5)
            await rooms.leave(room, bob)
            room.left[1] -= 299
            with pytest.raises(BadRoom, match="after 5 minutes away"):
                await handle(room, ann, messages.Lend(1, True))
            room.left[1] -= 1
            with pytest.raises(BadRoom, match="only a program"):  # nobody sees the hand
                await rooms.invite(room.room, 1, host)
            await handle(room, ann, messages.Lend(1, True))
            assert room.seat(1).lent and "A program plays for Bob" in ann.of("told")[-1]["text"]
            back = await Ear.at(room, bobs)
            assert not room.seat(1).lent and back.seats == [1]
            assert "played for you" in back.of("told")[-1]["text"] and "Bob is back" in ann.of("told")[-1]["text"]

    asyncio.run(main())


def test_who_was_replaced_by_a_person_as_agreed_comes_back_and_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, _, bob, host, bobs = await opponents(rooms, absence=5, absence_to="person")
            with pytest.raises(BadRoom, match="after 5 minutes away"):
                await rooms.invite(room.room, 1, host)
            await rooms.leave(room, bob)
            room.left[1] -= 300
            void = (await rooms.invite(room.room, 1, host)).secret
            await rooms.leave(room, await Ear.at(room, bobs))  # the seat is filled again, if only for a moment
            with pytest.raises(BadRoom, match="used already"):
                await rooms.join(room.room, Join(void))
            room.left[1] -= 300
            invited = (await rooms.invite(room.room, 1, host)).secret
            carol = await Ear.at(room, (await rooms.join(room.room, Join(invited, "Carol"))).secret)
            assert carol.seats == [1] and room.names[1] == "Carol"
            for there in (room, await anew(rooms, room)):  # also after the server was started again
                assert there.seat(1).owner
            room = await rooms.find(room.room)
            carol = await Ear.at(room, *carol.secrets)
            back = await Ear.at(room, bobs)
            assert back.seats == [1] and not carol.seats and carol.hung_up
            assert "played for you" in back.of("told")[-1]["text"]
            with pytest.raises(BadRoom, match="opens nothing"):
                await Ear.at(room, *carol.secrets)

    asyncio.run(main())


def test_where_no_absence_was_agreed_only_the_owner_gives_a_seat_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, ann, bob, host, _ = await opponents(rooms, absence=0, absence_to="person")
            await rooms.leave(room, bob)
            room.left[1] -= 10**6
            for call in (handle(room, ann, messages.Lend(1, True)), rooms.invite(room.room, 1, host)):
                with pytest.raises(BadRoom, match="only Bob can give that seat away"):
                    await call

    asyncio.run(main())


def test_a_clock_that_was_agreed_lends_the_seat_of_who_does_not_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, ann, _, _, _ = await opponents(rooms, clock=30)
            room.since[1] = room.clock.now() - 29
            with pytest.raises(BadRoom, match="minutes away"):
                await handle(room, ann, messages.Lend(1, True))
            room.since[1] -= 1
            await handle(room, ann, messages.Lend(1, True))
            assert room.seat(1).lent

    asyncio.run(main())


def test_teammates_are_kinder_to_each_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("2v2", [SeatWish("elsewhere", f"P{n}") for n in range(4)], start=True))
            room = await rooms.find(made.room)
            secrets = [(await rooms.join(room.room, Join(x.secret))).secret for x in made.invitations]
            people = [await Ear.at(room, secret) for secret in secrets]
            team = [side.team for side in room.running().game.sides[:4]]
            friend = next(seat for seat in range(1, 4) if team[seat] == team[0])
            foe = next(seat for seat in range(1, 4) if team[seat] != team[0])
            for seat in (friend, foe):
                await rooms.leave(room, people[seat])
                room.left[seat] -= 2 * PATIENCE
            await handle(room, people[0], messages.Lend(friend, True))
            with pytest.raises(BadRoom, match="minutes away"):
                await handle(room, people[0], messages.Lend(foe, True))
            assert [room.seat(seat).lent for seat in (friend, foe)] == [True, False]

    asyncio.run(main())


def test_teammates_and_those_who_only_wait_may_be_invited_again_at_any_time(server: Server) -> None:
    with two(server) as (ann, bob, made):
        again = server.post(f"/api/rooms/{made['room']}/seats/1/invite", {}, made["host"])
        for player in (ann, bob):
            assert "Bob" in player.hear_until("told")["text"]
        server.post(f"/api/rooms/{made['room']}/join", {"invitation": again["secret"], "name": "Bea"})
        assert bob.hear_until("seated")["seat"] == 1
        bob.hear_until("closed")
        ann.send("chat", seat=0, text="Is he gone?")
        ann.hear_until("chat")
        with pytest.raises(ConnectionClosed):  # who holds no seat any more hears nothing more
            bob.hear()
        assert not [x for x in bob.heard if x["type"] == "chat"]


def test_who_holds_another_seat_too_stays_when_one_is_taken_over(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, secrets, host = await at_one_screen(rooms, "lanes")
            both = await Ear.at(room, *secrets)
            only = await Ear.at(room, secrets[1])
            chief = await Ear.at(room, host)
            invited = await rooms.invite(room.room, 1, host)
            await rooms.join(room.room, Join(invited.secret))
            assert (both.seats, only.seats, room.connections) == ([0], [], [both, chief])
            assert only.hung_up and only.of("closed") and not both.hung_up and not both.of("closed")

    asyncio.run(main())


async def at_one_screen(rooms: Rooms, mode: str, seats: int = 2, **more: Any) -> tuple[Room, list[str], str]:
    made = await rooms.make(CreateRoom(mode, [SeatWish("here", f"P{n}") for n in range(seats)], **more))
    return await rooms.find(made.room), [x.secret for x in made.seats], made.host


# --- a seat at the host's screen goes elsewhere


def test_a_teammate_moves_to_a_screen_of_their_own_and_the_room_with_them(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, _, host = await at_one_screen(rooms, "lanes", undo="free")
            assert room.shared_screen and room.running().game.is_open and room.running().settings.undo == "free"
            invited = await rooms.invite(room.room, 1, host)
            joined = await rooms.join(room.room, Join(invited.secret, "Bob"))
            for there in (room, await anew(rooms, room)):
                playing = there.running()
                assert (there.seat(1).kind, there.seat(1).name, there.shared_screen) == ("elsewhere", "Bob", False)
                assert not playing.game.is_open and not there.is_open(0, playing.game)
                assert playing.settings.undo == "asked"
                assert playing.game.origin == playing.settings
                bob = await Ear.at(there, joined.secret)
                assert bob.seats == [1] and not bob.of("table")[-1]["undo"]["free"]

    asyncio.run(main())


async def anew(rooms: Rooms, room: Room) -> Room:
    """The same room from storage."""
    del rooms.live[room.room]
    return await rooms.find(room.room)


@pytest.mark.parametrize("mode", ["duel", "match"])
def test_a_game_that_hid_nothing_between_opponents_does_not_go_on_elsewhere(tmp_path: Path, mode: str) -> None:
    """Everybody at the screen may have its seed, which tells every card that is still to come."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, _, host = await at_one_screen(rooms, mode, games=1, seed="5")
            with pytest.raises(BadRoom, match="nothing of this game is hidden"):
                await rooms.invite(room.room, 1, host)
            await room.concede(0)
            invited = await rooms.invite(room.room, 1, host)
            await rooms.join(room.room, Join(invited.secret))
            await rooms.rematch(room.room, Rematch(), host)
            playing = room.running()
            assert playing.guarded and not playing.game.is_open and playing.settings.undo == "asked"

    asyncio.run(main())


def test_before_the_game_a_seat_may_go_elsewhere_and_takes_the_chosen_seed_away(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, _, host = await at_one_screen(rooms, "duel", seed="5", start=False)
            invited = await rooms.invite(room.room, 1, host)
            await rooms.join(room.room, Join(invited.secret))
            chief = await Ear.at(room, host)
            await handle(room, chief, messages.Begin())
            assert room.running().guarded and room.running().settings.seed != 5

    asyncio.run(main())


def test_the_host_moves_to_another_screen_while_an_opponent_plays_elsewhere(server: Server) -> None:
    with two(server, mode="duel") as (ann, bob, made):
        hand = hand_of(ann, 0)
        moved = server.post(f"/api/rooms/{made['room']}/seats/0/invite", {}, made["host"])
        joined = server.post(f"/api/rooms/{made['room']}/join", {"invitation": moved["secret"]})
        assert ann.hear_until("seated")["seat"] == 0
        with server.sit(made["room"], made["host"], joined["secret"]) as phone:
            phone.hear_until("table")
            assert hand_of(phone, 0) == hand
        assert "Ann" in bob.hear_until("told")["text"]


# --- the seed


@pytest.mark.parametrize(
    ("mode", "kinds", "allowed"),
    [
        ("duel", ("here", "elsewhere"), False),
        ("match", ("here", "elsewhere"), False),
        ("skirmish", ("here", "here", "elsewhere"), False),
        ("2v2", ("here", "elsewhere", "program", "program"), False),
        ("2v2", ("here", "program", "elsewhere", "program"), True),
        ("duel", ("elsewhere", "program"), True),
        ("duel", ("here", "here"), True),
        ("lanes", ("here", "elsewhere", "elsewhere"), True),
    ],
)
def test_nobody_chooses_the_seed_of_a_game_with_hidden_hands(
    server: Server, mode: str, kinds: tuple[str, ...], allowed: bool
) -> None:
    decks = ("Garen", "Lux", "Annie", "Master Yi")
    seats = [{"kind": kind, "deck": deck} for kind, deck in zip(kinds, decks)]
    body = {"mode": mode, "seats": seats, "seed": "77"}
    status, told = server.call("POST", "/api/rooms", body)
    assert (status == 201) == allowed, told
    if allowed:
        return
    assert (status, told["id"]) == (400, "room-seed")
    made = server.post("/api/rooms", {**body, "seed": ""})
    status, told = server.call("POST", f"/api/rooms/{made['room']}/rematch", {"seed": "77"}, made["host"])
    assert (status, told["id"]) == (400, "room-seed")
    assert not server.get(f"/api/rooms/{made['room']}")["started"]


# --- taking the end back


def test_who_concedes_and_reads_everything_must_ask_to_go_on(server: Server) -> None:
    with two(server, mode="duel") as (ann, bob, made):
        keep_hands(ann, bob)
        ann.send("concede", seat=0)
        over = ann.hear_until("table")["over"]
        assert over["seed"] and server.get(f"/api/rooms/{made['room']}/export", made["seats"][0]["secret"])["whole"]
        ann.send("undo", seat=0)
        asked = bob.hear_until("undo-asked")
        assert asked["seats"] == [1] and "hidden" in asked["text"]
        ann.silence()
        assert ann.tables[0]["over"] and not [x for x in ann.heard if x["type"] == "undo-answered"]
        with server.sit(made["room"], made["bob"]) as other:  # another page of Bob's hears of it too
            assert other.hear_until("undo-asked")["seats"] == [1]
        bob.send("consent", seat=1, yes=True)
        assert ann.hear_until("undo-answered")["yes"]
        assert not ann.tables[0]["over"]


def test_a_program_in_the_seat_of_an_opponent_agrees_to_no_end_taken_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            for mode, asked in (("duel", True), ("lanes", False)):
                made = await rooms.make(CreateRoom(mode, [SeatWish("here"), SeatWish("elsewhere")], start=True))
                room = await rooms.find(made.room)
                ann = await Ear.at(room, made.host, made.seats[0].secret)
                await handle(room, ann, messages.Concede(0))
                await handle(room, ann, messages.Lend(1, True))
                await handle(room, ann, messages.Undo(0))
                assert room.running().game.over == asked and bool(ann.of("undo-asked")) == asked

    asyncio.run(main())


# --- lending


def test_anybody_lends_the_seat_of_who_has_been_away_for_a_minute_also_the_hosts(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here", "Ann"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            joined = await rooms.join(room.room, Join(made.invitations[0].secret))
            ann = await Ear.at(room, made.host, made.seats[0].secret)
            bob = await Ear.at(room, joined.secret)
            room.opened -= 2 * PATIENCE
            for _ in range(2):  # while she is there, and as long as she has just left
                with pytest.raises(BadRoom, match="Ann has been away for a minute"):
                    await handle(room, bob, messages.Lend(0, True))
                await rooms.leave(room, ann)
            assert not room.seat(0).lent
            room.left[0] -= PATIENCE
            await handle(room, bob, messages.Lend(0, True))
            assert room.seat(0).lent
            with pytest.raises(BadRoom, match="Only the host"):
                await handle(room, bob, messages.Lend(0, False))
            await Ear.at(room, made.seats[0].secret)  # who comes back plays on
            assert not room.seat(0).lent

    asyncio.run(main())


def test_whose_seat_was_lent_while_they_were_silent_takes_it_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("lanes", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            joined = await rooms.join(room.room, Join(made.invitations[0].secret))
            ann, bob = await Ear.at(room, made.host), await Ear.at(room, joined.secret)
            room.since[1] -= PATIENCE
            await handle(room, ann, messages.Lend(1, True))
            assert room.seat(1).lent
            await handle(room, bob, messages.Lend(1, False))
            assert not room.seat(1).lent

    asyncio.run(main())


# --- another game


def test_no_host_ends_a_game_that_others_still_play(server: Server) -> None:
    with two(server) as (ann, bob, made):
        keep_hands(ann, bob)
        before = server.get(f"/api/rooms/{made['room']}")["commitment"]
        status, problem = server.call("POST", f"/api/rooms/{made['room']}/rematch", {}, made["host"])
        assert (status, problem["id"]) == (403, "room-played") and "Bob" in problem["text"]
        assert server.get(f"/api/rooms/{made['room']}")["commitment"] == before
        ann.send("concede", seat=0)
        assert ann.hear_until("table")["over"]
        assert server.post(f"/api/rooms/{made['room']}/rematch", {}, made["host"])["game"] == 1


def test_nor_a_match_between_its_games_also_if_a_program_plays_for_the_other(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("match", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            await rooms.join(room.room, Join(made.invitations[0].secret, "Bob"))
            await room.concede(0)
            assert room.running().game.over and not room.over
            with pytest.raises(BadRoom, match="Bob still plays"):
                await rooms.rematch(room.room, Rematch(), made.host)
            ann = await Ear.at(room, made.host, made.seats[0].secret)
            room.left[1] -= 600
            await handle(room, ann, messages.Lend(1, True))
            with pytest.raises(BadRoom, match="Bob still plays"):  # they may come back, and are about to win
                await rooms.rematch(room.room, Rematch(), made.host)
            await handle(room, ann, messages.Exchange(0, ready=True))
            await room.concede(0)
            assert room.over
            await rooms.rematch(room.room, Rematch(), made.host)
            assert not room.running().game.over

    asyncio.run(main())
