### What the keywords mean, in our own words. Shown beside a card, and by `keyword_help`.

help-accelerate = Lorsque vous jouez cette Unit, vous pouvez payer en plus [1] et 1 Power de son Domain. Si vous le faites, elle entre en jeu Ready.

help-action = Vous pouvez aussi l’utiliser lors des Showdowns, quel que soit le joueur dont c’est le tour.

help-add = Placez cette Energy ou cette Power dans votre Rune Pool. Personne ne peut y réagir.

help-ambush = Vous pouvez jouer cette Unit sur un Battlefield où vous avez des Units ; elle y compte comme une [Reaction].

help-assault = Tant que cette Unit attaque, sa Might augmente du nombre indiqué (de 1 s’il n’y en a pas).

help-backline = Au combat, cette Unit ne reçoit de dégâts que lorsque toutes les autres Units de son camp sans [Backline] ont reçu des dégâts mortels.

help-buff = Placez sur l’Unit un marqueur qui confère +1 [M], si elle n’en a pas déjà un.

help-burn = Placez dans votre Trash autant de cartes du dessus de votre Main Deck.

help-deathknell = Ce qui suit se produit lorsque cette carte est éliminée.

help-deflect = Les Spells et les Abilities des adversaires qui choisissent cette carte coûtent autant de Power en plus, de n’importe quel Domain, que le nombre indiqué (1 s’il n’y en a pas).

help-disempower = La carte n’est plus Empowered.

help-empower = Payez le coût pour que cette carte devienne Empowered, si elle ne l’est pas déjà.

help-empowered = Ce qui suit ne fonctionne que tant que cette carte est Empowered.

help-equip = Payez le coût pour attacher cet Equipment à une Unit que vous contrôlez.

help-flow = Vous pouvez jouer ce Spell depuis votre Trash pour le coût indiqué. Il est ensuite banni.

help-ganking = Cette Unit peut aussi se déplacer directement d’un Battlefield à un autre.

help-hidden = Pendant votre tour, vous pouvez payer [A] pour placer cette carte face cachée sur un Battlefield que vous contrôlez. Dès le tour suivant, vous pouvez la jouer de là comme une [Reaction], sans payer son coût.

help-hunt = Chaque fois que cette Unit conquiert un Battlefield ou le garde en Hold, vous gagnez autant d’XP que le nombre indiqué (1 s’il n’y en a pas).

help-legion = Ce qui suit fonctionne si vous avez déjà joué une autre carte pendant ce tour.

help-level = Ce qui suit fonctionne tant que vous avez au moins autant d’XP que le nombre indiqué.

help-mighty = Une Unit à 5 [M] ou plus est [Mighty].

help-predict = Regardez autant de cartes du dessus de votre Main Deck (1 s’il n’y a pas de nombre). Effectuez un Recycle de celles que vous voulez et replacez les autres sur le dessus, dans l’ordre de votre choix.

help-quick-draw = Cet Equipment compte comme une [Reaction]. Lorsque vous le jouez, attachez-le à une Unit que vous contrôlez.

help-reaction = Vous pouvez l’utiliser chaque fois que quelqu’un peut agir, même en réponse à un Spell ou à une Ability.

help-repeat = Lorsque vous jouez ce Spell, vous pouvez payer aussi le coût indiqué. Si vous le faites, son texte est appliqué une fois de plus, avec d’autres cibles si vous le souhaitez.

help-shield = Tant que cette Unit défend, sa Might augmente du nombre indiqué (de 1 s’il n’y en a pas).

help-stun = Jusqu’à la fin du tour, l’Unit n’inflige pas de dégâts au combat.

help-tank = Au combat, cette Unit doit recevoir des dégâts mortels avant que les autres Units de son camp sans [Tank] n’en reçoivent.

help-temporary = Au début de votre Beginning Phase, avant que vous ne marquiez des points, cette carte est éliminée.

help-unique = Un deck ne peut contenir qu’une seule carte de ce nom.

help-vision = Jouer cette carte vous montre celle du dessus de votre Main Deck ; vous pouvez en effectuer un Recycle.

help-weaponmaster = Lorsque vous jouez cette Unit, vous pouvez lui attacher un Equipment que vous contrôlez, en payant son coût de [Equip] réduit de [A].

## What Lane Legends changes, and what only it has.

help-deflect-in-lanes = Lorsqu’un Strike choisit cette Unit, son joueur peut payer [A] pour le contrer ; l’Unit reçoit alors un marqueur Deflected. Chaque marqueur retire 1 à son Deflect : Deflect 2 arrête deux Strikes. (LL 6.5)

help-ganking-in-lanes = Cette Unit peut aussi se déplacer, d’où qu’elle soit dans sa Lane, directement vers n’importe quel Battlefield que son joueur contrôle ; elle ne revient à la Base que depuis le Nearfield. (LL 8.1)

help-advance = Le Mightiest Thrall du Midfield avance d’un lieu, puis celui du Farfield, puis celui de la NPC Base. (LL 5.2)

help-merge = Tous les Thralls de la NPC Base n’en font plus qu’un, avec leur Might additionnée et tous les Strikes qui s’y trouvent. (LL 5.3)

help-rush = Tous les Thralls de la NPC Base avancent ensemble d’un lieu. (LL 5.4)

help-strike = Gear que porte un Thrall. Quand le Thrall attaque, chaque Strike élimine un défenseur qui s’y trouve, la Mightiest Unit d’abord ; il revient ensuite à la NPC Base. On peut le contrer. (LL 6)

help-thrall = Un Token d’Unit du NPC. Il avance d’un lieu à l’autre, de la NPC Base vers votre Nearfield, et attaque ce qui lui barre la route. (LL 5)
