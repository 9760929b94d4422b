### What the page itself says: French. Sentences about a game come from the server.

## The start page
start-lead = Riftbound selon ses vraies règles, dans le navigateur. Seul, ensemble ou l’un contre l’autre.
start-solo = Jouer à Lane Legends
start-alone = Lane Legends, en solo
start-solo-why = Vous contre le NPC dans votre propre Lane. Un clic, sans compte.
start-resume = Vos parties
start-go-on = Vous avez quitté une partie
start-resume-now = Reprendre
again = Lane du jour, campagne, statistiques
again-why = Une Lane par jour, un modificateur après l’autre, et le bilan de vos parties.
daily = Lane du jour
daily-why = Le même deck, les mêmes modificateurs et cartes pour tous, une fois par jour.
daily-play = Jouer la Lane d’aujourd’hui
daily-again = La rejouer (la première partie compte)
daily-share = Copier le résultat à partager
daily-streak = Jours d’affilée : { $n }
campaign = Campagne
campaign-why = Trois étoiles par étape : gagner ; gagner sans jamais perdre de point ; gagner avec deux Legends.
campaign-stage = Étape { $n }
campaign-stars = Étoiles : { $n } sur 3
campaign-play = Jouer cette étape
campaign-shut = Gagnez d’abord l’étape précédente
stats = Vos parties en chiffres
stats-legend = Legend
stats-games = Parties
stats-won = Gagnées
stats-turns = Tours par partie
stats-none = Aucune partie terminée dans ce navigateur.
stats-where = Conservé sur cet appareil seulement, et envoyé nulle part.
start-none = Aucune encore dans ce navigateur.
start-difficulty = Difficulté
start-other = Jouer autrement
start-duel = Duel contre un programme
start-duel-why = Un contre un. Commence aussitôt, avec le deck choisi plus haut.
start-import = Reprendre une partie enregistrée
preset-plain-why = Les règles de Lane Legends sans modificateur.
delete-game = Supprimer { $title }
delete = Supprimer
delete-all = La partie disparaît alors pour tous à la table ; entre adversaires, elle reste aux autres jusqu’à ce que tous l’aient supprimée.
delete-seat = Vous perdez alors votre place ; seul l’hôte peut vous réinviter. Entre adversaires, la partie disparaît dès que tous l’ont supprimée.
solo = solo
you = Vous
program = Programme
about = À propos
about-fan = Farfield est un projet de fans gratuit et non officiel. Il a été créé selon la politique « Legal Jibber Jabber » de Riot Games avec des éléments appartenant à Riot Games. Riot Games n’approuve ni ne parraine ce projet. Riftbound et League of Legends sont des marques de Riot Games, Inc. Farfield ne contient ni illustration ni texte officiel de carte : les dessins et les mots des cartes sont les nôtres.
about-lanes = Lane Legends a été créé par Jim de d20cafe.co.uk et Mark.
about-cards = { $complete } cartes sur { $total } peuvent être jouées entièrement : { $each }. En partie : { $partial } ; connues par leurs chiffres seulement : { $absent }.
about-set = { $name } { $complete } sur { $total }
about-licence = Farfield { $version }, logiciel libre sous licence MIT.
about-others = La page contient aussi des œuvres d’autrui : Svelte, Fluent et les polices Alegreya Sans et Marcellus.
about-licences = Leurs licences
about-emblems = Emblèmes des cartes : icônes de Lorc, Delapouite, Skoll, Caro Asercion, Carl Olsen, Cathelineau, Sbed, DarkZaitzev, Willdabeast, Lucas, Sparker, Aussiesim et d’autres, de game-icons.net, modifiées ; licence CC BY 3.0.
page-gone = Cette page n’a pas pu être chargée : le serveur est absent ou a été renouvelé depuis que vous avez ouvert Farfield. Vos parties sont conservées.
page-again = Recharger

## Setting up a table
setup-coop = Ensemble sur invitation
setup-coop-why = Lane Legends en équipe. Vous recevez un lien à envoyer pour chaque autre place.
setup-hotseat = Ensemble sur cet écran
setup-hotseat-why = Plusieurs personnes devant un écran, en équipe ou l’une contre l’autre.
setup-duel = Duel sur invitation
setup-duel-why = Un contre un. Vous recevez un lien pour l’autre personne.
setup-match = Match en plusieurs parties
setup-match-why = Au meilleur de 1, 3 ou 5 parties, avec sideboards, contre un programme ou une personne.
setup-own = Préparer une table
setup-own-why = Tous les modes, jusqu’à 8 places, personnes et programmes, chaque modificateur.
setup-mode = Mode
mode-why = { $mode ->
        [duel] Un contre un, jusqu’à 8 points.
        [match] Plusieurs parties un contre un, avec sideboards.
        [skirmish] À trois, chacun pour soi, jusqu’à 8 points.
        [war] À quatre, chacun pour soi, jusqu’à 8 points.
        [teams] Deux équipes de deux, jusqu’à 11 points par équipe.
       *[lanes] Seul ou en une seule équipe, chacun dans sa propre Lane contre le NPC.
    }
setup-modifiers = Modificateurs, un par un
setup-more = Horloge et graine
setup-more-hidden = Horloge et absence
setup-clock = Secondes avant qu’un programme réponde pour qui l’on attend (0 : pas d’horloge)
setup-absence = Minutes d’absence après lesquelles une place peut être cédée (0 : jamais)
setup-absence-to = À qui
absence-program = un programme : personne ne voit la main
absence-person = aussi une personne, qui voit alors la main
setup-seed = Graine (vide : une nouvelle)
setup-games = Au meilleur de tant de parties
setup-sideboards = Entre les parties, on peut échanger des cartes avec le sideboard
team-n = Équipe { $n }
setup-go = À table
setup-next-invite = Vous recevez ensuite les liens à envoyer. La partie commence quand vous le dites.
setup-next-begin = La partie commence aussitôt.
seat-n = Place { $n }
seat-who = Qui s’assoit ici
seat-name = Nom
seat-add = Une place de plus
seat-remove = Retirer la place { $n }
kind-here = quelqu’un devant cet écran
kind-elsewhere = quelqu’un ailleurs, par un lien
kind-program = un programme
player-n = Joueur { $n }

## Decks
deck = Deck
decks = Decks
deck-any = N’importe lequel des decks inclus
deck-gear = { $name } avec Gear
deck-of-set = { $name } ({ $set })
deck-not-here = { $name } (non autorisé dans ce mode)
deck-not-yet = Pas encore au choix : { $n } de ses cartes ne fonctionnent pas encore ici
decks-built-in = Decks inclus
decks-own = Votre étagère
decks-first = Pour commencer
decks-sold = Decks de champion, tels que vendus
deck-paste = Coller une liste…
deck-list = Liste du deck, dans tout format courant
deck-check = Vérifier et garder
nearest-title = Jouer la version la plus proche qui fonctionne
nearest-instead = Carte par carte, des mêmes Domains, du même type et du même coût :
nearest-take = Prendre cette version
deck-contents = Ce qu’il contient
deck-substitute = (remplaçant)
deck-drop = Retirer de l’étagère
verdict-formed = Bien formé
verdict-legal = Légal dans ce mode
verdict-supported = Toutes ses cartes sont jouables ici
verdict-later = dès que la liste sera lisible
verdict-said = { $what } : { $how }
builder = Construire un deck
builder-cards = Cartes
builder-legend = Choisissez une Legend : ses Domains disent quelles cartes conviennent.
cards-find = Chercher
cards-find-such = nom, mot-clé ou mots de la carte
cards-domains = Domains
cards-type = Type
cards-cost = Energy
cards-set = Set
cards-any = n’importe
cards-plays = Seulement les cartes jouables ici
cards-more = { $n } cartes de plus
kind-of-all = tout
kind-of-champion = Champions
kind-of-unit = Units
kind-of-spell = Spells
kind-of-gear = Gear
kind-of-battlefield = Battlefields
kind-of-legend = Legends
curve = Cartes par Energy cost
curve-column = { $cost } : { $n }
deck-name = Nom du deck
deck-champion = Chosen Champion
deck-sideboard = Sideboard
builder-into = Les cartes vont dans
deck-take = Prendre { $card }
deck-new = Construire un nouveau deck
deck-bring = Apporter un deck
deck-open = Ouvrir dans l’atelier
deck-file = Ouvrir un fichier
deck-edit = Modifier
deck-edit-copy = Partir de celui-ci
deck-drop-named = Retirer { $name } de l’étagère
deck-duel = Duel avec
deck-keep = Ranger sur l’étagère
deck-kept = { $name } est sur votre étagère.
deck-fill = Compléter le reste
deck-export = L’emporter
deck-format = En texte, au format de
deck-link = Un lien qui l’ouvre ici
deck-picture = Enregistrer l’image
deck-picture-of = { $name } : toutes les cartes et leur nombre
format-text = Farfield (par sections)
format-flat = une simple liste de cartes
format-code = un code de deck
card-banned = Interdite : { $where }
lobby-open = Tout le monde n’a pas encore pris place et choisi un deck. Qui n’en choisit pas reçoit un deck intégré.
lobby-choosing = choisit un deck
join-deck = Ensuite, vous choisissez votre deck.

## Rooms
connecting = Connexion…
answer-again = La connexion est rétablie. Votre dernière réponse n’était pas arrivée ; elle a été renvoyée.
answer-lost = La connexion est rétablie. Votre dernière réponse n’était pas arrivée, et la question n’est plus posée.
answer-on-its-way = Votre réponse est en route ; elle n’est pas encore enregistrée.
link-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
to-start = Page d’accueil
room-gone = Cette salle n’existe plus.
room-joined = Partie sur invitation
room-unknown = Vous n’avez pas de place ici.
room-unknown-why = Ce navigateur n’a pas de place dans cette salle. Demandez un lien d’invitation à l’hôte.
join-title = On vous invite à une partie
join-from = À la table : { $who }
join = Prendre place
begin = Commencer la partie
lobby-wait = L’hôte commence la partie.
invitation-for = Lien d’invitation pour la place { $n }
invitation-why = Envoyez ce lien à une personne. Qui l’ouvre prend la place, même si la partie a commencé.
invitation-here = Il ne mène ici que sur cet ordinateur ; lancée avec --lan, la table est ouverte à tout votre réseau.
copy = Copier
copied = Copié
seats = Qui est à table
seat-empty = Place libre
seat-program = un programme
seat-present = présent
seat-absent = absent
seat-away-left = peut être remplacée dans { $n } min
seat-away-now = { $who ->
        [person] peut être remplacée maintenant, par un programme ou une personne
       *[program] peut être remplacée maintenant par un programme
    }
seat-invited = sur invitation
seat-waited = agit
seat-done = terminé
seat-lent = un programme joue
seat-lend = Laisser jouer un programme
seat-invite = Réinviter
seat-invite-why = Qui ouvre ce lien reprend la place.
seat-give-back = Rendre
seat-lent-you = Un programme joue à votre place.
seat-take-back = Reprendre ma place
curtain = Passez l’écran à { $who }
curtain-open = C’est moi

## The table
pages = Pages
title-your-turn = À vous
question = Que faire
waiting = Un instant…
waiting-for = On attend { $who }…
waiting-consent = On attend { $who }, qui doit donner son accord…
waiting-plays = On attend { $who }, qui joue { $card } dans votre Lane…
waiting-here = On attend { $who }, dans votre Lane…
waiting-where = { $who } (dans la Lane : { $lanes })
options-all = Toutes les options en mots ({ $n })
options-fewer = Moins
options-short = En liste ({ $n })
hint-tap = Touchez sur la table ce qui est marqué ▸.
hint-click = Cliquez sur la table sur ce qui est marqué ▸.
choose = Laquelle ?
choose-all = Les { $n } : { $names }
choose-none = Ne rien choisir
choose-these = { $n ->
    [one] { $names }
   *[other] Ces { $n } : { $names }
}
pay-why = Les Runes entourées paieraient. Cliquez sur une autre pour payer avec elle.
aim-lanes = Le Farfield gardé en Hold au début de votre tour : +1. Le NPC contrôle votre Nearfield : −1. Avec { $n } points vous gagnez ; vous ne perdez que si votre Main Deck est vide et qu’il vous en faut une carte.
runes-alone = Les Runes paient d’elles-mêmes. Vous pouvez aussi choisir lesquelles.
log-unasked = le choix ne changeait rien
cancel = Annuler
end-sure = Terminer déjà le tour ?
end-left = Vous pouvez encore agir ({ $n }) : { $what }
end-not = Continuer le tour
end-never = Ne plus demander
preview = Ce que cela ferait
preview-unsure = dépend de quelque chose de caché ou du hasard
preview-unanswered = si personne ne réagit
why = Pourquoi pas ?
why-nothing = Il n’y a rien à en faire maintenant.
picked-already = Déjà choisi. ↶ annule ce choix.
hint-move-more = Une fois le lieu choisi, on vous demande qui d’autre y va.
question-step-in = Intervenir :
question-chosen = Choisi jusqu’ici ({ $n }) : { $names }
clause-open = Lire { $clause }
chain = Chain
chain-title = Sur la Chain, le plus récent d’abord
chain-first = ensuite
chain-combat = Combat sur { $at }
chain-showdown = Showdown sur { $at }
chain-focus = Focus : { $who }
chain-passed = passé : { $who }
log = Journal
log-older = Lignes précédentes
log-look = Voir { $card }
log-moment = La table telle qu’elle était : { $text }
glossary = Keywords
story = Ce qui se passe
story-step = Étape { $n } sur { $all }
story-back = Un pas en arrière
story-back-short = Arrière
story-telling = Récit en cours : étape { $n } sur { $all }. Ensuite :
story-next = Un pas en avant
story-next-short = Avant
story-pause = Pause
story-play = Continuer
story-skip = Sauter
undo = Reprendre le coup
undo-nothing = Il n’y a rien à reprendre.
undo-asks = Si d’autres sont concernés, on leur demande.
stops-auto = Arrêt : si je peux agir
stops-all = Arrêt : toujours
stops-why = S’arrêter à chaque occasion d’agir, même si l’on ne peut que passer ou après ce que vous venez de jouer vous-même (F)
menu = Menu
settings = Réglages
keys = Touches
help = Aide
rules = Règles
save = Enregistrer dans un fichier
report = Signaler un problème
report-why = Qu’est-ce qui semblait faux ? La partie continue ; le serveur garde un instantané.
report-send = Envoyer
concede = Abandonner
concede-sure = Vraiment abandonner ?
concede-team = Toute l’équipe perd alors.
yes = Oui
no = Non
close = Fermer
ping = Montrer du doigt
score = points de l’équipe
score-to = en { $n }
team = Équipe
teammate = coéquipier
side-lost = éliminé
turn = Tour
turn-n = Tour { $n }
lanes = Toutes les Lanes
lane-of = { $who } : Lane
lane-back = Retour à ma Lane
strip-force = { $count } avec { $might } Might au total
dock = { $who } : main et Runes

## Places and piles
place-free = à personne
place-stake-plus = +1 en Hold
place-stake-minus = −1 si perdu
base-own = Votre Base
place-contested = contesté : { $who }
place-clash = Might : { $ours } contre { $theirs }
place-combat = combat
place-showdown = Showdown
place-combat-staged = combat à venir
place-showdown-staged = Showdown à venir
zone-hand = En main
zone-deck = Main Deck
zone-deck-short = Deck
zone-deck-low = Main Deck { $n } : une fois vide, la prochaine carte à piocher fait perdre la partie
zone-deck-empty = Main Deck 0 : la prochaine carte à piocher fait perdre la partie (Burn Out)
zone-rune-deck = Rune Deck
runes = Runes
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion
zone-enthralled = Pile Enthralled
pile-title = { $zone } : { $n }
npc-next = La suivante : { $card }
hand-empty = Aucune carte en main
hand-open = Ouvrir la main : { $n } cartes
hand-close = Fermer la main
hand-hidden = { $n } cartes en main
hand-known = Cartes connues en main
runes-ready = Runes : { $ready } sur { $all } Ready
pool = dans la réserve :

## Cards
card = Carte
card-none = Pointez une carte pour la lire.
card-facedown = Carte face cachée
card-not-for-npcs = Son texte n’apporte rien aux NPC ni à leurs Thralls : ni Might, ni mot-clé, ni Ability. [LL 5.8]
card-unsupported = Cette carte n’est pas encore jouable ici.
pip-energy = { $n } Energy
pip-any = 1 Power de n’importe quel Domain
pip-own = 1 Power du Domain de la carte
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
mark-exhausted = Exhausted
mark-ready = Ready
mark-stunned = Stun
mark-damage = dégâts : { $n }
mark-buffed = Buffs : { $n }
mark-prevent = prévient { $n } dégâts
mark-deflected = Marqueurs Deflected : { $n }
mark-copy = imprimée : { $card }
worn = porte
origin = D’où il vient
mark-attacker = attaque
mark-defender = défend
mark-picked = choisie
mark-pays = paierait
mark-choosable = sélectionnable
mark-several = { $n } options

## The end
over = La partie est finie
result-won = Victoire
result-lost = Défaite
result-turns = Tours : { $n }
result-seed = Graine { $seed }
seed-copy = Copier toute la graine
result-score = Score par tour
result-points = Points
result-goal = Victoire à { $n }
result-none = Personne n’a marqué de point.
result-table = Score par tour, en tableau
result-look = Voir le Board
result-picture = En image
result-back = Au résultat
rematch = Rejouer
rematch-seed = Réessayer avec la même graine
rematch-host = L’hôte peut lancer une nouvelle partie d’ici ; elle commence alors aussi pour vous.
rematch-begun = L’hôte a lancé une nouvelle partie.
rematch-same = aussi difficile
replay = Revoir la partie
replay-game = Quelle partie
replay-at = Moment de la partie
replay-swing = Le score passe à { $n }
replay-event-back = Un événement en arrière
replay-event-next = Un événement en avant
replay-auto = Lecture automatique
replay-speed = Vitesse
replay-link = Copier un lien vers ce moment
watch = En spectateur
watch-now = en direct
watch-catch-up = Là où en est la partie
watch-allow = Laisser d’autres regarder
watch-stop = Ne plus laisser regarder
watch-link = Qui a ce lien regarde et voit ce que tout le monde à table peut savoir : aucune main.
replay-back = Une décision en arrière
replay-next = Une décision en avant
replay-turn-back = Un tour en arrière
replay-turn-next = Un tour en avant
replay-play-on = Reprendre d’ici

## Un match
match = Match
match-won = { $who } gagne le match.
match-now = partie { $n }, au meilleur des { $games }
match-game = Partie { $n }
match-undecided = non décidée
match-replay = Revoir la partie { $n }
match-wait = Vous êtes en place. On attend { $who }.
match-not-ready = Pas encore
match-next = Partie suivante
match-next-exchanged = Échanger { $n } et continuer
match-exchange = Échangez des cartes avec votre sideboard : il en quitte le deck autant qu’il en entre. La partie suivante commence quand tout le monde est en place.
match-in = Sideboard : cartes qui entrent
match-out = Main Deck : cartes qui sortent
match-into = { $card } : combien entrent
match-out-of = { $card } : combien sortent
match-more = Une de plus : { $card }
match-fewer = Une de moins : { $card }
match-uneven = { $out } sortent, { $into } entrent. Choisissez-en autant des deux côtés.

## Talking
chat = Discussion
chat-text = Vos mots
chat-send = Envoyer
chat-mute = Ne pas montrer ce que les autres écrivent et désignent
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-help-me = Pouvez-vous m’aider ?
phrase-i-can-help = Je peux aider.
phrase-wait = Attendez-moi.

## Settings
set-language = Langue
set-theme = Clair ou sombre
set-system = comme l’appareil
set-light = clair
set-dark = sombre
set-size = Taille du texte
set-motion = Animations
set-less = moins
set-mirror = Inverser la Lane
set-sound = Sons
set-volume = Volume
set-ask-end = Demander avant que je termine un tour où je peux encore agir
set-ask-same = Demander aussi quand toutes les réponses se valent
set-control = Choisir moi-même quelles Runes paient
set-consent = Me demander avant qu’un membre de l’équipe choisisse ce qui est à moi
set-pace = Étapes du NPC
pace = { $pace ->
        [0] sans récit
        [0.7] rapide
       *[1.4] normal
        [2.8] lent
    }

## Rules
rules-find = Chercher dans les règles
rules-contents = Sommaire
rules-lanes = Lane Legends
rules-core = Règles de base
rules-actions = Actions de jeu
rules-keywords = Mots-clés et Tokens
rules-open = Questions ouvertes et nos décisions
rules-count = Trouvées : { $n }
rules-ours = Une décision de notre part

## Keys
key-answer = donner cette réponse
key-pass = passer ; pour finir votre tour : deux fois
key-arrows = de carte en carte
key-enter = jouer, déplacer, choisir ; demander pourquoi pas
key-why = pourquoi pas ?
key-zoom = agrandir la carte
key-undo = reprendre le coup
key-full = s’arrêter partout ou seulement si je peux agir
key-question = à la question
key-hand = à la main
key-log = au journal
key-ping = montrer la carte ciblée
key-story = passer le récit
key-keys = montrer ces touches
key-close = fermer, ou annuler ce qui est commencé

## Help
help-aim = Dans Lane Legends, vous jouez en équipe contre le NPC. Un Farfield que vous gardez en Hold au début d’un tour rapporte un point ; si le NPC contrôle votre Nearfield, il en retire un. L’équipe gagne avec 2 points et 3 de plus par joueur (5 en solo), sauf si la table joue autrement. Elle perd dès que quelqu’un doit prendre plus de cartes dans son Main Deck qu’il n’en contient. Un Duel se gagne avec 8 points.
help-turn = À chaque tour vos cartes redeviennent Ready, vous effectuez un Channel de Runes et vous piochez ; puis le NPC agit pendant son Enthralled Phase, et ensuite vous agissez autant que vous voulez.
help-play = Ce qui est entouré avec ▸ est utilisable maintenant : cliquez, glissez vers un lieu, ou utilisez les flèches et Entrée. Les Runes paient d’elles-mêmes.
help-move = Déplacez des Units le long de la Lane. Là où les deux camps se rencontrent, un combat commence : celui qui reste debout conquiert le Battlefield.
help-npc = Ce que fait le NPC ou un adversaire est raconté pas à pas au-dessus de la table, chaque pas avec le Board tel qu’il était. Vous pouvez revenir d’un pas, sauter le reste et régler le rythme.
help-why = Cliquez sur ce qui est impossible pour savoir pourquoi, avec le numéro de la règle.
help-hold = Sur un écran tactile, gardez le doigt sur une carte pour l’agrandir, sur une réponse pour voir ce qu’elle ferait. Un appui long ne répond jamais.
help-undo = En solo, ou sur un seul écran, vous annulez autant que vous voulez. Si quelqu’un joue ailleurs, votre dernière réponse s’annule aussi aussitôt. Les autres ne sont consultés que si cela effaçait ce qu’ils ont fait depuis, si une carte cachée ou un résultat du hasard a été révélé depuis, ou si la partie était déjà finie.
help-marks = ⟳ Exhausted · ✷ Stun · −2 dégâts · ▲ Buff · ↷ marqueur Deflected · ⚔ attaque · ×3 trois égales

## Learning
puzzles = Problèmes
puzzles-why = Gagner pendant ce tour, sauver le Nearfield, trouver la Reaction : des positions avec une seule solution optimale, et une pour chaque jour.
puzzles-lead = Chaque position a une seule solution optimale. Tout coup permis convient, et vous pouvez revenir en arrière aussi souvent que vous voulez. Ce que vous avez résolu reste sur cet appareil.
puzzle-n = Problème { $n }
puzzle-day = Problème du jour
puzzle-day-play = Jouer le problème du jour
puzzle-every = Tous
puzzle-grade = { $n ->
        [0] Les { $of } programmes le résolvent
        [one] 1 programme sur { $of } ne le résout pas
       *[other] { $n } programmes sur { $of } ne le résolvent pas
    }
puzzle-count = Résolus : { $n } sur { $of }
puzzle-answers = { $n ->
        [one] Une réponse suffit.
       *[other] { $n } réponses suffisent.
    }
puzzle-solved = Résolu !
puzzle-missed = Manqué.
puzzle-fared = Essais : { $tries } · Indices : { $hints }
puzzle-show = Montrez-moi
puzzle-solution = Solution
puzzle-next = Problème suivant
learn = Apprendre à jouer
learn-start = Apprendre en dix minutes
learn-lead = Neuf courtes leçons à une vraie table. Tout coup permis convient, et vous pouvez revenir en arrière aussi souvent que vous voulez.
learn-begin = Commencer
learn-go-on = Continuer avec la leçon { $n }
learn-done = réussie
lesson-n = Leçon { $n } sur { $count }
lesson-goal = But
lesson-hint = Indice
lesson-again = Recommencer
lesson-next = Leçon suivante
lesson-whole = Vers une partie entière
lesson-done = Réussi !
lesson-lost = Plus possible.

## La scène : ce que fait le NPC ou un adversaire
stage = En scène
stage-speed = Vitesse
verb-advance = Advance
verb-strike = Strike
verb-merge = Merge
verb-rush = Rush
stage-advance = { $card } est une Unit : le Mightiest Thrall de chaque endroit avance d’un pas vers vous, et un autre Thrall les rejoint.
stage-strike = { $card } est un Gear : le Mightiest Thrall de la Lane reçoit un Strike et avance d’un pas vers vous.
stage-merge = { $card } est un Spell : les Thralls de la NPC Base n’en font plus qu’un, et une autre carte est distribuée.
stage-rush = { $card } est le second Spell de ce tour : tous les Thralls de la NPC Base avancent ensemble.
part-paid = { $n ->
        [one] Payé avec une Rune
       *[other] Payé avec { $n } Runes
    }
part-unpaid = Pas payé : toutes les Runes passent Exhausted
part-free = Aucun symbole de Power à payer
part-thrall = Son coût devient un Thrall de { $n } [M]
part-advance = { $n ->
        [0] Aucun Thrall n’avance
        [one] Un Thrall avance
       *[other] { $n } Thralls avancent
    }
part-strike = Le Strike est attaché, et son Thrall avance
part-merge = Un Thrall de { $n } [M]
part-rush = { $n ->
        [0] Aucun Thrall n’avance
        [one] Un Thrall avance
       *[other] { $n } Thralls avancent
    }
part-second = Sa Might devient un Thrall de { $n } [M]
part-again = Une autre carte est distribuée
forecast = Ce que ferait la prochaine carte
forecast-unit = Une Unit : Advance
forecast-gear = Un Gear : Strike
forecast-spell = Un Spell : Merge
forecast-advance = { $mights ->
        [none] Seul le nouveau Thrall avance.
       *[other] Avancent d’un pas, selon leur Might : { $mights }. Dans la NPC Base, le nouveau Thrall s’il en a plus.
    } Le second Thrall arrive ici : { $place }.
forecast-strike = { $might ->
        [0] Le nouveau Thrall reçoit le Strike et avance.
       *[other] Le Thrall de { $might } [M] reçoit le Strike et avance, ou le nouveau s’il en a plus.
    }
forecast-merge = { $n ->
        [0] Il n’y a pas d’autre Thrall dans la NPC Base pour un Merge.
        [one] Le Thrall qui s’y trouve, de { $might } [M], fusionne avec le nouveau ; après un second Spell, il avance.
       *[other] Les { $n } Thralls qui s’y trouvent, de { $might } [M] en tout, fusionnent avec le nouveau ; après un second Spell, ils avancent.
    }
key-telling = pendant le récit : un pas en arrière ou en avant ; pause ; plus lent ou plus vite

## Ce que ferait une réponse, sur les pièces mêmes
outcome-won = { $ours } contre { $theirs } : gagné ici
outcome-lost = { $ours } contre { $theirs } : perdu ici
outcome-none = { $ours } contre { $theirs } : il ne reste personne
outcome-open = { $ours } contre { $theirs } : les deux restent
outcome-dies = { $n ->
        [one] Éliminée : { $names }.
       *[other] Éliminées : { $names }.
    }
outcome-damage = Si les dégâts vont là où ils éliminent le plus de Might.
outcome-alone = Si elle y va seule.
outcome-unsure = La suite dépend de ce qui est caché ou du hasard.
outcome-words = E : la même chose en mots
key-words = ce que ferait une réponse, en mots aussi
review = Analyse
review-why = Où tout a basculé, et ce qui aurait été mieux.
review-looking = Analyse de la partie…
review-go = Revoir le tour { $n }
review-there = Revoir ce moment
review-none = Aucun tour n’a coûté cher.
hint = Indice
hint-thinking = Un instant…
hint-move = Que faire ?
hint-why = Pourquoi ?
key-hint = un indice ; encore : davantage
