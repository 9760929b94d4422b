"""The parts of a simulated world; `tests.table.simulation` is the whole."""
