"""Why a game ended, in words, and the score by turn."""

from __future__ import annotations

from farfield.rules.game import Game
from farfield.table.bodies import Points, Result
from farfield.words.messages import Listed, Messages, Said
from farfield.words.telling import Teller


def result(game: Game, teller: Teller, messages: Messages) -> Result | None:
    """None while the game runs."""
    if not game.over:
        return None
    s = game.state
    said = _of_team(game, teller) if teller.lanes else _of_players(game, teller)
    points = [Points(x.turn, x.args[0], x.args[2]) for x in game.events() if x.kind == "gains-points"]
    return Result(game.winners, messages.say(said), points, s.turn, str(s.seed), len(game.answers or ()))


def _of_team(game: Game, teller: Teller) -> Said:
    s = game.state
    points = s.sides[0].points
    if game.winners:
        return Said("result-team-won", {"points": points, "goal": s.victory_score})
    why = next((x for x in reversed(game.events()) if x.kind in ("burns-out", "concedes")), None)
    if why is None:
        return Said("result-team-lost", {"points": points})
    return Said(f"result-team-{why.kind}", {"points": points, **teller.person(why.args[0])})


def _of_players(game: Game, teller: Teller) -> Said:
    s = game.state
    if not game.winners:
        return Said("result-nobody")
    winner = game.winners[0]
    others = [seat for seat in range(s.players) if seat not in game.winners]
    loser = max(others, key=lambda seat: s.sides[seat].points)
    conceded = s.loser_reason == "concession"
    if conceded:
        loser = next((x.args[0] for x in reversed(game.events()) if x.kind == "concedes"), loser)
    points, other = s.sides[winner].points, s.sides[loser].points
    if len(game.winners) > 1:
        team = Listed(tuple(teller.names[seat] for seat in game.winners))
        if conceded:
            return Said("result-pair-conceded", {"list": team, "loser": teller.names[loser]})
        return Said("result-pair-won", {"list": team, "points": points, "other": other})
    if conceded:
        lost = teller.person(loser)
        return Said("result-conceded", {"loser": lost["who"], "lost": lost["me"], **teller.person(winner)})
    return Said("result-won", {"points": points, "other": other, **teller.person(winner)})
