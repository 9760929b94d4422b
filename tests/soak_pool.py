"""Random games with random legal decks of all complete cards: each card seen in play, each ability fired.

python -m tests.soak_pool        10,000 games in Duel, 2v2 and Lane Legends (one to four players), then more about what
python -m tests.soak_pool 500    was not seen or did not fire

It fails on a forbidden state, a crash, a stuck game, a record that plays otherwise the second time, a card not seen, or
an ability that never fired and has no reason in bulk/never_fired.toml.

The whole list, card by card, is written to build/pool-report.txt. `firing.py` says what firing is.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.progress import track

from farfield.cards.catalogue import lexicon, printed, supported
from farfield.cards.facts import facts
from farfield.cards.tokens import TOKENS
from farfield.decks import legality
from farfield.games import loadout
from farfield.lab.random_decks import complete
from farfield.rules.game import Game, new_game
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.turn import loop
from tests import lane_games
from tests.firing import Ability, fired, given, in_play, lines, replaced
from tests.random_games import Tally, play_out

GAMES: Final = 10_000
SHARES: Final = {"duel": 6, "2v2": 2, "lanes": 2}
"""Of ten games so many are of this mode."""
FIRST_SEED: Final = 3_000_000
AT_ONCE: Final = 20
MORE: Final = 40
"""So many games at most about a card that was not seen, or of which something has not fired."""
REASONS: Final = Path(__file__).parent / "bulk" / "never_fired.toml"
REPORT: Final = Path(__file__).parent.parent / "build" / "pool-report.txt"


@dataclass
class Found:
    """What a number of games amounted to."""

    games: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    """In how many games a card was in play."""
    fired: set[Ability] = field(default_factory=set)
    findings: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        self.games += other.games
        self.seen += other.seen
        self.fired |= other.fired
        self.findings += other.findings


def modes() -> list[str]:
    """The modes in the order of ten games."""
    return [mode for mode, share in SHARES.items() for _ in range(share)]


def begin(mode: str, seed: int, about: str = "", face: Printed | None = None) -> Game:
    """A game of legal decks; `face`: with this card in place of those of its name."""
    seats = {"duel": 2, "2v2": 4}.get(mode, seed % 4 + 1)
    decks = complete().table(seed, seats, about)
    if face is None:
        wrong = [str(finding) for deck in decks for finding in legality(deck, mode, bans=False)]
        assert wrong == [], f"seed {seed}: {wrong}"
    loadouts = [loadout(deck) for deck in decks]
    if face is not None:
        loadouts = [replaced(each, face) for each in loadouts]
    words = lexicon(None)
    if mode == "duel":
        return new_game(Duel(), loadouts, seed, lexicon=words)
    if mode == "2v2":
        teams = TwoVsTwo(False)
        return new_game(teams, loadouts, seed, teams=teams.teams(seats), lexicon=words)
    return new_game(LaneLegends(Modifiers()), loadouts, seed, True, [0] * seats, seats, lexicon=words)


def play(mode: str, seed: int, found: Found, known: set[Ability], about: str = "") -> None:
    """One game to its end, with the checker of forbidden states looking on; then what fired that had not yet."""
    game = begin(mode, seed, about)
    if mode == "lanes":
        lane_games.play_out(game, seed, Counter())
    else:
        play_out(game, seed, Tally())
    found.games[mode] += 1
    names = in_play(game)
    found.seen.update(names)
    answers = given(game, begin(mode, seed, about))
    for name in sorted(names):
        for ability in abilities(name):
            if ability not in known and ability not in found.fired:
                if fired(game, answers, ability, lambda face: begin(mode, seed, about, face)):
                    found.fired.add(ability)


def abilities(name: str) -> list[Ability]:
    """What is to fire. Tokens are made by texts, and what a rune does is in the rules: neither can be taken away."""
    if name not in supported() or name in TOKENS or facts(name).type == "rune":
        return []
    return [(name, number) for number in range(lines(name))]


@dataclass(frozen=True)
class Job:
    """Some games for a process of its own."""

    first: int
    count: int
    about: str = ""
    known: frozenset[Ability] = frozenset()


def work(job: Job) -> Found:
    """One game that breaks off does not hide what the others would have shown."""
    found = Found()
    for seed in range(job.first, job.first + job.count):
        mode = modes()[seed % 10] if not job.about else ("duel", "duel", "2v2", "lanes")[seed % 4]
        try:
            play(mode, seed, found, set(job.known), job.about)
        except Exception as error:
            about = f" about {job.about}" if job.about else ""
            found.findings.append(f"{mode} {seed}{about}: {type(error).__name__}: {error}")
    return found


def all_cards() -> set[str]:
    """Every complete card that a deck can hold."""
    return set(complete().order)


def missing(found: Found) -> list[Ability]:
    return [x for name in sorted(all_cards()) for x in abilities(name) if x not in found.fired]


def reasons() -> dict[str, dict[str, str]]:
    """By card and number of the ability: why no such game makes it fire."""
    text: dict[str, dict[str, str]] = tomllib.loads(REASONS.read_text(encoding="utf-8"))
    return text


def soak(games: int) -> Found:
    found = Found()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        starts = list(range(FIRST_SEED, FIRST_SEED + games, AT_ONCE))
        rounds = max(1, len(starts) // 10)
        for some in track([starts[i : i + rounds] for i in range(0, len(starts), rounds)], f"{games} games"):
            known = frozenset(found.fired)
            for part in pool.map(work, [Job(first, AT_ONCE, "", known) for first in some]):
                found.add(part)
        for again in range(MORE // AT_ONCE):
            for part in pool.map(work, list(wanted(found, games, again))):
                found.add(part)
    return found


def wanted(found: Found, games: int, again: int) -> Iterator[Job]:
    """Games about each card that was not seen, or of which an ability has not fired and has no reason not to."""
    explained = reasons()
    cards = {name for name in all_cards() if not found.seen[name]}
    cards |= {name for name, number in missing(found) if str(number) not in explained.get(name, {})}
    for i, name in enumerate(sorted(cards)):
        first = FIRST_SEED + games + (again * len(all_cards()) + i) * AT_ONCE
        yield Job(first, AT_ONCE, name, frozenset(found.fired))


def line_of(ability: Ability) -> str:
    name, number = ability
    face = printed(name)
    return f"{name}, {number}: {(*face.abilities, *face.effect_text)[number]}"


def report(found: Found) -> str:
    """All of it, the least seen first."""
    explained = reasons()
    never = missing(found)
    total = sum(len(abilities(name)) for name in all_cards())
    out = [f"{sum(found.games.values())} games ({', '.join(f'{mode} {n}' for mode, n in found.games.items())})"]
    out += [f"FINDING: {finding}" for finding in found.findings]
    out += [f"{sum(found.seen[name] > 0 for name in all_cards())} of {len(all_cards())} cards seen in play"]
    out += [f"NOT SEEN: {name}" for name in sorted(all_cards()) if not found.seen[name]]
    out += [f"{total - len(never)} of {total} abilities fired"]
    for ability in never:
        reason = explained.get(ability[0], {}).get(str(ability[1]))
        out.append(f"never: {line_of(ability)}: {reason}" if reason else f"NEVER FIRED, NO REASON: {line_of(ability)}")
    for name, why in explained.items():
        for number in why:
            if (name, int(number)) in found.fired:
                out.append(f"has a reason not to fire, and fired: {line_of((name, int(number)))}")
    out += ["", "games in which a card was in play:"]
    out += [f"{found.seen[name]:>6}  {name}" for name in sorted(found.seen, key=lambda x: (found.seen[x], x))]
    return "\n".join(out) + "\n"


def failed(found: Found) -> bool:
    explained = reasons()
    return (
        bool(found.findings)
        or any(not found.seen[name] for name in all_cards())
        or any(str(number) not in explained.get(name, {}) for name, number in missing(found))
    )


def main(games: int) -> int:
    print(f"engine: {'interpreted' if (loop.__file__ or '').endswith('.py') else 'compiled'}")
    found = soak(games)
    text = report(found)
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(text, encoding="utf-8")
    print(text.partition("\n\n")[0])
    print(f"card by card: {REPORT.relative_to(REPORT.parent.parent)}")
    return 1 if failed(found) else 0


if __name__ == "__main__":
    raise SystemExit(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES))
