"""The few words that the sentences of a rule card are made of: numbers, marks, lists."""

from __future__ import annotations

from collections.abc import Sequence

from headtable.saying import text

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def mark(face: int) -> str:
    """``mark(3)`` is "threes"."""
    return text("mark", face=face)


def number(count: int) -> str:
    """``three``, and from 13 on in digits."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def counted(count: int, thing: str) -> str:
    """``three sets``, ``one set``."""
    return f"{number(count)} {thing}{'' if count == 1 else 's'}"


def points(count: int) -> str:
    """``1 point``, ``21 points``: points stand in digits, as on the tally pad."""
    return f"{count} point{'' if count == 1 else 's'}"


def lasting(seconds: int) -> str:
    """``3 minutes``, ``1 minute and 30 seconds``: times stand in digits, as on a clock."""
    minutes, rest = divmod(seconds, 60)
    parts = [f"{count} {unit}{'' if count == 1 else 's'}" for count, unit in ((minutes, "minute"), (rest, "second"))]
    return " and ".join(part for part in parts if not part.startswith("0 "))


def with_article(word: str) -> str:
    """``a BUNKO``, ``an ACE``."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """``the bell, the horn and the host``."""
    *before, end = things
    return f"{', '.join(before)} {last} {end}" if before else end


def capital(text: str) -> str:
    """The text with its first letter large, and the rest as it was."""
    return text[:1].upper() + text[1:]
