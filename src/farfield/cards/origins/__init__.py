"""Origins (OGN), by domain, in collector order."""
