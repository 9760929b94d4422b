"""Playing cards and using abilities: the six steps (CR 349-359, 398-406).

Step 1 puts it on the chain; 2 asks for the choices, each part offering only what can still be completed; 3 and 4 work
out and pay the cost; 5 checks; 6 finalizes. Because nothing is offered that cannot be completed, step 5 can only fail
for plays that an effect forces (ruling A11); those are undone.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from .beginning import as_spell, begin_ability, begin_card, new_item, play_by_effect, start
from .choices_and_costs import MODES, TARGETS, Play, item_of, program_of
from .finalizing import remember_as_spell, remember_use
from .optional_costs import cheaper
from .paying_with import finishable, price_may_depend, price_of
from .sparing import leaves_targets
