"""The disk on which games are kept: some of it is left for those that are there already."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

KEEP_FREE: Final = 200_000_000
"""Bytes."""


def almost_full(folder: Path | None) -> bool:
    """`folder`: None if games are kept on no disk of this machine."""
    return folder is not None and shutil.disk_usage(folder).free < KEEP_FREE
