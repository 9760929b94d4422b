## Salas y asientos

room-unknown = Esta sala no existe o ya no existe. Comprueba el enlace o empieza una partida nueva.
room-secret = Esta clave no abre nada en esta sala. Pide una invitación nueva al anfitrión.
room-not-host = Esto solo puede hacerlo el anfitrión de la sala.
room-not-host-yet = Esto solo puede hacerlo el anfitrión o quien ocupa el asiento; y cualquiera cuando { $who } lleve un minuto sin estar.
room-no-hints = No hay pistas cuando juegan personas unas contra otras.
room-not-yours = El asiento { $seat } no es tuyo. Juega con uno de los tuyos.
room-wait = { $name } ha pedido que esperes. Podrás seguir sin esperar dentro de { $seconds } s.
room-seat-unknown = En esta sala no hay asiento { $seat }.
room-invitation-used = Esta invitación ya se usó o es de otra sala. Pide otra al anfitrión.
room-not-begun = La partida aún no ha empezado. La empieza el anfitrión.
room-begun = La partida ya ha empezado: los mazos no cambian hasta la próxima.
room-still-runs = Mientras dure la partida, cada asiento solo ve su propio lado. Espera a que termine.
room-not-watched = Nadie en esta mesa ha permitido mirar. Pregunta a los jugadores o espera a que termine la partida.
room-game-unknown = En esta sala no hay partida número { $n }.
room-other-version = Esta partida se jugó con Farfield { $engine }, y Farfield { $here } no la juega igual. Usa la versión { $engine } para verla.
room-damaged = Las respuestas guardadas de esta partida ya no encajan: la número { $n } no es posible. Restaura una copia de los datos.
room-delete-waits = Aquí se ha jugado entre rivales: la sala desaparece cuando todos la borran, y { $who } aún no lo ha hecho.
room-deleted = La sala se ha borrado.
room-taken-over = Alguien ha ocupado tu asiento con una invitación nueva.
room-taken = Alguien ha ocupado el asiento de { $who } con una invitación nueva.
room-invited = El anfitrión ha creado una invitación nueva para el asiento de { $who }. Quien entre con ella ocupará el asiento.
room-absence = { $who } es oponente: ese asiento solo lo cede { $who }, o se cede tras { $minutes } minutos de ausencia, como se acordó.
room-no-absence = { $who } es oponente y en esta mesa no se acordó ninguna ausencia: solo { $who } puede ceder ese asiento.
room-only-program = En esta mesa se acordó que solo un programa ocupa el asiento de un oponente ausente. { $who } puede invitar a alguien por su cuenta.
room-agreed-never = Ningún asiento se cede mientras su jugador está ausente.
room-agreed-program = Por quien lleve { $minutes } minutos ausente puede jugar un programa.
room-agreed-person = El asiento de quien lleve { $minutes } minutos ausente puede pasar a un programa o a otra persona, que entonces ve su mano.
room-lent = Ahora juega un programa por { $who }.
room-back = { $who } ha vuelto y sigue jugando.
room-played-for-you = Alguien ha jugado por ti mientras no estabas. El asiento vuelve a ser tuyo.
room-bared = { $who } juega en la pantalla del anfitrión, y allí no hay nada oculto en esta partida. Crea una sala en la que ese asiento esté en otro lugar.
room-seed = Los oponentes que no comparten pantalla juegan con una semilla que nadie elige: quien la conoce, conoce todas las manos. Déjala en blanco.
room-played = { $who } todavía juega esta partida. Jugadla hasta el final o rendíos; después habrá otra.
room-no-person = Nadie vería esta mesa: al menos un asiento debe ser de una persona.
room-seat-of-program = El asiento { $seat } ya es de un programa.
room-no-match = Esta partida no pertenece a ningún match. Juega otra vez o empieza un match.
room-not-between = Las cards se cambian, y la siguiente partida empieza, después de una partida de un match que aún no está decidido.
room-best-of = Al mejor de { $games } partidas.
room-sideboards = Entre partidas se pueden cambiar cards con el sideboard.
room-no-sideboards = Sin sideboards.
room-present = { $who } está aquí. Un asiento solo se presta mientras su jugador no está o ha hecho esperar un minuto a los demás.
room-position = Esta partida empieza desde una posición, y ninguna lección de esta versión empieza así. Continúala en un terminal: { $command }
puzzle-left = Desde aquí { $count ->
        [one] basta una respuesta
       *[other] bastan { $count } respuestas
    }.
puzzle-out-of-reach = Desde aquí ningún camino corto lleva al objetivo. Deshaz o empieza de nuevo.
puzzle-too-far = Desde aquí queda demasiado lejos para saberlo con certeza. Deshaz o empieza de nuevo.
room-puzzle = Un problema es para una persona en esta pantalla. Empiézalo desde la lista de problemas.
room-lesson = Una lección es para una persona en esta pantalla. Crea una sala de Lane Legends con un solo asiento.
room-no-lesson = Esta sala no es de una lección: su partida sigue siendo la que es. Empieza la lección en una sala propia.
room-many = Para una dirección solo se crean { $count } salas nuevas por hora. Espera { $minutes } min o sigue jugando en una sala que ya tengas.
room-disk = El disco de este servidor está casi lleno, así que no hay salas nuevas. Avisa a quien lo administra.
room-full = Este servidor tiene ahora tantas mesas como puede atender. Las que están en juego siguen; inténtalo de nuevo en unos minutos.
room-crowded = Tienes demasiadas páginas abiertas en esta mesa: como máximo { $most }. Cierra una de ellas.
room-seats = En esta partida hay { $count } asientos y una mesa tiene { $most }. Seguid en un terminal: { $command }
room-unfit = Esta partida no puede seguir en una mesa: { $problem }
room-often = Eso se ha hecho demasiadas veces en esta mesa. Espera { $minutes } min.
room-storage = El servidor no puede guardar la partida en este momento, así que no se puede responder nada. Lo intenta de nuevo por sí solo; lo respondido antes está a salvo.
room-moving = Esta mesa se está trasladando a otro servidor. Inténtalo de nuevo en un momento.
room-incident = Algo ha fallado en esta mesa. La partida sigue con lo que está guardado; no se ha perdido ninguna respuesta. Número del incidente: { $number }.
program-easy = fácil: construye más de lo que estorba
program-normal = normal: sopesa una acción
program-hard = difícil: piensa un turno entero (Duel y Match; si no, reglas sencillas)
program-expert = experto: también lo que puedas responder (Duel y Match; si no, reglas sencillas)
program-rule-of-thumb = juega por reglas sencillas
program-random = juega al azar

## Mensajes

wire-size = Este mensaje es demasiado largo: { $size } bytes, se aceptan { $most } como mucho.
wire-schema = Este mensaje no se puede leer: { $problem }
wire-rate = Demasiados mensajes a la vez. Espera un momento.
wire-costly = Esto da más trabajo del que el servidor hace por un visitante: más de { $seconds } segundos, o demasiada memoria. No se ha cambiado nada.
wire-busy = El servidor tiene ahora demasiado que mirar. Espera un momento e inténtalo otra vez.
wire-not-trusted = Esto solo pueden verlo el equipo del servidor y aquellos en quienes confía (--trust).
wire-hello = El primer mensaje debe ser “hello”, con las claves de tus asientos.
wire-contract = Esta página es más antigua o más nueva que el servidor ({ $theirs } en vez de { $ours }). Vuelve a cargarla.
wire-gone = Eso ya no está en la mesa. Elige entre lo que ves ahora.
wire-not-found = No hay nada en esta dirección.
wire-trouble = Algo ha fallado en el servidor. No se ha cambiado nada; inténtalo otra vez o avisa.
wire-elsewhere = Esta llamada viene de la página de otro sitio. Abre la página propia de la mesa.
chat-rate = Como mucho { $count } líneas en { $seconds } segundos. Espera un momento.
chat-empty = Este mensaje está vacío. Escribe algo o elige una frase.

## Deshacer

undo-wish = { $who } quiere deshacer su propia última decisión. { $why }
undo-wished = Quieres deshacer tu última decisión. Falta una respuesta: { $list }.
undo-granted = { $me ->
        [you] Has deshecho tu última decisión.
       *[other] { $who } ha deshecho su propia última decisión.
    }
undo-denied = { $who } prefiere seguir jugando.
undo-pending = Ya se está preguntando por otra jugada que deshacer. Espera la respuesta.
undo-not-asked = Nadie ha preguntado a este asiento si se puede deshacer algo.
undo-much = En esta partida ya se ha deshecho demasiado. Sigue jugando o empieza otra.
report-kept = Gracias. La partida tal como está se guarda como informe { $number }; quien lleva este servidor puede verla.
report-disk = El disco de este servidor está casi lleno, así que no se guarda nada de esto. Avisa a quien lo administra.

## Tokens de Lane Legends

token-thrall-made = Lo crea el NPC por las cards que recibe: con tanta Might como el Energy cost de la card, o como la propia unit. [LL 4.2] [LL 4.3]
token-thrall-moves = Se mueve lugar a lugar desde la NPC Base hasta tu Nearfield y ataca a quien le corta el paso; si fracasa, vuelve de donde venía. [LL 5.1] [LL 5.7]
token-thrall-strikes = Cada Strike que lleva provoca un Kill a uno de los defenders cuando ataca. [LL 6.2]
token-thrall-merges = Estar ready o en exhaust le da igual. Los Thralls de la NPC Base pueden fundirse en uno. [LL 5.6] [LL 5.3]
token-strike-kills = Un Thrall del NPC que ataca usa cada Strike que lleva: cada uno hace un Kill de un defender que está allí, primero la Mightiest unit, y las que tienen Tank antes que otras. [LL 6.2] [LL 6.3]
token-strike-countered = Usarlo cuenta como un spell que cuesta [1], aunque nadie lo paga, y se puede contrarrestar como un spell o una ability; por una unit con Deflect su jugador puede pagar [A]. [LL 6.1] [LL 6.5]
token-strike-returns = Después queda en la NPC Base hasta que la próxima fusión lo recoja. [LL 6.4]
token-strike-deflected = Desvía el Strike y coloca un marcador Deflected sobre esta unit. [LL 6.5]

## farfield serve

serve-here = Farfield está en { $address }
serve-loopback = Solo este ordenador puede entrar; --lan lo abre a tu red.
serve-everybody = Todos en tu red pueden entrar, y no está cifrado.
serve-address = Quien pueda llegar a { $address } puede entrar, y no está cifrado.
serve-scan = Escanea esto con un teléfono:
serve-data = Las partidas se guardan en { $place }
serve-stop = Pulsa Ctrl+C para parar; al volver a empezar, cada partida sigue donde estaba.
serve-no-client = La página aún no está construida. En el código fuente: { $command }
serve-missing = La mesa necesita algunos paquetes más. Instálalos en la carpeta del código fuente con: { $command }
serve-port = El puerto { $port } está ocupado o no se permite: { $reason }. Elige otro con --port.
serve-storage = Las partidas no se pueden guardar en { $place }: { $reason } Elige otro lugar con --data o --db.
serve-backup-elsewhere = Así solo se copian las partidas guardadas en un archivo. Para PostgreSQL usa su propio { $command }.
serve-backup = { $file } contiene { $rooms } salas y { $answers } respuestas; se ha releído cada respuesta.
serve-report = Informe { $number } del { $when }, sala { $room }: { $text } (partida: { $file })
serve-no-reports = Nadie ha informado de ningún problema.
serve-trust = { $problem }. Indica una dirección o una red, por ejemplo 10.1.0.0/16.
serve-status-none = En { $address } ningún servidor dice cómo está: { $reason }
serve-status-up = { $address }: Farfield { $version }, en marcha desde hace { $minutes } min.
serve-status-ready = Está listo.
serve-status-not-ready = No está listo: { $why ->
    [storage] el almacenamiento no responde.
    [leaving] el servidor se va, y sus mesas pasan a otros.
   *[other] { $why }.
    }
serve-status-tables = Mesas en memoria: { $tables }. Partidas en curso: { $games }. Conexiones: { $people }.
serve-status-answers = Respuestas: { $answers } desde el inicio, { $lately } en el último minuto.
serve-status-fast = La mitad tardó como mucho { $half } ms, 99 de cada 100 como mucho { $most } ms; el propio servidor se retrasó como mucho { $late } ms.
serve-status-workers = Programas pensando: { $thinking }, esperando: { $waiting }. Importaciones, mazos y búsquedas en curso: { $judging }.
serve-status-wrong = Rechazos: { $refusals }. Incidentes: { $incidents }. El almacenamiento falló { $failures } veces.
serve-status-memory = Memoria: { $megabytes } MB.
serve-status-node = { $which ->
    [this] Este nodo
    [leaving] Un nodo que se va
   *[other] Otro nodo
    }, { $address }: tiene { $tables } mesas.
serve-status-storage = El almacenamiento falló en el último intento: no se puede responder nada hasta que vuelva a funcionar.
serve-status-full = Está lleno: no se crean salas nuevas hasta que tenga menos que hacer.
