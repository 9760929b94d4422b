"""Places as objects: that battlefield, where a move began, the same location, a battlefield told by what is there."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Ambush,
    Hidden,
    Reaction,
    a,
    battlefield,
    destination,
    discard,
    draw,
    gain_control,
    give,
    kill,
    may_be_played_to,
    move,
    play_me_only_to,
    unit,
)
from farfield.games import Field, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from tests.cards.test_drafts import draft
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    controller,
    damage_to,
    do,
    hand,
    might,
    offered,
    offers,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
DEAR = unit_card("Dear", might=5, energy=7)
EAST = plain_field("East")
WEST = plain_field("West")


# --- plays to a named place, by whoever the text says


def test_its_owner_plays_it_to_their_own_base() -> None:
    """Stolen and then rescued by whoever stole it, a unit comes back to the base of its owner."""
    steal = spell_card("Steal", gain_control(a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[steal, draft("Portal Rescue", free=True)]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [DEAR]}), Field(WEST)],
    ).start()
    do(game, "play Steal")
    settle(game)
    do(game, "play Portal Rescue")
    settle(game)
    assert (base(game, 1), base(game, 0), at_field(game, 0), banished(game, 1)) == (["Dear"], [], [], [])


@pytest.mark.clause("CR 355.2")
def test_its_player_chooses_among_the_battlefields() -> None:
    game = Position(
        seats=[Seat(hand=[draft("Thrill of the Hunt", free=True)], base=[DEAR]), Seat()],
        fields=[Field(EAST, controller=1), Field(WEST, controller=1, units={1: [RIGHT]})],
    ).start()
    do(game, "play Thrill of the Hunt")
    settle_chain(game)
    assert (question(game), offered(game)) == ("place", ["at East", "at West"])  # and not its base
    do(game, "at West")
    settle_chain(game)
    assert at_field(game, 1) == ["Dear"]  # it has won the combat


def test_the_same_location_is_where_it_was() -> None:
    game = Position(
        seats=[Seat(hand=[draft("Temporal Breach", free=True)]), Seat()],
        fields=[Field(EAST, controller=1, units={1: [DEAR]}), Field(WEST, controller=1)],
    ).start()
    do(game, "play Temporal Breach")
    settle(game)
    assert (at_field(game, 0), at_field(game, 1), base(game, 1)) == (["Dear"], [], [])
    assert piece(game, "Dear").exhausted


def test_to_a_battlefield_you_control_and_nowhere_else() -> None:
    help_ = draft("Here to Help", free=True)
    game = Position(
        seats=[Seat(hand=[help_, DEAR], runes="Body 4"), Seat()],
        fields=[Field(EAST, controller=0, units={0: [LEFT]}), Field(WEST, controller=1)],
    ).start()
    do(game, "play Here to Help")
    settle(game)
    do(game, "yes", "pick Dear")
    settle(game)
    assert (at_field(game, 0), base(game, 0), runes(game, 0)) == (["Dear", "Left"], [], (0, 4))


@pytest.mark.clause("CR 358.5")
def test_without_such_a_battlefield_it_is_not_played() -> None:
    game = Position(
        seats=[Seat(hand=[draft("Here to Help", free=True), LEFT]), Seat()],
        fields=[Field(EAST, controller=1), Field(WEST)],
    ).start()
    do(game, "play Here to Help")
    settle(game)
    do(game, "yes", "pick Left")
    settle(game)
    assert (hand(game, 0), base(game, 0)) == (["Left"], [])


# --- that battlefield


@pytest.mark.clause("CR 359.3.f")
def test_that_battlefield_is_where_the_event_was_whatever_happens_then() -> None:
    """In response to the trigger the unit that moved is killed: the other one is moved there all the same."""
    bolt = spell_card("Bolt", Reaction, kill(a(unit)))
    game = Position(
        seats=[Seat(base=[draft("Irresistible Faefolk")]), Seat(hand=[bolt], base=[RIGHT])],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, "move Irresistible Faefolk", "at East", "yes", "play Bolt", "pick Irresistible Faefolk")
    settle(game)
    assert (at_field(game, 0), base(game, 1)) == (["Right"], [])


@pytest.mark.clause("CR 359.3.f")
@pytest.mark.parametrize("follows", [True, False])
def test_what_is_done_later_keeps_the_place_in_mind(follows: bool) -> None:
    """Iascylla holds East; in her Main Phase an enemy is moved there, though she may have gone by then."""
    game = Position(
        seats=[Seat(), Seat(base=[RIGHT])],
        fields=[Field(EAST, controller=0, units={0: [draft("Iascylla")]}), Field(WEST)],
        phase="beginning",
    ).start()
    settle(game)
    assert question(game) == "may"
    do(game, *(["yes"] if follows else ["no"]))
    settle(game)
    assert (base(game, 1), damage_to(game, "Iascylla")) == (([], [3]) if follows else (["Right"], []))


def test_an_event_at_a_battlefield_of_a_description() -> None:
    """Only an attack on a battlefield of yours weakens."""
    for whose, left in ((0, 4), (2, 5)):
        game = Position(
            seats=[Seat(legend=draft("Nine-Tailed Fox")), Seat(base=[DEAR]), Seat()],
            fields=[Field(EAST, controller=whose, units={whose: [LEFT]}), Field(WEST)],
            active=1,
            mode=Skirmish(),
        ).start()
        do(game, "move Dear", "at East")
        settle(game)
        assert might(game, "Dear") == left


@pytest.mark.clause("A39")
def test_an_opponent_moves_once_for_all_that_move_together() -> None:
    """Volibear: two units that move together are one move of theirs; not to his own battlefield, nor to a base."""
    game = Position(
        seats=[Seat(base=[LEFT, RIGHT, unit_card("Third")]), Seat()],
        fields=[Field(EAST), Field(WEST, controller=1, units={1: [draft("Volibear, Imposing")]})],
    ).start()
    do(game, "move Left", "at East", "pick Right", "done")
    settle(game)
    assert len(hand(game, 1)) == 1
    do(game, "move Third", "at West")
    settle(game)
    assert len(hand(game, 1)) == 1


@pytest.mark.clause("A39")
def test_whoever_moves_it_is_who_moves() -> None:
    """Moved by its opponent's own spell, a unit was not moved by an opponent."""
    push = spell_card("Push", move(a(unit.enemy), destination(battlefield)))
    game = Position(
        seats=[Seat(hand=[push]), Seat(base=[RIGHT])],
        fields=[Field(EAST), Field(WEST, controller=0, units={0: [draft("Volibear, Imposing")]})],
    ).start()
    do(game, "play Push", "pick East")
    settle(game)
    assert (at_field(game, 0), hand(game, 0)) == (["Right"], [])


# --- where a move began


def test_a_token_is_played_where_the_move_began() -> None:
    lillia = draft("Lillia, Fae Fawn")
    game = Position(
        seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: [lillia]}), Field(WEST)]
    ).start()
    do(game, "move Lillia, Fae Fawn")
    settle(game)
    assert (at_field(game, 0), base(game, 0)) == (["Sprite"], ["Lillia, Fae Fawn"])


def test_from_a_battlefield_and_not_from_a_base() -> None:
    squad = draft("Harpoon Squad")
    game = Position(seats=[Seat(base=[squad]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    printed = might(game, "Harpoon Squad")
    do(game, "move Harpoon Squad", "at East")
    settle(game)
    assert might(game, "Harpoon Squad") == printed


def test_the_place_it_was_moved_from_is_looked_at_afterwards() -> None:
    for others, drawn in (([LEFT], 1), ([], 0), ([LEFT, RIGHT], 0)):
        game = Position(
            seats=[Seat(hand=[draft("Isolate", free=True)]), Seat()],
            fields=[Field(EAST, controller=1, units={1: [DEAR, *others]}), Field(WEST)],
        ).start()
        do(game, "play Isolate", *(["pick Dear"] if others else []))
        settle(game)
        assert (base(game, 1), len(hand(game, 0))) == (["Dear"], drawn)


def test_at_either_end_of_the_move() -> None:
    akali = draft("Akali, Deadly Weapon")
    runner = Seat(base=[unit_card("Behind")])
    far = plain_field("Far")
    game = Position(
        seats=[runner, Seat(base=[unit_card("At Home")])],
        fields=[
            Field(EAST, controller=0, units={0: [akali, LEFT]}),
            Field(WEST, controller=1, units={1: [RIGHT]}),
            Field(far, controller=1, units={1: [DEAR]}),
        ],
    ).start()
    do(game, "move Akali, Deadly Weapon", "done", "yes")
    settle(game)
    # The only choice: her base is no battlefield, and nobody moved to the others.
    assert damage_to(game, "Left") == [1]


# --- battlefields told by what is there


def test_a_battlefield_you_are_attacking() -> None:
    """Two battlefields are contested; in the showdown at East Rengar comes there and nowhere else but home."""
    rengar = draft("Rengar, Pouncing", free=True)
    game = Position(
        seats=[Seat(hand=[rengar], base=[LEFT]), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [RIGHT]}),
            Field(WEST, controller=1, units={1: [DEAR]}),
        ],
    ).start()
    do(game, "play Rengar, Pouncing")
    settle(game)
    assert base(game, 0) == ["Left", "Rengar, Pouncing"]  # nothing is attacked yet: nobody is asked where
    game = Position(
        seats=[Seat(hand=[rengar], base=[LEFT]), Seat()],
        fields=[
            Field(EAST, controller=1, units={1: [RIGHT]}),
            Field(WEST, controller=1, units={1: [DEAR]}),
        ],
    ).start()
    do(game, "move Left", "at East", "play Rengar, Pouncing")
    assert offered(game) == ["at East", "at base 0"]
    do(game, "at East")
    settle_chain(game)
    assert at_field(game, 0) == ["Left", "Rengar, Pouncing", "Right"]


def test_where_an_enemy_unit_is_alone() -> None:
    """Arachnoid Horror, and what she lets others do: not where two enemies stand, nor where nobody is."""
    horror = draft("Arachnoid Horror", free=True)
    fields = [
        Field(EAST, controller=1, units={1: [RIGHT]}),
        Field(WEST, controller=1, units={1: [DEAR, unit_card("Second")]}),
        Field(plain_field("Open")),
    ]
    game = Position(seats=[Seat(hand=[horror, LEFT]), Seat(hand=[unit_card("Theirs")])], fields=fields).start()
    do(game, "play Left")
    settle(game)
    assert base(game, 0) == ["Left"]
    do(game, "play Arachnoid Horror")
    assert offered(game) == ["at East", "at base 0"]
    game = Position(seats=[Seat(hand=[LEFT], base=[horror]), Seat()], fields=fields).start()
    do(game, "play Left")
    assert offered(game) == ["at East", "at base 0"]


def test_what_another_unit_lets_be_played_is_a_friend_s_too() -> None:
    opener = unit_card("Opener", may_be_played_to(unit.friendly, battlefield.open))
    game = Position(
        seats=[Seat(base=[opener]), Seat(), Seat(hand=[LEFT]), Seat(hand=[RIGHT])],
        fields=[Field(EAST), Field(WEST, controller=1, units={1: [DEAR]}), Field(plain_field("North"))],
        mode=TwoVsTwo(),
        active=2,
    ).start()
    do(game, "play Left")
    assert offered(game) == ["at East", "at North", "at base 2"]


@pytest.mark.clause("CR 204", "CR 356")
@pytest.mark.parametrize("mine", [0, 1])
def test_a_battlefield_that_may_be_played_to_for_an_additional_cost(mine: int) -> None:
    """Dragon Roost: [A][A] more to play a Dragon there, whoever controls it; nothing where it could go anyway."""
    dragon = unit_card("Wyrm", might=9, energy=1, tags=("Dragon",))
    game = Position(
        seats=[Seat(hand=[dragon, LEFT], runes="Fury 3"), Seat()],
        fields=[Field(draft("Dragon Roost"), controller=mine, units={mine: [RIGHT]}), Field(WEST)],
    ).start()
    do(game, "play Wyrm")
    assert offered(game) == ["at Dragon Roost", "at base 0"]
    do(game, "at Dragon Roost")
    settle(game)
    assert "Wyrm" in at_field(game, 0)
    assert sum(runes(game, 0)) == (3 if mine == 0 else 1)  # Power is paid by recycling runes
    do(game, "play Left", *(["at base 0"] if question(game) == "place" else []))
    assert question(game) == ("place" if controller(game, 0) == 0 else "main")  # it is no Dragon


@pytest.mark.clause("CR 204")
def test_who_cannot_pay_is_not_asked() -> None:
    dragon = unit_card("Wyrm", energy=1, tags=("Dragon",))
    game = Position(
        seats=[Seat(hand=[dragon], runes="Fury 1"), Seat()],
        fields=[Field(draft("Dragon Roost"), controller=1, units={1: [RIGHT]}), Field(WEST)],
    ).start()
    do(game, "play Wyrm")
    settle(game)
    assert base(game, 0) == ["Wyrm"]


@pytest.mark.clause("CR 054")
def test_only_there_stays_only_there() -> None:
    """What lets all units be played to open battlefields does not help one that may be played only elsewhere."""
    opener = unit_card("Opener", may_be_played_to(unit.friendly, battlefield.open))
    shy = unit_card("Shy", play_me_only_to(battlefield.occupied))
    game = Position(
        seats=[Seat(base=[opener], hand=[shy]), Seat()],
        fields=[Field(EAST), Field(WEST, controller=0, units={0: [LEFT]})],
    ).start()
    do(game, "play Shy")
    settle(game)
    assert at_field(game, 1) == ["Left", "Shy"]


@pytest.mark.clause("A38")
def test_conquered_this_turn_as_the_only_place_to_play() -> None:
    """Perched Grimwyrm goes to a battlefield it could be played to anyway, and of those only to one conquered."""
    wyrm = draft("Perched Grimwyrm", free=True)
    game = Position(
        seats=[Seat(hand=[wyrm], base=[LEFT]), Seat()],
        fields=[Field(EAST), Field(WEST, controller=0, units={0: [RIGHT]})],
    ).start()
    assert not offers(game, "play Perched Grimwyrm")  # West is held, not conquered
    do(game, "move Left", "at East")
    settle(game)
    do(game, "play Perched Grimwyrm")
    settle(game)
    assert at_field(game, 0) == ["Left", "Perched Grimwyrm"]


@pytest.mark.clause("A38")
def test_conquered_and_lost_again_is_no_place_to_play() -> None:
    wyrm = draft("Perched Grimwyrm", free=True)
    give_up = spell_card("Give Up", kill(a(unit.friendly)))
    game = Position(seats=[Seat(hand=[wyrm, give_up], base=[LEFT]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
    do(game, "move Left", "at East")
    settle(game)
    assert offers(game, "play Perched Grimwyrm")
    do(game, "play Give Up")
    settle(game)
    assert not offers(game, "play Perched Grimwyrm")


@pytest.mark.clause("CR 822")
def test_ambush_where_only_enemies_are() -> None:
    hunter = draft("Rengar, Trophy Hunter", free=True)
    plain = unit_card("Prowler", Ambush)
    game = Position(
        seats=[Seat(base=[LEFT]), Seat(hand=[hunter, plain], base=[])],
        fields=[
            Field(EAST, controller=1, units={1: [RIGHT]}),
            Field(WEST, controller=0, units={0: [DEAR]}),
            Field(plain_field("Open")),
        ],
    ).start()
    do(game, "move Left", "at East")
    assert (seat_asked(game), offers(game, "play Prowler")) == (1, True)  # to East, where a unit of theirs is
    do(game, "play Rengar, Trophy Hunter")
    assert offered(game) == ["at East", "at West"]


@pytest.mark.clause("CR 357.3", "CR 822")
def test_ambush_to_where_the_killed_one_was() -> None:
    """The only unit there pays for the Wolf, who comes there all the same."""
    bird = unit_card("Sparrow", might=1, tags=("Bird",))
    game = Position(
        seats=[Seat(base=[LEFT]), Seat(hand=[draft("Stalking Wolf", free=True)])],
        fields=[Field(EAST, controller=1, units={1: [bird]}), Field(WEST)],
    ).start()
    do(game, "move Left", "at East", "play Stalking Wolf")
    settle_chain(game)
    assert (at_field(game, 0), trash(game, 1)) == (["Stalking Wolf"], ["Sparrow"])


def test_choose_a_battlefield_where_you_have_units() -> None:
    game = Position(
        seats=[Seat(hand=[draft("Moonfall", free=True)]), Seat(base=[RIGHT])],
        fields=[Field(EAST, units={0: [LEFT]}), Field(WEST, controller=0)],
    ).start()
    do(game, "play Moonfall", "pick Right")
    settle(game)
    # At East, where only units are his, and not at West, which he only controls: 1 against 3 there.
    assert (at_field(game, 0), base(game, 1), damage_to(game, "Left")) == (["Left"], [], [1])


@pytest.mark.parametrize(("there", "left"), [(1, (3, 4)), (2, (5, 3)), (3, (3, 4))])
def test_a_battlefield_with_exactly_two_units(there: int, left: tuple[int, int]) -> None:
    units = [unit_card(f"Guard {i}") for i in range(there)]
    game = Position(
        seats=[Seat(hand=[draft("Keeper of Law")], runes="Order 8"), Seat()],
        fields=[Field(EAST, controller=0, units={0: units}), Field(WEST)],
    ).start()
    do(game, "play Keeper of Law", *(["at base 0"]))
    settle(game)
    assert runes(game, 0) == left  # of eight: five and one Power, or three


@pytest.mark.clause("CR 355.4")
def test_a_location_where_a_unit_of_the_same_player_is() -> None:
    """Temptation: to the base too, if a unit of theirs is there; not to where only yours or nobody is."""
    fields = [
        Field(EAST, controller=1, units={1: [RIGHT]}),
        Field(WEST, controller=0, units={0: [LEFT]}),
        Field(plain_field("Open")),
    ]
    for at_home, to in (([DEAR], ["pick East", "pick base 1"]), ([], ["pick East"])):
        game = Position(
            seats=[Seat(hand=[draft("Temptation", free=True)]), Seat(base=at_home)],
            fields=[*fields, Field(plain_field("Far"), controller=1, units={1: [unit_card("Lonely")]})],
        ).start()
        do(game, "play Temptation")
        do(game, *(["no"] if question(game) == "optional-cost" else []))
        do(game, "pick Lonely")
        if question(game) == "destination":
            assert offered(game) == to
            do(game, "pick East")
        settle(game)
        assert at_field(game, 0) == ["Lonely", "Right"]


# --- from face down


@pytest.mark.clause("CR 811.1.d.2")
def test_from_face_down_an_enemy_elsewhere_is_moved_here() -> None:
    evelynn = draft("Evelynn, Entrancing")
    game = Position(
        seats=[Seat(), Seat(base=[RIGHT])],
        fields=[Field(EAST, controller=0, units={0: [DEAR]}, facedown={0: evelynn}), Field(WEST)],
    ).start()
    do(game, "play Evelynn, Entrancing", "yes")
    settle(game)
    assert (base(game, 1), at_field(game, 0)) == ([], ["Dear", "Evelynn, Entrancing"])  # it came, and lost


@pytest.mark.clause("CR 054")
def test_facedown_cards_are_not_played_where_it_is_forbidden() -> None:
    """Noxus Saboteur: not by opponents, not here; her own side and other battlefields are free."""
    lurker = spell_card("Lurker", Hidden, draw(1))
    lurker_2 = spell_card("Skulker", Hidden, draw(1))
    game = Position(
        seats=[Seat(), Seat(base=[draft("Noxus Saboteur")])],
        fields=[
            Field(EAST, controller=0, units={0: [LEFT]}, facedown={0: lurker}),
            Field(WEST, controller=0, units={0: [RIGHT]}, facedown={0: lurker_2}),
        ],
        active=1,
    ).start()
    assert seat_asked(game) == 1
    do(game, "move Noxus Saboteur", "at East")
    assert offered(game) == ["pass", "play Skulker"]


# --- the how-manieth turn


@pytest.mark.clause("CR 054")
@pytest.mark.parametrize(("turns", "fine"), [(1, False), (3, False), (4, True)])
def test_not_on_your_first_turns(turns: int, fine: bool) -> None:
    poro = draft("Ol' Poro", free=True)
    game = Position(seats=[Seat(hand=[poro], turns=turns), Seat(turns=9)]).start()
    assert offers(game, "play Ol' Poro") == fine


@pytest.mark.parametrize(("turns", "scored"), [(2, 0), (3, 1)])
def test_until_their_third_turn_is_asked_of_whoever_scores(turns: int, scored: int) -> None:
    """Forgotten Monument asks for the turns of the player who would score, whoever controls it."""
    monument = draft("Forgotten Monument")
    game = Position(
        seats=[Seat(base=[LEFT], turns=turns), Seat(turns=9)],
        fields=[Field(monument, controller=1), Field(WEST)],
    ).start()
    do(game, "move Left", "at Forgotten Monument")
    settle(game)
    assert game.sides[0].points == scored


# --- each player's own first


@pytest.mark.clause("A40")
def test_the_first_time_each_turn_is_every_players_own() -> None:
    """The Dreaming Tree: each player draws for the first time they choose a unit of their own here."""
    tree = draft("The Dreaming Tree")
    cheer = spell_card("Cheer", Reaction, give(a(unit.friendly), 1))
    again = spell_card("Cheer Again", Reaction, give(a(unit.friendly), 1))
    jeer = spell_card("Jeer", Reaction, give(a(unit.enemy), -1))
    game = Position(
        seats=[Seat(hand=[jeer, cheer, again]), Seat(hand=[cheer])],
        fields=[Field(tree, controller=0, units={0: [LEFT], 1: [RIGHT]}), Field(WEST)],
        every_window=True,
    ).start()

    def played(seat: int, name: str) -> list[int]:
        """How many cards both have in hand afterwards."""
        while seat_asked(game) != seat:
            do(game, "pass")
        do(game, f"play {name}")
        settle_chain(game)
        return [len(hand(game, i)) for i in (0, 1)]

    assert played(1, "Cheer") == [3, 1]
    assert played(0, "Jeer") == [2, 1]  # it chose an enemy
    assert played(0, "Cheer") == [2, 1]
    assert played(0, "Cheer Again") == [1, 1]


@pytest.mark.clause("A40")
def test_star_spring_lets_whoever_played_move_another_of_theirs_home() -> None:
    spring = draft("Star Spring")
    game = Position(
        seats=[Seat(hand=[unit_card("First"), unit_card("Second")]), Seat()],
        fields=[Field(spring, controller=0, units={0: [LEFT]}), Field(WEST)],
    ).start()
    do(game, "play First", "at Star Spring", "yes")
    settle(game)
    assert (at_field(game, 0), base(game, 0)) == (["First"], ["Left"])
    do(game, "play Second", "at Star Spring")
    settle(game)
    assert (at_field(game, 0), question(game)) == (["First", "Second"], "main")


# --- pay to play


@pytest.mark.clause("A41", "CR 383.3.b")
def test_what_is_paid_to_play_it_takes_the_place_of_its_cost() -> None:
    """Flame Chompers, discarded: [Fury] and nothing else, and declined it stays in the trash."""
    toss = spell_card("Toss", discard(1))
    for answer, at_home, left in (("yes", ["Flame Chompers"], 1), ("no", [], 2)):
        game = Position(
            seats=[Seat(hand=[toss, draft("Flame Chompers")], runes="Fury 2"), Seat()],
        ).start()
        do(game, "play Toss")
        settle(game)
        do(game, answer)
        settle(game)
        assert (base(game, 0), sum(runes(game, 0))) == (at_home, left)
