"""The key of the host's console: which keys are too easy to guess, and a new one that is not."""

from __future__ import annotations

import secrets
from collections.abc import Callable

SHORTEST_KEY = 8
FEWEST_LETTERS = 5  # different ones, so neither "11111111" nor "abababab"
ROWS = (
    "01234567890123456789", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "qwertzuiop", "asdfghjkl", "zxcvbnm",
    "1q2w3e4r5t6y",
)  # fmt: skip
TRIED_FIRST = ("headtable", "bunco", "bunko", "password", "passwort", "letmein", "welcome", "admin", "geheim")
ENDS = "0123456789!.-_ "  # people add these to a word, and it stays easy to guess
HOST_KEY_BYTES = 9  # twelve letters


def can_be_guessed(key: str) -> bool:
    """Whether a key is too short, has too few different letters, or is among those that people try first."""
    return len(key) < SHORTEST_KEY or len(set(key)) < FEWEST_LETTERS or _is_tried_first(key)


def new_host_key(draw: Callable[[], str] = lambda: secrets.token_urlsafe(HOST_KEY_BYTES)) -> str:
    """Draw a random key, and another one as long as it can be guessed."""
    while can_be_guessed(key := draw()):
        pass
    return key


def _is_tried_first(key: str) -> bool:
    """Whether the key is a sequence or a common word, perhaps with digits or punctuation around it."""
    plain = key.casefold()
    rest = plain
    for word in TRIED_FIRST:
        rest = rest.replace(word, "")
    letters = plain.strip(ENDS)
    in_a_row = any(part in row or part in row[::-1] for part in (plain, letters) for row in ROWS)
    return in_a_row or not rest.strip(ENDS)
