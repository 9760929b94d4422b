"""Lessons at the table: a room plays a lesson like any game, only that it begins from the lesson's position."""

from __future__ import annotations

from functools import lru_cache

from farfield.games import Position, Settings
from farfield.lessons import LESSONS, PARTS, lesson, standing
from farfield.rules.game import Game
from farfield.rules.view import SeatView
from farfield.table import puzzling
from farfield.table.bodies import CreateRoom, LessonInfo, Lessons, LessonSeen
from farfield.table.setting_up import BadRoom
from farfield.words.messages import Messages

_SETTINGS = "\nFarfield settings "


def start_of(setup: CreateRoom) -> Position | None:
    """The position that the next game of a room begins from; None: as any game begins. Raises what is wrong."""
    if setup.puzzle:
        return puzzling.start_of(setup)
    if not setup.lesson:
        return None
    position = lesson(setup.lesson).position
    if setup.mode != "lanes" or [seat.kind for seat in setup.seats] != ["here"]:
        text = "A lesson is for one person at this screen. Make a room for Lane Legends with one seat."
        raise BadRoom("room-lesson", text)
    return position


def lesson_of(game: Game) -> str:
    """The lesson whose position a game began from. Raises `BadRoom` if there is none."""
    for one in LESSONS:
        if isinstance(game.origin, Position) and game.origin.text() == one.position.text():
            return one.id
    text = "This game begins from a position, and no lesson of this version begins so."
    params = {"command": "farfield play --resume FILE"}
    raise BadRoom("room-position", text + " Go on with it in a terminal: {command}", params)


def say(settings: Settings, position: Position | None) -> str:
    """What a stored game begins from: its settings, behind the position if there is one."""
    return (position.text() if position is not None else "") + settings.text()


def read(said: str) -> tuple[Settings, Position | None]:
    """The same back. Raises `BadPosition` or `BadSettings`."""
    if not said.startswith("Farfield position "):
        return Settings.parse(said), None
    position, _, settings = said.partition(_SETTINGS)
    return Settings.parse(_SETTINGS.lstrip() + settings), Position.parse(position + "\n")


def seen(id: str, view: SeatView, said: Messages) -> LessonSeen:
    """A lesson in words, and how it stands."""
    one = lesson(id)
    number = LESSONS.index(one)
    words = {part: said.get(f"lesson-{id}-{part}") for part in PARTS}
    following = LESSONS[number + 1].id if number + 1 < len(LESSONS) else ""
    return LessonSeen(id, number + 1, len(LESSONS), following, standing(one, view), **words)


@lru_cache
def listed(lang: str) -> Lessons:
    said = Messages(lang)
    ids = [one.id for one in LESSONS]
    return Lessons([LessonInfo(id, said.get(f"lesson-{id}-title"), said.get(f"lesson-{id}-goal")) for id in ids])
