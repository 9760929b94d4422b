"""An imagined game: what a seat cannot know is dealt anew, and could all be so."""

from __future__ import annotations

from farfield.cards.language import (
    Action,
    Hidden,
    Reaction,
    a,
    discard,
    draw,
    each_player,
    gain_xp,
    kill,
    pick,
    stun,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.game import Game
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.scenarios.table import (
    asked,
    do,
    hand,
    name_of,
    offered,
    plain_field,
    question,
    seat_asked,
    spell_card,
    trash,
)

TRAP = spell_card("Trap", Hidden, draw(1))
SNARE = spell_card("Snare", Hidden, stun(a(unit)))
EAST = plain_field("East")


def face_down(game: Game) -> str:
    [id] = game.places[game.battlefields[0]].facedown
    return game.card(id).printed.name


def table() -> Game:
    return Position(
        seats=[
            Seat(hand=[SNARE, "Gust", "Flash"], deck=["Daring Poro"] * 6),
            Seat(hand=["Stupefy"], deck=["Confront"] * 4),
        ],
        fields=[Field(EAST, controller=0, units={0: ["Mech"]}, facedown={0: TRAP})],
    ).start()


def test_a_facedown_card_is_imagined_as_one_that_can_be_hidden():
    game = table()
    assert {face_down(game.imagine(1, seed)) for seed in range(40)} == {"Trap", "Snare"}


def test_whoever_hid_a_card_knows_it():
    game = table()
    assert {face_down(game.imagine(0, seed)) for seed in range(10)} == {"Trap"}
    assert {tuple(hand(game.imagine(0, seed), 0)) for seed in range(10)} == {("Flash", "Gust", "Snare")}


def test_nothing_is_added_or_lost():
    game = table()

    def cards(x: Game) -> list[str]:
        side = x.sides[0]
        return sorted([face_down(x), *(x.card(id).printed.name for id in side.hand + side.deck)])

    hands = {tuple(hand(game.imagine(1, seed), 0)) for seed in range(20)}
    assert len(hands) > 1
    assert all(cards(game.imagine(1, seed)) == cards(game) for seed in range(20))
    assert face_down(game) == "Trap"  # the game itself is as it was


def test_a_card_hidden_by_an_effect_need_not_have_hidden():
    odd = spell_card("Odd", gain_xp(1))
    game = Position(
        seats=[Seat(deck=["Gust"] * 3), Seat()],
        fields=[Field(EAST, controller=0, units={0: ["Mech"]}, facedown={0: odd})],
    ).start()
    assert {face_down(game.imagine(1, seed)) for seed in range(40)} == {"Odd", "Gust"}


# --- what another seat is asked depends on cards that the viewer does not know


def asked_in(game: Game) -> set[tuple[str, ...]]:
    """What the one who is asked could be offered, as seat 0 imagines it."""
    real = asked(game)
    out = set()
    for seed in range(30):
        imagined = game.imagine(0, seed)
        again = asked(imagined)
        assert (again.id, again.seat, again.kind, again.clause) == (real.id, real.seat, real.kind, real.clause)
        assert (again.least, again.most) == (real.least, real.most)
        out.add(tuple(offered(imagined)))
    return out


def test_who_has_priority_is_imagined_with_other_reactions():
    jolt = spell_card("Jolt", Reaction, gain_xp(1))
    dull = spell_card("Dull", gain_xp(1))
    game = Position(seats=[Seat(hand=[dull]), Seat(hand=[jolt], deck=[dull] * 3)]).start()
    do(game, "play Dull")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Jolt"])
    assert asked_in(game) == {("pass",), ("pass", "play Jolt")}


def test_who_has_focus_is_imagined_with_other_actions():
    leap = spell_card("Leap", Action, gain_xp(1))
    dull = spell_card("Dull", gain_xp(1))
    game = Position(
        seats=[Seat(base=["Mech"]), Seat(hand=[leap], deck=[dull] * 3)],
        fields=[Field(EAST, controller=1, units={1: ["Recruit"]})],
    ).start()
    do(game, "move Mech")
    assert (seat_asked(game), question(game), offered(game)) == (1, "focus", ["pass", "play Leap"])
    assert asked_in(game) == {("pass",), ("pass", "play Leap")}


def test_who_may_act_in_the_main_phase_is_imagined_with_other_cards():
    game = Position(seats=[Seat(), Seat(hand=[SNARE], deck=[TRAP] * 3)], active=1).start()
    real = offered(game)
    assert asked_in(game) == {tuple(real), ("end", "play Trap")}


def test_who_is_invited_is_imagined_with_other_cards():
    jolt = spell_card("Jolt", gain_xp(1))
    costly = spell_card("Costly", gain_xp(1), energy=9)
    game = Position(
        seats=[Seat(), Seat(), Seat(hand=[jolt], deck=[costly] * 2), Seat()], mode=TwoVsTwo(), active=0
    ).start()
    do(game, "invite seat 2")
    assert (seat_asked(game), offered(game)) == (2, ["no", "play Jolt"])
    assert asked_in(game) == {("no",), ("no", "play Jolt")}


def test_who_discards_is_imagined_with_other_cards_to_discard():
    purge = spell_card("Purge", each_player(discard(1)))
    game = Position(seats=[Seat(hand=[purge]), Seat(hand=["Gust", "Flash"], deck=["Confront"] * 2)]).start()
    do(game, "play Purge")
    assert (seat_asked(game), offered(game)) == (1, ["pick Flash", "pick Gust"])
    seen = asked_in(game)
    assert ("pick Flash", "pick Gust") in seen
    assert ("pick Confront", "pick Gust") in seen
    assert ("pick Confront", "pick Confront") in seen
    again = game.imagine(0, 3)
    lost = asked(again).options[0]
    again.choose(asked(again), lost)
    assert trash(again, 1) == [name_of(again, again.sides[1].trash[0])]
    assert (len(hand(again, 1)), seat_asked(again), question(again)) == (1, 0, "main")
    assert (seat_asked(game), len(hand(game, 1))) == (1, 2)


def test_what_is_chosen_in_the_open_stays_as_it_is():
    drill = spell_card("Drill", each_player(kill(pick(unit.friendly))))
    game = Position(seats=[Seat(hand=[drill]), Seat(base=["Mech", "Recruit"], hand=["Gust"])]).start()
    do(game, "play Drill")
    assert asked_in(game) == {("pick Mech", "pick Recruit")}


def test_what_is_about_to_be_hidden_is_imagined_as_one_that_can_be():
    west = plain_field("West")
    game = Position(
        seats=[Seat(), Seat(hand=[SNARE, "Gust"], deck=["Flash", TRAP], runes="Fury 1")],
        fields=[
            Field(EAST, controller=1, units={1: ["Mech"]}),
            Field(west, controller=1, units={1: ["Recruit"]}),
        ],
        active=1,
    ).start()
    do(game, "hide Snare")
    assert offered(game) == ["at East", "at West"]
    hidden = set()
    for seed in range(30):
        imagined = game.imagine(0, seed)
        do(imagined, "at West")
        [id] = imagined.places[imagined.battlefields[1]].facedown
        hidden.add(name_of(imagined, id))
    assert hidden == {"Snare", "Trap"}
