"""What is known: who may know what, the log, previews, imagined games, counts for programs, the hash (CR 127-129)."""
