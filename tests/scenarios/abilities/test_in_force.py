"""What stands, what lasts and what hangs on an object mean the same: condition, scope, side, gate and uses count alike.

Each question of the rules (may it, how much, what instead) is asked of a standing text and of one that an effect made
last, with its condition met and not met.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from farfield.cards.language import (
    a,
    add,
    attach,
    buff,
    cant,
    change,
    cost,
    deal,
    draw,
    enter_ready,
    exhaust_me,
    have,
    instead_of_dying,
    kill,
    lasts,
    me,
    pay_less,
    recall,
    rule,
    that,
    there_is,
    unit,
    use,
)
from farfield.games import Field, Position, Seat
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.parts import Ability, Condition
from farfield.rules.game import Game
from farfield.rules.terms import REACTION
from tests.scenarios.table import (
    base,
    damage_to,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offers,
    piece,
    plain_field,
    settle,
    spell_card,
    unit_card,
)

HERE = plain_field("Here")
BRUTE = unit_card("Brute", might=9)
PAGE = unit_card("Page")
FILLER = ["Gust"] * 6


def hurt(game: Game) -> int:
    do(game, "play Bolt")
    settle(game)
    return sum(damage_to(game, "Brute"))


def saved(game: Game) -> int:
    do(game, "play Doom")
    settle(game)
    return len(base(game, 1))


def worth(game: Game) -> int:
    do(game, "play Polish")
    if offers(game, "pick Page"):
        do(game, "pick Page")
    settle(game)
    return might(game, "Page")


def ready(game: Game) -> int:
    do(game, "play Guest")
    settle(game)
    return int(not piece(game, "Guest").exhausted)


def replacing(condition: Condition) -> Ability:
    plain = instead_of_dying(unit.enemy, recall(that))
    return ab.Replacement(plain.event, plain.scope, plain.substitute, condition=condition)


SAYS: dict[str, tuple[Callable[[Condition], Ability], Callable[[Game], int], int, int]] = {
    # What it says under a condition; what shows it; the outcome without it, and with it.
    "rule": (lambda c: rule(ab.DOUBLE_DAMAGE, 1, unit.enemy, while_=c), hurt, 1, 2),
    "rule for all": (lambda c: rule(ab.NO_SPELL_DAMAGE, 1, while_=c), hurt, 1, 0),
    "buffs": (lambda c: rule(ab.BUFF_VALUE, 2, unit.yours, while_=c), worth, 3, 5),
    "bonus damage": (lambda c: ab.BonusDamage(3, condition=c), hurt, 1, 4),
    "Might": (lambda c: have(unit.yours.named("Page"), 4, while_=c), lambda game: might(game, "Page"), 2, 6),
    "prohibition": (
        lambda c: cant(ab.MOVE_AT_ALL, unit.yours, while_=c), lambda game: int(offers(game, "move Page")), 1, 0,
    ),
    "entering": (lambda c: enter_ready(unit.yours, while_=c), ready, 0, 1),
    "price": (lambda c: pay_less(unit, 2, while_=c), lambda game: int(offers(game, "play Dear")), 0, 1),
    "replacement": (replacing, saved, 0, 1),
}  # fmt: skip


def table(ability: Ability, stands: bool, met: bool) -> Game:
    """Seat 0 has the text as a gear, or plays the spell that makes it last; and has the banner it asks for, or not."""
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    doom = spell_card("Doom", kill(a(unit.enemy)))
    polish = spell_card("Polish", buff(a(unit.yours)))
    guest = unit_card("Guest")
    dear = unit_card("Dear", energy=2)
    last = spell_card("Last", lasts(ability))
    mine = [PAGE]
    if met:
        mine.append(unit_card("Banner"))
    if stands:
        mine.append(gear_card("Stone", ability))
    game = Position(
        seats=[Seat(hand=[bolt, doom, polish, guest, dear, last], base=mine, deck=FILLER), Seat(deck=FILLER)],
        fields=[Field(HERE, controller=1, units={1: [BRUTE]})],
    ).start()
    if not stands:
        do(game, "play Last")
        settle(game)
    return game


@pytest.mark.clause("CR 363", "CR 389")
@pytest.mark.parametrize("met", [True, False], ids=["met", "not met"])
@pytest.mark.parametrize("stands", [True, False], ids=["stands", "lasts"])
@pytest.mark.parametrize("what", SAYS)
def test_a_condition_binds_what_lasts_as_it_binds_what_stands(what: str, stands: bool, met: bool) -> None:
    says, shows, without, with_it = SAYS[what]
    game = table(says(there_is(unit.yours.named("Banner"))), stands, met)
    assert shows(game) == (with_it if met else without)


@pytest.mark.clause("CR 363", "CR 389")
def test_a_condition_of_what_lasts_is_asked_again_each_time() -> None:
    banner = unit_card("Banner")
    shown = there_is(unit.yours.named("Banner"))
    spell = spell_card("Last", lasts(rule(ab.DOUBLE_DAMAGE, 1, unit.enemy, while_=shown)))
    bolt = spell_card("Bolt", deal(1, a(unit.enemy)))
    game = Position(
        seats=[Seat(hand=[spell, bolt, bolt, banner]), Seat()], fields=[Field(HERE, controller=1, units={1: [BRUTE]})]
    ).start()
    do(game, "play Last")
    settle(game)
    do(game, "play Bolt")
    settle(game)
    do(game, "play Banner", "play Bolt")
    settle(game)
    assert damage_to(game, "Brute") == [1, 2]


@pytest.mark.clause("CR 363")
@pytest.mark.parametrize("met", [True, False], ids=["met", "not met"])
def test_a_condition_binds_what_hangs_on_an_object(met: bool) -> None:
    tied = cant(ab.MOVE_AT_ALL, me, while_=there_is(unit.named("Rope")))
    pin = spell_card("Pin", change(a(unit.named("Page")), tied))
    game = Position(seats=[Seat(hand=[pin], base=[PAGE, unit_card("Rope")] if met else [PAGE]), Seat()]).start()
    assert offers(game, "move Page")
    do(game, "play Pin")
    settle(game)
    assert offers(game, "move Page") is not met


@pytest.mark.clause("CR 363")
def test_what_hangs_on_an_object_speaks_of_that_object_only() -> None:
    pin = spell_card("Pin", change(a(unit.named("Page")), cant(ab.MOVE_AT_ALL, me)))
    game = Position(seats=[Seat(hand=[pin], base=[PAGE, unit_card("Free")]), Seat()]).start()
    do(game, "play Pin")
    settle(game)
    assert [offers(game, f"move {name}") for name in ("Page", "Free")] == [False, True]


@pytest.mark.clause("CR 367", "CR 389")
def test_entering_ready_speaks_of_what_was_named() -> None:
    """What a text named before is "it"; another unit that enters later is not."""
    herald = spell_card("Herald", lasts(enter_ready(unit.yours.named("Guest"))))
    game = Position(seats=[Seat(hand=[herald, unit_card("Guest"), unit_card("Stranger")]), Seat()]).start()
    do(game, "play Herald")
    settle(game)
    do(game, "play Stranger", "play Guest")
    assert [piece(game, name).exhausted for name in ("Stranger", "Guest")] == [True, False]


@pytest.mark.clause("CR 477.2", "CR 389")
def test_a_lasting_passive_gives_activated_abilities_too() -> None:
    teach = spell_card("Teach", lasts(have(unit.yours, None, use(exhaust_me(), draw(1)))))
    game = Position(seats=[Seat(hand=[teach], base=[PAGE], deck=FILLER), Seat()]).start()
    assert not offers(game, "use Page")
    do(game, "play Teach")
    settle(game)
    do(game, "use Page")
    settle(game)
    assert hand(game, 0) == ["Gust"]


@pytest.mark.clause("CR 718")
def test_a_passive_of_an_attached_card_is_inactive() -> None:
    drum = equipment("Drum", have(unit.yours, 2), use(cost(0), attach(me, a(unit.yours))), bonus=1)
    game = Position(seats=[Seat(base=[drum, PAGE]), Seat()]).start()
    assert might(game, "Page") == 4
    do(game, "use Drum")
    settle(game)
    assert might(game, "Page") == 3  # its Might bonus, and no longer its text


@pytest.mark.clause("CR 718")
def test_an_attached_cards_own_add_ability_pays_for_nothing() -> None:
    well = equipment("Well", use(exhaust_me(), add(1), speed=REACTION), use(cost(0), attach(me, a(unit.yours))))
    dear = unit_card("Dear", energy=1)
    game = Position(seats=[Seat(hand=[dear], base=[well, PAGE]), Seat()]).start()
    assert offers(game, "play Dear")
    do(game, "use Well 1")
    settle(game)
    assert not offers(game, "play Dear")


@pytest.mark.clause("CR 376")
@pytest.mark.parametrize("met", [True, False], ids=["met", "not met"])
def test_an_add_ability_pays_only_while_it_may_be_used(met: bool) -> None:
    well = gear_card("Well", use(exhaust_me(), add(1), speed=REACTION, if_=there_is(unit.yours)))
    dear = unit_card("Dear", energy=1)
    game = Position(seats=[Seat(hand=[dear], base=[well, PAGE] if met else [well]), Seat()]).start()
    assert offers(game, "play Dear") is met
