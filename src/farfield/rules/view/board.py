"""The board in plain text, for `print(game)` and whoever looks into a running game. People at a table get words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..terms import AT, PHASE_NAMES, QUESTION_NAMES, VERB_NAMES

if TYPE_CHECKING:
    from ..ids import SeatId
    from .views import ArenaView, CardView, OptionView, PlaceView, SeatView, SideView


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
    """Every place and what is there, each side's zones, each chain: a line each."""
    lines = [headline(v)]
    for place in v.places:
        if place.side < 0:
            lines.append(place_line(place))
    for side in v.sides:
        if side.is_player:
            lines.append(side_line(side))
        base = v.places[side.index]
        if base.units or base.gear:
            lines.append(f"  {'base' if side.is_player else f'base of side {side.index}'}: {all_there(base)}")
    for arena in v.arenas:
        lines += arena_lines(arena, len(v.arenas) > 1)
    names = {x.id: short(x) for x in cards_of(v)}
    for asked in v.decisions:
        answers = "; ".join(answer(v, x, names) for x in asked.options)
        lines.append(f"asked: {QUESTION_NAMES[asked.kind]} ({asked.clause}): {answers}")
    return "\n".join(lines)


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


def answer(v: SeatView, x: OptionView, names: dict[int, str]) -> str:
    """A possible answer with the name of what it is about, where that is a card or a place."""
    verb = VERB_NAMES[x.verb]
    if x.verb == AT and 0 <= x.a < len(v.places):
        card = v.places[x.a].card
        return f"{verb} {card.name if card is not None else f'the base of side {v.places[x.a].side}'}"
    if x.a in names:
        return f"{verb} {names[x.a]}"
    return f"{verb} {x.a}" if x.a else verb


def place_line(place: PlaceView) -> str:
    name = place.card.name if place.card is not None else f"place {place.index}"
    whose = f"side {place.controller}" if place.controller >= 0 else "nobody's"
    contested = f", contested by side {place.contested_by}" if place.contested_by >= 0 else ""
    return f"{name} ({whose}{contested}): {all_there(place)}"


def all_there(place: PlaceView) -> str:
    there = [f"{short(x)} of side {x.controller}" for x in place.units + place.gear]
    there += [f"{x.name or 'a card'} facedown, of side {x.controller}" for x in place.facedown]
    return "; ".join(there) if there else "nothing"


def side_line(side: SideView) -> str:
    ready = sum(1 for x in side.runes if not x.exhausted)
    known = ", ".join(x.name for x in side.hand)
    hand = f"{side.hand_count} in hand" + (f" ({known})" if known else "")
    legends = ", ".join(x.name for x in side.legends) or "no legend"
    line = f"seat {side.index} ({legends}): {hand}, {side.deck_count} in deck, {ready} of {len(side.runes)} runes ready"
    return line + (f", {side.xp} XP" if side.xp else "") + (", has left" if side.lost else "")


def arena_lines(arena: ArenaView, several: bool) -> list[str]:
    where = f"arena {arena.index}: " if several else ""
    lines = []
    if arena.showdown >= 0:
        lines.append(f"{where}{'combat' if arena.combat else 'showdown'} at {arena.showdown}, focus {arena.focus}")
    for item in arena.chain:
        what = item.name if item.card else f"an ability of {item.name}"
        lines.append(f"{where}chain: {what}, of side {item.seat}{'' if item.finalized else ', pending'}")
    return lines


def short(x: CardView) -> str:
    """A card in a few words: what it is and what is special about it now."""
    if not x.name:
        return "an unknown card"
    out = x.name
    if x.on_board and x.hidden_on < 0:
        out += f" {x.might}" if x.might else ""
        out += f" with {x.damage} damage" if x.damage else ""
        out += ", exhausted" if x.exhausted else ""
        out += ", stunned" if x.stunned else ""
    return out
