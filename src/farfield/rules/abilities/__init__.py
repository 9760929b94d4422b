"""Abilities at work: who listens, what triggers, what is granted, forbidden, or holds as long as (CR 360-397)."""
