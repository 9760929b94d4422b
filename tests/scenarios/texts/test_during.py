""" "During a showdown", "during your Beginning Phase", "a combat that I was in": when something is or was."""

from __future__ import annotations

import pytest

from farfield.cards.catalogue import printed
from farfield.cards.language import (
    BEGINNING,
    IN_A_SHOWDOWN,
    Action,
    I,
    Temporary,
    a,
    dies,
    draw,
    every,
    exhaust_me,
    gain_xp,
    happened,
    have,
    in_a_showdown,
    in_a_showdown_here,
    in_your,
    in_your_phase,
    kill,
    me,
    move_to_base,
    play_token,
    state_is,
    unit,
    use,
    when,
    you,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.conditions import YourPhase
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.printed import Printed
from farfield.rules.terms import DRAW, E_DIED, UNIT
from tests.cards.test_drafts import draft
from tests.scenarios.table import (
    NONE,
    base,
    do,
    gear_card,
    hand,
    might,
    offers,
    piece,
    plain_field,
    settle,
    spell_card,
    unit_card,
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
SQUIRE = Printed("Squire", UNIT, might=1, token=True)


def attack(*mine: Printed, hand: tuple[Printed, ...] = (), foe: int = 1) -> Position:
    pieces = [Piece(x, exhausted=False) for x in mine]
    field = Field(EAST, controller=1, units={1: [unit_card("Foe", might=foe)]})
    return Position(seats=[Seat(base=pieces, hand=list(hand)), Seat()], fields=[field, Field(WEST)])


@pytest.mark.clause("CR 464")
def test_during_a_showdown_is_its_step_and_no_other_time() -> None:
    """Fresh Beans, Mystic Vortex, Syndra: a showdown anywhere, here, or one that I am in."""
    beans = unit_card("Beans", when(you.play(unit), gain_xp(1), if_=in_a_showdown))
    there = unit_card("There", have(me, 10, while_=state_is(me, IN_A_SHOWDOWN)), might=9)
    muster = spell_card("Muster", Action, play_token(SQUIRE, in_base=True))
    game = attack(beans, there, hand=(muster, muster)).start()
    do(game, "play Muster")
    settle(game)
    assert (xp(game), might(game, "There")) == ([0, 0], 9)
    do(game, "move There", "at East", "done")
    assert might(game, "There") == 19
    do(game, "play Muster")
    settle(game)
    assert (xp(game), might(game, "There")) == ([1, 0], 9)


def test_a_showdown_here_is_none_elsewhere() -> None:
    guard = unit_card("Guard", have(me, 10, while_=in_a_showdown_here), might=1)
    hero = Piece(unit_card("Hero", might=9), exhausted=False)
    for at, expected in ((0, 11), (1, 1)):
        fields = [Field(EAST, controller=1), Field(WEST, controller=1)]
        fields[at] = Field((EAST, WEST)[at], controller=1, units={1: [guard]})
        pause = spell_card("Pause", Action, draw(NONE))
        game = Position(seats=[Seat(base=[hero], hand=[pause]), Seat()], fields=fields).start()
        do(game, "move Hero", "at East")
        assert might(game, "Guard") == expected


@pytest.mark.clause("CR 315.2.a")
def test_your_beginning_phase_is_yours_and_is_remembered() -> None:
    """LeBlanc (Fragmented), Shadow Watcher: what dies of Temporary dies in it."""
    ghost = unit_card("Ghost", Temporary(), when(I.die, gain_xp(1), if_=in_your_phase(BEGINNING)))
    watcher = unit_card("Watcher", have(me, 1, while_=happened(in_your(BEGINNING, dies(unit.friendly)))), might=1)
    late = unit_card("Late", when(in_your(BEGINNING, dies(unit.friendly, nth=1)), gain_xp(10)))
    slay = spell_card("Slay", kill(a(unit.yours)))
    seat = Seat(base=[ghost, ghost, watcher, late, unit_card("Post")], hand=[slay])
    game = Position(seats=[seat, Seat()]).start()
    do(game, "play Slay", "pick Post")
    settle(game)
    assert (xp(game), might(game, "Watcher")) == ([0, 0], 1)
    do(game, "end", "end")
    while len(base(game, 0)) > 2 or xp(game)[0] < 12:
        do(game, "pass")
    assert (xp(game), might(game, "Watcher")) == ([12, 0], 2)


@pytest.mark.clause("A36")
def test_a_combat_that_i_was_in_ends_for_me_too() -> None:
    """Mournful Witness: also for who has been moved away meanwhile, not for who stayed at home."""
    witness = unit_card("Witness", when(I.was_in_a_combat_that_ends, gain_xp(1)), might=9)
    home = unit_card("Home", when(I.was_in_a_combat_that_ends, gain_xp(10)))
    flee = spell_card("Flee", Action, move_to_base(every(unit.yours)))
    game = attack(witness, home).start()
    do(game, "move Witness", "at East", "done")
    settle(game)
    assert xp(game) == [1, 0]
    game = attack(witness, home, hand=(flee,)).start()
    do(game, "move Witness", "at East", "done", "play Flee")
    settle(game)
    assert xp(game) == [1, 0]


def test_what_was_chosen_with_a_unit_counts_and_with_a_gear_does_not() -> None:
    """Prodigal Explorer: with spells or unit abilities."""
    scout = unit_card("Scout", when(you.choose(unit.enemy, or_a_unit=True), gain_xp(1)))
    lens = gear_card("Lens", use(exhaust_me(), kill(a(unit.enemy))))
    hound = unit_card("Hound", use(exhaust_me(), kill(a(unit.enemy))))
    slay = spell_card("Slay", kill(a(unit.enemy)))
    foes = [unit_card("A"), unit_card("B"), unit_card("C")]
    seat = Seat(base=[scout, lens, Piece(hound, exhausted=False)], hand=[slay])
    game = Position(seats=[seat, Seat(base=foes)]).start()
    gained = []
    for act in (("use Lens", "pick A"), ("use Hound", "pick B"), ("play Slay",)):
        do(game, *act)
        settle(game)
        gained.append(xp(game)[0])
    assert gained == [0, 1, 2]


@pytest.mark.clause("A37")
def test_a_poro_that_did_not_die_alone() -> None:
    """Loyal Poro: as it died; two that die at one moment were not alone."""
    for others, sweep, drawn in ((0, True, 0), (1, True, 1), (1, False, 1)):
        poro = printed("Loyal Poro")
        slay = spell_card("Slay", kill(every(unit) if sweep else a(unit.named("Loyal Poro"))))
        seat = Seat(base=[poro, *[unit_card("Friend")] * others], hand=[slay])
        game = Position(seats=[seat, Seat()]).start()
        do(game, "play Slay")
        settle(game)
        assert len(hand(game, 0)) == drawn


def test_phases_that_no_text_speaks_of_are_refused() -> None:
    with pytest.raises(CardTextError, match="Beginning Phase or the Main Phase"):
        unit_card("Odd", have(me, 1, while_=YourPhase(DRAW)))
    with pytest.raises(CardTextError, match="Beginning Phase or the Main Phase"):
        unit_card("Odd", when(in_your(DRAW, dies(unit)), draw(1)))
    with pytest.raises(CardTextError, match="only a choice"):
        unit_card("Odd", when(When(E_DIED, by_spell=True, with_units=True), draw(1)))


@pytest.mark.clause("CR 429")
def test_energy_that_is_spent_only_during_showdowns() -> None:
    """Scorn of the Moon pays in a showdown, not in the Main Phase; what was added before waits, and then pays."""
    cheer = spell_card("Cheer", Action, gain_xp(1), energy=1)
    for early in (False, True):
        game = Position(
            seats=[Seat(legend=draft("Scorn of the Moon"), base=[unit_card("Scout")], hand=[cheer]), Seat()],
            fields=[Field(EAST), Field(WEST)],
            full_control=True,
        ).start()
        assert not offers(game, "play Cheer")
        if early:
            do(game, "use Scorn of the Moon")
            assert not offers(game, "play Cheer")
        do(game, "move Scout", "at East", "play Cheer")
        settle(game)
        assert (xp(game), piece(game, "Scorn of the Moon").exhausted) == ([1, 0], True)
