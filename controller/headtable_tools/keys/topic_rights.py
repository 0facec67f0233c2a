"""What each user of the broker may say and hear, from the table of topics and the filters of each part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, get_args

from headtable.box.subscriptions import commands, listens_to
from headtable.bus.logins import ENGINE, HOME_ASSISTANT, TOOLS, WEB, user_of_box
from headtable.config import BoxSettings, Config, SignalSettings
from headtable.engine.start import LISTEN as ENGINE_HEARS
from headtable.home_assistant.discovery import discovery_filter
from headtable.home_assistant.entities import MAY_ORDER, SHOWN
from headtable.messages.words import Role, Signal
from headtable.web.hall_watch import LISTEN as HALL
from headtable.web.live_room import LISTEN as ROOM
from headtable.wire import TOPICS, Program

COMMANDS: tuple[Program, ...] = ("devices", "link", "blasts", "night")  # they run on the machine of the broker
SIGNALS: tuple[Signal, ...] = get_args(Signal)


class Rights(NamedTuple):
    """One user's topic filters, below the venue's root, and those beyond it."""

    user: str
    says: tuple[str, ...]
    hears: tuple[str, ...]
    says_outside: tuple[str, ...] = ()
    hears_outside: tuple[str, ...] = ()


def rights_of_all(boxes: tuple[str, ...]) -> tuple[Rights, ...]:
    """The rights of every user, in a venue with boxes of these names."""
    return (
        Rights(ENGINE, _says("engine"), ENGINE_HEARS),
        Rights(WEB, _says("web"), (*ROOM, *HALL)),
        Rights(TOOLS, _says(*COMMANDS), ("#",)),
        *map(_of_box, boxes),
    )


def with_home_assistant(rights: Iterable[Rights], config: Config) -> Iterator[Rights]:
    """The same rights; the pages may also keep the discovery messages, and Home Assistant has its own if it is on.

    The pages keep their right while the setting is off, so that they can clear the messages.
    """
    home, filter_ = config.home_assistant, discovery_filter(config.home_assistant, config.venue.name)
    for each in rights:
        yield each._replace(says_outside=(filter_,), hears_outside=(filter_,)) if each.user == WEB else each
    if home.discovery:
        yield Rights(HOME_ASSISTANT, MAY_ORDER, SHOWN, (f"{home.prefix}/status",), (f"{home.prefix}/#",))


def _of_box(box: str) -> Rights:
    """A box speaks for itself and for any device, and clears the commands to itself: none may be retained.

    A pad may be plugged into any box, so its name does not tell which box may speak for it.
    """
    signals = tuple(SignalSettings(signal=signal, device="horn-01") for signal in SIGNALS)
    settings = BoxSettings(id=box, signals=signals)
    return Rights(user_of_box(box), (*_says("box", box=box), *commands(settings)), listens_to(settings))


def _says(*programs: Program, box: str = "") -> tuple[str, ...]:
    said = (
        as_filter(address)
        for topic in TOPICS
        for program in programs
        if program in topic.said_by
        for address in _addresses(topic.address, _roles(program), box)
    )
    return tuple(dict.fromkeys(said))


def _roles(program: Program) -> tuple[Role, ...]:
    """The roles for which a part may speak in ``in/{role}/{uid}``. The engine answers all of them."""
    match program:
        case "box":
            return ("device",)
        case "web":
            return ("phone", "host")
        case _:
            all_roles: tuple[Role, ...] = get_args(Role)
            return all_roles


def _addresses(address: str, roles: tuple[Role, ...], box: str) -> Iterator[str]:
    """The topic's addresses, with the names filled in that this user may use."""
    if box:
        address = address.replace("{box}", box).replace("{id}", box)
    for signal in SIGNALS if box and "{signal}" in address else ("",):
        for role in roles if "{role}" in address else ("",):
            yield address.replace("{signal}", signal or "{signal}").replace("{role}", role)


def as_filter(address: str) -> str:
    """``as_filter("sig/{box}-{signal}/cmd")`` is ``sig/+/cmd``: a wildcard is a whole level."""
    return "/".join("+" if "{" in level else level for level in address.split("/"))
