"""The bot of docs/bot.md, as it stands there, plays whole games over the real wire."""

from __future__ import annotations

import random
import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.table.serving import PATIENCE, Server

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "bot.md"


def bot_of_the_docs() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "seats"), [("lanes", "1"), ("lanes", "3"), ("duel", "2")])
def test_the_bot_of_the_docs_plays_a_whole_game(server: Server, tmp_path: Path, mode: str, seats: str) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text(bot_of_the_docs(), encoding="utf-8")
    command: list[str] = [sys.executable, str(bot), server.url, mode, seats]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"(The team|You|Bot \d) .*After \d{2,} answers\.\n", done.stdout)


@pytest.mark.slow
def test_the_bot_plays_on_when_somebody_takes_back_what_it_did(server: Server) -> None:
    bot: dict[str, Any] = {"__name__": "bot"}
    exec(bot_of_the_docs(), bot)
    bot["random"] = random.Random(3)
    made = server.room({"kind": "here", "deck": "Garen with gear"}, seed="3")
    secret = made["seats"][0]["secret"]
    results: list[Any] = []
    with server.sit(made["room"], secret) as person:
        playing = threading.Thread(target=bot["play"], args=(server.url, made["room"], secret, results), daemon=True)
        playing.start()
        for _ in range(5):
            while not person.hear_until("table")["undo"]["possible"]:
                pass
            person.send("undo", seat=0)
            assert person.hear_until("undo-answered", "refused")["type"] == "undo-answered"
    playing.join(2 * PATIENCE)
    assert len(results) == 1 and not playing.is_alive()
