"""Clauses of the rules that no test can show, each with the reason. `tools/clause_index.py` reads this.

Everything else in core-rules, actions, keywords, lane-legends and the open questions needs a test that says which
clause it is an example of: ``@pytest.mark.clause("CR 323.6")``. A clause stands here only if nobody could see at a
table whether the engine follows it. One that is tested after all is taken out of here; the run says so.
"""

STILL_MISSING = 0
"""How many clauses may still be without a test. It only ever shrinks; at 0 the index is whole."""

_OLDER = "tells how older texts differ; the rule as it is now:"

NOT_VISIBLE: dict[str, str] = {
    # How to read the rules and the cards
    "CR 002": "says which text has precedence; every card that bends a rule is an example of it, none a test",
    "CR 051": "says how people should read card text; the engine reads trees, not text",
    "CR 135.2.d": "reminder text has no meaning, and the engine carries none",
    "CR 138": "flavour text has no meaning, and the engine carries none",
    "CR 139": "art has no meaning, and the engine carries none",
    # Lists of words
    "CR 119": "lists what is called a game object; what holds of each kind is said, and tested, elsewhere",
    "CR 123": "lists what is called a game object; what holds of each kind is said, and tested, elsewhere",
    "CR 360": "lists the kinds of abilities; what each kind does is said, and tested, in the clauses after it",
    "CR 362": "lists the kinds of abilities; what each kind does is said, and tested, in the clauses after it",
    "CR 483": "says what the description of a new mode must contain; it binds the authors of modes, not a game",
    # What people do at a table and the game takes no notice of
    "CR 424.2.b": "showing one's own card changes nothing in the game, so the engine has no such action",
    # Pointers from one clause to others
    "core 5.6": "only points to section 9",
    "keywords 1.4": "only explains the words of the stacking column; how each keyword stacks is tested at the keyword",
    "keywords 2": "only points to the page of actions",
    # Which text is followed
    "A1": "says which version is followed and that numbers stay out of the logic",
    "A29": "says that an outdated example of CR 444.2 is not followed; CR 383.3.b, which is, has its own tests",
    "core 23": "lists the versions of the official text",
    "core 23 Main Phase": f"{_OLDER} section 10",
    "core 23 Who may act in showdowns/chains": f"{_OLDER} core 11.2, 11.4 and 20.3",
    "core 23 Rune pool emptying": f"{_OLDER} core 8.2",
    "core 23 Cleanup": f"{_OLDER} core 13 step 2, 3a and 3b",
    "core 23 Losing an emptied battlefield": f"{_OLDER} core 9.5",
    "core 23 Opponent arrives in a non-combat showdown": f"{_OLDER} core 20.8",
    'core 23 "You may" / "[X] to [Y]" at start of a trigger': f"{_OLDER} core 16.2 and 18.8",
    "core 23 Attack/defend triggers": f"{_OLDER} core 18.11",
    'core 23 "This combat" effects, Assault at conquer': f"{_OLDER} core 21.14",
    'core 23 Legion / "have played"': f"{_OLDER} core 14.8 and keyword Legion",
    "core 23 Deflect": f"{_OLDER} keyword Deflect",
    "core 23 Winning": f"{_OLDER} core 22.4",
    "core 23 Points in 2v2": f"{_OLDER} core 22.12",
    "core 23 New in 1.4": "lists what is new in 1.4; each item has its own clause",
}
