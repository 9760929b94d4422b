"""A card must not be able to do nothing in silence: what cannot work is refused as the card is defined."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from farfield.cards import catalogue
from farfield.cards import language as w
from farfield.cards.language import (
    I,
    Repeat,
    Tank,
    a,
    additional,
    any_number,
    any_of,
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
    dies,
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
    its_cost,
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
    one_of,
    paid,
    pick,
    play_card,
    play_token,
    player,
    put_in_hand,
    rule,
    say,
    seq,
    spell,
    stun,
    that,
    that_player,
    unit,
    unless_they,
    use,
    when,
    you,
)
from farfield.cards.tokens import RECRUIT, TOKENS
from farfield.errors import CardTextError, FarfieldError
from farfield.rules.effects import amounts as am
from farfield.rules.effects import changed_traits as ch
from farfield.rules.effects import conditions as co
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.defining import within
from farfield.rules.effects.event_sorts import EVENT_SORTS
from farfield.rules.effects.keyword_sorts import KEYWORD_SUITS
from farfield.rules.effects.names import IsNamedHere, Name
from farfield.rules.effects.parts import Ability, Effect, Number, Objects
from farfield.rules.effects.select.states import STATE_SORTS, STATE_WORDS
from farfield.rules.effects.select.where import SORT_AT, WHERE_WORDS
from farfield.rules.effects.sorts import Describes, Reads, Takes
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ASSAULT,
    AWAKEN,
    BATTLEFIELD,
    E_DIED,
    E_DISCARDED,
    E_MOVED,
    E_RETURNED,
    E_STUNNED,
    E_TRASHED,
    E_TURN_END,
    EVENTS,
    GEAR,
    KEYWORDS,
    LEGEND,
    RUNE,
    SPELL,
    UNIT,
)
from tests.words.every_part import PARTS

NAMES_NOTHING = '"it" stands for nothing'
NOT_CHOSEN = "'first' is not chosen before it is spoken of"
NO_EVENT = "there is no such event"
NO_CHAIN = "chosen as a text goes on the chain, and this"
NOT_GONE = "'gone' is not chosen"
NOT_PAID = "asks about an optional additional cost of this card that is not there"
ELSEWHERE = "takes .* on the board, and this is .* in a (hand|trash)"
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
        ((look_at_top(3, stronger),), 1, NOT_CHOSEN),
        ((banish(w.pick(card_.among("first"))),), 1, NOT_CHOSEN),
        ((w.recycle(w.rest_of("first", "second")),), 1, NOT_CHOSEN),
        ((later(w.they("first").hold, draw(1)),), 1, NOT_CHOSEN),
        # Cards are drawn from a deck and discarded from a hand; what lies in a deck is nowhere on the board.
        ((draw(a(unit)),), 1, "only a card in a hand or a deck is drawn or discarded"),
        ((w.discard(every(unit.enemy)),), 1, "only a card in a hand or a deck is drawn or discarded"),
        ((look_at_top(3, unit.here),), 1, "lie in a deck: leave out where they are"),
        ((w.reveal_until(unit.in_base),), 1, "lie in a deck: leave out where they are"),
        # What happens as a card is looked at goes on no chain.
        ((w.as_you_see_me(kill(a(unit))),), 1, NO_CHAIN),
        ((w.as_i_am_revealed(kill(it())),), 1, NAMES_NOTHING),
        ((put_in_hand(it("found")), look_at_top(3, name="found")), 1, "'found' is not chosen"),
        (
            (play_card(every(card_.yours.in_trash), price=cost(deed(cs.KILL_OBJECTS, 1, first))),),
            1,
            NOT_CHOSEN,
        ),
        # Lines that name nothing: passives, prices, triggers.
        ((have(first, 1),), 1, NOT_CHOSEN),
        ((have(me, might_of(it())),), 1, NAMES_NOTHING),
        ((have(unit, 1, while_=at_least(might_of(it()), 3)),), 1, NAMES_NOTHING),
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
        ((choose(a(unit, "first")), grant(it(), when(I.attack, kill(it("first"))))), 1, NOT_CHOSEN),
        ((choose(a(unit, "first")), grant(it(), have(first, 1))), 1, NOT_CHOSEN),
        # No event.
        ((stun(that),), 1, NO_EVENT),
        ((draw(might_of(that)),), 1, NO_EVENT),
        ((draw(am.EventAmount()),), 1, NO_EVENT),
        ((use(cost(1), stun(that)),), 1, NO_EVENT),
        ((have(unit.at_that_battlefield, 1),), 1, NO_EVENT),
        ((if_(co.WasUncontrolled(), draw(1)),), 1, NO_EVENT),
        ((move(a(unit), w.that_battlefield),), 1, NO_EVENT),
        ((play_token(RECRUIT, to=w.where_it_began),), 1, NO_EVENT),
        ((stun(a(unit.at_either_end_of_the_move)),), 1, NO_EVENT),
        # Places that are told in a way that nothing can be.
        ((choose(a(battlefield.with_(unit.here))),), 1, "a place is told by the units or gear"),
        ((choose(a(battlefield.with_(player))),), 1, "a place is told by the units or gear"),
        ((stun(a(unit, "first")), play_card(a(unit), to=battlefield.with_(unit.other_than("first")))), 1, NOT_CHOSEN),
        ((cant(ab.PLAY_CARDS, me, while_=w.before_your_turn(9)),), 1, "from the first turn to the fourth"),
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
        ((ab.Replacement(E_TURN_END, me, draw(1)),), 1, "what can be replaced is"),
        ((ab.Replacement(E_TRASHED, None, draw(1), optional=True),), 1, "nobody is asked"),
        ((ab.Replacement(E_DIED, me, draw(1), also=(E_STUNNED,)),), 1, "a line of its own"),
        # What is on the board only, said of cards that are elsewhere.
        ((grant(a(unit.yours.in_trash), Tank),), 1, ELSEWHERE),
        ((grant(a(unit.yours.in_trash), Tank, when(I.attack, draw(1))),), 1, ELSEWHERE),
        ((kill(every(unit.in_hand)),), 1, ELSEWHERE),
        ((when(I.attack, give(pick(unit.in_hand), 1)),), 1, ELSEWHERE),
        ((draw(1), do_this(attach(a(gear.in_trash), me))), 1, ELSEWHERE),
        ((have(unit.in_hand, 1),), 1, ELSEWHERE),
        ((have(unit.in_hand, None, Tank),), 1, "off the board this does nothing"),
        ((have(spell.yours, None, when(I.attack, draw(1))),), 1, "off the board this does nothing"),
        ((have(unit.everywhere, 1),), 1, "leave out .everywhere"),
        ((give(every(unit.everywhere), 1),), 1, "everywhere is said only"),
        ((have(me, count(unit.everywhere)),), 1, "everywhere is said only"),
        # The cost of the card that gets a keyword, where no card gets one.
        ((Repeat(its_cost), draw(1)), 1, "of a keyword that is given"),
        ((use(its_cost, draw(1)),), 1, "of a keyword that is given"),
        # What is ignored, or is also another effect, within its bounds.
        ((ab.RuleChange(ab.BUFF_LIMIT, 1, mine=True),), 1, "only Deflect is ignored"),
        ((ab.AlsoEffects(E_STUNNED, E_TURN_END),), 1, "conquer effects and hold effects"),
        ((from_trash(use(cost(1), draw(1))),), 1, "used on the board"),
        # What a card of this type never does, or never hears of itself.
        ((draw(1), when(I.attack, draw(1))), 1, "never on the board"),
        ((draw(1), have(unit.friendly, 1)), 1, "never on the board"),
        ((draw(1), use(cost(1), draw(1))), 1, "never on the board"),
        ((when(ab.When(E_RETURNED, me=True), draw(1)),), 1, "does not hear this of itself"),
        ((when(ab.When(E_DISCARDED, me=True), draw(1)),), 1, "does not hear this of itself"),
        ((when(any_of(I.am_played, I.am_discarded), draw(1)),), 1, "does not hear this of itself"),
        # What this text plays is not there yet.
        ((play_token(RECRUIT, name="recruit"), buff(it("recruit"))), 1, "when the text is done"),
        ((play_card(a(unit.yours.in_trash)), give(it(), 2)), 1, "when the text is done"),
        # A choice needs two things to choose between, and whoever carries it out.
        ((one_of(draw(1)),), 1, "give it two things to choose between"),
        ((each_player(say("Cards", "Cards")),), 1, "give it two that differ"),
        ((when(ab.When(E_DIED, onto=me), draw(1)),), 1, "only an attaching is told by what"),
        # Words that this kind of text cannot mean.
        ((have(unit, None, cant(ab.MOVE_AT_ALL, me)),), 1, "a line of its own"),
        ((lasts(have(unit, None, instead_of_dying(me, draw(1)))),), 1, "a line of its own"),
        ((when(I.attack, banish_this()),), 1, "write banish\\(me\\)"),
        ((use(cost(1), play_card(every(card_.in_banishment.remembered))),), 1, "with remember=True"),
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
        (choose(a(unit, "first")), later(ab.When(E_MOVED, filters=(se.SamePlaceAs("first"),)), draw(1))),
        (choose(a(unit, "first")), do_this(stun(a(first)))),
        (choose(a(unit, "first")), each_player(kill(it("first")))),
        (modes(stun(a(unit, "first")), seq(choose(a(unit, "first")), kill(it("first")))),),
        (lasts(rule(ab.BUFF_VALUE, 1, a(unit))),),
        (when(I.am_dealt_damage, do_this(stun(that)), each_player(draw(am.EventAmount()))),),
        (when(I.attack, later(dies(unit), may(banish(that)))),),
        (instead_of_dying(me, buff(pick(unit.yours)), banish(that)),),
        (each_player(kill(pick(unit.yours))),),
        (additional(cost(1)), do_this(if_(paid(), draw(1)))),
        (additional(cost(1)), when(I.attack, if_(paid(), draw(1))), have(me, 1, while_=paid())),
        (gain_xp(1), do_this(if_(if_you_do, draw(am.Memo())))),
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
    with pytest.raises(CardTextError, match=r"takes .*, and this is a player"):
        defined(verb(who))


# --- the long list

KINDS = {"unit": UNIT, "gear": GEAR, "equipment": GEAR, "spell": SPELL, "legend": LEGEND, "battlefield": BATTLEFIELD}
KINDS["rune"] = RUNE
VOCABULARY = {**vars(w), **{name.upper().replace(" ", "_"): token for name, token in TOKENS.items()}, "AWAKEN_": AWAKEN}


def listed() -> list[tuple[str, str, str, bool]]:
    """Kind of card, text, what is said of it, and whether it is refused."""
    out: list[tuple[str, str, str, bool]] = []
    refused = True
    page = Path(__file__).with_name("absurd_texts.txt").read_text(encoding="utf-8").splitlines()
    for line, below in pairwise(page):
        refused = refused and line != "# Odd, and not refused"
        if below.startswith("    "):
            kind, _, text = line.partition(": ")
            out.append((kind, text, below.strip(), refused))
    return out


def build(kind: str, text: str) -> None:
    def card(*lines: Ability | Effect, attached: tuple[Ability, ...] = ()) -> None:
        catalogue.built("Odd", lines, attached, KINDS[kind], kind == "equipment")

    eval(f"card({text})", {**VOCABULARY, "card": card})  # written as an author writes it


@pytest.mark.parametrize(("kind", "text", "fault"), [x[:3] for x in listed() if x[3]], ids=str)
def test_what_is_absurd_is_refused(kind: str, text: str, fault: str) -> None:
    with pytest.raises(CardTextError) as error:
        build(kind, text)
    assert error.value.fault == fault


@pytest.mark.parametrize(("kind", "text"), [x[:2] for x in listed() if not x[3]], ids=str)
def test_what_is_only_odd_is_not(kind: str, text: str) -> None:
    build(kind, text)


def test_the_list_is_long_and_names_nothing_twice() -> None:
    texts = [x[:2] for x in listed()]
    assert len(texts) == len(set(texts)) > 600
    assert len([x for x in listed() if not x[3]]) < 40


# --- nothing is left undeclared


def test_every_part_says_what_it_takes() -> None:
    """Whoever adds a part with objects in it says of which sort they are, in its `demands`."""
    missing: list[str] = []
    for part in PARTS.values():
        for inner in within(part):
            if isinstance(inner, (se.Select, se.Target, se.Choice, se.Destination, ab.Enters)):
                continue
            said = [d.objects for d in inner.demands() if isinstance(d, (Takes, Reads, Describes))]
            for child in inner.children():
                if isinstance(child, Objects) and not any(child is x for x in said):
                    missing.append(f"{type(inner).__name__} takes {child!r}")
    assert sorted(set(missing)) == []


def test_every_event_state_place_and_keyword_says_what_it_is_about() -> None:
    assert sorted(EVENT_SORTS) == list(range(EVENTS))
    assert sorted(KEYWORD_SUITS) == list(range(KEYWORDS))
    assert len(STATE_WORDS) == len(STATE_SORTS)
    assert set(SORT_AT) == set(WHERE_WORDS)


def test_a_word_that_takes_something_else_says_where_it_stands(tmp_path: Path) -> None:
    module = tmp_path / "odd_word.py"
    module.write_text(
        "from farfield.cards.language import *\none = unit.enemy\ntwo = kill(\n    one\n)\n",
        encoding="utf-8",
    )
    with pytest.raises(CardTextError) as error:
        runpy.run_path(str(module))
    assert str(error.value) == (
        "odd_word.py:3: this cannot work: kill(…) takes objects, as in a(unit), every(unit), me (objects), and this is "
        "a noun: say which with a(…), every(…) or pick(…)."
    )


def test_what_is_refused_is_not_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_TEXTS", {})
    with pytest.raises(CardTextError):
        catalogue.card("Gust", w.Reaction, stun(a(gear)))
    assert catalogue._TEXTS == {}


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        ((w.Assault(count(gear.yours)),), "write have(me, None"),
        ((have(unit, None, w.Tank, least=1),), "this one takes none"),
        ((w.rule(w.BUFF_LIMIT, 1, fixed=True),), "only that of the channelled runes"),
        ((w.hide_for(cost(w.discarding(1))),), "Energy and Power alone"),
        ((w.pay_any(cost(1, "A"), draw(1)),), "of one thing alone"),
        ((w.pay_any(cost(w.exhausting(unit.yours)), draw(1)),), "cannot be done as often as one likes"),
        ((w.pay_to(cost(w.killing(unit.friendly, name="gone")), draw(1)),), "cannot have a name"),
        ((use(cost(w.deed(cs.SPEND_XP, 1, name="spent")), draw(1)),), "only what is chosen to pay with"),
        ((use(cost(w.killing(unit.friendly, name="gone")), draw(1)), when(I.attack, kill(it("gone")))), NOT_GONE),
        ((ab.CostChange(of=ab.REPEAT_COSTS, choosing=me),), "leave choosing out"),
        ((ab.CostChange(of=ab.ABILITY_COST, first=True),), "say whose"),
    ],
)
def test_costs_and_numbers_that_cannot_work(lines: tuple[Ability | Effect, ...], fault: str) -> None:
    with pytest.raises(CardTextError, match=re.escape(fault)):
        defined(*lines)
