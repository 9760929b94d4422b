"""The way in: ask what is to be decided, answer, copy, look. All outside the rules use this and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from farfield import errors

from . import leaving, setup, view
from .compiling import mypyc_attr
from .deciding import helping, options, reasons
from .deciding.wishes import EVERY_PREF
from .ids import NOTHING, ObjectId, PlaceId, SeatId
from .knowing import assuming, coming_to_light, imagining, preview, visibility
from .open_game import OpenGame
from .state import Decision, Option
from .state.questions import to_wish
from .terms import CONCEDE, GAME_OVER, NO_QUESTION, QUESTION_NAMES, WISH, QuestionKind, Verb
from .turn import loop
from .view.board import headline
from .why_not import judging

if TYPE_CHECKING:
    from .knowing.coming_to_light import Knowledge
    from .knowing.preview import Preview
    from .knowing.visibility import Seen
    from .modes.mode import Mode
    from .setup import Loadout
    from .state import State
    from .state.lexicon import Lexicon
    from .view import SeatView
    from .why_not.intents import Intent
    from .why_not.refusals import Refusal


@mypyc_attr(acyclic=True)
class Answer:
    """One entry of a record: which decision, who answered, and what. Never a bare index."""

    __slots__ = ("decision", "kind", "option", "seat")

    def __init__(self, decision: int, kind: QuestionKind, seat: int, option: Option) -> None:
        self.decision = decision
        self.kind = kind
        self.seat = seat
        self.option = option

    def __repr__(self) -> str:
        return f"<Answer of seat {self.seat} to {self.decision}: {repr(self.option)[8:-1]}>"


class Snapshot:
    """A recorded game as it was at the first decision of a phase: taking back starts from the nearest one."""

    __slots__ = ("answers", "events", "game")

    def __init__(self, answers: int, events: int, game: Game) -> None:
        self.answers = answers  # how many answers and events had come before
        self.events = events
        self.game = game


class Game(OpenGame):
    """A game in progress: a value that can be copied at every decision."""

    __slots__ = ("answers", "broken", "origin", "shared_screen", "snapshots")

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.answers: list[Answer] | None = None  # what was answered so far, when somebody keeps a record
        self.snapshots: list[Snapshot] = []
        self.broken = False  # it stopped in the middle of an answer and could not be put back
        self.shared_screen = False  # a setting: all who play look at one screen, or somebody plays alone
        self.origin: object = None  # what a record begins with: `farfield.games` keeps settings or a position here

    def __repr__(self) -> str:
        return f"<Game: {headline(self.view(None))}>"

    def __str__(self) -> str:
        """The board in plain text, as somebody sees it who only watches; `print(game.view(0))` shows seat 0's hand."""
        return str(self.view(None))

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

    def offers(self, seat: int) -> list[Decision]:
        """What this seat may do although nobody waits for it: helping teammates, or acting again after passing."""
        self.known_seat(seat)
        return helping.offers(self.state, SeatId(seat)) if not self.over and not self.broken else []

    def choose(self, decision: Decision, option: Option, seat: int = -1) -> None:
        """Answer a decision or an offer with one of its options; the game goes on until somebody must decide again.

        All or nothing. Raises `errors.IllegalAnswer` and changes nothing if the decision is not open (any more), the
        option is not offered, or the seat is not the one that is asked; and whatever is raised while the answer is
        carried out, the game is as it was before it (see `put_back`).
        """
        question = self.check(decision, option, seat)
        s = self.state
        given = self.given()
        try:
            if self.answers is not None:
                self.remember(self.answers)
                self.answers.append(Answer(question.id, question.kind, seat if seat >= 0 else question.seat, option))
            loop.answer(s, s.arenas[decision.arena], question, option)
            loop.advance(s)
        except BaseException:  # an interruption too
            self.put_back(given)
            raise

    def check(self, decision: Decision, option: Option, seat: int) -> Decision:
        """The open question that this would answer; raises `errors.IllegalAnswer` if there is none."""
        if self.broken:
            self.must_be_whole()
        s = self.state
        question: Decision | None = None
        if decision.id < 0:
            question = helping.by_number(s, decision.id)
        elif 0 <= decision.arena < len(s.arenas):
            question = s.arenas[decision.arena].question
        if question is None or (question is not decision and not same_question(question, decision)):
            raise errors.stale_decision(decision.id)
        if seat >= 0 and not question.may_answer(seat):
            raise errors.wrong_seat(seat, question.seat)
        for offered in question.options:
            if offered is option:  # as it mostly is: sooner seen than that it is equal to another
                return question
        if option not in question.options:
            raise errors.not_offered(QUESTION_NAMES[question.kind], len(question.options))
        return question

    def find_decision(self, id: int) -> Decision | None:
        """The open decision or offer with this number."""
        if id < 0:
            return helping.by_number(self.state, id)
        for decision in self.decisions():
            if decision.id == id:
                return decision
        return None

    def concede(self, seat: int) -> None:
        """A player may concede at any time (CR 651). All or nothing, like an answer."""
        self.must_be_whole()
        s = self.state
        if s.phase == GAME_OVER:
            raise errors.game_is_over()
        if not 0 <= seat < s.players or s.sides[seat].lost:
            raise errors.unknown_seat(seat, s.players)
        given = self.given()
        try:
            if self.answers is not None:
                self.remember(self.answers)
                self.answers.append(Answer(0, NO_QUESTION, seat, Option(CONCEDE)))
            leaving.concede(s, SeatId(seat))
            loop.advance(s)
        except BaseException:
            self.put_back(given)
            raise

    def wish(self, seat: int, wishes: int) -> None:
        """From now on ask this seat as these bits say (`wishes.PREF_…`). Part of the record, like an answer, and like
        one all or nothing."""
        self.must_be_whole()
        s = self.state
        if s.phase == GAME_OVER:
            raise errors.game_is_over()
        if not 0 <= seat < s.players or s.sides[seat].lost:
            raise errors.unknown_seat(seat, s.players)
        if not 0 <= wishes <= EVERY_PREF:
            raise errors.unknown_wish(wishes, EVERY_PREF)
        given = self.given()
        try:
            if self.answers is not None:
                self.remember(self.answers)
                self.answers.append(Answer(0, NO_QUESTION, seat, to_wish(wishes)))
            prefs = s.prefs[:]
            prefs[seat] = wishes
            s.prefs = prefs
            for a in s.arenas:
                if a.question is not None and a.question.seat == seat and not a.stack:
                    a.question = None  # it is asked anew
            loop.advance(s)
        except BaseException:
            self.put_back(given)
            raise

    def give(self, answer: Answer) -> None:
        """Give an answer of a record again, where it was given: the decision it answered is open."""
        if answer.option.verb == CONCEDE:
            self.concede(answer.seat)
        elif answer.option.verb == WISH:
            self.wish(answer.seat, answer.option.number)
        else:
            decision = self.find_decision(answer.decision)
            if decision is None:
                raise errors.stale_decision(answer.decision)
            self.choose(decision, answer.option, answer.seat)

    # --- a game is its answers: it can be made again from them

    def given(self) -> int:
        """How many answers the record holds."""
        return len(self.answers) if self.answers is not None else 0

    def after(self, count: int) -> Game:
        """A recorded game as it was after its first so many answers, from the nearest snapshot: a game of its own that
        can go on."""
        near = self.snapshots[0]
        for snapshot in self.snapshots:
            if snapshot.answers <= count:
                near = snapshot
        again = self.as_of(near)
        if self.answers is not None:
            for answer in self.answers[near.answers : count]:
                again.give(answer)
        return again

    def put_back(self, count: int) -> None:
        """Something was raised in the middle of an answer: be again what so many answers made of the game.

        It costs nothing as long as nothing is raised. A game that keeps no record (a copy, a game of mass simulation)
        cannot be made again: it is broken, asks nothing any more and refuses every answer.
        """
        if self.answers is not None and not self.snapshots:
            return  # nothing had been touched: a snapshot comes before the first answer
        self.broken = True
        for a in self.state.arenas:
            a.question = None
        if self.answers is not None:
            del self.answers[count:]
            again = self.after(count)
            again.state.veil = self.state.veil
            self.state = again.state
            self.snapshots = again.snapshots
            self.broken = False

    def must_be_whole(self) -> None:
        """Raises `errors.IllegalAnswer` in a game that stopped in the middle of an answer and keeps no record."""
        if self.broken:
            if self.answers is None:
                raise errors.game_is_broken()
            self.put_back(len(self.answers))  # what was interrupted once may have been interrupted twice

    def remember(self, answers: list[Answer]) -> None:
        """Keep the game as it is now if it is the first decision of its phase."""
        s = self.state
        if self.snapshots:
            last = self.snapshots[-1].game.state
            if last.turn == s.turn and last.phase == s.phase:
                return
        self.snapshots.append(Snapshot(len(answers), len(s.events) if s.events is not None else 0, self.copy()))

    # --- a game and its record

    def go_past_the_victory_score(self) -> None:
        """From now on no score wins: programs learn from games that are played until nothing more can be gained."""
        self.state.victory_score = 100_000

    def still(self) -> Game:
        """An independent game with record and events, to look at while this one goes on."""
        out = self.copy()
        out.state.events = self.events()[:]
        out.answers = self.answers[:] if self.answers is not None else []
        out.snapshots = self.snapshots[:]
        out.shared_screen = self.shared_screen
        out.origin = self.origin
        return out

    def as_of(self, snapshot: Snapshot) -> Game:
        """This game as it was at one of its snapshots, with its record up to there. It can go on from there."""
        out = snapshot.game.copy()
        if self.state.events is not None:
            out.state.events = self.state.events[: snapshot.events]
        out.answers = self.answers[: snapshot.answers] if self.answers is not None else []
        out.snapshots = [x for x in self.snapshots if x.answers < snapshot.answers]
        out.shared_screen = self.shared_screen
        out.origin = self.origin
        return out

    def go_on_as(self, other: Game) -> None:
        """From now on this is the other game, with its record: something was taken back. The other is used up."""
        self.state = other.state
        self.answers = other.answers
        self.snapshots = other.snapshots

    def picture(self, events: Iterable[int]) -> None:
        """Keep a picture of the game right after each of these events, by their numbers, for `pictures`."""
        self.state.pictures = dict.fromkeys(events)

    def pictures(self) -> dict[int, Game]:
        """The pictures taken so far. Each shows the middle of something: to look at, it cannot go on from there."""
        out: dict[int, Game] = {}
        if self.state.pictures is not None:
            for number, state in self.state.pictures.items():
                if state is not None:
                    out[number] = Game(state)
                    out[number].shared_screen = self.shared_screen
        return out

    # --- what a seat may know

    def view(self, seat: int | None) -> SeatView:
        """The game as a seat sees it; None: as somebody sees it who only watches."""
        return view.view(self.state, self.known_seat(seat))

    def events_for(self, seat: int | None, since: int = 0) -> list[Seen]:
        """What a seat may know of what happened, from event number `since` on. Everybody gets equally many."""
        return visibility.events_for(self.state, visibility.viewer_of(self.known_seat(seat)), since)

    def imagine(self, seat: int | None, seed: int, wishes: int = 0) -> Game:
        """A copy in which everything the seat does not know is redrawn; it looks the same to the seat.

        `wishes`: in the copy every seat is asked as these bits say too, from the next question on.
        """
        s = imagining.imagine(self.state, self.known_seat(seat), seed)
        if wishes:
            s.prefs = [own | wishes for own in s.prefs]
        return Game(s)

    def with_exchanged(self, one: int, other: int) -> Game:
        """A copy in which two cards have changed faces: as it might be for a seat that knows neither."""
        game = self.copy()
        first, second = self.card(one), self.card(other)
        imagining.give_face(game.state, first.id, second.original)
        imagining.give_face(game.state, second.id, first.original)
        return game

    def preview(self, decision: Decision, option: Option, seat: int) -> Preview:
        """What an answer of this seat would do, as far as the seat may foresee it. Changes nothing."""
        self.check(decision, option, seat)
        return preview.preview(self.state, decision, option, SeatId(seat))

    def preview_outcome(
        self, decision: Decision, option: Option, seat: int, place: int = -1, thing: int = NOTHING
    ) -> Preview:
        """The same, and on through answers that most would give, towards a place or thing (see `assuming`)."""
        self.check(decision, option, seat)
        goal = assuming.Goal(PlaceId(place), ObjectId(thing)) if place >= 0 or thing else None
        return preview.preview(self.state, decision, option, SeatId(seat), True, goal)

    def find_answer(self, seat: int, decision: int, verb: Verb, a: int = 0, b: int = 0) -> tuple[Decision, Option]:
        """The decision and option that a seat means by the names in its view: what `choose` and `preview` take."""
        alias = visibility.alias_of(self.state, seat)
        for question in self.asked_of(seat):
            if alias.of_decision(question.id) == decision:
                for option in question.options:
                    if option.verb == verb and alias.of(option.a) == a and alias.of(option.b) == b:
                        return question, option
                raise errors.not_offered(QUESTION_NAMES[question.kind], len(question.options))
        raise errors.stale_decision(decision)

    def called(self, seat: int, decision: int, a: int, b: int) -> tuple[int, int, int]:
        """What a seat's view calls a question and what an answer to it is about, now or then: the opposite of
        `find_answer`."""
        alias = visibility.alias_of(self.state, seat)
        return alias.of_decision(decision), alias.of(a), alias.of(b)

    def asked_of(self, seat: int) -> list[Decision]:
        """All this seat may answer: what it is asked, what its team is asked, and what it may do unasked."""
        unasked = self.offers(seat)
        return [x for x in self.decisions() if x.may_answer(seat)] + unasked

    def knowledge(self) -> Knowledge:
        """Who knows what now, for `has_come_to_light`."""
        return coming_to_light.knowledge(self.state)

    def has_come_to_light(self, since: Knowledge, seat: int) -> bool:
        """Has a hidden card, other than one this seat has shown itself, or a random result become known since then?"""
        return coming_to_light.anything_since(self.state, since, seat)

    def meant_by(self, seat: int | None, name: int) -> int:
        """The object that a seat's view calls by this name; 0 if it can see none."""
        return visibility.meant_by(self.state, visibility.viewer_of(seat), name)

    def name_for(self, seat: int | None, id: int) -> int:
        """What a seat's view calls this object; 0 if the seat cannot see it. The opposite of `meant_by`."""
        found = self.find(id)
        viewer = visibility.viewer_of(seat)
        if found is None or not visibility.can_point_at(viewer, found):
            return 0
        return visibility.alias_of(self.state, viewer).of(id)

    def known_seat(self, seat: int | None) -> SeatId | None:
        if seat is not None and not 0 <= seat < self.state.players:
            raise errors.unknown_seat(seat, self.state.players)
        return SeatId(seat) if seat is not None else None

    def seed_commitment(self) -> str:
        """A hash of the seed: shown to all from the start, it proves afterwards that nobody chose another one."""
        return visibility.commitment(self.state.seed)

    @property
    def is_open(self) -> bool:
        """May everybody have the seed and the whole record? When it is over, or nobody has anything to hide."""
        return self.over or self.shared_screen or self.state.players <= 1

    def released_seed(self) -> int | None:
        """The seed, once everybody may have it."""
        return self.state.seed if self.is_open else None

    # --- why not

    def why_not(self, seat: int, wish: Intent) -> Refusal | None:
        """Why a seat cannot do something now, with all that is behind it; None if it can. Changes nothing."""
        return judging.why_not(self, SeatId(seat), wish)

    def why_not_play(self, seat: int, card: int) -> int:
        """Why this card cannot be played now: a number of `reasons`, `reasons.OK` if it can."""
        s = self.state
        found = self.find(card)
        if found is None or not visibility.knows(seat, found):
            return reasons.NOT_IN_PLAYABLE_ZONE
        return options.why_not_play(s, s.arenas[s.sides[seat].arena], SeatId(seat), found)

    def why_not_move(self, seat: int, unit: int, dest: int) -> int:
        s = self.state
        found = self.find(unit)
        if found is None or found.place < 0 or not 0 <= dest < len(s.places):
            return reasons.NOT_A_UNIT
        return options.why_not_move(s, s.arena_of(found.place), SeatId(seat), found, PlaceId(dest))

    def why_not_use(self, seat: int, card: int, ability: int) -> int:
        s = self.state
        found = self.find(card)
        if found is None or not visibility.knows(seat, found):
            return reasons.NO_SUCH_ABILITY
        return options.why_not_use(s, s.arenas[s.sides[seat].arena], SeatId(seat), found, ability)


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
    lexicon: Lexicon | None = None,
) -> Game:
    """Set up a game and go on to its first decision."""
    sides = teams if teams is not None else list(range(len(loadouts)))
    enemy = max(sides) + 1
    s = setup.new_state(mode, loadouts, seed, sides, [enemy] * npcs)
    if prefs is not None:
        s.prefs = prefs
    if lexicon is not None:
        s.lexicon = lexicon
    game = Game(s)
    if record:
        game.answers = []
        s.events = []
    setup.begin(s)
    loop.advance(s)
    return game
