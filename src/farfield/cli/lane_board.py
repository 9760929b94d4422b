"""The board of Lane Legends: one's own lane large, from the NPC's base down to one's own; the others as strips."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farfield.cli.board import Board, colour_of
from farfield.cli.terminal import worded
from farfield.rules.modes.lane_legends import lane
from farfield.rules.modes.lane_legends.deflect import DEFLECTED
from farfield.rules.terms import MAIN
from farfield.rules.view import CardView, PlaceView, SideView
from farfield.words.calling import SPOTS
from farfield.words.messages import Said

SHOWN_OF_PILE = 3
LOW = 4
"""So few cards of a Main Deck last about two turns: a card a turn is drawn, and one dealt."""
WIDE = 120


class LaneBoard(Board):
    """Lanes for one viewer; somebody who watches sees all of them large."""

    def draw(self) -> RenderableType:
        players = [side.index for side in self.view.sides if side.is_player]
        viewer = self.teller.viewer
        large = [viewer] if viewer >= 0 else players
        parts: list[RenderableType] = [self.title()]
        parts += self.strips([self.view.sides[seat] for seat in players if seat not in large])
        for seat in large:
            parts.append(self.npc_base(seat))
            parts += [
                self.battlefield(self.place(seat, spot)) for spot in (lane.FARFIELD, lane.MIDFIELD, lane.NEARFIELD)
            ]
            parts += [self.battlefield(place) for place in self.created(seat)]
            parts.append(self.side(self.view.sides[seat]))
        parts += self.chain()
        return Group(*parts)

    def title(self) -> RenderableType:
        """The turn, the team's score, and who has finished."""
        now = self.teller.phase(self.view.phase)
        words = self.messages.say(now)  # before the first turn
        if self.view.turn:
            points = self.view.sides[0].points
            title = "board-title-alone" if self.teller.alone else "board-title-team"
            words = self.say(title, n=self.view.turn, phase=now, points=points, goal=self.view.victory_score)
        done = [self.teller.names[arena.index] for arena in self.view.arenas if self.finished(arena.index)]
        if done and len(self.view.arenas) > 1:
            words += " · " + self.say("board-finished", list=", ".join(done))
        return Rule(Text(words, style="bold"), align="left", style="dim")

    def deck(self, side: SideView) -> str:
        """A Main Deck that runs out is more than a number: whoever draws from an empty one loses for all (LL 3.2)."""
        return super().deck(side) if side.deck_count > LOW else self.warnings()[side.deck_count]

    def warnings(self) -> list[str]:
        return [self.say("board-deck-empty"), *(self.say("board-deck-low", n=n) for n in range(1, LOW + 1))]

    def counts(self, words: Sequence[str]) -> Text:
        text = super().counts(words)
        text.highlight_words(self.warnings(), "bold red not dim")
        return text

    def finished(self, seat: int) -> bool:
        return self.view.phase == MAIN and self.view.arenas[seat].done

    def side_title(self, side: SideView) -> Text:
        title = self.player_name(side.index)
        if self.finished(side.index) and len(self.view.arenas) > 1:
            title.append(" · " + self.say("board-done"), style="dim")
        return title

    def chain_title(self, arena: int) -> str:
        lane_words = f"{self.messages.say(self.teller.lane_of(arena))} · " if len(self.view.arenas) > 1 else ""
        return lane_words + self.say("board-chain")

    # --- places of a lane

    def place(self, seat: int, spot: int) -> PlaceView:
        return next(place for place in self.view.places if place.arena == seat and place.spot == spot)

    def created(self, seat: int) -> list[PlaceView]:
        """Battlefields that came into play later are none of the three."""
        return [
            place for place in self.view.places if place.arena == seat and place.side < 0 and place.spot > lane.NPC_BASE
        ]

    def npc_base(self, seat: int) -> RenderableType:
        """The Thralls that wait there, the Enthralled Pile, and the next card where it is known."""
        place = self.place(seat, lane.NPC_BASE)
        side = self.view.sides[seat]
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim")
        table.add_column(overflow="fold")
        waiting = sorted(place.units, key=lambda card: -card.might)
        table.add_row(self.say("board-thralls"), self.units(waiting))
        if any(not card.attached_to for card in place.gear):
            table.add_row(self.say("board-strikes"), self.units(place.gear))
        if side.pile:
            last = ", ".join(card.name for card in reversed(side.pile[-SHOWN_OF_PILE:]))
            more = " …" if len(side.pile) > SHOWN_OF_PILE else ""
            table.add_row(self.say("board-pile"), Text(f"{len(side.pile)}: {last}{more}"))
        bottom = [card for card in side.deck if card.dealt_next]
        if bottom:
            table.add_row(self.say("board-next-dealt"), Text(bottom[0].name))
        title = Text(self.teller.place_name(place.index), style="bold")
        return Panel(table, title=title, title_align="left", border_style=colour_of(place.side), padding=(0, 1))

    def marks(self, card: CardView) -> list[str]:
        out = super().marks(card)
        if deflected(card):
            out.append(self.say("mark-deflected", n=deflected(card)))
        return out

    # --- teammates

    def strips(self, sides: Sequence[SideView]) -> list[RenderableType]:
        """One under the other; in a wide terminal two side by side."""
        found = [self.strip(side) for side in sides]
        if self.width < WIDE or len(found) < 2:
            return found
        table = Table.grid(expand=True)
        table.add_column(ratio=1)
        table.add_column(ratio=1)
        for i in range(0, len(found), 2):
            table.add_row(*found[i : i + 2])
        return [table]

    def strip(self, side: SideView) -> RenderableType:
        """A teammate's lane: a line for each place."""
        seat = side.index
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(overflow="fold")
        for spot in (lane.NPC_BASE, lane.FARFIELD, lane.MIDFIELD, lane.NEARFIELD, lane.PLAYER_BASE):
            table.add_row(SPOTS[spot], self.short_place(self.place(seat, spot)))
        ready = sum(not rune.exhausted for rune in side.runes)
        runes = f"{self.say('board-runes')} {self.say('board-ready-count', ready=ready, all=len(side.runes))}"
        facts = [self.say("board-hand-count", n=side.hand_count), runes, self.deck(side)]
        table.add_row("", self.counts(facts))
        title = self.side_title(side)
        return Panel(table, title=title, title_align="left", border_style=colour_of(seat), padding=(0, 1))

    def short_place(self, place: PlaceView) -> Text:
        text = Text()
        if place.card is not None:
            arena = self.view.arenas[place.arena]
            text.append(place.card.name)
            if place.controller >= 0:
                person = self.teller.person(place.controller)
                if not self.view.sides[place.controller].is_player:
                    person = {"me": "npc", "who": Said("npc")}  # whose it is, the strip says
                text.append(" (" + self.say("board-controlled", **person) + ")", style="dim")
            if arena.showdown == place.index:
                text.append(" · " + self.say("board-combat" if arena.combat else "board-showdown"), style="bold yellow")
            text.append(": ")
        mine = [card for card in [*place.units, *place.gear] if not card.attached_to]
        words = [self.unit(card) for card in mine]
        counted: dict[str, int] = {}
        for one in words:
            counted[one.plain] = counted.get(one.plain, 0) + 1
        parts = [worded(f"{n}× {plain}" if n > 1 else plain) for plain, n in counted.items()]
        if place.facedown:
            parts.append(Text(self.say("board-facedown", n=len(place.facedown))))
        if not parts:
            parts = [Text("–", style="dim")]
        return text.append_text(Text(", ").join(parts))


def deflected(card: CardView) -> int:
    """How many Deflected counters lie on it."""
    counters = card.counters or []  # a kind and how many, one after the other
    return sum(n for kind, n in zip(counters[::2], counters[1::2]) if kind == DEFLECTED)
