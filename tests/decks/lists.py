"""Decks for the tests of deck formats: well-formed ones made of real cards, few of them legal."""

from __future__ import annotations

from hypothesis import strategies as st

from farfield.cards.facts import all_facts, facts
from farfield.decks import Deck
from farfield.decks.deck import is_eligible

MAIN = [card.name for card in all_facts() if card.is_main_deck]
OF_TYPE = {
    kind: [card.name for card in all_facts() if card.type == kind and not card.is_token]
    for kind in ("legend", "battlefield", "rune")
}
CHAMPIONS = {
    legend: [card.name for card in all_facts() if is_eligible(card, facts(legend))] for legend in OF_TYPE["legend"]
}


@st.composite
def decks(draw: st.DrawFn, *, eligible: bool = False) -> Deck:
    """Any well-formed deck, often with 40 to 42 cards; with ``eligible`` its champion may be chosen by the rules."""
    main = draw(st.lists(st.tuples(st.integers(1, 4), st.sampled_from(MAIN)), min_size=1, max_size=20))
    size = sum(count for count, _ in main)
    if draw(st.booleans()) and size < 40:
        main.append((draw(st.integers(40, 42)) - size, draw(st.sampled_from(MAIN))))
    legend = draw(st.sampled_from(OF_TYPE["legend"]))
    champion = draw(st.sampled_from(main))[1]
    if eligible:
        champion = draw(st.sampled_from(CHAMPIONS[legend]))
        main[draw(st.integers(0, len(main) - 1))] = (draw(st.integers(1, 3)), champion)
    return Deck(
        name=draw(st.text(max_size=100)),
        legend=legend,
        champion=champion,
        main=tuple(main),
        runes=tuple(draw(st.lists(st.tuples(st.integers(1, 12), st.sampled_from(OF_TYPE["rune"])), max_size=4))),
        battlefields=tuple(draw(st.lists(st.sampled_from(OF_TYPE["battlefield"]), max_size=4))),
        sideboard=tuple(draw(st.lists(st.tuples(st.integers(1, 3), st.sampled_from(MAIN)), max_size=5))),
    )
