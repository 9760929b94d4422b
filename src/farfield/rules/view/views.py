"""What a seat may know of cards, places, sides, the chain and questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import scoring
from ..compiling import mypyc_attr
from ..ids import NO_PLACE, NOBODY
from ..state import H_CARDS, Decision, Option
from ..symbols import symbol_of
from ..terms import KEYWORD_NAMES, PHASE_NAMES, QUESTION_NAMES, VERB_NAMES, Verb
from . import board

if TYPE_CHECKING:
    from ..effects.parts import Ability
    from ..ids import SeatId
    from ..knowing.visibility import Alias
    from ..state import Arena, Place, Side, State


ROLES = ("", "attacker", "defender")
NO_KEYWORDS: list[int] = []


@mypyc_attr(acyclic=True)
class CardView:
    """A card or other object. Without a name it is one the viewer does not know: then nothing else of it is known."""

    __slots__ = (
        "attached_to", "attachments", "buffs", "controller", "copy_of", "counters", "damage", "dealt_next", "empowered",
        "exhausted", "hidden_on", "id", "kw", "might", "name", "on_board", "owner", "position", "prevent", "public",
        "role", "stunned", "told",
    )  # fmt: skip

    def __init__(self, id: int, name: str, owner: SeatId, controller: SeatId) -> None:
        self.id = id
        self.name = name  # of its face as it is now
        self.owner = owner
        self.controller = controller
        self.public = False  # everybody knows it
        self.on_board = False  # what follows says something only then
        self.position = -1  # in a deck: how many cards lie above it
        self.dealt_next = False  # in a deck: as things are, the mode itself takes this one next
        self.copy_of = ""  # what is really printed on it, where its face is another's
        self.exhausted = False
        self.stunned = False
        self.damage = 0
        self.might = 0
        self.kw: list[int] = NO_KEYWORDS  # a value for each keyword
        self.buffs = 0
        self.empowered = 0
        self.prevent = 0
        self.counters: list[int] | None = None
        self.role = 0
        self.attached_to = 0
        self.attachments: list[int] = NO_KEYWORDS
        self.hidden_on = -1  # facedown: the turn it was hidden on
        self.told: object = None  # what whoever tells it has made of it, to tell it again; not part of `plain()`

    def __repr__(self) -> str:
        return f"<{board.short(self)}>"

    @property
    def keywords(self) -> dict[str, int]:
        """The keywords it has now, with their values."""
        return {KEYWORD_NAMES[k]: self.kw[k] for k in range(len(self.kw)) if self.kw[k]}

    def plain(self) -> dict[str, object]:
        out: dict[str, object] = {"id": self.id, "name": self.name, "owner": self.owner}
        if self.position >= 0:
            out["position"] = self.position
        if self.dealt_next:
            out["dealt_next"] = True
        if not self.public:
            out["public"] = False
        if not self.on_board:
            return out
        out["controller"] = self.controller
        if self.hidden_on >= 0:
            out["hidden_on"] = self.hidden_on
            return out
        out["might"] = self.might
        if self.kw:
            out["keywords"] = self.keywords
        if self.copy_of:
            out["copy_of"] = self.copy_of
        if self.exhausted:
            out["exhausted"] = True
        if self.stunned:
            out["stunned"] = True
        if self.damage:
            out["damage"] = self.damage
        if self.buffs:
            out["buffs"] = self.buffs
        if self.empowered:
            out["empowered"] = self.empowered
        if self.prevent:
            out["prevent"] = self.prevent
        if self.counters:
            out["counters"] = self.counters
        if self.role:
            out["role"] = ROLES[self.role]
        if self.attached_to:
            out["attached_to"] = self.attached_to
        if self.attachments:
            out["attachments"] = self.attachments
        return out


@mypyc_attr(acyclic=True)
class PlaceView:
    """A base (`side` is whose) or a battlefield (`side` is -1 and `card` its own object)."""

    __slots__ = (
        "arena", "card", "combat_staged", "contested_by", "controller", "facedown", "gear", "index", "scored",
        "showdown_staged", "side", "spot", "units",
    )  # fmt: skip

    def __init__(self, place: Place) -> None:
        self.index = place.index
        self.arena = place.arena
        self.side = place.side
        self.spot = place.lane_spot  # where in its lane, counted from its player's base; 0 where there are no lanes
        self.card: CardView | None = None
        self.controller = place.controller
        self.contested_by = place.contested_by
        self.showdown_staged = place.showdown_staged
        self.combat_staged = place.combat_staged
        self.scored = place.scored
        self.units: list[CardView] = []
        self.gear: list[CardView] = []
        self.facedown: list[CardView] = []

    def __repr__(self) -> str:
        if self.side >= 0:
            return f"<Base of side {self.side}: {board.all_there(None, self)}>"
        return f"<{board.place_line(None, self)}>"

    def plain(self) -> dict[str, object]:
        return {
            "index": self.index,
            "arena": self.arena,
            "side": self.side,
            "spot": self.spot,
            "card": None if self.card is None else self.card.plain(),
            "controller": self.controller,
            "contested_by": self.contested_by,
            "showdown_staged": self.showdown_staged,
            "combat_staged": self.combat_staged,
            "scored_by": [k for k in range(self.scored.bit_length()) if self.scored >> k & 1],
            "units": [x.plain() for x in self.units],
            "gear": [x.plain() for x in self.gear],
            "facedown": [x.plain() for x in self.facedown],
        }


@mypyc_attr(acyclic=True)
class SideView:
    """A player or an NPC side. Of hand and decks: how many cards, and those the viewer knows."""

    __slots__ = (
        "banished", "cards_played", "champion", "deck", "deck_count", "earmarks", "energy", "hand", "hand_count",
        "index", "is_player", "legends", "lost", "pile", "points", "power", "rune_deck", "rune_deck_count", "runes",
        "sideboard_count", "team", "trash", "xp",
    )  # fmt: skip

    def __init__(self, side: Side) -> None:
        self.index = side.index
        self.team = side.team
        self.is_player = side.is_player
        self.lost = side.lost
        self.points = side.points
        self.xp = side.xp
        self.energy = side.energy
        self.power = side.power[:]
        self.earmarks: list[list[int]] = [[m.only, m.energy, *m.power] for m in side.earmarks]
        self.cards_played = side.history[H_CARDS]  # this turn
        self.hand_count = len(side.hand)
        self.hand: list[CardView] = []
        self.deck_count = len(side.deck)
        self.deck: list[CardView] = []
        self.rune_deck_count = len(side.rune_deck)
        self.rune_deck: list[CardView] = []
        self.sideboard_count = len(side.sideboard)  # only where the mode plays with sideboards
        self.pile: list[CardView] = []  # what a mode keeps beside the board for all to see: the Enthralled Pile
        self.trash: list[CardView] = []
        self.banished: list[CardView] = []
        self.champion: list[CardView] = []
        self.legends: list[CardView] = []
        self.runes: list[CardView] = []

    def __repr__(self) -> str:
        return f"<{board.side_line(self)}>"

    def plain(self) -> dict[str, object]:
        return {
            "index": self.index,
            "team": self.team,
            "is_player": self.is_player,
            "lost": self.lost,
            "points": self.points,
            "xp": self.xp,
            "energy": self.energy,
            "power": [symbol_of(x) for x in self.power],
            "earmarks": self.earmarks,
            "cards_played": self.cards_played,
            "hand_count": self.hand_count,
            "hand": [x.plain() for x in self.hand],
            "deck_count": self.deck_count,
            "deck": [x.plain() for x in self.deck],
            "rune_deck_count": self.rune_deck_count,
            "rune_deck": [x.plain() for x in self.rune_deck],
            "sideboard_count": self.sideboard_count,
            "pile": [x.plain() for x in self.pile],
            "trash": [x.plain() for x in self.trash],
            "banished": [x.plain() for x in self.banished],
            "champion": [x.plain() for x in self.champion],
            "legends": [x.plain() for x in self.legends],
            "runes": [x.plain() for x in self.runes],
        }


@mypyc_attr(acyclic=True)
class ItemView:
    """A card or ability on the chain. `targets`: what its choices hold: objects; -1 - n is place or player n."""

    __slots__ = (
        "ability", "card", "destination", "finalized", "id", "modes", "name", "number", "paid", "repeats", "seat",
        "source", "targets",
    )  # fmt: skip

    def __init__(self, id: int, seat: SeatId, source: int, name: str) -> None:
        self.id = id
        self.seat = seat
        self.source = source
        self.name = name  # of the card, or of the ability's source
        self.card = False  # a card is played; otherwise an ability is used or has triggered
        self.ability: Ability | None = None  # for putting it into words; not part of `plain()`
        self.number = -1  # which of its source's abilities
        self.finalized = False
        self.destination = NO_PLACE
        self.modes: list[int] = NO_KEYWORDS
        self.paid = 0
        self.repeats = 0
        self.targets: list[list[int]] = []

    def __repr__(self) -> str:
        return f"<{self.name if self.card else f'An ability of {self.name}'} on the chain, of side {self.seat}>"

    def plain(self) -> dict[str, object]:
        return {
            "id": self.id,
            "seat": self.seat,
            "source": self.source,
            "name": self.name,
            "card": self.card,
            "number": self.number,
            "finalized": self.finalized,
            "destination": self.destination,
            "modes": self.modes,
            "paid": self.paid,
            "repeats": self.repeats,
            "targets": self.targets,
        }


@mypyc_attr(acyclic=True)
class OptionView:
    """A possible answer, with the viewer's names of what it is about."""

    __slots__ = ("a", "b", "verb")

    def __init__(self, verb: Verb, a: int, b: int) -> None:
        self.verb = verb
        self.a = a
        self.b = b

    def __repr__(self) -> str:
        return repr(Option(self.verb, self.a, self.b))

    def plain(self) -> list[object]:
        return [VERB_NAMES[self.verb], self.a, self.b]


@mypyc_attr(acyclic=True)
class DecisionView:
    """A question to the viewer."""

    __slots__ = ("arena", "asked", "clause", "id", "kind", "least", "most", "options", "picked", "subject")

    def __init__(self, alias: Alias, q: Decision) -> None:
        self.asked = q  # for putting it into words; not part of `plain()`
        self.id = alias.of_decision(q.id)
        self.arena = q.arena
        self.kind = q.kind
        self.subject = alias.of(q.subject)
        self.clause = q.clause
        self.least = q.least
        self.most = q.most
        self.options = [option_view(alias, x) for x in q.options]
        self.picked: list[int] = NO_KEYWORDS  # what was already picked, where one is asked several times

    def __repr__(self) -> str:
        return f"<{QUESTION_NAMES[self.kind]} ({self.clause}): {', '.join(repr(x)[8:-1] for x in self.options)}>"

    def plain(self) -> dict[str, object]:
        return {
            "id": self.id,
            "arena": self.arena,
            "kind": QUESTION_NAMES[self.kind],
            "subject": self.subject,
            "clause": self.clause,
            "least": self.least,
            "most": self.most,
            "picked": self.picked,
            "options": [x.plain() for x in self.options],
        }


@mypyc_attr(acyclic=True)
class ArenaView:
    """Where one chain runs, who may act there and whom it waits for."""

    __slots__ = (
        "attacker", "chain", "combat", "combat_step", "defender", "done", "focus", "guests", "index", "passed",
        "priority", "showdown", "waiting_for",
    )  # fmt: skip

    def __init__(self, a: Arena) -> None:
        self.index = a.index
        self.chain: list[ItemView] = []
        self.showdown = a.showdown  # the battlefield with the ongoing showdown, -1 for none
        self.combat = a.combat
        self.combat_step = a.combat_step
        self.attacker = a.attacker
        self.defender = a.defender
        self.guests = [seat for seat in range(a.guests.bit_length()) if a.guests & (1 << seat)]  # invited to the combat
        self.focus = a.focus
        self.done = a.done  # whoever takes the turn here has finished it
        self.priority = NOBODY  # who may react now
        self.passed: list[SeatId] = []  # who has passed in a row, of priority or else of focus
        self.waiting_for = NOBODY if a.question is None else a.question.seat

    def __repr__(self) -> str:
        return f"<Arena {self.index}: {self.state}, {len(self.chain)} on the chain, waiting for {self.waiting_for}>"

    @property
    def state(self) -> str:
        """The state of the turn (CR 308-310)."""
        return ("showdown " if self.showdown >= 0 else "neutral ") + ("closed" if self.chain else "open")

    def plain(self) -> dict[str, object]:
        return {
            "index": self.index,
            "state": self.state,
            "chain": [x.plain() for x in self.chain],
            "showdown": self.showdown,
            "combat": self.combat,
            "combat_step": self.combat_step,
            "attacker": self.attacker,
            "defender": self.defender,
            "guests": self.guests,
            "focus": self.focus,
            "done": self.done,
            "priority": self.priority,
            "passed": self.passed,
            "waiting_for": self.waiting_for,
        }


@mypyc_attr(acyclic=True)
class SeatView:
    """Everything a seat may know at this moment. `seat` is None for somebody who only watches."""

    __slots__ = (
        "arenas", "decisions", "first_seat", "mode", "offers", "options", "order", "phase", "places", "seat", "sides",
        "turn", "turn_seat", "victory_score", "winners",
    )  # fmt: skip

    def __init__(self, s: State, seat: int | None) -> None:
        self.seat = seat
        self.mode = s.mode.name
        self.options = s.mode.table_options()  # what the table agreed on: names and values
        self.turn = s.turn
        self.turn_seat = s.turn_seat
        self.first_seat = s.first_seat
        self.order = s.order[:]
        self.phase = s.phase
        self.victory_score = scoring.victory_score(s)  # the one that counts, texts included
        self.winners = s.game_won_by[:]
        self.sides: list[SideView] = []
        self.places: list[PlaceView] = []
        self.arenas: list[ArenaView] = []
        self.decisions: list[DecisionView] = []
        self.offers: list[DecisionView] = []  # what the seat may do although nobody waits for it

    def __repr__(self) -> str:
        who = "a watcher" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {board.headline(self)}>"

    def __str__(self) -> str:
        """The board in plain text."""
        return board.board(self)

    @property
    def waiting_for(self) -> list[SeatId]:
        """The seats somebody waits for."""
        return sorted({a.waiting_for for a in self.arenas if a.waiting_for >= 0})

    def plain(self) -> dict[str, object]:
        """The same as dicts, lists, strings and numbers, ready for JSON."""
        return {
            "seat": self.seat,
            "mode": self.mode,
            "options": dict(self.options),
            "turn": self.turn,
            "turn_seat": self.turn_seat,
            "first_seat": self.first_seat,
            "order": self.order,
            "phase": PHASE_NAMES[self.phase] if self.phase < len(PHASE_NAMES) else str(self.phase),
            "victory_score": self.victory_score,
            "winners": self.winners,
            "sides": [x.plain() for x in self.sides],
            "places": [x.plain() for x in self.places],
            "arenas": [x.plain() for x in self.arenas],
            "decisions": [x.plain() for x in self.decisions],
            "offers": [x.plain() for x in self.offers],
        }


def option_view(alias: Alias, option: Option) -> OptionView:
    return OptionView(option.verb, alias.of(option.a), alias.of(option.b))
