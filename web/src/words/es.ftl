### What the page itself says: Spanish. Sentences about a game come from the server.

## The start page
start-lead = Riftbound con sus reglas reales, en el navegador. En solitario, en equipo o frente a frente.
start-solo = Jugar a Lane Legends
start-solo-why = Tú contra el NPC en tu propia lane. Un clic, sin cuenta.
start-resume = Tus partidas
start-deck = Tu mazo
start-difficulty = Dificultad
start-other = Otras formas de jugar
start-duel = Duel contra un programa
start-import = Continuar una partida guardada
preset-plain-why = Las reglas de Lane Legends sin modificadores.
delete-game = Borrar { $title }
delete = Borrar
delete-all = La partida desaparece entonces para todos en la mesa.
delete-seat = Pierdes entonces tu asiento; solo quien abrió la mesa puede invitarte de nuevo.
solo = solitario
you = Tú
program = Programa
about = Acerca de
about-fan = Farfield es un proyecto de fans, gratuito y no oficial. Se creó según la política «Legal Jibber Jabber» de Riot Games con elementos que pertenecen a Riot Games. Riot Games no respalda ni patrocina este proyecto. Riftbound y League of Legends son marcas de Riot Games, Inc. Farfield no contiene arte ni textos oficiales de cartas: las palabras de las cartas son nuestras.
about-lanes = Lane Legends es obra de Jim, de d20cafe.co.uk, y Mark.
about-licence = Farfield { $version }, código abierto con licencia MIT.
page-gone = No se ha podido cargar esta página: el servidor no está o se ha renovado desde que abriste Farfield. Tus partidas están guardadas.
page-again = Cargar de nuevo

## Setting up a table
setup-coop = En equipo por invitación
setup-hotseat = Juntos en esta pantalla
setup-duel = Duel por invitación
setup-own = Preparar una mesa
setup-mode = Modo
setup-modifiers = Modificadores, uno por uno
setup-more = Reloj y semilla
setup-clock = Segundos hasta que un programa responda por quien se espera (0: sin reloj)
setup-seed = Semilla (vacía: una nueva)
setup-games = Al mejor de tantas partidas
setup-sideboards = Entre partidas se pueden cambiar cards con la sideboard
team-n = Equipo { $n }
setup-go = A la mesa
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
decks-built-in = Mazos incluidos
decks-own = Tu estantería
deck-paste = Pegar una lista…
deck-list = Lista del mazo, en cualquier formato habitual
deck-check = Comprobar y guardar
deck-contents = Qué contiene
deck-substitute = (suplente)
deck-drop = Quitar de la estantería
verdict-formed = Bien formado
verdict-legal = Legal en este modo
verdict-supported = Todas sus cartas se pueden jugar aquí
verdict-later = en cuanto la lista se pueda leer

## Rooms
connecting = Conectando…
link-lost = Se perdió la conexión. Vuelve sola; no se pierde nada.
to-start = Página de inicio
room-gone = Esta sala ya no existe.
room-joined = Partida por invitación
room-unknown = No tienes asiento aquí.
room-unknown-why = Este navegador no tiene asiento en esta sala. Pide un enlace de invitación al anfitrión.
join-title = Te han invitado a una partida
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
seat-invited = invitado
seat-waited = actúa
seat-done = listo
seat-lent = juega un programa
seat-lend = Que juegue un programa
seat-invite = Invitar de nuevo
seat-invite-why = Quien abra este enlace ocupa el asiento.
seat-give-back = Devolver
curtain = Pasa la pantalla a { $who }
curtain-open = Soy yo

## The table
pages = Páginas
title-your-turn = Tu turno
question = Qué hacer
waiting = Un momento…
waiting-for = Esperando a { $who }…
options-all = Todas las opciones en palabras ({ $n })
options-fewer = Menos
choose = ¿Cuál?
preview = Qué haría esto
preview-unsure = depende de algo oculto o del azar
preview-unanswered = si nadie responde
preview-nothing = Nada más ocurre de inmediato.
why = ¿Por qué no?
why-nothing = No hay nada que hacer con esto ahora.
clause-open = Leer { $clause }
chain = Chain
chain-first = primero
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
story-next = Un paso adelante
story-pause = Pausa
story-play = Seguir
story-skip = Saltar
undo = Deshacer
undo-nothing = No hay nada que deshacer.
undo-asks = Si afecta a otros, se les pregunta.
stops-auto = Parar: si puedo actuar
stops-all = Parar: siempre
stops-why = Parar en cada ocasión de actuar, aunque solo se pueda pasar (F)
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
team = Equipo
teammate = en tu equipo
side-lost = fuera
turn = Turno
turn-n = Turno { $n }
lanes = Todas las lanes
lane-of = { $who }: lane
strip-force = { $count } con { $might } de Might en total
dock = { $who }: mano y runes

## Places and piles
place-held = { $who }
place-free = de nadie
place-contested = disputa: { $who }
place-clash = Might: { $ours } contra { $theirs }
place-combat = combat
place-showdown = showdown
place-combat-staged = combat pendiente
place-showdown-staged = showdown pendiente
zone-hand = Mano
zone-deck = Main Deck
zone-rune-deck = Rune Deck
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion Zone
zone-enthralled = Pila Enthralled
pile-title = { $zone }: { $n }
npc-next = La siguiente: { $card }
hand-empty = Sin cartas en la mano
hand-hidden = { $n } cartas en la mano
hand-known = Cartas conocidas en mano
runes-ready = Runes: { $ready } de { $all } ready
pool = en la reserva:

## Cards
card = Carta
card-none = Señala una carta para leerla.
card-facedown = Carta boca abajo
card-unsupported = Esta carta aún no se puede jugar aquí.
pip-energy = { $n } de Energy
pip-any = 1 de Power de cualquier domain
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
badge-exhausted = exh.
badge-deflected = Deflected
badge-stunned = stun
mark-exhausted = en exhaust
mark-ready = ready
mark-stunned = en stun
mark-damage = { $n } de damage
mark-buffed = buffs: { $n }
mark-prevent = previene { $n } de damage
mark-deflected = Contadores Deflected: { $n }
mark-copy = impresa: { $card }
worn = lleva
origin = De dónde viene
mark-attacker = ataca
mark-defender = defiende
mark-picked = elegida
mark-several = { $n } opciones

## The end
over = La partida ha terminado
result-won = Victoria
result-lost = Derrota
result-turns = Turnos: { $n }
result-seed = Semilla { $seed }
result-score = Puntos por turno
result-table = Puntos por turno, en tabla
result-look = Ver el tablero
result-back = Al resultado
rematch = Otra vez
rematch-same = igual de difícil
replay = Repetición
replay-game = Qué partida
replay-at = Momento de la partida
replay-back = Una respuesta atrás
replay-next = Una respuesta adelante
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
chat-mute = No mostrar lo que escriben otros
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
set-sound = Un tono cuando me toca
set-pace = Pasos del NPC
pace = { $pace ->
        [0] sin relato
        [0.7] rápido
       *[1.4] normal
        [2.8] lento
    }

## Rules
rules-find = Buscar en las reglas
rules-count = Encontradas: { $n }
rules-ours = Una decisión nuestra

## Keys
key-answer = dar esa respuesta
key-pass = pasar o listo
key-arrows = de carta en carta
key-enter = jugar, mover, elegir; preguntar por qué no
key-why = ¿por qué no?
key-zoom = ampliar la carta
key-undo = deshacer
key-full = parar siempre o solo si puedo actuar
key-question = a la pregunta
key-hand = a la mano
key-log = al historial
key-ping = señalar la carta enfocada
key-story = saltar el relato
key-keys = mostrar estas teclas
key-close = cerrar

## Help
help-aim = En Lane Legends juegas con tu equipo contra el NPC. Un Farfield que conservas al empezar un turno da un punto; si el NPC controla tu Nearfield, quita uno.
help-turn = Cada turno preparas, canalizas runes y robas; luego actúa el NPC en su Enthralled Phase, y después actúas tú cuanto quieras.
help-play = Lo que lleva ▸ y un borde se puede usar ahora: haz clic, arrástralo a un lugar o llega con las flechas y Enter. Las runes pagan solas.
help-move = Mueve units por la lane. Donde se encuentran ambos bandos empieza un combat: conquista quien quede en pie.
help-npc = Lo que hace el NPC se cuenta línea a línea sobre la lane. Puedes volver un paso y ajustar el ritmo.
help-why = Haz clic en lo que no se puede usar para saber por qué, con el número de la regla.
help-undo = A solas puedes deshacer cuanto quieras; con otros, se les pregunta.
help-marks = ⟳ en exhaust · ✷ en stun · −2 damage · ▲ con buff · ↷ contador Deflected · ⚔ ataca · ×3 tres iguales

## Learning
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
