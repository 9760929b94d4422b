"""What a player may type in Lane Legends besides the usual: turn to a lane, look at a pile, see the settings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from farfield.cards.facts import facts
from farfield.cards.names import name_key
from farfield.cli.cards import cost_of, kind_of
from farfield.cli.news import hanging
from farfield.cli.terminal import worded
from farfield.decks import Deck, substitutes
from farfield.errors import excerpt
from farfield.games import Settings
from farfield.games.modes import LANE_PRESETS
from farfield.rules.modes.table_options import LANE_OPTIONS
from farfield.rules.state import Decision
from farfield.rules.terms import MAIN, Q_FOCUS, Q_HELP, Q_MAIN, Q_PRIORITY
from farfield.words.messages import Argument, Listed, Said

if TYPE_CHECKING:
    from farfield.cli.session import Session

HOW_TO = ("table", "winning", "time", "dealing", "types", "fighting", "moving", "helping", "advice", "rulings")


def how_to_play(session: Session) -> None:
    """The rules on one page, as they are in this game, for somebody who has read the document or nothing at all."""
    session.tell("lanes-title", "bold")
    agreed = dict(session.game.view(None).options)
    known: dict[str, Argument] = {
        "from": "sideboard" if "sideboard-first" in agreed else "deck",
        "icons": "cost" if "printed-cost-only" in agreed else "all",
        "runes": "recycled" if "recycle-costs" in agreed else "exhausted",
        "goal": session.game.victory_score,
        "lane": session.commands.word("lane"),
        "rule": session.commands.word("rule"),
    }
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column()
    for name in HOW_TO:
        table.add_row("–", worded(session.say(f"lanes-{name}", **known)))
    session.console.print(table)
    if agreed:
        session.tell("table-own")
        tell_modifiers(session, agreed.items())


def tell_modifiers(session: Session, agreed: Iterable[tuple[str, str]]) -> None:
    """A sentence for each modifier of the table, with its clause."""
    clauses = {option.name: option.clause for option in LANE_OPTIONS}
    for name, value in agreed:
        words = f"{session.say(f'modifier-{name}', value=value)} [{clauses.get(name, 'LL 9')}]"
        session.console.print(hanging(words, ""))


def tell_table(session: Session) -> None:
    """What the table agreed on, a sentence for each; and which battlefields stand in beside which deck's own."""
    settings = session.game.origin
    if not isinstance(settings, Settings):
        return
    preset = next((name for name, options in LANE_PRESETS.items() if options == settings.options), "")
    if preset:
        session.tell("table-preset", preset=Said(f"preset-{preset}"))
    else:
        session.tell("table-own")
    tell_modifiers(session, settings.options)
    for seat, name in zip(settings.seats, session.names):
        added = standing_in(seat.deck)
        if added:
            own = next(field for field in seat.deck.battlefields if field not in added)
            session.tell("table-substitutes", who=name, own=own, list=Listed(added))


def standing_in(deck: Deck) -> tuple[str, ...]:
    """The battlefields a starter deck plays with that are not its own; a table keeps the deck as it is played."""
    for own in deck.battlefields:
        added = substitutes(replace(deck, battlefields=(own,)))
        if added and {own, *added} == set(deck.battlefields):
            return added
    return ()


def overview(session: Session, seat: int) -> None:
    """What every lane waits for, and where this seat may step in."""
    teller = session.teller(seat)
    view = session.game.view(seat)
    open_now = {x.arena: x for x in session.game.decisions()}
    offers = {x.arena for x in session.game.offers(seat)}
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for arena in view.arenas:
        said: list[str] = []
        asked = open_now.get(arena.index)
        if asked is not None:
            said.append(session.say("lane-waits", question=teller.about(asked.kind), **teller.person(asked.seat)))
        elif arena.done and view.phase == MAIN:
            said.append(session.say("lane-finished"))
        else:
            said.append(session.say("lane-quiet"))
        for other in range(len(session.names)):
            if session.game.arenas[arena.index].held >> other & 1:
                said.append(session.say("lane-held", **teller.person(other)))
        if arena.index in offers:
            command = f"{session.commands.word('lane')} {session.names[arena.index]}"
            said.append(session.say("lane-help", command=command))
        table.add_row(session.messages.say(teller.lane_of(arena.index)), "; ".join(said))
    session.console.print(table)


def show_other_lanes(session: Session, decision: Decision) -> None:
    """How to get from here to what could be done in another lane, and how others get here."""
    seat, arena, names = decision.seat, decision.arena, session.names
    lane = session.commands.word("lane")
    if session.elsewhere is not None and session.elsewhere[0] == seat:
        _, card, others = session.elsewhere
        found = tuple(names[other] for other in others)
        undo_word = session.commands.word("undo")
        session.tell("lane-elsewhere", "dim", card=card, list=Listed(found), undo=undo_word, lane=f"{lane} {found[0]}")
    if decision.kind == Q_HELP:
        session.tell("lane-back", "dim", lane=lane)
        other = session.who_acts_in(arena, decision)
        if other not in (-1, seat):
            session.tell("lane-hand-over", "dim", lane=f"{lane} {names[arena]}", name=names[other])
    elif decision.kind == Q_MAIN and len(decision.options) == 1 and session.offers(seat):
        overview(session, seat)  # all there is to do is in other lanes
    elif decision.kind in (Q_FOCUS, Q_PRIORITY):
        able = session.who_could_help(arena)
        people = [names[x] for x in able if x in session.people]
        if people:
            other = session.who_acts_in(arena, decision)
            hand_over: dict[str, Argument] = {"lane": f"{lane} {names[arena]}", "name": names[other]}
            session.tell("lane-could-help", "dim", list=Listed(tuple(people)), n=len(people), **hand_over)
        elif able and len(decision.options) == 1:
            programs = [names[x] for x in able]
            session.tell("lane-no-help", "dim", list=Listed(tuple(programs)), n=len(programs))


class LaneCommands:
    def __init__(self, session: Session) -> None:
        self.session = session

    def lane(self, rest: str, decision: Decision) -> str | None:
        """What is open in all lanes; with a name, turn to that lane; once more, hand the keyboard to who is there."""
        session = self.session
        if not rest:
            session.wanted_lane = -1
            if decision.kind == Q_HELP:  # back to what is waited for
                session.turned_down.add(decision.id)
                return None
            overview(session, decision.seat)
            return ""
        seat = self.called(rest)
        if seat < 0:
            return session.say("lane-unknown", text=excerpt(rest), list=Listed(tuple(session.names)))
        by = session.who_acts_in(seat, decision)
        if by >= 0:
            session.wanted_lane = seat
            session.wanted_by = by
            session.drawn = -1
            return None
        return session.say("lane-nothing", **session.teller(decision.seat).person(seat))

    def pile(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        seat = self.called(rest) if rest else decision.seat
        if seat < 0:
            return session.say("lane-unknown", text=excerpt(rest), list=Listed(tuple(session.names)))
        pile = session.game.view(decision.seat).sides[seat].pile
        if not pile:
            return session.say("pile-empty")
        person = session.teller(-1).person(seat)
        session.console.print(Text(session.say("pile-title", **person), style="bold"))
        table = Table.grid(padding=(0, 2))
        for _ in range(3):
            table.add_column()
        for card in reversed(pile):
            face = facts(card.name)
            table.add_row(card.name, Text(kind_of(face, session.messages), style="dim"), worded(cost_of(face)))
        session.console.print(table)
        return ""

    def settings(self, rest: str, decision: Decision) -> str | None:
        tell_table(self.session)
        return ""

    def leave(self, rest: str, decision: Decision) -> str | None:
        """LL 3.2, a table option: if all others agree, a program takes the seat over and the game goes on."""
        session = self.session
        if len(session.people) < 2:
            return session.say("leave-alone", word=session.commands.word("concede"))
        if not session.commands.confirmed("leave"):
            return session.say("leave-sure", word=session.commands.word("leave"))
        session.give_to_program(decision.seat)
        session.print(session.say("leave-done", who=session.names[decision.seat]))
        return None

    def called(self, text: str) -> int:
        """The seat somebody means by a name, a part of it that fits no other, or a number from 1; -1 if it is none."""
        names = self.session.names
        if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(names):
            return int(text) - 1
        key = name_key(text)
        same = [i for i, name in enumerate(names) if name_key(name) == key]
        near = same or [i for i, name in enumerate(names) if key and name_key(name).startswith(key)]
        near = near or [i for i, name in enumerate(names) if key and key in name_key(name)]
        return near[0] if len(near) == 1 else -1
