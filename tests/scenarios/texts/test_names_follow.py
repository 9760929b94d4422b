"""A text that puts an object into another zone itself keeps calling it by its name (CR 124, 359.3.e.13)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    I,
    Reaction,
    a,
    attach,
    banish,
    buff,
    choose,
    cost,
    deal,
    dies,
    discard,
    do_this,
    draw,
    each_player,
    energy_of,
    every,
    gain_xp,
    gear,
    give,
    if_,
    if_you_do,
    instead_of_dying,
    it,
    kill,
    later,
    look_at_top,
    me,
    might_of,
    pick,
    play_card,
    play_token,
    put_in_hand,
    put_in_trash,
    ready,
    recycle,
    return_to_hand,
    stun,
    that,
    unit,
    use,
    when,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.parts import Number
from farfield.rules.effects.select import IsBound, Select, Target
from farfield.rules.terms import E_TURN_END, SPELL, TRASH, UNIT, YOURS
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    equipment,
    gear_card,
    hand,
    happened,
    odd,
    offered,
    piece,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

LEFT = unit_card("Left", might=3)
RIGHT = unit_card("Right", might=3)
ROCK = unit_card("Rock", might=9)
SNATCH = spell_card("Snatch", Reaction, return_to_hand(a(unit)))
BLINK = spell_card("Blink", banish(a(unit.friendly)), play_card(it(), free=True))


# --- through the zone changes that the text makes


@pytest.mark.clause("CR 124", "CR 419.3")
def test_banish_it_then_play_it() -> None:
    game = Position(seats=[Seat(hand=[BLINK], base=[Piece(LEFT, damage=1)]), Seat()]).start()
    do(game, "play Blink")
    settle(game)
    assert (base(game, 0), banished(game, 0), trash(game, 0)) == (["Left"], [], ["Blink"])
    assert (piece(game, "Left").damage, piece(game, "Left").exhausted) == (0, True), "it is a new object"


@pytest.mark.clause("CR 124", "CR 359.3.e.4")
def test_what_somebody_else_has_moved_is_not_followed() -> None:
    game = Position(
        seats=[Seat(hand=[BLINK], base=[LEFT]), Seat(hand=[SNATCH])],
    ).start()
    do(game, "play Blink", "play Snatch")
    settle(game)
    assert (base(game, 0), banished(game, 0), hand(game, 0)) == ([], [], ["Left"])


@pytest.mark.clause("CR 128.6", "CR 419.3")
def test_one_of_the_looked_at_is_banished_and_played_and_the_rest_recycled() -> None:
    levy = spell_card(
        "Levy",
        look_at_top(3, unit),
        banish(it("chosen")),
        play_card(it("chosen"), less=Number(2)),
        recycle(it("rest")),
    )
    dear = unit_card("Dear", energy=2)
    bottom = unit_card("Bottom")
    game = Position(seats=[Seat(hand=[levy], deck=[LEFT, dear, RIGHT, bottom]), Seat()]).start()
    do(game, "play Levy", "pick Dear")
    settle(game)
    assert (base(game, 0), banished(game, 0), deck(game, 0)[0]) == (["Dear"], [], "Bottom")
    assert sorted(deck(game, 0)) == ["Bottom", "Left", "Right"]


@pytest.mark.clause("CR 422", "CR 359.3.e.13")
def test_the_cost_of_what_was_discarded_is_read_in_the_trash() -> None:
    rage = spell_card("Rage", discard(1, "tossed"), deal(energy_of(it("tossed")), a(unit.at_battlefield)))
    dear = unit_card("Dear", energy=4)
    game = Position(
        seats=[Seat(hand=[rage, dear, LEFT]), Seat()],
        fields=[Field(controller=1, units={1: [ROCK]})],
    ).start()
    do(game, "play Rage", "pick Dear")
    assert (damage_to(game, "Rock"), trash(game, 0), hand(game, 0)) == ([4], ["Dear", "Rage"], ["Left"])


@pytest.mark.clause("CR 422")
def test_nothing_is_discarded_from_an_empty_hand_and_nothing_is_read() -> None:
    rage = spell_card("Rage", discard(1, "tossed"), deal(energy_of(it("tossed")), a(unit.at_battlefield)))
    game = Position(seats=[Seat(hand=[rage]), Seat()], fields=[Field(controller=1, units={1: [LEFT]})]).start()
    do(game, "play Rage")
    settle(game)
    assert (damage_to(game, "Left"), trash(game, 0)) == ([], ["Rage"])


@pytest.mark.clause("CR 124")
def test_one_after_another_through_several_zones() -> None:
    tour = spell_card("Tour", return_to_hand(a(unit.friendly)), put_in_trash(it()), recycle(it()), draw(1))
    game = Position(seats=[Seat(hand=[tour], base=[LEFT], deck=[]), Seat()]).start()
    do(game, "play Tour")
    settle(game)
    assert (hand(game, 0), trash(game, 0), deck(game, 0)) == (["Left"], ["Tour"], [])


@pytest.mark.clause("CR 124", "CR 413")
def test_a_token_that_was_returned_is_nowhere_to_be_followed_to() -> None:
    blink = spell_card("Blink", banish(a(unit.friendly)), play_card(it(), free=True), gain_xp(1))
    game = Position(seats=[Seat(hand=[blink], base=[RECRUIT]), Seat()]).start()
    do(game, "play Blink")
    settle(game)
    assert (base(game, 0), banished(game, 0), game.sides[0].xp) == ([], [], 1)


@pytest.mark.clause("CR 367")
def test_that_which_would_have_died_is_banished_and_played() -> None:
    phoenix = unit_card("Phoenix", instead_of_dying(me, banish(that), play_card(that, free=True)))
    slay = spell_card("Slay", kill(a(unit)))
    game = Position(seats=[Seat(hand=[slay], base=[phoenix]), Seat()]).start()
    do(game, "play Slay")
    settle(game)
    assert (base(game, 0), banished(game, 0), trash(game, 0)) == (["Phoenix"], [], ["Slay"])


# --- one text inside another, and texts that come later


@pytest.mark.clause("CR 190.6")
def test_what_another_player_does_within_the_text_is_done_by_the_text() -> None:
    relay = spell_card(
        "Relay",
        choose(a(unit.friendly, "runner")),
        each_player(banish(it("runner")), side=YOURS),
        play_card(it("runner"), free=True),
    )
    game = Position(seats=[Seat(hand=[relay], base=[LEFT]), Seat()]).start()
    do(game, "play Relay")
    settle(game)
    assert (base(game, 0), banished(game, 0)) == (["Left"], [])


@pytest.mark.clause("CR 386")
def test_a_reflexive_text_knows_what_was_played() -> None:
    smith = unit_card(
        "Smith",
        when(
            I.attack,
            play_card(pick(gear.yours.in_hand), free=True),
            if_(if_you_do, do_this(attach(it(), me))),
        ),
    )
    blade = equipment("Blade", bonus=2, energy=9)
    game = Position(
        seats=[Seat(hand=[blade], base=[smith]), Seat()],
        fields=[Field(controller=1, units={1: [ROCK]})],
    ).start()
    do(game, "move Smith", "pick Blade")
    assert happened(game, "enters", "attached") == ["enters Blade", "attached Blade Smith"]


@pytest.mark.clause("CR 183", "CR 386")
def test_tokens_are_known_by_their_name_once_they_have_entered() -> None:
    among = Select(UNIT, YOURS, filters=(IsBound(it("recruits")),))
    rise = spell_card("Rise", play_token(RECRUIT, 2, name="recruits"), do_this(ready(Target(among, 0, 2))))
    game = Position(seats=[Seat(hand=[rise], base=[Piece(LEFT, exhausted=True)]), Seat()]).start()
    do(game, "play Rise")
    settle_chain(game)
    assert offered(game) == ["done", "pick Recruit", "pick Recruit"]
    do(game, "pick Recruit", "pick Recruit")
    settle(game)
    assert sorted(offered(game)) == ["end", "move Recruit", "move Recruit"]


@pytest.mark.clause("CR 183", "CR 386")
def test_another_than_the_token_is_another_once_it_has_entered() -> None:
    image = spell_card("Image", play_token(RECRUIT, name="image"), do_this(buff(a(unit.other_than("image")))))
    game = Position(seats=[Seat(hand=[image], base=[LEFT]), Seat()]).start()
    do(game, "play Image")
    settle(game)
    assert (piece(game, "Left").buffs, piece(game, "Recruit").buffs) == (1, 0)


@pytest.mark.clause("CR 389")
def test_a_delayed_text_knows_where_it_was_put() -> None:
    lend = spell_card("Lend", put_in_trash(a(unit.friendly)), later(When(E_TURN_END), put_in_hand(it())))
    game = Position(seats=[Seat(hand=[lend], base=[LEFT]), Seat()]).start()
    do(game, "play Lend")
    settle(game)
    assert trash(game, 0) == ["Left", "Lend"]
    do(game, "end")
    assert (hand(game, 0), trash(game, 0)) == (["Left"], ["Lend"])


@pytest.mark.clause("CR 124", "CR 389")
def test_what_was_moved_again_meanwhile_is_not_known_to_it() -> None:
    lend = spell_card("Lend", put_in_trash(a(unit.friendly)), later(When(E_TURN_END), put_in_hand(it())))
    dig = spell_card("Dig", return_to_hand(a(unit.yours.in_trash)), discard(1))
    game = Position(seats=[Seat(hand=[lend, dig], base=[LEFT]), Seat()]).start()
    do(game, "play Lend")
    settle(game)
    do(game, "play Dig")
    settle(game)
    do(game, "end")
    assert (hand(game, 0), trash(game, 0)) == ([], ["Dig", "Left", "Lend"])


@pytest.mark.clause("CR 358.5", "CR 393")
def test_what_could_not_be_paid_for_is_still_remembered() -> None:
    tomb = gear_card(
        "Tomb",
        when(I.am_played, banish(every(unit.yours.in_trash), remember=True)),
        use(cost(0), play_card(pick(unit.yours.in_banishment.remembered))),
    )
    dear = unit_card("Dear", energy=2)
    waste = spell_card("Waste", gain_xp(1), energy=2)
    game = Position(seats=[Seat(hand=[tomb, waste], trash=[dear], runes="Mind 2"), Seat()]).start()
    do(game, "play Tomb", "play Waste", "use Tomb")
    assert (banished(game, 0), base(game, 0)) == (["Dear"], ["Tomb"])
    do(game, "end", "end", "use Tomb")
    assert (banished(game, 0), base(game, 0)) == ([], ["Dear", "Tomb"])


# --- what is read, and what is done to it


@pytest.mark.clause("CR 359.3.e.13")
def test_what_the_text_took_from_the_board_is_read_as_it_was_there() -> None:
    cull = spell_card("Cull", give(a(unit.friendly), 2), kill(it()), deal(might_of(it()), a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[cull], base=[LEFT]), Seat()],
        fields=[Field(controller=1, units={1: [ROCK]})],
    ).start()
    do(game, "play Cull")
    settle(game)
    assert (trash(game, 0), damage_to(game, "Rock")) == (["Cull", "Left"], [5])


@pytest.mark.clause("CR 359.3.e.12")
def test_what_somebody_else_took_from_the_board_cannot_be_read() -> None:
    cull = spell_card("Cull", kill(a(unit.friendly)), deal(might_of(it()), a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[cull], base=[LEFT]), Seat(hand=[SNATCH])], fields=[Field(controller=1, units={1: [RIGHT]})]
    ).start()
    do(game, "play Cull", "play Snatch", "pick Left")
    settle(game)
    assert (hand(game, 0), damage_to(game, "Right")) == (["Left"], [])


@pytest.mark.clause("CR 359.3.e.13")
def test_there_is_where_the_killed_unit_was() -> None:
    blast = spell_card("Blast", kill(a(unit.friendly)), deal(1, every(unit.there)))
    game = Position(
        seats=[Seat(hand=[blast], base=[unit_card("Far")]), Seat()],
        fields=[Field(controller=0, units={0: [LEFT, RIGHT]})],
    ).start()
    do(game, "play Blast", "pick Left")
    settle(game)
    assert (damage_to(game, "Right"), damage_to(game, "Far"), at_field(game)) == ([1], [], ["Right"])


@pytest.mark.clause("CR 124")
def test_a_card_in_the_trash_has_no_status() -> None:
    muddle = spell_card(
        "Muddle",
        *odd(SPELL, put_in_trash(a(unit.friendly)), stun(it()), buff(it()), give(it(), 1), ready(it()), gain_xp(1)),
    )
    game = Position(seats=[Seat(hand=[muddle], base=[LEFT]), Seat()]).start()
    do(game, "play Muddle")
    settle(game)
    left = piece(game, "Left")
    assert (left.zone, left.stunned, left.buffs, left.mods) == (TRASH, False, 0, None)
    assert game.sides[0].xp == 1


@pytest.mark.clause("CR 428", "CR 124")
def test_what_died_is_spoken_of_in_the_trash_as_long_as_it_lies_there() -> None:
    armorer = unit_card("Armorer", when(dies(gear.friendly), return_to_hand(that), may=True))
    melt = spell_card("Melt", kill(a(gear)))
    game = Position(seats=[Seat(hand=[melt], base=[armorer, gear_card("Jar")]), Seat()]).start()
    do(game, "play Melt", "yes")
    assert (hand(game, 0), trash(game, 0)) == (["Jar"], ["Melt"])
    sweep = spell_card("Sweep", Reaction, banish(a(gear.in_trash)))
    game = Position(seats=[Seat(hand=[melt], base=[armorer, gear_card("Jar")]), Seat(hand=[sweep])]).start()
    do(game, "play Melt", "yes", "play Sweep")
    assert (hand(game, 0), trash(game, 0), banished(game, 0)) == ([], ["Melt"], ["Jar"])
