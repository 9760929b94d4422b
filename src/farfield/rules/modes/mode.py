"""What a mode of play may change (CR 481-489). The core asks; the answers here are those of the core rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import combat, movement, setup
from ..actions import instead
from ..compiling import mypyc_attr
from ..deciding import options
from ..deciding.wishes import PREF_ASK_IN_MAIN
from ..ids import NOBODY, NOTHING, ArenaId, ObjectId, PlaceId
from ..terms import AWAKEN, DONE, MAIN, NO, Q_MAIN, QuestionKind
from ..turn import phases
from ..turn.frames import ask

if TYPE_CHECKING:
    from ..ids import SeatId
    from ..state import Arena, Card, Event, Item, Mod, Option, Place, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Mode:
    """A mode is a value without state of its own: everything that changes lives in the game.

    One that is written outside this package sets its numbers in `__init__`: compiled code sees no class attributes.
    """

    name = "core"
    seats_least = 2
    seats_most = 2
    victory_score = 8
    battlefields_needed = 1
    least_points = 0  # CR 194.4
    rulebook = False  # the printed rulebooks where they differ: who acts in a combat of others, and when one has won
    invites = False  # may players invite others to act?

    def table_options(self) -> list[tuple[str, str]]:
        """What this table has agreed on beyond the usual: names and values, shown to all."""
        return [("rulebook", "on")] if self.rulebook else []

    # --- setting up

    def teams(self, players: int) -> list[int]:
        """The team of each seat; everyone alone unless the mode says otherwise (CR 489)."""
        return list(range(players))

    def victory_score_for(self, players: int) -> int:
        """The points with which a table of so many players is won, before any text changes that."""
        return self.victory_score

    def npc_sides(self, players: int) -> int:
        """How many sides are no players."""
        return 0

    def uses_sideboards(self) -> bool:
        """Are sideboards part of the game itself? Otherwise they stay in their boxes."""
        return False

    def setup(self, s: State) -> None:
        """Teams, arenas, places and battlefields (CR 483): called once the decks are there."""
        raise NotImplementedError

    def begin(self, s: State) -> None:
        """Once everything is in its place: opening hands, then mulligans (CR 116-117)."""
        setup.deal(s)

    def first_player_draws(self, s: State, seat: SeatId) -> bool:
        return True

    # --- turns

    def turn_seats(self, s: State) -> list[SeatId]:
        """Whose turn it is."""
        return [s.turn_seat]

    def has_turn(self, s: State, seat: SeatId) -> bool:
        return seat == s.turn_seat

    def draws(self, s: State, seat: SeatId) -> bool:
        return not (s.turn == 1 and not self.first_player_draws(s, seat))

    def draw_skipped(self, s: State, seat: SeatId) -> None:
        """A player goes without their Draw Phase (CR 443)."""

    def extra_runes(self, s: State, seat: SeatId) -> int:
        """CR 485-489: the last player in turn order channels one more in their first Channel Phase."""
        return 1 if s.sides[seat].turns == 1 and s.order and seat == s.order[-1] else 0

    def next_phase(self, s: State) -> None:
        phase = phases.after(s.phase)
        if phase < 0 and phases.must_expire_again(s):
            phase = s.phase
        if phase < 0:
            phases.next_turn(s)
            phase = AWAKEN
        phases.enter_phase(s, phase)

    def act(self, s: State, a: Arena) -> bool:
        """Nothing is going on in this arena: ask whoever may act. False when nobody does more in this phase."""
        if s.phase != MAIN or a.done or s.sides[s.turn_seat].lost:
            return False
        seat = s.turn_seat
        found = options.main_options(s, a, seat)
        if len(found) == 1 and not s.prefs[seat] & PREF_ASK_IN_MAIN:
            a.done = True  # nothing can be done but end the turn
            options.carry_out(s, a, seat, found[0])
            return False
        ask(s, a, seat, Q_MAIN, found, NOTHING, "CR 316.5")
        return True

    # --- who acts when

    def participants(self, s: State, a: Arena, first: SeatId) -> list[SeatId]:
        """Who gets priority in a closed state, in order (CR 312)."""
        seats = s.seats_from(first)
        return [seat for seat in seats if self.acts_in(s, a, seat)] if self.rulebook else seats

    def acts_in(self, s: State, a: Arena, seat: SeatId) -> bool:
        """May this player act in this chain or showdown? Everybody may; by the printed rulebooks only the two sides of
        a combat, and whom they invited, may act in it."""
        if not self.rulebook or not a.combat:
            return True
        return seat == a.attacker or seat == a.defender or a.guests & (1 << seat) != 0

    def may_invite(self, s: State, a: Arena, host: SeatId, guest: SeatId) -> bool:
        """May `host`, who could act now, ask `guest` to act as well? Only where others may not act anyway."""
        if not a.combat:
            return False
        return (host == a.attacker or host == a.defender) and not self.acts_in(s, a, guest)

    def first_priority(self, s: State, a: Arena, controller: SeatId) -> SeatId:
        """Who starts: the controller of the newest item; for an NPC's item the next player."""
        return controller if controller < s.players and not s.sides[controller].lost else self.decider(s, a)

    def focus_seats(self, s: State, a: Arena) -> list[SeatId]:
        """All who must pass in a row to close a showdown (CR 347.2)."""
        out = s.seats_from(s.turn_seat)
        if self.rulebook:
            out = [seat for seat in out if self.acts_in(s, a, seat)]
        for seat in (a.attacker, a.defender, a.focus):
            if seat >= s.players and seat not in out:
                out.append(seat)  # an NPC in this showdown
        return out

    def next_focus(self, s: State, a: Arena, seat: SeatId) -> SeatId:
        seats = self.focus_seats(s, a)
        for i in range(len(seats)):
            if seats[i] == seat:
                return seats[(i + 1) % len(seats)]
        return seats[0] if seats else NOBODY

    def trigger_order(self, s: State, a: Arena) -> list[SeatId]:
        """CR 383.3.d: turn player first; at the opening of a combat attacker first, defender last (CR 464.2.e)."""
        seats = s.seats_from(self.decider(s, a))
        for side in s.sides:
            if side.index not in seats:
                seats.append(side.index)
        if a.combat_flags & combat.OPENING and a.attacker >= 0 and a.defender >= 0:
            seats = [a.attacker] + [x for x in seats if x != a.attacker and x != a.defender] + [a.defender]
        return seats

    def decider(self, s: State, a: Arena) -> SeatId:
        """Who decides what the rules leave to the turn player; when they have left the game, the next player."""
        return s.seats_from(s.turn_seat)[0] if s.sides[s.turn_seat].lost else s.turn_seat

    def orders_triggers(self, s: State, seat: SeatId) -> bool:
        return not self.npc(s, seat)

    def opens_now(self, s: State, a: Arena) -> bool:
        """Does a staged showdown or combat of this arena begin now? Asked once for each: a permission is used up."""
        return True

    # --- scoring

    def may_score(self, s: State, place: Place, seat: SeatId, conquer: bool) -> bool:
        """CR 469.1.a: not a battlefield one's teammate controlled in the scoring step."""
        return not (s.scored_by_ally & (1 << place.index) and s.friendly(seat, s.turn_seat))

    def scores_point(self, s: State, place: Place, seat: SeatId, conquer: bool) -> bool:
        return True

    def final_point_rule(self, s: State, seat: SeatId) -> bool:
        return True

    def must_lead(self, s: State) -> bool:
        """CR 472: winning needs more points than every opponent."""
        return not self.rulebook

    def points_gained(self, s: State, seat: SeatId, n: int) -> int:
        return n

    def burn_out(self, s: State, a: Arena, seat: SeatId) -> bool:
        """True if the mode has dealt with a Burn Out its own way."""
        return False

    # --- places and movement

    def step_refusal(self, s: State, a: Arena, card: Card, dest: PlaceId) -> int:
        """From where to where a standard move may go."""
        return movement.standard_step(s, a, card, dest)

    def may_stand_in(self, s: State, seat: SeatId, arena: ArenaId) -> bool:
        """May units of this side be at the battlefields of this arena, where there are several?"""
        return True

    def spot_of_new_battlefield(self) -> int:
        """What `Place.lane_spot` says of a battlefield created in play."""
        return 0

    def may_move(self, s: State, card: Card, dest: PlaceId) -> bool:
        """May an effect move this unit there? Nothing moves from one arena to another."""
        return s.places[dest].arena == s.places[card.place].arena

    def may_play_at(self, s: State, seat: SeatId, card: Card, place: PlaceId) -> bool:
        """May units be played at this battlefield because its player controls it?"""
        return True

    def may_enter(self, s: State, seat: SeatId, place: PlaceId) -> bool:
        """May units of this player enter here at all, whatever their text says?"""
        return True

    def replaced(self, s: State, a: Arena, e: Event, mod: Mod | None) -> bool:
        """May something happen instead of this? Then it is seen to (CR 367)."""
        return instead.replaced(s, a, e, mod)

    def failed_attack(self, s: State, a: Arena, id: ObjectId) -> None:
        """An attacker whose attack failed (CR 466.1.a.2)."""
        movement.recall(s, a, id)

    def less_counters(self, card: Card, kw: list[int]) -> list[int]:
        """The values of an object's keywords, less what counters of the mode take from them."""
        return kw

    def can_exhaust(self, s: State, card: Card) -> bool:
        return True

    def stays_on_return(self, s: State, a: Arena, card: Card) -> bool:
        """True if something happened instead of a return to hand."""
        return False

    def involved(self, s: State, seat: SeatId, a: Arena) -> bool:
        """Could this seat be asked something in this arena, where there are several?"""
        if s.sides[seat].arena == a.index or self.decider(s, a) == seat:
            return True
        if a.chain:
            return seat in self.participants(s, a, self.decider(s, a))
        return a.showdown >= 0 and seat in self.focus_seats(s, a)

    def one_at_a_time(self, s: State) -> bool:
        """Is everything on the table done one after the other now, although there are several arenas?"""
        return False

    def follows_target(self, s: State, item: Item) -> bool:
        """Is a thing like this played into the arena of its first target, where there are several arenas?"""
        return False

    def first_target_here(self, s: State) -> bool:
        """Is that target looked for only in the arena of the chain, since whoever wants another may act there?"""
        return False

    # --- stepping in where nobody waits for one (see `helping`)

    help_clause = ""
    consent_clause = ""

    def helps(self, s: State, seat: SeatId, a: Arena) -> bool:
        """May this seat act in this arena at any moment at which its own players may?"""
        return False

    def window_stays(self, s: State, a: Arena, seat: SeatId) -> bool:
        """Must this seat be asked although it can only pass, because others might step in?"""
        return False

    def needs_consent(self, s: State, seat: SeatId, owner: SeatId) -> bool:
        """Must the owner agree before this seat may choose what is theirs, or play something for them?"""
        return False

    def dealt_next(self, s: State, seat: SeatId) -> ObjectId:
        """The card of this seat's deck that the mode itself takes from it next, where that is settled; 0: none."""
        return NOTHING

    # --- NPCs: sides that are no players

    def npc(self, s: State, seat: SeatId) -> bool:
        return seat >= s.players

    def npc_acts(self, s: State, a: Arena, seat: SeatId) -> bool:
        """An NPC has focus: True if it did something, False if it passes."""
        return False

    def npc_answers(self, s: State, a: Arena, seat: SeatId, kind: QuestionKind, choices: list[Option]) -> Option:
        """Ruling B8: an NPC declines what it may decline, and otherwise takes what comes first."""
        for option in choices:
            if option.verb in (NO, DONE):
                return option
        return choices[0]

    def npc_choice(self, s: State, a: Arena, item: Item, choices: list[Option]) -> Option:
        return choices[0]

    def npc_assigns(self, s: State, a: Arena, found: list[ObjectId], left: int) -> ObjectId:
        """To which of these units an NPC assigns damage next; `left`: how much it still has."""
        return found[0]

    def battlefield_helps(self, s: State, card: Card) -> bool:
        """Does a battlefield's passive text strengthen this object?"""
        return True

    def battlefield_works(self, s: State, seat: SeatId, place: Place, e: Event) -> bool:
        """Do abilities of this battlefield that trigger on this work for this side?"""
        return not self.npc(s, seat)

    def deflect_costs(self, s: State, item: Item) -> bool:
        """Does it cost something to choose what has Deflect with this?"""
        return not self.npc(s, item.seat)
