"""Our rulings on choices, kills and plays: A49 to A55 of the open questions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    anybody,
    bonus_damage,
    channel,
    choose,
    count,
    counter,
    deal,
    draw,
    each_player,
    every,
    gain_xp,
    happened,
    if_,
    is_dealt_damage,
    it,
    kill,
    may,
    move,
    opponent,
    pick,
    spell,
    spell_on_chain,
    stun,
    unit,
    when,
    you,
)
from farfield.games import Field, Position, Seat
from tests.scenarios.table import (
    asked,
    base,
    do,
    gear_card,
    hand,
    offered,
    offers,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
POST = unit_card("Post", might=2)


@pytest.mark.clause("A51", "CR 355.12")
def test_the_unit_that_may_be_moved_is_a_target() -> None:
    """Zenith Blade: chosen as it is played; whether it moves is said on resolution."""
    blade = spell_card(
        "Blade", stun(a(unit.enemy.at_battlefield, "foe")), may(move(a(unit.friendly, "friend"), it("foe")))
    )
    fields = [Field(EAST, controller=1, units={1: [POST]})]
    game = Position(seats=[Seat(hand=[blade], base=[unit_card("Hero")]), Seat()], fields=fields).start()
    do(game, "play Blade")
    assert (question(game), offered(game)) == ("may", ["no", "yes"])
    (item,) = game.arenas[0].chain
    assert [len(ids) for ids in item.bound if ids] == [1, 1]
    do(game, "no")
    settle(game)
    assert (base(game, 0), piece(game, "Post").stunned) == (["Hero"], True)
    alone = Position(seats=[Seat(hand=[blade]), Seat()], fields=fields).start()
    assert not offers(alone, "play Blade")


@pytest.mark.clause("A52", "CR 303.2", "CR 370.1.a.2")
def test_each_player_kills_one_after_another() -> None:
    """The first has died when the next one chooses, and what counts moments counts two."""
    purge = spell_card("Purge", each_player(kill(pick(unit.yours))))
    mine, theirs = [unit_card("Mine 1"), unit_card("Mine 2")], [unit_card("Theirs 1"), unit_card("Theirs 2")]
    game = Position(seats=[Seat(hand=[purge], base=mine), Seat(base=theirs)]).start()
    do(game, "play Purge")
    assert (seat_asked(game), trash(game, 0)) == (0, [])
    do(game, "pick Mine 1")
    assert (seat_asked(game), trash(game, 0)) == (1, ["Mine 1"])
    do(game, "pick Theirs 2")
    settle(game)
    assert (base(game, 0), base(game, 1)) == (["Mine 2"], ["Theirs 1"])


@pytest.mark.clause("A53", "CR 190.6")
def test_damage_of_a_battlefield_is_of_whoever_its_text_lets_choose() -> None:
    """Who plays the spell picks the unit, and has killed it; who controls the battlefield has not."""
    trap = plain_field("Trap", when(anybody.play(spell), deal(2, a(unit.here)), they=True))
    mine = unit_card("Reaper", when(you.kill(unit.enemy), gain_xp(1)), might=9)
    theirs = unit_card("Warden", when(you.kill(unit), gain_xp(10)), might=9)
    seats = [Seat(hand=[spell_card("Spark", channel(1))], base=[mine]), Seat(base=[theirs])]
    game = Position(seats=seats, fields=[Field(trap, controller=1, units={1: [POST]})]).start()
    do(game, "play Spark")
    settle(game)
    assert (trash(game, 1), xp(game)) == (["Post"], [1, 0])


@pytest.mark.clause("A53", "CR 190.6")
def test_damage_of_a_battlefield_is_otherwise_its_controllers() -> None:
    trap = plain_field("Trap", when(opponent.play(spell), deal(2, every(unit.enemy))))
    mine = unit_card("Reaper", when(you.kill(unit), gain_xp(1)), might=9)
    theirs = unit_card("Warden", when(you.kill(unit.enemy), gain_xp(10)), might=9)
    seats = [Seat(hand=[spell_card("Spark", channel(1))], base=[mine, POST]), Seat(base=[theirs])]
    game = Position(seats=seats, fields=[Field(trap, controller=1, units={1: [unit_card("Guard")]})]).start()
    do(game, "play Spark")
    settle(game)
    assert (trash(game, 0), xp(game)) == (["Post", "Spark"], [0, 10])


@pytest.mark.clause("A54", "CR 712")
def test_so_much_for_each_is_dealt_at_once() -> None:
    """Bonus Damage once, and one event of damage."""
    volley = spell_card("Volley", deal(count(unit.friendly, 2), a(unit.enemy)))
    ear = gear_card("Ear", when(is_dealt_damage(unit), gain_xp(1)))
    seat = Seat(hand=[volley], base=[POST, POST, gear_card("Lens", bonus_damage(1)), ear])
    game = Position(seats=[seat, Seat(base=[unit_card("Wall", might=9)])]).start()
    do(game, "play Volley")
    settle(game)
    assert (piece(game, "Wall").damage, xp(game)) == (5, [1, 0])


@pytest.mark.clause("A55", "CR 419.4.b")
def test_what_waits_on_the_chain_has_been_played() -> None:
    """Crumbling Sands: the first spell of an opponent does not count for itself, and counts for the second."""
    sands = spell_card(
        "Sands",
        Reaction,
        choose(a(spell_on_chain)),
        if_(happened(opponent.play(spell.other_than(""))), counter(it())),
    )
    slow, quick = spell_card("Slow", draw(1)), spell_card("Quick", Reaction, draw(1))
    seats = [Seat(hand=[slow, quick], deck=["Gust"] * 4), Seat(hand=[sands])]
    start = Position(seats=seats, every_window=True).start()
    game = start.copy()
    do(game, "play Slow", "pass", "play Sands", "pass", "pass")
    settle(game)
    assert hand(game, 0) == ["Gust", "Quick"]
    game = start.copy()
    do(game, "play Slow", "play Quick", "pass", "play Sands", "pick Quick")
    while asked(game).kind and question(game) == "priority":
        do(game, "pass")
    assert hand(game, 0) == ["Gust"]
