"""Origins: spells and gear of Body."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    ENEMY,
    PLAY_CARDS,
    Reaction,
    a,
    buff,
    cant,
    card_,
    deal,
    exhaust_me,
    gain_xp,
    gear,
    kill,
    pay_more,
    ready,
    spell,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
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
    happened,
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

SLOW = spell_card("Slow", gain_xp(1))
ACTIONS = {"Challenge": (2, 1), "Wallop": (2, 0), "Overt Operation": (5, 2), "Primal Strength": (4, 1)}
REACTIONS = {"Flurry of Blades": (1, 0), "Spoils of War": (4, 1), "Unyielding Spirit": (1, 1)}


@shows(*ACTIONS, *REACTIONS)
@pytest.mark.parametrize("name", [*ACTIONS, *REACTIONS])
def test_actions_are_played_in_showdowns_and_reactions_to_spells_too(name: str):
    energy, power = {**ACTIONS, **REACTIONS}[name]
    theirs = Seat(hand=[name], base=["Sprite"], energy=energy, power=f"Body {power}" if power else "")
    game = Position(seats=[Seat(hand=[SLOW], base=["Recruit"]), theirs], fields=[Field(plain_field())]).start()
    do(game, "play Slow")
    if name in REACTIONS:
        assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])
        settle(game)
    assert seat_asked(game) == 0
    do(game, "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", f"play {name}"])


@shows("Challenge")
def test_challenge_makes_a_friendly_and_an_enemy_unit_strike_each_other_wherever_they_are():
    game = Position(
        seats=[
            Seat(hand=["Challenge"], energy=2, power="Body 1", base=["Mega-Mech", "Sprite", gear_card("Thing")]),
            Seat(base=["Recruit", gear_card("Theirs")]),
        ],
        fields=[Field(plain_field(), 1, {1: ["Petty Officer"]})],
    ).start()
    do(game, "play Challenge")
    assert offered(game) == ["pick Mega-Mech", "pick Sprite"]
    do(game, "pick Mega-Mech")
    assert offered(game) == ["pick Petty Officer", "pick Recruit"]
    do(game, "pick Petty Officer")
    settle(game)
    assert (damage_to(game, "Petty Officer"), damage_to(game, "Mega-Mech")) == ([8], [5])
    assert trash(game, 1) == ["Petty Officer"]


@shows("Challenge")
def test_challenge_does_nothing_when_one_of_the_two_is_gone():
    away = spell_card("Away", Reaction, kill(a(unit.friendly)))
    game = Position(
        seats=[
            Seat(hand=["Challenge"], energy=2, power="Body 1", base=["Mega-Mech"]),
            Seat(base=["Recruit"], hand=[away]),
        ],
    ).start()
    do(game, "play Challenge", "play Away")
    settle(game)
    assert damage_to(game, "Mega-Mech") == []


@shows("Flurry of Blades")
def test_flurry_of_blades_deals_one_to_all_units_at_battlefields():
    game = Position(
        seats=[Seat(hand=["Flurry of Blades"], energy=1, base=["Petty Officer"]), Seat(base=["Sprite"])],
        fields=[
            Field(plain_field("Here"), 0, {0: ["Daring Poro"]}),
            Field(plain_field("There"), 1, {1: ["Mega-Mech", "Recruit"]}),
        ],
    ).start()
    do(game, "play Flurry of Blades")
    settle(game)
    found = {x: damage_to(game, x) for x in ("Daring Poro", "Mega-Mech", "Recruit", "Petty Officer", "Sprite")}
    assert found == {"Daring Poro": [1], "Mega-Mech": [1], "Recruit": [1], "Petty Officer": [], "Sprite": []}
    assert at_field(game, 1) == ["Mega-Mech"]


@shows("Catalyst of Aeons")
@pytest.mark.parametrize(("left", "channelled", "drawn"), [(3, 2, []), (2, 2, []), (1, 1, ["Gust"]), (0, 0, ["Gust"])])
def test_catalyst_of_aeons_channels_two_exhausted_and_draws_if_it_could_not(left: int, channelled: int, drawn):
    rest = f"Body {left}" if left else ""
    game = Position(
        seats=[Seat(hand=["Catalyst of Aeons"], energy=4, rune_deck=rest, deck=["Gust", "Flash"]), Seat()]
    ).start()
    do(game, "play Catalyst of Aeons")
    settle(game)
    assert (runes(game, 0), hand(game, 0)) == ((0, channelled), drawn)


@shows("Catalyst of Aeons")
def test_catalyst_of_aeons_waits_for_your_own_turn():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat(hand=["Catalyst of Aeons"], energy=4)], fields=[Field(plain_field())]
    ).start()
    do(game, "move Recruit")
    assert (question(game), seat_asked(game)) == ("main", 0)


@shows("Pirate's Haven")
def test_pirates_haven_gives_might_to_a_friendly_unit_you_ready():
    wake = spell_card("Wake", ready(a(unit)))
    tired = Piece("Recruit", exhausted=True)
    game = Position(
        seats=[
            Seat(hand=[wake, wake, wake], base=["Pirate's Haven", tired, "Sprite"]),
            Seat(base=[Piece("Mega-Mech", exhausted=True)]),
        ],
    ).start()
    for name in ("Recruit", "Sprite", "Mega-Mech"):
        do(game, "play Wake", f"pick {name}")
        settle(game)
    # the Sprite was ready, the Mech is an enemy
    assert [might(game, x) for x in ("Recruit", "Sprite", "Mega-Mech")] == [2, 3, 8]
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Pirate's Haven")
def test_pirates_haven_works_as_units_ready_at_the_start_of_your_turn_and_not_for_the_opponents_deed():
    wake = spell_card("Wake", ready(a(unit)))
    tired = Piece("Recruit", exhausted=True)
    game = Position(
        seats=[Seat(), Seat(base=["Pirate's Haven", tired, Piece(gear_card("Thing"), exhausted=True)])],
    ).start()
    do(game, "end")
    settle(game)
    assert might(game, "Recruit") == 2
    theirs = Position(seats=[Seat(hand=[wake]), Seat(base=["Pirate's Haven", tired])]).start()
    do(theirs, "play Wake")
    settle(theirs)
    assert (might(theirs, "Recruit"), piece(theirs, "Recruit").exhausted) == (1, False)


@shows("Spoils of War")
@pytest.mark.parametrize(("who", "energy"), [("Foe", 2), ("Friend", 4), (None, 4)])
def test_spoils_of_war_costs_two_less_if_an_enemy_unit_has_died_this_turn(who: str | None, energy: int):
    slay = spell_card("Slay", kill(a(unit)))
    friend, foe = unit_card("Friend"), unit_card("Foe")
    for had in (energy, energy - 1):
        game = Position(
            seats=[
                Seat(hand=["Spoils of War", slay], base=[friend], energy=had, power="Body 1"),
                Seat(base=[foe]),
            ],
        ).start()
        if who:
            do(game, "play Slay", f"pick {who}")
            settle(game)
        assert ("play Spoils of War" in offered(game)) is (had == energy)


@shows("Spoils of War")
def test_spoils_of_war_draws_two_and_forgets_last_turns_dead():
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(
        seats=[Seat(hand=["Spoils of War"], energy=4, power="Body 1", deck=["Gust", "Flash", "Stupefy"]), Seat()]
    ).start()
    do(game, "play Spoils of War")
    settle(game)
    assert (hand(game, 0), game.sides[0].energy) == (["Flash", "Gust"], 0)
    late = Position(
        seats=[Seat(hand=[slay]), Seat(hand=["Spoils of War"], runes="Body 3", base=[unit_card("Foe")])], active=0
    ).start()
    do(late, "play Slay")
    settle(late)
    do(late, "end")
    assert "play Spoils of War" not in offered(late)


@shows("Spoils of War")
def test_spoils_of_war_does_not_count_enemy_gear():
    smash = spell_card("Smash", kill(a(gear)))
    game = Position(
        seats=[Seat(hand=["Spoils of War", smash], energy=2, power="Body 1"), Seat(base=[gear_card("Thing")])]
    ).start()
    do(game, "play Smash")
    settle(game)
    assert offered(game) == ["end"]


@shows("Unyielding Spirit")
def test_unyielding_spirit_prevents_damage_of_everybodys_spells_and_abilities_this_turn():
    zap = spell_card("Zap", deal(2, a(unit)))
    sting = unit_card("Sting", use(exhaust_me(), deal(2, a(unit.enemy))))
    game = Position(
        seats=[
            Seat(hand=[zap, zap], base=[sting]),
            Seat(hand=["Unyielding Spirit"], energy=1, power="Body 1", base=["Mega-Mech"]),
        ],
    ).start()
    do(game, "play Zap", "pick Mega-Mech", "play Unyielding Spirit")
    settle(game)
    do(game, "play Zap", "pick Sting")
    settle(game)
    do(game, "use Sting")
    settle(game)
    assert (damage_to(game, "Mega-Mech"), damage_to(game, "Sting")) == ([], [])


@shows("Unyielding Spirit")
def test_unyielding_spirit_neither_stops_units_that_strike_nor_lasts():
    zap = spell_card("Zap", deal(2, a(unit.enemy)))
    game = Position(
        seats=[
            Seat(
                hand=["Unyielding Spirit", "Challenge"],
                energy=3,
                power="Body 2",
                base=["Sprite", "Recruit", unit_card("Hero", might=5)],
            ),
            Seat(hand=[zap], base=["Mega-Mech"]),
        ],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
    ).start()
    do(game, "play Unyielding Spirit")
    settle(game)
    do(game, "play Challenge", "pick Sprite", "pick Mega-Mech")
    settle(game)
    assert damage_to(game, "Mega-Mech") == [3]  # a unit deals it, not the spell
    do(game, "move Hero", "done")
    assert damage_to(game, "Mountain Drake") == [5]
    do(game, "end", "play Zap")
    settle(game)
    assert damage_to(game, "Recruit") == [2]


@shows("Wallop")
@pytest.mark.clause("CR 356.1", "CR 356.4")
def test_wallop_for_a_buff_ignores_its_own_cost_and_pays_what_others_add():
    tired = Piece("Recruit", exhausted=True, buffed=1)
    tax = gear_card("Tax", pay_more(spell, 1, actor=ENEMY))
    for there, left in (([], 3), ([tax], 2)):
        game = Position(seats=[Seat(base=[tired], hand=["Wallop"], energy=3), Seat(base=there)]).start()
        do(game, "play Wallop", "yes")
        settle(game)
        recruit = piece(game, "Recruit")
        assert (recruit.exhausted, recruit.buffs, game.sides[0].energy) == (False, 0, left)


@shows("Wallop")
def test_wallop_readies_any_unit_for_two_energy_and_leaves_the_buff():
    tired = Piece("Recruit", exhausted=True, buffed=1)
    game = Position(
        seats=[
            Seat(base=[tired, gear_card("Thing")], hand=["Wallop"], energy=2),
            Seat(base=[Piece("Mega-Mech", exhausted=True, buffed=1)]),
        ]
    ).start()
    do(game, "play Wallop", "no")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]
    do(game, "pick Mega-Mech")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Recruit", "Mega-Mech")] == [True, False]
    assert (piece(game, "Recruit").buffs, game.sides[0].energy) == (1, 0)


@shows("Wallop")
def test_wallop_cannot_spend_an_enemys_buff():
    game = Position(seats=[Seat(hand=["Wallop"], energy=1), Seat(base=[Piece("Mega-Mech", buffed=1)])]).start()
    assert offered(game) == ["end"]


CHEER = spell_card("Cheer", buff(a(unit)))


@shows("Mistfall")
@pytest.mark.parametrize(("answer", "tired", "left"), [("yes", False, 0), ("no", True, 1)])
def test_mistfall_may_be_exhausted_and_body_paid_to_ready_a_unit_you_buff(answer: str, tired: bool, left: int):
    game = Position(
        seats=[Seat(hand=[CHEER], base=["Mistfall", Piece("Recruit", exhausted=True)], power="Body 1"), Seat()],
    ).start()
    do(game, "play Cheer")
    settle(game)
    assert question(game) == "may"
    do(game, answer)
    settle(game)
    assert (piece(game, "Recruit").exhausted, piece(game, "Mistfall").exhausted) == (tired, not tired)
    assert (len(game.sides[0].power), piece(game, "Recruit").buffs) == (left, 1)


@shows("Mistfall")
@pytest.mark.parametrize("why", ["exhausted", "no body", "buffed already", "an enemy", "an opponent buffs"])
def test_mistfall_asks_nothing(why: str):
    haven = Piece("Mistfall", exhausted=why == "exhausted")
    weary = Piece("Recruit", exhausted=True, buffed=int(why == "buffed already"))
    power = "Calm 1" if why == "no body" else "Body 1"
    units = [] if why == "an enemy" else [weary]
    mine = Seat(hand=[CHEER], base=[haven, *units], power=power)
    theirs = Seat(base=[weary] if why == "an enemy" else [], hand=[CHEER])
    game = Position(seats=[mine, theirs], active=1 if why == "an opponent buffs" else 0).start()
    do(game, "play Cheer")
    settle(game)
    assert (question(game), piece(game, "Recruit").exhausted) == ("main", True)


@shows("Overt Operation")
def test_overt_operation_readies_for_buffs_and_buffs_all_friendly_units():
    spent, kept = Piece("Recruit", exhausted=True, buffed=1), Piece("Sprite", exhausted=True, buffed=1)
    game = Position(
        seats=[
            Seat(
                hand=["Overt Operation"],
                energy=5,
                power="Body 2",
                base=[spent, kept, Piece("Petty Officer", exhausted=True)],
            ),
            Seat(base=[Piece("Mega-Mech", exhausted=True, buffed=1), "Mountain Drake"]),
        ],
        fields=[Field(plain_field(), 0, {0: [Piece("Daring Poro", exhausted=True, buffed=1)]})],
    ).start()
    do(game, "play Overt Operation")
    settle(game)
    assert offered(game) == ["done", "pick Daring Poro", "pick Recruit", "pick Sprite"]
    do(game, "pick Recruit", "pick Daring Poro", "done")
    names = ("Recruit", "Daring Poro", "Sprite", "Petty Officer", "Mega-Mech", "Mountain Drake")
    assert [piece(game, x).exhausted for x in names] == [False, False, True, True, True, False]
    assert [piece(game, x).buffs for x in names] == [1, 1, 1, 1, 1, 0]


@shows("Overt Operation")
def test_overt_operation_may_ready_nobody():
    game = Position(
        seats=[
            Seat(
                hand=["Overt Operation"],
                energy=5,
                power="Body 2",
                base=[Piece("Recruit", exhausted=True, buffed=1), "Sprite"],
            ),
            Seat(),
        ],
    ).start()
    do(game, "play Overt Operation")
    settle(game)
    do(game, "done")
    assert (piece(game, "Recruit").exhausted, piece(game, "Recruit").buffs, piece(game, "Sprite").buffs) == (True, 1, 1)


@shows("Primal Strength")
def test_primal_strength_gives_any_unit_seven_might_this_turn():
    game = Position(
        seats=[Seat(hand=["Primal Strength"], energy=4, power="Body 1", base=["Recruit", gear_card("Thing")]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mega-Mech"]})],
    ).start()
    do(game, "play Primal Strength")
    assert offered(game) == ["pick Mega-Mech", "pick Recruit"]
    do(game, "pick Recruit")
    settle(game)
    assert might(game, "Recruit") == 8
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Sabotage")
def test_sabotage_recycles_a_card_that_is_no_unit_from_the_opponents_hand():
    game = Position(
        seats=[
            Seat(hand=["Sabotage", "Stupefy"], energy=1, power="Body 1"),
            Seat(hand=["Gust", "Mega-Mech", "Orb of Regret"], deck=["Flash"]),
        ],
    ).start()
    do(game, "play Sabotage")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["pick Gust", "pick Orb of Regret"])
    do(game, "pick Orb of Regret")
    assert (hand(game, 1), deck(game, 1)) == (["Gust", "Mega-Mech"], ["Flash", "Orb of Regret"])


@shows("Sabotage")
def test_sabotage_reveals_a_hand_of_units_and_takes_nothing():
    game = Position(seats=[Seat(hand=["Sabotage", "Gust"], energy=1, power="Body 1"), Seat(hand=["Mega-Mech"])]).start()
    do(game, "play Sabotage")
    settle(game)
    assert (question(game), hand(game, 1)) == ("main", ["Mega-Mech"])
    assert happened(game, "reveals") == ["reveals Mega-Mech"]


@shows("Sabotage")
def test_sabotage_chooses_among_several_opponents():
    game = Position(
        mode=Skirmish(),
        seats=[
            Seat(hand=["Sabotage"], energy=1, power="Body 1"),
            Seat(hand=["Gust"]),
            Seat(hand=["Flash"], deck=["Stupefy"]),
        ],
    ).start()
    do(game, "play Sabotage")
    assert offered(game) == ["pick seat 1", "pick seat 2"]
    do(game, "pick seat 2")
    settle(game)
    assert (hand(game, 1), hand(game, 2), deck(game, 2)) == (["Gust"], [], ["Stupefy", "Flash"])


@shows("Dazzling Aurora")
def test_dazzling_aurora_plays_the_next_unit_of_your_deck_at_the_end_of_your_turn():
    game = Position(
        seats=[Seat(base=["Dazzling Aurora"], deck=["Gust", "Flash", "Mega-Mech", "Stupefy"]), Seat()],
        fields=[Field(plain_field("Here"), 0, {0: ["Recruit"]})],
    ).start()
    do(game, "end")
    assert offered(game) == ["at Here", "at base 0"]
    do(game, "at Here")
    assert (at_field(game), banished(game, 0)) == (["Mega-Mech", "Recruit"], [])
    assert (deck(game, 0)[0], sorted(deck(game, 0)[1:])) == ("Stupefy", ["Flash", "Gust"])
    assert seat_asked(game) == 1


@shows("Dazzling Aurora")
def test_dazzling_aurora_does_nothing_at_the_end_of_an_opponents_turn():
    game = Position(seats=[Seat(), Seat(base=["Dazzling Aurora"], deck=["Mega-Mech", "Sai Scout"])]).start()
    do(game, "end")
    assert (base(game, 1), hand(game, 1)) == (["Dazzling Aurora"], ["Mega-Mech"])


@shows("Dazzling Aurora")
def test_dazzling_aurora_banishes_a_unit_that_may_not_be_played():
    hush = gear_card("Hush", cant(PLAY_CARDS, card_, actor=ENEMY))
    game = Position(seats=[Seat(base=["Dazzling Aurora"], deck=["Gust", "Mega-Mech"]), Seat(base=[hush])]).start()
    do(game, "end")
    assert (base(game, 0), banished(game, 0), deck(game, 0)) == (["Dazzling Aurora"], ["Mega-Mech"], ["Gust"])


@shows("Dazzling Aurora")
def test_dazzling_aurora_recycles_a_deck_without_units():
    game = Position(seats=[Seat(base=["Dazzling Aurora"], deck=["Gust", "Flash"]), Seat()]).start()
    do(game, "end")
    assert (base(game, 0), sorted(deck(game, 0)), trash(game, 0)) == (["Dazzling Aurora"], ["Flash", "Gust"], [])
