"""What was said of a place is said again as it was for as long as a game stands still, and anew when it has gone on."""

from __future__ import annotations

from farfield.games import start
from farfield.words.messages import LANGUAGES, Messages, Said, messages_in
from farfield.words.telling import Teller


def test_a_place_is_said_once_while_the_game_stands_still() -> None:
    game = start(["Garen"], seed=1, mode="lanes")
    teller = Teller(game, ["Ann", "NPC"], 0)
    at = game.sides[0].base
    assert teller.place(at) is not teller.place(at), "whoever does not keep still may speak of another moment"
    teller.keep_still()
    assert teller.place(at) is teller.place(at) and teller.whose(0) is teller.whose(0)
    assert teller.place(at, "place-to") != teller.place(at)


def test_what_was_said_before_is_forgotten_when_the_game_has_gone_on() -> None:
    game = start(["Garen"], seed=1, mode="lanes")
    names = ["Ann", "NPC"]
    teller = Teller(game, names, 1)
    teller.keep_still()
    before = teller.whose(0)
    names[0] = "Eve"
    teller.keep_still()
    assert before.args["who"] == "Ann" and teller.whose(0).args["who"] == "Eve"


def test_a_part_is_said_in_the_language_of_the_whole_whoever_heard_it_before() -> None:
    part = Said("phase-draw")
    whole = Said("log-phase", {"phase": part})
    first = {lang: Messages(lang).say(whole) for lang in LANGUAGES}
    assert {lang: messages_in(lang).say(whole) for lang in reversed(LANGUAGES)} == first
    assert {lang: Messages(lang).say(Said("log-phase", {"phase": Said("phase-draw")})) for lang in LANGUAGES} == first
