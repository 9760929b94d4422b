"""Who may make a room go. Alone, or as a team, its host; where people have played against each other the game, its
record and its result belong to all of them, and the room goes when each has said so.

Such a wish is kept in memory only, and holds for the game as it is: whoever plays on has changed their mind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.table import setting_up
from farfield.table.seats import opens
from farfield.table.setting_up import BadRoom

if TYPE_CHECKING:
    from farfield.table.live import Room

HOST: Final = -1
MOST_WISHED: Final = 10_000
"""Of so many rooms the first are forgotten; they go by themselves when nobody has come for long."""
Moment = tuple[int, int]


class Wishes:
    """Who wants the room to go, and at which moment of its games they said so."""

    def __init__(self) -> None:
        self.of: dict[int, Moment] = {}

    def add(self, room: Room, secret: str) -> bool:
        """Somebody wants it to go; False if nothing here is theirs. Whoever sits in for somebody who is away does not
        say it for them."""
        mine = [kept.seat for kept in room.kept.seats if opens(secret, kept.owner or kept.secret)]
        if opens(secret, room.kept.host):
            mine.append(HOST)
        self.of.update(dict.fromkeys(mine, moment(room)))
        return bool(mine)

    def missing(self, room: Room) -> list[str]:
        """Of those who have played against others here: who has not said so?"""
        if not room.kept.games or not setting_up.hides_hands(room.setup):
            return []
        own = {seat for other in room.connections if other.host for seat in other.seats}
        others = [x for x in room.kept.seats if x.kind == "elsewhere" and x.secret and (x.owner or x.seat not in own)]
        return [kept.name for kept in others if self.of.get(kept.seat) != moment(room)]

    def check(self, room: Room) -> None:
        """Raises `BadRoom` if it stays."""
        if waits := self.missing(room):
            text = "People have played against each other here: the room goes when all of them delete it, and {who} has"
            raise BadRoom("room-delete-waits", text + " not done so yet.", {"who": waits[0]})
        if self.of.get(HOST) != moment(room):
            raise BadRoom("room-not-host", "Only the host of the room can do this.")


def moment(room: Room) -> Moment:
    return room.game_number, room.playing.entries if room.playing is not None else -1
