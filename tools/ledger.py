"""Which small changes to a card no scenario notices.

    python -m tools.ledger "Flash" "Garen, Rugged"   these cards, drafts too; names as forgiving as anywhere
    python -m tools.ledger --set OGS                 every card of a set that a scenario shows
    python -m tools.ledger                           every card that a scenario shows, and the share that is noticed

A change leaves out a filter, an option, an instruction or a condition, makes a number one more or one less, swaps
sides, lets something last longer (see `card_changes`). The scenarios marked with the card are played with the changed
one: if all of them hold, the change is printed. Either a scenario is missing (the option declined, an illegal target,
the number at its border), or nobody could ever notice: then `tests/cards/unnoticed.toml` says why.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
import tomllib
from pathlib import Path
from types import FrameType

from farfield.cards.facts import find
from farfield.errors import FarfieldError
from tests.cards.ledger import SCENARIOS, load, misses, noticed
from tools.card_changes import Change, changes

REASONS = Path(__file__).resolve().parent.parent / "tests" / "cards" / "unnoticed.toml"
_SILENT = ("noun", "name")  # gear has no Might and takes no damage; without its name, a choice is mostly the latest
_SECONDS = 10  # what plays longer than this goes round in circles, and somebody would notice that


def explained() -> dict[str, dict[str, str]]:
    """The changes that nobody could notice: by card and change, why."""
    found: dict[str, dict[str, str]] = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    return found


def unnoticed(card: str) -> tuple[list[Change], list[Change]]:
    """All changes to a card, and those that its scenarios do not notice."""
    every = [change for change in changes(card) if change.kind not in _SILENT]
    return every, [change for change in every if not _misses(card, change)]


def _misses(card: str, change: Change) -> bool:
    def late(signum: int, frame: FrameType | None) -> None:
        raise TimeoutError

    signal.signal(signal.SIGALRM, late)
    signal.alarm(_SECONDS)
    try:
        return misses(SCENARIOS[card], change.face)
    finally:
        signal.alarm(0)


def findings(card: str, reasons: dict[str, str]) -> tuple[int, list[str]]:
    """How many changes there are, and what is to be said of those that were not noticed."""
    if card not in SCENARIOS:
        return 0, ["no scenario shows it"]
    if any(noticed(scenario) for scenario in SCENARIOS[card]):
        return 0, ["a scenario fails as the card is"]
    every, missing = unnoticed(card)
    left = [f"{x.kind}: {x.what}" for x in missing if not any(meant(reason, x) for reason in reasons)]
    silent = [x for x in changes(card) if x.kind in _SILENT]
    stale = [reason for reason in reasons if not any(meant(reason, x) for x in (*missing, *silent))]
    return len(every), [*left, *(f"{REASONS.name} explains what is noticed or no change: {x}" for x in stale)]


def meant(reason: str, change: Change) -> bool:
    """Is this the change that has a reason, written with or without where it stands?"""
    return change.what == reason or change.what.startswith(f"{reason} in ")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.ledger", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cards", nargs="*", metavar="NAME")
    parser.add_argument("--set", metavar="CODE", help="every card of this set that a scenario shows")
    asked = parser.parse_args()
    started = time.monotonic()
    load()
    try:
        names = [find(name).name for name in asked.cards]
    except FarfieldError as error:
        print(error, file=sys.stderr)
        return 2
    for name in () if names else sorted(SCENARIOS):
        card = find(name)
        if card.type != "rune" and not card.is_token and (not asked.set or card.set == asked.set.upper()):
            names.append(name)
    reasons, total, failed = explained(), 0, 0
    for name in names:
        every, told = findings(name, reasons.get(name, {}))
        total, failed = total + every, failed + len(told)
        for line in told:
            print(f"{name}: {line}")
    seconds = time.monotonic() - started
    share = f" ({1 - failed / total:.1%})" if failed < total else ""
    print(f"{len(names)} cards, {total} changes, {failed} to look at{share}, {seconds:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
