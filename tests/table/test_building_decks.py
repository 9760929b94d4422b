"""What the page builds decks with: every card in words, a deck from wishes, a deck in every format."""

from __future__ import annotations

import pytest

from farfield.cards.facts import all_facts
from farfield.decks import FORMATS, builtin, parse, read, write
from tests.table.serving import Server

GAREN = builtin("Garen")


def test_every_card_a_deck_may_hold_is_told_in_words_of_the_language(server: Server) -> None:
    english = server.get("/api/cards?lang=en")["cards"]
    german = server.get("/api/cards?lang=de")["cards"]
    held = [card for card in all_facts() if not card.is_token]
    assert [one["face"]["name"] for one in english] == [one["face"]["name"] for one in german]
    assert [one["face"]["name"] for one in english] == [card.name for card in held]
    said = {one["face"]["name"]: one for one in german}
    spoken = {one["face"]["name"]: one["face"]["words"] for one in english}
    assert said["Gust"]["face"]["words"] != spoken["Gust"] and said["Gust"]["most"] == 3
    assert said["Loose Cannon"]["champion"] == "Jinx" and said["Loose Cannon"]["most"] == 1
    assert said["Fury Rune"]["most"] > 3


def test_a_deck_from_a_legend_and_wishes_is_legal_and_says_what_was_chosen(server: Server) -> None:
    made = server.post("/api/decks/build", {"legend": "Garen", "wishes": ["2 Decisive Strike"], "name": "Mine"})
    assert made["deck"]["name"] == "Mine" and made["deck"]["legal"]["lanes"]
    assert {"count": 2, "name": "Decisive Strike"} in made["deck"]["main"]
    assert any("Garen, Rugged" in note for note in made["notes"])


def test_a_deck_is_written_in_every_format_and_each_is_read_again(server: Server) -> None:
    formats = server.post("/api/decks/write", {"text": write(GAREN)})["formats"]
    assert [one["id"] for one in formats] == list(FORMATS)
    for one in formats:
        assert parse(one["text"], format=one["id"]).legend == GAREN.legend
    assert read(formats[8]["text"]).deck.main == GAREN.main


@pytest.mark.parametrize(
    ("path", "body", "id"),
    [
        ("/api/decks/build", {"legend": "Nobody at all"}, "unknown-card"),
        ("/api/decks/build", {"legend": "Gust"}, "deck-new-no-legend"),
        ("/api/decks/build", {"legend": "Garen", "wishes": ["nothing of the kind"]}, "unknown-wish"),
        ("/api/decks/build", {"legend": "Garen", "wishes": ["Gust"] * 41}, "wire-schema"),
        ("/api/decks/build", {"legend": "G" * 201}, "wire-schema"),
        ("/api/decks/write", {"text": "no deck"}, ""),
        ("/api/decks/write", {"text": "x" * 100_001}, "wire-schema"),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(server: Server, path: str, body: dict[str, object], id: str) -> None:
    status, problem = server.call("POST", path, body)
    assert 400 <= status < 500 and problem["text"]
    assert id in ("", problem["id"])
