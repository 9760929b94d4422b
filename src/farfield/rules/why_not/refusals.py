"""What a refusal says in plain English, by its message id: the fallback for logs and for languages without the message.

Every name in braces is a parameter that the refusal carries; the Fluent files may use the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from farfield.errors import Message, Param

from ..deciding.reasons import REASONS
from ..effects.parts import Ability, Condition
from ..printed import Printed

AN_EFFECT: Final = "An effect"
"""In place of a card's name: nobody can tell any more where it comes from."""

AND_OTHERS: Final = "others"
"""The last of a list of names that would be too long."""


@dataclass(frozen=True, slots=True)
class Refusal(Message):
    """Why not: a message with the numbers behind it, and the clause that says so. `str(refusal)` is plain English."""

    text_behind: Ability | Condition | None = field(default=None, compare=False)
    """The text that forbids it, or what it asks for and is not so: words can be made of it."""
    speaker: Printed | None = field(default=None, compare=False)
    """The card that this text is on."""
    objects: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The objects, or players as minus one minus the seat, that parameters describe in English."""


def plainly(seat: int, reason: int, **params: Param) -> Refusal:
    """The refusal for a reason that is about nothing on the table."""
    message_id, clause = REASONS[reason]
    return Refusal(message_id, WORDS[message_id], {"seat": seat, "card": "this", **params}, clause or None)


WORDS: Final[dict[str, str]] = {
    "why-not-your-card": "{card} is not yours: it belongs to seat {owner}.",
    "why-not-your-turn": "It is seat {turn}'s turn, and neither a showdown nor a chain lets you act in it. "
    "Wait for your own Main Phase.",
    "why-not-main-phase": "This is the {phase} phase. Wait for the Main Phase.",
    "why-not-chain-open": "Something is on the chain; only Reactions can be used until it is empty.",
    "why-not-needs-action": "A showdown is going on: only what has Action or Reaction can be used in it, and {card} "
    "has neither.",
    "why-not-needs-reaction": "Something is on the chain: only what has Reaction can be used now, and {card} does not "
    "have it.",
    "why-not-no-priority": "It is seat {asked}'s moment to act, not yours. You may act when it comes round to you.",
    "why-not-energy": "{card} costs {need} Energy and you can make {have}: {missing} more is needed.",
    "why-not-power": "{card} needs Power of {need}; what is missing is {missing}.",
    "why-not-cost": "{card} also asks you to {deed}, and you cannot do that in full.",
    "why-not-no-target": "There is nothing on the table that {card} could choose.",
    "why-not-choice-elsewhere": "There is nothing in your own lane that {card} could choose, but there is in the lane "
    "of: {lanes}.",
    "why-not-choice-later": "There is nothing in your own lane that {card} could choose. There is in the lane of: "
    "{lanes}; but first what is going on there must be over.",
    "why-not-no-place": "{card} cannot be played {place} now.",
    "why-not-exhausted": "{card} is exhausted. It becomes ready at the start of your next turn.",
    "why-not-a-unit": "{card} is not a unit on the board, and only those move.",
    "why-not-already-there": "{card} is already at {place}.",
    "why-not-needs-ganking": "{card} is at {origin}. Moving from one battlefield to another needs {keyword}; move it "
    "to base first.",
    "why-not-two-others-there": "Two other players already have units at {place}.",
    "why-not-foreign-combat": "Others are fighting at {place}; only they may send units there.",
    "why-not-teammate-there": "A teammate already has units at {place}.",
    "why-not-foreign-base": "{place} is not your base. Units move to battlefields and to their own base.",
    "why-not-cant-move": "{by} keeps {card} from moving to {place}.",
    "why-not-zone": "{card} is in this zone: {zone}. Cards are played from the hand and from the Champion Zone.",
    "why-not-hidden-this-turn": "{card} was hidden this turn. It can be played from the next turn on.",
    "why-not-no-hidden": "{card} does not have {keyword}, so it cannot be put facedown.",
    "why-not-no-controlled-battlefield": "You control no battlefield where {card} could be hidden.",
    "why-not-facedown-full": "Each battlefield that you control already has its facedown card.",
    "why-not-forbidden": "{by} forbids this with {card} right now.",
    "why-not-no-ability": "{card} has no ability number {number} that could be used.",
    "why-not-ability-condition": "What this ability of {card} asks for is not so now.",
    "why-not-used-up": "This ability of {card} works only so often a turn ({limit}), and that is used up.",
    "why-not-game-over": "The game is over for you; nothing more can be done in it.",
    "why-not-not-controlled": "{card} is controlled by {controller}, not by you.",
    "why-not-already-empowered": "{card} is already Empowered.",
    "why-not-lane-step": "Units move one step along their own lane at a time; with Ganking also to any battlefield you "
    "control.",
    "why-not-lane-place": "{card} cannot be played {place}: units are played to the Base or to a Nearfield you "
    "control, with Reaction also to other battlefields of your lane. It could go to: {where}.",
    "why-not-not-asked": "You are not asked for this now.",
    "why-not-showdown-open": "A showdown is going on; this must wait until it is over.",
    "why-not-not-playable": "{card} is not a card that is played.",
    "why-not-target-place": "{source} is played from Hidden, so it may only choose what is at {place}.",
    "why-not-untouchable": "{by} keeps your spells and abilities from choosing {card}.",
    "why-not-arena-busy": "A chain is open where {card} is; wait until it has resolved.",
    "why-not-attached": "{card} is attached to a unit. Its own abilities wait until it comes off.",
    "why-not-answer-first": "Answer the open {question} decision first.",
    "why-not-target": "{source} cannot choose {card}: {needs}.",
    "why-not-already-chosen": "{card} is already chosen.",
    "why-not-unclear": '"{text}" does not say clearly what you mean. Name something you can see, for example: play '
    "Gust, move Daring Poro to Void Gate, use Gold, hide Teemo, pick Daring Poro, end turn.",
    "why-not-paid-by-itself": "{card} gives resources by itself whenever you pay; there is no need to use it before.",
    "why-not-move-on-chain": "Something is on the chain, and standard moves are never made then. Move {card} in your "
    "Main Phase, when nothing else goes on.",
    "why-not-move-in-showdown": "A showdown is going on, and standard moves are never made in one. Move {card} in your "
    "Main Phase, when nothing else goes on.",
    "why-not-hide-on-chain": "Something is on the chain, and cards are never hidden then. Hide {card} in your Main "
    "Phase, when nothing else goes on.",
    "why-not-hide-in-showdown": "A showdown is going on, and cards are never hidden in one. Hide {card} in your Main "
    "Phase, when nothing else goes on.",
    "why-not-already-facedown": "{card} is already facedown at {origin}.",
    "why-not-hide-zone": "{card} is in this zone: {zone}. Cards are hidden from the hand and from the Champion Zone.",
    "why-not-use-zone": "{card} is in this zone: {zone}. Its abilities are used while it is on the board.",
    "why-not-your-place": "{place} is not yours to play {card} to: {controller} controls it. Units are played to "
    "your base and to battlefields you control.",
    "why-not-gear-to-base": "{card} is gear, and gear is played to the base.",
    "why-not-deflect": "{target} has Deflect: choosing it costs {value} more Power. {card} then needs Power of {need}; "
    "what is missing is {missing}.",
    "why-not-toll": "{by} asks {price} for moving {card} to {place}, and you cannot pay that.",
    "why-not-legion": "{card} needs Legion for this: you must have played another card this turn.",
    "why-not-level": "{card} needs Level {need} for this, so {need} XP; you have {have}.",
    "why-not-empowered": "{card} must be Empowered for this, and it is not.",
    "why-not-mighty": "{card} must be Mighty for this, so have 5 Might; it has {have}.",
    "why-not-only-too-dear": "All that {card} could choose costs too much: {found}.",
    "why-not-only-on-chain": "All that {card} could choose is still on the chain: {found}.",
    "why-not-only-in-trash": "All that {card} could choose is in a trash: {found}.",
    "why-not-only-protected": "All that {card} could choose is protected: {found}. {by} sees to that.",
    "why-not-only-to-pay-with": "All that {card} could choose is what you would have to pay with: {found}.",
    "why-not-chooses-nothing": "Nothing is chosen as {card} is played or used, so not {target} either.",
    "why-not-no-equip": "{card} does not have Equip.",
    "why-not-an-option": "{card} is not among the choices.",
    "why-not-a-place": "That place is not among the choices.",
    "why-not-ambiguous": '"{text}" could be: {found}. Write more of the name.',
}

DEEDS: Final = (
    ("exhaust it", ""),
    ("kill it", ""),
    ("recycle it", ""),
    ("discard a card", "discard {n} cards"),
    ("recycle a card from your trash", "recycle {n} cards from your trash"),
    ("spend a buff", "spend {n} buffs"),
    ("spend 1 XP", "spend {n} XP"),
    ("exhaust another", "exhaust {n} others"),
    ("kill one of your own", "kill {n} of your own"),
    ("return one of your own to hand", "return {n} of your own to hand"),
    ("banish a card from your trash", "banish {n} cards from your trash"),
    ("disempower it", ""),
    ("recycle one of your runes", "recycle {n} of your runes"),
    ("banish it", ""),
    ("detach it", ""),
    ("recycle one of your own", "recycle {n} of your own"),
    ("disempower one of your own", "disempower {n} of your own"),
    ("exhaust your legend", ""),
    ("move it to your base", ""),
    ("discard it", ""),
    ("lose a point", "lose {n} points"),
)
"""What paying a cost asks for besides resources, by the number of the deed: once, and several times."""


def deed_words(kind: int, n: int) -> str:
    """`discard 2 cards`."""
    if kind >= len(DEEDS):
        return "do something else"
    one, many = DEEDS[kind]
    return many.format(n=n) if n > 1 and many else one
