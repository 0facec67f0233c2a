"""Lets Litestar read the types of each handler once in a process of tests, and not again for each app.

A test of the pages makes an app of its own. Its handlers are new functions with the code and types of earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from litestar.utils.signature import ParsedSignature

Function = Callable[..., Any]
Namespace = dict[str, Any]
Read = dict[object, ParsedSignature]
Parse = Callable[[Function, Namespace], ParsedSignature]


def read_handler_types_once() -> None:
    """From now on, each app knows the types that an earlier one has read."""
    ParsedSignature.from_fn = partial(_known, {}, ParsedSignature.from_fn)  # type: ignore[method-assign]


def _known(read: Read, parse: Parse, function: Function, names: Namespace) -> ParsedSignature:
    """The types of a function. Only functions without defaults have all of them in their code and annotations."""
    if not hasattr(function, "__code__") or function.__defaults__ or function.__kwdefaults__:
        return parse(function, names)
    key = (function.__code__, *function.__annotations__.items())
    if key not in read:
        read[key] = parse(function, names)
    return read[key]
