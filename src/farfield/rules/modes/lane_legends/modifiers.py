"""The ten modifiers and the four presets of Lane Legends (LL 9), and what else a table may agree on (LL 5.8, B21)."""

from __future__ import annotations

from typing import Final

from . import lane

NO_REACTION_SPELLS: Final = 0
REACTION_ONLY: Final = 1
REACTION_OR_ACTION: Final = 2

DEFAULT_HEAD_START: Final = ((lane.FARFIELD, 5), (lane.MIDFIELD, 3))


class Modifiers:
    """Options of the table; none of them by default. A value: never changed once made."""

    __slots__ = (
        "champions_out", "extra_runes", "faster_units", "gold_pays", "head_start", "mighty_strikes",
        "printed_cost_only", "reaction_spells", "recycle_costs", "sideboard_first", "thralls_use_battlefields",
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
        self.vacated_counts = vacated_counts  # the core-rules reading of LL 4.4 (B21): no table option, a switch for us

    def options(self) -> list[tuple[str, str]]:
        """What is not as usual, by name and in words: LL 9 asks that all players can see it."""
        out: list[tuple[str, str]] = []
        if self.faster_units > 1:
            out.append(("faster-units", str(self.faster_units)))
        if self.reaction_spells != NO_REACTION_SPELLS:
            stricter = self.reaction_spells == REACTION_OR_ACTION
            out.append(("reaction-spells", "reaction+action" if stricter else "reaction"))
        if self.mighty_strikes:
            out.append(("mighty-strikes", str(self.mighty_strikes)))
        if self.head_start:
            thralls = [f"{lane.SPOT_NAMES[where]} {might}" for where, might in self.head_start]
            out.append(("head-start", " + ".join(thralls)))
        if self.recycle_costs:
            out.append(("recycle-costs", "on"))
        if self.extra_runes:
            out.append(("extra-runes", str(self.extra_runes)))
        if self.champions_out:
            out.append(("champions-out", "on"))
        if self.printed_cost_only:
            out.append(("printed-cost-only", "on"))
        if self.sideboard_first:
            out.append(("sideboard-first", "on"))
        if self.gold_pays:
            out.append(("gold-pays", "on"))
        if self.thralls_use_battlefields:
            out.append(("thralls-use-battlefields", "on"))
        return out


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
