"""Deck lists: whatever the bytes, a reader answers with a deck or with `BadDeck`, and a deck survives being written.

``python -m fuzz.deck_lists TARGET [libFuzzer options] [corpus]`` fuzzes one reader until it is told to stop.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

CORPUS: Final = Path(__file__).parent / "corpus"


def lines(data: bytes) -> None:
    """Sectioned text, flat lists and lists of codes: one reader for all."""
    _read(_text(data), "text")


def tts(data: bytes) -> None:
    _read(_text(data), "tts")


def code(data: bytes) -> None:
    """Deck codes. The bytes are those inside, so that the fuzzer need not learn base32."""
    _read(base64.b32encode(data).decode("ascii").rstrip("="), "code")


def json(data: bytes) -> None:
    _read(_text(data), "json")


def anything(data: bytes) -> None:
    """A text whose format has to be guessed."""
    _read(_text(data), None)


def wishes(data: bytes) -> None:
    """A legend and wishes, one on each line: a legal deck or a refusal."""
    from farfield.cards.facts import UnknownCard
    from farfield.decks import BadWish, NoLegend, build, legality

    legend, *others = _text(data)[:300].splitlines() or [""]
    try:
        deck = build(legend, others[:5]).deck
    except (UnknownCard, NoLegend, BadWish) as error:
        assert str(error).strip()
        return
    assert not legality(deck, "skirmish"), legality(deck, "skirmish")


TARGETS: Final[dict[str, Callable[[bytes], None]]] = {
    target.__name__: target for target in (lines, tts, code, json, anything, wishes)
}


def _text(data: bytes) -> str:
    return data.decode("utf-8", errors="replace")


def _read(text: str, format: str | None) -> None:
    from farfield.decks import BadDeck, parse, read, write

    try:
        deck = read(text, format=format).deck
    except BadDeck as error:
        assert error.problems
        assert str(error).strip()
        return
    assert parse(write(deck)) == deck
    assert parse(write(deck, "code"), deck.name) == deck


def main() -> None:
    import atheris

    with atheris.instrument_imports(include=["farfield.decks", "farfield.cards.facts", "json"]):
        import farfield.decks  # noqa: F401 (imported to be watched)

    target = TARGETS[sys.argv.pop(1)]
    atheris.Setup(sys.argv, target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
