### Terms of the game: French
###
### The words that card text is made of, as messages and attributes (Fluent's private
### terms cannot be asked for from Python with a case or number known only at run time).
### The renderer asks for a message with variables; what agrees is chosen here.
###
### $number   one, other (choose it in Python: French counts 0 and 1 as one)
### $gender   masculine, feminine (of the noun; .gender says which)
### $case     of pronouns: nominative, accusative, dative, stressed
### $initial  vowel, consonant: of the next word (.initial says which); decides elision and ce/cet, sa/son
### .count    count or mass (mass nouns take det-partitive)
### .position of an adjective: before or after the noun
###
### Verbs: value = infinitive; imperative and vous (always vous), third, plural, participle, auxiliary.
### Verbs that stay English never change (Channel, Ready, Exhaust, Recycle, Hold, Stun).
###
### A comment "rulebook" means: so it stands in the printed French rulebook.
### "ours" means: the rulebook is silent, we decided. STYLE.md says why.

## Nouns: kinds of card

# rulebook: translated
noun-card = { $number ->
        [one] carte
       *[other] cartes
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English, elides (d’Units)
noun-unit = { $number ->
        [one] Unit
       *[other] Units
    }
    .gender = feminine
    .initial = vowel
    .count = count

# rulebook: stays English, masculine
noun-gear = { $number ->
        [one] Gear
       *[other] Gears
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-spell = { $number ->
        [one] Spell
       *[other] Spells
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: capital
noun-rune = { $number ->
        [one] Rune
       *[other] Runes
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English inside Champion Legend, and once translated; ours: Legend alone
noun-legend = { $number ->
        [one] Legend
       *[other] Legends
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: lower case
noun-champion = { $number ->
        [one] champion
       *[other] champions
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-champion-legend = { $number ->
        [one] Champion Legend
       *[other] Champion Legends
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-chosen-champion = { $number ->
        [one] Chosen Champion
       *[other] Chosen Champions
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-battlefield = { $number ->
        [one] Battlefield
       *[other] Battlefields
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: stays English like Gear
noun-equipment = { $number ->
        [one] Equipment
       *[other] Equipments
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook: stays English
noun-token = { $number ->
        [one] Token
       *[other] Tokens
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: half translated
noun-signature-card = { $number ->
        [one] carte Signature
       *[other] cartes Signature
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: stays English
noun-permanent = { $number ->
        [one] Permanent
       *[other] Permanents
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-object = { $number ->
        [one] objet
       *[other] objets
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours: the rulebook counts exemplaires; a copying effect makes a copie
noun-copy = { $number ->
        [one] copie
       *[other] copies
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours
noun-thing = { $number ->
        [one] quelque chose
       *[other] choses
    }
    .gender = masculine
    .initial = consonant
    .count = count

## Nouns: people

# rulebook
noun-player = { $number ->
        [one] joueur
       *[other] joueurs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-opponent = { $number ->
        [one] adversaire
       *[other] adversaires
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours: you or an ally
noun-side-player = { $number ->
        [one] joueur de votre camp
       *[other] joueurs de votre camp
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-ally = { $number ->
        [one] allié
       *[other] alliés
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours
noun-teammate = { $number ->
        [one] coéquipier
       *[other] coéquipiers
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-team = { $number ->
        [one] équipe
       *[other] équipes
    }
    .gender = feminine
    .initial = vowel
    .count = count

# ours: the rulebook says "the player who owns"
noun-owner = { $number ->
        [one] propriétaire
       *[other] propriétaires
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-controller = { $number ->
        [one] contrôleur
       *[other] contrôleurs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-attacker = { $number ->
        [one] attaquant
       *[other] attaquants
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook
noun-defender = { $number ->
        [one] défenseur
       *[other] défenseurs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-enemy = { $number ->
        [one] ennemi
       *[other] ennemis
    }
    .gender = masculine
    .initial = vowel
    .count = count

## Nouns: places

# rulebook: lower case in running text
noun-base = { $number ->
        [one] base
       *[other] bases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-hand = { $number ->
        [one] main
       *[other] mains
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: lower case
noun-deck = { $number ->
        [one] deck
       *[other] decks
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-main-deck = { $number ->
        [one] Main Deck
       *[other] Main Decks
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-rune-deck = { $number ->
        [one] Rune Deck
       *[other] Rune Decks
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English, feminine
noun-trash = { $number ->
        [one] Trash
       *[other] Trashs
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: stays English like Trash
noun-banishment = { $number ->
        [one] Banishment
       *[other] Banishments
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-board = { $number ->
        [one] Board
       *[other] Boards
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: stays English like Showdown
noun-chain = { $number ->
        [one] Chain
       *[other] Chains
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-champion-zone = { $number ->
        [one] Champion Zone
       *[other] Champion Zones
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-legend-zone = { $number ->
        [one] Legend Zone
       *[other] Legend Zones
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-battlefield-zone = { $number ->
        [one] Battlefield Zone
       *[other] Battlefield Zones
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: like the other zones
noun-facedown-zone = { $number ->
        [one] Facedown Zone
       *[other] Facedown Zones
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: like Rune Deck
noun-rune-pool = { $number ->
        [one] Rune Pool
       *[other] Rune Pools
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-zone = { $number ->
        [one] zone
       *[other] zones
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-location = { $number ->
        [one] emplacement
       *[other] emplacements
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook
noun-top = dessus
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-bottom = bas
    .gender = masculine
    .initial = consonant
    .count = count

## Nouns: numbers a card has

# rulebook: stays English, de l’Energy
noun-energy = Energy
    .gender = feminine
    .initial = vowel
    .count = mass

# rulebook: stays English, feminine
noun-power = Power
    .gender = feminine
    .initial = consonant
    .count = mass

# rulebook: stays English, feminine
noun-might = Might
    .gender = feminine
    .initial = consonant
    .count = mass

# rulebook: cost and coût both occur; ours: coût for the bare word
noun-cost = { $number ->
        [one] coût
       *[other] coûts
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English, l’Energy cost
noun-energy-cost = { $number ->
        [one] Energy cost
       *[other] Energy costs
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours
noun-might-bonus = { $number ->
        [one] bonus de Might de base
       *[other] bonus de Might de base
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-power-cost = { $number ->
        [one] Power cost
       *[other] Power costs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-equip-cost = { $number ->
        [one] coût de [Equip]
       *[other] coûts de [Equip]
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-empower-cost = { $number ->
        [one] coût de [Empower]
       *[other] coûts de [Empower]
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-repeat-cost = { $number ->
        [one] coût de [Repeat]
       *[other] coûts de [Repeat]
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-additional-cost = { $number ->
        [one] coût supplémentaire
       *[other] coûts supplémentaires
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-resource = { $number ->
        [one] ressource
       *[other] ressources
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English (once domaines)
noun-domain = { $number ->
        [one] Domain
       *[other] Domains
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: translated, counted
noun-damage = { $number ->
        [one] dégât
       *[other] dégâts
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: from dégâts
noun-bonus-damage = { $number ->
        [one] dégât bonus
       *[other] dégâts bonus
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: from dégâts
noun-combat-damage = { $number ->
        [one] dégât de combat
       *[other] dégâts de combat
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-point = { $number ->
        [one] point
       *[other] points
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: stays English
noun-victory-score = { $number ->
        [one] Victory Score
       *[other] Victory Scores
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: stays English
noun-xp = XP
    .gender = masculine
    .initial = vowel
    .count = mass

# rulebook: stays English, masculine
noun-buff = { $number ->
        [one] Buff
       *[other] Buffs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: counted like Buff
noun-empower = { $number ->
        [one] Empower
       *[other] Empowers
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook
noun-counter = { $number ->
        [one] marqueur
       *[other] marqueurs
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-amount = { $number ->
        [one] quantité
       *[other] quantités
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-number = { $number ->
        [one] nombre
       *[other] nombres
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-total = { $number ->
        [one] total
       *[other] totaux
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-minimum = { $number ->
        [one] minimum
       *[other] minimums
    }
    .gender = masculine
    .initial = consonant
    .count = count

## Nouns: time

# rulebook
noun-turn = { $number ->
        [one] tour
       *[other] tours
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-game = { $number ->
        [one] partie
       *[other] parties
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-combat = { $number ->
        [one] combat
       *[other] combats
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-showdown = { $number ->
        [one] Showdown
       *[other] Showdowns
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-phase = { $number ->
        [one] phase
       *[other] phases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-awaken-phase = { $number ->
        [one] Awaken Phase
       *[other] Awaken Phases
    }
    .gender = feminine
    .initial = vowel
    .count = count

# rulebook: stays English
noun-beginning-phase = { $number ->
        [one] Beginning Phase
       *[other] Beginning Phases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-channel-phase = { $number ->
        [one] Channel Phase
       *[other] Channel Phases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-draw-phase = { $number ->
        [one] Draw Phase
       *[other] Draw Phases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: the rulebook says Action Phase, today's rules Main Phase
noun-main-phase = { $number ->
        [one] Main Phase
       *[other] Main Phases
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: like the other phases
noun-ending-phase = { $number ->
        [one] Ending Phase
       *[other] Ending Phases
    }
    .gender = feminine
    .initial = vowel
    .count = count

# rulebook
noun-start = { $number ->
        [one] début
       *[other] débuts
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-end = { $number ->
        [one] fin
       *[other] fins
    }
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-time = fois
    .gender = feminine
    .initial = consonant
    .count = count

# rulebook
noun-step = { $number ->
        [one] étape
       *[other] étapes
    }
    .gender = feminine
    .initial = vowel
    .count = count

## Nouns: text and rules

# rulebook: stays English, elides
noun-ability = { $number ->
        [one] Ability
       *[other] Abilities
    }
    .gender = feminine
    .initial = vowel
    .count = count

# ours
noun-exhaust-ability = { $number ->
        [one] Ability d’{ "[Exhaust]" }
       *[other] Abilities d’{ "[Exhaust]" }
    }
    .gender = feminine
    .initial = vowel
    .count = count

# rulebook
noun-effect = { $number ->
        [one] effet
       *[other] effets
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours
noun-conquer-effect = { $number ->
        [one] effet de conquête
       *[other] effets de conquête
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours
noun-temporary-effect = { $number ->
        [one] effet de { "[Temporary]" }
       *[other] effets de { "[Temporary]" }
    }
    .gender = masculine
    .initial = vowel
    .count = count

# ours
noun-hold-effect = { $number ->
        [one] effet de Hold
       *[other] effets de Hold
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook
noun-keyword = { $number ->
        [one] mot-clé
       *[other] mots-clés
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook: stays English
noun-tag = { $number ->
        [one] Tag
       *[other] Tags
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-name = { $number ->
        [one] nom
       *[other] noms
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-type = { $number ->
        [one] type
       *[other] types
    }
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-target = { $number ->
        [one] cible
       *[other] cibles
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours
noun-decision = choix
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-choice = choix
    .gender = masculine
    .initial = consonant
    .count = count

# rulebook
noun-order = { $number ->
        [one] ordre
       *[other] ordres
    }
    .gender = masculine
    .initial = vowel
    .count = count

# rulebook
noun-mulligan = { $number ->
        [one] mulligan
       *[other] mulligans
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours
noun-rest = { $number ->
        [one] reste
       *[other] restes
    }
    .gender = masculine
    .initial = consonant
    .count = count

# ours: stays English
noun-priority = { $number ->
        [one] Priority
       *[other] Priorities
    }
    .gender = feminine
    .initial = consonant
    .count = count

# ours: stays English
noun-focus = Focus
    .gender = masculine
    .initial = consonant
    .count = count

## Adjectives: sides

# ours
adj-total = { $gender ->
        [feminine] totale
       *[masculine] total
    }
    .position = after
    .initial = consonant

# ours
adj-highest = { $gender ->
        [feminine] la plus élevée
       *[masculine] le plus élevé
    }
    .position = after
    .initial = consonant

# ours
adj-lowest = { $gender ->
        [feminine] la plus faible
       *[masculine] le plus faible
    }
    .position = after
    .initial = consonant

# rulebook
adj-friendly = { $number ->
        [one] { $gender ->
            [feminine] alliée
           *[masculine] allié
        }
       *[other] { $gender ->
            [feminine] alliées
           *[masculine] alliés
        }
    }
    .position = after
    .initial = vowel

# rulebook
adj-enemy = { $number ->
        [one] { $gender ->
            [feminine] ennemie
           *[masculine] ennemi
        }
       *[other] { $gender ->
            [feminine] ennemies
           *[masculine] ennemis
        }
    }
    .position = after
    .initial = vowel

## Adjectives: states

# rulebook: stays English, invariable
adj-ready = Ready
    .position = after
    .initial = consonant

# rulebook: stays English, invariable (Exhaust beside it)
adj-exhausted = Exhausted
    .position = after
    .initial = vowel

# rulebook: stays English, invariable
adj-stunned = Stun
    .position = after
    .initial = consonant

# ours: from the rulebook's Buffer
adj-buffed = { $number ->
        [one] { $gender ->
            [feminine] buffée
           *[masculine] buffé
        }
       *[other] { $gender ->
            [feminine] buffées
           *[masculine] buffés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-damaged = { $number ->
        [one] { $gender ->
            [feminine] blessée
           *[masculine] blessé
        }
       *[other] { $gender ->
            [feminine] blessées
           *[masculine] blessés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-equipped = { $number ->
        [one] { $gender ->
            [feminine] équipée
           *[masculine] équipé
        }
       *[other] { $gender ->
            [feminine] équipées
           *[masculine] équipés
        }
    }
    .position = after
    .initial = vowel

# ours
adj-attached = { $number ->
        [one] { $gender ->
            [feminine] attachée
           *[masculine] attaché
        }
       *[other] { $gender ->
            [feminine] attachées
           *[masculine] attachés
        }
    }
    .position = after
    .initial = vowel

# ours
adj-detached = { $number ->
        [one] { $gender ->
            [feminine] non attachée
           *[masculine] non attaché
        }
       *[other] { $gender ->
            [feminine] non attachées
           *[masculine] non attachés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-attacking = { $number ->
        [one] { $gender ->
            [feminine] attaquante
           *[masculine] attaquant
        }
       *[other] { $gender ->
            [feminine] attaquantes
           *[masculine] attaquants
        }
    }
    .position = after
    .initial = vowel

# ours
adj-defending = { $number ->
        [one] qui défend
       *[other] qui défendent
    }
    .position = after
    .initial = consonant

# ours
adj-alone = { $number ->
        [one] { $gender ->
            [feminine] seule
           *[masculine] seul
        }
       *[other] { $gender ->
            [feminine] seules
           *[masculine] seuls
        }
    }
    .position = after
    .initial = consonant

# ours
adj-mighty = [Mighty]
    .position = after
    .initial = consonant

# ours
adj-empowered = [Empowered]
    .position = after
    .initial = vowel

# rulebook
adj-facedown = face cachée
    .position = after
    .initial = consonant

# rulebook
adj-hidden = { $number ->
        [one] { $gender ->
            [feminine] cachée
           *[masculine] caché
        }
       *[other] { $gender ->
            [feminine] cachées
           *[masculine] cachés
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-open = { $number ->
        [one] { $gender ->
            [feminine] inoccupée
           *[masculine] inoccupé
        }
       *[other] { $gender ->
            [feminine] inoccupées
           *[masculine] inoccupés
        }
    }
    .position = after
    .initial = vowel

# rulebook
adj-occupied = { $number ->
        [one] { $gender ->
            [feminine] occupée
           *[masculine] occupé
        }
       *[other] { $gender ->
            [feminine] occupées
           *[masculine] occupés
        }
    }
    .position = after
    .initial = vowel

# ours
adj-contested = { $number ->
        [one] { $gender ->
            [feminine] contestée
           *[masculine] contesté
        }
       *[other] { $gender ->
            [feminine] contestées
           *[masculine] contestés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-uncontrolled = { $number ->
        [one] { $gender ->
            [feminine] non contrôlée
           *[masculine] non contrôlé
        }
       *[other] { $gender ->
            [feminine] non contrôlées
           *[masculine] non contrôlés
        }
    }
    .position = after
    .initial = consonant

# ours: from the rulebook's contrôler
adj-controlled = { $number ->
        [one] { $gender ->
            [feminine] contrôlée
           *[masculine] contrôlé
        }
       *[other] { $gender ->
            [feminine] contrôlées
           *[masculine] contrôlés
        }
    }
    .position = after
    .initial = consonant

## Adjectives: what happened to it

# rulebook
adj-played = { $number ->
        [one] { $gender ->
            [feminine] jouée
           *[masculine] joué
        }
       *[other] { $gender ->
            [feminine] jouées
           *[masculine] joués
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-chosen = { $number ->
        [one] { $gender ->
            [feminine] choisie
           *[masculine] choisi
        }
       *[other] { $gender ->
            [feminine] choisies
           *[masculine] choisis
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-killed = { $number ->
        [one] { $gender ->
            [feminine] éliminée
           *[masculine] éliminé
        }
       *[other] { $gender ->
            [feminine] éliminées
           *[masculine] éliminés
        }
    }
    .position = after
    .initial = vowel

# rulebook
adj-discarded = { $number ->
        [one] { $gender ->
            [feminine] défaussée
           *[masculine] défaussé
        }
       *[other] { $gender ->
            [feminine] défaussées
           *[masculine] défaussés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-burned = { $number ->
        [one] { $gender ->
            [feminine] brûlée
           *[masculine] brûlé
        }
       *[other] { $gender ->
            [feminine] brûlées
           *[masculine] brûlés
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-revealed = { $number ->
        [one] { $gender ->
            [feminine] révélée
           *[masculine] révélé
        }
       *[other] { $gender ->
            [feminine] révélées
           *[masculine] révélés
        }
    }
    .position = after
    .initial = consonant

# ours
adj-banished = { $number ->
        [one] { $gender ->
            [feminine] bannie
           *[masculine] banni
        }
       *[other] { $gender ->
            [feminine] bannies
           *[masculine] bannis
        }
    }
    .position = after
    .initial = consonant

# rulebook: stays English, invariable
adj-recycled = Recycle
    .position = after
    .initial = consonant

## Adjectives: picking one out

# rulebook
adj-other = { $number ->
        [one] autre
       *[other] autres
    }
    .position = before
    .initial = vowel

# rulebook
adj-same = { $number ->
        [one] même
       *[other] mêmes
    }
    .position = before
    .initial = consonant

# rulebook
adj-different = { $number ->
        [one] { $gender ->
            [feminine] différente
           *[masculine] différent
        }
       *[other] { $gender ->
            [feminine] différentes
           *[masculine] différents
        }
    }
    .position = after
    .initial = consonant

# ours
adj-next = { $number ->
        [one] { $gender ->
            [feminine] prochaine
           *[masculine] prochain
        }
       *[other] { $gender ->
            [feminine] prochaines
           *[masculine] prochains
        }
    }
    .position = before
    .initial = consonant

# ours
adj-new = { $number ->
        [one] { $gender ->
            [feminine] nouvelle
           *[masculine] { $initial ->
                [vowel] nouvel
               *[consonant] nouveau
            }
        }
       *[other] { $gender ->
            [feminine] nouvelles
           *[masculine] nouveaux
        }
    }
    .position = before
    .initial = consonant

# ours
adj-optional = { $number ->
        [one] { $gender ->
            [feminine] facultative
           *[masculine] facultatif
        }
       *[other] { $gender ->
            [feminine] facultatives
           *[masculine] facultatifs
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-additional = { $number ->
        [one] supplémentaire
       *[other] supplémentaires
    }
    .position = after
    .initial = consonant

# ours: where a pronoun would be taken for the card itself
adj-in-question = en question
    .position = after
    .initial = vowel

# rulebook
adj-top = du dessus
    .position = after
    .initial = consonant

# ours: from the rulebook's au bas de
adj-bottom = du bas
    .position = after
    .initial = consonant

# rulebook
adj-remaining = { $number ->
        [one] { $gender ->
            [feminine] restante
           *[masculine] restant
        }
       *[other] { $gender ->
            [feminine] restantes
           *[masculine] restants
        }
    }
    .position = after
    .initial = consonant

# rulebook
adj-single = { $number ->
        [one] { $gender ->
            [feminine] seule
           *[masculine] seul
        }
       *[other] { $gender ->
            [feminine] seules
           *[masculine] seuls
        }
    }
    .position = before
    .initial = consonant

# ours
adj-any = { $number ->
        [one] quelconque
       *[other] quelconques
    }
    .position = after
    .initial = consonant

# ours
adj-excess = { $number ->
        [one] excédentaire
       *[other] excédentaires
    }
    .position = after
    .initial = vowel

# rulebook
adj-lethal = { $number ->
        [one] { $gender ->
            [feminine] mortelle
           *[masculine] mortel
        }
       *[other] { $gender ->
            [feminine] mortelles
           *[masculine] mortels
        }
    }
    .position = after
    .initial = consonant

# ours: from the rulebook's activer
adj-activated = { $number ->
        [one] { $gender ->
            [feminine] activée
           *[masculine] activé
        }
       *[other] { $gender ->
            [feminine] activées
           *[masculine] activés
        }
    }
    .position = after
    .initial = vowel

# ours: from the rulebook's déclencher
adj-triggered = { $number ->
        [one] { $gender ->
            [feminine] déclenchée
           *[masculine] déclenché
        }
       *[other] { $gender ->
            [feminine] déclenchées
           *[masculine] déclenchés
        }
    }
    .position = after
    .initial = consonant

## Adjectives: order

# rulebook
adj-first = { $number ->
        [one] { $gender ->
            [feminine] première
           *[masculine] premier
        }
       *[other] { $gender ->
            [feminine] premières
           *[masculine] premiers
        }
    }
    .position = before
    .initial = consonant

# ours
adj-second = { $number ->
        [one] deuxième
       *[other] deuxièmes
    }
    .position = before
    .initial = consonant

# ours
adj-third = { $number ->
        [one] troisième
       *[other] troisièmes
    }
    .position = before
    .initial = consonant

# rulebook
adj-last = { $number ->
        [one] { $gender ->
            [feminine] dernière
           *[masculine] dernier
        }
       *[other] { $gender ->
            [feminine] dernières
           *[masculine] derniers
        }
    }
    .position = before
    .initial = consonant

## Auxiliaries of the perfect

auxiliary-have = avoir
    .you = avez
    .third = a
    .plural = ont

auxiliary-be = être
    .you = êtes
    .third = est
    .plural = sont

## Determiners: they agree in gender and number; before a vowel (initial) they elide

det-definite = { $number ->
        [one] { $initial ->
            [vowel] l’
           *[consonant] { $gender ->
                [feminine] la
               *[masculine] le
            }
        }
       *[other] les
    }

det-indefinite = { $number ->
        [one] { $gender ->
            [feminine] une
           *[masculine] un
        }
       *[other] des
    }

# de la Power, de l’Energy
det-partitive = { $initial ->
        [vowel] de l’
       *[consonant] { $gender ->
            [feminine] de la
           *[masculine] du
        }
    }

det-this = { $number ->
        [one] { $gender ->
            [feminine] cette
           *[masculine] { $initial ->
                [vowel] cet
               *[consonant] ce
            }
        }
       *[other] ces
    }

det-that = { $number ->
        [one] { $gender ->
            [feminine] cette
           *[masculine] { $initial ->
                [vowel] cet
               *[consonant] ce
            }
        }
       *[other] ces
    }

det-your = { $number ->
        [one] votre
       *[other] vos
    }

det-its = { $number ->
        [one] { $gender ->
            [feminine] { $initial ->
                [vowel] son
               *[consonant] sa
            }
           *[masculine] son
        }
       *[other] ses
    }

det-their = { $number ->
        [one] leur
       *[other] leurs
    }

# ours: the possessor is this unit
det-self = { $number ->
        [one] { $gender ->
            [feminine] { $initial ->
                [vowel] son
               *[consonant] sa
            }
           *[masculine] son
        }
       *[other] ses
    }

det-each = chaque

det-any = { $gender ->
        [feminine] toute
       *[masculine] tout
    }

det-all = { $gender ->
        [feminine] toutes les
       *[masculine] tous les
    }

det-both = les deux

det-no = { $gender ->
        [feminine] aucune
       *[masculine] aucun
    }

det-another = { $number ->
        [one] { $gender ->
            [feminine] une autre
           *[masculine] un autre
        }
       *[other] { $gender ->
            [feminine] d’autres
           *[masculine] d’autres
        }
    }

## Pronouns

pronoun-you = vous

# ours: a unit speaks of itself in the third person (see STYLE.md)
pronoun-self = { $case ->
        [nominative] elle
        [dative] lui
       *[accusative] la
    }

# accusative and dative stand before a finite verb and, with a hyphen, after an imperative; stressed follows a preposition
pronoun-it = { $number ->
        [one] { $case ->
            [dative] lui
            [accusative] { $gender ->
                [feminine] la
               *[masculine] le
            }
            [stressed] { $gender ->
                [feminine] elle
               *[masculine] lui
            }
           *[nominative] { $gender ->
                [feminine] elle
               *[masculine] il
            }
        }
       *[other] { $case ->
            [dative] leur
            [accusative] les
            [stressed] { $gender ->
                [feminine] elles
               *[masculine] eux
            }
           *[nominative] { $gender ->
                [feminine] elles
               *[masculine] ils
            }
        }
    }

pronoun-which = { $case ->
        [nominative] qui
       *[accusative] que
    }

pronoun-reflexive = { $person ->
        [second] vous
       *[third] se
    }

## Contractions of a preposition and the definite article

contraction-a-le = au

contraction-a-les = aux

contraction-de-le = du

contraction-de-les = des

## Elision: before a vowel these lose their last letter

elision-de = d’

elision-que = qu’

elision-lorsque = lorsqu’

elision-jusque = jusqu’

elision-ne = n’

elision-se = s’

elision-si-il = s’il

## Numbers: the rulebook writes digits; one is the article

number-1 = un

number-2 = deux

number-3 = trois

number-4 = quatre

number-5 = cinq

number-6 = six

number-7 = sept

number-8 = huit

number-9 = neuf

number-10 = dix

## Prepositions

# rulebook
prep-at-battlefield = sur

# rulebook
prep-at-base = dans

# rulebook: where a card is played to
prep-play-to-battlefield = sur

# rulebook: where a card is played to
prep-play-to-base = dans

# rulebook: where a unit moves to
prep-to-battlefield = vers

# rulebook: where a unit moves to
prep-to-base = vers

# rulebook
prep-from-battlefield = depuis

# ours: like from-battlefield
prep-from-base = depuis

# ours
prep-in-hand = dans

# ours
prep-to-hand = dans

# rulebook
prep-from-hand = de

# ours
prep-in-trash = dans

# rulebook
prep-to-trash = dans

# ours
prep-from-trash = de

# rulebook
prep-in-deck = dans

# rulebook
prep-from-deck = de

# rulebook
prep-in-zone = dans

# rulebook
prep-to-zone = dans

# ours
prep-from-zone = de

# ours
prep-on-chain = sur

# rulebook
prep-on-board = sur

# rulebook
prep-of = de

# rulebook
prep-with = avec

# rulebook: a unit and its Might
prep-with-might = à

# rulebook
prep-without = sans

# rulebook: a price
prep-for = pour

# rulebook: the one who receives; German has the bare dative for persons and units
prep-to = à

# rulebook: the doer in the passive
prep-by = par

# rulebook
prep-during = pendant

# ours
prep-among = parmi

# ours
prep-until = jusqu’à

## Verbs: cards and zones

# rulebook
verb-play = jouer
    .imperative = jouez
    .vous = jouez
    .third = joue
    .plural = jouent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] jouée
               *[masculine] joué
            }
           *[other] { $gender ->
                [feminine] jouées
               *[masculine] joués
            }
        }
    .auxiliary = avoir

# rulebook
verb-draw = piocher
    .imperative = piochez
    .vous = piochez
    .third = pioche
    .plural = piochent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] piochée
               *[masculine] pioché
            }
           *[other] { $gender ->
                [feminine] piochées
               *[masculine] piochés
            }
        }
    .auxiliary = avoir

# rulebook
verb-discard = défausser
    .imperative = défaussez
    .vous = défaussez
    .third = défausse
    .plural = défaussent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] défaussée
               *[masculine] défaussé
            }
           *[other] { $gender ->
                [feminine] défaussées
               *[masculine] défaussés
            }
        }
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-recycle = Recycle
    .imperative = Recycle
    .vous = Recycle
    .third = Recycle
    .plural = Recycle
    .participle = Recycle
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-channel = Channel
    .imperative = Channel
    .vous = Channel
    .third = Channel
    .plural = Channel
    .participle = Channel
    .auxiliary = avoir

# ours
verb-banish = bannir
    .imperative = bannissez
    .vous = bannissez
    .third = bannit
    .plural = bannissent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] bannie
               *[masculine] banni
            }
           *[other] { $gender ->
                [feminine] bannies
               *[masculine] bannis
            }
        }
    .auxiliary = avoir

# rulebook
verb-return = renvoyer
    .imperative = renvoyez
    .vous = renvoyez
    .third = renvoie
    .plural = renvoient
    .participle = { $number ->
            [one] { $gender ->
                [feminine] renvoyée
               *[masculine] renvoyé
            }
           *[other] { $gender ->
                [feminine] renvoyées
               *[masculine] renvoyés
            }
        }
    .auxiliary = avoir

# rulebook
verb-put = placer
    .imperative = placez
    .vous = placez
    .third = place
    .plural = placent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] placée
               *[masculine] placé
            }
           *[other] { $gender ->
                [feminine] placées
               *[masculine] placés
            }
        }
    .auxiliary = avoir

# rulebook
verb-look = regarder
    .imperative = regardez
    .vous = regardez
    .third = regarde
    .plural = regardent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] regardée
               *[masculine] regardé
            }
           *[other] { $gender ->
                [feminine] regardées
               *[masculine] regardés
            }
        }
    .auxiliary = avoir

# rulebook
verb-reveal = révéler
    .imperative = révélez
    .vous = révélez
    .third = révèle
    .plural = révèlent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] révélée
               *[masculine] révélé
            }
           *[other] { $gender ->
                [feminine] révélées
               *[masculine] révélés
            }
        }
    .auxiliary = avoir

# rulebook
verb-hide = cacher
    .imperative = cachez
    .vous = cachez
    .third = cache
    .plural = cachent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] cachée
               *[masculine] caché
            }
           *[other] { $gender ->
                [feminine] cachées
               *[masculine] cachés
            }
        }
    .auxiliary = avoir

# ours: the keyword is the object, effectuez [Predict 2]
verb-predict = effectuer
    .imperative = effectuez
    .vous = effectuez
    .third = effectue
    .plural = effectuent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] effectuée
               *[masculine] effectué
            }
           *[other] { $gender ->
                [feminine] effectuées
               *[masculine] effectués
            }
        }
    .auxiliary = avoir

# ours: the keyword is the object, effectuez [Burn 2]
verb-burn = effectuer
    .imperative = effectuez
    .vous = effectuez
    .third = effectue
    .plural = effectuent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] effectuée
               *[masculine] effectué
            }
           *[other] { $gender ->
                [feminine] effectuées
               *[masculine] effectués
            }
        }
    .auxiliary = avoir

# rulebook
verb-create = créer
    .imperative = créez
    .vous = créez
    .third = crée
    .plural = créent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] créée
               *[masculine] créé
            }
           *[other] { $gender ->
                [feminine] créées
               *[masculine] créés
            }
        }
    .auxiliary = avoir

# rulebook
verb-shuffle = mélanger
    .imperative = mélangez
    .vous = mélangez
    .third = mélange
    .plural = mélangent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] mélangée
               *[masculine] mélangé
            }
           *[other] { $gender ->
                [feminine] mélangées
               *[masculine] mélangés
            }
        }
    .auxiliary = avoir

## Verbs: units

# rulebook: N dégâts à …
verb-deal = infliger
    .imperative = infligez
    .vous = infligez
    .third = inflige
    .plural = infligent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] infligée
               *[masculine] infligé
            }
           *[other] { $gender ->
                [feminine] infligées
               *[masculine] infligés
            }
        }
    .auxiliary = avoir

# rulebook: one verb with and without a receiver
verb-cause-damage = infliger
    .imperative = infligez
    .vous = infligez
    .third = inflige
    .plural = infligent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] infligée
               *[masculine] infligé
            }
           *[other] { $gender ->
                [feminine] infligées
               *[masculine] infligés
            }
        }
    .auxiliary = avoir

# rulebook
verb-kill = éliminer
    .imperative = éliminez
    .vous = éliminez
    .third = élimine
    .plural = éliminent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] éliminée
               *[masculine] éliminé
            }
           *[other] { $gender ->
                [feminine] éliminées
               *[masculine] éliminés
            }
        }
    .auxiliary = avoir

# rulebook: the passive of éliminer; agrees, see the selectors
verb-die = { $number ->
        [one] { $gender ->
            [feminine] être éliminée
           *[masculine] être éliminé
        }
       *[other] { $gender ->
            [feminine] être éliminées
           *[masculine] être éliminés
        }
    }
    .imperative = soyez éliminé
    .vous = êtes éliminé
    .third = { $gender ->
            [feminine] est éliminée
           *[masculine] est éliminé
        }
    .plural = { $gender ->
            [feminine] sont éliminées
           *[masculine] sont éliminés
        }
    .participle = { $number ->
            [one] { $gender ->
                [feminine] été éliminée
               *[masculine] été éliminé
            }
           *[other] { $gender ->
                [feminine] été éliminées
               *[masculine] été éliminés
            }
        }
    .auxiliary = avoir

# ours: the rulebook has units recover
verb-heal = soigner
    .imperative = soignez
    .vous = soignez
    .third = soigne
    .plural = soignent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] soignée
               *[masculine] soigné
            }
           *[other] { $gender ->
                [feminine] soignées
               *[masculine] soignés
            }
        }
    .auxiliary = avoir

# rulebook
verb-move = déplacer
    .imperative = déplacez
    .vous = déplacez
    .third = déplace
    .plural = déplacent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] déplacée
               *[masculine] déplacé
            }
           *[other] { $gender ->
                [feminine] déplacées
               *[masculine] déplacés
            }
        }
    .auxiliary = avoir

# rulebook: reflexive
verb-move-self = se déplacer
    .imperative = déplacez-vous
    .vous = vous déplacez
    .third = se déplace
    .plural = se déplacent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] déplacée
               *[masculine] déplacé
            }
           *[other] { $gender ->
                [feminine] déplacées
               *[masculine] déplacés
            }
        }
    .auxiliary = être

# ours
verb-recall = rappeler
    .imperative = rappelez
    .vous = rappelez
    .third = rappelle
    .plural = rappellent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] rappelée
               *[masculine] rappelé
            }
           *[other] { $gender ->
                [feminine] rappelées
               *[masculine] rappelés
            }
        }
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-ready = Ready
    .imperative = Ready
    .vous = Ready
    .third = Ready
    .plural = Ready
    .participle = Ready
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-exhaust = Exhaust
    .imperative = Exhaust
    .vous = Exhaust
    .third = Exhaust
    .plural = Exhaust
    .participle = Exhaust
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-stun = Stun
    .imperative = Stun
    .vous = Stun
    .third = Stun
    .plural = Stun
    .participle = Stun
    .auxiliary = avoir

# rulebook: infinitive; ours: the rest, lower case
verb-buff = buffer
    .imperative = buffez
    .vous = buffez
    .third = buffe
    .plural = buffent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] buffée
               *[masculine] buffé
            }
           *[other] { $gender ->
                [feminine] buffées
               *[masculine] buffés
            }
        }
    .auxiliary = avoir

# ours: invariable like Stun
verb-empower = Empower
    .imperative = Empower
    .vous = Empower
    .third = Empower
    .plural = Empower
    .participle = Empower
    .auxiliary = avoir

# ours: invariable like Stun
verb-disempower = Disempower
    .imperative = Disempower
    .vous = Disempower
    .third = Disempower
    .plural = Disempower
    .participle = Disempower
    .auxiliary = avoir

# ours
verb-attach = attacher
    .imperative = attachez
    .vous = attachez
    .third = attache
    .plural = attachent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] attachée
               *[masculine] attaché
            }
           *[other] { $gender ->
                [feminine] attachées
               *[masculine] attachés
            }
        }
    .auxiliary = avoir

# ours
verb-detach = détacher
    .imperative = détachez
    .vous = détachez
    .third = détache
    .plural = détachent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] détachée
               *[masculine] détaché
            }
           *[other] { $gender ->
                [feminine] détachées
               *[masculine] détachés
            }
        }
    .auxiliary = avoir

# ours
verb-equip = équiper
    .imperative = équipez
    .vous = équipez
    .third = équipe
    .plural = équipent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] équipée
               *[masculine] équipé
            }
           *[other] { $gender ->
                [feminine] équipées
               *[masculine] équipés
            }
        }
    .auxiliary = avoir

# rulebook
verb-attack = attaquer
    .imperative = attaquez
    .vous = attaquez
    .third = attaque
    .plural = attaquent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] attaquée
               *[masculine] attaqué
            }
           *[other] { $gender ->
                [feminine] attaquées
               *[masculine] attaqués
            }
        }
    .auxiliary = avoir

# rulebook
verb-defend = défendre
    .imperative = défendez
    .vous = défendez
    .third = défend
    .plural = défendent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] défendue
               *[masculine] défendu
            }
           *[other] { $gender ->
                [feminine] défendues
               *[masculine] défendus
            }
        }
    .auxiliary = avoir

# rulebook
verb-conquer = conquérir
    .imperative = conquérez
    .vous = conquérez
    .third = conquiert
    .plural = conquièrent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] conquise
               *[masculine] conquis
            }
           *[other] { $gender ->
                [feminine] conquises
               *[masculine] conquis
            }
        }
    .auxiliary = avoir

# rulebook: stays English, invariable
verb-hold = Hold
    .imperative = Hold
    .vous = Hold
    .third = Hold
    .plural = Hold
    .participle = Hold
    .auxiliary = avoir

# rulebook
verb-win = gagner
    .imperative = gagnez
    .vous = gagnez
    .third = gagne
    .plural = gagnent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] gagnée
               *[masculine] gagné
            }
           *[other] { $gender ->
                [feminine] gagnées
               *[masculine] gagnés
            }
        }
    .auxiliary = avoir

# rulebook: entrer en jeu
verb-enter = entrer
    .imperative = entrez
    .vous = entrez
    .third = entre
    .plural = entrent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] entrée
               *[masculine] entré
            }
           *[other] { $gender ->
                [feminine] entrées
               *[masculine] entrés
            }
        }
    .auxiliary = être
    .particle = en jeu

# ours
verb-leave = quitter
    .imperative = quittez
    .vous = quittez
    .third = quitte
    .plural = quittent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] quittée
               *[masculine] quitté
            }
           *[other] { $gender ->
                [feminine] quittées
               *[masculine] quittés
            }
        }
    .auxiliary = avoir

# rulebook: damage
verb-take = subir
    .imperative = subissez
    .vous = subissez
    .third = subit
    .plural = subissent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] subie
               *[masculine] subi
            }
           *[other] { $gender ->
                [feminine] subies
               *[masculine] subis
            }
        }
    .auxiliary = avoir

# ours
verb-assign = assigner
    .imperative = assignez
    .vous = assignez
    .third = assigne
    .plural = assignent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] assignée
               *[masculine] assigné
            }
           *[other] { $gender ->
                [feminine] assignées
               *[masculine] assignés
            }
        }
    .auxiliary = avoir

# ours
verb-prevent = prévenir
    .imperative = prévenez
    .vous = prévenez
    .third = prévient
    .plural = préviennent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] prévenue
               *[masculine] prévenu
            }
           *[other] { $gender ->
                [feminine] prévenues
               *[masculine] prévenus
            }
        }
    .auxiliary = avoir

## Verbs: giving and getting

# rulebook: also octroyer
verb-give = conférer
    .imperative = conférez
    .vous = conférez
    .third = confère
    .plural = confèrent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] conférée
               *[masculine] conféré
            }
           *[other] { $gender ->
                [feminine] conférées
               *[masculine] conférés
            }
        }
    .auxiliary = avoir

# rulebook
verb-gain = gagner
    .imperative = gagnez
    .vous = gagnez
    .third = gagne
    .plural = gagnent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] gagnée
               *[masculine] gagné
            }
           *[other] { $gender ->
                [feminine] gagnées
               *[masculine] gagnés
            }
        }
    .auxiliary = avoir

# ours
verb-get = gagner
    .imperative = gagnez
    .vous = gagnez
    .third = gagne
    .plural = gagnent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] gagnée
               *[masculine] gagné
            }
           *[other] { $gender ->
                [feminine] gagnées
               *[masculine] gagnés
            }
        }
    .auxiliary = avoir

# rulebook
verb-lose = perdre
    .imperative = perdez
    .vous = perdez
    .third = perd
    .plural = perdent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] perdue
               *[masculine] perdu
            }
           *[other] { $gender ->
                [feminine] perdues
               *[masculine] perdus
            }
        }
    .auxiliary = avoir

# rulebook
verb-have = avoir
    .imperative = ayez
    .vous = avez
    .third = a
    .plural = ont
    .past = avait
    .participle = eu
    .auxiliary = avoir

# rulebook
verb-score = marquer
    .imperative = marquez
    .vous = marquez
    .third = marque
    .plural = marquent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] marquée
               *[masculine] marqué
            }
           *[other] { $gender ->
                [feminine] marquées
               *[masculine] marqués
            }
        }
    .auxiliary = avoir

# ours
verb-score-field = marquer
    .imperative = marquez
    .vous = marquez
    .third = marque
    .plural = marquent
    .participle = marqué
    .auxiliary = avoir

# rulebook
verb-add = ajouter
    .imperative = ajoutez
    .vous = ajoutez
    .third = ajoute
    .plural = ajoutent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] ajoutée
               *[masculine] ajouté
            }
           *[other] { $gender ->
                [feminine] ajoutées
               *[masculine] ajoutés
            }
        }
    .auxiliary = avoir

# rulebook
verb-pay = payer
    .imperative = payez
    .vous = payez
    .third = paie
    .plural = paient
    .participle = { $number ->
            [one] { $gender ->
                [feminine] payée
               *[masculine] payé
            }
           *[other] { $gender ->
                [feminine] payées
               *[masculine] payés
            }
        }
    .auxiliary = avoir

# rulebook: only as dépensant; a buff is left in English there
verb-spend = dépenser
    .imperative = dépensez
    .vous = dépensez
    .third = dépense
    .plural = dépensent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] dépensée
               *[masculine] dépensé
            }
           *[other] { $gender ->
                [feminine] dépensées
               *[masculine] dépensés
            }
        }
    .auxiliary = avoir

# ours
verb-cost = coûter
    .imperative = coûtez
    .vous = coûtez
    .third = coûte
    .plural = coûtent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] coûtée
               *[masculine] coûté
            }
           *[other] { $gender ->
                [feminine] coûtées
               *[masculine] coûtés
            }
        }
    .auxiliary = avoir

# rulebook
verb-reduce = réduire
    .imperative = réduisez
    .vous = réduisez
    .third = réduit
    .plural = réduisent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] réduite
               *[masculine] réduit
            }
           *[other] { $gender ->
                [feminine] réduites
               *[masculine] réduits
            }
        }
    .auxiliary = avoir

# rulebook
verb-increase = augmenter
    .imperative = augmentez
    .vous = augmentez
    .third = augmente
    .plural = augmentent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] augmentée
               *[masculine] augmenté
            }
           *[other] { $gender ->
                [feminine] augmentées
               *[masculine] augmentés
            }
        }
    .auxiliary = avoir

# ours
verb-double = doubler
    .imperative = doublez
    .vous = doublez
    .third = double
    .plural = doublent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] doublée
               *[masculine] doublé
            }
           *[other] { $gender ->
                [feminine] doublées
               *[masculine] doublés
            }
        }
    .auxiliary = avoir

# ours
verb-swap = échanger
    .imperative = échangez
    .vous = échangez
    .third = échange
    .plural = échangent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] échangée
               *[masculine] échangé
            }
           *[other] { $gender ->
                [feminine] échangées
               *[masculine] échangés
            }
        }
    .auxiliary = avoir

## Verbs: choosing and the chain

# ours: decisions
verb-make = faire
    .imperative = faites
    .vous = faites
    .third = fait
    .plural = font
    .participle = { $number ->
            [one] { $gender ->
                [feminine] faite
               *[masculine] fait
            }
           *[other] { $gender ->
                [feminine] faites
               *[masculine] faits
            }
        }
    .auxiliary = avoir

# rulebook
verb-choose = choisir
    .imperative = choisissez
    .vous = choisissez
    .third = choisit
    .plural = choisissent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] choisie
               *[masculine] choisi
            }
           *[other] { $gender ->
                [feminine] choisies
               *[masculine] choisis
            }
        }
    .auxiliary = avoir

# ours
verb-counter = contrer
    .imperative = contrez
    .vous = contrez
    .third = contre
    .plural = contrent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] contrée
               *[masculine] contré
            }
           *[other] { $gender ->
                [feminine] contrées
               *[masculine] contrés
            }
        }
    .auxiliary = avoir

# ours
verb-copy = copier
    .imperative = copiez
    .vous = copiez
    .third = copie
    .plural = copient
    .participle = { $number ->
            [one] { $gender ->
                [feminine] copiée
               *[masculine] copié
            }
           *[other] { $gender ->
                [feminine] copiées
               *[masculine] copiés
            }
        }
    .auxiliary = avoir

# ours
verb-name = nommer
    .imperative = nommez
    .vous = nommez
    .third = nomme
    .plural = nomment
    .participle = { $number ->
            [one] { $gender ->
                [feminine] nommée
               *[masculine] nommé
            }
           *[other] { $gender ->
                [feminine] nommées
               *[masculine] nommés
            }
        }
    .auxiliary = avoir

# rulebook
verb-activate = activer
    .imperative = activez
    .vous = activez
    .third = active
    .plural = activent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] activée
               *[masculine] activé
            }
           *[other] { $gender ->
                [feminine] activées
               *[masculine] activés
            }
        }
    .auxiliary = avoir

# rulebook
verb-trigger = déclencher
    .imperative = déclenchez
    .vous = déclenchez
    .third = déclenche
    .plural = déclenchent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] déclenchée
               *[masculine] déclenché
            }
           *[other] { $gender ->
                [feminine] déclenchées
               *[masculine] déclenchés
            }
        }
    .auxiliary = avoir

# rulebook
verb-resolve = résoudre
    .imperative = résolvez
    .vous = résolvez
    .third = résout
    .plural = résolvent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] résolue
               *[masculine] résolu
            }
           *[other] { $gender ->
                [feminine] résolues
               *[masculine] résolus
            }
        }
    .auxiliary = avoir

# ours
verb-repeat = répéter
    .imperative = répétez
    .vous = répétez
    .third = répète
    .plural = répètent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] répétée
               *[masculine] répété
            }
           *[other] { $gender ->
                [feminine] répétées
               *[masculine] répétés
            }
        }
    .auxiliary = avoir

# rulebook
verb-use = utiliser
    .imperative = utilisez
    .vous = utilisez
    .third = utilise
    .plural = utilisent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] utilisée
               *[masculine] utilisé
            }
           *[other] { $gender ->
                [feminine] utilisées
               *[masculine] utilisés
            }
        }
    .auxiliary = avoir

# rulebook
verb-ignore = ignorer
    .imperative = ignorez
    .vous = ignorez
    .third = ignore
    .plural = ignorent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] ignorée
               *[masculine] ignoré
            }
           *[other] { $gender ->
                [feminine] ignorées
               *[masculine] ignorés
            }
        }
    .auxiliary = avoir

# ours
verb-replace = remplacer
    .imperative = remplacez
    .vous = remplacez
    .third = remplace
    .plural = remplacent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] remplacée
               *[masculine] remplacé
            }
           *[other] { $gender ->
                [feminine] remplacées
               *[masculine] remplacés
            }
        }
    .auxiliary = avoir

# rulebook
verb-skip = passer
    .imperative = passez
    .vous = passez
    .third = passe
    .plural = passent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] passée
               *[masculine] passé
            }
           *[other] { $gender ->
                [feminine] passées
               *[masculine] passés
            }
        }
    .auxiliary = avoir

# rulebook
verb-control = contrôler
    .imperative = contrôlez
    .vous = contrôlez
    .third = contrôle
    .plural = contrôlent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] contrôlée
               *[masculine] contrôlé
            }
           *[other] { $gender ->
                [feminine] contrôlées
               *[masculine] contrôlés
            }
        }
    .auxiliary = avoir

# ours
verb-take-control = prendre
    .imperative = prenez
    .vous = prenez
    .third = prend
    .plural = prennent
    .participle = { $number ->
        [one] { $gender ->
            [feminine] prise
           *[masculine] pris
        }
       *[other] { $gender ->
            [feminine] prises
           *[masculine] pris
        }
    }
    .auxiliary = avoir

# ours
verb-lose-control = perdre
    .imperative = perdez
    .vous = perdez
    .third = perd
    .plural = perdent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] perdue
               *[masculine] perdu
            }
           *[other] { $gender ->
                [feminine] perdues
               *[masculine] perdus
            }
        }
    .auxiliary = avoir

# ours
verb-change = changer
    .imperative = changez
    .vous = changez
    .third = change
    .plural = changent
    .participle = { $number ->
        [one] { $gender ->
            [feminine] changée
           *[masculine] changé
        }
       *[other] { $gender ->
            [feminine] changées
           *[masculine] changés
        }
    }
    .auxiliary = avoir

# rulebook
verb-own = posséder
    .imperative = possédez
    .vous = possédez
    .third = possède
    .plural = possèdent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] possédée
               *[masculine] possédé
            }
           *[other] { $gender ->
                [feminine] possédées
               *[masculine] possédés
            }
        }
    .auxiliary = avoir

# rulebook
verb-start = commencer
    .imperative = commencez
    .vous = commencez
    .third = commence
    .plural = commencent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] commencée
               *[masculine] commencé
            }
           *[other] { $gender ->
                [feminine] commencées
               *[masculine] commencés
            }
        }
    .auxiliary = avoir

# rulebook: reflexive
verb-end = se terminer
    .imperative = terminez
    .vous = vous terminez
    .third = se termine
    .plural = se terminent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] terminée
               *[masculine] terminé
            }
           *[other] { $gender ->
                [feminine] terminées
               *[masculine] terminés
            }
        }
    .auxiliary = être

## Verbs: helpers

# rulebook
verb-be = être
    .imperative = soyez
    .vous = êtes
    .third = est
    .plural = sont
    .past = était
    .participle = été
    .auxiliary = avoir

# rulebook
verb-become = devenir
    .imperative = devenez
    .vous = devenez
    .third = devient
    .plural = deviennent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] devenue
               *[masculine] devenu
            }
           *[other] { $gender ->
                [feminine] devenues
               *[masculine] devenus
            }
        }
    .auxiliary = être

# rulebook
verb-may = pouvoir
    .vous = pouvez
    .third = peut
    .plural = peuvent
    .participle = pu
    .auxiliary = avoir

# rulebook
verb-can = pouvoir
    .vous = pouvez
    .third = peut
    .plural = peuvent
    .participle = pu
    .auxiliary = avoir

# rulebook
verb-must = devoir
    .vous = devez
    .third = doit
    .plural = doivent
    .participle = dû
    .auxiliary = avoir

# ours: the conditional of devoir; the imperfect after "si"
verb-would = devoir
    .vous = devriez
    .third = devrait
    .plural = devraient
    .vous-imperfect = deviez
    .third-imperfect = devait
    .plural-imperfect = devaient
    .participle = dû
    .auxiliary = avoir

# rulebook
verb-do = faire
    .imperative = faites
    .vous = faites
    .third = fait
    .plural = font
    .participle = { $number ->
            [one] { $gender ->
                [feminine] faite
               *[masculine] fait
            }
           *[other] { $gender ->
                [feminine] faites
               *[masculine] faits
            }
        }
    .auxiliary = avoir

# rulebook
verb-be-kind = être
    .imperative = soyez
    .vous = êtes
    .third = est
    .plural = sont
    .past = était
    .participle = été
    .auxiliary = avoir

# rulebook
verb-suffer = subir
    .imperative = subissez
    .vous = subissez
    .third = subit
    .plural = subissent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] subie
               *[masculine] subi
            }
           *[other] { $gender ->
                [feminine] subies
               *[masculine] subis
            }
        }
    .auxiliary = avoir

# rulebook
verb-receive = recevoir
    .imperative = recevez
    .vous = recevez
    .third = reçoit
    .plural = reçoivent
    .participle = { $number ->
            [one] { $gender ->
                [feminine] reçue
               *[masculine] reçu
            }
           *[other] { $gender ->
                [feminine] reçues
               *[masculine] reçus
            }
        }
    .auxiliary = avoir

## Phrases: joining clauses

# rulebook: opens a trigger
word-when = lorsque

# rulebook: opens a condition; German wenn is kept for triggers
word-if = si

# rulebook: opens a standing condition; Spanish with the subjunctive
word-while = tant que

# ours
word-unless = sauf si

# ours
word-until = jusqu’à

# ours: "as you play this"
word-as = au moment où

# rulebook
word-then = puis

# ours
word-otherwise = sinon

# ours
word-instead = à la place

# ours
word-if-you-do = si vous le faites

# ours
word-if-you-cant = si vous ne le pouvez pas

# ours: opens a reflexive trigger, a colon follows
word-do-this = faites ceci

# rulebook: Spanish e before an i sound, in Python
word-and = et

# rulebook: Spanish u before an o sound, in Python
word-or = ou

# rulebook: French brackets the verb, in Python
word-not = ne … pas

# rulebook
word-also = également

# rulebook
word-already = déjà

# ours
word-only = uniquement

# ours
word-except = sauf

# rulebook
word-than = que

# rulebook: repeats a number of things
word-that-many = autant de

# rulebook: repeats an amount
word-that-much = autant de

## Phrases: time

# rulebook
word-this-turn = pendant ce tour

# ours: built like this-turn
word-this-combat = pendant ce combat

# ours
word-next-turn = au prochain tour

# ours
word-each-turn = à chaque tour

# rulebook
word-on-your-turn = pendant votre tour

# ours
word-on-opponents-turn = pendant le tour d’un adversaire

# ours
word-once-each-turn = une fois par tour

# rulebook: German takes the genitive
word-at-start-of = au début de

# ours: German takes the genitive
word-at-end-of = à la fin de

# ours: German takes the genitive
word-until-end-of = jusqu’à la fin de

# ours
word-first-time-each-turn = la première fois à chaque tour

# ours
word-next-time = la prochaine fois que

# ours
word-next-times = les { $amount } prochaines fois que

# ours
word-holds = ceci s’applique

# rulebook
word-in-combat = en combat

# ours
word-in-combat-with = en combat avec

# rulebook
word-in-showdowns = lors des Showdowns

# ours
word-any-time = à tout moment

## Phrases: place and manner

# ours: the rulebooks have no card that says it
word-here = ici

# ours
word-there = à cet endroit

# ours
word-anywhere = n’importe où

# ours
word-from-anywhere = depuis n’importe où

# ours
word-elsewhere = ailleurs

# ours
word-where = où

word-this-has-dealt-damage = que ce Spell a infligé des dégâts pendant ce tour


word-at-the-same-time = en même temps

word-with-no-other-units-there = même si vous n'y contrôlez pas d'autres Units

word-at-same-location = au même emplacement

word-at-move-origin = à l’emplacement de départ du déplacement

word-at-move-ends = sur un Battlefield où le déplacement a commencé ou pris fin

word-also-here-if-a-unit = (y compris ici si c’est une Unit)

word-here-if-a-unit = (ici si c’est une Unit)

word-with-ambush = avec [Ambush]

# ours: agrees with the unit, see adj-alone
word-alone = seule

# ours
word-one-on-one = à un contre un

# rulebook
word-face-down = face cachée

# rulebook
word-face-up = face visible

# ours
word-on-top-or-bottom-of = sur le dessus ou au bas de

word-on-top-of = sur le dessus de

# rulebook: German takes the accusative
word-on-bottom-of = au bas de

# rulebook
word-into-play = sur le Board

# rulebook
word-at-random = au hasard

# rulebook
word-in-any-order = dans n’importe quel ordre

# rulebook
word-this-way = de cette manière

# ours
word-for-this-spell = pour ce Spell

# ours
word-now = maintenant

# ours
word-to-my-origin = vers l’emplacement d’origine de cette Unit

# ours
word-in-turn-order = dans l’ordre des tours

# rulebook
word-to-each-other = mutuellement

## Phrases: how many

# rulebook
word-up-to = jusqu’à

# ours
word-any-number-of = n’importe quel nombre de

# rulebook
word-exactly = exactement

# rulebook
word-or-more = ou plus

# ours
word-or-less = ou moins

# ours
word-at-least = au moins

# ours
word-more = de plus

# ours
word-less = de moins

# ours
word-fewer = moins de

# rulebook: German agrees, see det-each with the accusative
word-for-each = pour chaque

# rulebook: German takes the genitive; French agrees with the amount
word-equal-to = { $number ->
        [one] { $gender ->
            [feminine] égale à
           *[masculine] égal à
        }
       *[other] { $gender ->
            [feminine] égales à
           *[masculine] égaux à
        }
    }

# ours
word-to-a-minimum-of = jusqu’à un minimum de

# rulebook
word-number-of = le nombre de

# ours
word-among = parmi

# ours
word-total-of = un total de

# ours: before a second bonus
word-additional = en plus

## Phrases: what the renderer needs besides (ours)

word-or-fewer = ou moins

word-of-your-choice = de votre choix

word-to-there = vers cet emplacement

word-at-another-location-than = à un autre emplacement que

word-at-the-same-location-as = au même emplacement que

word-beyond-the-first = après la première

word-at-the-same-location = au même emplacement

word-with-the-same-controller = ayant le même contrôleur

word-with-total-might = avec un total de { $amount } [M] ou moins

word-from-anywhere-but-hand = d’ailleurs que d’une main

# ours
word-to-its-unit = à l’Unit à laquelle il est attaché

# ours
word-everywhere = partout

# ours
word-played-from-elsewhere = jouées d’ailleurs que d’une main

# ours
word-equal-to-its-base-cost = égal à son coût de base

word-equal-to-its-cost = égal à son coût

# ours
word-any-number-in-a-deck = votre deck peut contenir n’importe quel nombre de cartes de ce nom

# ours
word-hold-effects-are-conquer-effects = les effets de Hold de cette Unit sont aussi des effets de conquête, et inversement

# ours
word-copies-the-text-of-its-unit = lorsque ce Gear est attaché à une Unit, le texte de cette Unit devient le texte d’effet de ce Gear tant qu’il reste attaché

# ours
word-while-paying-its-cost = en payant pour cette carte

# ours
word-while-assigning-damage-here = en assignant les dégâts de combat ici

# ours
word-while-paying-to-choose-here = en payant pour des Spells et Abilities qui choisissent quelque chose ici

# ours
word-combat-ties = un combat où vous êtes l’attaquant devait se terminer par une égalité

# ours
word-goes-to-your-trash = une carte devait aller dans votre Trash depuis ailleurs que votre Main Deck

# ours
word-by-conquering = par conquête

# ours
word-by-holding = par Hold

# ours
word-by-conquering-or-holding = par conquête ou par Hold

# ours
word-that-was-fewer-than = c’était moins de { $amount }

# ours
word-that-was-at-least = c’était { $amount } ou plus

word-from-anywhere-but-your-hand = d’ailleurs que de votre main

word-from-face-down = depuis [Hidden]

word-from-here = d’ici

word-from-battlefield = depuis un Battlefield

word-from-base = depuis une base

word-in-your-channel-phase = pendant votre Channel Phase

# ours
word-in-their-channel-phase = pendant sa Channel Phase

# ours
word-only-so-many = seulement

word-to-the-victory-score = jusqu’au Victory Score

word-from-the-victory-score = du Victory Score

word-named = du nom de

word-plus = plus

# ours
word-multiple = { $amount ->
        [2] le double de
        [3] le triple de
       *[other] { $amount } fois
    }

word-equal-to-that = égal à ce nombre

word-might-gained = un bonus de [M]

word-might-lost = un malus de [M]

word-base-might = une Might de base de { $amount }

word-for-so-much-less = pour { $amount } de moins

word-for-a-cost-reduced-by = pour un Energy cost réduit de { $amount }

word-by-so-much = de { $amount }

word-to-so-much = jusqu’à { $amount }

word-times = jusqu’à { $amount } fois

word-the-next-damage = les { $amount } prochains dégâts infligés

word-all-damage = tous les dégâts infligés

word-there-is = il y a

word-there-are = il y a

word-there-may-be = il y a

word-control-of = le contrôle de

word-split-among = à répartir entre

word-from-among = parmi

# ours
word-from-among-them = parmi elles

# ours
word-among-them = parmi elles

# ours
word-from-top-of = du dessus de

# ours
word-until-you-reveal = jusqu’à ce que vous révéliez { $amount }

# ours
word-until-they-reveal = jusqu’à ce qu’il révèle { $amount }

# ours
word-look-first = si vous deviez révéler des cartes d’un deck, regardez d’abord celle de son dessus ; vous pouvez la Recycle

# ours
word-as-it-happens = dès que

# ours
word-on-top-of-your-main-deck = sur le dessus de votre Main Deck

# ours
word-from-your-main-deck = de votre Main Deck

# ours
word-instead-of-the-trash = au lieu de la Trash

word-until-your-next-turn = jusqu’à votre prochain tour

word-while-source = tant que cette carte reste sur le Board

word-while-unit = tant que cette Unit reste sur le Board

word-while-attached = tant que ce Gear est attaché

word-if-you-dont = si vous ne le faites pas

word-to-each-others-locations = chacune vers l’emplacement de l’autre

word-an-additional-time = une fois de plus

word-at-least-twice = au moins deux fois

word-at-least-three-times = au moins trois fois

word-twice-each-turn = deux fois par tour

word-times-each-turn = jusqu’à { $amount } fois par tour

word-first-time = la première fois que

word-second-time = la deuxième fois que

word-third-time = la troisième fois que

word-use-only = utilisez cela uniquement

word-use-only-once-each-turn = utilisez cela uniquement une fois par tour

word-use-only-so-often = utilisez cela uniquement { $amount } fois par tour

word-choose-up-to = { $mood ->
        [after] vous choisissez jusqu’à { $amount } options
       *[imperative] choisissez jusqu’à { $amount } options
    }

word-choose-several = { $mood ->
        [after] vous choisissez { $amount } options
       *[imperative] choisissez { $amount } options
    }

word-in-ending-combat = se termine un combat dans lequel

word-in-showdown = dans un Showdown

word-your-beginning-phase = c’est votre Beginning Phase

word-not-your-beginning-phase = ce n’est pas votre Beginning Phase

word-your-main-phase = c’est votre Main Phase

word-not-your-main-phase = ce n’est pas votre Main Phase

word-a-showdown = un Showdown est en cours

word-no-showdown = aucun Showdown n’est en cours

word-during-combat = pendant un combat

word-a-combat = un combat est en cours

word-no-combat = aucun combat n’est en cours

word-a-showdown-here = un Showdown est en cours ici

word-no-showdown-here = aucun Showdown n’est en cours ici

word-in-your-beginning-phase = pendant votre Beginning Phase

word-in-your-main-phase = pendant votre Main Phase

word-with-a-spell-or-unit = avec un Spell ou une Ability d’une Unit

word-your-turn = c’est votre tour

word-not-your-turn = ce n’est pas votre tour

# ours
word-opponents-turn = c’est le tour d’un adversaire

# ours
word-not-opponents-turn = ce n’est pas le tour d’un adversaire

# ours
word-in-your-first-turns = { $amount ->
        [1] c’est votre premier tour
       *[other] c’est l’un de vos { $amount } premiers tours
    }

word-not-in-your-first-turns = { $amount ->
        [1] ce n’est pas votre premier tour
       *[other] ce n’est pas l’un de vos { $amount } premiers tours
    }

word-in-their-first-turns = { $amount ->
        [1] c’est le premier tour de ce joueur
       *[other] c’est l’un des { $amount } premiers tours de ce joueur
    }

word-not-in-their-first-turns = { $amount ->
        [1] ce n’est pas le premier tour de ce joueur
       *[other] ce n’est pas l’un des { $amount } premiers tours de ce joueur
    }

word-before-your-first-turns = votre { $amount ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] prochain
    } tour n’a pas encore commencé

word-not-before-your-first-turns = votre { $amount ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] prochain
    } tour a commencé

word-before-their-first-turns = leur { $amount ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] prochain
    } tour n’a pas encore commencé

word-not-before-their-first-turns = leur { $amount ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] prochain
    } tour a commencé

word-it-was-uncontrolled = ce Battlefield n’était pas contrôlé

word-it-was-controlled = ce Battlefield était contrôlé

word-this-was-played-again = ce Spell a été joué une fois de plus

word-this-was-not-played-again = ce Spell n’a pas été joué une fois de plus

word-after-this-one = après celui-ci

word-twice-the-damage = deux fois plus de dégâts

word-ignoring-its-power-cost = sans payer son Power cost

word-ignoring-their-power-costs = sans payer leurs Power costs

word-ignoring-all-costs = sans payer aucun coût

# ours
word-any-amount-of-energy = n’importe quelle quantité d’Energy

# ours
word-any-amount-of-power = n’importe quelle quantité de { $amount }

# ours
word-that-much-energy = autant d’Energy

# ours
word-that-much-power = autant de { $amount }

# ours
word-additionally = en plus

# ours
word-on-their-side = de leur camp

word-but-your-allies = qui n’est pas votre allié

word-who-did = qui l’a fait

# ours
word-instead-of-any-power = au lieu de [A]

word-ignoring-costs = sans payer de coûts

word-for-its-flow-cost = pour son coût de [Flow]

word-for-their-flow-costs = pour leurs coûts de [Flow]

word-for-its-equip-cost-less = pour son coût de [Equip] réduit de [A]

word-at-most = au plus

word-greater = { $number ->
        [other] { $gender ->
            [feminine] supérieures à
           *[masculine] supérieurs à
        }
       *[one] { $gender ->
            [feminine] supérieure à
           *[masculine] supérieur à
        }
    }

word-smaller = { $number ->
        [other] { $gender ->
            [feminine] inférieures à
           *[masculine] inférieurs à
        }
       *[one] { $gender ->
            [feminine] inférieure à
           *[masculine] inférieur à
        }
    }

word-each-one = chacune de

word-in-order-to = pour

word-to-here = ici

word-as-much-as = que

word-minus = moins

word-on-spells = pour un seul Spell

word-with-a-spell = avec un Spell

word-on-it = pour cela

word-more-of = plus de

word-less-of = moins de

word-not-more = pas

word-there-is-not = il n’y a

word-someone = on

word-at-different-locations = à des emplacements différents

word-it-is = c’est

contraction-it-was = c’était

contraction-it-was-not = ce n’était pas

word-it-is-not = ce n’est pas

word-replaced-with = par

word-with-what-it-replaced = par ce qu’il a remplacé

word-any-number-of-them = n’importe quel nombre d’entre elles

word-the-same = le même

word-on = sur

# ours: of damage, on a unit
contraction-that-is = présents

word-of-the-chosen-name = du nom indiqué

word-with-the-named-tag = avec le Tag nommé

word-in-total = au total

word-following = ceci

word-if-they-do = s’il le fait

word-if-they-dont = s’il ne le fait pas

word-if-they-cant = s’il ne le peut pas

# ours
word-starting-with-the-next-player = en commençant par le joueur suivant

# ours
word-as-part-of-it = au moment où

# ours
word-so = ainsi

word-this-one = { $number ->
        [one] { $gender ->
            [feminine] celle-ci
           *[masculine] celui-ci
        }
       *[other] { $gender ->
            [feminine] celles-ci
           *[masculine] ceux-ci
        }
    }

## Phrases: costs

# ours
word-as-an-additional-cost = comme coût supplémentaire pour

# ours
word-ignoring-its-cost = sans payer son coût

word-ignoring-their-costs = sans payer leurs coûts

# ours
word-ignoring-its-energy-cost = sans payer son Energy cost

word-ignoring-their-energy-costs = sans payer leurs Energy costs

# rulebook
word-rather-than = au lieu de

# ours
word-use-only-in-showdowns = utilisez cela uniquement pendant un Showdown

# ours
word-use-only-to = utilisez cela uniquement pour

# ours: opens a list of modes
word-choose-one = { $mood ->
        [after] vous choisissez une option
       *[imperative] choisissez une option
    }

# ours
word-choose-one-not-yet-chosen = { $mood ->
        [after] vous choisissez une option que vous n’avez pas encore choisie
       *[imperative] choisissez une option que vous n’avez pas encore choisie
    }

# ours
word-choose-one-not-chosen-this-turn = choisissez une option que vous n’avez pas encore choisie pendant ce tour

word-choose-one-nobody-chose-this-turn = choisissez une option qui n’a pas encore été choisie pendant ce tour

## Keywords: English in every language, in brackets in card text, never declined

# rulebook: stays English
keyword-accelerate = Accelerate

# rulebook: stays English
keyword-action = Action

# rulebook: stays English
keyword-add = Add

# ours: stays English like the others
keyword-ambush = Ambush

# rulebook: stays English
keyword-assault = Assault

# ours: stays English like the others
keyword-backline = Backline

# rulebook: stays English
keyword-buff = Buff

# ours: stays English like the others
keyword-burn = Burn

# rulebook: stays English
keyword-deathknell = Deathknell

# rulebook: stays English
keyword-deflect = Deflect

# ours: stays English like the others
keyword-deploy = Deploy

# ours: stays English like the others
keyword-disarm = Disarm

# ours: stays English like the others
keyword-disempower = Disempower

# ours: stays English like the others
keyword-empower = Empower

# ours: stays English like the others
keyword-empowered = Empowered

# ours: stays English like the others
keyword-equip = Equip

# ours: stays English like the others
keyword-flow = Flow

# rulebook: stays English
keyword-ganking = Ganking

# rulebook: stays English
keyword-hidden = Hidden

# ours: stays English like the others
keyword-hunt = Hunt

# rulebook: stays English
keyword-legion = Legion

# ours: stays English like the others
keyword-level = Level

# ours: stays English like the others
keyword-mighty = Mighty

# ours: stays English like the others
keyword-predict = Predict

# ours: stays English like the others
keyword-quick-draw = Quick-Draw

# rulebook: stays English
keyword-reaction = Reaction

# ours: stays English like the others
keyword-repeat = Repeat

# rulebook: stays English
keyword-shield = Shield

# ours: stays English like the others
keyword-show-off = Show Off

# rulebook: stays English
keyword-stun = Stun

# rulebook: stays English
keyword-tank = Tank

# rulebook: stays English
keyword-temporary = Temporary

# ours: stays English like the others
keyword-unique = Unique

# rulebook: stays English
keyword-vision = Vision

# ours: stays English like the others
keyword-weaponmaster = Weaponmaster

## Domains: English in every language (ours: the rulebook names none)

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
