"""More than two players: combats of others, teams, invitations, and who has left."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.rules.state import State
from farfield.rules.terms import (
    ACTIVATE,
    BATTLEFIELD,
    BOARD,
    FACEDOWN,
    GAME_OVER,
    INVITE,
    LEGEND_ZONE,
    MAIN,
    NO,
    PLAY,
    Q_FOCUS,
    Q_INVITED,
    Q_MAIN,
    Q_PRIORITY,
    YES,
)
from tests.forbidden.entries import entry
from tests.forbidden.reading import objects, settled, sides_at, zones


@entry("CR 459", "at an ongoing combat there are units of its two sides only")
def third_side_in_combat(s: State) -> Iterator[object]:
    for a in settled(s):
        if a.combat:
            for side in sides_at(s, s.places[a.showdown]):
                if side not in (a.attacker, a.defender):
                    yield f"units of {side} in the combat of {a.attacker} and {a.defender}"


@entry("CR 652", "who has left the game has left nothing behind, and holds nothing")
def left_something_behind(s: State) -> Iterator[object]:
    if s.phase == GAME_OVER:
        return
    gone = [side for side in s.sides if side.is_player and side.lost]
    for side in gone:
        if side.runes or side.aside or side.energy or side.power or any(ids for _, ids in zones(side)):
            yield f"cards or resources of {side.index}"
        yield from (f"an item of {side.index}" for a in s.arenas for item in a.chain if item.seat == side.index)
        for card in objects(s):
            if card.zone in (BOARD, FACEDOWN, LEGEND_ZONE) and not card.printed.types & BATTLEFIELD:
                if side.index in (card.owner, card.controller):
                    yield f"{card.printed.name} of {side.index}"
        for a in settled(s):
            for index in a.places if not a.chain else ():  # control is lost in an open state only (CR 323.6)
                if s.places[index].side < 0 and s.places[index].controller == side.index and a.showdown != index:
                    yield f"place {index} is controlled by {side.index}"


@entry("CR 489", "teammates are in the game together, or not at all")
def team_split(s: State) -> Iterator[object]:
    for side in s.sides:
        if side.is_player and any(x.is_player and x.team == side.team and x.lost != side.lost for x in s.sides):
            yield f"team {side.team}"


@entry("CR 469.1.a", "what a teammate controlled in the scoring step is not scored by the turn player")
def scored_what_the_ally_had(s: State) -> Iterator[object]:
    for place in s.places:
        if s.scored_by_ally & (1 << place.index) and place.scored & (1 << s.turn_seat):
            yield f"place {place.index} by {s.turn_seat}"


@entry("CR 489.8.a", "guests are in combats only, of others, where the printed rulebooks are played")
def guests_without_a_combat(s: State) -> Iterator[object]:
    for a in s.arenas:
        if s.phase == GAME_OVER:
            continue
        guests = [seat for seat in range(s.players) if a.guests & (1 << seat)]
        if guests and (not a.combat or not s.mode.rulebook or {a.attacker, a.defender} & set(guests)):
            yield f"{guests} at the combat of {a.attacker} and {a.defender}"
        if a.guests >> s.players or a.declined >> s.players**2 or (a.declined and not s.mode.invites):
            yield f"guests {a.guests}, declined {a.declined}"


@entry("rulebooks", "where the printed rulebooks are played, only its two sides and their guests act in a combat")
def acts_uninvited(s: State) -> Iterator[object]:
    for a in settled(s):
        q = a.question
        if s.mode.rulebook and a.combat and q is not None and q.kind in (Q_FOCUS, Q_PRIORITY):
            if q.seat not in (a.attacker, a.defender) and not a.guests & (1 << q.seat):
                yield f"{q.seat} in the combat of {a.attacker} and {a.defender}"


@entry("CR 316.5.b.1, 489.8.a", "who is invited is a teammate in the open Main Phase, or comes to a combat of others")
def invited_wrongly(s: State) -> Iterator[object]:
    for a in s.arenas:
        q = a.question
        if q is None or q.kind != Q_INVITED:
            continue
        verbs = {o.verb for o in q.options}
        if a.showdown >= 0:
            if not s.mode.rulebook or not a.combat or q.seat in (a.attacker, a.defender) or verbs != {YES, NO}:
                yield f"{q.seat} to the combat of {a.attacker} and {a.defender}: {verbs}"
        elif s.phase != MAIN or a.chain or q.seat == s.turn_seat or not verbs <= {PLAY, ACTIVATE, NO}:
            yield f"{q.seat} in phase {s.phase}: {verbs}"
        elif s.sides[q.seat].team != s.sides[s.turn_seat].team:
            yield f"{q.seat} by an opponent"


@entry("CR 316.5.b.1, 489.8.a", "one invites others who may not act anyway, and nobody who has just declined")
def invites_wrongly(s: State) -> Iterator[object]:
    for a in settled(s):
        q = a.question
        for o in q.options if q is not None else ():
            if o.verb != INVITE or q is None:
                continue
            guest = -o.a - 1
            declined = a.declined >> (q.seat * s.players) & (1 << guest) if guest >= 0 else 0
            if not 0 <= guest < s.players or guest == q.seat or s.sides[guest].lost or declined:
                yield f"{q.seat} invites {guest}"
            elif q.kind == Q_MAIN and s.sides[guest].team != s.sides[q.seat].team:
                yield f"{q.seat} invites the opponent {guest}"
            elif q.kind != Q_MAIN and (not a.combat or q.seat not in (a.attacker, a.defender) or not s.mode.rulebook):
                yield f"{q.seat} invites {guest} to no combat of theirs"
