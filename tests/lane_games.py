"""Random games of Lane Legends: any number of players, any modifiers; and how often each clause was carried out."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Final

from farfield.cards.catalogue import printed, text
from farfield.cards.language import I, Reaction, a, me, move_to_base, stun, unit, when
from farfield.decks import builtin, starter_decks
from farfield.games import loadout
from farfield.players import ask
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.effects.parts import Part
from farfield.rules.effects.verbs import ReturnToHand
from farfield.rules.game import Game, new_game
from farfield.rules.ids import ObjectId, SeatId
from farfield.rules.modes.lane_legends import ENTHRALLED, LaneLegends, modifiers, thralls
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.printed import Printed
from farfield.rules.setup import Loadout
from farfield.rules.state import Happening
from farfield.rules.terms import GEAR, SPELL, UNIT
from tests import forbidden
from tests.random_games import player_for
from tests.wild_deck import GEAR_, wild

PLAYERS: Final = (1, 2, 3, 1, 4, 2, 1, 8, 2, 3, 1, 4, 12)
"""How many play, game after game: every number of players, the small ones more often."""
MOST_TURNS: Final = 200
WILD_SEATS: Final = 2 * 5 * 19
"""After so many seats legend, battlefields and champion of the wild deck repeat."""
HELP: Final = 0.15
"""How often a seat that nobody waits for looks whether it can do something."""
LOOKS: Final = 4
"""An answer changes a lane or two: up to so many lanes all is looked at after every answer, with more as often for each
lane, which with twelve is after every third answer."""

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
    "LL 5.6: a Thrall is recalled, not returned to a hand",
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


@cache
def wild_armed(seat: int) -> Loadout:
    """The wild deck with all its gear twice and the equipment thrice: a quarter of it is gear."""
    deck = wild(seat)
    return of_cards(deck, [*deck.main, *GEAR_, *[card for card in GEAR_ if card.equipment]])


def of_cards(deck: Loadout, main: list[Printed]) -> Loadout:
    return Loadout(deck.name, deck.legend, deck.champion, main, deck.runes, deck.battlefields, deck.sideboard)


def short_of_runes(deck: Loadout, left: int) -> Loadout:
    """The same with a few runes of a colour it has no use for: Enthrall Costs are hard to pay."""
    runes = [printed("Chaos Rune")] * left
    return Loadout(deck.name, deck.legend, deck.champion, deck.main, runes, deck.battlefields, deck.sideboard)


SLEEPER = Printed("Sleeper", UNIT, energy=1, might=8, abilities=text(when(I.defend, stun(me))))
SIDESTEP = Printed("Sidestep", SPELL, abilities=text(Reaction, move_to_base(a(unit.friendly.defending))))


def instead(deck: Loadout, card: Printed, copies: int) -> Loadout:
    """The same with so many copies of a card in place of its last cards that are not gear."""
    main = deck.main[:]
    others = [i for i, found in enumerate(main) if not found.types & GEAR]
    for i in others[-copies:]:
        main[i] = card
    return of_cards(deck, main)


def sleepy(deck: Loadout) -> Loadout:
    """Half of it are defenders that neither fall nor strike back: attacks fail."""
    return instead(deck, SLEEPER, len(deck.main) // 2)


def nimble(deck: Loadout) -> Loadout:
    """An eighth of it takes a defender home at any time: a Strike finds nobody there."""
    return instead(deck, SIDESTEP, len(deck.main) // 8)


def enough_gear(cards: list[Printed]) -> bool:
    """A quarter is gear, and some of that is equipment."""
    gear = [card for card in cards if card.types & GEAR]
    return 4 * len(gear) >= len(cards) and any(card.equipment for card in gear)


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
    decks = [wild_armed((seed + i) % WILD_SEATS) if seed % 2 else armed()[(seed // 2 + i) % 4] for i in range(players)]
    if seed % 7 > 4:  # everybody, or every other player: then the teammates can help
        poor = range(0, players, 7 - seed % 7)
        decks = [short_of_runes(deck, 1 + seed // 7 % 4) if i in poor else deck for i, deck in enumerate(decks)]
    if seed % 5 == 4:
        decks = [sleepy(deck) for deck in decks]
    if seed % 4 > 1:
        decks = [nimble(deck) for deck in decks]
    for deck in decks:
        assert enough_gear(deck.main) and (not deck.sideboard or enough_gear(deck.sideboard)), deck.name
    wishes = [dice.choice((0, 0, 0, PREF_ASK_CONSENT)) for _ in range(players)]
    return new_game(mode, decks, seed, True, [0] * players, players, wishes)


class Watch:
    """Reads what happened, as it happens. Where the lines do not say enough it rather counts too little."""

    def __init__(self, game: Game, counts: Counter[str]) -> None:
        self.game = game
        self.counts = counts
        self.read = 0
        self.dealing: set[int] = set()  # the seats whose card is dealt and has not become a Thrall
        self.bouncers = {card.printed.name for card in game.objects() if bounces(card.printed)}
        self.bouncing = False  # what resolves returns something to a hand
        self.advancing = -1  # the side whose Advance is being told
        self.stood: list[list[ObjectId]] = []  # before the last answer: the units of every place
        self.strikes: list[tuple[int, int, int, int]] = []  # and NPCs' Strikes on chains: item, wearer, target, place

    def before(self) -> None:
        self.stood = [place.units[:] for place in self.game.places]
        self.strikes = [
            (item.id, item.source, item.bound[0][0], item.place)
            for a in self.game.arenas
            for item in a.chain
            if item.ability is thralls.STRIKE and item.seat >= self.game.players and item.bound[0]
        ]

    def after(self) -> None:
        events = self.game.events()
        lines = events[self.read :]
        self.bouncing = False
        for event in lines:
            for clause in self.clauses(event, lines):
                self.counts[clause] += 1
        self.read = len(events)
        if self.strikes:
            self.counts["LL 6.3: a Strike's target is gone"] += self.missed(lines)

    def missed(self, lines: list[Happening]) -> int:
        """Strikes that have resolved, neither countered nor deflected, against a unit that had left by then."""
        waiting = {item.id for a in self.game.arenas for item in a.chain}
        met = {x.objects[0] for x in lines if x.kind in MET}
        missed = 0
        for item, wearer, target, place in self.strikes:
            if item in waiting or wearer in met or target in met:
                continue
            card = self.game.find(target)
            missed += card is None or card.place != place
        return missed

    def several(self, event: Happening, lines: list[Happening]) -> bool:
        """Did this step of an Advance leave a Thrall behind that had been there all along?"""
        origin, side = event.args[0], event.args[2]
        moved = {x.objects[0] for x in lines if x.kind in ("moves", "goes-back")}
        there = [self.game.card(id) for id in self.game.places[origin].units]
        stayed = [x.id for x in there if thralls.is_thrall(x) and x.controller == side and x.id not in moved]
        return any(id in self.stood[origin] for id in stayed)

    def clauses(self, event: Happening, lines: list[Happening]) -> list[str]:
        if event.kind != "moves":
            self.advancing = event.args[0] if event.kind == "advance" else -1
        if event.kind in ("resolves", "ability-resolves"):
            self.bouncing = event.names[0] in self.bouncers
        shown = SHOWN.get(event.kind)
        if shown is not None:
            return shown(self, event, lines)
        return [PLAIN[event.kind]] if event.kind in PLAIN else []

    def is_npc(self, event: Happening) -> bool:
        return bool(event.args) and event.args[0] >= self.game.players

    def enthralled(self, event: Happening, lines: list[Happening]) -> list[str]:
        self.dealing.add(event.args[0])
        card = self.game.find(event.objects[0])
        bonus = card is not None and card.printed.equipment and card.printed.might_bonus > 0
        out = ["LL 4: a card is dealt from the bottom"] if not event.args[1] else []  # not from the sideboard (LL 9.9)
        if card is not None and card.printed.types & UNIT:
            out.append("LL 4.3: a unit is dealt")
        elif card is not None and card.printed.types & GEAR:
            out.append("LL 4.3: gear is dealt")
        return [*out, "LL 4.2: an equipment's bonus is added"] if bonus else out

    def enthrall_paid(self, event: Happening, lines: list[Happening]) -> list[str]:
        seat, runes, icons = event.args[:3]
        twice = runes - icons
        out = ["LL 4.1 a: a rune of the colour"] * (icons - twice)
        out += ["LL 4.1 b: two runes of other colours"] * twice
        return out if seat in self.dealing else [*out, "LL 4.1 c: another player pays"]

    def thrall(self, event: Happening, lines: list[Happening]) -> list[str]:
        self.dealing.discard(event.args[0] % self.game.players)
        return ["LL 4.2: a Thrall is created"]

    def moves(self, event: Happening, lines: list[Happening]) -> list[str]:
        if "Thrall" not in event.names or event.args[2] < self.game.players:  # or one that a player moves
            return []
        chosen = event.args[2] == self.advancing and self.several(event, lines)
        return ["LL 5.1: a Thrall Move", *(["LL 5.5: the Mightiest of several Thralls"] if chosen else [])]

    def merge(self, event: Happening, lines: list[Happening]) -> list[str]:
        return ["LL 4.3: the first spell", *(["LL 5.3: a Merge of several"] if event.args[2] > 1 else [])]

    def rush(self, event: Happening, lines: list[Happening]) -> list[str]:
        return ["LL 4.3: the second spell", "LL 5.4: a Rush"]

    def recalled(self, event: Happening, lines: list[Happening]) -> list[str]:
        if "Thrall" in event.names and self.is_npc(event) and self.bouncing:
            return ["LL 5.6: a Thrall is recalled, not returned to a hand"]
        return ["LL 6.4: a Strike is back in a Base"] if "Strike" in event.names else []

    def gains_control(self, event: Happening, lines: list[Happening]) -> list[str]:
        return ["LL 5.8: an NPC takes a battlefield"] if self.is_npc(event) else []

    def showdown(self, event: Happening, lines: list[Happening]) -> list[str]:
        after = self.game.phase == ENTHRALLED
        return ["LL 4.4-4.5: showdowns begin after the dealing"] if after else []

    def combat_damage(self, event: Happening, lines: list[Happening]) -> list[str]:
        to_players = set(event.names) != {"Thrall"}  # some of it
        return ["LL 7.1: an NPC assigns damage"] if to_players else []


SHOWN: Final = {
    "enthralled": Watch.enthralled,
    "enthrall-paid": Watch.enthrall_paid,
    "thrall": Watch.thrall,
    "moves": Watch.moves,
    "merge": Watch.merge,
    "rush": Watch.rush,
    "recalled": Watch.recalled,
    "gains-control": Watch.gains_control,
    "showdown": Watch.showdown,
    "combat-damage": Watch.combat_damage,
}
"""What a line of the log shows of the rules of Lane Legends."""

PLAIN: Final = {
    "advance": "LL 5.2: an Advance",
    "nothing-enthralled": "LL 4: the deck is empty, the NPC does nothing",
    "all-runes-exhausted": "LL 4.1 d: everyone's runes are exhausted",
    "goes-back": "LL 5.7: a failed attack goes back",
    "strike-made": "LL 6.1: a Strike is made",
    "strike": "LL 6.2: a Strike is used",
    "deflected": "LL 6.5: a Strike is deflected",
}


MET: Final = ("dies", "saved", "deflected", "ability-countered")
"""The Strike did something, or something was done against it."""


def bounces(card: Printed) -> bool:
    """Does its text return anything to a hand?"""
    return any(bounces_in(part) for part in (*card.abilities, *card.effect_text))


def bounces_in(part: Part) -> bool:
    return isinstance(part, ReturnToHand) or any(bounces_in(child) for child in part.children())


def play(seed: int, counts: Counter[str]) -> None:
    play_out(lane_game(seed, PLAYERS[seed % len(PLAYERS)]), seed, counts)


def play_out(game: Game, seed: int, counts: Counter[str]) -> None:
    """To the end, with the checker of forbidden states looking on; seats also step in where nobody waits for them."""
    player = player_for(seed)
    which = Random(seed)
    cards = forbidden.census(game)
    watch = Watch(game, counts)
    players = game.players
    answers = 0
    while not game.over:
        watch.before()
        asked = game.decisions()
        assert asked, f"seed {seed}, answer {answers}: nobody is asked anything"
        decision = asked[which.randrange(len(asked))]
        seat = decision.seat
        if players > 1 and which.random() < HELP:
            helper = SeatId(which.randrange(players))
            offers = game.offers(helper)
            if offers:
                decision, seat = which.choice(offers), helper
        game.choose(decision, ask(player, game, decision), seat)
        answers += 1
        watch.after()
        wrong = forbidden.broken(game) if game.over or answers % max(1, players // LOOKS) == 0 else []
        assert wrong == [], f"seed {seed}, {players} players, answer {answers}: {wrong}"
        assert game.turn <= MOST_TURNS, f"seed {seed} does not end"
    assert forbidden.census(game) == cards, f"seed {seed}: cards were lost or made"
