"""What Lane Legends tells and asks: which icon, which Thrall, where a unit could go, and no line twice."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from farfield.cards.language import Assault, Deflect, Reaction, a, deal, every, grant, kill, unit
from farfield.cli.answers import Answers
from farfield.cli.lane_board import LaneBoard
from farfield.cli.news import told, without_repeats
from farfield.cli.session import Session
from farfield.games import Piece, start, why_not
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.state import Happening
from farfield.rules.terms import ANY_DOMAIN, FURY
from farfield.table.views import Sight
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.scenarios.lane_legends.lane_table import (
    PLAYER,
    Lane,
    Spot,
    Thrall,
    act,
    attacked,
    lanes,
    pass_all,
    question_of,
)
from tests.scenarios.table import equipment, gear_card, spell_card, unit_card

NAMES = ["Annie", "Garen", "NPC", "NPC"]


def asked(game: Game, seat: int, lang: str = "en") -> str:
    return Messages(lang).say(Teller(game, NAMES, seat).question(question_of(game, seat)))


def news(game: Game, lang: str = "en") -> list[str]:
    return [line for line, _ in told(game.events(), Teller(game, NAMES, 0), Messages(lang))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mulligan_says_that_the_npc_may_be_dealt_what_is_set_aside(lang: str) -> None:
    """Not where the NPC is dealt a sideboard first (LL 9.9), and not in other modes."""
    plain = Messages(lang).get("question-mulligan", most=2)
    game = start(["Lux", "Garen"], mode="lanes", seed=1)
    question = asked(game, 0, lang)
    assert question.startswith(plain) and "NPC" in question[len(plain) :]
    aside = start(["Lux with gear", "Garen with gear"], mode="lanes", seed=1, options="sideboard-first")
    assert asked(aside, 0, lang) == plain
    duel = start(["Lux", "Garen"], seed=1)
    assert "NPC" not in asked(duel, duel.decisions()[0].seat, lang)


def test_a_question_about_the_enthrall_cost_names_icons_and_runes() -> None:
    one = lanes(Lane(runes="Fury 2, Calm 1", deals=[spell_card("Spark", power=(ANY_DOMAIN,))]), phase="enthralled")
    assert asked(one, 0) == "Enthrall Cost of Spark, [A]: what do you pay with? Runes still to be chosen: 1."
    two = lanes(Lane(runes="Mind 2, Calm 2", deals=[spell_card("Spark", power=(FURY,))]), phase="enthralled")
    assert asked(two, 0) == "Enthrall Cost of Spark, [Fury]: what do you pay with? Runes still to be chosen: 2."
    act(two, 0, "pick Calm Rune")
    assert asked(two, 0).endswith("Runes still to be chosen: 1.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_pays_for_a_teammate_is_told_for_whom(lang: str) -> None:
    dealt = Lane(deals=[spell_card("Spark", power=(ANY_DOMAIN,))])
    game = lanes(dealt, Lane(runes="Fury 1, Chaos 1", deck=[]), phase="enthralled")
    said = Messages(lang).get("question-enthrall-help", who="Annie", icons="[A]", card="Spark", n="1")
    assert asked(game, 1, lang) == said
    assert "Annie" in said and "[A]" in said


def test_the_owner_is_told_which_icon_a_teammate_must_pay() -> None:
    dealt = Lane(deals=[spell_card("Spark", power=(FURY,))])
    game = lanes(dealt, Lane(runes="Fury 1", deck=[]), Lane(runes="Fury 3", deck=[]), phase="enthralled")
    said = Messages("en").say(Teller(game, ["Annie", "Garen", "Lux", *["NPC"] * 3], 0).question(question_of(game, 0)))
    assert said == "You cannot pay [Fury] for Spark: which teammate does?"


def test_runes_that_were_paid_are_named_where_the_log_names_them() -> None:
    game = lanes(Lane())
    runes = ["Calm Rune", "Fury Rune", "Calm Rune"]
    line = Happening("enthrall-paid", [ObjectId(1), ObjectId(2), ObjectId(3)], runes, [0, 3, 1], 1, "LL 4.1", 5)
    assert Messages("en").say(Teller(game, NAMES, 0).happening(line)) == "You pay for it with 2× Calm Rune, Fury Rune."


def steps(game: Game, lang: str, *kinds: str) -> list[str]:
    """What is told of these kinds of lines: all of them, in the order in which they happened."""
    teller, messages = Teller(game, NAMES, 0), Messages(lang)
    happened = [event for event in game.events() if event.kind in kinds]
    assert [event.kind for event in happened] == list(kinds)
    said = [messages.say(teller.happening(event)) for event in happened]
    assert [line for line in news(game, lang) if line in said] == said
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dealt_unit_is_told_step_by_step(lang: str) -> None:
    footman, guard = unit_card("Footman", might=4, energy=3, power=(FURY,)), unit_card("Guard", might=3)
    dealt = Lane(runes="Fury 1", deck=[], deals=[footman], at_npc=[Thrall(5, strikes=1)], far=Spot(units=[guard]))
    game = lanes(dealt, Lane(deck=[]), phase="enthralled")
    said = steps(game, lang, "enthralled", "enthrall-paid", "thrall", "advance", "moves", "thrall", "strike", "dies")
    dealing, paying, first, _, moving, second, striking, dying = said
    assert "Footman" in dealing and "Fury Rune" in paying
    assert "3 [M]" in first and "4 [M]" in second
    assert "Far" in moving and "Guard" in striking and "Guard" in dying
    assert lang == "en" or not set(said) & set(news(game)), "in words of this language"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dealt_gear_and_spells_are_told_step_by_step(lang: str) -> None:
    lantern, spark, ember = gear_card("Lantern", energy=2), spell_card("Spark", energy=3), spell_card("Ember")
    armed = lanes(Lane(deck=[], deals=[lantern]), Lane(deck=[]), phase="enthralled")
    said = steps(armed, lang, "enthralled", "thrall", "strike-made", "moves")
    assert "Lantern" in said[0] and "2 [M]" in said[1] and "Strike" in said[2]
    rushed = lanes(Lane(deck=[], deals=[spark, ember], at_npc=[4]), Lane(deck=[]), phase="enthralled")
    more = steps(rushed, lang, "enthralled", "thrall", "merge", "enthralled", "thrall", "rush")
    assert "Spark" in more[0] and "7 [M]" in more[2] and "Ember" in more[3]
    assert lang == "en" or not set(said + more) & set(news(armed) + news(rushed)), "in words of this language"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deflected_strike_is_told_once(lang: str) -> None:
    game = attacked(unit_card("Turtle", Deflect(1), might=9), strikes=1, runes="Mind 1")
    act(game, 0, "yes")
    assert Messages(lang).get("log-countered", card="Strike", noun="Strike") in news(game, lang)
    lines = news(game)
    assert "Turtle deflects the Strike and gets a Deflected counter." in lines
    assert not any(line.startswith("Counters on Turtle") for line in lines)
    assert "counters" not in [event.kind for event in without_repeats(game.events())]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strike_and_deflect_against_it_go_by_their_names_on_the_chain(lang: str) -> None:
    """Terminal and page; the use of a Strike is a spell (LL 6.1), and what is known of Deflect is said (LL 6.5)."""
    answer = spell_card("Parry", Reaction, deal(1, a(unit)))
    game = attacked(unit_card("Turtle", Deflect(1), might=9), strikes=1, runes="Mind 1", hand=[answer])
    act(game, 0, "yes")
    question = asked(game, 0, lang)
    assert question == Messages(lang).get("question-priority-deflect", card="Turtle") and "Turtle" in question
    teller, say = Teller(game, NAMES, 0), Messages(lang).say
    strike, deflect = game.arenas[0].chain
    assert say(teller.thing(strike.id)).startswith("Strike ") and "Thrall" not in say(teller.thing(strike.id))
    assert "Deflect" in say(teller.thing(deflect.id)) and "Turtle" in say(teller.thing(deflect.id))
    assert say(teller.thing(strike.id)) in chain_of(game, lang) and say(teller.thing(deflect.id)) in chain_of(
        game, lang
    )
    seen = Sight(game, NAMES, 0, Messages(lang)).view().arenas[0].chain
    assert [item.name for item in seen] == ["Strike", "Turtle"]
    assert seen[0].words and "[LL 6.5]" in seen[1].words and "Strike" in seen[1].words
    struck = attacked(unit_card("Turtle", might=9), strikes=1, hand=[answer])
    assert asked(struck, 0, lang) == Messages(lang).get("question-priority", card="Strike")


def chain_of(game: Game, lang: str) -> str:
    console = Console(width=140, color_system=None, highlight=False)
    with console.capture() as capture:
        console.print(*LaneBoard(game, Teller(game, NAMES, 0), Messages(lang), ["board-you"] * 2, 140).chain())
    return capture.get()


def test_a_strike_is_told_as_it_is_seen_and_goes_back_in_one_line() -> None:
    """First it is used and goes back, then somebody dies of it. Those of a Thrall that dies go back too."""
    game = attacked(unit_card("Turtle", might=9), unit_card("Snail", might=4), strikes=1)
    lines = news(game)
    at = [lines.index(line) for line in lines if "Strike" in line or line.startswith("Turtle dies")]
    used, back, resolves, dies = (lines[i] for i in at)
    assert "uses a Strike against Turtle" in used and back == "The Strike goes back to the NPC Base."
    assert resolves == "Strike resolves." and dies.startswith("Turtle dies")
    assert {"detached", "recalled"} <= {event.kind for event in game.events()}
    storm = spell_card("Storm", kill(every(unit)))
    dead = lanes(Lane(hand=[storm], far=Spot(thralls=[Thrall(2, strikes=2)])))
    act(dead, 0, "play Storm")
    assert "The Strike goes back to the NPC Base. (×2)" in news(dead) and "Strike is detached." not in news(dead)
    worn = unit_card("Knight", might=1)
    other = attacked(Piece(worn, attached=[equipment("Helm")]), strikes=1)
    assert "Helm is detached." in news(other)


@pytest.mark.parametrize("kind", ["countered", "recalled", "dies", "banished", "buffed"])
def test_in_french_a_thrall_and_a_strike_are_masculine(kind: str) -> None:
    french = Messages("fr")
    for token in ("Thrall", "Strike"):
        said = french.get(f"log-{kind}", card=token, noun=token, at="ici").removesuffix(".").removesuffix(" ici")
        said = said.removesuffix(" à sa base")
        assert said.endswith(("é", "i")) and not said.endswith("ée"), said
    assert french.get("log-dies", card="Daring Poro", noun="Daring Poro", at="ici") == "Daring Poro est éliminée ici."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_thralls_are_told_apart_by_their_might_with_what_their_strikes_add(lang: str) -> None:
    lane = Lane(deals=[gear_card("Shovel", energy=1)], far=Spot(thralls=[Thrall(5), 3]))
    game = lanes(lane, phase="enthralled", modifiers=Modifiers(mighty_strikes=2))
    (moves,) = steps(game, lang, "moves")
    assert moves.startswith("Thrall (7 [M]) ")
    (made,) = steps(game, lang, "strike-made")
    assert " Thrall (7 [M]) " in made


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_keyword_that_is_given_is_named(lang: str) -> None:
    rally = spell_card("Rally", grant(a(unit.friendly), Assault(2)))
    game = lanes(Lane(hand=[rally], near=Spot(units=[unit_card("Guard")])))
    act(game, 0, "play Rally")
    pass_all(game)
    (line,) = (line for line in news(game, lang) if "[Assault 2]" in line)
    assert line.startswith("Guard ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_target_says_what_it_wears(lang: str) -> None:
    spark = spell_card("Spark", deal(2, a(unit)))
    game = lanes(Lane(hand=[spark], far=Spot(thralls=[Thrall(5, strikes=2), 5])))
    act(game, 0, "play Spark")
    teller, messages = Teller(game, NAMES, 0), Messages(lang)
    decision = question_of(game, 0)
    words = [messages.say(teller.option(decision, option)) for option in decision.options]
    wears = messages.get("mark-attached", cards="2× Strike")
    assert [wears in text for text in words].count(True) == 1, words


def test_loose_strikes_are_no_thralls() -> None:
    game = lanes(Lane(strikes=2, at_npc=[4]))
    out = io.StringIO()
    board = LaneBoard(game, Teller(game, NAMES, 0), Messages("en"), ["board-you", ""], 100)
    Console(file=out, width=100).print(board.draw())
    rows = [" ".join(line.strip("│ ").split()) for line in out.getvalue().splitlines()]
    assert "Thralls Thrall 4 [M]" in rows
    assert "Loose 2× Strike" in rows


@pytest.mark.parametrize("lang", LANGUAGES)
def test_why_a_unit_cannot_be_played_to_the_midfield_says_where_it_can(lang: str) -> None:
    poro = unit_card("Poro", might=1)
    game = lanes(Lane(hand=[poro], near=Spot(units=["Daring Poro"]), mid=Spot(units=["Daring Poro"])))
    refusal = why_not(game, 0, "play Poro at Mid")
    assert refusal is not None and refusal.clause == "LL 8.2"
    assert str(refusal).endswith("It could go to: base; Near. [LL 8.2]")
    teller, messages = Teller(game, NAMES, 0), Messages(lang)
    said = messages.say(teller.refusal(refusal))
    for place in ("Near (Nearfield)", "Mid (Midfield)"):
        assert place in said
    assert why_not(game, 0, "play Poro at Near") is None
    elsewhere = lanes(Lane(hand=[poro], mid=Spot(controller=PLAYER)))
    assert "It could go to: base." in str(why_not(elsewhere, 0, "play Poro at Mid"))


@pytest.mark.parametrize("thralls", [[5], [5, 4]])
def test_a_spell_that_could_choose_in_another_lane_says_how(
    thralls: list[int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the only target of one's own lane is taken without a question."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    game = lanes(
        Lane(hand=["Falling Comet"], runes="Mind 7", far=Spot(thralls=thralls)),
        Lane(far=Spot(thralls=[3]), hand=["Gust"]),
    )
    session = Session(game, Messages("en"), Answers("play falling; quit"), Console(width=100))
    session.kept_names = ["Annie", "Garen"]
    assert session.run() == 0
    out = " ".join(capsys.readouterr().out.split())
    hint = "Falling Comet could also choose first in the lane of Garen. For that type undo, then lane Garen, and"
    assert out.count(hint) == 1
    alone = lanes(Lane(hand=["Falling Comet"], runes="Mind 7", far=Spot(thralls=thralls)), Lane())
    assert Session(alone, Messages("en"), Answers("play falling; quit"), Console(width=100)).run() == 0
    assert "could also choose" not in capsys.readouterr().out
