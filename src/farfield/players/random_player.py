"""Picks uniformly among what is offered; passing is not preferred."""

from __future__ import annotations

from random import Random

from farfield.rules.state import Decision, Option
from farfield.rules.terms import DONE, END_TURN, NO, PASS

from .sight import Sight


class RandomPlayer:
    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed).random

    def choose(self, sight: Sight, decision: Decision) -> Option:
        options = decision.options
        return options[int(self._random() * len(options))]


class EagerPlayer:
    """Random, but biased towards doing something: builds chains that plain random players rarely reach."""

    def __init__(self, seed: int = 0, eagerness: float = 0.8) -> None:
        self._random = Random(seed).random
        self._eagerness = eagerness

    def choose(self, sight: Sight, decision: Decision) -> Option:
        options = decision.options
        if self._random() < self._eagerness:
            deeds = [o for o in options if o.verb not in (PASS, END_TURN, DONE, NO)]
            if deeds:
                options = deeds
        return options[int(self._random() * len(options))]
