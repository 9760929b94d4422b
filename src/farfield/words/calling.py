"""What players, places, cards and costs are called in a message.

A `Caller` speaks to one viewer and says "you" to that seat; viewer -1 may see everything, and
`WATCHING` is somebody who only watches and sees what everybody may.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from farfield.cards.names import name_key
from farfield.rules.ids import ArenaId
from farfield.rules.modes.lane_legends import LaneLegends, lane, npc, thralls
from farfield.rules.symbols import symbol_of
from farfield.rules.terms import BATTLEFIELD, BOARD, FACEDOWN, PHASE_NAMES, UNIT
from farfield.words.messages import Argument, Said

if TYPE_CHECKING:
    from farfield.rules.effects.parts import Ability
    from farfield.rules.game import Game


def cost_words(energy: int, power: Sequence[int], none: str = "[0]") -> str:
    """A cost in bracket tokens: ``[2] [Fury]``."""
    tokens = [f"[{energy}]"] if energy else []
    tokens += [f"[{symbol_of(p)}]" for p in power]
    return " ".join(tokens) if tokens else none


def counted(names: Sequence[str]) -> str:
    """``2× Strike, Cloth Armor``"""
    return ", ".join(f"{names.count(name)}× {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


@lru_cache(4096)
def initial_of(name: str) -> str:
    """Does a name begin with a vowel? Some languages say "of" differently then, in every line about a player."""
    return "vowel" if (key := name_key(name)) and key[0] in "aeiou" else "consonant"


SPOTS: Final = ("Base", "Nearfield", "Midfield", "Farfield", "NPC Base")
"""The spots of a lane; their names are the same in every language."""


WATCHING: Final = -2
"""A viewer without a seat."""


class Caller:
    """Names what is in a game to one viewer."""

    def __init__(self, game: Game, names: Sequence[str], viewer: int) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.lanes = isinstance(game.mode, LaneLegends)
        self.alone = self.lanes and game.players == 1
        # For who speaks of one moment only: battlefields by name, and what was said of places and players already.
        self.fields: dict[str, list[int]] | None = None
        self.places_said: dict[tuple[str, int], Said] = {}

    def hides(self, known: int) -> bool:
        """Whether the viewer may not know a card that these seats know."""
        return self.viewer == WATCHING or (self.viewer >= 0 and not known >> self.viewer & 1)

    def meant(self, name: int) -> int:
        """The object that the viewer calls by this name."""
        if self.viewer == WATCHING:
            return self.game.meant_by(None, name)
        return name if self.viewer < 0 else self.game.meant_by(self.viewer, name)

    def phase(self, number: int) -> Said:
        """The name of a phase."""
        return self.phase_called(PHASE_NAMES[number] if number < len(PHASE_NAMES) else "enthralled")

    def phase_called(self, name: str) -> Said:
        """Lane Legends has a phase of its own, and calls the Main Phase by an older name (LL 2.2)."""
        return Said("phase-action" if self.lanes and name in ("main-start", "main") else f"phase-{name}")

    def person(self, seat: int) -> dict[str, Argument]:
        """The arguments of a message that speaks of a player, or of the one NPC there is."""
        if self.alone and seat >= self.game.players:
            return {"me": "npc", "who": Said("npc"), "initial": "consonant"}
        name = self.names[seat] if 0 <= seat < len(self.names) else "–"
        return {"me": "you" if seat == self.viewer else "other", "who": name, "initial": initial_of(name)}

    def player(self, seat: int) -> Said:
        return Said("thing-player", self.person(seat))

    def whose(self, seat: int) -> Said:
        said = self.places_said.get(("whose", seat))
        return said if said is not None else self._keep("whose", seat, Said("whose", self.person(seat)))

    def _keep(self, role: str, number: int, said: Said) -> Said:
        """To say it again, unless the game may have gone on by then."""
        if self.fields is not None:
            self.places_said[role, number] = said
        return said

    def others(self) -> list[int]:
        """The players beside the viewer."""
        return [seat for seat in range(self.game.players) if seat != self.viewer]

    def place(self, index: int, role: str = "place") -> Said:
        """A place: `role` is place, place-at, place-to or place-from."""
        said = self.places_said.get((role, index))
        if said is not None:
            return said
        place = self.game.places[index]
        kind = "battlefield" if place.side < 0 else "base" if place.side < self.game.players else "npc-base"
        args: dict[str, Argument] = {"kind": kind, "name": self.place_name(index), **self.person(place.side)}
        return self._keep(role, index, Said(role, args))

    def place_name(self, index: int) -> str:
        """The name of a battlefield with its spot in its lane; where there are no lanes, twins are numbered."""
        places = self.game.places
        spot = places[index].lane_spot
        if self.lanes and spot == lane.NPC_BASE:
            return f"NPC Base{self._of_lane(index, ' ({})')}"
        if not places[index].card:
            return "–"
        name = self.name(places[index].card)
        if self.lanes and lane.NEARFIELD <= spot <= lane.FARFIELD:
            return f"{name} ({SPOTS[spot]}{self._of_lane(index, ', {}')})"
        twins = self.battlefields_called(name)
        return f"{name} {twins.index(index) + 1}" if len(twins) > 1 else name

    def battlefields_called(self, name: str) -> list[int]:
        """Which battlefields have this name."""
        if self.fields is not None:
            return self.fields.get(name, [])
        places = self.game.places
        return [index for index in self.game.battlefields if self.name(places[index].card) == name]

    def keep_still(self) -> None:
        """The game does not go on while this one speaks of it."""
        self.fields = {}
        self.places_said = {}
        for index in self.game.battlefields:
            self.fields.setdefault(self.name(self.game.places[index].card), []).append(index)

    def _of_lane(self, index: int, form: str) -> str:
        """Whose lane a place is in; nothing to say where there is only one."""
        owner = lane.owner_of(self.game.places[index].arena)
        return form.format(self.names[owner]) if self.game.players > 1 else ""

    def lane_of(self, arena: int) -> Said:
        """Which lane."""
        return Said("lane-of", self.person(lane.owner_of(ArenaId(arena))))

    def name(self, id: int) -> str:
        face = self.game.face_of(id)
        return face.name if face is not None else "?"

    def on_chain(self, ability: Ability | None, name: str, seat: int) -> Said:
        """What is on the chain: a card, or an ability of a card of that name.

        The use of a Strike is a spell too (LL 6.1) and bears the name of the Strike; Deflect is no text on a card.
        """
        args: dict[str, Argument] = {"card": name, "whose": self.whose(seat)}
        if ability is thralls.STRIKE:
            return Said("thing-on-chain", {**args, "card": thralls.STRIKE_NAME})
        if ability is npc.DEFLECT_STRIKE:
            return Said("thing-deflect", args)
        return Said("thing-ability" if ability is not None else "thing-on-chain", args)

    def thing(self, id: int, places: bool = False) -> Said:
        """Whatever an option picks: a unit with its Might and place, a card, something on the chain, a player.

        Numbers below zero are players, or places where `places` are asked for.
        """
        if id < 0:
            return self.place(-id - 1) if places else self.player(-id - 1)
        for a in self.game.arenas:
            for item in a.chain:
                if item.id == id:
                    return self.on_chain(item.ability, self.name(item.card or item.source), item.seat)
        card = self.game.last_known(id)
        if card is None:
            return Said("thing-card", {"card": "?", "whose": self.whose(-1)})
        if card.zone == BOARD and card.printed.types & BATTLEFIELD:
            return self.place(card.place)
        whose = self.whose(card.controller)
        if card.zone == FACEDOWN and self.hides(card.known):
            return Said("thing-hidden", {"whose": whose})
        if card.zone == BOARD and card.printed.types & UNIT:
            args: dict[str, Argument] = {"card": card.printed.name, "might": self.game.might(id), "whose": whose}
            args["at"] = self.place(card.place, "place-at")
            worn = [self.name(worn) for worn in card.attachments or ()]
            if worn:
                return Said("thing-unit-wearing", {**args, "wears": Said("mark-attached", {"cards": counted(worn)})})
            return Said("thing-unit", args)
        if card.zone == BOARD:
            state = Said("mark-exhausted" if card.exhausted else "mark-ready")
            return Said("thing-state", {"card": card.printed.name, "whose": whose, "state": state})
        return Said("thing-card", {"card": card.printed.name, "whose": whose})
