"""A room in memory: its seats, its game, who is connected, and everything that can be done there.

Whatever changes a game holds the room's lock, stores its entries, and only then tells anybody.
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from functools import partial

import msgspec

from farfield._version import __version__
from farfield.errors import FarfieldError, stale_decision
from farfield.games import Settings
from farfield.players import Player
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.table import bodies, entries, learning, messages, setting_up, showing, watching
from farfield.table.attending import Attendant, Lost
from farfield.table.connection import Connection
from farfield.table.consent import Asked
from farfield.table.entries import Entry
from farfield.table.kept import Conflict, GameKept, NotKept, RoomKept, SeatKept, not_kept, tag
from farfield.table.limits import TAKEN_BACK, TAKEN_BACK_A_SECOND, Allowance
from farfield.table.outside import Outside
from farfield.table.playing import REMEMBERED, Playing
from farfield.table.programs import STAND_IN, Programs, program
from farfield.table.reviewing import Reviewed
from farfield.table.series import Series
from farfield.table.setting_up import BadRoom
from farfield.table.thinking import Question, plain
from farfield.table.views import Sight
from farfield.table.waiting import Waits
from farfield.words.messages import messages_in

log = logging.getLogger("farfield.table")


class Room:
    """Made by `Rooms`; everything public here is called with the lock held unless it takes it itself."""

    def __init__(self, kept: RoomKept, outside: Outside, who: str = "") -> None:
        self.kept = kept
        self.who = who or kept.room  # who made it, or took it up: in whose turn its programs think. Never stored
        self.outside = outside
        self.storage = outside.keeper
        self.clock = outside.clock
        self.workers = outside.workers
        self.setup = msgspec.json.decode(kept.setup, type=bodies.CreateRoom)
        self.lock = asyncio.Lock()
        self.looking = asyncio.Lock()  # one after another looks at what has been, and nobody who plays waits for it
        self.connections: list[Connection] = []
        self.watchers: list[Connection] = []
        self.playing: Playing | None = None
        self.series: Series | None = None  # the match that is played here
        self.problem: FarfieldError | None = None  # why the stored game cannot go on
        self.programs = Programs([])
        self.attendant = Attendant(self)
        self.asked: Asked | None = None
        self.waits = Waits()
        # What was acknowledged lately to each seat: what others answer meanwhile does not push it out.
        self.stored: list[dict[messages.Answer, messages.Stored]] = [{} for _ in kept.seats]
        self.since: dict[int, float] = {}  # of each seat somebody waits for: since when
        self.place_names: dict[tuple[str, int, int, int], str] = {}
        self.looks: dict[tuple[object, ...], tuple[Game, bool, bodies.Replay]] = {}  # what was shown to who watches
        self.older: dict[int, Game] = {}  # the older game that was looked at last
        self.lines_told: dict[int, list[int]] = {}  # of games that were looked at again: lines after each answer
        self.scores: dict[int, list[bodies.Score]] = {}  # and when the score changed
        self.lines_told_at: dict[int, int] = {}  # and the state that was counted for
        self.reviews: dict[int, Reviewed] = {}  # of games that are over, as far as they were looked through
        self.reviewing = asyncio.Lock()  # a part at a time, whoever asks for it
        self.asks_same = [False] * len(kept.seats)  # who is asked what changes nothing, while they are here
        self.chat_lines = 0
        self.may_report = Allowance(5, 1 / 600, self.clock.now)  # each keeps the whole game
        self.may_suffer = Allowance(5, 1 / 600, self.clock.now)
        self.may_rematch = Allowance(40, 1 / 10, self.clock.now)
        # Of each seat, so that nobody uses up what the others have: exchanges and wishes, for each is kept with the
        # game; taking back, for the game is played again; and asking for that, for each shows itself to the others.
        self.may_exchange = [Allowance(40, 1 / 10, self.clock.now) for _ in kept.seats]
        self.may_wish = [Allowance(40, 1 / 10, self.clock.now) for _ in kept.seats]
        self.may_take_back = [Allowance(TAKEN_BACK, TAKEN_BACK_A_SECOND, self.clock.now) for _ in kept.seats]
        self.may_ask_back = [Allowance(5, 1 / 10, self.clock.now) for _ in kept.seats]
        self.idle_since = self.opened = self.clock.now()
        self.left: dict[int, float] = {}  # when each seat was last held by somebody here
        self.gone = False  # another server holds it: nothing is done here any more
        self.seq = 0  # counts what was told; never goes back

    # --- what there is

    @property
    def room(self) -> str:
        return self.kept.room

    @property
    def game_number(self) -> int:
        return len(self.kept.games) - 1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.kept.seats]

    @property
    def shared_screen(self) -> bool:
        """All who play look at one screen."""
        return all(seat.kind != "elsewhere" for seat in self.kept.seats)

    def seat(self, number: int) -> SeatKept:
        if not 0 <= number < len(self.kept.seats):
            raise BadRoom("room-seat-unknown", "This room has no seat {seat}.", {"seat": number})
        return self.kept.seats[number]

    def running(self) -> Playing:
        if self.problem is not None:
            raise self.problem
        if self.playing is None:
            raise BadRoom("room-not-begun", "The game has not begun yet. The host begins it.")
        return self.playing

    @property
    def line_of_play(self) -> tuple[int, int]:
        """Which game, and how often something was taken back in it: after that the game gives the numbers of its
        questions out again, so that what was meant for one would fit another."""
        return self.game_number, self.playing.taken_back if self.playing is not None else -1

    def is_open(self, number: int, game: Game) -> bool:
        """May everybody see all of this game? While a match goes on, its games show what is in the decks."""
        series = self.series
        guarded = series is not None and number >= series.first and not series.match.over and not self.shared_screen
        return game.is_open and not guarded

    def sight(self, seat: int, lang: str) -> Sight:
        playing = self.running()
        return Sight(playing.game, self.names, seat, messages_in(lang), self.place_names, playing.taken_back)

    def present(self, seat: int) -> bool:
        return any(seat in x.seats for x in self.connections)

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has held this seat."""
        return 0.0 if self.present(seat) else self.clock.now() - self.left.get(seat, self.opened)

    def see_leaving(self, seats: Iterable[int]) -> None:
        now = self.clock.now()
        self.left |= dict.fromkeys(seats, now)

    @property
    def bared(self) -> bool:
        """Do opponents play at one screen, where everybody may have the seed, and so know every card that will come?"""
        return self.playing is not None and self.playing.opposed and self.shared_screen and not self.over

    @property
    def over(self) -> bool:
        """Has the game come to its end, and the match if it is one of a match?"""
        match_over = self.series is None or self.series.match.over
        return self.playing is not None and self.playing.game.over and match_over

    # --- beginning

    async def load(self) -> None:
        """Take up the stored game where it was."""
        if self.kept.games:
            try:
                self.playing, self.problem = await self.game_again(self.game_number), None
            except NotKept:
                raise
            except FarfieldError as error:
                self.playing, self.problem = None, error
            self.hire()
            if self.setup.mode == "match" and self.playing is not None:
                await self._resume_match(self.playing)
        self.chat_lines = max((row["n"] + 1 for row in await self.storage.chat(self.room, 1)), default=0)

    async def _resume_match(self, playing: Playing) -> None:
        """The games of the match before this one tell how it stands."""
        played, first = [playing], self.game_number
        try:
            while played[0].match is None and first > 0:
                first -= 1
                played.insert(0, await self.game_again(first))
            self.series = Series.again(played, first)
        except NotKept:
            raise
        except FarfieldError as error:
            self.playing, self.problem = None, error

    async def game_again(self, number: int, who: str | None = None) -> Playing:
        """A game of this room, from storage; `who`: only to be looked at, by somebody from there. Raises
        `FarfieldError` if it cannot be played the same."""
        kept = self.kept.games[number]
        said = await self.storage.answers(self.room, number)
        settings, position = learning.read(kept.settings)
        settings = replace(settings, undo=setting_up.undo_of(self.setup))  # somebody may have moved elsewhere since
        again = partial(Playing.resume, settings, self.shared_screen, said, kept.engine, position)
        return await (self.workers.play(again) if who is None else self.workers.look(who, again))

    async def begin(self, seed: str = "") -> None:
        """Start a game, or the first one of a match. Raises what is wrong with its settings."""
        settings = setting_up.settings_of(self.setup, self.kept.seats, seed, self.outside.chance.seed)
        if self.playing is not None and self.setup.mode == "lanes":  # asked for consent as in the game before
            again = [
                replace(x, asks_consent=self.playing.asks_consent(i), full_control=self.playing.full_control(i))
                for i, x in enumerate(settings.seats)
            ]
            settings = replace(settings, seats=tuple(again))
        series: Series | None = None
        if self.setup.mode == "match":
            series = Series.new(settings, len(self.kept.games), self.setup.games, self.setup.sideboards)
            settings = series.match.next_settings()
        await self._begin(settings, series)

    async def _begin(self, settings: Settings, series: Series | None) -> None:
        position = learning.start_of(self.setup)
        settings = replace(settings, undo=setting_up.undo_of(self.setup))
        playing = Playing(settings, self.shared_screen, position=position)
        if series is not None and not series.match.results:
            playing.note(series.beginning())
        kept = GameKept(len(self.kept.games), learning.say(settings, position), __version__)
        try:
            said = [entries.say(playing.match)] if playing.match is not None else []
            await self.storage.add_game(self.room, kept, said)
        except Conflict:  # by another server, or by us though we were told that it was not kept
            await self.go_back()
            raise BadRoom("room-begun", "The game has begun already.") from None
        except BaseException:
            await self.go_back()
            raise
        self.kept.games.append(kept)
        self.playing, self.problem, self.series = playing, None, series
        if series is not None:
            series.next_game()
        self._forget_the_last_game()
        self.hire()
        await self.store([])
        self.publish()

    def _forget_the_last_game(self) -> None:
        self._drop_request()
        self.place_names = {}
        self.since = {}
        for lately in self.stored:
            lately.clear()  # the questions have the same numbers, and a page that was opened since counts from 1 again
        for connection in self.connections:
            connection.told.clear()

    def hire(self) -> None:
        """The programs of the seats that are not played by people now."""
        players: list[Player | None] = []
        kinds: list[str] = []
        seed = self.playing.settings.seed if self.playing is not None else 0
        for seat in self.kept.seats:
            kinds.append(seat.program if seat.kind == "program" else STAND_IN)
            played = seat.kind == "program" or seat.lent
            players.append(program(kinds[-1], seed + seat.seat) if played else None)
        self.programs = Programs(players, kinds)

    # --- playing

    async def store(self, said: list[Entry]) -> None:
        """Pass for whoever can do nothing else, and keep everything. Raises `Lost` after catching up."""
        playing = self.running()
        if said or not playing.game.answers:
            said += self.pass_on()
        if not said:
            self.changed()
            return
        first = playing.entries - len(said)
        try:
            await self.storage.append(self.room, self.game_number, first, [entries.say(x) for x in said])
        except Conflict:
            await self.go_back()
            raise Lost(
                "answer-stale", "Decision {decision} is not open any more.", {"decision": said[0].decision}
            ) from None
        except BaseException:  # also if whoever answered has gone meanwhile
            await self.go_back()
            raise
        self.changed()

    def pass_on(self) -> list[Entry]:
        every = [seat.every_window for seat in self.kept.seats]
        asks = self.asks_same if self.outside.watch.has_time() else [True] * len(every)
        return self.running().pass_on(every, [player is not None for player in self.programs.players], asks)

    async def catch_up(self) -> None:
        """What is stored is what has happened: begin again from there."""
        kept = await self.storage.room(self.room)
        if kept is not None:
            before = self.game_number
            self.kept = kept
            self.setup = msgspec.json.decode(kept.setup, type=bodies.CreateRoom)  # a rematch may have changed it
            if self.game_number != before:
                self._forget_the_last_game()
            await self.load()
            if self.playing is not None:
                self.changed()
            self.publish()

    async def go_back(self) -> None:
        """An answer was not stored, so it was not given. If not even the stored ones can be read, nobody may go on:
        what follows would be stored with a hole before it."""
        try:
            await self.catch_up()
        except BaseException:
            self.playing, self.problem = None, not_kept()
            self.attendant.mend()
            raise

    def changed(self) -> None:
        """The game has gone on: clocks and programs."""
        now = self.clock.now()
        if self.series is not None:
            self.series.see(self.running())
        waited = self.running().waited()
        if self.series is not None and self.series.is_between:
            waited = set(self.people()) - self.series.ready
        self.since = {seat: self.since.get(seat, now) for seat in waited}
        self.attendant.wake()

    async def answer(self, message: messages.Answer, by: Connection) -> None:
        """A seat's answer, and `by` hears that it is stored before anybody sees what came of it. The same once more,
        from somebody who has not heard that, is only acknowledged again. Raises `IllegalAnswer` if it is not possible
        any more."""
        playing = self.running()
        if message.id and (known := self._known(message, playing)) is not None:
            by.send(known)
            return
        decision, option = playing.find(message.seat, message.ask, message.verb, message.a, message.b)
        self.waits.refuse_haste(self, decision, option)
        told = messages.Stored(message.id, message.seat, self.game_number, playing.entries)

        def acknowledge() -> None:
            if message.id:  # one without a number cannot be known again
                lately = self.stored[message.seat]
                lately[message] = told
                while len(lately) > REMEMBERED:
                    del lately[next(iter(lately))]
            by.send(told)

        try:
            await self.play(decision, option, message.seat, acknowledge, message.id)
        except Lost:
            raise stale_decision(message.ask) from None

    def _known(self, message: messages.Answer, playing: Playing) -> messages.Stored | None:
        """What was said about this answer, or would have been, had nobody been killed between storing and saying it."""
        if (told := self.stored[message.seat].get(message)) is not None:
            return told
        entry = playing.entry_of(message.seat, message.ask, message.verb, message.a, message.b, message.id)
        return None if entry is None else messages.Stored(message.id, message.seat, self.game_number, entry)

    async def play(
        self, decision: Decision, option: Option, seat: int, stored: Callable[[], None] | None = None, id: int = 0
    ) -> None:
        self.since.pop(seat, None)
        await self.store([self.running().answer(decision, option, seat, id)])
        if stored is not None:
            stored()
        self.waits.see(decision, option, self.clock.now())
        self.publish()
        self._drop_request()

    async def suffer(self, error: Exception, doing: str) -> None:
        """Something happened that nobody expected. Memory may be anything by now: what is stored counts, and everybody
        is told. What is needed to find the fault is kept as an incident, with everything that is hidden in it."""
        log.error("%s in room %s failed", doing, tag(self.room), exc_info=error)
        self.outside.watch.suffered(doing)
        async with self.lock:
            number = await self._incident(error, doing) if self.may_suffer.take() else 0
            try:
                await self.go_back()
            finally:
                self.tell(lambda to: messages.Told(to.messages.get("room-incident", number=number)))

    async def _incident(self, error: Exception, doing: str) -> int:
        """Its number; 0 if it could not be kept."""
        with suppress(Exception):
            lines = [f"incident: {doing}", *traceback.format_exception(error)[-20:]]
            said = await self.storage.answers(self.room, self.game_number) if self.kept.games else []
            settings = self.kept.games[-1].settings if self.kept.games else self.kept.setup
            snapshot = "\n".join([*lines, settings, *said])
            return await self.storage.add_report(self.room, self.game_number, "\n".join(lines)[-4000:], snapshot)
        return 0

    def think(self, player: Player, kind: str, seat: int, decision: Decision, offer: bool) -> Awaitable[Option | None]:
        """What a program answers to the game as it is now; None: it does not step in, or the question is gone."""
        playing, kept = self.running(), self.kept.games[-1]
        question = Question(
            self.room,
            self.game_number,
            kept.settings,
            setting_up.undo_of(self.setup),
            self.shared_screen,
            kept.engine,
            seat,
            kind,
            playing.settings.seed + seat,
            decision.id,
            offer,
            None if offer else plain(decision.options[-1]),
            self.who,
        )
        return self.workers.ask(question, player, playing.game)

    async def concede(self, seat: int) -> None:
        await self.store([self.running().concede(seat)])
        self.publish()
        self._drop_request()

    def _drop_request(self) -> None:
        """What somebody wanted to take back is not the latest any more."""
        if self.asked is not None:
            by, self.asked = self.asked.request.seat, None
            self.tell(lambda to: messages.UndoAnswered(by, False, to.messages.get("undo-stale")))

    # --- between the games of a match

    def people(self) -> list[int]:
        """Seats whose people must be ready for the next game; programs always are."""
        return [seat.seat for seat in self.kept.seats if seat.kind != "program" and not seat.lent]

    async def exchange(self, message: messages.Exchange) -> None:
        """Cards for the sideboard's, and ready or not. Raises `BadMatch` or `BadRoom`, and changes nothing then."""
        playing = self.running()
        if self.series is None:
            raise BadRoom("room-no-match", "This game belongs to no match. Play again, or start a match.")
        self.may_exchange[message.seat].use()
        wish = Entry("exchange", message.seat, ready=message.ready, out=tuple(message.out), into=tuple(message.into))
        entry = self.series.exchange(wish)
        playing.note(entry)
        await self.store([entry])
        await self.next_game()
        self.publish()

    async def next_game(self) -> None:
        """The next game of the match begins as soon as everybody is ready."""
        series = self.series
        if series is None or not series.is_between or not series.ready.issuperset(self.people()):
            return
        if exchanged := series.of_programs(self.kept.seats):
            for entry in exchanged:
                self.running().note(entry)
            await self.store(exchanged)
            for seat in sorted({entry.seat for entry in exchanged}):
                self.tell(partial(_exchanged, self.names[seat]))
        with suppress(BadRoom):  # another server has begun it
            await self._begin(series.match.next_settings(), series)
        self.news()

    # --- seats

    async def change_seat(self, number: int, change: Callable[[SeatKept], None]) -> None:
        """Stored first: a seat is not what could not be kept."""
        changed = msgspec.structs.replace(self.seat(number))
        change(changed)
        try:
            await self.storage.save_seat(self.room, changed)
        except BaseException:
            await self.go_back()
            raise
        change(self.seat(number))

    # --- telling

    def tell(self, make: Callable[[Connection], messages.ToClient | None]) -> None:
        """Something to everybody, each in their language."""
        for connection in list(self.connections):
            message = make(connection)
            if message is not None:
                connection.send(message)

    def publish(self) -> None:
        """The table as it is now to every seat that is there."""
        self.seq += 1
        self.show(*self.connections)
        watching.tell(self)

    def show(self, *connections: Connection) -> None:
        if self.playing is None:
            for connection in connections:
                connection.send(messages.RoomNews(showing.info(self, connection.lang)))
            return
        game = self.playing.game
        looks = {seat: game.view(seat) for seat in {seat for x in connections for seat in x.seats}}
        seats = {lang: showing.seats(self, messages_in(lang), looks.values()) for lang in {x.lang for x in connections}}
        for connection in connections:
            for seat in connection.seats:
                connection.show_table(self, seat, looks[seat], seats[connection.lang])

    def news(self) -> None:
        """Who is there has changed."""
        self.tell(lambda to: messages.RoomNews(showing.info(self, to.lang)))

    async def close(self, make: Callable[[Connection], messages.ToClient]) -> None:
        """Say why and let everybody go."""
        self.tell(make)
        for connection in [*self.connections, *self.watchers]:
            await connection.hang_up()
        self.attendant.stop()


def _exchanged(who: str, to: Connection) -> messages.Told:
    return messages.Told(to.messages.get("match-exchanged", who=who))
