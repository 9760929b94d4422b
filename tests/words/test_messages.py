"""The messages: the same ones with the same variables in four languages, all that the code asks for, no other words."""

from __future__ import annotations

import ast
import itertools
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import farfield
from farfield.cards.proving import MARKS
from farfield.cli.commands import LANE_NAMES, NAMES, WISHES, WITH_ARGUMENTS
from farfield.cli.lane_commands import HOW_TO
from farfield.cli.why import VERBS
from farfield.decks import MODES, about, all_decks
from farfield.errors import Message
from farfield.games import Position, Seat
from farfield.games.modes import LANE_PRESETS
from farfield.lab.card_use import WAYS
from farfield.lab.ladder import DECKS as DECK_KINDS
from farfield.players.hints import NUDGES
from farfield.puzzles.goals import GOALS
from farfield.rules.deciding.reasons import REASONS
from farfield.rules.modes.table_options import LANE_OPTIONS, RULEBOOK
from farfield.rules.terms import PHASE_NAMES, QUESTION_NAMES, ZONE_NAMES
from farfield.rules.why_not.refusals import DEEDS as DEED_WORDS
from farfield.rules.why_not.refusals import WORDS, deed_words
from farfield.words.asking import COUNTING
from farfield.words.explaining import ASKS
from farfield.words.log_lines import LINES, OBJECTS, UNSEEN
from farfield.words.messages import LANGUAGES, Listed, Messages, Said, UnknownLanguage, preferred_language
from farfield.words.offering import PLAIN
from farfield.words.telling import DEEDS, OF_ONE, OF_TEAM, REFUSED, Teller

SOURCE = Path(farfield.__file__).parent
KEBAB = re.compile(r"[a-z0-9_]+(-[a-z0-9_]+)+")

VALUES: dict[str, list[str | int]] = {
    "me": ["you", "other"],
    "lost": ["you", "other"],
    "spot": ["any", "one"],
    "kind": ["base", "battlefield", "person"],
    "initial": ["vowel", "consonant"],
    "near": ["yes", "no"],
    "misfit": ["kind", "side", "place", "description", "together", "rest", "choice"],
    "type": ["unit", "spell", "gear", "rune", "battlefield", "legend"],
    "n": [0, 1, 2, "+2"],
    "count": [0, 1, 2],
    "least": [0, 1, 2],
    "most": [1, 2],
    "limit": [1, 2],
    "points": [0, 1, 2],
}
"""What selectors choose by; every other variable is a name or a number."""

ENGLISH = frozenset(
    re.findall(
        r"\w+",
        "the of and with is are your you this that which cannot there have its from into when while what who why how "
        "where not now only must should would if than then",
    )
)
"""Words that no other of the four languages has."""


@cache
def bodies(lang: str) -> dict[str, ftl.Message]:
    parsed = FluentParser().parse((SOURCE / "words" / lang / "ui.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ftl.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    return {entry.id.name: entry for entry in found}


def elsewhere() -> set[str]:
    """What only the table in the browser and the lessons say; their own tests look after these words."""
    folder = SOURCE / "words" / "en"
    text = "".join((folder / file).read_text(encoding="utf-8") for file in ("table.ftl", "lessons.ftl"))
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)}


def inside(node: ftl.BaseNode) -> list[ftl.BaseNode]:
    out = [node]
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                out += inside(child)
    return out


@cache
def variables(lang: str, id: str) -> frozenset[str]:
    """The variables of a message, and of those it refers to."""
    out: set[str] = set()
    for node in inside(bodies(lang)[id]):
        if isinstance(node, ftl.VariableReference):
            out.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            out |= variables(lang, node.id.name)
    return frozenset(out)


# --- four languages, one list


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_language_has_the_same_messages(lang: str) -> None:
    assert set(bodies(lang)) == set(bodies("en"))


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_every_message_has_the_same_variables(lang: str) -> None:
    own = {"initial", "noun"} if lang == "fr" else set()
    different = {id for id in bodies("en") if variables(lang, id) - own != variables("en", id)}
    assert not different


@cache
def every_form(lang: str, id: str) -> list[str]:
    """A message with every combination of what its selectors may be given."""
    messages = Messages(lang)
    names = sorted(variables(lang, id))
    choices = [VALUES.get(name, ["Xyzzy"]) for name in names]
    return [messages.get(id, **dict(zip(names, values))) for values in itertools.product(*choices)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_said_in_every_form(lang: str) -> None:
    for id in bodies(lang):
        for words in every_form(lang, id):
            assert words.strip() == words and words, id
            assert not re.search(r"[{}$]|  ", words), (id, words)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_english_strays_into_other_languages(lang: str) -> None:
    strays: list[str] = []
    for id in bodies(lang):
        if id.startswith("command-"):
            continue
        for words in every_form(lang, id):
            plain = words.replace("rule-of-thumb", "")
            found = ENGLISH & set(re.findall(r"[a-zà-ÿ]+", plain.casefold()))
            strays += [f"{id}: {words} ({', '.join(found)})"] if found else []
    assert not strays


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_only_names_are_the_same_as_in_english(lang: str) -> None:
    """A sentence of three words or more that reads the same in two languages has not been translated."""
    same = [
        id
        for id in bodies(lang)
        if not id.startswith(("help-language", "phase-", "zone-", "board-", "thing-", "deck-main", "deck-runes"))
        and every_form(lang, id) == every_form("en", id)
        and len(re.findall(r"[A-Za-z]{2,}", every_form(lang, id)[0].replace("Xyzzy", ""))) > 2
    ]
    assert not same


def test_french_keeps_its_spaces() -> None:
    for id in bodies("fr"):
        for words in every_form("fr", id) if not id.startswith("command-") else ():
            assert not re.search(r" [:;!?»]|« ", words), (id, words)
            assert "'" not in words.replace("Doran's", ""), (id, words)


@pytest.mark.parametrize(
    ("lang", "formal"),
    [("de", r"\b(Sie|Ihr|Ihre|Ihren)\b"), ("es", r"\b([Uu]sted|su turno)\b"), ("fr", r"\b(tu|ton|tes)\b")],
)
def test_each_language_keeps_its_form_of_address(lang: str, formal: str) -> None:
    allowed = {"text-title", "log-ends-turn"}  # "sie" opens a sentence there, "su" is another's
    wrong = [id for id in bodies(lang) if id not in allowed and re.search(formal, " ".join(every_form(lang, id)))]
    assert not wrong


# --- what the code says


def calls(*folders: str) -> list[tuple[Path, ast.Call]]:
    files = [file for folder in folders for file in sorted((SOURCE / folder).rglob("*.py"))]
    files += [SOURCE / "errors.py"] if "" not in folders else []
    out: list[tuple[Path, ast.Call]] = []
    for file in files:
        out += [(file, n) for n in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(n, ast.Call)]
    return out


def constants(node: ast.expr) -> list[str]:
    """The texts an expression may be: a text, or one of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return []


def said_in_code() -> set[str]:
    """Ids that are handed to a function that puts them into words."""
    out: set[str] = set()
    for file, call in calls("cli", "lab", "words", "players"):
        if file.parent.name == "words" and file.stem not in (
            "apart",
            "asking",
            "calling",
            "ends",
            "explaining",
            "messages",
            "offering",
            "telling",
        ):
            continue  # these speak with the words of terms.ftl
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in ("get", "say", "tell", "Said") and call.args:
            out |= {id for id in constants(call.args[0]) if KEBAB.fullmatch(id) or id in bodies("en")}
    return out


def error_ids() -> set[str]:
    """Ids of errors and findings: an id followed by its English text."""
    out: set[str] = set()
    for file, call in calls("decks", "reference", "games", "cards", "words", "players", "puzzles", "lab", "cli"):
        for first, second in itertools.pairwise(call.args):
            worded = (
                (isinstance(second, ast.Name) and second.id in ("text", "words"))
                or isinstance(second, (ast.BinOp, ast.JoinedStr))
                or any(" " in text for text in constants(second))
            )
            for id in constants(first) if worded else ():
                named = getattr(call.func, "id", "")
                of_position = named == "problem" and file.parent.name == "position"
                if KEBAB.fullmatch(id) or (of_position and id.isalpha() and id.islower()):
                    out.add(f"position-{id}" if of_position else id)
    return out


def families() -> set[str]:
    """Ids that the code puts together."""
    out = {f"phase-{name}" for name in (*PHASE_NAMES, "enthralled", "action")} | {
        f"zone-{name.replace(' ', '-')}" for name in ZONE_NAMES
    }
    out |= {f"{what}-{name}" for name in QUESTION_NAMES for what in ("question", "about")}
    out |= {f"log-{kind}" for kind in LINES} | {f"log-{kind}-unseen" for kind in UNSEEN}
    out |= {f"log-{kind}-refused" for kind in REFUSED}
    out |= {f"log-{kind}-team" for kind in OF_TEAM} | {"log-team-scores", "log-team-loses-points"}
    out |= {*OF_ONE.values(), "log-loses-points-alone", "board-title-alone", "board-title-team", "result-with"}
    out |= {id for id, _ in REASONS.values()} | set(PLAIN.values()) | {"why-not-lane-place", "why-not-choice-elsewhere"}
    out |= {"why-not-action-phase", "why-not-choice-later", "why-verb-on"} | {f"why-verb-{verb}" for verb in VERBS}
    out |= {f"{what}-{name}" for name in NAMES for what in ("command", "help")}
    out |= {f"{what}-{name}" for name in LANE_NAMES for what in ("command", "help")}
    out |= {f"help-{name}-args" for name in WITH_ARGUMENTS}
    out |= {id for id, _ in NUDGES.values()} | {"hint-nudge-wait", "hint-nudge-choose"}
    out |= {f"puzzle-goal-{kind}" for kind in GOALS} | {"puzzle-rules-lane", "puzzle-rules"}
    out |= {f"lab-decks-{kind}" for kind in DECK_KINDS} | {f"lab-way-{way}" for way in WAYS}
    out |= {
        "lab-no",
        "lab-tune-yes",
        "lab-player",
        "lab-against",
        "lab-won",
        "lab-share",
        "lab-certain",
        "lab-held",
        "lab-left",
    }
    out |= {f"lanes-{name}" for name in HOW_TO} | {f"preset-{name}" for name in LANE_PRESETS}
    out |= {f"modifier-{option.name}" for option in LANE_OPTIONS}
    ends = ("won", "lost", "burns-out", "concedes")
    out |= {f"result-{who}-{end}" for who in ("team", "alone") for end in ends}
    out |= {"result-team-points-one", "result-points-one", "begins", "recycled-goes"}
    out |= {f"question-{name}-npc" for name in ("recycle", "recycle-one")} | COUNTING | set(ASKS.values())
    out |= {f"mode-{mode}" for mode in MODES} | {about(deck.name).id for deck in all_decks()} | {"deck-lists-title"}
    out |= {f"modifier-{option.name}" for option in (*LANE_OPTIONS, RULEBOOK)}
    out |= {f"preset-{name}" for name in LANE_PRESETS}
    out |= {f"type-{name}" for name in ("unit", "gear", "spell", "rune", "battlefield", "legend", "card")}
    out |= {f"supertype-{name}" for name in ("champion", "signature", "basic", "token", "equipment")}
    out |= {"speed-action", "speed-reaction", "place", "place-at", "place-to", "place-from"}
    out |= {f"group-{name}" for name in ("play", "use", "move", "hide", "end")}
    out |= {f"cards-{name}" for name in ("total", "complete", "partial", "absent", "is-partial", "is-absent")}
    out |= {f"nearest-{why}" for why in ("preview", "absent", "proofs")}
    out |= {f"cards-review-{x}" for x in ("title", "find", "show", "all")}
    out |= {f"proof-{lack}" for lack in (*MARKS.values(), "changed")}
    asking = ast.walk(ast.parse((SOURCE / "words" / "asking.py").read_text(encoding="utf-8")))
    texts = {node.value for node in asking if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    out |= {id for id in texts if re.fullmatch(r"question-[a-z-]*[a-z]", id)}
    out |= {"name-you", "name-player", "name-program"}
    out |= {"board-you", "board-program", "board-teammate", "error"} | {f"deed-{name}" for name in DEEDS}
    out |= {f"card-{name}" for name in ("cost", "type", "domains", "tags", "speed", "codes", "supported", "banned")}
    out |= {"card-might-label", "thing-on-chain", "thing-ability", "thing-deflect"}
    placed = ("token", "wrong-section", "count", "read-as", "moved", "skipped")
    out |= {f"{id}-{where}" for id in ("unknown-card", *(f"deck-{x}" for x in placed)) for where in ("line", "at")}
    out.add("deck-json-entry-at")
    out |= {f"{id}-line" for id in ("deck-bad-count", "deck-name-and-code", "deck-bad-token")}
    engine = ("after-end", "answer", "concession", "decision", "hash", "turn", "wish")
    out |= {f"{what}-{name}" for name in WISHES for what in ("word", "asked")} | {"word-on", "word-off"}
    out |= {f"record-{name}-engine" for name in engine} | {"record-other-engine"}
    return out


def test_every_message_the_code_uses_exists() -> None:
    assert not said_in_code() - set(bodies("en")) - elsewhere()
    assert not families() - set(bodies("en"))


def test_every_error_has_its_words() -> None:
    assert len(error_ids()) > 60
    assert not error_ids() - set(bodies("en")) - elsewhere()


def test_reasons_use_only_what_refusals_carry() -> None:
    """Every variable of a reason is one of the parameters its English words name, or one that goes with them."""
    more = {
        "why-not-target": {"misfit"},
        "why-not-no-ability": {"count"},
        "why-not-no-place": {"spot"},
        "why-not-ability-condition": {"condition"},
    }
    for id, words in WORDS.items():
        named = set(re.findall(r"{([a-z]+)}", words)) | more.get(id, set())
        assert variables("en", id) <= named, id


def test_every_deed_has_its_words() -> None:
    assert len(DEEDS) == len(DEED_WORDS)
    teller = Teller(Position(seats=[Seat(), Seat()]).start(), ["Annie", "Garen"], 0)
    for kind, n in itertools.product(range(len(DEEDS)), (1, 2)):
        params: dict[str, str | int] = {"card": "Gust", "deed": deed_words(kind, n), "count": n}
        said = Messages("en").say(teller.refusal(Message("why-not-cost", "", params)))
        assert said == f"Gust also asks you to {deed_words(kind, n)}, and you cannot do that in full."


def test_no_two_chapters_give_one_message_different_words() -> None:
    """They are read one after the other, and the later would be said for both."""
    files = sorted((Path(farfield.__file__).parent / "words" / "en").glob("*.ftl"))
    files = [file for file in files if file.stem != "terms"]  # cards speak by those, from a book of their own
    ids = [id for file in files for id in re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text(encoding="utf-8"), re.M)]
    assert len(files) == 4 and [id for id, n in Counter(ids).items() if n > 1] == []


def test_no_message_is_left_over() -> None:
    others = {"unknown-clause", "unknown-clause-near", "why-facedown"}  # the last is said at the table in the browser
    assert not set(bodies("en")) - said_in_code() - error_ids() - families() - others


def test_every_line_of_the_log_is_told() -> None:
    """Whatever the rules note, with as many arguments as the words expect."""
    noted: dict[str, int | None] = {}
    for _, call in calls("rules"):
        if isinstance(call.func, ast.Attribute) and call.func.attr in ("note", "note_card"):
            arguments = call.args[3]
            for kind in constants(call.args[1]):
                noted[kind] = len(arguments.elts) if isinstance(arguments, ast.List) else None
        elif isinstance(call.func, ast.Name) and call.func.id == "Happening":
            noted |= dict.fromkeys(constants(call.args[0]), None)
    assert set(noted) <= set(LINES), set(noted) - set(LINES)
    wrong = {kind: n for kind, n in noted.items() if n is not None and n != len(LINES[kind])}
    assert not wrong
    for kind in noted:
        wanted = variables("en", f"log-{kind}")
        roles = {role for role in LINES[kind] if role not in ("-", "signed", "energy", "power")}
        given = roles | {"me", "who", "n", "what", "list", *OBJECTS.get(kind, ("card",))}
        assert wanted <= given, kind


# --- commands


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_commands_share_a_word(lang: str) -> None:
    words = [word for name in (*NAMES, *LANE_NAMES) for word in Messages(lang).get(f"command-{name}").split()]
    assert len(words) == len(set(words))
    assert all(word == word.casefold() and not word.isdigit() for word in words)
    names = (*NAMES, *LANE_NAMES)
    assert all(len(Messages(lang).get(f"command-{name}").split()) > 1 for name in names)  # each has a short form


# --- the loader


def test_a_message_may_stand_in_a_message() -> None:
    at = Said("place-at", {"kind": "base", "me": "other", "who": "Annie", "initial": "vowel", "name": ""})
    line = Said("log-hides-unseen", {"me": "other", "who": "Annie", "at": at})
    assert Messages("en").say(line) == "Annie hides a card in Annie's base."
    assert Messages("fr").say(line) == "Annie cache une carte dans la base d’Annie."


def test_several_things_are_told_in_a_row() -> None:
    line = Said("log-reveals", {"me": "you", "who": "", "list": Listed(("Gust", "Tibbers"))})
    assert Messages("de").say(line) == "Du enthüllst Gust, Tibbers."


def test_an_unknown_message_is_a_mistake_in_the_code() -> None:
    with pytest.raises(LookupError):
        Messages("en").get("no-such-message")
    with pytest.raises(ValueError, match="log-draws"):
        Messages("en").get("log-draws")


def test_french_elides_before_the_name_of_a_card() -> None:
    french = Messages("fr")
    for card, said in (("Order Rune", "d’Order Rune"), ("Calm Rune", "de Calm Rune"), ("Écho", "d’Écho"), ("", "de ")):
        assert french.get("log-channels", me="you", who="Ann", card=card) == f"Vous effectuez un Channel {said}."
        assert french.get("option-recycle", thing=card) == f"Effectuer un Recycle {said}"
    assert french.get("result-won", me="other", who="Ann", points=8, other=0) == "Ann gagne 8 points à 0."
    ours = (SOURCE / "words" / "fr" / "ui.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"\bde \{ \$(?:card|thing|legend|champion) \}", ours)


def test_an_error_without_words_is_told_in_plain_english() -> None:
    unknown = Message("nobody-knows-this", "The {thing} is missing.", {"thing": "rune"}, "CR 1")
    assert Messages("fr").explain(unknown) == "The rune is missing. [CR 1]"
    other = Message("deck-token", "The {thing} is wrong.", {"thing": "rune"})
    assert Messages("fr").explain(other) == "The rune is wrong."


def test_a_mode_has_a_name() -> None:
    finding = Message("deck-banned", "{card}", {"card": "X", "mode": "lanes", "date": "2026"}, "CR 103")
    assert Messages("en").explain(finding) == "X is banned in Lane Legends (list of 2026). Replace it. [CR 103]"


def test_a_language_we_do_not_speak_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="Choose one of: en, de, es, fr"):
        Messages("xx")


def test_the_language_is_that_of_the_machine() -> None:
    assert preferred_language({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred_language({"LANG": "pt_BR.UTF-8"}) == "en"
    assert preferred_language({"FARFIELD_LANG": "fr", "LANG": "de_DE"}) == "fr"
    assert preferred_language({}) == "en"


@pytest.mark.parametrize("lang", ["en", "de", "es"])  # in French a name may need an elision, and follows a colon
def test_whose_lane_could_be_chosen_in_is_said_in_a_sentence(lang: str) -> None:
    said = Messages(lang).get("why-not-choice-elsewhere", card="Gust", lanes="Lux")
    assert ":" not in said and "Lux" in said


def test_a_problem_of_one_of_several_decks_says_which_deck_it_is():
    problem = Message("deck-odd", "Seat {seat}: it is odd.", {"seat": 1, "whose": "Jinx"})
    assert Messages("en").explain(problem) == "Jinx: Seat 1: it is odd."
    assert Messages("fr").explain(problem) == "Jinx\N{NO-BREAK SPACE}: Seat 1: it is odd."
