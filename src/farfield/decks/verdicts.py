"""Three verdicts on a list, each by itself: is it well-formed, is it legal in each mode, can the engine play it?

>>> told = judge("Legend:\\nLoose Cannon\\nMainDeck:\\n3 Jinx, Rebel\\n2 Gusst")
>>> told.is_formed, [str(note) for note in told.notes][0]
(True, 'Line 5: "Gusst" was read as Gust.')
>>> told.is_legal("duel"), str(told.legal["duel"][0])
(False, 'The main deck has 5 cards, Chosen Champion included; it needs at least 40. Add 35. [CR 103.2]')
>>> judge("Legend:\\nGust").formed[0].id
'deck-legend-count'

Farfield knows the newest ban list of each kind; an earlier day is judged without, and the verdicts say where.

>>> judge("Legend:\\nLoose Cannon\\nMainDeck:\\n3 Jinx, Rebel", on="2026-09-01").without_bans
('duel', 'match', '2v2')
"""

from __future__ import annotations

from dataclasses import dataclass, field

from farfield.decks.deck import BadDeck, Deck
from farfield.decks.formats import read
from farfield.decks.legality import MODES, ban_date, banned_since, legality
from farfield.decks.support import unsupported
from farfield.errors import Message


@dataclass(frozen=True, slots=True)
class Verdicts:
    """What there is to say of a list. Only a well-formed one is judged further."""

    deck: Deck | None
    formed: tuple[Message, ...] = ()
    """What keeps the list from being a deck."""
    legal: dict[str, tuple[Message, ...]] = field(default_factory=dict)
    """What keeps the deck from being legal, by mode."""
    unsupported: tuple[Message, ...] = ()
    """What the engine cannot play yet, card by card."""
    notes: tuple[Message, ...] = ()
    """What was guessed in reading it."""
    without_bans: tuple[str, ...] = ()
    """Modes that have a ban list and were judged without one, since none is known that was in force on the day."""

    @property
    def is_formed(self) -> bool:
        return self.deck is not None

    def is_legal(self, mode: str) -> bool:
        return self.deck is not None and not self.legal[mode]

    @property
    def is_supported(self) -> bool:
        return self.deck is not None and not self.unsupported


def judge(what: Deck | str, *, on: str | None = None) -> Verdicts:
    """The three verdicts on a deck, or on a list in any format. ``on`` is the date for the ban lists."""
    from farfield.cards.catalogue import supported  # brings the whole engine, which reading a list does not need

    notes: tuple[Message, ...] = ()
    if isinstance(what, Deck):
        deck = what
    else:
        try:
            reading = read(what)
        except BadDeck as error:
            return Verdicts(None, error.problems)
        deck, notes = reading.deck, reading.notes
    legal = {mode: legality(deck, mode, on=on) for mode in MODES}
    dates = {mode: ban_date(mode) for mode in MODES}
    without = tuple(mode for mode, date in dates.items() if date is not None and on is not None and on < date)
    if banned := banned_since(deck, on=on):
        words = "This deck is exactly as it was sold, so it may be played with cards that were banned since: {cards}. "
        words += "With a card changed it is judged like any list (ruling A68)."
        notes = (*notes, Message("deck-as-sold", words, {"cards": "; ".join(banned)}))
    return Verdicts(deck, (), legal, unsupported(deck, supported()), notes, without)
