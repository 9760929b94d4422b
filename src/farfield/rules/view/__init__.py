"""The game as one seat sees it: plain values that become JSON with `plain()`. What is hidden is not in them at all.

Objects, chain items and decisions go by the viewer's own names (`visibility.Alias`), places and sides by their numbers.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from .seeing import view
from .views import ArenaView, CardView, DecisionView, ItemView, OptionView, PlaceView, SeatView, SideView
