"""Every line of the log: which message tells it, and what its arguments are.

`log.note` in the rules gives a kind, objects and numbers; here stands what those numbers mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# What the arguments of each line of the log are, in order; `log.note` in the rules says the same by example.
# who, whom: seats · n, total: numbers · at, to, from: places · energy, power: what was added · -: not told
LINES: Final[dict[str, tuple[str, ...]]] = {
    "ability-countered": ("-",),
    "ability-resolves": ("-",),
    "ability-withdrawn": ("-", "who"),
    "adds": ("who", "energy", "power"),
    "advance": ("who",),
    "all-lose": (),
    "all-runes-exhausted": ("-",),
    "asks-to-wait": ("who", "whom"),
    "attached": ("-",),
    "banished": ("-",),
    "brings": ("who",),
    "buffed": ("-",),
    "burned": ("who",),
    "burns-out": ("who",),
    "channels": ("who",),
    "chooses": ("who",),
    "combat": ("who", "whom"),
    "combat-damage": (),
    "concedes": ("who",),
    "conquers": ("who",),
    "contests": ("who",),
    "controls": ("who",),
    "countered": ("-",),
    "counters": ("-", "signed", "total"),
    "creates": ("who", "at"),
    "dealt": ("n", "-"),
    "declines": ("who",),
    "deflected": ("-",),
    "detached": ("-",),
    "dies": ("-", "at"),
    "discards": ("who",),
    "draws": ("who",),
    "empowered": ("-",),
    "ends-turn": ("who",),
    "enters": ("at", "-"),
    "enthrall-paid": ("who", "n", "-"),
    "enthralled": ("who", "n"),
    "extra-turn": ("who",),
    "facedown-trashed": ("-",),
    "gains-ability": (),
    "gains-control": ("who",),
    "gains-points": ("who", "n", "total"),
    "gains-xp": ("who", "n"),
    "gets-might": ("signed",),
    "goes-back": ("to",),
    "gold-paid": ("who",),
    "hides": ("who", "at"),
    "holds": ("who",),
    "invites": ("who", "whom"),
    "joins": ("who",),
    "lets-go": ("who", "whom"),
    "looks": ("who", "n"),
    "loses-control": ("who",),
    "merge": ("who", "might", "n", "total"),
    "moves": ("from", "to", "-"),
    "mulligans": ("who", "n"),
    "names": ("who",),
    "nearfield-lost": ("who",),
    "no-consent": ("who",),
    "no-final-point": ("who",),
    "no-result": (),
    "nothing-enthralled": ("who", "n"),
    "phase": ("phase",),
    "plays": ("who",),
    "plays-token": ("who",),
    "recalled": ("-",),
    "recycles": ("who",),
    "removed": ("who",),
    "replaced": ("-",),
    "resolves": ("-",),
    "returned": ("who",),
    "reveals": ("who", "n"),
    "rush": ("who",),
    "saved": ("-",),
    "showdown": ("who",),
    "showdown-ends": (),
    "skips": ("who", "phase"),
    "spends-buff": ("who",),
    "strike": ("who",),
    "strike-made": ("who", "at"),
    "stunned": ("-",),
    "swapped-back": ("-",),
    "takes": ("who",),
    "thrall": ("who", "might", "at"),
    "to-bottom": ("who",),
    "to-champion-zone": ("who",),
    "to-top": ("who",),
    "triggers": ("-",),
    "turn": ("who", "n"),
    "uses": ("who",),
    "wins": ("who",),
    "wins-combat": ("who",),
    "withdrawn": ("-", "who"),
}
# What the objects of a line are called in its message, where it is not just one card.
OBJECTS: Final[dict[str, tuple[str, ...]]] = {
    "attached": ("card", "wearer"),
    "saved": ("card", "source"),
    "strike": ("card", "target"),
    "strike-made": ("card", "wearer"),
    "merge": (),
    "mulligans": (),
    "thrall": (),
}
DOERS: Final = {
    "ability-resolves": 0, "attached": 0, "enters": 1, "moves": 2, "resolves": 0, "stunned": 0, "triggers": 0,
}  # fmt: skip
"""Where a line does not tell who does it, but has the seat among its arguments: at which place."""
_DOER: Final = {**DOERS, **{kind: roles.index("who") for kind, roles in LINES.items() if "who" in roles}}
UNSEEN: Final = frozenset(
    ("channels", "chooses", "draws", "hides", "looks", "recycles", "returned", "takes", "to-bottom", "to-top")
)
"""Lines that are told to those who may not know the card as well, with words of their own."""


def doer(kind: str, args: Sequence[int]) -> int:
    """Whose doing a line is, as far as it has one; else -1."""
    at = _DOER.get(kind, -1)
    return args[at] if 0 <= at < len(args) else -1
