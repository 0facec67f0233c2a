"""Signs a person in by name and password, and limits wrong ones before any is hashed."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus

from headtable.complaints import Complaints
from headtable.rates import Rate, RateLimit
from headtable.web.accounts import Accounts, same
from headtable.web.limits import Guesses, source_of, too_often
from headtable.web.passwords import Passwords
from headtable.web.refusals import Refused, SignInBusy, WrongPassword
from headtable.web.state_file import Account

MOST_WAITING = 8  # passwords that wait to be checked
FOR_ONE_ACCOUNT = Rate(burst=12, per_s=1 / 30)  # wrong passwords from addresses where it was never signed in


class SignIns:
    """Checks passwords.

    A few wrong ones make an address wait. Wrong ones for one account from many addresses make strangers wait. An
    address where its person has signed in before does not wait. The key of the host opens the console all the same.
    """

    def __init__(
        self, accounts: Accounts, passwords: Passwords, clock: Callable[[], float], complaints: Complaints
    ) -> None:
        self._accounts = accounts
        self._passwords = passwords
        self._by_strangers = RateLimit(FOR_ONE_ACCOUNT, clock)
        self._checking: set[str] = set()  # addresses
        self.guesses = Guesses("password", clock, complaints)

    async def account(self, client: tuple[str, int] | None, name: str, password: str) -> Account:
        """The account of this name and password; otherwise 403, or 429 or 503 without a look at the password."""
        found = self._accounts.named(name)
        is_stranger = found is None or source_of(client) not in found.known
        self._check(client, name if is_stranger else "")
        hashed = found.password if found else None
        fits = await self._fits(source_of(client), password, hashed)
        if found is None or not fits or self._is_outdated(found, hashed):
            self.guesses.was_wrong(client)
            if is_stranger:
                self._by_strangers.spend(same(name))
            raise Refused(HTTPStatus.FORBIDDEN, WrongPassword())
        self._accounts.note_sign_in(found, source_of(client))
        return found

    def _check(self, client: tuple[str, int] | None, name_for_a_stranger: str) -> None:
        """Refuse an address, or strangers to an account, with too many wrong passwords."""
        self.guesses.check(client)
        if name_for_a_stranger and (wait_s := self._by_strangers.wait_s(same(name_for_a_stranger))):
            raise too_often("wrong-for-account", wait_s)

    def _is_outdated(self, found: Account, hashed: str | None) -> bool:
        """Whether the account was removed, or its password changed, while the old one was checked."""
        return found.password != hashed or self._accounts.named(found.name) is not found

    async def _fits(self, source: str, password: str, hashed: str | None) -> bool:
        """Check one password of an address at a time, so that many at once are not checked before one counts."""
        if source in self._checking or len(self._checking) >= MOST_WAITING:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, SignInBusy(), {"Retry-After": "1"})
        self._checking.add(source)
        try:
            return await self._passwords.fits(password, hashed)
        finally:
            self._checking.discard(source)
