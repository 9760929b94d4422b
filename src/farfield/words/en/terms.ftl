### Terms of the game: English
###
### The words that card text is made of, as messages and attributes (Fluent's private
### terms cannot be asked for from Python with a case or number known only at run time).
### The renderer asks for a message with variables; what agrees is chosen here.
###
### $number  one, other
### $case    nominative, accusative (pronouns only)
### $initial vowel, consonant: the sound that follows an article (a unit, an Equipment)
### .count   count or mass: mass nouns have no article and no plural
###
### Nouns: as in the English rulebook; Main Deck, Rune Deck, Energy, Power, Might, Bonus Damage,
### Equipment, zones with "Zone" and phases have capitals, everything else is lower case.
### Verbs: value = infinitive without to; imperative, you, third, plural (present), past, participle, gerund.
###
### A comment "rulebook" means: so it stands in the printed English rulebook.
### "ours" means: the rulebook is silent, we decided. STYLE.md says why.

## Nouns: kinds of card

noun-card = { $number ->
        [one] card
       *[other] cards
    }
    .initial = consonant
    .count = count

noun-unit = { $number ->
        [one] unit
       *[other] units
    }
    .initial = consonant
    .count = count

noun-gear = gear
    .initial = consonant
    .count = count

noun-spell = { $number ->
        [one] spell
       *[other] spells
    }
    .initial = consonant
    .count = count

noun-rune = { $number ->
        [one] rune
       *[other] runes
    }
    .initial = consonant
    .count = count

noun-legend = { $number ->
        [one] legend
       *[other] legends
    }
    .initial = consonant
    .count = count

noun-champion = { $number ->
        [one] champion
       *[other] champions
    }
    .initial = consonant
    .count = count

noun-champion-legend = { $number ->
        [one] Champion Legend
       *[other] Champion Legends
    }
    .initial = consonant
    .count = count

noun-chosen-champion = { $number ->
        [one] Chosen Champion
       *[other] Chosen Champions
    }
    .initial = consonant
    .count = count

noun-battlefield = { $number ->
        [one] battlefield
       *[other] battlefields
    }
    .initial = consonant
    .count = count

noun-equipment = Equipment
    .initial = vowel
    .count = count

noun-token = { $number ->
        [one] token
       *[other] tokens
    }
    .initial = consonant
    .count = count

noun-signature-card = { $number ->
        [one] signature card
       *[other] signature cards
    }
    .initial = consonant
    .count = count

noun-permanent = { $number ->
        [one] permanent
       *[other] permanents
    }
    .initial = consonant
    .count = count

noun-object = { $number ->
        [one] object
       *[other] objects
    }
    .initial = vowel
    .count = count

noun-copy = { $number ->
        [one] copy
       *[other] copies
    }
    .initial = consonant
    .count = count

noun-thing = { $number ->
        [one] something
       *[other] things
    }
    .initial = consonant
    .count = count

## Nouns: people

noun-player = { $number ->
        [one] player
       *[other] players
    }
    .initial = consonant
    .count = count

noun-opponent = { $number ->
        [one] opponent
       *[other] opponents
    }
    .initial = vowel
    .count = count

noun-side-player = { $number ->
        [one] player on your side
       *[other] players on your side
    }
    .initial = consonant
    .count = count

noun-ally = { $number ->
        [one] ally
       *[other] allies
    }
    .initial = vowel
    .count = count

noun-teammate = { $number ->
        [one] teammate
       *[other] teammates
    }
    .initial = consonant
    .count = count

noun-team = { $number ->
        [one] team
       *[other] teams
    }
    .initial = consonant
    .count = count

noun-owner = { $number ->
        [one] owner
       *[other] owners
    }
    .initial = vowel
    .count = count

noun-controller = { $number ->
        [one] controller
       *[other] controllers
    }
    .initial = consonant
    .count = count

noun-attacker = { $number ->
        [one] attacker
       *[other] attackers
    }
    .initial = vowel
    .count = count

noun-defender = { $number ->
        [one] defender
       *[other] defenders
    }
    .initial = consonant
    .count = count

noun-enemy = { $number ->
        [one] enemy
       *[other] enemies
    }
    .initial = vowel
    .count = count

## Nouns: places

noun-base = { $number ->
        [one] base
       *[other] bases
    }
    .initial = consonant
    .count = count

noun-hand = { $number ->
        [one] hand
       *[other] hands
    }
    .initial = consonant
    .count = count

noun-deck = { $number ->
        [one] deck
       *[other] decks
    }
    .initial = consonant
    .count = count

noun-main-deck = { $number ->
        [one] Main Deck
       *[other] Main Decks
    }
    .initial = consonant
    .count = count

noun-rune-deck = { $number ->
        [one] Rune Deck
       *[other] Rune Decks
    }
    .initial = consonant
    .count = count

noun-trash = { $number ->
        [one] trash
       *[other] trashes
    }
    .initial = consonant
    .count = count

noun-banishment = { $number ->
        [one] banishment
       *[other] banishments
    }
    .initial = consonant
    .count = count

noun-board = { $number ->
        [one] board
       *[other] boards
    }
    .initial = consonant
    .count = count

noun-chain = { $number ->
        [one] chain
       *[other] chains
    }
    .initial = consonant
    .count = count

noun-champion-zone = { $number ->
        [one] Champion Zone
       *[other] Champion Zones
    }
    .initial = consonant
    .count = count

noun-legend-zone = { $number ->
        [one] Legend Zone
       *[other] Legend Zones
    }
    .initial = consonant
    .count = count

noun-battlefield-zone = { $number ->
        [one] Battlefield Zone
       *[other] Battlefield Zones
    }
    .initial = consonant
    .count = count

noun-facedown-zone = { $number ->
        [one] Facedown Zone
       *[other] Facedown Zones
    }
    .initial = consonant
    .count = count

noun-rune-pool = { $number ->
        [one] Rune Pool
       *[other] Rune Pools
    }
    .initial = consonant
    .count = count

noun-zone = { $number ->
        [one] zone
       *[other] zones
    }
    .initial = consonant
    .count = count

noun-location = { $number ->
        [one] location
       *[other] locations
    }
    .initial = consonant
    .count = count

noun-top = { $number ->
        [one] top
       *[other] tops
    }
    .initial = consonant
    .count = count

noun-bottom = { $number ->
        [one] bottom
       *[other] bottoms
    }
    .initial = consonant
    .count = count

## Nouns: numbers a card has

noun-energy = Energy
    .initial = vowel
    .count = mass

noun-power = Power
    .initial = consonant
    .count = mass

noun-might = { $number ->
        [one] Might
       *[other] Mights
    }
    .initial = consonant
    .count = mass

noun-cost = { $number ->
        [one] cost
       *[other] costs
    }
    .initial = consonant
    .count = count

noun-energy-cost = { $number ->
        [one] Energy cost
       *[other] Energy costs
    }
    .initial = vowel
    .count = count

noun-might-bonus = { $number ->
        [one] base Might bonus
       *[other] base Might bonuses
    }
    .initial = consonant
    .count = count

noun-power-cost = { $number ->
        [one] Power cost
       *[other] Power costs
    }
    .initial = consonant
    .count = count

noun-equip-cost = { $number ->
        [one] [Equip] cost
       *[other] [Equip] costs
    }
    .initial = vowel
    .count = count

noun-empower-cost = { $number ->
        [one] [Empower] cost
       *[other] [Empower] costs
    }
    .initial = vowel
    .count = count

noun-repeat-cost = { $number ->
        [one] [Repeat] cost
       *[other] [Repeat] costs
    }
    .initial = consonant
    .count = count

noun-additional-cost = { $number ->
        [one] additional cost
       *[other] additional costs
    }
    .initial = vowel
    .count = count

noun-resource = { $number ->
        [one] resource
       *[other] resources
    }
    .initial = consonant
    .count = count

noun-domain = { $number ->
        [one] domain
       *[other] domains
    }
    .initial = consonant
    .count = count

noun-damage = damage
    .initial = consonant
    .count = mass

noun-bonus-damage = Bonus Damage
    .initial = consonant
    .count = mass

noun-combat-damage = combat damage
    .initial = consonant
    .count = mass

noun-point = { $number ->
        [one] point
       *[other] points
    }
    .initial = consonant
    .count = count

noun-victory-score = { $number ->
        [one] Victory Score
       *[other] Victory Scores
    }
    .initial = consonant
    .count = count

noun-xp = XP
    .initial = vowel
    .count = mass

noun-buff = { $number ->
        [one] buff
       *[other] buffs
    }
    .initial = consonant
    .count = count

noun-empower = { $number ->
        [one] Empower
       *[other] Empowers
    }
    .initial = vowel
    .count = count

noun-counter = { $number ->
        [one] counter
       *[other] counters
    }
    .initial = consonant
    .count = count

noun-amount = { $number ->
        [one] amount
       *[other] amounts
    }
    .initial = vowel
    .count = count

noun-number = { $number ->
        [one] number
       *[other] numbers
    }
    .initial = consonant
    .count = count

noun-total = { $number ->
        [one] total
       *[other] totals
    }
    .initial = consonant
    .count = count

noun-minimum = { $number ->
        [one] minimum
       *[other] minimums
    }
    .initial = consonant
    .count = count

## Nouns: time

noun-turn = { $number ->
        [one] turn
       *[other] turns
    }
    .initial = consonant
    .count = count

noun-game = { $number ->
        [one] game
       *[other] games
    }
    .initial = consonant
    .count = count

noun-combat = { $number ->
        [one] combat
       *[other] combats
    }
    .initial = consonant
    .count = count

noun-showdown = { $number ->
        [one] showdown
       *[other] showdowns
    }
    .initial = consonant
    .count = count

noun-phase = { $number ->
        [one] phase
       *[other] phases
    }
    .initial = consonant
    .count = count

noun-awaken-phase = { $number ->
        [one] Awaken Phase
       *[other] Awaken Phases
    }
    .initial = vowel
    .count = count

noun-beginning-phase = { $number ->
        [one] Beginning Phase
       *[other] Beginning Phases
    }
    .initial = consonant
    .count = count

noun-channel-phase = { $number ->
        [one] Channel Phase
       *[other] Channel Phases
    }
    .initial = consonant
    .count = count

noun-draw-phase = { $number ->
        [one] Draw Phase
       *[other] Draw Phases
    }
    .initial = consonant
    .count = count

noun-main-phase = { $number ->
        [one] Main Phase
       *[other] Main Phases
    }
    .initial = consonant
    .count = count

noun-ending-phase = { $number ->
        [one] Ending Phase
       *[other] Ending Phases
    }
    .initial = vowel
    .count = count

noun-start = { $number ->
        [one] start
       *[other] starts
    }
    .initial = consonant
    .count = count

noun-end = { $number ->
        [one] end
       *[other] ends
    }
    .initial = vowel
    .count = count

noun-time = { $number ->
        [one] time
       *[other] times
    }
    .initial = consonant
    .count = count

noun-step = { $number ->
        [one] step
       *[other] steps
    }
    .initial = consonant
    .count = count

## Nouns: text and rules

noun-ability = { $number ->
        [one] ability
       *[other] abilities
    }
    .initial = vowel
    .count = count

# ours
noun-exhaust-ability = { $number ->
        [one] { "[Exhaust]" } ability
       *[other] { "[Exhaust]" } abilities
    }
    .initial = consonant
    .count = count

noun-effect = { $number ->
        [one] effect
       *[other] effects
    }
    .initial = vowel
    .count = count

noun-conquer-effect = { $number ->
        [one] conquer effect
       *[other] conquer effects
    }
    .initial = consonant
    .count = count

# ours
noun-temporary-effect = { $number ->
        [one] { "[Temporary]" } effect
       *[other] { "[Temporary]" } effects
    }
    .initial = consonant
    .count = count

noun-hold-effect = { $number ->
        [one] hold effect
       *[other] hold effects
    }
    .initial = consonant
    .count = count

noun-keyword = { $number ->
        [one] keyword
       *[other] keywords
    }
    .initial = consonant
    .count = count

noun-tag = { $number ->
        [one] tag
       *[other] tags
    }
    .initial = consonant
    .count = count

noun-name = { $number ->
        [one] name
       *[other] names
    }
    .initial = consonant
    .count = count

noun-type = { $number ->
        [one] type
       *[other] types
    }
    .initial = consonant
    .count = count

noun-target = { $number ->
        [one] target
       *[other] targets
    }
    .initial = consonant
    .count = count

noun-decision = { $number ->
        [one] choice
       *[other] choices
    }
    .initial = consonant
    .count = count

noun-choice = { $number ->
        [one] choice
       *[other] choices
    }
    .initial = consonant
    .count = count

noun-order = { $number ->
        [one] order
       *[other] orders
    }
    .initial = vowel
    .count = count

noun-mulligan = { $number ->
        [one] mulligan
       *[other] mulligans
    }
    .initial = consonant
    .count = count

noun-rest = rest
    .initial = consonant
    .count = count

noun-priority = { $number ->
        [one] priority
       *[other] priorities
    }
    .initial = consonant
    .count = count

noun-focus = { $number ->
        [one] focus
       *[other] focuses
    }
    .initial = consonant
    .count = count

## Adjectives: sides

adj-total = total
    .position = before
    .initial = consonant

adj-highest = highest
    .position = before
    .initial = consonant

adj-lowest = lowest
    .position = before
    .initial = consonant

adj-friendly = friendly
    .position = before
    .initial = consonant

adj-enemy = enemy
    .position = before
    .initial = vowel

## Adjectives: states

adj-ready = ready
    .position = before
    .initial = consonant

adj-exhausted = exhausted
    .position = before
    .initial = vowel

adj-stunned = stunned
    .position = before
    .initial = consonant

adj-buffed = buffed
    .position = before
    .initial = consonant

adj-damaged = damaged
    .position = before
    .initial = consonant

adj-equipped = equipped
    .position = before
    .initial = vowel

adj-attached = attached
    .position = before
    .initial = vowel

adj-detached = detached
    .position = before
    .initial = consonant

adj-attacking = attacking
    .position = before
    .initial = vowel

adj-defending = defending
    .position = before
    .initial = consonant

adj-alone = alone
    .position = after
    .initial = vowel

adj-mighty = [Mighty]
    .position = before
    .initial = consonant

adj-empowered = [Empowered]
    .position = before
    .initial = vowel

adj-facedown = facedown
    .position = before
    .initial = consonant

adj-hidden = hidden
    .position = before
    .initial = consonant

adj-open = open
    .position = before
    .initial = vowel

adj-occupied = occupied
    .position = before
    .initial = vowel

adj-contested = contested
    .position = before
    .initial = consonant

adj-uncontrolled = uncontrolled
    .position = before
    .initial = vowel

adj-controlled = controlled
    .position = before
    .initial = consonant

## Adjectives: what happened to it

adj-played = played
    .position = before
    .initial = consonant

adj-chosen = chosen
    .position = before
    .initial = consonant

adj-killed = killed
    .position = before
    .initial = consonant

adj-discarded = discarded
    .position = before
    .initial = consonant

adj-burned = burned
    .position = before
    .initial = consonant

adj-revealed = revealed
    .position = before
    .initial = consonant

adj-banished = banished
    .position = before
    .initial = consonant

adj-recycled = recycled
    .position = before
    .initial = consonant

## Adjectives: picking one out

adj-other = other
    .position = before
    .initial = vowel

adj-same = same
    .position = before
    .initial = consonant

adj-different = different
    .position = before
    .initial = consonant

adj-next = next
    .position = before
    .initial = consonant

adj-new = new
    .position = before
    .initial = consonant

adj-optional = optional
    .position = before
    .initial = vowel

adj-additional = additional
    .position = before
    .initial = vowel

adj-in-question = in question
    .position = after
    .initial = vowel

adj-top = top
    .position = before
    .initial = consonant

adj-bottom = bottom
    .position = before
    .initial = consonant

adj-remaining = remaining
    .position = before
    .initial = consonant

adj-single = single
    .position = before
    .initial = consonant

adj-any = any
    .position = before
    .initial = vowel

adj-excess = excess
    .position = before
    .initial = vowel

adj-lethal = lethal
    .position = before
    .initial = consonant

adj-activated = activated
    .position = before
    .initial = vowel

adj-triggered = triggered
    .position = before
    .initial = consonant

## Adjectives: order

adj-first = first
    .position = before
    .initial = consonant

adj-second = second
    .position = before
    .initial = consonant

adj-third = third
    .position = before
    .initial = consonant

adj-last = last
    .position = before
    .initial = consonant

## Auxiliaries of the perfect

auxiliary-have = have
    .you = have
    .third = has
    .plural = have

auxiliary-be = be
    .you = are
    .third = is
    .plural = are

## Determiners

det-definite = the

# singular only
det-indefinite = { $initial ->
        [vowel] an
       *[consonant] a
    }

det-this = { $number ->
        [one] this
       *[other] these
    }

det-that = { $number ->
        [one] that
       *[other] those
    }

det-your = your

det-its = its

det-their = their

# units and legends say I; gear, spells and battlefields say this
det-self = my

# the card's own and another's
det-our = our

det-each = each

det-any = any

det-all = all

det-both = both

det-no = no

det-another = { $number ->
        [one] another
       *[other] other
    }

## Pronouns

pronoun-you = you

pronoun-self = { $case ->
        [nominative] I
       *[accusative] me
    }

pronoun-it = { $number ->
        [one] it
       *[other] { $case ->
            [nominative] they
           *[accusative] them
        }
    }

pronoun-which = { $animate ->
        [yes] who
       *[no] that
    }

pronoun-reflexive = { $person ->
        [second] yourself
       *[third] itself
    }

## Contractions

contraction-i-am = I'm

contraction-i-have = I've

contraction-you-have = you've

contraction-it-is = it's

contraction-they-are = they're

contraction-can-not = can't

contraction-do-not = don't

contraction-does-not = doesn't

contraction-possessive-one = 's

contraction-possessive-other = '

## Numbers: words from two to ten for things that are chosen or played, digits for everything else

number-1 = one

number-2 = two

number-3 = three

number-4 = four

number-5 = five

number-6 = six

number-7 = seven

number-8 = eight

number-9 = nine

number-10 = ten

## Prepositions

prep-at-battlefield = at

prep-at-base = in

prep-play-to-battlefield = to

prep-play-to-base = to

prep-to-battlefield = to

prep-to-base = to

prep-from-battlefield = from

prep-from-base = from

prep-in-hand = in

prep-to-hand = to

prep-from-hand = from

prep-in-trash = in

prep-to-trash = into

prep-from-trash = from

prep-in-deck = in

prep-from-deck = from

prep-in-zone = in

prep-to-zone = into

prep-from-zone = from

prep-on-chain = on

prep-on-board = on

prep-of = of

prep-with = with

prep-with-might = with

prep-without = without

prep-for = for

prep-to = to

prep-by = by

prep-during = during

prep-among = among

prep-until = until

## Verbs: cards and zones

verb-play = play
    .imperative = play
    .you = play
    .third = plays
    .plural = play
    .past = played
    .participle = played
    .gerund = playing

verb-draw = draw
    .imperative = draw
    .you = draw
    .third = draws
    .plural = draw
    .past = drew
    .participle = drawn
    .gerund = drawing

verb-discard = discard
    .imperative = discard
    .you = discard
    .third = discards
    .plural = discard
    .past = discarded
    .participle = discarded
    .gerund = discarding

verb-recycle = recycle
    .imperative = recycle
    .you = recycle
    .third = recycles
    .plural = recycle
    .past = recycled
    .participle = recycled
    .gerund = recycling

verb-channel = channel
    .imperative = channel
    .you = channel
    .third = channels
    .plural = channel
    .past = channeled
    .participle = channeled
    .gerund = channeling

verb-banish = banish
    .imperative = banish
    .you = banish
    .third = banishes
    .plural = banish
    .past = banished
    .participle = banished
    .gerund = banishing

verb-return = return
    .imperative = return
    .you = return
    .third = returns
    .plural = return
    .past = returned
    .participle = returned
    .gerund = returning

verb-put = put
    .imperative = put
    .you = put
    .third = puts
    .plural = put
    .past = put
    .participle = put
    .gerund = putting

verb-look = look
    .imperative = look
    .you = look
    .third = looks
    .plural = look
    .past = looked
    .participle = looked
    .gerund = looking
    .link = at

verb-reveal = reveal
    .imperative = reveal
    .you = reveal
    .third = reveals
    .plural = reveal
    .past = revealed
    .participle = revealed
    .gerund = revealing

verb-hide = hide
    .imperative = hide
    .you = hide
    .third = hides
    .plural = hide
    .past = hid
    .participle = hidden
    .gerund = hiding

verb-predict = predict
    .imperative = predict
    .you = predict
    .third = predicts
    .plural = predict
    .past = predicted
    .participle = predicted
    .gerund = predicting

verb-burn = burn
    .imperative = burn
    .you = burn
    .third = burns
    .plural = burn
    .past = burned
    .participle = burned
    .gerund = burning

verb-create = create
    .imperative = create
    .you = create
    .third = creates
    .plural = create
    .past = created
    .participle = created
    .gerund = creating

verb-shuffle = shuffle
    .imperative = shuffle
    .you = shuffle
    .third = shuffles
    .plural = shuffle
    .past = shuffled
    .participle = shuffled
    .gerund = shuffling

## Verbs: units

verb-deal = deal
    .imperative = deal
    .you = deal
    .third = deals
    .plural = deal
    .past = dealt
    .participle = dealt
    .gerund = dealing

verb-kill = kill
    .imperative = kill
    .you = kill
    .third = kills
    .plural = kill
    .past = killed
    .participle = killed
    .gerund = killing

verb-die = die
    .imperative = die
    .you = die
    .third = dies
    .plural = die
    .past = died
    .participle = died
    .gerund = dying

verb-heal = heal
    .imperative = heal
    .you = heal
    .third = heals
    .plural = heal
    .past = healed
    .participle = healed
    .gerund = healing

verb-move = move
    .imperative = move
    .you = move
    .third = moves
    .plural = move
    .past = moved
    .participle = moved
    .gerund = moving

verb-move-self = move
    .imperative = move
    .you = move
    .third = moves
    .plural = move
    .past = moved
    .participle = moved
    .gerund = moving

verb-recall = recall
    .imperative = recall
    .you = recall
    .third = recalls
    .plural = recall
    .past = recalled
    .participle = recalled
    .gerund = recalling

verb-ready = ready
    .imperative = ready
    .you = ready
    .third = readies
    .plural = ready
    .past = readied
    .participle = readied
    .gerund = readying

verb-exhaust = exhaust
    .imperative = exhaust
    .you = exhaust
    .third = exhausts
    .plural = exhaust
    .past = exhausted
    .participle = exhausted
    .gerund = exhausting

verb-stun = stun
    .imperative = stun
    .you = stun
    .third = stuns
    .plural = stun
    .past = stunned
    .participle = stunned
    .gerund = stunning

verb-buff = buff
    .imperative = buff
    .you = buff
    .third = buffs
    .plural = buff
    .past = buffed
    .participle = buffed
    .gerund = buffing

verb-empower = empower
    .imperative = empower
    .you = empower
    .third = empowers
    .plural = empower
    .past = empowered
    .participle = empowered
    .gerund = empowering

verb-disempower = disempower
    .imperative = disempower
    .you = disempower
    .third = disempowers
    .plural = disempower
    .past = disempowered
    .participle = disempowered
    .gerund = disempowering

verb-attach = attach
    .imperative = attach
    .you = attach
    .third = attaches
    .plural = attach
    .past = attached
    .participle = attached
    .gerund = attaching

verb-detach = detach
    .imperative = detach
    .you = detach
    .third = detaches
    .plural = detach
    .past = detached
    .participle = detached
    .gerund = detaching

verb-equip = equip
    .imperative = equip
    .you = equip
    .third = equips
    .plural = equip
    .past = equipped
    .participle = equipped
    .gerund = equipping

verb-attack = attack
    .imperative = attack
    .you = attack
    .third = attacks
    .plural = attack
    .past = attacked
    .participle = attacked
    .gerund = attacking

verb-defend = defend
    .imperative = defend
    .you = defend
    .third = defends
    .plural = defend
    .past = defended
    .participle = defended
    .gerund = defending

verb-conquer = conquer
    .imperative = conquer
    .you = conquer
    .third = conquers
    .plural = conquer
    .past = conquered
    .participle = conquered
    .gerund = conquering

verb-hold = hold
    .imperative = hold
    .you = hold
    .third = holds
    .plural = hold
    .past = held
    .participle = held
    .gerund = holding

verb-win = win
    .imperative = win
    .you = win
    .third = wins
    .plural = win
    .past = won
    .participle = won
    .gerund = winning

verb-enter = enter
    .imperative = enter
    .you = enter
    .third = enters
    .plural = enter
    .past = entered
    .participle = entered
    .gerund = entering

verb-leave = leave
    .imperative = leave
    .you = leave
    .third = leaves
    .plural = leave
    .past = left
    .participle = left
    .gerund = leaving

verb-take = take
    .imperative = take
    .you = take
    .third = takes
    .plural = take
    .past = took
    .participle = taken
    .gerund = taking

verb-assign = assign
    .imperative = assign
    .you = assign
    .third = assigns
    .plural = assign
    .past = assigned
    .participle = assigned
    .gerund = assigning

verb-prevent = prevent
    .imperative = prevent
    .you = prevent
    .third = prevents
    .plural = prevent
    .past = prevented
    .participle = prevented
    .gerund = preventing

## Verbs: giving and getting

verb-give = give
    .imperative = give
    .you = give
    .third = gives
    .plural = give
    .past = gave
    .participle = given
    .gerund = giving

verb-gain = gain
    .imperative = gain
    .you = gain
    .third = gains
    .plural = gain
    .past = gained
    .participle = gained
    .gerund = gaining

verb-get = get
    .imperative = get
    .you = get
    .third = gets
    .plural = get
    .past = got
    .participle = gotten
    .gerund = getting

verb-lose = lose
    .imperative = lose
    .you = lose
    .third = loses
    .plural = lose
    .past = lost
    .participle = lost
    .gerund = losing

verb-have = have
    .imperative = have
    .you = have
    .third = has
    .plural = have
    .past = had
    .participle = had
    .gerund = having

verb-score = score
    .imperative = score
    .you = score
    .third = scores
    .plural = score
    .past = scored
    .participle = scored
    .gerund = scoring

verb-score-field = score
    .imperative = score
    .you = score
    .third = scores
    .plural = score
    .past = scored
    .participle = scored
    .gerund = scoring

verb-add = add
    .imperative = add
    .you = add
    .third = adds
    .plural = add
    .past = added
    .participle = added
    .gerund = adding

verb-pay = pay
    .imperative = pay
    .you = pay
    .third = pays
    .plural = pay
    .past = paid
    .participle = paid
    .gerund = paying

verb-spend = spend
    .imperative = spend
    .you = spend
    .third = spends
    .plural = spend
    .past = spent
    .participle = spent
    .gerund = spending

verb-cost = cost
    .imperative = cost
    .you = cost
    .third = costs
    .plural = cost
    .past = cost
    .participle = cost
    .gerund = costing

verb-reduce = reduce
    .imperative = reduce
    .you = reduce
    .third = reduces
    .plural = reduce
    .past = reduced
    .participle = reduced
    .gerund = reducing

verb-increase = increase
    .imperative = increase
    .you = increase
    .third = increases
    .plural = increase
    .past = increased
    .participle = increased
    .gerund = increasing

verb-double = double
    .imperative = double
    .you = double
    .third = doubles
    .plural = double
    .past = doubled
    .participle = doubled
    .gerund = doubling

verb-swap = swap
    .imperative = swap
    .you = swap
    .third = swaps
    .plural = swap
    .past = swapped
    .participle = swapped
    .gerund = swapping

## Verbs: choosing and the chain

verb-make = make
    .imperative = make
    .you = make
    .third = makes
    .plural = make
    .past = made
    .participle = made
    .gerund = making

verb-choose = choose
    .imperative = choose
    .you = choose
    .third = chooses
    .plural = choose
    .past = chose
    .participle = chosen
    .gerund = choosing

verb-counter = counter
    .imperative = counter
    .you = counter
    .third = counters
    .plural = counter
    .past = countered
    .participle = countered
    .gerund = countering

verb-copy = copy
    .imperative = copy
    .you = copy
    .third = copies
    .plural = copy
    .past = copied
    .participle = copied
    .gerund = copying

verb-name = name
    .imperative = name
    .you = name
    .third = names
    .plural = name
    .past = named
    .participle = named
    .gerund = naming

verb-activate = activate
    .imperative = activate
    .you = activate
    .third = activates
    .plural = activate
    .past = activated
    .participle = activated
    .gerund = activating

verb-trigger = trigger
    .imperative = trigger
    .you = trigger
    .third = triggers
    .plural = trigger
    .past = triggered
    .participle = triggered
    .gerund = triggering

verb-resolve = resolve
    .imperative = resolve
    .you = resolve
    .third = resolves
    .plural = resolve
    .past = resolved
    .participle = resolved
    .gerund = resolving

verb-repeat = repeat
    .imperative = repeat
    .you = repeat
    .third = repeats
    .plural = repeat
    .past = repeated
    .participle = repeated
    .gerund = repeating

verb-use = use
    .imperative = use
    .you = use
    .third = uses
    .plural = use
    .past = used
    .participle = used
    .gerund = using

verb-ignore = ignore
    .imperative = ignore
    .you = ignore
    .third = ignores
    .plural = ignore
    .past = ignored
    .participle = ignored
    .gerund = ignoring

verb-replace = replace
    .imperative = replace
    .you = replace
    .third = replaces
    .plural = replace
    .past = replaced
    .participle = replaced
    .gerund = replacing

verb-skip = skip
    .imperative = skip
    .you = skip
    .third = skips
    .plural = skip
    .past = skipped
    .participle = skipped
    .gerund = skipping

verb-control = control
    .imperative = control
    .you = control
    .third = controls
    .plural = control
    .past = controlled
    .participle = controlled
    .gerund = controlling

verb-take-control = gain
    .imperative = gain
    .you = gain
    .third = gains
    .plural = gain
    .past = gained
    .participle = gained
    .gerund = gaining

verb-lose-control = lose
    .imperative = lose
    .you = lose
    .third = loses
    .plural = lose
    .past = lost
    .participle = lost
    .gerund = losing

verb-change = change
    .imperative = change
    .you = change
    .third = changes
    .plural = change
    .past = changed
    .participle = changed
    .gerund = changing

verb-own = own
    .imperative = own
    .you = own
    .third = owns
    .plural = own
    .past = owned
    .participle = owned
    .gerund = owning

verb-start = start
    .imperative = start
    .you = start
    .third = starts
    .plural = start
    .past = started
    .participle = started
    .gerund = starting

verb-end = end
    .imperative = end
    .you = end
    .third = ends
    .plural = end
    .past = ended
    .participle = ended
    .gerund = ending

## Verbs: helpers

verb-be = be
    .imperative = be
    .you = are
    .third = is
    .plural = are
    .past = was
    .participle = been
    .gerund = being
    .first = am

verb-become = become
    .imperative = become
    .you = become
    .third = becomes
    .plural = become
    .past = became
    .participle = become
    .gerund = becoming

verb-may = may
    .third = may
    .plural = may

verb-can = can
    .third = can
    .plural = can

verb-must = must
    .third = must
    .plural = must

verb-would = would
    .third = would
    .plural = would

verb-do = do
    .imperative = do
    .you = do
    .third = does
    .plural = do
    .past = did
    .participle = done
    .gerund = doing

verb-cause-damage = deal
    .imperative = deal
    .you = deal
    .third = deals
    .plural = deal
    .past = dealt
    .participle = dealt
    .gerund = dealing

verb-be-kind = be
    .imperative = be
    .you = are
    .third = is
    .plural = are
    .past = was
    .participle = been
    .gerund = being
    .first = am

verb-suffer = suffer
    .imperative = suffer
    .you = suffer
    .third = suffers
    .plural = suffer
    .past = suffered
    .participle = suffered
    .gerund = suffering

verb-receive = receive
    .imperative = receive
    .you = receive
    .third = receives
    .plural = receive
    .past = received
    .participle = received
    .gerund = receiving

## Phrases: joining clauses

word-when = when

word-whenever = whenever

word-if = if

word-while = while

word-unless = unless

word-until = until

word-as = as

word-then = then

word-otherwise = otherwise

word-instead = instead

word-if-you-do = if you do

word-if-you-cant = if you can't

word-do-this = do this

word-and = and

word-or = or

word-not = not

word-also = also

word-already = already

word-only = only

word-except = except

word-than = than

word-that-many = that many

word-that-much = that much

## Phrases: time

word-this-turn = this turn

word-this-combat = this combat

word-next-turn = next turn

word-each-turn = each turn

word-on-your-turn = on your turn

word-on-opponents-turn = on an opponent's turn

word-once-each-turn = once each turn

word-at-start-of = at the start of

word-at-end-of = at the end of

word-until-end-of = until the end of

word-first-time-each-turn = the first time each turn

word-next-time = the next time

# ours
word-next-times = the next { $amount } times

word-holds = this holds

word-in-combat = in combat

# ours
word-in-combat-with = in combat with

word-in-showdowns = in showdowns

word-any-time = any time

## Phrases: place and manner

word-here = here

word-there = there

word-anywhere = anywhere

word-from-anywhere = from anywhere

word-elsewhere = elsewhere

# ours
word-where = where

word-this-has-dealt-damage = this has dealt damage this turn


word-at-the-same-time = at the same time

word-with-no-other-units-there = even if you control no other units there

word-at-same-location = to the same location

word-at-move-origin = where the move began

word-at-move-ends = at a battlefield where the move began or ended

word-also-here-if-a-unit = (also here if it's a unit)

word-here-if-a-unit = (here if it's a unit)

word-with-ambush = with [Ambush]

word-alone = alone

word-one-on-one = one on one

word-face-down = face down

word-face-up = face up

word-on-top-or-bottom-of = on the top or bottom of

word-on-top-of = on top of

word-on-bottom-of = on the bottom of

word-into-play = onto the board

word-at-random = at random

word-in-any-order = in any order

word-this-way = this way

word-for-this-spell = for this spell

word-now = now

word-to-my-origin = to my original location

word-in-turn-order = in turn order

word-to-each-other = to each other

## Phrases: how many

word-up-to = up to

word-any-number-of = any number of

word-exactly = exactly

word-or-more = or more

word-or-less = or less

word-at-least = at least

word-more = more

word-less = less

word-fewer = fewer

word-for-each = for each

word-equal-to = equal to

word-to-a-minimum-of = but not below

word-number-of = the number of

word-among = among

word-total-of = a total of

word-additional = an additional

## Phrases: what the renderer needs besides (ours)

word-or-fewer = or fewer

word-of-your-choice = of your choice

word-to-there = to that location

word-at-another-location-than = at another location than

word-at-the-same-location-as = at the same location as

word-beyond-the-first = beyond the first

word-at-the-same-location = at the same location

contraction-non = non-{ $amount }

word-with-the-same-controller = with the same controller

word-with-total-might = with at most { $amount } [M] in total

word-from-anywhere-but-hand = from anywhere but a hand

# ours
word-to-its-unit = to the unit it is attached to

# ours
word-everywhere = everywhere

# ours
word-played-from-elsewhere = played from anywhere other than a hand

# ours
word-equal-to-its-base-cost = equal to its base cost

word-equal-to-its-cost = equal to its cost

# ours
word-any-number-in-a-deck = your deck can have any number of cards with this name

# ours
word-hold-effects-are-conquer-effects = my hold effects are also conquer effects, and vice versa

# ours
word-copies-the-text-of-its-unit = as this is attached to a unit, that unit's text becomes this Equipment's effect text for as long as it stays attached

# ours
word-while-paying-its-cost = while paying for this

# ours
word-while-assigning-damage-here = while assigning combat damage here

# ours
word-while-paying-to-choose-here = while paying for spells and abilities that choose something here

# ours
word-combat-ties = a combat in which you're the attacker would end in a tie

# ours
word-goes-to-your-trash = a card would go to your trash from anywhere other than your Main Deck

# ours
word-by-conquering = by conquering

# ours
word-by-holding = by holding

# ours
word-by-conquering-or-holding = by conquering or holding

# ours
word-that-was-fewer-than = that was fewer than { $amount }

# ours
word-that-was-at-least = that was at least { $amount }

word-from-anywhere-but-your-hand = from anywhere but your hand

word-from-face-down = from [Hidden]

word-from-here = from here

word-from-battlefield = from a battlefield

word-from-base = from a base

word-in-your-channel-phase = in your Channel Phase

word-in-their-channel-phase = in their Channel Phase

word-only-so-many = only

word-to-the-victory-score = short of the Victory Score

word-from-the-victory-score = from the Victory Score

word-named = named

word-plus = plus

word-multiple = { $amount ->
        [2] twice
       *[other] { $amount } times
    }

word-equal-to-that = equal to that number

word-might-gained = +[M]

word-might-lost = -[M]

word-base-might = a base Might of { $amount }

word-for-so-much-less = for { $amount } less

word-for-a-cost-reduced-by = for an Energy cost reduced by { $amount }

word-by-so-much = by { $amount }

word-to-so-much = to { $amount }

word-times = up to { $amount } times

word-the-next-damage = the next { $amount } damage

word-all-damage = all damage

word-there-is = there's

word-there-are = there are

word-there-may-be = there is

word-control-of = control of

word-split-among = split among

word-from-among = from among

word-from-among-them = from among them

word-among-them = among them

word-from-top-of = from the top of

word-until-you-reveal = until you reveal { $amount }

word-until-they-reveal = until they reveal { $amount }

word-look-first = if you would reveal cards from a deck, look at its top card first; you may recycle it

word-as-it-happens = as

word-on-top-of-your-main-deck = on top of your Main Deck

word-from-your-main-deck = from your Main Deck

word-instead-of-the-trash = instead of to the trash

word-until-your-next-turn = until your next turn

word-while-source = while this remains on the board

word-while-unit = while I remain on the board

word-while-attached = while this is attached

word-if-you-dont = if you don't

word-to-each-others-locations = to each other's locations

word-an-additional-time = an additional time

word-at-least-twice = at least twice

word-at-least-three-times = at least three times

word-twice-each-turn = twice each turn

word-times-each-turn = up to { $amount } times each turn

word-first-time = the first time

word-second-time = the second time

word-third-time = the third time

word-use-only = use only

word-use-only-once-each-turn = use only once each turn

word-use-only-so-often = use only { $amount } times each turn

word-choose-up-to = choose up to { $amount }

word-choose-several = choose { $amount }

word-in-ending-combat = in a combat that ends

word-in-showdown = in a showdown

word-your-beginning-phase = it's your Beginning Phase

word-not-your-beginning-phase = it's not your Beginning Phase

word-your-main-phase = it's your Main Phase

word-not-your-main-phase = it's not your Main Phase

word-a-showdown = a showdown is in progress

word-no-showdown = no showdown is in progress

word-during-combat = during combat

word-a-combat = a combat is in progress

word-no-combat = no combat is in progress

word-a-showdown-here = a showdown is in progress here

word-no-showdown-here = no showdown is in progress here

word-in-your-beginning-phase = during your Beginning Phase

word-in-your-main-phase = during your Main Phase

word-with-a-spell-or-unit = with a spell or an ability of a unit

word-your-turn = it's your turn

word-not-your-turn = it's not your turn

# ours
word-opponents-turn = it's an opponent's turn

# ours
word-not-opponents-turn = it's not an opponent's turn

# ours
word-in-your-first-turns = { $amount ->
        [1] it's your first turn
       *[other] it's one of your first { $amount } turns
    }

word-not-in-your-first-turns = { $amount ->
        [1] it's not your first turn
       *[other] it's not one of your first { $amount } turns
    }

word-in-their-first-turns = { $amount ->
        [1] it's that player's first turn
       *[other] it's one of that player's first { $amount } turns
    }

word-not-in-their-first-turns = { $amount ->
        [1] it's not that player's first turn
       *[other] it's not one of that player's first { $amount } turns
    }

word-before-your-first-turns = your { $amount ->
        [2] second
        [3] third
        [4] fourth
       *[other] next
    } turn hasn't begun yet

word-not-before-your-first-turns = your { $amount ->
        [2] second
        [3] third
        [4] fourth
       *[other] next
    } turn has begun

word-before-their-first-turns = their { $amount ->
        [2] second
        [3] third
        [4] fourth
       *[other] next
    } turn hasn't begun yet

word-not-before-their-first-turns = their { $amount ->
        [2] second
        [3] third
        [4] fourth
       *[other] next
    } turn has begun

word-it-was-uncontrolled = no one controlled that battlefield

word-it-was-controlled = someone controlled that battlefield

word-this-was-played-again = this was played an additional time

word-this-was-not-played-again = this was not played an additional time

word-after-this-one = after this one

word-twice-the-damage = twice the damage

word-ignoring-its-power-cost = ignoring its Power cost

word-ignoring-their-power-costs = ignoring their Power costs

word-ignoring-all-costs = ignoring all costs

word-any-amount-of-energy = any amount of Energy

word-any-amount-of-power = any amount of { $amount }

word-that-much-energy = that much Energy

word-that-much-power = that much { $amount }

word-additionally = additionally

word-on-their-side = on their side

word-but-your-allies = other than your allies

word-who-did = who did

word-instead-of-any-power = instead of [A]

word-ignoring-costs = ignoring costs

word-for-its-flow-cost = for its [Flow] cost

word-for-their-flow-costs = for their [Flow] costs

word-for-its-equip-cost-less = for its [Equip] cost less [A]

word-at-most = at most

word-greater = greater than

word-smaller = smaller than

word-each-one = each of

word-in-order-to = to

word-to-here = to here

word-as-much-as = as

word-minus = minus

word-on-spells = on a single spell

word-with-a-spell = with a spell

word-on-it = on it

word-more-of = more

word-less-of = less

word-not-more = no

word-there-is-not = there is

word-someone = someone

word-at-different-locations = at different locations

word-it-is = it's

word-it-is-not = it's not

word-replaced-with = with

word-with-what-it-replaced = with what it replaced

word-any-number-of-them = any number of them

word-the-same = the same

word-on = on

word-of-the-chosen-name = with the chosen name

word-with-the-named-tag = with the named tag

word-in-total = in total

word-following = this

word-if-they-do = if they do

word-if-they-dont = if they don't

word-if-they-cant = if they can't

# ours
word-starting-with-the-next-player = starting with the next player

# ours
word-as-part-of-it = as

# ours
word-so = so

word-this-one = this one

## Phrases: costs

word-as-an-additional-cost = as an additional cost to

word-ignoring-its-cost = ignoring its cost

word-ignoring-their-costs = ignoring their costs

word-ignoring-its-energy-cost = ignoring its Energy cost

word-ignoring-their-energy-costs = ignoring their Energy costs

word-rather-than = rather than

# ours
word-use-only-in-showdowns = spend this only during showdowns

word-use-only-to = spend this only to

word-choose-one = choose one

# ours
word-choose-one-not-yet-chosen = choose one that you haven't already chosen

# ours
word-choose-one-not-chosen-this-turn = choose one that you haven't chosen this turn

word-choose-one-nobody-chose-this-turn = choose one that hasn't been chosen this turn

## Keywords: English in every language, in brackets in card text, never declined

keyword-accelerate = Accelerate

keyword-action = Action

keyword-add = Add

keyword-ambush = Ambush

keyword-assault = Assault

keyword-backline = Backline

keyword-buff = Buff

keyword-burn = Burn

keyword-deathknell = Deathknell

keyword-deflect = Deflect

keyword-deploy = Deploy

keyword-disarm = Disarm

keyword-disempower = Disempower

keyword-empower = Empower

keyword-empowered = Empowered

keyword-equip = Equip

keyword-flow = Flow

keyword-ganking = Ganking

keyword-hidden = Hidden

keyword-hunt = Hunt

keyword-legion = Legion

keyword-level = Level

keyword-mighty = Mighty

keyword-predict = Predict

keyword-quick-draw = Quick-Draw

keyword-reaction = Reaction

keyword-repeat = Repeat

keyword-shield = Shield

keyword-show-off = Show Off

keyword-stun = Stun

keyword-tank = Tank

keyword-temporary = Temporary

keyword-unique = Unique

keyword-vision = Vision

keyword-weaponmaster = Weaponmaster

## Domains: English in every language

domain-fury = Fury
domain-calm = Calm
domain-mind = Mind
domain-body = Body
domain-chaos = Chaos
domain-order = Order

## Symbols: the same bracket tokens in every language; the client draws them as icons

symbol-energy = [{ $amount }]

symbol-power = [{ $domain }]

symbol-any = [A]

symbol-might = [M]

symbol-exhaust = [Exhaust]

symbol-keyword = [{ $keyword }]

symbol-keyword-value = [{ $keyword } { $value }]
