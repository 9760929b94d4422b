### The lessons: what each teaches, its goal, a hint, and a word at the end.

lesson-head = Leçon { $n } sur { $count } : { $title }
lesson-goal = But : { $goal }
lesson-done = Réussi ! { $text }
lesson-lost = Le but est hors d’atteinte : { $text } Revenez en arrière, ou recommencez.
lesson-word-hint = indice
lesson-word-again = recommencer
lesson-keys = Tapez { $hint } pour un indice, { $undo } pour revenir en arrière, { $again } pour recommencer, { $help } pour tout le reste.
lesson-more = Entrée pour la leçon suivante, { $quit } pour finir
unknown-lesson = Aucune leçon ne s’appelle « { $lesson } ». Choisissez parmi : { $lessons }.

## Runes and a unit

lesson-unit-title = Des Runes et une Unit
lesson-unit-intro = Le nombre dans le coin d’une carte est son Energy cost, et chaque Rune que vous passez Exhausted en donne 1. Ce qui est encadré peut servir maintenant : choisissez le Daring Poro pour le jouer. Les Runes paient d’elles-mêmes, et l’Unit arrive dans votre base, Exhausted.
lesson-unit-goal = Une de vos Units est dans votre base.
lesson-unit-hint = Le Daring Poro coûte 2, et vous avez 3 Runes Ready. Choisissez aussi le Vanguard Sergeant : il dit pourquoi on ne peut pas le jouer.
lesson-unit-done = Deux Runes sont maintenant Exhausted. À votre prochain tour elles sont de nouveau Ready, et deux autres arrivent.
lesson-unit-lost = Le tour est fini, et personne n’a été joué.

## Moving and conquering

lesson-move-title = Se déplacer et conquérir
lesson-move-intro = Votre Lane va de votre base, par Nearfield, Midfield et Farfield, à la base du NPC. Une Unit Ready avance d’un pas et devient ainsi Exhausted. Sur un Battlefield qui n’est pas à vous, un Showdown commence ; s’il n’y a pas d’ennemi, vous le conquérez. Celui que votre dernière Unit quitte n’est plus à vous.
lesson-move-goal = Le Nearfield et le Midfield sont à vous.
lesson-move-hint = Déplacez First Mate vers le Midfield, puis le Vanguard Sergeant vers le Nearfield devenu vide.
lesson-move-done = Deux Battlefields sont à vous. Conquérir ne marque rien dans Lane Legends ; ce qui marque vient plus tard.
lesson-move-lost = Le tour est fini, et l’un des deux n’est pas à vous.

## A combat

lesson-combat-title = Un combat
lesson-combat-intro = Là où vos Units rencontrent un ennemi, il y a combat. Les deux camps infligent en même temps des dégâts égaux à leur Might, et une Unit qui a autant de dégâts que de Might est éliminée. S’il ne reste que les vôtres, vous conquérez ; s’il reste des ennemis, vos attaquants rentrent dans votre base. Vous pouvez déplacer plusieurs Units ensemble.
lesson-combat-goal = Le Midfield est à vous.
lesson-combat-hint = Seul, le Vanguard Sergeant a 4 Might contre 5. Déplacez-le vers le Midfield et emmenez le Daring Poro : avec Assault il a 1 Might de plus quand il attaque.
lesson-combat-done = 7 Might contre 5. Le NPC élimine la plus puissante qu’il peut : le Sergeant est tombé et le Poro est resté. Ce qui survit est soigné après le combat.
lesson-combat-lost = L’une des deux est tombée ou le tour est fini, et une seule est trop faible.

## A spell at the right moment

lesson-spell-title = Un Spell au bon moment
lesson-spell-intro = Dans un Showdown on vous demande avant tout dégât : qui a le Focus peut jouer un Spell avec Action ou Reaction, ou passer. Avec Reaction il peut aussi répondre à quelque chose sur la Chain. Là où vous ne pourriez que passer, la table passe pour vous.
lesson-spell-goal = Le Midfield est à vous.
lesson-spell-hint = Déplacez le Vanguard Sergeant vers le Midfield. Quand on vous demande, jouez En Garde sur lui : seul là-bas il reçoit +2 Might, et 6 bat 5.
lesson-spell-done = Le Thrall a infligé 5 dégâts à 6 Might : le Sergeant survit. Le NPC n’a pas de main : il ne répond jamais à vos Spells.
lesson-spell-lost = Le Vanguard Sergeant est tombé, ou le tour est fini.

## The Enthralled Phase

lesson-enthralled-title = L’Enthralled Phase
lesson-enthralled-intro = Quand vous avez pioché dans un nouveau tour, le NPC reçoit la dernière carte de votre deck. Vous payez son Enthrall Cost, une Rune pour chaque icône de Power qu’elle porte ; son Energy cost devient la Might d’un nouveau Thrall. Si c’est une Unit, comme cette fois, le plus puissant Thrall de chaque lieu avance d’un pas, et un second Thrall arrive avec la Might de l’Unit.
lesson-enthralled-goal = Après la phase du NPC, le Nearfield est encore à vous.
lesson-enthralled-hint = Le Thrall à 5 Might viendra à votre Nearfield, où le Vanguard Sergeant seul tomberait. Jouez-y le Daring Poro : les Units arrivent dans votre base ou sur un Nearfield à vous. Puis choisissez « { option-finish } ».
lesson-enthralled-done = Vanguard Attendant est sorti : une Rune d’Order pour son icône, un Thrall à 6 Might qui a avancé, et un autre à 5. Une carte forte de votre deck est aussi un Thrall fort.
lesson-enthralled-lost = Le Thrall a pris le Nearfield.

## What scores

lesson-score-title = Ce qui marque
lesson-score-intro = Au début d’un tour, chaque Farfield que vous gardez en Hold marque 1 point, et rien d’autre ne marque. Mais quand l’Enthralled Phase commence, chaque NPC qui contrôle son Nearfield enlève 1 point.
lesson-score-goal = Dans votre prochaine Action Phase, vous avez 1 point.
lesson-score-hint = Garen va au Farfield, le Daring Poro contre le Thrall du Nearfield. Puis choisissez « { option-finish } ».
lesson-score-done = Tenir le Farfield et garder le NPC loin du Nearfield : c’est ainsi qu’on gagne à Lane Legends. On joue jusqu’à 3 points par joueur et 2 de plus.
lesson-score-lost = Le Farfield n’a pas été tenu, ou le Nearfield a de nouveau coûté le point.

## Strikes, and a way round them

lesson-strike-title = Les Strikes, et comment y échapper
lesson-strike-intro = Quand un Gear sort, le plus puissant Thrall reçoit un Strike. En attaquant, il s’en sert avant les dégâts et élimine un de vos défenseurs, le plus puissant. Mais une Unit avec Tank doit être choisie d’abord, Deflect peut le contrer pour 1 Power, et un Thrall attaqué lui-même n’en utilise pas.
lesson-strike-goal = Dans votre prochaine Action Phase, le Vanguard Sergeant vit encore.
lesson-strike-hint = Jouez le Lecturing Yordle, qui a Tank, sur le Nearfield et choisissez « { option-finish } ». Ou attaquez le Thrall avant qu’il ne vous attaque.
lesson-strike-done = Le Strike n’a pas touché le Vanguard Sergeant. Il est maintenant dans la base du NPC, et le prochain Merge le reprend.
lesson-strike-lost = Le Vanguard Sergeant est tombé.

## What you recycle comes back

lesson-recycle-title = Ce qui part en Recycle revient
lesson-recycle-intro = Quand un Spell sort, les Thralls de la base du NPC fusionnent en un seul avec toute leur Might et leurs Strikes, et une autre carte sort ; après un second Spell ils se ruent ensemble en avant. Une carte partie en Recycle va sous votre deck : le NPC la reçoit donc ensuite. Maintenant Falling Comet s’y trouve, un Spell qui coûte 5.
lesson-recycle-goal = Dans votre prochaine Action Phase, aucun Thrall n’a 5 Might ou plus.
lesson-recycle-hint = Jouez le Mystic Poro : sa Vision vous montre la première carte de votre deck. Effectuez un Recycle de cette carte pour qu’elle sorte à la place du Comet. Puis choisissez « { option-finish } ».
lesson-recycle-done = Le Daring Poro remis sous le deck est sorti, et 2 Might, c’est peu. Falling Comet attend toujours tout au fond.
lesson-recycle-lost = Falling Comet est sorti : 4, 3 et 5 ont fusionné en un Thrall à 12 Might.

## A little game

lesson-game-title = Une petite partie
lesson-game-intro = Maintenant tout ensemble, en Calm, jusqu’à 2 points. Garen attend dans la Champion Zone et se joue comme une carte de la main. Qui doit piocher d’un deck vide a perdu. Revenez en arrière aussi souvent que vous voulez.
lesson-game-goal = Vous gagnez avec 2 points.
lesson-game-hint = Déplacez plusieurs Units ensemble, laissez quelqu’un au Nearfield, et tenez le Farfield deux tours avec les plus puissantes.
lesson-game-done = Voilà Lane Legends. Jouez ensuite une partie entière en Calm, avec un deck qui vous plaît.
lesson-game-lost = Cette petite partie est perdue.
