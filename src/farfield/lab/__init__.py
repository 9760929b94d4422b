"""Many games: benchmarks, matchups, reports."""
