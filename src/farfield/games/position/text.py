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

from collections.abc import Iterable, Sequence
from typing import Final

from farfield.errors import FarfieldError, excerpt
from farfield.games import modes, sections
from farfield.games.modes import MODES
from farfield.games.position.check import names_of
from farfield.games.position.going_on import Happened, OnChain, Showdown
from farfield.games.position.pieces import BadPosition, CardLike, HeldLike, Known, Piece, PieceLike, as_piece, card_of
from farfield.games.position.reading import BARE, Reader
from farfield.games.position.whole import DID, Field, Position, Seat
from farfield.games.sections import Section
from farfield.rules.modes.mode import Mode
from farfield.rules.terms import PHASE_NAMES

TOP: Final = (
    "Mode", "Turn", "Active", "First", "Phase", "Seed", "Teams", "NPCs", "Victory score", "Windows", "Control",
    "Options", "Used",
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
    if p.used:
        out.append(f"Used: {_joined(p.used)}")
    for i, seat in enumerate(p.seats):
        out += ["", f"[Seat {i}]", *_seat_lines(seat)]
    for i, field in enumerate(p.fields):
        out += ["", f"[Battlefield {i}]", *_field_lines(field)]
    for i, item in enumerate(p.chain):
        out += ["", f"[Item {i}]", *_item_lines(item)]
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
        "Hand": _say_held(seat.hand),
        "Base": _say_pieces(seat.base),
        "Deck": "" if seat.deck is None else _say_held(seat.deck) or "none",
        "Rune deck": seat.rune_deck,
        "Trash": _say_cards(seat.trash),
        "Banished": _say_cards(seat.banished),
        "Turns": "" if seat.turns is None else str(seat.turns),
        "This turn": ", ".join(f"{what} {seat.this_turn[what]}" for what in DID if seat.this_turn.get(what)),
        "NPC base": _say_pieces(seat.npc_base),
        "Pile": _say_cards(seat.pile),
        "Sideboard": _say_cards(seat.sideboard),
        "Spare battlefields": _say_cards(seat.spare),
        "Asked": "" if seat.asked is None else ", ".join(seat.asked) or "never",
        "Finished": "yes" if seat.finished else "",
    }
    return [f"{key}: {value}" for key, value in values.items() if value]


def _field_lines(field: Field) -> list[str]:
    out = [f"Card: {names_of([field.card])[0]}"]
    if field.controller is not None:
        out.append(f"Controller: seat {field.controller}")
    if field.owner:
        out.append(f"Owner: seat {field.owner}")
    if field.scored:
        out.append(f"Scored by: {_say_seats(field.scored)}")
    if field.conquered:
        out.append(f"Conquered by: {_say_seats(field.conquered)}")
    if field.at_start is not None:
        out.append(f"At start: {'nobody' if field.at_start < 0 else f'seat {field.at_start}'}")
    if field.spared:
        out.append("Spared: yes")
    if field.contested is not None:
        out.append(f"Contested by: seat {field.contested}")
    if field.showdown is not None:
        out.append(f"Showdown: {_say_showdown(field.showdown)}")
    out += [f"Units of seat {seat}: {_say_pieces(pieces)}" for seat, pieces in field.units.items()]
    hidden: dict[int, list[PieceLike]] = {}
    for seat, piece in field.hidden():
        hidden.setdefault(seat, []).append(piece)
    return out + [f"Facedown of seat {seat}: {_say_pieces(pieces)}" for seat, pieces in hidden.items()]


def _say_seats(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)


def _say_showdown(x: Showdown) -> str:
    parts = [f"focus seat {x.focus}"]
    if x.attacker is not None or x.defender is not None:
        parts.append(f"seat {x.attacker} attacks seat {x.defender}")
    if x.passes:
        parts.append(f"passes {x.passes}")
    if x.step != "showdown":
        parts.append(f"then {x.step}")
    if x.focus_stays:
        parts.append("focus stays")
    if x.guests:
        parts.append(f"guests {_say_seats(x.guests)}")
    return "; ".join(parts)


def _item_lines(x: OnChain) -> list[str]:
    values = {
        "Of": f"seat {x.seat}",
        "Card": "" if x.card is None else names_of([x.card])[0],
        "Use": x.use,
        "Trigger": x.trigger,
        "Strike": x.strike,
        "Left": "" if x.left is None else _say_piece(x.left),
        "Left from": x.left_from,
        "Ability": str(x.number or ""),
        "Gear": x.gear,
        "Lane": f"seat {x.lane}" if x.lane else "",
        "Into": "" if x.into is None else f"seat {x.into}",
        "Modes": " ".join(map(str, x.modes)),
        "Paid": " ".join(map(str, x.paid)),
        "Energy": str(x.energy or ""),
        "Power": str(x.power or ""),
        "From": "" if x.origin == "hand" else x.origin,
        "Hidden at": x.hidden_at,
        "Then": x.then,
        "Owner": "" if x.owner is None else f"seat {x.owner}",
        "Player": "" if x.player is None else f"seat {x.player}",
        "Pending": "yes" if x.pending else "",
        "Passes": str(x.passes or ""),
    }
    if x.happened is not None:
        values |= _happened_values(x.happened)
    for n, choices in enumerate((x.targets, *x.again)):
        for i, picks in enumerate(choices):
            values[f"Choice {i}" if n == 0 else f"Choice {i} again {n}"] = "; ".join(picks) or "none"
        if n and not choices:
            values[f"Choice 0 again {n}"] = "none"
    return [f"{key}: {value}" for key, value in values.items() if value]


def _happened_values(x: Happened) -> dict[str, str]:
    return {
        "Happened": x.what,
        "Happened to": x.subject,
        "Happened by": "" if x.by is None else f"seat {x.by}",
        "Happened at": x.at,
        "Happened amount": str(x.amount or ""),
        "Happened from": x.origin,
        "Happened through": x.cause,
    }


def _say_held(cards: Sequence[HeldLike]) -> str:
    names = names_of(card_of(x) for x in cards)
    return _joined([name + _say_known(x) for name, x in zip(names, cards, strict=True)])


def _say_known(x: HeldLike) -> str:
    if not isinstance(x, Known):
        return ""
    who = "all" if not x.to else f"seats {' '.join(map(str, x.to))}"
    return f" (known to {who}{f' but seats {chr(32).join(map(str, x.but))}' if x.but else ''})"


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
    name = names_of([x.card])[0]
    marks = _marks(x)
    said = f"{name} ({', '.join(marks)})" if marks else name
    return " + ".join([said, *(_say_piece(gear) for gear in x.attached)])


def _marks(x: Piece) -> list[str]:
    """What there is to say of a piece, in words that `Reader.mark` reads."""
    flags = {"exhausted": x.exhausted, "stunned": x.stunned, "fresh": x.fresh, "known": x.known}
    counts = {"damage": x.damage, "buffed": x.buffed, "empowered": x.empowered, "deflected": x.deflected}
    numbers = {"of seat": x.owner, "came from": x.came_from, "played by": x.played_by, "hidden on": x.hidden_on}
    lists = {"dealt": x.dealt, "paid": x.paid}
    out = [word for word, given in flags.items() if given]
    for word, n in counts.items():
        if n:
            out.append(word if n == 1 and word in BARE else f"{word} {n}")
    if x.might:
        out.append(f"might {x.might:+d}")
    if x.prevent:
        out.append("prevent all" if x.prevent < 0 else f"prevent {x.prevent}")
    out += [f"{word} {number}" for word, number in numbers.items() if number is not None]
    return out + [f"{word} {' '.join(map(str, given))}" for word, given in lists.items() if given]


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
    items = sum(section.name.startswith("Item ") for section in found)
    wanted = dict.fromkeys(
        f"{what} {i}" for what, n in (("Seat", seats), ("Battlefield", fields), ("Item", items)) for i in range(n)
    )
    by_name = {section.name: section for section in found}
    for section in found:
        if section.name and section.name not in wanted and section.name not in ends:
            raise sections.unknown(error, section.line, f"[{section.name}]", [f"[{x}]" for x in (*wanted, *ends)])
    read_ = Reader(error)
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
        used=read_.cards(head.get("Used")),
        chain=[read_.item(by_name[f"Item {i}"]) for i in range(items)],
    )


def _mode(head: dict[str, tuple[int, str]], top: Section, error: type[FarfieldError]) -> Mode:
    mode = MODES[sections.one_of(head.get("Mode", (top.line, "duel")), "mode", MODES, error)]
    options, problems = mode.read(modes.pairs(head.get("Options", (0, ""))[1]))
    if problems:
        raise error(problems[0].id, problems[0].text, dict(problems[0].params), problems[0].clause)
    return mode.rules(options)
