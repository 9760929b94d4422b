"""Mistakes that were read in games of hard and expert, position by position: a good player makes none of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from farfield.decks import builtin_decks
from farfield.games import Field, Piece, Position, Seat, start
from farfield.players import ask, duel_turn
from farfield.players.by_name import PROGRAMS
from farfield.players.search import Quick
from farfield.players.trying_out import quiet, worth_trying
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import MOVE, PICK, PLAY, PUT_BACK, Q_ASSIGN, Q_MAIN, Q_MULLIGAN, Q_TARGET, UNIT

PLAYERS = (("hard", 1), ("hard", 2), ("hard", 3), ("expert", 1))
"""Who plays, and with which dice."""
HARD = PLAYERS[:3]
POSITIONS = Path(__file__).with_name("positions")


def turn_of(game: Game, who: tuple[str, int], played: list[str] | None = None) -> list[tuple[Decision, Option]]:
    """What the seat on turn answers until its turn is over; the rule of thumb plays the other. `played` gets the names
    of the cards that it plays."""
    seat = game.turn_seat
    out: list[tuple[Decision, Option]] = []
    players = {seat: PROGRAMS[who[0]](who[1]), 1 - seat: PROGRAMS["rule-of-thumb"](who[1])}
    for _ in range(80):
        decision = None if game.over else game.decisions()[0]
        if decision is None or (decision.kind == Q_MAIN and decision.seat != seat):
            break
        option = decision.options[0]
        if len(decision.options) > 1:
            option = ask(players[decision.seat], game, decision)
            if decision.seat == seat:
                out.append((decision, option))
                if option.verb == PLAY and played is not None:
                    played.append(game.card(option.thing).printed.name)
        game.choose(decision, option)
    return out


def read(name: str) -> Game:
    """A position as it was in a game."""
    return Position.parse((POSITIONS / f"{name}.txt").read_text(encoding="utf-8")).start()


def held(game: Game, seat: int) -> int:
    return sum(place.controller == seat for place in game.places if place.side < 0)


@pytest.mark.parametrize("who", PLAYERS)
def test_it_leaves_no_battlefields_that_win_the_game_when_they_are_held(who: tuple[str, int]) -> None:
    """6 to 0, both held, so holding both once more wins; the other side has a single unit that could attack one."""
    game = read("ahead")
    seat = game.turn_seat
    turn_of(game, who)
    assert game.over or held(game, seat) == 2


@pytest.mark.parametrize("who", PLAYERS)
def test_it_counts_on_a_defender_who_shields_the_defender(who: tuple[str, int]) -> None:
    """Fortified Position gives the defending Eager Apprentice Shield 2: five against four. In imagined games the
    defender gave it to the first in the list, and going home with the other Sergeant made that the attacker's own."""
    game = Position(
        seats=[Seat(base=["Vanguard Sergeant"]), Seat(deck=["Daring Poro"] * 10)],
        fields=[
            Field("Fortified Position", controller=1, units={1: ["Eager Apprentice"]}),
            Field("Startipped Peak", controller=0, units={0: ["Vanguard Sergeant"]}, scored=[0]),
        ],
    ).start()
    turn_of(game, who)
    assert sum(game.card(id).controller == 0 for place in game.places for id in place.units) == 2
    assert held(game, 0) == 1


@pytest.mark.parametrize("who", PLAYERS)
def test_it_takes_the_free_battlefield_and_leaves_the_fortified_one_alone(who: tuple[str, int]) -> None:
    game = read("fortified")
    seat = game.turn_seat
    turn_of(game, who)
    assert game.sides[seat].points == 1
    assert "Wielder of Water" in [game.card(id).printed.name for place in game.places for id in place.units]


def test_an_imagined_defender_kills_as_much_as_it_can() -> None:
    """Four damage at Void Gate: a Vanguard Sergeant dies, not a Recruit with three damage left over for nobody."""
    game = Position(
        seats=[Seat(base=["Recruit", "Mega-Mech", "Vanguard Sergeant"]), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Vanguard Sergeant"]}),
            Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}),
        ],
    ).start()
    quick = Quick()
    for name in ("Recruit", "Mega-Mech", "Vanguard Sergeant"):
        decision = game.decisions()[0]
        option = next(o for o in decision.options if o.verb in (MOVE, PICK) and game.card(o.thing).printed.name == name)
        game.choose(decision, option)
        if name == "Recruit":
            decision = game.decisions()[0]
            game.choose(decision, decision.options[0])
    while game.decisions()[0].kind != Q_ASSIGN or game.decisions()[0].seat == 0:
        decision = game.decisions()[0]
        assert decision.kind != Q_MAIN
        game.choose(decision, duel_turn.answer(game, decision, 0, quick, []))
    decision = game.decisions()[0]
    option = duel_turn.answer(game, decision, 0, quick, [])
    assert game.card(option.thing).printed.name == "Vanguard Sergeant"


def test_damage_that_is_tried_out_goes_where_somebody_dies() -> None:
    """Four damage: none of it to the Mega-Mech with eight Might, which would live."""
    game = Position(
        seats=[Seat(base=["Vanguard Sergeant"]), Seat()],
        fields=[
            Field("Void Gate", controller=1, units={1: ["Mega-Mech", "Vanguard Sergeant", "Daring Poro"]}),
            Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}),
        ],
    ).start()
    decision = game.decisions()[0]
    game.choose(decision, next(o for o in decision.options if o.verb == MOVE))
    game.choose(game.decisions()[0], game.decisions()[0].options[0])
    while game.decisions()[0].kind != Q_ASSIGN:
        game.choose(game.decisions()[0], quiet(game.decisions()[0].options))
    (option,) = worth_trying(game, game.decisions()[0], 0)
    assert game.card(option.thing).printed.name == "Vanguard Sergeant"


@pytest.mark.parametrize("who", PLAYERS)
def test_it_uses_up_nothing_on_its_own_unit(who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(base=["Orb of Regret", Piece("Vanguard Sergeant", exhausted=True)], points=6), Seat()],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Daring Poro"]}, scored=[0]),
            Field("Startipped Peak", controller=0, units={0: ["Mega-Mech"]}, scored=[0]),
        ],
    ).start()
    assert [option for decision, option in turn_of(game, who) if decision.kind == Q_TARGET] == []


@pytest.mark.parametrize("who", PLAYERS)
def test_it_weakens_no_unit_of_its_own_while_there_is_an_enemy(who: tuple[str, int]) -> None:
    game = Position(
        seats=[Seat(base=["Vanguard Sergeant"], hand=["Stupefy"], runes="Mind 3"), Seat(base=["Daring Poro"])],
        fields=[Field("Void Gate"), Field("Startipped Peak")],
    ).start()
    deeds = turn_of(game, who)
    chosen = [option.thing for decision, option in deeds if decision.kind == Q_TARGET and option.verb == PICK]
    assert all(game.card(id).controller == 1 for id in chosen if game.find(id))


@pytest.mark.parametrize("who", HARD)
def test_it_readies_no_rune_of_the_opponent(who: tuple[str, int]) -> None:
    game = read("dark-child")
    seat = game.turn_seat
    deeds = turn_of(game, who)
    chosen = [option.thing for decision, option in deeds if decision.kind == Q_TARGET and option.verb == PICK]
    those = [game.card(id) for id in chosen if game.find(id)]
    assert all(card.controller == seat for card in those if not card.printed.types & UNIT)


@pytest.mark.parametrize("who", [("hard", dice) for dice in range(1, 7)])
def test_what_lets_units_enter_ready_is_played_before_them(who: tuple[str, int]) -> None:
    game = read("confront")
    played: list[str] = []
    turn_of(game, who, played)
    assert "Confront" not in played or played[0] == "Confront"


@pytest.mark.parametrize("who", HARD)
def test_far_behind_it_ends_no_turn_with_a_unit_that_it_could_play(who: tuple[str, int]) -> None:
    """Pouty Poro costs two, and it leaves four to seven runes unused."""
    game = read("behind")
    seat = game.turn_seat
    deeds = turn_of(game, who)
    last = [decision for decision, option in deeds if decision.kind == Q_MAIN][-1]
    plays = [o for o in last.options if o.verb == PLAY and o != deeds[-1][1] and game.find(o.thing)]
    left = [game.card(o.thing).printed for o in plays]
    in_hand = [game.card(id).printed.name for id in game.sides[seat].hand]
    assert not [face.name for face in left if face.types & UNIT and face.name in in_hand]


@pytest.mark.parametrize("who", (("hard", 1), ("expert", 1)))
def test_of_a_hand_without_units_it_sets_two_cards_aside(who: tuple[str, int]) -> None:
    """Two Long Swords, a Recurve Bow and Maddened Marauder, with Annie's list."""
    by_name = {deck.name: deck for deck in builtin_decks()}
    game = start([by_name["Lux with gear"], by_name["Annie with gear"]], 28470382327803, "duel", record=False)
    player, set_aside = PROGRAMS[who[0]](who[1]), 0
    while game.decisions()[0].kind == Q_MULLIGAN:
        decision = game.decisions()[0]
        option = ask(player, game, decision) if decision.seat == 1 else decision.options[-1]
        set_aside += decision.seat == 1 and option.verb == PUT_BACK
        game.choose(decision, option)
    assert set_aside == 2
