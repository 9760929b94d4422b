"""The hardest cards, by the analysis of all card texts."""

from __future__ import annotations

from farfield.cards.drafts import draft, missing
from farfield.cards.language import (
    Action,
    Assault,
    Deflect,
    Empower,
    Ganking,
    Hidden,
    I,
    Reaction,
    Shield,
    Temporary,
    a,
    any_number,
    at_a_battlefield,
    at_least,
    banish,
    banish_this,
    battlefield,
    become_copy,
    both,
    buff,
    cant,
    choose,
    cost,
    count,
    counter,
    deal,
    destination,
    discard,
    do_this,
    draw,
    either,
    every,
    exhaust_me,
    extra_turn,
    fits,
    from_trash,
    gain_control,
    gain_points,
    grant,
    have,
    if_,
    it,
    kill,
    last_known,
    later,
    look_at_top,
    me,
    might_of,
    move,
    new_choices,
    optional_costs_less,
    permanent,
    play_card,
    play_token,
    plus,
    ready,
    recall,
    recycle,
    rule,
    seq,
    spell_on_chain,
    state_is,
    swap_places,
    take_spell,
    this_card,
    unit,
    use,
    when,
    you,
)
from farfield.cards.tokens import REFLECTION
from farfield.rules.costs import COST_IGNORED
from farfield.rules.effects import abilities as ab
from farfield.rules.effects import amounts as am
from farfield.rules.effects import select as se
from farfield.rules.effects import sequences as ct
from farfield.rules.effects import verbs as vb
from farfield.rules.terms import (
    E_CONQUERED,
    E_DIED,
    E_TURN_END,
    ENEMY,
    FOREVER,
    TEMPORARY,
    THIS_TURN,
    TRASH,
    UNIT,
    YOURS,
)

# Copies
missing("Svellsongur", "effect text that is another object's text while attached")
missing("Heimerdinger, Inventor", "a passive that lends activated abilities of other objects")
missing("Shady Spectacles", "a choice as it is attached")
draft(
    "Mirror Image",
    choose(a(unit, "model")),
    play_token(REFLECTION, in_base=True, ready=True, name="image"),
    do_this(become_copy(it("image"), it("model")), grant(it("image"), Temporary(), until=FOREVER)),
)
draft(
    "Keeper of Masks",
    Hidden,
    Temporary(),
    when(I.am_played, play_token(REFLECTION, 2, here=True, name="images"), do_this(become_copy(it("images"), me))),
)

# The chain
draft("Mystic Reversal", Reaction, take_spell(a(spell_on_chain)), new_choices(it()))
draft(
    "Rebuttal",
    Reaction,
    choose(a(spell_on_chain.costing_at_most(4))),
    ct.PayTo(cost(0, "A"), seq(take_spell(it()), new_choices(it())), counter(it())),
)
missing("Temporal Portal", "a Repeat whose cost is read from the spell that gets it")
missing("The Academy", "a Repeat whose cost is read from the spell that gets it")
missing("Dancing Grenade", "a replay of the same spell by another player")
missing("Curtain Call", "modes that differ between the executions of a Repeat")

# Many players
missing("Promising Future", "cards each player set aside, played in turn order afterwards")
missing("Divine Judgment", "each player keeps some of each kind, the rest is recycled")
missing("King's Edict", "choices of several players that must differ")
missing("Party Favors", "a vote of each other player between two words")
missing("Ashe, Focused", "a card chosen from a revealed hand, returned at another player's event")
missing("Bone Skewer", "a play by an opponent of a card you choose, to a place you chose")

# Decks and zones
draft("Time Warp", extra_turn(), banish_this())
missing("Nocturne, Horrifying", "an ability that works as a card is looked at or revealed")
missing("Void Hatchling", "a replacement of revealing")
draft(
    "Immortal Phoenix",
    Assault(2),
    from_trash(
        when(
            ab.When(E_DIED, types=UNIT, actor=YOURS, by_spell=True),
            play_card(this_card(TRASH), cost_mode=COST_IGNORED),
            may=True,
            cost=cost(1, "Fury"),
        )
    ),
)
draft(
    "Baited Hook",
    use(
        exhaust_me(1, "Order"),
        kill(a(unit.friendly, "killed")),
        look_at_top(5, unit.might_at_most(plus(might_of(last_known("killed")), 1)), name="found"),
        banish(it("found")),
        play_card(it("found"), cost_mode=COST_IGNORED),
        recycle(it("rest")),
    ),
)
draft(
    "Rumble, Hotheaded",
    have(unit.yours.tagged("Mech"), None, Assault()),
    when(
        I.conquer,
        recycle(a(unit.friendly.other, "given")),
        play_card(a(unit.yours.in_trash.tagged("Mech")), less=might_of(last_known("given"))),
        may=True,
    ),
)
missing("Endless Riches", "a replacement of going to the trash; skipping a phase")
missing("Virtuoso", "a banished spell remembered with the legend, counted and put back")
missing("The Zero Drive", "units banished by effect text remembered with the equipment")
missing("Forgotten Relic", "cards that this text burned, named and asked for their type")

# Deaths
missing("Altar of Blood", "a price paid by the controller of the unit that would die")
missing("Gangplank, Naval", "a replacement of stun, less Might and return")
missing("Mel, Newly Awakened", "an addition to every loss of Might your texts give")
draft(
    "Elder Dragon",
    rule(ab.LETHAL_ANY, 1, unit.enemy),
    when(I.am_played, deal(1, any_number(unit.enemy, group=se.Group(one_per_place=True)))),
)
missing("Lotus Trap", "damage doubled as it is dealt")

# Scoring
missing("Otterpus", "a replacement of points")
missing("Skyfall of Areion", "hold effects that are conquer effects too")
draft("Reckoner's Arena", when(you.hold_here, vb.ActivateEffects(E_CONQUERED, every(unit.here))))
missing("Red Brambleback", "triggers that trigger an additional time")
missing("Blue Sentinel", "triggers that trigger an additional time")
draft("Aspirant's Climb", rule(ab.VICTORY_SCORE, 1))
missing("Sandstone Chimera", "a number of the rules that is set for all players")
draft(
    "Tryndamere, Barbarian",
    when(I.conquer, gain_points(1), if_=both(state_is(me, se.ATTACKING), at_least(am.Excess(), 5))),
)
draft(
    "Sivir, Ambitious",
    Deflect(2),
    when(
        I.conquer,
        deal(am.Excess(), a(unit.enemy)),
        may=True,
        if_=both(state_is(me, se.ATTACKING), at_least(am.Excess(), 5)),
    ),
)
missing("Ivern, Friend to All", "a tag chosen as it is played; all of several tags among your units")

# Battlefields
missing("Baron Nashor", "a battlefield added to the board as a card is played")
missing("Green Father", "a battlefield replaced by a token")
missing("Dragon Roost", "a cost that a battlefield offers to any player")

# Control
missing("Akshan, Mischievous", "control of a gear for as long as its source is on the board")
draft(
    "Hostile Takeover",
    Hidden,
    choose(a(unit.enemy.at_battlefield)),
    gain_control(it(), until=THIS_TURN),
    ready(it()),
    later(ab.When(E_TURN_END), recall(it())),
)
draft(
    "Tricksy Tentacles",
    move(
        any_number(unit.enemy, "many", se.Group(total_might=8, same_controller=True)), destination(None, name="there")
    ),
)

# Numbers and names
missing("Twisted Fate, Gambler", "a mode chosen by the domain of a revealed rune")
draft(
    "Kayle, Justified",
    Empower(cost(3), times=3),
    rule(ab.EMPOWER_LIMIT, 2, me),
    have(me, am.Times(2, am.ValueOf(am.EMPOWERS, me))),
    have(me, None, Deflect(3), Ganking, while_=at_least(am.ValueOf(am.EMPOWERS, me), 3)),
)
missing("The List", "a named tag")
draft("Lee Sin, Ascetic", Shield(), use(exhaust_me(), buff(me)), rule(ab.BUFF_LIMIT, 1_000, me))
draft("Spiderling", Hidden, have(me, count(unit.yours.other.here.named("Spiderling"))))
missing("Atakhan", "a discount read from the object that paid; a sacrifice chosen by the defender")
draft("Zilean, Time Mage", ab.TokenInstead(more=1, optional=True, condition=at_a_battlefield, limit=1))
draft(
    "Mageseeker Warden",
    cant(ab.PLAY_UNITS_HERE, battlefield, actor=ENEMY, while_=at_a_battlefield),
    cant(ab.BE_READIED_BY_TEXT, permanent.enemy, while_=at_a_battlefield),
)
draft("Ezreal, Prodigy", when(I.am_played, discard(1), draw(2)), optional_costs_less(1))
draft(
    "Smoke and Mirrors",
    Hidden,
    Action,
    choose(a(unit.yours, "one")),
    choose(a(unit.yours.at_other_place_than("one"), "two")),
    if_(
        either(fits(it("one"), se.HasKeyword(TEMPORARY)), fits(it("two"), se.HasKeyword(TEMPORARY))),
        swap_places(it("one"), it("two")),
    ),
    draw(1),
)
missing("Prodigal Explorer", "how often enemy units and gear were chosen this turn by spells and unit abilities")
missing("Hextech Anomaly", "an amount of Power paid freely, added as Energy")
