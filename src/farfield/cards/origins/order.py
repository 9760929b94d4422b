"""Origins: Order."""

from __future__ import annotations

from farfield.cards.catalogue import card, draft
from farfield.cards.language import *
from farfield.cards.tokens import RECRUIT

card("Back to Back", Reaction, give(two(unit.friendly), 2))
card("Daring Poro", Assault())
card("Faithful Manufactor", when(I.am_played, play_token(RECRUIT, here=True)))
card("Petty Officer", Assault())
draft("Vanguard Captain", Legion(when(I.am_played, play_token(RECRUIT, 2, here=True))))
card("Vanguard Sergeant")
draft("Imperial Decree", Action, later(is_dealt_damage(unit), kill(that), uses=-1))
card("Noxian Drummer", when(I.move_to_a_battlefield, play_token(RECRUIT, here=True)))
draft(
    "Baited Hook",
    use(
        exhaust_me(1, "Order"),
        kill(a(unit.friendly, "killed")),
        look_at_top(5, unit.might_at_most(plus(might_of(last_known("killed")), 1)), name="found"),
        banish(it("found")),
        play_card(it("found"), free=True),
        recycle(it("rest")),
    ),
)
draft("Seal of Unity", use(exhaust_me(), add("Order"), speed=REACTION))
