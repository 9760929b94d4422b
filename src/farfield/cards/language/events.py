"""What a triggered ability waits for: `I.attack`, `you.conquer`, `dies(unit.friendly)`."""

from __future__ import annotations

from dataclasses import dataclass, field

from farfield.rules.effects import abilities as ab
from farfield.rules.effects import select as se
from farfield.rules.terms import (
    BATTLEFIELD,
    E_ATTACHED,
    E_ATTACKS,
    E_BEGINNING,
    E_CHOSEN,
    E_COMBAT_WON,
    E_CONQUERED,
    E_DEFENDS,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_EMPOWERED,
    E_HELD,
    E_HIDDEN,
    E_LEFT,
    E_MAIN_START,
    E_MOVED,
    E_PLAYED,
    E_READIED,
    E_RECYCLED,
    E_STUNNED,
    E_TURN_END,
    NO_WHERE,
    YOURS,
)

from .nouns import Noun


@dataclass(frozen=True)
class _I:
    """What may happen to the object itself."""

    am_played: ab.When = field(default_factory=lambda: ab.When(E_PLAYED, me=True))
    attack: ab.When = field(default_factory=lambda: ab.When(E_ATTACKS, me=True))
    defend: ab.When = field(default_factory=lambda: ab.When(E_DEFENDS, me=True))
    attack_or_defend: ab.When = field(default_factory=lambda: ab.When(E_ATTACKS, E_DEFENDS, me=True))
    move: ab.When = field(default_factory=lambda: ab.When(E_MOVED, me=True))
    move_to_a_battlefield: ab.When = field(default_factory=lambda: ab.When(E_MOVED, me=True, place=se.AT_BATTLEFIELD))
    conquer: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, me=True))
    hold: ab.When = field(default_factory=lambda: ab.When(E_HELD, me=True))
    conquer_or_hold: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, E_HELD, me=True))
    win_a_combat: ab.When = field(default_factory=lambda: ab.When(E_COMBAT_WON, me=True))
    die: ab.When = field(default_factory=lambda: ab.When(E_DIED, me=True))
    am_readied: ab.When = field(default_factory=lambda: ab.When(E_READIED, me=True))
    am_chosen_by_you: ab.When = field(default_factory=lambda: ab.When(E_CHOSEN, me=True, actor=YOURS))
    am_empowered: ab.When = field(default_factory=lambda: ab.When(E_EMPOWERED, me=True))
    am_attached: ab.When = field(default_factory=lambda: ab.When(E_ATTACHED, me=True))
    leave_the_board: ab.When = field(default_factory=lambda: ab.When(E_LEFT, me=True))


I = _I()  # noqa: E741  (cards speak of themselves as "I")


@dataclass(frozen=True)
class _You:
    """What you may do."""

    conquer: ab.When = field(default_factory=lambda: ab.When(E_CONQUERED, types=BATTLEFIELD, actor=YOURS))
    hold: ab.When = field(default_factory=lambda: ab.When(E_HELD, types=BATTLEFIELD, actor=YOURS))
    conquer_here: ab.When = field(
        default_factory=lambda: ab.When(E_CONQUERED, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    hold_here: ab.When = field(default_factory=lambda: ab.When(E_HELD, types=BATTLEFIELD, actor=YOURS, place=se.HERE))
    defend_here: ab.When = field(
        default_factory=lambda: ab.When(E_DEFENDS, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    attack_here: ab.When = field(
        default_factory=lambda: ab.When(E_ATTACKS, types=BATTLEFIELD, actor=YOURS, place=se.HERE)
    )
    discard: ab.When = field(default_factory=lambda: ab.When(E_DISCARDED, actor=YOURS))
    draw: ab.When = field(default_factory=lambda: ab.When(E_DREW, actor=YOURS))
    recycle: ab.When = field(default_factory=lambda: ab.When(E_RECYCLED, actor=YOURS))
    hide: ab.When = field(default_factory=lambda: ab.When(E_HIDDEN, actor=YOURS))
    stun: ab.When = field(default_factory=lambda: ab.When(E_STUNNED, actor=YOURS))
    win_a_combat: ab.When = field(default_factory=lambda: ab.When(E_COMBAT_WON, actor=YOURS))
    win_a_combat_here: ab.When = field(default_factory=lambda: ab.When(E_COMBAT_WON, actor=YOURS, place=se.HERE))

    def play(self, noun: Noun, nth: int = 0) -> ab.When:
        return ab.When(
            E_PLAYED, types=noun.what, filters=noun.filters, actor=YOURS, place=noun.where or NO_WHERE, nth=nth
        )

    def play_another(self, noun: Noun) -> ab.When:
        return ab.When(
            E_PLAYED, types=noun.what, filters=noun.filters, actor=YOURS, place=noun.where or NO_WHERE, other=True
        )


you = _You()
your_turn_ends = ab.When(E_TURN_END, actor=YOURS)
your_beginning = ab.When(E_BEGINNING, actor=YOURS)
your_main_phase = ab.When(E_MAIN_START, actor=YOURS)


def dies(noun: Noun) -> ab.When:
    return ab.When(E_DIED, types=noun.what, filters=noun.filters, subject_side=noun.side, place=noun.where or NO_WHERE)


def leaves_the_board(noun: Noun) -> ab.When:
    return ab.When(E_LEFT, types=noun.what, filters=noun.filters, subject_side=noun.side, place=noun.where or NO_WHERE)
