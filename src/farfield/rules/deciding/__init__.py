"""Deciding: what a seat may do and why not, stepping in for a teammate, inviting one (CR 407-410)."""
