"""The pages of the rules reference, split into clauses."""

import re
from importlib.resources import files

import pytest

from farfield.reference import PAGES, Clause, Page, Span, clauses, number_order
from farfield.reference.parse import parse


def page_text(page: Page) -> str:
    return (files("farfield.reference") / "pages" / "en" / f"{page.value}.md").read_text(encoding="utf-8")


def by_id(id: str) -> Clause:
    found = [clause for clause in clauses() if clause.id == id]
    assert len(found) == 1, id
    return found[0]


def test_every_id_is_used_once():
    ids = [clause.id for clause in clauses()]
    assert len(ids) == len(set(ids))


def test_every_clause_has_words_and_a_title():
    for clause in clauses():
        assert clause.text, clause.id
        assert clause.title, clause.id
        assert clause.section or clause.id == "core Shorthand"


@pytest.mark.parametrize("page", PAGES)
def test_every_numbered_line_of_a_page_is_a_clause(page):
    prefix = {"core-rules": "core", "lane-legends": "LL"}.get(page.value, page.value)
    found = {clause.id for clause in clauses() if clause.page is page}
    for number in re.findall(r"^- \*{0,2}([0-9]+\.[0-9]+)", page_text(page), re.MULTILINE):
        assert f"{prefix} {number}" in found or f"{prefix} {number}a" in found
    for ruling in re.findall(r"^\*\*([AB][0-9]+)\.", page_text(page), re.MULTILINE):
        assert ruling in found


@pytest.mark.parametrize("page", PAGES)
def test_every_official_number_of_a_page_has_a_clause(page):
    """Read the numbers again, more simply than the parser does: anything in a CR bracket or a CR column."""
    text = re.sub(r"`[^`\n]*`", "", page_text(page))
    cited = " ".join(re.findall(r"\[CR ([^\]]*)\]", text))
    if page in (Page.CORE, Page.KEYWORDS):
        cited += " ".join(re.findall(r"\| ([0-9][0-9.,a-z -]*) \|$", text, re.MULTILINE))
        cited += " ".join(re.findall(r"^\| CR \|(.*)$", text, re.MULTILINE))
    numbers = set(re.findall(r"\b[0-9]{3}(?:\.[0-9a-z]+)*", cited))
    known = {number for clause in clauses() if clause.page is page for number in clause.numbers}
    assert numbers <= known
    assert numbers or page is Page.LANE_LEGENDS


@pytest.mark.parametrize(
    ("cited", "numbers"),
    [
        ("323.6", ["323.6"]),
        ("128, 129.4", ["128", "129.4"]),
        ("316.2-316.4", ["316.2", "316.4"]),
        ("264-268", ["264", "268"]),
        ("323.12-13", ["323.12", "323.13"]),
        ("190.4.a-b", ["190.4.a", "190.4.b"]),
        ("465.2.c.4.a-5", ["465.2.c.4.a", "465.2.c.5"]),
        ("408-410.1", ["408", "410.1"]),
        ("323.6, 190.3; LL 5.7", ["323.6", "190.3"]),
        ("444; engine", ["444"]),
        ("355.10.a.1", ["355.10.a.1"]),
    ],
)
def test_numbers_in_brackets(cited, numbers):
    (clause,) = parse(Page.CORE, f"# T\n\n## 1. S\n\n- **1.1** Text. [CR {cited}]\n")
    assert list(clause.numbers) == numbers


def test_a_bracket_in_code_is_an_example_and_no_citation():
    (clause,) = parse(Page.CORE, "## 1. S\n\n- **1.1** As in `[CR 323.6]`. [CR 002]\n")
    assert clause.numbers == ("002",)


def test_a_range_holds_what_lies_between_its_ends():
    setup = Span(*by_id("core 4").spans[0])
    assert "110" in setup
    assert "113.2" in setup
    assert "118.4" in setup
    assert "119" not in setup


def test_numbers_are_ordered_part_by_part():
    numbers = ["323.11", "323.2", "128", "323.2.b", "323.2.a", "055"]
    assert sorted(numbers, key=number_order) == ["055", "128", "323.2", "323.2.a", "323.2.b", "323.11"]


def test_tables_give_a_clause_for_each_row():
    assert by_id("core 13 step 3a").numbers == ("323.4",)
    assert by_id("core 13 step 7").numbers == ("323.9", "323.10")
    assert by_id("core 10 Main: start").numbers == ("316.2", "316.4")
    assert by_id("core 14 step 6").numbers == ("359.1", "359.3")
    assert by_id("core 3 Facedown Zone").numbers == ("107.3",)
    assert by_id("core 11 Showdown Open").numbers == ("308.1.a", "347")
    assert by_id("keyword Level").numbers == ("824",)
    assert by_id("token Sprite").text == "Type: unit; Might: 3; Tag: Fae; Text: Temporary"
    assert by_id("LL 9.3").title == "Mighty Strikes"


def test_the_table_of_modes_gives_a_clause_for_each_mode():
    duel = by_id("core 22C Duel")
    assert duel.numbers == ("485",)
    assert duel.text.startswith("Victory Score: 8; Battlefields in play: 2;")
    assert by_id("core 22C 2v2 Magma Chamber").numbers == ("489",)


def test_parts_of_a_clause_are_clauses():
    assert by_id("core 15.1").numbers == ("355.7", "355.10", "355.17")
    assert by_id("core 15.1d").numbers == ("355.10.d",)
    assert by_id("core 18.4a").numbers == ("370.2",)
    assert by_id("core 22.8.3").title == "Arithmetic"
    assert by_id("core 16.6.3").text == "increases;"


def test_two_actions_with_one_text_are_two_clauses():
    assert by_id("actions Exhaust").numbers == ("414",)
    assert by_id("actions Ready").numbers == ("415",)
    assert by_id("actions Exhaust").text == by_id("actions Ready").text


def test_rulings_have_the_numbers_that_their_words_name():
    assert by_id("A3").numbers == ("464.2.c.1.b", "464.2.d")
    assert by_id("A10").numbers == ("410.1.a", "421.2", "811.1.b")
    assert by_id("A1").numbers == ()


def test_the_loop_of_section_12_cites_in_its_comments():
    assert set(by_id("core 12").numbers) == {"335", "335.1", "337", "338", "339", "347"}


def test_a_title_with_numbers_and_no_words_is_a_heading():
    units = by_id("core 7 Units")
    assert units.heading
    assert by_id("core 7.3").under == "core 7 Units"
    assert not by_id("core 7 Runes").heading
    assert by_id("keywords 2.1c").under == "keywords 2.1"
    assert not by_id("keywords 3").heading
    assert by_id("token Mech").under is None


def test_plain_text_has_no_markdown_and_pointers_that_can_be_looked_up():
    assert by_id("actions Recall").plain == "core 19.5."
    for clause in clauses():
        assert "**" not in clause.plain, clause.id
        assert "`" not in clause.plain, clause.id


def test_a_list_item_without_a_number_is_refused():
    with pytest.raises(ValueError, match="without a number"):
        parse(Page.CORE, "## 1. S\n\n- stray\n")
