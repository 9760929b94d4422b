### Terms of the game: Spanish
###
### The words that card text is made of, as messages and attributes (Fluent's private
### terms cannot be asked for from Python with a case or number known only at run time).
### The renderer asks for a message with variables; what agrees is chosen here.
###
### $number   one, other
### $gender   masculine, feminine (of the noun; .gender says which)
### .count    count or mass; .amount says how a mass noun follows a number: "de" (5 de damage) or bare
### .position of an adjective: before or after the noun
###
### Verbs: value = infinitive; imperative (tú), tu, third, plural, the same in the subjunctive.
### Most game verbs are a Spanish verb with an English noun (realiza un Draw); .link is the
### preposition before the object (de, a), .particle closes after the object (pon … en play).
###
### A comment "rulebook" means: so it stands in the printed Spanish rulebook.
### "ours" means: the rulebook is silent, we decided. STYLE.md says why.

## Nouns: kinds of card

# rulebook: stays English, lower case
noun-card = { $number ->
        [one] card
       *[other] cards
    }
    .gender = feminine
    .count = count

# rulebook: stays English, lower case
noun-unit = { $number ->
        [one] unit
       *[other] units
    }
    .gender = feminine
    .count = count

# rulebook: stays English (cards de Gear); ours: gender and the bare noun
noun-gear = { $number ->
        [one] gear
       *[other] gears
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-spell = { $number ->
        [one] spell
       *[other] spells
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-rune = { $number ->
        [one] rune
       *[other] runes
    }
    .gender = feminine
    .count = count

# rulebook: stays English; ours: gender
noun-legend = { $number ->
        [one] legend
       *[other] legends
    }
    .gender = feminine
    .count = count

# rulebook: lower case
noun-champion = { $number ->
        [one] champion
       *[other] champions
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
        [one] Chosen Champion
       *[other] Chosen Champions
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-battlefield = { $number ->
        [one] battlefield
       *[other] battlefields
    }
    .gender = masculine
    .count = count

# ours: stays English like gear
noun-equipment = { $number ->
        [one] equipment
       *[other] equipments
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-token = { $number ->
        [one] token
       *[other] tokens
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-signature-card = { $number ->
        [one] signature card
       *[other] signature cards
    }
    .gender = feminine
    .count = count

# ours: stays English
noun-permanent = { $number ->
        [one] permanent
       *[other] permanents
    }
    .gender = masculine
    .count = count

# ours
noun-object = { $number ->
        [one] objeto
       *[other] objetos
    }
    .gender = masculine
    .count = count

# rulebook
noun-copy = { $number ->
        [one] copia
       *[other] copias
    }
    .gender = feminine
    .count = count

# ours
noun-thing = { $number ->
        [one] algo
       *[other] cosas
    }
    .gender = masculine
    .count = count

## Nouns: people

# rulebook
noun-player = { $number ->
        [one] jugador
       *[other] jugadores
    }
    .gender = masculine
    .count = count

# rulebook
noun-opponent = { $number ->
        [one] oponente
       *[other] oponentes
    }
    .gender = masculine
    .count = count

# ours: you or an ally
noun-side-player = { $number ->
        [one] jugador de tu bando
       *[other] jugadores de tu bando
    }
    .gender = masculine
    .count = count

# rulebook
noun-ally = { $number ->
        [one] aliado
       *[other] aliados
    }
    .gender = masculine
    .count = count

# ours
noun-teammate = { $number ->
        [one] compañero
       *[other] compañeros
    }
    .gender = masculine
    .count = count

# rulebook
noun-team = { $number ->
        [one] equipo
       *[other] equipos
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-owner = { $number ->
        [one] owner
       *[other] owners
    }
    .gender = masculine
    .count = count

# ours: stays English like owner
noun-controller = { $number ->
        [one] controller
       *[other] controllers
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-attacker = { $number ->
        [one] attacker
       *[other] attackers
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-defender = { $number ->
        [one] defender
       *[other] defenders
    }
    .gender = masculine
    .count = count

# rulebook
noun-enemy = { $number ->
        [one] enemigo
       *[other] enemigos
    }
    .gender = masculine
    .count = count

## Nouns: places

# rulebook
noun-base = { $number ->
        [one] base
       *[other] bases
    }
    .gender = feminine
    .count = count

# rulebook
noun-hand = { $number ->
        [one] mano
       *[other] manos
    }
    .gender = feminine
    .count = count

# rulebook: translated when no particular deck is named
noun-deck = { $number ->
        [one] mazo
       *[other] mazos
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-main-deck = { $number ->
        [one] Main Deck
       *[other] Main Decks
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-rune-deck = { $number ->
        [one] Rune Deck
       *[other] Rune Decks
    }
    .gender = masculine
    .count = count

# rulebook: the word trash stays English and lies in a pile
noun-trash = { $number ->
        [one] pila de trash
       *[other] pilas de trash
    }
    .gender = feminine
    .count = count

# ours: stays English like trash
noun-banishment = { $number ->
        [one] banishment
       *[other] banishments
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-board = { $number ->
        [one] board
       *[other] boards
    }
    .gender = masculine
    .count = count

# ours: stays English like showdown
noun-chain = { $number ->
        [one] chain
       *[other] chains
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
        [one] Rune Pool
       *[other] Rune Pools
    }
    .gender = masculine
    .count = count

# ours: the bare word; named zones stay English
noun-zone = { $number ->
        [one] zona
       *[other] zonas
    }
    .gender = feminine
    .count = count

# rulebook
noun-location = { $number ->
        [one] ubicación
       *[other] ubicaciones
    }
    .gender = feminine
    .count = count

# rulebook
noun-top = { $number ->
        [one] parte superior
       *[other] partes superiores
    }
    .gender = feminine
    .count = count

# rulebook
noun-bottom = { $number ->
        [one] parte inferior
       *[other] partes inferiores
    }
    .gender = feminine
    .count = count

## Nouns: numbers a card has

# rulebook: stays English, amount with de; ours: capital throughout, feminine
noun-energy = Energy
    .gender = feminine
    .count = mass
    .amount = de

# rulebook: stays English, masculine
noun-power = Power
    .gender = masculine
    .count = mass
    .amount = de

# rulebook: stays English, feminine
noun-might = Might
    .gender = feminine
    .count = mass
    .amount = de

# rulebook
noun-cost = { $number ->
        [one] coste
       *[other] costes
    }
    .gender = masculine
    .count = count

# rulebook: stays English, masculine
noun-energy-cost = { $number ->
        [one] Energy cost
       *[other] Energy costs
    }
    .gender = masculine
    .count = count

# ours
noun-might-bonus = { $number ->
        [one] bonificación de Might base
       *[other] bonificaciones de Might base
    }
    .gender = feminine
    .count = count

# rulebook: stays English, masculine
noun-power-cost = { $number ->
        [one] Power cost
       *[other] Power costs
    }
    .gender = masculine
    .count = count

# ours
noun-equip-cost = { $number ->
        [one] coste de [Equip]
       *[other] costes de [Equip]
    }
    .gender = masculine
    .count = count

# ours
noun-empower-cost = { $number ->
        [one] coste de [Empower]
       *[other] costes de [Empower]
    }
    .gender = masculine
    .count = count

# ours
noun-repeat-cost = { $number ->
        [one] coste de [Repeat]
       *[other] costes de [Repeat]
    }
    .gender = masculine
    .count = count

# ours
noun-additional-cost = { $number ->
        [one] coste adicional
       *[other] costes adicionales
    }
    .gender = masculine
    .count = count

# rulebook
noun-resource = { $number ->
        [one] recurso
       *[other] recursos
    }
    .gender = masculine
    .count = count

# rulebook: stays English, capital, masculine
noun-domain = { $number ->
        [one] Domain
       *[other] Domains
    }
    .gender = masculine
    .count = count

# rulebook: stays English, amount with de
noun-damage = damage
    .gender = masculine
    .count = mass
    .amount = de

# ours: from damage
noun-bonus-damage = bonus damage
    .gender = masculine
    .count = mass
    .amount = de

# ours: from damage
noun-combat-damage = damage de combat
    .gender = masculine
    .count = mass
    .amount = de

# rulebook
noun-point = { $number ->
        [one] punto
       *[other] puntos
    }
    .gender = masculine
    .count = count

# rulebook: stays English, feminine
noun-victory-score = { $number ->
        [one] Victory Score
       *[other] Victory Scores
    }
    .gender = feminine
    .count = count

# ours: stays English; bare after a number
noun-xp = XP
    .gender = feminine
    .count = mass
    .amount = bare

# rulebook: stays English, capital, feminine
noun-buff = { $number ->
        [one] Buff
       *[other] Buffs
    }
    .gender = feminine
    .count = count

# ours: counted like Buff
noun-empower = { $number ->
        [one] Empower
       *[other] Empowers
    }
    .gender = masculine
    .count = count

# rulebook
noun-counter = { $number ->
        [one] marcador
       *[other] marcadores
    }
    .gender = masculine
    .count = count

# rulebook
noun-amount = { $number ->
        [one] cantidad
       *[other] cantidades
    }
    .gender = feminine
    .count = count

# rulebook
noun-number = { $number ->
        [one] número
       *[other] números
    }
    .gender = masculine
    .count = count

# ours
noun-total = { $number ->
        [one] total
       *[other] totales
    }
    .gender = masculine
    .count = count

# ours
noun-minimum = { $number ->
        [one] mínimo
       *[other] mínimos
    }
    .gender = masculine
    .count = count

## Nouns: time

# rulebook
noun-turn = { $number ->
        [one] turno
       *[other] turnos
    }
    .gender = masculine
    .count = count

# rulebook
noun-game = { $number ->
        [one] partida
       *[other] partidas
    }
    .gender = feminine
    .count = count

# rulebook: stays English, lower case
noun-combat = { $number ->
        [one] combat
       *[other] combats
    }
    .gender = masculine
    .count = count

# rulebook: stays English, lower case
noun-showdown = { $number ->
        [one] showdown
       *[other] showdowns
    }
    .gender = masculine
    .count = count

# rulebook: inside the names of the phases; ours: bare
noun-phase = { $number ->
        [one] phase
       *[other] phases
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

# rulebook
noun-start = { $number ->
        [one] comienzo
       *[other] comienzos
    }
    .gender = masculine
    .count = count

# ours
noun-end = { $number ->
        [one] final
       *[other] finales
    }
    .gender = masculine
    .count = count

# rulebook
noun-time = { $number ->
        [one] vez
       *[other] veces
    }
    .gender = feminine
    .count = count

# rulebook
noun-step = { $number ->
        [one] paso
       *[other] pasos
    }
    .gender = masculine
    .count = count

## Nouns: text and rules

# rulebook: stays English, lower case
noun-ability = { $number ->
        [one] ability
       *[other] abilities
    }
    .gender = feminine
    .count = count

# ours
noun-exhaust-ability = { $number ->
        [one] ability de { "[Exhaust]" }
       *[other] abilities de { "[Exhaust]" }
    }
    .gender = feminine
    .count = count

# rulebook
noun-effect = { $number ->
        [one] efecto
       *[other] efectos
    }
    .gender = masculine
    .count = count

# ours
noun-conquer-effect = { $number ->
        [one] efecto de Conquer
       *[other] efectos de Conquer
    }
    .gender = masculine
    .count = count

# ours
noun-temporary-effect = { $number ->
        [one] efecto de { "[Temporary]" }
       *[other] efectos de { "[Temporary]" }
    }
    .gender = masculine
    .count = count

# ours
noun-hold-effect = { $number ->
        [one] efecto de Hold
       *[other] efectos de Hold
    }
    .gender = masculine
    .count = count

# rulebook: beside palabra clave
noun-keyword = { $number ->
        [one] keyword
       *[other] keywords
    }
    .gender = feminine
    .count = count

# rulebook: stays English
noun-tag = { $number ->
        [one] tag
       *[other] tags
    }
    .gender = masculine
    .count = count

# rulebook
noun-name = { $number ->
        [one] nombre
       *[other] nombres
    }
    .gender = masculine
    .count = count

# rulebook
noun-type = { $number ->
        [one] tipo
       *[other] tipos
    }
    .gender = masculine
    .count = count

# rulebook
noun-target = { $number ->
        [one] objetivo
       *[other] objetivos
    }
    .gender = masculine
    .count = count

# ours
noun-decision = { $number ->
        [one] elección
       *[other] elecciones
    }
    .gender = feminine
    .count = count

# ours
noun-choice = { $number ->
        [one] elección
       *[other] elecciones
    }
    .gender = feminine
    .count = count

# rulebook
noun-order = { $number ->
        [one] orden
       *[other] órdenes
    }
    .gender = masculine
    .count = count

# rulebook: stays English
noun-mulligan = { $number ->
        [one] Mulligan
       *[other] Mulligans
    }
    .gender = masculine
    .count = count

# ours
noun-rest = { $number ->
        [one] resto
       *[other] restos
    }
    .gender = masculine
    .count = count

# ours: stays English
noun-priority = { $number ->
        [one] priority
       *[other] priorities
    }
    .gender = feminine
    .count = count

# ours: stays English
noun-focus = focus
    .gender = masculine
    .count = count

## Adjectives: sides

# ours
adj-total = { $number ->
        [one] total
       *[other] totales
    }
    .position = after

# ours
adj-highest = { $number ->
        [one] { $gender ->
            [feminine] más alta
           *[masculine] más alto
        }
       *[other] { $gender ->
            [feminine] más altas
           *[masculine] más altos
        }
    }
    .position = after

# ours
adj-lowest = { $number ->
        [one] { $gender ->
            [feminine] más baja
           *[masculine] más bajo
        }
       *[other] { $gender ->
            [feminine] más bajas
           *[masculine] más bajos
        }
    }
    .position = after

# rulebook
adj-friendly = { $number ->
        [one] amigable
       *[other] amigables
    }
    .position = after

# rulebook
adj-enemy = { $number ->
        [one] { $gender ->
            [feminine] enemiga
           *[masculine] enemigo
        }
       *[other] { $gender ->
            [feminine] enemigas
           *[masculine] enemigos
        }
    }
    .position = after

## Adjectives: states

# rulebook: stays English
adj-ready = ready
    .position = after

# rulebook: a position, invariable
adj-exhausted = en exhaust
    .position = after

# ours: like en exhaust
adj-stunned = en stun
    .position = after

# ours
adj-buffed = con Buff
    .position = after

# ours
adj-damaged = con damage
    .position = after

# ours
adj-equipped = { $number ->
        [one] { $gender ->
            [feminine] equipada
           *[masculine] equipado
        }
       *[other] { $gender ->
            [feminine] equipadas
           *[masculine] equipados
        }
    }
    .position = after

# ours
adj-attached = { $number ->
        [one] { $gender ->
            [feminine] acoplada
           *[masculine] acoplado
        }
       *[other] { $gender ->
            [feminine] acopladas
           *[masculine] acoplados
        }
    }
    .position = after

# ours
adj-detached = sin acoplar
    .position = after

# ours
adj-attacking = { $number ->
        [one] atacante
       *[other] atacantes
    }
    .position = after

# ours
adj-defending = { $number ->
        [one] { $gender ->
            [feminine] defensora
           *[masculine] defensor
        }
       *[other] { $gender ->
            [feminine] defensoras
           *[masculine] defensores
        }
    }
    .position = after

# ours
adj-alone = { $number ->
        [one] { $gender ->
            [feminine] sola
           *[masculine] solo
        }
       *[other] { $gender ->
            [feminine] solas
           *[masculine] solos
        }
    }
    .position = after

# ours
adj-mighty = [Mighty]
    .position = after

# ours
adj-empowered = [Empowered]
    .position = after

# rulebook
adj-facedown = bocabajo
    .position = after

# rulebook
adj-hidden = en hidden
    .position = after

# ours: the rulebook says "not occupied"
adj-open = sin ocupar
    .position = after

# rulebook
adj-occupied = { $number ->
        [one] { $gender ->
            [feminine] ocupada
           *[masculine] ocupado
        }
       *[other] { $gender ->
            [feminine] ocupadas
           *[masculine] ocupados
        }
    }
    .position = after

# ours
adj-contested = en disputa
    .position = after

# ours
adj-uncontrolled = sin control
    .position = after

# rulebook
adj-controlled = bajo control
    .position = after

## Adjectives: what happened to it

# rulebook
adj-played = { $number ->
        [one] { $gender ->
            [feminine] puesta en play
           *[masculine] puesto en play
        }
       *[other] { $gender ->
            [feminine] puestas en play
           *[masculine] puestos en play
        }
    }
    .position = after

# rulebook
adj-chosen = { $number ->
        [one] { $gender ->
            [feminine] escogida
           *[masculine] escogido
        }
       *[other] { $gender ->
            [feminine] escogidas
           *[masculine] escogidos
        }
    }
    .position = after

# ours: from the rulebook's sufrir un Kill
adj-killed = { $number ->
        [one] que ha sufrido un Kill
       *[other] que han sufrido un Kill
    }
    .position = after

# ours: from the rulebook's descartar
adj-discarded = { $number ->
        [one] { $gender ->
            [feminine] descartada
           *[masculine] descartado
        }
       *[other] { $gender ->
            [feminine] descartadas
           *[masculine] descartados
        }
    }
    .position = after

# ours
adj-burned = { $number ->
        [one] { $gender ->
            [feminine] quemada
           *[masculine] quemado
        }
       *[other] { $gender ->
            [feminine] quemadas
           *[masculine] quemados
        }
    }
    .position = after

# ours
adj-revealed = { $number ->
        [one] { $gender ->
            [feminine] revelada
           *[masculine] revelado
        }
       *[other] { $gender ->
            [feminine] reveladas
           *[masculine] revelados
        }
    }
    .position = after

# ours
adj-banished = en banishment
    .position = after

# ours
adj-recycled = en Recycle
    .position = after

## Adjectives: picking one out

# rulebook
adj-other = { $number ->
        [one] { $gender ->
            [feminine] otra
           *[masculine] otro
        }
       *[other] { $gender ->
            [feminine] otras
           *[masculine] otros
        }
    }
    .position = before

# rulebook
adj-same = { $number ->
        [one] { $gender ->
            [feminine] misma
           *[masculine] mismo
        }
       *[other] { $gender ->
            [feminine] mismas
           *[masculine] mismos
        }
    }
    .position = before

# rulebook
adj-different = { $number ->
        [one] { $gender ->
            [feminine] distinta
           *[masculine] distinto
        }
       *[other] { $gender ->
            [feminine] distintas
           *[masculine] distintos
        }
    }
    .position = after

# ours
adj-next = { $number ->
        [one] { $gender ->
            [feminine] próxima
           *[masculine] próximo
        }
       *[other] { $gender ->
            [feminine] próximas
           *[masculine] próximos
        }
    }
    .position = before

# ours
adj-new = { $number ->
        [one] { $gender ->
            [feminine] nueva
           *[masculine] nuevo
        }
       *[other] { $gender ->
            [feminine] nuevas
           *[masculine] nuevos
        }
    }
    .position = before

# ours
adj-optional = { $number ->
        [one] opcional
       *[other] opcionales
    }
    .position = after

# rulebook
adj-additional = { $number ->
        [one] adicional
       *[other] adicionales
    }
    .position = after

# ours
adj-in-question = en cuestión
    .position = after

# rulebook
adj-top = de la parte superior
    .position = after

# ours: built like adj-top
adj-bottom = de la parte inferior
    .position = after

# rulebook
adj-remaining = { $number ->
        [one] restante
       *[other] restantes
    }
    .position = after

# ours
adj-single = { $number ->
        [one] { $gender ->
            [feminine] única
           *[masculine] único
        }
       *[other] { $gender ->
            [feminine] únicas
           *[masculine] únicos
        }
    }
    .position = before

# rulebook
adj-any = { $number ->
        [one] cualquiera
       *[other] cualesquiera
    }
    .position = after

# ours
adj-excess = { $number ->
        [one] sobrante
       *[other] sobrantes
    }
    .position = after

# rulebook
adj-lethal = { $number ->
        [one] mortal
       *[other] mortales
    }
    .position = after

# ours: from the rulebook's activar
adj-activated = { $number ->
        [one] { $gender ->
            [feminine] activada
           *[masculine] activado
        }
       *[other] { $gender ->
            [feminine] activadas
           *[masculine] activados
        }
    }
    .position = after

# ours
adj-triggered = { $number ->
        [one] { $gender ->
            [feminine] desencadenada
           *[masculine] desencadenado
        }
       *[other] { $gender ->
            [feminine] desencadenadas
           *[masculine] desencadenados
        }
    }
    .position = after

## Adjectives: order

# rulebook: always before the noun, so the short form
adj-first = { $number ->
        [one] { $gender ->
            [feminine] primera
           *[masculine] primer
        }
       *[other] { $gender ->
            [feminine] primeras
           *[masculine] primeros
        }
    }
    .position = before

# ours
adj-second = { $number ->
        [one] { $gender ->
            [feminine] segunda
           *[masculine] segundo
        }
       *[other] { $gender ->
            [feminine] segundas
           *[masculine] segundos
        }
    }
    .position = before

# ours: always before the noun, so the short form
adj-third = { $number ->
        [one] { $gender ->
            [feminine] tercera
           *[masculine] tercer
        }
       *[other] { $gender ->
            [feminine] terceras
           *[masculine] terceros
        }
    }
    .position = before

# rulebook
adj-last = { $number ->
        [one] { $gender ->
            [feminine] última
           *[masculine] último
        }
       *[other] { $gender ->
            [feminine] últimas
           *[masculine] últimos
        }
    }
    .position = before

## Auxiliaries of the perfect

auxiliary-have = haber
    .you = has
    .third = ha
    .plural = han

# haber for every verb
auxiliary-be = haber
    .you = has
    .third = ha
    .plural = han

## Determiners: they agree in gender and number

det-definite = { $number ->
        [one] { $gender ->
            [feminine] la
           *[masculine] el
        }
       *[other] { $gender ->
            [feminine] las
           *[masculine] los
        }
    }

# singular only: a plural without a number has no article
det-indefinite = { $gender ->
        [feminine] una
       *[masculine] un
    }

det-this = { $number ->
        [one] { $gender ->
            [feminine] esta
           *[masculine] este
        }
       *[other] { $gender ->
            [feminine] estas
           *[masculine] estos
        }
    }

det-that = { $number ->
        [one] { $gender ->
            [feminine] esa
           *[masculine] ese
        }
       *[other] { $gender ->
            [feminine] esas
           *[masculine] esos
        }
    }

det-your = { $number ->
        [one] tu
       *[other] tus
    }

det-its = { $number ->
        [one] su
       *[other] sus
    }

det-their = { $number ->
        [one] su
       *[other] sus
    }

# ours: the possessor is this unit
det-self = { $number ->
        [one] su
       *[other] sus
    }

det-each = cada

det-any = cualquier

det-all = { $gender ->
        [feminine] todas las
       *[masculine] todos los
    }

det-both = { $gender ->
        [feminine] ambas
       *[masculine] ambos
    }

det-no = { $gender ->
        [feminine] ninguna
       *[masculine] ningún
    }

det-another = { $number ->
        [one] { $gender ->
            [feminine] otra
           *[masculine] otro
        }
       *[other] { $gender ->
            [feminine] otras
           *[masculine] otros
        }
    }

## Pronouns

pronoun-you = { $case ->
        [nominative] tú
        [dative] te
       *[accusative] ti
    }

# ours: a unit speaks of itself in the third person (see STYLE.md)
pronoun-self = ella

# ours: only after a preposition (de ella, a ellas); elsewhere the noun is repeated with det-that
pronoun-it = { $case ->
        [accusative] { $number ->
            [one] { $gender ->
                [feminine] la
               *[masculine] lo
            }
           *[other] { $gender ->
                [feminine] las
               *[masculine] los
            }
        }
       *[stressed] { $number ->
            [one] { $gender ->
                [feminine] ella
               *[masculine] él
            }
           *[other] { $gender ->
                [feminine] ellas
               *[masculine] ellos
            }
        }
    }

pronoun-which = que

pronoun-reflexive = { $person ->
        [second] te
       *[third] se
    }

## Contractions of a preposition and the definite article

contraction-a-el = al

contraction-de-el = del

contraction-y-i = e

contraction-o-o = u

## Numbers: the rulebook writes digits; one is the article

number-1 = uno

number-2 = dos

number-3 = tres

number-4 = cuatro

number-5 = cinco

number-6 = seis

number-7 = siete

number-8 = ocho

number-9 = nueve

number-10 = diez

## Prepositions

# rulebook
prep-at-battlefield = en

# rulebook
prep-at-base = en

# rulebook: where a card is played to
prep-play-to-battlefield = en

# rulebook: where a card is played to
prep-play-to-base = en

# rulebook: where a unit moves to
prep-to-battlefield = a

# rulebook: where a unit moves to
prep-to-base = a

# rulebook
prep-from-battlefield = de

# ours: like from-battlefield
prep-from-base = de

# rulebook
prep-in-hand = en

# ours
prep-to-hand = a

# rulebook
prep-from-hand = de

# ours
prep-in-trash = en

# rulebook
prep-to-trash = a

# ours
prep-from-trash = de

# rulebook
prep-in-deck = en

# rulebook
prep-from-deck = de

# rulebook
prep-in-zone = en

# rulebook
prep-to-zone = a

# ours
prep-from-zone = de

# ours
prep-on-chain = en

# rulebook
prep-on-board = en

# rulebook
prep-of = de

# rulebook
prep-with = con

# rulebook: a unit and its Might
prep-with-might = de

# rulebook
prep-without = sin

# rulebook: a price
prep-for = por

# rulebook: the one who receives; German has the bare dative for persons and units
prep-to = a

# rulebook: the doer in the passive
prep-by = por

# rulebook
prep-during = durante

# ours
prep-among = entre

# ours
prep-until = hasta

## Verbs: cards and zones

# rulebook: set in play; the object stands between
verb-play = poner
    .imperative = pon
    .tu = pones
    .third = pone
    .plural = ponen
    .tu-subjunctive = pongas
    .third-subjunctive = ponga
    .plural-subjunctive = pongan
    .participle = puesto
    .particle = en play

# rulebook
verb-draw = realizar un Draw
    .imperative = realiza un Draw
    .tu = realizas un Draw
    .third = realiza un Draw
    .plural = realizan un Draw
    .tu-subjunctive = realices un Draw
    .third-subjunctive = realice un Draw
    .plural-subjunctive = realicen un Draw
    .participle = realizado un Draw
    .link = de

# rulebook
verb-discard = realizar un Discard
    .imperative = realiza un Discard
    .tu = realizas un Discard
    .third = realiza un Discard
    .plural = realizan un Discard
    .tu-subjunctive = realices un Discard
    .third-subjunctive = realice un Discard
    .plural-subjunctive = realicen un Discard
    .participle = realizado un Discard
    .link = de

# rulebook
verb-recycle = hacer Recycle
    .imperative = haz Recycle
    .tu = haces Recycle
    .third = hace Recycle
    .plural = hacen Recycle
    .tu-subjunctive = hagas Recycle
    .third-subjunctive = haga Recycle
    .plural-subjunctive = hagan Recycle
    .participle = hecho Recycle
    .link = de

# rulebook
verb-channel = realizar un Channel
    .imperative = realiza un Channel
    .tu = realizas un Channel
    .third = realiza un Channel
    .plural = realizan un Channel
    .tu-subjunctive = realices un Channel
    .third-subjunctive = realice un Channel
    .plural-subjunctive = realicen un Channel
    .participle = realizado un Channel
    .link = de

# ours: built like hacer Recycle
verb-banish = hacer Banish
    .imperative = haz Banish
    .tu = haces Banish
    .third = hace Banish
    .plural = hacen Banish
    .tu-subjunctive = hagas Banish
    .third-subjunctive = haga Banish
    .plural-subjunctive = hagan Banish
    .participle = hecho Banish
    .link = de

# rulebook: only in the plural imperative, devolved
verb-return = devolver
    .imperative = devuelve
    .tu = devuelves
    .third = devuelve
    .plural = devuelven
    .tu-subjunctive = devuelvas
    .third-subjunctive = devuelva
    .plural-subjunctive = devuelvan
    .participle = devuelto

# rulebook
verb-put = colocar
    .imperative = coloca
    .tu = colocas
    .third = coloca
    .plural = colocan
    .tu-subjunctive = coloques
    .third-subjunctive = coloque
    .plural-subjunctive = coloquen
    .participle = colocado

# ours: the rulebook says ver, whose imperative also means go
verb-look = mirar
    .imperative = mira
    .tu = miras
    .third = mira
    .plural = miran
    .tu-subjunctive = mires
    .third-subjunctive = mire
    .plural-subjunctive = miren
    .participle = mirado

# ours: the rulebook has only the passive, sufrir un reveal
verb-reveal = hacer Reveal
    .imperative = haz Reveal
    .tu = haces Reveal
    .third = hace Reveal
    .plural = hacen Reveal
    .tu-subjunctive = hagas Reveal
    .third-subjunctive = haga Reveal
    .plural-subjunctive = hagan Reveal
    .participle = hecho Reveal
    .link = de

# rulebook
verb-hide = ocultar
    .imperative = oculta
    .tu = ocultas
    .third = oculta
    .plural = ocultan
    .tu-subjunctive = ocultes
    .third-subjunctive = oculte
    .plural-subjunctive = oculten
    .participle = ocultado

# ours: the keyword is the object, realiza [Predict 2]
verb-predict = realizar
    .imperative = realiza
    .tu = realizas
    .third = realiza
    .plural = realizan
    .tu-subjunctive = realices
    .third-subjunctive = realice
    .plural-subjunctive = realicen
    .participle = realizado

# ours: the keyword is the object, realiza [Burn 2]
verb-burn = realizar
    .imperative = realiza
    .tu = realizas
    .third = realiza
    .plural = realizan
    .tu-subjunctive = realices
    .third-subjunctive = realice
    .plural-subjunctive = realicen
    .participle = realizado

# rulebook
verb-create = crear
    .imperative = crea
    .tu = creas
    .third = crea
    .plural = crean
    .tu-subjunctive = crees
    .third-subjunctive = cree
    .plural-subjunctive = creen
    .participle = creado

# rulebook
verb-shuffle = barajar
    .imperative = baraja
    .tu = barajas
    .third = baraja
    .plural = barajan
    .tu-subjunctive = barajes
    .third-subjunctive = baraje
    .plural-subjunctive = barajen
    .participle = barajado

## Verbs: units

# rulebook: N de damage a …
verb-deal = infligir
    .imperative = inflige
    .tu = infliges
    .third = inflige
    .plural = infligen
    .tu-subjunctive = inflijas
    .third-subjunctive = inflija
    .plural-subjunctive = inflijan
    .participle = infligido

# rulebook: one verb with and without a receiver
verb-cause-damage = infligir
    .imperative = inflige
    .tu = infliges
    .third = inflige
    .plural = infligen
    .tu-subjunctive = inflijas
    .third-subjunctive = inflija
    .plural-subjunctive = inflijan
    .participle = infligido

# ours: the rulebook has only the passive, sufrir un Kill; built like provocar un Stun
verb-kill = provocar un Kill
    .imperative = provoca un Kill
    .tu = provocas un Kill
    .third = provoca un Kill
    .plural = provocan un Kill
    .tu-subjunctive = provoques un Kill
    .third-subjunctive = provoque un Kill
    .plural-subjunctive = provoquen un Kill
    .participle = provocado un Kill
    .link = a

# rulebook
verb-die = morir
    .imperative = muere
    .tu = mueres
    .third = muere
    .plural = mueren
    .tu-subjunctive = mueras
    .third-subjunctive = muera
    .plural-subjunctive = mueran
    .participle = muerto

# ours: the rulebook has only the passive, recibir un Heal
verb-heal = dar un Heal
    .imperative = da un Heal
    .tu = das un Heal
    .third = da un Heal
    .plural = dan un Heal
    .tu-subjunctive = des un Heal
    .third-subjunctive = dé un Heal
    .plural-subjunctive = den un Heal
    .participle = dado un Heal
    .link = a

# rulebook
verb-move = realizar un Move
    .imperative = realiza un Move
    .tu = realizas un Move
    .third = realiza un Move
    .plural = realizan un Move
    .tu-subjunctive = realices un Move
    .third-subjunctive = realice un Move
    .plural-subjunctive = realicen un Move
    .participle = realizado un Move
    .link = de

# rulebook: the same noun without an object
verb-move-self = realizar un Move
    .imperative = realiza un Move
    .tu = realizas un Move
    .third = realiza un Move
    .plural = realizan un Move
    .tu-subjunctive = realices un Move
    .third-subjunctive = realice un Move
    .plural-subjunctive = realicen un Move
    .participle = realizado un Move

# ours: built like hacer Recycle
verb-recall = hacer Recall
    .imperative = haz Recall
    .tu = haces Recall
    .third = hace Recall
    .plural = hacen Recall
    .tu-subjunctive = hagas Recall
    .third-subjunctive = haga Recall
    .plural-subjunctive = hagan Recall
    .participle = hecho Recall
    .link = de

# rulebook
verb-ready = poner
    .imperative = pon
    .tu = pones
    .third = pone
    .plural = ponen
    .tu-subjunctive = pongas
    .third-subjunctive = ponga
    .plural-subjunctive = pongan
    .participle = puesto
    .particle = ready

# rulebook
verb-exhaust = poner
    .imperative = pon
    .tu = pones
    .third = pone
    .plural = ponen
    .tu-subjunctive = pongas
    .third-subjunctive = ponga
    .plural-subjunctive = pongan
    .participle = puesto
    .particle = en exhaust

# rulebook
verb-stun = provocar un Stun
    .imperative = provoca un Stun
    .tu = provocas un Stun
    .third = provoca un Stun
    .plural = provocan un Stun
    .tu-subjunctive = provoques un Stun
    .third-subjunctive = provoque un Stun
    .plural-subjunctive = provoquen un Stun
    .participle = provocado un Stun
    .link = a

# rulebook
verb-buff = dar una Buff
    .imperative = da una Buff
    .tu = das una Buff
    .third = da una Buff
    .plural = dan una Buff
    .tu-subjunctive = des una Buff
    .third-subjunctive = dé una Buff
    .plural-subjunctive = den una Buff
    .participle = dado una Buff
    .link = a

# ours
verb-empower = hacer Empower
    .imperative = haz Empower
    .tu = haces Empower
    .third = hace Empower
    .plural = hacen Empower
    .tu-subjunctive = hagas Empower
    .third-subjunctive = haga Empower
    .plural-subjunctive = hagan Empower
    .participle = hecho Empower
    .link = a

# ours
verb-disempower = hacer Disempower
    .imperative = haz Disempower
    .tu = haces Disempower
    .third = hace Disempower
    .plural = hacen Disempower
    .tu-subjunctive = hagas Disempower
    .third-subjunctive = haga Disempower
    .plural-subjunctive = hagan Disempower
    .participle = hecho Disempower
    .link = a

# ours
verb-attach = acoplar
    .imperative = acopla
    .tu = acoplas
    .third = acopla
    .plural = acoplan
    .tu-subjunctive = acoples
    .third-subjunctive = acople
    .plural-subjunctive = acoplen
    .participle = acoplado

# ours
verb-detach = desacoplar
    .imperative = desacopla
    .tu = desacoplas
    .third = desacopla
    .plural = desacoplan
    .tu-subjunctive = desacoples
    .third-subjunctive = desacople
    .plural-subjunctive = desacoplen
    .participle = desacoplado

# ours
verb-equip = equipar
    .imperative = equipa
    .tu = equipas
    .third = equipa
    .plural = equipan
    .tu-subjunctive = equipes
    .third-subjunctive = equipe
    .plural-subjunctive = equipen
    .participle = equipado

# rulebook
verb-attack = atacar
    .imperative = ataca
    .tu = atacas
    .third = ataca
    .plural = atacan
    .tu-subjunctive = ataques
    .third-subjunctive = ataque
    .plural-subjunctive = ataquen
    .participle = atacado

# rulebook
verb-defend = defender
    .imperative = defiende
    .tu = defiendes
    .third = defiende
    .plural = defienden
    .tu-subjunctive = defiendas
    .third-subjunctive = defienda
    .plural-subjunctive = defiendan
    .participle = defendido

# rulebook: a, de and en all occur; ours: de throughout
verb-conquer = hacer Conquer
    .imperative = haz Conquer
    .tu = haces Conquer
    .third = hace Conquer
    .plural = hacen Conquer
    .tu-subjunctive = hagas Conquer
    .third-subjunctive = haga Conquer
    .plural-subjunctive = hagan Conquer
    .participle = hecho Conquer
    .link = de

# rulebook
verb-hold = mantener
    .imperative = mantén
    .tu = mantienes
    .third = mantiene
    .plural = mantienen
    .tu-subjunctive = mantengas
    .third-subjunctive = mantenga
    .plural-subjunctive = mantengan
    .participle = mantenido
    .particle = en Hold

# rulebook
verb-win = ganar
    .imperative = gana
    .tu = ganas
    .third = gana
    .plural = ganan
    .tu-subjunctive = ganes
    .third-subjunctive = gane
    .plural-subjunctive = ganen
    .participle = ganado

# ours: "enters ready" is entra ready en el board
verb-enter = entrar
    .imperative = entra
    .tu = entras
    .third = entra
    .plural = entran
    .tu-subjunctive = entres
    .third-subjunctive = entre
    .plural-subjunctive = entren
    .participle = entrado
    .link = en

# ours
verb-leave = abandonar
    .imperative = abandona
    .tu = abandonas
    .third = abandona
    .plural = abandonan
    .tu-subjunctive = abandones
    .third-subjunctive = abandone
    .plural-subjunctive = abandonen
    .participle = abandonado

# rulebook: damage
verb-take = recibir
    .imperative = recibe
    .tu = recibes
    .third = recibe
    .plural = reciben
    .tu-subjunctive = recibas
    .third-subjunctive = reciba
    .plural-subjunctive = reciban
    .participle = recibido

# rulebook
verb-assign = asignar
    .imperative = asigna
    .tu = asignas
    .third = asigna
    .plural = asignan
    .tu-subjunctive = asignes
    .third-subjunctive = asigne
    .plural-subjunctive = asignen
    .participle = asignado

# ours
verb-prevent = prevenir
    .imperative = prevén
    .tu = previenes
    .third = previene
    .plural = previenen
    .tu-subjunctive = prevengas
    .third-subjunctive = prevenga
    .plural-subjunctive = prevengan
    .participle = prevenido

## Verbs: giving and getting

# rulebook: also conceder
verb-give = otorgar
    .imperative = otorga
    .tu = otorgas
    .third = otorga
    .plural = otorgan
    .tu-subjunctive = otorgues
    .third-subjunctive = otorgue
    .plural-subjunctive = otorguen
    .participle = otorgado

# rulebook
verb-gain = obtener
    .imperative = obtén
    .tu = obtienes
    .third = obtiene
    .plural = obtienen
    .tu-subjunctive = obtengas
    .third-subjunctive = obtenga
    .plural-subjunctive = obtengan
    .participle = obtenido

# rulebook
verb-get = obtener
    .imperative = obtén
    .tu = obtienes
    .third = obtiene
    .plural = obtienen
    .tu-subjunctive = obtengas
    .third-subjunctive = obtenga
    .plural-subjunctive = obtengan
    .participle = obtenido

# ours
verb-lose = perder
    .imperative = pierde
    .tu = pierdes
    .third = pierde
    .plural = pierden
    .tu-subjunctive = pierdas
    .third-subjunctive = pierda
    .plural-subjunctive = pierdan
    .participle = perdido

# rulebook
verb-have = tener
    .imperative = ten
    .tu = tienes
    .third = tiene
    .plural = tienen
    .tu-subjunctive = tengas
    .third-subjunctive = tenga
    .plural-subjunctive = tengan
    .past = tenía
    .participle = tenido

# rulebook
verb-score = sumar
    .imperative = suma
    .tu = sumas
    .third = suma
    .plural = suman
    .tu-subjunctive = sumes
    .third-subjunctive = sume
    .plural-subjunctive = sumen
    .participle = sumado

# ours
verb-score-field = puntuar
    .imperative = puntúa
    .tu = puntúas
    .third = puntúa
    .plural = puntúan
    .tu-subjunctive = puntúes
    .third-subjunctive = puntúe
    .plural-subjunctive = puntúen
    .participle = puntuado

# rulebook
verb-add = otorgar Add
    .imperative = otorga Add
    .tu = otorgas Add
    .third = otorga Add
    .plural = otorgan Add
    .tu-subjunctive = otorgues Add
    .third-subjunctive = otorgue Add
    .plural-subjunctive = otorguen Add
    .participle = otorgado Add
    .link = de

# rulebook
verb-pay = pagar
    .imperative = paga
    .tu = pagas
    .third = paga
    .plural = pagan
    .tu-subjunctive = pagues
    .third-subjunctive = pague
    .plural-subjunctive = paguen
    .participle = pagado

# rulebook
verb-spend = gastar
    .imperative = gasta
    .tu = gastas
    .third = gasta
    .plural = gastan
    .tu-subjunctive = gastes
    .third-subjunctive = gaste
    .plural-subjunctive = gasten
    .participle = gastado

# rulebook
verb-cost = costar
    .imperative = cuesta
    .tu = cuestas
    .third = cuesta
    .plural = cuestan
    .tu-subjunctive = cuestes
    .third-subjunctive = cueste
    .plural-subjunctive = cuesten
    .participle = costado

# rulebook
verb-reduce = reducir
    .imperative = reduce
    .tu = reduces
    .third = reduce
    .plural = reducen
    .tu-subjunctive = reduzcas
    .third-subjunctive = reduzca
    .plural-subjunctive = reduzcan
    .participle = reducido

# ours
verb-increase = aumentar
    .imperative = aumenta
    .tu = aumentas
    .third = aumenta
    .plural = aumentan
    .tu-subjunctive = aumentes
    .third-subjunctive = aumente
    .plural-subjunctive = aumenten
    .participle = aumentado

# ours
verb-double = duplicar
    .imperative = duplica
    .tu = duplicas
    .third = duplica
    .plural = duplican
    .tu-subjunctive = dupliques
    .third-subjunctive = duplique
    .plural-subjunctive = dupliquen
    .participle = duplicado

# ours
verb-swap = intercambiar
    .imperative = intercambia
    .tu = intercambias
    .third = intercambia
    .plural = intercambian
    .tu-subjunctive = intercambies
    .third-subjunctive = intercambie
    .plural-subjunctive = intercambien
    .participle = intercambiado

## Verbs: choosing and the chain

# ours: decisions
verb-make = hacer
    .imperative = haz
    .tu = haces
    .third = hace
    .plural = hacen
    .tu-subjunctive = hagas
    .third-subjunctive = haga
    .plural-subjunctive = hagan
    .participle = hecho

# rulebook: beside elegir
verb-choose = escoger
    .imperative = escoge
    .tu = escoges
    .third = escoge
    .plural = escogen
    .tu-subjunctive = escojas
    .third-subjunctive = escoja
    .plural-subjunctive = escojan
    .participle = escogido

# ours
verb-counter = hacer Counter
    .imperative = haz Counter
    .tu = haces Counter
    .third = hace Counter
    .plural = hacen Counter
    .tu-subjunctive = hagas Counter
    .third-subjunctive = haga Counter
    .plural-subjunctive = hagan Counter
    .participle = hecho Counter
    .link = a

# ours
verb-copy = copiar
    .imperative = copia
    .tu = copias
    .third = copia
    .plural = copian
    .tu-subjunctive = copies
    .third-subjunctive = copie
    .plural-subjunctive = copien
    .participle = copiado

# ours
verb-name = nombrar
    .imperative = nombra
    .tu = nombras
    .third = nombra
    .plural = nombran
    .tu-subjunctive = nombres
    .third-subjunctive = nombre
    .plural-subjunctive = nombren
    .participle = nombrado

# rulebook
verb-activate = activar
    .imperative = activa
    .tu = activas
    .third = activa
    .plural = activan
    .tu-subjunctive = actives
    .third-subjunctive = active
    .plural-subjunctive = activen
    .participle = activado

# ours: the rulebook says activar for both
verb-trigger = desencadenar
    .imperative = desencadena
    .tu = desencadenas
    .third = desencadena
    .plural = desencadenan
    .tu-subjunctive = desencadenes
    .third-subjunctive = desencadene
    .plural-subjunctive = desencadenen
    .participle = desencadenado

# rulebook
verb-resolve = resolver
    .imperative = resuelve
    .tu = resuelves
    .third = resuelve
    .plural = resuelven
    .tu-subjunctive = resuelvas
    .third-subjunctive = resuelva
    .plural-subjunctive = resuelvan
    .participle = resuelto

# ours
verb-repeat = repetir
    .imperative = repite
    .tu = repites
    .third = repite
    .plural = repiten
    .tu-subjunctive = repitas
    .third-subjunctive = repita
    .plural-subjunctive = repitan
    .participle = repetido

# rulebook
verb-use = usar
    .imperative = usa
    .tu = usas
    .third = usa
    .plural = usan
    .tu-subjunctive = uses
    .third-subjunctive = use
    .plural-subjunctive = usen
    .participle = usado

# rulebook: only as ignoradas
verb-ignore = ignorar
    .imperative = ignora
    .tu = ignoras
    .third = ignora
    .plural = ignoran
    .tu-subjunctive = ignores
    .third-subjunctive = ignore
    .plural-subjunctive = ignoren
    .participle = ignorado

# ours
verb-replace = reemplazar
    .imperative = reemplaza
    .tu = reemplazas
    .third = reemplaza
    .plural = reemplazan
    .tu-subjunctive = reemplaces
    .third-subjunctive = reemplace
    .plural-subjunctive = reemplacen
    .participle = reemplazado

# rulebook: reflexive there
verb-skip = saltar
    .imperative = salta
    .tu = saltas
    .third = salta
    .plural = saltan
    .tu-subjunctive = saltes
    .third-subjunctive = salte
    .plural-subjunctive = salten
    .participle = saltado

# rulebook
verb-control = tener
    .imperative = ten
    .tu = tienes
    .third = tiene
    .plural = tienen
    .tu-subjunctive = tengas
    .third-subjunctive = tenga
    .plural-subjunctive = tengan
    .participle = tenido
    .particle = bajo control

# ours
verb-take-control = tomar
    .imperative = toma
    .tu = tomas
    .third = toma
    .plural = toman
    .tu-subjunctive = tomes
    .third-subjunctive = tome
    .plural-subjunctive = tomen
    .participle = tomado

# ours
verb-lose-control = perder
    .imperative = pierde
    .tu = pierdes
    .third = pierde
    .plural = pierden
    .tu-subjunctive = pierdas
    .third-subjunctive = pierda
    .plural-subjunctive = pierdan
    .participle = perdido

# ours
verb-change = cambiar
    .imperative = cambia
    .tu = cambias
    .third = cambia
    .plural = cambian
    .tu-subjunctive = cambies
    .third-subjunctive = cambie
    .plural-subjunctive = cambien
    .participle = cambiado

# rulebook
verb-own = poseer
    .imperative = posee
    .tu = posees
    .third = posee
    .plural = poseen
    .tu-subjunctive = poseas
    .third-subjunctive = posea
    .plural-subjunctive = posean
    .participle = poseído

# rulebook
verb-start = comenzar
    .imperative = comienza
    .tu = comienzas
    .third = comienza
    .plural = comienzan
    .tu-subjunctive = comiences
    .third-subjunctive = comience
    .plural-subjunctive = comiencen
    .participle = comenzado

# rulebook
verb-end = terminar
    .imperative = termina
    .tu = terminas
    .third = termina
    .plural = terminan
    .tu-subjunctive = termines
    .third-subjunctive = termine
    .plural-subjunctive = terminen
    .participle = terminado

## Verbs: helpers

# rulebook: for states and places; ser for what a thing is, see verb-be-kind
verb-be = estar
    .imperative = está
    .tu = estás
    .third = está
    .plural = están
    .tu-subjunctive = estés
    .third-subjunctive = esté
    .plural-subjunctive = estén
    .past = estaba
    .participle = estado

# rulebook
verb-be-kind = ser
    .imperative = sé
    .tu = eres
    .third = es
    .plural = son
    .tu-subjunctive = seas
    .third-subjunctive = sea
    .plural-subjunctive = sean
    .past = era
    .participle = sido

# rulebook: pasa a ready
verb-become = pasar
    .imperative = pasa
    .tu = pasas
    .third = pasa
    .plural = pasan
    .tu-subjunctive = pases
    .third-subjunctive = pase
    .plural-subjunctive = pasen
    .participle = pasado
    .link = a

# rulebook
verb-may = poder
    .tu = puedes
    .third = puede
    .plural = pueden
    .tu-subjunctive = puedas
    .third-subjunctive = pueda
    .plural-subjunctive = puedan
    .participle = podido

# rulebook
verb-can = poder
    .tu = puedes
    .third = puede
    .plural = pueden
    .tu-subjunctive = puedas
    .third-subjunctive = pueda
    .plural-subjunctive = puedan
    .participle = podido

# rulebook
verb-must = deber
    .tu = debes
    .third = debe
    .plural = deben
    .tu-subjunctive = debas
    .third-subjunctive = deba
    .plural-subjunctive = deban
    .participle = debido

# rulebook: about to happen (fueses a …); after la próxima vez que with the subjunctive
verb-would = ir a
    .tu = vas a
    .third = va a
    .plural = van a
    .tu-subjunctive = vayas a
    .third-subjunctive = vaya a
    .plural-subjunctive = vayan a
    .participle = ido a

# rulebook
verb-do = hacer
    .imperative = haz
    .tu = haces
    .third = hace
    .plural = hacen
    .tu-subjunctive = hagas
    .third-subjunctive = haga
    .plural-subjunctive = hagan
    .participle = hecho

# rulebook: the passive of Kill
verb-suffer = sufrir
    .imperative = sufre
    .tu = sufres
    .third = sufre
    .plural = sufren
    .tu-subjunctive = sufras
    .third-subjunctive = sufra
    .plural-subjunctive = sufran
    .participle = sufrido

# rulebook: the passive of Heal
verb-receive = recibir
    .imperative = recibe
    .tu = recibes
    .third = recibe
    .plural = reciben
    .tu-subjunctive = recibas
    .third-subjunctive = reciba
    .plural-subjunctive = reciban
    .participle = recibido

## Phrases: joining clauses

# rulebook: opens a trigger
word-when = cuando

# rulebook: opens a condition; German wenn is kept for triggers
word-if = si

# rulebook: opens a standing condition; Spanish with the subjunctive
word-while = mientras

# ours
word-unless = a menos que

# ours
word-until = hasta

# ours: "as you play this"
word-as = al

# rulebook
word-then = después

# ours
word-otherwise = de lo contrario

# ours
word-instead = en su lugar

# ours
word-if-you-do = si lo haces

# ours
word-if-you-cant = si no puedes

# ours: opens a reflexive trigger, a colon follows
word-do-this = haz lo siguiente

# rulebook: Spanish e before an i sound, in Python
word-and = y

# rulebook: Spanish u before an o sound, in Python
word-or = o

# rulebook: French brackets the verb, in Python
word-not = no

# rulebook
word-also = también

# rulebook
word-already = ya

# rulebook
word-only = solo

# ours
word-except = excepto

# rulebook
word-than = que

# ours: repeats a number of things
word-that-many = esa misma cantidad de

# ours: repeats an amount
word-that-much = esa cantidad de

## Phrases: time

# rulebook
word-this-turn = en este turno

# ours: built like this-turn
word-this-combat = durante este combat

# ours
word-next-turn = en el próximo turno

# ours
word-each-turn = en cada turno

# rulebook
word-on-your-turn = en tu turno

# ours
word-on-opponents-turn = en el turno de un oponente

# ours
word-once-each-turn = una vez por turno

# rulebook: German takes the genitive
word-at-start-of = al comienzo de

# ours: German takes the genitive
word-at-end-of = al final de

# ours: German takes the genitive
word-until-end-of = hasta el final de

# ours
word-first-time-each-turn = la primera vez en cada turno

# ours
word-next-time = la próxima vez que

# ours
word-next-times = las próximas { $amount } veces que

# ours
word-holds = vale lo siguiente

# rulebook
word-in-combat = en combat

# ours
word-in-combat-with = en combat con

# rulebook
word-in-showdowns = durante showdowns

# ours
word-any-time = en cualquier momento

## Phrases: place and manner

# ours: the rulebooks have no card that says it
word-here = aquí

# rulebook
word-there = ahí

# ours
word-anywhere = en cualquier lugar

# ours
word-from-anywhere = desde cualquier lugar

# ours
word-elsewhere = en otra ubicación

# ours
word-where = donde

word-this-has-dealt-damage = que este spell haya infligido damage en este turno


word-at-the-same-time = al mismo tiempo

word-with-no-other-units-there = incluso si no tienes otras units bajo control allí

word-at-same-location = en la misma ubicación

word-at-move-origin = en la ubicación de origen del Move

word-at-move-ends = en un battlefield donde el Move haya comenzado o terminado

word-also-here-if-a-unit = (también aquí si es una unit)

word-here-if-a-unit = (aquí si es una unit)

word-with-ambush = con [Ambush]

# ours: agrees with the unit, see adj-alone
word-alone = sola

# ours
word-one-on-one = una contra una

# rulebook
word-face-down = bocabajo

# rulebook
word-face-up = bocarriba

# ours
word-on-top-or-bottom-of = en la parte superior o inferior de

word-on-top-of = en la parte superior de

# rulebook: German takes the accusative
word-on-bottom-of = en la parte inferior de

# rulebook
word-into-play = al board

# rulebook
word-at-random = al azar

# ours
word-in-any-order = en el orden que quieras

# rulebook
word-this-way = de esta manera

# ours
word-for-this-spell = para este spell

# ours
word-now = ahora

# ours
word-to-my-origin = a la ubicación original de esta unit

# ours
word-in-turn-order = en el orden de los turnos

# rulebook
word-to-each-other = entre sí

## Phrases: how many

# rulebook
word-up-to = hasta

# ours
word-any-number-of = cualquier cantidad de

# rulebook
word-exactly = exactamente

# rulebook
word-or-more = o más

# ours
word-or-less = o menos

# rulebook
word-at-least = al menos

# ours
word-more = más

# ours
word-less = menos

# ours
word-fewer = menos

# rulebook: German agrees, see det-each with the accusative
word-for-each = por cada

# ours: German takes the genitive; French agrees with the amount
word-equal-to = igual a

# ours
word-to-a-minimum-of = hasta un mínimo de

# ours
word-number-of = el número de

# ours
word-among = entre

# ours
word-total-of = un total de

# ours: before a second bonus
word-additional = adicionalmente

## Phrases: what the renderer needs besides (ours)

word-or-fewer = o menos

word-of-your-choice = de tu elección

word-to-there = a esa ubicación

word-at-another-location-than = en una ubicación distinta de la de

word-at-the-same-location-as = en la misma ubicación que

word-beyond-the-first = después de la primera

word-at-the-same-location = en la misma ubicación

word-with-the-same-controller = con el mismo controller

word-with-total-might = con un total de { $amount } [M] o menos

word-from-anywhere-but-hand = desde cualquier lugar que no sea una mano

# ours
word-to-its-unit = a la unit a la que está acoplado

# ours
word-everywhere = en todas partes

# ours
word-played-from-elsewhere = que se pongan en play desde cualquier lugar que no sea una mano

# ours
word-equal-to-its-base-cost = igual a su coste base

word-equal-to-its-cost = igual a su coste

# ours
word-any-number-in-a-deck = tu deck puede contener cualquier cantidad de cards con este nombre

# ours
word-hold-effects-are-conquer-effects = los efectos de Hold de esta unit también son efectos de Conquer, y viceversa

# ours
word-copies-the-text-of-its-unit = cuando este gear se acopla a una unit, el texto de esa unit pasa a ser el texto de efecto de este gear mientras siga acoplado

# ours
word-while-paying-its-cost = al pagar por esta card

# ours
word-while-assigning-damage-here = al asignar damage de combat aquí

# ours
word-while-paying-to-choose-here = al pagar por spells y abilities que escojan algo aquí

# ours
word-combat-ties = un combat en el que eres el attacker va a terminar en empate

# ours
word-goes-to-your-trash = una card va a ir a tu pila de trash desde cualquier sitio que no sea tu Main Deck

# ours
word-by-conquering = por Conquer

# ours
word-by-holding = por Hold

# ours
word-by-conquering-or-holding = por Conquer o Hold

# ours
word-that-was-fewer-than = { $mood ->
        [subjunctive] fueran menos de { $amount }
       *[indicative] fueron menos de { $amount }
    }

# ours
word-that-was-at-least = { $mood ->
        [subjunctive] fueran { $amount } o más
       *[indicative] fueron { $amount } o más
    }

word-from-anywhere-but-your-hand = desde cualquier lugar que no sea tu mano

word-from-face-down = desde [Hidden]

word-from-here = desde aquí

word-from-battlefield = desde un battlefield

word-from-base = desde una base

word-in-your-channel-phase = en tu Channel Phase

# ours
word-in-their-channel-phase = en su Channel Phase

# ours
word-only-so-many = solo

word-to-the-victory-score = hasta la Victory Score

word-from-the-victory-score = de la Victory Score

word-named = de nombre

word-plus = más

# ours
word-multiple = { $amount ->
        [2] el doble de
        [3] el triple de
       *[other] { $amount } veces
    }

word-equal-to-that = igual a ese número

word-might-gained = +[M]

word-might-lost = -[M]

word-base-might = una Might base de { $amount }

word-for-so-much-less = por { $amount } menos

word-for-a-cost-reduced-by = con un Energy cost reducido en { $amount }

word-by-so-much = en { $amount }

word-to-so-much = hasta { $amount }

word-times = hasta { $amount } veces

word-the-next-damage = los próximos { $amount } de damage

word-all-damage = todo el damage

word-there-is = hay

word-there-are = hay

word-there-may-be = haya

word-control-of = el control de

word-split-among = a repartir entre

word-from-among = de entre

# ours
word-from-among-them = de entre ellas

# ours
word-among-them = entre ellas

# ours
word-from-top-of = de la parte superior de

# ours
word-until-you-reveal = hasta que reveles { $amount }

# ours
word-until-they-reveal = hasta que revele { $amount }

# ours
word-look-first = si vas a hacer Reveal de cards de un mazo, mira primero la card de su parte superior; puedes hacer Recycle de ella

# ours
word-as-it-happens = en cuanto

# ours
word-on-top-of-your-main-deck = en la parte superior de tu Main Deck

# ours
word-from-your-main-deck = desde tu Main Deck

# ours
word-instead-of-the-trash = en lugar de a la pila de trash

word-until-your-next-turn = hasta tu próximo turno

word-while-source = mientras esto permanezca en el board

word-while-unit = mientras esta unit permanezca en el board

word-while-attached = mientras este gear esté acoplado

word-if-you-dont = si no lo haces

word-to-each-others-locations = cada una a la ubicación de la otra

word-an-additional-time = una vez más

word-at-least-twice = al menos dos veces

word-at-least-three-times = al menos tres veces

word-twice-each-turn = dos veces por turno

word-times-each-turn = hasta { $amount } veces por turno

word-first-time = la primera vez que

word-second-time = la segunda vez que

word-third-time = la tercera vez que

word-use-only = úsalo solo

word-use-only-once-each-turn = úsalo solo una vez por turno

word-use-only-so-often = úsalo solo { $amount } veces por turno

word-choose-up-to = { $mood ->
        [after] escoges hasta { $amount } opciones
       *[imperative] escoge hasta { $amount } opciones
    }

word-choose-several = { $mood ->
        [after] escoges { $amount } opciones
       *[imperative] escoge { $amount } opciones
    }

word-in-ending-combat = termina un combat en el que

word-in-showdown = en un showdown

word-your-beginning-phase = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu Beginning Phase

word-not-your-beginning-phase = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu Beginning Phase

word-your-main-phase = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu Main Phase

word-not-your-main-phase = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu Main Phase

word-a-showdown = { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } un showdown en curso

word-no-showdown = no { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } ningún showdown en curso

word-during-combat = durante un combat

word-a-combat = { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } un combat en curso

word-no-combat = no { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } ningún combat en curso

word-a-showdown-here = { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } un showdown en curso aquí

word-no-showdown-here = no { $mood ->
        [subjunctive] haya
       *[indicative] hay
    } ningún showdown en curso aquí

word-in-your-beginning-phase = durante tu Beginning Phase

word-in-your-main-phase = durante tu Main Phase

word-with-a-spell-or-unit = con un spell o una ability de una unit

word-your-turn = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu turno

word-not-your-turn = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } tu turno

# ours
word-opponents-turn = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } el turno de un oponente

# ours
word-not-opponents-turn = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } el turno de un oponente

# ours
word-in-your-first-turns = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } { $amount ->
        [1] tu primer turno
       *[other] uno de tus { $amount } primeros turnos
    }

word-not-in-your-first-turns = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } { $amount ->
        [1] tu primer turno
       *[other] uno de tus { $amount } primeros turnos
    }

word-in-their-first-turns = { $mood ->
        [subjunctive] sea
       *[indicative] es
    } { $amount ->
        [1] el primer turno de ese jugador
       *[other] uno de los { $amount } primeros turnos de ese jugador
    }

word-not-in-their-first-turns = no { $mood ->
        [subjunctive] sea
       *[indicative] es
    } { $amount ->
        [1] el primer turno de ese jugador
       *[other] uno de los { $amount } primeros turnos de ese jugador
    }

word-before-your-first-turns = tu { $amount ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] próximo
    } turno no { $mood ->
        [subjunctive] haya
       *[indicative] ha
    } comenzado

word-not-before-your-first-turns = tu { $amount ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] próximo
    } turno ya { $mood ->
        [subjunctive] haya
       *[indicative] ha
    } comenzado

word-before-their-first-turns = su { $amount ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] próximo
    } turno no { $mood ->
        [subjunctive] haya
       *[indicative] ha
    } comenzado

word-not-before-their-first-turns = su { $amount ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] próximo
    } turno ya { $mood ->
        [subjunctive] haya
       *[indicative] ha
    } comenzado

word-it-was-uncontrolled = ese battlefield estaba sin control

word-it-was-controlled = ese battlefield estaba bajo control

word-this-was-played-again = este spell se ha puesto en play una vez más

word-this-was-not-played-again = este spell no se ha puesto en play una vez más

word-after-this-one = después de este

word-twice-the-damage = el doble de damage

word-ignoring-its-power-cost = sin pagar su Power cost

word-ignoring-their-power-costs = sin pagar sus Power costs

word-ignoring-all-costs = sin pagar ningún coste

# ours
word-any-amount-of-energy = cualquier cantidad de Energy

# ours
word-any-amount-of-power = cualquier cantidad de { $amount }

# ours
word-that-much-energy = esa cantidad de Energy

# ours
word-that-much-power = esa cantidad de { $amount }

# ours
word-additionally = adicionalmente

# ours
word-on-their-side = de su bando

word-but-your-allies = que no sea tu aliado

word-who-did = que lo haya hecho

# ours
word-instead-of-any-power = en lugar de [A]

word-ignoring-costs = sin pagar costes

word-for-its-flow-cost = por su coste de [Flow]

word-for-their-flow-costs = por sus costes de [Flow]

word-for-its-equip-cost-less = por su coste de [Equip] reducido en [A]

word-at-most = como máximo

word-greater = mayor que

word-smaller = menor que

word-each-one = cada una de

word-in-order-to = para

word-to-here = hasta aquí

word-as-much-as = que

word-minus = menos

word-on-spells = en un solo spell

word-with-a-spell = con un spell

word-on-it = para ello

word-more-of = más

word-less-of = menos

word-not-more = no

word-there-is-not = no hay

word-someone = alguien

word-at-different-locations = en ubicaciones distintas

word-it-is = es

word-it-is-not = no es

word-replaced-with = por

word-with-what-it-replaced = por lo que reemplazó

word-any-number-of-them = cualquier cantidad de ellas

word-the-same = el mismo

word-on = sobre

# ours: of damage, on a unit
contraction-that-is = que hay

word-of-the-chosen-name = con el nombre indicado

word-with-the-named-tag = con el tag nombrado

word-in-total = en total

word-following = lo siguiente

word-if-they-do = si lo hace

word-if-they-dont = si no lo hace

word-if-they-cant = si no puede

# ours
word-starting-with-the-next-player = empezando por el siguiente jugador

# ours
word-as-part-of-it = mientras

# ours
word-so = así

word-this-one = esta

## Phrases: costs

# ours
word-as-an-additional-cost = como coste adicional para

# ours
word-ignoring-its-cost = sin pagar su coste

word-ignoring-their-costs = sin pagar sus costes

# ours
word-ignoring-its-energy-cost = sin pagar su Energy cost

word-ignoring-their-energy-costs = sin pagar sus Energy costs

# rulebook
word-rather-than = en lugar de

# ours
word-use-only-in-showdowns = úsalo solo durante un showdown

# ours
word-use-only-to = úsalo solo para

# ours: opens a list of modes
word-choose-one = { $mood ->
        [after] escoges una opción
       *[imperative] escoge una opción
    }

# ours
word-choose-one-not-yet-chosen = { $mood ->
        [after] escoges una opción que no hayas escogido ya
       *[imperative] escoge una opción que no hayas escogido ya
    }

# ours
word-choose-one-not-chosen-this-turn = escoge una opción que no hayas escogido en este turno

word-choose-one-nobody-chose-this-turn = escoge una opción que no se haya escogido en este turno

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
