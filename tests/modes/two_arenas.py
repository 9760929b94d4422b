"""Two arenas with an NPC in each, both going on at the same time: chains, showdowns and questions open side by side.

Played by two seats, each with an arena of their own, or by one seat that has both and so is asked twice at once.
"""

from __future__ import annotations

from farfield.cards.catalogue import text
from farfield.cards.language import Deathknell, I, Tank, deal, draw, give, me, stun, unit, when
from farfield.cards.language import a as one
from farfield.rules import scoring, setup
from farfield.rules.abilities import registry
from farfield.rules.deciding import options
from farfield.rules.game import Game, new_game
from farfield.rules.ids import NOTHING, TABLE, ArenaId, SeatId
from farfield.rules.modes.mode import Mode
from farfield.rules.objects import tokens
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Arena, Item, Option, State
from farfield.rules.state.dice import stream
from farfield.rules.terms import AWAKEN, EXPIRATION, MAIN, MAIN_START, Q_MAIN, UNIT
from farfield.rules.turn import phases
from farfield.rules.turn.frames import ask

OTHER = ArenaId(1)
ARENAS = 2


def _raider(name: str, might: int, *lines: object) -> Printed:
    return Printed(name, UNIT, might=might, token=True, abilities=text(*lines))  # type: ignore[arg-type]


RAIDERS = [
    _raider("Raider", 2),
    _raider("Raiding Archer", 1, when(I.attack_or_defend, deal(1, one(unit.enemy.here)))),
    _raider("Raiding Shaman", 2, when(I.attack, stun(one(unit.enemy)), may=True), Deathknell(draw(1))),
    _raider("Raiding Brute", 4, Tank, when(I.conquer, give(me, 1))),
]


class TwoArenas(Mode):
    """First to eight points; raiders of the NPC arrive at a battlefield of each arena at the start of every turn."""

    def __init__(self) -> None:
        self.name = "test: two arenas"
        self.seats_least, self.seats_most = 1, 2

    def owner(self, s: State, arena: int) -> SeatId:
        return SeatId(arena % s.players)

    def npc_of(self, s: State, arena: int) -> SeatId:
        return SeatId(s.players + arena)

    # --- setting up

    def setup(self, s: State) -> None:
        s.arenas.append(Arena(OTHER))
        for index in (TABLE, OTHER):
            s.dice[f"raid {index}"] = stream(s.seed, f"raid {index}")
            sides = [s.sides[self.npc_of(s, index)]]
            if index < s.players:
                sides.append(s.sides[index])
            for side in sides:
                for id in side.legends:
                    registry.unregister(s, s.card(id))
                side.arena = index
                s.places[side.base].arena = index
                for id in side.legends:
                    registry.register(s, s.card(id))
            s.arenas[index].places = [side.base for side in sides]
            fields = setup.battlefields_of(s, self.owner(s, index))
            for id in fields[:2] if index < s.players else fields[:1]:
                setup.place_battlefield(s, id, index)

    # --- turns

    def turn_seats(self, s: State) -> list[SeatId]:
        return s.seats()

    def has_turn(self, s: State, seat: int) -> bool:
        return 0 <= seat < s.players

    def next_phase(self, s: State) -> None:
        if s.phase == EXPIRATION:
            if phases.must_expire_again(s):
                phases.enter_phase(s, EXPIRATION)
                return
            phases.begin_turn(s, s.first_seat)
            phases.enter_phase(s, AWAKEN)
            return
        phases.enter_phase(s, phases.after(s.phase))
        if s.phase == MAIN_START:
            self.raid(s)

    def raid(self, s: State) -> None:
        """Units of the NPC appear and contest; each side of an arena may lead to a combat."""
        for a in s.arenas:
            dice = s.dice[f"raid {a.index}"]
            npc = self.npc_of(s, a.index)
            fields = [i for i in a.places if s.places[i].side < 0 and self.room_for(s, npc, i)]
            if fields and dice.below(3):
                tokens.create(s, a, npc, RAIDERS[dice.below(len(RAIDERS))], fields[dice.below(len(fields))])
            if s.sides[self.owner(s, a.index)].arena != a.index or s.players == 1:
                base = [i for i in a.places if s.places[i].side < 0 and self.room_for(s, 0, i)]
                if a.index == 1 and base:
                    tokens.create(s, a, self.owner(s, 1), RAIDERS[0], base[dice.below(len(base))])

    def room_for(self, s: State, side: int, place: int) -> bool:
        there = {s.card(id).controller for id in s.places[place].units} - {side}
        return len(there) < 2

    def act(self, s: State, a: Arena) -> bool:
        if s.phase != MAIN or a.done:
            return False
        seat = self.owner(s, a.index)
        if s.sides[seat].lost:
            return False
        found = options.main_options(s, a, seat)
        if len(found) == 1:
            a.done = True
            return False
        ask(s, a, seat, Q_MAIN, found, NOTHING, "CR 316.5")
        return True

    # --- who acts when

    def decider(self, s: State, a: Arena) -> SeatId:
        return self.owner(s, a.index)

    def participants(self, s: State, a: Arena, first: int) -> list[SeatId]:
        return s.seats_from(self.owner(s, a.index))  # the other seat may help or hinder with Reactions

    def focus_seats(self, s: State, a: Arena) -> list[SeatId]:
        return [*s.seats_from(self.owner(s, a.index)), self.npc_of(s, a.index)]

    def burn_out(self, s: State, a: Arena, seat: int) -> bool:
        """Who plays alone has lost with an empty deck; otherwise the core rules say what happens."""
        if s.players > 1:
            return False
        scoring.lose(s, "burn-out")
        return True

    def final_point_rule(self, s: State, seat: int) -> bool:
        return False

    def npc_choice(self, s: State, a: Arena, item: Item, choices: list[Option]) -> Option:
        return choices[-1] if len(choices) > 1 else choices[0]


def start(loadouts: list[Loadout], seed: int, record: bool = True) -> Game:
    """With one loadout, one seat has both arenas."""
    return new_game(TwoArenas(), loadouts, seed, record, npcs=ARENAS)
