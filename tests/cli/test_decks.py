"""`farfield deck` and `farfield deck new`: lists of every kind go in, verdicts and other formats come out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from farfield.cards.catalogue import supported
from farfield.decks import FORMATS, all_decks, builtin, legality, parse, write
from farfield.words.messages import LANGUAGES
from tests.cli.terminal import Terminal


def flowing(text: str) -> str:
    return " ".join(text.split())


def test_the_curve_and_what_the_deck_is_made_of(terminal: Terminal) -> None:
    out = terminal.run("deck", "Jinx").out
    assert "Energy curve (3.3 on average)" in out and "7+ ██ 2" in out
    assert "Units: 25, spells: 12, gear: 3" in out
    assert "Cards by domain: [Fury] 21, [Chaos] 19" in out
    assert "Energy-Kurve (im Schnitt 3,3)" in terminal.run("deck", "Jinx", "--lang", "de").out


def changed_jinx() -> str:
    """The champion deck as it was sold but for one card: what was banned since counts."""
    return write(builtin("Jinx")).replace("1 Vi, Destructive", "1 Jinx, Rebel")


def test_each_verdict_has_its_reasons(terminal: Terminal) -> None:
    ran = terminal.run("deck", changed_jinx())
    out = flowing(ran.out)
    assert ran.code == 0
    assert "✓ yes: every card is known and in its place" in out
    assert "✗ Duel: no (ban list of 2026-09-18) Fight or Flight is banned in Duel (list of 2026-09-18)." in out
    assert "✓ Lane Legends: yes" in out
    missing = [name for name in builtin("Jinx").cards if name not in supported()]
    total = len(builtin("Jinx").cards)
    said = f"✗ no: {len(missing)} of {total} different cards do not work yet: {'; '.join(missing)}"
    assert (said if missing else "Farfield plays every card in full") in out


def test_a_ban_list_can_be_left_to_the_future(terminal: Terminal) -> None:
    assert "✗ Duel: no" in flowing(terminal.run("deck", changed_jinx()).out)
    out = flowing(terminal.run("deck", changed_jinx(), "--on", "2026-09-01").out)
    without = "(judged without a ban list: none before that of 2026-09-18 is known)"
    assert f"✓ Duel: yes {without}" in out and f"✓ 2v2: yes {without}" in out
    assert out.count("judged without") == 3, "modes without a list of their own are judged as ever"
    assert terminal.run("deck", "Jinx", "--on", "tomorrow").code == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_decks_say_how_much_of_them_works(lang: str, terminal: Terminal) -> None:
    out = flowing(terminal.run("deck", "--lang", lang).out)
    words = {"en": "different cards work so far", "de": "lassen sich schon spielen", "es": "Funcionan por ahora"}
    words["fr"] = "peuvent déjà être jouées"
    unfinished = [deck for deck in all_decks() if not set(deck.cards) <= supported()]
    assert out.count(words[lang]) == len(unfinished)


@pytest.mark.parametrize("format", FORMATS)
def test_a_deck_in_another_format(format: str, terminal: Terminal) -> None:
    ran = terminal.run("deck", "Garen", "--to", format)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == write(builtin("Garen"), format)


def test_what_a_format_leaves_out_is_said_beside_the_list(terminal: Terminal) -> None:
    ran = terminal.run("deck", "Garen with gear", "--to", "tts")
    assert ran.out == write(builtin("Garen with gear"), "tts")
    assert flowing(ran.err).startswith("Note: The format tts has no sideboard: its 10 cards are left out.")
    ran = terminal.run("deck", "Garen", "--to", "pdf")
    assert (ran.code, ran.out) == (1, "") and "There is no deck format called “pdf”." in ran.err


def test_a_code_or_a_link_can_be_given_by_itself(terminal: Terminal) -> None:
    code = write(builtin("Jinx"), "code").strip()
    assert parse(terminal.run("deck", code, "--to", "text").out, "Jinx") == builtin("Jinx")
    assert "Read as the format code." in terminal.run("deck", code).out
    ran = terminal.run("deck", "https://example.org/decks/view/1")
    assert ran.code == 1 and "this is a link, and Farfield fetches no pages" in flowing(ran.err)
    ran = terminal.run("deck", code[:-30], "--lang", "es")
    assert ran.code == 1 and "el código de mazo está dañado" in flowing(ran.err)


def test_a_list_can_be_pasted(terminal: Terminal) -> None:
    pasted = write(builtin("Garen"), "flat").replace("Noxian Drummer", "Noxian Drumer")
    ran = terminal.run("deck", "-", "--to", "text", "--lang", "fr", typed=pasted)
    assert parse(ran.out, "Garen") == builtin("Garen")
    said = flowing("Remarque : Ligne 10 : « Noxian Drumer » a été lu comme Noxian Drummer.")
    assert said in flowing(ran.err)


def test_a_file_in_any_format(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(write(builtin("Vi"), "json-event"), encoding="utf-8")
    assert parse(terminal.run("deck", str(file), "--to", "code").out, "Vi") == builtin("Vi")


# Building


def test_a_new_deck(terminal: Terminal) -> None:
    ran = terminal.run("deck", "new", "Garen", "Poro", "2 Decisive Strike", "--name", "Mine")
    out = flowing(ran.out)
    assert ran.code == 0 and out.startswith("Mine: Might of Demacia with Garen")
    assert "Note: Poro: " in out and "cards were added by cost and type." in out
    assert "✓ Duel: yes" in out and "✓ yes: Farfield plays every card in full" in out


def test_a_new_deck_in_a_format(terminal: Terminal) -> None:
    ran = terminal.run("deck", "new", "Jinx", "Gust", "--to", "text", "--lang", "de")
    deck = parse(ran.out)
    assert deck.copies("Gust") == 3 and legality(deck, "duel") == ()
    assert "Hinweis: Jinx" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("Nobody",), "Aucune carte parue ne s’appelle «\u00a0Nobody\u00a0»"),
        (("Gust",), "Gust n’est pas une Legend."),
        (("Jinx", "Yordel"), "«\u00a0Yordel\u00a0» n’est ni une carte"),
        (("Jinx", "--to", "pdf"), "Aucun format de deck ne s’appelle «\u00a0pdf\u00a0»"),
    ],
)
def test_what_cannot_be_built(words: tuple[str, ...], said: str, terminal: Terminal) -> None:
    ran = terminal.run("deck", "new", *words, "--lang", "fr")
    assert (ran.code, ran.out) == (1, "")
    assert flowing(said) in flowing(ran.err)


def test_the_nearest_version_that_works_is_offered_and_taken_only_if_wanted(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = frozenset(supported()) - {"Vanguard Sergeant"}
    for module in ("farfield.cli.offering", "farfield.games.settings", "farfield.cards.catalogue"):
        monkeypatch.setattr(f"{module}.supported", lambda: known)
    taken = terminal.run("play", "--against", "Garen", "--seed", "1", "--script", "yes;quit;quit")
    assert "Garen: one card cannot be played yet." in taken.out
    assert "× Vanguard Sergeant → " in taken.out
    assert "First to 8 points wins" in taken.out
    declined = terminal.run("play", "--against", "Garen", "--seed", "1", "--script", "no")
    assert declined.code == 1
    assert "Nothing was started" in declined.err
    assert "First to 8 points" not in declined.out


PREVIEW_IS_TOLD = {
    "en": "- previews, not released yet: Brawl",
    "de": "- Vorschau, noch nicht erschienen: Brawl",
    "es": "- avances que aún no han salido: Brawl",
    "fr": "- en aperçu, pas encore parues : Brawl",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_preview_in_a_deck_is_named_with_its_reason(lang: str, terminal: Terminal, tmp_path: Path) -> None:
    jinx = builtin("Jinx of Origins")
    gone = next(name for count, name in jinx.main if count == 3 and name != jinx.champion)
    held = replace(jinx, main=tuple((count, "Brawl" if name == gone else name) for count, name in jinx.main))
    file = tmp_path / "brawl.txt"
    file.write_text(write(held), encoding="utf-8")
    ran = terminal.run("play", "--deck", str(file), "--against", "Garen", "--lang", lang, "--script", "no")
    assert ran.code == 1
    assert PREVIEW_IS_TOLD[lang] in flowing(ran.out)
    assert " × Brawl → " in ran.out


def test_a_list_is_read_for_a_game_as_it_is_read_to_be_shown(terminal: Terminal, tmp_path: Path) -> None:
    name = builtin("Jinx of Origins").battlefields[0]
    file = tmp_path / "mine.txt"
    file.write_text(write(builtin("Jinx of Origins")).replace(name, name + "s"), encoding="utf-8")
    line = 1 + file.read_text(encoding="utf-8").splitlines().index(f"1 {name}s")
    told = f"Note: Line {line}: “{name}s” was read as {name}."
    assert told in flowing(terminal.run("deck", str(file)).out)
    for more in ((), ("--any-deck",)):
        ran = terminal.run("play", "--deck", str(file), "--seed", "1", "--script", "quit;quit", *more)
        assert (ran.code, ran.err) == (0, "")
        assert told in flowing(ran.out)
        assert "First to 8 points wins" in ran.out


AS_SOLD = {
    "en": "exactly as it was sold",
    "de": "wie es verkauft wurde",
    "es": "como se vendió",
    "fr": "qu’il a été vendu",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_as_sold_is_played_and_the_verdict_says_why(lang: str, terminal: Terminal) -> None:
    out = flowing(terminal.run("deck", "Jinx", "--lang", lang).out)
    assert "✗" not in out
    assert AS_SOLD[lang] in out and "Fight or Flight; Scrapheap; Reaver's Row" in out
    assert AS_SOLD[lang] not in flowing(terminal.run("deck", "Jinx", "--on", "2026-09-01", "--lang", lang).out)


def test_a_deck_as_sold_starts_a_duel(terminal: Terminal) -> None:
    ran = terminal.run("play", "--deck", "Jinx", "--against", "Jinx", "--seed", "1", "--script", "quit;quit")
    assert (ran.code, ran.err) == (0, "")


HELP = {"en": "Choose other cards", "de": "Wähle andere Karten", "es": "Elige otras cards", "fr": "Choisissez d’autres"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refused_deck_is_named_and_what_would_be_right_is_said(lang: str, terminal: Terminal) -> None:
    mine, yours = changed_jinx(), changed_jinx().replace("Name Jinx", "Name Powder")
    ran = terminal.run("play", "--deck", mine, "--against", yours, "--lang", lang)
    err = flowing(ran.err).replace("\u00a0", " ").replace(" :", ":")
    assert ran.code == 1
    assert err.count("Jinx: Scrapheap") == err.count("Powder: Scrapheap") == 1
    assert HELP[lang] in err and err.count("--any-deck") == 1
    twins = terminal.run("play", "--deck", mine, "--against", mine, "--lang", lang).err
    assert twins.count("Scrapheap") == 1


def test_a_deck_is_played_by_the_ban_lists_of_an_earlier_day(terminal: Terminal, tmp_path: Path) -> None:
    """And the saved game goes on by them."""
    file, saved = tmp_path / "mine.txt", tmp_path / "game.txt"
    file.write_text(changed_jinx(), encoding="utf-8")
    given = ("play", "--deck", str(file), "--seed", "1", "--script", "quit")
    refused = terminal.run(*given)
    assert refused.code == 1 and "Fight or Flight is banned in Duel" in flowing(refused.err)
    ran = terminal.run(*given, "--on", "2026-09-17", "--save", str(saved))
    assert (ran.code, ran.err) == (0, "")
    assert "\nBans: 2026-09-17\n" in saved.read_text(encoding="utf-8")
    assert terminal.run("play", "--resume", str(saved), "--script", "quit").code == 0
    assert terminal.run(*given, "--on", "2026-09-18").code == 1
