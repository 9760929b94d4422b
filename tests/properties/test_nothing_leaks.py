"""Nobody learns what they must not know: exchange what a seat cannot know, and nothing that the seat gets changes."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.games.why_not import why_not
from farfield.rules.game import Game
from farfield.rules.knowing import visibility
from farfield.rules.objects import zones
from farfield.rules.state import Decision, Option
from farfield.rules.terms import ASIDE, FACEDOWN, HAND, HIDE, MAIN_DECK, PICK, PUT_BACK, Q_MAIN, RUNE_DECK
from tests.insides import make_known, state_of, tell
from tests.mode_games import MODES, new
from tests.modes import two_arenas, two_teams
from tests.properties.exchanging import (
    all_different,
    answer_at_random,
    begin,
    differ,
    exchanged,
    loadouts,
    play,
    quiet,
    renamed,
    sight,
    story,
)
from tests.wild_deck import wild

SEEDS = st.integers(0, 2**32)
VIEWERS = st.sampled_from([0, 1, None])


def own_answers(game: Game, seat: int | None) -> list[tuple[int, int, int, int]]:
    return [(d.id, o.verb, o.a, o.b) for d in game.decisions() if d.seat == seat for o in d.options]


@given(seed=SEEDS, answers=st.integers(0, 150), other=SEEDS, seat=VIEWERS)
def test_an_imagined_game_looks_the_same(seed: int, answers: int, other: int, seat: int | None) -> None:
    game = begin(seed)
    play(game, random.Random(seed), answers)
    before = game.hash()
    imagined = game.imagine(seat, other)
    assert sight(imagined, seat) == sight(game, seat)
    assert own_answers(imagined, seat) == own_answers(game, seat)
    assert game.hash() == before
    play(imagined, random.Random(other), 40)  # and can be played on


@given(seed=SEEDS, answers=st.integers(0, 150), other=SEEDS, seat=VIEWERS)
def test_what_is_imagined_depends_only_on_what_is_known(seed: int, answers: int, other: int, seat: int | None) -> None:
    game = begin(seed)
    play(game, random.Random(seed), answers)
    twin = game.imagine(seat, other)
    one, two = game.imagine(seat, 7), twin.imagine(seat, 7)
    assert [c.original.name for c in one.objects()] == [c.original.name for c in two.objects()]
    assert one.knowledge().dice == two.knowledge().dice


@given(seed=SEEDS, answers=st.integers(0, 120), other=SEEDS, seat=VIEWERS)
@settings(max_examples=30)
def test_two_games_that_differ_in_what_is_hidden_go_the_same_way(
    seed: int, answers: int, other: int, seat: int | None
) -> None:
    """Both are played on, the seat at random, its opponents by what it can see; it never notices a difference."""
    game = begin(seed)
    dice = random.Random(seed)
    play(game, dice, answers)
    twin = exchanged(game, seat, other)
    told = 0
    for _ in range(60):
        assert sight(twin, seat) == sight(game, seat)
        assert story(twin, seat, told) == story(game, seat, told)
        told = len(game.events())
        assert own_answers(twin, seat) == own_answers(game, seat)
        if game.over:
            break
        decision = dice.choice(game.decisions())
        (again,) = [d for d in twin.decisions() if d.id == decision.id]
        public = [o for o in decision.options if o in again.options and in_sight(game, seat, o.a)]
        if not public:
            break
        option = dice.choice(public)
        game.choose(decision, option)
        twin.choose(again, option)
        if differ(game, twin, seat):
            break


def in_sight(game: Game, seat: int | None, id: int) -> bool:
    if id <= 0:
        return True
    card = game.find(id)
    return card is None or visibility.knows(visibility.viewer_of(seat), card)


@given(seed=SEEDS, answers=st.integers(0, 120), other=SEEDS, seat=st.sampled_from([0, 1]))
@settings(max_examples=30)
def test_whether_others_could_have_answered_is_never_told(seed: int, answers: int, other: int, seat: int) -> None:
    """Where a seat is only asked when it can do something, its opponent still sees the same at each own decision."""
    game = begin(seed, prefs=0)
    dice = random.Random(seed)
    play(game, dice, answers)
    twin = exchanged(game, seat, other)
    told = 0
    for _ in range(40):
        if not (let_others_pass(game, seat) and let_others_pass(twin, seat)) or differ(game, twin, seat):
            break
        assert game.over == twin.over
        assert renamed(sight(twin, seat)) == renamed(sight(game, seat))
        assert renamed(story(twin, seat, told)) == renamed(story(game, seat, told))
        told = len(game.events())
        if game.over:
            break
        decision, again = game.decisions()[0], twin.decisions()[0]
        number = dice.randrange(len(decision.options))
        game.choose(decision, decision.options[number])
        twin.choose(again, again.options[number])


@given(seed=SEEDS)
@settings(max_examples=30)
def test_private_choices_of_others_are_not_told(seed: int) -> None:
    """Wherever somebody chooses among cards that are not shown then, another choice of theirs looks the same."""
    game = begin(seed - seed % 3)  # the wild deck: it hides, predicts and looks
    dice = random.Random(seed)
    for _ in range(200):
        if game.over:
            break
        decision = dice.choice(game.decisions())
        if decision.kind == Q_MAIN:
            side = game.sides[decision.seat]
            for id in [*dice.sample(side.hand, min(2, len(side.hand))), *side.deck[-2:]]:
                make_known(game, id)  # as if an effect had revealed them
        for seat in (1 - decision.seat, None):
            unseen = [o for o in decision.options if o.verb in (HIDE, PICK, PUT_BACK) and chosen_unseen(game, o.a)]
            if len(unseen) > 1:
                one, two = dice.sample(unseen, 2)
                compare_choices(game, decision, one, two, seat)
        answer_at_random(game, dice)


def chosen_unseen(game: Game, id: int) -> bool:
    """Nobody else sees which card it is: it is in a hidden zone, and not among the cards an effect shows just now.

    Cards of a deck that are revealed to choose from lie open until one is taken (CR 424). What decides is the last that
    was told of them, not what is known: a card that was revealed once and is looked at now is chosen in private.
    """
    card = game.find(id) if id > 0 else None
    if card is None or card.zone not in (HAND, MAIN_DECK):
        return False
    if card.zone == MAIN_DECK:
        for event in reversed(game.events()):
            if event.kind in ("looks", "reveals") and id in event.objects:
                return event.kind == "looks"
    return True


def compare_choices(game: Game, decision: Decision, one: Option, two: Option, seat: int | None) -> None:
    first, second = game.copy(), game.copy()
    tell(first, [])
    tell(second, [])
    first.choose(decision, one)
    second.choose(decision, two)
    for _ in range(6):
        if public_names(first) != public_names(second):
            return  # what was chosen has been shown
        assert renamed(sight(first, seat)) == renamed(sight(second, seat))
        assert renamed(story(first, seat)) == renamed(story(second, seat))
        questions = [*first.decisions(), *second.decisions()]
        if len(questions) != 2 or questions[0].seat == seat:
            return
        answers = [quiet(question) or question.options[0] for question in questions]
        first.choose(questions[0], answers[0])
        second.choose(questions[1], answers[1])


def public_names(game: Game) -> list[str]:
    return sorted(
        card.original.name
        for card in game.objects()
        if card.id >= 0 and card.zone not in (HAND, MAIN_DECK, RUNE_DECK, FACEDOWN, ASIDE)
    )


def let_others_pass(game: Game, seat: int) -> bool:
    """The others do nothing until the seat is asked; False if one of them must do something."""
    while not game.over and game.decisions()[0].seat != seat:
        answer = quiet(game.decisions()[0])
        if answer is None:
            return False
        game.choose(game.decisions()[0], answer)
    return True


@given(seed=SEEDS, answers=st.integers(0, 120), other=SEEDS)
@settings(max_examples=30)
def test_previews_and_reasons_tell_nothing(seed: int, answers: int, other: int) -> None:
    game = begin(seed)
    dice = random.Random(seed)
    play(game, dice, answers)
    if game.over:
        return
    decision = game.decisions()[0]
    seat = decision.seat
    twin = game.imagine(seat, other)
    again = twin.decisions()[0]
    before = game.hash()
    for option in decision.options[:6]:
        seen = game.preview(decision, option, seat).plain()
        assert twin.preview(again, option, seat).plain() == seen
    for card in game.objects():
        assert game.why_not_play(seat, card.id) == twin.why_not_play(seat, card.id)
        assert game.why_not_use(seat, card.id, 0) == twin.why_not_use(seat, card.id, 0)
    for name in sorted({card.original.name for card in game.objects()}):
        for verb in ("play", "hide", "use", "move"):
            assert str(why_not(game, seat, f"{verb} {name}")) == str(why_not(twin, seat, f"{verb} {name}"))
    assert game.hash() == before


@given(seed=SEEDS)
@settings(max_examples=15)
def test_no_name_comes_out_of_a_hidden_zone(seed: int) -> None:
    """Every card has a name of its own; a seat reads only names of its own hand and of what it could really see."""
    game = begin(seed, decks=all_different(loadouts(seed)))
    dice = random.Random(seed)
    shown: list[set[str]] = [set(), set(), set()]
    read = 0
    for _ in range(250):
        for viewer in (0, 1, 2):
            shown[viewer].update(could_see(game, viewer))
        for event in game.events()[read:]:
            for viewer in (0, 1, 2):
                # A play that an effect began may prove illegal before anybody looks here: its card lay on the chain
                # all the same (CR 354.3). Back in a hand it stays known (A32): what was seen cannot be unseen (A11).
                if event.kind in ("reveals", "plays") or (event.kind == "looks" and event.args[0] == viewer):
                    shown[viewer].update(event.names)
        for viewer, seat in ((0, 0), (1, 1), (2, None)):
            told = set(re.findall(r'"([^"]* [01]\.\d+)"', sight(game, seat) + story(game, seat, read)))
            assert told <= shown[viewer]
        read = len(game.events())
        if game.over:
            break
        answer_at_random(game, dice)


@given(seed=SEEDS)
@settings(max_examples=5)
def test_nor_in_the_middle_of_an_action(seed: int) -> None:
    """What happened is shown step by step (`games.steps`): no such moment tells more than could be seen then."""
    game = begin(seed, decks=all_different(loadouts(seed)))
    dice = random.Random(seed)
    shown: list[set[str]] = [set(), set(), set()]
    for _ in range(60):
        if game.over:
            break
        read = len(game.events())
        game.picture(range(read, read + 400))
        answer_at_random(game, dice)
        moments = list(game.pictures().values())
        assert len(moments) == len(game.events()) - read
        for event in game.events()[read:]:
            for viewer in (0, 1, 2):
                if event.kind in ("reveals", "plays") or (event.kind == "looks" and event.args[0] == viewer):
                    shown[viewer].update(event.names)
        for then in [*moments, game]:
            for viewer, seat in ((0, 0), (1, 1), (2, None)):
                shown[viewer].update(could_see(then, viewer))
                told = set(re.findall(r'"([^"]* [01]\.\d+)"', sight(then, seat)))
                assert told <= shown[viewer]


def could_see(game: Game, viewer: int) -> set[str]:
    hidden = (MAIN_DECK, RUNE_DECK, HAND, FACEDOWN, ASIDE)
    return {
        card.original.name
        for card in game.objects()
        if card.id >= 0 and (card.zone not in hidden or (card.zone in (HAND, FACEDOWN) and card.controller == viewer))
    }


@pytest.mark.once
@pytest.mark.parametrize("kind", ["duel", "two teams", "two arenas", "one seat, two arenas", *MODES])
def test_whole_games_of_every_kind_look_the_same_when_imagined(kind: str) -> None:
    """All viewers at every few answers: the same sight, the same preview, as many events as anybody."""
    for seed in range(12):
        game = start_kind(kind, seed)
        dice = random.Random(seed)
        viewers = [*range(game.players), None]
        for step in range(250):
            if game.over:
                break
            if step % 6 == 0:
                seat = viewers[step // 6 % len(viewers)]
                twin = game.imagine(seat, dice.getrandbits(40))
                assert sight(twin, seat) == sight(game, seat)
                assert len(game.events_for(seat)) == len(game.events())
                for decision in game.decisions():
                    if decision.seat == seat and step % 4 == 0:
                        option = dice.choice(decision.options)
                        seen = game.preview(decision, option, seat).plain()
                        assert twin.preview(decision, option, seat).plain() == seen
            answer_at_random(game, dice)


def start_kind(kind: str, seed: int) -> Game:
    if kind == "duel":
        return begin(seed)
    if kind in MODES:
        return new(kind, seed, record=True)
    seats = {"two teams": 4, "two arenas": 2, "one seat, two arenas": 1}[kind]
    decks = [wild(seed + i) for i in range(seats)]
    return two_teams.start(decks, seed) if seats == 4 else two_arenas.start(decks, seed)


@given(seed=SEEDS, answers=st.integers(0, 200))
@settings(max_examples=15)
def test_names_cannot_be_followed_through_a_shuffle(seed: int, answers: int) -> None:
    game = begin(seed)
    play(game, random.Random(seed), answers)
    s = state_of(game)
    for viewer in (0, 1, visibility.SPECTATOR):
        alias = visibility.alias_of(s, viewer)
        for side in s.sides:
            before = {alias.of(id) for id in side.deck}
            side.deck = zones.forget(s, side.deck)
            after = {alias.of(id) for id in side.deck}
            assert len(after) == len(side.deck)
            assert not before & after
            assert not any(visibility.knows(viewer, s.card(id)) for id in side.deck)
