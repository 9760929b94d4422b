"""The turn: its loop and its work in progress, its phases, the cleanup (CR 301-324, 332-335)."""
