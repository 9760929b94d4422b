### Terms of the game: German
###
### The words that card text is made of, as messages and attributes (Fluent's private
### terms cannot be asked for from Python with a case or number known only at run time).
### The renderer asks for a message with variables; what agrees is chosen here.
###
### $number     one, other
### $case       nominative, accusative, dative, genitive
### $gender     masculine, feminine, neuter (of the noun; .gender says which)
### $possessor  gender of the one who owns (det-its)
### $declension weak, mixed, strong (.declension of the determiner says which)
### .count      count, mass (no plural), plural (plural only: use $number other)
### .position   of an adjective: before (stem + adj-ending) or relative (", die ready ist")
###
### Verbs: value = infinitive; imperative, du, third, plural stand second in a main clause and
### leave .particle for the end of the clause; du-final, third-final, plural-final close a
### subordinate clause; zu = infinitive with zu; object = case of the thing it is done to.
###
### A comment "rulebook" means: so it stands in the printed German rulebook.
### "ours" means: the rulebook is silent, we decided. STYLE.md says why.

## Nouns: kinds of card

# rulebook: translated in running text
noun-card = { $number ->
        [one] Karte
       *[other] Karten
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-unit = { $number ->
        [one] Unit
       *[other] Units
    }
    .gender = feminine
    .count = count

# rulebook: stays English, neuter, used as a mass noun; ours: plural for counting
noun-gear = { $number ->
        [one] { $case ->
            [genitive] Gears
           *[nominative] Gear
        }
       *[other] Gears
    }
    .gender = neuter
    .count = count

# rulebook: stays English
noun-spell = { $number ->
        [one] { $case ->
            [genitive] Spells
           *[nominative] Spell
        }
       *[other] Spells
    }
    .gender = masculine
    .count = count

# rulebook: stays English, plural Runes (Runen slips in twice)
noun-rune = { $number ->
        [one] Rune
       *[other] Runes
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-legend = { $number ->
        [one] Legend
       *[other] Legends
    }
    .gender = feminine
    .count = count

# rulebook
noun-champion = { $number ->
        [one] { $case ->
            [genitive] Champions
           *[nominative] Champion
        }
       *[other] Champions
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-champion-legend = { $number ->
        [one] Champion Legend
       *[other] Champion Legends
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-chosen-champion = { $number ->
        [one] { $case ->
            [genitive] Chosen Champions
           *[nominative] Chosen Champion
        }
       *[other] Chosen Champions
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-battlefield = { $number ->
        [one] { $case ->
            [genitive] Battlefields
           *[nominative] Battlefield
        }
       *[other] Battlefields
    }
    .gender = neuter
    .count = count

# ours: stays English like Gear
noun-equipment = { $number ->
        [one] { $case ->
            [genitive] Equipments
           *[nominative] Equipment
        }
       *[other] Equipments
    }
    .gender = neuter
    .count = count

# rulebook: stays English; ours: neuter
noun-token = { $number ->
        [one] { $case ->
            [genitive] Tokens
           *[nominative] Token
        }
       *[other] Tokens
    }
    .gender = neuter
    .count = count

# rulebook: stays English
noun-signature-card = { $number ->
        [one] Signature Card
       *[other] Signature Cards
    }
    .gender = feminine
    .count = count

# ours: stays English
noun-permanent = { $number ->
        [one] { $case ->
            [genitive] Permanents
           *[nominative] Permanent
        }
       *[other] Permanents
    }
    .gender = neuter
    .count = count

# ours
noun-object = { $number ->
        [one] { $case ->
            [genitive] Objekts
           *[nominative] Objekt
        }
       *[other] { $case ->
            [dative] Objekten
           *[nominative] Objekte
        }
    }
    .gender = neuter
    .count = count

# rulebook
noun-copy = { $number ->
        [one] Kopie
       *[other] Kopien
    }
    .gender = feminine
    .count = count

# ours
noun-thing = { $number ->
        [one] etwas
       *[other] { $case ->
            [dative] Dingen
           *[nominative] Dinge
        }
    }
    .gender = neuter
    .count = count

## Nouns: people

# rulebook
noun-player = { $number ->
        [one] { $case ->
            [genitive] Spielers
           *[nominative] Spieler
        }
       *[other] { $case ->
            [dative] Spielern
           *[nominative] Spieler
        }
    }
    .gender = masculine
    .count = count

# rulebook
noun-opponent = { $number ->
        [one] { $case ->
            [genitive] Gegners
           *[nominative] Gegner
        }
       *[other] { $case ->
            [dative] Gegnern
           *[nominative] Gegner
        }
    }
    .gender = masculine
    .count = count

# ours: you or an ally
noun-side-player = { $number ->
        [one] { $case ->
            [genitive] Spielers deiner Seite
           *[nominative] Spieler deiner Seite
        }
       *[other] { $case ->
            [dative] Spielern deiner Seite
           *[nominative] Spieler deiner Seite
        }
    }
    .gender = masculine
    .count = count

# rulebook: declined like an adjective
noun-ally = { $number ->
        [one] { $case ->
            [nominative] { $declension ->
                [weak] Verbündete
               *[mixed] Verbündeter
            }
           *[accusative] Verbündeten
        }
       *[other] { $declension ->
            [strong] { $case ->
                [dative] Verbündeten
                [genitive] Verbündeter
               *[nominative] Verbündete
            }
           *[weak] Verbündeten
        }
    }
    .gender = masculine
    .count = count

# ours
noun-teammate = { $number ->
        [one] { $case ->
            [genitive] Teammitglieds
           *[nominative] Teammitglied
        }
       *[other] { $case ->
            [dative] Teammitgliedern
           *[nominative] Teammitglieder
        }
    }
    .gender = neuter
    .count = count

# rulebook
noun-team = { $number ->
        [one] { $case ->
            [genitive] Teams
           *[nominative] Team
        }
       *[other] Teams
    }
    .gender = neuter
    .count = count

# rulebook
noun-owner = { $number ->
        [one] { $case ->
            [genitive] Besitzers
           *[nominative] Besitzer
        }
       *[other] { $case ->
            [dative] Besitzern
           *[nominative] Besitzer
        }
    }
    .gender = masculine
    .count = count

# ours: the German noun means a ticket inspector
noun-controller = { $number ->
        [one] { $case ->
            [genitive] Controllers
           *[nominative] Controller
        }
       *[other] { $case ->
            [dative] Controllern
           *[nominative] Controller
        }
    }
    .gender = masculine
    .count = count

# rulebook
noun-attacker = { $number ->
        [one] { $case ->
            [genitive] Angreifers
           *[nominative] Angreifer
        }
       *[other] { $case ->
            [dative] Angreifern
           *[nominative] Angreifer
        }
    }
    .gender = masculine
    .count = count

# rulebook
noun-defender = { $number ->
        [one] { $case ->
            [genitive] Verteidigers
           *[nominative] Verteidiger
        }
       *[other] { $case ->
            [dative] Verteidigern
           *[nominative] Verteidiger
        }
    }
    .gender = masculine
    .count = count

# rulebook: one word for opponent and enemy
noun-enemy = { $number ->
        [one] { $case ->
            [genitive] Gegners
           *[nominative] Gegner
        }
       *[other] { $case ->
            [dative] Gegnern
           *[nominative] Gegner
        }
    }
    .gender = masculine
    .count = count

## Nouns: places

# rulebook: stays English
noun-base = { $number ->
        [one] Base
       *[other] Bases
    }
    .gender = feminine
    .count = count

# rulebook
noun-hand = { $number ->
        [one] Hand
       *[other] { $case ->
            [dative] Händen
           *[nominative] Hände
        }
    }
    .gender = feminine
    .count = count

# rulebook
noun-deck = { $number ->
        [one] { $case ->
            [genitive] Decks
           *[nominative] Deck
        }
       *[other] Decks
    }
    .gender = neuter
    .count = count

# rulebook: stays English, genitive Main Decks
noun-main-deck = { $number ->
        [one] { $case ->
            [genitive] Main Decks
           *[nominative] Main Deck
        }
       *[other] Main Decks
    }
    .gender = neuter
    .count = count

# rulebook: stays English
noun-rune-deck = { $number ->
        [one] { $case ->
            [genitive] Rune Decks
           *[nominative] Rune Deck
        }
       *[other] Rune Decks
    }
    .gender = neuter
    .count = count

# rulebook: stays English
noun-trash = { $number ->
        [one] { $case ->
            [genitive] Trashs
           *[nominative] Trash
        }
       *[other] Trashs
    }
    .gender = masculine
    .count = count

# ours: stays English like the other zones
noun-banishment = { $number ->
        [one] { $case ->
            [genitive] Banishments
           *[nominative] Banishment
        }
       *[other] Banishments
    }
    .gender = neuter
    .count = count

# rulebook: translated
noun-board = { $number ->
        [one] { $case ->
            [genitive] Spielfelds
           *[nominative] Spielfeld
        }
       *[other] { $case ->
            [dative] Spielfeldern
           *[nominative] Spielfelder
        }
    }
    .gender = neuter
    .count = count

# ours: stays English like Showdown
noun-chain = { $number ->
        [one] Chain
       *[other] Chains
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-champion-zone = { $number ->
        [one] Champion Zone
       *[other] Champion Zones
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-legend-zone = { $number ->
        [one] Legend Zone
       *[other] Legend Zones
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-battlefield-zone = { $number ->
        [one] Battlefield Zone
       *[other] Battlefield Zones
    }
    .gender = feminine
    .count = count

# ours: like the other zones
noun-facedown-zone = { $number ->
        [one] Facedown Zone
       *[other] Facedown Zones
    }
    .gender = feminine
    .count = count

# ours: like Rune Deck
noun-rune-pool = { $number ->
        [one] { $case ->
            [genitive] Rune Pools
           *[nominative] Rune Pool
        }
       *[other] Rune Pools
    }
    .gender = masculine
    .count = count

# ours: the bare word; named zones stay English
noun-zone = { $number ->
        [one] Zone
       *[other] Zonen
    }
    .gender = feminine
    .count = count

# rulebook
noun-location = { $number ->
        [one] { $case ->
            [genitive] Orts
           *[nominative] Ort
        }
       *[other] { $case ->
            [dative] Orten
           *[nominative] Orte
        }
    }
    .gender = masculine
    .count = count

# ours: German prefers "the topmost card", see adj-top
noun-top = { $number ->
        [one] { $case ->
            [nominative] oberster Teil
            [genitive] obersten Teils
           *[accusative] obersten Teil
        }
       *[other] obersten Teile
    }
    .gender = masculine
    .count = count

# ours: German says "under the deck"
noun-bottom = { $number ->
        [one] { $case ->
            [nominative] unterster Teil
            [genitive] untersten Teils
           *[accusative] untersten Teil
        }
       *[other] untersten Teile
    }
    .gender = masculine
    .count = count

## Nouns: numbers a card has

# rulebook: stays English; ours: feminine like Power
noun-energy = Energy
    .gender = feminine
    .count = mass

# rulebook: stays English, feminine
noun-power = Power
    .gender = feminine
    .count = mass

# rulebook: stays English, feminine
noun-might = Might
    .gender = feminine
    .count = mass

# rulebook: plural only
noun-cost = Kosten
    .gender = feminine
    .count = plural

# rulebook: hyphen, plural only
noun-energy-cost = Energy-Kosten
    .gender = feminine
    .count = plural

# ours
noun-might-bonus = { $number ->
        [one] { $case ->
            [genitive] Grund-Might-Bonus
           *[nominative] Grund-Might-Bonus
        }
       *[other] { $case ->
            [dative] Grund-Might-Boni
           *[nominative] Grund-Might-Boni
        }
    }
    .gender = masculine
    .count = count

# rulebook: hyphen, plural only
noun-power-cost = Power-Kosten
    .gender = feminine
    .count = plural

# ours: hyphen, plural only
noun-equip-cost = [Equip]-Kosten
    .gender = feminine
    .count = plural

# ours: hyphen, plural only
noun-empower-cost = [Empower]-Kosten
    .gender = feminine
    .count = plural

# ours: hyphen, plural only
noun-repeat-cost = [Repeat]-Kosten
    .gender = feminine
    .count = plural

# ours: only in the fixed phrase, declined as strong
noun-additional-cost = { $case ->
        [dative] zusätzlichen Kosten
        [genitive] zusätzlicher Kosten
       *[nominative] zusätzliche Kosten
    }
    .gender = feminine
    .count = plural

# rulebook
noun-resource = { $number ->
        [one] Ressource
       *[other] Ressourcen
    }
    .gender = feminine
    .count = count

# rulebook: stays English, feminine
noun-domain = { $number ->
        [one] Domain
       *[other] Domains
    }
    .gender = feminine
    .count = count

# rulebook: translated; after a number bare
noun-damage = { $number ->
        [one] { $case ->
            [genitive] Schadens
           *[nominative] Schaden
        }
       *[other] Schaden
    }
    .gender = masculine
    .count = mass

# ours: from Schaden
noun-bonus-damage = { $number ->
        [one] { $case ->
            [genitive] Bonusschadens
           *[nominative] Bonusschaden
        }
       *[other] Bonusschaden
    }
    .gender = masculine
    .count = mass

# ours: from Schaden
noun-combat-damage = { $number ->
        [one] { $case ->
            [genitive] Kampfschadens
           *[nominative] Kampfschaden
        }
       *[other] Kampfschaden
    }
    .gender = masculine
    .count = mass

# rulebook
noun-point = { $number ->
        [one] { $case ->
            [genitive] Punktes
           *[nominative] Punkt
        }
       *[other] { $case ->
            [dative] Punkten
           *[nominative] Punkte
        }
    }
    .gender = masculine
    .count = count

# ours: stays English; the rulebook counts Siegpunkte
noun-victory-score = { $number ->
        [one] { $case ->
            [genitive] Victory Scores
           *[nominative] Victory Score
        }
       *[other] Victory Scores
    }
    .gender = masculine
    .count = count

# ours: stays English
noun-xp = XP
    .gender = feminine
    .count = mass

# rulebook: stays English, masculine
noun-buff = { $number ->
        [one] { $case ->
            [genitive] Buffs
           *[nominative] Buff
        }
       *[other] Buffs
    }
    .gender = masculine
    .count = count

# ours: counted like Buff
noun-empower = { $number ->
        [one] { $case ->
            [genitive] Empowers
           *[nominative] Empower
        }
       *[other] Empowers
    }
    .gender = masculine
    .count = count

# rulebook: what a buff is made of
noun-counter = { $number ->
        [one] Markierung
       *[other] Markierungen
    }
    .gender = feminine
    .count = count

# ours
noun-amount = { $number ->
        [one] { $case ->
            [genitive] Werts
           *[nominative] Wert
        }
       *[other] { $case ->
            [dative] Werten
           *[nominative] Werte
        }
    }
    .gender = masculine
    .count = count

# rulebook
noun-number = { $number ->
        [one] Anzahl
       *[other] Anzahlen
    }
    .gender = feminine
    .count = count

# ours
noun-total = { $number ->
        [one] Summe
       *[other] Summen
    }
    .gender = feminine
    .count = count

# ours
noun-minimum = { $number ->
        [one] { $case ->
            [genitive] Minimums
           *[nominative] Minimum
        }
       *[other] { $case ->
            [dative] Miniman
           *[nominative] Minima
        }
    }
    .gender = neuter
    .count = count

## Nouns: time

# rulebook: genitive Zuges
noun-turn = { $number ->
        [one] { $case ->
            [genitive] Zuges
           *[nominative] Zug
        }
       *[other] { $case ->
            [dative] Zügen
           *[nominative] Züge
        }
    }
    .gender = masculine
    .count = count

# rulebook
noun-game = { $number ->
        [one] { $case ->
            [genitive] Spiels
           *[nominative] Spiel
        }
       *[other] { $case ->
            [dative] Spielen
           *[nominative] Spiele
        }
    }
    .gender = neuter
    .count = count

# rulebook: translated in running text
noun-combat = { $number ->
        [one] { $case ->
            [genitive] Kampfes
           *[nominative] Kampf
        }
       *[other] { $case ->
            [dative] Kämpfen
           *[nominative] Kämpfe
        }
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-showdown = { $number ->
        [one] { $case ->
            [genitive] Showdowns
           *[nominative] Showdown
        }
       *[other] Showdowns
    }
    .gender = masculine
    .count = count

# rulebook
noun-phase = { $number ->
        [one] Phase
       *[other] Phasen
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-awaken-phase = { $number ->
        [one] Awaken Phase
       *[other] Awaken Phases
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-beginning-phase = { $number ->
        [one] Beginning Phase
       *[other] Beginning Phases
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-channel-phase = { $number ->
        [one] Channel Phase
       *[other] Channel Phases
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-draw-phase = { $number ->
        [one] Draw Phase
       *[other] Draw Phases
    }
    .gender = feminine
    .count = count

# ours: the rulebook says Action Phase, today's rules Main Phase
noun-main-phase = { $number ->
        [one] Main Phase
       *[other] Main Phases
    }
    .gender = feminine
    .count = count

# ours: like the other phases
noun-ending-phase = { $number ->
        [one] Ending Phase
       *[other] Ending Phases
    }
    .gender = feminine
    .count = count

# rulebook: zu Beginn
noun-start = { $number ->
        [one] { $case ->
            [genitive] Beginns
           *[nominative] Beginn
        }
       *[other] { $case ->
            [dative] Beginnen
           *[nominative] Beginne
        }
    }
    .gender = masculine
    .count = count

# ours
noun-end = { $number ->
        [one] { $case ->
            [genitive] Endes
           *[nominative] Ende
        }
       *[other] Enden
    }
    .gender = neuter
    .count = count

# ours
noun-time = { $number ->
        [one] { $case ->
            [genitive] Mals
           *[nominative] Mal
        }
       *[other] { $case ->
            [dative] Malen
           *[nominative] Male
        }
    }
    .gender = neuter
    .count = count

# rulebook
noun-step = { $number ->
        [one] { $case ->
            [genitive] Schritts
           *[nominative] Schritt
        }
       *[other] { $case ->
            [dative] Schritten
           *[nominative] Schritte
        }
    }
    .gender = masculine
    .count = count

## Nouns: text and rules

# rulebook: stays English (Fähigkeit slips in)
noun-ability = { $number ->
        [one] Ability
       *[other] Abilities
    }
    .gender = feminine
    .count = count

# ours
noun-exhaust-ability = { $number ->
        [one] { "[Exhaust]" }-Ability
       *[other] { "[Exhaust]" }-Abilities
    }
    .gender = feminine
    .count = count

# rulebook
noun-effect = { $number ->
        [one] { $case ->
            [genitive] Effekts
           *[nominative] Effekt
        }
       *[other] { $case ->
            [dative] Effekten
           *[nominative] Effekte
        }
    }
    .gender = masculine
    .count = count

# ours
noun-conquer-effect = { $number ->
        [one] { $case ->
            [genitive] Eroberungseffekts
           *[nominative] Eroberungseffekt
        }
       *[other] { $case ->
            [dative] Eroberungseffekten
           *[nominative] Eroberungseffekte
        }
    }
    .gender = masculine
    .count = count

# ours
noun-temporary-effect = { $number ->
        [one] { $case ->
            [genitive] { "[Temporary]" }-Effekts
           *[nominative] { "[Temporary]" }-Effekt
        }
       *[other] { $case ->
            [dative] { "[Temporary]" }-Effekten
           *[nominative] { "[Temporary]" }-Effekte
        }
    }
    .gender = masculine
    .count = count

# ours
noun-hold-effect = { $number ->
        [one] { $case ->
            [genitive] Halteeffekts
           *[nominative] Halteeffekt
        }
       *[other] { $case ->
            [dative] Halteeffekten
           *[nominative] Halteeffekte
        }
    }
    .gender = masculine
    .count = count

# rulebook: beside Schlüsselwort
noun-keyword = { $number ->
        [one] { $case ->
            [genitive] Keywords
           *[nominative] Keyword
        }
       *[other] Keywords
    }
    .gender = neuter
    .count = count

# rulebook: translated
noun-tag = { $number ->
        [one] Kennzeichnung
       *[other] Kennzeichnungen
    }
    .gender = feminine
    .count = count

# rulebook
noun-name = { $number ->
        [one] { $case ->
            [genitive] Namens
            [accusative] Namen
            [dative] Namen
           *[nominative] Name
        }
       *[other] Namen
    }
    .gender = masculine
    .count = count

# rulebook
noun-type = { $number ->
        [one] { $case ->
            [genitive] Typs
           *[nominative] Typ
        }
       *[other] Typen
    }
    .gender = masculine
    .count = count

# rulebook
noun-target = { $number ->
        [one] { $case ->
            [genitive] Ziels
           *[nominative] Ziel
        }
       *[other] { $case ->
            [dative] Zielen
           *[nominative] Ziele
        }
    }
    .gender = neuter
    .count = count

# ours
noun-decision = { $number ->
        [one] Entscheidung
       *[other] Entscheidungen
    }
    .gender = feminine
    .count = count

# ours
noun-choice = { $number ->
        [one] Wahl
       *[other] Wahlen
    }
    .gender = feminine
    .count = count

# rulebook
noun-order = { $number ->
        [one] Reihenfolge
       *[other] Reihenfolgen
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-mulligan = { $number ->
        [one] { $case ->
            [genitive] Mulligans
           *[nominative] Mulligan
        }
       *[other] Mulligans
    }
    .gender = masculine
    .count = count

# ours
noun-rest = { $number ->
        [one] { $case ->
            [genitive] Rests
           *[nominative] Rest
        }
       *[other] { $case ->
            [dative] Resten
           *[nominative] Reste
        }
    }
    .gender = masculine
    .count = count

# ours: stays English
noun-priority = { $number ->
        [one] Priority
       *[other] Priorities
    }
    .gender = feminine
    .count = count

# ours: stays English
noun-focus = Focus
    .gender = masculine
    .count = count

## Adjectives: sides

# ours
adj-total = gesamt
    .position = before
    .stem = gesamt

# ours
adj-highest = höchst
    .position = before
    .stem = höchst

# ours
adj-lowest = niedrigst
    .position = before
    .stem = niedrigst

# rulebook
adj-friendly = befreundet
    .position = before
    .stem = befreundet

# rulebook
adj-enemy = gegnerisch
    .position = before
    .stem = gegnerisch

## Adjectives: states

# rulebook: stays English, cannot be declined, so a relative clause
adj-ready = ready
    .position = relative

# rulebook: attributive exhausteten
adj-exhausted = exhausted
    .position = before
    .stem = exhaustet

# rulebook: predicative as printed; ours: attributive stem
adj-stunned = gestunned
    .position = before
    .stem = gestunnt

# ours
adj-buffed = gebufft
    .position = before
    .stem = gebufft

# ours
adj-damaged = beschädigt
    .position = before
    .stem = beschädigt

# ours
adj-equipped = ausgerüstet
    .position = before
    .stem = ausgerüstet

# ours
adj-attached = angelegt
    .position = before
    .stem = angelegt

# ours
adj-detached = nicht angelegt
    .position = before
    .stem = nicht angelegt

# ours
adj-attacking = angreifend
    .position = before
    .stem = angreifend

# ours
adj-defending = verteidigend
    .position = before
    .stem = verteidigend

# ours
adj-alone = allein
    .position = relative

# ours: keyword, never declined
adj-mighty = [Mighty]
    .position = relative

# ours: keyword, never declined
adj-empowered = [Empowered]
    .position = relative

# ours: the rulebook's long phrase is word-face-down
adj-facedown = verdeckt
    .position = before
    .stem = verdeckt

# rulebook
adj-hidden = verborgen
    .position = before
    .stem = verborgen

# rulebook: an open battlefield has no units
adj-open = unbesetzt
    .position = before
    .stem = unbesetzt

# rulebook
adj-occupied = besetzt
    .position = before
    .stem = besetzt

# ours
adj-contested = umkämpft
    .position = before
    .stem = umkämpft

# ours
adj-uncontrolled = unkontrolliert
    .position = before
    .stem = unkontrolliert

# ours: from the rulebook's kontrollieren
adj-controlled = kontrolliert
    .position = before
    .stem = kontrolliert

## Adjectives: what happened to it

# rulebook
adj-played = ausgespielt
    .position = before
    .stem = ausgespielt

# rulebook
adj-chosen = gewählt
    .position = before
    .stem = gewählt

# rulebook
adj-killed = getötet
    .position = before
    .stem = getötet

# rulebook
adj-discarded = abgeworfen
    .position = before
    .stem = abgeworfen

# ours
adj-burned = verbrannt
    .position = before
    .stem = verbrannt

# rulebook
adj-revealed = enthüllt
    .position = before
    .stem = enthüllt

# ours
adj-banished = verbannt
    .position = before
    .stem = verbannt

# rulebook
adj-recycled = recycelt
    .position = before
    .stem = recycelt

## Adjectives: picking one out

# rulebook
adj-other = ander
    .position = before
    .stem = ander

# rulebook: written with the article, derselbe
adj-same = selb
    .position = before
    .stem = selb

# ours
adj-different = verschieden
    .position = before
    .stem = verschieden

# rulebook
adj-next = nächst
    .position = before
    .stem = nächst

# ours
adj-new = neu
    .position = before
    .stem = neu

# ours
adj-optional = optional
    .position = before
    .stem = optional

# rulebook
adj-additional = zusätzlich
    .position = before
    .stem = zusätzlich

# ours: where a pronoun would be taken for the card itself
adj-in-question = betreffend
    .position = before
    .stem = betreffend

# rulebook
adj-top = oberst
    .position = before
    .stem = oberst

# ours
adj-bottom = unterst
    .position = before
    .stem = unterst

# rulebook
adj-remaining = verbleibend
    .position = before
    .stem = verbleibend

# ours
adj-single = einzig
    .position = before
    .stem = einzig

# rulebook
adj-any = beliebig
    .position = before
    .stem = beliebig

# ours
adj-excess = überschüssig
    .position = before
    .stem = überschüssig

# rulebook
adj-lethal = tödlich
    .position = before
    .stem = tödlich

# ours: from the rulebook's aktivieren
adj-activated = aktiviert
    .position = before
    .stem = aktiviert

# ours: from the rulebook's auslösen
adj-triggered = ausgelöst
    .position = before
    .stem = ausgelöst

## Adjectives: order

# rulebook
adj-first = erst
    .position = before
    .stem = erst

# ours
adj-second = zweit
    .position = before
    .stem = zweit

# ours
adj-third = dritt
    .position = before
    .stem = dritt

# rulebook
adj-last = letzt
    .position = before
    .stem = letzt

## Auxiliaries of the perfect

auxiliary-have = haben
    .you = hast
    .third = hat
    .plural = haben

auxiliary-be = sein
    .you = bist
    .third = ist
    .plural = sind

## Determiners: they agree in gender, number and case; .declension says how the adjective after them ends

det-definite = { $number ->
        [other] { $case ->
            [dative] den
            [genitive] der
           *[nominative] die
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] der
                [genitive] der
               *[nominative] die
            }
            [neuter] { $case ->
                [dative] dem
                [genitive] des
               *[nominative] das
            }
           *[masculine] { $case ->
                [accusative] den
                [dative] dem
                [genitive] des
               *[nominative] der
            }
        }
    }
    .declension = weak

# singular only: a plural without a number has no article, and its adjective is strong
det-indefinite = { $gender ->
        [feminine] { $case ->
            [dative] einer
            [genitive] einer
           *[nominative] eine
        }
        [neuter] { $case ->
            [dative] einem
            [genitive] eines
           *[nominative] ein
        }
       *[masculine] { $case ->
            [accusative] einen
            [dative] einem
            [genitive] eines
           *[nominative] ein
        }
    }
    .declension = mixed

det-this = { $number ->
        [other] { $case ->
            [dative] diesen
            [genitive] dieser
           *[nominative] diese
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] dieser
                [genitive] dieser
               *[nominative] diese
            }
            [neuter] { $case ->
                [dative] diesem
               *[nominative] dieses
            }
           *[masculine] { $case ->
                [accusative] diesen
                [dative] diesem
                [genitive] dieses
               *[nominative] dieser
            }
        }
    }
    .declension = weak

# rulebook: dies- for this and for that
det-that = { $number ->
        [other] { $case ->
            [dative] diesen
            [genitive] dieser
           *[nominative] diese
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] dieser
                [genitive] dieser
               *[nominative] diese
            }
            [neuter] { $case ->
                [dative] diesem
               *[nominative] dieses
            }
           *[masculine] { $case ->
                [accusative] diesen
                [dative] diesem
                [genitive] dieses
               *[nominative] dieser
            }
        }
    }
    .declension = weak

det-your = { $number ->
        [other] { $case ->
            [dative] deinen
            [genitive] deiner
           *[nominative] deine
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] deiner
                [genitive] deiner
               *[nominative] deine
            }
            [neuter] { $case ->
                [dative] deinem
                [genitive] deines
               *[nominative] dein
            }
           *[masculine] { $case ->
                [accusative] deinen
                [dative] deinem
                [genitive] deines
               *[nominative] dein
            }
        }
    }
    .declension = mixed

# rulebook: the possessor decides between ihr- and sein-; see det-their for the plural
det-its = { $possessor ->
        [feminine] { $number ->
            [other] { $case ->
                [dative] ihren
                [genitive] ihrer
               *[nominative] ihre
            }
           *[one] { $gender ->
                [feminine] { $case ->
                    [dative] ihrer
                    [genitive] ihrer
                   *[nominative] ihre
                }
                [neuter] { $case ->
                    [dative] ihrem
                    [genitive] ihres
                   *[nominative] ihr
                }
               *[masculine] { $case ->
                    [accusative] ihren
                    [dative] ihrem
                    [genitive] ihres
                   *[nominative] ihr
                }
            }
        }
       *[masculine] { $number ->
            [other] { $case ->
                [dative] seinen
                [genitive] seiner
               *[nominative] seine
            }
           *[one] { $gender ->
                [feminine] { $case ->
                    [dative] seiner
                    [genitive] seiner
                   *[nominative] seine
                }
                [neuter] { $case ->
                    [dative] seinem
                    [genitive] seines
                   *[nominative] sein
                }
               *[masculine] { $case ->
                    [accusative] seinen
                    [dative] seinem
                    [genitive] seines
                   *[nominative] sein
                }
            }
        }
    }
    .declension = mixed

det-their = { $number ->
        [other] { $case ->
            [dative] ihren
            [genitive] ihrer
           *[nominative] ihre
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] ihrer
                [genitive] ihrer
               *[nominative] ihre
            }
            [neuter] { $case ->
                [dative] ihrem
                [genitive] ihres
               *[nominative] ihr
            }
           *[masculine] { $case ->
                [accusative] ihren
                [dative] ihrem
                [genitive] ihres
               *[nominative] ihr
            }
        }
    }
    .declension = mixed

# ours: the possessor is this unit or this legend, both feminine; for others use det-its
det-self = { $number ->
        [other] { $case ->
            [dative] ihren
            [genitive] ihrer
           *[nominative] ihre
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] ihrer
                [genitive] ihrer
               *[nominative] ihre
            }
            [neuter] { $case ->
                [dative] ihrem
                [genitive] ihres
               *[nominative] ihr
            }
           *[masculine] { $case ->
                [accusative] ihren
                [dative] ihrem
                [genitive] ihres
               *[nominative] ihr
            }
        }
    }
    .declension = mixed

det-each = { $gender ->
        [feminine] { $case ->
            [dative] jeder
            [genitive] jeder
           *[nominative] jede
        }
        [neuter] { $case ->
            [dative] jedem
           *[nominative] jedes
        }
       *[masculine] { $case ->
            [accusative] jeden
            [dative] jedem
            [genitive] jedes
           *[nominative] jeder
        }
    }
    .declension = weak

det-any = { $gender ->
        [feminine] { $case ->
            [dative] jeder
            [genitive] jeder
           *[nominative] jede
        }
        [neuter] { $case ->
            [dative] jedem
           *[nominative] jedes
        }
       *[masculine] { $case ->
            [accusative] jeden
            [dative] jedem
            [genitive] jedes
           *[nominative] jeder
        }
    }
    .declension = weak

det-all = { $case ->
        [dative] allen
        [genitive] aller
       *[nominative] alle
    }
    .declension = weak

det-both = { $case ->
        [dative] beiden
        [genitive] beider
       *[nominative] beide
    }
    .declension = weak

det-no = { $number ->
        [other] { $case ->
            [dative] keinen
            [genitive] keiner
           *[nominative] keine
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] keiner
                [genitive] keiner
               *[nominative] keine
            }
            [neuter] { $case ->
                [dative] keinem
                [genitive] keines
               *[nominative] kein
            }
           *[masculine] { $case ->
                [accusative] keinen
                [dative] keinem
                [genitive] keines
               *[nominative] kein
            }
        }
    }
    .declension = mixed

det-another = { $number ->
        [other] { $case ->
            [dative] anderen
            [genitive] anderer
           *[nominative] andere
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] einer anderen
                [genitive] einer anderen
               *[nominative] eine andere
            }
            [neuter] { $case ->
                [dative] einem anderen
                [genitive] eines anderen
               *[nominative] ein anderes
            }
           *[masculine] { $case ->
                [accusative] einen anderen
                [dative] einem anderen
                [genitive] eines anderen
               *[nominative] ein anderer
            }
        }
    }
    .declension = mixed

## Adjective endings, by the declension the determiner asks for (strong: no determiner)

adj-ending = { $declension ->
        [weak] { $number ->
            [other] en
           *[one] { $case ->
                [nominative] e
                [accusative] { $gender ->
                    [masculine] en
                   *[feminine] e
                }
               *[dative] en
            }
        }
        [mixed] { $number ->
            [other] en
           *[one] { $case ->
                [nominative] { $gender ->
                    [feminine] e
                    [neuter] es
                   *[masculine] er
                }
                [accusative] { $gender ->
                    [feminine] e
                    [neuter] es
                   *[masculine] en
                }
               *[dative] en
            }
        }
       *[strong] { $number ->
            [other] { $case ->
                [dative] en
                [genitive] er
               *[nominative] e
            }
           *[one] { $gender ->
                [feminine] { $case ->
                    [dative] er
                    [genitive] er
                   *[nominative] e
                }
                [neuter] { $case ->
                    [dative] em
                    [genitive] en
                   *[nominative] es
                }
               *[masculine] { $case ->
                    [accusative] en
                    [dative] em
                    [genitive] en
                   *[nominative] er
                }
            }
        }
    }

## Pronouns

pronoun-you = { $case ->
        [accusative] dich
        [dative] dir
       *[nominative] du
    }

# ours: a unit speaks of itself in the third person (see STYLE.md); the noun comes first, this pronoun after it
pronoun-self = { $case ->
        [dative] ihr
        [genitive] ihrer
       *[nominative] sie
    }

pronoun-it = { $number ->
        [other] { $case ->
            [dative] ihnen
            [genitive] ihrer
           *[nominative] sie
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] ihr
                [genitive] ihrer
               *[nominative] sie
            }
            [neuter] { $case ->
                [dative] ihm
                [genitive] seiner
               *[nominative] es
            }
           *[masculine] { $case ->
                [accusative] ihn
                [dative] ihm
                [genitive] seiner
               *[nominative] er
            }
        }
    }

pronoun-which = { $number ->
        [other] { $case ->
            [dative] denen
            [genitive] deren
           *[nominative] die
        }
       *[one] { $gender ->
            [feminine] { $case ->
                [dative] der
                [genitive] deren
               *[nominative] die
            }
            [neuter] { $case ->
                [dative] dem
                [genitive] dessen
               *[nominative] das
            }
           *[masculine] { $case ->
                [accusative] den
                [dative] dem
                [genitive] dessen
               *[nominative] der
            }
        }
    }

pronoun-reflexive = { $person ->
        [second] { $case ->
            [dative] dir
           *[accusative] dich
        }
       *[third] sich
    }

## Contractions of a preposition and the definite article

contraction-an-dem = am

contraction-in-dem = im

contraction-in-das = ins

contraction-von-dem = vom

contraction-zu-dem = zum

contraction-zu-der = zur

## Numbers: the rulebook writes digits; one is the article

number-1 = eins

number-2 = zwei

number-3 = drei

number-4 = vier

number-5 = fünf

number-6 = sechs

number-7 = sieben

number-8 = acht

number-9 = neun

number-10 = zehn

## Prepositions

# rulebook
prep-at-battlefield = an
    .case = dative

# rulebook
prep-at-base = an
    .case = dative

# rulebook: where a card is played to
prep-play-to-battlefield = an
    .case = dative

# rulebook: where a card is played to
prep-play-to-base = an
    .case = dative

# rulebook: where a unit moves to
prep-to-battlefield = zu
    .case = dative

# rulebook: where a unit moves to
prep-to-base = zu
    .case = dative

# rulebook
prep-from-battlefield = von
    .case = dative

# ours: like from-battlefield
prep-from-base = von
    .case = dative

# rulebook
prep-in-hand = auf
    .case = dative

# ours
prep-to-hand = auf
    .case = accusative

# rulebook
prep-from-hand = aus
    .case = dative

# ours
prep-in-trash = in
    .case = dative

# rulebook
prep-to-trash = in
    .case = accusative

# ours
prep-from-trash = aus
    .case = dative

# rulebook
prep-in-deck = in
    .case = dative

# rulebook
prep-from-deck = aus
    .case = dative

# rulebook
prep-in-zone = in
    .case = dative

# rulebook
prep-to-zone = in
    .case = accusative

# ours
prep-from-zone = aus
    .case = dative

# ours
prep-on-chain = auf
    .case = dative

# rulebook
prep-on-board = auf
    .case = dative

# rulebook
prep-of = von
    .case = dative

# rulebook
prep-with = mit
    .case = dative

# rulebook: a unit and its Might
prep-with-might = mit
    .case = dative

# ours
prep-without = ohne
    .case = accusative

# rulebook: a price
prep-for = für
    .case = accusative

# ours: the one who receives; German has the bare dative for persons and units
prep-to = an
    .case = accusative

# rulebook: the doer in the passive
prep-by = von
    .case = dative

# rulebook
prep-during = während
    .case = genitive

# ours
prep-among = unter
    .case = dative

# ours
prep-until = bis zu
    .case = dative

## Verbs: cards and zones

# rulebook
verb-play = ausspielen
    .imperative = spiele
    .du = spielst
    .third = spielt
    .plural = spielen
    .du-final = ausspielst
    .third-final = ausspielt
    .plural-final = ausspielen
    .zu = auszuspielen
    .participle = ausgespielt
    .auxiliary = haben
    .object = accusative
    .particle = aus

# rulebook
verb-draw = ziehen
    .imperative = ziehe
    .du = ziehst
    .third = zieht
    .plural = ziehen
    .du-final = ziehst
    .third-final = zieht
    .plural-final = ziehen
    .zu = zu ziehen
    .participle = gezogen
    .auxiliary = haben
    .object = accusative

# rulebook
verb-discard = abwerfen
    .imperative = wirf
    .du = wirfst
    .third = wirft
    .plural = werfen
    .du-final = abwirfst
    .third-final = abwirft
    .plural-final = abwerfen
    .zu = abzuwerfen
    .participle = abgeworfen
    .auxiliary = haben
    .object = accusative
    .particle = ab

# rulebook: English verb with German endings
verb-recycle = recyceln
    .imperative = recycle
    .du = recycelst
    .third = recycelt
    .plural = recyceln
    .du-final = recycelst
    .third-final = recycelt
    .plural-final = recyceln
    .zu = zu recyceln
    .participle = recycelt
    .auxiliary = haben
    .object = accusative

# rulebook: English verb with German endings
verb-channel = channeln
    .imperative = channele
    .du = channelst
    .third = channelt
    .plural = channeln
    .du-final = channelst
    .third-final = channelt
    .plural-final = channeln
    .zu = zu channeln
    .participle = gechannelt
    .auxiliary = haben
    .object = accusative

# ours
verb-banish = verbannen
    .imperative = verbanne
    .du = verbannst
    .third = verbannt
    .plural = verbannen
    .du-final = verbannst
    .third-final = verbannt
    .plural-final = verbannen
    .zu = zu verbannen
    .participle = verbannt
    .auxiliary = haben
    .object = accusative

# ours: the rulebook has only zurückkehren, without an object
verb-return = zurückbringen
    .imperative = bringe
    .du = bringst
    .third = bringt
    .plural = bringen
    .du-final = zurückbringst
    .third-final = zurückbringt
    .plural-final = zurückbringen
    .zu = zurückzubringen
    .participle = zurückgebracht
    .auxiliary = haben
    .object = accusative
    .particle = zurück

# rulebook
verb-put = legen
    .imperative = lege
    .du = legst
    .third = legt
    .plural = legen
    .du-final = legst
    .third-final = legt
    .plural-final = legen
    .zu = zu legen
    .participle = gelegt
    .auxiliary = haben
    .object = accusative

# rulebook: with the reflexive dative, sieh dir … an
verb-look = ansehen
    .imperative = sieh
    .du = siehst
    .third = sieht
    .plural = sehen
    .du-final = ansiehst
    .third-final = ansieht
    .plural-final = ansehen
    .zu = anzusehen
    .participle = angesehen
    .auxiliary = haben
    .object = accusative
    .particle = an
    .reflexive = dative

# rulebook
verb-reveal = enthüllen
    .imperative = enthülle
    .du = enthüllst
    .third = enthüllt
    .plural = enthüllen
    .du-final = enthüllst
    .third-final = enthüllt
    .plural-final = enthüllen
    .zu = zu enthüllen
    .participle = enthüllt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-hide = verbergen
    .imperative = verbirg
    .du = verbirgst
    .third = verbirgt
    .plural = verbergen
    .du-final = verbirgst
    .third-final = verbirgt
    .plural-final = verbergen
    .zu = zu verbergen
    .participle = verborgen
    .auxiliary = haben
    .object = accusative

# ours: the keyword is the object, führe [Predict 2] aus
verb-predict = ausführen
    .imperative = führe
    .du = führst
    .third = führt
    .plural = führen
    .du-final = ausführst
    .third-final = ausführt
    .plural-final = ausführen
    .zu = auszuführen
    .participle = ausgeführt
    .auxiliary = haben
    .object = accusative
    .particle = aus

# ours: the keyword is the object, führe [Burn 2] aus
verb-burn = ausführen
    .imperative = führe
    .du = führst
    .third = führt
    .plural = führen
    .du-final = ausführst
    .third-final = ausführt
    .plural-final = ausführen
    .zu = auszuführen
    .participle = ausgeführt
    .auxiliary = haben
    .object = accusative
    .particle = aus

# rulebook
verb-create = erschaffen
    .imperative = erschaffe
    .du = erschaffst
    .third = erschafft
    .plural = erschaffen
    .du-final = erschaffst
    .third-final = erschafft
    .plural-final = erschaffen
    .zu = zu erschaffen
    .participle = erschaffen
    .auxiliary = haben
    .object = accusative

# rulebook
verb-shuffle = mischen
    .imperative = mische
    .du = mischst
    .third = mischt
    .plural = mischen
    .du-final = mischst
    .third-final = mischt
    .plural-final = mischen
    .zu = zu mischen
    .participle = gemischt
    .auxiliary = haben
    .object = accusative

## Verbs: units

# ours: dative of the one who receives; without a receiver verursachen, see verb-cause-damage
verb-deal = zufügen
    .imperative = füge
    .du = fügst
    .third = fügt
    .plural = fügen
    .du-final = zufügst
    .third-final = zufügt
    .plural-final = zufügen
    .zu = zuzufügen
    .participle = zugefügt
    .auxiliary = haben
    .object = dative
    .particle = zu

# rulebook: damage without a named receiver
verb-cause-damage = verursachen
    .imperative = verursache
    .du = verursachst
    .third = verursacht
    .plural = verursachen
    .du-final = verursachst
    .third-final = verursacht
    .plural-final = verursachen
    .zu = zu verursachen
    .participle = verursacht
    .auxiliary = haben
    .object = accusative

# rulebook
verb-kill = töten
    .imperative = töte
    .du = tötest
    .third = tötet
    .plural = töten
    .du-final = tötest
    .third-final = tötet
    .plural-final = töten
    .zu = zu töten
    .participle = getötet
    .auxiliary = haben
    .object = accusative

# rulebook
verb-die = sterben
    .imperative = stirb
    .du = stirbst
    .third = stirbt
    .plural = sterben
    .du-final = stirbst
    .third-final = stirbt
    .plural-final = sterben
    .zu = zu sterben
    .participle = gestorben
    .auxiliary = sein
    .object = nominative

# rulebook
verb-heal = heilen
    .imperative = heile
    .du = heilst
    .third = heilt
    .plural = heilen
    .du-final = heilst
    .third-final = heilt
    .plural-final = heilen
    .zu = zu heilen
    .participle = geheilt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-move = bewegen
    .imperative = bewege
    .du = bewegst
    .third = bewegt
    .plural = bewegen
    .du-final = bewegst
    .third-final = bewegt
    .plural-final = bewegen
    .zu = zu bewegen
    .participle = bewegt
    .auxiliary = haben
    .object = accusative

# rulebook: reflexive, sich
verb-move-self = bewegen
    .imperative = bewege
    .du = bewegst
    .third = bewegt
    .plural = bewegen
    .du-final = bewegst
    .third-final = bewegt
    .plural-final = bewegen
    .zu = zu bewegen
    .participle = bewegt
    .auxiliary = haben
    .object = accusative
    .reflexive = accusative

# ours
verb-recall = zurückrufen
    .imperative = rufe
    .du = rufst
    .third = ruft
    .plural = rufen
    .du-final = zurückrufst
    .third-final = zurückruft
    .plural-final = zurückrufen
    .zu = zurückzurufen
    .participle = zurückgerufen
    .auxiliary = haben
    .object = accusative
    .particle = zurück

# rulebook: English adjective with machen
verb-ready = ready machen
    .imperative = mach
    .du = machst
    .third = macht
    .plural = machen
    .du-final = ready machst
    .third-final = ready macht
    .plural-final = ready machen
    .zu = ready zu machen
    .participle = ready gemacht
    .auxiliary = haben
    .object = accusative
    .particle = ready

# rulebook: participle exhausted
verb-exhaust = exhausten
    .imperative = exhauste
    .du = exhaustest
    .third = exhaustet
    .plural = exhausten
    .du-final = exhaustest
    .third-final = exhaustet
    .plural-final = exhausten
    .zu = zu exhausten
    .participle = exhausted
    .auxiliary = haben
    .object = accusative

# rulebook: participle gestunned; ours: German endings elsewhere
verb-stun = stunnen
    .imperative = stunne
    .du = stunnst
    .third = stunnt
    .plural = stunnen
    .du-final = stunnst
    .third-final = stunnt
    .plural-final = stunnen
    .zu = zu stunnen
    .participle = gestunned
    .auxiliary = haben
    .object = accusative

# rulebook: infinitive; ours: the rest
verb-buff = buffen
    .imperative = buffe
    .du = buffst
    .third = bufft
    .plural = buffen
    .du-final = buffst
    .third-final = bufft
    .plural-final = buffen
    .zu = zu buffen
    .participle = gebufft
    .auxiliary = haben
    .object = accusative

# ours: built like channeln
verb-empower = empowern
    .imperative = empowere
    .du = empowerst
    .third = empowert
    .plural = empowern
    .du-final = empowerst
    .third-final = empowert
    .plural-final = empowern
    .zu = zu empowern
    .participle = empowert
    .auxiliary = haben
    .object = accusative

# ours: built like channeln
verb-disempower = disempowern
    .imperative = disempowere
    .du = disempowerst
    .third = disempowert
    .plural = disempowern
    .du-final = disempowerst
    .third-final = disempowert
    .plural-final = disempowern
    .zu = zu disempowern
    .participle = disempowert
    .auxiliary = haben
    .object = accusative

# ours: at the unit, an with the accusative
verb-attach = anlegen
    .imperative = lege
    .du = legst
    .third = legt
    .plural = legen
    .du-final = anlegst
    .third-final = anlegt
    .plural-final = anlegen
    .zu = anzulegen
    .participle = angelegt
    .auxiliary = haben
    .object = accusative
    .particle = an

# ours
verb-detach = lösen
    .imperative = löse
    .du = löst
    .third = löst
    .plural = lösen
    .du-final = löst
    .third-final = löst
    .plural-final = lösen
    .zu = zu lösen
    .participle = gelöst
    .auxiliary = haben
    .object = accusative

# ours
verb-equip = ausrüsten
    .imperative = rüste
    .du = rüstest
    .third = rüstet
    .plural = rüsten
    .du-final = ausrüstest
    .third-final = ausrüstet
    .plural-final = ausrüsten
    .zu = auszurüsten
    .participle = ausgerüstet
    .auxiliary = haben
    .object = accusative
    .particle = aus

# rulebook
verb-attack = angreifen
    .imperative = greife
    .du = greifst
    .third = greift
    .plural = greifen
    .du-final = angreifst
    .third-final = angreift
    .plural-final = angreifen
    .zu = anzugreifen
    .participle = angegriffen
    .auxiliary = haben
    .object = accusative
    .particle = an

# rulebook
verb-defend = verteidigen
    .imperative = verteidige
    .du = verteidigst
    .third = verteidigt
    .plural = verteidigen
    .du-final = verteidigst
    .third-final = verteidigt
    .plural-final = verteidigen
    .zu = zu verteidigen
    .participle = verteidigt
    .auxiliary = haben
    .object = accusative

# rulebook: conquern occurs once
verb-conquer = erobern
    .imperative = erobere
    .du = eroberst
    .third = erobert
    .plural = erobern
    .du-final = eroberst
    .third-final = erobert
    .plural-final = erobern
    .zu = zu erobern
    .participle = erobert
    .auxiliary = haben
    .object = accusative

# rulebook
verb-hold = halten
    .imperative = halte
    .du = hältst
    .third = hält
    .plural = halten
    .du-final = hältst
    .third-final = hält
    .plural-final = halten
    .zu = zu halten
    .participle = gehalten
    .auxiliary = haben
    .object = accusative

# rulebook
verb-win = gewinnen
    .imperative = gewinne
    .du = gewinnst
    .third = gewinnt
    .plural = gewinnen
    .du-final = gewinnst
    .third-final = gewinnt
    .plural-final = gewinnen
    .zu = zu gewinnen
    .participle = gewonnen
    .auxiliary = haben
    .object = accusative

# rulebook: the board is the object
verb-enter = betreten
    .imperative = betritt
    .du = betrittst
    .third = betritt
    .plural = betreten
    .du-final = betrittst
    .third-final = betritt
    .plural-final = betreten
    .zu = zu betreten
    .participle = betreten
    .auxiliary = haben
    .object = accusative

# ours
verb-leave = verlassen
    .imperative = verlasse
    .du = verlässt
    .third = verlässt
    .plural = verlassen
    .du-final = verlässt
    .third-final = verlässt
    .plural-final = verlassen
    .zu = zu verlassen
    .participle = verlassen
    .auxiliary = haben
    .object = accusative

# rulebook: damage
verb-take = erleiden
    .imperative = erleide
    .du = erleidest
    .third = erleidet
    .plural = erleiden
    .du-final = erleidest
    .third-final = erleidet
    .plural-final = erleiden
    .zu = zu erleiden
    .participle = erlitten
    .auxiliary = haben
    .object = accusative

# rulebook: dative of the unit
verb-assign = zuweisen
    .imperative = weise
    .du = weist
    .third = weist
    .plural = weisen
    .du-final = zuweist
    .third-final = zuweist
    .plural-final = zuweisen
    .zu = zuzuweisen
    .participle = zugewiesen
    .auxiliary = haben
    .object = accusative
    .particle = zu

# ours
verb-prevent = verhindern
    .imperative = verhindere
    .du = verhinderst
    .third = verhindert
    .plural = verhindern
    .du-final = verhinderst
    .third-final = verhindert
    .plural-final = verhindern
    .zu = zu verhindern
    .participle = verhindert
    .auxiliary = haben
    .object = accusative

## Verbs: giving and getting

# rulebook: dative of the one who receives
verb-give = geben
    .imperative = gib
    .du = gibst
    .third = gibt
    .plural = geben
    .du-final = gibst
    .third-final = gibt
    .plural-final = geben
    .zu = zu geben
    .participle = gegeben
    .auxiliary = haben
    .object = accusative

# rulebook
verb-gain = erhalten
    .imperative = erhalte
    .du = erhältst
    .third = erhält
    .plural = erhalten
    .du-final = erhältst
    .third-final = erhält
    .plural-final = erhalten
    .zu = zu erhalten
    .participle = erhalten
    .auxiliary = haben
    .object = accusative

# rulebook
verb-get = erhalten
    .imperative = erhalte
    .du = erhältst
    .third = erhält
    .plural = erhalten
    .du-final = erhältst
    .third-final = erhält
    .plural-final = erhalten
    .zu = zu erhalten
    .participle = erhalten
    .auxiliary = haben
    .object = accusative

# ours
verb-lose = verlieren
    .imperative = verliere
    .du = verlierst
    .third = verliert
    .plural = verlieren
    .du-final = verlierst
    .third-final = verliert
    .plural-final = verlieren
    .zu = zu verlieren
    .participle = verloren
    .auxiliary = haben
    .object = accusative

# rulebook
verb-have = haben
    .imperative = habe
    .du = hast
    .third = hat
    .plural = haben
    .du-final = hast
    .third-final = hat
    .plural-final = haben
    .zu = zu haben
    .past = hatte
    .participle = gehabt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-score = erzielen
    .imperative = erziele
    .du = erzielst
    .third = erzielt
    .plural = erzielen
    .du-final = erzielst
    .third-final = erzielt
    .plural-final = erzielen
    .zu = zu erzielen
    .participle = erzielt
    .auxiliary = haben
    .object = accusative

# ours
verb-score-field = punkten
    .imperative = punkte
    .du = punktest
    .third = punktet
    .plural = punkten
    .du-final = punktest
    .third-final = punktet
    .plural-final = punkten
    .zu = zu punkten
    .participle = gepunktet
    .auxiliary = haben
    .object = accusative

# rulebook: infinitive; ours: the rest
verb-add = adden
    .imperative = adde
    .du = addest
    .third = addet
    .plural = adden
    .du-final = addest
    .third-final = addet
    .plural-final = adden
    .zu = zu adden
    .participle = geaddet
    .auxiliary = haben
    .object = accusative

# rulebook
verb-pay = bezahlen
    .imperative = bezahle
    .du = bezahlst
    .third = bezahlt
    .plural = bezahlen
    .du-final = bezahlst
    .third-final = bezahlt
    .plural-final = bezahlen
    .zu = zu bezahlen
    .participle = bezahlt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-spend = ausgeben
    .imperative = gib
    .du = gibst
    .third = gibt
    .plural = geben
    .du-final = ausgibst
    .third-final = ausgibt
    .plural-final = ausgeben
    .zu = auszugeben
    .participle = ausgegeben
    .auxiliary = haben
    .object = accusative
    .particle = aus

# rulebook
verb-cost = kosten
    .imperative = koste
    .du = kostest
    .third = kostet
    .plural = kosten
    .du-final = kostest
    .third-final = kostet
    .plural-final = kosten
    .zu = zu kosten
    .participle = gekostet
    .auxiliary = haben
    .object = accusative

# rulebook
verb-reduce = verringern
    .imperative = verringere
    .du = verringerst
    .third = verringert
    .plural = verringern
    .du-final = verringerst
    .third-final = verringert
    .plural-final = verringern
    .zu = zu verringern
    .participle = verringert
    .auxiliary = haben
    .object = accusative

# ours
verb-increase = erhöhen
    .imperative = erhöhe
    .du = erhöhst
    .third = erhöht
    .plural = erhöhen
    .du-final = erhöhst
    .third-final = erhöht
    .plural-final = erhöhen
    .zu = zu erhöhen
    .participle = erhöht
    .auxiliary = haben
    .object = accusative

# ours
verb-double = verdoppeln
    .imperative = verdopple
    .du = verdoppelst
    .third = verdoppelt
    .plural = verdoppeln
    .du-final = verdoppelst
    .third-final = verdoppelt
    .plural-final = verdoppeln
    .zu = zu verdoppeln
    .participle = verdoppelt
    .auxiliary = haben
    .object = accusative

# ours
verb-swap = tauschen
    .imperative = tausche
    .du = tauschst
    .third = tauscht
    .plural = tauschen
    .du-final = tauschst
    .third-final = tauscht
    .plural-final = tauschen
    .zu = zu tauschen
    .participle = getauscht
    .auxiliary = haben
    .object = accusative

## Verbs: choosing and the chain

# ours: decisions
verb-make = treffen
    .imperative = triff
    .du = triffst
    .third = trifft
    .plural = treffen
    .du-final = triffst
    .third-final = trifft
    .plural-final = treffen
    .zu = zu treffen
    .participle = getroffen
    .auxiliary = haben
    .object = accusative

# rulebook
verb-choose = wählen
    .imperative = wähle
    .du = wählst
    .third = wählt
    .plural = wählen
    .du-final = wählst
    .third-final = wählt
    .plural-final = wählen
    .zu = zu wählen
    .participle = gewählt
    .auxiliary = haben
    .object = accusative

# ours
verb-counter = kontern
    .imperative = kontere
    .du = konterst
    .third = kontert
    .plural = kontern
    .du-final = konterst
    .third-final = kontert
    .plural-final = kontern
    .zu = zu kontern
    .participle = gekontert
    .auxiliary = haben
    .object = accusative

# ours
verb-copy = kopieren
    .imperative = kopiere
    .du = kopierst
    .third = kopiert
    .plural = kopieren
    .du-final = kopierst
    .third-final = kopiert
    .plural-final = kopieren
    .zu = zu kopieren
    .participle = kopiert
    .auxiliary = haben
    .object = accusative

# ours
verb-name = nennen
    .imperative = nenne
    .du = nennst
    .third = nennt
    .plural = nennen
    .du-final = nennst
    .third-final = nennt
    .plural-final = nennen
    .zu = zu nennen
    .participle = genannt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-activate = aktivieren
    .imperative = aktiviere
    .du = aktivierst
    .third = aktiviert
    .plural = aktivieren
    .du-final = aktivierst
    .third-final = aktiviert
    .plural-final = aktivieren
    .zu = zu aktivieren
    .participle = aktiviert
    .auxiliary = haben
    .object = accusative

# rulebook
verb-trigger = auslösen
    .imperative = löse
    .du = löst
    .third = löst
    .plural = lösen
    .du-final = auslöst
    .third-final = auslöst
    .plural-final = auslösen
    .zu = auszulösen
    .participle = ausgelöst
    .auxiliary = haben
    .object = accusative
    .particle = aus

# rulebook
verb-resolve = ausführen
    .imperative = führe
    .du = führst
    .third = führt
    .plural = führen
    .du-final = ausführst
    .third-final = ausführt
    .plural-final = ausführen
    .zu = auszuführen
    .participle = ausgeführt
    .auxiliary = haben
    .object = accusative
    .particle = aus

# ours
verb-repeat = wiederholen
    .imperative = wiederhole
    .du = wiederholst
    .third = wiederholt
    .plural = wiederholen
    .du-final = wiederholst
    .third-final = wiederholt
    .plural-final = wiederholen
    .zu = zu wiederholen
    .participle = wiederholt
    .auxiliary = haben
    .object = accusative

# rulebook
verb-use = verwenden
    .imperative = verwende
    .du = verwendest
    .third = verwendet
    .plural = verwenden
    .du-final = verwendest
    .third-final = verwendet
    .plural-final = verwenden
    .zu = zu verwenden
    .participle = verwendet
    .auxiliary = haben
    .object = accusative

# rulebook
verb-ignore = ignorieren
    .imperative = ignoriere
    .du = ignorierst
    .third = ignoriert
    .plural = ignorieren
    .du-final = ignorierst
    .third-final = ignoriert
    .plural-final = ignorieren
    .zu = zu ignorieren
    .participle = ignoriert
    .auxiliary = haben
    .object = accusative

# ours
verb-replace = ersetzen
    .imperative = ersetze
    .du = ersetzt
    .third = ersetzt
    .plural = ersetzen
    .du-final = ersetzt
    .third-final = ersetzt
    .plural-final = ersetzen
    .zu = zu ersetzen
    .participle = ersetzt
    .auxiliary = haben
    .object = accusative

# ours
verb-skip = überspringen
    .imperative = überspringe
    .du = überspringst
    .third = überspringt
    .plural = überspringen
    .du-final = überspringst
    .third-final = überspringt
    .plural-final = überspringen
    .zu = zu überspringen
    .participle = übersprungen
    .auxiliary = haben
    .object = accusative

# rulebook
verb-control = kontrollieren
    .imperative = kontrolliere
    .du = kontrollierst
    .third = kontrolliert
    .plural = kontrollieren
    .du-final = kontrollierst
    .third-final = kontrolliert
    .plural-final = kontrollieren
    .zu = zu kontrollieren
    .participle = kontrolliert
    .auxiliary = haben
    .object = accusative

# ours: with word-control-of before the object
verb-take-control = übernehmen
    .imperative = übernimm
    .du = übernimmst
    .third = übernimmt
    .plural = übernehmen
    .du-final = übernimmst
    .third-final = übernimmt
    .plural-final = übernehmen
    .zu = zu übernehmen
    .participle = übernommen
    .auxiliary = haben
    .object = accusative

# ours: with word-control-of before the object
verb-lose-control = verlieren
    .imperative = verliere
    .du = verlierst
    .third = verliert
    .plural = verlieren
    .du-final = verlierst
    .third-final = verliert
    .plural-final = verlieren
    .zu = zu verlieren
    .participle = verloren
    .auxiliary = haben
    .object = accusative

# ours
verb-change = ändern
    .imperative = ändere
    .du = änderst
    .third = ändert
    .plural = ändern
    .du-final = änderst
    .third-final = ändert
    .plural-final = ändern
    .zu = zu ändern
    .participle = geändert
    .auxiliary = haben
    .object = accusative
    .reflexive = accusative

# ours: from Besitzer
verb-own = besitzen
    .imperative = besitze
    .du = besitzt
    .third = besitzt
    .plural = besitzen
    .du-final = besitzt
    .third-final = besitzt
    .plural-final = besitzen
    .zu = zu besitzen
    .participle = besessen
    .auxiliary = haben
    .object = accusative

# rulebook
verb-start = beginnen
    .imperative = beginne
    .du = beginnst
    .third = beginnt
    .plural = beginnen
    .du-final = beginnst
    .third-final = beginnt
    .plural-final = beginnen
    .zu = zu beginnen
    .participle = begonnen
    .auxiliary = haben
    .object = nominative

# rulebook
verb-end = enden
    .imperative = ende
    .du = endest
    .third = endet
    .plural = enden
    .du-final = endest
    .third-final = endet
    .plural-final = enden
    .zu = zu enden
    .participle = geendet
    .auxiliary = haben
    .object = nominative

## Verbs: helpers

# rulebook
verb-be = sein
    .imperative = sei
    .du = bist
    .third = ist
    .plural = sind
    .du-final = bist
    .third-final = ist
    .plural-final = sind
    .zu = zu sein
    .past = war
    .participle = gewesen
    .auxiliary = sein
    .object = nominative

# rulebook
verb-become = werden
    .imperative = werde
    .du = wirst
    .third = wird
    .plural = werden
    .du-final = wirst
    .third-final = wird
    .plural-final = werden
    .zu = zu werden
    .participle = geworden
    .auxiliary = sein
    .object = nominative

# rulebook
verb-may = dürfen
    .du = darfst
    .third = darf
    .plural = dürfen
    .du-final = darfst
    .third-final = darf
    .plural-final = dürfen
    .zu = zu dürfen
    .participle = gedurft
    .auxiliary = haben
    .object = infinitive

# rulebook
verb-can = können
    .du = kannst
    .third = kann
    .plural = können
    .du-final = kannst
    .third-final = kann
    .plural-final = können
    .zu = zu können
    .participle = gekonnt
    .auxiliary = haben
    .object = infinitive

# rulebook
verb-must = müssen
    .du = musst
    .third = muss
    .plural = müssen
    .du-final = musst
    .third-final = muss
    .plural-final = müssen
    .zu = zu müssen
    .participle = gemusst
    .auxiliary = haben
    .object = infinitive

# rulebook: the conditional, with the infinitive at the end
verb-would = werden
    .du = würdest
    .third = würde
    .plural = würden
    .du-final = würdest
    .third-final = würde
    .plural-final = würden
    .zu = zu werden
    .participle = geworden
    .auxiliary = sein
    .object = infinitive

# ours
verb-do = tun
    .imperative = tue
    .du = tust
    .third = tut
    .plural = tun
    .du-final = tust
    .third-final = tut
    .plural-final = tun
    .zu = zu tun
    .participle = getan
    .auxiliary = haben
    .object = accusative

# rulebook
verb-be-kind = sein
    .imperative = sei
    .du = bist
    .third = ist
    .plural = sind
    .du-final = bist
    .third-final = ist
    .plural-final = sind
    .zu = zu sein
    .past = war
    .participle = gewesen
    .auxiliary = sein
    .object = nominative

# rulebook
verb-suffer = erleiden
    .imperative = erleide
    .du = erleidest
    .third = erleidet
    .plural = erleiden
    .du-final = erleidest
    .third-final = erleidet
    .plural-final = erleiden
    .zu = zu erleiden
    .participle = erlitten
    .auxiliary = haben
    .object = accusative

# rulebook
verb-receive = erhalten
    .imperative = erhalte
    .du = erhältst
    .third = erhält
    .plural = erhalten
    .du-final = erhältst
    .third-final = erhält
    .plural-final = erhalten
    .zu = zu erhalten
    .participle = erhalten
    .auxiliary = haben
    .object = accusative

## Phrases: joining clauses

# rulebook: opens a trigger
word-when = wenn

# rulebook: opens a condition; German wenn is kept for triggers
word-if = falls

# rulebook: opens a standing condition; Spanish with the subjunctive
word-while = solange

# ours
word-unless = es sei denn,

# ours
word-until = bis

# ours: "as you play this"
word-as = während

# rulebook
word-then = danach

# ours
word-otherwise = sonst

# rulebook
word-instead = stattdessen

# ours
word-if-you-do = falls du das tust

# ours
word-if-you-cant = falls du das nicht kannst

# ours: opens a reflexive trigger, a colon follows
word-do-this = tue Folgendes

# rulebook: Spanish e before an i sound, in Python
word-and = und

# rulebook: Spanish u before an o sound, in Python
word-or = oder

# rulebook: French brackets the verb, in Python
word-not = nicht

# rulebook
word-also = auch

# rulebook
word-already = bereits

# rulebook
word-only = nur

# ours
word-except = außer

# rulebook
word-than = als

# ours: repeats a number of things
word-that-many = ebenso viele

# rulebook: repeats an amount
word-that-much = in dieser Höhe

## Phrases: time

# rulebook
word-this-turn = in diesem Zug

# ours: built like this-turn
word-this-combat = in diesem Kampf

# ours
word-next-turn = im nächsten Zug

# ours
word-each-turn = in einem Zug

# rulebook
word-on-your-turn = in deinem Zug

# ours
word-on-opponents-turn = im Zug eines Gegners

# ours
word-once-each-turn = einmal pro Zug

# rulebook: German takes the genitive
word-at-start-of = zu Beginn

# ours: German takes the genitive
word-at-end-of = am Ende

# ours: German takes the genitive
word-until-end-of = bis zum Ende

# ours
word-first-time-each-turn = beim ersten Mal in jedem Zug

# ours
word-next-time = das nächste Mal, wenn

# ours
word-next-times = die nächsten { $amount } Male, wenn

# ours: after a trigger, before a second one that the instruction speaks of
word-holds = gilt

# rulebook
word-in-combat = im Kampf

# ours
word-in-combat-with = im Kampf mit

# rulebook
word-in-showdowns = während Showdowns

# ours
word-any-time = jederzeit

## Phrases: place and manner

# ours: the rulebooks have no card that says it
word-here = hier

# rulebook
word-there = dort

# ours
word-anywhere = an einem beliebigen Ort

# ours
word-from-anywhere = von einem beliebigen Ort

# ours
word-elsewhere = an einem anderen Ort

# ours
word-where = { $number ->
        [one] an dem
       *[other] an denen
    }

word-this-has-dealt-damage = , bei dem dies in diesem Zug Schaden zugefügt hat,


word-at-the-same-time = gleichzeitig

word-with-no-other-units-there = , auch wenn du dort keine anderen Units kontrollierst,

word-at-same-location = am selben Ort

word-at-move-origin = am Ausgangsort der Bewegung

word-at-move-ends = an einem Battlefield, an dem die Bewegung begonnen oder geendet hat,

word-also-here-if-a-unit = (als Unit auch hier)

word-here-if-a-unit = (als Unit hier)

word-with-ambush = mit [Ambush]

# ours: agrees with the unit, see adj-alone
word-alone = allein

# ours
word-one-on-one = eins gegen eins

# rulebook
word-face-down = mit der Vorderseite nach unten

# rulebook
word-face-up = mit der Vorderseite nach oben

# ours
word-on-top-or-bottom-of = oben auf oder unter

# rulebook: German takes the accusative
word-on-top-of = oben auf

# rulebook: German takes the accusative
word-on-bottom-of = unter

# rulebook
word-into-play = auf das Spielfeld

# rulebook
word-at-random = zufällig

# rulebook
word-in-any-order = in beliebiger Reihenfolge

# rulebook
word-this-way = auf diese Weise

# ours
word-for-this-spell = für diesen Spell

# ours
word-now = jetzt

# ours
word-to-my-origin = zum ursprünglichen Ort dieser Unit

# ours
word-in-turn-order = in Zugreihenfolge

# ours
word-to-each-other = einander

## Phrases: how many

# rulebook
word-up-to = bis zu

# ours
word-any-number-of = eine beliebige Anzahl von

# rulebook
word-exactly = genau

# rulebook
word-or-more = oder mehr

# ours
word-or-less = oder weniger

# rulebook
word-at-least = mindestens

# rulebook
word-more = mehr

# ours
word-less = weniger

# ours
word-fewer = weniger

# rulebook: German agrees, see det-each with the accusative
word-for-each = für jede

# rulebook: German takes the genitive; French agrees with the amount
word-equal-to = in Höhe

# ours
word-to-a-minimum-of = bis zu einem Minimum von

# ours
word-number-of = die Anzahl der

# ours
word-among = unter

# rulebook
word-total-of = insgesamt

# ours: before a second bonus
word-additional = zusätzlich

## Phrases: what the renderer needs besides (ours)

word-or-fewer = oder weniger

word-of-your-choice = deiner Wahl

word-to-there = dorthin

word-at-another-location-than = an einem anderen Ort als

word-at-the-same-location-as = am selben Ort wie

word-beyond-the-first = nach der ersten

word-at-the-same-location = am selben Ort

word-with-the-same-controller = mit demselben Controller

word-with-total-might = mit insgesamt { $amount } [M] oder weniger

word-from-anywhere-but-hand = von woanders als von der Hand

# ours
word-to-its-unit = der Unit, an die es angelegt ist,

# ours
word-everywhere = überall

# ours
word-played-from-elsewhere = , die von woanders als von einer Hand ausgespielt werden,

# ours
word-equal-to-its-base-cost = in Höhe der eigenen Grundkosten

word-equal-to-its-cost = in Höhe der eigenen Kosten

# ours
word-any-number-in-a-deck = dein Deck darf beliebig viele Karten dieses Namens enthalten

# ours
word-hold-effects-are-conquer-effects = die Halteeffekte dieser Unit sind auch Eroberungseffekte und umgekehrt

# ours
word-copies-the-text-of-its-unit = wenn dieses Gear an eine Unit angelegt wird, wird der Text dieser Unit zum Effekttext dieses Gears, solange es angelegt bleibt

# ours
word-while-paying-its-cost = beim Bezahlen hierfür

# ours
word-while-assigning-damage-here = beim Zuweisen von Kampfschaden hier

# ours
word-while-paying-to-choose-here = beim Bezahlen für Spells und Abilities, die etwas hier wählen

# ours
word-combat-ties = ein Kampf, in dem du der Angreifer bist, unentschieden enden würde

# ours
word-goes-to-your-trash = eine Karte von woanders als aus deinem Main Deck in deinen Trash gelegt würde

# ours
word-by-conquering = durch Erobern

# ours
word-by-holding = durch Halten

# ours
word-by-conquering-or-holding = durch Erobern oder Halten

# ours
word-that-was-fewer-than = das weniger als { $amount } waren

# ours
word-that-was-at-least = das { $amount } oder mehr waren

word-from-anywhere-but-your-hand = von woanders als von deiner Hand

word-from-face-down = aus [Hidden]

word-from-here = von hier

word-from-battlefield = von einem Battlefield

word-from-base = von einer Base

word-in-your-channel-phase = in deiner Channel Phase

# ours
word-in-their-channel-phase = in der eigenen Channel Phase

# ours
word-only-so-many = nur

word-to-the-victory-score = bis zum Victory Score

word-from-the-victory-score = vom Victory Score entfernt

word-named = namens

word-plus = plus

# ours
word-multiple = { $case ->
        [genitive] { $amount ->
            [2] des Doppelten
            [3] des Dreifachen
           *[other] des { $amount }-Fachen
        }
       *[accusative] { $amount ->
            [2] das Doppelte
            [3] das Dreifache
           *[other] das { $amount }-Fache
        }
    }

word-equal-to-that = in dieser Höhe

word-might-gained = +[M]

word-might-lost = -[M]

word-base-might = eine Grund-Might von { $amount }

word-for-so-much-less = für { $amount } weniger

word-for-a-cost-reduced-by = wobei die Energy-Kosten um { $amount } verringert sind

word-by-so-much = um { $amount }

word-to-so-much = auf { $amount }

word-times = bis zu { $amount }-mal

word-the-next-damage = die nächsten { $amount } Schadenspunkte

word-all-damage = allen Schaden

word-there-is = gibt

word-there-are = gibt

word-there-may-be = gibt

word-control-of = die Kontrolle über

word-split-among = aufgeteilt auf

word-from-among = unter

# ours
word-from-among-them = davon

# ours
word-among-them = darunter

# ours
word-from-top-of = von der Oberseite

# ours
word-until-you-reveal = , bis du { $amount } enthüllst,

# ours
word-until-they-reveal = , bis er { $amount } enthüllt,

# ours
word-look-first = falls du Karten eines Decks enthüllen würdest, sieh dir zuerst dessen oberste Karte an; du darfst sie recyceln

# ours
word-as-it-happens = sobald

# ours
word-on-top-of-your-main-deck = oben auf deinem Main Deck

# ours
word-from-your-main-deck = aus deinem Main Deck

# ours
word-instead-of-the-trash = statt in den Trash

word-until-your-next-turn = bis zu deinem nächsten Zug

word-while-source = solange dies auf dem Spielfeld bleibt

word-while-unit = solange diese Unit auf dem Spielfeld bleibt

word-while-attached = solange dieses Gear angelegt ist

word-if-you-dont = falls du das nicht tust

# ours: of Might, to so much
contraction-rises = steigt

# ours: of damage, on a unit
contraction-lies = liegt

# ours: of what is counted anew every turn
contraction-in-each-turn = in jedem Zug

# ours
contraction-been = worden

word-to-each-others-locations = jeweils an den Ort der anderen

word-an-additional-time = ein weiteres Mal

word-at-least-twice = mindestens zweimal

word-at-least-three-times = mindestens dreimal

word-twice-each-turn = zweimal pro Zug

word-times-each-turn = bis zu { $amount }-mal pro Zug

word-first-time = das erste Mal, wenn

word-second-time = das zweite Mal, wenn

word-third-time = das dritte Mal, wenn

word-use-only = verwende dies nur,

word-use-only-once-each-turn = verwende dies nur einmal pro Zug

word-use-only-so-often = verwende dies nur { $amount }-mal pro Zug

word-choose-up-to = { $mood ->
        [after] wählst du bis zu { $amount } Möglichkeiten
       *[imperative] wähle bis zu { $amount } Möglichkeiten
    }

word-choose-several = { $mood ->
        [after] wählst du { $amount } Möglichkeiten
       *[imperative] wähle { $amount } Möglichkeiten
    }

word-in-ending-combat = ein Kampf endet, in dem

word-in-showdown = in einem Showdown

word-your-beginning-phase = gerade deine Beginning Phase ist

word-not-your-beginning-phase = gerade nicht deine Beginning Phase ist

word-your-main-phase = gerade deine Main Phase ist

word-not-your-main-phase = gerade nicht deine Main Phase ist

word-a-showdown = ein Showdown läuft

word-no-showdown = kein Showdown läuft

word-during-combat = während eines Kampfes

word-a-combat = ein Kampf läuft

word-no-combat = kein Kampf läuft

word-a-showdown-here = hier ein Showdown läuft

word-no-showdown-here = hier kein Showdown läuft

word-in-your-beginning-phase = in deiner Beginning Phase

word-in-your-main-phase = in deiner Main Phase

word-with-a-spell-or-unit = mit einem Spell oder einer Ability einer Unit

word-your-turn = du am Zug bist

word-not-your-turn = du nicht am Zug bist

# ours
word-opponents-turn = ein Gegner am Zug ist

# ours
word-not-opponents-turn = kein Gegner am Zug ist

# ours
word-in-your-first-turns = { $amount ->
        [1] dies dein erster Zug ist
       *[other] dies einer deiner ersten { $amount } Züge ist
    }

word-not-in-your-first-turns = { $amount ->
        [1] dies nicht dein erster Zug ist
       *[other] dies keiner deiner ersten { $amount } Züge ist
    }

word-in-their-first-turns = { $amount ->
        [1] dies der erste Zug dieses Spielers ist
       *[other] dies einer der ersten { $amount } Züge dieses Spielers ist
    }

word-not-in-their-first-turns = { $amount ->
        [1] dies nicht der erste Zug dieses Spielers ist
       *[other] dies keiner der ersten { $amount } Züge dieses Spielers ist
    }

word-before-your-first-turns = dein { $amount ->
        [2] zweiter
        [3] dritter
        [4] vierter
       *[other] nächster
    } Zug noch nicht begonnen hat

word-not-before-your-first-turns = dein { $amount ->
        [2] zweiter
        [3] dritter
        [4] vierter
       *[other] nächster
    } Zug begonnen hat

word-before-their-first-turns = ihr { $amount ->
        [2] zweiter
        [3] dritter
        [4] vierter
       *[other] nächster
    } Zug noch nicht begonnen hat

word-not-before-their-first-turns = ihr { $amount ->
        [2] zweiter
        [3] dritter
        [4] vierter
       *[other] nächster
    } Zug begonnen hat

word-it-was-uncontrolled = dieses Battlefield unkontrolliert war

word-it-was-controlled = dieses Battlefield kontrolliert war

word-this-was-played-again = dieser Spell ein weiteres Mal ausgespielt wurde

word-this-was-not-played-again = dieser Spell nicht ein weiteres Mal ausgespielt wurde

word-after-this-one = nach diesem Zug

word-twice-the-damage = doppelten Schaden

word-ignoring-its-power-cost = ohne die Power-Kosten zu bezahlen

word-ignoring-their-power-costs = ohne die Power-Kosten zu bezahlen

word-ignoring-all-costs = ohne Kosten zu bezahlen

# ours
word-any-amount-of-energy = eine beliebige Menge Energy

# ours
word-any-amount-of-power = eine beliebige Menge { $amount }

# ours
word-that-much-energy = ebenso viel Energy

# ours
word-that-much-power = ebenso viel { $amount }

# ours
word-additionally = zusätzlich

# ours
word-on-their-side = auf ihrer Seite

word-but-your-allies = { ", der nicht dein Verbündeter ist," }

word-who-did = { ", der das getan hat," }

# ours
word-instead-of-any-power = anstelle von [A]

word-ignoring-costs = ohne Kosten zu bezahlen

word-for-its-flow-cost = für die [Flow]-Kosten

word-for-their-flow-costs = für die [Flow]-Kosten

word-for-its-equip-cost-less = für seine um [A] verringerten [Equip]-Kosten

word-at-most = höchstens

word-greater = größer als

word-smaller = kleiner als

word-each-one = je

word-in-order-to = um

word-to-here = hierher

word-as-much-as = wie

word-minus = minus

word-on-spells = für einen einzelnen Spell

word-with-a-spell = mit einem Spell

word-on-it = dafür

word-more-of = mehr

word-less-of = weniger

word-not-more = nicht

word-there-is-not = gibt

word-someone = jemand

word-at-different-locations = an verschiedenen Orten

word-it-is = es ist

word-it-is-not = es ist nicht

word-replaced-with = durch

word-with-what-it-replaced = durch das, was es ersetzt hat,

word-any-number-of-them = eine beliebige Anzahl von ihnen

word-the-same = denselben

word-on = auf

word-of-the-chosen-name = mit dem genannten Namen

word-with-the-named-tag = mit der genannten Kennzeichnung

word-in-total = insgesamt

word-following = Folgendes

word-if-they-do = falls er das tut

word-if-they-dont = falls er das nicht tut

word-if-they-cant = falls er das nicht kann

# ours
word-starting-with-the-next-player = beginnend beim nächsten Spieler

# ours
word-as-part-of-it = während

# ours
word-so = so

word-this-one = diese

## Phrases: costs

# ours
word-as-an-additional-cost = als zusätzliche Kosten, um

# ours
word-ignoring-its-cost = ohne die Kosten zu bezahlen

word-ignoring-their-costs = ohne die Kosten zu bezahlen

# ours
word-ignoring-its-energy-cost = ohne die Energy-Kosten zu bezahlen

word-ignoring-their-energy-costs = ohne die Energy-Kosten zu bezahlen

# rulebook
word-rather-than = statt

# ours
word-use-only-in-showdowns = verwende dies nur während eines Showdowns

# ours
word-use-only-to = verwende dies nur, um

# ours: opens a list of modes
word-choose-one = { $mood ->
        [after] wählst du eine Möglichkeit
       *[imperative] wähle eine Möglichkeit
    }

# ours
word-choose-one-not-yet-chosen = { $mood ->
        [after] wählst du eine Möglichkeit, die du noch nicht gewählt hast
       *[imperative] wähle eine Möglichkeit, die du noch nicht gewählt hast
    }

# ours
word-choose-one-not-chosen-this-turn = wähle eine Möglichkeit, die du in diesem Zug noch nicht gewählt hast

word-choose-one-nobody-chose-this-turn = wähle eine Möglichkeit, die in diesem Zug noch nicht gewählt wurde

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
