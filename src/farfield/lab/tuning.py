"""Which swaps make a deck better? Many are tried a little, few of them much, and the last ones on deals of their own.

A swap takes all copies of a card out and puts as many of another in, as far as the deck stays legal. Every deal is
played with the deck as it is and with each swap: the same seed, the same opponent, and the new card lies where the old
one lay, so that most of the luck is the same for both. What is left after several rounds of halving is tested on fresh
deals, with intervals wide enough that all of them hold at once in 95 of 100 searches.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from farfield import __version__
from farfield.cards.catalogue import supported
from farfield.cards.facts import CardFacts, facts, find
from farfield.cards.progress import sets
from farfield.decks import Deck, as_played, legality
from farfield.decks.legality import MOST_OF_A_NAME
from farfield.errors import excerpt
from farfield.games import Settings
from farfield.lab import counting, running
from farfield.lab.counting import DOUBT, Mean, Tally, counted
from farfield.lab.keeping import Key
from farfield.lab.plans import BadPlan, check_decks, check_mode, check_most, check_player, dice_of, digest
from farfield.lab.playing import dealt, share
from farfield.lab.random_decks import MAIN_TYPES, fits

FINALISTS: Final = 4
LEAST: Final = 20  # deals that a finalist is tested on, at least
FIRST: Final = 2  # deals that each swap gets in the first round, at least
SCREEN, TEST = "screen", "test"
LONGEST_POOL: Final = 200_000  # characters of a file


@dataclass(frozen=True)
class Swap:
    """So many copies of one card for as many of another."""

    copies: int
    out: str
    into: str

    def of(self, deck: Deck) -> Deck:
        """The deck with it."""
        counts = {name: count for count, name in deck.main}
        counts[self.out] -= self.copies
        counts[self.into] = counts.get(self.into, 0) + self.copies
        return replace(deck, main=tuple((count, name) for name, count in counts.items() if count))


@dataclass(frozen=True)
class Plan:
    """What is to be tried; all of it is known before the first game."""

    deck: Deck
    against: tuple[Deck, ...]
    pool: tuple[str, ...] | None = None
    """The cards that may come in; all complete ones if none are named."""
    player: str = "rule-of-thumb"
    games: int = 4000
    """No more than so many in all."""
    seed: int = 1
    mode: str = "duel"
    preset: str = "standard"

    @property
    def base(self) -> Deck:
        """A starter deck is legal with one battlefield only as it was sold: changed, it has to bring three."""
        return as_played(self.deck, "match")

    @property
    def each(self) -> int:
        """Games of a deal: in a Duel the seats are swapped."""
        return 2 if self.mode == "duel" else 1

    @property
    def finalists(self) -> int:
        return min(FINALISTS, self.games // self.each // 2 // LEAST - 1)

    @property
    def tested(self) -> int:
        """On how many deals each finalist is tested: half of all games go there."""
        return self.games // self.each // 2 // (self.finalists + 1)

    def check(self) -> None:
        """Raises `BadPlan` if it cannot be played."""
        check_player(self.player)
        check_mode(self.mode, self.preset)
        check_most(self.games)
        if self.finalists < 1:
            text = "{games} games are too few to tell one swap from luck. Ask for {least} at least."
            raise BadPlan("lab-too-few-games", text, {"games": self.games, "least": 4 * LEAST * self.each})
        others = self.against if self.mode == "duel" else ()
        check_decks((self.base, *others), self.mode)


@dataclass(frozen=True)
class Round:
    """So many swaps, each on the deals up to a number."""

    swaps: int
    deals: int


def rounds(plan: Plan, candidates: int) -> list[Round]:
    """The half of the games that is not for testing, in equal parts, with half of the swaps left each time."""
    deals = plan.games // plan.each - plan.tested * (plan.finalists + 1)
    swaps, last = min(candidates, plan.finalists), plan.finalists
    number = 0
    while last < candidates and deals // (number + 1) // (2 * last + 1) >= FIRST:
        number += 1
        last *= 2
        swaps = min(candidates, last)
    out: list[Round] = []
    done = 0
    for k in range(number):
        some = max(plan.finalists, math.ceil(swaps / 2**k))
        done += deals // number // (some + 1)
        out.append(Round(some, done))
    return out


def pool_of(given: Sequence[str]) -> tuple[str, ...] | None:
    """Cards by name, by set, or from a file with a card in each line."""
    if not given:
        return None
    out: dict[str, None] = {}
    for one in given:
        for card in _meant(one):
            if card.name not in supported():
                text = "{card} is not complete, so it cannot be tried. Leave it out."
                raise BadPlan("lab-pool-card", text, {"card": card.name})
            out[card.name] = None
    if not out:
        text = "There is no card in {pool}. Name some, or no pool for all cards."
        raise BadPlan("lab-pool-empty", text, {"pool": excerpt(", ".join(given))})
    return tuple(out)


def _meant(given: str) -> Iterator[CardFacts]:
    wanted = given.strip().lower()
    for one in sets():
        if wanted in (one.code.lower(), one.name.lower()):
            yield from (card for card in one.cards if card.name in supported())
            return
    path = Path(given)
    if len(given) < 200 and path.is_file():
        for line in path.read_text(encoding="utf-8", errors="replace")[:LONGEST_POOL].splitlines():
            name = re.sub(r"^\s*[0-9]{0,3}x?\s+", "", f" {line}").strip()
            if name and not name.startswith("#") and not name.endswith(":"):
                yield find(name)
        return
    yield find(given)


def swaps(plan: Plan) -> list[Swap]:
    """Every swap that leaves the deck legal as far as numbers go. Each card comes in once before any comes in twice."""
    deck = plan.base
    legend = facts(deck.legend)
    cards = sorted(set(supported() if plan.pool is None else plan.pool))
    ins = [card for card in map(facts, cards) if card.type in MAIN_TYPES and not card.is_token and fits(card, legend)]
    outs = [(count - (name == deck.champion), name) for count, name in deck.main]  # one of it is the Chosen Champion
    outs = [one for one in outs if one[0]]
    dice = Random(f"tune {plan.seed}")
    dice.shuffle(ins)
    dice.shuffle(outs)
    found: list[Swap] = []
    for turn in range(len(outs)):
        for i, card in enumerate(ins):
            count, out = outs[(i + turn) % len(outs)]
            most = 1 if card.unique else MOST_OF_A_NAME
            copies = min(count, most - deck.copies(card.name, with_sideboard=True))
            if copies > 0 and out != card.name:
                found.append(Swap(copies, out, card.name))
    return found


def legal(plan: Plan, all_: Sequence[Swap], most: int) -> list[Swap]:
    """The first so many after which the deck is legal."""
    out: list[Swap] = []
    for swap in all_:
        if not legality(swap.of(plan.base), plan.mode):
            out.append(swap)
            if len(out) == most:
                break
    return out


@dataclass(frozen=True)
class Deal:
    """One deal, with a swap or as the deck is."""

    plan: Plan
    swap: Swap | None
    stage: str
    number: int


def name_of(deal: Deal) -> Key:
    plan, swap = deal.plan, deal.swap
    other = digest(plan.against[deal.number % len(plan.against)]) if plan.mode == "duel" else plan.preset
    named = (swap.copies, swap.out, swap.into) if swap is not None else (0, "", "")
    return (digest(plan.deck), other, plan.player, *named, deal.stage, deal.number)


def play(deal: Deal) -> list[float]:
    """The share of the games won, and the final score."""
    plan, base = deal.plan, deal.plan.base
    deck = deal.swap.of(base) if deal.swap is not None else base
    dice = dice_of("tune", plan.seed, digest(base), deal.stage, deal.number)
    order = [name for count, name in base.main for _ in range(count)]
    order.remove(base.champion)
    if deal.swap is not None:  # the new cards lie where the old ones lay
        for _ in range(deal.swap.copies):
            order[order.index(deal.swap.out)] = deal.swap.into
    if plan.mode == "lanes":
        game = dealt(Settings.of(deck, seed=dice, mode="lanes", options=plan.preset), 0, order, plan.player)
        return [float(bool(game.winners)), float(game.sides[0].points)]
    other = plan.against[deal.number % len(plan.against)]
    won = points = 0.0
    for seat in (0, 1):
        decks = (deck, other) if seat == 0 else (other, deck)
        game = dealt(Settings.of(*decks, seed=dice), seat, order, plan.player)
        won += share(game, seat) / 2
        points += game.sides[seat].points / 2
    return [won, points]


@dataclass
class Tested:
    """A swap on fresh deals. In a Duel the difference is that of the games won, in Lane Legends that of the score."""

    swap: Swap
    tally: Tally
    difference: Mean

    @property
    def helps(self) -> bool:
        return self.difference.low > 0


@dataclass
class Tuned:
    """What a search came to."""

    possible: int = 0
    """Swaps there are."""
    rounds: list[Round] = field(default_factory=list)
    games: int = 0
    tally: Tally = field(default_factory=Tally)
    """The deck as it is, on the fresh deals."""
    tested: list[Tested] = field(default_factory=list)
    """The finalists, the most helpful first."""

    @property
    def tried(self) -> int:
        return self.rounds[0].swaps if self.rounds else len(self.tested)

    @property
    def helping(self) -> list[Tested]:
        return [one for one in self.tested if one.helps]


class Search:
    """The games of one search, deal by deal."""

    def __init__(self, plan: Plan, here: running.Runs, tell: running.Tell | None) -> None:
        self.plan = plan
        self.here = here
        self.tell = tell
        self.games = 0
        self.came: dict[tuple[Swap | None, str, int], list[float]] = {}

    def play(self, those: Sequence[Swap], stage: str, first: int, last: int) -> None:
        """Each deal from one number up to another, as the deck is and with each of these swaps."""
        every = [Deal(self.plan, swap, stage, n) for n in range(first, last) for swap in (None, *those)]
        for deal, came in self.here.results(play, every, name_of):
            self.came[deal.swap, stage, deal.number] = came
            self.games += self.plan.each
            if self.tell is not None:
                self.tell(self.games, self.plan.games, f"{self.plan.deck.name}: {len(those)}")

    def differences(self, swap: Swap, stage: str, deals: int) -> list[float]:
        what = 0 if self.plan.mode == "duel" else 1
        return [self.came[swap, stage, n][what] - self.came[None, stage, n][what] for n in range(deals)]

    def tally(self, swap: Swap | None, deals: int) -> Tally:
        won = sum(self.came[swap, TEST, n][0] for n in range(deals)) * self.plan.each
        return Tally(won, deals * self.plan.each)


def tune(
    plan: Plan,
    workers: int = 1,
    keep: Path | None = None,
    tell: running.Tell | None = None,
    pool: Executor | None = None,
) -> Tuned:
    """Search as the plan asks for. `pool`: any executor to work in, instead of processes on this machine."""
    plan.check()
    every = swaps(plan)
    wanted = rounds(plan, len(every))
    left = legal(plan, every, wanted[0].swaps if wanted else plan.finalists)
    if not left:
        text = "No card of the pool may take the place of one in {deck}. Name other cards, or none for all."
        raise BadPlan("lab-no-swap", text, {"deck": excerpt(plan.deck.name)})
    out = Tuned(len(every), rounds(plan, len(left)))
    about = {"seed": plan.seed, "mode": plan.mode}
    with running.runs(workers, pool, keep, "tuning", about) as here:
        search = Search(plan, here, tell)
        done = 0
        for k, one in enumerate(out.rounds):
            search.play(left, SCREEN, done, one.deals)
            done = one.deals
            after = out.rounds[k + 1].swaps if k + 1 < len(out.rounds) else plan.finalists
            means = {swap: sum(search.differences(swap, SCREEN, done)) for swap in left}
            left = sorted(left, key=lambda swap: -means[swap])[:after]
        search.play(left, TEST, 0, plan.tested)
        for swap in left:
            # Bonferroni: with so many intervals each has to be the wider.
            found = counting.mean(search.differences(swap, TEST, plan.tested), DOUBT / len(left))
            out.tested.append(Tested(swap, search.tally(swap, plan.tested), found))
        out.tally = search.tally(None, plan.tested)
        out.games = search.games
    out.tested.sort(key=lambda one: -one.difference.mean)
    return out


def as_json(plan: Plan, found: Tuned) -> dict[str, Any]:
    def told(one: Tested) -> Mapping[str, Any]:
        between = {key: round(x, 4) for key, x in asdict(one.difference).items()}
        return {**asdict(one.swap), "difference": between, "with": counted(one.tally), "helps": one.helps}

    return {
        "version": __version__, "deck": plan.deck.name, "mode": plan.mode, "player": plan.player, "seed": plan.seed,
        "preset": plan.preset if plan.mode == "lanes" else None, "games": found.games, "possible": found.possible,
        "tried": found.tried, "rounds": [asdict(one) for one in found.rounds], "deals": plan.tested,
        "measured": "won" if plan.mode == "duel" else "score", "without": counted(found.tally),
        "tested": [told(one) for one in found.tested],
    }  # fmt: skip
