"""The facts file: complete, free of text, and right about what is printed."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from farfield.cards.facts import DOMAINS, CardFacts, UnknownCard, all_facts, facts, find

MAKE_FACTS = Path(__file__).resolve().parents[2] / "tools" / "make_facts.py"

FIELDS = {
    "name", "slug", "set", "rarity", "type", "also", "supertypes", "domains", "energy", "power", "might",
    "might_bonus", "tags", "champion_tag", "speed", "icons_text", "unique", "any_number", "banned", "codes", "aliases",
}  # fmt: skip


def reference() -> Path:
    """The reference cards.json, which is no part of the project; a test that needs it is skipped without it."""
    folder = os.environ.get("FARFIELD_REFERENCE")
    if not folder:
        pytest.skip("FARFIELD_REFERENCE does not name the folder of the reference data")
    for path in (Path(folder) / "cards" / "cards.json", Path(folder) / "cards.json"):
        if path.exists():
            return path
    pytest.skip("there is no cards.json in the folder FARFIELD_REFERENCE names")


def make_facts(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, MAKE_FACTS, *arguments], capture_output=True, text=True, check=False)


# What is in it


def test_every_released_card_is_there_once() -> None:
    assert len(all_facts()) == 935
    assert len({card.name for card in all_facts()}) == 935
    assert len({card.slug for card in all_facts()}) == 935


@pytest.mark.parametrize(
    ("card_set", "cards", "by_type", "tokens", "champions", "signature", "equipment"),
    [
        ("OGN", 296, {"unit": 138, "spell": 84, "gear": 30, "legend": 12, "battlefield": 24, "rune": 6}, 2, 48, 12, 0),
        ("OGS", 24, {"unit": 11, "spell": 9, "legend": 4}, 0, 8, 4, 0),
        ("SFD", 224, {"unit": 107, "spell": 45, "gear": 42, "legend": 12, "battlefield": 15}, 3, 36, 14, 31),
        ("UNL", 223, {"unit": 119, "spell": 54, "gear": 19, "legend": 12, "battlefield": 15}, 4, 36, 12, 5),
        ("VEN", 168, {"unit": 91, "spell": 41, "gear": 15, "legend": 9, "battlefield": 10}, 2, 24, 9, 4),
    ],
)
def test_counts_per_set(
    card_set: str, cards: int, by_type: dict[str, int], tokens: int, champions: int, signature: int, equipment: int
) -> None:
    of_set = [card for card in all_facts() if card.set == card_set]
    assert len(of_set) == cards
    assert Counter(card.type for card in of_set if not card.is_token) == by_type
    assert sum(card.is_token for card in of_set) == tokens
    assert sum(card.is_champion for card in of_set) == champions
    assert sum(card.is_signature for card in of_set) == signature
    assert sum(card.is_equipment for card in of_set) == equipment


def test_counts_per_domain() -> None:
    cards = [card for card in all_facts() if not card.is_token and card.set == "OGN"]
    assert Counter(card.domains[0] for card in cards if len(card.domains) == 1) == dict.fromkeys(DOMAINS, 41)
    assert sum(len(card.domains) == 2 for card in cards) == 24
    assert sum(not card.domains for card in cards) == 24


def test_only_facts_leave_the_reference() -> None:
    """Known fields only, and nothing in them that could be a sentence."""
    for line in resources.files("farfield.cards").joinpath("facts.jsonl").read_text(encoding="utf-8").splitlines():
        card = json.loads(line)
        assert card.keys() <= FIELDS
        strings = [value for field in card.values() for value in (field if isinstance(field, list) else [field])]
        assert all(not isinstance(value, str) or len(value) <= 50 for value in strings), card["name"]
        assert "[" not in card["name"] and "(" not in card["name"]


def test_facts_are_consistent() -> None:
    for card in all_facts():
        assert set(card.domains) <= set(DOMAINS)
        for icon in card.icons:
            assert icon == "A" or set(icon.split("|")) <= set(DOMAINS)
        for icon in card.power:
            assert icon == "A" or tuple(icon.split("|")) == card.domains
        assert (card.might is not None) == (card.type == "unit")
        assert (card.might_bonus is not None) == card.is_equipment
        assert (card.energy is not None) == card.is_main_deck == (card.speed is not None)
        if card.is_champion or card.is_signature or card.type == "legend":
            assert card.champion_tag in card.tags
        assert len(card.domains) == 2 or card.type != "legend"


def test_deck_building_flags() -> None:
    unique = {"Forgefire Cape", "Rabadon's Deathcrown", "Shurelya's Requiem"}
    assert {card.name for card in all_facts() if card.unique} == unique
    assert {card.name for card in all_facts() if card.any_number} == {"Spiderling"}
    assert Counter(ban for card in all_facts() for ban in card.banned) == {
        "duel-1v1@2026-09-18": 12,
        "2v2@2026-09-18": 1,
    }


@pytest.mark.parametrize(
    ("name", "cost", "text"),
    [
        ("Stalwart Poro", (), ()),  # no icon at all
        ("Get Excited!", ("Fury",), ()),  # cost only
        ("Flame Chompers", (), ("Fury",)),  # a payment offered by a trigger
        ("Fury Rune", (), ()),  # basic runes print no text
        ("Seal of Rage", ("Fury",), ("Fury",)),  # an Add effect
        ("Malzahar, Fanatic", (), ("A", "A")),  # an Add effect of any domain
        ("Twisted Fate, Gambler", (), ("Fury", "Mind", "Order")),  # icons of other domains as labels
        (
            "Kraken Hunter",
            ("Body", "Body"),
            ("Body",),
        ),  # a cost reduction; Accelerate has its icon in reminder text only
        ("Long Sword", ("Fury",), ("Fury",)),  # Equip
        ("Shurelya's Requiem", ("Calm|Mind", "Calm|Mind"), ("A",)),  # two-colour icons in the cost, Equip
        ("Piercing Light", ("Fury",), ("Fury",)),  # Repeat
        ("Gangplank, Naval", (), ("Body", "Body")),  # Empower
        ("Lacerate", ("Order",), ("Order", "Order")),  # Flow
        ("Renata Glasc, Mastermind", (), ("Mind",) * 5),  # two activated abilities
        ("Master Yi, Unstoppable", ("Calm", "Calm", "Calm"), ("Calm",) * 6),  # three cost reductions
        ("Power Nexus", (), ("A", "A", "A", "A")),  # a battlefield
        ("Hextech Ray", ("Fury",), ()),
        ("Teemo, Scout", (), ()),  # Hidden: its icon stands in reminder text only
        ("Gold", (), ("A",)),  # a token
    ],
)
def test_power_icons(name: str, cost: tuple[str, ...], text: tuple[str, ...]) -> None:
    """LL 4.1, ruling B17: cost, rules text and effect text count, reminder text does not."""
    assert (facts(name).icons_cost, facts(name).icons_text) == (cost, text)


# Finding cards


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Jinx, Demolitionist", "Jinx, Demolitionist"),
        ("jinx - demolitionist", "Jinx, Demolitionist"),
        ("  JINX DEMOLITIONIST ", "Jinx, Demolitionist"),
        ("Jinx - Loose Cannon", "Loose Cannon"),
        ("Jinx, Loose Cannon", "Loose Cannon"),
        ("Jinx \u2013 Loose Cannon", "Loose Cannon"),
        ("Loose Cannon", "Loose Cannon"),
        ("Yi, Honed", "Master Yi, Honed"),
        ("Wuju Bladesman - Starter", "Wuju Bladesman"),
        ("Yi, Wuju Bladesman", "Wuju Bladesman"),
        ("Ride The Wind", "Ride the Wind"),
        ("Kai\u2019Sa, Survivor", "Kai'Sa, Survivor"),
        ("Kai'Sa - Survivor (Alternate Art)", "Kai'Sa, Survivor"),
        ("Get Excited! [OGN-008]", "Get Excited!"),
        ("get excited", "Get Excited!"),
        ("OGN-008", "Get Excited!"),
        ("ogn-8", "Get Excited!"),
        ("ogn-008-298", "Get Excited!"),
        ("OGN-008b", "Get Excited!"),
        ("OPP-001/298", "Blazing Scorcher"),
        ("VEN-R01", "Fury Rune"),
    ],
)
def test_find_is_forgiving(text: str, name: str) -> None:
    assert find(text).name == name


def test_find_knows_every_name_alias_and_code() -> None:
    for card in all_facts():
        for text in (card.name, *card.aliases, *card.codes):
            assert find(text) is card


@pytest.mark.parametrize("text", ["", "   ", "²", "Foo, Loose Cannon", "OGN-999", "{text}", "[", "x" * 100_000])
def test_unknown_cards_are_refused(text: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        find(text)
    assert caught.value.message_id == "unknown-card"
    assert len(str(caught.value)) < 300


def test_an_unknown_card_names_the_nearest() -> None:
    with pytest.raises(UnknownCard) as caught:
        facts("Jinx, Demolitonist")
    assert caught.value.suggestions[0] == "Jinx, Demolitionist"
    assert str(caught.value).startswith('No released card is called "Jinx, Demolitonist". Did you mean "Jinx, Demol')
    with pytest.raises(UnknownCard) as caught:
        find("Jinx")
    assert set(caught.value.suggestions) == {"Jinx, Demolitionist", "Jinx, Rebel", "Loose Cannon"}


def test_facts_takes_the_full_name_only() -> None:
    assert facts("Loose Cannon").champion_tag == "Jinx"
    with pytest.raises(UnknownCard):
        facts("loose cannon")


def test_an_error_survives_copying_and_pickling() -> None:
    error = UnknownCard("Jinks", ["Jinx, Rebel"])
    for twin in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert type(twin) is UnknownCard
        assert (str(twin), twin.message, twin.suggestions) == (str(error), error.message, error.suggestions)


def test_facts_cannot_be_changed() -> None:
    card: CardFacts = all_facts()[0]
    with pytest.raises(AttributeError):
        card.name = "another"  # type: ignore[misc]
    assert all_facts() is all_facts()


# The script


def test_the_committed_file_is_fresh() -> None:
    run = make_facts(reference(), "--check")
    assert run.returncode == 0, run.stderr


def test_the_script_tells_a_stale_file(tmp_path: Path) -> None:
    stale = tmp_path / "facts.jsonl"
    stale.write_text("{}\n", encoding="utf-8")
    run = make_facts(reference(), "--check", "--output", tmp_path)
    assert run.returncode == 1
    assert "not fresh" in run.stderr
    assert stale.read_text(encoding="utf-8") == "{}\n"


def record(**changes: object) -> dict[str, object]:
    """A made-up reference record."""
    return {
        "name": "Test Poro", "slug": "test-poro", "aliases": [], "printings": [{"code": "TST-001"}], "first_set": "TST",
        "rarity": "common", "type": "unit", "supertypes": [], "domains": ["Fury"], "energy": 2, "power": {"Fury": 1},
        "might": 2, "might_bonus": None, "tags": ["Poro"], "champion_tag": None, "effect_text": None, "keywords": [],
        "rules_text": "[Order] one (two [Calm] (three [A]) four [Mind]) [A] five [Body|Chaos]", "speed": "main",
        "banned": [], "status": "released",
    } | changes  # fmt: skip


def preview() -> dict[str, object]:
    return record(name="Preview", status="preview", printings=[])


def test_the_script_counts_icons_outside_parentheses(tmp_path: Path) -> None:
    source, output = tmp_path / "cards.json", tmp_path / "facts.jsonl"
    source.write_text(json.dumps([record(), preview()]), encoding="utf-8")
    assert make_facts(source, "--output", tmp_path).returncode == 0
    assert json.loads((tmp_path / "previews.jsonl").read_text(encoding="utf-8"))["name"] == "Preview"
    assert json.loads(output.read_text(encoding="utf-8")) == {
        "name": "Test Poro", "set": "TST", "rarity": "common", "type": "unit", "domains": ["Fury"], "energy": 2,
        "power": ["Fury"], "might": 2, "tags": ["Poro"], "icons_text": ["Order", "A", "Body|Chaos"],
        "codes": ["TST-001"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "cannot read"),
        ("{", "not JSON"),
        ("{}", "list of card records"),
        ("[]", "list of card records"),
        ("[1]", "not an object"),
        ('[{"name": "Test Poro"}]', "lacks the field 'slug'"),
        (json.dumps([record(status="preview")]), "no record has the status"),
        (json.dumps([record(), record(name="Other", printings=[], status="lost")]), "status 'lost' is not one of"),
        (json.dumps([record(energy="2")]), "energy is '2'"),
        (json.dumps([record(type="hero")]), "type 'hero' is not one of"),
        (json.dumps([record(domains=["Love"])]), "domain 'Love' is not one of"),
        (json.dumps([record(power={"Love": 1})]), "'Love' is no Power icon"),
        (json.dumps([record(power={"Fury": 99})]), "99 icons"),
        (json.dumps([record(rules_text="one (two")]), "parentheses"),
        (json.dumps([record(rules_text="one) two (")]), "parentheses"),
        (json.dumps([record(rules_text="[C] one")]), "'C' is no Power icon"),
        (json.dumps([record(effect_text="two")]), "effect text"),
        (json.dumps([record(might=None)]), "without Might"),
        (json.dumps([record(energy=None)]), "exactly when"),
        (json.dumps([record(), record(name="test poro!")]), "share the name or code"),
    ],
)
def test_the_script_refuses_odd_input(tmp_path: Path, content: str | None, complaint: str) -> None:
    source, output = tmp_path / "cards.json", tmp_path / "facts.jsonl"
    if content is not None:
        source.write_text(content, encoding="utf-8")
    run = make_facts(source, "--output", tmp_path)
    assert run.returncode == 2
    assert complaint in run.stderr and "Traceback" not in run.stderr
    assert not output.exists()
