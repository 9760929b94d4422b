"""What is attached to what, what a spell chooses, who fights whom: relations that texts ask for."""

from __future__ import annotations

import pytest

from farfield.cards.language import (
    BE_COUNTERED,
    DEAL_COMBAT_DAMAGE,
    IN_A_COMBAT,
    MORE_MIGHT_LOSS,
    TRASH,
    Deathknell,
    Equip,
    I,
    Legion,
    Reaction,
    a,
    any_number,
    banish,
    banishing_me,
    bonus_damage,
    bonus_of,
    cant,
    choose,
    cost,
    counter,
    deal,
    detach,
    draw,
    energy_of,
    every,
    exhaust,
    exhaust_me,
    for_each_killed,
    gain_xp,
    gear,
    give,
    happened,
    have,
    heal,
    instead_of_dying,
    is_attached,
    it,
    kill,
    me,
    might_becomes,
    might_of,
    not_,
    permanent,
    play_card,
    recall,
    return_to_hand,
    rule,
    spell_on_chain,
    spell_or_ability,
    that,
    there_is,
    this_card,
    this_gear,
    unit,
    use,
    when,
    you,
    your_turn_ends,
)
from farfield.games import Field, Piece, Position, Seat
from farfield.rules.printed import Printed
from tests.scenarios.table import (
    at_field,
    banished,
    base,
    do,
    equipment,
    gear_card,
    hand,
    might,
    offered,
    piece,
    plain_field,
    question,
    seat_asked,
    settle,
    settle_chain,
    spell_card,
    trash,
    unit_card,
    xp,
)

EAST, WEST = plain_field("East"), plain_field("West")
POST, TREE = unit_card("Post", might=2), unit_card("Tree", might=2)
BLADE = equipment("Blade", Equip(cost(0)), bonus=2)
BOOTS = equipment("Boots", Equip(cost(0)), bonus=1)


# --- attached to it


@pytest.mark.clause("CR 434", "CR 435")
def test_only_what_is_attached_to_it_is_meant() -> None:
    """Strike Down, Azir: not what another wears, nor what lies about."""
    strip = spell_card("Strip", choose(a(unit.friendly.equipped, "it")), detach(a(gear.attached_to(it("it")))))
    pieces: list[Piece | Printed] = [
        Piece(POST, attached=[BLADE, BOOTS]),
        Piece(TREE, attached=[equipment("Hat")]),
        equipment("Cape"),
    ]
    game = Position(seats=[Seat(hand=[strip], base=pieces), Seat()]).start()
    do(game, "play Strip", "pick Post")
    assert offered(game) == ["pick Blade", "pick Boots"]
    do(game, "pick Boots")
    settle(game)
    assert not piece(game, "Boots").attached_to
    assert piece(game, "Blade").attached_to == piece(game, "Post").id


@pytest.mark.clause("CR 435")
def test_it_is_detached_from_that_unit_or_not_at_all() -> None:
    """Angle Shot: what another wears stays where it is."""
    off = spell_card("Off", choose(a(unit, "unit")), choose(a(gear, "gear")), detach(it("gear"), it("unit")))
    for who, attached in (("Post", False), ("Tree", True)):
        game = Position(seats=[Seat(hand=[off], base=[Piece(POST, attached=[BLADE]), TREE]), Seat()]).start()
        do(game, "play Off", f"pick {who}")
        settle(game)
        assert bool(piece(game, "Blade").attached_to) == attached


@pytest.mark.clause("CR 434")
def test_when_you_attach_to_me_is_told_by_who_wears_it() -> None:
    """Jax, Aphelios: to me, by you; what is attached to a neighbour is not heard."""
    jax = unit_card("Jax", when(you.attach(gear.equipment, to=me), gain_xp(1)))
    game = Position(seats=[Seat(base=[jax, POST, BLADE, BOOTS]), Seat()]).start()
    do(game, "use Blade", "pick Post")
    settle(game)
    assert xp(game) == [0, 0]
    do(game, "use Boots", "pick Jax")
    settle(game)
    assert xp(game) == [1, 0]


@pytest.mark.clause("CR 477.3.d")
def test_the_base_bonus_of_what_is_attached_counts_twice() -> None:
    """Gearhead: what others wear does not count."""
    head = unit_card("Head", have(me, bonus_of(gear.equipment.attached_to(me))), might=3)
    pieces = [Piece(head, attached=[BLADE, BOOTS]), Piece(POST, attached=[BLADE])]
    game = Position(seats=[Seat(base=pieces), Seat()]).start()
    assert (might(game, "Head"), might(game, "Post")) == (9, 4)
    game = Position(seats=[Seat(base=[head]), Seat()]).start()
    assert might(game, "Head") == 3


# --- the Equipment that effect text is printed on


@pytest.mark.clause("CR 136", "CR 434")
def test_effect_text_knows_its_own_equipment_and_when_it_was_attached() -> None:
    """Brutalizer: this very one, this turn."""
    fresh = have(me, 2, while_=happened(is_attached(this_gear, to=me)))
    club = equipment("Club", Equip(cost(0)), bonus=1, effect=(fresh,))
    pieces: list[Piece | Printed] = [
        Piece(POST, attached=[club]),
        equipment("Maul", Equip(cost(0)), bonus=1, effect=(fresh,)),
    ]
    game = Position(seats=[Seat(base=pieces), Seat()]).start()
    assert might(game, "Post") == 3
    do(game, "use Maul")
    settle(game)
    assert might(game, "Post") == 2 + 1 + 1 + 2  # the club has been there before
    do(game, "end")
    assert might(game, "Post") == 4


@pytest.mark.clause("CR 136", "CR 367")
def test_effect_text_can_give_its_own_equipment_for_the_unit() -> None:
    """Guardian Angel: of two like it one is killed, the other stays."""
    angel = equipment("Angel", effect=(instead_of_dying(me, kill(this_gear), heal(me), exhaust(me), recall(me)),))
    slay = spell_card("Slay", kill(a(unit)))
    field = Field(EAST, controller=0, units={0: [Piece(POST, attached=[angel, equipment("Hat")])]})
    game = Position(seats=[Seat(hand=[slay]), Seat()], fields=[field]).start()
    do(game, "play Slay")
    settle(game)
    assert (trash(game, 0), piece(game, "Post").exhausted) == (["Angel", "Slay"], True)
    assert base(game, 0) == ["Hat", "Post"]
    assert piece(game, "Hat").attached_to == piece(game, "Post").id


@pytest.mark.clause("CR 136", "CR 435")
def test_effect_text_can_throw_its_own_equipment_off() -> None:
    """Blighted Battleaxe: if its wearer has not conquered this turn."""
    axe = equipment(
        "Axe", bonus=4, effect=(when(your_turn_ends, detach(this_gear), deal(4, me), if_=not_(happened(I.conquer))),)
    )
    giant = unit_card("Giant", might=5)
    game = Position(seats=[Seat(base=[Piece(giant, attached=[axe], exhausted=False)]), Seat()], fields=[Field(EAST)])
    idle = game.start()
    do(idle, "end")
    settle(idle)
    assert (piece(idle, "Axe").attached_to, base(idle, 0)) == (0, ["Axe", "Giant"])
    busy = game.start()
    do(busy, "move Giant")
    settle(busy)
    do(busy, "end")
    settle(busy)
    assert piece(busy, "Axe").attached_to == piece(busy, "Giant").id
    assert piece(busy, "Giant").damage == 0


@pytest.mark.clause("CR 393")
def test_what_effect_text_banishes_its_equipment_remembers() -> None:
    """The Zero Drive: it comes back with what died wearing it, and with nothing else that is banished."""
    drive = equipment(
        "Drive",
        Equip(cost(0)),
        use(cost(banishing_me), play_card(every(unit.in_banishment.remembered), free=True)),
        effect=(Deathknell(banish(this_card(TRASH), remember=True)),),
    )
    slay = spell_card("Slay", kill(a(unit)))
    seat = Seat(base=[Piece(POST, attached=[drive])], hand=[slay], banished=["Mega-Mech"])
    game = Position(seats=[seat, Seat()]).start()
    do(game, "play Slay")
    settle(game)
    assert (banished(game, 0), base(game, 0)) == (["Mega-Mech", "Post"], ["Drive"])
    do(game, "use Drive 1")
    settle(game)
    assert (banished(game, 0), base(game, 0)) == (["Drive", "Mega-Mech"], ["Post"])


# --- what a spell or ability chooses


@pytest.mark.clause("CR 355.7", "CR 425")
def test_only_what_chooses_something_of_ours_can_be_countered() -> None:
    """Not So Fast: spells and abilities, by what was chosen for them; what names all chooses nothing."""
    no = spell_card("No", Reaction, counter(a(spell_or_ability.enemy.choosing(permanent.friendly))))
    bolt, storm = spell_card("Bolt", deal(1, a(unit))), spell_card("Storm", deal(1, every(unit)))
    wand = gear_card("Wand", use(exhaust_me(), deal(1, a(unit))))
    seats = [Seat(hand=[bolt, bolt, storm], base=[TREE, wand]), Seat(base=[POST], hand=[no])]
    game = Position(seats=seats, every_window=True).start()
    for play, target, possible in (
        ("play Storm", "", False),
        ("play Bolt", "pick Tree", False),
        ("play Bolt", "pick Post", True),
        ("use Wand", "pick Post", True),
    ):
        other = game.copy()
        do(other, play, *([target] if target else []), "pass")
        assert (seat_asked(other), "play No" in offered(other)) == (1, possible), (play, target)
        if possible:
            do(other, "play No")
            settle_chain(other)
            assert piece(other, "Post").damage == 0


@pytest.mark.clause("CR 355.7", "CR 425")
def test_what_chooses_it_and_no_other_of_ours() -> None:
    """Repulse: a spell that chooses two of ours is none; one that chooses ours and theirs is."""
    foe = spell_or_ability.enemy.choosing(it("it"), no_other=unit.friendly)
    repulse = spell_card("Repulse", Reaction, choose(a(unit.friendly.at_battlefield, "it")), counter(a(foe)))
    bolt = spell_card("Bolt", deal(1, any_number(unit)))
    field = Field(EAST, controller=1, units={1: [POST, unit_card("Mate")]})
    seats = [Seat(hand=[bolt], base=[TREE]), Seat(hand=[repulse])]
    start = Position(seats=seats, fields=[field], every_window=True).start()
    for picked, possible in ((["Post", "Mate"], False), (["Post", "Tree"], True), (["Tree"], False)):
        game = start.copy()
        do(game, "play Bolt", *[f"pick {x}" for x in picked])
        while question(game) == "target":
            do(game, "done")
        do(game, "pass")
        assert ("play Repulse" in offered(game)) == possible, picked


@pytest.mark.clause("CR 425", "CR 359.3.e.13")
def test_what_a_countered_spell_cost_is_known_afterwards() -> None:
    """Riposte."""
    riposte = spell_card(
        "Riposte",
        Reaction,
        choose(a(unit.friendly, "unit")),
        choose(a(spell_on_chain, "spell")),
        counter(it("spell")),
        give(it("unit"), energy_of(it("spell"))),
    )
    bolt = spell_card("Bolt", draw(1), energy=3)
    game = Position(seats=[Seat(hand=[bolt], runes="Fury 3"), Seat(base=[POST], hand=[riposte])]).start()
    do(game, "play Bolt", "play Riposte")
    settle(game)
    assert (might(game, "Post"), hand(game, 0)) == (5, [])


@pytest.mark.clause("CR 355.7", "CR 464.2")
def test_who_fights_such_a_unit_or_is_chosen_by_such_a_spell() -> None:
    """Decree of Focus: one of the two is enough, and neither is not."""
    fury = 1
    mine = unit.friendly.either(
        unit.in_combat_with(unit.enemy.of_domain("Fury")), unit.chosen_by(spell_on_chain.enemy.of_domain("Fury"))
    )
    focus = spell_card("Focus", Reaction, choose(a(mine)), give(it(), 4))
    bolt = spell_card("Bolt", deal(1, a(unit)), domains=fury)
    hero = unit_card("Hero", might=3, domains=fury)
    field = Field(EAST, controller=1, units={1: [POST]})
    seats = [Seat(hand=[bolt], base=[Piece(hero, exhausted=False)]), Seat(base=[TREE], hand=[focus])]
    start = Position(seats=seats, fields=[field], every_window=True).start()
    game = start.copy()
    do(game, "play Bolt", "pick Tree", "pass", "play Focus")
    settle_chain(game)
    assert (might(game, "Tree"), might(game, "Post")) == (6, 2)
    game = start.copy()
    do(game, "move Hero")
    while seat_asked(game) == 0:
        do(game, "pass")
    do(game, "play Focus")
    settle_chain(game)
    assert (might(game, "Tree"), might(game, "Post")) == (2, 6)


@pytest.mark.clause("CR 425", "CR 054")
def test_abilities_that_cannot_be_countered_resolve() -> None:
    """Mel: spells and abilities of hers; those of others can be countered as before."""
    mel = unit_card("Mel", cant(BE_COUNTERED, spell_or_ability.yours))
    wand = gear_card("Wand", use(exhaust_me(), draw(1)))
    bolt = spell_card("Bolt", draw(1))
    no = spell_card("No", Reaction, counter(a(spell_or_ability.enemy)))
    for guard, cards in ((mel, 1), (POST, 0)):
        for play in ("use Wand", "play Bolt"):
            seats = [Seat(hand=[bolt], base=[guard, wand], deck=["Gust"] * 3), Seat(hand=[no])]
            game = Position(seats=seats).start()
            do(game, play, "play No")
            settle(game)
            assert hand(game, 0).count("Gust") == cards, (guard.name, play)


@pytest.mark.clause("CR 477.3")
def test_more_might_is_lost_by_what_was_chosen_and_only_by_that() -> None:
    """Mel: for each loss, to a unit that the spell or ability chose; not by what names all, nor by others' spells."""
    mel = unit_card("Mel", rule(MORE_MIGHT_LOSS, 1))
    weaken, fog = spell_card("Weaken", give(a(unit.enemy), -1)), spell_card("Fog", give(every(unit.enemy), -1))
    big = unit_card("Big", might=9)
    game = Position(seats=[Seat(hand=[weaken, fog], base=[mel]), Seat(base=[big])]).start()
    do(game, "play Weaken")
    settle(game)
    assert might(game, "Big") == 7
    do(game, "play Fog")
    settle(game)
    assert might(game, "Big") == 6
    game = Position(seats=[Seat(hand=[weaken]), Seat(base=[big, mel])]).start()
    do(game, "play Weaken", "pick Big")
    settle(game)
    assert might(game, "Big") == 8


# --- combat


@pytest.mark.clause("CR 465.2.a")
def test_who_deals_no_combat_damage_adds_nothing_and_takes_all() -> None:
    """Galio, Vilemaw: the Might is there, only the damage is not."""
    galio = unit_card("Galio", cant(DEAL_COMBAT_DAMAGE, me), might=6)
    web = unit_card("Web", cant(DEAL_COMBAT_DAMAGE, unit.enemy.here.with_less_might_than("me")), might=4)
    for mine, theirs, left in ((galio, [POST], ["Post"]), (unit_card("Imp", might=3), [web], ["Web"])):
        field = Field(EAST, controller=1, units={1: [Piece(x) for x in theirs]})
        game = Position(seats=[Seat(base=[Piece(mine, exhausted=False)]), Seat()], fields=[field]).start()
        do(game, f"move {mine.name}")
        settle(game)
        assert [x for x in at_field(game) if x in ("Post", "Web")] == left
    # Strong enough, it deals its damage as any other does.
    field = Field(EAST, controller=1, units={1: [web]})
    giant = unit_card("Giant", might=5)
    game = Position(seats=[Seat(base=[Piece(giant, exhausted=False)]), Seat()], fields=[field]).start()
    do(game, "move Giant")
    settle(game)
    assert at_field(game) == ["Giant"]


@pytest.mark.clause("CR 465.2.a")
def test_it_depends_on_the_company_it_keeps() -> None:
    """Sacred Protector: with exactly one other unit of mine there."""
    shy = unit_card("Shy", cant(DEAL_COMBAT_DAMAGE, me, while_=not_(there_is(unit.yours.other.here, 1, 1))), might=6)
    for mates, falls in ((0, False), (1, True), (2, False)):
        units = [Piece(unit_card(f"Mate {k}", might=0), exhausted=False) for k in range(mates)]
        wall = unit_card("Wall", might=6)
        field = Field(EAST, controller=1, units={1: [wall]})
        game = Position(seats=[Seat(base=[Piece(shy, exhausted=False), *units]), Seat()], fields=[field]).start()
        do(game, "move Shy", *(["at East"] if question(game) == "destination" else []))
        while question(game) == "move-more":
            do(game, next((x for x in offered(game) if x.startswith("pick Mate")), "done"))
        settle(game)
        while question(game) == "assign":
            do(game, offered(game)[0])
        settle(game)
        assert ("Wall" in trash(game, 1)) == falls, mates


@pytest.mark.clause("CR 711", "keywords 5.2")
def test_might_that_becomes_ten_or_more_does_so_from_less() -> None:
    """Renekton: not again while it stays there."""
    brute = unit_card("Brute", when(might_becomes(10, me), gain_xp(1)), might=8)
    grow = spell_card("Grow", give(a(unit.named("Brute")), 1))
    game = Position(seats=[Seat(base=[brute, unit_card("Giant", might=9)], hand=[grow] * 3), Seat()]).start()
    for expected in (0, 1, 1):
        do(game, "play Grow")
        settle(game)
        assert xp(game) == [expected, 0]


@pytest.mark.clause("CR 712", "CR 355.14")
def test_a_unit_that_splits_its_damage_deals_no_bonus_and_each_kill_counts() -> None:
    """Alpha Strike."""
    alpha = spell_card(
        "Alpha",
        choose(a(unit.friendly, "it")),
        deal(might_of(it("it")), any_number(unit.enemy, "foes"), by=it("it"), split=True),
        for_each_killed(it("foes"), gain_xp(1)),
    )
    lens = gear_card("Lens", bonus_damage(3))
    foes = [unit_card(f"Foe {k}", might=1) for k in range(3)]
    game = Position(seats=[Seat(hand=[alpha], base=[unit_card("Yi", might=3), lens]), Seat(base=foes)]).start()
    do(game, "play Alpha", "pick Foe 0", "pick Foe 1", "pick Foe 2")
    settle(game)
    while question(game) in ("amount", "choose", "assign"):
        do(game, offered(game)[-1])
    settle(game)
    assert (base(game, 1), xp(game)) == ([], [3, 0])


@pytest.mark.clause("CR 371.2", "A34")
def test_whoever_controls_what_would_die_decides_and_pays() -> None:
    """Altar of Blood: each for their own, whoever controls the battlefield; and only in combat."""
    altar = plain_field(
        "Altar",
        instead_of_dying(
            unit.here.is_(IN_A_COMBAT), heal(that), exhaust(that), recall(that), price=cost("A"), theirs=True
        ),
    )
    hero = unit_card("Hero", might=2)
    field = Field(altar, controller=1, units={1: [POST]})
    slay = spell_card("Slay", kill(a(unit)))
    seats = [Seat(base=[Piece(hero, exhausted=False)], runes="Fury 1", hand=[slay]), Seat(runes="Calm 1")]
    start = Position(seats=seats, fields=[field]).start()
    game = start.copy()
    do(game, "move Hero")
    settle(game)
    asks = {}
    while question(game) == "replace":
        seat = seat_asked(game)
        asks[seat] = offered(game)
        do(game, "yes" if seat == 0 else "no")
    assert asks == {0: ["no", "yes"], 1: ["no", "yes"]}
    assert (base(game, 0), trash(game, 1)) == (["Hero"], ["Post"])
    game = start.copy()
    do(game, "play Slay", "pick Post")
    settle(game)
    assert trash(game, 1) == ["Post"]


# --- Legion


@pytest.mark.clause("CR 812", "A50")
def test_the_same_card_played_again_is_no_other_card() -> None:
    """Legion: it has come back to the hand, and is played a second time."""
    scout = unit_card("Scout", Legion(when(I.am_played, gain_xp(1))))
    home = gear_card("Home", use(exhaust_me(), return_to_hand(a(unit.yours))))
    game = Position(seats=[Seat(hand=[scout], base=[home]), Seat()]).start()
    do(game, "play Scout", "use Home", "play Scout")
    settle(game)
    assert xp(game) == [0, 0]
    game = Position(seats=[Seat(hand=[scout, scout]), Seat()]).start()
    do(game, "play Scout", "play Scout")
    settle(game)
    assert xp(game) == [1, 0]
