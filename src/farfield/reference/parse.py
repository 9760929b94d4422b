"""From the pages of the rules reference to clauses.

A page is plain Markdown. What becomes a clause of its own:

=========================================  ==================================================================
in the page                                id
=========================================  ==================================================================
``- **9.5** text``, ``- 4.3 text``          ``core 9.5``, ``actions 1.3``, ``keywords 5.1``, ``LL 4.3``
``  - a. text``, ``  1. text`` below it     ``core 15.1a``, ``core 16.6.1``, ``keywords 2.1a``
a row of a table                            ``core 13 step 3a``, ``core 3 Base``, ``keyword Tank``, ``LL 9.1``
a column of the table of modes              ``core 22C Duel``
a paragraph that opens with a bold name     ``actions Draw``, ``core 7 Runes``, ``A9``, ``B4``
the other paragraphs of a section           ``core 4``
=========================================  ==================================================================

A bold name or a section title that carries official numbers and no words of its own is a *heading*: its numbers say
which official rules the clauses below it restate.

The names in an id are English whatever the language of the page: `translated` sees to that.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple, NewType

Number = NewType("Number", str)
"""An official number of the Core Rules, without the letters CR: ``323.6``, ``811.1.b``."""


class Page(Enum):
    """The pages of the rules reference, in reading order. The value is the name of the file."""

    CORE = "core-rules"
    ACTIONS = "actions"
    KEYWORDS = "keywords"
    LANE_LEGENDS = "lane-legends"
    OPEN_QUESTIONS = "open-questions"


PAGES: tuple[Page, ...] = tuple(Page)

_PREFIX = {
    Page.CORE: "core",
    Page.ACTIONS: "actions",
    Page.KEYWORDS: "keywords",
    Page.LANE_LEGENDS: "LL",
    Page.OPEN_QUESTIONS: "open-questions",
}


_POINTER = re.compile(r"`(core-rules|actions|keywords|lane-legends)\.md` (?:[^\W\d]+ )?(?=[0-9])")

_STEP_WORD = {"en": "step", "de": "Schritt", "es": "paso", "fr": "étape"}


class Span(NamedTuple):
    """A range of official numbers, both ends included: ``110-118``."""

    first: Number
    last: Number

    def __contains__(self, number: object) -> bool:
        if not isinstance(number, str):
            return False
        order, last = number_order(number), number_order(self.last)
        return number_order(self.first) <= order and (order <= last or order[: len(last)] == last)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of the rules reference.

    `text` is Markdown as on the page, `numbers` the official numbers it restates (the two ends of a range; `spans` has
    the ranges themselves). `heading` marks a clause without words of its own, `under` names the heading above, if any.
    `lang` is the language of its words: English where a translation lacks the clause.
    """

    id: str
    page: Page
    section: str
    title: str
    text: str
    numbers: tuple[Number, ...]
    spans: tuple[Span, ...] = ()
    heading: bool = False
    under: str | None = None
    lang: str = "en"

    @property
    def plain(self) -> str:
        """The text without Markdown, for a terminal; a pointer to another page reads as something to look up."""
        text = _POINTER.sub(lambda match: f"{_PREFIX[Page(match[1])]} ", self.text)
        text = re.sub(r"\*\*(.+?)\*\*", r"\1", text, flags=re.DOTALL)
        text = re.sub(r"(?<![\w*])\*(?=\S)([^*\n]+?)(?<=\S)\*(?![\w*])", r"\1", text)
        return text.replace("`", "")

    @property
    def name(self) -> str:
        """What a player would call it: the last part of the id (``Tank``, ``9.5``, ``step 3a``, ``Duel``)."""
        return re.sub(r"^[0-9]+[A-D]? (?=.)", "", self.id.split(" ", 1)[-1])

    @property
    def own_title(self) -> bool:
        """Whether it has a title of its own, and not only that of its section."""
        section = _SECTION.match(self.section)
        return self.title != (section[2] if section else self.section)


# --- official numbers -------------------------------------------------------------------------------------------------

_NUMBER = r"[0-9]{3}(?:\.(?:[0-9]+|[a-z])(?![0-9a-z]))*"
_RANGE = re.compile(rf"({_NUMBER})(?:-({_NUMBER}|[0-9]+|[a-z]))?")
_BRACKET = re.compile(r"\[(CR [^\]]*)\]")
_IN_PROSE = re.compile(rf"(?<![\w.#+-])({_NUMBER})(?:-({_NUMBER}))?(?![\w-])")
_CODE = re.compile(r"`[^`]*`")


def number_order(number: str) -> tuple[tuple[int, str], ...]:
    """A sort key: parts one by one, digits by value, letters after digits (``323.2`` before ``323.11``).

    >>> sorted(["323.11", "323.2", "323.2.a", "52"], key=number_order)
    ['52', '323.2', '323.2.a', '323.11']
    """
    return tuple((int(part), "") if part.isascii() and part.isdigit() else (1000, part) for part in number.split("."))


def _end_of_range(first: str, end: str) -> str:
    """``323.12`` and ``13`` give ``323.13``; ``465.2.c.4.a`` and ``5`` give ``465.2.c.5``."""
    if re.fullmatch(_NUMBER, end):
        return end
    parts = first.split(".")
    while parts[-1].isdigit() != end.isdigit():
        parts.pop()
    return ".".join([*parts[:-1], end])


class _Cited(NamedTuple):
    numbers: tuple[Number, ...]
    spans: tuple[Span, ...]

    def __add__(self, other: object) -> _Cited:
        if not isinstance(other, _Cited):
            return NotImplemented
        return _Cited(_unique(self.numbers + other.numbers), self.spans + other.spans)


_NOTHING = _Cited((), ())


def _unique(numbers: tuple[Number, ...]) -> tuple[Number, ...]:
    return tuple(dict.fromkeys(numbers))


def _collect(matches: list[tuple[str, str]]) -> _Cited:
    numbers: list[Number] = []
    spans: list[Span] = []
    for first, end in matches:
        numbers.append(Number(first))
        if end:
            last = Number(_end_of_range(first, end))
            numbers.append(last)
            spans.append(Span(Number(first), last))
    return _Cited(_unique(tuple(numbers)), tuple(spans))


def _cited(text: str) -> _Cited:
    """The numbers in ``[CR …]`` brackets; a bracket quoted as code is an example, not a citation."""
    found = _NOTHING
    for bracket in _BRACKET.findall(_CODE.sub("", text)):
        found += _collect(_RANGE.findall(bracket))
    return found


def _cited_in_column(cell: str) -> _Cited:
    return _collect(_RANGE.findall(cell))


def _cited_anywhere(text: str) -> _Cited:
    """Brackets first, then numbers that the prose itself names (open questions quote the rules they weigh)."""
    prose = _BRACKET.sub("", text)
    return _cited(text) + _collect(_IN_PROSE.findall(prose))


# --- the pages --------------------------------------------------------------------------------------------------------

_HEADING = re.compile(r"#{2,3} (.+)")
_SECTION = re.compile(r"(?:LL )?([0-9]+[A-Z]?(?:\.[0-9]+)?)\.? (.+)")
_BULLET = re.compile(r"- (?:\*\*([0-9]+\.[0-9]+)\*\*|([0-9]+\.[0-9]+)) (.+)", re.DOTALL)
_LETTERED = re.compile(r"- ([a-z])\. (.+)", re.DOTALL)
_SUB = re.compile(r"\s+(?:- ([a-z])|([0-9]))\. (.+)")
_INLINE_SUB = re.compile(r"([a-z])\. (.+)", re.DOTALL)
_BOLD = re.compile(r"\*\*([^*]+)\*\*")
_NAMED = re.compile(r"\*\*([^*]+)\*\*([^\[*.:]{0,60})(\[CR [^\]]*\])")
_RULING = re.compile(r"\*\*([AB][0-9]+)\. ([^*]+)\*\*\s*(.*)", re.DOTALL)
_LEADING_PHRASE = re.compile(
    r"(?:\([0-9a-z]\) )?"
    r"(?:\*{1,2}([^*]+)\*{1,2}|(?!A |After|Also|Consequence)([A-Z][\w'/-]{2,}(?: [\w'/-]+){0,3})(?=:))"
)


_TRANSLATED_PHRASE = re.compile(r"(?:\([0-9a-z]\) )?(?:\*{1,2}([^*]+)\*{1,2}|([^\W\d][^.:;*\[\]()]{1,80})(?=:))")
_STEP = re.compile(r"[0-9]+[a-z]?(?:-[0-9]+[a-z]?)?")


def parse(page: Page, markdown: str, lang: str = "en", titled: frozenset[str] | None = None) -> list[Clause]:
    """All clauses of a page, in reading order.

    Of a translated page, `titled` says which items of its lists open with a title of their own: the English ones do,
    and other languages have colons elsewhere.
    """
    return _Parser(page, lang, titled).read(markdown)


class _Parser:
    """Reads one page block by block: headings, tables, lists, paragraphs."""

    def __init__(self, page: Page, lang: str, titled: frozenset[str] | None) -> None:
        self.page = page
        self.lang = lang
        self.titled = titled
        self.colon = "\u00a0: " if lang == "fr" else ": "
        self.semicolon = "\u00a0; " if lang == "fr" else "; "
        self.prefix = _PREFIX[page]
        self.section = ""
        self.section_number = ""
        self.section_title = ""
        self.section_cited = _NOTHING
        self.under_section: str | None = None
        self.under: str | None = None
        self.paragraphs: list[str] = []
        self.place_of_section = 0
        self.found: list[Clause] = []

    def read(self, markdown: str) -> list[Clause]:
        for block in _blocks(markdown):
            first = block[0]
            heading = _HEADING.match(first)
            if heading:
                self.close_section()
                self.open_section(heading[1])
            elif first.startswith("# ") or first == "---":
                continue
            elif first.startswith("|"):
                self.table([_cells(line) for line in block])
            elif first.startswith("- "):
                self.bullet(block)
            else:
                self.paragraph("\n".join(block))
        self.close_section()
        return self.found

    def add(self, id: str, title: str, text: str, cited: _Cited, *, heading: bool = False) -> None:
        under = None if heading else self.under or self.under_section
        self.found.append(
            Clause(
                id, self.page, self.section, title, text.strip(), cited.numbers, cited.spans, heading, under, self.lang
            )
        )

    # Sections: the paragraphs without a name of their own are one clause; a bare title with numbers is a heading.

    def open_section(self, line: str) -> None:
        self.section_cited = _cited(line)
        title = _BRACKET.sub("", line).strip()
        self.section = title
        match = _SECTION.match(title)
        self.section_number, self.section_title = (match[1], match[2]) if match else ("", title)
        self.under = None
        self.paragraphs = []
        self.place_of_section = len(self.found)
        self.under_section = f"{self.prefix} {self.section_number}" if self.section_cited.numbers else None

    def close_section(self) -> None:
        if not self.section:
            return
        self.under = self.under_section = None
        text = "\n\n".join(self.paragraphs)
        cited = self.section_cited
        if self.page is Page.CORE and "```" in text:
            for comment in re.findall(r"#\s(.+)", text):  # the numbers beside the loop of section 12
                cited += _collect(_IN_PROSE.findall(comment))
        cited += _cited(text)
        heading = not text
        if text or cited.numbers:
            id = f"{self.prefix} {self.section_number or self.section_title}"
            self.add(id, self.section_title, text or self.section_title, cited, heading=heading)
            self.found.insert(self.place_of_section, self.found.pop())
            if not heading:
                self.found[:] = [
                    _without_heading(clause, id) if i > self.place_of_section else clause
                    for i, clause in enumerate(self.found)
                ]

    # Lists

    def bullet(self, block: list[str]) -> None:
        parent: list[str] = [block[0]]
        subs: list[tuple[str, str]] = []
        for line in block[1:]:
            sub = _SUB.match(line)
            if sub:
                subs.append((sub[1] or "." + sub[2], sub[3]))
            elif line.lstrip().startswith("- "):
                parent.append(line)
            else:
                parent.append(line.strip())
        text = "\n".join(parent)
        lettered = _LETTERED.match(text)
        if lettered:
            number, body = self.section_number + lettered[1], lettered[2]
        else:
            match = _BULLET.match(text)
            if match is None:
                raise ValueError(f"{self.page.value}: a list item without a number: {text[:60]!r}")
            number, body = match[1] or match[2], match[3]
        inline = _INLINE_SUB.match(body) if subs else None
        if inline:
            subs.insert(0, (inline[1], inline[2]))
        else:
            self.item(f"{self.prefix} {number}", body)
        for name, sub_text in subs:
            self.item(f"{self.prefix} {number}{name}", sub_text)

    def item(self, id: str, text: str) -> None:
        pattern = _LEADING_PHRASE if self.titled is None else _TRANSLATED_PHRASE if id in self.titled else None
        phrase = pattern.match(text) if pattern else None
        title = (phrase[1] or phrase[2]).strip(" .:\u00a0") if phrase else self.section_title
        self.add(id, title, text, self.cited(text))

    def cited(self, text: str) -> _Cited:
        return _cited_anywhere(text) if self.page is Page.OPEN_QUESTIONS else _cited(text)

    # Paragraphs

    def paragraph(self, text: str) -> None:
        ruling = _RULING.match(text)
        if ruling:
            self.add(ruling[1], ruling[2].strip(" ."), ruling[3], _cited_anywhere(text))
        elif not self.section:
            cited = _cited(text)
            if cited.numbers:
                name, body = text.split(":", 1)
                self.add(f"{self.prefix} {name.strip()}", name.strip(), body, cited)
        elif text.startswith("**"):
            self.named(text)
        else:
            self.paragraphs.append(text)

    def named(self, text: str) -> None:
        """``**Name** [CR n]: text``; two names joined by a slash share their text, others have a text each."""
        names = list(_NAMED.finditer(text))
        if not names:
            bold = _BOLD.match(text)
            assert bold is not None
            self.add(f"{self.prefix} {_bare(bold[1])}", _bare(bold[1]), text, _cited(text))
            return
        at = 0
        while at < len(names):
            joined = [names[at]]
            while at + 1 < len(names) and text[joined[-1].end() : names[at + 1].start()].strip() == "/":
                at += 1
                joined.append(names[at])
            at += 1
            end = names[at].start() if at < len(names) else len(text)
            body = text[joined[-1].end() : end]
            for name in joined:
                self.one_name(name, body)

    def one_name(self, name: re.Match[str], body: str) -> None:
        short = _bare(name[1]).split(",")[0]
        middle = "" if self.page is Page.ACTIONS else f"{self.section_number} "
        id = f"{self.prefix} {middle}{short}"
        qualifier = name[2].strip()
        words = body.strip(" :,.;\n\u00a0")
        heading = not words
        cited = _cited(name[3]) + _cited(body)
        if heading and self.page is Page.ACTIONS:  # "Gain / spend XP [CR 730]": the name says it all
            heading, words = False, name[1]
        elif heading:
            words = name[1]
        elif qualifier:
            words = f"{short} {qualifier}{self.colon}{words}"
        if heading:
            self.under = None
            self.add(id, name[1], words, cited, heading=True)
            self.under = id
        else:
            self.under = None
            self.add(id, _bare(name[1]), _end_sentence(words, body), cited)

    # Tables

    def table(self, rows: list[list[str]]) -> None:
        head, body = rows[0], rows[2:]
        if self.page is Page.OPEN_QUESTIONS:  # old numbers beside new ones: a help for readers, no clauses
            self.paragraphs.append("\n".join(self.semicolon.join(cells) for cells in body))
        elif not head[0]:
            self.modes(head, body)
        else:
            for cells in body:
                self.row(head, cells)

    def row(self, head: list[str], cells: list[str]) -> None:
        name = re.sub(r"\([^)]*\)", "", cells[0]).strip()
        cited = _NOTHING
        columns = list(zip(head, cells))[1:]
        if head[-1] == "CR":
            cited = _cited_in_column(columns.pop()[1])
        for _, cell in columns:
            cited += _cited(cell)
        columns = [(title, cell) for title, cell in columns if cell not in ("", "-", "–")]
        if len(columns) == 1 or self.page is Page.LANE_LEGENDS:
            parts = [cell if i == 0 else self.labelled(title, cell) for i, (title, cell) in enumerate(columns)]
        else:
            parts = [self.labelled(title, cell) for title, cell in columns]
        id, title = self.name_of_row(head[0], name)
        self.add(id, title, self.semicolon.join(parts), cited)

    def labelled(self, title: str, cell: str) -> str:
        """``Board?`` and ``yes`` give ``Board: yes``."""
        label = title.strip(" ¿?\u00a0")
        return f"{label}{self.colon}{cell}"

    def name_of_row(self, kind: str, name: str) -> tuple[str, str]:
        if self.page is Page.KEYWORDS:
            return f"{'token' if kind == 'Token' else 'keyword'} {_bare(name)}", _bare(name)
        if _STEP.fullmatch(name):
            title = f"{self.section_title}, {_STEP_WORD[self.lang]} {name}"
            return f"{self.prefix} {self.section_number} step {name}", title
        if self.page is Page.LANE_LEGENDS:
            number, title = name.split(" ", 1)
            return f"{self.prefix} {number}", title
        return f"{self.prefix} {self.section_number} {name}", name

    def modes(self, head: list[str], rows: list[list[str]]) -> None:
        for column in range(1, len(head)):
            name = re.sub(r"^(1v1|FFA[0-9]) ", "", head[column])
            facts = [(cells[0], cells[column]) for cells in rows if cells[0] != "CR" and cells[column] != "-"]
            cited = _collect(_RANGE.findall(next(cells[column] for cells in rows if cells[0] == "CR")))
            text = self.semicolon.join(self.labelled(what, value) for what, value in facts)
            self.add(f"{self.prefix} {self.section_number} {name}", head[column], text, cited)


def _without_heading(clause: Clause, id: str) -> Clause:
    """A section title whose section has words of its own is no heading, and nothing stands under it."""
    return replace(clause, under=None) if clause.under == id else clause


def _end_sentence(words: str, body: str) -> str:
    return words + "." if body.rstrip().endswith(".") else words


def _bare(name: str) -> str:
    """``Draw X``, ``Predict [X]``, ``Level N [>]``, ``Replace X with Y``: the word alone."""
    return re.sub(r"\s(?:[XN]\b.*|\[.*)$", "", name.strip()).strip()


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _blocks(markdown: str) -> list[list[str]]:
    """Groups of lines that belong together: one heading, table, list item, paragraph or code block each."""
    blocks: list[list[str]] = []
    open_block = False
    in_code = False
    for line in markdown.splitlines():
        if in_code:
            blocks[-1].append(line)
            in_code = not line.startswith("```")
            open_block = in_code
        elif not line.strip():
            open_block = False
        elif line.startswith("```"):
            blocks.append([line])
            in_code = True
        elif line.startswith(("#", "- ")) or not open_block or line.startswith("|") != blocks[-1][0].startswith("|"):
            blocks.append([line])
            open_block = not line.startswith("#")
        else:
            blocks[-1].append(line)
    return blocks
