"""Keeps the reason why the broker cannot be reached, for the command's error."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from headtable.bus.client import BrokerNotReached
from headtable.complaints import Complaints
from headtable.config import Config
from headtable.errors import Trouble, Unwell


class NoBroker(Struct, frozen=True, tag=True):
    """No broker accepts us, and why: None if there is no answer."""

    why: Unwell | None
    embedded: bool


class Unreached(Complaints):
    """Takes the complaints of a bus, and keeps the last reason for which it is not connected."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.why: Unwell | None = None
        self.changed: Callable[[], None] = lambda: None

    def note(self, source: str, trouble: Trouble | Struct, kind: str = "") -> None:
        """Keep the trouble if the bus is not connected."""
        del source, kind
        if isinstance(trouble, BrokerNotReached):
            self.why = trouble.why
            self.changed()

    def unwell(self, config: Config) -> Unwell:
        """The error to raise."""
        return Unwell(NoBroker(self.why, config.broker.embedded))
