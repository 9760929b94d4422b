"""What tells things apart that would be called the same: whatever a viewer can see of them, as far as it differs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from farfield.rules.modes.lane_legends.deflect import DEFLECTED
from farfield.rules.objects import counters
from farfield.rules.terms import ATTACKER, BOARD, FACEDOWN, HAND, KEYWORD_NAMES, UNIT, KeywordKind
from farfield.words.calling import Caller, counted
from farfield.words.messages import Argument, Listed, Said

if TYPE_CHECKING:
    from farfield.rules.state import Card, Item

Facts = dict[str, Argument]
"""What can be said of a thing, by what it is about; what it does not have is left out."""


def differences(things: Sequence[Facts]) -> list[list[Argument]]:
    """Of each what the others do not have in the same way."""
    keys = list(dict.fromkeys([key for facts in things for key in facts]))
    telling = [key for key in keys if any(facts.get(key) != things[0].get(key) for facts in things)]
    return [[facts[key] for key in telling if key in facts] for facts in things]


def facts_of(caller: Caller, card: Card) -> Facts:
    """What can be seen of a card."""
    game = caller.game
    out: Facts = {"whose": caller.whose(card.controller)}
    if card.zone in (BOARD, FACEDOWN) and card.place >= 0:
        out["at"] = caller.place(card.place, "place-at")
    if card.zone == HAND and caller.viewer >= 0 and any(card.known >> seat & 1 for seat in caller.others()):
        out["seen"] = Said("mark-seen")
    if card.owner != card.controller:
        out["owner"] = Said("mark-owned", caller.person(card.owner))
    if card.zone != BOARD:
        return out
    if card.original is not card.printed and card.original.name != card.printed.name:
        out["copy"] = Said("mark-copy", {"card": card.original.name})
    if card.printed.types & UNIT:
        out["might"] = Said("card-might", {"n": game.might(card.id)})
        for number, name in enumerate(KEYWORD_NAMES):
            value = game.keyword(card.id, KeywordKind(number))
            if value:
                out[name] = f"[{name} {value}]" if value > 1 else f"[{name}]"
    out["ready"] = Said("mark-exhausted" if card.exhausted else "mark-ready")
    numbers = {
        "damage": Said("mark-damage", {"n": card.damage}),
        "prevent": Said("mark-prevent", {"n": card.prevent}),
        "buffs": Said("mark-buffed", {"n": card.buffs}),
        "deflected": Said("mark-deflected", {"n": counters.count(card, DEFLECTED)}),
    }
    out |= {about: said for about, said in numbers.items() if said.args["n"]}
    if card.stunned:
        out["stunned"] = Said("mark-stunned")
    if card.empowered:
        out["empowered"] = Said("mark-empowered")
    if card.role:
        out["role"] = Said("mark-attacker" if card.role == ATTACKER else "mark-defender")
    if card.attachments:
        out["wears"] = Said("mark-attached", {"cards": counted([caller.name(id) for id in card.attachments])})
    if card.attached_to:
        out["worn by"] = Said("mark-worn", {"thing": caller.thing(card.attached_to)})
    return out


def facts_of_item(caller: Caller, item: Item) -> Facts:
    """What can be seen of something on the chain: whose and of what it is, what set it off, and what was chosen for it
    on the table."""
    out: Facts = {"whose": caller.whose(item.seat)}
    for id in (item.source, item.event.subject if item.event is not None else 0):
        card = caller.game.find(id)
        if card is not None and card.zone == BOARD:
            out |= {f"{id == item.source} {about}": fact for about, fact in facts_of(caller, card).items()}
    chosen = [card for ids in item.bound for id in ids if (card := caller.game.find(id)) is not None]
    things = tuple(caller.thing(card.id) for card in chosen if card.zone == BOARD)
    if things:
        out["about"] = Said("board-chain-on", {"things": Listed(things)})
    return out
