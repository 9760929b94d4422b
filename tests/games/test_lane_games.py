"""Lane Legends from settings: options of the table, decks that go together, records and taking back."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from farfield.decks import Deck, builtin, starter_decks, substitutes
from farfield.errors import IllegalAnswer
from farfield.games import (
    BadPosition,
    BadSettings,
    Field,
    Position,
    Record,
    Seat,
    SeatSettings,
    Settings,
    choices,
    load,
    parse,
    record,
    save,
    start,
    why_not,
)
from farfield.games.modes import LANE_PRESETS, MODES, pairs, say
from farfield.games.taking_back import carry_out, plan
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.game import Game
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.modes.table_options import CHOICE, FLAG, LANE_OPTIONS, NUMBER, TableOption
from farfield.rules.terms import MOVE, Q_MAIN
from tests.games.random_play import play_on

GEARED = ("Annie with gear", "Garen with gear", "Lux with gear", "Master Yi with gear")
LANES = MODES["lanes"]


def value_of(option: TableOption, n: int) -> str:
    """A value the option takes."""
    if option.kind == NUMBER:
        return str(option.least + n % (option.most - option.least + 1))
    if option.kind == CHOICE:
        return option.choices[n % len(option.choices)]
    if option.kind == FLAG:
        return "on"
    return ("nearfield 1", "base 7 + base 2", "farfield 5 + midfield 3")[n % 3]


CHOSEN = st.lists(st.tuples(st.sampled_from(LANE_OPTIONS), st.integers(0, 200)), unique_by=lambda x: x[0].name).map(
    lambda found: [(option.name, value_of(option, n)) for option, n in found]
)


def table(seats: int, seed: int, options: object = (), undo: str = "free") -> Settings:
    decks = [GEARED[(seed + i) % 4] for i in range(seats)]
    return Settings.of(*decks, seed=seed, mode="lanes", options=options, undo=undo)  # type: ignore[arg-type]


# --- options


@given(CHOSEN)
def test_what_was_agreed_on_is_kept_whatever_it_is(chosen: list[tuple[str, str]]) -> None:
    settings_ = table(1, 3, dict(chosen))
    assert dict(settings_.options) == dict(chosen)
    assert [name for name, _ in settings_.options] == [x.name for x in LANE_OPTIONS if x.name in dict(chosen)]
    assert Settings.parse(settings_.text()) == settings_
    assert tuple(pairs(say(settings_.options))) == tuple((k, "" if v == "on" else v) for k, v in settings_.options)
    rules = settings_.rules
    assert isinstance(rules, LaneLegends)
    assert tuple(rules.table_options()) == settings_.options
    assert start(settings_).view(None).options == list(settings_.options)


def test_a_preset_is_short_for_its_options() -> None:
    assert set(LANE_PRESETS) == {"calm", "standard", "storm", "nightmare"}
    for name, options in LANE_PRESETS.items():
        assert table(1, 1, name).options == options
    assert table(1, 1, "standard").options == ()
    assert dict(table(1, 1, "calm").options) == {"extra-runes": "1", "printed-cost-only": "on"}
    assert dict(table(1, 1, "storm").options) == {"mighty-strikes": "2", "head-start": "farfield 5 + midfield 3"}
    assert dict(table(1, 1, "nightmare").options) == {
        "faster-units": "2",
        "reaction-spells": "reaction",
        "mighty-strikes": "2",
        "head-start": "farfield 5 + midfield 3",
        "recycle-costs": "on",
    }


def test_options_change_a_preset_in_either_order() -> None:
    wanted = {"mighty-strikes": "4", "gold-pays": "on"}
    for spelled in ("storm, mighty-strikes 4, head-start off, gold-pays", "mighty-strikes=+4, gold-pays: on, storm"):
        found = dict(table(1, 1, spelled).options)
        found.pop("head-start", None)
        assert found == wanted


def test_options_may_be_text_a_list_or_a_mapping() -> None:
    text = table(1, 1, "faster-units 3, champions-out, head-start Farfield 9")
    assert table(1, 1, ["faster-units 3", "champions-out", "head-start farfield 9"]) == text
    more = {"faster-units": 3, "champions-out": True, "gold-pays": False, "head-start": "farfield 9"}
    assert table(1, 1, more) == text
    assert table(1, 1, "faster-units, reaction-spells, extra-runes").options == (
        ("faster-units", "2"),
        ("reaction-spells", "reaction"),
        ("extra-runes", "1"),
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("slower-units", 'lanes has no option called "slower-units". Did you mean "faster-units"?'),
        ("tea", 'lanes has no option called "tea". Choose from: faster-units, reaction-spells, '),
        ("rulebook", 'lanes has no option called "rulebook". Choose from: '),
        ("faster-units 1", 'faster-units takes a number from 2 to 99, not "1". [LL 9.1]'),
        ("faster-units two", 'faster-units takes a number from 2 to 99, not "two". [LL 9.1]'),
        ("reaction-spells action", 'reaction-spells takes one of: reaction, reaction+action; not "action". [LL 9.2]'),
        ("mighty-strikes 1", 'mighty-strikes takes a number from 2 to 99, not "1". [LL 9.3]'),
        ("head-start moonfield 3", 'such as "farfield 5 + midfield 3"; not "moonfield 3". [LL 9.4]'),
        ("head-start farfield", 'not "farfield". [LL 9.4]'),
        ("head-start home 3", "each a place (nearfield, midfield, farfield, base) and a Might from 1 to 99"),
        ("head-start farfield 0", 'not "farfield 0". [LL 9.4]'),
        ("head-start " + " + ".join(["base 1"] * 13), "head-start takes up to 12 Thralls"),
        ("recycle-costs 2", 'recycle-costs is on or off, not "2". [LL 9.5]'),
        ("extra-runes 0", 'extra-runes takes a number from 1 to 9, not "0". [LL 9.6]'),
        ("extra-runes 10", "extra-runes takes a number from 1 to 9"),
        ("extra-runes 99999999999999999999", "extra-runes takes a number from 1 to 9"),
        ("gold-pays, gold-pays", "gold-pays is given twice. Keep one of them."),
        ("storm, calm", "storm and calm are both presets. Keep one of them."),
        ("storm 3", "storm is a preset and takes no value. Leave out 3"),
    ],
)
def test_a_wrong_option_is_refused_with_what_would_be_right(options: str, words: str) -> None:
    with pytest.raises(BadSettings) as caught:
        table(1, 1, options)
    assert words in str(caught.value)
    text = table(1, 1, "gold-pays").text().replace("Options: gold-pays", f"Options: {options}")
    with pytest.raises(BadSettings) as caught:
        Settings.parse(text)
    assert words in str(caught.value)


def test_all_wrong_options_are_told_at_once() -> None:
    with pytest.raises(BadSettings) as caught:
        table(1, 1, "tea, faster-units 1, mighty-strikes 0")
    assert [x.id for x in caught.value.problems] == [
        "table-option-unknown",
        "table-option-number",
        "table-option-number",
    ]


def test_a_duel_does_not_take_options_of_lanes() -> None:
    with pytest.raises(BadSettings, match='duel has no option called "gold-pays"'):
        Settings.of("Garen", "Lux", seed=1, options="gold-pays")


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        assert Settings.parse(table(1, 1, text).text()).mode == "lanes"
    except BadSettings as error:
        assert str(error)


# --- decks at one table


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 8, 12])
def test_any_number_may_play(seats: int) -> None:
    view = start(table(seats, 5)).view(0)
    assert (view.victory_score, len(view.sides), len(view.arenas)) == (3 * seats + 2, 2 * seats, seats)
    for lane in range(seats):
        spots = {place.spot: place for place in view.places if place.arena == lane}
        assert sorted(spots) == [0, 1, 2, 3, 4]
        assert (spots[0].side, spots[4].side) == (lane, seats + lane)


@pytest.mark.clause("LL 1.5")
def test_decks_of_different_size_are_refused_with_names_and_sizes() -> None:
    lux = builtin("Lux with gear")
    larger = replace(lux, main=(*lux.main, (1, "Mega-Mech")), sideboard=())
    ann, ben = SeatSettings.of("Garen with gear", name="Ann"), SeatSettings.of(larger, name="Ben")
    for any_deck in (False, True):
        with pytest.raises(BadSettings, match=r"same number of cards; these have: Ann 40, Ben 41\. \[LL 1\.5\]"):
            Settings.of(ann, ben, seed=1, mode="lanes", any_deck=any_deck)
    assert not start(Settings.of(ben, ben, seed=1, mode="lanes")).over


@pytest.mark.clause("LL 1.2")
def test_a_missing_battlefield_is_refused() -> None:
    lux = builtin("Lux with gear")
    fewer = replace(lux, battlefields=lux.battlefields[:2])
    with pytest.raises(BadSettings, match=r"Seat 0: The deck has 2 battlefields; lanes needs 3 .*\[LL 1\.2\]"):
        Settings.of(fewer, seed=1, mode="lanes")
    with pytest.raises(BadSettings, match=r"Lux with gear brings 2 of the three battlefields .* Add 1"):
        Settings.of(fewer, seed=1, mode="lanes", any_deck=True)


def test_a_sideboard_of_eleven_is_refused() -> None:
    lux = builtin("Lux with gear")
    with pytest.raises(BadSettings, match="Seat 0: The sideboard has 11 cards; it may have at most 10"):
        Settings.of(replace(lux, sideboard=(*lux.sideboard, (1, "Stupefy"))), seed=1, mode="lanes")


@pytest.mark.parametrize("deck", starter_decks(), ids=lambda deck: deck.name)
def test_a_starter_deck_plays_with_substitute_battlefields(deck: Deck) -> None:
    settings_ = Settings.of(deck, seed=1, mode="lanes")
    wanted = {*deck.battlefields, *substitutes(deck)}
    assert set(settings_.seats[0].deck.battlefields) == wanted
    seen = {place.card.name for place in start(settings_).view(0).places if place.card is not None}
    assert seen == wanted
    assert Settings.parse(settings_.text()) == settings_
    own = replace(deck, battlefields=("Void Gate", "Zaun Warrens", "Startipped Peak"))
    assert Settings.of(own, seed=1, mode="lanes", any_deck=True).seats[0].deck == own
    assert len(Settings.of(deck, deck, seed=1).seats[0].deck.battlefields) == 1


@pytest.mark.clause("LL 9.9")
def test_what_lies_in_the_sideboard_is_dealt_to_the_npc_first() -> None:
    annie = replace(builtin("Annie with gear"), sideboard=((2, "Pendulum Blade"),))
    game = start(Settings.of(annie, seed=1, mode="lanes", options="sideboard-first"))
    assert game.view(0).sides[0].sideboard_count == 2
    for _ in range(40):
        if game.view(0).sides[0].pile:
            break
        play_on(game, random.Random(1), 1)
    assert game.view(0).sides[0].pile[0].name == "Pendulum Blade"


def test_sideboards_stay_in_their_boxes_otherwise() -> None:
    assert start(table(1, 1)).view(0).sides[0].sideboard_count == 0
    assert start(table(1, 1, "sideboard-first")).view(None).sides[0].sideboard_count == 10
    duel = start(Settings.of("Garen with gear", "Lux with gear", seed=1))
    assert [side.sideboard_count for side in duel.view(0).sides] == [0, 0]


# --- what all can see


def test_everybody_sees_the_options_and_the_enthralled_pile() -> None:
    game = play_on(start(table(2, 4, "storm")), random.Random(4), 60)
    for seat in (0, 1, None):
        view = game.view(seat)
        plain = view.plain()
        assert (view.mode, plain["mode"]) == ("lanes", "lanes")
        assert plain["options"] == {"mighty-strikes": "2", "head-start": "farfield 5 + midfield 3"}
        assert all(card.name for side in view.sides[:2] for card in side.pile)
        assert [len(side.pile) for side in view.sides] == [len(side.aside) for side in game.sides]
    assert game.view(0).sides[0].pile


# --- records, files, taking back

quick = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow], deadline=None)
SEATS = st.sampled_from([1, 2, 3, 8])


def after(seats: int, seed: int, chosen: list[tuple[str, str]], answers: int, undo: str = "free") -> Game:
    return play_on(start(table(seats, seed, dict(chosen), undo)), random.Random(seed), answers)


@given(SEATS, st.integers(0, 10_000), CHOSEN, st.integers(0, 200))
@quick
def test_records_replay_and_their_text_round_trips(
    seats: int, seed: int, chosen: list[tuple[str, str]], answers: int
) -> None:
    game = after(seats, seed, chosen, answers)
    kept = record(game)
    again = Record.parse(kept.text())
    assert again == kept
    assert again.replay().hash() == game.hash()


@given(SEATS, st.integers(0, 10_000), CHOSEN, st.integers(0, 200))
@quick
def test_every_option_has_words_of_its_own(seats: int, seed: int, chosen: list[tuple[str, str]], answers: int) -> None:
    game = after(seats, seed, chosen, answers)
    before = game.hash()
    for decision in game.decisions():
        texts = choices(game, decision)
        assert len(set(texts)) == len(texts)
        for text, option in zip(texts, decision.options, strict=True):
            assert parse(text, game, decision) == option
    for decision in game.decisions()[:1]:
        for name in sorted({card.printed.name for card in game.objects()}):
            refusal = why_not(game, decision.seat, f"play {name}")
            assert refusal is None or str(refusal)
    assert game.hash() == before


@given(SEATS, st.integers(0, 10_000), CHOSEN, st.integers(1, 150), st.integers(0, 7))
@quick
def test_taking_back_keeps_what_it_says(
    seats: int, seed: int, chosen: list[tuple[str, str]], answers: int, seat: int
) -> None:
    game = after(seats, seed, chosen, answers, "asked")
    assert game.answers is not None
    seat %= seats
    if not any(x.seat == seat for x in game.answers):
        return
    kept = record(game)
    request = plan(game, seat)
    carry_out(game, request)
    gone = {*request.taken, *request.dropped}
    left = [(x.seat, x.question, x.answer) for i, x in enumerate(kept.answers) if i not in gone]
    now = record(game)
    assert [(x.seat, x.question, x.answer) for x in now.answers] == left
    assert now.replay().hash() == game.hash()


def test_a_saved_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    game = after(2, 6, [("sideboard-first", "on"), ("faster-units", "2")], 90)
    save(game, tmp_path / "lanes.txt")
    loaded = load(tmp_path / "lanes.txt")
    assert loaded.hash() == game.hash()
    play_on(game, random.Random(1), 60)
    play_on(loaded, random.Random(1), 60)
    assert loaded.hash() == game.hash()


def test_a_damaged_option_in_a_record_is_named() -> None:
    text = record(after(1, 6, [("faster-units", "2")], 10)).text()
    with pytest.raises(Exception, match="faster-units takes a number from 2 to 99"):
        Record.parse(text.replace("faster-units 2", "faster-units 200"))


def test_a_position_holds_the_options() -> None:
    rules = LANES.rules((("faster-units", "3"), ("gold-pays", "on")))
    position = Position(seats=[Seat()], fields=[Field(), Field(), Field()], npcs=1, mode=rules)
    text = position.text()
    assert text.splitlines()[1:3] == ["Mode: lanes", "Options: faster-units 3, gold-pays"]
    assert Position.parse(text) == position
    with pytest.raises(BadPosition, match="faster-units takes a number from 2 to 99"):
        Position.parse(text.replace("faster-units 3", "faster-units 0"))


# --- answers out of turn


def test_answers_out_of_turn_are_refused_and_change_nothing() -> None:
    game = after(2, 8, [], 30)
    before = game.hash()
    decision = game.decisions()[0]
    other = 1 - decision.seat
    with pytest.raises(IllegalAnswer, match=f"Seat {other} cannot answer .* asked of seat {decision.seat}"):
        game.choose(decision, decision.options[0], seat=other)
    old = start(table(2, 8)).decisions()[0]
    with pytest.raises(IllegalAnswer, match=f"Decision {old.id} is not open any more"):
        game.choose(old, old.options[0])
    with pytest.raises(IllegalAnswer, match="no player at seat 2; seats are numbered from 0 to 1"):
        game.concede(2)
    assert game.hash() == before


@pytest.mark.clause("LL 3.2")
def test_a_concession_in_the_middle_of_a_showdown_loses_for_the_team() -> None:
    for seed in range(30):
        game = start(table(2, seed))
        dice = random.Random(seed)
        while not game.over and all(arena.showdown < 0 for arena in game.view(None).arenas):
            play_on(game, dice, 1)
        if not game.over:
            game.concede(1)
            assert (game.over, game.winners, game.decisions()) == (True, [], [])
            kept = record(game)
            assert Record.parse(kept.text()).replay().hash() == game.hash()
            return
    raise AssertionError("no showdown came up")


@pytest.mark.parametrize("seats", [2, 8])
def test_taking_back_in_one_lane_leaves_the_other_lanes_as_they_are(seats: int) -> None:
    """One moves in their lane, all the others do something in theirs, and then the first takes the move back."""
    found = 0
    for seed in range(60):
        game = start(table(seats, seed, (), "asked"))
        dice = random.Random(seed)
        while not game.over and sum(x.kind == Q_MAIN and len(x.options) > 1 for x in game.decisions()) < seats:
            play_on(game, dice, 1)
        first = next((x for x in game.decisions() if any(y.verb == MOVE for y in x.options)), None)
        if game.over or first is None:
            continue
        before = len(game.answers or ())
        game.choose(first, next(x for x in first.options if x.verb == MOVE))
        moved = len(game.answers or ())
        for decision in game.decisions():
            if decision.kind == Q_MAIN and decision.seat != first.seat:
                now = [x for x in game.decisions() if x.arena == decision.arena and x.seat == decision.seat]
                if now:
                    game.choose(now[0], now[0].options[0])
        others = [x.seat for x in (game.answers or ())[moved:]]
        if not others or first.seat in others:
            continue
        request = plan(game, first.seat)
        assert request.taken == (before,)
        assert request.dropped == ()
        carry_out(game, request)
        assert [x.seat for x in (game.answers or ())[before:]] == others
        assert record(game).replay().hash() == game.hash()
        found += 1
        if found == 3:
            return
    raise AssertionError("no such moment came up")


def test_a_seat_may_ask_for_consent() -> None:
    shy = replace(SeatSettings.of("Lux with gear"), asks_consent=True)
    settings_ = Settings.of("Garen with gear", shy, seed=4, mode="lanes")
    assert "Consent: ask" in settings_.text()
    assert Settings.parse(settings_.text()) == settings_
    game = start(settings_)
    assert [game.wishes(seat) for seat in (0, 1)] == [0, PREF_ASK_CONSENT]
    with pytest.raises(BadSettings, match="always"):
        Settings.parse(settings_.text().replace("Consent: ask", "Consent: perhaps"))
