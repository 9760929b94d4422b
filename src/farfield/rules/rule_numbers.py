"""Rules that a card may change for one keyword or one phase: they are numbered from `IGNORE` and `SKIP` on."""

from __future__ import annotations

from typing import Final

from .terms import IGNORE, NO_KEYWORD, NO_PHASE, SKIP, KeywordKind, Phase, RuleNumber

ALL_IGNORED: Final = 32  # the bit behind those of the rules with a number of their own


def ignoring(keyword: KeywordKind) -> RuleNumber:
    """You ignore this keyword in what you do (CR 764)."""
    return RuleNumber(IGNORE + keyword)


def skipping(phase: Phase) -> RuleNumber:
    """You skip yours (CR 443); with `SETUP`, your turn."""
    return RuleNumber(SKIP + phase)


def bit(rule: RuleNumber) -> int:
    """A bit for each rule, so that one look tells whether any text changes it; one for all keywords together."""
    if rule < IGNORE:
        return 1 << rule
    return 1 << (ALL_IGNORED if rule < SKIP else ALL_IGNORED + 1 + rule - SKIP)


def ignored_keyword(rule: RuleNumber) -> KeywordKind:
    return KeywordKind(rule - IGNORE) if IGNORE <= rule < SKIP else NO_KEYWORD


def skipped_phase(rule: RuleNumber) -> Phase:
    return Phase(rule - SKIP) if rule >= SKIP else NO_PHASE
