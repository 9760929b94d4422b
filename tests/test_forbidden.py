"""The checker of forbidden states is checked: for every entry a state that breaks it is built, and caught."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

from farfield.games import Field, Piece, Position, Seat
from farfield.rules.effects.parts import Ability
from farfield.rules.game import Game
from farfield.rules.ids import NO_PLACE, NOBODY, NOTHING, SLOT_MASK, ObjectId, PlaceId, SeatId
from farfield.rules.printed import Printed
from farfield.rules.state import Card, Decision, Mod, Option, Source, State
from farfield.rules.terms import (
    ATTACKER,
    AWAKEN,
    E_PLAYED,
    FURY,
    GAME_OVER,
    GEAR,
    HAND,
    MOVE,
    PASS,
    PERMANENT,
    PICK,
    PLAY,
    Q_FOCUS,
    Q_MAIN,
    Q_PLAYER,
    SPELL,
    THIS_COMBAT,
    THIS_TURN,
    TRASH,
)
from tests import forbidden, forbidden_lanes, forbidden_several
from tests.insides import state_of
from tests.scenarios.table import do

SWORD = Printed("Sword", GEAR, might_bonus=1, tags=("Equipment",))


def quiet() -> Game:
    """Neutral Open in the Main Phase, with something in every kind of place."""
    return Position(
        seats=[
            Seat(
                hand=["Gust", "Incinerate"], base=["Daring Poro", Piece("Petty Officer", attached=[SWORD]), SWORD],
                runes="Chaos 3, Fury 3", trash=["Firestorm"], legend="Dark Child", champion="Annie, Fiery",
            ),
            Seat(base=["Playful Phantom"], hand=["Gust"], runes="Chaos 3", legend="Dark Child"),
        ],
        fields=[
            Field("Void Gate", controller=0, units={0: ["Mega-Mech"]}, facedown={0: "Flash"}),
            Field("Startipped Peak", controller=1, units={1: ["Crackshot Corsair"]}),
        ],
        every_window=True,
    ).start()  # fmt: skip


def chain_open() -> Game:
    """A spell of seat 0 on the chain; seat 0 has priority."""
    game = quiet()
    do(game, "play Incinerate", "pick Crackshot Corsair")
    return game


def in_combat() -> Game:
    """Seat 0 attacks Startipped Peak; seat 0 has focus."""
    game = quiet()
    do(game, "move Daring Poro", "at Startipped Peak", "done")
    return game


def finished() -> Game:
    game = quiet()
    game.concede(1)
    return game


def named(s: State, name: str) -> Card:
    return next(c for c in s.cards if c.id >= 0 and c.printed.name == name)


def field(s: State, index: int = 0):
    return s.places[s.battlefields[index]]


def put_at(s: State, name: str, place: int) -> Card:
    """Move a unit without any of the rules."""
    card = named(s, name)
    s.places[card.place].units.remove(card.id)
    s.places[place].units.append(card.id)
    card.place = PlaceId(place)
    return card


def asked(s: State) -> Decision:
    question = s.arenas[0].question
    assert question is not None
    return question


Breaker = Callable[[State], object]
WAYS: dict[str, list[tuple[Callable[[], Game], Breaker]]] = {}


def breaks(name: str, start: Callable[[], Game] = quiet) -> Callable[[Breaker], Breaker]:
    def add(breaker: Breaker) -> Breaker:
        WAYS.setdefault(name, []).append((start, breaker))
        return breaker

    return add


@breaks("wrong-id")
def _(s: State) -> None:
    card = named(s, "Mega-Mech")
    card.id = ObjectId(card.id + 1)


@breaks("wrong-id")
def _(s: State) -> None:
    s.free_slots.append(0)


@breaks("not-in-one-zone")
def _(s: State) -> None:
    s.sides[0].hand.append(s.sides[0].hand[0])


@breaks("not-in-one-zone")
def _(s: State) -> None:
    s.sides[0].hand.pop()


@breaks("not-in-one-zone")
def _(s: State) -> None:
    s.sides[0].deck.append(s.sides[0].hand.pop())


@breaks("not-in-one-zone")
def _(s: State) -> None:
    named(s, "Mega-Mech").zone = TRASH


@breaks("in-foreign-zone")
def _(s: State) -> None:
    s.sides[1].trash.append(s.sides[0].trash.pop())


@breaks("wrong-kind-for-zone")
def _(s: State) -> None:
    field(s).units.append(s.places[0].gear.pop())


@breaks("wrong-kind-for-zone")
def _(s: State) -> None:
    rune = s.cards[s.sides[0].runes.pop() & SLOT_MASK]
    rune.zone, rune.place = HAND, NO_PLACE
    s.sides[0].hand.append(rune.id)


@breaks("token-off-board")
def _(s: State) -> None:
    token = Printed("Recruit", SPELL, token=True)
    card = s.cards[s.sides[0].hand[0] & SLOT_MASK]
    card.printed = card.original = token


@breaks("keeps-what-it-should-lose")
def _(s: State) -> None:
    s.cards[s.sides[0].trash[0] & SLOT_MASK].damage = 2


@breaks("legend-taken")
def _(s: State) -> None:
    named(s, "Dark Child").controller = SeatId(1)


@breaks("wrong-champion")
def _(s: State) -> None:
    s.sides[0].chosen_champion = "Tibbers"


@breaks("nobodys")
def _(s: State) -> None:
    named(s, "Mega-Mech").controller = SeatId(7)


@breaks("nobodys")
def _(s: State) -> None:
    named(s, "Firestorm").controller = SeatId(1)


@breaks("known-wrongly")
def _(s: State) -> None:
    s.cards[s.sides[0].hand[0] & SLOT_MASK].known = 0


@breaks("known-wrongly")
def _(s: State) -> None:
    named(s, "Flash").known = 1 << 1


@breaks("known-wrongly")
def _(s: State) -> None:
    named(s, "Firestorm").known = 1


@breaks("lethally-damaged-unit")
def _(s: State) -> None:
    named(s, "Mega-Mech").damage = named(s, "Mega-Mech").printed.might


@breaks("lethally-damaged-unit")
def _(s: State) -> None:
    card = named(s, "Mega-Mech")  # a Might of 0 or less needs one damage
    card.mods = [Mod(THIS_TURN, -20, None, None, NOTHING, 1, SeatId(0))]
    card.damage = 1


@breaks("stale-might")
def _(s: State) -> None:
    card = named(s, "Mega-Mech")
    card.might, card.version = 2, s.arenas[0].version


@breaks("wrong-damage")
def _(s: State) -> None:
    named(s, "Mega-Mech").damage = -1


@breaks("wrong-damage")
def _(s: State) -> None:
    card = named(s, "Mega-Mech")
    card.damage, card.marks = 1, [2, 0]


@breaks("too-many-markers")
def _(s: State) -> None:
    named(s, "Mega-Mech").buffs = 2


@breaks("too-many-markers")
def _(s: State) -> None:
    named(s, "Sword").stunned = True


@breaks("stray-gear")
def _(s: State) -> None:
    base = s.places[0]
    card = next(s.cards[id & SLOT_MASK] for id in base.gear if not s.cards[id & SLOT_MASK].attached_to)
    base.gear.remove(card.id)
    field(s).gear.append(card.id)
    card.place = field(s).index


@breaks("in-foreign-base")
def _(s: State) -> None:
    put_at(s, "Daring Poro", 1)


@breaks("in-foreign-base")
def _(s: State) -> None:
    s.sides[1].runes.append(s.sides[0].runes.pop())


@breaks("attached-wrongly")
def _(s: State) -> None:
    named(s, "Petty Officer").attachments = None


@breaks("attached-wrongly")
def _(s: State) -> None:
    put_at(s, "Petty Officer", field(s).index)  # without what hangs on it


@breaks("attached-wrongly")
def _(s: State) -> None:
    wearer = named(s, "Petty Officer")  # a loop
    assert wearer.attachments is not None
    wearer.attached_to = wearer.attachments[0]
    s.cards[wearer.attached_to & SLOT_MASK].attachments = [wearer.id]


@breaks("ability-without-source")
def _(s: State) -> None:
    s.arenas[0].listeners[E_PLAYED] = [Source(ObjectId(1 << 30), Ability(), 0)]


@breaks("ability-lost")
def _(s: State) -> None:
    a = s.arenas[0]
    a.listeners = [[] for _ in a.listeners]


@breaks("empty-but-controlled")
def _(s: State) -> None:
    put_at(s, "Mega-Mech", 0)


@breaks("not-contested")
def _(s: State) -> None:
    put_at(s, "Daring Poro", field(s, 1).index)


@breaks("contested-wrongly")
def _(s: State) -> None:
    field(s, 1).contested_by = 0


@breaks("contested-wrongly")
def _(s: State) -> None:
    field(s).contested_by = 0


@breaks("crowded", in_combat)
def _(s: State) -> None:
    s.sides[0].team = s.sides[1].team


@breaks("crowded", lambda: Position(seats=[Seat(base=["Mega-Mech"])] * 3).start())
def _(s: State) -> None:
    for index in range(3):
        field(s).units.append(s.places[index].units.pop())


@breaks("staged-wrongly")
def _(s: State) -> None:
    field(s).combat_staged = True


@breaks("staged-wrongly")
def _(s: State) -> None:
    put_at(s, "Daring Poro", field(s, 1).index)
    field(s, 1).contested_by = 0


@breaks("staged-but-not-begun")
def _(s: State) -> None:
    put_at(s, "Daring Poro", field(s, 1).index)
    field(s, 1).contested_by = 0
    field(s, 1).showdown_staged = field(s, 1).combat_staged = True


@breaks("facedown-over-capacity")
def _(s: State) -> None:
    field(s).facedown.append(s.sides[0].hand.pop())


@breaks("facedown-over-capacity")
def _(s: State) -> None:
    named(s, "Flash").hidden_on = 99


@breaks("facedown-without-control")
def _(s: State) -> None:
    named(s, "Flash").controller = SeatId(1)


@breaks("showdown-nowhere")
def _(s: State) -> None:
    s.arenas[0].showdown = PlaceId(0)


@breaks("showdown-nowhere", in_combat)
def _(s: State) -> None:
    field(s, 1).contested_by = -1


@breaks("combat-without-two-sides", in_combat)
def _(s: State) -> None:
    s.arenas[0].defender = SeatId(0)


@breaks("combat-without-two-sides")
def _(s: State) -> None:
    s.arenas[0].attacker = SeatId(0)


@breaks("wrong-designation")
def _(s: State) -> None:
    named(s, "Mega-Mech").role = ATTACKER


@breaks("wrong-designation", in_combat)
def _(s: State) -> None:
    named(s, "Crackshot Corsair").role = ATTACKER


@breaks("outlasts-combat")
def _(s: State) -> None:
    named(s, "Mega-Mech").mods = [Mod(THIS_COMBAT, 1, None, None, NOTHING, 1, SeatId(0))]


@breaks("wrong-focus")
def _(s: State) -> None:
    s.arenas[0].focus = SeatId(1)


@breaks("wrong-focus", in_combat)
def _(s: State) -> None:
    s.arenas[0].focus = NOBODY


@breaks("wrong-priority")
def _(s: State) -> None:
    s.arenas[0].priority = SeatId(1)


@breaks("wrong-priority", chain_open)
def _(s: State) -> None:
    s.arenas[0].priority = SeatId(4)


@breaks("item-without-card", chain_open)
def _(s: State) -> None:
    named(s, "Incinerate").zone = TRASH


@breaks("item-without-card", chain_open)
def _(s: State) -> None:
    s.arenas[0].chain[0].card = NOTHING


@breaks("item-without-card", chain_open)
def _(s: State) -> None:
    s.arenas[0].chain.append(s.arenas[0].chain[0])


@breaks("finalized-out-of-order", chain_open)
def _(s: State) -> None:
    s.arenas[0].chain[0].types = PERMANENT


@breaks("finalized-out-of-order", chain_open)
def _(s: State) -> None:
    chain = s.arenas[0].chain
    chain.insert(0, chain[0].copy())
    chain[0].finalized = False


@breaks("asked-while-pending", chain_open)
def _(s: State) -> None:
    s.arenas[0].chain[0].finalized = False


@breaks("negative-number")
def _(s: State) -> None:
    s.sides[0].energy = -1


@breaks("negative-number")
def _(s: State) -> None:
    s.sides[1].points = -1


@breaks("negative-number")
def _(s: State) -> None:
    s.sides[1].power = [0]


@breaks("pool-not-emptied")
def _(s: State) -> None:
    s.phase = AWAKEN
    s.sides[0].power = [FURY]


@breaks("points-apart")
def _(s: State) -> None:
    s.sides[0].team = s.sides[1].team
    s.sides[0].points = 3


@breaks("points-apart")
def _(s: State) -> None:
    s.sides[1].is_player = False


@breaks("scored-wrongly")
def _(s: State) -> None:
    field(s).scored = 1 << 9


@breaks("scored-wrongly")
def _(s: State) -> None:
    s.places[0].scored = 1


@breaks("wrong-turn")
def _(s: State) -> None:
    s.order = [SeatId(0), SeatId(0)]


@breaks("wrong-turn")
def _(s: State) -> None:
    s.sides[0].lost = True


@breaks("won-wrongly")
def _(s: State) -> None:
    s.phase = GAME_OVER


@breaks("won-wrongly")
def _(s: State) -> None:
    s.game_won_by = [SeatId(0), SeatId(1)]


@breaks("won-wrongly", finished)
def _(s: State) -> None:
    s.loser_reason = "points"  # with a tie
    s.sides[0].points = s.sides[1].points = 9
    s.sides[1].lost = False


@breaks("won-wrongly", finished)
def _(s: State) -> None:
    s.loser_reason = "points"
    s.sides[0].points = 3


@breaks("not-won")
def _(s: State) -> None:
    s.sides[0].points = 8


@breaks("stuck")
def _(s: State) -> None:
    s.arenas[0].question = None


@breaks("bad-question")
def _(s: State) -> None:
    asked(s).options.clear()


@breaks("bad-question")
def _(s: State) -> None:
    asked(s).options.append(asked(s).options[0])


@breaks("bad-question")
def _(s: State) -> None:
    asked(s).seat = SeatId(5)


@breaks("option-about-nothing")
def _(s: State) -> None:
    asked(s).options.append(Option(PLAY, 1 << 30))


@breaks("option-about-nothing")
def _(s: State) -> None:
    asked(s).kind = Q_PLAYER
    asked(s).options[:] = [Option(PICK, -1), Option(PICK, -2)]
    s.sides[1].lost = True


@breaks("wrong-moment", chain_open)
def _(s: State) -> None:
    asked(s).kind = Q_MAIN


@breaks("wrong-moment")
def _(s: State) -> None:
    asked(s).kind = Q_FOCUS


@breaks("wrong-moment", in_combat)
def _(s: State) -> None:
    asked(s).seat = SeatId(1)


@breaks("offered-wrongly")
def _(s: State) -> None:
    asked(s).options.append(Option(MOVE, named(s, "Crackshot Corsair").id))


@breaks("offered-wrongly")
def _(s: State) -> None:
    asked(s).options.append(Option(PLAY, s.sides[1].hand[0]))


@breaks("offered-wrongly", chain_open)
def _(s: State) -> None:
    card = s.cards[s.sides[0].hand[0] & SLOT_MASK]
    card.printed = card.original = named(s, "Firestorm").printed
    asked(s).options = [Option(PASS), Option(PLAY, card.id)]


@breaks("place-in-no-arena")
def _(s: State) -> None:
    s.arenas[0].places.pop()


for several, more in [*forbidden_several.WAYS.items(), *forbidden_lanes.WAYS.items()]:
    WAYS.setdefault(several, []).extend(more)
STARTS = (quiet, chain_open, in_combat, finished, *forbidden_several.STARTS, *forbidden_lanes.STARTS)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.__name__)
def test_what_the_rules_allow_is_not_reported(start: Callable[[], Game]) -> None:
    assert forbidden.broken(start()) == []


CASES = [(name, n) for name, ways in WAYS.items() for n in range(len(ways))]


@pytest.mark.parametrize(("name", "n"), CASES, ids=[f"{name}-{n}" for name, n in CASES])
def test_every_entry_catches_what_breaks_it(name: str, n: int) -> None:
    start, breaker = WAYS[name][n]
    game = start()
    breaker(state_of(game))
    assert name in forbidden.names_of(forbidden.broken(game))


def test_no_entry_is_untested() -> None:
    assert {entry.name for entry in forbidden.ENTRIES} == set(WAYS)
    assert len({entry.name for entry in forbidden.ENTRIES}) == len(forbidden.ENTRIES)


def test_a_vanished_card_is_missed_by_the_census() -> None:
    game = quiet()
    before = forbidden.census(game)
    named(state_of(game), "Mega-Mech").owner = SeatId(1)
    assert forbidden.census(game) != before


def test_the_checker_shares_no_code_with_the_rules() -> None:
    """It may import data classes and constants, and no function of the rules."""
    allowed = {f"farfield.rules.{name}" for name in ("game", "ids", "state", "terms", "effects.kinds_of_ability")}
    for path in Path(forbidden.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("farfield"):
                assert node.module in allowed
                assert all(name[0].isupper() for name in names), "a class or a constant"
            else:
                assert not any(name.startswith("farfield") for name in names)
