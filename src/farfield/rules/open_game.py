"""A game with all cards open: how it stands and what lies where, for whoever may see it.

Records, words and tests read it, and programs the games they have imagined for their seat; what a seat may know of a
game that goes on is `Game.view`. Everything here is to be looked at and never to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import layers, scoring
from .abilities import granted
from .abilities.replacements import Replacing
from .deciding import options
from .ids import ObjectId, PlaceId, SeatId
from .knowing import at_a_glance, plain_names, statehash
from .playing import program_of, ways_to_play
from .state import SLOT_MASK, Card, Decision, Happening, Option
from .terms import GAME_OVER, MAIN_SPEED, TRASH, KeywordKind, Phase, Speed

if TYPE_CHECKING:
    from .effects.kinds_of_ability import Activated, Keyword
    from .effects.kinds_of_ability.replacing import Replacement
    from .effects.parts import Ability
    from .effects.program import Program
    from .modes.mode import Mode
    from .printed import Printed
    from .state import Arena, Item, Lasting, Place, Side, State
    from .turn.frames import Frame


class OpenGame:
    """What there is to see of a `Game`."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    # --- how the game stands

    @property
    def mode(self) -> Mode:
        return self.state.mode

    @property
    def seed(self) -> int:
        """Where all its chance comes from: secret while the game runs, `released_seed` is what may be shown."""
        return self.state.seed

    @property
    def players(self) -> int:
        """How many play: the first so many of `sides`; those after them are NPCs."""
        return self.state.players

    @property
    def order(self) -> Sequence[SeatId]:
        """The seats in turn order."""
        return self.state.order

    @property
    def first_seat(self) -> SeatId:
        """Who took the first turn."""
        return self.state.first_seat

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self.state.turn

    @property
    def turn_seat(self) -> SeatId:
        """Whose turn it is."""
        return self.state.turn_seat

    @property
    def phase(self) -> Phase:
        """AWAKEN, BEGINNING … of `terms`."""
        return self.state.phase

    @property
    def steps(self) -> int:
        """How many steps it has gone: a number for programs that want other dice at each."""
        return self.state.steps

    @property
    def over(self) -> bool:
        return self.state.phase == GAME_OVER

    @property
    def victory_score(self) -> int:
        """The points that win, with whatever texts change about them."""
        return scoring.victory_score(self.state)

    @property
    def winners(self) -> list[SeatId]:
        """Seats that have won; empty while the game runs, and when all have lost."""
        return self.state.game_won_by

    @property
    def ended_by(self) -> str:
        """By what the game ended, where it was not by points: `concession`, `burn out` …"""
        return self.state.loser_reason

    def wishes(self, seat: int) -> int:
        """How a seat wants to be asked, as bits (`wishes.PREF_…`); `wish` changes it."""
        return self.state.prefs[seat]

    # --- the table as it lies

    @property
    def sides(self) -> Sequence[Side]:
        """Players and then NPCs, each with its zones, points, XP and pool."""
        return self.state.sides

    @property
    def places(self) -> Sequence[Place]:
        """Bases and battlefields with what is at them; the first so many are the bases of the sides."""
        return self.state.places

    @property
    def battlefields(self) -> Sequence[PlaceId]:
        """Which of the places are battlefields in play."""
        return self.state.battlefields

    @property
    def arenas(self) -> Sequence[Arena]:
        """Chain, showdown and combat: one arena in a Duel, one for each lane in Lane Legends."""
        return self.state.arenas

    @property
    def lasting(self) -> Sequence[Lasting]:
        """Effects of what has resolved that still last."""
        return self.state.lasting

    def objects(self) -> list[Card]:
        """Every object there is, in no order that means anything."""
        return [card for card in self.state.cards if card.id > 0]

    def find(self, id: int) -> Card | None:
        """The object of this id, or None: any number may be asked about."""
        s = self.state
        return s.find(ObjectId(id)) if id > 0 and id & SLOT_MASK < len(s.cards) else None

    def card(self, id: int) -> Card:
        """The object of this id as it is, or as it last was (CR 359.3.e.13)."""
        return self.state.card(ObjectId(id))

    def last_known(self, id: int) -> Card | None:
        """The same; None if nobody remembers it any more."""
        return self.state.last_known(ObjectId(id))

    def face_of(self, id: int) -> Printed | None:
        """The face of an object that did something, also when it has gone on to another zone that all can see."""
        return self.state.face_of(ObjectId(id)) if id > 0 else None

    def might(self, id: int) -> int:
        """The Might of an object as it is now."""
        return layers.might(self.state, self.state.card(ObjectId(id)))

    def keyword(self, id: int, keyword: KeywordKind) -> int:
        """The value of a keyword that an object has; 0 if it has it not."""
        return layers.keyword(self.state, self.state.card(ObjectId(id)), keyword)

    def activated(self, id: int) -> list[Activated]:
        """The activated abilities of an object, in the order that options number them."""
        return granted.activated(self.state, self.state.card(ObjectId(id)))

    def played_by(self, seat: int, id: int, way: int) -> Ability | None:
        """The text by which an option plays a card in this way, where it must be told from another one; else None."""
        s = self.state
        card = s.card(ObjectId(id))
        by = ways_to_play.permit(s, s.arenas[s.sides[seat].arena], s.sides[seat].index, card, way)
        if by is not None:
            return by.ability
        return granted.flows(s, card)[way] if card.zone == TRASH and ways_to_play.usual(s, card) > 1 else None

    def repeats(self, id: int) -> list[Keyword]:
        """Each Repeat of a card that is played, in the order that it is asked for: its own, then what it is given."""
        return granted.repeats(self.state, self.state.card(ObjectId(id)))

    def destinations(self, unit: int, arena: int) -> list[PlaceId]:
        """Where a unit could go by a Standard Move that begins in this arena."""
        s = self.state
        return options.destinations(s, s.arenas[arena], s.card(ObjectId(unit)))

    def on_chain(self, id: int) -> Item | None:
        """The item of this number on a chain."""
        return plain_names.chain_item(self.state, ObjectId(id))

    def text_of(self, item: Item) -> Program | None:
        """The text that something on the chain carries out, if it has one."""
        return program_of(self.state, item)

    def object_name(self, id: int, seat: int) -> str:
        """An object as a seat would point at it in plain English: name, whose and where, as far as the seat knows."""
        return plain_names.object_name(self.state, ObjectId(id), seat)

    def place_name(self, index: int, seat: int) -> str:
        """A place as a seat calls it: `base`, `seat 1's base`, or the battlefield's name."""
        return plain_names.place_name(self.state, index, seat)

    def marks(self, id: int) -> str:
        """What tells an object from its like: ` (exhausted, damage 2)`; nothing for a plain one."""
        return plain_names.marks(self.state, ObjectId(id))

    def word(self, number: int) -> str:
        """What an option to name something stands for (CR 759)."""
        return self.state.lexicon.words[number]

    def work(self, decision: Decision) -> Frame | None:
        """What the rules are in the middle of where a decision is asked; None if that is nothing in particular."""
        stack = self.state.arenas[decision.arena].stack
        return stack[-1] if stack else None

    def replacements(self, decision: Decision) -> list[tuple[int, Replacement]]:
        """The replacements that a decision offers, in this order, or the one it is about: card and text of each."""
        frame = self.work(decision)
        if not isinstance(frame, Replacing):
            return []
        s = self.state
        return [(x.card(s), x.ability) for x in frame.asked_about(s, s.arenas[decision.arena])]

    def main_options(self, seat: int) -> list[Option]:
        """What a seat can do in its Main Phase as the table lies, asked or not."""
        s = self.state
        return options.main_options(s, s.arenas[s.sides[seat].arena], SeatId(seat))

    def energy_cost(self, card: int) -> int:
        """The printed Energy cost of a card."""
        found = self.find(card)
        return found.printed.energy if found is not None else 0

    def card_speed(self, card: int) -> Speed:
        """Main, Action or Reaction, as printed on a card."""
        found = self.find(card)
        return found.printed.speed if found is not None else MAIN_SPEED

    def standing(self) -> at_a_glance.Standing:
        """Points, hands, Might by place: what everybody can count, quickly, for programs."""
        return at_a_glance.of(self.state)

    def events(self) -> list[Happening]:
        """What happened so far, in full; `events_for` is what a seat may know of it."""
        return self.state.events if self.state.events is not None else []

    def hash(self) -> int:
        """A number that is equal for equal games, on every Python, compiled or not."""
        return statehash.of(self.state)

    def stand(self) -> statehash.Stand:
        """How it stands, for others to be compared with; this one must not go on."""
        return statehash.Stand(self.state)

    def stands_as(self, other: statehash.Stand) -> bool:
        """Whether it stands as another one does, whatever was asked until then."""
        return other.is_of(self.state)
