"""What travels over the WebSocket of a room, both ways. What it tells of rooms and seats is in `bodies`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from farfield.table.bodies import (
    CONTRACT,
    Between,
    DeckText,
    Language,
    LessonSeen,
    MatchInfo,
    Name,
    Phrase,
    Result,
    RoomInfo,
    Seat,
    SeatInfo,
    Secret,
    UndoInfo,
)
from farfield.table.seen import Arena, Ask, Face, Line, Place, Side, View
from farfield.table.study import PuzzleSeen

CardName = Annotated[str, Meta(max_length=80)]

# --- WebSocket: client to server


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which seats this connection holds. The secrets of several seats may come from one screen."""

    secrets: Annotated[list[Secret], Meta(max_length=9)]
    lang: Language = "en"
    contract: int = CONTRACT
    looks_back: bool = False
    """Who looks at the replay sits nowhere meanwhile, and is only told when something has happened."""


class Answer(Struct, tag="answer", forbid_unknown_fields=True, frozen=True):
    """An option of an open question, by the names the seat knows."""

    seat: Seat
    ask: int
    verb: Annotated[str, Meta(max_length=12)]
    a: int = 0
    b: int = 0
    id: int = 0
    """Comes back with `stored` or `refused`. Take another one for every answer."""


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why is this not possible? About a card, or moving or playing a card to a place, or a place by itself."""

    seat: Seat
    card: int = 0
    place: int = -1
    id: int = 0


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What would this answer do? With a `place` or a `card` it is dragged there: that answers what is asked next."""

    seat: Seat
    ask: int
    verb: Annotated[str, Meta(max_length=12)]
    a: int = 0
    b: int = 0
    id: int = 0
    place: int = -1
    card: int = 0


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
    asks_consent: bool | None = None
    """Lane Legends: ask before a teammate chooses something of this seat's (LL 8.4). Null: as before."""
    full_control: bool | None = None
    """Offer each rune, and everything else that gives Energy or Power, by itself. Null: as before."""
    asks_same: bool | None = None
    """Ask also where every answer comes to the same. Null: as before; nobody is at first, and it is not stored: whoever
    wants it says so each time they connect."""


class Watch(Struct, tag="watch", forbid_unknown_fields=True):
    """Let others watch the running game, or not any more: they see what everybody may know."""

    seat: Seat
    on: bool


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
    """Give the seat of an absent player to a program, or back: the host, or whose seat it is; and everybody who plays
    here may lend a seat that nobody has held for a minute."""

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


class Exchange(Struct, tag="exchange", forbid_unknown_fields=True):
    """After a game of a match: cards of the Main Deck for as many of the sideboard, each by name, and whether this seat
    is ready for the next game."""

    seat: Seat
    out: Annotated[list[CardName], Meta(max_length=10)] = []
    into: Annotated[list[CardName], Meta(max_length=10)] = []
    ready: bool = True
    id: int = 0


class Report(Struct, tag="report", forbid_unknown_fields=True):
    """Report a problem: the server keeps a snapshot of the game."""

    text: Annotated[str, Meta(max_length=2000)]


class OlderLines(Struct, tag="older-lines", forbid_unknown_fields=True):
    """The lines of the log before this number."""

    seat: Seat
    before: Annotated[int, Meta(ge=0)]


class Steps(Struct, tag="steps", forbid_unknown_fields=True):
    """How was the seat's lane, or the table, right after each of these lines of the log? To show step by step what
    opponents and NPCs did."""

    seat: Seat
    lines: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(min_length=1, max_length=60)]
    id: int = 0


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What would a good player do here? Answered with the same; refused where people play against each other."""

    seat: Seat
    ask: int
    id: int = 0


class Alive(Struct, tag="alive", forbid_unknown_fields=True):
    """Is anybody there? Answered with the same."""

    id: int = 0


ToServer = (
    Hello | Answer | Why | Preview | Undo | Consent | Concede | Lang | Prefs | Watch | Chat | Ping | Lend | Sit | Begin
    | Exchange | Report | OlderLines | Steps | Hint | Alive
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


class Moved(Struct, tag="moved"):
    """To somebody who only watches or looks back: something has happened. What, `GET …/replay` tells."""

    seq: int


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
    asks_consent: bool
    """The seat is asked before a teammate chooses something of its own (LL 8.4)."""
    full_control: bool
    """The seat is offered each rune by itself."""
    over: Result | None
    match: MatchInfo | None
    """A match: how it stands, the game on the table included if it is over."""
    between: Between | None
    """A match that goes on after this game: what the seat may do before the next."""
    lesson: LessonSeen | None
    """A lesson: what it says and how it stands."""
    puzzle: PuzzleSeen | None
    """A puzzle: its goal and how it stands."""


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
    kind: str
    """As of a line of the log; so are the objects and numbers it is about."""
    objects: list[int]
    args: list[int]
    by: int


class Previewed(Struct, tag="preview"):
    id: int
    lines: list[PreviewLine]
    next: str
    """What would be asked next, in words; empty if that is not certain."""
    assumed: list[str]
    """Answers that were assumed: `damage` is assigned so that it kills the most Might, who moves goes `alone`."""
    pays: list[int]
    """The seat's runes that would pay for it."""


class Stored(Struct, tag="stored"):
    """This connection's own answer is stored, and nobody can take it away but by taking back. It comes before the table
    that shows what came of it. Who sends the same answer with the same `id` once more hears the same once more."""

    id: int
    """The answer's own number, as it was sent."""
    seat: int
    game: int
    entry: int
    """The number of the entry in the log of the game."""


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
    """A connection that holds several seats hears it once for each that can see the object."""

    seat: int
    name: str
    card: int
    """By the name that the seat `to` has for it; 0: a place."""
    place: int
    to: int
    """Which of one's own seats this is for; -1 for a host without a seat."""


class Step(Struct):
    """A lane, or where there are no lanes the whole table, right after line `n` of the log: its places, sides and
    chain."""

    n: int
    places: list[Place]
    sides: list[Side]
    arena: Arena
    """Without whom everybody waits for."""
    turn: int
    turn_seat: int
    phase_name: str
    """In words, in the language of the connection."""


class Stepped(Struct, tag="steps"):
    """Lines whose moment is not known any more have no step."""

    id: int
    seat: int
    steps: list[Step]


class Hinted(Struct, tag="hint"):
    """What a good player would do, at three strengths, from what the seat may know: show no more than was asked for."""

    id: int
    ask: int
    nudge: str
    """The first: where to look. Mark `cards` and `place` on the table."""
    cards: list[int]
    place: int
    verb: str
    """The second: what to do, an option of the question."""
    a: int
    b: int
    text: str
    """The option, in words."""
    reasons: list[str]
    """The third: why, the most important first; in a Duel also how likely the seat is to win."""


class Reported(Struct, tag="reported"):
    number: int
    text: str


class Seated(Struct, tag="seated"):
    """Somebody else has taken this seat by a new invitation: the connection holds it no longer."""

    seat: int
    text: str


class Told(Struct, tag="told"):
    """Something everybody here should know: a seat has a new invitation, or has been taken over with one; or something
    went wrong, and the game was taken up again from what is stored."""

    text: str


class Closed(Struct, tag="closed"):
    """The room is gone, or somebody else has taken the last seat one had there."""

    text: str


class BadMessage(Struct, tag="error"):
    """A message that could not be read. Nothing was changed."""

    code: str
    text: str


class StillAlive(Struct, tag="alive"):
    id: int


ToClient = (
    Welcome | RoomNews | Moved | Table | Log | Faces | WhyNot | Previewed | Stored | Refused | UndoAsked | UndoAnswered
    | ChatLine | Pinged | Stepped | Hinted | Reported | Seated | Told | Closed | BadMessage | StillAlive
)  # fmt: skip
