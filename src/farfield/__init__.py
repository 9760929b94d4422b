"""Farfield plays the card game Riftbound by its real rules."""

from farfield._version import __version__

__all__ = ["__version__"]
