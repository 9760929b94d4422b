### The lessons: what each teaches, its goal, a hint, and a word at the end.

lesson-head = Lesson { $n } of { $count }: { $title }
lesson-goal = Goal: { $goal }
lesson-done = Done! { $text }
lesson-lost = The goal is out of reach: { $text } Take back, or begin again.
lesson-word-hint = hint
lesson-word-again = again
lesson-keys = Type { $hint } for a hint, { $undo } to take back, { $again } to start over, { $help } for everything else.
lesson-more = Enter for the next lesson, { $quit } to leave
unknown-lesson = There is no lesson called “{ $lesson }”. Choose one of: { $lessons }.

## Runes and a unit

lesson-unit-title = Runes and a unit
lesson-unit-intro = The number in a card’s corner is its cost in Energy, and each ready rune you exhaust gives 1. Whatever is outlined can be used now: choose the Daring Poro to play it. The runes pay by themselves, and the unit comes to your Base, exhausted.
lesson-unit-goal = A unit of yours stands in your Base.
lesson-unit-hint = The Daring Poro costs 2, and you have 3 ready runes. Choose the Vanguard Sergeant too: it says why it cannot be played.
lesson-unit-done = Two runes are exhausted now. In your next turn they are ready again, and you get two more.
lesson-unit-lost = The turn is over, and nobody has been played.

## Moving and conquering

lesson-move-title = Moving and conquering
lesson-move-intro = Your lane goes from your Base over Nearfield, Midfield and Farfield to the NPC’s Base. A ready unit moves one step and is exhausted by it. At a battlefield that is not yours a showdown opens; if no enemy is there, you conquer it. A battlefield that your last unit leaves is yours no longer.
lesson-move-goal = Nearfield and Midfield are both yours.
lesson-move-hint = Move First Mate to the Midfield, then the Vanguard Sergeant to the Nearfield that has become empty.
lesson-move-done = Two battlefields are yours. Conquering scores nothing in Lane Legends; what does comes later.
lesson-move-lost = The turn is over, and one of the two is not yours.

## A combat

lesson-combat-title = A combat
lesson-combat-intro = Where your units meet an enemy, there is a combat. Both sides deal damage equal to their Might at the same moment, and a unit with as much damage as Might dies. If only yours remain, you conquer; if enemies remain, your attackers go back to your Base. You may move several units together.
lesson-combat-goal = The Midfield is yours.
lesson-combat-hint = The Vanguard Sergeant alone has 4 Might against 5. Move him to the Midfield and take the Daring Poro along: with Assault it has 1 Might more while it attacks.
lesson-combat-done = 7 Might against 5. The NPC kills the mightiest it can, so the Sergeant fell and the Poro stayed. What survives is healed after the combat.
lesson-combat-lost = One of the two has fallen or the turn is over, and one alone is too weak.

## A spell at the right moment

lesson-spell-title = A spell at the right moment
lesson-spell-intro = In a showdown you are asked before any damage is dealt: whoever has the focus may play a spell with Action or Reaction, or pass. With Reaction it may also answer something on the chain. Where you could do nothing but pass, the table passes for you.
lesson-spell-goal = The Midfield is yours.
lesson-spell-hint = Move the Vanguard Sergeant to the Midfield. When you are asked, play En Garde on him: alone there he gets +2 Might, and 6 beats 5.
lesson-spell-done = The Thrall dealt 5 damage to 6 Might: the Sergeant lives. The NPC has no hand: it never answers your spells.
lesson-spell-lost = The Vanguard Sergeant has fallen, or the turn is over.

## The Enthralled Phase

lesson-enthralled-title = The Enthralled Phase
lesson-enthralled-intro = After you have drawn in a new turn, the NPC is dealt the bottom card of your deck. You pay its Enthrall Cost, a rune for each Power icon on it; its Energy cost becomes the Might of a new Thrall. If it is a unit, as it will be now, the mightiest Thrall of each place advances one step, and a second Thrall with the unit’s Might comes.
lesson-enthralled-goal = After the NPC’s phase the Nearfield is still yours.
lesson-enthralled-hint = The Thrall with 5 Might will come to your Nearfield, where the Vanguard Sergeant alone would fall. Play the Daring Poro: units may be played to your Base or to a Nearfield of yours. Then choose “{ option-finish }”.
lesson-enthralled-done = Vanguard Attendant was dealt: an Order rune for its icon, a Thrall with 6 Might that advanced, and one with 5. A strong card in your deck is a strong Thrall as well.
lesson-enthralled-lost = The Thrall has taken the Nearfield.

## What scores

lesson-score-title = What scores
lesson-score-intro = At the start of a turn each Farfield you hold scores 1 point, and nothing else does. But as the Enthralled Phase begins, each NPC that controls its Nearfield takes 1 point away.
lesson-score-goal = In your next Action Phase you have 1 point.
lesson-score-hint = Garen goes to the Farfield, the Daring Poro against the Thrall at the Nearfield. Then choose “{ option-finish }”.
lesson-score-done = Hold the Farfield and keep the NPC off the Nearfield: that is how Lane Legends is won. A game is played to 3 points for each player and 2 more.
lesson-score-lost = The Farfield was not held, or the Nearfield has cost the point again.

## Strikes, and a way round them

lesson-strike-title = Strikes, and a way round them
lesson-strike-intro = When gear is dealt, the mightiest Thrall gets a Strike. Attacking, it uses the Strike before the damage and kills one of your defenders, the mightiest. But a unit with Tank must be chosen first, Deflect can counter it for 1 Power, and a Thrall that is attacked itself uses none.
lesson-strike-goal = In your next Action Phase the Vanguard Sergeant is still alive.
lesson-strike-hint = Play the Lecturing Yordle, who has Tank, to the Nearfield and choose “{ option-finish }”. Or attack the Thrall before it attacks you.
lesson-strike-done = The Strike has not hit the Vanguard Sergeant. It lies in the NPC’s Base now, and the next Merge picks it up.
lesson-strike-lost = The Vanguard Sergeant has fallen.

## What you recycle comes back

lesson-recycle-title = What you recycle comes back
lesson-recycle-intro = When a spell is dealt, the Thralls in the NPC’s Base merge into one with all their Might and Strikes, and another card is dealt; after a second spell they rush ahead together. Recycled cards go to the bottom of your deck, so the NPC gets them next. Now Falling Comet lies there, a spell that costs 5.
lesson-recycle-goal = In your next Action Phase no Thrall has 5 Might or more.
lesson-recycle-hint = Play the Mystic Poro: its Vision shows you the top card of your deck. Recycle that card, so that it is dealt instead of the Comet. Then choose “{ option-finish }”.
lesson-recycle-done = The Daring Poro you recycled was dealt, and 2 Might is little. Falling Comet still waits at the bottom.
lesson-recycle-lost = Falling Comet was dealt: 4, 3 and 5 have merged into one Thrall with 12 Might.

## A little game

lesson-game-title = A little game
lesson-game-intro = Now everything together, on Calm, to 2 points. Garen waits in the Champion Zone and is played like a card from your hand. Whoever must draw from an empty deck has lost. Take back as often as you like.
lesson-game-goal = You win with 2 points.
lesson-game-hint = Move several units together, leave somebody at the Nearfield, and hold the Farfield with your mightiest for two turns.
lesson-game-done = That is Lane Legends. Play a whole game on Calm next, with a deck you like.
lesson-game-lost = This little game is lost.
