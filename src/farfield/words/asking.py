"""Questions and the answers they offer as messages: what a player is asked and may answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from farfield.rules import layers
from farfield.rules.abilities.replacements import Candidate, Replacing
from farfield.rules.chain.resolving import Run
from farfield.rules.combat_damage import Assign
from farfield.rules.deciding.helping import Consent
from farfield.rules.deciding.options import destinations
from farfield.rules.effects.abilities import Keyword
from farfield.rules.effects.sequences import Modes
from farfield.rules.modes.lane_legends import LaneLegends, enthrall_cost, npc, thralls
from farfield.rules.modes.lane_legends.enthralled import PAY, Enthralled
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ACCELERATE,
    ACTIVATE,
    AT,
    AUTO,
    BOARD,
    CHAMPION_ZONE,
    CONCEDE,
    DONE,
    END_TURN,
    FACEDOWN,
    HIDE,
    INVITE,
    LET_GO,
    MODE,
    MOVE,
    NO,
    NUMBER,
    OVERRULE,
    PASS,
    PICK,
    PLAY,
    PUT_BACK,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_CONSENT,
    Q_DESTINATION,
    Q_HELP,
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
    WAIT_FOR_ME,
    YES,
)
from farfield.words import kind_of
from farfield.words.calling import Caller, cost_words
from farfield.words.messages import Argument, CardWords, Said

if TYPE_CHECKING:
    from farfield.rules.effects.base import Ability, Effect, Part
    from farfield.rules.state import Decision, Item, Option


def _optional_cost(face: Printed, number: int) -> Ability | None:
    """The optional cost with this number, counted as playing does: additional costs, Accelerate, each Repeat."""
    count = len(face.additional)
    if number < count:
        return face.additional[number]
    if number == count:
        return next((x for x in face.abilities if isinstance(x, Keyword) and x.keyword == ACCELERATE), None)
    return face.repeats[number - count - 1] if number - count - 1 < len(face.repeats) else None


class Asker(Caller):
    """Asks one viewer."""

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
        if id == "question-replace-apply":
            args["source"] = self.name(self._replacements(decision)[0].card(self.game.state))
        if id == "question-priority" and self._strikes(decision):
            args["card"] = thralls.STRIKE_NAME
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
        if kind == Q_REPLACE and clause == "CR 371.2":
            return "question-replace-apply"
        if kind == Q_REPLACE and clause == "CR 373":
            if not decision.subject:
                return "question-replace-order"
            return "question-replace-which" if decision.options[-1].verb == DONE else "question-replace-first"
        if kind == Q_ORDER and decision.options[0].verb == PICK:
            return "question-order-chain"
        if clause == "LL 4.1":
            return "question-enthrall-pay" if kind == Q_PAY else "question-enthrall-who"
        if kind == Q_PRIORITY:
            chain = self.game.state.arenas[decision.arena].chain
            if chain and chain[-1].ability is npc.DEFLECT_STRIKE:
                return "question-priority-deflect"
            if chain and not chain[-1].card and chain[-1].ability is not thralls.STRIKE:
                return "question-priority-ability"
        if kind == Q_HELP and any(option.verb == LET_GO for option in decision.options):
            return "question-help-held"
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
        """How many are still to be chosen, where that is not simply one and the question does not say so itself; of
        combat damage, how much is not assigned yet."""
        frames = self.game.state.arenas[decision.arena].stack
        if decision.kind == Q_ASSIGN and frames and isinstance(frames[-1], Assign):
            return Said("question-assign-left", {"n": frames[-1].left})
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
            args["from"] = self.place(card.place, "place-from")
            found = destinations(self.game.state, self.game.state.arenas[decision.arena], card)
            if len(found) == 1:  # it will not be asked where to
                return Said("option-move-to", {**args, "to": self.place(found[0], "place-to")})
            return Said("option-move", args)
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
            thing = self.thing(option.a, decision.kind == Q_DESTINATION)
            apart = self._apart(decision, option.a) if decision.kind == Q_ORDER else None
            if decision.kind == Q_REPLACE:
                apart = self._of_same_name(decision, option)
            return (
                Said("option-pick", {"thing": thing})
                if apart is None
                else Said("option-trigger", {"thing": thing, "what": apart})
            )
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
        if verb == DONE and decision.kind == Q_REPLACE:
            return Said("option-none")
        if verb == DONE and decision.kind == Q_MOVE_MORE:
            return Said("option-nobody-else")
        if verb == INVITE:
            return Said("option-invite", {"thing": self.player(-option.a - 1)})
        if decision.kind == Q_INVITED:
            return Said("option-join" if verb == YES else "option-decline")
        if verb == END_TURN and self.lanes:
            return Said("option-finish")
        return Said(PLAIN[verb])

    def _apart(self, decision: Decision, id: int) -> Argument | None:
        """What tells a trigger from others of the same name: what it says, what set it off, or whose ability it is."""
        found = {option.a: item for option in decision.options if (item := self._on_chain(option.a)) is not None}
        item = found.get(id)
        if item is None:
            return None
        alike = [x for x in found.values() if self.name(x.source) == self.name(item.source)]
        if any(x.ability is not item.ability for x in alike):
            source = self.game.state.last_known(item.source)
            if item.ability is not None and source is not None:
                return CardWords(item.ability, kind_of(source.printed))
        if item.event is not None and any(x.event is not None and x.event.subject != item.event.subject for x in alike):
            return self._in_sight(item.event.subject)
        if any(x.source != item.source for x in alike) and self.game.state.find(item.source) is not None:
            return self._in_sight(item.source)
        return None

    def _replacements(self, decision: Decision) -> list[Candidate]:
        """The replacements that are offered, in their order; or the one that the question is about."""
        a = self.game.state.arenas[decision.arena]
        frame = a.stack[-1] if a.stack else None
        return frame.asked_about(self.game.state, a) if isinstance(frame, Replacing) else []

    def _of_same_name(self, decision: Decision, option: Option) -> Argument | None:
        """What a replacement says, where another one of the same name is offered."""
        found = self._replacements(decision) if decision.clause == "CR 372" or not decision.subject else []
        names = [self.name(x.card(self.game.state)) for x in found]
        if option.b >= len(found) or names.count(names[option.b]) < 2:
            return None
        return self._text_of(found[option.b])

    def _text_of(self, x: Candidate) -> CardWords | None:
        card = self.game.state.last_known(x.card(self.game.state))
        return CardWords(x.ability, kind_of(card.printed)) if card is not None else None

    def _in_sight(self, id: int) -> Argument | None:
        """Something that everybody saw, as it is now; by name alone if it has left. Nothing of hands and decks."""
        s = self.game.state
        card = s.last_known(id) if id > 0 else None
        if card is None or card.zone not in (BOARD, TRASH):
            return None
        return self.thing(id) if s.find(id) is not None else card.printed.name

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
        if frames and isinstance(frames[-1], Replacing):
            found = self._replacements(decision)
            return self._text_of(found[0]) if len(found) == 1 else None
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

    def _strikes(self, decision: Decision) -> bool:
        """Is the latest on the chain a Strike? It is known by its own name, not as an ability of who uses it."""
        chain = self.game.state.arenas[decision.arena].chain
        return bool(chain) and chain[-1].ability is thralls.STRIKE

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


COUNTING: Final = frozenset(("question-recycle-one", "question-target-exactly", "question-target-up-to"))
"""Questions that say themselves how many are to be chosen."""

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
