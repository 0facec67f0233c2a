"""The limits of the pages for one source."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import Literal

from litestar.exceptions import TooManyRequestsException

from headtable.complaints import Complaints
from headtable.errors import NotAllowed
from headtable.rates import Rate, RateLimit
from headtable.web.refusals import Refused, TooMany, TooOften

Guessed = Literal["code", "host-key", "password"]
TOO_MANY: Mapping[Guessed, TooMany] = {
    "code": "wrong-code",
    "host-key": "wrong-host-key",
    "password": "wrong-password",
}
RESET_HEADER = "RateLimit-Reset"  # the seconds after which Litestar's limit counts anew
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


def check(limit: RateLimit, source: str, what: TooMany) -> None:
    """Count one more of this source; 429 if there were too many."""
    if wait_s := limit.wait_s(source):
        raise too_often(what, wait_s)
    limit.spend(source)


class Guesses:
    """Counts wrong keys, codes or passwords: a few are typing errors; then each address must wait."""

    def __init__(self, what: Guessed, clock: Callable[[], float], complaints: Complaints) -> None:
        self._what = what
        self._limit = RateLimit(Rate(burst=6, per_s=1 / 10), clock)
        self._complaints = complaints
        self.wrong = 0

    def check(self, client: tuple[str, int] | None) -> None:
        """Raise 429 for an address with too many wrong guesses."""
        if wait_s := self._limit.wait_s(source_of(client)):
            raise too_often(TOO_MANY[self._what], wait_s)

    def was_wrong(self, client: tuple[str, int] | None) -> None:
        """Count the wrong guess, and log it.

        The guess itself is never logged: it may be the right key with a typing error.
        """
        source = source_of(client)
        self.wrong += 1
        self._limit.spend(source)
        self._complaints.note(source, NotAllowed("wrong-guess", what=self._what))


def asked_too_often(error: TooManyRequestsException) -> Refused:
    """Our own refusal, for what Litestar's limit has refused."""
    return too_often("requests", float((error.headers or {}).get(RESET_HEADER, 0)))


def too_often(what: TooMany, wait_s: float) -> Refused:
    """The refusal, with the time of the next attempt."""
    seconds = max(1, round(wait_s + 0.5))
    return Refused(HTTPStatus.TOO_MANY_REQUESTS, TooOften(what, seconds), {"Retry-After": str(seconds)})
