"""The devices that were met, held against those that are configured."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches

from headtable.box.devices.devices import at_tables
from headtable.config import BoxSettings
from headtable.saying import say
from headtable.wire import PROTOCOL
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.line_probe import Device


def devices(box: BoxSettings, met: Mapping[str, Device], by_air: Collection[str] = ()) -> Iterator[Finding]:
    """Who is missing, who is a stranger, and who is as it should be; whoever comes ``by_air`` now meets nobody."""
    places = {pad.uid: f"table {pad.table}" for pad in at_tables(box)}
    places |= {signal.board: f"the {signal.signal}" for signal in box.signals}
    boards = {signal.board for signal in box.signals}
    strangers = [uid for uid in met if uid not in places]
    on_the_pi = {signal.board for signal in box.signals if signal.board != signal.device}  # met only by its box
    on_the_pi |= {dice.uid for dice in box.dice if dice.at != "line"} | {button.uid for button in box.buttons}
    for uid, place in places.items():
        if uid in by_air and uid not in met:
            yield unknown(uid, f"{place}: comes by Wi-Fi, and only to a box", "start the box, and look again")
        elif uid not in met and uid not in on_the_pi:
            yield _missing(uid, place, strangers, is_board=uid in boards)
    for device in met.values():
        yield _judged(device, places.get(device.uid))


def _missing(uid: str, place: str, strangers: list[str], *, is_board: bool) -> Finding:
    found = f"{place}: has not said hello" + (", and so it is silent" if is_board else "")
    fix = "switch it on, or plug it in; `headtable devices` shows who is there"
    near = get_close_matches(uid, strangers, n=1, cutoff=0 if is_board else 0.6)
    return wrong(uid, found, f"{fix}; {near[0]} is there, and in no configuration: is that its uid?" if near else fix)


def _judged(device: Device, place: str | None) -> Finding:
    told = f"{place or 'no table'}: {device.model}, firmware {device.firmware}"
    if device.protocol != PROTOCOL:
        return wrong(device.uid, f"{told}, protocol {device.protocol}", "flash it anew with this version's firmware")
    if place is None:
        return unknown(device.uid, told, f"headtable devices adopt {device.uid} --table N")
    if device.trouble:
        return wrong(device.uid, f"{told}: {say(device.trouble)}", "see `headtable devices`, and the box's log")
    return good(device.uid, told)
