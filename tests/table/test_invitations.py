"""Invitations that are refused: a clear message in the reader's language, the right status, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

from farfield.table.seats import new_room, new_secret
from farfield.table.server.machine import MachineChance
from farfield.words.messages import LANGUAGES, Messages
from tests.table.serving import Player, Server

USED = "room-invitation-used"
GONE = "room-unknown"


def room_for_two(server: Server, mode: str = "lanes", **more: object) -> Any:
    return server.room({"kind": "here", "name": "Ann"}, {"kind": "elsewhere", "name": "Bob"}, mode=mode, **more)


def join(server: Server, room: str, invitation: str, lang: str = "en") -> tuple[int, Any]:
    return server.call("POST", f"/api/rooms/{room}/join?lang={lang}", {"invitation": invitation, "name": "Eve"})


def refused(server: Server, room: str, invitation: str, status: int, id: str, **args: str) -> None:
    """Every language is told the same, in its own words."""
    for lang in LANGUAGES:
        found, problem = join(server, room, invitation, lang)
        assert (found, problem["id"], problem["text"]) == (status, id, Messages(lang).get(id, **args))


def unmoved(server: Server, host: Player, room: str, invitation: str, status: int, id: str, **args: str) -> None:
    """It is refused, the room is as it was, and nobody there has heard of it."""
    host.silence()
    before, heard = server.get(f"/api/rooms/{room}"), len(host.heard)
    refused(server, room, invitation, status, id, **args)
    host.silence()
    assert server.get(f"/api/rooms/{room}") == before
    assert [message["type"] for message in host.heard[heard:]] == ["alive"]


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "in the game"])
def test_a_key_that_is_no_invitation(begun: bool, server: Server) -> None:
    made, other = room_for_two(server, start=begun), room_for_two(server)
    invitation, here = made["invitations"][0]["secret"], made["seats"][0]["secret"]
    with server.sit(made["room"], made["host"], here) as ann:
        ann.hear_until("table" if begun else "welcome")
        guessed = new_secret(MachineChance())
        for wrong in (guessed, invitation[:-1], here, made["host"], other["invitations"][0]["secret"]):
            unmoved(server, ann, made["room"], wrong, 403, USED)
        status, seat = join(server, made["room"], invitation)  # that one is still good, also after the game has begun
        assert status == 200 and seat["seat"] == 1


@pytest.mark.parametrize("begun", [False, True], ids=["in the lobby", "in the game"])
def test_one_that_was_used_already_and_the_room_is_full(begun: bool, server: Server) -> None:
    made = room_for_two(server, start=begun)
    invitation = made["invitations"][0]["secret"]
    bob = server.post(f"/api/rooms/{made['room']}/join", {"invitation": invitation})["secret"]
    with server.sit(made["room"], made["host"]) as ann, server.sit(made["room"], bob) as there:
        ann.hear_until("welcome")
        there.hear_until("table" if begun else "welcome")
        there.silence()
        unmoved(server, ann, made["room"], invitation, 403, USED)
        there.silence()
        assert not [x for x in there.heard if x["type"] in ("seated", "closed")]
        seats = server.get(f"/api/rooms/{made['room']}")["seats"]
        assert [(x["name"], x["present"]) for x in seats] == [("Ann", False), ("Bob", True)]


def test_one_that_was_replaced_by_a_newer_one(server: Server) -> None:
    made = room_for_two(server)
    newer = server.post(f"/api/rooms/{made['room']}/seats/1/invite", {}, made["host"])["secret"]
    with server.sit(made["room"], made["host"]) as ann:
        ann.hear_until("welcome")
        unmoved(server, ann, made["room"], made["invitations"][0]["secret"], 403, USED)
    assert join(server, made["room"], newer)[0] == 200


def test_a_room_that_is_gone_or_never_was(server: Server) -> None:
    made = room_for_two(server)
    status, _ = server.call("DELETE", f"/api/rooms/{made['room']}", secret=made["host"])
    assert status == 204
    refused(server, made["room"], made["invitations"][0]["secret"], 404, GONE)
    refused(server, new_room(MachineChance()), new_secret(MachineChance()), 404, GONE)
    refused(server, "no%20room", new_secret(MachineChance()), 404, GONE)


def test_a_seat_at_the_hosts_screen_once_opponents_have_begun_there(server: Server) -> None:
    made = server.room({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}, mode="duel", start=False)
    invitation = server.post(f"/api/rooms/{made['room']}/seats/1/invite", {}, made["host"])["secret"]
    secrets = [made["host"], *(seat["secret"] for seat in made["seats"])]
    with server.sit(made["room"], *secrets) as ann:
        ann.hear_until("welcome")
        ann.send("begin")
        ann.hear_until("table")
        unmoved(server, ann, made["room"], invitation, 403, "room-bared", who="Bob")
        ann.send("sit", seat=1, name="Bea")  # still hers
        assert ann.hear_until("table")["seats"][1]["name"] == "Bea"


def test_who_may_not_invite(server: Server) -> None:
    made = room_for_two(server)
    path = f"/api/rooms/{made['room']}/seats/1/invite"
    with server.sit(made["room"], made["host"]) as ann:
        ann.hear_until("welcome")
        for secret in ("", new_secret(MachineChance()), made["seats"][0]["secret"], made["invitations"][0]["secret"]):
            status, problem = server.call("POST", path, {}, secret)
            assert (status, problem["id"]) == (403, "room-not-host")
        ann.silence()
        assert "told" not in [x["type"] for x in ann.heard]
    assert join(server, made["room"], made["invitations"][0]["secret"])[0] == 200
