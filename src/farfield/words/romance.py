"""What Spanish and French share in saying a clause: what follows the verb, piece by piece."""

from __future__ import annotations

from dataclasses import replace

from .meaning import CONTROL, Clause, Place, Thing
from .nouns import NEAR
from .romance_nouns import RomanceNouns

MODALS = ("may", "can", "would", "would-if", "must")


class Making:
    """A clause in the making: what is said so far, and what still waits for its place."""

    def __init__(self, c: Clause, verb: str) -> None:
        self.c = c
        self.said = [verb]
        self.particle = ""  # of the verb: "pones … en play"
        self.amount = ""
        self.tail = ""  # what follows the amount: "por cada …"
        self.at = ""
        self.to = ""
        self.time = ""
        self.receiver = ""
        self.manner = list(c.manner)
        self.long = False  # so much is said of the object that shorter things had better stand before it
        self.equal = c.quantity is not None and c.quantity.amount.equal is not None

    def say(self, *words: str) -> None:
        self.said.extend(x for x in words if x)


class RomanceClauses(RomanceNouns):
    """A clause is its verb and what follows it. Each language says these pieces in its own order."""

    def making(self, c: Clause, verb: str) -> Making:
        m = Making(c, verb)
        m.particle = self.t.get(f"verb-{c.verb}", "particle")
        if c.quantity is not None:
            m.amount, m.tail = self.quantity(c.quantity)
        if c.time:
            m.time = self.word(c.time)
        m.long = self.is_long(c.object)
        return m

    def subject_gender(self, c: Clause) -> str:
        return "masculine" if c.subject.det == "you" else self.gender(c.subject.noun)

    def agreeing(self, c: Clause, term: str, attribute: str = "") -> str:
        """A term that agrees with the subject."""
        return self.t.say(term, attribute, number=self.number_of(c.subject), gender=self.subject_gender(c))

    def by_somebody(self, c: Clause) -> Clause:
        """Who does it is known, so the sentence is turned round: "enemy spells can't choose it"."""
        if not c.passive or c.by is None:
            return c
        return replace(c, subject=c.by, object=self.certain(c.subject), by=None, passive=False)

    def certain(self, x: Thing) -> Thing:
        """As the object of a sentence that was turned round: "las units"."""
        return replace(x, det="the") if x.det == "bare" else x

    # --- pieces

    def say_places_early(self, m: Making) -> None:
        """Here and there, and where to, before a long object."""
        if m.at and m.long and m.c.at is not None and m.c.at.kind in NEAR:
            m.say(m.at)
            m.at = ""
        if m.to and m.long:
            m.say(m.to)
            m.to = ""

    def say_mutually(self, m: Making) -> None:
        if m.c.reciprocal:
            m.say(self.word("to-each-other"))

    def say_control(self, m: Making) -> None:
        if m.c.verb in CONTROL:
            m.say(self.word("control-of"))

    def say_price(self, m: Making) -> None:
        words = self.given(m.c) if m.c.verb == "play" else ""
        if words:
            m.say(f"{self.t.say('prep-for')} {words}")

    def say_amount(self, m: Making) -> None:
        """What is given, and at once what a long amount is equal to."""
        gift = m.amount if m.c.verb == "play" else self.given(m.c, m.amount)
        if "from-the-victory-score" in m.c.manner:
            gift = f"{self.t.say('prep-to')} {gift}"
        if m.time and m.equal and m.tail.endswith(m.time):
            m.say(m.time)
            m.time = ""
        m.say(gift)
        if m.equal:
            m.say(m.tail)
            m.tail = ""
        if "all-damage" in m.c.manner:
            m.say(self.word("all-damage"))

    def say_others(self, m: Making) -> None:
        """What takes its place, and among which."""
        c = m.c
        if c.substitute is not None:
            m.say(f"{self.word('replaced-with')} {self.thing(c.substitute)}")
        if c.among is not None:
            word = "split-among" if c.verb == "deal" else "from-among"
            m.say(f"{self.word(word)} {self.thing(c.among, 'stressed')}")

    def closed(self, m: Making) -> str:
        """A clause with what closes it: its price, and how long; what follows an amount comes last."""
        m.say(self.word(m.c.price) if m.c.price else "", m.time, m.tail)
        return " ".join(m.said) + self.minimum(m.c)

    def whither(self, c: Clause, to: bool = True) -> str:
        return self.place(c.to, to=to) if isinstance(c.to, Place) else ""
