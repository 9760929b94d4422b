"""Reading the values of a position's text. What they mean is in `position`, how they are written in `position_text`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from farfield.cards.facts import UnknownCard, facts
from farfield.errors import FarfieldError, Param, excerpt
from farfield.games import sections
from farfield.games.position.chain import ORIGINS, THEN
from farfield.games.position.going_on import STEPS, Happened, OnChain, Showdown
from farfield.games.position.pieces import HeldLike, Known, Piece, PieceLike
from farfield.games.position.refusing import LARGEST
from farfield.games.position.whole import DID, WISHES, Field, Seat
from farfield.games.sections import Section, bad
from farfield.rules.terms import EVENT_NAMES, ZONE_NAMES

SEAT: Final = (
    "Legend", "Champion", "Chosen champion", "Points", "XP", "Energy", "Power", "Runes", "Exhausted runes", "Hand",
    "Base", "Deck", "Rune deck", "Trash", "Banished", "Turns", "This turn", "NPC base", "Pile", "Sideboard",
    "Spare battlefields", "Asked", "Finished",
)  # fmt: skip
FIELD: Final = (
    "Card", "Controller", "Owner", "Scored by", "Conquered by", "At start", "Spared", "Contested by", "Showdown",
)  # fmt: skip
ITEM: Final = (
    "Of", "Card", "Use", "Trigger", "Strike", "Left", "Left from", "Ability", "Gear", "Lane", "Into", "Modes", "Paid",
    "Energy", "Power", "From", "Hidden at", "Then", "Owner", "Player", "Pending", "Passes", "Happened", "Happened to",
    "Happened by", "Happened at", "Happened amount", "Happened from", "Happened through",
)  # fmt: skip

BARE: Final = ("buffed", "empowered", "deflected")  # marks whose bare name means one

MOST_CARDS: Final = 5_000
"""In a whole position: twelve decks have a tenth of that."""

_SEAT_NUMBER = re.compile(r"seat ([0-9]{1,2})")
_OF_SEAT = re.compile(r"(Units|Facedown) of seat ([0-9]{1,2})")
_MANY = re.compile(r"([0-9]{1,3})x (.+)")
_PIECE = re.compile(r"([^();+]+?)(?: \(([^()]*)\))?")
_MARK = re.compile(
    r"(damage|buffed|empowered|might|prevent|of seat|came from|paid|dealt|played by|deflected|hidden on)"
    r"(?: ([+-]?[0-9]{1,3}(?: [0-9]{1,3})*|all))?"
)
_KNOWN = re.compile(r"([^();+]+?) \(known to (all|seats(?: [0-9]{1,2})+)(?: but seats((?: [0-9]{1,2})+))?\)")
_CHOICE = re.compile(r"Choice ([0-9])(?: again ([1-9]))?")
_ATTACKS = re.compile(r"seat ([0-9]{1,2}) attacks seat ([0-9]{1,2})")
_COUNTED = re.compile(r"(.+) ([0-9]{1,4})")

Value = tuple[int, str]


class Reader:
    """Reads the values of a position; every problem is an error of one kind that begins with its line."""

    def __init__(self, error: type[FarfieldError]) -> None:
        self.error = error
        self.cards_left = MOST_CARDS

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
            hand=self.held(head.get("Hand")),
            base=self.pieces(head.get("Base")),
            runes=head.get("Runes", (0, ""))[1],
            exhausted_runes=head.get("Exhausted runes", (0, ""))[1],
            deck=None if deck is None else () if deck[1] == "none" else self.held(deck),
            rune_deck=head.get("Rune deck", (0, ""))[1],
            trash=self.cards(head.get("Trash")),
            banished=self.cards(head.get("Banished")),
            legend=None if legend is None else self.piece(*legend),
            champion=head["Champion"][1] if "Champion" in head else None,
            points=self.number(head, "Points", 0, -LARGEST),
            xp=self.number(head, "XP", 0),
            energy=self.number(head, "Energy", 0),
            power=head.get("Power", (0, ""))[1],
            turns=self.number(head, "Turns", 0) if "Turns" in head else None,
            this_turn=self.this_turn(head.get("This turn")),
            chosen_champion=self.card(head.get("Chosen champion")),
            npc_base=self.pieces(head.get("NPC base")),
            pile=self.cards(head.get("Pile")),
            sideboard=self.cards(head.get("Sideboard")),
            spare=self.cards(head.get("Spare battlefields")),
            asked=self.asked(head.get("Asked")),
            finished=self.yes(head, "Finished"),
        )

    def yes(self, head: dict[str, Value], key: str) -> bool:
        return key in head and bool(sections.one_of(head[key], f"answer to {key}", ["yes"], self.error))

    def asked(self, at: Value | None) -> list[str] | None:
        if at is None or at[1] == "never":
            return None if at is None else []
        return [sections.one_of((at[0], x.strip()), "wish", WISHES, self.error) for x in at[1].split(",")]

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
        head = sections.fields(rest, FIELD, self.error)
        if "Card" not in head:
            words = '[{name}] has no line "Card:". Add one with the name of the battlefield.'
            raise bad(self.error, section.line, "text-missing-key", words, {"name": section.name, "key": "Card"})
        start = head.get("At start")
        return Field(
            head["Card"][1],
            self.seat_number(head.get("Controller"), None),
            units,
            facedown,
            self.seats(head.get("Scored by")),
            self.seat_number(head.get("Owner"), None) or 0,
            self.seat_number(head.get("Contested by"), None),
            self.showdown(head.get("Showdown")),
            self.seats(head.get("Conquered by")),
            -1 if start is not None and start[1] == "nobody" else self.seat_number(start, None),
            self.yes(head, "Spared"),
        )

    def seats(self, at: Value | None) -> list[int]:
        if at is None:
            return []
        return [self.seat_number((at[0], x.strip()), None) or 0 for x in at[1].split(",")]

    def showdown(self, at: Value | None) -> Showdown | None:
        if at is None:
            return None
        line, text = at
        focus, sides = None, None
        values: dict[str, int] = {}
        step, stays, guests = STEPS[0], False, [0][:0]
        for part in (x.strip() for x in text.split(";")):
            word, _, rest = part.partition(" ")
            if part == "focus stays":
                stays = True
            elif word == "focus":
                focus = self.seat_number((line, rest), None)
            elif found := _ATTACKS.fullmatch(part):
                sides = (int(found[1]), int(found[2]))
            elif word == "passes":
                values["passes"] = sections.number((line, rest), "passes", self.error, 0, LARGEST)
            elif word == "then":
                step = sections.one_of((line, rest), "part of a combat", STEPS[1:], self.error)
            elif word == "guests":
                guests = self.seats((line, rest))
            else:
                words = (
                    '"{text}" is nothing about a showdown. Write for example: focus seat 0; seat 0 attacks seat 1; '
                    "passes 1."
                )
                raise bad(self.error, line, "position-showdown-text", words, {"text": excerpt(part)})
        if focus is None:
            words = "the showdown does not say who has focus. Write for example: focus seat 0."
            raise bad(self.error, line, "position-focus-text", words)
        attacker, defender = sides if sides is not None else (None, None)
        return Showdown(focus, attacker, defender, values.get("passes", 0), step, stays, guests)

    # --- the chain

    def item(self, section: Section) -> OnChain:
        chosen: dict[tuple[int, int], tuple[str, ...]] = {}
        rest = Section(section.name, section.line)
        for line, text in section.lines:
            key, colon, value = text.partition(":")
            found = _CHOICE.fullmatch(key.strip())
            if found is None or not colon:
                rest.lines.append((line, text))
                continue
            which = (int(found[2] or 0), int(found[1]))
            if which in chosen:
                words = "{key} is given twice. Put all of it in one line."
                raise bad(self.error, line, "text-key-twice", words, {"key": key.strip()})
            picks = [x.strip() for x in value.split(";")]
            chosen[which] = () if picks == ["none"] else tuple(picks)
        head = sections.fields(rest, ITEM, self.error)
        if "Of" not in head:
            words = '[{name}] has no line "Of:". Add one with its controller, such as: Of: seat 0.'
            raise bad(self.error, section.line, "text-missing-key", words, {"name": section.name, "key": "Of"})
        times = max((n for n, _ in chosen), default=0)
        choices = [
            [chosen.get((n, i), ()) for i in range(1 + max((k for m, k in chosen if m == n), default=-1))]
            for n in range(times + 1)
        ]
        lane = self.seat_number(head.get("Lane"), 0)
        left = head.get("Left")
        return OnChain(
            card=head["Card"][1] if "Card" in head else None,
            seat=self.seat_number(head["Of"], None) or 0,
            targets=choices[0],
            use=self.text(head, "Use"),
            trigger=self.text(head, "Trigger"),
            strike=self.text(head, "Strike"),
            left=None if left is None else self.piece(*left),
            left_from=self.text(head, "Left from"),
            number=self.number(head, "Ability", 0),
            gear=self.text(head, "Gear"),
            happened=self.happened(head),
            pending=self.yes(head, "Pending"),
            modes=self.numbers(head, "Modes"),
            again=choices[1:],
            paid=self.numbers(head, "Paid"),
            energy=self.number(head, "Energy", 0),
            power=self.number(head, "Power", 0),
            origin=sections.one_of(head.get("From", (0, "hand")), "zone to play from", ORIGINS, self.error),
            hidden_at=self.text(head, "Hidden at"),
            then=sections.one_of(head.get("Then", (0, "")), "end of a spell", THEN, self.error),
            owner=self.seat_number(head.get("Owner"), None),
            player=self.seat_number(head.get("Player"), None),
            lane=lane or 0,
            into=self.seat_number(head.get("Into"), None),
            passes=self.number(head, "Passes", 0),
        )

    def happened(self, head: dict[str, Value]) -> Happened | None:
        if "Happened" not in head:
            more = [key for key in head if key.startswith("Happened")]
            if more:
                words = '"{key}" says more of what happened, and nothing says what. Add for example: Happened: moved.'
                raise bad(self.error, head[more[0]][0], "position-happened-text", words, {"key": more[0]})
            return None
        zone = head.get("Happened from")
        return Happened(
            sections.one_of(head["Happened"], "event", EVENT_NAMES, self.error),
            self.text(head, "Happened to"),
            self.seat_number(head.get("Happened by"), None),
            self.text(head, "Happened at"),
            self.number(head, "Happened amount", 0),
            "" if zone is None else sections.one_of(zone, "zone", ZONE_NAMES, self.error),
            self.text(head, "Happened through"),
        )

    def text(self, head: dict[str, Value], key: str) -> str:
        return head[key][1] if key in head else ""

    def numbers(self, head: dict[str, Value], key: str) -> list[int]:
        line, text = head.get(key, (0, ""))
        return [sections.number((line, x), key, self.error, 0, 99) for x in text.split()]

    # --- cards and pieces

    def held(self, at: Value | None) -> list[HeldLike]:
        return [self.known(line, text) for line, text in self.each(at)]

    def known(self, line: int, text: str) -> HeldLike:
        if "(" not in text:
            return text
        found = _KNOWN.fullmatch(text)
        if found is None:
            words = '"{text}" is no card in a hand or deck. Write for example: Gust (known to seats 0 1).'
            raise bad(self.error, line, "position-known-text", words, {"text": excerpt(text)})
        to = [] if found[2] == "all" else [int(x) for x in found[2].split()[1:]]
        return Known(found[1], to, [int(x) for x in (found[3] or "").split()])

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
            self.cards_left -= count
            if self.cards_left < 0:  # before they are laid out: a short line can ask for millions
                words = "there are more than {most} cards. Leave out those that do not matter."
                raise bad(self.error, line, "position-cards", words, {"most": MOST_CARDS})
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
        values: dict[str, int] = {}
        lists: dict[str, list[int]] = {}
        for mark in found[2].split(",") if found[2] is not None else ():
            key, value = self.mark(line, mark.strip())
            if key in ("paid", "dealt"):
                lists[key] = [int(x) for x in mark.split()[1:]]
            if key in values:
                raise bad(self.error, line, "position-mark-twice", '"{mark}" is given twice.', {"mark": mark.strip()})
            values[key] = value
        return Piece(
            found[1],
            exhausted="exhausted" in values,
            damage=values.get("damage", 0),
            buffed=values.get("buffed", 0),
            stunned="stunned" in values,
            empowered=values.get("empowered", 0),
            attached=attached,
            might=values.get("might", 0),
            prevent=values.get("prevent", 0),
            fresh="fresh" in values,
            owner=values.get("of seat"),
            came_from=values.get("came from"),
            dealt=lists.get("dealt", ()),
            played_by=values.get("played by"),
            paid=lists.get("paid", ()),
            deflected=values.get("deflected", 0),
            known="known" in values,
            hidden_on=values.get("hidden on"),
        )

    def mark(self, line: int, text: str) -> tuple[str, int]:
        if text in ("exhausted", "stunned", "fresh", "known"):
            return text, 1
        found = _MARK.fullmatch(text)
        if found is not None:
            key, value = found[1], found[2]
            if value is None and key in BARE:
                return key, 1
            if value == "all" and key == "prevent":
                return key, -1
            if value is not None and value != "all" and (key == "might" or value.isdigit()):
                return key, int(value)
            if value is not None and value != "all" and key in ("paid", "dealt"):
                return key, 0
        words = '"{text}" is no mark of a piece. Known: {known}.'
        known = (
            "exhausted, damage 2, buffed, stunned, empowered, might +1, prevent 2, prevent all, fresh, of seat 1, "
            "came from 1, dealt 0 2, played by 0, paid 0, deflected 1, known, hidden on 3"
        )
        params: dict[str, Param] = {"text": excerpt(text), "known": known}
        raise bad(self.error, line, "position-mark", words, params)
