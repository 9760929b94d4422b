"""What is going on in a position: showdowns, combats, and what is on the chain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from farfield.games.position.pieces import CardLike, PieceLike

STEPS = ("showdown", "damage", "cleanup", "result", "control", "end")
"""What comes next in a combat: its showdown is open, or after that the part that `combat` gives this number."""


@dataclass(frozen=True)
class Showdown:
    """A showdown that is going on at a battlefield; a combat if somebody attacks. What triggers as it begins, or as
    units attack and defend, has triggered already."""

    focus: int
    attacker: int | None = None
    defender: int | None = None
    passes: int = 0
    """How many have passed focus in a row."""
    step: str = "showdown"
    """Of a combat: what comes next, one of `STEPS`."""
    focus_stays: bool = False
    """The chain was started by a trigger: focus does not pass when it is empty (CR 346)."""
    guests: Sequence[int] = ()
    """By the printed rulebooks: who was invited to act in a combat of others."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "guests", tuple(sorted(self.guests)))


Picks = str | Sequence[str]
"""What was chosen for one choice: `"Daring Poro at Void Gate"`, or several of these."""


def _choices(choices: Iterable[Picks]) -> tuple[tuple[str, ...], ...]:
    out = [(x,) if isinstance(x, str) else tuple(x) for x in choices]
    while out and not out[-1]:
        out.pop()
    return tuple(out)


@dataclass(frozen=True)
class Happened:
    """What set a triggered ability off, as far as its text speaks of it."""

    what: str
    """One of `farfield.rules.terms.EVENT_NAMES`: `moved`, `died`, `played` …"""
    subject: str = ""
    """What it happened to, written like a choice, or `itself`; nothing if a player did it."""
    by: int | None = None
    """Whose doing it was."""
    at: str = ""
    """The place, such as `Void Gate` or `seat 0's base`."""
    amount: int = 0
    origin: str = ""
    """Of a card that was played: the zone it was played from."""
    cause: str = ""
    """What on the chain did it, such as `item 0`."""


@dataclass(frozen=True)
class OnChain:
    """A spell or an ability on the chain, with what was chosen for it.

    What is chosen is written as it lies on the table: `Daring Poro at Void Gate`, `First Mate in seat 0's base`,
    `Gust in seat 1's trash`, `seat 1`, `item 0` (of this chain, counted from the oldest), `Void Gate`, `gone` for what
    has left; of several that read alike, `#2` is the second.
    """

    card: CardLike | None = None
    """The spell; while it is pending, any card."""
    seat: int = 0
    targets: Sequence[Picks] = ()
    """One entry for each choice, in the order in which they are asked."""
    use: str = ""
    """In place of a card, an activated ability: whose, written like a choice."""
    trigger: str = ""
    """Or a triggered one."""
    strike: str = ""
    """Or a Strike of Lane Legends: who used it."""
    left: PieceLike | None = None
    """Or a triggered ability of something that has left the board: as it last was, and `left_from` where."""
    left_from: str = ""
    number: int = 0
    """Which of the abilities of that object, if it has several of the kind."""
    gear: str = ""
    """The Strike that was used."""
    happened: Happened | None = None
    """What set a triggered ability off; needed only if its text speaks of that."""
    pending: bool = False
    """It has only been put there: what it needs is asked as the position starts."""
    modes: Sequence[int] = ()
    again: Sequence[Sequence[Picks]] = ()
    """What was chosen for each further execution (CR 820)."""
    paid: Sequence[int] = ()
    """The numbers of the optional costs that were paid."""
    energy: int = 0
    power: int = 0
    """What was spent on it."""
    origin: str = "hand"
    """The zone it was played from."""
    hidden_at: str = ""
    """The battlefield it was played from, if it had been hidden."""
    then: str = ""
    """`banish` or `recycle`, if that happens to it afterwards."""
    owner: int | None = None
    """Whose card it is, if not its controller's."""
    player: int | None = None
    """Who played it, if not its controller."""
    lane: int = 0
    """Lane Legends: on the chain of whose lane it is."""
    into: int | None = None
    """Lane Legends: whose lane it was played into, if another (LL 8.3)."""
    passes: int = 0
    """How many have passed priority since it came; only of the newest."""

    def __post_init__(self) -> None:
        fixed: dict[str, object] = {
            "targets": _choices(self.targets),
            "again": tuple(_choices(x) for x in self.again),
            "modes": tuple(self.modes),
            "paid": tuple(sorted(self.paid)),
            "owner": None if self.owner == self.seat else self.owner,
            "into": None if self.into == self.lane else self.into,
            "player": None if self.player == self.seat else self.player,
        }
        for name, value in fixed.items():
            object.__setattr__(self, name, value)
