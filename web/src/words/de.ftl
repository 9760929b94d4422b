### What the page itself says: German. Sentences about a game come from the server.

## The start page
start-lead = Riftbound nach den echten Regeln, im Browser. Allein, zusammen oder gegeneinander.
start-solo = Lane Legends spielen
start-solo-why = Du gegen den NPC in deiner eigenen Lane. Ein Klick, kein Konto.
start-resume = Deine Spiele
start-deck = Dein Deck
start-difficulty = Wie schwer
start-other = Anders spielen
start-duel = Duel gegen ein Programm
start-import = Ein gespeichertes Spiel fortsetzen
preset-plain-why = Die Regeln von Lane Legends ohne Änderungen.
delete-game = { $title } löschen
delete = Löschen
delete-all = Das Spiel ist dann weg, für alle am Tisch.
delete-seat = Dein Platz ist dann weg; nur der Gastgeber kann dich neu einladen.
solo = allein
you = Du
program = Programm
about = Über Farfield
about-fan = Farfield ist ein inoffizielles, kostenloses Fanprojekt. Es entstand nach Riot Games’ Richtlinie „Legal Jibber Jabber“ und verwendet Inhalte, die Riot Games gehören. Riot Games unterstützt und fördert dieses Projekt nicht. Riftbound und League of Legends sind Marken von Riot Games, Inc. Farfield enthält keine Bilder und keine offiziellen Kartentexte: Die Worte auf den Karten sind unsere eigenen.
about-lanes = Lane Legends stammt von Jim von d20cafe.co.uk und Mark.
about-licence = Farfield { $version }, quelloffen unter der MIT-Lizenz.
page-gone = Diese Seite ließ sich nicht laden: Der Server ist nicht da oder wurde erneuert, seit du Farfield geöffnet hast. Deine Spiele sind aufbewahrt.
page-again = Neu laden

## Setting up a table
setup-coop = Zusammen per Einladung
setup-hotseat = Zusammen an diesem Bildschirm
setup-duel = Duel per Einladung
setup-own = Tisch selbst einrichten
setup-mode = Modus
setup-modifiers = Änderungen, eine nach der anderen
setup-more = Uhr und Seed
setup-clock = Sekunden, bis ein Programm für den antwortet, auf den gewartet wird (0: keine Uhr)
setup-seed = Seed (leer: ein neuer)
setup-games = Gewinnt, wer die meisten von so vielen Partien gewinnt
setup-sideboards = Zwischen den Partien darf man Karten mit dem Sideboard tauschen
team-n = Team { $n }
setup-go = An den Tisch
seat-n = Platz { $n }
seat-who = Wer hier sitzt
seat-name = Name
seat-add = Noch ein Platz
seat-remove = Platz { $n } entfernen
kind-here = jemand an diesem Bildschirm
kind-elsewhere = jemand anderswo, per Link
kind-program = ein Programm
player-n = Spieler { $n }

## Decks
deck = Deck
decks = Decks
deck-any = Irgendein eingebautes Deck
decks-built-in = Eingebaute Decks
decks-own = Dein Regal
deck-paste = Liste einfügen …
deck-list = Deckliste, in jedem üblichen Format
deck-check = Prüfen und behalten
deck-contents = Was darin ist
deck-substitute = (springt ein)
deck-drop = Aus dem Regal nehmen
verdict-formed = Richtig aufgebaut
verdict-legal = In diesem Modus erlaubt
verdict-supported = Alle Karten sind hier spielbar
verdict-later = sobald die Liste lesbar ist

## Rooms
connecting = Verbinde …
link-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
to-start = Startseite
room-gone = Diesen Raum gibt es nicht mehr.
room-joined = Spiel mit Einladung
room-unknown = Du hast hier keinen Platz.
room-unknown-why = Dieser Browser hat keinen Platz in diesem Raum. Bitte den Gastgeber um einen Einladungslink.
join-title = Du bist zu einem Spiel eingeladen
join = Platz nehmen
begin = Spiel beginnen
lobby-wait = Der Gastgeber beginnt das Spiel.
invitation-for = Einladungslink für Platz { $n }
invitation-why = Schicke diesen Link einer Person. Wer ihn öffnet, nimmt den Platz ein, auch wenn das Spiel schon läuft.
invitation-here = Er führt nur auf diesem Computer hierher; mit --lan gestartet, ist der Tisch in deinem ganzen Netz offen.
copy = Kopieren
copied = Kopiert
seats = Wer am Tisch sitzt
seat-empty = Freier Platz
seat-program = ein Programm
seat-present = da
seat-absent = abwesend
seat-invited = eingeladen
seat-waited = ist dran
seat-done = fertig
seat-lent = ein Programm spielt
seat-lend = Programm spielen lassen
seat-invite = Neu einladen
seat-invite-why = Wer diesen Link öffnet, übernimmt den Platz.
seat-give-back = Zurückgeben
curtain = Gib den Bildschirm an { $who }
curtain-open = Ich bin es

## The table
pages = Seiten
title-your-turn = Du bist dran
question = Was nun
waiting = Einen Moment …
waiting-for = Warten auf { $who } …
options-all = Alle Möglichkeiten in Worten ({ $n })
options-fewer = Weniger
choose = Was davon?
preview = Was das bewirken würde
preview-unsure = hängt von Verborgenem oder Zufall ab
preview-unanswered = wenn niemand reagiert
preview-nothing = Sonst geschieht nicht sofort etwas.
why = Warum nicht?
why-nothing = Damit ist jetzt nichts zu tun.
clause-open = { $clause } nachlesen
chain = Chain
chain-first = als Nächstes
chain-combat = Kampf an { $at }
chain-showdown = Showdown an { $at }
chain-focus = Focus: { $who }
chain-passed = gepasst: { $who }
log = Verlauf
log-older = Frühere Zeilen
log-look = { $card } ansehen
log-moment = Der Tisch, wie er da war: { $text }
glossary = Keywords
story = Was geschieht
story-step = Schritt { $n } von { $all }
story-back = Einen Schritt zurück
story-next = Einen Schritt weiter
story-pause = Anhalten
story-play = Weiter
story-skip = Überspringen
undo = Zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen.
undo-asks = Wo es andere betrifft, werden sie gefragt.
stops-auto = Halt: wenn ich handeln kann
stops-all = Halt: immer
stops-why = Bei jeder Gelegenheit anhalten, auch wo nur Passen möglich ist (F)
menu = Menü
settings = Einstellungen
keys = Tasten
help = Hilfe
rules = Regeln
save = In eine Datei speichern
report = Ein Problem melden
report-why = Was sah falsch aus? Das Spiel geht weiter; der Server behält eine Momentaufnahme.
report-send = Senden
concede = Aufgeben
concede-sure = Wirklich aufgeben?
concede-team = Dann verliert das ganze Team.
yes = Ja
no = Nein
close = Schließen
ping = Darauf zeigen
score = Punkte des Teams
team = Team
teammate = im Team
side-lost = ausgeschieden
turn = Zug
turn-n = Zug { $n }
lanes = Alle Lanes
lane-of = { $who }: Lane
strip-force = { $count } mit zusammen { $might } Might
dock = { $who }: Hand und Runes

## Places and piles
place-held = { $who }
place-free = niemandes
place-contested = beansprucht: { $who }
place-clash = Might: { $ours } gegen { $theirs }
place-combat = Kampf
place-showdown = Showdown
place-combat-staged = Kampf steht bevor
place-showdown-staged = Showdown steht bevor
zone-hand = Hand
zone-deck = Main Deck
zone-rune-deck = Rune Deck
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion Zone
zone-enthralled = Enthralled-Stapel
pile-title = { $zone }: { $n }
npc-next = Als Nächstes: { $card }
hand-empty = Keine Karten auf der Hand
hand-hidden = { $n } Karten auf der Hand
hand-known = Bekannte Handkarten
runes-ready = Runes: { $ready } von { $all } ready
pool = im Pool:

## Cards
card = Karte
card-none = Zeige auf eine Karte, um sie zu lesen.
card-facedown = Verdeckte Karte
card-unsupported = Diese Karte ist hier noch nicht spielbar.
pip-energy = { $n } Energy
pip-any = 1 Power beliebiger Domain
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
badge-exhausted = exh.
badge-deflected = Deflected
badge-stunned = Stun
mark-exhausted = exhausted
mark-ready = ready
mark-stunned = gestunned
mark-damage = { $n } Schaden
mark-buffed = Buffs: { $n }
mark-prevent = verhindert { $n } Schaden
mark-deflected = Deflected-Marken: { $n }
mark-copy = gedruckt: { $card }
worn = trägt
origin = Woher
mark-attacker = greift an
mark-defender = verteidigt
mark-picked = gewählt
mark-several = { $n } Möglichkeiten

## The end
over = Das Spiel ist aus
result-won = Sieg
result-lost = Niederlage
result-turns = Züge: { $n }
result-seed = Seed { $seed }
result-score = Punkte nach Zügen
result-table = Punkte nach Zügen, als Tabelle
result-look = Spielfeld ansehen
result-back = Zum Ergebnis
rematch = Noch einmal
rematch-same = so schwer wie eben
replay = Wiederholung
replay-game = Welche Partie
replay-at = Moment des Spiels
replay-back = Eine Antwort zurück
replay-next = Eine Antwort weiter
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug weiter
replay-play-on = Von hier weiterspielen

## Ein Match
match = Match
match-won = { $who } gewinnt das Match.
match-now = Partie { $n }, Match über { $games }
match-game = Partie { $n }
match-undecided = nicht entschieden
match-replay = Partie { $n } noch einmal ansehen
match-wait = Du bist bereit. Warten auf { $who }.
match-not-ready = Noch nicht
match-next = Nächste Partie
match-next-exchanged = { $n } tauschen und weiter
match-exchange = Tausche Karten mit deinem Sideboard: Es verlassen so viele das Deck, wie hineinkommen. Die nächste Partie beginnt, wenn alle bereit sind.
match-in = Sideboard: Karten, die hineinkommen
match-out = Main Deck: Karten, die hinausgehen
match-into = { $card }: so viele kommen hinein
match-out-of = { $card }: so viele gehen hinaus
match-more = Eine mehr: { $card }
match-fewer = Eine weniger: { $card }
match-uneven = { $out } gehen hinaus, { $into } kommen hinein. Wähle auf beiden Seiten gleich viele.

## Talking
chat = Chat
chat-text = Deine Worte
chat-send = Senden
chat-mute = Nicht zeigen, was andere schreiben
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-sorry = Tut mir leid!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran.
phrase-help-me = Kannst du mir helfen?
phrase-i-can-help = Ich kann helfen.
phrase-wait = Warte auf mich.

## Settings
set-language = Sprache
set-theme = Hell oder dunkel
set-system = wie das Gerät
set-light = hell
set-dark = dunkel
set-size = Schriftgröße
set-motion = Bewegung
set-less = weniger
set-mirror = Lane spiegeln
set-sound = Ein Ton, wenn ich dran bin
set-pace = Schritte des NPC
pace = { $pace ->
        [0] nicht erzählt
        [0.7] schnell
       *[1.4] normal
        [2.8] langsam
    }

## Rules
rules-find = Regeln durchsuchen
rules-count = Gefunden: { $n }
rules-ours = Eine Entscheidung von uns

## Keys
key-answer = diese Antwort geben
key-pass = passen oder fertig
key-arrows = von Karte zu Karte
key-enter = spielen, bewegen, wählen; fragen, warum nicht
key-why = warum nicht?
key-zoom = Karte vergrößern
key-undo = zurücknehmen
key-full = überall anhalten oder nur, wo ich handeln kann
key-question = zur Frage
key-hand = zur Hand
key-log = zum Verlauf
key-ping = auf die gewählte Karte zeigen
key-story = Erzählung überspringen
key-keys = diese Tasten zeigen
key-close = schließen

## Help
help-aim = In Lane Legends spielt ihr zusammen gegen den NPC. Ein Farfield, das du zu Beginn eines Zugs hältst, bringt einen Punkt; kontrolliert der NPC dein Nearfield, nimmt er einen weg.
help-turn = In jedem Zug machst du bereit, channelst Runes und ziehst; dann handelt der NPC in seiner Enthralled Phase, und danach handelst du, so lange du willst.
help-play = Was mit ▸ umrandet ist, kann jetzt benutzt werden: anklicken, an einen Ort ziehen oder mit Pfeiltasten und Enter. Runes bezahlen von selbst.
help-move = Bewege Units die Lane entlang. Wo beide Seiten aufeinandertreffen, beginnt ein Kampf: Wer mit Might übrig bleibt, erobert.
help-npc = Was der NPC tut, wird Zeile für Zeile über der Lane erzählt. Du kannst einen Schritt zurückgehen und das Tempo einstellen.
help-why = Klicke auf etwas, das nicht geht, um zu erfahren, warum, mit der Nummer der Regel.
help-undo = Allein kannst du beliebig zurücknehmen; sonst werden die anderen gefragt.
help-marks = ⟳ exhausted · ✷ gestunned · −2 Schaden · ▲ Buff · ↷ Deflected-Marke · ⚔ greift an · ×3 drei gleiche

## Learning
learn = Spielen lernen
learn-start = In zehn Minuten lernen
learn-lead = Neun kurze Lektionen am echten Tisch. Jeder erlaubte Zug ist recht, und du kannst zurücknehmen, so oft du willst.
learn-begin = Anfangen
learn-go-on = Weiter mit Lektion { $n }
learn-done = geschafft
lesson-n = Lektion { $n } von { $count }
lesson-goal = Ziel
lesson-hint = Tipp
lesson-again = Von vorn
lesson-next = Nächste Lektion
lesson-whole = Zum ganzen Spiel
lesson-done = Geschafft!
lesson-lost = Nicht mehr möglich.
