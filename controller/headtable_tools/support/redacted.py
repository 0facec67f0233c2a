"""Keeps secrets out of texts that were written by others, such as a log."""

from __future__ import annotations

import re
from collections.abc import Iterable
from urllib.parse import quote

from headtable.config.hiding import HIDDEN

SHORTEST = 4  # letters; a shorter secret would hide half of the text
_CODES = re.compile(r"([?&](?:key|code)=)[^\s&\"'<>]+")


def redacted(text: str, secrets: Iterable[str]) -> str:
    """A text without these secrets, and without the keys and codes in links."""
    for secret in sorted({one for one in secrets if len(one) >= SHORTEST}, key=len, reverse=True):
        text = text.replace(secret, HIDDEN).replace(quote(secret, safe=""), HIDDEN)
    return _CODES.sub(rf"\1{HIDDEN}", text)
