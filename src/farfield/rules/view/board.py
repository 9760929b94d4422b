"""The board in plain text, for `print(game)` and whoever looks into a running game. People at a table get words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..terms import AT, ATTACKER, DEFENDER, PHASE_NAMES, QUESTION_NAMES, VERB_NAMES

if TYPE_CHECKING:
    from ..ids import SeatId
    from .views import ArenaView, CardView, ItemView, OptionView, PlaceView, SeatView, SideView


def headline(v: SeatView) -> str:
    """One line: mode, turn, phase, score, and who is waited for."""
    phase = PHASE_NAMES[v.phase] if v.phase < len(PHASE_NAMES) else f"phase {v.phase}"
    points = ":".join(str(x.points) for x in v.sides if x.is_player)
    line = f"{v.mode}, turn {v.turn} of seat {v.turn_seat}, {phase}, points {points} of {v.victory_score}"
    if v.winners:
        return f"{line}, won by {seats(v.winners)}"
    return f"{line}, waiting for {seats(v.waiting_for)}" if v.waiting_for else line


def seats(numbers: list[SeatId]) -> str:
    return ("seat " if len(numbers) == 1 else "seats ") + " and ".join(str(n) for n in numbers)


def board(v: SeatView) -> str:
    """Every place and what is there, each side's zones, each chain: a line each; in Lane Legends lane by lane."""
    lines = [headline(v)]
    several = len(v.arenas) > 1
    for arena in v.arenas:
        if several:
            lines.append(f"lane of {side_name(v, v.sides[arena.index].index)}:")
        lines += arena_lines(v, arena, "  " if several else "")
    for asked in v.decisions:
        answers = "; ".join(answer(v, x) for x in asked.options)
        lines.append(f"asked: {QUESTION_NAMES[asked.kind]} ({asked.clause}): {answers}")
    return "\n".join(lines)


def arena_lines(v: SeatView, arena: ArenaView, indent: str) -> list[str]:
    """Battlefields, sides with their bases, showdown and chain of one arena."""
    lines = [place_line(v, x) for x in v.places if x.side < 0 and x.arena == arena.index]
    for side in v.sides:
        base = v.places[side.index]
        if base.arena != arena.index:
            continue
        if side.is_player:
            lines.append(side_line(side))
            if base.units or base.gear:
                lines.append(f"  base: {all_there(v, base)}")
        elif base.units or base.gear:
            lines.append(f"base of {side_name(v, side.index)}: {all_there(v, base)}")
    if arena.showdown >= 0:
        what = "combat" if arena.combat else "showdown"
        lines.append(f"{what} at {place_name(v, arena.showdown)}, focus with {side_name(v, arena.focus)}")
    lines += [item_line(v, item) for item in arena.chain]
    return [indent + line for line in lines]


def side_name(v: SeatView | None, side: int) -> str:
    """A player by their seat; an NPC as such, with its lane where there are several. Out of a view, by number."""
    if side < 0:
        return "nobody"
    if v is None:
        return f"side {side}"
    if v.sides[side].is_player:
        return f"seat {side}"
    npcs = [x.index for x in v.sides if not x.is_player]
    return "the NPC" if len(npcs) == 1 else f"the NPC of lane {npcs.index(v.sides[side].index)}"


def place_name(v: SeatView, place: int) -> str:
    return name_of(v, v.places[place])


def name_of(v: SeatView | None, place: PlaceView) -> str:
    return place.card.name if place.card is not None else f"the base of {side_name(v, place.side)}"


def thing_name(v: SeatView, id: int) -> str:
    """What an answer or an item on the chain points at, if the viewer can see it; numbers below zero are players."""
    if id < 0:
        return side_name(v, -1 - id) if -1 - id < len(v.sides) else ""
    for x in cards_of(v):
        if x.id == id:
            return short(x)
    for arena in v.arenas:
        for item in arena.chain:
            if item.id == id:
                return item_name(item)
    return ""


def cards_of(v: SeatView) -> list[CardView]:
    """Every card that the viewer can point at."""
    out: list[CardView] = []
    for place in v.places:
        out += place.units + place.gear + place.facedown
        if place.card is not None:
            out.append(place.card)
    for side in v.sides:
        out += side.hand + side.deck + side.rune_deck + side.trash + side.banished + side.champion + side.legends
        out += side.runes + side.pile
    return out


def answer(v: SeatView, x: OptionView) -> str:
    """A possible answer with the name of what it is about, where that is a card, a place or a player."""
    verb = VERB_NAMES[x.verb]
    if x.verb == AT and 0 <= x.a < len(v.places):
        return f"{verb} {place_name(v, x.a)}"
    name = thing_name(v, x.a) if x.a else ""
    return f"{verb} {name or x.a}" if x.a else verb


def place_line(v: SeatView | None, place: PlaceView) -> str:
    whose = f"of {side_name(v, place.controller)}" if place.controller >= 0 else "nobody's"
    contested = f", contested by {side_name(v, place.contested_by)}" if place.contested_by >= 0 else ""
    return f"{name_of(v, place)} ({whose}{contested}): {all_there(v, place)}"


def all_there(v: SeatView | None, place: PlaceView) -> str:
    there = [f"{short(x)} of {side_name(v, x.controller)}" for x in place.units + place.gear]
    there += [f"{x.name or 'a card'} facedown, of {side_name(v, x.controller)}" for x in place.facedown]
    return "; ".join(there) if there else "nothing"


def side_line(side: SideView) -> str:
    ready = sum(1 for x in side.runes if not x.exhausted)
    known = ", ".join(x.name for x in side.hand)
    hand = f"{side.hand_count} in hand" + (f" ({known})" if known else "")
    legends = ", ".join(x.name for x in side.legends) or "no legend"
    line = f"seat {side.index} ({legends}): {hand}, {side.deck_count} in deck, {ready} of {len(side.runes)} runes ready"
    return line + (f", {side.xp} XP" if side.xp else "") + (", has left" if side.lost else "")


def item_name(item: ItemView) -> str:
    return item.name if item.card else f"an ability of {item.name}"


def item_line(v: SeatView, item: ItemView) -> str:
    names = [thing_name(v, id) for chosen in item.targets for id in chosen]
    onto = ", ".join(x for x in names if x)
    pending = "" if item.finalized else ", pending"
    where = f", to {place_name(v, item.destination)}" if item.destination >= 0 else ""
    return f"chain: {item_name(item)}{f' on {onto}' if onto else ''}{where}, of {side_name(v, item.seat)}{pending}"


def short(x: CardView) -> str:
    """A card in a few words: what it is and what is special about it now."""
    if not x.name:
        return "an unknown card"
    out = x.name
    if x.on_board and x.hidden_on < 0:
        out += f" {x.might}" if x.might else ""
        out += f" with {x.damage} damage" if x.damage else ""
        states = [word for word, so in (
            ("attacking", x.role == ATTACKER), ("defending", x.role == DEFENDER), ("exhausted", x.exhausted),
            ("stunned", x.stunned), ("buffed", x.buffs > 0), ("empowered", x.empowered > 0),
            ("attached", x.attached_to != 0),
        ) if so]  # fmt: skip
        out += f" ({', '.join(states)})" if states else ""
    return out
