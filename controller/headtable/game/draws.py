"""Every draw of the night, from its seed: a guest who is given the seed afterwards can draw it again.

The n-th number of a draw is SHA-256 of ``seed:purpose:n``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import TypeVar

Drawn = TypeVar("Drawn")
NUMBERS = 2**256  # that one hash can give


def commitment(seed: str) -> str:
    """What is published before the first draw: SHA-256 of the seed's text, which binds it and does not tell it."""
    return sha256(seed.encode()).hexdigest()


def draw(choices: Sequence[Drawn], seed: str, purpose: str) -> Drawn:
    """One of the choices, each as likely as the others."""
    return choices[below(len(choices), _numbers(seed, purpose))]


def shuffled(things: Sequence[Drawn], seed: str, purpose: str) -> list[Drawn]:
    """The things in a drawn order, each order as likely as the others."""
    drawn = list(things)
    numbers = _numbers(seed, purpose)
    for last in range(len(drawn) - 1, 0, -1):
        chosen = below(last + 1, numbers)
        drawn[last], drawn[chosen] = drawn[chosen], drawn[last]
    return drawn


def _numbers(seed: str, purpose: str) -> Iterator[int]:
    for number in count():
        yield int.from_bytes(sha256(f"{seed}:{purpose}:{number}".encode()).digest(), "big")


def below(limit: int, numbers: Iterator[int]) -> int:
    """The next number from 0 up to the limit, each as likely as the others."""
    fair = NUMBERS - NUMBERS % limit  # numbers from here on would favour the small remainders
    return next(number for number in numbers if number < fair) % limit
