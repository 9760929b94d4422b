"""How a seat wants to be asked, as bits (`Game.wish`): part of a game's record, and of no rule."""

from __future__ import annotations

from typing import Final

PREF_FULL_CONTROL: Final = 1  # offer everything the rules allow, Add abilities outside payments included
PREF_ASK_IN_MAIN: Final = 2  # ask in the Main Phase even if nothing but ending the turn is possible
PREF_ASK_IN_WINDOWS: Final = 4  # ask for priority and focus even if nothing but passing is possible
PREF_ASK_CONSENT: Final = 8  # ask before a teammate chooses what is this seat's (LL 8.4)
EVERY_PREF: Final = PREF_FULL_CONTROL | PREF_ASK_IN_MAIN | PREF_ASK_IN_WINDOWS | PREF_ASK_CONSENT
