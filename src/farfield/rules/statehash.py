"""A stable hash of a game: the same on every Python, compiled or not (no `hash()`, no set order).

Ids of objects are part of it: two games with the same settings, seed and answers have the same ids.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .state import Arena, Card, Item, State


def of(s: State) -> int:
    h = hashlib.blake2b(digest_size=8)
    h.update(text_of(s).encode())
    return int.from_bytes(h.digest(), "big")


def text_of(s: State) -> str:
    """Everything that makes a game what it is, as one text (also what two differing games can be compared by)."""
    lines: list[str] = [
        f"{s.mode.name} {s.seed} {s.turn} {s.turn_seat} {s.phase} {s.counter} {s.victory_score} {s.next_decision}",
        f"{s.order} {s.extra_turns} {s.game_won_by} {s.loser_reason} {s.prefs} {s.scored_by_ally} {s.free_slots} {s.opening}",
    ]
    for name in sorted(s.dice):
        d = s.dice[name]
        lines.append(f"dice {name} {d.a} {d.b} {d.c} {d.counter}")
    for side in s.sides:
        lines.append(
            f"side {side.index} {side.team} {side.points} {side.xp} {side.energy} {side.power} {side.lost} {side.turns}"
            f" {side.history} {[(m.energy, m.power, m.only) for m in side.earmarks]} {side.deck} {side.rune_deck}"
            f" {side.hand} {side.trash} {side.banished} {side.champion} {side.aside} {side.sideboard} {side.legends} {side.runes} {side.burn_outs}"
        )
    for p in s.places:
        lines.append(
            f"place {p.index} {p.arena} {p.side} {p.card} {p.controller} {p.contested_by} {p.showdown_staged}"
            f" {p.combat_staged} {p.scored} {p.conquered} {p.units} {p.gear} {p.facedown}"
        )
    for card in s.cards:
        if card.id >= 0:
            lines.append(card_text(card))
    for a in s.arenas:
        arena_text(a, lines)
    for x in s.lasting:
        lines.append(f"lasting {x.seat} {x.source} {x.until} {x.until_seat} {x.uses} {x.bound} {x.cause} {x.stamp}")
    for key in sorted(s.occurred):
        lines.append(f"occurred {key} {s.occurred[key]}")
    for key in sorted(s.performed):
        lines.append(f"performed {key} {s.performed[key]}")
    return "\n".join(lines)


def card_text(c: Card) -> str:
    mods = "" if c.mods is None else str([(m.until, m.might, m.source, m.stamp, m.until_seat) for m in c.mods])
    return (
        f"card {c.id} {c.printed.name} {c.owner} {c.controller} {c.zone} {c.place} {c.known} {c.exhausted} {c.damage}"
        f" {c.marks} {c.stunned} {c.buffs} {c.empowered} {c.counters} {c.role} {c.seen_roles} {c.attached_to}"
        f" {c.attachments} {c.memory} {c.hidden_on} {c.entered} {c.played_by} {c.stamp} {c.prevent} {c.paid} {c.came_from} {mods}"
    )


def arena_text(a: Arena, lines: list[str]) -> None:
    lines.append(
        f"arena {a.index} {a.showdown} {a.combat} {a.combat_step} {a.combat_flags} {a.attacker} {a.defender} {a.focus}"
        f" {a.focus_keeps} {a.priority} {a.passes} {a.yielded} {a.done} {a.cleanup_due} {a.hurt} {a.excess}"
    )
    for item in a.chain:
        lines.append(item_text(item))
    for frame in a.stack:
        lines.append(f"frame {frame.numbers()}")
    q = a.question
    if q is not None:
        lines.append(f"question {q.id} {q.seat} {q.kind} {[(o.verb, o.a, o.b) for o in q.options]}")


def item_text(i: Item) -> str:
    return (
        f"item {i.id} {i.seat} {i.source} {i.card} {i.types} {i.finalized} {i.bound} {i.paid} {i.modes} {i.repeats}"
        f" {i.execution} {i.destination} {i.cost_mode} {i.place} {i.memo} {i.batch} {i.number} {i.window} {i.later} {i.then_banish} {i.then_recycle} {i.player}"
    )
