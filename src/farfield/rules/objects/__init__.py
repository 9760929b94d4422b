"""Objects: their zones, who has them, tokens and stand-ins, counters, attachments (CR 105-109, 119-193, 716-725)."""
