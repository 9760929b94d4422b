"""What a card does: one word for each instruction."""

from __future__ import annotations

from farfield.rules.costs import COST_ENERGY_IGNORED, COST_IGNORED
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import changes as ch
from farfield.rules.effects import costs as cs
from farfield.rules.effects import counters as cn
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.base import Ability, Objects, Part
from farfield.rules.effects.changes import BecomeCopy
from farfield.rules.effects.creating import Create, Replace, SwapBack
from farfield.rules.effects.names import Name
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.resources import AddResources
from farfield.rules.printed import Printed
from farfield.rules.symbols import domain_mask
from farfield.rules.terms import FOREVER, THIS_TURN, Duration, KeywordKind

from .nouns import Noun, Num, number


def draw(n: Num = 1) -> vb.Draw:
    return vb.Draw(number(n))


def discard(n: Num = 1, name: str = "") -> vb.Discard:
    return vb.Discard(number(n), name)


def deal(n: Num, to: Objects, by: Objects | None = None, split: bool = False) -> vb.Deal:
    return vb.Deal(number(n), to, by=by, split=split)


def fight(first: Objects, second: Objects) -> vb.Fight:
    return vb.Fight(first, second)


def prevent(objects: Objects, n: Num | None = None) -> vb.Prevent:
    return vb.Prevent(objects, number(n) if n is not None else None)


def heal(objects: Objects) -> vb.Heal:
    return vb.Heal(objects)


def kill(objects: Objects) -> vb.Kill:
    return vb.Kill(objects)


def move_to_base(objects: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_BASE)


def move_here(objects: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_HERE)


def move(objects: Objects, to: Objects) -> vb.Move:
    return vb.Move(objects, vb.TO_CHOSEN, to)


def swap_places(first: Objects, second: Objects) -> vb.SwapPlaces:
    return vb.SwapPlaces(first, second)


def recall(objects: Objects) -> vb.Recall:
    return vb.Recall(objects)


def return_to_hand(objects: Objects) -> vb.ReturnToHand:
    return vb.ReturnToHand(objects)


def recycle(objects: Objects) -> vb.Recycle:
    return vb.Recycle(objects)


def banish(objects: Objects, remember: bool = False) -> vb.Banish:
    return vb.Banish(objects, remember=remember)


def banish_this() -> vb.BanishThis:
    return vb.BanishThis()


def put_in_hand(objects: Objects) -> vb.PutInHand:
    return vb.PutInHand(objects)


def put_in_trash(objects: Objects) -> vb.PutInTrash:
    return vb.PutInTrash(objects)


def put_on_top(objects: Objects) -> vb.PutOnTop:
    """Of its owner's Main Deck."""
    return vb.PutOnTop(objects)


def put_in_champion_zone(objects: Objects) -> vb.PutInChampionZone:
    return vb.PutInChampionZone(objects)


def ready(objects: Objects) -> vb.Ready:
    return vb.Ready(objects)


def exhaust(objects: Objects) -> vb.Exhaust:
    return vb.Exhaust(objects)


def stun(objects: Objects) -> vb.Stun:
    return vb.Stun(objects)


def buff(objects: Objects) -> vb.Buff:
    return vb.Buff(objects)


def spend_buff(objects: Objects) -> vb.SpendBuff:
    return vb.SpendBuff(objects)


def empower(objects: Objects) -> vb.Empower:
    return vb.Empower(objects)


def disempower(objects: Objects) -> vb.Disempower:
    return vb.Disempower(objects)


def give(objects: Objects, might: Num, until: Duration = THIS_TURN, least: int = -1_000_000) -> vb.GiveMight:
    return vb.GiveMight(objects, number(might), until=until, least=least)


def double_might(objects: Objects) -> vb.DoubleMight:
    return vb.DoubleMight(objects)


def swap_might(first: Objects, second: Objects) -> vb.SwapMight:
    return vb.SwapMight(first, second)


def grant(objects: Objects, *granted: Ability, until: Duration = THIS_TURN) -> vb.Grant:
    return vb.Grant(objects, granted, until=until)


def change(objects: Objects, part: Part, until: Duration = THIS_TURN) -> vb.Change:
    return vb.Change(objects, part, until=until)


def become_copy(objects: Objects, of: Objects, until: Duration = FOREVER) -> BecomeCopy:
    return BecomeCopy(objects, of, until=until)


def channel(n: Num = 1, exhausted: bool = False) -> vb.Channel:
    return vb.Channel(number(n), exhausted=exhausted)


def burn(n: Num) -> vb.Burn:
    return vb.Burn(number(n))


def predict(n: Num = 1) -> vb.Predict:
    return vb.Predict(number(n))


def look_at_top(
    n: Num, noun: Noun | None = None, least: int = 0, most: int = 1, reveal: bool = False, name: str = "chosen"
) -> vb.LookAtTop:
    select = noun.select() if noun is not None else None
    return vb.LookAtTop(number(n), select=select, least=least, most=most, reveal=reveal, name=name)


def reveal(objects: Objects) -> vb.Reveal:
    return vb.Reveal(objects)


def add(*what: int | str, only: Noun | None = None) -> AddResources:
    """Numbers are Energy, strings are Power; `only`: to be spent on such cards alone."""
    energy = sum(x for x in what if isinstance(x, int))
    power = tuple(domain_mask(x) for x in what if isinstance(x, str))
    return AddResources(energy, power, only.what if only is not None else 0)


def play_token(
    token: Printed,
    n: Num = 1,
    here: bool = False,
    in_base: bool = False,
    ready: bool = False,
    exhausted: bool = False,
    name: str = "",
) -> vb.PlayTokens:
    where = vb.TO_HERE if here else vb.TO_BASE if in_base else vb.TO_CHOSEN
    enters = 1 if ready else 2 if exhausted else 0
    return vb.PlayTokens(token, number(n), where=where, enters=enters, name=name)


def play_card(
    objects: Objects,
    free: bool = False,
    no_energy: bool = False,
    price: cs.Cost | None = None,
    less: Num | None = None,
    here: bool = False,
    then_banish: bool = False,
    then_recycle: bool = False,
) -> vb.PlayCards:
    """`free`: ignoring its cost; `no_energy`: ignoring its Energy cost; `less`: so much Energy less."""
    return vb.PlayCards(
        objects,
        cost_mode=COST_IGNORED if free else COST_ENERGY_IGNORED if no_energy else 0,
        discount=number(less) if less is not None else None,
        price=price,
        to=vb.TO_HERE if here else vb.TO_CHOSEN,
        then_banish=then_banish,
        then_recycle=then_recycle,
    )


def counter(objects: Objects) -> vb.Counter:
    return vb.Counter(objects)


def new_choices(objects: Objects) -> vb.NewChoices:
    return vb.NewChoices(objects)


def take_spell(objects: Objects) -> vb.TakeSpell:
    """Gain control of a spell on the chain."""
    return vb.TakeSpell(objects)


def use_effects(event: ab.When, objects: Objects) -> vb.ActivateEffects:
    """Their effects of this event are used, without the event (CR 383.4.g)."""
    return vb.ActivateEffects(event.kinds[0], objects)


def attach(gear_: Objects, to: Objects) -> vb.Attach:
    return vb.Attach(gear_, to)


def detach(gear_: Objects) -> vb.Detach:
    return vb.Detach(gear_)


def gain_control(objects: Objects, until: Duration = FOREVER) -> vb.GainControl:
    return vb.GainControl(objects, until=until)


def gain_xp(n: Num) -> vb.GainXP:
    return vb.GainXP(number(n))


def gain_points(n: Num) -> vb.GainPoints:
    return vb.GainPoints(number(n))


def set_might(objects: Objects, n: int, until: Duration = THIS_TURN) -> vb.Change:
    return change(objects, ch.SetMight(n), until)


def lose_keyword(objects: Objects, keyword: KeywordKind, until: Duration = THIS_TURN) -> vb.Change:
    return change(objects, ch.LosesKeyword(keyword), until)


def lose_text(objects: Objects, until: Duration = THIS_TURN) -> vb.Change:
    return change(objects, ch.LosesText(), until)


def gain_tags(objects: Objects, *tags: str, until: Duration = THIS_TURN) -> vb.Change:
    return change(objects, ch.GainsTags(*tags), until)


def also_is(objects: Objects, noun: Noun, might: int = 0, until: Duration = THIS_TURN) -> vb.Change:
    return change(objects, ch.AlsoIs(noun.what, might), until)


def create(token: Printed, n: Num = 1, here: bool = False) -> Create:
    """It appears; nobody plays it (CR 439)."""
    return Create(token, number(n), here=here)


def replace(objects: Objects, token: Printed) -> Replace:
    return Replace(objects, token)


def swap_back(objects: Objects) -> SwapBack:
    return SwapBack(objects)


def name_a(noun: Noun | None = None) -> Name:
    """A card of this type is named, or without a noun a tag; it stays with the source (CR 759)."""
    return Name(noun.what if noun is not None else 0)


def put_counters(objects: Objects, kind: int, n: Num = 1) -> cn.PutCounters:
    return cn.PutCounters(objects, kind, number(n))


def spend_counters(objects: Objects, kind: int, n: Num = 1) -> cn.SpendCounters:
    return cn.SpendCounters(objects, kind, number(n))


def move_counters(source: Objects, to: Objects, kind: int, n: Num = 1) -> cn.MoveCounters:
    return cn.MoveCounters(source, to, kind, number(n))


def extra_turn() -> vb.ExtraTurn:
    return vb.ExtraTurn()


def win_the_game() -> WinTheGame:
    return WinTheGame()


def lose_the_game(who: Objects | None = None) -> LoseTheGame:
    """You lose the game, or the player who was chosen does."""
    return LoseTheGame(who)
