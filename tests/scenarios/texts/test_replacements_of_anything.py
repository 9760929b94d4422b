"""One replacement part: the event it replaces, what it speaks of, who decides and pays."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deathknell,
    I,
    a,
    banish,
    burn,
    choose,
    cost,
    deal,
    dies,
    discard,
    draw,
    every,
    gain_points,
    gain_xp,
    give,
    goes_to_your_trash,
    happens,
    instead,
    it,
    kill,
    lasts,
    me,
    play_token,
    recall,
    return_to_hand,
    stun,
    that,
    unit,
    when,
)
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.terms import E_STUNNED
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    controller,
    do,
    gear_card,
    hand,
    happened,
    might,
    piece,
    plain_field,
    points,
    question,
    seat_asked,
    settle,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
GANGPLANK = "Gangplank, Naval"


@pytest.mark.clause("CR 367")
@pytest.mark.parametrize("way", ["Stun", "Weaken", "Return"])
def test_what_a_text_that_chooses_him_would_do_is_replaced(way: str) -> None:
    """Gangplank, Naval: empowered, and only by what chooses him."""
    ways = {
        "Stun": (stun(a(unit)), stun(every(unit))),
        "Weaken": (give(a(unit), -2), give(every(unit), -2)),
        "Return": (return_to_hand(a(unit)), return_to_hand(every(unit))),
    }
    chosen, all_of_them = (spell_card(name, effect) for name, effect in zip(("Pick", "Sweep"), ways[way]))
    for empowered in (True, False):
        pirate = Piece(GANGPLANK, empowered=int(empowered))
        game = Position(
            seats=[Seat(hand=[chosen, all_of_them]), Seat(base=[pirate, unit_card("Mate", might=9)])],
            fields=[Field(EAST)],
        ).start()
        do(game, "play Pick", f"pick {GANGPLANK}")
        settle(game)
        if empowered:
            assert (might(game, GANGPLANK), piece(game, GANGPLANK).stunned, base(game, 1)) == (
                9,
                False,
                [GANGPLANK, "Mate"],
            )
            do(game, "play Sweep")
            settle(game)
        gone = GANGPLANK in hand(game, 1)
        lost = not gone and might(game, GANGPLANK) in (4, 7)
        assert (gone, not gone and piece(game, GANGPLANK).stunned, lost) == (
            way == "Return",
            way == "Stun",
            way == "Weaken",
        )


@pytest.mark.clause("CR 370.2")
def test_a_replacement_does_not_replace_what_it_does_itself() -> None:
    """What gives less Might instead of less Might does so once."""
    stubborn = unit_card("Stubborn", instead(I.am_weakened, give(that, -1)), might=9)
    drain = spell_card("Drain", give(a(unit), -4))
    game = Position(seats=[Seat(hand=[drain]), Seat(base=[stubborn])], fields=[Field(EAST)]).start()
    do(game, "play Drain")
    settle(game)
    assert might(game, "Stubborn") == 8


@pytest.mark.clause("CR 370.2", "CR 371")
def test_once_a_turn_it_is_recalled_with_its_damage_and_dies_of_it() -> None:
    """Not healed, it would die again in the next cleanup: that is another event, and the text is used up."""
    wisp = unit_card("Wisp", instead(dies(me), recall(me), times=1), might=2)
    bolt = spell_card("Bolt", deal(2, a(unit)))
    game = Position(seats=[Seat(hand=[bolt]), Seat()], fields=[Field(EAST, controller=1, units={1: [wisp]})]).start()
    do(game, "play Bolt")
    settle(game)
    assert (happened(game, "saved", "dies"), trash(game, 1)) == (["saved Wisp Wisp", "dies Wisp"], ["Wisp"])


@pytest.mark.clause("CR 389", "CR 124")
def test_what_a_text_chose_may_be_what_would_die() -> None:
    """The very object: returned and played again it is another."""
    kept = instead(dies(it("chosen")), recall(it("chosen")))
    save = spell_card("Save", choose(a(unit, "chosen")), lasts(kept, uses=1))
    back = spell_card("Back", return_to_hand(a(unit)))
    doom = spell_card("Doom", kill(a(unit)))
    man = unit_card("Man")
    for away, left in ((False, ["Man"]), (True, [])):
        game = Position(seats=[Seat(hand=[save, back, doom], base=[man]), Seat()], fields=[Field(EAST)]).start()
        do(game, "play Save")
        settle(game)
        if away:
            do(game, "play Back")
            settle(game)
            do(game, "play Man")
        do(game, "play Doom")
        settle(game)
        assert base(game, 0) == left


@pytest.mark.clause("CR 371.2")
def test_its_controller_decides_and_pays() -> None:
    shrine = gear_card("Shrine", instead(happens(E_STUNNED, noun=unit.friendly), draw(1), may=True, price=cost(1)))
    daze = spell_card("Daze", stun(a(unit)))
    for answer, expected in (("yes", (False, 1, 0)), ("no", (True, 0, 1))):
        game = Position(
            seats=[Seat(hand=[daze]), Seat(base=[shrine, unit_card("Mate")], runes="Fury 1")], fields=[Field(EAST)]
        ).start()
        do(game, "play Daze")
        settle(game)
        assert seat_asked(game) == 1
        do(game, answer)
        settle(game)
        ready = len([id for id in game.sides[1].runes if not game.card(id).exhausted])
        assert (piece(game, "Mate").stunned, len(hand(game, 1)), ready) == expected


@pytest.mark.clause("CR 466.1.a.2")
def test_a_tie_recalls_all_units() -> None:
    """Symbol of the Solari: of whoever attacks; nobody holds the battlefield then."""
    hero, foe = unit_card("Hero", might=3), unit_card("Foe", might=4)
    for mine, left, owner in ((["Symbol of the Solari"], [], None), ([], ["Foe"], 1)):
        game = Position(
            seats=[Seat(base=[hero, *mine]), Seat(base=["Symbol of the Solari"])],
            fields=[Field(EAST, controller=1, units={1: [Piece(foe, stunned=True)]}), Field(WEST)],
        ).start()
        do(game, "move Hero", "at East")
        settle(game)
        assert (at_field(game), controller(game), points(game)) == (left, owner, [0, 0])
        assert "Hero" in base(game, 0)


@pytest.mark.clause("CR 471")
def test_early_points_of_battlefields_are_cards() -> None:
    """Otterpus: any player's point of conquering or holding in their first two turns; not a text's point."""
    gift = spell_card("Gift", gain_points(1))
    hero = unit_card("Hero", when(I.conquer, gain_xp(1)))
    for turns, expected in ((2, ([1, 0], 1)), (3, ([2, 0], 0))):
        game = Position(
            seats=[Seat(base=[hero], hand=[gift], turns=turns), Seat(base=["Otterpus"])],
            fields=[Field(EAST), Field(WEST)],
        ).start()
        do(game, "move Hero", "at East")
        settle(game)
        assert xp(game) == [1, 0]  # conquering is not replaced, only its point (CR 383.4)
        do(game, "play Gift")
        settle(game)
        assert (points(game), len(hand(game, 0))) == expected


@pytest.mark.clause("CR 428", "A64")
def test_what_would_go_to_the_trash_is_banished() -> None:
    """Endless Riches: from anywhere but the Main Deck; who goes there does not die, tokens still do."""
    riches = gear_card("Riches", instead(goes_to_your_trash, banish(that)))
    end = spell_card("End", kill(a(unit.named("Hero", "Recruit"))))
    toss = spell_card("Toss", discard(1), burn(1))
    hero = unit_card("Hero", Deathknell(draw(1)))
    mourner = unit_card("Mourner", when(dies(unit), gain_xp(1)))
    game = Position(
        seats=[
            Seat(base=[riches, hero, mourner, RECRUIT], hand=[end, end, toss, "Gust"], deck=["Hextech Ray"] * 5),
            Seat(),
        ],
        fields=[Field(EAST)],
    ).start()
    do(game, "play End", "pick Hero")
    settle(game)
    assert (banished(game, 0), trash(game, 0), xp(game)) == (["End", "Hero"], [], [0, 0])
    do(game, "play End")
    settle(game)
    assert xp(game) == [1, 0]
    do(game, "play Toss")
    if question(game) == "choose":
        do(game, "pick Gust")
    settle(game)
    assert (banished(game, 0), trash(game, 0)) == (["End", "End", "Gust", "Hero", "Toss"], ["Hextech Ray"])


@pytest.mark.clause("CR 437")
def test_damage_of_enemy_spells_and_abilities_is_prevented() -> None:
    """Esteemed Hierophant: with seven runes, to itself alone, and not what a unit deals or a friend's spell."""
    priest = "Esteemed Hierophant"
    bolt = spell_card("Bolt", Action, deal(1, a(unit)))
    for runes, dealt in (("Fury 7", 0), ("Fury 6", 1)):
        game = Position(
            seats=[Seat(hand=[bolt, bolt]), Seat(base=[priest, unit_card("Mate", might=9)], runes=runes)],
            fields=[Field(EAST)],
        ).start()
        for name in (priest, "Mate"):
            do(game, "play Bolt", f"pick {name}")
            settle(game)
        assert (piece(game, priest).damage, piece(game, "Mate").damage) == (dealt, 1)
    game = Position(seats=[Seat(base=[priest], hand=[bolt], runes="Fury 7"), Seat()], fields=[Field(EAST)]).start()
    do(game, "play Bolt")
    settle(game)
    assert piece(game, priest).damage == 1


@pytest.mark.clause("CR 437")
def test_only_the_next_damage_is_prevented_whole() -> None:
    """Counter Strike: whatever the amount, once."""
    bolt = spell_card("Bolt", Action, deal(5, a(unit)))
    game = Position(
        seats=[Seat(hand=["Counter Strike", bolt, bolt], runes="Calm 3", base=[unit_card("Foe", might=9)]), Seat()],
        fields=[Field(EAST)],
    ).start()
    do(game, "play Counter Strike")
    settle(game)
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Foe").damage == 0
    do(game, "play Bolt")
    settle(game)
    assert piece(game, "Foe").damage == 5


@pytest.mark.clause("CR 375", "A63")
def test_tokens_enter_ready_against_an_instruction() -> None:
    """Renata Glasc, Industrialist: hers, played or not, also where the instruction says exhausted."""
    mint = spell_card("Mint", play_token(GOLD, exhausted=True), play_token(RECRUIT, in_base=True))
    for friend, exhausted in ((["Renata Glasc, Industrialist"], [False, False]), ([], [True, True])):
        game = Position(seats=[Seat(base=friend, hand=[mint]), Seat()], fields=[Field(EAST)]).start()
        do(game, "play Mint")
        settle(game)
        assert [piece(game, name).exhausted for name in ("Gold", "Recruit")] == exhausted


def test_a_point_of_the_end_of_the_game_can_be_replaced() -> None:
    """Nobody wins with a point that is a card."""
    seats = [Seat(base=[unit_card("Hero")], points=7, turns=1), Seat(base=["Otterpus"])]
    fields = [Field(EAST), Field(WEST, controller=0, units={0: [unit_card("Guard")]}, scored=[0])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "move Hero", "at East")
    settle(game)
    assert points(game) == [7, 0] and len(hand(game, 0)) == 1
