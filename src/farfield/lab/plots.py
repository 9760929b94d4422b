"""Plots of a report as small SVG drawings that need nothing else. Each says in words what it shows, and stands beside a
table of its numbers; colours follow the page and never say anything alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from itertools import count
from typing import Final

WIDE: Final = 400  # drawn for a phone, and enlarged elsewhere
ROW: Final = 38
HIGH: Final = 210
LEFT, RIGHT, TOP, BOTTOM = 30, 14, 12, 34

_numbers = count(1)


@dataclass(frozen=True)
class Row:
    """Something with an interval, and how its numbers are written."""

    label: str
    middle: float
    low: float
    high: float
    text: str
    strong: bool = False


@dataclass(frozen=True)
class Line:
    """A course of numbers, each with its interval."""

    label: str
    middle: Sequence[float]
    low: Sequence[float]
    high: Sequence[float]


def svg(title: str, about: str, high: float, body: Sequence[str]) -> str:
    own = next(_numbers)
    return (
        f'<svg viewBox="0 0 {WIDE} {high:.0f}" role="img" aria-labelledby="t{own} d{own}">'
        f'<title id="t{own}">{escape(title)}</title><desc id="d{own}">{escape(about)}</desc>{"".join(body)}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def intervals(title: str, about: str, rows: Sequence[Row], middle: float, edges: tuple[float, float]) -> str:
    """A dot with its interval for each row; the thin line in the middle is where nothing differs."""
    low = min([edges[0], *(row.low for row in rows)])
    high = max([edges[1], *(row.high for row in rows)])

    def at(x: float) -> float:
        return 8 + (WIDE - 16) * (x - low) / (high - low)

    tall = ROW * len(rows) + 8
    body = [line(at(middle), 2, at(middle), tall - 2, "axis")]
    for i, row in enumerate(rows):
        y = ROW * i + 16
        body.append(text(4, y, row.label, kind="name" if row.strong else ""))
        body.append(text(WIDE - 4, y, row.text, "end", "soft"))
        body.append(line(at(row.low), y + 11, at(row.high), y + 11, "between"))
        body.append(f'<circle cx="{at(row.middle):.1f}" cy="{y + 11}" r="{6 if row.strong else 4.5}" class="dot"/>')
    return svg(title, about, tall, body)


def courses(title: str, about: str, lines: Sequence[Line], below: str) -> str:
    """Lines with a band for the interval; the second one is dashed. Labels stand at their ends."""
    longest = max(len(one.middle) for one in lines)
    low = min(0.0, *(x for one in lines for x in one.low))
    high = max(1.0, *(x for one in lines for x in one.high))

    def at(i: int, x: float) -> tuple[float, float]:
        across = LEFT + (WIDE - LEFT - RIGHT) * i / max(1, longest - 1)
        return across, HIGH - BOTTOM - (HIGH - BOTTOM - TOP) * (x - low) / (high - low)

    body: list[str] = []
    step = max(1, round((high - low) / 5))
    for tick in range(int(low), int(high) + 1):
        if tick % step == 0:
            y = at(0, tick)[1]
            body += [
                line(LEFT, y, WIDE - RIGHT, y, "axis" if tick == 0 else "grid"),
                text(LEFT - 6, y + 4, str(tick), "end"),
            ]
    every = max(1, longest // 8)
    for i in range(0, longest, every):
        body.append(text(at(i, 0)[0], HIGH - BOTTOM + 17, str(i + 1), "middle"))
    body.append(text(WIDE - RIGHT, HIGH - 3, below, "end", "soft"))
    for number, one in enumerate(lines, 1):
        there = [at(i, x) for i, x in enumerate(one.middle)]
        band = [at(i, x) for i, x in enumerate(one.high)] + [at(i, x) for i, x in enumerate(one.low)][::-1]
        body.append(f'<polygon points="{_points(band)}" class="band{number}"/>')
        body.append(f'<polyline points="{_points(there)}" class="line{number}"/>')
    for number, one in enumerate(lines, 1):  # labels last, on top
        y = TOP + 4 + 18 * (number - 1)
        body += [line(LEFT + 6, y - 4, LEFT + 32, y - 4, f"line{number}"), text(LEFT + 38, y, one.label, kind="name")]
    return svg(title, about, HIGH, body)


def _points(there: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in there)


def columns(title: str, about: str, first: int, pairs: Sequence[tuple[int, int]], names: tuple[str, str]) -> str:
    """How often each number came, in two parts one upon the other; the upper one is an outline."""
    most = max(1, *(a + b for a, b in pairs))
    wide = (WIDE - LEFT - RIGHT) / max(1, len(pairs))
    unit = (HIGH - BOTTOM - TOP - 22) / most
    ground = HIGH - BOTTOM
    body = [
        line(LEFT, ground, WIDE - RIGHT, ground, "axis"),
        text(LEFT - 6, ground - most * unit + 4, str(most), "end"),
    ]
    every = max(1, len(pairs) // 9)
    for i, (a, b) in enumerate(pairs):
        x = LEFT + wide * i
        if a:
            body.append(_box(x + 1.5, ground - a * unit, wide - 3, a * unit, "full"))
        if b:
            body.append(_box(x + 1.5, ground - (a + b) * unit, wide - 3, b * unit, "open"))
        if i % every == 0:
            body.append(text(x + wide / 2, ground + 17, str(first + i), "middle"))
    body += [_box(LEFT + 6, 3, 13, 11, "full"), text(LEFT + 24, 13, names[0], kind="name")]
    body += [_box(LEFT + 156, 3, 13, 11, "open"), text(LEFT + 174, 13, names[1], kind="name")]
    return svg(title, about, HIGH - 8, body)


def bars(title: str, about: str, rows: Sequence[tuple[str, float, str]]) -> str:
    """A bar for each row."""
    most = max([1e-9, *(value for _, value, _ in rows)])
    body: list[str] = []
    for i, (label, value, shown) in enumerate(rows):
        y = ROW * i + 16
        body += [text(4, y, label), text(WIDE - 4, y, shown, "end", "soft")]
        body.append(_box(4, y + 6, max(2.0, (WIDE - 8) * value / most), 9, "full"))
    return svg(title, about, ROW * len(rows) + 4, body)


def _box(x: float, y: float, wide: float, tall: float, kind: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" class="{kind}"/>'
