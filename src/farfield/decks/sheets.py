"""Lists from a spreadsheet: rows of cells below a row that names the columns (CSV, tabs, Markdown)."""

from __future__ import annotations

import csv
from collections.abc import Container
from typing import Final

from farfield.cards.names import name_key

_COLUMNS: Final = {
    "count": "Count, Quantity, Qty, Amount, Copies, Anzahl, Menge, Stück, Cantidad, Copias, Quantité, Exemplaires",
    "name": "Name, Card, Card Name, Title, Karte, Kartenname, Nombre, Carta, Nom, Carte, Nom de la carte",
    "code": "Code, Id, Card Id, Card Number, Collector Number, Number, Set Code, Variant Number",
    "part": "Section, Zone, Board, Part, Pile, Bereich, Teil, Sección, Zona, Partie",
}
_MEANING: Final = {name_key(word): column for column, words in _COLUMNS.items() for word in words.split(",")}
_BETWEEN: Final = "\t;|,"
_MOST_CELLS = 60


def as_lines(text: str, headings: Container[str]) -> list[str]:
    """The lines of a list; rows of a sheet become card lines, so that each keeps its number.

    `headings`: what a column may say about the part of the deck; other words there say nothing.
    """
    out: list[str] = []
    columns: list[str] = []
    between = ""
    for line in text.splitlines():
        mark = between or _separator(line)
        row = _cells(line, mark) if mark and mark in line else []
        if not columns:
            found = [_MEANING.get(name_key(cell), "") for cell in row]
            if "name" in found and ("count" in found or "code" in found):
                columns, between = found, mark
                line = ""
        elif len(row) > 1:
            line = _card_line(columns, row, headings)
        out.append(line)
    return out


def _separator(line: str) -> str:
    return next((mark for mark in _BETWEEN if mark in line), "")


def _cells(line: str, mark: str) -> list[str]:
    if mark == "|":
        line = line.strip().strip("|")
    try:
        row = next(csv.reader([line], delimiter=mark, skipinitialspace=True), [])
    except csv.Error:
        row = line.split(mark)
    return [cell.strip() for cell in row[:_MOST_CELLS]]


def _card_line(columns: list[str], row: list[str], headings: Container[str]) -> str:
    """A row as `Section: 3 Name [CODE]`. Cells too many are a name with a comma that nobody has quoted."""
    at = columns.index("name")
    more = len(row) - len(columns)
    if more > 0:
        row = [*row[:at], ", ".join(row[at : at + more + 1]), *row[at + more + 1 :]]
    value = dict.fromkeys(_COLUMNS, "")
    for column, cell in zip(columns, row, strict=False):
        if column and not value[column]:
            value[column] = cell
    if not any(ch.isalnum() for ch in value["name"] + value["code"]):
        return ""
    part = f"{value['part']}: " if name_key(value["part"]) in headings else ""
    # A code is written only where it decides: many sheets have a bare number in that column.
    code = f" [{value['code']}]" if "-" in value["code"] else ""
    return f"{part}{value['count'] or 1} {value['name']}{code}"
