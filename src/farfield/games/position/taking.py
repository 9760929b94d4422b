"""The position of a running game."""

from __future__ import annotations

from dataclasses import replace

from farfield.games.position import chain
from farfield.games.position.going_on import STEPS, Showdown
from farfield.games.position.objects import (
    bits,
    card_named,
    face_of_object,
    held_of,
    piece_of,
    refuse,
    rune_words,
)
from farfield.games.position.pieces import BadPosition, Piece, PieceLike
from farfield.games.position.runes import Runes
from farfield.games.position.whole import DID, WISHES, Field, Position, Seat
from farfield.rules import combat
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.knowing.plain_names import object_name
from farfield.rules.knowing.visibility import EVERYBODY, NOBODY
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Arena, Card, Place, State
from farfield.rules.terms import BATTLEFIELD, LEGEND, NO_ROLE, PHASE_NAMES, Q_FOCUS, Q_MAIN, Q_PRIORITY


def position_of(game: Game) -> Position:
    s = game.state
    _must_be_quiet(s)
    position = Position(
        seats=[_seat(s, i) for i in s.seats()],
        fields=[_field(s, s.places[i]) for i in s.battlefields],
        turn=s.turn,
        active=s.turn_seat,
        phase=PHASE_NAMES[s.phase],
        seed=s.seed,
        mode=s.mode,
        teams=[side.team for side in s.sides[: s.players]],
        npcs=len(s.sides) - s.players,
        victory_score=s.victory_score,
        every_window=all(x & WISHES["windows"] for x in s.prefs),
        full_control=all(x & WISHES["control"] for x in s.prefs),
        first=s.first_seat,
        used=chain.used_of(s),
        chain=chain.chain_of(s),
    )
    try:
        position.check()
    except BadPosition as error:  # of decks that no table of strangers would allow, say
        raise refuse(f"it could not be set up again ({error})", "Play with what a position allows.") from error
    return position


def _must_be_quiet(s: State) -> None:
    """A position holds what is on the table, and no work in progress."""
    if s.game_won_by or s.loser_reason or any(side.lost for side in s.sides):
        raise refuse("the game is over, or somebody has left it", "Take the position before that.")
    for a in s.arenas:
        _arena_must_be_quiet(s, a)
    if s.lasting:
        source = s.last_known(s.lasting[0].source)
        raise refuse(f"an effect of {source.printed.name if source else 'a card'} lasts on")
    if s.happened:
        raise refuse("a text may ask for more of what happened this turn than a position tells")
    if s.extra_turns:
        raise refuse("an extra turn is to come")
    if s.opening >= 0:
        raise refuse("a showdown is about to begin")
    if isinstance(s.mode, LaneLegends) and len(s.battlefields) != 3 * s.players:
        raise refuse("a lane has got another battlefield", "Take the position before that.")
    for side in s.sides:
        if side.earmarks:
            raise refuse(f"seat {side.index} has resources that may only be spent on something")
        if side.burn_outs:
            raise refuse(f"seat {side.index} has burned out and drawn nothing since")
        if len(side.legends) > 1 or len(side.champion) > 1:
            raise refuse(f"seat {side.index} has more than one legend or Chosen Champion")
    for place in s.places:
        for id in place.units + place.gear:
            if place.side >= 0 and s.card(id).controller != place.side and not s.card(id).attached_to:
                raise refuse(f"{object_name(s, id, place.side)} is in a base that is not its controller's")


def _arena_must_be_quiet(s: State, a: Arena) -> None:
    if a.stack or a.cleanup_due or (a.question is not None and a.question.kind not in (Q_MAIN, Q_PRIORITY, Q_FOCUS)):
        raise refuse("somebody is in the middle of something")
    if a.held or a.let_go or a.declined:
        raise refuse("somebody wants to step in, or has been invited in vain")
    if any(a.excess) and a.combat:
        raise refuse("excess damage of this combat is remembered")
    if a.combat and a.combat_flags & combat.RECALLED and a.combat_step <= combat.RESULT:
        raise refuse("attackers have been recalled")
    for index in a.places:
        for id in s.places[index].units:
            card = s.card(id)
            if card.seen_roles != card.role or (card.role != NO_ROLE and index != a.showdown):
                raise refuse(f"{object_name(s, id, card.controller)} has had another part in this combat")


def _seat(s: State, i: SeatId) -> Seat:
    side = s.sides[i]
    runes = [s.card(id) for id in side.runes]
    legend = s.card(side.legends[0]) if side.legends else None
    champion = s.card(side.champion[0]) if side.champion else None
    return Seat(
        hand=[held_of(s, id, 1 << i) for id in side.hand],
        base=_pieces(s, s.places[side.base], i),
        runes=rune_words(x for x in runes if not x.exhausted),
        exhausted_runes=rune_words(x for x in runes if x.exhausted),
        deck=[held_of(s, id, NOBODY) for id in reversed(side.deck)],
        rune_deck=rune_words(s.card(id) for id in reversed(side.rune_deck)),
        trash=[card_named(s, id) for id in side.trash],
        banished=[card_named(s, id) for id in side.banished],
        legend=None if legend is None else _unmarked(s, legend),
        champion=None if champion is None else face_of_object(champion),
        points=side.points,
        xp=side.xp,
        energy=side.energy,
        power=Runes.of_symbols(side.power),
        turns=side.turns,
        this_turn=dict(zip(DID, side.history, strict=True)),
        chosen_champion=side.chosen_champion,
        npc_base=_npc_base(s, i),
        pile=[card_named(s, id) for id in side.aside if not s.card(id).printed.types & BATTLEFIELD],
        spare=[card_named(s, id) for id in side.aside if s.card(id).known == 1 << i],
        asked=[word for word, bit in WISHES.items() if s.prefs[i] & bit],
        sideboard=[card_named(s, id) for id in side.sideboard],
        finished=s.arenas[side.arena].done and s.mode.has_turn(s, i),
    )


def _unmarked(s: State, card: Card) -> Piece:
    """A legend or battlefield: it may be exhausted, a legend empowered too, and no more."""
    empowered = card.empowered if card.printed.types & LEGEND else 0
    piece = Piece(face_of_object(card), exhausted=card.exhausted, empowered=empowered)
    if replace(piece_of(s, card), fresh=False, played_by=None) != piece:
        raise refuse(f"something lies on {card.printed.name}, or an effect on it lasts on")
    return piece


def _npc_base(s: State, seat: int) -> list[PieceLike]:
    if not isinstance(s.mode, LaneLegends):
        return []
    npc = s.sides[s.players + seat]
    return _pieces(s, s.places[npc.base], npc.index)


def _field(s: State, place: Place) -> Field:
    units: dict[int, list[PieceLike]] = {side.index: _pieces(s, place, side.index) for side in s.sides}
    hidden: dict[int, list[PieceLike]] = {}
    for id in place.facedown:
        card = s.card(id)
        if card.known not in (1 << card.controller, EVERYBODY):
            raise refuse("only some know a facedown card")
        piece = Piece(
            face_of_object(card),
            fresh=card.hidden_on >= s.turn,
            known=card.known == EVERYBODY,
            hidden_on=card.hidden_on if card.hidden_on < s.turn - 1 else None,
        )
        hidden.setdefault(card.controller, []).append(piece)
    if _unmarked(s, s.card(place.card)).exhausted:
        raise refuse(f"{s.card(place.card).printed.name} is exhausted")
    return Field(
        card_named(s, place.card),
        None if place.controller < 0 else place.controller,
        units,
        hidden,
        bits(place.scored),
        s.card(place.card).owner,
        None if place.contested_by < 0 else place.contested_by,
        _showdown(s.arenas[place.arena], place),
        bits(place.conquered),
        place.at_start if isinstance(s.mode, LaneLegends) else None,
        bool(s.scored_by_ally >> place.index & 1),
    )


def _showdown(a: Arena, place: Place) -> Showdown | None:
    if a.showdown != place.index:
        return None
    return Showdown(
        a.focus,
        a.attacker if a.combat else None,
        a.defender if a.combat else None,
        a.passes,
        STEPS[a.combat_step],
        a.focus_keeps and bool(a.chain),
        bits(a.guests),
    )


def _pieces(s: State, place: Place, seat: int) -> list[PieceLike]:
    found = [s.card(id) for id in place.units + place.gear]
    return [piece_of(s, card) for card in found if card.controller == seat and not card.attached_to]
