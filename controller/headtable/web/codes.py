"""The codes of the tables: short, without letters that look alike, each for one table of one night."""

from __future__ import annotations

import secrets
from collections.abc import Callable

ALPHABET = "34679ACDEFGHJKMNPQRTUWXY"  # no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V
LENGTH = 6
Choose = Callable[[str], str]


def draw(length: int, choose: Choose = secrets.choice) -> str:
    """A number of random letters."""
    return "".join(choose(ALPHABET) for _ in range(length))


def tidied(typed: str) -> str:
    """A code as it was printed: people type lower case, spaces and hyphens."""
    return "".join(letter for letter in typed[:40].upper() if letter.isalnum())
