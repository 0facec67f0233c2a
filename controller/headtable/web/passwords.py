"""Hashes and checks passwords with argon2, in a thread and one at a time."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

SHORTEST_PASSWORD = 8  # letters
LONGEST_PASSWORD = 200


class Passwords:
    """One at a time and on one core: a Pi still has three cores for the night, and never needs twice the memory."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=3, memory_cost=32_768, parallelism=1)  # 32 MiB
        self._one_at_a_time = asyncio.Semaphore(1)

    async def hashed(self, password: str) -> str:
        """The hash to keep."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str | None) -> bool:
        """Whether a password has this hash. It takes as long without a hash, so that no name can be found out."""
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._fits, password, hashed)

    def _fits(self, password: str, hashed: str | None) -> bool:
        if hashed is None:
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False
