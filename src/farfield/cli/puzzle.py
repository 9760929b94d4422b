"""`farfield puzzle`: a position with one best line, played out at the keyboard."""

from __future__ import annotations

from datetime import date

from rich.console import Console
from rich.text import Text

from farfield.cli.answers import Answers
from farfield.cli.choices import words_of
from farfield.cli.commands import Stop
from farfield.cli.session import Session
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError
from farfield.players.hints import nudge_to
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.puzzles import LOST, Prover, Puzzle, Standing, TooLarge, daily, puzzle, puzzles
from farfield.rules.game import Game
from farfield.rules.state import Decision
from farfield.words.messages import Messages

MORE = 2
"""So many answers more than the shortest line are looked ahead before it is said that none is left."""


class TwoPuzzles(FarfieldError):
    """A number, and that of the day."""


def solve(
    number: int | None, *, today: bool, listed: bool, lang: str | None, script: str | None, day: date | None = None
) -> int:
    """One puzzle, that of the day, or a list of all; the exit code."""
    messages = messages_for(lang)
    console = screen()
    try:
        if today and number is not None:
            raise TwoPuzzles("puzzle-two", "Name a puzzle by its number, or ask for that of the day: not both.")
        if listed:
            for one in puzzles():
                console.print(headline(one, messages))
            return 0
        one = daily(day or date.today()) if today or number is None else puzzle(number)
        return PuzzleSession(one, messages, Answers(script), console).run()
    except FarfieldError as error:
        return complain(messages, error)


def headline(one: Puzzle, messages: Messages) -> str:
    mode, hard = messages.get(f"mode-{one.mode}"), len(one.failed)
    goal = aim(one, messages)
    return messages.get("puzzle-head", n=one.number, mode=mode, goal=goal, hard=hard, count=one.length)


def aim(one: Puzzle, messages: Messages) -> str:
    """What is to be reached, in words."""
    return messages.get(f"puzzle-goal-{one.goal.kind}", fields=", ".join(one.field_names), unit=one.goal.unit)


class PuzzleSession(Session):
    """A game that ends when its goal is reached; a wrong answer is told, and may be taken back."""

    def __init__(self, one: Puzzle, messages: Messages, answers: Answers, console: Console) -> None:
        self.puzzle = one
        self.said = True  # that a line is left
        super().__init__(one.start(), messages, answers, console)

    def seat(self, game: Game) -> None:
        super().seat(game)
        self.turn = self.puzzle.position.turn
        self.kept_names = self.puzzle.names
        for seat in range(len(self.players)):
            if seat != self.puzzle.seat:
                self.players[seat] = RuleOfThumb(1)
        self.prover = Prover(self.puzzle.goal, self.puzzle.seat, self.puzzle.start())

    @property
    def standing(self) -> Standing:
        return self.puzzle.goal.standing(self.game, self.puzzle.seat, self.turn)

    def welcome(self) -> None:
        self.console.print(Text("─" * 40, style="dim"))
        self.print(headline(self.puzzle, self.messages), "bold")
        self.tell("puzzle-rules-lane" if self.puzzle.mode == "lanes" else "puzzle-rules", "dim")
        words = {"solution": self.say("puzzle-word-solution"), "undo": self.commands.word("undo")}
        self.tell("puzzle-keys", "dim", **words, again=self.say("lesson-word-again"))

    def left(self) -> bool | None:
        """Does some line still reach the goal? None: there are too many to tell."""
        try:
            return self.prover.shortest(self.game, self.puzzle.length + MORE) < LOST
        except TooLarge:
            return None

    def next_decision(self) -> Decision:
        """Before anybody is asked: is it solved, or can it not be any more?"""
        decision = None if self.standing != "open" else super().next_decision()
        if self.standing == "done":
            self.show_news(self.puzzle.seat)
            self.tell("puzzle-solved", "bold green")
            raise Stop(0)
        if decision is None:
            decision = super().next_decision()
            left: bool | None = False
        else:
            left = self.left() if decision.seat == self.puzzle.seat else None
        if left is False and self.said:
            self.show_news(self.puzzle.seat)
            self.tell("puzzle-wrong", "yellow", undo=self.commands.word("undo"))
        if left is not None:  # else nothing new is known
            self.said = left
        return decision

    def keep_somewhere(self) -> None:
        """A puzzle is begun again in a moment."""

    def result(self) -> None:
        self.show_news(self.puzzle.seat)
        self.tell("puzzle-solved" if self.standing == "done" else "puzzle-wrong", "bold", undo="")

    def solution(self, decision: Decision, strength: int = 2) -> None:
        """What to answer now, if a line is left; with strength 1 only where to look, with 3 also how far it is."""
        length = 0
        try:
            length = self.prover.shortest(self.game, self.puzzle.length + MORE)
            option = self.prover.next(self.game, length) if length < LOST else None
        except TooLarge:
            option = None
        if option is None:
            self.tell("puzzle-no-line", "yellow", undo=self.commands.word("undo"))
            return
        if strength == 1:
            self.print(self.messages.explain(nudge_to(decision, option)))
            self.tell("hint-more", "dim", command=self.commands.word("hint"))
            return
        number = decision.options.index(option) + 1
        words = words_of(decision, self.teller(decision.seat), self.messages)[number - 1]
        self.tell("hint-do", "bold", n=number, option=words)
        if strength == 3:
            self.tell("puzzle-left", "dim", count=length)

    def take(self, text: str, decision: Decision) -> bool:
        typed = text.strip().casefold()
        if typed in (self.say("puzzle-word-solution"), "solution"):
            self.solution(decision)
            return False
        name, rest = self.commands.find(text) or ("", "")
        if name == "hint" and rest in ("", "1", "2", "3"):  # what a program would do may be what fails
            before = self.hinted[1] if self.hinted[0] == decision.id else 0
            self.hinted = (decision.id, int(rest or min(3, before + 1)))
            self.solution(decision, self.hinted[1])
            return False
        if typed in (self.say("lesson-word-again"), "again"):
            self.seat(self.puzzle.start())
            self.go_on_from_here()
            self.said = True
            return True
        return super().take(text, decision)
