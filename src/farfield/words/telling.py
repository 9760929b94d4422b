"""Questions, options and happenings as messages: what a player is asked, may answer, and is told.

Everything here answers with `Said`, so it can be stored, sent and read in any language. A `Teller` speaks to one viewer
and says "you" to that seat; viewer -1 is somebody who watches and may see everything.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from farfield.cards.names import name_key
from farfield.errors import Message, Param
from farfield.games.intents import Intent
from farfield.games.naming import place_name
from farfield.games.refusals import deed_words
from farfield.rules import layers
from farfield.rules.effects.abilities import Keyword
from farfield.rules.effects.control import Modes
from farfield.rules.helping import Consent
from farfield.rules.modes.lane_legends import LaneLegends, enthrall_cost, lane, npc, thralls
from farfield.rules.modes.lane_legends.enthralled import PAY, Enthralled
from farfield.rules.printed import Printed
from farfield.rules.resolving import Run
from farfield.rules.terms import (
    ACCELERATE,
    ACTIVATE,
    AT,
    AUTO,
    BATTLEFIELD,
    BOARD,
    CHAMPION_ZONE,
    CONCEDE,
    DONE,
    END_TURN,
    FACEDOWN,
    HAND,
    HIDDEN,
    HIDE,
    INVITE,
    LEGEND_ZONE,
    LET_GO,
    MAIN_DECK_CARD,
    MODE,
    MOVE,
    NO,
    NUMBER,
    OVERRULE,
    PASS,
    PHASE_NAMES,
    PICK,
    PLAY,
    PUT_BACK,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_CONSENT,
    Q_DESTINATION,
    Q_INVITED,
    Q_LANE,
    Q_MAY,
    Q_MOVE_MORE,
    Q_MULLIGAN,
    Q_NAME,
    Q_OPTIONAL_COST,
    Q_ORDER,
    Q_PAY,
    Q_PLAYER,
    Q_PRIORITY,
    Q_REPLACE,
    Q_TARGET,
    QUESTION_NAMES,
    TRASH,
    UNIT,
    WAIT_FOR_ME,
    YES,
    symbol_of,
)
from farfield.words import kind_of
from farfield.words.log_lines import LINES, OBJECTS, UNSEEN
from farfield.words.messages import Argument, CardWords, Listed, Said

if TYPE_CHECKING:
    from farfield.rules.effects.base import Ability, Effect, Part
    from farfield.rules.game import Game
    from farfield.rules.state import Card, Decision, Item, Option

DEEDS: Final = (
    "exhaust-it", "kill-it", "recycle-it", "discard", "recycle-from-trash", "spend-buff", "spend-xp", "exhaust-others",
    "kill-own", "return-own", "banish-from-trash", "disempower-it", "recycle-runes", "banish-it", "detach-it",
    "recycle-own", "disempower-own", "exhaust-legend", "move-home", "discard-it", "lose-points",
)  # fmt: skip
"""The deeds that pay costs, in the order of their numbers (`farfield.rules.effects.costs`)."""


def _optional_cost(face: Printed, number: int) -> Ability | None:
    """The optional cost with this number, counted as playing does: additional costs, Accelerate, each Repeat."""
    count = len(face.additional)
    if number < count:
        return face.additional[number]
    if number == count:
        return next((x for x in face.abilities if isinstance(x, Keyword) and x.keyword == ACCELERATE), None)
    return face.repeats[number - count - 1] if number - count - 1 < len(face.repeats) else None


def phase(number: int) -> Said:
    """The name of a phase; Lane Legends has one of its own."""
    return Said(f"phase-{PHASE_NAMES[number]}" if number < len(PHASE_NAMES) else "phase-enthralled")


def cost_words(energy: int, power: Sequence[int], none: str = "[0]") -> str:
    """A cost in bracket tokens: ``[2] [Fury]``."""
    tokens = [f"[{energy}]"] if energy else []
    tokens += [f"[{symbol_of(p)}]" for p in power]
    return " ".join(tokens) if tokens else none


def counted(names: Sequence[str]) -> str:
    """``2× Strike, Cloth Armor``"""
    return ", ".join(f"{names.count(name)}× {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names))


SPOTS: Final = ("Base", "Nearfield", "Midfield", "Farfield", "NPC Base")
"""The spots of a lane; their names are the same in every language."""


class Line(Protocol):
    """Something that happened, as a viewer may know it: names are empty where they may not know the card."""

    kind: str
    objects: list[int]
    names: list[str]
    args: list[int]
    clause: str


class Teller:
    """Speaks of a game to one viewer."""

    def __init__(self, game: Game, names: Sequence[str], viewer: int) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.lanes = isinstance(game.state.mode, LaneLegends)
        self.alone = self.lanes and game.state.players == 1

    # --- names of things

    def person(self, seat: int) -> dict[str, Argument]:
        """The arguments of a message that speaks of a player."""
        name = self.names[seat] if 0 <= seat < len(self.names) else "–"
        initial = "vowel" if name_key(name)[:1] in "aeiou" and name_key(name) else "consonant"
        return {"me": "you" if seat == self.viewer else "other", "who": name, "initial": initial}

    def player(self, seat: int) -> Said:
        return Said("thing-player", self.person(seat))

    def whose(self, seat: int) -> Said:
        return Said("whose", self.person(seat))

    def place(self, index: int, role: str = "place") -> Said:
        """A place: `role` is place, place-at, place-to or place-from."""
        s = self.game.state
        place = s.places[index]
        kind = "battlefield" if place.side < 0 else "base" if place.side < s.players else "npc-base"
        return Said(role, {"kind": kind, "name": self.place_name(index), **self.person(place.side)})

    def place_name(self, index: int) -> str:
        """The name of a battlefield with its spot in its lane; where there are no lanes, twins are numbered."""
        s = self.game.state
        spot = s.places[index].lane_spot
        if self.lanes and spot == lane.NPC_BASE:
            return f"NPC Base{self._of_lane(index, ' ({})')}"
        if not s.places[index].card:
            return "–"
        name = self.name(s.places[index].card)
        if self.lanes and lane.NEARFIELD <= spot <= lane.FARFIELD:
            return f"{name} ({SPOTS[spot]}{self._of_lane(index, ', {}')})"
        twins = [i for i in s.battlefields if self.name(s.places[i].card) == name]
        return f"{name} {twins.index(index) + 1}" if len(twins) > 1 else name

    def _of_lane(self, index: int, form: str) -> str:
        """Whose lane a place is in; nothing to say where there is only one."""
        s = self.game.state
        return form.format(self.names[lane.owner_of(s, s.places[index].arena)]) if s.players > 1 else ""

    def lane_of(self, arena: int) -> Said:
        """Which lane."""
        return Said("lane-of", self.person(lane.owner_of(self.game.state, arena)))

    def name(self, id: int) -> str:
        card = self.game.state.last_known(id)
        return card.printed.name if card is not None else "?"

    def thing(self, id: int, places: bool = False) -> Said:
        """Whatever an option picks: a unit with its Might and place, a card, something on the chain, a player.

        Numbers below zero are players, or places where `places` are asked for.
        """
        s = self.game.state
        if id < 0:
            return self.place(-id - 1) if places else self.player(-id - 1)
        for a in s.arenas:
            for item in a.chain:
                if item.id == id:
                    kind = "thing-on-chain" if item.card else "thing-ability"
                    return Said(kind, {"card": self.name(item.card or item.source), "whose": self.whose(item.seat)})
        card = s.last_known(id)
        if card is None:
            return Said("thing-card", {"card": "?", "whose": self.whose(-1)})
        if card.zone == BOARD and card.printed.types & BATTLEFIELD:
            return self.place(card.place)
        whose = self.whose(card.controller)
        if card.zone == FACEDOWN and self.viewer >= 0 and not card.known >> self.viewer & 1:
            return Said("thing-hidden", {"whose": whose})
        if card.zone == BOARD and card.printed.types & UNIT:
            args: dict[str, Argument] = {"card": card.printed.name, "might": layers.might(s, card), "whose": whose}
            args["at"] = self.place(card.place, "place-at")
            worn = [self.name(worn) for worn in card.attachments or ()]
            if worn:
                return Said("thing-unit-wearing", {**args, "wears": Said("mark-attached", {"cards": counted(worn)})})
            return Said("thing-unit", args)
        if card.zone == BOARD:
            state = Said("mark-exhausted" if card.exhausted else "mark-ready")
            return Said("thing-state", {"card": card.printed.name, "whose": whose, "state": state})
        return Said("thing-card", {"card": card.printed.name, "whose": whose})

    # --- what is asked

    def question(self, decision: Decision) -> Said:
        args: dict[str, Argument] = {"card": self._subject(decision)}
        if decision.kind == Q_MULLIGAN:
            args["most"] = 2 if len(decision.options) > len(self.game.state.sides[decision.seat].hand) else 1
            if not self.lanes:  # there all begin together
                return Said("question-mulligan-begins", {**args, **self.person(self.game.state.first_seat)})
        id = self._question(decision)
        if id in COUNTING:
            args["n"] = decision.most
        if self.lanes and id in ("question-recycle", "question-recycle-one") and self._dealt_from_deck(decision.seat):
            return Said(f"{id}-npc", args)
        frames = self.game.state.arenas[decision.arena].stack
        if decision.clause == "LL 4.1" and frames and isinstance(frames[-1], Enthralled):
            return self._enthrall_cost(id, frames[-1], args)
        if frames and isinstance(frames[-1], Consent):
            return self._consent(id, frames[-1], args)
        if self.lanes and id == "question-priority-ability" and args["card"] == thralls.THRALL_NAME:
            return Said("question-priority", {"card": thralls.STRIKE_NAME})
        return Said(id, args)

    def _consent(self, id: str, frame: Consent, args: dict[str, Argument]) -> Said:
        """Who wants to choose which unit, and with what (LL 8.4)."""
        item = self._on_chain(frame.item)
        args |= self.person(frame.asker)
        args["source"] = self.name(item.card or item.source) if item is not None else "–"
        if frame.subject:
            args["thing"] = self.thing(frame.subject)
        return Said(id, args)

    def _on_chain(self, id: int) -> Item | None:
        for a in self.game.state.arenas:
            carried_out = [frame.item for frame in a.stack if isinstance(frame, Run)]
            for item in [*carried_out, *a.chain]:
                if item.id == id:
                    return item
        return None

    def _enthrall_cost(self, id: str, frame: Enthralled, args: dict[str, Argument]) -> Said:
        """Which icons are to be paid, with how many runes, and who could not pay them (LL 4.1)."""
        icons = frame.icons if frame.stage == PAY else frame.icons[:1]
        args |= {"icons": cost_words(0, icons), **self.person(frame.seat)}
        if id == "question-enthrall-pay":
            payer = frame.payer if frame.payer >= 0 else frame.seat
            purse = enthrall_cost.purse_of(self.game.state, payer, frame.m)
            ways = enthrall_cost.still_open(purse, enthrall_cost.ways(purse, icons), frame.picked)
            left = sorted({sum(way.spent) - len(frame.picked) for way in ways})
            args["n"] = str(left[0]) if len(left) == 1 else f"{left[0]}–{left[-1]}"
            return Said(id if payer == frame.seat else "question-enthrall-help", args)
        return Said(id, args)

    def _subject(self, decision: Decision) -> str:
        """What a question is about."""
        s = self.game.state
        for index in s.battlefields:
            if s.places[index].card == decision.subject:
                return self.place_name(index)
        return self.name(decision.subject) if decision.subject else "–"

    def _question(self, decision: Decision) -> str:
        """The message of a question: some rules ask for something more particular than the kind of question says."""
        kind, clause = decision.kind, decision.clause
        if kind == Q_CHOOSE and clause == "CR 436":
            if decision.options[-1].verb != DONE:
                return "question-top"
            return "question-recycle-one" if len(decision.options) == 2 else "question-recycle"
        if kind == Q_TARGET and decision.least <= 0 < decision.most:
            return "question-target-up-to"
        if kind == Q_TARGET and decision.least == decision.most > 1:
            return "question-target-exactly"
        if kind == Q_CHOOSE and clause == "CR 486":
            return "question-battlefield"
        if kind == Q_PLAYER and clause == "CR 486":
            return "question-first"
        if kind == Q_INVITED and decision.subject:
            return "question-invited-combat"
        if kind == Q_CONSENT and not decision.subject:
            return "question-consent-lane"
        if kind == Q_CHOOSE and clause == "CR 422":
            return "question-discard"
        if kind == Q_MAY and self._deflects(decision):
            return "question-deflect"
        if kind == Q_MAY and clause == "CR 404.2":
            return "question-may-pay"
        if kind == Q_MAY and clause == "CR 821":
            return "question-attach"
        if kind == Q_REPLACE and clause == "CR 371":
            return "question-replace-may"
        if kind == Q_REPLACE and clause == "CR 373":
            return "question-replace-first"
        if kind == Q_ORDER and decision.options[0].verb == PICK:
            return "question-order-chain"
        if clause == "LL 4.1":
            return "question-enthrall-pay" if kind == Q_PAY else "question-enthrall-who"
        if kind == Q_PRIORITY:
            chain = self.game.state.arenas[decision.arena].chain
            if chain and not chain[-1].card:
                return "question-priority-ability"
        return f"question-{QUESTION_NAMES[kind]}"

    def _dealt_from_deck(self, seat: int) -> bool:
        """Does the NPC's next card come from the bottom of the Main Deck (LL 4, 9.9)?"""
        mode = self.game.state.mode
        aside = isinstance(mode, LaneLegends) and mode.modifiers.sideboard_first
        return not (aside and self.game.state.sides[seat].sideboard)

    @staticmethod
    def about(kind: int) -> Said:
        """What kind of question it is, before it is known what it will be about."""
        return Said(f"about-{QUESTION_NAMES[kind]}")

    def how_many(self, decision: Decision) -> Said | None:
        """How many are still to be chosen, where that is not simply one and the question does not say so itself."""
        least, most = max(decision.least, 0), decision.most
        if decision.kind not in (Q_TARGET, Q_CHOOSE) or (least, most) in ((1, 1), (0, 0)):
            return None
        if self._question(decision) in COUNTING:
            return None
        if most < 0:
            return Said("question-any")
        if least == most:
            return Said("question-exactly", {"n": most})
        return Said("question-more", {"least": least, "most": most})

    # --- what may be answered

    def option(self, decision: Decision, option: Option) -> Said:
        verb = option.verb
        if verb == PLAY:
            return self._play(option.a)
        if verb == ACTIVATE:
            face = self.game.state.card(option.a).printed
            text = CardWords(face.activated[option.b], kind_of(face))
            return Said("option-use-ability", {"card": face.name, "text": text})
        if verb == MOVE:
            card = self.game.state.card(option.a)
            args: dict[str, Argument] = {"card": card.printed.name, "might": layers.might(self.game.state, card)}
            return Said("option-move", {**args, "from": self.place(card.place, "place-from")})
        if verb == HIDE:
            return Said("option-hide", {"card": self.name(option.a)})
        if verb == PUT_BACK:
            return Said("option-put-back", {"card": self.name(option.a)})
        if verb == AT:
            return Said("option-at", {"place": self.place(option.a)})
        if verb in (PICK, DONE) and self._question(decision) == "question-recycle-one":
            return (
                Said("option-recycle", {"thing": self.thing(option.a)}) if verb == PICK else Said("option-leave-on-top")
            )
        if verb == PICK:
            if decision.kind == Q_LANE:
                return self.lane_of(-option.a - 1)
            if decision.kind == Q_ASSIGN:
                return Said("option-assign", {"thing": self.thing(option.a), "n": option.b})
            return Said("option-pick", {"thing": self.thing(option.a, decision.kind == Q_DESTINATION)})
        if verb == MODE:
            modes = self._modes(decision)
            if option.a < len(modes):
                return Said("option-mode", {"text": CardWords(modes[option.a], "spell")})
            return Said("option-mode-number", {"n": option.a + 1})
        if verb == NUMBER and decision.kind == Q_NAME:
            return Said("option-name", {"card": self.game.state.lexicon.words[option.a]})
        if verb == NUMBER:
            return Said("option-number", {"n": option.a})
        if verb == DONE and decision.kind == Q_MULLIGAN:
            whole = len(decision.options) > len(self.game.state.sides[decision.seat].hand)  # nothing is set aside yet
            return Said("option-keep-all" if whole else "option-keep")
        if verb == DONE and decision.kind == Q_MOVE_MORE:
            return Said("option-nobody-else")
        if verb == INVITE:
            return Said("option-invite", {"thing": self.player(-option.a - 1)})
        if decision.kind == Q_INVITED:
            return Said("option-join" if verb == YES else "option-decline")
        if verb == END_TURN and self.lanes:
            return Said("option-finish")
        return Said(PLAIN[verb])

    def context(self, decision: Decision) -> CardWords | None:
        """The words of the card or ability that asks, where there is one."""
        s = self.game.state
        frames = s.arenas[decision.arena].stack
        if frames and isinstance(frames[-1], Consent):
            item = self._on_chain(frames[-1].item)
            asks = s.last_known(item.card or item.source) if item is not None else None
            if item is None or asks is None:
                return None
            face = asks.printed
            return CardWords(item.ability, kind_of(face)) if item.ability is not None else CardWords(face)
        card = s.last_known(decision.subject) if decision.subject else None
        if card is None:
            return None
        face = card.printed
        if decision.kind == Q_OPTIONAL_COST and decision.clause == "CR 356.2":
            part = _optional_cost(face, decision.options[0].a)
            return CardWords(part, kind_of(face)) if part is not None else None
        item = self._item(decision)
        if item is None or item.ability is npc.DEFLECT_STRIKE:
            return None
        return CardWords(item.ability, kind_of(face)) if item.ability is not None else CardWords(face)

    def _item(self, decision: Decision) -> Item | None:
        """What is being played, used or resolved, and asks this."""
        a = self.game.state.arenas[decision.arena]
        for frame in reversed(a.stack):
            if isinstance(frame, Run) and decision.subject in (frame.item.card, frame.item.source):
                return frame.item
        for item in reversed(a.chain):
            if decision.subject in (item.card, item.source):
                return item
        return None

    def _deflects(self, decision: Decision) -> bool:
        """Is it asked whether a Strike is to be countered (LL 6.5)?"""
        item = self._item(decision)
        return item is not None and item.ability is npc.DEFLECT_STRIKE

    def _modes(self, decision: Decision) -> tuple[Effect, ...]:
        """The modes of the text that asks to choose among them."""
        words = self.context(decision)
        parts: list[Part] = []
        if words is not None:
            parts = list(words.part.abilities) if isinstance(words.part, Printed) else [words.part]
        while parts:
            part = parts.pop()
            if isinstance(part, Modes):
                return part.modes
            parts += part.children()
        return ()

    def _play(self, id: int) -> Said:
        card = self.game.state.card(id)
        args: dict[str, Argument] = {"card": card.printed.name}
        if card.zone == CHAMPION_ZONE:
            return Said("option-play-champion", args)
        if card.zone == FACEDOWN:
            return Said("option-play-facedown", {**args, "at": self.place(card.place, "place-at")})
        if card.zone == TRASH:
            return Said("option-play-trash", args)
        return Said("option-play", args)

    # --- what happened

    def happening(self, h: Line) -> Said:
        """A line of the log."""
        if h.kind == "combat-damage":
            return self._combat_damage(h)
        if h.kind not in LINES:  # a test sees to it that there is none; a game in progress goes on all the same
            return Said("log-something", {"card": ", ".join(name or "?" for name in h.names) or "?"})
        args: dict[str, Argument] = {}
        if h.kind == "chooses":
            return self._choice(h)
        if self.lanes and h.kind in OF_STRIKE and h.names == [thralls.THRALL_NAME]:
            return Said(OF_STRIKE[h.kind], {"card": thralls.STRIKE_NAME})
        for role, value in zip(LINES[h.kind], h.args):
            if role == "who":
                args |= self.person(value)
            elif role == "whom":
                args["whom"] = self.player(value)
            elif role in ("at", "to", "from"):
                args[role] = self.place(value, f"place-{role}")
            elif role == "phase":
                args["phase"] = phase(value)
            elif role == "signed":
                args["n"] = f"{value:+d}"
            elif role == "energy":
                args["what"] = cost_words(value, [63] * h.args[2])
            elif role != "-":
                args[role] = value
        if self.alone and (h.kind in OF_TEAM or h.kind == "gains-points"):
            args |= self.person(0)
        if h.kind == "mulligans" and not self.lanes and h.args[0] == self.game.state.first_seat:
            return Said("log-mulligans-begins", args)
        if h.kind in REFUSED and h.args[1] >= 0:
            return Said(f"log-{h.kind}-refused", {**args, "card": h.names[0] or "?"})
        if h.kind == "combat":
            args["who"] = self.player(h.args[0])
        if h.kind == "enthrall-paid" and h.names and "" not in h.names:
            return Said("log-enthrall-paid-with", {**args, "list": counted(h.names)})
        if h.kind in UNSEEN and "" in h.names:
            return Said(f"log-{h.kind}-unseen", args)
        if h.kind in ("looks", "reveals"):
            args["list"] = Listed(tuple(h.names))
        else:
            for i, called in enumerate(OBJECTS.get(h.kind, ("card",))[: len(h.names)]):
                args[called] = self._named(h, i) or "?"
        return Said(self._of_team(h), args)

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
        for object, name, place in zip(h.objects, h.names, h.args[1:]):
            thing: Argument = name
            card = self.game.find(object if self.viewer < 0 else self.game.meant_by(self.viewer, object))
            if card is not None and card.controller != h.args[0] and self.game.state.sides[card.controller].is_player:
                thing = Said("log-chosen-of", {"card": name, "whose": self.whose(card.controller)})
            if place >= 0:
                thing = Said("log-chosen-at", {"card": thing, "at": self.place(place, "place-at")})
            things.append(thing)
        return Said("log-chooses", {**who, "list": Listed(tuple(things))})

    def _named(self, h: Line, i: int) -> str:
        """What an object of a line is called: its name; a battlefield also by its spot in its lane, or its number."""
        s = self.game.state
        twins = [index for index in s.battlefields if self.name(s.places[index].card) == h.names[i]]
        if len(twins) > 1 or (twins and self.lanes):
            id = h.objects[i] if self.viewer < 0 else self.game.meant_by(self.viewer, h.objects[i])
            for index in twins:
                if s.places[index].card == id:
                    return self.place_name(index)
        return h.names[i]

    def _combat_damage(self, h: Line) -> Said:
        dealt = [Said("log-combat-damage-one", {"card": c, "n": n}) for c, n in zip(h.names, h.args) if n]
        return Said("log-combat-damage", {"list": Listed(tuple(dealt))}) if dealt else Said("log-combat-damage-none")

    # --- why not

    def refusal(self, message: Message, **known: Argument) -> Said:
        """A reason from `farfield.games.why_not` with its English phrases made into messages.

        `known`: what the caller can say better.
        """
        args: dict[str, Argument] = {}
        for key, value in message.params.items():
            if key in ("owner", "turn", "asked") and isinstance(value, int):
                args[key] = self.player(value)
            elif key == "controller" and isinstance(value, str):
                args[key] = self._controller(value)
            elif key == "phase":
                args[key] = Said(f"phase-{value}")
            elif key == "zone":
                args[key] = Said(f"zone-{str(value).replace(' ', '-')}")
            elif key in ("need", "missing") and isinstance(value, str):
                args[key] = _symbols(value)
            elif key == "deed":
                args[key] = deed_of(str(value), message.params.get("count", 0))
            elif key == "lanes":
                args[key] = Listed(tuple(self._lane_called(name) for name in str(value).split("; ")))
            elif key == "where":
                args[key] = Listed(tuple(self._place_called(name) for name in str(value).split("; ")))
            elif key in ("place", "origin") and isinstance(value, str):
                args[key] = self._place_called(value)
                args["spot"] = "any" if value == "anywhere" else "one"
            else:
                args[key] = value
        return Said(message.id, args | known)

    def wishes(self, decision: Decision | None, card: Card) -> Iterator[tuple[Intent, Said]]:
        """What one might want to do with a card where it is, offered or not."""
        s = self.game.state
        name = card.printed.name
        if decision is not None and any(option.verb == PICK for option in decision.options):
            yield Intent(PICK, card.id), Said("why-pick", {"card": name})
            return
        if card.zone in (HAND, CHAMPION_ZONE, FACEDOWN, TRASH) and card.printed.types & MAIN_DECK_CARD:
            yield Intent(PLAY, card.id), Said("why-play", {"card": name})
        if card.zone in (HAND, CHAMPION_ZONE) and card.printed.kw[HIDDEN]:
            yield Intent(HIDE, card.id), Said("why-hide", {"card": name})
        if card.zone == BOARD and card.printed.types & UNIT:
            here = s.places[card.place].arena
            for index in (s.sides[card.controller].base, *s.battlefields):
                if index != card.place and s.places[index].arena == here:
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
        for index in range(len(self.game.state.places)):
            if place_name(self.game.state, index, self.viewer) == words.removeprefix("at "):
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


OF_STRIKE: Final = {
    "ability-resolves": "log-resolves",
    "ability-countered": "log-countered",
}
"""A Thrall has no ability but its Strikes: such a line speaks of the Strike."""

COUNTING: Final = frozenset(("question-recycle-one", "question-target-exactly", "question-target-up-to"))
"""Questions that say themselves how many are to be chosen."""
REFUSED: Final = frozenset(("withdrawn", "ability-withdrawn"))
"""Lines that say who did not agree, where that is why."""

OF_TEAM: Final = frozenset(("all-lose", "burns-out", "ends-turn", "turn", "wins"))
"""Lines that sound different where a team plays against the game itself."""

OF_ONE: Final = {"all-lose": "log-all-lose-alone", "turn": "log-turn-alone", "wins": "log-wins"}
"""And those of them that sound different again where the team is a single player."""

PLAIN: Final[dict[int, str]] = {
    AUTO: "option-auto",
    CONCEDE: "option-concede",
    DONE: "option-done",
    END_TURN: "option-end",
    LET_GO: "option-let-go",
    NO: "option-no",
    OVERRULE: "option-overrule",
    PASS: "option-pass",
    WAIT_FOR_ME: "option-wait",
    YES: "option-yes",
}
"""Answers that are the same everywhere."""
