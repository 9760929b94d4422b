"""Log, questions, help and lessons speak as STYLE.md says, in the browser and in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def lines(lang: str) -> list[str]:
    """Everything that is said in one language, apart from cards; without what stands in brackets to explain."""
    words = ROOT / "src" / "farfield" / "words" / lang
    files = [words / "ui.ftl", words / "lessons.ftl", words / "table.ftl", words / "keywords.ftl"]
    files.append(ROOT / "web" / "src" / "words" / f"{lang}.ftl")
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return [re.sub(r"\([^()]*\)", "", line) for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize(
    ("lang", "never"),
    [
        ("fr", r"([Vv]ous|\$who \}) (Channel|Recycle|Exhaust|Hold|Ready|Stun)\b"),
        ("fr", r"\b(Channel|Recycle|Exhaust|Hold|Ready|Stun|Empower) (la|les?|une?|votre|vos|cett?e?|celles?)( |$)"),
        ("fr", r"\b(Channel|Recycle|Exhaust|Hold|Ready|Stun|Empower) \{( \$|$)"),
        ("fr", r"\b(pouvez|devez|pour|puis) (Channel|Recycle|Exhaust|Hold|Ready|Stun|Empower)\b"),
        ("fr", r"\b[Pp]lateau|(?<=[ «(])(?<!\{ )lanes?\b(?!\s(ln|»))|coût (en Energy|d’Enthrall)|compteurs? Deflected"),
        ("fr", r"canalis|Rediffusion|^zone-hand = Main$|^story-skip = Passer$"),
        ("es", r"\b[Cc]artas?\b|canaliz|(?<!Costes )recicl|\brob(as|ar|ado)\b"),
        ("es", r"(?<=[ “(])(?<!\{ )decks?\b|\b[Tt]ablero|coste de (Energy|Enthrall)|\bestante\b|[«»]"),
        ("es", r"NPC (que )?controla\b|\bcontador(es)? Deflected|\} puestos?\b"),
        ("es", r"\b([Ee]l|[Aa]l|[Dd]el|[Cc]ada) puesto\b"),
        ("es", r"\b([Ee]l|[Uu]n|[Dd]el|[Aa]l|[Mm]ucho|[Mm]ismo|[Ee]ste|[Ee]se) Might\b"),
        ("fr", r"\b([Ll]e|[Uu]n|[Dd]u|[Aa]u|[Cc]e|[Mm]on|[Ss]on) Might\b"),
        ("de", r"\b([Dd]as|[Dd]em|[Dd]es|[Ee]in|[Dd]ieses|[Dd]iesem) Might\b"),
        ("de", r"\bin (der|deiner|ihrer|seiner|einer) (NPC )?Base\b"),
        ("de", r"\bPartien?\b|\bÄnderung|\beinen Tag\b"),
        ("de", r"machst du bereit|Gewinnt, wer die meisten|eine nach der anderen$|Ziel\. \(bis"),
    ],
)
def test_no_other_word_is_used_for_a_term(lang: str, never: str) -> None:
    assert [line for line in lines(lang) if re.search(never, line)] == []
