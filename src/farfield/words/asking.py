"""Questions as messages: what a player is asked. The answers are in `offering`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farfield.rules.abilities.replacements import Replacing
from farfield.rules.chain.resolving import Run
from farfield.rules.combat_damage import Assign
from farfield.rules.deciding.helping import Consent
from farfield.rules.effects.abilities import Keyword
from farfield.rules.modes.lane_legends import LaneLegends, enthrall_cost, npc, thralls
from farfield.rules.modes.lane_legends.enthralled import PAY, Enthralled
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ACCELERATE,
    DONE,
    LET_GO,
    PICK,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_CONSENT,
    Q_HELP,
    Q_INVITED,
    Q_MAY,
    Q_MULLIGAN,
    Q_OPTIONAL_COST,
    Q_ORDER,
    Q_PAY,
    Q_PLAYER,
    Q_PRIORITY,
    Q_REPLACE,
    Q_TARGET,
    QUESTION_NAMES,
    QuestionKind,
)
from farfield.words import kind_of
from farfield.words.calling import Caller, cost_words
from farfield.words.messages import Argument, CardWords, Said

if TYPE_CHECKING:
    from farfield.rules.effects.abilities.replacements import Replacement
    from farfield.rules.effects.base import Ability
    from farfield.rules.state import Decision, Item


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
            args["most"] = 2 if len(decision.options) > len(self.game.sides[decision.seat].hand) else 1
            if not self.lanes:  # there all begin together
                return Said("question-mulligan-begins", {**args, **self.person(self.game.first_seat)})
            if self._dealt_from_deck(decision.seat):
                return Said("question-mulligan-npc", args)
        id = self.question_id(decision)
        if id in COUNTING:
            args["n"] = decision.most
        if self.lanes and id in ("question-recycle", "question-recycle-one") and self._dealt_from_deck(decision.seat):
            return Said(f"{id}-npc", args)
        frame = self.game.work(decision)
        if decision.clause == "LL 4.1" and isinstance(frame, Enthralled):
            return self._enthrall_cost(id, frame, args)
        if isinstance(frame, Consent):
            return self._consent(id, frame, args)
        if id == "question-replace-apply":
            args["source"] = self.name(self.game.replacements(decision)[0][0])
        if id == "question-priority" and self._strikes(decision):
            args["card"] = thralls.STRIKE_NAME
        return Said(id, args)

    def _consent(self, id: str, frame: Consent, args: dict[str, Argument]) -> Said:
        """Who wants to choose which unit, and with what (LL 8.4)."""
        item = self.item_on_chain(frame.item)
        args |= self.person(frame.asker)
        args["source"] = self.name(item.card or item.source) if item is not None else "–"
        if frame.subject:
            args["thing"] = self.thing(frame.subject)
        return Said(id, args)

    def item_on_chain(self, id: int) -> Item | None:
        for a in self.game.arenas:
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
            left = enthrall_cost.left_to_pay(self.game, payer, frame.m, icons, frame.picked)
            args["n"] = str(left[0]) if len(left) == 1 else f"{left[0]}–{left[-1]}"
            return Said(id if payer == frame.seat else "question-enthrall-help", args)
        return Said(id, args)

    def _subject(self, decision: Decision) -> str:
        """What a question is about."""
        for index in self.game.battlefields:
            if self.game.places[index].card == decision.subject:
                return self.place_name(index)
        return self.name(decision.subject) if decision.subject else "–"

    def question_id(self, decision: Decision) -> str:
        """The message of a question: some rules ask for something more particular than the kind of question says."""
        if decision.clause == "LL 4.1":
            return "question-enthrall-pay" if decision.kind == Q_PAY else "question-enthrall-who"
        particular = _PARTICULAR.get(decision.kind)
        found = particular(self, decision) if particular is not None else ""
        return found or f"question-{QUESTION_NAMES[decision.kind]}"

    def _choose(self, decision: Decision) -> str:
        if decision.clause == "CR 436":
            if decision.options[-1].verb != DONE:
                return "question-top"
            return "question-recycle-one" if len(decision.options) == 2 else "question-recycle"
        return {"CR 422": "question-discard", "CR 486": "question-battlefield"}.get(decision.clause, "")

    def _target(self, decision: Decision) -> str:
        if decision.least <= 0 < decision.most:
            return "question-target-up-to"
        return "question-target-exactly" if decision.least == decision.most > 1 else ""

    def _may(self, decision: Decision) -> str:
        if self._deflects(decision):
            return "question-deflect"
        return {"CR 404.2": "question-may-pay", "CR 821": "question-attach"}.get(decision.clause, "")

    def _replace(self, decision: Decision) -> str:
        if decision.clause == "CR 373" and decision.subject:
            return "question-replace-which" if decision.options[-1].verb == DONE else "question-replace-first"
        by_clause = {
            "CR 371": "question-replace-may",
            "CR 371.2": "question-replace-apply",
            "CR 372.1": "question-replace-token",
            "CR 373": "question-replace-order",
        }
        return by_clause.get(decision.clause, "")

    def _priority(self, decision: Decision) -> str:
        chain = self.game.arenas[decision.arena].chain
        if chain and chain[-1].ability is npc.DEFLECT_STRIKE:
            return "question-priority-deflect"
        ability = chain and not chain[-1].card and chain[-1].ability is not thralls.STRIKE
        return "question-priority-ability" if ability else ""

    def _help(self, decision: Decision) -> str:
        held = any(option.verb == LET_GO for option in decision.options)
        return "question-help-held" if held else ""

    def _dealt_from_deck(self, seat: int) -> bool:
        """Does the NPC's next card come from the bottom of the Main Deck (LL 4, 9.9)?"""
        mode = self.game.mode
        aside = isinstance(mode, LaneLegends) and mode.modifiers.sideboard_first
        return not (aside and self.game.sides[seat].sideboard)

    @staticmethod
    def about(kind: QuestionKind) -> Said:
        """What kind of question it is, before it is known what it will be about."""
        return Said(f"about-{QUESTION_NAMES[kind]}")

    def how_many(self, decision: Decision) -> Said | None:
        """How many are still to be chosen, where that is not simply one and the question does not say so itself; of
        combat damage, how much is not assigned yet."""
        frame = self.game.work(decision)
        if decision.kind == Q_ASSIGN and isinstance(frame, Assign):
            return Said("question-assign-left", {"n": frame.left})
        least, most = max(decision.least, 0), decision.most
        if decision.kind not in (Q_TARGET, Q_CHOOSE) or (least, most) in ((1, 1), (0, 0)):
            return None
        if self.question_id(decision) in COUNTING:
            return None
        if most < 0:
            return Said("question-any")
        if least == most:
            return Said("question-exactly", {"n": most})
        return Said("question-more", {"least": least, "most": most})

    def text_of(self, id: int, text: Replacement) -> CardWords | None:
        card = self.game.last_known(id)
        return CardWords(text, kind_of(card.printed)) if card is not None else None

    def context(self, decision: Decision) -> CardWords | None:
        """The words of the card or ability that asks, where there is one."""
        frame = self.game.work(decision)
        if isinstance(frame, Consent):
            item = self.item_on_chain(frame.item)
            asks = self.game.last_known(item.card or item.source) if item is not None else None
            if item is None or asks is None:
                return None
            face = asks.printed
            return CardWords(item.ability, kind_of(face)) if item.ability is not None else CardWords(face)
        if isinstance(frame, Replacing):
            found = self.game.replacements(decision)
            return self.text_of(*found[0]) if len(found) == 1 else None
        card = self.game.last_known(decision.subject) if decision.subject else None
        if card is None:
            return None
        face = card.printed
        if decision.kind == Q_OPTIONAL_COST and decision.clause == "CR 356.2":
            part = _optional_cost(face, decision.options[0].number)
            return CardWords(part, kind_of(face)) if part is not None else None
        item = self._item(decision)
        if item is None or item.ability is npc.DEFLECT_STRIKE:
            return None
        return CardWords(item.ability, kind_of(face)) if item.ability is not None else CardWords(face)

    def _item(self, decision: Decision) -> Item | None:
        """What is being played, used or resolved, and asks this."""
        a = self.game.arenas[decision.arena]
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
        chain = self.game.arenas[decision.arena].chain
        return bool(chain) and chain[-1].ability is thralls.STRIKE


COUNTING: Final = frozenset(("question-recycle-one", "question-target-exactly", "question-target-up-to"))
"""Questions that say themselves how many are to be chosen."""

_PARTICULAR: Final[dict[int, Callable[[Asker, Decision], str]]] = {
    Q_CHOOSE: Asker._choose,
    Q_CONSENT: lambda asker, decision: "" if decision.subject else "question-consent-lane",
    Q_HELP: Asker._help,
    Q_INVITED: lambda asker, decision: "question-invited-combat" if decision.subject else "",
    Q_MAY: Asker._may,
    Q_ORDER: lambda asker, decision: "question-order-chain" if decision.options[0].verb == PICK else "",
    Q_PLAYER: lambda asker, decision: "question-first" if decision.clause == "CR 486" else "",
    Q_PRIORITY: Asker._priority,
    Q_REPLACE: Asker._replace,
    Q_TARGET: Asker._target,
}
"""Kinds of question that are asked in several ways: which one; nothing: the plain one."""
