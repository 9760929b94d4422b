### The lessons: what each teaches, its goal, a hint, and a word at the end.

lesson-head = Lección { $n } de { $count }: { $title }
lesson-goal = Meta: { $goal }
lesson-done = ¡Logrado! { $text }
lesson-lost = La meta ya no se puede alcanzar: { $text } Deshaz, o empieza de nuevo.
lesson-word-hint = pista
lesson-word-again = repetir
lesson-keys = Escribe { $hint } para una pista, { $undo } para deshacer, { $again } para empezar de nuevo, { $help } para lo demás.
lesson-more = Enter para la siguiente lección, { $quit } para terminar
unknown-lesson = No hay ninguna lección llamada “{ $lesson }”. Escoge una de: { $lessons }.

## Runes and a unit

lesson-unit-title = Runes y una unit
lesson-unit-intro = El número en la esquina de una card es su Energy cost, y cada rune que pones en exhaust da 1. Lo que lleva un borde se puede usar ahora: elige el Daring Poro para ponerlo en play. Las runes pagan solas, y la unit llega a tu base en exhaust.
lesson-unit-goal = Una unit tuya está en tu base.
lesson-unit-hint = El Daring Poro cuesta 2 y tienes 3 runes ready. Elige también el Vanguard Sergeant: te dirá por qué no se puede poner en play.
lesson-unit-done = Dos runes están ahora en exhaust. En tu próximo turno vuelven a estar ready y llegan dos más.
lesson-unit-lost = El turno ha terminado y no has puesto ninguna unit en play.

## Moving and conquering

lesson-move-title = Move y Conquer
lesson-move-intro = Tu lane va de tu base, por Nearfield, Midfield y Farfield, hasta la base del NPC. Una unit ready avanza un paso y con ello queda en exhaust. En un battlefield que no es tuyo empieza un showdown; si no hay enemigos, haces Conquer de él (lo conquistas). El que deja tu última unit ya no es tuyo.
lesson-move-goal = El Nearfield y el Midfield son tuyos.
lesson-move-hint = Lleva a First Mate al Midfield y después al Vanguard Sergeant al Nearfield, que ha quedado vacío.
lesson-move-done = Dos battlefields son tuyos. Un Conquer no da puntos en Lane Legends; lo que sí los da viene después.
lesson-move-lost = El turno ha terminado y uno de los dos no es tuyo.

## A combat

lesson-combat-title = Un combat
lesson-combat-intro = Donde tus units se encuentran con un enemigo hay un combat. Los dos lados infligen a la vez damage igual a su Might, y una unit con tanto damage como Might muere. Si solo quedan las tuyas, haces Conquer; si quedan enemigos, las que atacan vuelven a tu base. Puedes mover varias units juntas.
lesson-combat-goal = El Midfield es tuyo.
lesson-combat-hint = El Vanguard Sergeant solo tiene 4 de Might contra 5. Llévalo al Midfield y que vaya con él el Daring Poro: con Assault tiene 1 de Might más mientras ataca.
lesson-combat-done = 7 de Might contra 5. El NPC mata la unit más poderosa que puede: cayó el Sergeant y se quedó el Poro. Lo que sobrevive se cura después del combat.
lesson-combat-lost = Una de las dos ha caído o el turno ha terminado, y una sola es demasiado débil.

## A spell at the right moment

lesson-spell-title = Un spell en el momento justo
lesson-spell-intro = En un showdown se te pregunta antes de que haya damage: quien tiene el focus puede poner en play un spell con Action o Reaction, o pasar. Con Reaction también puede responder a algo de la chain. Donde solo podrías pasar, la mesa pasa por ti.
lesson-spell-goal = El Midfield es tuyo.
lesson-spell-hint = Lleva al Vanguard Sergeant al Midfield. Cuando se te pregunte, pon En Garde en play sobre él: solo ahí recibe +2 de Might, y 6 gana a 5.
lesson-spell-done = El Thrall hizo 5 de damage a 6 de Might: el Sergeant vive. El NPC no tiene mano: nunca responde a tus spells.
lesson-spell-lost = El Vanguard Sergeant ha caído, o el turno ha terminado.

## The Enthralled Phase

lesson-enthralled-title = La Enthralled Phase
lesson-enthralled-intro = Cuando has realizado tu Draw (has robado) en un turno nuevo, el NPC recibe la última card de tu mazo. Pagas su Enthrall Cost, una rune por cada icono de Power que lleve; su Energy cost será la Might de un nuevo Thrall. Si es una unit, como ahora, el Thrall más poderoso de cada lugar avanza un paso, y llega un segundo Thrall con la Might de la unit.
lesson-enthralled-goal = Después de la fase del NPC, el Nearfield sigue siendo tuyo.
lesson-enthralled-hint = El Thrall de 5 de Might vendrá a tu Nearfield, donde el Vanguard Sergeant solo caería. Pon ahí el Daring Poro: las units llegan a tu base o a un Nearfield tuyo. Después elige “{ option-finish }”.
lesson-enthralled-done = Salió Vanguard Attendant: una rune de Order por su icono, un Thrall de 6 de Might que avanzó y otro de 5. Una card fuerte de tu mazo es también un Thrall fuerte.
lesson-enthralled-lost = El Thrall ha tomado el Nearfield.

## What scores

lesson-score-title = Lo que da puntos
lesson-score-intro = Al comienzo de un turno, cada Farfield que mantienes en Hold te da 1 punto, y nada más los da. Pero cuando empieza la Enthralled Phase, cada NPC que tiene bajo control su Nearfield quita 1 punto.
lesson-score-goal = En tu próxima Action Phase tienes 1 punto.
lesson-score-hint = Garen va al Farfield y el Daring Poro contra el Thrall del Nearfield. Después elige “{ option-finish }”.
lesson-score-done = Mantener el Farfield y alejar al NPC del Nearfield: así se gana en Lane Legends. Se juega a 3 puntos por jugador y 2 más.
lesson-score-lost = El Farfield no se mantuvo, o el Nearfield ha vuelto a costar el punto.

## Strikes, and a way round them

lesson-strike-title = Los Strikes y cómo evitarlos
lesson-strike-intro = Cuando sale un gear, el Thrall más poderoso recibe un Strike. Al atacar lo usa antes del damage y provoca un Kill a uno de tus defenders, el más poderoso. Pero una unit con Tank se escoge primero, Deflect puede contrarrestarlo por 1 de Power, y un Thrall al que atacas no usa ninguno.
lesson-strike-goal = En tu próxima Action Phase el Vanguard Sergeant sigue vivo.
lesson-strike-hint = Pon el Lecturing Yordle, que tiene Tank, en el Nearfield y elige “{ option-finish }”. O ataca al Thrall antes de que él te ataque.
lesson-strike-done = El Strike no ha alcanzado al Vanguard Sergeant. Ahora está en la base del NPC, y el próximo Merge lo recoge.
lesson-strike-lost = El Vanguard Sergeant ha caído.

## What you recycle comes back

lesson-recycle-title = Tras un Recycle, todo vuelve
lesson-recycle-intro = Cuando sale un spell, los Thralls de la base del NPC se funden en uno con toda su Might y sus Strikes, y sale otra card; tras un segundo spell se lanzan todos juntos. Las cards de las que haces Recycle (recicladas) van al fondo de tu mazo, así que el NPC las recibe enseguida. Ahora está ahí Falling Comet, un spell que cuesta 5.
lesson-recycle-goal = En tu próxima Action Phase ningún Thrall tiene 5 de Might o más.
lesson-recycle-hint = Pon en play el Mystic Poro: su Vision te enseña la primera card de tu mazo. Haz Recycle de ella para que salga en lugar del Comet. Después elige “{ option-finish }”.
lesson-recycle-done = Salió el Daring Poro del que hiciste Recycle, y 2 de Might es poco. Falling Comet sigue esperando en el fondo.
lesson-recycle-lost = Salió Falling Comet: 4, 3 y 5 se han fundido en un Thrall de 12 de Might.

## A little game

lesson-game-title = Una partida pequeña
lesson-game-intro = Ahora todo junto, en Calm, a 2 puntos. Garen espera en la Champion Zone y se pone en play como una card de la mano. Quien tiene que realizar un Draw de un Main Deck vacío ha perdido. Deshaz tantas veces como quieras.
lesson-game-goal = Ganas con 2 puntos.
lesson-game-hint = Mueve varias units juntas, deja a alguien en el Nearfield y mantén el Farfield dos turnos con las más poderosas.
lesson-game-done = Esto es Lane Legends. Juega después una partida entera en Calm, con un mazo que te guste.
lesson-game-lost = Esta pequeña partida está perdida.
