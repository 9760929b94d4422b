"""Looks for puzzles in games that programs play: positions with one best line, proven by going through all of them.

`python -m farfield.lab.puzzles --mode duel --games 200 --seed 1 --keep found.jsonl` adds what it finds to a file.

With `--last-point` it looks for positions of Lane Legends in which one point is missing and holding the Farfield wins,
whatever else could be done: so what is proven is best for whoever wants to win, without being told what to look for.
Programs are held to those (`tests/players/test_expert_in_lanes.py`).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from farfield.errors import FarfieldError
from farfield.games import Known, Position, start
from farfield.games.position.pieces import HeldLike, card_of
from farfield.lab.random_decks import allowed
from farfield.players import Player, answer_one
from farfield.players.by_name import PROGRAMS
from farfield.players.trying_out import quiet
from farfield.puzzles.goals import NPC_ACTS, Goal, calm
from farfield.puzzles.proof import LOST, Prover, TooLarge, answers
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.lane import FARFIELD, NEARFIELD
from farfield.rules.state import Decision
from farfield.rules.terms import Q_FOCUS, Q_MAIN, Q_PRIORITY

LEVELS: Final = ("easy", "normal", "rule-of-thumb", "hard")
"""Who is asked: a puzzle is the harder the more of them fail."""
FEWEST: Final = 3  # answers to choose the first from
SHORTEST: Final = 2  # answers that it takes at least
LONGEST: Final = 5
MOST: Final = 350  # positions that are looked at
DECK: Final = 6  # so many cards of a deck are kept where nobody looks into it
HAND: Final = 3  # cards of the own hand that are kept
GEAR: Final = ("Annie with gear", "Garen with gear", "Lux with gear", "Master Yi with gear")
STARTER: Final = ("Annie", "Garen", "Lux", "Master Yi")
PRESETS: Final = ("calm", "standard", "storm")
MOST_ANSWERS: Final = 3_000
MOST_OF_A_KIND: Final = 1  # puzzles of one game
KNOWN_DECK: Final = 4  # cards of a lane's deck that are kept, all known: what is drawn and dealt needs no luck
DEALS: Final = 3  # ways in which such a deck is laid


def game_of(mode: str, seed: int) -> Game:
    dice = Random(seed)
    if mode == "lanes":
        deck = dice.choice(GEAR) if dice.random() < 0.5 else allowed().table(dice.randrange(10**9), 1)[0]
        return start([deck], seed, mode="lanes", options=dice.choice(PRESETS))
    if dice.random() < 0.5:
        return start([dice.choice(STARTER + GEAR) for _ in range(2)], seed)
    return start(list(allowed().table(dice.randrange(10**9), 2)), seed)


def candidates(game: Game, decision: Decision) -> Iterator[Goal]:
    """What one might ask for here, the rarer first."""
    seat = decision.seat
    fields = range(len(game.battlefields))
    places = [game.places[i] for i in game.battlefields]
    showdown = game.arenas[decision.arena].showdown
    if decision.kind in (Q_FOCUS, Q_PRIORITY) and showdown >= 0 and len(decision.options) > 1:
        at = [i for i in fields if game.battlefields[i] == showdown and game.places[showdown].controller == seat]
        if at and (isinstance(game.mode, LaneLegends) or game.turn_seat != seat):
            yield Goal("hold", (at[0],))
    if decision.kind != Q_MAIN or not calm(game) or len(decision.options) < FEWEST:
        return
    others = [i for i in fields if places[i].controller != seat]
    if isinstance(game.mode, LaneLegends):
        yield from baits(game, seat)
        near = [i for i in fields if places[i].lane_spot == NEARFIELD]
        far = [i for i in others if places[i].lane_spot > NEARFIELD]
        if places[near[0]].controller == seat:
            yield Goal("save", tuple(near))
        if far:
            yield Goal("take", (far[0],))
    elif others:
        yield Goal("win")
        yield Goal("take", tuple(fields))


def baits(game: Game, seat: int) -> Iterator[Goal]:
    """Each unit at a held battlefield, if a Thrall beyond it wears a Strike."""
    places = [game.places[i] for i in game.battlefields]
    striking = [
        place.lane_spot
        for place in game.places
        if any(worn(game, id, "Strike") and game.card(id).controller != seat for id in place.units)
    ]
    own = Counter(game.card(id).printed.name for place in game.places for id in place.units)
    for i, place in enumerate(places):
        if place.controller == seat and any(spot > place.lane_spot for spot in striking):
            for id in place.units:
                name = game.card(id).printed.name
                if own[name] == 1:
                    yield Goal("bait", (i,), name)


def worn(game: Game, unit: int, gear: str) -> bool:
    return any(game.card(id).printed.name == gear for id in game.card(unit).attachments or ())


def struck(game: Game, goal: Goal, seat: int) -> bool:
    """If nothing is done, does a Strike choose the unit of a bait? What the NPC leaves by itself needs no bait."""
    turn = game.turn
    named = {id for place in game.places for id in place.units if game.card(id).printed.name == goal.unit}
    for _ in range(60):
        if goal.standing(game, seat, turn) != "open":
            break
        decision = game.decisions()[0]
        game.choose(decision, quiet(decision.options))
    chosen = {x.objects[-1] for x in game.events() if x.kind == "strike"}
    return bool(chosen & named) and goal.standing(game, seat, turn) == "lost"


def tidy(position: Position, seat: int, goal: Goal, dice: Random) -> Position:
    """Without what would only make it long: an opponent's hand, all but so many cards of the own one, and most of what
    lies in decks. Where the NPC acts, the few that are left are known: then nothing hangs on luck. To win, as many
    points are missing as there are battlefields to take."""
    seats = list(position.seats)
    for i, one in enumerate(seats):
        deck = list(one.deck or ())
        if i != seat:
            deck += one.hand
            one = replace(one, hand=())
        elif len(one.hand) > HAND:
            one = replace(one, hand=[one.hand[k] for k in sorted(dice.sample(range(len(one.hand)), HAND))])
        kept = known(deck, dice) if goal.kind in NPC_ACTS else [*deck[: DECK - 1], *deck[-1:]]
        runes = ", ".join(one.rune_deck.split(", ")[:2])
        seats[i] = replace(one, deck=kept, rune_deck=runes)
    if goal.kind == "win":
        taken = sum([field.controller != seat for field in position.fields])
        score = position.victory_score or 8
        seats[seat] = replace(seats[seat], points=max(seats[seat].points, score - max(taken, 1)))
    return replace(position, seats=seats, seed=1, every_window=False)


def known(deck: list[HeldLike], dice: Random) -> list[HeldLike]:
    """A few cards of it, no two alike, in an order that everybody knows."""
    names = sorted({str(card_of(x)) for x in deck})
    return [Known(name) for name in dice.sample(names, min(KNOWN_DECK, len(names)))]


def last_points(seed: int) -> Iterator[dict[str, object]]:
    """Where a point is missing and the Farfield can be held for certain, but not whatever one does: one of a game."""
    game, dice = game_of("lanes", seed), Random(seed)
    players, waiting, turn = [PROGRAMS["thumb-1"](seed)], set[int](), 0
    for _ in range(MOST_ANSWERS):
        if game.over:
            return
        decision = game.decisions()[0]
        if decision.kind == Q_MAIN and calm(game) and len(decision.options) >= FEWEST and game.turn != turn:
            turn = game.turn
            fields = range(len(game.battlefields))
            goal = Goal("save", tuple(i for i in fields if game.places[game.battlefields[i]].lane_spot == FARFIELD))
            try:
                one = proven(a_point_short(tidy(Position.of(game), 0, goal, dice)), goal)
            except (TooLarge, FarfieldError):
                one = None
            if one is not None:
                yield {**one, "from": seed}
                return
        answer_one(game, players, waiting)


def a_point_short(position: Position) -> Position:
    (seat,) = position.seats
    return replace(position, seats=[replace(seat, points=position.start().standing().goal - 1)])


def proven(position: Position, goal: Goal) -> dict[str, object] | None:
    """What is to be kept of it, if there is a line that wins and not everything begins one."""
    game = position.start()
    prover = Prover(goal, 0, game, MOST)
    length = prover.shortest(game, LONGEST)
    if not 1 <= length < LOST or len(prover.solving(game, LONGEST)) == len(answers(game, game.decisions()[0])):
        return None
    return {
        "goal": goal.kind, "fields": list(goal.fields), "seat": 0, "length": length,
        "failed": [name for name in (*LEVELS, "expert") if not solves(name, position, 0, goal)],
        "line": prover.line(game, length), "position": position.text(),
    }  # fmt: skip


def judged(position: Position, seat: int, goal: Goal) -> dict[str, object] | None:
    """What is to be kept of it, if it is a puzzle."""
    game = position.start()
    decision = game.decisions()[0]
    if decision.seat != seat or len(answers(game, decision)) < FEWEST or hides(game, seat):
        return None
    if goal.kind == "bait" and not struck(position.start(), goal, seat):
        return None
    prover = Prover(goal, seat, game, MOST)
    length = prover.shortest(game, LONGEST)
    if not SHORTEST <= length < LOST:
        return None
    solving = prover.solving(game, length)
    if len(solving) == len(answers(game, decision)) or len(prover.deeds(game, length)) != 1:
        return None
    failed = [name for name in LEVELS if not solves(name, position, seat, goal)]
    if not failed and goal.kind != "hold":
        return None  # everybody sees it
    return {
        "mode": "lanes" if isinstance(game.mode, LaneLegends) else "duel",
        "goal": goal.kind,
        "fields": list(goal.fields),
        **({"unit": goal.unit} if goal.unit else {}),
        "seat": seat,
        "failed": failed,
        "positions": prover.positions,
        "length": length,
        "first": len(solving),
        "of": len(answers(game, decision)),
        "line": prover.line(game, length),
        "position": position.text(),
    }


def hides(game: Game, seat: int) -> bool:
    """Has an opponent hidden a card?"""
    return any(game.card(id).controller != seat for place in game.places for id in place.facedown)


def solves(name: str, position: Position, seat: int, goal: Goal) -> bool:
    """Does a program reach the goal, if it plays as it always does?"""
    game = position.start()
    players: list[Player | None] = [PROGRAMS["rule-of-thumb"](2) for _ in range(game.players)]
    players[seat] = PROGRAMS[name](1)
    turn, waiting = game.turn, set[int]()
    for _ in range(200):
        standing = goal.standing(game, seat, turn)
        if standing != "open" or not answer_one(game, players, waiting):
            break
    return standing == "done"


def search(mode: str, seed: int) -> Iterator[dict[str, object]]:
    """The puzzles of one game: at most a few of each kind."""
    game = game_of(mode, seed)
    dice = Random(seed)
    players: list[Player | None] = [
        PROGRAMS["thumb-1" if mode == "lanes" else dice.choice(("normal", "rule-of-thumb", "thumb-1.1"))](seed + i)
        for i in range(game.players)
    ]
    waiting: set[int] = set()
    found: Counter[str] = Counter()
    looked: set[tuple[int, int, str]] = set()
    for _ in range(MOST_ANSWERS):
        if game.over:
            break
        decision = game.decisions()[0]
        for goal in candidates(game, decision):
            key = (game.turn, decision.seat, goal.kind + str(goal.fields))
            if found[goal.kind] == MOST_OF_A_KIND or key in looked:
                continue
            for _ in range(DEALS if goal.kind in NPC_ACTS else 1):
                try:
                    one = judged(tidy(Position.of(game), decision.seat, goal, dice), decision.seat, goal)
                except TooLarge:
                    continue  # perhaps later in the turn
                except FarfieldError:
                    continue
                looked.add(key)
                if one is not None:
                    found[goal.kind] += 1
                    yield {**one, "from": seed}
                    break
        if not answer_one(game, players, waiting):
            break


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m farfield.lab.puzzles", description=__doc__)
    parser.add_argument("--mode", choices=("duel", "lanes"), default="duel")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, required=True)
    parser.add_argument("--last-point", action="store_true", help="of Lane Legends, what wins; no puzzles")
    told = parser.parse_args()
    with told.keep.open("a") as file:
        for seed in range(told.seed, told.seed + told.games):
            for one in last_points(seed) if told.last_point else search(told.mode, seed):
                print(json.dumps(one), file=file, flush=True)
                print(seed, one["goal"], one["length"], one["failed"], one["line"], flush=True)


if __name__ == "__main__":
    main()
