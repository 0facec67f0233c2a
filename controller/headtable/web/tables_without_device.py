"""Tells the engine which tables have no device, or only buttons that players may leave alone.

The rules know no devices. Without this, the engine would take a silent table's round for a tie at the bell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from headtable.messages.devices import Birth
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
    """Tells the engine, as the host's pages, which tables have no device or buttons only.

    It does so before the bell, and only what is news.
    """

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
        self._seen: NoDeviceAt | None = None
        self._since_s = 0.0
        self._began_s = clock()

    def check(self, night: NightState | None) -> None:
        """Tell the engine if it does not know, and nothing has changed for a moment."""
        if night is None or night.phase not in ("ready", "playing") or night.paused:
            self._seen = None
            return
        now = self._now(night.tables)
        if now != self._seen:
            self._seen, self._since_s = now, self._clock()
        elif now != _known_to(night) and self._clock() - self._since_s >= STEADY_S:
            number, self._since_s = next(self._numbers), self._clock()
            self._tell(Heard(UID, number.boot, number.seq, now, role="host"))

    def _now(self, tables: int) -> NoDeviceAt:
        dice, buttons = self._with_dice(), self._with_buttons()
        without_dice = [table for table in range(1, tables + 1) if table not in dice]
        return NoDeviceAt(
            tuple(table for table in without_dice if table not in buttons),
            tuple(table for table in without_dice if table in buttons),
        )

    def _with_dice(self) -> frozenset[TableNumber | None]:
        return frozenset(birth.table for birth in self._births() if not birth.is_pad)

    def _with_buttons(self) -> frozenset[TableNumber | None]:
        listened_s = self._clock() - self._began_s  # pages that have just started have heard no phone yet
        phones = (
            one.table for one in self._phones.admitted() if min(self._phones.silent_s(one), listened_s) <= SILENT_S
        )
        return frozenset((*(birth.table for birth in self._births() if birth.is_pad), *phones))

    def _births(self) -> Iterator[Birth]:
        """The devices that tell what is rolled at their tables, and can be heard."""
        state = self._hall.state
        return (
            birth
            for birth in state.births.values()
            if birth.tells_rolls and birth.online and state.box_is_online(birth.box)
        )


def _known_to(night: NightState) -> NoDeviceAt:
    """The tables without a device as the engine knows them."""
    return NoDeviceAt(night.without_device, night.buttons_only)
