"""From what was asked for to settings: decks, options, names; and what the table agreed on, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from farfield.decks import Deck, UnknownDeck, builtin, builtin_decks, read
from farfield.decks import write as write_deck
from farfield.errors import FarfieldError
from farfield.games import MODES, SeatSettings, Settings, random_seed
from farfield.games.settings import Undo, short_seed
from farfield.lessons import lesson
from farfield.puzzles import puzzle
from farfield.table.bodies import CreateRoom
from farfield.table.kept import SeatKept
from farfield.words import nameless
from farfield.words.messages import Messages

FROM_BEFORE = ("chooser", "used")
"""Options of a game of a match that tell what came before it: the match itself says that."""


class BadRoom(FarfieldError):
    """What was asked for is no room."""


def one_line(text: str) -> str:
    """What somebody typed, in one line and without what cannot be seen."""
    return " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())


def typed_name(text: str) -> str:
    """The name somebody typed; empty if it is none. Nobody is called as those are who have given no name."""
    name = one_line(text)
    return "" if nameless.meant(name) is not None else name


def deck_of(words: str, seat: int, mode: str) -> Deck:
    """A built-in deck by its name, or the deck a list describes. Raises `BadDeck`."""
    if not words.strip():
        ready = builtin_decks()
        gear = [deck for deck in ready if deck.name.endswith("with gear")]
        return (gear if mode == "lanes" else ready)[seat % 4]
    if not is_list(words):
        return builtin(words)
    return read(words).deck


def is_list(words: str) -> bool:
    """Is this a deck list, and not the name of a deck that is here?"""
    short = words.strip()
    if "\n" in short:
        return True
    if len(words) < 60:
        return False
    try:
        builtin(short[:200])
    except UnknownDeck:
        return True
    return False


def own_form(words: str) -> str:
    """A deck list as we write it: short, and read in no time. Raises `BadDeck`."""
    return write_deck(read(words).deck)


@lru_cache(maxsize=500)
def deck_name(words: str, seat: int, mode: str) -> str:
    """What everybody may know of a deck before the game: nothing of the list itself. Empty if none was chosen."""
    if not words.strip():
        return ""
    try:
        return deck_of(words, seat, mode).name
    except FarfieldError:
        return ""


def settings_of(
    setup: CreateRoom, seats: list[SeatKept], seed: str, chance: Callable[[], int] | None = None
) -> Settings:
    """The settings of the next game in a room. Raises `BadSettings`, `BadDeck` or `UnknownDeck`."""
    made: list[SeatSettings] = []
    for kept, wish in zip(seats, setup.seats):
        deck = deck_of(kept.deck, kept.seat, setup.mode)
        person = kept.kind != "program"
        made.append(
            SeatSettings(
                deck,
                kept.name,
                "person" if person else kept.program,
                full_control=wish.full_control,
                every_window=person,  # whoever can only pass is passed for by the table; so nothing is lost by asking
                asks_consent=wish.asks_consent,
            )
        )
    agreed = {k: v for k, v in setup.options.items() if setup.mode != "match" or k not in FROM_BEFORE}
    options = [*([setup.preset] if setup.preset else []), *(f"{k} {v}".strip() for k, v in agreed.items())]
    if setup.lesson:
        options = [f"{k} {v}" for k, v in lesson(setup.lesson).options]
    if setup.puzzle:
        options = [f"{k} {v}" for k, v in puzzle(setup.puzzle).table_options]
    if seed and hides_hands(setup):
        text = "Opponents who do not share a screen play with a seed nobody chooses: whoever knows it knows every hand."
        raise BadRoom("room-seed", text + " Leave it out.")
    drawn = (chance or random_seed)()
    if all(kept.kind != "elsewhere" for kept in seats):
        drawn = short_seed(drawn)
    return Settings.of(
        *made,
        seed=int(seed) if seed else drawn,
        mode=setup.mode,
        undo=undo_of(setup),
        any_deck=setup.any_deck,
        options=options,
    )


def hides_hands(setup: CreateRoom) -> bool:
    """Do people play against each other who do not all look at one screen?"""
    if setup.mode not in MODES or all(seat.kind != "elsewhere" for seat in setup.seats):
        return False
    teams = MODES[setup.mode].rules().teams(len(setup.seats))
    return len({team for team, seat in zip(teams, setup.seats) if seat.kind != "program"}) > 1


def undo_of(setup: CreateRoom) -> Undo:
    """Free where one person or one screen plays, unless told otherwise; asked where somebody sits elsewhere."""
    if setup.undo:
        return setup.undo
    return "asked" if any(seat.kind == "elsewhere" for seat in setup.seats) else "free"


def check_setup(setup: CreateRoom) -> None:
    """What can be told before decks are read. Raises `BadRoom`."""
    if all(seat.kind == "program" for seat in setup.seats):
        text = "Nobody would see this table: at least one seat must be a person's."
        raise BadRoom("room-no-person", text)


def names_for(setup: CreateRoom) -> list[str]:
    """A name for every seat: what was given, twins numbered, or that nobody gave one."""
    out: list[str] = []
    programs = 0
    for number, seat in enumerate(setup.seats, start=1):
        name = typed_name(seat.name)
        programs += seat.kind == "program"
        twins = sum(other == name or other.rpartition(" ")[0] == name for other in out)
        if name:
            out.append(f"{name[:37]} {twins + 1}" if twins else name)
        elif seat.kind == "program":
            out.append(nameless.kept("program", programs))
        else:
            out.append(nameless.kept("player", number) if len(setup.seats) > 1 else nameless.kept("you"))
    return out


def sentences(mode: str, options: dict[str, str], messages: Messages) -> list[str]:
    """What the table agreed on, a sentence each."""
    out: list[str] = []
    for option in MODES[mode].options if mode in MODES else ():
        if option.for_people and option.name in options:
            out.append(f"{modifier(option.name, options[option.name], messages)} [{option.clause}]")
    return out


def modifier(name: str, value: str, messages: Messages) -> str:
    """What a modifier changes, in words. Places are told by their names: “farfield 5 + midfield 3” is what is typed."""
    if name == "head-start":
        value = ", ".join(part.strip().capitalize() for part in value.split("+"))
    return messages.get(f"modifier-{name}", value=value)


def about_match(setup: CreateRoom, messages: Messages) -> list[str]:
    """How long a match is, and whether cards are exchanged in between."""
    if setup.mode != "match":
        return []
    swaps = "room-sideboards" if setup.sideboards else "room-no-sideboards"
    return [messages.get("room-best-of", games=setup.games), messages.get(swaps)]


def about_absence(setup: CreateRoom, messages: Messages) -> list[str]:
    """What becomes of the seat of an opponent who is away: whoever sits down agrees to it."""
    if not hides_hands(setup):
        return []
    if not setup.absence:
        return [messages.get("room-agreed-never")]
    agreed = "room-agreed-person" if setup.absence_to == "person" else "room-agreed-program"
    return [messages.get(agreed, minutes=setup.absence)]


def with_people_here(settings: Settings) -> Settings:
    """The settings of a saved game as they are played at one screen."""
    return replace(settings, undo="free") if settings.undo != "free" else settings


__all__ = [
    "BadRoom",
    "about_absence",
    "about_match",
    "check_setup",
    "deck_name",
    "deck_of",
    "hides_hands",
    "names_for",
    "one_line",
    "random_seed",
    "sentences",
    "settings_of",
    "typed_name",
    "undo_of",
    "with_people_here",
    "write_deck",
]
