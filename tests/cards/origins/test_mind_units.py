"""Units and gear of Origins: Mind, but for the champions."""

from __future__ import annotations

import pytest

from farfield.cards.language import Action, Hidden, a, deal, every, gain_xp, kill, unit
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.cards.ledger import shows
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    deck,
    do,
    gear_card,
    hand,
    keyword,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
)

GIANT = unit_card("Giant", might=9)
OGRE = unit_card("Ogre", might=4)
TRINKET = gear_card("Trinket")
ZAP = spell_card("Zap", Action, deal(1, a(unit)))
SLAY = spell_card("Slay", Action, kill(a(unit)))
HERE, THERE = plain_field("Here"), plain_field("There")


@shows("Jeweled Colossus", "Gemcraft Seer")
@pytest.mark.parametrize("name", ["Jeweled Colossus", "Gemcraft Seer"])
@pytest.mark.parametrize(("answer", "left"), [("pick Gust", ["Flash", "Gust"]), ("done", ["Gust", "Flash"])])
def test_vision_looks_at_the_top_card_and_may_recycle_it(name: str, answer: str, left: list[str]) -> None:
    game = Position(seats=[Seat(hand=[name], runes="Mind 5", deck=["Gust", "Flash"]), Seat()]).start()
    do(game, f"play {name}")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Gust"])
    do(game, answer)
    assert (deck(game, 0), base(game, 0)) == (left, [name])


@shows("Jeweled Colossus")
def test_jeweled_colossus_has_one_more_while_it_defends() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Jeweled Colossus"]})]
    game = Position(seats=[Seat(), Seat(base=[OGRE])], fields=fields, active=1, every_window=True).start()
    assert might(game, "Jeweled Colossus") == 5
    do(game, "move Ogre")
    assert might(game, "Jeweled Colossus") == 6


@shows("Pit Crew")
@pytest.mark.parametrize(("card", "readied"), [(TRINKET, True), (OGRE, False), (ZAP, False)])
def test_pit_crew_is_readied_when_you_play_a_gear_and_nothing_else(card: Printed, readied: bool) -> None:
    game = Position(seats=[Seat(hand=[card], base=[Piece("Pit Crew", exhausted=True)]), Seat()]).start()
    do(game, f"play {card.name}")
    settle(game)
    assert piece(game, "Pit Crew").exhausted is not readied


@shows("Pit Crew")
def test_pit_crew_does_not_mind_the_gear_of_the_opponent() -> None:
    seats = [Seat(hand=[TRINKET]), Seat(base=[Piece("Pit Crew", exhausted=True)])]
    game = Position(seats=seats).start()
    do(game, "play Trinket")
    settle(game)
    assert piece(game, "Pit Crew").exhausted


@shows("Riptide Rex")
def test_riptide_rex_deals_six_to_an_enemy_at_a_battlefield() -> None:
    fields = [
        Field(HERE, controller=1, units={1: [GIANT, "Mega-Mech"]}),
        Field(THERE, controller=0, units={0: ["Playful Phantom"]}),
    ]
    seats = [Seat(hand=["Riptide Rex"], runes="Mind 6"), Seat(base=[OGRE])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Riptide Rex", "at base 0")
    assert offered(game) == ["pick Giant", "pick Mega-Mech"]
    do(game, "pick Giant")
    settle(game)
    assert (damage_to(game, "Giant"), damage_to(game, "Mega-Mech")) == ([6], [])


@shows("Watchful Sentry")
def test_watchful_sentry_draws_when_it_dies() -> None:
    game = Position(seats=[Seat(base=["Watchful Sentry"]), Seat(hand=[SLAY])], active=1).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0), len(hand(game, 0)), hand(game, 1)) == (["Watchful Sentry"], 1, [])


@shows("Watchful Sentry")
def test_watchful_sentry_draws_nothing_when_it_is_returned() -> None:
    seats = [Seat(hand=["Gust"], runes="Chaos 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE, controller=1, units={1: ["Watchful Sentry"]})]).start()
    do(game, "play Gust")
    settle(game)
    assert hand(game, 1) == ["Watchful Sentry"]


@shows("Blastcone Fae")
@pytest.mark.parametrize(("whom", "left"), [("Giant", 7), ("Recruit", 1), ("Blastcone Fae", 1)])
def test_blastcone_fae_takes_two_from_any_unit_this_turn_but_not_below_one(whom: str, left: int) -> None:
    seats = [Seat(hand=["Blastcone Fae"], runes="Mind 2", base=["Recruit", TRINKET]), Seat(base=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Blastcone Fae")
    assert offered(game) == ["pick Blastcone Fae", "pick Giant", "pick Recruit"]
    do(game, f"pick {whom}")
    settle(game)
    assert might(game, whom) == left
    do(game, "end")
    assert might(game, whom) == {"Giant": 9, "Recruit": 1, "Blastcone Fae": 2}[whom]


@shows("Blastcone Fae")
def test_blastcone_fae_comes_out_of_hiding_as_a_reaction() -> None:
    fields = [Field(HERE, controller=0, units={0: ["Playful Phantom"]})]
    seats = [Seat(hand=["Blastcone Fae"], runes="Fury 1"), Seat(hand=[ZAP])]
    game = Position(seats=seats, fields=fields).start()
    do(game, "hide Blastcone Fae", "end", "play Zap")
    assert (seat_asked(game), offered(game)) == (0, ["pass", "play Blastcone Fae"])
    do(game, "play Blastcone Fae", "pick Playful Phantom")
    settle(game)
    assert (at_field(game), might(game, "Playful Phantom")) == (["Blastcone Fae", "Playful Phantom"], 3)


@shows("Orb of Regret", "Stupefy")
@pytest.mark.parametrize("how", ["use Orb of Regret", "play Stupefy"])
@pytest.mark.parametrize(("whom", "before", "after"), [("Giant", 9, 8), ("Sand Soldier", 2, 1), ("Recruit", 1, 1)])
def test_one_less_is_for_this_turn_and_not_below_one(how: str, whom: str, before: int, after: int) -> None:
    seats = [
        Seat(hand=["Stupefy"], runes="Mind 1", base=["Orb of Regret"]),
        Seat(base=[GIANT, "Sand Soldier", "Recruit"]),
    ]
    game = Position(seats=seats).start()
    do(game, how, f"pick {whom}")
    settle(game)
    assert might(game, whom) == after
    do(game, "end")
    assert might(game, whom) == before


@shows("Energy Conduit")
def test_energy_conduit_adds_one_and_no_more() -> None:
    game = Position(seats=[Seat(base=["Energy Conduit"]), Seat()], full_control=True).start()
    do(game, "use Energy Conduit")
    assert (game.sides[0].energy, piece(game, "Energy Conduit").exhausted) == (1, True)


@shows("Garbage Grabber")
def test_garbage_grabber_recycles_three_and_pays_one_to_draw() -> None:
    rubbish = ["Gust", "Flash", "Incinerate", "Confront"]
    seats = [Seat(base=["Garbage Grabber"], runes="Fury 1", trash=rubbish, deck=["Mobilize"]), Seat()]
    game = Position(seats=seats).start()
    do(game, "use Garbage Grabber")
    assert offered(game) == ["pick Confront", "pick Flash", "pick Gust", "pick Incinerate"]
    do(game, "pick Gust", "pick Flash", "pick Incinerate")
    settle(game)
    assert (hand(game, 0), trash(game, 0), runes(game, 0)) == (["Mobilize"], ["Confront"], (0, 1))
    assert (sorted(deck(game, 0)), piece(game, "Garbage Grabber").exhausted) == (["Flash", "Gust", "Incinerate"], True)


@shows("Garbage Grabber")
@pytest.mark.parametrize(
    ("mine", "theirs", "rune"), [(["Gust"] * 2, ["Gust"], "Fury 1"), (["Gust"] * 3, [], "")], ids=["two", "no Energy"]
)
def test_garbage_grabber_is_not_used_for_less(mine: list[str], theirs: list[str], rune: str) -> None:
    seats = [Seat(base=["Garbage Grabber"], runes=rune, trash=mine), Seat(trash=theirs)]
    assert offered(Position(seats=seats).start()) == ["end"]


@shows("Gemcraft Seer")
def test_gemcraft_seer_gives_vision_to_friends_you_play() -> None:
    seats = [Seat(hand=[OGRE], base=["Gemcraft Seer"], deck=["Gust", "Flash"]), Seat(hand=[GIANT])]
    game = Position(seats=seats).start()
    do(game, "play Ogre")
    settle(game)
    assert (seat_asked(game), offered(game)) == (0, ["done", "pick Gust"])
    do(game, "pick Gust")
    assert deck(game, 0) == ["Flash", "Gust"]
    do(game, "end", "play Giant")
    settle(game)
    assert (seat_asked(game), question(game)) == (1, "main")  # not the enemy's
    assert [keyword(game, x, "Vision") for x in ("Gemcraft Seer", "Ogre", "Giant")] == [1, 1, 0]


@shows("Mushroom Pouch")
@pytest.mark.parametrize(("hidden", "drawn"), [({0: "Consult the Past"}, 2), ({}, 1)])
def test_mushroom_pouch_draws_at_your_beginning_if_you_have_a_facedown_card(hidden: dict[int, str], drawn: int) -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]}, facedown=hidden)]
    game = Position(seats=[Seat(base=["Mushroom Pouch"]), Seat()], fields=fields, active=1).start()
    do(game, "end")
    settle(game)
    assert len(hand(game, 0)) == drawn  # one is the turn's own


@shows("Mushroom Pouch")
def test_mushroom_pouch_asks_for_your_card_and_your_turn() -> None:
    fields = [
        Field(HERE, controller=0, units={0: [OGRE]}),
        Field(THERE, controller=1, units={1: [GIANT]}, facedown={1: "Consult the Past"}),
    ]
    game = Position(seats=[Seat(base=["Mushroom Pouch"]), Seat()], fields=fields).start()
    do(game, "end")
    settle(game)
    do(game, "end")
    settle(game)
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 1)


@shows("Sprite Mother")
@pytest.mark.parametrize("place", ["Here", "base 0"])
def test_sprite_mother_brings_a_ready_temporary_sprite_where_she_is(place: str) -> None:
    fields = [Field(HERE, controller=0, units={0: [OGRE]}), Field(THERE, controller=0, units={0: [GIANT]})]
    game = Position(seats=[Seat(hand=["Sprite Mother"], runes="Mind 4"), Seat()], fields=fields).start()
    do(game, "play Sprite Mother", f"at {place}")
    settle(game)
    found = at_field(game) if place == "Here" else base(game, 0)
    assert [x for x in found if x != "Ogre"] == ["Sprite", "Sprite Mother"]
    assert (piece(game, "Sprite").exhausted, piece(game, "Sprite Mother").exhausted) == (False, True)
    assert (might(game, "Sprite"), keyword(game, "Sprite", "Temporary")) == (3, 1)


TRAP = spell_card("Trap", Hidden, Action, gain_xp(1), energy=6)
SPY = unit_card("Spy", Hidden, energy=6)
TOY = gear_card("Toy", Hidden, energy=6)


@shows("Ava Achiever")
@pytest.mark.clause("CR 148.1.a.1")
@pytest.mark.parametrize(("card", "where"), [(SPY, "here"), (TOY, "base"), (TRAP, "trash")])
def test_ava_achiever_plays_a_card_with_hidden_from_the_hand_for_one_power(card: Printed, where: str) -> None:
    fields = [Field(HERE, controller=1, units={1: [GIANT]})]
    seats = [Seat(base=["Ava Achiever"], hand=[card, OGRE], runes="Mind 1"), Seat(hand=[SPY])]
    game = Position(seats=seats, fields=fields, every_window=True).start()
    do(game, "move Ava Achiever", "yes")
    settle_chain(game)
    assert offered(game) == ["done", f"pick {card.name}"]  # nobody can check a hand, so "done" is possible
    do(game, f"pick {card.name}")
    settle_chain(game)
    found = {"here": at_field(game), "base": base(game, 0), "trash": trash(game, 0)}
    assert [x for x, names in found.items() if card.name in names] == [where]
    assert (runes(game, 0), hand(game, 0)) == ((0, 0), ["Ogre"])


@shows("Ava Achiever")
def test_ava_achiever_may_keep_the_power_and_does_nothing_when_she_defends() -> None:
    seats = [Seat(base=["Ava Achiever"], hand=[SPY], runes="Mind 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE, controller=1, units={1: [GIANT]})], every_window=True).start()
    do(game, "move Ava Achiever")
    assert offered(game) == ["no", "yes"]
    do(game, "no")
    assert (question(game), hand(game, 0), runes(game, 0)) == ("focus", ["Spy"], (1, 0))
    fields = [Field(HERE, controller=0, units={0: ["Ava Achiever"]})]
    defending = Position(
        seats=[Seat(hand=[SPY], runes="Mind 1"), Seat(base=[GIANT])], fields=fields, active=1, every_window=True
    ).start()
    do(defending, "move Giant")
    assert question(defending) == "focus"


@shows("Ava Achiever")
def test_ava_achiever_wants_mind() -> None:
    seats = [Seat(base=["Ava Achiever"], hand=[SPY], runes="Fury 1"), Seat()]
    game = Position(seats=seats, fields=[Field(HERE, controller=1, units={1: [GIANT]})], every_window=True).start()
    do(game, "move Ava Achiever")
    assert question(game) == "focus"


@shows("Thousand-Tailed Watcher")
def test_thousand_tailed_watcher_takes_three_from_every_enemy_this_turn_but_not_below_one() -> None:
    fields = [Field(HERE, controller=1, units={1: [OGRE]})]
    seats = [
        Seat(hand=["Thousand-Tailed Watcher"], runes="Mind 7", base=["Playful Phantom"]),
        Seat(base=[GIANT, "Sprite"]),
    ]
    game = Position(seats=seats, fields=fields).start()
    do(game, "play Thousand-Tailed Watcher")
    settle(game)
    names = ("Giant", "Ogre", "Sprite", "Playful Phantom", "Thousand-Tailed Watcher")
    assert [might(game, x) for x in names] == [6, 1, 1, 5, 7]
    do(game, "end")
    assert [might(game, x) for x in ("Giant", "Ogre")] == [9, 4]


@shows("Thousand-Tailed Watcher", "Ekko, Recurrent")
@pytest.mark.parametrize(("name", "price"), [("Thousand-Tailed Watcher", 7), ("Ekko, Recurrent", 5)])
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_accelerate_is_one_energy_and_one_mind_for_entering_ready(
    name: str, price: int, answer: str, exhausted: bool
) -> None:
    game = Position(seats=[Seat(hand=[name], runes=f"Mind {price + 1}"), Seat()]).start()
    do(game, f"play {name}", answer)
    settle(game)
    left = (0, price - 1) if answer == "yes" else (1, price - 1)
    assert (piece(game, name).exhausted, runes(game, 0)) == (exhausted, left)


@shows("Wraith of Echoes")
def test_wraith_of_echoes_draws_the_first_time_a_friend_dies_each_turn() -> None:
    seats = [Seat(base=["Wraith of Echoes", OGRE, GIANT]), Seat(hand=[SLAY] * 4, base=["Recruit"])]
    game = Position(seats=seats, active=1).start()
    for victim, drawn in (("Recruit", 0), ("Ogre", 1), ("Giant", 1)):
        do(game, "play Slay", f"pick {victim}")
        settle(game)
        assert len(hand(game, 0)) == drawn


@shows("Wraith of Echoes")
def test_wraith_of_echoes_draws_once_for_several_and_not_for_its_own_death() -> None:
    storm = spell_card("Storm", deal(4, every(unit)))
    seats = [Seat(base=["Wraith of Echoes", OGRE, "Recruit"]), Seat(hand=[storm, SLAY])]
    game = Position(seats=seats, active=1).start()
    do(game, "play Storm")
    settle(game)
    assert (base(game, 0), len(hand(game, 0))) == (["Wraith of Echoes"], 1)
    alone = Position(seats=[Seat(base=["Wraith of Echoes"]), Seat(hand=[SLAY])], active=1).start()
    do(alone, "play Slay")
    settle(alone)
    assert (trash(alone, 0), hand(alone, 0)) == (["Wraith of Echoes"], [])


@shows("Wraith of Echoes")
def test_wraith_of_echoes_does_not_draw_for_the_second_death_though_it_missed_the_first() -> None:
    seats = [Seat(hand=["Wraith of Echoes", SLAY, SLAY], runes="Mind 7", base=[OGRE, GIANT]), Seat()]
    game = Position(seats=seats).start()
    do(game, "play Slay", "pick Ogre")
    settle(game)
    do(game, "play Wraith of Echoes")
    settle(game)
    do(game, "play Slay", "pick Giant")
    settle(game)
    assert hand(game, 0) == []
