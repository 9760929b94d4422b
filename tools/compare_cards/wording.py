"""An English text as a bag of facts: the same facts for two wordings that mean the same.

Both sides go through the same rules, our sentences and the reference wording. A rule makes one of the ways to say a
thing; what is left, word by word, is the bag. So a word that only one side has is a difference, be it "other",
"friendly", "here", "up to", a number, a symbol or a verb; the order of words is none.
"""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from farfield.cards.facts import all_facts

_NUMBERS = {
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
    "ten": "10", "twice": "2 time", "second": "2", "third": "3", "both": "2",
}  # fmt: skip

_THING = r"(?:unit|gear|card|rune|token|spell|ability|equipment|legend|battlefield|player|opponent|location)"
_OWN = rf"{_THING}|mech|dragon|poro|buff"
_LIKE = (
    r"(?:(?:other|another|friendly|enemy|buffed|stunned|exhausted|ready|damaged|attacking|defending|equipped|chosen|"
    r"killed|revealed|discarded|recycled|banished|gold|\[mighty\]|your|facedown|non-unit|unit|gear|spell|rune|token|"
    r"champion|mech|poro|dragon|main) )"
)
_AMOUNT = r"(?:\d+|\[[\w|]+\](?:\[[\w|]+\])*)"

_SIGNS = (
    ("[\u2019\u2018]", "'"),
    (r"[\u2013\u2014•;:(),./\"]|\[>\]", " "),
    (r"\bcan't\b|\bcannot\b|\bcouldn't\b", "can not"),
    (r"\b(do|did|does|has|have|had|was|were|is|are)n't\b", r"\1 not"),
    (r"\b(\w+)'(?:ve|re|m)\b", r"\1"),
    (r"\b(it|that|there|who)'s\b", r"\1"),
    (r"'s?\b", ""),
)

_BOUNDS = (
    (r"\bone (or more|or fewer|or less)\b", r"1 \1"),
    (r"\b(at most|at least|up to|no more than|additional) one\b", r"\1 1"),
    (rf"({_AMOUNT}) (\[m\] )?or more\b", r">=\1 \2"),
    (rf"({_AMOUNT}) (\[m\] )?or (?:less|fewer)\b", r"<=\1 \2"),
    (r"\b(\d+)\+", r">=\1"),
    (rf"\bat least ({_AMOUNT})", r">=\1"),
    (rf"\b(?:at most|no more than|within) ({_AMOUNT})", r"<=\1"),
    (r"\bup to (\d+)", r"upto \1"),
    (r"\bto a minimum of\b|\bbut not below\b", "min"),
    (r"\+(\d+) bonus", r"\1 bonus"),
)


_SAME = (
    # Words of the rules, with brackets and without.
    (r"\[(stun|buff|add|predict|burn|banish|recycle|discard|channel)\]", r"\1"),
    (r"((?:[<>]=)\d+) might\b", r"\1 [m]"),
    (r"\b(?:with|(total)) might (?:of )?(?=[<>]=\d)(\S+)", r"\1 \2 [m]"),
    (r"\bif you have >=(\d+) xp\b", r"[level \1]"),
    (r"\bbecomes? \[empowered\]", "empowered"),
    (r"\bbecomes? ready\b", "readied"),
    (r"\bunits? gear rune or legend\b", "something"),
    (r"\bsomething besides me\b", "another something"),
    (r"\bally\b|\ballies\b|\bplayers? on your side\b", "side"),
    # When, and how often.
    (r"\bwhenever\b|\band when\b|\bor when\b", "when"),
    (r"\bat start\b", "at the start"),
    (r"\bend of each of your turns\b", "end of your turn"),
    (r"\b(?:in a|each|per) turn\b", "each-turn"),
    (r"\bthis turn\b", "this-turn"),
    (r"\bthis combat\b", "this-combat"),
    (
        r"\bone that you have not chosen\b|\bone you have? not chosen\b|\bone that has not been chosen\b",
        "one not chosen",
    ),
    (r"\bif it an opponent turn\b", "on an opponent turn"),
    (r"\bif (?:this|i|i'm) (?:is |am )?in your trash (?=you may)", ""),
    (r"\bwhile (?:this|i) (?:is )?in your trash you may play (?=me|this)", "you may play from your trash "),
    (r"\bif a showdown is in progress\b", "during a showdown"),
    (r"\bwhile i am attacking or defending\b|\bwhile i attacking or defending\b", "while i attack or defend"),
    (r"\buse (?:this ability |my abilities )?only (?:while|if)\b", "use-only-if"),
    (r"\b(?:use|spend this) only to play\b", "only to play"),
    # What is done.
    (r"\bmust kill\b", "kill"),
    (r"(?<!\[)\bburns? (\d+)", r"[burn \1]"),
    (r"\bthat does not have (?=\[)", "without "),
    (r"\bdeal (\S+) damage\b", r"deal \1"),
    (r"\bas damage\b", "damage"),
    (r"\b(draws?|discards?) (\d+) cards?\b", r"\1 \2"),
    (r"\benters? the board\b", "enter"),
    (r"\btake control\b", "gain control"),
    (r"\bgains? (\[)", r"give \1"),
    (r"\bgains? (\d+) point", r"score \1 point"),
    (r"\bgets? (?=[+-])", "have "),
    (r"\bmights\b", "might"),
    (r"\btoken unit(s?)\b", r"unit token\1"),
    (r"\bless might than\b", "less [m] than"),
    (r"\bunattach\b", "detach"),
    (r"\bmy might is increased by (?:the number of )?", "i have +[m] equal number "),
    (r"\bthey deal damage\b|\bthe 2 units deal damage\b", "deal damage"),
    (r"\brecycle (\d+) from\b", r"recycle \1 cards from"),
    (r"\brecycle a card from\b", "recycle 1 cards from"),
    (r"\bfrom \[hidden\]", "from face down"),
    (r"\b(?:a|one) card from among them\b", "one"),
    (r"\bremaining cards\b|\brevealed cards\b", "rest"),
    (r"\b(may .*?) if (?:you|they) do\b", r"\1"),
    (r"\bmay also\b", "may"),
    # Costs.
    (r"\bas you play (me|this) you may (.*?) as an additional cost\b", r"you may \2 as an additional cost to play \1"),
    (r"\breduc(?:e|ing) (my|its|this|the) (energy )?cost by (\S+)", r"\1 cost \3 less"),
    (r"\b(?:that )?costs? (?=[<>]=)|\bcosting (?=[<>]=)|\bwith (?:energy|power) cost (?=[<>]=)", "cost "),
    (r"\bcosting less than\b|\bwith energy cost less than\b", "cost less than"),
    (r"\bwithout paying its\b", "ignoring its"),
    (r"\bignore this spell cost\b|\bplay this ignoring its cost\b", "ignoring its cost"),
    (r"\bfor (\[\w+\](?:\[\w+\])*) less\b", r"cost \1 less"),
    (r"\bspells you play is reduced by (\S+)", r"spells you play cost \1 less"),
    # Whose it is.
    (r"\bone of (?:your|their) (\w+?)s?\b", r"control \1"),
    (r"\b(all )?cards (?:in|from) their hand\b", "their hand"),
    (r"\bopponent score\b", "opponent"),
    (r"\b(?:you|they) (?:control|have|own)\b", "control"),
    (rf"\b(?:of )?(?:your|their) (?!main|rune deck|legend|champion)(?=(?:{_LIKE})*(?:{_OWN})s?\b)", "control "),
    # Where it is.
    (r"\bfrom face down\b", "from [hidden]"),
    (r"\bfriendly battlefield\b", "battlefield side control"),
    (r"\ba different (battlefield|unit)\b", r"another \1"),
    (r"\bof your choice\b", ""),
    (r"\bto a location\b", ""),
    (r"\b(?:at|to) (?:that|the same|its|that enemy unit) (?:battlefield|location|destination)(?: as it)?\b", "there"),
    (r"\bat my battlefield\b", "while i am at a battlefield here"),
    (r"\bany battlefield\b|\bbattlefields\b", "battlefield"),
    (r"\b(?:into|at|in|to) (?:your|its|their|my|a) base\b", "to base"),
    (r"\bthere is\b|\bthere are\b|\bif there\b", "if exists"),
    (r"\b(?:a )?different (?=location|battlefield)", "another "),
    (r"\bcards in hand\b", "cards in your hand"),
    # Tokens.
    (r"\btoken (unit|gear)s\b", r"\1 tokens"),
    (r"\btoken (unit|gear)\b", r"\1 token"),
    (r"\b(reflection unit tokens?) with 0 \[m\]", r"\1"),
    (r"\bplay (.*?) with (\d+ \[m\])", r"play \2 \1"),
    # Who it is: what a text has spoken of before is one with "it".
    (r"\bthat player\b", "they"),
    (rf"\bthe (?:{_LIKE})*({_THING})\b(?! you)", "it"),
    (r"\b(unit|spell|gear) cards?\b", r"\1"),
    # One or all of them.
    (rf"\b(?:each|every) ((?:{_LIKE})*)({_THING})\b", r"\1\2s"),
)

_SILENT = frozenset(
    ("the", "a", "an", "of", "to", "it", "its", "them", "they", "their", "that", "those", "these", "and", "or", "then",
     "is", "are", "be", "been", "was", "were", "do", "does", "has", "as", "with", "from", "in", "at", "on", "for", "by",
     "we", "our", "all", "each", "so", "such", "which", "where", "who", "you", "am", "did")
)  # fmt: skip
_ONCE = frozenset(
    ("choose", "give", "deal", "return", "stun", "move", "play", "control", "if", "draw", "player", "me")
)  # fmt: skip
"""What is said again or not, as a sentence is built: how often it is said tells nothing."""


def plain(text: str) -> str:
    """In one spelling, so that only what it says is left."""
    said = text.lower()
    for pattern, new in _SIGNS:
        said = re.sub(pattern, new, said)
    said = re.sub(rf"\b({'|'.join(_NUMBERS)})\b", lambda found: _NUMBERS[found[1]], said)
    for pattern, new in (*_BOUNDS, *_SAME):
        said = re.sub(pattern, new, " ".join(said.split()))
    # A tag is that of a unit, unless something else is said.
    said = re.sub(rf"\b({_tags()})s\b", r"\1 units", said)
    said = re.sub(rf"\b(?<!-)({_tags()})\b(?! units?| tokens?| gear| tag| rune)", r"\1 unit", said)
    return said


@cache
def _tags() -> str:
    """Those that texts call units by: no champion is one of several."""
    tags = Counter(tag for card in all_facts() if card.type == "unit" for tag in card.tags)
    champions = {card.champion_tag for card in all_facts()}
    return "|".join(sorted(re.escape(tag.lower()) for tag in tags if tag not in champions))


@cache
def bag(text: str) -> Counter[str]:
    """What a text says, each fact as often as it is said."""
    words = re.findall(r"(?:[<>]=)?[+-]?\d+|(?:[<>]=)?\[[^\]]*\]|[a-z-]+", plain(text))
    found = Counter(_stem(word) for word in words if word not in _SILENT)
    return Counter({word: 1 if word in _ONCE else count for word, count in found.items()})


def _stem(word: str) -> str:
    return _FORMS.get(word, word)


_FORMS = {
    "paid": "pay", "pays": "pay", "draws": "draw", "deals": "deal", "plays": "play", "played": "play",
    "channels": "channel", "reveals": "reveal", "chooses": "choose", "enters": "enter", "costs": "cost",
    "attacks": "attack", "defends": "defend", "moves": "move", "moved": "move", "dies": "die", "died": "die",
    "kills": "kill", "killed": "kill", "scores": "score", "looks": "look", "banishes": "banish", "recycles": "recycle",
    "holds": "hold", "conquers": "conquer", "conquered": "conquer", "discards": "discard", "discarded": "discard",
    "gives": "give", "takes": "take", "spent": "spend", "chosen": "choose", "gets": "get", "points": "point",
    "i": "me", "my": "me", "this": "me", "turns": "turn", "phases": "phase", "heals": "heal",
    "exhausts": "exhaust", "recalls": "recall",
}  # fmt: skip
