"""A saved game or match as a room: its set-up, its seats and its answers as they are stored.

Everything is played once before anything is kept, so that a room that was made can also be opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from farfield._version import __version__
from farfield.errors import Param
from farfield.games import Position, Record, Settings, match_records
from farfield.games.match_records import is_match
from farfield.games.records import upto
from farfield.puzzles import puzzle_of
from farfield.rules.game import Answer, Game
from farfield.rules.terms import CONCEDE, VERB_NAMES, WISH
from farfield.table import bodies, entries, learning, setting_up
from farfield.table.entries import BadEntry, Entry
from farfield.table.kept import GameKept, SeatKept
from farfield.table.limits import MOST_ANSWERS, MOST_SEATS
from farfield.table.playing import Playing
from farfield.table.series import Series
from farfield.table.setting_up import BadRoom


@dataclass(frozen=True, slots=True)
class TakenIn:
    """`games`: each with its answers."""

    setup: bodies.CreateRoom
    seats: list[SeatKept]
    games: list[tuple[GameKept, list[str]]]


def take_in(wish: bodies.ImportRoom) -> TakenIn:
    """Read and play what was saved. Raises `BadRecord`, or `BadRoom` if it cannot be played on at a table."""
    if is_match(wish.record):
        return _match(wish)
    kept = Record.parse(wish.record)
    game = (upto(kept, wish.at) if wish.at >= 0 else kept).replay()
    if not isinstance(game.origin, Settings):
        return _lesson(game, wish.lang)
    setup, seats = _room(game.origin, wish.lang)
    return _played(setup, seats, [(setting_up.with_people_here(game.origin), _entries(game))])


def _match(wish: bodies.ImportRoom) -> TakenIn:
    match, running = match_records.read(wish.record)
    games: list[tuple[Settings, list[Entry]]] = []
    for game in [*match.played, *([running] if running is not None else [])]:
        assert isinstance(game.origin, Settings)  # games of a match have some
        said = _entries(game)
        said += [
            Entry("exchange", x.seat, out=x.out, into=x.into) for x in match.exchanges if x.games == len(games) + 1
        ]
        games.append((setting_up.with_people_here(game.origin), said))
    if not games:  # it was saved before its first game
        games.append((setting_up.with_people_here(match.next_settings()), []))
    games[0][1].insert(0, Series(match, 0).beginning())
    setup, seats = _room(games[0][0], wish.lang)
    setup = msgspec.structs.replace(setup, games=match.games, sideboards=match.sideboards)
    return _played(setup, seats, games)


def _lesson(game: Game, lang: bodies.Language) -> TakenIn:
    """A game that began from a lesson's or a puzzle's position. Raises `BadRoom` if it is none of these."""
    one = puzzle_of(game.origin) if isinstance(game.origin, Position) else None
    if one is not None:
        wishes = [bodies.SeatWish("here" if x == one.seat else "program") for x in range(len(one.position.seats))]
        setup = bodies.CreateRoom(one.mode, wishes, lang=lang, puzzle=one.number)
        names = setting_up.names_for(setup)
        seats = [SeatKept(x, wish.kind, names[x], "", wish.program) for x, wish in enumerate(wishes)]
        settings = setting_up.settings_of(setup, seats, "")
        return _played(setup, seats, [(settings, _entries(game))], learning.start_of(setup))
    setup = bodies.CreateRoom("lanes", [bodies.SeatWish("here")], lang=lang, lesson=learning.lesson_of(game))
    seats = [SeatKept(0, "here", setting_up.names_for(setup)[0], "", "rule-of-thumb")]
    settings = setting_up.settings_of(setup, seats, "")
    return _played(setup, seats, [(settings, _entries(game))], learning.start_of(setup))


def _room(settings: Settings, lang: bodies.Language) -> tuple[bodies.CreateRoom, list[SeatKept]]:
    """A room for a game with these settings: all people at one screen."""
    if len(settings.seats) > MOST_SEATS:
        text = "{count} seats play this game, and a table has {most}. Go on with it in a terminal: {command}"
        params: dict[str, Param] = {"count": len(settings.seats), "most": MOST_SEATS}
        raise BadRoom("room-seats", text, {**params, "command": "farfield play lanes --resume FILE"})
    wishes: list[bodies.SeatWish] = []
    for seat in settings.seats:
        wishes.append(
            bodies.SeatWish(
                "here" if seat.kind == "person" else "program",
                seat.name,
                setting_up.write_deck(seat.deck),
                "random" if seat.kind == "random" else "rule-of-thumb",
                seat.full_control,
                seat.asks_consent,
            )
        )
    seats = [SeatKept(number, x.kind, x.name, x.deck, x.program) for number, x in enumerate(wishes)]
    options = dict(settings.options)
    setup = bodies.CreateRoom(
        settings.mode, wishes, options, lang=lang, undo="free", any_deck=settings.any_deck or bool(settings.bans_on)
    )
    return setup, seats


def _played(
    setup: bodies.CreateRoom,
    seats: list[SeatKept],
    games: Sequence[tuple[Settings, list[Entry]]],
    position: Position | None = None,
) -> TakenIn:
    """The same, after everything that is done when the room is opened was done once."""
    setting_up.check_setup(setup)
    longest = max(len(given) for _, given in games)
    if longest > MOST_ANSWERS:
        problem = f"it has {longest:,} answers, and a table takes {MOST_ANSWERS:,}. Go on with it in a terminal."
        raise BadRoom("room-unfit", "This game cannot go on at a table: {problem}", {"problem": problem})
    played: list[Playing] = []
    out: list[tuple[GameKept, list[str]]] = []
    try:
        msgspec.json.decode(msgspec.json.encode(setup), type=bodies.CreateRoom)
        for number, (settings, given) in enumerate(games):
            playing = Playing(settings, shared_screen=True, position=position)
            said = [entries.say(playing.again(entry)) for entry in given]
            kept = GameKept(number, learning.say(settings, position), __version__)
            learning.read(kept.settings)
            played.append(playing)
            out.append((kept, said))
    except (msgspec.ValidationError, BadEntry) as error:
        raise BadRoom("room-unfit", "This game cannot go on at a table: {problem}", {"problem": str(error)}) from error
    Series.again(played, 0)
    return TakenIn(setup, seats, out)


def _entries(game: Game) -> list[Entry]:
    return [_entry(x) for x in game.answers or ()]


def _entry(x: Answer) -> Entry:
    if x.option.verb == CONCEDE:
        return Entry("concede", x.seat)
    if x.option.verb == WISH:
        return Entry("wish", x.seat, a=x.option.number)
    return Entry("answer", x.seat, x.decision, x.kind, VERB_NAMES[x.option.verb], x.option.a, x.option.b)
