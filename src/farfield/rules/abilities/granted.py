"""Which abilities an object has: printed, granted for a time, from equipment, from passives (CR 477.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import layers
from ..effects.kinds_of_ability import Activated, Aura, Keyword, Triggered
from ..effects.stated_costs import EXHAUST_SELF, Cost
from ..state import S_FAR, S_GRANTS, S_MIGHT
from ..terms import BOARD, FLOW, LEGEND_ZONE, REPEAT, KeywordKind, Speed
from . import off_the_board, reading
from .in_force import ANYTHING, in_force, maybe

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..state import Arena, Card, State
    from .in_force import InForce


def activated(s: State, card: Card) -> list[Activated]:
    """In a fixed order, printed ones first, so that a number names one as long as nothing changes."""
    if card.zone != BOARD and card.zone != LEGEND_ZONE:
        return card.printed.activated
    if not maybe_more(s, card):
        return card.printed.activated
    texts = in_force(s, home(s, card), S_GRANTS, ANYTHING, card)
    out = its_own(s, card, texts)
    for x in texts:
        aura = x.ability
        assert isinstance(aura, Aura)
        if aura.lent is not None:
            for id in aura.lent.find(s, x.context):
                lend(s, s.card(id), card, out)
    return out


def its_own(s: State, card: Card, texts: list[InForce]) -> list[Activated]:
    """All but those that it has because others have them; `texts`: the passives that give it some."""
    out: list[Activated] = card.printed.activated[:]
    if card.mods is not None:
        for mod in card.mods:
            if mod.ability is not None:
                collect(mod.ability, out)
    if card.attachments is not None:
        for id in card.attachments:
            for ability in s.card(id).printed.effect_text:
                collect(ability, out)
    for x in texts:
        aura = x.ability
        assert isinstance(aura, Aura)
        for granted in aura.grants:
            collect(granted, out)
    return out


def lend(s: State, other: Card, card: Card, out: list[Activated]) -> None:
    """The abilities that exhaust of another object, for one that has them too. Alike ones are one."""
    if other.id == card.id:
        return
    own = its_own(s, other, in_force(s, home(s, other), S_GRANTS, ANYTHING, other))
    for number in range(len(own)):
        ability = own[number]
        if number < len(other.printed.activated) and other.attached_to:
            continue  # CR 718: the text of an attached card is inactive
        for deed in ability.cost.deeds:
            if deed.kind == EXHAUST_SELF and ability not in out:
                out.append(ability)
                break


def home(s: State, card: Card) -> Arena:
    """The arena whose texts speak of an object on the board or of a legend."""
    return s.arenas[s.places[card.place].arena if card.place >= 0 else s.sides[card.controller].arena]


def is_active(s: State, card: Card, number: int, ability: Activated) -> bool:
    """Does the text that an activated ability is part of work now? That of an attached card does not (CR 718)."""
    if number < len(card.printed.activated) and card.attached_to:
        return False
    return ability.gate is None or ability.gate.holds(s, reading.context_of(s, card))


def maybe_more(s: State, card: Card) -> bool:
    """Could an object have abilities that are not printed on it? A quick look."""
    if card.attachments is not None:
        for id in card.attachments:
            for ability in s.card(id).printed.effect_text:
                if isinstance(ability, (Activated, Keyword)):
                    return True
    if card.mods is not None:
        for mod in card.mods:
            if mod.ability is not None or mod.part is not None:
                return True
    if not s.governed & (1 << S_GRANTS):
        return False
    return maybe(s, home(s, card), S_GRANTS)


def collect(ability: Ability, out: list[Activated]) -> None:
    if isinstance(ability, Activated):
        out.append(ability)
    elif isinstance(ability, Keyword):
        for implied in ability.implied:
            collect(implied, out)


def keywords(s: State, card: Card) -> list[Ability]:
    """Every keyword an object on the board has now, with its text: printed, granted, worn and given by passives."""
    found: list[Ability] = []
    if not card.attached_to:
        for ability in card.printed.abilities:
            if reading.active(s, card, ability):
                found.append(ability)
    if card.mods is not None:
        for mod in card.mods:
            if mod.ability is not None:
                found.append(mod.ability)
    if card.attachments is not None:
        for id in card.attachments:
            for ability in s.card(id).printed.effect_text:
                if reading.active(s, card, ability):
                    found.append(ability)
    for x in in_force(s, home(s, card), S_MIGHT, ANYTHING, card):
        aura = x.ability
        if isinstance(aura, Aura):
            for _ in range(aura.times(s, x.context, card)):
                found.extend(aura.grants)
    return [ability for ability in found if still_has(s, card, ability)]


def still_has(s: State, card: Card, ability: Ability) -> bool:
    """Is it a keyword, and not one that the object has lost?"""
    if isinstance(ability, Keyword):
        return layers.keyword(s, card, ability.keyword) > 0
    return isinstance(ability, Triggered) and ability.keyword >= 0


# --- off the board


def given_afar(s: State, card: Card) -> list[Ability]:
    """The abilities that passives give to a card where it is now, off the board."""
    out: list[Ability] = []
    for x in off_the_board.giving(s, card):
        aura = x.ability
        assert isinstance(aura, Aura)
        out.extend(aura.grants)
    return out


def repeats(s: State, card: Card) -> list[Keyword]:
    """Each Repeat of a card that is played: its own, then those it is given (CR 820)."""
    return with_given(s, card, REPEAT, card.printed.repeats)


def flows(s: State, card: Card) -> list[Keyword]:
    """Each Flow of a card in a trash: a way of its own to play it (CR 829)."""
    return with_given(s, card, FLOW, card.printed.flow)


def with_given(s: State, card: Card, kw: KeywordKind, own: list[Keyword]) -> list[Keyword]:
    if not s.governed & (1 << S_FAR):
        return own
    out = own[:]
    for ability in given_afar(s, card):
        if isinstance(ability, Keyword) and ability.keyword == kw:
            cost = ability.cost
            if cost is not None and cost.own:  # "equal to its cost": that of the card which has it
                ability = Keyword(kw, 1, Cost(card.printed.energy, card.printed.power))
            out.append(ability)
    return out


def faster(s: State, card: Card, speed: Speed) -> Speed:
    """The speed at which a card may be played, with what passives give it."""
    for ability in given_afar(s, card):
        speed = max(speed, ability.card_speed)
    return speed
