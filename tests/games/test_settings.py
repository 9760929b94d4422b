"""Settings: what is accepted, what is refused and how, and that their text loses nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from farfield.decks import BadDeck, UnknownDeck, builtin, builtin_decks
from farfield.games import BadSettings, SeatSettings, Settings, random_seed, start
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL

NAMES = st.text(st.characters(min_codepoint=32, max_codepoint=0x2FFF), max_size=40).map(lambda x: " ".join(x.split()))


def settings_() -> st.SearchStrategy[Settings]:
    seat = st.builds(
        SeatSettings,
        st.sampled_from(builtin_decks()),
        NAMES.filter(lambda name: name.isprintable()),
        st.sampled_from(["person", "rule-of-thumb", "random", "a2"]),
        st.booleans(),
        st.booleans(),
    )
    return st.builds(
        Settings,
        st.tuples(seat, seat),
        st.integers(0, 2**256 - 1),
        st.just("duel"),
        st.sampled_from(["free", "asked"]),
        st.booleans(),
    )


@given(settings_())
def test_the_text_round_trips(settings: Settings) -> None:
    assert Settings.parse(settings.text()) == settings


@given(st.text(max_size=400))
@example("Farfield settings 1\nMode: duel\nSeed: 1\n[Seat 0]\n[Deck 0]\n")
@example("Farfield settings 1\n[Seat 0]\nSeed: x\n")
def test_any_other_text_is_refused_with_a_reason(text: str) -> None:
    for given_ in (text, "Farfield settings 1\n" + text, Settings.of("Garen", "Lux", seed=1).text() + text):
        try:
            Settings.parse(given_)
        except BadSettings as error:
            assert str(error)


def test_equal_settings_start_equal_games() -> None:
    settings = Settings.of("Garen", "Lux", seed=3)
    assert start(settings).hash() == start(["Garen", "Lux"], seed=3).hash()
    assert start(settings).hash() != start(replace(settings, seed=4)).hash()


def test_a_seat_is_called_like_its_deck_unless_told() -> None:
    settings = Settings.of("Garen", SeatSettings.of("Lux", name="Ann"), seed=3)
    assert [seat.name for seat in settings.seats] == ["Garen", "Ann"]


def test_the_champion_can_be_chosen() -> None:
    seat = SeatSettings.of("Lux", champion="Lux, Illuminated")
    game = start([seat, "Garen"], seed=1)
    assert [game.card(id).printed.name for id in game.sides[0].champion] == ["Lux, Illuminated"]


def test_a_champion_of_another_deck_is_refused() -> None:
    with pytest.raises(BadDeck, match="cannot be the Chosen Champion"):
        SeatSettings.of("Lux", champion="Garen, Commander")


def test_full_control_reaches_the_rules() -> None:
    settings = Settings.of("Garen", replace(SeatSettings.of("Lux"), full_control=True), seed=1)
    game = start(settings)
    assert [game.wishes(seat) for seat in (0, 1)] == [0, PREF_FULL_CONTROL]


def test_a_seat_can_ask_for_every_window() -> None:
    asked = replace(SeatSettings.of("Lux"), every_window=True)
    game = start(Settings.of("Garen", asked, seed=1))
    assert [game.wishes(seat) for seat in (0, 1)] == [0, PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS]


def test_seeds_nobody_can_guess_differ() -> None:
    assert len({random_seed() for _ in range(20)}) == 20
    assert Settings.of("Garen", "Lux").seed != Settings.of("Garen", "Lux").seed


SEAT = SeatSettings.of("Garen")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Settings((SEAT, SEAT), 1, "duell"), 'no mode called "duell" to play. Choose one of: duel'),
        (lambda: Settings((SEAT,), 1), "duel is played by 2 players; these settings have seats for 1"),
        (lambda: Settings((SEAT, SEAT, SEAT), 1), "these settings have seats for 3"),
        (lambda: Settings((SEAT, SEAT), -1), "-1 is no seed"),
        (lambda: Settings((SEAT, SEAT), 2**256), "is no seed. Give a number from 0"),
        (lambda: Settings((SEAT, SEAT), "7"), "7 is no seed"),  # type: ignore[arg-type]
        (lambda: Settings((SEAT, SEAT), 1, undo="never"), "is no way to take back"),  # type: ignore[arg-type]
        (lambda: Settings((SEAT, replace(SEAT, name="a\nb")), 1), "Seat 1 cannot be called"),
        (lambda: Settings((SEAT, replace(SEAT, kind="Two Words")), 1), 'Seat 1: "Two Words" is no kind of player'),
        (lambda: Settings((SEAT, replace(SEAT, deck=replace(SEAT.deck, runes=()))), 1), "Seat 1: The rune deck has 0"),
    ],
)
def test_what_is_refused(make, words: str) -> None:
    with pytest.raises(BadSettings) as caught:
        make()
    assert words in str(caught.value)


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(BadSettings) as caught:
        Settings((replace(SEAT, kind="?"),), -1)
    assert [problem.id for problem in caught.value.problems] == ["settings-seats", "settings-seed", "settings-kind"]


def test_any_deck_can_be_allowed() -> None:
    small = replace(builtin("Garen"), main=((4, "Daring Poro"), (1, "Garen, Commander")), battlefields=())
    with pytest.raises(BadSettings, match="Seat 0: The main deck has 5 cards"):
        Settings.of(small, "Lux", seed=1)
    assert not start(Settings.of(small, "Lux", seed=1, any_deck=True)).over


def test_settings_and_more_beside_them_are_refused() -> None:
    settings = Settings.of("Garen", "Lux", seed=1)
    assert start(settings, mode="duel").hash() == start(settings).hash()
    for more in ({"seed": 2}, {"mode": "lanes"}, {"options": "rulebook"}):
        with pytest.raises(BadSettings, match="Settings already say the seed, the mode and its options"):
            start(settings, **more)


def test_an_unknown_deck_is_refused_by_name() -> None:
    with pytest.raises(UnknownDeck, match='Did you mean "Teemo of Origins"'):
        start(["Garen", "Teemo"])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Mode: duel", "Mode: duels", 'Line 2: "duels" is no mode. Did you mean "duel"?'),
        ("Seed: 5", "Seed: five", 'Line 3: "five" is no number for the seed'),
        ("Seed: 5\n", "", 'Line 1: there is no line "Seed:" below the title'),
        ("Seed: 5", "Seed: 5\nSeed: 6", "Line 4: Seed is given twice"),
        ("Seed: 5", "Seed: 5\nBans: 31.8.2026", 'Line 4: "31.8.2026" is no day. Write it as 2026-08-31.'),
        ("Seed: 5", "Seed: 5\nBans:", 'Line 4: "" is no day.'),
        ("Undo: free", "Undoo: free", 'Line 4: there is no "Undoo" here. Did you mean "Undo"?'),
        ("Kind: person", "Kind person", 'Line 8: "Kind person" is not of the form "Key: value"'),
        ("[Seat 1]", "[Seat one]", 'there is no "[Seat one]" here'),
        ("[Deck 1]", "[Deck 0]", "[Deck 0] stands here twice"),
        (
            "3 Daring Poro",
            "3 Daring Porro",
            'In [Deck 0]: Line 21: No released card is called "Daring Porro". Did you mean "Daring Poro"',
        ),
        ("Farfield settings 1", "Farfield settings 2", "The text is version 2"),
        ("Farfield settings 1", "Hello", 'The first line must be "Farfield settings 1"'),
    ],
)
def test_a_damaged_text_names_the_line_and_the_remedy(old: str, new: str, words: str) -> None:
    text = Settings.of("Garen", "Lux", seed=5).text()
    assert old in text
    with pytest.raises(BadSettings) as caught:
        Settings.parse(text.replace(old, new, 1))
    assert words in str(caught.value)


def test_a_name_alone_is_one_deck() -> None:
    with pytest.raises(BadSettings, match="duel is played by 2 players; these settings have seats for 1"):
        start("Garen")


def test_a_day_of_ban_lists_is_written_down_and_read_again() -> None:
    made = Settings.of("Jinx", "Lux", seed=1, bans_on="2026-09-01")
    assert Settings.parse(made.text()) == made
    with pytest.raises(BadSettings, match="is no day"):
        Settings.of("Jinx", "Lux", seed=1, bans_on="yesterday")
