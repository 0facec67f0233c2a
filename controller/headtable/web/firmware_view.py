"""What the page of the devices shows of firmware: which devices may get a newer one, and how far an update is."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from headtable.board_firmware.newest import is_older
from headtable.hall.device_rows import Row
from headtable.messages.devices import UNDER_WAY, UpdateState
from headtable.web.hall_watch import HallWatch

ANSWERED_WITHIN_S = 10.0  # a box says each second how far it is
SHOWN_S = 600.0  # how long the end of an update stays on the page


class UpdateShown(Struct, frozen=True):
    """An update of a device's firmware; ``unanswered`` if its box says no more of it."""

    state: UpdateState | Literal["unanswered"]
    percent: int


def update_shown(hall: HallWatch, uid: str) -> UpdateShown | None:
    """The update of a device, or the end of one a short time ago."""
    told = hall.state.update_of(uid)
    if told is None or told.age_s > SHOWN_S:
        return None
    progress = told.progress
    is_lost = progress.state in UNDER_WAY and told.age_s > ANSWERED_WITHIN_S
    return UpdateShown("unanswered" if is_lost else progress.state, 100 * progress.sent // max(progress.all, 1))


def newer_firmware(hall: HallWatch, row: Row) -> str | None:
    """The version that a host may bring to a device over its line; None if there is none, or it is on its way."""
    newest = hall.newest.get(row.model)
    update = update_shown(hall, row.uid)
    if newest is None or not row.online or (update is not None and update.state in UNDER_WAY):
        return None
    if row.uid in {signal.device for signal in hall.box.signals}:
        return None  # a board of signals is updated over USB alone
    return newest if is_older(row.firmware, newest) else None
