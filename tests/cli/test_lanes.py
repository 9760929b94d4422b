"""Lane Legends in the terminal: whole games alone and for two at one keyboard, and what one may type there."""

from __future__ import annotations

import io
import shlex
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

import pytest
from rich.console import Console

from farfield.cli.answers import Answers
from farfield.cli.play import lanes_settings
from farfield.cli.session import Session
from farfield.games import SeatSettings, Settings, load, save, start
from farfield.players import ask
from farfield.players.random_player import EagerPlayer
from farfield.players.sight import Sight
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import Q_FOCUS, Q_MAIN
from farfield.words.messages import LANGUAGES, Messages
from tests.cli.terminal import Terminal
from tests.scenarios.lane_legends.lane_table import Lane, Spot, act, lanes

SEED: Final = 8
PHASE: Final = "Enthralled Phase."
SOLO: Final = ("play", "lanes", "--seed", str(SEED), "--script")


class AtKeyboard:
    """Whom the terminal asks next where all are people: whoever sits at the keyboard goes on first, and it is passed on
    to nobody who can only be done."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seat = -1
        self.acted: dict[int, int] = {}

    def idle(self, x: Decision) -> bool:
        if self.game.players == 1 or x.kind != Q_MAIN or len(x.options) > 1 or self.game.offers(x.seat):
            return False
        return self.seat != x.seat or self.acted.get(x.seat) != self.game.turn

    def next(self) -> Decision:
        found = [x for x in self.game.decisions() if not self.idle(x)] or self.game.decisions()
        first = max(self.seat, 0)
        return min(
            found,
            key=lambda x: ((x.seat - first) % self.game.players, self.game.sides[x.seat].arena != x.arena),
        )


def played_by_hand(settings: Settings) -> tuple[Game, list[str]]:
    """A game that people play eagerly: its end, and their answers as numbers."""
    game = start(settings)
    player = EagerPlayer(1)
    numbers: list[str] = []
    keyboard = AtKeyboard(game)
    while not game.over:
        decision = keyboard.next()
        if keyboard.idle(decision):
            game.choose(decision, decision.options[0])
            continue
        keyboard.seat = decision.seat
        keyboard.acted[decision.seat] = game.turn
        option = ask(player, game, decision)
        numbers.append(str(decision.options.index(option) + 1))
        game.choose(decision, option)
    return game, numbers


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_solo_game_is_played_to_its_end(lang: str, terminal: Terminal) -> None:
    game, numbers = played_by_hand(lanes_settings(1, None, [], {"storm": True}, seed=SEED))
    options = ("--preset", "storm", "--lang", lang)
    ran = terminal.run(*SOLO, "; ".join(numbers), *options)
    assert ran.code == 0, ran.out[-2000:]
    said = Messages(lang)
    assert said.get("result-alone-burns-out", me="you", who="", points=game.sides[0].points) in ran.out
    assert (
        said.get("log-thrall", who="NPC", might=5, at=said.get("place-at", kind="npc-base", name="NPC Base")) in ran.out
    )
    assert PHASE in ran.out and "\x1b[" not in ran.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_people_share_a_keyboard(lang: str, terminal: Terminal) -> None:
    settings = lanes_settings(2, None, ["Annie with gear", "Lux with gear"], {"calm": True}, seed=SEED)
    game, numbers = played_by_hand(settings)
    command = ("play", "lanes", "--deck", "Annie with gear", "--deck", "Lux with gear", "--preset", "calm")
    ran = terminal.run(*command, "--seed", str(SEED), "--lang", lang, "--script", "; ".join(numbers))
    assert ran.code == 0, ran.out[-2000:]
    said = Messages(lang)
    assert said.get("play-over", n=game.turn) in ran.out
    yours = said.get("lane-of", me="you", who="", initial="")
    assert said.get("lane-question", lane=yours, question="") in ran.out
    for name in ("Annie", "Lux"):
        assert said.get("play-prompt-seat", who=name) + " > " in ran.out
        assert f"NPC ({name})" in ran.out


def test_a_keyboard_is_handed_over_with_a_hidden_screen(terminal: Terminal) -> None:
    """Typed, not scripted: between two people stands a line that asks to pass the keyboard on."""
    command = ("play", "lanes", "--players", "2", "--seed", str(SEED))
    ran = terminal.run(*command, typed="keep\n\nkeep\n\nlane\nquit\nquit\n")
    assert ran.code == 0
    first, _, rest = ran.out.partition("Garen is next. Pass the keyboard on, then press Enter.")
    assert "Annie (you)" in first and "Garen (you)" not in first and rest
    hidden, _, _ = rest.partition("Annie is next.")
    for card in cards_of_first_hand(1):
        assert card in hidden and f"You draw {card}." not in first
    for card in cards_of_first_hand(0) - cards_of_first_hand(1):
        assert card not in hidden


def cards_of_first_hand(seat: int) -> set[str]:
    game = start(lanes_settings(2, None, [], {"standard": True}, seed=SEED))
    return {card.name for card in game.view(seat).sides[seat].hand}


def test_programs_are_teammates_where_nobody_sits(terminal: Terminal) -> None:
    ran = terminal.run("play", "lanes", "--players", "2", "--people", "1", "--seed", "4", "--script", "keep; quit")
    assert ran.code == 0
    assert "Garen (program)" in ran.out and "Annie (you)" in ran.out
    assert "Lane Legends: Annie, Garen, one team, each against an NPC of their own. 8 points win." in ran.out


def test_the_board_shows_a_lane_and_its_score(terminal: Terminal) -> None:
    out = terminal.run(*SOLO, "keep; quit", "--preset", "storm").out
    board = out[out.index("Turn 1 · Action Phase · 0 of 5 points") :]
    spots = ["NPC Base", "(Farfield)", "(Midfield)", "(Nearfield)", "Annie (you)"]
    assert [board.index(spot) for spot in spots] == sorted(board.index(spot) for spot in spots)
    assert "NPC controls it" in board and "Enthralled Pile" in board and "Thrall" in board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_phase_for_acting_is_called_as_in_the_document(terminal: Terminal, lang: str) -> None:
    """LL 2.2 calls it the Action Phase; other modes follow the Core Rules."""
    lanes = terminal.run(*SOLO, "5", "--lang", lang).out
    assert "Action Phase" in lanes and "Main Phase" not in lanes
    duel = terminal.run("play", "--seed", "2", "--lang", lang, "--script", "5").out
    assert "Main Phase" in duel and "Action Phase" not in duel
    assert "Action Phase" in Messages(lang).get("lanes-time")
    assert "Main Phase" not in (files("farfield.words") / lang / "lessons.ftl").read_text(encoding="utf-8")


def test_everything_can_be_typed_there(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "lanes.txt"
    commands = ["help", "help lanes", "settings", "lane", "pile", "keep", "pile", "lane", "why Thrall", "preview 1"]
    script = "; ".join([*commands, "log 5", "rule LL 4.3", f"save {kept}", "done", "undo", "quit"])
    ran = terminal.run(*SOLO, script, "--gold-pays")
    assert ran.code == 0, ran.out[-3000:]
    assert "How Lane Legends is played" in ran.out and "LL 4.3  By type" in ran.out
    assert "Gold pays: a ready Gold may be killed" in ran.out
    assert "Enthralled Pile of Annie, newest first" in ran.out and "The Enthralled Pile is empty." in ran.out
    assert "Taken back." in ran.out
    assert load(kept).turn == 1
    again = terminal.run("play", "--resume", str(kept), "--script", "quit", "--lang", "de")
    assert (
        again.code == 0
        and "Weiter in Zug 1." in again.out
        and "Lane Legends: Annie allein gegen einen NPC." in again.out
    )


def test_another_lane_can_be_turned_to(terminal: Terminal) -> None:
    command = ("play", "lanes", "--players", "2", "--seed", str(SEED), "--script")
    ran = terminal.run(*command, "keep; keep; lane; lane Annie; lane Nobody; lane 2; quit")
    assert ran.code == 0, ran.out[-2000:]
    assert "Annie's lane  waits for Annie: what to do next" in ran.out
    assert "Your lane     waits for you: what to do next" in ran.out
    assert "There is no lane called “Nobody”. Choose one of: Annie, Garen." in ran.out
    assert "Annie, choose > lane 2\n" in ran.out and "Garen, choose > quit\n" in ran.out


def test_the_seed_comes_with_the_whole_table(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", str)
    options = ("--watch", "--faster-units", "3", "--head-start", "nearfield 2", "--champions-out")
    out = terminal.run("play", "lanes", *options, "--seed", "9").out
    line = next(line for line in out.splitlines() if "The same game again: " in line)
    words = shlex.split(line.partition("again: ")[2])
    assert words[:3] == ["farfield", "play", "lanes"]
    assert words[7:12] == ["--faster-units", "3", "--head-start", "nearfield 2", "--champions-out"]
    assert terminal.run(*words[1:]).out == out


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--players", "0"), "0 players are too many or too few for this terminal. Give a number from 1 to 12."),
        (("--players", "-1"), "-1 players are too many or too few for this terminal. Give a number from 1 to 12."),
        (
            ("--players", "2", "--deck", "Lux", "--deck", "Annie", "--deck", "Garen"),
            "3 decks are too many for 2 seats. Leave some out.",
        ),
        (("--players", "2", "--people", "3"), "3 people cannot sit at 2 lanes. Give a number from 0 to 2."),
        (("--faster-units", "1"), "faster-units takes a number from 2 to 99"),
        (("--head-start", "moon 3"), "head-start takes up to"),
        (("--deck", "Nobody"), "There is no built-in deck called “Nobody”."),
    ],
)
def test_an_impossible_table_is_refused(options: tuple[str, ...], message: str, terminal: Terminal) -> None:
    ran = terminal.run("play", "lanes", *options, "--seed", "1")
    assert (ran.code, ran.out) == (1, "")
    assert message in " ".join(ran.err.split())


@pytest.mark.parametrize("option", ["--players", "--people", "--mighty-strikes", "--extra-runes", "--seed"])
@pytest.mark.parametrize("value", ["1.5", "2.9", "1e1", "two"])
def test_a_fraction_is_not_rounded(option: str, value: str, terminal: Terminal) -> None:
    ran = terminal.run("play", "lanes", option, value)
    words = " ".join((ran.out + ran.err).replace("│", " ").split())
    assert ran.code == 2
    assert f'Invalid value for {option}: It takes a whole number such as 2, not "{value}".' in words


def test_a_saved_game_keeps_its_settings(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "kept.txt"
    terminal.run("play", "lanes", "--seed", "1", "--save", str(file), "--script", "keep; quit")
    before = file.read_bytes()
    ran = terminal.run("play", "lanes", "--resume", str(file), "--preset", "calm", "--gold-pays", "--script", "done")
    assert (ran.code, ran.out) == (1, "") and file.read_bytes() == before
    assert "A saved game keeps its settings. Leave out --preset, --gold-pays, or" in " ".join(ran.err.split())
    assert terminal.run("play", "--resume", str(file), "--script", "quit").code == 0


def test_help_says_how_many_lanes_fit(terminal: Terminal) -> None:
    assert "How many lanes, 1 to 12" in " ".join(terminal.run("play", "lanes", "--help").out.split())


def test_the_list_of_modes_says_what_lanes_are(terminal: Terminal) -> None:
    assert "lanes Play Lane Legends in the terminal" in " ".join(terminal.run("play", "--help").out.split())


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("You lose, with 0 points: you conceded.", "Turn 1 begins.")),
        ("de", ("Du verlierst, mit 0 Punkten: Du hast aufgegeben.", "Zug 1 beginnt.")),
        ("es", ("Pierdes, con 0 puntos: te has rendido.", "Empieza el turno 1.")),
        ("fr", ("Vous perdez, avec 0 point : vous avez abandonné.", "Le tour 1 commence.")),
    ],
)
def test_who_plays_alone_is_no_team(lang: str, words: tuple[str, ...], terminal: Terminal) -> None:
    ran = terminal.run(*SOLO, "5; concede; concede", "--lang", lang)
    assert ran.code == 0
    for said in words:
        assert said in ran.out
    for team in (" team", "Team", "quipo", "quipe "):
        assert team not in ran.out.replace("Equipment", "")


def test_conceding_loses_for_the_team(terminal: Terminal) -> None:
    pair = ("play", "lanes", "--players", "2", "--people", "1")
    ran = terminal.run(*pair, "--seed", "4", "--script", "concede; concede")
    assert ran.code == 0
    assert "The team loses, with 0 points: you conceded." in ran.out


def test_a_ruling_of_ours_is_marked(terminal: Terminal) -> None:
    assert "our ruling" in terminal.run("rule", "LL 4.4").out
    assert "our ruling" not in terminal.run("rule", "LL 4.3").out


def test_what_is_asked_can_be_switched(terminal: Terminal) -> None:
    command = ("play", "lanes", "--players", "2", "--people", "1", "--seed", str(SEED), "--script")
    ran = terminal.run(*command, "keep; ask; ask runes; ask consent; ask moon; ask; quit")
    assert ran.code == 0, ran.out[-2000:]
    assert "runes: now on." in ran.out and "consent: now on." in ran.out
    assert "There is nothing called “moon” to be asked about. Choose one of: runes, windows, consent." in ran.out
    assert "runes    on   each rune by itself" in ran.out and "windows  off" in ran.out
    alone = terminal.run(*SOLO, "5; ask; quit", "--lang", "de")
    assert "fenster" in alone.out and "zustimmung" not in alone.out


def test_runes_can_be_used_by_hand(terminal: Terminal) -> None:
    out = terminal.run(*SOLO, "keep; quit", "--pay-by-hand").out
    assert "Use Fury Rune" in out or "Use Chaos Rune" in out


def test_whoever_is_done_may_act_again(terminal: Terminal, tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    command = ("play", "lanes", "--players", "2", "--seed", str(SEED), "--script")
    ran = terminal.run(
        *command, f"keep; keep; done; lane Garen; why Doran; play Doran's Blade; lane; save {kept}; quit"
    )
    assert ran.code == 0, ran.out[-2000:]
    assert "Your lane: Nobody waits for you here, but you may step in. What do you do?" in ran.out
    assert "Type lane to go back without acting." in ran.out
    assert "Play Doran's Blade: you can do that now, it is option 1." in ran.out
    assert "You play Doran's Blade." in ran.out
    assert len(load(kept).answers or ()) == 4
    assert ran.out.rindex("Your lane     waits for you") > ran.out.rindex("You play Doran's Blade.")


def test_teammates_are_strips_side_by_side_where_there_is_room(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ("play", "lanes", "--players", "3", "--people", "1", "--seed", "4", "--script", "quit")
    narrow = terminal.run(*command).out
    assert not any("Garen (program)" in line and "Lux (program)" in line for line in narrow.splitlines())
    monkeypatch.setattr("farfield.cli.lane_board.WIDE", 100)
    wide = terminal.run(*command).out
    assert any("Garen (program)" in line and "Lux (program)" in line for line in wide.splitlines())


def saved_where_lux_may_help(file: Path, garen_is: str, lux_is: str = "person") -> None:
    """Save a game in which Garen has focus in a showdown of his lane, and Lux has something to play into it."""
    lux = SeatSettings.of("Lux with gear", name="Lux", kind=lux_is)
    garen = SeatSettings.of("Garen with gear", name="Garen", kind=garen_is)
    game = start(Settings.of(lux, garen, seed=1, mode="lanes"))
    dice = Random(9)
    while not (
        any(x.seat == 1 and x.arena == 1 and x.kind == Q_FOCUS for x in game.decisions())
        and any(offer.arena == 1 for offer in game.offers(0))
    ):
        decision = dice.choice(game.decisions())
        game.choose(decision, dice.choice(decision.options))
    save(game, file)


def test_a_teammate_at_the_same_keyboard_helps_in_an_open_showdown(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "showdown.txt"
    saved_where_lux_may_help(file, "person")
    ran = terminal.run("play", "--resume", str(file), typed="\nlane Garen\nlane Garen\n\nlane Lux\n\nquit\n")
    assert "Garen's lane: Nobody waits for you here, but you may step in." in ran.out
    assert "Type lane Garen once more to hand the keyboard to Garen." in ran.out
    assert ran.out.index("Garen is next.") < ran.out.index("Garen, choose > lane Lux") < ran.out.rindex("Lux is next.")
    again = terminal.run("play", "--resume", str(file), typed="\nlane Garen\nplay Falling Comet\n1\nquit\n")
    assert "You play Falling Comet." in again.out


@pytest.mark.clause("LL 2.7")
def test_an_open_showdown_tells_who_could_step_in_and_for_whom_it_waits(terminal: Terminal, tmp_path: Path) -> None:
    """Garen may hand the keyboard to Lux, who asks to wait; both see then that the lane waits for her."""
    file = tmp_path / "showdown.txt"
    saved_where_lux_may_help(file, "person")
    typed = "\nlane Garen\nlane Garen\n\nlane Garen\n\nAsk to wait\nlane\nlane\nlane Garen\nlane Garen\n\nlane\nquit\n"
    ran = terminal.run("play", "--resume", str(file), typed=typed)
    before, _, after = ran.out.partition("Lux, choose > Ask to wait\n")
    hint = "Lux could step in here. Type lane Garen to hand the keyboard to Lux."
    assert before.index("Garen is next.") < before.index(hint) < before.rindex("Lux is next.")
    assert before.rindex("Lux is next.") < before.rindex("Nobody waits for you here, but you may step in.")
    assert "This lane waits for you, as you asked." in after and "Nobody waits for you here" not in after
    assert "waits for you to step in, as you asked" in after.partition("Garen is next.")[0]
    assert "Lux has asked to wait" in after.partition("Garen is next.")[2]


def test_a_person_is_asked_before_a_program_goes_on_with_its_showdown(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "showdown.txt"
    saved_where_lux_may_help(file, "random")
    ran = terminal.run("play", "--resume", str(file), typed="lane\nquit\n")
    asked = "Garen's lane: Nobody waits for you here, but you may step in."
    assert asked in ran.out and "hand the keyboard" not in ran.out
    first, then = ran.out.split("Choose > lane\n")
    assert first.count(asked) == 1
    assert "Your lane: Your move." in then, "the program has gone on"
    again = terminal.run("play", "--resume", str(file), typed="play Falling Comet\n1\nquit\n")
    assert "You play Falling Comet." in again.out


class Selfless:
    """A program that does nothing but help."""

    def choose(self, sight: Sight, decision: Decision) -> Option:
        return decision.options[-1]

    def step_in(self, sight: Sight, offer: Decision) -> Option | None:
        return offer.options[0]


def test_a_program_helps_in_the_showdown_of_a_person(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "showdown.txt"
    saved_where_lux_may_help(file, "person", "random")
    monkeypatch.setattr("farfield.cli.session.player_of", lambda kind, seed: Selfless() if kind == "random" else None)
    ran = terminal.run("play", "--resume", str(file), typed="quit\n")
    assert ran.out.index("Lux plays Falling Comet.") < ran.out.index("Choose > quit")


class Alone(Selfless):
    """A program that never helps."""

    def step_in(self, sight: Sight, offer: Decision) -> Option | None:
        return None


def test_a_program_that_could_step_in_and_does_not_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only for that the showdown is still open."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    game = lanes(Lane(base=["Daring Poro"], near=Spot(thralls=[2])), Lane(hand=["Gust"], runes="Chaos 3"))
    act(game, 0, "move Daring Poro")
    session = Session(game, Messages("en"), Answers("quit"), Console(width=200))
    session.kept_names, session.players[1] = ["Lux", "Garen"], Alone()
    assert session.run() == 0
    assert "Garen could step in here, but lets it be.\n   1  Pass\n" in capsys.readouterr().out


def test_a_person_acts_in_the_lane_of_a_program(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "showdown.txt"
    saved_where_lux_may_help(file, "random")
    ran = terminal.run("play", "--resume", str(file), typed="lane\nlane\nlane Garen\nlane\nquit\n")
    assert "you may act here: lane Garen" in ran.out
    assert "Garen's lane: Nobody waits for you here, but you may step in." in ran.out.partition("you may act here")[2]
    assert "hand the keyboard" not in ran.out


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "From your sideboard "),
        ("de", "Aus deinem Sideboard kommt "),
        ("es", "De tu sideboard pasa "),
        ("fr", "De votre sideboard, "),
    ],
)
def test_it_is_told_where_a_dealt_card_comes_from(lang: str, words: str, terminal: Terminal) -> None:
    assert words in terminal.run(*SOLO, "5; quit", "--sideboard-first", "--lang", lang).out
    assert words not in terminal.run(*SOLO, "5; quit", "--lang", lang).out


def test_a_program_takes_the_seat_of_somebody_who_leaves_if_the_others_agree(terminal: Terminal) -> None:
    """LL 3.2: a table option. Nobody concedes, so the team plays on."""
    pair = ("play", "lanes", "--players", "2", "--seed", "3")
    ran = terminal.run(*pair, typed="\nleave\nleave\n\nkeep\nquit\nquit\n")
    assert "Do all others agree that a program takes your seat?" in ran.out
    assert "A program plays for " in ran.out and "[LL 3.2]" in ran.out
    assert "concede" not in ran.out.partition("[LL 3.2]")[2]
    assert "Turn 1 begins for the whole team." in ran.out.partition("[LL 3.2]")[2]


def test_who_plays_alone_cannot_leave_the_seat_to_a_program(terminal: Terminal) -> None:
    assert "There is nobody else at this keyboard" in terminal.run(*SOLO, "leave; quit").out
