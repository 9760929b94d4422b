"""Records: they replay to the same game, their text round-trips, and damage is found where it is."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield import __version__
from farfield.games import (
    BadRecord,
    Field,
    OtherEngine,
    Piece,
    Position,
    Record,
    Seat,
    Settings,
    load,
    load_record,
    record,
    save,
    start,
)
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.games.random_play import game_after, play_on
from tests.insides import score

SEEDS = st.integers(0, 10_000)


def concede_now(game: Game) -> Game:
    if not game.over:
        game.concede(0)
    return game


@given(SEEDS, st.integers(0, 150), st.booleans())
@settings(max_examples=40)
def test_a_record_replays_to_the_same_game(seed: int, answers: int, concede: bool) -> None:
    game = game_after(seed, answers)
    if concede:
        concede_now(game)
    kept = record(game)
    again = kept.replay()
    assert again.hash() == game.hash()
    assert (again.over, again.winners) == (game.over, game.winners)
    assert [x.kind for x in again.events()] == [x.kind for x in game.events()]
    assert record(again) == kept


@given(SEEDS, st.integers(0, 150), st.booleans())
@settings(max_examples=40)
def test_the_text_round_trips(seed: int, answers: int, concede: bool) -> None:
    game = game_after(seed, answers)
    if concede:
        concede_now(game)
    kept = record(game)
    text = kept.text()
    assert Record.parse(text) == kept
    assert Record.parse(text).text() == text


@given(SEEDS, st.integers(0, 100), st.randoms(use_true_random=False))
@settings(max_examples=60)
def test_a_damaged_text_is_refused_or_still_the_same_game(seed: int, answers: int, dice: random.Random) -> None:
    game = game_after(seed % 8, answers)
    lines = record(game).text().splitlines()
    at = dice.randrange(len(lines))
    damage = dice.choice(["drop", "double", "swap", "letter", "cut"])
    if damage == "drop":
        del lines[at]
    elif damage == "double":
        lines.insert(at, lines[at])
    elif damage == "swap":
        other = dice.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    elif damage == "letter" and lines[at]:
        spot = dice.randrange(len(lines[at]))
        lines[at] = lines[at][:spot] + dice.choice("aZ0 |#[:\u00e9") + lines[at][spot + 1 :]
    else:
        del lines[at:]
    try:
        again = Record.parse("\n".join(lines)).replay()
    except BadRecord as error:
        assert str(error)
    else:
        assert again.hash() == game.hash()


def test_a_record_can_be_replayed_up_to_any_answer() -> None:
    game = start(["Garen", "Lux"], seed=5)
    dice = random.Random(5)
    hashes = [game.hash()]
    for _ in range(60):
        play_on(game, dice, 1)
        hashes.append(game.hash())
    kept = record(game)
    assert [kept.replay(n).hash() for n in range(0, 61, 7)] == hashes[::7]


def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(tmp_path: Path) -> None:
    game = game_after(6, 40)
    path = tmp_path / "game.txt"
    save(game, path)
    again = load(path)
    one, two = random.Random(1), random.Random(1)
    play_on(game, one, 200)
    play_on(again, two, 200)
    assert again.hash() == game.hash()
    assert record(again) == record(game)


def test_asking_what_is_possible_leaves_no_trace_in_a_record() -> None:
    from farfield.games import choices, why_not

    game = game_after(7, 60)
    before = game.hash()
    for decision in game.decisions():
        choices(game, decision)
    for card in game.objects():
        for verb in ("play", "use", "move", "hide", "pick"):
            why_not(game, 0, f"{verb} {card.printed.name}")
    assert game.hash() == before
    assert record(game).replay().hash() == before


def test_answers_are_written_in_words() -> None:
    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 2"), Seat()],
        fields=[Field("Void Gate", controller=1, units={1: ["Daring Poro", Piece("Daring Poro", damage=1)]})],
    ).start()
    for _ in range(2):
        game.choose(game.decisions()[0], game.decisions()[0].options[0])
    text = record(game).text()
    assert text[text.index("[Answers]") :].splitlines()[1:4] == [
        "Turn 5: seat 0",
        "1 | seat 0 | main | play Gust",
        "2 | seat 0 | target | pick seat 1's Daring Poro at Void Gate",
    ]


def test_a_concession_is_part_of_the_record() -> None:
    game = game_after(2, 10)
    game.concede(1)
    text = record(game).text()
    assert "\n- | seat 1 | concede\n" in text
    assert Record.parse(text).replay().winners == [0]


def test_a_record_of_a_position_replays() -> None:
    position = Position(seats=[Seat(base=["Daring Poro"]), Seat()], fields=[Field("Void Gate")], seed=9)
    game = play_on(position.start(), random.Random(2), 12)
    kept = Record.parse(record(game).text())
    assert kept.origin == position
    assert kept.replay().hash() == game.hash()


def test_cards_of_ones_own_cannot_be_written_down() -> None:
    own = Printed("Home Made", UNIT, might=2)
    game = Position(seats=[Seat(base=[own]), Seat()]).start()
    assert record(game).replay().hash() == game.hash()
    with pytest.raises(Exception, match="Home Made is a card of its own making"):
        record(game).text()


def test_copies_and_unrecorded_games_say_that_they_have_no_record() -> None:
    for game in (start(["Garen", "Lux"], 1).copy(), start(["Garen", "Lux"], 1, record=False)):
        with pytest.raises(BadRecord, match="keeps no record"):
            record(game)


def test_a_game_that_was_changed_by_hand_is_not_recorded() -> None:
    game = game_after(3, 20)
    score(game, 0, game.sides[0].points + 1)
    with pytest.raises(BadRecord, match="something else has changed it"):
        record(game)


# Damage


def text_of(seed: int = 12, answers: int = 60) -> str:
    return record(game_after(seed, answers)).text()


def problem(text: str) -> str:
    with pytest.raises(BadRecord) as caught:
        Record.parse(text).replay()
    assert type(caught.value) is BadRecord
    return str(caught.value)


def line_with(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), start=1) if part in line)


def test_a_missing_answer() -> None:
    text = text_of()
    line = line_with(text, "\n5 |"[1:])
    lines = text.splitlines()
    del lines[line - 1]
    assert "this hash belongs after 50 answers, but stands after 49" in problem("\n".join(lines))


def test_an_answer_that_is_not_offered() -> None:
    text = text_of()
    line = line_with(text, "3 | seat")
    broken = text.replace(text.splitlines()[line - 1], "3 | seat 1 | mulligan | set aside Teemo, Scout")
    assert f"Line {line}: Answer 3" in problem(broken)
    assert "Offered are, for example:" in problem(broken) or "open is:" in problem(broken)


def test_an_answer_to_another_decision() -> None:
    text = text_of()
    line = line_with(text, "3 | seat")
    words = problem(text.replace("\n3 | seat", "\n4 | seat", 1))
    assert words.startswith(f"Line {line}: Answer 3 is to decision 4")
    assert "open is: decision 3 (" in words


def test_a_changed_seed_is_noticed() -> None:
    text = text_of()
    assert problem(text.replace("Seed: 12", "Seed: 13"))


def test_a_wrong_hash_at_the_end() -> None:
    text = text_of()
    digits = text.rstrip()[-16:]
    words = problem(text.replace(digits, "0" * 16))
    assert "After answer 60 the game is not the one that was recorded" in words
    assert f"(hash {digits} instead of {'0' * 16})" in words


def test_a_text_that_is_cut_off() -> None:
    text = text_of()
    words = problem(text[: text.index("[End]") - 1])
    assert "the record is cut off: it has no [End]" in words


def test_a_wrong_number_of_answers() -> None:
    assert "should hold 61 answers and holds 60" in problem(text_of().replace("Answers: 60", "Answers: 61"))


def test_answers_after_the_end_of_the_game() -> None:
    game = game_after(2, 10)
    game.concede(1)
    text = record(game).text()
    more = text.replace("- | seat 1 | concede", "- | seat 1 | concede\n- | seat 0 | concede").replace(
        "Answers: 11", "Answers: 12"
    )
    more = more[: more.index("Hash:")] + "Hash: none\n"
    assert "The game is over before answer 12" in problem(more)


def test_a_line_that_is_none() -> None:
    text = text_of()
    line = line_with(text, "3 | seat")
    assert f'Line {line}: "3) pass" is no line of a record' in problem(
        text.replace(text.splitlines()[line - 1], "3) pass")
    )


def test_a_record_without_hashes_is_not_checked() -> None:
    kept = replace(record(game_after(12, 60)), hashes=())
    assert Record.parse(kept.text()).replay().hash() == game_after(12, 60).hash()


# Other engines


def test_a_record_of_another_version_is_fine_if_it_plays_the_same() -> None:
    kept = replace(record(game_after(12, 60)), engine="0.0.1")
    assert Record.parse(kept.text()).replay().hash() == game_after(12, 60).hash()


def test_a_record_of_another_version_says_clearly_that_it_cannot_be_played() -> None:
    kept = record(game_after(12, 60))
    other = replace(kept, engine="0.0.1", hashes=((60, 7),))
    with pytest.raises(OtherEngine) as caught:
        Record.parse(other.text()).replay()
    words = str(caught.value)
    assert words.startswith(
        f"This record was made by Farfield 0.0.1, and Farfield {__version__} does not play it the same"
    )
    assert words.endswith("Use version 0.0.1 to look at the game.")


# Files


def test_files_that_are_none(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot be read: .*Check the path"):
        load(tmp_path / "missing.txt")
    (tmp_path / "image.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not a text file"):
        load(tmp_path / "image.png")
    with pytest.raises(BadRecord, match="cannot be saved"):
        save(game_after(1, 3), tmp_path / "no" / "such" / "folder.txt")
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "folder", Path("/"), "", tmp_path / "a\0b"):
        with pytest.raises(BadRecord, match=r"cannot be saved as .* Choose another place"):
            save(game_after(1, 3), place)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "image.png"]


def test_a_failed_save_leaves_the_old_one(tmp_path: Path) -> None:
    game = game_after(1, 5)
    path = tmp_path / "game.txt"
    save(game, path)
    score(game, 0, game.sides[0].points + 1)
    with pytest.raises(BadRecord):
        save(game, path)
    assert load_record(path).answers == record(game_after(1, 5)).answers
    assert sorted(x.name for x in tmp_path.iterdir()) == ["game.txt"]


def test_the_settings_are_in_the_record() -> None:
    settings_ = Settings.of("Annie", "Master Yi", seed=3, undo="asked")
    assert Record.parse(record(start(settings_)).text()).origin == settings_
