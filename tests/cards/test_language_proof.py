"""The card language can say nearly everything: drafts of sixty random cards and of the hardest ones."""

from __future__ import annotations

import pytest

from farfield.cards import catalogue
from farfield.cards.drafts import drafts, missing_parts
from farfield.cards.facts import facts
from farfield.cards.language import Temporary
from farfield.rules.effects.base import Part
from farfield.rules.printed import Printed

HARDEST = """
Svellsongur; Heimerdinger, Inventor; Shady Spectacles; Mirror Image; Deceiver; Keeper of Masks; Mystic Reversal;
Rebuttal; Promising Future; Divine Judgment; King's Edict; Party Favors; Time Warp; Nocturne, Horrifying;
Undertitan; Void Hatchling; Immortal Phoenix; Soraka, Wanderer; Altar of Blood; The Boss; Gangplank, Naval; Mel,
Newly Awakened; Endless Riches; Otterpus; Zilean, Time Mage; Skyfall of Areion; Reckoner's Arena; Red
Brambleback; Blue Sentinel; Baron Nashor; Green Father; Dancing Grenade; Curtain Call; Temporal Portal; The
Academy; Virtuoso; The Zero Drive; Ashe, Focused; Bone Skewer; Baited Hook; Rumble, Hotheaded; Atakhan; Akshan,
Mischievous; Hostile Takeover; Tryndamere, Barbarian; Sivir, Ambitious; Elder Dragon; Lotus Trap; Tricksy
Tentacles; Twisted Fate, Gambler; Kayle, Justified; Ivern, Friend to All; The List; Lee Sin, Ascetic; Stand
United; Spiderling; Aspirant's Climb; Sandstone Chimera; Hallowed Tomb; Swift Scout; Mageseeker Warden; Ezreal,
Prodigy; Forgotten Relic; Smoke and Mirrors; Dragon Roost; Jhin, Meticulous Killer; Prodigal Explorer; Hextech
Anomaly
"""


def test_every_hardest_card_is_drafted_or_its_missing_part_is_named() -> None:
    names = {name.strip() for name in HARDEST.replace("\n", " ").split(";")}
    assert names == names & (set(drafts()) | set(missing_parts()))


def test_at_least_nine_in_ten_of_the_sample_can_be_written() -> None:
    """Sixty cards drawn at random with the seed 20261115 from all released cards that were not supported then."""
    sample = set(drafts_of("sample"))
    assert len(sample) == 60
    assert len(sample & set(missing_parts())) <= 6


def drafts_of(module: str) -> list[str]:
    import ast
    from pathlib import Path

    import farfield.cards.drafts as package

    tree = ast.parse((Path(package.__file__).parent / f"{module}.py").read_text(encoding="utf-8"))
    return [
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("draft", "missing", "proven")
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
    ]


@pytest.mark.parametrize("name", sorted(drafts()))
def test_a_draft_compiles(name: str) -> None:
    abilities, effect_text = drafts()[name]
    card = Printed(name, 1, abilities=abilities, effect_text=effect_text)
    assert walk([*card.abilities, *card.effect_text]) >= len(abilities)


def walk(parts: list[Part]) -> int:
    """Every part of a text can be reached through its children."""
    count = 0
    todo = list(parts)
    while todo:
        part = todo.pop()
        assert isinstance(part, Part)
        count += 1
        todo.extend(part.children())
    return count


def test_drafts_stay_marked_as_not_supported() -> None:
    for name in [*drafts(), *missing_parts()]:
        if facts(name).type != "rune":
            assert not catalogue.printed(name).supported, name


def test_the_docs_list_every_missing_part() -> None:
    from pathlib import Path

    page = (Path(__file__).parents[2] / "docs" / "card-language.md").read_text(encoding="utf-8")
    rows = {tuple(cell.strip() for cell in line.strip("|\n ").split("|")) for line in page.splitlines()}
    assert {(name, part) for name, part in missing_parts().items()} <= rows
    named = {row[0] for row in rows if len(row) == 2}
    assert not named & set(drafts())


def test_what_is_no_line_of_text_is_refused_by_name() -> None:
    """Left out silently, a keyword that was not called would make a card that is playable and wrong."""
    with pytest.raises(TypeError, match=r"Temporary is no line of rules text: call it, as in Temporary\(\)"):
        catalogue.text(Temporary)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="'draw 1' is no line of rules text: write an ability, a keyword or an effect"):
        catalogue.text("draw 1")  # type: ignore[arg-type]
