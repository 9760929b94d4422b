"""Why not, with the cause: the text that forbids it, what it asks for, what is in the way of what one would choose.

English is compared word by word. That the other languages say it too, and leave nothing in English, is checked with it.
"""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    Action,
    Deflect,
    Empower,
    Empowered,
    Equip,
    Flow,
    Hidden,
    Legion,
    Level,
    Reaction,
    a,
    additional,
    at_least,
    battlefield,
    cant,
    change,
    cost,
    counter,
    deal,
    draw,
    exhaust_me,
    have,
    kill,
    lasts,
    me,
    ready,
    return_to_hand,
    spell,
    spell_on_chain,
    state_is,
    unit,
    use,
    your_runes,
)
from farfield.cards.language.costs import deed
from farfield.games import Field, Piece, Position, Seat, answer, why_not
from farfield.games.why_not import Intent, move, play
from farfield.rules.effects.kinds_of_ability import (
    BE_CHOSEN,
    HIDE_CARDS,
    MOVE_AT_ALL,
    MOVE_HERE,
    PLAY_CARDS,
    PLAY_SPELLS,
    PLAY_UNITS_HERE,
    MoveToll,
)
from farfield.rules.effects.select import MIGHTY
from farfield.rules.effects.stated_costs import KILL_OBJECTS
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.modes.two_vs_two import TwoVsTwo
from farfield.rules.printed import Printed
from farfield.rules.terms import ANY_SIDE, ENEMY
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.scenarios.table import do, equipment, gear_card, piece, plain_field, settle, spell_card, unit_card

POKE = spell_card("Poke", deal(1, a(unit.enemy)))
HUSH = cant(PLAY_SPELLS, me, actor=ENEMY)


def table(mine: Seat, theirs: Seat | None = None, *fields: Field, **more: object) -> Game:
    return Position(seats=[mine, theirs or Seat()], fields=fields, **more).start()  # type: ignore[arg-type]


def told(game: Game, what: Intent | str, seat: int = 0, lang: str = "en") -> str:
    """What a person is told, with the clause."""
    refusal = why_not(game, seat, what)
    assert refusal is not None
    words = Messages(lang).say(Teller(game, ["Annie", "Garen"], seat).refusal(refusal))
    return f"{words} [{refusal.clause}]" if refusal.clause else words


def why(game: Game, what: Intent | str, seat: int = 0) -> str:
    """What the game says in plain English; the four languages say it too, each in its own words."""
    said = {lang: told(game, what, seat, lang) for lang in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES), said
    assert not any("{" in words or "…" in words or "?" in words for words in said.values()), said
    refusal = why_not(game, seat, what)
    assert refusal is not None
    return str(refusal)


# --- what forbids it


@pytest.mark.clause("CR 054")
def test_a_standing_text_that_forbids_is_named_and_said() -> None:
    game = table(Seat(hand=[POKE]), Seat(base=[unit_card("Silencer", HUSH)]))
    assert why(game, "play Poke") == "Silencer forbids this with Poke right now. [CR 054]"
    assert told(game, "play Poke") == (
        "Silencer forbids this with Poke right now. Its text: “Opponents can't play spells.” [CR 054]"
    )
    assert told(game, "play Poke", lang="de") == (
        "Silencer verbietet das mit Poke gerade. Der Text: „Gegner können keine Spells ausspielen.“ [CR 054]"
    )


def test_an_effect_that_lasts_is_named_by_the_spell_that_made_it() -> None:
    """The spell lies in the trash by then."""
    decree = spell_card("Decree", lasts(cant(PLAY_CARDS, unit, actor=ANY_SIDE)))
    game = table(Seat(hand=[decree, unit_card("Late")]))
    do(game, "play Decree")
    settle(game)
    assert why(game, "play Late") == "Decree forbids this with Late right now. [CR 054]"


def test_what_hangs_on_a_unit_is_named_by_what_put_it_there() -> None:
    root = spell_card("Root", change(a(unit.yours), cant(MOVE_AT_ALL, me)))
    game = table(Seat(hand=[root], base=["Daring Poro"]), None, Field("Void Gate"))
    do(game, "play Root")
    settle(game)
    assert why(game, "move Daring Poro to Void Gate") == "Root keeps Daring Poro from moving to Void Gate. [CR 054]"
    assert (
        told(game, "move Daring Poro") == "Root keeps Daring Poro from moving there. [CR 054]"
    )  # "I can't" says nothing


def test_an_equipment_that_forbids_is_named_and_not_its_wearer() -> None:
    shackles = equipment("Shackles", effect=(cant(MOVE_AT_ALL, me),))
    game = table(Seat(base=[Piece("Daring Poro", attached=[shackles])]), None, Field("Void Gate"))
    assert why(game, "move Daring Poro").startswith("Shackles keeps Daring Poro from moving to")
    assert "Its text: “I can't move.”" in told(game, "move Daring Poro")


def test_a_battlefield_that_keeps_units_away_is_named() -> None:
    wall = plain_field("Wall", cant(MOVE_HERE, battlefield.here, actor=ENEMY), cant(PLAY_UNITS_HERE, battlefield.here))
    mine = Seat(base=["Daring Poro"], hand=[unit_card("Guest")])
    game = table(mine, None, Field(wall, controller=1, units={1: ["Mega-Mech"]}), Field("Void Gate"))
    assert why(game, "move Daring Poro to Wall") == "Wall keeps Daring Poro from moving to Wall. [CR 054]"
    do(game, "move Daring Poro")
    game = table(mine, None, Field(wall, controller=0, units={0: ["Mega-Mech"]}), Field("Void Gate"))
    assert why(game, "play Guest to Wall") == "Wall forbids this with Guest right now. [CR 054]"
    assert why_not(game, 0, "play Guest") is None


@pytest.mark.clause("CR 054")
def test_what_an_effect_forbids_for_a_turn_counts_for_hiding_and_for_playing_to_a_place() -> None:
    """Siblings of the standing prohibition: an effect that lasts forbids as well."""
    shade = Printed("Shade", 1, might=1, abilities=unit_card("x", Hidden).abilities)
    veto = spell_card(
        "Veto", lasts(cant(HIDE_CARDS, me, actor=ANY_SIDE)), lasts(cant(PLAY_UNITS_HERE, battlefield, actor=ANY_SIDE))
    )
    mine = Seat(hand=[veto, shade, unit_card("Guest")], runes="Chaos 3")
    game = table(mine, None, Field("Void Gate", controller=0, units={0: ["Mega-Mech"]}))
    assert why_not(game, 0, "hide Shade") is None
    assert why_not(game, 0, "play Guest to Void Gate") is None
    do(game, "play Veto")
    settle(game)
    assert why(game, "hide Shade") == "Veto forbids this with Shade right now. [CR 054]"
    assert why(game, "play Guest to Void Gate") == "Veto forbids this with Guest right now. [CR 054]"
    assert why_not(game, 0, "play Guest") is None, "in the base it may"


@pytest.mark.clause("CR 204.4")
def test_a_toll_is_named_with_its_price_and_who_asks_for_it() -> None:
    gate = plain_field("Gate", MoveToll(cost(1, "A"), battlefield.here.select()))
    game = table(Seat(base=["Daring Poro"]), None, Field(gate), Field("Void Gate"))
    assert why(game, "move Daring Poro to Gate") == (
        "Gate asks 1 Energy and Power of 1 of any domain for moving Daring Poro to Gate, and you cannot pay that. "
        "[CR 204.4]"
    )
    assert told(game, "move Daring Poro to Gate").startswith("Gate asks [1] [A] for moving Daring Poro there")
    assert why_not(game, 0, "move Daring Poro") is None


# --- what it asks for


@pytest.mark.clause("CR 812")
def test_legion_is_named_for_an_ability_and_for_a_speed() -> None:
    drill = unit_card("Drill", Legion(use(cost(0), draw(1))))
    quick = spell_card("Quick", Legion(Reaction), draw(1))
    game = table(Seat(base=[drill], hand=[quick, "Gust", POKE]), Seat(base=["Mega-Mech"]), every_window=True)
    assert why(game, "use Drill") == (
        "Drill needs Legion for this: you must have played another card this turn. [CR 812]"
    )
    do(game, "play Poke")
    assert why_not(game, 0, "play Quick") is None, "another card has been played"
    settle(game)
    assert why_not(game, 0, "use Drill") is None
    theirs = spell_card("Theirs", draw(1))
    game = table(Seat(hand=[theirs]), Seat(hand=[quick]), every_window=True)
    do(game, "play Theirs")
    do(game, "pass")
    assert why(game, "play Quick", seat=1).startswith("Quick needs Legion for this")


@pytest.mark.clause("CR 824", "CR 828")
def test_level_and_empowered_are_named() -> None:
    sage = unit_card("Sage", Level(6, use(cost(0), draw(1))), Empowered(use(cost(0), draw(2))), Empower(cost(0)))
    game = table(Seat(base=[sage], xp=2))
    assert why(game, "use Sage") == "Sage needs Level 6 for this, so 6 XP; you have 2. [CR 824]"
    assert why(game, "use ability 2 of Sage") == "Sage must be Empowered for this, and it is not. [CR 828]"
    assert why_not(game, 0, "use ability 3 of Sage") is None
    do(game, "use Sage 2")
    settle(game)
    assert why(game, "use ability 3 of Sage") == "Sage is already Empowered. [CR 827]"
    assert why_not(game, 0, "use ability 2 of Sage") is None


@pytest.mark.clause("CR 706")
def test_mighty_is_named_with_the_might_there_is() -> None:
    bruiser = unit_card("Bruiser", use(cost(0), draw(1), if_=state_is(me, MIGHTY)), might=3)
    game = table(Seat(base=[bruiser]))
    assert why(game, "use Bruiser") == "Bruiser must be Mighty for this, so have 5 Might; it has 3. [CR 706]"
    game = table(Seat(base=[bruiser, unit_card("Banner", have(unit.yours, 2))]))
    assert why_not(game, 0, "use Bruiser") is None


def test_any_other_condition_is_said_in_the_words_of_the_card() -> None:
    scholar = unit_card("Scholar", use(cost(0), draw(1), if_=at_least(your_runes, 3)))
    game = table(Seat(base=[scholar], runes="Mind 1"))
    assert why(game, "use Scholar") == "What this ability of Scholar asks for is not so now. [CR 376]"
    assert told(game, "use Scholar") == (
        "Scholar allows this only “if you control at least three runes”, and that is not so now. [CR 376]"
    )
    assert told(game, "use Scholar", lang="de") == (
        "Scholar erlaubt das nur, falls du 3 oder mehr Runes kontrollierst, und das ist gerade nicht so. [CR 376]"
    )


def test_flow_that_waits_for_something_says_for_what() -> None:
    echo = spell_card("Echo", Level(3, Flow(cost(0))), draw(1))
    assert why(table(Seat(trash=[echo])), "play Echo") == "Echo needs Level 3 for this, so 3 XP; you have 0. [CR 824]"
    assert why_not(table(Seat(trash=[echo], xp=3)), SeatId(0), "play Echo") is None


# --- where and when


@pytest.mark.clause("CR 355.2")
def test_not_yours_to_play_there_says_who_controls_it() -> None:
    mine = Seat(hand=[unit_card("Guest"), gear_card("Chest")])
    field = Field("Void Gate", controller=1, units={1: ["Mega-Mech"]})
    game = table(mine, None, field, Field("Startipped Peak", controller=0, units={0: ["Daring Poro"]}))
    assert why(game, "play Guest to Void Gate") == (
        "Void Gate is not yours to play Guest to: seat 1 controls it. Units are played to your base and to "
        "battlefields you control. [CR 355.2]"
    )
    assert told(game, "play Guest to Void Gate").startswith(
        "Guest is not yours to play at Void Gate: Garen controls that place."
    )
    assert why_not(game, 0, "play Guest to Startipped Peak") is None
    assert why(game, "play Chest to Startipped Peak") == (
        "Chest is gear, and gear is played to the base. [CR 148.1.a.1]"
    )


@pytest.mark.clause("CR 420.3", "CR 421.2")
def test_standard_moves_and_hiding_are_never_done_on_a_chain_or_in_a_showdown() -> None:
    shade = unit_card("Shade", Hidden)
    mine = Seat(hand=[POKE, shade], base=["Daring Poro"], runes="Chaos 2")
    field = Field("Void Gate", controller=0, units={0: ["Mega-Mech"]})
    game = table(mine, Seat(base=["Petty Officer"]), field, Field("Startipped Peak"), every_window=True)
    do(game, "play Poke")
    assert why(game, "move Daring Poro") == (
        "Something is on the chain, and standard moves are never made then. Move Daring Poro in your Main Phase, when "
        "nothing else goes on. [CR 420.3]"
    )
    assert why(game, "hide Shade") == (
        "Something is on the chain, and cards are never hidden then. Hide Shade in your Main Phase, when nothing else "
        "goes on. [CR 421.2]"
    )
    field = Field("Startipped Peak", controller=1, units={1: ["Petty Officer"]})
    game = table(mine, None, Field("Void Gate", controller=0, units={0: ["Mega-Mech"]}), field, every_window=True)
    do(game, "move Daring Poro", "at Startipped Peak")
    assert why(game, "move Mega-Mech") == (
        "A showdown is going on, and standard moves are never made in one. Move Mega-Mech in your Main Phase, when "
        "nothing else goes on. [CR 420.3]"
    )
    assert why(game, "hide Shade").startswith("A showdown is going on, and cards are never hidden in one.")


@pytest.mark.clause("CR 316.5.b.1")
def test_a_teammate_who_is_invited_to_play_may_not_move() -> None:
    game = Position(
        seats=[Seat(), Seat(), Seat(base=["Daring Poro"], hand=[unit_card("Guest")]), Seat()],
        fields=[Field("Void Gate"), Field(), Field("Trifarian War Camp")],
        mode=TwoVsTwo(),
    ).start()
    do(game, "invite seat 2")
    assert why_not(game, 2, "play Guest") is None
    assert why_not(game, 2, "move Daring Poro") is not None


def test_a_card_that_is_facedown_already_and_cards_elsewhere() -> None:
    shade = unit_card("Shade", Hidden)
    blade = gear_card("Blade", use(cost(0), draw(1)))
    field = Field("Void Gate", controller=0, units={0: ["Mega-Mech"]}, facedown={0: shade})
    game = table(Seat(runes="Chaos 2", trash=["Sneaky Deckhand"], hand=[blade]), None, field)
    assert why(game, "hide Shade") == "Shade is already facedown at Void Gate. [CR 811]"
    assert why(game, "hide Sneaky Deckhand") == (
        "Sneaky Deckhand is in this zone: trash. Cards are hidden from the hand and from the Champion Zone. [CR 811]"
    )
    told = "Blade is in this zone: hand. Its abilities are used while it is on the board. [CR 376]"
    assert why(game, "use Blade") == told


# --- what there is to choose


@pytest.mark.clause("CR 809")
def test_deflect_is_named_with_its_value_and_the_price() -> None:
    """Nothing else can be chosen; with one more rune of any kind it can."""
    bird = unit_card("Bird", Deflect(2))
    game = table(Seat(hand=[POKE], runes="Fury 1"), Seat(base=[bird]))
    assert why(game, "play Poke") == (
        "Bird in seat 1's base has Deflect: choosing it costs 2 more Power. Poke then needs Power of 2 of any "
        "domain; what is missing is 1 of any domain. [CR 809]"
    )
    assert told(game, "play Poke").startswith("Bird has Deflect: choosing it costs 2 more Power. Poke then needs")
    assert why_not(table(Seat(hand=[POKE], runes="Fury 2"), Seat(base=[bird])), SeatId(0), "play Poke") is None
    poker = unit_card("Poker", use(cost(0), deal(1, a(unit.enemy))))
    game = table(Seat(base=[poker], runes="Fury 1"), Seat(base=[bird]))
    assert why(game, "use Poker").startswith("Bird in seat 1's base has Deflect: choosing it costs 2 more")
    game = table(Seat(hand=[POKE], runes="Fury 1"), Seat(base=[bird, "Mega-Mech", "Petty Officer"]))
    assert why(game, "play Poke on Bird").startswith("Bird in seat 1's base has Deflect")
    do(game, "play Poke")
    assert why(game, "pick Bird").startswith("Bird in seat 1's base has Deflect: choosing it costs 2 more")
    assert told(game, "pick Bird").startswith("Bird has Deflect: choosing it costs 2 more Power. Poke then needs")


@pytest.mark.clause("CR 756")
def test_what_is_protected_says_by_what() -> None:
    saint = unit_card("Saint", cant(BE_CHOSEN, me))
    game = table(Seat(hand=[POKE]), Seat(base=[saint]))
    assert why(game, "play Poke") == "All that Poke could choose is protected: Saint. Saint sees to that. [CR 756]"
    assert why(game, "play Poke on Saint") == (
        "Saint keeps your spells and abilities from choosing Saint in seat 1's base. [CR 756]"
    )
    assert told(game, "play Poke on Saint") == (
        "Saint keeps your spells and abilities from choosing Saint. Its text: “I can't be chosen by enemy spells and "
        "abilities.” [CR 756]"
    )


@pytest.mark.clause("CR 355.9")
def test_the_only_candidates_are_too_dear_on_the_chain_or_in_the_trash() -> None:
    deny = spell_card("Deny", Reaction, counter(a(spell_on_chain.costing_at_most(2))))
    big = spell_card("Big", draw(1), energy=3)
    game = table(Seat(hand=[big], runes="Mind 3"), Seat(hand=[deny]), every_window=True)
    do(game, "play Big", "pass")
    assert why(game, "play Deny", seat=1) == "All that Deny could choose costs too much: Big. [CR 355.9]"

    recall = spell_card("Recall", Reaction, return_to_hand(a(spell.yours.in_trash)))
    game = table(Seat(hand=[big, recall], runes="Mind 3"), every_window=True)
    do(game, "play Big")
    assert why(game, "play Recall") == "All that Recall could choose is still on the chain: Big. [CR 355.9]"

    game = table(Seat(hand=[POKE], trash=["Daring Poro"]), Seat(trash=["Mega-Mech", "Petty Officer", "Gust"]))
    assert why(game, "play Poke") == ("All that Poke could choose is in a trash: Mega-Mech; Petty Officer. [CR 355.9]")
    assert why(table(Seat(hand=[POKE])), "play Poke").startswith("There is nothing on the table that Poke could choose")


@pytest.mark.clause("CR 357.3")
def test_what_must_be_paid_with_cannot_be_chosen_as_well() -> None:
    rite = spell_card("Rite", additional(cost(deed(KILL_OBJECTS, 1, unit.yours)), optional=False), ready(a(unit.yours)))
    game = table(Seat(hand=[rite], base=["Daring Poro"]))
    assert why(game, "play Rite") == (
        "All that Rite could choose is what you would have to pay with: Daring Poro. [CR 357.3]"
    )


def test_why_one_thing_in_particular_cannot_be_chosen() -> None:
    slay = spell_card("Slay", Action, kill(a(unit.enemy.mighty)))
    mine = Seat(hand=[slay, POKE, unit_card("Guest")], base=["Petty Officer"], trash=["Pouty Poro"])
    game = table(mine, Seat(base=["Mega-Mech", "Daring Poro", gear_card("Chest")]))
    assert why_not(game, 0, "play Slay on Mega-Mech") is None
    assert why(game, "play Slay on Daring Poro") == (
        "Slay cannot choose Daring Poro in seat 1's base: it is not Mighty. [CR 355.7]"
    )
    assert "it must be an enemy's" in why(game, "play Poke on Petty Officer")
    assert "it must be a unit" in why(game, "play Poke on Chest")
    assert why(game, "play Guest on Mega-Mech") == (
        "Nothing is chosen as Guest is played or used, so not Mega-Mech in seat 1's base either. [CR 355.7]"
    )
    assert why(game, "play Poke on seat 1") == "Poke cannot choose seat 1: it is not among the choices. [CR 355.7]"


# --- what is meant


@pytest.mark.clause("CR 818")
def test_equipping_is_understood() -> None:
    sword = equipment("Long Sword", Equip(cost(1)), bonus=2)
    game = table(Seat(base=[sword, gear_card("Chest"), "Daring Poro"], runes="Body 1"), Seat(base=["Mega-Mech"]))
    for words in ("equip Long Sword", "equip sword", "equip long sword to daring poro", "attach sword on poro"):
        assert why_not(game, 0, words) is None, words
    assert why(game, "equip Long Sword to Mega-Mech") == (
        "Long Sword in base cannot choose Mega-Mech in seat 1's base: it must be yours. [CR 355.7]"
    )
    assert why(game, "equip Chest") == "Chest does not have Equip. [CR 818]"
    tired = table(Seat(base=[sword, "Daring Poro"]))
    assert why(tired, "equip Long Sword to Daring Poro").startswith("Long Sword costs 1 Energy and you can make 0")
    worn = table(Seat(base=[Piece("Daring Poro", attached=[sword])], runes="Body 1"))
    assert why(worn, "equip Long Sword").startswith("Long Sword is attached to a unit.")


def test_using_something_on_something_is_understood() -> None:
    archer = unit_card("Archer, Sworn at Dawn", use(exhaust_me(), deal(1, a(unit.enemy))))
    game = table(Seat(base=[archer, "Petty Officer"]), Seat(base=["Mega-Mech"]))
    assert why_not(game, 0, "use archer on mega") is None
    assert why_not(game, 0, "use Archer, Sworn at Dawn on Mega-Mech") is None
    assert why_not(game, 0, "use ability 1 of archer on mega-mech") is None
    assert "it must be an enemy's" in why(game, "use archer on petty officer")


def test_while_something_is_chosen_the_wish_is_about_the_choice() -> None:
    game = table(Seat(hand=[POKE], base=["Petty Officer"]), Seat(base=["Mega-Mech", "Daring Poro"]))
    answer(game, "play Poke")
    assert why_not(game, 0, "play Poke on Mega-Mech") is None
    assert "it must be an enemy's" in why(game, "play Poke on Petty Officer")


def test_part_of_a_name_will_do_if_it_is_clear() -> None:
    hand: list[str | Printed] = ["Sai Scout", "Sneaky Deckhand", unit_card("Sneering Élise")]
    game = table(Seat(hand=hand, runes="Chaos 9"), None, Field("Void Gate", controller=0, units={0: ["Sai Scout"]}))
    assert why_not(game, 0, "play sai") is None, "the one in hand is meant, which can be played"
    assert why_not(game, 0, "play deck sne") is None
    assert why_not(game, 0, "play elise") is None
    assert why_not(game, 0, "play sai to void") is None
    assert why_not(game, 0, "move sai to base") is None
    assert why(game, "play sne") == '"play sne" could be: Sneaky Deckhand; Sneering Élise. Write more of the name.'
    assert "does not say clearly" in str(why_not(game, 0, "play eaky"))


def test_a_part_of_a_name_never_finds_what_is_hidden() -> None:
    for hidden in ("Gust", "Incinerate"):
        game = table(Seat(), Seat(hand=[hidden]))
        for what in ("play gus", "play inc", "pick gu", "play Poke on gus"):
            assert "does not say clearly" in str(why_not(game, 0, what))


def test_ids_that_are_none_get_an_answer_with_a_target_too() -> None:
    game = table(Seat(hand=[POKE]), Seat(base=["Mega-Mech"]))
    poke = game.sides[0].hand[0]
    for target in (99999, -9, -1):
        assert why_not(game, 0, play(poke, target=target)) is not None
    assert why_not(game, 0, play(poke, target=piece(game, "Mega-Mech").id)) is None
    assert why_not(game, 0, move(poke, 99)) is not None
