"""Whoever waits is told that a teammate is asked to agree (LL 8.4)."""

from __future__ import annotations

from farfield.cards.language import a, buff, unit
from farfield.games import SeatSettings, Settings
from farfield.rules.deciding.wishes import PREF_ASK_CONSENT
from farfield.table.playing import Playing
from tests.scenarios.lane_legends.lane_table import Lane, act, lanes, step_in
from tests.scenarios.table import spell_card, unit_card


def test_who_is_asked_to_agree_is_known_until_they_have_answered() -> None:
    playing = Playing(Settings.of(SeatSettings.of("Annie"), SeatSettings.of("Lux"), seed=1, mode="lanes"), False)
    assert (playing.waited(), playing.consenting()) == ({0, 1}, set())
    praise = spell_card("Praise", buff(a(unit.friendly)))
    playing.game = lanes(Lane(hand=[praise]), Lane(base=[unit_card("Theirs")]))
    playing.game.wish(1, playing.game.wishes(1) | PREF_ASK_CONSENT)
    step_in(playing.game, 0, 1, "play Praise")
    assert playing.consenting() == {1}
    act(playing.game, 1, "yes")
    assert playing.consenting() == set()
