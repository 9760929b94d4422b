"""A room as it is told: who sits there, what is played, and the table as one seat sees it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from farfield.games import MODES
from farfield.games.modes import OFF
from farfield.rules.view import SeatView
from farfield.table import bodies, learning, messages, puzzling, setting_up
from farfield.table.results import result
from farfield.table.views import Sight, names_in
from farfield.words.messages import Messages

if TYPE_CHECKING:
    from farfield.table.live import Room


def table(
    room: Room, seat: int, look: SeatView, sight: Sight, seats: list[bodies.SeatInfo]
) -> tuple[messages.Table, set[str]]:
    """The table as a seat sees it, and the names of the cards on it."""
    playing = room.running()
    undo = bodies.UndoInfo(playing.can_take_back(seat), playing.settings.undo == "free")
    deadline = 0.0
    if room.setup.clock and seat in room.since and not playing.game.over:
        deadline = max(0.1, room.since[seat] + room.setup.clock - room.clock.now())
    made = messages.Table(
        room.seq,
        seat,
        sight.view(look),
        [] if playing.decided else sight.asks(look),
        seats,
        undo,
        round(deadline, 1),
        room.kept.seats[seat].every_window,
        playing.asks_consent(seat),
        playing.full_control(seat),
        result(playing.game, sight.teller, sight.messages, room.is_open(room.game_number, playing.game)),
        room.series.info(room.names, sight.messages) if room.series is not None else None,
        room.series.between(seat, room.people()) if room.series is not None else None,
        learning.seen(room.setup.lesson, look, sight.messages) if playing.position and not playing.puzzle else None,
        puzzling.seen(playing.puzzle, playing.game, sight.messages) if playing.puzzle else None,
    )
    return made, names_in(look)


def seats(room: Room, said: Messages, looks: Iterable[SeatView] = ()) -> list[bodies.SeatInfo]:
    """Who sits where and is waited for. `looks`: views of the game, if there are some already."""
    waited: set[int] = set()
    passed: set[int] = set()
    consenting: set[int] = set()
    if room.playing is not None:
        waited = room.playing.waited()
        passed = room.playing.passed(next(iter(looks), None))
        consenting = room.playing.consenting()
    out: list[bodies.SeatInfo] = []
    for kept in room.kept.seats:
        begun = room.playing is not None and not room.setup.puzzle  # a puzzle is played with the cards on its table
        deck = room.playing.settings.seats[kept.seat].deck if room.playing is not None and begun else None
        out.append(
            bodies.SeatInfo(
                kept.seat,
                said.called(kept.name),
                kept.kind,  # type: ignore[arg-type]
                kept.program if kept.kind == "program" else "",
                deck.name if deck is not None else setting_up.deck_name(kept.deck, kept.seat, room.setup.mode),
                deck.legend if deck is not None else "",
                room.present(kept.seat),
                bool(kept.secret),
                kept.lent,
                kept.seat in waited,
                kept.seat in passed,
                kept.seat in consenting,
            )
        )
    return out


def info(room: Room, lang: str) -> bodies.RoomInfo:
    """What everybody may know of a room."""
    said = Messages(lang)
    setup, playing = room.setup, room.playing
    options = dict(playing.settings.options) if playing is not None else dict(setup.options)
    if playing is None and setup.preset and setup.mode in MODES:
        options = {**dict(MODES[setup.mode].presets.get(setup.preset, ())), **options}
    options = {name: value for name, value in options.items() if value.casefold() != OFF}
    game = playing.game if playing is not None else None
    is_open = game is not None and room.is_open(room.game_number, game)
    return bodies.RoomInfo(
        room.room,
        room.game_number,
        setup.mode,
        said.get(f"mode-{setup.mode}"),
        options,
        [
            *setting_up.sentences(setup.mode, options, said),
            *setting_up.about_match(setup, said),
            *setting_up.about_absence(setup, said),
        ],
        setting_up.undo_of(setup),
        setup.clock,
        seats(room, said),
        playing is not None or room.problem is not None,
        str(game.seed) if game is not None and is_open else "",
        "" if game is None else game.seed_commitment(),
        room.series.info(room.names, said) if room.series is not None else None,
        setup.watch,
        setup.absence if setting_up.hides_hands(setup) else 0,
        setup.absence_to,
    )
