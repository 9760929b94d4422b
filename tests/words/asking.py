"""What must hold of every question that anybody is asked, for whoever plays games or scenarios."""

from __future__ import annotations

import re

from farfield.rules.chain.rechoosing import ChooseAnew
from farfield.rules.chain.resolving import Run
from farfield.rules.game import Game
from farfield.rules.playing import TARGETS, Play
from farfield.rules.state import Decision
from farfield.rules.view import CardView, OptionView, SeatView
from farfield.words.messages import Messages
from farfield.words.telling import Teller

NOTHING = re.compile(r"[{…]|(?<!\d)–|(^|\()\?")
"""What stands for something that has no name or no words."""

Seen = dict[int, tuple[str, dict[str, object]]]


def words(teller: Teller, decision: Decision, messages: Messages) -> tuple[str, str]:
    """What is asked, and the text that asks it."""
    context = teller.context(decision)
    return messages.say(teller.question(decision)), messages.say(context) if context is not None else ""


def problems(game: Game, decision: Decision, teller: Teller, messages: Messages) -> list[str]:
    """What is wrong with the words of a question and its answers; nothing, as it should be."""
    said = [messages.say(option) for option in teller.options(decision)]
    asked = words(teller, decision, messages)
    out = [f"left open: {text}" for text in (*asked, *said) if NOTHING.search(text)]
    doubles = {text for text in said if said.count(text) > 1}
    for text in doubles:
        view = game.view(decision.seat)
        (shown,) = [x for x in (*view.decisions, *view.offers) if x.asked.id == decision.id]
        alike = [option for option, other in zip(shown.options, said) if other == text]
        if len({repr(seen_of(view, option)) for option in alike}) > 1:
            out.append(f"{len(alike)} answers to {asked[0]!r} read {text!r}")
    return out


def about(game: Game, decision: Decision) -> tuple[int, ...]:
    """What is played, used or resolved, and which instruction of it this is asked for; nothing if it is neither."""
    frame = game.work(decision)
    if isinstance(frame, (Play, ChooseAnew)):
        item = game.on_chain(frame.item)
        text = game.text_of(item) if item is not None else None
        if isinstance(frame, ChooseAnew):
            part = text.slots[frame.slot].part if text is not None and frame.slot >= 0 else None
            return (frame.item, decision.kind, id(part), frame.round, frame.at)
        if text is not None and frame.stage == TARGETS:
            slot = text.slots[frame.at]
            return (frame.item, decision.kind, id(slot.part), id(slot.target), len(item.later) if item else 0)
        return (frame.item, decision.kind, frame.stage, frame.at)
    if isinstance(frame, Run):
        return (frame.item.id, decision.kind, id(frame.program.parts[frame.position]))
    return ()


def seen_of(view: SeatView, option: OptionView) -> object:
    """All that a seat can see of what an answer is about, but for its number."""
    seen = everything(view)
    for arena in view.arenas:
        for item in arena.chain:
            if item.id == option.a:
                targets = [[seen.get(id, id) for id in ids] for ids in item.targets]
                return item.name, item.seat, repr(item.ability), seen.get(item.source), targets, option.verb
    return seen.get(option.a, option.a), option.b, option.verb


def everything(view: SeatView) -> Seen:
    """Every card in sight: where it is, and what it looks like. What it wears is known by name."""
    found: dict[int, tuple[str, CardView]] = {}
    for place in view.places:
        for card in (*place.units, *place.gear, *place.facedown):
            found[card.id] = (f"place {place.index}", card)
    for side in view.sides:
        for zone in ("hand", "trash", "banished", "champion", "legends", "runes", "deck", "pile"):
            for card in getattr(side, zone, ()):
                found[card.id] = (f"{zone} {side.index}", card)
    out: Seen = {}
    for id, (where, card) in found.items():
        alone = len([side for side in view.sides if side.is_player]) == 1  # nobody else could know it
        unseen = ("id", "position", "public") if alone else ("id", "position")
        looks = {key: value for key, value in card.plain().items() if key not in unseen}
        looks["attachments"] = sorted(found[worn][1].name for worn in card.attachments)
        looks["attached_to"] = found[card.attached_to][1].name if card.attached_to in found else ""
        out[id] = (where, looks)
    return out
