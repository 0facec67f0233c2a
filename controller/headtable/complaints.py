"""Says each cause of trouble once and counts the rest, so that a broken device cannot flood the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

MOST_CAUSES = 1000  # a device that invents causes must not fill the memory


def plain(text: str) -> str:
    """On one line, without what steers a terminal: whoever is complained about may have written some of it."""
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


class Complaints:
    """Counts troubles by cause: ``complaints.note("pad-07: bad CRC", "the line '…' ...")``.

    The first of a cause is said, then the tenth, the hundredth and so on.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self.counts: Counter[str] = Counter()

    def note(self, cause: str, text: str) -> None:
        """Count one more of this cause; say it if it is the first, or a power of ten."""
        cause, text = plain(cause), plain(text)
        if cause not in self.counts and len(self.counts) >= MOST_CAUSES:
            cause = "other causes"
        self.counts[cause] += 1
        seen = self.counts[cause]
        if seen == 1:
            self._say(f"{cause}: {text}")
        elif str(seen).strip("0") == "1":
            self._say(f"{cause}: {seen} times so far, the last: {text}")

    def over(self, text: str, *causes: str) -> None:
        """These troubles are over, if there were any: say so, and say the next of each as a first one."""
        if sum(self.counts.pop(plain(cause), 0) for cause in causes):
            self._say(text)
