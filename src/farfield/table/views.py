"""A game as a seat sees it, put into the structs and the language that travel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from msgspec import Raw
from msgspec.json import Encoder

from farfield.rules.ids import SLOTS
from farfield.rules.modes.lane_legends import LaneLegends, forecast, npc, thralls
from farfield.rules.symbols import symbol_of
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    EXTRA_PHASE,
    HIDE,
    INVITE,
    MOVE,
    PHASE_NAMES,
    PICK,
    PLAY,
    PUT_BACK,
    Q_DESTINATION,
    Q_LANE,
    QUESTION_NAMES,
    VERB_NAMES,
    QuestionKind,
    Verb,
)
from farfield.rules.view.views import ROLES
from farfield.table import seen
from farfield.words import kind_of, nameless
from farfield.words.calling import WATCHING, cost_words
from farfield.words.log_lines import LINES, doer
from farfield.words.messages import CardWords, Messages, Said
from farfield.words.telling import Line, Teller

if TYPE_CHECKING:
    from farfield.rules.game import Game
    from farfield.rules.state import Decision, Option
    from farfield.rules.view import (
        ArenaView,
        CardView,
        DecisionView,
        ItemView,
        OptionView,
        PlaceView,
        SeatView,
        SideView,
    )

VERBS: Final = {name: Verb(number) for number, name in enumerate(VERB_NAMES)}
"""Verbs of answers, by the names that travel."""
ABOUT_A_CARD: Final = (PLAY, ACTIVATE, MOVE, HIDE, PUT_BACK)
EVERYBODYS: Final = ("turn", "wins", "concedes")
"""Lines that name one seat and are about all lanes."""
ON_A_CHAIN: Final = ("plays", "uses")
"""Lines about what may go on a chain in another lane than one's own (LL 2.7)."""
ENCODER: Final = Encoder()
FIRST_OBJECT: Final = SLOTS
"""Names of objects begin here; smaller numbers are places, seats and amounts."""


def number_of_ask(number: int, taken_back: int) -> int:
    """From the view's number of a question to the one that travels, and back. The game gives numbers out again after
    taking back; on the wire a number never stands for two questions, so that no late answer meets another one."""
    return number ^ (taken_back * 0x9E3779B97F4A7 % 2**52)


def names_of_sides(names: Sequence[str], lanes: bool) -> list[str]:
    """Players by their names, then the NPCs by whose lane they are in."""
    if not lanes:
        return list(names)
    return [*names, *(["NPC"] if len(names) == 1 else [f"NPC ({name})" for name in names])]


class Sight:
    """Looks at one game for one seat, or for somebody who only watches, and says what is there in one language."""

    __slots__ = ("eyes", "game", "lanes", "messages", "names", "places", "seat", "taken_back", "teller")

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        seat: int,
        messages: Messages,
        places: dict[tuple[str, int, int, int], str] | None = None,
        taken_back: int = 0,
    ) -> None:
        self.taken_back = taken_back  # how often, so far
        self.places = places if places is not None else {}  # what places are called, by language, seat and card
        self.game = game
        self.seat = seat
        self.eyes = seat if seat != WATCHING else None
        self.messages = messages
        self.lanes = game.mode.name == "lanes"
        if seat == WATCHING:  # nobody who watches is meant by “you”
            names = [nameless.kept("player", 1) if name == nameless.kept("you") else name for name in names]
        self.names = names_of_sides([messages.called(name) for name in names], self.lanes)
        self.teller = Teller(game, self.names, seat)

    # --- the table

    def view(self, look: SeatView | None = None) -> seen.View:
        v = look if look is not None else self.game.view(self.eyes)
        return seen.View(
            self.seat,
            v.mode,
            dict(v.options),
            v.turn,
            v.turn_seat,
            v.first_seat,
            [*v.order],
            PHASE_NAMES[v.phase] if v.phase < len(PHASE_NAMES) else PHASE_NAMES[EXTRA_PHASE],
            self.messages.say(self.teller.phase(v.phase)),
            v.victory_score,
            [*v.winners],
            [self.side(x) for x in v.sides],
            [self.place(x) for x in v.places],
            [self.arena(x) for x in v.arenas],
        )

    def side(self, x: SideView) -> seen.Side:
        return seen.Side(
            x.index,
            self.names[x.index] if x.index < len(self.names) else "NPC",
            x.team,
            x.is_player,
            x.lost,
            x.points,
            x.xp,
            x.energy,
            [symbol_of(mask) for mask in x.power],
            x.cards_played,
            x.hand_count,
            cards(x.hand),
            x.deck_count,
            cards(x.deck),
            x.rune_deck_count,
            cards(x.rune_deck),
            x.sideboard_count,
            cards(x.pile),
            cards(x.trash),
            cards(x.banished),
            cards(x.champion),
            cards(x.legends),
            cards(x.runes),
        )

    def place(self, x: PlaceView) -> seen.Place:
        return seen.Place(
            x.index,
            x.arena,
            x.side,
            x.spot,
            self.place_name(x.index),
            None if x.card is None else card(x.card),
            x.controller,
            x.contested_by,
            x.showdown_staged,
            x.combat_staged,
            [k for k in range(x.scored.bit_length()) if x.scored >> k & 1],
            cards(x.units),
            cards(x.gear),
            cards(x.facedown),
        )

    def place_name(self, index: int) -> str:
        key = (self.messages.lang, self.seat, index, self.game.places[index].card)
        found = self.places.get(key)
        if found is None:
            found = self.places[key] = self.messages.say(self.teller.place(index))
        return found

    def arena(self, x: ArenaView) -> seen.Arena:
        closed = "closed" if x.chain else "open"
        over = x.combat_step > 0  # all have passed: damage and what follows have no focus
        return seen.Arena(
            x.index,
            f"showdown {closed}" if x.showdown >= 0 else f"neutral {closed}",  # type: ignore[arg-type]
            [self.item(item) for item in x.chain],
            x.showdown,
            bool(x.combat),
            x.combat_step,
            x.attacker,
            x.defender,
            -1 if over else x.focus,
            x.priority,
            x.done,
            [] if over and not x.chain else [*x.passed],
            x.waiting_for,
            self.forecast(x.index),
        )

    def forecast(self, index: int) -> seen.Forecast | None:
        mode = self.game.mode
        if not isinstance(mode, LaneLegends):
            return None
        x = forecast.of(self.game, index, mode.modifiers)
        advance = [self.game.name_for(self.eyes, id) for id in x.advance]
        return seen.Forecast(advance, x.second, self.game.name_for(self.eyes, x.wearer), x.merged, x.might)

    def item(self, x: ItemView) -> seen.Item:
        """A Strike that is used counts as a spell and goes by its own name (LL 6.1)."""
        name, words = x.name, ""
        if x.ability is thralls.STRIKE:
            name = thralls.STRIKE_NAME
        if x.ability is npc.DEFLECT_STRIKE:
            words = self.messages.get("token-strike-deflected")
        elif x.ability is not None:
            source = self.game.find(self.game.meant_by(self.eyes, x.source))
            kind = kind_of(source.printed) if source is not None else "unit"
            words = self.messages.say(CardWords(x.ability, kind))
        return seen.Item(x.id, x.seat, x.source, name, x.card, words, x.finalized, x.destination, x.modes, x.targets)

    # --- the questions

    def asks(self, look: SeatView) -> list[seen.Ask]:
        """What the seat may answer: where it is waited for first, then for its team, then where it may step in."""
        self.teller.keep_still()
        found = [self.ask(x, x.asked.seat == self.seat) for x in look.decisions]
        found.sort(key=lambda ask: not ask.waited)
        return [*found, *[self.ask(x, False) for x in look.offers]]

    def answer(self, decision: Decision, option: Option) -> str:
        """An answer of the seat in words."""
        look = next(x for x in self.game.view(self.seat).decisions if x.asked.id == decision.id)
        return self.ask(look, True).options[decision.options.index(option)].text

    def ask(self, x: DecisionView, waited: bool) -> seen.Ask:
        decision = x.asked
        say = self.messages.say
        more = self.teller.how_many(decision)
        words = self.teller.context(decision)
        return seen.Ask(
            self.number(x),
            x.arena,
            QUESTION_NAMES[x.kind],
            say(self.teller.question(decision)),
            "" if more is None else say(more),
            "" if words is None else say(words),
            x.clause,
            x.subject,
            x.least,
            x.most,
            x.picked,
            self.choices(decision, x.options),
            decision.others != 0,
            waited,
        )

    def number(self, x: DecisionView) -> int:
        """Of a question, as it travels."""
        return number_of_ask(x.id, self.taken_back)

    def choices(self, decision: Decision, options: Sequence[OptionView]) -> list[seen.Choice]:
        out: list[seen.Choice] = []
        texts: dict[str, list[seen.Choice]] = {}
        for real, option, said in zip(decision.options, options, self.teller.options(decision)):
            text = self.messages.say(said)
            choice = seen.Choice(VERB_NAMES[option.verb], option.a, option.b, text)
            self._point(choice, decision.kind, option)
            if option.verb == PLAY:
                printed = self.game.card(real.thing).printed
                choice.cost = cost_words(printed.energy, printed.power)
            out.append(choice)
            texts.setdefault(text, []).append(choice)
        for twins in texts.values():
            if len(twins) > 1:
                for number, choice in enumerate(twins, start=1):
                    choice.text = f"{choice.text} #{number}"
        return out

    @staticmethod
    def _point(choice: seen.Choice, kind: QuestionKind, option: OptionView) -> None:
        """What an option is about, for the client to mark."""
        verb, a = option.verb, option.a
        if verb in ABOUT_A_CARD or (verb == PICK and a >= FIRST_OBJECT):
            choice.cards = [a]
        elif verb == AT:
            choice.place = a
        elif verb == INVITE or (verb == PICK and a < 0):
            if kind == Q_LANE:
                choice.lane = -a - 1
            elif kind == Q_DESTINATION:
                choice.place = -a - 1
            else:
                choice.seat = -a - 1

    # --- what happened

    def lines(self, since: int, before: int | None = None) -> list[seen.Line]:
        """The lines of the log from this number on."""
        out: list[seen.Line] = []
        self.teller.keep_still()
        for n, event in enumerate(self.game.events_for(self.eyes, since), start=since):
            if before is not None and n >= before:
                break
            out.append(self.line(n, event))
        return out

    def line(self, n: int, event: Line) -> seen.Line:
        text = self.messages.say(self.teller.happening(event))
        return seen.Line(
            n,
            text,
            event.kind,
            event.turn,
            self.lane_of(event),
            event.clause,
            [*event.objects],
            event.names,
            event.args,
            doer(event.kind, event.args),
        )

    def lane_of(self, event: Line) -> int:
        """Which lane a line is about: its places say so, or the chain it is on, or whose doing it is, or its cards."""
        if not self.lanes:
            return 0
        game = self.game
        roles = LINES.get(event.kind, ())
        for role, value in zip(roles, event.args):
            if role in ("at", "to", "from") and 0 <= value < len(game.places):
                return game.places[value].arena
        if event.kind in EVERYBODYS:
            return -1
        if event.kind not in ON_A_CHAIN:
            for role, value in zip(roles, event.args):
                if role == "who" and 0 <= value < len(game.sides):
                    return game.sides[value].arena
        return event.arena if len(game.arenas) > 1 else 0

    def said(self, said: Said) -> str:
        return self.messages.say(said)


def cards(views: Sequence[CardView]) -> list[seen.Card]:
    return [card(x) for x in views] if views else []


def card(x: CardView) -> seen.Card:
    """As it travels, in no language: what looks as it did at the last look is not put into JSON again."""
    if x.told is None:
        x.told = Raw(ENCODER.encode(_card(x)))
    return cast("seen.Card", x.told)


def _card(x: CardView) -> seen.Card:
    if not x.on_board or x.hidden_on >= 0:
        out = seen.Card(x.id, x.name, x.owner, x.controller, x.on_board, x.public, x.position, x.dealt_next)
        out.hidden_on = x.hidden_on
        return out
    return seen.Card(
        x.id,
        x.name,
        x.owner,
        x.controller,
        True,
        x.public,
        x.position,
        x.dealt_next,
        x.might,
        x.keywords if any(x.kw) else {},
        x.copy_of,
        x.exhausted,
        x.stunned,
        x.damage,
        x.buffs,
        x.empowered,
        x.prevent,
        x.counters or [],
        ROLES[x.role],  # type: ignore[arg-type]
        x.attached_to,
        x.attachments,
    )


def names_in(look: SeatView) -> set[str]:
    """The names of all cards in a view."""
    out: set[str] = set()
    for side in look.sides:
        for pile in (
            side.hand, side.deck, side.pile, side.trash, side.banished, side.champion, side.legends, side.runes,
            side.rune_deck,
        ):  # fmt: skip
            if pile:
                out.update([x.name for x in pile])
    for place in look.places:
        if place.card is not None:
            out.add(place.card.name)
        for pile in (place.units, place.gear, place.facedown):
            if pile:
                out.update([x.name for x in pile])
    for arena in look.arenas:
        for item in arena.chain:
            out.add(item.name)
    return out
