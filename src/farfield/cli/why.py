"""`why CARD` or `why play CARD on CARD`: whether what one might want to do is possible now, or why not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from farfield.cards.names import name_key
from farfield.errors import excerpt
from farfield.games import Intent, Refusal, why_not
from farfield.games.intents import called_partly, read
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
from farfield.words.messages import Argument, Listed, Messages
from farfield.words.telling import Teller

VERBS: Final = ("play", "use", "equip", "move", "hide", "pick")
"""The verbs a wish may begin with; each language has words of its own for them."""


def in_sight(game: Game, seat: int) -> Iterator[Card]:
    """Every card that a seat can see and speak of: its hand first, then the table, then the piles."""
    order = (HAND, CHAMPION_ZONE, CHAIN, FACEDOWN, BOARD, LEGEND_ZONE, TRASH)
    found = [c for c in game.objects() if c.zone in order and c.known >> seat & 1]
    return iter(sorted(found, key=lambda c: (c.controller != seat, order.index(c.zone))))


def verdicts(text: str, game: Game, decision: Decision, teller: Teller, messages: Messages) -> list[str]:
    """A line for each thing that could be meant; nothing if no card in sight is called like that."""
    seat = decision.seat
    cards, names = _called(text, game, seat)
    if not cards or name_key(text) != name_key(cards[0].printed.name):
        wish = _wish(text, game, seat, messages)
        if wish:
            refusal = why_not(game, seat, wish)
            possible = messages.get("why-possible", what=excerpt(text))
            return [possible if refusal is None else _reason(excerpt(text), refusal, teller, messages)]
    if names:
        return [messages.get("why-not-ambiguous", text=excerpt(text), found=Listed(tuple(names)))]
    return _of_card(cards[0], game, decision, teller, messages) if cards else []


def _of_card(card: Card, game: Game, decision: Decision, teller: Teller, messages: Messages) -> list[str]:
    """A line for everything that one might want to do with a card."""
    name, seat = card.printed.name, decision.seat
    if card.zone == CHAIN:
        mine = decision.subject == card.id and card.controller == seat
        undo = messages.get("command-undo").split()[0]
        return [
            messages.get("why-being-played", card=name, undo=undo) if mine else messages.get("why-on-chain", card=name)
        ]
    lines: list[str] = []
    for intent, what in teller.wishes(decision, card):
        number = _number(decision, intent)
        stepping_in = decision.kind == Q_HELP and intent.verb != MOVE and number > 0
        refusal = None if stepping_in else why_not(game, seat, intent)
        if refusal is None:
            lines.append(messages.get("why-ok", what=what, n=number))
            lane = -1 if number else _lane_for(game, decision, intent)
        else:
            lines.append(_reason(what, refusal, teller, messages))
            elsewhere = refusal.id == "why-not-choice-elsewhere"
            lane = int(str(refusal.params["lanes"]).split("; ")[0].removeprefix("seat ")) if elsewhere else -1
        if lane >= 0:
            lines.append(messages.get("why-lane", lane=_turn_to(lane, teller, messages)))
    return lines or [messages.get("why-no-use", card=name)]


def _reason(what: Argument, refusal: Refusal, teller: Teller, messages: Messages) -> str:
    clause = f" [{refusal.clause}]" if refusal.clause else ""
    return messages.get("why-title", what=what, reason=messages.say(teller.refusal(refusal))) + clause


def _wish(text: str, game: Game, seat: int, messages: Messages) -> str:
    """What is wanted, in the words that `why_not` reads: `play gust on poro`; nothing if it is no wish."""
    first, _, rest = text.strip().partition(" ")
    tries = [text]
    for verb in VERBS:
        if first.casefold() in messages.get(f"why-verb-{verb}").split():
            joints = "|".join(messages.get("why-verb-on").split())
            tries += [f"{verb} {rest}", re.sub(rf"\s(?:{joints})\s", " on ", f"{verb} {rest}", flags=re.IGNORECASE)]
    for words in tries:
        meant = read(game, seat, words)
        if meant.intents or meant.names:
            return words
    return ""


def _turn_to(lane: int, teller: Teller, messages: Messages) -> str:
    """What to type to get to a lane."""
    return f"{messages.get('command-lane').split()[0]} {teller.names[lane]}"


def _lane_for(game: Game, decision: Decision, intent: Intent) -> int:
    """Another lane in which this is on offer; -1 if it is none."""
    for other in game.asked_of(decision.seat):
        if other.arena != decision.arena and intent.verb in (PLAY, ACTIVATE) and _number(other, intent):
            return other.arena
    return -1


def _called(text: str, game: Game, seat: int) -> tuple[list[Card], list[str]]:
    """The cards in sight with this name, or a part of it; and the names if it is part of several."""
    key = name_key(text)
    cards = list(in_sight(game, seat))
    same = [c for c in cards if name_key(c.printed.name) == key]
    if same:
        return same, []
    parts = called_partly(text, cards)
    if len({c.printed.name for c in parts}) > 1:
        parts = [c for c in parts if c.controller == seat] or parts
    names = list(dict.fromkeys(c.printed.name for c in parts))
    return ([], names) if len(names) > 1 else (parts, [])


def _number(decision: Decision, intent: Intent) -> int:
    """The option that begins this; 0 if it is only part of one."""
    for number, option in enumerate(decision.options, start=1):
        if option.verb == intent.verb and option.thing == intent.thing and intent.verb in (PLAY, MOVE, HIDE, PICK):
            return number
        if option.verb == intent.verb == ACTIVATE and (option.thing, option.which) == (intent.thing, intent.ability):
            return number
    return 0
