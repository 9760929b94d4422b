"""What a connection may ask for, message by message."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

from farfield._version import __version__
from farfield.errors import FarfieldError
from farfield.games import record
from farfield.rules.knowing.assuming import GOAL
from farfield.table import bodies, consent, messages, seating, showing, watching, why
from farfield.table.connection import Connection
from farfield.table.hinting import give_hint
from farfield.table.limits import CHAT_LINES, CHAT_SECONDS, LINES_AT_ONCE, PAGES, WORK, WRONG
from farfield.table.live import Room
from farfield.table.seats import opens
from farfield.table.setting_up import BadRoom, one_line
from farfield.table.steps import show_steps
from farfield.words.log_lines import doer


async def carry_out(room: Room, connection: Connection, message: messages.ToServer) -> None:
    kind = str(type(message).__struct_config__.tag)
    number = int(getattr(message, "id", 0))
    if room.gone:
        connection.send_back()
        return
    if isinstance(message, MUCH_WORK):
        connection.allowed.spend(WORK)
    began, refused = room.clock.now(), ""
    try:
        await handle(room, connection, message)
        room.storage.touch(room.room)
    except FarfieldError as error:
        refused = error.message_id
        connection.allowed.spend(WRONG)
        connection.refuse(kind, number, error)
        if isinstance(message, (messages.Answer, messages.Undo)) and room.playing is not None:
            async with room.lock:
                room.show(connection)
    except Exception as error:
        connection.trouble("wire-trouble")
        refused = "wire-trouble"
        with suppress(Exception):
            await room.suffer(error, kind)
    finally:
        room.outside.watch.heard(kind, room.clock.now() - began, refused)


async def handle(room: Room, connection: Connection, message: messages.ToServer) -> None:
    """Carry out one message. Raises `FarfieldError` if it cannot be done."""
    seat = getattr(message, "seat", None)
    if seat is not None and not isinstance(message, messages.Lend) and seat not in connection.seats:
        raise BadRoom("room-not-yours", "Seat {seat} is not yours. Play one of your own seats.", {"seat": seat})
    if isinstance(message, messages.Begin) and not connection.host:
        raise BadRoom("room-not-host", "Only the host of the room can do this.")
    kind = type(message)
    if kind in UNLOCKED:
        await UNLOCKED[kind](room, connection, message)
    else:
        async with room.lock:
            await LOCKED[kind](room, connection, message)


async def answer(room: Room, connection: Connection, message: messages.Answer) -> None:
    await room.answer(message, connection)


async def why_not(room: Room, connection: Connection, message: messages.Why) -> None:
    lines = why.lines(room.sight(message.seat, connection.lang), message)
    connection.send(messages.WhyNot(message.id, lines))


async def undo(room: Room, connection: Connection, message: messages.Undo) -> None:
    await consent.undo(room, message)


async def agree(room: Room, connection: Connection, message: messages.Consent) -> None:
    await consent.consent(room, message)


async def concede(room: Room, connection: Connection, message: messages.Concede) -> None:
    await room.concede(message.seat)


async def speak(room: Room, connection: Connection, message: messages.Lang) -> None:
    connection.speak(message.lang)
    connection.send(messages.RoomNews(showing.info(room, message.lang)))
    room.show(connection)


async def prefer(room: Room, connection: Connection, message: messages.Prefs) -> None:
    await seating.prefer(room, message)


async def watch(room: Room, connection: Connection, message: messages.Watch) -> None:
    await seating.allow_watching(room, message.on)


async def lend(room: Room, connection: Connection, message: messages.Lend) -> None:
    await seating.lend(room, message.seat, message.on, connection)


async def sit(room: Room, connection: Connection, message: messages.Sit) -> None:
    await seating.sit(room, message, connection)
    room.news()


async def begin(room: Room, connection: Connection, message: messages.Begin) -> None:
    if room.playing is not None or room.problem is not None:
        raise BadRoom("room-begun", "The game has begun already.")
    await room.begin(room.setup.seed)
    room.news()


async def exchange(room: Room, connection: Connection, message: messages.Exchange) -> None:
    await room.exchange(message)


async def alive(room: Room, connection: Connection, message: messages.Alive) -> None:
    connection.send(messages.StillAlive(message.id))


def no_secret() -> BadRoom:
    return BadRoom("room-secret", "This key opens nothing in this room. Ask the host for a new invitation.")


async def greet(room: Room, connection: Connection, hello: messages.Hello) -> None:
    """Who is this? Every secret opens a seat, or the host's place, or was good once. Raises `BadRoom` if none opens."""
    held: list[int] = []
    host = False
    for secret in hello.secrets:
        seats = [x.seat for x in room.kept.seats if opens(secret, x.secret) or opens(secret, x.owner)]
        held += [seat for seat in seats if seat not in held]
        host = host or opens(secret, room.kept.host)
    connection.speak(hello.lang)
    if not hello.secrets and room.setup.watch:
        watching.come(room, connection)
        return
    if not held and not host:
        raise no_secret()
    if hello.looks_back:
        connection.secrets = list(hello.secrets)
        watching.come(room, connection, held)
        return
    if connection not in room.connections:
        # Each seat has its share, and the host: whoever opens many pages must not keep the others out.
        most = PAGES // (len(room.kept.seats) + 1)
        shared = [sum(seat in x.seats for x in room.connections) for seat in held] or [
            sum(x.host for x in room.connections)
        ]
        if max(shared) >= most:
            text = "Too many of your pages are open at this table: {most} at most. Close one of them."
            raise BadRoom("room-crowded", text, {"most": most})
    room.see_leaving(connection.seats)
    connection.seats, connection.host = sorted(held), host
    connection.secrets = list(hello.secrets)
    for seat in held:
        await seating.come_back(room, seat, connection)
    if connection not in room.connections:
        room.connections.append(connection)
    info = showing.info(room, connection.lang)
    connection.send(messages.Welcome(bodies.CONTRACT, __version__, connection.seats, host, info))
    if room.problem is not None:
        connection.refuse("hello", 0, room.problem)
    elif room.playing is not None:
        room.changed()
        room.show(connection)
        if room.asked is not None:
            connection.send(consent.asking(room, room.asked, connection))
    for row in await room.storage.chat(room.room):
        name = connection.messages.called(row["name"])
        connection.send(messages.ChatLine(row["n"], row["seat"], name, row["text"], row["phrase"], row["at"]))
    for other in room.connections:
        if other is not connection:
            other.send(messages.RoomNews(showing.info(room, other.lang)))


async def preview(room: Room, connection: Connection, message: messages.Preview) -> None:
    async with room.lock:
        playing = room.running()
        decision, option = playing.find(message.seat, message.ask, message.verb, message.a, message.b)
        copy = playing.game.copy()
        sight = room.sight(message.seat, connection.lang)
        thing = copy.meant_by(message.seat, message.card) if message.card else 0
        place = message.place if message.place < len(copy.places) else -1
    look = partial(copy.preview_outcome, decision, option, message.seat, place, thing)
    foreseen = await room.workers.think(look)
    async with room.lock:
        lines = [
            messages.PreviewLine(
                sight.said(sight.teller.happening(x.event)),
                x.certain,
                x.unanswered,
                x.event.kind,
                [*x.event.objects],
                [*x.event.args],
                doer(x.event.kind, x.event.args),
            )
            for i, x in enumerate(foreseen.events)
            if x.event.kind != "phase" or [y.event.kind for y in foreseen.events[i + 1 : i + 2]] != ["phase"]
        ]  # a phase in which nothing happens is not worth a line
        then = ""
        if foreseen.next_seat == message.seat:
            if lines or foreseen.next_kind != decision.kind:  # that the same is asked again says nothing
                then = sight.messages.get("play-preview-asks", question=sight.teller.about(foreseen.next_kind))
        elif 0 <= foreseen.next_seat < len(room.names):
            then = sight.messages.get("play-preview-asks-other", who=room.names[foreseen.next_seat])
    assumed = [x for x in foreseen.assumed if x != GOAL]
    connection.send(messages.Previewed(message.id, lines, then, assumed, foreseen.pays))


async def chat(room: Room, connection: Connection, message: messages.Chat) -> None:
    words = one_line(message.text)
    if not words and message.phrase is None:
        raise BadRoom("chat-empty", "There is nothing to say in this message.")
    if not connection.may_chat.take():
        text = "At most {count} lines in {seconds} seconds. Wait a moment."
        raise BadRoom("chat-rate", text, {"count": CHAT_LINES, "seconds": CHAT_SECONDS})
    async with room.lock:
        number, at = room.chat_lines, room.clock.date()
        room.chat_lines += 1
        name = room.names[message.seat]
        phrase = message.phrase or ""
        await room.storage.add_chat(room.room, number, message.seat, name, words, phrase, at)
        seat = message.seat
        room.tell(lambda to: messages.ChatLine(number, seat, to.messages.called(name), words, phrase, at))


async def ping(room: Room, connection: Connection, message: messages.Ping) -> None:
    """Everybody gets their own name of the object; who cannot see it hears nothing."""
    if not connection.may_ping.take():
        raise BadRoom("wire-rate", "Too many messages at once. Wait a moment.")
    game = room.running().game
    id = game.meant_by(message.seat, message.card) if message.card else 0
    if (message.card and not id) or (not message.card and not 0 <= message.place < len(game.places)):
        raise why.gone()
    for other in room.connections:
        for seat in other.seats or [-1]:
            seen = game.name_for(seat if seat >= 0 else None, id) if id else 0
            if not id or seen:
                place = -1 if id else message.place
                name = other.messages.called(room.names[message.seat])
                other.send(messages.Pinged(message.seat, name, seen, place, seat))


async def report(room: Room, connection: Connection, message: messages.Report) -> None:
    """Keep the game as it is with what is wrong; it stays on the server, for it holds everything that is hidden."""
    async with room.lock:
        game = room.running().game
        room.may_report.use()
        try:
            snapshot = record(game).text()
        except FarfieldError as error:
            said = await room.storage.answers(room.room, room.game_number)
            snapshot = f"{error}\n{room.running().settings.text()}\n" + "\n".join(said)
        number = await room.storage.add_report(room.room, room.game_number, message.text, snapshot)
    connection.send(messages.Reported(number, connection.messages.get("report-kept", number=number)))


async def older_lines(room: Room, connection: Connection, message: messages.OlderLines) -> None:
    sight = room.sight(message.seat, connection.lang)
    since = max(0, message.before - LINES_AT_ONCE)
    lines = sight.lines(since, min(message.before, len(sight.game.events())))
    connection.show_faces({name for line in lines for name in line.names})
    connection.send(messages.Log(message.seat, since, lines, True, False))


Handler = Callable[[Room, Connection, Any], Awaitable[None]]

UNLOCKED: Final[dict[type, Handler]] = {
    messages.Preview: preview,
    messages.Chat: chat,
    messages.Report: report,
    messages.Steps: show_steps,
    messages.Hint: give_hint,
    messages.Alive: alive,
}
"""What needs the room to itself for a part of its work only, or not at all."""

LOCKED: Final[dict[type, Handler]] = {
    messages.Answer: answer,
    messages.Why: why_not,
    messages.Undo: undo,
    messages.Consent: agree,
    messages.Concede: concede,
    messages.Lang: speak,
    messages.Prefs: prefer,
    messages.Watch: watch,
    messages.Lend: lend,
    messages.Sit: sit,
    messages.Begin: begin,
    messages.Exchange: exchange,
    messages.Ping: ping,
    messages.OlderLines: older_lines,
    messages.Hello: greet,
}
"""What has the room to itself until it is done."""

MUCH_WORK: Final = (
    messages.Hello, messages.Lang, messages.OlderLines, messages.Prefs, messages.Sit, messages.Undo
)  # fmt: skip
