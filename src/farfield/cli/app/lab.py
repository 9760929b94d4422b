"""`farfield lab` and `farfield bench`: games by the thousand, and how fast they are."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter, validators

from farfield.cli.app.options import Language, whole

Cores = Annotated[
    int | None,
    Parameter(
        converter=whole,
        validator=validators.Number(gte=1),
        help="How many cores to play on; all if not said, and never more than there are.",
    ),
]
LabSeed = Annotated[int, Parameter(converter=whole, help="The same seed plays the same games, on any number of cores.")]
Json = Annotated[bool, Parameter(negative="", help="Print one JSON object.")]
Against = Annotated[
    list[str] | None,
    Parameter(negative="", help="In Duels against these decks in turn; the starter decks if not said."),
]
LabMode = Annotated[Literal["duel", "lanes"], Parameter(help="Duels, or Lane Legends alone.")]
Preset = Annotated[str, Parameter(help="How hard Lane Legends is: calm, standard, storm, nightmare.")]
Page = Annotated[
    Path | None, Parameter(name=["--page", "--html"], help="Write a page with plots to share, too: a file of its own.")
]
Parquet = Annotated[Path | None, Parameter(help="Write the results as a Parquet file, too (needs pyarrow).")]
Dask = Annotated[
    str | None,
    Parameter(help="Play on the Dask cluster at this address, such as tcp://10.0.0.2:8786, instead of this machine."),
]
Keep = Annotated[
    Path | None, Parameter(help="A file for finished games: when interrupted, the same command goes on from there.")
]


def bench(
    *,
    seconds: Annotated[float, Parameter(help="How long to play for each figure.")] = 3.0,
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False,
    cards: Annotated[
        bool, Parameter(negative="", help="Measure what a decision costs with each single card in play instead.")
    ] = False,
    table: Annotated[
        bool, Parameter(negative="", help="Measure the table in the browser instead: how many it holds, and how fast.")
    ] = False,
    tables: Annotated[int, Parameter(converter=whole, help="With --table: so many tables.")] = 200,
    four_lanes: Annotated[int, Parameter(converter=whole, help="Of these so many with four people.")] = 50,
    programs: Annotated[int, Parameter(converter=whole, help="Of these so many with a program.")] = 0,
    every: Annotated[float, Parameter(help="Each answers every so many seconds.")] = 2.0,
    nodes: Annotated[int, Parameter(converter=whole, help="So many servers; more than one need --db.")] = 1,
    full_at: Annotated[
        int,
        Parameter(converter=whole, help="Each is full at so many percent of a processor, as `serve --full-at` says."),
    ] = 85,
    db: Annotated[
        str | None, Parameter(help="Keep the games in this PostgreSQL database, which should be empty.")
    ] = None,
) -> int:
    """Measure how fast the engine is, interpreted and compiled; or with --table the table in the browser, with --cards
    each single card."""
    from farfield.cli.bench import bench as measure
    from farfield.cli.bench import bench_cards, bench_table

    if cards:
        return bench_cards(json)
    if table:
        return bench_table(tables, four_lanes, programs, seconds, every, nodes, full_at, db, json)
    return measure(seconds, json)


def ladder(
    *players: Annotated[
        str,
        Parameter(
            help="Programs by name, levels too: easy, normal, hard, expert (the last two think long); random, thumb-1, "
            "thumb-1.1 and rule-of-thumb if none is named."
        ),
    ],
    decks: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="Which decks, each counted apart: starter, gear, random (decks of all complete cards). All three if "
            "not said; give it once for each.",
        ),
    ] = None,
    mode: Annotated[
        Literal["duel", "2v2", "skirmish", "war"],
        Parameter(help="Duels, or modes for three and four, in which two programs share the seats."),
    ] = "duel",
    games: Annotated[int, Parameter(converter=whole, help="The most games of two programs.")] = 1600,
    least: Annotated[int, Parameter(converter=whole, help="The fewest, before it is asked who is better.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Keep = None,
    parquet: Parquet = None,
    dask: Dask = None,
    page: Page = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let programs play against each other, and tell who is better and how certain that is.

    Each deal is played twice with the players swapped. Two programs play until their difference is certain, or the most
    games are played. Prints the share of games won and Elo with 95 % intervals.
    """
    from farfield.cli.lab import How, plan_of
    from farfield.cli.lab import ladder as climb
    from farfield.lab.ladder import DECKS

    named = players or ("random", "thumb-1", "thumb-1.1", "rule-of-thumb")
    plan = plan_of(named, decks or DECKS, seed, least, games, mode)
    return climb(plan, How(cpus(cores), keep, json, page, parquet, dask, lang), bool(players))


def matchup(
    *lists: Annotated[str, Parameter(help="Decks: built-in ones by name, or files with deck lists.")],
    player: Annotated[str, Parameter(help="The program that plays both sides.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many of each pair of decks.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Keep = None,
    parquet: Parquet = None,
    dask: Dask = None,
    page: Page = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let decks play Duels against each other, and print how often each wins, with intervals."""
    from farfield.cli.lab import How
    from farfield.cli.lab import matchup as meet

    return meet(lists, player, games, seed, How(cpus(cores), keep, json, page, parquet, dask, lang))


def lab_deck(
    list_: Annotated[str, Parameter(name="LIST", help="The deck: a built-in one by name, or a file with a deck list.")],
    *,
    against: Against = None,
    mode: LabMode = "duel",
    preset: Preset = "standard",
    player: Annotated[str, Parameter(help="The program that plays both sides.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many to play.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Keep = None,
    parquet: Parquet = None,
    dask: Dask = None,
    page: Page = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a program play one deck many times, and tell how often it wins, how fast, and which cards help."""
    from farfield.cli.lab import How
    from farfield.cli.lab import deck as look

    return look(
        list_, against or [], mode, preset, player, games, seed, How(cpus(cores), keep, json, page, parquet, dask, lang)
    )


def tune(
    list_: Annotated[str, Parameter(name="LIST", help="The deck: a built-in one by name, or a file with a deck list.")],
    *,
    pool: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="What may come in: a card, a set such as OGN, or a file with a card in each line; give it once for "
            "each. All complete cards that the legend allows, if not said.",
        ),
    ] = None,
    against: Against = None,
    mode: LabMode = "duel",
    preset: Preset = "standard",
    player: Annotated[str, Parameter(help="The program that plays both sides.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many to play at most, in all.")] = 4000,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Keep = None,
    parquet: Parquet = None,
    dask: Dask = None,
    page: Page = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Try to swap cards of a deck for others, and propose the few swaps that help, each with its interval.

    Many swaps are tried on a few deals, the better half of them on more, and so on. The last ones are tested on deals
    that nothing was chosen by, and it is taken into account how many these are. Every deal is played with the swap and
    without it.
    """
    from farfield.cli.lab import How
    from farfield.cli.lab import tune as search

    how = How(cpus(cores), keep, json, page, parquet, dask, lang)
    return search(list_, pool or [], against or [], mode, preset, player, games, seed, how)


def lab_cards(
    *,
    player: Annotated[str, Parameter(help="The program that plays.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many to play.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Keep = None,
    parquet: Parquet = None,
    dask: Dask = None,
    json: Json = False,
    lang: Language = None,
) -> int:
    """Let a program play random decks, and tell how often it plays each card when it could."""
    from farfield.cli.lab import How
    from farfield.cli.lab import cards as measure

    return measure(player, games, seed, How(cpus(cores), keep, json, None, parquet, dask, lang))


def cpus(most: int | None = None) -> int:
    """How many cores to play on. More than there are would gain nothing, and thousands would stop the machine."""
    there = os.cpu_count() or 1
    return there if most is None else min(most, there)
