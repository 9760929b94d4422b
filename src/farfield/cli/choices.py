"""Options as a person sees and types them: numbered, grouped by kind, and found again by number or by words."""

from __future__ import annotations

from farfield.cards.names import name_key
from farfield.errors import FarfieldError, excerpt
from farfield.games import parse
from farfield.rules.game import Game
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    ACTIVATE,
    BANISHMENT,
    DONE,
    END_TURN,
    HAND,
    HIDE,
    MOVE,
    PASS,
    PICK,
    PLAY,
    PUT_BACK,
    TRASH,
)
from farfield.words.calling import cost_words
from farfield.words.messages import Argument, Listed, Messages, Said
from farfield.words.telling import Teller

GROUPS = {PLAY: "group-play", ACTIVATE: "group-use", MOVE: "group-move", HIDE: "group-hide"}
LAST = (PASS, END_TURN, DONE)
OF_CARDS = (PLAY, HIDE, PICK, PUT_BACK)
UNORDERED = (HAND, TRASH, BANISHMENT)


class Unclear(Exception):
    """What was typed is no option; `said` tells the player."""

    def __init__(self, said: Said) -> None:
        super().__init__(said.id)
        self.said = said


def words_of(decision: Decision, teller: Teller, messages: Messages) -> list[str]:
    """Every option in words, in the order of the decision; equal ones get a number."""
    out = [messages.say(said) for said in teller.options(decision)]
    for text in {text for text in out if out.count(text) > 1}:
        number = 0
        for i, other in enumerate(out):
            if other == text:
                number += 1
                out[i] = f"{text} #{number}"
    return out


def grouped(decision: Decision, teller: Teller, messages: Messages) -> list[tuple[str, list[tuple[int, str]]]]:
    """Headings with their options; an option's number is its place in the decision, from 1."""
    words = words_of(decision, teller, messages)
    groups: dict[str, list[tuple[int, str]]] = {}
    for number, option in enumerate(decision.options, start=1):
        heading = GROUPS.get(option.verb, "group-end" if option.verb in LAST else "")
        text = words[number - 1]
        if option.verb == PLAY:
            printed = teller.game.card(option.thing).printed
            text += "  " + cost_words(printed.energy, printed.power)
        groups.setdefault(heading, []).append((number, text))
    if set(groups) <= {"", "group-end"}:
        return [("", [entry for entries in groups.values() for entry in entries])]
    return [(messages.get(heading) if heading else "", entries) for heading, entries in groups.items()]


def interchangeable(game: Game, one: Option, other: Option) -> bool:
    """Do these do the same with equal cards of a hand or a public pile? Nothing on the table may know one of them."""
    if one.verb not in OF_CARDS or (one.verb, one.which) != (other.verb, other.which):
        return False
    x, y = game.find(one.thing), game.find(other.thing)
    if x is None or y is None or x.zone not in UNORDERED:
        return False
    if x.printed is not y.printed or (x.zone, x.owner, x.known) != (y.zone, y.owner, y.known):
        return False
    named: set[int] = {id for lasting in game.lasting for chosen in lasting.bound for id in chosen}
    named |= {id for a in game.arenas for item in a.chain for chosen in item.bound for id in chosen}
    named |= {id for card in game.objects() for id in card.memory or ()} | {lasting.source for lasting in game.lasting}
    return x.id not in named and y.id not in named


def understand(text: str, game: Game, decision: Decision, teller: Teller, messages: Messages) -> Option:
    """The option somebody means: by number, by its words or their beginning, or in the text form of answers."""
    options = decision.options
    typed = text.strip()
    digits = typed.removeprefix("#").rstrip(".)")
    if digits.isascii() and digits.isdigit():
        number = int(digits) if len(digits) < 6 else 0
        if 1 <= number <= len(options):
            return options[number - 1]
        raise Unclear(Said("play-not-a-number", {"n": excerpt(digits, 12), "most": len(options)}))
    words = words_of(decision, teller, messages)
    key = name_key(typed)
    keys = [name_key(w) for w in words]
    fits = [i for i, other in enumerate(keys) if other == key]
    if key and not fits:
        fits = [i for i, other in enumerate(keys) if other.startswith(key)]
    if key and not fits and len(key) > 2:
        fits = [i for i, other in enumerate(keys) if key in other]
    if fits and all(interchangeable(game, options[fits[0]], options[i]) for i in fits[1:]):
        return options[fits[0]]
    try:
        return parse(typed, game, decision)
    except FarfieldError:
        pass
    if fits:
        named = tuple(f"{i + 1} {words[i]}" for i in fits[:6])
        raise Unclear(Said("play-several-fit", {"text": excerpt(typed), "list": Listed(named, "; ")}))
    help_word = messages.get("command-help").split()[0]
    args: dict[str, Argument] = {"text": excerpt(typed), "most": len(options), "help": help_word}
    raise Unclear(Said("play-not-understood", args))
