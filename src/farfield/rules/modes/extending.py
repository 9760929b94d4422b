"""What lets a mode be written outside the rules: the compiled `Mode` may have subclasses that are plain Python.

mypyc knows the decorator by its name in `mypy_extensions`; when the game runs, nothing is imported and it does nothing.
This module stays Python (see `tools/build_compiled.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*attrs, **how):
        return lambda cls: cls


__all__ = ["mypyc_attr"]
