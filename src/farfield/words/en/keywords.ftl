### What the keywords mean, in our own words. Shown beside a card, and by `keyword_help`.

help-accelerate = As you play this unit, you may pay [1] and one Power of its domain more. If you do, it enters ready.

help-action = You may use this in showdowns too, on anyone's turn.

help-add = Put this much Energy or Power into your Rune Pool. Nobody can answer it.

help-ambush = You may play this to a battlefield where you have units, and there it counts as a [Reaction].

help-assault = While this unit attacks, its Might is higher by the number shown (1 if none is).

help-backline = In combat, damage reaches this unit only once all its companions without [Backline] have been dealt enough to die.

help-buff = Put a counter on the unit that gives +1 [M], unless it has one.

help-burn = Put this many cards from the top of your Main Deck into your trash.

help-deathknell = What follows happens when this dies.

help-deflect = Opponents' spells and abilities that choose this cost as much more Power, of any domain, as the number shown (1 if none is).

help-disempower = It is empowered no longer.

help-empower = Pay the cost to empower this, if it is not empowered already.

help-empowered = What follows works only while this is empowered.

help-equip = Pay the cost to attach this to a unit you control.

help-flow = You may play this from your trash for the cost shown. It is banished afterwards.

help-ganking = This unit can also move from one battlefield straight to another.

help-hidden = On your turn you may pay [A] to put this face down at a battlefield you control. From the next turn on you may play it from there as a [Reaction], without paying its cost.

help-hunt = Each time this unit conquers or holds a battlefield, you gain as much XP as the number shown (1 if none is).

help-legion = What follows works if you have played another card this turn.

help-level = What follows works while you have at least as much XP as the number shown.

help-mighty = A unit with 5 [M] or more is mighty.

help-predict = See as many cards from the top of your Main Deck as the number shown (1 if none is). Choose which of them to recycle; the others go back on top, in the order you choose.

help-quick-draw = This counts as a [Reaction], and playing it attaches it to a unit you control.

help-reaction = You may use this whenever somebody may act, even in answer to a spell or ability.

help-repeat = As you play this you may pay the cost shown as well. If you do, its text is carried out once more, with new choices if you like.

help-shield = While this unit defends, its Might is higher by the number shown (1 if none is).

help-stun = Until the end of the turn, the unit deals no damage in combat.

help-tank = In combat, damage must be enough to kill this unit before any goes to companions without [Tank].

help-temporary = At the start of your Beginning Phase, before you score, this is killed.

help-unique = A deck may hold only one card of this name.

help-vision = Playing this shows you the top card of your Main Deck, and you may recycle that card.

help-weaponmaster = When you play this unit, you may attach an Equipment you control to it, paying its [Equip] cost less [A].

## What Lane Legends changes, and what only it has.

help-deflect-in-lanes = When a Strike chooses this unit, its player may pay [A] to counter the Strike; the unit then gets a Deflected counter. Each such counter takes 1 off its Deflect, so that Deflect 2 stops two Strikes. (LL 6.5)

help-ganking-in-lanes = This unit can also move from anywhere in its lane straight to any battlefield its player controls; back to Base only from the Nearfield. (LL 8.1)

help-advance = The Mightiest Thrall at the Midfield moves one place on, then the one at the Farfield, then the one in the NPC Base. (LL 5.2)

help-merge = All Thralls in the NPC Base become one, with their Might added up and all Strikes that lie there. (LL 5.3)

help-rush = All Thralls in the NPC Base move one place on together. (LL 5.4)

help-strike = Gear that a Thrall wears. When the Thrall attacks, each Strike kills one defender there, the Mightiest first; then it goes back to the NPC Base. It can be countered. (LL 6)

help-thrall = A unit token of the NPC. It moves from the NPC Base towards your Nearfield, one place at a time, and attacks what stands in its way. (LL 5)
