"""A part that several texts share works in each of them as if it had been written there anew."""

from __future__ import annotations

from farfield.cards.language import (
    a,
    choose,
    cost,
    deal,
    destination,
    exhaust_me,
    give,
    it,
    kill,
    may,
    might_of,
    move,
    seq,
    stun,
    unit,
    use,
)
from farfield.games import Field, Piece, Position, Seat
from tests.scenarios.table import (
    at_field,
    damage_to,
    do,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    trash,
    unit_card,
)

ONE = unit_card("One", might=3)
TWO = unit_card("Two", might=4)


def test_two_texts_that_share_a_target_and_its_pronoun() -> None:
    """The pronoun is the second choice of the one text and the first of the other."""
    foe, its = a(unit.enemy), it()
    hurt = deal(might_of(its), its)
    late = spell_card("Late", choose(a(unit.friendly, "mine")), choose(foe), hurt)
    soon = spell_card("Soon", choose(foe), hurt)
    for first, second in (("Late", "Soon"), ("Soon", "Late")):
        game = Position(
            seats=[Seat(hand=[late, soon], base=[Piece(TWO)]), Seat()], fields=[Field(units={1: [ONE]})]
        ).start()
        do(game, f"play {first}")
        settle(game)
        assert (trash(game, 0), trash(game, 1)) == ([first], ["One"])
        assert offered(game) == ["end", "move Two"], f"nothing is left that {second} could choose"


def test_two_abilities_of_a_card_that_share_a_filter_on_the_first_choice() -> None:
    other = unit.enemy.other_than("first")
    both = seq(give(a(unit, "first"), -1), stun(a(other)))
    juggler = unit_card("Juggler", use(cost(0), choose(a(unit.friendly)), both), use(exhaust_me(), both))
    for number, answers in ((0, ["pick Juggler", "pick One", "pick Two"]), (1, ["pick One", "pick Two"])):
        game = Position(
            seats=[Seat(base=[juggler, unit_card("Idler")]), Seat()], fields=[Field(units={1: [ONE, TWO, ONE]})]
        ).start()
        do(game, f"use Juggler {number}", *answers)
        settle(game)
        assert (piece(game, "Two").stunned, at_field(game)) == (True, ["One", "One", "Two"])


def test_two_cards_that_share_a_whole_instruction() -> None:
    march = move(a(unit.friendly), destination(name="there"))
    near = spell_card("Near", march, give(it(), 1))
    far = spell_card("Far", give(a(unit.friendly, "other"), 1), march, may(kill(it("other"))))
    fields = [Field(plain_field("Here")), Field(plain_field("There"))]
    game = Position(seats=[Seat(hand=[near, far], base=[ONE, TWO]), Seat()], fields=fields).start()
    do(game, "play Near", "pick One", "pick Here")
    settle(game)
    do(game, "play Far", "pick Two", "pick One", "pick There")
    settle(game)
    do(game, "no")
    assert (at_field(game, 0), at_field(game, 1)) == ([], ["One"])
    assert (might(game, "One"), might(game, "Two")) == (4, 5)


def test_a_target_that_stands_twice_in_one_text_is_chosen_twice() -> None:
    """So it reads as well: the words know nothing of who else holds the part."""
    foe = a(unit.enemy)
    twice = spell_card("Twice", deal(1, foe), deal(1, foe))
    game = Position(seats=[Seat(hand=[twice]), Seat()], fields=[Field(units={1: [ONE, TWO]})]).start()
    do(game, "play Twice", "pick One")
    assert question(game) == "target"
    do(game, "pick Two")
    settle(game)
    assert (damage_to(game, "One"), damage_to(game, "Two")) == ([1], [1])
