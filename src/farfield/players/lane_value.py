"""What a lane may still bring: the points to come until the deck is empty, guessed from what can be counted in it.

The guess is a small network over some hundred numbers: who stands where, who would win the next fights, hand, runes,
deck, what the NPC may be dealt, the table's modifiers. Its weights were learned from games that the program played
against itself, by `farfield.lab.learn_lanes`; whoever changes the numbers has to learn anew.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends, lane_at_a_glance
from farfield.rules.modes.lane_legends.lane_at_a_glance import FED_GEAR, FED_UNIT, STRIKES, LaneStanding
from farfield.rules.modes.lane_legends.modifiers import Modifiers

from .network import Network

DOMAINS: Final = 6
ONE: Final = 1 << 12  # the numbers are rounded to one part of this
WEIGHTS: Final = Path(__file__).with_name("lane_weights.json")


class LaneValue:
    """Looks at one lane again and again while a decision is weighed."""

    def __init__(self, root: Game, lane: int, viewer: int) -> None:
        assert isinstance(root.mode, LaneLegends)
        dealt = lane_at_a_glance.may_be_dealt(root, lane, viewer)
        self.fed = of_what_is_dealt(dealt) + of_modifiers(root.mode.modifiers)
        self.domains = of_domains(root, lane)
        self.seen: dict[tuple[object, ...], float] = {}

    def points(self, x: LaneStanding, acting: bool) -> float:
        """Points to come. `acting`: the Action Phase lies ahead; without it the turn is about to end."""
        key = (
            acting, *map(tuple, x.units), *map(tuple, x.thralls), tuple(x.hand), tuple(x.known), x.deck, x.runes,
            x.ready_runes, x.loose, x.gear,
        )  # fmt: skip
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = networks()[acting].guess(self.numbers(x, acting))
        return found

    def numbers(self, x: LaneStanding, acting: bool) -> list[float]:
        """All that counts, each about between -2 and 2."""
        own = [sum(row) for row in x.units]
        there = [sum([one // STRIKES for one in row]) for row in x.thralls]
        out = of_units(x, own)
        out += of_thralls(x, there)
        held = bool(x.units[3]) and not x.thralls[3]
        lost = bool(x.thralls[1]) and not x.units[1]
        out += [float(held), float(lost)]
        for spot in (1, 2, 3):
            out += of_fights(x, own, there, spot)
        out += of_hand(x)
        out += [x.deck / 20, math.sqrt(x.deck) / 4, float(x.deck < 2), float(x.deck < 4)]
        out += of_next_card(x)
        out += self.fed
        if acting:
            dear = sum([card >> 2 & 255 for card in x.hand])
            out += [x.ready_runes / 8, min(x.ready_runes, dear) / 8]
        out += self.domains
        out += of_time(x, own, there, held, lost)
        return out


def of_units(x: LaneStanding, own: list[int]) -> list[float]:
    out: list[float] = []
    for spot in range(4):
        units = x.units[spot]
        out += [own[spot] / 6, len(units) / 2, units[0] / 5 if units else 0.0]
    return out


def of_thralls(x: LaneStanding, there: list[int]) -> list[float]:
    out: list[float] = []
    for spot in range(1, 5):
        row = x.thralls[spot]
        top = row[0] if row else 0
        strikes = sum([one % STRIKES for one in row])
        out += [there[spot] / 6, len(row) / 2, top // STRIKES / 5, float(top % STRIKES), strikes / 2]
    return out


def of_fights(x: LaneStanding, own: list[int], there: list[int], spot: int) -> list[float]:
    """At a battlefield: how the units there would stand against the next attacker, and who could conquer it."""
    out = [0.0, 0.0, 0.0]
    units = x.units[spot]
    if units:
        top = x.thralls[spot + 1][0] if x.thralls[spot + 1] else 0
        attacker = top // STRIKES
        rest = units[top % STRIKES :]
        left = survivors(rest, attacker)
        stays = bool(left) or (bool(rest) and not attacker)
        out = [(sum(rest) - attacker) / 6 if attacker else 1.0, float(stays), (own[spot] - sum(left)) / 6]
    coming = own[spot - 1]
    more = coming - there[spot]
    out.append(max(-1.5, min(1.5, more / 6)) if coming else -1.5)
    out.append(float(coming > 0 and more >= 0 and bool(survivors(x.units[spot - 1], there[spot]))))
    return out


def of_hand(x: LaneStanding) -> list[float]:
    units = gear = spells = dear = might = 0
    for card in x.hand:
        dear += card >> 2 & 255
        if card & 3 == FED_UNIT:
            units += 1
            might += card >> 10
        elif card & 3 == FED_GEAR:
            gear += 1
        else:
            spells += 1
    out = [units / 2, gear / 2, spells / 2, dear / 10, might / 8]
    return [*out, x.gear / 2, x.loose / 2, x.runes / 8, min(x.runes + 2, dear) / 8]


def of_next_card(x: LaneStanding) -> list[float]:
    """What the NPC is dealt next, if the player knows it: what was recycled comes back as a Thrall."""
    if not x.known:
        return [0.0] * 6
    card = x.known[0]
    out = [1.0, float(card & 3 == FED_UNIT), float(card & 3 == FED_GEAR)]
    return [*out, (card >> 2 & 255) / 4, (card >> 10) / 4, len(x.known) / 4]


def of_time(x: LaneStanding, own: list[int], there: list[int], held: bool, lost: bool) -> list[float]:
    """The same things count more while there is time left."""
    room = x.runes + 2
    soon = 0  # Might that can be played next turn
    for card in sorted(x.hand, key=might_of, reverse=True):
        cost = card >> 2 & 255
        if card & 3 == FED_UNIT and cost <= room:
            room -= cost
            soon += card >> 10
    left = x.deck / 20
    total, against = sum(own) / 10, sum(there) / 10
    out = [soon / 6, total, against, left * total, left * against, left * held, left * lost]
    for spot in (3, 2, 1):
        top = x.thralls[spot + 1][0] // STRIKES if x.thralls[spot + 1] else 0
        out.append(left * (own[spot] - top) / 6 if x.units[spot] else 0.0)
    return [*out, left * there[4] / 6, left * soon / 6]


def of_what_is_dealt(unknown: list[int]) -> list[float]:
    """What the deck is made of, as the NPC is fed with it."""
    units = gear = spells = cost = might = bonus = 0
    for card in unknown:
        cost += max(1, card >> 2 & 255)
        if card & 3 == FED_UNIT:
            units += 1
            might += card >> 10
        elif card & 3 == FED_GEAR:
            gear += 1
            bonus += card >> 10
        else:
            spells += 1
    n = max(1, len(unknown))
    return [units / n, gear / n, spells / n, cost / n / 4, might / n / 3, bonus / n]


def of_modifiers(m: Modifiers) -> list[float]:
    out = [float(m.faster_units - 1), m.mighty_strikes / 2, float(m.reaction_spells != 0)]
    return [*out, float(m.recycle_costs), float(m.printed_cost_only)]


def of_domains(game: Game, seat: int) -> list[float]:
    """The domains of the legend: no text of a card is counted, but decks of one domain have much in common."""
    found = 0
    for id in game.sides[seat].legends:
        found |= game.card(id).printed.domains
    return [float(found >> i & 1) for i in range(DOMAINS)]


def might_of(card: int) -> int:
    return card >> 10


def survivors(those: list[int], damage: int) -> list[int]:
    """LL 7.1: the Mightiest that can be killed dies, again and again. The Mightiest comes first."""
    left: list[int] = []
    for one in those:
        if one <= damage:
            damage -= one
        else:
            left.append(one)
    return left


class LaneNetwork(Network):
    """Takes the numbers as they are counted."""

    __slots__ = ()

    def guess(self, numbers: Sequence[float]) -> float:
        return self.value([round(x * ONE) for x in numbers])


_in_use = WEIGHTS


def use(weights: Path) -> None:
    """Play with the weights of another file."""
    global _in_use
    _in_use = weights
    networks.cache_clear()


@cache
def networks() -> tuple[LaneNetwork, LaneNetwork]:
    """For the end of an Action Phase, and for its beginning."""
    kept = json.loads(_in_use.read_text(encoding="utf-8"))
    return network(kept["end"]), network(kept["beginning"])


def network(kept: dict[str, list[list[float]]]) -> LaneNetwork:
    return LaneNetwork(kept["first"], kept["second"], kept["last"], kept["line"][0], ONE)
