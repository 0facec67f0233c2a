"""A digest of a journal's entries up to one of them: it proves that a snapshot was made of exactly these."""

from __future__ import annotations

from hashlib import blake2b

from headtable.journal.journal import Journal
from headtable.journal.rows import checksum_of


class PrefixDigest:
    """Goes on from entry to entry, so that each row is read once."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._hash = blake2b(checksum_of(journal.night, journal.ruleset, journal.seed, journal.opened).encode())
        self._last = 0

    def up_to(self, last: int) -> str:
        """The digest of the night and of its entries up to this one, which is not before the last one asked for."""
        self._hash.update("".join(self._journal.checksums(self._last, last)).encode())
        self._last = last
        return self._hash.hexdigest()
