"""The game actions (CR 407-444): each does what it says to what it is given, and tells who listens.

An action as an effect does as much as possible (CR 055); doing something to an object that already is so is no event.
"""
