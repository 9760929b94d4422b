"""What the four languages share: how clauses become sentences and sentences become lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from farfield.rules.effects.parts import Ability

from .bracket_tokens import ITS_BASE_COST, ITS_COST
from .meaning import Clause, Determiner, Line, Moment, Mood, Opening, Place, Quantity, Sentence, Thing
from .terms import terms

_WHICH: dict[Moment, Determiner] = {"your": "your", "your-next": "your", "each": "each", "this": "this"}
"""How a turn, a phase or a combat is determined; otherwise it is any one."""


def spaced(*parts: str) -> str:
    """What there is to say, with spaces between."""
    return " ".join(x for x in parts if x)


class Language:
    """A language says a thing in a case and a clause in a mood; everything else is the same for all."""

    code = ""
    colon = ":"
    quotes = ("“", "”")
    capital_after_colon = True  # of a cost
    capital_after_do_this = False
    effect_conditions_last = False  # "When …, do this if …", but "When …, if …, do this" where the trigger asks for it
    shared_manner_first = False  # "allein angreift oder verteidigt"
    once_in_an_opening = False  # "wenn du diese Unit ausspielst oder sie angreift": a pronoun for the card itself
    says_i = False  # a unit speaks of itself as I, wherever it is
    shares_objects = True  # "conquer or hold this battlefield"
    case_of_moments = "nominative"  # of "your turn" in "at the start of your turn"

    def __init__(self) -> None:
        self.t = terms(self.code)

    # What a language must know.

    def clause(self, c: Clause, mood: Mood, follows: bool = False, adverb: str = "") -> str:
        """A clause. `follows`: joined to one with the same subject, which need not be said again."""
        raise NotImplementedError

    def thing(self, x: Thing, case: str = "nominative") -> str:
        raise NotImplementedError

    def each(self, x: Thing) -> str:
        """ "for each …"."""
        raise NotImplementedError

    def moment(self, noun: str, who: Thing) -> str:
        """Somebody's turn or phase, after "at the start of"."""
        raise NotImplementedError

    def join(self, parts: Sequence[str], by: str) -> str:
        """Clauses of one sentence."""
        raise NotImplementedError

    # What all share.

    def of_an_ended_combat(self, c: Clause) -> str:
        """Where "is in a combat that ends" would be said of the moment: "a combat ends in which this unit was"."""
        was = self.clause(replace(c, at=None, past=True), Mood.SUBORDINATE)
        return f"{self.word('in-ending-combat')} {was}"

    def word(self, term: str, **variables: str | int) -> str:
        return self.t.say(f"word-{term}", **variables)

    def token(self, q: Quantity) -> str:
        """Energy and Might as tokens; the rest as a number."""
        n = q.amount.n
        also = self.token(q.also) if q.also is not None else ""
        if q.noun in ("energy", "energy-less", "energy-more", "discount"):
            return f"[{n}]{also}"
        if q.noun in ("power-less", "power-more"):
            return f"[{q.symbol}]" * n
        if q.noun == "either-less":
            return self.listed([f"[{n}]", "[A]" * n], "or")
        if q.noun == "by-either":
            return self.listed([f"[{n}]", "[A]" * n], "or")
        return str(n)

    def given(self, c: Clause, quantity: str = "") -> str:
        """What a clause gives or has: an amount, tokens and quoted abilities."""
        said = [quantity] if quantity else []
        told = c.words.replace(ITS_COST, self.word("equal-to-its-cost"))
        told = told.replace(ITS_BASE_COST, self.word("equal-to-its-base-cost"))
        said += told.split(", ") if told else []
        said += [self.quoted(ability) for ability in c.abilities]
        return self.listed(said, "or" if c.verb == "choose" else "and")

    def adjectives(self, c: Clause, **form: str) -> str:
        """The adjective of a clause; several are joined as the clause says."""
        return self.listed([self.t.say(f"adj-{a}", **form) for a in c.adjective.split("|")], c.joined)

    def quoted(self, ability: Ability) -> str:
        from . import ability_text

        return f"{self.quotes[0]}{ability_text(ability, self.code)}{self.quotes[1]}"

    def listed(self, parts: Sequence[str], by: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        word = self.word(by)
        return f"{', '.join(parts[:-1])} {word} {parts[-1]}"

    def off_the_board(self, x: Thing, place: Place) -> Thing:
        """There it is only a card, and "this unit" would be another one: "diese Karte in deinem Trash"."""
        a_card = not self.says_i and x.det == "me" and x.noun in ("unit", "gear")
        return replace(x, nouns=("card",)) if a_card and place.kind in ("trash", "hand", "banishment") else x

    def with_together(self, c: Clause, mood: Mood) -> str:
        """A clause and those that share its subject."""
        if c.verb == "be" and c.at is not None:
            c = replace(c, subject=self.off_the_board(c.subject, c.at))
        every = [replace(x, together=()) for x in (c, *c.together)]
        alike = [replace(x, adjective="", subject=c.subject, joined="") for x in every]
        if (
            len(every) > 1
            and c.verb == "be"
            and all(x.adjective for x in every)
            and alike.count(alike[0]) == len(alike)
        ):
            # "is ready or buffed"
            return self.clause(replace(every[0], adjective="|".join(x.adjective for x in every)), mood)
        if len(every) > 1 and c.manner and all(x.manner == c.manner for x in every):
            # "attacks or defends alone": what all share is said once.
            keep = 0 if self.shared_manner_first else len(every) - 1
            every = [x if i == keep else replace(x, manner=(), progressive=False) for i, x in enumerate(every)]
        if len(every) > 1 and c.object is not None and all(x.object == c.object for x in every) and self.shares_objects:
            keep = 0 if self.shared_manner_first else len(every) - 1
            every = [x if i == keep else replace(x, object=None) for i, x in enumerate(every)]
        said = [self.clause(x, mood, i > 0, "or" if i else "") for i, x in enumerate(every)]
        return self.listed(said, c.joined)

    def minimum(self, c: Clause) -> str:
        """ ", to a minimum of 1 [M]"."""
        if c.least is None:
            return ""
        unit = f"[{c.least}]" if c.verb == "cost" else f"{c.least} [M]"
        return f", {self.word('to-a-minimum-of')} {unit}"

    def before(self, o: Opening) -> str:
        """ "Once each turn, "."""
        if not o.before:
            return ""
        return (self.word(o.before, amount=o.times) if o.times > 2 else self.word(o.before)) + ", "

    def opening(self, o: Opening) -> str:
        before = self.before(o)
        if o.noun:
            if o.owner in ("opponent", "each") and o.noun not in ("combat", "showdown"):
                who = Thing(("opponent",)) if o.owner == "opponent" else Thing(("player",), "each")
                noun = self.moment(o.noun, who)
            else:
                which = ("next",) if o.owner == "your-next" else ()
                noun = self.thing(Thing((o.noun,), _WHICH.get(o.owner, "a"), adjs=which), self.case_of_moments)
            where = f" {self.word('here')}" if o.owner == "here" else ""
            return f"{before}{self.word(o.kind)} {noun}{where}"
        if o.kind == "for-each":
            return self.each(o.clauses[0].subject)
        if o.kind == "as-an-additional-cost":
            return f"{self.word(o.kind)} {self.clause(o.clauses[0], Mood.PURPOSE)}"
        if not o.clauses:
            return before + self.word(o.kind)
        return before + self.condition(o)

    def condition(self, o: Opening) -> str:
        """ "when …", "if …", "while …"."""
        return f"{self.opening_word(o)} {self.subordinate(o)}"

    def opening_word(self, o: Opening) -> str:
        """ "when", "the next time", "the next 3 times"."""
        if o.kind == "next-time" and o.times > 1:
            return self.t.say("word-next-times", amount=o.times)
        return self.word(o.kind)

    def subordinate(self, o: Opening, mood: Mood = Mood.SUBORDINATE) -> str:
        every = [o.clauses[0]]
        for c in o.clauses[1:]:  # "when you play this unit or it conquers"
            mine = any(x is not None and x.det == "me" for x in (every[-1].subject, every[-1].object))
            again = self.once_in_an_opening and mine and c.subject.det == "me"
            every.append(replace(c, subject=replace(c.subject, again=True)) if again else c)
        return self.listed([self.with_together(c, mood) for c in every], o.joined)

    def body(self, s: Sentence, opened: bool) -> str:
        parts: list[str] = []
        for i, c in enumerate(s.clauses):
            same = i > 0 and c.subject == s.clauses[0].subject
            follows = same and (not c.modal or bool(s.clauses[0].modal))  # but "gain control of it, then you may …"
            mood = self.mood(c, opened and (i == 0 or follows))
            adverb = ""
            if s.instead and i == 0:
                adverb = "instead" if len(s.clauses) == 1 else "instead-of-all"
            elif i == 1 and s.joined == "then" and i == len(s.clauses) - 1 and same:
                adverb = "then"
            parts.append(self.clause(c, mood, follows, adverb))
        same = all(c.subject == s.clauses[0].subject for c in s.clauses)
        return self.join(parts, s.joined if same else "and")

    def mood(self, c: Clause, opened: bool) -> Mood:
        if opened:
            return Mood.AFTER
        if c.subject.det == "you" and not c.modal:
            return Mood.IMPERATIVE
        return Mood.STATEMENT

    def sentence(self, s: Sentence, opened: bool = False) -> str:
        """Without capital and full stop."""
        s = replace(s, openings=_merged(s.openings))
        if s.term == "use-only-to":
            uses = [self.clause(c, Mood.PURPOSE, i > 0) for i, c in enumerate(s.clauses)]
            return f"{self.word(s.term)} {self.listed(uses, 'or')}"
        if s.term == "use-only-if":
            said = " ".join(self.opening(o) for o in s.openings)
            return f"{self.word('use-only')} {said}"
        opened = opened or self.opens(s.openings)
        if s.term.startswith("choose-"):
            mood = "after" if s.openings else "imperative"
            lead = self.word(s.term, amount=s.amount, mood=mood) if s.amount > 1 else self.word(s.term, mood=mood)
            modes = " ".join(f"• {self.text(mode)}" for mode in s.modes)
            lead = self.arranged(s.openings, lead)
            return f"{lead} — {modes}"
        if s.term:
            return self.word(s.term, amount=s.amount) if s.amount > 1 else self.word(s.term)
        if s.words:
            return self.arranged(s.openings, s.words)
        if s.do_this:
            lead = self.body(s, opened) if s.clauses else self.do_this(s, opened)
            inner = self.text(s.modes[0], lower=not self.capital_after_do_this)
            return f"{self.arranged(s.openings, lead)}{self.colon} {inner}"
        return self.arranged(s.openings, self.body(s, opened))

    def opens(self, openings: Sequence[Opening]) -> bool:
        """Does the instruction stand after something?"""
        return bool(openings)

    def do_this(self, s: Sentence, opened: bool) -> str:
        return self.word("do-this")

    def arranged(self, openings: Sequence[Opening], body: str) -> str:
        if self.effect_conditions_last and len(openings) > 1 and openings[-1].late:
            return f"{self.arranged(openings[:-1], body)} {self.opening(openings[-1])}"
        return ", ".join([*(self.opening(o) for o in openings), body])

    def text(self, sentences: Sequence[Sentence], lower: bool = False) -> str:
        """Sentences with capitals and full stops."""
        out: list[str] = []
        for s in sentences:
            out.append(self.finish(self.sentence(s), capital=bool(out) or not lower))
        return " ".join(out)

    def finish(self, said: str, capital: bool = True) -> str:
        """Capital, full stop, and the joints between words made smooth."""
        said = self.smooth(said)
        for i, ch in enumerate(said):
            if ch == "[" or not capital:
                break
            if ch.isalpha():
                said = said[:i] + ch.upper() + said[i + 1 :]
                break
        return said if said.endswith((".", *(f".{self.quotes[1]}",))) else said + "."

    def smooth(self, said: str) -> str:
        """Commas and spaces where parts met."""
        said = re.sub(r"\s+", " ", said).strip(" ,")
        said = said.replace(" ,", ",")
        while ",," in said:
            said = said.replace(",,", ",")
        return said.replace(",.", ".").replace(",:", ":").replace(", —", " —")

    def line(self, x: Line) -> str:
        """One line of a card."""
        gate = f"{x.tokens} — " if x.tokens else ""
        if x.keyword:
            paid = self.smooth(", ".join(self.cost_part(p) for p in x.cost))
            if x.sentences or any(not isinstance(p, str) for p in x.cost):
                paid = self.finish(paid)
            said = f"{gate}{x.keyword}{' — ' if x.cost else ''}{paid}"  # "[Equip] — [Chaos], recycle two cards."
            return f"{said} {self.text(x.sentences)}" if x.sentences else said
        if x.cost:
            price_text = self.smooth(", ".join(self.cost_part(p) for p in x.cost))
            price_text = price_text if price_text.startswith("[") else price_text[0].upper() + price_text[1:]
            speed = f"{x.speed} — " if x.speed else ""
            lower = not self.capital_after_colon and not speed
            return f"{gate}{price_text}{self.colon} {speed}{self.text(x.sentences, lower=lower)}"
        return gate + self.text(x.sentences)

    def cost_part(self, part: str | Clause) -> str:
        return part if isinstance(part, str) else self.clause(part, Mood.IMPERATIVE)

    def number_of(self, x: Thing) -> str:
        """one or other."""
        return "other" if x.plural and x.det != "each" else "one"

    def tag_list(self, x: Thing) -> str:
        return self.listed(list(x.tags), "or")

    def tag_names(self, x: Thing) -> str:
        """ "the tags Bird and Cat", "each tag Bird or Cat"."""
        return self.listed(x.name.split(" / "), "and" if x.plural else "or")

    def is_long(self, x: Thing | None) -> bool:
        """Has so much said about it that shorter things had better stand before it."""
        return x is not None and (
            x.place is not None
            or bool(x.relatives or x.keywords or x.group)
            or x.might is not None
            or x.stats >= 0
            or x.total >= 0
            or (x.noun.endswith("-token") and bool(x.adjs))
        )

    def nouns_joined(self, x: Thing) -> str:
        """ "spells and abilities", but "a spell or an ability"."""
        return "and" if x.plural and x.det in ("bare", "all", "your", "the") else "or"

    def each_of_them(self, c: Clause) -> bool:
        """Damage that every one of several chosen receivers gets."""
        x = c.receiver
        return c.verb == "deal" and x is not None and x.plural and x.det in ("n", "up-to", "any-number")


def _merged(openings: tuple[Opening, ...]) -> tuple[Opening, ...]:
    """Two conditions that follow each other are one: "if … and …"."""
    out: list[Opening] = []
    for o in openings:
        last = out[-1] if out else None
        if (
            last is not None
            and last.kind == o.kind == "if"
            and last.late == o.late
            and last.clauses
            and o.clauses
            and "or"
            not in (
                last.joined,
                o.joined,
            )
        ):
            out[-1] = replace(last, clauses=(*last.clauses, *o.clauses), joined="and")
        else:
            out.append(o)
    return tuple(out)
