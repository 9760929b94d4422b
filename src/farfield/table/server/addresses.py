"""Who comes from one place, and what all of them may do together.

Of IPv4 an address is a place. Of IPv6 a household has a network of 2^64 addresses, and many have 65,536 such networks:
providers give every customer a /56 or a /48 (RFC 6177), and who rents a server for an evening often has one too. So
what a household may do is counted, and what all of one site may do as well: a little more, for there are providers
of whose customers thousands share a /48, and not as much as if they came from everywhere.
"""

from __future__ import annotations

import ipaddress
import time
from contextlib import suppress
from functools import lru_cache
from typing import Final

from farfield.table.limits import Allowance

HOUSEHOLD: Final = 64
SITE: Final = 48
OF_A_SITE: Final = 4
"""So many times what one household may do, all households of a site may do together."""
EACH: Final = 200
"""Connections of one household; a trusted proxy, which speaks for everybody, may have as many as there are."""
MOST_KNOWN: Final = 10_000
_NAT64: Final = ipaddress.IPv6Network("64:ff9b::/96")


@lru_cache(maxsize=MOST_KNOWN)
def _network(address: str, bits: int) -> str:
    with suppress(ValueError):
        parsed = ipaddress.ip_address(address)
        if isinstance(parsed, ipaddress.IPv6Address):
            if parsed.ipv4_mapped is not None:
                return str(parsed.ipv4_mapped)
            if parsed in _NAT64:  # RFC 6052: all of IPv4 is in there
                return str(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF))
            return str(ipaddress.IPv6Network((int(parsed), bits), strict=False))
    return address


def household(address: str) -> str:
    """Who shares an address: of IPv6 everybody behind one connection has millions of their own."""
    return _network(address, HOUSEHOLD)


def site(address: str) -> str:
    """Whoever has an address may have all of these. Of IPv4 it is the address itself."""
    return _network(address, SITE)


class Counted:
    """`at_once` and after that `a_second` for each household, and `OF_A_SITE` times as much for a site."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.households: dict[str, Allowance] = {}
        self.sites: dict[str, Allowance] = {}

    def of(self, address: str) -> tuple[Allowance, Allowance]:
        """What the household and the site of an address have left."""
        whose = allowance(self.households, household(address), self.at_once, self.a_second)
        wide = allowance(self.sites, site(address), OF_A_SITE * self.at_once, OF_A_SITE * self.a_second)
        return whose, wide

    def take(self, address: str) -> Allowance | None:
        """One more; if it is too many, what it was too many for. A household that is refused uses up nothing of what
        its neighbours have."""
        mine, wide = self.of(address)
        if not mine.take():
            return mine
        if not wide.take():
            mine.left += 1
            return wide
        return None

    def give_back(self, address: str) -> None:
        for allowed in self.of(address):
            allowed.left += 1

    def wait(self, address: str, longest: float, debt: float) -> float:
        """Seconds until the next one is allowed, at most `longest`; 0 if it is now. Who does not wait for it is in debt
        for it, but for no more than `debt`."""
        for allowed in self.of(address):
            pause = min(allowed.wait(), longest)
            if pause:
                allowed.left = max(allowed.left - 1, -debt)
                return pause
        return 0.0


def allowance(known: dict[str, Allowance], who: str, most: float, rate: float) -> Allowance:
    """What is left of it. Of too many the one who was not heard of for longest is forgotten; by now they may have some
    again."""
    found = known.pop(who, None)
    if found is None:
        if len(known) >= MOST_KNOWN:
            del known[next(iter(known))]
        found = Allowance(most, rate, time.monotonic)
    known[who] = found
    return found
