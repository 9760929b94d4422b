"""What goes on at a table without anybody's message: programs answer, the clock runs, and what could not be stored is
taken up again. Whatever goes wrong here is tried again after a pause, for nobody would notice that it has stopped."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from farfield.errors import FarfieldError
from farfield.rules.state import Decision, Option
from farfield.table.kept import NotKept, tag
from farfield.table.programs import STAND_IN, program

if TYPE_CHECKING:
    from farfield.table.live import Room

log = logging.getLogger("farfield.table")
COURTESY: Final = 3.0
"""Seconds in which a person may step in, or ask to wait, before a program goes on with its showdown."""
PAUSE: Final = 0.5
"""Seconds after which something that went wrong is tried again; twice as many each time it goes wrong again."""
LONGEST_PAUSE: Final = 30.0


class Lost(FarfieldError):
    """Another server's answer was stored first; this room has caught up with it."""


class Attendant:
    """Of one room. `wake` when the game has gone on, `mend` when memory may not be what is stored."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.programs: asyncio.Task[None] | None = None
        self.clock: asyncio.Task[None] | None = None
        self.mending: asyncio.Task[None] | None = None
        self.stopped = False

    def wake(self) -> None:
        room = self.room
        if self.stopped:
            return
        if room.programs.next_might(room.running().game) and _ended(self.programs):
            self.programs = asyncio.create_task(self._let_programs())
        if room.setup.clock and _ended(self.clock):
            self.clock = asyncio.create_task(self._watch_clock())

    def mend(self) -> None:
        if _ended(self.mending) and not self.stopped:
            self.mending = asyncio.create_task(self._mend())

    def stop(self) -> None:
        """For good: the room is in memory no longer."""
        self.stopped = True
        for task in (self.programs, self.clock, self.mending):
            if task is not None:
                task.cancel()

    # --- programs

    async def _let_programs(self) -> None:
        """Let programs answer until only people are asked."""
        pause = PAUSE
        while True:
            try:
                if not await self._let_one():
                    return
                pause = PAUSE
            except NotKept:
                await self.room.clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                await self._tell(error, "a program")
                await self.room.clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _let_one(self) -> bool:
        """Let the next program answer; False if none is asked."""
        room = self.room
        async with room.lock:
            asked = room.playing is not None and not room.playing.decided
            found = room.programs.next(room.playing.game) if room.playing is not None and asked else None
            if room.playing is None or found is None:
                return False
            player, seat, decision, offer = found
            courtesy = not offer and room.programs.leaves_open(room.playing.game, seat, decision)
            line = room.line_of_play
            thinking = room.think(player, room.programs.kinds[seat], seat, decision, offer)
        if courtesy:
            await self.room.clock.sleep(COURTESY)
        option = await thinking
        async with room.lock:
            given_back = room.programs.players[seat] is None  # whose seat it is has come back meanwhile
            if option is not None and room.line_of_play == line and not given_back:
                await self._try(decision, option, seat)
        return True

    async def _try(self, decision: Decision, option: Option, seat: int) -> None:
        """What a program answers, unless the game has gone on meanwhile. Within a line of play no number stands for two
        questions; one thought about in another line must not come here."""
        now = self.room.playing.game.find_decision(decision.id) if self.room.playing is not None else None
        if now is None or now.kind != decision.kind or option not in now.options or not now.may_answer(seat):
            return
        try:
            await self.room.play(now, option, seat)
        except Lost:
            return

    # --- the clock

    async def _watch_clock(self) -> None:
        """Nobody holds the others for ever: a program answers where the time is up."""
        room = self.room
        pause = PAUSE
        while room.playing is not None and not room.playing.game.over and room.connections:
            await self.room.clock.sleep(pause)
            try:
                async with room.lock:
                    await self._answer_for_one()
                pause = PAUSE
            except NotKept:
                pause = min(2 * pause, LONGEST_PAUSE)
            except Exception as error:
                await self._tell(error, "the clock")
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _answer_for_one(self) -> None:
        room = self.room
        if room.playing is None:
            return
        late = room.clock.now() - room.setup.clock
        for decision in room.playing.game.decisions():
            if room.since.get(decision.seat, late + 1) <= late and room.kept.seats[decision.seat].kind != "program":
                stand_in = program(STAND_IN, decision.seat)
                option = await room.think(stand_in, STAND_IN, decision.seat, decision, False)
                if option is not None:
                    await self._try(decision, option, decision.seat)
                return

    # --- storage

    async def _tell(self, error: Exception, doing: str) -> None:
        try:
            await self.room.suffer(error, doing)
        except Exception:
            log.exception("room %s could not be taken up again", tag(self.room.room))

    async def _mend(self) -> None:
        """Take up what is stored, as soon as it can be read again."""
        pause = PAUSE
        while True:
            await self.room.clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                async with self.room.lock:
                    await self.room.catch_up()
                return
            except Exception:
                log.exception("what is stored of room %s cannot be read", tag(self.room.room))


def _ended(task: asyncio.Task[None] | None) -> bool:
    return task is None or task.done()
