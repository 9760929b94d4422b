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
from typing import Any, Final

from farfield.cards.facts import UnknownCard, find
from farfield.decks import Deck
from farfield.errors import Message, Param, excerpt
from farfield.rules.ids import SeatId
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends, lane, modifiers
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.match import Match
from farfield.rules.modes.mode import Mode
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.table_options import (
    BATTLEFIELDS,
    CHOICE,
    CHOOSER,
    FLAG,
    LANE_OPTIONS,
    MOST_MIGHT,
    NUMBER,
    RULEBOOK,
    THRALLS,
    USED,
    TableOption,
)
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


def read_value(option: TableOption, value: str) -> str:
    """A value as somebody wrote it, as it is kept; raises `BadValue` if the option does not take it."""
    return _READERS[option.kind](option, value)


def _flag(option: TableOption, value: str) -> str:
    if value.casefold() in ("on", "yes"):
        return "on"
    raise _bad(option, value, "table-option-flag", '{option} is on or off, not "{value}".')


def _number(option: TableOption, value: str) -> str:
    found = re.fullmatch(r"\+?([0-9]{1,9})", value)
    if found and option.least <= int(found[1]) <= option.most:
        return str(int(found[1]))
    text = '{option} takes a number from {least} to {most}, not "{value}".'
    raise _bad(option, value, "table-option-number", text, least=option.least, most=option.most)


def _choice(option: TableOption, value: str) -> str:
    plain = "".join(value.casefold().split())
    if plain in option.choices:
        return plain
    text = '{option} takes one of: {choices}; not "{value}".'
    raise _bad(option, value, "table-option-choice", text, choices=", ".join(option.choices))


MOST_THRALLS: Final = 12


def _thralls(option: TableOption, value: str) -> str:
    parts = re.split(r"[+;]", value.casefold())
    found = [re.fullmatch(r"\s*([a-z]+)\s+([0-9]{1,3})\s*", part) for part in parts]
    fit = [x for x in found if x and x[1] in lane.SPOT_NAMES[1:] and 1 <= int(x[2]) <= MOST_MIGHT]
    if len(fit) == len(parts) <= MOST_THRALLS:
        return " + ".join(f"{x[1]} {int(x[2])}" for x in fit)
    text = (
        "{option} takes up to {count} Thralls, each a place ({places}) and a Might from 1 to {most}, such as "
        '"{example}"; not "{value}".'
    )
    places = ", ".join(lane.SPOT_NAMES[1:])
    raise _bad(
        option,
        value,
        "table-option-thralls",
        text,
        example=option.usual,
        count=MOST_THRALLS,
        most=MOST_MIGHT,
        places=places,
    )


def _battlefields(option: TableOption, value: str) -> str:
    try:
        return say_battlefields(set(battlefields_of(value)))
    except (UnknownCard, ValueError):
        text = '{option} takes seats with battlefields, such as "0 Void Gate + 1 Startipped Peak"; not "{value}".'
        raise _bad(option, value, "table-option-battlefields", text) from None


def battlefields_of(value: str) -> tuple[tuple[int, str], ...]:
    """Battlefields, each with the seat that brought it: the opposite of `say_battlefields`."""
    out: list[tuple[int, str]] = []
    for part in value.split("+"):
        found = re.fullmatch(r"\s*([01])\s+(\S.*)", part)
        card = find(found[2]) if found else None
        if not found or card is None or card.type != "battlefield":
            raise ValueError(part)
        out.append((int(found[1]), card.name))
    return tuple(out)


def say_battlefields(used: Iterable[tuple[int, str]]) -> str:
    """Without commas, which part options."""
    return " + ".join(f"{seat} {name.replace(',', '')}" for seat, name in sorted(used))


def _bad(option: TableOption, value: str, id: str, text: str, **more: Param) -> BadValue:
    params: dict[str, Param] = {"option": option.name, "value": excerpt(value), **more}
    return BadValue(Message(id, text, params, option.clause))


_READERS: Final[dict[str, Callable[[TableOption, str], str]]] = {
    FLAG: _flag,
    NUMBER: _number,
    CHOICE: _choice,
    THRALLS: _thralls,
    BATTLEFIELDS: _battlefields,
}


_MADE: Final[dict[tuple[Callable[[Mapping[str, str]], Mode], Options], Mode]] = {}


def _nothing(decks: Decks, any_deck: bool) -> Iterator[Message]:
    return iter(())


@dataclass(frozen=True, slots=True)
class PlayableMode:
    """A mode by name: how its rules are made from a table's options, and what it asks of the decks together."""

    name: str
    make: Callable[[Mapping[str, str]], Mode]
    """The rules with these options; every name and value in them has been read."""
    options: tuple[TableOption, ...] = ()
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
                    given_value = value or known[name].usual
                    found[name] = OFF if value.casefold() == OFF else read_value(known[name], given_value)
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

LANE_PRESETS: Final = {name: tuple(modifiers.preset(name).options()) for name in modifiers.PRESETS}


def lane_modifiers(options: Mapping[str, str]) -> Modifiers:
    """The modifiers with these options; every name and value in them has been read."""
    agreed = {option.field: _value(option, options[option.name]) for option in LANE_OPTIONS if option.name in options}
    return Modifiers(**agreed)


def _value(option: TableOption, value: str) -> Any:
    """What the rules keep of it."""
    if option.kind == THRALLS:
        return modifiers.thralls_of(value)
    if option.kind == CHOICE:
        return option.choices.index(value) + 1
    return int(value) if option.kind == NUMBER else True


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


def _match(options: Mapping[str, str]) -> Mode:
    used = battlefields_of(options["used"]) if "used" in options else ()
    return Match("rulebook" in options, SeatId(int(options.get("chooser", CHOOSER.off))), used)


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
