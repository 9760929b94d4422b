"""Rules that a card may change for one keyword or one phase: they are numbered from `IGNORE` and `SKIP` on."""

from __future__ import annotations

from .terms import IGNORE, NO_KEYWORD, NO_PHASE, SKIP, KeywordKind, Phase, RuleNumber


def ignoring(keyword: KeywordKind) -> RuleNumber:
    """You ignore this keyword in what you do (CR 764)."""
    return RuleNumber(IGNORE + keyword)


def skipping(phase: Phase) -> RuleNumber:
    """You skip yours (CR 443); with `SETUP`, your turn."""
    return RuleNumber(SKIP + phase)


def ignored_keyword(rule: RuleNumber) -> KeywordKind:
    return KeywordKind(rule - IGNORE) if IGNORE <= rule < SKIP else NO_KEYWORD


def skipped_phase(rule: RuleNumber) -> Phase:
    return Phase(rule - SKIP) if rule >= SKIP else NO_PHASE
