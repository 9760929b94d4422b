"""The command; see the package."""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from farfield.cards import catalogue
from farfield.cards.facts import all_facts, find
from farfield.errors import FarfieldError
from farfield.words import Unspoken
from tools.card_changes import Change, changes
from tools.compare_cards.comparing import NoReference, facts_of, prune, stale, unexplained


def compare(names: list[str]) -> int:
    differ = 0
    for name in names:
        found = unexplained(name)
        if found:
            differ += 1
            print(f"{name}: {', '.join(found)}")
        if old := stale(name):
            print(f"{name}: explained, and no difference any more: {', '.join(old)} (--prune)")
    print(f"{len(names)} cards compared, {differ} with a difference that is not explained")
    return 1 if differ else 0


def differs(change: Change) -> bool:
    try:
        return facts_of(change.face) != facts_of(catalogue.printed(change.card))
    except (Unspoken, LookupError):
        return True  # what cannot be said is no card


def sharpness(names: list[str], most: int, seed: int) -> int:
    """How many small changes to the definitions would make a difference; those that would not are printed."""
    every = [change for name in names if name in catalogue.texts() for change in changes(name)]
    drawn = random.Random(seed).sample(every, min(most, len(every)))
    tried, seen = Counter[str](), Counter[str]()
    for change in drawn:
        tried[change.kind] += 1
        if differs(change):
            seen[change.kind] += 1
        else:
            print(f"{change.card}: {change.kind}: {change.what}")
    for kind in sorted(tried):
        print(f"{kind}: {seen[kind]} of {tried[kind]}")
    total = sum(tried.values())
    print(f"{sum(seen.values())} of {total} changes noticed ({sum(seen.values()) / max(1, total):.1%})")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.compare_cards", description="Cards beside the reference.")
    parser.add_argument("cards", nargs="*", metavar="NAME")
    parser.add_argument("--set", metavar="CODE", help="every card of this set, drafts too")
    parser.add_argument("--sharpness", type=int, nargs="?", const=1000, metavar="COUNT", help="try so many changes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--prune", action="store_true", help="take out of the list what is no difference any more")
    asked = parser.parse_args()
    try:
        if asked.prune:
            prune()
        names = [find(name).name for name in asked.cards]
        if asked.set:
            texts = {**catalogue.texts(), **dict.fromkeys(catalogue.claimed())}
            names += [card.name for card in all_facts() if card.set == asked.set.upper() and card.name in texts]
        elif not names:
            names = sorted(catalogue.claimed())
        names = [name for name in names if find(name).type != "rune"]  # what a rune does is in the rules
        return sharpness(names, asked.sharpness, asked.seed) if asked.sharpness else compare(names)
    except (FarfieldError, NoReference) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
