"""Vendetta (VEN), by domain, in collector order."""
