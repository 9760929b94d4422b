"""Questions say what they mean: who begins, how many targets, what recycling one card is; and the log names owners."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    banish,
    dies,
    draw,
    every,
    gain_xp,
    heal,
    instead_of_dying,
    kill,
    me,
    recall,
    that,
    unit,
    when,
)
from farfield.games import Field, Piece, Position, Seat, answer, start
from farfield.games.position import PieceLike
from farfield.rules.game import Game
from farfield.rules.ids import ObjectId
from farfield.rules.modes.lane_legends.modifiers import Modifiers
from farfield.rules.state import Happening
from farfield.rules.terms import ASSAULT, Q_TARGET
from farfield.words import LANGUAGES, card_text
from farfield.words.messages import Messages
from farfield.words.telling import Teller
from tests.scenarios.lane_legends.lane_table import Lane, Spot, lanes
from tests.scenarios.table import do, gear_card, plain_field, spell_card, unit_card

NAMES = ["Annie", "Garen"]


def asked(game: Game, lang: str, viewer: int = 0) -> tuple[str, list[str], bool]:
    """The question, its answers, and whether a number is said besides."""
    teller, say = Teller(game, NAMES, viewer), Messages(lang).say
    decision = game.decisions()[0]
    options = [say(teller.option(decision, option)) for option in decision.options]
    return say(teller.question(decision)), options, teller.how_many(decision) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_a_duel_everybody_hears_who_begins_in_the_question_and_in_the_log(lang: str) -> None:
    begins = {"en": ("You begin.", "begins."), "de": ("Du beginnst.", "beginnt."),
              "es": ("Empiezas tú.", "Empieza"), "fr": ("Vous commencez.", "commence.")}  # fmt: skip
    game = start(["Annie", "Garen"], seed=7, mode="duel")
    first = game.first_seat
    assert begins[lang][0] in asked(game, lang, first)[0]
    assert begins[lang][1] in asked(game, lang, 1 - first)[0] and NAMES[first] in asked(game, lang, 1 - first)[0]
    while game.turn == 0:
        game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    told = [Messages(lang).say(Teller(game, NAMES, first).happening(x)) for x in game.events() if x.kind == "mulligans"]
    assert [begins[lang][0] in line for line in told] == [x == 0 for x in range(2)]


@pytest.mark.parametrize(
    ("lang", "question", "later"),
    [
        ("en", "choose up to 2 targets.", "choose up to one target."),
        ("de", "Wähle bis zu 2 Ziele.", "Wähle höchstens ein Ziel."),
        ("es", "escoge hasta 2 objetivos.", "escoge un objetivo como máximo."),
        ("fr", "choisissez jusqu’à 2 cibles.", "choisissez une cible au plus."),
    ],
)
def test_how_many_targets_is_part_of_the_question_and_what_is_chosen_has_an_owner(
    lang: str, question: str, later: str
) -> None:
    game = start(["Annie", "Garen"], seed=7, mode="duel")
    while game.decisions()[0].kind != Q_TARGET:
        game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    said, _, more = asked(game, lang)
    assert said.endswith(question) and not more
    rune = next(x for x in game.objects() if x.id in game.sides[1].runes)
    decision = game.decisions()[0]
    game.choose(decision, next(x for x in decision.options if x.a == rune.id))
    assert asked(game, lang)[0].endswith(later) and not asked(game, lang)[2]
    game.choose(game.decisions()[0], game.decisions()[0].options[-1])
    seen = [x for x in game.events_for(0) if x.kind == "chooses"][-1]
    told = Messages(lang).say(Teller(game, NAMES, 0).happening(seen))
    whose = {"en": "Garen", "de": "von Garen", "es": "de Garen", "fr": "à Garen"}[lang]
    assert f"{rune.printed.name} ({whose})" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_card_is_recycled_or_left_and_in_lane_legends_one_hears_where_it_goes(lang: str) -> None:
    lane = Lane(hand=["Mystic Poro"], runes="Fury 2", deck=["Gust", "Flash"], sideboard=["Gust"])
    games = [
        Position(seats=[Seat(hand=["Mystic Poro"], runes="Fury 2", deck=["Gust", "Flash"]), Seat()]).start(),
        lanes(lane),
        lanes(lane, modifiers=Modifiers(sideboard_first=True)),
    ]
    leave = {"en": "Leave it on top", "de": "Oben lassen", "es": "Dejarla arriba", "fr": "La laisser sur le dessus"}
    questions = []
    for game in games:
        answer(game, "play Mystic Poro")
        question, options, more = asked(game, lang)
        assert len(options) == 2 and "Gust" in options[0] and options[0] != "Gust" and not more
        assert options[1] == leave[lang]
        questions.append(question)
    duel, dealt, aside = questions
    assert duel == aside and dealt.startswith(duel) and "NPC" in dealt


@pytest.mark.parametrize(
    ("lang", "first", "last"),
    [
        ("en", "(4 damage left to assign)", "(1 damage left to assign)"),
        ("de", "(noch 4 Schaden zuzuweisen)", "(noch 1 Schaden zuzuweisen)"),
        ("es", "(quedan 4 de damage por asignar)", "(queda 1 de damage por asignar)"),
        ("fr", "(encore 4 dégâts à assigner)", "(encore 1 dégât à assigner)"),
    ],
)
def test_whoever_assigns_damage_hears_how_much_is_left(lang: str, first: str, last: str) -> None:
    attackers = [unit_card("Charger", might=4)]
    defenders = [unit_card("Three", might=3), unit_card("Two", might=2), unit_card("Five", might=5)]
    here = Field(plain_field("East"), controller=1, units={0: attackers, 1: defenders})
    game = Position(seats=[Seat(), Seat()], fields=[here, Field(plain_field("West"))]).start()
    assert left_to_assign(game, lang) == first
    do(game, "pick Three")
    assert left_to_assign(game, lang) == last


def left_to_assign(game: Game, lang: str) -> str:
    said = Teller(game, NAMES, 0).how_many(game.decisions()[0])
    assert said is not None
    return Messages(lang).say(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_triggers_of_one_name_are_told_apart_when_they_are_ordered(lang: str) -> None:
    """By what they say, by what set them off, or by whose they are."""
    bell = gear_card("Bell", when(dies(unit), draw(1)), when(dies(unit), gain_xp(1)))
    assert [text.endswith(words) for text, words in zip(ordering([bell], lang), card_text(bell, lang))] == [True, True]
    knell = gear_card("Bell", when(dies(unit), banish(that)))
    first, second = ordering([knell], lang, "Left", "Right")
    assert first.endswith(" Left") and second.endswith(" Right")
    poro = unit_card("Poro", when(dies(unit), draw(1)), might=2)
    weak, strong = ordering([poro, Piece(poro, buffed=1)], lang)
    assert "2 [M]" in weak and "3 [M]" in strong


def ordering(own: list[PieceLike], lang: str, *dying: str) -> list[str]:
    storm = spell_card("Storm", kill(every(unit.enemy)))
    others = Seat(base=[unit_card(name) for name in dying or ("Left",)])
    game = Position(seats=[Seat(hand=[storm], base=own), others]).start()
    answer(game, "play Storm")
    return asked(game, lang)[1]


@pytest.mark.parametrize(
    ("lang", "plain", "keyword"),
    [
        ("en", "Poro gains an ability.", "Poro gains [Assault 2]."),
        ("de", "Poro erhält eine Ability.", "Poro erhält [Assault 2]."),
        ("es", "Poro obtiene una ability.", "Poro obtiene [Assault 2]."),
        ("fr", "Poro gagne une Ability.", "Poro gagne [Assault 2]."),
    ],
)
def test_the_log_names_a_keyword_that_is_gained(lang: str, plain: str, keyword: str) -> None:
    game = Position(seats=[Seat(), Seat()]).start()
    tell = Teller(game, NAMES, 0).happening
    said = [Happening("gains-ability", [ObjectId(1)], ["Poro"], args, 1, "CR 801.3", 5) for args in ([], [ASSAULT, 2])]
    assert [Messages(lang).say(tell(line)) for line in said] == [plain, keyword]


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "from your base to Near (Nearfield)", "from Near (Nearfield)"),
        ("de", "von deiner Base zu Near (Nearfield) bewegen", "von Near (Nearfield) bewegen"),
        ("es", "de tu base a Near (Nearfield)", "de Near (Nearfield)"),
        ("fr", "depuis votre base vers Near (Nearfield)", "depuis Near (Nearfield)"),
    ],
)
def test_a_move_says_where_to_if_there_is_only_one_place_for_it(lang: str, one: str, several: str) -> None:
    mine = Lane(base=["Daring Poro"], near=Spot(units=["Noxian Drummer"]))
    moves = [words for words in asked(lanes(mine), lang)[1] if "[M]" in words]
    assert len(moves) == 2
    assert any(words.endswith(one) for words in moves) and any(words.endswith(several) for words in moves), moves


@pytest.mark.parametrize(
    ("lang", "order", "first", "which", "apply", "none"),
    [
        ("en", "Which of your effects applies first?", "which of these does it apply to first?",
         "which of these does it apply to?", "Left would die. Apply Medic?", "None of these"),
        ("de", "Welcher deiner Effekte gilt zuerst?", "Wofür gilt das zuerst?",
         "Wofür gilt das?", "Left würde sterben. Medic anwenden?", "Für nichts davon"),
        ("es", "¿Cuál de tus efectos se aplica primero?", "¿a qué se aplica primero?",
         "¿a qué se aplica?", "Left moriría. ¿Aplicar Medic?", "A nada de esto"),
        ("fr", "Lequel de vos effets s’applique d’abord\u00a0?", "à quoi cela s’applique-t-il d’abord\u00a0?",
         "à quoi cela s’applique-t-il\u00a0?", "Left va être éliminée. Appliquer Medic\u00a0?", "À rien de tout cela"),
    ],
)  # fmt: skip
def test_each_question_about_what_happens_instead_says_what_it_is_about(
    lang: str, order: str, first: str, which: str, apply: str, none: str
) -> None:
    """Two effects that die for one unit each: which comes first, for whom, and then whether the next is wanted."""
    medic = unit_card("Medic", instead_of_dying(unit.friendly.other, recall(that), may=True), might=9)
    glass = gear_card("Glass", instead_of_dying(unit.friendly, kill(me), heal(that), recall(that)))
    left, right = unit_card("Left", might=3), unit_card("Right", might=3)
    storm = spell_card("Storm", kill(every(unit.named("Left", "Right"))))
    game = Position(seats=[Seat(hand=[storm], base=[left, right, glass, medic]), Seat()]).start()
    do(game, "play Storm")
    said, options, _ = asked(game, lang)
    assert said.endswith(order)
    assert [next(name for name in ("Glass", "Medic") if name in option) for option in options] == ["Glass", "Medic"]
    later = game.copy()
    do(later, "pick Medic")
    said, options, _ = asked(later, lang)
    assert (said.startswith("Medic"), said.endswith(which), options[-1]) == (True, True, none)
    do(game, "pick Glass")
    assert asked(game, lang)[0].startswith("Glass") and asked(game, lang)[0].endswith(first)
    do(game, "pick Right")
    assert asked(game, lang)[0] == apply


def test_two_effects_of_one_name_are_told_apart_by_what_they_say() -> None:
    twice = unit_card("Twice", instead_of_dying(me, heal(me)), instead_of_dying(me, recall(me)))
    game = Position(seats=[Seat(hand=[spell_card("Doom", kill(every(unit)))], base=[twice]), Seat()]).start()
    do(game, "play Doom")
    options = asked(game, "en")[1]
    assert ["heal" in option for option in options] == [True, False]
    assert ["recall" in option for option in options] == [False, True]
