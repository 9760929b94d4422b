"""To see what the server does: is it there, may it be sent people, how does it do, and every number for Prometheus.

Whether it is there and ready everybody may know; the rest is for this machine and for whom it trusts.
"""

from __future__ import annotations

import time

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from farfield._version import __version__
from farfield.table.server import http, metrics
from farfield.table.server.meter import Meter, games, memory, part, people
from farfield.table.server.storage import Storage
from farfield.table.server.trusted import Trusted


class Ready(msgspec.Struct):
    ready: bool
    why: str
    """Empty, or why not: storage does not answer, or the server is leaving."""


class NodeStatus(msgspec.Struct):
    address: str
    tables: int
    leaving: bool
    this: bool


class Status(msgspec.Struct):
    """How a server does. Seconds everywhere; "lately" is the last minute."""

    version: str
    engine: str
    uptime: float
    ready: bool
    why: str
    tables: int
    games: int
    people: int
    answers: int
    answers_lately: int
    half: float
    """Half of the answers lately took no longer than this."""
    most: float
    """And 99 of 100 no longer than this."""
    late: float
    """In 99 of 100 looks lately the server's loop came back no later than this."""
    refusals: int
    incidents: int
    storage: str
    storage_fails: bool
    storage_failures: int
    workers: dict[str, float]
    waiting: dict[str, float]
    memory: float
    full: bool = False
    """There are no new rooms, for there are enough."""
    share: float = 0.0
    """Of a processor, in the last seconds."""
    nodes: list[NodeStatus] = []
    """All servers on the same games; none where there can be only one."""


class NotForYou(http.BadBody):
    """Who asks is not trusted."""


def check_trusted(request: http.Call, state: State) -> None:
    """Raises `NotForYou`."""
    trusted = state.trusted
    assert isinstance(trusted, Trusted)
    if http.address(request) not in trusted:
        raise NotForYou("wire-not-trusted", "Only the machine of the server, and whom it trusts, may see this.")


async def readiness(state: State) -> Ready:
    """Asked of storage at most once a second, however many ask."""
    nodes = storage_of(state).nodes
    if nodes is not None and nodes.leaving:
        return Ready(False, "leaving")
    then, known = getattr(state, "was_ready", (0.0, None))
    if known is None or time.monotonic() - then > 1:
        known = Ready(True, "") if await storage_of(state).check() else Ready(False, "storage")
        state.was_ready = time.monotonic(), known
    return known


@get("/health")
async def health() -> str:
    return "ok\n"


@get("/ready")
async def ready(state: State) -> Response[Ready]:
    told = await readiness(state)
    return Response(told, status_code=200 if told.ready else 503)


@get("/metrics")
async def numbers(request: http.Call, state: State) -> Response[str]:
    check_trusted(request, state)
    return Response(metrics.text(meter_of(state).families), media_type="text/plain; version=0.0.4")


@get("/status")
async def status(request: http.Call, state: State) -> Status:
    check_trusted(request, state)
    told, meter, rooms = await readiness(state), meter_of(state), state.rooms
    lately = [took for at, took in meter.lately if time.monotonic() - at < 60]
    return Status(
        __version__,
        state.engine,
        time.monotonic() - meter.began,
        told.ready,
        told.why,
        len(rooms.live),
        games(rooms),
        people(rooms),
        meter.messages.count("answer"),
        len(lately),
        part(lately, 0.5),
        part(lately, 0.99),
        part([late for _, late in meter.crowd.late], 0.99),
        meter.refusals.total,
        meter.incidents.total,
        storage_of(state).engine.dialect.name,
        meter.fails,
        meter.not_kept.total,
        rooms.outside.workers.at_work(),
        rooms.outside.workers.waiting(),
        memory(),
        meter.crowd.is_full,
        meter.crowd.share(time.monotonic()),
        await other_nodes(state) if told.ready else [],
    )


async def other_nodes(state: State) -> list[NodeStatus]:
    nodes = storage_of(state).nodes
    if nodes is None:
        return []
    return [NodeStatus(x.address, x.held, x.leaving, x.node == nodes.node) for x in await nodes.all()]


def meter_of(state: State) -> Meter:
    meter = storage_of(state).meter
    assert isinstance(meter, Meter)
    return meter


def storage_of(state: State) -> Storage:
    storage = state.rooms.storage
    assert isinstance(storage, Storage)
    return storage


HANDLERS = [health, ready, numbers, status]
