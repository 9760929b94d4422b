"""`farfield play lanes`: Lane Legends in the terminal, with an option for each modifier that the mode declares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field, fields, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from farfield.cli.app.options import AnyDeck, Language, PayByHand, Resume, Save, Script, Seed, Teammate, Watch, whole
from farfield.rules.modes.table_options import CHOICE, FLAG, LANE_OPTIONS, NUMBER, TableOption
from farfield.words.messages import Messages


def _type_of(option: TableOption) -> Any:
    if option.kind == FLAG:
        return bool | None
    if option.kind == CHOICE:
        return Literal[option.choices] | None
    return int | None if option.kind == NUMBER else str | None


def _parameter(option: TableOption, said: Messages) -> Any:
    """Its help is the sentence that the table shows for it; its bare name means the usual value."""
    converter = whole if option.kind == NUMBER else None
    usual = "" if option.kind == FLAG else f" Without a value: {option.usual}."
    words = said.get(f"modifier-{option.name}", value=option.usual) + usual
    return Annotated[_type_of(option), Parameter(converter=converter, help=words)]


def _modifiers() -> type:
    said = Messages("en")
    declared = [(option.field, _parameter(option, said), field(default=None)) for option in LANE_OPTIONS]
    made = make_dataclass("Modifiers", declared)
    made.__module__ = __name__  # as long as it seems to be the standard library's, its fields are no parameters
    return made


if TYPE_CHECKING:
    Modifiers = Any
else:
    Modifiers = _modifiers()


def with_usual_values(typed: Sequence[str]) -> list[str]:
    """What was typed, with its usual value behind each modifier that was given bare."""
    usual = {f"--{option.name}": option.usual for option in LANE_OPTIONS if option.kind != FLAG}
    out: list[str] = []
    for i, word in enumerate(typed):
        out.append(word)
        if word in usual and (i + 1 == len(typed) or typed[i + 1].startswith("--")):
            out.append(usual[word])
    return out


def lanes(
    *,
    players: Annotated[
        int | None,
        Parameter(
            converter=whole,
            show_default=False,
            help="How many lanes, 1 to 12: you and your teammates, each with an NPC of their own. As many as there are "
            "decks, or one.",
        ),
    ] = None,
    people: Annotated[
        int | None,
        Parameter(
            converter=whole,
            help="How many of them are people at this keyboard; programs play the others. Usually all are.",
        ),
    ] = None,
    program: Teammate = "rule-of-thumb",
    deck: Annotated[
        list[str] | None,
        Parameter(
            negative="", help="A deck for each player in turn, built-in or a deck list file; give it once for each."
        ),
    ] = None,
    preset: Annotated[
        Literal["calm", "standard", "storm", "nightmare"],
        Parameter(
            help="Calm: one rune more at the start, and only the Power of a card's own cost is paid for it. Standard: "
            "the plain rules. Storm: Strikes give +2 Might, and Thralls stand in the lanes at the start. Nightmare: "
            "all of Storm; two Thralls advance from each place, Reaction spells merge late, runes are recycled."
        ),
    ] = "standard",
    modifiers: Annotated[Modifiers | None, Parameter(name="*")] = None,
    watch: Watch = False,
    any_deck: AnyDeck = False,
    pay_by_hand: PayByHand = False,
    seed: Seed = None,
    lang: Language = None,
    script: Script = None,
    resume: Resume = None,
    save: Save = None,
) -> int:
    """Play Lane Legends in the terminal; what it is about stands with the other modes."""
    from farfield.cli.play import lanes_settings, play

    return play(
        lambda offer: lanes_settings(
            players,
            0 if watch else people,
            deck or [],
            {preset: True, **given(modifiers)},
            program=program,
            any_deck=any_deck,
            seed=seed,
            pay_by_hand=pay_by_hand,
            offer=offer,
        ),
        lang=lang,
        script=script,
        resume=resume,
        save=save,
    )


def given(modifiers: Any) -> dict[str, object]:
    """The modifiers that were named, by the names that settings know."""
    if modifiers is None:
        return {}
    all_of_them = {x.name.replace("_", "-"): getattr(modifiers, x.name) for x in fields(modifiers)}
    return {name: value for name, value in all_of_them.items() if value is not None}
