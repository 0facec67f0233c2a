"""Decodes what browsers send. An error quotes what cannot be understood."""

from __future__ import annotations

import re
from http import HTTPStatus
from typing import TypeVar

import msgspec
from msgspec import Struct

from headtable.messages.words import LONGEST_NAME, Boot, Seq
from headtable.web.guard import Browser
from headtable.web.refusals import BodyGarbled, NameLength, NumberOfPlayers, QueryGarbled, Refused, TextTooLong

QUOTED = 120  # characters of a quotation in an error
LONGEST_ERROR = 300  # characters of msgspec's own error, which may quote a whole text
HOW_MANY = "- at `$.players`"  # the end of msgspec's error about an opening with too few or too many players
NAMES = "player|players|starred|teams|hostess|by|to|one|other"
"""The fields of the host's inputs that hold names."""
LENGTH_OF_NAME = re.compile(
    rf"Expected `str` of length (>= 1|<= {LONGEST_NAME}) - at `\$\.({NAMES})(\[(\.\.\.|\d+)\])*`"
)
"""msgspec's error about a name that is empty or too long."""
TOO_LONG = re.compile(r"Expected `str` of length <= (\d+) - at `[^`]*`")
"""msgspec's error about any other text of a person's."""
T = TypeVar("T")


class Number(Struct, frozen=True):
    """The number that a page gives to its input, so that a repeated post counts once."""

    boot: Boot
    seq: Seq


def decoded_body(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    """The decoded body of a post; 400 if it is invalid."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as wrong:
        raise Refused(HTTPStatus.BAD_REQUEST, _misfit(body, wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refused(HTTPStatus.BAD_REQUEST, _garbled(body, wrong)) from None


def number_in(request: Browser) -> Number | None:
    """The number in the address, if the console gave one."""
    return decoded_query(Number, request) if {"boot", "seq"} & set(request.query_params) else None


def decoded_query(kind: type[T], request: Browser) -> T:
    """The decoded query of the address."""
    given = dict(request.query_params.items())
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refused(HTTPStatus.BAD_REQUEST, QueryGarbled(str(wrong)[:LONGEST_ERROR], str(given)[:QUOTED])) from None


def escaped(text: str) -> str:
    """A browser's text, without control characters."""
    return repr(text)[1:-1]


def _misfit(body: bytes, wrong: msgspec.ValidationError) -> NumberOfPlayers | NameLength | TextTooLong | BodyGarbled:
    """The error that the host can fix, or the news that the page itself is wrong."""
    if LENGTH_OF_NAME.fullmatch(str(wrong)):
        return NameLength(LONGEST_NAME)
    if long := TOO_LONG.fullmatch(str(wrong)):
        return TextTooLong(int(long[1]))
    if str(wrong).startswith("Expected `array` of length") and str(wrong).endswith(HOW_MANY):
        return NumberOfPlayers()
    return _garbled(body, wrong)


def _garbled(body: bytes, wrong: Exception) -> BodyGarbled:
    return BodyGarbled(str(wrong)[:LONGEST_ERROR], escaped(body[:QUOTED].decode(errors="backslashreplace")))
