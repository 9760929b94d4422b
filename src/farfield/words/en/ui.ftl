### What Farfield says: English
###
### $me     you or other: whether the one spoken of is the one who reads
### $who    a player's name; $to-whom and the like: another's
### $card   a card's name, the same in every language
### $at, $to, $from   a place with its preposition (place-at, place-to, place-from)
### Costs and Might are bracket tokens: [2] [Fury] [A] [M]. See STYLE.md.

## Names of things

language-name = English
phase-setup = Setup
phase-awaken = Awaken Phase
phase-beginning = Beginning Phase
phase-scoring = Beginning Phase: scoring
phase-channel = Channel Phase
phase-draw = Draw Phase
phase-main-start = Main Phase
phase-main = Main Phase
phase-action = Action Phase
phase-ending = Ending Phase
phase-expiration = Ending Phase: expiration
phase-enthralled = Enthralled Phase
phase-over = Game over

type-unit = unit
type-gear = gear
type-spell = spell
type-rune = rune
type-battlefield = battlefield
type-legend = legend
type-card = card
supertype-champion = champion
supertype-signature = signature
supertype-basic = basic
supertype-token = token
supertype-equipment = Equipment

speed-action = Action: also during showdowns
speed-reaction = Reaction: also during showdowns and in answer to spells and abilities

npc = the NPC
whose = { $me ->
        [you] yours
        [npc] the NPC
       *[other] { $who }
    }
lane-of = { $me ->
        [you] Your lane
       *[other] { $who }'s lane
    }
lane-question = { $lane }: { $question }
place = { $kind ->
        [base] { $me ->
            [you] your base
           *[other] { $who }'s base
        }
        [npc-base] the { $name }
       *[battlefield] { $name }
    }
place-anywhere = anywhere
place-at = { $kind ->
        [base] { $me ->
            [you] in your base
           *[other] in { $who }'s base
        }
        [npc-base] in the { $name }
       *[battlefield] at { $name }
    }
place-to = { $kind ->
        [base] { $me ->
            [you] to your base
           *[other] to { $who }'s base
        }
        [npc-base] to the { $name }
       *[battlefield] to { $name }
    }
place-from = { $kind ->
        [base] { $me ->
            [you] from your base
           *[other] from { $who }'s base
        }
        [npc-base] from the { $name }
       *[battlefield] from { $name }
    }
cards-more = { $n } more
zone-nowhere = out of the game
zone-main-deck = Main Deck
zone-rune-deck = Rune Deck
zone-hand = hand
zone-trash = trash
zone-banishment = banishment
zone-champion-zone = Champion Zone
zone-chain = chain
zone-aside = set aside
zone-board = board
zone-facedown = facedown
zone-legend-zone = Legend Zone

## Questions

question-mulligan = Mulligan: you may set aside up to { $most ->
        [one] one more card
       *[other] { $most } cards
    } and draw as many new ones.
question-mulligan-begins = { begins } { question-mulligan }
question-mulligan-npc = { question-mulligan } What you set aside goes to the bottom of your deck, and the NPC may be dealt it at once.
begins = { $me ->
        [you] You begin.
       *[other] { $who } begins.
    }
question-main = Your move.
question-priority = { $card } is on the chain. Answer with a Reaction?
question-focus = Showdown at { $card }: you have focus. Do something?
question-place = Where do you play { $card }?
question-target = { $card }: choose a target.
question-target-up-to = { $card }: choose up to { $n ->
        [one] one target
       *[other] { $n } targets
    }.
question-target-exactly = { $card }: choose { $n } targets.
question-optional-cost = { $card }: pay the additional cost?
question-mode = { $card }: choose what it does.
question-destination = Where to with { $card }?
question-move-more = Who moves along with { $card } { $place }?
question-pay = How do you pay for { $card }?
question-enthrall-pay = Enthrall Cost of { $card }, { $icons }: what do you pay with? Runes still to be chosen: { $n }.
question-enthrall-help = { $who } cannot pay { $icons } for { $card }. What do you pay with? Runes still to be chosen: { $n }.
question-may = { $card }: do you want that?
question-deflect = A Strike is aimed at { $card }. Pay [A] to counter it?
question-choose = { $card }: choose.
question-order-chain = Which goes on the chain first? What goes on last resolves first.
question-assign = Combat at { $card }: which unit do you assign damage to next?
question-showdown = Where does a showdown or combat begin first?
question-replace = { $card } would die. What happens instead?
question-instead = { $card }: which effect applies first?
question-instead-apply = { $card }: apply { $source }?
question-damage-order = { $card } would take damage. What applies first?
option-prevent-value = { $n ->
        [-1] prevention of all damage
       *[other] prevention of the next { $n } damage
    }
question-replace-may = { $card }: let something else happen instead?
question-replace-first = { $card }: which of these does it apply to first?
question-replace-apply = { $card } would die. Apply { $source }?
question-replace-order = Several would die at the same moment. Which of your effects applies first?
question-replace-which = { $card }: which of these does it apply to?
question-replace-token = { $card }: which effect applies to the token next?
question-enthrall-who = You cannot pay { $icons } for { $card }: which teammate does?
question-amount = How much damage to { $card }?
question-cost-choice = { $deed ->
        [discard] { $card }: which card do you discard to pay for it?
        [recycle] { $card }: what do you recycle to pay for it?
        [buff] { $card }: which unit's buff do you spend to pay for it?
        [exhaust] { $card }: what do you exhaust to pay for it?
        [kill] { $card }: what do you kill to pay for it?
        [return] { $card }: what do you return to hand to pay for it?
        [banish] { $card }: which card do you banish to pay for it?
       *[disempower] { $card }: what do you disempower to pay for it?
    }
question-hide = At which battlefield do you hide { $card }?
question-order-cards = { $card }: several cards are played. Which one first?
question-name = { $card }: name a card.
question-invited = Your teammate invites you: play a card or use an ability?
question-invited-combat = Combat at { $card }: you are invited to act in it. Do you join?
question-help = Nobody waits for you here, but you may step in. What do you do?
question-help-held = This lane waits for you, as you asked. What do you do?
question-consent = { $who } wants to choose { $thing } with { $source }. Do you agree?
question-consent-lane = { $who } wants to use { $source } in your lane. Do you agree?
question-lane = Whose lane comes next?
question-battlefield = Which of your battlefields do you bring into this game?
question-first = Who takes the first turn?
question-priority-ability = An ability of { $card } is on the chain. Answer with a Reaction?
question-priority-deflect = Deflect of { $card } is on the chain; it counters the Strike. Answer with a Reaction?
question-recycle = { $card }: which cards do you recycle? The rest stays on top of your Main Deck.
question-recycle-one = { $card }: recycle it, or leave it on top of your Main Deck?
question-recycle-npc = { question-recycle } { recycled-goes }
question-recycle-one-npc = { question-recycle-one } { recycled-goes }
recycled-goes = What you recycle goes to the bottom, and the next card dealt to the NPC comes from there.
question-top = { $card }: which card comes next from the top?
question-discard = { $card }: which card do you discard?
question-may-pay = { $card }: pay what this choice costs? Otherwise nothing happens.
question-attach = Attach { $card }?
question-unless = { $card }: { ask-unless }
question-accelerate = { $card }: pay for [Accelerate]?
question-repeat = { $card }: pay for [Repeat]?
question-repeat-ability = { $card }: pay { $cost } for [Repeat]?
question-play-for = { $card }: pay this price in place of its cost?
question-place-token = { $card }: where does the token { $token } appear?
question-facedown-full = { $card }: too many cards are facedown there. Which one goes to the trash?
question-toll = { $card }: moving there has its price. Who moves?
question-keep-targets = { $card }: the targets no longer go together. Which ones does it keep?
question-drop-target = { $card }: there is too little damage for all targets. Which one gets none?
question-moment = { $card }: several set it off at the same moment. Which one counts?
question-order = You hold several battlefields. Which one do you hold first?
question-player = You burn out. Which opponent gains a point?
question-name-tag = { $card }: name a tag.

# A question about one instruction of several: the instruction, then what is asked.
question-for = { $card }: { $what } { $ask }
question-again = [Repeat] { $n }: { $question }
question-nth = { $question } ({ $n } of { $of })
question-because = { $question } (Because of: { $thing })
question-anew = { $question } (In place of: { $thing })
ask-choose = Choose.
ask-destination = Where to?
ask-may = Do you want that?
ask-target = Choose a target.
ask-target-exactly = Choose { $n } targets.
ask-target-up-to = Choose up to { $n ->
        [one] one target
       *[other] { $n } targets
    }.
ask-unless = Do you do it, so that the rest does not happen?
question-more = ({ $least ->
        [0] up to { $most }
       *[other] { $least ->
            [one] at least 1
           *[other] at least { $least }
        }
    })
question-exactly = ({ $n } more)
question-any = (any number)
question-assign-left = ({ $n } damage left to assign)

## What a coming question will be about

about-mulligan = mulligan
about-main = what to do next
about-priority = whether to react
about-focus = what to do in the showdown
about-place = where to play it
about-target = what to target
about-optional-cost = whether to pay the additional cost
about-mode = which mode
about-destination = where to
about-move-more = who moves along
about-pay = how to pay
about-may = whether you want it
about-choose = what to choose
about-order = what comes first
about-assign = how to assign damage
about-showdown = where a showdown or combat begins
about-replace = what happens instead
about-player = which player
about-amount = how much
about-cost-choice = what to pay with
about-hide = where to hide it
about-order-cards = in which order
about-name = which card to name
about-invited = whether to accept the invitation
about-help = whether to step in
about-consent = whether to agree
about-lane = whose lane comes next

## Options

group-play = Play
group-use = Use
group-move = Move
group-hide = Hide
group-end = Or
option-play = Play { $card }
option-play-champion = Play { $card } from the Champion Zone
option-play-facedown = Play { $card }, hidden { $at }
option-play-trash = Play { $card } from your trash
option-use-ability = Use { $card }: { $text }
option-move = Move { $card } ({ $might } [M]) { $from }
option-move-to = Move { $card } ({ $might } [M]) { $from } { $to }
option-hide = Hide { $card }
option-put-back = Set aside { $card }
option-keep = Keep the rest
option-keep-all = Keep all
option-keep-choice = Keep what was chosen
option-at = { $place }
option-pick = { $thing }
option-trigger = { $thing }: { $what }
option-apart = { $option }: { $marks }
option-recycle = Recycle { $thing }
option-leave-on-top = Leave it on top
option-done = Done
option-none = None of these
option-nobody-else = Nobody else: move
option-yes = Yes
option-no = No
option-mode = { $text }
option-mode-number = Mode { $n }
option-auto = Pay automatically
option-number = { $n }
option-name = { $card }
option-assign = { $n } damage to { $thing }
option-pass = Pass
option-wait = Ask to wait
option-let-go = Let it go on
option-overrule = Go on without waiting
option-end = End your turn
option-finish = Done for this turn
option-concede = Concede
option-invite = Invite { $thing }
option-decline = Decline
option-join = Join
thing-unit = { $card } ({ $might } [M], { $whose }, { $at })
thing-unit-wearing = { $card } ({ $might } [M], { $wears }, { $whose }, { $at })
thing-card = { $card } ({ $whose })
thing-state = { $card } ({ $whose }, { $state })
thing-on-chain = { $card } on the chain ({ $whose })
thing-ability = ability of { $card } ({ $whose })
thing-deflect = Deflect of { $card } ({ $whose })
thing-hidden = a facedown card ({ $whose })
thing-player = { $me ->
        [you] You
       *[other] { $who }
    }

## The board

board-title = Turn { $n } · { $me ->
        [you] Your turn
       *[other] { $who }'s turn
    } · { $phase }
board-title-team = Turn { $n } · { $phase } · Team: { $points } of { $goal } points
board-title-alone = Turn { $n } · { $phase } · { $points } of { $goal } points
board-points = { $points } of { $goal } points
name-you = You
name-player = Player { $n }
name-program = Program { $n }
board-you = you
board-program = program
board-teammate = teammate
board-done = finished
board-finished = finished: { $list }
board-hand = Hand
board-hand-known = Known
board-hand-count = { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
board-deck = Main Deck { $n }
board-deck-low = Main Deck { $n }: once it is empty, the next card drawn loses the game
board-deck-empty = Main Deck 0: the next card drawn from it loses the game (Burn Out)
board-rune-deck = Rune Deck { $n }
board-trash = Trash { $n }
board-banished = Banished { $n }
board-xp = XP { $n }
board-legend = Legend
board-champion = Champion Zone:
board-base = Base
board-next-dealt = Dealt next
board-pile = Enthralled Pile
board-thralls = Thralls
board-strikes = Loose
board-runes = Runes
board-none = none
board-empty = empty
board-runes-pay = can pay [{ $energy }] and { $power }
board-pool = In the Rune Pool: { $what }
board-ready-count = { $ready } of { $all } ready
board-controlled = { $me ->
        [you] you control it
       *[other] { $who } controls it
    }
board-uncontrolled = nobody controls it
board-nobody = nobody
board-contested = { $me ->
        [you] contested by you
       *[other] contested by { $who }
    }
board-showdown = showdown
board-combat = combat
board-focus = { $me ->
        [you] you have focus
       *[other] { $who } has focus
    }
board-chain = Chain (the newest resolves first)
board-chain-pending = not yet finalized
board-chain-on = → { $things }
board-facedown = { $n ->
        [one] 1 facedown card
       *[other] { $n } facedown cards
    }
board-facedown-known = facedown: { $card }
board-nobody-here = no units
mark-exhausted = exhausted
mark-ready = ready
mark-damage = { $n } damage
mark-buffed = { $n ->
        [one] buff
       *[other] { $n } buffs
    }
mark-deflected = { $n ->
        [one] Deflected counter
       *[other] { $n } Deflected counters
    }
mark-stunned = stunned
mark-empowered = Empowered
mark-attacker = attacks
mark-defender = defends
mark-attached = wears { $cards }
mark-worn = worn by { $thing }
mark-owned = { $me ->
        [you] you own it
       *[other] { $who } owns it
    }
mark-prevent = { $n ->
        [-1] all damage prevented
       *[other] the next { $n } damage prevented
    }
mark-copy = really { $card }
mark-seen = known to others
card-might = { $n } [M]
card-might-label = Might
card-might-bonus = +{ $n } [M] as Equipment
card-no-text = (no text)
card-worn = Whoever wears it: { $text }
card-strike-used = Using it counts as playing a spell that costs [1]: what answers spells or abilities can answer it. An NPC pays nothing for it. [LL 6.1]

## The log

log-title = What happened
log-empty = Nothing has happened yet.
log-turn = { $me ->
        [you] Turn { $n }: it is your turn.
       *[other] Turn { $n }: it is { $who }'s turn.
    }
log-phase = { $phase }.
log-mulligans = { $me ->
        [you] { $n ->
            [0] You keep your hand.
            [one] You set aside 1 card and draw a new one.
           *[other] You set aside { $n } cards and draw new ones.
        }
       *[other] { $n ->
            [0] { $who } keeps the hand.
            [one] { $who } sets aside 1 card and draws a new one.
           *[other] { $who } sets aside { $n } cards and draws new ones.
        }
    }
log-mulligans-begins = { begins } { log-mulligans }
log-draws = { $me ->
        [you] You draw { $card }.
       *[other] { $who } draws { $card }.
    }
log-draws-unseen = { $me ->
        [you] You draw a card.
       *[other] { $who } draws a card.
    }
log-channels = { $me ->
        [you] You channel { $card }.
       *[other] { $who } channels { $card }.
    }
log-channels-unseen = { $me ->
        [you] You channel a rune.
       *[other] { $who } channels a rune.
    }
log-chooses = { $me ->
        [you] You choose { $list }.
       *[other] { $who } chooses { $list }.
    }
log-chooses-unseen = { $me ->
        [you] You choose a facedown card.
       *[other] { $who } chooses a facedown card.
    }
log-with-might = { $card } ({ $n } [M])
log-chosen-at = { $card } { $at }
log-chosen-of = { $card } ({ $whose })
log-plays = { $me ->
        [you] You play { $card }.
       *[other] { $who } plays { $card }.
    }
log-plays-token = { $me ->
        [you] You play a { $card } token.
       *[other] { $who } plays a { $card } token.
    }
log-creates = { $me ->
        [you] You create { $card } { $at }.
       *[other] { $who } creates { $card } { $at }.
    }
log-enters = { $card } enters play { $at }.
log-uses = { $me ->
        [you] You use { $card }.
       *[other] { $who } uses { $card }.
    }
log-triggers = An ability of { $card } triggers.
log-resolves = { $card } resolves.
log-withdrawn = { $card } is not played after all.
log-withdrawn-refused = { $me ->
        [you] { $card } is taken back and costs nothing, because you do not agree.
       *[other] { $card } is taken back and costs nothing, because { $who } does not agree.
    }
log-countered = { $card } is countered.
log-ability-resolves = An ability of { $card } resolves.
log-ability-withdrawn = An ability of { $card } does nothing.
log-ability-withdrawn-refused = { $me ->
        [you] An ability of { $card } does nothing, because you do not agree.
       *[other] An ability of { $card } does nothing, because { $who } does not agree.
    }
log-ability-countered = An ability of { $card } is countered.
log-moves = { $card } moves { $from } { $to }.
log-recalled = { $card } is recalled to its base.
log-contests = { $me ->
        [you] You contest { $card }.
       *[other] { $who } contests { $card }.
    }
log-showdown = { $me ->
        [you] A showdown begins at { $card }; you have focus.
       *[other] A showdown begins at { $card }; { $who } has focus.
    }
log-showdown-ends = The showdown at { $card } is over.
log-combat = Combat at { $card }. Attacker: { $who }. Defender: { $whom }.
log-combat-damage = Combat damage: { $list }.
log-combat-damage-none = No combat damage is dealt.
log-combat-damage-one = { $card } { $n }
log-wins-combat = { $me ->
        [you] You win the combat at { $card }.
       *[other] { $who } wins the combat at { $card }.
    }
log-no-result = The combat at { $card } has no winner.
log-gains-control = { $me ->
        [you] You gain control of { $card }.
       *[other] { $who } gains control of { $card }.
    }
log-loses-control = { $me ->
        [you] You lose control of { $card }.
       *[other] { $who } loses control of { $card }.
    }
log-controls = { $me ->
        [you] You now control { $card }.
       *[other] { $who } now controls { $card }.
    }
log-conquers = { $me ->
        [you] You conquer { $card }.
       *[other] { $who } conquers { $card }.
    }
log-holds = { $me ->
        [you] You hold { $card }.
       *[other] { $who } holds { $card }.
    }
log-no-final-point = { $me ->
        [you] You do not score the final point: for that, every battlefield must be scored this turn. You draw a card instead.
       *[other] { $who } does not score the final point: for that, every battlefield must be scored this turn. { $who } draws a card instead.
    }
log-gains-points = { $me ->
        [you] { $n ->
            [one] You score 1 point and have { $total }.
           *[other] You score { $n } points and have { $total }.
        }
       *[other] { $n ->
            [one] { $who } scores 1 point and has { $total }.
           *[other] { $who } scores { $n } points and has { $total }.
        }
    }
log-gains-xp = { $me ->
        [you] You gain { $n } XP.
       *[other] { $who } gains { $n } XP.
    }
log-dealt = { $card } is dealt { $n } damage.
log-dies = { $card } dies { $at }.
log-saved = { $source } saves { $card } from dying.
log-discards = { $me ->
        [you] You discard { $card }.
       *[other] { $who } discards { $card }.
    }
log-names = { $me ->
        [you] You name { $card }.
       *[other] { $who } names { $card }.
    }
log-recycles = { $me ->
        [you] You recycle { $card }.
       *[other] { $who } recycles { $card }.
    }
log-recycles-unseen = { $me ->
        [you] You recycle a card.
       *[other] { $who } recycles a card.
    }
log-returned = { $me ->
        [you] { $card } returns to your hand.
       *[other] { $card } returns to { $who }'s hand.
    }
log-takes = { $me ->
        [you] You take { $card } into your hand.
       *[other] { $who } takes { $card } into the hand.
    }
log-takes-unseen = { $me ->
        [you] You take a card into your hand.
       *[other] { $who } takes a card into the hand.
    }
log-returned-unseen = { $me ->
        [you] A card returns to your hand.
       *[other] A card returns to the hand of { $who }.
    }
log-to-top = { $me ->
        [you] { $card } is put on top of your Main Deck.
       *[other] { $card } is put on top of the Main Deck of { $who }.
    }
log-to-top-unseen = { $me ->
        [you] A card is put on top of your Main Deck.
       *[other] A card is put on top of the Main Deck of { $who }.
    }
log-to-bottom = { $me ->
        [you] { $card } is put on the bottom of your Main Deck.
       *[other] { $card } is put on the bottom of the Main Deck of { $who }.
    }
log-to-bottom-unseen = { $me ->
        [you] A card is put on the bottom of your Main Deck.
       *[other] A card is put on the bottom of the Main Deck of { $who }.
    }
log-to-champion-zone = { $me ->
        [you] { $card } goes to your Champion Zone.
       *[other] { $card } goes to the Champion Zone of { $who }.
    }
log-something = Something happens: { $card }.
log-banished = { $card } is banished.
log-burned = { $me ->
        [you] You burn { $card }.
       *[other] { $who } burns { $card }.
    }
log-burns-out = { $me ->
        [you] Your Main Deck is empty: you burn out. Your trash becomes your new Main Deck.
       *[other] { $who }'s Main Deck is empty: { $who } burns out. The trash becomes the new Main Deck.
    }
log-looks = { $me ->
        [you] You look at { $list }.
       *[other] { $who } looks at { $list }.
    }
log-looks-unseen = { $me ->
        [you] { $n ->
            [0] You look at no card.
            [one] You look at a card.
           *[other] You look at { $n } cards.
        }
       *[other] { $n ->
            [0] { $who } looks at no card.
            [one] { $who } looks at a card.
           *[other] { $who } looks at { $n } cards.
        }
    }
log-reveals = { $me ->
        [you] You reveal { $list }.
       *[other] { $who } reveals { $list }.
    }
log-hides = { $me ->
        [you] You hide { $card } { $at }.
       *[other] { $who } hides { $card } { $at }.
    }
log-hides-unseen = { $me ->
        [you] You hide a card { $at }.
       *[other] { $who } hides a card { $at }.
    }
log-facedown-trashed = The facedown { $card } goes to the trash.
log-counters = Counters on { $card }: { $n }, now { $total }.
log-stunned = { $card } is stunned.
log-buffed = { $card } is buffed.
log-spends-buff = { $me ->
        [you] You spend the buff of { $card }.
       *[other] { $who } spends the buff of { $card }.
    }
log-empowered = { $card } becomes Empowered.
log-gets-might = { $card } gets { $n } [M].
log-gains-ability = { $card } gains an ability.
log-gains-keyword = { $card } gains { $keyword }.
log-attached = { $card } is attached to { $wearer }.
log-detached = { $card } is detached.
log-adds = { $me ->
        [you] You add { $what }.
       *[other] { $who } adds { $what }.
    }
log-extra-turn = { $me ->
        [you] You will take an extra turn.
       *[other] { $who } will take an extra turn.
    }
log-ends-turn = { $me ->
        [you] You end your turn.
       *[other] { $who } ends the turn.
    }
log-concedes = { $me ->
        [you] You concede.
       *[other] { $who } concedes.
    }
log-invites = Invitation. From: { $who }. To: { $whom }.
log-asks-to-wait = Please wait! From: { $who }. To: { $whom }.
log-lets-go = No more waiting. From: { $who }. To: { $whom }.
log-no-consent = { $me ->
    [you] You do not agree.
   *[other] { $who } does not agree.
}
log-joins = { $me ->
        [you] You join the combat.
       *[other] { $who } joins the combat.
    }
log-declines = { $me ->
        [you] You decline the invitation.
       *[other] { $who } declines the invitation.
    }
log-brings = { $me ->
        [you] You bring { $card }.
       *[other] { $who } brings { $card }.
    }
log-wins = { $me ->
        [you] You win the game.
       *[other] { $who } wins the game.
    }

## The log of Lane Legends

log-deflected = { $card } deflects the Strike and gets a Deflected counter.
log-strike = { $who } uses a Strike against { $target }.
log-strike-back = The Strike goes back { $to }.
log-strike-made = { $who } attaches a new Strike to the { $wearer } { $at }.
log-advance = { $me ->
        [npc] The Thralls advance.
       *[other] { $who }: the Thralls advance.
    }
log-nothing-enthralled = { $me ->
        [you] { $n ->
            [1] You have no card left to be dealt: there is no second one.
           *[other] You have no card left to be dealt: your NPC does nothing.
        }
       *[other] { $n ->
            [1] { $who } has no card left to be dealt: there is no second one.
           *[other] { $who } has no card left to be dealt: that NPC does nothing.
        }
    }
log-wins-team = The team wins.
log-all-lose-team = The team loses.
log-burns-out-team = { $me ->
        [you] Your Main Deck holds too few cards: you burn out.
       *[other] { $who }'s Main Deck holds too few cards: { $who } burns out.
    }
log-ends-turn-team = { $me ->
        [you] You are done for this turn.
       *[other] { $who } is done for this turn.
    }
log-team-loses-points = The team loses a point and now has { $total }.
log-team-scores = { $me ->
        [you] You score { $n } for the team; it now has { $total }.
       *[other] { $who } scores { $n } for the team; it now has { $total }.
    }
log-turn-team = Turn { $n } begins for the whole team.
log-all-lose-alone = { $me ->
        [you] You lose the game.
       *[other] { $who } loses the game.
    }
log-loses-points-alone = { $me ->
        [you] You lose a point and have { $total }.
       *[other] { $who } loses a point and has { $total }.
    }
log-turn-alone = Turn { $n } begins.
log-enthralled = { $me ->
        [you] { $n ->
            [1] From your sideboard { $card } is dealt to the Enthralled Pile.
           *[other] From the bottom of your Main Deck { $card } is dealt to the Enthralled Pile.
        }
       *[other] { $n ->
            [1] From { $who }'s sideboard { $card } is dealt to the Enthralled Pile.
           *[other] From the bottom of { $who }'s Main Deck { $card } is dealt to the Enthralled Pile.
        }
    }
log-gold-paid = { $me ->
        [you] You pay for it with a Gold.
       *[other] { $who } pays for it with a Gold.
    }
log-all-runes-exhausted = Nobody can pay the Enthrall Cost: all runes of all players are exhausted.
log-replaced = { $card } is replaced.
log-all-lose = All players lose.
log-skips = { $me ->
        [you] You skip: { $phase }.
       *[other] { $who } skips: { $phase }.
    }
log-removed = { $me ->
        [you] You leave the game.
       *[other] { $who } leaves the game.
    }
log-swapped-back = { $card } is itself again.
log-goes-back = The attack has failed: { $card } goes back { $to }.
log-nearfield-lost = An NPC controls { $card }.
log-nearfield-lost-alone = The NPC controls { $card }.
log-nothing-enthralled-alone = { $me ->
        [you] { $n ->
            [1] You have no card left to be dealt: there is no second one.
           *[other] You have no card left to be dealt: the NPC does nothing.
        }
       *[other] { $n ->
            [1] { $who } has no card left to be dealt: there is no second one.
           *[other] { $who } has no card left to be dealt: the NPC does nothing.
        }
    }
log-thrall = { $who } creates a Thrall with { $might } [M] { $at }.
log-rush = { $me ->
        [npc] The Thralls in the NPC Base rush forward together.
       *[other] { $who }: the Thralls in the NPC Base rush forward together.
    }
log-merge = { $n ->
        [one] { $me ->
            [npc] The Thrall in the NPC Base merges with no other and has { $might } [M]
           *[other] { $who }: the Thrall in the NPC Base merges with no other and has { $might } [M]
        }
       *[other] { $me ->
            [npc] { $n } Thralls in the NPC Base merge into one with { $might } [M]
           *[other] { $who }: { $n } Thralls in the NPC Base merge into one with { $might } [M]
        }
    }{ $total ->
        [0] .
        [one] {" "}and 1 Strike.
       *[other] {" "}and { $total } Strikes.
    }
log-enthrall-paid-with = { $me ->
        [you] You pay for it with { $list }.
       *[other] { $who } pays for it with { $list }.
    }
log-enthrall-paid = { $me ->
        [you] { $n ->
            [one] You pay for it with 1 rune.
           *[other] You pay for it with { $n } runes.
        }
       *[other] { $n ->
            [one] { $who } pays for it with 1 rune.
           *[other] { $who } pays for it with { $n } runes.
        }
    }

## Why not

why-ok = { $n ->
        [0] { $what }: you can do that now.
       *[other] { $what }: you can do that now, it is option { $n }.
    }
why-possible = { $what }: you can do that now.
why-title = { $what }: not now. { $reason }
why-play = Play { $card }
why-move = Move { $card } { $to }
why-use = Use { $card }
why-hide = Hide { $card }
why-pick = Choose { $card }
why-no-use = { $card } is nothing to play, move or use.
why-facedown = This card lies facedown, and you do not know which one it is.
why-being-played = { $card } is being played right now: answer the open question, or take it back with { $undo }.
why-on-chain = { $card } is on the chain and waits to resolve.
why-lane = For that type { $lane }, and play or use it there.
why-nothing = Nothing that you can see is called “{ $text }”. Use a card's name, or the beginning of it.
why-not-your-card = { $card } belongs to { $owner }.
why-not-your-turn = It is the turn of { $turn }, and neither a showdown nor a chain lets you act now. Wait for your Main Phase.
why-not-main-phase = That is done in the Main Phase; now it is: { $phase }.
why-not-action-phase = That is done in the Action Phase; now it is: { $phase }.
why-not-chain-open = Something is on the chain; only Reactions can be used until it is empty.
why-not-needs-action = In a showdown only what has Action or Reaction can be used, and { $card } has neither.
why-not-needs-reaction = While something is on the chain, only what has Reaction can be used, and { $card } does not have it.
why-not-no-priority = It is the moment of { $asked } to act, not yours.
why-not-energy = { $card } costs { $need } Energy and you can make { $have }: { $missing } more is needed.
why-not-power = { $card } needs the Power { $need }; what is missing is { $missing }.
why-not-cost = { $card } also asks you to { $deed }, and you cannot do that in full.
why-not-no-target = There is nothing on the table that { $card } could choose.
why-not-choice-elsewhere = There is nothing in your own lane that { $card } could choose, but there is in the lane of { $lanes }.
why-not-choice-later = There is nothing in your own lane that { $card } could choose. There is in the lane of { $lanes }, but first what is going on there must be over.
why-not-no-place = { $spot ->
        [any] { $card } cannot be played anywhere now.
       *[one] { $card } cannot be played { $place } now.
    }
why-not-exhausted = { $card } is exhausted. It becomes ready at the start of your next turn.
why-not-a-unit = { $card } is not a unit on the board, and only those move.
why-not-already-there = { $card } is already { $place }.
why-not-needs-ganking = { $card } is { $origin }. Moving from one battlefield to another needs { $keyword }; move it to your base first.
why-not-two-others-there = Two other players already have units { $place }.
why-not-foreign-combat = Others are fighting { $place }; only they may send units there.
why-not-teammate-there = A teammate already has units { $place }.
why-not-foreign-base = Units move to battlefields and to their own base, not to another's.
why-not-cant-move = { $by } keeps { $card } from moving there.
why-not-zone = { $card } is in this zone: { $zone }. Cards are played from the hand and from the Champion Zone.
why-not-hidden-this-turn = { $card } was hidden this turn. It can be played from the next turn on.
why-not-no-hidden = { $card } does not have { $keyword }, so it cannot be put facedown.
why-not-no-controlled-battlefield = You control no battlefield where { $card } could be hidden.
why-not-facedown-full = Each battlefield that you control already has its facedown card.
why-not-forbidden = { $by } forbids this with { $card } right now.
why-not-no-ability = { $count ->
        [0] { $card } has no ability that could be used.
       *[other] { $card } has no ability with the number { $number } that could be used; it has { $count }.
    }
why-not-ability-condition = { $card } allows this only “{ $condition }”, and that is not so now.
why-not-used-up = { $limit ->
        [one] This ability of { $card } can be used once a turn, and that is done.
       *[other] This ability of { $card } can be used { $limit } times a turn, and that is done.
    }
why-not-game-over = The game is over; nothing more can be done in it.
why-not-not-controlled = { $card } is controlled by { $controller }.
why-not-already-empowered = { $card } is already Empowered.
why-not-lane-step = Units move one step along their own lane at a time; with Ganking also to any battlefield you control.
why-not-lane-place = { $card } cannot be played { $place }: units are played to the Base or to a Nearfield under your control, with [Reaction] also to other battlefields of your lane. It could go: { $where }.
why-not-not-asked = You are not asked for this now.
why-not-showdown-open = A showdown is going on; this must wait until it is over.
why-not-not-playable = { $card } is not a card that is played.
why-not-target-place = { $source } is played from Hidden, so it may only choose what is { $place }.
why-not-untouchable = { $by } keeps your spells and abilities from choosing { $card }.
why-not-arena-busy = A chain is open where { $card } is; wait until it has resolved.
why-not-attached = { $card } is attached to a unit. Its own abilities wait until it comes off.
why-not-answer-first = Answer the open question first.
why-not-target = { $misfit ->
        [kind] { $source } cannot choose { $card }: it is of the wrong kind.
        [side] { $source } cannot choose { $card }: it is on the wrong side.
        [place] { $source } cannot choose { $card }: it is in the wrong place.
        [description] { $source } cannot choose { $card }: it does not fit the description.
        [dear] { $source } cannot choose { $card }: it costs too much.
        [mighty] { $source } cannot choose { $card }: it is not Mighty.
        [chain] { $source } cannot choose { $card }: it is still on the chain.
        [trash] { $source } cannot choose { $card }: it is in the trash.
        [together] { $source } cannot choose { $card }: it does not go together with what is already chosen.
        [rest] { $source } cannot choose { $card }: what else must be chosen or paid would no longer be possible.
       *[choice] { $source } cannot choose { $card }: it is not among the choices.
    }
why-not-already-chosen = { $card } is already chosen.
why-not-unclear = “{ $text }” does not say clearly what you mean. Name something you can see.
why-not-paid-by-itself = { $card } gives resources by itself whenever you pay; there is no need to use it before.
why-not-move-on-chain = Something is on the chain, and standard moves are never made then. Move { $card } in your Main Phase, when nothing else is going on.
why-not-move-in-showdown = A showdown is going on, and standard moves are never made in one. Move { $card } in your Main Phase, when nothing else is going on.
why-not-hide-on-chain = Something is on the chain, and cards are never hidden then. Hide { $card } in your Main Phase, when nothing else is going on.
why-not-hide-in-showdown = A showdown is going on, and cards are never hidden in one. Hide { $card } in your Main Phase, when nothing else is going on.
why-not-already-facedown = { $card } is already facedown { $origin }.
why-not-hide-zone = { $card } is in this zone: { $zone }. Cards are hidden from the hand and from the Champion Zone.
why-not-use-zone = { $card } is in this zone: { $zone }. Its abilities are used while it is on the board.
why-not-your-place = { $card } is not yours to play { $place }: { $controller } controls that place. Units are played to your base and to battlefields you control.
why-not-gear-to-base = { $card } is gear, and gear is played to the base.
why-not-deflect = { $target } has Deflect: choosing it costs { $value } more Power. { $card } then needs the Power { $need }; what is missing is { $missing }.
why-not-toll = { $by } asks { $price } for moving { $card } there, and you cannot pay that.
why-not-legion = { $card } needs Legion for this: you must have played another card this turn.
why-not-level = { $card } needs Level { $need } for this, so { $need } XP; you have { $have }.
why-not-empowered = { $card } must be Empowered for this, and it is not.
why-not-mighty = { $card } must be Mighty for this, so have 5 [M]; it has { $have }.
why-not-only-too-dear = All that { $card } could choose costs too much: { $found }.
why-not-only-on-chain = All that { $card } could choose is still on the chain: { $found }.
why-not-only-in-trash = All that { $card } could choose is in a trash: { $found }.
why-not-only-protected = All that { $card } could choose is protected: { $found }. { $by } sees to that.
why-not-only-to-pay-with = All that { $card } could choose is what you would have to pay with: { $found }.
why-not-chooses-nothing = Nothing is chosen as { $card } is played or used, so not { $target } either.
why-not-no-equip = { $card } does not have Equip.
why-not-ambiguous = “{ $text }” could be: { $found }. Write more of the name.
why-not-an-option = { $card } is not among the choices.
why-not-a-place = That place is not among the choices.
why-an-effect = An effect
why-others = others
why-with-text = { $reason } Its text: “{ $text }”

# What a wish may begin with, and what joins it with a place or with what is chosen.
why-verb-play = play cast
why-verb-use = use activate
why-verb-equip = equip attach
why-verb-move = move
why-verb-hide = hide
why-verb-pick = pick choose target
why-verb-on = on onto to at

## What paying may ask for besides Energy and Power

deed-exhaust-it = exhaust it
deed-kill-it = kill it
deed-recycle-it = recycle it
deed-discard = { $n ->
        [one] discard a card
       *[other] discard { $n } cards
    }
deed-recycle-from-trash = { $n ->
        [one] recycle a card from your trash
       *[other] recycle { $n } cards from your trash
    }
deed-spend-buff = { $n ->
        [one] spend a buff
       *[other] spend { $n } buffs
    }
deed-spend-xp = spend { $n } XP
deed-exhaust-others = { $n ->
        [one] exhaust another
       *[other] exhaust { $n } others
    }
deed-kill-own = { $n ->
        [one] kill one of your own
       *[other] kill { $n } of your own
    }
deed-return-own = { $n ->
        [one] return one of your own to hand
       *[other] return { $n } of your own to hand
    }
deed-banish-from-trash = { $n ->
        [one] banish a card from your trash
       *[other] banish { $n } cards from your trash
    }
deed-disempower-it = disempower it
deed-recycle-runes = { $n ->
        [one] recycle one of your runes
       *[other] recycle { $n } of your runes
    }
deed-banish-it = banish it
deed-detach-it = detach it
deed-recycle-own = { $n ->
        [one] recycle one of your own
       *[other] recycle { $n } of your own
    }
deed-disempower-own = { $n ->
        [one] disempower one of your own
       *[other] disempower { $n } of your own
    }
deed-exhaust-legend = exhaust your legend
deed-move-home = move it to your base
deed-discard-it = discard it
deed-lose-points = { $n ->
        [one] lose a point
       *[other] lose { $n } points
    }

## Playing

play-welcome = { $one } against { $two }. First to { $goal } points wins. Type a number to choose, or { $help } for help.
play-welcome-watch = { $one } against { $two }. First to { $goal } points wins. You are watching two programs.
play-welcome-many = { $list }: each for themselves, first to { $goal } points.
play-welcome-teams = { $one } against { $two }: two teams, first to { $goal } points.
play-welcome-keys = Type a number to choose, or { $help } for help.
play-seed = Seed { $seed }. The same game again: { $command }
play-prompt = Choose
play-prompt-seat = { $who }, choose
play-pass-keyboard = { $who } is next. Pass the keyboard on, then press Enter.
play-thinking = { $who } is thinking …
play-over = The game is over after { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }.
result-won = { $me ->
        [you] You win
       *[other] { $who } wins
    } with { $points } to { $other } points.
result-conceded = { $me ->
        [you] You win: { $loser } conceded.
       *[other] { $lost ->
            [you] { $who } wins: you conceded.
           *[other] { $who } wins: { $loser } conceded.
        }
    }
result-points = Points by turn: { $list }.
result-points-one = { $who } { $total } (turn { $n })
result-nobody = Nobody wins.
result-pair-won = { $list } win with { $points } to { $other } points.
result-pair-conceded = { $list } win: { $loser } conceded.
match-game = Game { $n } of a match, best of { $games }.
match-score = The match stands: { $one } { $n }, { $two } { $m }.
match-won = { $who } wins the match.
match-sideboard = { $who } may exchange cards with the sideboard: { $list }.
match-exchange = Write “card that leaves > card that comes”, or press Enter to go on
match-exchanged = { $who } has exchanged cards with the sideboard.
play-quit-sure = The game is not saved. Type { $word } once more to leave, or { $save } to save it.
play-quit = Until next time.
play-quit-saved = Saved in { $file }. Go on with: { $command }
play-input-over = The input has ended before the game was over.
play-script-over = The script has ended before the game was over.
play-script-wrong = Answer { $n } of the script, “{ $text }”, does not fit here: { $problem }
play-saved = Saved in { $file }.
play-resumed = Resumed at turn { $n }.
play-undone = Taken back.
play-undo-sure = This also takes back what { $list } did since. If everybody agrees, type { $word } once more.
play-nothing-to-undo = There is nothing to take back.
play-language = We now speak English.
play-language-which = Which language? { $list }
play-concede-sure = Really concede? Type { $word } once more.
play-not-a-number = { $n } is not offered. Choose a number from 1 to { $most }.
play-not-understood = “{ $text }” is not an answer here. Choose a number from 1 to { $most }, or type { $help } for help.
play-several-fit = “{ $text }” could mean several options: { $list }. Type the number.
play-which-number = Which option? For example: { $command } 1
play-which-file = Which file? For example: { $command } farfield.txt
play-which-card = Which card? For example: { $command } { $card }
hint-how-much = How much of a hint? For example: { $command } 2 (1: where to look, 2: what to do, 3: why)
hint-more = For more: { $command }
hint-do = Hint: { $n }, { $option }
hint-nudge-play = Look at what you could play.
hint-nudge-move = Look at who could move, and where.
hint-nudge-use = Look at the abilities you could use.
hint-nudge-hide = Look at what you could hide.
hint-nudge-wait = Nothing more seems worth doing now.
hint-nudge-choose = One of these answers seems better than the others.
hint-nothing-better = Nothing else seems better.
hint-wins = It wins the game.
hint-saves = Otherwise they win at once.
hint-points = It brings { $n ->
        [one] a point
       *[other] { $n } points
    }.
hint-spares = They score { $n ->
        [one] a point less
       *[other] { $n } points less
    }.
hint-holds = You hold { $place }, and what stands in their base cannot take it.
hint-takes = You hold { $place }.
hint-mulligan-tried = Of all mulligans this one begins best, on average over many imagined games.
hint-keep-early = Everything in this hand can be played early enough.
hint-back-dear = { $card } is too dear for the first turns.
hint-holds-farfield = You hold { $place } (Farfield): +1 point next turn, and what stands in the NPC Base cannot take it.
hint-takes-farfield = You hold { $place } (Farfield): +1 point next turn.
hint-frees-nearfield = You take { $place } (Nearfield) from the NPC: otherwise it costs a point.
hint-holds-lane = You hold { $place }, and what stands one place before it cannot take it.
hint-removes = It takes off the board: { $units }.
hint-might = You have { $n } more Might on the board.
hint-cards = You have { $n ->
        [one] one more card
       *[other] { $n } more cards
    } in hand.
hint-chance = Your chance to win, as the program guesses: { $percent } %, without it { $without } %.
hint-chance-now = Your chance to win, as the program guesses: { $percent } %.
hint-chance-same = For your chance to win it hardly matters: { $percent } % either way, as the program guesses.
play-preview = Option { $n }, { $option }: this would happen.
play-preview-nothing = Nothing changes yet; there is more to choose first.
play-preview-asks = Then you are asked: { $question }
play-preview-asks-other = Then { $who } decides.
play-preview-hidden = What you cannot know yet (your deck, other hands, chance) is marked with ? or left out.
play-preview-unanswered = As long as nobody responds.
word-on = on
word-off = off
word-runes = runes
asked-runes = each rune by itself, so that you pay by hand
word-windows = windows
asked-windows = for a Reaction or in a showdown even when you can only pass
word-consent = consent
asked-consent = before a teammate chooses what is yours
asked-title = You are asked:
asked-now = { $word }: now { $state }.
asked-unknown = There is nothing called “{ $text }” to be asked about. Choose one of: { $list }.

## Commands: the word, then the short form, then other words for the same

command-help = help h ?
command-board = board b
command-options = options o
command-why = why w
command-preview = preview p
command-undo = undo u
command-log = log l
command-look = look k card
command-rule = rule r
command-save = save s
command-resume = resume load
command-language = language lang
command-auto = auto a
command-hint = hint hi
command-ask = ask as
command-concede = concede gg
command-quit = quit q exit
word-not = not
word-all = all
help-title = What you can type
help-number = a number
help-number-text = choose that option; the beginning of its words will do as well
help-help = this list
help-board = show the board again
help-options = show the options again
help-why-args = [not] CARD
help-why = why a card or unit can or cannot be played, moved or used now, with the rule
help-preview-args = NUMBER
help-preview = what an option would do
help-undo = take back your last answer
help-log-args = [NUMBER | all]
help-log = what happened lately, or so many lines of it
help-look-args = CARD
help-look = read a card
help-rule-args = 323.6
help-rule = read a rule, by number or by word
help-save-args = [FILE]
help-save = save the game
help-resume-args = FILE
help-resume = go on with a saved game
help-language-args = en | de | es | fr
help-language = change the language
help-auto-args = [NUMBER | all]
help-auto = let the program choose for you: once, so many times, or to the end of the game; others here are asked as always
help-hint-args = [1 | 2 | 3]
help-hint = a hint: where to look, what to do, and why; more each time you ask
help-ask-args = [runes | windows | consent]
help-ask = what you want to be asked; with a word, switch that on or off
help-concede = give up the game
help-quit = leave; with --save the game is kept
help-short = Short forms stand behind the words. English words work in every language.
help-symbols = [2] is 2 Energy, [Fury] 1 Power of that domain, [A] 1 Power of any domain, [M] Might.

## Lane Legends at the keyboard

play-welcome-lanes = { $n ->
        [one] Lane Legends: { $team } alone against an NPC. { $goal } points win.
       *[other] Lane Legends: { $team }, one team, each against an NPC of their own. { $goal } points win.
    }
play-welcome-help = Type a number to choose, { $help } for help, { $lanes } to read how it is played.
table-preset = This table plays: { $preset }.
table-own = This table plays with:
table-substitutes = { $who } brings the battlefield { $own }; these stand in beside it: { $list }. A deck list with three of its own replaces them.
result-with = with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-team-won = The team wins with { $points } of { $goal } points.
result-team-lost = The team loses, { result-with }.
result-team-burns-out = { $me ->
        [you] The team loses, { result-with }: your Main Deck was empty.
       *[other] The team loses, { result-with }: { $who }'s Main Deck was empty.
    }
result-team-concedes = { $me ->
        [you] The team loses, { result-with }: you conceded.
       *[other] The team loses, { result-with }: { $who } conceded.
    }
result-alone-won = { $me ->
        [you] You win with { $points } of { $goal } points.
       *[other] { $who } wins with { $points } of { $goal } points.
    }
result-alone-lost = { $me ->
        [you] You lose, { result-with }.
       *[other] { $who } loses, { result-with }.
    }
result-alone-burns-out = { $me ->
        [you] You lose, { result-with }: your Main Deck was empty.
       *[other] { $who } loses, { result-with }: the Main Deck was empty.
    }
result-alone-concedes = { $me ->
        [you] You lose, { result-with }: you conceded.
       *[other] { $who } conceded, { result-with }.
    }
result-team-points-one = { $total } (turn { $n })
lanes-title = How Lane Legends is played
lanes-table = You and your teammates are one team. Each of you has a lane (Base, Nearfield, Midfield, Farfield, NPC Base) and in it an NPC that is fed by your own deck. [LL 1]
lanes-winning = A Farfield you hold at the start of a turn scores 1 for the team; nothing else does. An NPC that controls its Nearfield takes 1 away. The team wins with { $goal } points, and loses as soon as anybody must take more cards from the Main Deck than it holds, or concedes. [LL 3]
lanes-time = All take their turns at once, phase by phase. In the Action Phase everybody acts in their own lane; the turn ends when all are done. [LL 2]
lanes-dealing = Enthralled Phase: { $from ->
        [sideboard] the next card of your sideboard is dealt; once that is empty, the bottom card of your Main Deck
       *[deck] the bottom card of your Main Deck is dealt
    }. You pay for every Power icon { $icons ->
        [cost] of its cost, but for none in its text
       *[all] on it
    }: { $runes ->
        [recycled] you recycle a rune of that domain, or two others, ready or exhausted
       *[exhausted] a ready rune of that domain, or two others
    }; if you cannot, a teammate must; if nobody can, all runes of all players are exhausted. Then a Thrall with Might equal to the card's Energy cost is created in the NPC Base. [LL 4.1, 4.2]
lanes-types = A unit: the Mightiest Thralls advance one step, and a second Thrall has the unit's Might. Gear: the Mightiest Thrall gets a Strike and moves. A spell: the Thralls in the NPC Base merge, and another card is dealt; if that is a spell too, all Thralls in the NPC Base rush forward. [LL 4.3]
lanes-fighting = Thralls attack what stands in their way; if they fail, they go back where they came from. An attacking Thrall uses each Strike to kill a defender; a unit with Deflect may pay a Power to counter it. An NPC always goes for the Mightiest. [LL 5.7, 6, 7]
lanes-moving = Your units move one step along the lane at a time, with Ganking also to any battlefield you control. They are played to your base, or to a Nearfield you control. [LL 8.1, 8.2]
lanes-helping = Your spells and abilities reach other lanes: type { $lane } to see what happens there, and { $lane } with a name to act there. [LL 8.3–8.5]
lanes-advice = { $from ->
        [sideboard] What you recycle goes under your Main Deck, and once your sideboard is empty, the cards dealt come from there.
       *[deck] What you recycle goes under your Main Deck, and the next card dealt comes from there.
    }
lanes-rulings = Every sentence of the rules has a number: { $rule } LL 4.3. Where the document leaves something open, ⚖ marks our ruling; there are more of them under B: { $rule } B21.
lane-waits = { $me ->
        [you] waits for you: { $question }
       *[other] waits for { $who }: { $question }
    }
lane-quiet = nothing is open
lane-held = { $me ->
        [you] waits for you to step in, as you asked
       *[other] { $who } has asked to wait
    }
lane-finished = done for this turn
lane-help = you may act here: { $command }
lane-nothing = In the lane of { $who } you can do nothing now.
lane-unknown = There is no lane called “{ $text }”. Choose one of: { $list }.
lane-back = Type { $lane } to go back without acting.
lane-elsewhere = { $card } could also choose first in the lane of { $list }. For that type { $undo }, then { $lane }, and play it there.
lane-hand-over = Type { $lane } once more to hand the keyboard to { $name }.
lane-could-help = { $n ->
        [one] { $list } could step in here.
       *[other] { $list } could step in here.
    } Type { $lane } to hand the keyboard to { $name }.
lane-no-help = { $n ->
        [one] { $list } could step in here, but lets it be.
       *[other] { $list } could step in here, but let it be.
    }
pile-title = Enthralled Pile of { $who }, newest first
pile-empty = The Enthralled Pile is empty.
command-lane = lane ln
command-pile = pile pi
command-settings = settings st
command-leave = leave lv
help-lane-args = [NAME]
help-lane = what happens in all lanes, or turn to one of them, to answer there or to help; once more hands the keyboard on
help-pile-args = [NAME]
help-pile = what has been dealt so far
help-settings = what this table agreed on
help-leave = let a program take your seat, if all others agree
leave-sure = Do all others agree that a program takes your seat? Then type { $word } once more.
leave-alone = There is nobody else at this keyboard who could go on. To give up, type { $word }.
leave-done = A program plays for { $who } from now on. [LL 3.2]
help-lanes = { $help } lanes: how Lane Legends is played.
help-pay = Paying is automatic. With { $command } each rune is offered by itself, and you use those you like before you play a card.

## Cards, decks and rules

card-cost = Cost
card-type = Kind
card-domains = Domains
card-tags = Tags
card-speed = When
card-codes = Codes
cards-set = Set
cards-total = cards
cards-complete = complete
cards-partial = partial
cards-absent = absent
cards-all = all sets
cards-lacks = lacks: { $lacks }
cards-is-partial = a draft: nothing of it is proven yet
cards-is-absent = no text yet
cards-is-preview = a preview: not released yet
cards-previews = { $code } { $set }: { $count } previews, known by their numbers only.
cards-unproven = not proven yet: { $list }
proof-scenarios = scenarios
proof-comparison = comparison with the printed text
proof-reader-a = first reader
proof-reader-b = second reader
proof-changed = changed since it was proven
proof-words = words changed since they were read
cards-review-title = The cards of Farfield, to read
cards-review-find = Find
cards-review-show = Show
cards-review-all = all
cards-review-written = Written: { $file }
cards-unknown-set = There is no set “{ $given }”. The sets are { $sets }.
cards-cannot-write = { $file } cannot be written: { $why }. Name a file in a folder that exists.
cannot-write-full = { $file } cannot be written, for the disk is full. Make room, or name a file on another disk.
card-supported = Supported
card-supported-yes = yes, Farfield plays it in full
card-supported-not = not yet ({ $why })
card-draft = A draft: what it says is not proven yet, and decks that hold it are told.
card-which = Name a card, or a file of definitions with --try.
try-cannot-read = { $file } cannot be read: { $why }. Name a file of Python with card(…) or draft(…) in it.
try-nothing = { $file } defines no card: write card(…) or draft(…).
try-program = What it does, step by step:
try-offers = What it lets you do:
try-offers-nothing = (nothing in this position)
try-log = What happened:
try-seat = Player { $n }
card-banned = Banned
deck-title = { $name }: { $legend } with { $champion }
deck-main = Main Deck ({ $n } cards)
deck-runes = Rune Deck ({ $n } runes)
deck-battlefields = Battlefields
deck-sideboard = Sideboard ({ $n } cards)
deck-substitutes = Two substitutes stand in where a mode needs three battlefields (Match, Lane Legends); a list with three of its own replaces them
deck-formed = Well-formed
deck-formed-yes = yes: every card is known and in its place
deck-legal = Legal
deck-mode = { $mode }: { $verdict }
deck-legal-yes = yes
deck-legal-no = no
deck-supported = Supported
deck-supported-yes = yes: Farfield plays every card in full
deck-supported-cards = no: { $count } of { $total } different cards do not work yet: { $cards }
deck-legal-dated = { $verdict } (ban list of { $date })
deck-legal-without-bans = { $verdict } (judged without a ban list: none before that of { $date } is known)
deck-curve = Energy curve ({ $average } on average)
deck-types = Units: { $units }, spells: { $spells }, gear: { $gear }
deck-domains = Cards by domain: { $list }
deck-power = Power in their costs: { $list }
deck-read-format = Read as the format { $format }.
deck-note = Note: { $note }
deck-lists-title = Lists of { $set }, one for each legend
deck-champions-title = Champion decks
deck-plays = { $all ->
        [yes] Farfield plays every card in full.
       *[no] { $count } of { $total } different cards work so far.
    }
deck-also-champions = It could also choose: { $list }
deck-list-title = Built-in decks
deck-list-more = See one with: { $command }
mode-duel = Duel
mode-match = Match
mode-skirmish = Skirmish
mode-war = War
mode-2v2 = 2v2
mode-lanes = Lane Legends

## What a table may agree on

modifier-rulebook = Printed rulebooks: in a combat only its two players act, and whom they invite; whoever reaches the Victory Score has won.
modifier-faster-units = Faster units: an Advance moves the { $value } Mightiest Thralls of each place.
modifier-reaction-spells = Reaction spells: a first Spell with { $value ->
        [reaction] Reaction
       *[other] Action or Reaction
    } merges only once the Thrall of the second card is there.
modifier-mighty-strikes = Mighty Strikes: each Strike gives +{ $value } [M].
modifier-head-start = Head start: Thralls stand in every lane from the beginning (place and Might: { $value }).
modifier-recycle-costs = Recycled costs: Enthrall Costs are paid by recycling runes, ready or exhausted.
modifier-extra-runes = Extra runes: everybody channels { $value } more in the first Channel Phase.
modifier-champions-out = Champions out: Chosen Champions begin in their base, exhausted.
modifier-printed-cost-only = Printed cost only: only the Power in a card's own cost counts for its Enthrall Cost.
modifier-sideboard-first = Sideboard first: cards are dealt from the shuffled sideboard until it is empty.
modifier-gold-pays = Gold pays: a ready Gold may be killed to pay for one Power of an Enthrall Cost.
modifier-thralls-use-battlefields = Battlefields help Thralls: their lasting texts strengthen Thralls too.
modifier-vacated-counts = Vacated battlefields count: one that the Advance has just left is still the NPC's when a Thrall is placed.
preset-calm = Calm
preset-standard = Standard
preset-storm = Storm
preset-nightmare = Nightmare
rule-restates = restates { $numbers }
rule-ours = our ruling
rule-found = { $n ->
        [one] 1 clause with { $words }
       *[other] { $n } clauses with { $words }
    }
rule-more = … and { $n } more. Add a word to find fewer.
rule-english = What is in English here has not been translated yet.
deck-about-annie = Burns enemy units off the battlefields and slips its own onto empty ones. When your turn ends, two runes become ready again: keep a quick spell for your opponent's.
deck-about-garen = Fills the battlefields with small units and makes them all stronger at once. Attack in numbers: taking a battlefield with four or more units refills your hand.
deck-about-lux = Holds the line with small units and saves up for large spells that remove the greatest threats. Every expensive spell also draws a card, so time is on your side.
deck-about-master-yi = Gathers runes early and then plays the biggest units at the table. A single strong defender is hard to beat here, and quick tricks keep it alive.
deck-about-jinx = Throws its own cards away for speed: some come back for it, others hit harder. An almost empty hand refills itself at the start of your turn.
deck-about-viktor = Calls Recruits by the handful and knows what to do with them: hold, sacrifice, or grow all at once. Hidden cards and small tricks win the time it takes.
deck-about-lee-sin = Buffs its units one by one until they win every fight. Send a lone fighter with a trick in hand, and finish with the big ones.
deck-about-fiora = Arms a few units until they are Mighty, and every one that becomes so brings a rune. One great duel at a time: strike first, then hold what you took.
deck-about-rumble = Builds Mechs that make each other better: shields, assault, more Might. Cheap damage clears the way, and a fallen giant leaves two more behind.
deck-about-vi = Attacks with more than it needs: whoever wins by a wide margin may ready a unit and go on. Ambushes and quick boosts decide the fights.
deck-about-vex = Holds its battlefields, stuns whoever attacks, and draws cards for staying put. Experience gathered on the way makes small units and cheap spells count later.
deck-about-shen = Fights in pairs: exactly two units at a battlefield protect and strengthen each other. Put the tougher one in front and hold: that is where its points come from.
deck-about-zed = Fills its own trash and plays on from there: units get cheaper, spells come back, shadows take the blows. Keep moving, for nearly everything here rewards it.
deck-about-annie-with-gear = Annie with bows and blades: her units hit harder as they attack, and a ballista finishes what is left. Fewer tricks to save a unit, but swift boots bring one wherever it is needed.
deck-about-garen-with-gear = Garen's crowd with swords and armor: one well-armed unit opens the way and the small ones follow. The gear that calls a Recruit is best with a unit that moves every turn.
deck-about-lux-with-gear = Lux behind armor: defenders get their shields just in time, and a Conduit pays for the large spells a turn earlier. What holds a battlefield with a World Atlas brings Gold.
deck-about-master-yi-with-gear = Master Yi with the heaviest armor at the table, drawn in the middle of a fight. Put all of it on one defender and let nobody past.
deck-about-kaisa-of-origins = Answers every unit with a spell, and her legend helps to pay for them. Cheap draws keep the hand full until a rain of missiles ends the argument.
deck-about-volibear-of-origins = Gathers runes, then plays one giant after the other, and each of them brings a rune of its own. Small units and fair fights hold the line until then.
deck-about-jinx-of-origins = Empties its hand faster than anybody and is paid for it: what is discarded comes back or sets others going. With at most one card left, the legend draws another.
deck-about-darius-of-origins = Plays two cards a turn, because the second one is worth more. Cheap soldiers and small spells open the turn, the strong ones follow, and leaders make all of them stronger.
deck-about-ahri-of-origins = Lets nobody attack in peace: attackers shrink, get charmed away or meet a countered spell. Hold with a few good units, for the champion scores once more for holding.
deck-about-lee-sin-of-origins = Buffs a unit every turn and makes the buffs count for more. Fights one on one with the tricks in hand, and with a full battlefield at the end.
deck-about-yasuo-of-origins = Is never where it was: units jump from place to place, and three moves in a turn are a point. Quick spells send others home and leave the way open.
deck-about-leona-of-origins = Stuns before it strikes, and every stun brings a buff. Sturdy defenders hold, chiefs finish what is stunned, and draws come from what fell.
deck-about-teemo-of-origins = Hides its cards and springs them in the middle of a fight. The scout goes back to the hand and hides again, so that nobody knows which card lies there.
deck-about-viktor-of-origins = Makes Recruits out of everything, even out of its own dead. Sacrifice what has done its work, and let one great order turn the small ones into an army.
deck-about-miss-fortune-of-origins = Lands on open battlefields and goes on from there, with the whole crew ready again. A volley that costs as much as you have clears what is in the way.
deck-about-sett-of-origins = Hands out buffs and spends them: to strike, to be ready again, to survive. Whatever is buffed comes home instead of dying, and conquering makes the boss ready for the next one.
deck-about-annie-of-origins = Burns with more than the printed damage: champion, tome and battlefield each add to it. Spells come back from the trash, and at the end a bear stands in the ashes.
deck-about-master-yi-of-origins = Leaves one strong unit to defend alone, and nobody gets past it. Runes come early, tricks keep the defender alive, and with eight runes the champion towers over the rest.
deck-about-lux-of-origins = Survives behind small units until the great spells begin, and draws for each of them. Her champion and a Conduit pay for the spells a turn or two sooner.
deck-about-garen-of-origins = Fills a battlefield with soldiers and makes them all stronger at once. Conquer with four or more and draw two cards, or hold with seven at the Plaza and win.
deck-about-rumble-of-spiritforged = Builds Mechs that make each other better and never come alone. The small ones defend, a fallen giant leaves two more behind, and a word over the radio makes all of them stronger at once.
deck-about-lucian-of-spiritforged = Arms everybody, and every weapon hits harder in the attack. Whoever conquers is ready again or back at home before an answer comes.
deck-about-draven-of-spiritforged = Looks for fights, because every combat that is won draws a card. Axes that fly for a turn make sure of it, and the champion scores for the show.
deck-about-reksai-of-spiritforged = Plays cards from the top of the deck, where they are cheaper and in a hurry. Attack, look what comes out of the ground, and let it join at once.
deck-about-ornn-of-spiritforged = Forges gear on every turn, and the legend pays for some of it. Three works that exist only once decide the late game: fire, a crown, and the signal to charge.
deck-about-jax-of-spiritforged = Hands its weapons from one fighter to the next, in the middle of a fight if need be. Whatever lies about is picked up, and a held battlefield with the right weapon scores twice.
deck-about-irelia-of-spiritforged = Chooses the same unit again and again, and each time it is ready once more. Small tricks make it stronger, cheaper and gone before anybody can answer.
deck-about-azir-of-spiritforged = Raises soldiers from the sand and gives each a weapon. Every Equipment played calls another one, and the emperor brings all of them along when he attacks.
deck-about-ezreal-of-spiritforged = Aims at two enemies a turn, and the legend draws for it. Small spells slow them, the champion shoots from afar and is back at home before they arrive.
deck-about-renata-glasc-of-spiritforged = Gathers Gold from everything: holding, dying, bargains that nobody refuses. Pay for whatever is missing, buy an enemy for a turn, and at the end buy the last point.
deck-about-sivir-of-spiritforged = Spends Power freely, because every rune that is recycled brings Gold. Strong attackers make room, and one call readies the whole crew for a second round.
deck-about-fiora-of-spiritforged = Fights one duel at a time and makes its duellist Mighty just when it counts. Each one that becomes so brings a rune, and a riposte turns an enemy spell into strength.
deck-about-jhin-of-unleashed = Plays spells that cost four, because the fourth of them is a feast of runes. Pupils and an artist wait for that number, and the stage is cleared shot by shot.
deck-about-rengar-of-unleashed = Jumps into fights that have already begun, and whoever joins makes somebody stronger. Attack with little, show the rest when it is too late to leave.
deck-about-pyke-of-unleashed = Lies in wait under the surface: half of the deck can be hidden. Whoever comes near is dragged down, and the ripper takes the loot home to begin again.
deck-about-vi-of-unleashed = Hits harder than it must, for a wide margin readies a unit for the next door. Put the fists on the strongest one and do not stop at one battlefield.
deck-about-lillia-of-unleashed = Dreams up sprites that are gone after a turn, and calls the next ones for less. Let them fight and die, while those who love tokens grow beside them.
deck-about-master-yi-of-unleashed = Gathers experience from the first turn on: at six all units are stronger, at eleven they enter ready. Then the master costs next to nothing.
deck-about-vex-of-unleashed = Stuns whoever attacks and is bored by it. Hold your battlefields, draw a card for each hold, and let shadows deal with the rest.
deck-about-ivern-of-unleashed = Is friends with birds, cats, dogs and poros, and wants one of each. Together they make Daisy cheap and friendship strong, and a battlefield becomes a Brush.
deck-about-diana-of-unleashed = Saves its strength for showdowns, where the legend pays for more. Each spell makes the champion stronger, and moonlight draws enemies where it wants them.
deck-about-leblanc-of-unleashed = Nothing here is what it seems: copies fight, fade and leave something behind. Take a battlefield, and a mirror image stands there before anybody looks twice.
deck-about-khazix-of-unleashed = Hunts whoever stands alone, and learns from every kill. Push the others away, strike, and spend what was learned on the next change of shape.
deck-about-poppy-of-unleashed = Holds, and learns by holding. Small defenders grow with experience, a hammer sends the greatest attacker away, and the heroine comes when she is needed.
deck-about-akali-of-vendetta = Is in the fight and out of it before the blow falls. Moves hurt whoever stands by, an empowered legend readies the one it calls home, and shuriken come back.
deck-about-renekton-of-vendetta = Turns runes into rage: few are left, and the few make everything stronger. Empower, double the Might of one beast, and let it go on as long as it is fed.
deck-about-zed-of-vendetta = Fills its own trash, for there the deck goes on: names that lie there make others cheaper, quicker, deadlier. Shadows stand wherever the master wants to be next.
deck-about-nasus-of-vendetta = Has patience: with seven runes and more it does what others cannot. Defend until then, and everything great makes two runes ready for the next great thing.
deck-about-shen-of-vendetta = Stands in twos, never more and never fewer. A pair that holds draws cards and scores, with the tougher one in front and a barrier for the other.
deck-about-jayce-of-vendetta = Builds machines and readies them again and again. Each gear on the table makes the hammer heavier and the guardian cheaper, and one gate sets all of it going at once.
deck-about-mel-of-vendetta = Empowers one mind after the other, and each time the legend shines too. Enemy spells change sides, attackers grow weak, and small ones are simply gone.
deck-about-ambessa-of-vendetta = Raises soldiers to be more than they were, and the matriarch rises with them. Whoever is weaker than the chosen one is executed, and the strongest strikes twice.
deck-about-kennen-of-vendetta = Plays from everywhere but the hand: from hiding, from the trash, with the current. Each such card charges the legend, and whoever is stunned is struck by lightning.

## Errors

error = Error: { $problem }
unknown-language = Farfield does not speak “{ $lang }”. Choose one of: { $languages }.
answer-stale = Decision { $decision } is not open any more. Ask the game for its open decisions and answer one of those.
answer-wrong-seat = Seat { $seat } cannot answer this decision; it is asked of seat { $asked }.
answer-not-offered = That option is not offered here. Answer with one of the { $count } options.
game-over = The game is over; nothing more can be done in it.
game-broken = This game stopped in the middle of an answer and keeps no record, so it cannot go on. Copy the game again that it was made from.
table-people = { $people } people cannot sit at { $count } lanes. Give a number from 0 to { $count }.
table-decks = { $given } decks are too many for { $count } seats. Leave some out.
resume-settings = A saved game keeps its settings. Leave out { $options }, or leave out --resume to begin a new game.
table-seats = { $people } people cannot sit at { $count } seats. Give a number from 0 to { $count }.
table-players = { $count } players are too many or too few for this terminal. Give a number from 1 to { $most }.
seat-unknown = There is no player at this seat ({ $seat }). Seats are numbered from 0 to { $last }, and must still be in the game.
wish-unknown = { $wishes } is no set of wishes. Give a number from 0 to { $most }: the sum of what the seat wants to be asked.
card-text-cannot-work = { $where }{ $card }, line { $line } of its text: { $fault }.
never-ends = This would set off texts that set each other off for ever. Choose something else.
card-word-cannot-work = { $where }this cannot work: { $fault }.
too-many-objects = A game holds { $most } objects at once, and this would be more. Leave some out.
unknown-card = { $near ->
        [yes] No released card is called “{ $text }”. Did you mean: { $names }?
       *[no] No released card is called “{ $text }”. Check the spelling, or give its code, such as OGN-001.
    }
unknown-card-line = Line { $line }: { unknown-card }
unknown-deck = { $near ->
        [yes] There is no built-in deck called “{ $name }”. Did you mean: { $names }?
        [nameless] No deck is named. Choose one of: { $decks }. All of them: farfield deck. Or give a file.
       *[no] There is no built-in deck called “{ $name }”. Choose one of: { $decks }. All of them: farfield deck. Or give a file.
    }
unknown-mode = There is no mode called “{ $mode }”. Choose one of: { $modes }.
unknown-clause = The rules reference has no clause { $wanted }. Try a number (323.6), an id (core 9.5) or a word (Tank).
unknown-clause-near = The rules reference has no clause { $wanted }. Nearest: { $near }.
deck-champion-not-in-main = { $champion } is the Chosen Champion, so the Main Deck must hold it. Add it to the Main Deck.
deck-champion-not-eligible = { $champion } cannot be the Chosen Champion of this deck. Choose one of: { $choices }.
deck-champion-of-another = { $champion } cannot be the Chosen Champion of { $legend }. Choose a Champion unit with the tag { $tag }.
deck-token = { $card } is a token, and tokens are no part of a deck. Leave it out.
deck-token-line = Line { $line }: { deck-token }
deck-wrong-section = { $type ->
        [unit] { $card } is a unit.
        [spell] { $card } is a spell.
        [gear] { $card } is gear.
        [rune] { $card } is a rune.
        [battlefield] { $card } is a battlefield.
       *[legend] { $card } is a legend.
    } Put it under { $section }.
deck-wrong-section-line = Line { $line }: { deck-wrong-section }
deck-count = { $count } copies of { $card } are impossible. Give a number from 1 to { $most }.
deck-count-line = Line { $line }: { $count } copies of a card are impossible. Give a number from 1 to { $most }.
deck-bad-count = “{ $text }” is not a count with a card behind it. Write for example: 3 { $card }
deck-bad-count-line = Line { $line }: { deck-bad-count }
deck-name-and-code = The name says { $card }, but { $code } is { $other }. Leave out the one that is wrong.
deck-name-and-code-line = Line { $line }: { deck-name-and-code }
deck-count-at = At { $place }: { $count } copies of a card are impossible. Give a number from 1 to { $most }.
unknown-card-at = At { $place }: { unknown-card }
deck-token-at = At { $place }: { deck-token }
deck-wrong-section-at = At { $place }: { deck-wrong-section }
deck-read-as = “{ $text }” was read as { $card }.
deck-read-as-line = Line { $line }: { deck-read-as }
deck-read-as-at = At { $place }: { deck-read-as }
deck-moved = { $card } was put under { $section }, where it belongs.
deck-moved-line = Line { $line }: { deck-moved }
deck-moved-at = At { $place }: { deck-moved }
deck-skipped = { $card } has no place there and was left out.
deck-skipped-line = Line { $line }: { deck-skipped }
deck-skipped-at = At { $place }: { deck-skipped }
deck-bad-token = “{ $text }” is no card of a Tabletop Simulator string. Write for example: OGN-003-1
deck-bad-token-line = Line { $line }: { deck-bad-token }
deck-first-champion = The list does not say which card is the Chosen Champion; { $champion } is the first that can be.
deck-link = Line 1: this is a link, and Farfield fetches no pages. Open it, copy the deck's text or code, and give that.
deck-code-printing = { $code } has no place in a deck code. Name the card by a printing of one of these sets: { $sets }.
deck-code-version-small = Version { $version } of deck codes cannot hold this deck. Use version { $needed }, or leave the choice open.
deck-code-version = Line 1: this deck code is of format { $format }, version { $version }; Farfield reads format 1, versions 1 to 6. Copy the code again, or export the deck as text.
deck-code-legends = Line 1: this deck code has further legends ({ $cards }), which no released card allows. Export the deck without them.
deck-code-damaged = Line 1: the deck code is damaged near its character { $place } of { $length }. Copy the whole code again.
deck-code-letter = Line 1: character { $place } of the deck code is “{ $letter }”; codes have only the letters A to Z and the digits 2 to 7. Copy the code again.
deck-json-broken = Line { $line }, character { $column }: the JSON breaks off or goes wrong here. Look for a missing comma, quotation mark or bracket.
deck-json-shape = Line 1: this JSON holds no deck. It needs a legend and lists of cards, for example { $example }
deck-json-entry = This is no card: { $text }. Write for example { $example }
deck-json-entry-at = At { $place }: { deck-json-entry }
unknown-deck-format = There is no deck format called “{ $format }”. Choose one of: { $formats }.
deck-format-champion = The format { $format } does not say which card is the Chosen Champion, and nobody would guess { $champion }. Write the deck as { $other } instead.
deck-left-out = The format { $format } has no sideboard: its { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } left out.
deck-too-long = This text is far too long for a deck list. Give one list only.
deck-empty = The list has no cards. Start with a line Legend: and the legend's name below it.
deck-legend-count = { $count ->
        [0] The list has no legend. Add a line Legend: and the legend's name below it.
       *[other] The list has { $count } legends ({ $cards }). Leave exactly one under Legend:.
    }
deck-no-champion = The list has no Chosen Champion. Add a line Champion: and below it a champion unit of { $champion }.
deck-several-champions = The list has several Chosen Champions ({ $cards }). Keep one under Champion:, the others in MainDeck:.
deck-file-unreadable = The deck list { $file } cannot be read. Check the path.
deck-file-not-text = { $file } is not a text file in UTF-8. Save the deck list as plain text.
deck-main-too-small = The Main Deck has { $count ->
        [one] one card
       *[other] { $count } cards
    }, Chosen Champion included; it needs at least { $needed }. Add { $missing }.
deck-runes-count = The Rune Deck has { $count ->
        [one] 1 rune
       *[other] { $count } runes
    }; it needs exactly { $needed }.
deck-sideboard-too-large = The sideboard has { $count } cards; it may have at most { $most }. Take out { $surplus }.
deck-preview = { $card } is a preview: it is not released yet. Replace it.
deck-unique = { $card } is Unique: a deck may hold one, and this one holds { $count }.
deck-copies = The deck holds { $count } copies of { $card }; it may hold at most { $most }.
deck-signatures = The Main Deck holds { $count } Signature cards; it may hold at most { $most } in total.
deck-signature-of-another = { $card } is a Signature card of { $owner }; with { $legend } only those of { $tag } are allowed.
deck-domain = { $card } is { $domains }; with { $legend } only { $identity } are allowed.
deck-battlefields-count = The deck has { $count ->
        [one] 1 battlefield
       *[other] { $count } battlefields
    }; { $mode } needs { $needed } with different names.
deck-battlefield-twice = The battlefield { $card } is in the deck { $count } times; battlefields must have different names.
deck-banned = { $card } is banned in { $mode } (list of { $date }). Replace it.
deck-as-sold = This deck is exactly as it was sold, so it may be played with cards that were banned since: { $cards }. With a card changed it is judged like any list (ruling A68).
deck-whose = { $deck }: { $problem }
deck-not-legal-help = Choose other cards or another deck, or play it as it is with --any-deck.
nearest-title = { $n ->
    [one] { $deck }: one card cannot be played yet.
   *[other] { $deck }: { $n } cards cannot be played yet.
}
nearest-preview = previews, not released yet: { $cards }
nearest-proofs = not proven yet: { $cards }
nearest-absent = known by their numbers only: { $cards }
nearest-sentence = { $card } lacks: { $lacks }
nearest-declined = Nothing was started. Choose another deck, or play this one as it is with --any-deck.
nearest-none = There is no version of it that works: nothing can take the place of { $cards }.
nearest-offer = The nearest version that works has instead:
nearest-ask = Play this version? yes or no
deck-swap = { $count } × { $out } → { $into }
deck-card-unsupported = { $why ->
    [preview] { $card } cannot be played yet: it is a preview, not released yet. Replace it.
    [absent] { $card } cannot be played yet: Farfield knows its numbers only. Replace it, or wait for a version that supports it.
    [sentence] { $card } cannot be played yet: it lacks something ({ $lacks }). Replace it, or wait for a version that supports it.
   *[proofs] { $card } cannot be played yet: its text is not proven. Replace it, or wait for a version that supports it.
}
unknown-wish = { $near ->
        [yes] “{ $wish }” is no card, tag or domain, and none of: { $words }. Did you mean: { $names }?
       *[no] “{ $wish }” is no card, tag or domain, and none of: { $words }.
    }
deck-new-no-legend = { $card } is not a legend. Name a legend, or the champion whose legend it is, such as Jinx.
deck-new-champion = { $champion } is the Chosen Champion.
deck-new-fewer = { $card }: the deck holds { $count }; there is no room for more.
deck-new-not-here = { $card } was left out. Wish for units, spells, gear or battlefields.
deck-new-tag = { $found ->
        [yes] { $tag }: { $cards }.
       *[no] { $tag }: no such card of these domains works yet.
    }
deck-new-filled = { $count ->
        [one] 1 card was
       *[other] { $count } cards were
    } added by cost and type.
deck-new-runes = Runes, as the costs ask for them: { $first } { $one }, { $second } { $two }.
deck-new-unsupported = { $count ->
        [one] 1 of its cards does
       *[other] { $count } of its cards do
    } not work in Farfield yet: { $cards }.
file-unreadable = { $file } cannot be read. Check the path.

## Saved games, settings and positions

answer-ambiguous = “{ $text }” could be any of: { $options }. Write one of these in full.
answer-not-asked = Seat { $seat } is not asked anything now.
answer-not-possible = “{ $text }” is not possible now. Offered are, for example: { $options }.
answer-unknown = “{ $text }” is no option here. Write one of the options, for example: { $options }.
undo-nothing = There is nothing to take back: { $count } is asked for, { $given } were given.
undo-stale = The game has gone on since this was asked for. Ask again.
undo-needs-consent = Taking this back needs the consent of the other players.
undo-moves = It would take back what others did after it.
undo-revealed = A hidden card or a random result has become known since.
undo-ended = The game was over, and everything hidden in it could be looked at.
settings-and-more = Settings already say the seed, the mode and its options. Leave these out, or make other settings.
settings-deck = Line { $line }: the deck in [{ $section }] cannot be read.
settings-kind = Seat { $seat }: “{ $kind }” is no kind of player. Write one word, such as person or rule-of-thumb.
settings-name = Seat { $seat } cannot be called “{ $name }”. Give a name of 1 to { $most } letters on one line.
settings-seats = { $mode } is not played with { $count } seats.
settings-seed = { $seed } is no seed. Give a whole number from 0 to { $most }.
settings-undo = “{ $undo }” is no way to take back. Write free or asked.
settings-day = “{ $day }” is no day. Write it as 2026-08-31.
settings-day-line = Line { $line }: { settings-day }
table-option-battlefields = { $option } takes seats with battlefields, such as “0 Void Gate + 1 Startipped Peak”; not “{ $value }”.
table-option-choice = { $option } takes one of: { $choices }; not “{ $value }”.
table-option-flag = { $option } is on or off, not “{ $value }”.
table-option-near = { $mode } has no option called “{ $option }”. Did you mean “{ $near }”?
table-option-none = { $mode } has no options. Leave out “{ $option }”.
table-option-number = { $option } takes a number from { $least } to { $most }, not “{ $value }”.
table-option-preset = { $option } is a preset and takes no value. Leave out “{ $value }”, or name options one by one.
table-option-thralls = { $option } takes up to { $count } Thralls, each a place ({ $places }) and a Might from 1 to { $most }, such as “{ $example }”; not “{ $value }”.
table-option-twice = { $option } is given twice. Keep one of them.
table-option-two-presets = { $first } and { $second } are both presets. Keep one of them.
table-option-unknown = { $mode } has no option called “{ $option }”. Choose from: { $options }.
lanes-battlefields = { $name } brings { $count } of the three battlefields a lane needs. Add { $missing } to the deck.
lanes-deck-sizes = All Main Decks at this table must have the same number of cards; these have: { $sizes }.
match-between = Line { $line }: “{ $text }” stands between games, where only exchanges are told. Take it out.
match-champion = { $card } is the Chosen Champion and stays in the deck.
match-length = A match is the best of { $lengths } games, not of { $count }.
match-mode = A match is played in the mode “match”, not in “{ $mode }”.
match-no-settings = Line { $line }: the match has no settings. After its first lines comes “=== settings” with the decks of both.
match-cut-off = Line { $line }: the saved match is cut off: it should have { $count } parts and has { $found }. Use a whole copy.
match-no-sideboards = This match is played without sideboards.
match-no-swap-now = Cards are exchanged after a decided game and before the next one.
match-not-next = Line { $line }: this is not the game that comes next in the match: its decks, seed or battlefields are others. Use an unchanged copy.
match-not-there = { $where } holds no { $card } (any more).
match-other-game = This game is not the next one of the match.
match-over = The match is over. Start another one.
match-part = Line { $line }: “{ $text }” begins no part of a match. Write { $form }.
match-single-game = { $file } holds a single game and no match. Go on with it by: { $command }
match-seat = There is no seat { $seat } in a match. Give 0 or 1.
match-settings-twice = Line { $line }: the settings of the match stand there a second time. Keep one of them.
match-uneven-swap = Cards that leave the deck: { $out }; cards that come in: { $into }. Exchange as many as you take.
teams-battlefield = { $first } and { $second } are teammates and both bring { $card }. Give one of them another battlefield.
teams-legend = { $first } and { $second } are teammates and both bring { $card }. Give one of them another legend.
record-none = This game keeps no record.
record-tampered = The answers of this game do not lead to its state: something else has changed it. It cannot be saved.
record-other-engine = This game was saved by Farfield { $engine }, and Farfield { $here } does not play it the same. Use version { $engine } to look at it.
record-hash = After answer { $number } the game is not the one that was saved: an answer, a deck or the seed has been changed. Use an unchanged copy.
record-after-end = The game is over before answer { $number }. Leave out what follows.
record-turn = Answer { $number } stands in turn { $turn }; the game is in turn { $now }. Perhaps the seed, a deck or an earlier answer has been changed in the file. Use an unchanged copy.
record-concession = Answer { $number }: seat { $seat } cannot concede; there is no such player in the game.
record-wish = Answer { $number }: seat { $seat } cannot wish for anything; there is no such player in the game.
record-decision = Answer { $number } belongs to decision { $decision } of seat { $seat }, and that is not open. Perhaps the seed, a deck or an earlier answer has been changed in the file. Use an unchanged copy.
record-answer = Answer { $number }: “{ $answer }” is not offered. Offered are, for example: { $options }. Perhaps the seed, a deck or an earlier answer has been changed in the file. Use an unchanged copy.
record-file-unwritable = The game cannot be saved as { $file }. Choose another place.
record-file-unreadable = The saved game { $file } cannot be read. Check the path.
record-file-not-text = { $file } is not a text file in UTF-8, so it is no saved game. Choose another file.
record-cut-off = Line { $line }: the saved game is cut off, [{ $name }] is missing. Use a whole copy.
record-no-hash = Line { $line }: the saved game is cut off, “Hash:” is missing at its end. Use a whole copy.
record-engine = Line { $line }: the version of the engine is missing. Add a line such as “Engine: 0.1.0”.
record-no-count = Line { $line }: the line “Answers:” is missing. Add it with the number { $count }.
record-count = Line { $line }: answers are missing, or there are too many (here: { $count }). Use a whole copy.
record-hash-text = Line { $line }: “{ $text }” is no hash. It has 16 digits from 0 to f.
record-question = Line { $line }: “{ $text }” is no kind of decision.
record-line = Line { $line }: “{ $text }” is no line of a saved game. Write { $form }.
text-too-long = This text is far too long.
text-title = This file is something else: it begins with “{ $found }”. The first line must be “Farfield { $what } { $version }”.
text-version = The text is version { $found } of its form; this Farfield reads version { $version }.
text-line-too-long = Line { $line } is far too long.
text-section-twice = Line { $line }: [{ $name }] stands here twice.
text-sections = Line { $line }: there are more than { $most } sections. Leave out those that are not needed.
text-no-key = Line { $line }: “{ $text }” should have a word and a colon in front.
text-key-twice = Line { $line }: { $key } is given twice. Keep one of them.
text-unknown-key = Line { $line }: there is no “{ $key }” here. Known: { $known }.
text-missing-key = Line { $line }: the line “{ $key }:” is missing. Add it.
text-missing-section = Line { $line }: the section [{ $name }] is missing.
text-number = Line { $line }: “{ $text }” does not fit. Write a number from { $least } to { $most }.
text-word = Line { $line }: “{ $text }” does not fit. Write one of: { $known }.
position-no-list = A { $zone } is a list of cards, and “{ $text }” is a single word. Write ["{ $text }"].
position-seats = A position has 1 to { $most } seats; this one has { $count }.
position-phase = There is no phase “{ $phase }” to begin in. Write one of: { $known }.
position-teams = There are { $count } seats, and teams for { $given }. Give each seat the number of its team, from 0.
position-this-turn = Seat { $seat }: nothing called “{ $what }” is counted in a turn. Known: { $known }.
position-token = { $card } is a token, and tokens are only on the board. Leave it out.
position-power = Seat { $seat }: “{ $text }” is no Power. Write for example: Fury 2, Fury|Chaos 1, A 1.
position-runes = Seat { $seat }: there are no “{ $text }” runes. Write for example: Fury 3, Chaos 2.
position-rune-domain = Seat { $seat }: { $domain } runes do not go with { $legend }.
position-two-others = Units of { $count } players are at { $where }, and no more than two ever meet. Leave those of two there.
position-teammates = Seats { $one } and { $other } are teammates, and both have units at { $where }. Only one of them may.
position-facedown-room = { $count } cards are facedown at { $where }; there is room for { $room }. Leave out { $surplus }.
position-facedown-control = Seat { $seat } has a card facedown at { $where } without controlling it. Let it control it, or leave it out.
position-not-a-unit = { $card } is not a unit, so it has neither damage nor Might nor buffs, and is not stunned.
position-attached-to = { $gear } is attached to { $card }, which is not a unit. Attach it to a unit, or put it beside.
position-attached = { $gear } is attached to { $card }, but only gear is attached. Put it beside.
position-attached-twice = Something is attached to { $gear }, which is itself attached to { $card }. Attach all of it to { $card }.
position-misplaced = { $card } cannot be where it has been put. Put it elsewhere, or another card there.
position-number = { $n } is too small or too large.
position-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
position-own-card = { $card } is a card of its own making, which a text cannot hold. Use cards that have been released.
position-not-quiet = The position cannot be written down in the middle of something. Finish that first.
position-own-mode = { $mode } is a mode of its own making, which a text cannot hold. Use one of: { $modes }.
position-seat-text = Line { $line }: “{ $text }” is no seat. Write for example: seat 0.
position-this-turn-text = Line { $line }: “{ $text }” is nothing counted in a turn. Write for example: cards 2, drew 1.
position-no-card = Line { $line }: “{ $text }” is no card. Write for example: Gust; 2x Daring Poro.
position-cards = Line { $line }: there are more than { $most } cards. Leave out those that do not matter.
position-no-piece = Line { $line }: “{ $text }” cannot be read. Write for example: Daring Poro (exhausted, damage 1) + Doran's Blade.
position-mark = Line { $line }: “{ $text }” is no mark of a piece. Known: { $known }.
position-mark-twice = Line { $line }: “{ $mark }” is given twice.
position-unknown-card = { unknown-card }
position-npc-base = Seat { $seat } has an NPC’s Base, and only Lane Legends has NPCs with one. Leave it out.
position-lane-fields = A lane has three battlefields, the Nearfield first: { $needed } are needed here, and { $count } are given.
position-lane-side = Battlefield { $number } is in the lane of seat { $seat }: only { $seat } and { $npc }, its NPC, can be there.
position-team-score = Seats { $one } and { $other } are one team, which has one score; { $first } and { $second } points are given. Give the team’s points to one of its seats, or the same to all.
position-lanes-only = Seat { $seat } has something that only Lane Legends has: a pile or a sideboard to be dealt from. Leave it out.
position-asked = Seat { $seat }: nobody is asked for “{ $what }”. Known: { $known }.
position-finished = Seat { $seat } has ended its turn, and it is not its turn. Leave that out.
position-dealt = { $card } at { $where } has { $damage } damage, and the sides have dealt it { $dealt }. Let these add up to that.
position-played-by = { $card } at { $where } was played, and not this turn: then nobody asks by whom. Mark it fresh as well.
position-deflected = { $card } at { $where } has Deflected counters, which only units of Lane Legends get. Leave them out.
position-two-showdowns = Showdowns are going on at { $one } and at { $other }, and only one can at a time. Leave one of them out.
position-combat-step = No part of a combat is called “{ $step }”. Write one of: { $known }.
position-combat-sides = In a combat somebody attacks somebody; at { $where } only one is given. Give both, or neither for a showdown.
position-no-combat = Nobody attacks at { $where }, so it is no combat. Leave out its step and guests, or say who attacks whom.
position-combat-friends = At { $where } seat { $one } attacks seat { $other }, and they are on one side. Only opponents fight.
position-item-kind = Item { $item } of the chain must be one thing: a card, or an ability that is used or has triggered.
position-item-passes = Passes of priority belong to the newest item that is not pending, and item { $item } is none.
position-item-card = { $card } is item { $item } of the chain, where only spells wait. Put it on the board, or mark it pending.
position-item-left = Item { $item } of the chain is of something that has left the board. Say from where.
position-item-strike = Item { $item } of the chain is a Strike, and it does not say which. Give its gear.
position-item-word = Item { $item } of the chain: “{ $text }” cannot be there. Write one of: { $known }.
position-used = “{ $text }” is nothing that can be used only so often a turn. Write for example: trigger of Void Gate.
position-chain-ability = { $card } has { $count } abilities of this kind, and number { $number } is on the chain. Count from 0.
position-chain-event = This ability of { $card } speaks of what set it off. Say what has happened, and to what.
position-chain-choices = { $card } asks for { $count } choices, and { $given } are given. Leave out what it does not ask for.
position-chain-modes = { $card } on the chain has { $count } modes to choose from, counted from 0. Leave out what is not among them.
position-chain-unchosen = { $card } on the chain has chosen nothing. Give a target for each of its choices, or mark it pending.
position-chain-unknown = { $card } on the chain: nothing is called “{ $text }” here. Write for example: Daring Poro at Void Gate.
position-showdown-text = Line { $line }: “{ $text }” is nothing about a showdown. Write for example: focus seat 0; seat 0 attacks seat 1; passes 1.
position-focus-text = Line { $line }: the showdown does not say who has focus. Write for example: focus seat 0.
position-happened-text = Line { $line }: “{ $key }” says more of what happened, and nothing says what. Add for example: Happened: moved.
position-known-text = Line { $line }: “{ $text }” is no card in a hand or deck. Write for example: Gust (known to seats 0 1).
unspoken-part = There are no words yet for a part of this card.
record-after-end-engine = { record-other-engine }
record-answer-engine = { record-other-engine }
record-concession-engine = { record-other-engine }
record-decision-engine = { record-other-engine }
record-hash-engine = { record-other-engine }
record-turn-engine = { record-other-engine }
record-wish-engine = { record-other-engine }

## The laboratory

lab-no-program = There is no program called “{ $name }”. Choose from: { $known }.
lab-two-programs = A ladder takes at least two programs, each of them once.
lab-no-decks = There are no decks called “{ $name }”. Choose from: { $known }.
lab-decks-once = Name at least one kind of deck, and each of them once.
lab-least-even = Every deal is played twice, so the fewest games (--least) are an even number from 2 on, and not { $least }.
lab-least-most = The fewest games, { $least }, are more than the most, { $most }.
lab-two-games = It takes at least 2 games, and not { $games }.
lab-even-games = Every deal is played twice, so the number of games is even, and not { $games }.
lab-one-game = It takes at least one game.
lab-keep = { $path } cannot be used to keep results: { $why }.
lab-keep-other = { $path } keeps no results of this: seed or version are others. Name another file.
lab-preset-duel = Only Lane Legends has presets. Add --mode lanes, or leave out --preset.
lab-against-lanes = In Lane Legends a deck plays alone. Leave out --against.
lab-same-file = { $path } is named for two things. Name a file for each.
lab-two-decks = It takes at least two decks, with different names.
lab-deck-refused = { $deck } cannot be played: { $why }
lab-empty-pool = No legend has enough complete cards for a deck.
lab-no-mode = There is no “{ $name }” here. Choose from: { $known }.
lab-interrupted = Interrupted. The same command goes on with what { $path } keeps.
lab-lost-worker = A worker was lost while it played, perhaps for want of memory. Use fewer cores; --keep lets the same command go on with what is finished.
lab-too-many-games = { $games } games are more than anybody has time for. Ask for { $most } at most.
lab-too-few-games = { $games } games are too few to tell one swap from luck. Ask for { $least } at least.
lab-no-swap = No card of the pool may take the place of one in { $deck }. Name other cards, or none for all.
lab-pool-card = { $card } is not complete, so it cannot be tried. Leave it out.
lab-pool-empty = There is no card in { $pool }. Name some, or no pool for all cards.
lab-tune-fields = { $deck } may be changed only with three battlefields: here it has those it gets in a Match.
lab-tune-tried = Tried { $tried } of { $possible } swaps in { $games } games; the last ones on { $deals } fresh deals each.
lab-tune-as-it-is = { $deck } as it is: { $won }.
lab-tune-swap = Swap
lab-tune-with = Won with it
lab-tune-difference = Difference
lab-tune-score = Difference in points
lab-tune-helps = Helps
lab-tune-yes = yes
lab-tune-no = not for certain
lab-tune-into = { $copies } { $out } → { $card }
lab-tune-nothing = Nothing helps for certain: no swap that was tested is better by more than luck may be.
lab-tune-note = In brackets intervals wide enough that all of them hold together in 95 of 100 searches.
lab-tune-together = Each swap helps by itself; together they were not tested.
lab-needs-package = This needs the package { $package }: pip install "farfield[{ $extra }]".
lab-no-cluster = At { $address } there is no cluster to play on: { $why }
lab-decks-starter = starter decks
lab-decks-gear = decks with gear
lab-decks-random = random decks
lab-ladder-title = Farfield { $version }, { $mode }, { $decks }, seed { $seed }
lab-player = Program
lab-against = Against
lab-won = Won
lab-share = Share
lab-certain = Certain
lab-no = no
lab-elo = Elo relative to { $player }, { $decks }
lab-ladder-note = In brackets 95 % intervals, Wilson’s for games won. Every deal is played twice, with the programs swapped.
lab-ladder-levels = The levels play if they are named, and hard and expert take hours for it: { $command }
lab-matchup-title = Farfield { $version }, Duels, { $player }, { $games } games a pair, seed { $seed }
lab-matchup-note = In brackets 95 % intervals. Every deal is played twice, with the seats swapped.
lab-cards-title = { $player }: { $games } games, random decks; done / possible, counted per seat and game
lab-way-played = Played
lab-way-hidden = Hidden
lab-way-used = Used
lab-way-equipped = Equipped
lab-held = Held to the end
lab-left = Of these, passed over
lab-reactions = Games in which a seat played a Reaction, of those in which it could pay for one: { $share }.
lab-mostly-held = Held to the end in most games in which they could be played: { $cards }.
lab-mostly-left = Of these, passed over in most games when a turn was ended: { $cards }.
lab-none = none
report-deck = { $deck } in the laboratory
report-matchup = Decks against decks
report-made = Farfield { $version } · { $mode } · { $player } · { $games } games · seed { $seed }
report-interval = Numbers in brackets, and the lines and bands of the plots, are 95 % intervals.
report-unofficial = Farfield is an unofficial, free fan project; Riot Games does not endorse or sponsor it.
report-numbers = The numbers
report-won = Games won
report-won-about = How often the deck won; the thin line is one half.
report-all = All games
report-first = When it began
report-second = When it went second
report-against = Against { $deck }
report-games = Games
report-mean-turns = Turns
report-mean-score = Final score
report-points = Points over time
report-points-about = The mean score as each turn begins, for as long as at least half of the games last. A game that is over keeps its final score.
report-own = This deck
report-other = The other deck
report-turn = Turn
report-turns = Turns
report-length = How long games last
report-length-about = Games by the number of their turns.
report-won-games = Won
report-lost-games = Lost
report-cards = Which cards help
report-cards-about = How much likelier a win was in games in which the card was drawn than in those in which it was not. With so many cards, one or two look good or bad by chance. Long games draw more cards, and that is in it too.
report-cards-score = How many points more were scored in games in which the card was drawn than in those in which it was not. With so many cards, one or two look good or bad by chance. Long games draw more cards, and that is in it too.
report-card = Card
report-helps = Helps when drawn
report-drawn = Won when drawn
report-played = Won when played
report-enthralled = Helps when Enthralled
report-few = too few games
report-mulligan = Mulligan
report-mulligan-about = Games won by how many cards were put back; in the table, how often each card of a first hand was kept. The thin line is the share of all games.
report-put-back = { $n ->
        [one] 1 card put back
       *[other] { $n } cards put back
    }
report-kept-hand = Kept
report-won-kept = Won when kept
report-won-back = Won when put back
report-score-drawn = Score when drawn
report-score-played = Score when played
report-score-kept = Score when kept
report-score-back = Score when put back
report-mulligan-score = The mean score by how many cards were put back; in the table, how often each card of a first hand was kept. The thin line is the mean of all games.
report-lost = How games are lost
report-lost-about = Lost games by what ended them, and then by how many points were missing.
report-lost-points = The other side had the points
report-lost-burn-out = The deck ran out
report-lost-effect = A text ended the game
report-lost-other = Otherwise
report-behind = { $n ->
        [one] 1 point missing
       *[other] { $n } points missing
    }
report-matrix = Who beats whom
report-matrix-about = How often the deck of the row won against the deck of the column.
report-corner = Wins of … against
report-overall = Against all others
report-overall-about = How often each deck won against all others together; the thin line is one half.
report-card-deck = Deck
report-began = Whoever began won { $won }.
report-ladder = Programs against programs
report-ladder-about = How often the program named first won against the other; the thin line is one half.
report-elo-about = How much stronger each program is: 100 more win about 64 of 100 games.
report-tuned = Swaps for { $deck }
puzzle-head =
    Puzzle { $n } ({ $mode }): { $goal } { $count ->
        [one] One answer is enough
       *[other] { $count } answers are enough
    }; of four programs { $hard ->
        [0] all solve it
        [1] one does not solve it
        [4] none solves it
       *[other] { $hard } do not solve it
    }.
puzzle-goal-win = Win the game this turn.
puzzle-goal-take = Control all of these this turn: { $fields }.
puzzle-goal-hold = Still control { $fields } when the showdown is over.
puzzle-goal-save = Still control { $fields } when the NPC has acted, whatever it is dealt.
puzzle-goal-bait = A Strike is coming: still control { $fields } when the NPC has acted, with { $unit } still standing there.
puzzle-rules = The opponent holds no card and has hidden none. No luck is needed: what you might draw does not count.
puzzle-rules-lane = No luck is needed: the cards that come next are known, or do not matter.
puzzle-keys = Type { $solution } for the next answer, { $undo } to take back, { $again } to start over.
puzzle-word-solution = solution
puzzle-solved = Solved!
puzzle-wrong = From here the goal is out of reach. Take back ({ $undo }) and try something else.
puzzle-no-line = From here no short line leads there. Take back first: { $undo }.
unknown-puzzle = There is no puzzle { $number }. They are numbered from 1 to { $most }.
puzzle-two = Name a puzzle by its number, or ask for that of the day: not both.
review-seat = Player { $n }
review-point = Turn { $n }, { $who }: better would have been { $option }. Chance to win after the turn, as the program guesses: { $better } % instead of { $was } %.
review-point-lane = Turn { $n }, { $who }: better would have been { $option }. Points with what the lane may still bring, as the program guesses: { $better } instead of { $was }.
review-none = No turn gave much away.
