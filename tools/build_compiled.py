"""Build the compiled engine: `farfield.rules` and a few modules more, translated to C by mypyc, and all else as it is.

The result is a tree of its own, build/compiled, because an extension module next to an edited source file silently
hides the edit. Whoever puts that directory first on PYTHONPATH runs the compiled engine; whoever does not runs the
sources. A stamp holds a digest of all that went in, so a tree that no longer matches the sources is known as stale.

    python tools/build_compiled.py            build, unless the tree is already fresh
    python tools/build_compiled.py --check    say whether the tree is fresh; builds nothing
    PYTHONPATH=build/compiled farfield play   play with it

Exit status: 0 fresh or built, 1 stale, missing or failed, 2 this machine has no C compiler or no Python headers.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "farfield"
COMPILED_PART = "rules"

# Modules of the compiled part that stay Python, as paths below src/farfield. Say why beside each.
EXCLUDED: frozenset[str] = frozenset(
    {
        "rules/compiling.py",  # takes another way for the type checker than when it runs, which mypyc cannot do
        # Asked by people, one question at a time: nothing to gain, and a refusal is a `Message`, which stays Python.
        "rules/why_not/__init__.py",
        "rules/why_not/causes.py",
        "rules/why_not/not_to_be_chosen.py",
        "rules/why_not/intents.py",
        "rules/why_not/judging.py",
        "rules/why_not/refusals.py",
        "rules/why_not/refusing.py",
    }
)

# Modules outside the compiled part that become C as well, as paths below src/farfield.
BESIDES: tuple[str, ...] = (
    # What happens, what is asked in words, and the table as it travels: most of what an answer at a table costs.
    # `words/patterns.py` stays Python: Fluent's nodes are not of the types that they say, and a compiled module checks.
    # So do the structs that travel, for msgspec makes their classes as they are read, and `table/live.py`: the
    # simulation lets the game under it raise, which it would not see compiled.
    "words/apart.py",
    "words/asking.py",
    "words/calling.py",
    "words/explaining.py",
    "words/log_lines.py",
    "words/messages.py",
    "words/nameless.py",
    "words/offering.py",
    "words/pieces.py",
    "words/telling.py",
    # Programs that look ahead: they try out thousands of answers for one they give.
    "players/combinations.py",
    "players/duel_plan.py",
    "players/duel_sense.py",
    "players/duel_turn.py",
    "players/duel_value.py",
    "players/lane_sense.py",
    "players/lane_turn.py",
    "players/lane_value.py",
    "players/mulligan.py",
    "players/network.py",
    "players/others.py",
    "players/rule_of_thumb.py",
    "players/search.py",
    "players/several_value.py",
    "players/sight.py",
    "players/trying_out.py",
    "table/connection.py",
    "table/dispatch.py",
    "table/hearing.py",
    "table/limits.py",
    "table/playing.py",
    "table/sharing.py",
    "table/showing.py",
    "table/views.py",
    "table/waiting.py",
)

# One group, so that a call from one module into another is a plain C call; -O3; no debug information (half the time).
OPTIONS: dict[str, Any] = {"opt_level": "3", "debug_level": "0", "multi_file": False, "group_name": "farfield_engine"}
# Only errors in what is compiled may stop the build; `make test` type-checks the rest.
MYPY_FLAGS = ["--strict", "--follow-imports=silent", "--python-version=3.11"]

FAILED, NO_COMPILER = 1, 2


def sources(root: Path = ROOT) -> list[Path]:
    """The files of the part that is compiled, the excluded ones too, and those beside it."""
    part = (root / "src" / PACKAGE / COMPILED_PART).rglob("*.py")
    return sorted([*part, *(root / "src" / PACKAGE / path for path in BESIDES)])


def compiled_sources(root: Path = ROOT) -> list[str]:
    """Paths below src of the modules that become C."""
    base = root / "src"
    below_src = [path.relative_to(base).as_posix() for path in sources(root)]
    return [path for path in below_src if path.removeprefix(f"{PACKAGE}/") not in EXCLUDED]


def own_folders() -> set[Path]:
    """Folders that hold compiled modules and others, as paths below src/farfield: the tree has them itself."""
    return {folder for path in BESIDES for folder in Path(path).parents}


def uncompiled(root: Path = ROOT) -> list[Path]:
    """What stays as it is: files and whole folders, as paths below src/farfield."""
    base, own = root / "src" / PACKAGE, own_folders()
    found = [path.relative_to(base) for folder in own | {Path()} for path in (base / folder).iterdir()]
    left = {Path(COMPILED_PART), *own, *map(Path, BESIDES)}
    return sorted(path for path in found if path not in left and path.name != "__pycache__")


def target(root: Path = ROOT) -> Path:
    """The directory to put first on PYTHONPATH."""
    return root / "build" / "compiled"


def digest(root: Path = ROOT) -> str:
    """What a build made now would be made of."""
    parts = hashlib.sha256()
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        parts.update(importlib.metadata.version("mypy").encode())
    for word in (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), OPTIONS, MYPY_FLAGS, sorted(EXCLUDED), BESIDES):
        parts.update(repr(word).encode())
    for path in sources(root):
        parts.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return parts.hexdigest()


def matches_sources(root: Path = ROOT) -> bool:
    """Whether the compiled modules are there and made of the sources as they are now."""
    stamp = target(root) / "stamp"
    return stamp.is_file() and stamp.read_text() == digest(root)


def is_fresh(root: Path = ROOT) -> bool:
    """Whether the compiled tree can be used as it is."""
    return matches_sources(root) and all((target(root) / PACKAGE / path).exists() for path in uncompiled(root))


def why_not_possible() -> str | None:
    """The reason this machine cannot compile, or None."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = str(named).split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler} is not installed)"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "no C compiler setup for Python (its header files are not installed)"
    return None


def build(root: Path = ROOT) -> None:
    """Make the compiled tree anew beside the old one, then put it in the old one's place."""
    stamp = digest(root)
    stage = root / "build" / f"compiled.{os.getpid()}"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    try:
        shutil.copytree(
            root / "src" / PACKAGE, stage / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        )
        # mypyc and setuptools work with the current directory and sys.argv, so they get a process of their own.
        command = [sys.executable, str(Path(__file__).resolve()), "--stage", str(stage)]
        subprocess.run([*command, *compiled_sources(root)], cwd=stage, check=True)
        shutil.rmtree(stage / "work")
        link_the_rest(root, stage)
        (stage / "stamp").write_text(stamp)
        old = root / "build" / f"compiled.old.{os.getpid()}"
        if target(root).exists():
            target(root).rename(old)
        stage.rename(target(root))
        shutil.rmtree(old, ignore_errors=True)
    finally:
        shutil.rmtree(stage, ignore_errors=True)


def link_the_rest(root: Path, tree: Path) -> None:
    """Let the compiled tree hold links to whatever is not compiled, so that this never goes stale."""
    base, rest = root / "src" / PACKAGE, set(uncompiled(root))
    compiled = {Path(COMPILED_PART), *own_folders()}
    for folder in own_folders() | {Path()}:
        for old in (tree / PACKAGE / folder).iterdir():
            path = folder / old.name
            made = path in compiled or f"{path.parent.as_posix()}/{path.name.partition('.')[0]}.py" in BESIDES
            if made or (old.is_symlink() and path in rest):
                continue
            if old.is_dir() and not old.is_symlink():
                shutil.rmtree(old)
            else:
                old.unlink()
    for path in rest:
        link, original = tree / PACKAGE / path, base / path
        if link.is_symlink():
            continue
        try:
            to = os.path.relpath(original, (target(root) / PACKAGE / path).parent)
            link.symlink_to(to, target_is_directory=original.is_dir())
        except OSError:  # a system without links gets copies
            copy = shutil.copytree if original.is_dir() else shutil.copy2
            copy(original, link)


def compile_in_stage(stage: Path, paths: list[str]) -> None:
    """Run mypyc and the C compiler in the staged tree (the current directory)."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = stage / "work"
    flags = [*MYPY_FLAGS, "--config-file=", f"--cache-dir={work / 'mypy'}"]
    extensions = mypycify([*flags, *paths], target_dir=str(work / "c"), **OPTIONS)
    distribution = Distribution({"name": "farfield-compiled", "ext_modules": extensions})
    command = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_temp = str(work / "objects")
    command.build_lib = str(work / "lib")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


@contextlib.contextmanager
def only_one_at_a_time(root: Path) -> Iterator[None]:
    """Let a second build of the same checkout wait for the first."""
    (root / "build").mkdir(exist_ok=True)
    with (root / "build" / "compiled.lock").open("w") as lock:
        try:
            import fcntl
        except ImportError:
            pass
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the compiled engine into build/compiled.")
    parser.add_argument("--check", action="store_true", help="only say whether the compiled engine is fresh")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    parser.add_argument("--stage", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("paths", nargs="*", help=argparse.SUPPRESS)
    options = parser.parse_args()
    root = options.root.resolve()
    if options.stage:
        compile_in_stage(options.stage, options.paths)
        return 0
    if options.check:
        fresh = is_fresh(root)
        state = "fresh" if fresh else "out of date" if target(root).exists() else "not built"
        print(f"The compiled engine (build/compiled) is {state}.")
        return 0 if fresh else FAILED
    if not compiled_sources(root):
        print(f"There is nothing to compile: src/{PACKAGE}/{COMPILED_PART} holds no module.", file=sys.stderr)
        return FAILED
    with only_one_at_a_time(root):
        if matches_sources(root):
            link_the_rest(root, target(root))
            print("The compiled engine (build/compiled) is up to date.")
            return 0
        reason = why_not_possible()
        if reason:
            print(f"The compiled engine cannot be built here: {reason}. Everything works without it.", file=sys.stderr)
            return NO_COMPILER
        print(f"Compiling {len(compiled_sources(root))} modules ...", flush=True)
        started = time.monotonic()
        try:
            build(root)
        except subprocess.CalledProcessError as error:
            print(f"The compiled engine could not be built (exit status {error.returncode}).", file=sys.stderr)
            return FAILED
        print(f"Built build/compiled in {time.monotonic() - started:.0f} s. Use it with PYTHONPATH=build/compiled.")
        return 0


if __name__ == "__main__":
    raise SystemExit(main())
