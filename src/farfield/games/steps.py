"""A recorded game line by line: the table as it was right after a line of its log.

>>> from farfield.games import start
>>> game = start(["Garen"], seed=7, mode="lanes")
>>> while game.turn < 2:
...     game.choose(game.decisions()[0], game.decisions()[0].options[-1])
>>> told = [n for n, event in enumerate(game.events()) if event.kind == "thrall"]
>>> [sum(len(place.units) for place in then.places) for then in pictures(game, told).values()][:1]
[1]
"""

from __future__ import annotations

from collections.abc import Collection

from farfield.rules.game import Game


def pictures(game: Game, lines: Collection[int]) -> dict[int, Game]:
    """For each of these lines, by its number: the game at that moment, to look at. It is the middle of something, so it
    cannot go on from there. Lines from before the first answer, and lines that are not there, are left out."""
    wanted = {n for n in lines if 0 <= n < len(game.events())}
    near = [x for x in game.snapshots if wanted and x.events <= min(wanted)]
    if not near:
        return {}
    again = game.as_of(near[-1])
    again.picture(sorted(wanted))
    for answer in (game.answers or [])[near[-1].answers :]:
        again.give(answer)
        if len(again.events()) > max(wanted):
            break
    return again.pictures()
