"""Everything that travels between the server and a client: HTTP bodies and WebSocket messages.

`tools/make_contract.py` writes the same as TypeScript to web/src/contract.ts. Whatever changes here changes `CONTRACT`
where an older client could no longer take part.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from farfield.table.seen import Ask, Face, Line, View

CONTRACT: Final = 1
"""The version of this contract."""

Language = Literal["en", "de", "es", "fr"]
Seat = Annotated[int, Meta(ge=0, le=63)]
Secret = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
DeckText = Annotated[str, Meta(max_length=100_000)]
Seed = Annotated[str, Meta(max_length=20, pattern="^[0-9]*$")]
Kind = Literal["here", "elsewhere", "program"]
"""Who has a seat: somebody at this screen, somebody elsewhere by invitation, or a program."""
Program = Literal["rule-of-thumb", "random"]
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


class ProgramInfo(Struct):
    id: Program
    name: str


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


# --- HTTP: decks, cards, rules


class CheckDeck(Struct, forbid_unknown_fields=True):
    """`POST /api/decks/check`"""

    text: DeckText
    lang: Language = "en"


class Verdict(Struct):
    ok: bool
    reasons: list[str]
    """What keeps it from being so, each with its line or card and the remedy."""


class DeckVerdicts(Struct):
    """Three verdicts on a list, each by itself; and the deck, if it is one."""

    formed: Verdict
    legal: dict[str, Verdict]
    """By mode."""
    supported: Verdict
    notes: list[str]
    """What was guessed in reading it."""
    deck: DeckInfo | None


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


class RulesFound(Struct):
    """`GET /api/rules?find=` and `GET /api/rules/{clause}`"""

    clauses: list[RuleClause]
    total: int
    lang: str
    """The language the clauses are written in."""


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
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
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
    start: bool | None = None
    """Begin at once, or wait until the host says so; unless told, wait only for those who sit elsewhere."""


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


class Replay(Struct):
    """`GET /api/rooms/{room}/replay?at=&seat=&game=&since=`: the table after so many answers.

    Whoever has the address may see a game that is over; before that, only the holder of the seat's secret.
    """

    game: int
    """Which game of the room, from 0."""
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
    answers: int


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


class UndoInfo(Struct):
    possible: bool
    """The seat has given an answer that could be taken back."""
    free: bool
    """It happens at once. Otherwise it does so only where nobody else is concerned, and the others are asked."""


# --- WebSocket: client to server


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which seats this connection holds. The secrets of several seats may come from one screen."""

    secrets: Annotated[list[Secret], Meta(max_length=9)]
    lang: Language = "en"
    contract: int = CONTRACT


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An option of an open question, by the names the seat knows."""

    seat: Seat
    ask: int
    verb: Annotated[str, Meta(max_length=12)]
    a: int = 0
    b: int = 0
    id: int = 0
    """Comes back with a refusal."""


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this not possible? About a card, or moving or playing a card to a place, or a place by itself."""

    seat: Seat
    card: int = 0
    place: int = -1
    id: int = 0


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What would this answer do?"""

    seat: Seat
    ask: int
    verb: Annotated[str, Meta(max_length=12)]
    a: int = 0
    b: int = 0
    id: int = 0


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's latest answer, or its whole latest action."""

    seat: Seat
    action: bool = False
    id: int = 0


class Consent(Struct, tag="consent", forbid_unknown_fields=True):
    """May what was asked for be taken back?"""

    seat: Seat
    yes: bool


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    seat: Seat
    id: int = 0


class Lang(Struct, tag="lang", forbid_unknown_fields=True):
    """Everything is sent again in this language."""

    lang: Language


class Prefs(Struct, tag="prefs", forbid_unknown_fields=True):
    """How a seat is asked."""

    seat: Seat
    every_window: bool
    """Stop at every chance to act, also where only passing is possible. Otherwise the server passes there by itself."""


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """Words or a quick phrase to the room."""

    seat: Seat
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Phrase | None = None


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Point at an object or a place."""

    seat: Seat
    card: int = 0
    place: int = -1


class Lend(Struct, tag="lend", forbid_unknown_fields=True):
    """Host: give the seat of an absent player to a program, or back."""

    seat: Seat
    on: bool


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Before the game begins: another name or deck for one's own seat; the name also later."""

    seat: Seat
    name: Name = ""
    deck: DeckText = ""
    id: int = 0


class Begin(Struct, tag="begin", forbid_unknown_fields=True):
    """Host: begin the game."""

    id: int = 0


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """Report a problem: the server keeps a snapshot of the game."""

    text: Annotated[str, Meta(max_length=2000)]


class OlderLines(Struct, tag="older-lines", forbid_unknown_fields=True):
    """The lines of the log before this number."""

    seat: Seat
    before: Annotated[int, Meta(ge=0)]


class Alive(Struct, tag="alive", forbid_unknown_fields=True):
    """Is anybody there? Answered with the same."""

    id: int = 0


ToServer = (
    Hello | Answer | Why | Preview | Undo | Consent | Concede | Lang | Prefs | Chat | Ping | Lend | Sit | Begin
    | Report | OlderLines | Alive
)  # fmt: skip

# --- WebSocket: server to client


class Welcome(Struct, tag="welcome"):
    """The connection holds these seats."""

    contract: int
    version: str
    you: list[int]
    host: bool
    room: RoomInfo


class RoomNews(Struct, tag="room"):
    """Who is there, who is waited for, what was agreed on: whenever any of it changes."""

    room: RoomInfo


class Table(Struct, tag="table"):
    """The table as one held seat sees it: whenever it changes. It replaces what came before."""

    seq: int
    """Counts what happened in the game; never goes back, not even when something is taken back."""
    seat: int
    view: View
    asks: list[Ask]
    """What the seat may answer now; those with `waited` first."""
    seats: list[SeatInfo]
    undo: UndoInfo
    deadline: float
    """Seconds until a program answers for the seat; 0: no clock runs."""
    every_window: bool
    over: Result | None


class Log(Struct, tag="log"):
    """Lines of the log. Those from `since` on, if there were any, are to be forgotten first (`older` lines go before
    all others instead)."""

    seat: int
    since: int
    lines: list[Line]
    older: bool
    fresh: bool
    """All lines that came before are void: a new game, or another language."""


class Faces(Struct, tag="faces"):
    """Cards that the next messages speak of; each once for a connection and language."""

    faces: list[Face]


class WhyLine(Struct):
    what: str
    """What one might want to do."""
    possible: bool
    reason: str
    clause: str


class WhyNot(Struct, tag="why"):
    id: int
    lines: list[WhyLine]


class PreviewLine(Struct):
    text: str
    certain: bool
    """Otherwise it depends on something hidden or random."""
    unanswered: bool
    """Only if nobody responds."""


class Previewed(Struct, tag="preview"):
    id: int
    lines: list[PreviewLine]
    next: str
    """What would be asked next, in words; empty if that is not certain."""


class Refused(Struct, tag="refused"):
    """Nothing was changed, and why."""

    to: str
    """The `type` of the message that is refused."""
    id: int
    code: str
    text: str
    clause: str


class UndoAsked(Struct, tag="undo-asked"):
    """A player wants to take something back: say yes or no with `consent`."""

    by: int
    seats: list[int]
    """Who is asked and has not answered yet."""
    text: str


class UndoAnswered(Struct, tag="undo-answered"):
    by: int
    yes: bool
    text: str


class ChatLine(Struct, tag="chat"):
    n: int
    seat: int
    name: str
    text: str
    phrase: str
    at: float
    """Seconds since 1970."""


class Pinged(Struct, tag="ping"):
    seat: int
    name: str
    card: int
    place: int


class Reported(Struct, tag="reported"):
    number: int
    text: str


class Seated(Struct, tag="seated"):
    """Somebody else has taken this seat by a new invitation: the connection holds it no longer."""

    seat: int
    text: str


class Closed(Struct, tag="closed"):
    """The room is gone."""

    text: str


class BadMessage(Struct, tag="error"):
    """A message that could not be read. Nothing was changed."""

    code: str
    text: str


class StillAlive(Struct, tag="alive"):
    id: int


ToClient = (
    Welcome | RoomNews | Table | Log | Faces | WhyNot | Previewed | Refused | UndoAsked | UndoAnswered | ChatLine
    | Pinged | Reported | Seated | Closed | BadMessage | StillAlive
)  # fmt: skip
HTTP_IN = (CheckDeck, CreateRoom, Join, ImportRoom, Rematch)
HTTP_OUT = (
    StartInfo,
    DeckVerdicts,
    RulesFound,
    CardFound,
    Glossary,
    Problem,
    RoomMade,
    SeatSecret,
    Exported,
    Replay,
    RoomInfo,
)
