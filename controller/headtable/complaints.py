"""Reports each cause of trouble once and counts the rest, so that a broken device cannot flood the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from msgspec import Struct

from headtable.errors import Trouble
from headtable.saying import say, text
from headtable.saying.catalogue import name_of

OTHER_CAUSES = "other-causes"
MOST_CAUSES = 1000  # a device that invents causes must not fill the memory


def plain(text: str) -> str:
    """Text on one line, without terminal control characters.

    The source of a complaint may have written some of it.
    """
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)


class Complaints:
    """Counts troubles by their source and kind: ``complaints.note("pad-07", Unwell("line-full", line=line))``.

    It reports the first of a kind, then the tenth, the hundredth and so on. A trouble is an error that was not
    raised, or a struct. ``say`` gets sentences.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self.counts: Counter[str] = Counter()

    def note(self, source: str, trouble: Trouble | Struct, kind: str = "") -> None:
        """Count one more complaint of this kind from this source. Log it if it is the first, or a power of ten.

        The kind is that of the trouble, unless the caller tells kinds apart more finely.
        """
        cause = plain(_key(source, kind or kind_of(trouble)))
        if cause not in self.counts and len(self.counts) >= MOST_CAUSES:
            cause = OTHER_CAUSES
        self.counts[cause] += 1
        seen = self.counts[cause]
        if str(seen).strip("0") == "1":
            self._say(plain(_told(source, trouble, seen)))

    def over(self, told: str, source: str, *kinds: str) -> None:
        """These kinds of trouble are over. If there were any, log that, and log the next of each as a first one."""
        if sum(self.counts.pop(plain(_key(source, kind)), 0) for kind in kinds):
            self._say(told)


def kind_of(trouble: Trouble | Struct) -> str:
    """The kind of a trouble: the name of its reason."""
    reason = trouble.reason if isinstance(trouble, Trouble) else trouble
    return reason if isinstance(reason, str) else name_of(type(reason))


def _key(source: str, kind: str) -> str:
    return f"{source}: {kind}"


def _told(source: str, trouble: Trouble | Struct, seen: int) -> str:
    said = _sentence(trouble)
    if seen == 1:
        return text("complaint", source=source, trouble=said)
    return text("complaint-again", source=source, trouble=said, times=seen)


def _sentence(trouble: Trouble | Struct) -> str:
    return say(trouble) if isinstance(trouble, Struct) else str(trouble)
