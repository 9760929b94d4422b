"""What the laboratory prints in the terminal is in the reader's language; what programs read is not."""

from __future__ import annotations

import json

import pytest

from farfield.cli import main
from farfield.words.messages import LANGUAGES, Messages

QUICK = ["--games", "2", "--cores", "1", "--seed", "3"]
COMMANDS = {
    "ladder": (
        ["random", "thumb-1", "--decks", "starter", "--least", "2"],
        ("lab-player", "lab-against", "lab-share", "lab-certain", "lab-ladder-note"),
    ),
    "matchup": (["Garen", "Lux", "--player", "random"], ("report-corner", "report-overall", "lab-matchup-note")),
    "cards": (["--player", "random"], ("report-card", "lab-way-played", "lab-held", "lab-left")),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_tables_are_in_the_language_of_the_reader(
    command: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARFIELD_LANG", lang)
    monkeypatch.setenv("COLUMNS", "400")
    typed, words = COMMANDS[command]
    assert main(["lab", command, *typed, *QUICK]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    for word in words:
        assert " ".join(Messages(lang).get(word).split()) in shown, word
    others = {Messages(other).get(words[-1]) for other in LANGUAGES if other != lang}
    assert not any(" ".join(other.split()) in shown for other in others)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_language_can_be_asked_for_as_everywhere(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FARFIELD_LANG", "en")
    monkeypatch.setenv("COLUMNS", "400")
    typed, words = COMMANDS[command]
    assert main(["lab", command, *typed, *QUICK, "--lang", "de"]) == 0
    assert " ".join(Messages("de").get(words[-1]).split()) in " ".join(capsys.readouterr().out.split())
    assert main(["lab", "deck", "Grenn", "--lang", "de"]) != 0
    assert "Meintest du: Garen?" in " ".join(capsys.readouterr().err.split())


def test_what_programs_read_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for lang in ("en", "fr"):
        monkeypatch.setenv("FARFIELD_LANG", lang)
        assert main(["lab", "matchup", "Garen", "Lux", "--player", "random", *QUICK, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
