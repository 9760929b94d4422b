"""What scenario tests say at the table: look, act, and pass, in words instead of ids.

    game = Position(
        seats=[Seat(hand=["Gust"], runes="Chaos 1"), Seat()],
        fields=[Field(controller=1, units={1: ["Daring Poro"]})],
    ).start()
    assert offered(game) == ["end", "play Gust"]
    do(game, "play Gust")
    settle(game)
    assert hand(game, 1) == ["Daring Poro"]

An option is written as its verb and what it is about: `play Gust`, `move Daring Poro`, `at base 0`, `at Void Gate`,
`pick Daring Poro`, `pick seat 1`, `invite seat 2`, `mode 0`, `number 2`, `name Poro`, `yes`, `pass`. An ability is
`use Lux, Crownguard`; if the card has several, `use Name 0`, `use Name 1` … Of several equal ones, `do` takes the
first.
"""

from __future__ import annotations

from farfield.cards.catalogue import text
from farfield.cards.language import count, unit
from farfield.rules.effects.defining import defined
from farfield.rules.effects.parts import Ability, Effect
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.printed import Printed
from farfield.rules.state import Card, Decision, Item, Option
from farfield.rules.terms import (
    ACTIVATE,
    ASIDE,
    AT,
    BATTLEFIELD,
    GEAR,
    INVITE,
    KEYWORD_NAMES,
    MODE,
    NUMBER,
    PASS,
    PHASE_NAMES,
    PICK,
    Q_DESTINATION,
    Q_FOCUS,
    Q_NAME,
    Q_ORDER,
    Q_PRIORITY,
    QUESTION_NAMES,
    SPELL,
    UNIT,
    VERB_NAMES,
    KeywordKind,
    QuestionKind,
)

# --- test cards

NONE = count(unit.named("Nobody"))
"""A number that comes to nothing: how many units are called Nobody."""


def odd(types: int, *lines: Ability | Effect) -> tuple[Ability, ...]:
    """Lines that no card may have, because they can do nothing: to see what the rules make of them."""
    return defined("odd", text(*lines), types, checks=False)


def unit_card(name: str, *lines: Ability | Effect, might: int = 2, energy: int = 0, **more: object) -> Printed:
    """A unit written in the card language; free unless it says otherwise."""
    return Printed(name, UNIT, might=might, energy=energy, abilities=text(*lines), **more)  # type: ignore[arg-type]


def spell_card(name: str, *lines: Ability | Effect, energy: int = 0, **more: object) -> Printed:
    return Printed(name, SPELL, energy=energy, abilities=text(*lines), **more)  # type: ignore[arg-type]


def gear_card(name: str, *lines: Ability | Effect, energy: int = 0, **more: object) -> Printed:
    return Printed(name, GEAR, energy=energy, abilities=text(*lines), **more)  # type: ignore[arg-type]


def equipment(
    name: str, *lines: Ability | Effect, bonus: int = 0, effect: tuple[Ability, ...] = (), energy: int = 0
) -> Printed:
    """An Equipment with its Might bonus and effect text."""
    return Printed(
        name,
        GEAR,
        energy=energy,
        tags=("Equipment",),
        might_bonus=bonus,
        abilities=text(*lines),
        effect_text=effect,
    )


def plain_field(name: str = "Plain Field", *lines: Ability | Effect) -> Printed:
    """A battlefield; blank unless it says otherwise."""
    return Printed(name, BATTLEFIELD, abilities=text(*lines))


# --- what is asked and offered


def asked(game: Game) -> Decision:
    """The open question, where there is exactly one."""
    open_ = game.decisions()
    assert len(open_) == 1, f"{len(open_)} open questions"
    return open_[0]


def seat_asked(game: Game) -> int:
    return asked(game).seat


def question(game: Game) -> str:
    """What is asked: `main`, `priority`, `focus`, `target` … (`terms.QUESTION_NAMES`)."""
    return QUESTION_NAMES[asked(game).kind]


def words(game: Game, option: Option, kind: QuestionKind) -> str:
    """An option in words."""
    verb = VERB_NAMES[option.verb]
    if option.verb == AT:
        return f"{verb} {place_name(game, option.place)}"
    if kind == Q_NAME:
        return f"name {game.word(option.number)}"
    if option.verb in (MODE, NUMBER):
        return f"{verb} {option.number}"
    if option.verb == INVITE:
        return f"{verb} seat {option.seat}"
    if option.verb == PICK and option.thing < 0:
        what = place_name(game, option.place_picked) if kind == Q_DESTINATION else f"seat {option.seat}"
        return f"{verb} {what}"
    if option.thing == 0 or verb in ("yes", "no", "done", "pass", "end"):
        return verb
    name = name_of(game, option.thing)
    if option.verb == ACTIVATE and len(game.activated(option.thing)) > 1:
        return f"{verb} {name} {option.which}"
    return f"{verb} {name}"


def offered(game: Game) -> list[str]:
    """Everything that is offered now, in words and sorted. Equal options are listed as often as they are offered."""
    decision = asked(game)
    return sorted(words(game, option, decision.kind) for option in decision.options)


def offers(game: Game, what: str) -> bool:
    return what in offered(game)


def name_of(game: Game, id: ObjectId) -> str:
    """The name of an object, or of the card or source of an item on the chain."""
    card = game.last_known(id)
    if card is not None:
        return card.printed.name
    for item in chain_items(game):
        face = game.face_of(item.card or item.source) if item.id == id else None
        if face is not None:
            return face.name
    raise AssertionError(f"there is no object {id}")


def place_name(game: Game, index: int) -> str:
    """`base 0`, or the name of the battlefield."""
    place = game.places[index]
    return f"base {place.side}" if place.side >= 0 else game.card(place.card).printed.name


# --- acting


def answer(game: Game, decision: Decision, option: Option) -> None:
    """Give an answer, to a copy as well: wherever a scenario stands, a copy must go on just as the game itself does."""
    twin = game.copy()
    game.choose(decision, option)
    twin.choose(decision, option)
    assert twin.hash() == game.hash(), "a copy of the game went on in another way"


def do(game: Game, *what: str) -> None:
    """Answer the open question, and the ones after it, each with the option of these words."""
    for step in what:
        decision = asked(game)
        for option in decision.options:
            if words(game, option, decision.kind) == step:
                answer(game, decision, option)
                break
        else:
            raise AssertionError(f"{step!r} is not offered: {question(game)} of seat {decision.seat}: {offered(game)}")


def settle(game: Game) -> None:
    """Pass until nobody has priority or focus any more: the chain resolves, a showdown goes on to its end."""
    while game.decisions() and asked(game).kind in (Q_PRIORITY, Q_FOCUS):
        answer(game, asked(game), Option(PASS))


def settle_in_any_order(game: Game) -> None:
    """The same, where several abilities trigger at once: they go on the chain as they are offered."""
    while game.decisions() and asked(game).kind in (Q_PRIORITY, Q_FOCUS, Q_ORDER):
        kind = asked(game).kind
        answer(game, asked(game), asked(game).options[0] if kind == Q_ORDER else Option(PASS))


def settle_chain(game: Game) -> None:
    """Pass priority until the chain is empty; focus stays with whoever gets it."""
    while game.decisions() and asked(game).kind == Q_PRIORITY:
        answer(game, asked(game), Option(PASS))


# --- looking


def names(game: Game, ids: list[ObjectId]) -> list[str]:
    return [name_of(game, id) for id in ids]


def hand(game: Game, seat: int) -> list[str]:
    return sorted(names(game, game.sides[seat].hand))


def deck(game: Game, seat: int) -> list[str]:
    """From top to bottom."""
    return names(game, game.sides[seat].deck[::-1])


def trash(game: Game, seat: int) -> list[str]:
    return sorted(names(game, game.sides[seat].trash))


def banished(game: Game, seat: int) -> list[str]:
    return sorted(names(game, game.sides[seat].banished))


def base(game: Game, seat: int) -> list[str]:
    """Units and gear in a base, sorted; runes are not listed."""
    return _standing(game, game.sides[seat].base)


def at_field(game: Game, index: int = 0) -> list[str]:
    """Units and gear at a battlefield (the first, the second …), sorted."""
    return _standing(game, game.battlefields[index])


def _standing(game: Game, index: int) -> list[str]:
    place = game.places[index]
    return sorted(names(game, place.units + place.gear))


def runes(game: Game, seat: int) -> tuple[int, int]:
    """How many ready and how many exhausted runes a seat has on the board."""
    found = [game.card(id) for id in game.sides[seat].runes]
    exhausted = sum(rune.exhausted for rune in found)
    return len(found) - exhausted, exhausted


def controller(game: Game, index: int = 0) -> int | None:
    """Who controls a battlefield."""
    found = game.places[game.battlefields[index]].controller
    return None if found < 0 else found


def piece(game: Game, name: str) -> Card:
    """The one object of this name in any zone (look only)."""
    found = [card for card in game.objects() if card.zone not in (0, ASIDE) and card.printed.name == name]
    assert len(found) == 1, f"{len(found)} objects are named {name}"
    return found[0]


def xp(game: Game) -> list[int]:
    """The XP of each player."""
    return [side.xp for side in game.sides if side.is_player]


def might(game: Game, name: str) -> int:
    return game.might(piece(game, name).id)


def keyword(game: Game, name: str, which: str) -> int:
    """The value of a keyword a unit has now; 0 for none."""
    return game.keyword(piece(game, name).id, KeywordKind(KEYWORD_NAMES.index(which)))


def chain_items(game: Game) -> list[Item]:
    return [item for arena in game.arenas for item in arena.chain]


def chain(game: Game) -> list[str]:
    """Names of the cards and sources of the items on the chain, oldest first; `?` marks one that is still pending."""
    return [name_of(game, item.id) + ("" if item.finalized else "?") for item in chain_items(game)]


def points(game: Game) -> list[int]:
    return [side.points for side in game.sides[: game.players]]


def phase(game: Game) -> str:
    return PHASE_NAMES[game.phase]


def happened(game: Game, *kinds: str) -> list[str]:
    """The log so far, in order: the lines of these kinds, each with the names of the cards it speaks of."""
    return [" ".join([e.kind, *e.names]) for e in game.events() if e.kind in kinds]


def damage_to(game: Game, name: str) -> list[int]:
    """Every amount of damage that was dealt to a unit of this name so far, healed or not."""
    return [e.args[0] for e in game.events() if e.kind == "dealt" and e.names == [name]]
