"""`why CARD`: for everything one might want to do with a card or unit, whether it is possible now, or why not."""

from __future__ import annotations

from collections.abc import Iterator

from farfield.cards.names import name_key
from farfield.games import Intent, why_not
from farfield.rules.game import Game
from farfield.rules.state import Card, Decision
from farfield.rules.terms import (
    ACTIVATE,
    BOARD,
    CHAIN,
    CHAMPION_ZONE,
    FACEDOWN,
    HAND,
    HIDE,
    LEGEND_ZONE,
    MOVE,
    PICK,
    PLAY,
    Q_HELP,
    TRASH,
)
from farfield.words.messages import Messages
from farfield.words.telling import Teller


def in_sight(game: Game, seat: int) -> Iterator[Card]:
    """Every card that a seat can see and speak of: its hand first, then the table, then the piles."""
    s = game.state
    order = (HAND, CHAMPION_ZONE, CHAIN, FACEDOWN, BOARD, LEGEND_ZONE, TRASH)
    found = [c for c in s.cards if c.zone in order and c.known >> seat & 1]
    return iter(sorted(found, key=lambda c: (c.controller != seat, order.index(c.zone))))


def verdicts(text: str, game: Game, decision: Decision, teller: Teller, messages: Messages) -> list[str]:
    """A line for each thing that could be meant; nothing if no card in sight is called like that."""
    seat = decision.seat
    cards = _called(text, game, seat)
    lines: list[str] = []
    for card in cards[:1]:
        name = card.printed.name
        if card.zone == CHAIN:
            mine = decision.subject == card.id and card.controller == seat
            undo = messages.get("command-undo").split()[0]
            if mine:
                return [messages.get("why-being-played", card=name, undo=undo)]
            return [messages.get("why-on-chain", card=name)]
        for intent, what in teller.wishes(decision, card):
            number = _number(decision, intent)
            stepping_in = decision.kind == Q_HELP and intent.verb != MOVE and number > 0
            refusal = None if stepping_in else why_not(game, seat, intent)
            if refusal is None:
                lines.append(messages.get("why-ok", what=what, n=number))
                lane = -1 if number else _lane_for(game, decision, intent)
                if lane >= 0:
                    lines.append(messages.get("why-lane", lane=_turn_to(lane, teller, messages)))
            else:
                reason = messages.say(teller.refusal(refusal, card=name, source=teller.name(decision.subject)))
                clause = f" [{refusal.clause}]" if refusal.clause else ""
                lines.append(messages.get("why-title", what=what, reason=reason) + clause)
                if refusal.id == "why-not-choice-elsewhere":
                    lane = int(str(refusal.params["lanes"]).split("; ")[0].removeprefix("seat "))
                    lines.append(messages.get("why-lane", lane=_turn_to(lane, teller, messages)))
    if lines:
        return lines
    if cards:
        return [messages.get("why-no-use", card=cards[0].printed.name)]
    refusal = why_not(game, seat, text)
    if refusal is None:
        return [messages.get("why-possible", what=text)]
    if refusal.id == "why-not-unclear":
        return []
    clause = f" [{refusal.clause}]" if refusal.clause else ""
    return [messages.get("why-title", what=text, reason=messages.say(teller.refusal(refusal))) + clause]


def _turn_to(lane: int, teller: Teller, messages: Messages) -> str:
    """What to type to get to a lane."""
    return f"{messages.get('command-lane').split()[0]} {teller.names[lane]}"


def _lane_for(game: Game, decision: Decision, intent: Intent) -> int:
    """Another lane in which this is on offer; -1 if it is none."""
    for other in game.asked_of(decision.seat):
        if other.arena != decision.arena and intent.verb in (PLAY, ACTIVATE) and _number(other, intent):
            return other.arena
    return -1


def _called(text: str, game: Game, seat: int) -> list[Card]:
    key = name_key(text)
    cards = list(in_sight(game, seat))
    same = [c for c in cards if name_key(c.printed.name) == key]
    return same or [c for c in cards if key and name_key(c.printed.name).startswith(key)]


def _number(decision: Decision, intent: Intent) -> int:
    """The option that begins this; 0 if it is only part of one."""
    for number, option in enumerate(decision.options, start=1):
        if option.verb == intent.verb and option.a == intent.thing and intent.verb in (PLAY, MOVE, HIDE, PICK):
            return number
        if option.verb == intent.verb == ACTIVATE and (option.a, option.b) == (intent.thing, intent.ability):
            return number
    return 0
