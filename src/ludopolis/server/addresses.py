"""Who asks, as far as the network tells.

Addresses are counted, and never written down: a log line names one by a short hash, whose salt nobody knows
and which is another one after each start.
"""

import hashlib
import ipaddress
import secrets
from collections.abc import Iterable

from starlette.types import Scope

_salt = secrets.token_bytes(16)


def address_of(scope: Scope) -> str:
    return network_of(scope["client"][0] if scope.get("client") else "unknown")


def network_of(host: str) -> str:
    """What counts as one address: a whole network of IPv6 usually belongs to one household."""
    address = ip_of(host)
    if address is None:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def ip_of(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Where both versions arrive at one socket, an address of IPv4 is dressed up as one of IPv6."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def pseudonym(address: str) -> str:
    return hashlib.blake2s(address.encode(), key=_salt, digest_size=4).hexdigest()


class Networks:
    """Addresses and networks as the settings name them; ``*`` is all."""

    def __init__(self, named: Iterable[str]) -> None:
        self._all = "*" in named
        self._networks = [ipaddress.ip_network(name, strict=False) for name in named if name != "*"]

    def __contains__(self, host: str) -> bool:
        address = ip_of(host)
        return self._all or (address is not None and any(address in network for network in self._networks))
