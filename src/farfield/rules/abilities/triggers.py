"""Triggered abilities: what happened is told to those who listen; what triggers goes pending (CR 382-388)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import layers
from ..effects.kinds_of_ability import AlsoEffects, Aura, Keyword, TriggerChange, Triggered
from ..effects.parts import NULL
from ..ids import NO_PLACE, NOBODY, NOTHING, SLOT_MASK, SPELL_ITEM, ObjectId, PlaceId, SeatId
from ..knowing import log
from ..state import S_FAR, S_TRIGGER, Event, Item
from ..terms import ABILITY, BATTLEFIELD, BOARD, E_ATTACHED, E_DIED, E_GAINED_POINT, E_LEFT, NO_EVENT, YOURS, EventKind
from . import history, limits, reading
from .in_force import ANYTHING, InForce, giving, in_force, listening, use_up

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..state import Arena, Card, Context, Source, State

LOOKING_BACK: Final = (E_DIED, E_LEFT)  # an object sees its own just before it leaves (CR 323.4, 808.1.d)


def emit(
    s: State,
    a: Arena,
    kind: EventKind,
    subject: ObjectId,
    actor: SeatId,
    place: PlaceId = NO_PLACE,
    amount: int = 0,
    other: int = 0,
    cause: ObjectId = NOTHING,
) -> None:
    """Something happened: put every ability that triggers on it on the chain as a pending item."""
    if place >= 0 and len(s.arenas) > 1:
        a = s.arenas[s.places[place].arena]  # it is heard where it happened
    if s.together is not None:
        s.together.append(Event(kind, subject, actor, place, amount, other, cause))
        if len(s.arenas) > 1:
            s.together_in.append(a.index)
        return
    if a.listeners[kind] or s.lasting or (s.asks >> kind) & 1:
        events = [Event(kind, subject, actor, place, amount, other, cause)]
        if s.asks:
            history.remember(s, a, events)
        emit_in(s, a, events)
        if len(s.arenas) > 1:
            emit_to_the_actor(s, a, events)
    elif len(s.arenas) > 1:
        own = s.own_arena(a, actor)
        if own is not a and own.listeners[kind]:
            emit_to_the_actor(s, a, [Event(kind, subject, actor, place, amount, other, cause)])


def emit_everywhere(s: State, kind: EventKind, actor: SeatId) -> None:
    """A moment of the turn comes in every arena at once. A standing text speaks of the player of its own (B44)."""
    for a in s.arenas:
        if heard(s, a, kind):
            e = Event(kind, NOTHING, actor, NO_PLACE, 0, 0, NOTHING)
            history.remember(s, a, [e])
            found: list[Item] = []
            if s.own_arena(a, actor) is a:
                hear_standing(s, a, e, found)
            hear_lasting(s, a, e, found)
            if found:
                put_pending(s, a, found)


def heard(s: State, a: Arena, kind: EventKind) -> bool:
    """Could anybody listen to this, or ask later? With several arenas those it happens in are asked one by one."""
    return bool(a.listeners[kind] or s.lasting) or len(s.arenas) > 1 or history.asked(s, kind)


def emit_all(s: State, a: Arena, events: list[Event]) -> None:
    """Several events of one moment: their triggers form one batch."""
    if s.together is not None:
        for e in events:
            s.together.append(e)
            if len(s.arenas) > 1:
                s.together_in.append(a.index)
        return
    if s.asks:
        history.remember(s, a, events)
    if len(s.arenas) == 1:
        emit_in(s, a, events)
        return
    if len(events) == 1:
        place = events[0].place
        b = s.arenas[s.places[place].arena] if place >= 0 else a
        emit_in(s, b, events)
        emit_to_the_actor(s, b, events)
        return
    for b in s.arenas:
        there = [e for e in events if (s.arenas[s.places[e.place].arena] if e.place >= 0 else a) is b]
        if there:
            emit_in(s, b, there)
            emit_to_the_actor(s, b, there)


def tell(s: State) -> None:
    """A moment is over (`State.at_once`): all that happened in it is heard together, by those who are there now."""
    events = s.together
    s.together = None
    if not events:
        return
    if len(s.arenas) == 1:
        emit_all(s, s.arenas[0], events)
    else:
        where = s.together_in
        s.together_in = []
        for a in s.arenas:
            here = [events[i] for i in range(len(events)) if where[i] == a.index]
            if here:
                emit_all(s, a, here)


def emit_to_the_actor(s: State, a: Arena, events: list[Event]) -> None:
    """Who acts is responsible (B34): texts on what "you" do hear it from wherever their player does it."""
    for e in events:
        if s.own_arena(a, e.actor) is not a:
            break
    else:
        return  # as it mostly is: at home
    for own in s.arenas:
        found: list[Item] = []
        for e in events:
            if own is a or s.own_arena(a, e.actor) is not own:
                continue
            for source in own.listeners[e.kind]:
                card = s.cards[source.card & SLOT_MASK]
                ability = source.ability
                if card.id == source.card and isinstance(ability, Triggered) and ability.when.actor == YOURS:
                    if listens(s, card, source, ability, e):
                        check(s, own, card, ability, source.number, e, found, source.via)
        if found:
            put_pending(s, own, found)


def emit_in(s: State, a: Arena, events: list[Event]) -> None:
    """What happened in one arena is heard there."""
    found: list[Item] = []
    for e in events:
        hear_standing(s, a, e, found)
        hear_lasting(s, a, e, found)
    if found:
        put_pending(s, a, found)


def hear_standing(s: State, a: Arena, e: Event, found: list[Item]) -> None:
    """The texts of what is there now."""
    for source in a.listeners[e.kind]:
        card = s.cards[source.card & SLOT_MASK]
        if card.id != source.card:
            continue
        ability = source.ability
        if isinstance(ability, Triggered):
            if e.kind in LOOKING_BACK and ability.when.me:
                continue  # looked at before the object left: `own_departure`
            if not listens(s, card, source, ability, e):
                continue
            check(s, a, card, ability, source.number, e, found, source.via)
        elif isinstance(ability, AlsoEffects):
            if source.card == e.subject:
                effects_also(s, a, card, ability, source, e, found)
        else:
            assert isinstance(ability, Aura)  # nothing else listens
            granted_triggers(s, a, card, ability, source.number, e, found)


def hear_lasting(s: State, a: Arena, e: Event, found: list[Item]) -> None:
    """What lives on without its source."""
    if s.lasting:
        for x in listening(s, a, e):
            check_lasting(s, a, x, e, found)
        given_for_a_time(s, a, e, found)


def effects_also(
    s: State, a: Arena, card: Card, also: AlsoEffects, source: Source, e: Event, found: list[Item]
) -> None:
    """What an object has on the one event triggers on the other, unless it waits for both anyway."""
    if not reading.works(s, card, source):
        return
    kind = also.instead_of(e.kind)
    told = Event(kind, e.subject, e.actor, e.place, e.amount, e.other, e.cause)
    for other in a.listeners[kind]:
        ability = other.ability
        if isinstance(ability, Aura):
            granted_triggers(s, a, s.card(other.card), ability, other.number, told, found, card, e.kind)
        elif other.card == card.id and isinstance(ability, Triggered) and ability.when.me:
            if e.kind not in ability.when.kinds and reading.works(s, card, other):
                check(s, a, card, ability, other.number, told, found)
    if s.lasting:
        given_for_a_time(s, a, told, found, card, e.kind)


def check_lasting(s: State, a: Arena, x: InForce, e: Event, found: list[Item]) -> None:
    """Does a triggered ability that lives on without its source trigger on this? Then it has done so once more."""
    ability = x.ability
    lasting = x.lasting
    assert isinstance(ability, Triggered) and lasting is not None
    if lasting.cause and lasting.cause | SPELL_ITEM != e.cause | SPELL_ITEM:
        return
    if not ability.when.fits(s, x.context, e) or not x.holds(s):
        return
    if ability.when.nth:
        if not history.is_nth(s, a, x.context, ability.when, e, False):
            return
        if among_several(ability, lasting.source, -1, e, found):
            return
    item = pending(s, lasting.seat, lasting.source, lasting.event_place, ability, e)
    item.bound = [b[:] for b in lasting.bound]
    found.append(item)
    use_up(s, x)


def listens(s: State, card: Card, source: Source, ability: Triggered, e: Event) -> bool:
    """Is this ability active for this event? What works on attaching is live for that moment (CR 725)."""
    if card.attached_to and e.kind == E_ATTACHED and ability.when.me and e.subject == card.id:
        return ability.gate is None or ability.gate.holds(s, reading.context_of(s, card))
    return reading.works(s, card, source)


def hears(s: State, a: Arena, events: list[Event]) -> int:
    """Would an ability trigger on one of these? 1 if so, 2 if it might also ask what else has happened by then."""
    kind = events[0].kind
    for x in s.lasting:
        if x.ability.hears(kind) or x.ability.gives(kind):
            return 2
    if a.listeners[E_GAINED_POINT] and a.listeners[kind]:
        return 2  # what triggers on a point comes between
    found = 0
    for e in events:
        for source in a.listeners[kind]:
            ability = source.ability
            card = s.cards[source.card & SLOT_MASK]
            if not isinstance(ability, Triggered):
                return 2  # an aura gives it to others: not worth a look at each
            if card.id != source.card or not listens(s, card, source, ability, e):
                continue
            c = reading.context_of(s, card)
            if ability.that_player:
                c.seat = e.actor
            c.event = e
            if c.seat >= 0 and ability.when.fits(s, c, e):
                if ability.condition is not None or ability.limit or ability.when.nth:
                    return 2
                found = 1
    return found


def before_leaving(s: State, a: Arena, card: Card) -> Event | None:
    """An object is about to leave the board, wherever to: its own abilities on that. The event, if anybody may care."""
    if not a.listeners[E_LEFT] and not s.lasting and not history.asked(s, E_LEFT):
        return None
    e = Event(E_LEFT, card.id, NOBODY, card.place, 0, 0, NOTHING)
    own: list[Item] = []
    own_departure(s, a, card, e, own)
    if own:
        put_pending(s, a, own)
    return e


def effect_text_before_leaving(s: State, a: Arena, card: Card) -> None:
    """What it wears is about to come off because it leaves: its abilities on that which are effect text (CR 719.5)."""
    own: list[Item] = []
    e = Event(E_LEFT, card.id, NOBODY, card.place, 0, 0, NOTHING)
    for source in a.listeners[E_LEFT]:
        ability = source.ability
        if source.card == card.id and source.via and isinstance(ability, Triggered) and ability.when.me:
            if reading.works(s, card, source):
                check(s, a, card, ability, source.number, e, own, source.via)
    if own:
        put_pending(s, a, own)


def own_departure(s: State, a: Arena, card: Card, e: Event, found: list[Item]) -> None:
    """Abilities on an object's own death or leaving go pending just before it leaves (CR 323.4, 808.1.d)."""
    for source in a.listeners[e.kind]:
        ability = source.ability
        if isinstance(ability, Aura):
            granted_triggers(s, a, s.card(source.card), ability, source.number, e, found, card)
            continue
        if source.card != card.id or not isinstance(ability, Triggered) or not ability.when.me:
            continue
        if not reading.works(s, card, source):
            continue
        check(s, a, card, ability, source.number, e, found, source.via)
    if s.lasting:
        given_for_a_time(s, a, e, found, card)


def as_if(s: State, a: Arena, kind: EventKind, ids: list[ObjectId]) -> int:
    """Abilities of a family that objects have on themselves are activated (CR 383.4.g). How many were?

    No such event happens: what is asked about it (whose the battlefield was) is not so; other conditions still count.
    """
    count = 0
    for there in s.arenas:
        found: list[Item] = []
        for id in ids:
            card = s.card(id)
            if s.home(a, card) is not there:
                continue
            e = Event(kind, id, card.controller, card.place, NULL, 0, NOTHING)
            for source in there.listeners[kind]:
                ability = source.ability
                if isinstance(ability, Aura):
                    granted_triggers(s, there, s.card(source.card), ability, source.number, e, found, card)
                elif source.card == id and isinstance(ability, AlsoEffects):
                    effects_also(s, there, card, ability, source, e, found)
                elif source.card == id and isinstance(ability, Triggered) and ability.when.me:
                    if reading.works(s, card, source):
                        check(s, there, card, ability, source.number, e, found, source.via)
            if s.lasting:
                given_for_a_time(s, there, e, found, card)
        count += len(found)
        if found:
            put_pending(s, there, found)
    return count


def granted_triggers(
    s: State,
    a: Arena,
    giver: Card,
    aura: Aura,
    number: int,
    e: Event,
    found: list[Item],
    only: Card | None = None,
    heard: EventKind = NO_EVENT,
) -> None:
    """Triggered abilities that a passive of an object gives to others."""
    c = reading.context_of(s, giver)
    if aura.gate is None or aura.gate.holds(s, c):
        give_triggers(s, a, aura, c, limits.given(limits.GIVEN + number, giver.id), e, found, only, heard)


def given_for_a_time(
    s: State, a: Arena, e: Event, found: list[Item], only: Card | None = None, heard: EventKind = NO_EVENT
) -> None:
    """Triggered abilities that a passive gives which lives on without its source: "this turn, units have …"."""
    for x in giving(s, a, e.kind):
        aura = x.ability
        assert isinstance(aura, Aura) and x.lasting is not None
        if x.holds(s):
            give_triggers(s, a, aura, x.context, limits.given_for_a_time(x.lasting.stamp), e, found, only, heard)


def give_triggers(
    s: State,
    a: Arena,
    aura: Aura,
    c: Context,
    number: int,
    e: Event,
    found: list[Item],
    only: Card | None,
    heard: EventKind,
) -> None:
    """`only`: just what this object has on itself is looked at, in advance or as if it had happened; `heard`: not what
    waits for this event too."""
    for granted in aura.grants:
        for ability in triggered_in(granted):
            if e.kind not in ability.when.kinds or heard in ability.when.kinds:
                continue
            if e.kind in LOOKING_BACK and ability.when.me and only is None:
                continue
            if only is not None and not ability.when.me:
                continue
            for id in there(s, a, aura):
                card = s.cards[id & SLOT_MASK]
                if (only is None or card.id == only.id) and aura.applies_to(s, c, card):
                    check(s, a, card, ability, number, e, found)


def there(s: State, a: Arena, aura: Aura) -> list[ObjectId]:
    """What in an arena a passive may give abilities to."""
    out: list[ObjectId] = []
    for place in a.places:
        out.extend(s.places[place].units)
        out.extend(s.places[place].gear)
    if aura.governs & (1 << S_FAR):
        for side in s.sides:
            if side.arena == a.index:
                out.extend(side.legends)
    return out


def triggered_in(ability: Ability) -> list[Triggered]:
    if isinstance(ability, Triggered):
        return [ability]
    out: list[Triggered] = []
    if isinstance(ability, Keyword):
        for x in ability.implied:
            out.extend(triggered_in(x))
    return out


def check(
    s: State,
    a: Arena,
    card: Card,
    ability: Triggered,
    number: int,
    e: Event,
    found: list[Item],
    via: ObjectId = NOTHING,
) -> None:
    """`via`: the equipment whose effect text it is."""
    c: Context = reading.context_of(s, card)
    c.via = via
    if ability.that_player:
        c.seat = e.actor  # A53 (CR 190.6): where the text lets a particular player choose, that player controls it
    if c.seat < 0 and ability.names_players:
        c.seat = s.mode.decider(s, a)  # A27 (CR 190.6): for an uncontrolled battlefield the turn player proceeds
    if c.seat < 0 or s.sides[c.seat].lost:
        return  # and where its text says "you", nobody is meant
    if card.printed.types & BATTLEFIELD and not s.mode.battlefield_works(s, c.seat, s.places[card.place], e):
        return
    c.event = e
    if not ability.when.fits(s, c, e):
        return
    if ability.when.nth and not history.is_nth(s, a, c, ability.when, e, ability.that_player):
        return
    # CR 383.2: the condition right after the event is part of the trigger, checked once, now.
    if ability.condition is not None:
        if not ability.condition.holds(s, c) or (e.amount == NULL and ability.condition.reads_event()):
            return
    if ability.limit and s.performed.get(limits.key(card.id, number), 0) >= ability.limit:
        return
    if ability.keyword >= 0 and card.mods is not None and layers.keyword(s, card, ability.keyword) == 0:
        return  # the keyword it stands for was lost (CR 801.3)
    if ability.when.nth and among_several(ability, card.id, number, e, found):
        return
    if ability.when.once:
        for other in found:
            if other.source == card.id and other.ability is ability and other.number == number:
                return
    times = how_often(s, a, c.seat, card, ability, e) if s.governed & (1 << S_TRIGGER) else 1
    if not times:
        return
    place = card.place if card.zone == BOARD else c.place
    item = pending(s, c.seat, card.id, place, ability, e)
    item.number = number
    item.via = via
    if ability.merges >= 0:
        for other in found:
            if other.source == card.id and isinstance(other.ability, Triggered):
                if other.ability.merges == ability.merges and other.event is e:
                    return  # CR 816, 823: several instances are one ability
        item.memo = [layers.keyword(s, card, ability.merges)]
    found.append(item)
    for _ in range(times - 1):
        again = pending(s, c.seat, card.id, place, ability, e)
        again.number = number
        again.via = via
        again.memo = item.memo[:]
        found.append(again)


def how_often(s: State, a: Arena, seat: SeatId, card: Card, ability: Triggered, e: Event) -> int:
    """It triggers once, unless a text says that it does so again, or not at all."""
    times = 1
    for x in in_force(s, a, S_TRIGGER, ANYTHING, None, seat):
        change = x.ability
        if isinstance(change, TriggerChange) and change.covers(s, x.context, card, ability, e):
            if change.never:
                return 0  # CR 054: what says that something does not happen wins
            times += 1
    return min(times, ability.limit) if ability.limit else times


def among_several(ability: Triggered, source: ObjectId, number: int, e: Event, found: list[Item]) -> bool:
    """CR 383.1.b: met several times at once, it triggers once: its controller picks which, if the text speaks of it."""
    for other in found:
        if other.ability is ability and other.source == source and other.number == number:
            if ability.eventful and not told_of(other, e.subject):
                other.alternatives = [*other.alternatives, e]
            return True
    return False


def told_of(item: Item, subject: ObjectId) -> bool:
    """Is one of the events it may be about this object's already? Nobody could tell the two apart."""
    if item.event is not None and item.event.subject == subject:
        return True
    for e in item.alternatives:
        if e.subject == subject:
            return True
    return False


def pending(s: State, seat: SeatId, source: ObjectId, place: PlaceId, ability: Ability, e: Event | None) -> Item:
    item = Item(s.item_id(), seat, source, place)
    item.ability = ability
    item.types = ABILITY
    item.event = e
    return item


def put_pending(s: State, a: Arena, found: list[Item]) -> None:
    """CR 383.3.d: the turn player's block first, then the others' in turn order."""
    batch = s.next_number()
    if not a.chain:
        a.focus_keeps = True  # CR 346: focus does not pass when a chain ends that a trigger started
    if len(found) > 1:
        ordered: list[Item] = []
        for seat in s.mode.trigger_order(s, a):
            for item in found:
                if item.seat == seat:
                    ordered.append(item)
        found = ordered
    for item in found:
        item.batch = batch
        item.arena = a.index
        a.chain.append(item)
        if s.events is not None:
            log.note(s, "triggers", [item.source], [item.seat], "CR 383")
    a.cleanup_due = True
