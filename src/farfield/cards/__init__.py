"""What is printed on the cards: facts, abilities and words."""
