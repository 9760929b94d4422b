### What the keywords mean, in our own words. Shown beside a card, and by `keyword_help`.

help-accelerate = Al poner esta unit en play, puedes pagar además [1] y un Power de su Domain. Si lo haces, entra ready en el board.

help-action = También puedes usarlo en los showdowns, en el turno de cualquiera.

help-add = Coloca esa Energy o ese Power en tu Rune Pool. Nadie puede responder a esto.

help-ambush = Puedes poner esta unit en play en un battlefield donde tengas units, y ahí cuenta como [Reaction].

help-assault = Mientras esta unit ataque, su Might aumenta en el número indicado (en 1 si no hay ninguno).

help-backline = En combat, el damage solo llega a esta unit cuando todas sus compañeras sin [Backline] han recibido damage mortal.

help-buff = Coloca sobre la unit un marcador que otorga +1 [M], si aún no tiene ninguno.

help-burn = Coloca en tu pila de trash esa cantidad de cards de la parte superior de tu Main Deck.

help-deathknell = Lo que sigue ocurre cuando esta card muere.

help-deflect = Los spells y las abilities de los oponentes que escojan esta card les cuestan Power adicional de cualquier Domain, tanto como se indica (1 si no hay número).

help-disempower = La card deja de estar [Empowered].

help-empower = Paga el coste para hacer Empower a esta card, si aún no está [Empowered].

help-empowered = Lo que sigue solo funciona mientras esta card esté [Empowered].

help-equip = Paga el coste para acoplar este equipment a una unit que tengas bajo control.

help-flow = Puedes poner este spell en play desde tu pila de trash por el coste indicado. Después se hace Banish de él.

help-ganking = Esta unit puede además hacer Move de un battlefield a otro, sin pasar por su base.

help-hidden = En tu turno puedes pagar [A] para colocar esta card bocabajo en un battlefield que tengas bajo control. Desde el turno siguiente puedes ponerla en play desde ahí como [Reaction], sin pagar su coste.

help-hunt = Cada vez que esta unit hace Conquer de un battlefield o lo mantiene en Hold, obtienes tanta XP como se indica (1 si no hay número).

help-legion = Lo que sigue funciona si ya has puesto otra card en play en este turno.

help-level = Lo que sigue funciona mientras tengas al menos tanta XP como se indica.

help-mighty = Una unit de 5 [M] o más es [Mighty].

help-predict = Mira esa cantidad de cards de la parte superior de tu Main Deck (1 si no hay número). Haz Recycle de las que quieras y devuelve las demás en el orden que quieras.

help-quick-draw = Este equipment cuenta como [Reaction], y al ponerlo en play lo acoplas a una unit que tengas bajo control.

help-reaction = Puedes usarlo siempre que alguien pueda actuar, incluso en respuesta a un spell o una ability.

help-repeat = Al ponerlo en play, puedes pagar también el coste indicado. Si lo haces, su efecto se repite una vez, con otros objetivos si quieres.

help-shield = Mientras esta unit defienda, su Might aumenta en el número indicado (en 1 si no hay ninguno).

help-stun = Hasta el final del turno, la unit no inflige damage en combat.

help-tank = En combat, esta unit debe recibir damage mortal antes de que lo reciban sus compañeras sin [Tank].

help-temporary = Al comienzo de tu Beginning Phase, antes de sumar puntos, esta card sufre un Kill.

help-unique = Un mazo solo puede contener una card con este nombre.

help-vision = Al poner esta card en play, miras la primera de tu Main Deck; si quieres, haces Recycle de ella.

help-weaponmaster = Cuando pones esta unit en play, puedes acoplarle un equipment que tengas bajo control pagando su coste de [Equip] reducido en [A].

## What Lane Legends changes, and what only it has.

help-deflect-in-lanes = Cuando un Strike escoge esta unit, su jugador puede pagar [A] para hacerle Counter; entonces la unit recibe un marcador Deflected. Cada marcador resta 1 a su Deflect: Deflect 2 detiene dos Strikes. (LL 6.5)

help-ganking-in-lanes = Esta unit puede además hacer Move desde cualquier punto de su lane hasta cualquier battlefield que su jugador tenga bajo control; a la Base vuelve solo desde el Nearfield. (LL 8.1)

help-advance = El Mightiest Thrall del Midfield avanza un lugar, después el del Farfield y después el de la NPC Base. (LL 5.2)

help-merge = Todos los Thralls de la NPC Base se funden en uno, con la suma de su Might y todos los Strikes que estén allí. (LL 5.3)

help-rush = Todos los Thralls de la NPC Base avanzan juntos un lugar. (LL 5.4)

help-strike = Gear que lleva un Thrall. Cuando el Thrall ataca, cada Strike provoca un Kill a un defender que está allí, primero a la Mightiest unit; después vuelve a la NPC Base. Se le puede hacer Counter. (LL 6)

help-thrall = Un token de unit del NPC. Avanza lugar a lugar desde la NPC Base hacia tu Nearfield y ataca a quien le corta el paso. (LL 5)
