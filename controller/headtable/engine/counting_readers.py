"""One dice reader counts at each table, so that two readers never count the same throw twice."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieSeen
from headtable.messages.refusals.speaking import DiceReadByOther
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import TableNumber, Uid


class CountingReaders:
    """The first reader that throws at a table counts there, until it is gone or moved to another table."""

    def __init__(self) -> None:
        self._reads: dict[TableNumber, Uid] = {}
        self._births: dict[Uid, Birth] = {}

    def update_reader(self, birth: Birth) -> None:
        """Note that a device is present, gone, or at another table."""
        self._births[birth.uid] = birth
        for table in [table for table, uid in self._reads.items() if uid == birth.uid]:
            if not self._is_there(birth.uid, table):
                del self._reads[table]

    def update_box(self, state: BoxState) -> None:
        """Note that a box is present, or lost with all its devices."""
        if state.status == "lost":
            for birth in [birth for birth in self._births.values() if birth.box == state.id]:
                self.update_reader(replace(birth, online=False))

    def check(self, heard: Heard) -> None:
        """Raise NotAllowed if another reader's dice count at this table."""
        if heard.table is None or not isinstance(heard.said, Dice | DieSeen):
            return
        reader = self._reads.get(heard.table, heard.uid)
        if reader != heard.uid and self._is_there(reader, heard.table):
            raise NotAllowed(DiceReadByOther(heard.table, reader))
        self._reads[heard.table] = heard.uid

    def _is_there(self, uid: Uid, table: TableNumber) -> bool:
        birth = self._births.get(uid)
        return birth is not None and birth.online and birth.table == table
