"""What the lab found as a page to share: one file with plots, tables and words, in the reader's language."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape
from string import Template
from typing import Final

from farfield import __version__
from farfield.lab import deck_report, ladder, matchup, plots, tuning
from farfield.lab.counting import Mean, Tally
from farfield.lab.figures import Figures
from farfield.words.messages import Messages

PAGE: Final = Template("""<!doctype html>
<html lang="$lang">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<style>
:root { color-scheme: light dark; --ink: light-dark(#1c2430, #e8ecf2); --soft: light-dark(#566070, #a3adbc);
  --line: light-dark(#d5dae2, #39424f); --paper: light-dark(#fff, #1a2029); --well: light-dark(#f2f4f7, #11151b);
  --one: light-dark(#14657f, #6cc7e3); --two: light-dark(#a84d1f, #f2a877); }
* { box-sizing: border-box; }
body { background: var(--well); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 76rem; padding: 1rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); line-height: 1.2; margin: .5rem 0 .2rem; }
h2 { font-size: 1.2rem; margin: 0 0 .2rem; }
p { margin: .3rem 0; max-width: 60rem; } .soft, footer { color: var(--soft); }
.tiles { display: flex; flex-wrap: wrap; gap: .8rem; margin: 1rem 0; }
.tiles div { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; flex: 1 1 9rem;
  padding: .6rem 1rem; }
.tiles b { display: block; font-size: 1.7rem; line-height: 1.2; }
section { background: var(--paper); border: 1px solid var(--line); border-radius: .6rem; margin: 1rem 0;
  padding: 1rem; }
.beside { align-items: start; display: grid; gap: 1rem 2rem; grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
  margin-top: .8rem; }
@media (max-width: 60rem) { .beside { grid-template-columns: minmax(0, 1fr); } }
svg { display: block; height: auto; max-width: 34rem; width: 100%; }
text { fill: var(--ink); font: 13px system-ui, sans-serif; }
text.soft { fill: var(--soft); } text.name { font-weight: 600; }
.axis { stroke: var(--soft); } .grid { stroke: var(--line); } .dot { fill: var(--one); }
.between { stroke: var(--one); stroke-linecap: round; stroke-width: 3; }
.line1, .line2 { fill: none; stroke: var(--one); stroke-width: 3; }
.line2 { stroke: var(--two); stroke-dasharray: 7 4; }
.band1 { fill: var(--one); opacity: .18; } .band2 { fill: var(--two); opacity: .18; }
.full { fill: var(--one); } .open { fill: none; stroke: var(--two); stroke-width: 2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { color: var(--soft); padding-bottom: .3rem; text-align: left; }
th, td { border-bottom: 1px solid var(--line); padding: .25rem .7rem; text-align: right; }
td { white-space: nowrap; } th[scope=row], th:first-child { text-align: left; } thead th { vertical-align: bottom; }
td.cell { background: color-mix(in srgb, var(--tint) var(--much), var(--paper)); border: 1px solid var(--line);
  text-align: center; }
td small { display: block; white-space: nowrap; }
</style>
<header><h1>$title</h1><p class="soft">$made</p></header>
<main>
$body
</main>
<footer><p>$interval</p><p>$unofficial</p></footer>
</html>
""")

Cells = Sequence[str]
FAR: Final = 1000.0  # where what is beyond all numbers is drawn: the Elo of who never wins


class Report:
    """The words and the figures of a page."""

    def __init__(self, messages: Messages) -> None:
        self.say = messages.get
        self.messages = messages
        self.figures = Figures(messages.lang)

    def page(self, title: str, made: str, body: Iterable[str]) -> str:
        return PAGE.substitute(
            lang=self.messages.lang,
            title=escape(title),
            made=escape(made),
            body="\n".join(body),
            interval=escape(self.say("report-interval")),
            unofficial=escape(self.say("report-unofficial")),
        )

    def table(self, title: str, heads: Cells, rows: Iterable[Cells]) -> str:
        top = "".join(f'<th scope="col">{escape(x)}</th>' if x else "<td></td>" for x in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(x)}</td>" for x in row[1:])}</tr>'
            for row in rows
        )
        said = escape(self.say("report-numbers"))
        return (
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}: {said}">'
            f"<table><caption>{said}</caption>"
            f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>"
        )

    def section(self, title: str, about: str, plot: str, heads: Cells, rows: Iterable[Cells]) -> str:
        return (
            f'<section><h2>{escape(title)}</h2><p class="soft">{escape(about)}</p>'
            f'<div class="beside">{plot}{self.table(title, heads, rows)}</div></section>'
        )

    def share(self, label: str, tally: Tally, strong: bool = False) -> plots.Row:
        low, high = tally.interval()
        return plots.Row(label, tally.share, low, high, self.figures.percent(tally.share), strong)

    def mean(self, label: str, found: Mean, percent: bool = False, sign: bool = False, digits: int = 1) -> plots.Row:
        """What has no interval, as one number alone, is drawn without one."""
        middle = found.mean if math.isfinite(found.mean) else math.copysign(FAR, found.mean)
        low, high = (x if math.isfinite(x) else middle for x in (found.low, found.high))
        say = self.figures.percent if percent else self.figures.number
        return plots.Row(label, middle, low, high, say(found.mean, digits, sign))

    def tile(self, number: str, words: str) -> str:
        return f"<div><b>{escape(number)}</b>{escape(words)}</div>"


def deck_page(plan: deck_report.Plan, report: deck_report.Report, messages: Messages) -> str:
    out = Report(messages)
    say, figures = out.say, out.figures
    tally, turns, score = report.tally(), report.mean("turns"), report.mean("score")
    tiles = [
        out.tile(figures.percent(tally.share), f"{say('report-won')}: {figures.share(tally)}"),
        out.tile(figures.number(turns.mean), f"{say('report-mean-turns')}: {figures.mean(turns)}"),
        out.tile(figures.number(score.mean), f"{say('report-mean-score')}: {figures.mean(score)}"),
    ]
    parts = [_won, _points, _length, _cards, _mulligans, _lost]
    body = [f'<div class="tiles">{"".join(tiles)}</div>', *(part(out, plan, report) for part in parts)]
    return out.page(say("report-deck", deck=plan.deck.name), made(plan, messages), body)


def made(plan: deck_report.Plan | tuning.Plan, messages: Messages, games: int | None = None) -> str:
    """What was played, by whom; so many games as the plan says, or fewer."""
    mode = messages.get("mode-duel") if plan.mode == "duel" else messages.get("mode-lanes")
    if plan.mode == "lanes":
        mode += f", {messages.get(f'preset-{plan.preset}')}"
    said = {"version": __version__, "mode": mode, "player": plan.player, "seed": str(plan.seed)}
    return messages.get("report-made", games=plan.games if games is None else games, **said)


def shares(plan: deck_report.Plan, report: deck_report.Report, messages: Messages) -> list[tuple[str, Tally]]:
    """How often it won: in all, by who began, by opponent."""
    say = messages.get
    out = [(say("report-all"), report.tally())]
    if plan.mode == "duel":
        out += [
            (say("report-first"), report.tally("began", True)),
            (say("report-second"), report.tally("began", False)),
        ]
        out += [(say("report-against", deck=name), tally) for name, tally in report.by_opponent().items()]
    return out


def _won(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say, found = out.say, shares(plan, report, out.messages)
    rows = [out.share(name, tally, i == 0) for i, (name, tally) in enumerate(found)]
    about = say("report-won-about")
    plot = plots.intervals(say("report-won"), about, rows, 0.5, (0.0, 1.0))
    heads = ("", say("report-won"), say("report-games"))
    return out.section(
        say("report-won"), about, plot, heads, [(n, out.figures.share(t), str(t.played)) for n, t in found]
    )


def _points(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say, figures = out.say, out.figures
    named = [(say("report-own"), report.points_by_turn())]
    if plan.mode == "duel":
        named.append((say("report-other"), report.points_by_turn("theirs")))
    lines = [
        plots.Line(name, [x.mean for x in found], [x.low for x in found], [x.high for x in found])
        for name, found in named
    ]
    about = say("report-points-about")
    plot = plots.courses(say("report-points"), about, lines, say("report-turn"))
    rows = [
        (str(i + 1), *(figures.mean(found[i]) if i < len(found) else "" for _, found in named))
        for i in range(max(len(found) for _, found in named))
    ]
    heads = (say("report-turn"), *(name for name, _ in named))
    return out.section(say("report-points"), about, plot, heads, rows)


def _length(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say = out.say
    turns = [game["turns"] for game in report.games]
    first, last = min(turns), max(turns)
    pairs = [
        (
            sum(game["turns"] == n and game["won"] > 0 for game in report.games),
            sum(game["turns"] == n and game["won"] == 0 for game in report.games),
        )
        for n in range(first, last + 1)
    ]
    names = (say("report-won-games"), say("report-lost-games"))
    about = say("report-length-about")
    plot = plots.columns(say("report-length"), about, first, pairs, names)
    rows = [(str(first + i), str(a), str(b)) for i, (a, b) in enumerate(pairs)]
    return out.section(say("report-length"), about, plot, (say("report-turns"), *names), rows)


def _cards(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say = out.say
    rows: list[plots.Row] = []
    table: list[Cells] = []
    for name, card in report.by_help():
        if card.known:
            rows.append(plots.Row(name, *card.helps(), helping(card, out.messages).partition(" (")[0]))
        told = [where(card, way, out.messages) for way in ("drawn", "played")]
        told += [helping_dealt(card, out.messages)] if plan.mode == "lanes" else []
        table.append((name, helping(card, out.messages), *told))
    about = cards_about(plan, out.messages)
    edge = 0.1 if plan.mode == "duel" else 0.5
    plot = plots.intervals(say("report-cards"), about, rows, 0.0, (-edge, edge)) if rows else ""
    heads = [
        say("report-card"),
        say("report-helps"),
        *(where_head(plan, way, out.messages) for way in ("drawn", "played")),
    ]
    heads += [say("report-enthralled")] if plan.mode == "lanes" else []
    return out.section(say("report-cards"), about, plot, heads, table)


def helping(card: deck_report.CardReport, messages: Messages) -> str:
    """How much a card helps, with its interval: in shares of games won or in points."""
    if not card.known:
        return messages.get("report-few")
    figures, found = Figures(messages.lang), Mean(*card.helps())
    return figures.mean(found, percent=card.scores is None, sign=True)


def helping_dealt(card: deck_report.CardReport, messages: Messages) -> str:
    """How many points more were scored where the NPC was dealt the card."""
    found = card.helps_dealt()
    return messages.get("report-few") if found is None else Figures(messages.lang).mean(Mean(*found), sign=True)


def where(card: deck_report.CardReport, way: str, messages: Messages) -> str:
    """How the games went in which a card was drawn, played, kept or put back, and how many these were."""
    tally, score = card.where(way)
    return f"{went(tally, score, messages)} / {tally.played}" if tally.played else ""


def went(tally: Tally, score: Mean | None, messages: Messages) -> str:
    """The share of the games won, or in Lane Legends the mean score, with its interval."""
    figures = Figures(messages.lang)
    return figures.share(tally, 0) if score is None else figures.mean(score)


def where_head(plan: deck_report.Plan, way: str, messages: Messages) -> str:
    say, duel = messages.get, plan.mode == "duel"
    heads = {
        "drawn": say("report-drawn") if duel else say("report-score-drawn"),
        "played": say("report-played") if duel else say("report-score-played"),
        "kept": say("report-won-kept") if duel else say("report-score-kept"),
        "back": say("report-won-back") if duel else say("report-score-back"),
    }
    return heads[way]


def cards_about(plan: deck_report.Plan, messages: Messages) -> str:
    return messages.get("report-cards-about" if plan.mode == "duel" else "report-cards-score")


def _mulligans(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say, figures = out.say, out.figures
    rows: list[plots.Row] = []
    table: list[Cells] = []
    for n, (tally, score) in report.by_put_back().items():
        name = say("report-put-back", n=n)
        rows.append(out.share(name, tally) if score is None else out.mean(name, score))
        table.append((name, "", f"{went(tally, score, out.messages)} / {tally.played}", ""))
    duel = plan.mode == "duel"
    about = say("report-mulligan-about" if duel else "report-mulligan-score")
    middle = report.tally().share if duel else report.mean("score").mean
    plot = plots.intervals(
        say("report-mulligan"), about, rows, middle, (0.0, 1.0) if duel else (middle - 1, middle + 1)
    )
    for name, card in report.cards.items():
        if card.seen:
            share = f"{figures.share(Tally(card.kept.played, card.seen), 0)} / {card.seen}"
            table.append((name, share, *(where(card, way, out.messages) for way in ("kept", "back"))))
    heads = ("", say("report-kept-hand"), *(where_head(plan, way, out.messages) for way in ("kept", "back")))
    return out.section(say("report-mulligan"), about, plot, heads, table)


def _lost(out: Report, plan: deck_report.Plan, report: deck_report.Report) -> str:
    say = out.say
    found = lost(plan, report, out.messages)
    about = say("report-lost-about")
    plot = plots.bars(say("report-lost"), about, [(name, n, str(n)) for name, n in found])
    heads = (say("report-lost"), say("report-games"))
    return out.section(say("report-lost"), about, plot, heads, [(name, str(n)) for name, n in found])


def lost(plan: deck_report.Plan, report: deck_report.Report, messages: Messages) -> list[tuple[str, int]]:
    """Lost games by how they ended, and then by how far the deck was behind, or below what wins."""
    words = {
        "points": messages.get("report-lost-points"),
        "burn-out": messages.get("report-lost-burn-out"),
        "effect": messages.get("report-lost-effect"),
    }
    by = [(words.get(why, messages.get("report-lost-other")), n) for why, n in report.lost_by().most_common()]
    return by + [(messages.get("report-behind", n=n), count) for n, count in sorted(report.behind().items())]


# --- decks against decks


def matchup_page(plan: matchup.Plan, met: dict[tuple[int, int], matchup.Met], messages: Messages) -> str:
    out = Report(messages)
    say = out.say
    numbers = range(len(plan.decks))
    every = {deck.name: matchup.overall(plan, met, i) for i, deck in enumerate(plan.decks)}
    order = sorted(every.items(), key=lambda one: -one[1].share)
    about = say("report-overall-about")
    plot = plots.intervals(
        say("report-overall"), about, [out.share(name, tally) for name, tally in order], 0.5, (0.0, 1.0)
    )
    elo = matchup.strengths(plan, met)
    table_heads = (say("report-card-deck"), say("report-won"), say("report-games"), "Elo")
    table = [(n, out.figures.share(t), str(t.played), out.figures.number(elo[n].elo, 0, True)) for n, t in order]
    heads = "".join(f'<th scope="col">{escape(deck.name)}</th>' for deck in plan.decks)
    rows = []
    for i in numbers:
        cells = ["<td></td>" if i == k else _cell(out, matchup.of(plan, met, i, k)) for k in numbers]
        rows.append(f'<tr><th scope="row">{escape(plan.decks[i].name)}</th>{"".join(cells)}</tr>')
    corner = escape(say("report-corner"))
    matrix = (
        f'<section><h2>{escape(say("report-matrix"))}</h2><p class="soft">{escape(say("report-matrix-about"))}</p>'
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(say("report-matrix"))}"><table><thead><tr>'
        f'<th scope="col">{corner}</th>{heads}</tr></thead><tbody>{"".join(rows)}</tbody></table></div></section>'
    )
    began = f"<p>{escape(say('report-began', won=out.figures.won(matchup.began(met))))}</p>"
    said = {"version": __version__, "mode": say("mode-duel"), "player": plan.player, "seed": str(plan.seed)}
    games = len(plan.pairs) * plan.games
    body = [matrix, out.section(say("report-overall"), about, plot, table_heads, table), began]
    return out.page(say("report-matchup"), say("report-made", games=games, **said), body)


def _cell(out: Report, tally: Tally) -> str:
    low, high = tally.interval()
    tint, much = ("var(--one)" if tally.share >= 0.5 else "var(--two)"), min(1.0, abs(tally.share - 0.5) * 2) * 55
    between = f"{out.figures.percent(low, 0)} – {out.figures.percent(high, 0)}"
    style = f"--tint: {tint}; --much: {much:.0f}%"
    return f'<td class="cell" style="{style}">{out.figures.percent(tally.share)}<small>{between}</small></td>'


# --- programs against programs


def better_first(played: dict[ladder.Row, ladder.Played], kind: str) -> list[tuple[str, str, Tally, bool]]:
    """Of each two programs with one kind of deck the better one first, what it won, and whether it is certain."""
    out: list[tuple[str, str, Tally, bool]] = []
    for row, found in played.items():
        if row.decks == kind:
            one, other, tally = row.one, row.other, found.tally
            if tally.share < 0.5:
                one, other, tally = other, one, Tally(tally.played - tally.won, tally.played)
            out.append((one, other, tally, found.certain))
    return out


def by_elo(plan: ladder.Plan, played: dict[ladder.Row, ladder.Played], kind: str) -> list[tuple[str, Mean]]:
    """The strongest first; the first program of the plan is 0."""
    found = ladder.strengths(plan, played)[kind].items()
    return [(name, Mean(x.elo, x.low, x.high)) for name, x in sorted(found, key=lambda one: -one[1].elo)]


def ladder_page(plan: ladder.Plan, played: dict[ladder.Row, ladder.Played], messages: Messages) -> str:
    out = Report(messages)
    say, figures = out.say, out.figures
    body: list[str] = []
    for kind in plan.decks:
        decks = say(f"lab-decks-{kind}")
        rows: list[plots.Row] = []
        table: list[Cells] = []
        for one, other, tally, certain in better_first(played, kind):
            name = f"{one} – {other}"
            rows.append(out.share(name, tally))
            table.append((name, figures.share(tally), str(tally.played), say("lab-tune-yes" if certain else "lab-no")))
        heads = (say("lab-player"), say("lab-share"), say("report-games"), say("lab-certain"))
        title, about = f"{say('lab-share')}, {decks}", say("report-ladder-about")
        body.append(out.section(title, about, plots.intervals(title, about, rows, 0.5, (0.0, 1.0)), heads, table))
        found = by_elo(plan, played, kind)
        title, about = say("lab-elo", player=plan.players[0], decks=decks), say("report-elo-about")
        dots = [out.mean(name, x, digits=0, sign=True) for name, x in found]
        plot = plots.intervals(title, about, dots, 0.0, (-100.0, 100.0))
        numbers = [(name, figures.mean(x, sign=True, digits=0)) for name, x in found]
        body.append(out.section(title, about, plot, (say("lab-player"), "Elo"), numbers))
    games = sum(found.tally.played for found in played.values())
    said = {"version": __version__, "mode": say(f"mode-{plan.mode}"), "seed": str(plan.seed)}
    return out.page(say("report-ladder"), say("report-made", games=games, player=", ".join(plan.players), **said), body)


# --- swaps


def tuned_rows(plan: tuning.Plan, found: tuning.Tuned, messages: Messages) -> tuple[list[str], list[Cells]]:
    """What was tested, as a table."""
    say, figures, duel = messages.get, Figures(messages.lang), plan.mode == "duel"
    difference = say("lab-tune-difference") if duel else say("lab-tune-score")
    rows: list[Cells] = []
    for one in found.tested:
        swap = say("lab-tune-into", copies=one.swap.copies, out=one.swap.out, card=one.swap.into)
        verdict = say("lab-tune-yes") if one.helps else say("lab-tune-no")
        rows.append((swap, figures.share(one.tally), figures.mean(one.difference, percent=duel, sign=True), verdict))
    return [say("lab-tune-swap"), say("lab-tune-with"), difference, say("lab-tune-helps")], rows


def tuned_before(plan: tuning.Plan, found: tuning.Tuned, messages: Messages) -> list[str]:
    """What was tried, and how the deck does as it is."""
    out = [messages.get("lab-tune-fields", deck=plan.deck.name)] if plan.base != plan.deck else []
    numbers = {"tried": found.tried, "possible": found.possible, "games": found.games, "deals": plan.tested}
    won = Figures(messages.lang).won(found.tally)
    return [
        *out,
        messages.get("lab-tune-tried", **numbers),
        messages.get("lab-tune-as-it-is", deck=plan.deck.name, won=won),
    ]


def tuned_after(found: tuning.Tuned, messages: Messages) -> list[str]:
    """How to read it."""
    say = messages.get
    out = [] if found.helping else [say("lab-tune-nothing")]
    return [*out, say("lab-tune-note"), *([say("lab-tune-together")] if len(found.helping) > 1 else [])]


def tune_page(plan: tuning.Plan, found: tuning.Tuned, messages: Messages) -> str:
    out = Report(messages)
    duel = plan.mode == "duel"
    heads, table = tuned_rows(plan, found, messages)
    rows = [out.mean(row[0], one.difference, duel, True) for row, one in zip(table, found.tested, strict=True)]
    edge = 0.1 if duel else 0.5
    about = " ".join(tuned_after(found, messages))
    plot = plots.intervals(heads[2], about, rows, 0.0, (-edge, edge))
    before = "".join(f"<p>{escape(line)}</p>" for line in tuned_before(plan, found, messages))
    body = [before, out.section(heads[2], about, plot, heads, table)]
    return out.page(out.say("report-tuned", deck=plan.deck.name), made(plan, messages, found.games), body)
