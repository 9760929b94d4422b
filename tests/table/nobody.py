"""Nobody at the other end of a connection: for what happens in the server itself."""

from __future__ import annotations

from typing import Literal


class NoSocket:
    async def send_data(self, data: str | bytes, mode: Literal["text", "binary"] = "text") -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...
