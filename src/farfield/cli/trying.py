"""`farfield card --try FILE`: the author's bench. Definitions are built, said, shown as programs and played once.

The file is Python, as the modules of the sets are: `card(…)` and `draft(…)` in the words of the card language. Nothing
of it is registered.
"""

from __future__ import annotations

import difflib
import re
import traceback
from collections.abc import Iterator
from pathlib import Path

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from farfield.cards import catalogue, facts, language, tokens
from farfield.cli.choices import words_of
from farfield.cli.news import hanging, told
from farfield.cli.terminal import messages_for, screen, worded
from farfield.errors import FarfieldError
from farfield.games import Field, Position, Seat
from farfield.rules.effects.kinds_of_ability import Keyword, SpellText, When
from farfield.rules.effects.parts import Ability, Number, Part
from farfield.rules.effects.program import Jump, Program
from farfield.rules.effects.select import Bound, Choice, Destination, Me, Select, Subject, Target
from farfield.rules.effects.select.where import WHERE_WORDS
from farfield.rules.effects.sequences import AskMay, OnlyMode, Unless
from farfield.rules.effects.sorts import types_in_words, word_of
from farfield.rules.effects.spelling import spelled
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.state import Decision, Option
from farfield.rules.terms import (
    ANY_SIDE,
    BATTLEFIELD,
    DOMAIN_NAMES,
    END_TURN,
    EVENT_NAMES,
    LEGEND,
    PASS,
    Q_MAIN,
    Q_NAME,
    YES,
)
from farfield.words import LANGUAGES, card_text, equipped_text
from farfield.words.messages import Messages
from farfield.words.telling import Teller

WRONG = 2
"""What the command answers when something is wrong with the file."""
ANSWERS = 60
RUNES = "Fury 2, Calm 2, Mind 2, Body 2, Chaos 2, Order 2"
OF_KEYWORDS = ("card_speed", "implied", "keyword")
"""What follows from which keyword it is."""
BOUNDS = ("least", "most")
SIDES = ("", "friendly ", "enemy ", "your ", "others' ")


def try_file(file: Path, lang: str | None) -> int:
    """Show what a file of definitions comes to; 2 if anything is wrong with it."""
    messages = messages_for(lang)
    console, errors = screen(), screen(stderr=True)
    try:
        source = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "UTF-8"
        errors.print(Text(messages.get("try-cannot-read", file=str(file), why=why), style="red"), soft_wrap=True)
        return WRONG
    definitions, problem = defined_in(file, source)
    wrong = False
    for definition in definitions:
        if definition.problem is not None:
            wrong = True
            errors.print(Text(explained(file, definition, messages), style="red"))
        elif definition.text is not None:
            show(console, messages, catalogue.face(facts.facts(definition.name), definition.text))
    if problem:
        wrong = True
        errors.print(Text(problem, style="red"), soft_wrap=True)
    elif not definitions:
        wrong = True
        errors.print(Text(messages.get("try-nothing", file=file.name), style="red"))
    return WRONG if wrong else 0


def defined_in(file: Path, source: str) -> tuple[list[catalogue.Tried], str]:
    """What the file defines, and what stopped it, with its line."""
    with catalogue.set_aside() as definitions:
        try:
            space = {"__name__": "tried", "card": catalogue.card, "draft": catalogue.draft}
            exec(compile(source, str(file), "exec"), space)
        except FarfieldError as error:  # a word that cannot be meant so: it says where
            return definitions, str(error)
        except SyntaxError as error:
            return definitions, f"{file.name}:{error.lineno}: {misspelt(error)}"
        except Exception as error:
            lines = [at.lineno for at in traceback.extract_tb(error.__traceback__) if at.filename == str(file)]
            said = f"{type(error).__name__}: {error}"
            if isinstance(error, NameError | AttributeError) and error.name:
                said = unknown(error)
            return definitions, f"{file.name}:{lines[-1] if lines else 1}: {said}"
    return definitions, ""


def misspelt(error: SyntaxError) -> str:
    """What Python says of a line; some words of the language end in an underscore, since Python has them too."""
    found = re.search(r"\b(while|if)\s*=", error.text or "") or re.search(r"\b(if|not|as|is)\s*\(", error.text or "")
    return f"{error.msg}: {found[1]} is a word of Python, so write {found[1]}_" if found else str(error.msg)


def unknown(error: NameError | AttributeError) -> str:
    """A word that does not exist, and those that are near."""
    owner = getattr(error, "obj", None)
    if owner is None and hasattr(tokens, error.name or ""):
        return f"there is no word {error.name!r} yet: write from farfield.cards.tokens import {error.name}"
    known = [x for x in dir(language if owner is None else owner) if not x.startswith("_")]
    if owner is None:
        known += ["card", "draft"]
    near = difflib.get_close_matches(error.name or "", known, 3, 0.65)
    where = "" if owner is None else " after this dot"
    hint = f"there is {', '.join(near)}" if near else "docs/card-words.md has them all"
    return f"there is no word {error.name!r}{where}; {hint}"


def explained(file: Path, definition: catalogue.Tried, messages: Messages) -> str:
    assert definition.problem is not None
    words = messages.explain(definition.problem.message)
    where = f"{file.name}:{definition.line}: "
    return words if words.startswith(f"{file.name}:") else where + words


def show(console: Console, messages: Messages, card: Printed) -> None:
    console.print(Rule(Text(card.name, style="bold"), align="left"))
    for lang in LANGUAGES:
        worn = " ".join(equipped_text(card, lang))
        lines = [*card_text(card, lang), *([Messages(lang).get("card-worn", text=worn)] if worn else [])]
        for line in lines or [Messages(lang).get("card-no-text")]:
            console.print(worded(f"{lang}  {line}"))
    console.print(Text(messages.get("try-program"), style="bold"))
    for line in program_of(card):
        console.print(Padding(Text(line, overflow="fold"), (0, 0, 0, 2)))
    game, offers = played(card, messages)
    console.print(Text(messages.get("try-offers"), style="bold"))
    for line in offers or [messages.get("try-offers-nothing")]:
        console.print(hanging(line, ""))
    console.print(Text(messages.get("try-log"), style="bold"))
    for line, style in told(game.events(), teller(game, messages), messages):
        console.print(hanging(line, style))


# --- the program


def program_of(card: Printed) -> Iterator[str]:
    """Every line of its text, and of those that are carried out the choices and instructions, one a line."""
    for ability in (*card.abilities, *card.effect_text):
        yield shown(ability)
        for inner in (ability, *(ability.implied if isinstance(ability, Keyword) else ())):
            program = inner.text if isinstance(inner, SpellText) else inner.program()
            if program is not None:
                yield from steps(program)


def steps(program: Program) -> Iterator[str]:
    for slot in program.slots:
        chosen = slot.target or slot.destination
        mode = f" (mode {slot.mode})" if slot.mode >= 0 else ""
        yield f"  choose #{slot.number}: {described(chosen) if chosen is not None else '?'}{mode}"
    for number, op in enumerate(program.ops):
        yield f"  {number:2}  {shown(op)}"


def described(part: Target | Choice | Destination) -> str:
    if part.select is None:
        return "any location"
    if isinstance(part, Destination):
        return shown(part.select)
    many = f"{part.least}" if part.least == part.most else f"{part.least} to {part.most if part.most >= 0 else 'all'}"
    return f"{many} of {shown(part.select)}"


def shown(part: Part) -> str:
    """A part as a short call: its word, and what is in it; #0 is what was chosen first."""
    if isinstance(part, Number):
        return str(part.n)
    if isinstance(part, Me):
        return "me"
    if isinstance(part, Subject):
        return "that"
    if isinstance(part, Select):
        where = f" {WHERE_WORDS[part.where]}" if part.where else ""
        like = "".join(f", {shown(f)}" for f in part.filters)
        side = SIDES[part.side] if part.side != ANY_SIDE else ""
        return f"[{side}{types_in_words(part.what).partition(' ')[2]}{where}{like}]"
    if isinstance(part, Target | Choice | Bound | Destination):
        return f"#{part.slot}" if part.slot >= 0 else "#?"
    if isinstance(part, When):
        whose = "my " if part.me else SIDES[part.actor]
        rest = details(part, ("kinds", "me", "actor"))
        event = f"event {whose}{' or '.join(EVENT_NAMES[kind] for kind in part.kinds)}"
        return f"{event} ({', '.join(rest)})" if rest else event
    if isinstance(part, Jump):
        return f"go to {part.to}"
    inside = ", ".join(details(part, ("to",) if isinstance(part, Unless | AskMay | OnlyMode) else ()))
    call = word_of(part) + (f"({inside})" if inside else "")
    if isinstance(part, Unless):
        return f"if {inside}, else go to {part.to}"
    if isinstance(part, AskMay | OnlyMode):
        return f"{call}, else go to {part.to}"
    return call


def details(part: Part, but: tuple[str, ...] = ()) -> list[str]:
    """All that is in it: parts by themselves, in their order, then everything else by its name. What an ability does
    is no detail of it: its program is shown step by step."""
    out: list[str] = []
    named: list[str] = []
    for name, value in part.inside():
        if name in but or (isinstance(part, Keyword) and (name in OF_KEYWORDS or (name, value) == ("value", 1))):
            continue
        values = value if isinstance(value, tuple) else (value,)
        if all(isinstance(x, Part) for x in values):
            said = [shown(x) for x in values if not (isinstance(part, Ability) and hasattr(x, "run"))]
            out += [f"{name}={x}" for x in said] if name in BOUNDS else said
        elif value is True:
            named.append(name)
        else:
            named.append(f"{name}={spelled(name, value)}")
    return out + named


# --- a small game


def teller(game: Game, messages: Messages) -> Teller:
    return Teller(game, [messages.get("try-seat", n=1), messages.get("try-seat", n=2)], 0)


def position(card: Printed) -> Position:
    """Something of everything on both sides, and the card in hand, or in play from the start."""
    mine: list[Field] = [Field(card, controller=0, units={0: ["Recruit"]})] if card.types & BATTLEFIELD else []
    fields = [*mine, Field(controller=1, units={1: ["Mech"]}), *([] if mine else [Field()])]
    in_hand = [] if card.types & (BATTLEFIELD | LEGEND) else [card]
    own = [f"{name} 4" for domain, name in DOMAIN_NAMES.items() if card.domains & domain]
    return Position(
        seats=[
            Seat(
                hand=in_hand,
                base=["Recruit", "Mech", "Gold"],
                runes=", ".join(own) if card.types & LEGEND else RUNES,
                trash=["Daring Poro"],
                legend=card if card.types & LEGEND else None,
                xp=3,
            ),
            Seat(base=["Recruit", "Gold"], runes=RUNES),
        ],
        fields=fields,
    )


def played(card: Printed, messages: Messages) -> tuple[Game, list[str]]:
    """A game in which seat 0 does with the card whatever it can, for two turns; and what was offered on the way."""
    game = position(card).start()
    until = game.turn + 3
    offers: list[str] = []
    for _ in range(ANSWERS):
        if game.over or game.turn >= until:
            break
        decision = game.decisions()[0]
        mine = decision.seat == 0 and decision.kind != Q_NAME  # names are no objects
        about = [x for x in decision.options if is_about(game, x, card)] if mine else []
        words = words_of(decision, teller(game, messages), messages)
        offers += [words[decision.options.index(x)] for x in about]
        game.choose(decision, answer(decision, about))
    return game, list(dict.fromkeys(offers))


def is_about(game: Game, option: Option, card: Printed) -> bool:
    found = game.last_known(option.thing) if option.is_thing and option.thing > 0 else None
    return found is not None and found.printed.name == card.name


def answer(decision: Decision, about: list[Option]) -> Option:
    if about:
        return about[0]
    for verb in (END_TURN,) if decision.kind == Q_MAIN else (YES, PASS):
        for option in decision.options:
            if option.verb == verb:
                return option
    return decision.options[0]
