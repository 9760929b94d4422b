### What the page itself says: Spanish. Sentences about a game come from the server.

## The start page
start-lead = Riftbound con sus reglas reales, en el navegador. En solitario, en equipo o frente a frente.
start-solo = Jugar a Lane Legends
start-alone = Lane Legends, en solitario
start-solo-why = Tú contra el NPC en tu propia lane. Un clic, sin cuenta.
start-resume = Tus partidas
start-go-on = Dejaste una partida
start-resume-now = Continuar
again = Lane del día, campaña, estadísticas
again-why = Una lane para cada día, un modificador tras otro y cómo fueron tus partidas.
daily = Lane del día
daily-why = El mismo mazo, modificadores y cards para todos, una vez al día.
daily-play = Jugar la lane de hoy
daily-again = Jugarla otra vez (cuenta la primera partida)
daily-share = Copiar el resultado para compartir
daily-streak = Días seguidos: { $n }
campaign = Campaña
campaign-why = Tres estrellas por etapa: ganar; ganar sin perder nunca un punto; ganar con dos legends.
campaign-stage = Etapa { $n }
campaign-stars = Estrellas: { $n } de 3
campaign-play = Jugar esta etapa
campaign-shut = Gana antes la etapa anterior
stats = Tus partidas en números
stats-legend = Legend
stats-games = Partidas
stats-won = Ganadas
stats-turns = Turnos por partida
stats-none = Aún no hay partidas terminadas en este navegador.
stats-where = Solo se guarda en este dispositivo y no se envía a ningún sitio.
start-none = Todavía ninguna en este navegador.
start-difficulty = Dificultad
start-other = Otras formas de jugar
start-duel = Duel contra un programa
start-duel-why = Uno contra uno. Empieza enseguida, con el mazo elegido arriba.
start-import = Continuar una partida guardada
preset-plain-why = Las reglas de Lane Legends sin modificadores.
delete-game = Borrar { $title }
delete = Borrar
delete-all = La partida desaparece entonces para todos en la mesa; entre rivales, los demás la conservan hasta que todos la borren.
delete-seat = Pierdes entonces tu asiento; solo quien abrió la mesa puede invitarte de nuevo. Entre rivales, la partida desaparece en cuanto todos la hayan borrado.
solo = solitario
you = Tú
program = Programa
about = Acerca de
about-fan = Farfield es un proyecto de fans, gratuito y no oficial. Se creó según la política “Legal Jibber Jabber” de Riot Games con elementos que pertenecen a Riot Games. Riot Games no respalda ni patrocina este proyecto. Riftbound y League of Legends son marcas de Riot Games, Inc. Farfield no contiene arte ni textos oficiales de cards: los dibujos y las palabras de las cards son nuestros.
about-lanes = Lane Legends es obra de Jim, de d20cafe.co.uk, y Mark.
about-cards = Se pueden jugar por completo { $complete } de { $total } cards: { $each }. En parte: { $partial }; conocidas solo por sus números: { $absent }.
about-set = { $name } { $complete } de { $total }
about-licence = Farfield { $version }, código abierto con licencia MIT.
about-others = La página contiene también obras de otros: Svelte, Fluent y los tipos de letra Alegreya Sans y Marcellus.
about-licences = Sus licencias
about-emblems = Emblemas de las cards: iconos de Lorc, Delapouite, Skoll, Caro Asercion, Carl Olsen, Cathelineau, Sbed, DarkZaitzev, Willdabeast, Lucas, Sparker, Aussiesim y otros, de game-icons.net, modificados; licencia CC BY 3.0.
page-gone = No se ha podido cargar esta página: el servidor no está o se ha renovado desde que abriste Farfield. Tus partidas están guardadas.
page-again = Cargar de nuevo

## Setting up a table
setup-coop = En equipo por invitación
setup-coop-why = Lane Legends en equipo. Recibes un enlace para enviar por cada otro asiento.
setup-hotseat = Juntos en esta pantalla
setup-hotseat-why = Varias personas en una pantalla, en equipo o frente a frente.
setup-duel = Duel por invitación
setup-duel-why = Uno contra uno. Recibes un enlace para la otra persona.
setup-match = Match de varias partidas
setup-match-why = Al mejor de 1, 3 o 5 partidas, con sideboards, contra un programa o una persona.
setup-own = Preparar una mesa
setup-own-why = Todos los modos, hasta 8 asientos, personas y programas, cada modificador.
setup-mode = Modo
mode-why = { $mode ->
        [duel] Uno contra uno, a 8 puntos.
        [match] Varias partidas de uno contra uno, con sideboards.
        [skirmish] Tres jugadores, cada uno por su cuenta, a 8 puntos.
        [war] Cuatro jugadores, cada uno por su cuenta, a 8 puntos.
        [teams] Dos equipos de dos, a 11 puntos por equipo.
       *[lanes] En solitario o en un solo equipo, cada uno en su propia lane contra el NPC.
    }
setup-modifiers = Modificadores, uno por uno
setup-more = Reloj y semilla
setup-more-hidden = Reloj y ausencia
setup-clock = Segundos hasta que un programa responda por quien se espera (0: sin reloj)
setup-absence = Minutos de ausencia tras los que se puede ceder un asiento (0: nunca)
setup-absence-to = A quién
absence-program = un programa: nadie ve la mano
absence-person = también una persona, que entonces ve la mano
setup-seed = Semilla (vacía: una nueva)
setup-games = Al mejor de tantas partidas
setup-sideboards = Entre partidas se pueden cambiar cards con el sideboard
team-n = Equipo { $n }
setup-go = A la mesa
setup-next-invite = Después recibes los enlaces para enviar. La partida empieza cuando tú lo digas.
setup-next-begin = La partida empieza enseguida.
seat-n = Asiento { $n }
seat-who = Quién se sienta aquí
seat-name = Nombre
seat-add = Otro asiento
seat-remove = Quitar el asiento { $n }
kind-here = alguien en esta pantalla
kind-elsewhere = alguien en otro lugar, con un enlace
kind-program = un programa
player-n = Jugador { $n }

## Decks
deck = Mazo
decks = Mazos
deck-any = Cualquiera de los incluidos
deck-gear = { $name } con gear
deck-of-set = { $name } de { $set }
deck-not-here = { $name } (no permitido en este modo)
deck-not-yet = Aún no se puede elegir: { $n } de sus cards todavía no funcionan aquí
decks-built-in = Mazos incluidos
decks-own = Tu estantería
decks-first = Para empezar
decks-sold = Mazos de champion, tal como se venden
deck-paste = Pegar una lista…
deck-list = Lista del mazo, en cualquier formato habitual
deck-check = Comprobar y guardar
nearest-title = Jugar la versión más cercana que funciona
nearest-instead = Card por card, de los mismos Domains, tipo y coste:
nearest-take = Tomar esta versión
deck-contents = Qué contiene
deck-substitute = (suplente)
deck-drop = Quitar de la estantería
verdict-formed = Bien formado
verdict-legal = Legal en este modo
verdict-supported = Todas sus cards se pueden jugar aquí
verdict-later = en cuanto la lista se pueda leer
verdict-said = { $what }: { $how }
builder = Construir un mazo
builder-cards = Cards
builder-legend = Elige una legend: sus Domains dicen qué cards encajan.
cards-find = Buscar
cards-find-such = nombre, keyword o palabras de la card
cards-domains = Domains
cards-type = Tipo
cards-cost = Energy
cards-set = Set
cards-any = cualquiera
cards-plays = Solo cards que se pueden jugar aquí
cards-more = { $n } cards más
kind-of-all = todo
kind-of-champion = Champions
kind-of-unit = Units
kind-of-spell = Spells
kind-of-gear = Gear
kind-of-battlefield = Battlefields
kind-of-legend = Legends
curve = Cards por Energy cost
curve-column = { $cost }: { $n }
deck-name = Nombre del mazo
deck-champion = Chosen Champion
deck-sideboard = Sideboard
builder-into = Las cards van al
deck-take = Añadir { $card }
deck-new = Construir un mazo nuevo
deck-bring = Traer un mazo
deck-open = Abrir en el constructor
deck-file = Abrir un archivo
deck-edit = Cambiar
deck-edit-copy = Partir de él
deck-drop-named = Quitar { $name } de la estantería
deck-duel = Duel con él
deck-keep = Guardar en la estantería
deck-kept = { $name } está en tu estantería.
deck-fill = Completar el resto
deck-export = Llevárselo
deck-format = Como texto, en el formato de
deck-link = Un enlace que lo abre aquí
deck-picture = Guardar la imagen
deck-picture-of = { $name }: todas las cards con su número
format-text = Farfield (por secciones)
format-flat = una lista simple de cards
format-code = un código de mazo
card-banned = Prohibida: { $where }
lobby-open = Aún no todos han ocupado su asiento y elegido mazo. Quien no elige recibe uno incluido.
lobby-choosing = elige un mazo
join-deck = Después eliges tu mazo.

## Rooms
connecting = Conectando…
answer-again = La conexión ha vuelto. Tu última respuesta no había llegado; se ha enviado otra vez.
answer-lost = La conexión ha vuelto. Tu última respuesta no había llegado, y esa pregunta ya no está abierta.
answer-on-its-way = Tu respuesta está en camino; aún no está guardada.
link-lost = Se perdió la conexión. Vuelve sola; no se pierde nada.
to-start = Página de inicio
room-gone = Esta sala ya no existe.
room-joined = Partida por invitación
room-unknown = No tienes asiento aquí.
room-unknown-why = Este navegador no tiene asiento en esta sala. Pide un enlace de invitación al anfitrión.
join-title = Te han invitado a una partida
join-from = En la mesa: { $who }
join = Tomar asiento
begin = Empezar la partida
lobby-wait = El anfitrión empieza la partida.
invitation-for = Enlace de invitación para el asiento { $n }
invitation-why = Envía este enlace a una persona. Quien lo abra ocupa el asiento, también con la partida empezada.
invitation-here = Solo funciona en este ordenador; iniciada con --lan, la mesa está abierta a toda tu red.
copy = Copiar
copied = Copiado
seats = Quién está en la mesa
seat-empty = Asiento libre
seat-program = un programa
seat-present = presente
seat-absent = ausente
seat-away-left = se puede relevar en { $n } min
seat-away-now = { $who ->
        [person] ya se puede relevar, por un programa o una persona
       *[program] ya se puede relevar, por un programa
    }
seat-invited = por invitación
seat-waited = actúa
seat-done = listo
seat-lent = juega un programa
seat-lend = Que juegue un programa
seat-invite = Invitar de nuevo
seat-invite-why = Quien abra este enlace ocupa el asiento.
seat-give-back = Devolver
seat-lent-you = Un programa juega por ti.
seat-take-back = Recuperar mi asiento
curtain = Pasa la pantalla a { $who }
curtain-open = Soy yo

## The table
pages = Páginas
title-your-turn = Tu turno
question = Qué hacer
waiting = Un momento…
waiting-for = Esperando a { $who }…
waiting-consent = Esperando a que { $who } esté de acuerdo…
waiting-plays = Esperando a que { $who } juegue { $card } en tu lane…
waiting-here = Esperando a { $who }, en tu lane…
waiting-where = { $who } (en la lane de { $lanes })
options-all = Todas las opciones en palabras ({ $n })
options-fewer = Menos
options-short = En lista ({ $n })
hint-tap = Toca en la mesa lo que está marcado con ▸.
hint-click = Haz clic en la mesa en lo que está marcado con ▸.
choose = ¿Cuál?
choose-all = Las { $n }: { $names }
choose-none = No elegir nada
choose-these = { $n ->
    [one] { $names }
   *[other] Estas { $n }: { $names }
}
pay-why = Pagarían las runes rodeadas. Haz clic en otra para pagar con ella.
aim-lanes = Si mantienes en Hold el Farfield al empezar tu turno: +1. Si el NPC tiene bajo control tu Nearfield: −1. Con { $n } puntos ganas; solo pierdes si tu Main Deck está vacío y necesitas una card de él.
runes-alone = Las runes pagan por sí solas. También puedes elegir tú cuáles.
log-unasked = daba igual cuál
cancel = Dejarlo
end-sure = ¿Terminar ya el turno?
end-left = Aún puedes hacer algo ({ $n }): { $what }
end-not = Seguir con el turno
end-never = No volver a preguntar
preview = Qué haría esto
preview-unsure = depende de algo oculto o del azar
preview-unanswered = si nadie responde
why = ¿Por qué no?
why-nothing = No hay nada que hacer con esto ahora.
picked-already = Ya lo has elegido. ↶ lo deshace.
hint-move-more = Cuando elijas adónde, se te pregunta quién más va.
question-step-in = Intervenir:
question-chosen = Elegido hasta ahora ({ $n }): { $names }
clause-open = Leer { $clause }
chain = Chain
chain-title = En la chain, lo último primero
chain-first = siguiente
chain-combat = Combat en { $at }
chain-showdown = Showdown en { $at }
chain-focus = focus: { $who }
chain-passed = pasó: { $who }
log = Historial
log-older = Líneas anteriores
log-look = Ver { $card }
log-moment = La mesa como estaba entonces: { $text }
glossary = Keywords
story = Qué ocurre
story-step = Paso { $n } de { $all }
story-back = Un paso atrás
story-back-short = Atrás
story-telling = Se está contando: paso { $n } de { $all }. Después:
story-next = Un paso adelante
story-next-short = Adelante
story-pause = Pausa
story-play = Seguir
story-skip = Saltar
undo = Deshacer
undo-nothing = No hay nada que deshacer.
undo-asks = Si afecta a otros, se les pregunta.
stops-auto = Parar: si puedo actuar
stops-all = Parar: siempre
stops-why = Parar en cada ocasión de actuar, aunque solo se pueda pasar o se trate de lo que acabas de poner en play (F)
menu = Menú
settings = Ajustes
keys = Teclas
help = Ayuda
rules = Reglas
save = Guardar en un archivo
report = Informar de un problema
report-why = ¿Qué parecía mal? La partida sigue; el servidor guarda una instantánea.
report-send = Enviar
concede = Rendirse
concede-sure = ¿Rendirse de verdad?
concede-team = Entonces pierde todo el equipo.
yes = Sí
no = No
close = Cerrar
ping = Señalar
score = puntos del equipo
score-to = a { $n }
team = Equipo
teammate = en tu equipo
side-lost = fuera
turn = Turno
turn-n = Turno { $n }
lanes = Todas las lanes
lane-of = { $who }: lane
lane-back = Volver a mi lane
strip-force = { $count } con { $might } de Might en total
dock = { $who }: mano y runes

## Places and piles
place-free = de nadie
place-stake-plus = +1 en Hold
place-stake-minus = −1 si lo pierdes
base-own = Tu Base
place-contested = disputa: { $who }
place-clash = Might: { $ours } contra { $theirs }
place-combat = combat
place-showdown = showdown
place-combat-staged = combat pendiente
place-showdown-staged = showdown pendiente
zone-hand = Mano
zone-deck = Main Deck
zone-deck-short = Deck
zone-deck-low = Main Deck { $n }: cuando esté vacío, el próximo Draw hará perder la partida
zone-deck-empty = Main Deck 0: el próximo Draw hace perder la partida (Burn Out)
zone-rune-deck = Rune Deck
runes = Runes
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion
zone-enthralled = Pila Enthralled
pile-title = { $zone }: { $n }
npc-next = La siguiente: { $card }
hand-empty = Sin cards en la mano
hand-open = Abrir la mano: { $n } cards
hand-close = Cerrar la mano
hand-hidden = { $n } cards en la mano
hand-known = Cards conocidas en mano
runes-ready = Runes: { $ready } de { $all } ready
pool = en la reserva:

## Cards
card = Card
card-none = Señala una card para leerla.
card-facedown = Card bocabajo
card-not-for-npcs = Su texto no da nada a los NPC ni a sus Thralls: ni Might, ni keywords, ni abilities. [LL 5.8]
card-unsupported = Esta card aún no se puede jugar aquí.
pip-energy = { $n } de Energy
pip-any = 1 de Power de cualquier Domain
pip-own = 1 de Power del Domain de la propia card
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
mark-exhausted = en exhaust
mark-ready = ready
mark-stunned = en stun
mark-damage = { $n } de damage
mark-buffed = Buffs: { $n }
mark-prevent = previene { $n } de damage
mark-deflected = Marcadores Deflected: { $n }
mark-copy = impresa: { $card }
worn = lleva
origin = De dónde viene
mark-attacker = ataca
mark-defender = defiende
mark-picked = elegida
mark-pays = pagaría
mark-choosable = se puede elegir
mark-several = { $n } opciones

## The end
over = La partida ha terminado
result-won = Victoria
result-lost = Derrota
result-turns = Turnos: { $n }
result-seed = Semilla { $seed }
seed-copy = Copiar la semilla entera
result-score = Puntos por turno
result-points = Puntos
result-goal = Victoria con { $n }
result-none = Nadie ha sumado ningún punto.
result-table = Puntos por turno, en tabla
result-look = Ver el board
result-picture = Como imagen
result-back = Al resultado
rematch = Otra vez
rematch-seed = Otra vez con la misma semilla
rematch-host = El anfitrión puede empezar otra partida desde aquí; entonces empieza también para ti.
rematch-begun = El anfitrión ha empezado otra partida.
rematch-same = igual de difícil
replay = Repetición
replay-game = Qué partida
replay-at = Momento de la partida
replay-swing = El marcador pasa a { $n }
replay-event-back = Un suceso atrás
replay-event-next = Un suceso adelante
replay-auto = Reproducir
replay-speed = Velocidad
replay-link = Copiar un enlace a este momento
watch = Mirando
watch-now = en directo
watch-catch-up = A donde va la partida
watch-allow = Dejar que otros miren
watch-stop = No dejar mirar más
watch-link = Quien tiene este enlace mira y ve lo que todos en la mesa pueden saber: ninguna mano.
replay-back = Una decisión atrás
replay-next = Una decisión adelante
replay-turn-back = Un turno atrás
replay-turn-next = Un turno adelante
replay-play-on = Seguir jugando desde aquí

## Un match
match = Match
match-won = { $who } gana el match.
match-now = partida { $n }, al mejor de { $games }
match-game = Partida { $n }
match-undecided = sin decidir
match-replay = Repetición de la partida { $n }
match-wait = Preparado. Esperando a { $who }.
match-not-ready = Todavía no
match-next = Siguiente partida
match-next-exchanged = Cambiar { $n } y seguir
match-exchange = Cambia cards con tu sideboard: salen del mazo tantas como entran. La siguiente partida empieza cuando todos están listos.
match-in = Sideboard: cards que entran
match-out = Main Deck: cards que salen
match-into = { $card }: cuántas entran
match-out-of = { $card }: cuántas salen
match-more = Una más: { $card }
match-fewer = Una menos: { $card }
match-uneven = Salen { $out } y entran { $into }. Elige tantas de un lado como del otro.

## Talking
chat = Chat
chat-text = Tus palabras
chat-send = Enviar
chat-mute = No mostrar lo que otros escriben y señalan
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-sorry = ¡Perdón!
phrase-one-moment = Un momento, por favor.
phrase-your-turn = Te toca.
phrase-help-me = ¿Puedes ayudarme?
phrase-i-can-help = Puedo ayudar.
phrase-wait = Espérame.

## Settings
set-language = Idioma
set-theme = Claro u oscuro
set-system = como el dispositivo
set-light = claro
set-dark = oscuro
set-size = Tamaño de letra
set-motion = Movimiento
set-less = menos
set-mirror = Invertir la lane
set-sound = Sonidos
set-volume = Volumen
set-ask-end = Preguntar antes de terminar un turno en el que aún puedo hacer algo
set-ask-same = Preguntar también cuando todas las respuestas dan lo mismo
set-control = Elegir yo qué runes pagan
set-consent = Preguntarme antes de que alguien del equipo escoja algo mío
set-pace = Pasos del NPC
pace = { $pace ->
        [0] sin relato
        [0.7] rápido
       *[1.4] normal
        [2.8] lento
    }

## Rules
rules-find = Buscar en las reglas
rules-contents = Índice
rules-lanes = Lane Legends
rules-core = Reglas básicas
rules-actions = Acciones de juego
rules-keywords = Keywords y tokens
rules-open = Preguntas abiertas y nuestras decisiones
rules-count = Encontradas: { $n }
rules-ours = Una decisión nuestra

## Keys
key-answer = dar esa respuesta
key-pass = pasar; para terminar tu turno: dos veces
key-arrows = de card en card
key-enter = jugar, mover, elegir; preguntar por qué no
key-why = ¿por qué no?
key-zoom = ampliar la card
key-undo = deshacer
key-full = parar siempre o solo si puedo actuar
key-question = a la pregunta
key-hand = a la mano
key-log = al historial
key-ping = señalar la card enfocada
key-story = saltar el relato
key-keys = mostrar estas teclas
key-close = cerrar, o dejar lo empezado

## Help
help-aim = En Lane Legends juegas con tu equipo contra el NPC. Un Farfield que mantienes en Hold al empezar un turno da un punto; si el NPC tiene bajo control tu Nearfield, quita uno. El equipo gana con 2 puntos y 3 más por cada jugador (5 a solas), salvo que la mesa juegue a otra cifra. Pierde en cuanto alguien tiene que tomar de su Main Deck más cards de las que hay. Un Duel se gana con 8 puntos.
help-turn = Cada turno pones ready tus cards, realizas un Channel (sacas runes) y un Draw (robas una card); luego actúa el NPC en su Enthralled Phase, y después actúas tú cuanto quieras.
help-play = Lo que lleva ▸ y un borde se puede usar ahora: haz clic, arrástralo a un lugar o llega con las flechas y Enter. Las runes pagan solas.
help-move = Realiza un Move de tus units por la lane. Donde se encuentran ambos bandos empieza un combat: quien queda en pie hace Conquer del battlefield (lo conquista).
help-npc = Lo que hace el NPC o un oponente se cuenta paso a paso sobre la mesa, cada paso con el board de ese momento. Puedes volver un paso, saltar el resto y ajustar el ritmo.
help-why = Haz clic en lo que no se puede usar para saber por qué, con el número de la regla.
help-hold = En una pantalla táctil, mantén el dedo sobre una card para ampliarla y sobre una respuesta para ver qué haría. Mantenerlo nunca responde nada.
help-undo = A solas, o en una sola pantalla, deshaces cuanto quieras. Si alguien juega desde otro sitio, tu última respuesta también se deshace al momento. A los demás solo se les pregunta si con ello se perdería algo que hicieron después, si desde entonces se ha conocido una card oculta o un resultado al azar, o si la partida ya había terminado.
help-marks = ⟳ en exhaust · ✷ en stun · −2 damage · ▲ con buff · ↷ marcador Deflected · ⚔ ataca · ×3 tres iguales

## Learning
puzzles = Problemas
puzzles-why = Ganar en este turno, salvar el Nearfield, encontrar la Reaction: posiciones con una sola solución óptima, y una para cada día.
puzzles-lead = Cada posición tiene una sola solución óptima. Vale toda jugada permitida, y puedes deshacer tantas veces como quieras. Lo que resuelves se queda en este dispositivo.
puzzle-n = Problema { $n }
puzzle-day = Problema del día
puzzle-day-play = Jugar el problema de hoy
puzzle-every = Todos
puzzle-grade = { $n ->
        [0] Los { $of } programas lo resuelven
        [one] 1 de { $of } programas no lo resuelve
       *[other] { $n } de { $of } programas no lo resuelven
    }
puzzle-count = Resueltos: { $n } de { $of }
puzzle-answers = { $n ->
        [one] Basta una respuesta.
       *[other] Bastan { $n } respuestas.
    }
puzzle-solved = ¡Resuelto!
puzzle-missed = Fallado.
puzzle-fared = Intentos: { $tries } · Pistas: { $hints }
puzzle-show = Muéstrame cómo
puzzle-solution = Solución
puzzle-next = Siguiente problema
learn = Aprender a jugar
learn-start = Aprender en diez minutos
learn-lead = Nueve lecciones cortas en una mesa de verdad. Vale toda jugada permitida, y puedes deshacer tantas veces como quieras.
learn-begin = Empezar
learn-go-on = Seguir con la lección { $n }
learn-done = hecha
lesson-n = Lección { $n } de { $count }
lesson-goal = Meta
lesson-hint = Pista
lesson-again = Desde el principio
lesson-next = Siguiente lección
lesson-whole = A una partida entera
lesson-done = ¡Logrado!
lesson-lost = Ya no es posible.

## El escenario: lo que hace el NPC o un rival
stage = En escena
stage-speed = Velocidad
verb-advance = Advance
verb-strike = Strike
verb-merge = Merge
verb-rush = Rush
stage-advance = { $card } es una unit: el Mightiest Thrall de cada lugar avanza un paso hacia ti y se les une otro Thrall.
stage-strike = { $card } es un gear: el Mightiest Thrall de la lane recibe un Strike y avanza un paso hacia ti.
stage-merge = { $card } es un spell: los Thralls de la NPC Base se convierten en uno y se reparte otra card.
stage-rush = { $card } es el segundo spell de este turno: todos los Thralls de la NPC Base avanzan juntos.
part-paid = { $n ->
        [one] Pagado con una rune
       *[other] Pagado con { $n } runes
    }
part-unpaid = Sin pagar: todas las runes quedan en exhaust
part-free = Ningún símbolo de Power que pagar
part-thrall = Su coste se convierte en un Thrall de { $n } [M]
part-advance = { $n ->
        [0] Ningún Thrall avanza
        [one] Avanza un Thrall
       *[other] Avanzan { $n } Thralls
    }
part-strike = Se acopla el Strike y su Thrall avanza
part-merge = Un Thrall de { $n } [M]
part-rush = { $n ->
        [0] Ningún Thrall avanza
        [one] Avanza un Thrall
       *[other] Avanzan { $n } Thralls
    }
part-second = Su Might se convierte en un Thrall de { $n } [M]
part-again = Se reparte otra card
forecast = Lo que haría la próxima card
forecast-unit = Una unit: Advance
forecast-gear = Un gear: Strike
forecast-spell = Un spell: Merge
forecast-advance = { $mights ->
        [none] Solo avanza el nuevo Thrall.
       *[other] Avanzan un paso, por su Might: { $mights }. En la NPC Base, el nuevo Thrall si tiene más.
    } El segundo Thrall llega a: { $place }.
forecast-strike = { $might ->
        [0] El nuevo Thrall recibe el Strike y avanza.
       *[other] El Thrall de { $might } [M] recibe el Strike y avanza, o el nuevo si tiene más.
    }
forecast-merge = { $n ->
        [0] En la NPC Base no hay otro Thrall para un Merge.
        [one] El Thrall de ahí, de { $might } [M], se une al nuevo; tras un segundo spell, avanza.
       *[other] Los { $n } Thralls de ahí, de { $might } [M] en total, se unen al nuevo; tras un segundo spell, avanzan.
    }
key-telling = mientras se cuenta: un paso atrás o adelante; pausa; más lento o más rápido

## Lo que haría una respuesta, sobre las piezas
outcome-won = { $ours } contra { $theirs }: aquí se gana
outcome-lost = { $ours } contra { $theirs }: aquí se pierde
outcome-none = { $ours } contra { $theirs }: no queda nadie
outcome-open = { $ours } contra { $theirs }: quedan ambos
outcome-dies = { $n ->
        [one] Muere { $names }.
       *[other] Mueren: { $names }.
    }
outcome-damage = Si el damage va adonde muere más Might.
outcome-alone = Si va sola.
outcome-unsure = Lo que sigue depende de algo oculto o del azar.
outcome-words = E: lo mismo en palabras
key-words = lo que haría una respuesta, también en palabras
review = Análisis
review-why = Dónde cambió todo y qué habría sido mejor.
review-looking = Repasando la partida…
review-go = Turno { $n } en la repetición
review-there = Ir ahí
review-none = En ningún turno se perdió mucho.
hint = Pista
hint-thinking = Un momento…
hint-move = ¿Qué hacer?
hint-why = ¿Por qué?
key-hint = una pista; otra vez: más
