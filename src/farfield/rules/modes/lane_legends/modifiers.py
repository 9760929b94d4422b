"""The ten modifiers and the four presets of Lane Legends (LL 9), and what else a table may agree on (LL 5.8, 4.4)."""

from __future__ import annotations

from typing import Final

from ..table_options import FLAG, HEAD_START, LANE_OPTIONS, THRALLS
from . import lane

# The places of the choices of `reaction-spells`, counted from 1.
NO_REACTION_SPELLS: Final = 0
REACTION_ONLY: Final = 1
REACTION_OR_ACTION: Final = 2


class Modifiers:
    """Options of the table, a field for each of `LANE_OPTIONS`; none by default. A value: never changed once made."""

    __slots__ = (
        "champions_out", "extra_runes", "faster_units", "gold_pays", "head_start", "mighty_strikes",
        "printed_cost_only", "reaction_spells", "recycle_costs", "said", "sideboard_first", "thralls_use_battlefields",
        "vacated_counts",
    )  # fmt: skip

    def __init__(
        self,
        faster_units: int = 1,
        reaction_spells: int = NO_REACTION_SPELLS,
        mighty_strikes: int = 0,
        head_start: tuple[tuple[int, int], ...] = (),
        recycle_costs: bool = False,
        extra_runes: int = 0,
        champions_out: bool = False,
        printed_cost_only: bool = False,
        sideboard_first: bool = False,
        gold_pays: bool = False,
        thralls_use_battlefields: bool = False,
        vacated_counts: bool = False,
    ) -> None:
        self.faster_units = faster_units  # LL 9.1: an Advance moves the k Mightiest of each place
        self.reaction_spells = reaction_spells  # LL 9.2
        self.mighty_strikes = mighty_strikes  # LL 9.3: Might bonus of Strikes
        self.head_start = head_start  # LL 9.4: spot and Might of each Thrall that stands in every lane
        self.recycle_costs = recycle_costs  # LL 9.5
        self.extra_runes = extra_runes  # LL 9.6
        self.champions_out = champions_out  # LL 9.7
        self.printed_cost_only = printed_cost_only  # LL 9.8
        self.sideboard_first = sideboard_first  # LL 9.9
        self.gold_pays = gold_pays  # LL 9.10
        self.thralls_use_battlefields = thralls_use_battlefields  # LL 5.8, a table option
        self.vacated_counts = vacated_counts  # the core-rules reading of LL 4.4 (B21), a table option
        self.said: list[tuple[str, str]] | None = None  # `options`, once somebody has asked

    def options(self) -> list[tuple[str, str]]:
        """What is not as usual, by name and in words: LL 9 asks that all players can see it."""
        if self.said is None:
            self.said = self.in_words()
        return self.said[:]

    def in_words(self) -> list[tuple[str, str]]:
        out: list[tuple[str, str]] = []
        for option in LANE_OPTIONS:
            value: object = getattr(self, option.field)
            if option.kind == THRALLS:
                if self.head_start:
                    out.append((option.name, say_thralls(self.head_start)))
            elif option.kind == FLAG:
                if value:
                    out.append((option.name, "on"))
            elif value != option.off:
                out.append((option.name, option.choices[self.reaction_spells - 1] if option.choices else str(value)))
        return out


def say_thralls(thralls: tuple[tuple[int, int], ...]) -> str:
    """`farfield 5 + midfield 3`."""
    return " + ".join([f"{lane.SPOT_NAMES[where]} {might}" for where, might in thralls])


def thralls_of(text: str) -> tuple[tuple[int, int], ...]:
    """The opposite of `say_thralls`, for a text that has been checked."""
    out: list[tuple[int, int]] = []
    for part in text.split("+"):
        where, might = part.split()
        out.append((lane.SPOT_NAMES.index(where), int(might)))
    return tuple(out)


DEFAULT_HEAD_START: Final = thralls_of(HEAD_START.usual)


def preset(name: str) -> Modifiers:
    """The named presets of ours (LL 9)."""
    if name == "calm":
        return Modifiers(extra_runes=1, printed_cost_only=True)
    if name == "standard":
        return Modifiers()
    if name == "storm":
        return Modifiers(mighty_strikes=2, head_start=DEFAULT_HEAD_START)
    if name == "nightmare":
        return Modifiers(
            faster_units=2,
            reaction_spells=REACTION_ONLY,
            mighty_strikes=2,
            head_start=DEFAULT_HEAD_START,
            recycle_costs=True,
        )
    raise ValueError(f"there is no preset {name!r}; write calm, standard, storm or nightmare")


PRESETS: Final = ("calm", "standard", "storm", "nightmare")
