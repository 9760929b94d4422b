"""Hints at the table: what a good player would do, thought about in a process of its own and only from what the seat
may know. There are none where people play against each other: whoever asks a program there plays with its strength."""

from __future__ import annotations

import logging
from dataclasses import replace

from farfield.errors import FarfieldError, Message, stale_decision
from farfield.games.settings import Undo
from farfield.players.hints import hint
from farfield.rules.state import Decision, Option
from farfield.table import learning, messages, puzzling, setting_up
from farfield.table.connection import Connection
from farfield.table.kept import tag
from farfield.table.live import Room
from farfield.table.playing import Playing
from farfield.table.setting_up import BadRoom
from farfield.table.thinking import Found, plain

log = logging.getLogger("farfield.table")
Thought = tuple[Found, Message, tuple[Message, ...]]
"""A hint in plain words that can go anywhere: option, nudge, reasons and how likely a win is."""


async def give_hint(room: Room, connection: Connection, message: messages.Hint) -> None:
    async with room.lock:
        playing = room.running()
        if playing.opposed:
            raise BadRoom("room-no-hints", "There are no hints where people play against each other.")
        decision = asked(room, message)
        if not connection.may_hint.take():
            raise BadRoom("wire-rate", "Too many messages at once. Wait a moment.")
        line = room.line_of_play
        kept = room.kept.games[-1]
        said = await room.storage.answers(room.room, room.game_number)
        told = kept.settings, setting_up.undo_of(room.setup), room.shared_screen, kept.engine
    who = connection.address or room.room
    try:
        thought = await room.workers.judge(who, think_of_it, *told, said, decision.id)
    except FarfieldError:
        raise
    except Exception as error:  # the game there is a copy: whatever went wrong with it, the table is as it was
        log.exception("no hint in room %s, game %d, entry %d", tag(room.room), room.game_number, len(said))
        text = "Something went wrong in the server. Nothing was changed; please try again or report it."
        raise BadRoom("wire-trouble", text) from error
    option, nudge, reasons = thought
    async with room.lock:
        if room.line_of_play != line or option is None or asked(room, message).id != decision.id:
            raise stale_decision(message.ask)
        sight = room.sight(message.seat, connection.lang)
        ask = next(x for x in sight.asks(sight.game.view(message.seat)) if x.id == message.ask)
        choice = ask.options[decision.options.index(Option(*option))]
    said_why = [sight.messages.explain(x) for x in reasons]
    connection.send(
        messages.Hinted(
            message.id,
            message.ask,
            sight.messages.explain(nudge),
            choice.cards,
            choice.place,
            choice.verb,
            choice.a,
            choice.b,
            choice.text,
            said_why,
        )
    )


def asked(room: Room, message: messages.Hint) -> Decision:
    """The question that waits for this seat. Raises `IllegalAnswer` if it does not any more."""
    game = room.running().game
    view = game.view(message.seat)
    sight = room.sight(message.seat, "en")
    for one in view.decisions:
        if one.asked.seat == message.seat and sight.number(one) == message.ask:
            return one.asked
    raise stale_decision(message.ask)


def think_of_it(settings: str, undo: Undo, shared_screen: bool, engine: str, said: list[str], decision: int) -> Thought:
    """In a process of its own: the game again from what is stored, and what to do there."""
    agreed, position = learning.read(settings)
    playing = Playing.resume(replace(agreed, undo=undo), shared_screen, said, engine, position)
    question = playing.game.find_decision(decision)
    if question is None:
        raise stale_decision(decision)
    if playing.puzzle is not None:
        line = puzzling.next_of(playing.puzzle, playing.game, question)
        return plain(line.option), line.nudge, line.reasons
    found = hint(playing.game, question, len(said))
    likely = () if found.likely is None else (found.likely,)
    return plain(found.option), found.nudge, (*found.reasons, *likely)
