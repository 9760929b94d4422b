"""What a question is for, where a text asks for several things: which instruction, and what set it off.

What an instruction says is in `purposes`; here it is found out which one is meant.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from farfield.rules.chain.rechoosing import ChooseAnew
from farfield.rules.chain.resolving import Run
from farfield.rules.effects.kinds_of_ability import Triggered
from farfield.rules.effects.sequences import Choose
from farfield.rules.playing import MODES, TARGETS, Play
from farfield.rules.terms import BOARD, TRASH
from farfield.words import kind_of
from farfield.words.calling import Caller
from farfield.words.messages import Argument, CardWords, Instruction, Said
from farfield.words.purposes import is_whole

if TYPE_CHECKING:
    from farfield.rules.effects.program import Program, Slot
    from farfield.rules.effects.select import Target
    from farfield.rules.state import Decision, Item


ASKS: Final = {
    "question-choose": "ask-choose",
    "question-destination": "ask-destination",
    "question-may": "ask-may",
    "question-target": "ask-target",
    "question-target-exactly": "ask-target-exactly",
    "question-target-up-to": "ask-target-up-to",
    "question-unless": "ask-unless",
}
"""Questions that may be about one instruction of several: what is asked once that is said."""


class Explainer(Caller):
    """Explains to one viewer what a question is for."""

    def explained(self, said: Said, decision: Decision) -> Said:
        """A question with all that tells it from the one before and the one after it."""
        if said.id in ASKS:
            what = self._purpose(decision)
            if what is not None:
                asked = {"card": said.args["card"], "what": what, "ask": self._asks(said, decision)}
                said = Said("question-for", asked)
            said = self._because(said, decision)
        return self._of_several(said, decision)

    def _because(self, said: Said, decision: Decision) -> Said:
        """Where a text speaks of what set it off: what that was."""
        frame = self.game.work(decision)
        item = self.item_on_chain(frame.item) if isinstance(frame, Play) else None
        item = frame.item if isinstance(frame, Run) else item
        if item is None or item.event is None or not isinstance(item.ability, Triggered) or not item.ability.eventful:
            return said
        thing = self.in_sight(item.event.subject) if item.event.subject != item.source else None
        return said if thing is None else Said("question-because", {"question": said, "thing": thing})

    def _of_several(self, said: Said, decision: Decision) -> Said:
        """Where the same is chosen again: for which Repeat; where something else may be chosen: in place of what."""
        frame = self.game.work(decision)
        item = self.item_on_chain(frame.item) if isinstance(frame, (Play, ChooseAnew)) else None
        slot, text = self._slot(decision), self._program(item)
        if slot is not None and text is not None and len(text.slots) > 1:
            same = [x for x in text.slots if _as_written(x) == _as_written(slot)]
            if len(same) > 1:  # the text says the same twice
                said = Said("question-nth", {"question": said, "n": same.index(slot) + 1, "of": len(same)})
        if isinstance(frame, Play) and frame.stage in (MODES, TARGETS) and item is not None and item.later:
            return Said("question-again", {"question": said, "n": len(item.later)})
        if not isinstance(frame, ChooseAnew) or item is None:
            return said
        if frame.round:
            said = Said("question-again", {"question": said, "n": frame.round})
        chosen = [item.bound, *item.later][frame.round][slot.number] if slot is not None else []
        if frame.at >= len(chosen):
            return said
        is_place = slot is not None and slot.destination is not None
        return Said("question-anew", {"question": said, "thing": self.thing(chosen[frame.at], is_place)})

    def _purpose(self, decision: Decision) -> Instruction | None:
        """The instruction that something is asked for, where the text has more than that one."""
        frame = self.game.work(decision)
        text, part, item = None, None, None
        slot = self._slot(decision)
        if slot is not None and isinstance(frame, (Play, ChooseAnew)):
            item = self.item_on_chain(frame.item)
            text, part = self._program(item), slot.part
        elif isinstance(frame, Run):
            item, text = frame.item, frame.program
            part = text.parts[frame.position]
        if item is None or text is None or text.effect is None or part is None:
            return None
        if is_whole(text.effect) and len(text.slots) < 2:
            return None
        ability = item.ability
        heard = ability.when if isinstance(ability, Triggered) and ability.text is text else None
        face = self.game.face_of(item.card or item.source)
        return Instruction(part, text.effect, heard, kind_of(face) if face is not None else "unit")

    def in_sight(self, id: int) -> Argument | None:
        """Something that everybody saw, as it is now; by name alone if it has left. Nothing of hands and decks."""
        card = self.game.last_known(id) if id > 0 else None
        if card is None or card.zone not in (BOARD, TRASH):
            return None
        return self.thing(id) if self.game.find(id) is not None else card.printed.name

    def _program(self, item: Item | None) -> Program | None:
        return self.game.text_of(item) if item is not None else None

    def _slot(self, decision: Decision) -> Slot | None:
        """The target or destination that is asked for."""
        frame = self.game.work(decision)
        at = -1
        if isinstance(frame, Play) and frame.stage == TARGETS:
            at = frame.at
        elif isinstance(frame, ChooseAnew):
            at = frame.slot
        text = self._program(self.item_on_chain(frame.item)) if isinstance(frame, (Play, ChooseAnew)) else None
        return text.slots[at] if text is not None and 0 <= at < len(text.slots) else None

    def _asks(self, said: Said, decision: Decision) -> Argument:
        """What to do about the instruction; where it has several targets, which of them."""
        target = self.target_of_several(decision)
        if target is None:
            return Said(ASKS[said.id], {"n": said.args["n"]} if "n" in said.args else {})
        return CardWords(Choose(target), "unit")

    def target_of_several(self, decision: Decision) -> Target | None:
        """The target that is asked for, if its instruction has others."""
        slot = self._slot(decision)
        frame = self.game.work(decision)
        if slot is None or slot.target is None or not isinstance(frame, (Play, ChooseAnew)):
            return None
        text = self._program(self.item_on_chain(frame.item))
        with_it = [x for x in text.slots if x.part is slot.part and x.target is not None] if text is not None else []
        return slot.target if len(with_it) > 1 else None

    def item_on_chain(self, id: int) -> Item | None:
        """What is on a chain, or was until it began to be carried out."""
        for a in self.game.arenas:
            carried_out = [frame.item for frame in a.stack if isinstance(frame, Run)]
            for item in [*carried_out, *a.chain]:
                if item.id == id:
                    return item
        return None


def _as_written(slot: Slot) -> str:
    """A choice as the text puts it, whichever number it has."""
    return re.sub(r",? ?slot=\d+", "", repr((slot.part, slot.mode, slot.target, slot.destination)))
