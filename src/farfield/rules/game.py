"""The way in: ask what is to be decided, answer, copy, look. Everything outside the rules uses this and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield import errors

from . import flow, options, reasons, setup, standing, statehash
from .state import Decision, Happening, Option
from .terms import CONCEDE, GAME_OVER, QUESTION_NAMES

if TYPE_CHECKING:
    from .modes.base import Mode
    from .setup import Loadout
    from .state import State


class Answer:
    """One entry of a record: which decision, who answered, and what. Never a bare index."""

    __slots__ = ("decision", "kind", "option", "seat")

    def __init__(self, decision: int, kind: int, seat: int, option: Option) -> None:
        self.decision = decision
        self.kind = kind
        self.seat = seat
        self.option = option


class Snapshot:
    """A recorded game as it was at the first decision of a phase: taking back starts from the nearest one."""

    __slots__ = ("answers", "events", "state")

    def __init__(self, answers: int, events: int, state: State) -> None:
        self.answers = answers  # how many answers and events had come before
        self.events = events
        self.state = state


class Game:
    """A game in progress: a value that can be copied at every decision."""

    __slots__ = ("answers", "origin", "snapshots", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.answers: list[Answer] | None = None  # what was answered so far, when somebody keeps a record
        self.snapshots: list[Snapshot] = []
        self.origin: object = None  # what a record begins with: `farfield.games` keeps settings or a position here

    def copy(self) -> Game:
        """An independent game. It keeps no record and no events: copies are for search and preview."""
        return Game(self.state.copy())

    def decisions(self) -> list[Decision]:
        """Every question that is open now, one for each arena that waits."""
        out: list[Decision] = []
        for a in self.state.arenas:
            if a.question is not None:
                out.append(a.question)
        return out

    def choose(self, decision: Decision, option: Option, seat: int = -1) -> None:
        """Answer a decision with one of its options; the game goes on until somebody must decide again.

        Raises `errors.IllegalAnswer` and changes nothing if the decision is not open (any more), the option is not
        offered, or the seat is not the one that is asked.
        """
        s = self.state
        question = s.arenas[decision.arena].question if 0 <= decision.arena < len(s.arenas) else None
        if question is None or (question is not decision and not same_question(question, decision)):
            raise errors.stale_decision(decision.id)
        if seat >= 0 and seat != question.seat:
            raise errors.wrong_seat(seat, question.seat)
        if option not in question.options:
            raise errors.not_offered(QUESTION_NAMES[question.kind], len(question.options))
        if self.answers is not None:
            self.remember(self.answers)
            self.answers.append(Answer(question.id, question.kind, question.seat, option))
        flow.answer(s, s.arenas[decision.arena], question, option)
        flow.advance(s)

    def concede(self, seat: int) -> None:
        """A player may concede at any time (CR 651)."""
        s = self.state
        if s.phase == GAME_OVER:
            raise errors.game_is_over()
        if not 0 <= seat < s.players or s.sides[seat].lost:
            raise errors.unknown_seat(seat, s.players)
        if self.answers is not None:
            self.remember(self.answers)
            self.answers.append(Answer(0, 0, seat, Option(CONCEDE)))
        flow.concede(s, seat)
        flow.advance(s)

    def remember(self, answers: list[Answer]) -> None:
        """Keep the game as it is now if it is the first decision of its phase."""
        s = self.state
        if self.snapshots:
            last = self.snapshots[-1].state
            if last.turn == s.turn and last.phase == s.phase:
                return
        self.snapshots.append(Snapshot(len(answers), len(s.events) if s.events is not None else 0, s.copy()))

    @property
    def over(self) -> bool:
        return self.state.phase == GAME_OVER

    @property
    def winners(self) -> list[int]:
        """Seats that have won; empty while the game runs, and when all have lost."""
        return self.state.game_won_by

    def events(self) -> list[Happening]:
        """What happened so far, in full; `visibility.events_for` is what a seat may know of it."""
        return self.state.events if self.state.events is not None else []

    def hash(self) -> int:
        """A number that is equal for equal games, on every Python, compiled or not."""
        return statehash.of(self.state)

    def energy_cost(self, card: int) -> int:
        """The printed Energy cost of a card."""
        found = self.state.find(card)
        return found.printed.energy if found is not None else 0

    def standing(self) -> standing.Standing:
        """Points, hands, Might by place: what everybody can count, quickly, for programs."""
        return standing.of(self.state)

    def imagine(self, seat: int, seed: int) -> Game:
        """A copy in which what the seat does not know is redrawn."""
        return self.copy()

    # --- why not

    def why_not_play(self, seat: int, card: int) -> int:
        """Why this card cannot be played now: a number of `reasons`, `reasons.OK` if it can."""
        s = self.state
        found = s.find(card)
        if found is None:
            return reasons.NOT_IN_PLAYABLE_ZONE
        return options.why_not_play(s, s.arenas[s.sides[seat].arena], seat, found)

    def why_not_move(self, seat: int, unit: int, dest: int) -> int:
        s = self.state
        found = s.find(unit)
        if found is None or found.place < 0 or not 0 <= dest < len(s.places):
            return reasons.NOT_A_UNIT
        return options.why_not_move(s, s.arena_of(found.place), seat, found, dest)

    def why_not_use(self, seat: int, card: int, ability: int) -> int:
        s = self.state
        found = s.find(card)
        if found is None:
            return reasons.NO_SUCH_ABILITY
        return options.why_not_use(s, s.arenas[s.sides[seat].arena], seat, found, ability)


def same_question(x: Decision, y: Decision) -> bool:
    """Taking back gives numbers out again: an answer to the question that had this one before is stale."""
    return x.id == y.id and x.seat == y.seat and x.kind == y.kind and x.subject == y.subject and x.options == y.options


def new_game(
    mode: Mode,
    loadouts: list[Loadout],
    seed: int,
    record: bool = True,
    teams: list[int] | None = None,
    npcs: int = 0,
    prefs: list[int] | None = None,
) -> Game:
    """Set up a game and go on to its first decision."""
    sides = teams if teams is not None else list(range(len(loadouts)))
    enemy = max(sides) + 1
    s = setup.new_state(mode, loadouts, seed, sides, [enemy] * npcs)
    if prefs is not None:
        s.prefs = prefs
    game = Game(s)
    if record:
        game.answers = []
        s.events = []
    setup.begin(s)
    flow.advance(s)
    return game
