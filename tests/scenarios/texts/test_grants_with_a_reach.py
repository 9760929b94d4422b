"""One passive gives keywords, abilities and tags to whatever its noun describes, on the board or off it."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.language import (
    Action,
    Assault,
    Deathknell,
    Deflect,
    Hunt,
    I,
    Shield,
    Tank,
    a,
    cost,
    count,
    deal,
    dies,
    draw,
    exhaust_me,
    gain_xp,
    give,
    have,
    kill,
    play_card,
    play_token,
    times,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from farfield.rules.terms import ASSAULT, LEGEND
from tests.scenarios.table import (
    NONE,
    banished,
    damage_to,
    do,
    equipment,
    keyword,
    might,
    offers,
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
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
BOLT = spell_card("Bolt", Action, deal(1, a(unit)))
SPARK = spell_card("Spark", Action, deal(1, a(unit)), energy=1, power=(1,), domains=1)


# --- what a passive gives counts for those it names, while its condition holds


@pytest.mark.clause("CR 364.3")
def test_keywords_of_its_own_hold_while_their_condition_does() -> None:
    """Raging Soul, Wily Newtfish, Sivir: nothing of it before."""
    learn = spell_card("Learn", gain_xp(1))
    soul = "Raging Soul"
    for before, expected in (({}, (0, 0)), ({"discarded": 1}, (1, 1))):
        game = Position(seats=[Seat(base=[soul], this_turn=before), Seat()], fields=[Field(EAST)]).start()
        assert (keyword(game, soul, "Assault"), keyword(game, soul, "Ganking")) == expected
    game = Position(seats=[Seat(base=["Wily Newtfish"], hand=[learn]), Seat()], fields=[Field(EAST)]).start()
    assert (might(game, "Wily Newtfish"), keyword(game, "Wily Newtfish", "Ganking")) == (4, 0)
    do(game, "play Learn")
    settle(game)
    assert (might(game, "Wily Newtfish"), keyword(game, "Wily Newtfish", "Ganking")) == (5, 1)


def test_power_that_was_spent_this_turn_is_counted() -> None:
    dear = spell_card("Dear", draw(1), power=(1, 1))
    cheap = spell_card("Cheap", draw(1), power=(1,))
    sivir = "Sivir, Mercenary"
    game = Position(seats=[Seat(base=[sivir], hand=[dear, cheap], runes="Fury 3"), Seat()], fields=[Field()]).start()
    do(game, "play Cheap")
    settle(game)
    assert (might(game, sivir), keyword(game, sivir, "Ganking")) == (4, 0)
    do(game, "play Dear")
    settle(game)
    assert (might(game, sivir), keyword(game, sivir, "Ganking")) == (6, 1)


def test_what_gives_deflect_has_none_itself() -> None:
    """Petricite Monument, Spirit's Refuge: the gear is not a friendly unit."""
    squire, hero = unit_card("Squire"), unit_card("Hero", Deflect())
    game = Position(seats=[Seat(base=["Petricite Monument", squire]), Seat()], fields=[Field()]).start()
    assert (keyword(game, "Petricite Monument", "Deflect"), keyword(game, "Squire", "Deflect")) == (0, 1)
    pieces: list[str | Printed | Piece] = [
        "Spirit's Refuge",
        squire,
        Piece(hero, buffed=True),
        Piece(unit_card("Page"), buffed=True),
    ]
    game = Position(seats=[Seat(base=pieces), Seat()], fields=[Field()]).start()
    have_it = [keyword(game, name, "Deflect") for name in ("Spirit's Refuge", "Squire", "Hero", "Page")]
    assert have_it == [0, 0, 1, 1]  # "if they didn't already": the Hero has its own and no more


def test_a_keyword_holds_with_exactly_one_other() -> None:
    disciple = "Disciple of Shen"
    for others, expected in ((0, 0), (1, 3), (2, 0)):
        units: list[str | Printed | Piece] = [disciple, *[unit_card(f"Friend {i}") for i in range(others)]]
        game = Position(seats=[Seat(), Seat()], fields=[Field(EAST, controller=0, units={0: units})]).start()
        assert keyword(game, disciple, "Shield") == expected
    game = Position(seats=[Seat(base=[disciple, unit_card("Friend")]), Seat()], fields=[Field(EAST)]).start()
    assert keyword(game, disciple, "Shield") == 0  # a base is no battlefield


# --- off the board


@pytest.mark.clause("CR 805", "A66")
def test_units_played_from_elsewhere_have_accelerate() -> None:
    """Rek'Sai, Breacher: from the trash or the Champion Zone, and not from the hand."""
    grunt = unit_card("Grunt", might=3, energy=1, domains=1, power=(1,))
    muster = spell_card("Muster", play_token(RECRUIT, in_base=True))
    rise = spell_card("Rise", play_card(a(unit.yours.in_trash), free=True))
    game = Position(
        seats=[Seat(base=["Rek'Sai, Breacher"], hand=[rise, grunt, muster], trash=[grunt], runes="Fury 6"), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "play Grunt")
    assert question(game) == "main"  # no Accelerate to be asked for
    do(game, "play Rise")
    settle(game)
    assert question(game) == "optional-cost"
    do(game, "yes")
    do(game, "play Muster")
    settle(game)
    assert (question(game), piece(game, "Recruit").exhausted) == ("main", True)  # a token is played from nowhere
    states = sorted(game.card(id).exhausted for id in game.places[0].units if game.card(id).printed is grunt)
    assert states == [False, True]


@pytest.mark.clause("CR 819")
def test_equipment_everywhere_has_quick_draw() -> None:
    """Jax, Unmatched: a Reaction from hand, and attached as it is played; nobody else's is."""
    blade = equipment("Blade", bonus=2)
    wait = spell_card("Wait", Action, draw(NONE))
    for friend in (["Jax, Unmatched"], []):
        game = Position(
            seats=[Seat(base=[unit_card("Hero"), *friend], hand=[blade, wait]), Seat(hand=[blade])],
            fields=[Field(EAST)],
        ).start()
        do(game, "play Wait")
        assert question(game) == ("priority" if friend else "main")
        if friend:
            do(game, "play Blade", "pick Hero")
            settle(game)
            assert might(game, "Hero") == 4
            game = Position(seats=[Seat(hand=[wait]), Seat(base=friend, hand=[blade])], fields=[Field(EAST)]).start()
            do(game, "play Wait")
            assert offers(game, "play Blade")  # theirs, now


@pytest.mark.clause("CR 829")
def test_a_spell_in_the_trash_gets_flow_for_its_own_cost() -> None:
    """Kennen: until the end of the turn, and then it is banished."""
    hero = "Kennen, Storm of Shuriken"
    game = Position(
        seats=[Seat(base=[hero], trash=[SPARK, BOLT], runes="Fury 1"), Seat(base=[unit_card("Foe", might=9)])],
        fields=[Field(EAST)],
    ).start()
    assert not offers(game, "play Spark")
    do(game, f"move {hero}")
    settle(game)
    do(game, "pick Spark")
    settle(game)
    assert offers(game, "play Spark") and not offers(game, "play Bolt")
    do(game, "play Spark", "pick Foe")
    settle(game)
    assert (trash(game, 0), banished(game, 0), runes(game, 0)) == (["Bolt"], ["Spark"], (0, 0))


@pytest.mark.clause("CR 820")
def test_spells_have_repeat_in_a_showdown_of_hers() -> None:
    """Syndra, Transcendent: in a showdown where she is, for [2] and a Power; nowhere else."""
    hero = "Syndra, Transcendent"
    seats = [Seat(base=[hero], hand=[BOLT, BOLT], runes="Chaos 3"), Seat()]
    foe = Field(EAST, controller=1, units={1: [unit_card("Foe", might=9)]})
    game = Position(seats=seats, fields=[foe, Field(WEST)]).start()
    do(game, "play Bolt", "pick Foe")
    settle(game)
    assert game.card(piece(game, "Foe").id).damage == 1
    do(game, f"move {hero}", "at East", "play Bolt")
    assert question(game) == "optional-cost"
    do(game, "yes", "pick Foe", "pick Foe")
    assert runes(game, 0) == (1, 1)  # two exhausted, and one of them recycled
    settle_chain(game)
    assert damage_to(game, "Foe")[:3] == [1, 1, 1]


def test_only_the_next_spell_has_repeat_for_its_cost() -> None:
    """The Academy: "your next spell this turn"."""
    seats = [Seat(hand=[SPARK, SPARK], runes="Fury 6"), Seat(base=[unit_card("Foe", might=9)])]
    academy = Field("The Academy", controller=0, units={0: [unit_card("Hero")]})
    game = Position(seats=seats, fields=[academy, Field(WEST)], phase="beginning").start()
    settle(game)
    while question(game) != "main":
        settle(game)
    do(game, "play Spark")
    assert question(game) == "optional-cost"
    do(game, "yes", "pick Foe", "pick Foe")
    settle(game)
    assert piece(game, "Foe").damage == 2
    do(game, "play Spark")
    assert question(game) == "target"


# --- legends, tags, texts


@pytest.mark.clause("CR 477.2")
def test_friendly_legends_get_an_ability_from_a_battlefield() -> None:
    """Forge of the Fluft: of whoever controls it, as long as they do."""
    lord = Printed("Lord", LEGEND)
    blade, hero = equipment("Blade", bonus=1), unit_card("Hero")
    seats = [Seat(base=[blade, hero], legend=lord), Seat(base=[blade, hero], legend=lord)]
    for owner in (0, None, 1):
        units: dict[int, list[Printed]] = {} if owner is None else {owner: [unit_card("Guard")]}
        forge = Field("Forge of the Fluft", controller=owner, units=units)
        game = Position(seats=seats, fields=[forge, Field(WEST)]).start()
        assert offers(game, "use Lord") == (owner == 0)
    game = Position(
        seats=seats, fields=[Field("Forge of the Fluft", controller=0, units={0: [unit_card("Guard")]}), Field(WEST)]
    ).start()
    do(game, "use Lord", "pick Guard")
    settle(game)
    assert might(game, "Guard") == 3 and not offers(game, "use Lord")  # it is exhausted


@pytest.mark.clause("CR 477.1")
def test_effect_text_gives_a_tag() -> None:
    """Experimental Hexplate: its unit is a Mech, also for what looks back at it."""
    count_mechs = have(unit.named("Counter"), times(1, count(unit.tagged("Mech"))))
    counter = unit_card("Counter", count_mechs, when(dies(unit.tagged("Mech")), gain_xp(1)), might=1)
    end = spell_card("End", kill(a(unit)))
    plate = printed("Experimental Hexplate")
    hero = Piece(unit_card("Hero"), attached=[plate])
    game = Position(seats=[Seat(base=[counter, hero], hand=[end]), Seat()], fields=[Field(EAST)]).start()
    assert might(game, "Counter") == 2
    do(game, "play End", "pick Hero")
    settle(game)
    assert (might(game, "Counter"), xp(game)) == (1, [1, 0])


def test_each_equipment_gives_a_keyword_to_its_unit() -> None:
    """Purifier: once for each that is attached, and only of one's own."""
    blade = equipment("Blade", bonus=0)
    hero = Piece(unit_card("Hero"), attached=[blade, blade])
    seats = [Seat(base=[hero, unit_card("Page"), blade], legend=printed("Purifier")), Seat(base=[hero])]
    game = Position(seats=seats, fields=[Field(EAST)]).start()
    mine, theirs = (next(id for id in game.places[k].units if game.card(id).printed.name == "Hero") for k in (0, 1))
    assert [game.keyword(mine, ASSAULT), game.keyword(theirs, ASSAULT)] == [2, 0]
    assert keyword(game, "Page", "Assault") == 0


@pytest.mark.clause("CR 477.2")
def test_abilities_that_exhaust_are_lent() -> None:
    """Heimerdinger: of friendly legends, units and gear, used as his own."""
    lord = Printed("Lord", LEGEND, abilities=(use(exhaust_me(), draw(1)),))
    miner = unit_card("Miner", use(exhaust_me(), gain_xp(1)), use(cost(0), give(a(unit), 1)))
    theirs = unit_card("Theirs", use(exhaust_me(), gain_xp(5)))
    hero = "Heimerdinger, Inventor"
    game = Position(
        seats=[
            Seat(base=[hero, Piece(miner, exhausted=True)], legend=Piece(lord, exhausted=True)),
            Seat(base=[theirs]),
        ],
        fields=[Field(EAST)],
    ).start()
    assert len(game.activated(piece(game, hero).id)) == 2  # not what does not exhaust, nor an enemy's
    do(game, f"use {hero} 0")
    settle(game)
    assert (xp(game), piece(game, hero).exhausted) == ([1, 0], True)


@pytest.mark.clause("CR 136", "A65")
def test_an_equipment_copies_the_text_of_its_unit() -> None:
    """Svellsongur: its wearer has its own text twice, until it comes off."""
    miner = unit_card("Miner", Assault(2), when(I.attack, gain_xp(1)))
    song = printed("Svellsongur")
    page = unit_card("Page", Tank)
    game = Position(
        seats=[Seat(base=[miner, page, song], runes="Calm 4"), Seat()],
        fields=[Field(EAST, controller=1, units={1: [unit_card("Foe", might=1)]})],
    ).start()
    do(game, "use Svellsongur", "pick Miner")
    settle(game)
    assert keyword(game, "Miner", "Assault") == 4
    do(game, "move Miner", "done")
    settle(game)
    assert xp(game) == [2, 0]


def test_a_copied_text_goes_as_it_is_detached() -> None:
    miner = unit_card("Miner", Assault(2))
    loosen = spell_card("Loosen", kill(a(unit)))
    game = Position(
        seats=[Seat(base=[miner, unit_card("Page", Shield(1)), "Svellsongur"], hand=[loosen], runes="Calm 4"), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "use Svellsongur", "pick Miner")
    settle(game)
    do(game, "play Loosen", "pick Miner")
    settle(game)
    assert piece(game, "Svellsongur").printed.effect_text == ()
    do(game, "use Svellsongur")
    settle(game)
    assert (keyword(game, "Page", "Shield"), keyword(game, "Page", "Assault")) == (2, 0)


def test_all_keywords_of_an_object_are_given() -> None:
    """Kato the Arm: as he has them when it resolves, printed and given, with his Might."""
    kato = "Kato the Arm"
    captain = unit_card("Captain", have(unit.named(kato), None, Assault(2), Deathknell(draw(1))))
    game = Position(
        seats=[Seat(base=[kato, captain, unit_card("Page", might=1)]), Seat()],
        fields=[Field(EAST), Field(WEST)],
    ).start()
    do(game, f"move {kato}", "at East", "done")
    if question(game) == "target":
        do(game, "pick Page")
    settle(game)
    assert (keyword(game, "Page", "Deflect"), keyword(game, "Page", "Assault"), might(game, "Page")) == (1, 2, 4)


@pytest.mark.clause("CR 383.4")
def test_hold_effects_are_conquer_effects_and_vice_versa() -> None:
    """Skyfall of Areion: each effect once, what waits for both is not doubled."""
    hero = unit_card("Hero", when(I.hold, gain_xp(1)), when(I.conquer, gain_xp(10)), Hunt(100))
    skyfall = Piece(hero, attached=[printed("Skyfall of Areion")])
    for worn, expected in ((hero, 110), (skyfall, 111)):
        game = Position(seats=[Seat(base=[worn]), Seat()], fields=[Field(EAST), Field(WEST)]).start()
        do(game, "move Hero", "at East")
        settle(game)
        while question(game) == "order":
            do(game, "pick Hero")
            settle(game)
        assert (xp(game), points(game)) == ([expected, 0], [1, 0])


# --- keywords that are ignored


@pytest.mark.clause("CR 764")
def test_deflect_is_ignored_in_paying_for_one_spell() -> None:
    """Decree of Insight: this spell alone."""
    foe = unit_card("Foe", Deflect(2), might=9, domains=8)
    game = Position(
        seats=[Seat(hand=["Decree of Insight", BOLT], runes="Mind 1"), Seat(base=[foe])], fields=[Field(EAST)]
    ).start()
    assert not offers(game, "play Bolt")
    assert offers(game, "play Decree of Insight")
    do(game, "play Decree of Insight")
    if question(game) == "target":
        do(game, "pick Foe")
    settle(game)
    assert might(game, "Foe") == 4


@pytest.mark.clause("CR 764")
def test_deflect_is_ignored_of_what_is_at_a_battlefield() -> None:
    """Heisho: by every player, and only of what is there."""
    foe, far = unit_card("Foe", Deflect(1), might=9), unit_card("Far", Deflect(1), might=9)
    for turn in (0, 1):
        seats = [Seat(hand=[BOLT]), Seat(hand=[BOLT])]
        fields = [
            Field("Heisho, Shell of the World", controller=1 - turn, units={1 - turn: [foe]}),
            Field(WEST, controller=1 - turn, units={1 - turn: [far]}),
        ]
        game = Position(seats=seats, fields=fields, active=turn).start()
        do(game, "play Bolt")
        if question(game) == "target":
            assert not offers(game, "pick Far")
            do(game, "pick Foe")
        settle(game)
        assert piece(game, "Foe").damage == 1
