"""Files that come whole or not at all, and what is said where they cannot come."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from farfield.errors import FarfieldError

FULL: Final = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))


class CannotWrite(FarfieldError):
    """Where the file should go there is no room, or no place."""


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Where to write what then takes the place of the file. Raises `CannotWrite`, and leaves nothing new behind."""
    part = beside(path)
    with telling(path):
        try:
            yield part
            if part != path:
                os.replace(part, path)
        except OSError:
            if part != path:
                part.unlink(missing_ok=True)
            raise


def beside(path: Path) -> Path:
    """What is no file, such as a device, is written as it is."""
    return path.with_name(f"{path.name}.part") if path.name and (path.is_file() or not path.exists()) else path


@contextmanager
def telling(path: Path) -> Iterator[None]:
    """Says why the file cannot be written."""
    try:
        yield
    except OSError as error:
        params = {"file": str(path), "why": error.strerror or str(error)}
        if error.errno in FULL:
            text = "{file} cannot be written, for the disk is full. Make room, or name a file on another disk."
            raise CannotWrite("cannot-write-full", text, params) from None
        text = "{file} cannot be written: {why}. Name a file in a folder that exists."
        raise CannotWrite("cards-cannot-write", text, params) from None


def write(path: Path, content: str) -> None:
    with whole(path) as part:
        part.write_text(content, encoding="utf-8")


def check_writable(path: Path) -> None:
    """Raises what `write` would, and leaves the file as it is."""
    part = beside(path)
    with telling(path):
        with part.open("ab"):
            pass
        if part != path:
            part.unlink()
