"""Every clause of the rules has a test that is an example of it, or a reason why it has none."""

import re
import warnings
from pathlib import Path

import pytest

from farfield.reference import clauses
from tests.clauses import NOT_VISIBLE, STILL_MISSING
from tools import clause_index
from tools.clause_index import BadMarker, Citation, build, citations, citations_in, covered_by, keys_of

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def index():
    return build(citations())


def test_nothing_is_missing(index):
    missing = len(index.missing())
    assert missing <= STILL_MISSING, "python tools/clause_index.py --missing lists what has no test"
    if missing < STILL_MISSING:
        warnings.warn(f"lower STILL_MISSING in tests/clauses.py from {STILL_MISSING} to {missing}", stacklevel=1)


def test_every_cited_clause_exists(index):
    assert [f"{citation.test} cites {citation.clause}" for citation in index.unknown] == []


def test_no_classification_is_stale(index):
    assert index.stale() == [], "tested or unknown: take these out of tests/clauses.py"


def test_every_classification_gives_a_reason():
    assert all(reason.strip() for reason in NOT_VISIBLE.values())


def test_every_number_and_every_clause_of_the_five_pages_is_in_the_index(index):
    keys = {entry.key for entry in index.entries}
    for clause in clause_index.clauses_in_scope():
        assert {f"CR {number}" for number in clause.numbers} <= keys
        assert clause.numbers or clause.id in keys
    assert {f"A{n}" for n in range(1, 35)} | {f"B{n}" for n in range(1, 41)} <= keys
    assert {"LL 1.1", "LL 4", "LL 9.10", "LL 10"} <= keys


def test_a_number_covers_itself_only():
    assert covered_by("CR 323.6") == ["CR 323.6"]
    assert covered_by("CR 323") is None  # no clause restates the whole of 323
    assert covered_by("CR 999") is None


def test_an_id_covers_all_numbers_of_its_clause():
    assert covered_by("core 9.5") == ["CR 190.4.c", "CR 323.6"]
    assert covered_by("keyword Tank") == ["CR 815"]
    assert covered_by("core 16.6.3") == ["core 16.6.3"]
    assert covered_by("core 9.99") is None


def test_a_ruling_covers_itself_and_the_numbers_that_only_rulings_name():
    assert covered_by("A10") == ["A10", "CR 410.1.a", "CR 811.1.b"]  # not CR 421.2, which actions 1.1 restates


def test_a_clause_of_lane_legends_covers_itself():
    assert covered_by("LL 4.3") == ["LL 4.3"]
    assert covered_by("LL 4.9") is None
    assert covered_by("B14") == ["B14"]


def test_a_number_does_not_cover_the_ruling_that_weighs_it():
    entries = {entry.key: entry for entry in build([Citation("CR 348", "t", 1)]).entries}
    built = build([Citation("CR 348", "t", 1)])
    assert built.tested(entries["CR 348"])
    assert not built.tested(entries["A9"])


def test_a_heading_is_settled_by_the_clauses_below_it():
    whole = build([Citation("core 18.2", "t", 1)])
    entry = next(entry for entry in whole.entries if entry.key == "CR 363")
    assert entry.derived
    assert whole.status(entry) == "tested by the tests of core 18.2"
    assert build([]).status(entry) == "heading: waits for core 18.2"


def test_a_clause_covered_through_shared_numbers_only_is_thin():
    thin = [clause.id for clause in build([Citation("core 13 step 5", "t", 1)]).thin()]
    assert "core 19.4" in thin  # CR 323.7 is all it has
    assert "core 7.7" not in thin  # not covered at all: its other numbers are missing
    assert "core 13 step 5" not in thin


def test_every_clause_id_is_a_citation_that_exists():
    for clause in clauses():
        assert covered_by(clause.id) is not None
    for clause in clause_index.clauses_in_scope():
        assert covered_by(clause.id) == keys_of(clause)


SOURCE = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.slow, pytest.mark.clause("A1")]

@pytest.mark.clause("CR 323.6", "core 9.5")
def test_one(): ...

@mark.clause("A9")
class TestMany:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("CR 815"))])
    async def test_two(self, n): ...

@pytest.mark.skip
@pytest.mark.clause("A2")
def test_skipped(): ...

@pytest.mark.xfail(reason="not yet")
@pytest.mark.clause("A3")
def test_not_yet(): ...
"""


def test_markers_are_read_from_the_source():
    assert [(citation.clause, citation.test) for citation in citations_in(SOURCE, "t.py")] == [
        ("A1", "t.py"),
        ("CR 323.6", "t.py::test_one"),
        ("core 9.5", "t.py::test_one"),
        ("A9", "t.py::TestMany"),
        ("CR 815", "t.py::TestMany::test_two"),
    ]


def test_markers_of_a_skipped_file_do_not_count():
    source = "pytestmark = pytest.mark.skip('no')\n@pytest.mark.clause('A1')\ndef test_x(): ..."
    assert citations_in(source, "t.py") == []


@pytest.mark.parametrize(
    "source",
    [
        "@pytest.mark.clause(NUMBER)\ndef test_x(): ...",
        "@pytest.mark.clause()\ndef test_x(): ...",
        "@pytest.mark.clause('A1')\ndef helper(): ...",
        "pytestmark = pytest.mark.clause('A1')",
    ],
)
def test_a_marker_that_cannot_be_counted_is_refused(source):
    with pytest.raises(BadMarker, match=r"t\.py:"):
        citations_in(source, "t.py")


def test_the_page_lists_every_key(index):
    page = clause_index.render(index)
    assert all(f"| {entry.key.replace('|', '')} |" in page for entry in index.entries)


def test_the_list_of_what_is_missing_names_every_missing_key():
    nothing = build([])
    listed = clause_index.render_missing(nothing)
    assert f"{len(nothing.missing())} missing" in listed
    assert "core-rules: 9. Locations, battlefield control, contested" in listed


def test_check_notices_a_stale_page(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(clause_index, "PAGE", tmp_path / "docs" / "clause-index.md")
    monkeypatch.setattr(clause_index, "citations", list)
    monkeypatch.setattr(clause_index, "STILL_MISSING", 10_000)
    assert clause_index.main(["--check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert clause_index.main([]) == 0
    assert clause_index.main(["--check"]) == 0


def test_a_ruling_about_texts_names_its_place() -> None:
    """From A38 on rulings were made for cards: each is cited where the rules or the language carry it out."""
    folders = [*(ROOT / "src" / "farfield" / name for name in ("rules", "cards", "decks")), ROOT / "tools"]
    code = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py"))
    rulings = [clause.id for clause in clauses("en") if re.fullmatch(r"A\d+", clause.id)]
    assert [id for id in rulings if int(id[1:]) >= 38 and not re.search(rf"\b{id}\b", code)] == []
