"""The checker of forbidden states: what the rules never allow, read off the state and nothing else.

It shares no code with the rules: it imports their data classes and constants only. Every entry names its clause, or
"engine" where no clause speaks of it, and `tests/test_forbidden.py` builds a violating state for each. Entries that
hold only once everything due has been done look at arenas that are `settled`.

    assert forbidden.broken(game) == []
"""

from tests.forbidden import battlefields, lanes, objects, several, table
from tests.forbidden.entries import ENTRIES, Entry, broken, names_of
from tests.forbidden.reading import census

__all__ = ["ENTRIES", "Entry", "battlefields", "broken", "census", "lanes", "names_of", "objects", "several", "table"]
