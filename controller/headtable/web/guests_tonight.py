"""The guest list beside the night: whom the night has seated is here, and a list may be of an earlier night."""

from __future__ import annotations

from headtable.web.attendance import is_under_way, players_in
from headtable.web.guest_list import Guest, GuestList, with_status
from headtable.web.live_room import LiveRoom


def guests_tonight(guests: GuestList, room: LiveRoom) -> tuple[Guest, ...]:
    """All guests, by name. Whoever has a card of the night is here, whatever the door has tapped."""
    seated = set(players_in(room))
    return tuple(with_status(one, "here") if one.name in seated else one for one in guests.guests)


def take_list_for_the_night(guests: GuestList, room: LiveRoom) -> None:
    """Note of which night the list is, once a night is under way."""
    if guests.names and not guests.night and is_under_way(room):
        guests.set_night(room.night_name)


def is_of_earlier_night(guests: GuestList, room: LiveRoom) -> bool:
    """Whether check-ins and payments on the list are those of another night than this one."""
    return bool(guests.names and guests.night and room.night_name and guests.night != room.night_name)
