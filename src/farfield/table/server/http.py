"""What every HTTP call shares: its language, its secret, its body, and how it says what is wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Scope

from farfield.errors import FarfieldError
from farfield.games import BadRecord
from farfield.reference import UnknownClause
from farfield.table.bodies import Problem
from farfield.table.hearing import UNREADABLE, readable
from farfield.table.limits import TooMuch
from farfield.table.playing import CannotResume
from farfield.table.server.addresses import site
from farfield.table.server.forwarding import forwarding_of
from farfield.table.server.ways_in import BY_NAME
from farfield.words.messages import LANGUAGES, Messages

log = logging.getLogger("farfield.table")
Call = Request[Any, Any, State]
T = TypeVar("T")

_STATUS = {
    "room-unknown": 404,
    "room-game-unknown": 404,
    "room-seat-unknown": 404,
    "room-secret": 403,
    "room-not-host": 403,
    "room-still-runs": 403,
    "room-not-watched": 403,
    "room-absence": 403,
    "room-no-absence": 403,
    "room-only-program": 403,
    "room-bared": 403,
    "room-played": 403,
    "room-delete-waits": 403,
    "room-invitation-used": 403,
    "room-begun": 409,
    "room-not-begun": 409,
    "unknown-card": 404,
    "wire-size": 413,
    "wire-elsewhere": 403,
    "wire-not-trusted": 403,
    "wire-rate": 429,
    "wire-costly": 422,
    "wire-busy": 503,
    "room-many": 429,
    "room-often": 429,
    "room-disk": 507,
    "room-full": 503,
    "room-storage": 503,
    "room-moving": 503,
}


def language(request: Call) -> str:
    """The language somebody asks in: `?lang=`, or what the browser prefers, or English."""
    wanted = request.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return str(wanted)
    preferred = request.headers.get("accept-language", "")[:2].lower()
    return preferred if preferred in LANGUAGES else "en"


def address(request: Call) -> str:
    """Who calls; behind a trusted proxy, or another node, it is who that says."""
    forwarding = forwarding_of(request.app.state)
    told = forwarding.sender(request.headers) if forwarding is not None else None
    if told is not None:
        return told
    return request.client.host if request.client is not None else ""


def site_of(request: Call) -> str:
    """From where a call comes: turns are taken by that."""
    return site(address(request))


def secret_of(request: Call) -> str:
    """What stands in `Authorization: Bearer …`; empty if nothing does."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:100] if scheme.lower() == "bearer" else ""


NEW_ROOMS: Final = (("POST", "/api/rooms"), ("POST", "/api/rooms/import"))


class BadBody(FarfieldError):
    """A body that does not fit."""


async def judge(request: Call, work: Callable[..., T], *args: Any) -> T:
    """Something a visitor asks for that may take a while, where it keeps nobody else."""
    rooms = request.app.state.rooms
    return await rooms.outside.workers.judge(site_of(request), work, *args)  # type: ignore[no-any-return]


async def before(request: Call) -> Response[bytes] | None:
    """What is looked at before any call: the answer, if another node gives it. Raises `BadBody`, `TooMuch`, `BadRoom`
    or `NotKept`."""
    asks = request.method in ("GET", "HEAD")
    # Another site's page, open in the same browser, must not make rooms at a table that only its reader can reach.
    if not asks and request.headers.get("sec-fetch-site") == "cross-site":
        raise BadBody("wire-elsewhere", "This call comes from the page of another site. Open the table's own page.")
    method = "GET" if asks else request.method
    way = BY_NAME.get((method, request.scope["path_template"]), BY_NAME["GET", "/"])
    request.scope["state"]["began"] = time.monotonic()
    state = request.app.state
    forwarding = forwarding_of(state)
    if forwarding is None or forwarding.sender(request.headers) is None:
        try:
            state.visitors.come(address(request), way)
        except TooMuch:
            await state.visitors.rest(address(request))
            raise
        if forwarding is not None and (method, way.path) in NEW_ROOMS and state.has_enough():
            return await forwarding.make_elsewhere(request, address(request))
    if forwarding is not None and "room" in request.path_params and not way.path.startswith("/node/"):
        told = await forwarding.call(request, address(request))
        if told is not None:
            return told
    request.scope["state"]["handled"] = True
    return None


def count(scope: Scope) -> None:
    """A call is answered."""
    began = scope.get("state", {}).get("began")
    if began is not None:
        way = f"{scope.get('method', '')} {scope.get('path_template', '')}"
        app = scope["litestar_app"]
        app.state.rooms.outside.watch.calls.see(time.monotonic() - began, way)


async def body(request: Call, kind: type[T], most: int) -> T:
    """The body of a call as what it should be. Raises `BadBody`."""
    stated = request.headers.get("content-length", "0")
    size = int(stated) if stated.isascii() and stated.isdigit() else 0
    data = b""
    if size <= most:
        parts: list[bytes] = []  # not added to one another each time: a long body in small pieces would take for ever
        got = 0
        async for chunk in request.stream():
            parts.append(chunk)
            got += len(chunk)
            if got > most:
                break
        data = b"".join(parts)
    size = max(size, len(data))
    if size > most:
        text = "This message is too long: {size} bytes, at most {most} are taken."
        raise BadBody("wire-size", text, {"size": size, "most": most})
    try:
        return msgspec.json.decode(readable(data), type=kind)
    except UNREADABLE as error:
        raise BadBody("wire-schema", "This message cannot be read: {problem}", {"problem": str(error)}) from error


def whole_number(request: Call, name: str, default: int) -> int:
    """A number in the address; what is no number is the default."""
    given = request.query_params.get(name, "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 9 else default


def farfield_error(request: Call, error: FarfieldError) -> Response[Problem]:
    said = Messages(language(request))
    request.app.state.rooms.outside.watch.refusals.add(error.message_id)
    problems = getattr(error, "problems", ())
    more = [said.explain(problem) for problem in problems[1:20]]
    status = _STATUS.get(error.message_id, 404 if isinstance(error, UnknownClause) else 400)
    if isinstance(error, CannotResume):
        status = 409
    first = problems[0] if problems and not isinstance(error, BadRecord) else error
    return Response(Problem(error.message_id, said.explain(first), error.clause or "", more), status_code=status)


def http_error(request: Call, error: HTTPException) -> Response[Problem]:
    said = Messages(language(request))
    id = "wire-not-found" if error.status_code in (404, 405) else "wire-schema"
    words = said.get(id) if id == "wire-not-found" else said.get(id, problem=str(error.detail))
    return Response(Problem(id, words, "", []), status_code=error.status_code)


_SUFFERING: set[asyncio.Future[None]] = set()


def any_error(request: Call, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.scope.get("path_template", ""), exc_info=error)
    room = request.app.state.rooms.live.get(request.path_params.get("room", ""))
    if room is not None and "handled" in request.scope.get("state", {}):  # it may be half changed
        task = asyncio.ensure_future(room.suffer(error, request.method))
        _SUFFERING.add(task)
        task.add_done_callback(_SUFFERING.discard)
    said = Messages(language(request))
    return Response(Problem("wire-trouble", said.get("wire-trouble"), "", []), status_code=500)
