"""Every part of the card language is played: in a Duel, in teams, in lanes, and under an NPC.

The example of each part (`tests/words/every_part.py`) becomes a card on a full table. Whoever is asked prefers whatever
has to do with that card, and otherwise answers at random; after every answer the checker of forbidden states looks on.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from farfield.cards.catalogue import text
from farfield.cards.language import Deflect, I, Reaction, Tank, a, additional, cost, deal, dies, moves, when
from farfield.cards.language import unit as units
from farfield.errors import CardTextError
from farfield.games import Field, Piece, Position, Seat
from farfield.games.position import PieceLike
from farfield.rules.effects.conditions import PaidCost
from farfield.rules.effects.counter_texts import HasCounter
from farfield.rules.effects.kinds_of_ability import SpellText
from farfield.rules.effects.parts import Ability, Effect
from farfield.rules.effects.verbs import BanishThis, Exhaust
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.state import Decision, Option
from farfield.rules.terms import BATTLEFIELD, FURY, GEAR, LEGEND, NUMBER, SPELL, UNIT
from tests import forbidden
from tests.insides import change_hands
from tests.scenarios.lane_legends.lane_table import (
    MOVES,
    Lane,
    Spot,
    Thrall,
    attacked,
    chain_of,
    lanes,
    thrall,
    unit_named,
)
from tests.scenarios.table import equipment, gear_card, odd, spell_card, unit_card
from tests.words.every_part import PARTS

NAME: Final = "The Part"
ANSWERS: Final = 25

SQUIRE = unit_card("Squire", might=2, tags=("Poro", "Yordle"))
BEAST = unit_card("Beast", might=6)
TIBBERS = unit_card("Tibbers", Tank, might=1, domains=FURY)
QUEEN = Printed("Queen", LEGEND)
LAMP = gear_card("Lamp")
BLADE = equipment("Blade")
BOLT = spell_card("Bolt", Reaction, deal(1, a(units)))
HAND = [BOLT, SQUIRE, LAMP]


def card_with(*lines: Ability | Effect) -> Printed:
    """A card that can have such a text, of whichever type; free."""
    for types in (SPELL, UNIT, GEAR, LEGEND, BATTLEFIELD):
        tags = ("Equipment",) if types == GEAR else ()
        try:
            return Printed(NAME, types, might=3 if types == UNIT else 0, tags=tags, abilities=text(*lines))
        except CardTextError:
            continue
    return Printed(NAME, SPELL, abilities=odd(SPELL, *lines))  # a piece of a text that no card has by itself


def example(part: type) -> Printed:
    more: list[Ability | Effect] = [additional(cost(1))] if part is PaidCost else []
    if isinstance(PARTS[part], Effect):
        more.append(Reaction)
    return card_with(*more, PARTS[part])


def under_an_npc(part: type) -> Printed | None:
    """A unit with the ability; instructions come whenever something moves or dies. None: no unit can say it."""
    shown = PARTS[part]
    lines: list[Ability | Effect] = [shown]
    if isinstance(shown, Effect):
        lines = [when(event, shown, times=2) for event in (moves(units), dies(units), I.defend)]
    more = [additional(cost(1))] if part is PaidCost else []
    try:
        return Printed(NAME, UNIT, might=3, abilities=odd(UNIT, *more, *lines))
    except CardTextError:
        return None


def pieces(*more: PieceLike) -> list[PieceLike]:
    hurt, worn = Piece(BEAST, damage=1, empowered=1), Piece(SQUIRE, stunned=True, buffed=1, attached=[BLADE])
    return [hurt, worn, TIBBERS, LAMP, BLADE, *more]


def seat(*cards: Printed) -> Seat:
    """Full hands, and what is neither spell nor unit nor gear is in play from the start."""
    inhand = [x for x in cards if x.types & (SPELL | UNIT | GEAR)]
    legend = next((x for x in cards if x.types & LEGEND), QUEEN)
    return Seat(
        hand=[*inhand, *inhand, *HAND], base=pieces(), trash=[*HAND, TIBBERS], runes="Fury 3, Calm 3, Body 3",
        legend=legend, chosen_champion="Tibbers",
    )  # fmt: skip


def fields(cards: list[Printed], seats: int) -> list[Field]:
    here = next((x for x in cards if x.types & BATTLEFIELD), None)
    first = Field(here, controller=0, units={0: [SQUIRE]}) if here else Field(controller=0, units={0: [SQUIRE]})
    return [first, Field(controller=1, units={1: [BEAST]}), Field()][: 3 if seats > 2 or here is None else 2]


def about_it(game: Game, option: Option) -> bool:
    about = option.is_thing and option.a > 0 and option.verb != NUMBER  # what is named is no object
    card = game.last_known(option.thing) if about else None
    return card is not None and card.printed.name == NAME


def play_on(game: Game, seed: int) -> bool:
    """Did anybody do something with the card?"""
    dice = Random(seed)
    done = False
    for _ in range(ANSWERS):
        if game.over:
            return True
        asked: list[Decision] = game.decisions()
        decision = asked[dice.randrange(len(asked))]
        fitting = [x for x in decision.options if about_it(game, x)]
        done = done or bool(fitting)
        option = dice.choice(fitting if fitting and dice.random() < 0.7 else decision.options)
        game.choose(decision, option)
        assert forbidden.broken(game) == [], option
    return done


@pytest.mark.parametrize("part", PARTS, ids=lambda c: c.__name__)
def test_in_a_duel_and_in_teams(part: type) -> None:
    card = example(part)
    met = False
    for seats in (2, 4):
        table = [seat(card), seat(card), *([seat(card), seat()] if seats > 2 else [])]
        teams = [0, 1, 0, 1] if seats > 2 else None
        for seed in (1, 2):
            game = Position(seats=table, fields=fields([card], seats), teams=teams, seed=seed).start()
            met = play_on(game, seed) or met
    assert met or part is HasCounter or card.types & (LEGEND | BATTLEFIELD), "nobody could do anything with it"


def under_attack(card: Printed) -> Game:
    """A mighty Thrall uses Strikes against units, one of which has met one before; another Thrall is empowered."""
    deflecting = unit_card("Deflecting", Deflect(2), might=6)
    game = attacked(
        Piece(deflecting, deflected=1), TIBBERS, strikes=2, might=9, hand=[card, card, *HAND], runes="Fury 3, Calm 3",
        near=Spot(thralls=[Piece(thrall(3), empowered=1)]),
    )  # fmt: skip
    assert chain_of(game) == ["Thrall"]
    return game


@pytest.mark.parametrize("part", PARTS, ids=lambda c: c.__name__)
def test_in_lanes(part: type) -> None:
    card = example(part)
    if card.types & (LEGEND | BATTLEFIELD):
        card = under_an_npc(part) or card
    mine = Lane(
        hand=[card, *HAND],
        base=pieces(),
        trash=HAND,
        runes="Fury 3, Calm 3, Body 3",
        near=Spot(units=[SQUIRE]),
        far=Spot(thralls=[Thrall(2, strikes=1)]),
        deals=[MOVES],
    )
    met = play_on(lanes(mine, mine), 1) or play_on(under_attack(card), 1)
    assert met or part in NOT_IN_LANES, "nobody could do anything with it"


@pytest.mark.parametrize("part", PARTS, ids=lambda c: c.__name__)
def test_under_an_npc(part: type) -> None:
    card = under_an_npc(part)
    if card is None:
        assert part in NO_UNIT
        return
    mine = Lane(
        hand=HAND,
        base=pieces(),
        runes="Fury 3",
        near=Spot(units=[SQUIRE]),
        mid=Spot(units=[card]),
        far=Spot(thralls=[Thrall(2, strikes=1), 4]),
        deals=[MOVES, MOVES],
    )
    game = lanes(mine)
    change_hands(game, unit_named(game, NAME), 1)
    play_on(game, 1)


NOT_IN_LANES: Final = (Exhaust,)
"""Its example is about an enemy legend, and an NPC has none."""
NO_UNIT: Final = (SpellText, BanishThis)
"""What only a spell can say."""
