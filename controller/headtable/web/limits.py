"""What the pages allow one source, and what they answer when it was too much."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from litestar.exceptions import HTTPException

from headtable.complaints import Complaints
from headtable.rates import Rate, RateLimit

IPV6_NETWORK_BITS = 64  # one machine has all addresses below it


def source_of(client: tuple[str, int] | None) -> str:
    """The address that counts as one source."""
    try:
        address = ip_address((client or ("", 0))[0].partition("%")[0])
    except ValueError:
        return "nowhere"
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        return str(mapped or IPv6Address(int(address) >> IPV6_NETWORK_BITS << IPV6_NETWORK_BITS))
    return str(address)


def check(limit: RateLimit, source: str, what: str) -> None:
    """Count one more of this source; 429 if there were too many."""
    if wait_s := limit.wait_s(source):
        raise too_often(what, wait_s)
    limit.spend(source)


class Guesses:
    """Wrong keys or codes: a few are typing errors; then each address has to wait, even with the right one."""

    def __init__(self, what: str, clock: Callable[[], float], complaints: Complaints) -> None:
        self._what = what
        self._limit = RateLimit(Rate(burst=6, per_s=1 / 10), clock)
        self._complaints = complaints
        self.wrong = 0

    def check(self, client: tuple[str, int] | None) -> None:
        """429 for an address that has guessed too often of late."""
        if wait_s := self._limit.wait_s(source_of(client)):
            raise too_often(f"wrong {self._what}s came from here", wait_s)

    def was_wrong(self, client: tuple[str, int] | None) -> None:
        """Count it, and say it; never what was guessed: it may be a typing error of the right one."""
        source = source_of(client)
        self.wrong += 1
        self._limit.spend(source)
        self._complaints.note(f"a wrong {self._what} from {source}", "somebody guesses, or has mistyped it")


def too_often(what: str, wait_s: float) -> HTTPException:
    """Why it is not done now, and when it may be tried again."""
    seconds = max(1, round(wait_s + 0.5))
    return HTTPException(
        status_code=429,
        detail=f"too many {what}; wait {seconds} s and try again",
        headers={"Retry-After": str(seconds)},
    )
