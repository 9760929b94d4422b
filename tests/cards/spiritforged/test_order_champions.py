"""Champions of Spiritforged: Order."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Reaction, a, create, gain_xp, gear, give, kill, play_token, unit
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    damage_to,
    deck,
    do,
    equipment,
    gear_card,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

REKSAI, RENATA, SORAKA = "Rek'Sai, Swarm Queen", "Renata Glasc, Industrialist", "Soraka, Wanderer"
XIN, AZIR, FIORA = "Xin Zhao, Vigilant", "Azir, Sovereign", "Fiora, Worthy"
GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4, energy=2)
DRAKE = unit_card("Drake", energy=9)
TRINKET = gear_card("Trinket")
SLAY = spell_card("Slay", Reaction, kill(a(unit)))
EAST, WEST = plain_field("East"), plain_field("West")


def swarming(energy: int, *top: object) -> Position:
    seats = [Seat(base=[REKSAI], deck=list(top), energy=energy), Seat()]  # type: ignore[arg-type]
    return Position(seats=seats, fields=[Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: ["Recruit"]})])


@shows(REKSAI)
def test_reksai_plays_one_of_two_revealed_here_and_recycles_the_rest() -> None:
    game = swarming(2, OGRE, "Mega-Mech", DRAKE).start()
    do(game, f"move {REKSAI}", "at East", "yes")
    settle_chain(game)
    assert offered(game) == ["done", "pick Mega-Mech", "pick Ogre"]
    do(game, "pick Ogre")
    assert offered(game) == ["at East", "at West", "at base 0"]
    do(game, "at East")
    settle_chain(game)
    assert (at_field(game), deck(game, 0), game.sides[0].energy) == (
        ["Giant", "Ogre", REKSAI],
        ["Drake", "Mega-Mech"],
        0,
    )


@shows(REKSAI)
@pytest.mark.parametrize(
    ("energy", "answers", "left", "gone"),
    [
        (2, ["no"], ["Ogre", "Mega-Mech", "Drake"], []),
        (2, ["yes", "done"], ["Drake"], []),
        (1, ["yes", "pick Ogre"], ["Drake", "Mega-Mech"], ["Ogre"]),
    ],
)
def test_reksai_may_leave_all_of_it_and_pays_for_what_she_plays(
    energy: int, answers: list[str], left: list[str], gone: list[str]
) -> None:
    game = swarming(energy, OGRE, "Mega-Mech", DRAKE).start()
    do(game, f"move {REKSAI}", "at East")
    for answer in answers:
        do(game, answer)
        settle_chain(game)
    assert (deck(game, 0)[: len(left)], banished(game, 0), at_field(game)) == (left, gone, ["Giant"])
    assert len(deck(game, 0)) == 3 - len(gone)


@shows(REKSAI)
def test_reksai_reveals_the_two() -> None:
    """So an Undertitan among them adds the Energy for the other."""
    game = swarming(0, "Undertitan", OGRE).start()
    do(game, f"move {REKSAI}", "at East", "yes", "pick Ogre", "at East")
    settle_chain(game)
    assert (at_field(game), game.sides[0].energy) == (["Giant", "Ogre", REKSAI], 0)


@shows(REKSAI)
def test_reksai_plays_a_spell_as_well_and_defends_for_nothing() -> None:
    boon = spell_card("Boon", Action, gain_xp(1))
    game = swarming(0, boon, OGRE).start()
    do(game, f"move {REKSAI}", "at East", "yes", "pick Boon")
    settle_chain(game)
    assert (xp(game), "Boon" in trash(game, 0)) == ([1, 0], True)
    fields = [Field(EAST, 1, {1: [REKSAI]})]
    game = Position(seats=[Seat(base=[GIANT]), Seat(deck=[OGRE, OGRE], energy=2)], fields=fields).start()
    do(game, "move Giant")
    settle(game)
    assert (deck(game, 1), question(game)) == (["Ogre", "Ogre"], "main")


@shows(RENATA)
@pytest.mark.parametrize(("mine", "ready"), [(True, True), (False, False)])
def test_renata_lets_your_tokens_enter_ready(mine: bool, ready: bool) -> None:
    """Played or created, units and gear, even those that are to be exhausted."""
    muster = spell_card("Muster", play_token(RECRUIT), play_token(GOLD, exhausted=True))
    seats = [Seat(hand=[muster, unit_card("Late")], base=[RENATA] if mine else []), Seat(base=[] if mine else [RENATA])]
    game = Position(seats=seats).start()
    do(game, "play Muster")
    settle(game)
    assert [piece(game, x).exhausted for x in ("Recruit", "Gold")] == [not ready, not ready]
    do(game, "play Late")
    settle(game)
    assert piece(game, "Late").exhausted  # no token


@shows(RENATA)
def test_renata_readies_what_appears_without_being_played() -> None:
    appear = spell_card("Appear", create(RECRUIT))
    game = Position(seats=[Seat(hand=[appear], base=[RENATA]), Seat()]).start()
    do(game, "play Appear")
    settle(game)
    assert not piece(game, "Recruit").exhausted


@shows(SORAKA)
def test_soraka_takes_the_damage_last() -> None:
    fields = [Field(EAST, 1, {1: [SORAKA, GIANT]})]
    game = Position(seats=[Seat(base=[OGRE]), Seat()], fields=fields).start()
    do(game, "move Ogre")
    settle(game)
    assert (damage_to(game, SORAKA), damage_to(game, "Giant")) == ([], [4])
    assert keyword(game, SORAKA, "Backline") == 1


@shows(SORAKA)
@pytest.mark.parametrize(("strength", "saved"), [(3, True), (4, False)])
def test_soraka_saves_a_weaker_unit_of_yours_here(strength: int, saved: bool) -> None:
    friend = Piece(unit_card("Friend", might=strength), damage=1)
    fields = [Field(EAST, 0, {0: [SORAKA, friend]}), Field(WEST, 0, {0: ["Mystic Poro"]})]
    seats = [Seat(hand=[SLAY, SLAY, SLAY], base=["Petty Officer"]), Seat(base=["Sprite"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Slay", "pick Friend")
    settle(game)
    if saved:
        assert ("Friend" in base(game, 0), piece(game, "Friend").damage, piece(game, "Friend").exhausted) == (
            True,
            0,
            True,
        )
    else:
        assert "Friend" in trash(game, 0)
    do(game, "play Slay", "pick Mystic Poro")  # not here
    settle(game)
    assert "Mystic Poro" in trash(game, 0)
    do(game, "play Slay", f"pick {SORAKA}")
    settle(game)
    assert SORAKA in trash(game, 0)


@shows(SORAKA)
def test_soraka_saves_no_enemy_here() -> None:
    fields = [Field(EAST, 1, {1: [SORAKA]})]
    game = Position(seats=[Seat(base=["Recruit"]), Seat(hand=[SLAY])], fields=fields).start()
    do(game, "move Recruit", "play Slay", "pick Recruit")
    settle(game)
    assert base(game, 0) == []


@shows(SORAKA)
def test_soraka_does_not_save_a_gear() -> None:
    fields = [Field(EAST, 0, {0: [Piece(SORAKA, attached=[equipment("Sword")])]})]
    rust = spell_card("Rust", kill(a(gear)))
    game = Position(seats=[Seat(hand=[rust]), Seat()], fields=fields).start()
    do(game, "play Rust")
    settle(game)
    assert trash(game, 0) == ["Rust", "Sword"]


@shows(XIN)
@pytest.mark.parametrize(
    ("home", "out", "theirs", "ready"),
    [
        ([OGRE, "Recruit"], [], [], True),
        ([OGRE], ["Recruit"], ["Sprite"], False),
        ([OGRE, TRINKET], [], [GIANT], False),
    ],
)
def test_xin_zhao_enters_ready_beside_two_others_in_your_base(
    home: list[object], out: list[object], theirs: list[object], ready: bool
) -> None:
    seats = [Seat(hand=[XIN], energy=3, power="Order 1", base=home), Seat(base=theirs)]  # type: ignore[arg-type]
    game = Position(seats=seats, fields=[Field(EAST, 0 if out else None, {0: out} if out else {})]).start()  # type: ignore[dict-item]
    do(game, f"play {XIN}", *(["at base 0"] if out else []))
    settle(game)
    assert piece(game, XIN).exhausted is not ready


@shows(XIN)
def test_xin_zhao_takes_the_damage_first() -> None:
    fields = [Field(EAST, 1, {1: [XIN, GIANT]})]
    game = Position(seats=[Seat(base=["Mystic Poro"]), Seat()], fields=fields).start()
    do(game, "move Mystic Poro")
    settle(game)
    assert (damage_to(game, XIN), damage_to(game, "Giant")) == ([2], [])


@shows(AZIR)
@pytest.mark.parametrize(("answer", "left"), [("yes", (0, 0)), ("no", (1, 1))])
def test_azir_may_be_accelerated(answer: str, left: tuple[int, int]) -> None:
    game = Position(seats=[Seat(hand=[AZIR], energy=5, power="Order 1"), Seat()]).start()
    do(game, f"play {AZIR}", answer)
    settle(game)
    assert (game.sides[0].energy, len(game.sides[0].power), piece(game, AZIR).exhausted) == (*left, answer == "no")


def marching() -> Position:
    mine = Seat(base=[AZIR, Piece("Recruit", exhausted=True), "Sprite", OGRE, "Gold"])
    fields = [Field(EAST, 1, {1: [GIANT]}), Field(WEST, 0, {0: ["Sand Soldier"]})]
    return Position(seats=[mine, Seat(base=["Mech"])], fields=fields, every_window=True)


@shows(AZIR)
@pytest.mark.parametrize(
    ("answers", "there"),
    [
        (["yes", "pick Recruit", "pick Sand Soldier", "done"], ["Azir, Sovereign", "Giant", "Recruit", "Sand Soldier"]),
        (["no"], ["Azir, Sovereign", "Giant"]),
    ],
)
def test_azir_brings_token_units_as_he_attacks(answers: list[str], there: list[str]) -> None:
    game = marching().start()
    do(game, f"move {AZIR}", "at East", "done")
    do(game, answers[0])
    if answers[0] == "yes":
        assert offered(game) == ["done", "pick Recruit", "pick Sand Soldier", "pick Sprite"]
    do(game, *answers[1:])
    settle_chain(game)
    assert at_field(game) == there


@shows(AZIR)
def test_azir_brings_nobody_where_he_does_not_fight() -> None:
    mine = Seat(base=[AZIR, "Recruit"])
    game = Position(seats=[mine, Seat()], fields=[Field(EAST)]).start()
    do(game, f"move {AZIR}", "done")
    settle(game)
    assert (question(game), at_field(game)) == ("main", [AZIR])


@shows(FIORA)
@pytest.mark.parametrize(
    ("answer", "power", "exhausted"), [("yes", "Order 1", False), ("no", "Order 1", True), ("", "Fury 1", True)]
)
def test_fiora_readies_a_unit_that_becomes_mighty_for_an_order(answer: str, power: str, exhausted: bool) -> None:
    cheer = spell_card("Cheer", give(a(unit), 1))
    seats = [Seat(hand=[cheer], base=[FIORA, Piece(OGRE, exhausted=True)], power=power), Seat(base=["Sprite"])]
    game = Position(seats=seats).start()
    do(game, "play Cheer", "pick Ogre")
    settle(game)
    do(game, *([answer] if answer else []))
    settle(game)
    assert (question(game), piece(game, "Ogre").exhausted) == ("main", exhausted)


@shows(FIORA)
def test_fiora_minds_neither_who_was_mighty_before_nor_an_enemy() -> None:
    cheer = spell_card("Cheer", give(a(unit), 1))
    seats = [
        Seat(hand=[cheer] * 3, base=[FIORA, Piece(GIANT, exhausted=True)], power="Order 1"),
        Seat(base=[Piece(OGRE, exhausted=True)]),
    ]
    game = Position(seats=seats).start()
    for name in ("Giant", "Ogre", FIORA):
        do(game, "play Cheer", f"pick {name}")
        settle(game)
        assert question(game) == "main"
    assert (piece(game, "Ogre").exhausted, might(game, FIORA)) == (True, 4)
