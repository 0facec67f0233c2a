"""Keeps the money of each night with the night, because the guest list goes on to the next one."""

from __future__ import annotations

from headtable.web.attendance import NOT_BEGUN, Attendance
from headtable.web.guest_list import GuestList
from headtable.web.live_room import LiveRoom
from headtable.web.money_sheet import MoneyPrize, NightMoney, money_sheet, payments_of, prizes_tonight


class MoneyRecord:
    """The money of the guest list's night, and of the nights before it."""

    def __init__(self, guests: GuestList, room: LiveRoom, attendance: Attendance) -> None:
        self._guests = guests
        self._room = room
        self._attendance = attendance

    def now(self) -> NightMoney:
        """The money as the guest list has it now."""
        guests = self._guests.guests
        sheet = money_sheet(guests, self._prizes(), self._guests.expenses, self._guests.income)
        return NightMoney(sheet, payments_of(guests))

    def keep(self) -> None:
        """Keep the money with the list's night, once that has begun."""
        if self._guests.night:
            self._attendance.record_money(self._guests.night, self.now())

    def of(self, night: str) -> NightMoney | None:
        """The money that was kept of a night; None if nothing was."""
        return self._attendance.money_of(night)

    def _prizes(self) -> tuple[MoneyPrize, ...]:
        """The prizes of the list's night, even while the room is about another one."""
        night = self._guests.night
        is_in_room = night == self._room.night_name and self._room.night and self._room.night.phase != NOT_BEGUN
        if not night or is_in_room:
            return prizes_tonight(self._guests, self._room)
        kept = self.of(night)
        return kept.sheet.prizes if kept else ()
