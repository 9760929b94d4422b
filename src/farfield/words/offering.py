"""The answers that a question offers, as messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from farfield.rules.actions.damage_changes import DamageOrder
from farfield.rules.chain.resolving import Run
from farfield.rules.effects.sequences import Modes
from farfield.rules.effects.this_or_that import OneOf, SayWord
from farfield.rules.printed import Printed
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    AUTO,
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
    Q_DESTINATION,
    Q_INVITED,
    Q_LANE,
    Q_MOVE_MORE,
    Q_MULLIGAN,
    Q_NAME,
    Q_ORDER,
    Q_REPLACE,
    TRASH,
    WAIT_FOR_ME,
    YES,
)
from farfield.words import kind_of
from farfield.words.apart import Facts, differences, facts_of, facts_of_item
from farfield.words.asking import Asker
from farfield.words.messages import Argument, CardWords, Listed, Said

if TYPE_CHECKING:
    from farfield.rules.effects.parts import Effect, Part
    from farfield.rules.ids import ObjectId
    from farfield.rules.state import Decision, Option


class Offerer(Asker):
    """Offers answers to one viewer."""

    def option(self, decision: Decision, option: Option) -> Said:
        speaks = _OPTIONS.get(option.verb)
        said = speaks(self, decision, option) if speaks is not None else None
        return said or Said(PLAIN[option.verb])

    def options(self, decision: Decision) -> list[Said]:
        """Every answer in its order. Where several would read the same, what tells them apart is said as well."""
        said = [self.option(decision, option) for option in decision.options]
        if len(said) < 2 or len({gist(x) for x in said}) == len(said):
            return said
        for words in [x for i, x in enumerate(said) if x not in said[:i] and said.count(x) > 1]:
            alike = [i for i, x in enumerate(said) if x == words]
            found = differences([self._facts(decision.options[i]) for i in alike])
            for i, marks in zip(alike, found):
                if marks:
                    said[i] = Said("option-apart", {"option": words, "marks": Listed(tuple(marks))})
        return said

    def _facts(self, option: Option) -> Facts:
        """What can be seen of what an answer is about."""
        if option.verb not in OF_OBJECTS or not option.is_thing:
            return {}
        item = self.item_on_chain(option.thing)
        if item is not None:
            return facts_of_item(self, item)
        card = self.game.find(option.thing)
        return facts_of(self, card) if card is not None else {}

    # --- cards

    def _play(self, decision: Decision, option: Option) -> Said:
        card = self.game.card(option.thing)
        args: dict[str, Argument] = {"card": card.printed.name}
        if card.zone == CHAMPION_ZONE:
            return Said("option-play-champion", args)
        if card.zone == FACEDOWN:
            return Said("option-play-facedown", {**args, "at": self.place(card.place, "place-at")})
        said = Said("option-play-trash" if card.zone == TRASH else "option-play", args)
        by = self.game.played_by(decision.seat, card.id, option.which)
        if by is None:
            return said
        return Said("option-trigger", {"thing": said, "what": CardWords(by, kind_of(card.printed))})

    def _activate(self, decision: Decision, option: Option) -> Said:
        card = self.game.card(option.thing)
        face = card.printed
        text = CardWords(self.game.activated(card.id)[option.which], kind_of(face))
        return Said("option-use-ability", {"card": face.name, "text": text})

    def _move(self, decision: Decision, option: Option) -> Said:
        card = self.game.card(option.thing)
        args: dict[str, Argument] = {"card": card.printed.name, "might": self.game.might(card.id)}
        args["from"] = self.place(card.place, "place-from")
        found = self.game.destinations(card.id, decision.arena)
        if len(found) == 1:  # it will not be asked where to
            return Said("option-move-to", {**args, "to": self.place(found[0], "place-to")})
        return Said("option-move", args)

    # --- picks

    def _pick(self, decision: Decision, option: Option) -> Said:
        if decision.kind == Q_LANE:
            return self.lane_of(option.lane)
        thing = self.thing(option.thing, decision.kind == Q_DESTINATION)
        if decision.kind == Q_ASSIGN:
            return Said("option-assign", {"thing": thing, "n": option.amount})
        if self.question_id(decision) == "question-recycle-one":
            return Said("option-recycle", {"thing": thing})
        apart = None
        if decision.kind == Q_ORDER:
            apart = self._apart(decision, option.thing)
        elif decision.kind == Q_REPLACE:
            if option.thing == decision.subject and isinstance(self.game.work(decision), DamageOrder):
                return Said("option-prevent-value", {"n": self.game.card(option.thing).prevent})
            apart = self._of_same_name(decision, option)
        if apart is None:
            return Said("option-pick", {"thing": thing})
        return Said("option-trigger", {"thing": thing, "what": apart})

    def _apart(self, decision: Decision, id: ObjectId) -> Argument | None:
        """What tells a trigger from others of the same name: what it says, what set it off, or whose ability it is."""
        found = {
            option.thing: item for option in decision.options if (item := self.item_on_chain(option.thing)) is not None
        }
        item = found.get(id)
        if item is None:
            return None
        alike = [x for x in found.values() if self.name(x.source) == self.name(item.source)]
        if any(x.ability is not item.ability for x in alike):
            face = self.game.face_of(item.source)
            if item.ability is not None and face is not None:
                return CardWords(item.ability, kind_of(face))
        if item.event is not None and any(x.event is not None and x.event.subject != item.event.subject for x in alike):
            return self.in_sight(item.event.subject)
        if any(x.source != item.source for x in alike) and self.game.find(item.source) is not None:
            return self.in_sight(item.source)
        return None

    def _of_same_name(self, decision: Decision, option: Option) -> Argument | None:
        """What a replacement says, where another one of the same name is offered."""
        found = self.game.replacements(decision) if decision.clause == "CR 372" or not decision.subject else []
        names = [self.name(card) for card, _ in found]
        if option.which >= len(found) or names.count(names[option.which]) < 2:
            return None
        return self.text_of(*found[option.which])

    # --- modes, numbers, and being done

    def _mode(self, decision: Decision, option: Option) -> Said:
        word = self._word(decision, option)
        if word:
            return Said("option-name", {"card": word})
        modes = self._modes(decision)
        if option.number < len(modes):
            return Said("option-mode", {"text": CardWords(modes[option.number], "spell")})
        return Said("option-mode-number", {"n": option.number + 1})

    def _word(self, decision: Decision, option: Option) -> str:
        """The word that is chosen, where words are."""
        frame = self.game.work(decision)
        asks = frame.program.ops[frame.position] if isinstance(frame, Run) else None
        return asks.words[option.number] if isinstance(asks, SayWord) else ""

    def _modes(self, decision: Decision) -> tuple[Effect, ...]:
        """The modes of the text that asks to choose among them, or what it asks for on the way."""
        frame = self.game.work(decision)
        if isinstance(frame, Run):
            asks = frame.program.parts[frame.position]
            return asks.options if isinstance(asks, OneOf) else ()
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

    def _number(self, decision: Decision, option: Option) -> Said:
        if decision.kind == Q_NAME:
            return Said("option-name", {"card": self.game.word(option.number)})
        return Said("option-number", {"n": option.number})

    def _done(self, decision: Decision, option: Option) -> Said | None:
        if self.question_id(decision) == "question-recycle-one":
            return Said("option-leave-on-top")
        if decision.kind == Q_MULLIGAN:
            whole = len(decision.options) > len(self.game.sides[decision.seat].hand)  # nothing is set aside yet
            return Said("option-keep-all" if whole else "option-keep")
        if decision.clause == "CR 752":
            return Said("option-keep-choice")
        if decision.kind == Q_REPLACE:
            return Said("option-none")
        return Said("option-nobody-else") if decision.kind == Q_MOVE_MORE else None

    def _whether(self, decision: Decision, option: Option) -> Said | None:
        if decision.kind != Q_INVITED:
            return None
        return Said("option-join" if option.verb == YES else "option-decline")

    def _end_turn(self, decision: Decision, option: Option) -> Said | None:
        return Said("option-finish") if self.lanes else None


def gist(said: Said) -> tuple[object, ...]:
    """Its names and numbers: where these differ, it is not the same."""
    out: list[object] = [said.id]
    for x in said.args.values():
        if isinstance(x, Said):
            out.append(gist(x))
        elif isinstance(x, (str, int)):
            out.append(x)
    return tuple(out)


_OPTIONS: Final[dict[int, Callable[[Offerer, Decision, Option], Said | None]]] = {
    PLAY: Offerer._play,
    ACTIVATE: Offerer._activate,
    MOVE: Offerer._move,
    HIDE: lambda said, decision, option: Said("option-hide", {"card": said.name(option.thing)}),
    PUT_BACK: lambda said, decision, option: Said("option-put-back", {"card": said.name(option.thing)}),
    AT: lambda said, decision, option: Said("option-at", {"place": said.place(option.place)}),
    PICK: Offerer._pick,
    MODE: Offerer._mode,
    NUMBER: Offerer._number,
    DONE: Offerer._done,
    INVITE: lambda said, decision, option: Said("option-invite", {"thing": said.player(option.seat)}),
    YES: Offerer._whether,
    NO: Offerer._whether,
    END_TURN: Offerer._end_turn,
}
"""Answers that say what they are about; where nothing is found, the plain words."""

OF_OBJECTS: Final = (ACTIVATE, HIDE, MOVE, PICK, PLAY, PUT_BACK)
"""Answers that are about an object."""

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
