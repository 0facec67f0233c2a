"""An app of a test knows the types of its handlers from the app of an earlier test, and no others."""

from __future__ import annotations

from collections.abc import Callable

from litestar.utils.signature import ParsedSignature

from tests.handler_types import read_handler_types_once


def handler_of(app: int) -> Callable[[str], int]:
    """A handler of an app; that of another app has the same code."""

    def handler(word: str) -> int:
        return app * len(word)

    return handler


def handler_with(count: int) -> Callable[..., int]:
    """A handler with a default, which another one with the same code may have otherwise."""

    def handler(count: int = count) -> int:
        return count

    return handler


def test_the_types_of_a_handler_are_read_once_for_all_apps() -> None:
    read_handler_types_once()
    first, second = (ParsedSignature.from_fn(handler_of(app), {}) for app in (1, 2))
    assert first is second
    assert first.parameters["word"].annotation is str


def test_a_handler_with_a_default_keeps_its_own() -> None:
    read_handler_types_once()
    first, second = (ParsedSignature.from_fn(handler_with(count), {}) for count in (1, 2))
    assert (first.parameters["count"].default, second.parameters["count"].default) == (1, 2)
