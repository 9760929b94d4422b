"""`farfield learn`: the lessons at the keyboard, one after another."""

from __future__ import annotations

from dataclasses import replace

from rich.console import Console
from rich.text import Text

from farfield.cli.answers import Answers
from farfield.cli.commands import Stop
from farfield.cli.news import hanging
from farfield.cli.session import Session
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError
from farfield.lessons import LESSONS, Lesson, Standing, lesson, standing
from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.words.messages import Messages


def learn(id: str | None, *, lang: str | None, script: str | None) -> int:
    """From this lesson, or the first, to the last one, until somebody leaves; the exit code."""
    messages = messages_for(lang)
    try:
        first = lesson(id) if id is not None else LESSONS[0]
        answers, console = Answers(script), screen()
        for one in LESSONS[LESSONS.index(first) :]:
            session = LessonSession(one, messages, answers, console)
            code = session.run()
            if not session.done or one is LESSONS[-1]:
                return code
            messages = session.messages  # another language may have been chosen
            typed = answers.next(console, messages.get("lesson-more", quit=session.commands.word("quit")))
            if typed is None or (session.commands.find(typed) or ("", ""))[0] == "quit":
                return 0
    except FarfieldError as error:
        return complain(messages, error)
    return 0


class LessonSession(Session):
    """A game that ends when its goal is reached."""

    def __init__(self, one: Lesson, messages: Messages, answers: Answers, console: Console) -> None:
        self.lesson = one
        self.said: Standing = "open"
        super().__init__(self.begin(), messages, answers, console)

    def begin(self) -> Game:
        """The lesson from its start. Nobody is asked here where there is nothing but passing."""
        return replace(self.lesson.position, every_window=False).start()

    def seat(self, game: Game) -> None:
        super().seat(game)
        self.kept_names = ["Garen"]

    @property
    def done(self) -> bool:
        return standing(self.lesson, self.game.view(0)) == "done"

    def part(self, name: str) -> str:
        return self.say(f"lesson-{self.lesson.id}-{name}")

    def welcome(self) -> None:
        number = LESSONS.index(self.lesson) + 1
        self.console.print(Text("─" * 40, style="dim"))
        self.tell("lesson-head", "bold", n=number, count=len(LESSONS), title=self.part("title"))
        self.console.print(hanging(self.part("intro"), ""))
        self.tell("lesson-goal", "bold", goal=self.part("goal"))
        words = {"hint": self.say("lesson-word-hint"), "again": self.say("lesson-word-again")}
        self.tell("lesson-keys", "dim", **words, undo=self.commands.word("undo"), help=self.commands.word("help"))

    def next_decision(self) -> Decision:
        """Before anybody is asked: has the lesson ended?"""
        now = standing(self.lesson, self.game.view(0))
        if now == "done":
            self.show_news(0)
            self.tell("lesson-done", "bold green", text=self.part("done"))
            raise Stop(0)
        if now == "lost" and self.said != "lost":
            self.show_news(0)
            self.tell("lesson-lost", "yellow", text=self.part("lost"))
        self.said = now
        return super().next_decision()

    def keep_somewhere(self) -> None:
        """A lesson is begun again in a moment."""

    def result(self) -> None:
        self.show_news(0)
        self.tell(f"lesson-{'done' if self.done else 'lost'}", "bold", text=self.part("done" if self.done else "lost"))

    def take(self, text: str, decision: Decision) -> bool:
        typed = text.strip().casefold()
        if typed in (self.say("lesson-word-hint"), "hint"):
            self.console.print(hanging(self.part("hint"), "italic"))
            return False
        if typed in (self.say("lesson-word-again"), "again"):
            self.seat(self.begin())
            self.go_on_from_here()
            self.said = "open"
            return True
        return super().take(text, decision)
