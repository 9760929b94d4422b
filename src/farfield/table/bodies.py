"""What travels over HTTP, and what both ways tell of a room.

`tools/make_contract.py` writes the same as TypeScript to web/src/contract.ts. Whatever changes here changes `CONTRACT`
where an older client could no longer take part.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from farfield import languages
from farfield.table.limits import MOST_SEATS
from farfield.table.seen import Face, Line, View

CONTRACT: Final = 1
"""The version of this contract."""

Language = languages.Language
Seat = Annotated[int, Meta(ge=0, le=63)]
# `$` alone would let a line break at the end pass.
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Name = Annotated[str, Meta(max_length=40)]
DeckText = Annotated[str, Meta(max_length=100_000)]
Seed = Annotated[str, Meta(max_length=78, pattern=r"^[0-9]*$(?!\n)")]
Kind = Literal["here", "elsewhere", "program"]
"""Who has a seat: somebody at this screen, somebody elsewhere by invitation, or a program."""
Program = Literal["easy", "normal", "hard", "expert", "rule-of-thumb", "random"]
Phrase = Literal[
    "hello", "good-luck", "thanks", "well-played", "sorry", "one-moment", "your-turn", "help-me", "i-can-help", "wait"
]  # fmt: skip
"""Quick phrases; the client says them in its own language."""

# --- HTTP: about the server


class OptionInfo(Struct):
    """Something a table may agree on."""

    id: str
    kind: Literal["flag", "number", "choice", "text"]
    sentence: str
    clause: str
    default: str
    least: int
    most: int
    choices: list[str]


class PresetInfo(Struct):
    id: str
    name: str
    options: dict[str, str]
    sentences: list[str]
    """What it changes; nothing is what the plain rules say."""


class ModeInfo(Struct):
    id: str
    name: str
    seats_least: int
    seats_most: int
    options: list[OptionInfo]
    presets: list[PresetInfo]


class DeckCard(Struct):
    count: int
    name: str


class DeckInfo(Struct):
    """A deck's contents, and what may be said of it."""

    name: str
    about: str
    """Two sentences on how a built-in deck plays; empty for others."""
    legend: str
    champion: str
    domains: list[str]
    main: list[DeckCard]
    runes: list[DeckCard]
    battlefields: list[str]
    sideboard: list[DeckCard]
    substitutes: list[str]
    """Battlefields that stand in where a mode needs three."""
    text: str
    """The list in the common format, to keep and to paste."""
    legal: dict[str, bool]
    """By mode."""
    supported: bool
    """Whether it can be chosen: the engine plays all its cards."""
    unsupported: list[str]
    """Those it does not play yet."""


class ProgramInfo(Struct):
    id: Program
    name: str


class SetInfo(Struct):
    """How many cards of a set are played in full, as `farfield cards` counts them."""

    code: str
    name: str
    total: int
    complete: int
    partial: int
    absent: int


class StartInfo(Struct):
    """`GET /api/start`: what can be played here."""

    version: str
    contract: int
    languages: list[str]
    engine: Literal["compiled", "interpreted"]
    modes: list[ModeInfo]
    decks: list[DeckInfo]
    programs: list[ProgramInfo]
    phrases: list[str]
    expiry_days: int
    """Rooms nobody has touched for so long are deleted; 0: never."""
    sets: list[SetInfo]


# --- HTTP: decks, cards, rules


class CheckDeck(Struct, forbid_unknown_fields=True):
    """`POST /api/decks/check`"""

    text: DeckText
    lang: Language = "en"


class Verdict(Struct):
    ok: bool
    reasons: list[str]
    """What keeps it from being so, each with its line or card and the remedy."""


class DeckSwap(Struct):
    """So many copies of one card for as many of another."""

    count: int
    out: str
    into: str


class NearestDeck(Struct):
    """The nearest version of a deck that works here: to be shown, and taken only if somebody says so."""

    swaps: list[DeckSwap]
    name: str
    text: str
    """The list, to keep and to play."""
    legal: dict[str, bool]
    """By mode."""


class DeckVerdicts(Struct):
    """Three verdicts on a list, each by itself; and the deck, if it is one."""

    formed: Verdict
    legal: dict[str, Verdict]
    """By mode."""
    supported: Verdict
    notes: list[str]
    """What was guessed in reading it."""
    deck: DeckInfo | None
    nearest: NearestDeck | None = None
    """Of a deck with cards that do not work here yet, if there is such a version."""


class CatalogueCard(Struct):
    """A card that a deck may hold."""

    face: Face
    """Its keywords have no explanations here: `GET /api/cards/{name}` has them."""
    set: str
    most: int
    """So many copies a deck may hold."""
    champion: str
    """Of a legend, a champion or a signature card: whose it is."""
    banned: list[str]
    """Where: names of ban lists, such as `duel-1v1`."""


class Catalogue(Struct):
    """`GET /api/cards`: every card in the order of its set, with our words in the language of the request."""

    cards: list[CatalogueCard]


class BuildDeck(Struct, forbid_unknown_fields=True):
    """`POST /api/decks/build`: a legal deck from a legend and wishes, as `farfield deck new` makes it."""

    legend: Annotated[str, Meta(max_length=200)]
    wishes: Annotated[list[Annotated[str, Meta(max_length=200)]], Meta(max_length=40)] = []
    name: Name = ""
    lang: Language = "en"


class DeckBuilt(Struct):
    deck: DeckInfo
    notes: list[str]
    """What was chosen, and which wishes could not be granted."""


class WriteDeck(Struct, forbid_unknown_fields=True):
    """`POST /api/decks/write`: the deck of a list in every format."""

    text: DeckText
    lang: Language = "en"


class DeckFormat(Struct):
    id: str
    text: str
    """Empty if the format cannot say this deck."""
    notes: list[str]
    """What the format leaves out, or why it cannot say it."""


class DeckWritten(Struct):
    formats: list[DeckFormat]


class RuleClause(Struct):
    id: str
    page: str
    section: str
    title: str
    text: str
    """Markdown."""
    numbers: list[str]
    """The official numbers it restates."""
    ours: bool
    """A ruling of ours."""
    lang: str
    """The language it is written in: English where the one asked for lacks it."""
    label: str
    """Its number on the page; empty for those that go by their title."""
    named: bool
    """It has a title of its own, and not only that of its section."""
    part: int
    """Which section of its page, from 0: `GET /api/rules?page=&part=` has all of it."""


class RulesPage(Struct):
    page: str
    sections: list[str]


class RulesContents(Struct):
    """`GET /api/contents`: every page of the rules reference with the titles of its sections."""

    pages: list[RulesPage]


class RulesFound(Struct):
    """`GET /api/rules?find=`, `GET /api/rules?page=&part=` and `GET /api/rules/{clause}`"""

    clauses: list[RuleClause]
    total: int


class CardFound(Struct):
    """`GET /api/cards/{name}`"""

    face: Face
    codes: list[str]
    banned: list[str]


class Glossary(Struct):
    """`GET /api/keywords`: every keyword with what it means."""

    keywords: dict[str, str]


class Problem(Struct):
    """Every error over HTTP: what is wrong and what would be right, in the language of the request."""

    id: str
    text: str
    clause: str
    more: list[str]
    """Everything else that is wrong, one sentence each."""


# --- HTTP: rooms


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Kind = "here"
    name: Name = ""
    """Empty: by a number, in the language of whoever reads it."""
    deck: DeckText = ""
    """The name of a built-in deck, or a whole list; empty for one of the built-in decks."""
    program: Program = "rule-of-thumb"
    full_control: bool = False
    """Offer each rune, and everything else that gives Energy or Power, by itself."""
    asks_consent: bool = False
    """Ask before a teammate chooses something of this seat's (LL 8.4)."""


class CreateRoom(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms`"""

    mode: Annotated[str, Meta(max_length=20)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = {}
    preset: Annotated[str, Meta(max_length=20)] = ""
    lang: Language = "en"
    undo: Literal["", "free", "asked"] = ""
    """Empty: free where one person or one screen plays, asked elsewhere."""
    any_deck: bool = False
    seed: Seed = ""
    """As text: JavaScript has no such numbers. Empty: one nobody can guess."""
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds after which a program answers for whoever the others wait for; 0: no clock."""
    absence: Annotated[int, Meta(ge=0, le=1440)] = 10
    """Between opponents: minutes away after which a seat may be given away without its owner; 0: never."""
    absence_to: Literal["program", "person"] = "program"
    """Who may have it then: a program, so that nobody sees the hand, or also a person, who does."""
    games: Annotated[int, Meta(ge=1, le=5)] = 3
    """A match: the best of 1, 3 or 5 games."""
    sideboards: bool = True
    """A match: cards may be exchanged with the sideboard between games."""
    lesson: Annotated[str, Meta(max_length=20)] = ""
    """Learn: one of `GET /api/lessons`, for a single seat at this screen. The game begins from its position."""
    puzzle: Annotated[int, Meta(ge=0, le=9_999)] = 0
    """One of `GET /api/puzzles`, by its number, in its mode: one person at this screen, in its seat."""
    watch: bool = False
    """Whoever has the address may watch while it is played, and sees what everybody may know."""
    start: bool | None = None
    """Begin at once, or wait until the host says so; unless told, wait only for those who sit elsewhere."""


class LessonInfo(Struct):
    id: str
    title: str
    goal: str


class Lessons(Struct):
    """`GET /api/lessons`: in their order."""

    lessons: list[LessonInfo]


class LessonSeen(Struct):
    """The lesson that is played at a table, in words, and how it stands."""

    id: str
    number: int
    """From 1."""
    count: int
    next: str
    """The one after it; empty for the last."""
    standing: Literal["open", "done", "lost"]
    """`lost`: the goal is out of reach, unless something is taken back."""
    title: str
    intro: str
    goal: str
    hint: str
    done: str
    """What to say when it is done."""
    lost: str
    """Why the goal is out of reach."""


class SeatSecret(Struct):
    seat: int
    secret: str


class RoomMade(Struct):
    """What opens the room. Nobody else ever sees these secrets; the server keeps only their hashes."""

    room: str
    host: str
    """Lets its holder start, lend seats, invite again, rematch and delete."""
    seats: list[SeatSecret]
    """The seats at this screen."""
    invitations: list[SeatSecret]
    """For those elsewhere, each good for one who joins with it: `#/room/ROOM/join/SECRET`."""


class Join(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{room}/join`: take the seat of an invitation; its secret is used up."""

    invitation: Secret
    name: Name = ""


class ImportRoom(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/import`: a room that goes on with a saved game, all seats at this screen."""

    record: Annotated[str, Meta(max_length=2_000_000)]
    lang: Language = "en"
    at: Annotated[int, Meta(ge=-1)] = -1
    """Only the first so many answers: play on from there."""


class Rematch(Struct, forbid_unknown_fields=True):
    """`POST /api/rooms/{room}/rematch` (host): the same seats and decks, a new game."""

    options: dict[str, str] | None = None
    """Others than before."""
    lesson: Annotated[str, Meta(max_length=20)] = ""
    """In a room for learning: another lesson than before."""
    preset: Annotated[str, Meta(max_length=20)] = ""
    seed: Seed = ""


class Exported(Struct):
    """`GET /api/rooms/{room}/export` (a seat's secret): the whole record where nobody has anything to hide any more;
    before that, what the seat itself has seen."""

    whole: bool
    record: str
    """The record as text; empty unless `whole`."""
    view: View | None
    lines: list[Line]


class Score(Struct):
    """After so many answers a side has so many points."""

    answer: int
    side: int
    total: int


class Replay(Struct):
    """`GET /api/rooms/{room}/replay?at=&line=&seat=&game=&since=`: the table after so many answers, or right after a
    line of the log.

    Whoever has the address may see a game that is over; before that, only the holder of the seat's secret. Without a
    seat it is seen as by somebody who only watches; a running game only where its players allow that.
    """

    game: int
    """Which game of the room, from 0."""
    games: int
    """How many the room has."""
    at: int
    answers: int
    """How many there are in all."""
    turns: list[int]
    """For every answer: the turn it was given in."""
    told: list[int]
    """For every answer: how many lines the log has after it. Line n belongs to the first answer with more than n."""
    names: list[str]
    view: View
    lines: list[Line]
    """The log up to this moment, from line `since` on; numbers as in play."""
    faces: list[Face]
    over: Result | None
    line: int
    """Right after which line of the log; -1: after a whole answer."""
    scores: list[Score]
    """Every change of the score in the whole game."""
    running: bool
    """It is not over yet: more answers will come."""
    before: int
    """So many lines were written before the first answer: they have no moments of their own."""


# --- what both ways tell of a room


class SeatInfo(Struct):
    seat: int
    name: str
    kind: Kind
    program: str
    deck: str
    legend: str
    present: bool
    """A person: somebody holds this seat now."""
    joined: bool
    """Elsewhere: the invitation was taken."""
    lent: bool
    """The host has given the seat of an absent player to a program."""
    waited: bool
    """Somebody waits for this seat."""
    passed: bool
    """Has passed in the window that is open, or finished the turn."""
    consents: bool = False
    """Is asked whether they agree to what a teammate wants to choose."""


class Points(Struct):
    turn: int
    side: int
    total: int


class Result(Struct):
    """Why it ended."""

    winners: list[int]
    text: str
    points: list[Points]
    turns: int
    seed: str
    """Empty while the match it belongs to goes on between people who do not share a screen."""
    answers: int


class MatchGame(Struct):
    """A game of a match that has ended."""

    game: int
    """Which game of the room, from 0."""
    winner: int
    """-1: it was not decided."""
    battlefields: list[str]
    """What each seat brought; it cannot bring it again after a decided game."""


class MatchInfo(Struct):
    """How a match stands."""

    games: int
    """The best of so many."""
    number: int
    """Which game is played now, or was played last, from 1."""
    score: list[int]
    """Games won by each seat."""
    winner: int
    """Who has won the match; -1: it goes on."""
    text: str
    """The score, and who has won, in a sentence."""
    played: list[MatchGame]


class Between(Struct):
    """After a game of a match, before the next: what a seat may exchange, and who is ready."""

    may_exchange: bool
    main: list[DeckCard]
    sideboard: list[DeckCard]
    ready: list[int]
    waits_for: list[int]
    """The next game begins when these seats are ready."""


class RoomInfo(Struct):
    room: str
    game: int
    """Which game of the room, from 0; -1 before the first."""
    mode: str
    mode_name: str
    options: dict[str, str]
    sentences: list[str]
    """What the table agreed on, a sentence each."""
    undo: Literal["free", "asked"]
    clock: int
    seats: list[SeatInfo]
    started: bool
    seed: str
    """Empty while it is secret."""
    commitment: str
    """A hash of the seed; empty before the game has begun."""
    match: MatchInfo | None
    watch: bool = False
    """Whoever has the address may watch."""
    absence: int = 0
    """Between opponents: minutes away after which a seat may be given away without its owner; 0: never, or nobody hides
    anything here."""
    absence_to: Literal["program", "person"] = "program"
    """Who may have it then."""


class UndoInfo(Struct):
    possible: bool
    """The seat has given an answer that could be taken back."""
    free: bool
    """It happens at once. Otherwise it does so only where nobody else is concerned, and the others are asked."""


WITH_BODIES = (CheckDeck, BuildDeck, WriteDeck, CreateRoom, Join, ImportRoom, Rematch)
"""What a client sends over HTTP."""
