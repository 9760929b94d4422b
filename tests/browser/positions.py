"""Crowded tables as the server would tell them, each made from a real game that has just begun and then filled."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute, expect

from farfield.games import start
from farfield.table import bodies, messages, seen
from farfield.table.faces import face
from farfield.table.views import Sight
from farfield.words.messages import Messages

DECKS = ("Annie", "Garen", "Lux", "Master Yi")
NAMES = ("Ada", "Bartholomew", "Cleo", "Dorothea", "Emil", "Fiammetta", "Gus", "Henrietta")
HAND = [
    "Incinerate", "Pouty Poro", "Firestorm", "Long Sword", "Gust", "Mystic Poro", "Traveling Merchant", "Doran's Ring",
    "Tibbers", "Annie, Stubborn", "Super Mega Death Rocket!", "Experimental Hexplate", "Time Warp",
]  # fmt: skip
UNITS = ["Annie, Fiery", "Maddened Marauder", "Sneaky Deckhand", "Mystic Poro", "Sai Scout", "Legion Quartermaster"]
GEAR = ["Iron Ballista"]
OTHERS = [
    "Vanguard Sergeant",
    "Crackshot Corsair",
    "Garen, Commander",
    "Stalwart Poro",
    "Mountain Drake",
    "Lux, Crownguard",
]


def read(view: seen.View) -> seen.View:
    """As the page reads it: cards travel as JSON that was made before."""
    return msgspec.json.decode(msgspec.json.encode(view), type=seen.View)


class Table:
    """A view to be filled, and the messages that tell it."""

    def __init__(self, mode: str, seats: int, lang: str = "en") -> None:
        self.mode, self.lang, self.count = mode, lang, seats
        game = start([DECKS[n % 4] for n in range(seats)], seed=1, mode=mode)
        while True:
            self.view = read(Sight(game, NAMES[:seats], 0, Messages(lang)).view())
            if self.view.turn:
                break
            decision = game.decisions()[0]
            game.choose(decision, decision.options[0])
        self.over: bodies.Result | None = None
        self.ask: seen.Ask | None = None
        self.ids: Iterator[int] = iter(range(90_000, 99_999))
        self.view.turn, self.view.phase_name = 9, Messages(lang).get("phase-main")
        for arena in self.view.arenas:
            arena.showdown, arena.combat, arena.chain, arena.passed = -1, False, [], []
        for place in self.view.places:
            place.units, place.gear, place.contested_by = [], [], -1
            place.showdown_staged = place.combat_staged = False

    def card(self, name: str, side: int, on_board: bool = False, **more: Any) -> seen.Card:
        return seen.Card(next(self.ids), name, side, side, on_board=on_board, **more)

    def hand(self, count: int) -> None:
        side = self.view.sides[0]
        side.hand = [self.card(HAND[n % len(HAND)], 0) for n in range(count)]
        side.hand_count = count
        names = ["Fury Rune"] * 6 + ["Chaos Rune"] * 6
        side.runes = [self.card(name, 0, True, exhausted=n % 3 == 2) for n, name in enumerate(names)]
        side.trash = [self.card("Gust", 0)]

    def units(self, place: seen.Place, side: int, names: list[str]) -> None:
        """No two alike: nothing can be stacked."""
        for n, name in enumerate(names):
            known = face(name, self.lang)
            assert known is not None
            might = max(known.might, 1) + n % 3
            one = self.card(name, side, True, might=might, exhausted=n % 3 == 1, keywords={"Tank": 1} if n == 1 else {})
            (place.units if known.type == "unit" else place.gear).append(one)

    def thralls(self, place: seen.Place, side: int, mights: list[int]) -> None:
        for n, might in enumerate(mights):
            one = self.card("Thrall", side, True, might=might)
            place.units.append(one)
            for _ in range(n % 4 if might > 6 else 0):
                place.gear.append(self.card("Strike", side, True, attached_to=one.id))

    def asked(self) -> seen.Ask:
        """One's own move: some of the hand and some units may be used, and a place."""
        m = Messages(self.lang)
        side = self.view.sides[0]
        own = [one for place in self.view.places for one in place.units if one.controller == 0 and not one.exhausted]
        options = [seen.Choice("done", 0, 0, m.get("option-end"))]
        options += [seen.Choice("play", one.id, 0, one.name, cards=[one.id]) for one in side.hand[::2]]
        options += [seen.Choice("move", one.id, 0, one.name, cards=[one.id]) for one in own]
        title = "Your move." if self.lang == "en" else "Du bist dran."
        return seen.Ask(7, 0, "main", title, "", "", "LL 2.4", 0, 1, 1, [], options, False, True)

    def told(self) -> list[str]:
        seats = [
            bodies.SeatInfo(n, NAMES[n], "here" if n == 0 else "program", "", "", "", True, True, False, n == 0, False)
            for n in range(self.count)
        ]  # fmt: skip
        room = bodies.RoomInfo("abc", 0, self.mode, self.mode, {}, [], "free", 0, seats, True, "7", "", None)
        names = {
            one.name
            for side in self.view.sides
            for one in (*side.hand, *side.legends, *side.champion, *side.runes, *side.pile, *side.trash)
        }
        names |= {one.name for place in self.view.places for one in (*place.units, *place.gear, *place.facedown)}
        names |= {place.card.name for place in self.view.places if place.card}
        faces = [one for name in sorted(names) if (one := face(name, self.lang)) is not None]
        line = seen.Line(
            0, "Thrall 16 gets a fifth Strike and moves to the Midfield.", "move", 9, 0, "LL 5.1", [], [], [], 1
        )
        undo = bodies.UndoInfo(True, True)
        said: list[Any] = [
            messages.Welcome(1, "0", [0], True, room),
            messages.Faces(faces),
            messages.Log(0, 0, [line], False, True),
            messages.Table(
                1,
                0,
                self.view,
                [] if self.over else [self.ask or self.asked()],
                seats,
                undo,
                0,
                False,
                False,
                False,
                self.over,
                None,
                None,
                None,
                None,
            ),
        ]
        return [msgspec.json.encode(one).decode() for one in said]


def lane(lang: str = "en", seats: int = 1) -> Table:
    """13 cards in hand, 12 different Thralls and 6 different units at the Midfield, and somebody everywhere else."""
    table = Table("lanes", seats, lang)
    table.hand(13)
    places = {one.spot: one for one in table.view.places if one.arena == 0}
    npc = places[4].side
    table.thralls(places[2], npc, [22, 16, 14, 12, 11, 9, 8, 7, 5, 4, 3, 2] if seats == 1 else [16, 12, 8, 7, 5, 4, 2])
    table.units(places[2], 0, UNITS if seats == 1 else UNITS[:4])
    table.thralls(places[4], npc, [3, 2, 2])
    table.thralls(places[3], npc, [6])
    table.units(places[0], 0, ["Recruit", *GEAR])
    table.units(places[1], 0, ["Tibbers", "Sai Scout"])
    places[1].controller, places[2].controller, places[2].contested_by = 0, npc, 0
    table.view.sides[0].pile = [table.card(name, 0) for name in HAND]
    for other in range(1, seats):
        there = {one.spot: one for one in table.view.places if one.arena == other}
        table.thralls(there[3], there[4].side, [9, 4, 2])
        table.units(there[1], other, OTHERS[:2])
        there[1].controller = other
    return table


def fight() -> Table:
    """A combat at the Midfield with something on the chain."""
    table = Table("lanes", 1)
    table.hand(7)
    places = {one.spot: one for one in table.view.places}
    npc = places[4].side
    table.thralls(places[2], npc, [16, 12, 8, 7, 5, 4, 2])
    table.units(places[2], 0, UNITS[:4])
    table.thralls(places[4], npc, [3, 2])
    for unit in places[2].units:
        unit.role = "attacker" if unit.controller == 0 else "defender"
    places[2].controller, places[2].contested_by = npc, 0
    arena = table.view.arenas[0]
    arena.showdown, arena.combat, arena.focus, arena.passed = places[2].index, True, 0, [1]
    arena.chain = [
        seen.Item(5, 0, table.view.sides[0].hand[0].id, "Incinerate", True, "", True, -1, [], [[places[2].units[0].id]])
    ]
    return table


def targets(kind: str) -> Table:
    """A spell looks for its target among many, or others may move along, in a team: the question has much to say."""
    table = Table("lanes", 2, "de")
    table.hand(6)
    places = {one.spot: one for one in table.view.places if one.arena == 0}
    npc = places[4].side
    table.thralls(places[2], npc, [9, 6, 2])
    table.thralls(places[3], npc, [5, 3])
    table.units(places[1], 0, UNITS[:2])
    table.units(places[0], 0, ["Recruit", "Recruit", "Mystic Poro", *GEAR])
    for unit in places[0].units:
        unit.exhausted = False
    places[1].controller, places[2].controller = 0, npc
    m = Messages("de")
    if kind == "target":
        words = "Disintegrate: Füge einer Unit an einem Battlefield 3 Schaden zu. Wähle ein Ziel."
        whom, whose, at = places[2].units, "vom NPC", "an Void Gate (Midfield, Ada)"
        arena = table.view.arenas[0]
        arena.chain = [seen.Item(5, 0, table.view.sides[0].hand[0].id, "Incinerate", True, "", False, -1, [], [])]
        options: list[seen.Choice] = []
        said = "[Action] Füge einer Unit an einem Battlefield 3 Schaden zu. Falls sie stirbt, ziehe 1 Karte."
    else:
        words = "Wer geht mit Mystic Poro (2 [M], trägt Long Sword, von dir, an deiner Base) nach Void Gate?"
        whom, whose, at, said = places[0].units, "von dir", "an deiner Base", ""
        options = [seen.Choice("done", 0, 0, m.get("option-finish"))]
    options += [
        seen.Choice("pick", one.id, 0, f"{one.name} ({one.might} [M], {whose}, {at})", cards=[one.id]) for one in whom
    ]
    table.ask = seen.Ask(7, 0, kind, words, "", said, "CR 355.7", 0, 0, 3, [], options, False, True)
    return table


def duel(mode: str, seats: int, showdown: bool = False) -> Table:
    """Units of everybody at every battlefield, and in every base; one of them may be fought for."""
    table = Table(mode, seats)
    table.hand(9)
    for n, place in enumerate(one for one in table.view.places if one.side < 0):
        for side in range(seats):
            if seats == 2 or (n + side) % 2 == 0 or side == 0:
                table.units(place, side, (UNITS if side % 2 == 0 else OTHERS)[: 3 if seats > 2 else 6])
        place.controller = n % seats
    for place in (one for one in table.view.places if one.side >= 0):
        table.units(place, place.side, ["Recruit", "Mega-Mech"])
    for other in table.view.sides[1:]:
        names = ["Body Rune", "Order Rune"]
        other.runes = [table.card(names[n % 2], other.index, True, exhausted=n % 3 == 0) for n in range(9)]
        other.trash = [table.card("Gust", other.index)]
    if seats > 2:
        for rune in table.view.sides[2].runes:
            rune.exhausted = True
    if showdown:
        field = [one for one in table.view.places if one.side < 0][1]
        field.controller, field.contested_by = -1, 1
        table.view.arenas[0].showdown, table.view.arenas[0].focus = field.index, 0
    return table


POSITIONS = {
    "lane": lane,
    "lane-de": lambda: lane("de"),
    "fight": fight,
    "target": lambda: targets("target"),
    "along": lambda: targets("move-more"),
    "four-lanes": lambda: lane(seats=4),
    "eight-lanes": lambda: lane(seats=8),
    "duel": lambda: duel("duel", 2),
    "skirmish": lambda: duel("skirmish", 3),
    "war": lambda: duel("war", 4),
    "2v2": lambda: duel("2v2", 4),
    "2v2-showdown": lambda: duel("2v2", 4, showdown=True),
}


Answers = Callable[[dict[str, Any], WebSocketRoute], None]


def sit_down(page: Page, address: str, table: Table, answers: Answers | None = None) -> None:
    """At this table: nobody else is there, and nothing that is said is answered but by `answers`."""
    told = table.told()

    def listen(line: WebSocketRoute) -> None:
        def hear(said: str | bytes) -> None:
            if '"hello"' in str(said):
                for one in told:
                    line.send(one)
            elif answers is not None:
                answers(json.loads(said), line)

        line.on_message(hear)

    page.route_web_socket("**/table", listen)
    room = {
        "room": "abc",
        "host": "h",
        "seats": [{"seat": 0, "secret": "s"}],
        "invitations": [],
        "title": "",
        "touched": 1,
        "over": False,
    }
    kept = {"farfield.rooms": json.dumps([room]), "farfield.settings": json.dumps({"lang": table.lang, "pace": 0})}
    page.add_init_script(f"for (const [key, value] of Object.entries({json.dumps(kept)})) localStorage[key] ??= value")
    page.goto(f"{address}#/room/abc")
    expect(page.locator(".result" if table.over else ".question.mine")).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => {})")  # no emblem changes how anything is laid out
