"""Comparison of the cards with the reference wording.

    FARFIELD_REFERENCE=FOLDER python -m tools.compare_cards               every card that is a `card(…)`, and tokens
    FARFIELD_REFERENCE=FOLDER python -m tools.compare_cards --set SFD     every card of a set, drafts too
    FARFIELD_REFERENCE=FOLDER python -m tools.compare_cards Flash         this card
    FARFIELD_REFERENCE=FOLDER python -m tools.compare_cards --sharpness   how many small changes it would notice

The folder has the reference data, `cards.json`, which is no part of the project; nothing of it is kept. Compared are
the kinds of ability (`kinds`) and every word that carries meaning (`wording`) of the reference wording and of ours, in
English, which is made from the definition. `-here` is a fact that only the reference has, `+may` one that only ours
has. Each difference is a fault, mended in the definition or in the grammar, or stands in `explained.toml` with a reason
in our own words. What is printed and listed are single words; no sentence of a card is.
"""
