"""The tables from which nothing can be heard, and the input that tells the engine of them.

The rules know no devices. So at the bell the engine would take such a table's round for a level one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from headtable.messages.inputs import Heard
from headtable.messages.pace import NoDeviceAt
from headtable.messages.rooms import NightState
from headtable.messages.words import TableNumber
from headtable.web.decoding import Number
from headtable.web.device_view import SILENT_S
from headtable.web.hall_watch import HallWatch
from headtable.web.phones import Phones

STEADY_S = 2.0  # a box or a phone that starts again is away for a moment
UID = "pages"


class TablesWithoutDevice:
    """Tells the engine, as the host's pages, which tables have no device. Before the bell, and only what is news."""

    def __init__(
        self,
        hall: HallWatch,
        phones: Phones,
        tell: Callable[[Heard], object],
        numbers: Iterator[Number],
        clock: Callable[[], float],
    ) -> None:
        self._hall = hall
        self._phones = phones
        self._tell = tell
        self._numbers = numbers
        self._clock = clock
        self._seen: tuple[TableNumber, ...] | None = None
        self._since_s = 0.0
        self._began_s = clock()

    def check(self, night: NightState | None) -> None:
        """Tell the engine if it does not know, and nothing has changed for a moment."""
        if night is None or night.phase not in ("ready", "playing") or night.paused:
            self._seen = None
            return
        with_device = self._with_device()
        now = tuple(table for table in range(1, night.tables + 1) if table not in with_device)
        if now != self._seen:
            self._seen, self._since_s = now, self._clock()
        elif now != night.without_device and self._clock() - self._since_s >= STEADY_S:
            number, self._since_s = next(self._numbers), self._clock()
            self._tell(Heard(UID, number.boot, number.seq, NoDeviceAt(now), role="host"))

    def _with_device(self) -> frozenset[TableNumber]:
        state = self._hall.state
        devices = (
            birth.table
            for birth in state.births.values()
            if birth.tells_rolls and birth.online and state.box_is_online(birth.box)
        )
        listened_s = self._clock() - self._began_s  # pages that have just started have heard no phone yet
        phones = (
            one.table for one in self._phones.admitted() if min(self._phones.silent_s(one), listened_s) <= SILENT_S
        )
        return frozenset(table for table in (*devices, *phones) if table is not None)
