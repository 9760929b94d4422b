"""Every kind of event that a text can wait for is sent when it happens, and can be said (CR 382-385)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

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
    pick,
    ready,
    recycle,
    return_to_hand,
    reveal,
    stun,
    unit,
    use,
    when,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import CardLike, PieceLike
from farfield.rules import terms as t
from farfield.rules.effects.abilities import When
from farfield.rules.effects.base import Effect
from farfield.rules.effects.costs import SPEND_BUFF, SPEND_XP
from farfield.rules.game import Game
from farfield.rules.terms import EventKind
from farfield.words import LANGUAGES, card_text
from tests.scenarios.table import do, equipment, gear_card, happened, plain_field, settle, spell_card, unit_card

POST = unit_card("Post", might=3)
FOE = unit_card("Foe", might=1)
POSTS = unit.named("Post")
LAMP = gear_card("Lamp", use(exhaust_me(), draw(0)))


@dataclass(frozen=True)
class Scene:
    """What is on the table and what is done, so that the event comes."""

    acts: Sequence[str]
    hand: Sequence[CardLike] = ()
    post: PieceLike = POST
    base: Sequence[PieceLike] = ()
    trash: Sequence[CardLike] = ()
    xp: int = 0
    energy: int = 0
    rune_deck: str = ""
    fields: Sequence[Field] = field(default_factory=lambda: [Field(plain_field("East")), Field(plain_field("West"))])

    def play(self, *watching: PieceLike) -> Game:
        seat = Seat(
            hand=self.hand,
            base=[self.post, *self.base, *watching],
            trash=self.trash,
            xp=self.xp,
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
    t.E_PLAYED: cast(draw(0)),
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
    t.E_BECAME_MIGHTY: cast(give(a(POSTS), 2)),
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
    t.E_SPENT_XP: Scene(["use Vault"], base=[gear_card("Vault", use(cost(deed(SPEND_XP, 1)), draw(0)))], xp=1),
    t.E_SPENT_BUFF: Scene(
        ["use Vault"],
        base=[gear_card("Vault", use(cost(deed(SPEND_BUFF, 1, unit)), draw(0)))],
        post=Piece(POST, buffed=True),
    ),
    t.E_ENTERED: Scene(["play Scout"], hand=[unit_card("Scout")]),
    t.E_WEAKENED: cast(give(a(POSTS), -1)),
}
"""An occasion for every kind of event. Whoever adds a kind adds one here."""


@pytest.mark.parametrize("kind", range(t.EVENTS), ids=lambda kind: t.EVENT_NAMES[kind])
def test_every_kind_of_event_is_sent_when_it_happens(kind: EventKind) -> None:
    """A gear with nothing but "when this happens" hears it, and heard nothing before."""
    witness = gear_card("Witness", when(When(kind), draw(0)))
    assert happened(replace(SCENES[kind], acts=()).play(witness), "triggers") == []
    assert "triggers Witness" in happened(SCENES[kind].play(witness), "triggers")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_can_be_said_and_no_two_alike(lang: str) -> None:
    said = [
        card_text(unit_card("Witness", when(When(t.EventKind(kind)), draw(1))), lang)[0] for kind in range(t.EVENTS)
    ]
    assert len(set(said)) == t.EVENTS
