"""What a player may do now, why not, and doing it: one check serves all three (CR 407-410)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .. import costs, layers, movement, playing
from ..abilities import granted, limits, off_the_board, reading, triggers
from ..abilities.in_force import anything, maybe
from ..abilities.restrictions import as_spell_forbidding, play_forbidding
from ..actions import statuses
from ..costs import spending
from ..effects.kinds_of_ability import MAY_PLAY
from ..ids import NO_PLACE, NOTHING, SLOT_MASK, ObjectId, PlaceId, SeatId
from ..knowing import log
from ..playing import hiding, locations, more_resources, targets, ways_to_play
from ..playing.windows import W_ACTION, W_MAIN, W_REACTION
from ..state import S_ADD, S_ENTERS, S_GRANTS, S_TOLL, Found, Item, Option
from ..state.questions import at_place, to_hide, to_move, to_pick, to_play, to_use
from ..terms import (
    ACTIVATE,
    AMBUSH,
    AT,
    BANISHMENT,
    BOARD,
    CHAMPION_ZONE,
    DONE,
    END_TURN,
    FACEDOWN,
    HAND,
    HIDDEN,
    HIDE,
    INVITE,
    LEGEND_ZONE,
    MAIN,
    MAIN_SPEED,
    MOVE,
    OVERRULE,
    PASS,
    PERMANENT,
    PICK,
    PLAY,
    Q_DESTINATION,
    Q_FOCUS,
    Q_INVITED,
    Q_MAIN,
    Q_MOVE_MORE,
    Q_PRIORITY,
    REACTION,
    SPELL,
    TRASH,
    Speed,
)
from ..turn.frames import Frame, ask
from . import inviting, reasons
from .wishes import PREF_FULL_CONTROL

if TYPE_CHECKING:
    from ..effects.kinds_of_ability import Activated
    from ..state import Arena, Card, State


MAY_ADD: Final = 1 << S_ADD | 1 << S_GRANTS


def main_options(s: State, a: Arena, seat: SeatId) -> list[Option]:
    """Neutral Open in one's own Main Phase: play, use, move, hide, or end the turn (CR 316.5)."""
    a.looked_afar = False
    s.found = Found() if s.governed & MAY_ADD else None
    out: list[Option] = []
    playable(s, a, seat, W_MAIN, out)
    usable(s, a, seat, W_MAIN, out)
    moves(s, a, seat, out)
    hides(s, a, seat, out)
    s.found = None
    if s.mode.invites:
        inviting.invitations(s, a, seat, out)
    out.append(Option(END_TURN))
    return out


def actions(s: State, a: Arena, seat: SeatId) -> list[Option]:
    """Showdown Open with focus: Action or Reaction, or pass (CR 347)."""
    a.looked_afar = False
    s.found = Found() if s.governed & MAY_ADD else None
    out: list[Option] = []
    playable(s, a, seat, W_ACTION, out)
    usable(s, a, seat, W_ACTION, out)
    s.found = None
    if s.mode.invites:
        inviting.invitations(s, a, seat, out)
    out.append(Option(OVERRULE if a.held else PASS))
    return out


def reactions(s: State, a: Arena, seat: SeatId) -> list[Option]:
    """A closed state with priority: Reaction only, or pass (CR 309.1.a)."""
    a.looked_afar = False
    s.found = Found() if s.governed & MAY_ADD else None
    out: list[Option] = []
    playable(s, a, seat, W_REACTION, out)
    usable(s, a, seat, W_REACTION, out)
    s.found = None
    if s.mode.invites:
        inviting.invitations(s, a, seat, out)
    out.append(Option(OVERRULE if a.held else PASS))
    return out


def playable(s: State, a: Arena, seat: SeatId, window: int, out: list[Option]) -> None:
    side = s.sides[seat]
    more = off_the_board.maybe(s)
    look = window == W_MAIN or more
    sure = -1  # Energy that can be paid for certain, and at most, once it has been asked for
    most = -1
    as_printed = False
    for id in side.hand:
        card = s.cards[id & SLOT_MASK]
        printed = card.printed
        # What is plainly too slow or too dear is most of a hand: not worth a call.
        if look or printed.speed >= window or printed.gated or printed.kw[AMBUSH]:
            if sure < 0:
                sure = costs.plain_energy(s, seat)
                as_printed = costs.as_printed(s, a, seat)
            if printed.energy > sure and as_printed and printed.fixed_cost and card.mods is None:
                if most < 0:
                    most = costs.most_energy(s, seat)
                if printed.energy > most:
                    continue
            if play_refusal(s, a, seat, card, window, 0, sure) == reasons.OK:
                out.append(to_play(id))
    for id in side.champion:
        if play_refusal(s, a, seat, s.cards[id & SLOT_MASK], window) == reasons.OK:
            out.append(to_play(id))
    playable_facedown(s, a, seat, window, a.places, out)
    if side.arena != a.index:
        # What lies facedown in one's own arena can be played into another, if it needs nothing here (CR 811).
        playable_facedown(s, a, seat, window, s.arenas[side.arena].places, out)
    for id in side.trash:
        card = s.cards[id & SLOT_MASK]
        flows = granted.flows(s, card) if more else card.printed.flow
        if flows:
            for k in range(len(flows)):  # each Flow cost is a way of its own
                if play_refusal(s, a, seat, card, window, k) == reasons.OK:
                    out.append(to_play(id, k))
    if s.governed & (1 << S_ENTERS) and anything(s, S_ENTERS, MAY_PLAY):
        for id in side.hand + side.champion + side.trash + side.banished:
            card = s.cards[id & SLOT_MASK]
            first = ways_to_play.usual(s, card)
            for k in range(first, first + len(ways_to_play.permits(s, a, seat, card))):
                if play_refusal(s, a, seat, card, window, k) == reasons.OK:
                    out.append(to_play(id, k))


def playable_facedown(s: State, a: Arena, seat: SeatId, window: int, places: list[PlaceId], out: list[Option]) -> None:
    for index in places:
        for id in s.places[index].facedown:
            card = s.cards[id & SLOT_MASK]
            if card.controller == seat and play_refusal(s, a, seat, card, window) == reasons.OK:
                out.append(to_play(id))


def play_refusal(s: State, a: Arena, seat: SeatId, card: Card, window: int, way: int = 0, energy: int = 0) -> int:
    """May this player begin to play this card in this window and way? The reason if not (CR 419, 349-358).

    `energy`: so much can be paid, as is known already.
    """
    printed = card.printed
    zone = card.zone
    if zone == FACEDOWN and card.hidden_on >= s.turn:
        return reasons.HIDDEN_THIS_TURN
    if window != W_MAIN and not locations.speed_fits(locations.card_speed(s, seat, card), window):
        if not layers.keyword(s, card, AMBUSH):
            return reasons.NEEDS_REACTION if window == W_REACTION else reasons.NEEDS_ACTION
    mode = costs.COST_NORMAL
    permit = ways_to_play.permit(s, a, seat, card, way) if way or zone == TRASH or zone == BANISHMENT else None
    if permit is not None:
        pass  # priced below
    elif zone == FACEDOWN:
        mode = costs.COST_IGNORED
    elif zone == TRASH:
        flows = granted.flows(s, card)
        if way >= len(flows) or not reading.holds_gate(s, seat, card, flows[way]):
            return reasons.NOT_IN_PLAYABLE_ZONE
        mode = costs.flow_mode(way)
    elif zone != HAND and zone != CHAMPION_ZONE:
        return reasons.NOT_IN_PLAYABLE_ZONE
    if not printed.types & (PERMANENT | SPELL):
        return reasons.NOT_PLAYABLE
    program = printed.program
    permitted: Item | None = None
    if permit is not None:
        permitted = playing.new_item(s, a, seat, card, window)
        ways_to_play.price(s, permitted, card, way, permit)
        mode = permitted.cost_mode
    price = costs.card_price(s, a, seat, card, mode, permitted)
    told = False  # what can be chosen is told by what pays, and some way to choose both was found
    if printed.play_for or printed.additional or price.open:
        by_payment = printed.paid_slots > 0 or (program is not None and program.asks_payment)
        if by_payment or not costs.can_pay(s, a, seat, price, card.id):
            probe = permitted or playing.new_item(s, a, seat, card, window)
            probe.cost_mode = mode
            told = (by_payment or price.open) and playing.finishable(s, a, probe, program)
            if not told:
                probe.paid = playing.cheaper(s, a, probe, card)
                if probe.paid:
                    told = by_payment or price.open
                    price = costs.card_price(s, a, seat, card, mode, probe)
    if not told and costs.may_ask(s, seat) and not costs.can_pay(s, a, seat, price, card.id):
        told = more_resources.can_pay(s, a, seat, price, card.id)
        if (
            told
            and program is not None
            and targets.possible(s, a, permitted or playing.new_item(s, a, seat, card, window), program) < 0
        ):
            return reasons.NO_TARGET
    if not told:
        if price.energy > energy and not costs.can_pay_energy(s, seat, price):
            return reasons.CANNOT_PAY_ENERGY
        if price.power and not costs.can_pay_power(s, seat, price):
            return reasons.CANNOT_PAY_POWER
        if price.deeds and not costs.can_do_deeds(s, a, seat, price, card.id):
            return reasons.CANNOT_PAY_COST
    if play_forbidding(s, a, seat, card) is not None:
        return reasons.FORBIDDEN
    if printed.types & PERMANENT:
        if window == W_MAIN and zone != FACEDOWN and not printed.play_to and s.sides[seat].arena == a.index:
            return reasons.OK  # one's own base is always possible
        probe = playing.new_item(s, a, seat, card, window)
        if not locations.playable_places(s, a, seat, card, probe):
            if not locations.speed_fits(locations.card_speed(s, seat, card), window):
                return reasons.NEEDS_REACTION if window == W_REACTION else reasons.NEEDS_ACTION
            return reasons.NO_PLACE
        return reasons.OK
    if program is not None and (program.slots or program.modes) and not told:
        probe = playing.new_item(s, a, seat, card, window)
        extra = targets.possible(s, a, probe, program)
        if extra < 0:
            return reasons.NO_TARGET
        if extra > 0:
            price.add_power(extra)
            if not costs.can_pay_power(s, seat, price):
                return reasons.CANNOT_PAY_DEFLECT
        if price.deeds and not playing.leaves_targets(s, a, probe, program, price.deeds):
            return reasons.NO_TARGET
    return reasons.OK


def usable(s: State, a: Arena, seat: SeatId, window: int, out: list[Option]) -> None:
    """Activated abilities of what one controls (CR 376); those that payments use by themselves only on demand."""
    full = bool(s.prefs[seat] & PREF_FULL_CONTROL)
    usable_at(s, a, seat, window, full, a, out)
    home = s.sides[seat].arena
    if home != a.index:
        # What is in one's own arena can be used into another.
        usable_at(s, a, seat, window, full, s.arenas[home], out)
    for id in s.sides[seat].legends:
        card = s.cards[id & SLOT_MASK]
        if card.printed.activated or granted.maybe_more(s, card):
            use_options(s, a, seat, card, window, full, out)
    if full:
        for id in s.sides[seat].runes:
            use_options(s, a, seat, s.cards[id & SLOT_MASK], window, full, out)


def usable_at(s: State, a: Arena, seat: SeatId, window: int, full: bool, there: Arena, out: list[Option]) -> None:
    given = maybe(s, there, S_GRANTS)
    for index in there.places:
        place = s.places[index]
        for id in place.units:
            card = s.cards[id & SLOT_MASK]
            if card.controller == seat:
                # That it has nothing to use is so of most: not worth a call.
                if card.printed.activated or card.mods is not None or card.attachments is not None or given:
                    use_options(s, a, seat, card, window, full, out)
        for id in place.gear:
            card = s.cards[id & SLOT_MASK]
            if card.controller == seat:
                own = card.printed.activated and not card.attached_to  # CR 718
                if own or card.mods is not None or card.attachments is not None or given:
                    use_options(s, a, seat, card, window, full, out)
        if place.card and place.controller == seat:
            card = s.cards[place.card & SLOT_MASK]
            if card.printed.activated:
                use_options(s, a, seat, card, window, full, out)


def use_options(s: State, a: Arena, seat: SeatId, card: Card, window: int, full: bool, out: list[Option]) -> None:
    abilities = granted.activated(s, card)
    for number in range(len(abilities)):
        ability = abilities[number]
        if (ability.pays and not full) or costs.exhausted_for(card, ability):
            continue
        if not locations.speed_fits(ability.speed, window) or not costs.may_do_all(s, a, seat, ability, card.id):
            continue
        if ability_refusal(s, a, seat, card, ability, number, window) == reasons.OK:
            out.append(to_use(card.id, number))


def use_refusal(s: State, a: Arena, seat: SeatId, card: Card, number: int, window: int) -> int:
    """May this player use the ability of this number now?"""
    abilities = granted.activated(s, card)
    if number >= len(abilities):
        return reasons.NO_SUCH_ABILITY
    return ability_refusal(s, a, seat, card, abilities[number], number, window)


def ability_refusal(s: State, a: Arena, seat: SeatId, card: Card, ability: Activated, number: int, window: int) -> int:
    """May this player use this ability now? (CR 376-381, 398)"""
    if card.zone != BOARD and card.zone != LEGEND_ZONE:
        return reasons.NOT_IN_PLAYABLE_ZONE
    if not locations.speed_fits(ability.speed, window):
        return reasons.NEEDS_REACTION if window == W_REACTION else reasons.NEEDS_ACTION
    if not granted.is_active(s, card, number, ability):
        printed = number < len(card.printed.activated)
        return reasons.ALREADY_ATTACHED if printed and card.attached_to else reasons.ABILITY_CONDITION
    if ability.condition is not None and not ability.condition.holds(s, reading.context_of(s, card)):
        return reasons.ABILITY_CONDITION
    if ability.counts_as_spell and as_spell_forbidding(s, a, seat) is not None:
        return reasons.FORBIDDEN
    if ability.limit and s.performed.get(limits.activated_key(card.id, number), 0) >= ability.limit:
        return reasons.USED_UP
    if ability.text.modes_once and used_modes(s, card, number, ability, seat):
        return reasons.USED_UP
    probe = Item(NOTHING, seat, card.id, card.place)
    probe.arena = a.index
    probe.ability = ability
    probe.number = number
    probe.bound = [[] for _ in range(ability.text.slot_count)]
    price = costs.ability_price(s, a, probe, ability.cost)
    helped = costs.may_ask(s, seat) and not costs.can_pay(s, a, seat, price, card.id)
    if (price.open or helped) and playing.finishable(s, a, probe, ability.text):
        return reasons.OK
    if not costs.can_do_deeds(s, a, seat, price, card.id):
        if card.exhausted:
            return reasons.EXHAUSTED
        return reasons.CANNOT_PAY_COST
    if not costs.can_pay_energy(s, seat, price):
        return reasons.CANNOT_PAY_ENERGY
    if price.power and not costs.can_pay_power(s, seat, price):
        return reasons.CANNOT_PAY_POWER
    if ability.text.slots or ability.text.modes:
        extra = targets.possible(s, a, probe, ability.text)
        if extra < 0:
            return reasons.NO_TARGET
        if price.deeds and not playing.leaves_targets(s, a, probe, ability.text, price.deeds):
            return reasons.NO_TARGET
        if extra > 0:
            price.add_power(extra)
            if not costs.can_pay_power(s, seat, price):
                return reasons.CANNOT_PAY_DEFLECT
    return reasons.OK


def used_modes(s: State, card: Card, number: int, ability: Activated, seat: SeatId) -> bool:
    """Have all modes been chosen this turn?"""
    return limits.modes_left(s, card.id, number, ability.text.modes, ability.text.who_chose(seat)) == 0


def moves(s: State, a: Arena, seat: SeatId, out: list[Option]) -> None:
    """Units that can make a standard move somewhere (CR 144)."""
    for index in a.places:
        for id in s.places[index].units:
            card = s.cards[id & SLOT_MASK]
            if card.controller == seat and not card.exhausted and destinations(s, a, card, True):
                out.append(to_move(id))


def destinations(s: State, a: Arena, card: Card, first_only: bool = False) -> list[PlaceId]:
    out: list[PlaceId] = []
    base = s.sides[card.controller].base
    if card.place != base:
        if movement.move_refusal(s, a, card, base) == reasons.OK:
            out.append(base)
            if first_only:
                return out
    for index in s.battlefields:
        if index != card.place and s.places[index].arena == a.index:
            if movement.move_refusal(s, a, card, index) == reasons.OK and can_pay_toll(s, a, card.controller, 1, index):
                out.append(index)
                if first_only:
                    return out
    return out


def can_pay_toll(s: State, a: Arena, seat: SeatId, units: int, dest: PlaceId) -> bool:
    """CR 204.4: what must be paid to move there; unpaid, the action cannot be done."""
    return not maybe(s, a, S_TOLL) or costs.can_pay(s, a, seat, costs.toll(s, a, seat, units, dest), NOTHING)


def hides(s: State, a: Arena, seat: SeatId, out: list[Option]) -> None:
    side = s.sides[seat]
    found = -1
    more = off_the_board.maybe(s)
    for id in side.hand + side.champion:
        card = s.cards[id & SLOT_MASK]
        if card.printed.kw[HIDDEN] or (more and layers.keyword(s, card, HIDDEN)):
            if found < 0:
                found = 1 if hiding.hide_refusal(s, a, seat, card) == reasons.OK else 0
            if found > 0:
                out.append(to_hide(id))


def carry_out(s: State, a: Arena, seat: SeatId, option: Option) -> None:
    """Do what was chosen."""
    verb = option.verb
    if verb == INVITE:
        a.stack.append(inviting.Invitation(seat, option.seat))
        return
    a.declined = 0
    if verb == PLAY:
        playing.begin_card(s, a, seat, option.thing, window_of(s, a), option.which)
    elif verb == ACTIVATE:
        playing.begin_ability(s, a, seat, option.thing, option.which, window_of(s, a))
    elif verb == MOVE:
        a.stack.append(StandardMove(seat, option.thing))
    elif verb == HIDE:
        a.stack.append(hiding.Hiding(seat, option.thing))
    elif verb == END_TURN:
        a.done = True
        log.note(s, "ends-turn", [], [seat], "CR 316.9")


def window_of(s: State, a: Arena) -> int:
    """The turn state as a window (CR 308-310)."""
    if a.chain:
        return W_REACTION
    if a.showdown >= 0:
        return W_ACTION
    return W_MAIN


class StandardMove(Frame):
    """CR 144: one action may move several units to one common destination; asked in parts."""

    __slots__ = ("dest", "seat", "units")

    def __init__(self, seat: SeatId, unit: ObjectId) -> None:
        self.seat = seat
        self.units = [unit]
        self.dest = NO_PLACE

    def copy(self) -> Frame:
        f = StandardMove(self.seat, NOTHING)
        f.units = self.units[:]
        f.dest = self.dest
        return f

    def picked_so_far(self) -> list[ObjectId]:
        return self.units

    def numbers(self) -> list[int]:
        return [9, self.seat, self.dest, *self.units]

    def step(self, s: State, a: Arena) -> None:
        if len(s.arenas) > 1:
            self.units = [id for id in self.units if self.still_goes(s, a, id)]
        found = destinations(s, a, s.card(self.units[0])) if self.units and self.dest < 0 else []
        if not self.units or (self.dest < 0 and not found):
            a.stack.pop()  # something in another arena has seen to it meanwhile
            return
        if self.dest < 0:
            ask(s, a, self.seat, Q_DESTINATION, [at_place(i) for i in found], self.units[0], "CR 144")
            return
        options: list[Option] = []
        for index in a.places:
            for id in s.places[index].units:
                card = s.cards[id & SLOT_MASK]
                if card.controller == self.seat and id not in self.units and not card.exhausted:
                    if movement.move_refusal(s, a, card, self.dest) == reasons.OK:
                        if can_pay_toll(s, a, self.seat, len(self.units) + 1, self.dest):
                            options.append(to_pick(id))
        options.append(Option(DONE))
        ask(s, a, self.seat, Q_MOVE_MORE, options, self.units[0], "CR 144")

    def still_goes(self, s: State, a: Arena, id: ObjectId) -> bool:
        """Has nothing in another arena kept this unit from moving since it was chosen?"""
        card = s.find(id)
        if card is None or card.controller != self.seat or card.exhausted:
            return False
        return self.dest < 0 or movement.move_refusal(s, a, card, self.dest) == reasons.OK

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if option.verb == AT:
            self.dest = option.place
        elif option.verb == PICK:
            self.units.append(option.thing)
        else:
            a.stack.pop()
            toll = costs.toll(s, a, self.seat, len(self.units), self.dest)
            if not toll.free():
                spending.pay_resources(s, a, self.seat, toll)
            s.at_once()
            for id in self.units:
                statuses.exhaust(s, a, id, self.seat)  # the cost, paid together
            triggers.tell(s)
            a.version += 1
            movement.move(s, a, self.units, self.dest, self.seat, True)


# --- why not


def why_not_play(s: State, a: Arena, seat: SeatId, card: Card) -> int:
    """Why this player cannot play this card now, also when it is not their moment."""
    if card.owner != seat and card.controller != seat:
        return reasons.NOT_YOUR_CARD
    moment = moment_refusal(s, a, seat, locations.card_speed(s, seat, card), layers.keyword(s, card, AMBUSH) > 0)
    if moment != reasons.OK and not invited(a, seat):
        return moment
    refusal = play_refusal(s, a, seat, card, window_of(s, a))
    ways = ways_to_play.usual(s, card) + len(ways_to_play.permits(s, a, seat, card))
    for k in range(1, ways):  # each way has its price
        if refusal != reasons.OK:
            refusal = play_refusal(s, a, seat, card, window_of(s, a), k)
    return refusal


def why_not_use(s: State, a: Arena, seat: SeatId, card: Card, number: int) -> int:
    if card.controller != seat:
        return reasons.NOT_CONTROLLED
    abilities = granted.activated(s, card)
    if number >= len(abilities):
        return reasons.NO_SUCH_ABILITY
    moment = moment_refusal(s, a, seat, abilities[number].speed, False)
    if moment != reasons.OK and not invited(a, seat):
        return moment
    return use_refusal(s, a, seat, card, number, window_of(s, a))


def why_not_move(s: State, a: Arena, seat: SeatId, card: Card, dest: PlaceId) -> int:
    if card.controller != seat:
        return reasons.NOT_CONTROLLED
    moment = moment_refusal(s, a, seat, MAIN_SPEED, False)
    if moment == reasons.NEEDS_REACTION:
        return reasons.MOVE_ON_CHAIN
    if moment == reasons.NEEDS_ACTION:
        return reasons.MOVE_IN_SHOWDOWN
    if moment != reasons.OK:
        return moment
    refusal = movement.move_refusal(s, a, card, dest)
    if refusal == reasons.OK and not can_pay_toll(s, a, seat, 1, dest):
        return reasons.CANNOT_PAY_TOLL
    return refusal


def invited(a: Arena, seat: SeatId) -> bool:
    """Does a teammate let this player play or use something now (CR 316.5.b.1)?"""
    question = a.question
    return question is not None and question.seat == seat and question.kind == Q_INVITED and a.showdown < 0


def moment_refusal(s: State, a: Arena, seat: SeatId, speed: Speed, ambush: bool) -> int:
    """Is this the player's moment to act at this speed? (CR 308-313)"""
    if s.game_won_by or s.sides[seat].lost:
        return reasons.GAME_IS_OVER
    question = a.question
    asked = question is not None and question.seat == seat and question.kind in (Q_MAIN, Q_PRIORITY, Q_FOCUS)
    if a.chain:
        if speed < REACTION and not ambush:
            return reasons.NEEDS_REACTION
        return reasons.OK if asked else reasons.NO_PRIORITY
    if a.showdown >= 0:
        if speed < 1 and not ambush:
            return reasons.NEEDS_ACTION
        return reasons.OK if asked else reasons.NO_PRIORITY
    if not s.mode.has_turn(s, seat):
        return reasons.NOT_YOUR_TURN
    if s.phase != MAIN:
        return reasons.NOT_MAIN_PHASE
    return reasons.OK
