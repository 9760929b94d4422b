"""The chain, players, points, turns and questions."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.rules.state import Decision, State
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    AWAKEN,
    CHAIN,
    FACEDOWN,
    GAME_OVER,
    HIDE,
    MAIN,
    MAIN_DECK_CARD,
    MOVE,
    PERMANENT,
    PICK,
    PLAY,
    Q_FOCUS,
    Q_MAIN,
    Q_PLAYER,
    Q_PRIORITY,
    SETUP,
    SPELL,
    UNIT,
)
from tests.forbidden.entries import entry
from tests.forbidden.reading import (
    changes_rules,
    settled,
    zones,
)

# --- the chain


@entry("CR 328-330", "a chain item has its card on the chain, or its ability; and a card there has one item")
def item_without_card(s: State) -> Iterator[object]:
    if s.phase == GAME_OVER:
        return
    items = [item for a in s.arenas for item in a.chain]
    if len({item.id for item in items}) != len(items):
        yield "an item twice"
    for item in items:
        card = s.find(item.card) if item.card else None
        resolving = any(a.stack for a in s.arenas)
        if item.card and (card is None or card.zone != CHAIN or card.controller != item.seat) and not resolving:
            yield f"item {item.id} without its card"
        if not item.card and item.ability is None:
            yield f"item {item.id} without an ability"
        if not 0 <= item.seat < len(s.sides):
            yield f"item {item.id} of nobody"


@entry("CR 337.1", "finalized items are older than pending ones; permanents are never finalized on the chain")
def finalized_out_of_order(s: State) -> Iterator[object]:
    for a in settled(s):
        order = [item.finalized for item in a.chain]
        if order != sorted(order, reverse=True):
            yield f"arena {a.index}: {order}"
        for item in a.chain:
            if item.finalized and item.card and item.types & PERMANENT:
                yield f"item {item.id} is a permanent"


@entry("CR 337", "nobody is asked to act while an item is pending")
def asked_while_pending(s: State) -> Iterator[object]:
    for a in settled(s):
        if a.question is not None and any(not item.finalized for item in a.chain):
            yield f"arena {a.index}"


# --- players, points, turns


@entry("CR 165, 194.4, 728", "Energy, points and XP are never negative; every Power has a domain")
def negative_number(s: State) -> Iterator[object]:
    for side in s.sides:
        no_domain = any(not 0 < p < 64 for p in side.power)
        if side.energy < 0 or side.points < s.mode.least_points or side.xp < 0 or no_domain:
            yield f"side {side.index}: {side.energy} {side.power} {side.points} {side.xp}"
        if any(m.energy < 0 for m in side.earmarks) or min(side.history) < 0:
            yield f"side {side.index}: earmarks or history"


@entry("CR 167", "pools are empty before the game and when a turn begins")
def pool_not_emptied(s: State) -> Iterator[object]:
    answering = any(a.chain for a in s.arenas)  # what triggers as things are readied may be paid for, in any lane
    for _ in settled(s):
        if s.phase == SETUP or (s.phase == AWAKEN and not answering):
            yield from (x.index for x in s.sides if x.energy or x.power or x.earmarks)


@entry("CR 489", "teammates have the same points; an NPC side has none, and no cards of its own in any zone")
def points_apart(s: State) -> Iterator[object]:
    for side in s.sides:
        if not side.is_player:
            if side.points or any(ids for _, ids in zones(side)) or side.runes:
                yield f"side {side.index} is no player"
        elif any(x.team == side.team and x.is_player and x.points != side.points for x in s.sides):
            yield f"team {side.team}"


@entry("CR 469-470", "battlefields, and no bases, are scored by sides of the game")
def scored_wrongly(s: State) -> Iterator[object]:
    for place in s.places:
        if place.scored < 0 or place.scored >> len(s.sides) or (place.side >= 0 and place.scored):
            yield f"place {place.index}: {place.scored}"


@entry("CR 314-317", "a player who is still there has the turn, and the turn order holds every player once")
def wrong_turn(s: State) -> Iterator[object]:
    if sorted(s.order) != list(range(s.players)):
        yield f"order {s.order}"
    if s.phase not in (SETUP, GAME_OVER) and (s.turn < 1 or s.turn_seat not in s.order):
        yield f"turn {s.turn} of {s.turn_seat}"
    elif s.phase not in (SETUP, GAME_OVER) and s.sides[s.turn_seat].lost:
        # Who leaves in their own turn leaves behind what had begun; then the turn goes on to the next player (CR 652).
        if not any(a.chain or a.stack or a.showdown >= 0 for a in s.arenas):
            yield f"turn {s.turn} of {s.turn_seat}"


@entry("CR 472", "the game is over when, and only when, a team has won or all have lost; by points only with the most")
def won_wrongly(s: State) -> Iterator[object]:
    if (s.phase == GAME_OVER) != bool(s.game_won_by or all(x.lost for x in s.sides if x.is_player)):
        yield f"phase {s.phase}, won by {s.game_won_by}"
    winners = [s.sides[x] for x in s.game_won_by]
    if winners:
        team = winners[0].team
        if s.game_won_by != [x.index for x in s.sides if x.team == team and x.is_player]:
            yield f"won by {s.game_won_by}, a part of a team or several"
        others = [x.points for x in s.sides if x.team != team and x.is_player and not x.lost]
        if s.loser_reason == "points" and any(n > winners[0].points - (not s.mode.rulebook) for n in others):
            yield f"won with {winners[0].points} against {others}"
        if s.loser_reason == "points" and winners[0].points < s.victory_score and not changes_rules(s):
            yield f"won with {winners[0].points} of {s.victory_score}"


@entry("CR 323.1", "whoever has the Victory Score and more than every opponent has won")
def not_won(s: State) -> Iterator[object]:
    if settled(s) and not changes_rules(s):
        for side in s.sides:
            others = [x.points for x in s.sides if x.team != side.team and x.is_player and not x.lost]
            leads = s.mode.rulebook or all(n < side.points for n in others)
            if side.is_player and not side.lost and side.points >= s.victory_score and leads:
                yield f"side {side.index}: {side.points} against {others}"


# --- questions


@entry("engine", "somebody is asked until the game is over, and nobody afterwards")
def stuck(s: State) -> Iterator[object]:
    if (s.phase == GAME_OVER) == any(a.question is not None for a in s.arenas):
        yield f"phase {s.phase}"


@entry("engine", "a question has different options, a player to answer it and a number of its own")
def bad_question(s: State) -> Iterator[object]:
    open_ = [a.question for a in s.arenas if a.question is not None]
    if len({q.id for q in open_}) != len(open_):
        yield "two questions have the same number"
    for q in open_:
        if s.arenas[q.arena].question is not q:
            yield f"{q.id} says arena {q.arena}"
        if not 0 <= q.seat < s.players or s.sides[q.seat].lost:
            yield f"{q.id} is asked of {q.seat}"
        elif len(q.options) < (1 if s.prefs[q.seat] or waits_for_help(s, q) else 2) or len(set(q.options)) != len(
            q.options
        ):
            yield f"{q.id} offers {len(q.options)} options, {len(set(q.options))} different"


def waits_for_help(s: State, q: Decision) -> bool:
    """Somebody who can only pass is asked all the same where teammates in other arenas might step in, and who can only
    end the turn, where they themselves might in other arenas."""
    return len(s.arenas) > 1 and q.kind in (Q_PRIORITY, Q_FOCUS, Q_MAIN)


@entry("engine", "an option speaks of something that is there")
def option_about_nothing(s: State) -> Iterator[object]:
    there = {item.id for a in s.arenas for item in a.chain} | {x.source for x in s.lasting}
    for a in s.arenas:
        # Which of those that died at once was the first (CR 383.1.b): they are gone, and everybody saw them.
        gone = s.departed if a.question is not None and a.question.clause == "CR 383.1.b" else {}
        for o in a.question.options if a.question is not None else ():
            if o.verb in (PLAY, ACTIVATE, MOVE, HIDE) and s.find(o.thing) is None:
                yield f"{o}"
            if o.verb == PICK and o.a > 0 and s.find(o.thing) is None and o.a not in there and o.thing not in gone:
                yield f"{o}"
            if o.verb == AT and not 0 <= o.a < len(s.places):
                yield f"{o}"
            of_players = a.question is not None and a.question.kind == Q_PLAYER
            if o.verb == PICK and o.a < 0 and of_players and s.sides[-o.a - 1].lost:
                yield f"{o} has left"


@entry("CR 308-310", "each kind of question belongs to its turn state, and is asked of the one whose moment it is")
def wrong_moment(s: State) -> Iterator[object]:
    for a in settled(s):
        q = a.question
        if q is None:
            continue
        if q.kind == Q_MAIN and (a.chain or a.showdown >= 0 or s.phase != MAIN):
            yield f"main phase question in phase {s.phase}"
        if q.kind == Q_FOCUS and (a.chain or a.showdown < 0 or q.seat != a.focus):
            yield f"focus of {a.focus} asked of {q.seat}"
        if q.kind == Q_PRIORITY and (not a.chain or a.priority < 0):
            yield f"priority of {a.priority} asked of {q.seat}"


@entry("CR 144, 155, 376, 811", "what is offered can be meant: own cards to play and hide, own ready units to move")
def offered_wrongly(s: State) -> Iterator[object]:
    for a in settled(s):
        q = a.question
        for o in q.options if q is not None else ():
            card = s.find(o.thing) if o.verb in (PLAY, ACTIVATE, MOVE, HIDE) else None
            if card is None or q is None:
                continue
            if o.verb == MOVE and (card.controller != q.seat or card.exhausted or not card.printed.types & UNIT):
                yield f"move {card.printed.name}"
            if o.verb in (PLAY, HIDE) and (card.controller != q.seat or not card.printed.types & MAIN_DECK_CARD):
                yield f"play {card.printed.name}"
            if o.verb == PLAY and a.chain and card.printed.types & SPELL and card.printed.speed < 2:
                if card.zone != FACEDOWN:
                    yield f"{card.printed.name} as a reaction"


@entry("engine", "every place belongs to one arena, and the arena knows")
def place_in_no_arena(s: State) -> Iterator[object]:
    for place in s.places:
        inside = [a.index for a in s.arenas if place.index in a.places]
        if inside != [place.arena]:
            yield f"place {place.index} says {place.arena}, is in {inside}"
    for side in s.sides:
        if s.places[side.base].side != side.index:
            yield f"base of {side.index}"
