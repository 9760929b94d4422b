"""Random games of Lane Legends: any number of players, any modifiers; and how often each clause was carried out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import printed, text
from farfield.cards.language import I, me, stun, when
from farfield.decks import builtin, starter_decks
from farfield.games import loadout
from farfield.rules.game import Game, new_game
from farfield.rules.modes.lane_legends import ENTHRALLED, LaneLegends, lane, modifiers, thralls
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.options import PREF_ASK_CONSENT
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Happening
from farfield.rules.terms import GEAR, UNIT
from tests import forbidden
from tests.random_games import player_for
from tests.wild_deck import wild

PLAYERS: Final = (1, 2, 3, 1, 4, 2, 1, 8, 2, 3, 1, 4, 12)
"""How many play, game after game: every number of players, the small ones more often."""
MOST_TURNS: Final = 200
HELP: Final = 0.15
"""How often a seat that nobody waits for looks whether it can do something."""

CLAUSES: Final = (
    "LL 4: a card is dealt from the bottom",
    "LL 4: the deck is empty, the NPC does nothing",
    "LL 4.1 a: a rune of the colour",
    "LL 4.1 b: two runes of other colours",
    "LL 4.1 c: another player pays",
    "LL 4.1 d: everyone's runes are exhausted",
    "LL 4.2: a Thrall is created",
    "LL 4.2: an equipment's bonus is added",
    "LL 4.3: a unit is dealt",
    "LL 4.3: gear is dealt",
    "LL 4.3: the first spell",
    "LL 4.3: the second spell",
    "LL 4.4-4.5: showdowns begin after the dealing",
    "LL 5.1: a Thrall Move",
    "LL 5.2: an Advance",
    "LL 5.3: a Merge of several",
    "LL 5.4: a Rush",
    "LL 5.5: the Mightiest of several Thralls",
    "LL 5.6: a Thrall is recalled",
    "LL 5.7: a failed attack goes back",
    "LL 5.8: an NPC takes a battlefield",
    "LL 6.1: a Strike is made",
    "LL 6.2: a Strike is used",
    "LL 6.3: a Strike's target is gone",
    "LL 6.4: a Strike is back in a Base",
    "LL 6.5: a Strike is deflected",
    "LL 7.1: an NPC assigns damage",
)


@cache
def armed() -> tuple[Loadout, ...]:
    """The lists with gear: more than a quarter of what is dealt is gear."""
    return tuple(loadout(builtin(f"{deck.name} with gear")) for deck in starter_decks())


def short_of_runes(deck: Loadout) -> Loadout:
    """The same with four runes of a colour it has no use for: Enthrall Costs are hard to pay."""
    return Loadout(deck.name, deck.legend, deck.champion, deck.main, [printed("Chaos Rune")] * 4, deck.battlefields)


SLEEPER = Printed("Sleeper", UNIT, energy=1, might=8, abilities=text(when(I.defend, stun(me))))


def sleepy(deck: Loadout) -> Loadout:
    """Half of it are defenders that neither fall nor strike back: attacks fail."""
    half = len(deck.main) // 2
    main = [*deck.main[:half], *[SLEEPER] * (len(deck.main) - half)]
    return Loadout(deck.name, deck.legend, deck.champion, main, deck.runes, deck.battlefields)


def random_modifiers(dice: Random) -> Modifiers:
    """Any combination."""
    return Modifiers(
        faster_units=dice.choice((1, 1, 2, 3)),
        reaction_spells=dice.choice(
            (modifiers.NO_REACTION_SPELLS, modifiers.REACTION_ONLY, modifiers.REACTION_OR_ACTION)
        ),
        mighty_strikes=dice.choice((0, 0, 2, 4)),
        head_start=dice.choice(((), (), modifiers.DEFAULT_HEAD_START, ((1, 2), (3, 6)))),
        recycle_costs=dice.random() < 0.3,
        extra_runes=dice.choice((0, 0, 1, 3)),
        champions_out=dice.random() < 0.3,
        printed_cost_only=dice.random() < 0.3,
        sideboard_first=dice.random() < 0.3,
        gold_pays=dice.random() < 0.3,
        thralls_use_battlefields=dice.random() < 0.2,
    )


def lane_game(seed: int, players: int) -> Game:
    """Every other table plays with the wild deck; on one of three nothing is added to the rules."""
    dice = Random(seed)
    mode = LaneLegends(random_modifiers(dice) if seed % 3 else Modifiers())
    decks = [wild(seed + i) if seed % 2 else armed()[(seed // 2 + i) % 4] for i in range(players)]
    if seed % 7 == 6:
        decks = [short_of_runes(deck) for deck in decks]
    if seed % 5 == 4:
        decks = [sleepy(deck) for deck in decks]
    wishes = [dice.choice((0, 0, 0, PREF_ASK_CONSENT)) for _ in range(players)]
    return new_game(mode, decks, seed, True, [0] * players, players, wishes)


class Watch:
    """Reads what happened, as it happens."""

    def __init__(self, game: Game, counts: Counter[str]) -> None:
        self.game = game
        self.counts = counts
        self.read = 0
        self.crowded = False  # before the last answer, some NPC had several Thralls at one place
        self.lane_of_card = 0
        self.struck: set[int] = set()  # targets of Strikes on a chain

    def before(self) -> None:
        s = self.game.state
        self.crowded = any(
            len(thralls.thralls_at(s, index, lane.npc_of(s, a.index))) > 1 for a in s.arenas for index in a.places
        )

    def after(self) -> None:
        events = self.game.events()
        for event in events[self.read :]:
            for clause in self.clauses(event):
                self.counts[clause] += 1
        self.read = len(events)

    def clauses(self, event: Happening) -> list[str]:
        s, kind, args = self.game.state, event.kind, event.args
        is_npc = bool(args) and args[0] >= s.players
        if kind == "strike":
            self.struck.add(event.objects[1])
        elif kind in LEAVING and self.struck.intersection(event.objects):
            self.struck.difference_update(event.objects)
            if kind != "dies":
                return ["LL 6.3: a Strike's target is gone"]
        if kind == "enthralled":
            self.lane_of_card = args[0]
            card = s.find(event.objects[0])
            bonus = card is not None and card.printed.equipment and card.printed.might_bonus > 0
            out = ["LL 4: a card is dealt from the bottom"]
            if card is not None and card.printed.types & UNIT:
                out.append("LL 4.3: a unit is dealt")
            elif card is not None and card.printed.types & GEAR:
                out.append("LL 4.3: gear is dealt")
            return [*out, "LL 4.2: an equipment's bonus is added"] if bonus else out
        if kind == "enthrall-paid":
            twice = args[1] - args[2]  # more runes than icons
            out = ["LL 4.1 a: a rune of the colour"] * (args[2] - twice)
            out += ["LL 4.1 b: two runes of other colours"] * twice
            return [*out, "LL 4.1 c: another player pays"] if args[0] != self.lane_of_card else out
        if kind == "thrall":
            return ["LL 4.2: a Thrall is created"]
        if kind == "moves" and "Thrall" in event.names:
            return ["LL 5.1: a Thrall Move"]
        if kind == "advance":
            more = ["LL 5.5: the Mightiest of several Thralls"] if self.crowded else []
            return ["LL 5.2: an Advance", *more]
        if kind == "merge":
            return ["LL 4.3: the first spell", *(["LL 5.3: a Merge of several"] if args[2] > 1 else [])]
        if kind == "rush":
            return ["LL 4.3: the second spell", "LL 5.4: a Rush"]
        if kind == "recalled" and "Thrall" in event.names:
            return ["LL 5.6: a Thrall is recalled"]
        if kind == "recalled" and "Strike" in event.names:
            return ["LL 6.4: a Strike is back in a Base"]
        if kind == "gains-control" and is_npc:
            return ["LL 5.8: an NPC takes a battlefield"]
        if kind == "showdown" and s.phase == ENTHRALLED:
            return ["LL 4.4-4.5: showdowns begin after the dealing"]
        if kind == "combat-damage":
            return ["LL 7.1: an NPC assigns damage"]
        return [PLAIN[kind]] if kind in PLAIN else []


PLAIN: Final = {
    "nothing-enthralled": "LL 4: the deck is empty, the NPC does nothing",
    "all-runes-exhausted": "LL 4.1 d: everyone's runes are exhausted",
    "goes-back": "LL 5.7: a failed attack goes back",
    "strike-made": "LL 6.1: a Strike is made",
    "strike": "LL 6.2: a Strike is used",
    "deflected": "LL 6.5: a Strike is deflected",
}


LEAVING: Final = ("moves", "recalled", "returned", "banished", "recycles", "dies")


def play(seed: int, counts: Counter[str]) -> None:
    play_out(lane_game(seed, PLAYERS[seed % len(PLAYERS)]), seed, counts)


def play_out(game: Game, seed: int, counts: Counter[str]) -> None:
    """To the end, with the checker of forbidden states looking on; seats also step in where nobody waits for them."""
    player = player_for(seed)
    which = Random(seed)
    cards = forbidden.census(game.state)
    watch = Watch(game, counts)
    players = game.state.players
    answers = 0
    while not game.over:
        watch.before()
        asked = game.decisions()
        assert asked, f"seed {seed}, answer {answers}: nobody is asked anything"
        decision = asked[which.randrange(len(asked))]
        seat = decision.seat
        if players > 1 and which.random() < HELP:
            helper = which.randrange(players)
            offers = game.offers(helper)
            if offers:
                decision, seat = which.choice(offers), helper
        game.choose(decision, player.choose(game, decision), seat)
        answers += 1
        watch.after()
        wrong = forbidden.broken(game.state)
        assert wrong == [], f"seed {seed}, {players} players, answer {answers}: {wrong}"
        assert game.state.turn <= MOST_TURNS, f"seed {seed} does not end"
    assert forbidden.census(game.state) == cards, f"seed {seed}: cards were lost or made"
