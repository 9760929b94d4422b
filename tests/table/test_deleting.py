"""A room goes by its host's will; one in which people have played against each other by that of all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from farfield.table import messages
from farfield.table.bodies import CreateRoom, Join, Rematch, RoomMade, SeatWish
from farfield.table.dispatch import carry_out
from farfield.table.live import Room
from farfield.table.rooms import Rooms
from farfield.table.setting_up import BadRoom
from tests.table.nobody import Ear, some_rooms
from tests.table.serving import Server, two


def test_who_is_losing_cannot_make_the_game_vanish_nor_its_record(server: Server) -> None:
    with two(server, "duel") as (ann, bob, made):
        room = f"/api/rooms/{made['room']}"
        before = len(server.get(f"{room}/export", made["bob"])["record"])
        status, told = server.call("DELETE", room, secret=made["host"])
        assert (status, told["id"]) == (403, "room-delete-waits") and "Bob" in told["text"]
        ann.send("concede", seat=0)
        assert bob.hear_until("table")["over"]
        status, told = server.call("DELETE", room, secret=made["host"])
        assert (status, told["id"]) == (403, "room-delete-waits"), "nor the result"
        assert len(server.get(f"{room}/export", made["bob"])["record"]) >= before
        assert server.call("DELETE", room, secret=made["bob"])[0] == 204
        assert bob.hear_until("closed")["text"]
    assert server.call("GET", room)[0] == 404


def test_who_has_not_deleted_it_yet_is_named_as_they_are_called(server: Server) -> None:
    """Also those who have given no name, where several have not."""
    seats = [{"kind": "here"}, {"kind": "elsewhere"}, {"kind": "elsewhere"}]
    made = server.post("/api/rooms", {"mode": "skirmish", "seats": seats, "start": True})
    for invitation in made["invitations"]:
        server.post(f"/api/rooms/{made['room']}/join", {"invitation": invitation["secret"]})
    for lang, who in (("en", "Player 2"), ("de", "Spieler 2"), ("es", "Jugador 2"), ("fr", "Joueur 2")):
        status, told = server.call("DELETE", f"/api/rooms/{made['room']}?lang={lang}", secret=made["host"])
        assert status == 403 and who in told["text"] and "(" not in told["text"]


def test_a_guest_alone_makes_nothing_vanish(server: Server) -> None:
    with two(server, "duel") as (_, _bob, made):
        room = f"/api/rooms/{made['room']}"
        status, told = server.call("DELETE", room, secret=made["bob"])
        assert (status, told["id"]) == (403, "room-not-host")
        assert server.call("DELETE", room, secret="y" * 32)[0] == 403
        assert server.call("DELETE", room, secret=made["host"])[0] == 204, "both have said so"


def test_whoever_plays_on_has_changed_their_mind(tmp_path: Path) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True))
            room = await rooms.find(made.room)
            bob = (await rooms.join(room.room, Join(made.invitations[0].secret, "Bob"))).secret
            with pytest.raises(BadRoom, match="Only the host"):
                await rooms.delete(room.room, bob)
            decision = room.running().game.decisions()[0]
            async with room.lock:
                await room.play(decision, decision.options[-1], decision.seat)
            with pytest.raises(BadRoom, match="Bob"):
                await rooms.delete(room.room, made.host)
            rooms._put_away(room.room)  # nobody is there; what they wish is known all the same
            await rooms.delete(room.room, bob)
            with pytest.raises(BadRoom, match="no such room"):
                await rooms.find(room.room)
            assert not rooms.wishes

    asyncio.run(main())


@pytest.mark.parametrize(
    ("mode", "guest", "begins"), [("lanes", "elsewhere", True), ("duel", "program", True), ("duel", "elsewhere", False)]
)
def test_teams_people_alone_and_rooms_where_nobody_has_played_are_the_hosts(
    tmp_path: Path, mode: str, guest: str, begins: bool
) -> None:
    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            seats = [SeatWish("here"), SeatWish(guest, program="random")]  # type: ignore[arg-type]
            made = await rooms.make(CreateRoom(mode, seats, start=begins))
            for invitation in made.invitations:
                await rooms.join(made.room, Join(invitation.secret, "Bob"))
            room = await rooms.find(made.room)
            if not begins:
                room.kept.games.clear()
                room.playing = None
            await rooms.delete(made.room, made.host)
            assert made.room not in rooms.live

    asyncio.run(main())


def test_an_opponent_who_is_away_does_not_find_another_game(tmp_path: Path) -> None:
    """A program plays for them, as was agreed; the game is theirs all the same."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            setup = CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True, absence=1)
            made = await rooms.make(setup)
            room = await rooms.find(made.room)
            joined = await rooms.join(room.room, Join(made.invitations[0].secret, "Bob"))
            ann = await Ear.at(room, made.host, made.seats[0].secret)
            bob = await Ear.at(room, joined.secret)
            await rooms.leave(room, bob)
            room.left[1] -= 600
            await carry_out(room, ann, messages.Lend(1, True))
            assert room.seat(1).lent
            with pytest.raises(BadRoom, match="Bob still plays"):
                await rooms.rematch(room.room, Rematch(), made.host)
            with pytest.raises(BadRoom, match="Bob"):
                await rooms.delete(room.room, made.host)
            async with room.lock:
                await room.concede(0)
            await rooms.rematch(room.room, Rematch(), made.host)
            assert room.game_number == 1

    asyncio.run(main())


async def finished(rooms: Rooms, **more: Any) -> tuple[Room, RoomMade, str]:
    """A Duel that Ann, who is the host, has lost against Bob elsewhere; and Bob's secret."""
    made = await rooms.make(CreateRoom("duel", [SeatWish("here"), SeatWish("elsewhere")], start=True, **more))
    room = await rooms.find(made.room)
    bob = (await rooms.join(room.room, Join(made.invitations[0].secret, "Bob"))).secret
    async with room.lock:
        await room.concede(0)
    return room, made, bob


def test_nor_does_the_result_go_with_who_takes_the_seat_of_the_winner(tmp_path: Path) -> None:
    """Between opponents a seat is not the host's to give away, also when their game is over."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, made, bob = await finished(rooms)
            with pytest.raises(BadRoom, match="Bob can invite"):
                await rooms.invite(room.room, 1, made.host)
            again = await rooms.invite(room.room, 1, bob)
            await rooms.join(room.room, Join(again.secret, "Carol"))
            with pytest.raises(BadRoom, match="Carol"):
                await rooms.delete(room.room, made.host)

    asyncio.run(main())


def test_who_plays_for_somebody_who_is_away_does_not_delete_for_them(tmp_path: Path) -> None:
    """The host as well, who may hold their seat then as was agreed."""

    async def main() -> None:
        async with some_rooms(tmp_path) as rooms:
            room, made, bob = await finished(rooms, absence=1, absence_to="person")
            room.left[1] -= 600
            again = await rooms.invite(room.room, 1, made.host)
            mine = (await rooms.join(room.room, Join(again.secret))).secret
            await Ear.at(room, made.host, made.seats[0].secret, mine)
            with pytest.raises(BadRoom, match="Only the host"):
                await rooms.delete(room.room, mine)
            with pytest.raises(BadRoom, match="Bob"):
                await rooms.delete(room.room, made.host)
            await rooms.delete(room.room, bob)
            assert made.room not in rooms.live

    asyncio.run(main())
