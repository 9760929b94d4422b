"""Lane Legends (LL 1-10): one team, a lane for each player, and an NPC in each that is fed by that player's own deck.

Created by Jim (d20cafe.co.uk) and Mark. What is here is what the mode changes; everything else is the core rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ... import movement, scoring, setup
from ...abilities import registry
from ...actions import points_and_xp
from ...deciding import helping, options
from ...deciding.wishes import PREF_ASK_CONSENT, PREF_ASK_IN_MAIN
from ...effects.kinds_of_ability import Triggered
from ...ids import NO_ARENA, NOTHING, ArenaId, ObjectId, PlaceId, SeatId
from ...knowing import log
from ...objects import zones
from ...state import Arena, Option, Place
from ...state.dice import stream
from ...terms import (
    AWAKEN,
    BOARD,
    CHAMPION_ZONE,
    DONE,
    DRAW,
    E_CONQUERED,
    END_TURN,
    EXPIRATION,
    EXTRA_PHASE,
    GAME_OVER,
    MAIN,
    MAIN_START,
    NO,
    NO_ROLE,
    Q_MAIN,
    REACTION,
    QuestionKind,
)
from ...turn import phases
from ...turn.frames import ask
from ..mode import Mode
from . import deflect, enthralled, lane, npc, thralls, which_lane_first
from .modifiers import Modifiers

if TYPE_CHECKING:
    from ...state import Card, Event, Item, State

ENTHRALLED: Final = EXTRA_PHASE  # the phase between Draw and Main (LL 2.2)


class LaneLegends(Mode):
    name = "lanes"
    seats_least = 1
    seats_most = 40  # the document sets no limit; a table holds 4,096 objects, and a lane may need a hundred
    battlefields_needed = 3
    least_points = -1_000_000  # LL 1.4: the score may go below zero

    def __init__(self, modifiers: Modifiers | None = None) -> None:
        self.modifiers = modifiers if modifiers is not None else Modifiers()

    def table_options(self) -> list[tuple[str, str]]:
        return self.modifiers.options()

    # --- LL 1: the table

    def teams(self, players: int) -> list[int]:
        return [0] * players

    def victory_score_for(self, players: int) -> int:
        return 3 * players + 2  # LL 1.4

    def npc_sides(self, players: int) -> int:
        return players

    def uses_sideboards(self) -> bool:
        return self.modifiers.sideboard_first  # LL 9.9

    def setup(self, s: State) -> None:
        self.lay_out(s, True)
        for seat in s.seats():
            self.prepare_lane(s, seat)

    def lay_out(self, s: State, shuffled: bool) -> None:
        """Each player's three battlefields in random order; Base and NPC Base at the ends (LL 1.2).

        A position says itself which battlefield lies where.
        """
        for seat in range(1, s.players):
            s.arenas.append(Arena(ArenaId(seat)))
        for seat in s.seats():
            s.dice[f"ties {seat}"] = stream(s.seed, f"ties {seat}")
            s.dice[f"lane {seat}"] = stream(s.seed, f"lane {seat}")
            own = s.sides[seat]
            other = s.sides[lane.npc_of(s, seat)]
            for id in own.legends:
                registry.unregister(s, s.card(id))  # it was registered in the first arena
            home = lane.of(seat)
            own.arena = home
            other.arena = home
            s.places[own.base].arena = home
            s.places[own.base].lane_spot = lane.PLAYER_BASE
            s.places[other.base].arena = home
            s.places[other.base].lane_spot = lane.NPC_BASE
            s.arenas[seat].places = [own.base, other.base]
            fields = setup.battlefields_of(s, seat)
            if shuffled:
                s.dice[f"lane {seat}"].shuffle(fields)
            for i in range(3):
                place = setup.place_battlefield(s, fields[i], home)
                place.lane_spot = lane.NEARFIELD + i
            for id in own.legends:
                registry.register(s, s.card(id))

    def prepare_lane(self, s: State, seat: SeatId) -> None:
        """Thralls of a head start (LL 9.4), and Chosen Champions that begin in their Base (LL 9.7)."""
        a = s.arenas[seat]
        enemy = lane.npc_of(s, seat)
        for which, might in self.modifiers.head_start:
            place = lane.spot(s, a.index, which)
            s.places[place].controller = enemy
            thralls.create_thrall(s, a, enemy, might, place)
        if self.modifiers.champions_out:
            for id in s.sides[seat].champion[:]:
                if s.card(id).zone == CHAMPION_ZONE:
                    card = zones.put(s, id, BOARD, s.sides[seat].base, seat)
                    card.exhausted = True

    # --- LL 2: time

    def turn_seats(self, s: State) -> list[SeatId]:
        return s.seats()

    def has_turn(self, s: State, seat: SeatId) -> bool:
        return 0 <= seat < s.players

    def extra_runes(self, s: State, seat: SeatId) -> int:
        return 1 + self.modifiers.extra_runes if s.turn == 1 else 0  # LL 1.6, 9.6

    def next_phase(self, s: State) -> None:
        """LL 2.2: the Enthralled Phase comes after Draw; its combats are resolved one after another (LL 2.5)."""
        if s.phase == ENTHRALLED:
            if self.open_next(s):
                return
            phases.enter_phase(s, MAIN_START)
        elif s.phase == DRAW:
            self.begin_enthralled(s)
        elif s.phase == EXPIRATION:
            if phases.must_expire_again(s):
                phases.enter_phase(s, EXPIRATION)
                return
            if s.extra_turns:
                s.extra_turns.pop()  # B30: the whole table takes it, and every turn is the whole table's
            phases.begin_turn(s, SeatId(0))
            for place in s.places:
                place.at_start = place.controller
            phases.enter_phase(s, AWAKEN)
        elif s.phase != MAIN or not self.wait_for_helpers(s):
            phases.enter_phase(s, phases.after(s.phase))

    def wait_for_helpers(self, s: State) -> bool:
        """LL 2.4: the turn ends when all have passed. Who can do nothing in their own lane but something in another has
        not, so they are asked before it ends."""
        waits = False
        for seat in s.seats():
            own = s.arenas[seat]
            for a in s.arenas:
                if own.done or a is own or not helping.may_step_in(s, a, seat):
                    continue
                if helping.able(s, a, seat):
                    own.looked_afar = False
                    ask(s, own, seat, Q_MAIN, [Option(END_TURN)], NOTHING, "LL 2.4")
                    waits = True
                    break
        return waits

    def begin_enthralled(self, s: State) -> None:
        phases.enter_phase(s, ENTHRALLED)
        for seat in s.seats():
            near = lane.spot(s, lane.of(seat), lane.NEARFIELD)
            if near >= 0 and s.places[near].controller == lane.npc_of(s, seat):
                log.note(s, "nearfield-lost", [s.places[near].card], [seat], "LL 3.5")
                points_and_xp.add_points(s, s.arenas[seat], seat, -1)
        for seat in s.seats():
            s.arenas[seat].stack.append(enthralled.Enthralled(seat, lane.npc_of(s, seat), self.modifiers))

    def dealt_next(self, s: State, seat: SeatId) -> ObjectId:
        """The bottom card; but a sideboard goes first (LL 9.9), and a deck's only card is drawn before (LL 2.2)."""
        side = s.sides[seat]
        if len(side.deck) < 2 or (self.modifiers.sideboard_first and side.sideboard):
            return NOTHING
        return side.deck[0]

    def open_next(self, s: State) -> bool:
        """The next lane with something staged; of several combats the team chooses which is next."""
        staged = which_lane_first.staged(s)
        if which_lane_first.combats(s) > 1:
            s.arenas[staged[0]].stack.append(which_lane_first.WhichLane())
        elif staged:
            which_lane_first.open_lane(s, staged[0])
        return bool(staged)

    def opens_now(self, s: State, a: Arena) -> bool:
        """LL 2.4: each lane on its own in the Action Phase; LL 2.5: strictly one at a time in the Enthralled Phase."""
        if s.phase != ENTHRALLED:
            return True
        if s.opening == a.index:
            s.opening = NO_ARENA
            return True
        return False

    def one_at_a_time(self, s: State) -> bool:
        return s.phase == ENTHRALLED

    def act(self, s: State, a: Arena) -> bool:
        if s.phase != MAIN or a.done:
            return False
        if a.asked == -1 - a.version and (not a.asked_afar or a.asked_home == s.moment()):
            return False
        seat = lane.owner_of(a.index)
        found = options.main_options(s, a, seat)
        if len(found) == 1 and not s.prefs[seat] & PREF_ASK_IN_MAIN:
            # Nothing to do as things are; but this is no pass: whoever readies a unit here has it asked again.
            a.asked = -1 - a.version
            a.asked_afar = a.looked_afar
            a.asked_home = s.moment()
            return False
        ask(s, a, seat, Q_MAIN, found, NOTHING, "LL 2.4")
        return True

    # --- who acts when

    def decider(self, s: State, a: Arena) -> SeatId:
        return lane.owner_of(a.index)  # B1

    def participants(self, s: State, a: Arena, first: SeatId) -> list[SeatId]:
        """LL 2.7: strict windows round the team in the Enthralled Phase, else only the owner is waited for."""
        owner = lane.owner_of(a.index)
        if s.phase == ENTHRALLED:
            return s.seats_from(owner)
        return [owner]

    def first_priority(self, s: State, a: Arena, controller: SeatId) -> SeatId:
        return lane.owner_of(a.index)

    def focus_seats(self, s: State, a: Arena) -> list[SeatId]:
        owner = lane.owner_of(a.index)
        return [lane.npc_of(s, owner), *self.participants(s, a, owner)]

    def follows_target(self, s: State, item: Item) -> bool:
        """LL 8.3: a spell or activated ability is played into the lane of its first target."""
        return not isinstance(item.ability, Triggered)

    def first_target_here(self, s: State) -> bool:
        """In the Action Phase it then joins that lane's chain (B2). The strict windows of other phases are one lane's,
        and whoever has focus or priority there may choose in any."""
        return s.phase == MAIN

    # --- LL 2.4, 2.7: acting where nobody waits for one

    help_clause = "LL 2.7"
    consent_clause = "LL 8.4"

    def helps(self, s: State, seat: SeatId, a: Arena) -> bool:
        """In the Action Phase in every teammate's lane at any time; in one's own again after a pass."""
        return s.phase == MAIN and (s.sides[seat].arena != a.index or a.done)

    def window_stays(self, s: State, a: Arena, seat: SeatId) -> bool:
        return s.phase == MAIN and helping.anyone_able(s, a)

    def needs_consent(self, s: State, seat: SeatId, owner: SeatId) -> bool:
        """LL 8.4: always yes, unless a player wants to be asked."""
        return seat != owner and s.prefs[owner] & PREF_ASK_CONSENT != 0

    # --- LL 3: winning and losing

    def scores_point(self, s: State, place: Place, seat: SeatId, conquer: bool) -> bool:
        return not conquer and place.lane_spot == lane.FARFIELD  # LL 3.3

    def points_gained(self, s: State, seat: SeatId, n: int) -> int:
        return 0  # LL 3.3, B11: points from any other source are negated

    def final_point_rule(self, s: State, seat: SeatId) -> bool:
        return False  # LL 3.6

    def burn_out(self, s: State, a: Arena, seat: SeatId) -> bool:
        if s.phase != GAME_OVER:  # of several who draw at once the first has lost for all
            log.note(s, "burns-out", [], [seat], "LL 3.2")
            scoring.lose(s, "burn-out")
        return True

    def draw_skipped(self, s: State, seat: SeatId) -> None:
        if not s.sides[seat].deck:  # B45: the deck is the clock of a lane, whoever draws from it
            self.burn_out(s, s.arenas[seat], seat)

    # --- places and movement

    def step_refusal(self, s: State, a: Arena, card: Card, dest: PlaceId) -> int:
        return lane.step_refusal(s, a, card, dest)

    def may_stand_in(self, s: State, seat: SeatId, arena: ArenaId) -> bool:
        return s.sides[seat].arena == arena  # LL 8.1: no unit is ever at another player's battlefields

    def spot_of_new_battlefield(self) -> int:
        return lane.ELSEWHERE  # B29

    def may_play_at(self, s: State, seat: SeatId, card: Card, place: PlaceId) -> bool:
        """LL 8.2: a controlled Nearfield; with Reaction any controlled battlefield of the lane."""
        return s.places[place].lane_spot == lane.NEARFIELD or card.printed.speed >= REACTION

    def may_enter(self, s: State, seat: SeatId, place: PlaceId) -> bool:
        return s.places[place].arena == s.sides[seat].arena  # LL 8.2: never to another player's battlefields

    def failed_attack(self, s: State, a: Arena, id: ObjectId) -> None:
        """LL 5.7: attacking Thralls go back to where they moved from; players' units are recalled."""
        card = s.card(id)
        if not thralls.is_npcs(s, card):
            movement.recall(s, a, id)
            return
        back = card.came_from
        if back < 0 or s.places[back].arena != a.index or s.places[back].lane_spot == lane.PLAYER_BASE:
            back = s.sides[card.controller].base  # B22
        card.role = NO_ROLE
        movement.relocate(s, a, card, back)
        log.note(s, "goes-back", [id], [back], "LL 5.7")

    def deflect_costs(self, s: State, item: Item) -> bool:
        """LL 6.5: against a Strike Deflect is something else, whoever uses it (B33)."""
        return super().deflect_costs(s, item) and item.ability is not thralls.STRIKE

    def less_counters(self, card: Card, kw: list[int]) -> list[int]:
        return deflect.less_counters(card, kw)

    def can_exhaust(self, s: State, card: Card) -> bool:
        return not thralls.is_npcs(s, card)  # B19

    def stays_on_return(self, s: State, a: Arena, card: Card) -> bool:
        """LL 5.6: a Thrall of an NPC is recalled instead of returning to a hand."""
        if thralls.is_npcs(s, card):
            movement.recall(s, a, card.id)
            return True
        return False

    # --- NPCs

    def npc_acts(self, s: State, a: Arena, seat: SeatId) -> bool:
        return npc.use_strike(s, a, seat)

    def npc_choice(self, s: State, a: Arena, item: Item, choices: list[Option]) -> Option:
        return npc.choice(s, a, item.seat, choices, item.ability is not None and npc.helps(item.ability))

    def npc_answers(self, s: State, a: Arena, seat: SeatId, kind: QuestionKind, choices: list[Option]) -> Option:
        """B8: it declines what it may decline."""
        for option in choices:
            if option.verb in (NO, DONE):
                return option
        return npc.choice(s, a, seat, choices, False)

    def npc_assigns(self, s: State, a: Arena, found: list[ObjectId], left: int) -> ObjectId:
        return npc.assigns(s, a, found, left)

    def battlefield_helps(self, s: State, card: Card) -> bool:
        """LL 5.8: a battlefield's passive text does not strengthen what an NPC controls, unless the table says so."""
        return s.sides[card.controller].is_player or self.modifiers.thralls_use_battlefields

    def battlefield_works(self, s: State, seat: SeatId, place: Place, e: Event) -> bool:
        """LL 5.8: never for an NPC. LL 3.4: no conquer ability for who controlled it when the turn began."""
        if not s.sides[seat].is_player:
            return False
        return e.kind != E_CONQUERED or e.place != place.index or place.at_start != seat
