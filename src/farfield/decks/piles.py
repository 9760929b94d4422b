"""The piles a list is sorted into while it is read, whatever its format: parts of the deck, problems and notes.

A reader says of each card where in the list it stands: the number of a line, or a path such as ``maindeck[3]``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farfield.cards.facts import CardFacts, UnknownCard, facts, suggest
from farfield.decks.aliases import meant, surely_meant
from farfield.decks.deck import MOST_COPIES, BadDeck, Deck, Entry, Part, is_eligible, misplaced
from farfield.errors import Message, Param, excerpt

Where = int | str
"""The number of a line, or a path into a tree."""

MOST_PROBLEMS: Final = 50  # who has more has not pasted a deck list
MOST_SUGGESTIONS: Final = 12  # looking for near names takes time, and nobody corrects more at once
SECTION_NAMES: Final[dict[Part, str]] = {
    "legend": "Legend",
    "champion": "Champion",
    "main": "MainDeck",
    "battlefields": "Battlefields",
    "runes": "Runes",
    "sideboard": "Sideboard",
}
_PILE_OF_TYPE: Final[dict[str, Part]] = {"legend": "legend", "battlefield": "battlefields", "rune": "runes"}


class Piles:
    """Everything read so far."""

    def __init__(self, *, forgiving: bool = False) -> None:
        self.forgiving = forgiving
        """Take a misspelt name for the only card it can mean, and say so in a note."""
        self.name = ""
        self.entries: dict[Part, list[Entry]] = {}
        self.problems: list[Message] = []
        self.notes: list[Message] = []
        self.flat = False
        """Whether cards stood under no heading at all."""

    # Cards

    def card(self, text: str, part: Part | None, where: Where) -> CardFacts | None:
        """The card a text means; ``None``, and a problem, if there is none."""
        card = meant(text, part)
        if card is not None:
            return card
        # No card has a digit in its name: one in the text may be a count that would be lost.
        forgives = self.forgiving and len(self.notes) < MOST_PROBLEMS and not any(ch.isnumeric() for ch in text)
        near = surely_meant(text) if forgives else None
        if near is None:
            error = UnknownCard(text.strip(), suggest(text) if len(self.problems) < MOST_SUGGESTIONS else ())
            self.problem(where, error.message_id, error.text, error.params)
        else:
            words = '"{text}" was read as {card}.'
            self.note(where, "deck-read-as", words, {"text": excerpt(text.strip()), "card": near.name})
        return near

    def put(self, part: Part | None, count: int, card: CardFacts, where: Where) -> None:
        """Add copies of a card to a part of the deck; without one, to the part where its type belongs."""
        chosen = part or pile_of(card)
        wrong = misplaced(chosen, card)
        if wrong and self.forgiving and (chosen == "sideboard" or card.is_token):
            words = "{card} has no place there and was left out."
            self.note(where, "deck-skipped", words, {"card": card.name})
            return
        if wrong and self.forgiving:
            chosen = pile_of(card)
            words = "{card} was put under {section}, where it belongs."
            self.note(where, "deck-moved", words, {"card": card.name, "section": SECTION_NAMES[chosen]})
        elif wrong:
            self.problem(where, wrong.id, wrong.text, wrong.params, wrong.clause)
            return
        self.entries.setdefault(chosen, []).append((count, card.name))

    def point_at(self, card: CardFacts, where: Where) -> None:
        """Make a card of the main deck the Chosen Champion; if the main deck lacks it, it is added."""
        main = self.entries.get("main", [])
        copies = sum(count for count, name in main if name == card.name)
        # All copies go along: a card named in both places counts as a pointer in a list of 41.
        self.entries["main"] = [entry for entry in main if entry[1] != card.name]
        self.put("champion", copies or 1, card, where)

    def count(self, number: int, where: Where, shown: str = "") -> int:
        """The number of copies if it is possible; otherwise 0, and a problem."""
        if 1 <= number <= MOST_COPIES:
            return number
        text = "{count} copies of a card are impossible. Give a number from 1 to {most}."
        shown = excerpt(shown or str(number), 12)
        self.problem(where, "deck-count", text, {"count": shown, "most": MOST_COPIES})
        return 0

    def problem(
        self, where: Where, message_id: str, text: str, params: Mapping[str, Param], clause: str | None = None
    ) -> None:
        self.problems.append(_placed(where, message_id, text, params, clause))
        if len(self.problems) >= MOST_PROBLEMS:
            raise BadDeck(self.problems)

    def note(self, where: Where, message_id: str, text: str, params: Mapping[str, Param]) -> None:
        self.notes.append(_placed(where, message_id, text, params, None))

    # The whole

    def deck(self, name: str = "") -> Deck:
        """The deck that was read. Raises `BadDeck` with everything that is wrong."""
        if not self.entries and not self.problems:
            words = "The list has no cards. Start with a line Legend: and the legend's name below it."
            self.problems.append(Message("deck-empty", words, {}, "CR 103"))
        if self.problems:
            raise BadDeck(self.problems)
        legend = self._legend()
        champion, main = self._main(legend)
        battlefields = self.entries.get("battlefields", [])
        many = max(battlefields, key=lambda entry: entry[0], default=(0, ""))
        if sum(count for count, _ in battlefields) > MOST_COPIES:
            text = "{count} copies of {card} are impossible. Give a number from 1 to {most}."
            params: dict[str, Param] = {"count": many[0], "card": many[1], "most": 3}
            raise BadDeck([Message("deck-count", text, params)])
        return Deck(
            name=self.name or name,
            legend=legend.name,
            champion=champion,
            main=tuple(main),
            runes=tuple(self.entries.get("runes", ())),
            battlefields=tuple(card for count, card in battlefields for _ in range(count)),
            sideboard=tuple(self.entries.get("sideboard", ())),
        )

    def _legend(self) -> CardFacts:
        legends = self.entries.get("legend", [])
        count = sum(count for count, _ in legends)
        if count == 1:
            return facts(legends[0][1])
        if legends:
            words = "The list has {count} legends ({cards}). Leave exactly one under Legend:."
        else:
            words = "The list has no legend. Add a line Legend: and the legend's name below it."
        raise BadDeck([Message("deck-legend-count", words, {"count": count, "cards": _named(legends)}, "CR 103.1")])

    def _main(self, legend: CardFacts) -> tuple[str, list[Entry]]:
        """The Chosen Champion, and all entries of the Main Deck with it."""
        main, chosen = self.entries.get("main", []), self.entries.get("champion", [])
        if not chosen:
            return self._first_champion(legend, main)
        champion = chosen[0][1]
        if any(name != champion for _, name in chosen):
            words = (
                "The list has several Chosen Champions ({cards}). Keep one under Champion:, the others in MainDeck:."
            )
            raise BadDeck([Message("deck-several-champions", words, {"cards": _named(chosen)}, "CR 103.2.a")])
        # Most lists keep the champion apart from the other cards of the 40, some name it in both places.
        total = sum(count for count, _ in main + chosen)
        if total == 41 and sum(count for count, _ in chosen) == 1 and champion in (name for _, name in main):
            return champion, main
        return champion, chosen + main

    def _first_champion(self, legend: CardFacts, main: list[Entry]) -> tuple[str, list[Entry]]:
        """The first card that may be the Chosen Champion, for lists that do not say which it is."""
        for place, (count, name) in enumerate(main):
            if is_eligible(facts(name), legend):
                words = "The list does not say which card is the Chosen Champion; {champion} is the first that can be."
                self.notes.append(Message("deck-first-champion", words, {"champion": name}))
                # A flat list may name its champion twice as well.
                again = any(other == name for _, other in main[place + 1 :])
                if self.flat and again and count == 1 and sum(copies for copies, _ in main) == 41:
                    return name, main[:place] + main[place + 1 :]
                return name, main
        words = "The list has no Chosen Champion. Add a line Champion: and below it a champion unit of {champion}."
        params: dict[str, Param] = {"champion": legend.champion_tag or legend.name}
        raise BadDeck([Message("deck-no-champion", words, params, "CR 103.2.a")])


def pile_of(card: CardFacts) -> Part:
    """The part of a deck where a card belongs."""
    return _PILE_OF_TYPE.get(card.type, "main")


def _placed(where: Where, message_id: str, text: str, params: Mapping[str, Param], clause: str | None) -> Message:
    """A message with its place in front: the ids end in ``-line`` or ``-at``."""
    if isinstance(where, int):
        return Message(f"{message_id}-line", "Line {line}: " + text, {**params, "line": where}, clause)
    return Message(f"{message_id}-at", "At {place}: " + text, {**params, "place": excerpt(where)}, clause)


def _named(entries: list[Entry]) -> str:
    return "; ".join(f"{count} {name}" for count, name in entries[:10])
