"""Which decks are legal for which mode, and the built-in decks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from farfield.cards.catalogue import supported
from farfield.cards.facts import facts
from farfield.decks import (
    MODES,
    BadDeck,
    Deck,
    DeckRules,
    UnknownDeck,
    UnknownMode,
    about,
    as_played,
    builtin,
    builtin_decks,
    eligible_champions,
    legality,
    starter_decks,
    substitutes,
    unsupported,
    with_champion,
)
from farfield.errors import Message

BATTLEFIELDS = ("Trifarian War Camp", "Void Gate", "Zaun Warrens")
GAREN = replace(builtin("Garen"), battlefields=BATTLEFIELDS)


def ids(deck: Deck, mode: str | DeckRules = "duel") -> list[tuple[str, str | None]]:
    findings = legality(deck, mode)
    assert all("{" not in str(finding) for finding in findings)
    return [(finding.id, finding.clause) for finding in findings]


def swap(deck: Deck, *entries: tuple[int, str]) -> Deck:
    """The deck with these cards in place of as many copies of its first ones (not its champions)."""
    room = sum(count for count, _ in entries)
    main = []
    for count, name in deck.main:
        taken = 0 if facts(name).is_champion else min(count, room)
        room -= taken
        if count > taken:
            main.append((count - taken, name))
    assert room == 0
    return replace(deck, main=(*main, *entries))


# Built-in decks


@pytest.mark.parametrize("deck", starter_decks(), ids=lambda deck: deck.name)
def test_starter_decks_are_legal_as_sold(deck: Deck) -> None:
    assert deck.size == 40
    assert sum(count for count, _ in deck.runes) == 12
    assert len(deck.battlefields) == 1
    for mode in ("duel", "skirmish", "war", "2v2", "match", "lanes"):
        assert ids(deck, mode) == []
    for champion in eligible_champions(deck):
        assert ids(with_champion(deck, champion)) == []


def test_the_rulebooks_recommended_champions_are_the_default() -> None:
    assert [(deck.name, deck.champion) for deck in starter_decks()] == [
        ("Annie", "Annie, Fiery"),
        ("Garen", "Garen, Commander"),
        ("Lux", "Lux, Crownguard"),
        ("Master Yi", "Master Yi, Meditative"),
    ]


def test_the_starter_decks_hold_63_different_main_deck_cards_legends_and_battlefields() -> None:
    cards = {name for deck in starter_decks() for name in deck.cards}
    assert len([name for name in cards if facts(name).type != "rune"]) == 63


@pytest.mark.parametrize("deck", starter_decks(), ids=lambda deck: deck.name)
def test_each_starter_deck_has_a_legal_list_with_gear_and_a_sideboard(deck: Deck) -> None:
    geared = builtin(f"{deck.name} with gear")
    assert (geared.legend, geared.champion, geared.size) == (deck.legend, deck.champion, 40)
    assert sum(count for count, _ in geared.sideboard) == 10
    for mode in ("duel", "match", "skirmish", "war", "lanes"):
        assert ids(geared, mode) == []
    assert unsupported(geared, supported()) == ()
    gear = [(count, facts(name)) for count, name in geared.main if facts(name).type == "gear"]
    assert sum(count for count, _ in gear) == 12  # more than a quarter of the 39 cards that can be dealt
    assert sum(count for count, card in gear if card.is_equipment) >= 6


@pytest.mark.parametrize("deck", starter_decks(), ids=lambda deck: deck.name)
def test_substitute_battlefields_stand_in_where_three_are_needed(deck: Deck) -> None:
    others = {other.battlefields[0] for other in starter_decks() if other is not deck}
    assert len(substitutes(deck)) == 2 and set(substitutes(deck)) < others
    for mode in ("match", "lanes"):
        assert set(as_played(deck, mode).battlefields) == {*deck.battlefields, *substitutes(deck)}
    for mode in ("duel", "skirmish", "war", "2v2"):
        assert as_played(deck, mode) is deck


def test_only_a_deck_as_sold_gets_substitutes() -> None:
    own = replace(builtin("Garen"), battlefields=("Void Gate", "Startipped Peak"))
    assert (substitutes(own), as_played(own, "lanes")) == ((), own)
    assert ids(own, "lanes") == [("deck-battlefields-count", "LL 1.2")]
    chosen = replace(builtin("Garen"), battlefields=BATTLEFIELDS)
    assert as_played(chosen, "lanes") is chosen


def test_built_in_decks_are_found_in_any_spelling() -> None:
    assert builtin("master-yi") is builtin("Master Yi") is builtin("MASTER YI")
    with pytest.raises(UnknownDeck, match=r'called "Nobody"\. Choose one of: Annie, Garen, Lux, Master Yi, Annie with'):
        builtin("Nobody")
    with pytest.raises(UnknownDeck, match=r'called "Grenn"\. Did you mean "Garen"\?'):
        builtin("Grenn")
    with pytest.raises(UnknownDeck, match="Jax of Spiritforged") as found:
        builtin("Jax")
    assert len(str(found.value)) < 100  # and not all of them


def test_whoever_names_no_deck_is_told_so() -> None:
    for nothing in ("", "  "):
        with pytest.raises(UnknownDeck, match="No deck is named"):
            builtin(nothing)


@pytest.mark.parametrize("deck", builtin_decks(), ids=lambda deck: deck.name)
def test_each_built_in_deck_says_in_two_sentences_how_it_plays(deck: Deck) -> None:
    message = about(deck.name)
    assert message.id.startswith("deck-about-")
    assert str(message).count(".") == 2


# Champions


def test_eligible_champions() -> None:
    assert eligible_champions(GAREN) == ("Garen, Commander", "Garen, Rugged")
    rugged = with_champion(GAREN, "garen - rugged")
    assert rugged.champion == "Garen, Rugged"
    assert rugged.main == GAREN.main
    assert with_champion(rugged, "Garen, Commander") == GAREN


@pytest.mark.parametrize("name", ["Daring Poro", "Jinx, Rebel", "Nobody", ""])
def test_another_card_cannot_be_chosen(name: str) -> None:
    with pytest.raises(BadDeck, match="Choose one of: Garen, Commander; Garen, Rugged"):
        with_champion(GAREN, name)


@pytest.mark.clause("core 2.3")
def test_a_champion_of_another_legend() -> None:
    deck = replace(GAREN, champion="Daring Poro")
    assert ids(deck) == [("deck-champion-of-another", "CR 103.2.a")]
    deck = replace(GAREN, legend="Dark Child", runes=((12, "Fury Rune"),))
    assert ("deck-champion-of-another", "CR 103.2.a") in ids(deck)


@pytest.mark.clause("core 2.3")
def test_signature_units_do_not_qualify() -> None:
    deck = replace(builtin("Annie"), champion="Tibbers")
    assert ("deck-champion-of-another", "CR 103.2.a") in ids(deck)
    assert "Tibbers" not in eligible_champions(deck)


# Counts


@pytest.mark.clause("core 2.1")
def test_a_main_deck_may_be_larger_but_not_smaller_than_40() -> None:
    assert ids(replace(GAREN, main=(*GAREN.main, (1, "Stalwart Poro")))) == [("deck-domain", "CR 103.2.c")]
    assert ids(replace(GAREN, main=(*GAREN.main, (1, "Cithria of Cloudfield")))) == []
    assert ids(replace(GAREN, main=GAREN.main[1:])) == [("deck-main-too-small", "CR 103.2")]
    finding = legality(replace(GAREN, main=GAREN.main[1:]), "duel")[0]
    assert str(finding) == (
        "The main deck has 37 cards, Chosen Champion included; it needs at least 40. Add 3. [CR 103.2]"
    )


@pytest.mark.parametrize("count", [5, 7])
@pytest.mark.clause("core 2.1")
def test_a_rune_deck_has_exactly_12_runes(count: int) -> None:
    assert ids(replace(GAREN, runes=((6, "Body Rune"), (count, "Order Rune")))) == [("deck-runes-count", "CR 103.3")]


@pytest.mark.parametrize("mode", [*MODES])
@pytest.mark.parametrize("battlefields", [(), BATTLEFIELDS[:2], (*BATTLEFIELDS, "Startipped Peak")])
@pytest.mark.clause("core 2.1")
def test_three_battlefields(mode: str, battlefields: tuple[str, ...]) -> None:
    assert [finding for finding, _ in ids(replace(GAREN, battlefields=battlefields), mode)] == [
        "deck-battlefields-count"
    ]
    assert ids(GAREN, mode) == []


def test_one_battlefield_is_for_a_starter_deck_as_sold_only() -> None:
    changed = swap(builtin("Garen"), (1, "Cithria of Cloudfield"))
    assert ids(changed, "duel") == [("deck-battlefields-count", "CR 485.4.a")]


@pytest.mark.clause("core 2.7")
def test_battlefields_have_different_names() -> None:
    deck = replace(GAREN, battlefields=("Void Gate", "Void Gate", "Zaun Warrens"))
    assert ids(deck) == [("deck-battlefield-twice", "CR 103.4.c")]


def test_a_sideboard_has_at_most_10_cards() -> None:
    side = [(3, "Cithria of Cloudfield"), (3, "Challenge"), (3, "Arena Bar"), (1, "Wallop")]
    assert ids(replace(GAREN, sideboard=tuple(side))) == []
    assert ids(replace(GAREN, sideboard=(*side, (1, "Wallop")))) == [("deck-sideboard-too-large", "CR 103.2.e")]


# Copies


@pytest.mark.clause("core 2.4")
def test_at_most_three_of_a_name() -> None:
    assert ids(swap(GAREN, (4, "Cithria of Cloudfield"))) == [("deck-copies", "CR 103.2.b")]
    assert ids(swap(GAREN, (3, "Cithria of Cloudfield"))) == []


def test_copies_in_the_sideboard_count() -> None:
    deck = replace(swap(GAREN, (3, "Cithria of Cloudfield")), sideboard=((1, "Cithria of Cloudfield"),))
    assert ids(deck) == [("deck-copies", "CR 103.2.b")]


@pytest.mark.clause("core 2.4")
def test_the_chosen_champion_counts_as_a_copy() -> None:
    assert ids(swap(GAREN, (2, "Garen, Commander"))) == [("deck-copies", "CR 103.2.b")]


@pytest.mark.clause("CR 132")
def test_different_champions_of_a_tag_are_different_names() -> None:
    assert ids(swap(GAREN, (1, "Garen, Commander"), (1, "Garen, Rugged"))) == []


def test_spiderlings_without_number() -> None:
    own = facts("Spiderling").domains
    deck = next(deck for deck in builtin_decks() if set(own) <= set(facts(deck.legend).domains))
    assert ids(replace(swap(deck, (20, "Spiderling")), battlefields=BATTLEFIELDS)) == []


def ornn(*entries: tuple[int, str]) -> list[tuple[str, str | None]]:
    """Findings about a deck of Ornn's with these cards, its size aside."""
    champion = "Ornn, Blacksmith"
    deck = Deck("", "Fire Below the Mountain", champion, ((1, champion), *entries), ((12, "Mind Rune"),), BATTLEFIELDS)
    return [finding for finding in ids(deck) if finding[0] != "deck-main-too-small"]


@pytest.mark.clause("core 2.5")
def test_signature_cards_are_the_legends_own_and_three_in_all() -> None:
    assert ids(swap(GAREN, (1, "Decisive Strike"))) == []
    assert ids(swap(GAREN, (2, "Decisive Strike"))) == [
        ("deck-copies", "CR 103.2.b"),
        ("deck-signatures", "CR 103.2.d"),
    ]
    assert ids(swap(GAREN, (1, "Public Execution"))) == [("deck-signature-of-another", "CR 103.2.d")]


@pytest.mark.clause("core 2.5")
def test_signature_cards_of_different_names_count_together() -> None:
    unique = ("Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem")
    assert {facts(name).champion_tag for name in unique} == {facts("Fire Below the Mountain").champion_tag}
    assert ornn(*((1, name) for name in unique)) == []


@pytest.mark.clause("core 2.6")
def test_unique_cards_once_each() -> None:
    assert ornn((2, "Forgefire Cape")) == [("deck-unique", "CR 825")]
    assert ornn((2, "Forgefire Cape"), (2, "Shurelya's Requiem")) == [
        ("deck-unique", "CR 825"),
        ("deck-unique", "CR 825"),
        ("deck-signatures", "CR 103.2.d"),
    ]


# Domains


@pytest.mark.clause("core 2.2")
def test_all_domains_of_a_card_must_be_the_legends() -> None:
    assert ids(swap(GAREN, (1, "Gust"))) == [("deck-domain", "CR 103.2.c")]
    assert set(facts("Public Execution").domains) == {"Body", "Order"}
    assert ids(swap(GAREN, (1, "Public Execution"))) == [("deck-signature-of-another", "CR 103.2.d")]
    assert set(facts("Dominus").domains) == {"Fury", "Body"}
    assert ids(swap(GAREN, (1, "Dominus"))) == [
        ("deck-signature-of-another", "CR 103.2.d"),
        ("deck-domain", "CR 103.2.c"),
    ]


@pytest.mark.clause("A28", "CR 103.4.b")
def test_cards_without_a_domain_go_with_every_legend() -> None:
    """Ruling A28; battlefields are such cards."""
    assert not any(facts(name).domains for name in BATTLEFIELDS)
    assert ids(GAREN) == []


@pytest.mark.clause("core 2.2")
def test_runes_and_sideboard_follow_the_identity() -> None:
    assert ids(replace(GAREN, runes=((6, "Body Rune"), (6, "Fury Rune")))) == [("deck-domain", "CR 103.3.a.1")]
    assert ids(replace(GAREN, sideboard=((1, "Gust"),))) == [("deck-domain", "CR 103.2.c")]
    assert ids(replace(GAREN, runes=((12, "Body Rune"),))) == []


def test_the_finding_names_card_and_domains() -> None:
    finding = legality(swap(GAREN, (1, "Gust")), "duel")[0]
    assert str(finding) == "Gust is Chaos; with Might of Demacia only Body / Order are allowed. [CR 103.2.c]"


# Bans


def test_bans_bind_in_their_mode_only() -> None:
    deck = replace(GAREN, battlefields=("Reaver's Row", *BATTLEFIELDS[1:]))
    assert ids(deck, "duel") == ids(deck, "match") == [("deck-banned", "CR 103.2.e")]
    for mode in ("skirmish", "war", "2v2", "lanes"):
        assert ids(deck, mode) == []
    assert legality(deck, "duel", bans=False) == ()


def test_a_banned_legend() -> None:
    deck = replace(builtin("Master Yi"), battlefields=BATTLEFIELDS)
    assert ids(deck, "2v2") == [("deck-banned", "CR 103.2.e")]
    assert ids(deck, "duel") == []


def test_banned_cards_in_main_deck_and_sideboard() -> None:
    annie = replace(builtin("Annie"), battlefields=BATTLEFIELDS)
    assert ids(swap(annie, (1, "Called Shot"))) == [("deck-banned", "CR 103.2.e")]
    assert ids(replace(annie, sideboard=((1, "Called Shot"),))) == [("deck-banned", "CR 103.2.e")]


# Modes and support


def test_unknown_modes_are_refused() -> None:
    with pytest.raises(UnknownMode, match=r'no mode called "chess"\. Choose one of: duel, match'):
        legality(GAREN, "chess")


def test_a_mode_of_ones_own() -> None:
    assert ids(replace(GAREN, battlefields=()), DeckRules("sandbox", "house rule", battlefields=0)) == []


def test_support_is_told_card_by_card() -> None:
    assert unsupported(GAREN, set(GAREN.cards)) == ()
    assert unsupported(GAREN, lambda name: name != "Garen, Rugged") == (
        Message(
            "deck-card-unsupported",
            "{card} cannot be played yet: its text is not proven. Replace it, or wait for a version that supports it.",
            {"card": "Garen, Rugged", "why": "proofs", "lacks": ""},
        ),
    )
    assert [finding.params["card"] for finding in unsupported(GAREN, ())] == list(GAREN.cards)
