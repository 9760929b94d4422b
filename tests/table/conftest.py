"""A server that the tests of this folder share, and servers of their own for those that kill them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("table"))
    try:
        made.start()
        yield made
    finally:
        made.kill()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    try:
        made.start()
        yield made
    finally:
        made.kill()
