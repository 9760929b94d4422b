"""`farfield review FILE`: the turning points of a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from farfield.cli.choices import words_of
from farfield.cli.terminal import complain, messages_for, screen, worded
from farfield.errors import FarfieldError
from farfield.games import Settings, load
from farfield.games.records import begin, origin_of
from farfield.players.review import TurningPoint, in_words, review
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.words.messages import Messages
from farfield.words.telling import Teller


def run(file: Path, *, lang: str | None) -> int:
    """Print them; the exit code."""
    messages = messages_for(lang)
    console = screen()
    try:
        game = load(file)
        names = names_of(game, messages)
        with Console(stderr=True).status("") as status:
            found = review(game, told=lambda done, of: status.update(f"{done} / {of}"))
        for point in found:
            then = game.after(point.answers)
            decision = then.find_decision(point.decision.id) or point.decision
            said = words_of(decision, Teller(then, names, point.seat), messages)
            option = said[decision.options.index(point.option)]
            console.print(
                worded(in_words(point.turn, point.kind, point.better, point.was, names[point.seat], option, messages))
            )
        if found:
            console.print(chart(game, found, names, messages))
        else:
            console.print(messages.get("review-none"))
    except FarfieldError as error:
        return complain(messages, error)
    return 0


def names_of(game: Game, messages: Messages) -> list[str]:
    """Who sits where, as they were called in the game; by numbers where that tells nobody apart."""
    settings = game.origin
    names = [messages.called(seat.name) for seat in settings.seats] if isinstance(settings, Settings) else []
    if len(set(names)) == game.players:
        return names
    return [messages.get("review-seat", n=seat + 1) for seat in range(game.players)]


def chart(game: Game, found: Sequence[TurningPoint], names: Sequence[str], messages: Messages) -> Table:
    """The score as each turn began, a line for each turn, and beside it who could have done better."""
    team = isinstance(game.mode, LaneLegends)
    out = Table(box=None, title=messages.get("report-points"), title_justify="left")
    out.add_column(messages.get("report-turn"), justify="right")
    for name in [""] if team else names:
        out.add_column(name)
    out.add_column()
    again = begin(origin_of(game))
    shown = max(0, again.turn - 1)
    for given in [*(game.answers or []), None]:
        while shown < again.turn:
            shown += 1
            points = [side.points for side in again.sides[: 1 if team else again.players]]
            marks = ", ".join(names[x.seat] for x in found if x.turn == shown)
            bars = [f"{'█' * max(0, n)} {n}".replace("-", "−").strip() for n in points]
            out.add_row(str(shown), *bars, f"◄ {marks}" if marks else "")
        if given is not None:
            again.give(given)
    return out
