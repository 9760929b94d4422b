"""`farfield play`: sets up a Duel, its players and where the answers come from."""

from __future__ import annotations

import secrets
from pathlib import Path

from farfield.cards.facts import facts
from farfield.cli.answers import Answers
from farfield.cli.decks import find_deck
from farfield.cli.session import Session
from farfield.cli.terminal import complain, messages_for, screen
from farfield.errors import FarfieldError
from farfield.games import SeatSettings, Settings, load, start


def play(
    *,
    deck: str,
    against: str,
    opponent: str,
    watch: bool,
    any_deck: bool,
    seed: int | None,
    lang: str | None,
    script: str | None,
    resume: Path | None,
    save: Path | None,
) -> int:
    messages = messages_for(lang)
    try:
        if resume is not None:
            game = load(resume)
        else:
            game = start(settings_of(deck, against, opponent, watch=watch, any_deck=any_deck, seed=seed))
        answers = Answers(script)
        return Session(game, messages, answers, screen(), keep=save or resume).run()
    except FarfieldError as error:
        return complain(messages, error)


def settings_of(deck: str, against: str, opponent: str, *, watch: bool, any_deck: bool, seed: int | None) -> Settings:
    """Who sits where, with which deck. Players are called by their champions; twins are numbered."""
    decks = [find_deck(deck), find_deck(against)]
    names = [facts(d.legend).champion_tag or d.name for d in decks]
    if names[0] == names[1]:
        names = [f"{name} {i}" for i, name in enumerate(names, start=1)]
    other = "rule-of-thumb" if watch and opponent == "human" else "person" if opponent == "human" else opponent
    kinds = ["rule-of-thumb" if watch else "person", other]
    seats = [SeatSettings(d, name, kind, ends_own_turn=kind == "person") for d, name, kind in zip(decks, names, kinds)]
    return Settings.of(*seats, seed=secrets.randbelow(1_000_000) if seed is None else seed, any_deck=any_deck)
