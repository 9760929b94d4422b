"""Calls and connections that come to one node and belong to a table that another holds: passed on as they are.

So there is one room in one memory, and presence, invitations, chat, deletion and taking over need no second way from
node to node. A node whose line to the holder breaks does not guess what became of a call: who called tries again.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import httpx
from litestar import Request, Response, WebSocket, post
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from farfield.table.connection import TRY_AGAIN
from farfield.table.rooms import Rooms
from farfield.table.seats import could_be
from farfield.table.server.ledger import Peer, Silent
from farfield.table.server.nodes import Nodes
from farfield.table.setting_up import BadRoom

log = logging.getLogger("farfield.table")
KEY: Final = "x-farfield-node"
FROM: Final = "x-farfield-for"
PASSED_ON: Final = ("authorization", "content-type", "accept-language", "sec-fetch-site")
Call = Request[Any, Any, State]
PATIENCE: Final = 5.0
"""Seconds beyond a lease in which a table is looked for whose holder cannot be reached."""
PAUSE: Final = 0.2


def moving() -> BadRoom:
    return BadRoom("room-moving", "This table is just moving to another server. Try again in a moment.")


class Forwarding:
    """Of one node."""

    def __init__(self, nodes: Nodes, rooms: Rooms) -> None:
        self.nodes = nodes
        self.rooms = rooms
        self.client = httpx.AsyncClient(timeout=httpx.Timeout(30, connect=2), trust_env=False)
        nodes.here = lambda: [*rooms.live, *rooms.being_loaded()]
        nodes.lost = rooms.put_aside

    async def close(self) -> None:
        await self.client.aclose()

    def sender(self, headers: Mapping[str, str]) -> str | None:
        """Who is behind a call that another node passes on; None: it is no such call."""
        key = headers.get(KEY, "").encode()  # as bytes: letters that are no ASCII cannot be compared otherwise
        return headers.get(FROM, "") if key and hmac.compare_digest(key, self.nodes.key.encode()) else None

    async def _where(self, room: str) -> Peer | None:
        return await self.nodes.where(room) if could_be(room) else None  # the database need not be asked for any name

    # --- calls

    async def call(self, request: Call, address: str) -> Response[bytes] | None:
        """The answer of the node that holds the table; None: this one does. Raises `BadRoom` or `NotKept`."""
        room, until = str(request.path_params["room"]), time.monotonic() + self.nodes.lease + PATIENCE
        while (peer := await self._where(room)) is not None:
            if self.sender(request.headers) is not None:
                raise moving()
            try:
                answer = await self._call(request, peer, address)
            except (httpx.ConnectError, httpx.ConnectTimeout):  # it has heard nothing of it
                answer = None
            except httpx.HTTPError as error:
                log.warning("a call that was passed on broke off: %s", type(error).__name__)
                raise moving() from error
            if answer is not None and not (answer.status_code == 503 and b'"room-moving"' in answer.content):
                return self._told(answer)
            if time.monotonic() > until:
                raise moving()
            await asyncio.sleep(PAUSE)
        return None

    async def make_elsewhere(self, request: Call, address: str) -> Response[bytes] | None:
        """A new room on the node with the fewest tables that is not full, for this one is; None: all of them are."""
        try:
            others = [x for x in await self.nodes.all() if x.node != self.nodes.node and not x.leaving]
        except Silent:
            return None
        for peer in sorted(others, key=lambda x: x.held):
            try:
                answer = await self._call(request, peer, address)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
            except httpx.HTTPError as error:
                log.warning("a call that was passed on broke off: %s", type(error).__name__)
                raise moving() from error
            if not (answer.status_code == 503 and b'"room-full"' in answer.content):
                return self._told(answer)
        return None

    def _told(self, answer: httpx.Response) -> Response[bytes]:
        self.nodes.forwarded.add("call")
        kind = answer.headers.get("content-type", "application/json")
        return Response(answer.content, status_code=answer.status_code, media_type=kind)

    async def _call(self, request: Call, peer: Peer, address: str) -> httpx.Response:
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        query = request.scope["query_string"].decode("ascii", "ignore")
        path = request.scope["raw_path"].decode("ascii", "ignore").partition("?")[0]
        where = f"{peer.address}{path}" + (f"?{query}" if query else "")
        body = await request.body() if request.method != "GET" else b""
        headers |= {KEY: peer.key, FROM: address}
        return await self.client.request(request.method, where, content=body, headers=headers)

    # --- connections

    async def socket(self, socket: WebSocket[Any, Any, Any], room: str, address: str) -> bool:
        """Pass a connection on for as long as it lasts; False: the table is held here. Raises `BadRoom`, `NotKept`."""
        asked, until = False, time.monotonic() + self.nodes.lease + PATIENCE
        while (peer := await self._where(room)) is not None:
            if self.sender(socket.headers) is not None:
                raise moving()
            if not asked and not self.nodes.leaving and not peer.leaving:
                asked = True
                if await self._ask_for(peer, room):
                    continue
            where = f"{peer.address.replace('http', 'ws', 1)}/api/rooms/{room}/table"
            headers = {KEY: peer.key, FROM: address, "accept-language": socket.headers.get("accept-language", "")}
            with suppress(OSError, TimeoutError, InvalidHandshake):
                line = await connect(
                    where, additional_headers=headers, compression=None, max_size=None, open_timeout=2, proxy=None,
                    ping_interval=5, ping_timeout=5,
                )  # fmt: skip
                async with line:
                    self.nodes.forwarded.add("connection")
                    await _pass_on(socket, line)
                return True
            if time.monotonic() > until:
                raise moving()
            await asyncio.sleep(PAUSE)
        return False

    async def _ask_for(self, peer: Peer, room: str) -> bool:
        """A table at which nobody sits comes to where its people are."""
        try:
            where = f"{peer.address}/node/rooms/{room}/release"
            answer = await self.client.post(where, headers={KEY: peer.key}, timeout=2)
        except httpx.HTTPError:
            return False
        return answer.status_code == 200

    async def give(self, room: str) -> bool:
        """Another node wants this table."""
        live = self.rooms.live.get(room)
        if room in self.rooms.being_loaded() or (live is not None and (live.connections or live.lock.locked())):
            return False
        self.rooms.put_aside(room)
        await self.nodes.release([room])
        return True

    async def drain(self) -> None:
        """This node goes: what is being done is finished, then every table is free for the others, and who sits there
        comes back to one of them."""
        await self.nodes.drain()

        async def end(name: str) -> None:
            live = self.rooms.live.get(name)
            if live is not None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(2), live.lock:
                        self.rooms.put_aside(name)
                self.rooms.put_aside(name)

        await asyncio.gather(*(end(name) for name in list(self.rooms.live)))
        with suppress(Exception):
            await self.nodes.release(list(self.nodes.held))


async def _pass_on(socket: WebSocket[Any, Any, Any], line: ClientConnection) -> None:
    """Both ways, until one of them ends."""
    await socket.accept()

    async def there() -> None:
        with suppress(WebSocketDisconnect, ConnectionClosed):
            while True:
                await line.send(await socket.receive_data(mode="text"))
        await line.close()

    task = asyncio.create_task(there())
    try:
        async for words in line:
            await socket.send_data(words if isinstance(words, str) else words.decode(), "text")
    except ConnectionClosed:
        pass
    finally:
        task.cancel()
        with suppress(Exception, asyncio.CancelledError):
            await task
        code = line.close_code
        with suppress(Exception):
            await socket.close(code=code if code in (1000, TRY_AGAIN) else TRY_AGAIN)


def forwarding_of(state: State) -> Forwarding | None:
    found = getattr(state, "forwarding", None)
    return found if isinstance(found, Forwarding) else None


@post("/node/rooms/{room:str}/release", status_code=200)
async def release(request: Call, state: State) -> Response[dict[str, bool]]:
    forwarding = forwarding_of(state)
    if forwarding is None or forwarding.sender(request.headers) is None:
        return Response({"given": False}, status_code=403)
    given = await forwarding.give(str(request.path_params["room"]))
    return Response({"given": given}, status_code=200 if given else 409)
