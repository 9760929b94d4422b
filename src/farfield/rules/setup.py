"""Setting up (CR 110-118): legend, champion, battlefields, decks, first player, hands, mulligans."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .actions import zone_changes
from .ids import NO_PLACE, NOBODY, NOTHING, TABLE, ArenaId, ObjectId, PlaceId, SeatId
from .knowing import log
from .objects import zones
from .state import Arena, Option, Place, Side, State
from .state.dice import stream
from .state.questions import to_put_back
from .terms import (
    ASIDE,
    AWAKEN,
    BATTLEFIELD,
    BOARD,
    CHAMPION_ZONE,
    DONE,
    LEGEND_ZONE,
    MAIN_DECK,
    PUT_BACK,
    Q_MULLIGAN,
    RUNE_DECK,
    SIDEBOARD,
)
from .turn import phases
from .turn.frames import Frame, ask

if TYPE_CHECKING:
    from .modes.mode import Mode
    from .printed import Printed


class Loadout:
    """What a player brings: printed cards, not yet objects."""

    __slots__ = ("battlefields", "champion", "legend", "main", "name", "runes", "sideboard")

    def __init__(
        self,
        name: str,
        legend: Printed,
        champion: Printed | None,
        main: list[Printed],
        runes: list[Printed],
        battlefields: list[Printed],
        sideboard: list[Printed] | None = None,
    ) -> None:
        self.name = name
        self.legend = legend
        self.champion = champion
        self.main = main  # without the Chosen Champion
        self.runes = runes
        self.battlefields = battlefields
        self.sideboard = sideboard if sideboard is not None else []


def new_state(mode: Mode, loadouts: list[Loadout], seed: int, teams: list[int], npcs: list[int]) -> State:
    """Steps 1 to 5: everything up to the opening hands. `npcs`: the team of each NPC side."""
    s = State(mode, seed)
    s.players = len(loadouts)
    s.victory_score = mode.victory_score_for(s.players)
    s.prefs = [0] * s.players
    for seat in s.seats():
        s.sides.append(Side(seat, teams[seat], True, TABLE))
        for what in ("main deck", "rune deck", "recycle"):
            s.dice[f"{what} {seat}"] = stream(seed, f"{what} {seat}")
    for i in range(len(npcs)):
        s.sides.append(Side(SeatId(s.players + i), npcs[i], False, TABLE))
    s.dice["table"] = stream(seed, "table")
    s.order = s.seats()
    for side in s.sides:
        s.places.append(Place(side.base, TABLE, side.index, NOTHING))
    s.arenas.append(Arena(TABLE))
    for seat in s.order:
        bring(s, seat, loadouts[seat])
    # Step 5: the first player is random.
    goes_first(s, SeatId(s.dice["table"].below(s.players)))
    s.turn_seat = s.first_seat
    mode.setup(s)
    for seat in s.seats():
        side = s.sides[seat]
        s.dice[f"main deck {seat}"].shuffle(side.deck)
        side.deck = zones.forget(s, side.deck)
        s.dice[f"rune deck {seat}"].shuffle(side.rune_deck)
        side.rune_deck = zones.forget(s, side.rune_deck)
    return s


def bring(s: State, seat: SeatId, loadout: Loadout) -> None:
    """A player's cards become objects; battlefields wait aside."""
    zones.create(s, loadout.legend, seat, LEGEND_ZONE, NO_PLACE)
    if loadout.champion is not None:
        s.sides[seat].chosen_champion = loadout.champion.name
        zones.create(s, loadout.champion, seat, CHAMPION_ZONE, NO_PLACE)
    for printed in loadout.main:
        zones.create(s, printed, seat, MAIN_DECK, NO_PLACE)
    for printed in loadout.runes:
        zones.create(s, printed, seat, RUNE_DECK, NO_PLACE)
    for printed in loadout.battlefields:
        zones.create(s, printed, seat, ASIDE, NO_PLACE)
    if loadout.sideboard and s.mode.uses_sideboards():
        for printed in loadout.sideboard:
            zones.create(s, printed, seat, SIDEBOARD, NO_PLACE)
        s.dice[f"sideboard {seat}"] = stream(s.seed, f"sideboard {seat}")
        s.dice[f"sideboard {seat}"].shuffle(s.sides[seat].sideboard)
        s.sides[seat].sideboard = zones.forget(s, s.sides[seat].sideboard)


def goes_first(s: State, seat: SeatId) -> None:
    """Turn order goes round from there."""
    s.first_seat = seat
    s.order = [SeatId((seat + i) % s.players) for i in range(s.players)]


def one_arena(s: State) -> None:
    """The whole table is one arena."""
    for place in s.places:
        place.arena = TABLE
    s.arenas[0].places = [p.index for p in s.places]
    for side in s.sides:
        side.arena = TABLE


def battlefields_of(s: State, seat: SeatId) -> list[ObjectId]:
    return [id for id in s.sides[seat].aside if s.card(id).printed.types & BATTLEFIELD]


def place_battlefield_at_random(s: State, seat: SeatId) -> None:
    found = battlefields_of(s, seat)
    if found:
        place_battlefield(s, found[s.dice["table"].below(len(found))], TABLE)


def place_battlefield(s: State, id: ObjectId, arena: ArenaId) -> Place:
    place = Place(PlaceId(len(s.places)), arena, NOBODY, NOTHING)
    s.places.append(place)
    s.battlefields.append(place.index)
    s.arenas[arena].places.append(place.index)
    place.card = zones.put(s, id, BOARD, place.index).id
    return place


def begin(s: State) -> None:
    """What the mode asks before the hands are dealt, and step 6 on."""
    s.mode.begin(s)


def deal(s: State) -> None:
    """Steps 6 and 7: hands, and mulligans in turn order."""
    for seat in s.order:
        zone_changes.draw(s, s.arenas[s.sides[seat].arena], seat, 4)
    for a in s.arenas:
        seats = [seat for seat in s.order if s.sides[seat].arena == a.index]
        if seats:
            a.stack.append(Mulligan(seats))


class Mulligan(Frame):
    """CR 117: set aside up to two, draw that many, then recycle the ones set aside."""

    __slots__ = ("aside", "seats")

    def __init__(self, seats: list[SeatId]) -> None:
        self.seats = seats
        self.aside: list[ObjectId] = []

    def copy(self) -> Frame:
        f = Mulligan(self.seats[:])
        f.aside = self.aside[:]
        return f

    def picked_so_far(self) -> list[ObjectId]:
        return self.aside

    def numbers(self) -> list[int]:
        return [12, *self.seats, -1, *self.aside]

    def step(self, s: State, a: Arena) -> None:
        if not self.seats:
            a.stack.pop()
            return
        seat = self.seats[0]
        options: list[Option] = []
        if len(self.aside) < 2:
            options = [to_put_back(id) for id in s.sides[seat].hand if id not in self.aside]
        options.append(Option(DONE))
        ask(s, a, seat, Q_MULLIGAN, options, NOTHING, "CR 117")

    def answer(self, s: State, a: Arena, option: Option) -> None:
        if option.verb == PUT_BACK:
            self.aside.append(option.thing)
            return
        seat = self.seats[0]
        self.seats = self.seats[1:]
        aside = self.aside
        self.aside = []
        log.note(s, "mulligans", aside, [seat, len(aside)], "CR 117", 1 << seat)
        zone_changes.draw(s, a, seat, len(aside))
        if aside:
            zone_changes.recycle(s, a, aside)


def start_first_turn(s: State) -> None:
    phases.begin_turn(s, s.seats_from(s.first_seat)[0])  # somebody may have left already
    phases.enter_phase(s, AWAKEN)
