"""Where answers come from: first the script, then the keyboard (or whatever is piped in)."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

from rich.console import Console

from farfield.errors import FarfieldError


class BadScript(FarfieldError):
    """A script that cannot be read."""


class Answers:
    """Gives one answer at a time. A script may be a file with an answer on each line, or answers parted by semicolons.

    Lines that are empty or begin with ``#`` are left out.
    """

    def __init__(self, script: str | None = None) -> None:
        self._script = _read(script) if script is not None else []
        self._at = 0
        self.scripted = script is not None

    @property
    def from_script(self) -> bool:
        """Whether the last answer came from the script."""
        return 0 < self._at <= len(self._script)

    @property
    def typed(self) -> bool:
        """Whether somebody sits at a terminal and types."""
        return not self.waiting() and sys.stdin.isatty()

    @property
    def number(self) -> int:
        """The number of the last answer within the script, from 1."""
        return self._at

    def waiting(self) -> bool:
        """Whether the script still has answers."""
        return self._at < len(self._script)

    def next(self, console: Console, prompt: str) -> str | None:
        """The next answer; None when there are no more."""
        if self.waiting():
            self._at += 1
            text = self._script[self._at - 1]
            console.print(f"{prompt} > {text}", style="bold")
            return text
        self._at = len(self._script) + 1
        if self.scripted and not sys.stdin.isatty():
            return None
        if sys.stdin.isatty():
            return _typed(prompt)
        line = sys.stdin.readline()
        console.print(f"{prompt} > {line.rstrip()}", style="bold")
        return line.strip() if line else None


def _typed(prompt: str) -> str | None:
    """A line from the keyboard, with the arrow keys where the system can; None when the keyboard says it is over."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    try:
        return input(f"{prompt} > ").strip()
    except EOFError:
        return None


def _read(script: str) -> list[str]:
    path = Path(script)
    try:
        is_file = path.is_file()
    except (OSError, ValueError):
        is_file = False
    if is_file or script.endswith(".txt"):
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError) as error:
            text = "{file} cannot be read. Check the path."
            raise BadScript("file-unreadable", text, {"file": script}) from error
    else:
        lines = script.split(";")
    return [line.strip() for line in lines if line.strip() and not line.strip().startswith("#")]
