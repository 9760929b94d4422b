"""`farfield play match`: games one after the other, the score, the sideboards in between; saved as a whole."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from farfield.cli.again import command_for, command_to_resume
from farfield.cli.answers import Answers
from farfield.cli.commands import Stop
from farfield.cli.offering import Offer, offering
from farfield.cli.session import Session
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError
from farfield.games import BadMatch, Match, Settings, match_records
from farfield.players import between_games
from farfield.players.by_name import PREPARED
from farfield.rules.game import Game
from farfield.words.messages import Listed, Messages, Said


class MatchSession(Session):
    """One game of a match: what is saved and loaded is the match."""

    def __init__(
        self, match: Match, game: Game, messages: Messages, answers: Answers, console: Console, keep: Path | None
    ) -> None:
        super().__init__(game, messages, answers, console, keep)
        self.match = match
        self.loaded: tuple[Match, Game | None] | None = None

    def save(self, file: Path) -> None:
        match_records.save(self.match, self.game, file)

    def load(self, file: Path) -> None:
        self.loaded = match_records.load(file)
        raise Stop(0)


def play_match(
    settings: Callable[[Offer], Settings],
    *,
    games: int,
    lang: str | None,
    script: str | None,
    resume: Path | None = None,
    save: Path | None = None,
) -> int:
    """Play games until one player has won the match or somebody leaves; the exit code."""
    messages = messages_for(lang)
    console = screen()
    keep = save or resume
    try:
        answers = Answers(script)
        if resume is not None and match_records.file_holds_game(resume):
            text = "{file} holds a single game and no match. Go on with it by: {command}"
            raise BadMatch("match-single-game", text, {"file": str(resume), "command": command_to_resume(resume)})
        if resume is not None:
            match, game = match_records.load(resume)
        else:
            match, game = Match(settings(offering(messages, answers, console)), games=games), None
        new = True
        while True:
            if game is None and match.results:
                if not _between(match, MatchSession(match, match.played[-1], messages, answers, console, keep)):
                    return 0
            game = game or match.start()
            session = MatchSession(match, game, messages, answers, console, keep)
            if new:
                command = command_for(match.settings) + ("" if match.games == 3 else f" --games {match.games}")
                session.tell("play-seed", "dim", seed=str(match.settings.seed), command=command)
            session.tell("match-game", "bold", n=len(match.results) + 1, games=match.games)
            code = session.run()
            new = session.loaded is not None
            if session.loaded is not None:
                match, game = session.loaded
            elif not session.game.over:
                return code
            else:
                match.finish(session.game)
                game = None
    except FarfieldError as error:
        return complain(messages, error)


def _between(match: Match, session: MatchSession) -> bool:
    """The score after a game, and the sideboards; False if there is no next one."""
    (one, two), (n, m) = session.names, match.score
    session.tell("match-score", "bold", one=one, two=two, n=n, m=m)
    if match.winner is not None:
        session.tell("match-won", "bold green", who=session.names[match.winner])
        return False
    for seat, settings in enumerate(match.settings.seats):
        if seat in session.people:
            _exchange(match, seat, session)
        elif settings.kind in PREPARED and any(found := between_games.exchange(match, seat)):
            match.swap(seat, *found)
            session.tell("match-exchanged", who=session.names[seat])
    if session.keep is not None:
        match_records.save(match, None, session.keep)
    return True


def _exchange(match: Match, seat: int, session: Session) -> None:
    """Let a person take cards from their sideboard, one for one, until they have enough."""
    while match.decks[seat].sideboard and match.results[-1].winner is not None:
        side = Listed(tuple(f"{count} {name}" for count, name in match.decks[seat].sideboard))
        session.tell("match-sideboard", who=session.names[seat], list=side)
        typed = session.answers.next(session.console, session.say("match-exchange"))
        if not typed:
            return
        out, found, into = typed.partition(">")
        try:
            match.swap(seat, [out.strip()] if found else [], [into.strip()])
        except BadMatch as problem:
            session.print(session.messages.say(Said(problem.message_id, dict(problem.params))), "yellow")
