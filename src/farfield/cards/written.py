"""How the cards are written: the source of each definition, as text.

>>> definitions()["Flash"]
'card("Flash", Reaction, move_to_base(up_to(2, unit.friendly)))'
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Final

SETS: Final = ("origins", "proving_grounds", "spiritforged", "unleashed", "vendetta")
"""The modules that define texts, one for each set; of a long one a folder, by domain."""

PREVIEWS: Final = ("radiance",)
"""The same of sets that are not out."""

TOKENS: Final = "farfield.cards.tokens"


@cache
def modules() -> tuple[str, ...]:
    """The names of all modules that define texts, set by set."""
    out: list[str] = []
    for name in (*SETS, *PREVIEWS):
        folder = resources.files("farfield.cards").joinpath(name)
        if folder.is_dir():
            files = sorted(x.name.removesuffix(".py") for x in folder.iterdir() if x.name.endswith(".py"))
            out += [f"farfield.cards.{name}.{file}" for file in files if file != "__init__"]
        else:
            out.append(f"farfield.cards.{name}")
    return tuple(out)


@cache
def definitions() -> dict[str, str]:
    """The lines that define each card and token, by name."""
    return {name: source for module in (*modules(), TOKENS) for name, source in defined_in(module).items()}


@cache
def defined_in(module: str) -> dict[str, str]:
    package, _, file = module.rpartition(".")
    if package.count(".") > 1:  # a set's folder: not imported for that, since its texts need the engine
        path = resources.files("farfield.cards").joinpath(package.rpartition(".")[2], f"{file}.py")
    else:
        path = resources.files("farfield.cards").joinpath(f"{file}.py")
    return dict(_statements(path.read_text(encoding="utf-8")))


def _statements(text: str) -> Iterator[tuple[str, str]]:
    """Every statement that names a card: it begins at the margin, and goes on until the next that does."""
    lines = text.splitlines()
    starts = [i for i, line in enumerate(lines) if line[:1] not in ("", " ", ")", "#")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        named = _NAMED.match("\n".join(lines[start : start + 2]))
        if named:
            kept = [line for line in lines[start:end] if not line.startswith("#")]
            yield json.loads(named[1]), "\n".join(kept).rstrip()


_NAMED = re.compile(r'(?:card|draft|[A-Z_]+ = Printed)\(\s*("(?:[^"\\]|\\.)*")')
