"""The position of a running game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from farfield.cards.catalogue import printed
from farfield.cards.facts import UnknownCard
from farfield.games.position import DID, BadPosition, CardLike, Field, Piece, PieceLike, Position, Seat
from farfield.games.runes import Runes
from farfield.rules.deciding import options
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.knowing.plain_names import object_name
from farfield.rules.modes.duel import Duel
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Card, Place, State
from farfield.rules.terms import PHASE_NAMES, Q_MAIN, THIS_TURN

_WAIT: Final = "Take the position at the start of a turn, or when this is over."


def position_of(game: Game) -> Position:
    s = game.state
    _must_be_quiet(s)
    prefs = s.prefs[0]
    return Position(
        seats=[_seat(s, i) for i in range(s.players)],
        fields=[_field(s, s.places[i]) for i in s.battlefields],
        turn=s.turn,
        active=s.turn_seat,
        phase=PHASE_NAMES[s.phase],
        seed=s.seed,
        mode=None if type(s.mode) is Duel else s.mode,
        teams=None if _every_one_alone(s) else [side.team for side in s.sides[: s.players]],
        npcs=len(s.sides) - s.players,
        victory_score=None if s.victory_score == s.mode.victory_score else s.victory_score,
        every_window=bool(prefs & options.PREF_ASK_IN_WINDOWS),
        full_control=bool(prefs & options.PREF_FULL_CONTROL),
        first=s.first_seat,
    )


def _refuse(what: str, remedy: str = _WAIT) -> BadPosition:
    text = "This is no moment whose position can be written down: {what}. {remedy}"
    return BadPosition("position-not-quiet", text, {"what": what, "remedy": remedy})


def _must_be_quiet(s: State) -> None:
    """A position holds what is on the table, and no work in progress."""
    if s.game_won_by or s.loser_reason or any(side.lost for side in s.sides):
        raise _refuse("the game is over, or somebody has left it", "Take the position before that.")
    for a in s.arenas:
        if a.chain:
            raise _refuse("something is on the chain")
        if a.showdown >= 0:
            raise _refuse("a showdown is going on")
        if a.stack or a.question is None or a.question.kind != Q_MAIN:
            raise _refuse("somebody is in the middle of something")
    if s.lasting:
        source = s.last_known(s.lasting[0].source)
        raise _refuse(f"an effect of {source.printed.name if source else 'a card'} lasts on")
    if s.performed:
        raise _refuse("an ability that works only so often a turn has been used")
    if s.happened:
        raise _refuse("a text may ask for more of what happened this turn than a position tells")
    if s.extra_turns:
        raise _refuse("an extra turn is to come")
    if len(s.arenas) > 1 or isinstance(s.mode, LaneLegends):
        raise _refuse("the game has lanes", "Only games on one field can be written down so far.")
    for side in s.sides:
        if side.earmarks:
            raise _refuse(f"seat {side.index} has resources that may only be spent on something")
        if len(side.legends) > 1 or len(side.champion) > 1:
            raise _refuse(f"seat {side.index} has more than one legend or Chosen Champion")


def _every_one_alone(s: State) -> bool:
    return [side.team for side in s.sides[: s.players]] == list(range(s.players))


def _seat(s: State, i: int) -> Seat:
    side = s.sides[i]
    runes = [s.card(id) for id in side.runes]
    legend = s.card(side.legends[0]) if side.legends else None
    champion = s.card(side.champion[0]) if side.champion else None
    return Seat(
        hand=[_card(s, id) for id in side.hand],
        base=_pieces(s, s.places[side.base], i),
        runes=_rune_words(x for x in runes if not x.exhausted),
        exhausted_runes=_rune_words(x for x in runes if x.exhausted),
        deck=[_card(s, id) for id in reversed(side.deck)],
        rune_deck=_rune_words(s.card(id) for id in reversed(side.rune_deck)),
        trash=[_card(s, id) for id in side.trash],
        banished=[_card(s, id) for id in side.banished],
        legend=None if legend is None else Piece(_face(legend), exhausted=legend.exhausted),
        champion=None if champion is None else _face(champion),
        points=side.points,
        xp=side.xp,
        energy=side.energy,
        power=Runes.of_symbols(side.power),
        turns=side.turns,
        this_turn=dict(zip(DID, side.history, strict=True)),
        chosen_champion=side.chosen_champion,
    )


def _field(s: State, place: Place) -> Field:
    units: dict[int, list[PieceLike]] = {side.index: _pieces(s, place, side.index) for side in s.sides}
    hidden: dict[int, list[PieceLike]] = {}
    for id in place.facedown:
        card = s.card(id)
        hidden.setdefault(card.controller, []).append(Piece(_face(card), fresh=card.hidden_on >= s.turn))
    return Field(
        _card(s, place.card),
        None if place.controller < 0 else place.controller,
        units,
        hidden,
        [side.index for side in s.sides if place.scored & (1 << side.index)],
        s.card(place.card).owner,
    )


def _pieces(s: State, place: Place, seat: int) -> list[PieceLike]:
    found = [s.card(id) for id in place.units + place.gear]
    return [_piece(s, card) for card in found if card.controller == seat and not card.attached_to]


def _piece(s: State, card: Card) -> Piece:
    if card.memory is not None or card.counters is not None:
        raise _refuse(
            f"{object_name(s, card.id, card.controller)} remembers something that it did", "Play on, or undo."
        )
    might = 0
    for mod in card.mods or ():
        if mod.until != THIS_TURN or mod.ability is not None or mod.part is not None:
            raise _refuse(f"an effect on {object_name(s, card.id, card.controller)} lasts on")
        might += mod.might
    return Piece(
        _face(card),
        exhausted=card.exhausted,
        damage=card.damage,
        buffed=card.buffs,
        stunned=card.stunned,
        empowered=card.empowered,
        attached=[_piece(s, s.card(id)) for id in card.attachments or ()],
        might=might,
        prevent=card.prevent,
        fresh=card.entered >= s.turn,
        owner=None if card.owner == card.controller else card.owner,
    )


def _rune_words(runes: Iterable[Card]) -> str:
    return Runes.join(rune.original.name.removesuffix(" Rune") for rune in runes)


def _card(s: State, id: ObjectId) -> CardLike:
    return _face(s.card(id))


def _face(card: Card) -> CardLike:
    """By name if it is a released card or a token, as it is if somebody wrote it for the occasion."""
    name = card.original.name
    try:
        return name if printed(name) is card.original else card.original
    except UnknownCard:
        return card.original
