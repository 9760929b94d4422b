"""Who is believed: proxies, about who is behind them, and whoever watches the server. This machine is, always."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from typing import Final

from farfield.errors import FarfieldError

HERE: Final = ("127.0.0.1", "::1")


class BadNetwork(FarfieldError):
    """No address and no network."""


class Trusted:
    """`more`: addresses and networks such as 10.1.0.0/16. Raises `BadNetwork`."""

    def __init__(self, more: Sequence[str] = ()) -> None:
        self.names = [*HERE, *more]
        try:
            self.networks = [ipaddress.ip_network(name, strict=False) for name in self.names]
        except ValueError as error:
            text = "{problem}. Say an address or a network, such as 10.1.0.0/16."
            raise BadNetwork("serve-trust", text, {"problem": str(error)}) from error

    def __contains__(self, address: object) -> bool:
        try:
            parsed = ipaddress.ip_address(str(address))
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self.networks)
