"""A stable hash of a game: the same on every Python, compiled or not (no `hash()`, no set order).

Ids of objects are part of it: two games with the same settings, seed and answers have the same ids.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Final

from ..chain.resolving import Run
from ..terms import BOARD

if TYPE_CHECKING:
    from ..state import Arena, Card, Item, Side, State


def of(s: State) -> int:
    h = hashlib.blake2b(digest_size=8)
    h.update(text_of(s).encode())
    return int.from_bytes(h.digest(), "big")


class Stand:
    """How a game stands that does not go on, for others to be compared with: what is said of it is said once."""

    __slots__ = ("lines", "s", "texts")

    def __init__(self, s: State) -> None:
        self.s = s
        self.lines: list[str] = []
        self.texts: dict[int, str] = {}

    def is_of(self, s: State) -> bool:
        """Whether another game stands alike, but for how often somebody was asked until then. Cards, which copies share
        until they change, come first, and what most often tells them apart before all there is to say of them."""
        cards = self.s.cards
        if len(s.cards) != len(cards):
            return False
        changed: list[int] = []
        for i, x in enumerate(s.cards):
            y = cards[i]
            if x is not y:
                if x.zone != y.zone or x.place != y.place or x.exhausted != y.exhausted or x.damage != y.damage:
                    return False
                changed.append(i)
        for i in changed:
            if i not in self.texts:
                self.texts[i] = card_text(cards[i])
            if card_text(s.cards[i]) != self.texts[i]:
                return False
        if not self.lines:
            self.lines = lines_of(self.s, False)
        return lines_of(s, False) == self.lines


def text_of(s: State) -> str:
    """Everything that makes a game what it is, as one text (also what two differing games can be compared by)."""
    return "\n".join(lines_of(s, True))


def lines_of(s: State, all_: bool) -> list[str]:
    """`all_`: with the cards where they are, and with how often somebody was asked."""
    next_decision, steps = (s.next_decision, s.steps) if all_ else (0, 0)
    lines: list[str] = [
        f"{s.mode.name} {s.seed} {s.turn} {s.turn_seat} {s.phase} {s.counter} {s.victory_score} {next_decision}",
        f"{s.order} {s.first_seat} {s.extra_turns} {s.game_won_by} {s.loser_reason} {s.prefs} {s.scored_by_ally}"
        f" {s.free_slots} {s.opening} {steps} {s.players} {s.battlefields}",
    ]
    for option, value in s.mode.table_options():
        lines.append(f"option {option} {value}")
    for name in sorted(s.dice):
        d = s.dice[name]
        lines.append(f"dice {name} {d.a} {d.b} {d.c} {d.counter}")
    for side in s.sides:
        lines.append(side_text(side))
    for p in s.places:
        lines.append(
            f"place {p.index} {p.arena} {p.side} {p.card} {p.controller} {p.contested_by} {p.showdown_staged}"
            f" {p.combat_staged} {p.scored} {p.conquered} {p.lane_spot} {p.units} {p.gear} {p.facedown}"
        )
        if p.stagers:
            lines.append(f"staged by {p.stagers}")
        if p.at_start >= 0:
            lines.append(f"at start {p.at_start}")
    if all_:
        for card in s.cards:
            if card.id >= 0:
                lines.append(card_text(card))
    for id in sorted(s.departed):
        lines.append(f"departed {card_text(s.departed[id])}")
    for a in s.arenas:
        arena_text(a, lines, all_)
    for x in s.lasting:
        lines.append(
            f"lasting {kind_of(x.ability)} {x.seat} {x.source} {x.until} {x.until_seat} {x.uses} {x.arena} {x.bound}"
            f" {x.event_place} {x.cause} {x.stamp} {x.tie}"
        )
    for past in s.happened:
        e = past.event
        about = "" if past.card is None else f"{past.card.id} {past.card.printed.name} {past.card.controller}"
        what = f"{e.kind} {e.subject} {e.actor} {e.place} {e.amount} {e.other} {e.cause} {e.by}"
        lines.append(f"happened {what} {past.moment} {past.phase} {about}")
    for key in sorted(s.performed):
        lines.append(f"performed {key} {s.performed[key]}")
    return lines


def kind_of(part: object) -> str:
    """Parts are data that never changes; which one it is follows from its source and stamp, so its kind is enough."""
    return type(part).__name__


def side_text(x: Side) -> str:
    return (
        f"side {x.index} {x.team} {x.is_player} {x.arena} {x.base} {x.points} {x.xp} {x.energy} {x.power} {x.lost}"
        f" {x.turns} {x.history} {[(m.energy, m.power, m.only) for m in x.earmarks]} {x.deck} {x.rune_deck} {x.hand}"
        f" {x.trash} {x.banished} {x.champion} {x.chosen_champion} {x.aside} {x.sideboard} {x.legends} {x.runes}"
        f" {x.burn_outs}"
    )


def card_text(c: Card) -> str:
    """Most cards of a game lie in decks, hands and piles, with nothing to say of them but which, whose and where."""
    return plain_text(c) if c.zone < BOARD and is_plain(c) else full_text(c)


def plain_text(c: Card) -> str:
    """What `full_text` says of a card that `is_plain`."""
    return (
        f"card {c.id} {c.printed.name} {c.original.name} {c.owner} {c.controller} {c.zone} {c.place} {c.known}"
        f" False 0 None False 0 0 None 0 0 0 None None -1 {c.entered} -1 {c.stamp} 0 0 -1 0 0 {c.was_might} "
    )


def full_text(c: Card) -> str:
    mods = ""
    if c.mods is not None:
        for m in c.mods:
            mods += f"({m.until} {m.might} {kind_of(m.ability)} {kind_of(m.part)} {m.source} {m.stamp} {m.until_seat})"
    if c.original.token:  # tokens of one name may differ in print: Thralls in their Might, Strikes in their bonus
        mods += f"[{c.original.might} {c.original.might_bonus} {c.original.domains}]"
    done = UNTOUCHED
    if not is_untouched(c):
        done = (
            f"{c.damage} {c.marks} {c.stunned} {c.buffs} {c.empowered} {c.counters} {c.role} {c.seen_roles}"
            f" {c.attached_to} {c.attachments} {c.memory} {c.hidden_on}"
        )
    return (
        f"card {c.id} {c.printed.name} {c.original.name} {c.owner} {c.controller} {c.zone} {c.place} {c.known}"
        f" {c.exhausted} {done} {c.entered} {c.played_by} {c.stamp} {c.prevent}"
        f" {c.paid} {c.came_from} {c.replaced} {c.became} {c.was_might} {mods}"
    )


UNTOUCHED: Final = "0 None False 0 0 None 0 0 0 None None -1"
"""What is said of most objects on the board, such as runes: numbers become text slowly."""


def is_untouched(c: Card) -> bool:
    """Has nothing been put on it, and does it fight nobody?"""
    if c.damage or c.stunned or c.buffs or c.empowered or c.role or c.seen_roles or c.attached_to or c.hidden_on != -1:
        return False
    return c.marks is None and c.counters is None and c.attachments is None and c.memory is None


def is_plain(c: Card) -> bool:
    """Is it as a card is that nothing was done to?"""
    if c.exhausted or c.prevent or c.paid or c.replaced or c.became or c.came_from != -1 or c.played_by != -1:
        return False
    return c.mods is None and not c.original.token and is_untouched(c)


def arena_text(a: Arena, lines: list[str], all_: bool) -> None:
    lines.append(
        f"arena {a.index} {a.places} {a.showdown} {a.combat} {a.combat_step} {a.combat_flags} {a.attacker} {a.defender}"
        f" {a.focus} {a.focus_keeps} {a.priority} {a.passes} {a.yielded} {a.done} {a.cleanup_due} {a.hurt} {a.excess}"
        f" {a.held} {a.let_go}"
    )
    if a.guests or a.declined:
        lines.append(f"invited {a.guests} {a.declined}")
    for item in a.chain:
        lines.append(item_text(item))
    for frame in a.stack:
        lines.append(f"frame {frame.numbers()}")
        if isinstance(frame, Run):
            lines.append(item_text(frame.item))
    q = a.question
    if q is not None:
        options = [(o.verb, o.a, o.b) for o in q.options]
        lines.append(
            f"question {q.id if all_ else 0} {q.seat} {q.kind} {q.subject} {q.least} {q.most} {q.others} {options}"
        )


def item_text(i: Item) -> str:
    e = i.event
    event = "" if e is None else f"{e.kind} {e.subject} {e.actor} {e.place} {e.amount} {e.other} {e.cause}"
    price = "" if i.price is None else f"{i.price.energy} {i.price.power}"
    trail = f" {i.trail}" if i.trail else ""
    if i.fields is not None or i.also_at >= 0:
        trail += f" to {i.fields is not None} {i.also_at}"
    if i.toll is not None:
        trail += f" toll {i.toll.energy} {i.toll.power}"
    named = f" {i.named} {i.gains} {i.via}" if i.named or i.via or i.gains else ""
    return (
        f"item {i.id} {i.arena} {i.seat} {i.source} {i.card} {kind_of(i.ability)} {i.types} {i.finalized}"
        f" {i.forced} {i.bound}{trail}{named}"
        f" {i.paid} {i.modes} {i.repeats} {i.execution} {i.from_zone} {i.from_place} {i.played_from_hidden}"
        f" {i.destination} {i.cost_mode} {price} {i.discount} {i.cost_energy} {i.cost_power} {i.enters} {i.place}"
        f" {i.memo} {i.arenas} {i.batch} {i.number} {i.window} {i.later} {i.later_modes}"
        f" {i.then_banish} {i.then_recycle} {i.player} {len(i.alternatives)} {i.declined}"
        f" ({event})"
    )
