"""What a game starts from: mode and its options, decks with their Chosen Champions, who sits where, and the seed.

>>> settings = Settings.of("Garen", "Lux", seed=7)
>>> settings.mode, [seat.name for seat in settings.seats]
('duel', ['Garen', 'Lux'])
>>> Settings.parse(settings.text()) == settings
True
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date
from typing import Final, Literal

from farfield.cards.catalogue import supported
from farfield.decks import BadDeck, Deck, as_played, builtin, legality, unsupported, with_champion
from farfield.decks import parse as parse_deck
from farfield.decks import write as write_deck
from farfield.errors import FarfieldError, Message, Param, excerpt
from farfield.games import modes, sections
from farfield.games.modes import MODES, Options, OptionsLike
from farfield.games.sections import Section, bad
from farfield.rules.modes.mode import Mode

LARGEST_SEED: Final = 2**256 - 1
NO_DAY: Final = '"{day}" is no day. Write it as 2026-08-31.'
Undo = Literal["free", "asked"]

_KIND = re.compile(r"[a-z][a-z0-9-]{0,29}")
_LONGEST_NAME: Final = 40


class BadSettings(FarfieldError):
    """Settings no game can start from. `problems` holds everything that was found."""

    def __init__(
        self, message_id: str, text: str, params: dict[str, Param] | None = None, clause: str | None = None
    ) -> None:
        super().__init__(message_id, text, params, clause)
        self.problems: tuple[Message, ...] = (self.message,)

    @classmethod
    def of(cls, problems: Iterable[Message]) -> BadSettings:
        found = tuple(problems)
        error = cls(found[0].id, found[0].text, dict(found[0].params), found[0].clause)
        error.problems = found
        return error

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def random_seed() -> int:
    """A seed nobody can guess. Randomness enters a game here and nowhere else."""
    return secrets.randbits(256)


def short_seed(seed: int | None = None) -> int:
    """For a game at one screen, where the seed is told anyway: few enough digits for people to read and type. Made of
    another seed if one is given."""
    return (random_seed() if seed is None else seed) % 10**12


@dataclass(frozen=True, slots=True)
class SeatSettings:
    """Who sits at a seat: a deck (its Chosen Champion included), a name, and what kind of player answers."""

    deck: Deck
    name: str = ""
    """What the player is called; the deck's name if nothing is given."""
    kind: str = "person"
    """`person`, or the kind of program that answers, such as `rule-of-thumb`. The rules do not care."""
    full_control: bool = False
    """Offer Add abilities by themselves too, which paying otherwise uses when it needs them."""
    every_window: bool = False
    """Ask for priority, for focus and in the Main Phase even where nothing but passing is possible."""
    ends_own_turn: bool = False
    """Ask in the Main Phase even where nothing but ending the turn is possible."""

    asks_consent: bool = False
    """Ask before a teammate chooses something of this seat's or plays something for it (LL 8.4); else always yes."""

    def __post_init__(self) -> None:
        if not self.name:
            object.__setattr__(self, "name", self.deck.name[:_LONGEST_NAME].strip() or "Player")

    @staticmethod
    def of(deck: Deck | str, *, champion: str = "", name: str = "", kind: str = "person") -> SeatSettings:
        """A seat with a deck or the name of a built-in one, and perhaps another of its cards as Chosen Champion."""
        found = builtin(deck) if isinstance(deck, str) else deck
        return SeatSettings(with_champion(found, champion) if champion else found, name, kind)


SeatLike = SeatSettings | Deck | str


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a game starts from. A value: equal settings and answers make equal games.

    Raises `BadSettings`, with everything that is wrong, when no game can start from it.
    """

    seats: tuple[SeatSettings, ...]
    seed: int
    mode: str = "duel"
    undo: Undo = "free"
    """`free`: one person, or all at one screen: anything can be taken back. `asked`: only what the others need not be
    asked for, everything else with their consent."""
    any_deck: bool = False
    """Play decks that are not legal for the mode, and cards whose text does not work yet as blanks."""
    options: Options = ()
    """What the table agreed on, as the mode writes it: see `farfield.games.modes`."""
    bans_on: str = ""
    """A day such as ``2026-08-31``, by whose ban lists the decks are judged; empty: the newest."""

    def __post_init__(self) -> None:
        played = (replace(seat, deck=as_played(seat.deck, self.mode)) for seat in self.seats)
        object.__setattr__(self, "seats", tuple(played))
        problems: list[Message] = []
        if self.mode in MODES:
            options, found = MODES[self.mode].read(self.options)
            object.__setattr__(self, "options", options)
            problems += found
        problems += self._problems()
        if problems:
            raise BadSettings.of(problems)

    @staticmethod
    def of(
        *seats: SeatLike,
        seed: int | None = None,
        mode: str = "duel",
        undo: Undo = "free",
        any_deck: bool = False,
        options: OptionsLike = (),
        bans_on: str = "",
    ) -> Settings:
        """Settings from decks, names of built-in decks or whole seats; without a seed, one nobody can guess.

        >>> Settings.of("Lux", seed=1, mode="lanes", options="calm, gold-pays").options
        (('extra-runes', '1'), ('printed-cost-only', 'on'), ('gold-pays', 'on'))
        """
        made = tuple(x if isinstance(x, SeatSettings) else SeatSettings.of(x) for x in seats)
        chosen = tuple(modes.pairs(options))
        return Settings(made, random_seed() if seed is None else seed, mode, undo, any_deck, chosen, bans_on)

    @property
    def rules(self) -> Mode:
        """The rules of the mode, with the table's options."""
        return MODES[self.mode].rules(self.options)

    def _problems(self) -> Iterable[Message]:
        if self.mode not in MODES:
            text = 'There is no mode called "{mode}" to play. Choose one of: {modes}.'
            yield Message("unknown-mode", text, {"mode": excerpt(self.mode), "modes": ", ".join(MODES)})
            return
        mode = MODES[self.mode].rules()
        if not mode.seats_least <= len(self.seats) <= mode.seats_most:
            text = "{mode} is played by {players}; these settings have seats for {count}."
            least, most = mode.seats_least, mode.seats_most
            players = f"{least} players" if least == most else f"{least} to {most} players"
            params: dict[str, Param] = {"mode": self.mode, "players": players, "count": len(self.seats)}
            yield Message("settings-seats", text, params, "CR 481")
        if not isinstance(self.seed, int) or not 0 <= self.seed <= LARGEST_SEED:
            text = "{seed} is no seed. Give a number from 0 to {most}."
            yield Message("settings-seed", text, {"seed": excerpt(str(self.seed), 80), "most": LARGEST_SEED})
        if self.undo not in ("free", "asked"):
            text = '"{undo}" is no way to take back. Write free or asked.'
            yield Message("settings-undo", text, {"undo": excerpt(str(self.undo))})
        if self.bans_on and not _is_day(self.bans_on):
            text = NO_DAY
            yield Message("settings-day", text, {"day": excerpt(self.bans_on)})
        for i, seat in enumerate(self.seats):
            if not _is_name(seat.name):
                text = 'Seat {seat} cannot be called "{name}". Give a name of 1 to {most} letters on one line.'
                yield Message("settings-name", text, {"seat": i, "name": excerpt(seat.name), "most": _LONGEST_NAME})
            if not _KIND.fullmatch(seat.kind):
                text = 'Seat {seat}: "{kind}" is no kind of player. Write one word, such as person or rule-of-thumb.'
                yield Message("settings-kind", text, {"seat": i, "kind": excerpt(seat.kind)})
            if not self.any_deck:
                drawn = replace(seat.deck, sideboard=())  # cards that are only dealt to an NPC need but their facts
                for found in (
                    *legality(seat.deck, self.mode, on=self.bans_on or None),
                    *unsupported(drawn, supported()),
                ):
                    whose: dict[str, Param] = {"seat": i, "whose": seat.deck.name or seat.deck.legend}
                    yield Message(found.id, "Seat {seat}: " + found.text, {**found.params, **whose}, found.clause)
        yield from MODES[self.mode].check([(seat.name, seat.deck) for seat in self.seats], self.any_deck)

    # --- text

    def text(self) -> str:
        """The settings as text; `parse` makes the same settings of it."""
        return f"Farfield settings {sections.VERSION}\n" + "\n".join(lines_of(self)) + "\n"

    @staticmethod
    def parse(text: str, before: int = 0) -> Settings:
        """The settings a text describes. Raises `BadSettings` with the line, what is wrong and what would be right.

        `before`: so many lines of something else stand above it, and are counted along.
        """
        found = sections.split(text, "settings", BadSettings, before)
        return read(found, found[0], BadSettings)


def _is_name(name: str) -> bool:
    return bool(name) and len(name) <= _LONGEST_NAME and name.isprintable() and name == " ".join(name.split())


def _is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def lines_of(settings: Settings) -> list[str]:
    """Settings as lines of a text, for settings and records alike."""
    out = [f"Mode: {settings.mode}", f"Seed: {settings.seed}", f"Undo: {settings.undo}"]
    if settings.any_deck:
        out.append("Decks: any")
    if settings.bans_on:
        out.append(f"Bans: {settings.bans_on}")
    if settings.options:
        out.append(f"Options: {modes.say(settings.options)}")
    for i, seat in enumerate(settings.seats):
        out += ["", f"[Seat {i}]", f"Name: {seat.name}", f"Kind: {seat.kind}"]
        if seat.full_control:
            out.append("Control: full")
        if seat.every_window:
            out.append("Windows: every")
        elif seat.ends_own_turn:
            out.append("Windows: main")
        if seat.asks_consent:
            out.append("Consent: ask")
        out += ["", f"[Deck {i}]", *write_deck(seat.deck).splitlines()]
    return out


KEYS: Final = ("Mode", "Seed", "Undo", "Decks", "Bans", "Options")


def read(
    found: list[Section],
    top: Section,
    error: type[FarfieldError],
    more: tuple[str, ...] = (),
    ends: tuple[str, ...] = (),
) -> Settings:
    """Settings from the sections of a text. `more` keys may stand at the top, `ends` are sections of others."""
    head = sections.fields(top, (*KEYS, *more), error)
    for key in ("Mode", "Seed"):
        if key not in head:
            text = 'there is no line "{key}:" below the title. Add one.'
            raise bad(error, top.line, "text-missing-key", text, {"key": key})
    count = sum(section.name.startswith("Seat ") for section in found)
    wanted = {f"{what} {i}": None for i in range(count) for what in ("Seat", "Deck")}
    by_name = {section.name: section for section in found}
    for section in found:
        if section.name and section.name not in wanted and section.name not in ends:
            raise sections.unknown(error, section.line, f"[{section.name}]", [f"[{x}]" for x in (*wanted, *ends)])
    for name in wanted:
        if name not in by_name:
            text = "there is no section [{name}]. Every seat needs [Seat n] and [Deck n], counted from 0."
            raise bad(error, top.line, "text-missing-section", text, {"name": name})
    seats = tuple(_seat(by_name[f"Seat {i}"], by_name[f"Deck {i}"], error) for i in range(count))
    undo: Undo = "free"
    if "Undo" in head and sections.one_of(head["Undo"], "way to take back", ("free", "asked"), error) == "asked":
        undo = "asked"
    any_deck = "Decks" in head and sections.one_of(head["Decks"], "choice of decks", ("any", "legal"), error) == "any"
    mode = sections.one_of(head["Mode"], "mode", MODES, error)
    seed = sections.number(head["Seed"], "the seed", error, 0, LARGEST_SEED)
    options = tuple(modes.pairs(head["Options"][1])) if "Options" in head else ()
    line, bans_on = head.get("Bans", (0, ""))
    if line and not _is_day(bans_on):
        text = NO_DAY
        raise bad(error, line, "settings-day-line", text, {"day": excerpt(bans_on)})
    try:
        return Settings(seats, seed, mode, undo, any_deck, options, bans_on)
    except BadSettings as problem:
        if error is BadSettings:
            raise
        raise error(problem.message_id, problem.text, problem.params, problem.clause) from problem


def _seat(section: Section, deck_section: Section, error: type[FarfieldError]) -> SeatSettings:
    head = sections.fields(section, ("Name", "Kind", "Control", "Windows", "Consent"), error)
    control = head.get("Control", (0, "normal"))
    full = sections.one_of(control, "control", ("full", "normal"), error) == "full"
    windows = head.get("Windows", (0, "normal"))
    asked = sections.one_of(windows, "choice of windows", ("every", "main", "normal"), error)
    consent = sections.one_of(head.get("Consent", (0, "always")), "choice of consent", ("ask", "always"), error)
    try:
        deck = parse_deck("\n".join(text for _, text in deck_section.lines))
    except BadDeck:
        text = "In [{section}]: {problem}"
        params: dict[str, Param] = {"section": deck_section.name, "problem": str(_problem_of(deck_section))}
        raise error("settings-deck", text, params) from None
    name, kind = head.get("Name", (0, ""))[1], head.get("Kind", (0, "person"))[1]
    return SeatSettings(deck, name, kind, full, asked == "every", asked == "main", consent == "ask")


def _problem_of(section: Section) -> BadDeck:
    """What is wrong with a deck, where it stands: empty lines stand in for all that comes before it."""
    lines: list[str] = []
    for line, text in section.lines:
        lines += [""] * (line - 1 - len(lines))
        lines.append(text)
    try:
        parse_deck("\n".join(lines))
    except BadDeck as problem:
        return problem
    raise AssertionError("empty lines make no deck of what is none")
