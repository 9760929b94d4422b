"""Questions as messages: what a player is asked. The answers are in `offering`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farfield.rules.abilities.replacements import Replacing
from farfield.rules.actions.damage_changes import DamageOrder
from farfield.rules.actions.instead import Would
from farfield.rules.chain.resolving import Run
from farfield.rules.combat_damage import Assign
from farfield.rules.costs.paying import Payment
from farfield.rules.deciding.consent import Consent
from farfield.rules.deciding.options import StandardMove
from farfield.rules.effects.creating import Create
from farfield.rules.effects.kinds_of_ability import Activated, Keyword
from farfield.rules.effects.names import Name
from farfield.rules.effects.stated_costs import (
    BANISH_FROM_TRASH,
    DISCARD,
    DISEMPOWER_OBJECTS,
    EXHAUST_OBJECTS,
    KILL_OBJECTS,
    RECYCLE_FROM_TRASH,
    RECYCLE_OBJECTS,
    RECYCLE_RUNES,
    RETURN_OBJECTS,
    SPEND_BUFF,
)
from farfield.rules.modes.lane_legends import LaneLegends, enthrall_cost, npc, thralls
from farfield.rules.modes.lane_legends.enthralled import PAY, Enthralled
from farfield.rules.playing import Play
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ACCELERATE,
    BOARD,
    DONE,
    LET_GO,
    PICK,
    Q_AMOUNT,
    Q_ASSIGN,
    Q_CHOOSE,
    Q_CONSENT,
    Q_DESTINATION,
    Q_HELP,
    Q_INVITED,
    Q_MAY,
    Q_MOVE_MORE,
    Q_MULLIGAN,
    Q_NAME,
    Q_OPTIONAL_COST,
    Q_ORDER,
    Q_PAY,
    Q_PLACE,
    Q_PLAYER,
    Q_PRIORITY,
    Q_REPLACE,
    Q_TARGET,
    QUESTION_NAMES,
    UNIT,
    QuestionKind,
)
from farfield.words import kind_of
from farfield.words.calling import cost_words
from farfield.words.explaining import Explainer
from farfield.words.messages import Argument, CardWords, Said

if TYPE_CHECKING:
    from farfield.rules.effects.kinds_of_ability.replacing import Replacement
    from farfield.rules.effects.parts import Ability
    from farfield.rules.state import Decision, Item


def _optional_cost(face: Printed, repeats: list[Keyword], number: int) -> Ability | None:
    """The optional cost with this number, counted as playing does: additional costs, Accelerate, each Repeat, and
    another price."""
    count = len(face.additional)
    if number < count:
        return face.additional[number]
    if number == count:
        return next((x for x in face.abilities if isinstance(x, Keyword) and x.keyword == ACCELERATE), None)
    return [*repeats, *face.play_for][number - count - 1]


class Asker(Explainer):
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
        frame = self.game.work(decision)
        if isinstance(frame, StandardMove) and decision.kind == Q_MOVE_MORE:
            args["place"] = self.place(frame.dest, "place-to")
        if self.lanes and id in ("question-recycle", "question-recycle-one") and self._dealt_from_deck(decision.seat):
            return Said(f"{id}-npc", args)
        more = self._frame_says(id, decision)
        if more is not None:
            return Said(id, args | more)
        return self.explained(Said(id, args), decision)

    def _frame_says(self, id: str, decision: Decision) -> dict[str, Argument] | None:
        """What some questions tell besides their subject; None if this is none of them."""
        frame = self.game.work(decision)
        if isinstance(frame, Enthralled) and decision.clause == "LL 4.1":
            return self._enthrall_cost(frame, decision.kind == Q_PAY)
        if isinstance(frame, Consent):
            return self._consent(frame)
        if id in ("question-replace-apply", "question-instead-apply"):
            return {"source": self.name(self.game.replacements(decision)[0][0])}
        if id == "question-priority" and self._strikes(decision):
            return {"card": thralls.STRIKE_NAME}
        if id == "question-cost-choice":
            return {"deed": COST_DEEDS[self._deed(decision)]}
        if id == "question-place-token" and isinstance(frame, Run):
            made = frame.program.ops[frame.position]
            return {"token": made.token.name if isinstance(made, Create) else "?"}
        if id == "question-repeat-ability":
            item = self._item(decision)
            assert item is not None and isinstance(item.ability, Activated)
            cost = item.ability.repeats[decision.options[0].number]
            return {"cost": cost_words(cost.energy, cost.power)}
        return None

    def _deed(self, decision: Decision) -> int:
        """What is done with what is chosen to pay a cost."""
        frame = self.game.work(decision)
        if isinstance(frame, Payment):
            return frame.cost.deeds[frame.at].kind
        if isinstance(frame, Play) and frame.price is not None:
            return frame.price.deeds[frame.at].kind
        return -1

    def _consent(self, frame: Consent) -> dict[str, Argument]:
        """Who wants to choose which unit, and with what (LL 8.4)."""
        item = self.item_on_chain(frame.item)
        args = self.person(frame.asker)
        args["source"] = self.name(item.card or item.source) if item is not None else "–"
        if frame.subject:
            args["thing"] = self.thing(frame.subject)
        return args

    def _enthrall_cost(self, frame: Enthralled, counts: bool) -> dict[str, Argument]:
        """Which icons are to be paid, with how many runes, and who could not pay them (LL 4.1)."""
        icons = frame.icons if frame.stage == PAY else frame.icons[:1]
        args: dict[str, Argument] = {"icons": cost_words(0, icons), **self.person(frame.seat)}
        if counts:
            payer = frame.payer if frame.payer >= 0 else frame.seat
            left = enthrall_cost.left_to_pay(self.game, payer, frame.m, icons, frame.picked)
            args["n"] = str(left[0]) if len(left) == 1 else f"{left[0]}–{left[-1]}"
        return args

    def names_card(self, decision: Decision) -> bool:
        """Is a card to be named, and not a tag?"""
        frame = self.game.work(decision)
        naming = frame.program.ops[frame.position] if isinstance(frame, Run) else None
        return not isinstance(naming, Name) or naming.types != 0

    def _subject(self, decision: Decision) -> Argument:
        """What a question is about; of several with the same name, which."""
        game = self.game
        card = game.find(decision.subject)
        if card is not None and decision.kind in OF_ONE_UNIT and card.zone == BOARD and card.printed.types & UNIT:
            if sum(x.zone == BOARD and x.printed.name == card.printed.name for x in game.objects()) > 1:
                return self.thing(card.id)
        for index in game.battlefields:
            if game.places[index].card == decision.subject:
                return self.place_name(index)
        return self.name(decision.subject) if decision.subject else "–"

    def question_id(self, decision: Decision) -> str:
        """The message of a question: some rules ask for something more particular than the kind of question says."""
        frame = self.game.work(decision)
        if decision.clause == "LL 4.1" and isinstance(frame, Enthralled):
            if decision.kind != Q_PAY:
                return "question-enthrall-who"
            return "question-enthrall-pay" if frame.payer in (-1, frame.seat) else "question-enthrall-help"
        particular = _PARTICULAR.get(decision.kind)
        found = particular(self, decision) if particular is not None else ""
        return found or f"question-{QUESTION_NAMES[decision.kind]}"

    def _choose(self, decision: Decision) -> str:
        if decision.clause == "CR 436":
            if decision.options[-1].verb != DONE:
                return "question-top"
            return "question-recycle-one" if len(decision.options) == 2 else "question-recycle"
        return CHOICES.get(decision.clause, "")

    def _optional_cost(self, decision: Decision) -> str:
        card = self.game.last_known(decision.subject)
        if decision.clause == "CR 820" or card is None:
            return "question-repeat-ability"
        beyond = decision.options[0].number - len(card.printed.additional)
        if beyond < 0:
            return ""
        if beyond == 0:
            return "question-accelerate"
        return "question-repeat" if beyond <= len(self.game.repeats(card.id)) else "question-play-for"

    def _target(self, decision: Decision) -> str:
        if decision.least <= 0 < decision.most:
            return "question-target-up-to"
        return "question-target-exactly" if decision.least == decision.most > 1 else ""

    def _may(self, decision: Decision) -> str:
        if self._deflects(decision):
            return "question-deflect"
        particular = {"CR 355.10.e": "question-unless", "CR 404.2": "question-may-pay", "CR 821": "question-attach"}
        return particular.get(decision.clause, "")

    def _replace(self, decision: Decision) -> str:
        frame = self.game.work(decision)
        if isinstance(frame, DamageOrder):
            return "question-damage-order"
        if isinstance(frame, Would):
            return "question-instead-apply" if decision.clause == "CR 371.2" else "question-instead"
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
        if self.question_id(decision) in COUNTING and self.target_of_several(decision) is None:
            return None
        if most < 0:
            return Said("question-any")
        if least == most:
            return Said("question-exactly", {"n": most})
        return Said("question-more", {"least": least, "most": most})

    def text_of(self, id: int, text: Replacement) -> CardWords | None:
        face = self.game.face_of(id)
        return CardWords(text, kind_of(face)) if face is not None else None

    def context(self, decision: Decision) -> CardWords | None:
        """The words of the card or ability that asks, where there is one."""
        frame = self.game.work(decision)
        if isinstance(frame, Consent):
            item = self.item_on_chain(frame.item)
            face = self.game.face_of(item.card or item.source) if item is not None else None
            if item is None or face is None:
                return None
            return CardWords(item.ability, kind_of(face)) if item.ability is not None else CardWords(face)
        if isinstance(frame, Replacing):
            found = self.game.replacements(decision)
            return self.text_of(*found[0]) if len(found) == 1 else None
        face = self.game.face_of(decision.subject)
        if face is None:
            return None
        if decision.kind == Q_OPTIONAL_COST and decision.clause == "CR 356.2":
            part = _optional_cost(face, self.game.repeats(decision.subject), decision.options[0].number)
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


OF_ONE_UNIT: Final = (Q_AMOUNT, Q_DESTINATION, Q_MAY, Q_MOVE_MORE, Q_REPLACE)
"""Kinds of question that are about a unit which may have a double."""

CHOICES: Final = {
    "CR 107.3": "question-facedown-full",
    "CR 204.4": "question-toll",
    "CR 355.11": "question-keep-targets",
    "CR 355.14": "question-drop-target",
    "CR 383.1.b": "question-moment",
    "CR 422": "question-discard",
    "CR 486": "question-battlefield",
}
"""What is chosen by these rules is not what an instruction says."""

COST_DEEDS: Final = {
    DISCARD: "discard",
    RECYCLE_FROM_TRASH: "recycle",
    RECYCLE_OBJECTS: "recycle",
    RECYCLE_RUNES: "recycle",
    SPEND_BUFF: "buff",
    EXHAUST_OBJECTS: "exhaust",
    KILL_OBJECTS: "kill",
    RETURN_OBJECTS: "return",
    BANISH_FROM_TRASH: "banish",
    DISEMPOWER_OBJECTS: "disempower",
}
"""What is done with what somebody chooses to pay a cost with."""

COUNTING: Final = frozenset(("question-recycle-one", "question-target-exactly", "question-target-up-to"))
"""Questions that say themselves how many are to be chosen."""

_PARTICULAR: Final[dict[int, Callable[[Asker, Decision], str]]] = {
    Q_CHOOSE: Asker._choose,
    Q_CONSENT: lambda asker, decision: "" if decision.subject else "question-consent-lane",
    Q_HELP: Asker._help,
    Q_INVITED: lambda asker, decision: "question-invited-combat" if decision.subject else "",
    Q_MAY: Asker._may,
    Q_NAME: lambda asker, decision: "" if asker.names_card(decision) else "question-name-tag",
    Q_OPTIONAL_COST: Asker._optional_cost,
    Q_ORDER: lambda asker, decision: "question-order-chain" if decision.options[0].verb == PICK else "",
    Q_PLACE: lambda asker, decision: "question-place-token" if decision.clause == "CR 439" else "",
    Q_PLAYER: lambda asker, decision: "question-first" if decision.clause == "CR 486" else "",
    Q_PRIORITY: Asker._priority,
    Q_REPLACE: Asker._replace,
    Q_TARGET: Asker._target,
}
"""Kinds of question that are asked in several ways: which one; nothing: the plain one."""
