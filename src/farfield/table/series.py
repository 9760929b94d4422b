"""The match that a room plays: its games in their order, the sideboards in between, who is ready for the next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from farfield.games import Match, Settings
from farfield.players import between_games
from farfield.players.by_name import PREPARED
from farfield.table.bodies import Between, DeckCard, MatchGame, MatchInfo
from farfield.table.entries import Entry
from farfield.table.kept import SeatKept
from farfield.table.playing import Playing
from farfield.table.setting_up import BadRoom
from farfield.words.messages import Messages


class Series:
    """A match, and which game of the room its first one is. `see` tells it about the game on the table."""

    def __init__(self, match: Match, first: int) -> None:
        self.match = match
        self.first = first
        self.ready: set[int] = set()
        self._counted = False  # is the game on the table among the results?
        self._decks = match.decks[:]  # and the decks it was played with
        self._chooser = match.chooser

    @staticmethod
    def new(settings: Settings, first: int, games: int, sideboards: bool) -> Series:
        return Series(Match(settings, games=games, sideboards=sideboards), first)

    @staticmethod
    def again(played: Sequence[Playing], first: int) -> Series | None:
        """The match to which these games belong, the last one on the table; None if they are no match.

        Raises `FarfieldError` if they do not follow from one another.
        """
        began = played[0].match
        if began is None:
            return None
        settings = replace(played[0].settings, seed=began.seed)
        out = Series.new(settings, first, began.count, began.ready)
        for playing in played:
            if out._counted:
                out.next_game()
            out.see(playing)
        return out

    def beginning(self) -> Entry:
        """The first line of the first game: all of the match that does not follow from its games."""
        match = self.match
        return Entry("match", 0, seed=match.settings.seed, count=match.games, ready=match.sideboards)

    def next_game(self) -> None:
        """What was counted stays so: another game is on the table."""
        self.ready = set()
        self._counted = False
        self._decks, self._chooser = self.match.decks[:], self.match.chooser

    def see(self, playing: Playing) -> None:
        """Count the game on the table once it is over; if its end was taken back, everything since is void."""
        match = self.match
        if playing.game.over == self._counted:
            return
        if self._counted:
            match.results.pop()
            match.played.pop()
            match.exchanges = [x for x in match.exchanges if x.games <= len(match.results)]
            match.decks, match.chooser = self._decks[:], self._chooser
            self.ready = set()
            self._counted = False
            return
        match.finish(playing.game)
        self._counted = True
        for entry in playing.between:
            self._exchange(entry)

    def _exchange(self, entry: Entry) -> None:
        if entry.out or entry.into:
            self.match.swap(entry.seat, entry.out, entry.into)
        self.ready = self.ready | {entry.seat} if entry.ready else self.ready - {entry.seat}

    # --- between games

    @property
    def is_between(self) -> bool:
        return self._counted and not self.match.over

    def exchange(self, entry: Entry) -> Entry:
        """What a seat exchanges after a game; the same with full names. Raises `BadRoom` or `BadMatch` and changes
        nothing then."""
        if not self.is_between:
            text = "Cards are exchanged, and the next game begins, after a game of a match that is not decided yet."
            raise BadRoom("room-not-between", text)
        self._exchange(entry)
        if not entry.out:
            return entry
        done = self.match.exchanges[-1]
        return msgspec.structs.replace(entry, out=done.out, into=done.into)

    def of_programs(self, seats: Iterable[SeatKept]) -> list[Entry]:
        """What programs take from their sideboards once everybody else is ready; it is exchanged already."""
        out: list[Entry] = []
        for kept in seats:
            if kept.kind == "program" and kept.program in PREPARED and kept.seat not in self.ready:
                gone, come = between_games.exchange(self.match, kept.seat)
                if gone:
                    out.append(self.exchange(Entry("exchange", kept.seat, ready=True, out=gone, into=come)))
        return out

    def between(self, seat: int, people: Iterable[int]) -> Between | None:
        """What a seat may do before the next game; `people`: who must be ready for it."""
        if not self.is_between:
            return None
        match = self.match
        deck = match.decks[seat]
        may = match.sideboards and bool(deck.sideboard) and match.results[-1].winner is not None
        return Between(
            may,
            [DeckCard(count, name) for count, name in deck.main] if may else [],
            [DeckCard(count, name) for count, name in deck.sideboard] if may else [],
            sorted(self.ready),
            [seat for seat in people if seat not in self.ready],
        )

    def info(self, names: Sequence[str], said: Messages) -> MatchInfo:
        match = self.match
        (one, two), (n, m) = names, match.score
        text = said.get("match-score", one=one, two=two, n=n, m=m)
        if match.winner is not None:
            text += " " + said.get("match-won", who=names[match.winner])
        played = [
            MatchGame(self.first + i, -1 if x.winner is None else x.winner, list(x.battlefields))
            for i, x in enumerate(match.results)
        ]
        number = len(match.results) + (not self._counted)
        winner = -1 if match.winner is None else match.winner
        return MatchInfo(match.games, number, list(match.score), winner, text, played)
