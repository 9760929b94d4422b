"""What opponents and NPCs did, step by step: the table, or a seat's lane, right after some lines of the log."""

from __future__ import annotations

from functools import partial

from farfield.games.steps import pictures
from farfield.rules.game import Game
from farfield.table import messages
from farfield.table.connection import Connection
from farfield.table.live import Room
from farfield.table.setting_up import BadRoom
from farfield.table.views import Sight, names_in
from farfield.words.messages import Messages


async def show_steps(room: Room, connection: Connection, message: messages.Steps) -> None:
    """A picture is the game in the middle of something, seen by the rules of what a seat may know (docs/views.md)."""
    if not connection.may_step.take():
        raise BadRoom("wire-rate", "Too many messages at once. Wait a moment.")
    async with room.lock:
        look = partial(_look, room.running().game.still(), message.lines, room.names, message.seat, connection.lang)
    steps, names = await room.workers.think(look)
    connection.show_faces(names)
    connection.send(messages.Stepped(message.id, message.seat, steps))


def _look(game: Game, lines: list[int], names: list[str], seat: int, lang: str) -> tuple[list[messages.Step], set[str]]:
    said = Messages(lang)
    places: dict[tuple[str, int, int, int], str] = {}
    out: list[messages.Step] = []
    cards: set[str] = set()
    for n, then in pictures(game, lines).items():
        sight = Sight(then, names, seat, said, places)
        view = then.view(seat)
        lane = then.sides[seat].arena
        there = [sight.place(x) for x in view.places if x.arena == lane]
        sides = [sight.side(x) for x in view.sides if then.sides[x.index].arena == lane]
        arena = sight.arena(view.arenas[lane])
        arena.waiting_for = -1  # who is asked in the middle of an action would tell what they can do
        named = sight.messages.say(sight.teller.phase(view.phase))
        out.append(messages.Step(n, there, sides, arena, view.turn, view.turn_seat, named))
        cards.update(names_in(view))
    return out, cards
