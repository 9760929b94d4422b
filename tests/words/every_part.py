"""An example of every part that card text can be made of, as an ability or an effect that uses it.

Whoever adds a part adds its example here; `test_every_part` asks for it.
"""

from __future__ import annotations

from farfield.cards import language as w
from farfield.cards.tokens import BRUSH, GOLD, RECRUIT
from farfield.rules import terms as t
from farfield.rules.effects import amounts as am
from farfield.rules.effects import changed_traits as ch
from farfield.rules.effects import conditions as co
from farfield.rules.effects import counter_texts as cn
from farfield.rules.effects import creating as mk
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects import names as nm
from farfield.rules.effects import other_players as ot
from farfield.rules.effects import outcome as oc
from farfield.rules.effects import program as pr
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import stated_costs as cs
from farfield.rules.effects import this_or_that as op
from farfield.rules.effects import verbs as vb
from farfield.rules.effects.any_amount import AskNumber, PayAny, PayTimes
from farfield.rules.effects.parts import (
    Ability,
    Amount,
    Condition,
    Effect,
    Filter,
    Number,
    Objects,
    OfTwo,
    OnBoard,
    Part,
    ToEach,
    WithAmount,
)
from farfield.rules.effects.resources import AddResources
from farfield.rules.effects.verbs.drawing import Named, OfCards
from farfield.rules.effects.verbs.to_other_zones import Leaving
from farfield.rules.effects.weapons import EquipNow
from farfield.rules.state import H_SPELLS

BASES = (
    Part, Amount, Condition, Filter, Objects, Effect, ToEach, OnBoard, Leaving, OfTwo, WithAmount, Named, OfCards,
    Ability, pr.Composite, se.Players, se.Places,
)  # fmt: skip
"""Kinds of part, which are not parts themselves."""

MACHINERY = (
    ch.CopyOf, ch.EffectTextOf, ch.GainsTags, ct.Unless, ct.AskMay, ct.PayNow, ct.OnlyMode, ct.Reflex, ct.Start,
    ct.KeepPlace, ot.Acting, ot.HandOver, op.AskWhich, pr.Choosing, pr.Regroup, pr.Jump, pr.Nothing, AskNumber,
    PayTimes,
)  # fmt: skip
"""What a text is compiled to. It never stands in a tree, so it needs no words."""

unit, gear, spell = w.unit, w.gear, w.spell


def a_unit(name: str = "") -> se.Target:
    return w.a(unit, name)


def if_so(condition: Condition) -> Effect:
    return w.if_(condition, w.draw(1))


def those(*filters: Filter) -> Effect:
    return w.kill(se.Target(se.Select(t.UNIT, filters=filters)))


def after_choosing(effect: Effect) -> Effect:
    return w.seq(w.choose(a_unit("first")), effect)


def paying(*deeds: cs.Deed) -> ab.Activated:
    return w.use(w.cost(*deeds), w.draw(1))


PARTS: dict[type, Ability | Effect] = {
    # abilities
    ab.Keyword: w.Equip(w.cost(1, "Body")),
    ab.When: w.when(ab.When(t.E_DIED, types=t.UNIT, subject_side=t.ENEMY, other=True), w.draw(1)),
    ab.Triggered: w.when(w.I.hold, w.draw(1), may=True, times=1),
    ab.Activated: w.use(w.exhaust_me(1), w.draw(1), speed=t.ACTION, if_=w.your_turn, times=1),
    ab.SpellText: ab.SpellText(w.draw(1)),
    ab.AdditionalCost: w.additional(w.cost(w.deed(cs.KILL_OBJECTS, 1, unit.friendly)), cheaper=2),
    ab.MayPlay: w.may_play(w.card_.yours.in_trash),
    ab.PlayFor: ab.PlayFor(w.cost(0, "Fury"), w.at_least(am.HistoryOf(H_SPELLS), 1)),
    ab.AsIt: w.as_you_play(w.name_a()),
    ab.Aura: w.have(unit.friendly.other, 1, w.Tank, w.when(w.I.attack, w.draw(1))),
    ab.AlsoEffects: w.also_effects(w.I.hold, w.I.conquer),
    ab.CopiesText: w.copies_text(),
    ab.CostChange: ab.CostChange(types=t.SPELL, actor=t.ENEMY, energy=Number(1)),
    ab.HideFor: w.hide_for(w.cost(1)),
    ab.Enters: w.enter_ready(unit.yours),
    ab.Cant: w.cant(ab.BE_CHOSEN, w.me),
    ab.MoveToll: ab.MoveToll(w.cost(1), w.battlefield.here.select(), actor=t.ENEMY),
    ab.BonusDamage: w.bonus_damage(2, to=unit.enemy.here),
    ab.PlayTo: w.play_me_to(w.battlefield.enemy.occupied),
    ab.Replacement: w.instead_of_dying(unit.friendly, w.recall(w.that), may=True),
    ab.TokenInstead: ab.TokenInstead(GOLD, optional=True),
    ab.LooksFirst: w.look_first(),
    ab.AsSeen: w.as_you_see_me(w.may(w.banish(w.me)), w.if_(w.if_you_do, w.play_card(w.me))),
    ab.RuleChange: w.rule(ab.CHANNEL_COUNT, 1),
    ab.TriggerChange: w.trigger_again(t.DEATHKNELL),
    # numbers
    am.CountOf: w.draw(w.count(unit.enemy.stunned)),
    am.ValueOf: w.deal(w.might_of(w.me), a_unit()),
    am.TagsAmong: w.give(a_unit(), w.tags_among(unit.yours, "Poro", "Yordle")),
    am.PlayerValue: w.draw(w.your_hand),
    am.HistoryOf: w.give(a_unit(), am.HistoryOf(H_SPELLS)),
    am.TimesThisTurn: w.give(a_unit(), w.times_this_turn(w.you.play(spell))),
    am.EventAmount: w.when(ab.When(t.E_DEALT, me=True), w.draw(am.EventAmount())),
    am.Excess: w.draw(am.Excess()),
    am.Memo: w.seq(w.discard(2), w.draw(am.Memo())),
    am.Sum: w.draw(am.Sum(Number(1), w.count(gear.yours))),
    am.Times: w.give(a_unit(), am.Times(2, w.count(gear.yours))),
    am.IfAmount: w.draw(am.IfAmount(w.your_turn, Number(2), Number(1))),
    Number: w.draw(3),
    # changes
    ch.SetMight: w.change(a_unit(), ch.SetMight(1)),
    ch.LosesKeyword: w.change(a_unit(), ch.LosesKeyword(t.TANK)),
    ch.LosesText: w.change(a_unit(), ch.LosesText()),
    ch.BecomeCopy: w.become_copy(w.me, a_unit()),
    # conditions
    co.Compare: if_so(w.at_most(w.your_points, 3)),
    co.ThereIs: if_so(w.there_is(unit.enemy.at_battlefield, least=0, most=0)),
    co.Fits: if_so(w.state_is(w.me, se.BUFFED)),
    co.SourceAtBattlefield: if_so(w.at_a_battlefield),
    co.EarlyTurns: w.cant(ab.SCORE_HERE, w.battlefield.here, while_=w.before_your_turn(3), they=True),
    co.YourPhase: if_so(w.in_your_phase(t.BEGINNING)),
    co.InShowdown: if_so(w.in_a_showdown),
    co.Not: if_so(w.not_(w.state_is(w.me, se.READY))),
    co.Both: if_so(w.both(w.state_is(w.me, se.READY), w.your_turn)),
    co.Either: if_so(w.either(w.state_is(w.me, se.READY), w.state_is(w.me, se.BUFFED))),
    co.YourTurn: w.have(w.me, 1, while_=w.your_turn),
    co.PaidCost: w.when(w.I.am_played, w.draw(1), if_=w.paid()),
    co.Did: w.seq(w.may(w.discard(1)), w.if_(w.if_you_do, w.draw(1))),
    co.LegionHolds: w.costs_less(2, while_=w.legion),
    co.FromHand: w.costs_less(2, while_=co.FromHand(elsewhere=True)),
    co.WasUncontrolled: w.when(w.you.conquer, w.draw(1), if_=co.WasUncontrolled()),
    co.LevelHolds: if_so(co.LevelHolds(6)),
    co.EmpoweredHolds: if_so(co.EmpoweredHolds()),
    co.OneOnOne: w.have(w.me, 2, while_=co.OneOnOne()),
    # how instructions hang together
    ct.Seq: w.seq(w.draw(1), w.discard(1)),
    ct.Choose: w.choose(a_unit()),
    ct.If: ct.If(w.your_turn, w.draw(2), w.draw(1), instead=True),
    ct.May: ct.May(w.draw(1), w.channel(1)),
    PayAny: w.pay_any(w.cost("A"), w.draw(w.so_many)),
    ct.PayTo: ct.PayTo(w.cost(1), w.draw(1), w.discard(1)),
    ct.Modes: w.modes(w.draw(1), w.stun(a_unit()), least=0, most=2),
    ct.DoThis: w.do_this(w.draw(1), may=True, cost=w.cost(1)),
    ct.Later: w.later(w.dies(unit.friendly), w.draw(1)),
    ct.IfKills: w.seq(w.deal(2, a_unit()), w.if_this_kills(w.it(), w.draw(1))),
    ct.Lasts: w.lasts(ab.CostChange(types=t.SPELL, energy=Number(-1)), uses=1),
    # costs
    cs.Cost: w.use(w.cost(2, "Fury|Chaos"), w.draw(1)),
    cs.Deed: paying(w.deed(cs.RECYCLE_FROM_TRASH, 3)),
    # others act
    ot.AsPlayers: w.each_player(w.draw(1), next_first=True),
    ot.UnlessTheyDo: w.seq(w.choose(a_unit()), w.unless_they(w.kill(w.it()), w.controller_of(w.it()), w.cost(2))),
    # decided on the way
    op.OneOf: w.one_of(w.draw(1), w.buff(w.me)),
    op.SayWord: w.seq(w.each_player(w.say("Cards", "Runes"), side=t.OTHERS), w.as_(w.it("Cards"), w.draw(1))),
    # making and ending
    mk.EnterAt: w.as_you_play(mk.EnterAt(w.battlefield.open.select())),
    mk.Create: mk.Create(RECRUIT, Number(2), here=True),
    mk.Replace: mk.Replace(w.a(w.battlefield), BRUSH),
    oc.WinTheGame: oc.WinTheGame(),
    oc.LoseTheGame: oc.LoseTheGame(w.a(w.player)),
    AddResources: w.use(w.exhaust_me(), w.add(1, "Calm", only=unit)),
    EquipNow: EquipNow(w.a(gear.yours.equipment)),
    # who and what
    se.Select: w.kill(w.every(unit.enemy.elsewhere)),
    se.Among: w.seq(w.reveal_top(3, "shown"), w.banish(w.pick(unit.among("shown"))), w.recycle(w.it("shown"))),
    se.OneOf: w.put_in_hand(w.a(w.either_of(unit.owned.in_champion_zone, unit.owned))),
    se.Me: w.ready(w.me),
    se.Subject: w.when(w.you.play(unit), w.buff(w.that)),
    se.Wearer: w.buff(w.wearer),
    se.Bearer: w.detach(w.this_gear),
    # what it has to do with others
    se.AttachedTo: after_choosing(w.detach(w.a(gear.equipment.attached_to(w.it())))),
    se.Chooses: w.counter(w.a(w.spell_or_ability.choosing(unit.friendly))),
    se.ChosenBy: those(se.ChosenBy(w.spell_on_chain.enemy.select())),
    se.InCombatWith: those(se.InCombatWith(unit.enemy.mighty.select())),
    se.NotTheSpeakers: w.each_player(w.kill(w.pick(unit.not_the_speakers)), side=t.OTHERS),
    se.Bound: after_choosing(w.stun(w.it())),
    se.LastKnown: w.seq(w.kill(a_unit()), w.draw(w.might_of(w.last_known()))),
    se.Target: w.stun(w.any_number(unit, group=se.Group(total_might=5))),
    se.Choice: w.kill(se.Choice(unit.select(), chooser=t.ENEMY)),
    se.Destination: w.move(a_unit(), w.destination(w.battlefield.open)),
    se.Group: w.stun(w.any_number(unit, group=se.Group(same_controller=True))),
    se.EventPlace: w.when(w.I.hold, w.later(w.your_main_phase, w.move(a_unit(), w.that_battlefield), may=True)),
    se.PlaceOf: w.seq(w.banish(a_unit()), w.as_(w.owner_of(w.it()), w.play_card(w.it(), to=w.place_of(w.it())))),
    se.YourBase: w.play_card(w.a(unit.yours.in_trash), free=True, to=w.your_base),
    # what it is like
    se.AtEitherEnd: w.when(w.I.move, w.stun(w.a(unit.at_either_end_of_the_move))),
    se.PlayedFrom: w.pay_less(spell.in_trash, 2),
    se.ByYou: w.play_me_to(w.battlefield.attacked_by_you),
    se.WithThere: w.move(a_unit("it"), w.destination(w.location.with_(unit.same_controller_as("it")))),
    se.Other: those(se.Other()),
    se.OtherThan: w.seq(w.buff(a_unit("first")), w.stun(w.a(unit.other_than("first")))),
    se.MightIs: those(se.MightIs(least=Number(5))),
    se.CostIs: those(se.CostIs(energy_most=Number(2))),
    se.HasTag: those(se.HasTag("Poro", "Yordle")),
    se.IsNamed: those(se.IsNamed("Tibbers")),
    se.HasKeyword: those(se.HasKeyword(t.TANK)),
    se.HasDomain: those(se.HasDomain(t.FURY)),
    se.Is: those(se.Is(se.STUNNED, negate=True)),
    se.SamePlaceAs: w.seq(w.buff(a_unit("first")), w.stun(w.a(unit.at_same_place_as("first")))),
    se.SameControllerAs: w.seq(w.buff(a_unit("first")), w.stun(w.a(unit.same_controller_as("first")))),
    se.Actor: w.when(ab.When(t.E_PLAYED, types=t.SPELL, actor=t.ENEMY), w.as_(w.that_player, w.discard(1))),
    se.ControllerOf: w.seq(w.kill(a_unit()), w.as_(w.controller_of(w.it()), w.draw(2))),
    se.OwnerOf: w.seq(w.return_to_hand(a_unit()), w.as_(w.owner_of(w.it()), w.channel(1))),
    se.Combatants: w.when(w.combat_starts_here, w.as_(w.the_attacker_and_defender, w.draw(1))),
    se.OfPlayer: w.seq(w.choose(w.a(w.player, "who")), those(se.OfPlayer("who"))),
    se.LessMightThan: w.when(w.I.attack, those(se.LessMightThan())),
    se.EitherFilter: those(se.EitherFilter(se.Is(se.STUNNED), se.Is(se.READY))),
    se.NotFilter: those(se.NotFilter(se.HasKeyword(t.TANK))),
    se.Owned: those(se.Owned()),
    se.OfType: w.seq(w.discard(1, "tossed"), w.if_(w.is_(w.it("tossed"), spell), w.draw(1))),
    se.OnSide: w.when(w.dies(unit), w.draw(1), if_=w.is_(w.that, unit.enemy)),
    se.IsBound: w.seq(w.buff(a_unit()), w.later(ab.When(t.E_DIED, filters=(se.IsBound(w.it()),)), w.draw(1))),
    se.MemoryOf: w.seq(w.banish(a_unit(), remember=True), w.return_to_hand(w.every(w.card_.in_banishment.remembered))),
    # verbs
    vb.Draw: w.draw(2),
    vb.DrawThese: w.seq(w.look_at_top(2, least=1), w.draw(w.it("chosen")), w.recycle(w.it("rest"))),
    vb.Discard: w.discard(2),
    vb.DiscardThese: w.discard(w.pick(unit.yours.in_hand)),
    vb.Deal: w.deal(5, w.any_number(unit.enemy), split=True),
    vb.Fight: w.fight(w.me, w.a(unit.enemy)),
    vb.Kill: w.kill(a_unit()),
    vb.Move: w.move_here(w.a(unit.friendly)),
    vb.SwapPlaces: vb.SwapPlaces(w.me, w.a(unit.friendly.other)),
    vb.Recall: vb.Recall(a_unit(), exhausted=True),
    vb.ReturnToHand: w.return_to_hand(w.me),
    vb.Ready: w.ready(w.every(w.rune.yours)),
    vb.Exhaust: w.exhaust(w.a(w.legend.enemy)),
    vb.GiveMight: w.give(w.me, 2, until=t.THIS_COMBAT),
    vb.GrantKeywords: w.grant_keywords(a_unit(), w.me),
    vb.Grant: w.grant(a_unit(), w.Ganking, until=t.UNTIL_YOUR_NEXT_TURN),
    vb.Change: w.change(a_unit(), ab.Cant(ab.MOVE_AT_ALL, w.me)),
    vb.RaiseMight: w.raise_might(a_unit(), w.might_of(w.me)),
    vb.DoubleMight: w.double_might(a_unit()),
    vb.SwapMight: w.swap_might(w.me, w.a(unit.enemy)),
    vb.Buff: w.buff(w.every(unit.friendly)),
    vb.SpendBuff: w.spend_buff(w.a(unit.friendly)),
    vb.Stun: w.stun(w.two(unit.enemy)),
    vb.Heal: w.heal(w.every(unit.friendly.here)),
    vb.Prevent: w.prevent(a_unit(), 3),
    vb.Channel: w.channel(2),
    vb.Recycle: w.recycle(w.a(w.card_.yours.in_trash)),
    vb.Banish: w.banish(w.a(unit.enemy)),
    vb.PutIn: w.put_on_bottom(a_unit()),
    vb.PlayTokens: w.play_token(RECRUIT, w.count(unit.enemy), in_base=True, ready=True),
    vb.PlayCards: w.play_card(w.a(spell.yours.in_trash), free=True, then_banish=True),
    vb.Counter: w.counter(w.a(w.spell_or_ability.enemy)),
    vb.NewChoices: vb.NewChoices(w.a(w.spell_on_chain)),
    vb.TakeSpell: vb.TakeSpell(w.a(w.spell_on_chain.enemy)),
    vb.ActivateEffects: vb.ActivateEffects(t.E_CONQUERED, w.a(unit.friendly)),
    vb.Attach: w.attach(w.me, w.a(unit.yours)),
    vb.Detach: w.detach(w.a(gear.enemy.attached)),
    vb.GainPoints: w.gain_points(-1),
    vb.GainXP: w.gain_xp(2),
    vb.Empower: w.empower(w.me),
    vb.Disempower: w.disempower(w.a(unit.enemy.empowered)),
    vb.Burn: w.burn(3),
    vb.Predict: w.predict(2),
    vb.LookAtTop: w.seq(w.look_at_top(3, unit), w.put_in_hand(w.it("chosen")), w.recycle(w.it("rest"))),
    vb.RevealTop: w.seq(w.reveal_top_rune("rune"), w.recycle(w.it("rune"))),
    vb.RevealUntil: w.seq(w.reveal_until(unit), w.draw(w.it("found")), w.put_in_trash(w.it("rest"))),
    vb.Reveal: w.reveal(w.every(w.card_.yours.in_hand)),
    vb.GainControl: w.gain_control(w.a(unit.enemy), until=t.WHILE_SOURCE),
    vb.ExtraTurn: w.extra_turn(),
    # counters and names
    cn.PutCounters: cn.PutCounters(w.me, 0, Number(2)),
    cn.SpendCounters: cn.SpendCounters(w.me, 0, Number(1)),
    cn.MoveCounters: cn.MoveCounters(w.me, a_unit(), 0, Number(2)),
    cn.CountersOn: w.draw(cn.CountersOn(0, w.me)),
    cn.HasCounter: those(cn.HasCounter(0)),
    nm.Name: nm.Name(t.SPELL),
    nm.IsNamedHere: w.seq(nm.Name(t.UNIT), w.kill(se.Select(t.UNIT, filters=(nm.IsNamedHere(),)))),
    # zones
    se.ThisCard: w.return_to_hand(w.this_card(t.TRASH)),
    vb.BanishThis: w.banish_this(),
}
