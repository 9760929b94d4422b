"""How likely a seat is to win a Duel, guessed from what it can count in a Main Phase.

The guess is a small network over some hundred numbers: points, who stands where, who could take or keep which
battlefield, runes, hand; and a number for each card, by where it is, that its looks do not tell. The weights were
learned from games that programs played, by `farfield.lab.learn_duel`; whoever changes the numbers has to learn anew.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from farfield.rules.game import Game
from farfield.rules.state import Card, Place
from farfield.rules.terms import (
    ASSAULT,
    DEATHKNELL,
    DEFLECT,
    GANKING,
    GEAR,
    HIDDEN,
    MAIN_SPEED,
    MIGHTY_FROM,
    REACTION,
    SHIELD,
    TANK,
    TEMPORARY,
    THIS_COMBAT,
    THIS_TURN,
    UNIT,
)

from .network import Network, straight, table

WEIGHTS: Final = Path(__file__).with_name("duel_weights.json")
CHANNELED: Final = 2  # the runes that are channeled each turn
ONE: Final = 120  # all numbers are whole: so many are a one in the weights
FARTHEST: Final = 180  # how far apart two armies are is counted up to here


class Force:
    """What one side has on the board."""

    __slots__ = (
        "assault", "attack", "best", "bodies", "cost", "deathknells", "deflect", "first", "gear", "here", "loose",
        "mighty", "moving", "next", "rest", "roving", "strike", "tanks", "temporary", "total", "units",
    )  # fmt: skip

    def __init__(self) -> None:
        self.total = 0  # lasting Might
        self.bodies = 0  # units
        self.units = 0  # units in the base
        self.here = 0  # Might in the base
        self.rest = 0  # of that, exhausted
        self.best = 0  # the Mightiest in the base
        self.attack = 0  # Might in the base as it attacks
        self.assault = 0
        self.moving = 0  # Might at battlefields that can go to another
        self.mighty = 0
        self.temporary = 0  # Might that goes away by itself
        self.tanks = 0
        self.deflect = 0
        self.deathknells = 0
        self.cost = 0  # Energy that its units and gear cost
        self.strike = 0  # Might as it attacks of those in the base who can go, once it is their turn
        self.first = 0  # of the strongest of them
        self.next = 0  # of the second
        self.roving = 0  # Might that can go from one battlefield to another
        self.gear = 0  # worn by units
        self.loose = 0  # other gear


class Ground:
    """What there is at a battlefield, first of the seat that looks, then of the other."""

    __slots__ = ("best", "count", "facedown", "guard", "might", "owner", "scored")

    def __init__(self) -> None:
        self.owner = 0  # 1: of the seat that looks, -1: of the other
        self.might = [0, 0]
        self.best = [0, 0]  # of the Mightiest
        self.guard = [0, 0]  # Might as it defends
        self.count = [0, 0]
        self.facedown = [0, 0]
        self.scored = [False, False]


def lasting(game: Game, card: Card) -> int:
    """Might without what ends this turn or this combat."""
    value = game.might(card.id)
    if card.mods is not None:
        for mod in card.mods:
            if mod.until == THIS_TURN or mod.until == THIS_COMBAT:
                value -= mod.might
    return value if value > 0 else 0


# Where a card is: in the base or elsewhere off the battlefields, at a battlefield, the same of the other; in hand; the
# Chosen Champion in its zone, of either; a battlefield that nobody controls; facedown. A battlefield is where its
# controller has it.
IN_BASE, AT_BATTLEFIELD, IN_HAND, CHAMPION, NOBODYS, FACEDOWN = 0, 1, 4, 5, 7, 8
OTHER: Final = 2  # is added for the other's, where the seat may know it
WHERE: Final = 9  # so many


def look(game: Game, seat: int, force: list[Force], cards: list[tuple[str, int]], ahead: bool) -> list[Ground]:
    """Count the board; `cards` gets the name of everything on it, and where it is. `ahead`: as it will be when the
    other's Main Phase begins."""
    grounds: list[Ground] = []
    awake = -1 if ahead else int(game.turn_seat != seat)  # whose exhausted units stay where they are
    for place in game.places:
        ground: Ground | None = None
        if place.side < 0:
            ground = look_at(game, seat, place, cards, ahead)
            grounds.append(ground)
        for id in place.units:
            card = game.card(id)
            k = int(card.controller != seat)
            if ahead and k == 1 and card.kw[TEMPORARY]:
                continue
            cards.append((card.printed.name, OTHER * k + int(ground is not None)))
            count_unit(force[k], card, lasting(game, card), ground, k, k != awake or not card.exhausted)
        for id in place.gear:
            card = game.card(id)
            k = int(card.controller != seat)
            cards.append((card.printed.name, OTHER * k + int(ground is not None)))
            force[k].cost += card.printed.energy
            if not card.attached_to:
                force[k].loose += 1
    return grounds


def look_at(game: Game, seat: int, place: Place, cards: list[tuple[str, int]], ahead: bool) -> Ground:
    """A battlefield, without those who stand there."""
    ground = Ground()
    ground.owner = 0 if place.controller < 0 else 1 if place.controller == seat else -1
    if ahead:
        ground.scored = [False, ground.owner < 0]
    else:
        ground.scored = [bool(place.scored >> seat & 1), bool(place.scored >> (1 - seat) & 1)]
    name = game.card(place.card).printed.name
    cards.append(
        (name, NOBODYS if ground.owner == 0 else AT_BATTLEFIELD if ground.owner > 0 else AT_BATTLEFIELD + OTHER)
    )
    for id in place.facedown:
        card = game.card(id)
        if card.controller == seat:
            cards.append((card.printed.name, FACEDOWN))
        ground.facedown[card.controller != seat] += 1
    return ground


def count_unit(side: Force, card: Card, might: int, ground: Ground | None, k: int, goes: bool) -> None:
    kw = card.kw
    side.total += might
    side.bodies += 1
    side.cost += card.printed.energy
    side.mighty += might >= MIGHTY_FROM
    if kw[TEMPORARY]:
        side.temporary += might
    side.tanks += kw[TANK] > 0
    side.deflect += kw[DEFLECT]
    side.deathknells += kw[DEATHKNELL] > 0
    if card.attachments is not None:
        side.gear += len(card.attachments)
    if kw[GANKING]:
        side.roving += might
    if ground is None:
        attack = might + kw[ASSAULT]
        side.units += 1
        side.here += might
        side.attack += attack
        if card.exhausted:
            side.rest += might
        side.best = max(side.best, might)
        if goes:
            side.strike += attack
            if attack > side.first:
                side.first, side.next = attack, side.first
            elif attack > side.next:
                side.next = attack
    else:
        ground.might[k] += might
        ground.guard[k] += might + kw[SHIELD]
        ground.count[k] += 1
        ground.best[k] = max(ground.best[k], might)
        if kw[GANKING]:
            side.moving += might
    side.assault += kw[ASSAULT]


def numbers(game: Game, seat: int, ahead: bool = False) -> tuple[list[int], list[tuple[str, int]]]:
    """All that counts, each about between -2 and 2 times `ONE`; and the names of the cards, with where they are.

    `ahead`: the seat ends its turn now, and it is counted what there will be when the other's Main Phase begins, as far
    as the course of a turn tells: what they draw, channel, ready and score by holding."""
    force = [Force(), Force()]
    cards: list[tuple[str, int]] = []
    grounds = look(game, seat, force, cards, ahead)
    if ahead:
        force[1].rest = 0
    acting = game.turn_seat == seat and not ahead
    sides = (game.sides[seat], game.sides[1 - seat])
    goal = game.victory_score
    out = [ONE * acting, min(game.turn + ahead, 30) * 12]
    points = [sides[0].points, sides[1].points]
    if ahead:
        points[1] += sum([ground.owner < 0 for ground in grounds])
    ready = [0, 0]
    for k in (0, 1):
        side, own = sides[k], force[k]
        left = goal - points[k]
        out += [points[k] * 15, ONE * (left <= 3), ONE * (left <= 2), ONE * (left <= 1)]
        runes = len(side.runes)
        hand = len(side.hand)
        deck = len(side.deck)
        if ahead and k == 1:
            runes += min(CHANNELED, len(side.rune_deck))
            hand, deck = hand + 1, deck - 1
            ready[k] = runes
        else:
            ready[k] = sum([not game.card(id).exhausted for id in side.runes])
        out += [hand * 30, ONE * (hand == 0), deck * 6, ONE * (deck < 3), runes * 15, ready[k] * 20]
        out.append(min(side.xp, 10) * 24)
        out += [own.total * 10, own.bodies * 30, own.units * 40, own.here * 15, own.rest * 15, own.best * 24]
        out += [own.moving * 24, own.mighty * 60, own.temporary * 30, own.tanks * 60, own.deflect * 60]
        out += [own.deathknells * 60, own.assault * 40, own.gear * 60, own.loose * 60]
        out += [own.cost * 8, own.first * 20, own.next * 24, own.roving * 20, len(side.trash) * 6]
        legends = [game.card(id) for id in side.legends]
        cards += [(legend.printed.name, IN_BASE + OTHER * k) for legend in legends]
        out.append(ONE * sum([not legend.exhausted or (ahead and k == 1) for legend in legends]))
        champion = game.card(side.champion[0]).printed if side.champion else None
        if champion is not None:
            cards.append((champion.name, CHAMPION + k))
        out.append(0 if champion is None else ONE)
        out.append(0 if champion is None else ONE * (champion.energy <= runes + CHANNELED))
    out += of_grounds(grounds, force, acting)
    cards += [(game.card(id).printed.name, IN_HAND) for id in sides[0].hand]
    out += of_hand(game, sides[0].hand, len(sides[0].runes) + CHANNELED if not acting else ready[0])
    missing = (goal - points[0], goal - points[1])
    out += near_the_end(missing, grounds, force)
    return out, cards


OF_A_GROUND: Final = 17  # numbers of one battlefield


def of_grounds(grounds: list[Ground], force: list[Force], acting: bool) -> list[int]:
    """Each battlefield: who is there, who could take it. Those the seat holds best come first."""
    grounds.sort(key=standing_at, reverse=True)
    # Whoever acts now attacks with what is ready; the other with all that stands in the base, once it is awake.
    ours, theirs = force
    attack = (ours.attack - (ours.rest if acting else 0), theirs.attack - (0 if acting else theirs.rest))
    out: list[int] = []
    safe = taken = 0
    for ground in grounds[:2]:
        out += [ONE * (ground.owner == 1), ONE * (ground.owner == -1)]
        out += [ground.might[0] * 20, ground.might[1] * 20, ground.count[0] * 60, ground.count[1] * 60]
        out += [ground.best[0] * 20, ground.best[1] * 20]
        out += [ONE * (ours.first > ground.guard[1]), ONE * (theirs.first > ground.guard[0])]
        out += [ONE * ground.facedown[0], ONE * ground.facedown[1], ONE * ground.scored[0 if acting else 1]]
        threat = attack[1] - ground.guard[0]
        chance = attack[0] - ground.guard[1]
        out += [clipped(threat * 20), ONE * (threat < 0), clipped(chance * 20), ONE * (chance > 0)]
        safe += ground.owner == 1 and threat < 0
        taken += ground.owner == -1 and chance <= 0
    out += [0] * (OF_A_GROUND * (2 - min(2, len(grounds))))
    both = ONE * (len(grounds) > 1 and all(ground.owner == 1 for ground in grounds))
    none = ONE * all(ground.owner == -1 for ground in grounds)
    out += [both, none, safe * 60, taken * 60]
    return [*out, (ours.total - theirs.total) * 12, (ours.bodies - theirs.bodies) * 30]


def near_the_end(left: tuple[int, int], grounds: list[Ground], force: list[Force]) -> list[int]:
    """Who wins by holding what they hold, or by taking what they could take with all that stands in the base; and who
    could take everything at once, together or with the two strongest apart."""
    out: list[int] = []
    for k, own in ((0, 1), (1, -1)):
        held = open_ = need = 0
        guards: list[int] = []
        for ground in grounds:
            guard = ground.guard[1 - k]
            held += ground.owner == own
            if ground.owner != own:
                open_ += force[k].attack > guard
                need += guard + 1
                guards.append(guard)
        out += [held * 60, open_ * 60, ONE * (left[k] <= held), ONE * (left[k] <= held + open_)]
        strike = force[k].strike
        out += [clipped((strike - need) * 15), ONE * (bool(guards) and strike >= need)]
        apart = len(guards) == 2 and force[k].next > min(guards) and force[k].first > max(guards)
        out += [ONE * apart, ONE * (left[k] <= 2 * held), clipped((left[k] - held) * 20)]
    return out


def standing_at(ground: Ground) -> tuple[int, int]:
    return ground.owner, ground.might[0] - ground.might[1]


def clipped(value: int) -> int:
    return max(-FARTHEST, min(FARTHEST, value))


def of_hand(game: Game, hand: Sequence[int], room: int) -> list[int]:
    """What the seat holds, and what of it can be played with so many runes."""
    units = gear = quick = reactions = hidden = energy = might = playable = soon = 0
    for id in hand:
        face = game.card(id).printed
        energy += face.energy
        if face.types & UNIT:
            units += 1
            might += face.might
            if face.energy <= room:
                soon = max(soon, face.might)
        elif face.types & GEAR:
            gear += 1
        if face.speed != MAIN_SPEED:
            quick += 1
            reactions += face.speed == REACTION
        hidden += face.kw[HIDDEN] > 0
        playable += face.energy <= room
    spells = len(hand) - units - gear
    out = [units * 40, gear * 60, spells * 40, quick * 40, reactions * 60, hidden * 60, energy * 10, might * 12]
    return [*out, playable * 40, soon * 24, min(room, energy) * 15]


class DuelValue:
    """What the weights of a file say."""

    __slots__ = ("cards", "network")

    def __init__(self, kept: dict[str, object]) -> None:
        first, second, last = (table(kept[key]) for key in ("first", "second", "last"))
        self.network = Network(first, second, last, straight(kept["line"]), ONE)
        cards = kept["cards"]
        assert isinstance(cards, dict)
        self.cards: dict[str, list[float]] = cards

    def log_odds(self, game: Game, seat: int) -> float:
        """Of winning, for the seat; 0 if it may as well lose."""
        return self.of(*numbers(game, seat))

    def once_ended(self, game: Game, seat: int) -> float:
        """The same for a seat that ends its turn now, when the other's Main Phase begins."""
        return self.of(*numbers(game, seat, True))

    def of(self, found: list[int], cards: list[tuple[str, int]]) -> float:
        value = self.network.value(found)
        known = self.cards
        for name, where in cards:
            worth = known.get(name)
            if worth is not None:
                value += worth[where]
        return value


def chance(log_odds: float) -> float:
    return 1 / (1 + math.exp(-log_odds))


@cache
def learned(path: Path = WEIGHTS) -> DuelValue:
    return DuelValue(json.loads(path.read_text(encoding="utf-8")))
