"""Unleashed: units of Calm."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    ACTION,
    Action,
    Hidden,
    I,
    a,
    also_effects,
    deal,
    every,
    exhaust_me,
    gain_xp,
    kill,
    stun,
    unit,
    use,
    when,
    your_beginning,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from tests.cards.ledger import shows
from tests.cards.unleashed.shared import EAST, JAB, WALL, WEST, ambushes, deflects, held, hunts
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    spell_card,
    unit_card,
    xp,
)

NORTH = plain_field("North")
CARDS = [unit_card(x) for x in "ABCDEF"]

HUNTERS = {"Herald of Spring": 1, "Wuju Apprentice": 1, "Mosstomper": 2}


@shows(*HUNTERS)
@pytest.mark.parametrize("name", HUNTERS)
def test_a_unit_with_hunt_gains_xp_when_it_conquers_or_holds(name: str):
    hunts(name, HUNTERS[name])


@shows("Frisky Hunter")
def test_frisky_hunter_brings_a_bird_to_where_it_is_played():
    game = Position(
        seats=[Seat(hand=["Frisky Hunter"], energy=4), Seat()], fields=[Field(EAST, 0, {0: ["Recruit"]})]
    ).start()
    do(game, "play Frisky Hunter", "at East")
    settle(game)
    assert at_field(game) == ["Bird", "Frisky Hunter", "Recruit"]
    assert (might(game, "Bird"), keyword(game, "Bird", "Deflect"), piece(game, "Bird").exhausted) == (1, 1, True)


@shows("Herald of Spring")
def test_herald_of_spring_gains_two_xp_as_it_is_played():
    game = Position(seats=[Seat(hand=["Herald of Spring"], energy=4, power="Calm 1"), Seat()]).start()
    do(game, "play Herald of Spring")
    settle(game)
    assert xp(game) == [2, 0]


@shows("Monch")
@pytest.mark.parametrize(
    ("mine", "theirs", "price", "ready"), [(False, True, 4, True), (False, False, 6, False), (True, False, 6, False)]
)
def test_monch_costs_two_less_and_enters_ready_if_an_opponent_has_a_stunned_unit(
    mine: bool, theirs: bool, price: int, ready: bool
):
    for energy in (price - 1, price):
        game = Position(
            seats=[
                Seat(hand=["Monch"], base=[Piece("Recruit", stunned=mine)], energy=energy),
                Seat(base=[Piece("Sprite", stunned=theirs)]),
            ]
        ).start()
        assert ("play Monch" in offered(game)) is (energy == price)
    do(game, "play Monch")
    assert (piece(game, "Monch").exhausted, game.sides[0].energy) == (not ready, 0)


@shows("Mutated Mouser")
def test_mutated_mouser_defends_with_two_more_and_takes_the_damage_first():
    there: dict[int, list[PieceLike]] = {1: [unit_card("Other", might=1), "Mutated Mouser"]}
    game = Position(seats=[Seat(base=[WALL]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Wall")
    settle(game)
    assert sum(damage_to(game, "Wall")) == 1 + 1 + 2
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (damage_to(game, "Mutated Mouser"), damage_to(game, "Other")) == ([1], [])


@shows("Shadow Watcher")
@pytest.mark.parametrize(
    ("mine", "theirs", "later", "ready"),
    [("Sprite", "", False, True), ("", "", False, False), ("", "Recruit", False, False), ("", "", True, False)],
)
def test_shadow_watcher_enters_ready_if_a_friend_died_in_your_beginning_phase(
    mine: str, theirs: str, later: bool, ready: bool
):
    """A Sprite does, being Temporary. An enemy's death, or one in the Main Phase, is another matter."""
    doom = spell_card("Doom", kill(a(unit.yours)))
    curse = gear_card("Curse", when(your_beginning, kill(every(unit.enemy.tagged("Recruit")))))
    game = Position(
        seats=[
            Seat(base=[theirs] if theirs else []),
            Seat(
                hand=["Shadow Watcher", doom],
                base=[mine or unit_card("Friend"), *([curse] if theirs else [])],
                runes="Calm 5",
            ),
        ]
    ).start()
    do(game, "end")
    settle(game)
    if later:
        do(game, "play Doom")
    do(game, "play Shadow Watcher")
    assert piece(game, "Shadow Watcher").exhausted is not ready


@shows("Wuju Apprentice")
@pytest.mark.parametrize(("gained", "drawn"), [(5, 0), (6, 1)])
def test_wuju_apprentice_draws_as_it_is_played_with_six_xp(gained: int, drawn: int):
    game = Position(seats=[Seat(hand=["Wuju Apprentice"], deck=CARDS, energy=2, xp=gained), Seat(xp=9)]).start()
    do(game, "play Wuju Apprentice")
    settle(game)
    assert len(hand(game, 0)) == drawn


@shows("Allay, Eager Admirer")
def test_allay_gives_your_other_units_there_deflect():
    deflects("Allay, Eager Admirer")
    game = Position(
        seats=[Seat(base=[unit_card("Home")]), Seat()],
        fields=[Field(EAST, 0, {0: ["Allay, Eager Admirer", "Recruit"]}), Field(WEST, 0, {0: [unit_card("Away")]})],
    ).start()
    names = ("Recruit", "Allay, Eager Admirer", "Home", "Away")
    assert [keyword(game, x, "Deflect") for x in names] == [1, 1, 0, 0]


@shows("Allay, Eager Admirer")
def test_allay_gives_nothing_in_the_base_nor_to_enemies():
    game = Position(
        seats=[Seat(base=["Allay, Eager Admirer", "Recruit", unit_card("Fighter", might=9)]), Seat()],
        fields=[Field(EAST, 1, {1: [WALL]})],
        every_window=True,
    ).start()
    assert [keyword(game, x, "Deflect") for x in ("Recruit", "Fighter")] == [0, 0]
    do(game, "move Allay, Eager Admirer", "pick Fighter", "done")
    assert [keyword(game, x, "Deflect") for x in ("Fighter", "Wall")] == [1, 0]


@shows("Enthusiastic Promoter")
def test_enthusiastic_promoter_takes_the_damage_last():
    there: dict[int, list[PieceLike]] = {1: ["Enthusiastic Promoter", unit_card("Other", might=1)]}
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (damage_to(game, "Other"), damage_to(game, "Enthusiastic Promoter")) == ([1], [])


@shows("Enthusiastic Promoter")
def test_enthusiastic_promoter_buffs_all_units_there_when_it_holds():
    game = Position(
        seats=[Seat(), Seat(base=["Recruit"])],
        fields=[Field(EAST, 1, {1: ["Enthusiastic Promoter", unit_card("Friend")]}), Field(WEST, 1, {1: [WALL]})],
    ).start()
    do(game, "end")
    settle(game)
    assert [might(game, x) for x in ("Enthusiastic Promoter", "Friend", "Recruit", "Wall")] == [3, 3, 1, 12]


@shows("Enthusiastic Promoter")
def test_enthusiastic_promoter_buffs_nobody_for_a_conquest():
    game = Position(seats=[Seat(base=["Enthusiastic Promoter"]), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Enthusiastic Promoter")
    settle(game)
    assert (points(game), might(game, "Enthusiastic Promoter")) == ([1, 0], 2)


@shows("Mosstomper")
@pytest.mark.parametrize(("gained", "more"), [(2, 0), (3, 1)])
def test_mosstomper_is_stronger_and_deflects_with_three_xp(gained: int, more: int):
    game = Position(seats=[Seat(base=["Mosstomper"], xp=gained), Seat(xp=9)]).start()
    assert (might(game, "Mosstomper"), keyword(game, "Mosstomper", "Deflect")) == (3 + more, more)


@shows("Trevor Snoozebottom")
def test_trevor_snoozebottom_holds_with_a_ready_sprite():
    game = held("Trevor Snoozebottom").start()
    do(game, "end")
    settle(game)
    assert at_field(game) == ["Sprite", "Trevor Snoozebottom"]
    assert (piece(game, "Sprite").exhausted, keyword(game, "Sprite", "Temporary")) == (False, 1)


@shows("Trevor Snoozebottom")
def test_trevor_snoozebottom_defends_with_one_more_and_brings_nobody_for_a_conquest():
    game = Position(
        seats=[Seat(base=[WALL]), Seat()], fields=[Field(EAST, 1, {1: ["Trevor Snoozebottom"]}), Field(WEST)]
    ).start()
    do(game, "move Wall", "at East")
    settle(game)
    assert damage_to(game, "Wall") == [4]
    game = Position(seats=[Seat(base=["Trevor Snoozebottom"]), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Trevor Snoozebottom")
    settle(game)
    assert at_field(game) == ["Trevor Snoozebottom"]


def holding() -> Position:
    return Position(
        seats=[
            Seat(base=[Piece(unit_card("Home"), attached=[gear_card("Band")])]),
            Seat(base=["Recruit"], rune_deck="Calm 9"),
        ],
        fields=[Field(EAST, 1, {1: ["Iascylla"]}), Field(WEST, 0, {0: [WALL]})],
    )


@shows("Iascylla")
@pytest.mark.parametrize(("answers", "there"), [(["yes"], True), (["no"], False)])
def test_iascylla_may_draw_an_enemy_to_the_battlefield_it_held(answers: list[str], there: bool):
    """When the Main Phase begins: the runes of the turn are there by then."""
    game = holding().start()
    do(game, "end")
    assert (question(game), len(game.sides[1].runes)) == ("may", 2)
    do(game, *answers)
    if there:
        assert offered(game) == ["pick Home", "pick Wall"]
        do(game, "pick Home")
    settle(game)
    assert (damage_to(game, "Home") != []) is there
    assert question(game) == "main"


@shows("Iascylla")
def test_iascylla_does_so_once_and_not_for_a_conquest():
    game = holding().start()
    do(game, "end", "no")
    settle(game)
    do(game, "end", "end")
    assert question(game) == "may"  # for the next hold
    game = Position(seats=[Seat(base=["Iascylla"]), Seat(base=["Recruit"])], fields=[Field(EAST)]).start()
    do(game, "move Iascylla")
    settle(game)
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("main", 1)


@shows("Iascylla")
def test_iascylla_waits_for_the_main_phase_of_the_next_turn_if_that_is_the_next():
    """With a banner that makes its hold effects conquer effects too, it conquers in a Main Phase."""
    banner = equipment("Banner", effect=(also_effects(I.hold, I.conquer),))
    game = Position(
        seats=[Seat(base=[Piece("Iascylla", attached=[banner])]), Seat(base=[unit_card("Home")])], fields=[Field(EAST)]
    ).start()
    do(game, "move Iascylla")
    settle(game)
    do(game, "end")
    assert (question(game), seat_asked(game)) == ("main", 1)
    do(game, "end", "no")
    assert (question(game), seat_asked(game)) == ("may", 0)  # for the conquest, and for the hold


@shows("Scuttle Crab")
def test_scuttle_crab_draws_and_dies_for_a_look_at_what_an_opponent_hides():
    game = Position(seats=[Seat(hand=["Scuttle Crab"], deck=CARDS, energy=2), Seat()]).start()
    do(game, "play Scuttle Crab")
    settle(game)
    assert hand(game, 0) == ["A"]


def crabbed(seats: int = 2) -> Position:
    doom = spell_card("Doom", kill(a(unit.yours)))
    secret = spell_card("Secret", Hidden, gain_xp(1))
    late = spell_card("Late", Hidden, gain_xp(1))
    rest = [Seat(hand=[unit_card(f"Held {i}")], deck=[late], runes="Calm 1") for i in range(1, seats)]
    return Position(
        seats=[Seat(hand=[doom], base=["Scuttle Crab"]), *rest],
        fields=[
            Field(EAST, 1, {1: [WALL]}, facedown={1: [secret]}),
            Field(WEST, 0, {0: ["Recruit"]}),
            Field(NORTH, 1, {1: [unit_card("Guard")]}),
        ],
        mode=Skirmish() if seats > 2 else None,
    )


def knows(game: Game, name: str) -> bool:
    """Does seat 0 know which card this is?"""
    return name in str(game.view(0).plain())


@shows("Scuttle Crab")
def test_scuttle_crab_shows_hand_and_facedown_cards_of_an_opponent_and_gains_an_xp():
    game = crabbed().start()
    assert not knows(game, "Secret")
    do(game, "play Doom", "pick Scuttle Crab")
    settle(game)
    assert (xp(game), knows(game, "Secret")) == ([1, 0], True)
    assert "Held 1" in [x for e in game.events() if e.kind == "reveals" for x in e.names]
    do(game, "end", "hide Late")
    assert not knows(game, "Late")  # another turn


@shows("Scuttle Crab")
def test_scuttle_crab_chooses_one_of_several_opponents():
    game = crabbed(3).start()
    do(game, "play Doom", "pick Scuttle Crab")
    settle(game)
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    settle(game)
    assert (xp(game), knows(game, "Secret")) == ([1, 0, 0], False)
    assert [x for e in game.events() if e.kind == "reveals" for x in e.names] == ["Held 2"]


POKE = gear_card("Poke", use(exhaust_me(), deal(1, a(unit.enemy)), speed=ACTION))


@shows("Alpha Wildclaw")
def test_alpha_wildclaw_keeps_weaker_units_there_from_being_chosen_by_enemies():
    game = Position(
        seats=[Seat(hand=[JAB], base=[POKE]), Seat(base=["Recruit"])],
        fields=[
            Field(EAST, 1, {1: ["Alpha Wildclaw", unit_card("Less", might=6), unit_card("Equal", might=7)]}),
            Field(WEST, 1, {1: [unit_card("Away", might=1)]}),
        ],
    ).start()
    for what in ("play Jab", "use Poke"):
        twin = game.copy()
        do(twin, what)
        assert offered(twin) == ["pick Alpha Wildclaw", "pick Away", "pick Equal", "pick Recruit"]


@shows("Alpha Wildclaw")
def test_alpha_wildclaw_takes_the_damage_first_and_lets_you_choose_your_own():
    there: dict[int, list[PieceLike]] = {1: [unit_card("Less", might=6), "Alpha Wildclaw"]}
    game = Position(seats=[Seat(base=["Recruit"]), Seat()], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (damage_to(game, "Alpha Wildclaw"), damage_to(game, "Less")) == ([1], [])
    cheer = spell_card("Cheer", Action, stun(a(unit)))
    game = Position(seats=[Seat(hand=[cheer]), Seat()], fields=[Field(EAST, 0, {0: there[1]})]).start()
    do(game, "play Cheer")
    assert offered(game) == ["pick Alpha Wildclaw", "pick Less"]
    game = Position(seats=[Seat(base=["Recruit"]), Seat(hand=[cheer])], fields=[Field(EAST, 1, there)]).start()
    do(game, "move Recruit", "play Cheer")
    assert offered(game) == ["pick Alpha Wildclaw", "pick Less", "pick Recruit"]  # it does not guard an enemy there


@shows("Vilemaw")
def test_vilemaw_keeps_weaker_enemies_there_from_dealing_combat_damage():
    ambushes("Vilemaw", 8, "Calm 2")
    foes = [unit_card("Less", might=7), unit_card("Equal", might=8)]
    game = Position(seats=[Seat(base=foes), Seat()], fields=[Field(EAST, 1, {1: ["Vilemaw"]})]).start()
    do(game, "move Less", "pick Equal")
    settle(game)
    do(game, "pick Less")
    assert damage_to(game, "Vilemaw") == [8]


@shows("Vilemaw")
def test_vilemaw_does_not_hinder_its_friends_nor_enemies_elsewhere():
    game = Position(
        seats=[Seat(base=[WALL]), Seat()], fields=[Field(EAST, 1, {1: ["Vilemaw", "Recruit"]}), Field(WEST)]
    ).start()
    do(game, "move Wall", "at East")
    settle(game)
    do(game, "pick Vilemaw")
    assert sum(damage_to(game, "Wall")) == 9
    game = Position(
        seats=[Seat(base=[unit_card("Foe", might=3)]), Seat(base=["Vilemaw"])], fields=[Field(EAST, 1, {1: [WALL]})]
    ).start()
    do(game, "move Foe")
    settle(game)
    assert damage_to(game, "Wall") == [3]


@shows("Vilemaw")
def test_vilemaw_draws_when_it_holds():
    game = held("Vilemaw", "Recruit", seats=[Seat(), Seat(deck=CARDS)]).start()
    do(game, "end")
    settle(game)
    assert hand(game, 1) == ["A", "B"]  # one of them is that of the turn
    game = Position(seats=[Seat(base=["Vilemaw"], deck=CARDS), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Vilemaw")
    settle(game)
    assert hand(game, 0) == []
