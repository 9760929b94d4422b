"""Writing the list down: a mark is given when what it stands for has been seen to hold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from farfield.cards import catalogue, proving, written
from farfield.cards.proving import MARKS, Proof, definition_digest
from farfield.words import LANGUAGES
from farfield.words.digests import words_digest
from tests.cards.ledger import SCENARIOS, is_missed, load, noticed
from tools import ledger
from tools.compare_cards.comparing import unexplained
from tools.proofs import page

FOLDER = Path(proving.__file__).with_name("proofs")
READERS = ("A", "B")

HEAD = """\
# Written by tools/proofs, never by hand: name, digests of definition, English words and all words, marks
# (S: scenarios, C: comparison with the reference, A and B: the two readers).
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
    proving.read_again()
    page.write()


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
    missed = [f"no scenario misses ability {i + 1}" for i in range(number) if not is_missed(scenarios, face, i)]
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
    return Proof(definition, english, words_digest(card, *LANGUAGES), marks)


def with_reader(proof: Proof, reader: str) -> Proof:
    return replace(proof, marks=_marks(proof.marks + reader))


def _marks(letters: str) -> str:
    """Each once, in their order."""
    return "".join(letter for letter in MARKS if letter in letters)


def merge() -> list[str]:
    """Unite what two readers have written at the same time, in files where git has left both; their names."""
    merged: list[str] = []
    united: dict[str, Proof] = {}
    signs = ("<<<<<<<", "|||||||", "=======", ">>>>>>>")
    for path in sorted(FOLDER.glob("*.tsv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        if not any(line.startswith(signs[0]) for line in lines):
            continue
        for card, proof in proving.read("\n".join(line for line in lines if not line.startswith(signs))):
            united[card] = both(united[card], proof) if card in united else proof
        path.write_text(HEAD, encoding="utf-8")
        merged.append(path.name)
    write(united)
    return merged


def both(one: Proof, other: Proof) -> Proof:
    """Marks given to the same definition and words add up; otherwise the line that has more of them stays."""
    if (one.definition, one.english) != (other.definition, other.english):
        return max(one, other, key=lambda proof: len(proof.marks))
    return replace(other, marks=_marks(one.marks + other.marks))
