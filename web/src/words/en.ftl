### What the page itself says: English. Sentences about a game come from the server.

## The start page
start-lead = Riftbound by its real rules, in your browser. Alone, together, or against each other.
start-solo = Play Lane Legends
start-alone = Lane Legends, alone
start-solo-why = You against the NPC in your own lane. One click, no account.
start-resume = Your games
start-go-on = You left a game
start-resume-now = Go on
again = Daily lane, campaign, statistics
again-why = A lane for every day, one modifier after another, and how your games went.
daily = Daily lane
daily-why = The same deck, modifiers and cards for everybody, once a day.
daily-play = Play today’s lane
daily-again = Play it once more (the first game counts)
daily-share = Copy the result to share
daily-streak = Days in a row: { $n }
campaign = Campaign
campaign-why = Three stars for each stage: win; win without ever losing a point; win with two legends.
campaign-stage = Stage { $n }
campaign-stars = Stars: { $n } of 3
campaign-play = Play this stage
campaign-shut = Win the stage before it first
stats = Your games in numbers
stats-legend = Legend
stats-games = Games
stats-won = Won
stats-turns = Turns each
stats-none = No finished game in this browser yet.
stats-where = Kept on this device only, and sent nowhere.
start-none = None in this browser yet.
start-difficulty = How hard
start-other = Other ways to play
start-duel = Duel against a program
start-duel-why = One against one. Begins at once, with the deck you chose above.
start-import = Go on with a saved game
preset-plain-why = The rules of Lane Legends without modifiers.
delete-game = Delete { $title }
delete = Delete
delete-all = The game is gone then, for everybody at its table; between opponents it stays for the others until all have deleted it.
delete-seat = Your seat is gone then; only the host can invite you again. Between opponents the game is gone once all have deleted it.
solo = solo
you = You
program = Program
about = About
about-fan = Farfield is an unofficial, free fan project. It was created under Riot Games’ “Legal Jibber Jabber” policy using assets owned by Riot Games. Riot Games does not endorse or sponsor this project. Riftbound and League of Legends are trademarks of Riot Games, Inc. Farfield contains no official art and no official card text: the pictures and words on the cards are our own.
about-lanes = Lane Legends was made by Jim of d20cafe.co.uk and Mark.
about-cards = { $complete } of { $total } cards can be played in full: { $each }. In part: { $partial }; known by their numbers only: { $absent }.
about-set = { $name } { $complete } of { $total }
about-licence = Farfield { $version }, open source under the MIT licence.
about-others = The page also contains work of others: Svelte, Fluent, and the fonts Alegreya Sans and Marcellus.
about-licences = Their licences
about-emblems = Emblems on the cards: icons by Lorc, Delapouite, Skoll, Caro Asercion, Carl Olsen, Cathelineau, Sbed, DarkZaitzev, Willdabeast, Lucas, Sparker, Aussiesim and others, from game-icons.net, changed; licence CC BY 3.0.
page-gone = This page could not be loaded: the server is away, or was renewed since you opened Farfield. Your games are kept.
page-again = Load again

## Setting up a table
setup-coop = Co-op by invitation
setup-coop-why = Lane Legends as a team. You get a link to send for every other seat.
setup-hotseat = Together at this screen
setup-hotseat-why = Several people at one screen, as a team or against each other.
setup-duel = Duel by invitation
setup-duel-why = One against one. You get a link to send to the other player.
setup-match = Match over several games
setup-match-why = The best of 1, 3 or 5 games, with sideboards, against a program or a person.
setup-own = Set up a table
setup-own-why = Every mode, up to 8 seats, people and programs, every modifier.
setup-mode = Mode
mode-why = { $mode ->
        [duel] One against one, to 8 points.
        [match] Several games of one against one, with sideboards.
        [skirmish] Three players, each for themselves, to 8 points.
        [war] Four players, each for themselves, to 8 points.
        [teams] Two teams of two, to 11 points as a team.
       *[lanes] Alone or as one team, each in a lane of their own against the NPC.
    }
setup-modifiers = Modifiers, one by one
setup-more = Clock and seed
setup-more-hidden = Clock and absence
setup-clock = Seconds before a program answers for whoever is waited for (0: no clock)
setup-absence = Minutes away after which a seat may be given away (0: never)
setup-absence-to = To whom
absence-program = a program: nobody sees the hand
absence-person = also a person, who then sees the hand
setup-seed = Seed (empty: a new one)
setup-games = Best of so many games
setup-sideboards = Between games cards may be exchanged with the sideboard
team-n = Team { $n }
setup-go = To the table
setup-next-invite = Next you get the links to send. The game begins when you say so.
setup-next-begin = The game begins at once.
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
deck-gear = { $name } with gear
deck-of-set = { $name } of { $set }
deck-not-here = { $name } (not legal in this mode)
deck-not-yet = Cannot be chosen yet: { $n } of its cards do not work here yet
decks-built-in = Built-in decks
decks-own = Your shelf
decks-first = To begin with
decks-sold = Champion decks, as sold
deck-paste = Paste a list …
deck-list = Deck list, in any common format
deck-check = Check and keep
nearest-title = Play the nearest version that works
nearest-instead = Card by card, from the same domains, type and cost:
nearest-take = Take this version
deck-contents = What is in it
deck-substitute = (stands in)
deck-drop = Take it off the shelf
verdict-formed = Well-formed
verdict-legal = Legal in this mode
verdict-supported = All its cards can be played here
verdict-later = as soon as the list can be read
verdict-said = { $what }: { $how }
builder = Build a deck
builder-cards = Cards
builder-legend = Choose a legend: its domains say which cards fit.
cards-find = Search
cards-find-such = name, keyword or words on the card
cards-domains = Domains
cards-type = Type
cards-cost = Energy
cards-set = Set
cards-any = any
cards-plays = Only cards that can be played here
cards-more = { $n } more cards
kind-of-all = everything
kind-of-champion = Champions
kind-of-unit = Units
kind-of-spell = Spells
kind-of-gear = Gear
kind-of-battlefield = Battlefields
kind-of-legend = Legends
curve = Cards by Energy cost
curve-column = { $cost }: { $n }
deck-name = Name of the deck
deck-champion = Chosen Champion
deck-sideboard = Sideboard
builder-into = Cards go into
deck-take = Take { $card }
deck-new = Build a new deck
deck-bring = Bring a deck along
deck-open = Open in the builder
deck-file = Open a file
deck-edit = Change
deck-edit-copy = Build on it
deck-drop-named = Take { $name } off the shelf
deck-duel = Duel with it
deck-keep = Keep on the shelf
deck-kept = { $name } is on your shelf.
deck-fill = Fill up the rest
deck-export = Take it along
deck-format = As text, in the format of
deck-link = A link that opens it here
deck-picture = Save the picture
deck-picture-of = { $name }: every card with its number
format-text = Farfield (by sections)
format-flat = a plain list of cards
format-code = a deck code
card-banned = Banned: { $where }
lobby-open = Not everybody has taken a seat and chosen a deck yet. Whoever has chosen none gets a built-in one.
lobby-choosing = chooses a deck
join-deck = Next you choose your deck.

## Rooms
connecting = Connecting …
answer-again = The connection is back. Your last answer had not arrived; it has been sent again.
answer-lost = The connection is back. Your last answer had not arrived, and its question is not asked any more.
answer-on-its-way = Your answer is on its way; it is not stored yet.
link-lost = The connection is lost. It comes back by itself; nothing is lost.
to-start = Start page
room-gone = This room is gone.
room-joined = Joined game
room-unknown = You have no seat here.
room-unknown-why = This browser does not hold a seat in this room. Ask the host for an invitation link.
join-title = You are invited to a game
join-from = At the table: { $who }
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
seat-away-left = may be taken over in { $n } min
seat-away-now = { $who ->
        [person] may be taken over now, by a program or a person
       *[program] may be taken over now, by a program
    }
seat-invited = by invitation
seat-waited = acts
seat-done = done
seat-lent = a program plays
seat-lend = Let a program play
seat-invite = Invite again
seat-invite-why = Whoever opens this link takes the seat over.
seat-give-back = Give back
seat-lent-you = A program plays for you.
seat-take-back = Take my seat back
curtain = Hand the screen to { $who }
curtain-open = It is me

## The table
pages = Pages
title-your-turn = Your turn
question = What now
waiting = One moment …
waiting-for = Waiting for { $who } …
waiting-consent = Waiting for { $who } to agree …
waiting-plays = Waiting for { $who } to play { $card } in your lane …
waiting-here = Waiting for { $who }, in your lane …
waiting-where = { $who } (in the lane of { $lanes })
options-all = All options in words ({ $n })
options-fewer = Fewer
options-short = As a list ({ $n })
hint-tap = Tap a card or place marked ▸ on the table.
hint-click = Click a card or place marked ▸ on the table.
choose = Which one?
choose-all = All { $n }: { $names }
choose-none = Choose none
choose-these = { $n ->
    [one] { $names }
   *[other] These { $n }: { $names }
}
pay-why = The ringed runes would pay. Click another to pay with it instead.
aim-lanes = Hold the Farfield at the start of your turn: +1. The NPC controls your Nearfield: −1. With { $n } points you win; you lose only when your Main Deck is empty and you need a card from it.
runes-alone = Runes pay by themselves. You may also choose which.
log-unasked = the choice made no difference
cancel = Leave it
end-sure = End the turn already?
end-left = You can still do something ({ $n }): { $what }
end-not = Go on with the turn
end-never = Do not ask again
preview = What this would do
preview-unsure = depends on something hidden or random
preview-unanswered = if nobody responds
why = Why not?
why-nothing = There is nothing to do with this now.
picked-already = Already chosen. ↶ takes it back.
hint-move-more = Once you have said where to, you are asked who else goes along.
question-step-in = Step in:
question-chosen = Chosen so far ({ $n }): { $names }
clause-open = Read { $clause }
chain = Chain
chain-title = On the chain, the latest first
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
story-back-short = Back
story-telling = Being told: step { $n } of { $all }. After that:
story-next = Next step
story-next-short = Next
story-pause = Pause
story-play = Go on
story-skip = Skip
undo = Take back
undo-nothing = There is nothing to take back.
undo-asks = Where others are concerned, they are asked.
stops-auto = Stops: when I can act
stops-all = Stops: always
stops-why = Stop at every chance to act, also where only passing is possible and after what you have just played yourself (F)
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
score-to = to { $n }
team = Team
teammate = teammate
side-lost = out
turn = Turn
turn-n = Turn { $n }
lanes = All lanes
lane-of = { $who }: lane
lane-back = Back to my lane
strip-force = { $count } with { $might } Might in all
dock = { $who }: hand and runes

## Places and piles
place-free = nobody’s
place-stake-plus = +1 if held
place-stake-minus = −1 if lost
base-own = Your base
place-contested = contested: { $who }
place-clash = Might: { $ours } against { $theirs }
place-combat = combat
place-showdown = showdown
place-combat-staged = combat to come
place-showdown-staged = showdown to come
zone-hand = Hand
zone-deck = Main Deck
zone-deck-short = Deck
zone-deck-low = Main Deck { $n }: once it is empty, the next card drawn loses the game
zone-deck-empty = Main Deck 0: the next card drawn from it loses the game (Burn Out)
zone-rune-deck = Rune Deck
runes = Runes
zone-trash = Trash
zone-banished = Banishment
zone-legend = Legend
zone-champion = Champion
zone-enthralled = Enthralled Pile
pile-title = { $zone }: { $n }
npc-next = Dealt next: { $card }
hand-empty = No cards in hand
hand-open = Open the hand: { $n } cards
hand-close = Close the hand
hand-hidden = { $n } cards in hand
hand-known = Known cards in hand
runes-ready = Runes: { $ready } of { $all } ready
pool = in the pool:

## Cards
card = Card
card-none = Point at a card to read it.
card-facedown = Facedown card
card-not-for-npcs = Its text gives NPCs and their Thralls nothing: no Might, no keyword, no ability. [LL 5.8]
card-unsupported = This card cannot be played here yet.
pip-energy = { $n } Energy
pip-any = 1 Power of any domain
pip-own = 1 Power of the card’s own domain
pip-exhaust = Exhaust
unit-count = { $n } × { $name }
unit-might = Might { $n }
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
mark-pays = would pay
mark-choosable = can be chosen
mark-several = { $n } options

## The end
over = The game is over
result-won = Victory
result-lost = Defeat
result-turns = Turns: { $n }
result-seed = Seed { $seed }
seed-copy = Copy the whole seed
result-score = Score by turn
result-points = Points
result-goal = Victory at { $n }
result-none = Nobody scored a point.
result-table = Score by turn, as a table
result-look = Look at the board
result-picture = As a picture
result-back = To the result
rematch = Play again
rematch-seed = Try again with the same seed
rematch-host = The host can begin a new game from here; then it starts for you as well.
rematch-begun = The host has begun a new game.
rematch-same = as hard as before
replay = Replay
replay-game = Which game
replay-at = Moment of the game
replay-swing = The score becomes { $n }
replay-event-back = One event back
replay-event-next = One event on
replay-auto = Play by itself
replay-speed = Speed
replay-link = Copy a link to this moment
watch = Watching
watch-now = as it is played
watch-catch-up = To where the game is now
watch-allow = Let others watch
watch-stop = Let nobody watch any more
watch-link = Whoever has this link watches and sees what everybody at the table may know: no hand.
replay-back = One decision back
replay-next = One decision on
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
chat-mute = Do not show what others write and point at
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
set-sound = Sounds
set-volume = Volume
set-ask-end = Ask before I end a turn in which I could still do something
set-ask-same = Ask also where every answer is the same
set-control = Choose myself which runes pay
set-consent = Ask me before a teammate chooses something of mine
set-pace = The NPC’s steps
pace = { $pace ->
        [0] not told
        [0.7] quick
       *[1.4] normal
        [2.8] slow
    }

## Rules
rules-find = Search the rules
rules-contents = Contents
rules-lanes = Lane Legends
rules-core = Core rules
rules-actions = Game actions
rules-keywords = Keywords and tokens
rules-open = Open questions and our rulings
rules-count = Found: { $n }
rules-ours = A ruling of ours

## Keys
key-answer = give that answer
key-pass = pass; to end your turn: twice
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
key-close = close, or leave what was begun

## Help
help-aim = In Lane Legends you and your teammates play against the NPC. A Farfield you hold at the start of a turn scores a point; if the NPC controls your Nearfield it takes one away. The team wins with 2 points and 3 more for each player (5 alone), unless the table plays to another score. It loses as soon as somebody must take more cards from their Main Deck than it holds. A Duel is won with 8 points.
help-turn = Each turn you ready your cards, channel runes and draw; then the NPC acts in its Enthralled Phase, and then you act as long as you like.
help-play = Things outlined with ▸ can be used now: click them, drag them to a place, or reach them with the arrow keys and Enter. Runes pay by themselves.
help-move = Move units along the lane. Where both sides meet, a combat begins: the one with more Might left conquers.
help-npc = What the NPC or an opponent does is told step by step above the table, each step with the board as it was. You can go back a step, skip the rest, and set the pace in the settings.
help-why = Click anything that cannot be used to learn why, with the number of the rule.
help-hold = On a touch screen, hold a finger on a card to enlarge it, and on an answer to see what it would do. A long hold never answers anything.
help-undo = Alone, or at one screen, you take back as much as you like. Where somebody sits elsewhere, your own latest answer goes back at once too. The others are asked only if it would take back what they did since, if a hidden card or a random result has become known since, or if the game was over.
help-marks = ⟳ exhausted · ✷ stunned · −2 damage · ▲ buffed · ↷ Deflected counter · ⚔ attacks · ×3 three equal ones

## Learning
puzzles = Puzzles
puzzles-why = Win this turn, save the Nearfield, find the Reaction: positions with one best line, and one for every day.
puzzles-lead = Each position has one best line. Any legal play is allowed, and you can take back as often as you like. What you have solved stays on this device.
puzzle-n = Puzzle { $n }
puzzle-day = Puzzle of the day
puzzle-day-play = Play today’s puzzle
puzzle-every = All
puzzle-grade = { $n ->
        [0] All { $of } programs solve it
        [one] 1 of { $of } programs does not solve it
       *[other] { $n } of { $of } programs do not solve it
    }
puzzle-count = { $n } of { $of } solved
puzzle-answers = { $n ->
        [one] One answer is enough.
       *[other] { $n } answers are enough.
    }
puzzle-solved = Solved!
puzzle-missed = Missed.
puzzle-fared = Tries: { $tries } · Hints: { $hints }
puzzle-show = Show me
puzzle-solution = Solution
puzzle-next = Next puzzle
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

## The stage: what the NPC or an opponent does
stage = On stage
stage-speed = Speed
verb-advance = Advance
verb-strike = Strike
verb-merge = Merge
verb-rush = Rush
stage-advance = { $card } is a unit, so the mightiest Thrall of each place takes one step towards you, and another Thrall joins them.
stage-strike = { $card } is gear, so the mightiest Thrall of the lane gets a Strike and takes one step towards you.
stage-merge = { $card } is a spell, so the Thralls in the NPC Base become one, and another card is dealt.
stage-rush = { $card } is the second spell of this turn, so all Thralls in the NPC Base step forward together.
part-paid = { $n ->
        [one] Paid with one rune
       *[other] Paid with { $n } runes
    }
part-unpaid = Not paid: all runes are exhausted
part-free = No Power icon to pay
part-thrall = Its cost becomes a Thrall with { $n } [M]
part-advance = { $n ->
        [0] No Thrall moves
        [one] One Thrall moves
       *[other] { $n } Thralls move
    }
part-strike = The Strike is attached, and its Thrall moves
part-merge = One Thrall with { $n } [M]
part-rush = { $n ->
        [0] No Thrall moves
        [one] One Thrall moves
       *[other] { $n } Thralls move
    }
part-second = Its Might becomes a Thrall with { $n } [M]
part-again = Another card is dealt
forecast = What the next card would do
forecast-unit = A unit: Advance
forecast-gear = Gear: Strike
forecast-spell = A spell: Merge
forecast-advance = { $mights ->
        [none] Only the new Thrall takes a step.
       *[other] These take one step, by their Might: { $mights }. In the NPC Base it is the new Thrall if that is mightier.
    } The second Thrall comes to: { $place }.
forecast-strike = { $might ->
        [0] The new Thrall gets the Strike and takes a step.
       *[other] The Thrall with { $might } [M] gets the Strike and takes a step, or the new one if that is mightier.
    }
forecast-merge = { $n ->
        [0] There is no other Thrall in the NPC Base to merge with.
        [one] The Thrall there, with { $might } [M], merges with the new one; after a second spell it rushes ahead.
       *[other] The { $n } Thralls there, with { $might } [M] in all, merge with the new one; after a second spell they rush ahead.
    }
key-telling = while something is told: a step back or on; pause; slower or quicker

## What an answer would do, on the pieces
outcome-won = { $ours } against { $theirs }: won here
outcome-lost = { $ours } against { $theirs }: lost here
outcome-none = { $ours } against { $theirs }: nobody is left
outcome-open = { $ours } against { $theirs }: both are left
outcome-dies = { $n ->
        [one] { $names } dies.
       *[other] These die: { $names }.
    }
outcome-damage = If damage goes where it kills the most Might.
outcome-alone = If it goes alone.
outcome-unsure = What comes then depends on something hidden or random.
outcome-words = E: the same in words
key-words = what an answer would do, in words as well
review = Review
review-why = Where it turned, and what would have been better.
review-looking = Looking through the game …
review-go = Turn { $n } in the replay
review-there = Go there
review-none = No turn gave much away.
hint = Hint
hint-thinking = A moment …
hint-move = What to do?
hint-why = Why?
key-hint = a hint; again: more of it
