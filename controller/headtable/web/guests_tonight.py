"""Which guests have a card tonight, and whether the list is of an earlier night."""

from __future__ import annotations

from headtable.web.attendance import is_under_way, players_in
from headtable.web.guest_list import Guest, GuestList, with_status
from headtable.web.live_room import LiveRoom


def guests_tonight(guests: GuestList, room: LiveRoom) -> tuple[Guest, ...]:
    """All guests, by name. Whoever has a card of the night is here, even if nobody has checked them in."""
    seated = set(players_in(room)) if _is_for_this_night(guests, room) else set()
    return tuple(with_status(one, "here") if one.name in seated else one for one in guests.guests)


def _is_for_this_night(guests: GuestList, room: LiveRoom) -> bool:
    """Whether the cards are those of the list's night. After the night, the list may be for the next one."""
    if is_for_next_night(guests, room):
        return False
    return is_under_way(room) or bool(guests.night and guests.night == room.night_name)


def is_for_next_night(guests: GuestList, room: LiveRoom) -> bool:
    """Whether the list is for the night after this one, which is being put away."""
    return bool(guests.not_of and guests.not_of == room.night_name)


def note_night_of_list(guests: GuestList, room: LiveRoom) -> None:
    """Note of which night the list is, once a night is under way."""
    if is_used(guests) and not guests.night and is_under_way(room) and not is_for_next_night(guests, room):
        guests.set_night(room.night_name)


def is_of_earlier_night(guests: GuestList, room: LiveRoom) -> bool:
    """Whether check-ins and payments on the list are those of another night than this one."""
    return bool(is_used(guests) and guests.night and room.night_name and guests.night != room.night_name)


def is_used(guests: GuestList) -> bool:
    """Whether there is anything on the list."""
    return bool(guests.names or guests.expenses or guests.income)
