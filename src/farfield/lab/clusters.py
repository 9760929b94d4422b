"""Games on a cluster of Dask.distributed, and results in a Parquet file: both need a package that Farfield does not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from farfield.errors import excerpt
from farfield.lab.files import whole
from farfield.lab.plans import BadPlan

SECONDS: Final = 10  # to find the scheduler in
RETRIES: Final = 3


def check_installed(package: str, extra: str) -> None:
    if find_spec(package) is None:
        text = 'This needs the package {package}: pip install "farfield[{extra}]".'
        raise BadPlan("lab-needs-package", text, {"package": package, "extra": extra})


@contextmanager
def cluster(address: str) -> Iterator[tuple[Executor, int]]:
    """An executor on a running cluster, and how many cores it has. A worker that dies there is Dask's to replace."""
    check_installed("distributed", "dask")
    from distributed import Client

    try:
        client = Client(address, timeout=SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise no_cluster(address, str(error)) from None
    try:
        cores = sum(client.ncores().values())
        if not cores:
            raise no_cluster(address, "0 workers")
        yield client.get_executor(retries=RETRIES), cores
    finally:
        client.close()


def no_cluster(address: str, why: str) -> BadPlan:
    text = "At {address} there is no cluster to play on: {why}"
    return BadPlan("lab-no-cluster", text, {"address": excerpt(address), "why": excerpt(why, 200)})


def write_parquet(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    """A row for each game or result; lists stay lists."""
    check_installed("pyarrow", "parquet")
    import pyarrow
    from pyarrow import parquet

    with whole(path) as part:
        parquet.write_table(pyarrow.Table.from_pylist([dict(row) for row in rows]), part)
