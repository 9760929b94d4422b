"""Origins: units of Fury that are no champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    ACTION,
    Hidden,
    Reaction,
    a,
    create,
    discard,
    do_this,
    exhaust_me,
    gain_xp,
    kill,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import UNIT
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
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

TOSS = spell_card("Toss", discard(1))
REACT = spell_card("React", Reaction, gain_xp(1))
TRAP = spell_card("Trap", Hidden, gain_xp(1))


@pytest.mark.parametrize(
    ("name", "energy"),
    [("Blazing Scorcher", 5), ("Legion Rearguard", 2), ("Jinx, Demolitionist", 3), ("Kai'Sa, Survivor", 4)],
)
@shows("Blazing Scorcher", "Legion Rearguard", "Jinx, Demolitionist", "Kai'Sa, Survivor")
def test_accelerate_costs_one_energy_and_one_fury_and_lets_it_enter_ready(name: str, energy: int):
    power = 1 if name.startswith("Jinx") else 0

    def play(answer: str):
        game = Position(seats=[Seat(hand=[name], energy=energy + 1, power=f"Fury {power + 1}"), Seat()]).start()
        do(game, f"play {name}", answer)
        return game

    quick = play("yes")
    assert not piece(quick, name).exhausted
    assert (quick.sides[0].energy, len(quick.sides[0].power)) == (0, 0)
    slow = play("no")
    assert piece(slow, name).exhausted
    assert (slow.sides[0].energy, len(slow.sides[0].power)) == (1, 1)


@shows("Legion Rearguard")
def test_accelerate_is_not_offered_for_power_of_another_domain():
    game = Position(seats=[Seat(hand=["Legion Rearguard"], energy=3, power="Chaos 1"), Seat()]).start()
    do(game, "play Legion Rearguard")
    assert piece(game, "Legion Rearguard").exhausted
    assert question(game) == "main"


@pytest.mark.parametrize(("answer", "energy", "left"), [("yes", 4, []), ("no", 6, ["Gust"])])
@shows("Brazen Buccaneer")
def test_brazen_buccaneer_costs_two_less_for_a_discarded_card(answer: str, energy: int, left: list[str]):
    game = Position(seats=[Seat(hand=["Brazen Buccaneer", "Gust"], energy=6), Seat()]).start()
    do(game, "play Brazen Buccaneer", answer)
    assert base(game, 0) == ["Brazen Buccaneer"]
    assert game.sides[0].energy == 6 - energy
    assert hand(game, 0) == left


@shows("Brazen Buccaneer")
def test_brazen_buccaneer_cannot_be_discarded_for_itself():
    game = Position(seats=[Seat(hand=["Brazen Buccaneer"], energy=5), Seat()]).start()
    assert offered(game) == ["end"]
    other = Position(seats=[Seat(hand=["Brazen Buccaneer", "Gust"], energy=4), Seat()]).start()
    assert offered(other) == ["end", "play Brazen Buccaneer"]


@shows("Chemtech Enforcer")
def test_chemtech_enforcer_makes_you_discard_a_card_of_your_choice():
    game = Position(seats=[Seat(hand=["Chemtech Enforcer", "Gust", "Flash"], energy=2), Seat(hand=["Stupefy"])]).start()
    do(game, "play Chemtech Enforcer")
    assert offered(game) == ["pick Flash", "pick Gust"]
    do(game, "pick Flash")
    assert (hand(game, 0), trash(game, 0), hand(game, 1)) == (["Gust"], ["Flash"], ["Stupefy"])


@shows("Chemtech Enforcer")
def test_chemtech_enforcer_has_two_more_might_as_an_attacker_only():
    game = Position(
        seats=[Seat(base=["Chemtech Enforcer"]), Seat()],
        fields=[Field(controller=1, units={1: ["Mountain Drake"]})],
    ).start()
    assert might(game, "Chemtech Enforcer") == 2
    do(game, "move Chemtech Enforcer")
    assert damage_to(game, "Mountain Drake") == [4]


@pytest.mark.parametrize(
    ("answer", "home", "gone", "left"),
    [("yes", ["Flame Chompers"], ["Toss"], (0, 0)), ("no", [], ["Flame Chompers", "Toss"], (1, 0))],
)
@shows("Flame Chompers")
def test_flame_chompers_may_be_played_for_one_fury_when_discarded(answer: str, home, gone, left):
    game = Position(seats=[Seat(hand=[TOSS, "Flame Chompers"], runes="Fury 1"), Seat()]).start()
    do(game, "play Toss")
    settle(game)
    assert question(game) == "may"
    do(game, answer)
    assert (base(game, 0), trash(game, 0), runes(game, 0)) == (home, gone, left)


@shows("Flame Chompers")
def test_flame_chompers_is_played_to_a_battlefield_you_control_too_and_enters_exhausted():
    game = Position(
        seats=[Seat(hand=[TOSS, "Flame Chompers"], runes="Fury 1"), Seat()],
        fields=[Field(plain_field("Ours"), 0, {0: ["Recruit"]}), Field(plain_field("Theirs"), 1, {1: ["Recruit"]})],
    ).start()
    do(game, "play Toss")
    settle(game)
    do(game, "yes")
    assert offered(game) == ["at Ours", "at base 0"]
    do(game, "at Ours")
    assert at_field(game) == ["Flame Chompers", "Recruit"]
    assert piece(game, "Flame Chompers").exhausted


@shows("Flame Chompers")
def test_flame_chompers_stays_in_the_trash_without_fury_or_when_it_was_not_discarded():
    calm = Position(seats=[Seat(hand=[TOSS, "Flame Chompers"], runes="Calm 3"), Seat()]).start()
    do(calm, "play Toss")
    settle(calm)
    assert trash(calm, 0) == ["Flame Chompers", "Toss"]
    slay = spell_card("Slay", kill(a(unit)))
    killed = Position(seats=[Seat(hand=[slay], base=["Flame Chompers"], runes="Fury 3"), Seat()]).start()
    do(killed, "play Slay")
    settle(killed)
    assert (question(killed), trash(killed, 0)) == ("main", ["Flame Chompers", "Slay"])


@shows("Magma Wurm")
def test_magma_wurm_lets_other_friendly_units_enter_ready_played_or_created():
    imp = Printed("Imp", UNIT, might=1, token=True)
    make = spell_card("Make", create(imp))
    game = Position(
        seats=[
            Seat(base=["Magma Wurm"], hand=["Daring Poro", make], energy=2),
            Seat(hand=["Mystic Poro"], runes="Fury 3"),
        ],
    ).start()
    do(game, "play Daring Poro", "play Make")
    settle(game)
    assert not piece(game, "Daring Poro").exhausted
    assert not piece(game, "Imp").exhausted
    do(game, "end", "play Mystic Poro")
    assert piece(game, "Mystic Poro").exhausted  # an enemy


@shows("Magma Wurm")
def test_magma_wurm_itself_enters_exhausted():
    game = Position(seats=[Seat(hand=["Magma Wurm"], energy=8, power="Fury 1"), Seat()]).start()
    do(game, "play Magma Wurm")
    assert piece(game, "Magma Wurm").exhausted


@pytest.mark.parametrize(("before", "cost"), [(False, 4), (True, 2)])
@shows("Noxus Hopeful")
def test_noxus_hopeful_costs_two_less_after_another_card(before: bool, cost: int):
    other = unit_card("Other")
    for energy in (cost, cost - 1):
        game = Position(seats=[Seat(hand=["Noxus Hopeful", other], energy=energy), Seat()]).start()
        if before:
            do(game, "play Other")
        assert ("play Noxus Hopeful" in offered(game)) is (energy == cost)


@shows("Noxus Hopeful")
def test_an_opponents_card_does_not_make_noxus_hopeful_cheaper():
    game = Position(
        seats=[Seat(hand=["Noxus Hopeful"], base=["Recruit"], energy=3), Seat(hand=[REACT])], fields=[Field()]
    ).start()
    do(game, "move Recruit", "play React")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 0)
    assert "play Noxus Hopeful" not in offered(game)


@shows("Captain Farron")
def test_captain_farron_gives_other_friendly_units_here_assault():
    game = Position(
        seats=[Seat(base=["Recruit"]), Seat()],
        fields=[
            Field(plain_field("Here"), 0, {0: ["Captain Farron", "Sprite"]}),
            Field(plain_field("There"), 1, {1: ["Mountain Drake"]}),
        ],
    ).start()
    found = {name: keyword(game, name, "Assault") for name in ("Captain Farron", "Sprite", "Recruit", "Mountain Drake")}
    assert found == {"Captain Farron": 0, "Sprite": 1, "Recruit": 0, "Mountain Drake": 0}


@shows("Captain Farron")
def test_captain_farron_makes_those_who_attack_with_him_stronger_and_no_enemy():
    game = Position(
        seats=[Seat(base=["Captain Farron", "Recruit"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    do(game, "move Captain Farron", "pick Recruit")
    assert (might(game, "Captain Farron"), might(game, "Recruit"), might(game, "Mountain Drake")) == (5, 2, 10)
    assert keyword(game, "Mountain Drake", "Assault") == 0


@shows("Dangerous Duo")
def test_dangerous_duo_gives_any_unit_two_might_this_turn_after_another_card():
    game = Position(
        seats=[Seat(hand=["Dangerous Duo", unit_card("Other")], energy=3), Seat(base=["Recruit"])],
    ).start()
    do(game, "play Other", "play Dangerous Duo")
    assert offered(game) == ["pick Dangerous Duo", "pick Other", "pick Recruit"]
    do(game, "pick Recruit")
    assert might(game, "Recruit") == 3
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Dangerous Duo")
def test_dangerous_duo_as_the_first_card_gives_nothing():
    game = Position(seats=[Seat(hand=["Dangerous Duo"], energy=3), Seat(base=["Recruit"])]).start()
    do(game, "play Dangerous Duo")
    assert (question(game), might(game, "Recruit"), might(game, "Dangerous Duo")) == ("main", 1, 3)


@shows("Noxus Saboteur")
@pytest.mark.parametrize(("where", "playable"), [("Here", False), ("There", True)])
def test_noxus_saboteur_keeps_the_opponents_facedown_cards_here_from_being_played(where: str, playable: bool):
    """He attacks a battlefield where the opponent has hidden a card."""
    fields = [
        Field(plain_field(name), 1, {1: ["Mountain Drake"]}, facedown={1: TRAP} if name == where else {})
        for name in ("Here", "There")
    ]
    game = Position(seats=[Seat(base=["Noxus Saboteur"]), Seat()], fields=fields, every_window=True).start()
    do(game, "move Noxus Saboteur", "at Here", "pass")
    assert seat_asked(game) == 1
    assert offered(game) == (["pass", "play Trap"] if playable else ["pass"])


@shows("Noxus Saboteur")
def test_noxus_saboteur_does_not_keep_his_own_player_from_it():
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(plain_field(), 0, {0: ["Noxus Saboteur"]}, facedown={0: TRAP})]
    ).start()
    assert offered(game) == ["end", "move Noxus Saboteur", "play Trap"]


@shows("Raging Soul")
def test_raging_soul_has_assault_and_ganking_in_a_turn_in_which_you_discarded():
    game = Position(
        seats=[Seat(hand=[TOSS, "Gust"], base=["Raging Soul"]), Seat()],
        fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})],
        every_window=True,
    ).start()
    assert [keyword(game, "Raging Soul", x) for x in ("Assault", "Ganking")] == [0, 0]
    do(game, "play Toss")
    settle(game)
    assert [keyword(game, "Raging Soul", x) for x in ("Assault", "Ganking")] == [1, 1]
    do(game, "move Raging Soul")
    assert might(game, "Raging Soul") == 5
    settle(game)
    do(game, "end")
    assert [keyword(game, "Raging Soul", x) for x in ("Assault", "Ganking")] == [0, 0]


@shows("Raging Soul")
def test_raging_soul_does_not_rage_when_an_opponent_discards():
    game = Position(
        seats=[Seat(base=["Raging Soul"]), Seat(hand=[spell_card("Toss", Reaction, discard(1)), "Gust"])],
        fields=[Field(plain_field())],
    ).start()
    do(game, "move Raging Soul", "play Toss")
    settle(game)
    assert trash(game, 1) == ["Gust", "Toss"]
    assert keyword(game, "Raging Soul", "Ganking") == 0


@shows("Scrapyard Champion")
def test_scrapyard_champion_changes_two_cards_for_two_after_another_card():
    game = Position(
        seats=[
            Seat(
                hand=[unit_card("Other"), "Scrapyard Champion", "Gust", "Flash", "Stupefy"],
                energy=5,
                power="Fury 1",
                deck=["Confront", "Mobilize", "En Garde"],
            ),
            Seat(),
        ]
    ).start()
    do(game, "play Other", "play Scrapyard Champion", "pick Gust", "pick Stupefy")
    assert (hand(game, 0), trash(game, 0), deck(game, 0)) == (
        ["Confront", "Flash", "Mobilize"],
        ["Gust", "Stupefy"],
        ["En Garde"],
    )


@shows("Scrapyard Champion")
def test_scrapyard_champion_draws_two_even_if_there_is_nothing_to_discard():
    game = Position(
        seats=[
            Seat(hand=[unit_card("Other"), "Scrapyard Champion"], energy=5, power="Fury 1", deck=["Gust", "Flash"]),
            Seat(),
        ]
    ).start()
    do(game, "play Other", "play Scrapyard Champion")
    assert (hand(game, 0), trash(game, 0)) == (["Flash", "Gust"], [])


@shows("Scrapyard Champion")
def test_scrapyard_champion_as_the_first_card_changes_nothing():
    game = Position(seats=[Seat(hand=["Scrapyard Champion", "Gust"], energy=5, power="Fury 1"), Seat()]).start()
    do(game, "play Scrapyard Champion")
    assert (question(game), hand(game, 0)) == ("main", ["Gust"])


@shows("Brynhir Thundersong")
def test_brynhir_thundersong_silences_opponents_for_the_turn():
    game = Position(
        seats=[
            Seat(hand=["Brynhir Thundersong"], base=["Recruit"], energy=6),
            Seat(hand=["Gust"], runes="Chaos 2", deck=["Flash"]),
        ],
        fields=[Field(plain_field())],
        every_window=True,
    ).start()
    do(game, "play Brynhir Thundersong")
    settle(game)
    do(game, "move Recruit", "pass")
    assert (seat_asked(game), offered(game)) == (1, ["pass"])
    settle(game)
    do(game, "end")
    assert offered(game) == ["end", "play Flash", "play Gust"]


@shows("Brynhir Thundersong")
def test_brynhir_thundersong_leaves_its_own_player_and_abilities_alone():
    sting = unit_card("Sting", use(exhaust_me(), gain_xp(1), speed=ACTION))
    game = Position(
        seats=[
            Seat(hand=["Brynhir Thundersong", unit_card("Other")], base=["Recruit"], energy=6),
            Seat(base=[sting]),
        ],
        fields=[Field(plain_field())],
    ).start()
    do(game, "play Brynhir Thundersong")
    settle(game)
    do(game, "play Other", "move Recruit")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "use Sting"])


@shows("Brynhir Thundersong")
def test_brynhir_thundersong_can_be_answered_before_the_effect():
    game = Position(
        seats=[
            Seat(hand=["Brynhir Thundersong"], energy=6),
            Seat(hand=[REACT]),
        ],
    ).start()
    do(game, "play Brynhir Thundersong")
    assert (seat_asked(game), offered(game)) == (1, ["pass", "play React"])


@shows("Raging Firebrand")
def test_raging_firebrand_makes_the_next_spell_cost_five_less_and_no_second():
    six = spell_card("Six", gain_xp(1), energy=6)
    game = Position(
        seats=[Seat(hand=["Raging Firebrand", six, six, unit_card("Unit", energy=2)], energy=9, power="Fury 1"), Seat()]
    ).start()
    do(game, "play Raging Firebrand")
    settle(game)
    assert offered(game) == ["end", "play Six", "play Six", "play Unit"]
    do(game, "play Unit")  # no spell: it pays in full and does not use it up
    assert game.sides[0].energy == 1
    do(game, "play Six")
    settle(game)
    assert game.sides[0].energy == 0


@shows("Raging Firebrand")
def test_raging_firebrands_discount_reaches_no_power_and_no_second_spell():
    costly = spell_card("Costly", gain_xp(1), energy=5, power=(1,))
    game = Position(seats=[Seat(hand=["Raging Firebrand", costly, costly], energy=10, power="Fury 3"), Seat()]).start()
    do(game, "play Raging Firebrand")
    settle(game)
    do(game, "play Costly")
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power)) == (4, 1)
    assert offered(game) == ["end"]


@shows("Raging Firebrand")
def test_raging_firebrands_discount_ends_with_the_turn():
    four = spell_card("Four", gain_xp(1), energy=4)
    game = Position(
        seats=[Seat(hand=["Raging Firebrand", four], energy=6, power="Fury 1", runes="Fury 3"), Seat()]
    ).start()
    do(game, "play Raging Firebrand")
    settle(game)
    assert offered(game) == ["end", "play Four"]
    do(game, "end", "end")
    assert "play Four" not in offered(game)


@shows("Immortal Phoenix")
@pytest.mark.clause("CR 356.1", "CR 383.3.b")
@pytest.mark.parametrize(
    ("answer", "home", "gone", "left"),
    [("yes", ["Immortal Phoenix"], ["Slay"], (0, 0)), ("no", [], ["Immortal Phoenix", "Slay"], (1, 1))],
)
def test_immortal_phoenix_may_return_for_its_price_when_your_spell_kills_a_unit(answer: str, home, gone, left):
    slay = spell_card("Slay", kill(a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[slay], trash=["Immortal Phoenix"], energy=1, power="Fury 1"), Seat(base=["Recruit"])]
    ).start()
    do(game, "play Slay")
    settle(game)
    assert question(game) == "may"
    do(game, answer)
    assert (base(game, 0), trash(game, 0)) == (home, gone)
    assert (game.sides[0].energy, len(game.sides[0].power)) == left


@shows("Immortal Phoenix")
@pytest.mark.clause("CR 428.5.d")
def test_immortal_phoenix_rises_when_what_a_spell_set_off_kills():
    slay = spell_card("Slay", gain_xp(1), do_this(kill(a(unit.enemy))))
    game = Position(
        seats=[Seat(hand=[slay], trash=["Immortal Phoenix"], runes="Fury 2"), Seat(base=["Recruit"])]
    ).start()
    do(game, "play Slay")
    settle(game)
    assert question(game) == "may"


@shows("Immortal Phoenix")
def test_immortal_phoenix_rises_from_damage_and_from_your_own_units_death():
    game = Position(
        seats=[Seat(hand=["Incinerate"], trash=["Immortal Phoenix"], runes="Fury 4"), Seat()],
        fields=[Field(plain_field(), 0, {0: ["Recruit"]})],
    ).start()
    do(game, "play Incinerate")
    settle(game)
    assert question(game) == "may"


@shows("Immortal Phoenix")
@pytest.mark.clause("CR 383.2.c")
def test_immortal_phoenix_rises_from_its_own_death_by_your_spell():
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay], base=["Immortal Phoenix"], energy=1, power="Fury 1"), Seat()]).start()
    do(game, "play Slay")
    settle(game)
    do(game, "yes")
    assert (base(game, 0), trash(game, 0)) == (["Immortal Phoenix"], ["Slay"])


@shows("Immortal Phoenix")
@pytest.mark.parametrize("how", ["ability", "combat", "opponent", "on the board", "no fury"])
def test_immortal_phoenix_does_not_rise(how: str):
    killer = unit_card("Killer", use(exhaust_me(), kill(a(unit.enemy))), might=9)
    slay = spell_card("Slay", kill(a(unit.named("Recruit"))))
    ashes = [] if how == "on the board" else ["Immortal Phoenix"]
    risen = ["Immortal Phoenix"] if how == "on the board" else []
    mine = Seat(hand=[slay], base=[killer, *risen], trash=ashes, runes="Mind 5" if how == "no fury" else "Fury 5")
    game = Position(
        seats=[Seat(hand=[slay], base=["Mega-Mech"]), mine] if how == "opponent" else [mine, Seat()],
        fields=[Field(plain_field(), 1, {1: ["Recruit"]})],
    ).start()
    do(game, {"ability": "use Killer", "combat": "move Killer"}.get(how, "play Slay"))
    settle(game)
    assert question(game) == "main"
    assert "Immortal Phoenix" in [*trash(game, 0), *trash(game, 1), *base(game, 0)]


@shows("Immortal Phoenix")
def test_immortal_phoenix_attacks_with_two_more():
    game = Position(
        seats=[Seat(base=["Immortal Phoenix"]), Seat()], fields=[Field(plain_field(), 1, {1: ["Mountain Drake"]})]
    ).start()
    do(game, "move Immortal Phoenix")
    assert damage_to(game, "Mountain Drake") == [5]


@shows("Kadregrin the Infernal")
def test_kadregrin_draws_for_each_of_your_mighty_units_itself_included():
    four, raised = unit_card("Four", might=4), Piece(unit_card("Raised", might=4), buffed=1)
    game = Position(
        seats=[
            Seat(hand=["Kadregrin the Infernal"], base=[four, raised, "Petty Officer"], energy=9, power="Fury 2"),
            Seat(base=["Mega-Mech"]),
        ],
    ).start()
    do(game, "play Kadregrin the Infernal")
    settle(game)
    assert len(hand(game, 0)) == 3  # Kadregrin, Raised and the Officer: five Might, not four, and not the enemy
