"""`farfield review FILE`: the turning points of a saved game."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from farfield.cli.choices import words_of
from farfield.cli.terminal import complain, messages_for, screen, worded
from farfield.errors import FarfieldError
from farfield.games import load
from farfield.players.review import in_words, review
from farfield.words.telling import Teller


def run(file: Path, *, lang: str | None) -> int:
    """Print them; the exit code."""
    messages = messages_for(lang)
    console = screen()
    try:
        game = load(file)
        names = [messages.get("review-seat", n=seat + 1) for seat in range(game.players)]
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
        if not found:
            console.print(messages.get("review-none"))
    except FarfieldError as error:
        return complain(messages, error)
    return 0
