"""`farfield serve --status`: how the server that runs here does."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

from rich.console import Console

from farfield.words.messages import Messages


def show_status(address: str, port: int, messages: Messages, console: Console, complaints: Console) -> int:
    """1 if none answers, 2 if it is not ready."""
    where = f"http://{f'[{address}]' if ':' in address else address}:{port}"
    try:
        with urllib.request.urlopen(f"{where}/status?lang={messages.lang}", timeout=10) as answer:
            told = json.loads(answer.read())
    except urllib.error.HTTPError as error:
        problem = error.read().decode(errors="replace")
        reason = json.loads(problem).get("text", problem) if problem.startswith("{") else str(error)
        complaints.print(messages.get("serve-status-none", address=where, reason=reason), style="red", soft_wrap=True)
        return 1
    except (OSError, ValueError) as error:
        reason = str(getattr(error, "reason", error))
        complaints.print(messages.get("serve-status-none", address=where, reason=reason), style="red", soft_wrap=True)
        return 1
    for line in said(told, where, messages):
        console.print(line, soft_wrap=True, highlight=False)
    return 0 if told["ready"] else 2


def said(told: dict[str, Any], where: str, messages: Messages) -> list[str]:
    """One line for each thing one would ask."""

    def ms(seconds: float) -> str:
        return f"{1000 * seconds:.1f}"

    say = messages.get
    busy, waiting = told["workers"], told["waiting"]
    lines = [
        say("serve-status-up", address=where, version=told["version"], minutes=int(told["uptime"] / 60)),
        say("serve-status-ready") if told["ready"] else say("serve-status-not-ready", why=told["why"]),
        say("serve-status-tables", tables=told["tables"], games=told["games"], people=told["people"]),
        say("serve-status-answers", answers=told["answers"], lately=told["answers_lately"]),
        say("serve-status-fast", half=ms(told["half"]), most=ms(told["most"]), late=ms(told["late"])),
        say(
            "serve-status-workers",
            thinking=int(busy["programs"]),
            waiting=int(waiting["programs"]),
            judging=int(busy["judges"]),
        ),
        say(
            "serve-status-wrong",
            refusals=told["refusals"],
            incidents=told["incidents"],
            failures=told["storage_failures"],
        ),
        say("serve-status-memory", megabytes=int(told["memory"] / 1e6)),
    ]
    for node in told["nodes"]:
        which = "leaving" if node["leaving"] else ("this" if node["this"] else "other")
        lines.append(say("serve-status-node", address=node["address"], tables=node["tables"], which=which))
    if told["full"]:
        lines.append(say("serve-status-full"))
    if told["storage_fails"]:
        lines.append(say("serve-status-storage"))
    return lines
