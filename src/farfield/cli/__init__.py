"""The command line: `farfield play`, `serve`, `card`, `deck`, `rule`, `lab` and `bench`.

Each command lives in a file of its own and is imported when it is called, so that help comes at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspect import BoundArguments

    from cyclopts import CycloptsError
    from rich.panel import Panel

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the answer is the exit code: 0 done, 1 it could not be done, 2 not understood."""
    from farfield.cli.app import build

    app = build()
    typed = list(sys.argv[1:] if argv is None else argv)
    if typed[:2] == ["play", "lanes"]:
        from farfield.cli.lanes import with_usual_values

        typed = with_usual_values(typed)
    try:
        if typed[:1] == ["play"] and any(word.startswith("--resume") for word in typed):
            _, given, _ = app.parse_args(typed, exit_on_error=False, error_formatter=_not_understood)
            if _names_settings(given):
                return 1
        code = app(
            typed,
            result_action="return_value",
            exit_on_error=False,
            error_formatter=_not_understood,
        )
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone (`farfield rule … | head`): nobody is left to be told.
        sys.stderr.close()
        return 0
    except Exception as error:
        from cyclopts import CycloptsError

        if isinstance(error, CycloptsError):
            return 2  # it has already been printed
        raise
    return code if isinstance(code, int) else 0


def _names_settings(given: BoundArguments) -> bool:
    """Were settings given beside a saved game, which keeps its own? Whoever did so is told; nothing is played."""
    kept = [name for name in given.arguments if name not in ("resume", "save", "lang", "script")]
    if "resume" not in given.arguments or not kept:
        return False
    from farfield.cli.lanes import given as modifiers_in
    from farfield.cli.terminal import complain, messages_for
    from farfield.errors import FarfieldError

    modifiers = list(modifiers_in(given.arguments.get("modifiers")))
    names = [name.replace("_", "-") for name in kept if name != "modifiers"] + modifiers
    options = ", ".join(f"--{name}" for name in names)
    text = "A saved game keeps its settings. Leave out {options}, or leave out --resume to begin a new game."
    complain(messages_for(given.arguments.get("lang")), FarfieldError("resume-settings", text, {"options": options}))
    return True


def _not_understood(error: CycloptsError) -> Panel:
    """What was typed and what it might have been: a word too many after `play` is a mode that was misspelt."""
    from cyclopts import CycloptsPanel, UnknownCommandError, UnusedCliTokensError

    if isinstance(error, UnusedCliTokensError) and error.app is not None and error.app.name[0] == "play":
        error = UnknownCommandError(app=error.app, unused_tokens=error.unused_tokens, verbose=False)
    return CycloptsPanel(error)
