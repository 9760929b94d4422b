## Räume und Plätze

room-unknown = Diesen Raum gibt es nicht oder nicht mehr. Prüfe den Link oder beginne ein neues Spiel.
room-secret = Dieser Schlüssel öffnet in diesem Raum nichts. Bitte den Gastgeber um eine neue Einladung.
room-not-host = Das kann nur der Gastgeber des Raums.
room-not-host-yet = Das kann nur der Gastgeber, oder wessen Platz es ist; und alle, sobald { $who } eine Minute weg ist.
room-no-hints = Wo Menschen gegeneinander spielen, gibt es keine Tipps.
room-not-yours = Platz { $seat } ist nicht deiner. Spiele einen deiner eigenen Plätze.
room-wait = { $name } hat gebeten zu warten. In { $seconds } s kannst du ohne Warten weitermachen.
room-seat-unknown = In diesem Raum gibt es keinen Platz { $seat }.
room-invitation-used = Diese Einladung wurde schon benutzt oder gehört zu einem anderen Raum. Bitte den Gastgeber um eine neue.
room-not-begun = Das Spiel hat noch nicht begonnen. Der Gastgeber beginnt es.
room-begun = Das Spiel hat schon begonnen: Die Decks bleiben bis zum nächsten, wie sie sind.
room-still-runs = Solange das Spiel läuft, sieht jeder Platz nur seine eigene Seite davon. Warte, bis es vorbei ist.
room-not-watched = An diesem Tisch hat niemand das Zuschauen erlaubt. Frage die Spieler oder warte, bis das Spiel vorbei ist.
room-game-unknown = In diesem Raum gibt es kein Spiel Nummer { $n }.
room-other-version = Dieses Spiel wurde mit Farfield { $engine } gespielt, und Farfield { $here } spielt es nicht gleich. Sieh es dir mit Version { $engine } an.
room-damaged = Die gespeicherten Antworten dieses Spiels passen nicht mehr zusammen: Nummer { $n } ist nicht möglich. Stelle eine Sicherung der Daten wieder her.
room-delete-waits = Hier haben Leute gegeneinander gespielt: Der Raum geht erst, wenn alle ihn löschen, und { $who } hat es noch nicht getan.
room-deleted = Der Raum wurde gelöscht.
room-taken-over = Jemand hat deinen Platz mit einer neuen Einladung übernommen.
room-taken = Jemand hat den Platz von { $who } mit einer neuen Einladung übernommen.
room-invited = Der Gastgeber hat eine neue Einladung für den Platz von { $who } gemacht. Wer damit beitritt, übernimmt den Platz.
room-absence = { $who } spielt auf der Gegenseite: Diesen Platz gibt nur { $who } weiter, oder ihr nach { $minutes } Minuten Abwesenheit, wie vereinbart.
room-no-absence = { $who } spielt auf der Gegenseite, und an diesem Tisch ist keine Abwesenheit vereinbart: Nur { $who } kann diesen Platz weitergeben.
room-only-program = An diesem Tisch ist vereinbart, dass nur ein Programm den Platz eines abwesenden Gegners übernimmt. { $who } kann selbst jemanden dorthin einladen.
room-agreed-never = Niemandes Platz wird während einer Abwesenheit weitergegeben.
room-agreed-program = Für wen { $minutes } Minuten weg ist, darf ein Programm spielen.
room-agreed-person = Der Platz von jemandem, der { $minutes } Minuten weg ist, darf an ein Programm gehen, oder an jemand anderen, der dann die Hand sieht.
room-lent = Für { $who } spielt jetzt ein Programm.
room-back = { $who } ist zurück und spielt weiter.
room-played-for-you = Während du weg warst, wurde für dich gespielt. Der Platz ist wieder deiner.
room-bared = { $who } spielt am Bildschirm des Gastgebers, und dort ist nichts an diesem Spiel verborgen. Mache einen Raum, in dem dieser Platz woanders ist.
room-seed = Gegner, die keinen Bildschirm teilen, spielen mit einem Seed, den niemand wählt: Wer ihn kennt, kennt jede Hand. Lass ihn weg.
room-played = { $who } spielt dieses Spiel noch. Spielt es zu Ende oder gebt auf; dann gibt es ein neues.
room-no-person = Diesen Tisch sähe niemand: Mindestens ein Platz muss einem Menschen gehören.
room-seat-of-program = Platz { $seat } gehört schon einem Programm.
room-no-match = Dieses Spiel gehört zu keinem Match. Spiele noch einmal, oder beginne ein Match.
room-not-between = Getauscht wird, und das nächste Spiel beginnt, nach einem Spiel eines Matches, das noch nicht entschieden ist.
room-best-of = Match über { $games } Spiele.
room-sideboards = Zwischen den Spielen darf man Karten mit dem Sideboard tauschen.
room-no-sideboards = Ohne Sideboards.
room-present = { $who } ist da. Ein Platz wird nur verliehen, solange sein Spieler weg ist oder die anderen eine Minute warten ließ.
room-position = Dieses Spiel beginnt mit einer Stellung, und keine Lektion dieser Version beginnt so. Spiele es in einem Terminal weiter: { $command }
puzzle-left = Von hier aus { $count ->
        [one] genügt eine Antwort
       *[other] genügen { $count } Antworten
    }.
puzzle-out-of-reach = Von hier aus führt kein kurzer Weg zum Ziel. Nimm zurück oder beginne von vorn.
puzzle-too-far = Von hier aus ist es zu weit, um sicher zu sein. Nimm zurück oder beginne von vorn.
room-puzzle = Ein Rätsel ist für eine Person an diesem Bildschirm. Beginne es von der Liste der Rätsel aus.
room-lesson = Eine Lektion ist für eine Person an diesem Bildschirm. Mach einen Raum für Lane Legends mit einem Platz.
room-no-lesson = Dieser Raum gehört zu keiner Lektion: Sein Spiel bleibt, was es ist. Beginne die Lektion in einem eigenen Raum.
room-many = Für eine Adresse werden nur { $count } neue Räume in der Stunde angelegt. Warte { $minutes } min, oder spiele in einem Raum weiter, den du schon hast.
room-disk = Die Festplatte dieses Servers ist fast voll, deshalb gibt es keine neuen Räume. Sag es dem, der ihn betreibt.
room-full = Dieser Server hat gerade so viele Tische, wie er halten kann. Die laufenden gehen weiter; versuche es in ein paar Minuten noch einmal.
room-crowded = An diesem Tisch sind zu viele deiner Seiten offen: höchstens { $most }. Schließ eine davon.
room-seats = An diesem Spiel sitzen { $count }, und ein Tisch hat { $most } Plätze. Spielt es im Terminal weiter: { $command }
room-unfit = Dieses Spiel kann an keinem Tisch weitergehen: { $problem }
room-often = Das geschah an diesem Tisch zu oft. Warte { $minutes } min.
room-storage = Der Server kann das Spiel gerade nicht aufbewahren, deshalb kann nichts beantwortet werden. Er versucht es von selbst wieder; was vorher beantwortet wurde, ist sicher.
room-moving = Dieser Tisch zieht gerade auf einen anderen Server um. Versuche es gleich noch einmal.
room-incident = An diesem Tisch ging etwas schief. Das Spiel geht mit dem weiter, was gespeichert ist; keine Antwort ist verloren. Nummer des Vorfalls: { $number }.
program-easy = leicht: baut mehr auf, als es stört
program-normal = normal: wägt eine Handlung ab
program-hard = schwer: denkt einen ganzen Zug durch (Duel und Match; sonst Faustregeln)
program-expert = Experte: auch das, was du antworten könntest (Duel und Match; sonst Faustregeln)
program-rule-of-thumb = spielt nach Faustregeln
program-random = spielt zufällig

## Nachrichten

wire-size = Diese Nachricht ist zu lang: { $size } Byte, angenommen werden höchstens { $most }.
wire-schema = Diese Nachricht ist nicht lesbar: { $problem }
wire-rate = Zu viele Nachrichten auf einmal. Warte einen Moment.
wire-costly = Das macht mehr Arbeit, als der Server für einen Besucher übernimmt: mehr als { $seconds } Sekunden, oder zu viel Speicher. Nichts wurde geändert.
wire-busy = Der Server hat gerade zu viel davon anzusehen. Warte einen Moment und versuche es noch einmal.
wire-not-trusted = Das sehen nur der Rechner des Servers und wem er vertraut (--trust).
wire-hello = Die erste Nachricht muss „hello“ sein, mit den Schlüsseln deiner Plätze.
wire-contract = Diese Seite ist älter oder neuer als der Server ({ $theirs } statt { $ours }). Lade sie neu.
wire-gone = Das liegt nicht mehr auf dem Tisch. Wähle aus dem, was du jetzt siehst.
wire-not-found = An dieser Adresse ist nichts.
wire-trouble = Im Server ging etwas schief. Nichts wurde geändert; bitte versuche es noch einmal oder melde es.
wire-elsewhere = Dieser Aufruf kommt von der Seite einer anderen Website. Öffne die eigene Seite des Tisches.
chat-rate = Höchstens { $count } Zeilen in { $seconds } Sekunden. Warte einen Moment.
chat-empty = In dieser Nachricht steht nichts. Schreib etwas oder wähle einen Satz.

## Zurücknehmen

undo-wish = { $who } möchte die eigene letzte Entscheidung zurücknehmen. { $why }
undo-wished = Du möchtest deine letzte Entscheidung zurücknehmen. Es fehlt noch eine Antwort: { $list }.
undo-granted = { $me ->
        [you] Du hast deine letzte Entscheidung zurückgenommen.
       *[other] { $who } hat die eigene letzte Entscheidung zurückgenommen.
    }
undo-denied = { $who } möchte lieber weiterspielen.
undo-pending = Es wird schon jemand nach einer Rücknahme gefragt. Warte auf die Antwort.
undo-not-asked = Niemand hat diesen Platz nach einer Rücknahme gefragt.
undo-much = In diesem Spiel wurde schon zu viel zurückgenommen. Spiel weiter oder beginne ein neues.
report-kept = Danke. Das Spiel, wie es jetzt ist, wird als Meldung { $number } aufbewahrt; wer diesen Server betreibt, kann es ansehen.
report-disk = Die Festplatte dieses Servers ist fast voll, deshalb wird nichts davon aufbewahrt. Sag es dem, der ihn betreibt.

## Token von Lane Legends

token-thrall-made = Entsteht beim NPC für die Karten, die er bekommt: mit so viel Might wie die Energy-Kosten einer solchen Karte, oder wie die Unit selbst. [LL 4.2] [LL 4.3]
token-thrall-moves = Bewegt sich Ort für Ort von der NPC Base zu deinem Nearfield und greift an, was ihm im Weg steht; scheitert er, geht er zurück, woher er kam. [LL 5.1] [LL 5.7]
token-thrall-strikes = Jeder Strike, den er trägt, tötet einen der Verteidiger, wenn er angreift. [LL 6.2]
token-thrall-merges = Ready oder exhausted macht für ihn keinen Unterschied. Thralls an der NPC Base können verschmelzen. [LL 5.6] [LL 5.3]
token-strike-kills = Ein angreifender Thrall des NPC setzt jeden Strike ein, den er trägt: Jeder tötet dort einen Verteidiger, die Mightiest Unit zuerst, solche mit Tank vor anderen. [LL 6.2] [LL 6.3]
token-strike-countered = Ihn zu verwenden gilt als Spell mit Kosten [1], die aber niemand bezahlt, und man kann ihn abwehren wie einen Spell oder eine Ability; für eine Unit mit Deflect darf ihr Spieler [A] bezahlen. [LL 6.1] [LL 6.5]
token-strike-returns = Danach liegt er an der NPC Base, bis das nächste Verschmelzen ihn aufnimmt. [LL 6.4]
token-strike-deflected = Kontere den Strike und lege eine Deflected-Marke auf diese Unit. [LL 6.5]

## farfield serve

serve-here = Farfield ist unter { $address }
serve-loopback = Nur dieser Computer erreicht es; --lan öffnet es für dein Netz.
serve-everybody = Alle in deinem Netz erreichen es, und es ist nicht verschlüsselt.
serve-address = Wer { $address } erreicht, erreicht es, und es ist nicht verschlüsselt.
serve-scan = Scanne das mit einem Telefon:
serve-data = Spiele werden aufbewahrt in { $place }
serve-stop = Strg+C beendet den Server; jedes Spiel geht beim nächsten Start weiter, wo es war.
serve-no-client = Die Seite ist noch nicht gebaut. Im Quellverzeichnis: { $command }
serve-missing = Der Tisch braucht noch ein paar Pakete. Installiere sie im Quellverzeichnis mit: { $command }
serve-port = Port { $port } ist belegt oder nicht erlaubt: { $reason }. Wähle mit --port einen anderen.
serve-storage = Die Spiele können nicht in { $place } aufbewahrt werden: { $reason } Wähle mit --data oder --db einen anderen Ort.
serve-backup-elsewhere = Nur Spiele, die in einer Datei aufbewahrt werden, lassen sich so kopieren. Für PostgreSQL nimm dessen eigenes { $command }.
serve-backup = { $file } enthält { $rooms } Räume und { $answers } Antworten; jede Antwort wurde zurückgelesen.
serve-report = Meldung { $number } vom { $when }, Raum { $room }: { $text } (Spiel: { $file })
serve-no-reports = Niemand hat ein Problem gemeldet.
serve-trust = { $problem }. Nenne eine Adresse oder ein Netz, etwa 10.1.0.0/16.
serve-status-none = Unter { $address } sagt kein Server, wie es ihm geht: { $reason }
serve-status-up = { $address }: Farfield { $version }, läuft seit { $minutes } min.
serve-status-ready = Er ist bereit.
serve-status-not-ready = Er ist nicht bereit: { $why ->
    [storage] Der Speicher antwortet nicht.
    [leaving] Der Server geht, und seine Tische gehen zu anderen.
   *[other] { $why }.
    }
serve-status-tables = Tische im Speicher: { $tables }. Laufende Spiele: { $games }. Verbindungen: { $people }.
serve-status-answers = Antworten: { $answers } seit dem Start, { $lately } in der letzten Minute.
serve-status-fast = Die Hälfte davon brauchte höchstens { $half } ms, 99 von 100 höchstens { $most } ms; der Server selbst kam höchstens { $late } ms zu spät.
serve-status-workers = Programme, die nachdenken: { $thinking }, die warten: { $waiting }. Importe, Decks und Suchen in Arbeit: { $judging }.
serve-status-wrong = Abgelehnt: { $refusals }. Zwischenfälle: { $incidents }. Der Speicher versagte { $failures } Mal.
serve-status-memory = Arbeitsspeicher: { $megabytes } MB.
serve-status-node = { $which ->
    [this] Dieser Knoten
    [leaving] Ein Knoten, der gerade geht
   *[other] Ein anderer Knoten
    }, { $address }: hält { $tables } Tische.
serve-status-storage = Der Speicher versagte beim letzten Versuch: Bis er wieder geht, kann nichts beantwortet werden.
serve-status-full = Er ist voll: Neue Räume gibt es erst, wenn er weniger zu tun hat.
