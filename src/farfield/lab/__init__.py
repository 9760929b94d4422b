"""Many games: how fast the engine plays them, how well its opponents do, and what they learn from them."""
