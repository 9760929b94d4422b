"""Why something is not possible: one number for each reason, with its message and its clause.

The functions that decide what is legal answer with one of these; so the options offered and the reasons given come from
the same code.
"""

from __future__ import annotations

from typing import Final

OK: Final = 0
NOT_YOUR_CARD: Final = 1
NOT_YOUR_TURN: Final = 2
NOT_MAIN_PHASE: Final = 3
CHAIN_OPEN: Final = 4
NEEDS_ACTION: Final = 5
NEEDS_REACTION: Final = 6
NO_PRIORITY: Final = 7
CANNOT_PAY_ENERGY: Final = 8
CANNOT_PAY_POWER: Final = 9
CANNOT_PAY_COST: Final = 10
NO_TARGET: Final = 11
NO_PLACE: Final = 12
EXHAUSTED: Final = 13
NOT_A_UNIT: Final = 14
ALREADY_THERE: Final = 15
NEEDS_GANKING: Final = 16
TWO_OTHERS_THERE: Final = 17
FOREIGN_COMBAT: Final = 18
TEAMMATE_THERE: Final = 19
FOREIGN_BASE: Final = 20
CANT_MOVE: Final = 21
NOT_IN_PLAYABLE_ZONE: Final = 22
HIDDEN_THIS_TURN: Final = 23
NOT_HIDDEN: Final = 24
NO_CONTROLLED_BATTLEFIELD: Final = 25
FACEDOWN_FULL: Final = 26
FORBIDDEN: Final = 27
NO_SUCH_ABILITY: Final = 28
ABILITY_CONDITION: Final = 29
USED_UP: Final = 30
GAME_IS_OVER: Final = 31
NOT_CONTROLLED: Final = 32
ALREADY_EMPOWERED: Final = 33
LANE_STEP: Final = 34
NOT_ASKED: Final = 35
SHOWDOWN_OPEN: Final = 36
NOT_PLAYABLE: Final = 37
TARGET_WRONG_PLACE: Final = 38
TARGET_UNTOUCHABLE: Final = 39
ARENA_BUSY: Final = 40
ALREADY_ATTACHED: Final = 41
ANSWER_FIRST: Final = 42  # the player is in the middle of something else
NOT_A_TARGET: Final = 43
ALREADY_CHOSEN: Final = 44
UNCLEAR: Final = 45  # what is meant cannot be found
PAID_BY_ITSELF: Final = 46  # an Add ability: payments use it when they need it

# Message id (the words are in the Fluent files) and the clause that says so.
REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_YOUR_CARD: ("why-not-your-card", "CR 191.3"),
    NOT_YOUR_TURN: ("why-not-your-turn", "CR 410.1"),
    NOT_MAIN_PHASE: ("why-not-main-phase", "CR 316.5"),
    CHAIN_OPEN: ("why-not-chain-open", "CR 309.1.a"),
    NEEDS_ACTION: ("why-not-needs-action", "CR 308.1.a"),
    NEEDS_REACTION: ("why-not-needs-reaction", "CR 309.1.a"),
    NO_PRIORITY: ("why-not-no-priority", "CR 312"),
    CANNOT_PAY_ENERGY: ("why-not-energy", "CR 357"),
    CANNOT_PAY_POWER: ("why-not-power", "CR 357"),
    CANNOT_PAY_COST: ("why-not-cost", "CR 203"),
    NO_TARGET: ("why-not-no-target", "CR 355.8"),
    NO_PLACE: ("why-not-no-place", "CR 355.2"),
    EXHAUSTED: ("why-not-exhausted", "CR 414"),
    NOT_A_UNIT: ("why-not-a-unit", "CR 144"),
    ALREADY_THERE: ("why-not-already-there", "CR 144"),
    NEEDS_GANKING: ("why-not-needs-ganking", "CR 810"),
    TWO_OTHERS_THERE: ("why-not-two-others-there", "CR 447.2"),
    FOREIGN_COMBAT: ("why-not-foreign-combat", "CR 449.2"),
    TEAMMATE_THERE: ("why-not-teammate-there", "CR 447.2"),
    FOREIGN_BASE: ("why-not-foreign-base", "CR 144"),
    CANT_MOVE: ("why-not-cant-move", "CR 054"),
    NOT_IN_PLAYABLE_ZONE: ("why-not-zone", "CR 419.1.a"),
    HIDDEN_THIS_TURN: ("why-not-hidden-this-turn", "CR 811"),
    NOT_HIDDEN: ("why-not-no-hidden", "CR 811"),
    NO_CONTROLLED_BATTLEFIELD: ("why-not-no-controlled-battlefield", "CR 811"),
    FACEDOWN_FULL: ("why-not-facedown-full", "CR 107.3"),
    FORBIDDEN: ("why-not-forbidden", "CR 054"),
    NO_SUCH_ABILITY: ("why-not-no-ability", "CR 376"),
    ABILITY_CONDITION: ("why-not-ability-condition", "CR 376"),
    USED_UP: ("why-not-used-up", "CR 383.3.e"),
    GAME_IS_OVER: ("why-not-game-over", "CR 472"),
    NOT_CONTROLLED: ("why-not-not-controlled", "CR 191.3"),
    ALREADY_EMPOWERED: ("why-not-already-empowered", "CR 827"),
    LANE_STEP: ("why-not-lane-step", "LL 8.1"),
    NOT_ASKED: ("why-not-not-asked", "CR 312"),
    SHOWDOWN_OPEN: ("why-not-showdown-open", "CR 308.1.a"),
    NOT_PLAYABLE: ("why-not-not-playable", "CR 419.1.a"),
    TARGET_WRONG_PLACE: ("why-not-target-place", "CR 811"),
    TARGET_UNTOUCHABLE: ("why-not-untouchable", "CR 756"),
    ARENA_BUSY: ("why-not-arena-busy", "CR 330.1"),
    ALREADY_ATTACHED: ("why-not-attached", "CR 718"),
    ANSWER_FIRST: ("why-not-answer-first", "CR 312"),
    NOT_A_TARGET: ("why-not-target", "CR 355.7"),
    ALREADY_CHOSEN: ("why-not-already-chosen", "CR 355.7"),
    UNCLEAR: ("why-not-unclear", ""),
    PAID_BY_ITSELF: ("why-not-paid-by-itself", "CR 357.1.a"),
}
