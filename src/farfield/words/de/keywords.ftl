### What the keywords mean, in our own words. Shown beside a card, and by `keyword_help`.

help-accelerate = Wenn du diese Unit ausspielst, darfst du zusätzlich [1] und eine Power ihrer Domain bezahlen. Falls du das tust, betritt sie das Spielfeld ready.

help-action = Du darfst dies auch in Showdowns verwenden, egal, wer am Zug ist.

help-add = Füge deinem Rune Pool so viel Energy oder Power hinzu. Niemand kann darauf reagieren.

help-ambush = Du darfst diese Unit an einem Battlefield ausspielen, an dem du Units hast. Dort gilt sie als [Reaction].

help-assault = Solange diese Unit angreift, ist ihre Might um die angegebene Zahl höher (um 1, wenn keine dasteht).

help-backline = Im Kampf darf dieser Unit erst dann Schaden zugewiesen werden, wenn alle ihre Mitstreiter ohne [Backline] tödlichen Schaden erleiden.

help-buff = Falls die Unit noch keinen Buff hat, erhält sie eine Markierung, die ihr +1 [M] gibt.

help-burn = Lege die angegebene Anzahl Karten von oben aus deinem Main Deck in deinen Trash.

help-deathknell = Das Folgende geschieht, wenn diese Karte stirbt.

help-deflect = Spells und Abilities von Gegnern, die diese Karte wählen, kosten so viel Power beliebiger Domain mehr, wie angegeben ist (1, wenn keine Zahl dasteht).

help-disempower = Die Karte ist nicht länger [Empowered].

help-empower = Bezahle die Kosten, um diese Karte zu empowern, falls sie noch nicht [Empowered] ist.

help-empowered = Das Folgende gilt nur, solange diese Karte [Empowered] ist.

help-equip = Bezahle die Kosten, um dieses Equipment an eine Unit anzulegen, die du kontrollierst.

help-flow = Du darfst diesen Spell für die angegebenen Kosten aus deinem Trash ausspielen. Danach wird er verbannt.

help-ganking = Diese Unit kann sich auch direkt von einem Battlefield zu einem anderen bewegen.

help-hidden = In deinem Zug darfst du [A] bezahlen, um diese Karte verdeckt an ein Battlefield zu legen, das du kontrollierst. Ab dem nächsten Zug darfst du sie von dort als [Reaction] ausspielen, ohne ihre Kosten zu bezahlen.

help-hunt = Jedes Mal, wenn diese Unit ein Battlefield erobert oder hält, erhältst du so viel XP, wie angegeben ist (1, wenn keine Zahl dasteht).

help-legion = Das Folgende gilt, falls du in diesem Zug schon eine andere Karte ausgespielt hast.

help-level = Das Folgende gilt, solange du mindestens so viel XP hast, wie angegeben ist.

help-mighty = Eine Unit mit 5 [M] oder mehr ist [Mighty].

help-predict = Sieh dir so viele der obersten Karten deines Main Decks an, wie angegeben ist (1, wenn keine Zahl dasteht). Recycle beliebig viele davon und lege die anderen in beliebiger Reihenfolge zurück.

help-quick-draw = Dieses Equipment gilt als [Reaction]. Wenn du es ausspielst, legst du es an eine Unit an, die du kontrollierst.

help-reaction = Du darfst dies immer verwenden, wenn jemand handeln darf, auch als Reaktion auf einen Spell oder eine Ability.

help-repeat = Wenn du dies ausspielst, darfst du zusätzlich die angegebenen Kosten bezahlen. Falls du das tust, wird der Text ein weiteres Mal ausgeführt, auf Wunsch mit anderen Zielen.

help-shield = Solange diese Unit verteidigt, ist ihre Might um die angegebene Zahl höher (um 1, wenn keine dasteht).

help-stun = Bis zum Ende des Zuges verursacht die Unit im Kampf keinen Schaden.

help-tank = Im Kampf muss dieser Unit tödlicher Schaden zugewiesen werden, bevor ihre Mitstreiter ohne [Tank] welchen erleiden.

help-temporary = Zu Beginn deiner Beginning Phase, bevor du Punkte erzielst, wird diese Karte getötet.

help-unique = Ein Deck darf nur eine Karte dieses Namens enthalten.

help-vision = Wenn du diese Karte ausspielst, siehst du dir die oberste Karte deines Main Decks an. Du darfst sie recyceln.

help-weaponmaster = Wenn du diese Unit ausspielst, darfst du ein Equipment, das du kontrollierst, an sie anlegen. Du bezahlst dafür seine um [A] verringerten [Equip]-Kosten.

## What Lane Legends changes, and what only it has.

help-deflect-in-lanes = Wenn ein Strike diese Unit wählt, darf ihr Spieler [A] bezahlen, um ihn zu kontern; die Unit erhält dann eine Deflected-Markierung. Jede solche Markierung nimmt 1 von ihrem Deflect weg: Deflect 2 hält also zwei Strikes auf. (LL 6.5)

help-ganking-in-lanes = Diese Unit kann sich auch von überall in ihrer Lane direkt zu jedem Battlefield bewegen, das ihr Spieler kontrolliert; zur Base zurück nur vom Nearfield. (LL 8.1)

help-advance = Der Mightiest Thrall am Midfield rückt einen Ort vor, dann der am Farfield, dann der an der NPC Base. (LL 5.2)

help-merge = Alle Thralls an der NPC Base werden zu einem, mit ihrer Might zusammen und allen Strikes, die dort liegen. (LL 5.3)

help-rush = Alle Thralls an der NPC Base rücken zusammen einen Ort vor. (LL 5.4)

help-strike = Gear, das ein Thrall trägt. Wenn der Thrall angreift, tötet jeder Strike dort einen Verteidiger, die Mightiest Unit zuerst; danach kommt er zur NPC Base zurück. Man kann ihn kontern. (LL 6)

help-thrall = Ein Unit-Token des NPC. Er bewegt sich Ort für Ort von der NPC Base auf dein Nearfield zu und greift an, was ihm im Weg steht. (LL 5)
