"""Any position of Lane Legends in a few lines, and looking at it in words.

    game = lanes(
        Lane(
            runes="Fury 2",
            near=Spot(units=["Daring Poro"]),
            far=Spot(thralls=[5, Thrall(3, strikes=2)]),
            at_npc=[4],
            deck=[],
            deals=[spell_card("Spark", energy=2)],
        ),
        phase="enthralled",
    )
    assert at(game, "far") == ["Thrall 3 with 2 Strikes", "Thrall 5"]
    assert at(game, "npc base") == ["Thrall 6"]

A lane is read from its player's side: `base`, `near`, `mid`, `far`, `npc base`. `deals` are the cards at the bottom of
the deck, the one that is dealt first written first. A spot is controlled by whoever alone has units there, unless it
says otherwise. `phase="enthralled"` begins with the Enthralled Phase, `phase="awaken"` with a whole turn, `"main"` with
the Action Phase.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from farfield.cards.catalogue import lexicon, printed
from farfield.decks import ban_list
from farfield.games import start
from farfield.games.position import FILLER, CardLike, Piece, PieceLike, Seat, as_piece
from farfield.games.position.objects import fill_seat, put_piece
from farfield.rules import ids
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL
from farfield.rules.game import Game
from farfield.rules.ids import NO_PLACE, NOTHING, TABLE, PlaceId, SeatId
from farfield.rules.modes.lane_legends import LaneLegends, lane, thralls
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.objects import zones
from farfield.rules.printed import Printed
from farfield.rules.state import Arena, Card, Decision, Option, Place, Side, State
from farfield.rules.state.dice import stream
from farfield.rules.terms import (
    ASIDE,
    AWAKEN,
    BATTLEFIELD,
    DRAW,
    FACEDOWN,
    MAIN,
    PASS,
    Q_ASSIGN,
    Q_FOCUS,
    Q_LANE,
    Q_MULLIGAN,
    Q_PRIORITY,
    Q_SHOWDOWN,
    QUESTION_NAMES,
)
from farfield.rules.turn import loop, phases
from farfield.words.log_lines import LINES
from tests.scenarios.table import answer, gear_card, name_of, unit_card, words

PLAYER = "player"
NPC = "npc"
NOBODY = "nobody"

SPOTS = {"near": lane.NEARFIELD, "mid": lane.MIDFIELD, "far": lane.FARFIELD}
EVERY_SPOT = {"base": lane.PLAYER_BASE, **SPOTS, "npc base": lane.NPC_BASE}
SPOT_NAMES = {number: name for name, number in EVERY_SPOT.items()}


@dataclass(frozen=True)
class Thrall:
    """A Thrall with its Strikes; a plain number is one without any."""

    might: int
    strikes: int = 0
    damage: int = 0
    stunned: bool = False
    more: int = 0
    """More Might until the end of the turn."""
    wears: Sequence[PieceLike] = ()
    """Other gear on it."""


ThrallLike = int | Thrall | PieceLike
"""A Thrall; or any other unit that the NPC controls."""


@dataclass(frozen=True)
class Spot:
    """A battlefield of a lane: what it is, who is there, and who controls it."""

    units: Sequence[PieceLike] = ()
    thralls: Sequence[ThrallLike] = ()
    """What the NPC has there."""
    card: CardLike | None = None
    """None: a blank battlefield, named Near, Mid or Far."""
    controller: str | None = None
    """`PLAYER`, `NPC` or `NOBODY`; None: whoever alone has units there."""
    facedown: Sequence[PieceLike] = ()
    scored: bool = False
    """Its player scored it this turn."""


@dataclass(frozen=True)
class Lane(Seat):
    """A player and their lane."""

    near: Spot = Spot()
    mid: Spot = Spot()
    far: Spot = Spot()
    at_npc: Sequence[ThrallLike] = ()
    """What stands in the Base of the NPC."""
    strikes: int = 0
    """Strikes that lie detached in the NPC's Base."""
    deals: Sequence[CardLike] = ()
    """The bottom of the deck: what will be dealt, in that order."""
    sideboard: Sequence[CardLike] = ()
    pile: Sequence[CardLike] = ()
    """The Enthralled Pile."""


def lanes(
    *players: Lane,
    phase: str = "main",
    modifiers: Modifiers | None = None,
    turn_number: int = 5,
    seed: int = 1,
    every_window: bool = False,
    full_control: bool = False,
    always_ask: bool = True,
) -> Game:
    """Set the lanes up and go on to the first decision. `always_ask`: also who can only end the turn."""
    mode = LaneLegends(modifiers)
    s = State(mode, seed)
    s.lexicon = lexicon(ban_list(s.mode.name))
    s.players = len(players)
    s.victory_score = mode.victory_score_for(s.players)
    prefs = PREF_ASK_IN_MAIN if always_ask else 0
    prefs |= PREF_ASK_IN_WINDOWS if every_window else 0
    prefs |= PREF_FULL_CONTROL if full_control else 0
    s.prefs = [prefs] * s.players
    teams = s.mode.teams(s.players)
    for seat in s.seats():
        s.sides.append(Side(seat, teams[seat], True, TABLE))
        for what in ("main deck", "rune deck", "recycle"):
            s.dice[f"{what} {seat}"] = stream(seed, f"{what} {seat}")
    for seat in s.seats():
        s.sides.append(Side(SeatId(s.players + seat), max(teams) + 1, False, TABLE))
    s.dice["table"] = stream(seed, "table")
    s.order = s.seats()
    for side in s.sides:
        s.places.append(Place(side.base, TABLE, side.index, NOTHING))
        side.turns = turn_number if side.is_player else 0
    s.arenas.append(Arena(TABLE))
    s.turn = turn_number
    for seat, x in zip(s.seats(), players):
        for name in SPOTS:
            zones.create(s, _field(getattr(x, name), name), seat, ASIDE, NO_PLACE)
    mode.lay_out(s, False)
    for seat, x in zip(s.seats(), players):
        _fill_lane(s, seat, x)
        mode.prepare_lane(s, seat)
    if phase == "main":
        s.phase = MAIN
    elif phase == "enthralled":
        s.phase = DRAW  # and nothing of it is left to do
    else:
        phases.enter_phase(s, AWAKEN)
    for a in s.arenas:
        a.cleanup_due = True
    s.everything_changed()
    game = Game(s)
    game.answers = []
    s.events = []
    loop.advance(s)
    return game


def _field(spot: Spot, name: str) -> Printed:
    card = spot.card
    if card is None:
        return Printed(name.capitalize(), BATTLEFIELD)
    return printed(card) if isinstance(card, str) else card


def _fill_lane(s: State, seat: SeatId, x: Lane) -> None:
    enemy = lane.npc_of(s, seat)
    deck = list(x.deck) if x.deck is not None else [FILLER] * 10
    fill_seat(s, seat, replace(x, deck=[*deck, *reversed(x.deals)]))
    for name in SPOTS:
        spot: Spot = getattr(x, name)
        place = s.places[lane.spot(s, lane.of(seat), SPOTS[name])]
        alone = PLAYER if spot.units and not spot.thralls else NPC if spot.thralls and not spot.units else NOBODY
        place.controller = {PLAYER: seat, NPC: enemy, NOBODY: ids.NOBODY}[spot.controller or alone]
        for piece in spot.units:
            put_piece(s, seat, piece, place.index)
        for thrall in spot.thralls:
            _put_thrall(s, enemy, thrall, place.index)
        for piece in spot.facedown:
            hidden = as_piece(piece)
            card = hidden.card
            there = zones.create(s, printed(card) if isinstance(card, str) else card, seat, FACEDOWN, place.index)
            there.known = 1 << seat
            there.hidden_on = s.turn if hidden.fresh else s.turn - 1
        if spot.scored:
            place.scored |= 1 << seat
    for thrall in x.at_npc:
        _put_thrall(s, enemy, thrall, s.sides[enemy].base)
    for _ in range(x.strikes):
        put_piece(s, enemy, strike(), s.sides[enemy].base)


def strike(domains: int = 0, bonus: int = 0) -> Printed:
    """A Strike, to lie anywhere or to be worn by anybody."""
    return thralls.strike_card(domains, bonus)


def thrall(might: int) -> Printed:
    """A Thrall as a piece of anybody's."""
    return thralls.thrall_card(might)


def _put_thrall(s: State, enemy: SeatId, x: ThrallLike, place: PlaceId) -> Card:
    if isinstance(x, (str, Printed, Piece)):
        return put_piece(s, enemy, x, place)
    x = Thrall(x) if isinstance(x, int) else x
    bonus = s.mode.modifiers.mighty_strikes if isinstance(s.mode, LaneLegends) else 0
    worn = [strike(bonus=bonus)] * x.strikes + list(x.wears)
    piece = Piece(thrall(x.might), damage=x.damage, stunned=x.stunned, might=x.more, attached=worn)
    return put_piece(s, enemy, piece, place)


DECKS = ("Annie", "Garen", "Lux", "Master Yi")


def new_table(players: int, seed: int = 3, options: str = "") -> Game:
    """A new game with the starter decks, before the mulligans."""
    return start([DECKS[i % 4] for i in range(players)], seed=seed, mode="lanes", options=options)


def keep_all(game: Game) -> None:
    """Everybody keeps their hand."""
    while any(d.kind == Q_MULLIGAN for d in game.decisions()):
        decision = next(d for d in game.decisions() if d.kind == Q_MULLIGAN)
        game.choose(decision, decision.options[-1])


# --- looking


def place_of(game: Game, spot: str, seat: int = 0) -> Place:
    return next(x for x in game.places if x.arena == seat and x.lane_spot == EVERY_SPOT[spot])


def at(game: Game, spot: str, seat: int = 0) -> list[str]:
    """Who and what is at a spot, sorted: `Thrall 5`, `Thrall 3 with 2 Strikes`, a unit's name, unattached gear."""
    place = place_of(game, spot, seat)
    out = [_described(game, game.card(id)) for id in place.units]
    out += [game.card(id).printed.name for id in place.gear if not game.card(id).attached_to]
    return sorted(out)


def _described(game: Game, card: Card) -> str:
    worn = [game.card(id) for id in card.attachments or ()]
    n = sum(thralls.is_strike(x) for x in worn)
    if not thralls.is_thrall(card) and not n:
        return card.printed.name
    name = f"Thrall {game.might(card.id)}" if thralls.is_thrall(card) else card.printed.name
    return name + (f" with {n} Strike{'s' if n > 1 else ''}" if n else "")


def whole_lane(game: Game, seat: int = 0) -> dict[str, list[str]]:
    """Every spot where somebody is."""
    return {spot: at(game, spot, seat) for spot in EVERY_SPOT if at(game, spot, seat)}


def holder(game: Game, spot: str, seat: int = 0) -> str:
    """Who controls a battlefield: `player`, `npc` or `nobody`."""
    by = place_of(game, spot, seat).controller
    return NOBODY if by < 0 else PLAYER if by < game.players else NPC


def pile(game: Game, seat: int = 0) -> list[str]:
    """The Enthralled Pile, in the order in which it was dealt."""
    cards = [game.card(id) for id in game.sides[seat].aside]
    return [card.printed.name for card in cards if not card.printed.types & BATTLEFIELD]


def score(game: Game) -> int:
    """The team's score."""
    return game.sides[0].points


def unit_named(game: Game, name: str, seat: int | None = None) -> Card:
    """The one object of this name on the board (look only)."""
    found = [
        card
        for place in game.places
        for card in map(game.card, [*place.units, *place.gear])
        if card.printed.name == name and (seat is None or card.controller == seat)
    ]
    assert len(found) == 1, f"{len(found)} objects are named {name}"
    return found[0]


def ready_runes(game: Game, seat: int = 0) -> list[str]:
    """The names of a player's ready runes, sorted."""
    held = [game.card(id) for id in game.sides[seat].runes]
    return sorted(rune.printed.name for rune in held if not rune.exhausted)


def told(game: Game, *kinds: str) -> list[str]:
    """The lines of these kinds, in order: the kind and the cards' names. A kind that no line has is refused."""
    assert set(kinds) <= set(LINES), f"no line of the log is of the kind {sorted(set(kinds) - set(LINES))}"
    return [" ".join([e.kind, *e.names]) for e in game.events() if e.kind in kinds]


# --- acting, where several may be asked at once


def question_of(game: Game, seat: int) -> Decision:
    """The one question this player is asked."""
    found = [d for d in game.decisions() if d.seat == seat]
    assert len(found) == 1, f"seat {seat} is asked {len(found)} questions; open: {open_questions(game)}"
    return found[0]


def open_questions(game: Game) -> list[tuple[int, str]]:
    """Who is asked what."""
    return sorted((d.seat, QUESTION_NAMES[d.kind]) for d in game.decisions())


def offered_to(game: Game, seat: int) -> list[str]:
    decision = question_of(game, seat)
    return sorted(words(game, option, decision.kind) for option in decision.options)


def act(game: Game, seat: int, *what: str) -> None:
    """A player answers the question they are asked, and the ones after it."""
    for step in what:
        decision = question_of(game, seat)
        for option in decision.options:
            if words(game, option, decision.kind) == step:
                answer(game, decision, option)
                break
        else:
            raise AssertionError(f"{step!r} is not offered to seat {seat}: {offered_to(game, seat)}")


def offers_in(game: Game, seat: int, lane_of: int) -> list[str]:
    """What a player may do in a lane although nobody waits for them (LL 2.4, 2.7), sorted."""
    for offer in game.offers(seat):
        if offer.arena == lane_of:
            return sorted(words(game, option, offer.kind) for option in offer.options)
    return []


def step_in(game: Game, seat: int, lane_of: int, what: str, *then: str) -> None:
    """A player does something in a lane where nobody waits for them, and answers what that asks."""
    for offer in game.offers(seat):
        if offer.arena == lane_of:
            for option in offer.options:
                if words(game, option, offer.kind) == what:
                    answer(game, offer, option)
                    act(game, seat, *then)
                    return
    raise AssertionError(f"{what!r} is not offered to seat {seat} in lane {lane_of}: {offers_in(game, seat, lane_of)}")


def pass_all(game: Game) -> None:
    """Everybody passes priority and focus until nobody has it any more."""
    while True:
        found = [d for d in game.decisions() if d.kind in (Q_PRIORITY, Q_FOCUS)]
        if not found:
            return
        answer(game, found[0], Option(PASS))


def fight_on(game: Game) -> None:
    """Everybody passes, and what needs an order (damage, showdowns, lanes) goes as it is offered."""
    while True:
        pass_all(game)
        found = [d for d in game.decisions() if d.kind in (Q_ASSIGN, Q_SHOWDOWN, Q_LANE)]
        if not found:
            return
        answer(game, found[0], found[0].options[0])


def end_turn(game: Game) -> None:
    """Everybody ends their turn; the next one begins."""
    for seat in range(game.players):
        if any(d.seat == seat for d in game.decisions()):
            act(game, seat, "end")


def chain_of(game: Game, seat: int = 0) -> list[str]:
    """What is on the chain of a lane, oldest first."""
    return [name_of(game, item.card or item.source) for item in game.arenas[seat].chain]


MOVES = unit_card("Mover", might=0, energy=0)
"""Dealt, it makes a 1-Might Thrall, advances, and adds one of Might 0."""
ARMS = gear_card("Trinket", energy=0)
"""Dealt, it makes a 1-Might Thrall, gives the Mightiest one a Strike and moves it."""


def attacked(*defenders: PieceLike, strikes: int = 0, might: int = 5, **more: Any) -> Game:
    """A Thrall attacks these units at the Farfield; what else is said is about the lane."""
    defaults: dict[str, Any] = {
        "deck": [],
        "deals": [MOVES],
        "far": Spot(units=defenders),
        "at_npc": [Thrall(might, strikes=strikes)],
    }
    return lanes(Lane(**{**defaults, **more}), phase="enthralled")


def struck(game: Game) -> list[str]:
    """Whom each Strike was aimed at, in order."""
    return [line.removeprefix("strike Thrall ") for line in told(game, "strike")]


def question_kind(game: Game, seat: int) -> str:
    return dict(open_questions(game)).get(seat, "")
