"""Who has given no name: kept as a kind and a number, and said in the language of whoever reads.

>>> kept("program", 2)
'(program 2)'
>>> meant("(program 2)"), meant("Ann (2)")
(('program', 2), None)
"""

from __future__ import annotations

import re
from typing import Final

_KEPT: Final = re.compile(r"\((you|player|program)(?: ([1-9][0-9]{0,2}))?\)")


def kept(kind: str, number: int = 0) -> str:
    """How the name that nobody gave is kept, where names are: `kind` is you (who plays alone), player or program."""
    return f"({kind} {number})" if number else f"({kind})"


def meant(name: str) -> tuple[str, int] | None:
    """Kind and number, if this is a name that nobody gave."""
    found = _KEPT.fullmatch(name)
    return None if found is None or (found[1] == "you") != (found[2] is None) else (found[1], int(found[2] or 0))
