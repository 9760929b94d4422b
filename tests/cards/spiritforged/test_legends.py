"""Legends of Spiritforged."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Equip,
    Reaction,
    a,
    add,
    card_,
    cost,
    deal,
    every,
    exhaust_me,
    gain_xp,
    gear,
    give,
    kill,
    recycle,
    unit,
    up_to,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.game import Game
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    deck,
    do,
    equipment,
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
    unit_card,
    xp,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4, energy=2)
ROBOT = unit_card("Robot", might=4, tags=("Mech",))
TRINKET = gear_card("Trinket")
SWORD = equipment("Sword", Equip(cost("Fury")), bonus=2)
AXE = equipment("Axe", Equip(cost("Fury")), bonus=1)
CHEER = spell_card("Cheer", Action, give(a(unit), 1))
SLAY = spell_card("Slay", Reaction, kill(a(unit)))
EAST, WEST = plain_field("East"), plain_field("West")


def tired(game: Game, name: str) -> bool:
    return piece(game, name).exhausted


@shows("Mechanized Menace")
def test_mechanized_menace_gives_your_mechs_shield() -> None:
    fields = [Field(EAST, 0, {0: ["Mega-Mech"]})]
    seats = [Seat(legend="Mechanized Menace", base=[ROBOT, OGRE]), Seat(base=[unit_card("Theirs", tags=("Mech",))])]
    game = Position(seats=seats, fields=fields).start()
    assert [keyword(game, x, "Shield") for x in ("Robot", "Mega-Mech", "Ogre", "Theirs")] == [1, 1, 0, 0]


@shows("Purifier")
def test_purifier_lets_each_of_your_equipment_give_assault() -> None:
    """Not what lies unattached, not an opponent's, and no gear that is no Equipment."""
    band = Piece(ROBOT, attached=[gear_card("Band")])
    mine = Seat(legend="Purifier", base=[Piece(OGRE, attached=[SWORD, AXE]), band, "Recruit", AXE])
    game = Position(seats=[mine, Seat(base=[Piece(GIANT, attached=[SWORD])])]).start()
    assert [keyword(game, x, "Assault") for x in ("Ogre", "Robot", "Recruit", "Giant")] == [2, 0, 0, 0]


@shows("Glorious Executioner")
def test_glorious_executioner_draws_as_you_win_a_combat() -> None:
    fields = [Field(EAST, 1, {1: ["Recruit"]}), Field(WEST)]
    seats = [Seat(legend="Glorious Executioner", base=[OGRE, GIANT]), Seat(legend="Glorious Executioner")]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Ogre", "at East", "done")
    settle(game)
    assert (len(hand(game, 0)), hand(game, 1)) == (1, [])
    do(game, "move Giant", "at West")
    settle(game)
    assert len(hand(game, 0)) == 1  # no combat


def burrowing(energy: int, *top: object) -> Position:
    mine = Seat(legend="Void Burrower", base=["Recruit"], deck=list(top), energy=energy)  # type: ignore[arg-type]
    return Position(seats=[mine, Seat()], fields=[Field(EAST), Field(WEST, 0, {0: ["Sprite"]})])


DRAKE = unit_card("Drake", energy=9)


@shows("Void Burrower")
@pytest.mark.parametrize(
    ("answers", "left", "there", "used"),
    [
        (["yes", "pick Ogre", "at West"], ["Drake", "Robot"], ["Ogre", "Sprite"], True),
        (["yes", "done"], ["Drake"], ["Sprite"], True),
        (["no"], ["Ogre", "Robot", "Drake"], ["Sprite"], False),
    ],
)
def test_void_burrower_reveals_two_as_you_conquer_and_plays_one(
    answers: list[str], left: list[str], there: list[str], used: bool
) -> None:
    game = burrowing(2, OGRE, ROBOT, DRAKE).start()
    do(game, "move Recruit", "at East")
    settle(game)
    for answer in answers:
        if question(game) == "choose":
            assert offered(game) == ["done", "pick Ogre", "pick Robot"]
        do(game, answer)
        settle(game)
    assert (deck(game, 0)[: len(left)], at_field(game, 1), tired(game, "Void Burrower")) == (left, there, used)
    assert len(deck(game, 0)) == 3 - ("Ogre" in there)


@shows("Void Burrower")
def test_void_burrower_reveals_and_asks_for_the_price() -> None:
    """An Undertitan adds two as it is revealed; what cannot be paid for stays banished."""
    game = burrowing(0, "Undertitan", OGRE).start()
    do(game, "move Recruit", "at East")
    settle(game)
    do(game, "yes", "pick Ogre", "at base 0")
    settle(game)
    assert (base(game, 0), game.sides[0].energy) == (["Ogre"], 0)
    game = burrowing(1, OGRE, ROBOT).start()
    do(game, "move Recruit", "at East")
    settle(game)
    do(game, "yes", "pick Ogre")
    settle(game)
    assert (banished(game, 0), deck(game, 0)) == (["Ogre"], ["Robot"])


@shows("Void Burrower")
def test_void_burrower_does_nothing_as_you_hold_or_when_exhausted() -> None:
    seats = [Seat(legend="Void Burrower", deck=[OGRE, ROBOT, DRAKE]), Seat()]
    game = Position(seats=seats, fields=[Field(EAST, 0, {0: ["Sprite"]})], active=1).start()
    do(game, "end")
    settle(game)
    assert (question(game), deck(game, 0)) == ("main", ["Robot", "Drake"])
    mine = Seat(legend=Piece("Void Burrower", exhausted=True), base=["Recruit"], deck=[OGRE, ROBOT])
    game = Position(seats=[mine, Seat()], fields=[Field(EAST)]).start()
    do(game, "move Recruit")
    settle(game)
    assert (question(game), deck(game, 0)) == ("main", ["Ogre", "Robot"])


@shows("Fire Below the Mountain")
def test_fire_below_the_mountain_adds_a_power_for_gear() -> None:
    """To play it, or to use it; for nothing else."""
    lamp = gear_card("Lamp", power=(1,), domains=1)
    lever = gear_card("Lever", use(exhaust_me("Calm"), give(a(unit.friendly), 1)))
    hook = unit_card("Hook", use(exhaust_me("Calm"), give(a(unit.friendly), 1)))
    boon = spell_card("Boon", gain_xp(1), power=(1,), domains=1)
    seats = [
        Seat(legend="Fire Below the Mountain", hand=[lamp, boon], base=[lever, hook], asked=["control", "main"]),
        Seat(),
    ]
    game = Position(seats=seats).start()
    assert offered(game) == ["end", "move Hook", "play Lamp", "use Fire Below the Mountain", "use Lever"]
    do(game, "use Fire Below the Mountain")
    assert (question(game), tired(game, "Fire Below the Mountain")) == ("main", True)
    assert offered(game) == ["end", "move Hook", "play Lamp", "use Lever"]
    do(game, "use Lever")
    settle(game)
    assert (might(game, "Hook"), len(game.sides[0].power)) == (3, 0)


@shows("Fire Below the Mountain")
def test_fire_below_the_mountain_is_a_reaction() -> None:
    flash = gear_card("Flash", Reaction, power=(1,), domains=1)
    seats = [Seat(hand=[CHEER], base=[OGRE]), Seat(legend="Fire Below the Mountain", hand=[flash])]
    game = Position(seats=seats).start()
    do(game, "play Cheer")
    assert (seat_asked(game), "play Flash" in offered(game)) == (1, True)


@shows("Grandmaster at Arms")
def test_grandmaster_at_arms_attaches_what_is_detached_for_one() -> None:
    mine = Seat(legend="Grandmaster at Arms", energy=1, base=[SWORD, TRINKET, OGRE, Piece(ROBOT, attached=[AXE])])
    theirs = Seat(base=[equipment("Theirs"), GIANT])
    game = Position(seats=[mine, theirs]).start()
    do(game, "use Grandmaster at Arms 0")
    assert offered(game) == ["pick Ogre", "pick Robot"]  # there is one Equipment that can be meant
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), game.sides[0].energy, tired(game, "Grandmaster at Arms")) == (6, 0, True)


@shows("Grandmaster at Arms")
def test_grandmaster_at_arms_passes_on_what_is_attached_for_nothing() -> None:
    worn = Piece(ROBOT, attached=[AXE, gear_card("Band")])
    mine = Seat(legend="Grandmaster at Arms", base=[SWORD, OGRE, worn])
    game = Position(seats=[mine, Seat(base=[Piece(GIANT, attached=[equipment("Theirs")])])]).start()
    assert [x for x in offered(game) if x.startswith("use")] == ["use Grandmaster at Arms 1"]
    do(game, "use Grandmaster at Arms 1")
    assert offered(game) == ["pick Ogre", "pick Robot"]
    do(game, "pick Ogre")
    settle(game)
    assert (might(game, "Ogre"), might(game, "Robot"), tired(game, "Grandmaster at Arms")) == (5, 4, True)


@shows("Blade Dancer")
@pytest.mark.parametrize(
    ("answers", "power", "ready"), [(["yes"], "Fury 1", True), (["no"], "Fury 1", False), ([], "", False)]
)
def test_blade_dancer_readies_a_friend_you_choose_for_a_power(answers: list[str], power: str, ready: bool) -> None:
    mine = Seat(legend="Blade Dancer", hand=[CHEER], base=[Piece(OGRE, exhausted=True)], power=power)
    game = Position(seats=[mine, Seat(base=[GIANT])]).start()
    do(game, "play Cheer", "pick Ogre", *answers)
    settle(game)
    assert (question(game), tired(game, "Ogre"), tired(game, "Blade Dancer")) == ("main", not ready, ready)
    assert len(game.sides[0].power) == (0 if ready or not power else 1)


@shows("Blade Dancer")
def test_blade_dancer_minds_no_enemy_no_gear_and_no_choice_of_an_opponent() -> None:
    mine = Seat(legend="Blade Dancer", hand=[CHEER], base=[OGRE], power="Fury 1")
    game = Position(seats=[mine, Seat(base=[Piece(GIANT, exhausted=True)])]).start()
    do(game, "play Cheer", "pick Giant")
    settle(game)
    assert (question(game), tired(game, "Giant")) == ("main", True)
    game = Position(seats=[Seat(hand=[CHEER]), Seat(legend="Blade Dancer", base=[OGRE], power="Fury 1")]).start()
    do(game, "play Cheer")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 0)
    rust = spell_card("Rust", kill(a(gear.friendly)))
    mine = Seat(legend="Blade Dancer", hand=[rust], base=[TRINKET], power="Fury 1")
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Rust")
    settle(game)
    assert (question(game), len(game.sides[0].power)) == ("main", 1)


@shows("Blade Dancer")
@pytest.mark.parametrize(("answers", "energy", "ready"), [(["yes"], 1, True), (["no"], 1, False), ([], 0, False)])
def test_blade_dancer_is_readied_for_one_as_you_conquer(answers: list[str], energy: int, ready: bool) -> None:
    mine = Seat(legend=Piece("Blade Dancer", exhausted=True), base=[OGRE], energy=energy)
    game = Position(seats=[mine, Seat()], fields=[Field(EAST)]).start()
    do(game, "move Ogre")
    settle(game)
    do(game, *answers)
    settle(game)
    assert (question(game), tired(game, "Blade Dancer")) == ("main", not ready)


@shows("Emperor of the Sands")
def test_emperor_of_the_sands_gives_your_sand_soldiers_weaponmaster() -> None:
    game = Position(seats=[Seat(legend="Emperor of the Sands"), Seat(base=["Sand Soldier"])]).start()
    assert keyword(game, "Sand Soldier", "Weaponmaster") == 0
    mine = Seat(legend="Emperor of the Sands", base=["Sand Soldier", "Recruit"])
    game = Position(seats=[mine, Seat()]).start()
    assert [keyword(game, x, "Weaponmaster") for x in ("Sand Soldier", "Recruit")] == [1, 0]


@shows("Emperor of the Sands")
def test_emperor_of_the_sands_plays_a_soldier_for_one_after_an_equipment() -> None:
    """To the base; and as a Weaponmaster it takes the Equipment for a Power less."""
    mine = Seat(legend="Emperor of the Sands", hand=[SWORD, TRINKET], energy=1)
    fields = [Field(EAST, 0, {0: ["Recruit"]})]
    game = Position(seats=[mine, Seat()], fields=fields).start()
    do(game, "play Trinket")
    settle(game)
    assert "use Emperor of the Sands" not in offered(game)
    do(game, "play Sword")
    settle(game)
    do(game, "use Emperor of the Sands")
    settle(game)
    while question(game) != "main":
        do(game, "yes")
        settle(game)
    assert (base(game, 0), might(game, "Sand Soldier")) == (["Sand Soldier", "Sword", "Trinket"], 4)
    assert (game.sides[0].energy, tired(game, "Emperor of the Sands")) == (0, True)


@shows("Emperor of the Sands")
@pytest.mark.parametrize(("who", "there"), [(0, True), (1, False)])
def test_emperor_of_the_sands_counts_your_own_plays(who: int, there: bool) -> None:
    flash = equipment("Flash", Reaction)
    seats = [
        Seat(legend="Emperor of the Sands", hand=[CHEER, *([flash] if who == 0 else [])], base=[OGRE], energy=1),
        Seat(hand=[flash] if who == 1 else []),
    ]
    game = Position(seats=seats).start()
    if who == 0:
        do(game, "play Flash")
    else:
        do(game, "play Cheer", "play Flash")
    settle(game)
    assert ("use Emperor of the Sands" in offered(game)) is there


def explorer(*held: object, **more: object) -> Game:
    mine = Seat(legend="Prodigal Explorer", hand=list(held), base=[OGRE, TRINKET, *more.get("base", ())])  # type: ignore[arg-type, misc]
    theirs = Seat(base=[GIANT, gear_card("Lamp"), "Recruit"])
    return Position(seats=[mine, theirs]).start()


PRICK = spell_card("Prick", Action, deal(1, a(unit.enemy.named("Giant"))))
RUST = spell_card("Rust", kill(a(gear)))


@shows("Prodigal Explorer")
def test_prodigal_explorer_draws_once_two_enemies_were_chosen_this_turn() -> None:
    game = explorer(PRICK, RUST)
    do(game, "play Prick")
    settle(game)
    assert "use Prodigal Explorer" not in offered(game)
    do(game, "play Rust", "pick Lamp")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "use Prodigal Explorer"])  # a Reaction
    settle(game)
    do(game, "use Prodigal Explorer")
    settle(game)
    assert (len(hand(game, 0)), tired(game, "Prodigal Explorer")) == (1, True)


@shows("Prodigal Explorer")
@pytest.mark.parametrize(
    ("second", "there"), [("Rust at Trinket", False), ("Lever", False), ("Puller", True), ("Both", True)]
)
def test_prodigal_explorer_counts_what_spells_and_units_choose(second: str, there: bool) -> None:
    """No friend, and nothing that a gear chooses."""
    shot = use(exhaust_me(), deal(1, a(unit.enemy.named("Giant"))))
    both = spell_card("Both", deal(1, up_to(2, unit.enemy)))
    game = explorer(RUST, PRICK, both, base=(gear_card("Lever", shot), unit_card("Puller", shot)))
    if second == "Both":
        do(game, "play Both", "pick Giant", "pick Recruit")
    else:
        do(game, "play Prick")
        settle(game)
        if second == "Rust at Trinket":
            do(game, "play Rust", "pick Trinket")
        else:
            do(game, f"use {second}")
    settle(game)
    assert ("use Prodigal Explorer" in offered(game)) is there


@shows("Chem-Baroness")
@pytest.mark.parametrize(("answer", "gold"), [("yes", ["Gold"]), ("no", [])])
def test_chem_baroness_may_turn_a_hold_into_a_gold(answer: str, gold: list[str]) -> None:
    fields = [Field(EAST, 1, {1: ["Recruit"]})]
    game = Position(seats=[Seat(), Seat(legend="Chem-Baroness")], fields=fields).start()
    do(game, "end")
    settle(game)
    do(game, answer)
    settle(game)
    assert (base(game, 1), tired(game, "Chem-Baroness")) == (gold, answer == "yes")
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Chem-Baroness")
def test_chem_baroness_minds_neither_a_conquest_nor_an_opponent_who_holds() -> None:
    game = Position(seats=[Seat(legend="Chem-Baroness", base=[OGRE]), Seat()], fields=[Field(EAST)]).start()
    do(game, "move Ogre")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", [])
    fields = [Field(EAST, 1, {1: ["Recruit"]})]
    game = Position(seats=[Seat(legend="Chem-Baroness"), Seat()], fields=fields).start()
    do(game, "end")
    settle(game)
    assert (question(game), seat_asked(game), base(game, 0)) == ("main", 1, [])


@shows("Chem-Baroness")
@pytest.mark.parametrize(("mine", "theirs", "energy"), [(5, 0, 1), (4, 7, 0)])
def test_chem_baroness_lets_your_gold_add_an_energy_more_near_the_end(mine: int, theirs: int, energy: int) -> None:
    """Three points from the Victory Score, which is eight."""
    seats = [
        Seat(legend="Chem-Baroness", base=["Gold"], points=mine, asked=["control", "main"]),
        Seat(points=theirs, base=["Gold"]),
    ]
    game = Position(seats=seats).start()
    do(game, "use Gold")
    assert (game.sides[0].energy, len(game.sides[0].power)) == (energy, 1)


@shows("Chem-Baroness")
def test_chem_baroness_helps_no_opponents_gold_and_no_other_gear() -> None:
    seats = [Seat(base=["Gold"], asked=["control", "main"], points=6), Seat(legend="Chem-Baroness", points=6)]
    game = Position(seats=seats).start()
    do(game, "use Gold")
    assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 1)
    seats = [
        Seat(
            legend="Chem-Baroness",
            base=[gear_card("Font", use(exhaust_me(), add("A")))],
            points=6,
            asked=["control", "main"],
        ),
        Seat(),
    ]
    game = Position(seats=seats).start()
    do(game, "use Font")
    assert (game.sides[0].energy, len(game.sides[0].power)) == (0, 1)


@shows("Battle Mistress")
@pytest.mark.parametrize(("answer", "gold"), [("yes", ["Gold"]), ("no", [])])
def test_battle_mistress_may_turn_a_recycled_rune_into_gold(answer: str, gold: list[str]) -> None:
    boon = spell_card("Boon", gain_xp(1), power=(8,), domains=8)
    game = Position(seats=[Seat(legend="Battle Mistress", hand=[boon], runes="Body 1"), Seat()]).start()
    do(game, "play Boon")
    settle(game)
    do(game, answer)
    settle(game)
    assert (base(game, 0), tired(game, "Battle Mistress"), xp(game)) == (gold, answer == "yes", [1, 0])
    assert all(x.exhausted for x in game.objects() if x.printed.name == "Gold")


@shows("Battle Mistress")
def test_battle_mistress_minds_neither_a_card_nor_an_opponents_rune() -> None:
    sweep = spell_card("Sweep", recycle(a(card_.yours.in_trash)))
    game = Position(seats=[Seat(legend="Battle Mistress", hand=[sweep], trash=[OGRE]), Seat()]).start()
    do(game, "play Sweep")
    settle(game)
    assert (question(game), base(game, 0)) == ("main", [])
    boon = spell_card("Boon", gain_xp(1), power=(8,), domains=8)
    game = Position(seats=[Seat(hand=[boon], runes="Body 1"), Seat(legend="Battle Mistress")]).start()
    do(game, "play Boon")
    settle(game)
    assert (question(game), base(game, 1)) == ("main", [])


@shows("Battle Mistress")
@pytest.mark.parametrize(("victim", "ready"), [("Giant", True), ("Ogre", False)])
def test_battle_mistress_is_readied_as_enemy_units_die(victim: str, ready: bool) -> None:
    seats = [
        Seat(legend=Piece("Battle Mistress", exhausted=True), hand=[SLAY], base=[OGRE]),
        Seat(base=[GIANT]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Slay", f"pick {victim}")
    settle(game)
    assert tired(game, "Battle Mistress") is not ready


@shows("Battle Mistress")
def test_battle_mistress_is_readied_once_for_many_and_not_for_a_gear() -> None:
    rust = spell_card("Rust", kill(a(gear.enemy)))
    seats = [Seat(legend=Piece("Battle Mistress", exhausted=True), hand=[rust]), Seat(base=[TRINKET])]
    game = Position(seats=seats).start()
    do(game, "play Rust")
    settle(game)
    assert tired(game, "Battle Mistress")
    storm = spell_card("Storm", kill(every(unit.enemy)))
    seats = [Seat(legend=Piece("Battle Mistress", exhausted=True), hand=[storm]), Seat(base=[OGRE, GIANT])]
    game = Position(seats=seats, every_window=True).start()
    do(game, "play Storm", "pass", "pass")
    assert [x.kind for x in game.events()].count("triggers") == 1


@shows("Grand Duelist")
@pytest.mark.parametrize(("answer", "there"), [("yes", (0, 1)), ("no", (0, 0))])
def test_grand_duelist_channels_a_rune_as_your_unit_becomes_mighty(answer: str, there: tuple[int, int]) -> None:
    mine = Seat(legend="Grand Duelist", hand=[CHEER, CHEER], base=[OGRE], rune_deck="Body 3")
    game = Position(seats=[mine, Seat(base=[ROBOT])]).start()
    do(game, "play Cheer", "pick Robot")
    settle(game)
    assert question(game) == "main"
    do(game, "play Cheer", "pick Ogre")
    settle(game)
    do(game, answer)
    settle(game)
    assert (runes(game, 0), tired(game, "Grand Duelist")) == (there, answer == "yes")
