"""Why a game ended: the same sentence on the result screen and in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from farfield.words.messages import Listed, Said

if TYPE_CHECKING:
    from farfield.words.telling import Teller


def why_it_ended(teller: Teller) -> Said:
    """Who won or lost a game that is over, and by what."""
    return _against_the_game(teller) if teller.lanes else _among_players(teller)


def _against_the_game(teller: Teller) -> Said:
    """A team wins and loses as one; a player alone is spoken of as such."""
    game = teller.game
    points = game.sides[0].points
    who = teller.person(0) if teller.alone else {}
    kind = "alone" if teller.alone else "team"
    if game.winners:
        return Said(f"result-{kind}-won", {"points": points, "goal": game.victory_score, **who})
    why = next((x for x in reversed(game.events()) if x.kind in ("burns-out", "concedes")), None)
    if why is None:
        return Said(f"result-{kind}-lost", {"points": points, **who})
    return Said(f"result-{kind}-{why.kind}", {"points": points, **teller.person(why.args[0])})


def _among_players(teller: Teller) -> Said:
    game = teller.game
    if not game.winners:
        return Said("result-nobody")
    winner = game.winners[0]
    others = [seat for seat in range(game.players) if seat not in game.winners]
    loser = max(others, key=lambda seat: game.sides[seat].points)
    conceded = game.ended_by == "concession"
    if conceded:
        loser = next((x.args[0] for x in reversed(game.events()) if x.kind == "concedes"), loser)
    points, other = game.sides[winner].points, game.sides[loser].points
    if len(game.winners) > 1:
        team = Listed(tuple(teller.names[seat] for seat in game.winners))
        if conceded:
            return Said("result-pair-conceded", {"list": team, "loser": teller.names[loser]})
        return Said("result-pair-won", {"list": team, "points": points, "other": other})
    if conceded:
        lost = teller.person(loser)
        return Said("result-conceded", {"loser": lost["who"], "lost": lost["me"], **teller.person(winner)})
    return Said("result-won", {"points": points, "other": other, **teller.person(winner)})
