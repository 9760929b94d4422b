"""Why something is not possible: `why_not(game, seat, "play Gust")` is None, or a refusal with its reason and clause.

The verdict is the rules' (`Game.why_not`); here what somebody says is understood.

>>> from farfield.games import Field, Position, Seat
>>> game = Position(seats=[Seat(hand=["Falling Comet"], runes="Mind 2"), Seat()]).start()
>>> print(why_not(game, 0, "play Falling Comet"))
Falling Comet costs 5 Energy and you can make 2: 3 more is needed. [CR 357]
>>> why_not(game, 0, "end turn") is None
True
"""

from __future__ import annotations

from typing import Final

from farfield.errors import excerpt
from farfield.games.intents import read
from farfield.rules.deciding import reasons
from farfield.rules.game import Game
from farfield.rules.state import Option
from farfield.rules.terms import ACTIVATE, AT
from farfield.rules.why_not.intents import Intent, at, hide, move, pick, play, use
from farfield.rules.why_not.refusals import Refusal, plainly

__all__ = ["Intent", "Refusal", "at", "hide", "move", "pick", "play", "use", "why_not"]


MOST_MEANT: Final = 30
"""So many things of the same name are looked at."""


def why_not(game: Game, seat: int, what: Intent | Option | str) -> Refusal | None:
    """Why a seat cannot do something now; None if it can. The game is not changed.

    A text is read like an answer (`play Gust`, `use ability 2 of Gold`, `move Daring Poro to Void Gate`, `hide Teemo at
    Void Gate`, `pick Daring Poro`, `end turn`) or says what is to be chosen (`play Gust on Daring Poro`, `equip Long
    Sword to Daring Poro`). Part of a name will do if it is clear which is meant. Only what the seat can see is found.
    """
    if not 0 <= seat < game.players:
        return plainly(seat, reasons.NOT_ASKED)
    if isinstance(what, str):
        meant = read(game, seat, what)
        if meant.names:
            return plainly(seat, reasons.AMBIGUOUS, text=excerpt(what), found="; ".join(meant.names))
        if not meant.intents:
            return plainly(seat, reasons.UNCLEAR, text=excerpt(what))
        # Several things may have this name: the first found is the likeliest.
        refusals = [game.why_not(seat, intent) for intent in meant.intents[:MOST_MEANT]]
        return None if None in refusals else refusals[0]
    if isinstance(what, Option):
        place = what.place if what.verb == AT else -1
        what = Intent(what.verb, what.thing, what.which if what.verb == ACTIVATE else 0, place)
    return game.why_not(seat, what)
