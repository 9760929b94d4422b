### What the page itself says: German. Sentences about a game come from the server.

## The start page
start-lead = Riftbound nach den echten Regeln, im Browser. Allein, zusammen oder gegeneinander.
start-solo = Lane Legends spielen
start-alone = Lane Legends, allein
start-solo-why = Du gegen den NPC in deiner eigenen Lane. Ein Klick, kein Konto.
start-resume = Deine Spiele
start-go-on = Du hast ein Spiel verlassen
start-resume-now = Weiterspielen
again = Tages-Lane, Kampagne, Statistik
again-why = Eine Lane für jeden Tag, ein Modifikator nach dem anderen, und wie deine Spiele ausgingen.
daily = Tages-Lane
daily-why = Dasselbe Deck, dieselben Modifikatoren und Karten für alle, einmal am Tag.
daily-play = Die heutige Lane spielen
daily-again = Noch einmal spielen (das erste Spiel zählt)
daily-share = Ergebnis zum Teilen kopieren
daily-streak = Tage in Folge: { $n }
campaign = Kampagne
campaign-why = Drei Sterne für jede Stufe: gewinnen; gewinnen, ohne je einen Punkt zu verlieren; mit zwei Legends gewinnen.
campaign-stage = Stufe { $n }
campaign-stars = Sterne: { $n } von 3
campaign-play = Diese Stufe spielen
campaign-shut = Gewinne zuerst die Stufe davor
stats = Deine Spiele in Zahlen
stats-legend = Legend
stats-games = Spiele
stats-won = Gewonnen
stats-turns = Züge je Spiel
stats-none = In diesem Browser noch kein beendetes Spiel.
stats-where = Nur auf diesem Gerät aufbewahrt und nirgendwohin gesendet.
start-none = In diesem Browser noch keine.
start-difficulty = Wie schwer
start-other = Anders spielen
start-duel = Duel gegen ein Programm
start-duel-why = Eins gegen eins. Beginnt sofort, mit deinem Deck von oben.
start-import = Ein gespeichertes Spiel fortsetzen
preset-plain-why = Die Regeln von Lane Legends ohne Modifikatoren.
delete-game = { $title } löschen
delete = Löschen
delete-all = Das Spiel ist dann weg, für alle am Tisch; unter Gegnern bleibt es den anderen, bis alle es gelöscht haben.
delete-seat = Dein Platz ist dann weg; nur der Gastgeber kann dich neu einladen. Unter Gegnern ist das Spiel weg, sobald alle es gelöscht haben.
solo = allein
you = Du
program = Programm
about = Über Farfield
about-fan = Farfield ist ein inoffizielles, kostenloses Fanprojekt. Es entstand nach Riot Games’ Richtlinie „Legal Jibber Jabber“ und verwendet Inhalte, die Riot Games gehören. Riot Games unterstützt und fördert dieses Projekt nicht. Riftbound und League of Legends sind Marken von Riot Games, Inc. Farfield enthält keine offiziellen Bilder und keine offiziellen Kartentexte: Bilder und Worte auf den Karten sind unsere eigenen.
about-lanes = Lane Legends stammt von Jim von d20cafe.co.uk und Mark.
about-cards = { $complete } von { $total } Karten lassen sich vollständig spielen: { $each }. Teilweise: { $partial }; nur mit ihren Zahlen bekannt: { $absent }.
about-set = { $name } { $complete } von { $total }
about-licence = Farfield { $version }, quelloffen unter der MIT-Lizenz.
about-others = Die Seite enthält auch Werke anderer: Svelte, Fluent und die Schriften Alegreya Sans und Marcellus.
about-licences = Ihre Lizenzen
about-emblems = Sinnbilder auf den Karten: Icons von Lorc, Delapouite, Skoll, Caro Asercion, Carl Olsen, Cathelineau, Sbed, DarkZaitzev, Willdabeast, Lucas, Sparker, Aussiesim und anderen, von game-icons.net, verändert; Lizenz CC BY 3.0.
page-gone = Diese Seite ließ sich nicht laden: Der Server ist nicht da oder wurde erneuert, seit du Farfield geöffnet hast. Deine Spiele sind aufbewahrt.
page-again = Neu laden

## Setting up a table
setup-coop = Zusammen per Einladung
setup-coop-why = Lane Legends als Team. Für jeden anderen Platz bekommst du einen Link zum Verschicken.
setup-hotseat = Zusammen an diesem Bildschirm
setup-hotseat-why = Mehrere an einem Bildschirm, als Team oder gegeneinander.
setup-duel = Duel per Einladung
setup-duel-why = Eins gegen eins. Du bekommst einen Link für die andere Seite.
setup-match = Match über mehrere Spiele
setup-match-why = Über 1, 3 oder 5 Spiele, mit Sideboards, gegen ein Programm oder einen Menschen.
setup-own = Tisch selbst einrichten
setup-own-why = Jeder Modus, bis zu 8 Plätze, Menschen und Programme, jeder Modifikator.
setup-mode = Modus
mode-why = { $mode ->
        [duel] Eins gegen eins, bis 8 Punkte.
        [match] Mehrere Spiele eins gegen eins, mit Sideboards.
        [skirmish] Zu dritt, jeder für sich, bis 8 Punkte.
        [war] Zu viert, jeder für sich, bis 8 Punkte.
        [teams] Zwei Teams zu je zwei Spielern, bis 11 Punkte als Team.
       *[lanes] Allein oder als ein Team, jeder in einer eigenen Lane gegen den NPC.
    }
setup-modifiers = Einzelne Modifikatoren
setup-more = Uhr und Seed
setup-more-hidden = Uhr und Abwesenheit
setup-clock = Sekunden, bis ein Programm für den antwortet, auf den gewartet wird (0: keine Uhr)
setup-absence = Minuten Abwesenheit, nach denen ein Platz vergeben werden darf (0: nie)
setup-absence-to = An wen
absence-program = ein Programm: Niemand sieht die Hand
absence-person = auch ein Mensch, der dann die Hand sieht
setup-seed = Seed (leer: ein neuer)
setup-games = Höchstzahl der Spiele (Best of)
setup-sideboards = Zwischen den Spielen darf man Karten mit dem Sideboard tauschen
team-n = Team { $n }
setup-go = An den Tisch
setup-next-invite = Danach bekommst du die Links zum Verschicken. Das Spiel beginnt, wenn du es sagst.
setup-next-begin = Das Spiel beginnt sofort.
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
deck-gear = { $name } mit Gear
deck-of-set = { $name } aus { $set }
deck-not-here = { $name } (in diesem Modus nicht erlaubt)
deck-not-yet = Noch nicht wählbar: { $n } seiner Karten gehen hier noch nicht
decks-built-in = Eingebaute Decks
decks-own = Dein Regal
decks-first = Für den Anfang
decks-sold = Champion-Decks aus dem Handel
deck-paste = Liste einfügen …
deck-list = Deckliste, in jedem üblichen Format
deck-check = Prüfen und behalten
nearest-title = Die nächste Version spielen, die funktioniert
nearest-instead = Karte für Karte, aus denselben Domains, vom selben Typ und Preis:
nearest-take = Diese Version nehmen
deck-contents = Was darin ist
deck-substitute = (springt ein)
deck-drop = Aus dem Regal nehmen
verdict-formed = Richtig aufgebaut
verdict-legal = In diesem Modus erlaubt
verdict-supported = Alle Karten sind hier spielbar
verdict-later = sobald die Liste lesbar ist
verdict-said = { $what }: { $how }
builder = Ein Deck bauen
builder-cards = Karten
builder-legend = Wähle eine Legend: Ihre Domains sagen, welche Karten passen.
cards-find = Suchen
cards-find-such = Name, Keyword oder Worte auf der Karte
cards-domains = Domains
cards-type = Typ
cards-cost = Energy
cards-set = Set
cards-any = beliebig
cards-plays = Nur Karten, die hier gespielt werden können
cards-more = { $n } weitere Karten
kind-of-all = alles
kind-of-champion = Champions
kind-of-unit = Units
kind-of-spell = Spells
kind-of-gear = Gear
kind-of-battlefield = Battlefields
kind-of-legend = Legends
curve = Karten nach Energy-Kosten
curve-column = { $cost }: { $n }
deck-name = Name des Decks
deck-champion = Chosen Champion
deck-sideboard = Sideboard
builder-into = Karten kommen ins
deck-take = { $card } nehmen
deck-new = Neues Deck bauen
deck-bring = Ein Deck mitbringen
deck-open = Im Baukasten öffnen
deck-file = Datei öffnen
deck-edit = Ändern
deck-edit-copy = Darauf aufbauen
deck-drop-named = { $name } aus dem Regal nehmen
deck-duel = Duel damit
deck-keep = Ins Regal stellen
deck-kept = { $name } steht in deinem Regal.
deck-fill = Den Rest auffüllen
deck-export = Mitnehmen
deck-format = Als Text, im Format von
deck-link = Ein Link, der es hier öffnet
deck-picture = Bild speichern
deck-picture-of = { $name }: alle Karten mit ihrer Anzahl
format-text = Farfield (mit Überschriften)
format-flat = eine schlichte Kartenliste
format-code = ein Deck-Code
card-banned = Verboten: { $where }
lobby-open = Noch haben nicht alle einen Platz genommen und ein Deck gewählt. Wer keines wählt, bekommt ein eingebautes.
lobby-choosing = wählt ein Deck
join-deck = Danach wählst du dein Deck.

## Rooms
connecting = Verbinde …
answer-again = Die Verbindung steht wieder. Deine letzte Antwort war nicht angekommen; sie wurde noch einmal geschickt.
answer-lost = Die Verbindung steht wieder. Deine letzte Antwort war nicht angekommen, und danach wird nicht mehr gefragt.
answer-on-its-way = Deine Antwort ist unterwegs; sie ist noch nicht gespeichert.
link-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
to-start = Startseite
room-gone = Diesen Raum gibt es nicht mehr.
room-joined = Spiel mit Einladung
room-unknown = Du hast hier keinen Platz.
room-unknown-why = Dieser Browser hat keinen Platz in diesem Raum. Bitte den Gastgeber um einen Einladungslink.
join-title = Du bist zu einem Spiel eingeladen
join-from = Am Tisch: { $who }
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
seat-present = anwesend
seat-absent = abwesend
seat-away-left = kann in { $n } Min. übernommen werden
seat-away-now = { $who ->
        [person] kann jetzt übernommen werden, von Programm oder Mensch
       *[program] kann jetzt von einem Programm übernommen werden
    }
seat-invited = per Einladung
seat-waited = ist dran
seat-done = fertig
seat-lent = ein Programm spielt
seat-lend = Programm spielen lassen
seat-invite = Neu einladen
seat-invite-why = Wer diesen Link öffnet, übernimmt den Platz.
seat-give-back = Zurückgeben
seat-lent-you = Ein Programm spielt für dich.
seat-take-back = Selbst weiterspielen
curtain = Gib den Bildschirm an { $who }
curtain-open = Ich bin es

## The table
pages = Seiten
title-your-turn = Du bist dran
question = Was nun
waiting = Einen Moment …
waiting-for = Warten auf { $who } …
waiting-consent = Warten, ob { $who } einverstanden ist …
waiting-plays = Warten auf { $who }: { $card } wird in deiner Lane ausgespielt …
waiting-here = Warten auf { $who }, in deiner Lane …
waiting-where = { $who } (in der Lane von { $lanes })
options-all = Alle Möglichkeiten in Worten ({ $n })
options-fewer = Weniger
options-short = Als Liste ({ $n })
hint-tap = Tippe auf dem Tisch an, was mit ▸ markiert ist.
hint-click = Klicke auf dem Tisch an, was mit ▸ markiert ist.
choose = Was davon?
choose-all = Alle { $n }: { $names }
choose-none = Keine wählen
choose-these = { $n ->
    [one] { $names }
   *[other] Diese { $n }: { $names }
}
pay-why = Die umrandeten Runes würden bezahlen. Klicke eine andere an, um mit ihr zu bezahlen.
aim-lanes = Hältst du zu Beginn deines Zugs das Farfield: +1. Kontrolliert der NPC dein Nearfield: −1. Mit { $n } Punkten gewinnst du; du verlierst nur, wenn dein Main Deck leer ist und du eine Karte daraus brauchst.
runes-alone = Runes bezahlen von selbst. Du kannst auch selbst wählen, welche.
log-unasked = die Wahl war einerlei
cancel = Abbrechen
end-sure = Den Zug schon beenden?
end-left = Du kannst noch etwas tun ({ $n }): { $what }
end-not = Weiter im Zug
end-never = Nicht mehr fragen
preview = Was das bewirken würde
preview-unsure = hängt von Verborgenem oder Zufall ab
preview-unanswered = wenn niemand reagiert
why = Warum nicht?
why-nothing = Damit ist jetzt nichts zu tun.
picked-already = Schon gewählt. ↶ nimmt es zurück.
hint-move-more = Wer noch mitgeht, wirst du gefragt, sobald das Ziel feststeht.
question-step-in = Eingreifen:
question-chosen = Bisher gewählt ({ $n }): { $names }
clause-open = { $clause } nachlesen
chain = Chain
chain-title = Auf der Chain, das Neueste zuerst
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
story-back-short = Zurück
story-telling = Es wird noch erzählt: Schritt { $n } von { $all }. Danach:
story-next = Einen Schritt vor
story-next-short = Vor
story-pause = Anhalten
story-play = Abspielen
story-skip = Überspringen
undo = Zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen.
undo-asks = Wo es andere betrifft, werden sie gefragt.
stops-auto = Halt: wenn ich handeln kann
stops-all = Halt: immer
stops-why = Bei jeder Gelegenheit anhalten, auch wo nur Passen möglich ist und nach dem, was du gerade selbst ausgespielt hast (F)
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
score-to = bis { $n }
team = Team
teammate = im Team
side-lost = ausgeschieden
turn = Zug
turn-n = Zug { $n }
lanes = Alle Lanes
lane-of = { $who }: Lane
lane-back = Zurück zu meiner Lane
strip-force = { $count } mit zusammen { $might } Might
dock = { $who }: Hand und Runes

## Places and piles
place-free = niemandes
place-stake-plus = +1, wenn gehalten
place-stake-minus = −1, wenn verloren
base-own = Deine Base
place-contested = beansprucht: { $who }
place-clash = Might: { $ours } gegen { $theirs }
place-combat = Kampf
place-showdown = Showdown
place-combat-staged = Kampf steht bevor
place-showdown-staged = Showdown steht bevor
zone-hand = Hand
zone-deck = Main Deck
zone-deck-short = Deck
zone-deck-low = Main Deck { $n }: wer aus dem leeren Main Deck ziehen muss, verliert das Spiel
zone-deck-empty = Main Deck 0: wer daraus eine Karte ziehen muss, verliert das Spiel (Burn Out)
zone-rune-deck = Rune Deck
runes = Runes
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion
zone-enthralled = Enthralled-Stapel
pile-title = { $zone }: { $n }
npc-next = Als Nächstes: { $card }
hand-empty = Keine Karten auf der Hand
hand-open = Hand öffnen: { $n } Karten
hand-close = Hand schließen
hand-hidden = { $n } Karten auf der Hand
hand-known = Bekannte Handkarten
runes-ready = Runes: { $ready } von { $all } ready
pool = im Pool:

## Cards
card = Karte
card-none = Zeige auf eine Karte, um sie zu lesen.
card-facedown = Verdeckte Karte
card-not-for-npcs = Sein Text bringt NPCs und ihren Thralls nichts: keine Might, kein Keyword, keine Ability. [LL 5.8]
card-unsupported = Diese Karte ist hier noch nicht spielbar.
pip-energy = { $n } Energy
pip-any = 1 Power beliebiger Domain
pip-own = 1 Power der eigenen Domain der Karte
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
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
mark-pays = würde bezahlen
mark-choosable = wählbar
mark-several = { $n } Möglichkeiten

## The end
over = Das Spiel ist aus
result-won = Sieg
result-lost = Niederlage
result-turns = Züge: { $n }
result-seed = Seed { $seed }
seed-copy = Den ganzen Seed kopieren
result-score = Punkte nach Zügen
result-points = Punkte
result-goal = Sieg bei { $n }
result-none = Niemand hat einen Punkt erzielt.
result-table = Punkte nach Zügen, als Tabelle
result-look = Spielfeld ansehen
result-picture = Als Bild
result-back = Zum Ergebnis
rematch = Noch einmal
rematch-seed = Noch einmal mit demselben Seed
rematch-host = Der Gastgeber kann von hier ein neues Spiel beginnen; es startet dann auch für dich.
rematch-begun = Der Gastgeber hat ein neues Spiel begonnen.
rematch-same = so schwer wie eben
replay = Wiederholung
replay-game = Welches Spiel
replay-at = Moment des Spiels
replay-swing = Der Punktestand wird { $n }
replay-event-back = Ein Ereignis zurück
replay-event-next = Ein Ereignis weiter
replay-auto = Von selbst abspielen
replay-speed = Tempo
replay-link = Link zu diesem Moment kopieren
watch = Zuschauen
watch-now = so wie gespielt wird
watch-catch-up = Dorthin, wo das Spiel jetzt ist
watch-allow = Andere zuschauen lassen
watch-stop = Niemanden mehr zuschauen lassen
watch-link = Wer diesen Link hat, schaut zu und sieht, was alle am Tisch wissen dürfen: keine Hand.
replay-back = Eine Entscheidung zurück
replay-next = Eine Entscheidung weiter
replay-turn-back = Einen Zug zurück
replay-turn-next = Einen Zug weiter
replay-play-on = Von hier weiterspielen

## Ein Match
match = Match
match-won = { $who } gewinnt das Match.
match-now = Spiel { $n }, Match über { $games }
match-game = Spiel { $n }
match-undecided = nicht entschieden
match-replay = Spiel { $n } noch einmal ansehen
match-wait = Du bist bereit. Warten auf { $who }.
match-not-ready = Noch nicht
match-next = Nächstes Spiel
match-next-exchanged = { $n } tauschen und weiter
match-exchange = Tausche Karten mit deinem Sideboard: Es verlassen so viele das Deck, wie hineinkommen. Das nächste Spiel beginnt, wenn alle bereit sind.
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
chat-mute = Nicht zeigen, was andere schreiben und worauf sie deuten
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
set-sound = Klänge
set-volume = Lautstärke
set-ask-end = Fragen, bevor ich einen Zug beende, in dem ich noch etwas tun könnte
set-ask-same = Auch fragen, wo jede Antwort dasselbe bewirkt
set-control = Selbst wählen, welche Runes bezahlen
set-consent = Mich fragen, bevor jemand im Team wählt, was mir gehört
set-pace = Schritte des NPC
pace = { $pace ->
        [0] nicht erzählt
        [0.7] schnell
       *[1.4] normal
        [2.8] langsam
    }

## Rules
rules-find = Regeln durchsuchen
rules-contents = Inhalt
rules-lanes = Lane Legends
rules-core = Grundregeln
rules-actions = Spielaktionen
rules-keywords = Keywords und Tokens
rules-open = Offene Fragen und unsere Entscheidungen
rules-count = Gefunden: { $n }
rules-ours = Eine Entscheidung von uns

## Keys
key-answer = diese Antwort geben
key-pass = passen; den Zug beenden: zweimal
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
key-close = schließen, oder Begonnenes abbrechen

## Help
help-aim = In Lane Legends spielt ihr zusammen gegen den NPC. Ein Farfield, das du zu Beginn eines Zugs hältst, bringt einen Punkt; kontrolliert der NPC dein Nearfield, nimmt er einen weg. Ihr gewinnt mit 2 Punkten und 3 weiteren für jeden Spieler (allein mit 5), falls am Tisch nichts anderes gilt. Ihr verliert, sobald jemand mehr Karten vom Main Deck nehmen muss, als darin sind. Ein Duel gewinnt man mit 8 Punkten.
help-turn = In jedem Zug machst du deine Karten ready, channelst Runes und ziehst; dann handelt der NPC in seiner Enthralled Phase, und danach handelst du, so lange du willst.
help-play = Was mit ▸ umrandet ist, kann jetzt benutzt werden: anklicken, an einen Ort ziehen oder mit Pfeiltasten und Enter. Runes bezahlen von selbst.
help-move = Bewege Units die Lane entlang. Wo beide Seiten aufeinandertreffen, beginnt ein Kampf: Wer übrig bleibt, erobert das Battlefield.
help-npc = Was der NPC oder ein Gegner tut, wird Schritt für Schritt über dem Tisch erzählt, jeder Schritt mit dem Spielfeld, wie es da war. Du kannst einen Schritt zurückgehen, den Rest überspringen und das Tempo einstellen.
help-why = Klicke auf etwas, das nicht geht, um zu erfahren, warum, mit der Nummer der Regel.
help-hold = Auf einem Touchscreen: Halte den Finger auf einer Karte, um sie zu vergrößern, und auf einer Antwort, um zu sehen, was sie bewirken würde. Langes Halten gibt nie eine Antwort.
help-undo = Allein oder an einem Bildschirm nimmst du zurück, so viel du willst. Sitzt jemand anderswo, geht deine eigene letzte Antwort ebenfalls sofort zurück. Die anderen werden nur gefragt, wenn dadurch etwas wegfiele, was sie seither getan haben, wenn seither eine verborgene Karte oder ein Zufallsergebnis bekannt wurde oder wenn das Spiel schon zu Ende war.
help-marks = ⟳ exhausted · ✷ gestunned · −2 Schaden · ▲ Buff · ↷ Deflected-Marke · ⚔ greift an · ×3 drei gleiche

## Learning
puzzles = Rätsel
puzzles-why = In diesem Zug gewinnen, das Nearfield retten, die Reaction finden: Stellungen mit genau einem besten Weg, und jeden Tag eine.
puzzles-lead = Jede Stellung hat genau einen besten Weg. Jeder erlaubte Zug ist recht, und du kannst zurücknehmen, so oft du willst. Was du gelöst hast, bleibt auf diesem Gerät.
puzzle-n = Rätsel { $n }
puzzle-day = Rätsel des Tages
puzzle-day-play = Das heutige Rätsel spielen
puzzle-every = Alle
puzzle-grade = { $n ->
        [0] Alle { $of } Programme lösen es
        [one] 1 von { $of } Programmen löst es nicht
       *[other] { $n } von { $of } Programmen lösen es nicht
    }
puzzle-count = { $n } von { $of } gelöst
puzzle-answers = { $n ->
        [one] Eine Antwort genügt.
       *[other] { $n } Antworten genügen.
    }
puzzle-solved = Gelöst!
puzzle-missed = Verfehlt.
puzzle-fared = Versuche: { $tries } · Tipps: { $hints }
puzzle-show = Zeig es mir
puzzle-solution = Lösung
puzzle-next = Nächstes Rätsel
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

## Die Bühne: was der NPC oder ein Gegner tut
stage = Auf der Bühne
stage-speed = Tempo
verb-advance = Advance
verb-strike = Strike
verb-merge = Merge
verb-rush = Rush
stage-advance = { $card } ist eine Unit: Der Mightiest Thrall jedes Ortes rückt einen Schritt auf dich zu, und ein weiterer Thrall kommt dazu.
stage-strike = { $card } ist ein Gear: Der Mightiest Thrall der Lane bekommt einen Strike und rückt einen Schritt auf dich zu.
stage-merge = { $card } ist ein Spell: Die Thralls an der NPC Base werden zu einem, und eine weitere Karte wird ausgeteilt.
stage-rush = { $card } ist der zweite Spell in diesem Zug: Alle Thralls an der NPC Base rücken zusammen vor.
part-paid = { $n ->
        [one] Mit einer Rune bezahlt
       *[other] Mit { $n } Runes bezahlt
    }
part-unpaid = Nicht bezahlt: Alle Runes sind exhausted
part-free = Kein Power-Symbol zu bezahlen
part-thrall = Die Kosten werden ein Thrall mit { $n } [M]
part-advance = { $n ->
        [0] Kein Thrall rückt vor
        [one] Ein Thrall rückt vor
       *[other] { $n } Thralls rücken vor
    }
part-strike = Der Strike wird angelegt, sein Thrall rückt vor
part-merge = Ein Thrall mit { $n } [M]
part-rush = { $n ->
        [0] Kein Thrall rückt vor
        [one] Ein Thrall rückt vor
       *[other] { $n } Thralls rücken vor
    }
part-second = Die Might wird ein Thrall mit { $n } [M]
part-again = Eine weitere Karte wird ausgeteilt
forecast = Was die nächste Karte täte
forecast-unit = Eine Unit: Advance
forecast-gear = Ein Gear: Strike
forecast-spell = Ein Spell: Merge
forecast-advance = { $mights ->
        [none] Nur der neue Thrall rückt vor.
       *[other] Es rücken vor, nach ihrer Might: { $mights }. An der NPC Base ist es der neue Thrall, wenn er mehr hat.
    } Der zweite Thrall kommt hierher: { $place }.
forecast-strike = { $might ->
        [0] Der neue Thrall bekommt den Strike und rückt vor.
       *[other] Der Thrall mit { $might } [M] bekommt den Strike und rückt vor, oder der neue, wenn er mehr hat.
    }
forecast-merge = { $n ->
        [0] An der NPC Base ist kein anderer Thrall für einen Merge.
        [one] Der Thrall dort, mit { $might } [M], wird mit dem neuen zu einem; nach einem zweiten Spell rückt er vor.
       *[other] Die { $n } Thralls dort, mit zusammen { $might } [M], werden mit dem neuen zu einem; nach einem zweiten Spell rücken sie vor.
    }
key-telling = während erzählt wird: ein Schritt zurück oder weiter; Pause; langsamer oder schneller

## Was eine Antwort täte, an den Figuren selbst
outcome-won = { $ours } gegen { $theirs }: hier gewonnen
outcome-lost = { $ours } gegen { $theirs }: hier verloren
outcome-none = { $ours } gegen { $theirs }: niemand bleibt übrig
outcome-open = { $ours } gegen { $theirs }: beide bleiben
outcome-dies = { $n ->
        [one] { $names } stirbt.
       *[other] Es sterben: { $names }.
    }
outcome-damage = Wenn der Schaden dorthin geht, wo er die meiste Might tötet.
outcome-alone = Wenn sie allein geht.
outcome-unsure = Was dann kommt, hängt von Verdecktem oder vom Zufall ab.
outcome-words = E: dasselbe in Worten
key-words = was eine Antwort täte, auch in Worten
review = Besprechung
review-why = Wo es kippte und was besser gewesen wäre.
review-looking = Das Spiel wird durchgesehen …
review-go = Zug { $n } in der Wiederholung
review-there = Dorthin
review-none = In keinem Zug wurde viel vergeben.
hint = Tipp
hint-thinking = Einen Moment …
hint-move = Was tun?
hint-why = Warum?
key-hint = ein Tipp; noch einmal: mehr davon
