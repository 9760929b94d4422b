### What Farfield says: French
###
### $me     you or other: whether the one spoken of is the one who reads
### $who    a player's name; $initial: whether it begins with a vowel (d’Annie, de Garen)
### $card   a card's name, the same in every language
### $at, $to, $from   a place with its preposition (place-at, place-to, place-from)
### Costs and Might are bracket tokens: [2] [Fury] [A] [M]. See STYLE.md.

## Names of things

language-name = Français
phase-setup = Mise en place
phase-awaken = Awaken Phase
phase-beginning = Beginning Phase
phase-scoring = Beginning Phase : décompte
phase-channel = Channel Phase
phase-draw = Draw Phase
phase-main-start = Main Phase
phase-main = Main Phase
phase-action = Action Phase
phase-ending = Ending Phase
phase-expiration = Ending Phase : expiration
phase-enthralled = Enthralled Phase
phase-over = Fin de la partie

type-unit = Unit
type-gear = Gear
type-spell = Spell
type-rune = Rune
type-battlefield = Battlefield
type-legend = Legend
type-card = carte
supertype-champion = champion
supertype-signature = Signature
supertype-basic = Basic
supertype-token = Token
supertype-equipment = Equipment

speed-action = Action : aussi pendant les Showdowns
speed-reaction = Reaction : aussi pendant les Showdowns et en réponse aux Spells et aux Abilities

npc = le NPC
whose = { $me ->
        [you] à vous
        [npc] au NPC
       *[other] à { $who }
    }
lane-of = { $me ->
        [you] Votre Lane
       *[other] { $initial ->
            [vowel] Lane d’{ $who }
           *[consonant] Lane de { $who }
        }
    }
lane-question = { $lane } : { $question }
place = { $kind ->
        [base] { $me ->
            [you] votre base
           *[other] { $initial ->
                [vowel] la base d’{ $who }
               *[consonant] la base de { $who }
            }
        }
        [npc-base] la { $name }
       *[battlefield] { $name }
    }
place-anywhere = où que ce soit
place-at = { $kind ->
        [base] { $me ->
            [you] dans votre base
           *[other] { $initial ->
                [vowel] dans la base d’{ $who }
               *[consonant] dans la base de { $who }
            }
        }
        [npc-base] dans la { $name }
       *[battlefield] sur { $name }
    }
place-to = { $kind ->
        [base] { $me ->
            [you] vers votre base
           *[other] { $initial ->
                [vowel] vers la base d’{ $who }
               *[consonant] vers la base de { $who }
            }
        }
        [npc-base] vers la { $name }
       *[battlefield] vers { $name }
    }
place-from = { $kind ->
        [base] { $me ->
            [you] depuis votre base
           *[other] { $initial ->
                [vowel] depuis la base d’{ $who }
               *[consonant] depuis la base de { $who }
            }
        }
        [npc-base] depuis la { $name }
       *[battlefield] depuis { $name }
    }
cards-more = et { $n } de plus
zone-nowhere = hors de la partie
zone-main-deck = Main Deck
zone-rune-deck = Rune Deck
zone-hand = main
zone-trash = Trash
zone-banishment = Banishment
zone-champion-zone = Champion Zone
zone-chain = Chain
zone-aside = mise de côté
zone-board = Board
zone-facedown = face cachée
zone-legend-zone = Legend Zone

## Questions

question-mulligan = Mulligan : vous pouvez { $most ->
        [one] mettre encore une carte de côté et en piocher une nouvelle.
       *[other] mettre jusqu’à { $most } cartes de côté et en piocher autant.
    }
question-mulligan-begins = { begins } { question-mulligan }
question-mulligan-npc = { question-mulligan } Ce que vous mettez de côté va au fond de votre deck, et le NPC peut le recevoir aussitôt.
begins = { $me ->
        [you] Vous commencez.
       *[other] { $who } commence.
    }
question-main = À vous de jouer.
question-priority = { $card } est sur la Chain. Répondre avec une Reaction ?
question-focus = Showdown sur { $card } : vous avez le Focus. Agir ?
question-place = Où jouez-vous { $card } ?
question-target = { $card } : choisissez une cible.
question-target-up-to = { $card } : choisissez { $n ->
        [one] une cible au plus
       *[other] jusqu’à { $n } cibles
    }.
question-target-exactly = { $card } : choisissez { $n } cibles.
question-optional-cost = { $card } : payer le coût supplémentaire ?
question-mode = { $card } : choisissez l’effet.
question-destination = Où déplacez-vous { $card } ?
question-move-more = Qui se déplace avec { $card } { $place } ?
question-pay = Comment payez-vous { $card } ?
question-enthrall-pay = Enthrall Cost { OF($card) }, { $icons } : avec quoi payez-vous ? Runes encore à choisir : { $n }.
question-enthrall-help = { $who } ne peut pas payer { $icons } pour { $card }. Avec quoi payez-vous ? Runes encore à choisir : { $n }.
question-may = { $card } : voulez-vous le faire ?
question-deflect = Un Strike vise { $card }. Payez-vous [A] pour le contrer ?
question-choose = { $card } : choisissez.
question-order-chain = Qu’est-ce qui va d’abord sur la Chain ? Ce qui y va en dernier est résolu en premier.
question-assign = Combat sur { $card } : à quelle Unit assignez-vous maintenant des dégâts ?
question-showdown = Où commence le premier Showdown ou combat ?
question-replace = { $card } va être éliminée. Que se passe-t-il à la place ?
question-instead = { $card } : quel effet s’applique en premier ?
question-instead-apply = { $card } : appliquer { $source } ?
question-damage-order = { $card } devrait subir des dégâts. Qu’est-ce qui s’applique en premier ?
option-prevent-value = { $n ->
        [-1] prévention de tous les dégâts
       *[other] prévention des { $n } prochains dégâts
    }
question-replace-may = { $card } : faut-il qu’autre chose se passe à la place ?
question-replace-first = { $card } : à quoi cela s’applique-t-il d’abord ?
question-replace-apply = { $card } va être éliminée. Appliquer { $source } ?
question-replace-order = Plusieurs vont être éliminées au même moment. Lequel de vos effets s’applique d’abord ?
question-replace-which = { $card } : à quoi cela s’applique-t-il ?
question-replace-token = { $card } : quel effet s’applique maintenant au Token ?
question-enthrall-who = Vous ne pouvez pas payer { $icons } pour { $card } : qui de l’équipe le fait ?
question-amount = Combien de dégâts pour { $card } ?
question-cost-choice = { $deed ->
        [discard] { $card } : quelle carte défaussez-vous pour payer ?
        [recycle] { $card } : de quoi effectuez-vous un Recycle pour payer ?
        [buff] { $card } : le Buff de quelle Unit dépensez-vous pour payer ?
        [exhaust] { $card } : que passez-vous Exhausted pour payer ?
        [kill] { $card } : qui éliminez-vous pour payer ?
        [return] { $card } : que renvoyez-vous en main pour payer ?
        [banish] { $card } : quelle carte bannissez-vous pour payer ?
       *[disempower] { $card } : à quoi retirez-vous Empowered pour payer ?
    }
question-hide = Sur quel Battlefield cachez-vous { $card } ?
question-order-cards = { $card } : plusieurs cartes sont jouées. Laquelle d’abord ?
question-name = { $card } : nommez une carte.
question-invited = Votre allié vous invite : jouez-vous une carte ou utilisez-vous une Ability ?
question-invited-combat = Combat sur { $card } : on vous invite à y agir. Participez-vous ?
question-help = Personne ne vous attend ici, mais vous pouvez intervenir. Que faites-vous ?
question-help-held = Cette Lane vous attend, comme vous l’avez demandé. Que faites-vous ?
question-consent = { $who } veut choisir { $thing } avec { $source }. Acceptez-vous ?
question-consent-lane = { $who } veut utiliser { $source } dans votre Lane. Acceptez-vous ?
question-lane = À qui est la prochaine Lane ?
question-battlefield = Lequel de vos Battlefields apportez-vous dans cette partie ?
question-first = Qui a le premier tour ?
question-priority-ability = { $card } : une Ability est sur la Chain. Répondre avec une Reaction ?
question-priority-deflect = { $card } : Deflect est sur la Chain et contre le Strike. Répondez-vous par une Reaction ?
question-recycle = { $card } : de quelles cartes effectuez-vous un Recycle ? Les autres restent sur le dessus de votre Main Deck.
question-recycle-one = { $card } : effectuer un Recycle de la carte, ou la laisser sur le dessus de votre Main Deck ?
question-recycle-npc = { question-recycle } { recycled-goes }
question-recycle-one-npc = { question-recycle-one } { recycled-goes }
recycled-goes = Une carte partie en Recycle va tout au fond, et c’est de là que vient la prochaine carte du NPC.
question-top = { $card } : quelle est la carte suivante, en partant du dessus ?
question-discard = { $card } : quelle carte défaussez-vous ?
question-may-pay = { $card } : payez-vous le coût de ce choix ? Sinon, rien ne se passe.
question-attach = Attacher { $card } ?
question-unless = { $card } : { ask-unless }
question-accelerate = { $card } : payer pour [Accelerate] ?
question-repeat = { $card } : payer pour [Repeat] ?
question-repeat-ability = { $card } : payer { $cost } pour [Repeat] ?
question-play-for = { $card } : payer ce prix à la place de son coût ?
question-place-token = { $card } : où apparaît le Token { $token } ?
question-facedown-full = { $card } : il y a trop de cartes face cachée à cet endroit. Laquelle va dans la Trash ?
question-toll = { $card } : s’y déplacer a un prix. Qui se déplace ?
question-keep-targets = { $card } : les cibles ne vont plus ensemble. Lesquelles restent ?
question-drop-target = { $card } : il n’y a pas assez de dégâts pour toutes les cibles. Laquelle n’en reçoit pas ?
question-moment = { $card } : plusieurs choses la déclenchent au même moment. Laquelle compte ?
question-order = Vous gardez plusieurs Battlefields en Hold. Lequel d’abord ?
question-player = Burn Out. Quel adversaire gagne un point ?
question-name-tag = { $card } : nommez un tag.

# A question about one instruction of several: the instruction, then what is asked.
question-for = { $card } : { $what } { $ask }
question-again = [Repeat] { $n } : { $question }
question-nth = { $question } ({ $n } sur { $of })
question-because = { $question } (À cause de : { $thing })
question-anew = { $question } (À la place de : { $thing })
ask-choose = Choisissez.
ask-destination = Vers où ?
ask-may = Voulez-vous le faire ?
ask-target = Choisissez une cible.
ask-target-exactly = Choisissez { $n } cibles.
ask-target-up-to = Choisissez { $n ->
        [one] une cible au plus
       *[other] jusqu’à { $n } cibles
    }.
ask-unless = Le faites-vous pour que le reste n’arrive pas ?
question-more = ({ $least ->
        [0] jusqu’à { $most }
       *[other] { $least ->
            [one] au moins 1
           *[other] au moins { $least }
        }
    })
question-exactly = (encore { $n })
question-any = (n’importe quel nombre)
question-assign-left = { $n ->
        [one] (encore { $n } dégât à assigner)
       *[other] (encore { $n } dégâts à assigner)
    }

## What a coming question will be about

about-mulligan = mulligan
about-main = que faire ensuite
about-priority = faut-il réagir
about-focus = que faire pendant le Showdown
about-place = où jouer la carte
about-target = quelle cible
about-optional-cost = faut-il payer le coût supplémentaire
about-mode = quel choix
about-destination = où aller
about-move-more = qui d’autre se déplace
about-pay = comment payer
about-may = voulez-vous le faire
about-choose = que choisir
about-order = qu’est-ce qui vient en premier
about-assign = comment assigner les dégâts
about-showdown = où commence un Showdown ou un combat
about-replace = que se passe-t-il à la place
about-player = quel joueur
about-amount = combien
about-cost-choice = avec quoi payer
about-hide = où cacher la carte
about-order-cards = dans quel ordre
about-name = quelle carte nommer
about-invited = accepter ou non l’invitation
about-help = intervenir ou non
about-consent = accepter ou non
about-lane = à qui est la prochaine Lane

## Options

group-play = Jouer
group-use = Utiliser
group-move = Déplacer
group-hide = Cacher
group-end = Ou bien
option-play = Jouer { $card }
option-play-champion = Jouer { $card } depuis la Champion Zone
option-play-facedown = Jouer { $card }, cachée { $at }
option-play-trash = Jouer { $card } depuis votre Trash
option-use-ability = Utiliser { $card } : { $text }
option-move = Déplacer { $card } ({ $might } [M]) { $from }
option-move-to = Déplacer { $card } ({ $might } [M]) { $from } { $to }
option-hide = Cacher { $card }
option-put-back = Mettre de côté { $card }
option-keep = Garder le reste
option-keep-all = Tout garder
option-keep-choice = Garder ce qui était choisi
option-at = { $place }
option-pick = { $thing }
option-trigger = { $thing } : { $what }
option-apart = { $option } : { $marks }
option-recycle = Effectuer un Recycle { OF($thing) }
option-leave-on-top = La laisser sur le dessus
option-done = Terminé
option-none = À rien de tout cela
option-nobody-else = Personne d’autre : déplacer
option-yes = Oui
option-no = Non
option-mode = { $text }
option-mode-number = Choix { $n }
option-auto = Payer automatiquement
option-number = { $n }
option-name = { $card }
option-assign = { $n ->
        [one] { $n } dégât à { $thing }
       *[other] { $n } dégâts à { $thing }
    }
option-pass = Passer
option-wait = Demander d’attendre
option-let-go = Laisser continuer
option-overrule = Continuer sans attendre
option-end = Terminer votre tour
option-finish = Finir ce tour
option-concede = Abandonner
option-invite = Inviter { $thing }
option-decline = Refuser
option-join = Participer
thing-unit = { $card } ({ $might } [M], { $whose }, { $at })
thing-unit-wearing = { $card } ({ $might } [M], { $wears }, { $whose }, { $at })
thing-card = { $card } ({ $whose })
thing-state = { $card } ({ $whose }, { $state })
thing-on-chain = { $card } sur la Chain ({ $whose })
thing-ability = { $card }, Ability ({ $whose })
thing-deflect = { $card }, Deflect ({ $whose })
thing-hidden = une carte face cachée ({ $whose })
thing-player = { $me ->
        [you] vous
       *[other] { $who }
    }

## The board

board-title = Tour { $n } · { $me ->
        [you] À vous de jouer
       *[other] À { $who } de jouer
    } · { $phase }
board-title-team = Tour { $n } · { $phase } · Équipe : { $points ->
        [one] { $points } point sur { $goal }
       *[other] { $points } points sur { $goal }
    }
board-title-alone = Tour { $n } · { $phase } · { $points ->
        [one] { $points } point sur { $goal }
       *[other] { $points } points sur { $goal }
    }
board-points = { $points ->
        [one] { $points } point sur { $goal }
       *[other] { $points } points sur { $goal }
    }
name-you = Vous
name-player = Joueur { $n }
name-program = Programme { $n }
board-you = vous
board-program = programme
board-teammate = en équipe
board-done = a fini
board-finished = ont fini : { $list }
board-hand = Main
board-hand-known = Connu
board-hand-count = { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
board-deck = Main Deck { $n }
board-deck-low = Main Deck { $n } : une fois vide, la prochaine carte à piocher fait perdre la partie
board-deck-empty = Main Deck 0 : la prochaine carte à piocher fait perdre la partie (Burn Out)
board-rune-deck = Rune Deck { $n }
board-trash = Trash { $n }
board-banished = Banishment { $n }
board-xp = XP { $n }
board-legend = Legend
board-champion = Champion Zone :
board-base = Base
board-next-dealt = La suivante
board-pile = Pile Enthralled
board-thralls = Thralls
board-strikes = Détachés
board-runes = Runes
board-none = aucune
board-empty = vide
board-runes-pay = peuvent payer [{ $energy }] et { $power }
board-pool = Dans le Rune Pool : { $what }
board-ready-count = { $ready } sur { $all } Ready
board-controlled = { $me ->
        [you] sous votre contrôle
       *[other] contrôlé par { $who }
    }
board-uncontrolled = non contrôlé
board-nobody = personne
board-contested = { $me ->
        [you] contesté par vous
       *[other] contesté par { $who }
    }
board-showdown = Showdown
board-combat = combat
board-focus = { $me ->
        [you] vous avez le Focus
       *[other] { $who } a le Focus
    }
board-chain = Chain (le plus récent est résolu en premier)
board-chain-pending = pas encore finalisé
board-chain-on = → { $things }
board-facedown = { $n ->
        [one] { $n } carte face cachée
       *[other] { $n } cartes face cachée
    }
board-facedown-known = face cachée : { $card }
board-nobody-here = aucune Unit
mark-exhausted = Exhausted
mark-ready = Ready
mark-damage = { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
mark-buffed = { $n ->
        [one] Buff
       *[other] { $n } Buffs
    }
mark-deflected = { $n ->
        [one] marqueur Deflected
       *[other] { $n } marqueurs Deflected
    }
mark-stunned = Stun
mark-empowered = Empowered
mark-attacker = attaque
mark-defender = défend
mark-attached = porte { $cards }
mark-worn = portée par { $thing }
mark-owned = { $me ->
        [you] elle est à vous
       *[other] elle est à { $who }
    }
mark-prevent = { $n ->
        [-1] tous les dégâts sont prévenus
       *[other] les { $n } prochains dégâts sont prévenus
    }
mark-copy = en réalité { $card }
mark-seen = connue des autres
card-might = { $n } [M]
card-might-label = Might
card-might-bonus = +{ $n } [M] comme Equipment
card-no-text = (sans texte)
card-worn = Qui le porte : { $text }
card-strike-used = L’utiliser compte comme jouer un Spell qui coûte [1] : ce qui répond aux Spells ou aux Abilities peut y répondre. Un NPC ne paie rien pour lui. [LL 6.1]

## The log

log-title = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-turn = { $me ->
        [you] Tour { $n } : c’est à vous de jouer.
       *[other] Tour { $n } : c’est à { $who } de jouer.
    }
log-phase = { $phase }.
log-mulligans = { $me ->
        [you] { $n ->
            [0] Vous gardez votre main.
            [one] Vous mettez de côté 1 carte et en piochez une nouvelle.
           *[other] Vous mettez de côté { $n } cartes et en piochez de nouvelles.
        }
       *[other] { $n ->
            [0] { $who } garde sa main.
            [one] { $who } met de côté 1 carte et en pioche une nouvelle.
           *[other] { $who } met de côté { $n } cartes et en pioche de nouvelles.
        }
    }
log-mulligans-begins = { begins } { log-mulligans }
log-draws = { $me ->
        [you] Vous piochez { $card }.
       *[other] { $who } pioche { $card }.
    }
log-draws-unseen = { $me ->
        [you] Vous piochez une carte.
       *[other] { $who } pioche une carte.
    }
log-channels = { $me ->
        [you] Vous effectuez un Channel { OF($card) }.
       *[other] { $who } effectue un Channel { OF($card) }.
    }
log-channels-unseen = { $me ->
        [you] Vous effectuez un Channel d’une Rune.
       *[other] { $who } effectue un Channel d’une Rune.
    }
log-chooses = { $me ->
        [you] Vous choisissez { $list }.
       *[other] { $who } choisit { $list }.
    }
log-chooses-unseen = { $me ->
        [you] Vous choisissez une carte face cachée.
       *[other] { $who } choisit une carte face cachée.
    }
log-with-might = { $card } ({ $n } [M])
log-chosen-at = { $card } { $at }
log-chosen-of = { $card } ({ $whose })
log-plays = { $me ->
        [you] Vous jouez { $card }.
       *[other] { $who } joue { $card }.
    }
log-plays-token = { $me ->
        [you] Vous jouez un Token { $card }.
       *[other] { $who } joue un Token { $card }.
    }
log-creates = { $me ->
        [you] Vous créez { $card } { $at }.
       *[other] { $who } crée { $card } { $at }.
    }
log-enters = { $card } entre en jeu { $at }.
log-uses = { $me ->
        [you] Vous utilisez { $card }.
       *[other] { $who } utilise { $card }.
    }
log-triggers = { $card } : une Ability se déclenche.
log-resolves = { $card } se résout.
log-withdrawn = Finalement, { $card } n’est pas jouée.
log-withdrawn-refused = { $me ->
        [you] { $card } est reprise et ne coûte rien, car vous n’acceptez pas.
       *[other] { $card } est reprise et ne coûte rien, car { $who } n’accepte pas.
    }
log-countered = { $noun ->
        [Strike] { $card } est contré.
        [Thrall] { $card } est contré.
       *[other] { $card } est contrée.
    }
log-ability-resolves = { $card } : une Ability se résout.
log-ability-withdrawn = { $card } : une Ability ne fait rien.
log-ability-withdrawn-refused = { $me ->
        [you] { $card } : une Ability ne fait rien, car vous n’acceptez pas.
       *[other] { $card } : une Ability ne fait rien, car { $who } n’accepte pas.
    }
log-ability-countered = { $card } : une Ability est contrée.
log-moves = { $card } se déplace { $from } { $to }.
log-recalled = { $noun ->
        [Strike] { $card } est rappelé à sa base.
        [Thrall] { $card } est rappelé à sa base.
       *[other] { $card } est rappelée à sa base.
    }
log-contests = { $me ->
        [you] Vous contestez { $card }.
       *[other] { $who } conteste { $card }.
    }
log-showdown = { $me ->
        [you] Un Showdown commence sur { $card } ; vous avez le Focus.
       *[other] Un Showdown commence sur { $card } ; { $who } a le Focus.
    }
log-showdown-ends = Le Showdown sur { $card } est terminé.
log-combat = Combat sur { $card }. Attaque : { $who }. Défense : { $whom }.
log-combat-damage = Dégâts de combat : { $list }.
log-combat-damage-none = Aucun dégât n’est infligé dans ce combat.
log-combat-damage-one = { $card } { $n }
log-wins-combat = { $me ->
        [you] Vous gagnez le combat sur { $card }.
       *[other] { $who } gagne le combat sur { $card }.
    }
log-no-result = Le combat sur { $card } se termine sans vainqueur.
log-gains-control = { $me ->
        [you] Vous contrôlez désormais { $card }.
       *[other] { $who } contrôle désormais { $card }.
    }
log-loses-control = { $me ->
        [you] Vous ne contrôlez plus { $card }.
       *[other] { $who } ne contrôle plus { $card }.
    }
log-controls = { $me ->
        [you] Vous contrôlez désormais { $card }.
       *[other] { $who } contrôle désormais { $card }.
    }
log-conquers = { $me ->
        [you] Vous conquérez { $card }.
       *[other] { $who } conquiert { $card }.
    }
log-holds = { $me ->
        [you] Vous gardez { $card } en Hold.
       *[other] { $who } garde { $card } en Hold.
    }
log-no-final-point = { $me ->
        [you] Vous ne marquez pas le dernier point : il faut pour cela marquer sur chaque Battlefield pendant ce tour. À la place, vous piochez une carte.
       *[other] { $who } ne marque pas le dernier point : il faut pour cela marquer sur chaque Battlefield pendant ce tour. À la place, { $who } pioche une carte.
    }
log-gains-points = { $me ->
        [you] { $n ->
            [one] Vous marquez { $n } point et en avez { $total }.
           *[other] Vous marquez { $n } points et en avez { $total }.
        }
       *[other] { $n ->
            [one] { $who } marque { $n } point et en a { $total }.
           *[other] { $who } marque { $n } points et en a { $total }.
        }
    }
log-gains-xp = { $me ->
        [you] Vous gagnez { $n } XP.
       *[other] { $who } gagne { $n } XP.
    }
log-dealt = { $n ->
        [one] { $card } subit { $n } dégât.
       *[other] { $card } subit { $n } dégâts.
    }
log-dies = { $noun ->
        [Strike] { $card } est éliminé { $at }.
        [Thrall] { $card } est éliminé { $at }.
       *[other] { $card } est éliminée { $at }.
    }
log-saved = { $source } sauve { $card }.
log-discards = { $me ->
        [you] Vous défaussez { $card }.
       *[other] { $who } défausse { $card }.
    }
log-names = { $me ->
        [you] Vous nommez { $card }.
       *[other] { $who } nomme { $card }.
    }
log-recycles = { $me ->
        [you] Vous effectuez un Recycle { OF($card) }.
       *[other] { $who } effectue un Recycle { OF($card) }.
    }
log-recycles-unseen = { $me ->
        [you] Vous effectuez un Recycle d’une carte.
       *[other] { $who } effectue un Recycle d’une carte.
    }
log-returned = { $me ->
        [you] { $card } revient dans votre main.
       *[other] { $initial ->
            [vowel] { $card } revient dans la main d’{ $who }.
           *[consonant] { $card } revient dans la main de { $who }.
        }
    }
log-takes = { $me ->
        [you] Vous prenez { $card } en main.
       *[other] { $who } prend { $card } en main.
    }
log-takes-unseen = { $me ->
        [you] Vous prenez une carte en main.
       *[other] { $who } prend une carte en main.
    }
log-returned-unseen = { $me ->
        [you] Une carte revient dans votre main.
       *[other] { $initial ->
            [vowel] Une carte revient dans la main d’{ $who }.
           *[consonant] Une carte revient dans la main de { $who }.
        }
    }
log-to-top = { $me ->
        [you] { $card } est mise sur le dessus de votre Main Deck.
       *[other] { $initial ->
            [vowel] { $card } est mise sur le dessus du Main Deck d’{ $who }.
           *[consonant] { $card } est mise sur le dessus du Main Deck de { $who }.
        }
    }
log-to-top-unseen = { $me ->
        [you] Une carte est mise sur le dessus de votre Main Deck.
       *[other] { $initial ->
            [vowel] Une carte est mise sur le dessus du Main Deck d’{ $who }.
           *[consonant] Une carte est mise sur le dessus du Main Deck de { $who }.
        }
    }
log-to-bottom = { $me ->
        [you] { $card } est mise au bas de votre Main Deck.
       *[other] { $initial ->
            [vowel] { $card } est mise au bas du Main Deck d’{ $who }.
           *[consonant] { $card } est mise au bas du Main Deck de { $who }.
        }
    }
log-to-bottom-unseen = { $me ->
        [you] Une carte est mise au bas de votre Main Deck.
       *[other] { $initial ->
            [vowel] Une carte est mise au bas du Main Deck d’{ $who }.
           *[consonant] Une carte est mise au bas du Main Deck de { $who }.
        }
    }
log-to-champion-zone = { $me ->
        [you] { $card } va dans votre Champion Zone.
       *[other] { $initial ->
            [vowel] { $card } va dans la Champion Zone d’{ $who }.
           *[consonant] { $card } va dans la Champion Zone de { $who }.
        }
    }
log-something = Quelque chose se passe : { $card }.
log-banished = { $noun ->
        [Strike] { $card } est banni.
        [Thrall] { $card } est banni.
       *[other] { $card } est bannie.
    }
log-burned = { $me ->
        [you] Vous mettez { $card } dans votre Trash par Burn.
       *[other] { $who } met { $card } dans sa Trash par Burn.
    }
log-burns-out = { $me ->
        [you] Votre Main Deck est vide : Burn Out. Votre Trash devient votre nouveau Main Deck.
       *[other] { $initial ->
            [vowel] Le Main Deck d’{ $who } est vide : Burn Out. Sa Trash devient son nouveau Main Deck.
           *[consonant] Le Main Deck de { $who } est vide : Burn Out. Sa Trash devient son nouveau Main Deck.
        }
    }
log-looks = { $me ->
        [you] Vous regardez { $list }.
       *[other] { $who } regarde { $list }.
    }
log-looks-unseen = { $me ->
        [you] { $n ->
            [0] Vous ne regardez aucune carte.
            [one] Vous regardez une carte.
           *[other] Vous regardez { $n } cartes.
        }
       *[other] { $n ->
            [0] { $who } ne regarde aucune carte.
            [one] { $who } regarde une carte.
           *[other] { $who } regarde { $n } cartes.
        }
    }
log-reveals = { $me ->
        [you] Vous révélez { $list }.
       *[other] { $who } révèle { $list }.
    }
log-hides = { $me ->
        [you] Vous cachez { $card } { $at }.
       *[other] { $who } cache { $card } { $at }.
    }
log-hides-unseen = { $me ->
        [you] Vous cachez une carte { $at }.
       *[other] { $who } cache une carte { $at }.
    }
log-facedown-trashed = La carte face cachée { $card } va dans la Trash.
log-counters = Marqueurs sur { $card } : { $n }, maintenant { $total }.
log-stunned = { $card } est Stun.
log-buffed = { $noun ->
        [Strike] { $card } est buffé.
        [Thrall] { $card } est buffé.
       *[other] { $card } est buffée.
    }
log-spends-buff = { $me ->
        [you] Vous dépensez le Buff { OF($card) }.
       *[other] { $who } dépense le Buff { OF($card) }.
    }
log-empowered = { $card } devient Empowered.
log-gets-might = { $card } reçoit { $n } [M].
log-gains-ability = { $card } gagne une Ability.
log-gains-keyword = { $card } gagne { $keyword }.
log-attached = { $card } est attaché à { $wearer }.
log-detached = { $card } est détaché.
log-adds = { $me ->
        [you] Vous ajoutez { $what }.
       *[other] { $who } ajoute { $what }.
    }
log-extra-turn = { $me ->
        [you] Vous aurez un tour supplémentaire.
       *[other] { $who } aura un tour supplémentaire.
    }
log-ends-turn = { $me ->
        [you] Vous terminez votre tour.
       *[other] { $who } termine son tour.
    }
log-concedes = { $me ->
        [you] Vous abandonnez.
       *[other] { $who } abandonne.
    }
log-invites = Invitation. De : { $who }. À : { $whom }.
log-asks-to-wait = Un instant ! De : { $who }. À : { $whom }.
log-lets-go = On peut continuer. De : { $who }. À : { $whom }.
log-no-consent = { $me ->
    [you] Vous n’acceptez pas.
   *[other] { $who } n’accepte pas.
}
log-joins = { $me ->
        [you] Vous participez au combat.
       *[other] { $who } participe au combat.
    }
log-declines = { $me ->
        [you] Vous refusez l’invitation.
       *[other] { $who } refuse l’invitation.
    }
log-brings = { $me ->
        [you] Vous apportez { $card }.
       *[other] { $who } apporte { $card }.
    }
log-wins = { $me ->
        [you] Vous gagnez la partie.
       *[other] { $who } gagne la partie.
    }

## The log of Lane Legends

log-deflected = { $card } dévie le Strike et reçoit un marqueur Deflected.
log-strike = { $who } utilise un Strike contre { $target }.
log-strike-back = Le Strike retourne { $to }.
log-strike-made = { $who } attache un nouveau Strike au { $wearer } { $at }.
log-advance = { $me ->
        [npc] Les Thralls avancent.
       *[other] { $who } : les Thralls avancent.
    }
log-nothing-enthralled = { $me ->
        [you] { $n ->
            [1] Votre Main Deck est vide : il n’y a pas de seconde carte.
           *[other] Votre Main Deck est vide : votre NPC ne fait rien.
        }
       *[other] { $initial ->
            [vowel] { $n ->
                [1] Le Main Deck d’{ $who } est vide : il n’y a pas de seconde carte.
               *[other] Le Main Deck d’{ $who } est vide : ce NPC ne fait rien.
            }
           *[consonant] { $n ->
                [1] Le Main Deck de { $who } est vide : il n’y a pas de seconde carte.
               *[other] Le Main Deck de { $who } est vide : ce NPC ne fait rien.
            }
        }
    }
log-wins-team = L’équipe gagne.
log-all-lose-team = L’équipe perd.
log-burns-out-team = { $me ->
        [you] Votre Main Deck n’a plus assez de cartes : Burn Out.
       *[other] { $initial ->
            [vowel] Le Main Deck d’{ $who } n’a plus assez de cartes : Burn Out.
           *[consonant] Le Main Deck de { $who } n’a plus assez de cartes : Burn Out.
        }
    }
log-ends-turn-team = { $me ->
        [you] Vous avez fini ce tour.
       *[other] { $who } a fini ce tour.
    }
log-team-loses-points = L’équipe perd un point et a maintenant { $total }.
log-team-scores = { $me ->
        [you] Vous marquez { $n } pour l’équipe, qui a maintenant { $total }.
       *[other] { $who } marque { $n } pour l’équipe, qui a maintenant { $total }.
    }
log-turn-team = Le tour { $n } commence pour toute l’équipe.
log-all-lose-alone = { $me ->
        [you] Vous perdez la partie.
       *[other] { $who } perd la partie.
    }
log-loses-points-alone = { $me ->
        [you] Vous perdez un point et en avez { $total }.
       *[other] { $who } perd un point et en a { $total }.
    }
log-turn-alone = Le tour { $n } commence.
log-enthralled = { $me ->
        [you] { $n ->
            [1] De votre sideboard, { $card } passe sur la pile Enthralled.
           *[other] Du dessous de votre Main Deck, { $card } passe sur la pile Enthralled.
        }
       *[other] { $initial ->
            [vowel] { $n ->
                [1] Du sideboard d’{ $who }, { $card } passe sur la pile Enthralled.
               *[other] Du dessous du Main Deck d’{ $who }, { $card } passe sur la pile Enthralled.
            }
           *[consonant] { $n ->
                [1] Du sideboard de { $who }, { $card } passe sur la pile Enthralled.
               *[other] Du dessous du Main Deck de { $who }, { $card } passe sur la pile Enthralled.
            }
        }
    }
log-gold-paid = { $me ->
        [you] Vous payez pour elle avec un Gold.
       *[other] { $who } paie pour elle avec un Gold.
    }
log-all-runes-exhausted = Personne ne peut payer l’Enthrall Cost : toutes les Runes de tous les joueurs sont Exhausted.
log-replaced = { $noun ->
        [Strike] { $card } est remplacé.
        [Thrall] { $card } est remplacé.
       *[other] { $card } est remplacée.
    }
log-all-lose = Tous les joueurs perdent.
log-skips = { $me ->
        [you] Vous passez : { $phase }.
       *[other] { $who } passe : { $phase }.
    }
log-removed = { $me ->
        [you] Vous quittez la partie.
       *[other] { $who } quitte la partie.
    }
log-swapped-back = { $card } redevient elle-même.
log-goes-back = L’attaque a échoué : { $card } revient { $to }.
log-nearfield-lost = Un NPC contrôle { $card }.
log-nearfield-lost-alone = Le NPC contrôle { $card }.
log-nothing-enthralled-alone = { $me ->
        [you] { $n ->
            [1] Votre Main Deck est vide : il n’y a pas de seconde carte.
           *[other] Votre Main Deck est vide : le NPC ne fait rien.
        }
       *[other] { $n ->
            [1] Le Main Deck de { $who } est vide : il n’y a pas de seconde carte.
           *[other] Le Main Deck de { $who } est vide : le NPC ne fait rien.
        }
    }
log-thrall = { $who } crée un Thrall à { $might } [M] { $at }.
log-rush = { $me ->
        [npc] Les Thralls de la NPC Base se ruent ensemble en avant.
       *[other] { $who } : les Thralls de la NPC Base se ruent ensemble en avant.
    }
log-merge = { $n ->
        [one] { $me ->
            [npc] Le Thrall de la NPC Base ne fusionne avec aucun autre et a { $might } [M]
           *[other] { $who } : le Thrall de la NPC Base ne fusionne avec aucun autre et a { $might } [M]
        }
       *[other] { $me ->
            [npc] { $n } Thralls de la NPC Base fusionnent en un seul à { $might } [M]
           *[other] { $who } : { $n } Thralls de la NPC Base fusionnent en un seul à { $might } [M]
        }
    }{ $total ->
        [0] .
        [one] {" "}avec { $total } Strike.
       *[other] {" "}avec { $total } Strikes.
    }
log-enthrall-paid-with = { $me ->
        [you] Vous payez pour elle avec { $list }.
       *[other] { $who } paie pour elle avec { $list }.
    }
log-enthrall-paid = { $me ->
        [you] { $n ->
            [one] Vous payez pour elle avec { $n } Rune.
           *[other] Vous payez pour elle avec { $n } Runes.
        }
       *[other] { $n ->
            [one] { $who } paie pour elle avec { $n } Rune.
           *[other] { $who } paie pour elle avec { $n } Runes.
        }
    }

## Why not

why-ok = { $n ->
        [0] { $what } : c’est possible maintenant.
       *[other] { $what } : c’est possible maintenant (choix { $n }).
    }
why-possible = { $what } : c’est possible maintenant.
why-title = { $what } : pas maintenant. { $reason }
why-play = Jouer { $card }
why-move = Déplacer { $card } { $to }
why-use = Utiliser { $card }
why-hide = Cacher { $card }
why-pick = Choisir { $card }
why-no-use = { $card } ne se joue pas, ne se déplace pas et ne s’utilise pas.
why-facedown = Cette carte est face cachée, et vous ne savez pas laquelle c’est.
why-being-played = Vous êtes en train de jouer { $card } : répondez à la question ouverte, ou annulez avec « { $undo } ».
why-on-chain = { $card } est sur la Chain et attend d’être résolue.
why-lane = Pour cela, tapez « { $lane } », puis jouez ou utilisez la carte là-bas.
why-nothing = Rien de ce que vous voyez ne s’appelle « { $text } ». Écrivez le nom d’une carte ou son début.
why-not-your-card = { $card } n’est pas à vous. Propriétaire : { $owner }.
why-not-your-turn = Joueur actif : { $turn }. Ni un Showdown ni une Chain ne vous laisse agir maintenant. Attendez votre Main Phase.
why-not-main-phase = Cela se fait pendant la Main Phase ; phase actuelle : { $phase }.
why-not-action-phase = Cela se fait pendant l’Action Phase ; phase actuelle : { $phase }.
why-not-chain-open = Quelque chose est sur la Chain ; seules les Reactions sont possibles jusqu’à ce qu’elle soit vide.
why-not-needs-action = Pendant un Showdown, seul ce qui a Action ou Reaction est possible, et { $card } n’a ni l’une ni l’autre.
why-not-needs-reaction = Tant que quelque chose est sur la Chain, seul ce qui a Reaction est possible, et { $card } ne l’a pas.
why-not-no-priority = Ce n’est pas à vous d’agir maintenant, mais à { $asked }.
why-not-energy = { $card } coûte { $need } Energy et vous pouvez en réunir { $have } : il en manque { $missing }.
why-not-power = { $card } demande la Power { $need } ; il manque { $missing }.
why-not-cost = { $card } demande en plus : { $deed }. Vous ne pouvez pas le faire entièrement.
why-not-no-target = Il n’y a rien que { $card } puisse choisir.
why-not-choice-elsewhere = Il n’y a rien dans votre propre Lane que { $card } puisse choisir, mais il y a de quoi choisir dans la Lane de : { $lanes }.
why-not-choice-later = Il n’y a rien dans votre propre Lane que { $card } puisse choisir. Il y a de quoi choisir dans la Lane de { $lanes }, mais ce qui s’y passe doit d’abord se terminer.
why-not-no-place = { $spot ->
        [any] { $card } ne peut être jouée nulle part maintenant.
       *[one] { $card } ne peut pas être jouée { $place } maintenant.
    }
why-not-exhausted = { $card } est Exhausted. La carte redevient Ready au début de votre prochain tour.
why-not-a-unit = { $card } n’est pas une Unit sur le Board, et seules celles-ci se déplacent.
why-not-already-there = { $card } est déjà { $place }.
why-not-needs-ganking = { $card } est { $origin }. Aller d’un Battlefield à un autre demande { $keyword } ; passez d’abord par votre base.
why-not-two-others-there = Deux autres joueurs ont déjà des Units { $place }.
why-not-foreign-combat = D’autres combattent { $place } ; eux seuls peuvent y envoyer des Units.
why-not-teammate-there = Un coéquipier a déjà des Units { $place }.
why-not-foreign-base = Les Units se déplacent vers les Battlefields et vers leur propre base, pas vers celle d’un autre joueur.
why-not-cant-move = { $by } empêche { $card } de se déplacer vers cet endroit.
why-not-zone = { $card } est dans cette zone : { $zone }. Les cartes se jouent depuis la main ou la Champion Zone.
why-not-hidden-this-turn = { $card } a été cachée pendant ce tour. Vous pourrez la jouer à partir du prochain tour.
why-not-no-hidden = { $card } n’a pas { $keyword } et ne peut pas être cachée.
why-not-no-controlled-battlefield = Vous ne contrôlez aucun Battlefield où cacher { $card }.
why-not-facedown-full = Chaque Battlefield que vous contrôlez a déjà sa carte face cachée.
why-not-forbidden = { $by } interdit cela avec { $card } en ce moment.
why-not-no-ability = { $count ->
        [0] { $card } n’a pas d’Ability que vous puissiez utiliser.
       *[other] { $card } n’a pas d’Ability numéro { $number } que vous puissiez utiliser ; il y en a { $count }.
    }
why-not-ability-condition = { $card } ne le permet que { $condition }, et ce n’est pas le cas.
why-not-used-up = { $limit ->
        [one] { $card } : cette Ability s’utilise une fois par tour, et c’est fait.
       *[other] { $card } : cette Ability s’utilise { $limit } fois par tour, et c’est fait.
    }
why-not-game-over = La partie est terminée ; plus rien n’est possible.
why-not-not-controlled = Vous ne contrôlez pas { $card }. Contrôleur : { $controller }.
why-not-already-empowered = { $card } est déjà Empowered.
why-not-lane-step = Les Units se déplacent d’un pas le long de leur propre Lane ; avec Ganking, aussi vers tout Battlefield sous votre contrôle.
why-not-lane-place = { $card } ne peut pas être jouée { $place } : les Units se jouent dans la Base ou sur un Nearfield sous votre contrôle, avec [Reaction] aussi sur d’autres Battlefields de votre Lane. Elle pourrait aller : { $where }.
why-not-not-asked = On ne vous demande pas cela maintenant.
why-not-showdown-open = Un Showdown est en cours ; cela doit attendre sa fin.
why-not-not-playable = { $card } n’est pas une carte que l’on joue.
why-not-target-place = { $source } est jouée depuis Hidden et ne peut choisir que ce qui est { $place }.
why-not-untouchable = { $by } empêche vos Spells et Abilities de choisir { $card }.
why-not-arena-busy = Une Chain est ouverte là où se trouve { $card } ; attendez sa résolution.
why-not-attached = { $card } est attaché à une Unit. Ses propres Abilities attendent qu’il soit détaché.
why-not-answer-first = Répondez d’abord à la question ouverte.
why-not-target = { $misfit ->
        [kind] { $source } ne peut pas choisir { $card } : ce n’est pas le bon type.
        [side] { $source } ne peut pas choisir { $card } : ce n’est pas le bon camp.
        [place] { $source } ne peut pas choisir { $card } : ce n’est pas le bon endroit.
        [description] { $source } ne peut pas choisir { $card } : la description ne convient pas.
        [dear] { $source } ne peut pas choisir { $card } : son coût est trop élevé.
        [mighty] { $source } ne peut pas choisir { $card } : elle n’est pas Mighty.
        [chain] { $source } ne peut pas choisir { $card } : elle est encore sur la Chain.
        [trash] { $source } ne peut pas choisir { $card } : elle est dans la Trash.
        [together] { $source } ne peut pas choisir { $card } : cela ne va pas avec ce qui est déjà choisi.
        [rest] { $source } ne peut pas choisir { $card } : ce qu’il reste à choisir ou à payer ne serait plus possible.
       *[choice] { $source } ne peut pas choisir { $card } : cela ne fait pas partie des choix.
    }
why-not-already-chosen = { $card } est déjà choisie.
why-not-unclear = « { $text } » ne dit pas clairement ce que vous voulez. Nommez quelque chose que vous voyez.
why-not-paid-by-itself = { $card } aide d’elle-même à payer ; inutile de l’utiliser avant.
why-not-move-on-chain = Quelque chose est sur la Chain, et aucun déplacement standard ne se fait alors. Déplacez { $card } pendant votre Main Phase, quand rien d’autre n’est en cours.
why-not-move-in-showdown = Un Showdown est en cours, et aucun déplacement standard ne s’y fait. Déplacez { $card } pendant votre Main Phase, quand rien d’autre n’est en cours.
why-not-hide-on-chain = Quelque chose est sur la Chain, et aucune carte n’est cachée alors. Cachez { $card } pendant votre Main Phase, quand rien d’autre n’est en cours.
why-not-hide-in-showdown = Un Showdown est en cours, et aucune carte n’y est cachée. Cachez { $card } pendant votre Main Phase, quand rien d’autre n’est en cours.
why-not-already-facedown = { $card } est déjà face cachée { $origin }.
why-not-hide-zone = { $card } est dans cette zone : { $zone }. Les cartes se cachent depuis la main ou la Champion Zone.
why-not-use-zone = { $card } est dans cette zone : { $zone }. Ses Abilities s’utilisent tant que la carte est sur le Board.
why-not-your-place = Vous ne pouvez pas jouer { $card } { $place }. Contrôle actuel : { $controller }. Les Units se jouent dans votre base et sur les Battlefields que vous contrôlez.
why-not-gear-to-base = { $card } est un Gear, et les Gears se jouent dans la base.
why-not-deflect = { $target } a Deflect : ce choix coûte { $value } Power de plus. { $card } demande alors la Power { $need } ; il manque { $missing }.
why-not-toll = { $by } demande { $price } pour déplacer { $card } vers cet endroit, et vous ne pouvez pas le payer.
why-not-legion = { $card } demande Legion pour cela : vous devez avoir joué une autre carte pendant ce tour.
why-not-level = { $card } demande Level { $need } pour cela, donc { $need } XP ; vous en avez { $have }.
why-not-empowered = { $card } doit être Empowered pour cela et ne l’est pas.
why-not-mighty = { $card } doit être Mighty pour cela, donc avoir 5 [M] ; sa Might est de { $have }.
why-not-only-too-dear = Tout ce que { $card } pourrait choisir coûte trop cher : { $found }.
why-not-only-on-chain = Tout ce que { $card } pourrait choisir est encore sur la Chain : { $found }.
why-not-only-in-trash = Tout ce que { $card } pourrait choisir est dans une Trash : { $found }.
why-not-only-protected = Tout ce que { $card } pourrait choisir est protégé : { $found }. { $by } y veille.
why-not-only-to-pay-with = Tout ce que { $card } pourrait choisir est ce avec quoi vous devriez payer : { $found }.
why-not-chooses-nothing = Rien n’est choisi quand { $card } est jouée ou utilisée, donc { $target } non plus.
why-not-no-equip = { $card } n’a pas Equip.
why-not-ambiguous = « { $text } » peut désigner : { $found }. Écrivez une plus grande partie du nom.
why-not-an-option = { $card } ne fait pas partie des choix.
why-not-a-place = Cet endroit ne fait pas partie des choix.
why-an-effect = Un effet
why-others = d’autres
why-with-text = { $reason } Son texte : « { $text } »

# What a wish may begin with, and what joins it with a place or with what is chosen.
why-verb-play = joue jouez jouer
why-verb-use = utilise utilisez utiliser
why-verb-equip = attache attachez attacher équipe équiper
why-verb-move = déplace déplacez déplacer
why-verb-hide = cache cachez cacher
why-verb-pick = choisis choisissez choisir
why-verb-on = sur à vers dans

## What paying may ask for besides Energy and Power

deed-exhaust-it = passer la carte Exhausted
deed-kill-it = éliminer la carte
deed-recycle-it = effectuer un Recycle de la carte
deed-discard = { $n ->
        [one] défausser une carte
       *[other] défausser { $n } cartes
    }
deed-recycle-from-trash = { $n ->
        [one] effectuer un Recycle d’une carte de votre Trash
       *[other] effectuer un Recycle de { $n } cartes de votre Trash
    }
deed-spend-buff = { $n ->
        [one] dépenser un Buff
       *[other] dépenser { $n } Buffs
    }
deed-spend-xp = dépenser { $n } XP
deed-exhaust-others = { $n ->
        [one] en passer une autre Exhausted
       *[other] en passer { $n } autres Exhausted
    }
deed-kill-own = { $n ->
        [one] éliminer une des vôtres
       *[other] éliminer { $n } des vôtres
    }
deed-return-own = { $n ->
        [one] renvoyer une des vôtres dans la main de son propriétaire
       *[other] renvoyer { $n } des vôtres dans la main de leurs propriétaires
    }
deed-banish-from-trash = { $n ->
        [one] bannir une carte de votre Trash
       *[other] bannir { $n } cartes de votre Trash
    }
deed-disempower-it = retirer Empowered à la carte
deed-recycle-runes = { $n ->
        [one] effectuer un Recycle d’une de vos Runes
       *[other] effectuer un Recycle de { $n } de vos Runes
    }
deed-banish-it = bannir la carte
deed-detach-it = détacher la carte
deed-recycle-own = { $n ->
        [one] effectuer un Recycle d’une des vôtres
       *[other] effectuer un Recycle de { $n } des vôtres
    }
deed-disempower-own = { $n ->
        [one] retirer Empowered à une des vôtres
       *[other] retirer Empowered à { $n } des vôtres
    }
deed-exhaust-legend = passer votre Legend Exhausted
deed-move-home = déplacer la carte vers votre base
deed-discard-it = défausser la carte
deed-lose-points = { $n ->
        [one] perdre un point
       *[other] perdre { $n } points
    }

## Playing

play-welcome = { $one } contre { $two }. Le premier à { $goal } points gagne. Tapez un nombre pour choisir, ou « { $help } » pour obtenir de l’aide.
play-welcome-watch = { $one } contre { $two }. Le premier à { $goal } points gagne. Vous regardez jouer deux programmes.
play-welcome-many = { $list } : chacun pour soi, jusqu’à { $goal } points.
play-welcome-teams = { $one } contre { $two } : deux équipes, jusqu’à { $goal } points.
play-welcome-keys = Tapez un nombre pour choisir, ou { $help } pour l’aide.
play-seed = Graine { $seed }. Pour rejouer la même partie : { $command }
play-prompt = Votre choix
play-prompt-seat = { $who }, votre choix
play-pass-keyboard = C’est à { $who } de jouer. Passez le clavier, puis appuyez sur Entrée.
play-thinking = { $who } réfléchit…
play-over = La partie se termine après { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }.
result-won = { $me ->
        [you] Vous gagnez
       *[other] { $who } gagne
    } { $points } points à { $other }.
result-conceded = { $me ->
        [you] Vous gagnez : { $loser } abandonne.
       *[other] { $lost ->
            [you] { $who } gagne : vous avez abandonné.
           *[other] { $who } gagne : { $loser } abandonne.
        }
    }
result-points = Points par tour : { $list }.
result-points-one = { $who } { $total } (tour { $n })
result-nobody = Personne ne gagne.
result-pair-won = { $list } gagnent { $points } points à { $other }.
result-pair-conceded = { $list } gagnent : { $loser } a abandonné.
match-game = Partie { $n } d’un match, au meilleur des { $games }.
match-score = Score du match : { $one } { $n }, { $two } { $m }.
match-won = { $who } gagne le match.
match-sideboard = { $who } peut échanger des cartes avec le sideboard : { $list }.
match-exchange = Écrivez « carte qui sort > carte qui entre », ou appuyez sur Entrée
match-exchanged = { $who } a échangé des cartes avec le sideboard.
play-quit-sure = La partie n’est pas sauvegardée. Tapez encore une fois « { $word } » pour quitter, ou « { $save } » pour la sauvegarder.
play-quit = À bientôt.
play-quit-saved = Partie sauvegardée dans { $file }. Pour la reprendre : { $command }
play-input-over = L’entrée est terminée, mais pas la partie.
play-script-over = Le script est terminé, mais pas la partie.
play-script-wrong = La réponse { $n } du script, « { $text } », ne convient pas ici : { $problem }
play-saved = Partie sauvegardée dans { $file }.
play-resumed = Reprise au tour { $n }.
play-undone = Annulé.
play-undo-sure = Cela annule aussi ce que { $list } a fait depuis. Si tout le monde est d’accord, tapez encore une fois « { $word } ».
play-nothing-to-undo = Il n’y a rien à annuler.
play-language = Nous parlons maintenant français.
play-language-which = Quelle langue ? { $list }
play-concede-sure = Vraiment abandonner ? Tapez encore une fois « { $word } ».
play-not-a-number = { $n } n’est pas proposé. Choisissez un nombre de 1 à { $most }.
play-not-understood = « { $text } » n’est pas une réponse ici. Choisissez un nombre de 1 à { $most }, ou tapez « { $help } » pour obtenir de l’aide.
play-several-fit = « { $text } » peut désigner plusieurs choix : { $list }. Tapez le nombre.
play-which-number = Quel nombre ? Par exemple : { $command } 1
play-which-file = Quel fichier ? Par exemple : { $command } farfield.txt
play-which-card = Quelle carte ? Par exemple : { $command } { $card }
hint-how-much = Quel indice ? Par exemple : { $command } 2 (1 : où regarder, 2 : que faire, 3 : pourquoi)
hint-more = Pour en savoir plus : { $command }
hint-do = Indice : { $n }, { $option }
hint-nudge-play = Regardez ce que vous pourriez jouer.
hint-nudge-move = Regardez qui pourrait se déplacer, et où.
hint-nudge-use = Regardez les Abilities que vous pourriez utiliser.
hint-nudge-hide = Regardez ce que vous pourriez cacher.
hint-nudge-wait = Rien de plus ne semble utile pour l’instant.
hint-nudge-choose = Une de ces réponses semble meilleure que les autres.
hint-nothing-better = Rien d’autre ne semble meilleur.
hint-wins = Cela gagne la partie.
hint-saves = Sinon, l’adversaire gagne aussitôt.
hint-points = Cela rapporte { $n ->
        [one] un point
       *[other] { $n } points
    }.
hint-spares = L’adversaire marque { $n ->
        [one] un point de moins
       *[other] { $n } points de moins
    }.
hint-holds = Vous tenez { $place }, et ce qui se trouve dans la Base adverse ne peut pas le prendre.
hint-takes = Vous tenez { $place }.
hint-mulligan-tried = De tous les Mulligans, c’est celui qui commence le mieux, en moyenne sur de nombreuses parties imaginées.
hint-keep-early = Tout dans cette main peut être joué assez tôt.
hint-back-dear = { $card } coûte trop cher pour les premiers tours.
hint-holds-farfield = Vous tenez { $place } (Farfield) : +1 point au prochain tour, et ce qui se trouve dans la NPC Base ne peut pas le prendre.
hint-takes-farfield = Vous tenez { $place } (Farfield) : +1 point au prochain tour.
hint-frees-nearfield = Vous prenez { $place } (Nearfield) au NPC : sinon, cela coûte un point.
hint-holds-lane = Vous tenez { $place }, et ce qui se trouve un lieu plus loin ne peut pas le prendre.
hint-removes = Quittent le Board : { $units }.
hint-might = Vous avez { $n } de Might de plus sur le Board.
hint-cards = Vous avez { $n ->
        [one] une carte de plus
       *[other] { $n } cartes de plus
    } en main.
hint-chance = Vos chances de gagner, selon le programme : { $percent } %, sans cela { $without } %.
hint-chance-now = Vos chances de gagner, selon le programme : { $percent } %.
hint-chance-same = Pour vos chances de gagner, cela ne change presque rien : { $percent } % dans les deux cas, selon le programme.
play-preview = Choix { $n }, { $option } : voici ce qui se passerait.
play-preview-nothing = Rien ne change encore ; il reste d’abord des choix à faire.
play-preview-asks = Ensuite on vous demande : { $question }
play-preview-asks-other = Ensuite, { $who } décide.
play-preview-hidden = Ce que vous ne pouvez pas encore savoir (votre deck, les autres mains, le hasard) est omis ou marqué d’un « ? ».
play-preview-unanswered = À condition que personne ne réponde.
word-on = oui
word-off = non
word-runes = runes
asked-runes = chaque Rune à part, pour payer à la main
word-windows = fenêtres
asked-windows = une Reaction ou une action de Showdown, même si vous ne pouvez que passer
word-consent = accord
asked-consent = avant qu’un membre de l’équipe choisisse ce qui est à vous
asked-title = On vous demande :
asked-now = { $word } : maintenant { $state }.
asked-unknown = Il n’y a rien qui s’appelle « { $text } » à demander. Choisissez parmi : { $list }.

## Commands: the word, then the short form, then other words for the same

command-help = aide h ?
command-board = table t
command-options = choix c
command-why = pourquoi pq
command-preview = aperçu ap apercu
command-undo = annuler an
command-log = journal j
command-look = carte ca voir
command-rule = règle r regle
command-save = sauver s
command-resume = reprendre rep
command-language = langue l
command-auto = auto a
command-hint = indice in
command-ask = demander dm
command-concede = abandonner ab
command-quit = quitter q
word-not = pas
word-all = tout
help-title = Ce que vous pouvez taper
help-number = un nombre
help-number-text = faire ce choix ; le début de son texte suffit aussi
help-help = cette liste
help-board = montrer la table à nouveau
help-options = montrer les choix à nouveau
help-why-args = [pas] CARTE
help-why = pourquoi une carte peut ou ne peut pas être jouée, déplacée ou utilisée maintenant, avec la règle
help-preview-args = NOMBRE
help-preview = ce que ferait un choix
help-undo = annuler votre dernière réponse
help-log-args = [NOMBRE | tout]
help-log = ce qui vient de se passer, ou ce nombre de lignes
help-look-args = CARTE
help-look = lire une carte
help-rule-args = 323.6
help-rule = lire une règle, par numéro ou par mot
help-save-args = [FICHIER]
help-save = sauvegarder la partie
help-resume-args = FICHIER
help-resume = reprendre une partie sauvegardée
help-language-args = en | de | es | fr
help-language = changer de langue
help-auto-args = [NOMBRE | tout]
help-auto = laisser le programme choisir pour vous : une fois, autant de fois, ou jusqu’à la fin de la partie ; les autres répondent comme toujours
help-hint-args = [1 | 2 | 3]
help-hint = un indice : où regarder, que faire et pourquoi ; davantage à chaque demande
help-ask-args = [runes | fenêtres | accord]
help-ask = ce qu’il faut vous demander ; avec un mot, l’activer ou le désactiver
help-concede = abandonner la partie
help-quit = quitter ; avec --save, la partie est sauvegardée
help-short = La forme courte suit le mot. Les mots anglais fonctionnent dans toutes les langues.
help-symbols = [2] vaut 2 Energy, [Fury] 1 Power de ce Domain, [A] 1 Power de n’importe quel Domain, [M] Might.

## Lane Legends at the keyboard

play-welcome-lanes = { $n ->
        [one] Lane Legends : { $team } en solo contre un NPC. Il faut { $goal } points pour gagner.
       *[other] Lane Legends : { $team }, une équipe, chacun contre son propre NPC. Il faut { $goal } points pour gagner.
    }
play-welcome-help = Tapez un nombre pour choisir, « { $help } » pour obtenir de l’aide, « { $lanes } » pour lire comment on joue.
table-preset = Cette table joue : { $preset }.
table-own = Cette table joue avec :
table-substitutes = { $who } apporte le Battlefield { $own } ; ceux-ci sont empruntés : { $list }. Une liste avec trois Battlefields à elle les remplace.
result-with = avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
result-team-won = L’équipe gagne avec { $points } points sur { $goal }.
result-team-lost = L’équipe perd, { result-with }.
result-team-burns-out = { $me ->
        [you] L’équipe perd, { result-with } : votre Main Deck était vide.
       *[other] { $initial ->
            [vowel] L’équipe perd, { result-with } : le Main Deck d’{ $who } était vide.
           *[consonant] L’équipe perd, { result-with } : le Main Deck de { $who } était vide.
        }
    }
result-team-concedes = { $me ->
        [you] L’équipe perd, { result-with } : vous avez abandonné.
       *[other] L’équipe perd, { result-with } : { $who } a abandonné.
    }
result-alone-won = { $me ->
        [you] Vous gagnez avec { $points } points sur { $goal }.
       *[other] { $who } gagne avec { $points } points sur { $goal }.
    }
result-alone-lost = { $me ->
        [you] Vous perdez, { result-with }.
       *[other] { $who } perd, { result-with }.
    }
result-alone-burns-out = { $me ->
        [you] Vous perdez, { result-with } : votre Main Deck était vide.
       *[other] { $who } perd, { result-with } : le Main Deck était vide.
    }
result-alone-concedes = { $me ->
        [you] Vous perdez, { result-with } : vous avez abandonné.
       *[other] { $who } a abandonné, { result-with }.
    }
result-team-points-one = { $total } (tour { $n })
lanes-title = Comment on joue à Lane Legends
lanes-table = Tous les joueurs forment une équipe. Chacun a une Lane (base, Nearfield, Midfield, Farfield, NPC Base) et, dans celle-ci, un NPC nourri par son propre deck. [LL 1]
lanes-winning = Un Farfield que vous gardez en Hold au début d’un tour rapporte 1 point à l’équipe ; rien d’autre n’en rapporte. Un NPC qui contrôle son Nearfield retire 1 point. L’équipe gagne avec { $goal } points, et perd dès que quelqu’un doit prendre plus de cartes dans son Main Deck qu’il n’en contient, ou abandonne. [LL 3]
lanes-time = Tous jouent leur tour en même temps, phase par phase. Pendant l’Action Phase, chacun agit dans sa Lane ; le tour se termine quand tous ont fini. [LL 2]
lanes-dealing = Enthralled Phase : { $from ->
        [sideboard] la carte suivante de votre sideboard passe sur la pile Enthralled ; une fois qu’il est vide, la carte du dessous de votre Main Deck
       *[deck] la carte du dessous de votre Main Deck passe sur la pile Enthralled
    }. Vous payez chaque symbole de Power { $icons ->
        [cost] de son coût, mais aucun de son texte
       *[all] qu’elle porte
    } : { $runes ->
        [recycled] vous effectuez un Recycle d’une Rune de ce Domain, ou de deux autres, Ready ou Exhausted
       *[exhausted] une Rune Ready de ce Domain, ou deux autres
    } ; si vous ne pouvez pas, un autre membre de l’équipe doit le faire ; si personne ne peut, toutes les Runes de tous sont Exhausted. Ensuite, un Thrall dont la Might égale l’Energy cost de la carte apparaît dans la NPC Base. [LL 4.1, 4.2]
lanes-types = Une Unit : les Mightiest Thralls avancent d’un pas, et un second Thrall a la Might de l’Unit. Un Gear : le Mightiest Thrall reçoit un Strike et se déplace. Un Spell : les Thralls de la NPC Base fusionnent et une autre carte arrive ; si c’est aussi un Spell, tous les Thralls de la NPC Base se ruent en avant. [LL 4.3]
lanes-fighting = Les Thralls attaquent ce qui leur barre la route ; s’ils échouent, ils retournent d’où ils venaient. Un Thrall qui attaque utilise chaque Strike pour éliminer un défenseur ; une Unit avec Deflect peut payer une Power pour le contrer. Un NPC choisit toujours la Mightiest Unit. [LL 5.7, 6, 7]
lanes-moving = Vos Units se déplacent d’un pas le long de la Lane, avec Ganking aussi vers tout Battlefield sous votre contrôle. Elles se jouent dans votre base ou sur un Nearfield sous votre contrôle. [LL 8.1, 8.2]
lanes-helping = Vos Spells et vos Abilities atteignent les autres Lanes : tapez « { $lane } » pour voir ce qui s’y passe, et « { $lane } » avec un nom pour y agir. [LL 8.3–8.5]
lanes-advice = { $from ->
        [sideboard] Ce qui part en Recycle va sous votre Main Deck, et une fois votre sideboard vide, c’est de là que viennent les cartes du NPC.
       *[deck] Ce qui part en Recycle va sous votre Main Deck, et c’est de là que vient la prochaine carte du NPC.
    }
lanes-rulings = Chaque phrase des règles a un numéro : { $rule } LL 4.3. Là où le document laisse une question ouverte, ⚖ marque notre décision ; il y en a d’autres dans la partie B : { $rule } B21.
lane-waits = { $me ->
        [you] vous attend : { $question }
       *[other] attend { $who } : { $question }
    }
lane-quiet = rien n’est ouvert
lane-held = { $me ->
        [you] attend votre intervention, comme vous l’avez demandé
       *[other] { $who } a demandé d’attendre
    }
lane-finished = a fini ce tour
lane-help = vous pouvez agir ici : { $command }
lane-nothing = { $initial ->
        [vowel] Dans la Lane d’{ $who }, vous ne pouvez rien faire maintenant.
       *[consonant] Dans la Lane de { $who }, vous ne pouvez rien faire maintenant.
    }
lane-unknown = Aucune Lane ne s’appelle « { $text } ». Choisissez parmi : { $list }.
lane-back = Tapez « { $lane } » pour revenir sans agir.
lane-elsewhere = Le premier choix { OF($card) } pourrait aussi se faire dans la Lane de : { $list }. Pour cela, tapez « { $undo } », puis « { $lane } », et jouez la carte là-bas.
lane-hand-over = Tapez encore « { $lane } » pour passer le clavier à { $name }.
lane-could-help = { $n ->
        [one] { $list } pourrait intervenir ici.
       *[other] { $list } pourraient intervenir ici.
    } Tapez « { $lane } » pour passer le clavier à { $name }.
lane-no-help = { $n ->
        [one] { $list } pourrait intervenir ici, mais ne le souhaite pas.
       *[other] { $list } pourraient intervenir ici, mais ne le souhaitent pas.
    }
pile-title = { $initial ->
        [vowel] Pile Enthralled d’{ $who }, la plus récente en premier
       *[consonant] Pile Enthralled de { $who }, la plus récente en premier
    }
pile-empty = La pile Enthralled est vide.
command-lane = lane ln
command-pile = pile pi
command-settings = réglages rg reglages
command-leave = partir pt
help-lane-args = [NOM]
help-lane = ce qui se passe dans toutes les Lanes, ou aller dans l’une d’elles pour y répondre ou y aider ; encore une fois pour passer le clavier
help-pile-args = [NOM]
help-pile = les cartes de la pile Enthralled
help-settings = ce dont cette table est convenue
help-leave = laisser un programme prendre votre place, si tous les autres acceptent
leave-sure = Tous les autres acceptent-ils qu’un programme prenne votre place ? Alors tapez encore une fois « { $word } ».
leave-alone = Personne d’autre à ce clavier ne pourrait continuer. Pour abandonner, tapez « { $word } ».
leave-done = Désormais un programme joue pour { $who }. [LL 3.2]
help-lanes = « { $help } lanes » : comment on joue à Lane Legends.
help-pay = Le paiement est automatique. Avec « { $command } », chaque Rune est proposée à part, et vous utilisez celles que vous voulez avant de jouer une carte.

## Cards, decks and rules

card-cost = Coût
card-type = Type
card-domains = Domains
card-tags = Tags
card-speed = Quand
card-codes = Codes
cards-set = Set
cards-total = cartes
cards-complete = complètes
cards-partial = en partie
cards-absent = sans texte
cards-all = tous les sets
cards-lacks = il manque : { $lacks }
cards-is-partial = une ébauche : rien n’en est encore prouvé
cards-is-absent = encore sans texte
cards-is-preview = un aperçu : pas encore parue
cards-previews = { $code } { $set } : { $count } cartes en aperçu, connues par leurs seuls chiffres.
cards-unproven = pas encore prouvée : { $list }
proof-scenarios = scénarios
proof-comparison = comparaison avec le texte imprimé
proof-reader-a = première lecture
proof-reader-b = seconde lecture
proof-changed = changée depuis sa preuve
proof-words = mots changés depuis leur lecture
cards-review-title = Les cartes de Farfield, à lire
cards-review-find = Chercher
cards-review-show = Montrer
cards-review-all = toutes
cards-review-written = Écrit : { $file }
cards-unknown-set = Il n’y a pas de set « { $given } ». Les sets sont { $sets }.
cards-cannot-write = { $file } ne peut pas être écrit : { $why }. Indiquez un fichier dans un dossier qui existe.
cannot-write-full = { $file } ne peut pas être écrit, car le disque est plein. Faites de la place, ou indiquez un fichier sur un autre disque.
card-supported = Jouable
card-supported-yes = oui, Farfield la joue entièrement
card-supported-not = pas encore ({ $why })
card-draft = Une ébauche : ce qu’elle dit n’est pas encore prouvé, et les decks qui la contiennent en sont avertis.
card-which = Indiquez une carte, ou un fichier de définitions avec --try.
try-cannot-read = Impossible de lire { $file } : { $why }. Indiquez un fichier Python où figure card(…) ou draft(…).
try-nothing = { $file } ne définit aucune carte : écrivez card(…) ou draft(…).
try-program = Ce qu’elle fait, pas à pas :
try-offers = Ce qu’elle vous permet :
try-offers-nothing = (rien dans cette position)
try-log = Ce qui s’est passé :
try-seat = Joueur { $n }
card-banned = Interdite
deck-title = { $name } : { $legend } avec { $champion }
deck-main = Main Deck ({ $n } cartes)
deck-runes = Rune Deck ({ $n } Runes)
deck-battlefields = Battlefields
deck-sideboard = Sideboard ({ $n } cartes)
deck-substitutes = Deux Battlefields de remplacement là où un mode en demande trois (Match, Lane Legends) ; une liste qui en a trois à elle les remplace
deck-formed = Lisible
deck-formed-yes = oui : chaque carte est connue et à sa place
deck-legal = Autorisé
deck-mode = { $mode } : { $verdict }
deck-legal-yes = oui
deck-legal-no = non
deck-supported = Jouable
deck-supported-yes = oui : Farfield joue chaque carte entièrement
deck-supported-cards = non : { $count } cartes différentes sur { $total } ne peuvent pas encore être jouées : { $cards }
deck-legal-dated = { $verdict } (liste d’interdictions du { $date })
deck-legal-without-bans = { $verdict } (jugé sans liste d’interdictions : aucune avant celle du { $date } n’est connue)
deck-curve = Courbe d’Energy ({ $average } en moyenne)
deck-types = Units : { $units }, Spells : { $spells }, Gear : { $gear }
deck-domains = Cartes par Domain : { $list }
deck-power = Power dans leurs coûts : { $list }
deck-read-format = Lu au format { $format }.
deck-note = Remarque : { $note }
deck-lists-title = Listes de l’extension { $set }, une par Legend
deck-champions-title = Decks de champion
deck-plays = { $all ->
        [yes] Farfield joue chaque carte en entier.
       *[no] { $count } cartes différentes sur { $total } peuvent déjà être jouées.
    }
deck-also-champions = Choix possibles aussi : { $list }
deck-list-title = Decks fournis
deck-list-more = Pour en voir un : { $command }
mode-duel = Duel
mode-match = Match
mode-skirmish = Skirmish
mode-war = War
mode-2v2 = 2v2
mode-lanes = Lane Legends

## What a table may agree on

modifier-rulebook = Livrets imprimés : dans un combat, seuls agissent ses deux joueurs et ceux qu’ils invitent ; qui atteint le Victory Score a gagné.
modifier-faster-units = Units plus rapides : une avancée déplace les { $value } Mightiest Thralls de chaque endroit.
modifier-reaction-spells = Spells avec Reaction : un premier Spell avec { $value ->
        [reaction] Reaction
       *[other] Action ou Reaction
    } ne fusionne les Thralls qu’une fois arrivé celui de la deuxième carte.
modifier-mighty-strikes = Strikes puissants : chaque Strike donne +{ $value } [M].
modifier-head-start = Avance au départ : des Thralls se tiennent dans chaque Lane dès le début (lieu et Might : { $value }).
modifier-recycle-costs = Coûts en Recycle : les Enthrall Costs se paient par le Recycle de Runes, Ready ou Exhausted.
modifier-extra-runes = Runes en plus : { $value } de plus par joueur à la première Channel Phase.
modifier-champions-out = Champions en jeu : les Chosen Champions commencent Exhausted dans leur base.
modifier-printed-cost-only = Le coût seulement : seule la Power du coût de la carte compte pour son Enthrall Cost.
modifier-sideboard-first = Sideboard d’abord : on distribue du sideboard mélangé jusqu’à ce qu’il soit vide.
modifier-gold-pays = Gold paie : on peut éliminer un Gold Ready pour payer 1 Power d’un Enthrall Cost.
modifier-thralls-use-battlefields = Les Battlefields aident les Thralls : leurs textes permanents les renforcent aussi.
modifier-vacated-counts = Les Battlefields quittés comptent : celui que l’Advance vient de quitter est encore au NPC quand un Thrall est placé.
preset-calm = Calme
preset-standard = Standard
preset-storm = Tempête
preset-nightmare = Cauchemar
rule-restates = reprend { $numbers }
rule-ours = notre interprétation
rule-found = { $n ->
        [one] { $n } règle avec { $words }
       *[other] { $n } règles avec { $words }
    }
rule-more = … et { $n } de plus. Ajoutez un mot pour en trouver moins.
rule-english = Ce qui est en anglais ici n’est pas encore traduit.
deck-about-annie = Brûle les Units ennemies sur les Battlefields et glisse les siennes sur ceux qui sont vides. À la fin de votre tour, deux Runes redeviennent Ready : gardez un Spell rapide pour le tour de votre adversaire.
deck-about-garen = Remplit les Battlefields de petites Units et les renforce toutes à la fois. Attaquez en nombre : conquérir un Battlefield avec quatre Units ou plus remplit votre main.
deck-about-lux = Tient bon avec de petites Units et économise pour de grands Spells qui éliminent les pires menaces. Chaque Spell cher fait aussi piocher une carte : le temps joue pour vous.
deck-about-master-yi = Réunit tôt des Runes, puis joue les plus grandes Units de la table. Avec votre Legend, un seul défenseur puissant est difficile à battre, et vos Spells rapides le gardent en vie.
deck-about-jinx = Défausse ses propres cartes pour gagner du temps : certaines reviennent ainsi, d’autres frappent plus fort. Une main presque vide se remplit seule au début de votre tour.
deck-about-viktor = Appelle des Recruits par poignées et sait quoi en faire : tenir, sacrifier ou les renforcer tous d’un coup. Les cartes cachées et les petites ruses lui donnent le temps qu’il faut.
deck-about-lee-sin = Donne des Buffs à ses Units une par une jusqu’à gagner chaque combat. Envoyez un combattant seul avec une ruse en main, et finissez avec les plus gros.
deck-about-fiora = Arme quelques Units jusqu’à ce qu’elles soient Mighty, et chacune qui le devient apporte une Rune. Un grand duel à la fois : frappez d’abord, puis tenez ce que vous avez pris.
deck-about-rumble = Construit des Mechs qui se renforcent entre eux : boucliers, assaut, plus de Might. Des dégâts peu coûteux ouvrent la voie, et un géant tombé en laisse deux autres.
deck-about-vi = Attaque avec plus qu’il n’en faut : qui gagne avec une large marge prépare une Unit et continue. Les embuscades et les renforts rapides décident des combats.
deck-about-vex = Tient ses Battlefields, étourdit qui attaque et pioche des cartes en restant sur place. L’expérience gagnée en chemin rend plus tard précieuses les petites Units et les Spells bon marché.
deck-about-shen = Combat par paires : exactement deux Units à un Battlefield se protègent et se renforcent. Mettez la plus solide devant et tenez : c’est de là que viennent ses points.
deck-about-zed = Remplit son propre Trash et continue de jouer de là : les Units coûtent moins, les Spells reviennent, les ombres encaissent les coups. Restez en mouvement, car presque tout ici le récompense.
deck-about-annie-with-gear = Annie avec des arcs et des lames : ses Units frappent plus fort en attaquant, et une baliste achève le reste. Moins d’astuces pour sauver une Unit, mais des bottes rapides l’amènent là où il faut.
deck-about-garen-with-gear = La troupe de Garen avec épées et armures : une Unit bien armée ouvre la voie et les petites suivent. Le Gear qui appelle un Recruit va le mieux à une Unit qui se déplace à chaque tour.
deck-about-lux-with-gear = Lux en armure : les défenseurs reçoivent leur bouclier juste à temps, et un Conduit paie les grands Spells un tour plus tôt. Qui garde un Battlefield avec World Atlas rapporte des Gold.
deck-about-master-yi-with-gear = Master Yi avec l’armure la plus lourde de la table, enfilée en plein combat. Donnez tout à un seul défenseur et ne laissez passer personne.
deck-about-kaisa-of-origins = Répond à chaque Unit par un Spell, et sa Legend aide à les payer. Des pioches bon marché gardent la main pleine jusqu’à ce qu’une pluie de missiles close le débat.
deck-about-volibear-of-origins = Réunit des Runes, puis joue un géant après l’autre, et chacun apporte encore une Rune. D’ici là, de petites Units et des duels loyaux tiennent la ligne.
deck-about-jinx-of-origins = Vide sa main plus vite que quiconque et en profite : ce qui est défaussé revient ou met le reste en marche. Avec une carte en main au plus, la Legend en fait piocher une autre.
deck-about-darius-of-origins = Joue deux cartes par tour, car la seconde vaut davantage. Des soldats bon marché et de petits Spells ouvrent le tour, les plus forts suivent, et leurs chefs les renforcent tous.
deck-about-ahri-of-origins = Ne laisse personne attaquer en paix : les attaquants rapetissent, se laissent charmer ou voient leur Spell échouer. Tenez avec quelques bonnes Units, car le champion marque un point de plus pour cela.
deck-about-lee-sin-of-origins = Donne un Buff à chaque tour et tire davantage de ses Buffs. Combat à un contre un avec des ruses en main, et à la fin avec un Battlefield plein.
deck-about-yasuo-of-origins = N’est jamais là où il était : les Units bondissent d’un endroit à l’autre, et trois déplacements en un tour valent un point. Des Spells rapides renvoient les autres chez eux et ouvrent la voie.
deck-about-leona-of-origins = Étourdit avant de frapper, et chaque Stun apporte un Buff. De solides défenseurs tiennent, les chefs achèvent ce qui est étourdi, et ce qui tombe fait piocher.
deck-about-teemo-of-origins = Cache ses cartes et les fait surgir en plein combat. L’éclaireur revient en main et se cache de nouveau, si bien que personne ne sait quelle carte est là.
deck-about-viktor-of-origins = Fait des Recruits de tout, même de ses propres morts. Sacrifiez ce qui a fait son travail, et qu’un seul ordre change les petits en armée.
deck-about-miss-fortune-of-origins = Débarque sur des Battlefields libres et repart de là, avec tout l’équipage de nouveau Ready. Une salve qui coûte autant que vous avez balaie ce qui gêne.
deck-about-sett-of-origins = Distribue des Buffs et les dépense : pour frapper, pour redevenir Ready, pour survivre. Ce qui a un Buff rentre à la base au lieu d’être éliminé, et conquérir rend la Legend Ready pour la suite.
deck-about-annie-of-origins = Brûle plus que les dégâts imprimés : champion, grimoire et Battlefield en ajoutent chacun. Les Spells reviennent de la Trash, et à la fin un ours se dresse dans les cendres.
deck-about-master-yi-of-origins = Laisse une seule Unit puissante défendre, et personne ne passe. Les Runes arrivent tôt, les ruses gardent le défenseur en vie, et avec huit Runes le champion domine tout.
deck-about-lux-of-origins = Survit derrière de petites Units jusqu’aux grands Spells, et pioche pour chacun d’eux. Son champion et un Conduit paient les Spells un tour ou deux plus tôt.
deck-about-garen-of-origins = Remplit un Battlefield de soldats et les renforce tous à la fois. Conquérez avec quatre ou plus et piochez deux cartes, ou tenez la Plaza avec sept et gagnez.
deck-about-rumble-of-spiritforged = Construit des Mechs qui se renforcent entre eux et ne viennent jamais seuls. Les petits défendent, un géant tombé en laisse deux autres, et un mot à la radio les renforce tous à la fois.
deck-about-lucian-of-spiritforged = Arme tout le monde, et chaque arme frappe plus fort à l’attaque. Qui conquiert redevient Ready ou rentre à la base avant toute réponse.
deck-about-draven-of-spiritforged = Cherche le combat, car chaque victoire fait piocher une carte. Des haches qui volent un tour y veillent, et le champion marque des points pour le spectacle.
deck-about-reksai-of-spiritforged = Joue des cartes du dessus du deck, où elles coûtent moins et arrivent pressées. Attaquez, voyez ce qui sort du sol et laissez-le se joindre aussitôt.
deck-about-ornn-of-spiritforged = Forge du Gear à chaque tour, et la Legend en paie une part. Trois œuvres uniques décident de la fin : le feu, une couronne et le signal de la charge.
deck-about-jax-of-spiritforged = Passe ses armes d’un combattant à l’autre, en plein combat s’il le faut. Ce qui traîne est ramassé, et un Battlefield tenu avec la bonne arme compte double.
deck-about-irelia-of-spiritforged = Choisit encore et encore la même Unit, et chaque fois elle redevient Ready. De petites ruses la rendent plus forte, moins chère et déjà loin avant toute réponse.
deck-about-azir-of-spiritforged = Lève des soldats du sable et donne une arme à chacun. Chaque Equipment joué en appelle un autre, et l’empereur les emmène tous quand il attaque.
deck-about-ezreal-of-spiritforged = Vise deux ennemis par tour, et la Legend fait piocher pour cela. De petits Spells les freinent, et le champion tire de loin puis rentre avant qu’ils n’arrivent.
deck-about-renata-glasc-of-spiritforged = Tire du Gold de tout : tenir, mourir, des marchés que nul ne refuse. Payez ce qui manque, achetez un ennemi pour un tour et, à la fin, le dernier point.
deck-about-sivir-of-spiritforged = Dépense la Power sans compter, car chaque Rune en Recycle apporte du Gold. De forts attaquants font place nette, et un appel rend toute la troupe Ready pour un second tour.
deck-about-fiora-of-spiritforged = Livre un duel après l’autre et rend son duelliste Mighty au bon moment. Chaque Unit qui le devient apporte une Rune, et une riposte change un Spell ennemi en force.
deck-about-jhin-of-unleashed = Joue des Spells à quatre, car le quatrième est une fête de Runes. Des élèves et un artiste attendent ce nombre, et la scène se vide coup par coup.
deck-about-rengar-of-unleashed = Bondit dans des combats déjà commencés, et qui s’y joint renforce quelqu’un. Attaquez avec peu et montrez le reste quand il est trop tard pour partir.
deck-about-pyke-of-unleashed = Guette sous la surface : la moitié du deck peut être cachée. Qui s’approche est entraîné au fond, et l’éventreur rentre avec le butin pour recommencer.
deck-about-vi-of-unleashed = Frappe plus fort que nécessaire, car un large surplus rend une Unit Ready pour la porte suivante. Donnez les poings à la plus forte et ne vous arrêtez pas à un Battlefield.
deck-about-lillia-of-unleashed = Rêve des sprites qui s’en vont après un tour et appelle les suivants pour moins cher. Laissez-les combattre et passer, tandis que grandit à côté qui aime les Tokens.
deck-about-master-yi-of-unleashed = Accumule de l’expérience dès le premier tour : à six, toutes les Units sont plus fortes, à onze, elles arrivent Ready. Alors le maître ne coûte presque plus rien.
deck-about-vex-of-unleashed = Étourdit quiconque attaque et s’en ennuie. Gardez vos Battlefields, piochez pour chacun, et laissez le reste aux ombres.
deck-about-ivern-of-unleashed = Est l’ami des oiseaux, des chats, des chiens et des poros, et en veut un de chaque. Ensemble ils rendent Daisy bon marché et l’amitié forte, et un Battlefield devient Brush.
deck-about-diana-of-unleashed = Garde ses forces pour les Showdowns, où la Legend aide à payer. Chaque Spell renforce le champion, et le clair de lune attire les ennemis où il veut.
deck-about-leblanc-of-unleashed = Rien ici n’est ce qu’il paraît : des copies combattent, s’effacent et laissent quelque chose. Prenez un Battlefield, et un reflet s’y tient avant qu’on regarde deux fois.
deck-about-khazix-of-unleashed = Chasse qui se tient seul et apprend de chaque victoire. Écartez les autres, frappez et dépensez l’acquis pour la prochaine mutation.
deck-about-poppy-of-unleashed = Tient, et apprend en tenant. De petits défenseurs grandissent avec l’expérience, un marteau renvoie le plus grand attaquant, et l’héroïne vient quand il le faut.
deck-about-akali-of-vendetta = Entre dans le combat et en sort avant le coup. Ses déplacements blessent qui est là, la Legend en Empower rend Ready qui elle rappelle, et les shurikens reviennent.
deck-about-renekton-of-vendetta = Change les Runes en rage : il en reste peu, et ce peu renforce tout. Doublez la Might d’une bête et laissez-la continuer tant qu’on la nourrit.
deck-about-zed-of-vendetta = Remplit sa propre Trash, car le deck y continue : les noms qui s’y trouvent rendent les autres moins chers, plus vifs, plus mortels. Des ombres attendent là où le maître veut être.
deck-about-nasus-of-vendetta = A de la patience : avec sept Runes et plus, il fait ce que d’autres ne peuvent. Défendez jusque-là, car tout ce qui est grand rend deux Runes Ready pour la suite.
deck-about-shen-of-vendetta = Se tient à deux, jamais plus, jamais moins. Une paire qui tient fait piocher et marque, la plus solide devant et une barrière pour l’autre.
deck-about-jayce-of-vendetta = Construit des machines et les rend Ready encore et encore. Chaque Gear sur la table alourdit le marteau et rend le gardien moins cher, et un portail met tout en marche à la fois.
deck-about-mel-of-vendetta = Donne l’Empower à un esprit après l’autre, et chaque fois la Legend brille aussi. Les Spells ennemis changent de camp, les attaquants faiblissent, et les petits disparaissent.
deck-about-ambessa-of-vendetta = Fait de ses soldats plus qu’ils n’étaient, et la matriarche grandit avec eux. Qui est plus faible que l’élu tombe, et le plus fort frappe deux fois.
deck-about-kennen-of-vendetta = Joue de partout sauf de la main : de l’ombre, de la Trash, avec le courant. Chaque carte ainsi jouée charge la Legend, et la foudre tombe sur qui est étourdi.

## Errors

error = Erreur : { $problem }
unknown-language = Farfield ne parle pas « { $lang } ». Choisissez parmi : { $languages }.
answer-stale = La décision { $decision } n’est plus ouverte. Demandez à la partie les décisions ouvertes et répondez à l’une d’elles.
answer-wrong-seat = La place { $seat } ne peut pas répondre ; la question est posée à la place { $asked }.
answer-not-offered = Ce choix n’est pas proposé ici. Répondez par l’un des { $count } choix.
game-over = La partie est terminée ; plus rien n’est possible.
game-broken = Cette partie s’est arrêtée au milieu d’une réponse et ne garde pas d’enregistrement : elle ne peut pas continuer. Copiez à nouveau la partie dont elle provient.
table-people = { $people } personnes ne peuvent pas jouer { $count } Lanes. Donnez un nombre de 0 à { $count }.
table-decks = { $given } decks, c’est trop pour { $count } places. Retirez-en.
resume-settings = Une partie enregistrée garde ses réglages. Retirez { $options }, ou retirez --resume pour commencer une nouvelle partie.
table-seats = { $people } personnes ne tiennent pas à { $count } places. Donnez un nombre de 0 à { $count }.
table-players = { $count } joueurs, c’est trop ou trop peu pour ce terminal. Donnez un nombre de 1 à { $most }.
seat-unknown = Il n’y a pas de joueur à cette place ({ $seat }). Les places vont de 0 à { $last }, et doivent être encore en jeu.
wish-unknown = { $wishes } ne représente aucun souhait. Donnez un nombre de 0 à { $most } : la somme de ce que la place veut qu’on lui demande.
card-text-cannot-work = { $where }{ $card }, ligne { $line } de son texte : { $fault }.
never-ends = Cela déclencherait des textes qui se déclenchent l’un l’autre sans fin. Choisissez autre chose.
card-word-cannot-work = { $where }cela ne peut pas marcher : { $fault }.
too-many-objects = Une partie contient { $most } objets à la fois, et il y en aurait plus. Retirez-en.
unknown-card = { $near ->
        [yes] Aucune carte parue ne s’appelle « { $text } ». Vouliez-vous dire : { $names } ?
       *[no] Aucune carte parue ne s’appelle « { $text } ». Vérifiez l’orthographe ou donnez son code, par exemple OGN-001.
    }
unknown-card-line = Ligne { $line } : { unknown-card }
unknown-deck = { $near ->
        [yes] Aucun deck fourni ne s’appelle « { $name } ». Vouliez-vous dire : { $names } ?
        [nameless] Aucun deck n’est nommé. Choisissez parmi : { $decks }. Tous : farfield deck. Ou donnez un fichier.
       *[no] Aucun deck fourni ne s’appelle « { $name } ». Choisissez parmi : { $decks }. Tous : farfield deck. Ou donnez un fichier.
    }
unknown-mode = Aucun mode ne s’appelle « { $mode } ». Choisissez parmi : { $modes }.
unknown-clause = Les règles n’ont pas d’entrée { $wanted }. Essayez un numéro (323.6), un identifiant (core 9.5) ou un mot (Tank).
unknown-clause-near = Les règles n’ont pas d’entrée { $wanted }. Les plus proches : { $near }.
deck-champion-not-in-main = { $champion } est le Chosen Champion et doit être dans le Main Deck. Ajoutez la carte au Main Deck.
deck-champion-not-eligible = { $champion } ne peut pas être le Chosen Champion de ce deck. Choisissez parmi : { $choices }.
deck-champion-of-another = { $champion } ne peut pas être le Chosen Champion { OF($legend) }. Choisissez une Unit Champion avec le tag { $tag }.
deck-token = { $card } est un Token, et les Tokens ne font partie d’aucun deck. Retirez-le.
deck-token-line = Ligne { $line } : { deck-token }
deck-wrong-section = { $type ->
        [unit] { $card } est une Unit.
        [spell] { $card } est un Spell.
        [gear] { $card } est un Gear.
        [rune] { $card } est une Rune.
        [battlefield] { $card } est un Battlefield.
       *[legend] { $card } est une Legend.
    } Sa place est sous { $section }.
deck-wrong-section-line = Ligne { $line } : { deck-wrong-section }
deck-count = { $count } exemplaires { OF($card) } sont impossibles. Donnez un nombre de 1 à { $most }.
deck-count-line = Ligne { $line } : { $count } exemplaires d’une carte sont impossibles. Donnez un nombre de 1 à { $most }.
deck-bad-count = « { $text } » n’est pas un nombre suivi d’une carte. Écrivez par exemple : 3 { $card }
deck-bad-count-line = Ligne { $line } : { deck-bad-count }
deck-name-and-code = Le nom dit { $card }, mais { $code } est { $other }. Retirez ce qui est faux.
deck-name-and-code-line = Ligne { $line } : { deck-name-and-code }
deck-count-at = À { $place } : { $count } exemplaires d’une carte sont impossibles. Donnez un nombre de 1 à { $most }.
unknown-card-at = À { $place } : { unknown-card }
deck-token-at = À { $place } : { deck-token }
deck-wrong-section-at = À { $place } : { deck-wrong-section }
deck-read-as = « { $text } » a été lu comme { $card }.
deck-read-as-line = Ligne { $line } : { deck-read-as }
deck-read-as-at = À { $place } : { deck-read-as }
deck-moved = { $card } a été rangé sous { $section }, à sa place.
deck-moved-line = Ligne { $line } : { deck-moved }
deck-moved-at = À { $place } : { deck-moved }
deck-skipped = { $card } n’a pas sa place là et a été laissé de côté.
deck-skipped-line = Ligne { $line } : { deck-skipped }
deck-skipped-at = À { $place } : { deck-skipped }
deck-bad-token = « { $text } » n’est pas une carte d’une chaîne de Tabletop Simulator. Écrivez par exemple : OGN-003-1
deck-bad-token-line = Ligne { $line } : { deck-bad-token }
deck-first-champion = La liste ne dit pas quelle carte est le Chosen Champion ; { $champion } est la première qui peut l’être.
deck-link = Ligne 1 : ceci est un lien, et Farfield ne charge aucune page. Ouvrez-le, copiez le texte ou le code du deck et donnez-le.
deck-code-printing = { $code } n’a pas de place dans un code de deck. Nommez la carte par une impression d’une de ces extensions : { $sets }.
deck-code-version-small = La version { $version } des codes de deck ne peut pas contenir ce deck. Prenez la version { $needed }, ou laissez le choix ouvert.
deck-code-version = Ligne 1 : ce code de deck est au format { $format }, version { $version } ; Farfield lit le format 1, versions 1 à 6. Recopiez le code, ou exportez le deck en texte.
deck-code-legends = Ligne 1 : ce code de deck a d’autres Legends ({ $cards }), ce qu’aucune carte parue ne permet. Exportez le deck sans elles.
deck-code-damaged = Ligne 1 : le code de deck est abîmé vers le caractère { $place } sur { $length }. Recopiez le code en entier.
deck-code-letter = Ligne 1 : le caractère { $place } du code de deck est « { $letter } » ; les codes n’ont que les lettres A à Z et les chiffres 2 à 7. Recopiez le code.
deck-json-broken = Ligne { $line }, caractère { $column } : le JSON s’arrête ou se trompe ici. Cherchez une virgule, un guillemet ou une parenthèse qui manque.
deck-json-shape = Ligne 1 : ce JSON ne contient pas de deck. Il lui faut une Legend et des listes de cartes, par exemple { $example }
deck-json-entry = Ceci n’est pas une carte : { $text }. Écrivez par exemple { $example }
deck-json-entry-at = À { $place } : { deck-json-entry }
unknown-deck-format = Aucun format de deck ne s’appelle « { $format } ». Choisissez parmi : { $formats }.
deck-format-champion = Le format { $format } ne dit pas quelle carte est le Chosen Champion, et personne ne devinerait { $champion }. Écrivez plutôt le deck en { $other }.
deck-left-out = Le format { $format } n’a pas de réserve : { $count ->
        [one] sa carte est laissée
       *[other] ses { $count } cartes sont laissées
    } de côté.
deck-too-long = Ce texte est bien trop long pour une liste de deck. Donnez une seule liste.
deck-empty = La liste n’a pas de cartes. Commencez par une ligne Legend: et le nom de la Legend en dessous.
deck-legend-count = { $count ->
        [0] La liste n’a pas de Legend. Ajoutez une ligne Legend: et le nom en dessous.
       *[other] La liste a { $count } Legends ({ $cards }). Laissez-en exactement une sous Legend:.
    }
deck-no-champion = La liste n’a pas de Chosen Champion. Ajoutez une ligne Champion: et en dessous une Unit Champion pour { $champion }.
deck-several-champions = La liste a plusieurs Chosen Champions ({ $cards }). Laissez-en un sous Champion:, les autres sous MainDeck:.
deck-file-unreadable = La liste de deck { $file } est illisible. Vérifiez le chemin.
deck-file-not-text = { $file } n’est pas un fichier texte en UTF-8. Enregistrez la liste en texte brut.
deck-main-too-small = Le Main Deck a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, Chosen Champion compris ; il en faut au moins { $needed }. Ajoutez-en { $missing }.
deck-runes-count = Le Rune Deck a { $count ->
        [one] { $count } Rune
       *[other] { $count } Runes
    } ; il en faut exactement { $needed }.
deck-sideboard-too-large = Le sideboard a { $count } cartes ; il peut en avoir au plus { $most }. Retirez-en { $surplus }.
deck-preview = { $card } est un aperçu : la carte n’est pas encore parue. Remplacez-la.
deck-unique = { $card } est Unique : un deck peut en avoir une, celui-ci en a { $count }.
deck-copies = Le deck a { $count } exemplaires { OF($card) } ; il peut en avoir au plus { $most }.
deck-signatures = Le Main Deck a { $count } cartes Signature ; il peut en avoir au plus { $most } en tout.
deck-signature-of-another = { $card } est une carte Signature ({ $owner }) ; avec { $legend }, seules celles-ci sont permises : { $tag }.
deck-domain = { $card } est { $domains } ; avec { $legend }, seul est permis { $identity }.
deck-battlefields-count = Le deck a { $count ->
        [one] { $count } Battlefield
       *[other] { $count } Battlefields
    } ; { $mode } en demande { $needed } avec des noms différents.
deck-battlefield-twice = Le Battlefield { $card } est { $count } fois dans le deck ; les Battlefields doivent avoir des noms différents.
deck-banned = { $card } est interdite en { $mode } (liste du { $date }). Remplacez-la.
deck-as-sold = Ce deck est exactement tel qu’il a été vendu : il peut donc être joué avec des cartes interdites depuis : { $cards }. Une carte changée, il est jugé comme toute liste (décision A68).
deck-whose = { $deck } : { $problem }
deck-not-legal-help = Choisissez d’autres cartes ou un autre deck, ou jouez-le tel quel avec --any-deck.
nearest-title = { $n ->
    [one] { $deck } : une carte ne peut pas encore être jouée.
   *[other] { $deck } : { $n } cartes ne peuvent pas encore être jouées.
}
nearest-preview = en aperçu, pas encore parues : { $cards }
nearest-proofs = pas encore prouvées : { $cards }
nearest-absent = connues par leurs chiffres seulement : { $cards }
nearest-sentence = il manque à { $card } : { $lacks }
nearest-declined = Rien n’a commencé. Choisissez un autre deck, ou jouez celui-ci tel quel avec --any-deck.
nearest-none = Aucune version n’en fonctionne : rien ne peut remplacer { $cards }.
nearest-offer = La version la plus proche qui fonctionne a à la place :
nearest-ask = Jouer cette version ? oui ou non
deck-swap = { $count } × { $out } → { $into }
deck-card-unsupported = { $why ->
    [preview] { $card } ne peut pas encore être jouée : c’est un aperçu, pas encore paru. Remplacez-la.
    [absent] { $card } ne peut pas encore être jouée : Farfield n’en connaît que les chiffres. Remplacez-la, ou attendez une version qui la connaisse.
    [sentence] { $card } ne peut pas encore être jouée : il lui manque quelque chose ({ $lacks }). Remplacez-la, ou attendez une version qui la connaisse.
   *[proofs] { $card } ne peut pas encore être jouée : son texte n’est pas prouvé. Remplacez-la, ou attendez une version qui la connaisse.
}
unknown-wish = { $near ->
        [yes] « { $wish } » n’est ni une carte, ni un trait, ni un Domain, ni l’un de ces mots : { $words }. Vouliez-vous dire : { $names } ?
       *[no] « { $wish } » n’est ni une carte, ni un trait, ni un Domain, ni l’un de ces mots : { $words }.
    }
deck-new-no-legend = { $card } n’est pas une Legend. Nommez une Legend, ou le champion dont c’est la Legend, par exemple Jinx.
deck-new-champion = { $champion } est le Chosen Champion.
deck-new-fewer = { $card } : le deck en contient { $count } ; il n’y a pas de place pour plus.
deck-new-not-here = { $card } a été laissée de côté. Demandez des Units, des Spells, du Gear ou des Battlefields.
deck-new-tag = { $found ->
        [yes] { $tag } : { $cards }.
       *[no] { $tag } : aucune carte de ce genre dans ces Domains ne peut encore être jouée.
    }
deck-new-filled = { $count ->
        [one] { $count } carte a été ajoutée
       *[other] { $count } cartes ont été ajoutées
    } selon le coût et le type.
deck-new-runes = Runes, comme les coûts les demandent : { $first } { $one }, { $second } { $two }.
deck-new-unsupported = { $count ->
        [one] { $count } de ses cartes ne peut pas encore être jouée
       *[other] { $count } de ses cartes ne peuvent pas encore être jouées
    } dans Farfield : { $cards }.
file-unreadable = { $file } est illisible. Vérifiez le chemin.

## Saved games, settings and positions

answer-ambiguous = « { $text } » peut désigner : { $options }. Écrivez-en un en entier.
answer-not-asked = On ne demande rien à la place { $seat } maintenant.
answer-not-possible = « { $text } » n’est pas possible maintenant. Possible, par exemple : { $options }.
answer-unknown = « { $text } » n’est pas un choix ici. Écrivez l’un des choix, par exemple : { $options }.
undo-nothing = Il n’y a rien à annuler : { $count } demandé, { $given } donné.
undo-stale = La partie a continué depuis. Demandez à nouveau.
undo-needs-consent = Pour annuler cela, les autres joueurs doivent être d’accord.
undo-moves = Cela annulerait ce que d’autres ont fait ensuite.
undo-revealed = Depuis, une carte cachée ou un résultat du hasard a été révélé.
undo-ended = La partie était terminée, et tout ce qui y était caché pouvait être vu.
settings-and-more = Les réglages disent déjà la graine, le mode et ses options. Omettez-les ou faites d’autres réglages.
settings-deck = Ligne { $line } : le deck de [{ $section }] est illisible.
settings-kind = Place { $seat } : « { $kind } » n’est pas un type de joueur. Écrivez un mot comme person ou rule-of-thumb.
settings-name = La place { $seat } ne peut pas s’appeler « { $name } ». Donnez un nom de 1 à { $most } lettres sur une ligne.
settings-seats = { $mode } ne se joue pas avec { $count } places.
settings-seed = { $seed } n’est pas une graine. Donnez un nombre entier de 0 à { $most }.
settings-undo = « { $undo } » n’est pas une façon d’annuler. Écrivez free ou asked.
settings-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-08-31.
settings-day-line = Ligne { $line } : { settings-day }
table-option-battlefields = { $option } prend des places avec des Battlefields, par exemple « 0 Void Gate + 1 Startipped Peak » ; pas « { $value } ».
table-option-choice = { $option } prend l’une de ces valeurs : { $choices } ; pas « { $value } ».
table-option-flag = { $option } vaut on ou off, pas « { $value } ».
table-option-near = { $mode } n’a pas d’option nommée « { $option } ». Vouliez-vous dire « { $near } » ?
table-option-none = { $mode } n’a pas d’options. Retirez « { $option } ».
table-option-number = { $option } prend un nombre de { $least } à { $most }, pas « { $value } ».
table-option-preset = { $option } est un préréglage et ne prend pas de valeur. Retirez « { $value } » ou nommez les options une par une.
table-option-thralls = { $option } prend jusqu’à { $count } Thralls, chacun avec un lieu ({ $places }) et une Might de 1 à { $most }, par exemple « { $example } » ; pas « { $value } ».
table-option-twice = { $option } est donnée deux fois. Gardez-en une.
table-option-two-presets = { $first } et { $second } sont tous deux des préréglages. Gardez-en un.
table-option-unknown = { $mode } n’a pas d’option nommée « { $option } ». Choisissez parmi : { $options }.
lanes-battlefields = { $name } apporte { $count } des trois Battlefields qu’il faut pour une Lane. Ajoutez-en { $missing } au deck.
lanes-deck-sizes = Tous les Main Decks de cette table doivent compter autant de cartes ; ceux-ci en ont : { $sizes }.
match-between = Ligne { $line } : « { $text } » se trouve entre deux parties, où l’on ne raconte que des échanges. Enlevez-le.
match-champion = { $card } est le Chosen Champion et reste dans le deck.
match-length = Un match se joue au meilleur des { $lengths } parties, pas de { $count }.
match-mode = Un match se joue dans le mode « match », pas dans « { $mode } ».
match-no-settings = Ligne { $line } : il manque au match ses réglages. Après les premières lignes vient « === settings » avec les decks des deux côtés.
match-cut-off = Ligne { $line } : le match sauvegardé est coupé : il devrait avoir { $count } éléments et en a { $found }. Utilisez une copie entière.
match-no-sideboards = Ce match se joue sans sideboards.
match-no-swap-now = On échange des cartes après une partie décidée et avant la suivante.
match-not-next = Ligne { $line } : ce n’est pas la partie suivante du match : ses decks, sa graine ou ses battlefields sont autres. Utilisez une copie inchangée.
match-not-there = { $where } ne contient pas (ou plus) { $card }.
match-other-game = Cette partie n’est pas la suivante du match.
match-over = Le match est terminé. Commencez-en un autre.
match-part = Ligne { $line } : « { $text } » ne commence aucune partie d’un fichier de match. Écrivez { $form }.
match-single-game = { $file } contient une seule partie et aucun match. Continuez-la avec : { $command }
match-seat = Il n’y a pas de place { $seat } dans un match. Indiquez 0 ou 1.
match-settings-twice = Ligne { $line } : les réglages du match y figurent une deuxième fois. Gardez-en un seul.
match-uneven-swap = Cartes qui quittent le deck : { $out } ; cartes qui y entrent : { $into }. Échangez-en autant.
teams-battlefield = { $first } et { $second } sont alliés et apportent tous deux { $card }. Donnez un autre Battlefield à l’un des deux.
teams-legend = { $first } et { $second } sont alliés et apportent tous deux { $card }. Donnez une autre Legend à l’un des deux.
record-none = Cette partie n’a pas d’enregistrement.
record-tampered = Les réponses de cette partie ne mènent pas à son état : autre chose l’a changée. Elle ne peut pas être sauvegardée.
record-other-engine = Cette partie a été sauvegardée par Farfield { $engine }, et Farfield { $here } ne la joue pas de la même façon. Utilisez la version { $engine } pour la voir.
record-hash = Après la réponse { $number }, la partie n’est pas celle qui a été sauvegardée : une réponse, un deck ou la graine a été changé. Utilisez une copie inchangée.
record-after-end = La partie est terminée avant la réponse { $number }. Retirez ce qui suit.
record-turn = La réponse { $number } est au tour { $turn } ; la partie en est au tour { $now }. Peut-être la graine, un deck ou une réponse précédente a-t-elle été changée dans le fichier. Utilisez une copie inchangée.
record-concession = Réponse { $number } : la place { $seat } ne peut pas abandonner ; il n’y a pas ce joueur dans la partie.
record-wish = Réponse { $number } : la place { $seat } ne peut rien souhaiter ; il n’y a pas ce joueur dans la partie.
record-decision = La réponse { $number } répond à la décision { $decision } de la place { $seat }, qui n’est pas ouverte. Peut-être la graine, un deck ou une réponse précédente a-t-elle été changée dans le fichier. Utilisez une copie inchangée.
record-answer = Réponse { $number } : « { $answer } » n’est pas proposé. Possible, par exemple : { $options }. Peut-être la graine, un deck ou une réponse précédente a-t-elle été changée dans le fichier. Utilisez une copie inchangée.
record-file-unwritable = La partie ne peut pas être sauvegardée sous { $file }. Choisissez un autre endroit.
record-file-unreadable = La partie sauvegardée { $file } est illisible. Vérifiez le chemin.
record-file-not-text = { $file } n’est pas un fichier texte en UTF-8, donc pas une partie sauvegardée. Choisissez un autre fichier.
record-cut-off = Ligne { $line } : la partie sauvegardée est coupée, [{ $name }] manque. Utilisez une copie entière.
record-no-hash = Ligne { $line } : la partie sauvegardée est coupée, « Hash: » manque à la fin. Utilisez une copie entière.
record-engine = Ligne { $line } : la version manque. Ajoutez une ligne comme « Engine: 0.1.0 ».
record-no-count = Ligne { $line } : la ligne « Answers: » manque. Ajoutez-la avec le nombre { $count }.
record-count = Ligne { $line } : des réponses manquent ou sont en trop (ici : { $count }). Utilisez une copie entière.
record-hash-text = Ligne { $line } : « { $text } » n’est pas un hash. Il a 16 chiffres de 0 à f.
record-question = Ligne { $line } : « { $text } » n’est pas un type de décision.
record-line = Ligne { $line } : « { $text } » n’est pas une ligne de partie sauvegardée. Écrivez { $form }.
text-too-long = Ce texte est bien trop long.
text-title = Ce fichier est autre chose : il commence par « { $found } ». La première ligne doit être « Farfield { $what } { $version } ».
text-version = Le texte est à la version { $found } de son format ; ce Farfield lit la version { $version }.
text-line-too-long = La ligne { $line } est bien trop longue.
text-section-twice = Ligne { $line } : [{ $name }] figure deux fois.
text-sections = Ligne { $line } : il y a plus de { $most } sections. Retirez celles qui ne servent pas.
text-no-key = Ligne { $line } : « { $text } » doit être précédé d’un mot et de deux-points.
text-key-twice = Ligne { $line } : { $key } est donné deux fois. Gardez-en un.
text-unknown-key = Ligne { $line } : « { $key } » n’existe pas ici. Connus : { $known }.
text-missing-key = Ligne { $line } : la ligne « { $key }: » manque. Ajoutez-la.
text-missing-section = Ligne { $line } : la section [{ $name }] manque.
text-number = Ligne { $line } : « { $text } » ne convient pas. Écrivez un nombre de { $least } à { $most }.
text-word = Ligne { $line } : « { $text } » ne convient pas. Écrivez l’un de ceux-ci : { $known }.
position-no-list = { $zone } est une liste de cartes, et « { $text } » est un seul mot. Écrivez ["{ $text }"].
position-seats = Une position a de 1 à { $most } places ; celle-ci en a { $count }.
position-phase = Il n’y a pas de phase « { $phase } » où commencer. Écrivez l’une de celles-ci : { $known }.
position-teams = Il y a { $count } places et des équipes pour { $given }. Donnez à chaque place le numéro de son équipe, à partir de 0.
position-this-turn = Place { $seat } : « { $what } » n’est pas compté dans un tour. Connus : { $known }.
position-token = { $card } est un Token, et les Tokens ne sont que sur le Board. Retirez-le.
position-power = Place { $seat } : « { $text } » n’est pas de la Power. Écrivez par exemple : Fury 2, Fury|Chaos 1, A 1.
position-runes = Place { $seat } : il n’y a pas de Runes « { $text } ». Écrivez par exemple : Fury 3, Chaos 2.
position-rune-domain = Place { $seat } : les Runes { $domain } ne vont pas avec { $legend }.
position-two-others = Des Units de { $count } joueurs sont sur { $where }, et jamais plus de deux ne s’y rencontrent. Laissez celles de deux joueurs.
position-teammates = Les places { $one } et { $other } sont de la même équipe, et toutes deux ont des Units sur { $where }. Une seule le peut.
position-facedown-room = { $count } cartes sont face cachée sur { $where } ; il y a de la place pour { $room }. Retirez-en { $surplus }.
position-facedown-control = La place { $seat } a une carte face cachée sur { $where } sans le contrôler. Donnez-lui le contrôle ou retirez la carte.
position-not-a-unit = { $card } n’est pas une Unit et n’a donc ni dégâts, ni Might, ni Buffs, et n’est pas Stun.
position-attached-to = { $gear } est attaché à { $card }, qui n’est pas une Unit. Attachez-le à une Unit ou mettez-le à côté.
position-attached = { $gear } est attaché à { $card }, mais seul un Gear s’attache. Mettez-le à côté.
position-attached-twice = Quelque chose est attaché à { $gear }, lui-même attaché à { $card }. Attachez le tout à { $card }.
position-misplaced = { $card } ne peut pas être là. Mettez la carte ailleurs ou une autre à cet endroit.
position-number = { $n } est trop petit ou trop grand.
position-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
position-own-card = { $card } est une carte de votre cru, qu’un texte ne peut pas contenir. Utilisez des cartes parues.
position-not-quiet = La position ne peut pas être notée au milieu d’une action. Terminez-la d’abord.
position-own-mode = { $mode } est un mode de votre cru, qu’un texte ne peut pas contenir. Utilisez l’un de ceux-ci : { $modes }.
position-seat-text = Ligne { $line } : « { $text } » n’est pas une place. Écrivez par exemple : seat 0.
position-this-turn-text = Ligne { $line } : « { $text } » n’est pas compté dans un tour. Écrivez par exemple : cards 2, drew 1.
position-no-card = Ligne { $line } : « { $text } » n’est pas une carte. Écrivez par exemple : Gust; 2x Daring Poro.
position-cards = Ligne { $line } : il y a plus de { $most } cartes. Retirez celles qui ne comptent pas.
position-no-piece = Ligne { $line } : « { $text } » est illisible. Écrivez par exemple : Daring Poro (exhausted, damage 1) + Doran's Blade.
position-mark = Ligne { $line } : « { $text } » n’est pas une marque. Connues : { $known }.
position-mark-twice = Ligne { $line } : « { $mark } » est donné deux fois.
position-unknown-card = { unknown-card }
position-npc-base = La place { $seat } a la base d’un NPC, et seul Lane Legends a des NPC qui en ont une. Retirez-la.
position-lane-fields = Une Lane a trois Battlefields, le Nearfield d’abord : il en faut { $needed } ici, et { $count } sont donnés.
position-lane-side = Le Battlefield { $number } est dans la Lane de la place { $seat } : seuls { $seat } et { $npc }, son NPC, peuvent s’y trouver.
position-team-score = Les places { $one } et { $other } forment une équipe, qui a un seul score ; { $first } et { $second } sont donnés. Donnez les points de l’équipe à l’une de ses places, ou les mêmes à toutes.
position-lanes-only = La place { $seat } a quelque chose qui n’existe que dans Lane Legends : une pile ou un sideboard d’où l’on distribue. Retirez-le.
position-asked = Place { $seat } : personne n’est interrogé sur « { $what } ». Connus : { $known }.
position-finished = La place { $seat } a terminé son tour, et ce n’est pas son tour. Retirez cela.
position-dealt = { $card } sur { $where } a { $damage } dégâts, et les camps en ont infligé { $dealt }. Le total doit être le même.
position-played-by = { $card } sur { $where } a été jouée, mais pas pendant ce tour : personne ne demande alors par qui. Marquez-la aussi « fresh ».
position-deflected = { $card } sur { $where } a des marqueurs Deflected, que seules les Units de Lane Legends reçoivent. Retirez-les.
position-two-showdowns = Des Showdowns sont en cours sur { $one } et sur { $other }, et un seul peut l’être à la fois. Retirez-en un.
position-combat-step = Aucune partie d’un combat ne s’appelle « { $step } ». Écrivez l’une de celles-ci : { $known }.
position-combat-sides = Dans un combat, quelqu’un attaque quelqu’un ; sur { $where }, un seul est donné. Donnez les deux, ou aucun pour un Showdown.
position-no-combat = Personne n’attaque sur { $where } : ce n’est pas un combat. Retirez sa partie et ses invités, ou dites qui attaque qui.
position-combat-friends = Sur { $where }, la place { $one } attaque la place { $other }, et elles sont du même camp. Seuls des adversaires combattent.
position-item-kind = L’élément { $item } de la Chain doit être une seule chose : une carte, ou une Ability utilisée ou déclenchée.
position-item-passes = On passe sur l’élément le plus récent qui n’attend pas ; l’élément { $item } n’en est pas un.
position-item-card = { $card } est l’élément { $item } de la Chain, où seuls des Spells attendent. Mettez-la sur le Board, ou marquez-la « pending ».
position-item-left = L’élément { $item } de la Chain vient de quelque chose qui a quitté le Board. Dites d’où.
position-item-strike = L’élément { $item } de la Chain est un Strike sans dire lequel. Donnez son Gear.
position-item-word = Élément { $item } de la Chain : « { $text } » ne peut pas s’y trouver. Écrivez l’un de ceux-ci : { $known }.
position-used = « { $text } » n’est rien qui ne serve qu’un certain nombre de fois par tour. Nommez une Ability limitée.
position-chain-ability = { $card } a { $count } Abilities de ce genre, et la numéro { $number } est sur la Chain. Comptez à partir de 0.
position-chain-event = { $card } : cette Ability parle de ce qui l’a déclenchée. Dites ce qui s’est passé, et à quoi.
position-chain-choices = { $card } demande { $count } choix, et { $given } sont donnés. Retirez ce qui n’est pas demandé.
position-chain-modes = { $card } sur la Chain a { $count } modes au choix, comptés à partir de 0. Retirez ce qui n’en fait pas partie.
position-chain-unchosen = { $card } sur la Chain n’a rien choisi. Donnez une cible pour chaque choix, ou marquez-la « pending ».
position-chain-unknown = { $card } sur la Chain : rien ne s’appelle « { $text } » ici. Écrivez par exemple : Daring Poro at Void Gate.
position-showdown-text = Ligne { $line } : « { $text } » ne dit rien d’un Showdown. Écrivez par exemple : focus seat 0; seat 0 attacks seat 1; passes 1.
position-focus-text = Ligne { $line } : le Showdown ne dit pas qui a le Focus. Écrivez par exemple : focus seat 0.
position-happened-text = Ligne { $line } : « { $key } » en dit plus sur ce qui s’est passé, et rien ne dit quoi. Ajoutez par exemple : Happened: moved.
position-known-text = Ligne { $line } : « { $text } » n’est pas une carte d’une main ou d’un deck. Écrivez par exemple : Gust (known to seats 0 1).
unspoken-part = Il n’y a pas encore de mots pour une partie de cette carte.
record-after-end-engine = { record-other-engine }
record-answer-engine = { record-other-engine }
record-concession-engine = { record-other-engine }
record-decision-engine = { record-other-engine }
record-hash-engine = { record-other-engine }
record-turn-engine = { record-other-engine }
record-wish-engine = { record-other-engine }

## The laboratory

lab-no-program = Aucun programme ne s’appelle « { $name } ». Choisissez parmi : { $known }.
lab-two-programs = Un classement demande au moins deux programmes, chacun une fois.
lab-no-decks = Aucun deck ne s’appelle « { $name } ». Choisissez parmi : { $known }.
lab-decks-once = Nommez au moins une sorte de decks, et chacune une seule fois.
lab-least-even = Chaque donne est jouée deux fois, donc le plus petit nombre de parties (--least) est pair et d’au moins 2, et non { $least }.
lab-least-most = Le plus petit nombre de parties, { $least }, dépasse le plus grand, { $most }.
lab-two-games = Il faut au moins 2 parties, et non { $games }.
lab-even-games = Chaque donne est jouée deux fois, donc le nombre de parties est pair, et non { $games }.
lab-one-game = Il faut au moins une partie.
lab-keep = { $path } ne peut pas garder de résultats : { $why }.
lab-keep-other = { $path } ne garde pas de résultats de cela : la graine ou la version sont autres. Nommez un autre fichier.
lab-preset-duel = Seul Lane Legends a des préréglages. Choisissez ce mode (--mode lanes) ou retirez --preset.
lab-against-lanes = Dans Lane Legends, un deck joue seul. Retirez --against.
lab-same-file = { $path } est nommé pour deux choses. Nommez un fichier pour chacune.
lab-two-decks = Il faut au moins deux decks, de noms différents.
lab-deck-refused = { $deck } ne peut pas être joué : { $why }
lab-empty-pool = Aucune Legend n’a assez de cartes complètes pour un deck.
lab-no-mode = Il n’y a pas de « { $name } » ici. Choisissez parmi : { $known }.
lab-interrupted = Interrompu. La même commande reprend avec ce que garde { $path }.
lab-lost-worker = Un processus a été perdu pendant qu’il jouait, peut-être faute de mémoire. Utilisez moins de cœurs ; avec --keep, la même commande reprend avec ce qui est fini.
lab-too-many-games = Personne n’a le temps de jouer { $games } parties. Demandez-en { $most } au plus.
lab-too-few-games = { $games } parties ne suffisent pas pour distinguer un échange du hasard. Demandez-en au moins { $least }.
lab-no-swap = Aucune carte de la réserve ne peut prendre la place d’une carte de { $deck }. Nommez-en d’autres, ou aucune pour toutes.
lab-pool-card = { $card } n’est pas complète et ne peut pas être essayée. Laissez-la de côté.
lab-pool-empty = Il n’y a aucune carte dans { $pool }. Nommez-en, ou aucune réserve pour toutes les cartes.
lab-tune-fields = { $deck } ne peut être changé qu’avec trois Battlefields : il a ici ceux qu’il reçoit dans un Match.
lab-tune-tried = { $tried } échanges essayés sur { $possible }, en { $games } parties ; les derniers sur { $deals } nouvelles donnes chacun.
lab-tune-as-it-is = { $deck } tel quel : { $won }.
lab-tune-swap = Échange
lab-tune-with = Gagnées avec lui
lab-tune-difference = Différence
lab-tune-score = Différence de points
lab-tune-helps = Aide
lab-tune-yes = oui
lab-tune-no = pas certain
lab-tune-into = { $copies } { $out } → { $card }
lab-tune-nothing = Rien n’aide à coup sûr : aucun échange testé n’est meilleur au-delà de ce que peut le hasard.
lab-tune-note = Entre parenthèses, des intervalles assez larges pour être tous justes à la fois dans 95 recherches sur 100.
lab-tune-together = Chaque échange aide à lui seul ; ensemble, ils n’ont pas été testés.
lab-needs-package = Cela demande le paquet { $package } : pip install "farfield[{ $extra }]".
lab-no-cluster = À { $address }, aucun cluster où jouer : { $why }
lab-decks-starter = decks de départ
lab-decks-gear = decks avec Gear
lab-decks-random = decks aléatoires
lab-ladder-title = Farfield { $version }, { $mode }, { $decks }, graine { $seed }
lab-player = Programme
lab-against = Contre
lab-won = Gagnées
lab-share = Part
lab-certain = Certain
lab-no = non
lab-elo = Elo par rapport à { $player }, { $decks }
lab-ladder-note = Entre parenthèses, des intervalles à 95 %, ceux de Wilson pour les parties gagnées. Chaque donne est jouée deux fois, les programmes étant échangés.
lab-ladder-levels = Les niveaux jouent si on les nomme, et hard et expert y passent des heures : { $command }
lab-matchup-title = Farfield { $version }, Duels, { $player }, { $games } parties par paire, graine { $seed }
lab-matchup-note = Entre parenthèses, des intervalles à 95 %. Chaque donne est jouée deux fois, les places étant échangées.
lab-cards-title = { $player } : { $games } parties, decks aléatoires ; fait / possible, compté par place et par partie
lab-way-played = Jouée
lab-way-hidden = Cachée
lab-way-used = Utilisée
lab-way-equipped = Équipée
lab-held = Gardée jusqu’à la fin
lab-left = Dont délaissée
lab-reactions = Parties où une place a joué une Reaction, sur celles où elle pouvait en payer une : { $share }.
lab-mostly-held = Gardées jusqu’à la fin dans la plupart des parties où elles pouvaient être jouées : { $cards }.
lab-mostly-left = Parmi elles, délaissées dans la plupart des parties à la fin d’un tour : { $cards }.
lab-none = aucune
report-deck = { $deck } au laboratoire
report-matchup = Decks contre decks
report-made = Farfield { $version } · { $mode } · { $player } · { $games } parties · graine { $seed }
report-interval = Les nombres entre parenthèses, et les lignes et bandes des dessins, sont des intervalles à 95 %.
report-unofficial = Farfield est un projet de fans gratuit et non officiel ; Riot Games ne le soutient ni ne le parraine.
report-numbers = Les nombres
report-won = Parties gagnées
report-won-about = À quelle fréquence le deck a gagné ; la ligne fine est la moitié.
report-all = Toutes les parties
report-first = Quand il a commencé
report-second = Quand il était second
report-against = Contre { $deck }
report-games = Parties
report-mean-turns = Tours
report-mean-score = Score final
report-points = Les points au fil du temps
report-points-about = Le score moyen au début de chaque tour, tant qu’au moins la moitié des parties durent. Une partie finie garde son score final.
report-own = Ce deck
report-other = L’autre deck
report-turn = Tour
report-turns = Tours
report-length = Combien durent les parties
report-length-about = Parties selon le nombre de leurs tours.
report-won-games = Gagnées
report-lost-games = Perdues
report-cards = Quelles cartes aident
report-cards-about = De combien une victoire était plus probable dans les parties où la carte a été piochée que dans les autres. Avec autant de cartes, une ou deux semblent bonnes ou mauvaises par hasard. Les longues parties font piocher plus de cartes, et cela y entre aussi.
report-cards-score = Combien de points de plus ont été marqués dans les parties où la carte a été piochée que dans les autres. Avec autant de cartes, une ou deux semblent bonnes ou mauvaises par hasard. Les longues parties font piocher plus de cartes, et cela y entre aussi.
report-card = Carte
report-helps = Aide si piochée
report-drawn = Gagnées si piochée
report-played = Gagnées si jouée
report-enthralled = Aide si Enthralled
report-few = trop peu de parties
report-mulligan = Mulligan
report-mulligan-about = Parties gagnées selon le nombre de cartes remises ; dans le tableau, combien de fois chaque carte d’une première main a été gardée. La ligne fine est la part de toutes les parties.
report-put-back = { $n ->
        [one] { $n } carte remise
       *[other] { $n } cartes remises
    }
report-kept-hand = Gardée
report-won-kept = Gagnées si gardée
report-won-back = Gagnées si remise
report-score-drawn = Score si piochée
report-score-played = Score si jouée
report-score-kept = Score si gardée
report-score-back = Score si remise
report-mulligan-score = Le score final moyen selon le nombre de cartes remises ; dans le tableau, combien de fois chaque carte d’une première main a été gardée. La ligne fine est la moyenne de toutes les parties.
report-lost = Comment les parties sont perdues
report-lost-about = Parties perdues selon ce qui les a terminées, puis selon le nombre de points manquants.
report-lost-points = L’autre camp avait les points
report-lost-burn-out = Le deck était épuisé
report-lost-effect = Un texte a terminé la partie
report-lost-other = Autrement
report-behind = { $n ->
        [one] { $n } point manquant
       *[other] { $n } points manquants
    }
report-matrix = Qui bat qui
report-matrix-about = À quelle fréquence le deck de la ligne a battu celui de la colonne.
report-corner = Victoires de … contre
report-overall = Contre tous les autres
report-overall-about = À quelle fréquence chaque deck a gagné contre tous les autres ensemble ; la ligne fine est la moitié.
report-card-deck = Deck
report-began = Celui qui a commencé a gagné { $won }.
report-ladder = Programmes contre programmes
report-ladder-about = Combien de fois le programme nommé en premier a gagné contre l’autre ; la ligne fine est la moitié.
report-elo-about = De combien chaque programme est plus fort : 100 de plus gagnent environ 64 parties sur 100.
report-tuned = Échanges pour { $deck }
puzzle-head =
    Problème { $n } ({ $mode }) : { $goal } { $count ->
        [one] Une réponse suffit
       *[other] { $count } réponses suffisent
    } ; sur quatre programmes, { $hard ->
        [0] tous le résolvent
        [1] un ne le résout pas
        [4] aucun ne le résout
       *[other] { $hard } ne le résolvent pas
    }.
puzzle-goal-win = Gagnez la partie pendant ce tour.
puzzle-goal-take = Contrôlez pendant ce tour tous ceux-ci : { $fields }.
puzzle-goal-hold = Contrôlez encore { $fields } à la fin du Showdown.
puzzle-goal-save = Contrôlez encore { $fields } quand le NPC a agi, quoi qu’il reçoive.
puzzle-goal-bait = Un Strike arrive : contrôlez encore { $fields } quand le NPC a agi, avec { $unit } toujours à cet endroit.
puzzle-rules = L’adversaire n’a aucune carte en main et n’en a caché aucune. Pas besoin de chance : ce que vous pourriez piocher ne compte pas.
puzzle-rules-lane = Pas besoin de chance : les cartes à venir sont connues ou sans importance.
puzzle-keys = Tapez { $solution } pour la réponse suivante, { $undo } pour annuler, { $again } pour recommencer.
puzzle-word-solution = solution
puzzle-solved = Résolu !
puzzle-wrong = D’ici, l’objectif est hors d’atteinte. Annulez ({ $undo }) et essayez autre chose.
puzzle-no-line = D’ici, aucun chemin court n’y mène. Annulez d’abord : { $undo }.
unknown-puzzle = Il n’y a pas de problème { $number }. Ils vont de 1 à { $most }.
puzzle-two = Indiquez le numéro d’un problème ou demandez celui du jour, pas les deux.
review-seat = Joueur { $n }
review-point = Tour { $n }, { $who } : mieux valait : { $option }. Chances de gagner après le tour, selon le programme : { $better } % au lieu de { $was } %.
review-point-lane = Tour { $n }, { $who } : mieux valait : { $option }. Points avec ce que la Lane peut encore rapporter, selon le programme : { $better } au lieu de { $was }.
review-none = Aucun tour n’a coûté cher.
