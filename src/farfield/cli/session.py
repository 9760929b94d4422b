"""A game at the keyboard: shows what happened, asks whoever is to decide, and takes commands in between."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from farfield.cards.names import name_key
from farfield.cli.again import command_for, command_to_resume
from farfield.cli.answers import Answers
from farfield.cli.board import Board
from farfield.cli.choices import Unclear, grouped, understand, words_of
from farfield.cli.commands import Commands, Stop
from farfield.cli.lane_board import LaneBoard
from farfield.cli.lane_commands import show_other_lanes, tell_table
from farfield.cli.news import hanging, told
from farfield.cli.terminal import worded
from farfield.cli.why import in_sight
from farfield.errors import FarfieldError, excerpt
from farfield.games import CannotUndo, Settings, load, save, undo
from farfield.games.taking_back import plan
from farfield.players import Player, ask, step_in
from farfield.players.by_name import PROGRAMS, seated
from farfield.players.rule_of_thumb import RuleOfThumb
from farfield.rules.deciding.wishes import PREF_ASK_IN_WINDOWS
from farfield.rules.game import Game
from farfield.rules.state import Card, Decision, Option
from farfield.rules.terms import (
    ACTIVATE,
    LET_GO,
    PLAY,
    Q_FOCUS,
    Q_HELP,
    Q_INVITED,
    Q_LANE,
    Q_MAIN,
    Q_MULLIGAN,
    Q_PRIORITY,
    Q_TARGET,
)
from farfield.words.ends import why_it_ended
from farfield.words.messages import Argument, Listed, Messages, Said
from farfield.words.telling import Line, Teller


def player_of(kind: str, seed: int) -> Player | None:
    """Who answers at a seat of this kind: a program, or None for a person."""
    return seated(kind, seed) if kind in PROGRAMS else None


REMINDED = 6
"""So many of the last lines are told again when a game is resumed or something is taken back."""
WITH_BOARD = (Q_MAIN, Q_FOCUS, Q_PRIORITY, Q_MULLIGAN, Q_HELP, Q_INVITED)
"""Questions before which the board is drawn; the others are parts of one action."""


class Session:
    """One game with its players: `None` is a person at the keyboard, everybody else a program."""

    def __init__(
        self,
        game: Game,
        messages: Messages,
        answers: Answers,
        console: Console,
        keep: Path | None = None,
    ) -> None:
        self.seat(game)
        self.messages = messages
        self.answers = answers
        self.console = console
        self.keep = keep
        self.commands = Commands(self)
        self.stand_in: Player = RuleOfThumb(game.seed)
        self.told: dict[int, int] = {}  # to each viewer: how many happenings have been shown
        self.wanted_lane = -1  # the lane somebody at the keyboard turned to
        self.wanted_by = -1  # and who is to act there
        self.turned_down: set[int] = set()  # offers to step in that somebody went back from
        self.let_be: set[int] = set()  # windows in which no program wants to step in
        self.drawn = -1  # how many answers had been given when the board was last drawn
        self.at_keyboard = -1  # the person who answered last, where there are several
        self.confirming: tuple[str, int] | None = None  # a command that asks, and how many answers had been given
        self.elsewhere: tuple[int, str, list[int]] | None = None  # who began what, and lanes where it could choose too
        self.acted: dict[int, int] = {}  # the turn in which each seat last answered for itself
        self.hinted = (-1, 0)  # the decision for which a hint was given last, and how much of one
        self.auto: dict[int, int] = {}  # how many more answers a program gives for a person; -1: all

    def seat(self, game: Game) -> None:
        """Take a game to the table: its settings say who sits where."""
        self.game = game
        self.kept_names: list[str] = []
        self.players: list[Player | None] = []
        settings = game.origin
        for seat in range(game.players):
            kind = settings.seats[seat].kind if isinstance(settings, Settings) else "person"
            self.kept_names.append(settings.seats[seat].name if isinstance(settings, Settings) else str(seat + 1))
            self.players.append(player_of(kind, game.seed + seat))

    def give_to_program(self, seat: int) -> None:
        """From now on a program answers for this seat."""
        self.players[seat] = RuleOfThumb(self.game.seed + seat)
        self.at_keyboard = -1

    # --- speaking

    def say(self, id: str, **args: Argument) -> str:
        return self.messages.get(id, **args)

    def tell(self, id: str, style: str = "", **args: Argument) -> None:
        self.print(self.say(id, **args), style)

    def print(self, words: str, style: str = "") -> None:
        """A line of words; one with a path or a command in it is left whole, so that it can be copied."""
        self.console.print(worded(words, style=style), soft_wrap=os.sep in words or "farfield play" in words)

    @property
    def names(self) -> list[str]:
        """Who sits where, as they are called in the language that is spoken now."""
        return [self.messages.called(name) for name in self.kept_names]

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player is None]

    def teller(self, viewer: int) -> Teller:
        """Who speaks to a viewer. An NPC is called by the player whose lane it is in, where there are several."""
        names = self.names
        if self.lanes:
            names = [*names, *(["NPC"] if len(names) == 1 else [f"NPC ({name})" for name in names])]
        return Teller(self.game, names, viewer)

    @property
    def lanes(self) -> bool:
        return self.game.mode.name == "lanes"

    # --- the game

    def run(self) -> int:
        """Play until the game is over or somebody leaves; the exit code."""
        self.welcome()
        try:
            while not self.game.over:
                decision = self.next_decision()
                if self.helped_by_a_program(decision):
                    continue
                player = self.players[decision.seat]
                left = self.auto.get(decision.seat, 0)
                if player is None and self.idle(decision):
                    self.game.choose(decision, decision.options[0])
                    self.after_answer()
                elif player is None and left:
                    self.auto[decision.seat] = left - (left > 0)
                    self.drawn = -1  # whoever takes over again wants to see where they are
                    self.let_choose(self.stand_in, decision)
                elif player is None:
                    self.ask(decision)
                else:
                    self.let_choose(player, decision)
        except Stop as stop:
            return stop.code
        except KeyboardInterrupt:
            self.console.print()
            self.keep_somewhere()
            self.farewell()
            return 130
        self.result()
        return 0

    def next_decision(self) -> Decision:
        """Of all that is asked at once: programs answer first, then whoever sits at the keyboard, then the others."""
        found = self.game.decisions()
        programs = [x for x in found if self.players[x.seat] is not None]
        if programs:
            return self.chance_to_help(programs[0]) or programs[0]
        if self.wanted_lane >= 0:
            for x in [*found, *self.offers(self.wanted_by)]:
                if x.arena == self.wanted_lane and x.seat == self.wanted_by:
                    return x
            self.wanted_lane = -1  # there is nothing more to do there
        left_to_programs = [x for x in found if self.auto.get(x.seat)]
        if left_to_programs:
            return left_to_programs[0]  # nobody must come to the keyboard for it
        first = max(self.at_keyboard, 0)
        found = [x for x in found if not self.idle(x)] or found
        return min(
            found, key=lambda x: ((x.seat - first) % len(self.players), self.game.sides[x.seat].arena != x.arena)
        )

    def idle(self, decision: Decision) -> bool:
        """Is the keyboard not to be passed on for this? There is nothing to decide but to be done, here or elsewhere.
        Whoever has just acted still ends their turn themselves."""
        seat = decision.seat
        if not self.lanes or len(self.people) < 2 or decision.kind != Q_MAIN or len(decision.options) > 1:
            return False
        if self.game.wishes(seat) & PREF_ASK_IN_WINDOWS or self.offers(seat):
            return False
        return self.at_keyboard != seat or self.acted.get(seat) != self.game.turn

    def helped_by_a_program(self, decision: Decision) -> bool:
        """Did a program of another seat step in where somebody is asked for focus or priority?"""
        if not self.lanes or decision.kind not in (Q_FOCUS, Q_PRIORITY) or decision.id in self.let_be:
            return False
        if step_in(self.game, self.players, decision):
            return True
        self.let_be.add(decision.id)
        return False

    def chance_to_help(self, decision: Decision) -> Decision | None:
        """A program answers at once and would wait for nobody: who could step in before it does is asked (LL 2.7)."""
        if decision.kind not in (Q_FOCUS, Q_PRIORITY):
            return None
        asked = [seat for seat in self.people if not self.auto.get(seat)]
        found = [x for seat in asked for x in self.offers(seat) if x.arena == decision.arena]
        return next((x for x in found if x.id not in self.turned_down), None)

    def offers(self, seat: int) -> list[Decision]:
        """What a person may do although nobody waits for them."""
        return self.game.offers(seat) if self.lanes and seat in self.people else []

    def who_acts_in(self, lane: int, decision: Decision) -> int:
        """Who at this keyboard may act in a lane: whoever asks for it, or if there is nothing for them to do, whom the
        lane waits for or belongs to; when somebody there asks again, the next who could; -1 if nobody can."""
        seat = decision.seat
        asked = [x.seat for x in self.game.decisions() if x.arena == lane]
        able = [x for x in dict.fromkeys([seat, *asked, lane, *self.who_could_help(lane)]) if x in self.people]
        able = [x for x in able if x in asked or any(offer.arena == lane for offer in self.offers(x))]
        if decision.arena == lane and len(able) > 1:
            able.remove(seat)  # they stand there already
            able.sort(key=lambda x: (x - seat) % len(self.players))
        return able[0] if able else -1

    def who_could_help(self, lane: int) -> list[int]:
        """Who could step in where focus or priority is open, and nobody but its player is waited for (LL 2.7)."""
        if not any(x.arena == lane and x.kind in (Q_FOCUS, Q_PRIORITY) for x in self.game.decisions()):
            return []
        acts = [(seat, x) for seat in range(len(self.players)) for x in self.game.offers(seat) if x.arena == lane]
        return [seat for seat, x in acts if x.options[0].verb != LET_GO and not self.auto.get(seat)]

    def welcome(self) -> None:
        if self.lanes:
            self.welcome_team()
        elif self.game.players > 2:
            self.welcome_table()
        else:
            one, two = self.names
            if self.people:
                help = self.commands.word("help")
                self.tell("play-welcome", "bold", one=one, two=two, goal=self.game.victory_score, help=help)
            else:
                self.tell("play-welcome-watch", "bold", one=one, two=two, goal=self.game.victory_score)
        if self.game.mode.rulebook:
            self.console.print(hanging(self.say("modifier-rulebook"), ""))
        self.tell_seed()
        if self.game.answers:
            self.go_on_from_here()
            self.tell("play-resumed", n=self.game.turn)

    def welcome_table(self) -> None:
        """Three or four players: who is on whose side, and the goal."""
        seated = self.game.sides
        sides = [Listed(tuple(self.names[x.index] for x in seated if x.team == team)) for team in (0, 1)]
        if seated[0].team == seated[2].team:
            self.tell("play-welcome-teams", "bold", one=sides[0], two=sides[1], goal=self.game.victory_score)
        else:
            self.tell("play-welcome-many", "bold", list=Listed(tuple(self.names)), goal=self.game.victory_score)
        if self.people:
            self.tell("play-welcome-keys", help=self.commands.word("help"))

    def welcome_team(self) -> None:
        """The team, its goal, what the table agreed on, and the battlefields that stand in."""
        team = Listed(tuple(self.names))
        self.tell("play-welcome-lanes", "bold", team=team, n=len(self.names), goal=self.game.victory_score)
        if self.people:
            self.tell("play-welcome-help", help=self.commands.word("help"), lanes=f"{self.commands.word('help')} lanes")
        tell_table(self)

    def tell_seed(self) -> None:
        """The seed, and what to type for the same game (the answers come from whoever plays)."""
        if isinstance(self.game.origin, Settings) and self.game.origin.mode != "match":  # the match has told its own
            command = command_for(self.game.origin)
            self.tell("play-seed", "dim", seed=str(self.game.origin.seed), command=command)

    def let_choose(self, player: Player, decision: Decision) -> None:
        """A program decides; a watcher is told at once."""
        if self.console.is_terminal and self.people:
            with self.console.status(self.say("play-thinking", who=self.names[decision.seat])):
                option = ask(player, self.game, decision)
        else:
            option = ask(player, self.game, decision)
        self.answer(decision, option)

    def answer(self, decision: Decision, option: Option) -> None:
        turn = self.game.turn
        self.elsewhere = None
        before = len(self.game.events())
        if self.players[decision.seat] is None:
            self.acted[decision.seat] = turn
            self.elsewhere = self.other_lanes_for(decision, option)
        self.game.choose(decision, option)
        if self.elsewhere and not any(event.kind == "chooses" for event in self.game.events()[before:]):
            if not any(x.kind == Q_TARGET and x.seat == decision.seat for x in self.game.decisions()):
                self.elsewhere = None  # it chooses nothing
        if self.players[decision.seat] is None:
            self.after_answer()
        if not self.people and not self.game.over:
            self.show_news(-1)
            if self.game.turn != turn:
                self.show_board(-1)

    def other_lanes_for(self, decision: Decision, option: Option) -> tuple[int, str, list[int]] | None:
        """The other lanes into which the same card or ability could be played (LL 8.3)."""
        if option.verb not in (PLAY, ACTIVATE) or decision.kind not in (Q_MAIN, Q_FOCUS, Q_PRIORITY):
            return None
        found: list[int] = [
            x.arena for x in self.offers(decision.seat) if x.arena != decision.arena and option in x.options
        ]
        return (decision.seat, self.game.card(option.thing).printed.name, found) if found else None

    def after_answer(self) -> None:
        if self.keep is not None:
            self.save(self.keep)

    # --- keeping and taking back

    def save(self, file: Path) -> None:
        save(self.game, file)

    def load(self, file: Path) -> None:
        self.seat(load(file))
        self.auto.clear()
        self.at_keyboard = -1  # whoever sits there now may be somebody else in this game
        self.go_on_from_here()

    def go_on_from_here(self) -> None:
        """The game has become another one: most of what happened in it is no news, and the board must be drawn."""
        seen = max(0, len(self.game.events()) - REMINDED)
        self.told = dict.fromkeys(range(-1, self.game.players), seen)
        self.drawn = -1
        self.turned_down.clear()
        self.let_be.clear()

    def take_back(self, decision: Decision) -> str | None:
        """Undo the person's last answer, and with it what programs answered since; what other people did only if they
        agree."""
        try:
            gone = {(self.game.answers or [])[i].seat for i in plan(self.game, decision.seat).dropped}
            others = [self.names[seat] for seat in self.people if seat in gone and seat != decision.seat]
            if others and not self.commands.confirmed("undo"):
                word = self.commands.word("undo")
                return self.say("play-undo-sure", list=Listed(tuple(others)), n=len(others), word=word)
            undo(self.game, decision.seat)
        except CannotUndo:
            return self.say("play-nothing-to-undo")
        self.go_on_from_here()
        self.tell("play-undone")
        return None

    # --- asking a person

    def ask(self, decision: Decision) -> None:
        """Put a question to a person until there is an answer."""
        seat = decision.seat
        self.hand_over(seat)
        self.show_news(seat)
        if self.wants_board(decision):
            self.show_board(seat)
        self.show_question(decision)
        while True:
            text = self.answers.next(self.console, self.prompt(seat))
            if text is None:
                self.input_over()
            elif text and self.take(text, decision):
                return

    def wants_board(self, decision: Decision) -> bool:
        """Between the parts of one action, and within a mulligan, the board has not changed."""
        if self.drawn < 0:
            return True
        answers = self.game.answers or []
        if decision.kind == Q_MULLIGAN and answers and answers[-1].kind == Q_MULLIGAN:
            return answers[-1].seat != decision.seat
        return decision.kind in WITH_BOARD and self.drawn != len(answers)

    def take(self, text: str, decision: Decision) -> bool:
        """Carry out what was typed; True if the game has gone on, so that there is a new question."""
        command = self.commands.find(text)
        if command is not None and not self.opens_an_option(text, decision):
            problem = self.commands.run(*command, decision)
            if problem:
                self.print(problem, "yellow")
            return problem is None
        try:
            option = understand(text, self.game, decision, self.teller(decision.seat), self.messages)
        except Unclear as unclear:
            problem = self.messages.say(unclear.said)
            if self.answers.from_script:  # what follows was written for another game
                self.tell("play-script-wrong", "red", n=self.answers.number, text=excerpt(text), problem=problem)
                raise Stop(1) from None
            self.print(problem, "yellow")
            return False
        self.answer(decision, option)
        return True

    def opens_an_option(self, text: str, decision: Decision) -> bool:
        """Are these the first words of an option, at least two of them? Then no command is meant that sounds alike."""
        key = name_key(text)
        if len(text.split()) < 2 or not key:
            return False
        words = words_of(decision, self.teller(decision.seat), self.messages)
        return any(name_key(option).startswith(key) for option in words)

    def prompt(self, seat: int) -> str:
        if len(self.people) > 1:
            return self.say("play-prompt-seat", who=self.names[seat])
        return self.say("play-prompt")

    def hand_over(self, seat: int) -> None:
        """Several people at one keyboard: hide one hand before the next is shown."""
        if len(self.people) < 2 or self.at_keyboard == seat:
            return
        self.drawn = -1
        first = self.at_keyboard < 0
        self.at_keyboard = seat
        begins = first and seat == self.people[0] and not self.game.answers
        if self.answers.waiting() or begins:
            return
        self.clear()
        if self.answers.next(self.console, self.say("play-pass-keyboard", who=self.names[seat])) is None:
            self.input_over()
        self.clear()

    def clear(self) -> None:
        """Nothing of the last hand stays on the screen, nor above it."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def input_over(self) -> None:
        self.console.print()
        self.tell("play-script-over" if self.answers.scripted else "play-input-over", "yellow")
        self.keep_somewhere()
        self.farewell()
        raise Stop(0)

    def keep_somewhere(self) -> None:
        """Somebody at a terminal left with a single key: their game goes into a file that is not there yet."""
        if self.keep is not None or self.game.over or not self.game.answers or not self.answers.typed:
            return
        seed = self.game.seed
        names = itertools.chain([f"farfield-{seed}.txt"], (f"farfield-{seed}-{n}.txt" for n in itertools.count(2)))
        file = next(path for path in map(Path, names) if not path.exists())
        try:
            self.save(file)
        except FarfieldError as error:
            self.print(self.messages.explain(error), "red")
        else:
            self.keep = file

    def farewell(self) -> None:
        if self.keep is not None:
            self.save(self.keep)
            self.tell("play-quit-saved", file=str(self.keep), command=command_to_resume(self.keep))

    # --- showing

    def show_news(self, viewer: int) -> None:
        """What happened since the last time, in sentences."""
        news = self.seen(viewer, self.told.get(viewer, 0))
        for line, style in told(news, self.teller(viewer), self.messages):
            self.console.print(hanging(line, style))
        self.told[viewer] = len(self.game.events())

    def seen(self, viewer: int, since: int = 0) -> Sequence[Line]:
        return self.game.events()[since:] if viewer < 0 else self.game.events_for(viewer, since)

    def in_sight(self, viewer: int) -> Iterator[Card]:
        return in_sight(self.game, viewer)

    def show_board(self, viewer: int) -> None:
        roles = ["board-program" if player is not None else "" for player in self.players]
        if viewer in self.people:
            team = self.game.sides[viewer].team
            for side in self.game.sides:
                if side.is_player and side.team == team and not self.lanes:
                    roles[side.index] = "board-teammate"
            roles[viewer] = "board-you"
        board = LaneBoard if self.lanes else Board
        self.console.print(board(self.game, self.teller(viewer), self.messages, roles, self.console.width).draw())
        self.drawn = len(self.game.answers or ())

    def show_question(self, decision: Decision) -> None:
        teller = self.teller(decision.seat)
        question = teller.question(decision)
        if self.lanes and len(self.names) > 1 and decision.kind != Q_LANE:
            question = Said("lane-question", {"lane": teller.lane_of(decision.arena), "question": question})
        line = worded(self.messages.say(question), style="bold cyan")
        more = teller.how_many(decision)
        if more is not None:
            line.append(" " + self.messages.say(more))
        if decision.clause:
            line.append(f"  [{decision.clause}]", style="dim not bold")
        self.console.print(line)
        words = teller.context(decision)
        if words is not None:
            self.console.print(hanging(self.messages.say(words), "italic"))
        if self.lanes:
            show_other_lanes(self, decision)
        for heading, options in grouped(decision, teller, self.messages):
            if heading:
                self.console.print(Text("  " + heading, style="dim"))
            for number, said in options:
                self.console.print(Text(f"{number:>4}  ", style="bold").append_text(worded(said, style="not bold")))

    def result(self) -> None:
        """Why it ended, and how to play it again."""
        self.after_answer()
        viewer = self.people[0] if len(self.people) == 1 else -1
        if viewer < 0:
            self.told[viewer] = max(self.told.values(), default=0)  # what one of them was told all have heard
        self.show_news(viewer)
        self.show_board(viewer)
        self.tell("play-over", "bold", n=self.game.turn)
        lost = "bold red" if self.lanes else "bold"
        ended = self.messages.say(why_it_ended(self.teller(viewer)))
        self.print(ended, "bold green" if self.game.winners else lost)
        scored = [event for event in self.game.events() if event.kind == "gains-points"]
        one = "result-team-points-one" if self.lanes else "result-points-one"
        by_turn: dict[tuple[int, int], Said] = {}  # by turn, and by who scored where that is told: what it came to
        for event in scored:
            seat, _, total = event.args
            said = Said(one, {"who": self.names[seat], "total": total, "n": event.turn})
            by_turn[event.turn, -1 if self.lanes else seat] = said
        if by_turn:
            self.tell("result-points", list=Listed(tuple(by_turn.values())))
        self.tell_seed()

    def show_preview(self, decision: Decision, option: Option) -> None:
        """What an option would do, as far as this seat can know."""
        seen = self.game.preview(decision, option, decision.seat)
        teller = self.teller(decision.seat)
        sure = [x.event for x in seen.events if x.certain]
        for line, style in told(sure, teller, self.messages):
            self.console.print(hanging(line, style))
        if len(sure) < len(seen.events):
            self.tell("play-preview-hidden", "dim")
        elif not sure:
            self.tell("play-preview-nothing")
        if any(x.unanswered for x in seen.events):
            self.tell("play-preview-unanswered", "dim")
        if seen.next_seat == decision.seat:
            self.tell("play-preview-asks", question=teller.about(seen.next_kind))
        elif seen.next_seat >= 0:
            self.tell("play-preview-asks-other", who=self.names[seen.next_seat])
