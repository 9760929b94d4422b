### What Farfield says: Spanish
###
### $me     you or other: whether the one spoken of is the one who reads
### $who    a player's name; $to-whom and the like: another's
### $card   a card's name, the same in every language
### $at, $to, $from   a place with its preposition (place-at, place-to, place-from)
### Costs and Might are bracket tokens: [2] [Fury] [A] [M]. See STYLE.md.

## Names of things

language-name = Español
phase-setup = Preparación
phase-awaken = Awaken Phase
phase-beginning = Beginning Phase
phase-scoring = Beginning Phase: puntuación
phase-channel = Channel Phase
phase-draw = Draw Phase
phase-main-start = Main Phase
phase-main = Main Phase
phase-action = Action Phase
phase-ending = Ending Phase
phase-expiration = Ending Phase: final
phase-enthralled = Enthralled Phase
phase-over = Fin de la partida

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

speed-action = Action: también durante los showdowns
speed-reaction = Reaction: también durante los showdowns y en respuesta a spells y abilities

npc = el NPC
whose = { $me ->
        [you] tuya
        [npc] del NPC
       *[other] de { $who }
    }
lane-of = { $me ->
        [you] Tu lane
       *[other] Lane de { $who }
    }
lane-question = { $lane }: { $question }
place = { $kind ->
        [base] { $me ->
            [you] tu base
           *[other] la base de { $who }
        }
        [npc-base] la { $name }
       *[battlefield] { $name }
    }
place-anywhere = en ninguna parte
place-at = { $kind ->
        [base] { $me ->
            [you] en tu base
           *[other] en la base de { $who }
        }
        [npc-base] en la { $name }
       *[battlefield] en { $name }
    }
place-to = { $kind ->
        [base] { $me ->
            [you] a tu base
           *[other] a la base de { $who }
        }
        [npc-base] a la { $name }
       *[battlefield] a { $name }
    }
place-from = { $kind ->
        [base] { $me ->
            [you] de tu base
           *[other] de la base de { $who }
        }
        [npc-base] de la { $name }
       *[battlefield] de { $name }
    }
cards-more = y { $n } más
zone-nowhere = fuera de la partida
zone-main-deck = Main Deck
zone-rune-deck = Rune Deck
zone-hand = mano
zone-trash = pila de trash
zone-banishment = banishment
zone-champion-zone = Champion Zone
zone-chain = chain
zone-aside = apartada
zone-board = board
zone-facedown = bocabajo
zone-legend-zone = Legend Zone

## Questions

question-mulligan = Mulligan: puedes apartar { $most ->
        [one] una card más
       *[other] hasta { $most } cards
    } y realizar un Draw de la misma cantidad.
question-mulligan-begins = { begins } { question-mulligan }
question-mulligan-npc = { question-mulligan } Lo que apartas va al fondo de tu mazo, y el NPC puede recibirlo enseguida.
begins = { $me ->
        [you] Empiezas tú.
       *[other] Empieza { $who }.
    }
question-main = Te toca.
question-priority = { $card } está en la chain. ¿Respondes con una Reaction?
question-focus = Showdown en { $card }: tienes el focus. ¿Haces algo?
question-place = ¿Dónde pones en play { $card }?
question-target = { $card }: escoge un objetivo.
question-target-up-to = { $card }: escoge { $n ->
        [one] un objetivo como máximo
       *[other] hasta { $n } objetivos
    }.
question-target-exactly = { $card }: escoge { $n } objetivos.
question-optional-cost = { $card }: ¿pagas el coste adicional?
question-mode = { $card }: escoge qué hace.
question-destination = ¿A dónde va { $card }?
question-move-more = ¿Qué otra unit realiza el Move junto con { $card } { $place }?
question-pay = ¿Cómo pagas { $card }?
question-enthrall-pay = Enthrall Cost de { $card }, { $icons }: ¿con qué pagas? Runes que faltan por escoger: { $n }.
question-enthrall-help = { $who } no puede pagar { $icons } por { $card }. ¿Con qué pagas? Runes que faltan por escoger: { $n }.
question-may = { $card }: ¿quieres hacerlo?
question-deflect = Un Strike apunta a { $card }. ¿Pagas [A] para desviarlo?
question-choose = { $card }: escoge.
question-order-chain = ¿Qué va primero a la chain? Lo último en llegar se resuelve primero.
question-assign = Combat en { $card }: ¿a qué unit asignas damage ahora?
question-showdown = ¿Dónde comienza primero un showdown o un combat?
question-replace = { $card } moriría. ¿Qué ocurre en su lugar?
question-instead = { $card }: ¿qué efecto se aplica primero?
question-instead-apply = { $card }: ¿aplicar { $source }?
question-damage-order = { $card } va a recibir damage. ¿Qué se aplica primero?
option-prevent-value = { $n ->
        [-1] prevenir todo el damage
       *[other] prevenir los próximos { $n } puntos de damage
    }
question-replace-may = { $card }: ¿debe ocurrir otra cosa en su lugar?
question-replace-first = { $card }: ¿a qué se aplica primero?
question-replace-apply = { $card } moriría. ¿Aplicar { $source }?
question-replace-order = Varias morirían en el mismo momento. ¿Cuál de tus efectos se aplica primero?
question-replace-which = { $card }: ¿a qué se aplica?
question-replace-token = { $card }: ¿qué efecto se aplica ahora al token?
question-enthrall-who = No puedes pagar { $icons } por { $card }: ¿quién del equipo lo hace?
question-amount = ¿Cuánto damage recibe { $card }?
question-cost-choice = { $deed ->
        [discard] { $card }: ¿de qué card realizas un Discard para pagarla?
        [recycle] { $card }: ¿de qué haces Recycle para pagarla?
        [buff] { $card }: ¿la Buff de qué unit gastas para pagarla?
        [exhaust] { $card }: ¿qué pones en exhaust para pagarla?
        [kill] { $card }: ¿a qué provocas un Kill para pagarla?
        [return] { $card }: ¿qué devuelves a la mano para pagarla?
        [banish] { $card }: ¿de qué card haces Banish para pagarla?
       *[disempower] { $card }: ¿a qué quitas Empowered para pagarla?
    }
question-hide = ¿En qué battlefield ocultas { $card }?
question-order-cards = { $card }: se ponen en play varias cards. ¿Cuál va primero?
question-name = { $card }: nombra una card.
question-invited = Tu aliado te invita: ¿pones en play una card o usas una ability?
question-invited-combat = Combat en { $card }: recibes una invitación para actuar en él. ¿Participas?
question-help = Nadie te espera aquí, pero puedes intervenir. ¿Qué haces?
question-help-held = Esta lane te espera, como pediste. ¿Qué haces?
question-consent = { $who } quiere escoger { $thing } con { $source }. ¿Estás de acuerdo?
question-consent-lane = { $who } quiere usar { $source } en tu lane. ¿Estás de acuerdo?
question-lane = ¿De quién es la lane que sigue?
question-battlefield = ¿Cuál de tus battlefields aportas a esta partida?
question-first = ¿Quién tiene el primer turno?
question-priority-ability = Una ability de { $card } está en la chain. ¿Respondes con una Reaction?
question-priority-deflect = El Deflect de { $card } está en la chain y desvía el Strike. ¿Respondes con una Reaction?
question-recycle = { $card }: ¿de qué cards haces Recycle? El resto se queda en la parte superior de tu Main Deck.
question-recycle-one = { $card }: ¿haces Recycle de la card o la dejas en la parte superior de tu Main Deck?
question-recycle-npc = { question-recycle } { recycled-goes }
question-recycle-one-npc = { question-recycle-one } { recycled-goes }
recycled-goes = La card de la que haces Recycle va al fondo, y de ahí sale la próxima card del NPC.
question-top = { $card }: ¿qué card va a continuación, empezando por arriba?
question-discard = { $card }: ¿de qué card realizas un Discard?
question-may-pay = { $card }: ¿pagas lo que cuesta esa elección? De lo contrario, no ocurre nada.
question-attach = ¿Acoplas { $card }?
question-unless = { $card }: { ask-unless }
question-accelerate = { $card }: ¿pagas por [Accelerate]?
question-repeat = { $card }: ¿pagas por [Repeat]?
question-repeat-ability = { $card }: ¿pagas { $cost } por [Repeat]?
question-play-for = { $card }: ¿pagas este precio en lugar de su coste?
question-place-token = { $card }: ¿dónde aparece el token { $token }?
question-facedown-full = { $card }: hay demasiadas cards bocabajo ahí. ¿Cuál va a la pila de trash?
question-toll = { $card }: el Move hasta ahí tiene su precio. ¿Qué units lo realizan?
question-keep-targets = { $card }: los objetivos ya no van juntos. ¿Cuáles se quedan?
question-drop-target = { $card }: no hay damage suficiente para todos los objetivos. ¿Cuál se queda sin recibirlo?
question-moment = { $card }: varias cosas la activan en el mismo momento. ¿Cuál cuenta?
question-order = Mantienes varios battlefields en Hold. ¿Cuál va primero?
question-player = Sufres un Burn Out. ¿Qué oponente obtiene un punto?
question-name-tag = { $card }: nombra un tag.

# A question about one instruction of several: the instruction, then what is asked.
question-for = { $card }: { $what } { $ask }
question-again = [Repeat] { $n }: { $question }
question-nth = { $question } ({ $n } de { $of })
question-because = { $question } (Por: { $thing })
question-anew = { $question } (En lugar de: { $thing })
ask-choose = Escoge.
ask-destination = ¿A dónde?
ask-may = ¿Quieres hacerlo?
ask-target = Escoge un objetivo.
ask-target-exactly = Escoge { $n } objetivos.
ask-target-up-to = Escoge { $n ->
        [one] un objetivo como máximo
       *[other] hasta { $n } objetivos
    }.
ask-unless = ¿Lo haces para que no ocurra el resto?
question-more = ({ $least ->
        [0] hasta { $most }
       *[other] { $least ->
            [one] al menos 1
           *[other] al menos { $least }
        }
    })
question-exactly = ({ $n } más)
question-any = (cualquier cantidad)
question-assign-left = { $n ->
        [one] (queda { $n } de damage por asignar)
       *[other] (quedan { $n } de damage por asignar)
    }

## What a coming question will be about

about-mulligan = Mulligan
about-main = qué haces ahora
about-priority = si reaccionas
about-focus = qué haces en el showdown
about-place = dónde la pones en play
about-target = qué objetivo
about-optional-cost = si pagas el coste adicional
about-mode = qué opción
about-destination = a dónde
about-move-more = qué otra unit realiza el Move
about-pay = cómo pagas
about-may = si quieres hacerlo
about-choose = qué escoges
about-order = qué va primero
about-assign = cómo asignas el damage
about-showdown = dónde comienza un showdown o un combat
about-replace = qué ocurre en su lugar
about-player = qué jugador
about-amount = cuánto
about-cost-choice = con qué pagas
about-hide = dónde la ocultas
about-order-cards = en qué orden
about-name = qué card nombras
about-invited = si aceptas la invitación
about-help = si intervienes
about-consent = si estás de acuerdo
about-lane = de quién es la lane que sigue

## Options

group-play = Poner en play
group-use = Usar
group-move = Realizar un Move
group-hide = Ocultar
group-end = O bien
option-play = Poner en play { $card }
option-play-champion = Poner en play { $card } desde la Champion Zone
option-play-facedown = Poner en play { $card }, oculta { $at }
option-play-trash = Poner en play { $card } desde tu pila de trash
option-use-ability = Usar { $card }: { $text }
option-move = Realizar un Move de { $card } ({ $might } [M]) { $from }
option-move-to = Realizar un Move de { $card } ({ $might } [M]) { $from } { $to }
option-hide = Ocultar { $card }
option-put-back = Apartar { $card }
option-keep = Conservar el resto
option-keep-all = Conservar todas
option-keep-choice = Mantener lo escogido
option-at = { $place }
option-pick = { $thing }
option-trigger = { $thing }: { $what }
option-apart = { $option }: { $marks }
option-recycle = Hacer Recycle de { $thing }
option-leave-on-top = Dejarla arriba
option-done = Listo
option-none = A nada de esto
option-nobody-else = Ninguna más: adelante
option-yes = Sí
option-no = No
option-mode = { $text }
option-mode-number = Opción { $n }
option-auto = Pagar automáticamente
option-number = { $n }
option-name = { $card }
option-assign = { $n } de damage a { $thing }
option-pass = Pasar
option-wait = Pedir que esperen
option-let-go = Dejar que siga
option-overrule = Seguir sin esperar
option-end = Terminar tu turno
option-finish = Terminar este turno
option-concede = Rendirse
option-invite = Invitar a { $thing }
option-decline = Rechazar
option-join = Participar
thing-unit = { $card } ({ $might } [M], { $whose }, { $at })
thing-unit-wearing = { $card } ({ $might } [M], { $wears }, { $whose }, { $at })
thing-card = { $card } ({ $whose })
thing-state = { $card } ({ $whose }, { $state })
thing-on-chain = { $card } en la chain ({ $whose })
thing-ability = ability de { $card } ({ $whose })
thing-deflect = Deflect de { $card } ({ $whose })
thing-hidden = una card bocabajo ({ $whose })
thing-player = { $me ->
        [you] Tú
       *[other] { $who }
    }

## The board

board-title = Turno { $n } · { $me ->
        [you] Tu turno
       *[other] Turno de { $who }
    } · { $phase }
board-title-team = Turno { $n } · { $phase } · Equipo: { $points } de { $goal } puntos
board-title-alone = Turno { $n } · { $phase } · { $points } de { $goal } puntos
board-points = { $points } de { $goal } puntos
name-you = Tú
name-player = Jugador { $n }
name-program = Programa { $n }
board-you = tú
board-program = programa
board-teammate = aliado
board-done = ha terminado
board-finished = han terminado: { $list }
board-hand = Mano
board-hand-known = Conocidas
board-hand-count = { $n ->
        [one] 1 card en la mano
       *[other] { $n } cards en la mano
    }
board-deck = Main Deck { $n }
board-deck-low = Main Deck { $n }: cuando esté vacío, el próximo Draw hará perder la partida
board-deck-empty = Main Deck 0: el próximo Draw hace perder la partida (Burn Out)
board-rune-deck = Rune Deck { $n }
board-trash = Trash { $n }
board-banished = Banishment { $n }
board-xp = XP { $n }
board-legend = Legend
board-champion = Champion Zone:
board-base = Base
board-next-dealt = La siguiente
board-pile = Pila Enthralled
board-thralls = Thralls
board-strikes = Sueltos
board-runes = Runes
board-none = ninguna
board-empty = sin cards
board-runes-pay = pueden pagar [{ $energy }] y { $power }
board-pool = En el Rune Pool: { $what }
board-ready-count = { $ready } de { $all } ready
board-controlled = { $me ->
        [you] bajo tu control
        [npc] bajo control del NPC
       *[other] bajo control de { $who }
    }
board-uncontrolled = sin control
board-nobody = nadie
board-contested = { $me ->
        [you] en disputa por ti
       *[other] en disputa por { $who }
    }
board-showdown = showdown
board-combat = combat
board-focus = { $me ->
        [you] tienes el focus
       *[other] { $who } tiene el focus
    }
board-chain = Chain (lo más reciente se resuelve primero)
board-chain-pending = aún sin completar
board-chain-on = → { $things }
board-facedown = { $n ->
        [one] 1 card bocabajo
       *[other] { $n } cards bocabajo
    }
board-facedown-known = bocabajo: { $card }
board-nobody-here = sin units
mark-exhausted = en exhaust
mark-ready = ready
mark-damage = { $n } de damage
mark-buffed = { $n ->
        [one] Buff
       *[other] { $n } Buffs
    }
mark-deflected = { $n ->
        [one] marcador Deflected
       *[other] { $n } marcadores Deflected
    }
mark-stunned = en stun
mark-empowered = Empowered
mark-attacker = ataca
mark-defender = defiende
mark-attached = lleva { $cards }
mark-worn = la lleva { $thing }
mark-owned = { $me ->
        [you] es tuya
       *[other] es de { $who }
    }
mark-prevent = { $n ->
        [-1] se previene todo el damage
       *[other] se previenen los próximos { $n } de damage
    }
mark-copy = en realidad { $card }
mark-seen = otros la conocen
card-might = { $n } [M]
card-might-label = Might
card-might-bonus = +{ $n } [M] como Equipment
card-no-text = (sin texto)
card-worn = Quien lo lleva: { $text }
card-strike-used = Usarlo cuenta como poner en play un spell que cuesta [1]: lo que responde a spells o abilities puede responderle. Un NPC no paga nada por él. [LL 6.1]

## The log

log-title = Lo que ha ocurrido
log-empty = Aún no ha ocurrido nada.
log-turn = { $me ->
        [you] Turno { $n }: es tu turno.
       *[other] Turno { $n }: es el turno de { $who }.
    }
log-phase = { $phase }.
log-mulligans = { $me ->
        [you] { $n ->
            [0] Conservas tu mano.
            [one] Apartas 1 card y realizas un Draw de otra.
           *[other] Apartas { $n } cards y realizas un Draw de otras tantas.
        }
       *[other] { $n ->
            [0] { $who } conserva su mano.
            [one] { $who } aparta 1 card y realiza un Draw de otra.
           *[other] { $who } aparta { $n } cards y realiza un Draw de otras tantas.
        }
    }
log-mulligans-begins = { begins } { log-mulligans }
log-draws = { $me ->
        [you] Realizas un Draw de { $card }.
       *[other] { $who } realiza un Draw de { $card }.
    }
log-draws-unseen = { $me ->
        [you] Realizas un Draw de 1 card.
       *[other] { $who } realiza un Draw de 1 card.
    }
log-channels = { $me ->
        [you] Realizas un Channel de { $card }.
       *[other] { $who } realiza un Channel de { $card }.
    }
log-channels-unseen = { $me ->
        [you] Realizas un Channel de 1 rune.
       *[other] { $who } realiza un Channel de 1 rune.
    }
log-chooses = { $me ->
        [you] Escoges { $list }.
       *[other] { $who } escoge { $list }.
    }
log-chooses-unseen = { $me ->
        [you] Escoges una card bocabajo.
       *[other] { $who } escoge una card bocabajo.
    }
log-with-might = { $card } ({ $n } [M])
log-chosen-at = { $card } { $at }
log-chosen-of = { $card } ({ $whose })
log-plays = { $me ->
        [you] Pones en play { $card }.
       *[other] { $who } pone en play { $card }.
    }
log-plays-token = { $me ->
        [you] Pones en play un token { $card }.
       *[other] { $who } pone en play un token { $card }.
    }
log-creates = { $me ->
        [you] Creas { $card } { $at }.
       *[other] { $who } crea { $card } { $at }.
    }
log-enters = { $card } entra en play { $at }.
log-uses = { $me ->
        [you] Usas { $card }.
       *[other] { $who } usa { $card }.
    }
log-triggers = Se desencadena una ability de { $card }.
log-resolves = { $card } se resuelve.
log-withdrawn = Al final, { $card } no se pone en play.
log-withdrawn-refused = { $me ->
        [you] { $card } se retira y no cuesta nada, porque no estás de acuerdo.
       *[other] { $card } se retira y no cuesta nada, porque { $who } no está de acuerdo.
    }
log-countered = { $card } recibe un Counter.
log-ability-resolves = Se resuelve una ability de { $card }.
log-ability-withdrawn = Una ability de { $card } no hace nada.
log-ability-withdrawn-refused = { $me ->
        [you] Una ability de { $card } no hace nada, porque no estás de acuerdo.
       *[other] Una ability de { $card } no hace nada, porque { $who } no está de acuerdo.
    }
log-ability-countered = Una ability de { $card } recibe un Counter.
log-moves = { $card } realiza un Move { $from } { $to }.
log-recalled = { $card } vuelve a su base por un Recall.
log-contests = { $me ->
        [you] Pones { $card } en disputa.
       *[other] { $who } pone { $card } en disputa.
    }
log-showdown = { $me ->
        [you] Comienza un showdown en { $card }; tienes el focus.
       *[other] Comienza un showdown en { $card }; { $who } tiene el focus.
    }
log-showdown-ends = Termina el showdown en { $card }.
log-combat = Combat en { $card }. Attacker: { $who }. Defender: { $whom }.
log-combat-damage = Damage del combat: { $list }.
log-combat-damage-none = En el combat no se inflige damage.
log-combat-damage-one = { $card } { $n }
log-wins-combat = { $me ->
        [you] Ganas el combat en { $card }.
       *[other] { $who } gana el combat en { $card }.
    }
log-no-result = El combat en { $card } termina sin ganador.
log-gains-control = { $me ->
        [you] Ahora tienes { $card } bajo control.
       *[other] { $who } tiene ahora { $card } bajo control.
    }
log-loses-control = { $me ->
        [you] Ya no tienes { $card } bajo control.
       *[other] { $who } ya no tiene { $card } bajo control.
    }
log-controls = { $me ->
        [you] Ahora tienes { $card } bajo control.
       *[other] { $who } tiene ahora { $card } bajo control.
    }
log-conquers = { $me ->
        [you] Haces Conquer de { $card }.
       *[other] { $who } hace Conquer de { $card }.
    }
log-holds = { $me ->
        [you] Mantienes { $card } en Hold.
       *[other] { $who } mantiene { $card } en Hold.
    }
log-no-final-point = { $me ->
        [you] No sumas el último punto: para eso debes puntuar en todos los battlefields en este turno. En su lugar, realizas un Draw de 1 card.
       *[other] { $who } no suma el último punto: para eso hay que puntuar en todos los battlefields en este turno. En su lugar, realiza un Draw de 1 card.
    }
log-gains-points = { $me ->
        [you] { $n ->
            [one] Sumas 1 punto y tienes { $total }.
           *[other] Sumas { $n } puntos y tienes { $total }.
        }
       *[other] { $n ->
            [one] { $who } suma 1 punto y tiene { $total }.
           *[other] { $who } suma { $n } puntos y tiene { $total }.
        }
    }
log-gains-xp = { $me ->
        [you] Obtienes { $n } XP.
       *[other] { $who } obtiene { $n } XP.
    }
log-dealt = { $card } recibe { $n } de damage.
log-dies = { $card } muere { $at }.
log-saved = { $source } salva a { $card } de morir.
log-discards = { $me ->
        [you] Realizas un Discard de { $card }.
       *[other] { $who } realiza un Discard de { $card }.
    }
log-names = { $me ->
        [you] Nombras { $card }.
       *[other] { $who } nombra { $card }.
    }
log-recycles = { $me ->
        [you] Haces Recycle de { $card }.
       *[other] { $who } hace Recycle de { $card }.
    }
log-recycles-unseen = { $me ->
        [you] Haces Recycle de 1 card.
       *[other] { $who } hace Recycle de 1 card.
    }
log-returned = { $me ->
        [you] { $card } vuelve a tu mano.
       *[other] { $card } vuelve a la mano de { $who }.
    }
log-takes = { $me ->
        [you] Pones { $card } en tu mano.
       *[other] { $who } pone { $card } en su mano.
    }
log-takes-unseen = { $me ->
        [you] Pones 1 card en tu mano.
       *[other] { $who } pone 1 card en su mano.
    }
log-returned-unseen = { $me ->
        [you] Una card vuelve a tu mano.
       *[other] Una card vuelve a la mano de { $who }.
    }
log-to-top = { $me ->
        [you] { $card } queda en la parte superior de tu Main Deck.
       *[other] { $card } queda en la parte superior del Main Deck de { $who }.
    }
log-to-top-unseen = { $me ->
        [you] Una card queda en la parte superior de tu Main Deck.
       *[other] Una card queda en la parte superior del Main Deck de { $who }.
    }
log-to-bottom = { $me ->
        [you] { $card } queda en la parte inferior de tu Main Deck.
       *[other] { $card } queda en la parte inferior del Main Deck de { $who }.
    }
log-to-bottom-unseen = { $me ->
        [you] Una card queda en la parte inferior de tu Main Deck.
       *[other] Una card queda en la parte inferior del Main Deck de { $who }.
    }
log-to-champion-zone = { $me ->
        [you] { $card } va a tu Champion Zone.
       *[other] { $card } va a la Champion Zone de { $who }.
    }
log-something = Ocurre algo: { $card }.
log-banished = { $card } va al banishment.
log-burned = { $me ->
        [you] Realizas un Burn de { $card }.
       *[other] { $who } realiza un Burn de { $card }.
    }
log-burns-out = { $me ->
        [you] Tu Main Deck se ha agotado: Burn Out. Tu pila de trash pasa a ser tu nuevo Main Deck.
       *[other] El Main Deck de { $who } se ha agotado: Burn Out. La pila de trash pasa a ser el nuevo Main Deck.
    }
log-looks = { $me ->
        [you] Miras { $list }.
       *[other] { $who } mira { $list }.
    }
log-looks-unseen = { $me ->
        [you] { $n ->
            [0] No miras ninguna card.
            [one] Miras 1 card.
           *[other] Miras { $n } cards.
        }
       *[other] { $n ->
            [0] { $who } no mira ninguna card.
            [one] { $who } mira 1 card.
           *[other] { $who } mira { $n } cards.
        }
    }
log-reveals = { $me ->
        [you] Haces Reveal de { $list }.
       *[other] { $who } hace Reveal de { $list }.
    }
log-hides = { $me ->
        [you] Ocultas { $card } { $at }.
       *[other] { $who } oculta { $card } { $at }.
    }
log-hides-unseen = { $me ->
        [you] Ocultas una card { $at }.
       *[other] { $who } oculta una card { $at }.
    }
log-facedown-trashed = La card bocabajo { $card } va a la pila de trash.
log-counters = Marcadores sobre { $card }: { $n }, ahora { $total }.
log-stunned = { $card } queda en stun.
log-buffed = { $card } recibe una Buff.
log-spends-buff = { $me ->
        [you] Gastas la Buff de { $card }.
       *[other] { $who } gasta la Buff de { $card }.
    }
log-empowered = { $card } queda Empowered.
log-gets-might = { $card } obtiene { $n } [M].
log-gains-ability = { $card } obtiene una ability.
log-gains-keyword = { $card } obtiene { $keyword }.
log-attached = { $card } se acopla a { $wearer }.
log-detached = { $card } se desacopla.
log-adds = { $me ->
        [you] Recibes Add de { $what }.
       *[other] { $who } recibe Add de { $what }.
    }
log-extra-turn = { $me ->
        [you] Tendrás un turno adicional.
       *[other] { $who } tendrá un turno adicional.
    }
log-ends-turn = { $me ->
        [you] Terminas tu turno.
       *[other] { $who } termina su turno.
    }
log-concedes = { $me ->
        [you] Te rindes.
       *[other] { $who } se rinde.
    }
log-invites = Invitación. De: { $who }. Para: { $whom }.
log-asks-to-wait = ¡Un momento! De: { $who }. Para: { $whom }.
log-lets-go = Puede seguir. De: { $who }. Para: { $whom }.
log-no-consent = { $me ->
    [you] No estás de acuerdo.
   *[other] { $who } no está de acuerdo.
}
log-joins = { $me ->
        [you] Participas en el combat.
       *[other] { $who } participa en el combat.
    }
log-declines = { $me ->
        [you] Rechazas la invitación.
       *[other] { $who } rechaza la invitación.
    }
log-brings = { $me ->
        [you] Aportas { $card }.
       *[other] { $who } aporta { $card }.
    }
log-wins = { $me ->
        [you] Ganas la partida.
       *[other] { $who } gana la partida.
    }

## The log of Lane Legends

log-deflected = { $card } desvía el Strike y recibe un marcador Deflected.
log-strike = { $who } usa un Strike contra { $target }.
log-strike-back = El Strike vuelve { $to }.
log-strike-made = { $who } da un nuevo Strike al { $wearer } { $at }.
log-advance = { $me ->
        [npc] Los Thralls avanzan.
       *[other] { $who }: los Thralls avanzan.
    }
log-nothing-enthralled = { $me ->
        [you] { $n ->
            [1] Tu Main Deck no tiene cards: no sale una segunda.
           *[other] Tu Main Deck no tiene cards: tu NPC no hace nada.
        }
       *[other] { $n ->
            [1] El Main Deck de { $who } no tiene cards: no sale una segunda.
           *[other] El Main Deck de { $who } no tiene cards: ese NPC no hace nada.
        }
    }
log-wins-team = El equipo gana.
log-all-lose-team = El equipo pierde.
log-burns-out-team = { $me ->
        [you] Tu Main Deck tiene muy pocas cards: sufres un Burn Out.
       *[other] El Main Deck de { $who } tiene muy pocas cards: { $who } sufre un Burn Out.
    }
log-ends-turn-team = { $me ->
        [you] Has terminado este turno.
       *[other] { $who } ha terminado este turno.
    }
log-team-loses-points = El equipo pierde un punto y ahora tiene { $total }.
log-team-scores = { $me ->
        [you] Sumas { $n } para el equipo; ahora tiene { $total }.
       *[other] { $who } suma { $n } para el equipo; ahora tiene { $total }.
    }
log-turn-team = Empieza el turno { $n } para todo el equipo.
log-all-lose-alone = { $me ->
        [you] Pierdes la partida.
       *[other] { $who } pierde la partida.
    }
log-loses-points-alone = { $me ->
        [you] Pierdes un punto y tienes { $total }.
       *[other] { $who } pierde un punto y tiene { $total }.
    }
log-turn-alone = Empieza el turno { $n }.
log-enthralled = { $me ->
        [you] { $n ->
            [1] De tu sideboard pasa { $card } a la pila Enthralled.
           *[other] Del fondo de tu Main Deck pasa { $card } a la pila Enthralled.
        }
       *[other] { $n ->
            [1] Del sideboard de { $who } pasa { $card } a la pila Enthralled.
           *[other] Del fondo del Main Deck de { $who } pasa { $card } a la pila Enthralled.
        }
    }
log-gold-paid = { $me ->
        [you] Pagas por ella con un Gold.
       *[other] { $who } paga por ella con un Gold.
    }
log-all-runes-exhausted = Nadie puede pagar el Enthrall Cost: todas las runes de todos los jugadores quedan en exhaust.
log-replaced = { $card } se reemplaza.
log-all-lose = Todos los jugadores pierden.
log-skips = { $me ->
        [you] Te saltas la { $phase }.
       *[other] { $who } se salta la { $phase }.
    }
log-removed = { $me ->
        [you] Abandonas la partida.
       *[other] { $who } abandona la partida.
    }
log-swapped-back = { $card } vuelve a ser lo que era.
log-goes-back = El ataque ha fracasado: { $card } vuelve { $to }.
log-nearfield-lost = Un NPC tiene bajo control { $card }.
log-nearfield-lost-alone = El NPC tiene bajo control { $card }.
log-nothing-enthralled-alone = { $me ->
        [you] { $n ->
            [1] Tu Main Deck no tiene cards: no sale una segunda.
           *[other] Tu Main Deck no tiene cards: el NPC no hace nada.
        }
       *[other] { $n ->
            [1] El Main Deck de { $who } no tiene cards: no sale una segunda.
           *[other] El Main Deck de { $who } no tiene cards: el NPC no hace nada.
        }
    }
log-thrall = { $who } crea un Thrall de { $might } [M] { $at }.
log-rush = { $me ->
        [npc] Los Thralls de la NPC Base se lanzan juntos adelante.
       *[other] { $who }: los Thralls de la NPC Base se lanzan juntos adelante.
    }
log-merge = { $n ->
        [one] { $me ->
            [npc] El Thrall de la NPC Base no se funde con ningún otro y tiene { $might } [M]
           *[other] { $who }: el Thrall de la NPC Base no se funde con ningún otro y tiene { $might } [M]
        }
       *[other] { $me ->
            [npc] { $n } Thralls de la NPC Base se funden en uno de { $might } [M]
           *[other] { $who }: { $n } Thralls de la NPC Base se funden en uno de { $might } [M]
        }
    }{ $total ->
        [0] .
        [one] {" "}y 1 Strike.
       *[other] {" "}y { $total } Strikes.
    }
log-enthrall-paid-with = { $me ->
        [you] Pagas por ella con { $list }.
       *[other] { $who } paga por ella con { $list }.
    }
log-enthrall-paid = { $me ->
        [you] { $n ->
            [one] Pagas por ella con 1 rune.
           *[other] Pagas por ella con { $n } runes.
        }
       *[other] { $n ->
            [one] { $who } paga por ella con 1 rune.
           *[other] { $who } paga por ella con { $n } runes.
        }
    }

## Why not

why-ok = { $n ->
        [0] { $what }: puedes hacerlo ahora.
       *[other] { $what }: puedes hacerlo ahora, es la opción { $n }.
    }
why-possible = { $what }: puedes hacerlo ahora.
why-title = { $what }: ahora no. { $reason }
why-play = Poner en play { $card }
why-move = Realizar un Move de { $card } { $to }
why-use = Usar { $card }
why-hide = Ocultar { $card }
why-pick = Escoger { $card }
why-no-use = Con { $card } no se puede hacer nada: ni ponerla en play, ni usarla, ni realizar un Move.
why-facedown = Esta card está bocabajo y no sabes cuál es.
why-being-played = Ahora mismo pones { $card } en play: responde a la pregunta abierta, o deshazlo con { $undo }.
why-on-chain = { $card } está en la chain y espera a resolverse.
why-lane = Para eso escribe { $lane } y úsala allí.
why-nothing = Nada de lo que puedes ver se llama “{ $text }”. Escribe el nombre de una card o su comienzo.
why-not-your-card = { $card } pertenece a { $owner }.
why-not-your-turn = Es el turno de { $turn }, y ni un showdown ni una chain te permiten actuar ahora. Espera a tu Main Phase.
why-not-main-phase = Eso se hace en la Main Phase; ahora es: { $phase }.
why-not-action-phase = Eso se hace en la Action Phase; ahora es: { $phase }.
why-not-chain-open = Hay algo en la chain; hasta que se vacíe solo se pueden usar Reactions.
why-not-needs-action = En un showdown solo se puede usar lo que tenga Action o Reaction, y { $card } no tiene ninguna.
why-not-needs-reaction = Mientras haya algo en la chain solo se puede usar lo que tenga Reaction, y { $card } no la tiene.
why-not-no-priority = Ahora le toca actuar a { $asked }, no a ti.
why-not-energy = { $card } cuesta { $need } de Energy y puedes reunir { $have }: { $missing ->
        [one] falta 1.
       *[other] faltan { $missing }.
    }
why-not-power = { $card } necesita este Power: { $need }. Falta { $missing }.
why-not-cost = { $card } pide además: { $deed }. No puedes hacerlo por completo.
why-not-no-target = No hay nada que { $card } pueda escoger.
why-not-choice-elsewhere = En tu propia lane no hay nada que { $card } pueda escoger, pero sí en la lane de { $lanes }.
why-not-choice-later = En tu propia lane no hay nada que { $card } pueda escoger. En la lane de { $lanes } sí, pero antes debe terminar lo que está ocurriendo allí.
why-not-no-place = { $spot ->
        [any] { $card } no se puede poner en play en ninguna parte ahora.
       *[one] { $card } no se puede poner en play { $place } ahora.
    }
why-not-exhausted = { $card } está en exhaust. Volverá a estar ready al comienzo de tu próximo turno.
why-not-a-unit = { $card } no es una unit en el board, y solo las units realizan un Move.
why-not-already-there = { $card } ya está { $place }.
why-not-needs-ganking = { $card } está { $origin }. Para ir de un battlefield a otro hace falta { $keyword }; primero debe volver a tu base.
why-not-two-others-there = Otros dos jugadores ya tienen units { $place }.
why-not-foreign-combat = Otros jugadores combaten { $place }; solo ellos pueden enviar units.
why-not-teammate-there = Un aliado ya tiene units { $place }.
why-not-foreign-base = Las units van a battlefields y a su propia base, no a la de otro.
why-not-cant-move = { $by } impide a { $card } ir ahí.
why-not-zone = { $card } está en esta zona: { $zone }. Las cards se ponen en play desde la mano y desde la Champion Zone.
why-not-hidden-this-turn = { $card } se ha ocultado en este turno. Podrás ponerla en play desde el próximo turno.
why-not-no-hidden = { $card } no tiene { $keyword }, así que no se puede ocultar.
why-not-no-controlled-battlefield = No tienes bajo control ningún battlefield donde ocultar { $card }.
why-not-facedown-full = Cada battlefield que tienes bajo control ya tiene su card bocabajo.
why-not-forbidden = { $by } prohíbe eso con { $card } ahora mismo.
why-not-no-ability = { $count ->
        [0] { $card } no tiene ninguna ability que puedas usar.
       *[other] { $card } no tiene ninguna ability con el número { $number } que puedas usar; tiene { $count }.
    }
why-not-ability-condition = { $card } solo lo permite { $condition }, y ahora no es así.
why-not-used-up = { $limit ->
        [one] Esta ability de { $card } se puede usar una vez por turno, y ya se ha usado.
       *[other] Esta ability de { $card } se puede usar { $limit } veces por turno, y ya no queda ninguna.
    }
why-not-game-over = La partida ha terminado; ya no se puede hacer nada.
why-not-not-controlled = { $card } no está bajo tu control. Control actual: { $controller }.
why-not-already-empowered = { $card } ya está Empowered.
why-not-lane-step = Las units se mueven por su propia lane un paso cada vez; con Ganking también a cualquier battlefield bajo tu control.
why-not-lane-place = { $card } no se puede poner en play { $place }: las units se ponen en play en la base o en un Nearfield bajo tu control, con [Reaction] también en otros battlefields de tu lane. Podría ir: { $where }.
why-not-not-asked = Ahora no se te pregunta por eso.
why-not-showdown-open = Hay un showdown en curso; eso debe esperar a que termine.
why-not-not-playable = { $card } no es una card que se ponga en play.
why-not-target-place = { $source } se pone en play desde Hidden, así que solo puede escoger lo que esté { $place }.
why-not-untouchable = { $by } impide que tus spells y abilities escojan { $card }.
why-not-arena-busy = Hay una chain abierta donde está { $card }; espera a que se resuelva.
why-not-attached = { $card } está acoplado a una unit. Sus propias abilities esperan hasta que se desacople.
why-not-answer-first = Responde primero a la pregunta abierta.
why-not-target = { $misfit ->
        [kind] { $source } no puede escoger { $card }: no es del tipo adecuado.
        [side] { $source } no puede escoger { $card }: no es del lado adecuado.
        [place] { $source } no puede escoger { $card }: no está en el lugar adecuado.
        [description] { $source } no puede escoger { $card }: no encaja en la descripción.
        [dear] { $source } no puede escoger { $card }: cuesta demasiado.
        [mighty] { $source } no puede escoger { $card }: no es Mighty.
        [chain] { $source } no puede escoger { $card }: todavía está en la chain.
        [trash] { $source } no puede escoger { $card }: está en la pila de trash.
        [together] { $source } no puede escoger { $card }: no combina con lo ya escogido.
        [rest] { $source } no puede escoger { $card }: lo demás que hay que escoger o pagar ya no sería posible.
       *[choice] { $source } no puede escoger { $card }: no está entre las opciones.
    }
why-not-already-chosen = { $card } ya está entre lo escogido.
why-not-unclear = “{ $text }” no dice claramente qué quieres. Nombra algo que puedas ver.
why-not-paid-by-itself = { $card } ayuda por sí sola a pagar; no hace falta usarla antes.
why-not-move-on-chain = Hay algo en la chain, y entonces no se realiza ningún Move estándar. Realiza el Move de { $card } en tu Main Phase, cuando no ocurra nada más.
why-not-move-in-showdown = Hay un showdown en curso, y en él no se realiza ningún Move estándar. Realiza el Move de { $card } en tu Main Phase, cuando no ocurra nada más.
why-not-hide-on-chain = Hay algo en la chain, y entonces no se oculta ninguna card. Oculta { $card } en tu Main Phase, cuando no ocurra nada más.
why-not-hide-in-showdown = Hay un showdown en curso, y en él no se oculta ninguna card. Oculta { $card } en tu Main Phase, cuando no ocurra nada más.
why-not-already-facedown = { $card } ya está bocabajo { $origin }.
why-not-hide-zone = { $card } está en esta zona: { $zone }. Las cards se ocultan desde la mano y desde la Champion Zone.
why-not-use-zone = { $card } está en esta zona: { $zone }. Sus abilities se usan mientras esté en el board.
why-not-your-place = No puedes poner { $card } en play { $place }. Control actual: { $controller }. Las units se ponen en play en tu base y en battlefields que tengas bajo control.
why-not-gear-to-base = { $card } es un gear, y los gears se ponen en play en la base.
why-not-deflect = { $target } tiene Deflect: escogerla cuesta { $value } de Power más. { $card } necesita entonces este Power: { $need }. Falta { $missing }.
why-not-toll = { $by } pide { $price } por el Move de { $card } hasta ahí, y no puedes pagarlo.
why-not-legion = { $card } necesita Legion para eso: debes haber puesto otra card en play en este turno.
why-not-level = { $card } necesita Level { $need } para eso, es decir, { $need } XP; tienes { $have }.
why-not-empowered = { $card } debe estar Empowered para eso, y no lo está.
why-not-mighty = { $card } debe ser Mighty para eso, es decir, tener 5 [M]; tiene { $have }.
why-not-only-too-dear = Todo lo que { $card } podría escoger cuesta demasiado: { $found }.
why-not-only-on-chain = Todo lo que { $card } podría escoger está todavía en la chain: { $found }.
why-not-only-in-trash = Todo lo que { $card } podría escoger está en una pila de trash: { $found }.
why-not-only-protected = Todo lo que { $card } podría escoger está protegido: { $found }. { $by } se encarga de ello.
why-not-only-to-pay-with = Todo lo que { $card } podría escoger es aquello con lo que tendrías que pagar: { $found }.
why-not-chooses-nothing = Al poner { $card } en play o usarla no se escoge nada, así que tampoco { $target }.
why-not-no-equip = { $card } no tiene Equip.
why-not-ambiguous = “{ $text }” puede ser: { $found }. Escribe algo más del nombre.
why-not-an-option = { $card } no está entre las opciones.
why-not-a-place = Ese lugar no está entre las opciones.
why-an-effect = Un efecto
why-others = otras
why-with-text = { $reason } Su texto: “{ $text }”

# What a wish may begin with, and what joins it with a place or with what is chosen.
why-verb-play = pon poner juega jugar
why-verb-use = usa usar
why-verb-equip = acopla acoplar equipa equipar
why-verb-move = mueve mover
why-verb-hide = oculta ocultar
why-verb-pick = escoge escoger elige elegir
why-verb-on = en a sobre hasta

## What paying may ask for besides Energy and Power

deed-exhaust-it = poner la card en exhaust
deed-kill-it = provocar un Kill a la card
deed-recycle-it = hacer Recycle de la card
deed-discard = { $n ->
        [one] realizar un Discard de 1 card
       *[other] realizar un Discard de { $n } cards
    }
deed-recycle-from-trash = { $n ->
        [one] hacer Recycle de 1 card de tu pila de trash
       *[other] hacer Recycle de { $n } cards de tu pila de trash
    }
deed-spend-buff = { $n ->
        [one] gastar una Buff
       *[other] gastar { $n } Buffs
    }
deed-spend-xp = gastar { $n } XP
deed-exhaust-others = { $n ->
        [one] poner otra en exhaust
       *[other] poner otras { $n } en exhaust
    }
deed-kill-own = { $n ->
        [one] provocar un Kill a una tuya
       *[other] provocar un Kill a { $n } tuyas
    }
deed-return-own = { $n ->
        [one] devolver una tuya a la mano
       *[other] devolver { $n } tuyas a la mano
    }
deed-banish-from-trash = { $n ->
        [one] hacer Banish de 1 card de tu pila de trash
       *[other] hacer Banish de { $n } cards de tu pila de trash
    }
deed-disempower-it = quitar Empowered a la card
deed-recycle-runes = { $n ->
        [one] hacer Recycle de una de tus runes
       *[other] hacer Recycle de { $n } de tus runes
    }
deed-banish-it = hacer Banish de la card
deed-detach-it = desacoplar la card
deed-recycle-own = { $n ->
        [one] hacer Recycle de una tuya
       *[other] hacer Recycle de { $n } tuyas
    }
deed-disempower-own = { $n ->
        [one] quitar Empowered a una tuya
       *[other] quitar Empowered a { $n } tuyas
    }
deed-exhaust-legend = poner tu legend en exhaust
deed-move-home = realizar un Move de la card a tu base
deed-discard-it = realizar un Discard de la card
deed-lose-points = { $n ->
        [one] perder 1 punto
       *[other] perder { $n } puntos
    }

## Playing

play-welcome = { $one } contra { $two }. Gana quien llegue primero a { $goal } puntos. Escribe un número para escoger, o { $help } para ver la ayuda.
play-welcome-watch = { $one } contra { $two }. Gana quien llegue primero a { $goal } puntos. Juegan dos programas; tú miras.
play-welcome-many = { $list }: todos contra todos, hasta { $goal } puntos.
play-welcome-teams = { $one } contra { $two }: dos equipos, hasta { $goal } puntos.
play-welcome-keys = Escribe un número para escoger, o { $help } para ver la ayuda.
play-seed = Semilla { $seed }. Para jugar la misma partida otra vez: { $command }
play-prompt = Escoge
play-prompt-seat = { $who }, escoge
play-pass-keyboard = Le toca a { $who }. Pasa el teclado y después pulsa Intro.
play-thinking = { $who } está pensando…
play-over = La partida termina tras { $n ->
        [one] 1 turno
       *[other] { $n } turnos
    }.
result-won = { $me ->
        [you] Ganas
       *[other] { $who } gana
    } por { $points } a { $other } puntos.
result-conceded = { $me ->
        [you] Ganas: { $loser } se rinde.
       *[other] { $lost ->
            [you] { $who } gana: te has rendido.
           *[other] { $who } gana: { $loser } se rinde.
        }
    }
result-points = Puntos por turno: { $list }.
result-points-one = { $who } { $total } (turno { $n })
result-nobody = No gana nadie.
result-pair-won = { $list } ganan con { $points } a { $other } puntos.
result-pair-conceded = { $list } ganan: { $loser } se ha rendido.
match-game = Partida { $n } de un match, al mejor de { $games }.
match-score = Marcador del match: { $one } { $n }, { $two } { $m }.
match-won = { $who } gana el match.
match-sideboard = { $who } puede cambiar cards con el sideboard: { $list }.
match-exchange = Escribe “card que sale > card que entra”, o pulsa Intro para seguir
match-exchanged = { $who } ha cambiado cards con el sideboard.
play-quit-sure = La partida no está guardada. Escribe { $word } otra vez para salir, o { $save } para guardarla.
play-quit = Hasta la próxima.
play-quit-saved = Guardada en { $file }. Continúa con: { $command }
play-input-over = La entrada ha terminado antes que la partida.
play-script-over = El guion ha terminado antes que la partida.
play-script-wrong = La respuesta { $n } del guion, “{ $text }”, no encaja aquí: { $problem }
play-saved = Guardada en { $file }.
play-resumed = Continúa en el turno { $n }.
play-undone = Deshecho.
play-undo-sure = Esto deshace también lo que ha hecho después { $list }. Si todo el mundo está de acuerdo, escribe { $word } otra vez.
play-nothing-to-undo = No hay nada que deshacer.
play-language = Ahora hablamos español.
play-language-which = ¿Qué idioma? { $list }
play-concede-sure = ¿De verdad te rindes? Escribe { $word } otra vez.
play-not-a-number = { $n } no está entre las opciones. Escoge un número de 1 a { $most }.
play-not-understood = “{ $text }” no es una respuesta aquí. Escoge un número de 1 a { $most }, o escribe { $help } para ver la ayuda.
play-several-fit = “{ $text }” puede significar varias opciones: { $list }. Escribe el número.
play-which-number = ¿Qué número? Por ejemplo: { $command } 1
play-which-file = ¿Qué archivo? Por ejemplo: { $command } farfield.txt
play-which-card = ¿Qué card? Por ejemplo: { $command } { $card }
hint-how-much = ¿Cuánta pista? Por ejemplo: { $command } 2 (1: dónde mirar, 2: qué hacer, 3: por qué)
hint-more = Para saber más: { $command }
hint-do = Pista: { $n }, { $option }
hint-nudge-play = Mira lo que podrías jugar.
hint-nudge-move = Mira quién podría moverse y adónde.
hint-nudge-use = Mira las abilities que podrías usar.
hint-nudge-hide = Mira lo que podrías ocultar.
hint-nudge-wait = Ahora nada más parece valer la pena.
hint-nudge-choose = Una de estas respuestas parece mejor que las demás.
hint-nothing-better = Nada más parece mejor.
hint-wins = Gana la partida.
hint-saves = Si no, ganan ya.
hint-points = Da { $n ->
        [one] un punto
       *[other] { $n } puntos
    }.
hint-spares = Consiguen { $n ->
        [one] un punto menos
       *[other] { $n } puntos menos
    }.
hint-holds = Mantienes { $place }, y lo que hay en su base no puede conquistarlo.
hint-takes = Mantienes { $place }.
hint-mulligan-tried = De todos los mulligans, este es el que mejor empieza, en promedio de muchas partidas imaginadas.
hint-keep-early = Todo lo de esta mano se puede poner en play lo bastante pronto.
hint-back-dear = { $card } cuesta demasiado para los primeros turnos.
hint-holds-farfield = Mantienes { $place } (Farfield): +1 punto el próximo turno, y lo que hay en la NPC Base no puede conquistarlo.
hint-takes-farfield = Mantienes { $place } (Farfield): +1 punto el próximo turno.
hint-frees-nearfield = Le quitas { $place } (Nearfield) al NPC: si no, cuesta un punto.
hint-holds-lane = Mantienes { $place }, y lo que hay un lugar delante no puede conquistarlo.
hint-removes = Salen del board: { $units }.
hint-might = Tienes { $n } de Might más en el board.
hint-cards = Tienes { $n ->
        [one] una card más
       *[other] { $n } cards más
    } en la mano.
hint-chance = Tu probabilidad de ganar, según estima el programa: { $percent } %; sin ello, { $without } %.
hint-chance-now = Tu probabilidad de ganar, según estima el programa: { $percent } %.
hint-chance-same = Para tu probabilidad de ganar apenas importa: { $percent } % en ambos casos, según estima el programa.
play-preview = Opción { $n }, { $option }: esto ocurriría.
play-preview-nothing = Aún no cambia nada; primero hay más que escoger.
play-preview-asks = Después se te pregunta: { $question }
play-preview-asks-other = Después decide { $who }.
play-preview-hidden = Lo que aún no puedes saber (tu mazo, otras manos, el azar) falta o se marca con ?.
play-preview-unanswered = Esto vale si nadie responde.
word-on = sí
word-off = no
word-runes = runes
asked-runes = cada rune por separado, para pagar a mano
word-windows = ventanas
asked-windows = por una Reaction o en un showdown, aunque solo puedas pasar
word-consent = permiso
asked-consent = antes de que alguien del equipo escoja lo que es tuyo
asked-title = Se te pregunta:
asked-now = { $word }: ahora { $state }.
asked-unknown = No hay nada llamado “{ $text }” que preguntar. Escoge uno: { $list }.

## Commands: the word, then the short form, then other words for the same

command-help = ayuda a ?
command-board = mesa m
command-options = opciones o
command-why = porqué pq porque
command-preview = previsión p prevision
command-undo = deshacer d
command-log = registro re
command-look = card c ver
command-rule = regla r
command-save = guardar g
command-resume = cargar ca
command-language = idioma i
command-auto = auto au
command-hint = pista pis
command-ask = preguntar pr
command-concede = rendirse rendir
command-quit = salir q
word-not = no
word-all = todo
help-title = Lo que puedes escribir
help-number = un número
help-number-text = escoger esa opción; también basta el comienzo de sus palabras
help-help = esta lista
help-board = mostrar la mesa otra vez
help-options = mostrar las opciones otra vez
help-why-args = [no] CARD
help-why = por qué puedes o no usar una card, ponerla en play o realizar un Move de ella ahora, con la regla
help-preview-args = NÚMERO
help-preview = lo que haría una opción
help-undo = deshacer tu última respuesta
help-log-args = [NÚMERO | todo]
help-log = lo último que ha ocurrido, o tantas líneas como indiques
help-look-args = CARD
help-look = leer una card
help-rule-args = 323.6
help-rule = leer una regla, por número o por palabra
help-save-args = [ARCHIVO]
help-save = guardar la partida
help-resume-args = ARCHIVO
help-resume = continuar una partida guardada
help-language-args = en | de | es | fr
help-language = cambiar de idioma
help-auto-args = [NÚMERO | todo]
help-auto = dejar que el programa escoja por ti: una vez, tantas veces o hasta el final de la partida; a los demás se les pregunta como siempre
help-hint-args = [1 | 2 | 3]
help-hint = una pista: dónde mirar, qué hacer y por qué; más cada vez que la pides
help-ask-args = [runes | ventanas | permiso]
help-ask = lo que quieres que se te pregunte; con una palabra, se activa o desactiva
help-concede = rendirse
help-quit = salir; con --save se conserva la partida
help-short = La forma breve está detrás de la palabra. Las palabras inglesas valen en todos los idiomas.
help-symbols = [2] son 2 de Energy, [Fury] es 1 de Power de ese Domain, [A] 1 de Power de cualquier Domain, [M] Might.

## Lane Legends at the keyboard

play-welcome-lanes = { $n ->
        [one] Lane Legends: { $team } en solitario contra un NPC. Se gana con { $goal } puntos.
       *[other] Lane Legends: { $team }, un equipo, cada cual contra su propio NPC. Se gana con { $goal } puntos.
    }
play-welcome-help = Escribe un número para escoger, { $help } para ver la ayuda, { $lanes } para leer cómo se juega.
table-preset = En esta mesa se juega: { $preset }.
table-own = En esta mesa se juega con:
table-substitutes = { $who } trae el battlefield { $own }; además hay estos prestados: { $list }. Una lista con tres propios los reemplaza.
result-with = con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
result-team-won = El equipo gana con { $points } de { $goal } puntos.
result-team-lost = El equipo pierde, { result-with }.
result-team-burns-out = { $me ->
        [you] El equipo pierde, { result-with }: tu Main Deck estaba vacío.
       *[other] El equipo pierde, { result-with }: el Main Deck de { $who } estaba vacío.
    }
result-team-concedes = { $me ->
        [you] El equipo pierde, { result-with }: te has rendido.
       *[other] El equipo pierde, { result-with }: { $who } se ha rendido.
    }
result-alone-won = { $me ->
        [you] Ganas con { $points } de { $goal } puntos.
       *[other] { $who } gana con { $points } de { $goal } puntos.
    }
result-alone-lost = { $me ->
        [you] Pierdes, { result-with }.
       *[other] { $who } pierde, { result-with }.
    }
result-alone-burns-out = { $me ->
        [you] Pierdes, { result-with }: tu Main Deck estaba vacío.
       *[other] { $who } pierde, { result-with }: el Main Deck estaba vacío.
    }
result-alone-concedes = { $me ->
        [you] Pierdes, { result-with }: te has rendido.
       *[other] { $who } se ha rendido, { result-with }.
    }
result-team-points-one = { $total } (turno { $n })
lanes-title = Cómo se juega a Lane Legends
lanes-table = Todos los jugadores forman un equipo. Cada cual tiene una lane (base, Nearfield, Midfield, Farfield, NPC Base) y en ella un NPC que se nutre de su propio mazo. [LL 1]
lanes-winning = Quien mantiene un Farfield en Hold al empezar un turno suma 1 punto para el equipo; nada más da puntos. Un NPC que tiene bajo control su Nearfield quita 1 punto. El equipo gana con { $goal } puntos, y pierde en cuanto alguien debe tomar de su Main Deck más cards de las que quedan, o se rinde. [LL 3]
lanes-time = Todos juegan a la vez, fase por fase. En la Action Phase cada cual actúa en su lane; el turno acaba cuando todos han terminado. [LL 2]
lanes-dealing = Enthralled Phase: { $from ->
        [sideboard] la siguiente card de tu sideboard pasa a la pila Enthralled; cuando se acabe, la del fondo de tu Main Deck
       *[deck] la card del fondo de tu Main Deck pasa a la pila Enthralled
    }. Pagas cada símbolo de Power { $icons ->
        [cost] de su coste, pero ninguno de su texto
       *[all] que tenga
    }: { $runes ->
        [recycled] haces Recycle de una rune de ese Domain, o de otras dos, ready o exhausted
       *[exhausted] con una rune ready de ese Domain, o con otras dos
    }; si no puedes, debe hacerlo otro del equipo; si nadie puede, todas las runes de todos quedan en exhaust. Después aparece en la NPC Base un Thrall con tanta Might como Energy cueste la card. [LL 4.1, 4.2]
lanes-types = Una unit: los Mightiest Thralls avanzan un paso, y un segundo Thrall tiene la Might de la unit. Un gear: el Mightiest Thrall recibe un Strike y se mueve. Un spell: los Thralls de la NPC Base se funden y sale otra card; si también es un spell, todos los Thralls de la NPC Base se lanzan adelante. [LL 4.3]
lanes-fighting = Los Thralls atacan a quien les corta el paso; si fracasan, vuelven de donde venían. Un Thrall que ataca usa cada Strike para hacer un Kill de un defender; una unit con Deflect puede pagar un Power para desviarlo. Un NPC escoge siempre la Mightiest unit. [LL 5.7, 6, 7]
lanes-moving = Tus units se mueven por la lane un paso cada vez, con Ganking también a cualquier battlefield bajo tu control. Se ponen en play en tu base o en un Nearfield bajo tu control. [LL 8.1, 8.2]
lanes-helping = Tus spells y abilities llegan a otras lanes: { $lane } muestra lo que pasa allí, y { $lane } con un nombre te deja actuar. [LL 8.3–8.5]
lanes-advice = { $from ->
        [sideboard] Lo que pasa a Recycle va al fondo de tu Main Deck, y cuando se acabe tu sideboard, de ahí salen las cards para el NPC.
       *[deck] Lo que pasa a Recycle va al fondo de tu Main Deck, y de ahí sale la siguiente card para el NPC.
    }
lanes-rulings = Cada frase de las reglas tiene un número: { $rule } LL 4.3. Donde el documento deja algo abierto, ⚖ marca nuestra decisión; hay más en la parte B: { $rule } B21.
lane-waits = { $me ->
        [you] te espera a ti: { $question }
       *[other] espera a { $who }: { $question }
    }
lane-quiet = no hay nada abierto
lane-held = { $me ->
        [you] espera a que intervengas, como pediste
       *[other] { $who } ha pedido esperar
    }
lane-finished = ha terminado este turno
lane-help = aquí puedes actuar: { $command }
lane-nothing = En la lane de { $who } no puedes hacer nada ahora.
lane-unknown = Ninguna lane se llama “{ $text }”. Escoge una de estas: { $list }.
lane-back = Escribe { $lane } para volver sin actuar.
lane-elsewhere = { $card } también podría escoger primero en la lane de { $list }. Para eso escribe { $undo }, luego { $lane }, y juégala allí.
lane-hand-over = Escribe otra vez { $lane } para pasar el teclado a { $name }.
lane-could-help = { $n ->
        [one] { $list } podría intervenir aquí.
       *[other] { $list } podrían intervenir aquí.
    } Escribe { $lane } para pasar el teclado a { $name }.
lane-no-help = { $n ->
        [one] { $list } podría intervenir aquí, pero no quiere.
       *[other] { $list } podrían intervenir aquí, pero no quieren.
    }
pile-title = Pila Enthralled de { $who }, la más reciente primero
pile-empty = La pila Enthralled está vacía.
command-lane = lane ln
command-pile = pila pi
command-settings = ajustes aj
command-leave = irse ir
help-lane-args = [NOMBRE]
help-lane = lo que pasa en todas las lanes, o ir a una de ellas para responder o ayudar; otra vez pasa el teclado
help-pile-args = [NOMBRE]
help-pile = las cards de la pila Enthralled
help-settings = lo que se ha acordado en esta mesa
help-leave = dejar tu asiento a un programa, si los demás están de acuerdo
leave-sure = ¿Están todos los demás de acuerdo en que un programa ocupe tu asiento? Entonces escribe { $word } otra vez.
leave-alone = No hay nadie más en este teclado que pueda seguir. Para rendirte, escribe { $word }.
leave-done = A partir de ahora un programa juega por { $who }. [LL 3.2]
help-lanes = { $help } lanes: cómo se juega a Lane Legends.
help-pay = El pago es automático. Con { $command } cada rune se ofrece por separado, y usas las que quieras antes de poner una card en play.

## Cards, decks and rules

card-cost = Coste
card-type = Tipo
card-domains = Domains
card-tags = Tags
card-speed = Cuándo
card-codes = Códigos
cards-set = Set
cards-total = cards
cards-complete = completas
cards-partial = en parte
cards-absent = sin texto
cards-all = todos los sets
cards-lacks = falta: { $lacks }
cards-is-partial = un borrador: aún no se ha demostrado nada de ella
cards-is-absent = aún sin texto
cards-is-preview = un avance: aún no ha salido
cards-previews = { $code } { $set }: { $count } cards de avance, de las que solo se conocen los números.
cards-unproven = aún sin demostrar: { $list }
proof-scenarios = escenarios
proof-comparison = comparación con el texto impreso
proof-reader-a = primera lectura
proof-reader-b = segunda lectura
proof-changed = cambiada desde que se demostró
proof-words = palabras cambiadas desde su lectura
cards-review-title = Las cards de Farfield, para leer
cards-review-find = Buscar
cards-review-show = Mostrar
cards-review-all = todas
cards-review-written = Escrito: { $file }
cards-unknown-set = No hay ningún set “{ $given }”. Los sets son { $sets }.
cards-cannot-write = No se puede escribir { $file }: { $why }. Indica un archivo en una carpeta que exista.
cannot-write-full = No se puede escribir { $file }, porque el disco está lleno. Haz sitio, o indica un archivo en otro disco.
card-supported = Disponible
card-supported-yes = sí, Farfield la juega por completo
card-supported-not = aún no ({ $why })
card-draft = Un borrador: lo que dice aún no está demostrado, y se avisa a los mazos que la llevan.
card-which = Indica una card, o un archivo de definiciones con --try.
try-cannot-read = No se puede leer { $file }: { $why }. Indica un archivo de Python con card(…) o draft(…).
try-nothing = { $file } no define ninguna card: escribe card(…) o draft(…).
try-program = Lo que hace, paso a paso:
try-offers = Lo que te permite hacer:
try-offers-nothing = (nada en esta posición)
try-log = Lo que ocurrió:
try-seat = Jugador { $n }
card-banned = Prohibida
deck-title = { $name }: { $legend } con { $champion }
deck-main = Main Deck ({ $n } cards)
deck-runes = Rune Deck ({ $n } runes)
deck-battlefields = Battlefields
deck-sideboard = Sideboard ({ $n } cards)
deck-substitutes = Dos battlefields de reemplazo donde un modo necesita tres (Match, Lane Legends); una lista con tres propios los sustituye
deck-formed = Legible
deck-formed-yes = sí: se conocen todas las cards y están en su sitio
deck-legal = Permitido
deck-mode = { $mode }: { $verdict }
deck-legal-yes = sí
deck-legal-no = no
deck-supported = Disponible
deck-supported-yes = sí: Farfield juega todas las cards por completo
deck-supported-cards = no: { $count } de { $total } cards distintas aún no funcionan: { $cards }
deck-legal-dated = { $verdict } (lista de prohibidas del { $date })
deck-legal-without-bans = { $verdict } (juzgado sin lista de prohibidas: no se conoce ninguna anterior a la del { $date })
deck-curve = Curva de Energy (de media, { $average })
deck-types = Hay { $units } units, { $spells } spells y { $gear } gear
deck-domains = Cards por dominio: { $list }
deck-power = Power en sus costes: { $list }
deck-read-format = Leído como formato { $format }.
deck-note = Nota: { $note }
deck-lists-title = Listas de { $set }, una por cada legend
deck-champions-title = Mazos de champion
deck-plays = { $all ->
        [yes] Farfield juega todas las cards por completo.
       *[no] Funcionan por ahora { $count } de { $total } cards distintas.
    }
deck-also-champions = También podría tener como Chosen Champion: { $list }
deck-list-title = Mazos incluidos
deck-list-more = Para ver uno: { $command }
mode-duel = Duel
mode-match = Match
mode-skirmish = Skirmish
mode-war = War
mode-2v2 = 2v2
mode-lanes = Lane Legends

## What a table may agree on

modifier-rulebook = Reglamentos impresos: en un combat solo actúan sus dos jugadores y quienes ellos inviten; quien alcanza la Victory Score ha ganado.
modifier-faster-units = Units más rápidas: un avance mueve los { $value } Thralls de mayor Might de cada lugar.
modifier-reaction-spells = Spells de Reaction: un primer spell con { $value ->
        [reaction] Reaction
       *[other] Action o Reaction
    } no funde los Thralls hasta que llega el de la segunda card.
modifier-mighty-strikes = Strikes poderosos: cada Strike da +{ $value } [M].
modifier-head-start = Ventaja inicial: hay Thralls en cada lane desde el principio (lugar y Might: { $value }).
modifier-recycle-costs = Costes reciclados: los Enthrall Costs se pagan haciendo Recycle de runes, ready o exhausted.
modifier-extra-runes = Runes adicionales: en la primera Channel Phase todos realizan Channel de { $value } más.
modifier-champions-out = Champions en juego: los Chosen Champions empiezan exhausted en su base.
modifier-printed-cost-only = Solo el coste: para el Enthrall Cost solo cuenta el Power del coste de la propia card.
modifier-sideboard-first = Primero el sideboard: se reparte del sideboard barajado hasta que se acaba.
modifier-gold-pays = El Gold paga: un Gold que esté ready puede sufrir un Kill para pagar 1 de Power de un Enthrall Cost.
modifier-thralls-use-battlefields = Los battlefields ayudan a los Thralls: sus textos permanentes también los refuerzan.
modifier-vacated-counts = Los battlefields abandonados cuentan: uno que el Advance acaba de dejar sigue siendo del NPC cuando se coloca un Thrall.
preset-calm = Calma
preset-standard = Estándar
preset-storm = Tormenta
preset-nightmare = Pesadilla
rule-restates = equivale a { $numbers }
rule-ours = interpretación nuestra
rule-found = { $n ->
        [one] 1 regla con { $words }
       *[other] { $n } reglas con { $words }
    }
rule-more = … y { $n } más. Añade una palabra para encontrar menos.
rule-english = Lo que aquí está en inglés aún no se ha traducido.
deck-about-annie = Quema units enemigas en los battlefields y ocupa con units propias los que quedan vacíos. Al final de tu turno, dos runes vuelven a estar ready: guarda un spell rápido para el turno de tu oponente.
deck-about-garen = Llena los battlefields de units pequeñas y las hace más fuertes a todas a la vez. Ataca en grupo: hacer Conquer de un battlefield con cuatro units o más te llena la mano.
deck-about-lux = Aguanta con units pequeñas y ahorra para grandes spells que eliminan las mayores amenazas. Cada spell caro también da un Draw: el tiempo juega a tu favor.
deck-about-master-yi = Reúne runes pronto y después pone en play las units más grandes de la mesa. Un único defender fuerte es difícil de vencer aquí, y los trucos rápidos lo mantienen con vida.
deck-about-jinx = Descarta sus propias cards para ganar velocidad: unas vuelven así a la partida, otras pegan más fuerte. Una mano casi vacía se rellena sola al empezar tu turno.
deck-about-viktor = Llama Recruits a puñados y sabe qué hacer con ellos: mantener, sacrificar o hacerlos crecer a todos. Las cards ocultas y los pequeños trucos le dan el tiempo que necesita.
deck-about-lee-sin = Da buffs a sus units una por una hasta que ganan todas las peleas. Manda un luchador solo con un truco en la mano y remata con los grandes.
deck-about-fiora = Arma unas pocas units hasta que son Mighty, y cada una que lo consigue trae una rune. Un gran duelo cada vez: golpea primero y mantén después lo conquistado.
deck-about-rumble = Construye Mechs que se mejoran entre sí: escudos, asalto, más Might. El daño barato abre el camino, y un gigante caído deja otros dos.
deck-about-vi = Ataca con más de lo necesario: quien gana con mucho de sobra prepara una unit y sigue adelante. Las emboscadas y los refuerzos rápidos deciden las peleas.
deck-about-vex = Mantiene sus battlefields, aturde a quien ataca y roba cards por quedarse quieta. La experiencia que gana por el camino hace valiosas más tarde las units pequeñas y los spells baratos.
deck-about-shen = Lucha por parejas: exactamente dos units en un battlefield se protegen y se refuerzan. Pon delante a la más dura y mantén: de ahí salen sus puntos.
deck-about-zed = Llena su propio trash y sigue jugando desde ahí: las units se abaratan, los spells vuelven, las sombras encajan los golpes. No dejes de moverte, porque aquí casi todo lo premia.
deck-about-annie-with-gear = Annie con arcos y hojas: sus units pegan más fuerte al atacar y una ballesta remata lo que queda. Menos trucos para salvar una unit, pero unas botas veloces la llevan adonde haga falta.
deck-about-garen-with-gear = La tropa de Garen con espadas y armaduras: una unit bien armada abre camino y las pequeñas la siguen. El gear que llama a un Recruit va mejor con una unit que se mueva en cada turno.
deck-about-lux-with-gear = Lux con armadura: quienes defienden reciben su escudo justo a tiempo y un Conduit paga los grandes spells un turno antes. Quien mantiene un battlefield con el World Atlas trae Gold.
deck-about-master-yi-with-gear = Master Yi con la armadura más pesada de la mesa, puesta en pleno combate. Dásela toda a una sola unit que defienda y que no pase nadie.
deck-about-kaisa-of-origins = Responde a cada unit con un spell, y su legend ayuda a pagarlos. Robar barato mantiene la mano llena hasta que una lluvia de misiles zanja la discusión.
deck-about-volibear-of-origins = Reúne runes, luego pone en play un gigante tras otro, y cada uno trae otra rune. Hasta entonces aguantan units pequeñas y peleas limpias.
deck-about-jinx-of-origins = Vacía la mano más deprisa que nadie y saca provecho de ello: lo descartado vuelve o pone en marcha otras cosas. Con una card en la mano como mucho, la legend da otra.
deck-about-darius-of-origins = Pone en play dos cards por turno, porque la segunda vale más. Soldados baratos y spells pequeños abren el turno, siguen los fuertes, y sus líderes los refuerzan a todos.
deck-about-ahri-of-origins = No deja atacar en paz a nadie: quienes atacan encogen, acaban en otra parte o ven fallar su spell. Mantén con unas pocas units buenas, porque la champion suma otro punto por ello.
deck-about-lee-sin-of-origins = Da una Buff a una unit en cada turno y hace que las Buffs valgan más. Pelea uno contra uno con trucos en la mano, y al final con un battlefield lleno.
deck-about-yasuo-of-origins = Nunca está donde estaba: las units saltan de un lugar a otro, y tres movimientos en un turno son un punto. Los spells rápidos mandan a los demás a casa y dejan el camino libre.
deck-about-leona-of-origins = Aturde antes de golpear, y cada Stun trae una Buff. Resisten units duras, sus jefes rematan lo aturdido, y lo que cae trae cards.
deck-about-teemo-of-origins = Oculta sus cards y las saca en plena pelea. El explorador vuelve a la mano y se oculta de nuevo, así que nadie sabe qué card hay ahí.
deck-about-viktor-of-origins = Hace Recruits de todo, hasta de sus propios muertos. Sacrifica lo que ya ha hecho su trabajo, y que una sola orden convierta a los pequeños en un ejército.
deck-about-miss-fortune-of-origins = Desembarca en battlefields libres y sigue desde ahí, con toda la tripulación ready otra vez. Una descarga que cuesta tanto como tengas despeja el camino.
deck-about-sett-of-origins = Reparte Buffs y las gasta: para golpear, para volver a estar ready, para sobrevivir. Lo que tiene una Buff vuelve a casa en vez de morir, y conquistar deja a la legend ready para la próxima.
deck-about-annie-of-origins = Quema con más damage del impreso: champion, libro y battlefield añaden cada uno lo suyo. Los spells vuelven del trash, y al final queda un oso entre las cenizas.
deck-about-master-yi-of-origins = Deja que una sola unit fuerte defienda, y nadie pasa. Las runes llegan pronto, los trucos la mantienen con vida, y con ocho runes el champion supera a todos.
deck-about-lux-of-origins = Sobrevive tras units pequeñas hasta que empiezan los grandes spells, y cada uno le da una card. Su champion y un Conduit pagan los spells uno o dos turnos antes.
deck-about-garen-of-origins = Llena un battlefield de soldados y los refuerza a todos a la vez. Conquista con cuatro o más y roba dos cards, o mantén la Plaza con siete y gana.
deck-about-rumble-of-spiritforged = Construye Mechs que se mejoran entre sí y nunca llegan solos. Los pequeños defienden, un gigante caído deja otros dos, y una orden por radio los refuerza a todos a la vez.
deck-about-lucian-of-spiritforged = Arma a todo el mundo, y cada arma golpea más fuerte al atacar. Quien conquista vuelve a estar ready o en casa antes de que llegue una respuesta.
deck-about-draven-of-spiritforged = Busca pelea, porque cada combat ganado da una card. Las hachas que vuelan un turno lo aseguran, y el champion suma puntos por el espectáculo.
deck-about-reksai-of-spiritforged = Pone en play cards de lo alto del mazo, donde son más baratas y llegan con prisa. Ataca, mira qué sale del suelo y deja que se una enseguida.
deck-about-ornn-of-spiritforged = Forja gear en cada turno, y la legend paga una parte. Tres obras únicas deciden el final: el fuego, una corona y la señal de ataque.
deck-about-jax-of-spiritforged = Pasa sus armas de una unit a otra, en plena pelea si hace falta. Lo que queda tirado se recoge, y mantener un battlefield con el arma adecuada cuenta doble.
deck-about-irelia-of-spiritforged = Escoge la misma unit una y otra vez, y cada vez vuelve a estar ready. Los pequeños trucos la hacen más fuerte, más barata y la sacan de ahí antes de cualquier respuesta.
deck-about-azir-of-spiritforged = Levanta soldados de la arena y da un arma a cada uno. Cada Equipment en play llama a otro, y el emperador los lleva a todos cuando ataca.
deck-about-ezreal-of-spiritforged = Apunta a dos enemigos por turno, y la legend da una card por ello. Los spells pequeños los frenan, y el champion dispara de lejos y vuelve a casa antes de que lleguen.
deck-about-renata-glasc-of-spiritforged = Saca Gold de todo: de mantener, de morir y de tratos que nadie rechaza. Paga lo que falte, compra a un enemigo por un turno y, al final, el último punto.
deck-about-sivir-of-spiritforged = Gasta Power sin reparo, porque cada rune en Recycle trae Gold. Los ataques fuertes abren paso, y una sola llamada deja a toda la tropa ready para otra ronda.
deck-about-fiora-of-spiritforged = Libra un duelo tras otro y hace Mighty a su duelista justo a tiempo. Cada unit que lo consigue trae una rune, y una réplica convierte un spell enemigo en fuerza.
deck-about-jhin-of-unleashed = Pone en play spells de coste cuatro, porque el cuarto es una fiesta de runes. Aprendices y un artista esperan ese número, y el escenario se vacía disparo a disparo.
deck-about-rengar-of-unleashed = Salta a peleas ya empezadas, y quien se une refuerza a alguien. Ataca con poco y enseña el resto cuando ya es tarde para irse.
deck-about-pyke-of-unleashed = Acecha bajo la superficie: medio mazo puede ocultarse. Quien se acerca acaba en el fondo, y el destripador se lleva el botín a casa para empezar de nuevo.
deck-about-vi-of-unleashed = Golpea más de lo necesario, porque un gran exceso deja una unit ready para la próxima puerta. Da los puños a la más fuerte y no te pares en un battlefield.
deck-about-lillia-of-unleashed = Sueña con sprites que se van tras un turno y llama a los siguientes por menos. Que peleen y se desvanezcan, mientras a su lado crece quien ama los tokens.
deck-about-master-yi-of-unleashed = Reúne experiencia desde el primer turno: con seis, todas las units son más fuertes; con once, entran ready. Entonces el maestro no cuesta casi nada.
deck-about-vex-of-unleashed = Aturde a quien ataca y se aburre con ello. Mantén tus battlefields, roba una card por cada Hold y deja el resto a las sombras.
deck-about-ivern-of-unleashed = Es amigo de pájaros, gatos, perros y poros, y quiere uno de cada. Juntos abaratan a Daisy y fortalecen la amistad, y un battlefield se vuelve Brush.
deck-about-diana-of-unleashed = Guarda su fuerza para los showdowns, donde la legend ayuda a pagar. Cada spell refuerza a la champion, y la luz de la luna atrae a los enemigos adonde quiere.
deck-about-leblanc-of-unleashed = Nada es lo que parece: las copias pelean, se desvanecen y dejan algo atrás. Toma un battlefield, y habrá ahí un reflejo antes de que nadie mire dos veces.
deck-about-khazix-of-unleashed = Caza a quien está solo y aprende de cada victoria. Aparta a los demás, golpea y gasta lo aprendido en el próximo cambio de forma.
deck-about-poppy-of-unleashed = Mantiene, y manteniendo aprende. Sus pequeños defensores crecen con la experiencia, un martillo aleja al mayor atacante, y la heroína llega cuando hace falta.
deck-about-akali-of-vendetta = Entra en la pelea y sale antes del golpe. Cada Move hiere a quien está cerca, la legend con Empower deja ready a quien llama a casa, y los shuriken vuelven.
deck-about-renekton-of-vendetta = Convierte runes en furia: quedan pocas, y esas pocas lo hacen todo más fuerte. Duplica la Might de una bestia y deja que siga mientras tenga qué devorar.
deck-about-zed-of-vendetta = Llena su pila de trash, pues ahí sigue el mazo: los nombres que hay en ella hacen a otros más baratos, rápidos y letales. Hay sombras donde el maestro quiere estar después.
deck-about-nasus-of-vendetta = Tiene paciencia: con siete runes o más hace lo que otros no pueden. Defiende hasta entonces, porque todo lo grande deja dos runes ready para lo siguiente.
deck-about-shen-of-vendetta = Va de dos en dos, ni más ni menos. Una pareja que mantiene da cards y suma puntos, con la más dura delante y una barrera para la otra.
deck-about-jayce-of-vendetta = Construye máquinas y las deja ready una y otra vez. Cada gear en la mesa hace el martillo más pesado y al guardián más barato, y un portal lo pone todo en marcha a la vez.
deck-about-mel-of-vendetta = Da Empower a una mente tras otra, y cada vez brilla también la legend. Los spells enemigos cambian de bando, los ataques se debilitan, y los pequeños desaparecen.
deck-about-ambessa-of-vendetta = Hace de sus soldados más de lo que eran, y la matriarca crece con ellos. Quien es más débil que el elegido cae, y el más fuerte golpea dos veces.
deck-about-kennen-of-vendetta = Juega desde todas partes menos la mano: desde lo oculto, desde la pila de trash, con la corriente. Cada una de esas cards carga la legend, y a quien está aturdido le cae el rayo.

## Errors

error = Error: { $problem }
unknown-language = Farfield no habla “{ $lang }”. Escoge uno de estos idiomas: { $languages }.
answer-stale = La decisión { $decision } ya no está abierta. Pide a la partida las abiertas y responde a una de ellas.
answer-wrong-seat = El asiento { $seat } no puede responder a esto; se le pregunta al asiento { $asked }.
answer-not-offered = Esa opción no se ofrece aquí. Responde con una de las { $count } opciones.
game-over = La partida ha terminado; ya no se puede hacer nada.
game-broken = Esta partida se detuvo a mitad de una respuesta y no guarda registro, así que no puede seguir. Copia de nuevo la partida de la que procede.
table-people = { $people } personas no pueden sentarse a { $count } lanes. Da un número de 0 a { $count }.
table-decks = { $given } mazos son demasiados para { $count } asientos. Quita alguno.
resume-settings = Una partida guardada conserva sus ajustes. Quita { $options }, o quita --resume para empezar otra partida.
table-seats = { $people } personas no caben en { $count } asientos. Escribe un número de 0 a { $count }.
table-players = { $count } jugadores son demasiados o muy pocos para esta terminal. Da un número de 1 a { $most }.
seat-unknown = No hay ningún jugador en este asiento ({ $seat }). Los asientos van de 0 a { $last }, y deben seguir en la partida.
wish-unknown = { $wishes } no representa ningún deseo. Da un número de 0 a { $most }: la suma de lo que el asiento quiere que se le pregunte.
card-text-cannot-work = { $where }{ $card }, línea { $line } de su texto: { $fault }.
never-ends = Eso provocaría textos que se provocan unos a otros para siempre. Escoge otra cosa.
card-word-cannot-work = { $where }esto no puede funcionar: { $fault }.
too-many-objects = En una partida caben { $most } objetos a la vez, y serían más. Quita algunos.
unknown-card = { $near ->
        [yes] Ninguna card publicada se llama “{ $text }”. ¿Quieres decir { $names }?
       *[no] Ninguna card publicada se llama “{ $text }”. Revisa la ortografía o da su código, como OGN-001.
    }
unknown-card-line = Línea { $line }: { unknown-card }
unknown-deck = { $near ->
        [yes] No hay ningún mazo incluido que se llame “{ $name }”. ¿Querías decir: { $names }?
        [nameless] No se ha indicado ningún mazo. Escoge uno de estos (farfield deck los muestra todos): { $decks }. O indica un archivo.
       *[no] No hay ningún mazo incluido que se llame “{ $name }”. Escoge uno de estos (farfield deck los muestra todos): { $decks }. O indica un archivo.
    }
unknown-mode = No hay ningún modo que se llame “{ $mode }”. Escoge uno de estos: { $modes }.
unknown-clause = El reglamento no tiene la regla { $wanted }. Prueba con un número (323.6), un identificador (core 9.5) o una palabra (Tank).
unknown-clause-near = El reglamento no tiene la regla { $wanted }. Las más cercanas: { $near }.
deck-champion-not-in-main = { $champion } es el Chosen Champion, así que debe estar en el Main Deck. Añade esa card al Main Deck.
deck-champion-not-eligible = { $champion } no puede ser el Chosen Champion de este mazo. Escoge: { $choices }.
deck-champion-of-another = { $champion } no puede ser el Chosen Champion de { $legend }. Escoge una unit Champion con el tag { $tag }.
deck-token = { $card } es un token, y los tokens no forman parte de ningún mazo. Quítalo.
deck-token-line = Línea { $line }: { deck-token }
deck-wrong-section = { $type ->
        [unit] { $card } es una unit.
        [spell] { $card } es un spell.
        [gear] { $card } es un gear.
        [rune] { $card } es una rune.
        [battlefield] { $card } es un battlefield.
       *[legend] { $card } es una legend.
    } Va en { $section }.
deck-wrong-section-line = Línea { $line }: { deck-wrong-section }
deck-count = No puede haber { $count } copias de { $card }. Da un número de 1 a { $most }.
deck-count-line = Línea { $line }: no puede haber { $count } copias de una card. Da un número de 1 a { $most }.
deck-bad-count = “{ $text }” no es una cantidad seguida de una card. Escribe por ejemplo: 3 { $card }
deck-bad-count-line = Línea { $line }: { deck-bad-count }
deck-name-and-code = El nombre dice { $card }, pero { $code } es { $other }. Quita lo que esté mal.
deck-name-and-code-line = Línea { $line }: { deck-name-and-code }
deck-count-at = En { $place }: no puede haber { $count } copias de una card. Da un número de 1 a { $most }.
unknown-card-at = En { $place }: { unknown-card }
deck-token-at = En { $place }: { deck-token }
deck-wrong-section-at = En { $place }: { deck-wrong-section }
deck-read-as = “{ $text }” se ha leído como { $card }.
deck-read-as-line = Línea { $line }: { deck-read-as }
deck-read-as-at = En { $place }: { deck-read-as }
deck-moved = { $card } se ha puesto en { $section }, donde corresponde.
deck-moved-line = Línea { $line }: { deck-moved }
deck-moved-at = En { $place }: { deck-moved }
deck-skipped = { $card } no tiene sitio ahí y se ha dejado fuera.
deck-skipped-line = Línea { $line }: { deck-skipped }
deck-skipped-at = En { $place }: { deck-skipped }
deck-bad-token = “{ $text }” no es ninguna card de una cadena de Tabletop Simulator. Escribe por ejemplo: OGN-003-1
deck-bad-token-line = Línea { $line }: { deck-bad-token }
deck-first-champion = La lista no dice qué card es el Chosen Champion; { $champion } es la primera que puede serlo.
deck-link = Línea 1: esto es un enlace, y Farfield no descarga páginas. Ábrelo, copia el texto o el código del mazo y da eso.
deck-code-printing = { $code } no cabe en un código de mazo. Nombra la card por una impresión de una de estas colecciones: { $sets }.
deck-code-version-small = La versión { $version } de los códigos de mazo no puede contener este mazo. Usa la versión { $needed } o no elijas ninguna.
deck-code-version = Línea 1: este código de mazo es del formato { $format }, versión { $version }; Farfield lee el formato 1, versiones 1 a 6. Copia el código otra vez o exporta el mazo como texto.
deck-code-legends = Línea 1: este código de mazo tiene más legends ({ $cards }), y ninguna card publicada lo permite. Exporta el mazo sin ellas.
deck-code-damaged = Línea 1: el código de mazo está dañado cerca de su carácter { $place } de { $length }. Copia otra vez el código entero.
deck-code-letter = Línea 1: el carácter { $place } del código de mazo es “{ $letter }”; los códigos solo tienen letras de la A a la Z y cifras del 2 al 7. Copia el código otra vez.
deck-json-broken = Línea { $line }, carácter { $column }: el JSON se corta o falla aquí. Busca una coma, unas comillas o un paréntesis que falten.
deck-json-shape = Línea 1: este JSON no contiene ningún mazo. Necesita una legend y listas de cards, por ejemplo { $example }
deck-json-entry = Esto no es ninguna card: { $text }. Escribe por ejemplo { $example }
deck-json-entry-at = En { $place }: { deck-json-entry }
unknown-deck-format = No hay ningún formato de mazo que se llame “{ $format }”. Escoge uno de estos: { $formats }.
deck-format-champion = El formato { $format } no dice qué card es el Chosen Champion, y nadie adivinaría { $champion }. Escribe el mazo como { $other }.
deck-left-out = El formato { $format } no tiene sideboard: { $count ->
        [one] queda fuera su card
       *[other] quedan fuera sus { $count } cards
    }.
deck-too-long = Este texto es demasiado largo para una lista de mazo. Da una sola lista.
deck-empty = La lista no tiene cards. Empieza con una línea Legend: y el nombre de la legend debajo.
deck-legend-count = { $count ->
        [0] La lista no tiene legend. Añade una línea Legend: y el nombre debajo.
       *[other] La lista tiene { $count } legends ({ $cards }). Deja exactamente una en Legend:.
    }
deck-no-champion = La lista no tiene Chosen Champion. Añade una línea Champion: y debajo una unit Champion de { $champion }.
deck-several-champions = La lista tiene varios Chosen Champions ({ $cards }). Deja uno en Champion:, los demás en MainDeck:.
deck-file-unreadable = No se puede leer la lista de mazo { $file }. Revisa la ruta.
deck-file-not-text = { $file } no es un archivo de texto en UTF-8. Guarda la lista como texto simple.
deck-main-too-small = El Main Deck tiene { $count ->
        [one] una card
       *[other] { $count } cards
    }, con el Chosen Champion; necesita al menos { $needed }. Añade { $missing }.
deck-runes-count = El Rune Deck tiene { $count ->
        [one] 1 rune
       *[other] { $count } runes
    }; necesita exactamente { $needed }.
deck-sideboard-too-large = El sideboard tiene { $count } cards; puede tener como máximo { $most }. Quita { $surplus }.
deck-preview = { $card } es un avance: la card aún no ha salido. Cámbiala.
deck-unique = { $card } es Unique: un mazo solo puede tener una copia, y este tiene { $count }.
deck-copies = El mazo tiene { $count } copias de { $card }; puede tener como máximo { $most }.
deck-signatures = El Main Deck tiene { $count } cards Signature; puede tener como máximo { $most } en total.
deck-signature-of-another = { $card } es una card Signature de { $owner }; con { $legend } solo se permiten las de { $tag }.
deck-domain = { $card } es de { $domains }; con { $legend } solo se permite { $identity }.
deck-battlefields-count = El mazo tiene { $count ->
        [one] 1 battlefield
       *[other] { $count } battlefields
    }; { $mode } necesita { $needed } con nombres distintos.
deck-battlefield-twice = El battlefield { $card } está { $count } veces en el mazo; los battlefields deben tener nombres distintos.
deck-banned = { $card } está prohibida en { $mode } (lista del { $date }). Cambia esa card.
deck-as-sold = Este mazo es exactamente como se vendió, así que puede jugarse con cards prohibidas desde entonces: { $cards }. Con una card cambiada se juzga como cualquier lista (decisión A68).
deck-whose = { $deck }: { $problem }
deck-not-legal-help = Elige otras cards u otro mazo, o juégalo tal como está con --any-deck.
nearest-title = { $n ->
    [one] { $deck }: una card aún no se puede jugar.
   *[other] { $deck }: { $n } cards aún no se pueden jugar.
}
nearest-preview = avances que aún no han salido: { $cards }
nearest-proofs = aún sin demostrar: { $cards }
nearest-absent = conocidas solo por sus números: { $cards }
nearest-sentence = a { $card } le falta: { $lacks }
nearest-declined = No se ha empezado nada. Elige otro mazo, o juega este tal como está con --any-deck.
nearest-none = Ninguna versión suya funciona: nada puede ocupar el lugar de { $cards }.
nearest-offer = La versión más cercana que funciona tiene en su lugar:
nearest-ask = ¿Jugar esta versión? sí o no
deck-swap = { $count } × { $out } → { $into }
deck-card-unsupported = { $why ->
    [preview] { $card } aún no se puede jugar: es un avance y aún no ha salido. Cámbiala.
    [absent] { $card } aún no se puede jugar: Farfield solo conoce sus números. Cambia esa card o espera a una versión que la tenga.
    [sentence] { $card } aún no se puede jugar: le falta algo ({ $lacks }). Cambia esa card o espera a una versión que la tenga.
   *[proofs] { $card } aún no se puede jugar: su texto no está demostrado. Cambia esa card o espera a una versión que la tenga.
}
unknown-wish = { $near ->
        [yes] “{ $wish }” no es una card, una etiqueta, un dominio ni nada de esto: { $words }. ¿Quieres decir { $names }?
       *[no] “{ $wish }” no es una card, una etiqueta, un dominio ni nada de esto: { $words }.
    }
deck-new-no-legend = { $card } no es una legend. Nombra una legend, o el champion al que pertenece, como Jinx.
deck-new-champion = { $champion } es el Chosen Champion.
deck-new-fewer = { $card }: el mazo lleva { $count }; no caben más.
deck-new-not-here = { $card } se ha dejado fuera. Pide units, spells, gear o battlefields.
deck-new-tag = { $found ->
        [yes] { $tag }: { $cards }.
       *[no] { $tag }: ninguna card así de estos dominios se puede jugar aún.
    }
deck-new-filled = { $count ->
        [one] Se ha añadido 1 card
       *[other] Se han añadido { $count } cards
    } según su coste y su tipo.
deck-new-runes = Runes según lo piden los costes: { $first } { $one }, { $second } { $two }.
deck-new-unsupported = { $count ->
        [one] 1 de sus cards aún no funciona
       *[other] { $count } de sus cards aún no funcionan
    } en Farfield: { $cards }.
file-unreadable = No se puede leer { $file }. Revisa la ruta.

## Saved games, settings and positions

answer-ambiguous = “{ $text }” podría ser cualquiera de estas: { $options }. Escribe una de ellas entera.
answer-not-asked = Al asiento { $seat } no se le pregunta nada ahora.
answer-not-possible = “{ $text }” no es posible ahora. Se ofrece, por ejemplo: { $options }.
answer-unknown = “{ $text }” no es una opción aquí. Escribe una de las opciones, por ejemplo: { $options }.
undo-nothing = No hay tanto que deshacer (respuestas pedidas: { $count }; dadas: { $given }).
undo-stale = La partida ha seguido desde entonces. Pregunta otra vez.
undo-needs-consent = Para deshacer esto, los demás jugadores deben estar de acuerdo.
undo-moves = Desharía lo que otros hicieron después.
undo-revealed = Desde entonces se ha conocido una card oculta o un resultado al azar.
undo-ended = La partida había terminado y se podía ver todo lo que estaba oculto en ella.
settings-and-more = La configuración ya indica la semilla, el modo y sus opciones. Quítalos o crea otra configuración.
settings-deck = Línea { $line }: no se puede leer el mazo de [{ $section }].
settings-kind = Puesto { $seat }: “{ $kind }” no es un tipo de jugador. Escribe una palabra como person o rule-of-thumb.
settings-name = El asiento { $seat } no se puede llamar “{ $name }”. Da un nombre de 1 a { $most } letras en una línea.
settings-seats = { $mode } no se juega con { $count } asientos.
settings-seed = { $seed } no es una semilla. Da un número entero de 0 a { $most }.
settings-undo = “{ $undo }” no es una forma de deshacer. Escribe free o asked.
settings-day = “{ $day }” no es un día. Escríbelo como 2026-08-31.
settings-day-line = Línea { $line }: { settings-day }
table-option-battlefields = { $option } admite asientos con battlefields, por ejemplo “0 Void Gate + 1 Startipped Peak”; no “{ $value }”.
table-option-choice = { $option } admite uno de estos valores: { $choices }; no “{ $value }”.
table-option-flag = { $option } está en on o en off, no en “{ $value }”.
table-option-near = { $mode } no tiene ninguna opción llamada “{ $option }”. ¿Querías decir “{ $near }”?
table-option-none = { $mode } no tiene opciones. Quita “{ $option }”.
table-option-number = { $option } admite un número del { $least } al { $most }, no “{ $value }”.
table-option-preset = { $option } es un ajuste predefinido y no admite valor. Quita “{ $value }” o nombra las opciones una por una.
table-option-thralls = { $option } admite hasta { $count } Thralls, cada uno con un lugar ({ $places }) y una Might de 1 a { $most }, por ejemplo “{ $example }”; no “{ $value }”.
table-option-twice = { $option } aparece dos veces. Deja solo una.
table-option-two-presets = { $first } y { $second } son ambos ajustes predefinidos. Deja solo uno.
table-option-unknown = { $mode } no tiene ninguna opción llamada “{ $option }”. Elige entre: { $options }.
lanes-battlefields = { $name } trae { $count } de los tres battlefields que necesita una lane. Añade { $missing } al mazo.
lanes-deck-sizes = Todos los Main Decks de esta mesa deben tener el mismo número de cards; estos tienen: { $sizes }.
match-between = Línea { $line }: “{ $text }” está entre dos partidas, donde solo se cuentan cambios. Quítalo.
match-champion = { $card } es el Chosen Champion y se queda en el mazo.
match-length = Un match se juega al mejor de { $lengths } partidas, no de { $count }.
match-mode = Un match se juega en el modo “match”, no en “{ $mode }”.
match-no-settings = Línea { $line }: al match le faltan los ajustes. Después de las primeras líneas viene “=== settings” con los mazos de ambos.
match-cut-off = Línea { $line }: el match guardado está cortado: debería tener { $count } partes y tiene { $found }. Usa una copia entera.
match-no-sideboards = Este match se juega sin sideboards.
match-no-swap-now = Las cards se cambian después de una partida decidida y antes de la siguiente.
match-not-next = Línea { $line }: esta no es la partida que sigue en el match: sus mazos, su semilla o sus battlefields son otros. Usa una copia sin cambios.
match-not-there = { $where } ya no contiene { $card }.
match-other-game = Esta partida no es la siguiente del match.
match-over = El match ha terminado. Empieza otro.
match-part = Línea { $line }: “{ $text }” no empieza ninguna parte de un match. Escribe { $form }.
match-single-game = { $file } contiene una sola partida y ningún match. Continúala con: { $command }
match-seat = En un match no hay asiento { $seat }. Escribe 0 o 1.
match-settings-twice = Línea { $line }: los ajustes del match están por segunda vez. Deja solo unos.
match-uneven-swap = Cards que salen del mazo: { $out }; cards que entran: { $into }. Cambia tantas como quites.
teams-battlefield = { $first } y { $second } son aliados y ambos aportan { $card }. Da otro battlefield a uno de los dos.
teams-legend = { $first } y { $second } son aliados y ambos aportan { $card }. Da otra legend a uno de los dos.
record-none = Esta partida no tiene registro.
record-tampered = Las respuestas de esta partida no llevan a su estado: otra cosa la ha cambiado. No se puede guardar.
record-other-engine = Esta partida la guardó Farfield { $engine }, y Farfield { $here } no la juega igual. Usa la versión { $engine } para verla.
record-hash = Tras la respuesta { $number } la partida no es la guardada: se ha cambiado una respuesta, un mazo o la semilla. Usa una copia sin cambios.
record-after-end = La partida termina antes de la respuesta { $number }. Quita lo que sigue.
record-turn = La respuesta { $number } está en el turno { $turn }; la partida está en el turno { $now }. Quizá se ha cambiado en el archivo la semilla, un mazo o una respuesta anterior. Usa una copia sin cambios.
record-concession = Respuesta { $number }: el asiento { $seat } no puede rendirse; no hay tal jugador en la partida.
record-wish = Respuesta { $number }: el asiento { $seat } no puede pedir nada; no hay tal jugador en la partida.
record-decision = La respuesta { $number } es de la decisión { $decision } del asiento { $seat }, y esa no está abierta. Quizá se ha cambiado en el archivo la semilla, un mazo o una respuesta anterior. Usa una copia sin cambios.
record-answer = Respuesta { $number }: “{ $answer }” no se ofrece. Se ofrece, por ejemplo: { $options }. Quizá se ha cambiado en el archivo la semilla, un mazo o una respuesta anterior. Usa una copia sin cambios.
record-file-unwritable = La partida no se puede guardar como { $file }. Escoge otro lugar.
record-file-unreadable = No se puede leer la partida guardada { $file }. Revisa la ruta.
record-file-not-text = { $file } no es un archivo de texto en UTF-8, así que no es una partida guardada. Escoge otro archivo.
record-cut-off = Línea { $line }: la partida guardada está cortada, falta [{ $name }]. Usa una copia entera.
record-no-hash = Línea { $line }: la partida guardada está cortada, al final falta “Hash:”. Usa una copia entera.
record-engine = Línea { $line }: falta la versión. Añade una línea como “Engine: 0.1.0”.
record-no-count = Línea { $line }: falta la línea “Answers:”. Añádela con el número { $count }.
record-count = Línea { $line }: faltan respuestas o sobran (aquí: { $count }). Usa una copia entera.
record-hash-text = Línea { $line }: “{ $text }” no es un hash. Un hash tiene 16 cifras, de 0 a f.
record-question = Línea { $line }: “{ $text }” no es un tipo de decisión.
record-line = Línea { $line }: “{ $text }” no es una línea de una partida guardada. Escribe { $form }.
text-too-long = Este texto es demasiado largo.
text-title = Este archivo es otra cosa: empieza con “{ $found }”. La primera línea debe ser “Farfield { $what } { $version }”.
text-version = El texto es la versión { $found } de su formato; este Farfield lee la versión { $version }.
text-line-too-long = La línea { $line } es demasiado larga.
text-section-twice = Línea { $line }: [{ $name }] está dos veces.
text-sections = Línea { $line }: hay más de { $most } secciones. Quita las que no hagan falta.
text-no-key = Línea { $line }: delante de “{ $text }” faltan una palabra y dos puntos.
text-key-twice = Línea { $line }: { $key } está dos veces. Deja una de ellas.
text-unknown-key = Línea { $line }: aquí no existe “{ $key }”. Se conocen: { $known }.
text-missing-key = Línea { $line }: falta la línea “{ $key }:”. Añádela.
text-missing-section = Línea { $line }: falta la sección [{ $name }].
text-number = Línea { $line }: “{ $text }” no encaja. Escribe un número de { $least } a { $most }.
text-word = Línea { $line }: “{ $text }” no encaja. Escribe una de estas: { $known }.
position-no-list = { $zone } es una lista de cards, y “{ $text }” es una sola palabra. Escribe ["{ $text }"].
position-seats = Una posición tiene de 1 a { $most } asientos; esta tiene { $count }.
position-phase = No hay una phase “{ $phase }” en la que empezar. Escribe una de estas: { $known }.
position-teams = Hay { $count } asientos y equipos para { $given }. Da a cada asiento el número de su equipo, desde 0.
position-this-turn = Puesto { $seat }: en un turno no se cuenta “{ $what }”. Se conocen: { $known }.
position-token = { $card } es un token, y los tokens solo están en el board. Quítalo.
position-power = Puesto { $seat }: “{ $text }” no es Power. Escribe por ejemplo: Fury 2, Fury|Chaos 1, A 1.
position-runes = Puesto { $seat }: no hay runes “{ $text }”. Escribe por ejemplo: Fury 3, Chaos 2.
position-rune-domain = Puesto { $seat }: las runes { $domain } no van con { $legend }.
position-two-others = En { $where } hay units de { $count } jugadores, y nunca coinciden más de dos. Deja las de dos.
position-teammates = Los asientos { $one } y { $other } son del mismo equipo, y ambos tienen units en { $where }. Solo uno puede.
position-facedown-room = En { $where } hay { $count } cards bocabajo; caben { $room }. Quita { $surplus }.
position-facedown-control = El asiento { $seat } tiene una card bocabajo en { $where } sin tenerlo bajo control. Dale el control o quita la card.
position-not-a-unit = { $card } no es una unit, así que no tiene damage, Might ni Buffs, ni está en stun.
position-attached-to = { $gear } está acoplado a { $card }, que no es una unit. Acóplalo a una unit o ponlo al lado.
position-attached = { $gear } está acoplado a { $card }, pero solo se acopla gear. Ponlo al lado.
position-attached-twice = Hay algo acoplado a { $gear }, que ya está acoplado a { $card }. Acóplalo todo a { $card }.
position-misplaced = { $card } no puede estar donde se ha puesto. Ponla en otro lugar o pon otra card ahí.
position-number = { $n } es demasiado pequeño o demasiado grande.
position-seat = No hay asiento { $seat }. Los asientos van de 0 a { $last }.
position-own-card = { $card } es una card de creación propia que un texto no puede guardar. Usa cards publicadas.
position-not-quiet = La posición no se puede anotar en medio de algo. Termínalo primero.
position-own-mode = { $mode } es un modo de creación propia que un texto no puede guardar. Usa uno de estos: { $modes }.
position-seat-text = Línea { $line }: “{ $text }” no es un asiento. Escribe por ejemplo: seat 0.
position-this-turn-text = Línea { $line }: “{ $text }” no se cuenta en un turno. Escribe por ejemplo: cards 2, drew 1.
position-no-card = Línea { $line }: “{ $text }” no es una card. Escribe por ejemplo: Gust; 2x Daring Poro.
position-cards = Línea { $line }: hay más de { $most } cards. Quita las que no importen.
position-no-piece = Línea { $line }: no se puede leer “{ $text }”. Escribe por ejemplo: Daring Poro (exhausted, damage 1) + Doran's Blade.
position-mark = Línea { $line }: “{ $text }” no es una marca. Se conocen: { $known }.
position-mark-twice = Línea { $line }: “{ $mark }” está dos veces.
position-unknown-card = { unknown-card }
position-npc-base = El asiento { $seat } tiene la base de un NPC, y solo en Lane Legends los NPC tienen una. Quítala.
position-lane-fields = Una lane tiene tres battlefields, primero el Nearfield: aquí hacen falta { $needed } y se dan { $count }.
position-lane-side = El battlefield { $number } está en la lane del asiento { $seat }: ahí solo pueden estar { $seat } y { $npc }, su NPC.
position-team-score = Los asientos { $one } y { $other } son un equipo con una sola puntuación; se dan { $first } y { $second }. Da los puntos del equipo a uno de sus asientos, o los mismos a todos.
position-lanes-only = El asiento { $seat } tiene algo que solo hay en Lane Legends: una pila o un sideboard del que se reparte. Quítalo.
position-asked = Puesto { $seat }: a nadie se le pregunta por “{ $what }”. Se conocen: { $known }.
position-finished = El asiento { $seat } ha terminado el turno, y no le toca. Quita eso.
position-dealt = { $card } en { $where } tiene { $damage } de damage, y los lados le han infligido { $dealt }. La suma debe coincidir.
position-played-by = { $card } en { $where } se jugó, y no este turno: entonces nadie pregunta quién. Márcala también “fresh”.
position-deflected = { $card } en { $where } tiene marcadores Deflected, que solo reciben las units de Lane Legends. Quítalos.
position-two-showdowns = Hay showdowns en { $one } y en { $other }, y solo puede haber uno a la vez. Quita uno.
position-combat-step = Ninguna parte de un combat se llama “{ $step }”. Escribe una de estas: { $known }.
position-combat-sides = En un combat alguien ataca a alguien; en { $where } solo se da uno. Da los dos, o ninguno si es un showdown.
position-no-combat = En { $where } nadie ataca, así que no es un combat. Quita su parte y sus invitados, o di quién ataca a quién.
position-combat-friends = En { $where } el asiento { $one } ataca al asiento { $other }, y son del mismo lado. Solo luchan los oponentes.
position-item-kind = El elemento { $item } de la chain debe ser una sola cosa: una card, o una ability usada o disparada.
position-item-passes = Se pasa en el elemento más nuevo que no esté pendiente, y el elemento { $item } no lo es.
position-item-card = { $card } es el elemento { $item } de la chain, donde solo esperan spells. Ponla en el board, o márcala “pending”.
position-item-left = El elemento { $item } de la chain es de algo que ha dejado el board. Di de dónde.
position-item-strike = El elemento { $item } de la chain es un Strike y no dice cuál. Da su gear.
position-item-word = Elemento { $item } de la chain: “{ $text }” no puede estar ahí. Escribe uno de estos: { $known }.
position-used = “{ $text }” no es algo que solo se pueda usar cierto número de veces por turno. Nombra una ability con límite.
position-chain-ability = { $card } tiene { $count } abilities de este tipo, y en la chain está la número { $number }. Cuenta desde 0.
position-chain-event = Esta ability de { $card } habla de lo que la disparó. Di qué ha pasado, y a qué.
position-chain-choices = { $card } pide { $count } elecciones, y se dan { $given }. Quita lo que no pide.
position-chain-modes = { $card } en la chain tiene { $count } modos para elegir, contados desde 0. Quita lo que no esté entre ellos.
position-chain-unchosen = { $card } en la chain no ha elegido nada. Da un objetivo para cada elección, o márcala “pending”.
position-chain-unknown = { $card } en la chain: aquí nada se llama “{ $text }”. Escribe por ejemplo: Daring Poro at Void Gate.
position-showdown-text = Línea { $line }: “{ $text }” no dice nada de un showdown. Escribe por ejemplo: focus seat 0; seat 0 attacks seat 1; passes 1.
position-focus-text = Línea { $line }: el showdown no dice quién tiene el focus. Escribe por ejemplo: focus seat 0.
position-happened-text = Línea { $line }: “{ $key }” dice más de lo que pasó, y nada dice qué. Añade por ejemplo: Happened: moved.
position-known-text = Línea { $line }: “{ $text }” no es una card de una mano o un mazo. Escribe por ejemplo: Gust (known to seats 0 1).
unspoken-part = Aún no hay palabras para una parte de esta card.
record-after-end-engine = { record-other-engine }
record-answer-engine = { record-other-engine }
record-concession-engine = { record-other-engine }
record-decision-engine = { record-other-engine }
record-hash-engine = { record-other-engine }
record-turn-engine = { record-other-engine }
record-wish-engine = { record-other-engine }

## The laboratory

lab-no-program = No hay ningún programa llamado “{ $name }”. Elige entre: { $known }.
lab-two-programs = Una clasificación necesita al menos dos programas, cada uno una vez.
lab-no-decks = No hay mazos llamados “{ $name }”. Elige entre: { $known }.
lab-decks-once = Nombra al menos un tipo de mazos, y cada uno una vez.
lab-least-even = Cada reparto se juega dos veces, así que el menor número de partidas (--least) es par y al menos 2, y no { $least }.
lab-least-most = El menor número de partidas, { $least }, es mayor que el mayor, { $most }.
lab-two-games = Hacen falta al menos 2 partidas, no { $games }.
lab-even-games = Cada reparto se juega dos veces, así que el número de partidas es par, no { $games }.
lab-one-game = Hace falta al menos una partida.
lab-keep = No se pueden guardar resultados en { $path }: { $why }.
lab-keep-other = { $path } no guarda resultados de esto: la semilla o la versión son otras. Nombra otro archivo.
lab-preset-duel = Solo Lane Legends tiene ajustes predefinidos. Añade --mode lanes o quita --preset.
lab-against-lanes = En Lane Legends un mazo juega solo. Quita --against.
lab-same-file = { $path } se nombra para dos cosas. Nombra un archivo para cada una.
lab-two-decks = Hacen falta al menos dos mazos con nombres distintos.
lab-deck-refused = { $deck } no se puede jugar: { $why }
lab-empty-pool = Ninguna legend tiene suficientes cards completas para un mazo.
lab-no-mode = Aquí no hay “{ $name }”. Escoge entre: { $known }.
lab-interrupted = Interrumpido. La misma orden sigue con lo que guarda { $path }.
lab-lost-worker = Se perdió un proceso mientras jugaba, quizá por falta de memoria. Usa menos núcleos; con --keep la misma orden sigue con lo que ya está hecho.
lab-too-many-games = Nadie tiene tiempo para { $games } partidas. Pide { $most } como mucho.
lab-too-few-games = { $games } partidas son muy pocas para distinguir un cambio de la suerte. Pide { $least } como mínimo.
lab-no-swap = Ninguna card de la reserva puede ocupar el lugar de una de { $deck }. Nombra otras, o ninguna para todas.
lab-pool-card = { $card } no está completa y no se puede probar. Déjala fuera.
lab-pool-empty = No hay ninguna card en { $pool }. Nombra alguna, o ninguna reserva para todas las cards.
lab-tune-fields = { $deck } solo se puede cambiar con tres battlefields: aquí tiene los que recibe en un Match.
lab-tune-tried = Probados { $tried } de { $possible } cambios en { $games } partidas; los últimos en { $deals } repartos nuevos cada uno.
lab-tune-as-it-is = { $deck } tal como es: { $won }.
lab-tune-swap = Cambio
lab-tune-with = Ganadas con él
lab-tune-difference = Diferencia
lab-tune-score = Diferencia de puntos
lab-tune-helps = Ayuda
lab-tune-yes = sí
lab-tune-no = no es seguro
lab-tune-into = { $copies } { $out } → { $card }
lab-tune-nothing = Nada ayuda con seguridad: ningún cambio comprobado mejora más de lo que puede hacer la suerte.
lab-tune-note = Entre paréntesis, intervalos tan anchos que en 95 de 100 búsquedas todos son correctos a la vez.
lab-tune-together = Cada cambio ayuda por sí solo; juntos no se han comprobado.
lab-needs-package = Para eso hace falta el paquete { $package }: pip install "farfield[{ $extra }]".
lab-no-cluster = En { $address } no hay ningún clúster en el que jugar: { $why }
lab-decks-starter = mazos iniciales
lab-decks-gear = mazos con gear
lab-decks-random = mazos aleatorios
lab-ladder-title = Farfield { $version }, { $mode }, { $decks }, semilla { $seed }
lab-player = Programa
lab-against = Contra
lab-won = Ganadas
lab-share = Proporción
lab-certain = Seguro
lab-no = no
lab-elo = Elo respecto a { $player }, { $decks }
lab-ladder-note = Entre paréntesis, intervalos del 95 %, los de Wilson para las partidas ganadas. Cada reparto se juega dos veces, con los programas intercambiados.
lab-ladder-levels = Los niveles juegan si se nombran, y hard y expert tardan horas: { $command }
lab-matchup-title = Farfield { $version }, Duels, { $player }, { $games } partidas por pareja, semilla { $seed }
lab-matchup-note = Entre paréntesis, intervalos del 95 %. Cada reparto se juega dos veces, con los asientos intercambiados.
lab-cards-title = { $player }: { $games } partidas, mazos aleatorios; hecho / posible, contado por asiento y partida
lab-way-played = Puesta en play
lab-way-hidden = Ocultada
lab-way-used = Usada
lab-way-equipped = Equipada
lab-held = En mano hasta el final
lab-left = De esas, sin usar
lab-reactions = Partidas en que un asiento puso en play una Reaction, de aquellas en que podía pagar una: { $share }.
lab-mostly-held = En mano hasta el final en la mayoría de las partidas en que se podían poner en play: { $cards }.
lab-mostly-left = De esas, sin usar en la mayoría de las partidas al terminar un turno: { $cards }.
lab-none = ninguna
report-deck = { $deck } en el laboratorio
report-matchup = Mazos contra mazos
report-made = Farfield { $version } · { $mode } · { $player } · { $games } partidas · semilla { $seed }
report-interval = Los números entre paréntesis y las líneas y bandas de los dibujos son intervalos del 95 %.
report-unofficial = Farfield es un proyecto de aficionados, gratuito y no oficial; Riot Games no lo respalda ni lo patrocina.
report-numbers = Los números
report-won = Partidas ganadas
report-won-about = Con qué frecuencia ganó el mazo; la línea fina es la mitad.
report-all = Todas las partidas
report-first = Cuando empezó
report-second = Cuando fue segundo
report-against = Contra { $deck }
report-games = Partidas
report-mean-turns = Turnos
report-mean-score = Puntuación final
report-points = Puntos a lo largo del tiempo
report-points-about = La puntuación media al empezar cada turno, mientras dure al menos la mitad de las partidas. Una partida terminada conserva su puntuación final.
report-own = Este mazo
report-other = El otro mazo
report-turn = Turno
report-turns = Turnos
report-length = Cuánto duran las partidas
report-length-about = Partidas según el número de sus turnos.
report-won-games = Ganadas
report-lost-games = Perdidas
report-cards = Qué cards ayudan
report-cards-about = Cuánto más probable fue ganar en las partidas en que hubo un Draw de la card que en las demás. Con tantas cards, una o dos parecen buenas o malas por azar. En las partidas largas se hacen más Draws, y eso también cuenta aquí.
report-cards-score = Cuántos puntos más se consiguieron en las partidas en que hubo un Draw de la card que en las demás. Con tantas cards, una o dos parecen buenas o malas por azar. En las partidas largas se hacen más Draws, y eso también cuenta aquí.
report-card = Card
report-helps = Ayuda tras su Draw
report-drawn = Ganadas tras su Draw
report-played = Ganadas tras ponerla en play
report-enthralled = Ayuda si quedó Enthralled
report-few = muy pocas partidas
report-mulligan = Mulligan
report-mulligan-about = Partidas ganadas según cuántas cards se devolvieron; en la tabla, cuántas veces se conservó cada card de una primera mano. La línea fina es la proporción de todas las partidas.
report-put-back = { $n ->
        [one] 1 card devuelta
       *[other] { $n } cards devueltas
    }
report-kept-hand = Conservada
report-won-kept = Ganadas al conservarla
report-won-back = Ganadas al devolverla
report-score-drawn = Puntuación tras su Draw
report-score-played = Puntuación tras ponerla en play
report-score-kept = Puntuación al conservarla
report-score-back = Puntuación al devolverla
report-mulligan-score = La puntuación final media según cuántas cards se devolvieron; en la tabla, cuántas veces se conservó cada card de una primera mano. La línea fina es la media de todas las partidas.
report-lost = Cómo se pierden las partidas
report-lost-about = Partidas perdidas según qué las terminó, y después según cuántos puntos faltaron.
report-lost-points = El otro bando tenía los puntos
report-lost-burn-out = Se acabó el mazo
report-lost-effect = Un texto terminó la partida
report-lost-other = De otro modo
report-behind = { $n ->
        [one] Faltó 1 punto
       *[other] Faltaron { $n } puntos
    }
report-matrix = Quién gana a quién
report-matrix-about = Con qué frecuencia el mazo de la fila ganó al de la columna.
report-corner = Victorias de … contra
report-overall = Contra todos los demás
report-overall-about = Con qué frecuencia ganó cada mazo contra todos los demás juntos; la línea fina es la mitad.
report-card-deck = Mazo
report-began = Quien empezó ganó { $won }.
report-ladder = Programas contra programas
report-ladder-about = Cuántas veces ganó el programa nombrado primero contra el otro; la línea fina es la mitad.
report-elo-about = Cuánto más fuerte es cada programa: con 100 más se ganan unas 64 de 100 partidas.
report-tuned = Cambios para { $deck }
puzzle-head =
    Problema { $n } ({ $mode }): { $goal } { $count ->
        [one] Basta una respuesta
       *[other] Bastan { $count } respuestas
    }; de cuatro programas, { $hard ->
        [0] todos lo resuelven
        [1] uno no lo resuelve
        [4] ninguno lo resuelve
       *[other] { $hard } no lo resuelven
    }.
puzzle-goal-win = Gana la partida en este turno.
puzzle-goal-take = Consigue tener bajo control todos estos en este turno: { $fields }.
puzzle-goal-hold = Mantén bajo control { $fields } cuando acabe el showdown.
puzzle-goal-save = Mantén bajo control { $fields } cuando el NPC haya actuado, reciba lo que reciba.
puzzle-goal-bait = Llega un Strike: mantén bajo control { $fields } cuando el NPC haya actuado, con { $unit } todavía ahí.
puzzle-rules = El oponente no tiene cards en la mano ni ha ocultado ninguna. No hace falta suerte: lo que venga de un Draw no cuenta.
puzzle-rules-lane = No hace falta suerte: las cards que llegan a continuación se conocen o no importan.
puzzle-keys = Escribe { $solution } para ver la siguiente respuesta, { $undo } para deshacer y { $again } para empezar de nuevo.
puzzle-word-solution = solución
puzzle-solved = ¡Resuelto!
puzzle-wrong = Desde aquí ya no se alcanza el objetivo. Deshaz ({ $undo }) y prueba otra cosa.
puzzle-no-line = Desde aquí ningún camino corto lleva al objetivo. Deshaz primero: { $undo }.
unknown-puzzle = No existe el problema { $number }. Van del 1 al { $most }.
puzzle-two = Indica el número de un problema o pide el del día, no ambas cosas.
review-seat = Jugador { $n }
review-point = Turno { $n }, { $who }: mejor habría sido { $option }. Probabilidad de ganar tras el turno, según estima el programa: { $better } % en lugar de { $was } %.
review-point-lane = Turno { $n }, { $who }: mejor habría sido { $option }. Puntos con lo que la lane aún puede dar, según estima el programa: { $better } en lugar de { $was }.
review-none = En ningún turno se perdió mucho.
