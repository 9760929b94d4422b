"""Who plays Lane Legends alone is spoken to as one player, in the log and in the result; a team is not."""

from __future__ import annotations

import re

import pytest

from farfield.games import Settings, start
from farfield.rules.game import Game
from farfield.rules.knowing.visibility import Seen
from farfield.words.ends import why_it_ended
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import OF_TEAM, Teller
from tests.insides import score, win

TEAM = re.compile(r"\b(team|equipo|équipe)", re.IGNORECASE)


def told(kind: str, args: list[int]) -> Seen:
    return Seen(kind, [], [], args, "", 1)


HAPPENED = (
    told("all-lose", []),
    told("burns-out", [0]),
    told("ends-turn", [0]),
    told("gains-points", [0, 1, 3]),
    told("gains-points", [0, -1, 2]),
    told("turn", [0, 4]),
    told("wins", [0]),
)


def lanes(players: int) -> Game:
    return start(Settings.of(*("Garen", "Lux")[:players], seed=3, mode="lanes", any_deck=True))


def log(game: Game, lang: str, viewer: int) -> list[str]:
    teller = Teller(game, ["Ann", "Bob", "NPC", "NPC"], viewer)
    return [Messages(lang).say(teller.happening(x)) for x in HAPPENED]


def test_the_log_speaks_to_the_one_player() -> None:
    assert {x.kind for x in HAPPENED} >= OF_TEAM
    assert log(lanes(1), "en", 0) == [
        "You lose the game.",
        "Your Main Deck holds too few cards: you burn out.",
        "You are done for this turn.",
        "You score 1 point and have 3.",
        "You lose a point and have 2.",
        "Turn 4 begins.",
        "You win the game.",
    ]
    assert log(lanes(1), "de", 0)[0] == "Du verlierst das Spiel."
    assert log(lanes(1), "es", 0)[4] == "Pierdes un punto y tienes 2."
    assert log(lanes(1), "fr", -1)[0] == "Ann perd la partie."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_team_is_named_only_where_there_is_one(lang: str) -> None:
    assert not [line for viewer in (0, -1) for line in log(lanes(1), lang, viewer) if TEAM.search(line)]
    assert len([line for line in log(lanes(2), lang, 0) if TEAM.search(line)]) == 5


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("end", ["won", "lost", "burns-out", "concedes"])
def test_so_does_the_result(lang: str, end: str) -> None:
    said = {}
    for players in (1, 2):
        game = lanes(players)
        game.concede(0)
        if end == "won":
            win(game, range(players))
        elif end == "lost":
            game.events().clear()
        elif end == "burns-out":
            found = next(x for x in game.events() if x.kind == "concedes")
            found.kind = "burns-out"
        for points in (1, 2):
            score(game, 0, points)
            said[players, points] = Messages(lang).say(why_it_ended(Teller(game, ["Ann", "Bob", "NPC", "NPC"], 0)))
    assert not TEAM.search(said[1, 1]) and "Ann" not in said[1, 1]
    assert TEAM.search(said[2, 1])
    plural = r"\b(points|Punkten|puntos)\b"
    assert all(re.search(plural, said[players, 2]) for players in (1, 2))
    assert end == "won" or not any(re.search(plural, said[players, 1]) for players in (1, 2)), said


AT_NOTHING = {
    "en": ("You look at no card.", "Ann looks at no card."),
    "de": ("Du siehst dir keine Karte an.", "Ann sieht sich keine Karte an."),
    "es": ("No miras ninguna card.", "Ann no mira ninguna card."),
    "fr": ("Vous ne regardez aucune carte.", "Ann ne regarde aucune carte."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_looks_at_the_top_of_an_empty_deck_looks_at_no_card(lang: str) -> None:
    game, line = lanes(2), told("looks", [0, 0])
    said = [Messages(lang).say(Teller(game, ["Ann", "Bob", "NPC", "NPC"], viewer).happening(line)) for viewer in (0, 1)]
    assert tuple(said) == AT_NOTHING[lang]
