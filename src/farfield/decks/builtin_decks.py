"""The decks that come with Farfield: the four of Proving Grounds, a list with gear and a sideboard for each, a list for
each legend of Origins and Proving Grounds, and the nine champion decks of the sets since.

`builtin_decks` are those to begin with. The lists of Origins play in full too; the champion decks are there, whatever
of them can be played already.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib import resources
from typing import Final

from farfield.cards.names import name_key
from farfield.decks.deck import Deck
from farfield.decks.formats import parse
from farfield.errors import FarfieldError, Message, excerpt

_STARTERS: Final = ("annie", "garen", "lux", "master-yi")
_FILES: Final = (*_STARTERS, *(f"{starter}-with-gear" for starter in _STARTERS))
_LEGENDS: Final = (
    "kaisa", "volibear", "jinx", "darius", "ahri", "lee-sin", "yasuo", "leona", "teemo", "viktor", "miss-fortune",
    "sett", *_STARTERS,
)  # fmt: skip
_ORIGINS: Final = tuple(f"{legend}-of-origins" for legend in _LEGENDS)
_CHAMPIONS: Final = ("jinx", "viktor", "lee-sin", "fiora", "rumble", "vi", "vex", "shen", "zed")

# Two sentences on how each deck plays, until the Fluent files have them in every language.
_ABOUT: Final[dict[str, str]] = {
    "annie": "Burns enemy units off the battlefields and slips its own onto empty ones. "
    "When your turn ends, two runes become ready again: keep a quick spell for your opponent's.",
    "garen": "Fills the battlefields with small units and makes them all stronger at once. "
    "Attack in numbers: taking a battlefield with four or more units refills your hand.",
    "lux": "Holds the line with small units and saves up for large spells that remove the greatest threats. "
    "Every expensive spell also draws a card, so time is on your side.",
    "master-yi": "Gathers runes early and then plays the biggest units at the table. "
    "A single strong defender is hard to beat here, and quick tricks keep it alive.",
    "annie-with-gear": "Annie with bows and blades: her units hit harder as they attack, and a ballista finishes "
    "what is left. Fewer tricks to save a unit, but swift boots bring one wherever it is needed.",
    "garen-with-gear": "Garen's crowd with swords and armor: one well-armed unit opens the way and the small ones "
    "follow. The gear that calls a Recruit is best with a unit that moves every turn.",
    "lux-with-gear": "Lux behind armor: defenders get their shields just in time, and a Conduit pays for the large "
    "spells a turn earlier. What holds a battlefield with a World Atlas brings Gold.",
    "master-yi-with-gear": "Master Yi with the heaviest armor at the table, drawn in the middle of a fight. "
    "Put all of it on one defender and let nobody past.",
    "jinx": "Throws its own cards away for speed: some come back for it, others hit harder. An almost empty hand "
    "refills itself at the start of your turn.",
    "viktor": "Calls Recruits by the handful and knows what to do with them: hold, sacrifice, or grow all at once. "
    "Hidden cards and small tricks win the time it takes.",
    "lee-sin": "Buffs its units one by one until they win every fight. Send a lone fighter with a trick in hand, and "
    "finish with the big ones.",
    "fiora": "Arms a few units until they are Mighty, and every one that becomes so brings a rune. One great duel at "
    "a time: strike first, then hold what you took.",
    "rumble": "Builds Mechs that make each other better: shields, assault, more Might. Cheap damage clears the way, "
    "and a fallen giant leaves two more behind.",
    "vi": "Attacks with more than it needs: whoever wins by a wide margin may ready a unit and go on. Ambushes and "
    "quick boosts decide the fights.",
    "vex": "Holds its battlefields, stuns whoever attacks, and draws cards for staying put. Experience gathered on "
    "the way makes small units and cheap spells count later.",
    "shen": "Fights in pairs: exactly two units at a battlefield protect and strengthen each other. Put the tougher "
    "one in front and hold: that is where its points come from.",
    "zed": "Fills its own trash and plays on from there: units get cheaper, spells come back, shadows take the blows. "
    "Keep moving, for nearly everything here rewards it.",
    "kaisa-of-origins": "Answers every unit with a spell, and her legend helps to pay for them. "
    "Cheap draws keep the hand full until a rain of missiles ends the argument.",
    "volibear-of-origins": "Gathers runes, then plays one giant after the other, and each of them brings a rune of "
    "its own. Small units and fair fights hold the line until then.",
    "jinx-of-origins": "Empties its hand faster than anybody and is paid for it: what is discarded comes back or "
    "sets others going. With at most one card left, the legend draws another.",
    "darius-of-origins": "Plays two cards a turn, because the second one is worth more. "
    "Cheap soldiers and small spells open the turn, the strong ones follow, and leaders make all of them stronger.",
    "ahri-of-origins": "Lets nobody attack in peace: attackers shrink, get charmed away or meet a countered spell. "
    "Hold with a few good units, for the champion scores once more for holding.",
    "lee-sin-of-origins": "Buffs a unit every turn and makes the buffs count for more. "
    "Fights one on one with the tricks in hand, and with a full battlefield at the end.",
    "yasuo-of-origins": "Is never where it was: units jump from place to place, and three moves in a turn are a point. "
    "Quick spells send others home and leave the way open.",
    "leona-of-origins": "Stuns before it strikes, and every stun brings a buff. "
    "Sturdy defenders hold, chiefs finish what is stunned, and draws come from what fell.",
    "teemo-of-origins": "Hides its cards and springs them in the middle of a fight. "
    "The scout goes back to the hand and hides again, so that nobody knows which card lies there.",
    "viktor-of-origins": "Makes Recruits out of everything, even out of its own dead. "
    "Sacrifice what has done its work, and let one great order turn the small ones into an army.",
    "miss-fortune-of-origins": "Lands on open battlefields and goes on from there, with the whole crew ready again. "
    "A volley that costs as much as you have clears what is in the way.",
    "sett-of-origins": "Hands out buffs and spends them: to strike, to be ready again, to survive. "
    "Whatever is buffed comes home instead of dying, and conquering makes the boss ready for the next one.",
    "annie-of-origins": "Burns with more than the printed damage: champion, tome and battlefield each add to it. "
    "Spells come back from the trash, and at the end a bear stands in the ashes.",
    "master-yi-of-origins": "Leaves one strong unit to defend alone, and nobody gets past it. "
    "Runes come early, tricks keep the defender alive, and with eight runes the champion towers over the rest.",
    "lux-of-origins": "Survives behind small units until the great spells begin, and draws for each of them. "
    "Her champion and a Conduit pay for the spells a turn or two sooner.",
    "garen-of-origins": "Fills a battlefield with soldiers and makes them all stronger at once. "
    "Conquer with four or more and draw two cards, or hold with seven at the Plaza and win.",
}


class UnknownDeck(FarfieldError):
    """No built-in deck has this name."""

    def __init__(self, name: str) -> None:
        text = 'There is no built-in deck called "{name}". Choose one of: {decks}.'
        decks = ", ".join(deck.name for deck in all_decks())
        super().__init__("unknown-deck", text, {"name": excerpt(name), "decks": decks})


@cache
def builtin_decks() -> tuple[Deck, ...]:
    """The decks to begin with: the four starter decks, then the lists with gear."""
    return tuple(map(_deck, _FILES))


def starter_decks() -> tuple[Deck, ...]:
    """The four decks of Proving Grounds, as they are sold."""
    return builtin_decks()[: len(_STARTERS)]


@cache
def champion_decks() -> tuple[Deck, ...]:
    """The nine champion decks of Origins, Spiritforged, Unleashed and Vendetta, as they are sold."""
    return tuple(map(_deck, _CHAMPIONS))


@cache
def origins_decks() -> tuple[Deck, ...]:
    """A list of our own for each legend of Origins and Proving Grounds, of cards of these two sets only."""
    return tuple(map(_deck, _ORIGINS))


def all_decks() -> tuple[Deck, ...]:
    """Every deck that comes with Farfield."""
    return (*builtin_decks(), *origins_decks(), *champion_decks())


def preconstructed() -> tuple[Deck, ...]:
    """All thirteen decks that were ever sold ready to play."""
    return (*starter_decks(), *champion_decks())


def _deck(file: str) -> Deck:
    folder = resources.files("farfield.decks").joinpath("builtin")
    return parse(folder.joinpath(f"{file}.txt").read_text(encoding="utf-8"))


def builtin(name: str) -> Deck:
    """The built-in deck of this name, in any spelling: ``"Master Yi"``, ``"master-yi"``. Raises `UnknownDeck`."""
    for deck in all_decks():
        if name_key(deck.name) == name_key(name):
            return deck
    raise UnknownDeck(name)


def about(name: str) -> Message:
    """How a built-in deck plays, in two sentences. Raises `UnknownDeck`."""
    file = (*_FILES, *_ORIGINS, *_CHAMPIONS)[all_decks().index(builtin(name))]
    return Message(f"deck-about-{file}", _ABOUT[file])


def substitutes(deck: Deck) -> tuple[str, ...]:
    """The two battlefields of other starter decks that stand in beside the one a starter deck brings, where a mode
    needs three. Any other deck has none: it brings its own.

    >>> substitutes(builtin("Garen"))
    ('Startipped Peak', 'Fortified Position')
    """
    if not is_as_sold(deck):
        return ()
    fields = [sold.battlefields[0] for sold in starter_decks()]
    own = fields.index(deck.battlefields[0])
    return tuple(fields[(own + i) % len(fields)] for i in (1, 2))


def is_as_sold(deck: Deck) -> bool:
    """Whether this is a Proving Grounds deck exactly as it is sold, whichever of its champions is chosen."""
    same = [sold for sold in starter_decks() if sold.main == deck.main]
    return any(replace(deck, name=sold.name, champion=sold.champion) == sold for sold in same)
