"""The table of emblems (web/emblems.json): every card has one, and in a deck one tells cards apart by it."""

from __future__ import annotations

import json
from collections import Counter
from typing import cast

from farfield.cards.facts import all_facts, facts
from farfield.decks import preconstructed
from tools.build_client import WEB

TABLE = json.loads((WEB / "emblems.json").read_text(encoding="utf-8"))
EMBLEMS = cast(dict[str, str], TABLE["cards"])


def test_every_card_and_token_has_an_emblem_and_nothing_else_has() -> None:
    assert set(EMBLEMS) == {one.name for one in all_facts()} | {"Thrall", "Strike"}


def test_cards_that_can_be_in_one_hand_have_different_emblems() -> None:
    """At most three cards share a drawing, and of one domain none but tokens and basic runes."""
    assert max(count for icon, count in Counter(EMBLEMS.values()).items() if icon != "rune-stone") <= 3
    in_hand = [one for one in all_facts() if one.type in ("unit", "spell", "gear") and "token" not in one.supertypes]
    for domain in ("Fury", "Calm", "Mind", "Body", "Chaos", "Order"):
        seen: dict[str, str] = {}
        for card in in_hand:
            if domain in card.domains:
                assert seen.setdefault(EMBLEMS[card.name], card.name) == card.name


def test_battlefields_have_landmarks_of_their_own() -> None:
    fields = [one.name for one in all_facts() if one.type == "battlefield"]
    twice = {icon: count for icon, count in Counter(EMBLEMS[name] for name in fields).items() if count > 1}
    assert twice == {}


def test_a_deck_as_it_is_sold_never_shows_one_emblem_for_two_cards_of_its_hand() -> None:
    for deck in preconstructed():
        names = {card for _, card in deck.main if facts(card).type in ("unit", "spell", "gear")}
        assert len({EMBLEMS[name] for name in names}) == len(names)
