"""What Spanish and French share in naming things: gender, what follows a noun, bases and battlefields."""

from __future__ import annotations

from dataclasses import replace

from .meaning import GAP, Clause, Place, Quantity, Thing
from .nouns import Nouns


class RomanceNouns(Nouns):
    """English nouns that have a gender; adjectives, bounds and relative clauses behind them."""

    effect_conditions_last = True
    bound_follows = False  # "2 Units ou plus", but "2 o más units"

    # What a language must know.

    def phrase(self, x: Thing, case: str) -> str:
        """A thing without the second one that goes with it."""
        raise NotImplementedError

    def adjective_after(self, a: str, x: Thing) -> str:
        raise NotImplementedError

    def relative(self, c: Clause, x: Thing) -> str:
        raise NotImplementedError

    def its_base(self, p: Place) -> str:
        """Its controller's base."""
        raise NotImplementedError

    def joint(self, first: str, second: str) -> str:
        """Two words beside each other."""
        return f"{first} {second}"

    # What both share.

    def gender(self, noun: str) -> str:
        return self.t.say(f"noun-{'token' if noun.endswith('-token') else noun}", "gender")

    def gender_of(self, x: Thing) -> str:
        """Of all its nouns together."""
        return "masculine" if any(self.gender(n) == "masculine" for n in x.nouns) else "feminine"

    def thing(self, x: Thing, case: str = "nominative") -> str:
        """`case`: nominative (a subject, which needs its article), accusative, or stressed (after a preposition)."""
        return self.listed([self.phrase(self.spread(one), case) for one in x.row], x.row_by)

    def in_front(self, x: Thing) -> list[str]:
        """The adjectives that stand before the noun."""
        return [a for a in x.adjs if self.t.say(f"adj-{a}", "position") == "before"]

    def after(self, x: Thing) -> list[str]:
        """What follows the noun: tags, adjectives, its name, bounds, place and relative clauses."""
        out: list[str] = []
        if x.tags:
            out.append(self.tag_list(x))
        for a in x.adjs:
            if self.t.say(f"adj-{a}", "position") == "after":
                out.append(self.adjective_after(a, x))
        if self.bound_follows and x.det == "n" and x.bound in ("more", "less"):
            out.append(self.word("or-more" if x.bound == "more" else "or-less"))
        if x.name and not x.noun.endswith("-token"):
            if x.noun == "copy":
                out.append(self.joint(self.t.say("prep-of"), x.name))
            else:
                out.append(self.tag_names(x) if x.noun == "tag" else self.joint(self.word("named"), x.name))
        if x.stats >= 0:
            out.append(f"{self.t.say('prep-with-might')} {self.stats(x)}")
        if x.keywords and x.stats < 0:
            out.append(f"{self.t.say('prep-with')} " + self.listed([f"[{k}]" for k in x.keywords], "and"))
        compared = x.might is not None and x.might.than is not None  # else "here" would be said of the other one
        place = [self.place(x.place, x.origin)] if x.place is not None else []
        long_place = x.place is not None and (x.place.kind == "same" or x.place.alternative is not None)
        early = x.might is not None or long_place
        near = [c for c in x.relatives if early and c.object is not None and c.object.det == "gap"]
        out.extend(self.relative(c, x) for c in near)
        out.extend(place if compared else [])
        if x.might is not None:
            prep = "prep-with" if x.might.than is not None else "prep-with-might"
            out.append(f"{self.t.say(prep)} {self.bounded(x.might)}")
        if x.total >= 0:
            out.append(self.word("with-total-might", amount=x.total))
        out.extend([] if compared else place)
        if x.group:
            out.append(self.word(x.group))
        rest = [self.relative(c, x) for y in x.relatives if y not in near for c in self.apart(y)]
        joint = "or" if len(x.relatives) == 1 else "and"
        out.append(f" {self.word(joint)} ".join(rest))
        return [said for said in out if said]

    def apart(self, c: Clause) -> list[Clause]:
        """What is done to it by somebody is said of that one: "that a spell chooses"; then each has its own "that"."""
        every = [replace(c, together=()), *c.together]
        if not any(y.passive and y.by is not None for y in every):
            return [c]
        return [
            y if not y.passive or y.by is None else replace(y, subject=y.by, object=GAP, by=None, passive=False)
            for y in every
        ]

    def field(self, p: Place, to: bool, play: bool) -> str:
        kind = "base" if p.kind == "base" else "battlefield"
        prep = self.t.say(f"prep-to-{kind}" if to else f"prep-at-{kind}")
        if p.whose in ("its", "its-player"):
            return f"{prep} {self.its_base(p)}"
        what = p.thing or Thing((p.kind,), plural=p.plural and p.kind == "battlefield")
        if p.whose == "your":
            what = Thing((p.kind,), "your")
        chosen = f" {self.word('of-your-choice')}" if p.chosen else ""
        return f"{prep} {self.thing(what)}{chosen}"

    def so_much_might(self, q: Quantity) -> str:
        extra = f" {self.t.say('adj-additional', number='one')}" if q.extra else ""
        return f"{q.amount.n:+d} [M]{extra}"

    def moment(self, noun: str, who: Thing) -> str:
        whole = self.thing(Thing((noun,), "the"))
        return f"{whole} {self.joint(self.t.say('prep-of'), self.thing(who))}"
