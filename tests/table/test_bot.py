"""The bot of docs/bot.md, as it stands there, plays whole games over the real wire."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table.serving import PATIENCE, Server

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "bot.md"


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats"), [("lanes", "1"), ("lanes", "3"), ("duel", "2")])
def test_the_bot_of_the_docs_plays_a_whole_game(server: Server, tmp_path: Path, mode: str, seats: str) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    bot = tmp_path / "bot.py"
    bot.write_text(found[1], encoding="utf-8")
    command: list[str] = [sys.executable, str(bot), server.url, mode, seats]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(The team|You|Bot \d) .*After \d{2,} answers\.\n", done.stdout)
