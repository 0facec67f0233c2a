"""Keeps secrets out of texts that were written by others, such as a log."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from urllib.parse import quote, quote_plus

from headtable.config.hiding import HIDDEN

SHORTEST = 4  # letters; a shorter secret is hidden only where it is a whole word
_CODES = re.compile(r"([?&](?:key|code)=)[^\s&\"'<>]+")


def redacted(text: str, secrets: Iterable[str]) -> str:
    """A text without these secrets, and without the keys and codes in links."""
    forms = {form for secret in secrets if secret.strip() for form in _forms(secret)}
    if forms:
        patterns = map(_pattern, sorted(forms, key=len, reverse=True))
        text = re.sub("|".join(patterns), HIDDEN, text)
    return _CODES.sub(rf"\1{HIDDEN}", text)


def _forms(secret: str) -> Iterator[str]:
    """How a secret may be written: by itself, in a link, in JSON, or as Python prints it."""
    yield secret
    yield quote(secret, safe="")
    yield quote(secret)
    yield quote_plus(secret)
    yield json.dumps(secret)[1:-1]
    yield json.dumps(secret, ensure_ascii=False)[1:-1]
    yield repr(secret)[1:-1]


def _pattern(form: str) -> str:
    return re.escape(form) if len(form) >= SHORTEST else rf"(?<!\w){re.escape(form)}(?!\w)"
