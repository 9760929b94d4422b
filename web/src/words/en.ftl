### What the page itself says: English. Sentences about a game come from the server.

## The start page
start-lead = Riftbound by its real rules, in your browser. Alone, together, or against each other.
start-solo = Play Lane Legends
start-solo-why = You against the NPC in your own lane. One click, no account.
start-resume = Your games
start-deck = Your deck
start-difficulty = How hard
start-other = Other ways to play
start-duel = Duel against a program
start-import = Go on with a saved game
preset-plain-why = The rules of Lane Legends without modifiers.
delete-game = Delete { $title }
delete = Delete
delete-all = The game is gone then, for everybody at its table.
delete-seat = Your seat is gone then; only the host can invite you again.
solo = solo
you = You
program = Program
about = About
about-fan = Farfield is an unofficial, free fan project. It was created under Riot Games’ “Legal Jibber Jabber” policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project. Riftbound and League of Legends are trademarks of Riot Games, Inc. Farfield contains no art and no official card text: the words on the cards are our own.
about-lanes = Lane Legends was made by Jim of d20cafe.co.uk and Mark.
about-licence = Farfield { $version }, open source under the MIT licence.
page-gone = This page could not be loaded: the server is away, or was renewed since you opened Farfield. Your games are kept.
page-again = Load again

## Setting up a table
setup-coop = Co-op by invitation
setup-hotseat = Together at this screen
setup-duel = Duel by invitation
setup-own = Set up a table
setup-mode = Mode
setup-modifiers = Modifiers, one by one
setup-more = Clock and seed
setup-clock = Seconds before a program answers for whoever is waited for (0: no clock)
setup-seed = Seed (empty: a new one)
setup-games = Best of so many games
setup-sideboards = Between games cards may be exchanged with the sideboard
team-n = Team { $n }
setup-go = To the table
seat-n = Seat { $n }
seat-who = Who sits here
seat-name = Name
seat-add = One more seat
seat-remove = Remove seat { $n }
kind-here = somebody at this screen
kind-elsewhere = somebody elsewhere, by a link
kind-program = a program
player-n = Player { $n }

## Decks
deck = Deck
decks = Decks
deck-any = Any of the built-in decks
decks-built-in = Built-in decks
decks-own = Your shelf
deck-paste = Paste a list …
deck-list = Deck list, in any common format
deck-check = Check and keep
deck-contents = What is in it
deck-substitute = (stands in)
deck-drop = Take it off the shelf
verdict-formed = Well-formed
verdict-legal = Legal in this mode
verdict-supported = All its cards can be played here
verdict-later = as soon as the list can be read

## Rooms
connecting = Connecting …
link-lost = The connection is lost. It comes back by itself; nothing is lost.
to-start = Start page
room-gone = This room is gone.
room-joined = Joined game
room-unknown = You have no seat here.
room-unknown-why = This browser does not hold a seat in this room. Ask the host for an invitation link.
join-title = You are invited to a game
join = Take the seat
begin = Begin the game
lobby-wait = The host begins the game.
invitation-for = Invitation link for seat { $n }
invitation-why = Send this link to one person. Whoever opens it takes the seat, also after the game has begun.
invitation-here = It works on this computer only; started with --lan, the table is open to your whole network.
copy = Copy
copied = Copied
seats = Who is at the table
seat-empty = Free seat
seat-program = a program
seat-present = here
seat-absent = absent
seat-invited = invited
seat-waited = acts
seat-done = done
seat-lent = a program plays
seat-lend = Let a program play
seat-invite = Invite again
seat-invite-why = Whoever opens this link takes the seat over.
seat-give-back = Give back
curtain = Hand the screen to { $who }
curtain-open = It is me

## The table
pages = Pages
title-your-turn = Your turn
question = What now
waiting = One moment …
waiting-for = Waiting for { $who } …
options-all = All options in words ({ $n })
options-fewer = Fewer
choose = Which one?
preview = What this would do
preview-unsure = depends on something hidden or random
preview-unanswered = if nobody responds
preview-nothing = Nothing else happens at once.
why = Why not?
why-nothing = There is nothing to do with this now.
clause-open = Read { $clause }
chain = Chain
chain-first = next
chain-combat = Combat at { $at }
chain-showdown = Showdown at { $at }
chain-focus = focus: { $who }
chain-passed = passed: { $who }
log = Log
log-older = Earlier lines
log-look = Look at { $card }
log-moment = The table as it was then: { $text }
glossary = Keywords
story = What happens
story-step = Step { $n } of { $all }
story-back = One step back
story-next = One step on
story-pause = Pause
story-play = Go on
story-skip = Skip
undo = Take back
undo-nothing = There is nothing to take back.
undo-asks = Where others are concerned, they are asked.
stops-auto = Stops: when I can act
stops-all = Stops: always
stops-why = Stop at every chance to act, also where only passing is possible (F)
menu = Menu
settings = Settings
keys = Keys
help = Help
rules = Rules
save = Save to a file
report = Report a problem
report-why = What looked wrong? The game goes on; the server keeps a snapshot.
report-send = Send
concede = Concede
concede-sure = Really concede?
concede-team = The whole team loses then.
yes = Yes
no = No
close = Close
ping = Point at it
score = points of the team
team = Team
teammate = teammate
side-lost = out
turn = Turn
turn-n = Turn { $n }
lanes = All lanes
lane-of = { $who }: lane
strip-force = { $count } with { $might } Might in all
dock = { $who }: hand and runes

## Places and piles
place-held = { $who }
place-free = nobody’s
place-contested = contested: { $who }
place-clash = Might: { $ours } against { $theirs }
place-combat = combat
place-showdown = showdown
place-combat-staged = combat to come
place-showdown-staged = showdown to come
zone-hand = Hand
zone-deck = Main Deck
zone-rune-deck = Rune Deck
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion Zone
zone-enthralled = Enthralled Pile
pile-title = { $zone }: { $n }
npc-next = Dealt next: { $card }
hand-empty = No cards in hand
hand-hidden = { $n } cards in hand
hand-known = Known cards in hand
runes-ready = Runes: { $ready } of { $all } ready
pool = in the pool:

## Cards
card = Card
card-none = Point at a card to read it.
card-facedown = Facedown card
card-unsupported = This card cannot be played here yet.
pip-energy = { $n } Energy
pip-any = 1 Power of any domain
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
badge-exhausted = exh.
badge-deflected = Deflected
badge-stunned = stun
mark-exhausted = exhausted
mark-ready = ready
mark-stunned = stunned
mark-damage = { $n } damage
mark-buffed = buffs: { $n }
mark-prevent = prevents { $n } damage
mark-deflected = Deflected counters: { $n }
mark-copy = printed: { $card }
worn = wears
origin = Where it came from
mark-attacker = attacks
mark-defender = defends
mark-picked = chosen
mark-several = { $n } options

## The end
over = The game is over
result-won = Victory
result-lost = Defeat
result-turns = Turns: { $n }
result-seed = Seed { $seed }
result-score = Score by turn
result-table = Score by turn, as a table
result-look = Look at the board
result-back = To the result
rematch = Play again
rematch-same = as hard as before
replay = Replay
replay-game = Which game
replay-at = Moment of the game
replay-back = One answer back
replay-next = One answer on
replay-turn-back = One turn back
replay-turn-next = One turn on
replay-play-on = Play on from here

## A match
match = Match
match-won = { $who } wins the match.
match-now = game { $n }, best of { $games }
match-game = Game { $n }
match-undecided = not decided
match-replay = Replay game { $n }
match-wait = You are ready. Waiting for { $who }.
match-not-ready = Not yet
match-next = Next game
match-next-exchanged = Exchange { $n } and go on
match-exchange = Exchange cards with your sideboard: as many leave the deck as come in. The next game begins when everybody is ready.
match-in = Sideboard: cards that come in
match-out = Main Deck: cards that leave
match-into = { $card }: so many come in
match-out-of = { $card }: so many leave
match-more = One more: { $card }
match-fewer = One fewer: { $card }
match-uneven = { $out } leave and { $into } come in. Choose as many on both sides.

## Talking
chat = Chat
chat-text = Your words
chat-send = Send
chat-mute = Do not show what others write
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-help-me = Can you help me?
phrase-i-can-help = I can help.
phrase-wait = Wait for me.

## Settings
set-language = Language
set-theme = Light or dark
set-system = as the device
set-light = light
set-dark = dark
set-size = Font size
set-motion = Motion
set-less = less
set-mirror = Mirror the lane
set-sound = A tone when it is my turn
set-pace = The NPC’s steps
pace = { $pace ->
        [0] not told
        [0.7] quick
       *[1.4] normal
        [2.8] slow
    }

## Rules
rules-find = Search the rules
rules-count = Found: { $n }
rules-ours = A ruling of ours

## Keys
key-answer = give that answer
key-pass = pass, or done
key-arrows = from card to card
key-enter = play, move, choose; ask why not
key-why = why not?
key-zoom = enlarge the card
key-undo = take back
key-full = stop everywhere, or only where I can act
key-question = to the question
key-hand = to the hand
key-log = to the log
key-ping = point at the focused card
key-story = skip the telling
key-keys = show these keys
key-close = close

## Help
help-aim = In Lane Legends you and your teammates play against the NPC. A Farfield you hold at the start of a turn scores a point; if the NPC controls your Nearfield it takes one away.
help-turn = Each turn you ready, channel runes and draw; then the NPC acts in its Enthralled Phase, and then you act as long as you like.
help-play = Things outlined with ▸ can be used now: click them, drag them to a place, or reach them with the arrow keys and Enter. Runes pay by themselves.
help-move = Move units along the lane. Where both sides meet, a combat begins: the one with more Might left conquers.
help-npc = What the NPC does is told line by line above the lane. You can go back a step, and set the pace in the settings.
help-why = Click anything that cannot be used to learn why, with the number of the rule.
help-undo = Take back as much as you like when you play alone; with others they are asked.
help-marks = ⟳ exhausted · ✷ stunned · −2 damage · ▲ buffed · ↷ Deflected counter · ⚔ attacks · ×3 three equal ones

## Learning
learn = Learn to play
learn-start = Learn it in ten minutes
learn-lead = Nine short lessons at a real table. Any legal play is allowed, and you can take back as often as you like.
learn-begin = Begin
learn-go-on = Go on with lesson { $n }
learn-done = done
lesson-n = Lesson { $n } of { $count }
lesson-goal = Goal
lesson-hint = Hint
lesson-again = Start over
lesson-next = Next lesson
lesson-whole = To a whole game
lesson-done = Done!
lesson-lost = Not possible any more.
