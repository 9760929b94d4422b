"""How instructions hang together: one after another, if, may, pay to, choose one, later."""

from __future__ import annotations

from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects.any_amount import PayAny
from farfield.rules.effects.other_players import AsPlayers, UnlessTheyDo
from farfield.rules.effects.parts import Ability, Condition, Effect, Objects
from farfield.rules.effects.this_or_that import OneOf, SayWord
from farfield.rules.terms import ANY_SIDE, PLAYER, THIS_TURN, Duration, Relation

from .guard import refused


def seq(*effects: Effect) -> Effect:
    if not effects:
        raise refused("there is no instruction in this: say what is done")
    return effects[0] if len(effects) == 1 else ct.Seq(*effects)


def choose(target: Objects) -> ct.Choose:
    return ct.Choose(target)


def if_(condition: Condition, yes: Effect, no: Effect | None = None) -> ct.If:
    return ct.If(condition, yes, no)


def instead_if(condition: Condition, yes: Effect, no: Effect) -> ct.If:
    """ "… . If …, … instead." The usual comes first in words: `instead_if(…, draw(2), draw(1))`."""
    return ct.If(condition, yes, no, instead=True)


def may(*effects: Effect, otherwise: Effect | None = None) -> ct.May:
    return ct.May(seq(*effects), otherwise)


def pay_to(price: cs.Cost, *effects: Effect, otherwise: Effect | None = None) -> ct.PayTo:
    return ct.PayTo(price, seq(*effects), otherwise)


def pay_any(price: cs.Cost, *effects: Effect) -> PayAny:
    """ "Pay any amount of … to …": `pay_any(cost("A"), draw(so_many))`. Of objects: one each time."""
    return PayAny(price, seq(*effects))


def modes(
    *effects: Effect,
    least: int = 1,
    most: int = 1,
    differ: bool = False,
    once: bool = False,
    once_for_all: bool = False,
) -> ct.Modes:
    """ "Choose one —". `differ`: one that was not chosen already, in a text with Repeat; `once`: one that you haven't
    chosen this turn, each player their own; `once_for_all`: one that nobody has, whoever controls it now."""
    return ct.Modes(*effects, least=least, most=most, differ=differ, once=once, once_for_all=once_for_all)


def one_of(*effects: Effect) -> OneOf:
    """ "Draw 1 or buff me": decided when the text gets there, where modes are chosen beforehand."""
    return OneOf(*effects)


def say(*words: str) -> SayWord:
    """ "Choose Cards or Runes": `it("Cards")` are the players who chose that."""
    return SayWord(*words)


def do_this(*effects: Effect, may: bool = False, cost: cs.Cost | None = None) -> ct.DoThis:
    """ "Then do this: …". `may` and `cost` open it, as they open a triggered ability."""
    return ct.DoThis(seq(*effects), optional=may, cost=cost)


def if_this_kills(objects: Objects, *effects: Effect) -> ct.IfKills:
    return ct.IfKills(objects, seq(*effects))


def for_each_killed(objects: Objects, *effects: Effect) -> ct.IfKills:
    """ "For each of these that this kills, do this: …" """
    return ct.IfKills(objects, seq(*effects), each=True)


def later(when_: ab.When, *effects: Effect, until: Duration = THIS_TURN, uses: int = 1, may: bool = False) -> ct.Later:
    """The next time it happens; `uses=3`: the next three times, `uses=-1`: each time, for as long as `until` says.

    `that_battlefield` is still where the event was that this text waited for. `may` opens it.
    """
    return ct.Later(when_, seq(*effects), until=until, uses=uses, optional=may)


def lasts(ability: Ability, until: Duration = THIS_TURN, uses: int = -1) -> ct.Lasts:
    return ct.Lasts(ability, until=until, uses=uses)


def as_(who: Objects, *effects: Effect, next_first: bool = False) -> AsPlayers:
    """These players carry it out as "you", in turn order: `as_(controller_of(it()), draw(2))`.

    What they pick, the text can speak of afterwards. `next_first`: starting with the next player.
    """
    return AsPlayers(who, seq(*effects), next_first=next_first)


def each_player(
    *effects: Effect, side: Relation = ANY_SIDE, next_first: bool = False, you_too: bool = False
) -> AsPlayers:
    """Each player, each opponent (`ENEMY`) or each other player (`OTHERS`). `you_too`: and you, where
    `side` leaves you out: "you and each opponent", in turn order; what `so_many` of them did is counted without you."""
    return AsPlayers(se.Select(PLAYER, side), seq(*effects), next_first=next_first, you_too=you_too)


def unless_they(effect: Effect, who: Objects, they: Effect | cs.Cost) -> UnlessTheyDo:
    """ "… unless its controller pays [2]": they may do that, or pay it."""
    return UnlessTheyDo(effect, who, ct.PayTo(they, ct.Seq()) if isinstance(they, cs.Cost) else they)


def unless_they_let(effect: Effect, who: Objects, you_do: Effect) -> UnlessTheyDo:
    """ "… unless its controller has you draw 2": they decide, you do it."""
    return UnlessTheyDo(effect, who, you_do, let=True)
