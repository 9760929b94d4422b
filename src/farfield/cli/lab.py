"""`farfield lab`: many games, and what they say."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from rich.console import Console
from rich.table import Table

from farfield._version import __version__
from farfield.cli.decks import find_deck, tell_notes
from farfield.cli.terminal import complain, messages_for, screen
from farfield.decks import Deck, UnknownDeck, builtin, starter_decks
from farfield.errors import FarfieldError, excerpt
from farfield.lab import card_use, clusters, deck_report, pages, tuning
from farfield.lab import ladder as ladders
from farfield.lab import matchup as matchups
from farfield.lab.card_use import PLAYED, WAYS, Report
from farfield.lab.counting import Tally, counted
from farfield.lab.figures import Figures
from farfield.lab.files import check_writable, write
from farfield.lab.ladder import Plan, Played, Row
from farfield.lab.plans import BadPlan, DeckRefused
from farfield.lab.running import Progress, Tell
from farfield.words.messages import Messages

Found = TypeVar("Found")
Matchup: TypeAlias = tuple[matchups.Plan, dict[tuple[int, int], matchups.Met]]
LookedAt: TypeAlias = tuple[deck_report.Plan, deck_report.Report]
Search: TypeAlias = tuple[tuning.Plan, tuning.Tuned]
LEVELS = "farfield lab ladder easy normal hard expert --decks starter"


@dataclass(frozen=True)
class How:
    """Where games are played, and where goes what they say."""

    cores: int
    keep: Path | None = None
    json: bool = False
    page: Path | None = None
    parquet: Path | None = None
    dask: str | None = None
    lang: str | None = None


class Here(NamedTuple):
    """Where this run is played, and who is told."""

    cores: int
    pool: Executor | None
    tell: Tell


def run(
    how: How,
    play: Callable[[Here], Found],
    as_json: Callable[[Found], Any],
    show: Callable[[Found, Console], None],
    rows: Callable[[Found], Sequence[Mapping[str, Any]]],
    page: Callable[[Found, Messages], str] | None = None,
    lists: Sequence[str] = (),
) -> int:
    """Play, and tell what came of it; what cannot be played, or written, is said in the reader's language, and what
    cannot be written before anything is played. `lists`: what is read, decks and pools, by name or file."""
    messages = messages_for(how.lang)
    progress = Progress()
    try:
        check_apart(how, lists)
        for path in (how.page, how.parquet):
            if path is not None:
                check_writable(path)
        if how.parquet is not None:
            clusters.check_installed("pyarrow", "parquet")
        if how.dask is None:
            found = play(Here(how.cores, None, progress.tell))
        else:
            with clusters.cluster(how.dask) as (pool, cores):
                found = play(Here(cores, pool, progress.tell))
    except FarfieldError as error:
        return complain(messages, in_words(error, messages))
    except KeyboardInterrupt:
        if how.keep is not None:
            screen(stderr=True).print(messages.get("lab-interrupted", path=str(how.keep)), soft_wrap=True)
        raise
    finally:
        progress.end()
    if how.json:
        json.dump(as_json(found), sys.stdout, indent=2)
        print()
    else:
        show(found, Console())
    try:
        if how.page is not None and page is not None:
            write(how.page, page(found, messages))
        if how.parquet is not None:
            clusters.write_parquet(how.parquet, rows(found))
    except FarfieldError as error:  # the disk may be full by now, but the results have been told
        return complain(messages, error)
    return 0


def check_apart(how: How, lists: Sequence[str]) -> None:
    """Raises `BadPlan` if what is written would destroy what is read, kept or written beside it."""
    taken = {Path(one).resolve() for one in lists if _is_file(one)}
    for path in (how.keep, how.page, how.parquet):
        if path is not None:
            if path.resolve() in taken:
                text = "{path} is named for two things. Name a file for each."
                raise BadPlan("lab-same-file", text, {"path": excerpt(str(path))})
            taken.add(path.resolve())


def check_meant(mode: str, preset: str, against: Sequence[str]) -> None:
    """Raises `BadPlan` if something was asked for that the mode has not: nobody takes Duels for games on Storm."""
    if mode == "duel" and preset != "standard":
        raise BadPlan("lab-preset-duel", "Only Lane Legends has presets. Add --mode lanes, or leave out --preset.")
    if mode == "lanes" and against:
        raise BadPlan("lab-against-lanes", "In Lane Legends a deck plays alone. Leave out --against.")


def _is_file(name: str) -> bool:
    """Whether a deck or a pool is read from a file of this name."""
    try:
        builtin(name)
    except UnknownDeck:
        return "\n" not in name and os.path.isfile(name)
    return False


def in_words(error: FarfieldError, messages: Messages) -> FarfieldError:
    """What is wrong with a deck is said in the same language as that it is."""
    if isinstance(error, DeckRefused):
        error.params["why"] = messages.explain(error.why)
    return error


def ladder(plan: Plan, how: How, named: bool = True) -> int:
    """`named`: the programs were chosen; otherwise it is said how to let the levels play."""

    def show(played: dict[Row, Played], console: Console) -> None:
        messages = messages_for(how.lang)
        for kind in plan.decks:
            console.print(wins(plan, kind, played, messages))
            console.print(elo(plan, kind, played, messages))
        console.print(messages.get("lab-ladder-note"))

    def play(here: Here) -> dict[Row, Played]:
        plan.check()
        if not named:
            screen(stderr=True).print(messages_for(how.lang).get("lab-ladder-levels", command=LEVELS), soft_wrap=True)
        return ladders.climb(plan, here.cores, how.keep, here.tell, here.pool)

    def rows(played: dict[Row, Played]) -> list[dict[str, Any]]:
        return [{**asdict(row), **counted(found.tally), "certain": found.certain} for row, found in played.items()]

    def page(played: dict[Row, Played], messages: Messages) -> str:
        return pages.ladder_page(plan, played, messages)

    return run(how, play, lambda played: ladders.as_json(plan, played), show, rows, page)


def wins(plan: Plan, kind: str, played: dict[Row, Played], messages: Messages) -> Table:
    say, figures = messages.get, Figures(messages.lang)
    decks = say(f"lab-decks-{kind}")
    mode = say(f"mode-{plan.mode}")
    out = Table(title=say("lab-ladder-title", version=__version__, mode=mode, decks=decks, seed=str(plan.seed)))
    for heading in ("lab-player", "lab-against", "lab-won", "report-games", "lab-share", "lab-certain"):
        words = heading in ("lab-player", "lab-against", "lab-certain")
        out.add_column(say(heading), justify="left" if words else "right")
    for one, other, tally, certain in pages.better_first(played, kind):
        yes = say("lab-tune-yes" if certain else "lab-no")
        out.add_row(one, other, f"{tally.won:g}", str(tally.played), figures.share(tally), yes)
    return out


def elo(plan: Plan, kind: str, played: dict[Row, Played], messages: Messages) -> Table:
    say, figures = messages.get, Figures(messages.lang)
    out = Table(title=say("lab-elo", player=plan.players[0], decks=say(f"lab-decks-{kind}")))
    out.add_column(say("lab-player"))
    out.add_column("Elo", justify="right")
    for name, rating in pages.by_elo(plan, played, kind):
        out.add_row(name, figures.mean(rating, sign=True, digits=0) if name != plan.players[0] else "0")
    return out


def matchup(names: Sequence[str], player: str, games: int, seed: int, how: How) -> int:
    def play(here: Here) -> Matchup:
        plan = matchups.Plan(tuple(_deck(name, how.lang) for name in names), player, games, seed)
        return plan, matchups.meet(plan, here.cores, how.keep, here.tell, here.pool)

    def rows(found: Matchup) -> list[dict[str, Any]]:
        return list(matchups.as_json(*found)["rows"])

    def page(found: Matchup, messages: Messages) -> str:
        return pages.matchup_page(*found, messages)

    def show(found: Matchup, console: Console) -> None:
        messages = messages_for(how.lang)
        console.print(table_of(*found, messages))
        won = Figures(messages.lang).won(matchups.began(found[1]))
        console.print(messages.get("report-began", won=won))
        console.print(messages.get("lab-matchup-note"))

    return run(how, play, lambda found: matchups.as_json(*found), show, rows, page, names)


def table_of(plan: matchups.Plan, met: dict[tuple[int, int], matchups.Met], messages: Messages) -> Table:
    """A row for each deck: how it did against each other one, and against all."""
    say, figures = messages.get, Figures(messages.lang)
    how = {"version": __version__, "player": plan.player, "games": str(plan.games), "seed": str(plan.seed)}
    out = Table(title=say("lab-matchup-title", **how))
    out.add_column(say("report-corner"))
    numbers = range(len(plan.decks))
    for deck in plan.decks:
        out.add_column(deck.name, justify="right")
    out.add_column(say("report-overall"), justify="right")
    for i in numbers:
        cells = ["" if i == k else figures.share(matchups.of(plan, met, i, k), 0) for k in numbers]
        out.add_row(plan.decks[i].name, *cells, figures.share(matchups.overall(plan, met, i), 0))
    return out


def deck(
    name: str,
    against: Sequence[str],
    mode: str,
    preset: str,
    player: str,
    games: int,
    seed: int,
    how: How,
) -> int:
    def play(here: Here) -> LookedAt:
        check_meant(mode, preset, against)
        others = tuple(_deck(one, how.lang) for one in against) or tuple(starter_decks())
        plan = deck_report.Plan(_deck(name, how.lang), others, player, games, seed, mode, preset)
        return plan, deck_report.measure(plan, here.cores, how.keep, here.tell, here.pool)

    def show(found: LookedAt, console: Console) -> None:
        tell_deck(*found, messages_for(how.lang), console)

    def page(found: LookedAt, messages: Messages) -> str:
        return pages.deck_page(*found, messages)

    def rows(found: LookedAt) -> list[dict[str, Any]]:
        return found[1].games

    return run(how, play, lambda found: deck_report.as_json(*found), show, rows, page, [name, *against])


def tell_deck(plan: deck_report.Plan, report: deck_report.Report, messages: Messages, console: Console) -> None:
    say, figures, show = messages.get, Figures(messages.lang), console.print
    show(f"{plan.deck.name}: {pages.made(plan, messages)}")
    for name, tally in pages.shares(plan, report, messages):
        show(f"{name}: {figures.won(tally)}")
    show(f"{say('report-mean-turns')}: {figures.mean(report.mean('turns'))}")
    show(f"{say('report-mean-score')}: {figures.mean(report.mean('score'))}")
    for name, whose in ((say("report-own"), "points"), (say("report-other"), "theirs")):
        found = report.points_by_turn(whose)
        if found:
            show(f"{say('report-points')}, {name}: {' · '.join(figures.number(x.mean) for x in found)}")
    show(card_table(plan, report, messages))
    for n, (tally, score) in report.by_put_back().items():
        went = figures.won(tally) if score is None else f"{figures.mean(score)} / {tally.played}"
        show(f"{say('report-mulligan')}, {say('report-put-back', n=n)}: {went}")
    for name, count in pages.lost(plan, report, messages):
        show(f"{say('report-lost')}: {name}: {count}")
    show(pages.cards_about(plan, messages))
    show(say("report-interval"))


def card_table(plan: deck_report.Plan, report: deck_report.Report, messages: Messages) -> Table:
    say = messages.get
    out = Table()
    ways = ("drawn", "played", "kept")
    heads = [say("report-card"), say("report-helps"), *(pages.where_head(plan, way, messages) for way in ways)]
    heads.append(say("report-kept-hand"))
    heads += [say("report-enthralled")] if plan.mode == "lanes" else []
    for i, heading in enumerate(heads):
        out.add_column(heading, justify="right" if i else "left")
    for name, card in report.by_help():
        cells = [pages.where(card, way, messages) for way in ways]
        cells.append(f"{card.kept.played} / {card.seen}")
        if plan.mode == "lanes":
            cells.append(pages.helping_dealt(card, messages))
        out.add_row(name, pages.helping(card, messages), *cells)
    return out


def tune(
    name: str,
    pool: Sequence[str],
    against: Sequence[str],
    mode: str,
    preset: str,
    player: str,
    games: int,
    seed: int,
    how: How,
) -> int:
    def play(here: Here) -> Search:
        check_meant(mode, preset, against)
        others = tuple(_deck(one, how.lang) for one in against) or tuple(starter_decks())
        plan = tuning.Plan(_deck(name, how.lang), others, tuning.pool_of(pool), player, games, seed, mode, preset)
        return plan, tuning.tune(plan, here.cores, how.keep, here.tell, here.pool)

    def show(found: Search, console: Console) -> None:
        tell_tuned(*found, messages_for(how.lang), console)

    def rows(found: Search) -> list[dict[str, Any]]:
        tested = found[1].tested
        return [{**asdict(x.swap), **asdict(x.difference), **counted(x.tally), "helps": x.helps} for x in tested]

    def page(found: Search, messages: Messages) -> str:
        return pages.tune_page(*found, messages)

    lists = [name, *against, *pool]
    return run(how, play, lambda found: tuning.as_json(*found), show, rows, page, lists)


def tell_tuned(plan: tuning.Plan, found: tuning.Tuned, messages: Messages, console: Console) -> None:
    for line in pages.tuned_before(plan, found, messages):
        console.print(line)
    heads, rows = pages.tuned_rows(plan, found, messages)
    out = Table()
    for heading in heads:
        out.add_column(heading)
    for row in rows:
        out.add_row(*row)
    console.print(out)
    for line in pages.tuned_after(found, messages):
        console.print(line)


def cards(player: str, games: int, seed: int, how: How) -> int:
    def play(here: Here) -> Report:
        return card_use.measure(player, games, seed, here.cores, here.tell, here.pool, how.keep)

    def rows(report: Report) -> list[dict[str, Any]]:
        return [
            {
                "card": name,
                "could": use.ways[PLAYED].played,
                "did": use.ways[PLAYED].won,
                "held": use.held,
                "left": use.left,
            }
            for name, use in sorted(report.cards.items())
        ]

    def show(report: Report, console: Console) -> None:
        messages = messages_for(how.lang)
        say = messages.get
        console.print(used(player, report, messages))
        console.print(say("lab-reactions", share=Figures(messages.lang).won(report.reactions)))
        console.print(say("lab-mostly-held", cards=", ".join(report.mostly_held()) or say("lab-none")))
        console.print(say("lab-mostly-left", cards=", ".join(report.mostly_left()) or say("lab-none")))

    return run(how, play, card_use.as_json, show, rows)


def used(player: str, report: Report, messages: Messages) -> Table:
    say, figures = messages.get, Figures(messages.lang)
    out = Table(title=say("lab-cards-title", player=player, games=str(report.games)))
    for heading in ("report-card", *(f"lab-way-{way}" for way in WAYS), "lab-held", "lab-left"):
        out.add_column(say(heading), justify="left" if heading == "report-card" else "right")
    for name, use in sorted(report.cards.items(), key=lambda one: (-one[1].held_share, one[0])):
        out.add_row(
            name,
            *(share(use.ways[way], figures) for way in WAYS),
            f"{use.held} ({figures.percent(use.held_share, 0)})" if use.ways[PLAYED].played else "",
            str(use.left) if use.held else "",
        )
    return out


def share(tally: Tally, figures: Figures) -> str:
    return f"{tally.won:g} / {tally.played} ({figures.percent(tally.share, 0)})" if tally.played else ""


def plan_of(players: Sequence[str], decks: Sequence[str], seed: int, least: int, games: int, mode: str) -> Plan:
    return Plan(tuple(players), tuple(decks), seed, min(least, games), games, mode)


def _deck(name: str, lang: str | None) -> Deck:
    found = find_deck(name)
    tell_notes(screen(stderr=True), found.notes, messages_for(lang))
    return found.deck
