"""The game by its rules, and nothing else: no files, no clock, no network, no card by name.

`game` is the way in: what others use of the rules they get from there. The chapters, in the rulebook's order:

    game, open_game  a game as a value: asking and answering; all there is to see of it
    terms, rule_numbers, symbols, ids   the closed sets of the rulebook, and what names something in a game
    printed          what is printed on a card (CR 130-138)
    state/           what is on the table, as plain data
    setup            setting up (CR 110-118)
    objects/         zones, who has what, tokens, counters, attachments (CR 105-109, 119-193, 716-725)
    turn/            the loop, phases, cleanup (CR 301-324)
    chain/           what waits, is finalized and resolves (CR 325-340, 359)
    showdown         showdowns (CR 341-348)
    playing/         playing cards and using abilities: places, choices, targets, entering, hiding (CR 349-359, 398-406)
    costs/           what something costs, whether it can be paid, paying (CR 203-206, 356-357, 444)
    abilities/       who listens, what triggers, what is granted and forbidden (CR 360-397)
    actions/         the game actions (CR 407-444)
    movement         moving and recalling (CR 144, 445-458)
    combat, combat_damage   combat; assigning and dealing its damage (CR 459-466)
    scoring          scoring and winning (CR 194-195, 467-472)
    layers           what an object is like right now (CR 473-480)
    modes/           what each mode of play changes (CR 481-489; Lane Legends)
    leaving          conceding and being removed (CR 649-652)
    effects/         the parts that card text is made of
    deciding/        what a seat may do now, and stepping in for one another
    why_not/         why something is not possible: reason, clause, and what is behind it
    knowing/, view/  who may know what, the log, previews, imagined games; the table as a seat sees it
    compiling        what the compiler is told about a class
"""
