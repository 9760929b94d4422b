"""The chain: items that wait, are finalized and resolve, and new choices for them (CR 325-340, 359, 750-755)."""
