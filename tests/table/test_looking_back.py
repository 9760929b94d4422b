"""A game again, line by line, with its score; and watching one that is still played, knowing what everybody may."""

from __future__ import annotations

import random
from contextlib import ExitStack

from tests.table.serving import Player, Server
from tests.table.test_rooms import play


def test_every_line_of_the_log_has_its_moment_and_the_score_says_when_it_changed(server: Server) -> None:
    made = server.room({"kind": "here", "deck": "Lux"}, seed="11")
    room, secret = made["room"], made["seats"][0]["secret"]
    with server.sit(room, secret) as ann:
        play(ann, (0,), 40, random.Random(3))
    whole = server.get(f"/api/rooms/{room}/replay?seat=0", secret=secret)
    assert whole["line"] == -1 and whole["running"] and whole["answers"] == len(whole["told"])
    first = next(n for n in whole["told"] if n)  # what the first answers have done
    moments = [server.get(f"/api/rooms/{room}/replay?line={n}", secret=secret) for n in range(first, first + 6)]
    for n, then in enumerate(moments, start=first):
        assert then["line"] == n == then["lines"][-1]["n"]
        assert whole["told"][then["at"] - 1] > n and (then["at"] == 1 or whole["told"][then["at"] - 2] <= n)
    for one in whole["scores"]:
        after = server.get(f"/api/rooms/{room}/replay?at={one['answer']}", secret=secret)
        assert one["total"] == after["view"]["sides"][one["side"]]["points"]
    # a line that was never written is no moment: the answers count
    far = server.get(f"/api/rooms/{room}/replay?line=9999&at=2", secret=secret)
    assert (far["line"], far["at"]) == (-1, 2)


def two(server: Server) -> tuple[str, str, str]:
    made = server.room({"kind": "here", "deck": "Lux"}, {"kind": "elsewhere", "deck": "Annie"}, mode="duel", start=True)
    wish = {"invitation": made["invitations"][0]["secret"], "name": "Bea"}
    joined = server.post(f"/api/rooms/{made['room']}/join", wish)
    return made["room"], made["seats"][0]["secret"], joined["secret"]


def names_in_hands(player: Player, seat: int) -> list[str]:
    return [card["name"] for card in player.tables[seat]["view"]["sides"][seat]["hand"]]


def test_who_looks_back_at_their_own_game_is_told_when_it_goes_on_and_sits_nowhere_meanwhile(server: Server) -> None:
    room, ann_secret, bea_secret = two(server)
    with server.sit(room, "x" * 32, looks_back=True) as stranger:
        assert stranger.hear_until("refused")["code"] == "room-secret"
    with server.sit(room, ann_secret) as ann, server.sit(room, bea_secret, looks_back=True) as back:
        ann.hear_until("table")
        assert back.hear_until("welcome")["you"] == []
        ann.send("watch", seat=0, on=True)
        while not ann.hear_until("room")["room"]["watch"]:
            pass
        ann.send("watch", seat=0, on=False)  # sends strangers away, not whose game it is
        while (info := ann.hear_until("room")["room"])["watch"]:
            pass
        assert [seat["present"] for seat in info["seats"]] == [True, False]
        ann.send("concede", seat=0)
        assert set(back.hear_until("moved")) == {"type", "seq"}
        back.send("undo", seat=1)
        assert back.hear_until("error")["code"] == "wire-hello"


def test_who_watches_knows_what_everybody_may_and_only_where_it_is_allowed(server: Server) -> None:
    room, ann_secret, bea_secret = two(server)
    with server.sit(room, ann_secret) as ann, server.sit(room, bea_secret) as bea:
        ann.hear_until("table")
        bea.hear_until("table")
        refused, problem = server.call("GET", f"/api/rooms/{room}/replay?seat=watch")
        assert refused == 403 and problem["id"] == "room-not-watched"
        ann.send("watch", seat=0, on=True)
        while not ann.hear_until("room")["room"]["watch"]:
            pass
        play(ann, (0,), 4, random.Random(1))
        play(bea, (1,), 4, random.Random(2))
        seen = server.get(f"/api/rooms/{room}/replay?seat=watch")
        assert seen["view"]["seat"] == -2
        with server.sit(room) as guest:  # told that something has happened, and nothing else
            assert guest.hear_until("welcome")["you"] == []
            play(ann, (0,), 1, random.Random(3))
            play(bea, (1,), 1, random.Random(3))
            assert set(guest.hear_until("moved")) == {"type", "seq"}
            guest.send("alive", id=7)
            assert guest.hear_until("alive")["id"] == 7
            guest.send("undo", seat=0)
            assert guest.hear_until("error")["code"] == "wire-hello"
            bea.send("watch", seat=1, on=False)
            guest.hear_until("closed")
            while bea.hear_until("room")["room"]["watch"]:
                pass
            bea.send("watch", seat=1, on=True)
            while not bea.hear_until("room")["room"]["watch"]:
                pass
        for side in seen["view"]["sides"]:
            assert side["hand_count"] > 0 and not any(card["name"] for card in side["hand"])
            assert not any(card["name"] for card in side["deck"])
        hands = {*names_in_hands(ann, 0), *names_in_hands(bea, 1)}
        board = {card["name"] for place in seen["view"]["places"] for card in place["units"] + place["gear"]}
        told = {name for line in seen["lines"] for name in line["names"]} - {""}
        open_names = {line for line in told if line not in hands}
        assert told - open_names <= board | {card["name"] for side in seen["view"]["sides"] for card in side["trash"]}
        assert not any(" you " in f" {line['text'].lower()} " for line in seen["lines"])
        bea.send("watch", seat=1, on=False)
        while bea.hear_until("room")["room"]["watch"]:
            pass
        assert server.call("GET", f"/api/rooms/{room}/replay?seat=watch")[0] == 403


def test_all_who_watch_are_shown_what_was_made_once_and_nothing_older(server: Server) -> None:
    room, ann_secret, bea_secret = two(server)
    with server.sit(room, ann_secret) as ann, server.sit(room, bea_secret) as bea:
        ann.hear_until("table")
        bea.hear_until("table")
        ann.send("watch", seat=0, on=True)
        while not ann.hear_until("room")["room"]["watch"]:
            pass
        with server.sit(room) as one, server.sit(room) as other:
            one.hear_until("welcome")
            other.hear_until("welcome")
            first = server.get(f"/api/rooms/{room}/replay?seat=watch")
            assert server.get(f"/api/rooms/{room}/replay?seat=watch") == first
            german = server.get(f"/api/rooms/{room}/replay?seat=watch&lang=de")
            assert german["lines"] != first["lines"] and german["view"]["turn"] == first["view"]["turn"]
            ann.send("concede", seat=0)
            other.hear_until("moved")
            then = server.get(f"/api/rooms/{room}/replay?seat=watch")
            assert not then["running"] and then["over"] is not None and then["lines"] != first["lines"]


def test_who_looks_back_in_many_pages_keeps_nobody_else_out(server: Server) -> None:
    room, ann_secret, bea_secret = two(server)
    with ExitStack() as pages:
        for _ in range(21):
            assert pages.enter_context(server.sit(room, ann_secret, looks_back=True)).hear_until("welcome")
        crowded = pages.enter_context(server.sit(room, ann_secret, looks_back=True)).hear_until("refused")
        assert crowded["code"] == "room-crowded"
        assert pages.enter_context(server.sit(room, bea_secret, looks_back=True)).hear_until("welcome")
