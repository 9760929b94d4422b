"""How card names are compared and shortened.

Standard library only: ``tools/make_facts.py`` runs this file by itself.
"""

from __future__ import annotations

import re
import unicodedata


def name_key(text: str) -> str:
    """What is left of a name when spellings are compared: its letters and digits, lower case, without accents.

    >>> name_key("Kai'Sa - Survivor") == name_key("KAI`SA, survivor")
    True
    """
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(ch for ch in plain if ch.isalnum())


def slug(name: str) -> str:
    """The name in lower-case ASCII with hyphens. The few cards whose slug is another carry it in the facts file.

    >>> slug("Kai'Sa, Survivor")
    'kaisa-survivor'
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
