"""What the pages keep of guests: the list, who came when, and the money of each night."""

from __future__ import annotations

from headtable.complaints import Complaints
from headtable.messages.rooms import BoardState
from headtable.web.attendance import FILE as ATTENDANCE, Attendance, AttendanceFile, players_in
from headtable.web.guest_list import GuestFile, GuestList
from headtable.web.guests_tonight import guests_tonight, is_for_next_night, is_of_earlier_night, note_night_of_list
from headtable.web.live_events import GuestsChanged
from headtable.web.live_room import LiveRoom
from headtable.web.money_record import MoneyRecord
from headtable.web.page_place import Place


class GuestRecords:
    """The guest list, and what is kept of it with each night in a file beside it."""

    def __init__(self, room: LiveRoom, complaints: Complaints, place: Place) -> None:
        self._room = room
        self.guests = GuestList(GuestFile(place.guests, complaints, place.write), self._on_guests)
        past_guests = place.guests and place.guests.with_name(ATTENDANCE)
        self.attendance = Attendance(AttendanceFile(past_guests, complaints, place.write))
        self.money = MoneyRecord(self.guests, room, self.attendance)

    def take_board(self, board: BoardState) -> None:
        """Give the board to the room; if the players have changed, so has who is here."""
        before = players_in(self._room)
        self._room.on_message(board)
        if players_in(self._room) != before:
            self._on_guests()

    def keep(self) -> None:
        """Keep who is here and what was paid with the list's night."""
        if is_for_next_night(self.guests, self._room):
            return
        note_night_of_list(self.guests, self._room)
        earlier = is_of_earlier_night(self.guests, self._room)  # then its payments are of that night, too
        guests = self.guests.guests if earlier else guests_tonight(self.guests, self._room)
        self.attendance.record(self._room, guests, self.guests.emptied)
        self.money.keep()

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self.guests.stored()
        await self.attendance.stored()

    def _on_guests(self) -> None:
        self._room.tell_of(GuestsChanged)
        self.keep()
