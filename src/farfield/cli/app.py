"""The commands and their options, as `farfield --help` shows them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter, Token, validators

from farfield._version import __version__
from farfield.languages import Language as Spoken


def whole(type_: object, tokens: Sequence[Token]) -> int:
    """A whole number; a fraction is not rounded behind anybody's back."""
    text = tokens[0].value.strip()
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise ValueError(f'It takes a whole number such as 2, not "{text}".')
    return int(text)


Language = Annotated[
    Spoken | None,
    Parameter(help="Language; that of your system if Farfield speaks it, otherwise English."),
]
To = Annotated[
    str | None,
    Parameter(
        help="Print the list in this format and nothing else: text, riftatlas, article, notebook, flat, riftkeep, ids, "
        "tts, code, json, json-riftdecks, json-piltover or json-event."
    ),
]
Watch = Annotated[bool, Parameter(negative="", help="Watch programs play instead.")]
AnyDeck = Annotated[
    bool,
    Parameter(negative="", help="Play decks that are not legal too; cards without words yet are played as blanks."),
]
PayByHand = Annotated[
    bool,
    Parameter(
        negative="",
        help="Offer each rune and everything else that gives Energy or Power by itself, so that you pay as you like.",
    ),
]
Seed = Annotated[int | None, Parameter(converter=whole, help="The same seed and the same answers are the same game.")]
Script = Annotated[
    str | None, Parameter(help='Answers to begin with: a file with one per line, or "answer; answer; …".')
]
Resume = Annotated[Path | None, Parameter(help="Go on with a saved game.")]
Save = Annotated[Path | None, Parameter(help="Keep the game in this file, after every answer.")]
Decks = Annotated[
    list[str] | None,
    Parameter(negative="", help="A deck for each seat in turn, built-in or a deck list file; give it once for each."),
]
People = Annotated[
    int, Parameter(converter=whole, help="How many people sit at this keyboard; programs have the other seats.")
]
Program = Annotated[
    Literal["easy", "normal", "hard", "expert", "rule-of-thumb", "random"],
    Parameter(help="Who has the other seats; in modes for more than two, hard and expert are the rule of thumb."),
]
Rulebook = Annotated[
    bool,
    Parameter(
        negative="",
        help="Play by the printed rulebooks where they differ: in a combat only its two players act, and whom they "
        "invite; and whoever reaches the Victory Score has won.",
    ),
]


def build() -> App:
    app = App(
        name="farfield",
        help="Plays the card game Riftbound by its real rules.",
        version=f"Farfield {__version__}",
        help_format="plaintext",
    )
    play = App(
        name="play",
        help="Play in the terminal: a Duel, Lane Legends with `farfield play lanes`, or one of the other modes.",
    )
    play.default(duel)
    play.command(duel)
    play.command("farfield.cli.lanes:lanes", name="lanes")
    play.command(match)
    for mode in SEVERAL:
        play.command(several(mode), name=mode)
    app.command(play)
    decks = App(name="deck", help="Show, check and convert a deck; `farfield deck new` builds one.")
    decks.default(deck)
    decks.command(new_deck, name="new")
    app.command(decks)
    lab = App(name="lab", help="Let programs play many games, on all cores, and count.")
    lab.command(ladder)
    lab.command(matchup)
    lab.command(lab_deck, name="deck")
    lab.command(lab_cards, name="cards")
    app.command(lab)
    for command in (learn, serve, card, cards, rule, bench):
        app.command(command)
    return app


def duel(
    *,
    deck: Annotated[str, Parameter(help="Your deck: a built-in one or a deck list file.")] = "Annie",
    against: Annotated[str, Parameter(help="The other deck.")] = "Garen",
    opponent: Annotated[
        Literal["easy", "normal", "hard", "expert", "rule-of-thumb", "random", "thumb-1", "thumb-1.1", "human"],
        Parameter(
            help="Who plays the other deck: a level from easy to expert, a program by its name (thumb-1 and thumb-1.1: "
            "the rule of thumb as it once was, to measure against), or human: two people at one keyboard."
        ),
    ] = "rule-of-thumb",
    rulebook: Rulebook = False,
    watch: Watch = False,
    any_deck: AnyDeck = False,
    pay_by_hand: PayByHand = False,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play a Duel in the terminal.

    You with one starter deck against a program with another, unless you say otherwise. Type help during the game.
    """
    from farfield.cli.play import duel_settings, play

    return play(
        lambda offer: duel_settings(
            deck,
            against,
            opponent,
            rulebook=rulebook,
            watch=watch,
            any_deck=any_deck,
            seed=seed,
            pay_by_hand=pay_by_hand,
            offer=offer,
        ),
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


def match(
    *,
    deck: Decks = None,
    people: People = 1,
    opponent: Program = "rule-of-thumb",
    games: Annotated[Literal[1, 3, 5], Parameter(help="Best of so many games.")] = 3,
    rulebook: Rulebook = False,
    watch: Watch = False,
    any_deck: AnyDeck = False,
    pay_by_hand: PayByHand = False,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play a Match: games of two players until one has won most of them.

    Each brings another battlefield into each game; who lost says who begins the next; cards may be exchanged with the
    sideboard in between.
    """
    from farfield.cli.match import play_match
    from farfield.cli.play import table_settings

    return play_match(
        lambda offer: table_settings(
            "match",
            0 if watch else people,
            deck or [],
            opponent,
            rulebook=rulebook,
            any_deck=any_deck,
            seed=seed,
            pay_by_hand=pay_by_hand,
            offer=offer,
        ),
        games=games,
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


SEVERAL = {
    "skirmish": """Play a Skirmish: three players, each for themselves.

    The first to 8 points who leads all others wins. You and two programs, unless you say otherwise.
    """,
    "war": """Play a War: four players, each for themselves.

    The first to 8 points who leads all others wins. You and three programs, unless you say otherwise.
    """,
    "2v2": """Play 2v2: two teams to 11 points, who take turns one after the other.

    Your teammate sits opposite you: the first and the third deck are one team. In your turn you may invite them to play
    a card.
    """,
}
"""Modes for three or four, and what their help says. They take the same options."""


def several(mode: str) -> Callable[..., int]:
    """The command for one of these modes."""

    def command(
        *,
        deck: Decks = None,
        people: People = 1,
        opponent: Program = "rule-of-thumb",
        rulebook: Rulebook = False,
        watch: Watch = False,
        any_deck: AnyDeck = False,
        pay_by_hand: PayByHand = False,
        seed: Seed = None,
        lang: Language = None,
        script: Script = None,
        resume: Resume = None,
        save: Save = None,
    ) -> int:
        from farfield.cli.play import play, table_settings

        return play(
            lambda offer: table_settings(
                mode,
                0 if watch else people,
                deck or [],
                opponent,
                rulebook=rulebook,
                any_deck=any_deck,
                seed=seed,
                pay_by_hand=pay_by_hand,
                offer=offer,
            ),
            lang=lang,
            script=script,
            resume=resume,
            save=save,
        )

    command.__doc__ = SEVERAL[mode]
    return command


def learn(
    lesson: Annotated[
        str | None,
        Parameter(help="Begin with this one: unit, move, combat, spell, enthralled, score, strike, recycle or game."),
    ] = None,
    *,
    lang: Language = None,
    script: Script = None,
) -> int:
    """Learn Lane Legends by playing: nine short lessons, about ten minutes."""
    from farfield.cli.learn import learn as run

    return run(lesson, lang=lang, script=script)


def serve(
    *,
    port: Annotated[int, Parameter(converter=whole, help="The port to listen on.")] = 8137,
    lan: Annotated[
        bool,
        Parameter(negative="", help="Let everybody in your network in, and print the address and a QR code for it."),
    ] = False,
    host: Annotated[str | None, Parameter(help="Listen on this address instead, for example behind a proxy.")] = None,
    data: Annotated[
        Path | None, Parameter(help="The folder to keep games in; your system's place for data unless you say so.")
    ] = None,
    db: Annotated[
        str | None,
        Parameter(
            env_var="FARFIELD_DB",
            help="Keep games in this database instead, for example postgresql://user@host/farfield.",
        ),
    ] = None,
    keep_days: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="Delete rooms nobody has touched for so many days; 0: never.",
        ),
    ] = 90,
    rooms_per_hour: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="New rooms that one address may make in an hour; 0: as many as it likes.",
        ),
    ] = 60,
    open: Annotated[bool, Parameter(negative="", help="Open the page in your browser.")] = False,
    backup: Annotated[
        Path | None, Parameter(help="Write all games to this one file and stop; also while a server runs.")
    ] = None,
    reports: Annotated[
        Path | None,
        Parameter(help="List the problems that were reported, write the game of each to this folder, and stop."),
    ] = None,
    sync: Annotated[
        Literal["normal", "full"],
        Parameter(help="SQLite: with full every answer waits for the disk, so that not even a power cut costs one."),
    ] = "normal",
    trust: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="Addresses or networks of proxies that say who is behind them, and of whoever may read /metrics and "
            "/status; this machine always.",
        ),
    ] = None,
    node_address: Annotated[
        str | None,
        Parameter(
            help="Where the other servers on the same PostgreSQL reach this one, such as http://10.1.0.5:8137; the "
            "address it listens on unless you say so."
        ),
    ] = None,
    lease: Annotated[
        float,
        Parameter(
            validator=validators.Number(gte=1),
            help="With several servers: after so many seconds of silence the others take over the tables of this one.",
        ),
    ] = 3.0,
    tables: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="No new rooms when people sit at so many tables; 0: as many as the server can hold and stay quick.",
        ),
    ] = 0,
    workers: Annotated[
        int,
        Parameter(
            converter=whole,
            validator=validators.Number(gte=0),
            help="Processes in which programs think; 0: one for each processor but one, and one at least.",
        ),
    ] = 0,
    log: Annotated[
        Literal["text", "json"], Parameter(help="How what goes wrong is written to standard error.")
    ] = "text",
    status: Annotated[bool, Parameter(negative="", help="Say how the server on this port does, and stop.")] = False,
    lang: Language = None,
) -> int:
    """Play in the browser: start the table on this computer.

    Only this computer can reach it unless you say --lan. Games are kept after every answer.
    """
    from farfield.cli.serve import serve as run

    return run(
        port=port,
        lan=lan,
        host=host,
        data=data,
        db=db,
        keep_days=keep_days,
        rooms_per_hour=rooms_per_hour,
        browser=open,
        backup=backup,
        reports=reports,
        sync=sync,
        trust=trust,
        node_address=node_address,
        lease=lease,
        tables=tables,
        workers=workers,
        log=log,
        status=status,
        lang=lang,
    )


def card(
    *name: Annotated[str, Parameter(help="The card's name or code, in any spelling.")],
    try_: Annotated[
        Path | None,
        Parameter(
            name="--try",
            help="Build the definitions in this file of Python, say them in all languages, show what they do step by "
            "step and play each once; nothing is registered.",
        ),
    ] = None,
    lang: Language = None,
) -> int:
    """Show a card: what is printed on it, in our words; or try a definition of your own."""
    from farfield.cli.cards import show

    if try_ is not None:
        from farfield.cli.trying import try_file

        return try_file(try_, lang)
    if not name:
        from farfield.cli.terminal import messages_for, screen

        screen(stderr=True).print(messages_for(lang).get("card-which"), style="red")
        return 2
    return show(" ".join(name), lang)


def cards(
    *sets: Annotated[str, Parameter(help="Sets by code or name, such as OGN; none: all of them.")],
    json: Annotated[bool, Parameter(negative="", help="Print the counts as JSON.")] = False,
    review: Annotated[
        Path | None,
        Parameter(help="Write a page to this file: facts, definition and words in four languages of every card."),
    ] = None,
    lang: Language = None,
) -> int:
    """Tell which cards Farfield plays in full, set by set; of the sets that are named, also what others lack."""
    from farfield.cli.collection import show

    return show(sets, json, review, lang)


def deck(
    deck: Annotated[
        str | None,
        Parameter(
            allow_leading_hyphen=True,
            help="A built-in deck, a file, a deck code or other list in quotation marks, or - to paste one (end with "
            "Ctrl-D); none: list the built-in ones.",
        ),
    ] = None,
    *,
    to: To = None,
    on: Annotated[date | None, Parameter(help="Judge by the ban lists of this day, such as 2026-09-01.")] = None,
    lang: Language = None,
) -> int:
    """Show a deck: what is in it, whether it is legal in each mode, and whether every card is supported."""
    from farfield.cli.decks import show

    return show(deck, lang, to=to, on=on.isoformat() if on else None)


def new_deck(
    legend: Annotated[str, Parameter(help="A legend, or the champion whose legend it is: Jinx.")],
    *wishes: Annotated[
        str,
        Parameter(
            help='Cards ("2 Gust"), tags (Poro), a domain to lean to (Fury); units, spells or gear to have more of '
            "them; cheap or big; any to take cards that do not work yet.",
        ),
    ],
    name: Annotated[str | None, Parameter(help="What to call the deck.")] = None,
    to: To = None,
    lang: Language = None,
) -> int:
    """Build a legal deck from a legend and a few wishes."""
    from farfield.cli.decks import new

    return new(legend, wishes, name, lang, to=to)


def rule(
    *words: Annotated[
        str, Parameter(help='A number (323.6, "LL 4.3"), a name (Tank) or words to search for.', required=True)
    ],
    lang: Language = None,
) -> int:
    """Read a rule in our own words."""
    from farfield.cli.rules import show

    return show(" ".join(words), lang)


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
        return bench_table(tables, four_lanes, programs, seconds, every, nodes, db, json)
    return measure(seconds, json)


Cores = Annotated[
    int | None,
    Parameter(converter=whole, validator=validators.Number(gte=1), help="How many cores to play on; all if not said."),
]
LabSeed = Annotated[int, Parameter(converter=whole, help="The same seed plays the same games, on any number of cores.")]
Json = Annotated[bool, Parameter(negative="", help="Print one JSON object.")]


def ladder(
    *players: Annotated[
        str, Parameter(help="Programs by name; random, thumb-1, thumb-1.1 and rule-of-thumb if none is named.")
    ],
    decks: Annotated[
        list[str] | None,
        Parameter(
            negative="",
            help="Which decks, each counted apart: starter, gear, random (decks of all complete cards). All three if "
            "not said; give it once for each.",
        ),
    ] = None,
    games: Annotated[int, Parameter(converter=whole, help="The most games of two programs.")] = 1600,
    least: Annotated[int, Parameter(converter=whole, help="The fewest, before it is asked who is better.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Annotated[
        Path | None, Parameter(help="A file for finished games: when interrupted, the same command goes on from there.")
    ] = None,
    json: Json = False,
) -> int:
    """Let programs play Duels against each other, and tell who is better and how certain that is.

    Each deal is played twice with the players swapped. Two programs play until their difference is certain, or the most
    games are played. Prints the share of games won and Elo with 95 % intervals.
    """
    from farfield.cli.lab import ladder as climb
    from farfield.cli.lab import plan_of
    from farfield.lab.ladder import DECKS

    named = players or ("random", "thumb-1", "thumb-1.1", "rule-of-thumb")
    return climb(plan_of(named, decks or DECKS, seed, least, games), cores or cpus(), keep, json)


def matchup(
    *lists: Annotated[str, Parameter(help="Decks: built-in ones by name, or files with deck lists.")],
    player: Annotated[str, Parameter(help="The program that plays both sides.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many of each pair of decks.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Annotated[
        Path | None, Parameter(help="A file for finished games: when interrupted, the same command goes on from there.")
    ] = None,
    page: Annotated[Path | None, Parameter(help="Write the table as a page to share, too.")] = None,
    json: Json = False,
) -> int:
    """Let decks play Duels against each other, and print how often each wins, with intervals."""
    from farfield.cli.lab import matchup as meet

    return meet(lists, player, games, seed, cores or cpus(), keep, page, json)


def lab_deck(
    list_: Annotated[str, Parameter(name="LIST", help="The deck: a built-in one by name, or a file with a deck list.")],
    *,
    against: Annotated[
        list[str] | None,
        Parameter(negative="", help="In Duels against these decks in turn; the starter decks if not said."),
    ] = None,
    mode: Annotated[Literal["duel", "lanes"], Parameter(help="Duels, or Lane Legends alone.")] = "duel",
    preset: Annotated[str, Parameter(help="How hard Lane Legends is: calm, standard, storm, nightmare.")] = "standard",
    player: Annotated[str, Parameter(help="The program that plays both sides.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many to play.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    keep: Annotated[
        Path | None, Parameter(help="A file for finished games: when interrupted, the same command goes on from there.")
    ] = None,
    json: Json = False,
) -> int:
    """Let a program play one deck many times, and tell how often it wins, how fast, and which cards help."""
    from farfield.cli.lab import deck as look

    return look(list_, against or [], mode, preset, player, games, seed, cores or cpus(), keep, json)


def lab_cards(
    *,
    player: Annotated[str, Parameter(help="The program that plays.")] = "rule-of-thumb",
    games: Annotated[int, Parameter(converter=whole, help="How many to play.")] = 400,
    seed: LabSeed = 1,
    cores: Cores = None,
    json: Json = False,
) -> int:
    """Let a program play random decks, and tell how often it plays each card when it could."""
    from farfield.cli.lab import cards as measure

    return measure(player, games, seed, cores or cpus(), json)


def cpus() -> int:
    return os.cpu_count() or 1
