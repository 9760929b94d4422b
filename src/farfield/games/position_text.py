"""A position as text (what FEN is to chess): read it, paste it, compare it line by line.

>>> from farfield.games import Field, Piece, Position, Seat
>>> position = Position(
...     seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat(points=3, deck=[])],
...     fields=[Field("Void Gate", controller=1, units={1: [Piece("Daring Poro", damage=1, exhausted=True)]})],
... )
>>> print(position.text())
Farfield position 1
Mode: duel
Turn: 5
Active: seat 0
Phase: main
Seed: 1
<BLANKLINE>
[Seat 0]
Runes: Chaos 2
Hand: Gust
<BLANKLINE>
[Seat 1]
Points: 3
Deck: none
<BLANKLINE>
[Battlefield 0]
Card: Void Gate
Controller: seat 1
Units of seat 1: Daring Poro (exhausted, damage 1)
<BLANKLINE>
>>> Position.parse(position.text()) == position
True
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from farfield.cards.facts import UnknownCard, facts
from farfield.errors import FarfieldError, Param, excerpt
from farfield.games import modes, sections
from farfield.games.modes import MODES
from farfield.games.position import DID, BadPosition, CardLike, Field, Piece, PieceLike, Position, Seat, as_piece
from farfield.games.position_check import LARGEST, names_of
from farfield.games.sections import Section, bad
from farfield.rules.modes.base import Mode
from farfield.rules.terms import PHASE_NAMES

TOP: Final = (
    "Mode", "Turn", "Active", "First", "Phase", "Seed", "Teams", "NPCs", "Victory score", "Windows", "Control",
    "Options",
)  # fmt: skip
SEAT: Final = (
    "Legend", "Champion", "Chosen champion", "Points", "XP", "Energy", "Power", "Runes", "Exhausted runes", "Hand",
    "Base", "Deck", "Rune deck", "Trash", "Banished", "Turns", "This turn", "NPC base",
)  # fmt: skip

# --- writing


def write(p: Position) -> str:
    """Raises `BadPosition` if the position cannot be, or holds a card that no text can name."""
    p.check()
    return f"Farfield position {sections.VERSION}\n" + "\n".join(lines_of(p)) + "\n"


def lines_of(p: Position) -> list[str]:
    """A position as lines of a text, for positions and records alike."""
    name = "duel" if p.mode is None else p.mode.name
    if name not in MODES:
        text = "{mode} is a mode of its own making, which a text cannot hold. Use one of: {modes}."
        raise BadPosition("position-own-mode", text, {"mode": excerpt(name), "modes": ", ".join(MODES)})
    out = [f"Mode: {name}"]
    if p.mode is not None and p.mode.table_options():
        out.append(f"Options: {modes.say(tuple(p.mode.table_options()))}")
    out += [f"Turn: {p.turn}", f"Active: seat {p.active}"]
    if p.first is not None:
        out.append(f"First: seat {p.first}")
    out += [f"Phase: {p.phase}", f"Seed: {p.seed}"]
    if p.teams is not None:
        out.append(f"Teams: {' '.join(map(str, p.teams))}")
    if p.npcs:
        out.append(f"NPCs: {p.npcs}")
    if p.victory_score is not None:
        out.append(f"Victory score: {p.victory_score}")
    if p.every_window:
        out.append("Windows: every")
    if p.full_control:
        out.append("Control: full")
    for i, seat in enumerate(p.seats):
        out += ["", f"[Seat {i}]", *_seat_lines(seat)]
    for i, field in enumerate(p.fields):
        out += ["", f"[Battlefield {i}]", *_field_lines(field)]
    return out


def _seat_lines(seat: Seat) -> list[str]:
    values = {
        "Legend": "" if seat.legend is None else _say_piece(seat.legend),
        "Champion": "" if seat.champion is None else names_of([seat.champion])[0],
        "Chosen champion": seat.chosen_champion,
        "Points": str(seat.points or ""),
        "XP": str(seat.xp or ""),
        "Energy": str(seat.energy or ""),
        "Power": seat.power,
        "Runes": seat.runes,
        "Exhausted runes": seat.exhausted_runes,
        "Hand": _say_cards(seat.hand),
        "Base": _say_pieces(seat.base),
        "Deck": "" if seat.deck is None else _say_cards(seat.deck) or "none",
        "Rune deck": seat.rune_deck,
        "Trash": _say_cards(seat.trash),
        "Banished": _say_cards(seat.banished),
        "Turns": "" if seat.turns is None else str(seat.turns),
        "This turn": ", ".join(f"{what} {seat.this_turn[what]}" for what in DID if seat.this_turn.get(what)),
        "NPC base": _say_pieces(seat.npc_base),
    }
    return [f"{key}: {value}" for key, value in values.items() if value]


def _field_lines(field: Field) -> list[str]:
    out = [f"Card: {names_of([field.card])[0]}"]
    if field.controller is not None:
        out.append(f"Controller: seat {field.controller}")
    if field.owner:
        out.append(f"Owner: seat {field.owner}")
    if field.scored:
        out.append(f"Scored by: {', '.join(f'seat {seat}' for seat in field.scored)}")
    out += [f"Units of seat {seat}: {_say_pieces(pieces)}" for seat, pieces in field.units.items()]
    hidden: dict[int, list[PieceLike]] = {}
    for seat, piece in field.hidden():
        hidden.setdefault(seat, []).append(piece)
    return out + [f"Facedown of seat {seat}: {_say_pieces(pieces)}" for seat, pieces in hidden.items()]


def _say_cards(cards: Sequence[CardLike]) -> str:
    return _joined(names_of(cards))


def _say_pieces(pieces: Sequence[PieceLike]) -> str:
    return _joined([_say_piece(x) for x in pieces])


def _joined(texts: Sequence[str]) -> str:
    """Several in a row, equal neighbours together: `Gust; 10x Vanguard Sergeant`."""
    runs: list[tuple[str, int]] = []
    for text in texts:
        if runs and runs[-1][0] == text:
            runs[-1] = (text, runs[-1][1] + 1)
        else:
            runs.append((text, 1))
    return "; ".join(text if count == 1 else f"{count}x {text}" for text, count in runs)


def _say_piece(piece: PieceLike) -> str:
    x = as_piece(piece)
    marks: list[str] = []
    if x.exhausted:
        marks.append("exhausted")
    if x.damage:
        marks.append(f"damage {x.damage}")
    if x.buffed:
        marks.append("buffed" if x.buffed == 1 else f"buffed {x.buffed}")
    if x.stunned:
        marks.append("stunned")
    if x.empowered:
        marks.append("empowered" if x.empowered == 1 else f"empowered {x.empowered}")
    if x.might:
        marks.append(f"might {x.might:+d}")
    if x.prevent:
        marks.append("prevent all" if x.prevent < 0 else f"prevent {x.prevent}")
    if x.fresh:
        marks.append("fresh")
    if x.owner is not None:
        marks.append(f"of seat {x.owner}")
    name = names_of([x.card])[0]
    said = f"{name} ({', '.join(marks)})" if marks else name
    return " + ".join([said, *(_say_piece(gear) for gear in x.attached)])


# --- reading


def parse(text: str) -> Position:
    found = sections.split(text, "position", BadPosition)
    position = read(found, found[0], BadPosition)
    position.check()
    return position


def read(
    found: list[Section],
    top: Section,
    error: type[FarfieldError],
    more: tuple[str, ...] = (),
    ends: tuple[str, ...] = (),
) -> Position:
    """A position from the sections of a text. `more` keys may stand at the top, `ends` are sections of others."""
    head = sections.fields(top, (*TOP, *more), error)
    seats = sum(section.name.startswith("Seat ") for section in found)
    fields = sum(section.name.startswith("Battlefield ") for section in found)
    wanted = [*(f"Seat {i}" for i in range(seats)), *(f"Battlefield {i}" for i in range(fields))]
    by_name = {section.name: section for section in found}
    for section in found:
        if section.name and section.name not in wanted and section.name not in ends:
            raise sections.unknown(error, section.line, f"[{section.name}]", [f"[{x}]" for x in (*wanted, *ends)])
    read_ = _Reader(error)
    teams = head.get("Teams")
    return Position(
        seats=[read_.seat(by_name[f"Seat {i}"]) for i in range(seats)],
        fields=[read_.field(by_name[f"Battlefield {i}"]) for i in range(fields)],
        turn=read_.number(head, "Turn", 5, 1),
        active=read_.seat_number(head.get("Active"), 0) or 0,
        phase=sections.one_of(head.get("Phase", (top.line, "main")), "phase", PHASE_NAMES, error),
        seed=sections.number(head["Seed"], "the seed", error) if "Seed" in head else 1,
        mode=_mode(head, top, error),
        teams=None if teams is None else [sections.number((teams[0], x), "a team", error) for x in teams[1].split()],
        npcs=read_.number(head, "NPCs", 0),
        victory_score=read_.number(head, "Victory score", 8, 1) if "Victory score" in head else None,
        every_window="Windows" in head
        and bool(sections.one_of(head["Windows"], "choice of windows", ["every"], error)),
        full_control="Control" in head and bool(sections.one_of(head["Control"], "control", ["full"], error)),
        first=read_.seat_number(head.get("First"), None),
    )


def _mode(head: dict[str, tuple[int, str]], top: Section, error: type[FarfieldError]) -> Mode:
    mode = MODES[sections.one_of(head.get("Mode", (top.line, "duel")), "mode", MODES, error)]
    options, problems = mode.read(modes.pairs(head.get("Options", (0, ""))[1]))
    if problems:
        raise error(problems[0].id, problems[0].text, dict(problems[0].params), problems[0].clause)
    return mode.rules(options)


_SEAT_NUMBER = re.compile(r"seat ([0-9]{1,2})")
_OF_SEAT = re.compile(r"(Units|Facedown) of seat ([0-9]{1,2})")
_MANY = re.compile(r"([0-9]{1,3})x (.+)")
_PIECE = re.compile(r"([^();+]+?)(?: \(([^()]*)\))?")
_MARK = re.compile(r"(damage|buffed|empowered|might|prevent|of seat)(?: ([+-]?[0-9]{1,3}|all))?")
_COUNTED = re.compile(r"(.+) ([0-9]{1,4})")

Value = tuple[int, str]


class _Reader:
    """Reads the values of a position; every problem is an error of one kind that begins with its line."""

    def __init__(self, error: type[FarfieldError]) -> None:
        self.error = error

    def number(self, head: dict[str, Value], key: str, default: int, least: int = 0) -> int:
        return sections.number(head[key], key, self.error, least, LARGEST) if key in head else default

    def seat_number(self, at: Value | None, default: int | None) -> int | None:
        if at is None:
            return default
        found = _SEAT_NUMBER.fullmatch(at[1])
        if found is None:
            words = '"{text}" is no seat. Write for example: seat 0.'
            raise bad(self.error, at[0], "position-seat-text", words, {"text": excerpt(at[1])})
        return int(found[1])

    def seat(self, section: Section) -> Seat:
        head = sections.fields(section, SEAT, self.error)
        deck = head.get("Deck")
        legend = head.get("Legend")
        return Seat(
            hand=self.cards(head.get("Hand")),
            base=self.pieces(head.get("Base")),
            runes=head.get("Runes", (0, ""))[1],
            exhausted_runes=head.get("Exhausted runes", (0, ""))[1],
            deck=None if deck is None else () if deck[1] == "none" else self.cards(deck),
            rune_deck=head.get("Rune deck", (0, ""))[1],
            trash=self.cards(head.get("Trash")),
            banished=self.cards(head.get("Banished")),
            legend=None if legend is None else self.piece(*legend),
            champion=head["Champion"][1] if "Champion" in head else None,
            points=self.number(head, "Points", 0),
            xp=self.number(head, "XP", 0),
            energy=self.number(head, "Energy", 0),
            power=head.get("Power", (0, ""))[1],
            turns=self.number(head, "Turns", 0) if "Turns" in head else None,
            this_turn=self.this_turn(head.get("This turn")),
            chosen_champion=self.card(head.get("Chosen champion")),
            npc_base=self.pieces(head.get("NPC base")),
        )

    def this_turn(self, at: Value | None) -> dict[str, int]:
        out: dict[str, int] = {}
        for part in at[1].split(",") if at is not None else ():
            found = _COUNTED.fullmatch(part.strip())
            line = at[0] if at is not None else 0
            if found is None:
                words = '"{text}" is nothing counted in a turn. Write for example: cards 2, drew 1.'
                raise bad(self.error, line, "position-this-turn-text", words, {"text": excerpt(part.strip())})
            out[sections.one_of((line, found[1]), "thing counted in a turn", DID, self.error)] = int(found[2])
        return out

    def field(self, section: Section) -> Field:
        units: dict[int, Sequence[PieceLike]] = {}
        facedown: dict[int, PieceLike | Sequence[PieceLike]] = {}
        rest = Section(section.name, section.line)
        for line, text in section.lines:
            key, colon, value = text.partition(":")
            found = _OF_SEAT.fullmatch(key.strip())
            if found is None or not colon:
                rest.lines.append((line, text))
                continue
            seat = int(found[2])
            if seat in (units if found[1] == "Units" else facedown):
                words = "{key} is given twice. Put all of them in one line."
                raise bad(self.error, line, "text-key-twice", words, {"key": key.strip()})
            pieces = self.pieces((line, value.strip()))
            if found[1] == "Units":
                units[seat] = pieces
            else:
                facedown[seat] = pieces
        head = sections.fields(rest, ("Card", "Controller", "Owner", "Scored by"), self.error)
        if "Card" not in head:
            words = '[{name}] has no line "Card:". Add one with the name of the battlefield.'
            raise bad(self.error, section.line, "text-missing-key", words, {"name": section.name})
        line, text = head.get("Scored by", (0, ""))
        scored = [self.seat_number((line, x.strip()), None) for x in text.split(",")] if text else []
        return Field(
            head["Card"][1],
            self.seat_number(head.get("Controller"), None),
            units,
            facedown,
            [seat for seat in scored if seat is not None],
            self.seat_number(head.get("Owner"), None) or 0,
        )

    def card(self, at: Value | None) -> str:
        """The name of a released card; nothing if none is given."""
        if at is None:
            return ""
        try:
            return facts(at[1]).name
        except UnknownCard as problem:
            raise bad(self.error, at[0], "position-unknown-card", problem.text, problem.params) from problem

    def cards(self, at: Value | None) -> list[str]:
        return [text for _, text in self.each(at)]

    def pieces(self, at: Value | None) -> list[PieceLike]:
        return [self.piece(line, text) for line, text in self.each(at)]

    def each(self, at: Value | None) -> list[Value]:
        """The parts between semicolons, as often as they say."""
        out: list[Value] = []
        for part in at[1].split(";") if at is not None and at[1] else ():
            line, text = (at[0] if at is not None else 0), part.strip()
            many = _MANY.fullmatch(text)
            count = int(many[1]) if many else 1
            if not text or count < 1:
                words = '"{text}" is no card. Write for example: Gust; 2x Daring Poro.'
                raise bad(self.error, line, "position-no-card", words, {"text": excerpt(text)})
            out += [(line, many[2] if many else text)] * count
        return out

    def piece(self, line: int, text: str) -> PieceLike:
        first, *worn = text.split(" + ")
        attached = [self.one(line, x, ()) for x in worn]
        return self.one(line, first, attached)

    def one(self, line: int, text: str, attached: Sequence[PieceLike]) -> PieceLike:
        found = _PIECE.fullmatch(text.strip())
        if found is None:
            words = '"{text}" is no piece. Write for example: Daring Poro (exhausted, damage 1) + Doran\'s Blade.'
            raise bad(self.error, line, "position-no-piece", words, {"text": excerpt(text.strip())})
        values: dict[str, int | str | bool] = {}
        for mark in found[2].split(",") if found[2] is not None else ():
            key, value = self.mark(line, mark.strip())
            if key in values:
                raise bad(self.error, line, "position-mark-twice", '"{mark}" is given twice.', {"mark": mark.strip()})
            values[key] = value
        return Piece(
            found[1],
            exhausted="exhausted" in values,
            damage=int(values.get("damage", 0)),
            buffed=int(values.get("buffed", 0)),
            stunned="stunned" in values,
            empowered=int(values.get("empowered", 0)),
            attached=attached,
            might=int(values.get("might", 0)),
            prevent=int(values.get("prevent", 0)),
            fresh="fresh" in values,
            owner=int(values["of seat"]) if "of seat" in values else None,
        )

    def mark(self, line: int, text: str) -> tuple[str, int]:
        if text in ("exhausted", "stunned", "fresh"):
            return text, 1
        found = _MARK.fullmatch(text)
        if found is not None:
            key, value = found[1], found[2]
            if value is None and key in ("buffed", "empowered"):
                return key, 1
            if value == "all" and key == "prevent":
                return key, -1
            if value is not None and value != "all" and (key == "might" or value.isdigit()):
                return key, int(value)
        words = '"{text}" is no mark of a piece. Known: {known}.'
        known = "exhausted, damage 2, buffed, stunned, empowered, might +1, prevent 2, prevent all, fresh, of seat 1"
        params: dict[str, Param] = {"text": excerpt(text), "known": known}
        raise bad(self.error, line, "position-mark", words, params)
