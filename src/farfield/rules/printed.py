"""What is printed on a card: facts and abilities. Never changed, shared by every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .effects.defining import defined, paid_with
from .effects.kinds_of_ability import (
    Activated,
    AdditionalCost,
    AsIt,
    AsSeen,
    CopiesText,
    CostChange,
    Keyword,
    PlayFor,
    PlayTo,
    RuleChange,
    SpellText,
)
from .effects.sorts import WORN
from .state import S_CANT
from .terms import ACCELERATE, FLOW, KEYWORDS, MAIN_SPEED, REPEAT, UNIT, Speed

if TYPE_CHECKING:
    from .effects.parts import Ability
    from .effects.program import Program


class Printed:
    __slots__ = (
        "abilities", "accelerates", "activated", "additional", "as_it", "as_seen", "asks", "blank", "champion",
        "code", "copies_text", "cost_changes", "domains", "effect_text", "elsewhere", "energy", "equipment",
        "fixed_cost", "flow", "gated", "kw", "kw_any", "might", "might_bonus", "name", "own_bans", "paid_slots",
        "past_deflect",
        "plain_cost", "play_for", "play_to", "power", "printed_speed", "program", "repeats", "signature", "speed",
        "supported", "tags", "text_icons", "token", "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str,
        types: int,
        *,
        domains: int = 0,
        energy: int = 0,
        power: tuple[int, ...] = (),
        might: int = 0,
        might_bonus: int = 0,
        tags: tuple[str, ...] = (),
        champion: bool = False,
        signature: bool = False,
        token: bool = False,
        abilities: tuple[Ability, ...] = (),
        effect_text: tuple[Ability, ...] = (),
        supported: bool = True,
        code: str = "",
        text_icons: tuple[int, ...] = (),
        printed_speed: Speed = MAIN_SPEED,
    ) -> None:
        self.name = name
        self.types = types
        self.domains = domains
        self.energy = energy
        self.power = power
        self.might = might
        self.might_bonus = might_bonus
        self.tags = tags
        self.champion = champion
        self.signature = signature
        self.token = token
        self.equipment = "Equipment" in tags
        self.paid_slots = len(paid_with(abilities))  # so many things that pay for it are spoken of by its texts
        abilities = defined(name, abilities, types, others=effect_text)
        self.abilities = abilities
        self.effect_text = defined(name, effect_text, UNIT | WORN, others=abilities)  # joins the wearer's (CR 136)
        self.asks = 0  # bits of the kinds of event whose history of the turn some text of it asks for
        for ability in (*self.abilities, *self.effect_text):
            self.asks |= ability.asks_history()
        self.program: Program | None = None  # a spell's instructions
        self.supported = supported  # every line of its text works
        self.code = code
        self.text_icons = text_icons  # Power icons in its text outside reminder text (LL 4.1)
        self.blank: Printed | None = None  # the same face without its text, once somebody asks for it
        self.printed_speed = printed_speed  # Action or Reaction by the facts, also where the text is not defined
        self.kw: list[int] = [0] * KEYWORDS
        self.kw_any: list[int] = [0] * KEYWORDS  # also where the text is inactive (CR 722)
        self.elsewhere = False  # some ability works in another zone than the board
        self.gated = False  # some keyword of it depends on a condition
        self.speed = MAIN_SPEED
        # What playing and using it must know, sorted out once.
        self.activated: list[Activated] = []
        self.additional: list[AdditionalCost] = []
        self.cost_changes: list[CostChange] = []
        self.play_to: list[PlayTo] = []
        self.play_for: list[PlayFor] = []
        self.as_it: list[AsIt] = []  # what is done as it is played or attached
        self.repeats: list[Keyword] = []
        self.flow: list[Keyword] = []
        self.accelerates = False
        self.as_seen: list[AsSeen] = []  # what it says of the moment when it is looked at or revealed in a deck
        self.own_bans: list[Ability] = []  # "I can't be played …", "this can't be countered": they work off the board
        self.past_deflect = False  # Deflect is ignored in paying for it
        self.copies_text = False  # attached, it has its wearer's text as its effect text
        for ability in abilities:
            if ability.governs & (1 << S_CANT) and ability.scope is not None and ability.scope.is_me():
                self.own_bans.append(ability)
            if isinstance(ability, Activated):
                self.activated.append(ability)
            elif isinstance(ability, SpellText):
                self.program = ability.text
            elif isinstance(ability, AdditionalCost):
                self.additional.append(ability)
            elif isinstance(ability, CostChange):
                if ability.mine:
                    self.cost_changes.append(ability)
            elif isinstance(ability, AsSeen):
                self.as_seen.append(ability)
            elif isinstance(ability, RuleChange):
                self.past_deflect = self.past_deflect or ability.mine
            elif isinstance(ability, CopiesText):
                self.copies_text = True
            elif isinstance(ability, AsIt):
                self.as_it.append(ability)
            elif isinstance(ability, PlayTo):
                if ability.scope is None:
                    self.play_to.append(ability)
            elif isinstance(ability, PlayFor):
                self.play_for.append(ability)
            elif isinstance(ability, Keyword):
                if ability.keyword == REPEAT:
                    self.repeats.append(ability)
                elif ability.keyword == FLOW:
                    self.flow.append(ability)
                elif ability.keyword == ACCELERATE:
                    self.accelerates = True
                for implied in ability.implied:
                    if isinstance(implied, Activated):
                        self.activated.append(implied)
        self.plain_cost = not self.additional and not self.cost_changes
        self.fixed_cost = self.plain_cost and not self.play_for  # nothing on it changes what it costs
        for ability in abilities:
            if ability.works_in:
                self.elsewhere = True
            ability.count_keyword(self.kw_any)
            if ability.gate is None:
                ability.count_keyword(self.kw)
                self.speed = max(self.speed, ability.card_speed)
            else:
                self.gated = True

    def __repr__(self) -> str:
        return f"<{self.name}>"
