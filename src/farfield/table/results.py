"""Why a game ended, in words, and the score by turn."""

from __future__ import annotations

from farfield.rules.game import Game
from farfield.table.bodies import Points, Result
from farfield.words.ends import why_it_ended
from farfield.words.messages import Messages
from farfield.words.telling import Teller


def result(game: Game, teller: Teller, messages: Messages, is_open: bool) -> Result | None:
    """None while the game runs. `is_open`: everybody may have its seed."""
    if not game.over:
        return None
    points = [Points(x.turn, x.args[0], x.args[2]) for x in game.events() if x.kind == "gains-points"]
    said = messages.say(why_it_ended(teller))
    return Result([*game.winners], said, points, game.turn, str(game.seed) if is_open else "", len(game.answers or ()))
