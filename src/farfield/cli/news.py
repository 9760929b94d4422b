"""What happened, as a player is told it between two questions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.padding import Padding

from farfield.cli.terminal import worded
from farfield.rules.terms import EXTRA_PHASE
from farfield.words.messages import Messages
from farfield.words.telling import Line, Teller

QUIET = frozenset(("phase", "combat-damage"))
"""Lines that only the full log has."""
MADE = frozenset(("Thrall", "Strike"))
"""Tokens whose making is told in words of its own."""
MAKING = frozenset(("creates", "attached"))
LOUD = frozenset(("turn", "wins", "gains-points"))


def told(events: Iterable[Line], teller: Teller, messages: Messages) -> Iterator[tuple[str, str]]:
    """Sentences with their style; the same one several times in a row is said once, with a count."""
    last: tuple[str, str] | None = None
    count = 0
    for event in without_repeats(events):
        told_elsewhere = event.kind in MAKING and MADE.issuperset(event.names)
        # A Strike that comes off goes back, and that is told.
        told_elsewhere = told_elsewhere or (event.kind == "detached" and event.names == ["Strike"])
        if told_elsewhere or (event.kind in QUIET and not (event.kind == "phase" and event.args[0] == EXTRA_PHASE)):
            continue
        loud = event.kind in LOUD or event.kind == "phase"
        line = (messages.say(teller.happening(event)), "bold" if loud else "")
        if last is not None and line != last:
            yield (f"{last[0]} (×{count})" if count > 1 else last[0]), last[1]
            count = 0
        last = line
        count += 1
    if last is not None:
        yield (f"{last[0]} (×{count})" if count > 1 else last[0]), last[1]


def without_repeats(events: Iterable[Line]) -> Iterator[Line]:
    """The counter that a deflected Strike leaves is part of that line (LL 6.5)."""
    found = list(events)
    for event, after in zip(found, [*found[1:], None]):
        if not (event.kind == "counters" and after is not None and after.kind == "deflected"):
            yield event


def hanging(line: str, style: str) -> RenderableType:
    """A sentence of the log, set in a little, also where it goes on."""
    return Padding(worded(line, style=style), (0, 0, 0, 2), expand=False)
