"""Positions: what is refused and how, that their text loses nothing, and that a game goes on from its position."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards.catalogue import supported
from farfield.cards.facts import all_facts
from farfield.decks import builtin
from farfield.errors import FarfieldError
from farfield.games import BadPosition, Field, Known, Piece, Position, Seat, Settings, choices, start
from farfield.games.position import DID, WISHES, HeldLike
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.state import H_POINTS, HISTORY
from farfield.rules.terms import Q_MULLIGAN, UNIT
from tests.games.random_play import game_after, play_on

FACTS = all_facts()
UNITS = [x.name for x in FACTS if x.type == "unit" and not x.is_token] + ["Recruit"]
GEAR = [x.name for x in FACTS if x.type == "gear"]
MAIN = [x.name for x in FACTS if x.is_main_deck]
BATTLEFIELDS = [x.name for x in FACTS if x.type == "battlefield"]
LEGENDS = [x.name for x in FACTS if x.type == "legend"]
DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
SMALL = st.integers(0, 12)


# --- any position as hypothesis makes it


def runes() -> st.SearchStrategy[str]:
    one = st.tuples(st.sampled_from(DOMAINS), st.integers(1, 6)).map(lambda x: f"{x[0]} {x[1]}")
    return st.lists(one, max_size=3).map(", ".join)


def pieces(seats: int = 2) -> st.SearchStrategy[Piece]:
    marks = {
        "exhausted": st.booleans(),
        "empowered": st.integers(0, 2),
        "fresh": st.booleans(),
        "owner": st.none() | st.integers(0, seats - 1),
    }
    gear = st.builds(Piece, st.sampled_from(GEAR), **marks)
    unit = st.builds(
        Piece,
        st.sampled_from(UNITS),
        damage=SMALL,
        buffed=st.integers(0, 2),
        stunned=st.booleans(),
        might=st.integers(-5, 9),
        prevent=st.integers(-1, 5),
        paid=st.lists(st.integers(0, 3), max_size=2, unique=True),
        attached=st.lists(gear, max_size=2),
        **marks,
    )
    return unit | gear


def cards(names: list[str] = MAIN, most: int = 5) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=most)


def held() -> st.SearchStrategy[list[HeldLike]]:
    """Cards of a hand or a deck, some of them known to others."""
    some = st.lists(st.integers(0, 1), max_size=2, unique=True)
    known = st.builds(Known, st.sampled_from(MAIN), some) | st.builds(Known, st.sampled_from(MAIN), but=some)
    return st.lists(st.sampled_from(MAIN) | known, max_size=5)


def seats() -> st.SearchStrategy[Seat]:
    return st.builds(
        Seat,
        hand=held(),
        base=st.lists(pieces(), max_size=3),
        runes=runes(),
        exhausted_runes=runes(),
        deck=st.none() | held(),
        rune_deck=runes() | st.just("Fury 2, Chaos 1 known"),
        trash=cards(),
        banished=cards(),
        champion=st.none() | st.sampled_from(UNITS[:-1]),
        points=SMALL,
        xp=SMALL,
        energy=SMALL,
        power=runes() | st.just("Fury|Chaos 2, A 1"),
        turns=st.none() | SMALL,
        this_turn=st.dictionaries(st.sampled_from(DID), SMALL, max_size=3),
        chosen_champion=st.just("") | st.sampled_from(UNITS),
        spare=cards(BATTLEFIELDS, 2),
        asked=st.none() | st.lists(st.sampled_from(list(WISHES)), unique=True),
    ) | st.builds(
        Seat,
        legend=st.sampled_from(LEGENDS) | st.sampled_from(LEGENDS).map(lambda x: Piece(x, True, empowered=1)),
    )


def fields() -> st.SearchStrategy[Field]:
    some = st.lists(pieces(), max_size=2)
    return st.builds(
        Field,
        st.sampled_from(BATTLEFIELDS),
        st.none() | st.integers(0, 1),
        st.fixed_dictionaries({0: some, 1: some}),
        scored=st.lists(st.integers(0, 1), unique=True, max_size=2),
        conquered=st.lists(st.integers(0, 1), unique=True, max_size=2),
        contested=st.none() | st.integers(0, 1),
        at_start=st.none() | st.integers(-1, 1),
        spared=st.booleans(),
    ) | st.builds(
        Field,
        st.just("Void Gate"),
        st.just(1),
        facedown=st.sampled_from(MAIN).map(lambda x: {1: Piece(x, fresh=True)}),
    )


def positions() -> st.SearchStrategy[Position]:
    return st.builds(
        Position,
        st.lists(seats(), min_size=2, max_size=2),
        st.lists(fields(), max_size=3),
        turn=st.integers(1, 50),
        active=st.integers(0, 1),
        phase=st.sampled_from(["main", "beginning", "draw", "ending"]),
        seed=st.integers(0, 2**256 - 1),
        teams=st.none() | st.just((1, 0)),
        npcs=st.integers(0, 2),
        victory_score=st.none() | st.integers(1, 20),
        every_window=st.booleans(),
        full_control=st.booleans(),
        first=st.none() | st.integers(0, 1),
    )


@given(positions())
@settings(max_examples=150)
def test_the_text_round_trips(position: Position) -> None:
    text = position.text()
    again = Position.parse(text)
    assert again == position
    assert again.text() == text


@given(st.text(max_size=300))
def test_any_other_text_is_refused_with_a_reason(text: str) -> None:
    whole = Position(seats=[Seat(hand=["Gust"]), Seat()]).text()
    for given_ in (text, "Farfield position 1\n" + text, whole + text, whole.replace("Hand: Gust", "Hand: " + text)):
        try:
            Position.parse(given_)
        except BadPosition as error:
            assert str(error)


@given(st.integers(0, 10_000), st.integers(2, 150))
@settings(max_examples=60)
def test_the_position_of_a_game_goes_on_like_the_game(seed: int, answers: int) -> None:
    game = game_after(seed, answers)
    try:
        position = Position.of(game)
    except BadPosition as error:
        assert error.message_id == "position-not-quiet"
        return
    again = Position.parse(position.text()).start()
    assert Position.of(again) == position
    assert sorted(choices(again, again.decisions()[0])) == sorted(choices(game, game.decisions()[0]))
    play_on(again, random.Random(seed), 20)


@given(positions(), st.integers(0, 100))
@settings(max_examples=150)
def test_any_position_that_is_not_refused_can_be_played(position: Position, seed: int) -> None:
    game = play_on(position.start(), random.Random(seed), 15)
    assert game.over or game.decisions()


def test_the_counts_of_a_turn_are_those_of_the_rules() -> None:
    assert len(DID) == HISTORY
    assert DID[H_POINTS] == "points"


def test_equal_positions_are_equal_however_they_are_written() -> None:
    one = Position(seats=[Seat(base=["Daring Poro"], runes="Fury 1, Fury 2"), Seat()], fields=[Field(facedown={})])
    two = Position(seats=(Seat(base=(Piece("Daring Poro"),), runes="Fury 3"), Seat()), fields=(Field(),))
    assert one == two


def test_everything_a_piece_can_have_is_set_up() -> None:
    worn = Piece("Daring Poro", True, 1, True, True, 1, ["Gold"], might=2, prevent=3, fresh=True, owner=1)
    game = Position(seats=[Seat(base=[worn], deck=["Gust"]), Seat()]).start()
    assert Position.of(game).seats[0].base == (worn,)
    (card,) = [x for x in game.objects() if x.printed.name == "Daring Poro"]
    assert (card.owner, card.controller) == (1, 0)


def test_a_deck_and_a_rune_deck_are_written_from_the_top() -> None:
    game = Position(seats=[Seat(deck=["Gust", "Incinerate"], rune_deck="Fury 1, Chaos 1"), Seat()]).start()
    assert game.card(game.sides[0].deck[-1]).printed.name == "Gust"
    assert game.card(game.sides[0].rune_deck[-1]).printed.name == "Fury Rune"


# --- what is refused


def two(mine: Seat = Seat(), *fields_: Field, **more: object) -> Position:  # noqa: B008
    return Position(seats=[mine, Seat()], fields=fields_, **more)  # type: ignore[arg-type]


SPELL = Printed("Bolt", 4)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (two(Seat(hand=["Gustt"])), 'In seat 0\'s hand: No released card is called "Gustt". Did you mean "Gust"'),
        (two(Seat(base=["Gust"])), "Gust is in seat 0's base, where a unit or gear belongs"),
        (two(Seat(hand=["Fury Rune"])), "Fury Rune is in seat 0's hand, where a unit, a spell or gear belongs"),
        (two(Seat(hand=["Recruit"])), "Recruit is a token, and tokens are only on the board; it is in seat 0's hand"),
        (two(Seat(legend="Gust")), "Gust is in seat 0's Legend Zone, where a legend belongs"),
        (two(Seat(champion="Gust")), "where a champion unit belongs"),
        (two(Seat(), Field("Daring Poro")), "where a battlefield belongs"),
        (two(Seat(points=-1)), "seat 0: points is -1. Give a number from 0 to 999"),
        (two(Seat(energy=-2)), "seat 0: Energy is -2"),
        (two(Seat(xp=5000)), "seat 0: XP is 5000"),
        (two(Seat(base=[Piece("Daring Poro", damage=-1)])), "Daring Poro at seat 0's base: damage is -1"),
        (two(Seat(base=[Piece("Gold", damage=1)])), "Gold at seat 0's base is not a unit, so it cannot have damage"),
        (two(Seat(runes="Furry 2")), 'there are no "Furry" runes. Did you mean "Fury"?'),
        (two(Seat(runes="2 of Fury")), 'there are no "2 of Fury" runes'),
        (two(Seat(power="Fire 1")), '"Fire" is no Power'),
        (
            two(Seat(runes="Fury 2, Calm 1", legend="Dark Child")),
            "Seat 0, runes: Calm runes do not go with Dark Child, whose domains are Fury and Chaos",
        ),
        (two(Seat(base=[Piece("Gold", attached=["Gold"])])), "attached to Gold at seat 0's base, which is not a unit"),
        (two(Seat(base=[Piece("Daring Poro", attached=["Gust"])])), "Gust is attached to Daring Poro"),
        (
            two(Seat(base=[Piece("Daring Poro", attached=[Piece("Gold", attached=["Gold"])])])),
            "Something is attached to Gold, which is itself attached to Daring Poro",
        ),
        (two(Seat(base=[Piece("Daring Poro", owner=2)])), "The owner of Daring Poro: there is no seat 2"),
        (two(Seat(this_turn={"sneezed": 1})), 'nothing called "sneezed" is counted in a turn'),
        (two(Seat(), Field(controller=7)), "The controller of Startipped Peak: there is no seat 7"),
        (two(Seat(), Field(units={3: ["Daring Poro"]})), "Whose units are at Startipped Peak: there is no seat 3"),
        (two(Seat(), Field(scored=[9])), "Who scored Startipped Peak: there is no seat 9"),
        (
            two(Seat(), Field(controller=0, facedown={0: ["Flash", "Flash"]})),
            "2 cards are facedown at Startipped Peak; there is room for 1. Leave out 1.",
        ),
        (two(Seat(), Field(facedown={0: "Flash"})), "facedown at Startipped Peak without controlling it"),
        (two(Seat(), Field(controller=0, facedown={0: "Recruit"})), "Recruit is in the Facedown Zone"),
        (
            Position(
                seats=[Seat(), Seat(), Seat()],
                fields=[Field(units={0: ["Daring Poro"], 1: ["Daring Poro"], 2: ["Daring Poro"]})],
            ),
            "Units of 3 players are at Startipped Peak",
        ),
        (
            two(Seat(), Field(units={0: ["Daring Poro"], 1: ["Daring Poro"]}), teams=(0, 0)),
            "Seats 0 and 1 are teammates, and both have units at Startipped Peak",
        ),
        (two(teams=(0,)), "There are 2 seats, and teams for 1"),
        *(
            (
                Position(mode=TwoVsTwo(), seats=[Seat()] * 4, teams=teams, fields=[field, Field()]),
                "are teammates, and both have units at Startipped Peak. Only one of them may. [CR 447.2.b]",
            )
            # Whether the teams are the mode's own or are said, whoever controls the battlefield, whichever pair it is.
            for teams, field in (
                (None, Field(units={0: ["Daring Poro"], 2: ["Daring Poro"]})),
                ((0, 1, 0, 1), Field(controller=0, units={0: ["Daring Poro"], 2: ["Daring Poro"]})),
                (None, Field(controller=0, units={3: ["Daring Poro"], 1: [Piece("Daring Poro", exhausted=True)]})),
                ((0, 0, 1, 1), Field(controller=1, units={2: ["Daring Poro"], 3: ["Daring Poro"]})),
            )
        ),
        (two(active=2), "Whose turn it is: there is no seat 2. Seats are numbered from 0 to 1"),
        (two(first=-1), "Who had the first turn: there is no seat -1"),
        (two(turn=0), "the turn is 0"),
        (two(phase="mian"), 'There is no phase "mian" to begin in. Did you mean "main"?'),
        (two(phase="setup"), 'There is no phase "setup" to begin in'),
        (two(phase="enthralled"), 'There is no phase "enthralled" to begin in'),
        (two(Seat(asked=["wndows"])), 'Seat 0: nobody is asked for "wndows". Known: control, main, windows, consent'),
        (two(Seat(finished=True), active=1), "Seat 0 has ended its turn, and it is not its turn"),
        (two(Seat(pile=["Gust"])), "Seat 0 has an Enthralled Pile, and only Lane Legends has that"),
        (two(Seat(spare=["Gust"])), "Gust is in seat 0's spare battlefields, where a battlefield belongs"),
        (two(Seat(hand=[Known("Gust", [5])])), "Who knows a card in seat 0's hand: there is no seat 5"),
        (
            two(Seat(base=[Piece("Daring Poro", damage=2, dealt=[0, 1])])),
            "has 2 damage, and the sides have dealt it 0 and 1",
        ),
        (two(Seat(base=[Piece("Daring Poro", played_by=0)])), "was played, and not this turn"),
        (
            two(Seat(base=[Piece("Daring Poro", deflected=1)])),
            "has Deflected counters, which only units of Lane Legends get",
        ),
        (
            Position(seats=[Seat(points=2), Seat(points=3)], teams=(0, 0)),
            "Seats 0 and 1 are one team, which has one score; 2 and 3 points are given",
        ),
        (two(victory_score=0), "the victory score is 0"),
        (two(seed=-1), "the seed is -1"),
        (Position(seats=[]), "A position has 1 to 12 seats; this one has 0"),
        (two(Seat(base=[SPELL])), "Bolt is in seat 0's base"),
    ],
)
def test_what_is_refused(position: Position, words: str) -> None:
    for try_ in (position.start, position.text, position.check):
        with pytest.raises(BadPosition) as caught:
            try_()
        assert words in str(caught.value)


@pytest.mark.parametrize(
    ("teams", "field"),
    [
        (None, Field(controller=0, units={0: ["Daring Poro"], 1: ["Daring Poro"]})),
        ((0, 0, 1, 1), Field(controller=0, units={0: ["Daring Poro"], 2: ["Daring Poro"]})),
        (None, Field(controller=0, units={2: ["Daring Poro"]})),
        (None, Field(controller=0, units={0: ["Daring Poro"], 2: []})),
    ],
)
def test_where_teammates_do_not_meet_the_game_goes_on(teams: tuple[int, ...] | None, field: Field) -> None:
    game = Position(mode=TwoVsTwo(), seats=[Seat()] * 4, teams=teams, fields=[field, Field()]).start()
    assert not game.over and game.decisions()


def test_a_battlefield_with_more_room_may_hold_more() -> None:
    roomy = [name for name in BATTLEFIELDS if name in supported()]
    for name in roomy:
        position = two(Seat(), Field(name, controller=0, units={0: ["Daring Poro"]}, facedown={0: "Flash"}))
        position.check()


def test_cards_of_ones_own_stand_on_the_table_but_in_no_text() -> None:
    position = two(Seat(base=[Printed("Home Made", UNIT, might=2)]))
    assert not position.start().over
    with pytest.raises(BadPosition, match="Home Made is a card of its own making"):
        position.text()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Turn: 5", "Turn: five", 'Line 3: "five" is no number for Turn'),
        ("Active: seat 0", "Active: 0", 'Line 4: "0" is no seat. Write for example: seat 0.'),
        ("Phase: main", "Phase: mian", 'Line 5: "mian" is no phase. Did you mean "main"?'),
        ("Hand: Gust", "Chosen champion: Gustt", 'Line 9: No released card is called "Gustt"'),
        ("Mode: duel", "Mode: chess", 'Line 2: "chess" is no mode. Write one of: duel'),
        ("Hand: Gust", "Hnad: Gust", 'Line 9: there is no "Hnad" here. Did you mean "Hand"?'),
        ("Hand: Gust", "Hand: Gust; ; Gust", 'Line 9: "" is no card'),
        ("Hand: Gust", "Hand: Gust\nHand: Gust", "Line 10: Hand is given twice"),
        ("(damage 1)", "(damage one)", 'Line 16: "damage one" is no mark of a piece. Known: exhausted, damage 2'),
        ("(damage 1)", "(damage 1, damage 1)", 'Line 16: "damage 1" is given twice'),
        ("(damage 1)", "(damage 1", 'Line 16: "Daring Poro (damage 1" is no piece'),
        ("Units of seat 1: ", "Units of seat 1: + ", "is no piece"),
        ("Card: Void Gate\n", "", 'Line 13: [Battlefield 0] has no line "Card:"'),
        ("[Battlefield 0]", "[Battlefield 1]", 'there is no "[Battlefield 1]" here'),
        ("Units of seat 1", "Units of seat one", 'there is no "Units of seat one" here'),
        ("Controller: seat 1", "Controller: seat 1\nUnits of seat 1: Gust", "Units of seat 1 is given twice"),
    ],
)
def test_a_damaged_text_names_the_line_and_the_remedy(old: str, new: str, words: str) -> None:
    position = two(Seat(hand=["Gust"]), Field("Void Gate", controller=1, units={1: [Piece("Daring Poro", damage=1)]}))
    text = position.text()
    assert old in text
    with pytest.raises(BadPosition) as caught:
        Position.parse(text.replace(old, new, 1))
    assert words in str(caught.value)


# --- from a running game


def test_a_busy_moment_has_no_position() -> None:
    game = two(
        Seat(hand=["Gust"], base=["Daring Poro"], runes="Chaos 2"),
        Field("Void Gate", controller=1, units={1: ["Daring Poro", "Daring Poro"]}),
        every_window=True,
    ).start()
    Position.of(game)
    game.choose(game.decisions()[0], game.decisions()[0].options[0])
    with pytest.raises(BadPosition, match="somebody is in the middle of something"):
        Position.of(game)
    game.concede(0)
    with pytest.raises(BadPosition, match="the game is over"):
        Position.of(game)


def test_a_game_of_decks_that_no_position_allows_has_none() -> None:
    garen = builtin("Garen")
    odd = Settings.of(replace(garen, runes=builtin("Lux").runes), garen, seed=1, any_deck=True)
    game = play_on(start(odd), random.Random(1), 2)  # the mulligans
    while game.decisions()[0].kind == Q_MULLIGAN:
        game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    with pytest.raises(BadPosition, match=r"it could not be set up again .*runes do not go with Might of Demacia"):
        Position.of(game)


def test_a_name_alone_is_no_list_of_cards() -> None:
    with pytest.raises(BadPosition, match=r'A hand is a list of cards, and "Gust" is a single word. Write \["Gust"\]'):
        Seat(hand="Gust")


def test_more_than_a_game_can_hold_is_refused() -> None:
    with pytest.raises(FarfieldError, match="A game holds 4096 objects at once"):
        Position(seats=[Seat(base=["Daring Poro"] * 5000), Seat()]).start()


def test_an_empowered_legend_stays_empowered_in_a_position() -> None:
    position = Position(seats=[Seat(legend=Piece("Dark Child", empowered=1)), Seat()])
    game = position.start()
    assert [game.card(id).empowered for id in game.sides[0].legends] == [1]
    assert Position.of(game).seats[0].legend == Piece("Dark Child", empowered=1)
