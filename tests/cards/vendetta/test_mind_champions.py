"""Champions of Vendetta: Mind."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    counter,
    draw,
    every,
    exhaust_me,
    give,
    kill,
    play_token,
    spell_or_ability,
    unit,
    use,
)
from farfield.cards.tokens import GOLD, RECRUIT
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.cards.vendetta.empowering import empowers
from tests.scenarios.table import (
    base,
    deck,
    do,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    unit_card,
)

OGRE, GIANT = unit_card("Ogre", might=4), unit_card("Giant", might=9)
TRINKET = gear_card("Trinket")
EAST, WEST = plain_field("East"), plain_field("West")
NASUS, SWAIN = "Nasus, Guardian of Knowledge", "Swain, Visionary"
JAYCE, MEL = "Jayce, Brilliant Inventor", "Mel, Newly Awakened"
END = spell_card("End", kill(a(unit)))


@shows(NASUS)
def test_nasus_channels_for_the_first_enemy_that_dies_here_each_turn() -> None:
    fields = [Field(EAST, 0, {0: [NASUS, "Recruit"], 1: []}), Field(WEST, 1, {1: [OGRE]})]
    seats = [Seat(hand=[END] * 2, rune_deck="Mind 4"), Seat(base=["Sprite"])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play End", "pick Ogre")
    settle(game)
    do(game, "play End", "pick Recruit")
    settle(game)
    assert runes(game, 0) == (0, 0)  # it was elsewhere, or a friend


@shows(NASUS)
def test_nasus_channels_one_exhausted_rune_once_each_turn() -> None:
    fields = [Field(EAST, 0, {0: [NASUS]}), Field(WEST)]
    reap = spell_card("Reap", Reaction, kill(a(unit.enemy)))
    seats = [
        Seat(hand=[reap, reap, reap], rune_deck="Mind 6"),
        Seat(base=[unit_card("A"), unit_card("B"), unit_card("C")]),
    ]
    game = Position(seats=seats, fields=fields, active=1, every_window=True).start()
    do(game, "move A", "at East", "pick B", "done")
    for target in ("A", "B"):
        while "play Reap" not in offered(game):
            do(game, "pass")
        do(game, "play Reap", f"pick {target}")
        while question(game) == "priority":
            do(game, "pass")
        assert runes(game, 0) == (0, 1)
    settle(game)
    assert runes(game, 0) == (0, 1)


@shows(NASUS)
def test_nasus_channels_again_in_another_turn() -> None:
    fields = [Field(EAST, 0, {0: [NASUS]}), Field(WEST)]
    seats = [Seat(rune_deck="Mind 8"), Seat(base=["Recruit", OGRE])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Recruit", "at East", "done")
    settle(game)
    assert runes(game, 0) == (0, 1)
    do(game, "end", "end", "move Ogre", "at East")
    settle(game)
    assert runes(game, 0) == (3, 1)  # with two of the turn between


@shows(SWAIN)
@pytest.mark.parametrize(
    ("played", "score"),
    [("USG", 1), ("US", 0), ("UG", 0), ("SG", 0), ("TSG", 0), ("UST", 0)],
)
def test_swain_scores_one_more_after_a_unit_a_gear_and_a_spell(played: str, score: int) -> None:
    by = {
        "U": OGRE,
        "S": spell_card("Study", draw(1)),
        "G": TRINKET,
    }
    tokens = {"TSG": RECRUIT, "UST": GOLD}
    mint = unit_card("Never")
    if played in tokens:
        mint = spell_card("Mint", play_token(tokens[played], in_base=True))
    held = [by.get(x, mint) for x in played]
    fields = [Field(EAST), Field(WEST)]
    game = Position(seats=[Seat(hand=held, base=[SWAIN]), Seat()], fields=fields).start()
    for x in held:
        do(game, f"play {x.name}")
        settle(game)
    do(game, f"move {SWAIN}", "at East")
    settle(game)
    assert points(game) == [1 + score, 0]


@shows(SWAIN)
def test_swain_minds_his_own_conquests_and_this_turn() -> None:
    study = spell_card("Study", draw(1))
    seats = [Seat(hand=[OGRE, TRINKET, study], base=[SWAIN, unit_card("Scout")]), Seat()]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Ogre", "play Trinket", "play Study")
    settle(game)
    do(game, "move Scout", "at West", "done")
    settle(game)
    assert points(game) == [1, 0]
    do(game, "end", "end")
    score = points(game)[0]
    do(game, f"move {SWAIN}", "at East")
    if question(game) != "main":
        do(game, "done")
    settle(game)
    assert points(game) == [score + 1, 0]


@shows(SWAIN)
@pytest.mark.parametrize(("answer", "left"), [("pick Gust", ["Flash", "Gust"]), ("done", ["Gust", "Flash"])])
def test_swain_has_vision(answer: str, left: list[str]) -> None:
    seats = [Seat(hand=[SWAIN], energy=6, power="Mind 1", deck=["Gust", "Flash"]), Seat()]
    game = Position(seats=seats).start()
    do(game, f"play {SWAIN}")
    settle(game)
    do(game, answer)
    assert deck(game, 0) == left


@shows(JAYCE)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jayce_may_ready_something_else_that_is_exhausted_as_you_play_him(answer: str) -> None:
    legend = Piece("Defender of Tomorrow", exhausted=True)
    seats = [
        Seat(
            hand=[JAYCE],
            energy=6,
            power="Mind 1",
            base=[Piece(TRINKET, exhausted=True), Piece(OGRE, exhausted=True), "Recruit"],
            exhausted_runes="Mind 1",
            legend=legend,
        ),
        Seat(base=[Piece(GIANT, exhausted=True)], runes="Body 1"),
    ]
    game = Position(seats=seats).start()
    do(game, f"play {JAYCE}", answer)
    if answer == "yes":
        what = ("Defender of Tomorrow", "Giant", "Mind Rune", "Ogre", "Trinket")
        assert offered(game) == [f"pick {x}" for x in what]
        do(game, "pick Ogre")
        settle(game)
    assert (piece(game, "Ogre").exhausted, piece(game, JAYCE).exhausted) == (answer == "no", True)


@shows(JAYCE)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_jayce_minds_the_first_nontoken_gear_of_each_turn(answer: str) -> None:
    mint = spell_card("Mint", play_token(GOLD))
    held = [mint, TRINKET, gear_card("Bauble"), gear_card("Relic")]
    tired = [Piece(x, exhausted=True) for x in (JAYCE, OGRE, GIANT)]
    seats = [Seat(hand=held, base=tired), Seat(hand=[gear_card("Theirs")])]
    game = Position(seats=seats).start()
    do(game, "play Mint")
    settle(game)
    assert question(game) == "main"
    do(game, "play Trinket", answer)
    if answer == "yes":
        assert offered(game) == ["pick Giant", "pick Ogre"]
        do(game, "pick Ogre")
    settle(game)
    assert (question(game), piece(game, "Ogre").exhausted) == ("main", answer == "no")
    do(game, "play Bauble")
    settle(game)
    assert question(game) == "main"
    do(game, "end", "play Theirs")
    settle(game)
    assert (question(game), seat_asked(game)) == ("main", 1)


@shows(JAYCE)
def test_jayce_does_not_count_from_when_he_came() -> None:
    seats = [
        Seat(hand=[JAYCE, TRINKET, gear_card("Bauble")], energy=6, power="Mind 1", base=[Piece(OGRE, exhausted=True)]),
        Seat(),
    ]
    game = Position(seats=seats).start()
    do(game, "play Trinket", f"play {JAYCE}", "no", "play Bauble")
    settle(game)
    assert (question(game), piece(game, "Ogre").exhausted) == ("main", True)


@shows(MEL)
def test_mel_draws_one_as_you_play_her() -> None:
    empowers(MEL, 3)
    game = Position(seats=[Seat(hand=[MEL], energy=4, power="Mind 1"), Seat()]).start()
    do(game, f"play {MEL}")
    settle(game)
    assert (base(game, 0), len(hand(game, 0))) == ([MEL], 1)


@shows(MEL)
@pytest.mark.parametrize(("empowered", "drawn"), [(1, 1), (0, 0)])
def test_mels_friends_cannot_be_countered(empowered: int, drawn: int) -> None:
    study = spell_card("Study", draw(1))
    deny = spell_card("Deny", Reaction, counter(a(spell_or_ability)))
    for hers in ("spell", "ability"):
        well = gear_card("Well", use(exhaust_me(), draw(1)))
        mine = Seat(
            hand=[study] if hers == "spell" else [],
            base=[Piece(MEL, empowered=empowered), *([well] if hers == "ability" else [])],
        )
        game = Position(seats=[mine, Seat(hand=[deny])]).start()
        do(game, "play Study" if hers == "spell" else "use Well", "play Deny")
        settle(game)
        assert len(hand(game, 0)) == drawn


@shows(MEL)
def test_mel_does_not_help_an_opponent_against_counters() -> None:
    study = spell_card("Study", draw(1))
    deny = spell_card("Deny", Reaction, counter(a(spell_or_ability)))
    seats = [Seat(hand=[study]), Seat(base=[Piece(MEL, empowered=1)], hand=[deny])]
    game = Position(seats=seats).start()
    do(game, "play Study", "play Deny")
    settle(game)
    assert hand(game, 0) == []


WEAKEN = spell_card("Weaken", give(a(unit.enemy), -2))
ALL = spell_card("All", give(every(unit.enemy), -2))
HELP = spell_card("Help", give(a(unit.enemy), 2))


@shows(MEL)
@pytest.mark.parametrize(
    ("spell", "empowered", "expected"), [(WEAKEN, 1, 6), (WEAKEN, 0, 7), (ALL, 1, 7), (HELP, 1, 11)]
)
def test_mels_spells_weaken_what_they_choose_by_one_more(spell: object, empowered: int, expected: int) -> None:
    seats = [Seat(hand=[spell], base=[Piece(MEL, empowered=empowered)]), Seat(base=[GIANT])]  # type: ignore[list-item]
    game = Position(seats=seats).start()
    do(game, f"play {spell.name}")  # type: ignore[attr-defined]
    settle(game)
    assert might(game, "Giant") == expected
    do(game, "end")
    assert might(game, "Giant") == 9


@shows(MEL)
def test_mel_minds_abilities_and_no_opponents_spell() -> None:
    hex_ = gear_card("Hex", use(exhaust_me(), give(a(unit.enemy), -1)))
    game = Position(seats=[Seat(base=[Piece(MEL, empowered=1), hex_]), Seat(base=[GIANT])]).start()
    do(game, "use Hex")
    settle(game)
    assert might(game, "Giant") == 7
    game = Position(seats=[Seat(hand=[WEAKEN]), Seat(base=[Piece(MEL, empowered=1)])]).start()
    do(game, "play Weaken")
    settle(game)
    assert might(game, MEL) == 2
