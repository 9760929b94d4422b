"""Sixty cards drawn at random from all sets."""

from __future__ import annotations

from farfield.cards.drafts import draft, missing, proven
from farfield.cards.language import (
    Accelerate,
    Action,
    Ambush,
    Assault,
    Backline,
    Deathknell,
    Ganking,
    Hidden,
    Hunt,
    I,
    Legion,
    Level,
    Reaction,
    Repeat,
    Shield,
    Tank,
    Vision,
    Weaponmaster,
    a,
    add,
    additional,
    at_least,
    battlefield,
    both,
    buff,
    card_,
    channel,
    choose,
    cost,
    costs_less,
    count,
    damage_of,
    deal,
    deed,
    dies,
    discard,
    disempower,
    do_this,
    draw,
    each_player,
    empower,
    enter_ready,
    every,
    exhaust,
    exhaust_me,
    fight,
    fits,
    gain_control,
    gain_points,
    give,
    grant,
    have,
    heal,
    if_,
    instead_of_dying,
    it,
    kill,
    last_known,
    lasts,
    later,
    look_at_top,
    may,
    me,
    might_of,
    modes,
    move_to_base,
    paid,
    permanent,
    pick,
    play_card,
    play_me_for,
    play_me_only_to,
    play_token,
    plus,
    predict,
    put_in_champion_zone,
    put_in_hand,
    ready,
    recall,
    return_to_hand,
    rule,
    seq,
    spell,
    spend_buff,
    state_is,
    swap_might,
    that,
    there_is,
    this_card,
    unit,
    unless_they,
    up_to,
    use,
    when,
    you,
    your,
    your_main_phase,
)
from farfield.cards.tokens import BIRD, GOLD, MECH, RECRUIT
from farfield.rules.costs import COST_ENERGY_IGNORED, COST_IGNORED
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import conditions as co
from farfield.rules.effects import costs as cs
from farfield.rules.effects import select as se
from farfield.rules.effects.base import Number
from farfield.rules.effects.other_players import FirstTurnOfActor
from farfield.rules.state import H_ENERGY_ON_SPELLS
from farfield.rules.terms import (
    E_BEGINNING,
    E_DEALT,
    E_SHOWDOWN_START,
    E_TURN_END,
    ENEMY,
    FRIENDLY,
    HIDDEN,
    REACTION,
    SPELL,
    TRASH,
    UNIT,
)

# Origins
draft(
    "Hallowed Tomb",
    when(
        you.hold_here,
        put_in_champion_zone(a(unit.yours.in_trash.is_(se.CHOSEN_CHAMPION))),
        may=True,
        if_=there_is(unit.yours.in_champion_zone, least=0, most=0),
    ),
)
draft(
    "Obelisk of Power", ab.Triggered(ab.When(E_BEGINNING), channel(1), condition=FirstTurnOfActor(), that_player=True)
)
draft("Unyielding Spirit", Reaction, lasts(rule(ab.NO_SPELL_DAMAGE, 1)))
draft(
    "The Boss",
    instead_of_dying(
        unit.yours.buffed,
        spend_buff(that),
        heal(that),
        exhaust(that),
        recall(that),
        may=True,
        price=cost(0, "A", deeds=(deed(cs.EXHAUST_SELF),)),
    ),
    when(you.conquer, ready(me)),
)
draft("Zaun Warrens", when(you.conquer_here, discard(1), draw(1)))
draft("Sunlit Guardian", Shield(), Tank)
missing("Swift Scout", "another price for hiding; one choice over two zones")
draft("Shakedown", Reaction, choose(a(unit.enemy)), unless_they(deal(6, it()), it(), draw(2)))
draft("Stand United", Hidden, Action, buff(a(unit.friendly)), lasts(rule(ab.BUFF_VALUE, 1, unit.friendly)))
draft("Reaver's Row", when(you.defend_here, move_to_base(a(unit.friendly.here)), may=True))
draft("Possession", Action, choose(a(unit.enemy.at_battlefield)), gain_control(it()), recall(it()))
draft("Teemo, Scout", Hidden, when(I.am_played, give(me, 3)))
draft("Imperial Decree", Action, later(ab.When(E_DEALT, types=UNIT), kill(that), uses=-1))
draft("Invert Timelines", each_player(seq(discard(your(am.HAND_SIZE)), draw(4))))
draft(
    "Kai'Sa, Evolutionary",
    Ganking,
    when(
        I.conquer,
        play_card(
            a(spell.yours.in_trash.costing_at_most(plus(your(am.POINTS), -1))),
            cost_mode=COST_ENERGY_IGNORED,
            then_recycle=True,
        ),
        may=True,
    ),
)
missing("Karma, Channeler", "who recycles, and what was recycled from wherever it was")
draft("Rebuke", Action, return_to_hand(a(unit.at_battlefield)))
draft(
    "Ava Achiever",
    when(
        I.attack,
        play_card(pick(card_.yours.in_hand.with_keyword(HIDDEN)), cost_mode=COST_IGNORED, here=True),
        may=True,
        cost=cost(0, "Mind"),
    ),
)
draft("Seal of Unity", use(exhaust_me(), add(0, "Order"), speed=REACTION))
draft("Ahri, Inquisitive", when(I.attack_or_defend, give(a(unit.enemy.here), -2, least=1)))
draft("Vanguard Captain", Legion(when(I.am_played, play_token(RECRUIT, 2, here=True))))
draft(
    "Wildclaw Shaman",
    when(I.am_played, buff(me), ready(me), may=True, cost=cost(deeds=(deed(cs.SPEND_BUFF, 1, unit.friendly),))),
)

# Spiritforged
draft(
    "Switcheroo",
    Hidden,
    Action,
    swap_might(a(unit.at_battlefield, "one"), a(unit.at_battlefield.other_than("one").at_same_place_as("one"))),
)
draft(
    "Soraka, Wanderer",
    Backline,
    instead_of_dying(unit.yours.other.here.with_less_might_than("me"), heal(that), exhaust(that), recall(that)),
)
draft("Sea Monkey", additional(cost(1)), when(I.am_played, buff(me), if_=paid()))
draft(
    "Janna, Savior", Reaction, when(I.am_played, heal(every(unit.yours.here)), move_to_base(up_to(1, unit.enemy.here)))
)
draft("Direwing", enter_ready(while_=there_is(unit.yours.other.tagged("Dragon"))))
draft(
    "Vex, Cheerless",
    ab.CostChange(
        types=SPELL, actor=FRIENDLY, energy=Number(-1), power=-1, least=1, condition=state_is(me, se.IN_A_COMBAT)
    ),
    ab.CostChange(types=SPELL, actor=ENEMY, energy=Number(1), power=1, condition=state_is(me, se.IN_A_COMBAT)),
)
draft("Wages of Pain", Hidden, Action, deal(3, a(unit.at_battlefield)), play_token(GOLD, exhausted=True))
draft("Drag Under", Action, costs_less(2, while_=co.FromHand(elsewhere=True)), kill(a(unit.at_battlefield)))
draft("Bubble Bot", when(I.am_played, ready(a(unit.friendly.other.tagged("Mech")))))
draft("Ferrous Forerunner", Deathknell(play_token(MECH, 2, in_base=True)))
proven("Doran's Shield")
draft("Danger Zone", Reaction, Repeat(cost(1, "A")), give(every(unit.yours.tagged("Mech")), 1))
draft(
    "Blood Money",
    Action,
    kill(a(unit.at_battlefield.might_at_most(2))),
    if_(fits(last_known(), se.OnSide(ENEMY)), play_token(GOLD, exhausted=True)),
    if_(fits(last_known(), se.OnSide(FRIENDLY)), play_token(GOLD, 2, exhausted=True)),
)
draft("Perched Grimwyrm", play_me_only_to(battlefield.conquered_this_turn))
draft(
    "Yone, Blademaster",
    Weaponmaster(),
    when(I.conquer, deal(might_of(me), a(unit.enemy.in_base)), if_=co.WasUncontrolled()),
)
draft(
    "Marching Orders",
    Action,
    Repeat(cost(3)),
    choose(a(unit.friendly, "friend")),
    choose(a(unit.enemy.at_battlefield, "foe")),
    fight(it("friend"), it("foe")),
)
missing("Undertitan", "an ability that works as a card is revealed from a deck")
draft("Honest Broker", Deathknell(play_token(GOLD, exhausted=True)))
draft("Jaull-Fish", Accelerate, costs_less(count(unit.yours.mighty, times=2)))

# Unleashed
draft("Angler Beast", when(I.am_played, return_to_hand(every(unit.might_at_most(2)))))
missing("Deceiver", "a token played there, at the place of the event, that a reflexive text then speaks of")
draft("Trapping Grounds", when(you.conquer_here, play_token(BIRD), if_=at_least(am.Excess(), 3)))
draft("Prepared Neophyte", have(me, 4, while_=at_least(am.HistoryOf(H_ENERGY_ON_SPELLS), 4)))
draft(
    "Death from Below",
    kill(a(unit.at_battlefield)),
    if_(fits(last_known(), se.MightIs(most=Number(3))), do_this(may(play_card(this_card(TRASH), price=cost(0, "A"))))),
)
missing("Vex, Apathetic", "a prohibition for one player: they can't move it, others can")
draft("Vault Breaker", Action, grant(a(unit), Assault(2), Ganking))
draft(
    "Crimson Pigeons",
    have(me, 2, while_=both(state_is(me, se.ATTACKING), there_is(unit.friendly.other.here.attacking))),
)
draft(
    "Diana, Lunari",
    when(
        ab.When(E_SHOWDOWN_START, place=se.HERE),
        predict(1),
        look_at_top(1, spell, least=1, reveal=True),
        put_in_hand(it("chosen")),
        may=True,
        cost=cost(1),
    ),
)
draft(
    "Jhin, Meticulous Killer",
    Vision(),
    play_me_for(cost(0, "Mind"), while_=at_least(am.HistoryOf(H_ENERGY_ON_SPELLS), 4)),
)
draft(
    "Kha'Zix, Evolving Hunter",
    Hunt(),
    when(I.attack, deal(might_of(me), a(unit.enemy.here)), may=True, cost=cost(deeds=(deed(cs.SPEND_XP, 3),))),
)
draft(
    "Honeyfruit",
    ab.Enters(me, exhausted=True),
    use(exhaust_me(), add(0, "A"), speed=REACTION),
    Level(6, use(exhaust_me(), add(1, "A"), speed=REACTION)),
)

# Vendetta
draft("Morgana, Vindictive", Ambush, when(I.am_played, choose(a(unit)), deal(damage_of(it()), it())))
draft("Baccai Reaper", when(I.attack, grant(me, Assault(2)), may=True, cost=cost(0, "Fury")))
draft("Nasus, Guardian of Knowledge", when(dies(unit.enemy.here), channel(1, exhausted=True), times=1))
draft("Reluctant Leader", when(you.play_another(unit), give(me, 2)))
draft("Guttural Roar", Action, choose(a(unit)), if_(state_is(it(), se.EMPOWERED_STATE), give(it(), 4), give(it(), 2)))
draft(
    "Sanction",
    Reaction,
    modes(
        seq(empower(a(unit)), later(ab.When(E_TURN_END), disempower(it()))),
        seq(disempower(a(unit.empowered)), later(ab.When(E_TURN_END), empower(it()))),
    ),
)
draft(
    "Bottled Constellation",
    when(
        your_main_phase,
        gain_points(1),
        may=True,
        cost=cost(deeds=(deed(cs.KILL_OBJECTS, 3, permanent.friendly.other),)),
    ),
)
