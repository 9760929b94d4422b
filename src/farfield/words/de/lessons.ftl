### The lessons: what each teaches, its goal, a hint, and a word at the end.

lesson-head = Lektion { $n } von { $count }: { $title }
lesson-goal = Ziel: { $goal }
lesson-done = Geschafft! { $text }
lesson-lost = Das Ziel ist nicht mehr zu erreichen: { $text } Nimm zurück, oder fang von vorn an.
lesson-word-hint = tipp
lesson-word-again = nochmal
lesson-keys = Tippe { $hint } für einen Tipp, { $undo } zum Zurücknehmen, { $again } für den Anfang, { $help } für alles andere.
lesson-more = Enter für die nächste Lektion, { $quit } zum Aufhören
unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Wähle eine von: { $lessons }.

## Runes and a unit

lesson-unit-title = Runes und eine Unit
lesson-unit-intro = Die Zahl in der Ecke einer Karte sind ihre Energy-Kosten, und jede Rune, die du exhaustest, gibt 1. Was umrandet ist, kannst du jetzt benutzen: Wähle den Daring Poro, um ihn auszuspielen. Die Runes bezahlen von selbst, und die Unit kommt exhausted an deine Base.
lesson-unit-goal = Eine Unit von dir steht an deiner Base.
lesson-unit-hint = Der Daring Poro kostet 2, und 3 deiner Runes sind ready. Wähle auch den Vanguard Sergeant: Er sagt, warum er nicht ausgespielt werden kann.
lesson-unit-done = Zwei Runes sind jetzt exhausted. In deinem nächsten Zug sind sie wieder ready, und zwei kommen dazu.
lesson-unit-lost = Der Zug ist vorbei, und niemand wurde ausgespielt.

## Moving and conquering

lesson-move-title = Bewegen und erobern
lesson-move-intro = Deine Lane führt von deiner Base über Nearfield, Midfield und Farfield zur Base des NPC. Eine Unit, die ready ist, bewegt sich einen Schritt und ist danach exhausted. An einem Battlefield, das dir nicht gehört, beginnt ein Showdown; ist dort kein Gegner, eroberst du es. Was deine letzte Unit verlässt, gehört dir nicht mehr.
lesson-move-goal = Nearfield und Midfield gehören beide dir.
lesson-move-hint = Bewege First Mate zum Midfield, danach den Vanguard Sergeant zum leer gewordenen Nearfield.
lesson-move-done = Zwei Battlefields gehören dir. Punkte bringt das Erobern in Lane Legends nicht; was welche bringt, kommt noch.
lesson-move-lost = Der Zug ist vorbei, und eines der beiden gehört dir nicht.

## A combat

lesson-combat-title = Ein Kampf
lesson-combat-intro = Wo deine Units auf einen Gegner treffen, kommt es zum Kampf. Beide Seiten fügen gleichzeitig Schaden in Höhe ihrer Might zu, und eine Unit mit so viel Schaden wie Might stirbt. Bleiben nur deine übrig, eroberst du; bleiben Gegner übrig, kehren deine Angreifer an deine Base zurück. Du darfst mehrere Units zusammen bewegen.
lesson-combat-goal = Das Midfield gehört dir.
lesson-combat-hint = Der Vanguard Sergeant allein hat 4 Might gegen 5. Bewege ihn zum Midfield und nimm den Daring Poro mit: Mit Assault hat er 1 Might mehr, solange er angreift.
lesson-combat-done = 7 Might gegen 5. Der NPC tötet die mächtigste Unit, die er kann; also fiel der Sergeant, und der Poro blieb. Was überlebt, ist nach dem Kampf geheilt.
lesson-combat-lost = Eine der beiden Units ist gefallen oder der Zug ist vorbei, und eine allein ist zu schwach.

## A spell at the right moment

lesson-spell-title = Ein Spell zur rechten Zeit
lesson-spell-intro = Im Showdown wirst du gefragt, bevor Schaden entsteht: Wer den Focus hat, darf einen Spell mit Action oder Reaction ausspielen oder passen. Mit Reaction darf er auch auf etwas auf der Chain antworten. Wo du nur passen könntest, passt der Tisch für dich.
lesson-spell-goal = Das Midfield gehört dir.
lesson-spell-hint = Bewege den Vanguard Sergeant zum Midfield. Wenn du gefragt wirst, spiele En Garde auf ihn aus: Allein dort erhält er +2 Might, und 6 schlägt 5.
lesson-spell-done = Der Thrall hat 6 Might nur 5 Schaden zugefügt: Der Sergeant lebt. Der NPC hat keine Hand: Auf deine Spells antwortet er nie.
lesson-spell-lost = Der Vanguard Sergeant ist gefallen, oder der Zug ist vorbei.

## The Enthralled Phase

lesson-enthralled-title = Die Enthralled Phase
lesson-enthralled-intro = Wenn du in einem neuen Zug gezogen hast, bekommt der NPC die unterste Karte deines Decks. Du bezahlst ihre Enthrall-Kosten, eine Rune für jedes Power-Symbol darauf; ihre Energy-Kosten werden die Might eines neuen Thralls. Ist sie eine Unit, wie jetzt gleich, rückt der mächtigste Thrall jedes Ortes einen Schritt vor, und ein zweiter Thrall mit der Might der Unit kommt dazu.
lesson-enthralled-goal = Nach der Phase des NPC gehört das Nearfield noch dir.
lesson-enthralled-hint = Der Thrall mit 5 Might wird zu deinem Nearfield kommen, wo der Vanguard Sergeant allein fallen würde. Spiele den Daring Poro dorthin aus: Units kommen an deine Base oder an ein Nearfield, das dir gehört. Wähle dann „{ option-finish }“.
lesson-enthralled-done = Vanguard Attendant wurde aufgedeckt: eine Order-Rune für das Symbol, ein Thrall mit 6 Might, der vorrückte, und einer mit 5. Eine starke Karte in deinem Deck ist auch ein starker Thrall.
lesson-enthralled-lost = Der Thrall hat das Nearfield genommen.

## What scores

lesson-score-title = Was Punkte bringt
lesson-score-intro = Zu Beginn eines Zugs bringt jedes Farfield, das du hältst, 1 Punkt, und sonst bringt nichts welche. Aber wenn die Enthralled Phase beginnt, nimmt jeder NPC, der sein Nearfield kontrolliert, 1 Punkt weg.
lesson-score-goal = In deiner nächsten Action Phase hast du 1 Punkt.
lesson-score-hint = Garen geht zum Farfield, der Daring Poro gegen den Thrall am Nearfield. Wähle dann „{ option-finish }“.
lesson-score-done = Das Farfield halten und den NPC vom Nearfield fernhalten: So gewinnt man Lane Legends. Gespielt wird bis 3 Punkte pro Spieler und 2 dazu.
lesson-score-lost = Das Farfield wurde nicht gehalten, oder das Nearfield hat den Punkt wieder gekostet.

## Strikes, and a way round them

lesson-strike-title = Strikes, und wie man ihnen entgeht
lesson-strike-intro = Wird Gear aufgedeckt, erhält der mächtigste Thrall einen Strike. Greift er an, benutzt er ihn vor dem Schaden und tötet einen deiner Verteidiger, den mächtigsten. Aber eine Unit mit Tank muss zuerst gewählt werden, Deflect kann ihn für 1 Power kontern, und ein Thrall, der selbst angegriffen wird, benutzt keinen.
lesson-strike-goal = In deiner nächsten Action Phase lebt der Vanguard Sergeant noch.
lesson-strike-hint = Spiele den Lecturing Yordle, der Tank hat, an das Nearfield aus und wähle „{ option-finish }“. Oder greife den Thrall an, bevor er dich angreift.
lesson-strike-done = Der Strike hat den Vanguard Sergeant nicht getroffen. Er liegt jetzt an der NPC Base, und der nächste Merge nimmt ihn mit.
lesson-strike-lost = Der Vanguard Sergeant ist gefallen.

## What you recycle comes back

lesson-recycle-title = Was du recycelst, kommt wieder
lesson-recycle-intro = Wird ein Spell aufgedeckt, verschmelzen die Thralls an der NPC Base zu einem mit all ihrer Might und ihren Strikes, und noch eine Karte kommt; nach einem zweiten Spell stürmen sie zusammen vor. Recycelte Karten kommen unter dein Deck, also bekommt sie der NPC als Nächstes. Jetzt liegt dort Falling Comet, ein Spell, der 5 kostet.
lesson-recycle-goal = In deiner nächsten Action Phase hat kein Thrall 5 Might oder mehr.
lesson-recycle-hint = Spiele den Mystic Poro aus: Seine Vision zeigt dir die oberste Karte deines Decks. Recycle sie, damit sie statt des Comets aufgedeckt wird. Wähle dann „{ option-finish }“.
lesson-recycle-done = Der Daring Poro, den du recycelt hast, wurde aufgedeckt, und 2 Might sind wenig. Falling Comet wartet noch ganz unten.
lesson-recycle-lost = Falling Comet wurde aufgedeckt: 4, 3 und 5 sind zu einem Thrall mit 12 Might verschmolzen.

## A little game

lesson-game-title = Ein kleines Spiel
lesson-game-intro = Jetzt alles zusammen, auf Calm, bis 2 Punkte. Garen wartet in der Champion Zone und wird ausgespielt wie eine Karte von der Hand. Wer von einem leeren Deck ziehen muss, hat verloren. Nimm zurück, so oft du willst.
lesson-game-goal = Du gewinnst mit 2 Punkten.
lesson-game-hint = Bewege mehrere Units zusammen, lass jemanden am Nearfield und halte das Farfield zwei Züge lang mit deinen mächtigsten.
lesson-game-done = Das ist Lane Legends. Spiele als Nächstes ein ganzes Spiel auf Calm, mit einem Deck, das dir gefällt.
lesson-game-lost = Dieses kleine Spiel ist verloren.
