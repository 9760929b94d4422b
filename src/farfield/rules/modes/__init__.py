"""Modes of play: what each changes, and nothing else."""
