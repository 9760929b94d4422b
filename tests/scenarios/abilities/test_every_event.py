"""Every kind of event that a text can wait for is sent when it happens, and can be said (CR 382-385)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from farfield.cards.language import (
    Equip,
    Hidden,
    a,
    attach,
    banish,
    buff,
    burn,
    card_,
    channel,
    cost,
    deal,
    deed,
    detach,
    discard,
    draw,
    empower,
    exhaust,
    exhaust_me,
    gain_points,
    gain_xp,
    gear,
    give,
    heal,
    kill,
    me,
    pick,
    put_counters,
    ready,
    recycle,
    return_to_hand,
    reveal,
    stun,
    unit,
    use,
    when,
)
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import CardLike, PieceLike
from farfield.rules import terms as t
from farfield.rules.effects.amounts import EventAmount
from farfield.rules.effects.kinds_of_ability import When
from farfield.rules.effects.kinds_of_ability.triggered import NOWHERE_ON_THE_BOARD
from farfield.rules.effects.parts import Effect
from farfield.rules.effects.select import AT_BATTLEFIELD, IN_BASE
from farfield.rules.effects.stated_costs import SPEND_BUFF, SPEND_XP
from farfield.rules.game import Game
from farfield.rules.objects.counters import count
from farfield.rules.terms import EventKind
from farfield.words import LANGUAGES, card_text
from tests.scenarios.table import (
    NONE,
    do,
    equipment,
    gear_card,
    happened,
    odd,
    piece,
    plain_field,
    settle,
    spell_card,
    unit_card,
)

POST = unit_card("Post", might=3)
FOE = unit_card("Foe", might=1)
POSTS = unit.named("Post")
LAMP = gear_card("Lamp", use(exhaust_me(), draw(NONE)))


@dataclass(frozen=True)
class Scene:
    """What is on the table and what is done, so that the event comes."""

    acts: Sequence[str]
    hand: Sequence[CardLike] = ()
    post: PieceLike = POST
    base: Sequence[PieceLike] = ()
    trash: Sequence[CardLike] = ()
    xp: int = 0
    points: int = 0
    energy: int = 0
    rune_deck: str = ""
    fields: Sequence[Field] = field(default_factory=lambda: [Field(plain_field("East")), Field(plain_field("West"))])

    def play(self, *watching: PieceLike) -> Game:
        seat = Seat(
            hand=self.hand,
            base=[self.post, *self.base, *watching],
            trash=self.trash,
            xp=self.xp,
            points=self.points,
            power=f"A {self.energy}" if self.energy else "",
            rune_deck=self.rune_deck,
            deck=["Gust"] * 9,
        )
        game = Position(seats=[seat, Seat(deck=["Gust"] * 9)], fields=self.fields).start()
        for step in self.acts:
            do(game, step)
            if step != "hide Mask":
                settle(game)
        return game


def cast(*effects: Effect, **more: object) -> Scene:
    """A spell that does it."""
    return Scene(["play Spell"], hand=[spell_card("Spell", *effects)], **more)  # type: ignore[arg-type]


ENEMY_THERE = [Field(plain_field("East"), controller=1, units={1: [FOE]})]
FIGHT = Scene(["move Post"], fields=ENEMY_THERE)
BLADE = equipment("Blade", Equip(cost(0)), bonus=1)

SCENES = {
    t.E_PLAYED: cast(draw(NONE)),
    t.E_MOVED: Scene(["move Post", "at East"]),
    t.E_ATTACKS: FIGHT,
    t.E_DEFENDS: FIGHT,
    t.E_CONQUERED: Scene(["move Post", "at East"]),
    t.E_HELD: Scene(["end", "end"], fields=[Field(controller=0, units={0: [unit_card("Guard")]})]),
    t.E_DIED: cast(kill(a(POSTS))),
    t.E_DISCARDED: Scene(["play Spell"], hand=[spell_card("Spell", discard(1)), "Gust"]),
    t.E_DREW: cast(draw(1)),
    t.E_RECYCLED: cast(recycle(a(card_.yours.in_trash)), trash=["Gust"]),
    t.E_CHANNELED: cast(channel(1), rune_deck="Fury 1"),
    t.E_READIED: cast(ready(a(POSTS)), post=Piece(POST, exhausted=True)),
    t.E_EXHAUSTED: cast(exhaust(a(POSTS))),
    t.E_BUFFED: cast(buff(a(POSTS))),
    t.E_STUNNED: cast(stun(a(POSTS))),
    t.E_EMPOWERED: cast(empower(a(POSTS))),
    t.E_DEALT: cast(deal(1, a(POSTS))),
    t.E_CHOSEN: cast(give(a(POSTS), 1)),
    t.E_BEGINNING: Scene(["end"]),
    t.E_MAIN_START: Scene(["end"]),
    t.E_TURN_END: Scene(["end"]),
    t.E_COMBAT_START: FIGHT,
    t.E_COMBAT_END: FIGHT,
    t.E_COMBAT_WON: FIGHT,
    t.E_SHOWDOWN_START: Scene(["move Post", "at East"]),
    t.E_HIDDEN: Scene(
        ["hide Mask"],
        hand=[spell_card("Mask", Hidden, draw(1))],
        energy=1,
        fields=[Field(controller=0, units={0: [unit_card("Guard")]})],
    ),
    t.E_BANISHED: cast(banish(a(POSTS))),
    t.E_MIGHT_ROSE: cast(give(a(POSTS), 2)),
    t.E_ATTACHED: cast(attach(a(gear.named("Blade")), a(POSTS)), base=[BLADE]),
    t.E_DETACHED: cast(detach(a(gear.named("Blade"))), post=Piece(POST, attached=[BLADE])),
    t.E_USED: Scene(["use Lamp"], base=[LAMP]),
    t.E_GAINED_XP: cast(gain_xp(1)),
    t.E_GAINED_POINT: cast(gain_points(1)),
    t.E_BURNED: cast(burn(1)),
    t.E_RETURNED: cast(return_to_hand(a(POSTS))),
    t.E_HEALED: cast(heal(a(POSTS)), post=Piece(POST, damage=1)),
    t.E_REVEALED: Scene(["play Spell"], hand=[spell_card("Spell", reveal(pick(card_.yours.in_hand))), "Gust"]),
    t.E_LEFT: cast(kill(a(POSTS))),
    t.E_EXCESS: FIGHT,
    t.E_SPENT_XP: Scene(["use Vault"], base=[gear_card("Vault", use(cost(deed(SPEND_XP, 1)), draw(NONE)))], xp=1),
    t.E_SPENT_BUFF: Scene(
        ["use Vault"],
        base=[gear_card("Vault", use(cost(deed(SPEND_BUFF, 1, unit)), draw(NONE)))],
        post=Piece(POST, buffed=True),
    ),
    t.E_ENTERED: Scene(["play Scout"], hand=[unit_card("Scout")]),
    t.E_WEAKENED: cast(give(a(POSTS), -1)),
}
"""An occasion for every kind of event. Whoever adds a kind adds one here."""


@pytest.mark.parametrize("kind", range(t.EVENTS), ids=lambda kind: t.EVENT_NAMES[kind])
def test_every_kind_of_event_is_sent_when_it_happens(kind: EventKind) -> None:
    """A gear with nothing but "when this happens" hears it, and heard nothing before."""
    witness = gear_card("Witness", when(When(kind), draw(NONE)))
    assert happened(replace(SCENES[kind], acts=()).play(witness), "triggers") == []
    assert "triggers Witness" in happened(SCENES[kind].play(witness), "triggers")


HERS = (t.E_DEFENDS, t.E_BEGINNING, t.E_MAIN_START)
NOBODYS = (t.E_COMBAT_END, t.E_LEFT)
AT_A_BATTLEFIELD = (
    t.E_MOVED, t.E_ATTACKS, t.E_DEFENDS, t.E_CONQUERED, t.E_HELD, t.E_COMBAT_START, t.E_COMBAT_END, t.E_COMBAT_WON,
    t.E_SHOWDOWN_START, t.E_HIDDEN, t.E_EXCESS,
)  # fmt: skip
AT_NO_PLACE = (t.E_PLAYED, t.E_RECYCLED, *NOWHERE_ON_THE_BOARD)
NUMBERS = {
    t.E_DREW: 1, t.E_DEALT: 1, t.E_GAINED_XP: 1, t.E_GAINED_POINT: 1, t.E_EXCESS: 2, t.E_SPENT_XP: 1, t.E_WEAKENED: 1,
    t.E_MIGHT_ROSE: 5,
}  # fmt: skip


def times_heard(kind: EventKind, **more: Any) -> int:
    witness = gear_card("Witness", when(When(kind, **more), draw(NONE)))
    return happened(SCENES[kind].play(witness), "triggers").count("triggers Witness")


@pytest.mark.parametrize("kind", range(t.EVENTS), ids=lambda kind: t.EVENT_NAMES[kind])
def test_every_kind_of_event_is_somebodys_or_nobodys(kind: EventKind) -> None:
    mine = kind not in HERS and kind not in NOBODYS
    assert [times_heard(kind, actor=side) for side in (t.YOURS, t.ENEMY)] == [int(mine), int(kind in HERS)]


@pytest.mark.parametrize("kind", range(t.EVENTS), ids=lambda kind: t.EVENT_NAMES[kind])
def test_every_kind_of_event_happens_somewhere_or_nowhere(kind: EventKind) -> None:
    if kind in NOWHERE_ON_THE_BOARD:
        for place in (AT_BATTLEFIELD, IN_BASE):
            with pytest.raises(CardTextError):
                times_heard(kind, place=place)
    else:
        in_base = kind not in AT_A_BATTLEFIELD and kind not in AT_NO_PLACE
        heard = [times_heard(kind, place=place) for place in (AT_BATTLEFIELD, IN_BASE)]
        assert heard == [int(kind in AT_A_BATTLEFIELD), int(in_base)]


@pytest.mark.parametrize("kind", range(t.EVENTS), ids=lambda kind: t.EVENT_NAMES[kind])
def test_every_kind_of_event_has_its_number_or_none(kind: EventKind) -> None:
    """How much damage, how many points or XP, how many cards this turn; nothing where there is nothing to count."""
    witness = gear_card("Witness", *odd(t.GEAR, when(When(kind), put_counters(me, 9, EventAmount()))))
    assert count(piece(SCENES[kind].play(witness), "Witness"), 9) == NUMBERS.get(kind, 0)


@pytest.mark.parametrize(
    ("kind", "effect", "number"),
    [
        (t.E_GAINED_POINT, gain_points(2), 2),
        (t.E_GAINED_XP, gain_xp(3), 3),
        (t.E_DEALT, deal(4, a(POSTS)), 4),
        (t.E_WEAKENED, give(a(POSTS), -3), 3),
    ],
)
def test_the_number_is_what_came_and_not_what_there_was_before(kind: EventKind, effect: Effect, number: int) -> None:
    witness = gear_card("Witness", *odd(t.GEAR, when(When(kind), put_counters(me, 9, EventAmount()))))
    game = replace(cast(effect), post=Piece(unit_card("Post", might=9), damage=1), points=3, xp=2).play(witness)
    assert count(piece(game, "Witness"), 9) == number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_can_be_said_and_no_two_alike(lang: str) -> None:
    said = [
        card_text(unit_card("Witness", when(When(t.EventKind(kind)), draw(1))), lang)[0] for kind in range(t.EVENTS)
    ]
    assert len(set(said)) == t.EVENTS
