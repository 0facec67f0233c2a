"""What was announced and is otherwise now, as the pages show it: the data, and each part of it in words."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from headtable.messages.past import Changed
from headtable.saying import BUNCO, say, text


class ChangeLine(Struct, frozen=True):
    """One of them; ``was`` has no words where nothing was announced before."""

    change: Changed
    what: str
    now: str
    was: str


class Changes(Struct, frozen=True):
    """All of them."""

    lines: tuple[ChangeLine, ...] = ()


def in_words(changed: Iterable[Changed], bunco: str = BUNCO) -> Changes:
    """The changes with their words; ``bunco`` is the ruleset's word for one."""
    return Changes(tuple(_line(change, bunco) for change in changed))


def _line(change: Changed, bunco: str) -> ChangeLine:
    return ChangeLine(
        change,
        say(change.what, bunco),
        text("open-again", bunco) if change.now is None else say(change.now, bunco),
        "" if change.was is None else text("it-was", bunco, was=say(change.was, bunco)),
    )
