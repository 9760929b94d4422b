"""The list of proofs, and what its readers get to read.

    python -m tools.proofs status --set OGN                            what each card still lacks
    python -m tools.proofs sheet --reader A --set OGN --domain Fury    what reader A reads, to the screen
    python -m tools.proofs sheet --reader B --set OGN --domain Fury    what reader B reads
    python -m tools.proofs judge FILE                                  reader B's words beside the reference
    python -m tools.proofs record --reader A "Flash" "Gust"            these cards have passed reader A
    python -m tools.proofs merge                                       after a conflict of two readers' marks
    python -m tools.proofs page                                        docs/cards.md, with the counts
    python -m tools.proofs refresh                                     after a change of words that no reader had read

How to read is told in docs/proving-cards.md. Everything but `sheet --reader B` and `status` needs the reference data
(see `tools.compare_cards`); what is printed of it stays out of the repository: `--output` writes below `build/`.
"""
