"""Recognises a Python prompt in the place of a pad: its program is missing, or has ended.

The box types nothing into it. It may have sent one line, which begins with a dollar sign; Python runs no such line.
"""

from __future__ import annotations

import re

from headtable.messages.troubles import EchoesQuestions, PythonPrompt
from headtable.wire import escaped

KEPT = 512  # bytes: room for the last line of a traceback before the prompt
_PROMPT = re.compile(rb"(?:\A|\n)>>> (?!(?s:.)*\n\$)")  # as long as no device has sent a line after it
_ERROR = re.compile(rb"\n(\w*(?:Error|Exception|Interrupt)\b[ -~]{0,60})\r?\n")


class Prompt:
    """Reads along with one line."""

    def __init__(self) -> None:
        self._tail = b""
        self._asked = b""

    def asked(self, line: bytes) -> None:
        """Note a line that the box has written."""
        self._asked = line.strip()

    def sees(self, raw: bytes) -> PythonPrompt | EchoesQuestions | None:
        """The trouble if these bytes show a prompt; None otherwise."""
        tail, self._tail = self._tail + raw, (self._tail + raw)[-KEPT:]
        if why := self._why(tail):
            self._tail = b""  # reported once for each prompt
        return why

    def _why(self, tail: bytes) -> PythonPrompt | EchoesQuestions | None:
        if _PROMPT.search(tail):
            errors = _ERROR.findall(tail)
            return PythonPrompt(escaped(errors[-1]) if errors else "")
        if self._asked and self._asked in tail and b"\n$" not in tail.rpartition(self._asked)[2]:
            return EchoesQuestions()
        return None
