"""The game actions (CR 407-444): each does what it says to what it is given, and tells who listens.

An action as an effect does as much as possible (CR 055); doing something to an object that already is so is no event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import attachment, burnout, control, layers, log, registry, ties, triggers, visibility, zones
from .effects.abilities import (
    BE_READIED,
    BUFF_LIMIT,
    DOUBLE_DAMAGE,
    EMPOWER_LIMIT,
    GAIN_POINTS,
    TAKE_DAMAGE,
    Keyword,
)
from .restrictions import forbidden, player_forbidden, rule_value
from .state import H_DISCARDED, H_DREW, H_POINTS, H_RECYCLED, H_XP, S_RULE, Event, Mod
from .terms import (
    BANISHMENT,
    BOARD,
    E_BANISHED,
    E_BUFFED,
    E_BURNED,
    E_CHANNELED,
    E_DEALT,
    E_DISCARDED,
    E_DREW,
    E_EMPOWERED,
    E_EXHAUSTED,
    E_GAINED_POINT,
    E_GAINED_XP,
    E_HEALED,
    E_READIED,
    E_RECYCLED,
    E_RETURNED,
    E_SPENT_XP,
    E_STUNNED,
    E_WEAKENED,
    HAND,
    MAIN_DECK,
    RUNE,
    RUNE_DECK,
    THIS_COMBAT,
    TRASH,
    UNIT,
)

if TYPE_CHECKING:
    from .effects.base import Ability, Part
    from .state import Arena, Card, State


def draw(s: State, a: Arena, seat: int, n: int) -> None:
    """CR 413: one at a time from the top. A short deck burns out and goes on (CR 431)."""
    side = s.sides[seat]
    if not side.is_player:
        return
    while n > 0:
        if not side.deck:
            # Draws that are left over are finished when the Burn Out is done.
            burnout.burn_out(s, a, seat, n, burnout.THEN_DRAW)
            return
        n -= 1
        draw_one(s, a, seat)


def draw_one(s: State, a: Arena, seat: int) -> None:
    side = s.sides[seat]
    side.burn_outs = 0
    side.history[H_DREW] += 1
    top = side.deck[-1]
    card = zones.put(s, top, HAND, known=s.cards[top & 4095].known)
    log.note(s, "draws", [card.id], [seat], "CR 413", card.known)
    triggers.emit(s, a, E_DREW, card.id, seat, -1, side.history[H_DREW])


def exhaust(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 414."""
    card = s.card(id)
    if card.exhausted or not s.mode.can_exhaust(s, card):
        return False
    card.exhausted = True
    if card.printed.types & RUNE:
        s.spent(card.controller)
    else:
        touched(s, a, card)
        triggers.emit(s, a, E_EXHAUSTED, id, actor, card.place)
    return True


def ready(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 415."""
    card = s.card(id)
    if not card.exhausted or forbidden(s, a, card, BE_READIED):
        return False
    card.exhausted = False
    if card.printed.types & RUNE:
        s.spent(card.controller)
    else:
        touched(s, a, card)
        triggers.emit(s, a, E_READIED, id, actor, card.place)
    return True


def touched(s: State, a: Arena, card: Card) -> None:
    """An object's status changed: derived values are stale and a cleanup is due (CR 319)."""
    a = s.home(a, card)
    a.cleanup_due = True
    a.version += 1


def recycle(s: State, a: Arena, ids: list[int]) -> None:
    """CR 416: to the bottom of the matching deck of their owner, several Main Deck cards in random order (A26)."""
    cards = [card for card in [s.card(id) for id in ids] if not zones.never_leaves(card)]
    order = [card.id for card in cards if not card.original.types & RUNE]
    if len(order) > 1:
        s.dice[f"recycle {cards[0].owner}"].shuffle(order)
    news: dict[int, int] = {}
    for id in order:
        card = s.card(id)
        news[id] = to_bottom(s, a, card, MAIN_DECK, visibility.seen_leaving(card) if len(order) == 1 else 0)
    events: list[Event] = []
    for card in cards:  # told in the order they were in before: the order they lie in is secret
        if card.original.types & RUNE:  # CR 416: the owner's order for runes
            news[card.id] = to_bottom(s, a, card, RUNE_DECK, visibility.seen_leaving(card))
        events.append(recycled(s, card, news[card.id]))
    if triggers.heard(s, a, E_RECYCLED):
        triggers.emit_all(s, a, events)


def recycle_one(s: State, a: Arena, id: int) -> None:
    """Recycle a single card: those who see it go know that it is at the bottom (A26)."""
    old = s.card(id)
    deck = RUNE_DECK if old.original.types & RUNE else MAIN_DECK
    e = recycled(s, old, to_bottom(s, a, old, deck, visibility.seen_leaving(old)))
    if triggers.heard(s, a, E_RECYCLED):
        triggers.emit_all(s, a, [e])


def to_bottom(s: State, a: Arena, old: Card, deck: int, known: int) -> int:
    if old.zone == BOARD:
        attachment.drop_all(s, a, old)
    s.sides[old.owner].history[H_RECYCLED] += 1
    a.cleanup_due = True
    return zones.put(s, old.id, deck, bottom=True, known=known).id


def recycled(s: State, old: Card, new: int) -> Event:
    log.note_card(s, "recycles", old, [old.owner], "CR 416", visibility.seen_leaving(old))
    return Event(E_RECYCLED, old.id, old.owner, old.place, 0, new, 0)


def deal(
    s: State,
    a: Arena,
    id: int,
    amount: int,
    dealer: int,
    source: int,
    cause: int,
    together: list[Event] | None = None,
) -> int:
    """CR 417: mark damage. Returns what was really dealt. Only a positive number is damage.

    `together`: where damage to several units is dealt at the same moment, the events are collected for one batch.
    """
    card = s.find(id)
    if card is None or amount <= 0 or card.zone != BOARD or not card.printed.types & UNIT:
        return 0
    if forbidden(s, a, card, TAKE_DAMAGE):
        return 0
    # Of prevention and doubling its controller would apply prevention first (CR 372).
    amount = after_prevention(card, amount) * damage_factor(s, a, card)
    if amount <= 0:
        return 0
    mark(s, a, card, amount, dealer)
    hurt = s.home(a, card).hurt
    hurt.append(id)
    hurt.append(dealer)
    hurt.append(cause)
    log.note(s, "dealt", [id], [amount, dealer], "CR 417")
    if together is not None:
        together.append(Event(E_DEALT, id, dealer, card.place, amount, source, cause))
    else:
        triggers.emit(s, a, E_DEALT, id, dealer, card.place, amount, source, cause)
    return amount


def dealt(s: State, a: Arena, together: list[Event]) -> None:
    """Tell of damage that was dealt to several units at once."""
    if together and triggers.heard(s, a, E_DEALT):
        triggers.emit_all(s, a, together)


def damage_factor(s: State, a: Arena, card: Card) -> int:
    """How often damage to this unit counts: doubled for each effect that doubles it."""
    if not s.home(a, card).statics[S_RULE] and not s.lasting:
        return 1
    return 1 << rule_value(s, a, DOUBLE_DAMAGE, card)


def after_prevention(card: Card, amount: int) -> int:
    """CR 437: the prevent value stops damage and shrinks by what it stopped; all never runs out."""
    if card.prevent < 0:
        return 0
    if card.prevent > 0:
        stopped = card.prevent if card.prevent < amount else amount
        card.prevent -= stopped
        amount -= stopped
    return amount


def mark(s: State, a: Arena, card: Card, amount: int, dealer: int) -> None:
    card.damage += amount
    marks = [0] * len(s.sides) if card.marks is None else card.marks[:]
    if dealer >= 0:
        marks[dealer] += amount
    card.marks = marks
    touched(s, a, card)


def heal(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 418: clear all damage."""
    card = s.card(id)
    if card.damage == 0:
        return False
    card.damage = 0
    card.marks = None
    touched(s, a, card)
    triggers.emit(s, a, E_HEALED, id, actor, card.place)
    return True


def discard(s: State, a: Arena, id: int, seat: int) -> int:
    """CR 422: from hand to trash; its text does not run. Returns its id in the trash."""
    new = zones.put(s, id, TRASH)
    s.sides[seat].history[H_DISCARDED] += 1
    log.note(s, "discards", [new.id], [seat], "CR 422")
    triggers.emit(s, a, E_DISCARDED, new.id, seat)
    return new.id


def stun(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 423."""
    card = s.card(id)
    if card.stunned:
        return False
    card.stunned = True
    touched(s, a, card)
    log.note(s, "stunned", [id], [actor], "CR 423")
    triggers.emit(s, a, E_STUNNED, id, actor, card.place)
    return True


def buff(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 426: one buff counter, unless something allows more (CR 702)."""
    card = s.card(id)
    if card.buffs >= 1 + rule_value(s, a, BUFF_LIMIT, card):
        return False
    card.buffs += 1
    touched(s, a, card)
    log.note(s, "buffed", [id], [actor], "CR 426")
    triggers.emit(s, a, E_BUFFED, id, actor, card.place)
    return True


def banish(s: State, a: Arena, id: int, actor: int) -> int:
    """CR 427. Returns the id in banishment."""
    old = s.card(id)
    if zones.never_leaves(old):
        return id
    place = old.place
    if old.zone == BOARD:
        attachment.drop_all(s, a, old)
        s.disturb(place)
    new = zones.put(s, id, BANISHMENT)
    log.note(s, "banished", [new.id if new.zone else old.id], [actor], "CR 427")
    triggers.emit(s, a, E_BANISHED, new.id, actor, place, 0, old.id)
    return new.id


def return_to_hand(s: State, a: Arena, id: int, actor: int) -> int:
    """To its owner's hand, from the board or a public pile."""
    old = s.card(id)
    if zones.never_leaves(old):
        return id
    place = old.place
    was_on_board = old.zone == BOARD
    if was_on_board and s.mode.stays_on_return(s, a, old):
        return id
    if was_on_board:
        attachment.drop_all(s, a, old)
        s.disturb(place)
    seen = visibility.seen_leaving(old)
    new = zones.put(s, id, HAND, known=seen)
    log.note_card(s, "returned", old, [old.owner], "", seen | new.known)
    if was_on_board:
        triggers.emit(s, a, E_RETURNED, old.id, actor, place)
    return new.id


def channel(s: State, a: Arena, seat: int, n: int, exhausted: bool) -> int:
    """CR 430: as many as there are, ready unless told otherwise. Returns how many."""
    side = s.sides[seat]
    done = 0
    while done < n and side.rune_deck:
        rune = zones.put(s, side.rune_deck[-1], BOARD, side.base, seat)
        rune.exhausted = exhausted
        done += 1
        log.note(s, "channels", [rune.id], [seat], "CR 430")
        triggers.emit(s, a, E_CHANNELED, rune.id, seat, side.base)
    return done


def burn(s: State, a: Arena, seat: int, n: int) -> None:
    """CR 440: top of the Main Deck to the trash. Can burn out."""
    side = s.sides[seat]
    if not side.is_player:
        return
    while n > 0:
        if not side.deck:
            burnout.burn_out(s, a, seat, n, burnout.THEN_BURN)
            return
        n -= 1
        card = zones.put(s, side.deck[-1], TRASH)
        side.burn_outs = 0
        log.note(s, "burned", [card.id], [seat], "CR 440")
        triggers.emit(s, a, E_BURNED, card.id, seat)


def empower(s: State, a: Arena, id: int, actor: int) -> bool:
    """CR 441."""
    card = s.card(id)
    if card.empowered >= 1 + rule_value(s, a, EMPOWER_LIMIT, card):
        return False
    card.empowered += 1
    touched(s, a, card)
    log.note(s, "empowered", [id], [actor], "CR 441")
    triggers.emit(s, a, E_EMPOWERED, id, actor, card.place)
    return True


def disempower(s: State, a: Arena, id: int) -> bool:
    """CR 442."""
    card = s.card(id)
    if card.empowered == 0:
        return False
    card.empowered = 0
    touched(s, a, card)
    return True


def gain_xp(s: State, a: Arena, seat: int, n: int) -> None:
    """CR 728-733."""
    if n > 0 and s.sides[seat].is_player:
        s.sides[seat].xp += n
        s.sides[seat].history[H_XP] += n
        s.everything_changed()
        log.note(s, "gains-xp", [], [seat, n], "CR 730")
        triggers.emit(s, a, E_GAINED_XP, 0, seat, -1, n)


def spend_xp(s: State, a: Arena, seat: int, n: int) -> bool:
    if s.sides[seat].xp < n:
        return False
    s.sides[seat].xp -= n
    s.everything_changed()
    triggers.emit(s, a, E_SPENT_XP, 0, seat, -1, n)
    return True


def gain_points(s: State, a: Arena, seat: int, n: int, sure: bool = False) -> None:
    """Points of a side, shared by its team (CR 194, 489). Never below 0 (CR 194.4). `sure`: nothing can stop it."""
    n = s.mode.points_gained(s, seat, n)
    if n == 0 or (n > 0 and not sure and player_forbidden(s, a, seat, GAIN_POINTS)):
        return
    add_points(s, a, seat, n)


def add_points(s: State, a: Arena, seat: int, n: int) -> None:
    """The points of a team change."""
    team = s.sides[seat].team
    before = s.sides[seat].points
    for side in s.sides:
        if side.team == team and side.is_player:
            side.points = max(s.mode.least_points, before + n)
    now = s.sides[seat].points
    if now != before:
        if now > before:
            s.sides[seat].history[H_POINTS] += now - before
        a.cleanup_due = True
        s.everything_changed()
        log.note(s, "gains-points", [], [seat, now - before, now], "CR 194")
        if now > before:
            triggers.emit(s, a, E_GAINED_POINT, 0, seat, -1, now - before)


def give_might(
    s: State, a: Arena, id: int, amount: int, until: int, source: int, actor: int, least: int = -1_000_000
) -> None:
    """A Might change for a time. "To a minimum of" is worked out now and stays fixed (CR 477.3.b)."""
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    if amount < 0 and least > -1_000_000:
        now = layers.might(s, card)
        if now + amount < least:
            amount = least - now if now > least else 0
    if amount == 0:
        return
    add_mod(s, card, Mod(until, amount, None, None, source, s.next_number(), actor))
    touched(s, a, card)
    if amount < 0:
        triggers.emit(s, a, E_WEAKENED, id, actor, card.place, -amount)
    log.note(s, "gets-might", [id], [amount], "CR 477.3")


def give_ability(s: State, a: Arena, id: int, ability: Ability, until: int, source: int, actor: int) -> None:
    """A keyword or ability for a time (CR 801.3, 477.2)."""
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    add_mod(s, card, Mod(until, 0, ability, None, source, s.next_number(), actor))
    registry.renew(s, card)
    touched(s, a, card)
    log.note(
        s, "gains-ability", [id], [ability.keyword, ability.value] if isinstance(ability, Keyword) else [], "CR 801.3"
    )


def is_over(a: Arena, until: int) -> bool:
    """CR 359.3.e.16: what would last a combat is not created where no combat is."""
    return until == THIS_COMBAT and not a.combat


def give_part(s: State, a: Arena, id: int, part: Part, until: int, source: int, actor: int) -> None:
    card = s.card(id)
    if card.zone != BOARD or is_over(s.home(a, card), until):
        return
    add_mod(s, card, Mod(until, 0, None, part, source, s.next_number(), actor))
    refresh_face(s, card)
    touched(s, a, card)


def refresh_face(s: State, card: Card) -> None:
    """Layer 1: the face of an object after all changes of its traits, oldest first (CR 477.1, 480)."""
    face = card.original
    if card.mods is not None:
        for mod in card.mods:
            if mod.part is not None:
                face = mod.part.trait(face)
    if face is not card.printed:
        before = zones.container(s, card)
        card.printed = face
        after = zones.container(s, card)
        if before is not after:  # CR 177: a gear that is a unit too stands among the units
            if before is not None and card.id in before:
                before.remove(card.id)
            if after is not None:
                after.append(card.id)
        registry.renew(s, card)


def add_mod(s: State, card: Card, mod: Mod) -> None:
    card.mods = [mod] if card.mods is None else [*card.mods, mod]
    if ties.tied(mod.until):
        s.ties = True


def expire(s: State, a: Arena, until: int, seat: int = -1) -> None:
    """End what lasted "this turn" or "this combat", all together (CR 317.2, 466.7)."""
    for place in s.places:
        if s.places[place.index].arena != a.index:
            continue
        for id in place.units + place.gear:
            card = s.cards[id & 4095]
            if card.mods is None:
                continue
            kept = [m for m in card.mods if m.until != until or (seat >= 0 and m.until_seat != seat)]
            if len(kept) != len(card.mods):
                gone = [m for m in card.mods if m not in kept]
                card.mods = kept if kept else None
                if any(m.ability is not None or m.part is not None for m in gone):
                    refresh_face(s, card)
                    registry.renew(s, card)
                    control.give_back(s, a, card, gone)
    if s.lasting:
        s.lasting = [
            x for x in s.lasting if x.arena != a.index or x.until != until or (seat >= 0 and x.until_seat != seat)
        ]
    a.version += 1
