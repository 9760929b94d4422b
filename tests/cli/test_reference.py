"""`farfield card`, `deck`, `rule` and `--help`."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from farfield.cli import rules
from farfield.decks import builtin, builtin_decks, write
from farfield.reference import clauses, lookup
from farfield.table.faces import face
from farfield.words import card_text, keyword_help
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal


def test_a_card_by_name_or_code(terminal: Terminal) -> None:
    for name in ("gust", "OGN-169"):
        ran = terminal.run("card", name)
        assert ran.code == 0
        assert "[Chaos]" in ran.out and "[1]" in ran.out
        assert card_text("Gust", "en")[-1] in ran.out


def test_a_card_in_german(terminal: Terminal) -> None:
    ran = terminal.run("card", "Crackshot", "Corsair", "--lang", "de")
    assert card_text("Crackshot Corsair", "de")[0] in ran.out
    assert "Kosten" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_comes_with_what_its_keywords_mean(lang: str, terminal: Terminal) -> None:
    said = _run_on(terminal.run("card", "Lecturing Yordle", "--lang", lang).out)
    assert _run_on(f"[Tank] {keyword_help('Tank', lang)}") in said
    alone = terminal.run("card", "tank", "--lang", lang)
    assert alone.code == 0
    assert alone.out.startswith("[Tank] ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "[1], detach this: [Action]"),
        ("de", "[1], löse dieses Gear: [Action]"),
        ("es", "[1], desacopla este gear: [Action]"),
        ("fr", "[1], détachez ce Gear : [Action]"),
    ],
)
def test_the_tokens_of_lane_legends_can_be_read(lang: str, words: str, terminal: Terminal) -> None:
    ran = terminal.run("card", "strike", "--lang", lang)
    assert ran.code == 0
    assert words in ran.out.replace("\xa0", " ") and "[LL 6]" in ran.out
    assert "[LL 4.2, 5]" in terminal.run("card", "Thrall", "--lang", lang).out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strike_says_that_its_use_is_a_spell_and_what_it_adds(lang: str, terminal: Terminal) -> None:
    """LL 6.1, 9.3: in the terminal and on the page."""
    used = Messages(lang).get("card-strike-used")
    assert "[1]" in used and "[LL 6.1]" in used
    assert used.split("[1]")[0].split()[0] in terminal.run("card", "strike", "--lang", lang).out
    shown = face("Strike", lang)
    assert shown is not None and any("[1]" in line and "[LL 6.1]" in line for line in shown.words)


def test_mighty_strikes_are_shown_with_their_might(terminal: Terminal) -> None:
    lanes = ("play", "lanes", "--seed", "3", "--script", "keep; look strike; quit")
    assert "+3 [M] as Equipment" in terminal.run(*lanes, "--mighty-strikes", "3").out
    plain = terminal.run(*lanes).out
    assert "Using it counts as playing a spell that costs [1]" in plain and "as Equipment" not in plain


def test_a_card_that_does_not_exist(terminal: Terminal) -> None:
    ran = terminal.run("card", "Gusst", "--lang", "es")
    assert (ran.code, ran.out) == (1, "")
    assert "¿Quieres decir Gust" in ran.err


@pytest.mark.parametrize("deck", [deck.name for deck in builtin_decks()])
def test_a_built_in_deck(deck: str, terminal: Terminal) -> None:
    ran = terminal.run("deck", deck)
    assert ran.code == 0
    assert "Main Deck (40 cards)" in ran.out and "Rune Deck (12 runes)" in ran.out
    assert "✓ Duel: yes" in ran.out and "✓ Lane Legends: yes" in ran.out
    assert "✓ yes: Farfield plays every card in full" in ran.out
    for _, name in builtin(deck).main:
        assert name in ran.out


def test_a_starter_deck_shows_its_substitute_battlefields(terminal: Terminal) -> None:
    ran = terminal.run("deck", "Garen")
    said = ran.out[ran.out.index("Two substitutes") :]
    assert said.index("Startipped Peak") < said.index("Fortified Position")
    assert "Two substitutes" not in terminal.run("deck", "Garen with gear").out


def test_a_deck_from_a_file(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(write(builtin("Garen")).replace("Name Garen", "Name Mine"), encoding="utf-8")
    ran = terminal.run("deck", str(file), "--lang", "fr")
    assert ran.code == 0
    assert ran.out.startswith("Mine\u00a0: Might of Demacia avec Garen, Commander")


def test_a_deck_with_problems(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text("Legend:\n1 Annie, Dark Child\nMainDeck:\n3 Gu\n0 Gust\n", encoding="utf-8")
    ran = terminal.run("deck", str(file), "--lang", "de")
    assert ran.code == 1
    err = ran.err.replace("\n", " ")
    assert "Zeile 4: Keine erschienene Karte heißt „Gu“. Prüfe die Schreibweise" in err
    assert "Zeile 5: 0 Kopien einer Karte sind unmöglich. Gib eine Zahl von 1 bis 999 an." in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_built_in_decks_say_how_they_play(lang: str, terminal: Terminal) -> None:
    ran = terminal.run("deck", "--lang", lang)
    assert ran.code == 0
    for deck in ("annie", "garen", "lux", "master-yi"):
        assert _run_on(Messages(lang).get(f"deck-about-{deck}")) in _run_on(ran.out)


def test_a_rule_by_number_name_and_words(terminal: Terminal) -> None:
    assert "core 9.5" in terminal.run("rule", "323.6").out
    assert "keyword Tank" in terminal.run("rule", "tank").out
    found = terminal.run("rule", "emptied", "battlefield", "protects")
    assert "1 clause with emptied battlefield protects" in found.out and "core 9.5" in found.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rule_in_every_language(lang: str, terminal: Terminal) -> None:
    title = lookup("core 9.5", lang)[0].title
    ran = terminal.run("rule", "323.6", "--lang", lang)
    assert ran.code == 0
    assert _run_on(f"core 9.5 {title} (") in _run_on(ran.out)
    assert _run_on(Messages(lang).get("rule-english")) not in _run_on(ran.out)
    assert "core 9.5" in terminal.run("rule", *title.upper().split(), "--lang", lang).out


def test_what_is_not_translated_is_said_to_be_english(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Messages("de")
    monkeypatch.setattr(rules, "lookup", lambda words, lang: lookup(words, "en"))
    told = list(rules.rule("core 9.5", said))
    assert str(told[-1]) == said.get("rule-english")


def test_a_rule_that_does_not_exist(terminal: Terminal) -> None:
    ran = terminal.run("rule", "323.99", "--lang", "fr")
    assert ran.code == 1
    assert "Les règles n’ont pas d’entrée CR 323.99. Les plus proches" in ran.err


def test_help_comes_without_loading_the_game() -> None:
    code = (
        "import sys; from farfield.cli import main; code = main(['--help']); "
        "slow = [m for m in sys.modules if m.startswith(('farfield.rules', 'farfield.cards', 'fluent', 'babel'))]; "
        "sys.exit(code or len(slow))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    for command in ("play", "card", "deck", "rule", "bench"):
        assert command in ran.stdout


def test_the_version(terminal: Terminal) -> None:
    from farfield import __version__

    assert terminal.run("--version").out.strip() == f"Farfield {__version__}"


def _run_on(text: str) -> str:
    """Words in one line, without the frame around them."""
    return " ".join(text.replace("│", " ").split())


def _stripped(text: str) -> str:
    """Without the spaces at the ends of lines that tables leave."""
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


DOCS = Path(__file__).parents[2] / "docs" / "terminal.md"


@pytest.mark.parametrize(
    "line", [x for x in DOCS.read_text(encoding="utf-8").splitlines() if x.startswith("farfield ")]
)
def test_the_examples_of_the_docs_work(line: str, terminal: Terminal) -> None:
    ran = terminal.run(*shlex.split(line)[1:])
    assert ran.code == 0, ran.err
    assert ran.out


def test_lane_legends_can_be_read_through(terminal: Terminal) -> None:
    every = [clause.id for clause in clauses() if clause.id.startswith("LL ")]
    out = terminal.run("rule", "LL").out
    at = [out.index(f"\n{id}  ") for id in every]
    assert at == sorted(at) and "more." not in out
    assert "LL 5 What Thralls do\nLL 5.1  Thrall Move\n" in out
    chapter = terminal.run("rule", "LL 4").out
    assert [line.split("  ")[0] for line in chapter.splitlines() if line.startswith("LL")] == [
        id for id in every if id == "LL 4" or id.startswith("LL 4.")
    ]
