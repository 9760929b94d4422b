"""Write web/src/contract.ts: the messages of the table as TypeScript, with their explanations.

usage: python -m tools.make_contract     (a test checks that the file is fresh)
"""

from __future__ import annotations

import argparse
import ast
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as wire

from farfield.table import bodies, messages, seen, study

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "contract.ts"
MODULES: tuple[ModuleType, ...] = (seen, study, bodies, messages)


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the contract, in the order of the source."""
    out: list[type[msgspec.Struct]] = []
    for module in MODULES:
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__:
                out.append(value)
    return out


def explanations(module: ModuleType) -> dict[tuple[str, str], str]:
    """What the source says below each field."""
    out: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for before, after in zip(node.body, node.body[1:]):
            if isinstance(before, ast.AnnAssign) and isinstance(before.target, ast.Name):
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    out[node.name, before.target.id] = str(after.value.value)
    return out


def spell(kind: Any) -> str:
    """A type in TypeScript."""
    if isinstance(kind, wire.IntType | wire.FloatType):
        return "number"
    if isinstance(kind, wire.StrType):
        return "string"
    if isinstance(kind, wire.BoolType):
        return "boolean"
    if isinstance(kind, wire.NoneType):
        return "null"
    if isinstance(kind, wire.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, wire.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, wire.ListType):
        inner = spell(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, wire.DictType):
        return f"Record<string, {spell(kind.value_type)}>"
    if isinstance(kind, wire.UnionType):
        return " | ".join(spell(part) for part in kind.types)
    raise TypeError(f"the contract has no TypeScript for {kind!r}")


def comment(text: str | None, indent: str = "") -> list[str]:
    if not text:
        return []
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(struct: type[msgspec.Struct], inbound: set[str], notes: dict[tuple[str, str], str]) -> list[str]:
    info = wire.type_info(struct)
    assert isinstance(info, wire.StructType)
    own = struct.__doc__ if struct.__doc__ and not struct.__doc__.startswith(f"{struct.__name__}(") else None
    out = [*comment(own), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        out.append(f'  {info.tag_field}: "{info.tag}";')
    may_be_left_out = struct.__name__ in inbound or struct.__struct_config__.omit_defaults
    for field in info.fields:
        mark = "?" if may_be_left_out and not field.required else ""
        out += comment(notes.get((struct.__name__, field.name)), "  ")
        out.append(f"  {field.encode_name}{mark}: {spell(field.type)};")
    return [*out, "}", ""]


def inbound_names() -> set[str]:
    """What a client sends: there a field with a usual value may be left out."""
    found: set[str] = set()
    queue: list[Any] = [wire.type_info(kind) for kind in (messages.ToServer, *bodies.WITH_BODIES)]
    while queue:
        kind = queue.pop()
        if isinstance(kind, wire.StructType) and kind.cls.__name__ not in found:
            found.add(kind.cls.__name__)
            queue += [field.type for field in kind.fields]
        elif isinstance(kind, wire.UnionType):
            queue += kind.types
        elif isinstance(kind, wire.ListType):
            queue.append(kind.item_type)
    return found


def contract() -> str:
    out = [
        "// Written by `python -m tools.make_contract` from src/farfield/table (seen, bodies, messages). Do not edit.",
        "",
        f"export const CONTRACT = {bodies.CONTRACT};",
        "",
    ]
    inbound = inbound_names()
    notes: dict[tuple[str, str], str] = {}
    for module in MODULES:
        notes |= explanations(module)
    for struct in structs():
        out += interface(struct, inbound, notes)
    for name, union in (("ToServer", messages.ToServer), ("ToClient", messages.ToClient)):
        info = wire.type_info(union)
        assert isinstance(info, wire.UnionType)
        out += [f"export type {name} =", *(f"  | {spell(part)}" for part in info.types)]
        out[-1] += ";"
        out.append("")
    return "\n".join(out)


if __name__ == "__main__":
    argparse.ArgumentParser(description="Write web/src/contract.ts from the messages of the table.").parse_args()
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(contract(), encoding="utf-8")
    print(f"{TARGET.name}: {len(structs())} types")
