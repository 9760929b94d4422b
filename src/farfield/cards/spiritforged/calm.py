"""Spiritforged: Calm."""

from __future__ import annotations

from farfield.cards.catalogue import card
from farfield.cards.language import *
from farfield.cards.tokens import SAND_SOLDIER

card("Desert's Call", Repeat(cost(2)), play_token(SAND_SOLDIER))
card("Disarming Rake", when(I.am_played, kill(a(gear)), may=True))
card("Doran's Shield", Equip(cost("Calm")), attached=(Tank,))
card("Feral Strength", Reaction, Repeat(cost(2)), give(a(unit), 2))
card("Guardian of the Passage", when(I.hold, return_to_hand(a(permanent.yours.in_trash)), may=True))
card("Lonely Poro", Deathknell(draw(1), if_=alone(me)))
card("Navori Scout", Deflect())
card("Ribbon Dancer", when(I.move_to_a_battlefield, give(a(unit.friendly.other), 1)))
card("Royal Entourage", when(I.am_played, choose(a(legend)), one_of(ready(it()), exhaust(it()))))
card("Thwonk!", Action, Repeat(cost(2)), stun(a(unit.attacking)))
card(
    "Apprentice Smith",
    when(
        I.move,
        reveal_top(1, "shown"),
        if_(is_(it("shown"), gear), draw(it("shown")), recycle(it("shown"))),
    ),
)
card("Brutalizer", Equip(cost("Calm")), attached=(have(me, 2, while_=happened(is_attached(this_gear, to=me))),))
card(
    "Emperor's Divide",
    Hidden,
    Action,
    move_to_base(any_number(unit.friendly.at_battlefield, group=Group(same_place=True))),
)
card("Legion Quartermaster", additional(cost(returning(gear.friendly)), optional=False))
card("Not So Fast", Reaction, counter(a(spell_or_ability.enemy.choosing(permanent.friendly))))
card(
    "Poro Snax",
    when(I.am_played, draw(1)),
    use(cost(1, "Calm", exhausting_me, killing_me), draw(1)),
)
card("Simian Ancestor", when(I.am_buffed_by_you, ready(me)))
card("Stellacorn Herder", when(I.move, draw(1)))
card(
    "Aphelios, Exalted",
    when(
        you.attach(gear.equipment, to=me),
        modes(ready(exactly(2, rune)), channel(1, exhausted=True), buff(a(unit.friendly)), once_for_all=True),
    ),
)
card(
    "Azir, Ascendant",
    use(
        cost("Calm"),
        choose(a(unit.yours, "it")),
        swap_places(me, it("it")),
        if_(state_is(it("it"), EQUIPPED), may(attach(pick(gear.equipment.attached_to(it("it"))), me))),
        speed=ACTION,
        times=1,
    ),
)
card(
    "Guardian Angel",
    Equip(cost("Calm")),
    attached=(instead_of_dying(me, kill(this_gear), heal(me), exhaust(me), recall(me)),),
)
card("Heart of Dark Ice", use(exhaust_me(), give(a(unit), 3)))
card(
    "Janna, Savior", Reaction, when(I.am_played, heal(every(unit.yours.here)), move_to_base(up_to(1, unit.enemy.here)))
)
card("Jax, Unmatched", Deflect(), have(gear.yours.equipment.everywhere, None, QuickDraw()))
card(
    "Needlessly Large Yordle",
    Shield(5),
    Tank,
    costs_less(times(2, points_from_holding), points_from_holding, symbol="Calm"),
)
card("Sterak's Gage", QuickDraw(), Equip(cost("Calm")))
card("Irelia, Fervent", Deflect(), when(any_of(I.am_chosen_by_you, I.am_readied_by_you), give(me, 1)))
card(
    "Ornn, Blacksmith",
    when(
        any_of(I.am_played, I.hold),
        look_at_top(4, gear),
        reveal(it("chosen")),
        draw(it("chosen")),
        recycle(it("rest")),
    ),
)
card("Svellsongur", Equip(cost(1, "Calm")), copies_text())
card("Tianna Crownguard", Deflect(), cant(GAIN_POINTS, player.enemy, actor=ENEMY, while_=at_a_battlefield))
