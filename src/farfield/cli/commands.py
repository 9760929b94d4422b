"""What a player may type besides answers: why, preview, undo, log, look, rule, save, resume, language, help …

Lane Legends has some of its own: see `lane_commands`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from farfield.cards.names import name_key
from farfield.cli.cards import card_or_keyword
from farfield.cli.choices import words_of
from farfield.cli.lane_commands import LaneCommands, how_to_play
from farfield.cli.news import without_repeats
from farfield.cli.rules import rule
from farfield.cli.terminal import worded
from farfield.cli.why import verdicts
from farfield.errors import FarfieldError, excerpt
from farfield.players.hints import hint
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT, PREF_ASK_IN_WINDOWS, PREF_FULL_CONTROL
from farfield.rules.modes.lane_legends import LaneLegends
from farfield.rules.state import Decision
from farfield.words.messages import LANGUAGES, Messages, UnknownLanguage

if TYPE_CHECKING:
    from farfield.cli.session import Session

NAMES = (
    "help", "board", "options", "why", "preview", "undo", "log", "look", "rule", "save", "resume", "language", "auto",
    "hint", "ask", "concede", "quit",
)  # fmt: skip
LANE_NAMES = ("lane", "pile", "settings", "leave")
WITH_ARGUMENTS = (
    "why",
    "preview",
    "log",
    "look",
    "rule",
    "save",
    "resume",
    "language",
    "auto",
    "hint",
    "ask",
    "lane",
    "pile",
)
WISHES = {"runes": PREF_FULL_CONTROL, "windows": PREF_ASK_IN_WINDOWS, "consent": PREF_ASK_CONSENT}
"""What a player may want to be asked, and the bit for it."""
LOG_LINES = 20


class Stop(Exception):
    """Leave the game with this exit code."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Commands:
    def __init__(self, session: Session) -> None:
        self.session = session
        self._run: dict[str, Callable[[str, Decision], str | None]] = {
            "help": self.help,
            "board": self.board,
            "options": self.options,
            "why": self.why,
            "preview": self.preview,
            "undo": self.undo,
            "log": self.log,
            "look": self.look,
            "rule": self.rule,
            "save": self.save,
            "resume": self.resume,
            "language": self.language,
            "auto": self.auto,
            "hint": self.hint,
            "ask": self.ask,
            "concede": self.concede,
            "quit": self.quit,
        }
        if session.lanes:
            lanes = LaneCommands(session)
            self._run |= {"lane": lanes.lane, "pile": lanes.pile, "settings": lanes.settings, "leave": lanes.leave}

    # --- which command

    def words(self, name: str) -> list[str]:
        """What may be typed for a command: its own language's words first, then the English ones."""
        words = self.session.say(f"command-{name}").split()
        return list(dict.fromkeys([*words, *Messages("en").get(f"command-{name}").split()]))

    def word(self, name: str) -> str:
        return self.words(name)[0]

    def find(self, text: str) -> tuple[str, str] | None:
        """The command a text begins with, and the rest of it; None if it begins with none.

        A word that is a command in the player's language goes before one that is a command in English.
        """
        first, _, rest = text.strip().partition(" ")
        typed = first.casefold()
        for lang in (self.session.messages, Messages("en")):
            for name in self._run:
                if typed in lang.get(f"command-{name}").split():
                    return name, rest.strip()
        return None

    def run(self, name: str, rest: str, decision: Decision) -> str | None:
        """None when the game has gone on; otherwise what is still to be said, perhaps nothing."""
        try:
            return self._run[name](rest, decision)
        except FarfieldError as error:
            return self.session.messages.explain(error)

    # --- looking

    def help(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        if session.lanes and rest.casefold() == "lanes":
            how_to_play(session)
            return ""
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True, style="bold")
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_row(session.say("help-number"), "", session.say("help-number-text"))
        for name in self._run:
            args = " " + session.say(f"help-{name}-args") if name in WITH_ARGUMENTS else ""
            words = self.words(name)
            short = session.say(f"command-{name}").split()[1:]
            table.add_row(words[0] + args, ", ".join(short), session.say(f"help-{name}"))
        session.console.print(Text(session.say("help-title"), style="bold"))
        session.console.print(table)
        session.tell("help-short", "dim")
        session.tell("help-symbols", "dim")
        session.tell("help-pay", "dim", command=f"{self.word('ask')} {session.say('word-runes')}")
        if session.lanes:
            session.tell("help-lanes", help=self.word("help"))
        return ""

    def board(self, rest: str, decision: Decision) -> str | None:
        self.session.show_board(decision.seat)
        self.session.show_question(decision)
        return ""

    def options(self, rest: str, decision: Decision) -> str | None:
        self.session.show_question(decision)
        return ""

    def why(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        not_words = {session.say("word-not"), "not"}
        first, _, more = rest.partition(" ")
        wanted = more if first.casefold() in not_words else rest
        if not wanted.strip():
            return session.say("play-which-card", command=self.word("why"), card=self._some_card(decision))
        wanted = self._card_of_number(wanted.strip(), decision)
        lines = verdicts(wanted, session.game, decision, session.teller(decision.seat), session.messages)
        if not lines:
            return session.say("why-nothing", text=excerpt(wanted))
        for line in lines:
            session.console.print(worded(line))
        return ""

    def _card_of_number(self, text: str, decision: Decision) -> str:
        """The number of an option stands for the card it is about."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:6]) <= len(decision.options):
            card = self.session.game.find(decision.options[int(text[:6]) - 1].thing)
            if card is not None:
                return card.printed.name
        return text

    def preview(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        most = len(decision.options)
        if not rest:
            return session.say("play-which-number", command=self.word("preview"))
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest[:6]) <= most):
            return session.say("play-not-a-number", n=excerpt(rest, 12), most=most)
        number = int(rest)
        option = decision.options[number - 1]
        words = words_of(decision, session.teller(decision.seat), session.messages)[number - 1]
        session.tell("play-preview", "bold", n=number, option=words)
        session.show_preview(decision, option)
        return ""

    def log(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        everything = rest.casefold() in (session.say("word-all"), "all")
        if rest and not everything and not (rest.isascii() and rest.isdigit()):
            return session.say("play-which-number", command=self.word("log"))
        events = session.seen(decision.seat)
        most = len(events) if everything else int(rest[:6] or LOG_LINES)
        teller = session.teller(decision.seat)
        shown = [e for e in without_repeats(events) if e.kind != "phase"][-most:] if most else []
        if not shown:
            return session.say("log-empty")
        session.console.print(Text(session.say("log-title"), style="bold"))
        for event in shown:
            line = worded(session.messages.say(teller.happening(event)), style="bold" if event.kind == "turn" else "")
            if event.clause:
                line.append(f"  [{event.clause}]", style="dim not bold")
            session.console.print(line)
        return ""

    def look(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        if not rest:
            return session.say("play-which-card", command=self.word("look"), card=self._some_card(decision))
        name = self._visible_name(rest, decision) or rest
        mode = session.game.mode
        strikes = mode.modifiers.mighty_strikes if isinstance(mode, LaneLegends) else 0
        session.console.print(card_or_keyword(name, session.messages, mode.name, strikes))
        return ""

    def rule(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        session.console.print(Group(*rule(rest or decision.clause, session.messages)))
        return ""

    # --- the game as a whole

    def undo(self, rest: str, decision: Decision) -> str | None:
        return self.session.take_back(decision)

    def save(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        file = Path(rest) if rest else session.keep or Path(f"farfield-{session.game.seed}.txt")
        session.save(file)
        return session.say("play-saved", file=str(file))

    def resume(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        if not rest:
            return session.say("play-which-file", command=self.word("resume"))
        session.load(Path(rest))
        session.tell("play-resumed", n=session.game.turn)
        return None

    def language(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        wanted = name_key(rest)
        names = {lang: Messages(lang).get("language-name") for lang in LANGUAGES}
        found = next((lang for lang, name in names.items() if wanted in (lang, name_key(name))), None)
        if found is None and rest:
            raise UnknownLanguage(rest)
        if found is None:
            listed = ", ".join(f"{lang} ({name})" for lang, name in names.items())
            return session.say("play-language-which", list=listed)
        session.messages = Messages(found)
        session.tell("play-language")
        session.show_board(decision.seat)
        session.show_question(decision)
        return ""

    def auto(self, rest: str, decision: Decision) -> str | None:
        """Let a program answer for whoever typed this, once or until the end; others are asked as always."""
        session = self.session
        if rest.casefold() in (session.say("word-all"), "all"):
            session.auto[decision.seat] = -1
        elif not rest or (rest.isascii() and rest.isdigit()):
            session.auto[decision.seat] = int(rest[:6] or 1)
        else:
            return session.say("play-which-number", command=self.word("auto"))
        return None

    def hint(self, rest: str, decision: Decision) -> str | None:
        """Where to look, then what to do, then why: more each time it is asked for at the same question."""
        session = self.session
        if rest and rest not in ("1", "2", "3"):
            return session.say("hint-how-much", command=self.word("hint"))
        if decision.id != session.hinted[0]:
            session.hinted = (decision.id, 0)
        strength = int(rest or min(3, session.hinted[1] + 1))
        session.hinted = (decision.id, strength)
        found = hint(session.game, decision, len(session.game.answers or ()))
        if strength == 1:
            session.print(session.messages.explain(found.nudge))
            session.tell("hint-more", "dim", command=self.word("hint"))
            return ""
        number = decision.options.index(found.option) + 1
        words = words_of(decision, session.teller(decision.seat), session.messages)[number - 1]
        session.tell("hint-do", "bold", n=number, option=words)
        if strength == 3:
            for reason in found.reasons:
                session.print(session.messages.explain(reason))
            if found.likely is not None:
                session.print(session.messages.explain(found.likely), "dim")
        return ""

    def ask(self, rest: str, decision: Decision) -> str | None:
        """What a player wants to be asked: show it, or switch one of it."""
        session = self.session
        wishes = session.game.wishes(decision.seat)
        known = {name: bit for name, bit in WISHES.items() if name != "consent" or len(session.names) > 1}
        if not session.lanes:
            known.pop("consent", None)
        words = {name: session.say(f"word-{name}") for name in known}
        if not rest:
            table = Table.grid(padding=(0, 2))
            for name, bit in known.items():
                state = session.say("word-on" if wishes & bit else "word-off")
                table.add_row(Text(words[name], style="bold"), state, session.say(f"asked-{name}"))
            session.tell("asked-title", "bold")
            session.console.print(table)
            return ""
        typed = rest.casefold()
        name = next((name for name in known if typed in (name, words[name])), "")
        if not name:
            return session.say("asked-unknown", text=excerpt(rest), list=", ".join(words.values()))
        wishes ^= known[name]
        session.game.wish(decision.seat, wishes)
        session.after_answer()
        state = session.say("word-on" if wishes & known[name] else "word-off")
        session.tell("asked-now", word=words[name], state=state)
        return None

    def confirmed(self, name: str) -> bool:
        """Whether this was typed twice at the same point of the game."""
        session = self.session
        now = (name, len(session.game.answers or ()))
        twice = session.confirming == now
        session.confirming = now
        return twice

    def concede(self, rest: str, decision: Decision) -> str | None:
        session = self.session
        if not self.confirmed("concede"):
            return session.say("play-concede-sure", word=self.word("concede"))
        session.game.concede(decision.seat)
        session.after_answer()
        return None

    def quit(self, rest: str, decision: Decision) -> str | None:
        """Leave. A game that nobody has saved is not lost by a slip of the hand."""
        session = self.session
        if session.keep is None and not session.answers.from_script and not self.confirmed("quit"):
            return session.say("play-quit-sure", word=self.word("quit"), save=self.word("save"))
        self.session.farewell()
        self.session.tell("play-quit")
        raise Stop(0)

    # --- names

    def _visible_name(self, text: str, decision: Decision) -> str | None:
        """The full name of a card in sight that begins like this."""
        key = name_key(text)
        names = {c.printed.name for c in self.session.in_sight(decision.seat)}
        fits = [name for name in sorted(names) if name_key(name) == key] or [
            name for name in sorted(names) if key and name_key(name).startswith(key)
        ]
        return fits[0] if fits else None

    def _some_card(self, decision: Decision) -> str:
        hand = [c.printed.name for c in self.session.in_sight(decision.seat)]
        return hand[0] if hand else "Gust"
