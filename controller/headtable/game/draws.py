"""Every draw of the night follows from its seed, so a guest with the seed can repeat it afterwards.

The names or tables of a draw stand in a row. A hash gives a place in the row, counted from 0. The one at that place
is drawn and leaves the row, and the others close up. The n-th hash of a draw is SHA-256 of ``seed:purpose:n``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import NamedTuple, TypeVar, cast

from msgspec import Struct

NUMBERS = 2**256  # the number of values of a hash


class Partners(Struct, frozen=True):
    """A choice of a draw: who would be partners."""

    pairs: tuple[tuple[str, str], ...]


Choice = str | Partners
One = TypeVar("One", str, Partners)


class Draw(Struct, frozen=True):
    """A draw that was made: its purpose, its choices, and the drawn ones in their order."""

    purpose: str
    choices: tuple[Choice, ...]
    drawn: tuple[Choice, ...]


class Pick(Struct, frozen=True):
    """One step of a draw, to check by hand: its hash, the number left, and the place it gives."""

    number: int
    hash: str
    left: int
    place: int
    drawn: Choice


class Hash(NamedTuple):
    """The n-th hash of a draw, as a number."""

    number: int
    value: int


Witness = Callable[[Draw], None]


def unseen(draw: Draw) -> None:
    """A witness that records nothing."""


class Lots(Struct, frozen=True):
    """The lots of one night. Every draw is made here, before a witness."""

    seed: str
    witness: Witness = unseen

    def one(self, choices: Sequence[One], purpose: str) -> One:
        """One of the choices, each as likely as the others."""
        return self._drawn(choices, 1, purpose)[0]

    def some(self, choices: Sequence[str], many: int, purpose: str) -> tuple[str, ...]:
        """Several of the choices, each as likely as the others."""
        return self._drawn(choices, many, purpose)

    def order(self, choices: Sequence[str], purpose: str) -> tuple[str, ...]:
        """All of them in a drawn order, each order as likely as the others."""
        return self._drawn(choices, len(choices), purpose)

    def _drawn(self, choices: Sequence[One], many: int, purpose: str) -> tuple[One, ...]:
        drawn = tuple(cast("One", pick.drawn) for pick in picks(choices, many, self.seed, purpose))
        self.witness(Draw(purpose, tuple(choices), drawn))
        return drawn


def commitment(seed: str) -> str:
    """The SHA-256 of the seed's text, published before the first draw: it binds the seed and keeps it secret."""
    return sha256(seed.encode()).hexdigest()


def picks(choices: Sequence[Choice], many: int, seed: str, purpose: str) -> Iterator[Pick]:
    """The steps of a draw, one after the other."""
    row = list(choices)
    hashes = (Hash(number, _hash(hashed(seed, purpose, number))) for number in count())
    for _ in range(many):
        left = len(row)
        number, value = fair(left, hashes)
        place = value % left
        yield Pick(number, f"{value:064x}", left, place, row.pop(place))


def hashed(seed: str, purpose: str, number: int) -> str:
    """The exact text that is hashed."""
    return f"{seed}:{purpose}:{number}"


def fair(left: int, hashes: Iterator[Hash]) -> Hash:
    """The next hash whose remainder favours no choice."""
    too_high = NUMBERS - NUMBERS % left  # from here on, small remainders would come up once more than the others
    return next(each for each in hashes if each.value < too_high)


def _hash(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest(), "big")
