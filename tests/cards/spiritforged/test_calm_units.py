"""Units of Spiritforged: Calm, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, a, buff, deal, kill, move_to_base, unit
from farfield.games import Field, Piece, Position, Seat
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    points,
    question,
    runes,
    settle,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
SLAY = spell_card("Slay", Action, kill(a(unit)))
ZAP = spell_card("Zap", Action, deal(1, a(unit.enemy)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Disarming Rake")
@pytest.mark.parametrize(("answer", "left"), [("yes", ([], ["Ogre"])), ("no", ([], ["Ogre", "Trinket"]))])
def test_disarming_rake_may_kill_a_gear(answer: str, left: tuple[list[str], list[str]]) -> None:
    seats = [Seat(hand=["Disarming Rake"], runes="Calm 4"), Seat(base=[TRINKET, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Disarming Rake")
    settle(game)
    assert offered(game) == ["no", "yes"]
    do(game, answer)
    settle(game)
    assert (trash(game, 0), base(game, 1)) == left


@shows("Disarming Rake")
def test_disarming_rake_chooses_among_the_gear_of_all() -> None:
    seats = [Seat(hand=["Disarming Rake"], base=[gear_card("Mine"), GIANT], runes="Calm 4"), Seat(base=[TRINKET, OGRE])]
    game = Position(seats=seats).start()
    do(game, "play Disarming Rake", "yes")
    assert offered(game) == ["pick Mine", "pick Trinket"]
    do(game, "pick Mine")
    settle(game)
    assert (trash(game, 0), base(game, 1)) == (["Mine"], ["Ogre", "Trinket"])


@shows("Guardian of the Passage")
@pytest.mark.parametrize(("answers", "taken"), [(("yes", "pick Trinket"), ["Trinket"]), (("no",), [])])
def test_guardian_of_the_passage_may_fetch_a_unit_or_gear_of_your_trash_as_it_holds(
    answers: tuple[str, ...], taken: list[str]
) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Guardian of the Passage"]}), Field(THERE)]
    seats = [Seat(trash=[TRINKET, OGRE, ZAP], deck=[GIANT, GIANT]), Seat(trash=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "end")
    assert offered(game) == ["no", "yes"]
    do(game, answers[0])
    if answers[0] == "yes":
        assert offered(game) == ["pick Ogre", "pick Trinket"]
        do(game, answers[1])
    settle(game)
    assert (points(game), hand(game, 0)) == ([1, 0], sorted(["Giant", *taken]))


@shows("Guardian of the Passage")
def test_guardian_of_the_passage_fetches_nothing_as_it_conquers() -> None:
    seats = [Seat(base=["Guardian of the Passage"], trash=[OGRE]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE)]).start()
    do(game, "move Guardian of the Passage")
    settle(game)
    assert (points(game), question(game), hand(game, 0)) == ([1, 0], "main", [])


@shows("Lonely Poro")
@pytest.mark.parametrize(
    ("friends", "elsewhere", "foes", "drawn"), [((), (OGRE,), (GIANT,), 1), ((OGRE,), (), (), 0)], ids=["alone", "not"]
)
def test_lonely_poro_draws_if_it_died_with_no_friend_there(
    friends: tuple[object, ...], elsewhere: tuple[object, ...], foes: tuple[object, ...], drawn: int
) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Lonely Poro", *friends]}), Field(THERE)]  # type: ignore[list-item]
    seats = [Seat(hand=[SLAY], base=elsewhere), Seat(base=foes)]  # type: ignore[arg-type]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Slay", "pick Lonely Poro")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0)), len(hand(game, 1))) == (["Lonely Poro", "Slay"], drawn, 0)


@shows("Navori Scout")
@pytest.mark.parametrize(("power", "offer"), [(0, False), (1, True)])
def test_navori_scout_costs_an_opponent_one_power_to_choose(power: int, offer: bool) -> None:
    seats = [Seat(hand=[ZAP], runes=f"Fury {power}" if power else ""), Seat(base=["Navori Scout"])]
    game = Position(seats=seats).start()
    assert ("play Zap" in offered(game)) == offer
    if offer:
        do(game, "play Zap")
        settle(game)
        assert (runes(game, 0), piece(game, "Navori Scout").damage) == ((0, 0), 1)


@shows("Ribbon Dancer")
def test_ribbon_dancer_gives_another_friend_one_as_it_moves_to_a_battlefield() -> None:
    seats = [Seat(base=["Ribbon Dancer", OGRE]), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE, controller=0, units={0: ["Recruit"]})]).start()
    do(game, "move Ribbon Dancer", "at Here", "done")
    assert offered(game) == ["pick Ogre", "pick Recruit"]  # neither itself nor an enemy
    do(game, "pick Recruit")
    settle(game)
    assert [might(game, x) for x in ("Recruit", "Ogre", "Ribbon Dancer")] == [2, 4, 3]
    do(game, "end")
    assert might(game, "Recruit") == 1


@shows("Ribbon Dancer")
def test_ribbon_dancer_does_nothing_on_its_way_to_the_base() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Ribbon Dancer"]}), Field(THERE)]
    game = Position(seats=[Seat(base=[OGRE]), Seat()], fields=fields).start()
    do(game, "move Ribbon Dancer")
    settle(game)
    assert (question(game), might(game, "Ogre")) == ("main", 4)


@shows("Royal Entourage")
@pytest.mark.parametrize(("mode", "exhausted"), [(0, False), (1, True)])
@pytest.mark.parametrize("before", [False, True])
def test_royal_entourage_readies_or_exhausts_any_legend(mode: int, exhausted: bool, before: bool) -> None:
    seats = [
        Seat(hand=["Royal Entourage"], runes="Calm 4", legend=Piece("Blind Monk", exhausted=True)),
        Seat(legend=Piece("Lady of Luminosity", exhausted=before)),
    ]
    game = Position(seats=seats).start()
    do(game, "play Royal Entourage")
    assert offered(game) == ["pick Blind Monk", "pick Lady of Luminosity"]
    do(game, "pick Lady of Luminosity")
    settle(game)
    assert offered(game) == ["mode 0", "mode 1"]
    do(game, f"mode {mode}")
    settle(game)
    assert (piece(game, "Lady of Luminosity").exhausted, piece(game, "Blind Monk").exhausted) == (exhausted, True)


@shows("Apprentice Smith")
@pytest.mark.parametrize(("top", "drawn", "bottom"), [(TRINKET, ["Trinket"], []), (OGRE, [], ["Ogre"])])
def test_apprentice_smith_draws_the_top_card_if_it_is_a_gear_and_recycles_it_if_not(
    top: object, drawn: list[str], bottom: list[str]
) -> None:
    game = Position(
        seats=[Seat(base=["Apprentice Smith"], deck=[top, GIANT, GIANT]), Seat()],  # type: ignore[list-item]
        fields=[Field(HERE)],
    ).start()
    do(game, "move Apprentice Smith")
    settle(game)
    assert (hand(game, 0), deck(game, 0)) == (drawn, ["Giant", "Giant", *bottom])


@shows("Apprentice Smith")
def test_apprentice_smith_looks_on_its_way_home_too_and_minds_no_other_move() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Apprentice Smith"]}), Field(THERE)]
    game = Position(seats=[Seat(base=[OGRE], deck=[TRINKET, GIANT]), Seat()], fields=fields).start()
    do(game, "move Ogre", "at There")
    settle(game)
    assert hand(game, 0) == []
    do(game, "move Apprentice Smith")
    settle(game)
    assert (hand(game, 0), deck(game, 0)) == (["Trinket"], ["Giant"])


@shows("Legion Quartermaster")
def test_legion_quartermaster_takes_a_friendly_gear_back_to_its_owners_hand() -> None:
    seats = [
        Seat(hand=["Legion Quartermaster"], runes="Calm 3", base=[TRINKET, gear_card("Lamp"), OGRE]),
        Seat(base=[gear_card("Theirs")]),
    ]
    game = Position(seats=seats).start()
    do(game, "play Legion Quartermaster")
    assert offered(game) == ["pick Lamp", "pick Trinket"]
    do(game, "pick Lamp")
    settle(game)
    assert (hand(game, 0), base(game, 0)) == (["Lamp"], ["Legion Quartermaster", "Ogre", "Trinket"])
    assert (runes(game, 0), base(game, 1)) == ((0, 3), ["Theirs"])


@shows("Legion Quartermaster")
def test_legion_quartermaster_is_not_played_without_a_gear() -> None:
    seats = [Seat(hand=["Legion Quartermaster"], runes="Calm 3", base=[OGRE]), Seat(base=[TRINKET])]
    assert offered(Position(seats=seats).start()) == ["end", "move Ogre"]


BLESS = spell_card("Bless", Action, buff(a(unit)))


@shows("Simian Ancestor")
@pytest.mark.parametrize(
    ("whom", "buffed", "ready"), [("Simian Ancestor", 0, True), ("Simian Ancestor", 1, False), ("Ogre", 0, False)]
)
def test_simian_ancestor_is_readied_as_you_buff_it(whom: str, buffed: int, ready: bool) -> None:
    ancestor = Piece("Simian Ancestor", exhausted=True, buffed=buffed)
    game = Position(seats=[Seat(hand=[BLESS], base=[ancestor, OGRE]), Seat()]).start()
    do(game, "play Bless", f"pick {whom}")
    settle(game)
    assert piece(game, "Simian Ancestor").exhausted == (not ready)


@shows("Simian Ancestor")
def test_simian_ancestor_stays_exhausted_if_the_opponent_buffs_it() -> None:
    seats = [Seat(base=[Piece("Simian Ancestor", exhausted=True)]), Seat(hand=[BLESS])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Bless")
    settle(game)
    assert (might(game, "Simian Ancestor"), piece(game, "Simian Ancestor").exhausted) == (6, True)


@shows("Stellacorn Herder")
def test_stellacorn_herder_draws_whenever_it_moves() -> None:
    tow = spell_card("Tow", Action, move_to_base(a(unit.friendly)))
    seats = [Seat(base=["Stellacorn Herder", OGRE], hand=[tow]), Seat()]
    game = Position(seats=seats, fields=[Field(HERE), Field(THERE)]).start()
    do(game, "move Ogre", "at There", "done")
    settle(game)
    assert hand(game, 0) == ["Tow"]
    do(game, "move Stellacorn Herder", "at Here")
    settle(game)
    assert len(hand(game, 0)) == 2
    do(game, "play Tow", "pick Stellacorn Herder")
    settle(game)
    assert (len(hand(game, 0)), "Stellacorn Herder" in base(game, 0)) == (2, True)


@shows("Needlessly Large Yordle")
@pytest.mark.parametrize(("held", "left"), [(0, (0, 7)), (1, (2, 6)), (3, (6, 4)), (4, (8, 2))])
def test_needlessly_large_yordle_costs_less_for_each_point_from_holding(held: int, left: tuple[int, int]) -> None:
    """Ten Energy and three Power of Calm; a rune that gave Energy is recycled for the Power."""
    seats = [Seat(hand=["Needlessly Large Yordle"], runes="Calm 10", this_turn={"points from holding": held}), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Needlessly Large Yordle")
    settle(game)
    assert runes(game, 0) == left


@shows("Needlessly Large Yordle")
@pytest.mark.parametrize(("damage", "left"), [(9, ["Giant", "Needlessly Large Yordle"]), (10, ["Giant"])])
def test_needlessly_large_yordle_defends_first_and_with_ten(damage: int, left: list[str]) -> None:
    fields = [Field(HERE, controller=0, units={0: ["Needlessly Large Yordle", GIANT]})]
    game = Position(seats=[Seat(), Seat(base=[unit_card("Foe", might=damage)])], fields=fields, active=1).start()
    assert (might(game, "Needlessly Large Yordle"), keyword(game, "Needlessly Large Yordle", "Tank")) == (5, 1)
    do(game, "move Foe")
    settle(game)
    assert at_field(game) == left


@shows("Tianna Crownguard")
@pytest.mark.parametrize(("at_battlefield", "score"), [(True, [0, 0]), (False, [0, 1])])
def test_tianna_crownguard_at_a_battlefield_lets_no_opponent_gain_points(
    at_battlefield: bool, score: list[int]
) -> None:
    tianna = ["Tianna Crownguard"]
    fields = [Field(HERE, controller=0, units={0: tianna if at_battlefield else [OGRE]}), Field(THERE)]
    seats = [Seat(base=[] if at_battlefield else tianna), Seat(base=[GIANT])]
    game = Position(seats=seats, fields=fields, active=1).start()
    do(game, "move Giant", "at There")
    settle(game)
    assert (points(game), keyword(game, "Tianna Crownguard", "Deflect")) == (score, 1)
    do(game, "end")
    assert points(game) == [score[0] + 1, score[1]]  # you hold, and do gain


@shows("Tianna Crownguard")
def test_tianna_crownguard_costs_an_opponent_one_power_to_choose() -> None:
    game = Position(seats=[Seat(hand=[ZAP]), Seat(base=["Tianna Crownguard"])]).start()
    assert offered(game) == ["end"]
