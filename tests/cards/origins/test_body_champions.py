"""Origins: champions of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import a, battlefield, buff, move, recall, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

CHEER = spell_card("Cheer", buff(a(unit.friendly)))


@shows("Anivia, Primal")
def test_anivia_deals_three_to_all_enemy_units_here_when_she_attacks():
    game = Position(
        seats=[Seat(base=["Anivia, Primal", "Recruit"]), Seat(base=["Petty Officer"])],
        fields=[
            Field(plain_field("Here"), 1, {1: ["Mega-Mech", "Sprite"]}),
            Field(plain_field("There"), 1, {1: ["Mountain Drake"]}),
        ],
        every_window=True,
    ).start()
    do(game, "move Anivia, Primal", "at Here", "pick Recruit")
    settle_chain(game)
    found = [x for x in ("Mega-Mech", "Sprite", "Petty Officer", "Mountain Drake", "Recruit") if damage_to(game, x)]
    assert found == ["Mega-Mech", "Sprite"]
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Sprite")) == ([3], [3])


@shows("Anivia, Primal")
def test_anivia_does_nothing_when_she_defends():
    game = Position(
        seats=[Seat(base=["Mountain Drake"]), Seat()], fields=[Field(plain_field(), 1, {1: ["Anivia, Primal"]})]
    ).start()
    do(game, "move Mountain Drake")
    assert damage_to(game, "Mountain Drake") == [8]  # combat alone


@shows("Lee Sin, Centered")
def test_lee_sin_gives_two_might_to_other_buffed_friendly_units_at_his_battlefield():
    game = Position(
        seats=[Seat(base=[Piece("Mega-Mech", buffed=1)]), Seat(base=["Mountain Drake"])],
        fields=[
            Field(plain_field(), 0, {0: [Piece("Lee Sin, Centered", buffed=1), Piece("Recruit", buffed=1), "Sprite"]}),
            Field(plain_field("There"), 1, {1: [Piece("Petty Officer", buffed=1)]}),
        ],
    ).start()
    found = [might(game, x) for x in ("Recruit", "Sprite", "Lee Sin, Centered", "Mega-Mech", "Petty Officer")]
    assert found == [1 + 1 + 2, 3, 6 + 1, 8 + 1, 5 + 1]


@shows("Lee Sin, Centered")
def test_lee_sin_gives_nothing_in_a_base_and_nothing_to_enemies_here():
    home = Position(seats=[Seat(base=["Lee Sin, Centered", Piece("Recruit", buffed=1)]), Seat()]).start()
    assert might(home, "Recruit") == 2
    game = Position(
        seats=[Seat(base=["Lee Sin, Centered"]), Seat()],
        fields=[Field(plain_field(), 1, {1: [Piece("Mega-Mech", buffed=1)]})],
        every_window=True,
    ).start()
    do(game, "move Lee Sin, Centered")
    assert might(game, "Mega-Mech") == 9


@shows("Qiyana, Victorious")
@pytest.mark.parametrize(("mode", "drawn", "channelled"), [("mode 0", ["Gust"], (0, 0)), ("mode 1", [], (0, 1))])
def test_qiyana_draws_or_channels_when_she_conquers(mode: str, drawn: list[str], channelled: tuple[int, int]):
    game = Position(
        seats=[Seat(base=["Qiyana, Victorious"], deck=["Gust", "Flash"], rune_deck="Body 2"), Seat()],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Qiyana, Victorious")
    settle(game)
    assert offered(game) == ["mode 0", "mode 1"]
    do(game, mode)
    assert (points(game), hand(game, 0), runes(game, 0)) == ([1, 0], drawn, channelled)


@shows("Qiyana, Victorious")
def test_qiyana_gives_nothing_when_she_holds():
    game = Position(
        seats=[Seat(), Seat(deck=["Gust", "Flash"])], fields=[Field(plain_field(), 1, {1: ["Qiyana, Victorious"]})]
    ).start()
    do(game, "end")
    assert (question(game), points(game), hand(game, 1)) == ("main", [0, 1], ["Gust"])


@shows("Qiyana, Victorious")
@pytest.mark.parametrize(("power", "choices"), [("", ["pick Recruit", "pick Sprite"]), ("Calm 1", None)])
def test_qiyana_costs_an_opponent_one_power_to_choose(power: str, choices: list[str] | None):
    hit = spell_card("Hit", recall(a(unit)))
    game = Position(
        seats=[Seat(hand=[hit], base=["Recruit", "Sprite"], power=power), Seat(base=["Qiyana, Victorious"])]
    ).start()
    do(game, "play Hit")
    assert offered(game) == (choices or ["pick Qiyana, Victorious", "pick Recruit", "pick Sprite"])
    do(game, offered(game)[0])
    settle(game)
    assert game.sides[0].power == []


def udyr(*, buffed: int = 1, hold: int = 0) -> Position:
    return Position(
        seats=[
            Seat(base=[Piece("Udyr, Wildman", exhausted=True, buffed=buffed)], hand=[CHEER] * hold),
            Seat(base=["Recruit"]),
        ],
        fields=[Field(plain_field(), 1, {1: ["Mega-Mech"]}), Field(plain_field("Ours"), 0, {0: ["Sprite"]})],
    )


@shows("Udyr, Wildman")
def test_udyr_spends_his_buff_for_one_of_four():
    seen = []
    for steps in (["mode 0", "pick Mega-Mech"], ["mode 1", "pick Mega-Mech"], ["mode 2"], ["mode 3"]):
        game = udyr().start()
        do(game, "use Udyr, Wildman")
        assert offered(game) == ["mode 0", "mode 1", "mode 2", "mode 3"]
        do(game, steps[0])
        if len(steps) > 1:
            assert offered(game) == ["pick Mega-Mech", "pick Sprite"]  # at a battlefield, whosever
        do(game, *steps[1:])
        settle(game)
        him, mech = piece(game, "Udyr, Wildman"), piece(game, "Mega-Mech")
        assert him.buffs == 0
        seen.append((mech.damage, bool(mech.stunned), him.exhausted, keyword(game, "Udyr, Wildman", "Ganking")))
    assert seen == [(2, False, True, 0), (0, True, True, 0), (0, False, False, 0), (0, False, True, 1)]


@shows("Udyr, Wildman")
@pytest.mark.clause("CR 355.8")
def test_udyr_chooses_each_of_his_four_once_a_turn_and_only_what_he_can():
    game = Position(
        seats=[Seat(base=[Piece("Udyr, Wildman", exhausted=True, buffed=1)], hand=[CHEER, CHEER]), Seat()]
    ).start()
    do(game, "use Udyr, Wildman")
    assert offered(game) == ["mode 2", "mode 3"]  # nobody is at a battlefield
    do(game, "mode 2")
    settle(game)
    assert "use Udyr, Wildman" not in offered(game)  # the buff is spent
    do(game, "play Cheer")
    settle(game)
    do(game, "use Udyr, Wildman")  # the one that is left
    settle(game)
    assert keyword(game, "Udyr, Wildman", "Ganking") == 1
    do(game, "play Cheer")
    settle(game)
    assert "use Udyr, Wildman" not in offered(game)
    do(game, "end", "end", "use Udyr, Wildman")
    assert offered(game) == ["mode 2", "mode 3"]  # another turn
    assert keyword(game, "Udyr, Wildman", "Ganking") == 0


@shows("Udyr, Wildman")
def test_udyr_spends_no_buff_but_his_own():
    game = Position(seats=[Seat(base=["Udyr, Wildman", Piece("Recruit", buffed=1)]), Seat()]).start()
    assert "use Udyr, Wildman" not in offered(game)


@shows("Volibear, Imposing")
def test_volibear_imposing_draws_when_an_opponent_moves_to_another_battlefield():
    game = Position(
        seats=[Seat(base=["Recruit", "Sprite"]), Seat(deck=["Gust", "Flash"])],
        fields=[Field(plain_field("His"), 1, {1: ["Volibear, Imposing"]}), Field(plain_field("Other"))],
    ).start()
    do(game, "move Recruit", "at Other", "pick Sprite")
    settle(game)
    assert hand(game, 1) == ["Gust"]  # once, for both that moved together


@shows("Volibear, Imposing")
def test_volibear_imposing_draws_for_neither_his_own_battlefield_nor_a_base_nor_his_own_side():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(deck=["Gust", "Flash"])],
        fields=[
            Field(plain_field("His"), 1, {1: ["Volibear, Imposing"]}),
            Field(plain_field("Other"), 0, {0: ["Sprite"]}),
        ],
    ).start()
    do(game, "move Recruit", "at His")
    settle(game)
    do(game, "move Sprite")  # home
    assert hand(game, 1) == []
    own = Position(
        seats=[Seat(base=["Recruit", "Volibear, Imposing"], deck=["Gust"]), Seat()], fields=[Field(plain_field())]
    ).start()
    do(own, "move Recruit")
    settle(own)
    assert hand(own, 0) == []


@shows("Volibear, Imposing")
def test_volibear_imposing_in_his_base_draws_for_no_battlefield():
    """None is another than his while none is his (CR 359.3.f)."""
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(base=["Volibear, Imposing"], deck=["Gust"])], fields=[Field(plain_field())]
    ).start()
    do(game, "move Recruit")
    settle(game)
    assert hand(game, 1) == []


@shows("Volibear, Imposing")
def test_volibear_imposing_defends_with_three_more_and_is_struck_first():
    game = Position(
        seats=[Seat(base=[unit_card("Foe", might=12)]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Volibear, Imposing", "Recruit"]})],
    ).start()
    do(game, "move Foe")
    assert (damage_to(game, "Volibear, Imposing"), damage_to(game, "Recruit")) == ([12], [])
    assert at_field(game) == ["Recruit", "Volibear, Imposing"]
    assert sum(damage_to(game, "Foe")) == 14


@shows("Warwick, Hunter")
def test_warwick_enters_ready_and_kills_all_damaged_enemies_here_when_he_attacks():
    hurt = [Piece("Mega-Mech", damage=1), Piece("Petty Officer", damage=1)]
    game = Position(
        seats=[
            Seat(hand=["Warwick, Hunter"], base=[Piece("Mystic Poro", damage=1)], energy=6, power="Body 1"),
            Seat(base=[Piece("Sprite", damage=1)]),
        ],
        fields=[
            Field(plain_field("Here"), 1, {1: [*hurt, unit_card("Whole", might=4)]}),
            Field(plain_field("There"), 1, {1: [Piece("Mountain Drake", damage=1)]}),
        ],
        every_window=True,
    ).start()
    do(game, "play Warwick, Hunter")
    do(game, "move Warwick, Hunter", "at Here", "pick Mystic Poro")
    settle_chain(game)
    assert (trash(game, 1), at_field(game)) == (
        ["Mega-Mech", "Petty Officer"],
        ["Mystic Poro", "Warwick, Hunter", "Whole"],
    )
    assert (base(game, 1), at_field(game, 1)) == (["Sprite"], ["Mountain Drake"])


@shows("Miss Fortune, Captain")
def test_miss_fortune_may_ready_something_else_when_she_first_moves():
    game = Position(
        seats=[
            Seat(
                base=[
                    "Miss Fortune, Captain",
                    Piece("Recruit", exhausted=True),
                    Piece(gear_card("Thing"), exhausted=True),
                    "Mystic Poro",
                ],
                exhausted_runes="Fury 1",
                legend=Piece("Dark Child", exhausted=True),
            ),
            Seat(base=[Piece("Mega-Mech", exhausted=True)]),
        ],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Miss Fortune, Captain", "done", "yes")
    assert offered(game) == ["pick Dark Child", "pick Fury Rune", "pick Mega-Mech", "pick Recruit", "pick Thing"]
    do(game, "pick Recruit")
    settle(game)
    assert not piece(game, "Recruit").exhausted
    assert piece(game, "Miss Fortune, Captain").exhausted


@shows("Miss Fortune, Captain")
def test_miss_fortune_may_leave_it_and_does_not_ask_twice_a_turn():
    step = spell_card("Step", move(a(unit.named("Miss Fortune, Captain")), a(battlefield.open)))
    game = Position(
        seats=[Seat(base=["Miss Fortune, Captain", Piece("Recruit", exhausted=True)], hand=[step]), Seat()],
        fields=[Field(plain_field("Here")), Field(plain_field("There"))],
    ).start()
    do(game, "move Miss Fortune, Captain", "at Here", "no")
    settle(game)
    do(game, "play Step")
    settle(game)
    assert (at_field(game, 1), question(game)) == (["Miss Fortune, Captain"], "main")
    assert piece(game, "Recruit").exhausted
    do(game, "end", "end", "move Miss Fortune, Captain")
    assert offered(game) == ["at Here", "at base 0"]  # Ganking


@shows("Sett, Brawler")
def test_sett_is_buffed_when_played_and_spends_it_for_four_might():
    game = Position(seats=[Seat(hand=["Sett, Brawler"], energy=5, power="Body 1"), Seat()]).start()
    do(game, "play Sett, Brawler")
    settle(game)
    assert might(game, "Sett, Brawler") == 5
    do(game, "use Sett, Brawler")
    settle(game)
    assert (might(game, "Sett, Brawler"), piece(game, "Sett, Brawler").buffs) == (8, 0)
    assert "use Sett, Brawler" not in offered(game)
    do(game, "end")
    assert might(game, "Sett, Brawler") == 4


@shows("Sett, Brawler")
def test_sett_is_buffed_when_he_conquers_and_not_when_he_holds():
    game = Position(
        seats=[Seat(base=["Sett, Brawler", Piece("Recruit", buffed=1)]), Seat()], fields=[Field(plain_field())]
    ).start()
    assert "use Sett, Brawler" not in offered(game)  # the buff of another
    do(game, "move Sett, Brawler", "done")
    settle(game)
    assert might(game, "Sett, Brawler") == 5
    holds = Position(seats=[Seat(), Seat()], fields=[Field(plain_field(), 1, {1: ["Sett, Brawler"]})]).start()
    do(holds, "end")
    assert (points(holds), might(holds, "Sett, Brawler")) == ([0, 1], 4)
