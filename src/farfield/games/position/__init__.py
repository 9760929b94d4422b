"""Any position in a few lines: for scenario tests, bug reports, puzzles and the position editor.

>>> game = Position(
...     seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
...     fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro"]}), Field("Startipped Peak")],
... ).start()
>>> [d.seat for d in game.decisions()]
[0]

What a position says: `pieces` (single things), `going_on` (showdowns and the chain), `whole` (all of it), `runes`.
`check` refuses what cannot be; `text` and `reading` write and read it. Between a position and a game: `setting_up` and
`taking`, which use `objects` (pieces), `chain` (its items) and `pointing` (how something that was chosen is written).
"""

from farfield.games.position.going_on import STEPS, Happened, OnChain, Picks, Showdown
from farfield.games.position.pieces import (
    BadPosition,
    CardLike,
    HeldLike,
    Known,
    Piece,
    PieceLike,
    as_piece,
    card_of,
)
from farfield.games.position.whole import DID, FILLER, WISHES, Field, Position, Seat

__all__ = [
    "DID",
    "FILLER",
    "STEPS",
    "WISHES",
    "BadPosition",
    "CardLike",
    "Field",
    "Happened",
    "HeldLike",
    "Known",
    "OnChain",
    "Picks",
    "Piece",
    "PieceLike",
    "Position",
    "Seat",
    "Showdown",
    "as_piece",
    "card_of",
]
