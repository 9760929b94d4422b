"""Rooms over HTTP: making, joining, exporting, replaying, deleting."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import delete, get, post
from litestar.datastructures import State

from farfield.games import Match, match_records, record
from farfield.games.records import begin, origin_of
from farfield.games.steps import pictures
from farfield.games.taking_back import as_it_was
from farfield.rules.game import Game
from farfield.table import reviewing, showing, watching
from farfield.table.bodies import (
    CreateRoom,
    Exported,
    ImportRoom,
    Join,
    Rematch,
    Replay,
    RoomInfo,
    RoomMade,
    Score,
    SeatSecret,
)
from farfield.table.faces import face
from farfield.table.limits import BODY_BYTES, RECORD_BYTES
from farfield.table.live import Room
from farfield.table.results import result
from farfield.table.rooms import Rooms
from farfield.table.server import http
from farfield.table.server.visitors import Visitors
from farfield.table.setting_up import BadRoom
from farfield.table.study import Review
from farfield.table.views import Sight, names_in
from farfield.words.calling import WATCHING
from farfield.words.messages import Messages


@post("/api/rooms")
async def create(request: http.Call, state: State) -> RoomMade:
    wish = await http.body(request, CreateRoom, 8 * BODY_BYTES)
    with visitors_of(state).new_room(http.address(request)):  # first: who may make no more takes nobody's turn
        await asyncio.sleep(state.turn())
        visitors_of(state).look_for_room()  # others were before us
        return await rooms_of(state).make(wish, http.site_of(request))


@post("/api/rooms/import")
async def take_in(request: http.Call, state: State) -> RoomMade:
    wish = await http.body(request, ImportRoom, RECORD_BYTES)
    with visitors_of(state).new_room(http.address(request)):
        await asyncio.sleep(state.turn())
        visitors_of(state).look_for_room()  # others were before us
        return await rooms_of(state).take_in(wish, http.site_of(request))


@get("/api/rooms/{room:str}")
async def look(request: http.Call, state: State) -> RoomInfo:
    found = await room_for(request, state)
    async with found.lock:
        return showing.info(found, http.language(request))


@post("/api/rooms/{room:str}/join", status_code=200)
async def join(request: http.Call, state: State) -> SeatSecret:
    wish = await http.body(request, Join, BODY_BYTES)
    await room_for(request, state)
    return await rooms_of(state).join(room_in(request), wish)


@post("/api/rooms/{room:str}/seats/{seat:int}/invite", status_code=200)
async def invite(request: http.Call, state: State) -> SeatSecret:
    await room_for(request, state)
    return await rooms_of(state).invite(room_in(request), int(request.path_params["seat"]), http.secret_of(request))


@post("/api/rooms/{room:str}/rematch", status_code=200)
async def rematch(request: http.Call, state: State) -> RoomInfo:
    wish = await http.body(request, Rematch, BODY_BYTES)
    await room_for(request, state)
    found = await rooms_of(state).rematch(room_in(request), wish, http.secret_of(request))
    async with found.lock:
        return showing.info(found, http.language(request))


@delete("/api/rooms/{room:str}")
async def remove(request: http.Call, state: State) -> None:
    await room_for(request, state)
    await rooms_of(state).delete(room_in(request), http.secret_of(request))


@get("/api/rooms/{room:str}/export")
async def export(request: http.Call, state: State) -> Exported:
    found = await room_for(request, state)
    number = http.whole_number(request, "game", -1)
    who = http.site_of(request)
    run = partial(found.workers.look, who)
    async with found.looking:
        game, whole = await looked_at(found, found.game_number if number < 0 else number, who)
        seat = -1
        if not (whole and game.over):  # who may look at a finished game again may also have it
            _, seat = await rooms_of(state).as_seat(room_in(request), http.secret_of(request))
        if not whole:
            return await run(partial(own_side, game, found.names, seat, http.language(request)))
        if number >= 0 or found.series is None:
            return Exported(True, await run(partial(text_of, None, game)), None, [])
        async with found.lock:
            now = found.running().game
            if not found.is_open(found.game_number, now):  # another one has begun meanwhile
                raise still_runs()
            match, running = found.series.match.still(), None if now in found.series.match.played else now.still()
        return Exported(True, await run(partial(text_of, match, running)), None, [])


def own_side(game: Game, names: list[str], seat: int, lang: str) -> Exported:
    """What a seat has seen of a game in which others hide something."""
    sight = Sight(game, names, seat, Messages(lang))
    return Exported(False, "", sight.view(), sight.lines(0))


def text_of(match: Match | None, game: Game | None) -> str:
    """A match with the game that runs, or a game by itself."""
    if match is not None:
        return match_records.write(match, game)
    assert game is not None
    return record(game).text()


@get("/api/rooms/{room:str}/replay")
async def replay(request: http.Call, state: State) -> Replay:
    found = await room_for(request, state)
    number = http.whole_number(request, "game", found.game_number)
    seat = WATCHING if request.query_params.get("seat") == "watch" else http.whole_number(request, "seat", 0)
    if seat != WATCHING:
        found.seat(seat)
    line, since = http.whole_number(request, "line", -1), http.whole_number(request, "since", 0)
    asked, lang = http.whole_number(request, "at", -1), http.language(request)
    async with found.looking:
        who = http.site_of(request)
        async with found.lock:
            key = (found.seq, number, asked, line, since, lang, found.shared_screen, *found.names)
        known = found.looks.get(key) if seat == WATCHING else None
        if known is not None:
            game, is_open = known[0], found.is_open(number, known[0])
        else:
            game, is_open = await looked_at(found, number, who)
        if not is_open and not (seat == WATCHING and found.setup.watch):
            if seat == WATCHING:
                raise watching.not_watched()
            _, holder = await rooms_of(state).as_seat(room_in(request), http.secret_of(request))
            if holder != seat:
                raise still_runs()
        if known is not None and known[1] == is_open:
            return known[2]
        total = len(game.answers or ())
        at = min(asked, total) if asked >= 0 else total
        told = await lines_told(found, number, game, who)
        games, scores = len(found.kept.games), found.scores[number]
        make = partial(moment, game, at, line, number, games, found.names, seat, lang, told, scores, since, is_open)
        made = await found.workers.look(who, make)
        if seat == WATCHING:
            watching.keep(found, key, (game, is_open, made))
        return made


@get("/api/rooms/{room:str}/review")
async def review(request: http.Call, state: State) -> Review:
    """Whoever may look at a finished game again may also have it reviewed."""
    found = await room_for(request, state)
    number = http.whole_number(request, "game", found.game_number)
    who = http.site_of(request)
    async with found.looking:
        game, is_open = await looked_at(found, number, who)
    if not (is_open and game.over):
        raise still_runs()
    return await reviewing.go_on(found, number, game, who, http.language(request))


def still_runs() -> BadRoom:
    text = "While the game runs, each seat can see only its own side of it. Wait until it is over."
    return BadRoom("room-still-runs", text)


async def looked_at(room: Room, number: int, who: str) -> tuple[Game, bool]:
    """A game of the room as it is now, and whether everybody may see all of it. The room is held up only while it is
    copied: whoever looks must not keep the others from playing."""
    async with room.lock:
        if number == room.game_number:
            playing = room.running()
            return playing.game.still(), room.is_open(number, playing.game)
    game = await game_of(room, number, who)
    return game, room.is_open(number, game)


async def game_of(room: Room, number: int, who: str) -> Game:
    """An older game of the room from storage, kept for the next look."""
    if not 0 <= number < len(room.kept.games):
        raise BadRoom("room-game-unknown", "This room has no game number {n}.", {"n": number})
    if number not in room.older:
        room.older = {number: (await room.game_again(number, who)).game}
    return room.older[number]


async def lines_told(room: Room, number: int, game: Game, who: str) -> list[int]:
    """For every answer of a game how many lines the log has after it: played again once, then remembered."""
    answers = len(game.answers or ())
    known = room.lines_told.get(number, [])
    if len(known) != answers or room.lines_told_at.get(number) != game.hash():
        known, room.scores[number] = await room.workers.look(who, partial(_count_lines, game))
        room.lines_told[number], room.lines_told_at[number] = known, game.hash()
    return known


def _count_lines(game: Game) -> tuple[list[int], list[Score]]:
    again = begin(origin_of(game))
    out: list[int] = []
    scores: list[Score] = []
    read = 0
    for n, given in enumerate(game.answers or (), start=1):
        again.give(given)
        events = again.events()
        scores += [Score(n, x.args[0], x.args[2]) for x in events[read:] if x.kind == "gains-points"]
        read = len(events)
        out.append(read)
    return out, scores


def moment(
    game: Game,
    at: int,
    line: int,
    number: int,
    games: int,
    names: list[str],
    seat: int,
    lang: str,
    told: list[int],
    scores: list[Score],
    since: int,
    is_open: bool,
) -> Replay:
    """The table after so many answers, or right after a line of the log."""
    before = len(as_it_was(game, 0).events())
    picture = pictures(game, [line]).get(line) if line >= before else None
    if 0 <= line < len(game.events()):
        at = 0 if line < before else next(n for n, lines in enumerate(told, start=1) if lines > line)
    whole = as_it_was(game, at)
    then = picture if picture is not None else whole
    sight = Sight(then, names, seat, Messages(lang))
    view = then.view(sight.eyes)
    log = Sight(whole, names, seat, Messages(lang))  # a picture has none
    lines = log.lines(since, line + 1 if picture is not None else None)
    cards = {*names_in(view), *(name for line in lines for name in line.names)} - {""}
    happened = game.events()
    turns = [happened[lines - 1].turn if lines else 0 for lines in (before, *told[:-1])][: len(told)]
    shown = sight.view(view)
    if picture is not None:
        for arena in shown.arenas:
            arena.waiting_for = -1  # who is asked in the middle of an action would tell what they can do
    return Replay(
        number,
        games,
        at,
        len(turns),
        turns,
        told,
        sight.names[: len(names)],
        shown,
        lines,
        [made for name in sorted(cards) if (made := face(name, lang, game.mode.name)) is not None],
        result(whole, log.teller, log.messages, is_open) if picture is None else None,
        line if picture is not None else -1,
        scores,
        not game.over,
        before,
    )


def room_in(request: http.Call) -> str:
    """The room that an address names."""
    return str(request.path_params["room"])


async def room_for(request: http.Call, state: State) -> Room:
    """The room that an address names, in memory when it is the turn of whoever asks. Raises `BadRoom` or `TooMuch`."""
    return await rooms_of(state).find(room_in(request), http.site_of(request))


def rooms_of(state: State) -> Rooms:
    rooms = state.rooms
    assert isinstance(rooms, Rooms)
    return rooms


def visitors_of(state: State) -> Visitors:
    visitors = state.visitors
    assert isinstance(visitors, Visitors)
    return visitors


HANDLERS = [create, take_in, look, join, invite, rematch, remove, export, replay, review]
