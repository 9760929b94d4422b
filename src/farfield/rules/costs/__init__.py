"""Costs: what something costs in all, whether a player can pay it, and paying (CR 203-206, 356-357, 444).

What pays is imported from `spending` and `paying` themselves: it does what costs name, and so needs half the rules.
"""

# mypy: implicit-reexport
# ruff: noqa: F401

from .affording import (
    UNKNOWN,
    adders_for,
    can_do_deed,
    can_do_deeds,
    can_pay,
    can_pay_energy,
    can_pay_power,
    chooses,
    deed_candidates,
    each_once,
    exhausted_for,
    in_order,
    lacking_energy,
    match_power,
    may_ask,
    may_do_all,
    most_energy,
    not_yet,
    plain_energy,
    power_supply,
    spendable,
    taken_itself,
)
from .hidden_payers import asked_anyway, silence_tells
from .price import ONLY_RUNES, Price
from .total import (
    COST_ENERGY_IGNORED,
    COST_FLOW,
    COST_IGNORED,
    COST_NORMAL,
    COST_NOTHING,
    COST_POWER_IGNORED,
    PAID_ACCELERATE,
    PAID_INSTEAD,
    PAID_REPEAT,
    ability_changes,
    ability_price,
    all_chosen,
    as_printed,
    card_price,
    chooses_such,
    deflect,
    flow_mode,
    toll,
)
