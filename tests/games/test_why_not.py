"""Why not: the reasons agree with the options, carry the numbers behind them, and read well."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards.catalogue import text as lines
from farfield.cards.language import Ganking, Hidden, a, buff, deal, unit
from farfield.games import Field, Piece, Position, Refusal, Seat, answer, choices, start, why_not
from farfield.games.why_not import Intent, at, hide, move, pick, play, use
from farfield.rules.deciding import reasons
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.state import Option
from farfield.rules.terms import (
    ACTIVATE,
    AT,
    DONE,
    END_TURN,
    HIDE,
    MOVE,
    PASS,
    PICK,
    PLAY,
    Q_FOCUS,
    Q_INVITED,
    Q_MAIN,
    Q_MOVE_MORE,
    Q_PRIORITY,
    Q_TARGET,
    SPELL,
    UNIT,
    Verb,
)
from farfield.rules.why_not.refusals import WORDS
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.games.other_modes import new
from tests.games.random_play import DECKS, game_after, play_on
from tests.scenarios.lane_legends.lane_table import MOVES, Lane, Spot, act, lanes
from tests.scenarios.table import spell_card, unit_card


def why(game: Game, seat: int, what: Intent | Option | str) -> str:
    refusal = why_not(game, seat, what)
    assert refusal is not None
    assert refusal.id in WORDS
    words = str(refusal)
    assert "{" not in words
    return words


def is_said(game: Game, seat: int, lang: str, refusal: Refusal | None) -> None:
    """A refusal reads in plain English and in this language: nothing left open, nothing that has no words."""
    if refusal is not None:
        names = [f"Player {n}" for n in range(len(game.sides))]
        for words in (str(refusal), Messages(lang).say(Teller(game, names, seat).refusal(refusal))):
            assert words and "{" not in words and "…" not in words, words


@given(st.sampled_from(("duel", "2v2")), st.integers(0, 10_000), st.integers(0, 150), st.sampled_from(LANGUAGES))
@settings(max_examples=60)
def test_reasons_and_options_agree(mode: str, seed: int, answers: int, lang: str) -> None:
    """Whatever is offered has no refusal, and whatever is not offered has one, in words of every language."""
    game = game_after(seed, answers) if mode == "duel" else play_on(new("2v2", seed), Random(seed), answers)
    before = game.hash()
    for seat in range(game.players):
        mine = [d for d in game.decisions() if d.seat == seat]
        offered = {(o.verb, o.a, o.b if o.verb == ACTIVATE else 0) for d in mine for o in d.options}
        acting = any(d.kind in (Q_MAIN, Q_PRIORITY, Q_FOCUS, Q_INVITED) for d in mine)
        for card in game.objects():
            if card.id < 0 or not card.known & (1 << seat):
                continue
            for intent in (play(card.id), move(card.id), hide(card.id), pick(card.id)):
                said = (intent.verb, intent.thing, 0) in offered
                refusal = why_not(game, seat, intent)
                assert (refusal is None) == (said and (acting or intent.verb == PICK)), (intent, str(refusal))
                is_said(game, seat, lang, refusal)
                if refusal is not None and refusal.id in ("why-not-energy", "why-not-power"):
                    lacking = refusal.params["missing_count" if refusal.id == "why-not-power" else "missing"]
                    assert isinstance(lacking, int)
                    assert lacking > 0
            for number in range(len(card.printed.activated) + 1):
                refusal = why_not(game, seat, use(card.id, number))
                assert (refusal is None) == ((ACTIVATE, card.id, number) in offered), (number, str(refusal))
                is_said(game, seat, lang, refusal)
        for verb in (END_TURN, PASS):
            assert (why_not(game, seat, Option(verb)) is None) == ((verb, 0, 0) in offered)
    assert game.hash() == before


@given(st.integers(0, 10_000), st.integers(0, 250), st.sampled_from(LANGUAGES))
@settings(max_examples=40)
def test_with_several_lanes_the_lane_that_asks_or_offers_counts(seed: int, answers: int, lang: str) -> None:
    """What a seat may begin somewhere has no refusal, but perhaps a hint where there is something to choose."""
    game = play_on(start([DECKS[seed % 4], DECKS[(seed + 1) % 4]], seed, mode="lanes"), Random(seed), answers)
    for seat in (0, 1):
        asked = {(o.verb, o.a, o.b) for d in game.decisions() if d.seat == seat for o in d.options}
        offered = {(o.verb, o.a, o.b) for d in game.offers(seat) for o in d.options}
        for card in game.objects():
            if card.id < 0 or not card.known & (1 << seat):
                continue
            uses = [use(card.id, number) for number in range(len(card.printed.activated))]
            for intent in (play(card.id), move(card.id), hide(card.id), *uses):
                option = (intent.verb, intent.thing, intent.ability)
                refusal = why_not(game, seat, intent)
                is_said(game, seat, lang, refusal)
                if option in asked:
                    assert refusal is None, (intent, str(refusal))
                elif option in offered:
                    assert refusal is None or refusal.id == "why-not-choice-elsewhere", (intent, str(refusal))
                else:
                    assert refusal is not None, intent


@pytest.mark.clause("LL 2.7")
def test_in_the_enthralled_phase_the_window_of_a_teammates_lane_counts() -> None:
    here = Spot(units=[unit_card("Guard", might=3)])
    attacked = Lane(deck=[], deals=[MOVES], far=here, at_npc=[5])
    helper = Lane(hand=["Falling Comet", "Highlander", "Zephyr Sage"], runes="Mind 6, Calm 6", deck=[])
    game = lanes(attacked, helper, phase="enthralled")
    assert [(d.seat, d.arena) for d in game.decisions()] == [(1, 0)]
    assert why_not(game, 1, "play Falling Comet") is None
    assert why_not(game, 1, "play Highlander") is None
    assert why(game, 1, "play Zephyr Sage").endswith("Zephyr Sage has neither. [CR 308.1.a]")
    attacked = Lane(hand=["Highlander"], runes="Calm 4", deck=[], deals=[MOVES], far=here, at_npc=[5])
    game = lanes(attacked, helper, phase="enthralled")
    assert [(d.seat, d.arena) for d in game.decisions()] == [(0, 0)]
    assert why(game, 1, "play Highlander").startswith("It is seat 0's moment to act")
    assert why(game, 1, "play Zephyr Sage").startswith("This is the enthralled phase.")


@pytest.mark.clause("LL 8.3")
def test_in_the_enthralled_phase_a_spell_may_go_to_another_lane() -> None:
    """Who is attacked has nobody there to save, but a teammate has."""
    attacked = Lane(hand=["Highlander"], runes="Calm 4", deck=[], deals=[MOVES], at_npc=[5])
    game = lanes(attacked, Lane(deck=[], base=["Daring Poro"]), phase="enthralled")
    assert [(d.seat, d.arena) for d in game.decisions()] == [(0, 0)]
    assert why_not(game, 0, "play Highlander") is None


@pytest.mark.clause("LL 8.3")
def test_what_could_choose_only_where_something_goes_on_waits_for_that() -> None:
    """Nothing to choose anywhere; something in another lane; and there while a fight is on."""
    mine = Lane(hand=[spell_card("Bolt", deal(1, a(unit.enemy)))])
    assert "nothing on the table" in why(lanes(mine, Lane()), 0, "play Bolt")
    game = lanes(mine, Lane(hand=["Gust"], runes="Chaos 3", base=["Daring Poro"], near=Spot(thralls=[2])))
    assert why(game, 0, "play Bolt").endswith("but there is in the lane of: seat 1. [LL 8.3]")
    act(game, 1, "move Daring Poro")
    assert why(game, 0, "play Bolt").endswith("first what is going on there must be over. [LL 8.3]")


@pytest.mark.clause("LL 8.3")
def test_only_lanes_are_named_where_this_very_card_could_be_played() -> None:
    """Something else could be played into the third lane."""
    bolt, cheer = spell_card("Bolt", deal(1, a(unit.enemy))), spell_card("Cheer", buff(a(unit.friendly)))
    game = lanes(Lane(hand=[bolt, cheer]), Lane(near=Spot(thralls=[2])), Lane(base=["Daring Poro"]))
    assert why(game, 0, "play Bolt").endswith("but there is in the lane of: seat 1. [LL 8.3]")
    assert why(game, 0, "play Cheer").endswith("but there is in the lane of: seat 2. [LL 8.3]")


@given(st.sampled_from(("duel", "lanes")), st.integers(0, 10_000), st.integers(0, 150))
@settings(max_examples=20)
def test_a_target_may_be_chosen_just_if_it_is_offered_next(mode: str, seed: int, answers: int) -> None:
    """What may be said to be chosen for a spell or ability is what is asked about, once it is begun."""
    game = start([DECKS[seed % 4], DECKS[(seed + 1) % 4]], seed, mode=mode)
    play_on(game, Random(seed), answers)
    for decision in game.decisions():
        for option in decision.options:
            if option.verb not in (PLAY, ACTIVATE) or decision.kind not in (Q_MAIN, Q_PRIORITY, Q_FOCUS):
                continue
            if option.verb == PLAY and not game.card(option.thing).printed.types & SPELL:
                continue  # what is asked then is for a trigger
            wish = play(option.a) if option.verb == PLAY else use(option.a, option.b)
            then = game.copy()
            then.choose(decision, option)
            asked = next((d for d in then.decisions() if d.seat == decision.seat), None)
            if asked is None or asked.kind != Q_TARGET or asked.arena != decision.arena:
                continue
            known = [card.id for card in game.objects() if card.known >> decision.seat & 1]
            offered = {x.a for x in asked.options if x.verb == PICK}
            first = {id for id in known if why_not(game, decision.seat, replace(wish, target=id)) is None}
            if len(first) == 1 and not first & offered:
                continue  # nobody is asked about the only one, and this is about the next target
            for id in offered & set(known):
                assert why_not(game, decision.seat, replace(wish, target=id)) is None, (wish, id)
            for id in set(known) - offered:
                is_said(game, decision.seat, "en", why_not(game, decision.seat, replace(wish, target=id)))


@given(st.integers(0, 10_000), st.integers(0, 100))
@settings(max_examples=30)
def test_the_words_of_an_offered_option_have_no_refusal(seed: int, answers: int) -> None:
    game = game_after(seed, answers)
    for decision in game.decisions():
        for text, option in zip(choices(game, decision), decision.options, strict=True):
            if option.verb in (PLAY, MOVE, HIDE, ACTIVATE, END_TURN, PASS) and "#" not in text and "(" not in text:
                assert why_not(game, decision.seat, text) is None, text


@given(st.text(max_size=80))
def test_any_text_gets_an_answer(text: str) -> None:
    game = game_after(3, 40)
    for given_ in (text, "play " + text, "move Daring Poro to " + text, "use ability 2 of " + text):
        refusal = why_not(game, game.decisions()[0].seat, given_)
        assert refusal is None or str(refusal)


def test_every_reason_has_words_that_name_no_unknown_parameter() -> None:
    # LL 8.2 instead of CR 355.2, LL 8.3 of 355.8
    of_lanes = {"why-not-lane-place", "why-not-choice-elsewhere", "why-not-choice-later"}
    assert {message_id for message_id, _ in reasons.REASONS.values()} | of_lanes == set(WORDS)


# --- the numbers behind a reason


def table(mine: Seat, *fields: Field, **more: object) -> Game:
    return Position(seats=[mine, Seat(base=["Daring Poro"])], fields=fields, **more).start()  # type: ignore[arg-type]


def test_missing_energy() -> None:
    game = table(Seat(hand=["Falling Comet"], runes="Mind 2", energy=1))
    refusal = why_not(game, 0, "play Falling Comet")
    assert refusal is not None
    assert refusal.id == "why-not-energy"
    assert {key: refusal.params[key] for key in ("card", "need", "have", "missing")} == {
        "card": "Falling Comet",
        "need": 5,
        "have": 3,
        "missing": 2,
    }
    assert refusal.clause == "CR 357"


def test_missing_power() -> None:
    game = table(Seat(hand=["Singularity"], runes="Fury 8"))
    refusal = why_not(game, 0, "play Singularity")
    assert refusal is not None
    assert refusal.id == "why-not-power"
    assert "Mind" in str(refusal.params["missing"])
    assert refusal.params["missing_count"] == str(refusal.params["need"]).count("2") + 1


def test_not_your_moment() -> None:
    game = table(Seat(hand=["Gust"], runes="Chaos 2"), Field(controller=1, units={1: ["Daring Poro"]}), active=1)
    assert why(game, 0, "play Gust").startswith("It is seat 1's turn, and neither a showdown nor a chain lets you act")
    assert why(game, 0, "end turn").startswith("It is seat 1's turn")


def test_only_reactions_on_a_chain() -> None:
    game = table(
        Seat(hand=["Incinerate", "Falling Comet"], base=["Daring Poro"], runes="Fury 9, Mind 3"),
        Field(controller=1, units={1: ["Daring Poro", "Mega-Mech"]}),
        every_window=True,
    )
    answer(game, "play Incinerate")
    assert why(game, 0, "play Falling Comet").startswith("Something is on the chain: only what has Reaction")
    assert why(game, 0, "move Daring Poro").startswith("Something is on the chain")
    assert why(game, 0, "end turn") == "Answer the open target decision first. [CR 312]"
    answer(game, choices(game, game.decisions()[0])[0])
    assert why(game, 0, "end turn").startswith("Something is on the chain; only Reactions can be used")


def test_moving() -> None:
    runner = Printed("Runner", UNIT, might=1, abilities=lines(Ganking))
    game = table(
        Seat(base=[Piece("Petty Officer", exhausted=True)]),
        Field("Void Gate", controller=0, units={0: ["Mega-Mech", runner]}),
        Field("Startipped Peak"),
    )
    assert why(game, 0, "move Petty Officer to Void Gate") == (
        "Petty Officer is exhausted. It becomes ready at the start of your next turn. [CR 414]"
    )
    refusal = why_not(game, 0, "move Mega-Mech to Startipped Peak")
    assert refusal is not None
    assert (refusal.id, refusal.params["keyword"], refusal.params["origin"], refusal.params["place"]) == (
        "why-not-needs-ganking",
        "Ganking",
        "Void Gate",
        "Startipped Peak",
    )
    assert why_not(game, 0, "move Runner to Startipped Peak") is None
    assert why_not(game, 0, "move Mega-Mech to base") is None
    assert why(game, 0, "move Mega-Mech to Void Gate").startswith("Mega-Mech is already at Void Gate")
    assert why(game, 0, "move Runner to seat 1's base").startswith("seat 1's base is not your base")
    assert why(game, 0, "move Daring Poro to base").startswith("Daring Poro is controlled by seat 1")


def test_hiding() -> None:
    shade = Printed("Shade", UNIT, might=1, abilities=lines(Hidden))
    hand: list[str | Printed] = ["Gust", shade]
    game = table(Seat(hand=hand, runes="Chaos 2"))
    assert why(game, 0, "hide Gust").startswith("Gust does not have Hidden")
    assert why(game, 0, "hide Shade").startswith("You control no battlefield where Shade could be hidden")
    here = Field("Void Gate", controller=0, units={0: ["Daring Poro"]})
    assert why(table(Seat(hand=hand), here), 0, "hide Shade").startswith("Shade needs Power of 1 of any domain")
    game = table(Seat(hand=hand, runes="Chaos 2"), here, Field("Startipped Peak"))
    assert why_not(game, 0, "hide Shade at Void Gate") is None
    assert why(game, 0, "hide Shade at Startipped Peak").startswith("You control no battlefield")
    full = Field("Void Gate", controller=0, units={0: ["Daring Poro"]}, facedown={0: "Flash"})
    assert why(table(Seat(hand=hand, runes="Chaos 2"), full), 0, "hide Shade").startswith("Each battlefield that you")


def test_targets() -> None:
    game = table(
        Seat(hand=["Gust"], base=["Petty Officer"], runes="Chaos 2"),
        Field("Void Gate", controller=1, units={1: ["Daring Poro", "Mega-Mech", "Daring Poro"]}),
    )
    answer(game, "play Gust")
    assert why(game, 0, "pick Mega-Mech") == (
        "Gust on the chain cannot choose seat 1's Mega-Mech at Void Gate: it does not fit the description. [CR 355.7]"
    )
    assert "it is in the wrong place" in why(game, 0, "pick Petty Officer")
    assert "it must be a unit" in why(game, 0, "pick Void Gate")
    assert why(game, 1, "pick Mega-Mech").startswith("It is seat 0's moment to act")
    assert why_not(game, 0, "pick seat 1's Daring Poro at Void Gate") is None


def test_resources_come_by_themselves() -> None:
    game = table(Seat(base=["Gold"], runes="Fury 1"))
    assert why(game, 0, "use Gold").startswith("Gold gives resources by itself whenever you pay")
    assert why(game, 0, "use ability 3 of Gold").startswith("Gold has no ability number 3 that could be used")


def test_piles_and_owners() -> None:
    game = table(Seat(trash=["Gust"], base=["Petty Officer"], legend="Dark Child"))
    assert why(game, 0, "play Gust").startswith("Gust is in this zone: trash. Cards are played from the hand")
    assert why(game, 0, "play Daring Poro").startswith("Daring Poro is not yours: it belongs to seat 1")
    assert why(game, 0, "move Dark Child").startswith("Dark Child is not a unit on the board")


def test_in_the_middle_of_a_move() -> None:
    game = table(
        Seat(hand=["Gust"], base=["Daring Poro", "Petty Officer"], runes="Chaos 2"),
        Field("Void Gate", controller=1, units={1: ["Daring Poro"]}),
        Field("Startipped Peak"),
    )
    answer(game, "move Petty Officer")
    assert why(game, 0, "play Gust") == "Answer the open destination decision first. [CR 312]"
    assert game.decisions()[0].options[0].verb == AT
    assert why_not(game, 0, "at Void Gate") is None
    assert why(game, 0, "at base").startswith("Petty Officer is already at base")
    assert why(game, 0, "at seat 1's base").startswith("seat 1's base is not your base")
    answer(game, "at Void Gate")
    assert Option(DONE) in game.decisions()[0].options


def test_a_hidden_card_is_never_named() -> None:
    """The opponent holds Gust; asking about it tells nothing."""
    one = Position(seats=[Seat(), Seat(hand=["Gust"])]).start()
    two = Position(seats=[Seat(), Seat(hand=["Incinerate"])]).start()
    for what in ("play Gust", "play Incinerate", "pick Gust", "hide Gust"):
        assert why(one, 0, what) == why(two, 0, what)
    for game in (one, two):
        hidden = game.sides[1].hand[0]
        assert "does not say clearly" in why(game, 0, play(hidden))


def test_after_the_game() -> None:
    game = table(Seat(hand=["Gust"], runes="Chaos 2"))
    game.concede(0)
    assert why(game, 0, "play Gust").startswith("The game is over for you")
    assert why(game, 0, "end turn").startswith("The game is over for you")


def test_seats_and_objects_that_are_none() -> None:
    game = table(Seat())
    for what in ("play Gust", play(12345), play(-3), move(1, 99), Intent(Verb(99)), "dance", ""):
        assert why_not(game, 0, what) is not None
    assert why(game, 7, "end turn") == "You are not asked for this now. [CR 312]"


def test_places_that_cannot_be_chosen() -> None:
    game = table(
        Seat(hand=["Petty Officer", "Petty Officer"], runes="Body 9"),
        Field("Void Gate", controller=0, units={0: ["Daring Poro"]}),
        Field("Startipped Peak"),
    )
    assert why(game, 0, "at Void Gate") == "You are not asked for this now. [CR 312]"
    answer(game, "play Petty Officer")
    assert why_not(game, 0, "at Void Gate") is None
    assert why(game, 0, "at Startipped Peak") == (
        "Startipped Peak is not yours to play Petty Officer to: nobody controls it. Units are played to your base and "
        "to battlefields you control. [CR 355.2]"
    )
    assert why(game, 0, "at seat 1's base").startswith("seat 1's base is not yours to play")
    assert why(game, 1, "at Void Gate").startswith("It is seat 0's moment")
    assert why(game, 0, at(99)).startswith('"place 99" does not say clearly')


def test_the_place_that_was_chosen_for_a_move_is_not_asked_about_again():
    """While it is asked who goes there too, no place can be chosen: not even the one that is theirs."""
    game = Position(
        seats=[Seat(base=["Daring Poro", "Petty Officer"]), Seat()], fields=[Field("Void Gate"), Field()]
    ).start()
    (decision,) = game.decisions()
    game.choose(decision, next(option for option in decision.options if option.verb == MOVE))
    for place in range(len(game.places)):
        refusal = why_not(game, 0, at(place))
        (asked,) = game.decisions()
        assert (refusal is None) == (Option(AT, place) in asked.options)
    while game.decisions()[0].kind != Q_MOVE_MORE:
        game.choose(game.decisions()[0], game.decisions()[0].options[0])
    refusals = [why_not(game, 0, at(place)) for place in range(len(game.places))]
    assert all(refusal is not None and str(refusal) for refusal in refusals)
