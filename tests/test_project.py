"""The project around the engine: what is shipped, what is imported, which engine runs."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import farfield
from tools import build_compiled

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "farfield"
DATA = {".json", ".jsonl", ".ftl", ".md", ".txt"}


def run(*command: str | Path, **environment: str) -> str:
    """The output of a command that must succeed."""
    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**{key: value for key, value in os.environ.items() if key != "PYTHONPATH"}, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def imported_modules(path: Path) -> set[str]:
    """The top-level names that a source file imports from outside its own package, when it runs."""
    names: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unseen = {
        id(node)
        for branch in ast.walk(tree)
        if isinstance(branch, ast.If) and ast.unparse(branch.test) == "TYPE_CHECKING"
        for statement in branch.body
        for node in ast.walk(statement)
    }
    for node in ast.walk(tree):
        if id(node) in unseen:
            continue
        if isinstance(node, ast.Import):
            names.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(str(node.module).split(".")[0])
    return names


@pytest.mark.parametrize("part", ["rules", "cards"])
def test_rules_and_cards_import_the_standard_library_only(part: str) -> None:
    allowed = sys.stdlib_module_names | {"farfield"}
    strangers = {
        f"{path.relative_to(SOURCE)}: {name}"
        for path in (SOURCE / part).rglob("*.py")
        for name in imported_modules(path) - allowed
    }
    assert strangers == set()


def test_no_extension_module_lies_among_the_sources() -> None:
    assert [path for ending in ("so", "pyd") for path in SOURCE.rglob(f"*.{ending}")] == []


@pytest.mark.bulk
def test_every_module_of_the_rules_is_of_the_engine_that_runs(engine: str) -> None:
    importlib.import_module("farfield.rules.game")  # the way in: modules that need each other load in its order
    for source in build_compiled.compiled_sources():
        name = source.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        origin = str(importlib.import_module(name).__file__)
        assert origin.endswith(".py") == (engine == "interpreted"), f"{name} was loaded from {origin}"


def tracked_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    return [ROOT / name for name in run("git", "ls-files", "-z").split("\0") if name and (ROOT / name).is_file()]


def test_lock_files_name_no_registry() -> None:
    locks = sorted((ROOT / "requirements").glob("*.txt"))
    assert [lock.name for lock in locks] == ["dev.txt", "fuzz.txt", "play.txt"]
    for lock in locks:
        text = lock.read_text()
        assert "--hash=sha256:" in text
        assert "://" not in text
        assert " @ " not in text
        assert [line for line in text.splitlines() if line.startswith("-")] == []


def test_tracked_files_name_no_path_of_this_machine() -> None:
    paths = {str(ROOT) + "/", str(Path.home()) + "/", sys.base_prefix + "/"} - {"/", "//"}
    for path in tracked_files():
        text = path.read_bytes()
        for machine_path in paths:
            assert machine_path.encode() not in text, f"{path.relative_to(ROOT)} names {machine_path}"


def test_the_lock_holds_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = {
        "play.txt": project["dependencies"],
        "dev.txt": [*project["dependencies"], *extras["dev"], *extras["compiled"]],
        "fuzz.txt": [*project["dependencies"], *extras["fuzz"]],
    }
    for lock, requirements in wanted.items():
        text = (ROOT / "requirements" / lock).read_text()
        for requirement in requirements:
            name = requirement.split(">")[0].split("[")[0].replace(".", "-").lower()
            pinned = re.compile(rf"^{re.escape(name)}(\[[a-z,]+\])?==", re.MULTILINE)
            assert pinned.search(text), f"{lock} lacks {name}: run `make lock`"


def test_the_lock_names_extras() -> None:
    """pip takes the newest version of `coverage[toml]` where only `coverage` is pinned, and then refuses it."""
    text = (ROOT / "requirements" / "dev.txt").read_text()
    assert "\ncoverage[toml]==" in text
    assert "--no-strip-extras" in (ROOT / "Makefile").read_text()


@pytest.mark.slow
def test_the_package_installs_and_gives_the_command(tmp_path: Path) -> None:
    """`pip install .` in a fresh environment, without a network: this one lends what is needed."""
    home = tmp_path / "env"
    venv.create(home, with_pip=False, symlinks=os.name != "nt")
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / "python"
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    alone = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    if importlib.util.find_spec("pip") is not None:
        run(python, "-m", "pip", "install", *alone, "--ignore-installed", "--disable-pip-version-check", ".")
    else:  # uv made this environment
        run("uv", "pip", "install", *alone, "--reinstall", "--python", python, ".")
    where = run(python, "-c", "import farfield; print(farfield.__file__, farfield.__version__)").split()
    assert Path(where[0]).is_relative_to(site)
    assert where[1] == farfield.__version__
    command = scripts / "farfield"
    assert command.exists()
    if importlib.util.find_spec("farfield.cli") is not None:
        assert "play" in run(command, "--help", COLUMNS="120")
        assert "play" in run(python, "-m", "farfield", "--help", COLUMNS="120")


@pytest.mark.slow
def test_the_wheel_holds_all_of_the_package(tmp_path: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    shipped = set(zipfile.ZipFile(wheel).namelist())
    for path in tracked_files():
        if path.is_relative_to(SOURCE) and (path.suffix in DATA | {".py"} or path.name == "py.typed"):
            assert path.relative_to(SOURCE.parent).as_posix() in shipped
    assert "farfield/table/client/index.html" in shipped  # the page, built
    assert "farfield/table/client/licences.txt" in shipped  # of what the page contains of others
    assert not [name for name in shipped if name.endswith((".so", ".pyd"))]
