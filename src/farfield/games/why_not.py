"""Why something is not possible: `why_not(game, seat, "play Gust")` is None, or a refusal with its reason and clause.

The verdict comes from the same checks that make the options; this file only finds what is meant and fills in numbers.

>>> from farfield.games import Field, Position, Seat
>>> game = Position(seats=[Seat(hand=["Falling Comet"], runes="Mind 2"), Seat()]).start()
>>> print(why_not(game, 0, "play Falling Comet"))
Falling Comet costs 5 Energy and you can make 2: 3 more is needed. [CR 357]
>>> why_not(game, 0, "end turn") is None
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farfield.errors import Message, Param, excerpt
from farfield.games.intents import Intent, at, find, hide, move, pick, play, read, sees, use
from farfield.games.naming import object_name, place_name
from farfield.games.refusals import WORDS, deed_words
from farfield.rules import costs, movement, playing
from farfield.rules.abilities import granted
from farfield.rules.deciding import options, reasons
from farfield.rules.effects.abilities import Activated
from farfield.rules.effects.costs import RECYCLE_RUNES
from farfield.rules.effects.program import Program
from farfield.rules.effects.select import IN_HAND, Select, Target, side_fits
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.playing import hiding, locations, targets
from farfield.rules.state import Arena, Card, Decision, Item, Option, State
from farfield.rules.terms import (
    ABILITY,
    ACTIVATE,
    ANY_DOMAIN,
    AT,
    BATTLEFIELD,
    BOARD,
    CHAMPION_ZONE,
    END_TURN,
    ENEMY,
    FACEDOWN,
    FRIENDLY,
    GEAR,
    HAND,
    HIDE,
    LEGEND,
    LEGEND_ZONE,
    MOVE,
    OTHERS,
    PASS,
    PERMANENT,
    PHASE_NAMES,
    PICK,
    PLAY,
    PLAYER,
    Q_FOCUS,
    Q_INVITED,
    Q_MAIN,
    Q_PLACE,
    Q_PRIORITY,
    QUESTION_NAMES,
    RUNE,
    SPELL,
    TRASH,
    UNIT,
    YOURS,
    ZONE_NAMES,
    symbol_of,
)

__all__ = ["Intent", "Refusal", "at", "hide", "move", "pick", "play", "use", "why_not"]


class Refusal(Message):
    """Why not: a message with the numbers behind it, and the clause that says so. `str(refusal)` is plain English."""

    __slots__ = ()


_ACTING: Final = (Q_MAIN, Q_PRIORITY, Q_FOCUS, Q_INVITED)


def why_not(game: Game, seat: int, what: Intent | Option | str) -> Refusal | None:
    """Why a seat cannot do something now; None if it can. The game is not changed.

    A text is read like an answer (`play Gust`, `use ability 2 of Gold`, `move Daring Poro to Void Gate`, `hide Teemo at
    Void Gate`, `pick Daring Poro`, `end turn`) and finds only what the seat can see.
    """
    s = game.state
    if not 0 <= seat < s.players:
        return _say(s, seat, reasons.NOT_ASKED)
    if isinstance(what, str):
        found = read(s, seat, what)
        refusal: Refusal | None = _say(s, seat, reasons.UNCLEAR, text=excerpt(what))
        for intent in found:
            refusal = _judge(game, seat, intent)
            if refusal is None:
                return None
        # Several things have this name: the first found is the likeliest.
        return _judge(game, seat, found[0]) if found else refusal
    if isinstance(what, Option):
        place = what.a if what.verb == AT else -1
        what = Intent(what.verb, what.a, what.b if what.verb == ACTIVATE else 0, place)
    return _judge(game, seat, what)


# --- the verdict


def _judge(game: Game, seat: int, x: Intent) -> Refusal | None:
    s = game.state
    decision = _asked(game, seat, x.verb)
    if x.verb == PICK:
        return _why_not_pick(s, seat, x.thing, decision)
    if x.verb == AT:
        return _why_not_at(s, seat, x.place, decision)
    if x.verb == END_TURN or x.verb == PASS:
        return _why_not_stop(s, seat, x.verb, decision)
    card = find(s, x.thing)
    if card is None or not sees(card, seat) or not 0 <= x.place + 1 <= len(s.places):
        return _say(s, seat, reasons.UNCLEAR, text=f"object {x.thing}")
    a = _arena_for(s, seat, card, x.verb, decision)
    reason = _reason(s, a, seat, card, x)
    if reason == reasons.NOT_MAIN_PHASE:
        # What is fast enough for a window that is open elsewhere waits for nothing but its turn there (LL 2.7).
        for other in s.arenas:
            if (other.chain or other.showdown >= 0) and x.verb in (PLAY, ACTIVATE):
                there = _reason(s, other, seat, card, x)
                if there not in (reasons.NEEDS_ACTION, reasons.NEEDS_REACTION):
                    a, reason = other, there
                    break
    if reason in (reasons.OK, reasons.NO_PRIORITY) and (decision is None or decision.kind not in _ACTING):
        if reason == reasons.OK and _lanes_that_offer(game, seat, x):
            return None
        reason = reasons.ANSWER_FIRST if decision is not None else reasons.NO_PRIORITY
    if reason == reasons.OK or (x.place < 0 and _is_asked_for(game, seat, x)):
        return None
    lanes = _lanes_that_offer(game, seat, x) if x.verb in (PLAY, ACTIVATE) and x.place < 0 else ""
    if lanes and reason == reasons.NO_TARGET:
        id = "why-not-choice-elsewhere"
        return Refusal(id, WORDS[id], {"seat": seat, "card": card.printed.name, "lanes": lanes}, "LL 8.3")
    if lanes:
        return None
    lanes = _lanes_to_wait_for(s, a, seat, card, x) if reason == reasons.NO_TARGET else ""
    if lanes:
        id = "why-not-choice-later"
        return Refusal(id, WORDS[id], {"seat": seat, "card": card.printed.name, "lanes": lanes}, "LL 8.3")
    return _say(s, seat, reason, card=card, intent=x, arena=a, decision=decision)


def _arena_for(s: State, seat: int, card: Card, verb: int, decision: Decision | None) -> Arena:
    """Where this would be done: what is played or used, where its player is asked to act; the rest, where it is."""
    here = s.arena_of(card.place) if card.place >= 0 else s.arenas[s.sides[seat].arena]
    if verb not in (PLAY, ACTIVATE) or decision is None or decision.kind not in _ACTING:
        return here
    return s.arenas[decision.arena] if here.index == s.sides[seat].arena else here


def _reason(s: State, a: Arena, seat: int, card: Card, x: Intent) -> int:
    """Why this is not possible in this arena."""
    if x.verb == PLAY:
        reason = options.why_not_play(s, a, seat, card)
        if reason == reasons.OK and x.place >= 0 and card.printed.types & PERMANENT:
            probe = playing.new_item(s, a, seat, card, options.window_of(s, a))
            if x.place not in locations.playable_places(s, a, seat, card, probe):
                reason = reasons.NO_PLACE
        return reason
    if x.verb == ACTIVATE:
        reason = options.why_not_use(s, a, seat, card, x.ability)
        if reason == reasons.OK and granted.activated(s, card)[x.ability].adds and not _full_control(s, seat):
            reason = reasons.PAID_BY_ITSELF
        return reason
    if x.verb == MOVE:
        return _why_not_move(s, a, seat, card, x.place)
    if x.verb == HIDE:
        return _why_not_hide(s, a, seat, card, x.place)
    return reasons.NOT_ASKED


def _is_asked_for(game: Game, seat: int, x: Intent) -> bool:
    """Is the seat asked for just this, perhaps in another lane than the one that was looked at?"""
    option = Option(x.verb, x.thing, x.ability)
    return any(option in decision.options for decision in game.decisions() if decision.seat == seat)


def _lanes_that_offer(game: Game, seat: int, x: Intent) -> str:
    """Where this may be done now although nobody waits for the seat: in a teammate's lane, or again in its own."""
    found: list[str] = []
    for offer in game.offers(seat):
        for option in offer.options:
            if option.verb == x.verb and option.a == x.thing and (x.verb != ACTIVATE or option.b == x.ability):
                found.append(f"seat {game.state.mode.decider(game.state, game.state.arenas[offer.arena])}")
    return "; ".join(dict.fromkeys(found))


def _lanes_to_wait_for(s: State, a: Arena, seat: int, card: Card, x: Intent) -> str:
    """Where there is something to choose, but something goes on that this cannot be used in."""
    found: list[str] = []
    for other in s.arenas:
        busy = other.chain or other.stack or other.showdown >= 0 or targets.closed(s) >> other.index & 1
        if other is a or not busy:
            continue
        text, probe = _probe(s, other, seat, card, x)
        if text is not None and targets.possible(s, other, probe, text) >= 0:
            found.append(f"seat {s.mode.decider(s, other)}")
    return "; ".join(found)


def _why_not_move(s: State, a: Arena, seat: int, card: Card, dest: int) -> int:
    if dest >= 0:
        return options.why_not_move(s, a, seat, card, dest)
    best = reasons.NOT_A_UNIT
    for index in (*s.battlefields, s.sides[seat].base):
        reason = options.why_not_move(s, a, seat, card, index)
        if reason == reasons.OK:
            return reason
        if reason != reasons.ALREADY_THERE or best == reasons.NOT_A_UNIT:
            best = reason
    return best


def _why_not_hide(s: State, a: Arena, seat: int, card: Card, place: int) -> int:
    if card.owner != seat:
        return reasons.NOT_YOUR_CARD
    if card.zone != HAND and card.zone != CHAMPION_ZONE:
        return reasons.NOT_IN_PLAYABLE_ZONE
    reason = hiding.hide_refusal(s, a, seat, card)
    if reason == reasons.NOT_HIDDEN:
        return reason
    if a.chain:
        return reasons.CHAIN_OPEN
    if a.showdown >= 0:
        return reasons.SHOWDOWN_OPEN
    moment = options.moment_refusal(s, a, seat, 0, False)
    if moment != reasons.OK:
        return moment
    if reason == reasons.OK and place >= 0 and place not in locations.hiding_places(s, a, seat):
        full = s.places[place].controller == seat
        return reasons.FACEDOWN_FULL if full else reasons.NO_CONTROLLED_BATTLEFIELD
    return reason


def _why_not_stop(s: State, seat: int, verb: int, decision: Decision | None) -> Refusal | None:
    if decision is not None and Option(verb) in decision.options:
        return None
    if s.game_won_by or s.sides[seat].lost:
        return _say(s, seat, reasons.GAME_IS_OVER)
    if decision is None:
        turn = verb == END_TURN and not s.mode.has_turn(s, seat)
        return _say(s, seat, reasons.NOT_YOUR_TURN if turn else reasons.NO_PRIORITY)
    if decision.kind not in _ACTING:
        return _say(s, seat, reasons.ANSWER_FIRST, decision=decision)
    a = s.arenas[decision.arena]
    if verb == END_TURN and a.chain:
        return _say(s, seat, reasons.CHAIN_OPEN)
    if verb == END_TURN and a.showdown >= 0:
        return _say(s, seat, reasons.SHOWDOWN_OPEN)
    return _say(s, seat, reasons.NOT_ASKED)


def _why_not_pick(s: State, seat: int, id: int, decision: Decision | None) -> Refusal | None:
    """Why something cannot be chosen for the open decision."""
    if decision is None:
        return _say(s, seat, reasons.NO_PRIORITY)
    if any(option.verb == PICK and option.a == id for option in decision.options):
        return None
    if decision.kind in _ACTING:
        return _say(s, seat, reasons.NOT_ASKED)
    a = s.arenas[decision.arena]
    card = find(s, id)
    if id > 0 and (card is None or not sees(card, seat)):
        return _say(s, seat, reasons.UNCLEAR, text=f"object {id}")
    source = object_name(s, decision.subject, seat) if decision.subject else "this"
    named = object_name(s, id, seat) if id > 0 else f"seat {-id - 1}"
    frame = a.stack[-1] if a.stack else None
    item = playing.item_of(a, frame.item) if isinstance(frame, playing.Play) else None
    program = playing.program_of(s, item) if item is not None else None
    if (
        not isinstance(frame, playing.Play)
        or frame.stage != playing.TARGETS
        or item is None
        or program is None
        or card is None
    ):
        needs = "it is not among the choices of this decision"
        return _say(s, seat, reasons.NOT_A_TARGET, source=source, card=named, needs=needs, misfit="choice")
    slot = program.slots[frame.at]
    if id in item.bound[slot.number]:
        return _say(s, seat, reasons.ALREADY_CHOSEN, card=named)
    if slot.target is None:
        needs = "a place is asked for"
        return _say(s, seat, reasons.NOT_A_TARGET, source=source, card=named, needs=needs, misfit="place")
    misfit, needs = _misfit(s, item, slot.target, card)
    if misfit:
        return _say(s, seat, reasons.NOT_A_TARGET, source=source, card=named, needs=needs, misfit=misfit)
    if card.place >= 0 and (targets.busy_arenas(s, a) >> s.places[card.place].arena) & 1:
        return _say(s, seat, reasons.ARENA_BUSY, card=named)
    if card.zone == BOARD and targets.untouchable(s, a, id, seat):
        return _say(s, seat, reasons.TARGET_UNTOUCHABLE, card=named)
    if item.played_from_hidden and not targets.hidden_allows(s, item, slot.target, id):
        return _say(s, seat, reasons.TARGET_WRONG_PLACE, source=source, place=place_name(s, item.place, seat))
    deflect = targets.deflect_of(s, item, id)
    if deflect:
        price = playing.price_of(s, a, item)
        price.power = [*price.power, *[ANY_DOMAIN] * deflect]
        if not costs.can_pay_power(s, seat, price):
            return _say(s, seat, reasons.CANNOT_PAY_POWER, f"choosing {named}", more=power_params(s, seat, price))
    needs = "what else must be chosen or paid would no longer be possible"
    return _say(s, seat, reasons.NOT_A_TARGET, source=source, card=named, needs=needs, misfit="rest")


def _why_not_at(s: State, seat: int, place: int, decision: Decision | None) -> Refusal | None:
    """Why a place cannot be chosen for the open decision."""
    if decision is None:
        return _say(s, seat, reasons.NO_PRIORITY)
    if not 0 <= place < len(s.places):
        return _say(s, seat, reasons.UNCLEAR, text=f"place {place}")
    if Option(AT, place) in decision.options or Option(PICK, -place - 1) in decision.options:
        return None
    if decision.kind in _ACTING:
        return _say(s, seat, reasons.NOT_ASKED)
    a = s.arenas[decision.arena]
    frame = a.stack[-1] if a.stack else None
    where = Intent(PLAY, 0, 0, place)
    if isinstance(frame, options.StandardMove):
        unit = s.card(frame.units[0])
        reason = movement.move_refusal(s, a, unit, place)
        if reason != reasons.OK:  # otherwise it is chosen already, and now it is asked who goes there too
            return _say(s, seat, reason, unit, where, a)
    if isinstance(frame, hiding.Hiding):
        full = s.places[place].controller == seat
        reason = reasons.FACEDOWN_FULL if full else reasons.NO_CONTROLLED_BATTLEFIELD
        return _say(s, seat, reason, s.card(frame.card), where, a)
    card = find(s, decision.subject)
    if card is not None and decision.kind == Q_PLACE:
        reason = locations.entry_refusal(s, seat, card, place)
        return _say(s, seat, reason if reason != reasons.OK else reasons.NO_PLACE, card, where, a)
    source = object_name(s, decision.subject, seat) if decision.subject else "this"
    needs = "it is not among the places of this decision"
    named = place_name(s, place, seat)
    return _say(s, seat, reasons.NOT_A_TARGET, source=source, card=named, needs=needs, misfit="place")


_TYPE_WORDS: Final = (
    (UNIT, "unit"),
    (GEAR, "gear"),
    (SPELL, "spell"),
    (RUNE, "rune"),
    (BATTLEFIELD, "battlefield"),
    (LEGEND, "legend"),
    (PLAYER, "player"),
)


def _misfit(s: State, item: Item, target: Target, card: Card) -> tuple[str, str]:
    """Which part of what is asked for does not fit this object."""
    select = target.select
    if not card.printed.types & select.what:
        kinds = " or ".join(word for bit, word in _TYPE_WORDS if select.what & bit)
        return "kind", f"it must be a {kinds or 'spell or ability on the chain'}"
    who = card.controller if card.zone >= BOARD else card.owner
    if not side_fits(s, select.side, item.seat, who):
        side = {YOURS: "yours", FRIENDLY: "friendly", ENEMY: "an enemy's", OTHERS: "another player's"}[select.side]
        return "side", f"it must be {side}"
    if select.where < IN_HAND and card.zone not in (BOARD, LEGEND_ZONE):
        return "place", "it must be on the board"
    fits = (
        select.battlefield_matches(s, item, card.id, card.place)
        if card.printed.types & BATTLEFIELD
        else select.matches(s, item, card)
    )
    if not fits:
        plain = Select(select.what, select.side, select.where, (), select.slot)
        if select.filters and plain.matches(s, item, card):
            return "description", "it does not fit the description"
        return "place", "it is in the wrong place"
    taken = item.bound[target.slot]
    if target.group is not None and not target.group.allows(s, taken, card):
        return "together", "it does not go together with what is already chosen"
    return "", ""


# --- saying it


def _say(
    s: State,
    seat: int,
    reason: int,
    card: Card | str | None = None,
    intent: Intent | None = None,
    arena: Arena | None = None,
    decision: Decision | None = None,
    more: Mapping[str, Param] | None = None,
    **named: Param,
) -> Refusal:
    """The refusal for a reason, with every parameter that its words use."""
    message_id, clause = reasons.REASONS[reason]
    open_places: list[int] = []
    if reason == reasons.NO_PLACE and isinstance(s.mode, LaneLegends) and isinstance(card, Card) and intent is not None:
        a = arena or s.arenas[s.sides[seat].arena]
        if card.printed.types & UNIT and intent.place >= 0 and card.zone != BOARD:
            probe = playing.new_item(s, a, seat, card, options.window_of(s, a))
            open_places = locations.playable_places(s, a, seat, card, probe)
    if open_places:
        message_id, clause = "why-not-lane-place", "LL 8.2"
    params: dict[str, Param] = {"seat": seat, "card": card if isinstance(card, str) else "this"}
    if reason == reasons.NOT_YOUR_TURN:
        params["turn"] = s.turn_seat
    elif reason == reasons.NOT_MAIN_PHASE:
        params["phase"] = PHASE_NAMES[s.phase] if s.phase < len(PHASE_NAMES) else "current"
    elif reason == reasons.NO_PRIORITY:
        first = [] if arena is None else [arena]  # whoever is asked where it would be done
        asked = [a.question.seat for a in [*first, *s.arenas] if a.question is not None]
        params["asked"] = asked[0] if asked else s.turn_seat
    elif reason == reasons.ANSWER_FIRST and decision is not None:
        params["question"] = QUESTION_NAMES[decision.kind]
    if isinstance(card, Card):
        params["card"] = card.printed.name
        _fill(s, seat, reason, card, intent or Intent(PASS), arena or s.arenas[0], params)
    if open_places:
        params["where"] = "; ".join(place_name(s, index, seat) for index in open_places)
    params.update(more or {})
    params.update(named)
    return Refusal(message_id, WORDS[message_id], params, clause or None)


def _fill(s: State, seat: int, reason: int, card: Card, x: Intent, a: Arena, params: dict[str, Param]) -> None:
    """The parameters that come from the card and what is wanted of it."""
    number = x.ability if x.verb == ACTIVATE else 0
    abilities = granted.activated(s, card)
    ability: Activated | None = abilities[number] if number < len(abilities) else None
    price = _price(s, a, seat, card, x, ability)
    if reason == reasons.NOT_YOUR_CARD:
        params["owner"] = card.owner
    elif reason == reasons.NOT_CONTROLLED:
        params["controller"] = f"seat {card.controller}" if card.controller >= 0 else "nobody"
    elif reason == reasons.CANNOT_PAY_ENERGY:
        have = energy_supply(s, seat, price)
        params.update(need=price.energy, have=have, missing=price.energy - have)
    elif reason == reasons.CANNOT_PAY_POWER:
        params.update(power_params(s, seat, price))
    elif reason == reasons.CANNOT_PAY_COST:
        failed = [d for d in price.deeds if not costs.can_do_deed(s, a, seat, d, card.id)]
        deed = failed[0] if failed else None
        params["deed"] = deed_words(deed.kind, deed.n) if deed is not None else "pay something else"
        params["count"] = deed.n if deed is not None else 0
    elif reason in (reasons.NEEDS_GANKING, reasons.NOT_HIDDEN, reasons.NEEDS_ACTION, reasons.NEEDS_REACTION):
        words = {reasons.NEEDS_GANKING: "Ganking", reasons.NOT_HIDDEN: "Hidden", reasons.NEEDS_ACTION: "Action"}
        params["keyword"] = words.get(reason, "Reaction")
    elif reason == reasons.NOT_IN_PLAYABLE_ZONE:
        params["zone"] = ZONE_NAMES[card.zone]
    elif reason == reasons.NO_SUCH_ABILITY:
        params.update(number=number + 1, count=len(abilities))
    elif reason == reasons.USED_UP and ability is not None:
        params["limit"] = ability.limit
    if card.place >= 0:
        params["origin"] = place_name(s, card.place, seat)
    if x.place >= 0:
        params["place"] = place_name(s, x.place, seat)
        if reason == reasons.NO_PLACE:
            params["place"] = f"at {params['place']}"
    elif x.verb in (PLAY, MOVE):
        params["place"] = "anywhere"


def _price(s: State, a: Arena, seat: int, card: Card, x: Intent, ability: Activated | None) -> costs.Price:
    """What it would cost, before any choice."""
    if x.verb == HIDE:
        return hiding.price()
    if x.verb == ACTIVATE and ability is not None:
        price = costs.Price(ABILITY, card.id)
        price.add(ability.cost)
    else:
        mode = {FACEDOWN: costs.COST_IGNORED, TRASH: costs.COST_FLOW}.get(card.zone, costs.COST_NORMAL)
        price = costs.card_price(s, a, seat, card, mode, None)
    text, probe = _probe(s, a, seat, card, x)
    extra = targets.possible(s, a, probe, text) if text is not None and (text.slots or text.modes) else 0
    price.power = [*price.power, *[ANY_DOMAIN] * max(0, extra)]
    return price


def _probe(s: State, a: Arena, seat: int, card: Card, x: Intent) -> tuple[Program | None, Item]:
    """The text of what is wanted, if it has one, and how it would stand on the chain of this arena."""
    abilities = granted.activated(s, card)
    if x.verb != ACTIVATE or x.ability >= len(abilities):
        return card.printed.program, playing.new_item(s, a, seat, card, options.window_of(s, a))
    item = Item(0, seat, card.id, card.place)
    item.arena = a.index
    item.ability = abilities[x.ability]
    item.bound = [[] for _ in range(abilities[x.ability].text.slot_count)]
    return abilities[x.ability].text, item


def energy_supply(s: State, seat: int, price: costs.Price) -> int:
    """All Energy a player could make now for this price."""
    side = s.sides[seat]
    have = side.energy + sum(not s.card(id).exhausted for id in side.runes)
    have += sum(mark.energy for mark in side.earmarks if mark.only & price.types)
    return have + sum(add.energy for add in costs.adders_for(s, seat, price))


def power_params(s: State, seat: int, price: costs.Price) -> dict[str, Param]:
    """Which Power is needed, and which of it cannot be paid even with every rune."""
    supply = costs.power_supply(s, seat, price, costs.adders_for(s, seat, price))
    # Runes that the price takes for themselves give no Power besides (CR 357.3).
    paid = [costs.ONLY_RUNES for deed in price.deeds if deed.kind == RECYCLE_RUNES for _ in range(deed.n)]
    missing: list[int] = []
    for symbol in sorted(price.power, key=int.bit_count):
        if len(costs.match_power([*paid, symbol], supply)) == len(paid) + 1:
            paid.append(symbol)
        else:
            missing.append(symbol)
    return {"need": _symbols(price.power), "missing": _symbols(missing), "missing_count": len(missing)}


def _symbols(masks: list[int]) -> str:
    """`2 Fury, 1 of any domain`."""
    words: list[str] = []
    for mask in dict.fromkeys(masks):
        name = "of any domain" if mask == ANY_DOMAIN else symbol_of(mask).replace("|", " or ")
        words.append(f"{masks.count(mask)} {name}")
    return ", ".join(words) or "none"


def _full_control(s: State, seat: int) -> bool:
    return bool(s.prefs[seat] & options.PREF_FULL_CONTROL)


def _asked(game: Game, seat: int, verb: int) -> Decision | None:
    """The decision this seat is asked; of several, one that such a thing could answer, in its own lane first."""
    mine = [d for d in game.decisions() if d.seat == seat]
    choosing = verb in (PICK, AT)
    home = game.state.sides[seat].arena
    return min(mine, key=lambda d: ((d.kind in _ACTING) == choosing, d.arena != home), default=None)
