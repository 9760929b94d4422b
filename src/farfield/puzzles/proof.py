"""Proves what a position allows: every line of play up to a length is gone through, as far as the seat can know where
it leads. First all that take one answer, then all that take two, and so on: so the first line found is a shortest, and
that no other is as short is proven with it.

A line solves a puzzle only if nothing can spoil it: whatever the opponent answers (puzzles leave it no hidden card),
and whatever the NPC is dealt from the cards that may lie there. A line on which something comes to light before the
goal is reached – a card is drawn, chance decides – does not count, for it would need luck.
"""

from __future__ import annotations

from typing import Final

from farfield.games.answers import choices
from farfield.players.trying_out import distinct
from farfield.puzzles.goals import NPC_ACTS, Goal, in_lanes
from farfield.rules.game import Game
from farfield.rules.knowing.visibility import knows
from farfield.rules.state import Decision, Option
from farfield.rules.terms import AUTO, DONE, END_TURN, NO, OVERRULE, PASS, Q_MAIN, Q_PAY

MOST: Final = 4_000
"""So many positions are looked at; a puzzle must be smaller than that."""
LONGEST: Final = 8
"""So many answers the shortest line takes at most."""
LOST: Final = 1_000_000
QUIET: Final = (PASS, OVERRULE, DONE, NO, END_TURN)


class TooLarge(Exception):
    """There are more lines than anybody wants to go through."""


class Prover:
    """Goes through the lines of one puzzle; what it has found it remembers. Its methods raise `TooLarge`."""

    def __init__(self, goal: Goal, seat: int, game: Game, most: int = MOST) -> None:
        self.goal = goal
        self.seat = seat
        self.turn = game.turn
        self.phase = game.phase
        self.lanes = in_lanes(game)
        self.start = game.knowledge()
        self.most = most
        self.positions = 0  # looked at, each as often as it was with more answers left
        self.known: dict[int, tuple[int, int]] = {}  # answers left when it was looked at, and how many it takes
        self.worst = ""  # the card whose deal has spoilt a line last

    def shortest(self, game: Game, most: int = LONGEST) -> int:
        """How many answers of the seat reach the goal for certain, at least; passing is none. `LOST`: more than
        `most`, or none do."""
        for left in range(most + 1):
            found = self.length(game, left)
            if found < LOST:
                return found
        return LOST

    def length(self, game: Game, left: int) -> int:
        """The same, if it is not more than `left`."""
        standing = self.goal.standing(game, self.seat, self.turn)
        if standing != "open":
            return 0 if standing == "done" else LOST
        if not self.certain(game):
            return LOST
        hash = game.hash()
        looked, found = self.known.get(hash, (-1, LOST))
        if found <= left:
            return found
        if looked < left:
            self.positions += 1
            if self.positions > self.most:
                raise TooLarge
            self.known[hash] = left, LOST  # a line that comes back to where it was leads nowhere
            found = self.best(game, left)
            self.known[hash] = left, found
            return found
        return LOST

    def certain(self, game: Game) -> bool:
        """Does the seat know how it got here? In a later phase the NPC was dealt something, which is gone through."""
        if not self.lanes and any(side.hand for side in game.sides if side.index != self.seat):
            return False
        return game.phase != self.phase or not game.has_come_to_light(self.start, self.seat)

    def best(self, game: Game, left: int) -> int:
        decision = game.decisions()[0]
        own = decision.seat == self.seat
        out = LOST if own else 0
        for option in answers(game, decision):
            found = self.after(game, decision, option, left)
            out = min(out, found) if own else max(out, found)
            if out == (0 if own else LOST):
                break
        return out

    def effort(self, decision: Decision, option: Option) -> int:
        """1 for an answer of the seat, 0 for passing and for what somebody else answers."""
        return int(decision.seat == self.seat and len(decision.options) > 1 and option.verb not in QUIET)

    def after(self, game: Game, decision: Decision, option: Option, left: int) -> int:
        """How many answers it takes with this one."""
        effort = self.effort(decision, option)
        if effort > left:
            return LOST
        out = 0
        for world in self.worlds(game, decision, option):
            deck = world.sides[self.seat].deck
            dealt = world.card(deck[0]).original.name if deck else ""
            world.choose(world.decisions()[0], option)
            out = max(out, self.length(world, left - effort))
            if out == LOST:
                self.worst = dealt
                return LOST
        return out + effort

    def worlds(self, game: Game, decision: Decision, option: Option) -> list[Game]:
        """The games that the answer may lead into: handing over to the NPC, one for each card it may be dealt."""
        out = [game.copy()]
        deck = game.sides[self.seat].deck
        if self.goal.kind not in NPC_ACTS or option.verb != END_TURN or decision.kind != Q_MAIN or len(deck) < 2:
            return out
        dealt = game.card(deck[0])
        seen = {dealt.original.name}
        for id in deck[1:] if not knows(self.seat, dealt) else ():
            other = game.card(id)
            if other.original.name not in seen and not knows(self.seat, other):
                seen.add(other.original.name)
                world = game.with_exchanged(dealt.id, other.id)
                out.insert(0 if other.original.name == self.worst else len(out), world)
        return out

    # --- what it has found

    def solving(self, game: Game, left: int) -> list[Option]:
        """The answers that solve it from here in so many."""
        decision = game.decisions()[0]
        return [x for x in answers(game, decision) if self.after(game, decision, x, left) <= left]

    def next(self, game: Game, left: int) -> Option | None:
        """What a shortest line begins with, or what an opponent answers to make it longest; None if there is no line
        of at most `left` answers."""
        decision = game.decisions()[0]
        lengths = [(self.after(game, decision, x, left), i) for i, x in enumerate(answers(game, decision))]
        length, i = min(lengths) if decision.seat == self.seat else max(lengths)
        return answers(game, decision)[i] if length <= left else None

    def line(self, game: Game, left: int) -> list[str]:
        """A shortest line in words."""
        game = game.copy()
        out: list[str] = []
        while self.goal.standing(game, self.seat, self.turn) == "open":
            decision, option = game.decisions()[0], self.next(game, left)
            if option is None:
                break
            out.append(choices(game, decision)[decision.options.index(option)])
            left -= self.effort(decision, option)
            game.choose(decision, option)
        return out

    def deeds(self, game: Game, left: int) -> set[tuple[str, ...]]:
        """What the lines of so many answers do, each as a sorted list of them: one, if only their order differs."""
        if self.goal.standing(game, self.seat, self.turn) != "open":
            return {()}
        decision = game.decisions()[0]
        found = self.solving(game, left) if decision.seat == self.seat else [self.next(game, left)]
        out: set[tuple[str, ...]] = set()
        for option in found:
            if option is None:
                continue
            effort = self.effort(decision, option)
            said = [choices(game, decision)[decision.options.index(option)]] if effort else []
            world = game.copy()
            world.choose(world.decisions()[0], option)
            out |= {tuple(sorted([*said, *rest])) for rest in self.deeds(world, left - effort)}
            if len(out) > 1:
                break
        return out


def answers(game: Game, decision: Decision) -> list[Option]:
    """All answers, but for those about an object just like that of another; who pays by itself pays in one way."""
    if decision.kind == Q_PAY and decision.options[0].verb == AUTO:
        return decision.options[:1]
    return distinct(game, decision)
