"""Whoever writes a card finds every word of the language, with a card that says it."""

from __future__ import annotations

from farfield.cards import language
from tools import card_words


def test_the_page_of_words_is_fresh() -> None:
    assert card_words.PAGE.read_text(encoding="utf-8") == card_words.render(), "run python tools/card_words.py"


def test_every_word_that_a_card_says_is_listed() -> None:
    page = card_words.PAGE.read_text(encoding="utf-8")
    names, attributes, options = card_words.said()
    lacking = [word for word in names if hasattr(language, word) and f"`{word}" not in page]
    lacking += [word for word in attributes if f"`.{word}`" not in page]
    lacking += [word for word in options if f"`{word}=`" not in page]
    assert len(names) > 300
    assert not lacking
