"""Showdowns, combats and chains that cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from farfield.errors import excerpt
from farfield.games.position.chain import ORIGINS, THEN
from farfield.games.position.going_on import STEPS, OnChain, Showdown
from farfield.games.position.objects import face_of
from farfield.games.position.pieces import as_piece
from farfield.games.position.refusing import card_at, is_seat, is_side, misplaced, problem, teams_of, within
from farfield.games.position.whole import Position
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.terms import EVENT_NAMES, MAIN_DECK_CARD, SPELL, ZONE_NAMES


def check_showdowns(p: Position) -> None:
    lanes = isinstance(p.mode, LaneLegends)
    open_: dict[int, str] = {}
    for number, field in enumerate(p.fields):
        x = field.showdown
        if x is None:
            continue
        where = face_of(field.card).name
        arena = number // 3 if lanes else 0
        if arena in open_:
            text = "Showdowns are going on at {one} and at {other}, and only one can at a time. Leave one of them out."
            raise problem("two-showdowns", text, "CR 344", one=open_[arena], other=where)
        open_[arena] = where
        is_side(p, x.focus, f"Who has focus at {where}")
        within(x.passes, "passes of focus", where, 0, len(p.seats) + p.npcs)
        for guest in x.guests:
            is_seat(p, guest, f"Who was invited to {where}")
        _check_combat(p, x, where)


def _check_combat(p: Position, x: Showdown, where: str) -> None:
    if x.step not in STEPS:
        text = 'No part of a combat is called "{step}". Write one of: {known}.'
        raise problem("combat-step", text, "CR 464", step=excerpt(x.step), known=", ".join(STEPS))
    if (x.attacker is None) != (x.defender is None):
        text = "In a combat somebody attacks somebody; at {where} only one is given. Give both, or neither."
        raise problem("combat-sides", text, "CR 464", where=where)
    if x.attacker is None or x.defender is None:
        if x.step != STEPS[0] or x.guests:
            text = (
                "Nobody attacks at {where}, so it is no combat: leave out its step and guests, or say who attacks whom."
            )
            raise problem("no-combat", text, "CR 464", where=where)
        return
    is_side(p, x.attacker, f"Who attacks at {where}")
    is_side(p, x.defender, f"Who defends at {where}")
    teams = teams_of(p)
    teams += [max(teams) + 1] * p.npcs
    if teams[x.attacker] == teams[x.defender]:
        text = "At {where} seat {one} attacks seat {other}, and they are on one side. Only opponents fight."
        raise problem("combat-friends", text, "CR 323.9", where=where, one=x.attacker, other=x.defender)


def check_chain(p: Position) -> None:
    newest = {x.lane: i for i, x in enumerate(p.chain)}
    for i, x in enumerate(p.chain):
        where = f"item {i} of the chain"
        kinds = [x.card is not None, bool(x.use), bool(x.trigger), bool(x.strike), x.left is not None]
        if sum(kinds) != 1:
            text = "Item {item} of the chain must be one thing: a card, or an ability that is used or has triggered."
            raise problem("item-kind", text, "CR 329", item=i)
        is_side(p, x.seat, f"The controller of {where}")
        for seat, what in ((x.owner, "The owner of"), (x.player, "Who played")):
            if seat is not None:
                is_side(p, seat, f"{what} {where}")
        for lane in (x.lane, x.lane if x.into is None else x.into):
            within(lane, "the lane", where, 0, len(p.seats) - 1 if isinstance(p.mode, LaneLegends) else 0)
        within(x.passes, "passes of priority", where, 0, len(p.seats))
        if x.passes and (newest[x.lane] != i or x.pending):
            text = "Passes of priority belong to the newest item that is not pending, and item {item} is none."
            raise problem("item-passes", text, "CR 338", item=i)
        for what, n in (("Energy", x.energy), ("Power", x.power), ("the number of its ability", x.number)):
            within(n, what, where)
        for n in x.paid:
            within(n, "the number of a cost that was paid", where, 0, 30)
        _check_words(i, x, where)
    if p.chain or p.used:
        from farfield.games.position.setting_up import build

        build(p)  # whether everything that was chosen is there shows once all lies on the table


def _check_words(i: int, x: OnChain, where: str) -> None:
    """Its card, where it comes from and goes, and what set it off."""
    if x.card is not None:
        face = card_at(x.card, where)
        if not face.types & SPELL and not x.pending:
            text = (
                "{card} is item {item} of the chain, where only spells wait. Put it on the board, or mark it pending."
            )
            raise problem("item-card", text, "CR 337.2", card=face.name, item=i)
        if not face.types & MAIN_DECK_CARD:
            raise misplaced(face, where, "a unit, a spell or gear", "CR 329")
    if x.left is not None:
        card_at(as_piece(x.left).card, where)
        if not x.left_from:
            text = "Item {item} of the chain is of something that has left the board. Say from where."
            raise problem("item-left", text, "CR 359.3", item=i)
    if x.strike and not x.gear:
        text = "Item {item} of the chain is a Strike, and it does not say which. Give its gear."
        raise problem("item-strike", text, "LL 6.1", item=i)
    words: list[tuple[str, Iterable[str]]] = [(x.origin, ORIGINS), (x.then, THEN)]
    if x.happened is not None:
        words += [(x.happened.what, EVENT_NAMES), (x.happened.origin, ("", *ZONE_NAMES))]
    for word, known in words:
        if word not in known:
            text = 'Item {item} of the chain: "{text}" cannot be there. Write one of: {known}.'
            raise problem("item-word", text, None, item=i, text=excerpt(word), known=", ".join(k for k in known if k))
