"""Numbers for Prometheus, in its text format: counters, gauges that are asked when somebody looks, and histograms."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
MOST_LABELS: Final = 200
"""So many values one label has at most; what comes after that is counted together, so that nobody fills the memory."""


class Counter:
    """Counted up only; `label` names what its numbers are told apart by, if anything."""

    kind: Final = "counter"

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, of: str = "", more: int = 1) -> None:
        if of not in self.values and len(self.values) >= MOST_LABELS:
            of = "others"
        self.values[of] = self.values.get(of, 0) + more

    @property
    def total(self) -> int:
        return sum(self.values.values())

    def lines(self) -> Iterator[str]:
        for of, value in sorted(self.values.items()):
            yield f"{self.name}{_labels({self.label: of})} {value}"


class Gauge:
    """What it is at this moment: one number, or one for each value of `label`. What somebody else counts up is one too,
    and its name ends as that of a counter."""

    def __init__(
        self, name: str, help: str, ask: Callable[[], float] | Callable[[], Mapping[str, float]], label: str = ""
    ) -> None:
        self.name, self.help, self.label, self.ask = name, help, label, ask
        self.kind = "counter" if name.endswith("_total") else "gauge"

    def lines(self) -> Iterator[str]:
        told = self.ask()
        for of, value in told.items() if isinstance(told, Mapping) else (("", told),):
            yield f"{self.name}{_labels({self.label: of})} {value:g}"


class Histogram:
    """How many took how long."""

    kind: Final = "histogram"

    def __init__(self, name: str, help: str, label: str = "") -> None:
        self.name, self.help, self.label = name, help, label
        self.of: dict[str, tuple[list[int], list[float]]] = {}  # how many of each bucket, and the sum

    def see(self, seconds: float, of: str = "") -> None:
        found = self.of.get(of)
        if found is None:
            if len(self.of) >= MOST_LABELS:
                of = "others"
            found = self.of.setdefault(of, ([0] * (len(SECONDS) + 1), [0.0]))
        found[0][bisect_left(SECONDS, seconds)] += 1
        found[1][0] += seconds

    def count(self, of: str = "") -> int:
        return sum(self.of[of][0]) if of in self.of else 0

    def lines(self) -> Iterator[str]:
        for of, (counts, total) in sorted(self.of.items()):
            so_far = 0
            for bound, count in zip((*SECONDS, None), counts):
                so_far += count
                label = {self.label: of, "le": f"{bound:g}" if bound is not None else "+Inf"}
                yield f"{self.name}_bucket{_labels(label)} {so_far}"
            yield f"{self.name}_sum{_labels({self.label: of})} {total[0]:.6f}"
            yield f"{self.name}_count{_labels({self.label: of})} {so_far}"


Family = Counter | Gauge | Histogram


def _labels(of: dict[str, str]) -> str:
    said = ",".join(f'{name}="{_quoted(value)}"' for name, value in of.items() if name)
    return f"{{{said}}}" if said else ""


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


def text(families: list[Family]) -> str:
    """Everything, as Prometheus reads it."""
    out: list[str] = []
    for family in families:
        out += [f"# HELP {family.name} {family.help}", f"# TYPE {family.name} {family.kind}", *family.lines()]
    return "\n".join(out) + "\n"
