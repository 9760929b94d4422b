"""What a trigger hears, and what it does not: leaving the board, cards and tokens, players and units, places."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Ganking,
    I,
    Legion,
    a,
    banish,
    card_,
    draw,
    every,
    gain_control,
    gain_xp,
    gear,
    give,
    have,
    kill,
    leaves_the_board,
    me,
    pick,
    play_token,
    put_in_champion_zone,
    put_in_hand,
    put_in_trash,
    put_on_top,
    recall,
    recycle,
    return_to_hand,
    rune,
    spell,
    that,
    unit,
    when,
    you,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import select as se
from farfield.rules.effects.creating import Replace
from farfield.rules.effects.kinds_of_ability import Triggered, When
from farfield.rules.effects.parts import Effect
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    E_ATTACKS,
    E_COMBAT_WON,
    E_CONQUERED,
    E_DEFENDS,
    E_DISCARDED,
    E_LEFT,
    E_MOVED,
    E_PLAYED,
    E_RECYCLED,
    GEAR,
    Q_ASSIGN,
    Q_FOCUS,
    Q_ORDER,
    Q_PRIORITY,
    UNIT,
    YOURS,
    EventKind,
    Where,
)
from tests.insides import held_as_the_turn_began
from tests.scenarios.lane_legends.lane_table import PLAYER, Lane, Spot, Thrall, act, lanes, pass_all
from tests.scenarios.table import (
    at_field,
    base,
    do,
    gear_card,
    hand,
    might,
    plain_field,
    settle,
    spell_card,
    unit_card,
    xp,
)

POST = unit_card("Post")
POSTS = a(unit.named("Post"))
SQUIRE = Printed("Squire", UNIT, might=1, token=True)
GOLD = Printed("Gold", GEAR, token=True)


def go_on(game: Game) -> None:
    """Everybody passes; where an order is asked for, it is the one offered first."""
    while game.decisions() and game.decisions()[0].kind in (Q_PRIORITY, Q_FOCUS, Q_ORDER, Q_ASSIGN):
        decision = game.decisions()[0]
        game.choose(decision, decision.options[0])


# --- leaving the board

WAYS_OUT = [
    kill(POSTS),
    banish(POSTS),
    return_to_hand(POSTS),
    recycle(POSTS),
    put_in_trash(POSTS),
    put_in_hand(POSTS),
    put_on_top(POSTS),
    put_in_champion_zone(POSTS),
]


@pytest.mark.clause("core 18.9", "CR 124")
@pytest.mark.parametrize("way", WAYS_OUT, ids=lambda way: type(way).__name__)
def test_whoever_leaves_the_board_sees_it_and_so_do_others(way: Effect) -> None:
    """Wherever it goes: its own ability goes pending just before, as with its own death."""
    post = unit_card("Post", when(I.leave_the_board, gain_xp(1)))
    bell = gear_card("Bell", when(leaves_the_board(unit.friendly), gain_xp(10)))
    theirs = gear_card("Theirs", when(leaves_the_board(unit.friendly), gain_xp(100)))
    game = Position(
        seats=[Seat(hand=[spell_card("Go", way)], base=[post, bell], chosen_champion="Post"), Seat(base=[theirs])]
    ).start()
    do(game, "play Go")
    assert (base(game, 0), xp(game)) == (["Bell"], [11, 0])


@pytest.mark.clause("CR 186.1", "core 18.9")
def test_a_token_leaves_the_board_too() -> None:
    bell = gear_card("Bell", when(leaves_the_board(unit), gain_xp(1)))
    for way in (kill(a(unit)), return_to_hand(a(unit)), banish(a(unit))):
        game = Position(seats=[Seat(hand=[spell_card("Go", way)], base=[SQUIRE, bell]), Seat()]).start()
        do(game, "play Go")
        assert (base(game, 0), hand(game, 0), xp(game)) == (["Bell"], [], [1, 0])


@pytest.mark.clause("core 18.9")
def test_an_ability_given_by_a_passive_looks_back_as_well() -> None:
    banner = gear_card("Banner", have(unit.friendly, None, when(I.leave_the_board, gain_xp(1))))
    game = Position(
        seats=[Seat(hand=[spell_card("Go", return_to_hand(POSTS))], base=[POST, unit_card("Other"), banner]), Seat()]
    ).start()
    do(game, "play Go")
    assert xp(game) == [1, 0]


@pytest.mark.clause("core 18.9", "CR 718")
def test_a_gear_that_leaves_while_attached_is_inactive() -> None:
    trove = gear_card("Trove", when(I.leave_the_board, gain_xp(1)), tags=("Equipment",))
    go = spell_card("Go", kill(a(gear)))
    for worn, gained in ((False, 1), (True, 0)):
        pieces = [Piece(POST, attached=[trove])] if worn else [POST, trove]
        game = Position(seats=[Seat(hand=[go], base=pieces), Seat()]).start()
        do(game, "play Go")
        assert (base(game, 0), xp(game)) == (["Post"], [gained, 0])


@pytest.mark.clause("CR 446", "CR 438", "core 19.5")
def test_what_stays_on_the_board_has_not_left_it() -> None:
    """Moved, recalled, taken over, or replaced by a token that counts as the same object."""
    post = unit_card("Post", Ganking, when(I.leave_the_board, gain_xp(1)))
    bell = gear_card("Bell", when(leaves_the_board(unit), gain_xp(10)))
    fields = [Field(plain_field("East"), 0, {0: [post]}), Field(plain_field("West"))]
    for effect in (recall(POSTS), Replace(POSTS, SQUIRE)):
        game = Position(seats=[Seat(hand=[spell_card("Go", effect)], base=[bell]), Seat()], fields=fields).start()
        do(game, "play Go")
        assert xp(game) == [0, 0]
    game = Position(seats=[Seat(base=[bell]), Seat()], fields=fields).start()
    do(game, "move Post", "at West")
    settle(game)
    assert (at_field(game, 1), xp(game)) == (["Post"], [0, 0])
    steal = Position(
        seats=[Seat(hand=[spell_card("Go", gain_control(POSTS))], base=[bell]), Seat(base=[post])], fields=[Field()]
    ).start()
    do(steal, "play Go")
    assert (base(steal, 0), xp(steal)) == (["Bell", "Post"], [0, 0])


@pytest.mark.clause("CR 652", "core 22.15")
def test_what_goes_with_a_player_leaves_the_board() -> None:
    bell = gear_card("Bell", when(leaves_the_board(unit), gain_xp(1)))
    game = Position(seats=[Seat(base=[bell]), Seat(base=[POST, POST]), Seat()], mode=Skirmish()).start()
    game.concede(1)
    settle(game)
    assert xp(game) == [2, 0, 0]


# --- cards, tokens and runes


@pytest.mark.clause("CR 052", "CR 185")
def test_a_card_is_neither_a_token_nor_a_rune() -> None:
    tidy = spell_card("Tidy", recycle(every(rune.yours)), recycle(a(card_.yours.in_trash)))
    call = spell_card("Call", play_token(SQUIRE, 1), play_token(GOLD, 1))
    scribe = gear_card(
        "Scribe",
        when(When(E_PLAYED, actor=YOURS), gain_xp(1)),
        when(you.play(card_), gain_xp(10)),
        when(When(E_RECYCLED, actor=YOURS), gain_xp(100)),
        when(you.recycle(), gain_xp(1000)),
    )
    game = Position(seats=[Seat(hand=[call, tidy], base=[scribe], runes="Fury 2", trash=["Gust"]), Seat()]).start()
    do(game, "play Call")
    go_on(game)
    do(game, "play Tidy", "pick Gust")
    go_on(game)
    assert xp(game) == [2 * 11 + 1100, 0]  # two spells were played, one card was recycled


@pytest.mark.parametrize(("event", "heard"), [(you.recycle(), 1), (you.recycle(card_), 1), (you.recycle(rune), 0)])
def test_a_card_that_is_recycled_from_a_hand_is_a_card_whichever_it_is(event: When, heard: int):
    """CR 185: what comes from a Main Deck is one, and nobody has to show it."""
    sink = spell_card("Sink", recycle(pick(card_.yours.in_hand)))
    mine = Seat(hand=[sink, unit_card("Post")], base=[unit_card("Clerk", when(event, gain_xp(1)))])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Sink")
    settle(game)
    assert (xp(game)[0], hand(game, 0)) == (heard, [])


@pytest.mark.clause("CR 185")
def test_a_token_that_is_played_is_a_unit_that_is_played() -> None:
    call = spell_card("Call", play_token(SQUIRE, 2))
    herald = unit_card("Herald", when(you.play(unit), gain_xp(1)))
    chorus = unit_card("Chorus", Legion(have(me, 5)))
    game = Position(seats=[Seat(hand=[call], base=[herald, chorus]), Seat()]).start()
    do(game, "play Call")
    assert (xp(game), might(game, "Chorus")) == ([2, 0], 7)


@pytest.mark.clause("LL 6.1", "CR 185")
def test_a_strike_is_a_spell_that_is_played_and_no_card() -> None:
    """A player uses a stolen one."""
    reader = unit_card("Reader", when(you.play(spell), gain_xp(1)))
    scribe = unit_card("Scribe", when(you.play(card_), gain_xp(10)))
    game = lanes(
        Lane(
            runes="Fury 1",
            base=[reader, scribe, Piece(unit_card("Thief", might=9), attached=["Strike"])],
            near=Spot(thralls=[Thrall(3)]),
        )
    )
    act(game, 0, "move Thief", "done", "use Thief")
    pass_all(game)
    assert xp(game) == [1]


# --- players and units


@pytest.mark.clause("CR 466.3", "CR 383.4")
@pytest.mark.parametrize(
    ("kind", "gained"),
    [(E_COMBAT_WON, [1, 0]), (E_ATTACKS, [1, 0]), (E_DEFENDS, [0, 1]), (E_CONQUERED, [1, 0])],
)
def test_a_player_does_once_what_each_of_their_units_does(kind: EventKind, gained: list[int]) -> None:
    herald = gear_card("Herald", when(When(kind, actor=YOURS), gain_xp(1)))
    foe = unit_card("Foe", might=1)
    mine = [unit_card(name, when(When(kind, me=True), give(me, 1)), might=5) for name in ("Left", "Right")]
    game = Position(
        seats=[Seat(base=[herald, *mine]), Seat(base=[herald])],
        fields=[Field(plain_field("East"), 1, {1: [foe, foe]})],
    ).start()
    do(game, "move Left", "pick Right")
    go_on(game)
    assert xp(game) == gained
    each = 0 if kind == E_DEFENDS else 1
    assert (might(game, "Left"), might(game, "Right")) == (5 + each, 5 + each)


@pytest.mark.clause("CR 466.3")
def test_winning_a_combat_here() -> None:
    root = plain_field("Root", when(you.win_a_combat_here, gain_xp(1)))
    herald = gear_card("Herald", when(you.win_a_combat, gain_xp(10)))
    foes = {1: [unit_card("Foe", might=1)]}
    champs = [unit_card("One", might=9), unit_card("Two", might=9)]
    fields = [Field(root, 1, foes), Field(plain_field("East"), 1, foes)]
    game = Position(seats=[Seat(base=[herald, *champs]), Seat()], fields=fields).start()
    do(game, "move One", "at East", "done")
    assert xp(game) == [10, 0]  # Root is not theirs yet, and this was not there
    do(game, "move Two", "at Root")
    go_on(game)
    assert xp(game) == [20, 0]  # nor was it theirs as they won
    wall = Field(root, 0, {0: [unit_card("Wall", might=20)]})
    held = Position(seats=[Seat(base=[herald]), Seat(base=champs)], fields=[wall]).start()
    do(held, "end", "move One", "done")
    go_on(held)
    assert xp(held) == [11, 0]


# --- places


@pytest.mark.clause("CR 190.6", "core 1.4")
def test_a_battlefield_hears_what_happens_here_and_nothing_else() -> None:
    for text, gained in ((when(you.play(unit.here), gain_xp(1)), [0, 1]), (when(you.play(unit), gain_xp(1)), [1, 1])):
        fields = [Field(plain_field("East", text), 0, {0: [unit_card("Guard")]})]
        for place, n in zip(("base 0", "East"), gained, strict=True):
            game = Position(seats=[Seat(hand=[POST]), Seat()], fields=fields).start()
            do(game, "play Post", f"at {place}")
            assert xp(game) == [n, 0]


@pytest.mark.clause("CR 190.6", "CR 446")
def test_a_battlefield_hears_who_moves_from_here_and_who_moves_to_here() -> None:
    bar = plain_field(
        "Bar",
        Triggered(When(E_MOVED, types=UNIT, origin=se.HERE), give(that, 2)),
        Triggered(When(E_MOVED, types=UNIT, place=se.HERE), give(that, 4)),
    )
    walkers = [unit_card("Out", Ganking), unit_card("Guard")]
    fields = [Field(bar, 0, {0: walkers}), Field(plain_field("West"), 0, {0: [unit_card("In", Ganking)]})]
    game = Position(seats=[Seat(), Seat()], fields=fields).start()
    do(game, "move Out", "at West")
    do(game, "move In", "at Bar")
    go_on(game)
    assert (might(game, "Out"), might(game, "In"), might(game, "Guard")) == (4, 6, 2)


@pytest.mark.clause("CR 446")
@pytest.mark.parametrize(("origin", "gained"), [(se.AT_BATTLEFIELD, [0, 1]), (se.IN_BASE, [1, 0])])
def test_a_unit_knows_where_it_moved_from(origin: Where, gained: list[int]) -> None:
    runner = unit_card("Runner", Ganking, when(When(E_MOVED, me=True, origin=origin), gain_xp(1)))
    from_base = Position(seats=[Seat(base=[runner]), Seat()], fields=[Field()]).start()
    do(from_base, "move Runner")
    settle(from_base)
    there = Position(seats=[Seat(), Seat()], fields=[Field(controller=0, units={0: [runner]})]).start()
    do(there, "move Runner")
    settle(there)
    assert [xp(from_base)[0], xp(there)[0]] == gained


@pytest.mark.parametrize(
    "when_",
    [
        When(E_DISCARDED, place=se.HERE),
        When(E_LEFT, origin=se.HERE),
        When(E_MOVED, place=se.IN_TRASH),
        When(E_MOVED, origin=se.THERE),
    ],
)
def test_a_place_that_an_event_never_has_is_refused_as_the_card_is_defined(when_: When) -> None:
    with pytest.raises(CardTextError, match="Wrong"):
        gear_card("Wrong", when(when_, draw(1)))


@pytest.mark.clause("LL 3.4")
def test_what_a_battlefield_says_of_other_conquests_is_not_bound_by_its_own() -> None:
    """Only its own conquer ability waits for a conquest of what was not held when the turn began."""
    horn = plain_field("Horn", when(you.conquer, gain_xp(1)))
    game = lanes(
        Lane(near=Spot(units=[unit_card("Guard"), unit_card("Scout")], card=horn, controller=PLAYER), mid=Spot()),
    )
    held_as_the_turn_began(game, game.battlefields[0], 0)
    act(game, 0, "move Scout", "at Mid", "done")
    pass_all(game)
    assert xp(game) == [1]
