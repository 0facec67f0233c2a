"""Presses from a bouncing contact. Firmware does the same, and tests/vectors/debounce.json proves it of both.

A contact is pressed when it has been closed for a few ms without a break. Then it is ignored for a while, and after
that its level is read again. Any change in between is skipped. A contact that is closed at the start is no press. One
that is closed for very long is stuck.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

STABLE_MS, DEAF_MS, STUCK_MS = 8, 150, 10_000


class Felt(NamedTuple):
    """A change of the contact, and its time: a press when it closed for good."""

    what: Literal["press", "stuck"]
    at_ms: float


class Debouncer:
    """One contact. ``look`` takes each edge, or each reading of it; ``due_ms`` is when to look again."""

    def __init__(self, stable_ms: float = STABLE_MS, deaf_ms: float = DEAF_MS, stuck_ms: float = STUCK_MS) -> None:
        self._stable_ms = stable_ms
        self._deaf_ms = deaf_ms
        self._stuck_ms = stuck_ms
        self._closed: bool | None = None  # the raw level, before the first look
        self._since_ms = 0.0  # when it became so
        self._down = False  # the debounced level
        self._down_ms = 0.0
        self._deaf_until_ms = 0.0
        self._is_stuck = False
        self.bounces = 0  # edges that led to nothing

    def look(self, closed: bool, at_ms: float) -> list[Felt]:  # noqa: FBT001 - the contact's level is what it is
        """The contact is closed or open now."""
        if self._closed is None:
            self._closed = self._down = closed
            self._since_ms = self._down_ms = self._deaf_until_ms = at_ms
        felt = self._wait_until(at_ms)
        if closed != self._closed:
            self.bounces += self._closed != self._down
            self._closed, self._since_ms = closed, at_ms
        return felt

    @property
    def due_ms(self) -> float | None:
        """The time of the next change without an edge; None if only an edge can bring one."""
        if self._closed is not None and self._closed != self._down:
            return max(self._since_ms + self._stable_ms, self._deaf_until_ms)
        return self._down_ms + self._stuck_ms if self._down and not self._is_stuck else None

    def _wait_until(self, at_ms: float) -> list[Felt]:
        """The change, if any, that follows from the level until now."""
        felt = []
        while (due_ms := self.due_ms) is not None and due_ms <= at_ms:
            felt += self._settle(due_ms)
        return felt

    def _settle(self, due_ms: float) -> list[Felt]:
        if self._closed == self._down:
            self._is_stuck = True
            return [Felt("stuck", due_ms)]
        self._down, self._is_stuck = not self._down, False
        if not self._down:
            return []
        self._down_ms, self._deaf_until_ms = self._since_ms, due_ms + self._deaf_ms
        return [Felt("press", self._since_ms)]
