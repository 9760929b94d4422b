"""Every mode for more than two at the table: whole games with programs, teams, and invitations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.table.serving import Player, Server

SEATS = {"duel": 2, "match": 2, "skirmish": 3, "war": 4, "2v2": 4}
FORWARD = ("play", "move", "at", "pick")


@contextmanager
def hotseat(server: Server, mode: str, **more: object) -> Iterator[Player]:
    """Everybody at one screen."""
    seats: list[dict[str, object]] = [{"kind": "here"} for _ in range(SEATS[mode])]
    made = server.room(*seats, mode=mode, **more)
    with server.sit(made["room"], *(seat["secret"] for seat in made["seats"])) as all_of_them:
        for _ in made["seats"]:
            all_of_them.hear_until("table")
        yield all_of_them


def play_until(player: Player, verb: str, dice: random.Random, saving: float = 0) -> tuple[int, Any, Any]:
    """Go on until somebody is offered something of this kind: who, the question and the option.

    `saving`: how often a turn ends while something could still be done, so that others have something left.
    """
    for _ in range(4000):
        seat = next(seat for seat in player.tables if player.asked(seat))
        ask = player.asked(seat)
        for option in ask["options"]:
            if option["verb"] == verb:
                return seat, ask, option
        forward = [x for x in ask["options"] if x["verb"] in FORWARD] or ask["options"]
        saves = ask["kind"] == "main" and dice.random() < saving
        player.answer(seat, ask, ask["options"][-1] if saves else dice.choice(forward))
        player.silence()
        assert not player.tables[seat]["over"], f"nobody was ever offered to {verb}"
    raise AssertionError(f"nobody was ever offered to {verb}")


@pytest.mark.slow
@pytest.mark.parametrize("mode", SEATS)
def test_a_person_and_programs_play_it_to_its_end(server: Server, mode: str) -> None:
    """A random game ends by points, by an empty deck, or by somebody being the last."""
    dice = random.Random(3)
    programs: list[dict[str, object]] = [{"kind": "program", "program": "random"} for _ in range(SEATS[mode] - 1)]
    made = server.room({"kind": "here", "name": "Ann"}, *programs, mode=mode, seed="12", games=1)
    with server.sit(made["room"], made["seats"][0]["secret"]) as ann:
        ann.hear_until("table")
        view = ann.tables[0]["view"]
        assert (view["mode"], len(view["sides"])) == (mode, SEATS[mode])
        for _ in range(4000):
            if ann.tables[0]["over"]:
                break
            ask = ann.asked(0)
            if ask is None:
                ann.hear_until("table")
            else:
                ann.answer(0, ask, dice.choice(ask["options"]))
        over = ann.tables[0]["over"]
        assert over
        assert over["text"]
        assert over["turns"] > 5
        assert len(over["winners"]) == (2 if mode == "2v2" else 1)
        if mode == "2v2":
            assert over["winners"] in ([0, 2], [1, 3])
            assert len({ann.tables[0]["view"]["sides"][seat]["points"] for seat in over["winners"]}) == 1


def test_the_places_and_teams_of_each_mode(server: Server) -> None:
    for mode, teams, goal, fields in (
        ("skirmish", [0, 1, 2], 8, 3),
        ("war", [0, 1, 2, 3], 8, 3),
        ("2v2", [0, 1, 0, 1], 11, 3),
    ):
        with hotseat(server, mode, seed="5") as table:
            view = table.tables[0]["view"]
            assert [side["team"] for side in view["sides"]] == teams
            assert view["victory_score"] == goal
            assert len([place for place in view["places"] if place["side"] < 0]) == fields


def test_a_teammate_is_invited_and_may_accept_or_decline(server: Server) -> None:
    dice = random.Random(1)
    with hotseat(server, "2v2", seed="4") as table:
        for accepts in (False, True):
            asked = None
            while asked is None:  # a teammate who can do nothing declines without being asked
                seat, ask, invite = play_until(table, "invite", dice, saving=0.5)
                mate = (seat + 2) % 4
                assert (ask["kind"], invite["seat"]) == ("main", mate)
                table.answer(seat, ask, invite)
                table.silence()
                asked = table.asked(mate)
            assert asked["kind"] == "invited"
            assert [other for other in range(4) if table.asked(other)] == [mate]
            before = len(table.log[mate])
            table.answer(mate, asked, next(x for x in asked["options"] if (x["verb"] != "no") == accepts))
            table.silence()
            told = " ".join(line["text"] for line in table.log[mate][before:])
            assert ("decline" in told) == (not accepts)


@pytest.mark.slow
def test_by_the_printed_rulebooks_only_two_act_in_a_combat_and_whom_they_invite(server: Server) -> None:
    with hotseat(server, "skirmish", seed="9", options={"rulebook": "on"}) as table:
        for one in range(3):  # nobody is passed for
            table.send("prefs", seat=one, every_window=True)
        table.silence()
        seat, ask, invite = play_until(table, "invite", random.Random(2))
        arena = table.tables[seat]["view"]["arenas"][0]
        assert seat in (arena["attacker"], arena["defender"])
        guest = invite["seat"]
        assert guest not in (arena["attacker"], arena["defender"])
        table.answer(seat, ask, invite)
        table.silence()
        asked = table.asked(guest)
        assert asked["kind"] == "invited"
        assert {x["verb"] for x in asked["options"]} == {"yes", "no"}
        table.answer(guest, asked, next(x for x in asked["options"] if x["verb"] == "yes"))
        table.silence()
        for _ in range(12):  # the guest gets a chance to act before the combat is over
            turn = next(other for other in range(3) if table.asked(other))
            if turn == guest and table.asked(guest)["kind"] in ("focus", "priority"):
                return
            ask = table.asked(turn)
            table.answer(turn, ask, next((x for x in ask["options"] if x["verb"] == "pass"), ask["options"][0]))
            table.silence()
        raise AssertionError("the guest was never asked to act")
