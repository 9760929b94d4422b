"""What is told in Lane Legends is true of this very game: what is dealt next, who did not agree, where a target is."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from farfield.cli.answers import Answers
from farfield.cli.lane_board import LaneBoard
from farfield.cli.news import told
from farfield.cli.session import Session
from farfield.games import why_not
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.rules.game import Game
from farfield.rules.ids import SeatId
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.insides import make_known
from tests.scenarios.lane_legends.lane_table import Lane, Spot, Thrall, act, at, lanes, question_of
from tests.scenarios.table import hand, spell_card

NAMES = ["Annie", "Garen", "NPC", "NPC"]


def board(game: Game, width: int = 100, lang: str = "en", viewer: int = 0) -> str:
    out = io.StringIO()
    drawn = LaneBoard(game, Teller(game, NAMES, viewer), Messages(lang), [""] * 4, width).draw()
    Console(file=out, width=width).print(drawn)
    return out.getvalue()


def with_known_bottom(deck: list[str], **more: object) -> Game:
    """A lane of which everybody knows the bottom card of the deck."""
    modifiers = more.pop("modifiers", None)
    assert modifiers is None or isinstance(modifiers, Modifiers)
    game = lanes(Lane(deck=deck, **more), modifiers=modifiers)  # type: ignore[arg-type]
    make_known(game, game.sides[0].deck[0])
    return game


def news(game: Game, lang: str = "en", viewer: int = 0) -> list[str]:
    return [line for line, _ in told(game.events(), Teller(game, NAMES, viewer), Messages(lang))]


@pytest.mark.clause("LL 4")
def test_the_card_dealt_next_is_told_where_it_is_known() -> None:
    game = with_known_bottom(["Gust", "Tibbers"])
    assert [card.name for card in game.view(0).sides[0].deck if card.dealt_next] == ["Tibbers"]
    assert "Dealt next Tibbers" in " ".join(board(game).split())
    assert game.view(0).sides[0].deck[-1].plain()["dealt_next"] is True


@pytest.mark.clause("LL 9.9")
def test_the_bottom_card_is_not_dealt_next_while_a_sideboard_goes_first() -> None:
    first = Modifiers(sideboard_first=True)
    game = with_known_bottom(["Gust", "Tibbers"], sideboard=["Flash"], modifiers=first)
    assert not any(card.dealt_next for card in game.view(0).sides[0].deck) and "Dealt next" not in board(game)
    empty = with_known_bottom(["Gust", "Tibbers"], modifiers=first)
    assert "Dealt next" in board(empty)


@pytest.mark.clause("LL 2.2")
def test_the_only_card_of_a_deck_is_drawn_before_it_could_be_dealt() -> None:
    game = with_known_bottom(["Tibbers"])
    assert [card.name for card in game.view(0).sides[0].deck] == ["Tibbers"] and "Dealt next" not in board(game)
    act(game, 0, "end")
    assert hand(game, 0) == ["Tibbers"] and not game.view(0).sides[0].pile


def asks_garen() -> Game:
    game = lanes(
        Lane(base=["Daring Poro"], hand=["Back to Back"], runes="Order 9"),
        Lane(base=["Daring Poro", "Petty Officer"], runes="Body 4"),
    )
    game.wish(1, game.wishes(1) | PREF_ASK_CONSENT)
    act(game, 0, "play Back to Back", "pick Daring Poro")
    return game


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("LL 8.4")
def test_who_is_asked_for_consent_hears_from_whom_and_for_what(lang: str) -> None:
    game = asks_garen()
    teller, messages = Teller(game, NAMES, 1), Messages(lang)
    asked = question_of(game, 1)
    question = messages.say(teller.question(asked))
    assert all(word in question for word in ("Annie", "Back to Back", "Daring Poro", "2 [M]")), question
    words = teller.context(asked)
    assert words is not None and "+2 [M]" in messages.say(words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("LL 8.4")
def test_without_consent_a_card_is_taken_back_and_not_lost(lang: str) -> None:
    game = asks_garen()
    act(game, 1, "no", "no")
    assert hand(game, 0) == ["Back to Back"] and not game.sides[0].trash
    assert not any(game.card(id).exhausted for id in game.sides[0].runes)
    for viewer, me in ((0, "other"), (1, "you")):
        said = Messages(lang).get("log-withdrawn-refused", card="Back to Back", me=me, who="Garen")
        assert news(game, lang, viewer)[-1] == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("LL 8.3")
def test_why_says_that_there_are_targets_in_a_teammates_lane(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    gust = Lane(hand=["Gust"], runes="Chaos 3")
    game = lanes(gust, Lane(far=Spot(thralls=[2])))
    refusal = why_not(game, 0, "play Gust")
    assert refusal is not None and refusal.params["lanes"] == "seat 1"
    assert str(refusal).endswith("but there is in the lane of: seat 1. [LL 8.3]")
    session = Session(game, Messages(lang), Answers("why gust; quit"), Console(width=200))
    session.kept_names = ["Annie", "Garen"]
    assert session.run() == 0
    out, said = " ".join(capsys.readouterr().out.split()), Messages(lang)
    for line in (
        said.get("why-not-choice-elsewhere", card="Gust", lanes="Garen"),
        said.get("why-lane", lane="lane Garen"),
    ):
        assert " ".join(line.split()) in out
    assert str(why_not(lanes(gust, Lane()), SeatId(0), "play Gust")).endswith("that Gust could choose. [CR 355.8]")


@pytest.mark.clause("LL 2.7")
def test_why_says_in_which_lane_something_is_possible(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    mine = Lane(hand=["Mobilize", "Gust"], runes="Body 3, Chaos 3", base=["Daring Poro"], near=Spot(thralls=[2]))
    game = lanes(mine, Lane())
    act(game, 0, "move Daring Poro")
    session = Session(game, Messages("en"), Answers("why mobilize; why gust; quit"), Console(width=200))
    session.kept_names = ["Annie", "Garen"]
    assert session.run() == 0
    out = capsys.readouterr().out
    assert "Play Mobilize: you can do that now.\nFor that type lane Garen, and play or use it there." in out
    assert "Play Gust: you can do that now, it is option 1.\nAnnie, choose" in out


@pytest.mark.clause("LL 9.3")
def test_a_merge_tells_the_might_with_what_strikes_add() -> None:
    standing = [Thrall(3, strikes=1), Thrall(4)]
    first = spell_card("Spark", energy=2)
    mighty = Modifiers(mighty_strikes=2)
    game = lanes(Lane(at_npc=standing, deals=[first], deck=[]), phase="enthralled", modifiers=mighty)
    assert any(line.endswith("merge into one with 11 [M] and 1 Strike.") for line in news(game))
    assert at(game, "npc base") == ["Thrall 11 with 1 Strike"]


# --- the board


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_no_border_cuts_off_what_goes_on_at_a_battlefield(lang: str, width: int) -> None:
    here = Spot(thralls=[2], card="Trifarian War Camp")
    game = lanes(Lane(base=["Daring Poro"], hand=["Gust"], runes="Chaos 3", near=here), Lane())
    act(game, 0, "move Daring Poro")
    shown = " ".join(" ".join(line.strip("│╭╮─ ") for line in board(game, width, lang).splitlines()).split())
    said = Messages(lang)
    teller = Teller(game, NAMES, 0)
    for words in (
        said.get("board-controlled", **teller.person(2)),
        said.get("board-contested", **teller.person(0)),
        said.get("board-combat"),
        said.get("board-focus", **teller.person(0)),
    ):
        assert " ".join(words.split()) in shown, (words, shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("left", [0, 1, 4])
@pytest.mark.clause("LL 3.2")
def test_a_main_deck_that_runs_out_is_a_warning(lang: str, left: int) -> None:
    said = Messages(lang)
    warning = " ".join((said.get("board-deck-low", n=left) if left else said.get("board-deck-empty")).split())
    for viewer in (0, 1):  # in one's own lane, and on the strip of a teammate
        game = lanes(Lane(deck=["Daring Poro"] * left), Lane())
        shown = " ".join(board(game, 100, lang, viewer).replace("│", " ").split())
        assert shown.count(warning) == 1 and said.get("board-deck", n=left) + " ·" not in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_main_deck_that_lasts_is_counted(lang: str) -> None:
    said = Messages(lang)
    shown = board(lanes(Lane(deck=["Daring Poro"] * 5)), 100, lang)
    assert said.get("board-deck", n=5) + " ·" in shown and said.get("board-deck-low", n=5) not in shown


# --- the rules on one page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_are_told_as_this_game_has_them(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    said = Messages(lang)
    plain = {"from": "deck", "icons": "all", "runes": "exhausted"}
    agreed = {"from": "sideboard", "icons": "cost", "runes": "recycled"}
    easier = Modifiers(sideboard_first=True, printed_cost_only=True, recycle_costs=True, gold_pays=True)
    for modifiers, told_as, not_so in ((Modifiers(), plain, agreed), (easier, agreed, plain)):
        game = lanes(Lane(), modifiers=modifiers)
        assert Session(game, said, Answers("help lanes; quit"), Console(width=120)).run() == 0
        out = " ".join(capsys.readouterr().out.split())
        for line in ("lanes-dealing", "lanes-advice"):
            assert " ".join(said.get(line, **told_as).split()) in out
            assert " ".join(said.get(line, **not_so).split()) not in out
        assert (" ".join(said.get("modifier-gold-pays").split()) in out) == modifiers.gold_pays
