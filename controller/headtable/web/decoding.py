"""What browsers send, decoded; what cannot be understood is quoted back."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from litestar.exceptions import HTTPException
from msgspec import Struct

from headtable.messages.words import Boot, Seq
from headtable.web.guard import Browser

QUOTED = 120  # characters of what was sent, in an answer that complains about it
HOW_MANY = "- at `$.players`"  # so msgspec ends where an opening has too few, or too many
T = TypeVar("T")


class Number(Struct, frozen=True):
    """The number that a page gives to what it says, so that a post made twice counts once."""

    boot: Boot
    seq: Seq


def understood(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    """What a post says; 400 if it says nothing."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as wrong:
        raise HTTPException(status_code=400, detail=_misfit(body, wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise HTTPException(status_code=400, detail=_garbled(body, wrong)) from None


def number_in(request: Browser) -> Number | None:
    """The number in the address, if the console gave one."""
    return asked_for(Number, request) if {"boot", "seq"} & set(request.query_params) else None


def asked_for(kind: type[T], request: Browser) -> T:
    """What the address says after its question mark."""
    given = dict(request.query_params.items())
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise HTTPException(
            status_code=400, detail=f"the page asked wrongly: {wrong}: {str(given)[:QUOTED]}; reload it"
        ) from None


def _misfit(body: bytes, wrong: msgspec.ValidationError) -> str:
    """What a host can put right, or that the page has gone wrong."""
    if str(wrong).startswith("Expected `array` of length") and str(wrong).endswith(HOW_MANY):
        return "a night takes from 4 to 400 players; list them one on a line"
    return _garbled(body, wrong)


def _garbled(body: bytes, wrong: Exception) -> str:
    quoted = body[:QUOTED].decode(errors="backslashreplace")
    return f"the page sent what headtable cannot understand: {wrong}: {quoted!r}; reload it"
