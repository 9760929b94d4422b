"""A card must not be able to do nothing in silence: what cannot work is refused as the card is defined."""

from __future__ import annotations

import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from farfield.cards import catalogue
from farfield.cards import language as w
from farfield.cards.language import (
    Accelerate,
    Flow,
    I,
    a,
    additional,
    any_number,
    as_,
    at_least,
    attach,
    banish,
    banish_this,
    battlefield,
    buff,
    cant,
    card_,
    change,
    choose,
    controller_of,
    cost,
    costs_less,
    count,
    deal,
    deed,
    destination,
    do_this,
    draw,
    each_player,
    every,
    from_trash,
    gain_xp,
    gear,
    give,
    grant,
    have,
    if_,
    if_you_cant,
    if_you_do,
    instead_of_dying,
    it,
    keyword,
    kill,
    last_known,
    lasts,
    later,
    look_at_top,
    may,
    me,
    might_of,
    modes,
    move,
    paid,
    pick,
    play_card,
    play_token,
    player,
    put_in_hand,
    rule,
    seq,
    spell,
    stun,
    that,
    that_gone,
    that_player,
    unit,
    unless_they,
    use,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT
from farfield.errors import CardTextError, FarfieldError
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import changes as ch
from farfield.rules.effects import conditions as co
from farfield.rules.effects import costs as cs
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Ability, Effect, Number, Objects
from farfield.rules.effects.names import IsNamedHere, Name
from farfield.rules.effects.other_players import FirstTurnOfActor
from farfield.rules.printed import Printed
from farfield.rules.terms import ASSAULT, E_DISCARDED, E_RETURNED, E_STUNNED, E_TURN_END, SPELL, UNIT

NAMES_NOTHING = '"it" stands for nothing'
NOT_CHOSEN = "'first' is not chosen before it is spoken of"
NO_EVENT = "there is no such event"
NO_CHAIN = "chosen as a text goes on the chain, and this"
NOT_PAID = "asks about an optional additional cost of this card that is not there"
ELSEWHERE = "only to what is on the board"
NOTHING_BEFORE = "asks about the instruction before it, and there is none"

first = unit.at_same_place_as("first")
stronger = unit.might_at_least(might_of(it("first")))


def defined(*lines: Ability | Effect) -> Printed:
    """A spell where there are instructions, else a unit."""
    types = SPELL if any(isinstance(line, Effect) for line in lines) else UNIT
    return Printed("Odd", types, abilities=catalogue.text(*lines))


@pytest.mark.parametrize(
    ("lines", "line", "fault"),
    [
        # Nothing is named before it, wherever in the text the word stands.
        ((stun(it()),), 1, NAMES_NOTHING),
        ((draw(might_of(last_known())),), 1, NAMES_NOTHING),
        ((kill(every(unit.there)),), 1, NAMES_NOTHING),
        ((if_(at_least(might_of(it()), 3), draw(1)),), 1, NAMES_NOTHING),
        ((stun(a(stronger)),), 1, NOT_CHOSEN),
        ((stun(it("first")), choose(a(unit, "first"))), 1, NOT_CHOSEN),
        ((give(me, count(first)),), 1, NOT_CHOSEN),
        ((choose(a(unit.other_than("first"))),), 1, NOT_CHOSEN),
        ((choose(a(unit.same_controller_as("first"))),), 1, NOT_CHOSEN),
        ((choose(a(unit.with_less_might_than("first"))),), 1, NOT_CHOSEN),
        ((kill(every(card_)), kill(se.Select(UNIT, filters=(se.OfPlayer("first"),)))), 1, NOT_CHOSEN),
        ((kill(se.Select(UNIT, filters=(se.NotFilter(se.SamePlaceAs("first")),))),), 1, NOT_CHOSEN),
        ((kill(se.Select(UNIT, filters=(se.EitherFilter(se.SamePlaceAs("first")),))),), 1, NOT_CHOSEN),
        ((kill(se.Select(UNIT, filters=(se.While(at_least(might_of(it("first")), 1)),))),), 1, NOT_CHOSEN),
        ((look_at_top(3, stronger),), 1, NOT_CHOSEN),
        ((put_in_hand(it("found")), look_at_top(3, name="found")), 1, "'found' is not chosen"),
        (
            (play_card(every(card_.yours.in_trash), price=cost(deed(cs.KILL_OBJECTS, 1, first))),),
            1,
            NOT_CHOSEN,
        ),
        # Lines that name nothing: passives, prices, triggers.
        ((have(first, 1),), 1, NOT_CHOSEN),
        ((have(me, might_of(it())),), 1, NAMES_NOTHING),
        ((draw(1), have(unit, 1, while_=at_least(might_of(it()), 3))), 1, NAMES_NOTHING),
        ((costs_less(might_of(it())),), 1, NAMES_NOTHING),
        ((additional(cost(deed(cs.KILL_OBJECTS, 1, first))),), 1, NOT_CHOSEN),
        ((keyword(ASSAULT, 1, cost(deed(cs.KILL_OBJECTS, 1, first))),), 1, NOT_CHOSEN),
        ((use(cost(deed(cs.KILL_OBJECTS, 1, first)), stun(a(unit, "first"))),), 1, NOT_CHOSEN),
        ((use(cost(1), stun(a(unit, "first")), if_=at_least(might_of(it("first")), 3)),), 1, NOT_CHOSEN),
        ((when(you.play(first), draw(1)),), 1, NOT_CHOSEN),
        ((when(I.attack, stun(a(unit)), if_=at_least(might_of(it()), 3)),), 1, NAMES_NOTHING),
        ((instead_of_dying(first, draw(1)),), 1, NOT_CHOSEN),
        # What another text has named.
        ((when(I.attack, stun(a(unit, "first"))), when(I.defend, stun(it("first")))), 2, NOT_CHOSEN),
        ((modes(stun(a(unit, "first")), kill(it("first"))),), 1, NOT_CHOSEN),
        ((modes(stun(a(unit)), draw(1)), kill(it())), 1, NAMES_NOTHING),
        ((choose(a(unit, "first")), grant(me, when(I.attack, kill(it("first"))))), 1, NOT_CHOSEN),
        ((choose(a(unit, "first")), grant(me, have(first, 1))), 1, NOT_CHOSEN),
        # No event.
        ((stun(that),), 1, NO_EVENT),
        ((draw(might_of(that_gone)),), 1, NO_EVENT),
        ((draw(am.EventAmount()),), 1, NO_EVENT),
        ((use(cost(1), stun(that)),), 1, NO_EVENT),
        ((have(unit.at_that_battlefield, 1),), 1, NO_EVENT),
        ((if_(co.WasUncontrolled(), draw(1)),), 1, NO_EVENT),
        ((if_(co.EventWas(se.Is(se.READY)), draw(1)),), 1, NO_EVENT),
        ((if_(FirstTurnOfActor(), draw(1)),), 1, NO_EVENT),
        ((as_(that_player, draw(1)),), 1, NO_EVENT),
        ((when(I.attack, lasts(rule(ab.BUFF_VALUE, 1, that))),), 1, NO_EVENT),
        # Nobody chooses, or nothing is carried out.
        ((have(a(unit), 1),), 1, f"a target is {NO_CHAIN} line does not"),
        ((have(me, count(unit.at(battlefield))),), 1, f"a target is {NO_CHAIN} line does not"),
        ((when(I.attack, draw(1), if_=at_least(might_of(a(unit)), 3)),), 1, f"a target is {NO_CHAIN} line does not"),
        ((rule(ab.BUFF_VALUE, 1, pick(unit)),), 1, "nothing can be picked here"),
        ((instead_of_dying(me, stun(a(unit))),), 1, f"a target is {NO_CHAIN} one does not"),
        ((each_player(stun(a(unit))),), 1, f"a target is {NO_CHAIN} one does not"),
        ((each_player(move(every(unit.yours), destination())),), 1, f"a destination is {NO_CHAIN} one does not"),
        ((each_player(modes(draw(1), gain_xp(1))),), 1, f"a mode is {NO_CHAIN} one does not"),
        ((modes(draw(1), gain_xp(1)), modes(draw(1), gain_xp(1))), 1, "a text has only one set of modes"),
        ((deal(3, every(unit), split=True),), 1, "damage is split among targets"),
        # Costs that nobody could pay.
        ((if_(paid(), draw(1)),), 1, f"paid\\(\\) {NOT_PAID}"),
        ((additional(cost(1), optional=False), if_(paid(), draw(1))), 2, f"paid\\(\\) {NOT_PAID}"),
        ((additional(cost(1)), if_(paid(1), draw(1))), 2, f"paid\\(1\\) {NOT_PAID}"),
        ((additional(cost(1)), later(ab.When(E_TURN_END), if_(paid(), draw(1)))), 2, NOT_PAID),
        ((additional(cost(1)), lasts(have(unit, 1, while_=paid()))), 2, NOT_PAID),
        ((additional(cost(1)), grant(me, have(me, 1, while_=paid()))), 2, NOT_PAID),
        ((when(I.attack, draw(am.Paid())),), 1, "nothing is paid for it"),
        # Nothing was done before.
        ((if_(if_you_do, draw(1)), gain_xp(1)), 1, f'"if you do" {NOTHING_BEFORE}'),
        ((if_(if_you_cant, draw(1)), gain_xp(1)), 1, f'"if you do" {NOTHING_BEFORE}'),
        ((when(I.attack, draw(1), if_=if_you_do),), 1, NOTHING_BEFORE),
        ((draw(am.Memo()),), 1, f"Memo {NOTHING_BEFORE}"),
        ((gain_xp(1), later(ab.When(E_TURN_END), draw(am.Memo()))), 1, NOTHING_BEFORE),
        ((gain_xp(1), lasts(have(unit, 1, while_=if_you_do))), 1, NOTHING_BEFORE),
        # Costs that are paid with nothing in particular, and events that nothing can happen instead of.
        ((use(cost(deed(cs.SPEND_BUFF, 1)), draw(1)),), 1, "nothing says which"),
        ((additional(cost(deed(cs.RETURN_OBJECTS, 1))),), 1, "nothing says which"),
        ((ab.Replacement(E_STUNNED, me, draw(1)),), 1, "only a death can be replaced"),
        # What is on the board only, said of cards that are elsewhere.
        ((grant(a(spell.yours.in_trash), Flow(cost(1))),), 1, ELSEWHERE),
        ((kill(every(unit.in_hand)),), 1, ELSEWHERE),
        ((when(I.attack, give(pick(unit.in_hand), 1)),), 1, ELSEWHERE),
        ((draw(1), do_this(attach(a(gear.in_trash), me))), 1, ELSEWHERE),
        ((have(unit.in_hand, None, Accelerate),), 1, ELSEWHERE),
        ((from_trash(use(cost(1), draw(1))),), 1, "used on the board"),
        # What a card of this type never does, or never hears of itself.
        ((draw(1), when(I.attack, draw(1))), 1, "never on the board"),
        ((draw(1), have(unit.friendly, 1)), 1, "never on the board"),
        ((draw(1), use(cost(1), draw(1))), 1, "never on the board"),
        ((when(ab.When(E_RETURNED, me=True), draw(1)),), 1, "does not hear this of itself"),
        ((when(ab.When(E_DISCARDED, me=True), draw(1)),), 1, "does not hear this of itself"),
        # What this text plays is not there yet.
        ((play_token(RECRUIT, name="recruit"), buff(it("recruit"))), 1, "when the text is done"),
        ((play_card(a(unit.yours.in_trash)), give(it(), 2)), 1, "when the text is done"),
        # Words that this kind of text cannot mean.
        ((have(unit, None, cant(ab.MOVE_AT_ALL, me)),), 1, "a line of its own"),
        ((lasts(have(unit, None, instead_of_dying(me, draw(1)))),), 1, "a line of its own"),
        ((when(I.attack, banish_this()),), 1, "write banish\\(me\\)"),
        ((use(cost(1), play_card(every(card_.in_banishment.remembered))), banish(a(unit))), 1, "with remember=True"),
        ((have(se.Select(UNIT, filters=(IsNamedHere(),)), 1),), 1, "no line of it lets anything be named"),
        ((change(every(unit), ch.SetMight(1)), change(every(unit), ab.Cant(ab.MOVE_AT_ALL, it()))), 1, NAMES_NOTHING),
    ],
)
def test_what_cannot_work_is_refused(lines: tuple[Ability | Effect, ...], line: int, fault: str) -> None:
    with pytest.raises(CardTextError, match=fault) as error:
        defined(*lines)
    assert (error.value.card, error.value.line) == ("Odd", line), str(error.value)
    assert isinstance(error.value, FarfieldError)


def test_an_instruction_that_nothing_starts_is_refused() -> None:
    with pytest.raises(CardTextError, match="nothing starts this instruction"):
        Printed("Odd", UNIT, abilities=catalogue.text(draw(1)))


@pytest.mark.parametrize(
    "lines",
    [
        (stun(a(unit, "first")), kill(it("first"))),
        (choose(a(unit, "first")), stun(a(stronger))),
        (choose(a(unit, "first")), look_at_top(3, stronger), put_in_hand(it("chosen"))),
        (choose(a(unit, "first")), lasts(have(first, 1))),
        (choose(a(unit, "first")), later(ab.When(E_TURN_END, filters=(se.SamePlaceAs("first"),)), draw(1))),
        (choose(a(unit, "first")), do_this(stun(a(first)))),
        (choose(a(unit, "first")), each_player(kill(it("first")))),
        (modes(stun(a(unit, "first")), seq(choose(a(unit, "first")), kill(it("first")))),),
        (lasts(rule(ab.BUFF_VALUE, 1, a(unit))),),
        (when(I.attack, do_this(stun(that)), each_player(draw(am.EventAmount()))),),
        (when(I.attack, later(ab.When(E_TURN_END), may(stun(that)))),),
        (instead_of_dying(me, buff(pick(unit.yours)), banish(that)),),
        (each_player(kill(pick(unit.yours))),),
        (additional(cost(1)), do_this(if_(paid(), draw(1)))),
        (additional(cost(1)), when(I.attack, if_(paid(), draw(1))), have(me, 1, while_=paid())),
        (gain_xp(1), do_this(if_(if_you_do, draw(am.Memo())))),
        (use(cost(1), draw(am.Paid())),),
        (draw(1), banish_this()),
        (use(cost(1), banish(a(unit), remember=True)), use(cost(2), play_card(every(card_.in_banishment.remembered)))),
        (when(I.am_played, Name(UNIT)), have(se.Select(UNIT, filters=(IsNamedHere(),)), 1)),
        (choose(a(player, "who")), deal(Number(2), any_number(unit), split=True)),
        (choose(a(unit)), unless_they(kill(it()), controller_of(it()), draw(1))),
    ],
)
def test_what_can_work_is_not(lines: tuple[Ability | Effect, ...]) -> None:
    assert all(line.compiled for line in defined(*lines).abilities)


def test_the_error_says_where_the_card_is_defined(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """File and line of the call."""
    monkeypatch.setattr(catalogue, "_TEXTS", {})
    module = tmp_path / "odd_set.py"
    module.write_text(
        "from farfield.cards.catalogue import card\n"
        "from farfield.cards.language import Action, a, draw, it, stun, unit\n"
        "card('Discipline', Action, draw(1))\n"
        "\n"
        "card(\n"
        "    'Gust',\n"
        "    Action,\n"
        "    stun(it()),\n"
        ")\n",
        encoding="utf-8",
    )
    with pytest.raises(CardTextError) as error:
        runpy.run_path(str(module))
    found = error.value
    assert (found.at, found.card, found.line) == ("odd_set.py:5", "Gust", 2)
    assert str(found) == (
        'odd_set.py:5: Gust, line 2 of its text: "it" stands for nothing: choose something before, in this same text.'
    )


@pytest.mark.parametrize("who", [a(player), every(player), controller_of(a(unit))], ids=["chosen", "all", "controller"])
@pytest.mark.parametrize(
    "verb",
    [
        banish, buff, w.empower, w.gain_control, w.heal, kill, w.move_to_base, w.play_card, w.put_in_hand, w.ready,
        w.recycle, w.return_to_hand, w.reveal, w.stun, lambda x: deal(1, x), lambda x: give(x, 1),
        lambda x: grant(x, w.Tank),
    ],
)  # fmt: skip
def test_nothing_is_done_to_a_player_that_is_done_to_objects(verb: Callable[[Objects], Effect], who: Objects) -> None:
    with pytest.raises(CardTextError, match="this instruction cannot be about a player"):
        defined(verb(who))
