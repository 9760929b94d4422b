"""The nearest version of a deck that works."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import supported
from farfield.cards.facts import facts
from farfield.decks import Deck, builtin, builtin_decks, champion_decks, legality, nearest
from farfield.decks.deck import is_eligible

GAREN = builtin("Garen")
ALL = frozenset(name for deck in (*builtin_decks(), *champion_decks()) for name in deck.cards) | supported()


def without(*cards: str) -> frozenset[str]:
    return ALL - set(cards)


def test_a_deck_that_works_stays_as_it_is() -> None:
    near = nearest(GAREN, ALL)
    assert (near.works, near.swaps, near.deck) == (True, (), GAREN)


def test_a_card_is_replaced_by_one_of_its_domain_type_and_cost() -> None:
    name = "Vanguard Sergeant"
    near = nearest(GAREN, without(name))
    assert near.works
    count = GAREN.copies(name)
    assert sum(swap.count for swap in near.swaps) == count
    old = facts(name)
    for swap in near.swaps:
        new = facts(swap.into)
        assert swap.out == name
        assert (new.type, new.domains) == (old.type, old.domains)
        assert abs((new.energy or 0) - (old.energy or 0)) <= 2, "the nearest there is"
    assert near.deck.size == GAREN.size
    assert near.deck.copies(name) == 0
    assert legality(near.deck, "duel") == ()


def test_no_name_is_taken_more_than_three_times() -> None:
    gone = [name for _, name in GAREN.main if facts(name).type == "unit" and not facts(name).is_champion]
    near = nearest(GAREN, without(*gone))
    assert near.works
    assert all(count <= 3 for count, _ in near.deck.main)
    assert legality(near.deck, "duel") == ()


def test_another_champion_is_chosen_and_a_battlefield_not_twice() -> None:
    near = nearest(GAREN, without(GAREN.champion, GAREN.battlefields[0]))
    assert near.works
    assert near.deck.champion != GAREN.champion
    assert is_eligible(facts(near.deck.champion), facts(GAREN.legend))
    assert len(set(near.deck.battlefields)) == len(near.deck.battlefields) == 3
    assert GAREN.battlefields[0] not in near.deck.battlefields
    assert legality(near.deck, "duel") == ()


def test_what_nothing_can_replace_is_told_and_the_deck_left_alone() -> None:
    champions = [name for name in ALL if is_eligible(facts(name), facts(GAREN.legend))]
    near = nearest(GAREN, without(*champions))
    assert not near.works
    assert GAREN.champion in near.left
    assert (near.deck, near.swaps) == (GAREN, ())


@pytest.mark.parametrize("deck", champion_decks(), ids=lambda deck: deck.name)
def test_a_version_that_works_is_legal_and_plays_in_full(deck: Deck) -> None:
    near = nearest(deck)
    if near.works:
        assert set(near.deck.cards) <= supported()
        found, before = (set(map(str, legality(one, "duel"))) for one in (near.deck, deck))
        assert found <= before, "no worse than it was"
        assert near.deck.size == deck.size
    else:
        assert not set(near.left) <= supported()
