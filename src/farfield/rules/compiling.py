"""What the compiler is told about a class. It knows the decorator by its name in `mypy_extensions`; when the game runs,
nothing is imported and it does nothing.

`allow_interpreted_subclasses`: a mode may be written outside the rules, as a plain Python subclass of the compiled one.
`free_list_len=1`: objects of which one after another is made, read and dropped are made again where the last one was.
`acyclic`: whatever it holds never leads back to it, so Python's garbage collector need not know it: sixteen bytes less,
made and dropped faster, and a collection passes by. Only for classes that hold no object that could hold them.

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
