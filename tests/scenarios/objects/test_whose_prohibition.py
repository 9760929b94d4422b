"""Prohibitions (CR 054) bind whom they name: a side, spells and abilities, a player's plays, a card's own play."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Reaction,
    a,
    as_,
    battlefield,
    cant,
    card_,
    change,
    choose,
    controller_of,
    cost,
    counter,
    deal,
    deed,
    destination,
    draw,
    it,
    kill,
    me,
    move,
    move_to_base,
    permanent,
    play_card,
    play_token,
    ready,
    spell,
    spell_on_chain,
    there_is,
    unit,
    use,
)
from farfield.cards.tokens import RECRUIT
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.deciding import reasons
from farfield.rules.effects import kinds_of_ability as ab
from farfield.rules.effects.parts import Ability
from farfield.rules.effects.stated_costs import KILL_SELF
from farfield.rules.modes.skirmish import Skirmish
from farfield.rules.terms import ENEMY, FOREVER, YOURS
from farfield.words import ability_text
from tests.scenarios.table import (
    at_field,
    base,
    damage_to,
    do,
    gear_card,
    hand,
    offers,
    piece,
    plain_field,
    settle,
    spell_card,
    trash,
    unit_card,
)

EAST, WEST, NORTH = plain_field("East"), plain_field("West"), plain_field("North")
PAGE = unit_card("Page")
FILLER = ["Gust"] * 6


# --- readying


@pytest.mark.clause("CR 054", "CR 315.1", "CR 415")
def test_what_spells_and_abilities_cannot_ready_awakens() -> None:
    """Seat 1 has the warden; the unit of seat 0 is readied by its own Awaken Phase, and by nothing else."""
    warden = unit_card("Warden", cant(ab.BE_READIED_BY_TEXT, permanent.enemy))
    wake = spell_card("Wake", ready(a(unit.yours)))
    game = Position(
        seats=[Seat(hand=[wake], base=[Piece(PAGE, exhausted=True)], deck=FILLER), Seat(base=[warden], deck=FILLER)]
    ).start()
    do(game, "play Wake")
    settle(game)
    assert piece(game, "Page").exhausted
    do(game, "end", "end")
    assert not piece(game, "Page").exhausted


@pytest.mark.clause("CR 054", "CR 415")
def test_readying_may_be_forbidden_to_one_side() -> None:
    wake = spell_card("Wake", ready(a(unit)))
    for actor, readied in ((ENEMY, True), (YOURS, False)):
        sleeper = unit_card("Sleeper", cant(ab.BE_READIED, me, actor=actor))
        game = Position(seats=[Seat(hand=[wake], base=[Piece(sleeper, exhausted=True)]), Seat()]).start()
        do(game, "play Wake")
        settle(game)
        assert piece(game, "Sleeper").exhausted is not readied


# --- moving


@pytest.mark.clause("CR 054", "CR 446")
def test_who_may_not_move_a_unit_is_an_opponent_and_nobody_else() -> None:
    anchored = unit_card("Anchored", cant(ab.MOVE_AT_ALL, me, actor=ENEMY))
    home = spell_card("Home", move_to_base(a(unit)))
    mine = Position(seats=[Seat(hand=[home]), Seat()], fields=[Field(EAST, 0, {0: [anchored]})]).start()
    assert offers(mine, "move Anchored")
    do(mine, "play Home")
    settle(mine)
    assert base(mine, 0) == ["Anchored"]
    theirs = Position(seats=[Seat(hand=[home]), Seat()], fields=[Field(EAST, 1, {1: [anchored]})]).start()
    do(theirs, "play Home")
    settle(theirs)
    assert at_field(theirs) == ["Anchored"]


@pytest.mark.clause("CR 054", "CR 446")
def test_what_enemy_texts_cannot_move_its_controller_does_not_move_for_them() -> None:
    """Whose text it is counts, and not who carries it out."""
    anchored = unit_card("Anchored", cant(ab.BE_MOVED_BY_TEXT, me, actor=ENEMY))
    lure = spell_card("Lure", choose(a(unit)), as_(controller_of(it()), move_to_base(it())))
    theirs = Position(seats=[Seat(hand=[lure]), Seat()], fields=[Field(EAST, 1, {1: [anchored]})]).start()
    do(theirs, "play Lure")
    settle(theirs)
    assert at_field(theirs) == ["Anchored"]
    mine = Position(seats=[Seat(hand=[lure]), Seat()], fields=[Field(EAST, 0, {0: [anchored]})]).start()
    assert offers(mine, "move Anchored")
    do(mine, "play Lure")
    settle(mine)
    assert base(mine, 0) == ["Anchored"]


@pytest.mark.clause("CR 054", "CR 144", "CR 446")
def test_its_controller_may_not_move_it_but_others_may() -> None:
    """ "They can't move it": no Standard Move and no spell of theirs; a spell of the one who said so does."""
    stay = cant(ab.MOVE_AT_ALL, me, actor=ENEMY)
    chill = spell_card("Chill", change(a(unit.enemy), stay, until=FOREVER))
    mover = a(unit.named("Page"))
    push = spell_card("Push", move(mover, destination(battlefield, mover)))
    seats = [Seat(hand=[chill, push], deck=FILLER), Seat(base=[PAGE], hand=[push], deck=FILLER)]
    game = Position(seats=seats, fields=[Field(EAST), Field(WEST)]).start()
    do(game, "play Chill")
    settle(game)
    theirs = game.copy()
    do(theirs, "end")
    assert not offers(theirs, "move Page")
    do(theirs, "play Push", "pick East")
    settle(theirs)
    assert at_field(theirs) == []
    do(game, "play Push", "pick East")
    settle(game)
    assert at_field(game) == ["Page"]


@pytest.mark.clause("CR 054")
def test_units_of_one_side_may_not_move_to_battlefields_of_the_other() -> None:
    """Whose a battlefield is says its controller, not who brought it."""
    guard = gear_card("Guard", cant(ab.MOVE_HERE, battlefield.friendly, actor=ENEMY))
    game = Position(
        seats=[Seat(base=[PAGE]), Seat(base=[guard])],
        fields=[Field(EAST, 1, {1: [unit_card("Sentry")]}), Field(WEST)],
    ).start()
    unit_ = piece(game, "Page").id
    answers = [game.why_not_move(0, unit_, place) for place in game.battlefields]
    assert answers == [reasons.CANT_MOVE, reasons.OK]


# --- killing, damage, countering


@pytest.mark.clause("CR 054", "CR 428")
@pytest.mark.parametrize(("mine", "dies"), [(True, True), (False, False)])
def test_killing_may_be_forbidden_to_opponents(mine: bool, dies: bool) -> None:
    statue = unit_card("Statue", cant(ab.BE_KILLED, me, actor=ENEMY))
    slay = spell_card("Slay", kill(a(unit)))
    seats = [Seat(hand=[slay], base=[statue] if mine else []), Seat(base=[] if mine else [statue])]
    game = Position(seats=seats).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0 if mine else 1) != (["Slay"] if mine else [])) is dies


@pytest.mark.clause("CR 054", "CR 203", "CR 428")
def test_what_opponents_cannot_kill_may_pay_a_cost_of_its_controller() -> None:
    stone = unit_card("Stone", cant(ab.BE_KILLED, me, actor=ENEMY), use(cost(deed(KILL_SELF)), draw(1)))
    game = Position(seats=[Seat(base=[stone], deck=FILLER), Seat()]).start()
    do(game, "use Stone")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Stone"], ["Gust"])


@pytest.mark.clause("CR 054", "CR 417")
@pytest.mark.parametrize(("mine", "dealt"), [(True, [1]), (False, [])])
def test_damage_may_be_forbidden_to_opponents(mine: bool, dealt: list[int]) -> None:
    ghost = unit_card("Ghost", cant(ab.TAKE_DAMAGE, me, actor=ENEMY), might=5)
    poke = spell_card("Poke", deal(1, a(unit)))
    seats = [Seat(hand=[poke], base=[ghost] if mine else []), Seat(base=[] if mine else [ghost])]
    game = Position(seats=seats).start()
    do(game, "play Poke")
    settle(game)
    assert damage_to(game, "Ghost") == dealt


@pytest.mark.clause("CR 054", "CR 425", "CR 365.1")
@pytest.mark.parametrize("shown", [True, False], ids=["holds", "does not hold"])
def test_a_spells_own_condition_says_whether_it_can_be_countered(shown: bool) -> None:
    sure = spell_card("Sure", draw(1), cant(ab.BE_COUNTERED, me, while_=there_is(unit.yours)))
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain)))
    game = Position(seats=[Seat(hand=[sure], base=[PAGE] if shown else [], deck=FILLER), Seat(hand=[deny])]).start()
    do(game, "play Sure", "play Deny")
    settle(game)
    assert len(hand(game, 0)) == int(shown)


# --- choosing


@pytest.mark.clause("CR 756")
def test_what_hangs_on_a_unit_keeps_it_from_being_chosen() -> None:
    shroud = spell_card("Shroud", change(a(unit.yours), cant(ab.BE_CHOSEN, me), until=FOREVER))
    poke = spell_card("Poke", deal(1, a(unit)))
    seats = [Seat(hand=[shroud], base=[PAGE], deck=FILLER), Seat(hand=[poke], deck=FILLER)]
    game = Position(seats=seats).start()
    do(game, "play Shroud")
    settle(game)
    do(game, "end")
    assert game.why_not_play(1, piece(game, "Poke").id) == reasons.NO_TARGET


# --- playing


@pytest.mark.clause("CR 054", "CR 358.3.a", "CR 419.3")
def test_a_play_that_an_effect_instructs_is_skipped_where_playing_is_forbidden() -> None:
    """The card stays where it is, and the rest of the text is done."""
    hush = gear_card("Hush", cant(ab.PLAY_CARDS, card_, actor=ENEMY))
    dig = gear_card("Dig", use(cost(0), play_card(a(unit.yours.in_trash)), draw(1)))
    for theirs, rises in (([], True), ([hush], False)):
        game = Position(seats=[Seat(base=[dig], trash=[PAGE], deck=FILLER), Seat(base=theirs)]).start()
        do(game, "use Dig")
        settle(game)
        assert ("Page" in base(game, 0), "Page" in trash(game, 0)) == (rises, not rises)
        assert hand(game, 0) == ["Gust"]


@pytest.mark.clause("CR 054", "CR 358.3.a", "CR 419.3")
def test_spells_may_be_forbidden_also_where_an_effect_plays_them() -> None:
    hush = gear_card("Hush", cant(ab.PLAY_SPELLS, spell, actor=ENEMY))
    think = spell_card("Think", draw(1))
    dig = gear_card("Dig", use(cost(0), play_card(a(spell.yours.in_trash))))
    game = Position(seats=[Seat(base=[dig], trash=[think], deck=FILLER), Seat(base=[hush])]).start()
    do(game, "use Dig")
    settle(game)
    assert (trash(game, 0), hand(game, 0)) == (["Think"], [])


@pytest.mark.clause("CR 052", "CR 185", "CR 358.3.a")
@pytest.mark.parametrize(("what", "played"), [(card_, True), (unit, False)], ids=["cards", "units"])
def test_a_token_is_no_card_but_a_unit(what: object, played: bool) -> None:
    hush = gear_card("Hush", cant(ab.PLAY_CARDS, what, actor=ENEMY))  # type: ignore[arg-type]
    muster = gear_card("Muster", use(cost(0), play_token(RECRUIT)))
    game = Position(seats=[Seat(base=[muster]), Seat(base=[hush])]).start()
    do(game, "use Muster")
    settle(game)
    assert ("Recruit" in base(game, 0)) is played


@pytest.mark.clause("CR 054", "CR 365.1")
@pytest.mark.parametrize("ready_for_it", [True, False], ids=["may", "may not"])
def test_a_card_may_forbid_its_own_play(ready_for_it: bool) -> None:
    """It says so where it can be played from; on the board it does not matter any more."""
    shy = unit_card("Shy", cant(ab.PLAY_CARDS, me, while_=there_is(unit.yours.named("Page"))))
    game = Position(seats=[Seat(hand=[shy], base=[] if ready_for_it else [PAGE]), Seat()]).start()
    assert offers(game, "play Shy") is ready_for_it


@pytest.mark.clause("CR 054")
def test_who_is_bound_among_three() -> None:
    """Opponents of seat 0 cannot play cards; seat 0 can."""
    hush = gear_card("Hush", cant(ab.PLAY_CARDS, card_, actor=ENEMY))
    for active, may in ((0, True), (1, False), (2, False)):
        seats = [Seat(hand=[PAGE] if i == active else [], base=[hush] if i == 0 else []) for i in range(3)]
        fields = [Field(EAST), Field(WEST), Field(NORTH)]
        game = Position(seats=seats, fields=fields, mode=Skirmish(), active=active).start()
        assert offers(game, "play Page") is may


# --- words


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (cant(ab.MOVE_AT_ALL, me, actor=ENEMY), "Opponents can't move me."),
        (cant(ab.BE_READIED_BY_TEXT, permanent.enemy), "Spells and abilities can't ready enemy units and gear."),
        (cant(ab.BE_MOVED_BY_TEXT, me, actor=ENEMY), "I can't be moved by enemy spells and abilities."),
        (cant(ab.BE_COUNTERED, spell.yours, actor=ENEMY), "Opponents can't counter your spells."),
        (cant(ab.TAKE_DAMAGE, me, actor=ENEMY), "Opponents can't deal damage to me."),
        (cant(ab.PLAY_CARDS, me), "I can't be played."),
        (cant(ab.PLAY_CARDS, unit, actor=ENEMY), "Opponents can't play units."),
        (cant(ab.PLAY_UNITS_HERE, battlefield, actor=ENEMY), "Opponents can't play units to battlefields."),
        (cant(ab.MOVE_HERE, battlefield.here, actor=ENEMY), "Enemy units can't move here."),
    ],
)
def test_the_words_say_who_is_bound(text: Ability, said: str) -> None:
    assert ability_text(text, "en") == said
