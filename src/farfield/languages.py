"""The languages Farfield speaks. Whatever needs to know them, from the rules reference to the table, asks here.

This module imports the standard library only, so that every part of Farfield may use it.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

Language = Literal["en", "de", "es", "fr"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
