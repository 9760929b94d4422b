"""The parts card text is made of: selectors, amounts, conditions, costs, verbs, and the shells of abilities."""
