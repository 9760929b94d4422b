## Rooms and seats

room-unknown = There is no such room, or not any more. Check the link, or start a new game.
room-secret = This key opens nothing in this room. Ask the host for a new invitation.
room-not-host = Only the host of the room can do this.
room-not-host-yet = Only the host can do this, or whose seat it is; and anybody once { $who } has been away for a minute.
room-no-hints = There are no hints where people play against each other.
room-not-yours = Seat { $seat } is not yours. Play one of your own seats.
room-wait = { $name } has asked to wait. You can go on without them in { $seconds } s.
room-seat-unknown = This room has no seat { $seat }.
room-invitation-used = This invitation was used already, or belongs to another room. Ask the host for a new one.
room-not-begun = The game has not begun yet. The host begins it.
room-begun = The game has begun already: decks stay as they are until the next one.
room-still-runs = While the game runs, each seat can see only its own side of it. Wait until it is over.
room-not-watched = Nobody at this table has allowed to watch. Ask the players, or wait until the game is over.
room-game-unknown = This room has no game number { $n }.
room-other-version = This game was played with Farfield { $engine }, and Farfield { $here } does not play it the same. Use version { $engine } to look at it.
room-damaged = The stored answers of this game do not fit together any more: number { $n } is not possible. Restore a backup of the data.
room-delete-waits = People have played against each other here: the room goes when all of them delete it, and { $who } has not done so yet.
room-deleted = The room has been deleted.
room-taken-over = Somebody has taken your seat with a new invitation.
room-taken = Somebody has taken over the seat of { $who } with a new invitation.
room-invited = The host has made a new invitation for the seat of { $who }. Whoever joins with it takes the seat over.
room-absence = { $who } is an opponent: that seat is given away only by { $who }, or after { $minutes } minutes away, as agreed.
room-no-absence = { $who } is an opponent, and this table agreed on no absence: only { $who } can give that seat away.
room-only-program = This table agreed that only a program takes the seat of an opponent who is away. { $who } can invite somebody to it themselves.
room-agreed-never = Nobody’s seat is given away while they are gone.
room-agreed-program = Whoever is away for { $minutes } minutes may be played for by a program.
room-agreed-person = The seat of whoever is away for { $minutes } minutes may go to a program, or to somebody else, who then sees its hand.
room-lent = A program plays for { $who } now.
room-back = { $who } is back and plays on.
room-played-for-you = Somebody else has played for you while you were away. The seat is yours again.
room-bared = { $who } plays at the host’s screen, and nothing of this game is hidden there. Make a room in which that seat is elsewhere.
room-seed = Opponents who do not share a screen play with a seed nobody chooses: whoever knows it knows every hand. Leave it out.
room-played = { $who } still plays this game. Play it to its end, or concede; then there is another one.
room-no-person = Nobody would see this table: at least one seat must be a person’s.
room-seat-of-program = Seat { $seat } belongs to a program already.
room-no-match = This game belongs to no match. Play again, or start a match.
room-not-between = Cards are exchanged, and the next game begins, after a game of a match that is not decided yet.
room-best-of = Best of { $games } games.
room-sideboards = Between games cards may be exchanged with the sideboard.
room-no-sideboards = Without sideboards.
room-present = { $who } is here. A seat is lent only while its player is away, or has kept the others waiting for a minute.
room-position = This game begins from a position, and no lesson of this version begins so. Go on with it in a terminal: { $command }
puzzle-left = From here { $count ->
        [one] one answer is enough
       *[other] { $count } answers are enough
    }.
puzzle-out-of-reach = From here no short line reaches the goal. Take back, or start over.
puzzle-too-far = From here it is too far to be sure. Take back, or start over.
room-puzzle = A puzzle is for one person at this screen. Begin it from the list of puzzles.
room-lesson = A lesson is for one person at this screen. Make a room for Lane Legends with one seat.
room-no-lesson = This room is no lesson’s: its game stays what it is. Begin the lesson in a room of its own.
room-many = Only { $count } new rooms an hour are made for one address. Wait { $minutes } min, or play on in a room you have.
room-disk = The disk of this server is almost full, so there are no new rooms. Tell whoever runs it.
room-full = This server has as many tables as it can hold right now. Those that run go on; try again in a few minutes.
room-crowded = Too many of your pages are open at this table: { $most } at most. Close one of them.
room-seats = { $count } seats play this game, and a table has { $most }. Go on with it in a terminal: { $command }
room-unfit = This game cannot go on at a table: { $problem }
room-often = That was done too often at this table. Wait { $minutes } min.
room-storage = The server cannot keep the game at the moment, so nothing can be answered. It tries again by itself; what was answered before is safe.
room-moving = This table is just moving to another server. Try again in a moment.
room-incident = Something went wrong at this table. The game goes on from what is stored, and nothing that was answered is lost. Incident number: { $number }.
program-easy = easy: builds more than it hinders
program-normal = normal: weighs one action
program-hard = hard: looks through a whole turn (Duel and Match; else rules of thumb)
program-expert = expert: also through what you may answer (Duel and Match; else rules of thumb)
program-rule-of-thumb = plays by rules of thumb
program-random = plays at random

## Messages

wire-size = This message is too long: { $size } bytes, at most { $most } are taken.
wire-schema = This message cannot be read: { $problem }
wire-rate = Too many messages at once. Wait a moment.
wire-costly = This takes more work than the server gives to one visitor: more than { $seconds } seconds, or too much memory. Nothing was changed.
wire-busy = The server has too much of this to look at right now. Wait a moment and try again.
wire-not-trusted = Only the machine of the server, and whom it trusts (--trust), may see this.
wire-hello = The first message must be “hello”, with the keys of your seats.
wire-contract = This page is older or newer than the server ({ $theirs } instead of { $ours }). Reload it.
wire-gone = That is not on the table any more. Choose from what you see now.
wire-not-found = Nothing is at this address.
wire-trouble = Something went wrong in the server. Nothing was changed; please try again or report it.
wire-elsewhere = This call comes from the page of another site. Open the table’s own page.
chat-rate = At most { $count } lines in { $seconds } seconds. Wait a moment.
chat-empty = There is nothing to say in this message. Write something, or choose a phrase.

## Taking back

undo-wish = { $who } would like to take back their own latest decision. { $why }
undo-wished = You would like to take back your latest decision. Waiting for an answer: { $list }.
undo-granted = { $me ->
        [you] You have taken back your latest decision.
       *[other] { $who } has taken back their own latest decision.
    }
undo-denied = { $who } would rather play on.
undo-pending = Somebody is being asked about taking back already. Wait for the answer.
undo-not-asked = Nobody has asked this seat about taking anything back.
undo-much = Too much has been taken back in this game. Play on, or begin another one.
report-kept = Thank you. The game as it is now is kept as report { $number }; whoever runs this server can look at it.
report-disk = The disk of this server is almost full, so nothing is kept of this. Tell whoever runs it.

## Tokens of Lane Legends

token-thrall-made = Made by the NPC for the cards it is dealt: as Mighty as such a card’s Energy cost, or as a dealt unit itself. [LL 4.2] [LL 4.3]
token-thrall-moves = Moves one place at a time from the NPC Base to your Nearfield and attacks what stands in its way; if it fails, it goes back where it came from. [LL 5.1] [LL 5.7]
token-thrall-strikes = Each Strike it wears kills one of the defenders when it attacks. [LL 6.2]
token-thrall-merges = Ready or exhausted makes no difference to it. Thralls in the NPC Base may merge into one. [LL 5.6] [LL 5.3]
token-strike-kills = The NPC’s attacking Thrall uses every Strike it wears: each kills a defender there, the Mightiest first, those with Tank before others. [LL 6.2] [LL 6.3]
token-strike-countered = Using it counts as a spell that costs [1], though nobody pays that, and it can be countered like a spell or an ability; for a unit with Deflect its player may pay [A]. [LL 6.1] [LL 6.5]
token-strike-returns = Afterwards it lies in the NPC Base until the next merge picks it up. [LL 6.4]
token-strike-deflected = Counter the Strike, and put a Deflected counter on this unit. [LL 6.5]

## farfield serve

serve-here = Farfield is at { $address }
serve-loopback = Only this computer can reach it; --lan opens it to your network.
serve-everybody = Everybody in your network can reach it, and it is not encrypted.
serve-address = Everybody who can reach { $address } can reach it, and it is not encrypted.
serve-scan = Scan this with a phone:
serve-data = Games are kept in { $place }
serve-stop = Press Ctrl+C to stop; every game goes on where it was when you start again.
serve-no-client = The page is not built yet. In a source checkout: { $command }
serve-missing = The table needs a few more packages. In a source checkout, install them with: { $command }
serve-port = Port { $port } is taken or not allowed: { $reason }. Choose another with --port.
serve-storage = The games cannot be kept in { $place }: { $reason } Choose another place with --data or --db.
serve-backup-elsewhere = Only games that are kept in a file can be copied like this. For PostgreSQL use its own { $command }.
serve-backup = { $file } holds { $rooms } rooms and { $answers } answers; every answer was read back.
serve-report = Report { $number } of { $when }, room { $room }: { $text } (game: { $file })
serve-no-reports = Nobody has reported a problem.
serve-trust = { $problem }. Say an address or a network, such as 10.1.0.0/16.
serve-status-none = No server tells at { $address } how it does: { $reason }
serve-status-up = { $address }: Farfield { $version }, running for { $minutes } min.
serve-status-ready = It is ready.
serve-status-not-ready = It is not ready: { $why ->
    [storage] storage does not answer.
    [leaving] the server is leaving, and its tables go to others.
   *[other] { $why }.
    }
serve-status-tables = Tables in memory: { $tables }. Games running: { $games }. Connections: { $people }.
serve-status-answers = Answers: { $answers } since the start, { $lately } in the last minute.
serve-status-fast = Half of these took at most { $half } ms, 99 of 100 at most { $most } ms; the server itself was at most { $late } ms late.
serve-status-workers = Programs thinking: { $thinking }, waiting: { $waiting }. Imports, decks and searches at work: { $judging }.
serve-status-wrong = Refused: { $refusals }. Incidents: { $incidents }. Storage failed { $failures } times.
serve-status-memory = Memory: { $megabytes } MB.
serve-status-node = { $which ->
    [this] This node
    [leaving] A node that is leaving
   *[other] Another node
    }, { $address }: holds { $tables } tables.
serve-status-storage = Storage failed at the last try: nothing can be answered until it works again.
serve-status-full = It is full: no new rooms are made until it has less to do.
