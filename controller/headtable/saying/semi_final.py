"""The set that is the night's semi-final. A sentence calls that set by its name instead of its number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_semi_final: ContextVar[int | None] = ContextVar("set_of_the_semi_final", default=None)


@contextmanager
def semi_final_is(set_number: int | None) -> Iterator[None]:
    """Tell inside the ``with`` of a night whose semi-final is this set; None or 0 if it has none yet."""
    token = _semi_final.set(set_number or None)
    try:
        yield
    finally:
        _semi_final.reset(token)


def is_semi_final(set_number: object) -> bool:
    """Whether this set is the semi-final of the night that is told of."""
    return set_number is not None and set_number == _semi_final.get()
