"""What every instruction leaves for the next one to ask: whether it was done, and how much of it (CR 205)."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    attach,
    banish,
    buff,
    burn,
    card_,
    change,
    channel,
    choose,
    deal,
    destination,
    detach,
    discard,
    disempower,
    double_might,
    draw,
    empower,
    every,
    exhaust,
    extra_turn,
    fight,
    gain_control,
    gain_points,
    gain_xp,
    gear,
    give,
    grant,
    heal,
    if_,
    if_you_cant,
    if_you_do,
    instead_of_dying,
    kill,
    legion,
    look_at_top,
    move,
    move_counters,
    move_to_base,
    pick,
    play_card,
    play_token,
    predict,
    prevent,
    put_counters,
    put_in_hand,
    put_in_trash,
    put_on_top,
    ready,
    recall,
    recycle,
    return_to_hand,
    reveal,
    spell_on_chain,
    spend_buff,
    spend_counters,
    stun,
    swap_might,
    swap_places,
    take_spell,
    that,
    unit,
    use,
)
from farfield.cards.language import cost as price
from farfield.cards.tokens import MECH, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects import amounts as am
from farfield.rules.effects.changed_traits import BecomeCopy, SetMight
from farfield.rules.effects.creating import Create, Replace
from farfield.rules.effects.parts import Effect, Number
from farfield.rules.effects.verbs import Counter
from farfield.rules.game import Game
from farfield.rules.terms import SPELL
from tests.scenarios.table import (
    NONE,
    do,
    equipment,
    hand,
    might,
    odd,
    offered,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
    xp,
)

HERE = plain_field("Here")
TALL = unit_card("Tall", might=5)
LOW = unit_card("Low", might=2)
HELM = equipment("Helm", bonus=1)
ENEMIES = every(unit.enemy)
FRIENDS = every(unit.friendly)


def table(*lines: Effect) -> Game:
    """Two units against two; the caster's wear and have a little of everything."""
    deed = spell_card("Deed", *odd(SPELL, *lines))
    return Position(
        seats=[
            Seat(
                hand=[deed, "Gust", "Flash"],
                base=[Piece(LOW, buffed=1, empowered=1, exhausted=True, attached=[HELM]), "Seal of Discord"],
                trash=["Confront"],
                points=2,
                rune_deck="Fury 2",
                deck=["Gust", "Flash", "Confront"],
            ),
            Seat(base=[Piece(TALL, damage=2)], points=1),
        ],
        fields=[Field(HERE, controller=1, units={1: [unit_card("Third", might=3)]})],
    ).start()


@pytest.mark.clause("CR 205", "CR 359.3.e.14")
@pytest.mark.parametrize(
    ("instruction", "done"),
    [
        (attach(every(gear.named("Helm")), every(unit.named("Low"))), 0),  # it is there already
        (attach(every(gear.named("Seal of Discord")), every(unit.named("Low"))), 1),
        (detach(every(gear.attached)), 1),
        (detach(every(gear.named("Seal of Discord"))), 0),
        (gain_control(ENEMIES), 2),
        (gain_control(FRIENDS), 0),
        (deal(1, ENEMIES), 2),
        (deal(3, every(unit.named("Tall"))), 3),
        (fight(every(unit.named("Low")), every(unit.named("Tall"))), 4 + 5),
        (fight(every(unit.named("Low")), every(unit.named("Nobody"))), 0),
        (prevent(FRIENDS, 3), 3),
        (prevent(FRIENDS), 1),
        (heal(ENEMIES), 1),
        (kill(ENEMIES), 2),
        (kill(every(unit.named("Nobody"))), 0),
        (draw(2), 2),
        (draw(NONE), 0),
        (burn(2), 2),
        (burn(NONE), 0),
        (channel(5), 2),
        (channel(NONE), 0),
        (discard(5), 2),
        (discard(0), 0),
        (reveal(every(card_.yours.in_hand)), 2),
        (give(ENEMIES, 1), 2),
        (give(every(unit.named("Nobody")), 1), 0),
        (give(ENEMIES, am.ValueOf(am.MIGHT, every(unit.named("Nobody")))), 0),
        (double_might(ENEMIES), 2),
        (swap_might(every(unit.named("Low")), every(unit.named("Tall"))), 1),
        (swap_might(every(unit.named("Low")), every(unit.named("Nobody"))), 0),
        (grant(ENEMIES), 2),
        (change(ENEMIES, SetMight(4)), 2),
        (BecomeCopy(ENEMIES, every(unit.named("Low"))), 2),
        (BecomeCopy(ENEMIES, every(unit.named("Nobody"))), 0),
        (move_to_base(ENEMIES), 1),
        (swap_places(every(unit.named("Tall")), every(unit.named("Third"))), 2),
        (swap_places(every(unit.named("Tall")), every(unit.named("Nobody"))), 0),
        (recall(ENEMIES), 1),
        (play_token(RECRUIT, 3, in_base=True), 3),
        (play_token(RECRUIT, 0, in_base=True), 0),
        (play_card(every(card_.yours.in_trash), free=True), 1),
        (ready(FRIENDS), 1),
        (exhaust(ENEMIES), 2),
        (exhaust(FRIENDS), 0),
        (stun(ENEMIES), 2),
        (buff(ENEMIES), 2),
        (buff(FRIENDS), 0),
        (spend_buff(FRIENDS), 1),
        (spend_buff(ENEMIES), 0),
        (empower(ENEMIES), 2),
        (disempower(FRIENDS), 1),
        (disempower(ENEMIES), 0),
        (gain_points(3), 3),
        (gain_points(-1), 1),
        (extra_turn(), 1),
        (return_to_hand(ENEMIES), 2),
        (recycle(every(card_.yours.in_trash)), 1),
        (banish(ENEMIES), 2),
        (put_in_trash(ENEMIES), 2),
        (put_in_hand(every(card_.yours.in_trash)), 1),
        (put_on_top(every(card_.yours.in_trash)), 1),
        (put_counters(ENEMIES, 3, 2), 2),
        (put_counters(ENEMIES, 3, 0), 0),
        (spend_counters(FRIENDS, 3), 0),
        (move_counters(FRIENDS, ENEMIES, 3), 0),
        (Create(RECRUIT, Number(2), here=False), 2),
        (Replace(ENEMIES, MECH), 2),
        (Replace(every(unit.named("Nobody")), MECH), 0),
        (Replace(ENEMIES), 0),
        (predict(0), 0),
        (look_at_top(0), 0),
    ],
    ids=lambda x: type(x).__name__ if isinstance(x, Effect) else str(x),
)
def test_how_much_an_instruction_did(instruction: Effect, done: int) -> None:
    """The next one reads the number, and whether it was done at all or could not be."""
    game = table(gain_points(NONE), instruction, gain_xp(am.Memo()))
    do(game, "play Deed")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert xp(game) == [done, 0]
    game = table(gain_points(NONE), instruction, if_(if_you_do, gain_xp(7)))
    do(game, "play Deed")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert xp(game) == [7 if done else 0, 0]
    game = table(gain_points(NONE), instruction, if_(if_you_cant, gain_xp(7)))
    do(game, "play Deed")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert xp(game) == [0 if done else 7, 0]


@pytest.mark.clause("CR 205")
@pytest.mark.parametrize(
    "instruction",
    [
        predict(1),
        look_at_top(2, least=1),
        move(a(unit.friendly), destination()),
    ],
    ids=["predict", "look", "move"],
)
def test_what_is_asked_on_the_way_was_done_once(instruction: Effect) -> None:
    game = table(instruction, gain_xp(am.Memo()))
    do(game, "play Deed")
    while question(game) != "main":
        do(game, offered(game)[0])
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 205")
def test_choosing_is_no_deed() -> None:
    game = table(choose(a(unit.named("Tall"))), if_(if_you_do, gain_xp(7), gain_xp(1)))
    do(game, "play Deed")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 205", "CR 359.3.e.14")
def test_a_kill_that_is_replaced_was_not_done_and_of_several_those_count_that_died() -> None:
    saint = unit_card("Saint", instead_of_dying(unit.friendly.named("Left"), heal(that), recall(that)), might=9)
    doom = spell_card("Doom", kill(every(unit.enemy.named("Left", "Right"))), gain_xp(am.Memo()))
    left, right = unit_card("Left"), unit_card("Right")
    game = Position(seats=[Seat(hand=[doom]), Seat(base=[saint, left, right])]).start()
    do(game, "play Doom")
    assert xp(game) == [1, 0]
    game = Position(seats=[Seat(hand=[doom]), Seat(base=[saint, left])]).start()
    do(game, "play Doom")
    assert xp(game) == [0, 0]


@pytest.mark.clause("CR 425", "CR 205")
def test_what_is_countered_or_taken_over_was_done() -> None:
    plan = spell_card("Plan", draw(NONE))
    deny = spell_card("Deny", Reaction, Counter(a(spell_on_chain)), gain_xp(am.Memo()))
    rob = spell_card("Rob", Reaction, take_spell(a(spell_on_chain)), gain_xp(am.Memo()))
    for name, answer_ in (("Deny", deny), ("Rob", rob)):
        game = Position(seats=[Seat(hand=[plan]), Seat(hand=[answer_])]).start()
        do(game, "play Plan", f"play {name}")
        settle(game)
        assert xp(game) == [0, 1]


@pytest.mark.clause("CR 741", "CR 205")
def test_counters_that_are_spent_or_moved_are_counted() -> None:
    mark = spell_card("Mark", put_counters(every(unit.friendly), 3, 2))
    use_up = spell_card("Use up", spend_counters(every(unit.friendly.named("Low")), 3, 2), gain_xp(am.Memo()))
    shift = spell_card(
        "Shift", move_counters(every(unit.friendly.named("Tall")), every(unit.enemy), 3, 5), gain_xp(am.Memo())
    )
    game = Position(seats=[Seat(hand=[mark, use_up, shift], base=[LOW, TALL]), Seat(base=[LOW])]).start()
    do(game, "play Mark", "play Use up")
    assert xp(game) == [1, 0]
    do(game, "play Shift")
    assert xp(game) == [1 + 2, 0]


@pytest.mark.clause("CR 355.17")
def test_any_number_may_be_picked_on_the_way() -> None:
    sift = spell_card("Sift", recycle(pick(card_.yours.in_hand, 0, -1)), gain_xp(am.Memo()))
    for picks, gained in ((["pick Gust", "pick Flash"], 2), (["pick Flash", "done"], 1), (["done"], 0)):
        game = Position(seats=[Seat(hand=[sift, "Gust", "Flash"]), Seat()]).start()
        do(game, "play Sift")
        assert offered(game) == ["done", "pick Flash", "pick Gust"]
        do(game, *picks)
        assert (xp(game), len(hand(game, 0))) == ([gained, 0], 2 - gained)


@pytest.mark.clause("CR 812")
def test_legion_in_the_text_of_an_ability_asks_for_another_card_than_its_source() -> None:
    """A unit of an earlier turn needs one card this turn, one that came this turn needs another beside itself."""
    boss = unit_card("Boss", use(price(0), if_(legion, gain_xp(1))))
    plan = spell_card("Plan", draw(NONE))
    game = Position(seats=[Seat(hand=[plan, boss], base=[boss]), Seat()]).start()
    do(game, "use Boss")
    assert xp(game) == [0, 0]
    do(game, "play Plan", "use Boss")
    assert xp(game) == [1, 0]
    game = Position(seats=[Seat(hand=[plan, boss]), Seat()]).start()
    do(game, "play Boss", "use Boss")
    assert xp(game) == [0, 0]
    do(game, "play Plan", "use Boss")
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 205", "CR 359.3.e.12")
def test_what_could_not_be_done_is_nothing_and_not_less() -> None:
    """As many points as a unit has Might that is not there: nothing; and so much Might more for another."""
    nobody = every(unit.named("Nobody"))
    game = table(gain_points(am.ValueOf(am.MIGHT, nobody)), give(every(unit.named("Tall")), am.Memo()))
    do(game, "play Deed")
    assert might(game, "Tall") == 5
