### What the page itself says: French. Sentences about a game come from the server.

## The start page
start-lead = Riftbound selon ses vraies règles, dans le navigateur. Seul, ensemble ou l’un contre l’autre.
start-solo = Jouer à Lane Legends
start-solo-why = Vous contre le NPC dans votre propre lane. Un clic, sans compte.
start-resume = Vos parties
start-deck = Votre deck
start-difficulty = Difficulté
start-other = Jouer autrement
start-duel = Duel contre un programme
start-import = Reprendre une partie enregistrée
preset-plain-why = Les règles de Lane Legends sans modificateur.
delete-game = Supprimer { $title }
delete = Supprimer
delete-all = La partie disparaît alors pour tous à la table.
delete-seat = Vous perdez alors votre place ; seul l’hôte peut vous réinviter.
solo = solo
you = Vous
program = Programme
about = À propos
about-fan = Farfield est un projet de fans gratuit et non officiel. Il a été créé selon la politique « Legal Jibber Jabber » de Riot Games avec des éléments appartenant à Riot Games. Riot Games n’approuve ni ne parraine ce projet. Riftbound et League of Legends sont des marques de Riot Games, Inc. Farfield ne contient ni illustration ni texte officiel de carte : les mots des cartes sont les nôtres.
about-lanes = Lane Legends a été créé par Jim de d20cafe.co.uk et Mark.
about-licence = Farfield { $version }, logiciel libre sous licence MIT.
page-gone = Cette page n’a pas pu être chargée : le serveur est absent ou a été renouvelé depuis que vous avez ouvert Farfield. Vos parties sont conservées.
page-again = Recharger

## Setting up a table
setup-coop = Ensemble sur invitation
setup-hotseat = Ensemble sur cet écran
setup-duel = Duel sur invitation
setup-own = Préparer une table
setup-mode = Mode
setup-modifiers = Modificateurs, un par un
setup-more = Horloge et graine
setup-clock = Secondes avant qu’un programme réponde pour qui l’on attend (0 : pas d’horloge)
setup-seed = Graine (vide : une nouvelle)
setup-games = Au meilleur de tant de parties
setup-sideboards = Entre les parties, on peut échanger des cartes avec le sideboard
team-n = Équipe { $n }
setup-go = À table
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
decks-built-in = Decks inclus
decks-own = Votre étagère
deck-paste = Coller une liste…
deck-list = Liste du deck, dans tout format courant
deck-check = Vérifier et garder
deck-contents = Ce qu’il contient
deck-substitute = (remplaçant)
deck-drop = Retirer de l’étagère
verdict-formed = Bien formé
verdict-legal = Légal dans ce mode
verdict-supported = Toutes ses cartes sont jouables ici
verdict-later = dès que la liste sera lisible

## Rooms
connecting = Connexion…
link-lost = La connexion est perdue. Elle revient d’elle-même ; rien n’est perdu.
to-start = Page d’accueil
room-gone = Cette salle n’existe plus.
room-joined = Partie sur invitation
room-unknown = Vous n’avez pas de place ici.
room-unknown-why = Ce navigateur n’a pas de place dans cette salle. Demandez un lien d’invitation à l’hôte.
join-title = Vous êtes invité à une partie
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
seat-invited = invité
seat-waited = agit
seat-done = terminé
seat-lent = un programme joue
seat-lend = Laisser jouer un programme
seat-invite = Réinviter
seat-invite-why = Qui ouvre ce lien reprend la place.
seat-give-back = Rendre
curtain = Passez l’écran à { $who }
curtain-open = C’est moi

## The table
pages = Pages
title-your-turn = À vous
question = Que faire
waiting = Un instant…
waiting-for = En attente de { $who }…
options-all = Toutes les options en mots ({ $n })
options-fewer = Moins
choose = Laquelle ?
preview = Ce que cela ferait
preview-unsure = dépend de quelque chose de caché ou du hasard
preview-unanswered = si personne ne réagit
preview-nothing = Rien d’autre ne se produit aussitôt.
why = Pourquoi pas ?
why-nothing = Il n’y a rien à en faire maintenant.
clause-open = Lire { $clause }
chain = Chain
chain-first = d’abord
chain-combat = Combat à { $at }
chain-showdown = Showdown à { $at }
chain-focus = Focus : { $who }
chain-passed = passé : { $who }
log = Journal
log-older = Lignes précédentes
log-look = Voir { $card }
log-moment = La table telle qu’elle était : { $text }
glossary = Keywords
story = Ce qui se passe
story-step = Étape { $n } sur { $all }
story-back = Un pas en arrière
story-next = Un pas en avant
story-pause = Pause
story-play = Continuer
story-skip = Passer
undo = Annuler
undo-nothing = Il n’y a rien à annuler.
undo-asks = Si d’autres sont concernés, on leur demande.
stops-auto = Arrêt : si je peux agir
stops-all = Arrêt : toujours
stops-why = S’arrêter à chaque occasion d’agir, même si l’on ne peut que passer (F)
menu = Menu
settings = Réglages
keys = Touches
help = Aide
rules = Règles
save = Enregistrer dans un fichier
report = Signaler un problème
report-why = Qu’est-ce qui semblait faux ? La partie continue ; le serveur garde un instantané.
report-send = Envoyer
concede = Abandonner
concede-sure = Vraiment abandonner ?
concede-team = Toute l’équipe perd alors.
yes = Oui
no = Non
close = Fermer
ping = Montrer du doigt
score = points de l’équipe
team = Équipe
teammate = coéquipier
side-lost = éliminé
turn = Tour
turn-n = Tour { $n }
lanes = Toutes les lanes
lane-of = { $who } : lane
strip-force = { $count } avec { $might } Might au total
dock = { $who } : main et Runes

## Places and piles
place-held = { $who }
place-free = à personne
place-contested = contesté : { $who }
place-clash = Might : { $ours } contre { $theirs }
place-combat = combat
place-showdown = Showdown
place-combat-staged = combat à venir
place-showdown-staged = Showdown à venir
zone-hand = Main
zone-deck = Main Deck
zone-rune-deck = Rune Deck
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion Zone
zone-enthralled = Pile Enthralled
pile-title = { $zone } : { $n }
npc-next = La suivante : { $card }
hand-empty = Aucune carte en main
hand-hidden = { $n } cartes en main
hand-known = Cartes connues en main
runes-ready = Runes : { $ready } sur { $all } Ready
pool = dans la réserve :

## Cards
card = Carte
card-none = Pointez une carte pour la lire.
card-facedown = Carte face cachée
card-unsupported = Cette carte n’est pas encore jouable ici.
pip-energy = { $n } Energy
pip-any = 1 Power de n’importe quelle Domain
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
badge-exhausted = exh.
badge-deflected = Deflected
badge-stunned = Stun
mark-exhausted = Exhausted
mark-ready = Ready
mark-stunned = Stun
mark-damage = dégâts : { $n }
mark-buffed = Buffs : { $n }
mark-prevent = prévient { $n } dégâts
mark-deflected = Compteurs Deflected : { $n }
mark-copy = imprimée : { $card }
worn = porte
origin = D’où il vient
mark-attacker = attaque
mark-defender = défend
mark-picked = choisie
mark-several = { $n } options

## The end
over = La partie est finie
result-won = Victoire
result-lost = Défaite
result-turns = Tours : { $n }
result-seed = Graine { $seed }
result-score = Score par tour
result-table = Score par tour, en tableau
result-look = Voir le plateau
result-back = Au résultat
rematch = Rejouer
rematch-same = aussi difficile
replay = Rediffusion
replay-game = Quelle partie
replay-at = Moment de la partie
replay-back = Une réponse en arrière
replay-next = Une réponse en avant
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
match-wait = Vous êtes en place. En attente de { $who }.
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
chat-mute = Ne pas montrer ce que les autres écrivent
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-sorry = Pardon !
phrase-one-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à vous.
phrase-help-me = Pouvez-vous m’aider ?
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
set-mirror = Inverser la lane
set-sound = Un son quand c’est à moi
set-pace = Étapes du NPC
pace = { $pace ->
        [0] sans récit
        [0.7] rapide
       *[1.4] normal
        [2.8] lent
    }

## Rules
rules-find = Chercher dans les règles
rules-count = Trouvées : { $n }
rules-ours = Une décision de notre part

## Keys
key-answer = donner cette réponse
key-pass = passer ou terminer
key-arrows = de carte en carte
key-enter = jouer, déplacer, choisir ; demander pourquoi pas
key-why = pourquoi pas ?
key-zoom = agrandir la carte
key-undo = annuler
key-full = s’arrêter partout ou seulement si je peux agir
key-question = à la question
key-hand = à la main
key-log = au journal
key-ping = montrer la carte ciblée
key-story = passer le récit
key-keys = montrer ces touches
key-close = fermer

## Help
help-aim = Dans Lane Legends, vous jouez en équipe contre le NPC. Un Farfield que vous tenez au début d’un tour rapporte un point ; si le NPC contrôle votre Nearfield, il en retire un.
help-turn = À chaque tour vous préparez, canalisez des Runes et piochez ; puis le NPC agit pendant son Enthralled Phase, et ensuite vous agissez autant que vous voulez.
help-play = Ce qui est entouré avec ▸ est utilisable maintenant : cliquez, glissez vers un lieu, ou utilisez les flèches et Entrée. Les Runes paient d’elles-mêmes.
help-move = Déplacez des Units le long de la lane. Là où les deux camps se rencontrent, un combat commence : celui qui reste debout conquiert.
help-npc = Ce que fait le NPC est raconté ligne par ligne au-dessus de la lane. Vous pouvez revenir d’un pas et régler le rythme.
help-why = Cliquez sur ce qui est impossible pour savoir pourquoi, avec le numéro de la règle.
help-undo = Seul, vous annulez autant que vous voulez ; à plusieurs, les autres sont consultés.
help-marks = ⟳ Exhausted · ✷ Stun · −2 dégâts · ▲ Buff · ↷ compteur Deflected · ⚔ attaque · ×3 trois égales

## Learning
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
