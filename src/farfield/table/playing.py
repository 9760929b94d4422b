"""A game at a table: answers from seats, passing by itself, taking back, and the same again from what was stored.

Nothing here waits, sends or stores; `live` does. Whatever changes the game leaves an `Entry`, and the entries alone
make the same game again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from farfield._version import __version__
from farfield.errors import FarfieldError, IllegalAnswer, stale_decision
from farfield.games import Position, Settings, start
from farfield.games.records import CHECK_EVERY
from farfield.games.settings import Undo
from farfield.games.taking_back import Request, carry_out, latest_action, plan
from farfield.puzzles import puzzle_of
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT, PREF_FULL_CONTROL
from farfield.rules.game import Game, Snapshot
from farfield.rules.state import Decision, Option
from farfield.rules.terms import OVERRULE, PASS, Q_CONSENT, Q_MAIN, Q_PRIORITY, VERB_NAMES, WISH
from farfield.rules.view import SeatView
from farfield.table import entries
from farfield.table.entries import BadEntry, Entry
from farfield.table.indifferent import same_anyhow
from farfield.table.sharing import share
from farfield.table.views import VERBS, number_of_ask

MOST_PASSES = 400
"""No chain of passes is longer; a game that wants more is asked again after the next answer."""


REMEMBERED = 16
"""So many answers are known again if they come a second time."""
MOST_SNAPSHOTS = 4
LATEST_SNAPSHOTS = 2


def thin(snapshots: list[Snapshot]) -> None:
    """Each is a whole game in memory, and one is made in every phase. The latest stay, for they are what is taken back
    to; of the older ones only the first, from where everything can be played again, and one from the second half of the
    game, from where what was not long ago can."""
    older = snapshots[1:-LATEST_SNAPSHOTS]
    if len(snapshots) > MOST_SNAPSHOTS and len(older) > 1:
        half = snapshots[-1].answers / 2
        snapshots[1:-LATEST_SNAPSHOTS] = [next((x for x in older if x.answers >= half), older[-1])]


def passing(decision: Decision) -> Option:
    return next((option for option in decision.options if option.verb == PASS), decision.options[0])


class CannotResume(FarfieldError):
    """Stored answers that this engine does not play to the same state."""


class Playing:
    """One game. `entries` counts what was stored of it."""

    def __init__(
        self, settings: Settings, shared_screen: bool, engine: str = __version__, position: Position | None = None
    ) -> None:
        self.settings = settings
        self.engine = engine
        self.taken_back = 0  # how often, in the whole game
        self.played_again = 0  # so many answers, for that
        self.position = position
        """What the game begins from instead of decks; the settings say who sits there."""
        self.puzzle = None if position is None else puzzle_of(position)
        self.game: Game = start(settings) if position is None else position.start()
        self.auto: list[bool] = []  # of each answer in the record: did the server pass for the seat?
        self.entries = 0
        self.match: Entry | None = None  # how the match began, in its first game
        self.between: list[Entry] = []  # what was exchanged after the game
        self.given: deque[tuple[Entry, int, int]] = deque(maxlen=REMEMBERED)
        """The latest answers with a number of their own, if the game was taken up again: what was stored, how often
        something had been taken back, and the number of the entry."""
        self.people = [i for i, seat in enumerate(settings.seats) if seat.kind == "person"]
        self.opposed = len({self.game.sides[i].team for i in self.people}) > 1
        """Do people play against each other?"""
        self.guarded = False
        self.seat_people(shared_screen, settings.undo)

    @property
    def decided(self) -> bool:
        """A puzzle whose goal is reached or out of reach: nobody is asked any more, until something is taken back."""
        one = self.puzzle
        return one is not None and one.goal.standing(self.game, one.seat, one.position.turn) != "open"

    def seat_people(self, shared_screen: bool, undo: Undo) -> None:
        """Where the people sit now, and whether taking back is asked for."""
        self.game.shared_screen = shared_screen
        # Between opponents a pause must not tell what is in a hand (docs/views.md); teammates and programs do not mind.
        self.guarded = self.opposed and not shared_screen
        if undo != self.settings.undo:
            self.settings = replace(self.settings, undo=undo)
            if self.position is None:
                self.game.origin = self.settings

    @staticmethod
    def resume(
        settings: Settings, shared_screen: bool, said: Iterable[str], engine: str, position: Position | None = None
    ) -> Playing:
        """The game again, from its stored entries. Raises `CannotResume`."""
        out = Playing(settings, shared_screen, engine, position)
        for line in said:
            try:
                entry = entries.read(line)
                out.again(entry)
                if entry.hash and entry.hash != out._state():
                    raise BadEntry(line)
            except (BadEntry, FarfieldError) as error:
                raise out._cannot() from error
        return out

    def _cannot(self) -> CannotResume:
        if self.engine != __version__:
            text = (
                "This game was played with Farfield {engine}, and Farfield {here} does not play it the same. "
                "Use version {engine} to look at it."
            )
            return CannotResume("room-other-version", text, {"engine": self.engine, "here": __version__})
        text = "The stored answers of this game do not fit together any more: number {n} is not possible."
        return CannotResume("room-damaged", text + " Restore a backup of the data.", {"n": self.entries})

    def again(self, entry: Entry) -> Entry:
        """Do again what was stored, and how that would be stored now. Raises `BadEntry` or `FarfieldError`."""
        if entry.kind == "undo":
            return self.take_back(plan(self.game, entry.seat, entry.count))
        if entry.kind == "concede":
            return self.concede(entry.seat)
        if entry.kind == "wish":
            return self.wish(entry.seat, entry.a)
        if entry.kind in ("match", "exchange"):
            return self.note(entry)
        decision = self.game.find_decision(entry.decision)
        if decision is None or decision.kind != entry.question:
            raise BadEntry(entries.say(entry))
        if entry.id:
            self.given.append((entry, self.taken_back, self.entries))
        return self._give(decision, Option(VERBS[entry.verb], entry.a, entry.b), entry.seat, entry.kind == "auto")

    # --- answers

    def find(self, seat: int, ask: int, verb: str, a: int, b: int) -> tuple[Decision, Option]:
        """What a seat means by the names in its view. Raises `IllegalAnswer`."""
        if verb not in VERBS or self.decided:
            raise stale_decision(ask)
        try:
            return self.game.find_answer(seat, number_of_ask(ask, self.taken_back), VERBS[verb], a, b)
        except IllegalAnswer as error:
            raise stale_decision(ask) if error.message_id == "answer-stale" else error from None

    def entry_of(self, seat: int, ask: int, verb: str, a: int, b: int, id: int) -> int | None:
        """Which entry is this very answer of a seat, by the names in its view, that was stored before the game was
        taken up again?"""
        for entry, taken_back, number in self.given:
            if (entry.seat, entry.verb, entry.id) == (seat, verb, id):
                decision, *objects = self.game.called(seat, entry.decision, entry.a, entry.b)
                if number_of_ask(decision, taken_back) == ask and objects == [a, b]:
                    return number
        return None

    def answer(self, decision: Decision, option: Option, seat: int, id: int = 0) -> Entry:
        """Give an answer; `id`: its own number. Raises `IllegalAnswer` and changes nothing if it is not possible."""
        given = self._give(decision, option, seat, auto=False)
        return msgspec.structs.replace(given, id=id) if id else given

    def _give(self, decision: Decision, option: Option, seat: int, auto: bool) -> Entry:
        turn, lines = self.game.turn, len(self.game.events())
        self.game.choose(decision, option, seat)
        share(self.game.events(), lines)
        self.auto.append(auto)
        self.entries += 1
        thin(self.game.snapshots)
        # So that another version that plays it differently is found out near to where it does, also in a short game.
        checked = self.entries % CHECK_EVERY == 0 or self.game.over or self.game.turn != turn
        kind = "auto" if auto else "answer"
        verb = VERB_NAMES[option.verb]
        state = self._state() if checked else ""
        return Entry(kind, seat, decision.id, decision.kind, verb, option.a, option.b, hash=state)

    def _state(self) -> str:
        return f"{self.game.hash():016x}"

    def concede(self, seat: int) -> Entry:
        self.game.concede(seat)
        self.auto.append(False)
        self.entries += 1
        return Entry("concede", seat, hash=self._state())

    def asks_consent(self, seat: int) -> bool:
        return bool(self.game.wishes(seat) & PREF_ASK_CONSENT)

    def turn_consent(self, seat: int) -> Entry:
        """Ask the seat before a teammate chooses what is its own, or not any more. Raises `FarfieldError`."""
        return self.wish(seat, self.game.wishes(seat) ^ PREF_ASK_CONSENT)

    def full_control(self, seat: int) -> bool:
        return bool(self.game.wishes(seat) & PREF_FULL_CONTROL)

    def turn_control(self, seat: int) -> Entry:
        """Offer the seat each rune by itself, or not any more. Raises `FarfieldError`."""
        return self.wish(seat, self.game.wishes(seat) ^ PREF_FULL_CONTROL)

    def wish(self, seat: int, wishes: int) -> Entry:
        """What a seat wants to be asked from now on. Raises `FarfieldError`."""
        self.game.wish(seat, wishes)
        self.auto.append(False)
        self.entries += 1
        return Entry("wish", seat, a=wishes)

    def note(self, entry: Entry) -> Entry:
        """Something about the match this game belongs to."""
        if entry.kind == "match":
            self.match = entry
        else:
            self.between.append(entry)
        self.entries += 1
        return entry

    # --- passing by itself

    def pass_on(
        self, every_window: Sequence[bool], elsewhere: Sequence[bool], asks_same: Sequence[bool] = ()
    ) -> list[Entry]:
        """Pass for every person who can do nothing else, or would only answer themselves, and answer what changes
        nothing, unless they want to be asked.

        `elsewhere`: seats that somebody else answers for now; `asks_same`: those that are asked what changes nothing.
        """
        out: list[Entry] = []
        while len(out) < MOST_PASSES and not self.game.over and not self.decided:
            for decision in self.game.decisions():
                seat = decision.seat
                if elsewhere[seat] or every_window[seat]:
                    continue
                if self.only_passing(decision) or self.answers_itself(decision):
                    answer: Option | None = passing(decision)
                else:
                    asks = seat < len(asks_same) and asks_same[seat]
                    answer = None if asks else self.changes_nothing(decision)
                if answer is not None:
                    out.append(self._give(decision, answer, seat, auto=True))
                    break
            else:
                break
        return out

    def only_passing(self, decision: Decision) -> bool:
        """Is there nothing to decide? Ending one's turn is always one's own decision."""
        if len(decision.options) != 1 or decision.kind == Q_MAIN or decision.options[0].verb == OVERRULE:
            return False
        if self.guarded:
            # Only from what everybody sees: whoever holds a card might answer with it.
            side = self.game.sides[decision.seat]
            hidden = any(
                self.game.card(id).controller == side.index for place in self.game.places for id in place.facedown
            )
            return not side.hand and not hidden
        return True

    def answers_itself(self, decision: Decision) -> bool:
        """Would the seat answer what it has just put on the chain itself? Hardly anybody means to; who does stops
        everywhere. It hangs on what everybody sees, so passing here tells nothing."""
        chain = self.game.arenas[decision.arena].chain
        if decision.kind != Q_PRIORITY or not chain or not self.game.answers:
            return False
        last = self.game.answers[-1]
        return chain[-1].seat == decision.seat == last.seat and passing(decision).verb == PASS

    def changes_nothing(self, decision: Decision) -> Option | None:
        """An answer, where each of them comes to the same. Whoever wants to be offered everything is asked, and between
        opponents everybody: there it would hang on what they hold."""
        if self.guarded or self.full_control(decision.seat):
            return None
        return same_anyhow(self.game, decision)

    # --- taking back

    def latest(self, seat: int, action: bool) -> int:
        """How many answers of a seat taking back means: down to the latest one it gave itself, or a whole action."""
        return latest_action(self.game, seat, self.auto, whole=action)

    def can_take_back(self, seat: int) -> bool:
        """Has it given an answer itself? Asked with every answer, of everybody who is there."""
        answers = self.game.answers or []
        for i in range(len(answers) - 1, -1, -1):
            given = answers[i]
            if given.seat == seat and given.option.verb != WISH and not (i < len(self.auto) and self.auto[i]):
                return True
        return False

    def take_back(self, request: Request) -> Entry:
        """Take back as planned. Raises `CannotUndo` if the game has gone on."""
        carry_out(self.game, request)
        gone = {*request.taken, *request.dropped}
        self.auto = [auto for i, auto in enumerate(self.auto) if i not in gone]
        thin(self.game.snapshots)
        self.taken_back += 1
        self.played_again += request.played
        self.between = []  # what came after the game came too early
        self.entries += 1
        return Entry("undo", request.seat, count=len(request.taken))

    # --- who is waited for

    def waited(self) -> set[int]:
        return set() if self.decided else {decision.seat for decision in self.game.decisions()}

    def consenting(self) -> set[int]:
        """Seats that are asked whether a teammate may choose what is theirs."""
        return {decision.seat for decision in self.game.decisions() if decision.kind == Q_CONSENT}

    def passed(self, look: SeatView | None = None) -> set[int]:
        """Seats that have passed in an open window, or finished the turn."""
        game = self.game
        view = look if look is not None else self.game.view(None)
        windows = [arena for arena in view.arenas if arena.chain or not arena.combat_step]
        out: set[int] = {seat for arena in windows for seat in arena.passed}
        out |= {i for i in range(game.players) if len(game.arenas) > 1 and game.arenas[game.sides[i].arena].done}
        return out - self.waited()
