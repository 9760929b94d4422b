"""Starting a game from settings or decks."""

from __future__ import annotations

from collections.abc import Sequence

from farfield.cards.catalogue import lexicon, printed
from farfield.decks import Deck, ban_list
from farfield.games.modes import OptionsLike
from farfield.games.settings import BadSettings, SeatLike, SeatSettings, Settings
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT, PREF_ASK_IN_MAIN, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL
from farfield.rules.game import Game, new_game
from farfield.rules.setup import Loadout


def loadout(deck: Deck) -> Loadout:
    """A deck as the rules take it: printed cards, the Chosen Champion apart. Of a sideboard the facts are enough."""
    main = [printed(name) for count, name in deck.main for _ in range(count)]
    champion = printed(deck.champion)
    main.remove(champion)
    return Loadout(
        deck.name,
        printed(deck.legend),
        champion,
        main,
        [printed(name) for count, name in deck.runes for _ in range(count)],
        [printed(name) for name in deck.battlefields],
        [printed(name) for count, name in deck.sideboard for _ in range(count)],
    )


def start(
    what: Settings | Sequence[SeatLike],
    seed: int | None = None,
    mode: str = "duel",
    record: bool = True,
    options: OptionsLike = (),
) -> Game:
    """A new game from settings; or from decks (or names of built-in ones), one for each seat, a seed, a mode and what
    the table agrees on in it.

    Without a seed the game gets one nobody can guess. `record=False` keeps no answers and no events, for mass play.

    >>> start(["Garen", "Lux"], seed=7).decisions()[0].seat
    1
    """
    if isinstance(what, str):
        what = [what]  # one deck, not a deck for each letter of its name
    if not isinstance(what, Settings):
        settings = Settings.of(*what, seed=seed, mode=mode, options=options)
    elif seed is None and mode in ("duel", what.mode) and not options:
        settings = what
    else:
        text = "Settings already say the seed, the mode and its options. Leave these out, or make other settings."
        raise BadSettings("settings-and-more", text)
    return begin(settings, [loadout(seat.deck) for seat in settings.seats], record)


def begin(settings: Settings, decks: list[Loadout], record: bool = True) -> Game:
    """A new game from settings, with these cards in this order before they are shuffled."""
    prefs = [preferences(seat) for seat in settings.seats]
    rules = settings.rules
    seats = len(decks)
    teams, npcs, words = rules.teams(seats), rules.npc_sides(seats), lexicon(ban_list(settings.mode), settings.bans_on)
    game = new_game(rules, decks, settings.seed, record, teams, npcs, prefs, words)
    game.origin = settings
    return game


def preferences(seat: SeatSettings) -> int:
    """Which questions a seat wants to be asked, as the rules keep it."""
    windows = PREF_ASK_IN_WINDOWS | PREF_ASK_IN_MAIN if seat.every_window else 0
    if seat.ends_own_turn:
        windows |= PREF_ASK_IN_MAIN
    windows |= PREF_ASK_CONSENT if seat.asks_consent else 0
    return windows | (PREF_FULL_CONTROL if seat.full_control else 0)
