"""Whoever is asked can tell what for, and one answer from another: in games of every mode, in every language."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from farfield.cards import catalogue
from farfield.cards.language import (
    Accelerate,
    Flow,
    Reaction,
    Repeat,
    a,
    additional,
    any_number,
    bonus_damage,
    card_,
    channel,
    choose,
    controller_of,
    cost,
    deal,
    destination,
    draw,
    fight,
    gain_xp,
    give,
    it,
    later,
    look_at_top,
    may,
    move,
    new_choices,
    pay_to,
    put_in_hand,
    ready,
    recycle,
    return_to_hand,
    spell_on_chain,
    that,
    two,
    unit,
    unless_they_let,
    when,
    you,
)
from farfield.cards.language.costs import deed, discarding, exhausting, killing, recycling
from farfield.games import Field, Piece, Position, Seat, start
from farfield.rules.effects.kinds_of_ability import Triggered, When
from farfield.rules.effects.parts import Ability
from farfield.rules.effects.program import Program
from farfield.rules.effects.select import Group
from farfield.rules.effects.sequences import Choose
from farfield.rules.effects.stated_costs import RETURN_OBJECTS, Deed
from farfield.rules.game import Game
from farfield.rules.printed import Printed
from farfield.rules.terms import E_MOVED, E_PLAYED, UNIT, YOURS
from farfield.words import effect_text, instruction_text
from farfield.words.messages import LANGUAGES, Messages
from farfield.words.telling import Teller
from tests.games.other_modes import REAL, new
from tests.games.random_play import DECKS, play_on
from tests.scenarios.lane_legends.lane_table import Lane, Spot, Thrall, lanes
from tests.scenarios.table import do, gear_card, plain_field, spell_card, unit_card
from tests.words.asking import about, problems, words

LEFT, RIGHT = unit_card("Left"), unit_card("Right")
NAMES = ["Annie", "Garen", "Lux", "Yi"]


def names_for(game: Game) -> list[str]:
    players = game.players
    npcs = [] if len(game.sides) == players else [f"NPC ({name})" for name in NAMES[:players]]
    return [*NAMES[:players], *npcs]


def asks(game: Game, lang: str = "en") -> str:
    """What the one who is waited for is asked."""
    (decision,) = game.decisions()
    return words(Teller(game, NAMES, decision.seat), decision, Messages(lang))[0]


def answers(game: Game, lang: str = "en") -> list[str]:
    (decision,) = game.decisions()
    return [Messages(lang).say(said) for said in Teller(game, NAMES, decision.seat).options(decision)]


def in_all(game: Game) -> str:
    """What is asked in English; every language says it in its own words and leaves nothing open."""
    (decision,) = game.decisions()
    said = [asks(game, lang) for lang in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES), said
    for lang in LANGUAGES:
        assert problems(game, decision, Teller(game, NAMES, decision.seat), Messages(lang)) == []
    return said[0]


# --- any game


@given(
    st.sampled_from(("duel", "lanes 1", "lanes 2", "lanes 3", *REAL)),
    st.integers(0, 10_000),
    st.integers(0, 200),
    st.sampled_from(LANGUAGES),
)
@settings(max_examples=24)
def test_every_question_says_what_for_and_its_answers_differ(mode: str, seed: int, skipped: int, lang: str) -> None:
    """No two answers read the same unless they are; nobody is asked two things in a row in the same words."""
    if mode == "duel" or mode.startswith("lanes"):
        seats = int(mode[-1]) if mode != "duel" else 2
        game = start([DECKS[(seed + i) % 4] for i in range(seats)], seed, mode=mode.split(maxsplit=1)[0])
    else:
        game = new(mode, seed)
    dice, messages = Random(seed), Messages(lang)
    before: dict[tuple[int, int], tuple[tuple[int, ...], tuple[str, str]]] = {}
    for number in range(skipped + 40):
        if game.over:
            break
        decision = dice.choice(game.decisions())
        if number >= skipped:
            teller = Teller(game, names_for(game), decision.seat)
            assert problems(game, decision, teller, messages) == []
            now = (about(game, decision), words(teller, decision, messages))
            last = before.get((decision.seat, decision.arena))
            if last is not None and now[0] and now[0][0] == (last[0] or [0])[0] and now[0] != last[0]:
                assert now[1] != last[1]
            before[decision.seat, decision.arena] = now
        game.choose(decision, dice.choice(decision.options))


def texts() -> list[tuple[str, Ability, Program]]:
    """Every text of every card, drafts among them, that anything is chosen for."""
    lines = [(name, x) for name, said in catalogue.texts().items() for x in (*said.rules, *said.effect)]
    return [(name, x, text) for name, x in lines if isinstance(text := getattr(x, "text", None), Program)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_instruction_of_every_card_can_be_said_by_itself(lang: str) -> None:
    """Two targets of one text are asked for in different words, unless the text itself says the same twice."""
    found = texts()
    assert sum(len(text.slots) > 1 for _, _, text in found) > 5
    for name, ability, text in found:
        assert text.effect is not None
        heard = ability.when if isinstance(ability, Triggered) else None
        for part in text.parts:
            if part is not None:
                assert instruction_text(part, text.effect, heard, lang, "unit"), name
        said = []
        for slot in text.slots:
            assert slot.part is not None
            about_it = instruction_text(slot.part, text.effect, heard, lang, "unit")
            twice = [repr(x.part) for x in text.slots].count(repr(slot.part)) > 1  # then they are numbered
            choose_it = effect_text(Choose(slot.target), lang) if slot.target is not None else ""
            said.append((about_it, choose_it, slot.number if twice else -1))
        assert len(set(said)) == len(said), (name, said)


# --- what for


def test_two_targets_say_which_instruction_each_is_for() -> None:
    duel = spell_card(
        "Joust", give(a(unit.friendly, "mine"), 3), choose(a(unit.enemy, "theirs")), fight(it("mine"), it("theirs"))
    )
    game = Position(seats=[Seat(hand=[duel], base=["Daring Poro", "Mega-Mech"]), Seat(base=[LEFT, RIGHT])]).start()
    do(game, "play Joust")
    assert in_all(game) == "Joust: Give +3 [M] to a friendly unit this turn. Choose a target."
    do(game, "pick Daring Poro")
    assert in_all(game) == (
        "Joust: Choose an enemy unit. The two units deal damage equal to their Might to each other. Choose a target."
    )


def test_two_targets_of_one_instruction_say_which_they_are() -> None:
    brawl = spell_card("Brawl", fight(a(unit.friendly), a(unit.enemy)))
    seats = [Seat(hand=[brawl], base=["Daring Poro", "Mega-Mech"]), Seat(base=[LEFT, RIGHT])]
    game = Position(seats=seats).start()
    do(game, "play Brawl")
    first = in_all(game)
    assert first.endswith("Choose a friendly unit.")
    do(game, "pick Daring Poro")
    assert in_all(game).endswith("Choose an enemy unit.")


def test_a_text_that_says_the_same_twice_is_asked_about_by_number() -> None:
    twice = spell_card("Twice", deal(3, a(unit.enemy)), deal(3, a(unit.enemy)))
    game = Position(seats=[Seat(hand=[twice]), Seat(base=[LEFT, RIGHT])]).start()
    do(game, "play Twice")
    assert in_all(game) == "Twice: Deal 3 damage to an enemy unit. Choose a target. (1 of 2)"
    do(game, "pick Left")
    assert in_all(game) == "Twice: Deal 3 damage to an enemy unit. Choose a target. (2 of 2)"


def test_a_single_instruction_needs_no_more_words_than_its_text() -> None:
    game = Position(
        seats=[Seat(hand=["Falling Comet"], runes="Mind 9"), Seat()],
        fields=[Field("Void Gate", 1, {1: ["Sai Scout", "Pouty Poro"]})],
    ).start()
    do(game, "play Falling Comet")
    assert in_all(game) == "Falling Comet: choose a target."


def test_two_mays_say_what_each_is_about() -> None:
    plan = spell_card("Plan", may(draw(1)), may(gain_xp(2)), pay_to(cost(1), channel(1)))
    game = Position(seats=[Seat(hand=[plan], runes="Mind 2"), Seat()]).start()
    do(game, "play Plan")
    assert in_all(game) == "Plan: You may draw 1 card. Do you want that?"
    do(game, "yes")
    assert in_all(game) == "Plan: You may gain 2 XP. Do you want that?"
    do(game, "no")
    assert in_all(game).startswith("Plan: You may pay [1]")


def test_a_may_about_what_set_it_off_says_what_that_was() -> None:
    flag = gear_card("Flag", when(When(E_MOVED, types=UNIT, actor=YOURS), give(that, 1), may=True))
    game = Position(seats=[Seat(base=[flag, LEFT, RIGHT]), Seat()], fields=[Field("Void Gate"), Field()]).start()
    do(game, "move Left", "at Void Gate", "pick Right")
    asked: list[str] = []
    while not asked or asks(game).startswith("Flag"):
        asked += [in_all(game)] if asks(game).startswith("Flag") else []
        (decision,) = game.decisions()
        game.choose(decision, decision.options[0])
    assert asked == [
        f"Flag: do you want that? (Because of: {name} (2 [M], yours, at Void Gate))" for name in ("Left", "Right")
    ]


def test_where_a_spell_sends_something_is_asked_of_that() -> None:
    push = spell_card("Push", move(a(unit.friendly), destination()), draw(1))
    game = Position(
        seats=[Seat(hand=[push], base=["Daring Poro"]), Seat()], fields=[Field("Void Gate"), Field()]
    ).start()
    do(game, "play Push")
    assert in_all(game) == "Push: Move a friendly unit to a location. Where to?"


def test_whoever_may_prevent_something_is_asked_for_that() -> None:
    threat = spell_card("Threat", choose(a(unit.enemy)), unless_they_let(deal(6, it()), controller_of(it()), draw(2)))
    game = Position(seats=[Seat(hand=[threat]), Seat(base=["Daring Poro"])]).start()
    do(game, "play Threat")
    assert in_all(game) == (
        "Threat: Deal 6 damage to it. If its controller chooses so, draw 2 cards instead. Do you do it, so that the "
        "rest does not happen?"
    )


def test_a_repeat_says_that_it_is_one() -> None:
    volley = spell_card("Volley", Repeat(cost(1)), deal(1, a(unit.enemy)))
    seats = [Seat(hand=[volley], runes="Mind 1"), Seat(base=[LEFT, RIGHT])]
    game = Position(seats=seats).start()
    do(game, "play Volley")
    assert in_all(game) == "Volley: pay for [Repeat]?"
    do(game, "yes")
    assert in_all(game) == "Volley: choose a target."
    do(game, "pick Left")
    assert in_all(game) == "[Repeat] 1: Volley: choose a target."


def test_new_choices_say_in_place_of_what() -> None:
    pair = spell_card("Pair", ready(two(unit)))
    bend = spell_card("Bend", Reaction, new_choices(a(spell_on_chain)))
    mine = Seat(hand=[pair, bend], base=[LEFT, RIGHT, "Mega-Mech"])
    game = Position(seats=[mine, Seat()], every_window=True).start()
    do(game, "play Pair", "pick Left", "pick Right", "play Bend", "pass", "pass")
    assert in_all(game) == "Pair: choose a target. (In place of: Left (2 [M], yours, in your base))"
    assert answers(game)[-1] == "Keep what was chosen"
    do(game, "done")
    assert in_all(game) == "Pair: choose a target. (In place of: Right (2 [M], yours, in your base))"


# --- what is done with a pick


def test_looking_says_whether_a_pick_is_kept_or_dropped() -> None:
    deck: list[str | Printed] = ["Gust", "Flash", "Sai Scout", "Pouty Poro", "Mega-Mech"]
    keep = spell_card("Keep", look_at_top(3, card_, name="one"), put_in_hand(it("one")))
    drop = spell_card("Drop", look_at_top(3, card_, name="one"), recycle(it("one")))
    said = []
    for card in (keep, drop):
        game = Position(seats=[Seat(hand=[card], deck=deck), Seat()]).start()
        do(game, f"play {card.name}")
        said.append(in_all(game).removeprefix(f"{card.name}: "))
    assert "put" in said[0] and "hand" in said[0] and "recycle" not in said[0]
    assert "recycle" in said[1] and "hand" not in said[1]


@pytest.mark.parametrize(
    ("done", "asked"),
    [
        (killing(unit.yours), "Rite: what do you kill to pay for it?"),
        (exhausting(unit.yours), "Rite: what do you exhaust to pay for it?"),
        (deed(RETURN_OBJECTS, 1, unit.yours), "Rite: what do you return to hand to pay for it?"),
        (discarding(), "Rite: which card do you discard to pay for it?"),
        (recycling(card_.in_trash), "Rite: what do you recycle to pay for it?"),
    ],
)
def test_what_one_pays_with_is_asked_by_what_becomes_of_it(done: Deed, asked: str) -> None:
    price = cost(done)
    rite = spell_card("Rite", additional(price, optional=False), draw(1))
    mine = Seat(hand=[rite, "Gust", "Flash"], base=["Sai Scout", "Pouty Poro"], trash=["Gust", "Flash"])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Rite")
    assert in_all(game) == asked
    pays = spell_card("Pays", pay_to(price, draw(1)))
    mine = Seat(hand=[pays, "Gust", "Flash"], base=["Sai Scout", "Pouty Poro"], trash=["Gust", "Flash"])
    game = Position(seats=[mine, Seat()]).start()
    do(game, "play Pays", "yes")
    assert in_all(game) == asked.replace("Rite", "Pays")


def test_picks_that_drop_and_picks_that_keep_are_asked_for_differently() -> None:
    """Too little damage: the pick gets none. Targets that no longer go together: the pick stays one."""
    big = unit_card("Big", might=5)
    split = spell_card("Split", deal(2, any_number(unit.enemy), split=True))
    mage = unit_card("Mage", bonus_damage(1))
    bounce = spell_card("Bounce", Reaction, return_to_hand(a(unit.enemy)))
    game = Position(seats=[Seat(hand=[split], base=[mage]), Seat(hand=[bounce], base=[LEFT, RIGHT, big])]).start()
    do(game, "play Split", "pick Left", "pick Right", "pick Big", "play Bounce")
    assert in_all(game) == "Split: there is too little damage for all targets. Which one gets none?"
    sweep = spell_card("Sweep", return_to_hand(any_number(unit, group=Group(total_might=5))))
    grow = spell_card("Grow", Reaction, give(a(unit.yours), 2))
    game = Position(seats=[Seat(hand=[sweep]), Seat(hand=[grow], base=[LEFT, RIGHT])]).start()
    do(game, "play Sweep", "pick Left", "pick Right", "play Grow", "pick Left")
    assert in_all(game) == "Sweep: the targets no longer go together. Which ones does it keep?"


def test_which_of_several_moments_counts() -> None:
    leader = gear_card("Leader", when(When(E_MOVED, types=UNIT, actor=YOURS, nth=1), give(that, 2)))
    game = Position(seats=[Seat(base=[LEFT, RIGHT, leader]), Seat()], fields=[Field("Void Gate"), Field()]).start()
    do(game, "move Left", "at Void Gate", "pick Right")
    assert in_all(game) == "Leader: several set it off at the same moment. Which one counts?"


def test_which_hold_comes_first_is_asked_of_holds() -> None:
    wells = [plain_field(name, when(you.hold_here, draw(1))) for name in ("Well", "Inn")]
    fields = [Field(well, 0, {0: ["Sai Scout"]}) for well in wells]
    game = Position(seats=[Seat(), Seat()], fields=fields, phase="beginning").start()
    assert in_all(game) == "You hold several battlefields. Which one do you hold first?"


# --- one answer from another


def test_doubles_are_told_apart_by_what_can_be_seen_of_them() -> None:
    poke = spell_card("Poke", deal(1, a(unit.enemy)))
    scouts: list[str | Printed | Piece] = [
        Piece("Sai Scout", damage=1),
        Piece("Sai Scout", exhausted=True),
        "Sai Scout",
        "Sai Scout",
    ]
    game = Position(seats=[Seat(hand=[poke]), Seat(base=scouts)]).start()
    do(game, "play Poke")
    in_all(game)
    scout = answers(game)[2].removesuffix(": ready")
    assert answers(game) == [f"{scout}: ready, 1 damage", f"{scout}: exhausted", f"{scout}: ready", f"{scout}: ready"]


def test_two_flow_costs_are_two_answers() -> None:
    echo = spell_card("Echo", Flow(cost(1)), Flow(cost(2)), draw(1))
    game = Position(seats=[Seat(trash=[echo], runes="Mind 2"), Seat()]).start()
    in_all(game)
    assert answers(game)[:2] == ["Play Echo from your trash: [Flow] [1]", "Play Echo from your trash: [Flow] [2]"]


def test_what_waits_is_called_by_the_spell_that_made_it() -> None:
    """The spell lies in the trash by then; two texts of it are told apart by what they say."""
    played = When(E_PLAYED, types=UNIT, actor=YOURS)
    vow = spell_card("Vow", later(played, draw(1), uses=-1), later(played, gain_xp(1), uses=-1))
    game = Position(seats=[Seat(hand=[vow, LEFT]), Seat()]).start()
    do(game, "play Vow", "play Left")
    assert in_all(game).startswith("Which goes on the chain first?")
    assert all(said.startswith("ability of Vow (yours): ") for said in answers(game))
    assert len(set(answers(game))) == 2
    names = [item.name for arena in game.view(0).arenas for item in arena.chain]
    assert names == ["Vow", "Vow"]


def test_optional_costs_are_asked_by_their_name() -> None:
    rider = unit_card("Rider", Accelerate, additional(cost(1)))
    game = Position(seats=[Seat(hand=[rider], runes="Fury 5"), Seat()]).start()
    do(game, "play Rider")
    first = in_all(game)
    do(game, "no")
    assert (first, in_all(game)) == ("Rider: pay the additional cost?", "Rider: pay for [Accelerate]?")


# --- the NPC


@pytest.mark.parametrize(
    ("lang", "whose", "the"),
    [("en", "the NPC", "the"), ("de", "vom NPC", "der|vom"), ("es", "del NPC", "el|del"), ("fr", "au NPC", "le|au")],
)
def test_alone_the_npc_is_the_npc(lang: str, whose: str, the: str) -> None:
    """In answers and in the log it always has its article; the base is called NPC Base."""
    poke = spell_card("Poke", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[poke], deck=[], near=Spot(thralls=[2, 3])))
    do(game, "play Poke")
    (decision,) = game.decisions()
    said = [Messages(lang).say(option) for option in Teller(game, ["Annie", "NPC"], 0).options(decision)]
    assert len(set(said)) == 2 and all(f", {whose}, " in option for option in said), said
    game = play_on(start(["Annie"], 3, mode="lanes"), Random(3), 150)
    teller = Teller(game, ["Annie", "NPC"], 0)
    lines = [Messages(lang).say(teller.happening(event)) for event in game.events_for(0, 0)]
    told = [line for line in lines if re.search(r"NPC(?! Base)", line)]
    assert len(told) > 10
    assert [line for line in told if not re.search(rf"\b({the}) NPC(?! Base)", line, re.IGNORECASE)] == []
    assert any(line[0].isupper() and re.match(rf"({the}) NPC", line, re.IGNORECASE) for line in told)


def test_thralls_are_told_apart_by_might_and_strikes() -> None:
    poke = spell_card("Poke", deal(1, a(unit.enemy)))
    game = lanes(Lane(hand=[poke], deck=[], near=Spot(thralls=[Thrall(2), Thrall(2, 1), Thrall(2, 2), Thrall(3)])))
    do(game, "play Poke")
    assert len(set(answers(game))) == 4
    in_all(game)
