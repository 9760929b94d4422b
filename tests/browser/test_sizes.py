"""What a visit loads: the built files, as they travel."""

from __future__ import annotations

from itertools import combinations

from farfield.cards.tokens import TOKENS
from farfield.decks import Deck, preconstructed
from tests.browser.conftest import Server
from tests.browser.looking import Screen
from tests.browser.person import Person
from tools import build_client

DRAWN = """() => {
  const seen = [...document.querySelectorAll('#hand img')].map((one) => decodeURIComponent(one.src))
  return seen.length > 0 && seen.every((one) => one.includes('url(#em)'))
}"""


def cards(deck: Deck) -> set[str]:
    return {
        deck.legend,
        deck.champion,
        *deck.battlefields,
        *(card for _, card in (*deck.main, *deck.runes, *deck.sideboard)),
    }


def test_a_first_visit_and_the_art_of_two_decks_stay_small(server: Server) -> None:
    assert build_client.first_load() <= build_client.BUDGET
    loads = [
        build_client.art_load(cards(one) | cards(two) | set(TOKENS)) for one, two in combinations(preconstructed(), 2)
    ]
    assert 0 < max(loads) <= build_client.ART_BUDGET


def test_only_the_emblems_of_what_is_seen_are_loaded_and_those_once(screen: Screen, server: Server) -> None:
    page = screen(fresh=True)
    calls: list[str] = []
    page.on("request", lambda call: calls.append(call.url))
    person = Person(page, server.address)
    person.solo()
    page.wait_for_function(DRAWN)  # every card in hand shows its emblem
    page.wait_for_load_state("networkidle")
    drawn = [url for url in calls if "/emblems-" in url and url.endswith(".svg")]
    assert 3 < len(drawn) < 60
    assert len(drawn) == len(set(drawn))
    assert person.troubles == []
