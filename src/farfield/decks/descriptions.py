"""How each deck that comes along plays, in two sentences; the Fluent files say it in every language."""

from __future__ import annotations

from typing import Final

ABOUT: Final[dict[str, str]] = {
    "annie": "Burns enemy units off the battlefields and slips its own onto empty ones. "
    "When your turn ends, two runes become ready again: keep a quick spell for your opponent's.",
    "garen": "Fills the battlefields with small units and makes them all stronger at once. "
    "Attack in numbers: taking a battlefield with four or more units refills your hand.",
    "lux": "Holds the line with small units and saves up for large spells that remove the greatest threats. "
    "Every expensive spell also draws a card, so time is on your side.",
    "master-yi": "Gathers runes early and then plays the biggest units at the table. "
    "A single strong defender is hard to beat here, and quick tricks keep it alive.",
    "annie-with-gear": "Annie with bows and blades: her units hit harder as they attack, and a ballista finishes "
    "what is left. Fewer tricks to save a unit, but swift boots bring one wherever it is needed.",
    "garen-with-gear": "Garen's crowd with swords and armor: one well-armed unit opens the way and the small ones "
    "follow. The gear that calls a Recruit is best with a unit that moves every turn.",
    "lux-with-gear": "Lux behind armor: defenders get their shields just in time, and a Conduit pays for the large "
    "spells a turn earlier. What holds a battlefield with a World Atlas brings Gold.",
    "master-yi-with-gear": "Master Yi with the heaviest armor at the table, drawn in the middle of a fight. "
    "Put all of it on one defender and let nobody past.",
    "jinx": "Throws its own cards away for speed: some come back for it, others hit harder. An almost empty hand "
    "refills itself at the start of your turn.",
    "viktor": "Calls Recruits by the handful and knows what to do with them: hold, sacrifice, or grow all at once. "
    "Hidden cards and small tricks win the time it takes.",
    "lee-sin": "Buffs its units one by one until they win every fight. Send a lone fighter with a trick in hand, and "
    "finish with the big ones.",
    "fiora": "Arms a few units until they are Mighty, and every one that becomes so brings a rune. One great duel at "
    "a time: strike first, then hold what you took.",
    "rumble": "Builds Mechs that make each other better: shields, assault, more Might. Cheap damage clears the way, "
    "and a fallen giant leaves two more behind.",
    "vi": "Attacks with more than it needs: whoever wins by a wide margin may ready a unit and go on. Ambushes and "
    "quick boosts decide the fights.",
    "vex": "Holds its battlefields, stuns whoever attacks, and draws cards for staying put. Experience gathered on "
    "the way makes small units and cheap spells count later.",
    "shen": "Fights in pairs: exactly two units at a battlefield protect and strengthen each other. Put the tougher "
    "one in front and hold: that is where its points come from.",
    "zed": "Fills its own trash and plays on from there: units get cheaper, spells come back, shadows take the blows. "
    "Keep moving, for nearly everything here rewards it.",
    "kaisa-of-origins": "Answers every unit with a spell, and her legend helps to pay for them. "
    "Cheap draws keep the hand full until a rain of missiles ends the argument.",
    "volibear-of-origins": "Gathers runes, then plays one giant after the other, and each of them brings a rune of "
    "its own. Small units and fair fights hold the line until then.",
    "jinx-of-origins": "Empties its hand faster than anybody and is paid for it: what is discarded comes back or "
    "sets others going. With at most one card left, the legend draws another.",
    "darius-of-origins": "Plays two cards a turn, because the second one is worth more. "
    "Cheap soldiers and small spells open the turn, the strong ones follow, and leaders make all of them stronger.",
    "ahri-of-origins": "Lets nobody attack in peace: attackers shrink, get charmed away or meet a countered spell. "
    "Hold with a few good units, for the champion scores once more for holding.",
    "lee-sin-of-origins": "Buffs a unit every turn and makes the buffs count for more. "
    "Fights one on one with the tricks in hand, and with a full battlefield at the end.",
    "yasuo-of-origins": "Is never where it was: units jump from place to place, and three moves in a turn are a point. "
    "Quick spells send others home and leave the way open.",
    "leona-of-origins": "Stuns before it strikes, and every stun brings a buff. "
    "Sturdy defenders hold, chiefs finish what is stunned, and draws come from what fell.",
    "teemo-of-origins": "Hides its cards and springs them in the middle of a fight. "
    "The scout goes back to the hand and hides again, so that nobody knows which card lies there.",
    "viktor-of-origins": "Makes Recruits out of everything, even out of its own dead. "
    "Sacrifice what has done its work, and let one great order turn the small ones into an army.",
    "miss-fortune-of-origins": "Lands on open battlefields and goes on from there, with the whole crew ready again. "
    "A volley that costs as much as you have clears what is in the way.",
    "sett-of-origins": "Hands out buffs and spends them: to strike, to be ready again, to survive. "
    "Whatever is buffed comes home instead of dying, and conquering makes the boss ready for the next one.",
    "annie-of-origins": "Burns with more than the printed damage: champion, tome and battlefield each add to it. "
    "Spells come back from the trash, and at the end a bear stands in the ashes.",
    "master-yi-of-origins": "Leaves one strong unit to defend alone, and nobody gets past it. "
    "Runes come early, tricks keep the defender alive, and with eight runes the champion towers over the rest.",
    "lux-of-origins": "Survives behind small units until the great spells begin, and draws for each of them. "
    "Her champion and a Conduit pay for the spells a turn or two sooner.",
    "garen-of-origins": "Fills a battlefield with soldiers and makes them all stronger at once. "
    "Conquer with four or more and draw two cards, or hold with seven at the Plaza and win.",
    "rumble-of-spiritforged": "Builds Mechs that make each other better and never come alone. "
    "The small ones defend, a fallen giant leaves two more behind, and a word over the radio makes all of "
    "them stronger at once.",
    "lucian-of-spiritforged": "Arms everybody, and every weapon hits harder in the attack. "
    "Whoever conquers is ready again or back at home before an answer comes.",
    "draven-of-spiritforged": "Looks for fights, because every combat that is won draws a card. "
    "Axes that fly for a turn make sure of it, and the champion scores for the show.",
    "reksai-of-spiritforged": "Plays cards from the top of the deck, where they are cheaper and in a hurry. "
    "Attack, look what comes out of the ground, and let it join at once.",
    "ornn-of-spiritforged": "Forges gear on every turn, and the legend pays for some of it. "
    "Three works that exist only once decide the late game: fire, a crown, and the signal to charge.",
    "jax-of-spiritforged": "Hands its weapons from one fighter to the next, in the middle of a fight if need be. "
    "Whatever lies about is picked up, and a held battlefield with the right weapon scores twice.",
    "irelia-of-spiritforged": "Chooses the same unit again and again, and each time it is ready once more. "
    "Small tricks make it stronger, cheaper and gone before anybody can answer.",
    "azir-of-spiritforged": "Raises soldiers from the sand and gives each a weapon. "
    "Every Equipment played calls another one, and the emperor brings all of them along when he attacks.",
    "ezreal-of-spiritforged": "Aims at two enemies a turn, and the legend draws for it. "
    "Small spells slow them, the champion shoots from afar and is back at home before they arrive.",
    "renata-glasc-of-spiritforged": "Gathers Gold from everything: holding, dying, bargains that nobody refuses. "
    "Pay for whatever is missing, buy an enemy for a turn, and at the end buy the last point.",
    "sivir-of-spiritforged": "Spends Power freely, because every rune that is recycled brings Gold. "
    "Strong attackers make room, and one call readies the whole crew for a second round.",
    "fiora-of-spiritforged": "Fights one duel at a time and makes its duellist Mighty just when it counts. "
    "Each one that becomes so brings a rune, and a riposte turns an enemy spell into strength.",
    "jhin-of-unleashed": "Plays spells that cost four, because the fourth of them is a feast of runes. "
    "Pupils and an artist wait for that number, and the stage is cleared shot by shot.",
    "rengar-of-unleashed": "Jumps into fights that have already begun, and whoever joins makes somebody stronger. "
    "Attack with little, show the rest when it is too late to leave.",
    "pyke-of-unleashed": "Lies in wait under the surface: half of the deck can be hidden. "
    "Whoever comes near is dragged down, and the ripper takes the loot home to begin again.",
    "vi-of-unleashed": "Hits harder than it must, for a wide margin readies a unit for the next door. "
    "Put the fists on the strongest one and do not stop at one battlefield.",
    "lillia-of-unleashed": "Dreams up sprites that are gone after a turn, and calls the next ones for less. "
    "Let them fight and die, while those who love tokens grow beside them.",
    "master-yi-of-unleashed": "Gathers experience from the first turn on: at six all units are stronger, at "
    "eleven they enter ready. "
    "Then the master costs next to nothing.",
    "vex-of-unleashed": "Stuns whoever attacks and is bored by it. "
    "Hold your battlefields, draw a card for each hold, and let shadows deal with the rest.",
    "ivern-of-unleashed": "Is friends with birds, cats, dogs and poros, and wants one of each. "
    "Together they make Daisy cheap and friendship strong, and a battlefield becomes a Brush.",
    "diana-of-unleashed": "Saves its strength for showdowns, where the legend pays for more. "
    "Each spell makes the champion stronger, and moonlight draws enemies where it wants them.",
    "leblanc-of-unleashed": "Nothing here is what it seems: copies fight, fade and leave something behind. "
    "Take a battlefield, and a mirror image stands there before anybody looks twice.",
    "khazix-of-unleashed": "Hunts whoever stands alone, and learns from every kill. "
    "Push the others away, strike, and spend what was learned on the next change of shape.",
    "poppy-of-unleashed": "Holds, and learns by holding. "
    "Small defenders grow with experience, a hammer sends the greatest attacker away, and the heroine comes "
    "when she is needed.",
    "akali-of-vendetta": "Is in the fight and out of it before the blow falls. "
    "Moves hurt whoever stands by, an empowered legend readies the one it calls home, and shuriken come back.",
    "renekton-of-vendetta": "Turns runes into rage: few are left, and the few make everything stronger. "
    "Empower, double the Might of one beast, and let it go on as long as it is fed.",
    "zed-of-vendetta": "Fills its own trash, for there the deck goes on: names that lie there make others "
    "cheaper, quicker, "
    "deadlier. "
    "Shadows stand wherever the master wants to be next.",
    "nasus-of-vendetta": "Has patience: with seven runes and more it does what others cannot. "
    "Defend until then, and everything great makes two runes ready for the next great thing.",
    "shen-of-vendetta": "Stands in twos, never more and never fewer. "
    "A pair that holds draws cards and scores, with the tougher one in front and a barrier for the other.",
    "jayce-of-vendetta": "Builds machines and readies them again and again. "
    "Each gear on the table makes the hammer heavier and the guardian cheaper, and one gate sets all of it "
    "going at once.",
    "mel-of-vendetta": "Empowers one mind after the other, and each time the legend shines too. "
    "Enemy spells change sides, attackers grow weak, and small ones are simply gone.",
    "ambessa-of-vendetta": "Raises soldiers to be more than they were, and the matriarch rises with them. "
    "Whoever is weaker than the chosen one is executed, and the strongest strikes twice.",
    "kennen-of-vendetta": "Plays from everywhere but the hand: from hiding, from the trash, with the current. "
    "Each such card charges the legend, and whoever is stunned is struck by lightning.",
}
