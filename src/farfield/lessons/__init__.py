"""Learning Lane Legends by playing it: nine small positions, each with a goal that the game itself shows.

>>> from farfield.lessons import LESSONS, lesson, standing
>>> [x.id for x in LESSONS][:3]
['unit', 'move', 'combat']
>>> game = lesson("unit").position.start()
>>> standing(lesson("unit"), game.view(0))
'open'

What a lesson says is in `words/<language>/lessons.ftl`: its title, an introduction, the goal, a hint, a word when it is
done and one when it cannot be done any more. Any legal play is allowed.
"""

from __future__ import annotations

from typing import Literal

from farfield.errors import FarfieldError, excerpt
from farfield.lessons.course import LESSONS, Lesson
from farfield.rules.terms import GAME_OVER
from farfield.rules.view import SeatView

Standing = Literal["open", "done", "lost"]
PARTS = ("title", "intro", "goal", "hint", "done", "lost")
"""What is said about a lesson: the messages `lesson-<id>-<part>`."""


class UnknownLesson(FarfieldError):
    """There is no such lesson."""


def lesson(id: str) -> Lesson:
    """The lesson of this name. Raises `UnknownLesson`."""
    for one in LESSONS:
        if one.id == id:
            return one
    text = 'There is no lesson called "{lesson}". Choose one of: {lessons}.'
    raise UnknownLesson(
        "unknown-lesson", text, {"lesson": excerpt(id), "lessons": ", ".join(one.id for one in LESSONS)}
    )


def standing(of: Lesson, view: SeatView) -> Standing:
    """Is the goal reached, still to be reached, or out of reach? Taking back may bring it within reach again."""
    if of.goal(view):
        return "done"
    return "lost" if view.phase == GAME_OVER or of.missed(view) else "open"


__all__ = ["LESSONS", "PARTS", "Lesson", "Standing", "UnknownLesson", "lesson", "standing"]
