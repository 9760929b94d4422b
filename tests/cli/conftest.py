from __future__ import annotations

import pytest

from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    for variable in ("FARFIELD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return Terminal(monkeypatch, capsys)
