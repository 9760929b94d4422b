"""`farfield card --try FILE`: the author's bench."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.cards import catalogue
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal

WORDS = "from farfield.cards.language import *\n"


def file(folder: Path, text: str) -> str:
    path = folder / "my_cards.py"
    path.write_text(WORDS + text, encoding="utf-8")
    return str(path)


def test_a_definition_is_said_shown_and_played(terminal: Terminal, tmp_path: Path) -> None:
    text = 'card("Crackshot Corsair", when(I.attack, deal(1, a(unit.enemy.here)), if_(your_turn, draw(1))))\n'
    ran = terminal.run("card", "--try", file(tmp_path, text))
    assert ran.code == 0, ran.err
    for lang, words in (("en", "Whenever I attack"), ("de", "Wenn diese Unit"), ("es", "Cuando"), ("fr", "Lorsque")):
        assert f"{lang}  {words}" in ran.out
    lines = [line.strip() for line in ran.out.splitlines()]
    steps = lines.index("choose #0: 1 of [enemy unit here]")
    assert lines[steps + 1 : steps + 5] == [
        "0  deal(1, #0)",
        "1  if your_turn, else go to 3",
        "2  draw(1)",
        "3  nothing",
    ]
    assert "Play Crackshot Corsair" in lines
    assert "An ability of Crackshot Corsair resolves." in lines and "Mech is dealt 1 damage." in lines


def test_what_is_tried_is_not_registered(terminal: Terminal, tmp_path: Path) -> None:
    before = catalogue.texts()
    text = "from farfield.cards.catalogue import card, draft\ncard('Gust', Reaction, draw(3))\ndraft('Gust', draw(1))\n"
    assert terminal.run("card", "--try", file(tmp_path, text)).code == 0
    assert catalogue.texts() == before
    assert "Draw 3" not in " ".join(terminal.run("card", "Gust").out.split())


@pytest.mark.parametrize(
    "text",
    [
        'card("Gust", Hidden, Action, modes(stun(a(unit)), draw(1)), may(gain_xp(1)))',
        'card("Long Sword", Equip(cost(1)), attached=(when(I.attack, draw(1)),))',
        'card("Dark Child", when(your_turn_ends, draw(1)), use(exhaust_me(), each_player(discard(1))))',
        'card("Void Gate", have(unit.here, 1), when(you.hold_here, draw(2)))',
        'card("The List", as_you_play(name_a()), use(exhaust_me(), give(a(unit.named_for_me), -2)))',
        'card("Zhonya\'s Hourglass", instead_of_dying(unit.friendly, kill(me), recall(that)))',
    ],
)
def test_every_kind_of_card_can_be_tried(text: str, terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("card", "--try", file(tmp_path, text))
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('card("Gust", Reaction, stun(a(gear)))', "my_cards.py:2: Gust, line 2 of its text: stun takes a unit"),
        ('\ncard("Gust", kill(unit))', "my_cards.py:3: this cannot work: kill(…) takes objects"),
        ('card("No Such Card", draw(1))', "my_cards.py:2: No released card is called “No Such Card”"),
        ('card("Gust", draw(1), xyzzy)', "my_cards.py:2: there is no word 'xyzzy'; docs/card-words.md has them all"),
        ('card("Gust", kill(a(units)))', "my_cards.py:2: there is no word 'units'; there is unit"),
        ('card("Gust", kill(a(unit.enemies)))', "there is no word 'enemies' after this dot; there is enemy"),
        ('card("Pouty Poro", when(I.attacks, draw(1)))', "there is no word 'attacks' after this dot; there is attack"),
        ('card("Pouty Poro", have(me, 2, while=your_turn))', "while is a word of Python, so write while_"),
        ('card("Pouty Poro", Deflect)', "Deflect is no line of rules text: call it, as in Deflect()"),
        ('card("Gust", give(a(unit), 2, until="turn"))', "takes a span of time, as in THIS_TURN (until)"),
        ('card("Gust", play_token("Recruit"))', "takes a token, as in RECRUIT (token)"),
        ('card("Gust", if_(your_turn, draw(1), otherwise=draw(2)))', "has no 'otherwise': it takes condition, yes, no"),
        ('card("Gust", play_token(RECRUIT))', "write from farfield.cards.tokens import RECRUIT"),
        ('card("Long Sword", attached=Tank)', "attached holds lines of text: attached=(Assault(2),)"),
        ('card("Gust"', "my_cards.py:2: '(' was never closed"),
        ("1 / 0", "my_cards.py:2: ZeroDivisionError"),
        ("", "my_cards.py defines no card: write card(…) or draft(…)."),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, wrong: str, terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("card", "--try", file(tmp_path, text))
    assert ran.code == 2
    assert wrong in " ".join(ran.err.split())


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        (['"Gust",', "Reaction,", "draw(1),", "stun(", "a(gear),", ")"], 6),
        (['"Pouty Poro",', "Tank,", "when(", "I.attack,", "kill(a(legend))", ")"], 7),
        (['"Pouty Poro",', "when(I.attack, draw(1)),", "when(", "your_turn_ends,", "deal(1, it()),", ")"], 7),
        (['"Gust",', "Tank,"], 2),
    ],
)
def test_a_fault_is_told_with_the_line_of_the_part(
    lines: list[str], number: int, terminal: Terminal, tmp_path: Path
) -> None:
    ran = terminal.run("card", "--try", file(tmp_path, "\n".join(["card(", *lines, ")"])))
    assert ran.code == 2
    assert f"my_cards.py:{number}: " in ran.err


def test_a_program_leaves_nothing_out(terminal: Terminal, tmp_path: Path) -> None:
    text = 'card("Gust", Reaction, give(up_to(2, unit.friendly.might_at_most(3)), 2, until=THIS_COMBAT))\n'
    lines = [line.strip() for line in terminal.run("card", "--try", file(tmp_path, text)).out.splitlines()]
    assert "choose #0: 0 to 2 of [friendly unit, a bound of Might(most=3)]" in lines
    assert any(line.endswith("until=this combat)") for line in lines), lines


def test_one_fault_does_not_hide_the_next(terminal: Terminal, tmp_path: Path) -> None:
    text = 'card("Gust", Tank)\ncard("Discipline", Action, draw(1))\ncard("Flash", kill(a(legend)))\n'
    ran = terminal.run("card", "--try", file(tmp_path, text))
    assert ran.code == 2
    assert "my_cards.py:2: Gust" in ran.err and "my_cards.py:4: Flash" in ran.err
    assert "Discipline" in ran.out


@pytest.mark.parametrize("stop", ['deal("x", a(unit))', "xyzzy"])
def test_a_wrong_argument_or_an_unknown_word_stops_the_file(stop: str, terminal: Terminal, tmp_path: Path) -> None:
    text = f'card("Discipline", Action, draw(1))\ncard("Gust", {stop})\ncard("Flash", kill(a(legend)))\n'
    ran = terminal.run("card", "--try", file(tmp_path, text))
    assert ran.code == 2
    assert "my_cards.py:3: " in ran.err and "my_cards.py:4" not in ran.err
    assert "Discipline" in ran.out, "what came before is shown"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_that_is_not_there(lang: str, terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("card", "--try", str(tmp_path / "none.py"), "--lang", lang)
    assert ran.code == 2
    assert "none.py" in ran.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_a_draft_are_shown_and_marked(lang: str, terminal: Terminal) -> None:
    name = next(name for name, text in catalogue.texts().items() if text.draft and text.rules and not text.lacks)
    said = " ".join(terminal.run("card", name, "--lang", lang).out.replace("│", " ").split())
    assert " ".join(Messages(lang).get("card-draft").split()) in said
