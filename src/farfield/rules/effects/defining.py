"""From the tree that an author wrote to the abilities that a card has: compiled, and refused if they cannot work."""

from __future__ import annotations

from typing import Final

from farfield.errors import CardTextError

from ..terms import (
    ACCELERATE,
    AMBUSH,
    BACKLINE,
    GANKING,
    HIDDEN,
    KEYWORD_NAMES,
    KW_ACTION,
    KW_REACTION,
    QUICK_DRAW,
    SPELL,
    TANK,
    TEMPORARY,
    UNIQUE,
)
from .conditions import PaidCost
from .kinds_of_ability import Activated, AdditionalCost, Cant, CostChange, Keyword, PlayTo, SpellText, Triggered
from .parts import BANISHED_WITH, NAMED_FOR, Ability, P, Part
from .program import NO_WORDS, Writer
from .sorts import ALL_TYPES, ANYTHING, AS_CARD, FACE_DOWN, ON_BOARD, Sort, types_in_words, word_of
from .stated_costs import Cost


def defined(
    card: str,
    lines: tuple[Ability, ...],
    types: int = ALL_TYPES,
    words: frozenset[str] = NO_WORDS,
    checks: bool = True,
    others: tuple[Ability, ...] = (),
) -> tuple[Ability, ...]:
    """The lines of the text of a card of these types, ready to be played. Those that are ready already stay so.

    `words`: the tags and names there are, if it is a card that is printed; such a card says nothing for nothing.
    Without `checks` a text may say what can never be, as long as it can be carried out: for whoever wants to see what
    the rules make of it. `others`: its other text, printed or effect, which keeps things in mind for this one.
    """
    costs = optional_costs(lines)
    paid = paid_with(lines)
    me = Sort(types, AS_CARD if types == SPELL else ON_BOARD) if types != ALL_TYPES else ANYTHING
    if any(isinstance(line, Keyword) and line.keyword == HIDDEN for line in lines):
        me = Sort(types, me.zones | FACE_DOWN)  # played from there, it knows where that was (CR 811)
    out: list[Ability] = []
    for line in lines:
        known = paid if isinstance(line, (AdditionalCost, CostChange, PlayTo, SpellText)) else {}
        try:
            if line.compiled:
                out.append(line)
                continue
            if checks:
                belongs(line, types)
            w = Writer(0, costs, me)
            w.knows_payers(known)
            w.words = words
            w.checks = checks
            out.append(w.one(line))
        except CardTextError as error:
            raise error.of(card, len(out) + 1) from None
    if checks:
        as_a_whole(card, lines, bool(words), others)
    return tuple(out)


def own_cost_of_what_is_given(card: str, number: int, line: Ability) -> None:
    """ "Equal to its cost" is said of a keyword that another card gets."""
    if isinstance(line, Keyword) and line.cost is not None and line.cost.own:
        raise CardTextError(OWN_COST, card, number)
    for part in within(line):
        if not isinstance(part, Keyword):
            for child in part.children():
                if isinstance(child, Cost) and child.own:
                    raise CardTextError(OWN_COST, card, number)


def as_a_whole(card: str, lines: tuple[Ability, ...], printed: bool, others: tuple[Ability, ...] = ()) -> None:
    """What one line says, another may need. `printed`: nor does a real card say anything for nothing."""
    kept = 0
    asked = 0
    inside = [within(line) for line in lines]
    for parts in inside:
        for part in parts:
            kept |= part.keeps()
            asked |= 1 << part.number if isinstance(part, PaidCost) else 0
    for line in others:
        for part in within(line):
            kept |= part.keeps()
    had: list[int] = []
    costs = 0
    for i in range(len(lines)):
        line = lines[i]
        own_cost_of_what_is_given(card, i + 1, line)
        for part in inside[i]:
            missing = part.recalls() & ~kept
            if missing:
                raise CardTextError(NOT_KEPT[missing], card, i + 1)
        if not printed:
            continue
        if isinstance(line, Keyword) and line.gate is None and line.keyword in ONCE:
            if line.keyword in had or (line.keyword in SPEEDS and any(k in SPEEDS for k in had)):
                raise CardTextError(f"{KEYWORD_NAMES[line.keyword]} adds nothing to a keyword before it", card, i + 1)
            had.append(line.keyword)
        if isinstance(line, AdditionalCost):
            cheapens = line.discount_energy or line.ignores_cost or line.named
            if line.optional and not cheapens and not asked & (1 << costs):
                raise CardTextError(f"nothing asks whether it was paid: say so with paid({costs or ''})", card, i + 1)
            costs += 1


SPEEDS: Final = (KW_ACTION, KW_REACTION)
ONCE: Final = (
    ACCELERATE, AMBUSH, BACKLINE, GANKING, HIDDEN, KW_ACTION, KW_REACTION, QUICK_DRAW, TANK, TEMPORARY, UNIQUE,
)  # fmt: skip


def belongs(line: Ability, types: int) -> None:
    """Can such a line be on a card of these types? What could never work there is refused."""
    if isinstance(line, Keyword) and line.amount is not None:
        raise CardTextError(COUNTED)
    if types == SPELL and not line.works_in:
        passive = line.governs and not isinstance(line, (CostChange, Cant))
        if passive or isinstance(line, Activated) or (isinstance(line, Triggered) and line.keyword < 0):
            raise CardTextError(NEVER_THERE)
    if line.works_in and isinstance(line, (Keyword, SpellText, AdditionalCost)):
        raise CardTextError(f"{word_of(line)} does not work in a trash")
    if not line.suits() & types:
        if isinstance(line, SpellText):
            raise CardTextError(NO_START)
        raise CardTextError(
            f"{word_of(line)} is for {types_in_words(line.suits())}, and this card is {types_in_words(types)}"
        )


COUNTED: Final = "a keyword whose value is counted is given: write have(me, None, …)"
NO_START: Final = "nothing starts this instruction on a card that is no spell: write when(…) or use(…)"
NEVER_THERE: Final = "a spell is never on the board: what it starts for a time is written with later(…) or lasts(…)"
OWN_COST: Final = "its_cost is the price of a keyword that is given: have(spell.yours, None, Repeat(its_cost))"
NOT_KEPT: Final = {
    BANISHED_WITH: "remembered is what this card has banished with remember=True, and no line of it does",
    NAMED_FOR: "this asks for what was named for the card, and no line of it lets anything be named",
}


def within(part: Part) -> list[Part]:
    """A part and all that it consists of."""
    out = [part]
    for child in part.children():
        out += within(child)
    return out


def compiled(ability: P) -> P:
    """An ability that belongs to the rules of a mode and to no card."""
    return Writer().one(ability)


def paid_with(lines: tuple[Ability, ...]) -> dict[str, int]:
    """What additional costs are paid with, by its name: where each is kept while the card is played."""
    out: dict[str, int] = {}
    for line in lines:
        if isinstance(line, AdditionalCost):
            for deed in line.cost.deeds:
                if deed.name and deed.name not in out:
                    out[deed.name] = len(out)
    return out


def optional_costs(lines: tuple[Ability, ...]) -> int:
    """Bits of the additional costs that may be declined."""
    out = 0
    number = 0
    for line in lines:
        if isinstance(line, AdditionalCost):
            if line.optional:
                out |= 1 << number
            number += 1
    return out
