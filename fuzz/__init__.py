"""Fuzz targets: what reads text from strangers is fed with text that nobody would write.

`make fuzz` runs each target for a bounded time; `deck_lists` says what must hold. `corpus/` holds a few seeds for each
target, kept small by hand: what a run discovers stays in `build/fuzz/`.
"""
