"""The game by its rules, and nothing else: no files, no clock, no network, no card by name.

A chapter of the rules is a file; `state` is what is on the table, `flow` is the loop, `game` is the way in.
"""
