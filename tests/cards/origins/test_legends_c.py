"""Legends of Origins and their signature cards, from Herald of the Arcane on."""

from __future__ import annotations

from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    controller,
    damage_to,
    do,
    keyword,
    might,
    offered,
    piece,
    points,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    trash,
)


@shows("Herald of the Arcane")
def test_herald_of_the_arcane_plays_a_recruit_where_you_like_for_one():
    game = Position(
        seats=[Seat(legend="Herald of the Arcane", runes="Mind 2"), Seat()],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]}), Field(controller=1, units={1: ["Sai Scout"]})],
    ).start()
    do(game, "use Herald of the Arcane")
    settle(game)
    assert offered(game) == ["at Void Gate", "at base 0"]
    do(game, "at Void Gate")
    assert (at_field(game), runes(game, 0)) == (["Daring Poro", "Recruit"], (1, 1))
    assert piece(game, "Recruit").exhausted and piece(game, "Herald of the Arcane").exhausted


@shows("Herald of the Arcane")
def test_herald_of_the_arcane_needs_an_energy():
    game = Position(seats=[Seat(legend="Herald of the Arcane"), Seat()]).start()
    assert offered(game) == ["end"]


@shows("Siphon Power")
def test_siphon_power_strengthens_friends_and_weakens_enemies_at_a_battlefield():
    game = Position(
        seats=[
            Seat(base=["Mega-Mech", "Sprite", "Sai Scout"]),
            Seat(hand=["Siphon Power"], runes="Mind 2", base=["Daring Poro"]),
        ],
        fields=[
            Field("Void Gate", 1, {1: ["Recruit", "Mystic Poro"]}),
            Field(controller=1, units={1: ["Petty Officer"]}),
        ],
        every_window=True,
    ).start()
    do(game, "move Mega-Mech", "at Void Gate", "pick Sprite", "done", "pass", "play Siphon Power")
    assert offered(game) == ["pick Startipped Peak", "pick Void Gate"]
    do(game, "pick Void Gate")
    settle_chain(game)
    assert [might(game, name) for name in ("Recruit", "Mystic Poro")] == [2, 3]
    assert [might(game, name) for name in ("Mega-Mech", "Sprite")] == [7, 2]
    assert [might(game, name) for name in ("Petty Officer", "Daring Poro", "Sai Scout")] == [5, 2, 5]


@shows("Siphon Power")
def test_siphon_power_leaves_an_enemy_one_might_and_is_a_reaction_for_this_turn():
    game = Position(
        seats=[
            Seat(hand=["Incinerate"], runes="Fury 2"),
            Seat(hand=["Siphon Power"], runes="Order 2"),
        ],
        fields=[
            Field("Void Gate", 0, {0: ["Recruit", "Daring Poro"]}),
            Field(controller=1, units={1: ["Petty Officer"]}),
        ],
    ).start()
    do(game, "play Incinerate", "pick Petty Officer")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Siphon Power"])
    do(game, "play Siphon Power", "pick Void Gate")
    settle(game)
    assert (might(game, "Recruit"), might(game, "Daring Poro")) == (1, 1)
    do(game, "end")
    assert (might(game, "Recruit"), might(game, "Daring Poro")) == (1, 2)


@shows("Siphon Power")
def test_siphon_power_lasts_for_the_turn_outside_a_combat_too():
    game = Position(
        seats=[Seat(hand=["Siphon Power"], runes="Mind 2"), Seat()], fields=[Field("Void Gate", 0, {0: ["Recruit"]})]
    ).start()
    do(game, "play Siphon Power")
    settle(game)
    assert might(game, "Recruit") == 2
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Bounty Hunter")
def test_bounty_hunter_gives_any_unit_ganking_this_turn():
    game = Position(
        seats=[Seat(legend="Bounty Hunter", base=["Recruit", "Arena Bar"]), Seat(base=["Sai Scout"])],
        fields=[Field("Void Gate", 0, {0: ["Daring Poro"]}), Field("Trifarian War Camp")],
    ).start()
    do(game, "use Bounty Hunter")
    assert offered(game) == ["pick Daring Poro", "pick Recruit", "pick Sai Scout"]
    do(game, "pick Daring Poro")
    settle(game)
    assert piece(game, "Bounty Hunter").exhausted
    do(game, "move Daring Poro")
    assert offered(game) == ["at Trifarian War Camp", "at base 0"]
    do(game, "at base 0")
    do(game, "end")
    assert keyword(game, "Daring Poro", "Ganking") == 0


BULLETS = Position(
    seats=[Seat(hand=["Bullet Time"], runes="Body 2, Fury 2", base=["Recruit"]), Seat(base=["Sai Scout"])],
    fields=[
        Field("Startipped Peak", 1, {1: ["Mega-Mech", "Petty Officer"]}),
        Field("Trifarian War Camp", 0, {0: ["Daring Poro"]}),
    ],
)


@shows("Bullet Time")
def test_bullet_time_deals_as_much_to_all_enemies_at_a_battlefield_as_power_is_paid():
    game = BULLETS.start()
    do(game, "play Bullet Time")
    assert offered(game) == ["pick Startipped Peak", "pick Trifarian War Camp"]
    do(game, "pick Startipped Peak")
    settle(game)
    assert (question(game), offered(game)) == ("amount", [f"number {n}" for n in range(5)])
    do(game, "number 3")
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Petty Officer"), damage_to(game, "Sai Scout")) == (
        [3],
        [3],
        [],
    )
    assert sum(runes(game, 0)) == 1


@shows("Bullet Time")
def test_bullet_time_may_be_paid_nothing_and_spares_friends():
    game = BULLETS.start()
    do(game, "play Bullet Time", "pick Startipped Peak")
    settle(game)
    do(game, "number 0")
    assert (damage_to(game, "Mega-Mech"), sum(runes(game, 0)), trash(game, 0)) == ([], 4, ["Bullet Time"])
    friends = BULLETS.start()
    do(friends, "play Bullet Time", "pick Trifarian War Camp")
    settle(friends)
    do(friends, "number 2")
    assert damage_to(friends, "Daring Poro") == []


@shows("Bullet Time")
def test_bullet_time_is_an_action():
    game = Position(
        seats=[Seat(base=["Daring Poro"]), Seat(hand=["Bullet Time"], runes="Chaos 2")],
        fields=[Field()],
    ).start()
    do(game, "move Daring Poro", "play Bullet Time")
    settle(game)
    do(game, "number 2")
    assert trash(game, 0) == ["Daring Poro"]


def boss(**seat: object) -> Position:
    return Position(
        seats=[
            Seat(legend="The Boss", runes="Body 1", **seat),  # type: ignore[arg-type]
            Seat(hand=["Hidden Blade"], runes="Order 2"),
        ],
        fields=[Field("Void Gate", 0, {0: [Piece("Daring Poro", buffed=True, damage=1), "Mystic Poro"]})],
        active=1,
    )


@shows("The Boss")
def test_the_boss_saves_a_buffed_unit_for_a_power_his_exhaustion_and_its_buff():
    game = boss().start()
    do(game, "play Hidden Blade", "pick Daring Poro")
    settle(game)
    assert (seat_asked(game), question(game), offered(game)) == (0, "replace", ["no", "yes"])
    do(game, "yes")
    poro = piece(game, "Daring Poro")
    assert (base(game, 0), poro.buffs, poro.damage, poro.exhausted) == (["Daring Poro"], 0, 0, True)
    assert (sum(runes(game, 0)), piece(game, "The Boss").exhausted) == (0, True)


@shows("The Boss")
def test_the_boss_may_let_it_die_and_cannot_save_one_without_a_buff():
    game = boss().start()
    do(game, "play Hidden Blade", "pick Daring Poro")
    settle(game)
    do(game, "no")
    assert (trash(game, 0), sum(runes(game, 0))) == (["Daring Poro"], 1)
    plain = boss().start()
    do(plain, "play Hidden Blade", "pick Mystic Poro")
    settle(plain)
    assert (question(plain), trash(plain, 0)) == ("main", ["Mystic Poro"])


@shows("The Boss")
def test_the_boss_saves_no_enemy_and_nobody_while_he_is_exhausted_or_unpaid():
    tired = Seat(legend=Piece("The Boss", exhausted=True), runes="Body 1")
    poor = Seat(legend="The Boss")
    for seat in (tired, poor):
        game = Position(
            seats=[seat, Seat(hand=["Hidden Blade"], runes="Order 2")],
            fields=[Field("Void Gate", 0, {0: [Piece("Daring Poro", buffed=True)]})],
            active=1,
        ).start()
        do(game, "play Hidden Blade")
        settle(game)
        assert (question(game), trash(game, 0)) == ("main", ["Daring Poro"])
    enemy = Position(
        seats=[
            Seat(legend="The Boss", runes="Body 1"),
            Seat(hand=["Hidden Blade"], runes="Order 2", base=["Recruit"]),
        ],
        fields=[Field("Void Gate", 1, {1: [Piece("Daring Poro", buffed=True)]})],
        active=1,
    ).start()
    do(enemy, "play Hidden Blade")
    settle(enemy)
    assert (question(enemy), trash(enemy, 1)) == ("main", ["Daring Poro", "Hidden Blade"])


@shows("The Boss")
def test_the_boss_saves_one_of_two_that_would_die_together():
    game = Position(
        seats=[Seat(legend="The Boss", runes="Body 2"), Seat(hand=["Firestorm"], runes="Fury 7")],
        fields=[
            Field("Startipped Peak", 0, {0: [Piece("Daring Poro", buffed=True), Piece("Mystic Poro", buffed=True)]})
        ],
        active=1,
    ).start()
    do(game, "play Firestorm")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Daring Poro", "pick Mystic Poro"])
    do(game, "pick Mystic Poro")
    assert (base(game, 0), trash(game, 0), sum(runes(game, 0))) == (["Mystic Poro"], ["Daring Poro"], 1)


@shows("The Boss")
def test_the_boss_is_readied_when_you_conquer():
    game = Position(
        seats=[
            Seat(legend=Piece("The Boss", exhausted=True), base=["Recruit"]),
            Seat(legend=Piece("The Boss", exhausted=True)),
        ],
        fields=[Field("Void Gate")],
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert points(game) == [1, 0]
    mine, theirs = (game.card(game.sides[seat].legends[0]) for seat in (0, 1))
    assert (mine.exhausted, theirs.exhausted) == (False, True)


@shows("Showstopper")
def test_showstopper_buffs_a_unit_in_your_base_and_moves_it_to_a_battlefield():
    game = Position(
        seats=[
            Seat(
                hand=["Showstopper"],
                runes="Body 1",
                base=[Piece("Recruit", exhausted=True), "Daring Poro", "Arena Bar"],
            ),
            Seat(base=["Sai Scout"]),
        ],
        fields=[Field("Void Gate", 0, {0: ["Mystic Poro"]}), Field()],
    ).start()
    do(game, "play Showstopper")
    assert offered(game) == ["pick Daring Poro", "pick Recruit"]
    do(game, "pick Recruit")
    assert (question(game), offered(game)) == ("destination", ["pick Startipped Peak", "pick Void Gate"])
    do(game, "pick Startipped Peak")
    settle(game)
    assert (at_field(game, 1), might(game, "Recruit"), piece(game, "Recruit").exhausted) == (["Recruit"], 2, True)
    assert controller(game, 1) == 0


@shows("Showstopper")
def test_showstopper_moves_a_unit_that_has_its_buff_already():
    game = Position(
        seats=[Seat(hand=["Showstopper"], runes="Order 1", base=[Piece("Recruit", buffed=True)]), Seat()],
        fields=[Field("Void Gate")],
    ).start()
    do(game, "play Showstopper")
    settle(game)
    assert (at_field(game), might(game, "Recruit")) == (["Recruit"], 2)
