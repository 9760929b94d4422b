""" "Draw 1 or buff me", "each player chooses", "as you play me": who decides what, and when."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    OTHERS,
    REACTION,
    WHILE_ATTACHED,
    Equip,
    I,
    Reaction,
    a,
    add,
    as_,
    as_attached,
    as_you_play,
    battlefield,
    become_copy,
    buff,
    channel,
    choose,
    combat_starts_here,
    cost,
    count,
    create,
    detach,
    draw,
    each_player,
    enter_at,
    exhaust,
    exhaust_me,
    gain_one_tag,
    gain_xp,
    gear,
    give,
    if_,
    it,
    kill,
    legend,
    me,
    modes,
    name_a,
    not_,
    one_of,
    pick,
    ready,
    say,
    seq,
    stun,
    the_attacker_and_defender,
    there_is,
    unit,
    use,
    wearer,
    when,
)
from farfield.cards.tokens import BARON_PIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.modes.war import War
from tests.insides import change_hands
from tests.scenarios.table import (
    answer,
    asked,
    at_field,
    base,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    runes,
    seat_asked,
    settle,
    spell_card,
    unit_card,
)

EAST, WEST = plain_field("East"), plain_field("West")
POST = unit_card("Post", might=2)


@pytest.mark.clause("CR 355.17", "A49")
def test_one_or_the_other_is_decided_when_the_text_gets_there() -> None:
    """Buhru Captain, Qiyana: no mode is chosen as it goes on the chain; who responds does not know it yet."""
    captain = unit_card("Captain", when(I.am_played, one_of(draw(1), buff(me)), may=True))
    wait = spell_card("Wait", Reaction, draw(1))
    seat = Seat(hand=[captain], deck=["Gust"] * 3)
    game = Position(seats=[seat, Seat(hand=[wait])], fields=[Field(EAST)]).start()
    do(game, "play Captain", "yes")
    assert (question(game), seat_asked(game)) == ("priority", 1)
    do(game, "pass")
    assert (question(game), seat_asked(game), offered(game)) == ("mode", 0, ["mode 0", "mode 1"])
    other = game.copy()
    do(game, "mode 1")
    assert (might(game, "Captain"), hand(game, 0)) == (3, [])
    do(other, "mode 0")
    assert (might(other, "Captain"), hand(other, 0)) == (2, ["Gust"])


@pytest.mark.clause("CR 355.7")
def test_what_either_of_them_is_about_is_chosen_beforehand() -> None:
    """Royal Entourage: the legend is a target, what becomes of it is not decided yet."""
    page = unit_card("Page", when(I.am_played, choose(a(legend)), one_of(ready(it()), exhaust(it()))))
    seats = [Seat(hand=[page], legend="Dark Child"), Seat(legend="Wuju Bladesman")]
    game = Position(seats=seats).start()
    do(game, "play Page")
    assert question(game) == "target"
    do(game, "pick Wuju Bladesman", "mode 1")
    assert piece(game, "Wuju Bladesman").exhausted
    assert not piece(game, "Dark Child").exhausted


@pytest.mark.clause("CR 355.3")
def test_a_mode_that_was_chosen_this_turn_is_not_there_any_more() -> None:
    """Udyr, Aphelios: each once a turn, by the object itself; with none left the ability cannot be used."""
    udyr = unit_card("Udyr", use(cost(0), modes(stun(a(unit.enemy)), give(me, 1), buff(me), once=True)))
    game = Position(seats=[Seat(base=[udyr]), Seat(base=[POST])]).start()
    do(game, "use Udyr", "mode 1")
    assert question(game) == "main"
    do(game, "use Udyr")
    assert offered(game) == ["mode 0", "mode 2"]
    do(game, "mode 2")
    do(game, "use Udyr")  # only one is left: nothing is asked
    assert (might(game, "Udyr"), piece(game, "Post").stunned) == (4, True)
    assert offered(game) == ["end", "move Udyr"]
    do(game, "end", "end")
    assert "use Udyr" in offered(game)


@pytest.mark.clause("CR 355.3")
def test_each_of_two_has_modes_of_its_own() -> None:
    udyr = unit_card("Udyr", use(exhaust_me(), modes(give(me, 1), give(me, 2), once=True)))
    game = Position(seats=[Seat(base=[Piece(udyr, exhausted=False), Piece(udyr, exhausted=False)]), Seat()]).start()
    do(game, "use Udyr", "mode 0", "use Udyr")
    assert offered(game) == ["mode 0", "mode 1"]


@pytest.mark.clause("CR 355.10.e", "CR 303.2")
def test_players_choose_words_and_get_what_they_chose() -> None:
    """Party Favors: all choose first, in turn order; then each of them and the one who asked."""
    favors = spell_card(
        "Favors",
        each_player(say("Cards", "Runes"), side=OTHERS),
        as_(it("Cards"), draw(1)),
        draw(count(it("Cards"))),
        as_(it("Runes"), channel(1, exhausted=True)),
        channel(count(it("Runes")), exhausted=True),
    )
    seats = [Seat(hand=[favors], deck=["Gust"] * 5, rune_deck="Fury 5")]
    seats += [Seat(deck=["Gust"] * 5, rune_deck="Calm 5") for _ in range(3)]
    game = Position(mode=War(), seats=seats, fields=[Field(EAST)]).start()
    do(game, "play Favors")
    settle(game)
    chosen = []
    while question(game) == "mode":
        chosen.append(seat_asked(game))
        do(game, "mode 1" if seat_asked(game) == 2 else "mode 0")
    assert chosen == [1, 2, 3]
    assert [len(hand(game, seat)) for seat in range(4)] == [2, 1, 0, 1]
    assert [runes(game, seat) for seat in range(4)] == [(0, 1), (0, 0), (0, 1), (0, 0)]


@pytest.mark.clause("CR 355.10.e", "CR 303.2")
def test_each_other_player_in_turn_chooses_a_unit_that_none_has_chosen_and_that_is_not_mine() -> None:
    """King's Edict: one's own may be chosen, the caster's never; all of them die together."""
    edict = spell_card(
        "Edict",
        each_player(choose(pick(unit.not_the_speakers, name="doomed", fresh=True)), side=OTHERS, next_first=True),
        kill(it("doomed")),
    )
    mine = Seat(hand=[edict], base=[unit_card("King")])
    others = [Seat(base=[unit_card(f"Knave {k}")]) for k in (1, 2, 3)]
    game = Position(mode=War(), seats=[mine, *others], fields=[Field(EAST)]).start()
    do(game, "play Edict")
    settle(game)
    assert (seat_asked(game), offered(game)) == (1, ["pick Knave 1", "pick Knave 2", "pick Knave 3"])
    do(game, "pick Knave 2")
    assert (seat_asked(game), offered(game)) == (2, ["pick Knave 1", "pick Knave 3"])
    do(game, "pick Knave 1")  # and for the last of them only one is left
    assert [base(game, seat) for seat in range(4)] == [["King"], [], [], []]


@pytest.mark.clause("CR 429")
def test_attacker_and_defender_add_and_nobody_else() -> None:
    """Threshold of the Gray."""
    gray = plain_field("Gray", when(combat_starts_here, as_(the_attacker_and_defender, add(1))))
    hero = Piece(unit_card("Hero", might=3), exhausted=False)
    quick = spell_card("Quick", Reaction, draw(1), energy=1)
    seats = [Seat(base=[hero], hand=[quick]), Seat(hand=[quick]), Seat(hand=[quick])]
    fields = [Field(gray, controller=1, units={1: [unit_card("Foe", might=3)]})]
    game = Position(mode=Skirmish(), seats=seats, fields=fields).start()
    do(game, "move Hero")
    assert (question(game), offered(game)) == ("focus", ["pass", "play Quick"])
    assert [side.energy for side in game.sides[:3]] == [1, 1, 0]


@pytest.mark.clause("CR 355", "CR 759")
def test_what_is_named_as_it_is_played_is_no_trigger() -> None:
    """The List: named before it is there, and nobody can respond to that."""
    roll = gear_card("Roll", as_you_play(name_a()), use(exhaust_me(), give(a(unit.named_for_me), -2)))
    game = Position(seats=[Seat(hand=[roll]), Seat(base=["Daring Poro", POST])]).start()
    do(game, "play Roll")
    assert question(game) == "name"
    answer(game, asked(game), next(x for x in asked(game).options if game.word(x.number) == "Poro"))
    assert question(game) == "main"
    do(game, "use Roll")  # only the Poro has that tag
    assert (might(game, "Daring Poro"), might(game, "Post")) == (0, 2)


@pytest.mark.clause("CR 355", "CR 477.1")
def test_a_tag_that_is_chosen_as_it_is_played_is_its_own() -> None:
    """Ivern: one of four, and what asks for that tag means him."""
    ivern = unit_card("Ivern", as_you_play(gain_one_tag("Bird", "Cat", "Dog", "Poro")))
    pet = spell_card("Pet", give(a(unit.tagged("Cat")), 3))
    game = Position(seats=[Seat(hand=[ivern, pet]), Seat()]).start()
    do(game, "play Ivern")
    words = [game.word(x.number) for x in asked(game).options]
    assert sorted(words) == ["Bird", "Cat", "Dog", "Poro"]
    answer(game, asked(game), asked(game).options[words.index("Cat")])
    assert "Cat" in piece(game, "Ivern").printed.tags
    do(game, "play Pet")
    assert might(game, "Ivern") == 5


@pytest.mark.clause("CR 355", "CR 439")
def test_who_makes_a_battlefield_as_it_is_played_enters_there() -> None:
    """Baron Nashor: the first time; once the Pit is there he enters wherever else he may."""
    pit = battlefield.named("Baron Pit")
    baron = unit_card("Baron", as_you_play(if_(not_(there_is(pit)), seq(create(BARON_PIT), enter_at(pit)))))
    game = Position(
        seats=[Seat(hand=[baron, baron]), Seat()], fields=[Field(EAST, controller=0, units={0: [POST]})]
    ).start()
    do(game, "play Baron")
    assert [game.card(game.places[i].card).printed.name for i in game.battlefields] == ["East", "Baron Pit"]
    assert at_field(game, 1) == ["Baron"]
    settle(game)
    do(game, "play Baron")
    assert (question(game), "at East" in offered(game), len(game.battlefields)) == ("place", True, 2)


@pytest.mark.clause("CR 434")
def test_what_is_chosen_as_it_is_attached_is_chosen_at_once() -> None:
    """Shady Spectacles: no target, no trigger; the copy ends as it comes off."""
    other = unit.friendly.not_the_wearer
    shades = equipment("Shades", Equip(cost(0)), as_attached(become_copy(wearer, pick(other), until=WHILE_ATTACHED)))
    giant, dwarf = unit_card("Giant", might=7), unit_card("Dwarf", might=1)
    seat = Seat(base=[shades, giant, dwarf, POST], hand=[spell_card("Strip", detach(a(gear.attached)))])
    game = Position(seats=[seat, Seat()]).start()
    do(game, "use Shades", "pick Dwarf")
    assert (question(game), offered(game)) == ("choose", ["pick Giant", "pick Post"])
    do(game, "pick Giant")
    assert sorted(x for x in base(game, 0) if x != "Shades") == ["Giant", "Giant", "Post"]
    do(game, "play Strip")
    settle(game)
    assert sorted(x for x in base(game, 0) if x != "Shades") == ["Dwarf", "Giant", "Post"]


@pytest.mark.clause("CR 355.3")
@pytest.mark.parametrize(
    ("said", "left"), [({"once": True}, ["mode 0", "mode 1", "mode 2"]), ({"once_for_all": True}, ["mode 1", "mode 2"])]
)
def test_whoever_has_chosen_it_this_turn_or_only_you(said: dict[str, bool], left: list[str]) -> None:
    """ "One you haven't chosen" and "one that hasn't been chosen" part when its controller changes."""
    oracle = unit_card("Oracle", use(cost(), modes(draw(1), gain_xp(1), buff(me), **said), speed=REACTION))
    nod = spell_card("Nod", gain_xp(2))
    game = Position(seats=[Seat(base=[oracle], hand=[nod]), Seat()], every_window=True).start()
    do(game, "use Oracle", "mode 0")
    settle(game)
    change_hands(game, piece(game, "Oracle"), 1)
    do(game, "play Nod", "pass")
    assert seat_asked(game) == 1
    do(game, "use Oracle")
    assert offered(game) == left
