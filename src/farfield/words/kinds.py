"""What objects are called: their kinds, states and places, what can be read from them, what was done this turn.

Nothing here looks into a selector; `noun_phrases` does.
"""

from __future__ import annotations

from dataclasses import replace

from farfield.rules.effects import amounts as am
from farfield.rules.effects import select as se
from farfield.rules.state import (
    H_CARDS,
    H_CHOSE_ENEMY,
    H_CONQUERED,
    H_DIED,
    H_DISCARDED,
    H_DREW,
    H_ENERGY_ON_SPELLS,
    H_GEAR,
    H_HELD,
    H_KILLED,
    H_MOVED,
    H_POINTS,
    H_POINTS_HELD,
    H_POWER,
    H_RECYCLED,
    H_SPELLS,
    H_UNITS,
    H_XP,
)
from farfield.rules.terms import (
    ABILITY,
    ANY_SIDE,
    BATTLEFIELD,
    ENEMY,
    FRIENDLY,
    GEAR,
    LEGEND,
    LOCATION,
    MAIN_DECK_CARD,
    OTHERS,
    PLAYER,
    RUNE,
    SPELL,
    UNIT,
    YOURS,
)

from .meaning import GAP, YOU, Clause, Place, PlaceKind, Thing, Whose

OPPONENT = Thing(("opponent",), "a")
EACH_OPPONENT = Thing(("opponent",), "each")
OPPONENTS = Thing(("opponent",), "bare", plural=True)
PLAYERS = Thing(("player",), "bare", plural=True)
YOUR_SIDE = Thing(("side-player",), "a")
"""You or an ally: whoever a text calls friendly."""

CONTROLLED_BY_YOU = Clause("control", YOU, GAP)

_TYPES = (
    (UNIT, "unit"),
    (GEAR, "gear"),
    (SPELL, "spell"),
    (ABILITY, "ability"),
    (RUNE, "rune"),
    (LEGEND, "legend"),
    (BATTLEFIELD, "battlefield"),
)

STATES = {
    se.READY: "ready",
    se.EXHAUSTED: "exhausted",
    se.STUNNED: "stunned",
    se.BUFFED: "buffed",
    se.DAMAGED: "damaged",
    se.MIGHTY: "mighty",
    se.EMPOWERED_STATE: "empowered",
    se.EQUIPPED: "equipped",
    se.ATTACKING: "attacking",
    se.DEFENDING: "defending",
    se.ALONE: "alone",
    se.ATTACHED: "attached",
    se.FACE_DOWN: "facedown",
    se.CONTROLLED: "controlled",
    se.OCCUPIED: "occupied",
    se.OPEN: "open",
    se.CONTESTED: "contested",
}
"""States that are an adjective of the term list."""

KINDS = {
    se.TOKEN: "token",
    se.CHAMPION: "champion",
    se.SIGNATURE: "signature-card",
    se.EQUIPMENT: "equipment",
    se.CHOSEN_CHAMPION: "chosen-champion",
}
"""States that are a noun."""

PLACES: dict[int, PlaceKind] = {
    se.AT_BATTLEFIELD: "battlefield",
    se.HERE: "here",
    se.IN_BASE: "base",
    se.THERE: "there",
    se.IN_COMBAT: "combat",
    se.EVENT_PLACE: "there",
    se.ELSEWHERE: "elsewhere",
    se.IN_HAND: "hand",
    se.IN_TRASH: "trash",
    se.IN_CHAMPION_ZONE: "champion-zone",
    se.IN_BANISHMENT: "banishment",
    se.ON_CHAIN: "chain",
    se.IN_FACEDOWN: "facedown-zone",
    se.IN_DECK: "main-deck",
    se.TOP_OF_DECK: "top",
}

WHOSE: dict[int, Whose] = {ANY_SIDE: "any", FRIENDLY: "your", YOURS: "your", ENEMY: "opponent", OTHERS: "opponent"}


def nouns_of(types: int) -> tuple[str, ...]:
    if types & PLAYER:
        return ("player",)
    if types & MAIN_DECK_CARD == MAIN_DECK_CARD:
        return ("card",)
    if types & LOCATION:
        return ("location",)
    found = tuple(noun for bit, noun in _TYPES if types & bit)
    return found or ("card",)


def mine(described_: Thing) -> Thing:
    """ "Units you control" as "your units"."""
    if described_.relatives and replace(described_.relatives[0], at=None) == CONTROLLED_BY_YOU:
        place = described_.relatives[0].at or described_.place
        return replace(described_, det="your", relatives=described_.relatives[1:], place=place)
    return described_


def uncontrolled(described_: Thing) -> Thing:
    """Without "you control", where the verb of the clause says that already."""
    if described_.relatives and replace(described_.relatives[0], at=None) == CONTROLLED_BY_YOU:
        place = described_.relatives[0].at or described_.place
        return replace(described_, relatives=described_.relatives[1:], place=place)
    return described_


def counted(described_: Thing, least: int, most: int) -> Thing:
    if most < 0:
        return replace(described_, det="any-number", plural=True)
    if least == 0:
        return replace(described_, det="up-to", n=most, plural=most > 1)
    if most > 1:
        return replace(described_, det="n", n=most, plural=True)
    return described_


def grouped(described_: Thing, group: se.Group) -> Thing:
    word = ""
    if group.same_place and described_.place == Place("battlefield"):
        # "at a battlefield of your choice": all of them at the same one
        field = Place("battlefield", thing=Thing(("battlefield",)), chosen=True)
        return replace(described_, place=field, total=group.total_might)
    if group.same_controller:
        word = "with-the-same-controller"
    elif group.same_place:
        word = "at-the-same-location"
    elif group.one_per_place:
        word = "at-different-locations"
    return replace(described_, group=word, total=group.total_might)


VALUES = {
    am.MIGHT: "might",
    am.ENERGY: "energy-cost",
    am.POWER: "power-cost",
    am.DAMAGE: "damage",
    am.BUFFS: "buff",
    am.ATTACHMENTS: "equipment",
    am.EMPOWERS: "empower",
    am.MIGHT_BONUS: "might-bonus",
}

PLAYER_VALUES = {
    am.POINTS: Thing(("point",), "your", plural=True),
    am.XP: Thing(("xp",), "your"),
    am.HAND_SIZE: Thing(("card",), "bare", plural=True, place=Place("hand", "your")),
    am.TRASH_SIZE: Thing(("card",), "bare", plural=True, place=Place("trash", "your")),
    am.DECK_SIZE: Thing(("card",), "bare", plural=True, place=Place("main-deck", "your")),
    am.RUNES: Thing(("rune",), "bare", plural=True, relatives=(CONTROLLED_BY_YOU,)),
    am.POINTS_TO_WIN: Thing(("point",), "bare", plural=True, group="to-the-victory-score"),
}


def history(what: int, who: Thing, counted_: Thing | None = None) -> Clause:
    """What somebody has done this turn, with how much of it."""
    verb, noun = {
        H_CARDS: ("play", "card"),
        H_UNITS: ("play", "unit"),
        H_SPELLS: ("play", "spell"),
        H_GEAR: ("play", "gear"),
        H_DIED: ("lose", "unit"),
        H_MOVED: ("move", "unit"),
        H_DISCARDED: ("discard", "card"),
        H_DREW: ("draw", "card"),
        H_XP: ("gain", "xp"),
        H_ENERGY_ON_SPELLS: ("spend", "energy"),
        H_HELD: ("hold", "battlefield"),
        H_CONQUERED: ("conquer", "battlefield"),
        H_CHOSE_ENEMY: ("choose", "unit"),
        H_KILLED: ("kill", "unit"),
        H_RECYCLED: ("recycle", "card"),
        H_POINTS: ("score", "point"),
        H_POWER: ("spend", "power"),
        H_POINTS_HELD: ("score", "point"),
    }[what]
    base = Thing((noun,)) if counted_ is None else replace(counted_, nouns=(noun,))
    if what == H_CHOSE_ENEMY:
        base = replace(base, adjs=("enemy",))
    manner = ("on-spells",) if what == H_ENERGY_ON_SPELLS else ("by-holding",) if what == H_POINTS_HELD else ()
    return Clause(verb, who, base, perfect=True, time="this-turn", manner=manner)


def history_noun(what: int, who: Thing) -> Thing:
    """ "spell you've played this turn", to be counted."""
    clause = history(what, who)
    assert clause.object is not None
    return replace(clause.object, relatives=(replace(clause, object=GAP),))
