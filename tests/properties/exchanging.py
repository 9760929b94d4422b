"""What the proofs about hidden information share: games to look at, and exchanging what a seat cannot know."""

from __future__ import annotations

import json
import random
import re

from farfield.decks import starter_decks
from farfield.games import loadout
from farfield.rules.deciding.wishes import PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS
from farfield.rules.game import Game, new_game
from farfield.rules.knowing import imagining, visibility
from farfield.rules.modes.duel import Duel
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Decision, Option
from farfield.rules.state.dice import stream
from farfield.rules.terms import DONE, END_TURN, NO, PASS
from tests.insides import state_of
from tests.pool_decks import secretive_deck
from tests.wild_deck import wild

ASKED_EVERYWHERE = PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS
STARTERS = [loadout(deck) for deck in starter_decks()]


def loadouts(number: int) -> list[Loadout]:
    """Pairs of starter decks; every third time the wild deck, which looks, reveals, hides and takes back a lot, and
    every third time decks of the whole pool, in which half of the cards do."""
    if number % 3 == 0:
        return [wild(number % 2), wild(number % 2 + 1)]
    if number % 3 == 1:
        return [secretive_deck(number % 10_000), secretive_deck(number % 10_000 + 1)]
    return [STARTERS[number % 4], STARTERS[number // 4 % 4]]


def begin(seed: int, prefs: int = ASKED_EVERYWHERE, decks: list[Loadout] | None = None) -> Game:
    return new_game(Duel(), decks if decks is not None else loadouts(seed), seed, prefs=[prefs, prefs])


def answer_at_random(game: Game, dice: random.Random, calm: float = 0.5) -> None:
    """Somebody answers something; a turn is not ended as readily as other things are done."""
    decision = dice.choice(game.decisions())
    options = decision.options
    if len(options) > 1 and dice.random() < calm:
        options = [x for x in options if x.verb not in (END_TURN, PASS)]
    game.choose(decision, dice.choice(options), decision.seat)


def play(game: Game, dice: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        answer_at_random(game, dice)


def exchanged(game: Game, seat: int | None, seed: int) -> Game:
    """The same game with other cards where the seat cannot see: in its opponents' hands and decks and facedown.

    The dice stay as they are, and so do the seat's own decks: what it draws next would tell the two games apart.
    """
    visibility.veil_of(state_of(game))
    s = state_of(game).copy()
    viewer = visibility.viewer_of(seat)
    dice = stream(seed, "exchange")
    for side in s.sides:
        if side.index != seat and side.is_player:
            ids = imagining.unknown_main(s, viewer, side)
            imagining.redraw(s, dice, ids, imagining.must_be_hidden(s, viewer, side.index))
    for a in s.arenas:
        if a.question is not None and a.question.seat != viewer:
            imagining.ask_again(s, a, a.question, viewer)
    s.events = list(game.events())
    return Game(s)


def exchange_sideboards(game: Game, seed: int) -> None:
    """The cards of each sideboard in another order."""
    for side in game.sides:
        imagining.redraw(state_of(game), stream(seed, "sideboards"), side.sideboard, [])


def differ(x: Game, y: Game, seat: int | None) -> bool:
    """Has a card that differs between the two games become known to the seat, if only for a moment?"""
    viewer = visibility.viewer_of(seat)
    if shown(x) != shown(y):
        return True
    for a, b in zip(state_of(x).cards, state_of(y).cards, strict=False):
        if a.original.name != b.original.name and (visibility.knows(viewer, a) or visibility.knows(viewer, b)):
            return True
    return False


def shown(game: Game) -> list[tuple[str, ...]]:
    """What was revealed to everybody; some of it may be in a deck again, recycled within the same answer."""
    return [tuple(event.names) for event in game.events() if event.kind == "reveals"]


def sight(game: Game, seat: int | None) -> str:
    """All a seat gets to see now, as text."""
    return json.dumps(game.view(seat).plain())


def story(game: Game, seat: int | None, since: int = 0) -> str:
    return json.dumps([event.plain() for event in game.events_for(seat, since)])


def renamed(text: str) -> str:
    """With every name of an object replaced by the order in which they come up: all that a name can tell."""
    seen: dict[str, str] = {}
    return re.sub(r"\b\d{4,}\b", lambda m: seen.setdefault(m.group(), f"#{len(seen)}"), text)


def quiet(decision: Decision) -> Option | None:
    """The answer that does nothing and is always possible, if there is one."""
    for verb in (PASS, END_TURN, DONE, NO):
        for option in decision.options:
            if option.verb == verb:
                return option
    return None


def all_different(decks: list[Loadout]) -> list[Loadout]:
    """The same decks with a name of its own for every single card, so that a name betrays where it came from."""
    out: list[Loadout] = []
    for seat, x in enumerate(decks):
        main = [renamed_card(card, f"{card.name} {seat}.{i}") for i, card in enumerate(x.main)]
        out.append(Loadout(x.name, x.legend, x.champion, main, x.runes, x.battlefields))
    return out


def renamed_card(x: Printed, name: str) -> Printed:
    return Printed(
        name, x.types, domains=x.domains, energy=x.energy, power=x.power, might=x.might, might_bonus=x.might_bonus,
        tags=x.tags, champion=x.champion, signature=x.signature, abilities=x.abilities, effect_text=x.effect_text,
    )  # fmt: skip
