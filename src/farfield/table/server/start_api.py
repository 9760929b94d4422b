"""`GET /api/start`: what can be played here, in words."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import get_args

from litestar import get
from litestar.datastructures import State

from farfield._version import __version__
from farfield.cards.progress import sets
from farfield.decks import all_decks
from farfield.games.modes import MODES, PlayableMode
from farfield.rules.modes.table_options import CHOICE, FLAG, NUMBER, TableOption
from farfield.table import bodies, puzzling
from farfield.table.bodies import Lessons, ModeInfo, OptionInfo, PresetInfo, ProgramInfo, SetInfo, StartInfo
from farfield.table.learning import listed
from farfield.table.server import decks_api, http
from farfield.table.setting_up import modifier, sentences
from farfield.table.study import Puzzles, PuzzleSolution
from farfield.words.messages import LANGUAGES, Messages

MOST_SEATS = 8


def engine() -> str:
    spec = importlib.util.find_spec("farfield.rules")
    return "compiled" if spec and str(spec.origin).endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def option_info(option: TableOption, said: Messages) -> OptionInfo:
    sentence = modifier(option.name, option.usual, said)
    made = OptionInfo(option.name, "text", sentence, option.clause, option.usual, 0, 0, [])
    if option.kind == FLAG:
        made.kind = "flag"
    elif option.kind == NUMBER:
        made.kind, made.least, made.most = "number", option.least, option.most
    elif option.kind == CHOICE:
        made.kind, made.choices = "choice", list(option.choices)
    return made


def mode_info(mode: PlayableMode, said: Messages) -> ModeInfo:
    rules = mode.rules()
    presets = [
        PresetInfo(name, said.get(f"preset-{name}"), dict(options), sentences(mode.name, dict(options), said))
        for name, options in mode.presets.items()
    ]
    options = [option_info(option, said) for option in mode.options if option.for_people]
    most = min(rules.seats_most, MOST_SEATS)
    return ModeInfo(mode.name, said.get(f"mode-{mode.name}"), rules.seats_least, most, options, presets)


@lru_cache
def start_info(lang: str, expiry_days: int) -> StartInfo:
    said = Messages(lang)
    return StartInfo(
        __version__,
        bodies.CONTRACT,
        list(LANGUAGES),
        "compiled" if engine() == "compiled" else "interpreted",
        [mode_info(mode, said) for mode in MODES.values()],
        [decks_api.info(deck, said) for deck in all_decks()],
        [ProgramInfo(name, said.get(f"program-{name}")) for name in get_args(bodies.Program)],
        list(get_args(bodies.Phrase)),
        expiry_days,
        [SetInfo(x.code, x.name, **x.counts) for x in sets()],
    )


@get("/api/start")
async def start(request: http.Call, state: State) -> StartInfo:
    return start_info(http.language(request), state.rooms.expiry_days)


@get("/api/lessons")
async def lessons(request: http.Call) -> Lessons:
    return listed(http.language(request))


_PUZZLES: dict[str, Puzzles] = {}
_SOLUTIONS: dict[tuple[int, str], PuzzleSolution] = {}


@get("/api/puzzles")
async def puzzles(request: http.Call) -> Puzzles:
    """Reading all positions takes a while, so it is done elsewhere the first time."""
    lang = http.language(request)
    if lang not in _PUZZLES:
        _PUZZLES[lang] = await http.judge(request, puzzling.listed, lang)
    return _PUZZLES[lang]


@get("/api/puzzles/{number:int}/solution")
async def solution(request: http.Call) -> PuzzleSolution:
    key = int(request.path_params["number"]), http.language(request)
    if key not in _SOLUTIONS:
        _SOLUTIONS[key] = await http.judge(request, puzzling.solution, *key)
    return _SOLUTIONS[key]
