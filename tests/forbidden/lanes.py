"""What Lane Legends forbids (LL 1-9): every entry keeps still in other modes."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.rules.effects.kinds_of_ability import GAIN_POINTS, Cant
from farfield.rules.state import SLOT_MASK, Arena, Card, Place, State
from farfield.rules.terms import (
    BATTLEFIELD,
    BOARD,
    EXTRA_PHASE,
    FACEDOWN,
    GAME_OVER,
    MAIN,
    MAIN_DECK_CARD,
    Q_FOCUS,
    Q_MAIN,
    Q_PRIORITY,
    UNIT,
)
from tests.forbidden.entries import entry
from tests.forbidden.reading import in_zones, objects, on_board, settled

NEARFIELD, FARFIELD, NPC_BASE = 1, 3, 4
"""Spots of a lane, counted from its player's Base; what lies beyond the NPC's Base was created in play (B29)."""


def lanes(s: State) -> list[Arena]:
    """The lanes, if that is what is played."""
    return s.arenas if s.mode.name == "lanes" and s.turn > 0 else []


def is_thrall(card: Card) -> bool:
    return card.original.token and card.original.name == "Thrall" and bool(card.original.types & UNIT)


def is_strike(card: Card) -> bool:
    return card.original.token and card.original.name == "Strike"


def pile(s: State, seat: int) -> list[Card]:
    """A player's Enthralled Pile."""
    cards = [s.cards[id & SLOT_MASK] for id in s.sides[seat].aside]
    return [card for card in cards if not card.printed.types & BATTLEFIELD]


@entry("LL 1.2", "a lane is its player's Base, three fields of that player and the NPC's Base, and has one of each")
def lane_out_of_shape(s: State) -> Iterator[object]:
    for a in lanes(s):
        places = [s.places[index] for index in a.places]
        spots = sorted(place.lane_spot for place in places if place.lane_spot <= NPC_BASE)
        if spots != list(range(NPC_BASE + 1)):
            yield f"lane {a.index} has {spots}"
        for place in places:
            base = {0: a.index, NPC_BASE: s.players + a.index}.get(place.lane_spot, -1)
            if place.side != base:
                yield f"place {place.index} at spot {place.lane_spot} is of {place.side}"


@entry("LL 8.1-8.2, B27", "units, facedown cards and unattached gear are in the lane of who controls them")
def in_a_foreign_lane(s: State) -> Iterator[object]:
    calm = {index for a in settled(s) for index in a.places} if lanes(s) else set()
    for card in in_zones(s, BOARD, FACEDOWN) if calm else ():
        if card.place in calm and not card.printed.types & BATTLEFIELD and not card.attached_to:
            if s.places[card.place].arena != s.sides[card.controller].arena:
                yield f"{card.printed.name} of {card.controller} at place {card.place}"


@entry("LL 1.2", "a battlefield is controlled and contested by the two sides of its lane only")
def controlled_from_another_lane(s: State) -> Iterator[object]:
    for a in lanes(s):
        for place in own_fields(s, a):
            for side in (place.controller, place.contested_by):
                if side not in (-1, a.index, s.players + a.index):
                    yield f"place {place.index} by {side}"


def own_fields(s: State, a: Arena) -> list[Place]:
    return [s.places[index] for index in a.places if s.places[index].side < 0]


@entry("LL 2.6", "an NPC has no turn, no cards, no resources and no points")
def npc_has_something(s: State) -> Iterator[object]:
    if lanes(s):
        for side in s.sides[s.players :]:
            cards = (side.hand, side.deck, side.rune_deck, side.runes, side.trash, side.champion, side.aside)
            if any(cards) or side.energy or side.power or side.points or side.xp or side.turns:
                yield f"side {side.index}"


@entry("LL 2.6, B42", "an NPC plays no card of its own accord")
def npc_plays_a_card(s: State) -> Iterator[object]:
    for a in lanes(s):
        yield from (f"item {item.id}" for item in a.chain if item.seat >= s.players and item.card and not item.forced)


@entry("LL 2.5", "in the Enthralled Phase one showdown or combat is open at a time")
def several_at_once(s: State) -> Iterator[object]:
    if s.phase == EXTRA_PHASE and lanes(s):
        open_ = [a.index for a in s.arenas if a.showdown >= 0]
        if len(open_) > 1:
            yield f"in the lanes {open_}"


@entry("LL 2.7", "in the Action Phase nobody but its owner is waited for in a lane")
def waits_for_a_teammate(s: State) -> Iterator[object]:
    for a in lanes(s):
        q = a.question
        if (
            s.phase == MAIN
            and q is not None
            and q.kind in (Q_MAIN, Q_FOCUS, Q_PRIORITY)
            and s.sides[q.seat].arena != a.index
        ):
            yield f"seat {q.seat} in lane {a.index}"


@entry("LL 5.6, B19", "a Thrall of an NPC is never exhausted")
def exhausted_thrall(s: State) -> Iterator[object]:
    if lanes(s):
        for card in on_board(s):
            if is_thrall(card) and card.controller >= s.players and card.exhausted:
                yield f"at place {card.place}"


@entry("LL 6.4", "a Strike is worn by a unit, or lies in the Base of who controls it")
def stray_strike(s: State) -> Iterator[object]:
    if lanes(s):
        calm = {index for a in settled(s) for index in a.places}
        for card in on_board(s):
            if not is_strike(card):
                continue
            wearer = s.find(card.attached_to) if card.attached_to else None
            if card.attached_to and (wearer is None or not wearer.printed.types & UNIT):
                yield f"worn by {card.attached_to}"
            if not card.attached_to and card.place in calm and s.places[card.place].side != card.controller:
                yield f"at place {card.place}"


@entry("LL 1.3, 4", "an Enthralled Pile holds Main Deck cards of its player, seen by all, two for a turn at most")
def wrong_pile(s: State) -> Iterator[object]:
    for a in lanes(s):
        cards = pile(s, a.index)
        if len(cards) > 2 * s.turn:
            yield f"{len(cards)} cards of {a.index} on turn {s.turn}"
        for card in cards:
            if card.known != -1 or card.original.token or not card.printed.types & MAIN_DECK_CARD:
                yield f"{card.printed.name} of {a.index}"


class Told:
    """What the log of the game that is being looked at has told so far: it only ever grows, so it is read once."""

    log: object = None
    read = 0
    from_the_start = False
    held = 0
    lost = 0
    dealt: dict[int, int] = {}

    @classmethod
    def look(cls, s: State) -> bool:
        """False where there is no log of the whole game."""
        if s.events is None:
            return False
        if cls.log is not s.events or cls.read > len(s.events):
            cls.log, cls.read, cls.held, cls.lost, cls.dealt, cls.from_the_start = s.events, 0, 0, 0, {}, False
        for event in s.events[cls.read :]:
            if event.kind == "turn" and event.args[1] == 1:
                cls.from_the_start = True
            elif event.kind == "holds":
                place = s.places[s.cards[event.objects[0] & SLOT_MASK].place]
                cls.held += place.lane_spot == FARFIELD
            elif event.kind == "nearfield-lost":
                cls.lost += 1
            elif event.kind == "enthralled":
                cls.dealt[event.args[0]] = cls.dealt.get(event.args[0], 0) + 1
        cls.read = len(s.events)
        return cls.from_the_start


@entry("LL 3.3, 3.5", "the score is the Farfields that were held less the Nearfields that were lost")
def wrong_score(s: State) -> Iterator[object]:
    if lanes(s) and Told.look(s):
        points, due = s.sides[0].points, Told.held - Told.lost
        if points > due or (points < due and not silenced(s)):
            yield f"{points} for {Told.held} held and {Told.lost} lost"


def silenced(s: State) -> bool:
    """Some card of the game may keep its opponents from gaining points."""
    return any(isinstance(x, Cant) and x.what == GAIN_POINTS for c in objects(s) for x in c.printed.abilities)


@entry("LL 1.3", "nothing leaves an Enthralled Pile")
def gone_from_the_pile(s: State) -> Iterator[object]:
    if lanes(s) and Told.look(s):
        for a in s.arenas:
            if len(pile(s, a.index)) != Told.dealt.get(a.index, 0):
                yield f"{len(pile(s, a.index))} of {Told.dealt.get(a.index, 0)} cards of {a.index}"


@entry("LL 3.1-3.2", "a table wins with the Victory Score, and otherwise everybody loses together")
def lost_apart(s: State) -> Iterator[object]:
    if lanes(s) and s.phase == GAME_OVER:
        winners = len(s.game_won_by)
        if winners not in (0, s.players) or (not winners and not all(x.lost for x in s.sides[: s.players])):
            yield f"won by {s.game_won_by}"


@entry("LL 6.5", "Deflected counters are on units, and there is at least one of them where there are any")
def wrong_counters(s: State) -> Iterator[object]:
    if lanes(s):
        for card in on_board(s):
            counters = card.counters or []
            if counters and (not card.printed.types & UNIT or min(counters[1::2]) < 1):
                yield f"{card.printed.name}: {counters}"
