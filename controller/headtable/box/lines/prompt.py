"""Recognises a Python prompt where a pad should be: its program is missing, or has ended.

Nothing is typed into it: the one line that it may have been sent begins with a dollar sign, which no Python runs.
"""

from __future__ import annotations

import re

KEPT = 512  # bytes: room for the last line of a traceback before the prompt
WHAT_TO_DO = (
    "its program is not running. Press its reset button; if that does not help, copy the firmware onto it "
    "(firmware/README.md). Nothing is typed into it meanwhile"
)
_PROMPT = re.compile(rb"(?:\A|\n)>>> (?!(?s:.)*\n\$)")  # no device has spoken after it
_ERROR = re.compile(rb"\n(\w*(?:Error|Exception|Interrupt)\b[ -~]{0,60})\r?\n")


class Prompt:
    """Reads along with one line."""

    def __init__(self) -> None:
        self._tail = b""
        self._asked = b""

    def asked(self, line: bytes) -> None:
        """The box has written this."""
        self._asked = line.strip()

    def sees(self, raw: bytes) -> str:
        """What is wrong, if these bytes show a prompt; empty otherwise."""
        tail, self._tail = self._tail + raw, (self._tail + raw)[-KEPT:]
        if why := self._why(tail):
            self._tail = b""  # said once for each time
        return why

    def _why(self, tail: bytes) -> str:
        if _PROMPT.search(tail):
            errors = _ERROR.findall(tail)
            after = f" after {errors[-1].decode()!r}" if errors else ""
            return f"it shows Python's prompt{after}: {WHAT_TO_DO}"
        if self._asked and self._asked in tail and b"\n$" not in tail.rpartition(self._asked)[2]:
            return f"it sends back what it is asked, like Python's prompt or a terminal: {WHAT_TO_DO}"
        return ""
