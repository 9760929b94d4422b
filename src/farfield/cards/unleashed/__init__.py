"""Unleashed (UNL), by domain, in collector order."""
