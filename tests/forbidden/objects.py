"""Objects, zones and what stands on the board."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.rules.effects.kinds_of_ability import BE_KILLED, Cant, Triggered
from farfield.rules.state import S_CANT, SLOT_MASK, Card, State
from farfield.rules.terms import (
    ASIDE,
    BANISHMENT,
    BATTLEFIELD,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    FACEDOWN,
    GAME_OVER,
    GEAR,
    HAND,
    LEGEND,
    LEGEND_ZONE,
    MAIN_DECK,
    MAIN_DECK_CARD,
    NOWHERE,
    RUNE,
    RUNE_DECK,
    SIDEBOARD,
    TRASH,
    UNIT,
)
from tests.forbidden.entries import entry
from tests.forbidden.reading import (
    changes_rules,
    elsewhere,
    in_zones,
    objects,
    on_board,
    plain_might,
    seen,
    settled,
    sources,
    units,
    zones,
)


@entry("CR 124", "an object's id must name its own slot, and no other object's")
def wrong_id(s: State) -> Iterator[object]:
    free = set(s.free_slots)
    for slot, card in enumerate(s.cards):
        if card.id < 0:
            if slot not in free:
                yield f"slot {slot} is empty but not free"
        elif card.id & SLOT_MASK != slot or slot in free:
            yield f"{card.printed.name} {card.id} in slot {slot}"
    if len(free) != len(s.free_slots):
        yield "a slot is free twice"


@entry("CR 105-108", "every card is in exactly one zone, and the zone holds it")
def not_in_one_zone(s: State) -> Iterator[object]:
    held: dict[int, tuple[int, int]] = {}  # zone and place, by id
    count = 0
    for side in s.sides:
        for zone, ids in zones(side):
            held.update(dict.fromkeys(ids, (zone, -1)))
            count += len(ids)
        held.update(dict.fromkeys(side.runes, (BOARD, side.base)))
        count += len(side.runes)
    for place in s.places:
        board = [*place.units, *place.gear, place.card] if place.card else [*place.units, *place.gear]
        held.update(dict.fromkeys(board, (BOARD, place.index)))
        held.update(dict.fromkeys(place.facedown, (FACEDOWN, place.index)))
        count += len(board) + len(place.facedown)
    for a in s.arenas:
        for item in a.chain:
            if item.card and s.find(item.card) is not None:
                held[item.card] = (CHAIN, -1)
                count += 1
    if count != len(held):
        yield f"{count} cards in all zones, but only {len(held)} different ones"
    said: dict[int, tuple[int, int]] = {}
    for zone, cards in seen(s).by_zone.items():
        if zone in (BOARD, FACEDOWN):
            said.update((card.id, (zone, card.place)) for card in cards)
        elif zone not in (ASIDE, SIDEBOARD, NOWHERE):
            said.update(dict.fromkeys([card.id for card in cards], (zone, -1)))
    if held != said:
        for id, there in said.items():
            if held.get(id) != there and not between_steps(s, s.cards[id & SLOT_MASK]):
                yield f"{s.cards[id & SLOT_MASK].printed.name} says zone and place {there}, but is not there"
        gone = {id: there for id, there in held.items() if id not in said}
        yield from (f"zone and place {there} hold object {id}, which is not there" for id, there in gone.items())


def between_steps(s: State, card: Card) -> bool:
    """The game is over: what was on the chain stays as it lay."""
    return s.phase == GAME_OVER and card.zone == CHAIN


@entry("CR 056", "a card is never in another player's zone")
def in_foreign_zone(s: State) -> Iterator[object]:
    for side in s.sides:
        for zone, ids in zones(side):
            for id in ids:
                if s.cards[id & SLOT_MASK].owner != side.index:
                    yield f"{s.cards[id & SLOT_MASK].printed.name} in zone {zone} of {side.index}"


@entry("CR 107-108, 133", "each zone holds its own kinds of card only")
def wrong_kind_for_zone(s: State) -> Iterator[object]:
    allowed = {
        MAIN_DECK: MAIN_DECK_CARD, HAND: MAIN_DECK_CARD, CHAMPION_ZONE: UNIT, RUNE_DECK: RUNE, LEGEND_ZONE: LEGEND,
        TRASH: MAIN_DECK_CARD, CHAIN: MAIN_DECK_CARD, FACEDOWN: MAIN_DECK_CARD,
        BOARD: UNIT | GEAR | RUNE | BATTLEFIELD,
    }  # fmt: skip
    for zone, kinds in allowed.items():
        for card in in_zones(s, zone):
            if not card.printed.types & kinds:
                yield f"{card.printed.name} in zone {zone}"
    for place in s.places:
        for ids, kind in ((place.units, UNIT), (place.gear, GEAR)):
            for id in ids:
                if not s.cards[id & SLOT_MASK].printed.types & kind:
                    yield f"{s.cards[id & SLOT_MASK].printed.name} among the wrong permanents of place {place.index}"


@entry("CR 186.1", "a token is on the board or the chain")
def token_off_board(s: State) -> Iterator[object]:
    for card in elsewhere(s, BOARD, CHAIN):
        if card.original.token:
            yield f"{card.printed.name} in zone {card.zone}"


@entry("CR 124", "an object off the board carries nothing temporary")
def keeps_what_it_should_lose(s: State) -> Iterator[object]:
    for card in elsewhere(s, BOARD, LEGEND_ZONE):
        if (
            card.damage or card.exhausted or card.stunned or card.buffs or card.empowered or card.counters or card.mods
            or card.marks or card.attached_to or card.attachments or card.role or card.seen_roles or card.prevent
        ):  # fmt: skip
            yield f"{card.printed.name} in zone {card.zone}"


@entry("CR 107.4, 174", "a legend stays its owner's")
def legend_taken(s: State) -> Iterator[object]:
    for side in s.sides:
        for id in side.legends:
            if s.cards[id & SLOT_MASK].controller != side.index:
                yield s.cards[id & SLOT_MASK].printed.name


@entry("CR 108.3", "the Champion Zone holds the Chosen Champion only")
def wrong_champion(s: State) -> Iterator[object]:
    for side in s.sides:
        if len(side.champion) > 1:
            yield f"{len(side.champion)} cards of {side.index}"
        for id in side.champion:
            if s.cards[id & SLOT_MASK].original.name != side.chosen_champion:
                yield s.cards[id & SLOT_MASK].original.name


@entry("CR 191", "every object has an owner and a controller in the game")
def nobodys(s: State) -> Iterator[object]:
    sides = len(s.sides)
    for card in objects(s):
        if not (0 <= card.owner < sides and 0 <= card.controller < sides):
            yield f"{card.printed.name}: {card.owner}, {card.controller}"
        elif card.controller != card.owner and card.zone < CHAIN:
            yield f"{card.printed.name} in zone {card.zone} is controlled by {card.controller}"


@entry("CR 128-129", "all know what is public, and a seat knows its own hand and what it has hidden")
def known_wrongly(s: State) -> Iterator[object]:
    for card in in_zones(s, TRASH, BANISHMENT, CHAMPION_ZONE, CHAIN, BOARD, LEGEND_ZONE):
        if card.known != -1:
            yield f"{card.printed.name} in public zone {card.zone}: {card.known}"
    for card in in_zones(s, HAND, FACEDOWN):
        if card.controller < s.players and not card.known & (1 << card.controller):
            yield f"{card.printed.name} in zone {card.zone} is not known to {card.controller}"


# --- the board


@entry("CR 142.4, 323.5", "no unit with lethal damage is left after a cleanup")
def lethally_damaged_unit(s: State) -> Iterator[object]:
    for a in settled(s):
        saved = any(isinstance(x.ability, Cant) and x.ability.what == BE_KILLED for x in a.statics[S_CANT])
        if saved or any(isinstance(x.ability, Cant) for x in s.lasting):
            continue
        for index in a.places:
            for card in units(s, s.places[index]):
                might = plain_might(s, a, card)
                if might is None and card.version == a.version:
                    might = card.might
                forbids = any(mod.part is not None for mod in card.mods or ())
                if might is not None and card.damage and card.damage >= might and not forbids:
                    yield f"{card.printed.name}: {card.damage} of {might}"


@entry("CR 477.3", "a Might that was worked out and is not out of date is right")
def stale_might(s: State) -> Iterator[object]:
    for a in s.arenas:
        for index in a.places:
            for card in units(s, s.places[index]):
                might = plain_might(s, a, card)
                if might is not None and card.version == a.version and card.might != might:
                    yield f"{card.printed.name}: {card.might}, should be {might}"


@entry("CR 142, 417", "damage is on units, never negative, and no less than its marks")
def wrong_damage(s: State) -> Iterator[object]:
    for card in on_board(s):
        if card.damage and (card.damage < 0 or not card.printed.types & UNIT):
            yield f"{card.printed.name}: {card.damage}"
        if card.marks and (min(card.marks) < 0 or sum(card.marks) > card.damage):
            yield f"{card.printed.name}: {card.marks} of {card.damage}"
        if card.prevent < -1:
            yield f"{card.printed.name} prevents {card.prevent}"


@entry("CR 423, 426, 441", "only units are stunned; at most one buff, and one Empowered, unless something allows more")
def too_many_markers(s: State) -> Iterator[object]:
    more = changes_rules(s)
    for card in on_board(s):
        if (card.stunned or card.buffs) and not card.printed.types & UNIT:
            yield f"{card.printed.name} is no unit"
        if card.buffs < 0 or card.empowered < 0 or (not more and (card.buffs > 1 or card.empowered > 1)):
            yield f"{card.printed.name}: {card.buffs} buffs, {card.empowered} empowered"
        if card.counters and min(card.counters[1::2]) <= 0:
            yield f"{card.printed.name}: counters {card.counters}"


@entry("CR 323.7, 152", "no unattached gear at a battlefield or in another's base after a cleanup")
def stray_gear(s: State) -> Iterator[object]:
    for a in settled(s):
        for index in a.places:
            place = s.places[index]
            for id in place.gear:
                card = s.cards[id & SLOT_MASK]
                if not card.attached_to and not card.printed.types & UNIT and place.side != card.controller:
                    yield f"{card.printed.name} at place {index}"


@entry("CR 323.7, 107.1", "no unit in another's base after a cleanup, and no rune outside its controller's")
def in_foreign_base(s: State) -> Iterator[object]:
    for a in settled(s):
        for index in a.places:
            place = s.places[index]
            if place.side >= 0:
                yield from (c.printed.name for c in units(s, place) if c.controller != place.side)
    for side in s.sides:
        for id in side.runes:
            rune = s.cards[id & SLOT_MASK]
            if rune.place != side.base or rune.controller != side.index:
                yield f"{rune.printed.name} of {rune.controller} at place {rune.place}"


@entry("CR 434, 718", "an attached card hangs on one top-most card, at the same place, and both know")
def attached_wrongly(s: State) -> Iterator[object]:
    for card in objects(s):
        if card.attached_to:
            wearer = s.find(card.attached_to)
            if wearer is None or wearer.zone != BOARD or card.zone != BOARD:
                yield f"{card.printed.name} hangs on nothing"
            elif card.id not in (wearer.attachments or ()) or wearer.place != card.place:
                yield f"{card.printed.name} at place {card.place}, its top-most card at {wearer.place}"
            elif wearer.attached_to or wearer.id == card.id:
                yield f"{card.printed.name} hangs on a card that is attached itself"
        for id in card.attachments or ():
            found = s.find(id)
            if found is None or found.attached_to != card.id or (card.attachments or []).count(id) > 1:
                yield f"{card.printed.name} carries {id}, which does not hang on it"


@entry("CR 365, 385", "only objects that are there have abilities that work, in the arena where they are")
def ability_without_source(s: State) -> Iterator[object]:
    for a in s.arenas:
        for source in sources(a):
            card = s.find(source.card)
            if card is None:
                yield f"an ability of {source.card}"
            elif card.place >= 0 and s.places[card.place].arena != a.index:
                yield f"{card.printed.name} listens in arena {a.index}"


@entry("CR 363, 382", "an object on the board has every triggered ability that is printed on it, once")
def ability_lost(s: State) -> Iterator[object]:
    for card in on_board(s):
        if card.attached_to or card.place < 0:
            continue
        a = s.arenas[s.places[card.place].arena]
        for ability in card.printed.abilities:
            if isinstance(ability, Triggered) and ability.works_in == 0:
                for kind in ability.when.kinds:
                    own = [x for x in a.listeners[kind] if x.card == card.id and not x.via]  # not through Equipment
                    n = sum(x.ability is ability for x in own)
                    if n != card.printed.abilities.count(ability):
                        yield f"{card.printed.name} listens {n} times to {kind}"
