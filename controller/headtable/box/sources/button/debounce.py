"""Presses from a bouncing contact. Firmware does the same; tests/vectors/debounce.json tests both.

A contact is pressed when it has been closed for a few ms without a break. Then it is ignored for a while, and after
that its level is read again. Any change in between is skipped. A contact that is closed at the start is no press. One
that is closed for very long is stuck.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

STABLE_MS, DEAF_MS, STUCK_MS = 8, 150, 10_000


class ContactEvent(NamedTuple):
    """A change of the contact, and its time. A press is dated when the contact closed for good."""

    what: Literal["press", "stuck"]
    at_ms: float


class Debouncer:
    """One contact. ``look`` takes each edge, or each reading of it; ``due_ms`` is the time of the next reading."""

    def __init__(self, stable_ms: float = STABLE_MS, deaf_ms: float = DEAF_MS, stuck_ms: float = STUCK_MS) -> None:
        self._stable_ms = stable_ms
        self._deaf_ms = deaf_ms
        self._stuck_ms = stuck_ms
        self._closed: bool | None = None  # the raw level, before the first look
        self._since_ms = 0.0  # the time of its last change
        self._down = False  # the debounced level
        self._down_ms = 0.0
        self._deaf_until_ms = 0.0
        self._is_stuck = False
        self.bounces = 0  # edges without an effect

    def update(self, closed: bool, at_ms: float) -> list[ContactEvent]:  # noqa: FBT001 - the contact's level is what it is
        """Take the level of the contact."""
        if self._closed is None:
            self._closed = self._down = closed
            self._since_ms = self._down_ms = self._deaf_until_ms = at_ms
        events = self._wait_until(at_ms)
        if closed != self._closed:
            self.bounces += self._closed != self._down
            self._closed, self._since_ms = closed, at_ms
        return events

    @property
    def due_ms(self) -> float | None:
        """The time of the next change without an edge; None if only an edge can bring one."""
        if self._closed is not None and self._closed != self._down:
            return max(self._since_ms + self._stable_ms, self._deaf_until_ms)
        return self._down_ms + self._stuck_ms if self._down and not self._is_stuck else None

    def _wait_until(self, at_ms: float) -> list[ContactEvent]:
        """The change, if any, that follows from the level until now."""
        events = []
        while (due_ms := self.due_ms) is not None and due_ms <= at_ms:
            events += self._settle(due_ms)
        return events

    def _settle(self, due_ms: float) -> list[ContactEvent]:
        if self._closed == self._down:
            self._is_stuck = True
            return [ContactEvent("stuck", due_ms)]
        self._down, self._is_stuck = not self._down, False
        if not self._down:
            return []
        self._down_ms, self._deaf_until_ms = self._since_ms, due_ms + self._deaf_ms
        return [ContactEvent("press", self._since_ms)]
