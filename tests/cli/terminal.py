"""Running `farfield` as somebody at a keyboard would, without leaving the process."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from farfield.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Terminal:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *args: str, typed: str = "") -> Ran:
        """Run a command; `typed` is what comes in at the keyboard, line by line."""
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self._monkeypatch.setenv("COLUMNS", "100")
        code = main(args)
        captured = self._capsys.readouterr()
        return Ran(code, captured.out, captured.err)
