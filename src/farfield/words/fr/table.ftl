## Salles et places

room-unknown = Cette salle n’existe pas ou plus. Vérifiez le lien ou commencez une nouvelle partie.
room-secret = Cette clé n’ouvre rien dans cette salle. Demandez une nouvelle invitation à l’hôte.
room-not-host = Seul l’hôte de la salle peut faire cela.
room-not-host-yet = Seul l’hôte peut faire cela, ou la personne dont c’est la place ; et tout le monde dès que { $who } est absent depuis une minute.
room-no-hints = Il n’y a pas d’indice quand des personnes s’affrontent.
room-not-yours = La place { $seat } n’est pas la vôtre. Jouez l’une de vos places.
room-wait = { $name } a demandé d’attendre. Vous pourrez continuer sans attendre dans { $seconds } s.
room-seat-unknown = Cette salle n’a pas de place { $seat }.
room-invitation-used = Cette invitation a déjà servi ou appartient à une autre salle. Demandez-en une autre à l’hôte.
room-not-begun = La partie n’a pas encore commencé. C’est l’hôte qui la lance.
room-begun = La partie a déjà commencé : les decks ne changent plus avant la prochaine.
room-still-runs = Tant que la partie dure, chaque place ne voit que son propre côté. Attendez la fin.
room-not-watched = Personne à cette table n’a permis de regarder. Demandez aux joueurs ou attendez la fin de la partie.
room-game-unknown = Cette salle n’a pas de partie numéro { $n }.
room-other-version = Cette partie a été jouée avec Farfield { $engine }, et Farfield { $here } ne la joue pas de la même façon. Utilisez la version { $engine } pour la revoir.
room-damaged = Les réponses enregistrées de cette partie ne vont plus ensemble : la numéro { $n } est impossible. Restaurez une sauvegarde des données.
room-delete-waits = Des adversaires ont joué ici : la salle disparaît quand tous la suppriment, et { $who } ne l’a pas encore fait.
room-deleted = La salle a été supprimée.
room-taken-over = Quelqu’un a pris votre place avec une nouvelle invitation.
room-taken = Quelqu’un a pris la place de { $who } avec une nouvelle invitation.
room-invited = L’hôte a créé une nouvelle invitation pour la place de { $who }. Qui l’utilise prend la place.
room-absence = { $who } joue contre vous : cette place n’est cédée que par { $who }, ou après { $minutes } minutes d’absence, comme convenu.
room-no-absence = { $who } joue contre vous et cette table n’a convenu d’aucune absence : seul { $who } peut céder cette place.
room-only-program = Cette table a convenu que seul un programme prend la place d’un adversaire absent. { $who } peut y inviter quelqu’un.
room-agreed-never = Aucune place n’est cédée pendant une absence.
room-agreed-program = Un programme peut jouer pour qui est absent depuis { $minutes } minutes.
room-agreed-person = La place de qui est absent depuis { $minutes } minutes peut aller à un programme, ou à quelqu’un d’autre, qui voit alors sa main.
room-lent = Un programme joue maintenant pour { $who }.
room-back = { $who } est de retour et continue à jouer.
room-played-for-you = Quelqu’un a joué pour vous pendant votre absence. La place est de nouveau à vous.
room-bared = { $who } joue à l’écran de l’hôte, où rien de cette partie n’est caché. Créez une salle où cette place est ailleurs.
room-seed = Des adversaires qui ne partagent pas un écran jouent avec une graine que personne ne choisit : qui la connaît connaît toutes les mains. Laissez-la vide.
room-played = { $who } joue encore cette partie. Jouez-la jusqu’au bout ou abandonnez ; ensuite il y en aura une autre.
room-no-person = Personne ne verrait cette table : il faut au moins une place pour une personne.
room-seat-of-program = La place { $seat } appartient déjà à un programme.
room-no-match = Cette partie n’appartient à aucun match. Rejouez, ou commencez un match.
room-not-between = On échange des cartes, et la partie suivante commence, après une partie d’un match qui n’est pas encore décidé.
room-best-of = Au meilleur des { $games } parties.
room-sideboards = Entre les parties, on peut échanger des cartes avec le sideboard.
room-no-sideboards = Sans sideboards.
room-present = { $who } est là. Une place n’est prêtée que si son joueur est absent ou a fait attendre les autres une minute.
room-position = Cette partie commence par une position, et aucune leçon de cette version ne commence ainsi. Continuez-la dans un terminal : { $command }
puzzle-left = D’ici, { $count ->
        [one] une réponse suffit
       *[other] { $count } réponses suffisent
    }.
puzzle-out-of-reach = D’ici, aucun chemin court ne mène à l’objectif. Annulez ou recommencez.
puzzle-too-far = D’ici, c’est trop loin pour en être sûr. Annulez ou recommencez.
room-puzzle = Un problème est pour une personne devant cet écran. Commencez-le depuis la liste des problèmes.
room-lesson = Une leçon est pour une personne devant cet écran. Créez une salle de Lane Legends avec une seule place.
room-no-lesson = Cette salle n’est pas celle d’une leçon : sa partie reste ce qu’elle est. Commencez la leçon dans une salle à elle.
room-many = Pour une même adresse, seules { $count } nouvelles salles sont créées par heure. Attendez { $minutes } min, ou continuez dans une salle que vous avez déjà.
room-disk = Le disque de ce serveur est presque plein ; il n’y a donc pas de nouvelle salle. Prévenez la personne qui le gère.
room-full = Ce serveur a en ce moment autant de tables qu’il peut en tenir. Celles en cours continuent ; réessayez dans quelques minutes.
room-crowded = Trop de vos pages sont ouvertes à cette table : { $most } au plus. Fermez l’une d’elles.
room-seats = Cette partie se joue à { $count } places, et une table en a { $most }. Continuez dans un terminal : { $command }
room-unfit = Cette partie ne peut pas continuer à une table : { $problem }
room-often = Cela a été fait trop souvent à cette table. Attendez { $minutes } min.
room-storage = Le serveur ne peut pas conserver la partie pour le moment, donc aucune réponse n’est possible. Il réessaie de lui-même ; les réponses précédentes sont en sécurité.
room-moving = Cette table change justement de serveur. Réessayez dans un instant.
room-incident = Une erreur est survenue à cette table. La partie reprend avec ce qui est conservé ; aucune réponse n’est perdue. Numéro de l’incident : { $number }.
program-easy = facile : construit plus qu’il ne gêne
program-normal = normal : pèse une action
program-hard = difficile : réfléchit à un tour entier (Duel et Match ; sinon règles simples)
program-expert = expert : aussi à ce que vous pourriez répondre (Duel et Match ; sinon règles simples)
program-rule-of-thumb = joue selon des règles simples
program-random = joue au hasard

## Messages

wire-size = Ce message est trop long : { $size } octets, { $most } au plus sont acceptés.
wire-schema = Ce message est illisible : { $problem }
wire-rate = Trop de messages à la fois. Attendez un instant.
wire-costly = Cela demande plus de travail que le serveur n’en accorde à un visiteur : plus de { $seconds } secondes, ou trop de mémoire. Rien n’a changé.
wire-busy = Le serveur a trop à examiner en ce moment. Attendez un instant et réessayez.
wire-not-trusted = Seules la machine du serveur et celles à qui il fait confiance (--trust) peuvent voir ceci.
wire-hello = Le premier message doit être « hello », avec les clés de vos places.
wire-contract = Cette page est plus ancienne ou plus récente que le serveur ({ $theirs } au lieu de { $ours }). Rechargez-la.
wire-gone = Cela n’est plus sur la table. Choisissez parmi ce que vous voyez maintenant.
wire-not-found = Il n’y a rien à cette adresse.
wire-trouble = Une erreur est survenue dans le serveur. Rien n’a changé ; réessayez ou signalez-le.
wire-elsewhere = Cet appel vient de la page d’un autre site. Ouvrez la page de la table elle-même.
chat-rate = Au plus { $count } lignes en { $seconds } secondes. Attendez un instant.
chat-empty = Ce message est vide. Écrivez quelque chose ou choisissez une phrase.

## Revenir en arrière

undo-wish = { $who } voudrait annuler sa propre dernière décision. { $why }
undo-wished = Vous voudriez annuler votre dernière décision. On attend encore { $list }.
undo-granted = { $me ->
        [you] Vous avez annulé votre dernière décision.
       *[other] { $who } a annulé sa propre dernière décision.
    }
undo-denied = { $who } préfère continuer.
undo-pending = Une demande d’annulation est déjà en cours. Attendez la réponse.
undo-not-asked = Personne n’a demandé à cette place d’annuler quoi que ce soit.
undo-much = Trop a déjà été annulé dans cette partie. Continuez, ou commencez-en une autre.
report-kept = Merci. La partie en l’état est conservée sous le numéro { $number } ; qui gère ce serveur peut la consulter.
report-disk = Le disque de ce serveur est presque plein ; rien n’en est donc conservé. Prévenez la personne qui le gère.

## Tokens de Lane Legends

token-thrall-made = Le NPC le crée pour les cartes qu’il reçoit : avec autant de Might que l’Energy cost de la carte, ou que l’Unit elle-même. [LL 4.2] [LL 4.3]
token-thrall-moves = Se déplace d’un lieu à l’autre, de la NPC Base à votre Nearfield, et attaque ce qui lui barre la route ; s’il échoue, il retourne d’où il venait. [LL 5.1] [LL 5.7]
token-thrall-strikes = Chaque Strike qu’il porte élimine un des défenseurs quand il attaque. [LL 6.2]
token-thrall-merges = Être Ready ou Exhausted ne change rien pour lui. Les Thralls de la NPC Base peuvent fusionner. [LL 5.6] [LL 5.3]
token-strike-kills = Un Thrall du NPC qui attaque utilise chaque Strike qu’il porte : chacun élimine un défenseur qui s’y trouve, la Mightiest Unit d’abord, celles avec Tank avant les autres. [LL 6.2] [LL 6.3]
token-strike-countered = L’utiliser compte comme un Spell qui coûte [1], même si personne ne le paie, et on peut le contrer comme un Spell ou une Ability ; pour une Unit avec Deflect, son joueur peut payer [A]. [LL 6.1] [LL 6.5]
token-strike-returns = Ensuite il reste à la NPC Base jusqu’à ce que la prochaine fusion le reprenne. [LL 6.4]
token-strike-deflected = Contrez le Strike et placez un marqueur Deflected sur cette Unit. [LL 6.5]

## farfield serve

serve-here = Farfield est à l’adresse { $address }
serve-loopback = Seul cet ordinateur peut y accéder ; --lan l’ouvre à votre réseau.
serve-everybody = Tout le monde sur votre réseau peut y accéder, et rien n’est chiffré.
serve-address = Quiconque atteint { $address } peut y accéder, et rien n’est chiffré.
serve-scan = Scannez ceci avec un téléphone :
serve-data = Les parties sont conservées dans { $place }
serve-stop = Ctrl+C arrête le serveur ; chaque partie reprendra où elle en était.
serve-no-client = La page n’est pas encore construite. Dans les sources : { $command }
serve-missing = La table a besoin de quelques paquets de plus. Installez-les, dans les sources, avec : { $command }
serve-port = Le port { $port } est pris ou interdit : { $reason }. Choisissez-en un autre avec --port.
serve-storage = Les parties ne peuvent pas être conservées dans { $place } : { $reason } Choisissez un autre endroit avec --data ou --db.
serve-backup-elsewhere = Seules les parties conservées dans un fichier se copient ainsi. Pour PostgreSQL, utilisez son propre { $command }.
serve-backup = { $file } contient { $rooms } salles et { $answers } réponses ; chaque réponse a été relue.
serve-report = Signalement { $number } du { $when }, salle { $room } : { $text } (partie : { $file })
serve-no-reports = Personne n’a signalé de problème.
serve-trust = { $problem }. Indiquez une adresse ou un réseau, par exemple 10.1.0.0/16.
serve-status-none = À l’adresse { $address }, aucun serveur ne dit comment il va : { $reason }
serve-status-up = { $address } : Farfield { $version }, en marche depuis { $minutes } min.
serve-status-ready = Il est prêt.
serve-status-not-ready = Il n’est pas prêt : { $why ->
    [storage] le stockage ne répond pas.
    [leaving] le serveur s’en va, et ses tables passent à d’autres.
   *[other] { $why }.
    }
serve-status-tables = Tables en mémoire : { $tables }. Parties en cours : { $games }. Connexions : { $people }.
serve-status-answers = Réponses : { $answers } depuis le démarrage, { $lately } dans la dernière minute.
serve-status-fast = La moitié a pris au plus { $half } ms, 99 sur 100 au plus { $most } ms ; le serveur lui-même a eu au plus { $late } ms de retard.
serve-status-workers = Programmes qui réfléchissent : { $thinking }, en attente : { $waiting }. Importations, decks et recherches en cours : { $judging }.
serve-status-wrong = Refus : { $refusals }. Incidents : { $incidents }. Le stockage a échoué { $failures } fois.
serve-status-memory = Mémoire : { $megabytes } Mo.
serve-status-node = { $which ->
    [this] Ce nœud
    [leaving] Un nœud qui s’en va
   *[other] Un autre nœud
    }, { $address } : tient { $tables } tables.
serve-status-storage = Le stockage a échoué au dernier essai : aucune réponse n’est possible tant qu’il ne remarche pas.
serve-status-full = Il est plein : aucune nouvelle salle tant qu’il n’a pas moins à faire.
