### What Farfield says: German
###
### $me     you or other: whether the one spoken of is the one who reads
### $who    a player's name; $to-whom and the like: another's
### $card   a card's name, the same in every language
### $at, $to, $from   a place with its preposition (place-at, place-to, place-from)
### Costs and Might are bracket tokens: [2] [Fury] [A] [M]. See STYLE.md.

## Names of things

language-name = Deutsch
phase-setup = Spielvorbereitung
phase-awaken = Awaken Phase
phase-beginning = Beginning Phase
phase-scoring = Beginning Phase: Wertung
phase-channel = Channel Phase
phase-draw = Draw Phase
phase-main-start = Main Phase
phase-main = Main Phase
phase-action = Action Phase
phase-ending = Ending Phase
phase-expiration = Ending Phase: Effekte laufen ab
phase-enthralled = Enthralled Phase
phase-over = Spielende

type-unit = Unit
type-gear = Gear
type-spell = Spell
type-rune = Rune
type-battlefield = Battlefield
type-legend = Legend
type-card = Karte
supertype-champion = Champion
supertype-signature = Signature
supertype-basic = Basic
supertype-token = Token
supertype-equipment = Equipment

speed-action = Action: auch während eines Showdowns
speed-reaction = Reaction: auch während eines Showdowns und als Antwort auf Spells und Abilities

npc = der NPC
whose = { $me ->
        [you] von dir
        [npc] vom NPC
       *[other] von { $who }
    }
lane-of = { $me ->
        [you] Deine Lane
       *[other] Lane von { $who }
    }
lane-question = { $lane }: { $question }
place = { $kind ->
        [base] { $me ->
            [you] deine Base
           *[other] die Base von { $who }
        }
        [npc-base] die { $name }
       *[battlefield] { $name }
    }
place-anywhere = irgendwo
place-at = { $kind ->
        [base] { $me ->
            [you] an deiner Base
           *[other] an der Base von { $who }
        }
        [npc-base] an der { $name }
       *[battlefield] an { $name }
    }
place-to = { $kind ->
        [base] { $me ->
            [you] zu deiner Base
           *[other] zur Base von { $who }
        }
        [npc-base] zur { $name }
       *[battlefield] zu { $name }
    }
place-from = { $kind ->
        [base] { $me ->
            [you] von deiner Base
           *[other] von der Base von { $who }
        }
        [npc-base] von der { $name }
       *[battlefield] von { $name }
    }
cards-more = { $n } weitere
zone-nowhere = aus dem Spiel
zone-main-deck = Main Deck
zone-rune-deck = Rune Deck
zone-hand = Hand
zone-trash = Trash
zone-banishment = Banishment
zone-champion-zone = Champion Zone
zone-chain = Chain
zone-aside = zur Seite gelegt
zone-board = Spielfeld
zone-facedown = verdeckt
zone-legend-zone = Legend Zone

## Questions

question-mulligan = Mulligan: Du darfst { $most ->
        [one] noch eine Karte
       *[other] bis zu { $most } Karten
    } zur Seite legen; für jede ziehst du eine neue.
question-mulligan-begins = { begins } { question-mulligan }
question-mulligan-npc = { question-mulligan } Was du zur Seite legst, kommt unter dein Deck, und der NPC kann es sofort bekommen.
begins = { $me ->
        [you] Du beginnst.
       *[other] { $who } beginnt.
    }
question-main = Du bist dran.
question-priority = { $card } liegt auf der Chain. Mit einer Reaction antworten?
question-focus = Showdown an { $card }: Du hast den Focus. Etwas tun?
question-place = Wo spielst du { $card } aus?
question-target = { $card }: Wähle ein Ziel.
question-target-up-to = { $card }: Wähle { $n ->
        [one] höchstens ein Ziel
       *[other] bis zu { $n } Ziele
    }.
question-target-exactly = { $card }: Wähle { $n } Ziele.
question-optional-cost = { $card }: Zusätzliche Kosten bezahlen?
question-mode = { $card }: Wähle, was geschieht.
question-destination = Wohin mit { $card }?
question-move-more = Wer bewegt sich zusammen mit { $card } { $place }?
question-pay = Wie bezahlst du { $card }?
question-enthrall-pay = Enthrall-Kosten von { $card }, { $icons }: Womit bezahlst du? Noch zu wählende Runes: { $n }.
question-enthrall-help = { $who } kann { $icons } für { $card } nicht bezahlen. Womit bezahlst du? Noch zu wählende Runes: { $n }.
question-may = { $card }: Möchtest du das?
question-deflect = Ein Strike zielt auf { $card }. Willst du [A] bezahlen, um ihn abzuwehren?
question-choose = { $card }: Wähle.
question-order-chain = Was kommt zuerst auf die Chain? Was zuletzt darauf kommt, wird zuerst ausgeführt.
question-assign = Kampf an { $card }: Welcher Unit weist du als Nächstes Schaden zu?
question-showdown = Wo beginnt zuerst ein Showdown oder Kampf?
question-replace = { $card } würde sterben. Was geschieht stattdessen?
question-instead = { $card }: Welcher Effekt wird zuerst angewendet?
question-instead-apply = { $card }: { $source } anwenden?
question-damage-order = { $card } würde Schaden erleiden. Was wird zuerst angewendet?
option-prevent-value = { $n ->
        [-1] allen Schaden verhindern
       *[other] die nächsten { $n } Schaden verhindern
    }
question-replace-may = { $card }: Soll stattdessen etwas anderes geschehen?
question-replace-first = { $card }: Wofür gilt das zuerst?
question-replace-apply = { $card } würde sterben. { $source } anwenden?
question-replace-order = Mehrere würden im selben Moment sterben. Welcher deiner Effekte gilt zuerst?
question-replace-which = { $card }: Wofür gilt das?
question-replace-token = { $card }: Welcher Effekt gilt als Nächstes für das Token?
question-enthrall-who = Du kannst { $icons } für { $card } nicht bezahlen: Wer im Team tut es?
question-amount = Wie viel Schaden für { $card }?
question-cost-choice = { $deed ->
        [discard] { $card }: Welche Karte wirfst du dafür ab?
        [recycle] { $card }: Was recycelst du dafür?
        [buff] { $card }: Den Buff welcher Unit gibst du dafür aus?
        [exhaust] { $card }: Was exhaustest du dafür?
        [kill] { $card }: Was tötest du dafür?
        [return] { $card }: Was bringst du dafür auf die Hand zurück?
        [banish] { $card }: Welche Karte verbannst du dafür?
       *[disempower] { $card }: Was disempowerst du dafür?
    }
question-hide = An welchem Battlefield verbirgst du { $card }?
question-order-cards = { $card }: Mehrere Karten werden ausgespielt. Welche zuerst?
question-name = { $card }: Nenne eine Karte.
question-invited = Eine Einladung aus deinem Team: Spielst du eine Karte aus oder nutzt du eine Ability?
question-invited-combat = Kampf an { $card }: Du bist eingeladen, darin zu handeln. Machst du mit?
question-help = Niemand wartet hier auf dich, aber du darfst eingreifen. Was tust du?
question-help-held = Diese Lane wartet auf dich, wie du wolltest. Was tust du?
question-consent = { $who } möchte mit { $source } wählen: { $thing }. Bist du einverstanden?
question-consent-lane = { $who } möchte { $source } in deiner Lane einsetzen. Bist du einverstanden?
question-lane = Wessen Lane kommt als Nächstes?
question-battlefield = Welches deiner Battlefields bringst du in dieses Spiel mit?
question-first = Wer hat den ersten Zug?
question-priority-ability = Eine Ability von { $card } liegt auf der Chain. Mit einer Reaction antworten?
question-priority-deflect = Deflect von { $card } liegt auf der Chain und kontert den Strike. Mit einer Reaction antworten?
question-recycle = { $card }: Welche Karten recycelst du? Der Rest bleibt oben auf deinem Main Deck.
question-recycle-one = { $card }: Die Karte recyceln oder oben auf deinem Main Deck lassen?
question-recycle-npc = { question-recycle } { recycled-goes }
question-recycle-one-npc = { question-recycle-one } { recycled-goes }
recycled-goes = Was du recycelst, kommt nach unten, und von dort bekommt der NPC seine nächste Karte.
question-top = { $card }: Welche Karte kommt von oben als nächste?
question-discard = { $card }: Welche Karte wirfst du ab?
question-may-pay = { $card }: Bezahlst du, was diese Wahl kostet? Sonst geschieht nichts.
question-attach = { $card } anlegen?
question-unless = { $card }: { ask-unless }
question-accelerate = { $card }: Für [Accelerate] bezahlen?
question-repeat = { $card }: Für [Repeat] bezahlen?
question-repeat-ability = { $card }: Für [Repeat] { $cost } bezahlen?
question-play-for = { $card }: Diesen Preis anstelle der Kosten bezahlen?
question-place-token = { $card }: Wo erscheint das Token { $token }?
question-facedown-full = { $card }: Dort liegen zu viele verdeckte Karten. Welche kommt in den Trash?
question-toll = { $card }: Die Bewegung dorthin hat ihren Preis. Wer bewegt sich?
question-keep-targets = { $card }: Die Ziele passen nicht mehr zusammen. Welche bleiben?
question-drop-target = { $card }: Der Schaden reicht nicht für alle Ziele. Welches bekommt keinen?
question-moment = { $card }: Mehreres löst das im selben Moment aus. Was davon zählt?
question-order = Du hältst mehrere Battlefields. Welches hältst du zuerst?
question-player = Burn Out. Welcher Gegner erhält einen Punkt?
question-name-tag = { $card }: Nenne eine Kennzeichnung.

# A question about one instruction of several: the instruction, then what is asked.
question-for = { $card }: { $what } { $ask }
question-again = [Repeat] { $n }: { $question }
question-nth = { $question } ({ $n } von { $of })
question-because = { $question } (Wegen: { $thing })
question-anew = { $question } (Anstelle von: { $thing })
ask-choose = Wähle.
ask-destination = Wohin?
ask-may = Möchtest du das?
ask-target = Wähle ein Ziel.
ask-target-exactly = Wähle { $n } Ziele.
ask-target-up-to = Wähle { $n ->
        [one] höchstens ein Ziel
       *[other] bis zu { $n } Ziele
    }.
ask-unless = Tust du es, damit der Rest nicht geschieht?
question-more = ({ $least ->
        [0] bis zu { $most }
       *[other] { $least ->
            [one] mindestens 1
           *[other] mindestens { $least }
        }
    })
question-exactly = (noch { $n })
question-any = (beliebig viele)
question-assign-left = (noch { $n } Schaden zuzuweisen)

## What a coming question will be about

about-mulligan = Mulligan
about-main = was du als Nächstes tust
about-priority = ob du reagierst
about-focus = was du im Showdown tust
about-place = wo du die Karte ausspielst
about-target = welches Ziel
about-optional-cost = ob du zusätzliche Kosten bezahlst
about-mode = welche Möglichkeit
about-destination = wohin
about-move-more = wer sich mitbewegt
about-pay = wie du bezahlst
about-may = ob du das möchtest
about-choose = was du wählst
about-order = was zuerst kommt
about-assign = wie du Schaden zuweist
about-showdown = wo ein Showdown oder Kampf beginnt
about-replace = was stattdessen geschieht
about-player = welcher Spieler
about-amount = wie viel
about-cost-choice = womit du bezahlst
about-hide = wo du die Karte verbirgst
about-order-cards = in welcher Reihenfolge
about-name = welche Karte du nennst
about-invited = ob du die Einladung annimmst
about-help = ob du eingreifst
about-consent = ob du einverstanden bist
about-lane = wessen Lane als Nächstes kommt

## Options

group-play = Ausspielen
group-use = Verwenden
group-move = Bewegen
group-hide = Verbergen
group-end = Oder
option-play = { $card } ausspielen
option-play-champion = { $card } aus der Champion Zone ausspielen
option-play-facedown = { $card } ausspielen, verborgen { $at }
option-play-trash = { $card } aus deinem Trash ausspielen
option-use-ability = { $card } verwenden: { $text }
option-move = { $card } ({ $might } [M]) { $from } bewegen
option-move-to = { $card } ({ $might } [M]) { $from } { $to } bewegen
option-hide = { $card } verbergen
option-put-back = { $card } zur Seite legen
option-keep = Den Rest behalten
option-keep-all = Alle behalten
option-keep-choice = Die bisherige Wahl behalten
option-at = { $place }
option-pick = { $thing }
option-trigger = { $thing }: { $what }
option-apart = { $option }: { $marks }
option-recycle = { $thing } recyceln
option-leave-on-top = Oben lassen
option-done = Fertig
option-none = Für nichts davon
option-nobody-else = Niemand sonst: bewegen
option-yes = Ja
option-no = Nein
option-mode = { $text }
option-mode-number = Möglichkeit { $n }
option-auto = Automatisch bezahlen
option-number = { $n }
option-name = { $card }
option-assign = { $n } Schaden: { $thing }
option-pass = Passen
option-wait = Um Geduld bitten
option-let-go = Weitergehen lassen
option-overrule = Ohne Warten weitermachen
option-end = Den Zug beenden
option-finish = Fertig für diesen Zug
option-concede = Aufgeben
option-invite = { $thing } einladen
option-decline = Ablehnen
option-join = Mitmachen
thing-unit = { $card } ({ $might } [M], { $whose }, { $at })
thing-unit-wearing = { $card } ({ $might } [M], { $wears }, { $whose }, { $at })
thing-card = { $card } ({ $whose })
thing-state = { $card } ({ $whose }, { $state })
thing-on-chain = { $card } auf der Chain ({ $whose })
thing-ability = Ability von { $card } ({ $whose })
thing-deflect = Deflect von { $card } ({ $whose })
thing-hidden = eine verdeckte Karte ({ $whose })
thing-player = { $me ->
        [you] Du
       *[other] { $who }
    }

## The board

board-title = Zug { $n } · { $me ->
        [you] Dein Zug
       *[other] Zug von { $who }
    } · { $phase }
board-title-team = Zug { $n } · { $phase } · Team: { $points } von { $goal } Punkten
board-title-alone = Zug { $n } · { $phase } · { $points } von { $goal } Punkten
board-points = { $points } von { $goal } Punkten
name-you = Du
name-player = Spieler { $n }
name-program = Programm { $n }
board-you = du
board-program = Programm
board-teammate = im Team
board-done = fertig
board-finished = fertig: { $list }
board-hand = Hand
board-hand-known = Bekannt
board-hand-count = { $n ->
        [one] 1 Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
board-deck = Main Deck { $n }
board-deck-low = Main Deck { $n }: wer aus dem leeren Main Deck ziehen muss, verliert das Spiel
board-deck-empty = Main Deck 0: wer daraus eine Karte ziehen muss, verliert das Spiel (Burn Out)
board-rune-deck = Rune Deck { $n }
board-trash = Trash { $n }
board-banished = Verbannt { $n }
board-xp = XP { $n }
board-legend = Legend
board-champion = Champion Zone:
board-base = Base
board-next-dealt = Als Nächstes
board-pile = Enthralled-Stapel
board-thralls = Thralls
board-strikes = Lose
board-runes = Runes
board-none = keine
board-empty = leer
board-runes-pay = kann [{ $energy }] und { $power } bezahlen
board-pool = Im Rune Pool: { $what }
board-ready-count = { $ready } von { $all } ready
board-controlled = { $me ->
        [you] von dir kontrolliert
        [npc] vom NPC kontrolliert
       *[other] von { $who } kontrolliert
    }
board-uncontrolled = unkontrolliert
board-nobody = niemand
board-contested = { $me ->
        [you] von dir beansprucht
        [npc] vom NPC beansprucht
       *[other] von { $who } beansprucht
    }
board-showdown = Showdown
board-combat = Kampf
board-focus = { $me ->
        [you] du hast den Focus
       *[other] { $who } hat den Focus
    }
board-chain = Chain (das Neueste wird zuerst ausgeführt)
board-chain-pending = noch nicht abgeschlossen
board-chain-on = → { $things }
board-facedown = { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
board-facedown-known = verdeckt: { $card }
board-nobody-here = keine Units
mark-exhausted = exhausted
mark-ready = ready
mark-damage = { $n } Schaden
mark-buffed = { $n ->
        [one] Buff
       *[other] { $n } Buffs
    }
mark-deflected = { $n ->
        [one] Deflected-Marke
       *[other] { $n } Deflected-Marken
    }
mark-stunned = gestunned
mark-empowered = Empowered
mark-attacker = greift an
mark-defender = verteidigt
mark-attached = trägt { $cards }
mark-worn = getragen von { $thing }
mark-owned = { $me ->
        [you] gehört dir
       *[other] gehört { $who }
    }
mark-prevent = { $n ->
        [-1] aller Schaden wird verhindert
       *[other] die nächsten { $n } Schaden werden verhindert
    }
mark-copy = eigentlich { $card }
mark-seen = anderen bekannt
card-might = { $n } [M]
card-might-label = Might
card-might-bonus = +{ $n } [M] als Equipment
card-no-text = (kein Text)
card-worn = Wer es trägt: { $text }
card-strike-used = Ihn zu verwenden gilt als ausgespielter Spell mit Kosten [1]: Was auf Spells oder Abilities antwortet, kann auch auf ihn antworten. Ein NPC bezahlt nichts dafür. [LL 6.1]

## The log

log-title = Was geschehen ist
log-empty = Es ist noch nichts geschehen.
log-turn = { $me ->
        [you] Zug { $n }: Du bist am Zug.
       *[other] Zug { $n }: { $who } ist am Zug.
    }
log-phase = { $phase }.
log-mulligans = { $me ->
        [you] { $n ->
            [0] Du behältst deine Hand.
            [one] Du legst 1 Karte zur Seite und ziehst eine neue.
           *[other] Du legst { $n } Karten zur Seite und ziehst neue.
        }
       *[other] { $n ->
            [0] { $who } behält die Hand.
            [one] { $who } legt 1 Karte zur Seite und zieht eine neue.
           *[other] { $who } legt { $n } Karten zur Seite und zieht neue.
        }
    }
log-mulligans-begins = { begins } { log-mulligans }
log-draws = { $me ->
        [you] Du ziehst { $card }.
       *[other] { $who } zieht { $card }.
    }
log-draws-unseen = { $me ->
        [you] Du ziehst eine Karte.
       *[other] { $who } zieht eine Karte.
    }
log-channels = { $me ->
        [you] Du channelst { $card }.
       *[other] { $who } channelt { $card }.
    }
log-channels-unseen = { $me ->
        [you] Du channelst eine Rune.
       *[other] { $who } channelt eine Rune.
    }
log-chooses = { $me ->
        [you] Du wählst { $list }.
       *[other] { $who } wählt { $list }.
    }
log-chooses-unseen = { $me ->
        [you] Du wählst eine verdeckte Karte.
       *[other] { $who } wählt eine verdeckte Karte.
    }
log-with-might = { $card } ({ $n } [M])
log-chosen-at = { $card } { $at }
log-chosen-of = { $card } ({ $whose })
log-plays = { $me ->
        [you] Du spielst { $card } aus.
       *[other] { $who } spielt { $card } aus.
    }
log-plays-token = { $me ->
        [you] Du spielst ein { $card }-Token aus.
       *[other] { $who } spielt ein { $card }-Token aus.
    }
log-creates = { $me ->
        [you] Du erschaffst { $card } { $at }.
       *[other] { $who } erschafft { $card } { $at }.
    }
log-enters = { $card } kommt { $at } ins Spiel.
log-uses = { $me ->
        [you] Du verwendest { $card }.
       *[other] { $who } verwendet { $card }.
    }
log-triggers = Eine Ability von { $card } wird ausgelöst.
log-resolves = Der Effekt von { $card } wird ausgeführt.
log-withdrawn = { $card } wird doch nicht ausgespielt.
log-withdrawn-refused = { $me ->
        [you] { $card } wird zurückgenommen und kostet nichts, weil du nicht einverstanden bist.
       *[other] { $card } wird zurückgenommen und kostet nichts, weil { $who } nicht einverstanden ist.
    }
log-countered = { $card } wird gekontert.
log-ability-resolves = Eine Ability von { $card } wird ausgeführt.
log-ability-withdrawn = Eine Ability von { $card } bewirkt nichts.
log-ability-withdrawn-refused = { $me ->
        [you] Eine Ability von { $card } bewirkt nichts, weil du nicht einverstanden bist.
       *[other] Eine Ability von { $card } bewirkt nichts, weil { $who } nicht einverstanden ist.
    }
log-ability-countered = Eine Ability von { $card } wird gekontert.
log-moves = { $card } bewegt sich { $from } { $to }.
log-recalled = { $card } wird zur eigenen Base zurückgerufen.
log-contests = { $me ->
        [you] Du beanspruchst { $card }.
       *[other] { $who } beansprucht { $card }.
    }
log-showdown = { $me ->
        [you] An { $card } beginnt ein Showdown; du hast den Focus.
       *[other] An { $card } beginnt ein Showdown; { $who } hat den Focus.
    }
log-showdown-ends = Der Showdown an { $card } ist vorbei.
log-combat = Kampf an { $card }. Angriff: { $who }. Verteidigung: { $whom }.
log-combat-damage = Kampfschaden: { $list }.
log-combat-damage-none = Im Kampf wird kein Schaden verursacht.
log-combat-damage-one = { $card } { $n }
log-wins-combat = { $me ->
        [you] Du gewinnst den Kampf an { $card }.
       *[other] { $who } gewinnt den Kampf an { $card }.
    }
log-no-result = Der Kampf an { $card } endet ohne Sieger.
log-gains-control = { $me ->
        [you] Du kontrollierst jetzt { $card }.
       *[other] { $who } kontrolliert jetzt { $card }.
    }
log-loses-control = { $me ->
        [you] Du kontrollierst { $card } nicht mehr.
       *[other] { $who } kontrolliert { $card } nicht mehr.
    }
log-controls = { $me ->
        [you] Du kontrollierst jetzt { $card }.
       *[other] { $who } kontrolliert jetzt { $card }.
    }
log-conquers = { $me ->
        [you] Du eroberst { $card }.
       *[other] { $who } erobert { $card }.
    }
log-holds = { $me ->
        [you] Du hältst { $card }.
       *[other] { $who } hält { $card }.
    }
log-no-final-point = { $me ->
        [you] Du erhältst den letzten Punkt nicht: Dafür musst du in diesem Zug mit allen Battlefields Punkte erzielen. Stattdessen ziehst du eine Karte.
       *[other] { $who } erhält den letzten Punkt nicht: Dafür müssen in diesem Zug mit allen Battlefields Punkte erzielt werden. Stattdessen zieht { $who } eine Karte.
    }
log-gains-points = { $me ->
        [you] { $n ->
            [one] Du erzielst 1 Punkt und hast jetzt { $total }.
           *[other] Du erzielst { $n } Punkte und hast jetzt { $total }.
        }
       *[other] { $n ->
            [one] { $who } erzielt 1 Punkt und hat jetzt { $total }.
           *[other] { $who } erzielt { $n } Punkte und hat jetzt { $total }.
        }
    }
log-gains-xp = { $me ->
        [you] Du erhältst { $n } XP.
       *[other] { $who } erhält { $n } XP.
    }
log-dealt = { $card } erleidet { $n } Schaden.
log-dies = { $card } stirbt { $at }.
log-saved = { $source } rettet { $card } vor dem Tod.
log-discards = { $me ->
        [you] Du wirfst { $card } ab.
       *[other] { $who } wirft { $card } ab.
    }
log-names = { $me ->
        [you] Du nennst { $card }.
       *[other] { $who } nennt { $card }.
    }
log-recycles = { $me ->
        [you] Du recycelst { $card }.
       *[other] { $who } recycelt { $card }.
    }
log-recycles-unseen = { $me ->
        [you] Du recycelst eine Karte.
       *[other] { $who } recycelt eine Karte.
    }
log-returned = { $me ->
        [you] { $card } kehrt auf deine Hand zurück.
       *[other] { $card } kehrt auf die Hand von { $who } zurück.
    }
log-takes = { $me ->
        [you] Du nimmst { $card } auf die Hand.
       *[other] { $who } nimmt { $card } auf die Hand.
    }
log-takes-unseen = { $me ->
        [you] Du nimmst eine Karte auf die Hand.
       *[other] { $who } nimmt eine Karte auf die Hand.
    }
log-returned-unseen = { $me ->
        [you] Eine Karte kehrt auf deine Hand zurück.
       *[other] Eine Karte kehrt auf die Hand von { $who } zurück.
    }
log-to-top = { $me ->
        [you] { $card } kommt oben auf dein Main Deck.
       *[other] { $card } kommt oben auf das Main Deck von { $who }.
    }
log-to-top-unseen = { $me ->
        [you] Eine Karte kommt oben auf dein Main Deck.
       *[other] Eine Karte kommt oben auf das Main Deck von { $who }.
    }
log-to-bottom = { $me ->
        [you] { $card } kommt unter dein Main Deck.
       *[other] { $card } kommt unter das Main Deck von { $who }.
    }
log-to-bottom-unseen = { $me ->
        [you] Eine Karte kommt unter dein Main Deck.
       *[other] Eine Karte kommt unter das Main Deck von { $who }.
    }
log-to-champion-zone = { $me ->
        [you] { $card } kommt in deine Champion Zone.
       *[other] { $card } kommt in die Champion Zone von { $who }.
    }
log-something = Etwas geschieht: { $card }.
log-banished = { $card } wird verbannt.
log-burned = { $me ->
        [you] Du legst { $card } durch Burn in den Trash.
       *[other] { $who } legt { $card } durch Burn in den Trash.
    }
log-burns-out = { $me ->
        [you] Dein Main Deck ist leer: Burn Out. Dein Trash wird dein neues Main Deck.
       *[other] Das Main Deck von { $who } ist leer: Burn Out. Der Trash wird das neue Main Deck.
    }
log-looks = { $me ->
        [you] Du siehst dir an: { $list }.
       *[other] { $who } sieht sich an: { $list }.
    }
log-looks-unseen = { $me ->
        [you] { $n ->
            [0] Du siehst dir keine Karte an.
            [one] Du siehst dir eine Karte an.
           *[other] Du siehst dir { $n } Karten an.
        }
       *[other] { $n ->
            [0] { $who } sieht sich keine Karte an.
            [one] { $who } sieht sich eine Karte an.
           *[other] { $who } sieht sich { $n } Karten an.
        }
    }
log-reveals = { $me ->
        [you] Du enthüllst { $list }.
       *[other] { $who } enthüllt { $list }.
    }
log-hides = { $me ->
        [you] Du verbirgst { $card } { $at }.
       *[other] { $who } verbirgt { $card } { $at }.
    }
log-hides-unseen = { $me ->
        [you] Du verbirgst eine Karte { $at }.
       *[other] { $who } verbirgt eine Karte { $at }.
    }
log-facedown-trashed = Die verdeckte Karte { $card } kommt in den Trash.
log-counters = Markierungen auf { $card }: { $n }, jetzt { $total }.
log-stunned = { $card } wird gestunned.
log-buffed = { $card } wird gebufft.
log-spends-buff = { $me ->
        [you] Du gibst den Buff von { $card } aus.
       *[other] { $who } gibt den Buff von { $card } aus.
    }
log-empowered = { $card } wird Empowered.
log-gets-might = { $card } erhält { $n } [M].
log-gains-ability = { $card } erhält eine Ability.
log-gains-keyword = { $card } erhält { $keyword }.
log-attached = { $card } wird an { $wearer } angelegt.
log-detached = { $card } wird gelöst.
log-adds = { $me ->
        [you] Du addest { $what }.
       *[other] { $who } addet { $what }.
    }
log-extra-turn = { $me ->
        [you] Du erhältst einen zusätzlichen Zug.
       *[other] { $who } erhält einen zusätzlichen Zug.
    }
log-ends-turn = { $me ->
        [you] Du beendest deinen Zug.
       *[other] { $who } beendet den Zug.
    }
log-concedes = { $me ->
        [you] Du gibst auf.
       *[other] { $who } gibt auf.
    }
log-invites = Einladung. Von: { $who }. An: { $whom }.
log-asks-to-wait = Bitte warten! Von: { $who }. An: { $whom }.
log-lets-go = Es geht weiter. Von: { $who }. An: { $whom }.
log-no-consent = { $me ->
    [you] Du bist nicht einverstanden.
   *[other] { $who } ist nicht einverstanden.
}
log-joins = { $me ->
        [you] Du machst im Kampf mit.
       *[other] { $who } macht im Kampf mit.
    }
log-declines = { $me ->
        [you] Du lehnst die Einladung ab.
       *[other] { $who } lehnt die Einladung ab.
    }
log-brings = { $me ->
        [you] Du bringst { $card } mit.
       *[other] { $who } bringt { $card } mit.
    }
log-wins = { $me ->
        [you] Du gewinnst das Spiel.
       *[other] { $who } gewinnt das Spiel.
    }

## The log of Lane Legends

log-deflected = { $card } wehrt den Strike ab und erhält eine Deflected-Marke.
log-strike = { $who } richtet einen Strike auf { $target }.
log-strike-back = Der Strike kehrt { $to } zurück.
log-strike-made = { $who } legt dem { $wearer } { $at } einen neuen Strike an.
log-advance = { $me ->
        [npc] Die Thralls rücken vor.
       *[other] { $who }: Die Thralls rücken vor.
    }
log-nothing-enthralled = { $me ->
        [you] { $n ->
            [1] Dein Main Deck ist leer: Es kommt keine zweite Karte.
           *[other] Dein Main Deck ist leer: Dein NPC tut nichts.
        }
       *[other] { $n ->
            [1] Das Main Deck von { $who } ist leer: Es kommt keine zweite Karte.
           *[other] Das Main Deck von { $who } ist leer: Dieser NPC tut nichts.
        }
    }
log-wins-team = Das Team gewinnt.
log-all-lose-team = Das Team verliert.
log-burns-out-team = { $me ->
        [you] Dein Main Deck hat zu wenige Karten: Burn Out.
       *[other] Das Main Deck von { $who } hat zu wenige Karten: Burn Out.
    }
log-ends-turn-team = { $me ->
        [you] Du bist für diesen Zug fertig.
       *[other] { $who } ist für diesen Zug fertig.
    }
log-team-loses-points = Das Team verliert einen Punkt und hat jetzt { $total }.
log-team-scores = { $me ->
        [you] Du erzielst { $n } für das Team; es hat jetzt { $total }.
       *[other] { $who } erzielt { $n } für das Team; es hat jetzt { $total }.
    }
log-turn-team = Zug { $n } beginnt für das ganze Team.
log-all-lose-alone = { $me ->
        [you] Du verlierst das Spiel.
       *[other] { $who } verliert das Spiel.
    }
log-loses-points-alone = { $me ->
        [you] Du verlierst einen Punkt und hast jetzt { $total }.
       *[other] { $who } verliert einen Punkt und hat jetzt { $total }.
    }
log-turn-alone = Zug { $n } beginnt.
log-enthralled = { $me ->
        [you] { $n ->
            [1] Aus deinem Sideboard kommt { $card } auf den Enthralled-Stapel.
           *[other] Von unten aus deinem Main Deck kommt { $card } auf den Enthralled-Stapel.
        }
       *[other] { $n ->
            [1] Aus dem Sideboard von { $who } kommt { $card } auf den Enthralled-Stapel.
           *[other] Von unten aus dem Main Deck von { $who } kommt { $card } auf den Enthralled-Stapel.
        }
    }
log-gold-paid = { $me ->
        [you] Du bezahlst dafür mit einem Gold.
       *[other] { $who } bezahlt dafür mit einem Gold.
    }
log-all-runes-exhausted = Niemand kann die Enthrall-Kosten bezahlen: Alle Runes aller Spieler werden exhausted.
log-replaced = { $card } wird ersetzt.
log-all-lose = Alle Spieler verlieren.
log-skips = { $me ->
        [you] Du überspringst: { $phase }.
       *[other] { $who } überspringt: { $phase }.
    }
log-removed = { $me ->
        [you] Du verlässt das Spiel.
       *[other] { $who } verlässt das Spiel.
    }
log-swapped-back = { $card } ist wieder, was auf der Karte steht.
log-goes-back = Der Angriff ist gescheitert: { $card } geht zurück { $to }.
log-nearfield-lost = Ein NPC kontrolliert { $card }.
log-nearfield-lost-alone = Der NPC kontrolliert { $card }.
log-nothing-enthralled-alone = { $me ->
        [you] { $n ->
            [1] Dein Main Deck ist leer: Es kommt keine zweite Karte.
           *[other] Dein Main Deck ist leer: Der NPC tut nichts.
        }
       *[other] { $n ->
            [1] Das Main Deck von { $who } ist leer: Es kommt keine zweite Karte.
           *[other] Das Main Deck von { $who } ist leer: Der NPC tut nichts.
        }
    }
log-thrall = { $who } erschafft einen Thrall mit { $might } [M] { $at }.
log-rush = { $me ->
        [npc] Die Thralls an der NPC Base stürmen zusammen vor.
       *[other] { $who }: Die Thralls an der NPC Base stürmen zusammen vor.
    }
log-merge = { $n ->
        [one] { $me ->
            [npc] Der Thrall an der NPC Base verschmilzt mit keinem anderen und hat { $might } [M]
           *[other] { $who }: Der Thrall an der NPC Base verschmilzt mit keinem anderen und hat { $might } [M]
        }
       *[other] { $me ->
            [npc] { $n } Thralls an der NPC Base verschmelzen zu einem mit { $might } [M]
           *[other] { $who }: { $n } Thralls an der NPC Base verschmelzen zu einem mit { $might } [M]
        }
    }{ $total ->
        [0] .
        [one] {" "}und 1 Strike.
       *[other] {" "}und { $total } Strikes.
    }
log-enthrall-paid-with = { $me ->
        [you] Du bezahlst dafür mit { $list }.
       *[other] { $who } bezahlt dafür mit { $list }.
    }
log-enthrall-paid = { $me ->
        [you] { $n ->
            [one] Du bezahlst dafür mit 1 Rune.
           *[other] Du bezahlst dafür mit { $n } Runes.
        }
       *[other] { $n ->
            [one] { $who } bezahlt dafür mit 1 Rune.
           *[other] { $who } bezahlt dafür mit { $n } Runes.
        }
    }

## Why not

why-ok = { $n ->
        [0] { $what }: Das kannst du jetzt tun.
       *[other] { $what }: Das kannst du jetzt tun, es ist Nummer { $n }.
    }
why-possible = { $what }: Das kannst du jetzt tun.
why-title = { $what }: jetzt nicht. { $reason }
why-play = { $card } ausspielen
why-move = { $card } { $to } bewegen
why-use = { $card } verwenden
why-hide = { $card } verbergen
why-pick = { $card } wählen
why-no-use = { $card } kann man weder ausspielen noch bewegen noch verwenden.
why-facedown = Diese Karte liegt verdeckt, und du weißt nicht, welche es ist.
why-being-played = { $card } wird gerade ausgespielt: Beantworte die offene Frage, oder nimm es mit { $undo } zurück.
why-on-chain = { $card } ist auf der Chain und wartet darauf, ausgeführt zu werden.
why-lane = Schreibe dafür { $lane }, und spiele oder verwende es dort.
why-nothing = Nichts, was du sehen kannst, heißt „{ $text }“. Schreibe den Namen einer Karte oder seinen Anfang.
why-not-your-card = { $card } gehört jemand anderem: { $owner }.
why-not-your-turn = Am Zug ist { $turn }, und weder ein Showdown noch eine Chain lässt dich jetzt handeln. Warte auf deine Main Phase.
why-not-main-phase = Das geht in der Main Phase; jetzt ist: { $phase }.
why-not-action-phase = Das geht in der Action Phase; jetzt ist: { $phase }.
why-not-chain-open = Etwas liegt auf der Chain; bis sie leer ist, gehen nur Reactions.
why-not-needs-action = In einem Showdown geht nur, was Action oder Reaction hat, und { $card } hat keins von beiden.
why-not-needs-reaction = Solange etwas auf der Chain liegt, geht nur, was Reaction hat, und { $card } hat es nicht.
why-not-no-priority = Du bist jetzt nicht an der Reihe, sondern: { $asked }.
why-not-energy = { $card } kostet { $need } Energy, und du kommst auf { $have }: { $missing ->
        [one] Es fehlt 1.
       *[other] Es fehlen { $missing }.
    }
why-not-power = { $card } braucht die Power { $need }; es fehlt { $missing }.
why-not-cost = { $card } verlangt außerdem: { $deed }. Das kannst du nicht ganz tun.
why-not-no-target = Es gibt nichts, was { $card } wählen könnte.
why-not-choice-elsewhere = In deiner eigenen Lane gibt es nichts, was { $card } wählen könnte, in der Lane von { $lanes } dagegen schon.
why-not-choice-later = In deiner eigenen Lane gibt es nichts, was { $card } wählen könnte. In der Lane von { $lanes } schon, aber erst muss vorbei sein, was dort gerade läuft.
why-not-no-place = { $spot ->
        [any] { $card } kann jetzt nirgends ausgespielt werden.
       *[one] { $card } kann { $place } jetzt nicht ausgespielt werden.
    }
why-not-exhausted = { $card } ist exhausted. Zu Beginn deines nächsten Zuges wird die Karte wieder ready.
why-not-a-unit = { $card } ist keine Unit auf dem Spielfeld, und nur solche bewegen sich.
why-not-already-there = { $card } ist schon { $place }.
why-not-needs-ganking = { $card } ist { $origin }. Von einem Battlefield zum anderen geht es nur mit { $keyword }, sonst nur über die Base.
why-not-two-others-there = Zwei andere Spieler haben schon Units { $place }.
why-not-foreign-combat = Andere kämpfen { $place }; nur sie dürfen Units dorthin schicken.
why-not-teammate-there = Ein Teammitglied hat schon Units { $place }.
why-not-foreign-base = Units bewegen sich zu Battlefields und zur eigenen Base, nicht zu einer fremden.
why-not-cant-move = { $by } hindert { $card } daran, sich dorthin zu bewegen.
why-not-zone = { $card } ist in dieser Zone: { $zone }. Karten spielst du von der Hand und aus der Champion Zone aus.
why-not-hidden-this-turn = { $card } wurde in diesem Zug verborgen. Ab dem nächsten Zug kannst du die Karte ausspielen.
why-not-no-hidden = { $card } hat kein { $keyword } und kann nicht verborgen werden.
why-not-no-controlled-battlefield = Du kontrollierst kein Battlefield, an dem du { $card } verbergen könntest.
why-not-facedown-full = An jedem Battlefield, das du kontrollierst, liegt schon eine verdeckte Karte.
why-not-forbidden = { $by } verbietet das mit { $card } gerade.
why-not-no-ability = { $count ->
        [0] { $card } hat keine Ability, die du verwenden könntest.
       *[other] { $card } hat keine Ability mit der Nummer { $number }, die du verwenden könntest; es gibt { $count }.
    }
why-not-ability-condition = { $card } erlaubt das nur, { $condition }, und das ist gerade nicht so.
why-not-used-up = { $limit ->
        [one] Diese Ability von { $card } geht einmal pro Zug, und das ist geschehen.
       *[other] Diese Ability von { $card } geht { $limit }-mal pro Zug, und das ist geschehen.
    }
why-not-game-over = Das Spiel ist zu Ende; es geht nichts mehr.
why-not-not-controlled = { $card } wird von jemand anderem kontrolliert: { $controller }.
why-not-already-empowered = { $card } ist schon Empowered.
why-not-lane-step = Units bewegen sich in ihrer eigenen Lane einen Schritt weit; mit Ganking auch zu jedem Battlefield, das du kontrollierst.
why-not-lane-place = { $card } kann nicht { $place } gespielt werden: Units kommen an die Base oder an ein Nearfield unter deiner Kontrolle, mit [Reaction] auch an andere Battlefields deiner Lane. Möglich ist: { $where }.
why-not-not-asked = Danach wirst du jetzt nicht gefragt.
why-not-showdown-open = Ein Showdown läuft; das muss warten, bis er vorbei ist.
why-not-not-playable = { $card } ist keine Karte, die man ausspielt.
why-not-target-place = { $source } wird aus Hidden ausgespielt und darf nur wählen, was { $place } ist.
why-not-untouchable = { $by } verhindert, dass deine Spells und Abilities { $card } wählen.
why-not-arena-busy = Dort, wo { $card } ist, läuft eine Chain; warte, bis sie ausgeführt ist.
why-not-attached = { $card } ist an eine Unit angelegt. Die eigenen Abilities ruhen, bis es gelöst wird.
why-not-answer-first = Beantworte zuerst die offene Frage.
why-not-target = { $misfit ->
        [kind] { $source } kann { $card } nicht wählen: falsche Art.
        [side] { $source } kann { $card } nicht wählen: falsche Seite.
        [place] { $source } kann { $card } nicht wählen: falscher Ort.
        [description] { $source } kann { $card } nicht wählen: Die Beschreibung passt nicht.
        [dear] { $source } kann { $card } nicht wählen: zu hohe Kosten.
        [mighty] { $source } kann { $card } nicht wählen: nicht Mighty.
        [chain] { $source } kann { $card } nicht wählen: noch auf der Chain.
        [trash] { $source } kann { $card } nicht wählen: liegt im Trash.
        [together] { $source } kann { $card } nicht wählen: Das passt nicht zu dem, was schon gewählt ist.
        [rest] { $source } kann { $card } nicht wählen: Was sonst zu wählen oder zu bezahlen ist, ginge dann nicht mehr.
       *[choice] { $source } kann { $card } nicht wählen: Das steht nicht zur Wahl.
    }
why-not-already-chosen = { $card } ist schon gewählt.
why-not-unclear = „{ $text }“ ist nicht eindeutig. Nenne etwas, das du sehen kannst.
why-not-paid-by-itself = { $card } hilft von selbst beim Bezahlen; du musst die Karte nicht vorher verwenden.
why-not-move-on-chain = Etwas liegt auf der Chain; dann gibt es keine Standardbewegung. Bewege { $card } in deiner Main Phase, wenn sonst nichts läuft.
why-not-move-in-showdown = Ein Showdown läuft; darin gibt es keine Standardbewegung. Bewege { $card } in deiner Main Phase, wenn sonst nichts läuft.
why-not-hide-on-chain = Etwas liegt auf der Chain; dann wird keine Karte verborgen. Verbirg { $card } in deiner Main Phase, wenn sonst nichts läuft.
why-not-hide-in-showdown = Ein Showdown läuft; darin wird keine Karte verborgen. Verbirg { $card } in deiner Main Phase, wenn sonst nichts läuft.
why-not-already-facedown = { $card } liegt schon verdeckt { $origin }.
why-not-hide-zone = { $card } ist in dieser Zone: { $zone }. Karten verbirgst du von der Hand und aus der Champion Zone.
why-not-use-zone = { $card } ist in dieser Zone: { $zone }. Abilities verwendest du, solange die Karte auf dem Spielfeld ist.
why-not-your-place = { $card } darfst du nicht { $place } ausspielen. Die Kontrolle dort hat { $controller }. Units spielst du an deiner Base und an Battlefields aus, die du kontrollierst.
why-not-gear-to-base = { $card } ist ein Gear, und Gears werden an der Base ausgespielt.
why-not-deflect = { $target } hat Deflect: Diese Wahl kostet { $value } Power mehr. { $card } braucht dann die Power { $need }; es fehlt { $missing }.
why-not-toll = { $by } verlangt { $price } dafür, { $card } dorthin zu bewegen, und das kannst du nicht bezahlen.
why-not-legion = { $card } braucht dafür Legion: Du musst in diesem Zug schon eine andere Karte ausgespielt haben.
why-not-level = { $card } braucht dafür Level { $need }, also { $need } XP; du hast { $have }.
why-not-empowered = { $card } muss dafür Empowered sein und ist es nicht.
why-not-mighty = { $card } muss dafür Mighty sein, also 5 [M] haben; es sind { $have }.
why-not-only-too-dear = Was { $card } wählen könnte, kostet zu viel: { $found }.
why-not-only-on-chain = Was { $card } wählen könnte, liegt noch auf der Chain: { $found }.
why-not-only-in-trash = Was { $card } wählen könnte, liegt im Trash: { $found }.
why-not-only-protected = Was { $card } wählen könnte, ist geschützt: { $found }. { $by } sorgt dafür.
why-not-only-to-pay-with = Was { $card } wählen könnte, müsstest du zum Bezahlen verwenden: { $found }.
why-not-chooses-nothing = Beim Ausspielen oder Verwenden von { $card } wird nichts gewählt, also auch nicht { $target }.
why-not-no-equip = { $card } hat kein Equip.
why-not-ambiguous = „{ $text }“ kann mehreres heißen: { $found }. Schreibe mehr vom Namen.
why-not-an-option = { $card } steht nicht zur Wahl.
why-not-a-place = Dieser Ort steht nicht zur Wahl.
why-an-effect = Ein Effekt
why-others = andere
why-with-text = { $reason } Der Text: „{ $text }“

# What a wish may begin with, and what joins it with a place or with what is chosen.
why-verb-play = spiele spiel spielen ausspielen
why-verb-use = verwende verwenden nutze nutzen
why-verb-equip = lege anlegen equippe equippen
why-verb-move = bewege bewegen
why-verb-hide = verbirg verbergen verstecke
why-verb-pick = wähle wählen
why-verb-on = auf an zu nach mit

## What paying may ask for besides Energy and Power

deed-exhaust-it = die Karte exhausten
deed-kill-it = die Karte töten
deed-recycle-it = die Karte recyceln
deed-discard = { $n ->
        [one] eine Karte abwerfen
       *[other] { $n } Karten abwerfen
    }
deed-recycle-from-trash = { $n ->
        [one] eine Karte aus deinem Trash recyceln
       *[other] { $n } Karten aus deinem Trash recyceln
    }
deed-spend-buff = { $n ->
        [one] einen Buff ausgeben
       *[other] { $n } Buffs ausgeben
    }
deed-spend-xp = { $n } XP ausgeben
deed-exhaust-others = { $n ->
        [one] eine andere Karte exhausten
       *[other] { $n } andere Karten exhausten
    }
deed-kill-own = { $n ->
        [one] eine deiner Karten töten
       *[other] { $n } deiner Karten töten
    }
deed-return-own = { $n ->
        [one] eine deiner Karten auf die Hand zurückbringen
       *[other] { $n } deiner Karten auf die Hand zurückbringen
    }
deed-banish-from-trash = { $n ->
        [one] eine Karte aus deinem Trash verbannen
       *[other] { $n } Karten aus deinem Trash verbannen
    }
deed-disempower-it = die Karte disempowern
deed-recycle-runes = { $n ->
        [one] eine deiner Runes recyceln
       *[other] { $n } deiner Runes recyceln
    }
deed-banish-it = die Karte verbannen
deed-detach-it = die Karte lösen
deed-recycle-own = { $n ->
        [one] eine deiner Karten recyceln
       *[other] { $n } deiner Karten recyceln
    }
deed-disempower-own = { $n ->
        [one] eine deiner Karten disempowern
       *[other] { $n } deiner Karten disempowern
    }
deed-exhaust-legend = deine Legend exhausten
deed-move-home = die Karte zu deiner Base bewegen
deed-discard-it = die Karte abwerfen
deed-lose-points = { $n ->
        [one] einen Punkt verlieren
       *[other] { $n } Punkte verlieren
    }

## Playing

play-welcome = { $one } gegen { $two }. Wer zuerst { $goal } Punkte hat, gewinnt. Wähle mit einer Zahl; { $help } zeigt die Hilfe.
play-welcome-watch = { $one } gegen { $two }. Wer zuerst { $goal } Punkte hat, gewinnt. Du siehst zwei Programmen zu.
play-welcome-many = { $list }: jeder für sich, bis { $goal } Punkte.
play-welcome-teams = { $one } gegen { $two }: zwei Teams, bis { $goal } Punkte.
play-welcome-keys = Wähle mit einer Zahl, oder tippe { $help } für Hilfe.
play-seed = Seed { $seed }. Dasselbe Spiel noch einmal: { $command }
play-prompt = Deine Wahl
play-prompt-seat = { $who }, deine Wahl
play-pass-keyboard = { $who } ist an der Reihe. Gib die Tastatur weiter und drücke dann Enter.
play-thinking = { $who } überlegt …
play-over = Das Spiel ist nach { $n ->
        [one] 1 Zug
       *[other] { $n } Zügen
    } zu Ende.
result-won = { $me ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $other } Punkten.
result-conceded = { $me ->
        [you] Du gewinnst: { $loser } gibt auf.
       *[other] { $lost ->
            [you] { $who } gewinnt: Du hast aufgegeben.
           *[other] { $who } gewinnt: { $loser } gibt auf.
        }
    }
result-points = Punkte nach Zügen: { $list }.
result-points-one = { $who } { $total } (Zug { $n })
result-nobody = Niemand gewinnt.
result-pair-won = { $list } gewinnen mit { $points } zu { $other } Punkten.
result-pair-conceded = { $list } gewinnen: { $loser } hat aufgegeben.
match-game = Spiel { $n } eines Matches, höchstens { $games } Spiele.
match-score = Stand des Matches: { $one } { $n }, { $two } { $m }.
match-won = { $who } gewinnt das Match.
match-sideboard = { $who } darf Karten mit dem Sideboard tauschen: { $list }.
match-exchange = Schreibe „Karte, die geht > Karte, die kommt“, oder drücke Enter
match-exchanged = { $who } hat Karten mit dem Sideboard getauscht.
play-quit-sure = Das Spiel ist nicht gespeichert. Schreibe noch einmal { $word }, um zu gehen, oder { $save }, um es zu speichern.
play-quit = Bis zum nächsten Mal.
play-quit-saved = Gespeichert in { $file }. Weiter mit: { $command }
play-input-over = Die Eingabe ist zu Ende, das Spiel noch nicht.
play-script-over = Das Skript ist zu Ende, das Spiel noch nicht.
play-script-wrong = Antwort { $n } des Skripts, „{ $text }“, passt hier nicht: { $problem }
play-saved = Gespeichert in { $file }.
play-resumed = Weiter in Zug { $n }.
play-undone = Zurückgenommen.
play-undo-sure = Damit wird auch zurückgenommen, was { $list } seither getan hat. Sind alle einverstanden, schreibe noch einmal { $word }.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-language = Wir sprechen jetzt Deutsch.
play-language-which = Welche Sprache? { $list }
play-concede-sure = Wirklich aufgeben? Schreibe noch einmal { $word }.
play-not-a-number = { $n } steht nicht zur Wahl. Wähle eine Zahl von 1 bis { $most }.
play-not-understood = „{ $text }“ ist hier keine Antwort. Wähle eine Zahl von 1 bis { $most }; { $help } zeigt die Hilfe.
play-several-fit = „{ $text }“ kann mehreres heißen: { $list }. Schreibe die Zahl.
play-which-number = Welche Nummer? Zum Beispiel: { $command } 1
play-which-file = Welche Datei? Zum Beispiel: { $command } farfield.txt
play-which-card = Welche Karte? Zum Beispiel: { $command } { $card }
hint-how-much = Wie viel Tipp? Zum Beispiel: { $command } 2 (1: wohin schauen, 2: was tun, 3: warum)
hint-more = Mehr davon: { $command }
hint-do = Tipp: { $n }, { $option }
hint-nudge-play = Schau, was du ausspielen könntest.
hint-nudge-move = Schau, wer sich wohin bewegen könnte.
hint-nudge-use = Schau, welche Abilities du verwenden könntest.
hint-nudge-hide = Schau, was du verbergen könntest.
hint-nudge-wait = Jetzt scheint nichts weiter zu lohnen.
hint-nudge-choose = Eine dieser Antworten scheint besser als die anderen.
hint-nothing-better = Nichts anderes scheint besser.
hint-wins = Das gewinnt das Spiel.
hint-saves = Sonst gewinnt die Gegenseite sofort.
hint-points = Das bringt { $n ->
        [one] einen Punkt
       *[other] { $n } Punkte
    }.
hint-spares = Die Gegenseite erzielt { $n ->
        [one] einen Punkt weniger
       *[other] { $n } Punkte weniger
    }.
hint-holds = Du hältst { $place }, und was in der gegnerischen Base steht, kann es nicht erobern.
hint-takes = Du hältst { $place }.
hint-mulligan-tried = Von allen Mulligans beginnt dieser am besten, im Mittel über viele vorgestellte Spiele.
hint-keep-early = Alles auf dieser Hand lässt sich früh genug ausspielen.
hint-back-dear = { $card } ist zu teuer für die ersten Züge.
hint-holds-farfield = Du hältst { $place } (Farfield): +1 Punkt im nächsten Zug, und was an der NPC Base steht, kann es nicht erobern.
hint-takes-farfield = Du hältst { $place } (Farfield): +1 Punkt im nächsten Zug.
hint-frees-nearfield = Du nimmst dem NPC { $place } (Nearfield) ab: Sonst kostet es einen Punkt.
hint-holds-lane = Du hältst { $place }, und was einen Ort davor steht, kann es nicht erobern.
hint-removes = Das Spielfeld verlässt: { $units }.
hint-might = Du hast { $n } Might mehr auf dem Spielfeld.
hint-cards = Du hast { $n ->
        [one] eine Karte mehr
       *[other] { $n } Karten mehr
    } auf der Hand.
hint-chance = Deine Aussicht auf den Sieg, wie das Programm sie schätzt: { $percent } %, sonst { $without } %.
hint-chance-now = Deine Aussicht auf den Sieg, wie das Programm sie schätzt: { $percent } %.
hint-chance-same = Für deine Aussicht auf den Sieg macht es kaum einen Unterschied: so oder so { $percent } %, wie das Programm schätzt.
play-preview = Nummer { $n }, { $option }: Das würde geschehen.
play-preview-nothing = Noch ändert sich nichts; zuerst ist mehr zu wählen.
play-preview-asks = Dann wirst du gefragt: { $question }
play-preview-asks-other = Dann entscheidet { $who }.
play-preview-hidden = Was du noch nicht wissen kannst (dein Deck, andere Hände, Zufall), fehlt oder ist mit ? bezeichnet.
play-preview-unanswered = Solange niemand antwortet.
word-on = an
word-off = aus
word-runes = runes
asked-runes = jede Rune einzeln, damit du von Hand bezahlst
word-windows = fenster
asked-windows = nach einer Reaction oder im Showdown, auch wenn du nur passen kannst
word-consent = zustimmung
asked-consent = bevor jemand im Team wählt, was dir gehört
asked-title = Du wirst gefragt:
asked-now = { $word }: jetzt { $state }.
asked-unknown = „{ $text }“ ist nichts, wonach gefragt wird. Möglich ist: { $list }.

## Commands: the word, then the short form, then other words for the same

command-help = hilfe h ?
command-board = tisch t
command-options = optionen o
command-why = warum w
command-preview = vorschau v
command-undo = zurück z
command-log = protokoll pr
command-look = karte k
command-rule = regel r
command-save = speichern s
command-resume = laden l
command-language = sprache sp
command-auto = auto a
command-hint = tipp ti
command-ask = fragen f
command-concede = aufgeben auf
command-quit = verlassen q
word-not = nicht
word-all = alles
help-title = Was du schreiben kannst
help-number = eine Zahl
help-number-text = diese Möglichkeit wählen; der Anfang ihrer Wörter genügt auch
help-help = diese Liste
help-board = den Tisch noch einmal zeigen
help-options = die Möglichkeiten noch einmal zeigen
help-why-args = [nicht] KARTE
help-why = warum eine Karte jetzt ausgespielt, bewegt oder verwendet werden kann oder nicht, mit der Regel
help-preview-args = NUMMER
help-preview = was eine Möglichkeit bewirken würde
help-undo = deine letzte Antwort zurücknehmen
help-log-args = [ANZAHL | alles]
help-log = was zuletzt geschehen ist, oder so viele Zeilen davon
help-look-args = KARTE
help-look = eine Karte lesen
help-rule-args = 323.6
help-rule = eine Regel lesen, nach Nummer oder Wort
help-save-args = [DATEI]
help-save = das Spiel speichern
help-resume-args = DATEI
help-resume = ein gespeichertes Spiel fortsetzen
help-language-args = en | de | es | fr
help-language = die Sprache wechseln
help-auto-args = [ANZAHL | alles]
help-auto = das Programm für dich wählen lassen: einmal, so oft oder bis zum Ende des Spiels; andere hier werden gefragt wie immer
help-hint-args = [1 | 2 | 3]
help-hint = ein Tipp: wohin du schauen, was du tun solltest und warum; mit jeder Frage mehr
help-ask-args = [runes | fenster | zustimmung]
help-ask = was du gefragt werden willst; mit einem Wort wird das an- oder ausgeschaltet
help-concede = das Spiel aufgeben
help-quit = aufhören; mit --save bleibt das Spiel erhalten
help-short = Die Kurzform steht hinter dem Wort. Die englischen Wörter gehen in jeder Sprache.
help-symbols = [2] sind 2 Energy, [Fury] ist 1 Power dieser Domain, [A] 1 Power einer beliebigen Domain, [M] Might.

## Lane Legends at the keyboard

play-welcome-lanes = { $n ->
        [one] Lane Legends: { $team } allein gegen einen NPC. { $goal } Punkte gewinnen.
       *[other] Lane Legends: { $team }, ein Team, jeder gegen einen eigenen NPC. { $goal } Punkte gewinnen.
    }
play-welcome-help = Wähle mit einer Zahl; { $help } zeigt die Hilfe, { $lanes }, wie gespielt wird.
table-preset = An diesem Tisch gilt: { $preset }.
table-own = An diesem Tisch gilt:
table-substitutes = { $who } bringt das Battlefield { $own } mit; als Ersatz kommen dazu: { $list }. Eine Deckliste mit drei eigenen ersetzt sie.
result-with = mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
result-team-won = Das Team gewinnt mit { $points } von { $goal } Punkten.
result-team-lost = Das Team verliert, { result-with }.
result-team-burns-out = { $me ->
        [you] Das Team verliert, { result-with }: Dein Main Deck war leer.
       *[other] Das Team verliert, { result-with }: Das Main Deck von { $who } war leer.
    }
result-team-concedes = { $me ->
        [you] Das Team verliert, { result-with }: Du hast aufgegeben.
       *[other] Das Team verliert, { result-with }: { $who } hat aufgegeben.
    }
result-alone-won = { $me ->
        [you] Du gewinnst mit { $points } von { $goal } Punkten.
       *[other] { $who } gewinnt mit { $points } von { $goal } Punkten.
    }
result-alone-lost = { $me ->
        [you] Du verlierst, { result-with }.
       *[other] { $who } verliert, { result-with }.
    }
result-alone-burns-out = { $me ->
        [you] Du verlierst, { result-with }: Dein Main Deck war leer.
       *[other] { $who } verliert, { result-with }: Das Main Deck war leer.
    }
result-alone-concedes = { $me ->
        [you] Du verlierst, { result-with }: Du hast aufgegeben.
       *[other] { $who } hat aufgegeben, { result-with }.
    }
result-team-points-one = { $total } (Zug { $n })
lanes-title = So wird Lane Legends gespielt
lanes-table = Alle Spieler sind ein Team. Jeder hat eine Lane (Base, Nearfield, Midfield, Farfield, NPC Base) und darin einen NPC, den das eigene Deck versorgt. [LL 1]
lanes-winning = Wer zu Beginn eines Zuges ein Farfield hält, erzielt 1 Punkt für das Team; sonst gibt es keine Punkte. Ein NPC, der sein Nearfield kontrolliert, nimmt 1 Punkt weg. Das Team gewinnt mit { $goal } Punkten und verliert, sobald jemand mehr Karten aus dem Main Deck nehmen muss, als darin sind, oder aufgibt. [LL 3]
lanes-time = Alle sind gleichzeitig am Zug, Phase für Phase. In der Action Phase handelt jeder in der eigenen Lane; der Zug endet, wenn alle fertig sind. [LL 2]
lanes-dealing = Enthralled Phase: { $from ->
        [sideboard] Die nächste Karte deines Sideboards kommt auf den Enthralled-Stapel; sobald es leer ist, die unterste Karte deines Main Decks
       *[deck] Die unterste Karte deines Main Decks kommt auf den Enthralled-Stapel
    }. Du bezahlst jedes Power-Symbol { $icons ->
        [cost] in ihren Kosten, aber keines in ihrem Text
       *[all] darauf
    }: { $runes ->
        [recycled] Du recycelst eine Rune dieser Domain oder zwei andere, ready oder exhausted
       *[exhausted] mit einer Rune dieser Domain, die ready ist, oder mit zwei anderen
    }; kannst du es nicht, muss es jemand anderes im Team; kann es niemand, werden alle Runes aller Spieler exhausted. Dann entsteht an der NPC Base ein Thrall mit so viel Might, wie die Karte Energy kostet. [LL 4.1, 4.2]
lanes-types = Eine Unit: Die Mightiest Thralls rücken einen Schritt vor, und ein zweiter Thrall hat die Might der Unit. Gear: Der Mightiest Thrall erhält einen Strike und bewegt sich. Ein Spell: Die Thralls an der NPC Base verschmelzen, und es kommt noch eine Karte; ist auch sie ein Spell, stürmen alle Thralls an der NPC Base vor. [LL 4.3]
lanes-fighting = Thralls greifen an, was ihnen im Weg steht; scheitern sie, gehen sie zurück, woher sie kamen. Ein angreifender Thrall tötet mit jedem Strike einen Verteidiger; eine Unit mit Deflect darf eine Power bezahlen, um den Strike abzuwehren. Ein NPC wählt immer die Mightiest Unit. [LL 5.7, 6, 7]
lanes-moving = Deine Units bewegen sich in der Lane einen Schritt weit, mit Ganking auch zu jedem Battlefield, das du kontrollierst. Ausgespielt werden sie an deiner Base oder an einem Nearfield, das du kontrollierst. [LL 8.1, 8.2]
lanes-helping = Deine Spells und Abilities reichen in andere Lanes: { $lane } zeigt, was dort geschieht, { $lane } mit einem Namen lässt dich dort handeln. [LL 8.3–8.5]
lanes-advice = { $from ->
        [sideboard] Was du recycelst, kommt unter dein Main Deck; sobald dein Sideboard leer ist, kommen die Karten für den NPC von dort.
       *[deck] Was du recycelst, kommt unter dein Main Deck, und von dort kommt die nächste Karte für den NPC.
    }
lanes-rulings = Jeder Satz der Regeln hat eine Nummer: { $rule } LL 4.3. Wo das Dokument etwas offen lässt, steht ⚖ bei unserer Auslegung; weitere stehen unter B: { $rule } B21.
lane-waits = { $me ->
        [you] wartet auf dich: { $question }
       *[other] wartet auf { $who }: { $question }
    }
lane-quiet = nichts ist offen
lane-held = { $me ->
        [you] wartet, dass du eingreifst, wie du wolltest
       *[other] { $who } hat gebeten zu warten
    }
lane-finished = fertig für diesen Zug
lane-help = hier kannst du handeln: { $command }
lane-nothing = In der Lane von { $who } kannst du jetzt nichts tun.
lane-unknown = Keine Lane heißt „{ $text }“. Möglich ist: { $list }.
lane-back = Mit { $lane } geht es zurück, ohne zu handeln.
lane-elsewhere = Das erste Ziel von { $card } könnte auch in der Lane von { $list } liegen. Schreibe dafür { $undo }, dann { $lane }, und spiele es dort.
lane-hand-over = Noch einmal { $lane } gibt die Tastatur an { $name } weiter.
lane-could-help = { $n ->
        [one] { $list } könnte hier eingreifen.
       *[other] { $list } könnten hier eingreifen.
    } Mit { $lane } gibst du die Tastatur an { $name } weiter.
lane-no-help = { $n ->
        [one] { $list } könnte hier eingreifen, will aber nicht.
       *[other] { $list } könnten hier eingreifen, wollen aber nicht.
    }
pile-title = Enthralled-Stapel von { $who }, die neueste zuerst
pile-empty = Der Enthralled-Stapel ist leer.
command-lane = lane ln
command-pile = stapel st
command-settings = einstellungen ei
command-leave = gehen ge
help-lane-args = [NAME]
help-lane = was in allen Lanes geschieht, oder sich einer davon zuwenden, um dort zu antworten oder zu helfen; noch einmal gibt die Tastatur weiter
help-pile-args = [NAME]
help-pile = was bisher auf den Enthralled-Stapel kam
help-settings = was an diesem Tisch gilt
help-leave = ein Programm deinen Platz einnehmen lassen, wenn alle anderen einverstanden sind
leave-sure = Sind alle anderen einverstanden, dass ein Programm deinen Platz einnimmt? Dann schreibe noch einmal { $word }.
leave-alone = An dieser Tastatur sitzt sonst niemand, der weiterspielen könnte. Zum Aufgeben schreibe { $word }.
leave-done = Ab jetzt spielt ein Programm für { $who }. [LL 3.2]
help-lanes = { $help } lanes: wie Lane Legends gespielt wird.
help-pay = Bezahlt wird von selbst. Mit { $command } wird jede Rune einzeln angeboten, und du verwendest die gewünschten, bevor du eine Karte ausspielst.

## Cards, decks and rules

card-cost = Kosten
card-type = Art
card-domains = Domains
card-tags = Kennzeichnungen
card-speed = Wann
card-codes = Codes
cards-set = Set
cards-total = Karten
cards-complete = vollständig
cards-partial = teilweise
cards-absent = fehlend
cards-all = alle Sets
cards-lacks = es fehlt: { $lacks }
cards-is-partial = ein Entwurf: Nichts davon ist bisher erwiesen
cards-is-absent = noch ohne Text
cards-is-preview = eine Vorschau: noch nicht erschienen
cards-previews = { $code } { $set }: { $count } Vorschaukarten, nur mit ihren Zahlen bekannt.
cards-unproven = noch nicht bewiesen: { $list }
proof-scenarios = Szenarien
proof-comparison = Vergleich mit dem gedruckten Text
proof-reader-a = erste Lesung
proof-reader-b = zweite Lesung
proof-changed = seit dem Beweis geändert
proof-words = Wortlaut seit der Lesung geändert
cards-review-title = Die Karten von Farfield, zum Lesen
cards-review-find = Suchen
cards-review-show = Zeigen
cards-review-all = alle
cards-review-written = Geschrieben: { $file }
cards-unknown-set = Ein Set „{ $given }“ gibt es nicht. Die Sets sind { $sets }.
cards-cannot-write = { $file } kann nicht geschrieben werden: { $why }. Nenne eine Datei in einem Ordner, den es gibt.
cannot-write-full = { $file } kann nicht geschrieben werden, denn der Datenträger ist voll. Schaffe Platz, oder nenne eine Datei auf einem anderen.
card-supported = Unterstützt
card-supported-yes = ja, Farfield spielt sie ganz
card-supported-not = noch nicht ({ $why })
card-draft = Ein Entwurf: Was sie sagt, ist noch nicht erwiesen, und Decks mit ihr erfahren es.
card-which = Nenne eine Karte oder mit --try eine Datei mit Definitionen.
try-cannot-read = { $file } lässt sich nicht lesen: { $why }. Nenne eine Python-Datei, in der card(…) oder draft(…) steht.
try-nothing = { $file } definiert keine Karte: Schreib card(…) oder draft(…).
try-program = Was sie tut, Schritt für Schritt:
try-offers = Was sie dich tun lässt:
try-offers-nothing = (in dieser Lage nichts)
try-log = Was geschah:
try-seat = Spieler { $n }
card-banned = Verboten
deck-title = { $name }: { $legend } mit { $champion }
deck-main = Main Deck ({ $n } Karten)
deck-runes = Rune Deck ({ $n } Runes)
deck-battlefields = Battlefields
deck-sideboard = Sideboard ({ $n } Karten)
deck-substitutes = Zwei Ersatz-Battlefields, wo ein Modus drei braucht (Match, Lane Legends); eine Liste mit drei eigenen ersetzt sie
deck-formed = Lesbar
deck-formed-yes = ja: Jede Karte ist bekannt und am richtigen Platz
deck-legal = Erlaubt
deck-mode = { $mode }: { $verdict }
deck-legal-yes = ja
deck-legal-no = nein
deck-supported = Unterstützt
deck-supported-yes = ja: Farfield spielt jede Karte ganz
deck-supported-cards = nein: { $count } von { $total } verschiedenen Karten lassen sich noch nicht spielen: { $cards }
deck-legal-dated = { $verdict } (Verbotsliste vom { $date })
deck-legal-without-bans = { $verdict } (ohne Verbotsliste beurteilt: vor der vom { $date } ist keine bekannt)
deck-curve = Energy-Kurve (im Schnitt { $average })
deck-types = Units: { $units }, Spells: { $spells }, Gear: { $gear }
deck-domains = Karten nach Domain: { $list }
deck-power = Power in ihren Kosten: { $list }
deck-read-format = Als Format { $format } gelesen.
deck-note = Hinweis: { $note }
deck-lists-title = Listen aus { $set }, eine für jede Legend
deck-champions-title = Champion-Decks
deck-plays = { $all ->
        [yes] Farfield spielt jede Karte vollständig.
       *[no] { $count } von { $total } verschiedenen Karten lassen sich schon spielen.
    }
deck-also-champions = Auch wählbar wären: { $list }
deck-list-title = Mitgelieferte Decks
deck-list-more = Eines ansehen mit: { $command }
mode-duel = Duel
mode-match = Match
mode-skirmish = Skirmish
mode-war = War
mode-2v2 = 2v2
mode-lanes = Lane Legends

## What a table may agree on

modifier-rulebook = Gedruckte Regelhefte: In einem Kampf handeln nur seine beiden Spieler und wen sie einladen; wer den Victory Score erreicht, hat gewonnen.
modifier-faster-units = Schnellere Units: Beim Vorrücken bewegen sich die { $value } Thralls mit der meisten Might jedes Ortes.
modifier-reaction-spells = Reaction-Spells: Ein erster Spell mit { $value ->
        [reaction] Reaction
       *[other] Action oder Reaction
    } verschmilzt die Thralls erst, wenn auch der Thrall der zweiten Karte da ist.
modifier-mighty-strikes = Mächtige Strikes: Jeder Strike gibt +{ $value } [M].
modifier-head-start = Vorsprung: In jeder Lane stehen von Anfang an Thralls (Ort und Might: { $value }).
modifier-recycle-costs = Recycelte Kosten: Enthrall-Kosten werden durch Recyceln von Runes bezahlt, ob ready oder exhausted.
modifier-extra-runes = Mehr Runes: In der ersten Channel Phase channeln alle { $value } zusätzlich.
modifier-champions-out = Champions im Spiel: Chosen Champions beginnen exhausted an ihrer Base.
modifier-printed-cost-only = Nur die Kosten: Für die Enthrall-Kosten zählt nur die Power in den eigenen Kosten der Karte.
modifier-sideboard-first = Sideboard zuerst: Ausgeteilt wird vom gemischten Sideboard, bis es leer ist.
modifier-gold-pays = Gold bezahlt: Ein Gold, das ready ist, kann getötet werden und bezahlt 1 Power der Enthrall-Kosten.
modifier-thralls-use-battlefields = Battlefields helfen Thralls: Die dauernden Texte der Battlefields stärken auch Thralls.
modifier-vacated-counts = Verlassene Battlefields zählen: Eines, das der Advance gerade verlassen hat, gehört noch dem NPC, wenn ein Thrall platziert wird.
preset-calm = Ruhe
preset-standard = Standard
preset-storm = Sturm
preset-nightmare = Albtraum
rule-restates = entspricht { $numbers }
rule-ours = unsere Auslegung
rule-found = { $n ->
        [one] 1 Regel mit { $words }
       *[other] { $n } Regeln mit { $words }
    }
rule-more = … und { $n } weitere. Mit einem Wort mehr werden es weniger.
rule-english = Was hier auf Englisch steht, ist noch nicht übersetzt.
deck-about-annie = Brennt gegnerische Units von den Battlefields und schleicht sich mit eigenen zu unbesetzten. Am Ende deines Zuges werden zwei Runes wieder ready: Behalte einen schnellen Spell für den Zug deines Gegners.
deck-about-garen = Füllt die Battlefields mit kleinen Units und macht sie alle auf einmal stärker. Greife in Scharen an: Wer ein Battlefield mit vier oder mehr Units erobert, bekommt eine volle Hand.
deck-about-lux = Hält mit kleinen Units die Stellung und spart auf große Spells, die die ärgsten Gefahren beseitigen. Jeder teure Spell zieht auch eine Karte: Die Zeit ist auf deiner Seite.
deck-about-master-yi = Sammelt früh Runes und spielt dann die größten Units am Tisch aus. Ein einzelner starker Verteidiger ist hier schwer zu schlagen, und schnelle Kniffe halten ihn am Leben.
deck-about-jinx = Wirft für mehr Tempo die eigenen Karten ab: Manche kehren dadurch zurück, andere schlagen härter zu. Eine fast leere Hand füllt sich zu Beginn deines Zugs von selbst.
deck-about-viktor = Ruft Recruits in Scharen und weiß etwas mit ihnen anzufangen: halten, opfern oder alle auf einmal wachsen lassen. Verborgene Karten und kleine Tricks verschaffen ihm die Zeit dafür.
deck-about-lee-sin = Stärkt seine Units eine nach der anderen mit Buffs, bis sie jeden Kampf gewinnen. Schicke einen einzelnen Kämpfer mit einem Trick auf der Hand und beende es mit den Großen.
deck-about-fiora = Rüstet wenige Units aus, bis sie Mighty sind, und jede, die es wird, bringt eine Rune. Ein großes Duell nach dem anderen: Schlage zuerst zu und halte dann, was du erobert hast.
deck-about-rumble = Baut Mechs, die einander besser machen: Schilde, Angriff, mehr Might. Billiger Schaden räumt den Weg frei, und ein gefallener Riese lässt zwei weitere zurück.
deck-about-vi = Greift mit mehr an, als nötig ist: Wer mit großem Überschuss gewinnt, macht eine Unit ready und zieht weiter. Hinterhalte und schnelle Verstärkungen entscheiden die Kämpfe.
deck-about-vex = Hält die eigenen Battlefields, stunnt, wer angreift, und zieht Karten fürs Ausharren. Die Erfahrung, die sich dabei sammelt, macht kleine Units und billige Spells später wertvoll.
deck-about-shen = Kämpft zu zweit: Genau zwei Units an einem Battlefield schützen und stärken einander. Stelle die zähere nach vorn und halte: Daher kommen die Punkte.
deck-about-zed = Füllt den eigenen Trash und spielt von dort weiter: Units werden billiger, Spells kehren zurück, Schatten fangen Schläge ab. Bleib in Bewegung, denn fast alles hier belohnt das.
deck-about-annie-with-gear = Annie mit Bögen und Klingen: Die Units schlagen beim Angriff härter zu, und eine Ballista erledigt den Rest. Weniger Kniffe, um eine Unit zu retten, aber schnelle Stiefel bringen sie dorthin, wo sie gebraucht wird.
deck-about-garen-with-gear = Garens Schar mit Schwertern und Rüstungen: Eine gut bewaffnete Unit bahnt den Weg, die kleinen folgen. Das Gear, das einen Recruit ruft, gehört zu einer Unit, die sich in jedem Zug bewegt.
deck-about-lux-with-gear = Lux in Rüstung: Verteidiger bekommen ihren Schutz im rechten Augenblick, und ein Conduit bezahlt die großen Spells einen Zug früher. Wer mit dem World Atlas ein Battlefield hält, findet Gold.
deck-about-master-yi-with-gear = Master Yi mit der schwersten Rüstung am Tisch, mitten im Kampf angelegt. Gib alles einem Verteidiger und lass niemanden vorbei.
deck-about-kaisa-of-origins = Beantwortet jede Unit mit einem Spell, und die Legend hilft beim Bezahlen. Billiges Ziehen hält die Hand voll, bis ein Raketenregen den Streit beendet.
deck-about-volibear-of-origins = Sammelt Runes, spielt dann einen Riesen nach dem anderen aus, und jeder bringt selbst wieder eine Rune. Bis dahin halten kleine Units und faire Zweikämpfe die Stellung.
deck-about-jinx-of-origins = Leert die Hand schneller als alle anderen und wird dafür belohnt: Abgeworfenes kehrt zurück oder bringt anderes in Gang. Mit höchstens einer Karte auf der Hand zieht die Legend eine weitere.
deck-about-darius-of-origins = Spielt zwei Karten im Zug aus, denn die zweite ist mehr wert. Billige Soldaten und kleine Spells eröffnen den Zug, die starken folgen, und Anführer machen alle stärker.
deck-about-ahri-of-origins = Lässt niemanden in Ruhe angreifen: Angreifer schrumpfen, werden fortgelockt, und ihre Spells scheitern. Halte mit wenigen guten Units, denn der Champion erzielt fürs Halten noch einen Punkt.
deck-about-lee-sin-of-origins = Bufft in jedem Zug eine Unit und macht mehr aus den Buffs. Kämpft Mann gegen Mann mit Kniffen auf der Hand und am Ende mit einem vollen Battlefield.
deck-about-yasuo-of-origins = Ist nie dort, wo es eben noch war: Units springen von Ort zu Ort, und drei Bewegungen in einem Zug sind ein Punkt. Schnelle Spells schicken andere heim und machen den Weg frei.
deck-about-leona-of-origins = Stunnt, bevor es zuschlägt, und jeder Stun bringt einen Buff. Zähe Verteidiger halten, Anführer erledigen, was gestunnt ist, und für die Gefallenen ziehst du Karten.
deck-about-teemo-of-origins = Verbirgt die Karten und lässt sie mitten im Kampf hervorspringen. Der Späher kehrt auf die Hand zurück und versteckt sich von Neuem, sodass niemand weiß, welche Karte dort liegt.
deck-about-viktor-of-origins = Macht aus allem Recruits, sogar aus den eigenen Toten. Opfere, was seine Arbeit getan hat, und lass einen einzigen Befehl aus den Kleinen ein Heer machen.
deck-about-miss-fortune-of-origins = Landet an freien Battlefields und zieht von dort weiter, mit der ganzen Mannschaft wieder bereit. Eine Salve, die so viel kostet, wie du hast, räumt aus dem Weg, was dort steht.
deck-about-sett-of-origins = Verteilt Buffs und gibt sie aus: um zuzuschlagen, um wieder ready zu sein, um zu überleben. Was gebufft ist, kommt heim, statt zu sterben, und jede Eroberung macht den Boss ready für die nächste.
deck-about-annie-of-origins = Brennt mit mehr als dem gedruckten Schaden: Champion, Foliant und Battlefield legen jeweils etwas drauf. Spells kehren aus dem Trash zurück, und am Ende steht ein Bär in der Asche.
deck-about-master-yi-of-origins = Lässt eine starke Unit allein verteidigen, und niemand kommt an ihr vorbei. Runes kommen früh, Kniffe halten den Verteidiger am Leben, und mit acht Runes überragt der Champion alle.
deck-about-lux-of-origins = Überlebt hinter kleinen Units, bis die großen Spells beginnen, und zieht für jeden davon eine Karte. Champion und Conduit bezahlen die Spells ein, zwei Züge früher.
deck-about-garen-of-origins = Füllt ein Battlefield mit Soldaten und macht sie alle auf einmal stärker. Erobere mit vier oder mehr und ziehe zwei Karten, oder halte mit sieben die Plaza und gewinne.
deck-about-rumble-of-spiritforged = Baut Mechs, die einander besser machen und nie allein kommen. Die kleinen verteidigen, ein gefallener Riese lässt zwei weitere zurück, und ein Funkspruch macht alle auf einmal stärker.
deck-about-lucian-of-spiritforged = Bewaffnet alle, und jede Waffe trifft im Angriff härter. Wer erobert, ist wieder ready oder daheim, bevor eine Antwort kommt.
deck-about-draven-of-spiritforged = Sucht den Kampf, denn jeder gewonnene zieht eine Karte. Äxte, die einen Zug lang fliegen, sorgen dafür, und der Champion erzielt Punkte für die Schau.
deck-about-reksai-of-spiritforged = Spielt Karten von oben aus dem Deck, wo sie billiger sind und es eilig haben. Greife an, sieh nach, was aus dem Boden kommt, und lass es gleich mitkämpfen.
deck-about-ornn-of-spiritforged = Schmiedet in jedem Zug Gear, und die Legend bezahlt einen Teil davon. Drei Werke, die es nur einmal gibt, entscheiden am Ende: Feuer, eine Krone und das Signal zum Sturm.
deck-about-jax-of-spiritforged = Reicht seine Waffen von Kämpfer zu Kämpfer weiter, notfalls mitten im Kampf. Was herumliegt, wird aufgehoben, und ein gehaltenes Battlefield mit der richtigen Waffe zählt doppelt.
deck-about-irelia-of-spiritforged = Wählt immer wieder dieselbe Unit, und jedes Mal ist sie von Neuem ready. Kleine Kniffe machen sie stärker, billiger und schneller weg, als jemand antworten kann.
deck-about-azir-of-spiritforged = Lässt Soldaten aus dem Sand aufstehen und gibt jedem eine Waffe. Jedes ausgespielte Equipment ruft einen weiteren, und der Kaiser bringt sie alle mit, wenn er angreift.
deck-about-ezreal-of-spiritforged = Zielt in jedem Zug auf zwei Gegner, und die Legend zieht dafür. Kleine Spells bremsen sie, der Champion schießt von fern und ist daheim, bevor sie da sind.
deck-about-renata-glasc-of-spiritforged = Zieht Gold aus allem: aus dem Halten, dem Sterben und aus Geschäften, die niemand ausschlägt. Bezahle, was fehlt, kaufe einen Gegner für einen Zug und am Ende den letzten Punkt.
deck-about-sivir-of-spiritforged = Gibt Power mit vollen Händen aus, denn jede recycelte Rune bringt Gold. Starke Angreifer schaffen Platz, und ein Ruf macht die ganze Truppe ready für eine zweite Runde.
deck-about-fiora-of-spiritforged = Ficht ein Duell nach dem anderen und macht seinen Fechter im richtigen Moment Mighty. Jeder, der es wird, bringt eine Rune, und eine Riposte verwandelt einen gegnerischen Spell in Stärke.
deck-about-jhin-of-unleashed = Spielt Spells für vier aus, denn der vierte ist ein Fest der Runes. Schüler und ein Künstler warten auf diese Zahl, und die Bühne leert sich Schuss um Schuss.
deck-about-rengar-of-unleashed = Springt in Kämpfe, die schon begonnen haben, und wer dazukommt, macht jemanden stärker. Greife mit wenig an und zeige den Rest, wenn es zum Gehen zu spät ist.
deck-about-pyke-of-unleashed = Lauert unter der Oberfläche: Das halbe Deck kann verborgen werden. Wer nahe kommt, wird hinabgezogen, und der Schlitzer bringt die Beute heim und beginnt von Neuem.
deck-about-vi-of-unleashed = Schlägt härter zu als nötig, denn großer Überschuss macht eine Unit ready für die nächste Tür. Gib die Fäuste der stärksten und bleib nicht bei einem Battlefield stehen.
deck-about-lillia-of-unleashed = Träumt Sprites herbei, die nach einem Zug fort sind, und ruft die nächsten billiger. Lass sie kämpfen und vergehen, während neben ihnen wächst, wer Tokens liebt.
deck-about-master-yi-of-unleashed = Sammelt vom ersten Zug an Erfahrung: Bei sechs sind alle Units stärker, bei elf kommen sie ready ins Spiel. Dann kostet der Meister fast nichts mehr.
deck-about-vex-of-unleashed = Stunnt, wer angreift, und langweilt sich dabei. Halte deine Battlefields, ziehe dafür Karten, und um den Rest kümmern sich die Schatten.
deck-about-ivern-of-unleashed = Ist mit Vögeln, Katzen, Hunden und Poros befreundet und will von jedem eines. Zusammen machen sie Daisy billig und die Freundschaft stark, und ein Battlefield wird zum Brush.
deck-about-diana-of-unleashed = Spart die Kraft für Showdowns auf, wo die Legend mitbezahlt. Jeder Spell macht den Champion stärker, und Mondlicht zieht Gegner dorthin, wo es sie haben will.
deck-about-leblanc-of-unleashed = Nichts ist hier, was es scheint: Abbilder kämpfen, vergehen und hinterlassen etwas. Nimm ein Battlefield ein, und ein Spiegelbild steht dort, bevor jemand zweimal hinsieht.
deck-about-khazix-of-unleashed = Jagt, wer allein steht, und lernt aus jedem Sieg. Dränge die anderen fort, schlage zu und gib das Gelernte für die nächste Verwandlung aus.
deck-about-poppy-of-unleashed = Hält und lernt beim Halten. Kleine Verteidiger wachsen mit der Erfahrung, ein Hammer schickt den größten Angreifer fort, und die Heldin kommt, wenn man sie braucht.
deck-about-akali-of-vendetta = Ist im Kampf und wieder fort, bevor der Schlag fällt. Bewegungen verletzen, wer danebensteht, die empowerte Legend macht ready, wen sie heimruft, und Shuriken kehren zurück.
deck-about-renekton-of-vendetta = Macht aus Runes Wut: Wenige bleiben, und diese wenigen machen alles stärker. Verdopple die Might einer Bestie und lass sie weiterwüten, solange sie gefüttert wird.
deck-about-zed-of-vendetta = Füllt den eigenen Trash, denn dort geht das Deck weiter: Namen, die dort liegen, machen andere billiger, schneller, tödlicher. Schatten stehen, wo der Meister als Nächstes sein will.
deck-about-nasus-of-vendetta = Hat Geduld: Mit sieben Runes und mehr kann es, was andere nicht können. Verteidige bis dahin, denn alles Große macht zwei Runes ready für das nächste Große.
deck-about-shen-of-vendetta = Steht zu zweit, nie mehr und nie weniger. Ein Paar, das hält, zieht Karten und erzielt Punkte, mit dem Zäheren vorn und einer Barriere für den anderen.
deck-about-jayce-of-vendetta = Baut Maschinen und macht sie immer wieder ready. Jedes Gear auf dem Tisch macht den Hammer schwerer und den Wächter billiger, und ein Tor setzt alles auf einmal in Gang.
deck-about-mel-of-vendetta = Empowert einen Geist nach dem anderen, und jedes Mal leuchtet auch die Legend. Gegnerische Spells wechseln die Seite, Angreifer werden schwach, und kleine sind einfach fort.
deck-about-ambessa-of-vendetta = Macht aus Soldaten mehr, als sie waren, und die Matriarchin wächst mit ihnen. Wer schwächer ist als der Erwählte, wird hingerichtet, und der Stärkste schlägt zweimal zu.
deck-about-kennen-of-vendetta = Spielt von überall her, nur nicht aus der Hand: aus dem Verborgenen, aus dem Trash, mit dem Strom. Jede solche Karte lädt die Legend auf, und wer gestunnt ist, den trifft der Blitz.

## Errors

error = Fehler: { $problem }
unknown-language = Farfield spricht nicht „{ $lang }“. Wähle eine davon: { $languages }.
answer-stale = Die Entscheidung { $decision } ist nicht mehr offen. Frage das Spiel nach den offenen und beantworte eine davon.
answer-wrong-seat = Platz { $seat } kann das nicht beantworten; gefragt ist Platz { $asked }.
answer-not-offered = Das steht hier nicht zur Wahl. Antworte mit einer der { $count } Möglichkeiten.
game-over = Das Spiel ist zu Ende; es geht nichts mehr.
game-broken = Dieses Spiel ist mitten in einer Antwort stehen geblieben und hat keine Aufzeichnung, also kann es nicht weitergehen. Kopiere das Spiel neu, von dem es stammt.
table-people = { $people } Menschen können nicht an { $count } Lanes sitzen. Gib eine Zahl von 0 bis { $count } an.
table-decks = { $given } Decks sind zu viele für { $count } Plätze. Lass einige weg.
resume-settings = Ein gespeichertes Spiel behält seine Einstellungen. Lass { $options } weg, oder lass --resume weg, um ein neues Spiel zu beginnen.
table-seats = { $people } Personen können nicht an { $count } Plätzen sitzen. Gib eine Zahl von 0 bis { $count } an.
table-players = { $count } Spieler sind für dieses Terminal zu viele oder zu wenige. Gib eine Zahl von 1 bis { $most } an.
seat-unknown = An diesem Platz ({ $seat }) sitzt niemand. Plätze sind von 0 bis { $last } nummeriert, und wer dort sitzt, muss noch im Spiel sein.
wish-unknown = { $wishes } steht für keine Wünsche. Gib eine Zahl von 0 bis { $most } an: die Summe dessen, wonach der Platz gefragt werden will.
card-text-cannot-work = { $where }{ $card }, Zeile { $line } des Texts: { $fault }.
never-ends = Das würde Texte auslösen, die einander für immer auslösen. Wähle etwas anderes.
card-word-cannot-work = { $where }das kann nicht gehen: { $fault }.
too-many-objects = Ein Spiel fasst { $most } Objekte zugleich, und das wären mehr. Lass einige weg.
unknown-card = { $near ->
        [yes] Keine erschienene Karte heißt „{ $text }“. Meinst du: { $names }?
       *[no] Keine erschienene Karte heißt „{ $text }“. Prüfe die Schreibweise oder gib den Code an, etwa OGN-001.
    }
unknown-card-line = Zeile { $line }: { unknown-card }
unknown-deck = { $near ->
        [yes] Ein mitgeliefertes Deck „{ $name }“ gibt es nicht. Meintest du: { $names }?
        [nameless] Es ist kein Deck genannt. Wähle eines davon: { $decks }. Alle zeigt: farfield deck. Oder nenne eine Datei.
       *[no] Ein mitgeliefertes Deck „{ $name }“ gibt es nicht. Wähle eines davon: { $decks }. Alle zeigt: farfield deck. Oder nenne eine Datei.
    }
unknown-mode = Einen Modus „{ $mode }“ gibt es nicht. Wähle einen davon: { $modes }.
unknown-clause = Das Regelwerk hat keine Regel { $wanted }. Versuche eine Nummer (323.6), eine Kennung (core 9.5) oder ein Wort (Tank).
unknown-clause-near = Das Regelwerk hat keine Regel { $wanted }. In der Nähe: { $near }.
deck-champion-not-in-main = { $champion } ist der Chosen Champion und muss im Main Deck sein. Füge die Karte dem Main Deck hinzu.
deck-champion-not-eligible = { $champion } kann nicht der Chosen Champion dieses Decks sein. Wähle: { $choices }.
deck-champion-of-another = { $champion } kann nicht der Chosen Champion von { $legend } sein. Wähle eine Champion Unit mit der Kennzeichnung { $tag }.
deck-token = { $card } ist ein Token, und Tokens gehören in kein Deck. Lass es weg.
deck-token-line = Zeile { $line }: { deck-token }
deck-wrong-section = { $type ->
        [unit] { $card } ist eine Unit.
        [spell] { $card } ist ein Spell.
        [gear] { $card } ist ein Gear.
        [rune] { $card } ist eine Rune.
        [battlefield] { $card } ist ein Battlefield.
       *[legend] { $card } ist eine Legend.
    } Das gehört unter { $section }.
deck-wrong-section-line = Zeile { $line }: { deck-wrong-section }
deck-count = { $count } Kopien von { $card } sind unmöglich. Gib eine Zahl von 1 bis { $most } an.
deck-count-line = Zeile { $line }: { $count } Kopien einer Karte sind unmöglich. Gib eine Zahl von 1 bis { $most } an.
deck-bad-count = „{ $text }“ ist keine Anzahl mit einer Karte dahinter. Schreibe zum Beispiel: 3 { $card }
deck-bad-count-line = Zeile { $line }: { deck-bad-count }
deck-name-and-code = Der Name sagt { $card }, aber { $code } ist { $other }. Lass weg, was falsch ist.
deck-name-and-code-line = Zeile { $line }: { deck-name-and-code }
deck-count-at = Bei { $place }: { $count } Kopien einer Karte sind unmöglich. Gib eine Zahl von 1 bis { $most } an.
unknown-card-at = Bei { $place }: { unknown-card }
deck-token-at = Bei { $place }: { deck-token }
deck-wrong-section-at = Bei { $place }: { deck-wrong-section }
deck-read-as = „{ $text }“ wurde als { $card } gelesen.
deck-read-as-line = Zeile { $line }: { deck-read-as }
deck-read-as-at = Bei { $place }: { deck-read-as }
deck-moved = { $card } wurde unter { $section } eingeordnet, wohin es gehört.
deck-moved-line = Zeile { $line }: { deck-moved }
deck-moved-at = Bei { $place }: { deck-moved }
deck-skipped = { $card } hat dort keinen Platz und wurde weggelassen.
deck-skipped-line = Zeile { $line }: { deck-skipped }
deck-skipped-at = Bei { $place }: { deck-skipped }
deck-bad-token = „{ $text }“ ist keine Karte einer Zeichenfolge für Tabletop Simulator. Schreibe zum Beispiel: OGN-003-1
deck-bad-token-line = Zeile { $line }: { deck-bad-token }
deck-first-champion = Die Liste sagt nicht, welche Karte der Chosen Champion ist; { $champion } ist die erste, die es sein kann.
deck-link = Zeile 1: Das ist ein Link, und Farfield ruft keine Seiten ab. Öffne ihn, kopiere den Text oder den Code des Decks und gib diesen an.
deck-code-printing = { $code } hat in einem Deckcode keinen Platz. Nenne die Karte nach einem Druck aus einem dieser Sets: { $sets }.
deck-code-version-small = Version { $version } der Deckcodes kann dieses Deck nicht fassen. Nimm Version { $needed } oder lass die Wahl offen.
deck-code-version = Zeile 1: Dieser Deckcode hat Format { $format }, Version { $version }; Farfield liest Format 1, Version 1 bis 6. Kopiere den Code noch einmal oder exportiere das Deck als Text.
deck-code-legends = Zeile 1: Dieser Deckcode hat weitere Legends ({ $cards }), was keine erschienene Karte erlaubt. Exportiere das Deck ohne sie.
deck-code-damaged = Zeile 1: Der Deckcode ist etwa beim Zeichen { $place } von { $length } beschädigt. Kopiere den ganzen Code noch einmal.
deck-code-letter = Zeile 1: Zeichen { $place } des Deckcodes ist „{ $letter }“; Codes haben nur die Buchstaben A bis Z und die Ziffern 2 bis 7. Kopiere den Code noch einmal.
deck-json-broken = Zeile { $line }, Zeichen { $column }: Das JSON bricht hier ab oder ist hier falsch. Suche ein fehlendes Komma, Anführungszeichen oder eine fehlende Klammer.
deck-json-shape = Zeile 1: Dieses JSON enthält kein Deck. Es braucht eine Legend und Listen von Karten, zum Beispiel { $example }
deck-json-entry = Das ist keine Karte: { $text }. Schreibe zum Beispiel { $example }
deck-json-entry-at = Bei { $place }: { deck-json-entry }
unknown-deck-format = Ein Deckformat „{ $format }“ gibt es nicht. Wähle eines davon: { $formats }.
deck-format-champion = Das Format { $format } sagt nicht, welche Karte der Chosen Champion ist, und { $champion } würde niemand erraten. Schreibe das Deck stattdessen als { $other }.
deck-left-out = Das Format { $format } hat kein Sideboard: { $count ->
        [one] Seine 1 Karte fehlt
       *[other] Seine { $count } Karten fehlen
    }.
deck-too-long = Dieser Text ist viel zu lang für eine Deckliste. Gib nur eine Liste an.
deck-empty = Die Liste hat keine Karten. Beginne mit einer Zeile Legend: und dem Namen der Legend darunter.
deck-legend-count = { $count ->
        [0] Die Liste hat keine Legend. Schreibe eine Zeile Legend: und den Namen darunter.
       *[other] Die Liste hat { $count } Legends ({ $cards }). Lass unter Legend: genau eine stehen.
    }
deck-no-champion = Die Liste hat keinen Chosen Champion. Schreibe eine Zeile Champion: und darunter eine Champion Unit von { $champion }.
deck-several-champions = Die Liste hat mehrere Chosen Champions ({ $cards }). Lass einen unter Champion:, die anderen gehören unter MainDeck:.
deck-file-unreadable = Die Deckliste { $file } lässt sich nicht lesen. Prüfe den Pfad.
deck-file-not-text = { $file } ist keine Textdatei in UTF-8. Speichere die Deckliste als reinen Text.
deck-main-too-small = Das Main Deck hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } samt Chosen Champion; es braucht mindestens { $needed }. Füge { $missing } hinzu.
deck-runes-count = Das Rune Deck hat { $count ->
        [one] 1 Rune
       *[other] { $count } Runes
    }; es braucht genau { $needed }.
deck-sideboard-too-large = Das Sideboard hat { $count } Karten; höchstens { $most } sind erlaubt. Nimm { $surplus } heraus.
deck-preview = { $card } ist eine Vorschau: Die Karte ist noch nicht erschienen. Ersetze sie.
deck-unique = { $card } ist Unique: Ein Deck darf nur eine Kopie davon enthalten, dieses hat { $count }.
deck-copies = Das Deck hat { $count } Kopien von { $card }; höchstens { $most } sind erlaubt.
deck-signatures = Das Main Deck hat { $count } Signature Cards; höchstens { $most } sind insgesamt erlaubt.
deck-signature-of-another = { $card } ist eine Signature Card von { $owner }; mit { $legend } sind nur die von { $tag } erlaubt.
deck-domain = { $card } gehört zu { $domains }; mit { $legend } ist nur { $identity } erlaubt.
deck-battlefields-count = Das Deck hat { $count ->
        [one] 1 Battlefield
       *[other] { $count } Battlefields
    }; für { $mode } braucht es { $needed } mit verschiedenen Namen.
deck-battlefield-twice = Das Battlefield { $card } ist { $count }-mal im Deck; Battlefields müssen verschiedene Namen haben.
deck-banned = { $card } ist in { $mode } verboten (Liste vom { $date }). Ersetze die Karte.
deck-as-sold = Dieses Deck ist genau so, wie es verkauft wurde, und darf deshalb mit Karten gespielt werden, die seither verboten wurden: { $cards }. Ist eine Karte anders, wird es wie jede Liste beurteilt (Entscheidung A68).
deck-whose = { $deck }: { $problem }
deck-not-legal-help = Wähle andere Karten oder ein anderes Deck, oder spiele es mit --any-deck, wie es ist.
nearest-title = { $n ->
    [one] { $deck }: Eine Karte lässt sich noch nicht spielen.
   *[other] { $deck }: { $n } Karten lassen sich noch nicht spielen.
}
nearest-preview = Vorschau, noch nicht erschienen: { $cards }
nearest-proofs = noch nicht bewiesen: { $cards }
nearest-absent = nur mit ihren Zahlen bekannt: { $cards }
nearest-sentence = { $card } fehlt: { $lacks }
nearest-declined = Es wurde nichts begonnen. Wähle ein anderes Deck, oder spiele dieses mit --any-deck, wie es ist.
nearest-none = Keine Version davon funktioniert: Nichts kann { $cards } ersetzen.
nearest-offer = Die nächste Version, die funktioniert, hat stattdessen:
nearest-ask = Diese Version spielen? ja oder nein
deck-swap = { $count } × { $out } → { $into }
deck-card-unsupported = { $why ->
    [preview] { $card } lässt sich noch nicht spielen: Die Karte ist eine Vorschau und noch nicht erschienen. Ersetze sie.
    [absent] { $card } lässt sich noch nicht spielen: Farfield kennt nur ihre Zahlen. Ersetze die Karte oder warte auf eine Version, die sie unterstützt.
    [sentence] { $card } lässt sich noch nicht spielen: Es fehlt etwas ({ $lacks }). Ersetze die Karte oder warte auf eine Version, die sie unterstützt.
   *[proofs] { $card } lässt sich noch nicht spielen: Der Text ist nicht bewiesen. Ersetze die Karte oder warte auf eine Version, die sie unterstützt.
}
unknown-wish = { $near ->
        [yes] „{ $wish }“ ist keine Karte, keine Kennzeichnung, keine Domain und keines davon: { $words }. Meinst du: { $names }?
       *[no] „{ $wish }“ ist keine Karte, keine Kennzeichnung, keine Domain und keines davon: { $words }.
    }
deck-new-no-legend = { $card } ist keine Legend. Nenne eine Legend oder den Champion, dessen Legend es ist, etwa Jinx.
deck-new-champion = { $champion } ist der Chosen Champion.
deck-new-fewer = { $card }: Das Deck hält { $count }; für mehr ist kein Platz.
deck-new-not-here = { $card } wurde weggelassen. Wünsche dir Units, Spells, Gear oder Battlefields.
deck-new-tag = { $found ->
        [yes] { $tag }: { $cards }.
       *[no] { $tag }: Keine solche Karte dieser Domains lässt sich schon spielen.
    }
deck-new-filled = { $count ->
        [one] 1 Karte wurde
       *[other] { $count } Karten wurden
    } nach Kosten und Typ ergänzt.
deck-new-runes = Runes, wie die Kosten sie verlangen: { $first } { $one }, { $second } { $two }.
deck-new-unsupported = { $count ->
        [one] 1 seiner Karten lässt
       *[other] { $count } seiner Karten lassen
    } sich in Farfield noch nicht spielen: { $cards }.
file-unreadable = { $file } lässt sich nicht lesen. Prüfe den Pfad.

## Saved games, settings and positions

answer-ambiguous = „{ $text }“ kann jedes davon sein: { $options }. Schreibe eines davon ganz.
answer-not-asked = Platz { $seat } wird jetzt nichts gefragt.
answer-not-possible = „{ $text }“ ist jetzt nicht möglich. Möglich ist zum Beispiel: { $options }.
answer-unknown = „{ $text }“ steht hier nicht zur Wahl. Schreibe eine der Möglichkeiten, zum Beispiel: { $options }.
undo-nothing = So viele Antworten lassen sich nicht zurücknehmen: Verlangt { $count ->
        [one] ist 1
       *[other] sind { $count }
    }, gegeben { $given ->
        [one] wurde 1
       *[other] wurden { $given }
    }.
undo-stale = Das Spiel ist seitdem weitergegangen. Frage noch einmal.
undo-needs-consent = Um das zurückzunehmen, müssen die anderen Spieler zustimmen.
undo-moves = Es nähme zurück, was andere danach getan haben.
undo-revealed = Seitdem wurde eine verdeckte Karte oder ein Zufallsergebnis bekannt.
undo-ended = Das Spiel war zu Ende, und alles Verdeckte darin konnte angesehen werden.
settings-and-more = Die Einstellungen nennen schon Seed, Modus und Optionen. Lass sie weg oder mach andere Einstellungen.
settings-deck = Zeile { $line }: Das Deck in [{ $section }] lässt sich nicht lesen.
settings-kind = Platz { $seat }: „{ $kind }“ ist keine Art von Spieler. Schreibe ein Wort wie person oder rule-of-thumb.
settings-name = Platz { $seat } kann nicht „{ $name }“ heißen. Gib einen Namen von 1 bis { $most } Zeichen in einer Zeile an.
settings-seats = { $mode } spielt man nicht mit { $count } Plätzen.
settings-seed = { $seed } ist kein Seed. Gib eine ganze Zahl von 0 bis { $most } an.
settings-undo = „{ $undo }“ ist keine Art zurückzunehmen. Schreibe free oder asked.
settings-day = „{ $day }“ ist kein Tag. Schreibe ihn wie 2026-08-31.
settings-day-line = Zeile { $line }: { settings-day }
table-option-battlefields = { $option } nimmt Plätze mit Battlefields, zum Beispiel „0 Void Gate + 1 Startipped Peak“; nicht „{ $value }“.
table-option-choice = { $option } nimmt eins von: { $choices }; nicht „{ $value }“.
table-option-flag = { $option } ist on oder off, nicht „{ $value }“.
table-option-near = { $mode } kennt keine Option „{ $option }“. Meintest du „{ $near }“?
table-option-none = { $mode } hat keine Optionen. Lass „{ $option }“ weg.
table-option-number = { $option } nimmt eine Zahl von { $least } bis { $most }, nicht „{ $value }“.
table-option-preset = { $option } ist eine Voreinstellung und nimmt keinen Wert. Lass „{ $value }“ weg oder nenne einzelne Optionen.
table-option-thralls = { $option } nimmt bis zu { $count } Thralls, jeweils ein Ort ({ $places }) und eine Might von 1 bis { $most }, zum Beispiel „{ $example }“; nicht „{ $value }“.
table-option-twice = { $option } steht zweimal da. Behalte eins davon.
table-option-two-presets = { $first } und { $second } sind beides Voreinstellungen. Behalte eine davon.
table-option-unknown = { $mode } kennt keine Option „{ $option }“. Wähle aus: { $options }.
lanes-battlefields = { $name } bringt { $count } von den drei Battlefields mit, die eine Lane braucht. Nimm noch { $missing } ins Deck.
lanes-deck-sizes = Alle Main Decks an diesem Tisch müssen gleich viele Karten haben; diese haben: { $sizes }.
match-between = Zeile { $line }: „{ $text }“ steht zwischen zwei Spielen, wo nur Tausche erzählt werden. Nimm es heraus.
match-champion = { $card } ist der Chosen Champion und bleibt im Deck.
match-length = Ein Match geht über { $lengths } Spiele, nicht über { $count }.
match-mode = Ein Match wird im Modus „match“ gespielt, nicht in „{ $mode }“.
match-no-settings = Zeile { $line }: Dem Match fehlen die Einstellungen. Nach den ersten Zeilen kommt „=== settings“ mit den Decks beider Seiten.
match-cut-off = Zeile { $line }: Das gespeicherte Match ist abgeschnitten: Es sollte { $count } Teile haben und hat { $found }. Nimm eine ganze Kopie.
match-no-sideboards = Dieses Match wird ohne Sideboards gespielt.
match-no-swap-now = Getauscht wird nach einem entschiedenen Spiel und vor dem nächsten.
match-not-next = Zeile { $line }: Das ist nicht das Spiel, das im Match als nächstes kommt: Decks, Seed oder Battlefields sind andere. Nimm eine unveränderte Kopie.
match-not-there = { $where } enthält kein { $card } (mehr).
match-other-game = Dieses Spiel ist nicht das nächste des Matches.
match-over = Das Match ist vorbei. Beginne ein neues.
match-part = Zeile { $line }: „{ $text }“ beginnt keinen Teil eines Matches. Schreibe { $form }.
match-single-game = { $file } enthält ein einzelnes Spiel und kein Match. Spiele es weiter mit: { $command }
match-seat = In einem Match gibt es keinen Platz { $seat }. Gib 0 oder 1 an.
match-settings-twice = Zeile { $line }: Die Einstellungen des Matches stehen hier ein zweites Mal. Lass nur eine stehen.
match-uneven-swap = Karten, die das Deck verlassen: { $out }; Karten, die hineinkommen: { $into }. Tausche gleich viele.
teams-battlefield = { $first } und { $second } sind ein Team und bringen beide { $card } mit. Gib einem von beiden ein anderes Battlefield.
teams-legend = { $first } und { $second } sind ein Team und bringen beide { $card } mit. Gib einem von beiden eine andere Legend.
record-none = Von diesem Spiel gibt es keine Aufzeichnung.
record-tampered = Die Antworten dieses Spiels führen nicht zu seinem Stand: Etwas anderes hat es verändert. Es lässt sich nicht speichern.
record-other-engine = Dieses Spiel hat Farfield { $engine } gespeichert, und Farfield { $here } spielt es nicht genauso. Sieh es dir mit Version { $engine } an.
record-hash = Nach Antwort { $number } ist das Spiel nicht das gespeicherte: Eine Antwort, ein Deck oder der Seed wurde verändert. Nimm eine unveränderte Kopie.
record-after-end = Das Spiel ist vor Antwort { $number } zu Ende. Lass weg, was folgt.
record-turn = Antwort { $number } steht in Zug { $turn }; das Spiel ist in Zug { $now }. Vielleicht wurde in der Datei der Seed, ein Deck oder eine frühere Antwort verändert. Nimm eine unveränderte Kopie.
record-concession = Antwort { $number }: Platz { $seat } kann nicht aufgeben; dort ist niemand im Spiel.
record-wish = Antwort { $number }: Platz { $seat } kann sich nichts wünschen; dort ist niemand im Spiel.
record-decision = Antwort { $number } gehört zur Entscheidung { $decision } von Platz { $seat }, und die ist nicht offen. Vielleicht wurde in der Datei der Seed, ein Deck oder eine frühere Antwort verändert. Nimm eine unveränderte Kopie.
record-answer = Antwort { $number }: „{ $answer }“ steht nicht zur Wahl. Möglich ist zum Beispiel: { $options }. Vielleicht wurde in der Datei der Seed, ein Deck oder eine frühere Antwort verändert. Nimm eine unveränderte Kopie.
record-file-unwritable = Das Spiel lässt sich nicht als { $file } speichern. Wähle einen anderen Ort.
record-file-unreadable = Das gespeicherte Spiel { $file } lässt sich nicht lesen. Prüfe den Pfad.
record-file-not-text = { $file } ist keine Textdatei in UTF-8, also kein gespeichertes Spiel. Wähle eine andere Datei.
record-cut-off = Zeile { $line }: Das gespeicherte Spiel ist abgeschnitten, [{ $name }] fehlt. Nimm eine ganze Kopie.
record-no-hash = Zeile { $line }: Das gespeicherte Spiel ist abgeschnitten, am Ende fehlt „Hash:“. Nimm eine ganze Kopie.
record-engine = Zeile { $line }: Die Version fehlt. Füge eine Zeile wie „Engine: 0.1.0“ hinzu.
record-no-count = Zeile { $line }: Die Zeile „Answers:“ fehlt. Füge sie mit der Zahl { $count } hinzu.
record-count = Zeile { $line }: Es fehlen Antworten, oder es sind zu viele (hier: { $count }). Nimm eine ganze Kopie.
record-hash-text = Zeile { $line }: „{ $text }“ ist kein Hash. Er hat 16 Ziffern von 0 bis f.
record-question = Zeile { $line }: „{ $text }“ ist keine Art von Entscheidung.
record-line = Zeile { $line }: „{ $text }“ ist keine Zeile eines gespeicherten Spiels. Schreibe { $form }.
text-too-long = Dieser Text ist viel zu lang.
text-title = Diese Datei ist etwas anderes: Sie beginnt mit „{ $found }“. Die erste Zeile muss „Farfield { $what } { $version }“ sein.
text-version = Der Text hat Version { $found } seiner Form; dieses Farfield liest Version { $version }.
text-line-too-long = Zeile { $line } ist viel zu lang.
text-section-twice = Zeile { $line }: [{ $name }] steht hier zweimal.
text-sections = Zeile { $line }: Es sind mehr als { $most } Abschnitte. Lass weg, was nicht gebraucht wird.
text-no-key = Zeile { $line }: Vor „{ $text }“ gehören ein Wort und ein Doppelpunkt.
text-key-twice = Zeile { $line }: { $key } ist zweimal angegeben. Behalte eines davon.
text-unknown-key = Zeile { $line }: „{ $key }“ gibt es hier nicht. Bekannt: { $known }.
text-missing-key = Zeile { $line }: Die Zeile „{ $key }:“ fehlt. Füge sie hinzu.
text-missing-section = Zeile { $line }: Der Abschnitt [{ $name }] fehlt.
text-number = Zeile { $line }: „{ $text }“ passt nicht. Schreibe eine Zahl von { $least } bis { $most }.
text-word = Zeile { $line }: „{ $text }“ passt nicht. Schreibe eines davon: { $known }.
position-no-list = { $zone } ist eine Liste von Karten, und „{ $text }“ ist ein einzelnes Wort. Schreibe ["{ $text }"].
position-seats = Eine Stellung hat 1 bis { $most } Plätze; diese hat { $count }.
position-phase = In einer Phase „{ $phase }“ kann nichts beginnen. Schreibe eine davon: { $known }.
position-teams = Es gibt { $count } Plätze und Teams für { $given }. Gib jedem Platz die Nummer seines Teams, ab 0.
position-this-turn = Platz { $seat }: „{ $what }“ wird in einem Zug nicht gezählt. Bekannt: { $known }.
position-token = { $card } ist ein Token, und Tokens gibt es nur auf dem Spielfeld. Lass es weg.
position-power = Platz { $seat }: „{ $text }“ ist keine Power. Schreibe zum Beispiel: Fury 2, Fury|Chaos 1, A 1.
position-runes = Platz { $seat }: „{ $text }“ sind keine Runes. Schreibe zum Beispiel: Fury 3, Chaos 2.
position-rune-domain = Platz { $seat }: { $domain }-Runes passen nicht zu { $legend }.
position-two-others = Units von { $count } Spielern sind an { $where }, und mehr als zwei treffen nie zusammen. Lass die von zweien dort.
position-teammates = Die Plätze { $one } und { $other } sind ein Team, und beide haben Units an { $where }. Nur einer von ihnen darf das.
position-facedown-room = { $count } Karten liegen verdeckt an { $where }; Platz ist für { $room }. Lass { $surplus } weg.
position-facedown-control = Platz { $seat } hat an { $where } eine verdeckte Karte, ohne es zu kontrollieren. Gib ihm die Kontrolle oder lass sie weg.
position-not-a-unit = { $card } ist keine Unit und hat daher weder Schaden noch Might noch Buffs und wird nicht gestunned.
position-attached-to = { $gear } ist an { $card } angelegt, und das ist keine Unit. Lege es an eine Unit an oder daneben.
position-attached = { $gear } ist an { $card } angelegt, aber nur Gear wird angelegt. Lege es daneben.
position-attached-twice = An { $gear } ist etwas angelegt, das selbst an { $card } angelegt ist. Lege alles an { $card } an.
position-misplaced = { $card } kann dort nicht sein. Lege die Karte woandershin oder eine andere dorthin.
position-number = { $n } ist zu klein oder zu groß.
position-seat = Einen Platz { $seat } gibt es nicht. Plätze sind von 0 bis { $last } nummeriert.
position-own-card = { $card } ist eine selbstgemachte Karte, die kein Text festhalten kann. Nimm erschienene Karten.
position-not-quiet = Mitten in einem Vorgang lässt sich die Stellung nicht aufschreiben. Bringe ihn erst zu Ende.
position-own-mode = { $mode } ist ein selbstgemachter Modus, den kein Text festhalten kann. Nimm einen davon: { $modes }.
position-seat-text = Zeile { $line }: „{ $text }“ ist kein Platz. Schreibe zum Beispiel: seat 0.
position-this-turn-text = Zeile { $line }: „{ $text }“ wird in einem Zug nicht gezählt. Schreibe zum Beispiel: cards 2, drew 1.
position-no-card = Zeile { $line }: „{ $text }“ ist keine Karte. Schreibe zum Beispiel: Gust; 2x Daring Poro.
position-cards = Zeile { $line }: Es sind mehr als { $most } Karten. Lass weg, was keine Rolle spielt.
position-no-piece = Zeile { $line }: „{ $text }“ lässt sich nicht lesen. Schreibe zum Beispiel: Daring Poro (exhausted, damage 1) + Doran's Blade.
position-mark = Zeile { $line }: „{ $text }“ ist keine Angabe zu einer Karte. Bekannt: { $known }.
position-mark-twice = Zeile { $line }: „{ $mark }“ ist zweimal angegeben.
position-unknown-card = { unknown-card }
position-npc-base = Platz { $seat } hat die Base eines NPC, und nur in Lane Legends haben NPCs eine. Lass sie weg.
position-lane-fields = Eine Lane hat drei Battlefields, das Nearfield zuerst: Hier werden { $needed } gebraucht, angegeben sind { $count }.
position-lane-side = Battlefield { $number } liegt in der Lane von Platz { $seat }: Nur { $seat } und { $npc }, sein NPC, können dort sein.
position-team-score = Die Plätze { $one } und { $other } sind ein Team und haben einen Punktestand; angegeben sind { $first } und { $second }. Gib die Punkte des Teams bei einem Platz an oder bei allen gleich.
position-lanes-only = Platz { $seat } hat etwas, das es nur in Lane Legends gibt: einen Stapel oder ein Sideboard, aus dem ausgeteilt wird. Lass es weg.
position-asked = Platz { $seat }: Nach „{ $what }“ wird niemand gefragt. Bekannt: { $known }.
position-finished = Platz { $seat } hat seinen Zug beendet, ist aber nicht am Zug. Lass das weg.
position-dealt = { $card } an { $where } hat { $damage } Schaden, und die Seiten haben { $dealt } zugefügt. Das muss zusammen jenes ergeben.
position-played-by = { $card } an { $where } wurde ausgespielt, aber nicht in diesem Zug: Dann fragt niemand, von wem. Gib auch „fresh“ an.
position-deflected = { $card } an { $where } hat Deflected-Marken, die nur Units in Lane Legends bekommen. Lass sie weg.
position-two-showdowns = An { $one } und an { $other } läuft ein Showdown, und es kann nur einer zugleich laufen. Lass einen weg.
position-combat-step = Kein Teil eines Kampfes heißt „{ $step }“. Schreibe einen davon: { $known }.
position-combat-sides = In einem Kampf greift jemand jemanden an; an { $where } ist nur einer angegeben. Gib beide an, oder für einen Showdown keinen.
position-no-combat = An { $where } greift niemand an, also ist es kein Kampf. Lass Teil und Gäste weg, oder sag, wer wen angreift.
position-combat-friends = An { $where } greift Platz { $one } Platz { $other } an, und sie sind auf einer Seite. Nur Gegner kämpfen.
position-item-kind = Element { $item } der Chain muss eins sein: eine Karte oder eine Ability, die benutzt wird oder ausgelöst wurde.
position-item-passes = Gepasst wird beim neuesten Element, das nicht wartet; Element { $item } ist keines.
position-item-card = { $card } ist Element { $item } der Chain, wo nur Spells warten. Lege die Karte aufs Spielfeld, oder gib „pending“ an.
position-item-left = Element { $item } der Chain gehört zu etwas, das das Spielfeld verlassen hat. Sag, von wo.
position-item-strike = Element { $item } der Chain ist ein Strike, ohne zu sagen, welcher. Gib sein Gear an.
position-item-word = Element { $item } der Chain: „{ $text }“ kann dort nicht stehen. Schreibe eins davon: { $known }.
position-used = „{ $text }“ ist nichts, was nur so oft im Zug benutzt werden kann. Nenne eine Ability mit einer Begrenzung.
position-chain-ability = { $card } hat { $count } Abilities dieser Art, und auf der Chain ist Nummer { $number }. Zähle ab 0.
position-chain-event = Diese Ability von { $card } spricht von dem, was sie ausgelöst hat. Sag, was geschehen ist, und womit.
position-chain-choices = { $card } verlangt { $count } Wahlen, und { $given } sind angegeben. Lass weg, was nicht verlangt ist.
position-chain-modes = { $card } auf der Chain hat { $count } Modi zur Wahl, ab 0 gezählt. Lass weg, was nicht dazugehört.
position-chain-unchosen = { $card } auf der Chain hat nichts gewählt. Gib zu jeder Wahl ein Ziel an, oder gib „pending“ an.
position-chain-unknown = { $card } auf der Chain: Hier heißt nichts „{ $text }“. Schreibe zum Beispiel: Daring Poro at Void Gate.
position-showdown-text = Zeile { $line }: „{ $text }“ sagt nichts über einen Showdown. Schreibe zum Beispiel: focus seat 0; seat 0 attacks seat 1; passes 1.
position-focus-text = Zeile { $line }: Der Showdown sagt nicht, wer Focus hat. Schreibe zum Beispiel: focus seat 0.
position-happened-text = Zeile { $line }: „{ $key }“ sagt mehr darüber, was geschehen ist, aber nichts sagt, was. Ergänze zum Beispiel: Happened: moved.
position-known-text = Zeile { $line }: „{ $text }“ ist keine Karte in einer Hand oder einem Deck. Schreibe zum Beispiel: Gust (known to seats 0 1).
unspoken-part = Für einen Teil dieser Karte gibt es noch keine Wörter.
record-after-end-engine = { record-other-engine }
record-answer-engine = { record-other-engine }
record-concession-engine = { record-other-engine }
record-decision-engine = { record-other-engine }
record-hash-engine = { record-other-engine }
record-turn-engine = { record-other-engine }
record-wish-engine = { record-other-engine }

## The laboratory

lab-no-program = Es gibt kein Programm namens „{ $name }“. Zur Wahl stehen: { $known }.
lab-two-programs = Eine Rangliste braucht mindestens zwei Programme, jedes einmal.
lab-no-decks = Es gibt keine Decks namens „{ $name }“. Zur Wahl stehen: { $known }.
lab-decks-once = Nenne mindestens eine Art von Decks, und jede nur einmal.
lab-least-even = Jede Verteilung wird zweimal gespielt, also ist die kleinste Zahl der Spiele (--least) gerade und mindestens 2, und nicht { $least }.
lab-least-most = Die kleinste Zahl der Spiele, { $least }, ist größer als die größte, { $most }.
lab-two-games = Es braucht mindestens 2 Spiele, nicht { $games }.
lab-even-games = Jede Verteilung wird zweimal gespielt, also ist die Zahl der Spiele gerade, nicht { $games }.
lab-one-game = Es braucht mindestens ein Spiel.
lab-keep = In { $path } lassen sich keine Ergebnisse aufheben: { $why }.
lab-keep-other = { $path } enthält keine Ergebnisse hiervon: Startzahl oder Version sind andere. Nenne eine andere Datei.
lab-preset-duel = Nur Lane Legends hat Voreinstellungen. Ergänze --mode lanes, oder lass --preset weg.
lab-against-lanes = In Lane Legends spielt ein Deck allein. Lass --against weg.
lab-same-file = { $path } ist für zweierlei genannt. Nenne für jedes eine eigene Datei.
lab-two-decks = Es braucht mindestens zwei Decks mit verschiedenen Namen.
lab-deck-refused = { $deck } lässt sich nicht spielen: { $why }
lab-empty-pool = Für keine Legend gibt es genug vollständige Karten für ein Deck.
lab-no-mode = Hier gibt es kein „{ $name }“. Wähle aus: { $known }.
lab-interrupted = Unterbrochen. Derselbe Befehl fährt mit dem fort, was { $path } enthält.
lab-lost-worker = Ein Arbeitsprozess ist beim Spielen verloren gegangen, vielleicht aus Mangel an Speicher. Nimm weniger Kerne; mit --keep fährt derselbe Befehl mit dem fort, was fertig ist.
lab-too-many-games = Für { $games } Spiele hat niemand die Zeit. Verlange höchstens { $most }.
lab-too-few-games = { $games } Spiele sind zu wenige, um einen Tausch vom Glück zu unterscheiden. Verlange mindestens { $least }.
lab-no-swap = Keine Karte aus dem Vorrat darf eine in { $deck } ersetzen. Nenne andere Karten, oder keine für alle.
lab-pool-card = { $card } ist nicht vollständig und lässt sich nicht ausprobieren. Lass sie weg.
lab-pool-empty = In { $pool } steht keine Karte. Nenne welche, oder keinen Vorrat für alle Karten.
lab-tune-fields = { $deck } darf nur mit drei Battlefields geändert werden: Hier hat es die, die es in einem Match bekommt.
lab-tune-tried = { $tried } von { $possible } Tauschen in { $games } Spielen ausprobiert, die letzten auf je { $deals } neuen Verteilungen.
lab-tune-as-it-is = { $deck } wie es ist: { $won }.
lab-tune-swap = Tausch
lab-tune-with = Damit gewonnen
lab-tune-difference = Unterschied
lab-tune-score = Unterschied in Punkten
lab-tune-helps = Hilft
lab-tune-yes = ja
lab-tune-no = nicht sicher
lab-tune-into = { $copies } { $out } → { $card }
lab-tune-nothing = Nichts hilft mit Sicherheit: Kein geprüfter Tausch ist um mehr besser, als Glück sein kann.
lab-tune-note = In Klammern Intervalle, die so breit sind, dass in 95 von 100 Suchen alle zugleich stimmen.
lab-tune-together = Jeder Tausch hilft für sich; zusammen wurden sie nicht geprüft.
lab-needs-package = Dafür braucht es das Paket { $package }: pip install "farfield[{ $extra }]".
lab-no-cluster = Unter { $address } ist kein Cluster zum Spielen: { $why }
lab-decks-starter = Starterdecks
lab-decks-gear = Decks mit Gear
lab-decks-random = Zufallsdecks
lab-ladder-title = Farfield { $version }, { $mode }, { $decks }, Startzahl { $seed }
lab-player = Programm
lab-against = Gegen
lab-won = Gewonnen
lab-share = Anteil
lab-certain = Sicher
lab-no = nein
lab-elo = Elo im Vergleich zu { $player }, { $decks }
lab-ladder-note = In Klammern 95-%-Intervalle, für gewonnene Spiele die von Wilson. Jede Verteilung wird zweimal gespielt, mit vertauschten Programmen.
lab-ladder-levels = Die Stufen spielen mit, wenn man sie nennt; hard und expert brauchen dafür Stunden: { $command }
lab-matchup-title = Farfield { $version }, Duels, { $player }, { $games } Spiele je Paar, Startzahl { $seed }
lab-matchup-note = In Klammern 95-%-Intervalle. Jede Verteilung wird zweimal gespielt, mit vertauschten Plätzen.
lab-cards-title = { $player }: { $games } Spiele, Zufallsdecks; getan / möglich, gezählt je Platz und Spiel
lab-way-played = Ausgespielt
lab-way-hidden = Verborgen
lab-way-used = Verwendet
lab-way-equipped = Angelegt
lab-held = Bis zuletzt gehalten
lab-left = Davon liegen gelassen
lab-reactions = Spiele, in denen ein Platz eine Reaction ausspielte, von denen, in denen er eine bezahlen konnte: { $share }.
lab-mostly-held = Bis zuletzt gehalten in den meisten Spielen, in denen man sie ausspielen konnte: { $cards }.
lab-mostly-left = Davon in den meisten Spielen liegen gelassen, als ein Zug beendet wurde: { $cards }.
lab-none = keine
report-deck = { $deck } im Labor
report-matchup = Decks gegen Decks
report-made = Farfield { $version } · { $mode } · { $player } · { $games } Spiele · Startzahl { $seed }
report-interval = Zahlen in Klammern und die Linien und Bänder der Zeichnungen sind 95-%-Intervalle.
report-unofficial = Farfield ist ein inoffizielles, kostenloses Fanprojekt; Riot Games unterstützt oder fördert es nicht.
report-numbers = Die Zahlen
report-won = Gewonnene Spiele
report-won-about = Wie oft das Deck gewann; die dünne Linie ist die Hälfte.
report-all = Alle Spiele
report-first = Wenn es begann
report-second = Wenn es als zweites am Zug war
report-against = Gegen { $deck }
report-games = Spiele
report-mean-turns = Züge
report-mean-score = Endstand
report-points = Punkte im Lauf der Zeit
report-points-about = Der mittlere Punktestand zu Beginn jedes Zuges, solange mindestens die Hälfte der Spiele dauert. Ein Spiel, das vorbei ist, behält seinen Endstand.
report-own = Dieses Deck
report-other = Das andere Deck
report-turn = Zug
report-turns = Züge
report-length = Wie lange Spiele dauern
report-length-about = Spiele nach der Zahl ihrer Züge.
report-won-games = Gewonnen
report-lost-games = Verloren
report-cards = Welche Karten helfen
report-cards-about = Wie viel wahrscheinlicher ein Sieg in Spielen war, in denen die Karte gezogen wurde, als in den anderen. Bei so vielen Karten sehen ein, zwei durch Zufall gut oder schlecht aus. In langen Spielen werden mehr Karten gezogen, auch das steckt darin.
report-cards-score = Wie viele Punkte mehr in Spielen erzielt wurden, in denen die Karte gezogen wurde, als in den anderen. Bei so vielen Karten sehen ein, zwei durch Zufall gut oder schlecht aus. In langen Spielen werden mehr Karten gezogen, auch das steckt darin.
report-card = Karte
report-helps = Hilft, wenn gezogen
report-drawn = Gewonnen, wenn gezogen
report-played = Gewonnen, wenn ausgespielt
report-enthralled = Hilft, wenn Enthralled
report-few = zu wenige Spiele
report-mulligan = Mulligan
report-mulligan-about = Gewonnene Spiele danach, wie viele Karten zurückgelegt wurden; in der Tabelle, wie oft jede Karte einer ersten Hand behalten wurde. Die dünne Linie ist der Anteil aller Spiele.
report-put-back = { $n ->
        [one] 1 Karte zurückgelegt
       *[other] { $n } Karten zurückgelegt
    }
report-kept-hand = Behalten
report-won-kept = Gewonnen, wenn behalten
report-won-back = Gewonnen, wenn zurückgelegt
report-score-drawn = Endstand, wenn gezogen
report-score-played = Endstand, wenn ausgespielt
report-score-kept = Endstand, wenn behalten
report-score-back = Endstand, wenn zurückgelegt
report-mulligan-score = Der mittlere Endstand danach, wie viele Karten zurückgelegt wurden; in der Tabelle, wie oft jede Karte einer ersten Hand behalten wurde. Die dünne Linie ist das Mittel aller Spiele.
report-lost = Wie Spiele verloren gehen
report-lost-about = Verlorene Spiele danach, was sie beendete, und dann danach, wie viele Punkte fehlten.
report-lost-points = Die andere Seite hatte die Punkte
report-lost-burn-out = Das Deck war zu Ende
report-lost-effect = Ein Text beendete das Spiel
report-lost-other = Anders
report-behind = { $n ->
        [one] 1 Punkt fehlte
       *[other] { $n } Punkte fehlten
    }
report-matrix = Wer schlägt wen
report-matrix-about = Wie oft das Deck der Zeile gegen das Deck der Spalte gewann.
report-corner = Siege von … gegen
report-overall = Gegen alle anderen
report-overall-about = Wie oft jedes Deck gegen alle anderen zusammen gewann; die dünne Linie ist die Hälfte.
report-card-deck = Deck
report-began = Wer begann, gewann { $won }.
report-ladder = Programme gegen Programme
report-ladder-about = Wie oft das zuerst genannte Programm gegen das andere gewann; die dünne Linie ist die Hälfte.
report-elo-about = Um wie viel stärker jedes Programm ist: 100 mehr gewinnen etwa 64 von 100 Spielen.
report-tuned = Tausche für { $deck }
puzzle-head =
    Rätsel { $n } ({ $mode }): { $goal } { $count ->
        [one] Eine Antwort genügt
       *[other] { $count } Antworten genügen
    }; von vier Programmen { $hard ->
        [0] lösen es alle
        [1] löst es eines nicht
        [4] löst es keines
       *[other] lösen es { $hard } nicht
    }.
puzzle-goal-win = Gewinne das Spiel in diesem Zug.
puzzle-goal-take = Kontrolliere in diesem Zug all diese: { $fields }.
puzzle-goal-hold = Kontrolliere { $fields } noch, wenn der Showdown vorbei ist.
puzzle-goal-save = Kontrolliere { $fields } noch, wenn der NPC gehandelt hat, was immer er bekommt.
puzzle-goal-bait = Ein Strike kommt: Kontrolliere { $fields } noch, wenn der NPC gehandelt hat, und { $unit } muss noch dort stehen.
puzzle-rules = Der Gegner hat keine Handkarte und nichts verborgen. Glück ist nicht nötig: Was du ziehen könntest, zählt nicht.
puzzle-rules-lane = Glück ist nicht nötig: Die Karten, die als Nächstes kommen, sind bekannt oder ohne Bedeutung.
puzzle-keys = { $solution } zeigt die nächste Antwort, { $undo } nimmt zurück, { $again } beginnt von vorn.
puzzle-word-solution = lösung
puzzle-solved = Gelöst!
puzzle-wrong = Von hier aus ist das Ziel nicht mehr zu erreichen. Nimm zurück ({ $undo }) und versuche etwas anderes.
puzzle-no-line = Von hier aus führt kein kurzer Weg dorthin. Nimm erst zurück: { $undo }.
unknown-puzzle = Es gibt kein Rätsel { $number }. Die Nummern gehen von 1 bis { $most }.
puzzle-two = Nenne die Nummer eines Rätsels oder verlange das des Tages, nicht beides.
review-seat = Spieler { $n }
review-point = Zug { $n }, { $who }: Besser wäre gewesen: { $option }. Aussicht auf den Sieg nach dem Zug, wie das Programm sie schätzt: { $better } % statt { $was } %.
review-point-lane = Zug { $n }, { $who }: Besser wäre gewesen: { $option }. Punkte samt dem, was die Lane noch bringen kann, wie das Programm es schätzt: { $better } statt { $was }.
review-none = In keinem Zug wurde viel vergeben.
