"""A deck as a value. Every `Deck` is well-formed: known cards, each in the part of the deck where its type belongs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from farfield.cards.facts import CardFacts, UnknownCard, facts, find
from farfield.errors import FarfieldError, Message, Param, excerpt

Entry = tuple[int, str]
"""How many copies of which card, by its full name."""
Part = Literal["legend", "champion", "main", "battlefields", "runes", "sideboard"]

MOST_COPIES: Final = 999  # of one card, legal or not; a bigger number is a slip of the hand
_LONGEST_NAME = 80
_TYPE_ORDER: Final = ("unit", "spell", "gear", "rune", "battlefield", "legend")
_PART_OF_TYPE: Final[dict[str, str]] = {"legend": "Legend", "battlefield": "Battlefields", "rune": "Runes"}


class BadDeck(FarfieldError):
    """A list that cannot be made into a deck. `problems` holds everything that was found, in the order of the lines."""

    def __init__(self, problems: Iterable[Message]) -> None:
        self.problems: tuple[Message, ...] = tuple(problems)
        first = self.problems[0]
        super().__init__(first.id, first.text, first.params, first.clause)

    def __str__(self) -> str:
        shown = [str(problem) for problem in self.problems[:10]]
        if len(self.problems) > len(shown):
            shown.append(f"… and {len(self.problems) - len(shown)} more.")
        return "\n".join(shown)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck list. The same cards make the same deck: entries are merged and sorted, in whatever order they came.

    The Chosen Champion is one of the cards of ``main``, as in the rules (CR 103.2).
    """

    name: str
    legend: str
    champion: str
    """The Chosen Champion."""
    main: tuple[Entry, ...]
    runes: tuple[Entry, ...] = ()
    battlefields: tuple[str, ...] = ()
    sideboard: tuple[Entry, ...] = ()

    def __post_init__(self) -> None:
        fixed = {
            "name": _plain_name(self.name),
            "main": _sorted(self.main),
            "runes": _sorted(self.runes),
            "battlefields": tuple(sorted(self.battlefields)),
            "sideboard": _sorted(self.sideboard),
        }
        for field, value in fixed.items():
            object.__setattr__(self, field, value)
        problems = [problem for part, name in self._places() if (problem := misplaced(part, facts(name)))]
        if self.champion not in (name for _, name in self.main):
            text = "{champion} is the Chosen Champion, so the main deck must hold it. Add it to the main deck."
            problems.append(Message("deck-champion-not-in-main", text, {"champion": self.champion}, "CR 103.2.a"))
        if problems:
            raise BadDeck(problems)

    def _places(self) -> list[tuple[Part, str]]:
        places: list[tuple[Part, str]] = [("legend", self.legend), ("champion", self.champion)]
        places += [("main", name) for _, name in self.main]
        places += [("battlefields", name) for name in self.battlefields]
        places += [("runes", name) for _, name in self.runes]
        places += [("sideboard", name) for _, name in self.sideboard]
        return places

    @property
    def size(self) -> int:
        """How many cards the Main Deck has, Chosen Champion included."""
        return sum(count for count, _ in self.main)

    @property
    def cards(self) -> tuple[str, ...]:
        """The names of all different cards: legend, main deck, battlefields, runes, sideboard."""
        return tuple(dict.fromkeys(name for _, name in self._places()))

    def copies(self, name: str, *, with_sideboard: bool = False) -> int:
        """How many copies of a card the Main Deck holds, with those of the sideboard if asked."""
        entries = self.main + self.sideboard if with_sideboard else self.main
        return sum(count for count, card in entries if card == name)


def eligible_champions(deck: Deck) -> tuple[str, ...]:
    """The cards of the Main Deck that may be its Chosen Champion (CR 103.2.a)."""
    legend = facts(deck.legend)
    return tuple(name for _, name in deck.main if is_eligible(facts(name), legend))


def is_eligible(card: CardFacts, legend: CardFacts) -> bool:
    """Whether a card may be the Chosen Champion of a legend: a Champion unit that shares its champion tag."""
    return card.type == "unit" and card.is_champion and legend.champion_tag in card.tags


def with_champion(deck: Deck, champion: str) -> Deck:
    """The same deck with another of its cards as the Chosen Champion; any spelling `find` understands will do."""
    choices = eligible_champions(deck)
    try:
        name = find(champion).name
    except UnknownCard:
        name = champion
    if name not in choices:
        text = "{champion} cannot be the Chosen Champion of this deck. Choose one of: {choices}."
        params = {"champion": excerpt(name), "choices": "; ".join(choices) or "–"}
        raise BadDeck([Message("deck-champion-not-eligible", text, params, "CR 103.2.a")])
    return replace(deck, champion=name)


def misplaced(part: Part, card: CardFacts) -> Message | None:
    """What is wrong with a card in a part of a deck, judged by its type alone."""
    params = {"card": card.name, "type": card.type}
    if card.is_token:
        text = "{card} is a token, and tokens are no part of a deck. Leave it out."
        return Message("deck-token", text, params, "CR 179")
    fits = {"legend": card.type == "legend", "battlefields": card.type == "battlefield", "runes": card.type == "rune"}
    if fits.get(part, card.is_main_deck):
        return None
    params["section"] = _PART_OF_TYPE.get(card.type, "MainDeck")
    return Message("deck-wrong-section", "{card} is a {type}. Put it under {section}.", params, "CR 133")


def _sorted(entries: Iterable[Entry]) -> tuple[Entry, ...]:
    """Entries with the copies of a card added up, in one order: by type, Energy cost and name."""
    total: dict[str, int] = {}
    for count, name in entries:
        total[name] = total.get(name, 0) + count
        if not 1 <= count <= MOST_COPIES or total[name] > MOST_COPIES:
            text = "{count} copies of {card} are impossible. Give a number from 1 to {most}."
            params: dict[str, Param] = {"count": str(total[name])[:12], "card": name, "most": MOST_COPIES}
            raise BadDeck([Message("deck-count", text, params)])

    def order(name: str) -> tuple[int, int, str]:
        card = facts(name)
        return _TYPE_ORDER.index(card.type), card.energy or 0, name

    return tuple((total[name], name) for name in sorted(total, key=order))


def _plain_name(name: str) -> str:
    """A deck's name on one line, without characters that cannot be shown."""
    shown = "".join(ch if ch.isprintable() else " " for ch in name)
    return " ".join(shown.split())[:_LONGEST_NAME].strip()
