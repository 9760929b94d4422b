"""Effects whose window is over never begin (CR 359.3.e.16), and control goes to whom the effects left say (CR 480)."""

from __future__ import annotations

from itertools import permutations

import pytest

from farfield.cards.language import (
    Reaction,
    Tank,
    a,
    battlefield,
    become_copy,
    cant,
    change,
    cost,
    deal,
    detach,
    draw,
    gain_control,
    gear,
    give,
    grant,
    have,
    kill,
    lasts,
    later,
    ready,
    return_to_hand,
    unit,
    use,
    when,
    your_turn_ends,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.changed_traits import SetMight
from farfield.rules.effects.kinds_of_ability import MOVE_AT_ALL
from farfield.rules.effects.parts import Effect
from farfield.rules.game import Game
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    FOREVER,
    THIS_COMBAT,
    THIS_TURN,
    UNTIL_YOUR_NEXT_TURN,
    WHILE_ATTACHED,
    WHILE_SOURCE,
    Duration,
)
from tests.scenarios.lane_legends.lane_table import MOVES, Lane, Spot, act, at, fight_on, lanes, told
from tests.scenarios.table import (
    banished,
    base,
    do,
    equipment,
    gear_card,
    hand,
    keyword,
    might,
    offers,
    piece,
    plain_field,
    question,
    settle,
    spell_card,
    unit_card,
)

PRIZE = unit_card("Prize", might=3)
MODEL = unit_card("Model", might=7)
SMASH = spell_card("Smash", Reaction, kill(a(gear)))
DOOM = spell_card("Doom", kill(a(unit)))
FIELDS = [Field(plain_field("Here")), Field(plain_field("There"))]

DRAWN = "Vanguard Sergeant"

prize = a(unit.named("Prize"))


def verbs(until: Duration) -> dict[str, Effect]:
    return {
        "might": give(prize, 2, until=until),
        "a keyword": grant(prize, Tank, until=until),
        "an ability": grant(prize, when(your_turn_ends, draw(1)), until=until),
        "a trait": change(prize, SetMight(9), until=until),
        "a copy": become_copy(prize, a(unit.named("Model"), "model"), until=until),
        "control": gain_control(prize, until=until),
        "a passive": lasts(cant(MOVE_AT_ALL, unit.named("Prize")), until=until),
        "a delayed ability": later(your_turn_ends, draw(1), until=until),
    }


# --- never begun


def outcome(game: Game) -> tuple[object, ...]:
    """What any of the effects would have changed: the unit itself, whose it is, whether it may move, what is drawn."""
    owner = 0 if "Prize" in base(game, 0) else 1 if "Prize" in base(game, 1) else None
    looks = (might(game, "Prize"), keyword(game, "Prize", "Tank")) if owner is not None else None
    moves = offers(game, "move Prize")
    do(game, "end")
    settle(game)
    return owner, looks, moves, hand(game, 0).count(DRAWN)


@pytest.mark.clause("CR 359.3.e.16", "core 17.7", "CR 389")
@pytest.mark.parametrize("verb", list(verbs(WHILE_SOURCE)))
def test_what_lasts_while_its_source_is_there_never_begins_once_that_has_left(verb: str) -> None:
    """The totem is broken in response. Beside it, to show that each effect would have been seen: it is not broken."""
    totem = gear_card("Totem", use(cost(0), verbs(WHILE_SOURCE)[verb]))
    yours = verb != "control"  # what is to be taken stands on the other side
    home, away = ([PRIZE], []) if yours else ([], [PRIZE])
    seats = [Seat(base=[totem, MODEL, *home]), Seat(hand=[SMASH], base=away)]
    untouched, broken, kept = (Position(seats=seats, fields=FIELDS).start() for _ in range(3))
    do(broken, "use Totem", "play Smash")
    do(kept, "use Totem", "pass")
    assert question(broken) == "main" and question(kept) == "main"
    before = outcome(untouched)
    assert outcome(broken) == before
    assert outcome(kept) != before


@pytest.mark.clause("CR 359.3.e.16", "CR 389")
def test_a_source_that_left_and_came_back_is_another_object() -> None:
    totem = gear_card("Totem", use(cost(0), give(prize, 2, until=WHILE_SOURCE)))
    bounce = spell_card("Bounce", Reaction, return_to_hand(a(gear)))
    game = Position(seats=[Seat(hand=[bounce], base=[totem, PRIZE]), Seat()], fields=FIELDS).start()
    do(game, "use Totem", "play Bounce")
    assert (hand(game, 0), might(game, "Prize")) == (["Totem"], 3)
    do(game, "play Totem")
    assert might(game, "Prize") == 3


@pytest.mark.clause("CR 359.3.e.16", "CR 389")
def test_what_lasts_while_attached_hangs_on_the_equipment_whose_text_it_is() -> None:
    """Also where the wearer has the text: it ends as the equipment comes off, and never begins once it is off."""
    ring = equipment("Ring", effect=(use(cost(0), give(prize, 2, until=WHILE_ATTACHED)),))
    free = spell_card("Free", Reaction, detach(a(gear)))
    seats = [Seat(hand=[free], base=[Piece(MODEL, attached=[ring]), PRIZE]), Seat()]
    game = Position(seats=seats, fields=FIELDS).start()
    do(game, "use Model", "pass")
    assert might(game, "Prize") == 5
    do(game, "play Free")
    assert might(game, "Prize") == 3
    game = Position(seats=seats, fields=FIELDS).start()
    do(game, "use Model", "play Free")
    assert might(game, "Prize") == 3


@pytest.mark.clause("CR 389")
def test_a_passive_that_lasts_while_attached_ends_in_a_copy_of_the_game_too() -> None:
    """It hangs on the equipment, not on the wearer whose ability it was."""
    ring = equipment("Ring", effect=(use(cost(0), lasts(have(unit.friendly.other, 2), until=WHILE_ATTACHED)),))
    free = spell_card("Free", detach(a(gear)))
    seats = [Seat(hand=[free], base=[Piece(MODEL, attached=[ring]), PRIZE]), Seat()]
    game = Position(seats=seats, fields=FIELDS).start()
    do(game, "use Model")
    assert might(game, "Prize") == 5
    copy = game.copy()
    for each in (game, copy):
        do(each, "play Free")
        assert might(each, "Prize") == 3


@pytest.mark.clause("CR 359.3.e.16")
@pytest.mark.parametrize("verb", [x for x in verbs(THIS_COMBAT) if x != "a delayed ability"])
def test_what_lasts_a_combat_never_begins_where_there_is_none(verb: str) -> None:
    yours = verb != "control"
    home, away = ([PRIZE], []) if yours else ([], [PRIZE])
    spell = spell_card("Spell", verbs(THIS_COMBAT)[verb])
    seats = [Seat(hand=[spell], base=[MODEL, *home]), Seat(base=away)]
    untouched, cast = (Position(seats=seats, fields=FIELDS).start() for _ in range(2))
    do(cast, "play Spell")
    assert outcome(cast) == outcome(untouched)


# --- whose it is then


def gaoler(name: str) -> Printed:
    return unit_card(name, use(cost(0), gain_control(prize, until=WHILE_SOURCE)))


def held_by(game: Game) -> int:
    return piece(game, "Prize").controller


@pytest.mark.clause("CR 477.1", "CR 480", "CR 389")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_three_control_effects_that_end_in_any_order(order: tuple[int, ...]) -> None:
    """The second and the third player take it, then its owner takes it back; the gaolers die one after the other."""
    seats = [
        Seat(base=[PRIZE, gaoler("Third")], hand=[DOOM, DOOM, DOOM]),
        Seat(base=[gaoler("First")]),
        Seat(base=[gaoler("Second")]),
    ]
    game = Position(seats=seats, fields=FIELDS, mode=Skirmish(), active=1).start()
    do(game, "use First")
    assert held_by(game) == 1
    do(game, "end", "use Second")
    assert held_by(game) == 2
    do(game, "end", "use Third")
    assert held_by(game) == 0
    effects = [("First", 1), ("Second", 2), ("Third", 0)]
    left = list(range(3))
    for ends in order:
        do(game, "play Doom", f"pick {effects[ends][0]}")
        left.remove(ends)
        newest = effects[left[-1]][1] if left else 0
        assert (held_by(game), "Prize" in base(game, newest)) == (newest, True), (order, ends)


@pytest.mark.clause("CR 477.1", "CR 480", "CR 317.2")
@pytest.mark.parametrize("order", list(permutations(["First", "Second", "turn"])))
def test_control_for_a_turn_among_others(order: tuple[str, ...]) -> None:
    """A gaoler of each opponent, and the owner borrows it back for this turn."""
    borrow = spell_card("Borrow", gain_control(prize, until=THIS_TURN))
    seats = [
        Seat(base=[PRIZE], hand=[borrow, DOOM, DOOM]),
        Seat(base=[gaoler("First")], hand=[DOOM, DOOM]),
        Seat(base=[gaoler("Second")]),
    ]
    game = Position(seats=seats, fields=FIELDS, mode=Skirmish(), active=1).start()
    do(game, "use First", "end", "use Second", "end", "play Borrow")
    assert held_by(game) == 0
    effects = {"First": 1, "Second": 2, "turn": 0}
    left = list(effects)
    for ends in order:
        if ends == "turn":
            do(game, "end")
        else:
            do(game, "play Doom", f"pick {ends}")
        left.remove(ends)
        assert held_by(game) == (effects[left[-1]] if left else 0), (order, ends)


@pytest.mark.clause("CR 477.1", "CR 480")
def test_who_has_it_for_a_turn_and_gets_it_for_good_keeps_it() -> None:
    """The second effect changes nothing as it begins, but it is there when the first one ends."""
    borrow = spell_card("Borrow", gain_control(prize, until=THIS_TURN), ready(prize))
    keep = spell_card("Keep", gain_control(a(unit.named("Prize")), until=FOREVER))
    game = Position(seats=[Seat(hand=[borrow, keep]), Seat(base=[PRIZE])], fields=FIELDS).start()
    do(game, "play Borrow", "play Keep", "end")
    assert (held_by(game), base(game, 0)) == (0, ["Prize"])
    game = Position(seats=[Seat(hand=[borrow, keep]), Seat(base=[PRIZE])], fields=FIELDS).start()
    do(game, "play Borrow", "end")
    assert (held_by(game), base(game, 1)) == (1, ["Prize"])


@pytest.mark.clause("CR 652", "CR 480")
@pytest.mark.parametrize(("leaves", "stays"), [(1, 2), (2, 1)])
def test_a_player_who_is_removed_controls_nothing_any_more_by_an_older_effect(leaves: int, stays: int) -> None:
    """It is in somebody else's hands by then, and goes on to its owner when that ends."""
    seats = [Seat(base=[PRIZE], hand=[DOOM]), Seat(base=[gaoler("First")]), Seat(base=[gaoler("Second")])]
    takers = {1: "First", 2: "Second"}
    game = Position(seats=seats, fields=FIELDS, mode=Skirmish(), active=leaves).start()
    do(game, f"use {takers[leaves]}", "end")
    while game.decisions()[0].seat != stays:
        do(game, "end")
    do(game, f"use {takers[stays]}")
    assert held_by(game) == stays
    game.concede(leaves)
    assert held_by(game) == stays
    while game.decisions()[0].seat != 0:
        do(game, "end")
    do(game, "play Doom", f"pick {takers[stays]}")
    assert (held_by(game), base(game, 0)) == (0, ["Prize"])


@pytest.mark.clause("CR 652")
def test_what_the_removed_player_controls_is_banished_whatever_effects_lie_under_it() -> None:
    seats = [Seat(base=[PRIZE]), Seat(base=[gaoler("First")]), Seat(base=[gaoler("Second")])]
    game = Position(seats=seats, fields=FIELDS, mode=Skirmish(), active=1).start()
    do(game, "use First", "end", "use Second")
    game.concede(2)
    assert (banished(game, 0), base(game, 1)) == (["Prize"], ["First"])


@pytest.mark.clause("CR 480", "CR 477.1")
def test_a_teammate_takes_over_and_gives_back_to_the_teammate() -> None:
    seats = [
        Seat(base=[PRIZE]),
        Seat(base=[gaoler("First")], hand=[]),
        Seat(),
        Seat(base=[gaoler("Second")], hand=[DOOM]),
    ]
    game = Position(seats=seats, fields=FIELDS, mode=TwoVsTwo(), active=1).start()
    do(game, "use First", "end", "end", "use Second")
    assert held_by(game) == 3
    do(game, "play Doom", "pick Second")
    assert held_by(game) == 1


@pytest.mark.clause("CR 389", "CR 317.2")
def test_what_a_battlefield_is_given_ends_too() -> None:
    """Everything on the board that something was given to: also what is no unit and no gear."""
    curse = spell_card("Curse", grant(a(battlefield), when(your_turn_ends, deal(1, a(unit)))))
    game = Position(
        seats=[Seat(hand=[curse], base=[PRIZE]), Seat()],
        fields=[Field(plain_field("Here"), controller=0, units={0: [MODEL]}), Field(plain_field("There"))],
    ).start()
    do(game, "play Curse", "pick Here", "end", "pick Prize")
    settle(game)
    do(game, "end")
    assert question(game) == "main"
    do(game, "end")
    assert question(game) == "main"


@pytest.mark.clause("CR 652", "CR 389")
def test_what_lasts_until_the_next_turn_of_somebody_who_has_left_ends_with_them() -> None:
    curse = spell_card("Curse", give(a(unit.named("Prize")), 2, until=UNTIL_YOUR_NEXT_TURN))
    game = Position(
        seats=[Seat(base=[PRIZE]), Seat(hand=[curse]), Seat()], fields=FIELDS, mode=Skirmish(), active=1
    ).start()
    do(game, "play Curse", "end")
    assert might(game, "Prize") == 5
    game.concede(1)
    assert might(game, "Prize") == 3


@pytest.mark.clause("CR 466.7", "CR 477.1")
def test_control_for_a_combat_does_not_outlive_it_in_another_lane() -> None:
    """A teammate takes the attacker for this combat: it would come home to their lane, where that combat is not."""
    lure = spell_card("Lure", Reaction, gain_control(a(unit.enemy.at_battlefield), until=THIS_COMBAT))
    game = lanes(
        Lane(deck=[], deals=[MOVES], far=Spot(units=[PRIZE]), at_npc=[5]),
        Lane(hand=[lure], deck=[]),
        phase="enthralled",
        every_window=True,
    )
    act(game, 0, "pass")
    act(game, 1, "play Lure")
    fight_on(game)
    assert told(game, "controls") == ["controls Thrall", "controls Thrall"]
    assert (at(game, "npc base"), at(game, "base", 1)) == (["Thrall 0", "Thrall 1", "Thrall 5"], [])
