"""A new headtable asks whoever opens its console first to be the host, because nobody has read its key yet."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Literal

from headtable.web.accounts import Accounts
from headtable.web.refusals import NotAsked, Refused
from headtable.web.state_file import Account, StateFile

ASKS_S = 3600
"""It asks for an hour from each start of the pages, until somebody has signed in."""
FirstHost = Literal["asked", "by-key"]


class FirstHostQuestion:
    """Whether the question is open. Nobody has signed in yet, and the pages have started in the last hour."""

    def __init__(self, first: FirstHost, state: StateFile, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._state = state
        self._accounts = accounts
        self._clock = clock
        self._until_s = clock() + ASKS_S
        if first == "asked" and state.is_new:
            state.kept.is_unclaimed = True
            state.save_soon()

    @property
    def is_open(self) -> bool:
        """Whether a visitor may become the host."""
        return self._state.kept.is_unclaimed and not self._accounts.all and self._clock() < self._until_s

    def check(self) -> None:
        """Refuse, 403, if the question is closed."""
        if not self.is_open:
            raise Refused(HTTPStatus.FORBIDDEN, NotAsked())

    def answer(self, name: str, hashed: str) -> Account:
        """Make the account of the first host. Two may answer at once: the second one is refused."""
        self.check()
        return self._accounts.make(name, "host", hashed)
