"""Spiritforged (SFD), by domain, in collector order."""
