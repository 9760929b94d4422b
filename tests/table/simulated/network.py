"""Lines between people and nodes, which break."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from tests.table.simulation import World


class Socket:
    """A line between a client and a node. It keeps the order from the node, and mostly that to it."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.to_server: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.to_client: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.broken = False
        self.last = 0.0

    def _later(self) -> float:
        return self.world.chance.expovariate(1 / self.world.line_seconds)

    def send_now(self, data: bytes) -> bool:
        """Mostly; now and then the other end does not keep up."""
        if self.broken or self.world.chance.random() < 0.1:
            return False
        self._send(data)
        return True

    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None:
        if self.broken:
            raise ConnectionError
        self._send(data.encode() if isinstance(data, str) else data)

    def _send(self, raw: bytes) -> None:
        self.last = max(self.last + 1e-6, self.world.loop.ran + self._later())  # one after the other
        self.world.loop.call_at(self.last, self._arrive, self.to_client, raw)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.world.loop.call_at(max(self.last, self.world.loop.ran), self.break_off)

    def say(self, message: dict[str, Any]) -> None:
        """From the client; what is said may come twice, or after what is said later."""
        data = json.dumps(message).encode()
        for _ in range(2 if self.world.chance.random() < self.world.repeats else 1):
            late = self._later() * (20 if self.world.chance.random() < self.world.reorders else 1)
            self.world.loop.call_later(late, self._arrive, self.to_server, data)

    def _arrive(self, queue: asyncio.Queue[bytes | None], data: bytes) -> None:
        if not self.broken:
            queue.put_nowait(data)

    def break_off(self) -> None:
        """What is on its way is lost."""
        if not self.broken:
            self.broken = True
            self.to_server.put_nowait(None)
            self.to_client.put_nowait(None)
