"""What a card does: one word for each instruction."""

from __future__ import annotations

from farfield.rules.costs import COST_ENERGY_IGNORED, COST_IGNORED, COST_NORMAL, COST_NOTHING
from farfield.rules.effects import changed_traits as ch
from farfield.rules.effects import counter_texts as cn
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import select as se
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.changed_traits import BecomeCopy
from farfield.rules.effects.creating import Create, EnterAt, Replace
from farfield.rules.effects.names import Name
from farfield.rules.effects.outcome import LoseTheGame, WinTheGame
from farfield.rules.effects.parts import Ability, Amount, Objects, Part
from farfield.rules.effects.resources import AddResources
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    CHAMPION_ZONE,
    FOREVER,
    HAND,
    IN_SHOWDOWNS,
    MAIN_DECK,
    OF_ABILITIES,
    THIS_TURN,
    TRASH,
    Duration,
    KeywordKind,
)

from .costs import powers
from .guard import refused
from .nouns import Noun, Num, number, plain


def draw(what: Num | Objects = 1, name: str = "") -> vb.Draw | vb.DrawThese:
    """So many cards from the top, or those that are named: `draw(2)`, `draw(it("chosen"))`."""
    return vb.DrawThese(what) if isinstance(what, Objects) else vb.Draw(number(what), name)


def discard(what: Num | Objects = 1, name: str = "") -> vb.Discard | vb.DiscardThese:
    """So many cards of your choice, or those that are named."""
    return vb.DiscardThese(what) if isinstance(what, Objects) else vb.Discard(number(what), name)


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


def move_to_base(objects: Objects, leaving: str = "") -> vb.Move:
    """`leaving`: what the text calls the place that it is moved from, as in `unit.at_same_place_as("there")`."""
    return vb.Move(objects, vb.TO_BASE, leaving=leaving)


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


def put_in_hand(objects: Objects) -> vb.PutIn:
    return vb.PutIn(objects, HAND)


def put_in_trash(objects: Objects) -> vb.PutIn:
    return vb.PutIn(objects, TRASH)


def put_on_top(objects: Objects) -> vb.PutIn:
    """Of its owner's Main Deck."""
    return vb.PutIn(objects, MAIN_DECK)


def put_on_bottom(objects: Objects) -> vb.PutIn:
    """Of its owner's Main Deck; no recycling."""
    return vb.PutIn(objects, MAIN_DECK, bottom=True)


def put_in_champion_zone(objects: Objects) -> vb.PutIn:
    return vb.PutIn(objects, CHAMPION_ZONE)


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


def raise_might(objects: Objects, to: Num, until: Duration = THIS_TURN) -> vb.RaiseMight:
    """Its Might is increased to that; it loses nothing if it has more."""
    return vb.RaiseMight(objects, number(to), until=until)


def double_might(objects: Objects, until: Duration = THIS_TURN) -> vb.DoubleMight:
    return vb.DoubleMight(objects, until=until)


def swap_might(first: Objects, second: Objects) -> vb.SwapMight:
    return vb.SwapMight(first, second)


def grant(objects: Objects, *granted: Ability, until: Duration = THIS_TURN) -> vb.Grant:
    return vb.Grant(objects, granted, until=until)


def grant_keywords(objects: Objects, of: Objects, until: Duration = THIS_TURN) -> vb.GrantKeywords:
    """The keywords that the other has now."""
    return vb.GrantKeywords(objects, of, until=until)


def change(objects: Objects, part: Part, until: Duration = THIS_TURN) -> vb.Change:
    return vb.Change(objects, part, until=until)


def become_copy(objects: Objects, of: Objects, until: Duration = FOREVER) -> BecomeCopy:
    return BecomeCopy(objects, of, until=until)


def channel(n: Num = 1, exhausted: bool = False) -> vb.Channel:
    return vb.Channel(number(n), exhausted=exhausted)


def burn(n: Num, name: str = "") -> vb.Burn:
    return vb.Burn(number(n), name)


def predict(n: Num = 1) -> vb.Predict:
    return vb.Predict(number(n))


def look_at_top(
    n: Num, noun: Noun | None = None, least: int = 0, most: int = 1, reveal: bool = False, name: str = "chosen"
) -> vb.LookAtTop:
    select = noun.select() if noun is not None else None
    return vb.LookAtTop(number(n), select=select, least=least, most=most, reveal=reveal, name=name)


def reveal(objects: Objects) -> vb.Reveal:
    return vb.Reveal(objects)


def reveal_top(n: Num = 1, name: str = "") -> vb.RevealTop:
    """The top cards of your Main Deck."""
    return vb.RevealTop(number(n), name)


def reveal_top_rune(name: str = "") -> vb.RevealTop:
    """Of your Rune Deck."""
    return vb.RevealTop(number(1), name, runes=True)


def reveal_until(noun: Noun, name: str = "found", rest: str = "rest") -> vb.RevealUntil:
    """Cards from the top of your Main Deck until you reveal such a one."""
    return vb.RevealUntil(noun.select(), name, rest)


def add(
    *what: int | str | Amount, only: Noun | None = None, abilities: bool = False, times: Num | None = None
) -> AddResources:
    """Numbers are Energy, strings are Power, so many `times`.

    `only`: to be spent on such cards alone; `abilities`: and on the activated abilities of such.
    """
    energy: Num = sum(x for x in what if isinstance(x, int))
    for x in what:
        if isinstance(x, Amount):
            energy = x
    if only is not None:
        plain(only, "add", filters=False)
    spent_on = only.what if only is not None else 0
    if abilities:
        spent_on |= spent_on << OF_ABILITIES
    return AddResources(energy, powers(what), spent_on, number(times) if times is not None else None)


def play_token(
    token: Printed,
    n: Num = 1,
    here: bool = False,
    in_base: bool = False,
    ready: bool = False,
    exhausted: bool = False,
    name: str = "",
    to: Objects | None = None,
) -> vb.PlayTokens:
    """`to`: a place that is named: `that_battlefield`, `where_it_began`, a battlefield chosen before."""
    if here + in_base + (to is not None) > 1 or (ready and exhausted):
        raise refused("a token enters at one place, ready or exhausted")
    where = vb.TO_HERE if here else vb.TO_BASE if in_base else vb.TO_THERE if to is not None else vb.TO_CHOSEN
    enters = 1 if ready else 2 if exhausted else 0
    return vb.PlayTokens(token, number(n), where=where, enters=enters, name=name, place=to)


def play_card(
    objects: Objects,
    free: bool = False,
    no_energy: bool = False,
    price: cs.Cost | None = None,
    less: Num | None = None,
    here: bool = False,
    also_here: bool = False,
    to: Objects | Noun | None = None,
    no_costs: bool = False,
    then_banish: bool = False,
    then_recycle: bool = False,
) -> vb.PlayCards:
    """`free`: ignoring its cost; `no_energy`: ignoring its Energy cost; `no_costs`: any and all costs; `less`: so much
    Energy less. `to`: a place (`your_base`, `that_battlefield`, `place_of(it())`, a battlefield chosen before) or a
    description of battlefields, of which its player chooses one. `also_here`: a unit may be played here as well.
    """
    if free + no_energy + no_costs > 1:
        raise refused("free, no_energy and no_costs are one or the other: the cost, its Energy, or any and all costs")
    mode = COST_IGNORED if free else COST_ENERGY_IGNORED if no_energy else COST_NOTHING if no_costs else COST_NORMAL
    return vb.PlayCards(
        objects,
        cost_mode=mode,
        discount=number(less) if less is not None else None,
        price=price,
        place=se.PlaceOf(se.Me()) if here else to if isinstance(to, Objects) else None,
        fields=to.select() if isinstance(to, Noun) else None,
        also_here=also_here,
        then_banish=then_banish,
        then_recycle=then_recycle,
    )


def counter(objects: Objects, to_hand: bool = False) -> vb.Counter:
    """`to_hand`: it goes to its owner's hand instead of the trash."""
    return vb.Counter(objects, to_hand=to_hand)


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


def detach(gear_: Objects, wearer: Objects | None = None) -> vb.Detach:
    """`wearer`: from that unit, if it is attached to it."""
    return vb.Detach(gear_, wearer)


def gain_control(objects: Objects, until: Duration = FOREVER) -> vb.GainControl:
    return vb.GainControl(objects, until=until)


def lose_control(objects: Objects) -> vb.GainControl:
    """What an effect gave you goes back to whoever had it."""
    return vb.GainControl(objects, lose=True)


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


def create(token: Printed, n: Num = 1, here: bool = False) -> Create:
    """It appears; nobody plays it (CR 439)."""
    return Create(token, number(n), here=here)


def replace(objects: Objects, token: Printed) -> Replace:
    return Replace(objects, token)


def swap_back(objects: Objects) -> Replace:
    """Replace it with what it replaced."""
    return Replace(objects)


def name_a(noun: Noun | None = None) -> Name:
    """A card of this type is named, or without a noun a tag; it stays with the source (CR 759)."""
    if noun is not None:
        plain(noun, "name_a", filters=False)
    return Name(noun.what if noun is not None else 0)


def gain_one_tag(*tags: str) -> Name:
    """As you play me: one of these tags, which I have from then on."""
    return Name(0, tags, gain=True)


def enter_at(places: Noun) -> EnterAt:
    """As you play me: I enter there."""
    return EnterAt(places.select())


def put_counters(objects: Objects, kind: int, n: Num = 1) -> cn.PutCounters:
    return cn.PutCounters(objects, kind, number(n))


def spend_counters(objects: Objects, kind: int, n: Num = 1) -> cn.SpendCounters:
    return cn.SpendCounters(objects, kind, number(n))


def move_counters(source: Objects, to: Objects, kind: int, n: Num = 1) -> cn.MoveCounters:
    return cn.MoveCounters(source, to, kind, number(n))


def extra_turn() -> vb.ExtraTurn:
    return vb.ExtraTurn()


def add_for_showdowns(energy: int) -> AddResources:
    """So much Energy, to be spent only during showdowns."""
    return AddResources(energy, (), IN_SHOWDOWNS)


def win_the_game() -> WinTheGame:
    return WinTheGame()


def lose_the_game(who: Objects | None = None) -> LoseTheGame:
    """You lose the game, or the player who was chosen does."""
    return LoseTheGame(who)
