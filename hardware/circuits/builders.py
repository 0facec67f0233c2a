"""Short ways to write down a part with its nets, for the tables of the boards."""

from __future__ import annotations

from msgspec.structs import replace

from circuits import shop
from circuits.parts import Fit, Item, Part, Pin


def two(reference: str, item: Item, first: str, second: str, task: str) -> Part:
    """A part with two legs."""
    return Part(reference, item, task, (Pin("1", "1", first), Pin("2", "2", second)))


def diode(reference: str, item: Item, anode: str, cathode: str, task: str) -> Part:
    """A diode of any kind. Its first leg is the cathode, as on its footprint."""
    return Part(reference, item, task, (Pin("1", "cathode", cathode), Pin("2", "anode", anode)))


def fet(reference: str, gate: str, drain: str, source: str, task: str) -> Part:
    """A transistor that logic drives."""
    pins = (Pin("1", "gate", gate, "input"), Pin("2", "drain", drain), Pin("3", "source", source))
    return Part(reference, shop.LOGIC_FET, task, pins)


def coupler(reference: str, light: tuple[str, str], contact: tuple[str, str], task: str) -> Part:
    """An optocoupler: its light from anode to cathode, its contact from collector to emitter."""
    names = ("anode", "cathode", "emitter", "collector")
    nets = (*light, contact[1], contact[0])
    pins = tuple(Pin(str(number), name, net) for number, (name, net) in enumerate(zip(names, nets, strict=True), 1))
    return Part(reference, shop.COUPLER, task, pins)


def connector(reference: str, item: Item, nets: tuple[str, ...], task: str) -> Part:
    """A connector with the net of each pole, from pole 1 on."""
    return Part(reference, item, task, tuple(Pin(str(at), str(at), net) for at, net in enumerate(nets, 1)))


def away(reference: str, item: Item, first: str, second: str, task: str) -> Part:
    """A part with two wires at the end of a cable."""
    return Part(reference, item, task, (Pin("1", "1", first), Pin("2", "2", second)), "off-board")


def converter(reference: str, item: Item, nets: tuple[str, str, str], task: str) -> Part:
    """A converter with the legs of a 78xx: its supply, its ground, and what it gives."""
    supply, ground, out = nets
    pins = (Pin("1", "in", supply, "supply"), Pin("2", "ground", ground, "ground"), Pin("3", "out", out, "output"))
    return Part(reference, item, task, pins)


def only_for(fits: Fit, *parts: Part) -> tuple[Part, ...]:
    """Parts that only some makers fit."""
    return tuple(replace(part, fits=fits) for part in parts)
