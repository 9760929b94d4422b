"""Origins: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Back to Back", Reaction, give(two(unit.friendly), 2))
card("Call to Glory", Reaction, additional(cost(spending_buffs(unit.yours)), free=True), give(a(unit), 3))
card("Cruel Patron", additional(cost(killing(unit.friendly)), optional=False))
card("Cull the Weak", each_player(kill(pick(unit.yours))))
card("Daring Poro", Assault())
card("Faithful Manufactor", when(I.am_played, play_token(RECRUIT, here=True)))
card(
    "Forge of the Future",
    when(I.am_played, play_token(RECRUIT, in_base=True)),
    use(cost(killing_me), recycle(pick(card_.in_trash, least=0, most=4))),
)
card("Hidden Blade", Hidden, Action, kill(a(unit.at_battlefield)), as_(controller_of(it()), draw(2)))
card("Petty Officer", Assault())
card("Soaring Scout", Deathknell(channel(1, exhausted=True)))
card("Trifarian Gloryseeker", Legion(when(I.am_played, buff(me))))
card("Vanguard Captain", Legion(when(I.am_played, play_token(RECRUIT, 2, here=True))))
card("Vanguard Sergeant")
card(
    "Facebreaker",
    Hidden,
    Action,
    stun(a(unit.friendly.at_battlefield, "friend")),
    stun(a(unit.enemy.at_same_place_as("friend"))),
)
card("Imperial Decree", Action, later(is_dealt_damage(unit), kill(that), uses=-1))
card("Noxian Drummer", when(I.move_to_a_battlefield, play_token(RECRUIT, here=True)))
card("Peak Guardian", when(I.am_played, buff(me), if_(at_a_battlefield, buff(every(unit.friendly.other.here)))))
card("Salvage", Action, may(kill(up_to(1, gear))), draw(1))
card("Solari Chief", when(I.am_played, choose(a(unit.enemy)), if_(state_is(it(), STUNNED), kill(it()), stun(it()))))
card(
    "Spectral Matron",
    when(I.am_played, play_card(a(unit.yours.in_trash.costing_at_most(3, power=1)), free=True), may=True),
)
card("Symbol of the Solari", instead(you.tie_as_attacker, recall(every(unit.at_that_battlefield))))
card("Vanguard Helm", when(dies(unit.friendly.buffed), buff(a(unit.friendly.other_than_that))))
card("Vengeance", kill(a(unit)))
card("Albus Ferros", when(I.am_played, pay_any(cost(spending_buffs(unit.yours)), channel(so_many, exhausted=True))))
card(
    "Commander Ledros",
    additional(cost(killing(unit.friendly, ANY_NUMBER, "killed"))),
    costs_less(power=count(it("killed")), symbol="Order"),
    Deflect(),
    Ganking,
)
card("Fiora, Victorious", have(me, None, Deflect(), Ganking, Shield(), while_=state_is(me, MIGHTY)))
card("Grand Strategem", Action, give(every(unit.friendly), 5))
card("Harnessed Dragon", when(I.am_played, kill(a(unit.enemy))))
card("Karma, Channeler", Vision(), when(you.recycle(one_or_more=True), buff(a(unit.friendly))))
card("Karthus, Eternal", trigger_again(DEATHKNELL))
card(
    "King's Edict",
    each_player(choose(pick(unit.not_the_speakers, name="doomed", fresh=True)), side=OTHERS, next_first=True),
    kill(it("doomed")),
)
card("Leona, Determined", Shield(), when(I.attack, stun(a(unit.enemy.here))))
card("Machine Evangel", Deathknell(play_token(RECRUIT, 3, in_base=True)))
card("Sett, Kingpin", Tank, have(me, count(unit.friendly.buffed.here), while_=at_a_battlefield))
card("Shen, Kinkou", Reaction, Shield(2), Tank)
card(
    "Baited Hook",
    use(
        exhaust_me(1, "Order"),
        kill(a(unit.friendly, "killed")),
        look_at_top(5, unit.might_at_most(plus(might_of(last_known("killed", killed=True)), 1)), name="found"),
        banish(it("found")),
        play_card(it("found"), free=True),
        recycle(it("rest")),
    ),
)
card("Darius, Executioner", Legion(when(I.am_played, ready(me))), have(unit.friendly.other.here, 1))
card(
    "Divine Judgment",
    each_player(
        choose(pick(unit, least=2, most=2, name="units")),
        choose(pick(gear, least=2, most=2, name="gear")),
        choose(pick(rune, least=2, most=2, name="runes")),
        choose(pick(card_.yours.in_hand, least=2, most=2, name="cards")),
    ),
    recycle(
        every(
            either_of(
                unit.other_than("units"),
                gear.other_than("gear"),
                rune.other_than("runes"),
                card_.in_hand.other_than("cards"),
            )
        )
    ),
)
card("Seal of Unity", use(exhaust_me(), add("Order"), speed=REACTION))
card("Viktor, Leader", when(dies(unit.yours.other.not_tagged("Recruit")), play_token(RECRUIT, in_base=True)))
