"""Battlefields, showdowns, combat."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.rules.state import SLOT_MASK, State
from farfield.rules.terms import ATTACKER, DEFENDER, GAME_OVER, NO_ROLE, Q_MAIN, THIS_COMBAT
from tests.forbidden.entries import entry
from tests.forbidden.reading import (
    changes_rules,
    fields,
    settled,
    sides_at,
    units,
)


@entry("CR 323.6", "an emptied battlefield is not controlled in an open state")
def empty_but_controlled(s: State) -> Iterator[object]:
    for a in settled(s):
        for place in fields(s, a):
            if not a.chain and place.controller >= 0 and a.showdown != place.index:
                if place.controller not in sides_at(s, place):
                    yield f"place {place.index} by {place.controller}"


@entry("CR 190.3", "units of a side without control contest the battlefield")
def not_contested(s: State) -> Iterator[object]:
    for a in settled(s):
        for place in fields(s, a):
            if place.contested_by < 0 and any(side != place.controller for side in sides_at(s, place)):
                yield f"place {place.index}: {sides_at(s, place)}, controlled by {place.controller}"


@entry("CR 190.3, 323.11", "contested is applied by somebody present who does not control it")
def contested_wrongly(s: State) -> Iterator[object]:
    for place in s.places:
        by = place.contested_by
        if by >= 0 and (place.side >= 0 or by >= len(s.sides) or by == place.controller):
            yield f"place {place.index} by {by}, controlled by {place.controller}"
    for a in settled(s):
        for place in fields(s, a):
            ongoing = a.showdown == place.index
            if place.contested_by >= 0 and not ongoing and place.contested_by not in sides_at(s, place):
                yield f"place {place.index} by {place.contested_by}, who has no units there"


@entry("CR 447.2, 459", "units of at most two sides, and never of two teammates, are at a battlefield")
def crowded(s: State) -> Iterator[object]:
    for place in s.places:
        there = sides_at(s, place)
        if place.side < 0 and (len(there) > 2 or len({s.sides[x].team for x in there}) < len(there)):
            yield f"place {place.index}: {there}"


@entry("CR 323.8-323.10", "showdowns and combats are staged where they must be, and only there")
def staged_wrongly(s: State) -> Iterator[object]:
    for place in s.places:
        if (place.showdown_staged or place.combat_staged) and (place.side >= 0 or place.contested_by < 0):
            yield f"place {place.index} is not contested"
    for a in settled(s):
        for place in fields(s, a):
            if a.showdown == place.index or place.contested_by < 0:
                continue
            opponents = len({s.sides[x].team for x in sides_at(s, place)}) > 1
            if not place.showdown_staged or place.combat_staged != opponents:
                yield f"place {place.index}: {place.showdown_staged} {place.combat_staged}"


@entry("CR 323.12-323.13", "in Neutral Open nothing staged is left waiting while somebody acts")
def staged_but_not_begun(s: State) -> Iterator[object]:
    for a in settled(s):
        if not a.chain and a.showdown < 0 and a.question is not None and a.question.kind == Q_MAIN:
            yield from (f"place {p.index}" for p in fields(s, a) if p.showdown_staged or p.combat_staged)


@entry("CR 107.3", "a Facedown Zone is at a battlefield and holds one card, unless something allows more")
def facedown_over_capacity(s: State) -> Iterator[object]:
    for place in s.places:
        if place.facedown and place.side >= 0:
            yield f"place {place.index} is a base"
        for id in place.facedown:
            card = s.cards[id & SLOT_MASK]
            if not 0 <= card.hidden_on <= s.turn:
                yield f"{card.printed.name} was hidden on turn {card.hidden_on}"
    for a in settled(s):
        for place in fields(s, a):
            if len(place.facedown) > 1 and not changes_rules(s):
                yield f"place {place.index}: {len(place.facedown)}"


@entry("CR 323.7, 811", "a facedown card is at a battlefield its controller controls")
def facedown_without_control(s: State) -> Iterator[object]:
    for a in settled(s):
        for place in fields(s, a):
            for id in place.facedown:
                if s.cards[id & SLOT_MASK].controller != place.controller:
                    yield f"{s.cards[id & SLOT_MASK].printed.name} at place {place.index}"


# --- showdowns and combat


@entry("CR 190.3.b, 344", "a showdown is at a contested battlefield of its arena")
def showdown_nowhere(s: State) -> Iterator[object]:
    for a in s.arenas:
        if a.showdown >= 0 and s.phase != GAME_OVER:
            if a.showdown not in a.places or s.places[a.showdown].side >= 0:
                yield f"arena {a.index} at place {a.showdown}"
            elif s.places[a.showdown].contested_by < 0 and (not a.combat or a.combat_step < 5):
                yield f"place {a.showdown} is not contested"


@entry("CR 459, 464", "a combat has an attacker and a defender who are opponents; without one there is neither")
def combat_without_two_sides(s: State) -> Iterator[object]:
    for a in s.arenas:
        if s.phase == GAME_OVER:
            continue
        both = [x for x in (a.attacker, a.defender) if 0 <= x < len(s.sides)]
        if a.combat and (len(both) < 2 or s.sides[both[0]].team == s.sides[both[1]].team or a.showdown < 0):
            yield f"arena {a.index}: {a.attacker} against {a.defender} at {a.showdown}"
        if not a.combat and (a.attacker >= 0 or a.defender >= 0 or a.combat_step):
            yield f"arena {a.index}: {a.attacker} against {a.defender} outside combat"


@entry("CR 323.2, 466.7", "exactly the units at an ongoing combat have their controller's designation")
def wrong_designation(s: State) -> Iterator[object]:
    for a in settled(s):
        for index in a.places:
            for card in units(s, s.places[index]):
                role = NO_ROLE
                if a.combat and index == a.showdown:
                    role = ATTACKER if card.controller == a.attacker else NO_ROLE
                    role = DEFENDER if card.controller == a.defender else role
                if card.role != role or (card.seen_roles and not a.combat):
                    yield f"{card.printed.name} at place {index}: {card.role}, seen {card.seen_roles}"


@entry("CR 466.7", "what lasts a combat ends with it")
def outlasts_combat(s: State) -> Iterator[object]:
    for a in settled(s):
        if not a.combat:
            for index in a.places:
                for card in units(s, s.places[index]):
                    if any(mod.until == THIS_COMBAT for mod in card.mods or ()):
                        yield card.printed.name


@entry("CR 313", "focus exists in showdowns only, and somebody who is still there holds it")
def wrong_focus(s: State) -> Iterator[object]:
    for a in settled(s):
        if a.showdown < 0 and a.focus >= 0:
            yield f"arena {a.index}: {a.focus} without a showdown"
        if a.showdown >= 0 and not (0 <= a.focus < len(s.sides) and not s.sides[a.focus].lost):
            yield f"arena {a.index}: {a.focus}"


@entry("CR 312", "priority is held by a player who is still there, and passed on in closed states only")
def wrong_priority(s: State) -> Iterator[object]:
    for a in settled(s):
        if a.priority >= 0 and (not a.chain or a.priority >= s.players or s.sides[a.priority].lost):
            yield f"arena {a.index}: {a.priority}"
