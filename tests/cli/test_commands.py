"""What can be typed besides answers, in every language, and what is said about things that cannot."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from farfield.cards.catalogue import texts
from farfield.cli.choices import Unclear, understand
from farfield.cli.why import verdicts
from farfield.decks import builtin, write
from farfield.games import Field, Piece, Position, Seat, answer, load
from farfield.words import card_text
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.cli.terminal import Terminal
from tests.insides import make_known

PLAY = ("play", "--opponent", "random", "--seed", "1")
"""With seed 1 Annie begins with Firestorm, Gust, Sneaky Deckhand and Sai Scout in hand."""


def after(out: str, text: str) -> str:
    """What was printed after an answer."""
    return out.split(f"> {text}\n", 1)[1].split("\nChoose >", 1)[0]


def script(terminal: Terminal, *answers: str) -> str:
    ran = terminal.run(*PLAY, "--script", "; ".join(answers))
    assert ran.code == 0, ran.out[-1500:]
    return ran.out


def test_why_says_what_is_missing_with_the_rule(terminal: Terminal) -> None:
    out = script(terminal, "keep", "why not firestorm", "w gust", "why sai")
    assert "Firestorm costs 6 Energy and you can make 2: 4 more is needed. [CR 357]" in after(out, "why not firestorm")
    assert "There is nothing on the table that Gust could choose. [CR 355.8]" in after(out, "w gust")
    assert "Play Sai Scout: not now." in after(out, "why sai")


def test_why_says_which_option_it_is(terminal: Terminal) -> None:
    out = script(terminal, "keep", "end", "done", "why sneaky deckhand")
    assert "Play Sneaky Deckhand: you can do that now, it is option 1." in after(out, "why sneaky deckhand")


def why(text: str, *answers: str, lang: str = "en") -> list[str]:
    """What `why` says in a fight: Annie with a tired Poro and a fresh officer, Garen at Void Gate."""
    game = Position(
        seats=[
            Seat(hand=["Gust"], base=[Piece("Daring Poro", exhausted=True), "Petty Officer"], runes="Chaos 1"),
            Seat(),
        ],
        fields=[Field("Void Gate", controller=1, units={1: ["Mystic Poro", "Pouty Poro"]}), Field("Startipped Peak")],
    ).start()
    for words in answers:
        answer(game, words)
    decision = game.decisions()[0]
    return verdicts(text, game, decision, Teller(game, ["Annie", "Garen"], decision.seat), Messages(lang))


def test_why_of_a_unit_speaks_of_each_place() -> None:
    tired = "not now. Daring Poro is exhausted. It becomes ready at the start of your next turn. [CR 414]"
    assert why("daring") == [f"Move Daring Poro to Void Gate: {tired}", f"Move Daring Poro to Startipped Peak: {tired}"]
    assert why("petty") == [
        "Move Petty Officer to Void Gate: you can do that now, it is option 2.",
        "Move Petty Officer to Startipped Peak: you can do that now, it is option 2.",
    ]


def test_why_of_another_players_unit() -> None:
    assert why("mystic")[0] == (
        "Move Mystic Poro to Garen's base: not now. Mystic Poro is controlled by Garen. [CR 191.3]"
    )


def test_why_in_the_middle_of_choosing() -> None:
    assert why("petty", "play gust", lang="de") == [
        "Petty Officer wählen: jetzt nicht. Gust kann Petty Officer nicht wählen: falscher Ort. [CR 355.7]"
    ]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "Daring Poro zu Void Gate bewegen: jetzt nicht. Daring Poro ist exhausted."),
        ("es", "Realizar un Move de Daring Poro a Void Gate: ahora no. Daring Poro está en exhaust."),
        ("fr", "Déplacer Daring Poro vers Void Gate\u00a0: pas maintenant. Daring Poro est Exhausted."),
    ],
)
def test_why_in_other_languages(lang: str, words: str) -> None:
    assert why("daring", lang=lang)[0].startswith(words)


@pytest.mark.parametrize(
    ("lang", "wish"),
    [
        ("en", "play gust on petty"),
        ("de", "spiele gust auf petty"),
        ("es", "juega gust sobre petty"),
        ("fr", "joue gust sur petty"),
    ],
)
def test_why_of_a_wish_with_a_target_in_the_words_of_each_language(lang: str, wish: str) -> None:
    said = {
        "en": "Gust cannot choose Petty Officer: it is in the wrong place. [CR 355.7]",
        "de": "Gust kann Petty Officer nicht wählen: falscher Ort. [CR 355.7]",
        "es": "Gust no puede escoger Petty Officer: no está en el lugar adecuado. [CR 355.7]",
        "fr": "Gust ne peut pas choisir Petty Officer\u00a0: ce n’est pas le bon endroit. [CR 355.7]",
    }
    (line,) = why(wish, lang=lang)
    assert line.startswith(wish) and line.endswith(said[lang])
    assert why("play gust on pouty", lang=lang) == [Messages(lang).get("why-possible", what="play gust on pouty")]


def test_why_of_part_of_a_name() -> None:
    assert why("off")[0].startswith("Move Petty Officer to Void Gate: you can do that now")
    assert why("poro gate") == []
    assert why("p") == why("petty officer"), "one's own before others'"
    assert why("play poro") == [
        "play poro: not now. “play poro” could be: Daring Poro, Mystic Poro, Pouty Poro. Write more of the name."
    ]


def test_why_of_what_nobody_sees(terminal: Terminal) -> None:
    out = script(terminal, "keep", "why blorb", "why", "why dark child")
    assert "Nothing that you can see is called “blorb”." in after(out, "why blorb")
    assert "Which card? For example: why" in after(out, "why")
    assert "Dark Child is nothing to play, move or use." in after(out, "why dark child")


def test_preview_shows_what_would_happen_and_changes_nothing(terminal: Terminal) -> None:
    out = script(terminal, "keep", "end", "done", "preview 1", "p 3", "p", "p 99", "o")
    told = after(out, "preview 1")
    assert "Option 1, Play Sneaky Deckhand: this would happen." in told
    assert "You play Sneaky Deckhand." in told
    assert "You end your turn." in after(out, "p 3")
    assert "Which option? For example: preview 1" in after(out, "p")
    assert "99 is not offered. Choose a number from 1 to" in after(out, "p 99")
    assert "Play Sneaky Deckhand" in after(out, "o")  # it is still in hand


def test_undo_takes_back_one_answer_after_the_other(terminal: Terminal) -> None:
    out = script(terminal, "undo", "keep", "end", "u", "u", "undo")
    assert "There is nothing to take back." in after(out, "undo")
    last = out.rsplit("> undo\n", 1)[1]
    assert "There is nothing to take back." in last
    assert out.count("Taken back.") == 2
    assert "Set aside Sai Scout" in out.rsplit("> u\n", 1)[1]


def test_log_in_full_sentences(terminal: Terminal) -> None:
    out = script(terminal, "log", "keep", "log 2", "l all", "log x")
    assert "You draw Firestorm.  [CR 413]" in after(out, "log")
    assert "Garen draws a card." in after(out, "log")
    assert after(out, "log 2").count("[CR") == 2
    assert "You keep your hand." in after(out, "l all")
    assert "Which option?" in after(out, "log x")


def test_look_reads_a_card(terminal: Terminal) -> None:
    draft = next(name for name, text in texts().items() if text.draft)
    out = script(terminal, "look firest", f"k {draft}", "look", "look Gusst")
    assert card_text("Firestorm", "en")[0] in after(out, "look firest")
    assert "not yet (" in after(out, f"k {draft}")
    assert "Which card? For example: look" in after(out, "look")
    assert "Did you mean: Gust" in after(out, "look Gusst")


def test_rule_reads_a_rule(terminal: Terminal) -> None:
    out = script(terminal, "rule 323.6", "r", "rule xyzzyx")
    assert "core 9.5" in after(out, "rule 323.6")
    assert "CR 117" in after(out, "r")  # the rule behind the open question
    assert "The rules reference has no clause xyzzyx" in after(out, "rule xyzzyx")


def test_board_and_options_are_shown_again(terminal: Terminal) -> None:
    out = script(terminal, "keep", "b", "options")
    assert "0 of 8 points" in after(out, "b") and "End your turn" in after(out, "b")
    assert "End your turn" in after(out, "options") and "0 of 8 points" not in after(out, "options")


def test_help_lists_every_command(terminal: Terminal) -> None:
    out = script(terminal, "?")
    for word in ("why", "preview", "undo", "log", "look", "save", "resume", "language", "concede", "quit"):
        assert f"\n{word}" in after(out, "?")


def test_conceding_asks_once(terminal: Terminal) -> None:
    out = script(terminal, "concede", "concede")
    assert "Really concede? Type concede once more." in after(out, "concede")
    assert "Garen wins: you conceded." in out


def test_conceding_is_forgotten_after_another_answer(terminal: Terminal) -> None:
    out = script(terminal, "concede", "keep", "gg", "quit")
    assert "Really concede?" in after(out, "gg")
    assert "Until next time." in out


def test_leaving_an_unsaved_game_asks_once(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, typed="q\nq\n")
    assert ran.code == 0
    assert "The game is not saved. Type quit once more to leave, or save to save it." in ran.out
    assert "Until next time." in ran.out


def test_the_word_for_ending_a_turn_ends_no_game(terminal: Terminal) -> None:
    for lang, word in (("en", "end"), ("de", "ende"), ("es", "terminar"), ("fr", "terminer")):
        ran = terminal.run(*PLAY, "--lang", lang, "--script", f"5; {word}")
        assert Messages(lang).get("log-ends-turn", me="you", who="") in ran.out


def test_the_language_changes_in_the_middle(terminal: Terminal) -> None:
    out = script(
        terminal, "language de", "hilfe", "sprache es", "idioma français", "langue xx", "langue", "language en"
    )
    assert "Mulligan: Du darfst bis zu 2 Karten" in after(out, "language de").split("Deine Wahl >")[0]
    assert "Was du schreiben kannst" in out
    assert "Ahora hablamos español." in out and "Nous parlons maintenant français." in out
    assert "Farfield ne parle pas «\u00a0xx\u00a0»" in out and "Quelle langue" in out and "We now speak English." in out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_works_in_its_language(lang: str, terminal: Terminal, tmp_path: Path) -> None:
    messages = Messages(lang)

    def word(name: str, short: bool = False) -> str:
        return messages.get(f"command-{name}").split()[1 if short else 0]

    kept = tmp_path / "kept.txt"
    answers = [
        word("help", True), word("board", True), word("options", True), f"{word('why')} Firestorm",
        f"{word('preview', True)} 1", f"{word('log')} {messages.get('word-all')}", f"{word('look', True)} Gust",
        f"{word('rule')} Tank", word("auto"), f"{word('save')} {kept}", word("undo"), f"{word('resume')} {kept}",
        f"{word('language')} {lang}", word("concede"), word("concede"),
    ]  # fmt: skip
    ran = terminal.run(*PLAY, "--lang", lang, "--script", "; ".join(answers))
    assert ran.code == 0, ran.out[-1500:]
    assert messages.get("help-title") in ran.out
    assert messages.get("play-undone") in ran.out
    assert messages.get("play-saved", file=str(kept))[:10] in ran.out
    assert messages.get("play-language") in ran.out
    assert messages.get("log-concedes", me="you", who="") in ran.out


# --- saving


def test_save_and_resume(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    ran = terminal.run(*PLAY, "--script", f"keep; end; done; save {kept}; quit")
    assert f"Saved in {kept}." in ran.out
    saved = load(kept)
    again = terminal.run("play", "--resume", str(kept), "--script", "board; quit")
    assert again.code == 0
    assert f"Turn {saved.turn} " in again.out
    assert "Garen (program)" in again.out  # who sat there still does
    assert load(kept).hash() == saved.hash()


def test_save_keeps_every_answer(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    ran = terminal.run(*PLAY, "--save", str(kept), typed="keep\nend\n")
    assert ran.code == 0
    assert "The input has ended before the game was over." in ran.out
    assert "farfield play --resume" in ran.out
    assert len([a for a in load(kept).answers or [] if a.seat == 0]) == 2


def test_what_resumes_a_game_can_be_typed_as_it_stands(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "my games"
    folder.mkdir()
    ran = terminal.run(*PLAY, "--save", str(folder / "kept.txt"), typed="keep\n")
    command = shlex.split(ran.out.split("Go on with: ")[1])
    assert command[1:4] == ["play", "--resume", str(folder / "kept.txt")]
    assert terminal.run(*command[1:4], "--script", "quit").code == 0


def test_resume_in_the_middle(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    out = script(terminal, f"save {kept}", "keep", "end", f"resume {kept}", "quit")
    assert "Resumed at turn 0." in out
    assert "Mulligan" in out.split("Resumed at turn 0.")[1]


# --- what cannot be


def test_answers_that_are_none(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, typed="9\n0\n-1\n99999999999999\n²\nfrobnicate\nset aside\n\nkeep\n")
    assert "9 is not offered. Choose a number from 1 to 5." in ran.out
    assert "0 is not offered." in ran.out
    assert "“-1” is not an answer here." in ran.out
    assert "“²” is not an answer here." in ran.out
    assert "“frobnicate” is not an answer here. Choose a number from 1 to 5, or type help for help." in ran.out
    assert "“set aside” could mean several options: 1 Set aside" in ran.out
    assert "You keep your hand." in ran.out  # and then it goes on


def test_of_equal_cards_in_hand_the_first_is_meant() -> None:
    """Any of them does the same; but not one that others have seen, nor units on the board, which have a past."""
    units = {1: ["Daring Poro", "Daring Poro"]}
    mine = Seat(hand=["Gust", "Gust"], runes="Chaos 5")
    game = Position(seats=[mine, Seat()], fields=[Field("Void Gate", controller=1, units=units)]).start()
    teller, messages = Teller(game, ["Annie", "Garen"], 0), Messages("en")
    decision = game.decisions()[0]
    for text in ("gust", "gus", "play gu"):
        assert understand(text, game, decision, teller, messages) == decision.options[0]
    assert understand("gust 2", game, decision, teller, messages) == decision.options[1]
    make_known(game, decision.options[1].a)
    with pytest.raises(Unclear, match="several"):
        understand("gus", game, decision, teller, messages)
    game.choose(decision, decision.options[0])
    with pytest.raises(Unclear, match="several"):
        understand("dar", game, game.decisions()[0], teller, messages)


def test_a_wrong_answer_ends_a_script(terminal: Terminal) -> None:
    ran = terminal.run(*PLAY, "--script", "keep; play Tibbers; end")
    assert ran.code == 1
    assert "Answer 2 of the script, “play Tibbers”, does not fit here:" in ran.out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--deck", "Nobody"), "There is no built-in deck called “Nobody”."),
        (("--deck", "nowhere/deck.txt"), "The deck list nowhere/deck.txt cannot be read."),
        (("--resume", "nowhere.txt"), "The saved game nowhere.txt cannot be read."),
        (("--seed", "-5"), "-5 is no seed."),
        (("--script", "nowhere/script.txt"), "nowhere/script.txt cannot be read."),
        (("--save", "nowhere/at/all.txt", "--script", "keep"), "The game cannot be saved as nowhere/at/all.txt."),
    ],
)
def test_what_cannot_be_is_said_plainly(args: tuple[str, ...], words: str, terminal: Terminal) -> None:
    ran = terminal.run("play", *args)
    assert ran.code == 1
    assert words in ran.err.replace("\n", " ")


def test_a_deck_that_is_not_legal(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(write(builtin("Garen")).replace("6 Body Rune", "5 Body Rune"), encoding="utf-8")
    ran = terminal.run("play", "--deck", str(file), "--seed", "1")
    assert ran.code == 1
    assert "The Rune Deck has 11 runes; it needs exactly 12. [CR 103.3]" in ran.err
    ran = terminal.run("play", "--deck", str(file), "--seed", "1", "--any-deck", "--script", "quit")
    assert ran.code == 0
    assert "--deck FILE --against Garen --any-deck --seed 1" in ran.out


def test_a_damaged_save_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    terminal.run(*PLAY, "--script", f"keep; end; save {kept}; quit")
    text = kept.read_text(encoding="utf-8")
    kept.write_text(text.replace("end turn", "end torn"), encoding="utf-8")
    ran = terminal.run("play", "--resume", str(kept), "--lang", "de")
    assert ran.code == 1
    assert "„end torn“ steht nicht zur Wahl" in ran.err.replace("\n", " ")
    kept.write_text("Hello", encoding="utf-8")
    ran = terminal.run("play", "--resume", str(kept))
    assert "This file is something else: it begins with “Hello”." in ran.err.replace("\n", " ")


def test_a_bad_resume_leaves_the_game_alone(terminal: Terminal, tmp_path: Path) -> None:
    out = script(terminal, "keep", f"resume {tmp_path}/none.txt", "resume", "end", "quit")
    assert "cannot be read" in out and "Which file?" in out and "You end your turn." in out


@pytest.mark.parametrize("args", [("nonsense",), ("play", "--opponent", "nobody"), ("play", "--seed", "x"), ("card",)])
def test_options_that_do_not_exist(args: tuple[str, ...], terminal: Terminal) -> None:
    assert terminal.run(*args).code == 2


def test_a_mode_that_is_misspelt_is_known_all_the_same(terminal: Terminal) -> None:
    ran = terminal.run("play", "lanez", "--seed", "3")
    assert (ran.code, ran.out) == (2, "")
    assert 'Unknown command "lanez". Did you mean "lanes"?' in ran.err
    assert "Unused Tokens" in terminal.run("play", "lanes", "now").err


def test_why_takes_the_number_of_an_option_for_its_card(terminal: Terminal) -> None:
    by_number = after(script(terminal, "why 1", "quit"), "why 1")
    name = next(line for line in script(terminal, "quit").splitlines() if line.startswith("   1  Set aside "))[16:]
    by_name = after(script(terminal, f"why {name}", "quit"), f"why {name}")
    assert name in by_number
    assert by_number.splitlines()[:2] == by_name.splitlines()[:2]


def test_a_hint_says_more_each_time_it_is_asked_for(terminal: Terminal) -> None:
    out = script(terminal, "keep", "end", "done", "hint", "hint", "hint", "hint 1", "hint 9")
    looks = ("Look at", "One of these answers", "Nothing more")
    assert after(out, "hint").strip().startswith(looks) and "For more: hint" in after(out, "hint")
    assert "Hint: " in out and "as the program guesses" in out
    assert after(out, "hint 1").strip().startswith(looks)
    assert "How much of a hint? For example: hint 2" in after(out, "hint 9")
