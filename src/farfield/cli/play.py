"""`farfield play`: sets up a game, its players and where the answers come from."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from farfield.cards.facts import facts
from farfield.cli.answers import Answers
from farfield.cli.decks import find_deck
from farfield.cli.match import play_match
from farfield.cli.offering import Offer, as_it_is, offering
from farfield.cli.session import Session
from farfield.cli.terminal import complain, messages_for, screen
from farfield.decks import Deck
from farfield.errors import FarfieldError
from farfield.games import MODES, SeatSettings, Settings, load, match_records, start

STARTERS = ("Annie", "Garen", "Lux", "Master Yi")
"""Who plays what where nobody says; in Lane Legends with gear."""
MOST_LANES = 12


class BadTable(FarfieldError):
    """Nobody can sit like that."""


def play(
    settings: Callable[[Offer], Settings],
    *,
    lang: str | None,
    script: str | None,
    resume: Path | None,
    save: Path | None,
) -> int:
    """Play a new game or a saved one until it is over or somebody leaves; the exit code."""
    messages = messages_for(lang)
    try:
        if resume is not None and match_records.file_holds_match(resume):
            return play_match(settings, games=0, lang=lang, script=script, resume=resume, save=save)
        answers, console = Answers(script), screen()
        game = load(resume) if resume is not None else start(settings(offering(messages, answers, console)))
        return Session(game, messages, answers, console, keep=save or resume).run()
    except FarfieldError as error:
        return complain(messages, error)


def duel_settings(
    deck: str,
    against: str,
    opponent: str,
    *,
    rulebook: bool = False,
    watch: bool = False,
    any_deck: bool = False,
    bans_on: str = "",
    seed: int | None = None,
    pay_by_hand: bool = False,
    offer: Offer = as_it_is,
) -> Settings:
    """Who sits where, with which deck."""
    other = "rule-of-thumb" if watch and opponent == "human" else "person" if opponent == "human" else opponent
    kinds = ["rule-of-thumb" if watch else "person", other]
    seats = _seats(_decks([deck, against], any_deck, offer), kinds, pay_by_hand)
    options = {"rulebook": rulebook}
    return Settings.of(*seats, seed=_seed(seed), any_deck=any_deck, options=options, bans_on=bans_on)


def lanes_settings(
    players: int | None,
    people: int | None,
    decks: Sequence[str],
    options: Mapping[str, object],
    *,
    program: str = "rule-of-thumb",
    any_deck: bool = False,
    seed: int | None = None,
    pay_by_hand: bool = False,
    offer: Offer = as_it_is,
) -> Settings:
    """A team: as many lanes as players, the first `people` of them for people at this keyboard."""
    count = max(1, len(decks)) if players is None else players
    if not 1 <= count <= MOST_LANES:
        text = "{count} players are too many or too few for this terminal. Give a number from 1 to {most}."
        raise BadTable("table-players", text, {"count": count, "most": MOST_LANES})
    if len(decks) > count:
        text = "{given} decks are too many for {count} seats. Leave some out."
        raise BadTable("table-decks", text, {"given": len(decks), "count": count})
    seated = count if people is None else people
    if not 0 <= seated <= count:
        text = "{people} people cannot sit at {count} lanes. Give a number from 0 to {count}."
        raise BadTable("table-people", text, {"people": seated, "count": count})
    names = [*decks, *(f"{STARTERS[i % len(STARTERS)]} with gear" for i in range(len(decks), count))]
    kinds = ["person" if i < seated else program for i in range(count)]
    seats = _seats(_decks(names, any_deck, offer), kinds, pay_by_hand)
    return Settings.of(*seats, seed=_seed(seed), mode="lanes", any_deck=any_deck, options=options)


def table_settings(
    mode: str,
    people: int,
    decks: Sequence[str],
    opponent: str,
    *,
    rulebook: bool = False,
    any_deck: bool = False,
    bans_on: str = "",
    seed: int | None = None,
    pay_by_hand: bool = False,
    offer: Offer = as_it_is,
) -> Settings:
    """A Match, Skirmish, War or 2v2: the first `people` seats are people at this keyboard, programs have the others."""
    count = MODES[mode].rules().seats_most
    if not 0 <= people <= count:
        text = "{people} people cannot sit at {count} seats. Give a number from 0 to {count}."
        raise BadTable("table-seats", text, {"people": people, "count": count})
    if len(decks) > count:
        text = "{given} decks are too many for {count} seats. Leave some out."
        raise BadTable("table-decks", text, {"given": len(decks), "count": count})
    left = [name for name in STARTERS if name not in decks]
    names = [*decks, *left][:count]
    kinds = ["person" if i < people else opponent for i in range(count)]
    seats = _seats(_decks(names, any_deck, offer), kinds, pay_by_hand)
    options = {"rulebook": rulebook}
    return Settings.of(*seats, seed=_seed(seed), mode=mode, any_deck=any_deck, options=options, bans_on=bans_on)


def _decks(names: Sequence[str], any_deck: bool, offer: Offer) -> list[Deck]:
    return [offer(find_deck(name), any_deck) for name in names]


def _seed(seed: int | None) -> int:
    return secrets.randbelow(1_000_000) if seed is None else seed


def _seats(decks: Sequence[Deck], kinds: Sequence[str], pay_by_hand: bool) -> list[SeatSettings]:
    """Players are called by their champions; twins are numbered. People end their turns themselves."""
    names = [facts(deck.legend).champion_tag or deck.name for deck in decks]
    called = [f"{name} {names[: i + 1].count(name)}" if names.count(name) > 1 else name for i, name in enumerate(names)]
    person = [kind == "person" for kind in kinds]
    return [
        SeatSettings(deck, name, kind, full_control=pay_by_hand and own, ends_own_turn=own)
        for deck, name, kind, own in zip(decks, called, kinds, person)
    ]
