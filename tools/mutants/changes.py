"""What can be changed in a chapter of the rules: comparisons, conditions, numbers, and statements left out.

Left alone is what no test could notice or what breaks at once: annotations, docstrings, assertions (they are for the
type checker), `__slots__`, what stands below `TYPE_CHECKING`, words, a constructor's setting of its fields, and the
numbers of a list of names (`PUT_BACK: Final = 14` among others), which mean nothing but that they differ.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).resolve().parents[2]
RULES = ROOT / "src" / "farfield" / "rules"

BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
NOT_CODE = {"annotation", "returns", "decorator_list", "bases", "keywords"}
"""Fields of definitions and declarations that are not looked into."""


@dataclass(frozen=True)
class Mutant:
    """One change to one place of the rules."""

    key: str
    """A digest of the chapter, the function and the line before and after: it outlives edits elsewhere."""
    file: str
    function: str
    """Its dotted name; empty where the code runs when the chapter is imported."""
    line: int
    span: tuple[int, int]
    """A test that runs none of the lines from the first to the last of these cannot notice the change."""
    operator: str
    before: str
    after: str
    number: int
    """Which of the chapter's changes it is."""


@dataclass
class Change:
    """A change that can be made to a syntax tree: `new` in the place of `old`."""

    operator: str
    function: str
    statement: ast.stmt
    parent: ast.AST
    field: str
    at: int | None
    old: ast.expr | ast.stmt
    new: ast.expr | ast.stmt

    def make(self) -> None:
        new = ast.fix_missing_locations(ast.copy_location(self.new, self.old))
        if self.at is None:
            setattr(self.parent, self.field, new)
        else:
            getattr(self.parent, self.field)[self.at] = new


# --- which changes a node allows --------------------------------------------------------------------------------------

Alternatives = Iterator[tuple[str, ast.expr | ast.stmt]]


def of_expression(node: ast.expr) -> Alternatives:
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                for name, table in (("boundary", BOUNDARY), ("comparison", OPPOSITE)):
                    if type(op) in table:
                        yield name, ast.Compare(left, [*ops[:i], table[type(op)](), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield "and/or", ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for i in range(len(values)):
                rest = values[:i] + values[i + 1 :]
                yield "part of a condition", rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield "not", operand
        case ast.UnaryOp(ast.USub(), operand) if not isinstance(operand, ast.Constant):
            yield "sign", operand
        case ast.Constant(bool(value)):
            yield "constant", ast.Constant(not value)
        case ast.Constant(int(value)):
            yield "constant", ast.Constant(value + 1)
            yield "constant", ast.Constant(value - 1)
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC and not (is_no_number(left) or is_no_number(right)):
            yield "arithmetic", ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.IfExp(_, body, orelse):
            yield "condition", body
            yield "condition", orelse


def is_no_number(node: ast.expr) -> bool:
    """A list, words, or a type in a union: arithmetic with it would only break."""
    if isinstance(node, ast.Constant):
        return not isinstance(node.value, int)
    if isinstance(node, ast.Name):
        return node.id[:1].isupper() and not node.id.isupper()
    return isinstance(node, ast.List | ast.Tuple | ast.ListComp | ast.JoinedStr | ast.Dict | ast.Set)


def of_statement(node: ast.stmt, within: ast.FunctionDef | None) -> Alternatives:
    match node:
        case ast.Expr(ast.Call(ast.Attribute(ast.Name("log"), "note"))):
            yield "line of the log", ast.Pass()
        case ast.Expr(ast.Call()) | ast.Delete():
            yield "statement", ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.AnnAssign(ast.Attribute() | ast.Subscript()):
            if within is not None and within.name != "__init__":
                yield "statement", ast.Pass()
        case ast.AugAssign(target, op, value):
            yield "statement", ast.Pass()
            if type(op) in ARITHMETIC and not is_no_number(value):
                yield "arithmetic", ast.AugAssign(target, ARITHMETIC[type(op)](), value)
        case ast.Raise() if "NotImplementedError" not in ast.unparse(node):
            yield "statement", ast.Pass()
        case ast.Return(None) if within is not None and node is not within.body[-1]:
            yield "statement", ast.Pass()
        case ast.Return(ast.Constant() | ast.UnaryOp(ast.USub(), ast.Constant())):
            return  # the constant itself is changed
        case ast.Return(ast.expr() as value) if within is not None:
            for other in other_values(value, ast.unparse(within.returns) if within.returns else ""):
                yield "returned value", ast.Return(other)
        case ast.Break():
            yield "break/continue", ast.Continue()
        case ast.Continue():
            yield "break/continue", ast.Break()
        case ast.For(target, _, body, orelse):
            yield "loop", ast.For(target, ast.Tuple([], ast.Load()), body, orelse)


def other_values(value: ast.expr, declared: str) -> Iterator[ast.expr]:
    """What a function of this type could return instead, and its callers would not break at once."""
    if declared == "bool":
        yield value.operand if isinstance(value, ast.UnaryOp) else ast.UnaryOp(ast.Not(), value)
    elif declared == "int":
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif declared.startswith("list["):
        yield ast.List([], ast.Load())
    elif declared.endswith("| None"):
        yield ast.Constant(None)


def settled(node: ast.AST) -> Alternatives:
    """What `if`, `while` and a filter ask, settled one way or the other. `while` for ever would only hang."""
    if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Constant):
        for outcome in (True, False) if isinstance(node, ast.If) else (False,):
            yield "condition", ast.Constant(outcome)


# --- walking through a chapter ----------------------------------------------------------------------------------------


def changes(tree: ast.Module) -> Iterator[Change]:
    """All changes that can be made, always in the same order."""
    for at, statement in enumerate(tree.body):
        if not is_numbered(tree.body, at):
            yield from _in_statement(statement, tree, "body", at, "", None)


def _in_statement(
    node: ast.stmt, parent: ast.AST, field: str, at: int, path: str, within: ast.FunctionDef | None
) -> Iterator[Change]:
    if is_left_alone(node):
        return
    function = path if within is not None else ""
    for operator, new in of_statement(node, within):
        yield Change(operator, function, node, parent, field, at, node, new)
    for operator, new in settled(node):
        assert isinstance(node, ast.If | ast.While)
        yield Change(operator, function, node, node, "test", None, node.test, new)
    inner = f"{path}.{node.name}".lstrip(".") if isinstance(node, ast.FunctionDef | ast.ClassDef) else path
    for name, value in ast.iter_fields(node):
        if name in NOT_CODE and isinstance(node, ast.FunctionDef | ast.ClassDef | ast.AnnAssign):
            continue
        below = value if isinstance(value, list) else [value]
        for i, child in enumerate(below):
            place = i if isinstance(value, list) else None
            if isinstance(child, ast.stmt):
                if isinstance(node, ast.ClassDef) and is_numbered(below, i):
                    continue
                home = node if isinstance(node, ast.FunctionDef) else None if isinstance(node, ast.ClassDef) else within
                yield from _in_statement(child, node, name, i, inner, home)
            elif isinstance(child, ast.ExceptHandler):
                for k, statement in enumerate(child.body):
                    yield from _in_statement(statement, child, "body", k, inner, within)
            elif isinstance(child, ast.AST):
                yield from _in_expression(child, node, name, place, function, node)


def _in_expression(
    node: ast.AST, parent: ast.AST, field: str, at: int | None, function: str, statement: ast.stmt
) -> Iterator[Change]:
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr):
        for operator, new in of_expression(node):
            yield Change(operator, function, statement, parent, field, at, node, new)
    if isinstance(node, ast.comprehension):
        for i, test in enumerate(node.ifs):
            for outcome in (True, False):
                yield Change("condition", function, statement, node, "ifs", i, test, ast.Constant(outcome))
    for name, value in ast.iter_fields(node):
        if name == "annotation":
            continue
        below = value if isinstance(value, list) else [value]
        for i, child in enumerate(below):
            place = i if isinstance(value, list) else None
            if isinstance(child, ast.AST) and not (place == 0 and name == "args" and is_a_cast(node)):
                yield from _in_expression(child, node, name, place, function, statement)


def is_a_cast(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "cast"


def is_left_alone(node: ast.stmt) -> bool:
    match node:
        case ast.Assert():
            return True
        case ast.If(ast.Name("TYPE_CHECKING")):
            return True
        case ast.Assign([ast.Name("__slots__" | "__all__")]):
            return True
    return False


def is_numbered(body: list[ast.stmt], at: int) -> bool:
    """A name with a number, and the next name, before or after it, has the next number."""
    own = number_given(body[at])
    if own is None:
        return False
    beside = [number_given(statement) for statement in body[max(0, at - 1) : at + 2]]
    return own - 1 in beside or own + 1 in beside


def number_given(statement: ast.stmt) -> int | None:
    """The number n that a statement gives a name: `NAME = n`, `NAME: Final = 1 << n`, `NAME = Kind(n)`."""
    match statement:
        case ast.Assign([ast.Name()], value) | ast.AnnAssign(ast.Name(), _, value):
            match value:
                case ast.Call(_, [argument], []):
                    value = argument
            match value:
                case ast.Constant(int(number)) | ast.BinOp(ast.Constant(1), ast.LShift(), ast.Constant(int(number))):
                    return number
    return None


# --- mutants ----------------------------------------------------------------------------------------------------------


def mutants_of(source: str, file: str) -> list[Mutant]:
    """Every mutant of a chapter, in the order of `changes`."""
    lines = source.splitlines()
    seen: dict[str, int] = {}
    found = []
    for number, change in enumerate(changes(ast.parse(source))):
        before, after = shown(change, lines)
        identity = "\0".join((file, change.function, change.operator, before, after))
        seen[identity] = seen.get(identity, 0) + 1
        key = hashlib.sha256(f"{identity}\0{seen[identity]}".encode()).hexdigest()[:12]
        span = span_of(change.statement)
        line = change.old.lineno
        found.append(Mutant(key, file, change.function, line, span, change.operator, before, after, number))
    return found


def shown(change: Change, lines: list[str]) -> tuple[str, str]:
    """The line before and after, or what is changed of it where that goes on over several."""
    if isinstance(change.old, ast.For) and isinstance(change.new, ast.For):
        head = f"for {ast.unparse(change.old.target)} in"
        return f"{head} {ast.unparse(change.old.iter)}:", f"{head} ():"
    if isinstance(change.old, ast.stmt) or change.old.end_lineno != change.old.lineno:
        return ast.unparse(change.old), ast.unparse(change.new)
    line = lines[change.old.lineno - 1].encode()
    after = line[: change.old.col_offset] + ast.unparse(change.new).encode() + line[change.old.end_col_offset :]
    return line.decode().strip(), after.decode().strip()


def span_of(statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of one with a body those before its body."""
    last = statement.end_lineno or statement.lineno
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body and not isinstance(statement, ast.Try):
        last = max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, last


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The chapter's syntax tree with the change made."""
    tree = ast.parse(source)
    for number, change in enumerate(changes(tree)):
        if number == mutant.number:
            change.make()
            return tree
    raise ValueError(f"{mutant.file} has no change {mutant.number}")


def compiled(mutant: Mutant) -> CodeType:
    """The chapter's code with the change made."""
    path = RULES / mutant.file
    tree = mutated(path.read_text(encoding="utf-8"), mutant)
    return compile(tree, str(path), "exec", dont_inherit=True)


def all_mutants() -> list[Mutant]:
    return [
        mutant
        for path in sorted(RULES.rglob("*.py"))
        for mutant in mutants_of(path.read_text(encoding="utf-8"), path.relative_to(RULES).as_posix())
    ]
