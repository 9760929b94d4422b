"""Happenings and refusals as messages: what a player is told.

Everything here answers with `Said`, so it can be stored, sent and read in any language. What things are called is in
`calling`, what is asked in `asking`, what is answered in `offering`; a `Teller` knows them all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from farfield.errors import Message, Param
from farfield.rules.effects.parts import Ability
from farfield.rules.knowing.visibility import Seen
from farfield.rules.modes.lane_legends import thralls
from farfield.rules.state import Happening
from farfield.rules.terms import (
    ACTIVATE,
    ANY_DOMAIN,
    BOARD,
    CHAMPION_ZONE,
    FACEDOWN,
    HAND,
    HIDDEN,
    HIDE,
    KEYWORD_NAMES,
    LEGEND_ZONE,
    MAIN_DECK_CARD,
    MOVE,
    PICK,
    PLAY,
    TRASH,
    UNIT,
)
from farfield.rules.why_not.intents import Intent
from farfield.rules.why_not.refusals import AN_EFFECT, AND_OTHERS, Refusal, deed_words
from farfield.words import kind_of
from farfield.words.calling import cost_words, counted
from farfield.words.log_lines import LINES, OBJECTS, UNSEEN
from farfield.words.messages import Argument, CardWords, Listed, Said
from farfield.words.offering import Offerer

if TYPE_CHECKING:
    from farfield.rules.state import Card, Decision

DEEDS: Final = (
    "exhaust-it", "kill-it", "recycle-it", "discard", "recycle-from-trash", "spend-buff", "spend-xp", "exhaust-others",
    "kill-own", "return-own", "banish-from-trash", "disempower-it", "recycle-runes", "banish-it", "detach-it",
    "recycle-own", "disempower-own", "exhaust-legend", "move-home", "discard-it", "lose-points",
)  # fmt: skip
"""The deeds that pay costs, in the order of their numbers (`farfield.rules.effects.stated_costs`)."""


Line = Seen | Happening
"""Something that happened, as a viewer may know it: names are empty where they may not know the card."""


class Teller(Offerer):
    """Speaks of a game to one viewer."""

    # --- what happened

    def happening(self, h: Line) -> Said:
        """A line of the log."""
        if h.kind in _OWN_LINES:
            said = _OWN_LINES[h.kind](self, h)
            if said is not None:
                return said
        if h.kind not in LINES:  # a test sees to it that there is none; a game in progress goes on all the same
            return Said("log-something", {"card": ", ".join(name or "?" for name in h.names) or "?"})
        args = self._numbers(h)
        if h.kind in REFUSED and h.args[1] >= 0:
            return Said(f"log-{h.kind}-refused", {**args, "card": h.names[0] or "?"})
        at_nothing = h.kind == "looks" and not h.names  # the deck is empty
        if at_nothing or (h.kind in UNSEEN and "" in h.names):
            return Said(f"log-{h.kind}-unseen", args)
        return Said(self._of_team(h), args | self._objects(h))

    def _numbers(self, h: Line) -> dict[str, Argument]:
        """What the numbers of a line mean."""
        args: dict[str, Argument] = {}
        for role, value in zip(LINES[h.kind], h.args):
            if role == "who":  # as in most lines
                args.update(self.person(value))
            elif role in _ROLES:
                args |= _ROLES[role](self, value)
            elif role == "energy":
                args["what"] = cost_words(value, [ANY_DOMAIN] * h.args[2])
            elif role != "-":
                args[role] = value
        if self.alone and (h.kind in OF_TEAM or h.kind == "gains-points"):
            args |= self.person(0)
        if h.kind == "combat":
            args["who"] = self.player(h.args[0])
        return args

    def _objects(self, h: Line) -> dict[str, Argument]:
        """What the objects of a line are called."""
        if h.kind in ("looks", "reveals"):
            return {"list": Listed(tuple(h.names))}
        called = OBJECTS.get(h.kind, ("card",))[: len(h.names)]
        args: dict[str, Argument] = {name: self._named(h, i) or "?" for i, name in enumerate(called)}
        if h.names:
            args["noun"] = h.names[0]  # French says most things differently of a Thrall
        return args

    def _of_strike(self, h: Line) -> Said | None:
        """A Thrall has no ability but its Strikes: such a line speaks of the Strike."""
        if not self.lanes or h.names != [thralls.THRALL_NAME]:
            return None
        id = "log-resolves" if h.kind == "ability-resolves" else "log-countered"
        return Said(id, {"card": thralls.STRIKE_NAME, "noun": thralls.STRIKE_NAME})

    def _recalled(self, h: Line) -> Said | None:
        if not self.lanes or h.names != [thralls.STRIKE_NAME]:
            return None
        return Said("log-strike-back", {"to": self.place(self.game.sides[h.args[0]].base, "place-to")})

    def _mulligans(self, h: Line) -> Said | None:
        begins = not self.lanes and h.args[0] == self.game.first_seat
        return Said("log-mulligans-begins", self._numbers(h)) if begins else None

    def _gains_ability(self, h: Line) -> Said | None:
        if not h.args:
            return None
        name, value = KEYWORD_NAMES[h.args[0]], h.args[1]
        keyword = f"[{name} {value}]" if value > 1 else f"[{name}]"
        return Said("log-gains-keyword", {"card": self._named(h, 0) or "?", "keyword": keyword})

    def _enthrall_paid(self, h: Line) -> Said | None:
        if not h.names or "" in h.names:
            return None
        return Said("log-enthrall-paid-with", {**self._numbers(h), "list": counted(h.names)})

    def _of_team(self, h: Line) -> str:
        """The message of a line; where a team plays against the game itself, some are told in another way, and where
        one player does, that player is meant by the team."""
        if not self.lanes:
            return f"log-{h.kind}"
        if h.kind == "gains-points":
            if h.args[1] > 0:
                return "log-gains-points" if self.alone else "log-team-scores"
            return "log-loses-points-alone" if self.alone else "log-team-loses-points"
        if self.alone and h.kind in OF_ONE:
            return OF_ONE[h.kind]
        return f"log-{h.kind}-team" if h.kind in OF_TEAM else f"log-{h.kind}"

    def _choice(self, h: Line) -> Said:
        """What was chosen, and where it was then."""
        who = self.person(h.args[0])
        if "" in h.names:
            return Said("log-chooses-unseen", who)
        things: list[Argument] = []
        for object, place in zip(h.objects, h.args[1:]):
            thing = self._told_apart(h, len(things))
            card = self.game.find(self.meant(object))
            if card is not None and card.controller != h.args[0] and self.game.sides[card.controller].is_player:
                thing = Said("log-chosen-of", {"card": thing, "whose": self.whose(card.controller)})
            if place >= 0:
                thing = Said("log-chosen-at", {"card": thing, "at": self.place(place, "place-at")})
            things.append(thing)
        return Said("log-chooses", {**who, "list": Listed(tuple(things))})

    def _named(self, h: Line, i: int) -> Argument:
        """What an object of a line is called: its name; a battlefield also by its spot in its lane, or its number."""
        places = self.game.places
        twins = self.battlefields_called(h.names[i])
        if len(twins) > 1 or (twins and self.lanes):
            id = self.meant(h.objects[i])
            for index in twins:
                if places[index].card == id:
                    return self.place_name(index)
        return self._told_apart(h, i)

    def _told_apart(self, h: Line, i: int) -> Argument:
        """The name of an object of a line; Thralls, which all have the same, also by their Might."""
        if h.mights is not None and h.mights[i] >= 0 and h.names[i] == thralls.THRALL_NAME:
            return Said("log-with-might", {"card": h.names[i], "n": h.mights[i]})
        return h.names[i]

    def _combat_damage(self, h: Line) -> Said:
        dealt = [
            Said("log-combat-damage-one", {"card": self._told_apart(h, i), "n": n}) for i, n in enumerate(h.args) if n
        ]
        return Said("log-combat-damage", {"list": Listed(tuple(dealt))}) if dealt else Said("log-combat-damage-none")

    # --- why not

    def refusal(self, message: Message) -> Said:
        """A reason from `farfield.games.why_not` with its English phrases made into messages."""
        args: dict[str, Argument] = {}
        for key, value in message.params.items():
            worded = _PARAMETERS.get(key)
            args[key] = worded(self, value, message) if worded is not None else value
        if isinstance(args.get("place"), Said):
            args["spot"] = "any" if message.params["place"] == "anywhere" else "one"
        id = "why-not-action-phase" if self.lanes and message.id == "why-not-main-phase" else message.id
        return self._with_text(id, args, message) if isinstance(message, Refusal) else Said(id, args)

    def _with_text(self, id: str, args: dict[str, Argument], refusal: Refusal) -> Said:
        """What a refusal is about is called by its name, and the text behind it is said in the words of cards."""
        for key, object in refusal.objects.items():
            item = self.game.on_chain(object)
            args[key] = (
                self.player(-object - 1)
                if object < 0
                else self.name(object if item is None else item.card or item.source)
            )
        text, face = refusal.text_behind, refusal.speaker
        if text is None or face is None:
            return Said(id, args)
        words = CardWords(text, "unit" if text in face.effect_text else kind_of(face))
        if isinstance(text, Ability):
            return Said("why-with-text", {"reason": Said(id, args), "text": words})
        return Said(id, {**args, "condition": words})

    def wishes(self, decision: Decision | None, card: Card) -> Iterator[tuple[Intent, Said]]:
        """What one might want to do with a card where it is, offered or not."""
        name = card.printed.name
        if decision is not None and any(option.verb == PICK for option in decision.options):
            yield Intent(PICK, card.id), Said("why-pick", {"card": name})
            return
        if card.zone in (HAND, CHAMPION_ZONE, FACEDOWN, TRASH) and card.printed.types & MAIN_DECK_CARD:
            yield Intent(PLAY, card.id), Said("why-play", {"card": name})
        if card.zone in (HAND, CHAMPION_ZONE) and card.printed.kw[HIDDEN]:
            yield Intent(HIDE, card.id), Said("why-hide", {"card": name})
        if card.zone == BOARD and card.printed.types & UNIT:
            places = self.game.places
            here = places[card.place].arena
            for index in (self.game.sides[card.controller].base, *self.game.battlefields):
                if index != card.place and places[index].arena == here:
                    to = self.place(index, "place-to")
                    yield Intent(MOVE, card.id, place=index), Said("why-move", {"card": name, "to": to})
        if card.zone in (BOARD, LEGEND_ZONE):
            for number in range(len(card.printed.activated)):
                yield Intent(ACTIVATE, card.id, number), Said("why-use", {"card": name})

    def _controller(self, words: str) -> Said:
        seat = words.removeprefix("seat ")
        return self.player(int(seat)) if seat.isdecimal() else Said("board-nobody")

    def _lane_called(self, words: str) -> str:
        seat = words.removeprefix("seat ")
        return self.names[int(seat)] if seat.isdecimal() else words

    def _place_called(self, words: str) -> Argument:
        for index in range(len(self.game.places)):
            if self.game.place_name(index, self.viewer) == words.removeprefix("at "):
                return self.place(index, "place-at")
        return Said("place-anywhere")


def deed_of(words: str, n: Param) -> Argument:
    """What a cost asks for besides resources, from its English."""
    if isinstance(n, int):
        for kind, name in enumerate(DEEDS):
            if deed_words(kind, n) == words:
                return Said(f"deed-{name}", {"n": n})
    return words


def _symbols(words: str) -> str:
    """`2 Fury, 1 of any domain` in bracket tokens."""
    out: list[str] = []
    for part in words.split(", "):
        count, _, domain = part.partition(" ")
        symbol = "A" if domain == "of any domain" else domain.replace(" or ", "|")
        out += [f"[{symbol}]"] * (int(count) if count.isdecimal() else 0)
    return " ".join(out)


def _power(value: Param) -> Argument:
    return _symbols(value) if isinstance(value, str) else value


def _price(teller: Teller, value: Param, message: Message) -> Argument:
    """Energy and Power together, in bracket tokens."""
    energy, power = message.params["energy"], str(message.params["power"])
    return " ".join(x for x in (f"[{energy}]" if energy else "", _symbols(power)) if x)


_PARAMETERS: Final[dict[str, Callable[[Teller, Param, Message], Argument]]] = {
    "owner": lambda teller, seat, message: teller.player(int(seat)),
    "turn": lambda teller, seat, message: teller.player(int(seat)),
    "asked": lambda teller, seat, message: teller.player(int(seat)),
    "by": lambda teller, name, message: Said("why-an-effect") if name == AN_EFFECT else name,
    "controller": lambda teller, who, message: teller._controller(str(who)),
    "deed": lambda teller, deed, message: deed_of(str(deed), message.params.get("count", 0)),
    "found": lambda teller, names, message: Listed(
        tuple(Said("why-others") if name == AND_OTHERS else name for name in str(names).split("; "))
    ),
    "lanes": lambda teller, names, message: Listed(tuple(teller._lane_called(x) for x in str(names).split("; "))),
    "missing": lambda teller, power, message: _power(power),
    "need": lambda teller, power, message: _power(power),
    "origin": lambda teller, place, message: teller._place_called(str(place)),
    "phase": lambda teller, phase, message: teller.phase_called(str(phase)),
    "place": lambda teller, place, message: teller._place_called(str(place)),
    "price": _price,
    "where": lambda teller, places, message: Listed(tuple(teller._place_called(x) for x in str(places).split("; "))),
    "zone": lambda teller, zone, message: Said(f"zone-{str(zone).replace(' ', '-')}"),
}
"""The parameters of a refusal that are English, by what they become; the others are told as they are."""

_OWN_LINES: Final[dict[str, Callable[[Teller, Line], Said | None]]] = {
    "ability-countered": Teller._of_strike,
    "ability-resolves": Teller._of_strike,
    "chooses": Teller._choice,
    "combat-damage": Teller._combat_damage,
    "enthrall-paid": Teller._enthrall_paid,
    "gains-ability": Teller._gains_ability,
    "mulligans": Teller._mulligans,
    "recalled": Teller._recalled,
}
"""Lines that are told in a way of their own; where nothing is found, as any other."""

_ROLES: Final[dict[str, Callable[[Teller, int], dict[str, Argument]]]] = {
    "who": lambda teller, seat: teller.person(seat),
    "whom": lambda teller, seat: {"whom": teller.player(seat)},
    "at": lambda teller, place: {"at": teller.place(place, "place-at")},
    "to": lambda teller, place: {"to": teller.place(place, "place-to")},
    "from": lambda teller, place: {"from": teller.place(place, "place-from")},
    "phase": lambda teller, phase: {"phase": teller.phase(phase)},
    "signed": lambda teller, n: {"n": f"{n:+d}"},
}
"""What the numbers of `log_lines.LINES` become; the others are told as they are."""

REFUSED: Final = frozenset(("withdrawn", "ability-withdrawn"))
"""Lines that say who did not agree, where that is why."""

OF_TEAM: Final = frozenset(("all-lose", "burns-out", "ends-turn", "turn", "wins"))
"""Lines that sound different where a team plays against the game itself."""

OF_ONE: Final = {
    "all-lose": "log-all-lose-alone",
    "nearfield-lost": "log-nearfield-lost-alone",
    "nothing-enthralled": "log-nothing-enthralled-alone",
    "turn": "log-turn-alone",
    "wins": "log-wins",
}
"""And those of them that sound different again where the team is a single player."""
