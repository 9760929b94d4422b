"""How far a text reaches where nobody chooses: its own arena, and its own player (ruling B2)."""

from __future__ import annotations

from farfield.cards.catalogue import text
from farfield.cards.language import (
    Action,
    a,
    battlefield,
    cant,
    card_,
    count,
    deal,
    draw,
    every,
    exhaust,
    have,
    lasts,
    legend,
    me,
    pay_less,
    pick,
    recycle,
    rune,
    unit,
)
from farfield.cards.language import spell as spell_noun
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.state import Card, Option
from farfield.rules.terms import OTHERS, PASS, PICK, PLAY, Q_CHOOSE, SPELL, TAKE_DAMAGE, UNIT
from tests.modes.test_arenas_side_by_side import ZAP, asked_in, brute, damage, play, settle, table


def spell(name: str, *lines: object) -> Printed:
    return Printed(name, SPELL, abilities=text(Action, *lines))  # type: ignore[arg-type]


def found(game: Game, name: str) -> list[Card]:
    return [card for card in game.objects() if card.printed.name == name]


def aim(game: Game, arena: int, id: int) -> None:
    """Choose the target that is asked for in an arena."""
    decision = asked_in(game, arena)
    assert decision is not None
    game.choose(decision, Option(PICK, id))


def test_every_rune_is_every_rune_of_the_arena() -> None:
    game = table(spell("Drain", exhaust(every(rune))))
    play(game, 0, "Drain")
    settle(game)
    spent = [[game.card(id).exhausted for id in side.runes] for side in game.sides[:2]]
    assert all(spent[0])
    assert spent[0]
    assert not any(spent[1])


def test_every_legend_is_every_legend_of_the_arena() -> None:
    game = table(spell("Tire", exhaust(every(legend))))
    play(game, 0, "Tire")
    settle(game)
    assert [game.card(side.legends[0]).exhausted for side in game.sides[:2]] == [True, False]


def test_battlefields_are_counted_in_the_arena() -> None:
    game = table(spell("Survey", draw(count(battlefield))))
    here = len([i for i in game.arenas[0].places if game.places[i].side < 0])
    before = len(game.sides[0].hand)
    play(game, 0, "Survey")
    settle(game)
    assert (here, len(game.battlefields)) == (2, 4)
    assert len(game.sides[0].hand) == before - 1 + here


def test_hands_of_those_in_another_arena_are_not_meant() -> None:
    game = table(spell("Purge", recycle(every(card_.in_hand))))
    kept = len(game.sides[1].hand)
    play(game, 0, "Purge")
    settle(game)
    assert (len(game.sides[0].hand), len(game.sides[1].hand)) == (0, kept)


def test_nobody_else_in_the_arena_can_choose_so_you_do() -> None:
    """Another player chooses: the only other one sits in another arena."""
    game = table(spell("Ask", recycle(pick(card_.yours.in_hand, chooser=OTHERS))))
    before = len(game.sides[0].hand)
    play(game, 0, "Ask")
    while game.decisions()[0].kind != Q_CHOOSE:
        game.choose(game.decisions()[0], Option(PASS))
    assert game.decisions()[0].seat == 0
    game.choose(game.decisions()[0], game.decisions()[0].options[0])
    settle(game)
    assert len(game.sides[0].hand) == before - 2


def test_a_passive_counts_in_its_own_arena() -> None:
    proud = Printed("Proud", UNIT, might=1, abilities=text(have(me, count(unit.enemy))))
    game = table(proud)
    play(game, 0, "Proud")
    settle(game)
    assert [game.might(card.id) for card in found(game, "Proud") if card.place >= 0] == [2]  # one Brute here


def test_what_lasts_speaks_of_its_own_arena_also_when_something_was_chosen_besides() -> None:
    """The choice reaches where it is; the description that follows means the units of the arena it was played in."""
    shelter = spell("Shelter", deal(1, a(unit)), lasts(cant(TAKE_DAMAGE, unit)))
    game = table(shelter, ZAP)
    for arena, name in ((0, "Shelter"), (0, "Zap"), (1, "Zap")):
        play(game, arena, name)
        aim(game, arena, brute(game, arena))
        settle(game)
    assert (damage(game, 0), damage(game, 1)) == (1, 1)


def test_what_lasts_of_a_chosen_object_goes_with_it() -> None:
    ward = spell("Ward", lasts(cant(TAKE_DAMAGE, a(unit))))
    game = table(ward, ZAP)
    play(game, 0, "Ward")
    aim(game, 0, brute(game, 1))
    settle(game)
    play(game, 1, "Zap")
    aim(game, 1, brute(game, 1))
    settle(game)
    assert damage(game, 1) == 0


def test_what_you_do_costs_less_wherever_you_do_it_and_nobody_else_pays_less() -> None:
    """A discount that one player made last follows that player (B34) and no teammate."""
    dear = Printed("Dear", SPELL, energy=9, abilities=text(Action, deal(1, a(unit))))
    thrift = spell("Thrift", lasts(pay_less(spell_noun, 9)))
    game = table(thrift, dear)
    play(game, 0, "Thrift")
    settle(game)
    offers = [
        any(o.verb == PLAY and game.card(o.thing).printed.name == "Dear" for o in d.options) for d in game.decisions()
    ]
    assert offers == [True, False]
