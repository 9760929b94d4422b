"""Taking back at a table: at once where nobody minds, otherwise after everybody concerned has said yes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from farfield.games.taking_back import CannotUndo, Request, plan, played_again
from farfield.table import messages
from farfield.table.connection import Connection
from farfield.table.limits import PLAYED_AGAIN, PLAYED_ON_THE_SPOT
from farfield.table.setting_up import BadRoom

if TYPE_CHECKING:
    from farfield.table.live import Room


class Asked:
    """Somebody wants to take something back and others must agree."""

    def __init__(self, request: Request, never_mind: set[int]) -> None:
        self.request = request
        self.open: set[int] = set(request.needs) - never_mind


async def undo(room: Room, message: messages.Undo) -> None:
    """At once, or after those concerned were asked. Raises `CannotUndo`."""
    playing = room.running()
    if room.asked is not None:
        raise BadRoom("undo-pending", "Somebody is being asked about taking back already. Wait for the answer.")
    room.may_take_back[message.seat].use()
    request = await planned(room, message.seat, playing.latest(message.seat, message.action))
    sides = playing.game.sides
    # A program that stands in for a teammate does not mind. An opponent who is away for a moment does: whoever takes
    # back keeps what was seen.
    never_mind = {x.seat for x in room.kept.seats if x.lent and sides[x.seat].team == sides[message.seat].team}
    if playing.opposed and any(reason.id == "undo-ended" for reason in request.reasons):
        never_mind = set()  # whose seat it is minds that an opponent has looked at everything
    asked = Asked(request, never_mind)
    if not asked.open:
        await take_back(room, request)
        return
    room.may_ask_back[message.seat].use()
    room.asked = asked
    room.tell(partial(asking, room, asked))


async def planned(room: Room, seat: int, count: int) -> Request:
    """What taking back so many answers would mean. Where much has to be played again for it, that is done aside: the
    room waits for it, and nobody else. Raises `CannotUndo`."""
    playing = room.running()
    much = played_again(playing.game, seat, count)
    if playing.played_again + much > PLAYED_AGAIN:
        raise CannotUndo("undo-much", "Too much has been taken back in this game. Play on, or begin another one.")
    work = partial(plan, playing.game, seat, count)
    return await room.workers.play(work) if much > PLAYED_ON_THE_SPOT else work()


def asking(room: Room, asked: Asked, to: Connection) -> messages.UndoAsked:
    by = asked.request.seat
    if to.seats == [by]:
        words = to.messages.get("undo-wished", list=", ".join(room.names[seat] for seat in sorted(asked.open)))
        return messages.UndoAsked(by, sorted(asked.open), words)
    told = ("undo-revealed", "undo-ended")
    why = " ".join(to.messages.explain(reason) for reason in asked.request.reasons if reason.id in told)
    words = to.messages.get("undo-wish", who=room.names[by], why=why).strip()
    return messages.UndoAsked(by, sorted(asked.open), words)


async def consent(room: Room, message: messages.Consent) -> None:
    asked = room.asked
    if asked is None or message.seat not in asked.open:
        raise BadRoom("undo-not-asked", "Nobody has asked this seat about taking anything back.")
    if not message.yes:
        room.asked = None
        who, by = room.names[message.seat], asked.request.seat
        room.tell(lambda to: messages.UndoAnswered(by, False, to.messages.get("undo-denied", who=who)))
        return
    asked.open.discard(message.seat)
    if asked.open:
        room.tell(partial(asking, room, asked))
        return
    room.asked = None
    await take_back(room, asked.request)


async def take_back(room: Room, request: Request) -> None:
    before = room.running().game.events()
    if not request.fits(room.running().game):  # somebody is asked in another way since
        now = await planned(room, request.seat, len(request.taken))
        request.must_be(now)
        request = now
    await room.store([room.running().take_back(request)])
    after = room.running().game.events()
    same = 0
    while same < min(len(before), len(after)) and before[same] is after[same]:
        same += 1
    for connection in room.connections:
        connection.forget(same)
    room.hire()
    room.publish()
    who, by = room.names[request.seat], request.seat

    def granted(to: Connection) -> messages.UndoAnswered:
        me = "you" if to.seats == [by] else "other"  # several seats at one screen: it is one of them by name
        return messages.UndoAnswered(by, True, to.messages.get("undo-granted", me=me, who=who))

    room.tell(granted)
