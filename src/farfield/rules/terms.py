"""The closed sets of the rulebook as integers, each set with a type of its own.

Integers and not enums: they are compared on every hot path, and mypyc folds `Final` integers to constants, which it
does for a bare number only and not for `Zone(3)`. So this module holds nothing but such declarations, mypy does not
compare their two sides, and a test does (tests/test_number_types.py).
`NAMES` at the end gives each set its words for texts, errors and records.
"""

# mypy: disable-error-code="assignment"

from __future__ import annotations

from typing import Final, NewType

Domain = NewType("Domain", int)
CardType = NewType("CardType", int)
Zone = NewType("Zone", int)
Phase = NewType("Phase", int)
Speed = NewType("Speed", int)
Role = NewType("Role", int)
Relation = NewType("Relation", int)
Duration = NewType("Duration", int)
KeywordKind = NewType("KeywordKind", int)
EventKind = NewType("EventKind", int)
Forbidden = NewType("Forbidden", int)
RuleNumber = NewType("RuleNumber", int)
Where = NewType("Where", int)
QuestionKind = NewType("QuestionKind", int)
Verb = NewType("Verb", int)

# Domains are bits, so a two-domain Power symbol is simply both bits and "any" is all of them (CR 134, 135.2.e).
FURY: Final[Domain] = 1
CALM: Final[Domain] = 2
MIND: Final[Domain] = 4
BODY: Final[Domain] = 8
CHAOS: Final[Domain] = 16
ORDER: Final[Domain] = 32
ANY_DOMAIN: Final[Domain] = 63
DOMAINS: Final = (FURY, CALM, MIND, BODY, CHAOS, ORDER)

# Types are bits as well: an object may have several at once (CR 177).
UNIT: Final[CardType] = 1
GEAR: Final[CardType] = 2
SPELL: Final[CardType] = 4
RUNE: Final[CardType] = 8
BATTLEFIELD: Final[CardType] = 16
LEGEND: Final[CardType] = 32
ABILITY: Final[CardType] = 64  # an ability on the chain, for effects that choose one
PLAYER: Final[CardType] = 128  # a player, for effects that choose one
IN_SHOWDOWNS: Final[CardType] = 512  # no type: of what is earmarked, anything, while a showdown goes on
LOCATION: Final[CardType] = 256  # with a battlefield: or a base, for effects that move something to one
OF_ABILITIES: Final[int] = 10  # so many bits higher: an ability of an object of this type, for what pays for it
PERMANENT: Final[CardType] = UNIT | GEAR  # CR 133
MAIN_DECK_CARD: Final[CardType] = UNIT | GEAR | SPELL

# Zones (CR 105-108). Everything from BOARD on is on the board.
NOWHERE: Final[Zone] = 0
MAIN_DECK: Final[Zone] = 1
RUNE_DECK: Final[Zone] = 2
HAND: Final[Zone] = 3
TRASH: Final[Zone] = 4
BANISHMENT: Final[Zone] = 5
CHAMPION_ZONE: Final[Zone] = 6
CHAIN: Final[Zone] = 7
ASIDE: Final[Zone] = 8  # outside every zone an effect can name: battlefields not in play, a mode's own piles
BOARD: Final[Zone] = 9  # a base or a battlefield: the object's place says which
FACEDOWN: Final[Zone] = 10
LEGEND_ZONE: Final[Zone] = 11
SIDEBOARD: Final[Zone] = -1  # not in the game

# Phases and steps of a turn in order (CR 315-317).
SETUP: Final[Phase] = 0
AWAKEN: Final[Phase] = 1
BEGINNING: Final[Phase] = 2
SCORING: Final[Phase] = 3
CHANNEL: Final[Phase] = 4
DRAW: Final[Phase] = 5
MAIN_START: Final[Phase] = 6
MAIN: Final[Phase] = 7
ENDING: Final[Phase] = 8
EXPIRATION: Final[Phase] = 9
GAME_OVER: Final[Phase] = 10
NO_PHASE: Final[Phase] = -1
EXTRA_PHASE: Final[Phase] = 11  # the first number a mode may use for phases of its own

# When a card or ability may be used (CR 806, 813).
MAIN_SPEED: Final[Speed] = 0
ACTION: Final[Speed] = 1
REACTION: Final[Speed] = 2

# Combat designations (CR 464.2).
NO_ROLE: Final[Role] = 0
ATTACKER: Final[Role] = 1
DEFENDER: Final[Role] = 2

# Sides, as seen from somebody (CR 740.1).
ANY_SIDE: Final[Relation] = 0
FRIENDLY: Final[Relation] = 1  # mine or a teammate's
ENEMY: Final[Relation] = 2
YOURS: Final[Relation] = 3  # only mine
OTHERS: Final[Relation] = 4  # not mine, friend or foe

# How long something lasts.
FOREVER: Final[Duration] = 0  # while the object stays where it is (CR 801.3)
THIS_TURN: Final[Duration] = 1
THIS_COMBAT: Final[Duration] = 2
UNTIL_YOUR_NEXT_TURN: Final[Duration] = 3
WHILE_SOURCE: Final[Duration] = 4  # while the source object stays on the board (CR 389-392)
WHILE_ATTACHED: Final[Duration] = 5
NEXT_CLEANUP: Final[Duration] = 6  # until the cleanup that follows is over

# Keywords (CR 805-829).
ACCELERATE: Final[KeywordKind] = 0
AMBUSH: Final[KeywordKind] = 1
ASSAULT: Final[KeywordKind] = 2
BACKLINE: Final[KeywordKind] = 3
DEATHKNELL: Final[KeywordKind] = 4
DEFLECT: Final[KeywordKind] = 5
EMPOWER: Final[KeywordKind] = 6
EQUIP: Final[KeywordKind] = 7
FLOW: Final[KeywordKind] = 8
GANKING: Final[KeywordKind] = 9
HIDDEN: Final[KeywordKind] = 10
HUNT: Final[KeywordKind] = 11
LEGION: Final[KeywordKind] = 12
LEVEL: Final[KeywordKind] = 13
QUICK_DRAW: Final[KeywordKind] = 14
REPEAT: Final[KeywordKind] = 15
SHIELD: Final[KeywordKind] = 16
TANK: Final[KeywordKind] = 17
TEMPORARY: Final[KeywordKind] = 18
UNIQUE: Final[KeywordKind] = 19
VISION: Final[KeywordKind] = 20
WEAPONMASTER: Final[KeywordKind] = 21
EMPOWERED: Final[KeywordKind] = 22
KW_ACTION: Final[KeywordKind] = 23
KW_REACTION: Final[KeywordKind] = 24
NO_KEYWORD: Final[KeywordKind] = -1
KEYWORDS: Final[int] = 25  # how many there are

MIGHTY_FROM: Final[int] = 5  # the Might from which a unit is Mighty (CR 706)

# Sums or not: "each" and "sum" keywords add their values up, "once" keywords count as one (keywords.md 2).
SUMMING: Final = (ASSAULT, DEFLECT, HUNT, SHIELD)

# What happens: the events abilities listen to.
E_PLAYED: Final[EventKind] = 0  # a card or token was played and has resolved (CR 419.4.a)
E_MOVED: Final[EventKind] = 1
E_ATTACKS: Final[EventKind] = 2
E_DEFENDS: Final[EventKind] = 3
E_CONQUERED: Final[EventKind] = 4
E_HELD: Final[EventKind] = 5
E_DIED: Final[EventKind] = 6
E_DISCARDED: Final[EventKind] = 7
E_DREW: Final[EventKind] = 8
E_RECYCLED: Final[EventKind] = 9
E_CHANNELED: Final[EventKind] = 10
E_READIED: Final[EventKind] = 11
E_EXHAUSTED: Final[EventKind] = 12
E_BUFFED: Final[EventKind] = 13
E_STUNNED: Final[EventKind] = 14
E_EMPOWERED: Final[EventKind] = 15
E_DEALT: Final[EventKind] = 16  # damage was dealt to the subject
E_CHOSEN: Final[EventKind] = 17  # the subject was chosen by a spell or ability
E_BEGINNING: Final[EventKind] = 18  # start of a player's Beginning Phase
E_MAIN_START: Final[EventKind] = 19
E_TURN_END: Final[EventKind] = 20
E_COMBAT_START: Final[EventKind] = 21
E_COMBAT_END: Final[EventKind] = 22
E_COMBAT_WON: Final[EventKind] = 23
E_SHOWDOWN_START: Final[EventKind] = 24
E_HIDDEN: Final[EventKind] = 25
E_BANISHED: Final[EventKind] = 26
E_MIGHT_ROSE: Final[EventKind] = 27  # from less to so much: becoming Mighty and the like
E_ATTACHED: Final[EventKind] = 28
E_DETACHED: Final[EventKind] = 29
E_USED: Final[EventKind] = 30  # an activated ability was used and has resolved
E_GAINED_XP: Final[EventKind] = 31
E_GAINED_POINT: Final[EventKind] = 32
E_BURNED: Final[EventKind] = 33
E_RETURNED: Final[EventKind] = 34  # went from the board to a hand
E_HEALED: Final[EventKind] = 35
E_REVEALED: Final[EventKind] = 36
E_LEFT: Final[EventKind] = 37  # left the board, wherever to
E_EXCESS: Final[EventKind] = 38  # a player assigned excess damage in combat
E_SPENT_XP: Final[EventKind] = 39
E_SPENT_BUFF: Final[EventKind] = 40
E_ENTERED: Final[EventKind] = 41  # entered the board, played or not
E_WEAKENED: Final[EventKind] = 42  # was given less Might
EVENTS: Final[int] = 43  # how many can be waited for
NO_EVENT: Final[EventKind] = -1
E_FINALIZED: Final[EventKind] = 43  # only remembered, for who asks what has been played (CR 419.4.b)
E_ACTIVATED: Final[EventKind] = 44  # the same of abilities, for who asks what has been used
# What nobody waits for, but something may happen instead of.
E_TIED: Final[EventKind] = 60  # a combat ends with both sides there
E_TRASHED: Final[EventKind] = 61  # a card goes to a trash from anywhere but a Main Deck

# Where the objects are that a text speaks of.
NO_WHERE: Final[Where] = -1
ANYWHERE: Final[Where] = 0  # anywhere on the board their type can be
AT_BATTLEFIELD: Final[Where] = 1
HERE: Final[Where] = 2  # where the source is
IN_BASE: Final[Where] = 3
THERE: Final[Where] = 4  # where the bound object or battlefield `slot` is
IN_COMBAT: Final[Where] = 5
EVENT_PLACE: Final[Where] = 6  # the place of the event that triggered (fixed then, CR 359.3.f)
ELSEWHERE: Final[Where] = 7  # at a battlefield that is not here
IN_HAND: Final[Where] = 10
IN_TRASH: Final[Where] = 11
IN_CHAMPION_ZONE: Final[Where] = 12
IN_BANISHMENT: Final[Where] = 13
ON_CHAIN: Final[Where] = 14
IN_FACEDOWN: Final[Where] = 15
IN_DECK: Final[Where] = 16
TOP_OF_DECK: Final[Where] = 17
IN_ANY_ZONE: Final[Where] = 18  # on the board or off it: of passives alone

# What a prohibition may forbid.
BE_CHOSEN: Final[Forbidden] = 0  # by enemy spells and abilities (CR 756)
BE_COUNTERED: Final[Forbidden] = 1
MOVE_AT_ALL: Final[Forbidden] = 2
MOVE_TO_BASE: Final[Forbidden] = 3
BE_READIED: Final[Forbidden] = 4
BE_READIED_BY_TEXT: Final[Forbidden] = 14  # by spells and abilities; the Awaken Phase does
BE_MOVED_BY_TEXT: Final[Forbidden] = 18  # by spells and abilities of the actor, whoever carries them out
PLAY_CARDS: Final[Forbidden] = 5
PLAY_SPELLS: Final[Forbidden] = 6
PLAY_UNITS_HERE: Final[Forbidden] = 7
SCORE_HERE: Final[Forbidden] = 8
TAKE_DAMAGE: Final[Forbidden] = 10
GAIN_POINTS: Final[Forbidden] = 11
HIDE_CARDS: Final[Forbidden] = 12
BE_CHOSEN_BY_ANY: Final[Forbidden] = 13
MOVE_HERE: Final[Forbidden] = 15
BE_KILLED: Final[Forbidden] = 16
PLAY_FACEDOWN_HERE: Final[Forbidden] = 17
DEAL_COMBAT_DAMAGE: Final[Forbidden] = 20

# Numbers of the rules that a card may change.
VICTORY_SCORE: Final[RuleNumber] = 0
BUFF_LIMIT: Final[RuleNumber] = 1
BUFF_VALUE: Final[RuleNumber] = 2
CHANNEL_COUNT: Final[RuleNumber] = 3
EMPOWER_LIMIT: Final[RuleNumber] = 4
HIDE_ROOM: Final[RuleNumber] = 5  # one more card may be hidden here
LETHAL_ANY: Final[RuleNumber] = 6  # any amount of your damage is enough
MOVE_FROM_ANYWHERE: Final[RuleNumber] = 7
DOUBLE_DAMAGE: Final[RuleNumber] = 9
ADDED_ENERGY: Final[RuleNumber] = 10  # what Add abilities of an object add besides
NO_SPELL_DAMAGE: Final[RuleNumber] = 11  # spells and abilities deal no damage
PREVENT_DAMAGE: Final[RuleNumber] = 12  # damage to it is prevented
MORE_MIGHT_LOSS: Final[RuleNumber] = 20  # your spells and abilities take so much more Might from what they choose
LOOK_AT: Final[RuleNumber] = 21  # you can look at these facedown cards
IGNORE: Final[RuleNumber] = 100  # and up, one for each keyword (see `rule_numbers`)
SKIP: Final[RuleNumber] = 200  # and up, one for each phase or step

# What a question is about.
NO_QUESTION: Final[QuestionKind] = -1
Q_MULLIGAN: Final[QuestionKind] = 0
Q_MAIN: Final[QuestionKind] = 1  # Neutral Open in the Main Phase
Q_PRIORITY: Final[QuestionKind] = 2  # closed state
Q_FOCUS: Final[QuestionKind] = 3  # Showdown Open
Q_PLACE: Final[QuestionKind] = 4  # where to play a unit
Q_TARGET: Final[QuestionKind] = 5
Q_OPTIONAL_COST: Final[QuestionKind] = 6
Q_MODE: Final[QuestionKind] = 7
Q_DESTINATION: Final[QuestionKind] = 8
Q_MOVE_MORE: Final[QuestionKind] = 9
Q_PAY: Final[QuestionKind] = 10
Q_MAY: Final[QuestionKind] = 11  # do it or not
Q_CHOOSE: Final[QuestionKind] = 12  # choose cards or objects while something resolves
Q_ORDER: Final[QuestionKind] = 13  # which of your triggers goes first
Q_ASSIGN: Final[QuestionKind] = 14  # combat damage
Q_SHOWDOWN: Final[QuestionKind] = 15  # which staged showdown or combat begins
Q_REPLACE: Final[QuestionKind] = 16  # which replacement applies, or whether
Q_PLAYER: Final[QuestionKind] = 17  # choose a player
Q_AMOUNT: Final[QuestionKind] = 18
Q_COST_CHOICE: Final[QuestionKind] = 19  # which objects pay a cost
Q_HIDE: Final[QuestionKind] = 20  # at which battlefield
Q_ORDER_CARDS: Final[QuestionKind] = 21
Q_NAME: Final[QuestionKind] = 22
Q_INVITED: Final[QuestionKind] = 23  # somebody asks this player to act as well
Q_HELP: Final[QuestionKind] = 24  # nobody waits for this: a seat may step in (see `helping`)
Q_CONSENT: Final[QuestionKind] = 25  # may another player choose this, or play that for you?
Q_LANE: Final[QuestionKind] = 26  # whose showdowns come next

# What an answer says.
PASS: Final[Verb] = 0
END_TURN: Final[Verb] = 1
PLAY: Final[Verb] = 2  # a card
ACTIVATE: Final[Verb] = 3  # an ability of an object
MOVE: Final[Verb] = 4  # begin a standard move with a unit
HIDE: Final[Verb] = 5
AT: Final[Verb] = 6  # a place
PICK: Final[Verb] = 7  # an object, card, item or player
DONE: Final[Verb] = 8
YES: Final[Verb] = 9
NO: Final[Verb] = 10
MODE: Final[Verb] = 11
AUTO: Final[Verb] = 12  # pay automatically
NUMBER: Final[Verb] = 13
PUT_BACK: Final[Verb] = 14  # mulligan: set this card aside
CONCEDE: Final[Verb] = 15
INVITE: Final[Verb] = 16  # another player to act: minus one minus the seat
WAIT_FOR_ME: Final[Verb] = 17  # keep the window open: this seat wants to step in
LET_GO: Final[Verb] = 18  # and now it does not any more
OVERRULE: Final[Verb] = 19  # go on although somebody asked to wait
WISH: Final[Verb] = 20  # what this seat wants to be asked from now on: bits of preferences

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
    "combat-start", "combat-end", "combat-won", "showdown-start", "hidden", "banished", "might-rose", "attached",
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
