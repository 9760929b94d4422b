"""The modes that can be played, and what a table may agree on in each: its options, with their values and presets.

An option is a name and a value, both text, so that settings and records can hold any of them:

>>> chosen, problems = MODES["lanes"].read([("storm", ""), ("extra-runes", "2")])
>>> chosen
(('mighty-strikes', '2'), ('head-start', 'farfield 5 + midfield 3'), ('extra-runes', '2'))
>>> MODES["lanes"].read([("faster-units", "1")])[1][0].text
'{option} takes a number from {least} to {most}, not "{value}".'
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from farfield.cards.facts import UnknownCard, find
from farfield.decks import Deck
from farfield.errors import Message, Param, excerpt
from farfield.rules.modes.base import Mode
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends, lane, modifiers
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.match import Match
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.modes.war import War

Options = tuple[tuple[str, str], ...]
"""What a table agreed on: names and values, in the order of the mode's own list."""
OptionsLike = str | Mapping[str, object] | Iterable[str]
"""`"storm, gold-pays"`, `["storm", "gold-pays"]` or `{"mighty-strikes": 2, "gold-pays": True}`."""
Decks = Sequence[tuple[str, Deck]]
"""Who brings which deck."""

OFF: Final = "off"


class BadValue(Exception):
    """A value an option does not take. The message says what it takes."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


@dataclass(frozen=True, slots=True)
class Flag:
    """An option that is on or off."""

    name: str
    clause: str
    default: str = "on"

    def read(self, value: str) -> str:
        if value.casefold() in ("on", "yes"):
            return "on"
        text = '{option} is on or off, not "{value}".'
        raise BadValue(Message("table-option-flag", text, {"option": self.name, "value": excerpt(value)}, self.clause))


@dataclass(frozen=True, slots=True)
class Number:
    """An option that takes a whole number."""

    name: str
    clause: str
    default: str
    least: int
    most: int

    def read(self, value: str) -> str:
        found = re.fullmatch(r"\+?([0-9]{1,9})", value)
        if found and self.least <= int(found[1]) <= self.most:
            return str(int(found[1]))
        text = '{option} takes a number from {least} to {most}, not "{value}".'
        params: dict[str, Param] = {"option": self.name, "value": excerpt(value)}
        params |= {"least": self.least, "most": self.most}
        raise BadValue(Message("table-option-number", text, params, self.clause))


@dataclass(frozen=True, slots=True)
class OneOf:
    """An option that takes one of a few words; the first is meant when none is given."""

    name: str
    clause: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.choices[0]

    def read(self, value: str) -> str:
        plain = "".join(value.casefold().split())
        if plain in self.choices:
            return plain
        text = '{option} takes one of: {choices}; not "{value}".'
        params: dict[str, Param] = {
            "option": self.name,
            "value": excerpt(value),
            "choices": ", ".join(self.choices),
        }
        raise BadValue(Message("table-option-choice", text, params, self.clause))


MOST_THRALLS: Final = 12
MOST_MIGHT: Final = 99


@dataclass(frozen=True, slots=True)
class Thralls:
    """An option that lists places of a lane with the Might of a Thrall for each."""

    name: str
    clause: str
    default: str

    def read(self, value: str) -> str:
        return say_thralls(self.thralls(value))

    def thralls(self, value: str) -> tuple[tuple[int, int], ...]:
        out: list[tuple[int, int]] = []
        for part in re.split(r"[+;]", value.casefold()):
            found = re.fullmatch(r"\s*([a-z]+)\s+([0-9]{1,3})\s*", part)
            if not found or found[1] not in lane.SPOT_NAMES[1:] or not 1 <= int(found[2]) <= MOST_MIGHT:
                raise self.refuse(value)
            out.append((lane.SPOT_NAMES.index(found[1]), int(found[2])))
        if len(out) > MOST_THRALLS:
            raise self.refuse(value)
        return tuple(out)

    def refuse(self, value: str) -> BadValue:
        text = (
            "{option} takes up to {count} Thralls, each a place ({places}) and a Might from 1 to {most}, such as "
            '"{example}"; not "{value}".'
        )
        params: dict[str, Param] = {"option": self.name, "value": excerpt(value), "example": self.default}
        params |= {"count": MOST_THRALLS, "most": MOST_MIGHT, "places": ", ".join(lane.SPOT_NAMES[1:])}
        return BadValue(Message("table-option-thralls", text, params, self.clause))


def say_thralls(thralls: Iterable[tuple[int, int]]) -> str:
    return " + ".join(f"{lane.SPOT_NAMES[where]} {might}" for where, might in thralls)


@dataclass(frozen=True, slots=True)
class Battlefields:
    """An option that lists battlefields, each with the seat that brought it."""

    name: str
    clause: str
    default: str = ""

    def read(self, value: str) -> str:
        return say_battlefields(self.battlefields(value))

    def battlefields(self, value: str) -> tuple[tuple[int, str], ...]:
        out: set[tuple[int, str]] = set()
        for part in value.split("+"):
            found = re.fullmatch(r"\s*([01])\s+(\S.*)", part)
            if not found:
                raise self.refuse(value)
            try:
                card = find(found[2])
            except UnknownCard:
                raise self.refuse(value) from None
            if card.type != "battlefield":
                raise self.refuse(value)
            out.add((int(found[1]), card.name))
        return tuple(sorted(out))

    def refuse(self, value: str) -> BadValue:
        text = '{option} takes seats with battlefields, such as "0 Void Gate + 1 Startipped Peak"; not "{value}".'
        params: dict[str, Param] = {"option": self.name, "value": excerpt(value)}
        return BadValue(Message("table-option-battlefields", text, params, self.clause))


def say_battlefields(used: Iterable[tuple[int, str]]) -> str:
    """Without commas, which part options."""
    return " + ".join(f"{seat} {name.replace(',', '')}" for seat, name in used)


Option = Flag | Number | OneOf | Thralls | Battlefields


_MADE: Final[dict[tuple[Callable[[Mapping[str, str]], Mode], Options], Mode]] = {}


def _nothing(decks: Decks, any_deck: bool) -> Iterator[Message]:
    return iter(())


@dataclass(frozen=True, slots=True)
class PlayableMode:
    """A mode by name: how its rules are made from a table's options, and what it asks of the decks together."""

    name: str
    make: Callable[[Mapping[str, str]], Mode]
    """The rules with these options; every name and value in them has been read."""
    options: tuple[Option, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    """Names that stand for several options at once."""
    check: Callable[[Decks, bool], Iterable[Message]] = _nothing
    """What is wrong with these decks at one table; whether decks that are not legal by themselves are allowed."""

    def rules(self, options: Options = ()) -> Mode:
        """The rules with these options: for equal options the same object, for a mode has no state of its own."""
        key = (self.make, options)
        if key not in _MADE:
            _MADE[key] = self.make(dict(options))
        return _MADE[key]

    def read(self, given: Iterable[tuple[str, str]]) -> tuple[Options, tuple[Message, ...]]:
        """Options as given (any order, presets among them, no value for the usual one), and what is wrong with them."""
        found: dict[str, str] = {}
        named: set[str] = set()
        preset = ""
        problems: list[Message] = []
        known = {option.name: option for option in self.options}
        for name, value in given:
            if name in self.presets and not value:
                if preset:
                    text = "{first} and {second} are both presets. Keep one of them."
                    problems.append(Message("table-option-two-presets", text, {"first": preset, "second": name}))
                preset = preset or name
                found = {**dict(self.presets[name]), **found}
            elif name in self.presets:
                text = "{option} is a preset and takes no value. Leave out {value}, or name options one by one."
                problems.append(Message("table-option-preset", text, {"option": name, "value": excerpt(value)}))
            elif name not in known:
                problems.append(self._unknown(name))
            elif name in named:
                text = "{option} is given twice. Keep one of them."
                problems.append(Message("table-option-twice", text, {"option": name}))
            else:
                named.add(name)
                try:
                    found[name] = OFF if value.casefold() == OFF else known[name].read(value or known[name].default)
                except BadValue as error:
                    problems.append(error.message)
        kept = tuple((name, found[name]) for name in known if found.get(name, OFF) != OFF)
        return kept, tuple(problems)

    def _unknown(self, name: str) -> Message:
        names = [*(option.name for option in self.options), *self.presets]
        params: dict[str, Param] = {"mode": self.name, "option": excerpt(name), "options": ", ".join(names)}
        if not names:
            return Message("table-option-none", '{mode} has no options. Leave out "{option}".', params)
        near = difflib.get_close_matches(name, names, n=1)
        if near:
            text = '{mode} has no option called "{option}". Did you mean "{near}"?'
            return Message("table-option-near", text, {**params, "near": near[0]})
        text = '{mode} has no option called "{option}". Choose from: {options}.'
        return Message("table-option-unknown", text, params)


def fixed(mode: Mode) -> PlayableMode:
    """A mode without options."""
    return PlayableMode(mode.name, lambda options: mode)


def pairs(options: OptionsLike) -> list[tuple[str, str]]:
    """Options as somebody gave them, as names and values."""
    if isinstance(options, Mapping):
        words: dict[object, str] = {True: "", False: OFF}
        return [(str(k), words[v] if isinstance(v, bool) else str(v)) for k, v in options.items()]
    parts = options.split(",") if isinstance(options, str) else map(str, options)
    found = (re.fullmatch(r"([^\s:=]*)(?:\s*[:=]\s*|\s+)?(.*)", part.strip(), re.DOTALL) for part in parts)
    return [(x[1], x[2].strip()) for x in found if x and (x[1] or x[2])]


def say(options: Options) -> str:
    """Options as text; `pairs` reads it."""
    return ", ".join(name if value == "on" else f"{name} {value}" for name, value in options)


# --- Lane Legends

HEAD_START: Final = Thralls("head-start", default=say_thralls(modifiers.DEFAULT_HEAD_START), clause="LL 9.4")
LANE_OPTIONS: Final[tuple[Option, ...]] = (
    Number("faster-units", default="2", least=2, most=99, clause="LL 9.1"),
    OneOf("reaction-spells", choices=("reaction", "reaction+action"), clause="LL 9.2"),
    Number("mighty-strikes", default="2", least=2, most=MOST_MIGHT, clause="LL 9.3"),
    HEAD_START,
    Flag("recycle-costs", clause="LL 9.5"),
    Number("extra-runes", default="1", least=1, most=9, clause="LL 9.6"),
    Flag("champions-out", clause="LL 9.7"),
    Flag("printed-cost-only", clause="LL 9.8"),
    Flag("sideboard-first", clause="LL 9.9"),
    Flag("gold-pays", clause="LL 9.10"),
    Flag("thralls-use-battlefields", clause="LL 5.8"),
)
LANE_PRESETS: Final = {name: tuple(modifiers.preset(name).options()) for name in modifiers.PRESETS}


def lane_modifiers(options: Mapping[str, str]) -> Modifiers:
    stricter = {"reaction": modifiers.REACTION_ONLY, "reaction+action": modifiers.REACTION_OR_ACTION}
    return Modifiers(
        faster_units=int(options.get("faster-units", 1)),
        reaction_spells=stricter.get(options.get("reaction-spells", ""), modifiers.NO_REACTION_SPELLS),
        mighty_strikes=int(options.get("mighty-strikes", 0)),
        head_start=HEAD_START.thralls(options["head-start"]) if "head-start" in options else (),
        recycle_costs="recycle-costs" in options,
        extra_runes=int(options.get("extra-runes", 0)),
        champions_out="champions-out" in options,
        printed_cost_only="printed-cost-only" in options,
        sideboard_first="sideboard-first" in options,
        gold_pays="gold-pays" in options,
        thralls_use_battlefields="thralls-use-battlefields" in options,
    )


def _lanes_check(decks: Decks, any_deck: bool) -> Iterator[Message]:
    """LL 1.2 and 1.5: a lane has three battlefields, and all Main Decks are of one size."""
    if len({deck.size for _, deck in decks}) > 1:
        text = "All Main Decks at this table must have the same number of cards; these have: {sizes}."
        sizes = ", ".join(f"{name} {deck.size}" for name, deck in decks)
        yield Message("lanes-deck-sizes", text, {"sizes": sizes}, "LL 1.5")
    for name, deck in decks if any_deck else ():  # otherwise the deck is refused for it already
        if len(deck.battlefields) < 3:
            text = "{name} brings {count} of the three battlefields a lane needs. Add {missing} to the deck."
            params: dict[str, Param] = {"name": name, "count": len(deck.battlefields)}
            yield Message("lanes-battlefields", text, {**params, "missing": 3 - len(deck.battlefields)}, "LL 1.2")


# --- the modes of the core rules

RULEBOOK: Final = Flag("rulebook", clause="CR 472")
CHOOSER: Final = Number("chooser", default="0", least=0, most=1, clause="CR 486")
USED: Final = Battlefields("used", clause="CR 486")
"""What came before in a match: who says who begins, and what cannot be chosen any more (see `farfield.games.match`)."""


def _match(options: Mapping[str, str]) -> Mode:
    used = USED.battlefields(options["used"]) if "used" in options else ()
    return Match("rulebook" in options, int(options.get("chooser", -1)), used)


def _teams_check(decks: Decks, any_deck: bool) -> Iterator[Message]:
    """CR 489: teammates need different legends and different battlefields."""
    for i in range(len(decks) - 2 if not any_deck else 0):
        (name, deck), (other, ally) = decks[i], decks[i + 2]
        params: dict[str, Param] = {"first": name, "second": other}
        if deck.legend == ally.legend:
            text = "{first} and {second} are teammates and both bring {card}. Give one of them another legend."
            yield Message("teams-legend", text, {**params, "card": deck.legend}, "CR 489")
        for field_ in deck.battlefields:
            if field_ in ally.battlefields:
                text = "{first} and {second} are teammates and both bring {card}. Give one of them another battlefield."
                yield Message("teams-battlefield", text, {**params, "card": field_}, "CR 489")


MODES: Final[dict[str, PlayableMode]] = {
    "duel": PlayableMode("duel", lambda options: Duel("rulebook" in options), (RULEBOOK,)),
    "match": PlayableMode("match", _match, (RULEBOOK, CHOOSER, USED)),
    "skirmish": PlayableMode("skirmish", lambda options: Skirmish("rulebook" in options), (RULEBOOK,)),
    "war": PlayableMode("war", lambda options: War("rulebook" in options), (RULEBOOK,)),
    "2v2": PlayableMode("2v2", lambda options: TwoVsTwo("rulebook" in options), (RULEBOOK,), check=_teams_check),
    "lanes": PlayableMode(
        "lanes", lambda options: LaneLegends(lane_modifiers(options)), LANE_OPTIONS, LANE_PRESETS, _lanes_check
    ),
}
"""The modes that can be played, by name."""
