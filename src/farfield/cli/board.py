"""The board as text: everything a seat may see, readable without colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from farfield.cards.catalogue import printed
from farfield.cli.terminal import DOMAIN_COLOURS, NO_BREAK, card_words, worded
from farfield.rules.game import Game
from farfield.rules.terms import (
    ASSAULT,
    ATTACKER,
    BACKLINE,
    DEFLECT,
    DOMAIN_NAMES,
    GANKING,
    GEAR,
    HUNT,
    KEYWORD_NAMES,
    SHIELD,
    SPELL,
    SUMMING,
    TANK,
    TEMPORARY,
    UNIT,
    KeywordKind,
)
from farfield.rules.view import CardView, ItemView, PlaceView, SideView
from farfield.words.calling import cost_words, counted
from farfield.words.messages import Argument, Messages
from farfield.words.telling import Teller

SEAT_COLOURS = ("cyan", "bright_red", "bright_green", "bright_yellow")
IN_BORDER = 6
"""What of a panel's width is not its title's: corners, and a sign and a space on either side of it."""
SHOWN_KEYWORDS = (TANK, BACKLINE, SHIELD, ASSAULT, DEFLECT, GANKING, HUNT, TEMPORARY)


class Board:
    """Draws a game for one viewer; -1 watches, and is shown every hand."""

    def __init__(self, game: Game, teller: Teller, messages: Messages, roles: Sequence[str], width: int = 80) -> None:
        self.view = game.view(teller.viewer if teller.viewer >= 0 else None)
        self.teller = teller
        self.messages = messages
        self.roles = roles  # for each seat: what is said of it behind its name
        self.width = width
        self.hands: dict[int, list[CardView]] = {}
        for side in self.view.sides:
            if side.is_player and teller.viewer < 0:
                self.hands[side.index] = game.view(side.index).sides[side.index].hand
            elif side.index == teller.viewer:
                self.hands[side.index] = side.hand
        self.seen = {card.id: card for place in self.view.places for card in [*place.units, *place.gear]}
        self.units_in_play = {card.id for place in self.view.places for card in place.units}

    def say(self, id: str, **args: Argument) -> str:
        return self.messages.get(id, **args)

    def draw(self) -> RenderableType:
        """The whole table: the others above, the viewer below, battlefields between."""
        viewer = max(self.teller.viewer, 0)
        players = [side.index for side in self.view.sides if side.is_player]
        others = [(viewer + i) % len(players) for i in range(1, len(players))]
        parts: list[RenderableType] = [self.title()]
        parts += [self.side(self.view.sides[seat]) for seat in others]
        parts += [self.battlefield(place) for place in self.view.places if place.side < 0]
        parts.append(self.side(self.view.sides[viewer]))
        parts += self.chain()
        return Group(*parts)

    def title(self) -> RenderableType:
        now = self.teller.phase(self.view.phase)
        words = self.messages.say(now)  # before the first turn
        if self.view.turn:
            words = self.say("board-title", n=self.view.turn, phase=now, **self.teller.person(self.view.turn_seat))
        return Rule(Text(words, style="bold"), align="left", style="dim")

    # --- a player

    def side(self, side: SideView) -> RenderableType:
        say = self.say
        counts = [
            say("board-hand-count", n=side.hand_count),
            self.deck(side),
            say("board-rune-deck", n=side.rune_deck_count),
            say("board-trash", n=len(side.trash)),
        ]
        if side.banished:
            counts.append(say("board-banished", n=len(side.banished)))
        if side.xp:
            counts.append(say("board-xp", n=side.xp))
        table = Table.grid(padding=(0, 1))
        table.add_column(style="dim", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_row("", self.counts(counts))
        zones = Text(" · ").join(self.legend(card) for card in side.legends)
        if side.champion:
            zones.append(f" · {say('board-champion')} ", style="dim")
            zones.append_text(Text(", ").join(with_cost(card.name) for card in side.champion))
        table.add_row(say("board-legend"), zones)
        for card in side.legends:
            for line in card_words(card.name, self.messages.lang):
                table.add_row("", worded(line, style="dim"))
        table.add_row(say("board-runes"), self.runes(side))
        base = next(place for place in self.view.places if place.side == side.index)
        table.add_row(say("board-base"), self.units([*base.units, *base.gear]))
        if side.index in self.hands:
            table.add_row(say("board-hand"), self.hand(self.hands[side.index]))
        elif side.hand:
            table.add_row(say("board-hand-known"), self.hand(side.hand))
        title = self.side_title(side)
        return Panel(table, title=title, title_align="left", border_style=colour_of(side.index), padding=(0, 1))

    def counts(self, words: Sequence[str]) -> Text:
        return Text(" · ".join(words), style="dim")

    def deck(self, side: SideView) -> str:
        return self.say("board-deck", n=side.deck_count)

    def side_title(self, side: SideView) -> Text:
        title = self.player_name(side.index)
        points = self.say("board-points", points=side.points, goal=self.view.victory_score)
        return title.append(f" · {points}", style="bold")

    def player_name(self, seat: int) -> Text:
        """A player's name with what is said of them: that it is you, or a program."""
        name = Text(self.teller.names[seat], style=f"bold {colour_of(seat)}")
        if self.roles[seat]:
            name.append(f" ({self.say(self.roles[seat])})", style="default")
        return name

    def legend(self, card: CardView) -> Text:
        text = Text(card.name)
        text.append(f" ({self.say('mark-exhausted' if card.exhausted else 'mark-ready')})", style="dim")
        return text

    def runes(self, side: SideView) -> Text:
        """How many of each domain, how many are ready, and what all that can pay."""
        if not side.runes and not side.energy and not side.power:
            return Text(self.say("board-none"), style="dim")
        out = Text()
        power: list[str] = []
        for bit, name in DOMAIN_NAMES.items():
            mine = [c for c in side.runes if printed(c.name).domains & bit]
            if mine:
                ready = sum(not c.exhausted for c in mine)
                out.append(", " if out else "")
                out.append(name, style=DOMAIN_COLOURS[name])
                out.append(NO_BREAK + self.say("board-ready-count", ready=ready, all=len(mine)).replace(" ", NO_BREAK))
                power.append(f"[{name}]" if len(mine) == 1 else f"{len(mine)}{NO_BREAK}[{name}]")
        if side.runes:
            energy = sum(not c.exhausted for c in side.runes)
            out.append(" · ")
            out.append_text(worded(self.say("board-runes-pay", energy=energy, power=", ".join(power))))
        if side.energy or side.power:
            out.append(" · ")
            out.append_text(worded(self.say("board-pool", what=cost_words(side.energy, side.power))))
        return out

    def hand(self, cards: Sequence[CardView]) -> RenderableType:
        """Each card with its cost, its kind and its words."""
        if not cards:
            return Text(self.say("board-empty"), style="dim")
        names = [card.name for card in cards]
        return Group(*(line for name in dict.fromkeys(names) for line in self.card_lines(name, names.count(name))))

    def card_lines(self, name: str, count: int) -> list[RenderableType]:
        face = printed(name)
        text = Text(f"{count}× {name}" if count > 1 else name, style="bold")
        text.append(" ")
        text.append_text(worded(cost_words(face.energy, face.power), style="not bold"))
        facts = [self.kind(face.types)]
        if face.types & UNIT:
            facts.append(self.say("card-might", n=face.might))
        elif face.equipment and face.might_bonus:
            facts.append(self.say("card-might-bonus", n=face.might_bonus))
        text.append_text(worded(" · " + " · ".join(facts), style="not bold"))
        words = " ".join(card_words(name, self.messages.lang))
        return [text, Padding(worded(words, style="dim"), (0, 0, 0, 2))] if words else [text]

    def kind(self, types: int) -> str:
        name = "unit" if types & UNIT else "gear" if types & GEAR else "spell" if types & SPELL else "card"
        return self.say(f"type-{name}")

    # --- places

    def battlefield(self, place: PlaceView) -> RenderableType:
        arena = self.view.arenas[place.arena]
        notes: list[str] = []
        if place.controller >= 0:
            notes.append(self.say("board-controlled", **self.teller.person(place.controller)))
        else:
            notes.append(self.say("board-uncontrolled"))
        if place.contested_by >= 0:
            notes.append(self.say("board-contested", **self.teller.person(place.contested_by)))
        here = arena.showdown == place.index
        if here:
            notes.append(self.say("board-combat" if arena.combat else "board-showdown"))
            if arena.focus >= 0 and not arena.chain and not arena.combat_step:
                notes.append(self.say("board-focus", **self.teller.person(arena.focus)))
        name = place.card.name if place.card is not None else ""
        table = Table.grid(padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for side in self.view.sides:
            mine = [card for card in [*place.units, *place.gear] if card.controller == side.index]
            if not side.is_player:
                mine.sort(key=lambda card: -card.might)
            if mine:
                table.add_row(Text(self.name_of(side.index), style=colour_of(side.index)), self.units(mine))
        if not place.units:
            table.add_row(Text(self.say("board-nobody-here"), style="dim"), "")
        for card in place.facedown:
            known = self.say("board-facedown-known", card=card.name) if card.name else self.say("board-facedown", n=1)
            table.add_row(Text(self.name_of(card.controller), style=colour_of(card.controller)), known)
        words = [worded(line, style="dim") for line in card_words(name, self.messages.lang)]
        title = Text(self.teller.place_name(place.index), style="bold")
        style = "bold yellow" if here or place.contested_by >= 0 else "default"
        fits = len(notes)  # a border has one line: what it has no room for stands below it
        while fits and cell_len(f"{title.plain} · {', '.join(notes[:fits])}") > self.width - IN_BORDER:
            fits -= 1
        if fits:
            title.append(" · " + ", ".join(notes[:fits]), style=style)
        rest = [Text(", ".join(notes[fits:]), style=style)] if notes[fits:] else []
        colour = "yellow" if here else colour_of(place.controller)
        return Panel(Group(*rest, *words, table), title=title, title_align="left", border_style=colour, padding=(0, 1))

    def name_of(self, seat: int) -> str:
        return self.teller.names[seat] if 0 <= seat < len(self.teller.names) else "–"

    def units(self, cards: Iterable[CardView]) -> RenderableType:
        """One line for each different unit or gear; equal ones are counted."""
        lines: dict[str, tuple[int, Text]] = {}
        for card in cards:
            if card.attached_to:
                continue  # shown with its wearer
            text = self.unit(card)
            count, _ = lines.get(text.plain, (0, text))
            lines[text.plain] = (count + 1, text)
        if not lines:
            return Text(self.say("board-empty"), style="dim")
        return Group(*(Text(f"{n}× ").append_text(text) if n > 1 else text for n, text in lines.values()))

    def unit(self, card: CardView) -> Text:
        text = Text(card.name, style="dim" if card.exhausted else "bold")
        words: list[str] = []
        if card.id in self.units_in_play:
            words.append(self.say("card-might", n=card.might))
            for keyword in SHOWN_KEYWORDS:
                value = self.keyword(card, keyword)
                if value > 0:
                    name = KEYWORD_NAMES[keyword]
                    words.append(f"[{name} {value}]" if keyword in SUMMING and value > 1 else f"[{name}]")
        if words:
            text.append_text(worded(" " + " ".join(words), style="not bold not dim"))
        marks = self.marks(card)
        if marks:
            text.append(f" ({', '.join(marks)})", style="not bold not dim italic")
        return text

    def keyword(self, card: CardView, keyword: KeywordKind) -> int:
        """How much of a keyword the card has."""
        return card.kw[keyword] if card.kw else 0

    def marks(self, card: CardView) -> list[str]:
        say = self.say
        out: list[str] = []
        if card.exhausted:
            out.append(say("mark-exhausted"))
        if card.damage:
            out.append(say("mark-damage", n=card.damage))
        if card.buffs:
            out.append(say("mark-buffed", n=card.buffs))
        if card.stunned:
            out.append(say("mark-stunned"))
        if card.empowered:
            out.append(say("mark-empowered"))
        if card.role:
            out.append(say("mark-attacker" if card.role == ATTACKER else "mark-defender"))
        worn = [self.seen[id].name for id in card.attachments if id in self.seen]
        if worn:
            out.append(say("mark-attached", cards=counted(worn)))
        return out

    # --- the chain

    def chain(self) -> list[RenderableType]:
        """What is on the chain of each arena, the newest first."""
        out: list[RenderableType] = []
        for arena in self.view.arenas:
            if arena.chain:
                lines = [self.item(number, item) for number, item in enumerate(reversed(arena.chain), start=1)]
                title = Text(self.chain_title(arena.index), style="bold yellow")
                out.append(Panel(Group(*lines), title=title, title_align="left", border_style="yellow", padding=(0, 1)))
        return out

    def chain_title(self, arena: int) -> str:
        return self.say("board-chain")

    def item(self, number: int, item: ItemView) -> Text:
        text = Text(f"{number}. {self.messages.say(self.teller.on_chain(item.ability, item.name, item.seat))}")
        named = [name for ids in item.targets for id in ids if (name := self.target(id))]
        if named:
            text.append(" " + self.say("board-chain-on", things=", ".join(named)))
        if not item.finalized:
            text.append(f" · {self.say('board-chain-pending')}", style="dim")
        return text

    def target(self, id: int) -> str:
        card = self.seen.get(id)
        return card.name if card is not None else ""


def colour_of(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)] if seat >= 0 else "white"


def with_cost(name: str) -> Text:
    text = Text(name + " ")
    text.append_text(worded(cost_words(printed(name).energy, printed(name).power)))
    return text
