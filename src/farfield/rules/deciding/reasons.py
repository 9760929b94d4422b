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
MOVE_ON_CHAIN: Final = 47
MOVE_IN_SHOWDOWN: Final = 48
HIDE_ON_CHAIN: Final = 49
HIDE_IN_SHOWDOWN: Final = 50
ALREADY_FACEDOWN: Final = 51
NOT_IN_HIDING_ZONE: Final = 52
NOT_YOUR_PLACE: Final = 53  # units are played to places one controls
GEAR_TO_BASE: Final = 54
CANNOT_PAY_DEFLECT: Final = 55
CANNOT_PAY_TOLL: Final = 56
NEEDS_LEGION: Final = 57
NEEDS_LEVEL: Final = 58
NEEDS_EMPOWERED: Final = 59
NEEDS_MIGHTY: Final = 60
ONLY_TOO_DEAR: Final = 61  # what there is to choose costs more than the text allows
ONLY_ON_CHAIN: Final = 62
ONLY_IN_TRASH: Final = 63
ONLY_PROTECTED: Final = 64
ONLY_TO_PAY_WITH: Final = 65  # what could be chosen is what must be paid with
CHOOSES_NOTHING: Final = 66
NO_EQUIP: Final = 67
NOT_IN_USING_ZONE: Final = 68
AMBIGUOUS: Final = 69  # part of several names
NOT_AN_OPTION: Final = 70
NOT_A_PLACE_TO_CHOOSE: Final = 71

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
    MOVE_ON_CHAIN: ("why-not-move-on-chain", "CR 420.3"),
    MOVE_IN_SHOWDOWN: ("why-not-move-in-showdown", "CR 420.3"),
    HIDE_ON_CHAIN: ("why-not-hide-on-chain", "CR 421.2"),
    HIDE_IN_SHOWDOWN: ("why-not-hide-in-showdown", "CR 421.2"),
    ALREADY_FACEDOWN: ("why-not-already-facedown", "CR 811"),
    NOT_IN_HIDING_ZONE: ("why-not-hide-zone", "CR 811"),
    NOT_YOUR_PLACE: ("why-not-your-place", "CR 355.2"),
    GEAR_TO_BASE: ("why-not-gear-to-base", "CR 148.1.a.1"),
    CANNOT_PAY_DEFLECT: ("why-not-deflect", "CR 809"),
    CANNOT_PAY_TOLL: ("why-not-toll", "CR 204.4"),
    NEEDS_LEGION: ("why-not-legion", "CR 812"),
    NEEDS_LEVEL: ("why-not-level", "CR 824"),
    NEEDS_EMPOWERED: ("why-not-empowered", "CR 828"),
    NEEDS_MIGHTY: ("why-not-mighty", "CR 706"),
    ONLY_TOO_DEAR: ("why-not-only-too-dear", "CR 355.9"),
    ONLY_ON_CHAIN: ("why-not-only-on-chain", "CR 355.9"),
    ONLY_IN_TRASH: ("why-not-only-in-trash", "CR 355.9"),
    ONLY_PROTECTED: ("why-not-only-protected", "CR 756"),
    ONLY_TO_PAY_WITH: ("why-not-only-to-pay-with", "CR 357.3"),
    CHOOSES_NOTHING: ("why-not-chooses-nothing", "CR 355.7"),
    NO_EQUIP: ("why-not-no-equip", "CR 818"),
    NOT_IN_USING_ZONE: ("why-not-use-zone", "CR 376"),
    AMBIGUOUS: ("why-not-ambiguous", ""),
    NOT_AN_OPTION: ("why-not-an-option", ""),  # whatever clause asks
    NOT_A_PLACE_TO_CHOOSE: ("why-not-a-place", ""),
}
