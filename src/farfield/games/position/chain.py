"""The chain of a position: its items from a running game, and put on the chain again."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from farfield.errors import excerpt
from farfield.games.position import pointing
from farfield.games.position.going_on import Happened, OnChain, Picks
from farfield.games.position.objects import bits, face_of, face_of_object, piece_of, put_piece, refuse
from farfield.games.position.pieces import as_piece
from farfield.games.position.refusing import problem
from farfield.rules import layers, playing
from farfield.rules.abilities import granted, limits, registry
from farfield.rules.effects.kinds_of_ability import Triggered
from farfield.rules.effects.parts import Ability
from farfield.rules.effects.program import Program, Slot
from farfield.rules.ids import NO_PLACE, NOBODY, NOTHING, SPELL_ITEM, AbilityKey, ArenaId, ObjectId, SeatId
from farfield.rules.knowing.plain_names import place_name
from farfield.rules.knowing.visibility import EVERYBODY
from farfield.rules.modes.lane_legends import LaneLegends, npc, thralls
from farfield.rules.objects import zones
from farfield.rules.playing import targets
from farfield.rules.playing.windows import W_ACTION, W_MAIN, W_REACTION
from farfield.rules.state import SLOT_MASK, Arena, Card, Event, Item, Source, State
from farfield.rules.state.choices import place_chosen
from farfield.rules.terms import (
    ABILITY,
    BANISHMENT,
    CHAIN,
    CHAMPION_ZONE,
    E_PLAYED,
    EVENT_NAMES,
    FACEDOWN,
    HAND,
    MAIN_DECK,
    NOWHERE,
    PLAYER,
    SPELL,
    TRASH,
    UNIT,
    ZONE_NAMES,
    EventKind,
    Zone,
)

ORIGINS: Final[dict[str, Zone]] = {
    "hand": HAND,
    "trash": TRASH,
    "banishment": BANISHMENT,
    "champion zone": CHAMPION_ZONE,
    "deck": MAIN_DECK,
    "chain": CHAIN,
    "nowhere": NOWHERE,
}
"""Where a card on the chain may have been played from; tokens come from nowhere."""
THEN: Final = ("", "banish", "recycle")


# --- from a running game


def chain_of(s: State) -> list[OnChain]:
    """What is on the chains, the oldest item first. Raises `BadPosition`."""
    names = {id: text for text, id in {**pointing.objects(s), **pointing.items(s)}.items()}
    out: list[OnChain] = []
    for item in pointing.all_items(s):
        a = next(x for x in s.arenas if item in x.chain)
        newest = item is a.chain[-1]
        if newest and a.priority >= 0 and a.priority != s.mode.first_priority(s, a, item.seat):
            raise refuse("priority goes round in an unusual way")
        if item.arenas != _reached(s, a, item):
            raise refuse("something on the chain reaches into a lane where what it chose is no more")
        said = _item_of(s, item, names)
        out.append(replace(said, lane=a.index, into=item.arena, passes=a.yielded if newest else 0))
    return out


def _reached(s: State, a: Arena, item: Item) -> int:
    """Bits of the other arenas in which something is that was chosen for an item."""
    found = [s.find(id) for picks in item.bound for id in picks if id > 0]
    there = [s.places[card.place].arena for card in found if card is not None and card.place >= 0]
    return sum(1 << arena for arena in set(there) if arena != a.index)


def _item_of(s: State, item: Item, names: dict[ObjectId, str]) -> OnChain:
    program = _program(s, item)
    own = s.card(item.card or item.source).printed.name
    slots = {slot.number for slot in program.slots} if program is not None else set()
    for bound in (item.bound, *item.later):
        if any(ids for number, ids in enumerate(bound) if number not in slots):
            raise refuse(f"{own} on the chain goes on with what an earlier text chose")
    if item.memo != _memo(s, item) or item.declined or item.trail or any(item.later_modes):
        raise refuse(f"{own} on the chain keeps something in mind")
    if not item.finalized and (item.alternatives or _in_a_batch(s, item)):
        raise refuse(f"it is not settled yet in which way {own} triggers")
    common = OnChain(
        seat=item.seat,
        targets=_said(s, program, item.bound, names),
        pending=not item.finalized,
        modes=item.modes,
        again=[_said(s, program, bound, names) for bound in item.later],
        paid=bits(item.paid),
        energy=max(0, item.cost_energy),
        power=item.cost_power,
    )
    return _card_of(s, item, common) if item.card else _ability_of(s, item, common, names)


def _card_of(s: State, item: Item, common: OnChain) -> OnChain:
    card = s.card(item.card)
    hidden = item.played_from_hidden
    origins = [word for word, zone in ORIGINS.items() if zone == item.from_zone]
    if not item.finalized and (item.forced or item.from_zone != HAND):
        raise refuse(f"{card.printed.name} is being played by an effect")
    return replace(
        common,
        card=face_of_object(card),
        origin="hand" if hidden or not origins else origins[0],
        hidden_at=place_name(s, item.place, pointing.NOBODY) if hidden else "",
        then="banish" if item.then_banish else "recycle" if item.then_recycle else "",
        owner=card.owner,
        player=item.player,
    )


def _ability_of(s: State, item: Item, common: OnChain, names: dict[ObjectId, str]) -> OnChain:
    source = s.card(item.source)
    whose = names.get(item.source, "")
    own = source.printed.name
    if item.ability is thralls.STRIKE and item.event is not None:
        gear = names.get(item.event.subject)
        if gear is None or not whose:
            raise refuse(f"a Strike of {own} is on the chain, and the Thrall or the Strike has left")
        return replace(common, strike=whose, gear=gear)
    if item.types & SPELL:
        raise refuse(f"an ability of {own} that is a spell too is on the chain")
    if not isinstance(item.ability, Triggered):
        if not whose:
            raise refuse(f"an activated ability of {own}, which has left, is on the chain")
        return replace(common, use=whose, number=_number(granted.activated(s, source), item.ability, source))
    number = _number([ability for _, ability in _triggered(s, source)], item.ability, source)
    happened = _happened_of(s, item, names) if _needs_event(item.ability) else None
    if whose:
        return replace(common, trigger=whose, number=number, happened=happened)
    if source.place < 0 or source.attachments:
        raise refuse(f"an ability of {own}, which has left, is on the chain")
    where = place_name(s, source.place, pointing.NOBODY)
    return replace(common, left=piece_of(s, source), left_from=where, number=number, happened=happened)


def _needs_event(ability: Triggered) -> bool:
    return ability.eventful or ability is npc.DEFLECT_STRIKE


def _number(found: Sequence[Ability], ability: Ability | None, source: Card) -> int:
    if ability not in found:
        raise refuse(f"an ability that {source.printed.name} no longer has is on the chain")
    return found.index(ability)


def _happened_of(s: State, item: Item, names: dict[ObjectId, str]) -> Happened | None:
    e = item.event
    if e is None:
        return None
    own = s.card(item.source).printed.name
    names = {**names, item.source: "itself"}
    if e.subject and e.subject not in names:
        raise refuse(f"an ability of {own} on the chain speaks of something that has left")
    if e.amount < 0:
        raise refuse(f"an ability of {own} is used as if something had happened")
    return Happened(
        EVENT_NAMES[e.kind],
        names[e.subject] if e.subject else "",
        None if e.actor < 0 else e.actor,
        place_name(s, e.place, pointing.NOBODY) if e.place >= 0 else "",
        e.amount,
        ZONE_NAMES[e.other] if e.kind == E_PLAYED and e.other > 0 else "",
        names.get(e.cause, ""),
    )


def _memo(s: State, item: Item) -> list[int]:
    """What an ability that stands for several instances of a keyword keeps in mind: how much they are together."""
    source = s.last_known(item.source)
    if isinstance(item.ability, Triggered) and item.ability.merges >= 0 and source is not None:
        return [layers.keyword(s, source, item.ability.merges)]
    return []


def _in_a_batch(s: State, item: Item) -> bool:
    mates = [x for a in s.arenas for x in a.chain if x.batch == item.batch and x.seat == item.seat]
    return item.batch != 0 and sum(not x.finalized for x in mates) > 1


def _triggered(s: State, card: Card) -> list[tuple[int, Triggered]]:
    """The triggered abilities of an object, each with the number it is registered by; of what has left, those printed
    on it."""
    found: dict[int, Triggered] = {}
    a = s.arenas[registry.arena_index(s, card)]
    if s.find(card.id) is None:
        a = Arena(a.index)
        for number, ability in enumerate(card.printed.abilities):
            registry.add(s, a, Source(card.id, ability, number))
    for sources in a.listeners:
        for source in sources:
            if source.card == card.id and isinstance(source.ability, Triggered):
                found[source.number] = source.ability
    out = sorted(found.items(), key=lambda x: x[0])
    if isinstance(s.mode, LaneLegends) and card.printed.types & UNIT:
        out.append((-1, npc.DEFLECT_STRIKE))  # LL 6.5: every unit may have Deflect
    return out


def _said(
    s: State, program: Program | None, bound: list[list[ObjectId]], names: dict[ObjectId, str]
) -> list[list[str]]:
    out: list[list[str]] = []
    for slot in program.slots if program is not None else ():
        others = _negative(s, slot)
        picks: list[str] = []
        for id in bound[slot.number]:
            text = others.get(id) if id < 0 else names.get(id)
            if text is None and s.find(id) is not None:
                raise refuse(f"{s.card(id).printed.name} was chosen where nothing is seen of it")
            picks.append(text or pointing.GONE)
        out.append(picks)
    return out


def _negative(s: State, slot: Slot) -> dict[ObjectId, str]:
    """What numbers below zero mean in a choice: places, or players."""
    meant = pointing.places(s) if slot.destination is not None else pointing.seats(s)
    return {id: text for text, id in meant.items()}


def _program(s: State, item: Item) -> Program | None:
    if item.card:
        return s.card(item.card).printed.program
    return item.ability.program() if item.ability is not None else None


# --- what can be done only so often a turn


def used_of(s: State) -> list[str]:
    """Which abilities with a limit were performed this turn (CR 383.3.e), once for each time. Raises `BadPosition`."""
    names = {id: text for text, id in pointing.objects(s).items()}
    keys = {key: f"{what} of {names[id]}" for id in names for key, what in _limited(s, s.card(id))}
    out: list[str] = []
    for key, times in s.performed.items():
        if key in keys:
            out += [keys[key]] * times
        elif s.find(ObjectId(key // limits.KEYS)) is not None:
            raise refuse("an ability that works only so often a turn has been used by something that has lost it")
    return out


def _limited(s: State, card: Card) -> list[tuple[AbilityKey, str]]:
    """The abilities of an object that work only so often a turn: how the game remembers them, and how to say them."""
    out: list[tuple[AbilityKey, str]] = []
    for i, (number, trigger) in enumerate(_triggered(s, card)):
        if trigger.limit:
            out.append((limits.key(card.id, number), f"trigger {i}" if i else "trigger"))
    for i, ability in enumerate(granted.activated(s, card)):
        if ability.limit:
            out.append((limits.activated_key(card.id, i), f"ability {i}" if i else "ability"))
    return out


def count_used(s: State, used: Sequence[str]) -> None:
    names = pointing.objects(s)
    for text in used:
        what, of, whose = text.partition(" of ")
        card = s.card(_meant(names, whose, text)) if of else None
        known = {say: key for key, say in _limited(s, card)} if card is not None else {}
        if what not in known:
            words = '"{text}" is nothing that can be used only so often a turn. ' + (
                "{card} has: {known}." if known and card is not None else "Write for example: trigger of Void Gate."
            )
            name = card.printed.name if card is not None else ""
            raise problem("used", words, text=excerpt(text), card=name, known=", ".join(known))
        limits.count(s, known[what])


# --- on the chain again


def put(s: State, chain: Sequence[OnChain]) -> None:
    """Put the items of a chain on it. Raises `BadPosition` if one cannot be there."""
    names = pointing.objects(s)
    for x in chain:
        a = s.arenas[x.lane]
        item = _card_item(s, a, x) if x.card is not None else _ability_item(s, a, x, names)
        item.arena = a.index
        item.paid = sum(1 << k for k in x.paid)
        item.modes = list(x.modes)
        item.cost_energy = max(x.energy, item.cost_energy)
        item.cost_power = x.power
        item.repeats = len(x.again)
        item.finalized = not x.pending
        _bind(s, a, item, x, {**names, **pointing.items(s)})
        item.arena = a.index if x.into is None else ArenaId(x.into)
        a.chain.append(item)
        if x.passes:
            a.priority = s.mode.first_priority(s, a, item.seat)
            a.yielded = x.passes


def _card_item(s: State, a: Arena, x: OnChain) -> Item:
    assert x.card is not None
    seat = SeatId(x.seat)
    card = zones.create(s, face_of(x.card), seat if x.owner is None else SeatId(x.owner), CHAIN, NO_PLACE)
    card.controller = seat
    card.known = EVERYBODY
    kind = SPELL_ITEM if card.printed.types & SPELL else 0
    item = Item(ObjectId(s.item_id() | kind), seat, card.id, NO_PLACE)
    item.card = card.id
    item.types = card.printed.types
    item.from_zone = ORIGINS[x.origin]
    item.player = seat if x.player is None else SeatId(x.player)
    item.window = W_REACTION if a.chain else W_ACTION if a.showdown >= 0 else W_MAIN
    item.then_banish = x.then == "banish"
    item.then_recycle = x.then == "recycle"
    if x.hidden_at:
        item.place = place_chosen(_meant(pointing.places(s), x.hidden_at, card.printed.name))
        item.from_place = item.place
        item.from_zone = FACEDOWN
        item.played_from_hidden = True
    return item


def _ability_item(s: State, a: Arena, x: OnChain, names: dict[str, ObjectId]) -> Item:
    whose = x.use or x.trigger or x.strike
    source = _as_it_left(s, x) if x.left is not None else s.card(_meant(names, whose, whose))
    item = Item(s.item_id(), SeatId(x.seat), source.id, source.place)
    item.types = ABILITY
    if x.strike:
        item.ability = thralls.STRIKE
        playing.as_spell(s, item, _meant(names, x.gear, whose))
        return item
    found: Sequence[Ability] = granted.activated(s, source)
    triggers = not x.use
    if triggers:
        found = [ability for _, ability in _triggered(s, source)]
    if x.number >= len(found):
        text = "{card} has {count} abilities of this kind, and number {number} is on the chain. Count from 0."
        raise problem("chain-ability", text, card=source.printed.name, count=len(found), number=x.number)
    item.ability = found[x.number]
    item.number = _triggered(s, source)[x.number][0] if triggers else x.number
    item.memo = _memo(s, item)
    if x.happened is not None:
        known = {**names, **pointing.items(s), "itself": source.id}
        item.event = _event(s, x.happened, known, source.printed.name)
    elif isinstance(item.ability, Triggered) and _needs_event(item.ability):
        text = "This ability of {card} speaks of what set it off. Say what has happened, and to what."
        raise problem("chain-event", text, card=source.printed.name)
    return item


def _as_it_left(s: State, x: OnChain) -> Card:
    """The source of an ability that was on the board and is there no more: only what it last was is known of it."""
    assert x.left is not None
    place = place_chosen(_meant(pointing.places(s), x.left_from, face_of(as_piece(x.left).card).name))
    card = put_piece(s, SeatId(x.seat), x.left, place)
    layers.freeze(s, card)
    registry.unregister(s, card)
    for held in (s.places[place].units, s.places[place].gear):
        if card.id in held:
            held.remove(card.id)
    s.cards[card.id & SLOT_MASK] = zones.GHOST
    s.free_slots.append(card.id & SLOT_MASK)
    s.departed[card.id] = card
    return card


def _event(s: State, x: Happened, names: dict[str, ObjectId], own: str) -> Event:
    origin = ZONE_NAMES.index(x.origin) if x.origin else 0
    subject = _meant(names, x.subject, own) if x.subject else NOTHING
    place = place_chosen(_meant(pointing.places(s), x.at, own)) if x.at else NO_PLACE
    cause = _meant(names, x.cause, own) if x.cause else NOTHING
    by = NOBODY if x.by is None else SeatId(x.by)
    return Event(EventKind(EVENT_NAMES.index(x.what)), subject, by, place, x.amount, origin, cause)


def _bind(s: State, a: Arena, item: Item, x: OnChain, names: dict[str, ObjectId]) -> None:
    """What was chosen, for each execution."""
    program = _program(s, item)
    count = program.slot_count if program is not None else 0
    own = s.card(item.card or item.source).printed.name
    item.bound = [[] for _ in range(count)]
    slots = program.slots if program is not None else []
    for choices in (x.targets, *x.again):
        if len(choices) > len(slots):
            text = "{card} asks for {count} choices, and {given} are given. Leave out what it does not ask for."
            raise problem("chain-choices", text, card=own, count=len(slots), given=len(choices))
    for slot, picks in zip(slots, x.targets, strict=False):
        for id in _chosen(s, slot, picks, names, own):
            item.bound[slot.number].append(id)
            targets.close_arena_of(s, a, item, id)
    for choices in x.again:
        bound: list[list[ObjectId]] = [[] for _ in range(count)]
        for slot, picks in zip(slots, choices, strict=False):
            bound[slot.number] = _chosen(s, slot, picks, names, own)
        item.later = [*item.later, bound]
        item.later_modes = [*item.later_modes, []]
    modes = program.modes if program is not None else 0
    if any(not 0 <= mode < modes for mode in item.modes):
        text = "{card} on the chain has {count} modes to choose from, counted from 0. Leave out what is not among them."
        raise problem("chain-modes", text, "CR 355.3", card=own, count=modes)
    if not x.pending:
        _must_be_chosen(item, slots, own)


def _must_be_chosen(item: Item, slots: list[Slot], own: str) -> None:
    for slot in slots:
        least = slot.target.least if slot.target is not None else 1
        if slot.mode in (-1, *item.modes) and len(item.bound[slot.number]) < least:
            text = "{card} on the chain has chosen nothing. Give a target for each of its choices, or mark it pending."
            raise problem("chain-unchosen", text, "CR 355.8", card=own)


def _chosen(s: State, slot: Slot, picks: Picks, names: dict[str, ObjectId], own: str) -> list[ObjectId]:
    meant = names
    if slot.destination is not None:
        meant = pointing.places(s)
    elif slot.target is not None and slot.target.select.what & PLAYER:
        meant = pointing.seats(s)
    return [s.item_id() if x == pointing.GONE else _meant(meant, x, own) for x in picks]


def _meant(known: dict[str, ObjectId], text: str, own: str) -> ObjectId:
    if text in known:
        return known[text]
    near = difflib.get_close_matches(text, known, n=1)
    words = '{card} on the chain: nothing is called "{text}" here. ' + (
        'Did you mean "{near}"?' if near else "Write for example: Daring Poro at Void Gate."
    )
    raise problem("chain-unknown", words, card=excerpt(own), text=excerpt(text), near=near[0] if near else "")
