"""Seats change hands: lent to a program, taken over, moved elsewhere, given back; and what their players prefer.

Everything here is called with the lock of the room held, stores first, and then tells.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

import msgspec

from farfield.table import messages, setting_up, watching
from farfield.table.connection import Connection
from farfield.table.kept import SeatKept
from farfield.table.setting_up import BadRoom

if TYPE_CHECKING:
    from farfield.table.live import Room

PATIENCE: Final = 60.0
"""Seconds after which somebody who is there but does not answer counts as absent, and after which anybody at the table,
not only the host, may let a program play for somebody who is not there."""


def is_opponents(room: Room, seat: int, mine: Collection[int], host: bool) -> bool:
    """Does somebody own this seat who plays, or has played, against whoever holds `mine`? Who holds none is nobody's
    teammate. Seats at the host's screen are the host's."""
    kept, playing = room.seat(seat), room.playing
    if playing is None or not playing.opposed or not kept.secret or seat in mine:
        return False
    if host and kept.kind == "here":
        return False
    sides = playing.game.sides
    return not mine or any(sides[other].team != sides[seat].team for other in mine)


def refuse_giving_away(room: Room, seat: int, to: str) -> None:
    """An opponent's seat goes to a program or a person only as the table agreed when they sat down. Raises
    `BadRoom`."""
    setup, who = room.setup, room.names[seat]
    late = room.clock.now() - room.since.get(seat, room.clock.now())
    if to == "program" and setup.clock and late >= setup.clock:
        return
    if to == "person" and setup.absence_to != "person":
        text = "This table agreed that only a program takes the seat of an opponent who is away. {who} can invite"
        raise BadRoom("room-only-program", text + " somebody to it themselves.", {"who": who})
    if not setup.absence:
        text = "{who} is an opponent, and this table agreed on no absence: only {who} can give that seat away."
        raise BadRoom("room-no-absence", text, {"who": who})
    if room.absent(seat) < 60 * setup.absence:
        text = "{who} is an opponent: that seat is given away only by {who}, or after {minutes} minutes away."
        raise BadRoom("room-absence", text, {"who": who, "minutes": setup.absence})


async def lend(room: Room, seat: int, on: bool, by: Connection) -> None:
    """Give a player's seat to a program, or back.

    Between opponents as was agreed when they sat down. Otherwise the host may do so, or whose seat it is, while
    its player is away or has kept the others waiting; and everybody who plays here for a seat that was left long
    ago, so that nobody is held for ever when it is the host who does not come back.
    """
    kept = room.seat(seat)
    if kept.kind == "program":
        raise BadRoom("room-seat-of-program", "Seat {seat} belongs to a program already.", {"seat": seat})
    if on and not room.over and is_opponents(room, seat, by.seats, by.host):
        refuse_giving_away(room, seat, "program")
    else:
        if not by.host and seat not in by.seats and not (on and room.absent(seat) >= PATIENCE):
            text = "Only the host can do this, or whose seat it is; and anybody once {who} has been away for a"
            text += " minute."
            raise BadRoom("room-not-host-yet", text, {"who": room.names[seat]})
        waited = room.clock.now() - room.since.get(seat, room.clock.now())
        if on and room.present(seat) and waited < PATIENCE and seat not in by.seats:
            text = "{who} is here. A seat is lent only while its player is away, or has kept the others"
            text += " waiting long."
            raise BadRoom("room-present", text, {"who": room.names[seat]})
    if on == kept.lent:
        return
    await room.change_seat(seat, lambda kept: setattr(kept, "lent", on))
    told, who = "room-lent" if on else "room-back", room.names[seat]
    room.tell(lambda to: messages.Told(to.messages.get(told, who=who)))
    room.hire()
    if room.playing is not None:
        room.changed()
        await room.next_game()
    room.publish()


async def come_back(room: Room, seat: int, by: Connection) -> None:
    """Whose seat it is comes in again: what was done with it while they were away ends, and they are told of it."""
    kept = room.seat(seat)
    if kept.owner and not by.holds(kept.secret):  # somebody else has played for them

        def restore(kept: SeatKept) -> None:
            kept.secret, kept.owner, kept.invitation, kept.offered = kept.owner, "", "", ""

        await room.change_seat(seat, restore)
        await unseat(room, seat, by)
        room.tell(lambda to: messages.Told(to.messages.get("room-back", who=room.names[seat])))
        by.send(messages.Told(by.messages.get("room-played-for-you")))
    elif kept.invitation and not kept.offered and kept.kind == "elsewhere":
        await room.change_seat(seat, lambda kept: setattr(kept, "invitation", ""))  # the seat is filled again
    if kept.lent:  # a program has
        await lend(room, seat, False, by)
        by.send(messages.Told(by.messages.get("room-played-for-you")))


async def unseat(room: Room, seat: int, but: Connection | None = None) -> None:
    """Whoever held the seat before does not hold it any more; who holds nothing else here hears nothing more."""
    for other in list(room.connections):
        if seat in other.seats and other is not but:
            other.seats.remove(seat)
            other.send(messages.Seated(seat, other.messages.get("room-taken-over")))
            if not other.seats and not other.host:
                room.connections.remove(other)
                other.send(messages.Closed(other.messages.get("room-taken-over")))
                await other.hang_up()
    room.see_leaving([seat])


async def move_elsewhere(room: Room, seat: int) -> None:
    """A seat at the host's screen goes to somebody elsewhere: from now on there is something to hide."""
    shared = room.shared_screen
    await room.change_seat(seat, lambda kept: setattr(kept, "kind", "elsewhere"))
    wishes = [
        msgspec.structs.replace(wish, kind="elsewhere") if n == seat else wish
        for n, wish in enumerate(room.setup.seats)
    ]
    setup = msgspec.structs.replace(room.setup, seats=wishes, undo="" if shared else room.setup.undo)
    if setting_up.hides_hands(setup):
        setup = msgspec.structs.replace(setup, seed="")
    try:
        await room.storage.save_setup(room.room, msgspec.json.encode(setup).decode())
    except BaseException:
        await room.go_back()
        raise
    room.setup = setup
    if room.playing is not None:
        room.playing.seat_people(room.shared_screen, setting_up.undo_of(setup))


async def sit(room: Room, message: messages.Sit, by: Connection) -> None:
    """Another name, and before the game also another deck."""
    deck = ""
    if message.deck:
        if room.playing is not None:
            text = "The game has begun already: decks stay as they are until the next one."
            raise BadRoom("room-begun", text)
        if setting_up.is_list(message.deck):
            deck = await room.workers.judge(by.address, setting_up.own_form, message.deck)
        else:
            setting_up.deck_of(message.deck, message.seat, room.setup.mode)
            deck = message.deck
    name = setting_up.typed_name(message.name)

    def change(kept: SeatKept) -> None:
        kept.name = name or kept.name
        kept.deck = deck or kept.deck

    await room.change_seat(message.seat, change)
    room.place_names = {}  # bases and NPCs are called by their players
    room.publish()


async def allow_watching(room: Room, on: bool) -> None:
    """Whoever plays here says whether others may watch: they learn nothing that everybody at the table does not."""
    setup = msgspec.structs.replace(room.setup, watch=on)
    await room.storage.save_setup(room.room, msgspec.json.encode(setup).decode())
    room.setup = setup
    room.news()
    if not on:
        await watching.send_away(room)


async def prefer(room: Room, message: messages.Prefs) -> None:
    """Raises `FarfieldError` where nobody can be asked anything any more, or the seat has changed its mind too often,
    and changes nothing then."""
    playing, consent = room.playing, message.asks_consent
    if playing is not None and room.setup.mode == "lanes" and consent is not None:
        if consent != playing.asks_consent(message.seat):
            room.may_wish[message.seat].use()
            await room.store([playing.turn_consent(message.seat)])
    control = message.full_control
    if playing is not None and control is not None and control != playing.full_control(message.seat):
        room.may_wish[message.seat].use()
        await room.store([playing.turn_control(message.seat)])
    if message.asks_same is not None:
        room.asks_same[message.seat] = message.asks_same
    await room.change_seat(message.seat, lambda kept: setattr(kept, "every_window", message.every_window))
    if room.playing is not None:
        passes = room.pass_on()
        if passes:
            await room.store(passes)
    room.publish()
