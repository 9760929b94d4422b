"""Vendetta: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *

card(
    "Affectionate Poro",
    when(I.was_in_a_combat_that_ends, draw(1), if_=not_(happened(I.am_dealt_damage))),
)
card("Esteemed Hierophant", rule(NO_SPELL_DAMAGE, 1, me, while_=at_least(your_runes, 7), actor=ENEMY))
card("Field Musicians", when(I.am_played, give(a(unit), 3)))
card(
    "Hand Hammer",
    Equip(cost("Calm")),
    attached=(have(me, 2, while_=both(at_a_battlefield, there_is(unit.yours.other.here, least=1, most=1))),),
)
card("Mournful Witness", when(I.was_in_a_combat_that_ends, empower(me)), Empowered(have(me, 2)))
card("Ol' Poro", cant(PLAY_CARDS, me, while_=in_your_first_turns(3)))
card("Serene Ascetic", Empower(cost(3)), Empowered(have(me, None, Deflect(), Shield(3))))
card(
    "Twilight Shroud",
    give(a(unit.friendly), 1),
    lasts(cant(BE_CHOSEN, it())),
    Flow(cost(2)),
)
card("Frostcoat Mother", Empower(cost(12, less=count(rune.yours))), Empowered(have(me, 3)))
card(
    "Pakaa Protector",
    when(
        I.move,
        reveal_top(1, "shown"),
        if_(is_(it("shown"), unit), draw(it("shown")), seq(put_in_trash(it("shown")), give(me, 2))),
    ),
)
card(
    "Resonating Strike",
    Hidden,
    Reaction,
    choose(a(battlefield.yours, "goal")),
    choose(a(unit.yours.at_other_place_than("goal"), "mover")),
    move(it("mover"), it("goal")),
    give(it("mover"), 2),
)
card(
    "Sanction",
    Reaction,
    modes(
        seq(empower(a(unit)), later(a_turn_ends, disempower(it()))),
        seq(disempower(a(unit.empowered)), later(a_turn_ends, empower(it()))),
    ),
)
card("Sandstone Chimera", rule(CHANNEL_COUNT, 1, fixed=True, actor=ANY_SIDE, while_=at_a_battlefield))
card(
    "Tomb-Raider Barbara",
    when(
        I.am_played,
        choose(a(gear.enemy)),
        if_(state_is(it(), EMPOWERED_STATE), disempower(it()), kill(it())),
        if_=at_least(your_runes, 7),
    ),
)
card(
    "Akali, Silent",
    cant(BE_CHOSEN, me, while_=not_(state_is(me, IN_A_COMBAT))),
    when(I.move_to_a_battlefield, give(me, 2)),
)
card(
    "Crumbling Sands",
    Reaction,
    choose(a(spell_on_chain)),
    if_(happened(opponent.play(spell.other_than(""))), counter(it())),
)
card(
    "Decree of Focus",
    Reaction,
    choose(
        a(
            unit.friendly.either(
                unit.in_combat_with(unit.enemy.of_domain("Fury")),
                unit.chosen_by(spell_on_chain.enemy.of_domain("Fury")),
            )
        )
    ),
    give(it(), 4),
)
card(
    "Riven, Shattered",
    Weaponmaster(),
    when(I.attack, choose(a(unit.enemy.here)), deal(count(gear.equipment.attached_to(me), 2), it())),
)
card("Shen, Scourge of Shadows", when(I.hold, draw(1), if_=there_is(unit.yours.other.here, least=1, most=1)))
card("Steel Paws", Deflect(), Empower(cost(7)), Empowered(have(me, 7)))
card(
    "Astral Heron",
    when(you.play(card_, nth=1), lasts(pay_less(card_, 2, power=2), uses=1), if_=at_a_battlefield),
)
card(
    "Helm of Suppression",
    Empower(cost(4, "Calm")),
    pay_more(spell, 1, actor=ENEMY, while_=not_(state_is(me, EMPOWERED_STATE))),
    pay_more(spell, 1, power=1, actor=ENEMY, while_=state_is(me, EMPOWERED_STATE)),
)
card("Nasus, Ascended", Deflect(2), Empower(cost(8)), Empowered(when(I.conquer, gain_points(1))))
