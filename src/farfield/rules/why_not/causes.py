"""What is behind a refusal: the text that forbids, the condition that is not met, what there is instead of a target.

All of it is asked of the rules; nothing is decided here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .. import costs, movement, playing
from ..abilities import granted, reading
from ..abilities.in_force import ANYTHING, InForce, in_force
from ..abilities.restrictions import as_spell_forbidding, play_forbidding, source_of
from ..deciding import options, reasons
from ..effects.amounts import EMPOWERS, ValueOf
from ..effects.conditions import LESS_THAN, Both, Compare, EmpoweredHolds, Fits, LegionHolds, LevelHolds
from ..effects.parts import Ability, Condition, Filter
from ..effects.program import Program, Slot
from ..effects.select import MIGHTY, ON_CHAIN, CostIs, Is, Me, Select, Target, side_fits
from ..effects.select.where import is_zone, zone_of
from ..ids import NOTHING, ObjectId, PlaceId, SeatId
from ..playing import hiding, locations, targets
from ..printed import Printed
from ..state import S_TOLL, Arena, Card, Context, Item, State
from ..terms import (
    ABILITY,
    ACTIVATE,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    ENEMY,
    FACEDOWN,
    FRIENDLY,
    GEAR,
    HIDE,
    LEGEND,
    LEGEND_ZONE,
    MOVE,
    OTHERS,
    PLAYER,
    RUNE,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
)
from .intents import Intent
from .refusals import AND_OTHERS

# --- what forbids it


@dataclass(frozen=True, slots=True)
class Cause:
    """The card that something comes from, and its text if that can be said by itself; as far as they can be told."""

    face: Printed | None
    text: Ability | None


def forbidding(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> Cause | None:
    """What forbids this player to do this with this card."""
    found: InForce | None = None
    about: Card | None = card
    if x.verb == MOVE:
        for dest in [x.place] if x.place >= 0 else [*s.battlefields, s.sides[seat].base]:
            found = found or movement.move_forbidding(s, a, card, PlaceId(dest), seat)
    elif x.verb == HIDE:
        found = hiding.hide_forbidding(s, a, seat)
    elif x.verb == ACTIVATE:
        found = as_spell_forbidding(s, a, seat)
    else:
        found = play_forbidding(s, a, seat, card)
        if found is None and x.place >= 0:
            found = locations.entry_forbidding(s, seat, PlaceId(x.place))
            about = s.find(s.places[x.place].card)
    return cause(s, found, about)


def toll(s: State, a: Arena, seat: SeatId, dest: PlaceId) -> Cause | None:
    """What asks for a price to move there."""
    field = s.card(s.places[dest].card)
    found = in_force(s, a, S_TOLL, ANYTHING, field, seat)
    return cause(s, found[0], field) if found else None


def cause(s: State, x: InForce | None, about: Card | None) -> Cause | None:
    if x is None:
        return None
    standing = x.lasting is None and x.key >= 0
    scope = x.ability.scope
    # What an effect has given or made speaks of what was chosen for it: "it can't move" says nothing by itself.
    clear = standing or (x.lasting is not None and (scope is None or scope.described()))
    return Cause(s.face_of(source_of(x, about)), x.ability if clear else None)


# --- what is asked for and not so


def lacking(s: State, c: Context, wanted: Condition) -> Condition:
    """Of several things that must be so, the first that is not."""
    if isinstance(wanted, Both):
        for part in wanted.conditions:
            if not part.holds(s, c):
                return lacking(s, c, part)
    return wanted


def lacking_for_use(s: State, card: Card, number: int) -> Condition | None:
    """What an activated ability depends on and is not so."""
    ability = granted.activated(s, card)[number]
    c = reading.context_of(s, card)
    for wanted in (ability.gate, ability.condition):
        if wanted is not None and not wanted.holds(s, c):
            return lacking(s, c, wanted)
    return None


def lacking_for_play(s: State, a: Arena, seat: SeatId, card: Card) -> Condition | None:
    """What must be so for a text of the card that would let it be played now: from where it is, or in this window."""
    window = options.window_of(s, a)
    c = reading.context_of(s, card)
    c.seat = seat
    for ability in card.printed.flow if card.zone == TRASH else card.printed.abilities:
        helps = card.zone == TRASH or (ability.card_speed and locations.speed_fits(ability.card_speed, window))
        if helps and ability.gate is not None and not ability.gate.holds(s, c):
            return lacking(s, c, ability.gate)
    return None


def reason_of(wanted: Condition) -> int:
    """The reason that names a condition; the general one if it has none of its own."""
    if isinstance(wanted, Fits) and isinstance(wanted.objects, Me) and _asks_for_mighty(wanted.filters):
        return reasons.NEEDS_MIGHTY
    if isinstance(wanted, Compare) and isinstance(wanted.left, ValueOf) and wanted.left.what == EMPOWERS:
        return reasons.ALREADY_EMPOWERED if wanted.op == LESS_THAN else reasons.NEEDS_EMPOWERED
    for kind, reason in _OWN_REASONS:
        if isinstance(wanted, kind):
            return reason
    return reasons.ABILITY_CONDITION


_OWN_REASONS: Final = (
    (LegionHolds, reasons.NEEDS_LEGION),
    (LevelHolds, reasons.NEEDS_LEVEL),
    (EmpoweredHolds, reasons.NEEDS_EMPOWERED),
)


def _asks_for_mighty(filters: tuple[Filter, ...]) -> bool:
    return any(isinstance(f, Is) and f.state == MIGHTY and not f.negate for f in filters)


# --- what it would be, and what it would cost


def probe(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> tuple[Program | None, Item]:
    """The text of what is wanted, if it has one, and how it would stand on the chain of this arena."""
    abilities = granted.activated(s, card)
    if x.verb != ACTIVATE or not 0 <= x.ability < len(abilities):
        return card.printed.program, playing.new_item(s, a, seat, card, options.window_of(s, a))
    item = Item(NOTHING, seat, card.id, card.place)
    item.arena = a.index
    item.ability = abilities[x.ability]
    item.bound = [[] for _ in range(abilities[x.ability].text.slot_count)]
    return abilities[x.ability].text, item


def price(s: State, a: Arena, seat: SeatId, card: Card, x: Intent) -> costs.Price:
    """What it would cost, before any choice."""
    if x.verb == HIDE:
        return hiding.price(s, a, seat)
    if x.verb == MOVE:
        return costs.toll(s, a, seat, 1, PlaceId(x.place)) if x.place >= 0 else costs.Price(0)
    abilities = granted.activated(s, card) if x.verb == ACTIVATE else []
    if x.verb == ACTIVATE and 0 <= x.ability < len(abilities):
        found = costs.Price(ABILITY, card.id)
        found.add(abilities[x.ability].cost)
        return found
    mode = {FACEDOWN: costs.COST_IGNORED, TRASH: costs.COST_FLOW}.get(card.zone, costs.COST_NORMAL)
    return costs.card_price(s, a, seat, card, mode, None)


def with_power(price: costs.Price, more: int) -> costs.Price:
    """The same price with so much more Power of any domain: what Deflect asks for."""
    price.add_power(more)
    return price


# --- what cannot be chosen


_TYPE_WORDS: Final = (
    (UNIT, "unit"),
    (GEAR, "gear"),
    (SPELL, "spell"),
    (RUNE, "rune"),
    (BATTLEFIELD, "battlefield"),
    (LEGEND, "legend"),
    (PLAYER, "player"),
)

MISFITS: Final = {
    "description": "it does not fit the description",
    "dear": "it costs too much",
    "mighty": "it is not Mighty",
    "place": "it is in the wrong place",
    "chain": "it is still on the chain",
    "trash": "it is in the trash",
    "together": "it does not go together with what is already chosen",
    "rest": "what else must be chosen or paid would no longer be possible",
    "choice": "it is not among the choices",
}
"""In what an object differs from what is asked for; its kind and side are told in words of their own."""


def misfit(s: State, item: Item, target: Target, card: Card) -> tuple[str, str]:
    """Which part of what is asked for does not fit this object, and how English says so."""
    select = target.select
    if not card.printed.types & select.what:
        kinds = " or ".join(word for bit, word in _TYPE_WORDS if select.what & bit)
        return "kind", f"it must be a {kinds or 'spell or ability on the chain'}"
    who = card.controller if card.zone >= BOARD or card.zone == CHAIN else card.owner
    if not side_fits(s, select.side, item.seat, who):
        side = {YOURS: "yours", FRIENDLY: "friendly", ENEMY: "an enemy's", OTHERS: "another player's"}[select.side]
        return "side", f"it must be {side}"
    kind = _place_misfit(s, item, select, card) or ""
    taken = item.bound[target.slot]
    if not kind and target.group is not None and not target.group.allows(s, taken, card):
        kind = "together"
    return kind, MISFITS.get(kind, "")


def _place_misfit(s: State, item: Item, select: Select, card: Card) -> str:
    there = (zone_of(select.where),) if is_zone(select.where) else (BOARD, LEGEND_ZONE)
    if card.zone not in there:
        return {CHAIN: "chain", TRASH: "trash"}.get(card.zone, "place")
    if _matches(s, item, select, card):
        return ""
    if not _matches(s, item, without(select), card):
        return "place"
    wrong = [f for f in select.filters if not f.fits(s, item, card)]
    if all(_is_upper_bound(f) for f in wrong):
        return "dear"
    return "mighty" if _asks_for_mighty(tuple(wrong[:1])) else "description"


def _matches(s: State, item: Item, select: Select, card: Card) -> bool:
    if card.printed.types & BATTLEFIELD:
        return select.battlefield_matches(s, item, card.id, card.place)
    return select.matches(s, item, card)


def without(select: Select, *filters: Filter) -> Select:
    """The same kind, side and place, and only these filters."""
    return Select(select.what, select.side, select.where, filters, select.slot)


def _is_upper_bound(f: Filter) -> bool:
    return isinstance(f, CostIs) and f.energy_least is None


@dataclass(frozen=True, slots=True)
class NearMiss:
    """Why nothing can be chosen, and what there is instead."""

    reason: int
    names: list[str]
    cause: Cause | None = None


def near_miss(s: State, a: Arena, item: Item, text: Program) -> NearMiss | None:
    """What nearly could be chosen where nothing can, and what is in the way; None if there is nothing like it."""
    if targets.possible(s, a, item, text) >= 0:
        # All could be chosen, if nothing had to be paid with it (CR 357.3).
        ids = [id for slot in _targets(text) for id in targets.candidates(s, a, item, slot)]
        return NearMiss(reasons.ONLY_TO_PAY_WITH, _names(s, ids))
    for slot in _targets(text):
        if slot.target is not None and len(targets.candidates(s, a, item, slot)) < slot.target.least:
            found = _instead(s, a, item, slot.target)
            if found is not None:
                return found
    return None


def _targets(text: Program) -> list[Slot]:
    return [slot for slot in text.slots if slot.target is not None and not slot.target.select.what & PLAYER]


def _names(s: State, ids: list[ObjectId], most: int = 3) -> list[str]:
    names = list(dict.fromkeys(face.name for face in (s.face_of(id) for id in ids) if face is not None))
    return [*names[:most], AND_OTHERS] if len(names) > most else names


def _instead(s: State, a: Arena, item: Item, target: Target) -> NearMiss | None:
    select = target.select
    if select.where == ON_CHAIN:
        bare = without(select, *[f for f in select.filters if not _is_upper_bound(f)])
        dear = [x for x in a.chain if x.id != item.id and x.finalized and bare.item_matches(s, item, x.id)]
        return NearMiss(reasons.ONLY_TOO_DEAR, _names(s, [x.card or x.source for x in dear])) if dear else None
    near: dict[int, list[ObjectId]] = {}
    for card in s.cards:
        if card.id > 0 and card.known >> item.seat & 1 and card.id != item.card:
            near.setdefault(_in_the_way(s, a, item, target, card), []).append(card.id)
    for reason in (reasons.ONLY_PROTECTED, reasons.ONLY_TOO_DEAR, reasons.ONLY_ON_CHAIN, reasons.ONLY_IN_TRASH):
        if near.get(reason):
            first = near[reason][0]
            by = cause(s, targets.protecting(s, a, first, item.seat), s.find(first))
            return NearMiss(reason, _names(s, near[reason]), by)
    return None


def _in_the_way(s: State, a: Arena, item: Item, target: Target, card: Card) -> int:
    """Why an object that is nearly as asked for is none to choose."""
    kind, _ = misfit(s, item, target, card)
    if kind == "":
        return reasons.ONLY_PROTECTED if targets.untouchable(s, a, card.id, item.seat) else reasons.OK
    if kind == "dear":
        return reasons.ONLY_TOO_DEAR
    if kind in ("chain", "trash") and target.select.describes(s, item, card):
        return reasons.ONLY_ON_CHAIN if kind == "chain" else reasons.ONLY_IN_TRASH
    return reasons.OK


def least_deflect(s: State, a: Arena, item: Item, text: Program | None) -> int:
    """The Power that whatever is chosen costs more at least."""
    return max(0, targets.possible(s, a, item, text)) if text is not None and (text.slots or text.modes) else 0


def deflecting(s: State, a: Arena, item: Item, text: Program) -> int:
    """Of what could be chosen, an object whose Deflect is in the way: the one that asks for least."""
    for slot in _targets(text):
        asked = [(targets.deflect_of(s, item, id), id) for id in targets.candidates(s, a, item, slot)]
        if asked and min(asked)[0] > 0:
            return min(asked)[1]
    return 0


def least_extra(s: State, a: Arena, item: Item, text: Program, id: ObjectId, start: int = 0) -> int:
    """The least Power that choosing this for any part of a text costs more; -1 if it cannot be chosen at all."""
    best = -1
    for i in range(start, len(text.slots)):
        slot = text.slots[i]
        if not targets.slot_needed(s, item, slot):
            continue
        found = targets.candidates(s, a, item, slot)
        kept = item.bound[slot.number]
        for other in [id] if id in found else found:
            item.bound[slot.number] = [*kept, other]
            if other == id:
                rest = targets.can_complete(s, a, item, text, i)
            else:
                rest = least_extra(s, a, item, text, id, i + 1)
            item.bound[slot.number] = kept
            total = rest + targets.deflect_of(s, item, other)
            if rest >= 0 and (best < 0 or total < best):
                best = total
        if best >= 0 or targets.least_of(slot) > 0:
            return best
    return best


def extra_for(s: State, a: Arena, item: Item, text: Program, id: ObjectId) -> int:
    """Like `least_extra`, whichever mode is chosen."""
    if not text.modes:
        return least_extra(s, a, item, text, id)
    found: list[int] = []
    for mode in range(text.modes):
        item.modes = [mode]
        found.append(least_extra(s, a, item, text, id))
        item.modes = []
    return min((n for n in found if n >= 0), default=-1)
