"""The commands; see the package."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from farfield.cards import catalogue, proving
from farfield.cards.facts import all_facts, find
from farfield.errors import FarfieldError
from farfield.words.digests import as_read
from tools.compare_cards.comparing import NoReference
from tools.proofs import page, recording, sheets

BUILD = Path(__file__).resolve().parents[2] / "build"


def batch(asked: argparse.Namespace) -> list[str]:
    """The cards that are meant: those named, or all of a set and domain that their authors claim to be whole."""
    if asked.cards:
        return [find(name).name for name in asked.cards]
    return [
        card.name
        for card in all_facts()
        if card.name in catalogue.claimed()
        and card.type != "rune"
        and (not asked.set or card.set == asked.set.upper())
        and (not asked.domain or asked.domain.title() in card.domains or asked.domain.lower() == card.type)
    ]


def status(names: list[str]) -> int:
    counts: Counter[str] = Counter()
    for name in names:
        lacks: list[str] = [*proving.lacking(name)]
        if not lacks and not as_read(name):
            lacks = ["words"]
        counts["complete" if not lacks else "not complete"] += 1
        if lacks:
            print(f"{name}: {', '.join(lacks)}")
    print(", ".join(f"{count} {kind}" for kind, count in sorted(counts.items())))
    return 0


def sheet(names: list[str], reader: str, output: str | None) -> int:
    told = sheets.for_reader_a if reader == "A" else sheets.for_reader_b
    left = [name for name in names if f"reader-{reader.lower()}" in proving.lacking(name) or _changed(name)]
    return out("\n".join(told(name) for name in left), output)


def _changed(name: str) -> bool:
    return "changed" in proving.lacking(name) or not as_read(name)


def judge(file: Path, output: str | None) -> int:
    words = sheets.written_by_reader(file.read_text(encoding="utf-8"))
    return out("\n".join(sheets.for_the_judge(find(name).name, said) for name, said in words.items()), output)


def out(text: str, output: str | None) -> int:
    if output is None:
        print(text)
        return 0
    path = BUILD / output
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
    print(f"written: build/{output}")
    return 0


def record(names: list[str], reader: str | None) -> int:
    """Write down what holds of these cards. What fails is told, and its mark is not given."""
    passed: dict[str, proving.Proof] = {}
    for name in names:
        faults = recording.faults(name)
        for fault in faults:
            print(f"{name}: {fault}")
        if not faults:
            proof = recording.renewed(name)
            passed[name] = recording.with_reader(proof, reader) if reader else proof
    recording.write(passed)
    print(f"{len(passed)} of {len(names)} recorded{f' for reader {reader}' if reader else ''}")
    return 0 if len(passed) == len(names) else 1


def refresh() -> int:
    """The readers' marks of cards whose words have changed stay, as far as it is not what they had read."""
    stale = [name for name in proving.proofs() if _changed(name) and name in catalogue.claimed()]
    before = {name: proving.proofs()[name].marks for name in stale}
    failed = record(stale, None)
    for name in stale:
        lost = [letter for letter in before[name] if letter in "AB" and letter not in recording.renewed(name).marks]
        if lost:
            print(f"{name}: to be read again by reader {' and '.join(lost)}")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proofs", description="The list of proofs.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, words in (
        ("status", "what each card still lacks"),
        ("sheet", "print what a reader reads, of the cards that still need that"),
        ("record", "these cards have passed"),
    ):
        command = commands.add_parser(name, help=words)
        command.add_argument("cards", nargs="*", metavar="NAME")
        command.add_argument("--set", metavar="CODE")
        command.add_argument("--domain", metavar="DOMAIN", help="a domain, or a type such as legend")
        if name != "status":
            command.add_argument("--reader", choices=recording.READERS, required=name == "sheet")
        if name == "sheet":
            command.add_argument("--output", metavar="FILE", help="below build/, which is not tracked")
    command = commands.add_parser("judge", help="reader B's words beside the reference")
    command.add_argument("file", type=Path)
    command.add_argument("--output", metavar="FILE", help="below build/, which is not tracked")
    commands.add_parser("merge", help="unite the list where git has left two versions of it")
    commands.add_parser("page", help="write docs/cards.md anew")
    commands.add_parser("refresh", help="after a change of the words: keep the marks of what is still as it was read")
    asked = parser.parse_args()
    try:
        if asked.command == "status":
            return status(batch(asked))
        if asked.command == "sheet":
            return sheet(batch(asked), asked.reader, asked.output)
        if asked.command == "judge":
            return judge(asked.file, asked.output)
        if asked.command == "record":
            return record(batch(asked), asked.reader)
        if asked.command == "merge":
            print("\n".join(recording.merge()))
            return 0
        if asked.command == "page":
            page.write()
            return 0
        return refresh()
    except (FarfieldError, NoReference, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())
