"""Writing the list down: a mark is given when what it stands for has been seen to hold."""

from __future__ import annotations

from pathlib import Path

from farfield.cards import catalogue, proving, written
from farfield.cards.proving import EARLIER, Proof, definition_digest
from farfield.words import LANGUAGES
from farfield.words.digests import words_digest
from tests.cards.ledger import SCENARIOS, load, misses, noticed, without
from tools import ledger
from tools.compare_cards.comparing import unexplained

FOLDER = Path(proving.__file__).with_name("proofs")
READERS = ("A", "B")

HEAD = """\
# Written by tools/proofs, never by hand: name, digests of definition, English words and all words, marks
# (S: scenarios, C: comparison with the reference, A and B: the two readers, E: played before this list began).
"""


def module_of(card: str) -> str:
    return next(x for x in (*written.modules(), written.TOKENS) if card in written.defined_in(x))


def file_of(module: str) -> Path:
    return FOLDER / f"{module.removeprefix('farfield.cards.')}.tsv"


def write(changed: dict[str, Proof]) -> None:
    """Put these lines into the list; each file in the order of its module."""
    for module in {module_of(card) for card in changed}:
        path = file_of(module)
        lines = dict(proving.read(path.read_text(encoding="utf-8"))) if path.exists() else {}
        lines |= {card: proof for card, proof in changed.items() if module_of(card) == module}
        rows = [
            "\t".join((card, x.definition, x.english, x.words, x.marks))
            for card in written.defined_in(module)
            if (x := lines.get(card)) is not None
        ]
        path.write_text("\n".join([HEAD.rstrip(), *rows, ""]), encoding="utf-8")


def faults(card: str) -> list[str]:
    """Why no reader's word can complete this card yet."""
    if card not in catalogue.claimed():
        return ["it is a draft: write card(…) when nothing is left out"]
    return [*shown(card), *(f"differs from the reference: {x}" for x in unexplained(card))]


def shown(card: str) -> list[str]:
    """What the scenarios do not show of a card."""
    load()
    scenarios = SCENARIOS.get(card, [])
    if not scenarios:
        return ["no scenario shows it"]
    if any(noticed(scenario) for scenario in scenarios):
        return ["a scenario fails as the card is"]
    face = catalogue.printed(card)
    number = len(face.abilities) + len(face.effect_text)
    missed = [f"no scenario misses ability {i + 1}" for i in range(number) if not misses(scenarios, without(face, i))]
    if card in catalogue.texts():
        missed += [f"no scenario notices: {x}" for x in ledger.findings(card, ledger.explained().get(card, {}))[1]]
    return missed


def renewed(card: str) -> Proof:
    """A card's line as it stands now, with scenarios and comparison, and each reader who has read just this."""
    definition, english = definition_digest(card), words_digest(card, "en")
    old = proving.proofs().get(card)
    marks = "SC"
    if old is not None:
        marks += "A" if "A" in old.marks and old.english == english else ""
        marks += "B" if "B" in old.marks and old.definition == definition else ""
        marks += EARLIER if EARLIER in old.marks and "B" not in marks and old.definition == definition else ""
    return Proof(definition, english, words_digest(card, *LANGUAGES), marks)


def with_reader(proof: Proof, reader: str) -> Proof:
    marks = "".join(letter for letter in "SCAB" if letter in proof.marks + reader)
    kept = EARLIER if EARLIER in proof.marks and "B" not in marks else ""
    return Proof(proof.definition, proof.english, proof.words, marks + kept)


def merge() -> list[str]:
    """Unite what two readers have written at the same time, in files where git has left both; their names."""
    merged: list[str] = []
    for path in sorted(FOLDER.glob("*.tsv")):
        text = path.read_text(encoding="utf-8")
        if "\n<<<<<<< " not in text and not text.startswith("<<<<<<< "):
            continue
        signs = ("<<<<<<<", "|||||||", "=======", ">>>>>>>")
        lines = [line for line in text.splitlines() if not line.startswith(signs)]
        united: dict[str, Proof] = {}
        for card, proof in proving.read("\n".join(lines)):
            united[card] = both(united[card], proof) if card in united else proof
        path.write_text(HEAD, encoding="utf-8")
        write(united)
        merged.append(path.name)
    return merged


def both(one: Proof, other: Proof) -> Proof:
    """Marks given to the same definition and words add up; otherwise the line that has more of them stays."""
    if (one.definition, one.english) != (other.definition, other.english):
        return max(one, other, key=lambda proof: len(proof.marks.replace(EARLIER, "")))
    marks = "".join(letter for letter in "SCAB" if letter in one.marks + other.marks)
    kept = EARLIER if EARLIER in one.marks + other.marks and "B" not in marks else ""
    return Proof(other.definition, other.english, other.words, marks + kept)
