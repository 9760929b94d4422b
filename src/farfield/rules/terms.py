"""The closed sets of the rulebook as plain integers.

Integers and not enums: they are compared on every hot path, and mypyc folds `Final` integers to constants.
`NAMES` at the end gives each set its words for texts, errors and records.
"""

from __future__ import annotations

from typing import Final

SPELL_ITEM: Final = 1  # set in the id of a chain item that is a spell, so that what it did itself can be told (CR 411)

# Domains are bits, so a two-domain Power symbol is simply both bits and "any" is all of them (CR 134, 135.2.e).
FURY: Final = 1
CALM: Final = 2
MIND: Final = 4
BODY: Final = 8
CHAOS: Final = 16
ORDER: Final = 32
ANY_DOMAIN: Final = 63
DOMAINS: Final = (FURY, CALM, MIND, BODY, CHAOS, ORDER)

# Types are bits as well: an object may have several at once (CR 177).
UNIT: Final = 1
GEAR: Final = 2
SPELL: Final = 4
RUNE: Final = 8
BATTLEFIELD: Final = 16
LEGEND: Final = 32
ABILITY: Final = 64  # an ability on the chain, for effects that choose one
PLAYER: Final = 128  # a player, for effects that choose one
PERMANENT: Final = UNIT | GEAR  # CR 133
MAIN_DECK_CARD: Final = UNIT | GEAR | SPELL

# Zones (CR 105-108). Everything from BOARD on is on the board.
NOWHERE: Final = 0
MAIN_DECK: Final = 1
RUNE_DECK: Final = 2
HAND: Final = 3
TRASH: Final = 4
BANISHMENT: Final = 5
CHAMPION_ZONE: Final = 6
CHAIN: Final = 7
ASIDE: Final = 8  # outside every zone an effect can name: battlefields not in play, a mode's own piles
BOARD: Final = 9  # a base or a battlefield: the object's place says which
FACEDOWN: Final = 10
LEGEND_ZONE: Final = 11
SIDEBOARD: Final = -1  # not in the game

# Phases and steps of a turn in order (CR 315-317).
SETUP: Final = 0
AWAKEN: Final = 1
BEGINNING: Final = 2
SCORING: Final = 3
CHANNEL: Final = 4
DRAW: Final = 5
MAIN_START: Final = 6
MAIN: Final = 7
ENDING: Final = 8
EXPIRATION: Final = 9
GAME_OVER: Final = 10
EXTRA_PHASE: Final = 11  # the first number a mode may use for phases of its own

# When a card or ability may be used (CR 806, 813).
MAIN_SPEED: Final = 0
ACTION: Final = 1
REACTION: Final = 2

# Combat designations (CR 464.2).
NO_ROLE: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2

# Sides, as seen from somebody (CR 740.1).
ANY_SIDE: Final = 0
FRIENDLY: Final = 1  # mine or a teammate's
ENEMY: Final = 2
YOURS: Final = 3  # only mine
OTHERS: Final = 4  # not mine, friend or foe

# How long something lasts.
FOREVER: Final = 0  # while the object stays where it is (CR 801.3)
THIS_TURN: Final = 1
THIS_COMBAT: Final = 2
UNTIL_YOUR_NEXT_TURN: Final = 3
WHILE_SOURCE: Final = 4  # while the source object stays on the board (CR 389-392)
WHILE_ATTACHED: Final = 5
NEXT_CLEANUP: Final = 6  # until the cleanup that follows is over

# Keywords (CR 805-829).
ACCELERATE: Final = 0
AMBUSH: Final = 1
ASSAULT: Final = 2
BACKLINE: Final = 3
DEATHKNELL: Final = 4
DEFLECT: Final = 5
EMPOWER: Final = 6
EQUIP: Final = 7
FLOW: Final = 8
GANKING: Final = 9
HIDDEN: Final = 10
HUNT: Final = 11
LEGION: Final = 12
LEVEL: Final = 13
QUICK_DRAW: Final = 14
REPEAT: Final = 15
SHIELD: Final = 16
TANK: Final = 17
TEMPORARY: Final = 18
UNIQUE: Final = 19
VISION: Final = 20
WEAPONMASTER: Final = 21
EMPOWERED: Final = 22
KW_ACTION: Final = 23
KW_REACTION: Final = 24
KEYWORDS: Final = 25  # how many there are

# Sums or not: "each" and "sum" keywords add their values up, "once" keywords count as one (keywords.md 2).
SUMMING: Final = (ASSAULT, DEFLECT, HUNT, SHIELD)

# What happens: the events abilities listen to.
E_PLAYED: Final = 0  # a card or token was played and has resolved (CR 419.4.a)
E_MOVED: Final = 1
E_ATTACKS: Final = 2
E_DEFENDS: Final = 3
E_CONQUERED: Final = 4
E_HELD: Final = 5
E_DIED: Final = 6
E_DISCARDED: Final = 7
E_DREW: Final = 8
E_RECYCLED: Final = 9
E_CHANNELED: Final = 10
E_READIED: Final = 11
E_EXHAUSTED: Final = 12
E_BUFFED: Final = 13
E_STUNNED: Final = 14
E_EMPOWERED: Final = 15
E_DEALT: Final = 16  # damage was dealt to the subject
E_CHOSEN: Final = 17  # the subject was chosen by a spell or ability
E_BEGINNING: Final = 18  # start of a player's Beginning Phase
E_MAIN_START: Final = 19
E_TURN_END: Final = 20
E_COMBAT_START: Final = 21
E_COMBAT_END: Final = 22
E_COMBAT_WON: Final = 23
E_SHOWDOWN_START: Final = 24
E_HIDDEN: Final = 25
E_BANISHED: Final = 26
E_BECAME_MIGHTY: Final = 27
E_ATTACHED: Final = 28
E_DETACHED: Final = 29
E_USED: Final = 30  # an activated ability was used and has resolved
E_GAINED_XP: Final = 31
E_GAINED_POINT: Final = 32
E_BURNED: Final = 33
E_RETURNED: Final = 34  # went from the board to a hand
E_HEALED: Final = 35
E_REVEALED: Final = 36
E_LEFT: Final = 37  # left the board, wherever to
E_EXCESS: Final = 38  # a player assigned excess damage in combat
E_SPENT_XP: Final = 39
E_SPENT_BUFF: Final = 40
E_ENTERED: Final = 41  # entered the board, played or not
E_WEAKENED: Final = 42  # was given less Might
EVENTS: Final = 43

# What a prohibition may forbid.
BE_CHOSEN: Final = 0  # by enemy spells and abilities (CR 756)
BE_COUNTERED: Final = 1
MOVE_AT_ALL: Final = 2
MOVE_TO_BASE: Final = 3
BE_READIED: Final = 4
BE_READIED_BY_TEXT: Final = 14  # by spells and abilities; the Awaken Phase does
PLAY_CARDS: Final = 5
PLAY_SPELLS: Final = 6
PLAY_UNITS_HERE: Final = 7
SCORE_HERE: Final = 8
TAKE_DAMAGE: Final = 10
GAIN_POINTS: Final = 11
HIDE_CARDS: Final = 12
BE_CHOSEN_BY_ANY: Final = 13
MOVE_HERE: Final = 15
BE_KILLED: Final = 16

# Numbers of the rules that a card may change.
VICTORY_SCORE: Final = 0
BUFF_LIMIT: Final = 1
BUFF_VALUE: Final = 2
CHANNEL_COUNT: Final = 3
EMPOWER_LIMIT: Final = 4
HIDE_ROOM: Final = 5  # one more card may be hidden here
LETHAL_ANY: Final = 6  # any amount of your damage is enough
MOVE_FROM_ANYWHERE: Final = 7
DOUBLE_DAMAGE: Final = 9
NO_SPELL_DAMAGE: Final = 11  # spells and abilities deal no damage
PREVENT_DAMAGE: Final = 12  # damage to it is prevented
IGNORE: Final = 100  # plus a keyword: you ignore it in what you do (CR 764)
SKIP: Final = 200  # plus a phase or step: you skip yours (CR 443); plus SETUP: your turn

# What a question is about.
Q_MULLIGAN: Final = 0
Q_MAIN: Final = 1  # Neutral Open in the Main Phase
Q_PRIORITY: Final = 2  # closed state
Q_FOCUS: Final = 3  # Showdown Open
Q_PLACE: Final = 4  # where to play a unit
Q_TARGET: Final = 5
Q_OPTIONAL_COST: Final = 6
Q_MODE: Final = 7
Q_DESTINATION: Final = 8
Q_MOVE_MORE: Final = 9
Q_PAY: Final = 10
Q_MAY: Final = 11  # do it or not
Q_CHOOSE: Final = 12  # choose cards or objects while something resolves
Q_ORDER: Final = 13  # which of your triggers goes first
Q_ASSIGN: Final = 14  # combat damage
Q_SHOWDOWN: Final = 15  # which staged showdown or combat begins
Q_REPLACE: Final = 16  # which replacement applies, or whether
Q_PLAYER: Final = 17  # choose a player
Q_AMOUNT: Final = 18
Q_COST_CHOICE: Final = 19  # which objects pay a cost
Q_HIDE: Final = 20  # at which battlefield
Q_ORDER_CARDS: Final = 21
Q_NAME: Final = 22
Q_INVITED: Final = 23  # somebody asks this player to act as well
Q_HELP: Final = 24  # nobody waits for this: a seat may step in (see `helping`)
Q_CONSENT: Final = 25  # may another player choose this, or play that for you?
Q_LANE: Final = 26  # whose showdowns come next

# What an answer says.
PASS: Final = 0
END_TURN: Final = 1
PLAY: Final = 2  # a card
ACTIVATE: Final = 3  # an ability of an object
MOVE: Final = 4  # begin a standard move with a unit
HIDE: Final = 5
AT: Final = 6  # a place
PICK: Final = 7  # an object, card, item or player
DONE: Final = 8
YES: Final = 9
NO: Final = 10
MODE: Final = 11
AUTO: Final = 12  # pay automatically
NUMBER: Final = 13
PUT_BACK: Final = 14  # mulligan: set this card aside
CONCEDE: Final = 15
INVITE: Final = 16  # another player to act: minus one minus the seat
WAIT_FOR_ME: Final = 17  # keep the window open: this seat wants to step in
LET_GO: Final = 18  # and now it does not any more
OVERRULE: Final = 19  # go on although somebody asked to wait
WISH: Final = 20  # what this seat wants to be asked from now on: bits of preferences

VERB_NAMES: Final = (
    "pass", "end", "play", "use", "move", "hide", "at", "pick", "done", "yes", "no", "mode", "auto", "number", "aside",
    "concede", "invite", "wait", "let-go", "overrule", "wish",
)  # fmt: skip
QUESTION_NAMES: Final = (
    "mulligan", "main", "priority", "focus", "place", "target", "optional-cost", "mode", "destination", "move-more",
    "pay", "may", "choose", "order", "assign", "showdown", "replace", "player", "amount", "cost-choice", "hide",
    "order-cards", "name", "invited", "help", "consent", "lane",
)  # fmt: skip
KEYWORD_NAMES: Final = (
    "Accelerate", "Ambush", "Assault", "Backline", "Deathknell", "Deflect", "Empower", "Equip", "Flow", "Ganking",
    "Hidden", "Hunt", "Legion", "Level", "Quick-Draw", "Repeat", "Shield", "Tank", "Temporary", "Unique", "Vision",
    "Weaponmaster", "Empowered", "Action", "Reaction",
)  # fmt: skip
EVENT_NAMES: Final = (
    "played", "moved", "attacks", "defends", "conquered", "held", "died", "discarded", "drew", "recycled", "channeled",
    "readied", "exhausted", "buffed", "stunned", "empowered", "dealt", "chosen", "beginning", "main-start", "turn-end",
    "combat-start", "combat-end", "combat-won", "showdown-start", "hidden", "banished", "became-mighty", "attached",
    "detached", "used", "gained-xp", "gained-point", "burned", "returned", "healed", "revealed", "left", "excess",
    "spent-xp", "spent-buff", "entered", "weakened",
)  # fmt: skip
DOMAIN_NAMES: Final = {FURY: "Fury", CALM: "Calm", MIND: "Mind", BODY: "Body", CHAOS: "Chaos", ORDER: "Order"}
PHASE_NAMES: Final = (
    "setup", "awaken", "beginning", "scoring", "channel", "draw", "main-start", "main", "ending", "expiration", "over",
    "enthralled",
)  # fmt: skip
ZONE_NAMES: Final = (
    "nowhere", "main deck", "rune deck", "hand", "trash", "banishment", "champion zone", "chain", "aside", "board",
    "facedown", "legend zone",
)  # fmt: skip


def domain_mask(symbol: str) -> int:
    """The bits of a written Power symbol: `Fury`, `Fury|Chaos` or `A` for any."""
    if symbol == "A":
        return ANY_DOMAIN
    mask = 0
    for part in symbol.split("|"):
        for bit, name in DOMAIN_NAMES.items():
            if name == part:
                mask |= bit
    if mask == 0:
        raise ValueError(f"unknown Power symbol {symbol!r}: write a domain name, two joined by |, or A")
    return mask


def symbol_of(mask: int) -> str:
    """The opposite of `domain_mask`."""
    if mask == ANY_DOMAIN:
        return "A"
    return "|".join(name for bit, name in DOMAIN_NAMES.items() if mask & bit)
