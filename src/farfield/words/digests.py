"""Digests of a card's words, by which a proof knows whether they are still those that were read."""

from __future__ import annotations

from farfield.cards.proving import digest, proofs

from . import LANGUAGES, card_text, equipped_text


def words_digest(name: str, *langs: str) -> str:
    """Of a card's words in these languages."""
    return digest(*("\n".join([lang, *card_text(name, lang), "", *equipped_text(name, lang)]) for lang in langs))


def as_read(name: str) -> bool:
    """Are a card's words, in every language, those at which its proof was written down?"""
    proof = proofs().get(name)
    return proof is not None and proof.words == words_digest(name, *LANGUAGES)
