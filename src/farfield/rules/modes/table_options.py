"""What a table may agree on, each option declared once: settings, command line, page, words, docs and tests follow.

What an option does is said by the message `modifier-NAME` in every language; a test misses it where it is not there.
"""

from __future__ import annotations

from typing import Final

FLAG: Final = "flag"  # on or off
NUMBER: Final = "number"  # a whole number from `least` to `most`
CHOICE: Final = "choice"  # one of `choices`
THRALLS: Final = "thralls"  # places of a lane, each with the Might of a Thrall
BATTLEFIELDS: Final = "battlefields"  # battlefields, each with the seat that brought it


class TableOption:
    """An option by name: what values it takes, which is meant when none is given, and the clause it is about."""

    __slots__ = ("choices", "clause", "for_people", "kind", "least", "most", "name", "off", "usual")

    def __init__(
        self,
        name: str,
        kind: str,
        clause: str,
        *,
        usual: str = "on",
        off: int = 0,
        least: int = 0,
        most: int = 0,
        choices: tuple[str, ...] = (),
        for_people: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.clause = clause
        self.usual = choices[0] if choices else usual  # what its bare name means
        self.off = off  # the number that stands for "not agreed on"
        self.least = least
        self.most = most
        self.choices = choices
        self.for_people = for_people  # False: a series of games fills it in, nobody is offered it

    @property
    def field(self) -> str:
        """What the rules call it."""
        return self.name.replace("-", "_")

    def __repr__(self) -> str:
        return f"<{self.name}: {self.kind}, {self.usual} ({self.clause})>"


MOST_MIGHT: Final = 99

RULEBOOK: Final = TableOption("rulebook", FLAG, "CR 472")

# What came before in a match: who says who begins, and which battlefields cannot be chosen any more (CR 486).
CHOOSER: Final = TableOption("chooser", NUMBER, "CR 486", usual="0", off=-1, most=1, for_people=False)
USED: Final = TableOption("used", BATTLEFIELDS, "CR 486", usual="", for_people=False)

HEAD_START: Final = TableOption("head-start", THRALLS, "LL 9.4", usual="farfield 5 + midfield 3")
LANE_OPTIONS: Final = (
    TableOption("faster-units", NUMBER, "LL 9.1", usual="2", off=1, least=2, most=99),
    TableOption("reaction-spells", CHOICE, "LL 9.2", choices=("reaction", "reaction+action")),
    TableOption("mighty-strikes", NUMBER, "LL 9.3", usual="2", least=2, most=MOST_MIGHT),
    HEAD_START,
    TableOption("recycle-costs", FLAG, "LL 9.5"),
    TableOption("extra-runes", NUMBER, "LL 9.6", usual="1", least=1, most=9),
    TableOption("champions-out", FLAG, "LL 9.7"),
    TableOption("printed-cost-only", FLAG, "LL 9.8"),
    TableOption("sideboard-first", FLAG, "LL 9.9"),
    TableOption("gold-pays", FLAG, "LL 9.10"),
    TableOption("thralls-use-battlefields", FLAG, "LL 5.8"),
    TableOption("vacated-counts", FLAG, "LL 4.4"),
)
