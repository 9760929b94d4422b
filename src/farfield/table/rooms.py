"""All rooms of this server: made, found again in storage, put away when nobody is there, deleted when they are old."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import msgspec

from farfield.table import bodies, learning, messages, seating, setting_up, taking_in
from farfield.table.connection import Connection
from farfield.table.deleting import MOST_WISHED, Wishes
from farfield.table.kept import RoomKept, SeatKept
from farfield.table.live import Room
from farfield.table.outside import Outside
from farfield.table.seats import could_be, hashed, new_room, new_secret, opens
from farfield.table.series import Series
from farfield.table.setting_up import BadRoom

log = logging.getLogger("farfield.table")
AN_HOUR: Final = 3_600.0
A_DAY: Final = 86_400.0
A_MONTH: Final = 30 * A_DAY
A_JUMP: Final = 60.0
"""So many seconds more or less than the time that has passed are no slip of a clock."""
PUT_AWAY = 600.0
"""Seconds after which a room that nobody is in leaves memory; storage has it."""


def unknown() -> BadRoom:
    text = "There is no such room, or not any more. Check the link, or start a new game."
    return BadRoom("room-unknown", text)


def not_host() -> BadRoom:
    return BadRoom("room-not-host", "Only the host of the room can do this.")


class Rooms:
    def __init__(self, outside: Outside, expiry_days: int = 0) -> None:
        self.outside = outside
        self.storage = outside.keeper
        self.clock = outside.clock
        self.expiry_days = expiry_days
        self.live: dict[str, Room] = {}
        self.loading: dict[tuple[str, str], asyncio.Task[Room | None]] = {}
        self.wishes: dict[str, Wishes] = {}
        self.housekeeper = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        self.housekeeper.cancel()
        with suppress(asyncio.CancelledError):
            await self.housekeeper
        for room in self.live.values():
            room.attendant.stop()
        await self.outside.workers.close()
        await self.storage.close()

    # --- finding

    async def find(self, name: str, who: str = "") -> Room:
        """The room of this name, for `who`: if it is not in memory they wait until it is their turn. Raises `BadRoom`
        or `TooMuch`."""
        if name in self.live:
            self.live[name].idle_since = self.clock.now()  # not put away between being found and being entered
            return self.live[name]
        asked = name, who
        if asked not in self.loading:  # two who come at once get the same room
            self.loading[asked] = asyncio.create_task(self._load(name, who))
            self.loading[asked].add_done_callback(lambda _: self.loading.pop(asked, None))
        room = await asyncio.shield(self.loading[asked])
        if room is None:
            raise unknown()
        return room

    def being_loaded(self) -> set[str]:
        return {name for name, _ in self.loading}

    async def _load(self, name: str, who: str) -> Room | None:
        if not could_be(name) or await self.storage.room(name) is None:
            return None  # nobody waits to be told that
        async with self.outside.workers.loading(who):
            if name in self.live:  # somebody else has asked for it too, and it was their turn first
                return self.live[name]
            kept = await self.storage.room(name)  # as it is now
            if kept is None:
                return None
            room = Room(kept, self.outside, who)
            await room.load()
            return self.live.setdefault(name, room)

    async def _keep_house(self) -> None:
        """Put away rooms that nobody is in, and let those go that nobody has touched for too long."""
        looked: float | None = None
        steady = self.clock.now() - A_DAY  # since when the date goes with the time
        apart = self.clock.date() - self.clock.now()
        while True:
            now = self.clock.now()
            jump = self.clock.date() - now - apart
            apart += jump
            if abs(jump) > A_JUMP:
                steady = now
                log.warning("the clock of this machine has jumped by %+.0f s: no room goes for a day", jump)
            for name, room in list(self.live.items()):
                if room.connections:
                    room.idle_since = now
                elif now - room.idle_since > PUT_AWAY and not room.lock.locked():
                    self._put_away(name)
            if self.expiry_days and (looked is None or now - looked >= AN_HOUR):
                try:
                    await self._let_go(0.0 if looked is None else now - looked, now - steady >= A_DAY)
                    looked = now
                except Exception:
                    log.exception("old rooms could not be looked for")
            await self.clock.sleep(60)

    async def _let_go(self, ran: float, trusted: bool) -> None:
        """Mark what is old, delete what was marked long ago; nothing of either while the clock is not to be trusted."""
        date = self.clock.date()
        before = date - self.expiry_days * A_DAY if trusted else -1.0
        aged = await self.storage.age(ran, date, before, list(self.live))
        if aged.last and not -AN_HOUR < date - aged.last < A_MONTH:
            days = (date - aged.last) / A_DAY
            log.warning("by the clock of this machine a server ran here %+.0f days ago. Is it right?", days)
        if aged.marked and not ran:
            log.warning("%d rooms were not touched for %d days and will be deleted", aged.marked, self.expiry_days)

    def _put_away(self, name: str) -> None:
        room = self.live.pop(name, None)
        if room is not None:
            room.attendant.stop()
            for connection in room.watchers:
                connection.send_back()

    def put_aside(self, name: str) -> None:
        """Another server holds this room from now on: who sits here comes back, and finds it there."""
        room = self.live.pop(name, None)
        if room is not None:
            room.gone = True
            room.attendant.stop()
            for connection in [*room.connections, *room.watchers]:
                connection.send_back()

    # --- making

    async def make(self, setup: bodies.CreateRoom, who: str = "") -> bodies.RoomMade:
        """A new room. Raises what is wrong with it, and makes nothing then."""
        workers = self.outside.workers
        if any(setting_up.is_list(seat.deck) for seat in setup.seats):
            setup, seats = await workers.judge(who, judged, setup)
        else:  # nothing was brought along: rooms with what is here do not wait for what others bring
            setup, seats = await workers.make(partial(judged, setup))
        made, kept = self._secrets(setup, seats)
        await self.storage.add_room(kept)
        room = Room(kept, self.outside, who)
        self.live[kept.room] = room
        wait = any(seat.kind == "elsewhere" for seat in setup.seats) if setup.start is None else not setup.start
        if not wait:
            async with room.lock:
                await room.begin(setup.seed)
        return made

    def _secrets(self, setup: bodies.CreateRoom, seats: Sequence[SeatKept]) -> tuple[bodies.RoomMade, RoomKept]:
        chance = self.outside.chance
        made = bodies.RoomMade(new_room(chance), new_secret(chance), [], [])
        for seat in seats:
            secret = new_secret(chance)
            if seat.kind == "here":
                seat.secret = hashed(secret)
                made.seats.append(bodies.SeatSecret(seat.seat, secret))
            elif seat.kind == "elsewhere":
                seat.invitation = hashed(secret)
                made.invitations.append(bodies.SeatSecret(seat.seat, secret))
        text = msgspec.json.encode(setup).decode()
        return made, RoomKept(made.room, hashed(made.host), text, list(seats))

    async def take_in(self, wish: bodies.ImportRoom, who: str = "") -> bodies.RoomMade:
        """A room that goes on with a saved game or match. Raises `BadRecord` or `BadRoom` if it cannot."""
        found = await self.outside.workers.judge(who, taking_in.take_in, wish)
        made, kept = self._secrets(found.setup, found.seats)
        await self.storage.add_room(kept)
        for game, said in found.games:
            await self.storage.add_game(kept.room, game, said)
        return made

    # --- changing hands

    async def join(self, name: str, wish: bodies.Join) -> bodies.SeatSecret:
        """Exchange an invitation for a seat. Raises `BadRoom`."""
        room = await self.find(name)
        async with room.lock:
            for kept in room.kept.seats:
                if opens(wish.invitation, kept.invitation):
                    self._may_change_hands(room, kept.seat)
                    before = kept.name if kept.secret else ""
                    away = seating.is_opponents(room, kept.seat, (), True) and not kept.offered
                    if kept.kind == "here":
                        await seating.move_elsewhere(room, kept.seat)
                    secret, invitation = new_secret(self.outside.chance), kept.invitation
                    new = setting_up.typed_name(wish.name)
                    owner = kept.owner or kept.secret if away else ""  # they can come back
                    taken = msgspec.structs.replace(kept, secret=hashed(secret), name=new or kept.name, owner=owner)
                    try:
                        if not await self.storage.take_invitation(name, taken, invitation):
                            break
                    except BaseException:
                        await room.go_back()
                        raise
                    kept.secret, kept.invitation, kept.name = taken.secret, "", taken.name
                    kept.owner, kept.offered = owner, ""
                    room.place_names = {}
                    await seating.unseat(room, kept.seat)
                    if before:
                        room.tell(partial(_told, "room-taken", before))
                    room.publish()
                    room.news()
                    return bodies.SeatSecret(kept.seat, secret)
        text = "This invitation was used already, or belongs to another room. Ask the host for a new one."
        raise BadRoom("room-invitation-used", text)

    @staticmethod
    def _may_change_hands(room: Room, seat: int) -> None:
        """Who takes a seat over sees its hand, and may say that the room goes: between opponents only if its owner has
        given it away, or as was agreed for when they are away, and so once their game is over too. Raises `BadRoom`."""
        kept = room.seat(seat)
        if room.bared and kept.kind == "here":
            text = "{who} plays at the host's screen, and nothing of this game is hidden there."
            text += " Make a room in which that seat is elsewhere."
            raise BadRoom("room-bared", text, {"who": kept.name})
        host = {mine for other in room.connections if other.host for mine in other.seats}
        if not kept.offered and seating.is_opponents(room, seat, host, True):
            seating.refuse_giving_away(room, seat, "person")

    async def invite(self, name: str, seat: int, secret: str) -> bodies.SeatSecret:
        """By the host, or by whose seat it is: they give it away with that."""
        room = await self.find(name)
        async with room.lock:
            own = opens(secret, room.seat(seat).secret)
            if not own and not opens(secret, room.kept.host):
                raise not_host()
            if room.seat(seat).kind == "program":
                raise BadRoom("room-seat-of-program", "Seat {seat} belongs to a program already.", {"seat": seat})
            if not own or room.bared:
                room.seat(seat).offered = ""
                self._may_change_hands(room, seat)
            invitation = new_secret(self.outside.chance)

            def change(kept: SeatKept) -> None:
                kept.invitation, kept.offered = hashed(invitation), "yes" if own else ""

            await room.change_seat(seat, change)
            if room.seat(seat).secret:
                room.tell(partial(_told, "room-invited", room.names[seat]))
        return bodies.SeatSecret(seat, invitation)

    async def rematch(self, name: str, wish: bodies.Rematch, secret: str) -> Room:
        """The same seats and decks, a new game, perhaps by other rules."""
        room = await self.as_host(name, secret)
        async with room.lock:
            self._may_end(room)
            before = room.setup
            setup = msgspec.structs.replace(before, seed="")
            if wish.options is not None or wish.preset:
                setup = msgspec.structs.replace(setup, options=wish.options or {}, preset=wish.preset)
            if wish.lesson:
                if not before.lesson:
                    text = "This room is no lesson's: its game stays what it is. Begin the lesson in a room of its own."
                    raise BadRoom("room-no-lesson", text)
                setup = msgspec.structs.replace(setup, lesson=wish.lesson)
            learning.start_of(setup)
            setting_up.settings_of(setup, room.kept.seats, wish.seed)
            room.may_rematch.use()
            try:
                await self.storage.save_setup(name, msgspec.json.encode(setup).decode())
            except BaseException:
                await room.go_back()
                raise
            room.setup = setup
            await room.begin(wish.seed)
            room.news()
        return room

    @staticmethod
    def _may_end(room: Room) -> None:
        """A game that others still play elsewhere is not the host's to end. Raises `BadRoom`."""
        playing = room.playing
        if playing is None or room.over or len(playing.people) < 2:
            return
        own = {seat for other in room.connections if other.host for seat in other.seats}
        for kept in room.kept.seats:
            gone = kept.lent and not playing.opposed  # an opponent may come back, and the game is theirs too
            if kept.kind == "elsewhere" and kept.secret and not gone and kept.seat not in own:
                text = "{who} still plays this game. Play it to its end, or concede; then there is another one."
                raise BadRoom("room-played", text, {"who": kept.name})

    async def delete(self, name: str, secret: str) -> None:
        """By the host; where people have played against each other each of them has to. Raises `BadRoom`."""
        room = await self.find(name)
        async with room.lock:
            wishes = self.wishes.get(name) or Wishes()
            if not wishes.add(room, secret):
                raise not_host()
            self.wishes[name] = wishes
            while len(self.wishes) > MOST_WISHED:
                del self.wishes[next(iter(self.wishes))]
            wishes.check(room)
            await self.storage.delete_room(name)
            self.wishes.pop(name, None)
            self.live.pop(name, None)
            room.playing = None
            await room.close(lambda to: messages.Closed(to.messages.get("room-deleted")))

    # --- who may

    async def as_host(self, name: str, secret: str) -> Room:
        room = await self.find(name)
        if not opens(secret, room.kept.host):
            raise not_host()
        return room

    async def as_seat(self, name: str, secret: str) -> tuple[Room, int]:
        """The seat a secret opens; raises `BadRoom` if it opens none."""
        room = await self.find(name)
        for kept in room.kept.seats:
            if opens(secret, kept.secret):
                return room, kept.seat
        raise BadRoom("room-secret", "This key opens nothing in this room. Ask the host for a new invitation.")

    async def leave(self, room: Room, connection: Connection) -> None:
        """A connection has ended."""
        if connection.thinking is not None:
            connection.thinking.cancel()
        if connection in room.watchers:
            room.watchers.remove(connection)
            if not room.watchers:
                room.looks.clear()
        if connection in room.connections:
            room.connections.remove(connection)
            room.see_leaving(connection.seats)
            room.idle_since = self.clock.now()
            room.news()


def _told(message: str, who: str, to: Connection) -> messages.Told:
    return messages.Told(to.messages.get(message, who=who))


def judged(setup: bodies.CreateRoom) -> tuple[bodies.CreateRoom, list[SeatKept]]:
    """A new room and its seats; all that is wrong is told before anything is kept. What somebody may have meant by a
    card nobody knows is looked for, and that takes a while. Deck lists come back in our own form: short, and read in
    no time."""
    setting_up.check_setup(setup)
    learning.start_of(setup)
    names = setting_up.names_for(setup)
    wishes = [
        msgspec.structs.replace(wish, deck=setting_up.own_form(wish.deck)) if setting_up.is_list(wish.deck) else wish
        for wish in setup.seats
    ]
    setup = msgspec.structs.replace(setup, seats=wishes)
    seats = [
        SeatKept(number, wish.kind, names[number], wish.deck, wish.program) for number, wish in enumerate(setup.seats)
    ]
    settings = setting_up.settings_of(setup, seats, setup.seed)
    if setup.mode == "match":
        Series.new(settings, 0, setup.games, setup.sideboards)
    return setup, seats
