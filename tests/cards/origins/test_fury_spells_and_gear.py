"""Origins: spells and gear of Fury."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Hidden,
    Reaction,
    a,
    create,
    deal,
    draw,
    exhaust_me,
    gain_xp,
    kill,
    recall,
    two,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.printed import Printed
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import UNIT
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
)

BIG = unit_card("Big", might=9)
REACT = spell_card("React", Reaction, gain_xp(1))


@shows("Cleave")
def test_cleave_gives_any_unit_assault_three_this_turn():
    game = Position(
        seats=[Seat(hand=["Cleave"], energy=1, base=["Recruit", gear_card("Thing")]), Seat(base=["Mega-Mech"])],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Cleave")
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert (keyword(game, "Recruit", "Assault"), might(game, "Recruit")) == (3, 1)
    do(game, "move Recruit")
    assert damage_to(game, "Mountain Drake") == [4]


@shows("Cleave")
def test_cleave_ends_with_the_turn_and_is_an_action():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Cleave"], energy=1)], fields=[Field(plain_field())]
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Cleave"])
    do(game, "play Cleave")
    settle(game)
    assert keyword(game, "Recruit", "Assault") == 3
    do(game, "end")
    assert keyword(game, "Recruit", "Assault") == 0


@shows("Get Excited!")
@pytest.mark.parametrize(("tossed", "dealt"), [("Incinerate", [2]), ("Mega-Mech", [7]), ("Free", [])])
def test_get_excited_deals_the_energy_cost_of_the_discarded_card(tossed: str, dealt: list[int]):
    """Power does not count, and 0 is no damage."""
    free = spell_card("Free", gain_xp(1), power=(1, 1))
    game = Position(
        seats=[Seat(hand=["Get Excited!", "Incinerate", "Mega-Mech", free], energy=2, power="Fury 1"), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Get Excited!")
    settle(game)
    assert offered(game) == ["pick Free", "pick Incinerate", "pick Mega-Mech"]
    do(game, f"pick {tossed}")
    assert damage_to(game, "Mountain Drake") == dealt
    assert trash(game, 0) == sorted(["Get Excited!", tossed])


@shows("Get Excited!")
def test_get_excited_with_an_empty_hand_deals_nothing():
    game = Position(
        seats=[Seat(hand=["Get Excited!"], energy=2, power="Fury 1"), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Get Excited!")
    settle(game)
    assert (at_field(game), damage_to(game, "Recruit")) == (["Recruit"], [])


AT_BATTLEFIELDS = {"Get Excited!": 2, "Hextech Ray": 1, "Sky Splitter": 0, "Void Seeker": 3}
"""What deals damage to a unit at a battlefield, with the Energy it takes beside a unit of 9 Might."""


@shows(*AT_BATTLEFIELDS)
@pytest.mark.parametrize("name", AT_BATTLEFIELDS)
def test_a_unit_at_a_battlefield_is_either_players_and_none_in_a_base(name: str):
    game = Position(
        seats=[
            Seat(hand=[name], base=[BIG], energy=AT_BATTLEFIELDS[name], power="Fury 1"),
            Seat(base=["Petty Officer"]),
        ],
        fields=[
            Field(plain_field("Here"), 0, {0: ["Recruit"]}),
            Field(plain_field("There"), 1, {1: ["Mountain Drake"]}),
        ],
    ).start()
    do(game, f"play {name}")
    assert offered(game) == ["pick Mountain Drake", "pick Recruit"]


@shows(*AT_BATTLEFIELDS)
@pytest.mark.parametrize("name", AT_BATTLEFIELDS)
def test_an_action_is_played_in_a_showdown_of_the_opponent(name: str):
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=[name], base=[BIG], energy=AT_BATTLEFIELDS[name], power="Fury 1")],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


ACTIONS = {**AT_BATTLEFIELDS, "Cleave": 1, "Thermo Beam": 5, "Blind Fury": 4, "Disintegrate": 4, "Confront": 2}


@shows(*ACTIONS)
@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_is_no_answer_to_a_spell(name: str):
    theirs = Seat(hand=[name], base=[BIG], energy=ACTIONS[name], power="Fury 2")
    game = Position(
        seats=[Seat(hand=[spell_card("Slow", gain_xp(1))], base=["Recruit"]), theirs],
        fields=[Field(plain_field("Here"), 1, {1: ["Sprite"]}), Field(plain_field("There"))],
    ).start()
    do(game, "play Slow")
    assert (question(game), seat_asked(game)) == ("main", 0)  # nobody was asked
    do(game, "move Recruit", "at There")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


@shows("Hextech Ray")
def test_hextech_ray_deals_three():
    game = Position(
        seats=[Seat(hand=["Hextech Ray"], energy=1, power="Fury 1"), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Hextech Ray")
    settle(game)
    assert damage_to(game, "Mountain Drake") == [3]


@shows("Sky Splitter")
@pytest.mark.parametrize(("highest", "energy"), [(0, 8), (3, 5), (8, 0), (10, 0)])
def test_sky_splitter_costs_less_by_the_highest_might_among_your_units(highest: int, energy: int):
    mine = [unit_card("Low", might=1), unit_card("High", might=highest)] if highest else []
    fields = [Field(plain_field(), 1, {1: ["Mountain Drake"]})]  # an enemy's Might does not count
    hold = Seat(hand=["Sky Splitter"], base=mine, energy=energy, power="Fury 1")
    game = Position(seats=[hold, Seat()], fields=fields).start()
    do(game, "play Sky Splitter")
    settle(game)
    assert (damage_to(game, "Mountain Drake"), game.sides[0].energy) == ([5], 0)


@shows("Sky Splitter")
def test_sky_splitter_still_costs_its_power_and_the_rest_of_its_energy():
    fields = [Field(plain_field(), 1, {1: ["Mountain Drake"]})]
    for energy, power in ((4, "Fury 1"), (5, "")):
        hold = Seat(hand=["Sky Splitter"], base=[unit_card("High", might=3)], energy=energy, power=power)
        game = Position(seats=[hold, Seat()], fields=fields).start()
        assert "play Sky Splitter" not in offered(game)


@shows("Sun Disc")
def test_sun_disc_lets_the_next_unit_enter_ready_and_no_second():
    hold = [unit_card("First"), gear_card("Thing"), unit_card("Next"), unit_card("Second")]
    game = Position(seats=[Seat(hand=hold, base=["Sun Disc"]), Seat()]).start()
    do(game, "play First", "use Sun Disc")
    settle(game)
    do(game, "play Thing", "play Next", "play Second")
    assert [piece(game, x).exhausted for x in ("First", "Next", "Second", "Sun Disc")] == [True, False, True, True]


@shows("Sun Disc")
def test_sun_disc_does_nothing_unless_another_card_was_played():
    """The Disc itself is no other card."""
    game = Position(seats=[Seat(hand=["Sun Disc", unit_card("Next")], energy=2, power="Fury 1"), Seat()]).start()
    do(game, "play Sun Disc", "use Sun Disc")
    settle(game)
    do(game, "play Next")
    assert piece(game, "Next").exhausted
    assert piece(game, "Sun Disc").exhausted


@shows("Sun Disc")
def test_sun_disc_waits_for_a_unit_that_is_played_and_not_past_the_turn():
    imp = Printed("Imp", UNIT, might=1, token=True)
    hold = [spell_card("Make", create(imp)), unit_card("Next"), unit_card("Late")]
    game = Position(seats=[Seat(hand=hold, base=["Sun Disc"]), Seat()]).start()
    do(game, "play Make")
    settle(game)
    do(game, "use Sun Disc")
    settle(game)
    assert piece(game, "Imp").exhausted
    do(game, "end", "end", "play Late")
    assert piece(game, "Late").exhausted


@shows("Sun Disc")
def test_sun_disc_does_not_ready_a_unit_that_an_opponent_plays_meanwhile():
    spy = unit_card("Spy", Hidden)
    game = Position(
        seats=[Seat(hand=[REACT, unit_card("First"), unit_card("Next")], base=["Sun Disc"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]}, facedown={1: spy})],
    ).start()
    do(game, "play First", "use Sun Disc")
    settle(game)
    do(game, "play React", "play Spy")
    settle(game)
    do(game, "play Next")
    assert (piece(game, "Spy").exhausted, piece(game, "Next").exhausted) == (True, False)


@shows("Thermo Beam")
def test_thermo_beam_kills_all_gear_and_no_unit():
    worn = Piece("Recruit", attached=["Long Sword"])
    game = Position(
        seats=[
            Seat(hand=["Thermo Beam"], energy=5, power="Fury 2", base=[gear_card("Mine"), worn]),
            Seat(base=[gear_card("Theirs")]),
        ],
        fields=[Field(plain_field(), 1, {1: [Piece("Mega-Mech", attached=["Doran's Blade"])]})],
    ).start()
    do(game, "play Thermo Beam")
    settle(game)
    assert trash(game, 0) == ["Long Sword", "Mine", "Thermo Beam"]
    assert trash(game, 1) == ["Doran's Blade", "Theirs"]
    assert (base(game, 0), at_field(game)) == (["Recruit"], ["Mega-Mech"])


@shows("Thermo Beam")
def test_thermo_beam_is_an_action():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Thermo Beam"], energy=5, power="Fury 2")],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Thermo Beam"])


SLAY = spell_card("Slay", kill(a(unit.named("Recruit"))))


def armed(runes: str) -> Position:
    """Seat 0 has the Armory and a card to discard, and can kill its own Recruit."""
    mine = Seat(hand=[SLAY, "Gust"], base=["Unlicensed Armory", Piece("Mega-Mech", damage=2)], runes=runes)
    return Position(seats=[mine, Seat(base=["Sprite"])], fields=[Field(plain_field(), 0, {0: ["Recruit"]})])


@shows("Unlicensed Armory")
@pytest.mark.parametrize(
    ("answer", "home", "left"),
    [("yes", ["Mega-Mech", "Recruit", "Unlicensed Armory"], 1), ("no", ["Mega-Mech", "Unlicensed Armory"], 2)],
)
def test_unlicensed_armory_may_save_a_friendly_unit_from_the_next_death(answer: str, home, left: int):
    game = armed("Fury 2").start()
    do(game, "use Unlicensed Armory")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]  # no enemy
    do(game, "pick Recruit", "pick Gust")
    settle(game)
    do(game, "play Slay")
    settle(game)
    assert (question(game), seat_asked(game)) == ("replace", 0)
    do(game, answer)
    assert (base(game, 0), at_field(game), sum(runes(game, 0))) == (home, [], left)


@shows("Unlicensed Armory")
def test_unlicensed_armory_heals_what_it_saves_and_saves_it_once():
    beam = spell_card("Beam", deal(8, a(unit.named("Mega-Mech"))))
    mine = Seat(hand=[beam, beam, "Gust"], base=["Unlicensed Armory", Piece("Mega-Mech", damage=2)], runes="Fury 2")
    game = Position(seats=[mine, Seat()]).start()
    do(game, "use Unlicensed Armory", "pick Gust")
    settle(game)
    do(game, "play Beam")
    settle(game)
    do(game, "yes")
    assert (piece(game, "Mega-Mech").damage, piece(game, "Mega-Mech").exhausted) == (0, True)
    do(game, "play Beam")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", ["Unlicensed Armory"])


@shows("Unlicensed Armory")
def test_unlicensed_armory_asks_nobody_without_fury_and_ends_with_the_turn():
    poor = armed("Chaos 2").start()
    do(poor, "use Unlicensed Armory", "pick Recruit", "pick Gust")
    settle(poor)
    do(poor, "play Slay")
    settle(poor)
    assert (question(poor), base(poor, 0)) == ("main", ["Mega-Mech", "Unlicensed Armory"])
    late = armed("Fury 2").start()
    do(late, "use Unlicensed Armory", "pick Recruit", "pick Gust")
    settle(late)
    do(late, "end", "end", "play Slay")
    settle(late)
    assert (question(late), at_field(late)) == ("main", [])


@shows("Unlicensed Armory")
def test_unlicensed_armory_needs_a_card_to_discard():
    game = Position(seats=[Seat(base=["Unlicensed Armory", "Recruit"], runes="Fury 2"), Seat()]).start()
    assert offered(game) == ["end", "move Recruit"]


@shows("Void Seeker")
def test_void_seeker_deals_four_and_draws():
    game = Position(
        seats=[Seat(hand=["Void Seeker"], energy=3, power="Fury 1", deck=["Gust", "Flash"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Void Seeker")
    settle(game)
    assert (damage_to(game, "Mountain Drake"), hand(game, 0)) == ([4], ["Gust"])


@shows("Void Seeker")
def test_void_seeker_draws_even_if_its_target_is_gone():
    save = spell_card("Save", Reaction, recall(a(unit.friendly)))
    game = Position(
        seats=[Seat(hand=["Void Seeker"], energy=3, power="Fury 1", deck=["Gust"]), Seat(hand=[save])],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Void Seeker", "play Save")
    settle(game)
    assert (base(game, 1), hand(game, 0)) == (["Recruit"], ["Gust"])


@shows("Blind Fury")
def test_blind_fury_plays_the_top_card_of_an_opponents_deck_for_nothing():
    game = Position(
        seats=[Seat(hand=["Blind Fury"], energy=4, power="Fury 2"), Seat(deck=["Mountain Drake", "Gust"])]
    ).start()
    do(game, "play Blind Fury")
    settle(game)
    assert (base(game, 0), deck(game, 1), banished(game, 1)) == (["Mountain Drake"], ["Gust"], [])
    assert piece(game, "Mountain Drake").owner == 1


@shows("Blind Fury")
def test_blind_fury_plays_a_spell_as_its_own_and_its_owner_keeps_the_card():
    game = Position(
        seats=[Seat(hand=["Blind Fury"], energy=4, power="Fury 2", deck=["Flash"]), Seat(deck=["Void Seeker", "Gust"])],
        fields=[Field(plain_field(), 1, {1: ["Petty Officer"]})],
    ).start()
    do(game, "play Blind Fury")
    settle(game)
    assert (damage_to(game, "Petty Officer"), hand(game, 0)) == ([4], ["Flash"])
    assert (trash(game, 0), trash(game, 1)) == (["Blind Fury"], ["Void Seeker"])


@shows("Blind Fury")
def test_blind_fury_leaves_what_cannot_be_played_banished():
    """Gust has nothing to choose."""
    game = Position(seats=[Seat(hand=["Blind Fury"], energy=4, power="Fury 2"), Seat(deck=["Gust", "Flash"])]).start()
    do(game, "play Blind Fury")
    settle(game)
    assert (banished(game, 1), deck(game, 1), trash(game, 0)) == (["Gust"], ["Flash"], ["Blind Fury"])


@shows("Blind Fury")
def test_blind_fury_chooses_among_several_opponents_and_recycles_the_rest():
    game = Position(
        mode=Skirmish(),
        seats=[
            Seat(hand=["Blind Fury"], energy=4, power="Fury 2", deck=["Stupefy"]),
            Seat(deck=["Mountain Drake", "Gust"]),
            Seat(deck=["Mega-Mech", "Flash"]),
        ],
    ).start()
    do(game, "play Blind Fury")
    settle(game)
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert (base(game, 0), deck(game, 1), deck(game, 2)) == (["Mega-Mech"], ["Gust", "Mountain Drake"], ["Flash"])


@shows("Blind Fury")
def test_blind_fury_is_an_action():
    game = Position(
        seats=[Seat(base=["Recruit"], deck=["Mega-Mech"]), Seat(hand=["Blind Fury"], energy=4, power="Fury 2")],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Blind Fury"])


@shows("Falling Star")
def test_falling_star_deals_three_to_each_of_two_units_wherever_they_are():
    game = Position(
        seats=[Seat(hand=["Falling Star"], energy=2, power="Fury 2"), Seat(base=["Mega-Mech"])],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Falling Star")
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake"]
    do(game, "pick Mega-Mech")
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake"]
    do(game, "pick Mountain Drake")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Mountain Drake")) == ([3], [3])


@shows("Falling Star")
def test_falling_star_may_fall_twice_on_one_unit_and_waits_for_your_turn():
    game = Position(
        seats=[Seat(hand=["Falling Star"], energy=2, power="Fury 2", base=["Recruit"]), Seat(base=["Mega-Mech"])],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Recruit")
    assert question(game) == "main"  # no Action: the showdown has gone by
    do(game, "play Falling Star", "pick Mega-Mech", "pick Mega-Mech")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [3, 3]


@shows("Ravenborn Tome")
def test_ravenborn_tome_adds_one_to_each_damage_of_the_next_spell_alone():
    both = spell_card("Both", deal(2, two(unit.enemy)))
    foes = [unit_card("Ann", might=9), unit_card("Bob", might=9)]
    game = Position(seats=[Seat(hand=[both, both], base=["Ravenborn Tome"]), Seat(base=foes)]).start()
    do(game, "use Ravenborn Tome")
    settle(game)
    for _ in range(2):
        do(game, "play Both", "pick Ann")
        settle(game)
    assert (damage_to(game, "Ann"), damage_to(game, "Bob")) == ([3, 2], [3, 2])


@shows("Ravenborn Tome")
def test_ravenborn_tome_is_spent_on_a_spell_without_damage_and_not_on_an_ability():
    sting = unit_card("Sting", use(exhaust_me(), deal(2, a(unit.enemy))))
    zap, think = spell_card("Zap", deal(2, a(unit.enemy))), spell_card("Think", draw(1))
    for first, dealt in (("use Sting", [2, 3]), ("play Think", [2])):
        game = Position(
            seats=[Seat(hand=[zap, think], base=["Ravenborn Tome", sting]), Seat(base=["Mega-Mech"])]
        ).start()
        do(game, "use Ravenborn Tome")
        settle(game)
        do(game, first)
        settle(game)
        do(game, "play Zap")
        settle(game)
        assert damage_to(game, "Mega-Mech") == dealt


@shows("Ravenborn Tome")
def test_ravenborn_tome_ends_with_the_turn():
    zap = spell_card("Zap", deal(2, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[zap], base=["Ravenborn Tome"]), Seat(base=["Mega-Mech"])]).start()
    do(game, "use Ravenborn Tome")
    settle(game)
    do(game, "end", "end", "play Zap")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [2]


@shows("Shakedown")
@pytest.mark.parametrize(("answer", "dealt", "drawn"), [("no", [6], []), ("yes", [], ["Flash", "Gust"])])
def test_shakedown_deals_six_unless_the_units_controller_has_you_draw_two(answer: str, dealt, drawn):
    game = Position(
        seats=[
            Seat(hand=["Shakedown"], energy=2, power="Fury 1", base=["Recruit"], deck=["Gust", "Flash", "Stupefy"]),
            Seat(base=["Mega-Mech", gear_card("Thing")]),
        ],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Shakedown")
    assert offered(game) == ["pick Mega-Mech", "pick Mountain Drake"]  # enemies, wherever they are
    do(game, "pick Mountain Drake")
    settle(game)
    assert seat_asked(game) == 1
    do(game, answer)
    assert (damage_to(game, "Mountain Drake"), hand(game, 0), hand(game, 1)) == (dealt, drawn, [])


@shows("Shakedown")
def test_shakedown_is_a_reaction():
    slow = spell_card("Slow", gain_xp(1))
    game = Position(
        seats=[Seat(hand=[slow], base=["Recruit"]), Seat(hand=["Shakedown"], energy=2, power="Fury 1")],
    ).start()
    do(game, "play Slow")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play Shakedown"])


SEALS = {"Seal of Rage": "Fury", "Seal of Strength": "Body"}


@shows(*SEALS)
@pytest.mark.parametrize("name", SEALS)
def test_a_seal_pays_for_power_of_its_domain_in_any_window(name: str):
    react = spell_card("React", Reaction, gain_xp(1), power=(domain_mask(SEALS[name]),))
    game = Position(seats=[Seat(hand=[spell_card("Slow", gain_xp(1))]), Seat(hand=[react], base=[name])]).start()
    do(game, "play Slow")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play React"])
    do(game, "play React")
    assert (piece(game, name).exhausted, game.sides[1].power) == (True, [])


@shows(*SEALS)
@pytest.mark.parametrize("name", SEALS)
def test_a_seal_pays_for_no_other_domain_and_no_energy(name: str):
    calm = spell_card("Calm", gain_xp(1), power=(domain_mask("Calm"),))
    dear = spell_card("Dear", gain_xp(1), energy=1)
    game = Position(seats=[Seat(hand=[calm, dear], base=[name]), Seat()]).start()
    assert offered(game) == ["end"]
