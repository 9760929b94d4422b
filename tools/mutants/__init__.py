"""Mutation testing of `farfield.rules`: change one thing in the rules, and see whether a test notices.

    python -m tools.mutants run --seed 1 --count 400    draw, try what has not been tried, write docs/mutants.md
    python -m tools.mutants survivors --seed 1          those that no test noticed, each with its change
    python -m tools.mutants try KEY [TEST ...]          one of them again, against these tests (or all)
    python -m tools.mutants equivalent KEY REASON       list one that changes nothing anybody could notice
    python -m tools.mutants page                        write docs/mutants.md from what is known

`run` may be interrupted at any time and goes on where it was. What is known lies in build/mutants/; the list of
equivalent mutants, each with its reason, is `equivalent.toml` beside this file.

How one is tried: a process imports everything and collects the tests once, and is forked for each mutant. The fork
puts the changed code in place, runs the tests that reach the changed lines, the quickest first, and stops at the first
failure. Where code has run before the fork, while the rules were imported or the cards defined, it is too late for
that: such a mutant gets a process of its own, which imports its chapter changed, and all tests.

Why a tool of our own: mutmut 3 writes every mutant of every function into the sources beforehand, and each call goes
through a switch. The rules become 26,000 functions in 620,000 lines, in an engine that is slow enough to test as it is;
it has no mutants outside functions, none that drop a statement or settle a condition, and draws no sample. Cosmic Ray
changes the file, runs a command (ten seconds, until the tests are collected) and changes it back, one at a time in each
checkout, and all tests for every mutant. Its operators do not know annotations from code. What is left to write is the
choice of changes, which is short, and the forks, which neither has in a form that would do.
"""
