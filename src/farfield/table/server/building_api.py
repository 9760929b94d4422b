"""Building decks over HTTP: every card with its words, a deck from a few wishes, and a deck in every format."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import Final

import msgspec
from litestar import Response, get, post

from farfield.cards.facts import CardFacts, all_facts
from farfield.decks import FORMATS, BadDeck, Deck, build, left_out, read, write
from farfield.decks.legality import MOST_OF_A_NAME, SMALLEST_MAIN_DECK
from farfield.table.bodies import BuildDeck, Catalogue, CatalogueCard, DeckBuilt, DeckFormat, DeckWritten, WriteDeck
from farfield.table.faces import face
from farfield.table.limits import BODY_BYTES
from farfield.table.server import http
from farfield.table.server.decks_api import info
from farfield.words.messages import Messages


@dataclass(frozen=True, slots=True)
class Told:
    """A catalogue as it travels."""

    plain: bytes
    packed: bytes


_TOLD: Final[dict[str, Told]] = {}
"""By language; each is made when it is first asked for."""


@get("/api/cards")
async def cards(request: http.Call) -> Response[bytes]:
    lang = http.language(request)
    told = _TOLD.get(lang)
    if told is None:
        told = _TOLD[lang] = await http.judge(request, catalogue, lang)
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(told.packed if packed else told.plain, media_type="application/json", headers=headers)


def catalogue(lang: str) -> Told:
    """Every card that a deck may hold. What keywords mean is left out: whoever reads one card asks for that."""
    listed: list[CatalogueCard] = []
    for card in all_facts():
        made = None if card.is_token else face(card.name, lang)
        if made is not None:
            short = msgspec.structs.replace(made, keywords=dict.fromkeys(made.keywords, ""))
            banned = sorted({entry.partition("@")[0] for entry in card.banned})
            listed.append(CatalogueCard(short, card.set, _most(card), card.champion_tag or "", banned))
    data = msgspec.json.encode(Catalogue(listed))
    return Told(data, gzip.compress(data, mtime=0))


def _most(card: CardFacts) -> int:
    """So many copies a deck may hold."""
    if card.type in ("legend", "battlefield") or card.unique:
        return 1
    return SMALLEST_MAIN_DECK if card.any_number or card.type == "rune" else MOST_OF_A_NAME


@post("/api/decks/build", status_code=200)
async def build_deck(request: http.Call) -> DeckBuilt:
    wish = await http.body(request, BuildDeck, BODY_BYTES)
    return await http.judge(request, built, wish)


def built(wish: BuildDeck) -> DeckBuilt:
    messages = Messages(wish.lang)
    made = build(wish.legend, wish.wishes, wish.name)
    return DeckBuilt(info(made.deck, messages), [messages.explain(note) for note in made.notes])


@post("/api/decks/write", status_code=200)
async def write_deck(request: http.Call) -> DeckWritten:
    wish = await http.body(request, WriteDeck, BODY_BYTES)
    return await http.judge(request, written, wish)


def written(wish: WriteDeck) -> DeckWritten:
    messages = Messages(wish.lang)
    deck = read(wish.text).deck
    return DeckWritten([_in_format(deck, name, messages) for name in FORMATS])


def _in_format(deck: Deck, name: str, messages: Messages) -> DeckFormat:
    try:
        text = write(deck, name)
    except BadDeck as error:
        return DeckFormat(name, "", [messages.explain(problem) for problem in error.problems])
    return DeckFormat(name, text, [messages.explain(note) for note in left_out(deck, name)])
