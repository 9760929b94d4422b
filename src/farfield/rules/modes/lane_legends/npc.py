"""How an NPC chooses (LL 7) and uses its Strikes (LL 6). It looks at current Might and damage only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import combat_damage, layers, playing
from ...abilities import triggers
from ...abilities.restrictions import as_spell_forbidding, forbidden
from ...effects.defining import compiled
from ...effects.kinds_of_ability import BE_CHOSEN, BE_CHOSEN_BY_ANY, Triggered, When
from ...effects.parts import Number
from ...effects.sequences import Seq
from ...effects.stated_costs import Cost
from ...effects.verbs import Buff, DoubleMight, Empower, GiveMight, Grant, Heal, Prevent, Ready
from ...ids import NOTHING
from ...knowing import log
from ...objects import attachment
from ...state import Event, Item
from ...terms import ABILITY, ANY_DOMAIN, ATTACKER, BACKLINE, DEFENDER, DEFLECT, E_CHOSEN, PICK, TANK
from . import thralls
from .deflect import CounterStrike

if TYPE_CHECKING:
    from ...effects.parts import Part
    from ...ids import ObjectId, SeatId
    from ...state import Arena, Card, Option, State

DEFLECT_STRIKE = compiled(
    Triggered(When(), Seq(CounterStrike()), optional=True, cost=Cost(0, (ANY_DOMAIN,)), clause="LL 6.5")
)


def mightiest_unit(s: State, a: Arena, ids: list[ObjectId]) -> ObjectId:
    """Mightiest unit (LL 5.5): Might, then Energy cost, then at random from the lane's own stream."""
    best: list[ObjectId] = []
    key = (-1, -1)
    for id in ids:
        card = s.card(id)
        k = (layers.might(s, card), card.printed.energy)
        if not best or k > key:
            best = [id]
            key = k
        elif k == key:
            best.append(id)
    if len(best) > 1:
        return best[s.dice[f"ties {a.index}"].below(len(best))]
    return best[0] if best else NOTHING


def assigns(s: State, a: Arena, found: list[ObjectId], left: int) -> ObjectId:
    """LL 7.1: the Mightiest it can kill with what is left; if it can kill none, the Mightiest."""
    seat = a.attacker if s.mode.npc(s, a.attacker) else a.defender
    killable = [id for id in found if 0 < combat_damage.lethal(s, a, id, 0, seat) <= left]
    return mightiest_unit(s, a, killable if killable else found)


def choice(s: State, a: Arena, npc: SeatId, choices: list[Option], helpful: bool) -> Option:
    """B8: for a mandatory choice the Mightiest valid enemy, or its own Mightiest Thrall for helpful effects."""
    units = [o.thing for o in choices if o.verb == PICK and o.is_thing and s.find(o.thing) is not None]
    own = [id for id in units if s.card(id).controller == npc]
    enemies = [id for id in units if s.enemies(s.card(id).controller, npc)]
    best = 0
    if helpful and own:
        best = thralls.mightiest(s, own)
    elif enemies:
        best = mightiest_unit(s, a, enemies)
    for option in choices:
        if option.thing == best:
            return option
    return choices[0]


def helps(part: Part) -> bool:
    """Does a text do good to what is chosen for it?"""
    if isinstance(part, (Buff, Ready, Heal, Prevent, Grant, Empower, DoubleMight)):
        return True
    if isinstance(part, GiveMight):
        return not (isinstance(part.amount, Number) and part.amount.n < 0)
    for child in part.children():
        if helps(child):
            return True
    return False


def strike_targets(s: State, a: Arena, npc: SeatId) -> list[ObjectId]:
    """Enemy defenders here that it may choose: Tank before others, Backline after (LL 6.3, B6)."""
    groups: list[list[ObjectId]] = [[], [], []]
    for id in s.places[a.showdown].units:
        card = s.card(id)
        if card.role != DEFENDER or not s.enemies(card.controller, npc):
            continue
        if forbidden(s, a, card, BE_CHOSEN_BY_ANY) or forbidden(s, a, card, BE_CHOSEN, npc):
            continue
        if layers.keyword(s, card, TANK):
            groups[0].append(id)
        elif layers.keyword(s, card, BACKLINE):
            groups[2].append(id)
        else:
            groups[1].append(id)
    for group in groups:
        if group:
            return group
    return []


def use_strike(s: State, a: Arena, npc: SeatId) -> bool:
    """LL 6.2: an attacking Thrall uses a Strike whenever its NPC has focus and there is a valid target."""
    if not a.combat or a.attacker != npc:
        return False
    found = strike_targets(s, a, npc)
    if not found or as_spell_forbidding(s, a, npc) is not None:
        return False
    for id in s.places[a.showdown].units:
        card = s.card(id)
        if card.controller == npc and card.role == ATTACKER:
            carried = thralls.strikes_on(s, card)
            if carried:
                put_on_chain(s, a, npc, card, carried[0], mightiest_unit(s, a, found))
                return True
    return False


def put_on_chain(s: State, a: Arena, npc: SeatId, wearer: Card, strike: ObjectId, target: ObjectId) -> None:
    """B4: one chain item; detaching happens on use like a cost, the target is locked in now. Both spell and ability."""
    attachment.detach(s, a, strike, npc)
    item = Item(s.item_id(), npc, wearer.id, wearer.place)
    item.ability = thralls.STRIKE
    item.types = ABILITY
    playing.as_spell(s, item, strike)
    item.arena = a.index
    item.bound = [[target]]
    item.finalized = True
    playing.remember_use(s, a, wearer.id, npc, item.id)
    playing.remember_as_spell(s, a, item)
    if not a.chain:
        a.focus_keeps = False
    a.chain.append(item)
    a.passes = 0
    a.cleanup_due = True
    log.note(s, "strike", [wearer.id, target], [npc], "LL 6.2")
    victim = s.card(target)
    e = Event(E_CHOSEN, target, npc, victim.place, 0, wearer.id, item.id)
    triggers.emit_all(s, a, [e])
    if layers.keyword(s, victim, DEFLECT) > 0:
        answer = triggers.pending(s, victim.controller, target, victim.place, DEFLECT_STRIKE, e)
        triggers.put_pending(s, a, [answer])
