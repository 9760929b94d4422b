"""Why something is not possible: the reason, the clause, the numbers behind it, and the text and card that forbid it.

`judging` finds the reason for what somebody wants to do (`intents`), `choosing` that for what they want to choose;
`causes` finds what is behind it, `refusing` fills in all that the words of a refusal use (`refusals`). People ask for
one reason at a time, so this part of the rules stays as it is where the rest is compiled.
"""
